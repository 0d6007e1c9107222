% decree-lexicon.pl: which words set, change and end rules, and what do verbs and nouns stand for?
%
% A host adds facts of the same relations. `{a|b|}` in a phrase stands for its alternatives. Words are written in
% lower case, without contractions (`do not`, `it is`).

% ----------------------------------------------------------------------------- English: wordings
%
% decree_phrase(Language, Role, Phrases): see grammar/decree.en.ne for what each role does in a sentence.

% An order not to; a verb, as it stands or in -ing, follows.
decree_phrase(en, forbid, ["{please |}{do|does} not {you dare |}{ever |even |just |}{try to |start |go |go and |}", "never {ever |again |}{try to |}", "{you|we|agents|the agent|the assistant|you two|nobody|no one} {must|should|may|shall|can|could|will|would} {not|never} {ever |}", "{must|shall|may} {not|never} {ever |}"]).
decree_phrase(en, forbid, ["you are {not|never|no longer} {ever |}{to|allowed to|permitted to|supposed to|authorized to|authorised to|free to|meant to}", "you are {forbidden|prohibited|barred|banned} {to|from}", "you have no {permission|business|right} {to|}", "you do not have {my |}permission to", "you had better not", "you better not", "you need to {stop|avoid|quit}", "you have to {stop|avoid}", "you must {stop|avoid}"]).
decree_phrase(en, forbid, ["i do not {ever |}{want|like} {you|you to ever|you ever} {to|}", "i do not want you to {ever |}", "i {would not like|would not want} you to", "i never {ever |}want {you|you to|to see you|to catch you}", "i do not want to see you", "i do not want any more", "i {forbid|prohibit} you {to|from}", "i forbid", "i would {rather|prefer} {you|that you|it if you} {did not|do not|never|not}", "i {would|} prefer {you|if you|that you} {did not|do not|never|not}", "i would appreciate it if you {did not|do not|never|would not|stopped}", "i {would be|am} {happier|glad|grateful} if you {did not|never|stopped}", "it would be {great|nice|good|better|best|lovely} if you {did not|never|could not|would not|stopped|could stop|would stop|avoided|could avoid}", "i need you {to not|not to|to never|to stop|to avoid}", "i want you {to not|not to|to never|never to|to stop|to avoid}", "i am asking you {not to|to not|to stop}", "i would like you {to not|not to|to never|to stop|to avoid}", "i ask you not to"]).
decree_phrase(en, forbid, ["{can|could|will|would} you {please |kindly |}{not|never|stop|avoid|refrain from|quit}", "would you mind not", "{let us|lets} {please |}{not|never|avoid|stop} {ever |}", "not to {ever |}", "please not", "make sure {you do not|not to|you never|to never|that you do not|you are not|to not|to avoid}", "{be careful|take care|try|be sure|remember} {not to|to not|to never|never to|to avoid|you do not}", "{ensure|see that} you {do not|never}", "whatever you do , {do not|never}", "whatever you do {do not|never}", "under no {circumstances|circumstance|conditions} {should you|are you to|may you|must you|can you|will you|do you|shall you|}", "on no account {should you|are you to|may you|must you|}", "at no {point|time} {should you|are you to|may you|must you|}", "in no case {should you|are you to|may you|must you|}", "by no means {should you|may you|}", "not {once|ever} {should you|are you to|}"]).
decree_phrase(en, forbid, ["{stop|quit|cease|avoid|discontinue|drop|skip|enough|kindly stop} {with the|with|all|any|the|}", "{refrain|abstain|desist} from {ever |}", "{keep|stay|steer} {yourself |}{from|clear of|away from} ever", "hold off {on|from|} {any|all|}", "hold off", "hold back {on|from|}", "wait with", "{hold|pause|suspend|freeze|halt} {all|any|the|every|} {further |more |new |}", "put {all|any|} {further |} on hold", "give up", "resist", "no longer", "{there|there is|there are} {must|should|can|shall|will|may|is|are|} {be|to be|} no {more|further|new|}", "{absolutely |strictly |}no {more |further |new |longer any |}", "none of your", "not {a|one|another|a single}{ more| further| single|}", "{neither|not any|no more} {of the|}"]).

% An order to keep away from what follows.
decree_phrase(en, handsoff, ["{keep|get|take} {your |those |}{hands|mitts|paws|fingers} off {of |}", "hands off {of |from |}", "{keep|stay|steer|get} {well |far |right |}{away from|clear of|out of|off|off of}", "{do not|never} {ever |}go {near|anywhere near|into|in|through}", "{do not|never} {ever |}{mess|mess around|fiddle|tinker|fool|play|interfere|meddle|muck} {with|around with|about with|in}", "do not lay {a finger|hands} on", "do not so much as touch", "{i do not want|do not let|i do not want to see} {any |}changes {to|in}", "{make|do not make|do not do} no changes {to|in}", "do not make {any |}{changes|edits|modifications|alterations} {to|in|on}", "no {changes|edits|modifications|touching|more changes} {to|in|of|}"]).
decree_phrase(en, leave, ["leave", "let", "keep"]).
decree_phrase(en, alone, ["alone", "be", "untouched", "unchanged", "as is", "as it is", "as they are", "as {it|they} {is|are|stand|stands}", "well alone", "in peace", "intact", "out of {this|it|the loop|the thread|the threads}", "where {it|they} {is|are}", "read only"]).

