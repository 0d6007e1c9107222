% decree-lexicon.pl: which words set, change and end rules, and what do verbs and nouns stand for?
%
% A policy adds facts of the same relations (rules/vocabulary.pl declares them). `{a|b|}` in a phrase stands for its alternatives. Words are written in
% lower case, without contractions (`do not`, `it is`).

% ----------------------------------------------------------------------------- English: wordings
%
% decree_phrase(Language, Role, Phrases): see grammar/decree.en.ne for what each role does in a sentence.

% An order not to; a verb, as it stands or in -ing, follows.
decree_phrase(en, forbid, ["{please |}{do|does} not {you dare |}{ever |even |just |}{try to |start |go |go and |}", "never {ever |again |, ever |, never |, ever , ever |}{try to |}", "{you|agents|the agent|the assistant|you two|nobody|no one} {must|should|may|shall|can|could|will|would} {not|never} {ever |}", "we {must|should|may|shall} {not|never} {ever |}", "{must|shall|may} {not|never} {ever |}"]).
decree_phrase(en, forbid, ["you are {not|never|no longer} {ever |}{to|allowed to|permitted to|supposed to|authorized to|authorised to|free to|meant to}", "you are {forbidden|prohibited|barred|banned} {to|from}", "you have no {permission|business|right} {to|}", "you do not have {my |}permission to", "{you|nobody|no one} {must|should} not be able to", "you had better not", "you better not", "you need to {stop|avoid|quit}", "you have to {stop|avoid}", "you must {stop|avoid}"]).
decree_phrase(en, forbid, ["i do not {ever |}{want|like} {you|you to ever|you ever} {to|}", "i do not want you to {ever |}", "i {would not like|would not want} you to", "i never {ever |}want to see {a|another|any|a single|one more} {more |single |}", "i never {ever |}want {you|you to|to see you|to catch you}", "i do not want to see you", "i do not want any {more |further |}", "i {want|need} no {more |further |}", "i {forbid|prohibit} you {to|from}", "i forbid", "i would {rather|prefer} {you|that you|it if you} {did not|do not|never|not}", "i {would|} prefer {you|if you|that you} {did not|do not|never|not}", "i would appreciate it if you {did not|do not|never|would not|stopped}", "i {would be|am} {happier|glad|grateful} if you {did not|never|stopped}", "it would be {great|nice|good|better|best|lovely} if you {did not|never|could not|would not|stopped|could stop|would stop|avoided|could avoid}", "i need you {to not|not to|to never|to stop|to avoid}", "i want you {to not|not to|to never|never to|to stop|to avoid}", "i am asking you {not to|to not|to stop}", "i would like you {to not|not to|to never|to stop|to avoid}", "i ask you not to"]).
decree_phrase(en, forbid, ["{can|could|will|would} you {please |kindly |}{not|never|stop|avoid|refrain from|quit}", "would you mind not", "{let us|lets} {please |}{not|never|avoid|stop|hold off on|skip} {ever |}", "{let us|lets} {please |}{hold|pause|suspend|freeze|halt} {all|any|the|every|off on|back on|further|} {further |more |new |}", "not to {ever |}", "please not", "make sure {you do not|not to|you never|to never|that you do not|you are not|to not|to avoid}", "{be careful|take care|try|be sure|remember} {not to|to not|to never|never to|to avoid|you do not}", "{ensure|see that} you {do not|never}", "whatever you do , {do not|never}", "whatever you do {do not|never}", "under no {circumstances|circumstance|conditions} {should you|are you to|may you|must you|can you|will you|do you|shall you|}", "on no account {should you|are you to|may you|must you|}", "at no {point|time} {should you|are you to|may you|must you|}", "in no case {should you|are you to|may you|must you|}", "by no means {should you|may you|}", "not {once|ever} {should you|are you to|}"]).
decree_phrase(en, forbid, ["{stop|quit|cease|avoid|discontinue|drop|skip|enough|kindly stop} {with the|with|all|any|the|}", "{refrain|abstain|desist} from {ever |}", "{keep|stay|steer} {yourself |}{from|clear of|away from} ever", "hold off {on|from|} {any|all|}", "hold off", "hold back {on|from|}", "wait with", "{hold|pause|suspend|freeze|halt} {all|any|the|every|} {further |more |new |}", "put {all|any|} {further |} on hold", "give up", "resist", "no longer", "there {must|should|can|shall|will|may} be no {more|further|new|}", "{absolutely |strictly |}no {more |further |new |longer any |}", "none of your", "not {a|one|another|a single}{ more| further| single|}", "{neither|not any|no more} {of the|}"]).

% An order to keep away from what follows.
decree_phrase(en, handsoff, ["{keep|get|take} {your |those |}{hands|mitts|paws|fingers} off {of |}", "hands off {of |from |}", "{keep|stay|steer|get} {well |far |right |}{clear of|off|off of}", "{do not|never} {ever |}{mess|mess around|fiddle|tinker|fool|play|interfere|meddle|muck} {with|around with|about with|in}", "do not lay {a finger|hands} on", "do not so much as touch", "{i do not want|do not let|i do not want to see} {any |}changes {to|in}", "{make|do not make|do not do} no changes {to|in}", "{do not|never} {even |ever |you dare |}think {about|of} touching", "do not make {any |}{changes|edits|modifications|alterations} {to|in|on}", "no {changes|edits|modifications|touching|more changes} {to|in|of|}"]).
% The same, and reading counts.
decree_phrase(en, keepout, ["{keep|stay|get|steer} {well |far |right |}{away from|out of}", "{do not|never} {ever |}go {near|anywhere near|into|in|through}"]).
decree_phrase(en, forbid, ["{do|does} not {even |ever |you dare |}{dream of|think about|think of|consider|bother}", "{i do not want|i never want} you {to even think about|to think about}", "{lay|knock} off {of |with |the |}", "{quit|stop|enough} {it |}with {the |all the |your |}", "cut it out with", "{can|could} we {please |}not", "resist the urge to", "i would rather {not {have|see} |we did not |we never |you left }", "i do not {ever |}want to {see|find|hear about|get} {any |another |}", "{you do not|you never} get to", "i do not {ever |}{want|need} {any|anyone|anybody|anything|another|more}", "i will not have {you |any |}", "nobody {asked|told|said} you {to|could}", "{it is|that is} {a bad idea|not a good idea} to", "kindly {avoid|stop|do not}", "the answer is no to"]).
decree_phrase(en, leave, ["leave", "let", "keep", "treat", "consider"]).
decree_phrase(en, alone, ["alone", "be", "untouched", "unchanged", "as is", "as it is", "as they are", "as {it|they} {is|are|stand|stands}", "well alone", "in peace", "intact", "out of {all |}{this|it|that|everything|the loop|the thread|the threads|the conversation|the discussion}", "where {it|they} {is|are}", "read only", "read-only", "out of {this|it|that|everything}", "as {strictly |}{read only|read-only|off limits|off-limits|frozen|immutable|sacred|untouchable|out of bounds|forbidden|locked}", "off limits", "frozen", "locked down"]).

% An order to ask first; what to ask about follows.
decree_phrase(en, forbid, ["it is {strictly |absolutely |expressly |completely |}{forbidden|prohibited|banned|not allowed|not permitted|not okay|not ok|not acceptable|never okay|never ok|never allowed|never acceptable} {for you |}to"]).
decree_phrase(en, ask, ["{always |please |}{ask|consult|check with|check in with|confirm with|ask for|verify with|clear it with|run it by|run it past|talk to|speak to|wait for|double check with|double-check with|come to|warn|tell|notify|alert|ping|prompt|message} me {first |}before {you |ever |you ever |you go |going |}", "{always |please |}{ask|check|confirm|verify|double check|double-check} {first |}{before|prior to} {you |ever |}", "{always |please |}{get|ask|wait|obtain|request|seek|have|ask for|wait for|ask me for|get me} {for |}{my|explicit|an|the|a|some} {explicit |express |written |prior |clear |}{ok|okay|approval|permission|consent|confirmation|sign off|go ahead|green light|blessing|say so|yes|thumbs up|nod|authorization|authorisation} {from me |first |}before {you |ever |}", "{always |please |}ask {me |}for {my |}{permission|approval|confirmation|consent} {before|prior to|to} {you |}", "i {want|need|would like|have} to {approve|confirm|see|review|ok|sign off on|check|okay|authorize} {any|every|all|each|it before|them before|everything before} {you |}", "{let me|i want to|i need to|i get to|i would like to} {see|review|check|approve|read|look at|confirm|ok|okay|sign off on|vet} {it|them|the text|the draft|the diff|the plan|everything|that|things|this} before {you |}", "{show|send|run|give} me {it|them|the text|the draft|the diff|the plan|everything|that|a draft|a preview|the list|the command} before {you |}", "always get {confirmation|approval|permission} before {you |}", "{i want to be|i would like to be|i need to be} {asked|consulted} before {you |}"]).
% The same, after what to ask about ("Before any refund, get my OK").
decree_phrase(en, askme, ["{let me|i want to|i need to|i must|i have to|i get to|i would like to|show me|send me|run past me|i should} {look at|look over|go over|have a look at|take a look at|see|review|check|approve|read|look at|confirm|sign off on|ok|vet|proofread|inspect|preview|a draft of|the draft of|a preview of|}", "{always |please |you must |you should |you have to |you need to |}{ask|consult|check with|check in with|confirm with|verify with|clear it with|clear that with|run it by|run that by|run it past|run them by|talk to|speak to|wait for|double check with|double-check with|come to|come back to|ping|prompt|ask for} me {first|}", "{always |please |you must |}{get|wait for|obtain|request|seek|have|ask for|ask me for|wait till you have|make sure you have} {my|explicit|an|the|a|some} {explicit |express |written |prior |clear |}{ok|okay|approval|permission|consent|confirmation|sign off|go ahead|green light|blessing|say so|yes|thumbs up|nod|authorization|authorisation} {from me |first |}", "{always |please |}{ask|check|confirm|verify} first", "{let me|i want to|i need to|i would like to} {see|review|check|approve|read|look at|confirm|ok|vet|have a look at} {it|them|the text|the draft|the diff|the plan|that|this} {first|}", "{let me|i want to|i need to} {have a look|take a look|know|check|confirm|review|approve|decide|be asked}{ first|}", "{show|send} me {the|a|it|them} {text|draft|diff|plan|preview|list|command|}{ first|}", "you {must|have to|need to|should} {ask|check|confirm|get {approval|permission|my approval|my ok|my permission|confirmation}}", "i {must|have to|need to|want to|should} {approve|confirm|ok|sign off|agree|say yes|be asked|approve it|confirm it|approve them}"]).
decree_phrase(en, ask, ["{always |please |}{run|clear|check|discuss|confirm} {it|this|that|them|things} {by|past|with} me {first |}{before|prior to} {you |ever |you ever |}", "{always |please |}{wait for|get|ask for|ask me for|seek|have|obtain} {my|a|an|the|some} {explicit |express |written |prior |clear |}{say-so|say so|ok|okay|approval|permission|consent|confirmation|sign-off|sign off|go-ahead|go ahead|green light|green-light|blessing|yes|thumbs up|thumbs-up|nod|word|authorization|authorisation|signature|agreement|clearance} {from me |first |}{before|prior to} {you |ever |you ever |}"]).
% "Refunds need my approval"
decree_phrase(en, need, ["{always |}{need|needs|require|requires|must have|has to have|have to have|should have|must get|need to have} {my|me|explicit|an|manual|a|human|the user|prior|written} {explicit |express |written |prior |personal |}{ok|okay|approval|permission|consent|confirmation|sign off|go ahead|green light|blessing|say so|yes|review|authorization|authorisation|signature}", "{always |}{need|needs|require|requires} {approval|permission|confirmation|sign off|my|review}{ from me|}", "{must|should|has to|have to|need to|needs to} be {approved|confirmed|okayed|cleared|signed off|reviewed|checked|authorised|authorized|green lit} {by me|with me|}", "{must|should|has to|have to|need to|needs to} {go through|go past|be run by|be run past|wait for|come past|come to|be cleared with} me{ first|}", "{is|are} {subject to|conditional on|only with|only after|pending} {my|} {ok|okay|approval|permission|consent|confirmation|sign off|go ahead}", "only {with|after} my {explicit |}{ok|okay|approval|permission|consent|confirmation|sign off|go ahead|say so}"]).
decree_phrase(en, need, ["{always |}{need|needs|require|requires|must have|has to have|have to have|must get|take|takes|call for|calls for} {my|me|a|an|explicit} {explicit |express |written |prior |personal |}{say-so|say so|ok|okay|approval|permission|consent|confirmation|sign-off|sign off|go-ahead|go ahead|green light|green-light|blessing|yes|thumbs up|thumbs-up|nod|word|authorization|authorisation|signature|agreement|clearance}{ from me|}{ first|}", "{is|are} not {your|the agent} call", "{is|are} {my call|up to me|for me to decide|my decision}"]).
% "Production is off limits"
decree_phrase(en, banned, ["{is|are|remains|remain|stays|stay|will be|must be|should be|be|is now|are now} {strictly |absolutely |completely |totally |still |now |also |again |definitely |} {off limits|off-limits|forbidden|prohibited|banned|not allowed|not permitted|not ok|not okay|not acceptable|not an option|not to be touched|taboo|a no go|a no-go|no go|out of bounds|verboten|not on|off the table|not for you|disallowed|frozen|paused|on hold|suspended|not yours|none of your business|read only|read-only|read - only|immutable|untouchable|sacred|no longer allowed|no longer permitted|never allowed|never ok|never okay|never acceptable|never permitted|not your business|not welcome|strictly off limits}", "off limits{ :|}", "{must|should|has to|have to} {stay|remain|be left|be kept} {untouched|unchanged|as is|as it is|as they are|alone|intact|private|confidential|closed|frozen}", "{stays|stay|remains|remain} {untouched|unchanged|as is|as it is|as they are|intact|read only}", "{is|are} not allowed"]).
decree_phrase(en, banned, ["{is|are} something {only |that only |}{i|we} {do|handle|deal with|take care of|decide|touch|run|manage}{ myself| ourselves|}", "{is|are} {my|our} {job|thing|responsibility|domain|territory|department}", "{is|are} {mine|for me}{ to {do|handle|touch|decide|make}|}{ only|}", "{is|are} {out|out of the question|out of scope|not happening|unacceptable|a hard no|a big no|a no|not on the menu|not to happen|not for agents|not for bots|for humans only|humans only|dead to me|not a toy|done by hand|done manually|handled by me|handled by hand|blocked}"]).
% "Prod must not be touched", "is never to be deployed"
decree_phrase(en, passive, ["{may|can|should|must|shall|will} only {ever |}be", "{must|should|may|shall|can|could|will} {not|never} {ever |}{be|get}", "{is|are} {not|never} {ever |}to {ever |}be", "{is|are} never", "{must|should|may|shall|can|will} no longer {be|get}", "{is|are} not {to get|allowed to be|supposed to be}"]).
decree_phrase(en, need, ["{always |must |have to |has to |should |}{need|needs|require|requires|take|takes|want|wants|call for|calls for|await|awaits|have|get} {at least |}{a|an|one|two|three|some|both} {quick |clear |formal |explicit |express |written |definite |firm |personal |verbal |}{ok|okay|approval|approvals|permission|consent|confirmation|confirmations|sign off|sign-off|sign-offs|go ahead|go-ahead|green light|blessing|yes|thumbs up|thumbs-up|nod|word} {from|by} me{ first|}", "{always |must |should |have to |has to |need to |needs to |will |all |}{go|goes|come|comes|get run|be run|run|pass} {through|by|past|via} me{ first|}", "{always |must |should |have to |has to |need to |needs to |}{wait|waits} for {me|my} {ok|okay|approval|permission|consent|confirmation|sign off|sign-off|go ahead|go-ahead|green light|blessing|yes|thumbs up|thumbs-up|nod|word|say so|say-so|}", "{need|needs|require|requires} me{ first| personally|}", "{is|are} {mine|for me} to {approve|sign off|sign off on|confirm|decide|okay|ok|clear|release}{ first|}", "{i|you need me to} {approve|confirm|sign off on} first"]).
decree_phrase(en, need, ["{not|never} without {asking|approval|permission|consent|confirmation|checking|a yes}{ first|}", "{not|never} without {asking|telling|checking with} me", "{not|never} without {my|a|an} {explicit |express |written |prior |}{ok|okay|approval|permission|consent|confirmation|sign-off|sign off|go-ahead|go ahead|green light|blessing|say-so|say so|word|yes|nod}", "only with my {explicit |}{ok|okay|approval|permission|consent|say-so|blessing|sign-off}"]).
decree_phrase(en, nothing, ["nothing", "nobody", "no one", "none", "no-one", "nothing else", "nobody else", "no one else", "no other person"]).
decree_phrase(en, gets, ["{gets|get|receives|receive|may receive|should receive|may have|is|are|may be|should be|must be|can be|is to be|shall be|will be|may get|should get|is allowed to|may}"]).

% Permission; it ends a rule when it says so (again, now, after all) or names what was forbidden.
decree_phrase(en, allow, ["{now |}{you|we} {can|may|could|might|are allowed to|are free to|are permitted to|are welcome to|have my permission to|are clear to|are cleared to|have permission to|have my ok to|have my blessing to} {now |again |once again |once more |once |freely |always |also |safely |just |still |go ahead and |}", "{feel free|you are free|go ahead and|feel free to go ahead and|go on and|go back to|it is time} {to |}{now |again |}", "{it is|its|that is|is} {now |totally |perfectly |absolutely |completely |again |}{ok|okay|fine|all right|alright|good|cool|safe|allowed|permitted} {now |again |by me |with me |for you |}{to|if you|that you} {now |again |}", "i am {ok|okay|fine|good|cool} {now |}with {you |your |}", "i {now |} {allow|permit|let} you {to |}", "{okay|ok|fine|all right|alright} to", "{from now on|from here on} {you|we} {can|may|are allowed to}", "{do not stop|you can keep|keep on|carry on|go back to|start|resume|continue|restart|you can continue|you can resume|you can go back to|you can start} {again |}"]).
decree_phrase(en, resume, ["{do not|never} stop", "resume", "{go|you can go|feel free to go} back to", "you can {resume|restart|start}", "{re - enable|reenable|unblock|unfreeze|unban|re - allow}", "start again"]).
decree_phrase(en, allowed, ["{is|are} {now |totally |perfectly |absolutely |completely |again |back |no longer |all |}{ok|okay|fine|all right|alright|allowed|permitted|good|good to go|open|possible|back on|on again|welcome|unblocked|allowed again|ok again|fine again}{ again| now| after all| once more| once again|}", "{is|are} no longer {off limits|off-limits|forbidden|prohibited|banned|frozen|blocked|a problem|an issue|on hold|needed|off the table}", "{is|are} {not|no longer} {off limits|forbidden|banned|prohibited} {anymore|any more|any longer|}", "{can|may} {be|get} {resumed|used again|started again|restarted}", "{can|may} {resume|start again|go ahead|go out again|continue|proceed}"]).
decree_phrase(en, noask, ["{there is |}no need to {ask|check with|check in with|confirm with|consult|wait for|ask for} {me |my approval |my permission |permission |approval |first |}{first |any more |anymore |again |}{before|when|about|for|to|every time you|each time you}{ you|}", "{you|we} {do not|no longer|need not|do not even} {need to|have to|need|have|must|} {ask|check with|check in with|confirm with|consult|wait for|ask for|get} {me |my approval |my permission |permission |approval |my ok |confirmation |first |}{first |any more |anymore |again |}{before|when|about|for|to|every time you|each time you}{ you|}", "{you|we} {do not|no longer} need {my|any|} {approval|permission|ok|okay|consent|confirmation|sign off} {any more |anymore |any longer |}{to|for|before|when}{ you|}", "{stop|quit} {asking|checking with|bothering|consulting|pestering|prompting} {me |for my approval |for permission |for confirmation |}{first |every time |each time |}{before|when|about|for|to}{ you| every| each|}", "{do not|never} {ask|check with|bother asking|consult} {me |for my approval |for permission |}{first |again |}before{ you|}"]).
decree_phrase(en, noask, ["{you can|you may|feel free to|please|you can safely} {stop|quit|skip} {asking|checking with|checking in with|bothering|consulting|pestering|prompting|waiting for} {me |my approval |my permission |for my approval |for permission |for confirmation |}{first |every time |each time |}{before|when|about|for|to|every time|each time}{ you|}"]).
decree_phrase(en, noask, ["{you can |you may |feel free to |just |}skip {the|my|any} {confirmation|approval|permission|sign-off|sign off|question} {and|to|before|for|when|on} {just |}"]).
decree_phrase(en, ask, ["{let me know|give me a {heads up|heads-up|shout|ring|chance to {look|check|review|object}}|loop me in|flag it|flag it to me|shout|check in|check in with me|get in touch|come to me|ask around|drop me a line} {first |}{before|prior to} {you |ever |you ever |}", "{i would like to|i want to|i need to|i have to|i must|i should} {ok|okay|approve|sign off on|see|review|check|vet|confirm|be asked about|hear about|know about|greenlight|green light} {any|every|all|each|each and every|everything} {new |single |}", "i {get to|have to} {ok|okay|approve|sign off on|see|review|check|vet} {any|every|all|each} {new |single |}", "{let me|i want to|i need to|i would like to|i have to|i must|i get to} {have a look at|take a look at|look at|look over|go over|see|review|check|approve|read|confirm|ok|okay|sign off on|vet|proofread|inspect|preview} {any|every|all|each|each and every} {new |single |}", "{show|send|give} me {any|every|all|each|each and every} {new |single |}"]).
% What follows is the rule that ends.
decree_phrase(en, lift, ["{please |you can |you may |}{forget|disregard|ignore|never mind|nevermind|scrap|drop|lift|undo|cancel|revoke|remove|withdraw|retract|delete|rescind|repeal|end|void|relax|take back|scratch|strike|i take back|i withdraw|i retract|i am lifting|i lift|i cancel|i revoke|i rescind} {the |my |that |this |any |all |those |our |}{earlier |previous |old |last |first |standing |former |}{rule|rules|ban|bans|restriction|restrictions|prohibition|instruction|instructions|order|orders|request|freeze|block|embargo|moratorium|limit|policy|requirement|decree|no-go|hold|part|bit|thing|stuff} {about|on|against|for|not to|that says|saying|of|regarding|concerning|around|to|with|from}{ not| never| no|}", "{please |you can |}{forget|disregard|ignore|never mind|nevermind|scrap|drop|undo|scratch|strike|cancel|i take back} {what|that thing|all that|everything|the thing|that|the stuff} {i |} {said|told you|asked|wrote|asked for|instructed|mentioned} {earlier |before |yesterday |last week |previously |}{about|on|regarding|concerning|against|to|for|that} {you |}{not |never |no |}{to |}", "{the|my|that|our} {earlier |previous |old |}{rule|ban|restriction|prohibition|freeze|block|embargo|moratorium|limit|instruction|hold} {about|on|against|for|regarding|of|not to}", "i {was wrong|changed my mind|have changed my mind|no longer mind|am over it|did not mean it} {about|when i said|on}{ not| never| no|}", "{i do not|i no longer} mind {if you|you|}"]).
decree_phrase(en, lifted, ["{is|are|has been|have been|was} {now |hereby |officially |} {over|lifted|gone|off|void|cancelled|canceled|revoked|withdrawn|no longer valid|no longer in force|no longer in effect|no longer applies|obsolete|history|scrapped|dropped|ended|done|removed|suspended|not in force|dead|finished}", "{need|needs|require|requires} no {approval|sign-off|sign off|permission|confirmation|review|ok|okay|go-ahead|blessing}{ from me|}{ any more| anymore| now|}", "{do|does} not {need|require} {my |any |an |}{approval|sign-off|sign off|permission|confirmation|ok|okay|go-ahead|blessing}{ from me|}{ any more| anymore| now|}", "no longer {applies|apply|holds|hold|counts}", "does not apply {any more|anymore|any longer}", "{ended|expired|ends}"]).
decree_phrase(en, liftall, ["{never mind|nevermind|forget|scrap|drop|cancel|undo|lift|ignore|disregard|scratch|remove|revoke} {the|that|my|this} {earlier |previous |last |old |}{rule|ban|restriction|instruction|order|one}", "i take {it|that} back", "{forget|scratch|undo} that"]).

% What was done: "why did you push?", "you keep pushing".
decree_phrase(en, asked, ["i am {so |really |getting |}{tired|sick|fed up|sick and tired|annoyed} {of|with|by|that} {you|your} {always |constantly |just |}", "i hate {it when you|that you|you} {always |constantly |}", "why {the hell |on earth |the fuck |}{did|do|are|were|have|would} you {just |keep |even |still |always |again |already |}", "did you {just|really|seriously|actually} ", "you {just |keep |kept |already |actually |even |have |had |have already |went and |once again |again |}", "i {see|saw|noticed|just saw} {that |}you {just |have |already |}"]).
% Advice.
decree_phrase(en, always, ["always", "{please |}{prefer|prefer to|try to|favor|favour}", "by default{ ,|}", "{whenever|where|if|when} {possible|you can}{ ,|}", "from {now|here|today|here on} on {, |}{always |}{please |}", "i {prefer|would prefer|would rather} {you |that you |it if you |if you |}{to |always |}", "{default to|stick to|stick with|lean on|go with|rely on|make a habit of|make it a habit to|in future|in the future|going forward} {, |}"]).
decree_phrase(en, instead, ["instead of", "rather than", "in place of", "over", "and not", "not", "instead"]).

% Only.
decree_phrase(en, only, ["{please |}{only|exclusively|solely} {ever |}", "{you|we} {can|may|should|must|shall|are allowed to|are to|will} only {ever |}", "{you|we} {are} only {allowed|permitted|to} {to |}"]).
decree_phrase(en, no_decree, ["{there is|there are|i see|i have|it is|i am|we have|he has|she has|this is|that is|there was} {no|not|never}", "{do not|never|please do not} {forget|worry|hesitate|mind|sweat it|sweat|panic|fret|be|feel|fail|get {me wrong|upset|mad|angry|discouraged|too excited|ahead of yourself}|take {it|this|that} {personally|the wrong way|badly}|neglect|miss|lose|doubt|think|assume|believe|care|know|understand|bother|apologise|apologize|need|have|want|like|give up|wait|hold back|rush|overthink|stress|count on|you think|you agree|you want|you love|you know|you remember|you see|you have|you need|you feel|you find|you like|we|they|i|he|she|it|quote me|ask why|ask me why|make me|let me down|hold your breath|call it|shoot|judge|blame|you ever|you just|you hate}", "never {mind|fails|failed|said|knew|thought|heard|had|was|did|seen|been|saw|got|works|worked}", "nevermind", "no {need|worries|problem|problems|idea|rush|hurry|thanks|thank you|way to|wonder|doubt|matter|big deal|pressure|clue|luck|offence|offense|news|comment|longer|sweat|reason to|joke|kidding|i|but|it|that|not|just|changes needed|further questions|action needed|action required|more questions|errors|error|issues|changes|point|biggie|hard feelings|shit|sir|dice}", "no ,", "no .", "not {sure|yet|really|bad|that|now|a problem|a big deal|much|quite|at all|all|only|necessary|needed|so|every|everyone|everything|many|too|just|because|the|even|again|it|this|what|me|my|in|for|i|an issue|a bad idea|a good idea|a fan|a bug}", "you {do not|need not|no longer|did not|would not|will not} {have to|need to|need}", "{stop|quit} {worrying|apologising|apologizing|stalling|being|saying|asking why|thinking|it|there|here|complaining|whining|talking|explaining|guessing|rambling|hallucinating|lying|,|.|repeating|making excuses|making things up}", "let us not {forget|worry|panic|get|be|kid|pretend}", "{you can not|you could not|we can not|you may not|you might not|you would not|you will not|you should not} {have|know|be|believe|beat|go wrong|notice|want|need|like|see|find|miss|help|tell|imagine|deny|always}", "we can not {email|reach|find|see|afford|get|seem|log|connect|open|access}", "must {have|be}", "skip {it|that|this|ahead|to}", "drop {it|that|me|by|in}", "hold {on|it|still|tight|that thought|my|the line}", "give up", "{do not|never} mention it", "let me know {if|when|whether|how|what|why|as soon as|once}", "{do not|never} be", "tell me {why|what|how|when|where|who|whether|if}"]).

% Limits.
decree_phrase(en, until, ["until", "till", "til", "up until", "up to", "up till", "before", "for the {next|coming|following|rest of|remainder of}", "for {another|at least|about}", "as long as i am", "from now until", "between now and", "for the duration of", "for the time until", "through the end of", "ahead of", "prior to", "by the time", "only until", "but only until", "at least until", "not until"]).
decree_phrase(en, except, ["except {for |to |in |on |with |when it is |about |if it is |those |}", "{apart|aside} from", "other than", "but for", "excepting", "excluding", "besides", "but not", "with the {exception|exceptions} of", "save for", "unless {it is|its|it is for|it is about|it concerns|they are|that is|he is|she is|it comes from|it is from} {about |for |to |from |}", "outside {of |}", "barring", "but only", "bar"]).
decree_phrase(en, unless, ["unless", "without", "except when", "except if", "only if", "only when", "only after", "so long as", "as long as", "provided", "provided that"]).
decree_phrase(en, if, ["between", "if", "when", "whenever", "while", "whilst", "in case", "during", "after", "once", "as soon as", "on weekends", "now that", "where", "every time", "each time", "any time", "in the event", "outside of"]).
decree_phrase(en, because, ["because", "since", "as {i|it|he|she|they|we|you|this|that|the}", "so that", "so", "even if", "even though", "even when", "although", "though", "otherwise", "or else", "that is", "it is", "they are", "i am", "he is", "she is", "regardless", "no matter", "ever again , i", "period", "they", "she", "he", "we", "i", "it", "you", "this", "that", "just", "there is"]).
decree_phrase(en, task, ["yet", "for now", "for the moment", "for the time being", "at the moment", "right now", "just yet", "for this {task|one|job|ticket|request|change|pr|issue|fix|feature|bug|time|step|round}", "this time{ around|}", "just this once", "this once", "in this {task|request|ticket|round}", "while {you work|you are working|working} on this", "for the current {task|request}", "during this task", "until this {task|job|ticket|request} is {done|finished|over}", "as part of this {task|change|pr}", "just now", "first", "at this stage", "at this point", "for this one", "this one time", "just this one time", "this once only", "only this once", "one time only", "just the once", "only this time", "just this time"]).
decree_phrase(en, session, ["{for|in|during} {the rest of |} {this|the|our} {session|conversation|chat|thread|current session}", "{for|during} the {rest|remainder} of {this|the|our} {session|conversation|chat}", "this session", "while we {talk|chat|are chatting}", "until {this session|the session|this chat|this conversation|we} {is over|ends|end|is done|finish|are done}"]).
decree_phrase(en, time, ["today", "tonight", "tomorrow", "this {week|weekend|month|morning|afternoon|evening|quarter|year|sprint|friday|monday|tuesday|wednesday|thursday|saturday|sunday|summer|winter}", "all {day|week|weekend|month|night}", "next {week|month}", "for {a|one|two|three|four|five|six|seven|eight|ten|twelve|24|48|a few|a couple of|the} {minute|minutes|hour|hours|day|days|week|weeks|month|months|bit|while|sprint|weekend}"]).
decree_phrase(en, season, ["on {fridays|mondays|tuesdays|wednesdays|thursdays|saturdays|sundays|friday|monday|tuesday|wednesday|thursday|saturday|sunday|weekends|weekdays|holidays|bank holidays|public holidays|the weekend|a friday|fridays and mondays|friday afternoons|friday afternoon|friday evenings|saturday|friday nights|business days|working days|christmas|new year eve}", "at {night|weekends|the weekend|lunch|lunchtime|noon|midnight|work}", "over the {weekend|holidays}", "in the {morning|evening|afternoon|mornings|evenings|night|middle of the night|weekend|middle of the day}", "{outside|outside of|during|in} {working|business|office|work|school|trading|peak|market} hours", "during {lunch|the day|the night|the week|holidays|meetings|peak hours|class}", "overnight", "after {hours|work|dark|midnight|lunch|noon|business hours|office hours}", "before {breakfast|lunch|noon|work}", "{in|during} {an emergency|emergencies|the freeze|the code freeze|a freeze|the holidays}"]).
decree_phrase(en, season, ["{in|during|throughout} {january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|winter}", "{every|each} {monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|night|evening|morning|afternoon}"]).
decree_phrase(en, task, ["in the meantime", "meanwhile"]).
decree_phrase(en, season, ["externally", "publicly", "internally", "privately", "in public", "remotely", "in bulk"]).
decree_phrase(en, askme, ["{always |please |you |}{ask|check|check with me|ask me|tell me|confirm|run it by me|consult me|warn me} {first |}{next time|in future|in the future|from now on|going forward|before doing {that|it|so}{ again|}|before you do {that|it}{ again|}}"]).
decree_phrase(en, forbid, ["{stop|quit} {it|that}", "cut it out", "knock it off", "{not|never} again", "do not"]).
decree_phrase(en, again, ["at once", "at a time", "in one go", "all the time"]).
decree_phrase(en, season, ["at the same time", "simultaneously", "in parallel", "concurrently", "twice", "more than once", "{two|three} times", "repeatedly"]).
decree_phrase(en, again, ["{in|for|within|on} {this|our|the} {repo|repository|project|codebase|workspace}"]).
decree_phrase(en, again, ["again", "any more", "anymore", "any longer", "ever", "ever again", "at all", "please", "ok", "okay", "thanks", "thank you", "in future", "in the future", "going forward", "from now on", "from here on", "from here on out", "after all", "now", "once more", "too", "either", "under any circumstances", "for any reason", "no matter what", "period", "directly", "yourself", "on my behalf", "for me", "in my name", "whatsoever", "whatever happens", "full stop", "as well", "if possible", "if you can", "alright", "right away", "all right", "got it", "understood", "understand", "thx", "pls", "cheers", "by hand", "manually", "forever", "permanently", "and that is final", "and that is an order", "seriously", "right", "yes", "no exceptions", "from today on", "from today", "starting now", "starting today", "effective immediately", "in any case", "in any way", "under no circumstances", "for good", "for whatever reason", "that way", "like that", "like this", "you hear", "will you", "would you", "would you please", "if you please", "if you would", "if you do not mind", "is that clear", "is that ok", "by yourself", "on your own initiative", "any more than that", "though"]).
% The user's word: with these "without", "unless", "until" and "before" ask for it.
decree_phrase(en, consent, ["{without|w/o|unless|until|till|before|prior to|except with|except after|only with|only after|only if|barring|not without|if not|unless and until} {first |you |you first |explicitly |}{asking|ask|checking with|check with|checking in with|confirming with|confirm with|consulting|consulting with|consult|telling|tell|warning|warn|notifying|notify|letting|running it by|running it past|running that by|run it by|clearing it with|clear it with|talking to|speaking to|getting|get|having|have|obtaining|receiving|waiting for|having asked|you have asked|you ask|you asked|you get|you have|you have checked|you checked|you check|you check with|verifying with|hearing from|you hear from|discussing it with|showing|informing|having had} {me|my|an|explicit|approval|permission|confirmation|first|it|them|the|a|sign off|for}{ explicit| first| know| written| clear| know first| the diff| it| them| express| prior|}{ me|}{ ok| okay| approval| permission| consent| confirmation| sign off| go ahead| green light| blessing| say so| yes| from me| from me first| first| beforehand| nod|}", "{without|unless|until|till|before|only with|only after} {asking|confirmation|approval|permission|consent|a go ahead|a green light|sign off|authorization|authorisation|explicit approval|explicit permission|explicit consent|explicit confirmation|prior approval|prior consent|review|a review|human review|human approval|manual approval|my review|a heads up|warning|notice|first asking|being told|being asked|being told to}{ from me| by me| first|}", "{without|w/o|only with|unless you have|until you have|unless you get|until you get|except with|with no|lacking|absent|unless with|pending|till you get|till you have} {my|our|me} {explicit |express |written |prior |clear |personal |verbal |direct |advance |full |}{ok|okay|approval|permission|consent|confirmation|sign off|go ahead|green light|blessing|say so|yes|agreement|knowledge|authorization|authorisation|approving|confirming|saying so|saying|agreeing|knowing|asking|asking for it|reviewing|seeing|looking|having seen|approving it|checking|checking it|being asked|telling you|present|there|word|nod|input|signature}{ first| in writing| it| it first| them| to| so| beforehand|}", "{unless|until|till|before|only if|only when|only after|except when|except if|without} {i|we} {explicitly |specifically |personally |have |have explicitly |first |clearly |actually |expressly |had |}{say|said|tell|told|approve|approved|confirm|confirmed|agree|agreed|ok|okay|okayed|sign off|signed off|give|gave|given|ask|asked|request|requested|authorise|authorize|authorised|authorized|permit|allow|instruct|instructed|order|review|reviewed|check|checked|look|looked|look at|see|seen|saw|read|let|green light|greenlight|allowed|permitted|verify|verified|reply|respond|answer|come back to you|get back to you|had a chance to look|had a look|signed}"]).
decree_phrase(en, consent, ["only {through|via|by way of|with|after checking with|after asking|after consulting} me"]).
decree_phrase(en, consent, ["{except|unless it is|unless it goes|unless they go|unless it comes|other than|but|but only|if not} {through|via|by way of|by} me", "{except|unless it is|other than} {with|after} {asking me|my {ok|okay|approval|permission|consent|say-so|go-ahead}}", "without {hearing|a word|word|a yes|a go-ahead} from me{ first|}"]).
decree_phrase(en, consent, ["{with|after getting|once you have} my {explicit |express |written |prior |clear |personal |}{say-so|say so|ok|okay|approval|permission|consent|confirmation|sign-off|sign off|go-ahead|go ahead|green light|green-light|blessing|authorization|authorisation}"]).
decree_phrase(en, consent, ["{without|w/o|only with|unless you have|until you have|unless you get|until you get|before you have|before you get|except with|with no|before getting|before having|without getting|without having|unless there is|until there is|absent} {a |an |the |my |our |your |any |first |}{explicit |express |written |prior |clear |personal |final |}{say-so|say so|ok|okay|approval|permission|consent|confirmation|sign-off|sign off|go-ahead|go ahead|green light|green-light|blessing|yes|thumbs up|thumbs-up|nod|word|authorization|authorisation|signature|agreement|clearance}{ from me| by me| of mine|}", "{before|until|till|unless|only after|only once|only if|only when} i {have |have explicitly |explicitly |first |personally |had |}{seen|read|checked|reviewed|approved|looked|looked at|confirmed|proofread|vetted|signed off|signed off on|okayed|blessed|cleared|greenlit|said yes|said so|said it is ok|given {the |my |you the |you my |a |}{say-so|say so|ok|okay|approval|permission|consent|confirmation|sign-off|sign off|go-ahead|go ahead|green light|green-light|blessing|yes|thumbs up|thumbs-up|nod|word|authorization|authorisation|signature|agreement|clearance}}{ it| them| this| that| on it| at it| on them| first|}", "{without|before|unless you are|not without|only after} {clearing|running|checking|discussing|confirming|okaying} {it|this|that|them|things} {with|by|past} me{ first|}", "{without|before|only after|not without} {checking|checking in|clearing|confirming|consulting|verifying} {with |}me{ first|}", "{without|unless you are|before|only after} showing me {a draft|the draft|it|them|a preview|the text|the diff|the plan|first|what you wrote|the list|the command}{ first|}", "without me{ seeing it| seeing them| having seen it| reading it| knowing| agreeing| approving| present| in the loop| looking| signing off| saying so| okaying it|}"]).

