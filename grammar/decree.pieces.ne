# decree.pieces.ne: an order in a language whose clauses are read as pieces.
#
# The order stands among its verbs, things and limits, and what each piece is follows from its own words. A run of
# words is one token, so that pieces never grow into each other and a sentence parses in one way.

@lexer lexer

sentence -> clause                          {% ([clause]) => [clause] %}
          | sentence %stop clause           {% ([clauses, , clause]) => [...clauses, clause] %}

clause -> null                              {% make.nothing %}
        | pieces %order pieces              {% ([before, order, after]) => make.piecedClause(order, before, after) %}

pieces -> null                              {% () => [] %}
        | pieces piece                      {% ([pieces, piece]) => [...pieces, piece] %}

piece -> %verb                              {% ([verb]) => make.verbPiece(verb) %}
       | list                               {% ([list]) => make.thingPiece(null, list) %}
       | %prep list                         {% ([prep, list]) => make.thingPiece(prep, list) %}
       | %open                              {% ([open]) => make.limitPiece(open) %}
       | %open %text                        {% ([open, text]) => make.limitPiece(open, text) %}

list -> %word                               {% ([word]) => [[word]] %}
      | list %join %word                    {% ([list, , word]) => [...list, [word]] %}