% An order to ask first; what to ask about follows.
decree_phrase(en, ask, ["{always |please |}{ask|consult|check with|check in with|confirm with|ask for|verify with|clear it with|run it by|run it past|talk to|speak to|wait for|double check with|come to|warn|tell|notify|alert|ping|prompt|message} me {first |}before {you |ever |you ever |you go |going |}", "{always |please |}{ask|check|confirm|verify|double check} {first |}{before|prior to} {you |ever |}", "{always |please |}{get|ask|wait|obtain|request|seek|have|ask for|wait for|ask me for|get me} {for |}{my|explicit|an|the|a|some} {explicit |express |written |prior |clear |}{ok|okay|approval|permission|consent|confirmation|sign off|go ahead|green light|blessing|say so|yes|thumbs up|nod|authorization|authorisation} {from me |first |}before {you |ever |}", "{always |please |}ask {me |}for {my |}{permission|approval|confirmation|consent} {before|prior to|to} {you |}", "i {want|need|would like|have} to {approve|confirm|see|review|ok|sign off on|check|okay|authorize} {any|every|all|each|it before|them before|everything before} {you |}", "{let me|i want to|i need to|i get to|i would like to} {see|review|check|approve|read|look at|confirm|ok|okay|sign off on|vet} {it|them|the text|the draft|the diff|the plan|everything|that|things|this} before {you |}", "{show|send|run|give} me {it|them|the text|the draft|the diff|the plan|everything|that|a draft|a preview|the list|the command} before {you |}", "always get {confirmation|approval|permission} before {you |}", "{i want to be|i would like to be|i need to be} {asked|consulted} before {you |}"]).
% The same, after what to ask about ("Before any refund, get my OK").
decree_phrase(en, askme, ["{always |please |you must |you should |you have to |you need to |}{ask|consult|check with|check in with|confirm with|verify with|clear it with|clear that with|run it by|run that by|run it past|run them by|talk to|speak to|wait for|double check with|come to|come back to|ping|prompt|ask for} me {first|}", "{always |please |you must |}{get|wait for|obtain|request|seek|have|ask for|ask me for|wait till you have|make sure you have} {my|explicit|an|the|a|some} {explicit |express |written |prior |clear |}{ok|okay|approval|permission|consent|confirmation|sign off|go ahead|green light|blessing|say so|yes|thumbs up|nod|authorization|authorisation} {from me |first |}", "{always |please |}{ask|check|confirm|verify} first", "{let me|i want to|i need to|i would like to} {see|review|check|approve|read|look at|confirm|ok|vet|have a look at} {it|them|the text|the draft|the diff|the plan|that|this} {first|}", "{let me|i want to|i need to} {have a look|take a look|know|check|confirm|review|approve|decide|be asked}{ first|}", "{show|send} me {the|a|it|them} {text|draft|diff|plan|preview|list|command|}{ first|}", "you {must|have to|need to|should} {ask|check|confirm|get {approval|permission|my approval|my ok|my permission|confirmation}}", "i {must|have to|need to|want to|should} {approve|confirm|ok|sign off|agree|say yes|be asked|approve it|confirm it|approve them}"]).
% "Refunds need my approval"
decree_phrase(en, need, ["{always |}{need|needs|require|requires|must have|has to have|have to have|should have|must get|need to have} {my|me|explicit|an|manual|a|human|the user|prior|written} {explicit |express |written |prior |personal |}{ok|okay|approval|permission|consent|confirmation|sign off|go ahead|green light|blessing|say so|yes|review|authorization|authorisation|signature}", "{always |}{need|needs|require|requires} {approval|permission|confirmation|sign off|my|review}{ from me|}", "{must|should|has to|have to|need to|needs to} be {approved|confirmed|okayed|cleared|signed off|reviewed|checked|authorised|authorized|green lit} {by me|with me|}", "{must|should|has to|have to|need to|needs to} {go through|go past|be run by|be run past|wait for|come past|come to|be cleared with} me{ first|}", "{is|are} {subject to|conditional on|only with|only after|pending} {my|} {ok|okay|approval|permission|consent|confirmation|sign off|go ahead}", "only {with|after} my {explicit |}{ok|okay|approval|permission|consent|confirmation|sign off|go ahead|say so}"]).
% "Production is off limits"
decree_phrase(en, banned, ["{is|are|remains|remain|stays|stay|will be|must be|should be|be|is now|are now} {strictly |absolutely |completely |totally |still |now |also |again |definitely |} {off limits|off - limits|forbidden|prohibited|banned|not allowed|not permitted|not ok|not okay|not acceptable|not an option|not to be touched|taboo|a no go|a no - go|no go|out of bounds|verboten|not on|off the table|not for you|disallowed|frozen|paused|on hold|suspended|not yours|none of your business|read only|read - only|untouchable|sacred|no longer allowed|no longer permitted|never allowed|never ok|never okay|never acceptable|never permitted|not your business|not welcome|strictly off limits}", "off limits{ :|}", "{must|should|has to|have to} {stay|remain|be left|be kept} {untouched|unchanged|as is|as it is|as they are|alone|intact|private|confidential|closed|frozen}", "{stays|stay|remains|remain} {untouched|unchanged|as is|as it is|as they are|intact|read only}", "{is|are} not allowed"]).
% "Prod must not be touched", "is never to be deployed"
decree_phrase(en, passive, ["{must|should|may|shall|can|could|will} {not|never} {ever |}{be|get}", "{is|are} {not|never} {ever |}to {ever |}be", "{is|are} never", "{must|should|may|shall|can|will} no longer {be|get}", "{is|are} not {to get|allowed to be|supposed to be}"]).
decree_phrase(en, nothing, ["nothing", "nobody", "no one", "none", "no - one", "nothing else", "nobody else", "no one else"]).
decree_phrase(en, gets, ["{gets|get|is|are|may be|should be|must be|can be|is to be|shall be|will be|goes|go|may get|should get|is allowed to|may}"]).

