# negation.ne: what does a sentence say to do without?
#
# The wordings are in src/compile/negation-lexer.ts:
#   forbid   "do not use", "never call", 不要用 …   names what not to use; says "not" itself
#   sparing  "without using", "stop running" …      names what not to use, unless the clause already says "not"
#   lack     "without", "avoid", "instead of" …     the same; and no more than the name may follow
#
# Unambiguous by construction: the lexer gives every token one role (a word after an opener is a `name`, any
# other is a `word`), and repetition is to the left only, so that parsing takes time linear in the sentence.

@preprocessor typescript

@{%
import { before, firstItem, keepOpening, lexer, nextItem, none, settle, together } from './negation-lexer.ts';
%}

@lexer lexer

# "Review the change; do not use git."
sentence -> clause                        {% ([clause]) => clause %}
          | sentence %stop clause         {% ([sentence, , clause]) => together(sentence, clause) %}

clause -> calm                            {% ([calm]) => calm %}
        | stern                           {% ([stern]) => stern %}

# A clause that has not said "not" so far.
calm -> null                              {% none %}
      | opening                           {% ([opening]) => keepOpening(opening) %}
      | spoken                            {% ([spoken]) => spoken %}

# "Without git, search the docs": after the comma stands what to do instead.
opening -> without                        {% ([without]) => without %}

# "Review the change without git"
spoken -> %word words                     {% none %}
        | spoken without                  {% ([spoken, without]) => together(spoken, without) %}
        | opening without                 {% ([opening, without]) => together(keepOpening(opening), without) %}

# "Do not push without review": a clause that says "not" wants what it says not to be without.
stern -> calm %not words                  {% ([calm]) => calm %}
       | calm forbidden                   {% ([calm, forbidden]) => together(calm, forbidden) %}
       | stern %not words                 {% ([stern]) => stern %}
       | stern forbidden                  {% ([stern, forbidden]) => together(stern, forbidden) %}
       | stern without                    {% ([stern]) => stern %}

# "do not use git or the browser"
forbidden -> %forbid objects              {% ([, objects]) => before(objects, 'prefix') %}

# "without using git", "without git"
without -> %sparing objects               {% ([, objects]) => before(objects, 'prefix') %}
         | %lack objects                  {% ([, objects]) => before(objects, 'whole') %}

# "do not use it"
objects -> articles tail                  {% none %}
# "do not use the browser"
         | list tail                      {% ([list, tail]) => settle(list, tail) %}
# "do not use git and then go on"
         | list %join articles tail       {% ([list]) => settle(list, 'nothing') %}

# "without the git tool"
list -> articles %name                    {% ([, name]) => [firstItem(name)] %}
# "do not use git, slack or the browser"
      | list %join articles %name         {% ([list, join, , name]) => [...list, nextItem(join, name)] %}

articles -> null                          {% none %}
          | articles %article             {% none %}

# What follows the last name: nothing, "… the diff" (so the name was a verb), "… for this".
tail -> null                              {% () => 'nothing' %}
      | %object words                     {% () => 'object' %}
      | %word words                       {% () => 'word' %}

words -> null                             {% none %}
       | words %word                      {% none %}