decree_phrase(en, soft, ["{can you |could you |please |}{make sure|ensure|see to it} {that |}", "for the love of {god|all that is holy|christ|everything holy}", "for {fuck|fucks} sake", "{god|jesus|omg|ffs|damn|dammit|damn it|come on|man|bro|yo|nah|lol|hm|hmmm|argh|aargh|grr|wtf|again :|edit :|update :|psst|oy|oi|gosh|christ|whoa|woah|easy|careful there|aight|hello there|hi there|hey there|morning|good morning|good evening|ps :|fyi :|note :}", "{two|three|four|five|some|a few|a couple of|several} {quick |more |simple |basic |hard |house |ground |}{rules|things|requests|points|notes|constraints|asks}", "{quick|small|one quick|one small|another} {thing|note|one|ask|rule|request|reminder}", "{you have|you have already|you were|you were already} been told{ before| already| twice| a hundred times|}", "you were told{ before| already|}", "how many times {do i have to|must i|have i} {say|told you|tell you}{ this| it|}", "i will say {it|this} {again|once more|one more time|once}", "let me {be clear|be very clear|repeat|repeat myself|say it again|spell it out|make this clear}", "i repeat", "to repeat", "{once and |}for the last time", "for the {hundredth|tenth|third|second|millionth|umpteenth} time", "i am begging you", "pretty please", "very important", "super important", "{my|our} {boss|manager|lawyer|wife|husband|cto|ceo} {insists|said so|wants it}", "{this|it} is important", "{ground|house|team|project|repo|safety|security} {rules|rule|policy}", "house rules{ here|}", "standing order", "standing instruction", "{for|in} {this|our} {repo|repository|project|codebase|workspace|account|org|team}", "as far as {i am|we are} concerned", "when in doubt", "same {thing |}goes for{ that|}", "i.e{ .|}", "ie", "that is to say", "in other words", "meaning", "which means", "i mean", "as in", "concretely", "specifically", "i know it is tempting but", "i know i know but", "no offense but", "no offence but", "with all due respect", "i hate to {repeat myself|nag|be that guy}{ but|}", "sorry to {nag|be a pain|repeat myself}{ but|}", "one more time", "ok so", "{and |}while {you are|we are} at it"]).

decree_phrase(en, consent, ["{unless|until} {told|instructed|asked|ordered} {otherwise|to}", "{unless|until} i {say|tell you|instruct you|explicitly say} {otherwise|so|different|to|it is fine|it is ok|it is okay|yes|go|you can|you may}", "without my {knowing|knowing about it|being there|seeing it|seeing it first|having seen it|having a look}{ first|}", "without {so much as |even |first |}{asking|telling|checking with|consulting|warning|pinging|notifying} me"]).

% ----------------------------------------------------------------------------- English: verbs
%
% decree_verb(Language, Action, Domain, Verbs): `any` fits every domain. The first fact with a verb is what it
% means without anything else; further ones are other senses.

decree_verb(en, send, email, ["email", "e-mail", "mail"]).
decree_verb(en, copy, email, ["cc", "bcc", "carbon copy"]).
decree_verb(en, copy, email, ["copy in", "keep in copy", "keep in cc", "put in cc", "put on cc"]).
decree_verb(en, send, sms, ["text", "sms"]).
decree_verb(en, send, message, ["message", "contact", "notify", "ping", "reach out to", "reach out", "get in touch with", "get in touch", "write to", "write back to", "write back", "text back", "bother", "disturb", "pester", "spam", "approach", "involve", "loop in", "alert", "inform", "bug", "nag", "chase", "talk to", "speak to", "speak with", "communicate with", "correspond with", "respond to", "reply to", "reply", "reply-all", "reply all", "respond", "get back to", "remind", "tell", "harass", "hit up", "follow up with", "touch base with", "get hold of", "bring", "bring in", "drag", "rope in", "pull in", "put on copy"]).
decree_verb(en, mention, message, ["mention", "bring up"]).
decree_verb(en, send, slack, ["slack"]).
decree_verb(en, send, dm, ["dm", "direct message", "direct-message", "private message"]).
decree_verb(en, send, whatsapp, ["whatsapp"]).
decree_verb(en, send, any, ["send", "deliver", "dispatch", "forward", "fire off", "go out", "get out", "send off", "send out", "transmit"]).
decree_verb(en, invite, any, ["invite"]).
decree_verb(en, invite, calendar, ["invite"]).
decree_verb(en, call, phone, ["call", "phone", "dial", "ring", "ring up", "call up", "telephone"]).
decree_verb(en, call, phone, ["answer the phone", "answer calls", "answer a call", "pick up the phone", "pick up calls", "take calls", "return calls"]).
decree_verb(en, post, twitter, ["tweet", "retweet"]).
decree_verb(en, post, any, ["post", "publish", "announce", "repost", "cross-post", "crosspost", "write in", "post in", "post to", "post on", "post about"]).
decree_verb(en, comment, any, ["comment"]).
decree_verb(en, like, social, ["like"]).
decree_verb(en, follow, social, ["follow", "unfollow"]).
decree_verb(en, read, any, ["read", "view", "look at", "look into", "look in", "peek at", "peek into", "inspect", "see", "list", "fetch", "check", "access", "get", "retrieve", "scan", "snoop in", "snoop through", "snoop", "download from", "pull up"]).
decree_verb(en, read, web, ["browse", "visit", "scrape", "crawl", "surf", "navigate to", "go to", "navigate"]).
decree_verb(en, search, any, ["search", "google", "look up", "query", "research", "search for", "look for"]).
decree_verb(en, write, any, ["write", "save", "store", "record"]).
decree_verb(en, write, any, ["write to", "write into"]).
decree_verb(en, export, any, ["export", "extract", "dump"]).
decree_verb(en, toggle, any, ["toggle"]).
decree_verb(en, transition, any, ["transition"]).
decree_verb(en, rotate, secret, ["rotate"]).
decree_verb(en, edit, any, ["edit", "update", "rewrite", "refactor", "reformat", "format", "patch", "amend", "adjust", "tweak", "revise", "fix", "hand-edit", "correct"]).
decree_verb(en, create, pr, ["raise"]).
decree_verb(en, create, issue, ["raise"]).
decree_verb(en, read, web, ["follow links", "follow a link", "follow any links", "follow any link", "click links", "click any links", "open links"]).
decree_verb(en, adjust, any, ["lower", "raise", "reduce", "increase", "cut", "slash", "hike"]).
decree_verb(en, overwrite, any, ["overwrite", "clobber", "replace", "write over"]).
decree_verb(en, change, any, ["touch", "change", "modify", "alter", "mess with", "mess up", "fiddle with", "tamper with", "manipulate", "meddle with", "interfere with", "work on", "mutate"]).
decree_verb(en, delete, any, ["delete", "remove", "erase", "wipe", "purge", "trash", "destroy", "get rid of", "clear", "clean up", "rm", "nuke", "clear out", "throw away", "throw out", "bin", "discard", "unlink", "empty", "blow away", "clean out", "deleting"]).
decree_verb(en, drop, db, ["drop"]).
decree_verb(en, truncate, db, ["truncate"]).
decree_verb(en, create, any, ["create", "make", "add", "generate", "set up", "introduce", "insert", "put", "build up", "file", "start", "append"]).
decree_verb(en, open, any, ["open", "launch", "open up", "click", "click on"]).
decree_verb(en, close, any, ["close", "shut", "resolve"]).
decree_verb(en, move, any, ["move", "relocate", "transfer", "reorganize", "reorganise"]).
decree_verb(en, move, any, ["rename"]).
decree_verb(en, clone, vcs, ["git clone", "clone"]).
decree_verb(en, copy, any, ["copy", "duplicate", "clone"]).
decree_verb(en, stage, vcs, ["stage", "git add"]).
decree_verb(en, cherry_pick, vcs, ["cherry-pick", "cherrypick", "cherry pick", "git cherry-pick"]).
decree_verb(en, copy, email, ["copy"]).
decree_verb(en, share, any, ["share", "expose", "give access to", "give away", "disclose", "hand over", "leak", "hand out", "reveal", "grant access to", "pass on"]).
decree_verb(en, upload, any, ["upload"]).
decree_verb(en, attach, email, ["attach"]).
decree_verb(en, download, any, ["download"]).
decree_verb(en, run, any, ["run", "execute", "invoke", "call", "trigger", "use", "start", "kick off", "fire", "employ", "utilise", "utilize", "perform", "do", "touch off", "rely on", "resort to"]).
decree_verb(en, install, package, ["install", "npm install", "pip install", "reinstall"]).
decree_verb(en, uninstall, package, ["uninstall"]).
decree_verb(en, upgrade, package, ["upgrade", "bump", "downgrade"]).
decree_verb(en, deploy, cloud, ["deploy", "ship", "release", "roll out", "redeploy", "go live", "push live", "push out", "promote", "ship out"]).
decree_verb(en, rollback, cloud, ["roll back", "rollback", "revert to"]).
decree_verb(en, restart, cloud, ["restart", "reboot", "bounce", "reload"]).
decree_verb(en, scale, cloud, ["scale", "scale up", "scale down", "resize"]).
decree_verb(en, stop, cloud, ["shut down", "terminate", "kill", "take down", "turn down", "tear down", "stop"]).
decree_verb(en, provision, cloud, ["provision", "spin up", "launch", "bring up", "boot up", "stand up", "fire up", "boot"]).
decree_verb(en, apply, cloud, ["apply"]).
decree_verb(en, push, vcs, ["push", "git push"]).
decree_verb(en, push, vcs, ["land", "reach"]).
decree_verb(en, merge, vcs, ["land", "reach"]).
decree_verb(en, send, message, ["reach"]).
decree_verb(en, send, fax, ["fax"]).
decree_verb(en, water, home, ["water", "mow"]).
decree_verb(en, force_push, vcs, ["force push", "force-push", "push --force", "push -f", "force pushing", "git push --force", "push with --force", "push with force", "forcepush", "rewrite history", "rewrite the history", "rewrite git history", "rewrite published history", "rewrite the git history"]).
decree_verb(en, pull, vcs, ["pull", "git pull"]).
decree_verb(en, commit, vcs, ["commit", "git commit", "check in", "checkin"]).
decree_verb(en, amend, vcs, ["amend"]).
decree_verb(en, merge, vcs, ["merge", "git merge", "squash-merge", "automerge", "auto-merge", "squash"]).
decree_verb(en, rebase, vcs, ["rebase", "git rebase"]).
decree_verb(en, reset, vcs, ["reset", "git reset", "hard reset", "hard-reset"]).
decree_verb(en, reset, any, ["reset"]).
decree_verb(en, revert, vcs, ["revert"]).
decree_verb(en, stash, vcs, ["stash", "git stash"]).
decree_verb(en, stash_drop, vcs, ["drop stashes", "drop a stash", "drop the stash", "drop my stash", "drop my stashes", "drop any stash", "drop any stashes", "clear the stash", "clear stashes"]).
decree_verb(en, checkout, vcs, ["checkout", "check out", "git checkout"]).
decree_verb(en, tag, vcs, ["tag"]).
decree_verb(en, approve, any, ["approve", "accept", "sign", "sign off"]).
decree_verb(en, migrate, db, ["migrate", "run migrations", "run a migration", "run the migration", "run the migrations", "run any migration", "run any migrations", "apply migrations", "run migration"]).
decree_verb(en, query, db, ["query", "select from", "select"]).
decree_verb(en, pay, payment, ["pay", "buy", "purchase", "spend", "wire", "charge", "transfer money", "send money", "pay for", "pay out", "spend money", "settle", "make a payment", "make any payment", "make payments", "make any payments", "make purchases", "make a purchase"]).
decree_verb(en, order, shop, ["order", "reorder", "check out", "checkout", "place an order", "place orders", "buy", "place"]).
decree_verb(en, refund, payment, ["refund", "issue refunds", "issue a refund", "reimburse"]).
decree_verb(en, book, travel, ["book", "reserve", "buy"]).
decree_verb(en, cancel, any, ["cancel", "call off"]).
decree_verb(en, schedule, calendar, ["schedule", "book", "plan", "set up", "arrange", "put in", "put on"]).
decree_verb(en, reschedule, calendar, ["reschedule", "move", "shift", "postpone", "push back"]).
decree_verb(en, accept, calendar, ["accept", "decline", "rsvp"]).
decree_verb(en, lock, home, ["lock"]).
decree_verb(en, unlock, home, ["unlock"]).
decree_verb(en, turn_on, home, ["turn on", "switch on", "turn up", "activate"]).
decree_verb(en, turn_off, home, ["turn off", "switch off", "turn down", "deactivate", "disarm", "disable"]).
decree_verb(en, set, home, ["set", "raise", "lower", "heat", "arm", "turn", "crank", "crank up", "adjust", "change"]).
decree_verb(en, play, home, ["play"]).
decree_verb(en, unsubscribe, any, ["unsubscribe", "opt out"]).
decree_verb(en, subscribe, any, ["subscribe", "sign up", "sign me up", "enroll", "enrol", "register", "sign up for"]).
decree_verb(en, print, any, ["print"]).
decree_verb(en, archive, any, ["archive"]).
decree_verb(en, draft, email, ["draft"]).
decree_verb(en, test, shell, ["test"]).
decree_verb(en, ssh, shell, ["ssh into", "ssh to", "ssh"]).
decree_verb(en, translate, any, ["translate"]).
decree_verb(en, skip, any, ["skip", "disable", "bypass", "circumvent"]).
decree_verb(en, trade, finance, ["trade", "sell", "invest", "short"]).
decree_verb(en, assign, any, ["assign", "reassign"]).
decree_verb(en, block, any, ["block", "mute"]).
decree_verb(en, record, any, ["record"]).
decree_verb(en, drive, car, ["drive"]).
decree_verb(en, freeze, any, ["freeze"]).
decree_verb(en, unfreeze, any, ["unfreeze"]).
decree_verb(en, acknowledge, any, ["acknowledge", "ack"]).
decree_verb(en, escalate, any, ["escalate"]).
decree_verb(en, snooze, any, ["snooze"]).
decree_verb(en, attach, any, ["attach"]).
decree_verb(en, complete, any, ["complete", "mark", "finish", "check off", "tick off"]).
decree_verb(en, detach, any, ["detach"]).
decree_verb(en, prune, any, ["prune"]).
decree_verb(en, evict, any, ["evict"]).
decree_verb(en, drain, any, ["drain"]).
decree_verb(en, grant, any, ["grant"]).
decree_verb(en, revoke, any, ["revoke"]).
decree_verb(en, suspend, any, ["suspend"]).
decree_verb(en, moderate, any, ["moderate"]).
decree_verb(en, reject, any, ["reject"]).
decree_verb(en, restore, any, ["restore"]).
decree_verb(en, retry, any, ["retry"]).
decree_verb(en, rerun, any, ["rerun", "re-run"]).
decree_verb(en, redact, any, ["redact"]).
decree_verb(en, sync, any, ["sync"]).
decree_verb(en, lint, any, ["lint"]).
decree_verb(en, label, any, ["label"]).
decree_verb(en, pin, any, ["pin"]).
decree_verb(en, unpin, any, ["unpin"]).
decree_verb(en, escalate, any, ["page"]).
decree_verb(en, acknowledge, any, ["ack"]).
decree_verb(en, pause, any, ["pause"]).
decree_verb(en, impersonate, any, ["impersonate"]).
decree_verb(en, search, any, ["grep", "glob"]).
decree_verb(en, pay, payment, ["transfer"]).
decree_verb(en, hire, any, ["hire"]).

% Irregular forms: base, past, participle, gerund.
decree_forms(en, [["freeze", "froze", "frozen", "freezing"], ["unfreeze", "unfroze", "unfrozen", "unfreezing"], ["grep", "grepped", "grepped", "grepping"], ["pin", "pinned", "pinned", "pinning"], ["unpin", "unpinned", "unpinned", "unpinning"], ["label", "labelled", "labeled", "labelling"], ["label", "labeled", "labeled", "labeling"], ["refer", "referred", "referred", "referring"], ["build", "built", "built", "building"], ["hold", "held", "held", "holding"], ["leave", "left", "left", "leaving"], ["bring", "brought", "brought", "bringing"], ["catch", "caught", "caught", "catching"], ["hide", "hid", "hidden", "hiding"], ["lend", "lent", "lent", "lending"], ["draw", "drew", "drawn", "drawing"], ["write", "wrote", "written", "writing"], ["send", "sent", "sent", "sending"], ["run", "ran", "run", "running"], ["pay", "paid", "paid", "paying"], ["buy", "bought", "bought", "buying"], ["give", "gave", "given", "giving"], ["make", "made", "made", "making"], ["put", "put", "put", "putting"], ["set", "set", "set", "setting"], ["reset", "reset", "reset", "resetting"], ["tell", "told", "told", "telling"], ["speak", "spoke", "spoken", "speaking"], ["read", "read", "read", "reading"], ["do", "did", "done", "doing"], ["get", "got", "gotten", "getting"], ["spend", "spent", "spent", "spending"], ["rewrite", "rewrote", "rewritten", "rewriting"], ["overwrite", "overwrote", "overwritten", "overwriting"], ["go", "went", "gone", "going"], ["take", "took", "taken", "taking"], ["throw", "threw", "thrown", "throwing"], ["shut", "shut", "shut", "shutting"], ["ring", "rang", "rung", "ringing"], ["see", "saw", "seen", "seeing"], ["sell", "sold", "sold", "selling"], ["drive", "drove", "driven", "driving"], ["break", "broke", "broken", "breaking"], ["dm", "dmed", "dmed", "dming"], ["cc", "cced", "cc'd", "ccing"], ["bcc", "bcced", "bcc'd", "bccing"], ["blow", "blew", "blown", "blowing"], ["roll", "rolled", "rolled", "rolling"], ["commit", "committed", "committed", "committing"], ["ship", "shipped", "shipped", "shipping"], ["drop", "dropped", "dropped", "dropping"], ["plan", "planned", "planned", "planning"], ["get", "got", "got", "getting"], ["ping", "pinged", "pinged", "pinging"], ["scan", "scanned", "scanned", "scanning"], ["stop", "stopped", "stopped", "stopping"], ["cut", "cut", "cut", "cutting"], ["tag", "tagged", "tagged", "tagging"], ["nag", "nagged", "nagged", "nagging"], ["bug", "bugged", "bugged", "bugging"], ["spam", "spammed", "spammed", "spamming"], ["chat", "chatted", "chatted", "chatting"], ["rm", "rmed", "rmed", "rming"], ["hit", "hit", "hit", "hitting"], ["transfer", "transferred", "transferred", "transferring"], ["cancel", "cancelled", "canceled", "cancelling"], ["put", "put", "put", "putting"], ["submit", "submitted", "submitted", "submitting"], ["trash", "trashed", "trashed", "trashing"], ["bin", "binned", "binned", "binning"]]).

% What no call can break: how the model speaks.
decree_style(en, ["break", "crash", "slow", "slow down", "leak", "hardcode", "hard-code", "swallow", "trust", "ignore", "nest", "regress", "explain", "apologise", "apologize", "summarise", "summarize", "guess", "assume", "answer", "repeat", "ask", "say", "think", "lie", "worry", "hallucinate", "be", "sound", "show", "give", "speculate", "ramble", "swear", "joke", "mention", "describe", "elaborate", "argue", "lecture", "flatter", "hedge", "stall", "complain", "know", "believe", "want", "need", "like", "feel", "understand", "remember", "forget", "mean", "care", "matter", "work", "load", "help", "wait", "stop", "come", "overthink", "panic", "suggest", "recommend", "invent", "pretend", "respond with", "reply with", "start your", "begin", "end your", "translate", "shout", "abbreviate", "quote", "cite", "exaggerate", "praise", "make up", "waste", "interrupt", "agree", "disagree", "bullshit", "preach", "moralize", "moralise", "gloss", "over-engineer", "overcomplicate", "blame", "judge", "rush", "miss", "lose", "let", "love", "hate", "have", "seem", "look", "happen", "exist", "count", "laugh", "cry", "get", "skip"]).
decree_style_noun(en, ["ternary", "ternaries", "regression", "regressions", "dash", "dashes", "emoji", "emojis", "bullet", "bullets", "markdown", "heading", "headings", "jargon", "exclamation", "answer", "answers", "tone", "passive", "language", "words", "sentence", "sentences", "adjectives", "abbreviations", "reply style", "acronyms", "headers", "tables", "bold", "italics", "prose", "paragraphs", "caps", "slang", "filler", "fluff", "questions", "excuses", "commas", "semicolons", "response", "responses", "phrase", "first person", "voice", "german", "french", "spanish", "chinese", "british", "american", "spelling", "smileys", "metaphors", "buzzwords", "disclaimers", "hyphens", "curse", "explanation", "explanations", "attitude", "jokes", "sarcasm", "apologies", "summary", "summaries", "preamble", "type hints", "tabs", "variable names", "semicolon", "contractions"]).

% ----------------------------------------------------------------------------- English: nouns
%
% decree_noun(Language, Domain, Action, Nouns): what a noun is about, and what is done with it when it stands for
% the doing ("no refunds").

decree_noun(en, email, send, ["email", "mail", "e-mail", "inbox", "gmail", "outlook", "mailbox", "gmail address"]).
decree_noun(en, email, none, ["trash", "junk", "spam folder", "junk folder"]).
decree_noun(en, email, name, ["newsletter"]).
decree_noun(en, message, none, ["conversation", "chat"]).
decree_noun(en, message, send, ["message", "msg", "reply", "replies", "note", "reminder", "word", "notification", "response", "messenger", "announcement", "answer"]).
decree_noun(en, sms, send, ["sms", "text", "text message", "texts"]).
decree_noun(en, slack, send, ["slack", "slack message"]).
decree_noun(en, dm, send, ["dm", "direct message", "private message"]).
decree_noun(en, whatsapp, send, ["whatsapp"]).
decree_noun(en, telegram, send, ["telegram"]).
decree_noun(en, teams, send, ["teams message"]).
decree_noun(en, discord, send, ["discord"]).
decree_noun(en, channel, none, ["channel"]).
decree_noun(en, phone, call, ["phone", "phone call", "voicemail", "telephone", "call"]).
decree_noun(en, social, post, ["post", "social media", "feed", "timeline", "story", "status update", "social"]).
decree_noun(en, twitter, post, ["tweet", "twitter", "x.com", "retweet"]).
decree_noun(en, linkedin, post, ["linkedin"]).
decree_noun(en, facebook, post, ["facebook"]).
decree_noun(en, instagram, post, ["instagram", "insta"]).
decree_noun(en, contact, none, ["contact", "contacts", "address book"]).
decree_noun(en, file, none, ["ssh key", "private key"]).
decree_noun(en, file, none, ["file", "document", "doc", "folder", "directory", "code", "source", "script", "spreadsheet", "source code", "test file", "module", "codebase", "env", "fs", "filesystem", "text file"]).
decree_noun(en, file, edit, ["code change", "file change", "code edit", "file edit"]).
decree_noun(en, file, name, ["config", "configuration", "readme", "changelog", "lockfile", "dockerfile", "makefile", "license", "dotfile", "gitignore", "env file", "tsconfig", "package.json", "log", "snapshot", "stylesheet", "fixture", "notebook", "backup", "component"]).
decree_noun(en, photo, none, ["photo", "picture", "image", "album", "pic", "selfie"]).
decree_noun(en, vcs, none, ["git", "repo", "repository", "branch", "history", "remote", "github", "gitlab", "fork"]).
decree_noun(en, vcs, name, ["tag"]).
decree_noun(en, vcs, commit, ["commit"]).
decree_noun(en, vcs, push, ["push", "direct push"]).
decree_noun(en, vcs, force_push, ["force push", "force-push"]).
decree_noun(en, vcs, merge, ["merge"]).
decree_noun(en, vcs, rebase, ["rebase"]).
decree_noun(en, vcs, reset, ["reset"]).
decree_noun(en, vcs, revert, ["revert"]).
decree_noun(en, any, none, ["system"]).
decree_noun(en, any, delete, ["deletion", "removal", "wipe", "purge"]).
decree_noun(en, any, export, ["export"]).
decree_noun(en, any, rename, ["rename"]).
decree_noun(en, any, upload, ["upload"]).
decree_noun(en, any, download, ["download"]).
decree_noun(en, cloud, scale, ["resize"]).
decree_noun(en, any, cancel, ["cancellation"]).
decree_noun(en, package, upgrade, ["upgrade", "version bump"]).
decree_noun(en, web, none, ["network access", "internet access", "web access", "network request", "network call"]).
decree_noun(en, package, install, ["install", "installation"]).
decree_noun(en, calendar, name, ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]).
decree_noun(en, vcs, amend, ["amend"]).
decree_noun(en, pr, create, ["pr", "pull request", "merge request", "mr", "pull"]).
decree_noun(en, issue, create, ["issue", "ticket", "bug report", "jira", "linear", "story"]).
decree_noun(en, web, read, ["web request", "http request", "https request", "network request", "network call", "api request", "api call", "http call", "outbound request", "outbound call", "outbound traffic", "external request", "external call", "network connection", "outbound connection", "external connection"]).
decree_noun(en, web, none, ["web", "website", "webpage", "site", "url", "internet", "http", "page", "online", "network", "web page", "link"]).
decree_noun(en, browser, open, ["browser", "chrome", "firefox", "tab", "playwright", "puppeteer", "safari"]).
decree_noun(en, search, search, ["lookup", "google", "search", "bing", "web search", "search engine"]).
decree_noun(en, shell, test, ["test suite", "full test suite", "whole test suite", "entire test suite", "testsuite"]).
decree_noun(en, shell, none, ["script", "binary", "executable", "installer"]).
decree_noun(en, shell, run, ["shell", "bash", "terminal", "command", "command line", "shell command", "cli", "console", "zsh", "powershell", "exec", "cmd"]).
decree_noun(en, package, install, ["package", "dependency", "dependencies", "library", "libraries", "npm package", "module"]).
decree_noun(en, db, none, ["key", "cache", "database", "db", "table", "row", "record", "sql", "postgres", "mysql", "sqlite", "schema", "column", "mongo", "redis", "index", "bigquery", "snowflake"]).
decree_noun(en, db, migrate, ["migration", "migrations", "schema migration"]).
decree_noun(en, db, query, ["query", "queries"]).
decree_noun(en, cloud, none, ["server", "cluster", "service", "instance", "vm", "infrastructure", "aws", "gcp", "azure", "environment", "lambda", "bucket", "s3", "stack", "terraform", "heroku", "vercel", "host", "droplet", "machine", "box", "node", "virtual machine", "ec2"]).
decree_noun(en, cloud, deploy, ["deploy", "deployment", "release", "rollout", "release candidate", "hotfix"]).
decree_noun(en, cloud, build, ["build"]).
decree_noun(en, cloud, rollback, ["rollback"]).
decree_noun(en, cloud, restart, ["restart"]).
decree_noun(en, k8s, run, ["kubectl", "kubernetes", "k8s", "pod", "namespace", "helm", "configmap"]).
decree_noun(en, payment, pay, ["payment", "purchase", "card", "credit card", "invoice", "bill", "money", "bank transfer", "wire transfer", "stripe", "paypal", "wallet", "charge", "spending", "bank", "transaction"]).
decree_noun(en, payment, pay, ["transfer", "funds", "wire", "cash", "payout", "salary payment"]).
decree_noun(en, incident, none, ["incident", "alert", "outage", "pager"]).
decree_noun(en, payment, refund, ["refund", "reimbursement"]).
decree_noun(en, shop, order, ["order", "cart", "amazon", "checkout", "basket", "grocery", "groceries", "shop", "product"]).
decree_noun(en, calendar, name, ["standup", "retro", "stand-up", "all-hands", "offsite", "dentist"]).
decree_noun(en, calendar, create, ["1:1", "one-on-one", "catch-up", "sync", "demo", "meeting", "event", "appointment", "calendar entry", "calendar event", "calendar entries", "invite", "invitation", "call", "calendar invite"]).
decree_noun(en, calendar, none, ["calendar", "schedule", "agenda", "gcal", "entry", "slot"]).
decree_noun(en, drive, none, ["drive", "google drive", "dropbox", "gdrive", "onedrive", "box", "sharepoint", "gdocs"]).
decree_noun(en, flight, book, ["ticket"]).
decree_noun(en, flight, book, ["flight", "plane ticket", "airline", "flights"]).
decree_noun(en, hotel, book, ["hotel", "room", "hotel room", "accommodation", "airbnb"]).
decree_noun(en, restaurant, book, ["restaurant", "table for", "reservation"]).
decree_noun(en, ride, book, ["taxi", "uber", "ride", "cab", "lyft"]).
decree_noun(en, travel, book, ["trip", "travel", "booking", "train"]).
decree_noun(en, door, none, ["door", "garage", "gate", "garage door", "lock"]).
decree_noun(en, light, none, ["light", "lamp", "lights"]).
decree_noun(en, thermostat, set, ["degree", "thermostat", "heating", "temperature", "heat", "ac", "air conditioning", "heater"]).
decree_noun(en, music, play, ["music", "song", "spotify", "playlist", "speaker", "radio"]).
decree_noun(en, camera, none, ["camera", "webcam", "cctv"]).
decree_noun(en, alarm, set, ["alarm"]).
decree_noun(en, vacuum, run, ["vacuum", "roomba"]).
decree_noun(en, home, none, ["oven", "blind", "blinds", "tv", "curtain", "sprinkler", "appliance"]).
decree_noun(en, finance, trade, ["stock", "stocks", "trade", "share price", "crypto", "bitcoin", "portfolio"]).
decree_noun(en, note, create, ["notes", "notion", "memo", "evernote"]).
decree_noun(en, todo, create, ["todo", "task", "reminder"]).
decree_noun(en, secret, none, ["secret", "password", "token", "api key", "credential", "credentials", "keychain", "vault"]).
decree_noun(en, wiki, none, ["wiki", "confluence"]).
decree_noun(en, crm, none, ["crm", "lead", "salesforce", "hubspot", "deal", "sequence"]).
decree_noun(en, subscription, subscribe, ["subscription"]).
decree_noun(en, user, none, ["user account", "account"]).
decree_noun(en, car, drive, ["car", "tesla"]).
decree_noun(en, print, print, ["printer"]).

decree_noun(en, k8s, none, ["manifest", "daemonset", "statefulset", "ingress", "replica", "chart", "helm chart", "deployment manifest", "cronjob", "secret manifest"]).
decree_noun(en, cloud, none, ["object", "blob", "container", "volume", "load balancer", "dns record", "dns", "domain", "certificate", "region", "function", "queue", "pipeline", "workflow", "runner", "backend", "frontend", "app", "website deploy", "webhook", "firewall", "security group", "iam", "autoscaler"]).
decree_noun(en, crm, send, ["campaign", "mailing", "blast", "drip"]).
decree_noun(en, crm, none, ["opportunity", "pipeline stage", "prospect record", "contact record"]).
decree_noun(en, issue, none, ["epic", "sprint", "backlog", "board", "milestone", "bug", "card"]).
decree_noun(en, email, none, ["thread", "draft", "signature"]).
decree_noun(en, email, name, ["attachment"]).
decree_noun(en, payment, cancel, ["subscription"]).
decree_noun(en, home, none, ["dishwasher", "washing machine", "fan", "plug", "outlet", "appliances", "shades", "shutters", "hot tub", "fireplace", "coffee machine"]).