% Permission; it ends a rule when it says so (again, now, after all) or names what was forbidden.
decree_phrase(en, allow, ["{now |}{you|we} {can|may|could|might|are allowed to|are free to|are permitted to|are welcome to|have my permission to|are clear to|are cleared to|have permission to|have my ok to|have my blessing to} {now |again |once again |once more |once |freely |always |also |safely |just |still |go ahead and |}", "{feel free|you are free|go ahead and|feel free to go ahead and|go on and|go back to|it is time} {to |}{now |again |}", "{it is|its|that is|is} {now |totally |perfectly |absolutely |completely |again |}{ok|okay|fine|all right|alright|good|cool|safe|allowed|permitted} {now |again |by me |with me |for you |}{to|if you|that you} {now |again |}", "i am {ok|okay|fine|good|cool} {now |}with {you |your |}", "i {now |} {allow|permit|let} you {to |}", "{okay|ok|fine|all right|alright} to", "{from now on|from here on} {you|we} {can|may|are allowed to}", "{do not stop|you can keep|keep on|carry on|go back to|start|resume|continue|restart|you can continue|you can resume|you can go back to|you can start} {again |}"]).
decree_phrase(en, resume, ["{do not|never} stop", "resume", "{go|you can go|feel free to go} back to", "you can {resume|restart|start}", "{re - enable|reenable|unblock|unfreeze|unban|re - allow}", "start again"]).
decree_phrase(en, allowed, ["{is|are} {now |totally |perfectly |absolutely |completely |again |back |no longer |all |}{ok|okay|fine|all right|alright|allowed|permitted|good|good to go|open|possible|back on|on again|welcome|unblocked|allowed again|ok again|fine again}{ again| now| after all| once more| once again|}", "{is|are} no longer {off limits|off - limits|forbidden|prohibited|banned|frozen|blocked|a problem|an issue|on hold|needed|off the table}", "{is|are} {not|no longer} {off limits|forbidden|banned|prohibited} {anymore|any more|any longer|}", "{can|may} {be|get} {resumed|used again|started again|restarted}", "{can|may} {resume|start again|go ahead|go out again|continue|proceed}"]).
decree_phrase(en, noask, ["{there is |}no need to {ask|check with|check in with|confirm with|consult|wait for|ask for} {me |my approval |my permission |permission |approval |first |}{first |any more |anymore |again |}{before|when|about|for|to|every time you|each time you}{ you|}", "{you|we} {do not|no longer|need not|do not even} {need to|have to|need|have|must|} {ask|check with|check in with|confirm with|consult|wait for|ask for|get} {me |my approval |my permission |permission |approval |my ok |confirmation |first |}{first |any more |anymore |again |}{before|when|about|for|to|every time you|each time you}{ you|}", "{you|we} {do not|no longer} need {my|any|} {approval|permission|ok|okay|consent|confirmation|sign off} {any more |anymore |any longer |}{to|for|before|when}{ you|}", "{stop|quit} {asking|checking with|bothering|consulting|pestering|prompting} {me |for my approval |for permission |for confirmation |}{first |every time |each time |}{before|when|about|for|to}{ you| every| each|}", "{do not|never} {ask|check with|bother asking|consult} {me |for my approval |for permission |}{first |again |}before{ you|}"]).
% What follows is the rule that ends.
decree_phrase(en, lift, ["{please |you can |you may |}{forget|disregard|ignore|never mind|nevermind|scrap|drop|lift|undo|cancel|revoke|remove|withdraw|retract|delete|rescind|repeal|end|void|relax|take back|scratch|strike|i take back|i withdraw|i retract|i am lifting|i lift|i cancel|i revoke|i rescind} {the |my |that |this |any |all |those |our |}{earlier |previous |old |last |first |standing |former |}{rule|rules|ban|bans|restriction|restrictions|prohibition|instruction|instructions|order|orders|request|freeze|block|embargo|moratorium|limit|policy|requirement|decree|no - go|hold|part|bit|thing|stuff} {about|on|against|for|not to|that says|saying|of|regarding|concerning|around|to|with|from}{ not| never| no|}", "{please |you can |}{forget|disregard|ignore|never mind|nevermind|scrap|drop|undo|scratch|strike|cancel|i take back} {what|that thing|all that|everything|the thing|that|the stuff} {i |} {said|told you|asked|wrote|asked for|instructed|mentioned} {earlier |before |yesterday |last week |previously |}{about|on|regarding|concerning|against|to|for|that} {you |}{not |never |no |}{to |}", "{the|my|that|our} {earlier |previous |old |}{rule|ban|restriction|prohibition|freeze|block|embargo|moratorium|limit|instruction|hold} {about|on|against|for|regarding|of|not to}", "i {was wrong|changed my mind|have changed my mind|no longer mind|am over it|did not mean it} {about|when i said|on}{ not| never| no|}", "{i do not|i no longer} mind {if you|you|}"]).
decree_phrase(en, lifted, ["{is|are|has been|have been|was} {now |hereby |officially |} {over|lifted|gone|off|void|cancelled|canceled|revoked|withdrawn|no longer valid|no longer in force|no longer in effect|no longer applies|obsolete|history|scrapped|dropped|ended|done|removed|suspended|not in force|dead|finished}", "no longer {applies|apply|holds|hold|counts}", "does not apply {any more|anymore|any longer}", "{ended|expired|ends}"]).
decree_phrase(en, liftall, ["{never mind|nevermind|forget|scrap|drop|cancel|undo|lift|ignore|disregard|scratch|remove|revoke} {the|that|my|this} {earlier |previous |last |old |}{rule|ban|restriction|instruction|order|one}", "i take {it|that} back", "{forget|scratch|undo} that"]).

% Advice.
decree_phrase(en, always, ["always", "{please |}{prefer|prefer to|try to|favor|favour}", "by default{ ,|}", "{whenever|where|if|when} {possible|you can}{ ,|}", "from {now|here|today|here on} on {, |}{always |}{please |}", "i {prefer|would prefer|would rather|want|would like} {you |that you |it if you |if you |}{to |always |}", "{default to|stick to|stick with|lean on|go with|rely on|make a habit of|make it a habit to|in future|in the future|going forward} {, |}"]).
decree_phrase(en, instead, ["instead of", "rather than", "in place of", "over", "and not", "not", "instead"]).

% Only.
decree_phrase(en, only, ["{please |}{only|exclusively|solely} {ever |}", "{you|we} {can|may|should|must|shall|are allowed to|are to|will} only {ever |}", "{you|we} {are} only {allowed|permitted|to} {to |}", "just"]).
decree_phrase(en, no_decree, ["{do not|never|please do not} {forget|worry|hesitate|mind|sweat it|sweat|panic|fret|be|feel|get|take|fail|neglect|miss|lose|doubt|trust|think|assume|expect|believe|care|know|understand|remember|see|bother|apologise|apologize|need|have|want|like|give up|wait|hold back|rush|overthink|look|stress|count on|you think|you agree|you want|you love|you know|you remember|you see|you have|you need|you feel|you find|you like|we|they|i|he|she|it|quote me|ask why|ask me why|make me|let me down|hold your breath|call it|shoot|judge|blame|you ever|you just|you hate}", "never {mind|fails|failed|said|knew|thought|heard|had|was|did|seen|been|saw|got|works|worked}", "nevermind", "no {need|worries|problem|problems|idea|rush|hurry|thanks|thank you|way to|wonder|doubt|matter|big deal|pressure|one|clue|luck|offence|offense|news|comment|longer|sweat|reason to|joke|kidding|i|but|it|that|not|just|changes needed|further questions|action needed|action required|more questions|errors|error|issues|changes|point|biggie|hard feelings|shit|sir|dice}", "no ,", "no .", "not {sure|yet|really|bad|that|now|a problem|a big deal|much|quite|at all|all|only|necessary|needed|so|every|everyone|everything|many|too|just|because|the|even|again|it|this|what|me|my|in|for|i|an issue|a bad idea|a good idea|a fan|a bug}", "you {do not|need not|no longer|did not|would not|will not} {have to|need to|need}", "{stop|quit} {worrying|apologising|apologizing|stalling|being|saying|asking why|thinking|it|there|here|complaining|whining|talking|explaining|guessing|rambling|hallucinating|lying|,|.|repeating|making excuses|making things up}", "let us not {forget|worry|panic|get|be|kid|pretend}", "{you can not|you could not|we can not|you may not|you might not|you would not|you will not|you should not} {have|know|be|believe|beat|go wrong|notice|want|need|like|see|find|miss|help|tell|imagine|deny|always}", "we can not {email|reach|find|see|afford|get|seem|log|connect|open|access}", "must {have|be}", "skip {it|that|this|ahead|to}", "drop {it|that|me|by|in}", "hold {on|it|still|tight|that thought|my|the line}", "give up"]).

