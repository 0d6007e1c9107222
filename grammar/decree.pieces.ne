# decree.pieces.ne: an order in a language whose clauses are read as pieces.
#
# The order stands among its verbs, things and limits. A run of words is one token, so that pieces never grow into
# each other and a sentence parses in one way. A language says for itself what a `thing` and a `limit` look like.

@lexer lexer

sentence -> clause                          {% ([clause]) => [clause] %}
          | sentence %stop clause           {% ([clauses, , clause]) => [...clauses, clause] %}

clause -> null                              {% make.nothing %}
        | pieces order pieces               {% ([before, order, after]) => make.piecedClause(order, before, after) %}

# Polarity is what the order is called, never a word among others.
order -> %forbid                            {% ([order]) => order %}
       | %handsoff                          {% ([order]) => order %}
       | %ask                               {% ([order]) => order %}
       | %only                              {% ([order]) => order %}
       | %allow                             {% ([order]) => order %}
       | %resume                            {% ([order]) => order %}
       | %noask                             {% ([order]) => order %}
       | %lift                              {% ([order]) => order %}
       | %lifted                            {% ([order]) => order %}
       | %always                            {% ([order]) => order %}

pieces -> null                              {% () => [] %}
        | pieces piece                      {% ([pieces, piece]) => [...pieces, piece] %}

piece -> %verb                              {% ([verb]) => make.verbPiece(verb) %}
       | thing                              {% ([thing]) => thing %}
       | limit                              {% ([limit]) => make.limitPiece(limit) %}

list -> %word                               {% ([word]) => [[word]] %}
      | list %join %word                    {% ([list, , word]) => [...list, [word]] %}

# A time, "by itself", the user's word: complete as it stands.
mark -> %mark                               {% ([mark]) => make.limit(mark, []) %}

opening -> %if                              {% ([opening]) => opening %}
         | %unless                          {% ([opening]) => opening %}
         | %until                           {% ([opening]) => opening %}
         | %except                          {% ([opening]) => opening %}
         | %instead                         {% ([opening]) => opening %}

closing -> %before                          {% ([closing]) => closing %}
         | %while                           {% ([closing]) => closing %}
         | %besides                         {% ([closing]) => closing %}
         | %rather                          {% ([closing]) => closing %}