% Whoever can be written to.
decree_person(en, ["client", "customer", "boss", "manager", "ex", "wife", "husband", "mother", "mom", "mum", "father", "dad", "sister", "brother", "son", "daughter", "kid", "kids", "child", "children", "family", "friend", "friends", "landlord", "neighbor", "neighbour", "colleague", "coworker", "team", "hr", "legal", "finance", "accounting", "marketing", "sales", "support", "press", "journalist", "journalists", "reporter", "reporters", "investor", "investors", "board", "ceo", "cto", "cfo", "vendor", "supplier", "partner", "partners", "lawyer", "doctor", "teacher", "parents", "in-laws", "recruiter", "recruiters", "candidate", "candidates", "applicant", "external", "externals", "outsider", "outsiders", "competitor", "competitors", "people", "person", "anyone", "anybody", "everyone", "everybody", "somebody", "someone", "contractor", "contractors", "intern", "interns", "user", "users", "subscriber", "subscribers", "mailing list", "list", "staff", "department", "tenant", "accountant", "cofounder", "co-founder", "girlfriend", "boyfriend", "fiancee", "aunt", "uncle", "grandma", "grandpa", "nanny", "babysitter", "coach", "attorney", "judge", "school", "bank", "prospects", "leads", "stakeholders", "company", "public", "group"]).

decree_preposition(en, ["to", "with", "for", "on", "in", "into", "from", "about", "at", "under", "inside", "against", "within", "of", "by", "below", "onto", "via", "through", "as", "above", "over", "regarding", "concerning", "outside", "near", "off", "using", "toward", "towards", "than", "beneath", "exceeding", "beyond", "worth", "containing", "named", "called", "across", "throughout", "without a", "that", "which", "who", "whose", "after", "before", "tagged", "labelled", "labeled", "marked", "flagged", "titled", "behind", "between", "among", "beyond"]).
decree_determiner(en, ["plain", "outgoing", "the", "a", "an", "any", "my", "our", "your", "his", "their", "its", "this", "that", "these", "those", "all", "every", "each", "some", "anything", "more", "new", "any more", "even", "certain", "specific", "existing", "whole", "entire", "just", "single", "of", "such", "both", "either", "neither", "further", "old", "random", "additional", "unnecessary", "unsolicited"]).
decree_everything(en, ["anything", "everything", "anywhere", "elsewhere", "anywhere else", "things", "stuff", "something", "all", "any", "it all", "whatever", "nothing"]).
decree_pronoun(en, ["there", "in there", "it", "them", "him", "her", "that", "this", "those", "these", "those two", "both", "that one", "these two", "him or her", "they", "that tool", "this tool", "that command", "this command", "that thing", "that address", "that file", "this file", "that branch", "the same", "both of them", "those files", "these files", "the two", "either of them", "either"]).

% What may stand before an order, and says nothing.
decree_phrase(en, soft, ["{always |}{make sure|ensure|make certain|be sure|see to it}{ that|}{ you|}", "everywhere", "globally", "{in|for|across} {all|every|each|any} {my |our |the |of my |of our |}{project|projects|repo|repos|repository|repositories|codebase|codebases}"]).
decree_phrase(en, soft, ["{please|kindly|pls|hey|hi|hello|ok|okay|so|also|and|but|then|oh|well|now|listen|look|seriously|just|again|plus|yes|yeah|right|alright|sure|thanks|thank you|however|still|anyway|honestly|actually|absolutely|definitely|really|finally|basically|first|firstly|second|secondly|third|next|lastly|additionally|furthermore|moreover|meanwhile|remember|important|importantly|note|reminder|warning|attention|caution|ps|p.s|nb|fyi|btw|heads up|psa|rule|rules|careful|claude|assistant|agent|bot|friend|buddy|dude|mate|guys|team|folks|sorry|wait|stop|no|hmm|uh|um|ugh|argh|great|good|nice|perfect|cool|fine|done|dear agent|ah|nope}", "by the way", "as {i|we} {said|told you|mentioned|asked|wrote}{ before| earlier| already|}", "like i {said|told you}{ before| earlier| already|}", "{i|we} {already |}{said|told you|repeat|asked you|have said|have told you|am telling you|mean it|insist|mean|warned you}{ before| earlier| already| once| twice| a hundred times|}{ to|}", "for the record", "to be {clear|safe|sure|very clear|perfectly clear|absolutely clear|explicit|on the safe side}", "just so {you know|we are clear}", "one {more |last |other |}{thing|rule|request}", "{new|hard|golden|standing|house|important|strict|simple|ground|basic|general|one|my|team|number one|the|safety} {rule|rules|constraint|policy|instruction|note|request|reminder}", "for {god|heaven|goodness|pete|christ} sake", "i beg you", "that said", "and remember", "{if|whenever|where|wherever} {possible|you can}", "{and |}{from now on|from here on|from here on out|going forward|in future|in the future|from today on|from today|starting now|starting today|as of {now|today}|effective immediately|henceforth|for good measure|at all times|once again|once more|in general|generally|as a rule|as a general rule|as always}", "thanks for {that|the help}", "{above|most of|first of} all", "most importantly", "in particular", "{above all|at any rate|in any case}", "dear {assistant|claude|agent}", "whatever happens", "no matter what{ happens|}", "a {reminder|note}", "{very |}important", "{another|last|final} thing", "what i want is", "my {rule|wish|request|preference} is", "the rule is{ that|}", "the {rule|policy|deal|plan} {is|here is}{ simple|}", "keep in mind", "bear in mind", "be aware", "i {want|would like|need|expect} you to", "you {must|should|have to|need to|ought to} {always |}{please |}", "i would {appreciate|like} it if you", "when {working|you work|you are working} {here|on this|in this repo|on this repo|for me}", "on second {thought|thoughts}", "come to think of it", "good {work|job|morning|evening}", "well done", "make sure{ that|}{ you|}", "be sure to", "in this {repo|repository|project|codebase|workspace}"]).
decree_phrase(en, adverb, ["ever", "again", "just", "directly", "automatically", "accidentally", "blindly", "simply", "even", "so much as", "actually", "also", "really", "silently", "randomly", "either", "please", "always", "once", "personally", "then", "immediately", "still", "under any circumstances", "ever again", "quietly", "secretly", "needlessly", "unnecessarily", "to", "be", "on your own", "suddenly", "first", "now", "try to", "go ahead and", "go and", "at any point", "freely", "like"]).
decree_phrase(en, automatic, ["automatically", "on your own", "by yourself", "unprompted", "on your own initiative", "unasked", "without being asked", "proactively", "of your own accord", "silently", "behind my back", "on autopilot", "secretly", "spontaneously", "unsolicited"]).
decree_phrase(en, said, ["{said|says|saying|told|tells|wrote|writes|reads|quote|quoted|stated|states|asks|asked|claims|claimed|insists|insisted|thinks|thought|believes|warns|warned|replied|complained|suggested|suggests|recommends|hates|wants|wanted|mentions|mentioned|announced|yelled|shouted|whispered|posted|tweeted|states|output|prints|printed|returns|returned|used to say|message was|rule was}"]).
decree_phrase(en, suppose, ["{imagine|suppose|supposing|pretend|hypothetically|what if|if i said|if i say|if i tell you|if i told you|assume|assuming|say i|let us say|for example|for instance|e.g|such as|example|would you|why|what|how|who|where|which|did|does|is it|are you|should i|should we|shall i|shall we|can i|can we|do i|do we|may i|could we|could i|have you|has|had|when did|when will|when should|when do|is there|are there|were|was|am i|do you|did you|will it|whether|title|subject|lyrics|quote|joke|fun fact|proverb|motto|unlike|according to|in the movie|in the film|in the book|once upon a time}"]).
decree_phrase(en, content, ["{tweet|post|write|say|send|email|message|text|reply|respond|translate|add|name|title|call|type|print|set|put|append|insert|comment|tell|remind|ask|play|sing|search|google|rename|announce|publish|draft|forward|note down|log|echo|summarize|summarise|explain|proofread|rephrase|correct|spell check|read|subject|body|message|text|reply|caption|headline|commit message|the message|the text|the title|answer|quote|paraphrase|improve|rewrite|review|format|paste|create|make|output|show|display|define|classify|label|analyze|analyse}"]).
decree_phrase(en, may, ["{may|can|should|must|shall|will|is allowed to|are allowed to|is to|are to|gets|get|receives|receive|is|are|gets to|get to|might|could|need|needs}{ ever|}"]).
decree_phrase(en, narrative, ["{i|we|he|she|they|it|who|which|people|users|customers|somebody|someone}"]).

% ----------------------------------------------------------------------------- what is what
%
% decree_in(Domain, Wider): whoever forbids the wider one forbids this one too.

decree_in(email, ["message"]).
decree_in(sms, ["message", "phone"]).
decree_in(slack, ["message", "channel"]).
decree_in(dm, ["message", "slack", "discord", "teams"]).
decree_in(whatsapp, ["message"]).
decree_in(telegram, ["message"]).
decree_in(teams, ["message", "channel"]).
decree_in(discord, ["message", "channel"]).
decree_in(moments, ["social"]).
decree_in(wechat, ["message"]).
decree_in(weibo, ["social"]).
decree_in(twitter, ["social"]).
decree_in(linkedin, ["social"]).
decree_in(facebook, ["social"]).
decree_in(instagram, ["social"]).
decree_in(pr, ["vcs"]).
decree_in(browser, ["web"]).
decree_in(search, ["web"]).
decree_in(k8s, ["cloud"]).
decree_in(flight, ["travel"]).
decree_in(hotel, ["travel"]).
decree_in(restaurant, ["travel"]).
decree_in(ride, ["travel"]).
decree_in(door, ["home"]).
decree_in(light, ["home"]).
decree_in(thermostat, ["home"]).
decree_in(music, ["home"]).
decree_in(camera, ["home"]).
decree_in(alarm, ["home"]).
decree_in(vacuum, ["home"]).
decree_in(shop, ["payment"]).
decree_in(drive, ["file"]).
decree_in(photo, ["file"]).
decree_in(contact, ["crm"]).

% decree_like(Action, Actions): a tool that does one of these does what the action forbids.

decree_like(edit, ["write", "update", "patch", "replace", "change"]).
decree_like(adjust, ["update", "edit", "set", "change"]).
decree_like(overwrite, ["write", "edit", "put", "upload", "create", "copy", "move", "restore", "replace"]).
decree_like(write, ["edit", "create", "change"]).
decree_like(send, ["reply", "forward", "message", "notify", "share"]).
decree_like(complete, ["update", "edit", "close", "finish"]).
decree_like(mention, ["send", "reply", "forward", "message", "notify", "share", "post", "comment"]).
decree_like(post, ["send", "publish", "create", "tweet", "share"]).
decree_like(comment, ["post", "create", "reply"]).
decree_like(share, ["send", "upload", "invite", "grant", "publish", "post"]).
decree_like(create, ["add", "open", "write", "insert", "new", "schedule", "post", "make"]).
decree_like(open, ["create", "navigate", "launch", "visit", "read"]).
decree_like(schedule, ["create", "book", "add", "insert"]).
decree_like(reschedule, ["update", "move", "edit", "change"]).
decree_like(cancel, ["delete", "remove"]).
decree_like(delete, ["drop", "remove", "trash", "destroy", "cancel"]).
decree_like(drop, ["query", "execute", "delete", "run"]).
decree_like(truncate, ["drop", "query", "execute", "delete", "run"]).
decree_like(pay, ["transfer", "charge", "purchase", "order", "checkout", "buy", "send"]).
decree_like(order, ["buy", "purchase", "checkout", "pay", "place", "add"]).
decree_like(book, ["reserve", "create", "order", "schedule"]).
decree_like(refund, ["reimburse"]).
decree_like(read, ["fetch", "get", "view", "list", "search", "open", "download"]).
decree_like(search, ["query", "find", "lookup"]).
decree_like(run, ["execute", "exec", "call", "trigger", "start"]).
decree_like(deploy, ["release", "publish", "ship", "rollout", "apply"]).
decree_like(force_push, ["push"]).
decree_like(amend, ["commit"]).
decree_like(turn_on, ["set", "control", "switch", "toggle"]).
decree_like(turn_off, ["set", "control", "switch", "toggle"]).
decree_like(set, ["update", "change", "control"]).
decree_like(invite, ["send", "create", "share", "add"]).
decree_like(call, ["dial", "phone"]).
decree_like(move, ["rename", "transfer", "transition"]).
decree_like(attach, ["send"]).
decree_like(copy, ["send", "write", "duplicate"]).
decree_like(draft, ["create", "compose"]).
decree_like(migrate, ["apply", "run"]).
decree_like(restart, ["reboot", "reload"]).
decree_like(install, ["add"]).
decree_like(uninstall, ["remove"]).
decree_like(upgrade, ["update"]).
decree_like(trade, ["buy", "sell", "order"]).
decree_like(reset, ["restore"]).
decree_like(build, ["deploy", "run", "trigger", "start"]).
decree_like(print, ["print"]).
decree_like(upload, ["put", "add", "create", "write"]).
decree_like(stop, ["delete", "terminate", "kill", "stop", "turn_off", "shutdown"]).
decree_like(provision, ["create", "run", "start", "launch", "provision", "add", "boot"]).
decree_like(transition, ["update", "edit", "move"]).
decree_like(toggle, ["set", "turn_on", "turn_off"]).
decree_like(assign, ["update", "edit"]).
decree_like(close, ["update", "resolve", "transition"]).
decree_like(export, ["download", "dump"]).
decree_like(stash_drop, ["stash"]).

% What only looks; changing, using and sending are none of these.
decree_reads(["read", "search", "list", "get", "fetch", "find", "view", "lookup", "query_only", "describe", "count", "status", "download", "draft"]).

% decree_command(Action, Commands): what a shell is told for it.
decree_command(push, ["git push"]).
decree_command(force_push, ["git push --force"]).
decree_command(pull, ["git pull"]).
decree_command(commit, ["git commit"]).
decree_command(amend, ["git commit --amend"]).
decree_command(merge, ["git merge"]).
decree_command(rebase, ["git rebase"]).
decree_command(reset, ["git reset"]).
decree_command(revert, ["git revert"]).
decree_command(stash, ["git stash"]).
decree_command(stash_drop, ["git stash drop"]).
decree_command(copy, ["cp"]).
decree_command(ssh, ["ssh"]).
decree_command(checkout, ["git checkout"]).
decree_command(tag, ["git tag"]).
decree_command(install, ["install"]).
decree_command(uninstall, ["uninstall"]).
decree_command(upgrade, ["upgrade"]).
decree_command(build, ["build"]).
decree_command(deploy, ["deploy"]).
decree_command(rollback, ["rollback"]).
decree_command(restart, ["restart"]).
decree_command(scale, ["scale"]).
decree_command(apply, ["apply"]).
decree_command(delete, ["rm"]).
decree_command(move, ["mv"]).
decree_command(migrate, ["migrate"]).
decree_command(drop, ["DROP"]).
decree_command(truncate, ["TRUNCATE"]).
decree_command(test, ["test"]).
decree_command(stop, ["kill"]).
decree_command(download, ["curl"]).
decree_command(clone, ["git clone"]).
decree_command(stage, ["git add"]).
decree_command(cherry_pick, ["git cherry-pick"]).

% decree_deed(Action, Deed, Nouns): what an action done to such things is, in words that no command need be written with.
% src/decide/shell/deeds.ts says which commands come to which deed.
decree_deed(create, create_branch, ["branch", "分支"]).
decree_deed(checkout, switch_branch, ["branch", "分支"]).
decree_deed(change, switch_branch, ["branch"]).
decree_deed(switch, switch_branch, ["branch"]).
decree_deed(delete, delete_branch, ["branch", "分支"]).
decree_deed(create, create_tag, ["tag", "标签"]).
decree_deed(delete, delete_tag, ["tag", "标签"]).
decree_deed(push, push_tag, ["tag", "标签"]).
decree_deed(create, create_pull_request, ["pr", "pull request", "merge request", "mr"]).
decree_deed(open, create_pull_request, ["pr", "pull request", "merge request", "mr"]).
decree_deed(submit, create_pull_request, ["pr", "pull request", "merge request", "mr"]).
decree_deed(close, close_pull_request, ["pr", "pull request", "merge request", "mr"]).
decree_deed(create, create_issue, ["issue", "github issue"]).
decree_deed(open, create_issue, ["issue", "github issue"]).
decree_deed(close, close_issue, ["issue", "github issue"]).
decree_deed(edit, rewrite_history, ["history"]).
decree_deed(change, rewrite_history, ["history"]).
decree_deed(force_push, rewrite_history, ["history"]).
decree_deed(delete, discard_changes, ["change", "work", "uncommitted work"]).
decree_deed(revert, discard_changes, ["change", "work", "uncommitted work"]).
decree_deed(reset, discard_changes, ["change", "work", "uncommitted work"]).
decree_deed(undo, discard_changes, ["change", "work", "uncommitted work"]).
decree_deed(overwrite, discard_changes, ["change", "work", "uncommitted work"]).
decree_deed(skip, skip_hooks, ["hook", "git hook", "pre-commit", "pre-push", "husky"]).
decree_deed(turn_off, skip_hooks, ["hook", "git hook", "pre-commit", "pre-push", "husky"]).
decree_deed(change, change_permissions, ["permission", "mode", "ownership", "owner"]).
decree_deed(edit, change_permissions, ["permission", "mode", "ownership", "owner"]).
decree_deed(set, change_permissions, ["permission", "mode", "ownership", "owner"]).
decree_deed(stop, kill_process, ["process", "server", "dev server", "development server", "local server", "app", "进程"]).
decree_deed(run, start_server, ["server", "dev server"]).
decree_deed(open, start_server, ["server", "dev server"]).
decree_deed(provision, start_server, ["dev server", "local server"]).
decree_deed(run, start_container, ["container", "docker container"]).
decree_deed(open, start_container, ["container", "docker container"]).
decree_deed(stop, stop_container, ["container"]).
decree_deed(delete, stop_container, ["container"]).
decree_deed(reset, reset_database, ["database", "db"]).
decree_deed(delete, reset_database, ["database", "db"]).
decree_deed(drop, reset_database, ["database", "db"]).
decree_deed(delete, change_database, ["record", "row"]).
decree_deed(change, change_database, ["database", "db", "schema", "database schema"]).
decree_deed(edit, change_database, ["database", "db", "schema", "database schema"]).
decree_deed(run, run_query, ["sql", "sql query", "sql statement", "query", "database query"]).
decree_deed(print, print_environment, ["environment variable", "env var", "environment", "env"]).
decree_deed(export, print_environment, ["environment variable", "env var", "environment", "env"]).
decree_deed(read, print_environment, ["environment variable", "env var", "environment", "env"]).
decree_deed(comment, comment_on_pull_request, ["pr", "pull request", "merge request", "mr", "issue"]).
decree_deed(approve, approve_pull_request, ["pr", "pull request", "merge request", "mr"]).
decree_deed(post, publish_to_npm, ["to npm", "to npm registry", "npm package", "npm module"]).
decree_deed(post, publish_package, ["package", "crate", "gem", "to pypi", "to crates.io", "to rubygems", "to registry", "to package registry", "to public registry"]).
decree_deed(post, publish_release, ["release", "github release"]).
decree_deed(create, publish_release, ["release", "github release"]).
decree_deed(upgrade, bump_version, ["version", "version number"]).
decree_deed(merge, squash_commits, ["commit"]).
decree_deed(change, change_git_config, ["git config", "git configuration", "git settings"]).
decree_deed(edit, change_git_config, ["git config", "git configuration", "git settings"]).
decree_deed(run, run_end_to_end_tests, ["e2e test", "e2e", "end-to-end test", "end to end test", "browser test"]).
decree_deed(run, run_integration_tests, ["integration test"]).
decree_deed(run, run_in_background, ["background"]).
decree_deed(run, run_destructive_command, ["destructive command", "dangerous command", "destructive", "dangerous"]).
decree_deed(run, run_linter, ["linter"]).
decree_deed(run, run_formatter, ["formatter"]).

% decree_alias(Kind, Canonical, Words).
decree_alias(tool, agent, ["subagent", "subagents", "sub-agent", "sub-agents"]).
decree_alias(environment, production, ["prod", "production", "live", "线上", "生产", "生产环境", "正式环境", "线上环境", "生产库", "生产服务器", "生产数据库", "正式服", "produktion", "produktiv", "produccion", "producción", "produção", "producao", "produzione", "運用", "本番", "本番環境", "운영", "운영 서버", "프로덕션", "produkcja", "produkcję", "produkcji", "productie", "прод", "продакшн"]).
decree_alias(environment, staging, ["staging", "stage", "预发", "预发布", "测试环境", "ステージング"]).
decree_alias(environment, replica, ["replica", "read replica"]).
decree_alias(environment, test, ["test environment", "qa", "dev", "sandbox"]).
decree_alias(branch, main, ["main", "主分支", "主干"]).
decree_alias(branch, master, ["master", "trunk"]).
decree_alias(branch, develop, ["develop"]).
decree_alias(command, sudo, ["root", "superuser", "sudo", "admin rights", "管理员", "root权限"]).

% decree_role(Language, Words): what somebody is to the user; whom it means is known when a call is made.
% decree_possessive(Language, Words): whatever follows one of them is a role.
decree_role(en, ["landlord", "landlady", "boss", "manager", "wife", "husband", "partner", "spouse", "mother", "father", "mom", "mum", "dad", "parents", "son", "daughter", "brother", "sister", "family", "friend", "friends", "doctor", "lawyer", "accountant", "client", "clients", "customer", "customers", "supplier", "suppliers", "vendor", "vendors", "contractor", "contractors", "tenant", "tenants", "colleague", "colleagues", "coworker", "coworkers", "team", "investor", "investors", "board", "press", "journalist", "journalists", "recruiter", "recruiters", "teacher", "neighbor", "neighbour", "ex"]).
decree_possessive(en, ["my", "our", "his", "her", "their"]).
decree_role(de, ["vermieter", "chef", "chefin", "kunde", "kunden", "kundin", "mieter", "anwalt", "arzt", "kollege", "kollegen"]).
decree_possessive(de, ["mein", "meine", "meinen", "meiner", "unser", "unsere"]).
decree_role(fr, ["propriétaire", "patron", "patronne", "client", "clients", "cliente", "clientes", "avocat", "médecin", "collègue", "collègues"]).
decree_possessive(fr, ["mon", "ma", "mes", "notre", "nos"]).
decree_role(es, ["casero", "jefe", "jefa", "cliente", "clientes", "abogado", "médico", "colega", "colegas"]).
decree_possessive(es, ["mi", "mis", "nuestro", "nuestros"]).
decree_role(zh, ["房东", "老板", "客户", "顾客", "同事", "律师", "医生", "父母", "妻子", "丈夫", "老婆", "老公", "供应商", "投资人", "媒体", "记者"]).
decree_possessive(zh, ["我", "我的", "我们的"]).
decree_role(ja, ["大家さん", "上司", "顧客", "取引先", "同僚", "弁護士", "家主"]).
decree_possessive(ja, ["私の"]).

% Programs that a shell runs, by their names.
decree_programs(["npm", "pnpm", "yarn", "npx", "bun", "pip", "pipx", "poetry", "uv", "cargo", "go", "git", "docker", "docker-compose", "podman", "kubectl", "helm", "terraform", "ansible", "aws", "gcloud", "az", "ssh", "scp", "rsync", "curl", "wget", "rm", "mv", "cp", "chmod", "chown", "sudo", "su", "grep", "rg", "ripgrep", "sed", "awk", "find", "fd", "make", "cmake", "python", "python3", "node", "deno", "ruby", "perl", "bash", "zsh", "sh", "eslint", "prettier", "tsc", "jest", "vitest", "pytest", "tox", "mypy", "black", "ruff", "gradle", "mvn", "brew", "apt", "apt-get", "yum", "dnf", "systemctl", "service", "kill", "pkill", "killall", "dd", "mkfs", "psql", "mysql", "sqlite3", "mongo", "redis-cli", "gh", "hub", "heroku", "vercel", "netlify", "firebase", "tmux", "screen", "vim", "nano", "emacs", "cat", "tail", "less", "ls", "tar", "zip", "unzip", "nohup", "crontab", "cron", "xargs", "eval", "webpack", "vite", "rails", "rake", "bundle", "composer", "php", "java", "dotnet", "nuget", "swift", "xcodebuild", "pulumi", "flyctl", "nmap", "nc", "shutdown", "reboot", "powershell", "dig", "prisma", "alembic", "flask", "django-admin", "supabase", "ffmpeg", "jq", "perl6"]).

% ----------------------------------------------------------------------------- Chinese
%
% See grammar/decree.zh.ne. What stands before the order or after it is told by its own words: coverbs, verbs, nouns.

