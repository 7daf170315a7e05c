import { type Frames, patternsIn, phrase, wishesIn, wordsOf } from './frames.ts';
import { foldedSet, wordSet } from './word-set.ts';

const SMALL = `
  half ah oh er um ta cheers ty tysm thx warm xx xxx hey hiya anywhere nowhere everywhere a about above across adventure after again against all almost alone along already also always am among an and another any anybody anyone anything are around as asleep at away
  back be because become becomes been before begin begins behind being below beneath beside best between big both but by bye calm can can’t cannot chapter chapters character characters child’s
  children’s come comes could couldn’t create day days describe did didn’t do does doesn’t doing don’t dont doesnt cant wont didnt isnt done down during each early easy eight either else end ends enough even evening ever every everybody everyone
  everything family far few fiction fifth first five for four from full fun funny gentle gets get gets gave gets give gives go goes goes going gone good got great had hadn’t half happen happens happily happy has hasn’t have haven’t having he he’s hello help hello her
  here here’s hers herself hi hi him himself his how i i’m i’d i’ll if i’ve imagine in include including inside instead into is isn’t it its it’s itself just kind last late later least less let let’s like likes little lives live long
  look looks lot lots love loves made make makes making many may maybe me mean meet meets middle might mine minute minutes moment month months more morning most much must my myself name named names near need needs never
  new next nice nine no nobody none nor not nothing now of off often old on once one only onto or other others our ours out outside over own page pages paragraph parent parents part people perhaps plays play please plot put quick quickly
  quiet quite rather read reader real really request right same say says second see sees set seven shall she she’s short should six sleepy small so some somebody someone something sometimes somewhere soon start starts still stories story story’s
  such sweet take takes tale tales tell tells ten than thank thanks that that’s the their theirs them themselves then there there’s these they thing things third this those three through till time times tiny to today together tomorrow tonight
  too toward towards true try tries turn turns twelve twin twins two under until up upon us use very wait want wants was wasn’t way we week weeks well were what when where whether which while who who’s whole whom whose why will wish with within
  without won’t wonderful word words world would wouldn’t write writes writing year year-old year-olds years yes yesterday yet you your yours young monday tuesday wednesday thursday friday saturday sunday january february march april june july august september
  october november december easter halloween english spanish french chinese german italian london paris god mr mrs ms miss dr sir lady okay ok dear rival bedtime goodnight night-time sleep sleeping lullaby fairytale fairy-tale fable poem rhyme lesson moral ending beginning title theme setting tone age ages aged
  summer winter autumn spring holiday holidays everyday kids’ preschooler preschoolers class kindergarteners toddlers style pixar disney feeling feelings courage bravery kindness friendship trouble troubles problem help helping helps kids boys girls
`;
const ADJECTIVES = `
  little big small tiny old young new great brave shy scared lonely clumsy lazy grumpy curious clever silly funny sad happy kind gentle friendly tired hungry sleepy naughty cheeky fluffy soft favourite favorite beloved best
  dear lovely wooden red blue green yellow pink purple white black brown grey gray golden orange magic magical baby older younger elder eldest youngest oldest twin pet cuddly fat thin tall short quiet loud smart sweet good bad poor
  two-year-old three-year-old four-year-old five-year-old six-year-old seven-year-old eight-year-old nine-year-old lost forgetful afraid anxious nervous worried timid fearless fearful rescue one-eyed three-legged whole nice real only
  other same proud selfish jealous stubborn impatient messy polite rude mean angry cross gigantic huge enormous giant stray wild purring flying talking sleeping singing
`;
const VERBS = `
  cant dont doesnt wont isnt didnt couldnt wouldnt hasnt
  fold folds folded am gets gives gave loves enjoys runs ran walks walked talks sings sang jumps climbs eats ate drinks reads writes cooks collects counts gathers carries carried hides hid digs dug grows grew falls fell joins joined wins won races raced sleeps slept waits waited watches watched knows knew tells told shows showed teaches taught refuses worries hopes enters entered hunts follows followed leaves left comes came practices practises struggles stands sits lies drops dropped cannot argue fight share want need build make bake find look search go meet help live have get plan hide lose
  is was are were has had wants wanted can can’t cannot could couldn’t doesn’t does did didn’t won’t will isn’t loses lost finds found meets met goes went gets got learns learned learnt fears hates loves loved likes liked makes made builds built
  bakes baked tries tried needs needed helps helped and dreams dreamed lives lived hears heard sees saw keeps kept promises promised breaks broke starts started moves moved visits visited takes took wakes woke dares dared shares shared argues argued fights
  fought thinks thought feels felt becomes became rescues saves saved delivers brings brought asks asked plays played rides rode swims draws misses missed cries cried discovers wishes hopes decides says said turns turned refuses struggles who
`;
const TROUBLES = `
  promise: (promised|promises|promise) ~ (he’d|she’d|they’d|he would|she would|they would) ^; (promised|promises|promise) ~ to ^
  first time: (losing|loses|lost|lose) (her|his|a|their|the) first tooth!; (tooth|teeth) (is|are) (loose|wobbly); (her|his|their|the)? first (day|night|time|week|morning|visit|trip|flight|haircut|swimming lesson|swim|sleepover|lesson|concert|train ride|bus ride) (at|of|in|on|to|with|away|without) ~; (her|his|their|the|a)? first (sleepover|haircut|flight|concert|swimming lesson|dance|performance|plane ride|train ride|bus ride|camping trip)!; for the first time; (starts|starting|start|begins|beginning|start at) (school|kindergarten|nursery|preschool|nursery school|big school)!; (sleeps|sleeping|sleep) (over)? at (her|his|their) (grandma|granny|grandparents|friend)’s; for the very first time; (her|his|their|the|my|a)? first (ever)? (haircut|sleepover|day|night|flight|camp|recital|swim|plane|boat|train|bike) (ever|alone|away)!; never (been|had|tried|seen) ~
  afraid: (afraid|scared|frightened|terrified|fearful|nervous) of ~; (scared|nervous|worried|anxious|frightened) (about|by) ~; (afraid|scared|nervous|too shy|too scared|too afraid) to ^; (fear|fears|fearing|feared|dread|dreads) (of)? ~; (hates|hate) (the dark|thunder|storms|loud noises|injections|needles)!; (doesn’t|does not|don’t) like (the dark|thunder|storms|loud noises|monsters)!; (doesn’t|does not) dare to ^; (doesn’t|does not) dare ^; there (is|might be) a monster (under|in) (the|her|his) (bed|closet|wardrobe)!; (can’t|cannot|won’t|refuses to) sleep (without|because of) ~; (nightmares|bad dreams) about ~; (has|having|had) (nightmares|bad dreams); (overcoming|overcomes|overcome|conquers|facing|faces) (her|his|their|the|a) fear of ~; (hates|hate) (going|being|sleeping|the) ~; (hearing|hear|hears|heard) @((strange|weird|odd|scary|funny|creepy|spooky|some|a|loud|noises|noise|sounds|sound) )*(noises|noise|sounds|sound); (strange|weird|odd|scary|funny|creepy|spooky)? (noises|noise|sounds) (in|from|under|behind|at) (the|her|his|their)? (attic|wall|walls|bed|dark|cellar|basement|cupboard|closet|night|garden|loft)!; (there is|there are|there’s|there might be|there must be) @(a|an|some) (monster|monsters|ghost|ghosts|witch|wolf|shadow|dragon|robber); (a|the|her|his)? (shot|shots|injection|jab|vaccination|needle|filling|blood test) (at|from|with|in)!; (gets|getting|get|has|having|needs) (a|the|her|his)? (shot|shots|injection|jab|vaccination|blood test|filling)!; (goes|going|go|has to go|going back) to (the)? (dentist|hospital|doctor|doctor’s)!; (is|am|are|i’m|feels|gets|gets so|so|really|very) (scared|afraid|frightened|terrified); (wobbly|nervous) (about|before|of) ~; (frightened|petrified|scared|spooked) by ~; (thunder|dark|storm|fire alarm|wind) (scares|frightens|bothers); (hears|hear|hearing|heard) (footsteps|knocking|scratching|howling|growling|creaking|whispers|whispering|a noise|a bump|a knock|a howl)!; (worries|worry|worrying|frets|stressed) (about|over) ~; (cries|panics|screams|hides|freaks out|shakes|trembles) (when|if|whenever|at|during|because of) ~; (can’t|won’t|doesn’t|isn’t) (sleep|sleeping|fall asleep) because (of)? ~
  rescue: (rescue|rescues|rescuing|rescued|save|saves|saving|saved) ~; (find|finds|help|helps|helping|helped|found|finding) (a|the) (lost|hurt|injured|wounded|stray|baby|stranded|trapped) ~; ~ (is|gets|got|are) (stuck|trapped|hurt|injured|stranded); ~ (stuck|trapped) (in|on|under); (frees|free|freeing) ~; (looks|look|looking) after (a|the) (hurt|injured|sick) ~; (finds|find|found|spot|spots|discover|discovers) (a|an) ~ (in|on|by|under) (the|a)? (flooded|snow|river|ditch|mud|hole|road|net|well|storm|trap); (gets|get|pulls|pull|lifts|lift) (it|him|her|them) (out|free|down); (help|helps|helping) (it|her|him|them) (back|down|out|home); (caught|tangled) in; (pull|pulls|pulled|lift|lifts|drag|drags|dig|digs|get|gets) (a|an|the) ~ (out|free|from)
  newcomer: new (girl|boy|kid|child|pupil|classmate|neighbour|neighbor|friend|baby brother|baby sister|baby|sibling|puppy|kitten)!; (moves|moved|moving|move|has moved|just moved) (to|into|house|in) ~; (moves|moved|moving) (house|home)!; (make|makes|making|have|find|finds|finding|need|needs|looking for|wants|making new) (a|new)? (friends|friend)!; has no friends; (going to|getting|expecting|have|having|become|becoming|becomes) (be)? (a)? (big|little|baby|new) (sister|brother)!; (meets|met|befriends) ~; meet (a|an|the|her|his|some|new) ~; nobody (plays|to play) with; feels left out; (is|’s|am|i’m|are) new; new (at|in|to) (school|the school|class|the class|town|the street|her school|his school)!; (start|starts|starting|started|begins) (at|in) (a|the|her|his)? new ~; new (school|class|town|street|house|home|neighborhood|neighbourhood)!; (just|has|have) moved; moved here; (know|knows) (nobody|no one|no-one); (doesn’t|doesnt|don’t|does not|do not) know (anyone|anybody|any one); (joins|join|joined) (the|a) ~; (comes|came|come) to live ~; (the|a)? new (kid|boy|girl|pupil|one|cat|dog|puppy|kitten|horse)!; (isn’t|aren’t|arent) sure about (him|her|them|it)
  lost: (has|have|had)? lost ~; (lose|loses|losing|misplaces|misplaced) ~; (can’t|cannot|can not|couldn’t) find ~; (looks|look|looking|searches|searching|search) for ~; (gets|get|got|getting|is|are|was) lost; ~ (is|goes|went|has gone|are|was|gone) (missing|lost|disappeared|gone); ~ (disappears|disappeared|vanishes|vanished|has vanished|has disappeared); ~ (hasn’t|didn’t|has not|did not|never|doesn’t) (come|came|comes|returned|return) (home|back|in); (find|finds|finding) (her|his|their|its|the|a) way; (find|finds|finding|found) (her|his|their|its) (missing|lost) ~; (forgets|forgot) ~; ~ (gets|got|is|was) left (behind|on|in|at); in search of ~; who stole ~; ~ (runs away|run away|ran away|got out|escaped); ~ (flies|flew|blows|blew|floats|floated|rolls|rolled) (off|away); ~ (is|’s|are|has|have) (missing|gone|lost); (dropped|drops|left|leaves) (her|his|their|the) ~ (in|on|at|under); (drops|dropped) (her|his|their) ~; where is ~; (go|goes|went) missing; where (did|has|have|is|are|could) ~ (go|gone|be|hide); where (did|has|have|is|are|could) ~
  quarrel: (quarrel|quarrels|quarrelled|quarreled|quarrelling|quarreling|argue|argues|arguing|argued|fight|fights|fighting|fought|squabble|squabbles|fall out|falls out|fell out|fallen out) (about|over) ~; both (want|wanted) ~; (don’t|doesn’t|won’t|does not|do not|refuses to|hates to|hate to|doesn’t want to|learn to|learns to|learning to|have to|must) share ~; (share|shares|sharing) ~; (sharing|share); (quarrel|quarrels|quarrelling|argue|argues|arguing|argued|fight|fights|fighting|fought|squabble|fall out|falls out|fell out|fallen out|an argument); (make|makes|making) up after; (broke|breaks|broken) (her|his) (brother|sister|friend)’s ~; jealous of ~; (say|says|saying) sorry; (makes|make|making) peace; (aren’t|are not|isn’t|arent|not) (talking|speaking|friends); (have|has|having|had) (a|an) (fight|argument|row|quarrel) (about|over) ~; (wants|want) the same ~; (doesn’t|don’t|won’t) want to share ~; (fighting|fight|argue|arguing|squabble) (about|over) who ~; (mad|angry|cross|upset|furious) (at|with) each other; (are|were) (mad|angry|cross) (about|over) ~
  contest: (win|wins|winning|won) ~; (race|races|racing|compete|competes|competing) (against|with|in) ~; (enter|enters|entering) ~; (a|the|in|their)? (sack|boat|running|school|big|egg-and-spoon|snail)? (race|contest|competition|tournament|talent show|spelling bee|sports day)!; who is (the)? (fastest|strongest|best); (loses|lost|losing|lose) at ~; sore loser; (a|the|her|his|their)? (egg and spoon|three-legged|sandcastle|baking|singing|dance|dancing|swimming|jumping|drawing|art|running|chess|pie-eating|big garden|bike|bicycle)? (race|contest|competition|tournament|championship)!; (a|the|her|his)? (spelling bee|football match|chess match|soccer game)!; (tryouts|football match|soccer game|big game|the finals)!
  deliver: (deliver|delivers|delivering) ~; (bring|brings|bringing|take|takes|taking|carry|carries|carrying|brought) ~ to; (must|has to|have to|needs to) (bring|take|carry) ~; (send|sends|sending|post|posts) ~; (deliver|delivers|delivering) ~ (to|before|on|through); (bring|brings|bringing|take|takes|taking|carry|carries|carrying|brought|took) ~ (to|through|across|over|up|down); (must|has to|have to|needs to|need to) (bring|take|carry|get) ~ (to|before|across|through|up|all the way)
  secret: (a|the|her|his|their)? (big)? secret!; (keep|keeps|keeping|has|have|had|hides|hiding|hide|tells|tell|discovers|finds) (a|the|her|his|their|a big) (big)? secret!; (a|the|her|his)? surprise (party|present|for); (secret|secrets); (secretly) ^; hiding ~ from; (a|the|her|his)? secret (door|passage|room|garden|tunnel|box|club|message|map|place|recipe|treehouse|diary|path|cave|staircase)!; (plan|plans|planning|prepare|prepares|preparing) (a|the)? (surprise|surprise party)!; (has|have|had|got|gets) (a|the) surprise!; (a|the) surprise!; (hide|hides|hiding|hid) ~ (for|from); (hide|hides|hiding|hid) (a|the) (present|gift|cake)!
  promise: (keep|keeps|keeping|break|breaks|breaking|broke|make|makes|made) (a|the|her|his|their) promise!; (promise|promised|promises) to ^; (promised|promises|promise) (her|his|their) \\p{L}+ to ^; (promise|promises|promised) ~; (a|her|his) promise; (forgot|forgets) (her|his|a|the) promise; (promised|promises|promise) \\p{L}+ (he|she|they|to) ~; (gave|gives) (her|his) word; pinky (promise|swear|promised)
  learn: (learn|learns|learning|learned|learnt|teach|teaches|teaching) (how)? to ^; (teach|teaches|teaching|taught) (him|her|them) to ^; (can’t|cannot|couldn’t|could not|can not|unable to|never could|doesn’t know how to) ^; (learn|learns|learning|learned|learnt|practises|practices|practising|practicing) ~; (teach|teaches|teaching|taught) ~ to ^; (teach|teaches|teaching|taught) ~ how to ^; (can’t|cannot|cant|doesn’t know how to|struggles to|tries to|trying to) (yet)? ^
  make: (build|builds|building|built|bake|bakes|baking|baked|sew|sews|sewing|knit|knits|knitting|invent|invents|inventing|paint|paints|painting|craft|crafts|construct|constructs|plant|plants|planting|cook|cooks|cooking) ~; (make|makes|making) (a|an|the|some) ~; (makes|making|made) ~; (make) (paper|their|her|his|two|one|our) ~; (open|opens|opening|start|starts) (a|an) ~ (for|in); (plants|planting|grow|grows|growing) ~; (paint|paints|draw|draws|drawing|build|building) ~
`;
const WISHES =
  '(wants|want|wanted|would like|would love|longs|dreams of|dreamed of|dreams|hopes|tries|trying|wishes|decides|needs|has|sets out) to;(dream|dreams) of being able to;wishes (she|he|they|it) could;(wants|wanted) nothing more than to';
