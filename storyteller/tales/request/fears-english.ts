import type { FearWords } from './fear-words.ts';
import { HEARD_SOUNDS } from './onomatopoeia.ts';

const PLACES =
  'beds?|curtains?|wardrobe?|closet|cupb(?:oa|o)rd|windows?|door|boiler|walls?|attic|loft|cellar|basement|stairs|basket|chair|drawers?|bathroom|corridor|hall|hallway|landing|ceiling|roof|shower|room|bedroom|garden|shed|chimney|radiator|box|sofa|bath|mirror|house|corner|sink|stove|fridge|desk|shel(?:f|ves)|kitchen|tent|couch|dresser|trunk|garage|porch';
const OWN = '(?:the |my |his |her |their |our |a |your )';
const ALONE = '(?:alone|(?:by|all by) (?:him|her|my|them)sel(?:f|ves)|on (?:his|her|their|my) own)';

export const englishFears: FearWords = {
  signs:
    'afraid|sc[aie]{1,2}r?r?e?d|hears?|turns? out to be|(?:has to|must|needs to|should) (?:stay|be)|wants? to (?:go|come|be picked) (?:home|up)|(?:tummy|stomach|belly) ?aches?|runs? past|crosses (?:the|over)|bolt upright|not? let|hasn’?t let|(?:isn’?t|not|never) used to|counting|pretend(?:s|ing)?|excuses?|can’?t bring (?:him|her)self|hasn’?t forgotten|won’?t forget|has a thing about|leaps? out|covers? (?:his|her|their) ears|has to (?:carry|hold) (?:him|her|them)|taken against|cold feet|goes (?:all |quite |very |so )?(?:silent|quiet|stiff|white|pale|rigid)|tongue-tied|checks?|checking|we think|whenever|might be|avoids?|avoiding|backs away|legs it|turns (?:white|pale)|stiffens|goosebumps|wobbl\\w*|goes to pieces|in a state|gets? (?:so |very |all )?(?:upset|worked up|stressed)|holds? (?:on|tight)|grips?|squeals?|yells?|not keen|keeps? asking|dreading|scar(?:ed|y|es)|fright\\w*|terrif\\w*|petrified|spooked|nervous|anxious|worr(?:y|ies|ied)|fears?|cr(?:y|ies|ied|ying)|tears|scream(?:s|ed|ing)?|shriek(?:s|ed)?|howls|wails|hid(?:e|es|ing)?|bolts?|runs?(?: off| away| out)?|running|sends (?:her|him|them)|ears|won’?t|wouldn’?t|will not|refuses?|refusing|do(?:es)?n’?t (?:want|like|dare|go)|does not|hates?|hated|can’?t|cannot|convinced|sure|decided|thinks?|says|told me|swears|dares?|panic\\w*|clings|trembl\\w*|shak(?:es|ing)|whispers?|whispered|weird|doing (?:my|his|her) head in|wakes?(?: up)?|meltdowns?|freezes?|upset|flinch\\w*|asks?|asking|climbs back|helps? me|too big|bothers?|dread\\w*|jumps|never|shy|gives? (?:me|him|her) the creeps|horrible|stays awake|awake|sobs?|sobbing|begs|distraught|no way|strange|odd|spooky|creepy',
  night:
    '(?:at|by|in the|every(?: single)?|last|each|all) (?:night|nite)|night-?time|nods? off|lights-? ?out|nights|midnight|evenings?|duvet|under the (?:covers|blankets?)|pillow|eyes (?:wide )?open|bedtime(?! stor| tale)|(?:in|to|out of) bed|awake|listening|asleep|sleep|sleeps|settle|lights? (?:is |are |goes |go |went )?(?:off|out)|curtains (?:are )?closed|dark|goodnight kiss|tucked? (?:him |her )?in|pyjamas|pajamas',
  hidden: `(?:under|underneath|beneath|behind|inside|in|outside|at|on|above|from|up) ${OWN}?(?:[a-z-]+ ){0,2}(?:${PLACES})|underneath|upstairs|downstairs|the (?:attic|loft|cellar|basement|wardrobe|cupboard)`,
  unseen:
    'something(?! (?:goes (?:tap|knock|bang|bump|tick|creak)|taps|knocks|creaks|rattles|buzzes|hums|ticks)| about| for| to| calm| gentle| short| nice| sweet| like| i(?![a-z])| that helps)|opens? (?:by itself|on its own|all by itself)|some(?:one|body)(?! (?:walk|stamp|knock|tapp|snor|bang))|an? (?:old |scary )?(?:lady|woman)(?= (?:li|hid|in|under|beh|st))|some ?thing (?:lives|hides)|an eye|eyes|a face|faces|a man|(?:that|a|the|some) shapes?|crocodiles?|zombies?|skeletons?|vampires?|robbers?|burglars?|sharks?|aliens?|snakes?|scratchy thing|things? (?:moves?|lives?|hides?)',
  sounds: `${HEARD_SOUNDS}|noys\\w{0,4}|cre[ae]k(?:s|ing|y)?|knock(?:s|ing| knock)|tap[ -]tap|radiators?|neighbou?rs? (?:upstairs|above|next door)|upstairs neighbou?rs?|goes (?:bump|bang|tap|creak|drip|hoo)|scuttl(?:es|ing)|scamper(?:s|ing)|rattl(?:e|es|ing)|gurgl(?:e|es|ing)|hoot(?:s|ing)|owl|scra(?:t?ch|tc|th)(?:es|ing?|y)|bumps(?! (?:on|in) the)|footsteps?|bang(?:s|ing)|thud(?:s|ding)|thump(?:s|ing)?|buzz(?:es|ing)?|clank(?:s|ing)?|click(?:s|ing)|whirr?(?:s|ing)|rumbl(?:es|ing)|hiss(?:es|ing)|beep(?:s|ing)?|clunk(?:s|ing)?|chug(?:s|ging)|(?:bin|garbage|rubbish|recycling) (?:lorry|truck)|(?<=the )(?:train|tram|lorry|truck|motorbike|traffic)(?= (?:goes|wakes|passes|rumbles|roars|outside))|washing machine|dishwasher|tumble dryer|the (?:boiler|fridge|freezer|heater|heating|fan|air ?con(?:ditioner)?)|squeak(?:s|ing)|whistl(?:es|ing)|howl(?:s|ing)|groan(?:s|ing)|tapp?(?:s|ing)|rustl(?:es|ing)|no(?:i[sz]es?|ise?|yse)|nois|noices?|sounds|wind|steps|pipes|(?<=hears? )the [a-z]+|ticking|drip(?:s|ping)|walking (?:about|around)|hum(?:s|ming)|whispering`,
  alone: `(?:sleep|sleeping|stay|staying|being|be|room|in there|upstairs|settle)(?: [a-z’-]+){0,5} ${ALONE}|(?:comes?|climbs?|creeps?|crawls?|gets|hops|turns up|ends up|sneaks?|both|are|is) (?:back )?(?:in|into|to) (?:our|my|mine|their parents’?|his parents’?|her parents’?|the big|mum(?:my)? and dad(?:dy)?’?s|mum’?s) (?:bed|room|bedroom)|in our bed|(?:own |bed)?room (?:is|feels) too (?:empty|quiet|big|far)|(?:won’?t|doesn’?t|does not|refuses to|not|never|hates?) (?:[a-z]+ ){0,3}(?:in )?(?:his|her|their) own (?:bed|room)|comes? running (?:in )?to (?:us|me)|(?:calls?|shouts?|yells?) (?:for (?:us|me)|(?:us|me)(?= ?(?:[^a-z ]|$| (?:back|when|to|at|in|every|all|and|because|again|from|over|up|three|until|through)(?![a-z])))|(?:for )?(?:mum|mummy|mommy|daddy|dad))|(?:check|checks|ask|asks|shouts?|calls)(?: [a-z’]+){0,6} still (?:there|here)|unless (?:i|we|someone|mum|dad|mummy|daddy) (?:sits?|stays?|lies?)|without (?:me|us|mum|mummy|mommy|mom|dad|daddy|(?:(?:his|her|their|my|the) )?parents)(?: there)?|leav(?:es?|ing) (?:him|her|them|me) (?:all )?(?:alone|by (?:him|her|my|them)sel(?:f|ves)|on (?:his|her|their|my) own)|left (?:all )?alone|(?:just|only) (?:me|him|her)(?: left)? (?:in|up) (?:there|here|the (?:room|bedroom))|night (?:all )?(?:alone|by (?:him|her|my)self|on (?:his|her|my) own)|(?:when(?:ever)?|as soon as|once|the (?:moment|minute|second)|if|every time|each time) (?:i|we|mum|mummy|mom|mommy|dad|daddy) (?:close|shut|leave|go|walk out)s?(?: [a-z]+){0,2} (?:door|room|downstairs|away)|(?:two|both|all)(?: of (?:them|us))? in (?:one|the same|my|our) bed|(?:go|goes|gets|get) to sleep (?:holding|with (?:me|us|mum|dad)|if|when)|holding (?:my|our) hand|separation anxiety|only (?:[a-z]+ )?(?:nods? off|falls? asleep|sleeps?|settles?|drifts? off|goes? (?:off|to sleep)) (?:if|when|with)|(?:lie|lies|lay|sit|sits) (?:down )?(?:next to|beside|with) (?:him|her|them)|misses (?:me|us|mum|mummy|dad|daddy) at (?:night|bedtime)|stay (?:with|next to) (?:him|her|them) until`,
  lights:
    'no (?:night-? ?)?lights?|without (?:any|a single) lights?|(?:every|all) (?:the )?(?:single )?lights?(?: [a-z]+)? on|lights? (?:to )?(?:(?:must |has to |have to |needs? to |should )?(?:stays?|be)|left|kept?|is|are) (?:left |kept )?on|(?:without|unless) (?:a|the|his|her|every|all) (?:[a-z]+ )?lights?|(?:landing|hall|hallway|corridor|night) ?-?lights?|(?:needs?|wants?|likes?) (?:[a-z]+ ){1,4}lights? on|lights? (?:off|out)|(?:turn|switch)(?:s|es|ed|ing)? (?:off|out) the (?:[a-z]+ )?lights?|lights? (?:goes|go|is|are) (?:off|out)|(?:the|her|his|too|so|completely|totally|really|all) dark(?:ness)?|light ?switch|power (?:cuts?|outages?)|black-?outs?|power goes (?:off|out)|(?:gets|getting|goes) dark|night (?:doesn’?t|does not|won’?t|will|can’?t|to) (?:get in|come)|(?:loo|toilet|bathroom|potty|wee)(?: [a-z]+){0,3} (?:at|in the) night|everything(?: is)? (?:switched |turned )?off|pitch[ -]?(?:black|dark)|(?:all|so|totally|completely|really|just|too|goes|gets|went|turns|everything(?: is|’?s)?) black|can ?’?(?:no)?t see (?:anything|nothing|nothin|a thing|(?:my|his|her|their) (?:own )?hands?)|(?:blinds?|shutters?|curtains?) (?:is |are |go |goes |come |comes )?(?:down|shut|closed|drawn)|torch(?:es)?|flashlight|shadows?(?! (?:man|men|person|people))|faces on the wall',
  beings: {
    monster:
      'shadow (?:man|men|person|people)|(?:what|whatever|thing|something|someone)(?: [a-z’]+){0,4} (?:lives|hides|lurks|hiding|lurking|living)|(?:looks?|checks?|looking|checking)(?: [a-z]+){0,2} (?:under|beneath|underneath) (?:the|his|her|my|their) beds?|m[ou]nst[eo]rs?|creatures?|beasts?|bogey ?m[ae]n|boogey ?m[ae]n|boogie ?man',
    ghost: 'gh?oa?sts?|spooks?|spirits?|phantoms?',
    witch: 'witch(?:es)?',
    wolf: 'wol(?:f|ves)',
  },
  sure: {
    monster: 'bogey ?m[ae]n|boogey ?m[ae]n|boogie ?m[ae]n',
    noise: 'balloons? (?:pop|pops|popping|burst|bursts|bursting)|(?:smoke|fire|car|burglar) alarms?|sirens?',
    'vacuum cleaner': 'hoover(?:s|ing)?|vacuum(?:s|ing)?(?: cleaners?)?',
    fireworks: 'fireworks?(?: night| display)?|rockets and bangs|bonfire night|firecrackers?',
    thunder: 'thunder(?:storms?)?|lightning|storm',
    'hand dryer': 'hand ?-?dr[iy]ers?',
    hairdryer: 'hair ?-?dr[iy]ers?|blow ?-?dr[iy]ers?',
    blender: 'blenders?|food processor|smoothie maker|liquidi[sz]er',
    toilet: 'flush(?:es|ing|ed)?|pull(?:s|ed|ing)? the chain',
    escalator: 'escalators?|moving (?:stairs|staircase)',
    haircut: 'near (?:his|her|my|their) hair|haircuts?|hair cut|hairdressers?(?:’s)?|barbers?(?:’s)?',
    'hair washing':
      '(?:hair|head) (?:is |gets |being )?(?:washed|rinsed|wet)|hair ?-?wash(?:es|ing)?|(?:wash(?:es|ing)?|rins(?:e|es|ing)) (?:his|her|their|my|the)? ?hair|shampoo(?:s|ing)?|(?:water|soap|suds) in (?:his|her|their|my) eyes',
    dentist: 'dentists?(?:’s)?|(?:teeth|tooth) (?:checked|pulled)',
    needle:
      'needles?|injections?|jabs?|(?:booster|flu|first|his|her|their|a|my|the|get|gets|getting) shots?|vaccin(?:e|es|ation|ations|ated)|booster|blood (?:test|taken|drawn)',
  },
  signed: {
    toilet: 'toilets?|loos?|potty',
    doctor: 'doctors?(?:’s)?|optician(?:’s|s)?|nurse|hospital|check-?up',
    cellar: 'cellar|basement',
    attic: 'attic|loft',
    lift: '(?:the|a|in|that) lifts?|elevators?',
    slide: '(?:the|a|that) (?:[a-z]+ )?slide',
    heights:
      'heights?|too high|high board|jump off|diving board|climbing frame|high up|up high|so high|the height|(?:that|how) high|balcony|bridge|lighthouse|ladder|ferris wheel|railing',
    waves: 'waves',
    sea: '(?:the|into the|in the) (?:sea|ocean)',
    swimming: 'swimming(?: pool| lessons?)?|swim',
    pool: 'pool',
    water: '(?:head|face|ears) (?:in|under)(?: the)? ?water|under ?water|the water|puddles',
    bath: '(?:the|a) (?:bath|bathtub|shower|plughole)|bath ?time',
    goose: 'goose|geese',
    rooster: 'roosters?|cockerels?',
    cow: 'cows?',
    dog: 'dogs?|alsatian|rottweiler|mastiff|dobermann?|great dane|german shepherd|barks|barking',
    spider: 'spiders?|daddy ?-?long ?-?legs',
    insect: 'creepy-crawlies|moths?|earwigs?|bugs?|insects?|caterpillars?|(?:cock)?roach(?:es)?',
    beetle: 'beetles?',
    mosquito: 'mosquito(?:es)?',
    bee: 'bees?',
    wasp: 'wasps?',
    strangers:
      'strangers?|hasn’?t met|doesn’?t know|says? (?:hello|hi|good morning)|(?:talk|speak|speaks|say hello|say hi|talks|talking|speaking|answer|answers) (?:[a-z]+ )?(?:to|with) (?:[a-z]+ )?(?:people|grown-?ups|anyone|anybody|others|adults|children|kids)|asks? the others|join in|speaks? up|put (?:his|her|their) hand up|new people|(?:people|anyone|anybody) (?:he|she|they) do(?:es)?n’?t know',
    dark: 'dark|darkness',
  },
};
