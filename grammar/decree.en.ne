# decree.en.ne: what does an English sentence order?
#
# The lexer (src/memory/decree/english*.ts) gives every word one role, from the phrases of rules/decree-lexicon.pl,
# and leaves out articles and politeness. Lists grow to the left only and every limit begins with a token of its
# own, so a sentence parses in one way, in time linear in its length.

@preprocessor typescript

@{%
import * as make from './clause.ts';
import { lexer } from './token.ts';
%}

@lexer lexer

# "Use the staging database, do not touch prod and stop printing secrets."
sentence -> clause                          {% ([clause]) => [clause] %}
          | sentence %stop clause           {% ([clauses, , clause]) => [...clauses, clause] %}

# "Fix the test."
clause -> null                              {% make.nothing %}
# "Deploy to staging, never to prod": what the next clause goes on with.
        | %request actions rest aside       {% ([, actions, rest]) => make.clause(make.order('request', actions), [], rest) %}
# "I said never mind."
        | %idle                             {% make.nothing %}
# "Until Monday, never deploy to prod."
        | fronted order rest aside          {% ([fronted, order, rest]) => make.clause(order, fronted, rest) %}

fronted -> null                             {% () => [] %}
         | limits %then                     {% ([limits]) => limits %}

limits -> limit                             {% ([limit]) => [limit] %}
        | limits limit                      {% ([limits, limit]) => [...limits, limit] %}

# "Never email Sarah."
order -> %forbid actions                    {% ([, actions]) => make.order('forbid', actions) %}
# "Keep your hands off the calendar."
       | %handsoff action                   {% ([, action]) => make.order('handsoff', [action]) %}
# "Stay out of the secrets folder."
       | %keepout action                    {% ([, action]) => make.order('keepout', [action]) %}
# "Leave the config alone."
       | %leave action %alone               {% ([, action]) => make.order('handsoff', [action]) %}
# "Ask me before deploying."
       | %ask actions                       {% ([, actions]) => make.order('ask', actions) %}
# "Before any refund, get my OK."
       | %before actions %then %askme       {% ([, actions]) => make.order('ask', actions) %}
# "Refunds need my approval."
       | action %need places                {% ([action, , places]) => make.order('ask', [make.at(action, places)]) %}
# "Deploys: ask me first."
       | action %askme                      {% ([action]) => make.order('ask', [action]) %}
# "Production is off limits."
       | action %banned places              {% ([action, , places]) => make.order('banned', [make.at(action, places)]) %}
# "The config must not be edited."
       | action %passive verbs places       {% ([action, , verbs, places]) => make.order('forbid', [make.done(action, verbs, places)]) %}
# "Nothing gets merged."
       | %nothing %gets action              {% ([, , action]) => make.order('forbid', [action]) %}
# "Nobody but Bob gets an email."
       | %nothing limit %gets action        {% ([, limit, , action]) => make.order('forbid', [action], [limit]) %}
# "Only email Bob."
       | %only actions                      {% ([, actions]) => make.order('only', actions) %}
# "Email only Bob."
       | %verb %only things                 {% ([verb, , things]) => make.order('only', [make.action([verb], things)]) %}
# "Only Bob gets emails."
       | %only action %gets action          {% ([, who, , action]) => make.order('only', [make.given(action, who)]) %}
# "You can email Sarah again."
       | %allow actions                     {% ([allow, actions]) => make.order('allow', actions, [make.limit(allow, [])]) %}
# "Deploys are fine again."
       | action %allowed                    {% ([action, allowed]) => make.order('allowed', [action], [make.limit(allowed, [])]) %}
# "Resume deploying."
       | %resume actions                    {% ([, actions]) => make.order('resume', actions) %}
# "No need to ask before committing."
       | %noask actions                     {% ([, actions]) => make.order('noask', actions) %}
# "Forget what I said about not emailing Bob."
       | %lift actions                      {% ([, actions]) => make.order('lift', actions) %}
# "The freeze on deploys is over."
       | action %lifted                     {% ([action]) => make.order('lifted', [action]) %}
# "Never mind the rule."
       | %liftall                           {% () => make.order('liftall', []) %}
# "Why did you push?"
       | %asked actions                     {% ([, actions]) => make.order('asked', actions) %}
# "Always cc accounting."
       | %always actions                    {% ([, actions]) => make.order('always', actions) %}

# "Never push to main or deploy to prod."
actions -> action                           {% ([action]) => [action] %}
         | actions %also action             {% ([actions, , action]) => [...actions, action] %}

action -> verbs things                      {% ([verbs, things]) => make.action(verbs, things) %}

# "Never delete, move or rename files."
verbs -> null                               {% () => [] %}
       | %verb                              {% ([verb]) => [verb] %}
       | verbs %vjoin %verb                 {% ([verbs, , verb]) => [...verbs, verb] %}

# "… the roadmap with investors or the press"
things -> places                            {% ([places]) => places %}
        | list places                       {% ([list, places]) => [make.part(null, list), ...places] %}

places -> null                              {% () => [] %}
        | places %prep list                 {% ([places, prep, list]) => [...places, make.part(prep, list)] %}
        | places %prep                      {% ([places]) => places %}

# "… Sarah, Bob or the press"
list -> name                                {% ([name]) => [name] %}
      | list %join name                     {% ([list, , name]) => [...list, name] %}

name -> %word                               {% ([word]) => [word] %}
      | name %word                          {% ([name, word]) => [...name, word] %}

rest -> null                                {% () => [] %}
      | rest limit                          {% ([rest, limit]) => [...rest, limit] %}

# "… until the tests pass"
limit -> %open said                         {% ([open, said]) => make.limit(open, said) %}
# "… today in production"
       | %mark places                       {% ([mark, places]) => make.mark(mark, places) %}

said -> null                                {% () => [] %}
      | said %text                          {% ([said, text]) => [...said, text] %}

# "…, she opted out"
aside -> null                               {% () => null %}
       | %aside                             {% () => null %}