% decree_variant(Language, Pairs): the first character is read as the second.
decree_variant(zh, ["並并", "乾干", "亂乱", "佈布", "併并", "來来", "係系", "俬私", "倉仓", "個个", "們们", "備备", "傢家", "傳传", "僅仅", "價价", "儘尽", "優优", "儲储", "兒儿", "內内", "兩两", "別别", "刪删", "則则", "剛刚", "創创", "劉刘", "動动", "務务", "勸劝", "匯汇", "區区", "厤历", "吳吴", "員员", "問问", "啓启", "啟启", "喫吃", "單单", "嗎吗", "嘆叹", "噹当", "嚮向", "嚴严", "囉啰", "囌苏", "囑嘱", "國国", "圓圆", "圖图", "團团", "埰采", "執执", "堅坚", "報报", "場场", "夾夹", "媽妈", "寀采", "實实", "審审", "寫写", "將将", "專专", "對对", "導导", "屬属", "峯峰", "嶽岳", "師师", "幣币", "幫帮", "幷并", "幹干", "幾几", "庫库", "廠厂", "廢废", "張张", "強强", "彆别", "彔录", "彙汇", "後后", "從从", "復复", "徵征", "態态", "慶庆", "憑凭", "應应", "戶户", "採采", "換换", "摺折", "撥拨", "擔担", "據据", "擾扰", "數数", "於于", "昇升", "時时", "暫暂", "曆历", "曏向", "書书", "會会", "朮术", "東东", "査查", "條条", "棄弃", "楊杨", "業业", "榘矩", "榦干", "構构", "樂乐", "標标", "樣样", "機机", "檔档", "檢检", "檯台", "權权", "歎叹", "歷历", "毀毁", "氣气", "決决", "沒没", "況况", "洩泄", "淩凌", "測测", "準准", "溝沟", "溫温", "滙汇", "滾滚", "瀏浏", "為为", "無无", "煙烟", "煩烦", "燈灯", "燬毁", "爲为", "牽牵", "猶犹", "獲获", "現现", "環环", "產产", "産产", "當当", "發发", "盡尽", "盤盘", "眞真", "確确", "碼码", "禮礼", "種种", "稱称", "穀谷", "穫获", "箇个", "節节", "簡简", "簽签", "籤签", "糰团", "約约", "紙纸", "級级", "終终", "結结", "絕绝", "絡络", "給给", "統统", "絶绝", "經经", "綫线", "網网", "緊紧", "線线", "編编", "緻致", "總总", "繫系", "繼继", "續续", "纔才", "羣群", "習习", "翫玩", "聯联", "聲声", "脩修", "腳脚", "臺台", "與与", "菸烟", "萬万", "蒐搜", "蓋盖", "薦荐", "蘇苏", "處处", "號号", "術术", "衕同", "衚胡", "袷夹", "裏里", "裝装", "裡里", "製制", "複复", "覈核", "見见", "規规", "視视", "親亲", "覺觉", "覽览", "觸触", "訂订", "訊讯", "託托", "記记", "訪访", "設设", "許许", "訴诉", "註注", "証证", "評评", "詞词", "詢询", "試试", "話话", "該该", "誌志", "認认", "語语", "誤误", "說说", "説说", "誰谁", "調调", "請请", "論论", "講讲", "謝谢", "證证", "識识", "譭毁", "譯译", "議议", "讀读", "變变", "讓让", "讚赞", "貝贝", "財财", "貨货", "買买", "費费", "貼贴", "資资", "賣卖", "賬账", "賴赖", "購购", "贊赞", "趙赵", "車车", "軟软", "載载", "輕轻", "輯辑", "轉转", "迴回", "這这", "連连", "週周", "進进", "運运", "過过", "遠远", "遷迁", "選选", "還还", "邊边", "郵邮", "鄧邓", "鄭郑", "鄰邻", "醫医", "釋释", "針针", "釦扣", "鈅钥", "鈡钟", "銀银", "銷销", "錄录", "錢钱", "錯错", "録录", "錶表", "鍼针", "鍾钟", "鎖锁", "鏈链", "鐘钟", "鑑鉴", "鑒鉴", "鑰钥", "門门", "閉闭", "開开", "間间", "閤合", "閱阅", "閲阅", "闆板", "關关", "陞升", "陳陈", "隊队", "隨随", "隻只", "離离", "雲云", "電电", "韆千", "響响", "頁页", "項项", "順顺", "須须", "預预", "領领", "頭头", "頻频", "題题", "額额", "願愿", "類类", "顯显", "颱台", "飯饭", "餘余", "餵喂", "騙骗", "騷骚", "體体", "髮发", "鬍胡", "鬚须", "鬧闹", "麪面", "麫面", "麵面", "麼么", "麽么", "黃黄", "點点", "齣出", "您你", "妳你"]).
decree_phrase(zh, forbid, ["{请|请你|你|千万|绝对|绝|一律|都|以后|再也|坚决|麻烦你|拜托|最好|尽量|切记|谁也|务必|也|就|永远|一定|任何时候都|无论如何都|什么时候都}{不要|不许|不准|不得|不可以|不可|不能|不应该|不应|不该|不允许|别|勿|莫}{再|去|擅自|随便|随意|随便去|私自|直接|自己|主动|自动|轻易|乱|动不动就|继续|总是|老是|再去|再给我|对任何人|让我看到你|试图|}"]).
decree_phrase(zh, forbid, ["{不要|不许|不准|不得|不可以|不可|不能|不应该|不应|不该|不允许|别|勿}{再|去|擅自|随便|随意|私自|直接|自己|主动|自动|轻易|乱|继续|总是|老是|再去|试图|}", "{是|}{绝对|严格|严令|明令|明确|}{禁止|不允许|不被允许|不可以|不行|不能接受|不可接受}{的|}", "{请勿|切勿|严禁|禁止|停止|杜绝|避免|绝不|决不|绝不能|绝不可|绝对不能|绝对不要|从此不|禁|谢绝|莫要|休要|打住}", "{我|}{不希望|不想|不愿|不愿意|不许|不准|不允许|禁止|不同意|不想看到|不想再看到}{你|让你|你们}{再|去|}", "{永远|千万|绝对|以后|从今以后|从现在起|任何情况下|无论如何|在任何情况下}{都|也|}{不要|不许|不准|不得|不可以|不能|别|勿}{再|去|}", "{你|我们}{不能|不可以|不许|不准|不得|不应该|不该|无权}{再|去|}"]).
% “生产环境只能由我来部署”: nobody else, and so not the agent.
decree_phrase(zh, forbid, ["{只能|只可以|只可|只许|只准|只允许|仅限|仅能|必须|一律|都必须|都}由我{自己|本人|亲自|一个人|}{来|去|负责|手动|}", "{只能|只可以|只许|只准|只允许|仅限}我{自己|本人|亲自|一个人|}{来|去|手动|}", "只有我{自己|本人|一个人|}{才能|才可以|能|可以|有权|才有权|有权限|才有权限|来}"]).
decree_phrase(zh, ask, ["{只能|必须|需要|都要|一律|得|都得|一律要|务必|都必须|应该|要|都需要|由|经|只能由|必须由|必须经|需要由|要由|都要由|得由|应由|须由|须经|都得由|一律由}{先|}我{自己|本人|亲自|来|}{确认|审批|批准|同意|审核|点头|签字|拍板|决定|过目|审过|定夺|授权}{后|之后|了|过|}{才能|才可以|才行|才算|方可|}"]).
decree_phrase(zh, no_decree, ["不要紧", "要不要", "不得不", "不能不", "不得了", "不得而知", "{不要|别|可别|千万别|千万不要|不能|请别|请不要}{忘|忘了|忘记|担心|着急|急|客气|误会|怕|介意|慌|放弃|灰心|生气|紧张|见怪|理解错|犹豫|太在意|管|想太多|说|解释|道歉|啰嗦|废话|用表情|用表情符号|用敬语|用英文|问为什么|开玩笑|骗我|瞎猜|猜|胡说|编造|总结|逗|闹|谢|谢我|这么|那么|这样说|再说|再说了|再解释|再道歉|用markdown|用列表}", "{不用|不必|无需|无须|用不着|不需要|没必要|没有必要|何必|犯不着}", "能不能", "可不可以", "是不是", "要不然", "为什么不", "怎么不", "不知道", "不是不", "{他|她|它|他们|她们|我们|用户|客户|大家}{从不|从来不|不会|不能|没有|不想|不要|别}", "这个{命令|文件|工具|接口|函数}为什么", "我{不会|不能|不知道|不确定|不记得|没有|从不|不太|不懂|不明白|不认为|不觉得|不打算|没说|不想要|不要了}", "不能{正常|打开|访问|连接|运行吗|登录|加载|显示|确定|理解|保证|同意}", "停止{工作|响应|运行了}", "别{墅|扭|致|离|提了|闹}", "禁止{吸烟|访问错误}"]).
decree_phrase(zh, recall, ["{之前|以前|先前|刚才|上次|昨天|前面|早先}{我|}{说|讲|说过|要求|规定}{过|的|}{不让|不许|不要|不准|别|不能|禁止|不得}{你|}{再|}"]).
decree_phrase(zh, name, ["开发", "差别", "辨别", "鉴别", "推荐", "别名", "{特|区|分|个|级|类|性|识|告|离}别"]).
decree_phrase(zh, skip, ["别的"]).
% “客户名单属于机密，不得外发”: what is secret is what the order is about.
decree_phrase(zh, skip, ["{都|}{是|属于|属|算是|涉及}{公司|商业|客户|个人|}{机密|绝密|保密|敏感|私密|隐私|秘密|内部}{信息|资料|内容|数据|文件|}{的|}"]).
decree_phrase(zh, more, ["以上", "往上"]).
decree_phrase(zh, less, ["以下", "往下"]).
decree_phrase(zh, rule, ["{规定|限制|禁令|规则|要求|规矩|约定|禁止|那条|这条|指令|命令}", "{不要|不许|不准|不得|不能|不可以|别}"]).
decree_phrase(zh, said, ["{让|叫|要|劝|要求|提醒|吩咐|嘱咐}{我|我们|他|她|他们}{不要|别|不许|不准|不能}"]).
decree_phrase(zh, said, ["说", "写道", "回复说", "问", "告诉我", "写着", "提到", "声称", "表示", "认为", "觉得", "翻译", "歌词", "标题", "名言", "台词", "规定说"]).
decree_phrase(zh, suppose, ["假设", "假如我说", "如果我说", "想象", "比如", "例如", "为什么", "怎么", "怎样", "是否", "有没有", "什么时候", "哪个", "哪些", "{谁|有谁}{是|能|会|知道}"]).
decree_phrase(zh, soft, ["{请|麻烦|麻烦你|拜托|拜托你|你|你们|以后|今后|从今以后|从现在起|从现在开始|从今往后|往后|记住|请记住|切记|注意|请注意|另外|还有|此外|对了|好的|好|嗯|总之|重要|提醒一下|规则|新规则|顺便|再说一遍|我再说一遍|说好了|一定|务必|千万|绝对|真的|也|并且|而且|但是|但|不过|然后|所以|那么|那|就|喂|嗨|你好|我说过|我说了|我说|最后|首先|其次|无论如何|在任何情况下|任何情况下|任何时候|助手|各位|同时|千万记得|跟你说|告诉你|接下来|现在开始|我要求|我的要求是|我希望|我要你|希望你}"]).
decree_phrase(zh, ask, ["{必须|要|都要|都得|得|应该|需要|一定要|请|务必|都必须|都需要|一律要|记得|麻烦|你要|你得|你必须|}{先|}{问|问问|问一下|问一问|请示|征求|征得|经过|经|得到|获得|取得|等|找|跟|和|向|通知|告诉|给|让|请|等待|拿到|知会|通知一下}{一下|}{我|本人}{的|}{同意|意见|允许|许可|批准|确认|授权|点头|一声|一下|看|看看|看一眼|过目|审核|审批|审阅|检查|打招呼|打个招呼|打声招呼|商量|商量一下|报备|确认一下|看一下|过目一下|请示|先看|先看一眼|点头同意|复核|说一声|知道|决定|核对|说可以|首肯|拍板|汇报|报告|申请|批一下|签字|先确认|先同意|}{后|之后|以后|才行|才可以|才能|才可|再|就行|}", "{先|必须先|要先|都要先|都得先|得先|一定要先|请先|务必先|记得先|应先}{问|问问|问一下|请示|征求|经过|经|得到|获得|跟|和|向|通知|告诉|让|给}{一下|}我{的|}{同意|意见|允许|许可|批准|确认|授权|一声|一下|看|看看|看一眼|过目|审核|审批|检查|打招呼|打个招呼|打声招呼|商量|商量一下|报备|确认一下|看一下|说一声|汇报|}{后|之后|以后|才行|才可以|才能|才可|再|}", "{需要|需|要|须|必须|都要|都需要|得|都得|必须经过|要经过|需经|须经|都须|都需|一律需要}{我|由我|我的|我来|我亲自|经我|人工}{的|}{同意|允许|许可|批准|确认|授权|审批|审核|点头|过目|亲自确认|签字|把关}{后|才行|才可以|才能|}", "{先|要|必须|都要}{让我|给我|由我}{看|看看|看一眼|看一下|过目|审核|确认|检查|审批|批准|同意|过一遍|把关|知道|决定}{后|再|才能|才行|}", "{先|要|必须|得|都要|一定要|}问过我{了|}{再|才能|才可以|才行|后再|之后再|以后再|才|}", "经{过|}我{的|}{同意|批准|允许|许可|确认|授权}{后|之后|以后|}{才能|才可以|才可|再|方可|才|}"]).
decree_phrase(zh, consent, ["{未经|没有|没|未得到|没得到|没有得到|未获|没经过|没有经过|不经|不经过|未征得|没征得|在没有|没拿到|缺少|无}{过|}{我|本人|我的|我本人}{的|}{明确|事先|书面|亲自|}{的|}{同意|允许|许可|批准|确认|授权|点头|首肯|指示|吩咐|要求|命令}{之前|前|以前|的情况下|时|的话|就|，|}", "{未经|没有|没}{明确|事先|}{的|}{同意|允许|许可|批准|确认|授权}{之前|前|的情况下|时|的话|就|}", "{除非|直到|等到|等|在|除非是|除非得到|除非经过|除非有|除非先}{得到|经过|有|}{我|本人|我的|我本人}{的|}{明确|亲口|亲自|先|自己|}{地|}{同意|说|允许|许可|批准|确认|授权|点头|要求|发话|开口|吩咐|让你|叫你|审核|看过|检查|答应|说可以|说了|说行|回复|看完|看过了|过目|同意了|确认了|批准了|审核过|通知你|下令|放话}{过|了|可以|行|好|你|}{之前|前|以前|为止|后|之后|再|}", "{我|在我}{同意|确认|批准|点头|允许|发话|说可以|看过|审核|说行|授权|检查|过目|回复|审批}{过|了|}{之前|前|以前}", "{不|没|没有|先不}{问过|问|跟我说|和我说|告诉|通知|跟我商量|经我|请示|跟我打招呼|打招呼|向我请示|先问|先问过|先告诉|和我确认|跟我确认|与我确认}{我|一声|同意|}{就|之前|的情况下|，|}"]).
decree_phrase(zh, only, ["{只|仅|只能|只可以|只准|只许|只允许|仅限|只有|仅能|只应|仅可|就只|你只能|只限}"]).
decree_phrase(zh, allow, ["{现在|今后|以后|已经|又|你|你现在|从现在起|之后|从今天起|今天起|}{可以|你能|允许|准许|可以继续|可以再|可以重新|又可以|又能|可以随便|可以直接|可以放心|随时可以|可以开始}{再|重新|继续|直接|随时|正常|}", "{准你|允许你|批准你|我允许|我同意|同意你|我准你|可以让你}{再|}"]).
decree_phrase(zh, resume, ["{恢复|重新开始|继续|重新启用|重新允许|解禁|解封}{正常|}"]).
decree_phrase(zh, noask, ["{不用|不必|无需|不需要|无须|用不着|没必要|别|不要|再也不用}{再|每次|每次都|事先|先|再来|总是|}{问|请示|征求|跟|和|经过|经|向|通知|等|找}{我|过我|我的|一下我}{的|}{同意|确认|批准|意见|允许|了|请示|商量|打招呼|}{了|}", "直接做就{行|好|可以}"]).
decree_phrase(zh, noask, ["{不用|不必|无需|无须|不需要|用不着|没必要}{再|}{每次都|每次|事先|}{确认|批准|审批|请示|询问|审核|报备}{了|}"]).
decree_phrase(zh, noask, ["{不用|不必|无需|无须|不需要|用不着}{再|}{经过|经|等|}我{的|}{同意|批准|确认|审核|允许|许可|点头|授权}{了|}{，|}{就|也|}{可以|能|}{直接|}"]).
decree_phrase(zh, skip, ["{之前|以前|先前|刚才|上次|昨天|前面|早先}{我|}{说|讲|定|要求|提|说过|规定}的{关于|那条|}"]).
decree_phrase(zh, lift, ["{取消|撤销|废除|解除|收回|作废|忘掉|忘了|忘记|忽略|去掉|删掉|撤回|放弃|不管}{我|}{之前|以前|先前|刚才|上次|昨天|前面|早先|}{我|}{说的|讲的|说过的|定的|要求的|提的|关于|对|那条|那个|这条|的|}{关于|对|不要|不许|不准|禁止|不能|别|}"]).
decree_phrase(zh, lifted, ["{的|}{规定|限制|禁令|规则|要求|规矩|那条|这条|话|事|}{就|现在|都|已经|全部|可以|}{作废|取消|撤销|解除|不算|不算数|算了|失效|无效|废除|不用管了|结束了|解封了|放开了|没了|不作数|不再有效|收回|过期|忘了吧|忘掉吧|解禁}{了|吧|}"]).
decree_phrase(zh, always, ["{优先|尽量|默认|总是|始终|一律|最好|一直|永远|每次都|都要|统一|首选|务必都|平时|记得|都|都请|凡是}{使用|}"]).
decree_phrase(zh, instead, ["{而不是|代替|而不要|而别|取代|替代}{用|使用|}"]).
decree_phrase(zh, except, ["除了", "除去", "除开", "不包括", "除非{是|涉及|关于|为了|牵涉到|属于|跟|和}"]).
decree_phrase(zh, unless, ["除非", "只要不是", "要不是", "除非等到"]).
decree_phrase(zh, if, ["{如果|假如|要是|一旦|若|倘若|只要|万一|若是|如若|但凡|每当|当}"]).
decree_phrase(zh, until, ["{直到|等到|到|截至|截止到|直至}"]).
decree_phrase(zh, ask, ["{必须|要|都要|都得|应该|请|}{先|}{让|给|由}我{先|}{看|审|过}{一遍|一下|一眼}", "{等|经|}我{的|}{确认|同意|批准|点头|审核|看过|检查|允许|看完|审完}{了|过|}{之后|后|以后|}{，|}{才能|才可以|才可|才准|才许|方可|才行|再}", "先{跟|和|向}我{说|讲|打}{一声|声招呼|个招呼|一下}"]).
decree_phrase(zh, task, ["{就|仅|只|只有|只限}{这|此}{一次|一回}"]).
decree_phrase(zh, time, ["{这|本|下|下下}{个|}{周|星期|礼拜}{一|二|三|四|五|六|日|天}"]).
decree_phrase(zh, soft, ["否则", "不然", "直接"]).
decree_phrase(zh, again, ["{就|}{行|行了|好了|可以了|成}", "就好", "就可以"]).
decree_phrase(zh, noask, ["可以不{问|经过|用问|通知|告诉|用经过}我{同意|批准|的同意|}{就|也|}{直接|}"]).
decree_phrase(zh, ask, ["{要|都要|必须|得|都得|需要}我{先|}{过目|看过|看一遍|审核|批准|同意|确认|点头|签字}{了|后|之后|}{才能|才可以|才行|}"]).
decree_phrase(zh, skip, ["才{能|可以|可|行|准|许|可|}"]).
decree_phrase(zh, soft, ["从{今天|现在|今日|此刻}{起|开始}"]).
decree_phrase(zh, forbid, ["{暂停|中止|暂缓}{一切|所有|}"]).
decree_phrase(zh, said, ["反馈", "评论说", "需求描述", "备注"]).
decree_phrase(zh, no_decree, ["得{太|那么|这么|过于}", "{为了|为}{避免|防止}", "{避免|防止}误"]).
decree_verb(zh, send, any, ["寄出", "寄送"]).
decree_verb(zh, share, any, ["导出", "外传"]).
decree_noun(zh, calendar, create, ["会议室"]).
decree_phrase(zh, no_decree, ["{别|不要}{一次性|一次|一下子|太|过于}"]).
decree_verb(zh, send, message, ["回", "答复", "回应"]).
decree_verb(zh, send, any, ["泄露", "透露", "外泄"]).
decree_verb(zh, unlock, home, ["开"]).
decree_noun(zh, vcs, none, ["代码"]).
decree_noun(zh, calendar, create, ["事件", "日历事件"]).
decree_noun(zh, drive, none, ["云端硬碟", "云端硬盘", "云端"]).
decree_phrase(zh, season, ["{在|}{午饭|午餐|晚饭|吃饭|休息|开会}{时间|时段|时候}", "{中午|清晨|傍晚|月底|月初|年底|假期里|节假日里|周中}"]).
decree_everything(zh, ["内容", "任何内容"]).
decree_verb(zh, post, any, ["发布", "发出去"]).
decree_verb(zh, post, message, ["发消息", "发信息", "发讯息"]).
decree_verb(zh, close, any, ["关闭", "关掉", "关"]).
decree_verb(zh, change, any, ["修改", "改"]).
decree_verb(zh, open, any, ["访问", "浏览"]).
decree_verb(zh, send, email, ["寄信", "写信", "发信", "寄电邮", "寄邮件"]).
decree_verb(zh, print, any, ["列印"]).
decree_verb(zh, search, web, ["上网搜索", "上网查", "上网搜", "上网", "联网搜索"]).
decree_noun(zh, pr, create, ["pr", "mr"]).
% After what it is about: "周一之前", "测试的时候", "发票以外".
decree_phrase(zh, before_this, ["{之前|以前|前}{都|请|一律|也|，|}", "为止"]).
decree_phrase(zh, while_this, ["{的时候|时候|时|期间|的话|的情况下|情况下|当中|过程中|的时间|之后|以后|后|内|以内|之内}"]).
decree_phrase(zh, except_this, ["{以外|之外|除外|外|例外|不算}{的|}"]).
decree_phrase(zh, task, ["先", "暂时", "暂且", "目前", "眼下", "这次", "本次", "这一次", "这回", "这个任务", "当前任务", "这次任务", "本次任务"]).
decree_phrase(zh, session, ["{这次|本次|这个|当前}{会话|对话|聊天}{里|中|期间|内|}"]).
decree_phrase(zh, season, ["{在|}{明天|后天|明早|明晚|下周|下个星期|下个月|下周末|周末}{里|期间|}"]).
decree_phrase(zh, time, ["{今天|今晚|今天晚上|今早|这周|本周|这个星期|这星期|本星期|这个月|本月|今年|这几天|这两天|这段时间|本季度|春节期间|国庆期间|假期|放假期间|今天下午|今天之内|周末之前}", "{接下来|未来|今后|之后}{的|}{一|两|二|三|四|五|六|七|八|十|几|半|1|2|3|4|5|6|7|8|10|12|24|48}{个|}{小时|天|周|月|星期|分钟|年}{内|里|之内|}"]).
decree_phrase(zh, season, ["{从|自|打}{明天|后天|下周|下周一|下个月|下月|周一|周二|周三|周四|周五|周六|周日|一号|1号|今晚|明早}{起|开始|以后|之后}"]).
decree_phrase(zh, season, ["{在|每|每个|每逢|}{周一|周二|周三|周四|周五|周六|周日|星期一|星期二|星期三|星期四|星期五|星期六|星期日|星期天|周末|工作日|节假日|晚上|夜里|半夜|深夜|凌晨|上班时间|工作时间|非工作时间|下班后|下班以后|上午|下午|早上|午休|午休时间|高峰期|休假期间|白天|夜间|周五下午|周五晚上}{里|的时候|时|期间|}{都|}"]).
decree_phrase(zh, again, ["了", "再", "又", "重新", "吧", "啊", "哦", "呀", "谢谢", "好吗", "好不好", "行吗", "知道吗", "明白吗", "啦", "嘛", "呢"]).
decree_phrase(zh, because, ["{即使|哪怕|就算|即便|纵使|不管|无论}"]).
decree_phrase(zh, handsoff, ["只读"]).
decree_phrase(zh, until, ["等"]).
decree_phrase(zh, while_this, ["{当天|当日|那天|当晚|那晚|当周|那周}"]).
decree_phrase(zh, season, ["{每年|}{一|二|三|四|五|六|七|八|九|十|十一|十二}月{份|}{里|期间|}"]).
decree_phrase(zh, automatic, ["自动", "擅自", "自作主张", "主动", "私自", "自行", "悄悄", "偷偷"]).

decree_verb(zh, send, email, ["发邮件", "发送邮件", "写邮件", "寄邮件", "发电邮", "回邮件", "回复邮件", "群发邮件", "发email", "发mail", "发邮箱"]).
decree_verb(zh, copy, email, ["抄送", "密送", "抄"]).
decree_verb(zh, send, sms, ["发短信", "发送短信"]).
decree_verb(zh, send, message, ["发消息", "发信息", "发讯息", "联系", "联络", "打扰", "骚扰", "通知", "回复", "回信", "私信", "找", "告诉", "提醒", "催", "回消息", "烦", "打招呼", "沟通"]).
decree_verb(zh, send, wechat, ["发微信"]).
decree_verb(zh, send, slack, ["发slack"]).
decree_verb(zh, send, any, ["发送", "发", "寄", "转发", "发出", "外发", "群发"]).
decree_verb(zh, post, moments, ["发朋友圈"]).
decree_verb(zh, post, weibo, ["发微博"]).
decree_verb(zh, post, twitter, ["发推", "发推特", "发推文", "转推"]).
decree_verb(zh, post, any, ["发帖", "发文", "发布动态", "发动态", "张贴", "发表"]).
decree_verb(zh, call, phone, ["打电话", "致电", "拨打", "拨号"]).
decree_verb(zh, push, vcs, ["推送", "推", "push", "推代码", "推上去"]).
decree_verb(zh, force_push, vcs, ["强推", "强制推送", "force push", "强行推送"]).
decree_verb(zh, commit, vcs, ["提交", "commit", "提交代码"]).
decree_verb(zh, merge, vcs, ["合并", "merge", "合进"]).
decree_verb(zh, rebase, vcs, ["变基", "rebase"]).
decree_verb(zh, reset, vcs, ["重置", "reset"]).
decree_verb(zh, revert, vcs, ["还原", "revert"]).
decree_verb(zh, deploy, cloud, ["部署", "发版", "发布", "上线", "deploy", "上生产"]).
decree_verb(zh, rollback, cloud, ["回滚"]).
decree_verb(zh, restart, cloud, ["重启"]).
decree_verb(zh, delete, any, ["删除", "删", "删掉", "移除", "清空", "清除", "抹掉", "清理", "销毁", "去掉", "删光"]).
decree_verb(zh, drop, db, ["删库", "删表", "清库"]).
decree_verb(zh, edit, any, ["编辑", "修改", "改", "更新", "改写", "覆盖", "重写", "格式化", "重构", "写入", "改掉"]).
decree_verb(zh, change, any, ["动", "碰", "改动", "触碰", "更改", "变更", "乱动", "触动", "动手脚"]).
decree_verb(zh, write, any, ["写", "保存"]).
decree_verb(zh, read, any, ["读", "读取", "查看", "看", "访问", "打开看", "偷看", "获取", "翻看", "浏览", "翻"]).
decree_verb(zh, search, any, ["搜索", "搜", "查", "查询", "检索", "查找", "百度", "谷歌"]).
decree_verb(zh, open, any, ["打开", "开"]).
decree_verb(zh, run, any, ["运行", "执行", "跑", "用", "使用", "调用", "启动", "做", "干", "搞", "采用", "改用", "换成"]).
decree_verb(zh, install, package, ["安装", "装"]).
decree_verb(zh, uninstall, package, ["卸载"]).
decree_verb(zh, upgrade, package, ["升级"]).
decree_verb(zh, move, any, ["移动", "挪动", "重命名", "改名", "搬"]).
decree_verb(zh, copy, any, ["复制", "拷贝"]).
decree_verb(zh, share, any, ["分享", "共享", "泄露", "透露", "公开", "外泄", "发给外部", "给别人看"]).
decree_verb(zh, upload, any, ["上传"]).
decree_verb(zh, download, any, ["下载"]).
decree_verb(zh, create, any, ["创建", "新建", "建", "添加", "加", "增加", "加上", "加入", "生成", "提", "新增", "开", "提出"]).
decree_verb(zh, pay, payment, ["付款", "支付", "付钱", "转账", "购买", "买", "花钱", "打款", "汇款", "付", "刷卡", "结账", "充值", "扣款", "付费"]).
decree_verb(zh, schedule, calendar, ["开放预约", "接受预约", "挂号", "约诊"]).
decree_verb(zh, book, travel, ["下单"]).
decree_verb(zh, create, payment, ["开发票", "开票", "开具发票"]).
decree_verb(zh, adjust, any, ["调高", "调低", "上调", "下调", "调整", "抬高"]).
decree_verb(zh, order, shop, ["下单", "订购", "下订单"]).
decree_verb(zh, refund, payment, ["退款", "退钱"]).
decree_verb(zh, book, travel, ["预订", "预定", "订", "订票"]).
decree_verb(zh, schedule, calendar, ["安排", "约", "预约", "排", "安排会议", "约会议", "开会", "排会"]).
decree_verb(zh, cancel, any, ["取消"]).
decree_verb(zh, migrate, db, ["迁移", "跑迁移", "执行迁移"]).
decree_verb(zh, lock, home, ["锁门", "锁上", "上锁"]).
decree_verb(zh, unlock, home, ["解锁", "开门", "开锁"]).
decree_verb(zh, turn_on, home, ["开灯", "打开空调", "开空调"]).
decree_verb(zh, turn_off, home, ["关", "关闭", "关掉", "关灯"]).
decree_verb(zh, set, home, ["调", "调高", "调低", "设置", "设定"]).
decree_verb(zh, play, home, ["播放", "放音乐", "放歌"]).
decree_verb(zh, comment, any, ["评论", "留言"]).
decree_verb(zh, like, social, ["点赞"]).
decree_verb(zh, follow, social, ["关注", "取关"]).
decree_verb(zh, invite, any, ["邀请", "拉人"]).
decree_verb(zh, stop, cloud, ["停机", "下线", "关停"]).
decree_verb(zh, attach, email, ["附上", "加附件", "附加"]).
decree_verb(zh, approve, any, ["批准", "通过", "签署", "签"]).
decree_verb(zh, print, any, ["打印"]).
decree_verb(zh, trade, finance, ["交易", "卖出", "买入", "炒"]).

decree_noun(zh, email, send, ["邮件", "邮箱", "电子邮件", "电邮", "邮件往来"]).
decree_noun(zh, sms, send, ["短信"]).
decree_noun(zh, message, send, ["消息", "信息", "讯息", "通知"]).
decree_noun(zh, wechat, send, ["微信"]).
decree_noun(zh, moments, post, ["朋友圈"]).
decree_noun(zh, weibo, post, ["微博"]).
decree_noun(zh, twitter, post, ["推特", "推文", "推"]).
decree_noun(zh, social, post, ["帖子", "社交媒体", "动态"]).
decree_noun(zh, channel, none, ["频道", "群"]).
decree_noun(zh, phone, call, ["电话"]).
decree_noun(zh, file, none, ["文件", "目录", "文件夹", "代码", "配置", "配置文件", "文档", "脚本", "东西", "源码", "源代码", "表格", "报表"]).
decree_noun(zh, vcs, none, ["分支", "仓库", "版本库", "历史"]).
decree_noun(zh, vcs, commit, ["提交"]).
decree_noun(zh, vcs, force_push, ["强推"]).
decree_noun(zh, pr, create, ["合并请求", "拉取请求"]).
decree_noun(zh, issue, create, ["工单", "问题单"]).
decree_noun(zh, web, none, ["网页", "网站", "网络", "链接", "外网"]).
decree_noun(zh, browser, open, ["浏览器"]).
decree_noun(zh, shell, run, ["命令", "终端", "命令行", "脚本命令", "shell命令"]).
decree_noun(zh, package, install, ["依赖", "包", "软件", "依赖包", "软件包", "新包", "库包"]).
decree_noun(zh, db, none, ["数据库", "表", "数据", "库", "记录", "数据表"]).
decree_noun(zh, db, migrate, ["迁移", "数据库迁移"]).
decree_noun(zh, cloud, none, ["服务", "服务器", "环境", "集群", "实例"]).
decree_noun(zh, cloud, deploy, ["部署", "上线", "发版", "版本"]).
decree_noun(zh, payment, pay, ["付款", "支付", "钱", "款", "账单", "发票", "信用卡", "卡", "款项", "钱包"]).
decree_noun(zh, payment, refund, ["退款"]).
decree_noun(zh, shop, order, ["订单", "购物车"]).
decree_noun(zh, calendar, create, ["会议", "日程", "日历", "会", "约会", "行程", "活动"]).
% A noun that no English noun stands beside is about the word of the name of a tool.
decree_noun(zh, interview, none, ["面试", "面谈"]).
decree_noun(zh, candidate, none, ["候选人", "应聘者", "求职者"]).
decree_noun(zh, employee, none, ["员工", "职员", "雇员", "离职手续", "入职手续"]).
decree_noun(zh, salary, none, ["薪资", "工资", "薪水", "薪酬"]).
decree_noun(zh, price, none, ["价格", "商品价格", "产品价格", "售价", "定价", "单价", "标价"]).
decree_noun(zh, product, none, ["商品"]).
decree_noun(zh, inventory, none, ["库存", "存货"]).
decree_noun(zh, coupon, none, ["优惠券", "折扣券"]).
decree_noun(zh, discount, none, ["折扣"]).
decree_noun(zh, grade, none, ["成绩", "分数"]).
decree_noun(zh, assignment, none, ["作业"]).
decree_noun(zh, course, none, ["课程"]).
decree_noun(zh, prescription, none, ["处方", "药方"]).
decree_noun(zh, chart, none, ["病历"]).
decree_noun(zh, appointment, none, ["预约"]).
decree_noun(zh, listing, none, ["房源", "挂牌"]).
decree_noun(zh, class, none, ["课程"]).
decree_noun(zh, photo, none, ["照片", "图片", "相片", "相册"]).
decree_noun(zh, viewing, none, ["看房"]).
decree_noun(zh, curtain, none, ["窗帘"]).
decree_noun(zh, camera, none, ["摄像头", "监控"]).
decree_noun(zh, budget, none, ["预算"]).
decree_noun(zh, account, none, ["账号", "账户", "帐号"]).
decree_noun(zh, subscription, none, ["订阅"]).
decree_noun(zh, certificate, none, ["证书"]).
decree_noun(zh, drive, none, ["网盘", "云盘", "共享盘"]).
decree_noun(zh, flight, book, ["机票", "航班"]).
decree_noun(zh, hotel, book, ["酒店", "房间"]).
decree_noun(zh, door, none, ["门"]).
decree_noun(zh, light, none, ["灯"]).
decree_noun(zh, thermostat, set, ["空调", "温度", "暖气"]).
decree_noun(zh, music, play, ["音乐", "歌"]).
decree_noun(zh, contact, none, ["联系人", "通讯录"]).
decree_noun(zh, secret, none, ["密码", "密钥", "令牌", "凭证", "api 密钥", "api密钥", "api key", "token", "访问令牌", "私钥", "口令", "身份证号", "银行卡号"]).
decree_noun(zh, file, none, ["资料夹", "档案", "程式码", "专案"]).
decree_noun(zh, cloud, none, ["伺服器"]).
decree_noun(zh, db, none, ["资料库", "资料表"]).
decree_noun(zh, sms, send, ["简讯"]).
decree_noun(zh, package, install, ["套件"]).
decree_noun(zh, issue, create, ["issue", "issues", "议题"]).

decree_person(zh, ["客户", "老板", "财务", "经理", "领导", "同事", "妈妈", "爸爸", "我妈", "我爸", "老婆", "老公", "妻子", "丈夫", "前任", "前女友", "前男友", "朋友", "家人", "父母", "团队", "法务", "人事", "市场部", "销售", "客服", "记者", "媒体", "投资人", "投资者", "董事会", "供应商", "合作方", "律师", "医生", "老师", "房东", "邻居", "用户", "候选人", "外部", "外人", "陌生人", "任何人", "所有人", "别人", "大家", "供货商", "甲方", "乙方", "实习生", "员工", "儿子", "女儿", "孩子", "岳母", "婆婆", "全公司", "全员", "外部人员", "第三方"]).
decree_preposition(zh, to, ["给", "向", "往", "对", "跟", "和", "与", "到", "朝", "至", "叫", "让"]).
decree_preposition(zh, object, ["把", "将", "被"]).
decree_preposition(zh, in, ["在"]).
decree_preposition(zh, from, ["从"]).
decree_preposition(zh, about, ["关于", "针对", "按"]).
decree_preposition(zh, for, ["替", "帮", "为"]).
decree_preposition(zh, with, ["用"]).
decree_preposition(zh, into, ["进"]).
decree_preposition(zh, by, ["由"]).
decree_preposition(zh, over, ["超过", "高于", "大于"]).
decree_preposition(zh, under, ["低于", "少于", "小于"]).
decree_preposition(zh, at, ["于"]).
decree_determiner(zh, ["每次", "每回"]).
decree_determiner(zh, ["操作", "的", "对外的", "对外", "是", "那边", "那里", "任何", "所有", "一切", "那个", "这个", "那些", "这些", "我的", "你的", "我们的", "一个", "些", "某个", "全部", "每个", "每", "各种", "相关", "有关", "类似", "等", "之类", "这种", "那种", "这类", "这种事", "这类事", "这种事情", "这类事情", "那种事", "这件事", "这档事", "这种操作", "事", "事情", "上", "里", "中", "下", "内", "下面", "里面", "上面", "当中", "方面", "一下", "过", "着", "都", "新", "新的", "其他", "其它", "别的", "整个", "直接", "去", "来", "我", "会", "要", "也", "就", "任意", "什么", "那条", "这条", "这种事", "那种事", "这件事", "这事", "的事", "的事情", "随便", "底下", "里的", "上的", "规定", "限制", "禁令", "规则", "要求", "一封", "一条", "封", "条", "个", "那两个", "两个", "以上", "以下", "的人", "之前", "说的", "请", "它们"]).
decree_everything(zh, ["任何", "一切", "所有", "东西", "任何东西", "任何人", "所有人", "谁", "别人", "大家", "事"]).
decree_pronoun(zh, ["他", "她", "它", "他们", "她们", "它们", "那个", "这个", "这", "那", "这样", "那样", "这么", "这两个", "那两个", "这些", "那些", "这个工具", "那个工具", "这个文件", "那个文件"]).
decree_style(zh, ["说", "解释", "总结", "道歉", "猜", "重复"]).
decree_phrase(zh, skip, ["{回答|回复|答复|输出}{里|中|时|的时候|里面}"]).
decree_style_noun(zh, ["表情", "语气", "废话", "感叹号", "列表", "标题", "口语", "敬语", "英文", "中文", "破折号", "表情符号", "术语"]).

% Small words by which a language is told apart.
decree_hint(en, ["the", "to", "not", "never", "you", "do", "me", "my", "and", "or", "any", "without", "on", "is", "it", "please", "until", "unless", "again", "with", "for", "of", "before", "only", "be", "that", "this", "again", "i", "can", "stop", "from", "about", "anything", "if", "must", "are", "use", "when", "ask", "always"]).
decree_hint(en, ["no", "more", "am", "was", "were", "will", "would", "should", "could", "shall", "may", "might", "a", "an", "at", "by", "in", "into", "out", "off", "over", "under", "up", "down", "as", "so", "but", "nor", "yet", "then", "than", "too", "also", "just", "even", "ever", "once", "now", "today", "tonight", "tomorrow", "yesterday", "week", "month", "wednesday", "friday", "saturday", "sunday", "weekend", "after", "while", "during", "whenever", "where", "why", "what", "who", "whom", "whose", "which", "how", "here", "there", "he", "she", "they", "we", "us", "them", "him", "her", "his", "their", "our", "your", "its", "these", "those", "all", "every", "each", "some", "none", "nobody", "nothing", "everything", "everyone", "anyone", "someone", "something", "one", "two", "three", "other", "another", "else", "except", "own", "same", "such", "have", "has", "had", "does", "did", "done", "been", "being", "get", "got", "let", "lets", "keep", "make", "makes", "made", "send", "sends", "delete", "deleting", "pushing", "merging", "deploying", "running", "call", "calls", "posting", "touch", "change", "changes", "changing", "edit", "editing", "write", "writing", "read", "reading", "share", "sharing", "pay", "paying", "buy", "buying", "book", "booking", "create", "creating", "add", "adding", "remove", "removing", "move", "open", "opening", "close", "closing", "want", "need", "needs", "like", "think", "know", "said", "told", "says", "tell", "remember", "forget", "allowed", "allow", "fine", "limits", "hands", "sure", "thanks", "thank", "still", "instead", "rather", "because", "since", "through", "between", "against", "across", "behind", "both", "either", "neither", "few", "many", "much", "most", "less", "least", "very", "really", "back", "away", "new", "old", "first", "last", "next", "approval", "permission", "confirm", "confirmation", "approve", "check", "wait", "leave", "alone", "avoid", "cannot", "people", "customers", "client", "clients", "boss", "meeting", "meetings"]).

% ----------------------------------------------------------------------------- German