% Limits.
decree_phrase(en, until, ["until", "till", "til", "up until", "up to", "up till", "before", "for the {next|coming|following|rest of|remainder of}", "for {another|at least|about}", "as long as i am", "from now until", "between now and", "for the duration of", "for the time until", "through the end of", "ahead of", "prior to", "by the time"]).
decree_phrase(en, except, ["except {for |to |in |on |with |when it is |about |if it is |those |}", "{apart|aside} from", "other than", "but for", "excepting", "excluding", "besides", "but not", "with the {exception|exceptions} of", "save for", "unless {it is|its|it is for|it is about|it concerns|they are|that is|he is|she is|it comes from|it is from} {about |for |to |from |}", "outside {of |}", "barring", "but only", "bar"]).
decree_phrase(en, unless, ["unless", "without", "except when", "except if", "only if", "only when", "only after", "so long as", "as long as", "provided", "provided that"]).
decree_phrase(en, if, ["if", "when", "whenever", "while", "whilst", "in case", "during", "after", "once", "as soon as", "on weekends", "now that", "where", "every time", "each time", "any time", "in the event", "outside of"]).
decree_phrase(en, because, ["because", "since", "as {i|it|he|she|they|we|you|this|that|the}", "so that", "so", "even if", "even though", "even when", "although", "though", "otherwise", "or else", "that is", "it is", "they are", "i am", "he is", "she is", "regardless", "no matter", "ever again , i", "period", "they", "she", "he", "we", "i", "it", "you", "this", "that", "just", "there is"]).
decree_phrase(en, task, ["yet", "for now", "for the moment", "for the time being", "at the moment", "right now", "just yet", "for this {task|one|job|ticket|request|change|pr|issue|fix|feature|bug|time|step|round}", "this time{ around|}", "just this once", "this once", "in this {task|request|ticket|round}", "while {you work|you are working|working} on this", "for the current {task|request}", "during this task", "until this {task|job|ticket|request} is {done|finished|over}", "as part of this {task|change|pr}", "just now", "first", "at this stage", "at this point"]).
decree_phrase(en, session, ["{for|in|during} {the rest of |} {this|the|our} {session|conversation|chat|thread|current session}", "{for|during} the {rest|remainder} of {this|the|our} {session|conversation|chat}", "this session", "while we {talk|chat|are chatting}", "until {this session|the session|this chat|this conversation|we} {is over|ends|end|is done|finish|are done}"]).
decree_phrase(en, time, ["today", "tonight", "tomorrow", "this {week|weekend|month|morning|afternoon|evening|quarter|year|sprint|friday|monday|tuesday|wednesday|thursday|saturday|sunday|summer|winter}", "all {day|week|weekend|month|night}", "next {week|month}", "for {a|one|two|three|four|five|six|seven|eight|ten|twelve|24|48|a few|a couple of|the} {minute|minutes|hour|hours|day|days|week|weeks|month|months|bit|while|sprint|weekend}"]).
decree_phrase(en, season, ["on {fridays|mondays|tuesdays|wednesdays|thursdays|saturdays|sundays|friday|monday|tuesday|wednesday|thursday|saturday|sunday|weekends|weekdays|holidays|bank holidays|public holidays|the weekend|a friday|fridays and mondays|friday afternoons|friday afternoon|friday evenings|saturday|friday nights|business days|working days|christmas|new year eve}", "at {night|weekends|the weekend|lunch|lunchtime|noon|midnight|work}", "over the {weekend|holidays}", "in the {morning|evening|afternoon|mornings|evenings|night|middle of the night|weekend|middle of the day}", "{outside|outside of|during|in} {working|business|office|work|school|trading|peak|market} hours", "during {lunch|the day|the night|the week|holidays|meetings|peak hours|class}", "overnight", "after {hours|work|dark|midnight|lunch|noon|business hours|office hours}", "before {breakfast|lunch|noon|work}", "{in|during} {an emergency|emergencies|the freeze|the code freeze|a freeze|the holidays}"]).
decree_phrase(en, again, ["again", "any more", "anymore", "any longer", "ever", "ever again", "at all", "please", "ok", "okay", "thanks", "thank you", "in future", "in the future", "going forward", "from now on", "from here on", "from here on out", "after all", "now", "once more", "too", "either", "under any circumstances", "for any reason", "no matter what", "period", "directly", "yourself", "on my behalf", "for me", "in my name", "whatsoever", "whatever happens", "full stop", "as well", "if possible", "if you can", "alright", "right away", "all right", "got it", "understood", "understand", "thx", "pls", "cheers", "by hand", "manually", "forever", "permanently", "and that is final", "and that is an order", "seriously", "right", "yes", "no exceptions", "from today on", "from today", "starting now", "starting today", "effective immediately", "in any case", "in any way", "under no circumstances", "for good", "for whatever reason", "that way", "like that", "like this", "you hear", "will you", "would you", "would you please", "if you please", "if you would", "if you do not mind", "is that clear", "is that ok", "by yourself", "on your own initiative"]).
% The user's word: with these "without", "unless", "until" and "before" ask for it.
decree_phrase(en, consent, ["{without|w/o|unless|until|till|before|prior to|except with|except after|only with|only after|only if|barring|not without|if not|unless and until} {first |you |you first |explicitly |}{asking|ask|checking with|check with|checking in with|confirming with|confirm with|consulting|consulting with|consult|telling|tell|warning|warn|notifying|notify|letting|running it by|running it past|running that by|run it by|clearing it with|clear it with|talking to|speaking to|getting|get|having|have|obtaining|receiving|waiting for|having asked|you have asked|you ask|you asked|you get|you have|you have checked|you checked|you check|you check with|verifying with|hearing from|you hear from|discussing it with|showing|informing|having had} {me|my|an|explicit|approval|permission|confirmation|first|it|them|the|a|sign off|for}{ explicit| first| know| written| clear| know first| the diff| it| them| express| prior|}{ me|}{ ok| okay| approval| permission| consent| confirmation| sign off| go ahead| green light| blessing| say so| yes| from me| from me first| first| beforehand| nod|}", "{without|unless|until|till|before|only with|only after} {asking|confirmation|approval|permission|consent|a go ahead|a green light|sign off|authorization|authorisation|explicit approval|explicit permission|explicit consent|explicit confirmation|prior approval|prior consent|review|a review|human review|human approval|manual approval|my review|a heads up|warning|notice|first asking|being told|being asked|being told to}{ from me| by me| first|}", "{without|w/o|only with|unless you have|until you have|unless you get|until you get|except with|with no|lacking|absent|unless with|pending|till you get|till you have} {my|our|me} {explicit |express |written |prior |clear |personal |verbal |direct |advance |full |}{ok|okay|approval|permission|consent|confirmation|sign off|go ahead|green light|blessing|say so|yes|agreement|knowledge|authorization|authorisation|approving|confirming|saying so|saying|agreeing|knowing|asking|asking for it|reviewing|seeing|looking|having seen|approving it|checking|checking it|being asked|telling you|present|there|word|nod|input|signature}{ first| in writing| it| it first| them| to| so| beforehand|}", "{unless|until|till|before|only if|only when|only after|except when|except if|without} {i|we} {explicitly |specifically |personally |have |have explicitly |first |clearly |actually |expressly |had |}{say|said|tell|told|approve|approved|confirm|confirmed|agree|agreed|ok|okay|okayed|sign off|signed off|give|gave|given|ask|asked|request|requested|authorise|authorize|authorised|authorized|permit|allow|instruct|instructed|order|review|reviewed|check|checked|look|looked|look at|see|seen|saw|read|let|green light|greenlight|allowed|permitted|verify|verified|reply|respond|answer|come back to you|get back to you|had a chance to look|had a look|signed}"]).

