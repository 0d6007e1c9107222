% lexicon.pl: which words stand for which others, when units are searched?

word_class(create, create).
word_class(create, open).
word_class(create, start).