decree_hint(de, ["nicht", "nie", "niemals", "kein", "keine", "keinen", "keinem", "bitte", "und", "der", "die", "das", "den", "dem", "an", "auf", "ohne", "mich", "mir", "wieder", "bis", "ich", "du", "zu", "nur", "im", "am", "vor", "darfst", "mehr", "erst", "von", "mit", "ist", "nach", "bevor", "außer", "frag", "immer", "vom", "zum", "verboten"]).
decree_phrase(de, forbid, ["{bitte |}{auf keinen fall|unter keinen umständen|nie|niemals|nicht|nie wieder|nie mehr|nicht mehr|keinesfalls|keineswegs|kein|keine|keinen|keinem|keiner|keinerlei}", "{du|ihr|wir} {darfst|dürft|dürfen|sollst|sollt|sollen|solltest|kannst} {nie|niemals|nicht|nie wieder|nicht mehr|auf keinen fall|kein|keine|keinen}", "{hör|hört} auf", "finger weg {von|vom|}", "{lass|lasst} die finger von", "{ich will|ich möchte} {nicht|nie}{ , dass| dass|} {du|}", "{vermeide|unterlasse|unterlass|stopp|stoppe}", "{ist|sind} {verboten|tabu|nicht erlaubt|untersagt}", "verboten"]).
decree_phrase(de, consent, ["ohne {mich |meine |meine ausdrückliche |vorher |vorherige |zu |meine vorherige |dass ich |rückfrage|rücksprache|}{vorher |}{zu |}{fragen|erlaubnis|zustimmung|freigabe|genehmigung|okay|ok|rückfrage|rücksprache|bestätigung|zustimme}{ mit mir|}", "{bis|bevor|außer|es sei denn|solange}{ ,|} ich {es |nicht |das |dem |}{zustimme|zugestimmt habe|freigebe|freigegeben habe|okay sage|sage|ok sage|es sage|erlaube|genehmige|bestätige|gesagt habe|bestätigt habe}"]).
decree_phrase(de, until, ["{bis|vor}"]).
decree_phrase(de, ask, ["nur {nach|mit} {meiner |vorheriger |}{rücksprache|zustimmung|freigabe|erlaubnis|genehmigung}{ mit mir|}"]).
decree_phrase(de, said, ["{hat|haben} {mir|uns} gesagt", "{soll|sollen|solle} ich"]).
decree_phrase(de, skip, ["in {deinen|deiner|der|euren} {antworten|antwort|ausgabe}"]).
decree_style_noun(de, ["emojis", "emoji", "smileys", "floskeln", "gedankenstriche", "ausrufezeichen", "aufzählungen", "anglizismen", "fachbegriffe"]).
decree_hint(de, ["statt", "nutze", "benutze", "verwende", "nichts", "schick", "lösche", "finger", "weg", "dass", "wenn", "kannst", "mal"]).
decree_phrase(de, forbid, ["nichts"]).
decree_phrase(de, instead, ["{statt|anstatt|anstelle von}"]).
decree_preposition(de, over, ["mehr als"]).
decree_preposition(de, under, ["weniger als"]).
decree_phrase(de, except, ["{außer|ausser|bis auf|ausgenommen|mit ausnahme von}"]).
decree_phrase(de, season, ["{morgen|übermorgen|nächste woche}"]).
decree_phrase(de, time, ["{heute|diese woche|heute abend|heute nacht|dieses wochenende|diesen monat}"]).
decree_phrase(de, season, ["{freitags|montags|dienstags|mittwochs|donnerstags|samstags|sonntags|nachts|am wochenende|abends|an wochenenden|am {freitag|montag|dienstag|mittwoch|donnerstag|samstag|sonntag}}"]).
decree_phrase(de, task, ["{noch|vorerst|erstmal|erst mal|im moment|gerade|fürs erste}"]).
decree_phrase(de, only, ["nur"]).
decree_phrase(de, always, ["{immer|bevorzugt|bevorzuge|standardmäßig}"]).
decree_phrase(de, again, ["{wieder|mehr|bitte|danke|ja|jemals|überhaupt|auch|einfach|direkt|jetzt}"]).
decree_phrase(de, soft, ["{bitte|ok|okay|also|und|aber|hallo|ab jetzt|ab sofort|von jetzt an|in zukunft|künftig|wichtig|achtung|regel}"]).
decree_phrase(de, said, ["{sagt|sagte|schreibt|schrieb|meint|meinte|übersetze}"]).
decree_verb(de, send, email, ["mailen", "anmailen", "emailen"]).
decree_verb(de, send, any, ["schicken", "senden", "versenden", "verschicken", "zuschicken", "zusenden", "weiterleiten", "rausschicken", "losschicken", "abschicken", "absenden", "übermitteln", "zustellen", "nachschicken"]).
decree_verb(de, send, message, ["sprechen", "reden", "schreiben", "anschreiben", "kontaktieren", "benachrichtigen", "antworten", "beantworten", "informieren", "stören", "belästigen", "verständigen", "erinnern", "melden", "sagen", "mitteilen", "ausrichten", "erzählen", "anpingen", "pingen", "zurückschreiben", "kontakt aufnehmen", "bescheid geben", "bescheid sagen", "gib bescheid", "sag bescheid"]).
decree_verb(de, call, phone, ["anrufen", "telefonieren", "zurückrufen", "durchrufen"]).
decree_verb(de, write, any, ["schreiben", "speichern", "abspeichern", "aufschreiben"]).
decree_verb(de, read, any, ["lesen", "auslesen", "ansehen", "anschauen", "einsehen", "öffnen", "abrufen", "nachschauen", "reinschauen", "reingucken", "mitlesen", "durchlesen"]).
decree_verb(de, search, any, ["suchen", "durchsuchen", "googeln", "recherchieren", "nachschlagen"]).
decree_verb(de, edit, any, ["bearbeiten", "editieren", "umschreiben", "anpassen", "aktualisieren", "formatieren", "umformatieren", "refactoren", "refaktorieren", "überarbeiten", "korrigieren", "umbauen", "patchen", "reparieren"]).
decree_verb(de, overwrite, any, ["überschreiben", "ersetzen"]).
decree_verb(de, change, any, ["ändern", "verändern", "anfassen", "anrühren", "berühren", "modifizieren", "abändern", "umändern", "rumpfuschen", "rumfummeln", "manipulieren", "antasten", "angreifen"]).
decree_verb(de, delete, any, ["löschen", "entfernen", "wegwerfen", "leeren", "vernichten", "wegschmeißen", "rauslöschen", "bereinigen", "rauswerfen"]).
decree_verb(de, drop, db, ["droppen"]).
decree_verb(de, truncate, db, ["truncaten"]).
decree_verb(de, create, any, ["erstellen", "anlegen", "erzeugen", "hinzufügen", "einfügen", "generieren", "aufmachen"]).
decree_verb(de, open, any, ["öffnen", "aufrufen"]).
decree_verb(de, close, any, ["schließen", "zumachen"]).
decree_verb(de, move, any, ["verschieben", "umbenennen"]).
decree_verb(de, copy, any, ["kopieren", "duplizieren"]).
decree_verb(de, share, any, ["teilen", "weitergeben", "freigeben", "herausgeben", "rausgeben", "preisgeben", "verraten", "offenlegen", "geben", "weiterreichen"]).
decree_verb(de, upload, any, ["hochladen"]).
decree_verb(de, download, any, ["herunterladen", "runterladen", "downloaden"]).
decree_verb(de, export, any, ["exportieren"]).
decree_verb(de, run, any, ["benutzen", "verwenden", "nutzen", "ausführen", "starten", "einsetzen", "anwenden", "machen", "durchführen", "anstoßen", "tun"]).
decree_verb(de, install, package, ["installieren", "nachinstallieren"]).
decree_verb(de, uninstall, package, ["deinstallieren"]).
decree_verb(de, upgrade, package, ["upgraden", "updaten"]).
decree_verb(de, deploy, cloud, ["deployen", "ausrollen", "veröffentlichen", "releasen", "bereitstellen", "ausliefern", "release", "live schalten", "live gehen"]).
decree_verb(de, rollback, cloud, ["zurückrollen"]).
decree_verb(de, restart, cloud, ["neustarten", "neu starten"]).
decree_verb(de, stop, cloud, ["stoppen", "beenden", "abschalten", "herunterfahren", "runterfahren", "abschießen", "killen"]).
decree_verb(de, provision, cloud, ["hochfahren"]).
decree_verb(de, push, vcs, ["pushen", "push", "git push"]).
decree_verb(de, force_push, vcs, ["forcepushen", "force pushen", "force pushe", "force push", "force-push", "force-pushen"]).
decree_verb(de, pull, vcs, ["pullen"]).
decree_verb(de, commit, vcs, ["committen", "commiten", "einchecken", "commit"]).
decree_verb(de, amend, vcs, ["amenden"]).
decree_verb(de, merge, vcs, ["mergen", "zusammenführen", "merg"]).
decree_verb(de, rebase, vcs, ["rebasen"]).
decree_verb(de, reset, vcs, ["resetten"]).
decree_verb(de, reset, any, ["zurücksetzen"]).
decree_verb(de, revert, vcs, ["reverten"]).
decree_verb(de, checkout, vcs, ["auschecken"]).
decree_verb(de, tag, vcs, ["taggen"]).
decree_verb(de, test, shell, ["testen"]).
decree_verb(de, approve, any, ["genehmigen", "akzeptieren", "unterschreiben", "absegnen"]).
decree_verb(de, migrate, db, ["migrieren"]).
decree_verb(de, query, db, ["abfragen"]).
decree_verb(de, pay, payment, ["bezahlen", "zahlen", "überweisen", "kaufen", "ausgeben", "begleichen", "einkaufen"]).
decree_verb(de, order, shop, ["bestellen", "nachbestellen", "kaufen"]).
decree_verb(de, refund, payment, ["erstatten", "zurückerstatten", "rückerstatten"]).
decree_verb(de, book, travel, ["buchen", "reservieren"]).
decree_verb(de, cancel, any, ["stornieren", "absagen", "kündigen"]).
decree_verb(de, schedule, calendar, ["eintragen", "planen", "ansetzen", "vereinbaren", "einplanen", "legen", "einstellen", "ausmachen", "buchen"]).
decree_verb(de, reschedule, calendar, ["verlegen", "verschieben", "umplanen"]).
decree_verb(de, accept, calendar, ["annehmen", "zusagen", "ablehnen"]).
decree_verb(de, invite, any, ["einladen"]).
decree_verb(de, lock, home, ["abschließen", "verriegeln", "zusperren"]).
decree_verb(de, unlock, home, ["aufschließen", "entriegeln", "aufsperren"]).
decree_verb(de, turn_on, home, ["einschalten", "anschalten", "anmachen"]).
decree_verb(de, turn_off, home, ["ausschalten", "abschalten", "ausmachen", "abstellen", "deaktivieren"]).
decree_verb(de, set, home, ["stellen", "hochdrehen", "runterdrehen", "einstellen", "drehen"]).
decree_verb(de, play, home, ["spielen", "abspielen"]).
decree_verb(de, subscribe, any, ["abonnieren", "anmelden", "registrieren"]).
decree_verb(de, unsubscribe, any, ["abmelden", "abbestellen"]).
decree_verb(de, print, any, ["drucken", "ausdrucken"]).
decree_verb(de, archive, any, ["archivieren"]).
decree_verb(de, draft, email, ["entwerfen"]).
decree_verb(de, post, any, ["posten", "veröffentlichen", "publizieren", "post"]).
decree_verb(de, post, twitter, ["twittern", "tweeten"]).
decree_verb(de, comment, any, ["kommentieren"]).
decree_verb(de, like, social, ["liken"]).
decree_verb(de, skip, any, ["überspringen", "umgehen"]).
decree_verb(de, trade, finance, ["verkaufen", "handeln", "investieren"]).
decree_verb(de, assign, any, ["zuweisen"]).
decree_verb(de, block, any, ["blockieren", "sperren"]).
decree_verb(de, attach, email, ["anhängen"]).
decree_forms(de, [["deployen", "deployt"], ["updaten", "upgedatet"], ["committen", "committet"], ["releasen", "released"], ["sprechen", "sprich", "sprichst"], ["geben", "gib", "gibst", "gebt"], ["lesen", "lies", "liest", "gelesen"], ["nehmen", "nimm", "nimmst"], ["laden", "lädst", "geladen"], ["sehen", "sieh", "siehst"], ["brechen", "brich", "brichst"], ["werfen", "wirf", "wirfst", "geworfen"], ["anhalten", "hältst"], ["fahren", "fährst"], ["tun", "tu", "tust", "getan"], ["tragen", "trägst"], ["rufen", "ruf", "rufst"], ["schreiben", "geschrieben"], ["senden", "gesendet", "gesandt"], ["anschreiben", "angeschrieben"], ["überschreiben", "überschrieben"], ["unterschreiben", "unterschrieben"], ["weitergeben", "weitergegeben"], ["freigeben", "freigegeben"], ["ausgeben", "ausgegeben"], ["hochladen", "hochgeladen"], ["herunterladen", "heruntergeladen"], ["verschieben", "verschoben"], ["schließen", "geschlossen"], ["umbenennen", "umbenannt"], ["benennen", "benannt"], ["einladen", "eingeladen"], ["angreifen", "angegriffen"], ["anrufen", "angerufen"], ["eintragen", "eingetragen"], ["ändern", "ändre"], ["wechseln", "wechsle"], ["googeln", "google"], ["verlassen", "verlässt"], ["vergeben", "vergib"], ["brauchen", "brauchst"], ["zurücksetzen", "zurückgesetzt"], ["versenden", "versandt"]]).
decree_noun(de, email, send, ["mail", "mails", "e-mail", "e-mails", "email", "emails", "-mail", "-mails", "-email", "-emails", "rundmail", "postfach"]).
decree_noun(de, message, send, ["nachricht", "nachrichten", "antwort", "erinnerung", "-nachricht", "-nachrichten"]).
decree_noun(de, sms, send, ["sms"]).
decree_noun(de, dm, send, ["direktnachricht", "direktnachrichten", "dm"]).
decree_noun(de, channel, none, ["kanal", "kanäle", "channel"]).
decree_noun(de, phone, call, ["telefon", "anruf", "anrufe", "telefonat"]).
decree_noun(de, social, post, ["post", "posts", "beitrag", "beiträge", "social media"]).
decree_noun(de, twitter, post, ["tweet", "tweets"]).
decree_noun(de, contact, none, ["kontakt", "kontakte", "adressbuch"]).
decree_noun(de, file, none, ["datei", "dateien", "ordner", "dokument", "dokumente", "code", "verzeichnis", "verzeichnisse", "quellcode", "skript", "skripte", "-datei", "-dateien", "-ordner", "-verzeichnis", "-dokument", "-dokumente", "-skript", "tabelle", "unterordner"]).
decree_noun(de, file, name, ["konfiguration", "konfig", "config", "readme", "changelog", "lockfile"]).
decree_noun(de, photo, none, ["foto", "fotos", "bild", "bilder"]).
decree_noun(de, vcs, none, ["branch", "branches", "repository", "verlauf", "historie", "-branch", "zweig"]).
decree_noun(de, vcs, name, ["tag", "tags"]).
decree_noun(de, vcs, commit, ["commit", "commits"]).
decree_noun(de, vcs, push, ["push", "pushes"]).
decree_noun(de, vcs, force_push, ["force-push", "force-pushes", "force push"]).
decree_noun(de, vcs, merge, ["merge", "merges"]).
decree_noun(de, vcs, rebase, ["rebase"]).
decree_noun(de, pr, create, ["prs", "pull-request", "pull-requests", "pull requests", "merge requests"]).
decree_noun(de, issue, create, ["issues", "tickets"]).
decree_noun(de, web, none, ["web", "website", "webseite", "seite", "internet", "netz", "url"]).
decree_noun(de, browser, open, ["browser", "tab"]).
decree_noun(de, search, search, ["suche", "websuche", "websuchen"]).
decree_noun(de, shell, none, ["script"]).
decree_noun(de, shell, run, ["befehl", "befehle", "kommando", "kommandos", "kommandozeile", "shell-befehl", "shell-befehle", "konsole", "-befehl", "-befehle"]).
decree_noun(de, package, install, ["paket", "pakete", "abhängigkeit", "abhängigkeiten", "bibliothek", "bibliotheken", "-paket", "-pakete"]).
decree_noun(de, db, none, ["datenbank", "datenbanken", "db", "tabelle", "tabellen", "datensatz", "datensätze", "spalte", "schema", "-datenbank", "-tabelle"]).
decree_noun(de, db, migrate, ["migration", "migrationen"]).
decree_noun(de, db, query, ["abfrage", "abfragen"]).
decree_noun(de, cloud, none, ["server", "cluster", "dienst", "instanz", "umgebung", "infrastruktur", "system", "-server", "-umgebung"]).
decree_noun(de, cloud, deploy, ["deployment", "deployments", "deploy", "deploys", "release", "releases", "rollout"]).
decree_noun(de, cloud, restart, ["neustart"]).
decree_noun(de, cloud, rollback, ["rollback"]).
decree_noun(de, payment, pay, ["rechnung", "rechnungen", "zahlung", "zahlungen", "überweisung", "überweisungen", "kauf", "käufe", "geld", "karte", "kreditkarte", "konto", "einkauf", "bestellung", "betrag", "-rechnung", "-rechnungen", "-zahlung", "-überweisung"]).
decree_noun(de, payment, refund, ["erstattung", "erstattungen", "rückerstattung", "rückerstattungen"]).
decree_noun(de, shop, order, ["bestellung", "bestellungen", "warenkorb", "amazon"]).
decree_noun(de, calendar, create, ["termin", "termine", "besprechung", "besprechungen", "meeting", "meetings", "einladung", "einladungen", "treffen", "sitzung", "sitzungen", "call", "calls", "-termin", "-termine"]).
decree_noun(de, calendar, none, ["kalender"]).
decree_noun(de, calendar, schedule, ["kalendereintrag"]).
decree_noun(de, flight, book, ["flug", "flüge", "flugticket"]).
decree_noun(de, hotel, book, ["hotel", "hotels", "zimmer", "hotelzimmer", "unterkunft"]).
decree_noun(de, restaurant, book, ["restaurant"]).
decree_noun(de, ride, book, ["taxi", "uber"]).
decree_noun(de, travel, book, ["reise", "zug", "bahnticket", "buchung", "reisen"]).
decree_noun(de, door, none, ["tür", "türen", "haustür", "garage", "tor"]).
decree_noun(de, light, none, ["licht", "lichter", "lampe"]).
decree_noun(de, thermostat, set, ["heizung", "thermostat", "temperatur", "grad"]).
decree_noun(de, music, play, ["musik", "lied"]).
decree_noun(de, alarm, set, ["wecker", "alarm", "alarmanlage"]).
decree_noun(de, finance, trade, ["aktie", "aktien", "krypto"]).
decree_noun(de, note, create, ["notiz", "notizen"]).
decree_noun(de, todo, create, ["todo", "todos", "aufgabe", "aufgaben"]).
decree_noun(de, secret, none, ["passwort", "passwörter", "token", "zugangsdaten", "secrets", "geheimnisse", "api-key", "api-keys"]).
decree_noun(de, user, none, ["benutzerkonto"]).
decree_noun(de, subscription, subscribe, ["abo", "newsletter"]).
decree_noun(de, print, print, ["drucker"]).
decree_noun(de, slack, send, ["slack"]).
decree_noun(de, whatsapp, send, ["whatsapp"]).
decree_noun(de, telegram, send, ["telegram"]).
decree_noun(de, teams, send, ["teams"]).
decree_noun(de, discord, send, ["discord"]).
decree_noun(de, linkedin, post, ["linkedin"]).
decree_noun(de, twitter, post, ["twitter", "tweet"]).
decree_noun(de, facebook, post, ["facebook"]).
decree_noun(de, instagram, post, ["instagram", "insta"]).
decree_noun(de, email, send, ["gmail", "outlook"]).
decree_noun(de, drive, none, ["drive", "google drive", "dropbox", "onedrive", "sharepoint"]).
decree_noun(de, vcs, none, ["git", "repo", "github", "gitlab"]).
decree_noun(de, pr, create, ["pr", "pull request", "merge request", "mr"]).
decree_noun(de, issue, create, ["issue", "ticket", "jira"]).
decree_noun(de, shell, run, ["shell", "terminal", "bash"]).
decree_noun(de, db, none, ["sql", "postgres", "mysql", "sqlite"]).
decree_noun(de, k8s, run, ["kubectl", "kubernetes"]).
decree_noun(de, note, create, ["notion"]).
decree_person(de, ["kunde", "kunden", "chef", "chefin", "vermieter", "vermieterin", "frau", "mann", "mutter", "team", "presse", "ex", "kollegen", "niemand", "niemanden"]).
decree_preposition(de, to, ["an", "zu", "nach", "zum", "zur"]).
decree_preposition(de, on, ["auf"]).
decree_preposition(de, in, ["in", "im", "ins"]).
decree_preposition(de, for, ["für"]).
decree_preposition(de, of, ["von", "vom"]).
decree_preposition(de, with, ["mit"]).
decree_preposition(de, at, ["am", "bei"]).
decree_preposition(de, from, ["aus"]).
decree_preposition(de, over, ["über"]).
decree_preposition(de, under, ["unter"]).
decree_preposition(de, against, ["gegen"]).
decree_determiner(de, ["der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "einem", "mein", "meine", "meinen", "meinem", "meiner", "alle", "diese", "diesen", "dieses", "irgendwelche", "etwas", "ab", "aus", "mir", "es", "direkt", "dass", "du", "ohne weiteres", "an", "neuen", "neue", "mehr", "jemals", "einfach", "darfst", "sollst", "werden", "ist", "sind"]).
decree_everything(de, ["alles", "nichts", "etwas", "niemand", "niemandem", "jemand"]).
decree_pronoun(de, ["ihm", "ihr", "ihn", "sie", "es", "ihnen"]).
decree_phrase(de, forbid, ["weder", "{bloß|ja|bitte|bitte bloß|bitte ja} {nie|niemals|nicht|nie wieder|nicht mehr|nie mehr|auf keinen fall|auf gar keinen fall|keinesfalls|kein|keine|keinen|keinerlei|nichts|niemandem|niemanden}", "auf gar keinen fall", "{hör|höre|hören} {bitte |}{sie |}{bitte |}auf", "schluss mit", "{darfst|dürfen|dürft|darf|sollst|sollten|solltest|sollen|soll|wirst|kannst} {du |sie |ihr |man |mir |bitte |}{nie|niemals|nicht|nie wieder|nicht mehr|nie mehr|auf keinen fall|auf gar keinen fall|keinesfalls|kein|keine|keinen|keinerlei|nichts|niemandem|niemanden}", "{mit|an|bei|von|} {niemandem|niemanden|niemand}", "{vermeide|vermeiden|unterlasse|unterlassen} {sie |}{es |bitte |}", "{ist|sind|bleibt|bleiben} {ab sofort |strengstens |}{verboten|untersagt|nicht erlaubt|nicht gestattet|unzulässig}", "nicht {erlaubt|gestattet}", "{ich will|ich möchte|ich wünsche|ich mag} {nie|niemals|nicht|nie wieder|nicht mehr|nie mehr|auf keinen fall|auf gar keinen fall|keinesfalls|kein|keine|keinen|keinerlei|nichts|niemandem|niemanden}{ dass| wenn|}{ du| sie|}", "{keine|kein|keinen} {einzige|einziges|einzigen|weitere|weiteren|weiterer}"]).
decree_phrase(de, handsoff, ["{finger|hände|pfoten|griffel} weg {von|vom|}", "{lass|lasst|lassen sie} {bitte |}die finger {von|vom}", "in ruhe{ lassen|}", "{ist|sind|bleibt|bleiben} {ab sofort |absolut |}{tabu|sperrgebiet|unantastbar|off limits}", "{bleib|bleiben sie|halt dich|halten sie sich} {weg|fern} {von|vom}"]).
decree_phrase(de, ask, ["{frag|frage|fragt|fragen|fragst} {du |sie |}mich {bitte |}{immer |jedes mal |jedesmal |unbedingt |stets |}{zuerst|erst|vorher|vorab|um erlaubnis|vorher um erlaubnis|}", "{frag|frage|fragen} {sie |bitte |}{immer |}{zuerst|erst|vorher|vorab|nach}{ nach|}", "{hol|hole|holen} {sie |}{dir |sich |}{vorher |immer |erst |zuerst |bitte |}{vorher |immer |}{mein|meine} {zustimmung|erlaubnis|freigabe|genehmigung|einverständnis|okay|ok|bestätigung|go|einwilligung|segen|wissen|zutun}{ ein|}", "{nur|erst} {mit|nach} {meiner|meinem} {ausdrücklichen |ausdrücklicher |vorherigen |vorheriger |}{zustimmung|erlaubnis|freigabe|genehmigung|einverständnis|okay|ok|bestätigung|go|einwilligung|segen|wissen|zutun}", "nur {nach|mit} {vorheriger |}{rücksprache|absprache}{ mit mir|}", "{braucht|brauchen|benötigt|benötigen|erfordert|erfordern} {immer |vorher |}{mein|meine} {ausdrückliche |}{zustimmung|erlaubnis|freigabe|genehmigung|einverständnis|okay|ok|bestätigung|go|einwilligung|segen|wissen|zutun}", "{bedarf|bedürfen} {meiner} {zustimmung|erlaubnis|freigabe|genehmigung|einverständnis|okay|ok|bestätigung|go|einwilligung|segen|wissen|zutun}", "muss ich {vorher |erst |immer |zuerst |}{freigeben|genehmigen|absegnen|bestätigen|abnicken}", "{will|möchte} ich {immer |vorher |erst |zuerst |}{vorher |}{gefragt werden|absegnen|freigeben|genehmigen}", "ich {will|möchte} {immer |vorher |}{vorher |}gefragt werden", "{sag|gib|sagen sie|geben sie} mir {bitte |immer |}{vorher |}bescheid", "{stimm|stimme} {dich |das |es |}{vorher |immer |}mit mir ab"]).
decree_phrase(de, consent, ["ohne {vorher |erst |zuerst |}{mich |mit mir |es mit mir |das mit mir |}{vorher |erst |zuerst |noch |kurz |}{darüber |}{zu fragen|gefragt zu haben|nachzufragen|rückzufragen|abzusprechen|zu sprechen|zu reden|zu informieren|zu konsultieren}", "ohne {meine |mein |meinen |}{vorherige |vorheriges |vorherigen |ausdrückliche |ausdrückliches |}{rückfrage|rücksprache|absprache|bestätigung|zustimmung|erlaubnis|freigabe|genehmigung|einverständnis|okay|ok|bestätigung|go|einwilligung|segen|wissen|zutun}{ von mir| mit mir|}", "ohne dass ich {es |das |dem |dir |}{vorher |ausdrücklich |}{zustimme|zugestimmt habe|freigebe|freigegeben habe|sage|sag|ok sage|okay sage|erlaube|erlaubt habe|genehmige|genehmigt habe|bestätige|bestätigt habe|gesagt habe|verlange|verlangt habe|darum bitte|danach frage|anordne|absegne|abgesegnet habe|ja sage|ja gesagt habe|mein ok gebe|mein okay gebe|grünes licht gebe|grünes licht gegeben habe|gefragt wurde|gefragt habe|will|möchte|wünsche}", "{bis|bevor|außer|außer wenn|es sei denn|solange|ehe|nur wenn|erst wenn|wenn|sofern}{ ,|} ich {es |das |dem |dir |}{es |das |}{nicht |}{ausdrücklich |vorher |}{zustimme|zugestimmt habe|freigebe|freigegeben habe|sage|sag|ok sage|okay sage|erlaube|erlaubt habe|genehmige|genehmigt habe|bestätige|bestätigt habe|gesagt habe|verlange|verlangt habe|darum bitte|danach frage|anordne|absegne|abgesegnet habe|ja sage|ja gesagt habe|mein ok gebe|mein okay gebe|grünes licht gebe|grünes licht gegeben habe|gefragt wurde|gefragt habe|will|möchte|wünsche}", "{ungefragt|eigenmächtig|auf eigene faust}"]).
decree_phrase(de, noask, ["{du|sie|} {musst|brauchst|müssen|brauchen} {du |sie |}mich {ab jetzt |künftig |dafür |dazu |}{nicht mehr|nicht|nie mehr} {extra |jedes mal |vorher |}{zu |}fragen", "{nicht mehr|nicht|nie mehr} {extra |jedes mal |immer |vorher |mehr |}{zu |}{fragen|nachfragen|nachzufragen}", "{frag|fragen} {sie |}mich {nicht mehr|künftig nicht mehr|nicht jedes mal|nicht immer}"]).
decree_phrase(de, needless, ["{du|sie|ihr} {musst|brauchst|müssen|brauchen|müsst}", "{musst|brauchst|müssen|brauchen} {du|sie}"]).
decree_phrase(de, that, ["{dass|ob}"]).
decree_phrase(de, if, ["{wenn|falls|während|sobald|sofern|solange|im falle|im fall|nachdem|danach}"]).
decree_phrase(de, unless, ["{es sei denn|außer wenn|ausser wenn|außer|sofern nicht}{ dass| es ist| es sind|}"]).
decree_phrase(de, until, ["{bevor|ehe|bevor du|ehe du|bevor sie|bis|bis zum|bis zur|bis ende|bis einschließlich|vor|vor dem|vor der|vor jedem|vor jeder}", "{für |in |}{die|den|das|der} {nächste|nächsten|nächstes|kommende|kommenden}"]).
decree_phrase(de, session, ["{für den rest {der|dieser} {sitzung|session|unterhaltung}|in dieser {sitzung|session|unterhaltung}|für diese {sitzung|session}|diese {sitzung|session}}"]).
decree_phrase(de, task, ["{für diese aufgabe|bei dieser aufgabe|diesmal|dieses mal|für diesen auftrag|erst mal|zunächst|einstweilen}"]).
decree_phrase(de, season, ["{feiertags|an feiertagen|werktags|unter der woche|morgens|vormittags|nachmittags|mittags|am {montagabend|freitagabend|sonntagabend|freitagnachmittag|freitags}|an {montagen|dienstagen|mittwochen|donnerstagen|freitagen|samstagen|sonntagen}|im {januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember}|außerhalb der {geschäftszeiten|arbeitszeiten|bürozeiten}|während der {geschäftszeiten|arbeitszeit|arbeitszeiten|bürozeiten}|jeden {montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag}}"]).
decree_phrase(de, time, ["{dieses jahr|diese nacht|heute vormittag|heute nachmittag|übers wochenende|diesen freitag|für heute|diese tage}"]).
decree_phrase(de, allow, ["{du|sie|ihr} {darfst|kannst|dürfen|können|dürft|könnt}", "{jetzt|ab jetzt|nun|ab sofort|von jetzt an|meinetwegen|von mir aus} {darfst|kannst|dürfen|können} {du|sie}", "{darfst|kannst|dürfen|können} {du|sie}", "{es ist|ist} {jetzt |wieder |nun |}{ok|okay|in ordnung|erlaubt}", "{ist|sind} {jetzt |nun |ab sofort |}wieder {erlaubt|ok|okay|in ordnung|freigegeben}"]).
decree_phrase(de, again, ["{wieder|jetzt wieder|nun wieder|ab jetzt wieder|ab sofort wieder|doch wieder|wieder erlaubt}"]).
decree_phrase(de, lift, ["{vergiss|vergesst|vergessen sie|streich|ignorier|ignoriere|nimm zurück} {bitte |}{was ich|die regel|die anweisung|das verbot|die vorgabe|das mit|die sache mit|dass ich gesagt habe|meine anweisung|mein verbot|meine regel}"]).
decree_phrase(de, lifted, ["{gilt|gelten} {ab jetzt |ab sofort |jetzt |nun |}nicht mehr", "{ist|sind} {ab sofort |jetzt |hiermit |nun |}{aufgehoben|hinfällig|vom tisch|nicht mehr gültig|erledigt}"]).
decree_phrase(de, no_decree, ["{vergiss|vergesst|vergessen sie} {nicht|bitte nicht}", "{keine|kein} {sorge|ahnung|angst|eile|panik|zeit|lust|probleme|problem|idee|thema|stress|ding|wunder|bedarf|grund|bedenken|umstände}", "{mach|macht|machen sie} {dir|euch|sich} keine {sorgen|gedanken|umstände}", "{ich|er|es|wir|man|der server|die kunden|das|niemand} {habe|hat|haben|hab|weiß|kann|können|will|wollen|bin|ist|sind|war|verstehe|glaube|denke|sehe|mag|schickt|sendet|funktioniert|geht|schreibt|macht|läuft|zahlen|antwortet|bekomme|brauche|braucht|finde|kriege} {mir |uns |dir |das |es |}{nie|niemals|nicht|kein|keine|keinen|noch nie|noch nicht|ja nicht|nichts}", "nicht {schlimm|nötig|wichtig|nur|so schlimm|sicher|wahr|notwendig|erforderlich|unbedingt|zwingend|ganz|so eilig|eilig|dringend}", "{warum|wieso|weshalb|was|wie|wann|wer|wem|wen|welche|welcher|welches|wo}", "{hast|hat|haben|habt} {du|er|sie|wir|ihr|ich|es}", "{soll|darf|kann|muss|sollte|könnte} {ich|er|man|es}", "{sollen|müssen} wir", "{gibt|gab} es", "{hilf|sag|erklär|erkläre|zeig} mir {bitte |mal |bitte mal |}{wie|warum|wieso|ob|was}", "{antworte|antwortest|schreib|sprich|rede|red|formulier|formuliere|antworten} {mir |mich |mit mir |}{bitte |}{nicht|nie} {immer |so |mehr |mehr so |zu |}{{auf|in} {englisch|deutsch|französisch|spanisch|stichpunkten|großbuchstaben}|so|zu|lang|ausführlich|ausschweifend|förmlich|knapp}", "{antworte|antwortest|schreib} mir {bitte |}{nicht|keine|nie}", "{duz|duze|siez|sieze} mich nicht", "{nicht|nie} {so |zu |mehr so |immer so |}{ausführlich|ausschweifend|förmlich|lang|lange}"]).
decree_phrase(de, said, ["{laut|gemäß}", "{hat|haben|hatte} {mir |uns |ihm |ihr |ihnen |gestern |}{gesagt|geschrieben|gemeint|gebeten|geraten|angeordnet}", "{soll|sollen} heißen", "{heißt|bedeutet|lautet|steht}"]).
decree_phrase(de, because, ["{weil|da wir|denn|sonst|schließlich|ansonsten|andernfalls}"]).
decree_phrase(de, soft, ["{von nun an|ab heute|zukünftig|künftig|generell|grundsätzlich|prinzipiell|übrigens|noch was|noch eins|merk dir|merke dir|denk dran|denk daran|denke daran|achte darauf|achte drauf|pass auf|stell sicher|stelle sicher|sorg dafür|sorge dafür|sei so gut|sei so nett|mir ist wichtig|wichtig ist|ich {will|möchte|hätte gern|bitte dich}{ dass| dass du|}|könntest du|kannst du|würdest du|könnten sie|würden sie|egal was passiert}"]).
decree_phrase(de, forbid, ["{aufhören|damit aufhören}"]).
decree_determiner(de, ["gar", "ne", "nen", "nem", "ner"]).
decree_phrase(de, handsoff, ["{darf|dürfen} nur gelesen werden", "nur {lesen|lesend|gelesen}"]).
decree_phrase(de, no_decree, ["{ist|sind} {schreibgeschützt|nur lesbar|read-only}"]).
decree_determiner(de, ["darf", "dürfen", "soll", "sollen", "beim"]).
decree_verb(de, commit, vcs, ["git commit"]).
decree_verb(de, merge, vcs, ["git merge"]).
decree_verb(de, rebase, vcs, ["git rebase"]).
decree_verb(de, reset, vcs, ["git reset"]).
decree_noun(de, vcs, reset, ["reset", "resets"]).
decree_noun(de, vcs, revert, ["revert", "reverts"]).
decree_everything(de, ["irgendwer", "jeder"]).
decree_determiner(de, ["irgendwer", "herrn", "herr"]).
decree_determiner(de, ["das verbot", "die regel", "die anweisung", "die sperre", "die vorgabe", "bloß", "bloss", "mal", "halt", "doch", "eben", "auch", "überhaupt", "irgendwas", "irgendetwas", "irgendwelchen", "irgendein", "irgendeine", "irgendeinen", "irgendeinem", "irgendeiner", "irgendwem", "irgendjemandem", "irgendjemanden", "jedes mal", "jedesmal", "selbst", "ruhig", "gern", "gerne", "wirklich", "ausdrücklich", "so", "da", "dort", "dir", "dich", "uns", "euch", "mich", "sich", "ich", "ihre", "ihren", "ihrem", "seine", "seinen", "deine", "deinen", "unsere", "unseren", "unserem", "unser", "dieser", "diesem", "jeder", "jede", "jedem", "jeden", "einer", "eines", "weiteren", "weitere", "per", "via", "wird", "worden", "wurde", "sein", "haben", "lassen", "lass", "und zwar", "sofort", "gleich", "egal", "welche", "welcher", "immer noch", "dafür", "dazu", "daran", "davon", "bitte", "hier", "dann", "erst", "schon", "nur noch", "einzige", "einzigen", "keine", "kein", "keinen", "fall"]).
decree_everything(de, ["irgendwas", "irgendetwas", "alle", "jemandem", "jemanden", "niemanden", "sonst", "irgendwem", "irgendjemandem"]).
decree_pronoun(de, them, ["sie", "ihnen", "ihm", "ihr", "ihn"]).
decree_pronoun(de, it, ["es", "das", "dies"]).
decree_preposition(de, in, ["ins", "in den", "in der"]).
decree_preposition(de, to, ["zu", "zum", "zur", "an", "ans", "nach", "gegenüber"]).
decree_preposition(de, about, ["betreffend", "bezüglich"]).
decree_preposition(de, by, ["per", "via", "mittels"]).
decree_hint(de, ["ihr", "wir", "sind", "nicht", "sie", "ein", "eine", "einen", "einem", "für", "über", "oder", "aber", "wie", "was", "warum", "kann", "soll", "darf", "dürfen", "muss", "musst", "brauchst", "wird", "werden", "hat", "haben", "habe", "dir", "dich", "uns", "mein", "meine", "meinen", "meiner", "noch", "schon", "jetzt", "heute", "morgen", "montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag", "alle", "alles", "datei", "dateien", "ordner", "schreib", "lösch", "weder", "niemandem", "niemanden", "solange", "damit", "sag", "gib", "mach", "fass", "lass", "keinerlei", "falls", "sofern", "ab", "vorher", "zuerst", "des", "aus", "hier", "dort", "gilt", "vergiss", "verbot", "regel", "frage", "sobald", "bestell", "buch", "buche", "teile", "öffne", "installier", "installiere", "ruf", "dafür", "darauf", "stell", "gar", "ja"]).
decree_person(de, ["kundin", "kunden", "mieter", "mieterin", "vermieterin", "anwalt", "anwältin", "arzt", "ärztin", "kollege", "kollegin", "schwester", "bruder", "eltern", "vater", "oma", "opa", "nachbar", "nachbarin", "freund", "freundin", "lieferant", "lieferanten", "vorstand", "betriebsrat", "steuerberater", "personalabteilung", "buchhaltung", "vertrieb", "bewerber", "bewerberin"]).

% ----------------------------------------------------------------------------- French

decree_hint(fr, ["ne", "pas", "jamais", "plus", "le", "la", "les", "un", "une", "de", "du", "des", "à", "et", "ou", "sans", "mon", "ma", "mes", "je", "tu", "avant", "sur", "au", "aux", "pour", "que", "moi", "vous", "est", "il", "demande", "sauf", "dans", "n", "l", "d", "jusqu", "toujours", "interdit", "arrête"]).
decree_phrase(fr, forbid, ["{ne|n} {jamais |plus |plus jamais |pas |surtout pas |}", "{jamais|plus jamais|surtout pas|pas de|pas d|aucun|aucune|plus de|plus d|interdiction de|défense de|évite de|évitez de|arrête de|arrêtez de|cesse de|il ne faut pas|il ne faut jamais|je ne veux pas que tu|je ne veux plus que tu|pas|plus|jamais de|interdit de|il est interdit de}", "{tu|vous} ne {dois|devez|peux|pouvez} {jamais|pas|plus}"]).
decree_style_noun(fr, ["emojis", "emoji", "émojis", "smileys", "anglicismes", "tirets", "listes", "jargon"]).
decree_verb(fr, send, email, ["mailer"]).
decree_verb(fr, send, any, ["envoyer", "renvoyer", "transférer", "expédier", "transmettre", "faire suivre"]).
decree_verb(fr, send, message, ["écrire", "contacter", "prévenir", "répondre", "déranger", "notifier", "avertir", "joindre", "informer", "relancer", "recontacter", "réécrire", "dire", "raconter", "parler", "embêter", "alerter"]).
decree_verb(fr, send, sms, ["texter"]).
decree_verb(fr, call, phone, ["appeler", "rappeler", "téléphoner"]).
decree_verb(fr, write, any, ["écrire", "enregistrer", "sauvegarder"]).
decree_verb(fr, read, any, ["lire", "consulter", "regarder", "voir", "ouvrir", "accéder", "relire"]).
decree_verb(fr, search, any, ["chercher", "rechercher", "googler"]).
decree_verb(fr, edit, any, ["éditer", "réécrire", "adapter", "corriger", "reformater", "formater", "refactoriser", "refactorer", "remanier", "réparer", "mettre à jour"]).
decree_verb(fr, overwrite, any, ["écraser", "remplacer"]).
decree_verb(fr, change, any, ["toucher", "modifier", "changer", "altérer", "bidouiller", "bricoler", "trafiquer", "manipuler"]).
decree_verb(fr, delete, any, ["supprimer", "effacer", "enlever", "retirer", "vider", "détruire", "virer", "jeter", "nettoyer", "purger"]).
decree_verb(fr, drop, db, ["dropper"]).
decree_verb(fr, truncate, db, ["tronquer", "truncate"]).
decree_verb(fr, create, any, ["créer", "ajouter", "générer", "rajouter", "insérer"]).
decree_verb(fr, open, any, ["ouvrir"]).
decree_verb(fr, close, any, ["fermer", "clôturer"]).
decree_verb(fr, move, any, ["déplacer", "renommer"]).
decree_verb(fr, copy, any, ["copier", "dupliquer"]).
decree_verb(fr, share, any, ["partager", "divulguer", "révéler", "communiquer", "donner", "diffuser"]).
decree_verb(fr, upload, any, ["téléverser", "uploader", "charger"]).
decree_verb(fr, download, any, ["télécharger", "downloader"]).
decree_verb(fr, export, any, ["exporter"]).
decree_verb(fr, run, any, ["utiliser", "lancer", "exécuter", "faire", "employer", "démarrer", "effectuer", "passer", "recourir"]).
decree_verb(fr, install, package, ["installer"]).
decree_verb(fr, uninstall, package, ["désinstaller"]).
decree_verb(fr, deploy, cloud, ["déployer", "redéployer", "livrer", "release", "mettre en production", "mettre en prod", "mettre en ligne", "passer en prod", "passer en production"]).
decree_verb(fr, rollback, cloud, ["rollback"]).
decree_verb(fr, restart, cloud, ["redémarrer", "relancer"]).
decree_verb(fr, stop, cloud, ["arrêter", "stopper", "couper", "éteindre", "tuer"]).
decree_verb(fr, push, vcs, ["pousser", "pusher", "push", "git push"]).
decree_verb(fr, force_push, vcs, ["force", "push", "force-push", "push force", "pousser en force", "push forcé"]).
decree_verb(fr, pull, vcs, ["pull", "puller"]).
decree_verb(fr, commit, vcs, ["commiter", "committer", "commit", "commits"]).
decree_verb(fr, merge, vcs, ["merger", "fusionner"]).
decree_verb(fr, rebase, vcs, ["rebase", "rebaser"]).
decree_verb(fr, reset, vcs, ["reset"]).
decree_verb(fr, reset, any, ["réinitialiser"]).
decree_verb(fr, revert, vcs, ["revert"]).
decree_verb(fr, test, shell, ["tester"]).
decree_verb(fr, approve, any, ["approuver", "accepter", "signer", "valider"]).
decree_verb(fr, migrate, db, ["migrer"]).
decree_verb(fr, query, db, ["interroger", "requêter"]).
decree_verb(fr, pay, payment, ["payer", "acheter", "dépenser", "virer", "régler", "verser", "débiter"]).
decree_verb(fr, order, shop, ["commander", "acheter"]).
decree_verb(fr, refund, payment, ["rembourser"]).
decree_verb(fr, book, travel, ["réserver"]).
decree_verb(fr, cancel, any, ["annuler", "résilier"]).
decree_verb(fr, schedule, calendar, ["planifier", "programmer", "caler", "réserver", "fixer", "prévoir", "poser", "mettre"]).
decree_verb(fr, reschedule, calendar, ["décaler", "reporter", "déplacer", "repousser"]).
decree_verb(fr, accept, calendar, ["accepter", "refuser", "décliner"]).
decree_verb(fr, invite, any, ["inviter"]).
decree_verb(fr, lock, home, ["verrouiller"]).
decree_verb(fr, unlock, home, ["déverrouiller"]).
decree_verb(fr, turn_on, home, ["allumer", "activer"]).
decree_verb(fr, turn_off, home, ["éteindre", "désactiver", "couper"]).
decree_verb(fr, set, home, ["régler", "monter", "baisser"]).
decree_verb(fr, play, home, ["jouer"]).
decree_verb(fr, subscribe, any, ["abonner", "inscrire"]).
decree_verb(fr, unsubscribe, any, ["désabonner", "désinscrire"]).
decree_verb(fr, print, any, ["imprimer"]).
decree_verb(fr, archive, any, ["archiver"]).
decree_verb(fr, post, any, ["publier", "poster", "annoncer"]).
decree_verb(fr, post, twitter, ["tweeter", "twitter"]).
decree_verb(fr, comment, any, ["commenter"]).
decree_verb(fr, like, social, ["liker"]).
decree_verb(fr, skip, any, ["sauter", "contourner", "ignorer"]).
decree_verb(fr, trade, finance, ["vendre", "investir"]).
decree_verb(fr, assign, any, ["assigner", "attribuer"]).
decree_verb(fr, block, any, ["bloquer"]).
decree_verb(fr, attach, email, ["joindre"]).
decree_forms(fr, [["appeler", "appelle", "appelles"], ["rappeler", "rappelle", "rappelles"], ["jeter", "jette", "jettes"], ["écrire", "écris", "écrivez", "écrives", "écrive", "écriviez", "écrit", "écrite", "écrits", "écriras"], ["réécrire", "réécris", "réécrivez", "réécrives", "réécrit"], ["transmettre", "transmets", "transmettez", "transmettes", "transmis", "transmise"], ["mettre", "mets", "mettez", "mettes", "mette", "mettiez", "mis", "mise", "mises", "mettras"], ["dire", "dis", "dites", "dises", "dise"], ["lire", "lis", "lisez", "lises", "lu", "lue", "lus", "lues"], ["relire", "relis", "relisez", "relises", "relu"], ["prévenir", "préviens", "prévenez", "préviennes", "prévenu"], ["répondre", "réponds", "répondez", "répondes"], ["joindre", "joins", "joignez", "joignes"], ["ouvrir", "ouvre", "ouvrez", "ouvres", "ouvert", "ouverte", "ouverts"], ["détruire", "détruis", "détruisez", "détruises", "détruit"], ["éteindre", "éteins", "éteignez", "éteignes", "éteint"], ["faire", "fais", "faites", "fasses", "fasse", "fassiez", "fait", "faite", "feras", "ferez"], ["voir", "vois", "voyez", "voies"], ["poursuivre", "poursuis"], ["vendre", "vends"], ["recourir", "recours", "recourez", "recoures"], ["réinscrire", "réinscris"], ["inscrire", "inscris", "inscrivez", "inscrives"], ["suivre", "suis"], ["prévoir", "prévois", "prévoyez", "prévoies", "prévu"], ["reprendre", "reprends"], ["prendre", "prends", "prenez", "prennes", "pris"], ["tenir", "tiens", "tenez", "tiennes"], ["renvoyer", "renverras"], ["envoyer", "enverras", "enverrez", "envoi"]]).
decree_noun(fr, email, send, ["mail", "e-mail", "email", "courriel", "mél", "boîte mail"]).
decree_noun(fr, message, send, ["message", "réponse", "rappel", "mot", "notification"]).
decree_noun(fr, sms, send, ["sms", "texto"]).
decree_noun(fr, dm, send, ["dm", "message privé", "message direct"]).
decree_noun(fr, channel, none, ["canal", "channel"]).
decree_noun(fr, phone, call, ["téléphone", "coup de fil", "appel"]).
decree_noun(fr, social, post, ["post", "publication", "réseaux sociaux"]).
decree_noun(fr, contact, none, ["contact", "carnet d adresses"]).
decree_noun(fr, file, none, ["fichier", "dossier", "document", "code", "répertoire", "script", "code source", "doc"]).
decree_noun(fr, file, name, ["config", "configuration", "readme", "changelog"]).
decree_noun(fr, photo, none, ["photo", "image"]).
decree_noun(fr, vcs, none, ["branche", "dépôt", "historique"]).
decree_noun(fr, vcs, name, ["tag"]).
decree_noun(fr, vcs, commit, ["commit"]).
decree_noun(fr, vcs, push, ["push"]).
decree_noun(fr, vcs, force_push, ["force-push", "force push", "push forcé"]).
decree_noun(fr, vcs, merge, ["merge"]).
decree_noun(fr, vcs, rebase, ["rebase"]).
decree_noun(fr, issue, create, ["tickets"]).
decree_noun(fr, web, none, ["web", "site", "page", "internet", "url", "site web"]).
decree_noun(fr, browser, open, ["navigateur", "onglet"]).
decree_noun(fr, search, search, ["recherche"]).
decree_noun(fr, shell, run, ["commande", "console", "ligne de commande"]).
decree_noun(fr, package, install, ["paquet", "package", "dépendance", "librairie", "bibliothèque"]).
decree_noun(fr, db, none, ["base", "bdd", "base de données", "table", "schéma", "colonne", "enregistrement", "bd"]).
decree_noun(fr, db, migrate, ["migration"]).
decree_noun(fr, db, query, ["requête"]).
decree_noun(fr, cloud, none, ["serveur", "cluster", "service", "instance", "environnement", "infra", "infrastructure"]).
decree_noun(fr, cloud, deploy, ["déploiement", "release", "mise en production", "mise en prod", "livraison", "deploy"]).
decree_noun(fr, cloud, restart, ["redémarrage"]).
decree_noun(fr, cloud, rollback, ["rollback"]).
decree_noun(fr, payment, pay, ["facture", "paiement", "virement", "achat", "argent", "carte", "compte", "dépense"]).
decree_noun(fr, payment, refund, ["remboursement"]).
decree_noun(fr, shop, order, ["commande", "panier"]).
decree_noun(fr, calendar, create, ["réunion", "rendez-vous", "rdv", "événement", "invitation", "meeting", "créneau"]).
decree_noun(fr, calendar, none, ["calendrier", "agenda"]).
decree_noun(fr, flight, book, ["vol", "billet d avion"]).
decree_noun(fr, hotel, book, ["hôtel", "chambre"]).
decree_noun(fr, restaurant, book, ["restaurant"]).
decree_noun(fr, ride, book, ["taxi"]).
decree_noun(fr, travel, book, ["voyage", "train", "réservation", "billet de train"]).
decree_noun(fr, door, none, ["porte"]).
decree_noun(fr, light, none, ["lumière", "lampe"]).
decree_noun(fr, thermostat, set, ["chauffage", "thermostat", "température"]).
decree_noun(fr, music, play, ["musique"]).
decree_noun(fr, alarm, set, ["réveil", "alarme"]).
decree_noun(fr, finance, trade, ["action", "crypto"]).
decree_noun(fr, note, create, ["note"]).
decree_noun(fr, todo, create, ["tâche"]).
decree_noun(fr, secret, none, ["secret", "mot de passe", "token", "identifiants", "clé api", "clés"]).
decree_noun(fr, subscription, subscribe, ["abonnement", "newsletter"]).
decree_noun(fr, print, print, ["imprimante"]).
decree_noun(fr, slack, send, ["slack"]).
decree_noun(fr, whatsapp, send, ["whatsapp"]).
decree_noun(fr, telegram, send, ["telegram"]).
decree_noun(fr, teams, send, ["teams"]).
decree_noun(fr, discord, send, ["discord"]).
decree_noun(fr, linkedin, post, ["linkedin"]).
decree_noun(fr, twitter, post, ["twitter", "tweet"]).
decree_noun(fr, facebook, post, ["facebook"]).
decree_noun(fr, instagram, post, ["instagram", "insta"]).
decree_noun(fr, email, send, ["gmail", "outlook"]).
decree_noun(fr, drive, none, ["drive", "google drive", "dropbox", "onedrive", "sharepoint"]).
decree_noun(fr, vcs, none, ["git", "repo", "github", "gitlab"]).
decree_noun(fr, pr, create, ["pr", "pull request", "merge request", "mr"]).
decree_noun(fr, issue, create, ["issue", "ticket", "jira"]).
decree_noun(fr, shell, run, ["shell", "terminal", "bash"]).
decree_noun(fr, db, none, ["sql", "postgres", "mysql", "sqlite"]).
decree_noun(fr, k8s, run, ["kubectl", "kubernetes"]).
decree_noun(fr, note, create, ["notion"]).
decree_phrase(fr, forbid, ["{interdiction|défense|interdit|éviter} {de|d}"]).
decree_phrase(fr, noask, ["{plus|pas} besoin de {me |m |}{demander|consulter|prévenir|avertir} {avant de|avant d|avant|pour|}", "{tu n as|vous n avez|tu as|vous avez} plus besoin de {me |m |}{demander|consulter|prévenir} {avant de|avant d|avant|pour|}", "inutile de me {demander|consulter} {avant de|avant d|pour|}"]).
decree_phrase(fr, until, ["{avant|jusqu à|jusqu au|jusque|jusqu}"]).
decree_hint(fr, ["interdiction", "défense", "utilise", "envoie", "écris", "supprime", "déployer", "demande-moi", "touche", "paie", "lui", "personne", "rien"]).
decree_phrase(fr, instead, ["{au lieu de|plutôt que|à la place de|au lieu d}"]).
decree_preposition(fr, over, ["au-dessus de", "au-delà de", "plus de"]).
decree_preposition(fr, under, ["en dessous de", "moins de"]).
decree_phrase(fr, except, ["{sauf|excepté|hormis|à part|en dehors de|à l exception de}"]).
decree_phrase(fr, season, ["{demain|la semaine prochaine}"]).
decree_phrase(fr, time, ["{aujourd'hui|cette semaine|ce soir|ce week-end|ce mois-ci}"]).
decree_phrase(fr, season, ["{le|les} {vendredi|vendredis|lundi|mardi|mercredi|jeudi|samedi|dimanche|week-end|week-ends|soir}", "la nuit"]).
decree_phrase(fr, allow, ["{tu peux|vous pouvez|c est bon tu peux|tu as le droit de}"]).
decree_phrase(fr, only, ["{seulement|uniquement}"]).
decree_phrase(fr, always, ["{toujours|de préférence|privilégie|préfère}"]).
decree_phrase(fr, again, ["{à nouveau|de nouveau|plus|jamais|pas|merci|s il te plaît|s il vous plaît|svp|stp|maintenant|surtout|désormais}"]).
decree_phrase(fr, soft, ["{s il te plaît|s il vous plaît|merci de|svp|stp|et|mais|désormais|à partir de maintenant|dorénavant|bonjour|ok|attention|important|règle}"]).
decree_phrase(fr, said, ["{dit|disait|écrit|traduis}"]).
decree_person(fr, ["client", "clients", "patron", "patronne", "propriétaire", "femme", "mari", "mère", "équipe", "presse", "personne", "ex", "collègues"]).
decree_preposition(fr, to, ["à", "au", "aux", "vers", "chez"]).
decree_preposition(fr, on, ["sur"]).
decree_preposition(fr, in, ["dans", "en"]).
decree_preposition(fr, with, ["avec"]).
decree_preposition(fr, for, ["pour"]).
decree_preposition(fr, under, ["sous"]).
decree_preposition(fr, by, ["par"]).
decree_determiner(fr, ["le", "la", "les", "l", "un", "une", "de", "du", "des", "d", "mon", "ma", "mes", "ton", "ta", "tes", "ce", "cette", "ces", "tout", "tous", "toute", "toutes", "pas", "plus", "jamais", "rien", "aucun", "aucune", "lui", "leur", "y", "en", "me"]).
decree_everything(fr, ["tout", "rien", "personne"]).
decree_pronoun(fr, ["lui", "elle", "eux", "ça", "cela", "leur"]).
decree_phrase(fr, forbid, ["{il |}{ne |}faut {surtout |}{pas|jamais|plus}", "on {ne|n}", "{tu|vous} {ne|n}", "{tu|vous} {dois|devez|peux|pouvez|vas|allez} {pas|jamais|plus|plus jamais|surtout pas|surtout plus|surtout jamais|rien|aucun|aucune}", "{hors|pas} {de |}question {de|d|que tu|que vous|}", "je {t|vous|te} {interdis|défends} {formellement |}{de|d|}", "{interdiction|défense} {absolue |formelle |stricte |totale |}{de|d}", "{il est |c est |est |sont |reste |}{strictement |formellement |absolument |}{interdit|interdite|interdits|interdites|défendu|prohibé|proscrit}{ de| d|}", "je {ne |n |}{veux|voudrais|souhaite|aimerais|tiens} {pas|plus|surtout pas} {que {tu|vous}|à ce que {tu|vous}|}", "{arrête|arrêtez|arrêter|cesse|cessez|stop|stoppe|évite|évitez|éviter|évites} {de|d|les|le|la|}", "fini les", "{plus|pas} {aucun|aucune|un seul|une seule|un|une|de|d}", "{abstiens toi|abstenez vous|garde toi|gardez vous} {de|d|}", "{tu|vous} {n |}{as|avez} {pas|plus} le droit {de|d}", "{à|avec|chez|pour|contre} personne", "{à|de|dans} rien", "{sous aucun prétexte|en aucun cas|jamais de la vie}", "{doit|doivent} {pas|jamais|plus}", "{ne|n} {doit|doivent|peut|peuvent} {pas|jamais|plus|surtout pas}"]).
decree_phrase(fr, handsoff, ["{bas les pattes|pas touche}{ à| au| aux|}", "{laisse|laissez} {tranquille|tranquilles}", "{tranquille|tranquilles}", "{ne |n |}{y |}{touche|touchez|touches} {pas|plus|jamais}{ à| au| aux|}", "{est|sont} {intouchable|intouchables|hors limites|zone interdite}"]).
decree_phrase(fr, ask, ["{demande|demandez|demander|demandes} {moi|me} {toujours |d abord |bien |systématiquement |impérativement |}{mon {accord|autorisation|permission|approbation|validation|aval|feu vert|ok|consentement|avis|confirmation|okay} |ma {accord|autorisation|permission|approbation|validation|aval|feu vert|ok|consentement|avis|confirmation|okay} |la permission |l autorisation |confirmation |avant |d abord |si |}", "{demande|demandez|demander} {toujours |d abord |}{mon|ma} {accord|autorisation|permission|approbation|validation|aval|feu vert|ok|consentement|avis|confirmation|okay}", "{consulte|consultez|préviens|prévenez|avertis|avertissez|interroge} moi {toujours |d abord |systématiquement |}{avant|d abord}", "{il faut|tu dois|vous devez|faut} {toujours |d abord |impérativement |}{me|m|mon} {demander|consulter|prévenir|avertir}", "{nécessite|nécessitent|requiert|requièrent|demande|exige} {toujours |}{mon|ma} {accord|autorisation|permission|approbation|validation|aval|feu vert|ok|consentement|avis|confirmation|okay}", "{soumis|soumise|soumises|subordonné|subordonnée} à {mon|ma} {accord|autorisation|permission|approbation|validation|aval|feu vert|ok|consentement|avis|confirmation|okay}", "{attends|attendez} {toujours |d abord |}{mon|ma} {accord|autorisation|permission|approbation|validation|aval|feu vert|ok|consentement|avis|confirmation|okay}", "{seulement|uniquement|qu} {avec|après} {mon|ma} {accord|autorisation|permission|approbation|validation|aval|feu vert|ok|consentement|avis|confirmation|okay}", "{fais|faites} {moi |}{toujours |}valider", "je {veux|voudrais|souhaite} {toujours |}{valider|approuver|être consulté|être consultée|confirmer}", "{passe|passez} {toujours |d abord |}par moi"]).
decree_phrase(fr, consent, ["sans {d abord |avoir |}{me |m |m en |en |m avoir |}{en |}{demander|demandé|consulter|consulté|prévenir|prévenu|avertir|averti|parler|parlé|poser la question|concerter}{ avant| d abord| avec moi| mon avis| mon accord| ma permission| la permission| l autorisation| confirmation| au préalable|}", "sans {avoir |}{mon |ma |l |aucune |obtenir |avoir |}{mon |ma |l |}{accord|autorisation|permission|approbation|validation|aval|feu vert|ok|consentement|avis|confirmation|okay}{ explicite| préalable| écrit| écrite| de ma part|}", "sans que {je|j} {ne |n |}{te |t |l |le |les |}{le |l |aie |ai |}{aie |ai |}{demande|dis|dise|demandé|dit|approuve|approuvé|valide|validé|confirme|confirmé|autorise|autorisé|donne mon accord|donné mon accord|donne mon feu vert|donne le feu vert|donné le feu vert|donné mon feu vert|dis oui|dis ok|permets|permis|ordonne|accepte}", "{tant que|avant que|jusqu à ce que|sauf si|sauf quand|sauf lorsque|à moins que|si|seulement si|uniquement si} {je|j} {ne |n |}{te |t |l |le |les |vous |}{le |l |ai |aie |en |}{ai |aie |}{pas |}{demande|dis|dise|demandé|dit|approuve|approuvé|valide|validé|confirme|confirmé|autorise|autorisé|donne mon accord|donné mon accord|donne mon feu vert|donne le feu vert|donné le feu vert|donné mon feu vert|dis oui|dis ok|permets|permis|ordonne|accepte}{ pas|}{ explicitement| expressément| d abord|}"]).
decree_phrase(fr, noask, ["{tu|vous|t|} {n |}{as|avez} {pas|plus} besoin de {me|m} {demander|consulter|prévenir|avertir}{ mon accord| la permission| confirmation|}{ avant de| avant d| avant| pour|}", "{plus|pas} {besoin|la peine} de {me|m} {demander|consulter|prévenir|avertir}{ mon accord| la permission| confirmation|}{ avant de| avant d| avant| pour|}", "inutile de {me|m} {demander|consulter|prévenir}{ avant de| avant d| avant| pour|}", "{ne |}{me |}{demande|demandez} plus {rien |}{avant|pour}", "arrête de me demander"]).
decree_phrase(fr, that, ["{que|qu}"]).
decree_phrase(fr, if, ["{si|quand|lorsque|lorsqu|pendant|pendant que|dès que|tant que|tant qu|après|une fois que|en cas de|en cas d|durant|à partir de|à partir du}"]).
decree_phrase(fr, unless, ["{sauf si|à moins que|à moins d|à moins de|sauf quand|sauf lorsque|sauf en cas de|sauf en cas d|sauf pour}"]).
decree_phrase(fr, except, ["{sauf pour|sauf à|sauf au|sauf aux|mis à part|exception faite de|autre que|autres que|hors|à l exclusion de}"]).
decree_phrase(fr, until, ["{avant|avant de|avant d|avant le|avant la|avant que|jusqu à|jusqu au|jusqu en|jusqu à ce que|jusqu à la|jusqu à l}", "{pour |pendant |durant |}{les|le|la} {prochaines|prochains|prochaine|prochain}", "d ici"]).
decree_phrase(fr, task, ["{pour l instant|pour le moment|encore|tout de suite|cette fois|cette fois ci|pour cette tâche}"]).
decree_phrase(fr, session, ["{pour|pendant|durant} {cette|la} session", "{pour le reste de la|de toute la} {session|conversation}"]).
decree_phrase(fr, season, ["{du|de} {vendredi|lundi|mardi|mercredi|jeudi|samedi|dimanche|week end|weekend|week-end}", "{le|les|chaque|tous les} {vendredis|lundis|mardi|mardis|mercredis|jeudis|samedis|dimanches|week end|week ends|weekend|weekends|jours fériés|soirs|matin|matins}", "{en|au mois de} {janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre}", "{hors|en dehors} {des|de} {heures|heures de bureau|horaires}{ de bureau| d ouverture|}", "chaque {vendredi|lundi|mardi|mercredi|jeudi|samedi|dimanche}"]).
decree_phrase(fr, no_decree, ["{tu |vous |}{ne |n |}{oublie|oubliez|oublies|oublieras|oublierez|oublier} {pas|surtout pas}", "{n hésite|n hésitez|hésite|hésitez|ne t inquiète|ne vous inquiétez|t inquiète|ne t en fais|t en fais} {pas|surtout pas}", "pas de {souci|problème|soucis|problèmes|panique|quoi}", "{je|il|elle|nous|ils|elles|ça|cela|le serveur|les clients|ce|c|qui} {ne|n}", "on {ne|n} {sait|a|est|dirait|voit|comprend|peut pas|peut|arrive|reçoit|trouve}", "n est", "{pourquoi|comment|quand est ce|qui est|est-ce que|est ce|qu est-ce|qu est ce|qu|quel|quelle|quels|quelles|combien}", "{pas|plus} {besoin|la peine|grave|nécessaire|obligatoire|obligé|obligée|urgent|mal|sûr|forcément|tard|tout à fait|du tout sûr|d inquiétude}", "{inutile|pas utile} {de|d|}", "{tu|vous} {n |}{as|avez} pas {à|besoin|la peine|tout}", "{tu|vous} {ne|n} {as|avez|es|êtes|sais|savez|trouves|crois|penses|penses pas}", "{sans|aucune} {doute|souci|problème|idée}", "{me |moi |nous |}{réponds|répondez|répond|parle|parlez|écris|écrivez} {moi |nous |me |}{pas|jamais|plus} {en {anglais|français|allemand|espagnol|majuscules}|de manière|avec des|si|trop|aussi|comme}", "{ne |n |}{me |nous |}{réponds|répondez|parle|parlez} {pas|jamais|plus} {en {anglais|français|allemand|espagnol|majuscules|langage}|si|trop|avec des|par des}", "{ne |n |}{me |nous |}{tutoie|tutoyez|vouvoie|vouvoyez} {pas|jamais|plus}", "{ne |n |}{me|nous} {réponds|répondez|parle|parlez} {pas|jamais|plus}", "{pas|moins} {si|trop|aussi} {long|longue|formel|verbeux|bavard|détaillé}"]).
decree_phrase(fr, said, ["{m |nous |lui |vous |}{a|ont|avait} {dit|écrit|demandé|répondu|conseillé|ordonné}", "selon", "{disait|dit|dites|signifie|veut dire}"]).
decree_phrase(fr, because, ["{car|parce que|parce qu|sinon|puisque|vu que|comme ça}"]).
decree_phrase(fr, soft, ["{j aimerais|je voudrais|je veux|je souhaite|je préfère|je préférerais|il faut} {bien |}que {tu|vous}", "merci de {bien vouloir |}", "{veuillez|veuille|prière de|essaie de|essayez de|assure toi de|fais en sorte de|pense à|rappelle toi|souviens toi|pourrais tu|pourriez vous|peux tu|pouvez vous|tu peux|à l avenir|dès maintenant|en général|de manière générale|à compter d aujourd hui|quoi qu il arrive|s il te plait|s il vous plait}"]).
decree_phrase(fr, allow, ["{tu peux|vous pouvez|tu as le droit de|c est bon tu peux|tu es autorisé à|vous êtes autorisé à|tu peux maintenant} {à nouveau |de nouveau |désormais |}", "{c est|est} {à nouveau |de nouveau |maintenant |désormais |}{permis|autorisé|ok|possible} {de|d|}"]).
decree_phrase(fr, again, ["{maintenant|désormais|à nouveau|de nouveau|finalement}"]).
decree_phrase(fr, lift, ["{oublie|oubliez|ignore|ignorez} {ce que j ai dit|ce que je t ai dit|ce que je vous ai dit|la règle|la consigne|l interdiction|mon interdiction|ma consigne} {sur|à propos de|à propos d|concernant|au sujet de|de|d|}"]).
decree_phrase(fr, lifted, ["{ne |n |}{s applique|s appliquent|tient|est|sont} {plus|plus valable|plus valables|levée|levées|annulée|caduque|plus en vigueur}", "{est|sont} {levée|levé|annulée|annulé|caduque}"]).
decree_phrase(fr, no_decree, ["{est|sont} en lecture seule"]).
decree_phrase(fr, handsoff, ["{seulement|uniquement} en lecture"]).
decree_verb(fr, commit, vcs, ["git commit"]).
decree_verb(fr, merge, vcs, ["git merge"]).
decree_verb(fr, rebase, vcs, ["git rebase"]).
decree_verb(fr, reset, vcs, ["git reset"]).
decree_noun(fr, vcs, reset, ["reset"]).
decree_phrase(fr, forbid, ["{rien|plus rien}"]).
decree_phrase(fr, no_decree, ["{de rien|rien {de grave|à voir|à signaler|compris|à faire}}"]).
decree_phrase(fr, except, ["{personne d autre que|nul autre que|rien d autre que|personne sauf|personne à part|personne hormis|personne excepté}"]).
decree_phrase(fr, again, ["{l |la |}{interdiction|restriction|règle} est {levée|annulée}"]).
decree_verb(fr, send, any, ["recevoir", "reçoive"]).
decree_determiner(fr, ["la règle", "la consigne", "l interdiction", "la restriction", "que", "qu", "tu", "vous", "je", "j", "te", "t", "se", "s", "moi", "toi", "m", "nous", "quoi que ce soit", "qui que ce soit", "n importe quoi", "n importe qui", "n importe quel", "n importe quelle", "la moindre", "le moindre", "ceci", "son", "sa", "ses", "votre", "vos", "notre", "nos", "leurs", "seul", "seule", "c", "est", "sont", "être", "été", "directement", "du tout", "absolument", "vraiment", "quelque chose", "quelqu un", "autre", "autres", "là", "dessus", "aussi", "donc", "bien", "même", "non", "cet", "ait", "soit", "soient", "avoir", "svp", "stp", "doit", "doivent", "à part ça", "tous les", "toutes les", "ne", "n", "jamais", "chaque"]).
decree_everything(fr, ["quoi", "quelqu", "quelque chose", "n importe quoi"]).
decree_pronoun(fr, them, ["lui", "le", "la", "l", "les", "leur", "eux", "elle", "elles"]).
decree_pronoun(fr, it, ["ça", "cela", "ceci", "y", "en"]).
decree_preposition(fr, to, ["à", "au", "aux", "vers", "chez", "auprès de", "à l attention de"]).
decree_preposition(fr, in, ["dans", "en", "dans le", "à l intérieur de"]).
decree_preposition(fr, about, ["concernant", "à propos de", "au sujet de", "à propos d"]).
decree_preposition(fr, by, ["par", "via"]).
decree_preposition(fr, against, ["contre"]).
decree_preposition(fr, from, ["depuis"]).
decree_preposition(fr, over, ["supérieur à", "supérieure à", "supérieurs à", "plus de", "au dessus de", "à plus de"]).
decree_preposition(fr, under, ["inférieur à", "inférieure à", "moins de", "à moins de"]).
decree_hint(fr, ["c", "s", "t", "m", "qu", "ce", "cette", "ces", "ça", "son", "sa", "ses", "votre", "vos", "notre", "nos", "leur", "leurs", "aucun", "aucune", "merci", "svp", "stp", "faut", "veux", "peux", "dois", "fais", "fait", "faire", "fichier", "fichiers", "dossier", "mails", "mail", "tout", "toute", "tous", "toutes", "avec", "chez", "par", "si", "quand", "mais", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche", "demain", "encore", "surtout", "n importe", "supprime", "supprimer", "pourquoi", "comment", "ai", "as", "sont", "être", "était", "dis", "dit", "ni", "nouveau", "désormais", "d abord", "réserve", "partage", "publie", "lance", "ecris", "efface", "modifie", "n envoie", "quoi", "soit", "bien", "on", "elle", "ils", "elles", "jusqu", "uniquement", "seulement", "évite", "rien", "oublie", "besoin", "oui", "aux", "y", "en"]).
decree_person(fr, ["propriétaire", "locataire", "avocat", "avocate", "médecin", "collègue", "frère", "père", "parents", "voisin", "voisine", "ami", "amie", "fournisseur", "fournisseurs", "comptable", "comptabilité", "direction", "rh", "journaliste", "journalistes", "candidat", "candidate", "banque", "maman", "papa", "compagne", "conjoint"]).

% ----------------------------------------------------------------------------- Spanish

decree_hint(es, ["nunca", "jamás", "el", "la", "los", "las", "un", "una", "de", "al", "en", "y", "sin", "mi", "mis", "más", "por", "favor", "para", "con", "hasta", "que", "correo", "correos", "antes", "salvo", "excepto", "pregúntame", "siempre", "del", "prohibido", "deja", "puedes", "nada"]).
decree_phrase(es, forbid, ["{por favor |}{no|nunca|jamás|nunca más|ya no|no vuelvas a|deja de|dejen de|evita|prohibido|queda prohibido|está prohibido|no quiero que|no debes|no puedes|no se puede|tampoco|ni se te ocurra} {le |les |me |nunca |jamás |vuelvas a |}"]).
decree_style_noun(es, ["emojis", "emoji", "emoticonos", "anglicismos", "listas", "jerga"]).
decree_verb(es, send, email, ["emailear"]).
decree_verb(es, send, any, ["enviar", "mandar", "reenviar", "remitir", "transmitir", "expedir"]).
decree_verb(es, send, message, ["escribir", "contactar", "responder", "avisar", "molestar", "notificar", "contestar", "informar", "comunicar", "decir", "contar", "hablar"]).
decree_verb(es, send, sms, ["textear"]).
decree_verb(es, call, phone, ["llamar", "telefonear"]).
decree_verb(es, write, any, ["escribir", "guardar", "grabar"]).
decree_verb(es, read, any, ["leer", "abrir", "mirar", "ver", "consultar", "acceder", "revisar"]).
decree_verb(es, search, any, ["buscar", "googlear", "investigar"]).
decree_verb(es, edit, any, ["editar", "reescribir", "actualizar", "corregir", "formatear", "adaptar", "refactorizar", "arreglar"]).
decree_verb(es, overwrite, any, ["sobrescribir", "sobreescribir", "reemplazar", "sustituir", "pisar"]).
decree_verb(es, change, any, ["tocar", "modificar", "cambiar", "alterar", "manipular", "meter"]).
decree_verb(es, delete, any, ["borrar", "eliminar", "quitar", "vaciar", "destruir", "suprimir", "limpiar"]).
decree_verb(es, drop, db, ["dropear"]).
decree_verb(es, truncate, db, ["truncar"]).
decree_verb(es, create, any, ["crear", "añadir", "agregar", "generar", "insertar"]).
decree_verb(es, open, any, ["abrir"]).
decree_verb(es, close, any, ["cerrar"]).
decree_verb(es, move, any, ["mover", "renombrar"]).
decree_verb(es, copy, any, ["copiar", "duplicar"]).
decree_verb(es, share, any, ["compartir", "divulgar", "revelar", "dar", "pasar", "difundir", "facilitar"]).
decree_verb(es, upload, any, ["subir"]).
decree_verb(es, download, any, ["descargar", "bajar"]).
decree_verb(es, export, any, ["exportar"]).
decree_verb(es, run, any, ["usar", "utilizar", "ejecutar", "correr", "hacer", "lanzar", "emplear", "iniciar", "realizar", "arrancar"]).
decree_verb(es, install, package, ["instalar"]).
decree_verb(es, uninstall, package, ["desinstalar"]).
decree_verb(es, upgrade, package, ["actualizar"]).
decree_verb(es, deploy, cloud, ["desplegar", "deployar", "publicar en producción", "subir a producción", "hacer deploy", "hacer un deploy", "pasar a producción", "poner en producción"]).
decree_verb(es, rollback, cloud, ["revertir"]).
decree_verb(es, restart, cloud, ["reiniciar"]).
decree_verb(es, stop, cloud, ["parar", "detener", "apagar", "matar"]).
decree_verb(es, push, vcs, ["pushear", "empujar", "subir", "push", "hacer push", "hacer un push", "subir cambios", "git push"]).
decree_verb(es, force_push, vcs, ["force", "push", "push forzado", "hacer force push", "push --force", "hacer push forzado"]).
decree_verb(es, pull, vcs, ["hacer pull", "pull"]).
decree_verb(es, commit, vcs, ["commitear", "commit", "hacer commit", "hacer un commit", "hacer commits", "commits"]).
decree_verb(es, merge, vcs, ["fusionar", "mergear", "merge", "hacer merge", "hacer un merge"]).
decree_verb(es, rebase, vcs, ["rebasear", "hacer rebase"]).
decree_verb(es, reset, vcs, ["resetear", "hacer reset"]).
decree_verb(es, test, shell, ["probar"]).
decree_verb(es, approve, any, ["aprobar", "aceptar", "firmar"]).
decree_verb(es, migrate, db, ["migrar"]).
decree_verb(es, query, db, ["consultar"]).
decree_verb(es, pay, payment, ["pagar", "comprar", "gastar", "transferir", "abonar", "girar", "cobrar"]).
decree_verb(es, order, shop, ["pedir", "comprar", "encargar"]).
decree_verb(es, refund, payment, ["reembolsar", "devolver"]).
decree_verb(es, book, travel, ["reservar"]).
decree_verb(es, cancel, any, ["cancelar", "anular"]).
decree_verb(es, schedule, calendar, ["agendar", "programar", "planificar", "convocar", "poner", "fijar"]).
decree_verb(es, reschedule, calendar, ["aplazar", "mover", "reprogramar", "posponer"]).
decree_verb(es, accept, calendar, ["aceptar", "rechazar"]).
decree_verb(es, invite, any, ["invitar"]).
decree_verb(es, lock, home, ["bloquear"]).
decree_verb(es, unlock, home, ["desbloquear"]).
decree_verb(es, turn_on, home, ["encender", "prender", "activar"]).
decree_verb(es, turn_off, home, ["apagar", "desactivar"]).
decree_verb(es, set, home, ["poner", "subir", "bajar"]).
decree_verb(es, play, home, ["reproducir"]).
decree_verb(es, subscribe, any, ["suscribir", "registrar"]).
decree_verb(es, unsubscribe, any, ["desuscribir"]).
decree_verb(es, print, any, ["imprimir"]).
decree_verb(es, archive, any, ["archivar"]).
decree_verb(es, post, any, ["publicar", "postear", "anunciar"]).
decree_verb(es, post, twitter, ["tuitear", "twittear"]).
decree_verb(es, comment, any, ["comentar"]).
decree_verb(es, skip, any, ["saltar", "omitir"]).
decree_verb(es, trade, finance, ["vender", "invertir"]).
decree_verb(es, assign, any, ["asignar"]).
decree_verb(es, block, any, ["bloquear"]).
decree_verb(es, attach, email, ["adjuntar"]).
decree_forms(es, [["hacer", "haga", "hagas", "hagan", "hagáis", "haz", "hacé", "hazlo", "hecho", "-hace", "-haces"], ["decir", "diga", "digas", "digan", "di", "dicho", "-dice", "-dices"], ["poner", "ponga", "pongas", "pongan", "pon", "puesto", "-pone"], ["dar", "des", "den", "da", "dad", "-das"], ["ver", "veas", "vea", "vean", "visto", "-ve"], ["leer", "leas", "lea", "lean", "leído", "-lee"], ["abrir", "abras", "abra", "abran", "abre", "abierto"], ["escribir", "escribas", "escriba", "escriban", "escribáis", "escribí", "escrito", "-escribe"], ["mover", "muevas", "mueva", "muevan", "muévelo", "-mueve"], ["contar", "cuentes", "cuente", "cuenten", "-cuenta"], ["cerrar", "cierres", "cierre", "cierren", "-cierra"], ["probar", "pruebes", "pruebe", "prueben", "-prueba"], ["aprobar", "apruebes", "apruebe", "aprueben", "-aprueba"], ["devolver", "devuelvas", "devuelva", "devuelvan", "-devuelve"], ["encender", "enciendas", "encienda", "enciendan", "-enciende"], ["pedir", "pidas", "pida", "pidan", "pide", "-pide"], ["corregir", "corrijas", "corrija", "corrijan"], ["desplegar", "despliegues", "despliegue", "desplieguen", "-despliega"], ["subir", "subas", "suba", "suban", "subáis", "-sube"], ["compartir", "compartas", "comparta", "compartan", "compartáis", "-comparte"], ["transferir", "transfieras", "transfiera", "transfieran", "-transfiere"], ["convocar", "convoques"], ["sobrescribir", "sobrescribas", "sobrescriba", "sobrescriban"], ["sobreescribir", "sobreescribas"], ["transmitir", "transmitas", "transmita", "transmitan"], ["remitir", "remitas", "remita"], ["imprimir", "imprimas", "imprima", "impreso"], ["suprimir", "suprimas", "suprima", "suprimidas"], ["difundir", "difundas", "difunda"], ["omitir", "omitas", "omita"], ["meter", "metas", "meta", "metan", "-mete"], ["vender", "vendas", "venda", "vendan", "-vende"], ["correr", "corras", "corra", "corran", "-corre"], ["acceder", "accedas", "acceda", "accedan"], ["responder", "respondas", "responda", "respondan", "-responde"], ["revertir", "reviertas", "revierta", "reviertan"], ["invertir", "inviertas", "invierta"], ["reproducir", "reproduzcas", "reproduzca"], ["suscribir", "suscribas", "suscriba"], ["mostrar", "muestres", "muestre"], ["adaptar", "adaptes"], ["destruir", "destruyas", "destruya", "destruyan"], ["sustituir", "sustituyas", "sustituya"], ["detener", "detengas", "detenga", "detengan"], ["desuscribir", "desuscribas"], ["aplazar", "aplaces"], ["posponer", "pospongas", "posponga"]]).
decree_hint(es, ["haz", "hagan", "solamente", "únicamente", "escríbele", "avisa", "haya", "pidas", "llames", "leas", "compres", "pases", "agendes", "borre", "toque", "despliega", "tras", "según", "aquí", "ahí", "allí"]).
decree_noun(es, email, send, ["correo", "email", "e-mail", "mail", "correo electrónico"]).
decree_noun(es, message, send, ["mensaje", "respuesta", "recordatorio", "notificación", "aviso"]).
decree_noun(es, sms, send, ["sms"]).
decree_noun(es, dm, send, ["dm", "mensaje directo", "mensaje privado"]).
decree_noun(es, channel, none, ["canal"]).
decree_noun(es, phone, call, ["teléfono", "llamada"]).
decree_noun(es, social, post, ["post", "publicación", "redes sociales"]).
decree_noun(es, twitter, post, ["tuit"]).
decree_noun(es, contact, none, ["contacto"]).
decree_noun(es, file, none, ["archivo", "fichero", "carpeta", "código", "directorio", "documento", "script", "código fuente"]).
decree_noun(es, file, name, ["config", "configuración", "readme", "changelog"]).
decree_noun(es, photo, none, ["foto", "imagen"]).
decree_noun(es, vcs, none, ["rama", "repositorio", "historial"]).
decree_noun(es, vcs, name, ["tag"]).
decree_noun(es, vcs, commit, ["commit", "commits"]).
decree_noun(es, vcs, push, ["push"]).
decree_noun(es, vcs, force_push, ["force-push", "push forzado"]).
decree_noun(es, vcs, merge, ["merge"]).
decree_noun(es, vcs, rebase, ["rebase"]).
decree_noun(es, issue, create, ["incidencia", "tickets"]).
decree_noun(es, web, none, ["web", "página", "sitio", "internet", "url", "sitio web"]).
decree_noun(es, browser, open, ["navegador", "pestaña"]).
decree_noun(es, search, search, ["búsqueda"]).
decree_noun(es, shell, run, ["comando", "consola"]).
decree_noun(es, package, install, ["paquete", "dependencia", "librería", "biblioteca"]).
decree_noun(es, db, none, ["bd", "bbdd", "base de datos", "tabla", "esquema", "columna", "registro"]).
decree_noun(es, db, migrate, ["migración"]).
decree_noun(es, db, query, ["consulta"]).
decree_noun(es, cloud, none, ["servidor", "clúster", "servicio", "instancia", "entorno", "infraestructura"]).
decree_noun(es, cloud, deploy, ["despliegue", "release", "deploy"]).
decree_noun(es, cloud, restart, ["reinicio"]).
decree_noun(es, cloud, rollback, ["rollback"]).
decree_noun(es, payment, pay, ["factura", "pago", "transferencia", "compra", "dinero", "tarjeta", "cuenta", "gasto"]).
decree_noun(es, payment, refund, ["reembolso", "devolución"]).
decree_noun(es, shop, order, ["pedido", "carrito"]).
decree_noun(es, calendar, create, ["reunión", "cita", "evento", "invitación", "junta"]).
decree_noun(es, calendar, none, ["calendario", "agenda"]).
decree_noun(es, flight, book, ["vuelo", "billete de avión", "boleto de avión"]).
decree_noun(es, hotel, book, ["hotel", "habitación"]).
decree_noun(es, restaurant, book, ["restaurante"]).
decree_noun(es, ride, book, ["taxi"]).
decree_noun(es, travel, book, ["viaje", "tren", "reserva"]).
decree_noun(es, door, none, ["puerta"]).
decree_noun(es, light, none, ["luz", "lámpara"]).
decree_noun(es, thermostat, set, ["calefacción", "termostato", "temperatura"]).
decree_noun(es, music, play, ["música"]).
decree_noun(es, alarm, set, ["alarma"]).
decree_noun(es, finance, trade, ["acción", "cripto"]).
decree_noun(es, note, create, ["nota"]).
decree_noun(es, todo, create, ["tarea"]).
decree_noun(es, secret, none, ["secreto", "contraseña", "token", "credencial", "clave api"]).
decree_noun(es, subscription, subscribe, ["suscripción", "newsletter"]).
decree_noun(es, print, print, ["impresora"]).
decree_noun(es, slack, send, ["slack"]).
decree_noun(es, whatsapp, send, ["whatsapp"]).
decree_noun(es, telegram, send, ["telegram"]).
decree_noun(es, teams, send, ["teams"]).
decree_noun(es, discord, send, ["discord"]).
decree_noun(es, linkedin, post, ["linkedin"]).
decree_noun(es, twitter, post, ["twitter", "tweet"]).
decree_noun(es, facebook, post, ["facebook"]).
decree_noun(es, instagram, post, ["instagram", "insta"]).
decree_noun(es, email, send, ["gmail", "outlook"]).
decree_noun(es, drive, none, ["drive", "google drive", "dropbox", "onedrive", "sharepoint"]).
decree_noun(es, vcs, none, ["git", "repo", "github", "gitlab"]).
decree_noun(es, pr, create, ["pr", "pull request", "merge request", "mr"]).
decree_noun(es, issue, create, ["issue", "ticket", "jira"]).
decree_noun(es, shell, run, ["shell", "terminal", "bash"]).
decree_noun(es, db, none, ["sql", "postgres", "mysql", "sqlite"]).
decree_noun(es, k8s, run, ["kubectl", "kubernetes"]).
decree_noun(es, note, create, ["notion"]).
decree_phrase(es, forbid, ["nada de", "{cero|ni un|ni una}"]).
decree_phrase(es, noask, ["{ya |}no {hace falta|es necesario|tienes|necesitas} {que |}{me |}{preguntes|consultes|preguntarme|consultarme|avises|pidas permiso} {antes de|para|}", "{ya |}no {hace falta|es necesario} {preguntarme|consultarme|avisarme} {antes de|para|}", "no me {preguntes|consultes} más {antes de|para|}"]).
decree_phrase(es, until, ["{hasta|antes de|antes del|hasta que}"]).
decree_hint(es, ["no", "le", "les", "envíes", "mandes", "hagas", "borres", "toques", "uses", "pagues", "escribas", "usa", "hazlo", "ya", "lo"]).
decree_phrase(es, instead, ["{en vez de|en lugar de}"]).
decree_everything(es, ["algo", "cualquier cosa"]).
decree_preposition(es, over, ["más de", "por encima de"]).
decree_preposition(es, under, ["menos de", "por debajo de"]).
decree_phrase(es, except, ["{excepto|salvo|menos|a excepción de|aparte de}"]).
decree_phrase(es, if, ["{si|cuando|mientras|durante}"]).
decree_phrase(es, season, ["{mañana|la próxima semana}"]).
decree_phrase(es, time, ["{hoy|esta semana|esta noche|este mes|este fin de semana}"]).
decree_phrase(es, season, ["{los|el} {viernes|lunes|martes|miércoles|jueves|sábado|sábados|domingo|domingos|fin de semana}", "los fines de semana", "{de|por la} noche"]).
decree_phrase(es, task, ["{todavía|por ahora|de momento|aún}"]).
decree_phrase(es, only, ["{solo|sólo|solamente|únicamente}"]).
decree_phrase(es, always, ["{siempre|prefiere|preferiblemente|por defecto}"]).
decree_phrase(es, again, ["{otra vez|de nuevo|más|nunca|jamás|por favor|gracias|ahora|ya|nunca más}"]).
decree_phrase(es, soft, ["{por favor|y|pero|a partir de ahora|desde ahora|hola|ok|oye|importante|regla|de ahora en adelante}"]).
decree_phrase(es, said, ["{dice|dijo|decía|traduce}"]).
decree_person(es, ["cliente", "clientes", "jefe", "jefa", "casero", "mujer", "esposa", "marido", "madre", "equipo", "prensa", "nadie", "ex"]).
decree_preposition(es, to, ["a", "al", "hacia"]).
decree_preposition(es, in, ["en"]).
decree_preposition(es, for, ["para"]).
decree_preposition(es, with, ["con"]).
decree_preposition(es, about, ["sobre"]).
decree_preposition(es, by, ["por"]).
decree_preposition(es, under, ["bajo"]).
decree_preposition(es, from, ["desde"]).
decree_determiner(es, ["el", "la", "los", "las", "un", "una", "unos", "unas", "de", "del", "mi", "mis", "tu", "tus", "su", "sus", "este", "esta", "ese", "esa", "ningún", "ninguna", "nada", "más", "le", "les", "lo", "todo", "todos", "nunca", "jamás"]).
decree_everything(es, ["nada", "nadie", "todo"]).
decree_pronoun(es, ["él", "ella", "ellos", "eso", "esto"]).
decree_phrase(es, forbid, ["{ni} {se te |se le |se os |}{ocurra|ocurra nunca}", "{ni hablar|nada|ni loco|ni en broma|ni de broma} de", "{bajo ningún concepto|en ningún caso|de ninguna manera|bajo ninguna circunstancia|de ningún modo}", "{se prohíbe|prohíbo|te prohíbo|os prohíbo|le prohíbo} {que |terminantemente |}", "{está|queda|están|quedan} {terminantemente |totalmente |estrictamente |}{prohibido|prohibida|prohibidos|prohibidas|vetado}", "{deja|deje|dejen|dejad|para|pare|dejar} {ya |}de", "{evita|evite|eviten|evitar}", "no {quiero|quisiera|me gustaría|deseo|me gusta} que", "{no|nunca|jamás} {debes|debe|deben|deberías|debería|puedes|puede|pueden|se puede|se debe|vayas a|vaya a|me|le|les|te|se|lo|la|los|las|nos|te me|se lo|se la|se los} {vuelvas a |vayas a |}", "{abstente|absténgase|abstenerse} de", "{basta|basta ya} de", "se {acabó|acabaron} {los|las|lo de|el|}", "{ningún|ninguna|ni un|ni una} {otro |otra |solo |sola |}"]).
decree_phrase(es, handsoff, ["{las manos fuera|fuera las manos|manos fuera} {de|del|}", "{en paz}", "{es|son} {intocable|intocables|terreno vedado}", "{aléjate|mantente lejos|aléjese} {de|del}", "{no|ni} {me |se |lo |la |los |}{toques|toque|toquen|toquéis}"]).
decree_phrase(es, ask, ["{pregúntame|pregúnteme|pregúntenme|consúltame|consúlteme|avísame|avíseme} {siempre |primero |antes |siempre antes |}{antes de|antes|primero|}", "{pregunta|pregunte|consulta|consulte} {siempre |primero |antes |conmigo |}{antes de|antes|primero|conmigo|me}", "{pídeme|pídame|pide|solicita} {siempre |antes |primero |}{mi |}{permiso|aprobación|autorización|confirmación|consentimiento|visto bueno|ok|okay|beneplácito|conformidad}{ antes de| antes|}", "{tienes que|debes|tiene que|debe|hay que} {siempre |antes |}{preguntarme|consultarme|pedirme {permiso|aprobación|autorización|confirmación|consentimiento|visto bueno|ok|okay|beneplácito|conformidad}|avisarme} {antes de|antes|}", "{requiere|necesita|requieren|necesitan|precisa} {siempre |}{de |}mi {permiso|aprobación|autorización|confirmación|consentimiento|visto bueno|ok|okay|beneplácito|conformidad}", "{solo|sólo|únicamente|solamente} {con|tras|previo|previa} {mi |}{permiso|aprobación|autorización|confirmación|consentimiento|visto bueno|ok|okay|beneplácito|conformidad}", "{espera|espere} {siempre |}{a |}mi {permiso|aprobación|autorización|confirmación|consentimiento|visto bueno|ok|okay|beneplácito|conformidad}", "quiero {aprobar|autorizar|confirmar|que me consultes|que me preguntes} {siempre |antes |}"]).
decree_phrase(es, consent, ["sin {antes |que antes |}{preguntar|preguntarme|consultar|consultarme|pedir permiso|pedirme permiso|pedir {permiso|aprobación|autorización|confirmación|consentimiento|visto bueno|ok|okay|beneplácito|conformidad}|avisar|avisarme|confirmar|confirmarlo|confirmármelo|hablarlo|decirme nada|decírmelo|consultarlo|preguntármelo|consultármelo|haberme preguntado|habérmelo consultado}{ antes| primero| previamente| conmigo| conmigo antes|}", "sin {mi |previo |previa |tener mi |contar con mi |}{previo |previa |}{permiso|aprobación|autorización|confirmación|consentimiento|visto bueno|ok|okay|beneplácito|conformidad}{ previo| previa| explícito| explícita| expreso| expresa| por escrito|}", "sin que {yo |}{te |lo |te lo |se lo |os lo |}{diga|apruebe|confirme|autorice|pida|indique|ordene|permita|dé permiso|dé el visto bueno|dé el ok|dé luz verde|haya dicho|haya aprobado|haya autorizado|haya confirmado}", "{hasta que|a menos que|salvo que|salvo si|a no ser que|excepto si|excepto cuando|si no|mientras no|mientras yo no|antes de que|solo si|sólo si} {yo |}{no |}{te |lo |te lo |se lo |os lo |}{lo |}{diga|apruebe|confirme|autorice|pida|indique|ordene|permita|dé permiso|dé el visto bueno|dé el ok|dé luz verde|haya dicho|haya aprobado|haya autorizado|haya confirmado|digo|apruebo|confirmo|autorizo|pido}{ explícitamente| expresamente| antes|}"]).
decree_phrase(es, noask, ["{ya |}no {hace falta|es necesario|tienes que|necesitas|tiene que|hay que} {que |}{me |}{preguntes|consultes|pregunte|preguntarme|consultarme|avises|avisarme|pidas permiso|pedirme permiso|pedir permiso} {más |cada vez |siempre |}{antes de|para|}", "no me {preguntes|consultes|pidas permiso} {más |cada vez |siempre |}{antes de|para|}", "{deja|deje} de preguntarme {antes de|para|}"]).
decree_phrase(es, that, ["{que|si}"]).
decree_phrase(es, unless, ["{a menos que|salvo que|salvo si|excepto si|a no ser que|excepto cuando|salvo cuando|excepto que|salvo en caso de|excepto en caso de}"]).
decree_phrase(es, if, ["{en caso de|después de|después de las|a partir de|a partir de las|tras|siempre que|una vez que|en cuanto|durante|mientras que}"]).
decree_phrase(es, except, ["{exceptuando|con excepción de|con la excepción de|que no sea|que no sean|fuera de|distinto de|distintos de|quitando|excepto a|salvo a|excepto con|salvo con|excepto en|salvo en|excepto para|salvo para|menos a|menos con}"]).
decree_phrase(es, until, ["{antes de que|antes de las|antes de la|antes del|hasta las|hasta la|hasta el|hasta dentro de}", "{durante |por |en |}{las|los|el|la} {próximas|próximos|próximo|próxima|siguientes|siguiente}"]).
decree_phrase(es, session, ["{durante|en|para|por} {esta|toda la|el resto de la} {sesión|conversación}"]).
decree_phrase(es, task, ["{esta vez|por esta vez|para esta tarea|en esta tarea|por el momento|aún|de momento}"]).
decree_phrase(es, season, ["{del|de los} {lunes|martes|miércoles|jueves|viernes|sábado|domingo|fin de semana}", "{los|el|cada|todos los} {lunes|martes|miércoles|jueves|viernes|sábado|sábados|domingo|domingos|fin de semana|fines de semana|festivos|días festivos}", "en {enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre}", "fuera {de|del} {horario|horas de oficina|horario laboral|horario de oficina}", "{de|por la|por las} {madrugada|noche|noches|tarde|tardes|mañana}"]).
decree_phrase(es, no_decree, ["{no|nunca} {te |se |os |}{olvides|olvide|olvidéis|olviden|preocupes|preocupe|dudes|dude}", "no {sé|es|hay|pasa nada|importa|entiendo|puedo|tengo|quiero|creo|funciona|recuerdo|tienes que|tienes por qué|necesitas|estoy|está|me acuerdo|me importa|me parece|me gusta|va|hubo|había|llegó|encuentro|veo}", "{ya |}no {hace falta|es necesario|es preciso|es obligatorio|hay necesidad|hay prisa|hay problema|corre prisa|merece la pena|vale la pena}", "{él|ella|ellos|ellas|mi jefe|el servidor|los clientes|nosotros|yo|nadie|el sistema} {no|nunca|me|ya no}", "{por qué|cómo|cuándo|quién|qué|cuál|cuáles|cuánto|cuántos|dónde}", "{sin} {problema|problemas|duda|prisa}", "no {me |nos |}{respondas|respondáis|contestes|hables|escribas} {en {inglés|español|francés|mayúsculas}|tan|siempre|muy|nunca en|como}", "no {me|nos} {respondas|contestes|hables|tutees|trates}", "{no|nunca} {tan|muy|demasiado} {largo|largos|formal|extenso}"]).
decree_phrase(es, said, ["{me|nos|le|les} {dijo|dijeron|pidió|pidieron|ha dicho|han dicho|escribió|contestó|comentó}", "{según|dicen|escribió|pone que|pide que}"]).
decree_phrase(es, because, ["{porque|ya que|puesto que|si no luego|pues|que si no|o si no}"]).
decree_phrase(es, soft, ["{quiero|quisiera|me gustaría|necesito|te pido|le pido|os pido|prefiero|preferiría} que", "{recuerda|recuerde|ten en cuenta que|ten presente que|asegúrate de|asegúrate de que|procura|procure|haz el favor de|favor de|haga el favor de|en adelante|en lo sucesivo|podrías|puedes|podría|pase lo que pase|a ver}"]).
decree_phrase(es, allow, ["{ya |ahora |ahora ya |}{puedes|puede|pueden|podéis} {volver a |de nuevo |otra vez |}", "{ya |ahora |}{está|es} {permitido|bien|ok} {que|}", "{ya |ahora |}{te|le|os} {dejo|permito|autorizo} {a|que|}{ volver a|}"]).
decree_phrase(es, again, ["{volver a|vuelvas a|finalmente}"]).
decree_phrase(es, lift, ["{olvida|olvídate de|olvide|olvidad|ignora} {lo que dije|lo que te dije|la regla|lo de|la prohibición|lo de no|la norma|mi orden} {sobre|de|acerca de|}"]).
decree_phrase(es, lifted, ["ya no {aplica|vale|rige|está en vigor|cuenta|es válida}", "{queda|quedan} {anulada|sin efecto|levantada|anulado|cancelada}"]).
decree_phrase(es, no_decree, ["{es|son|está} de {solo|sólo} lectura"]).
decree_verb(es, commit, vcs, ["git commit"]).
decree_verb(es, merge, vcs, ["git merge"]).
decree_verb(es, rebase, vcs, ["git rebase"]).
decree_verb(es, reset, vcs, ["git reset"]).
decree_noun(es, vcs, reset, ["reset"]).
decree_phrase(es, forbid, ["nadie"]).
decree_phrase(es, handsoff, ["{deja|deje|dejen|dejad} {en paz|tranquilo|tranquila|tranquilos|tranquilas} {a |}"]).
decree_phrase(es, again, ["ya no está prohibido"]).
decree_phrase(es, forbid, ["no hay que"]).
decree_verb(es, send, any, ["recibir", "reciba"]).
decree_determiner(es, ["debe", "puede"]).
decree_determiner(es, ["cada"]).
decree_determiner(es, ["la regla", "la norma", "la prohibición", "la restricción", "que", "tú", "usted", "ustedes", "yo", "te", "se", "me", "nos", "os", "mí", "algún", "alguna", "algunos", "algunas", "cualquier", "mismo", "misma", "ese", "esos", "esas", "estos", "estas", "aquel", "aquella", "nuestro", "nuestra", "nuestros", "nuestras", "vuestro", "solo un", "lo", "la", "los", "las", "le", "les", "directamente", "de nada", "para nada", "absolutamente", "otro", "otra", "otros", "otras", "allí", "ahí", "así", "también", "bien", "es", "son", "está", "sea", "ser", "sido", "sin más", "ningún", "ninguna", "ninguno", "jamás", "nunca", "no", "vez", "tipo de", "ni siquiera", "en absoluto"]).
decree_everything(es, ["cualquiera", "ninguno", "ninguna", "alguien"]).
decree_pronoun(es, them, ["le", "les", "ellos", "ellas", "él", "ella"]).
decree_pronoun(es, it, ["lo", "la", "los", "las", "eso", "esto", "ello", "aquello"]).
decree_preposition(es, to, ["a", "al", "hacia", "para con"]).
decree_preposition(es, in, ["en", "dentro de", "en el", "en la"]).
decree_preposition(es, about, ["sobre", "acerca de", "respecto a"]).
decree_preposition(es, by, ["por", "vía", "mediante"]).
decree_preposition(es, against, ["contra"]).
decree_preposition(es, over, ["superior a", "superiores a", "mayor de", "mayores de", "que superen", "que supere", "que pasen de", "de más de", "por más de", "que cueste más de", "que cuesten más de"]).
decree_preposition(es, under, ["inferior a", "inferiores a", "menor de", "de menos de"]).
decree_hint(es, ["te", "se", "me", "lo", "la", "esta", "este", "estas", "estos", "está", "están", "es", "son", "mis", "tu", "tus", "su", "sus", "ni", "ningún", "ninguna", "nadie", "alguien", "todo", "todos", "toda", "todas", "sobre", "desde", "hacia", "entre", "cuando", "si", "mientras", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo", "mañana", "hoy", "ahora", "volver", "volver a", "archivo", "archivos", "carpeta", "borrar", "mensajes", "mensaje", "solo", "sólo", "menos", "señora", "señor", "gracias", "quiero", "necesito", "hay", "hacer", "haga", "falta", "prohibida", "prohibidas", "permiso", "preguntar", "preguntarme", "preguntes", "publiques", "compartas", "ejecutes", "llames", "reserves", "compres", "abras", "instales", "cambies", "elimines", "como", "cómo", "qué", "dile", "dígale", "escribe", "envía", "manda", "borra", "evita", "avísame", "consúltame", "tampoco", "ocurra", "tocar", "vez", "otra", "nuevo", "después", "durante", "usted", "él", "olvida", "vale", "pero", "porque", "ha", "he", "jefe", "cliente", "casero", "queda", "mandes", "subas", "cuenta", "producción", "escribas", "jamas", "ningun", "despliegues"]).
decree_person(es, ["jefe", "jefa", "casera", "abogado", "abogada", "médico", "médica", "colega", "colegas", "compañero", "compañera", "compañeros", "hermano", "hermana", "padre", "padres", "vecino", "vecina", "amigo", "amiga", "proveedor", "proveedores", "contable", "contabilidad", "dirección", "rrhh", "periodista", "periodistas", "candidato", "inquilino", "inquilina", "banco", "esposo", "novia", "novio", "señora", "señor"]).

% ----------------------------------------------------------------------------- Japanese

decree_phrase(ja, skip, ["{返信|返事|回答|返答}{の中|}{に|で|には|では}"]).
decree_style_noun(ja, ["絵文字", "敬語", "箇条書き", "英語", "顔文字", "専門用語"]).
decree_noun(ja, secret, none, ["パスワード", "秘密鍵", "トークン", "認証情報"]).
decree_determiner(ja, ["する"]).
decree_phrase(ja, season, ["{明日|来週|来月}{は|}"]).
decree_phrase(ja, time, ["{今日|今夜|今週|今月|当分}{は|中|中は|}"]).
decree_phrase(ja, season, ["{金曜|金曜日|週末|夜間|月曜|月曜日|土日|夜|深夜}{に|は|には|}"]).
decree_phrase(ja, task, ["{まだ|とりあえず}"]).
decree_phrase(ja, only, ["{だけに|のみに|だけ|のみ}"]).
decree_phrase(ja, again, ["{絶対に|決して|二度と|もう|もう二度と|これから|今後|今後は|ください|お願いします|勝手に|}"]).
decree_phrase(ja, soft, ["{絶対に|決して|二度と|もう二度と|もう|これから|今後|今後は|お願いだから|お願い|頼むから}"]).
decree_noun(ja, email, send, ["メール"]).
decree_noun(ja, file, none, ["ファイル", "フォルダ", "コード", "ディレクトリ"]).
decree_noun(ja, vcs, none, ["ブランチ", "リポジトリ"]).
decree_noun(ja, db, none, ["データベース", "テーブル", "データ"]).
decree_noun(ja, cloud, none, ["環境", "サーバー", "サーバ"]).
decree_noun(ja, payment, pay, ["請求書", "支払い"]).
decree_person(ja, ["顧客", "お客様", "上司", "社長", "母", "妻", "夫", "大家", "チーム", "誰", "取引先"]).
decree_preposition(ja, to, ["に", "には", "へ", "へは", "への"]).
decree_preposition(ja, object, ["を", "は", "が"]).
decree_preposition(ja, in, ["で", "では"]).
decree_preposition(ja, with, ["と"]).
decree_preposition(ja, from, ["から"]).
decree_determiner(ja, ["の", "も", "この", "その", "あの", "私の", "全ての", "すべての", "い", "し", "て", "さん", "様", "くん", "ちゃん", "直接", "内の", "下の", "配下の", "一切", "何も"]).
decree_everything(ja, ["何", "誰", "全て", "すべて"]).
decree_pronoun(ja, ["彼", "彼女", "それ", "これ", "あれ"]).
decree_phrase(ja, forbid, ["{絶対に|決して|二度と|もう|}{ないで|ないでほしい|ないで欲しい|ないように|ないようにして|ないでいただきたい|ないでもらいたい}{ください|下さい|くださいね|くれ|ね|よ|な|くださいませ|}", "ない{こと|事|よう|ようお願いします|ようお願いいたします|ように願います|ようにお願いします|ようにお願いいたします|でお願いします|で頂けますか|でもらえますか|でいただけますか|でもらえる|でくれる|でくれますか|でほしいです|で欲しいです|でほしいんだけど|でほしいな|でね|でよ}", "{ては|では|ちゃ|じゃ|たら|だら}{いけない|いけません|だめ|ダメ|駄目|ならない|なりません|困る|困ります|NG}{です|だ|よ|だよ|ですよ|}", "て{ほしく|欲しく}ない{です|んです|の|んだ|}", "て{もらいたく|いただきたく}ない{です|んです|}", "{の|こと|}{を|は|も|}{禁止|厳禁|禁じます|禁止します|NG|ダメ|だめ|駄目|不可|やめて|止めて|やめる|やめること|控えて|避けて|お控え|ご遠慮}{です|だ|とします|する|します|でお願いします|に|ください|下さい|ね|くれ|よ|}", "べき{で|じゃ}{は|}ない", "{な|なよ|なって}", "{る|す|く|う|む|ぶ|つ}{な|なよ}"]).
decree_phrase(ja, handsoff, ["{に手を出さないで|には手を触れないで|は触らないで|に触らないで|はそのままに|は触るな|に触るな|には触るな}{ください|下さい|くださいね|くれ|ね|よ|な|くださいませ|}"]).
decree_phrase(ja, ask, ["{前に|まえに|ときは|時は|際は|際には|場合は|}{必ず|まず|先に|事前に|一度|毎回|}{私に|僕に|俺に|こちらに}{必ず|まず|先に|事前に|一度|一言|毎回|}{確認し|聞い|相談し|見せ|声をかけ|許可を取っ|連絡し|尋ね|訊い}{て|てから|てからにして|るように|るようにして}{ください|下さい|ね|ほしい|くれ|}", "{前に|まえに|際は|ときは|時は}{必ず|まず|一度|毎回|}{確認|許可を取っ|承認を得|確認を取っ|許可を得|聞い|相談}{し|}て{ください|下さい|ね|}", "{私の|}{承認|許可|確認|同意}{が必要|が要る|を必須|を必要}{です|とします|だ|とする|}", "{必ず|まず|事前に|}{私の|}{承認|許可|確認|同意|了承}{を得|を取っ|をもらっ|を取り}て{から|}{ください|にして|にしてください|}", "{私が|私の}{承認|許可|確認|OK}{し|を出し|}{た|てから|}{ときだけ|場合のみ|場合だけ|後に|あとに}"]).
decree_phrase(ja, consent, ["{私の|私への|}{確認|承認|許可|同意|相談|報告|了承|断り|連絡}{も|}{なしに|なしで|無しに|無しで|なく|を得ず|を得ずに|をとらずに|を取らずに|せずに|をせずに|を待たずに|がない限り|するまで|を得るまで|を取るまで|がないなら|がなければ|の無い}{は|に|}", "{私に|僕に|俺に|}{聞かず|聞かずに|訊かずに|聞かないで|聞く前に|断りなく|断らずに|黙って|無断で|勝手に|独断で|ことわりなく}{は|に|}", "私{が|の}{承認|確認|許可|いいと言|OKと言|OKを出|良いと言|言|指示|頼|お願い}{し|する|う|す|わ|さ|ま|む|しない|わない|さない|まない|した|った|した|んだ|}{まで|ない限り|限り|以外|とき以外|場合以外|ないかぎり|までは}{は|}"]).
decree_phrase(ja, noask, ["{もう|今後は|今後|}{いちいち|毎回|}{私に|}{確認|承認|許可|同意|相談|報告|了承|断り|連絡}{を|は|も|}{する|取る|得る|}{必要は|必要|の必要は|必要も|}{ない|ありません|なし|不要|いらない|要らない}{です|よ|ですよ|}", "{いちいち|毎回|もう|}{私に|}{聞か|確認し|確認を取ら|許可を取ら|相談し|承認を取ら}なくて{も|}{いい|よい|大丈夫|構わない|結構}{です|よ|ですよ|}"]).
decree_phrase(ja, allow, ["て{も|}{いい|よい|良い|OK|ok|大丈夫|構わない|かまわない|構いません|かまいません}{です|ですよ|よ|から|ので|からね|}"]).
decree_phrase(ja, except_this, ["{以外|以外の|以外に|以外は|以外には|以外への|以外へは|以外へ|以外と|以外とは|以外を|以外から|を除いて|を除き|を除く|は除く|は除いて|は別|は例外}", "{の|}場合{を除いて|を除き|以外は|以外|は除く}"]).
decree_phrase(ja, before_this, ["{まで|までは|までに|までの間|までの間は|前に|前は|前には|の前に|の前は|より前に|より前は}"]).
decree_phrase(ja, while_this, ["{の場合|場合は|場合には|場合|のとき|ときは|ときには|とき|時は|時には|の間|間は|中は|中に|中には|期間中|際は|際には|の際|たら|だら|なら|ならば|限り|かぎり|あいだは|以降は|以降|以後|以後は|の後|後は|後に}"]).
decree_phrase(ja, season, ["{平日|祝日|月末|年末|年度末|火曜|火曜日|水曜|水曜日|木曜|木曜日|土曜|土曜日|日曜|日曜日|月曜日|朝|昼|夕方|早朝|営業時間外|毎週金曜|毎週月曜|毎週金曜日|深夜帯|休日}{に|は|には|}"]).
decree_phrase(ja, time, ["{今月中|今日中|今週中|今日いっぱい|今週いっぱい|本日|今年}{は|に|}"]).
decree_phrase(ja, task, ["{今回は|今回だけは|今のところ|まだ|今は|ひとまず|一旦}"]).
decree_phrase(ja, session, ["{このセッション|この会話|今のセッション}{中|}{は|では|の間は|の間|}"]).
decree_phrase(ja, no_decree, ["{忘れ|心配し|気にし|遠慮し}ない{で|ように}{ください|下さい|ね|}", "{わから|知ら|分から|でき|足り|間に合わ|見つから|動か|思わ|届か}ない", "{じゃ|では}ない{です|か|}", "{なくて|なくても|んでも}{いい|よい|良い|大丈夫|構わない|構いません|かまわない|結構}{です|よ|ですよ|}", "{必要は|必要|必要も}{ない|ありません|なし}", "{なぜ|どうして|なんで|どうやって|どうすれば|誰が|いつ}", "{には|に}{及ばない|及びません}", "と思{う|います|って}"]).
decree_phrase(ja, said, ["{と言っ|と言い|と言わ|って言|って言わ|と書い|と書か|訳して|翻訳して|らしい|そうです}"]).
decree_phrase(ja, reported, ["と{だけ|}{メール|返信|連絡|伝え|書い|返事|送っ|送り|言っ|答え|報告|投稿|ツイート|つぶや|訳し|翻訳|コメント|お伝え|案内}", "{旨を|よう|ように|と}{伝え|連絡|お伝え|頼ん|言っ|メール}"]).
decree_phrase(ja, because, ["{ですから|なので}"]).
decree_phrase(ja, lift, ["{さっき|先ほど|前|以前}の"]).
decree_phrase(ja, lifted, ["{の|という|との|する|って}{指示|ルール|禁止|制限|話|件|お願い|約束}は{もう|}{取り消し|撤回|忘れて|なし|無し|無効|解除|取り下げ|不要|やめ}{ます|します|で|です|にします|ください|て|に|する|}"]).
decree_phrase(ja, soft, ["{いちいち|とにかく|基本的に|原則|原則として|なるべく|できれば|出来れば|すみませんが|申し訳ないですが|悪いけど|必ず|くれぐれも|間違っても|いかなる場合も|どんな場合でも|何があっても|今後一切|以後|これからは|もし|一切|直接|お手数ですが|ちなみに|あと}"]).
decree_phrase(ja, only, ["{だけに|のみに|だけ|のみ|にだけ|にのみ|だけを|のみを|しか}"]).
decree_phrase(ja, no_decree, ["{読み取り|読取|閲覧|参照}専用"]).
decree_phrase(ja, soft, ["{毎回|毎度|その都度|いつも|常に}"]).
decree_phrase(ja, again, ["{今日から|今から|これから|再び|今後は|明日から}"]).
decree_phrase(ja, instead_this, ["{ではなく|じゃなく|ではなくて|じゃなくて|でなく|の代わりに|のかわりに|よりも|より}"]).
decree_phrase(ja, consent, ["{私に|僕に|俺に}{相談|確認|連絡|報告|断り}{なしに|なしで|なく|せずに|もせず|もせずに}{は|}"]).
decree_everything(ja, ["人", "方", "他の人", "他人"]).
decree_determiner(ja, ["人", "方"]).
decree_phrase(ja, again, ["また"]).
decree_phrase(ja, while_this, ["{うちは|うちに|うち}"]).
decree_phrase(ja, lifted, ["は{もう|}{解除|撤回|取り消し|取り下げ|なし|無し|無効|終わり}{します|です|して|する|とします|にします}"]).
decree_preposition(ja, in, ["の中は", "の中を", "の中へ", "内は", "内を", "配下は", "配下を", "以下は", "以下を", "下は"]).
decree_determiner(ja, ["です", "ます", "ました", "でした", "ません", "だ", "よ", "ね", "ん", "ほしい", "欲しい", "など", "とか", "等", "さえ", "まだ", "た", "か", "中", "様", "氏", "君", "たち", "達", "くれ", "ください", "下さい", "ように", "よう", "こと", "事", "なんて", "もの", "という", "何か", "誰か", "どんな", "いかなる", "さま", "ご", "お", "す", "いる", "ある", "おり", "せ", "られ", "れ"]).
decree_preposition(ja, to, ["にも", "に", "には", "へ", "へは", "への", "へも", "宛に", "宛てに", "あてに", "宛", "向けに", "に対して", "に対しては", "までに"]).
decree_preposition(ja, about, ["について", "についての", "に関して", "に関する"]).
decree_preposition(ja, in, ["で", "では", "でも", "内で", "の中で", "内の", "配下の", "以下の", "の中の", "下の"]).
decree_preposition(ja, with, ["と", "とは", "とも"]).
decree_preposition(ja, object, ["を", "は", "が", "をも", "も"]).
decree_preposition(ja, over, ["を超える", "を超えた", "以上の", "以上", "より高い", "を上回る", "超の"]).
decree_preposition(ja, under, ["未満の", "以下の金額", "を下回る"]).
decree_pronoun(ja, them, ["彼", "彼女", "彼ら", "あの人", "その人"]).
decree_pronoun(ja, it, ["それ", "これ", "あれ", "そちら", "それら", "これら"]).
decree_verb(ja, send, email, ["メールする", "メールを送る", "メールを送信する", "メールを出す", "メールを書く", "メールを返す"]).
decree_verb(ja, send, any, ["送る", "送信する", "転送する", "送付する", "発送する", "送り付ける", "届ける"]).
decree_verb(ja, send, message, ["連絡する", "連絡を取る", "返信する", "通知する", "知らせる", "返事する", "伝える", "メッセージを送る", "メッセージする", "書き込む", "返事を書く"]).
decree_verb(ja, call, phone, ["電話する", "電話をかける", "電話を掛ける", "架電する"]).
decree_verb(ja, write, any, ["書く", "書き込む", "保存する", "記録する"]).
decree_verb(ja, read, any, ["読む", "開く", "を見る", "閲覧する", "参照する", "覗く", "アクセスする"]).
decree_verb(ja, search, any, ["検索する", "調べる", "探す"]).
decree_verb(ja, edit, any, ["編集する", "書き換える", "修正する", "更新する", "リファクタリングする", "直す"]).
decree_verb(ja, overwrite, any, ["上書きする", "置き換える"]).
decree_verb(ja, change, any, ["触る", "触れる", "変更する", "いじる", "変える", "弄る", "手を加える", "改変する", "操作する"]).
decree_verb(ja, delete, any, ["削除する", "消す", "消去する", "破棄する", "捨てる", "除去する"]).
decree_verb(ja, drop, db, ["ドロップする"]).
decree_verb(ja, create, any, ["作る", "作成する", "追加する", "新規作成する", "生成する"]).
decree_verb(ja, open, any, ["開く", "起動する"]).
decree_verb(ja, close, any, ["閉じる", "クローズする"]).
decree_verb(ja, move, any, ["移動する", "動かす", "リネームする"]).
decree_verb(ja, copy, any, ["コピーする", "複製する"]).
decree_verb(ja, share, any, ["共有する", "シェアする", "公開する", "渡す", "見せる", "漏らす", "教える"]).
decree_verb(ja, upload, any, ["アップロードする", "上げる"]).
decree_verb(ja, download, any, ["ダウンロードする", "落とす"]).
decree_verb(ja, export, any, ["エクスポートする"]).
decree_verb(ja, run, any, ["使う", "使用する", "実行する", "走らせる", "利用する", "行う", "動かす", "叩く"]).
decree_verb(ja, install, package, ["インストールする", "導入する"]).
decree_verb(ja, uninstall, package, ["アンインストールする"]).
decree_verb(ja, upgrade, package, ["アップグレードする", "アップデートする"]).
decree_verb(ja, deploy, cloud, ["デプロイする", "リリースする", "公開する", "反映する", "展開する"]).
decree_verb(ja, rollback, cloud, ["ロールバックする"]).
decree_verb(ja, restart, cloud, ["再起動する"]).
decree_verb(ja, stop, cloud, ["停止する", "止める", "落とす", "シャットダウンする"]).
decree_verb(ja, push, vcs, ["プッシュする", "pushする", "push"]).
decree_verb(ja, force_push, vcs, ["強制プッシュする", "フォースプッシュする", "force push"]).
decree_verb(ja, pull, vcs, ["プルする"]).
decree_verb(ja, commit, vcs, ["コミットする", "commitする", "commit"]).
decree_verb(ja, merge, vcs, ["マージする", "mergeする", "merge"]).
decree_verb(ja, rebase, vcs, ["リベースする"]).
decree_verb(ja, reset, vcs, ["リセットする"]).
decree_verb(ja, revert, vcs, ["リバートする"]).
decree_verb(ja, test, shell, ["テストする"]).
decree_verb(ja, approve, any, ["承認する", "受け入れる"]).
decree_verb(ja, migrate, db, ["マイグレーションを実行する", "マイグレーションする", "マイグレートする"]).
decree_verb(ja, query, db, ["クエリを実行する"]).
decree_verb(ja, pay, payment, ["支払う", "払う", "送金する", "購入する", "買う", "振り込む", "振込する", "決済する", "課金する", "お金を使う"]).
decree_verb(ja, order, shop, ["注文する", "発注する", "購入する", "買う"]).
decree_verb(ja, refund, payment, ["返金する", "払い戻す"]).
decree_verb(ja, book, travel, ["予約する", "手配する", "取る"]).
decree_verb(ja, cancel, any, ["キャンセルする", "取り消す", "解約する"]).
decree_verb(ja, schedule, calendar, ["予定を入れる", "会議を入れる", "スケジュールする", "入れる", "設定する", "組む"]).
decree_verb(ja, reschedule, calendar, ["変更する", "ずらす", "延期する"]).
decree_verb(ja, invite, any, ["招待する", "誘う"]).
decree_verb(ja, lock, home, ["施錠する"]).
decree_verb(ja, unlock, home, ["解錠する"]).
decree_verb(ja, turn_on, home, ["つける", "点ける", "オンにする"]).
decree_verb(ja, turn_off, home, ["消す", "オフにする", "切る"]).
decree_verb(ja, set, home, ["設定する", "上げる", "下げる"]).
decree_verb(ja, play, home, ["再生する", "流す"]).
decree_verb(ja, subscribe, any, ["登録する", "申し込む"]).
decree_verb(ja, unsubscribe, any, ["退会する"]).
decree_verb(ja, print, any, ["印刷する"]).
decree_verb(ja, archive, any, ["アーカイブする"]).
decree_verb(ja, post, any, ["投稿する", "つぶやく", "掲載する"]).
decree_verb(ja, post, twitter, ["ツイートする"]).
decree_verb(ja, comment, any, ["コメントする"]).
decree_verb(ja, skip, any, ["スキップする", "飛ばす"]).
decree_verb(ja, trade, finance, ["売る", "売却する", "取引する"]).
decree_verb(ja, attach, email, ["添付する"]).
decree_noun(ja, drive, none, ["googleドライブ", "ドライブ", "ドロップボックス", "dropbox"]).
decree_noun(ja, message, send, ["メッセージ", "返信", "通知", "返事"]).
decree_noun(ja, sms, send, ["sms", "ショートメール"]).
decree_noun(ja, channel, none, ["チャンネル"]).
decree_noun(ja, phone, call, ["電話"]).
decree_noun(ja, social, post, ["投稿", "sns"]).
decree_noun(ja, contact, none, ["連絡先"]).
decree_noun(ja, file, none, ["ソースコード", "ドキュメント", "書類", "スクリプト", "ソース"]).
decree_noun(ja, file, name, ["設定", "設定ファイル", "コンフィグ"]).
decree_noun(ja, photo, none, ["写真", "画像"]).
decree_noun(ja, vcs, commit, ["コミット"]).
decree_noun(ja, vcs, push, ["プッシュ"]).
decree_noun(ja, vcs, merge, ["マージ"]).
decree_noun(ja, pr, create, ["プルリク", "プルリクエスト"]).
decree_noun(ja, issue, create, ["チケット", "課題", "イシュー"]).
decree_noun(ja, web, none, ["ウェブ", "サイト", "ウェブサイト", "ページ", "インターネット"]).
decree_noun(ja, shell, run, ["コマンド", "シェル"]).
decree_noun(ja, package, install, ["パッケージ", "依存関係", "ライブラリ"]).
decree_noun(ja, db, none, ["db", "レコード", "スキーマ", "カラム"]).
decree_noun(ja, db, migrate, ["マイグレーション"]).
decree_noun(ja, db, query, ["クエリ"]).
decree_noun(ja, cloud, deploy, ["デプロイ", "リリース"]).
decree_noun(ja, payment, pay, ["支払い", "決済", "送金", "振込", "お金", "カード"]).
decree_noun(ja, payment, refund, ["返金"]).
decree_noun(ja, shop, order, ["注文"]).
decree_noun(ja, calendar, create, ["会議", "予定", "ミーティング", "打ち合わせ", "面談", "イベント", "アポ", "商談"]).
decree_noun(ja, calendar, none, ["カレンダー"]).
decree_noun(ja, flight, book, ["フライト", "航空券", "飛行機", "便"]).
decree_noun(ja, hotel, book, ["ホテル", "宿", "部屋"]).
decree_noun(ja, restaurant, book, ["レストラン"]).
decree_noun(ja, ride, book, ["タクシー"]).
decree_noun(ja, travel, book, ["旅行", "出張", "新幹線"]).
decree_noun(ja, door, none, ["ドア", "鍵"]).
decree_noun(ja, light, none, ["電気", "照明"]).
decree_noun(ja, thermostat, set, ["暖房", "エアコン"]).
decree_noun(ja, music, play, ["音楽"]).
decree_noun(ja, finance, trade, ["株"]).
decree_noun(ja, todo, create, ["タスク"]).
decree_noun(ja, note, create, ["メモ", "ノート"]).
decree_person(ja, ["お客さん", "お客様", "クライアント", "部長", "課長", "先生", "同僚", "弁護士", "家主", "大家さん", "友達", "父", "姉", "兄", "弟", "妹", "マスコミ", "取引先", "人事", "経理", "営業", "家族", "両親"]).

% ----------------------------------------------------------------------------- other languages: the plain prohibition

decree_hint(pt, ["não", "nunca", "um", "uma", "sem", "meu", "minha", "eu", "por", "favor", "para", "em", "ao", "até", "que", "e", "do", "da", "nao", "antes", "pare", "só", "você"]).
decree_phrase(pt, forbid, ["{por favor |}{não|nunca|jamais|nunca mais|pare de|evite|proibido|nao|não quero que você|você não pode|você não deve}"]).
decree_phrase(pt, consent, ["sem {eu |minha |a minha |me |que eu |antes |}{aprovar|aprovação|autorizar|autorização|permissão|confirmar|perguntar|consultar|pedir|aprove}{ antes|}", "{até que|a menos que} eu {diga|aprove|confirme|autorize}"]).
decree_phrase(pt, until, ["{até|antes de|antes da|antes do}"]).
decree_hint(pt, ["mande", "use", "apague", "toque", "o", "os", "e-mails", "arquivos", "pasta", "na", "no", "faça"]).
decree_preposition(pt, over, ["mais de", "acima de"]).
decree_phrase(pt, except, ["{exceto|salvo|menos|a não ser}"]).
decree_phrase(pt, no_decree, ["não {esqueça|se preocupe|sei|é|há|se esqueça|consigo|tenho|posso|precisa|funciona|quero}", "{ele|ela|eles|o cliente|os clientes|o servidor} {não|nunca}"]).
decree_phrase(pt, again, ["{mais|por favor|de novo|novamente|jamais}"]).
decree_verb(pt, send, any, ["envie", "enviar", "mande", "mandar", "envia"]).
decree_verb(pt, send, message, ["contate", "contatar", "escreva", "escrever", "avise"]).
decree_verb(pt, push, vcs, ["faça push", "fazer push", "push", "dê push"]).
decree_verb(pt, commit, vcs, ["faça commit", "commit", "commite"]).
decree_verb(pt, merge, vcs, ["faça merge", "merge"]).
decree_verb(pt, deploy, cloud, ["faça deploy", "deploy", "implante", "publique em produção"]).
decree_verb(pt, delete, any, ["apague", "apagar", "exclua", "delete", "remova", "excluir"]).
decree_verb(pt, change, any, ["mexa", "mexer", "altere", "alterar", "modifique", "toque", "mude"]).
decree_verb(pt, share, any, ["compartilhe", "compartilhar"]).
decree_verb(pt, pay, payment, ["pague", "pagar", "compre", "comprar"]).
decree_verb(pt, run, any, ["use", "usar", "execute", "rode"]).
decree_noun(pt, email, send, ["e-mail", "e-mails", "email", "emails"]).
decree_noun(pt, file, none, ["arquivo", "arquivos", "pasta", "código"]).
decree_noun(pt, vcs, none, ["branch", "repositório"]).
decree_person(pt, ["cliente", "clientes", "chefe", "equipe", "ninguém"]).
decree_preposition(pt, to, ["para", "a", "ao", "à", "aos"]).
decree_preposition(pt, in, ["em", "na", "no", "nas", "nos"]).
decree_preposition(pt, with, ["com"]).
decree_determiner(pt, ["o", "a", "os", "as", "um", "uma", "de", "do", "da", "dos", "das", "meu", "minha", "nenhum", "nenhuma", "nada", "mais"]).

decree_hint(it, ["non", "mai", "il", "lo", "gli", "di", "senza", "mio", "mia", "per", "favore", "prima", "che", "e", "più", "al", "alla", "un", "una", "della", "del"]).
decree_phrase(it, forbid, ["{per favore |}{non|mai|mai più|non ... più|smetti di|evita di|vietato}"]).
decree_phrase(it, consent, ["senza {il mio |la mia |chiedermi|chiedere |prima |}{permesso|consenso|approvazione|chiedere|conferma|autorizzazione|}"]).
decree_phrase(it, until, ["{fino a|prima di|fino al}"]).
decree_phrase(it, except, ["{tranne|eccetto|salvo}"]).
decree_phrase(it, no_decree, ["non {dimenticare|ti preoccupare|preoccuparti|so|è|ho|posso|voglio|serve|importa|c'è}"]).
decree_phrase(it, again, ["{più|mai|mai più|per favore|di nuovo}"]).
decree_verb(it, send, any, ["inviare", "invia", "mandare", "manda", "inviate"]).
decree_verb(it, send, message, ["scrivere", "scrivi", "contattare", "contatta", "rispondere"]).
decree_verb(it, push, vcs, ["fare push", "push", "pushare"]).
decree_verb(it, commit, vcs, ["fare commit", "commit", "committare"]).
decree_verb(it, merge, vcs, ["fare merge", "merge"]).
decree_verb(it, deploy, cloud, ["fare deploy", "deploy", "deployare", "pubblicare"]).
decree_verb(it, delete, any, ["cancellare", "cancella", "eliminare", "elimina"]).
decree_verb(it, change, any, ["toccare", "tocca", "modificare", "modifica", "cambiare"]).
decree_verb(it, share, any, ["condividere", "condividi"]).
decree_verb(it, pay, payment, ["pagare", "paga", "comprare", "compra"]).
decree_verb(it, run, any, ["usare", "usa", "eseguire"]).
decree_noun(it, email, send, ["email", "mail", "e-mail"]).
decree_noun(it, file, none, ["file", "cartella", "codice"]).
decree_noun(it, vcs, none, ["ramo", "branch"]).
decree_person(it, ["cliente", "clienti", "capo", "squadra", "nessuno"]).
decree_preposition(it, over, ["più di", "oltre"]).
decree_preposition(it, under, ["meno di"]).
decree_preposition(it, to, ["a", "al", "alla", "ai"]).
decree_preposition(it, in, ["in", "nel", "nella"]).
decree_preposition(it, on, ["su", "sul"]).
decree_preposition(it, with, ["con"]).
decree_preposition(it, for, ["per"]).
decree_determiner(it, ["il", "lo", "la", "i", "gli", "le", "un", "una", "di", "del", "della", "dei", "mio", "mia", "nessun", "nessuna", "niente", "più"]).

decree_hint(pl, ["nie", "nigdy", "do", "bez", "na", "proszę", "w", "z", "i", "mojej", "zgody", "więcej", "przed", "już", "się", "mnie", "wolno"]).
decree_phrase(pl, forbid, ["{proszę |}{nie|nigdy|nigdy nie|nigdy więcej nie|nie wolno|przestań|zakaz|zabraniam|już nie|nigdy już nie}"]).
decree_phrase(pl, consent, ["bez {mojej |mojego |wcześniejszej |pytania|}{zgody|pozwolenia|akceptacji|zapytania|potwierdzenia|mnie}{ mnie| o zgodę|}"]).
decree_phrase(pl, until, ["{aż do|przed}"]).
decree_hint(pl, ["dotykaj", "używaj", "usuwaj", "wysyłaj", "plik", "pliku", "plików", "folderu", "maili"]).
decree_noun(pl, file, none, ["folderu", "katalog", "katalogu"]).
decree_phrase(pl, except, ["{oprócz|poza|z wyjątkiem}"]).
decree_phrase(pl, season, ["{w|we} {weekend|weekendy|piątek|piątki|poniedziałek|nocy|sobotę|niedzielę}"]).
decree_phrase(pl, no_decree, ["nie {zapomnij|martw się|wiem|ma|jest|mogę|rozumiem|chcę|trzeba|musisz|działa}"]).
decree_phrase(pl, again, ["{więcej|już|proszę|nigdy|znowu}"]).
decree_verb(pl, send, any, ["wysyłaj", "wysyłać", "wyślij", "wysłać"]).
decree_verb(pl, send, message, ["pisz", "pisać", "kontaktuj się", "kontaktować się", "odpowiadaj", "powiadamiaj"]).
decree_verb(pl, push, vcs, ["pushuj", "pushować", "wypychaj", "rób push", "push"]).
decree_verb(pl, commit, vcs, ["commituj", "commitować", "commit"]).
decree_verb(pl, merge, vcs, ["merguj", "scalaj"]).
decree_verb(pl, deploy, cloud, ["wdrażaj", "wdrażać", "deployuj", "deployować"]).
decree_verb(pl, delete, any, ["usuwaj", "usuwać", "kasuj", "kasować", "usuń"]).
decree_verb(pl, change, any, ["dotykaj", "dotykać", "ruszaj", "ruszać", "zmieniaj", "zmieniać", "modyfikuj"]).
decree_verb(pl, share, any, ["udostępniaj", "udostępniać"]).
decree_verb(pl, pay, payment, ["płać", "płacić", "kupuj", "kupować"]).
decree_verb(pl, run, any, ["używaj", "używać", "uruchamiaj", "uruchamiać"]).
decree_noun(pl, email, send, ["maili", "mail", "maile", "e-maili", "e-mail", "wiadomości", "maila"]).
decree_noun(pl, file, none, ["plik", "pliku", "pliki", "plików", "folder", "kod", "kodu"]).
decree_noun(pl, vcs, none, ["gałąź", "gałęzi", "branch"]).
decree_person(pl, ["klient", "klienta", "klientów", "klienci", "klientom", "szef", "szefa", "szefowi", "zespół"]).
decree_preposition(pl, over, ["powyżej"]).
decree_preposition(pl, under, ["poniżej"]).
decree_preposition(pl, to, ["do"]).
decree_preposition(pl, on, ["na"]).
decree_preposition(pl, in, ["w"]).
decree_preposition(pl, with, ["z"]).
decree_preposition(pl, for, ["dla"]).
decree_preposition(pl, from, ["od"]).
decree_preposition(pl, about, ["po"]).
decree_determiner(pl, ["żadnych", "żadnego", "żaden", "moich", "mojego", "mój", "moja", "tego", "nic", "wszystkich"]).

decree_hint(nl, ["niet", "nooit", "geen", "de", "het", "een", "naar", "zonder", "mijn", "alsjeblieft", "en", "van", "meer", "aan", "op", "mij", "tot", "voor"]).
decree_phrase(nl, forbid, ["{alsjeblieft |}{niet|nooit|nooit meer|geen|niet meer|stop met|blijf af van|verboden}"]).
decree_phrase(nl, consent, ["zonder {mijn |het |eerst |mij |te |}{toestemming|goedkeuring|akkoord|vragen|te vragen|overleg}"]).
decree_phrase(nl, until, ["{tot|voor}"]).
decree_phrase(nl, except, ["{behalve|uitgezonderd}"]).
decree_phrase(nl, no_decree, ["vergeet niet", "{ik|hij|zij|we|het} {weet|kan|heb|is|wil|heeft} {niet|geen|nooit}", "geen {probleem|zorgen|idee}"]).
decree_phrase(nl, again, ["{meer|weer|alsjeblieft|aub}"]).
decree_verb(nl, send, any, ["stuur", "sturen", "verstuur", "versturen", "verzend"]).
decree_verb(nl, send, email, ["mail", "mailen", "e-mail"]).
decree_verb(nl, push, vcs, ["push", "pushen"]).
decree_verb(nl, commit, vcs, ["commit", "committen"]).
decree_verb(nl, merge, vcs, ["merge", "mergen"]).
decree_verb(nl, deploy, cloud, ["deploy", "deployen"]).
decree_verb(nl, delete, any, ["verwijder", "verwijderen", "wis", "wissen"]).
decree_verb(nl, change, any, ["wijzig", "wijzigen", "verander", "veranderen", "raak", "kom"]).
decree_verb(nl, share, any, ["deel", "delen"]).
decree_verb(nl, pay, payment, ["betaal", "betalen", "koop", "kopen"]).
decree_verb(nl, run, any, ["gebruik", "gebruiken", "draai", "draaien"]).
decree_noun(nl, email, send, ["mail", "mails", "e-mail", "e-mails", "mailtjes"]).
decree_noun(nl, file, none, ["bestand", "bestanden", "map", "code"]).
decree_person(nl, ["klant", "klanten", "baas", "team", "huisbaas"]).
decree_preposition(nl, over, ["meer dan", "boven"]).
decree_preposition(nl, under, ["minder dan", "onder"]).
decree_preposition(nl, to, ["naar", "aan"]).
decree_preposition(nl, on, ["op"]).
decree_preposition(nl, in, ["in"]).
decree_preposition(nl, with, ["met"]).
decree_preposition(nl, of, ["van"]).
decree_preposition(nl, for, ["voor"]).
decree_determiner(nl, ["de", "het", "een", "mijn", "alle", "deze", "die", "dat", "aan"]).

decree_hint(ru, ["не", "никогда", "без", "на", "в", "и", "пожалуйста", "больше", "до", "мой", "меня", "к", "с", "для", "нельзя", "запрещено"]).
decree_phrase(ru, forbid, ["{пожалуйста |}{не|никогда не|больше не|никогда больше не|нельзя|запрещено|запрещаю|ни в коем случае не|прекрати|перестань|хватит}"]).
decree_phrase(ru, consent, ["без {моего |моей |моего явного |}{разрешения|согласия|одобрения|подтверждения|спроса|ведома}", "{пока|пока я} {я |}не {скажу|одобрю|разрешу|подтвержу}"]).
decree_phrase(ru, until, ["{до}"]).
decree_phrase(ru, except, ["{кроме|за исключением}"]).
decree_phrase(ru, no_decree, ["не {забудь|забывай|волнуйся|переживай|знаю|могу|хочу|надо|нужно|понимаю|работает|беспокойся|забудьте}", "{он|она|они|мы|я|клиенты|сервер} {не|никогда не}"]).
decree_phrase(ru, again, ["{больше|пожалуйста|никогда|снова}"]).
decree_verb(ru, send, any, ["отправляй", "отправлять", "посылай", "посылать", "шли", "отправляйте", "пересылай"]).
decree_verb(ru, send, message, ["пиши", "писать", "пишите", "связывайся", "беспокой", "отвечай", "уведомляй"]).
decree_verb(ru, call, phone, ["звони", "звонить", "звоните"]).
decree_verb(ru, push, vcs, ["пушь", "пушить", "пуш", "пушьте"]).
decree_verb(ru, commit, vcs, ["коммить", "коммитить", "комить"]).
decree_verb(ru, merge, vcs, ["мержи", "мержить", "мерджи", "сливай"]).
decree_verb(ru, deploy, cloud, ["деплой", "деплоить", "разворачивай", "выкатывай", "деплойте"]).
decree_verb(ru, delete, any, ["удаляй", "удалять", "стирай", "удаляйте"]).
decree_verb(ru, change, any, ["трогай", "трогать", "меняй", "менять", "изменяй", "трогайте", "редактируй"]).
decree_verb(ru, share, any, ["делись", "делиться", "передавай"]).
decree_verb(ru, pay, payment, ["плати", "платить", "покупай", "покупать"]).
decree_verb(ru, run, any, ["используй", "использовать", "запускай", "запускать"]).
decree_noun(ru, email, send, ["письма", "письмо", "писем", "почту", "имейлы", "email"]).
decree_noun(ru, message, send, ["сообщения", "сообщение"]).
decree_noun(ru, file, none, ["файл", "файлы", "файла", "файлов", "папку", "код"]).
decree_noun(ru, vcs, none, ["ветку", "ветка"]).
decree_person(ru, ["клиентам", "клиенту", "клиентов", "клиент", "начальнику", "шефу", "команде", "никому"]).
decree_preposition(ru, over, ["свыше", "больше чем"]).
decree_preposition(ru, to, ["к"]).
decree_preposition(ru, in, ["в"]).
decree_preposition(ru, on, ["на"]).
decree_preposition(ru, with, ["с"]).
decree_preposition(ru, for, ["для"]).
decree_preposition(ru, about, ["по"]).
decree_preposition(ru, from, ["из", "от"]).
decree_determiner(ru, ["мой", "мою", "моего", "все", "всех", "этот", "эту", "никаких", "ничего", "никакие"]).

decree_phrase(ko, forbid, ["{하|}지 {마|마세요|마라|말아|말아줘|말아 줘|말아요|말아주세요|말아 주세요|말 것|말자|않도록 해|않도록 하세요|않게 해줘|않았으면 좋겠어|않기를 바라}", "{하면|면} 안 {돼|됩니다|되|돼요}", "금지{야|입니다|한다|}"]).
decree_phrase(ko, consent, ["{내|나의|제|}{허락|승인|동의|확인|허가} {없이|전에는|전에|없이는}{는|}", "{나한테|내게|저에게|먼저|} {물어보지|묻지|확인하지} 않고{는|}"]).
decree_phrase(ko, before_this, ["{까지|까지는|전에는|전에|전까지}"]).
decree_phrase(ko, except_this, ["{외에는|제외하고|빼고|말고는}"]).
decree_phrase(ko, season, ["{금요일|주말|밤|월요일}{에|에는|}"]).
decree_phrase(ko, time, ["{오늘|이번 주|내일|오늘 밤}{은|는|에는|}"]).
decree_phrase(ko, task, ["아직"]).
decree_phrase(ko, no_decree, ["{잊|걱정하|신경 쓰|신경쓰|망설이}지 {마|마세요|말고|말아}"]).
decree_phrase(ko, again, ["{절대|절대로|다시는|앞으로|앞으로는|제발|더 이상|이제}"]).
decree_phrase(ko, soft, ["{절대|절대로|다시는|앞으로|앞으로는|제발|더 이상|이제|부디}"]).
decree_verb(ko, send, email, ["메일 보내", "메일을 보내", "이메일 보내", "이메일을 보내", "메일하"]).
decree_verb(ko, send, any, ["보내", "전송하", "전송", "발송하"]).
decree_verb(ko, send, message, ["연락하", "연락", "답장하", "알리", "문자하"]).
decree_verb(ko, call, phone, ["전화하", "전화"]).
decree_verb(ko, push, vcs, ["푸시하", "푸시", "push하", "push"]).
decree_verb(ko, commit, vcs, ["커밋하", "커밋"]).
decree_verb(ko, merge, vcs, ["머지하", "병합하", "머지", "병합"]).
decree_verb(ko, deploy, cloud, ["배포하", "배포"]).
decree_verb(ko, delete, any, ["삭제하", "삭제", "지우"]).
decree_verb(ko, change, any, ["건드리", "수정하", "변경하", "바꾸", "손대", "만지", "수정", "변경"]).
decree_verb(ko, share, any, ["공유하", "공유"]).
decree_verb(ko, pay, payment, ["결제하", "결제", "구매하", "사지", "지불하"]).
decree_verb(ko, run, any, ["실행하", "사용하", "쓰", "실행", "사용"]).
decree_noun(ko, email, send, ["메일", "이메일"]).
decree_noun(ko, file, none, ["파일", "폴더", "코드"]).
decree_noun(ko, vcs, none, ["브랜치", "저장소"]).
decree_noun(ko, db, none, ["데이터베이스", "테이블"]).
decree_noun(ko, cloud, none, ["서버", "환경"]).
decree_person(ko, ["고객", "사장님", "상사", "팀", "엄마", "아무", "집주인"]).
decree_preposition(ko, to, ["에게", "에게는", "한테", "께", "에", "에는", "로", "으로"]).
decree_preposition(ko, object, ["을", "를", "은", "는", "이", "가"]).
decree_preposition(ko, in, ["에서", "에서는"]).
decree_determiner(ko, ["내", "그", "이", "저", "모든", "다시", "도", "의", "어떤", "직접", "하"]).