% ----------------------------------------------------------------------------- English: verbs
%
% decree_verb(Language, Action, Domain, Verbs): `any` fits every domain. The first fact with a verb is what it
% means without anything else; further ones are other senses.

decree_verb(en, send, email, ["email", "e-mail", "mail"]).
decree_verb(en, copy, email, ["cc", "bcc", "carbon copy"]).
decree_verb(en, send, sms, ["text", "sms"]).
decree_verb(en, send, message, ["message", "contact", "notify", "ping", "dm", "reach out to", "reach out", "get in touch with", "get in touch", "write to", "write back to", "bother", "disturb", "pester", "spam", "approach", "involve", "loop in", "alert", "inform", "bug", "nag", "chase", "talk to", "speak to", "speak with", "communicate with", "correspond with", "respond to", "reply to", "reply", "respond", "get back to", "remind", "tell", "harass"]).
decree_verb(en, send, slack, ["slack"]).
decree_verb(en, send, whatsapp, ["whatsapp"]).
decree_verb(en, send, any, ["send", "deliver", "dispatch", "forward", "fire off", "send off", "send out", "transmit"]).
decree_verb(en, invite, any, ["invite"]).
decree_verb(en, call, phone, ["call", "phone", "dial", "ring", "ring up", "call up", "telephone"]).
decree_verb(en, post, twitter, ["tweet", "retweet"]).
decree_verb(en, post, any, ["post", "publish", "announce", "repost", "cross-post", "crosspost", "write in", "post in", "post to", "post on", "post about"]).
decree_verb(en, comment, any, ["comment"]).
decree_verb(en, like, social, ["like"]).
decree_verb(en, follow, social, ["follow", "unfollow"]).
decree_verb(en, read, any, ["read", "view", "look at", "look into", "look in", "peek at", "peek into", "inspect", "see", "list", "fetch", "check", "access", "get", "retrieve", "scan", "snoop in", "snoop through", "snoop", "download from", "pull up"]).
decree_verb(en, read, web, ["browse", "visit", "scrape", "crawl", "surf", "navigate to", "go to"]).
decree_verb(en, search, any, ["search", "google", "look up", "query", "research", "search for", "look for"]).
decree_verb(en, write, any, ["write", "save", "store", "record"]).
decree_verb(en, edit, any, ["edit", "modify", "alter", "update", "rewrite", "refactor", "reformat", "format", "patch", "overwrite", "amend", "adjust", "tweak", "revise", "fix", "hand-edit", "correct"]).
decree_verb(en, change, any, ["touch", "change", "mess with", "mess up", "fiddle with", "tamper with", "manipulate", "meddle with", "interfere with", "work on", "break", "mutate"]).
decree_verb(en, delete, any, ["delete", "remove", "erase", "wipe", "purge", "trash", "destroy", "get rid of", "clear", "clean up", "rm", "nuke", "clear out", "throw away", "throw out", "bin", "discard", "unlink", "empty", "blow away", "clean out", "deleting"]).
decree_verb(en, drop, db, ["drop", "truncate"]).
decree_verb(en, create, any, ["create", "make", "add", "generate", "set up", "introduce", "insert", "put", "build up", "raise", "file", "start", "append"]).
decree_verb(en, open, any, ["open", "launch", "open up"]).
decree_verb(en, close, any, ["close", "shut"]).
decree_verb(en, move, any, ["move", "relocate", "transfer", "reorganize", "reorganise"]).
decree_verb(en, move, any, ["rename"]).
decree_verb(en, copy, any, ["copy", "duplicate", "clone"]).
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
decree_verb(en, stop, cloud, ["shut down", "terminate", "kill", "take down", "turn down"]).
decree_verb(en, provision, cloud, ["provision", "spin up"]).
decree_verb(en, apply, cloud, ["apply"]).
decree_verb(en, push, vcs, ["push", "git push"]).
decree_verb(en, force_push, vcs, ["force push", "force-push", "push --force", "push -f", "force pushing", "git push --force", "push with --force", "push with force", "forcepush"]).
decree_verb(en, pull, vcs, ["pull", "git pull"]).
decree_verb(en, commit, vcs, ["commit", "git commit", "check in", "checkin"]).
decree_verb(en, amend, vcs, ["amend"]).
decree_verb(en, merge, vcs, ["merge", "git merge", "squash-merge", "automerge", "auto-merge", "squash"]).
decree_verb(en, rebase, vcs, ["rebase", "git rebase"]).
decree_verb(en, reset, vcs, ["reset", "git reset", "hard reset", "hard-reset"]).
decree_verb(en, revert, vcs, ["revert"]).
decree_verb(en, stash, vcs, ["stash", "git stash"]).
decree_verb(en, checkout, vcs, ["checkout", "check out", "git checkout"]).
decree_verb(en, tag, vcs, ["tag"]).
decree_verb(en, approve, any, ["approve", "accept", "sign", "sign off"]).
decree_verb(en, migrate, db, ["migrate", "run migrations", "run a migration", "run the migration", "run the migrations", "run any migration", "run any migrations", "apply migrations", "run migration"]).
decree_verb(en, query, db, ["query", "select from", "select"]).
decree_verb(en, pay, payment, ["pay", "buy", "purchase", "spend", "wire", "charge", "transfer money", "send money", "pay for", "pay out", "spend money", "settle", "make a payment", "make any payment", "make payments", "make any payments", "make purchases", "make a purchase"]).
decree_verb(en, order, shop, ["order", "reorder", "check out", "checkout", "place an order", "place orders", "buy"]).
decree_verb(en, refund, payment, ["refund", "issue refunds", "issue a refund", "reimburse"]).
decree_verb(en, book, travel, ["book", "reserve"]).
decree_verb(en, cancel, any, ["cancel", "call off"]).
decree_verb(en, schedule, calendar, ["schedule", "book", "plan", "set up", "arrange", "put in", "put on"]).
decree_verb(en, reschedule, calendar, ["reschedule", "move", "shift", "postpone", "push back"]).
decree_verb(en, accept, calendar, ["accept", "decline", "rsvp"]).
decree_verb(en, lock, home, ["lock"]).
decree_verb(en, unlock, home, ["unlock"]).
decree_verb(en, turn_on, home, ["turn on", "switch on", "turn up", "activate"]).
decree_verb(en, turn_off, home, ["turn off", "switch off", "turn down", "deactivate", "disarm", "disable"]).
decree_verb(en, set, home, ["set", "raise", "lower", "heat", "arm"]).
decree_verb(en, play, home, ["play"]).
decree_verb(en, subscribe, any, ["subscribe", "unsubscribe", "sign up", "sign me up", "enroll", "enrol", "register"]).
decree_verb(en, print, any, ["print"]).
decree_verb(en, archive, any, ["archive"]).
decree_verb(en, draft, email, ["draft"]).
decree_verb(en, test, shell, ["test"]).
decree_verb(en, translate, any, ["translate"]).
decree_verb(en, skip, any, ["skip", "disable"]).
decree_verb(en, trade, finance, ["trade", "sell", "invest", "short"]).
decree_verb(en, assign, any, ["assign"]).
decree_verb(en, block, any, ["block", "mute"]).
decree_verb(en, record, any, ["record"]).
decree_verb(en, drive, car, ["drive"]).