const MAKES =
  'open a|open an|start a|set up a|build a|bake|make a|make an|sew|knit|invent|paint|construct|plant|cook|draw|write a|create|grow a|craft|build|carve|weave';

export const english: Frames = {
  language: 'english',
  small: new Set([...foldedSet(SMALL), ...wordsOf(ADJECTIVES, VERBS, TROUBLES, WISHES, MAKES)]),
  adjectives: foldedSet(ADJECTIVES),
  verbs: foldedSet(VERBS),
  adverbs: wordSet(
    'just always never really still often also only recently finally both all now once already secretly',
  ),
  verbEndings: /(?:[^s]s|ed|ing)$/,
  articles: wordSet('a an the this that one'),
  mine: wordSet('my our'),
  theirs: wordSet('her his their its ’s whose'),
  and: wordSet('and & or with'),
  who: wordSet('who that which who’s'),
  audience: wordSet('for about star starring with featuring'),
  inside: wordSet('in at near on from under into'),
  towards: wordSet('to of'),
  here: wordSet('here'),
  titles: new Map([
    ['captain', undefined],
    ['professor', undefined],
    ['mr', 'm'],
    ['sir', 'm'],
    ['mrs', 'f'],
    ['ms', 'f'],
    ['miss', 'f'],
    ['lady', 'f'],
    ['dr', undefined],
  ]),
  called: ['is called', 'called', 'named', 'name is', 'my names', 'name’s', 'names are', 'nicknamed', 'is named'],
  introduces: ['im', 'i’m', 'i am', 'me'],
  toyBefore: wordSet(
    'wooden plastic rubber velvet woolly crochet stuffed plush cuddly toy knitted plushie stuffie crocheted wind-up fabric cloth felt',
  ),
  toyAfter: ['toy', 'plushie', 'plush', 'stuffie', 'soft toy', 'cuddly toy', 'stuffed animal', 'doll'],
  numbers: new Map([
    ['one', 1],
    ['two', 2],
    ['three', 3],
    ['four', 4],
    ['five', 5],
    ['six', 6],
    ['seven', 7],
    ['eight', 8],
    ['nine', 9],
    ['ten', 10],
    ['eleven', 11],
    ['twelve', 12],
  ]),
  years: wordSet('years year yrs yr yo y/o year-old year-olds'),
  beforeAge: wordSet('aged age am is turning turns turned almost nearly he’s she’s who’s'),
  pronouns: { m: wordSet('he him his himself he’s'), f: wordSet('she her hers herself she’s') },
  stops: wordSet(
    'she he they i im shes hes theyre theres any pls can’t wont and but or so because who that which when while if then after before until although though yet is are was were gets has had wants please who’s where how can will together again tonight today instead once during makes finds learns helps',
  ),
  softStops: wordSet(
    'with for in on at under by from to into during about until as every near without between until like behind after',
  ),
  links: { of: '' },
  troubles: patternsIn(TROUBLES),
  wishes: wishesIn(WISHES),
  makes: phrase(MAKES),
  polite: phrase(
    '(in|into|to) (his|her|their|my|the|our|a) (own )?(bedroom|room)|(own|share|shares|sharing|shares) (a |the )?(bedroom|room)|(in|of) (his|her|their|my|our|the) (house|home)|(his|her|their|my) (house|bedroom|bed)|(puts|tucks) (him|her|them) (to bed|in)|(goes|comes|go) everywhere( with (him|her|them|me))?|follows (him|her|them) everywhere|at the (end|foot|bottom) of (her|his|my|the|their) bed|of (her|his|my|the|their) bed|on (her|his|my|the) (bed|pillow)|(would be|she’d be|he’d be) (thrilled|perfect|great|lovely)|(if)? (she|he) (could|can) (pop up|appear|be in it)|we would like|read (it|this|to) \\p{L}+( tonight| at \\p{L}+| time)?|dear (storyteller|all|sir)|(shes|hes|she’s|he’s|is|was) called|my class|(can|could|would|will) (you|u)|(please|pls|plz|thanks|thank you)( so much| very much| in advance)?|(story|stories|tale|tales|fairy tale)|(once upon a time|the end|go on from there|at the end|at least in the story|a happy ending|end well|ends well)|(\\p{N}+|two|three|four|five|ten|fifteen) (minutes|minute|min|words|pages|sentences)|(hi|hello|hey)( there)?|(short|simple|easy|nice|funny|calm|gentle|soft|soothing)( and (short|simple|easy|nice|funny|calm|gentle|soft))?( words| sentences| one)?|not too (scary|long|sad)|(something|anything)( about| for| calm| gentle)*|before bed|(he|she|they) (is|are) (\\p{N}+|\\p{L}+)( and a half)?|make it|if possible|hope you can help|(second|first|third) grade( class)?|grade|(grandma|grandpa|auntie|mum|mom|dad) here|we need|i need|half of them|read it themselves|just|age|aged|years old|my name is',
  ),
  bedtime: phrase(
    'bedtime|bed time|good ?night|goodnight|before (bed|sleep)|fall(s)? asleep|go(es|ing)? to (sleep|bed)|sleep story|lullaby|to sleep|sleepy',
  ),
  occasions: [
    ['birthday', phrase('birthday|(turns|turning|turned) \\p{L}+')],
    ['christmas', phrase('christmas|xmas|santa')],
    ['easter', phrase('easter')],
    ['halloween', phrase('halloween')],
    [
      'school',
      phrase(
        'first day (of|at) \\p{L}+|start(s|ing)? (school|kindergarten|nursery|preschool)|back to school|new school',
      ),
    ],
    ['baby', phrase('new baby|baby (brother|sister)|big (sister|brother)')],
    ['moving', phrase('(moves|moving|moved) (house|home|to)')],
  ],
  notNames: /(?:ness|ing|tion|sion|ity|ship|ment|hood|ly|ism|ful|less|ers)$/,
};