% Irregular forms: base, past, participle, gerund.
decree_forms(en, [["write", "wrote", "written", "writing"], ["send", "sent", "sent", "sending"], ["run", "ran", "run", "running"], ["pay", "paid", "paid", "paying"], ["buy", "bought", "bought", "buying"], ["give", "gave", "given", "giving"], ["make", "made", "made", "making"], ["put", "put", "put", "putting"], ["set", "set", "set", "setting"], ["reset", "reset", "reset", "resetting"], ["tell", "told", "told", "telling"], ["speak", "spoke", "spoken", "speaking"], ["read", "read", "read", "reading"], ["do", "did", "done", "doing"], ["get", "got", "gotten", "getting"], ["spend", "spent", "spent", "spending"], ["rewrite", "rewrote", "rewritten", "rewriting"], ["overwrite", "overwrote", "overwritten", "overwriting"], ["go", "went", "gone", "going"], ["take", "took", "taken", "taking"], ["throw", "threw", "thrown", "throwing"], ["shut", "shut", "shut", "shutting"], ["ring", "rang", "rung", "ringing"], ["see", "saw", "seen", "seeing"], ["sell", "sold", "sold", "selling"], ["drive", "drove", "driven", "driving"], ["break", "broke", "broken", "breaking"], ["dm", "dmed", "dmed", "dming"], ["cc", "cced", "cc'd", "ccing"], ["bcc", "bcced", "bcc'd", "bccing"], ["blow", "blew", "blown", "blowing"], ["roll", "rolled", "rolled", "rolling"], ["commit", "committed", "committed", "committing"], ["ship", "shipped", "shipped", "shipping"], ["drop", "dropped", "dropped", "dropping"], ["plan", "planned", "planned", "planning"], ["get", "got", "got", "getting"], ["ping", "pinged", "pinged", "pinging"], ["scan", "scanned", "scanned", "scanning"], ["stop", "stopped", "stopped", "stopping"], ["cut", "cut", "cut", "cutting"], ["tag", "tagged", "tagged", "tagging"], ["nag", "nagged", "nagged", "nagging"], ["bug", "bugged", "bugged", "bugging"], ["spam", "spammed", "spammed", "spamming"], ["chat", "chatted", "chatted", "chatting"], ["rm", "rmed", "rmed", "rming"], ["hit", "hit", "hit", "hitting"], ["transfer", "transferred", "transferred", "transferring"], ["cancel", "cancelled", "canceled", "cancelling"], ["put", "put", "put", "putting"], ["submit", "submitted", "submitted", "submitting"], ["trash", "trashed", "trashed", "trashing"], ["bin", "binned", "binned", "binning"]]).

% What no call can break: how the model speaks.
decree_style(en, ["explain", "apologise", "apologize", "summarise", "summarize", "guess", "assume", "answer", "repeat", "ask", "say", "think", "lie", "worry", "hallucinate", "be", "sound", "show", "give", "speculate", "ramble", "swear", "joke", "mention", "describe", "elaborate", "argue", "lecture", "flatter", "hedge", "stall", "complain", "know", "believe", "want", "need", "like", "feel", "understand", "remember", "forget", "mean", "care", "matter", "work", "load", "help", "wait", "stop", "come", "overthink", "panic", "suggest", "recommend", "invent", "pretend", "respond with", "reply with", "start your", "begin", "end your", "translate", "shout", "abbreviate", "quote", "cite", "exaggerate", "praise", "make up", "waste", "interrupt", "agree", "disagree", "bullshit", "preach", "moralize", "moralise", "gloss", "over-engineer", "overcomplicate", "blame", "judge", "rush", "miss", "lose", "let", "love", "hate", "have", "seem", "look", "happen", "exist", "count", "laugh", "cry", "get", "skip"]).
decree_style_noun(en, ["dash", "dashes", "emoji", "emojis", "bullet", "bullets", "markdown", "heading", "headings", "jargon", "exclamation", "answer", "answers", "tone", "passive", "language", "words", "sentence", "sentences", "adjectives", "abbreviations", "reply style", "acronyms", "headers", "tables", "bold", "italics", "prose", "paragraphs", "caps", "slang", "filler", "fluff", "questions", "excuses", "commas", "semicolons", "response", "responses", "phrase", "first person", "voice", "english", "german", "french", "spanish", "chinese", "british", "american", "spelling", "smileys", "metaphors", "buzzwords", "disclaimers", "hyphens", "curse", "it", "me", "explanation", "explanations", "attitude", "jokes", "sarcasm", "apologies", "summary", "summaries", "preamble", "type hints", "tabs", "variable names", "semicolon", "contractions"]).

% ----------------------------------------------------------------------------- English: nouns
%
% decree_noun(Language, Domain, Action, Nouns): what a noun is about, and what is done with it when it stands for
% the doing ("no refunds").

decree_noun(en, email, send, ["email", "mail", "e-mail", "inbox", "gmail", "outlook", "newsletter", "mailbox"]).
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
decree_noun(en, file, none, ["file", "document", "doc", "folder", "directory", "code", "source", "config", "configuration", "readme", "changelog", "script", "lockfile", "spreadsheet", "source code", "fixture", "test file", "module", "codebase", "component", "stylesheet", "dockerfile", "makefile", "license", "package", "log", "snapshot", "photo", "picture", "backup", "env", "fs", "filesystem", "notebook", "text file"]).
decree_noun(en, vcs, none, ["git", "repo", "repository", "branch", "history", "remote", "tag", "github", "gitlab", "fork"]).
decree_noun(en, vcs, commit, ["commit"]).
decree_noun(en, vcs, push, ["push"]).
decree_noun(en, vcs, force_push, ["force push", "force-push"]).
decree_noun(en, vcs, merge, ["merge"]).
decree_noun(en, vcs, rebase, ["rebase"]).
decree_noun(en, vcs, amend, ["amend"]).
decree_noun(en, pr, create, ["pr", "pull request", "merge request", "mr", "pull"]).
decree_noun(en, issue, create, ["issue", "ticket", "bug report", "jira", "linear", "story"]).
decree_noun(en, web, none, ["web", "website", "webpage", "site", "url", "internet", "http", "page", "online", "network", "web page", "link"]).
decree_noun(en, browser, open, ["browser", "chrome", "firefox", "tab", "playwright", "puppeteer", "safari"]).
decree_noun(en, search, search, ["google", "search", "bing", "web search", "search engine"]).
decree_noun(en, shell, run, ["shell", "bash", "terminal", "command", "command line", "shell command", "cli", "console", "zsh", "powershell", "exec"]).
decree_noun(en, package, install, ["package", "dependency", "dependencies", "library", "libraries", "npm package", "module"]).
decree_noun(en, db, none, ["database", "db", "table", "row", "record", "sql", "postgres", "mysql", "sqlite", "schema", "column", "mongo", "redis", "index", "bigquery", "snowflake"]).
decree_noun(en, db, migrate, ["migration", "migrations", "schema migration"]).
decree_noun(en, db, query, ["query", "queries"]).
decree_noun(en, cloud, none, ["server", "cluster", "service", "instance", "vm", "infrastructure", "aws", "gcp", "azure", "environment", "lambda", "bucket", "s3", "stack", "terraform", "heroku", "vercel", "host", "droplet"]).
decree_noun(en, cloud, deploy, ["deploy", "deployment", "release", "rollout", "release candidate", "hotfix", "build"]).
decree_noun(en, cloud, rollback, ["rollback"]).
decree_noun(en, cloud, restart, ["restart"]).
decree_noun(en, k8s, run, ["kubectl", "kubernetes", "k8s", "pod", "namespace", "helm", "configmap"]).
decree_noun(en, payment, pay, ["payment", "purchase", "card", "credit card", "invoice", "bill", "money", "bank transfer", "wire transfer", "stripe", "paypal", "wallet", "charge", "spending", "bank", "transaction"]).
decree_noun(en, payment, refund, ["refund", "reimbursement"]).
decree_noun(en, shop, order, ["order", "cart", "amazon", "checkout", "basket", "grocery", "groceries", "shop", "product"]).
decree_noun(en, calendar, create, ["meeting", "event", "appointment", "calendar entry", "calendar event", "calendar entries", "invite", "invitation", "call", "standup", "calendar invite"]).
decree_noun(en, calendar, none, ["calendar", "schedule", "agenda", "gcal", "entry", "slot"]).
decree_noun(en, drive, none, ["drive", "google drive", "dropbox", "gdrive", "onedrive", "box", "sharepoint", "gdocs"]).
decree_noun(en, flight, book, ["flight", "plane ticket", "airline", "flights"]).
decree_noun(en, hotel, book, ["hotel", "room", "hotel room", "accommodation", "airbnb"]).
decree_noun(en, restaurant, book, ["restaurant", "table for", "reservation"]).
decree_noun(en, ride, book, ["taxi", "uber", "ride", "cab", "lyft"]).
decree_noun(en, travel, book, ["trip", "travel", "booking", "train"]).
decree_noun(en, door, none, ["door", "front door", "garage", "gate", "garage door", "back door", "lock"]).
decree_noun(en, light, none, ["light", "lamp", "lights"]).
decree_noun(en, thermostat, set, ["thermostat", "heating", "temperature", "heat", "ac", "air conditioning", "heater"]).
decree_noun(en, music, play, ["music", "song", "spotify", "playlist", "speaker", "radio"]).
decree_noun(en, camera, none, ["camera", "webcam", "cctv"]).
decree_noun(en, alarm, none, ["alarm"]).
decree_noun(en, vacuum, run, ["vacuum", "roomba"]).
decree_noun(en, home, none, ["oven", "blind", "blinds", "tv", "curtain", "sprinkler", "appliance"]).
decree_noun(en, finance, trade, ["stock", "stocks", "trade", "share price", "crypto", "bitcoin", "portfolio"]).
decree_noun(en, note, create, ["notes", "notion", "memo", "evernote"]).
decree_noun(en, todo, create, ["todo", "task", "reminder"]).
decree_noun(en, secret, none, ["secret", "password", "token", "api key", "credential", "credentials", "keychain", "vault"]).
decree_noun(en, wiki, none, ["wiki", "confluence"]).
decree_noun(en, crm, none, ["crm", "lead", "salesforce", "hubspot"]).
decree_noun(en, subscription, subscribe, ["subscription"]).
decree_noun(en, user, none, ["user account", "account"]).
decree_noun(en, car, drive, ["car", "tesla"]).
decree_noun(en, print, print, ["printer"]).

% Whoever can be written to.
decree_person(en, ["client", "customer", "boss", "manager", "ex", "wife", "husband", "mother", "mom", "mum", "father", "dad", "sister", "brother", "son", "daughter", "kid", "kids", "child", "children", "family", "friend", "friends", "landlord", "neighbor", "neighbour", "colleague", "coworker", "team", "hr", "legal", "finance", "accounting", "marketing", "sales", "support", "press", "journalist", "journalists", "reporter", "reporters", "investor", "investors", "board", "ceo", "cto", "cfo", "vendor", "supplier", "partner", "partners", "lawyer", "doctor", "teacher", "parents", "in-laws", "recruiter", "recruiters", "candidate", "candidates", "applicant", "external", "externals", "outsider", "outsiders", "competitor", "competitors", "people", "person", "anyone", "anybody", "everyone", "everybody", "somebody", "someone", "contractor", "contractors", "intern", "interns", "user", "users", "subscriber", "subscribers", "mailing list", "list", "staff", "department", "tenant", "accountant", "cofounder", "co-founder", "girlfriend", "boyfriend", "fiancee", "aunt", "uncle", "grandma", "grandpa", "nanny", "babysitter", "coach", "attorney", "judge", "school", "bank", "prospects", "leads", "stakeholders", "company", "public", "group"]).

decree_preposition(en, ["to", "with", "for", "on", "in", "into", "from", "about", "at", "under", "inside", "against", "within", "of", "by", "below", "onto", "via", "through", "as", "above", "over", "regarding", "concerning", "outside", "between", "near", "off", "using", "toward", "towards", "than", "beneath", "exceeding", "beyond", "worth", "containing", "named", "called", "across", "throughout", "without a", "that", "which", "who", "whose", "after", "before"]).
decree_determiner(en, ["the", "a", "an", "any", "my", "our", "your", "his", "their", "its", "this", "that", "these", "those", "all", "every", "each", "some", "another", "other", "anything", "more", "new", "any more", "even", "certain", "specific", "existing", "whole", "entire", "just", "single", "of", "such", "both", "either", "neither", "further", "old", "random", "additional", "unnecessary", "unsolicited"]).
decree_everything(en, ["anything", "everything", "things", "stuff", "something", "all", "any", "it all", "whatever", "nothing"]).
decree_pronoun(en, ["it", "them", "him", "her", "that", "this", "those", "these", "those two", "both", "that one", "these two", "him or her", "they", "there", "that tool", "this tool", "that command", "this command", "that thing", "that address", "that file", "this file", "that branch", "the same", "both of them", "those files", "these files", "the two", "either of them", "either"]).

% What may stand before an order, and says nothing.
decree_phrase(en, soft, ["{please|kindly|pls|hey|hi|hello|ok|okay|so|also|and|but|then|oh|well|now|listen|look|seriously|just|again|plus|yes|yeah|right|alright|sure|thanks|thank you|however|still|anyway|honestly|actually|absolutely|definitely|really|finally|basically|first|firstly|second|secondly|third|next|lastly|additionally|furthermore|moreover|meanwhile|remember|important|importantly|note|reminder|warning|attention|caution|ps|p.s|nb|fyi|btw|heads up|psa|rule|rules|careful|claude|assistant|agent|bot|friend|buddy|dude|mate|guys|team|folks|sorry|wait|stop|no|hmm|uh|um|ugh|argh|great|good|nice|perfect|cool|fine|done|dear agent|edit|update|ah|nope}", "by the way", "as {i|we} {said|told you|mentioned|asked|wrote}{ before| earlier| already|}", "like i {said|told you}{ before| earlier| already|}", "{i|we} {already |}{said|told you|repeat|asked you|have said|have told you|am telling you|mean it|insist|mean|warned you}{ before| earlier| already| once| twice| a hundred times|}{ to|}", "for the record", "to be {clear|safe|sure|very clear|perfectly clear|absolutely clear|explicit|on the safe side}", "just so {you know|we are clear}", "one {more |last |other |}{thing|rule|request}", "{new|hard|golden|standing|house|important|strict|simple|ground|basic|general|one|my|team|number one|the|safety} {rule|rules|constraint|policy|instruction|note|request|reminder}", "for {god|heaven|goodness|pete|christ} sake", "i beg you", "that said", "and remember", "{if|whenever|where|wherever} {possible|you can}", "{and |}{from now on|from here on|from here on out|going forward|in future|in the future|from today on|from today|starting now|starting today|as of {now|today}|effective immediately|henceforth|for good measure|at all times|once again|once more|in general|generally|as a rule|as a general rule|as always|until further notice}", "thanks for {that|the help}", "{above|most of|first of} all", "most importantly", "in particular", "{above all|at any rate|in any case}", "dear {assistant|claude|agent}", "whatever happens", "no matter what{ happens|}", "a {reminder|note}", "{very |}important", "{another|last|final} thing", "what i want is", "my {rule|wish|request|preference} is", "the rule is{ that|}", "the {rule|policy|deal|plan} {is|here is}{ simple|}", "keep in mind", "bear in mind", "be aware", "i {want|would like|need|expect} you to", "you {must|should|have to|need to|ought to} {always |}{please |}", "i would {appreciate|like} it if you", "when {working|you work|you are working} {here|on this|in this repo|on this repo|for me}", "on second {thought|thoughts}", "come to think of it", "good {work|job|morning|evening}", "well done", "make sure{ that|}{ you|}", "be sure to", "in this {repo|repository|project|codebase|workspace}"]).
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

% decree_like(Action, Actions): a tool that does one of these does what the action forbids.

decree_like(edit, ["write", "update", "patch", "replace"]).
decree_like(write, ["edit", "create"]).
decree_like(send, ["reply", "forward", "message", "notify"]).
decree_like(post, ["send", "publish", "create", "tweet", "share"]).
decree_like(comment, ["post", "create", "reply"]).
decree_like(share, ["send", "upload", "invite", "grant", "publish", "post"]).
decree_like(create, ["add", "open", "write", "insert", "new", "schedule", "post", "make"]).
decree_like(open, ["create", "navigate", "launch", "visit"]).
decree_like(schedule, ["create", "book", "add", "insert"]).
decree_like(reschedule, ["update", "move", "edit", "change"]).
decree_like(cancel, ["delete", "remove"]).
decree_like(delete, ["drop", "remove", "trash", "destroy", "cancel"]).
decree_like(drop, ["query", "execute", "delete", "run"]).
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
decree_like(move, ["rename", "transfer"]).
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
decree_like(print, ["print"]).
decree_like(stop, ["delete", "terminate", "kill", "stop"]).

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
decree_command(checkout, ["git checkout"]).
decree_command(tag, ["git tag"]).
decree_command(install, ["install"]).
decree_command(uninstall, ["uninstall"]).
decree_command(upgrade, ["upgrade"]).
decree_command(deploy, ["deploy"]).
decree_command(rollback, ["rollback"]).
decree_command(restart, ["restart"]).
decree_command(scale, ["scale"]).
decree_command(apply, ["apply"]).
decree_command(delete, ["rm"]).
decree_command(move, ["mv"]).
decree_command(migrate, ["migrate"]).
decree_command(drop, ["DROP"]).
decree_command(test, ["test"]).
decree_command(stop, ["kill"]).
decree_command(download, ["curl"]).

% decree_alias(Kind, Canonical, Words).
decree_alias(environment, production, ["prod", "production", "live", "线上", "生产", "生产环境", "正式环境", "线上环境", "生产库", "生产服务器", "生产数据库", "正式服", "produktion", "produktiv", "produccion", "producción", "produção", "producao", "produzione", "運用", "本番", "本番環境", "운영", "운영 서버", "프로덕션", "produkcja", "produkcję", "produkcji", "productie", "прод", "продакшн"]).
decree_alias(environment, staging, ["staging", "stage", "预发", "预发布", "测试环境", "ステージング"]).
decree_alias(environment, test, ["test environment", "qa", "dev", "sandbox"]).
decree_alias(branch, main, ["main", "主分支", "主干"]).
decree_alias(branch, master, ["master", "trunk"]).
decree_alias(branch, develop, ["develop"]).
decree_alias(command, sudo, ["root", "superuser", "sudo", "admin rights", "管理员", "root权限"]).

% Programs that a shell runs, by their names.
decree_programs(["npm", "pnpm", "yarn", "npx", "bun", "pip", "pipx", "poetry", "uv", "cargo", "go", "git", "docker", "docker-compose", "podman", "kubectl", "helm", "terraform", "ansible", "aws", "gcloud", "az", "ssh", "scp", "rsync", "curl", "wget", "rm", "mv", "cp", "chmod", "chown", "sudo", "su", "grep", "rg", "ripgrep", "sed", "awk", "find", "fd", "make", "cmake", "python", "python3", "node", "deno", "ruby", "perl", "bash", "zsh", "sh", "eslint", "prettier", "tsc", "jest", "vitest", "pytest", "tox", "mypy", "black", "ruff", "gradle", "mvn", "brew", "apt", "apt-get", "yum", "dnf", "systemctl", "service", "kill", "pkill", "killall", "dd", "mkfs", "psql", "mysql", "sqlite3", "mongo", "redis-cli", "gh", "hub", "heroku", "vercel", "netlify", "firebase", "tmux", "screen", "vim", "nano", "emacs", "cat", "tail", "less", "ls", "tar", "zip", "unzip", "nohup", "crontab", "cron", "xargs", "eval", "webpack", "vite", "rails", "rake", "bundle", "composer", "php", "java", "dotnet", "nuget", "swift", "xcodebuild", "pulumi", "flyctl", "nmap", "nc", "shutdown", "reboot", "powershell", "dig", "prisma", "alembic", "flask", "django-admin", "supabase", "ffmpeg", "jq", "perl6"]).
