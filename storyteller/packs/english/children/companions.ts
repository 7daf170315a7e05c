import type { Companion } from '../../pack.ts';
import { moreCompanions } from './more-companions.ts';

export const companions: readonly Companion[] = [
  {
    name: 'Bodkin',
    gender: 'f',
    meet: [
      `Under the [railway bridge|big elm] sat a badger, mending [an umbrella|a parasol] with a spoon.
        ¶ “[Nearly fixed|There, nearly|As good as new],” she said. [Whereupon it|It] [fell|came|sprang] to pieces. “[Bodkin|I’m Bodkin|Bodkin’s the name|They call me Bodkin]. [Umbrellas, kites, small roofs|Kettles, hats, larger birds’ nests|Everything considered|Gates, clocks, most kinds of hinge]. Where [are you off to|to|are we going|are you bound]?”
        {hero} told her about {noun}.
        ¶ “Then you will be wanting somebody who has [glue|wire|twine],” said Bodkin, and [packed|began to pack].
        @humorous She packed for [an hour|some time|the whole afternoon|as long as it takes to eat a pie]. There was [just |]one [spoon|button|cork].
        @neutral Her cart had two wheels, [and|of which] one [of them |]was [a plate|square|a cheese board]. `,
      `{hero} [trod on|fell over|sat on] something in the [lane|long grass], and it was [the end|one end|part] of a badger.
        ¶ “Think nothing of it,” said the badger, whose name was Bodkin, and who mended [umbrellas|anything with ribs|most of what folds]. “I was [only |]under this [bush|tarpaulin|wheelbarrow], fixing it.”
        Nobody in {home} had asked her anywhere for [years|a long time]. So {hero} asked if she would help look for {noun}.
        @emotional She had to [polish|blow|have a word with|attend to] her nose before she could say yes.
        @light She put up a [polka-dot|half-mended|lemon-yellow] umbrella, for [joy|the joy of it], and it stayed up.`,
    ],
    banter: [
      `“Nearly [fixed|mended],” said Bodkin, of {his} [bootlace|coat button|shoe buckle].
        It was now sewn[, very neatly,|] to the [other boot|sleeve|sandwich bag]. {hero} hopped for a bit, not to [hurt her feelings|seem ungrateful].
        ¶ “[New fashion|Latest thing|It’s meant|All the rage],” said Bodkin. “You’ll see it [everywhere|in all the towns|on the gentry] by [spring|Easter].”
        @light By the next [gate|corner|milestone] both of <us|you|them> were hopping, and [it was quicker|getting on faster].`,
      `A small [child|boy] pointed and said, “Look, a [zebra|skunk|humbug]!”
        Bodkin’s stripes [stood on end|went flat|bristled|lost their parting]. She walked the next [mile|field] without [one word|a spoon’s clink|a sound].
        ¶ “You’re the most [badger-shaped person|complete badger|mended person] I know,” {hero} said [at last|in the end|by and by]. She thought about it, and [took|borrowed|straightened] {his} arm.
        @emotional “It’s the [stripes|stripes, you know|stripes that do it|stripes, always the stripes],” she said. “[People|They] stop [reading|looking|asking] after the stripes.”`,
      `Every [evening|night] Bodkin [counted|oiled|warmed] her spoons, of which she had one.
        ¶ “It makes a change from [not counting|thinking|mending|darning],” she told {him}. “My [father|grandmother] had [three|four|half a dozen]. We were never [out of soup|without|lonely|hungry for long].”
        So {hero} lent her the one from {his} [lunch|pocket|bag]. She counted for [a quarter of an hour|ages|the length of a hill].
        @neutral The [total|grand total], by both [methods|methods, twice|methods and aloud], was two.`,
      `Bodkin stopped at a [puddle|pond|horse trough] and [looked at|considered] what was in it.
        ¶ “That sky’s got a [rip|draft|loose thread] [in|to] it,” she said, and took out her needle. {hero} pointed out that the sky was [up|overhead].
        ¶ “I [always|like to] start with the lining,” said Bodkin, [up to the elbows|quite wet|in up to the hat].
        @mysterious When the puddle was still again, the rip was [gone|smaller|beautifully darned|hardly to be seen], and so was the one above.`,
      `{hero} asked her what the [very first|earliest|smallest] thing was that she [mended|ever mended|put right].
        ¶ “A [teacup|whistle|pepper pot|mousetrap],” said Bodkin. “I was [four|small|three|not yet five]. It had not been [broken|ill|damaged], so I had to [break it|drop it] first. I’ve felt [bad|guilty|wobbly] about it [ever since|to this day].”
        She gave the next [gatepost|bench|signpost] on the road a gentle sort of [screw|twist|shake].
        @dramatic [It|The thing|The wood|All of it] held. It had been waiting to [fall|topple|lie down] for [years|half its life].`,
      `“What [is the matter with it|does it say|has it got]?” {hero} asked, for Bodkin was holding an umbrella to her [ear|chest|good ear].
        ¶ “It’s afraid of [rain|going inside out|Thursdays|wind]. You’d be surprised [how many are|who is|what they go through|how often it is that].” She [hummed to it|told it about deserts|stroked it] until the [ribs|springs] went loose.
        @humorous It [rained|drizzled|poured] [a little later|before long]. She carried the umbrella under her [coat|coat, buttoned up|cardigan|arm, with a scarf round it], to spare it.`,
    ],
    quarrel: [
      `“You [might have|never|could have|ought to have] told me,” said Bodkin. “I could have [fixed it|helped|held the other end|found a washer]. Or else I’d have said [don’t|wait|sleep on it|use string].”
        {hero} said that [some things|it|people] could not be fixed with a [spoon|bit of wire|paw]. It was a [horrid|cross|cold|mean] thing to say.
        Bodkin packed the spoons, both of them, and then [gave back|unpacked|laid on the wall|left behind] one.
        @dramatic Her cart went squeaking round the [corner|bend|barn], and [the squeak|then it] stopped.`,
      `Bodkin took the [spoon|wire|string] out of her hat, [looked|frowned] at it, and put it [back|away].
        ¶ “There’s a sort of broken,” she said, “that one [asks about|is asked to], and a sort one [hides|sits on].” Then she [went|trundled] off without her [umbrella|parasol].
        {hero} [held|picked up] it, and it would not go [up|open].
        @neutral It was a [green|Tuesday|borrowed|second-best] one.
        @emotional It had {his} [name|initials] inside, [sewn|in red].`,
      `¶ “I thought it was me that was [loose|squeaking],” said Bodkin, “all [day|morning]. And it was [us|the pair of us|something between us|both of us].”
        {hero} told her to [mend|mind] her own spoons, which was [rude|not nice at all], and there was no [taking it back|glue for it].
        Down the lane went the [cart|badger], [squeak|wobble] by [squeak|wobble], till it was [just|only] a [lane|noise].
        @light One [wheel|spoon] waved, or [fell off|wobbled].
        @mysterious In the hedge [something|somebody] began [mending|tapping|squeaking].`,
    ],
    back: [
      `Something was [squeaking|rattling|coming, not straight,] in the lane. It had two wheels, and one was [a new one|square|borrowed].
        ¶ “I got as far as the [bridge|elm|second milestone],” said Bodkin, “and there was nothing wrong with anything. It was [dreadful|dull|like a Sunday|like being on show].”
        {hero} said sorry, [properly|all of it|twice]. Bodkin handed {him} a [spoon|needle|nut and a bolt], which was an [answer|answer, from her|embrace].
        @light “Nearly [fixed|mended|there],” she said, of the pair of <us|you|them>.`,
      `{hero} {was} trying to mend the [strap|heel|lantern] with a [hairpin|fork], and it [snapped|pinged], and a paw came over {his} shoulder and [held|took] the other end.
        ¶ “You want to go [under|round|behind|below] first,” said Bodkin. “Then [over|through|back again|left]. [Then|Last] you say [it|sorry|the hard word], and pull.”
        {he} said it, and [pulled|did], and it [held|stayed].
        @neutral It has held [since|ever since|in all weathers|from that day].
        @dramatic Neither of <us|you|them> [let go|breathed|looked up|said the next thing].`,
      `Under the next [bridge|hedge] there was a light, and [tapping|humming], and a [notice|board]: “CLOSED”. Then, below that, “UNLESS IT’S [{name}|YOU KNOW WHO].”
        ¶ “I’ve been at it all [night|week|day|the way here],” said Bodkin. “I can’t make it [stop|go|hold|turn]. It’s my own [fault|squeak|bad join|silly spoon].”
        {hero} put an ear to it, and it was [only|just] that she [missed|was missing] somebody.
        @light They [oiled|greased] it with [soup|jam|warm butter].
        @emotional It was [mutual|catching|the same on both sides|not only her].`,
    ],
  },
  {
    name: 'Sukie',
    gender: 'f',
    meet: [
      `A milk cart came [down the hill|round the bend|over the bridge] without a horse, and [from it|on top] a small girl shouted a number.
        ¶ “[Forty-one|Thirty-eight|Fifty|Forty-four] seconds! [Off the road|Mind your toes|Coming through|Out of the way]!” It stopped [an inch|half an inch|a whisker] from {his} [shoes|shins]. “[I’m Sukie|Sukie|They call me Sukie|The name’s Sukie]. I time [things|everything|the world|most things]. What [are you doing|is it you do|are you for|do you do]?”
        ¶ “Looking for {noun},” {hero} said.
        ¶ “How long have you got?” said Sukie, and pressed her [watch|stopwatch|second-best stopwatch|other watch].
        @humorous It was pressed with such force that a [|passing ][cow|dog|postman] sat down.
        @light In the cart were two crates of [milk|cream] and a [racing pennant|spare hat|very small trophy].`,
      `At the edge of {home} somebody was running round and round a [pond|haystack], with a stopwatch.
        ¶ “[Nine|Twelve|Six] laps,” she [panted|puffed]. “[I’m Sukie|Sukie’s the name|It’s Sukie|My name’s Sukie]. I’m [nearly ten|nine and five sixths|older than I look|ten in March]. I’m not [little|small|a baby], it’s [only|just] that I stand far [down|away].”
        {hero} said that {he} could do with a person who was quick, to help find {noun}.
        @neutral She was ready in [eleven|nine|fourteen] seconds, and [made a note of|wrote down] it.
        @emotional Nobody had said could do with to her [before|that whole summer|since the spring|for as long as she had had the watch].`,
    ],
    banter: [
      `“Four minutes, nine,” said Sukie, when {hero} had finished [a bun|lacing {his} boots].
        ¶ “Is that [good|slow|quick|a lot]?”
        ¶ “It’s what it was,” said Sukie, who thought that [records|numbers|facts] should not be [pushed|bossed] [around|about]. She wrote it [under the last one|in ink|down twice|in the book].
        @light {hero} [tried|did] another one, for [science|practice|the average].`,
      `A man at a stile lifted Sukie [over|down|across] without asking. She said nothing, and her chin went [pink|hard|up|square].
        {hero} made {himself} as tall as possible and asked her, loudly, what the time was [in seconds|exactly].
        She told the [man|man with the pie|farmer] too. It took [a while|ninety of them|all of his dinner hour|some minutes].
        @dramatic “Next time,” she told the man, “[you ask|ask|say please|stand back].” He took off his [hat|cap|hat to her|cap to her].`,
      `Sukie said that the [best|finest] thing she had ever timed was a snail on the [church door|town hall steps|pump].
        ¶ “[Three|Four|Two] [days|whole days]. I [slept|camped|had my birthday|lost a tooth] there. [Everyone|Everybody] else had gone by the time it got to the [top|handle|end].”
        {hero} asked if it had seemed [pleased|sorry|any different].
        ¶ “It [waved|nodded|looked round|bowed],” said Sukie. “[With|Using] the [left|long|shy] one.”
        @emotional She had kept that [page|leaf|bit of paper|corner]. It was quite soft from being [unfolded|looked at|carried about|taken out].`,
      `“What is the [longest|most] you ever waited for [anything|anyone|a thing]?” {hero} [asked|wanted to know].
        Sukie looked through her book, past [sneezes|kettles|haircuts] and [buses|baths], to the first page. It [only|just] said: Dad, [ship|lorry|boat train], and a time with no end to it.
        ¶ “Still [running|going|counting],” she said, and [snapped|clapped] it shut.
        @mysterious Inside her [coat|apron|pocket] a second watch could be heard, ticking [very|quite] evenly.`,
      `There was milk left, so {we} had a [race|contest|championship]: who could drink it [most slowly|slowest]?
        Sukie [lost|came second], by [an hour|a mile|most of a pint]. She had never come last at [anything|anything at all], and she [lay down|sat on the crate|took her shoes off] to feel what it was like.
        ¶ “[Roomy|Like weather|Slow|Quiet],” she told {him}.
        @humorous She has asked for a [rematch|replay|second go|return match], slower.`,
      `“We’re [late|terribly late|behind|dreadfully behind],” said Sukie. “We’re early,” she said, [a bit further on|by the next gate|after the bend|a field later]. Then she [shook|wound|listened to] the [watch|stopwatch].
        {hero} asked [what for|for what|late for what]. She opened her mouth, [wide|all ready], and [thought|stopped|shut it again].
        ¶ “I’ve never [looked at|timed] that end,” she said, and walked beside {him} for a whole [lane|orchard|cornfield] at no speed.
        @neutral [By {his} count it|It] was [four hundred|three hundred|five hundred and six] steps long.`,
    ],
    quarrel: [
      `“[Two minutes|A minute and a half|Ninety seconds|A hundred seconds],” said Sukie. “That is all it [would have taken|takes] to [ask me|tell me|say]. I timed it [just now|twice|on the way|to be sure].”
        {hero} said she was too [small|little|young] to understand, and wished {he} had [bitten the word in half|swallowed it|said anything else].
        The cart [rolled|went], faster and faster, and did not call out [a number|anything|the score].
        @emotional One [bottle|pint] of milk stood in the [road|dust|grass] where it had been, with the top on.`,
      `Sukie said [nothing at all|nothing], for [nine|eleven|twenty] seconds. {hero} had not known that she [could|had it in her].
        ¶ “You [went|set off] without saying [go|ready|steady],” she said then. “That’s a [false start|foul|fault|no start]. You have to [begin again|go back] or you’re [out|not in it].”
        {he} would not, and she [turned|swung] the cart round and was [off|away] over the [hill|bridge].
        @humorous She took the corner in [style|two|total silence|one, on one wheel].
        @mysterious The watch went on ticking [behind|beside] {him}, [somewhere|a while].`,
      `The cart had stopped by [itself|the gate], and Sukie got [down|out] and took {his} [bag|lunch] off it, and set it on the [wall|grass].
        ¶ “[There|So|Right|Well],” she said. “Now you can go [along |]at your own [speed|pace|rate].” Her voice had gone [up|thin|small|flat].
        {hero} let her, and [shrugged|whistled], and it is a thing {he} would [give|swap] a great deal to have [back|over again].
        @neutral It had been [four|six|five|several] days.
        @dramatic She did not [push off|look round|race off|shout]. She [just|only] let the hill [have|take|decide for] her.`,
    ],
    back: [
      `“One day, two hours and [nine|eleven] minutes,” said Sukie, arriving [backwards|sideways|by ditch]. “That’s how long I can be [cross|angry|without anybody|in a temper]. It’s [a record|my best|the record|enough], I stopped the watch.”
        ¶ “I shouldn’t have said [small|that|any of it],” {hero} told her.
        ¶ “[No|Quite|You shouldn’t|True],” she agreed. “Get [in|on|aboard|up]. I’ve [warmed|kept] the [seat|handle|string].”
        @dramatic She [held|stuck] out her [hand|right hand|milky hand], hard and quick, and {we} shook on it.`,
      `Something small was coming up the [hill|road], [pushing|carrying] the cart this time, a [step|rung] at a [time|go].
        ¶ “I’m not [timing|counting|racing|in a hurry],” said Sukie. “I [threw|put|left] [it|the watch] in the cart. It [takes|can take] as [long|much|many hills] as it takes.”
        {hero} ran down and [pushed|took] the other [side|handle], and nobody knows to this day how [long|many minutes] it was.
        @humorous Sukie [thinks|reckons|says about|puts it at] nine.
        @mysterious The watch had [stopped|slowed down] by itself, to [wait|listen].`,
      `There was a line across the lane, in [chalk|flour|jam], and Sukie behind it, bent [over|double], with one foot [back|up].
        ¶ “Proper [start|go|beginning|race],” she said. “You say sorry on [three|go], and so do [I|we].”
        {we} did, and it came out [together|a dead heat], and then {we} had to [run|race] because one [does|must].
        @light It was a [tie|draw], at the [tree|gate].
        @emotional She had [practiced|tried] it [alone|on a cow|into a churn] first.`,
    ],
  },
  {
    name: 'Ambrose',
    gender: 'm',
    meet: [
      `A boy lay on his [front|stomach] in the road, drawing round a [beetle|pebble|snail].
        ¶ “[Mind|Careful of] the [north|coast|best bit],” he said. {hero} [lifted a foot off|jumped off|moved off] it. “I’m [Ambrose|called Ambrose|only Ambrose|Ambrose, by the way]. I [do|draw|make] [|the ]maps. This is the [lane|gutter|ditch], it’s [nearly all there|almost done|very like].”
        When he heard about {noun} he rolled up [the lane|his paper] at once. Nobody had ever [asked|sent] him for anything [not found yet|so far off|he had to look for].
        @mysterious On his map there was a [door|little door] in the [hedge|wall|bank]. There was [none|nothing like it] in the [real|actual|other] one.
        @light Whatever lay in the middle was put in as a [hill|hillock] and was [flattered|pleased|said to be taller ever since].`,
      `“Is [that|this] left?” asked a boy at the [crossroads|corner|fork], holding up a hand.
        {hero} said it was [right|the right|the other one]. “I [thought so|was afraid so|always guess],” the boy [said sadly|sighed]. “Ambrose, [maps made|maps and plans|maps while you wait|maps of all sizes]. They’re [perfect|beautiful|very exact], but they all turn out to be of [somewhere else|the way back].”
        {hero} {was} going somewhere else, to find {noun}. So {we} shook hands, [the left ones|left and right|mostly left|whichever they were].
        @humorous It [took|needed] [three|two|several] goes.
        @emotional He had drawn an L on his thumb in [ink|red ink], and somebody at school had [laughed|rubbed it off|put an R on the other].`,
    ],
    banter: [
      `Ambrose was [making|finishing] a map of {his} [left pocket|satchel|hat].
        ¶ “Here be [crumbs|fluff|buns|string],” he wrote. “Here is a [cliff|lake|mountain|swamp]. And what’s [this|that|the gray bit], [by|under] the seam?”
        {hero} [felt for it|fished it out|put a finger in]. It was a [marble|penny|bent key] that had been lost since the [winter before last|spring|flood].
        ¶ “[Treasure|Buried treasure],” said Ambrose, and [inked|colored|lettered] it in.
        @light {hero} spent the next hour finding things to be lost in the [other one|next one|lining].`,
      `“[Left|Right|This way],” said Ambrose firmly, [at a fork|where the road split], and went the other way.
        {hero} followed, since it seemed unkind to [mention|notice] it. There were [wild |]strawberries along that side, a whole [bank|ditch|hedgeful] of them.
        ¶ “You see,” said Ambrose, “one [only|just] has to [know|feel|trust] the way.”
        @humorous It was [entered|put] on the map as a [short cut|main road|scenic route], and was nothing of the kind.`,
      `On a [wall|log|sunny step], over sandwiches, Ambrose showed {him} the [map|one map] he had never finished.
        It was of his [house|home|own house|mother’s house]. Every room was there down to the [mousehole|bath plug], except for one at the [end of the landing|top of the stairs|back].
        ¶ “[My brother’s|My big brother’s|That’s his|My brother’s room],” he said. “He went [off |]to [sea|college|live with the aunts]. I [didn’t|don’t] like to [measure|go in|rule it].”
        @emotional {hero} said that one could leave a door [open|ajar|undrawn] on a map. He borrowed the [rubber|best rubber|blue pencil|good pencil].`,
      `“How [big|long] is a while?” asked Ambrose, with his pencil [ready|out|licked]. “[People|They] keep telling me it’s a little while to the [next town|sea|top].”
        {hero} [walked|paced|strode] one out for him, along the [verge|wall|ditch]. It [was|came to] [nineteen|thirty|twenty-two] steps.
        He wrote it in the [corner|margin], next to the [yards|inches|furlongs] and the miles.
        @neutral Later he had it checked against a [milestone|canal|vicar], and it was [right|correct].`,
      `Ambrose had drawn a [sea serpent|dragon] across the whole of the next [valley|common|parish].
        ¶ “I get [bored|nervous|lonely] where I don’t know[| the way],” he said. “So I [put|draw] in something with [scales|teeth|a great many feet].”
        {hero} looked over the [hill|top|rise]. There was [only|just] a [pond|farm|man asleep], and a string of washing with a great many legs.
        @mysterious [One|A] pair of stockings had no owner, and it was [very|remarkably|unreasonably] long.`,
      `It is [hard|no joke|two people’s work] to fold [up |]a map. {we} had been at it for [an hour|half the afternoon], {hero} at one end and Ambrose somewhere in the middle.
        ¶ “[Try|Fold] it the way it doesn’t [want to|like|expect],” said Ambrose’s voice.
        It went, all [at once|together], with a [snap|sigh|clap], and he was in it.
        @dramatic Nothing [moved|stirred|rustled|in it made a sound]. Then a [penknife|ruler|pair of scissors] came through the paper, and cut a [door|window].`,
    ],
    quarrel: [
      `Ambrose looked at what {hero} had done, and then for [some time|a minute|longer] at his map.
        ¶ “I [put you|had you] [in the middle|first|in gold],” he said. “You went off the [edge|paper], and you never [even said|told me|looked round].”
        {hero} told him that it was a [silly|useless] map. It was [far|much|a good deal] too late to fold that [up|up again].
        @mysterious He left by the hedge, through a [gap|gate|stile] that had not been there[| before].`,
      `Ambrose got out his [rubber|india rubber], and rubbed, for [some time|ages], at the place where {we} [were|stood].
        ¶ “It was [us|two people|company|you and me],” he said. “Now it’s a [path|place to fall over|blank|smudge].”
        {hero} said maps were for [babies|people who got lost], and he [nodded|wrote that down], and [went|walked] off the [edge|top].
        @light He had to come [back|round] for his [pencil|sock].
        @emotional The rubbing had gone [through|right through] to the [other side|grass].`,
      `¶ “I asked which way,” said Ambrose, “and you said [straight on|nothing], and you’d [gone|been] [round the back|another way].”
        He [folded|rolled] the map small, and then [smaller|once more], until there was [nothing|no road] to hold.
        {hero} could have [caught|called] him at the [stile|corner]. {he} looked at {his} [shoes|boots], and then he was [past|gone].
        @humorous He had gone [left|wrong], as it [happened|turned out].
        @dramatic It was getting [dark|late], and he had the [lantern|only sandwich].`,
    ],
    back: [
      `The [paper|map] came first, under the [gate|door|stile], and then Ambrose.
        He had drawn the [whole|entire] quarrel, to [scale|the inch|one in a thousand]. It was [tiny|no bigger than a pea|quite small|small enough to lose]. [All round|Round] it he had left white, for [later|what came next|the other half of it].
        ¶ “I went left,” he [said|explained|admitted|told the paper]. “So I came [straight back|back|right round|all the way round].”
        @emotional {hero} signed it at the bottom, and under the name wrote Sorry, in {his} [best|neatest|roundest] letters.`,
      `On every [gatepost|stone] for a mile there was an arrow, and they all [pointed at|led to] {him}.
        Along them [came|crept] Ambrose, [nose|eyes|spectacles] to the ground. “I mapped where you’d [be|got to|gone|come out],” he said. “I’m never [right|sure], but I thought I’d [best|better] [try|follow it].”
        ¶ “You [are|were] right,” {he} said, and he had to [sit|lie|put the pencil] down.
        @humorous He has [framed it|colored it in|had it bound|hung it up].
        @dramatic He had crossed the [bog|river], with [one|no] boot.`,
      `{hero} drew a [map|map of {his} own|sort of map]. It had [one|a] road on it, and two people, rather [close|squashed], and it was the worst map ever [made|drawn].
        {he} pinned it to a [tree|gate] and hid; and by and by came Ambrose, who [read|studied] it, and got out his [pen|rubber], and put in the [sandwich|sun].
        ¶ “[North’s|The north’s] wrong,” he said, to the [bush|wall|beetle]. “Otherwise it’s [perfect|quite true|the best I’ve seen|the way it was].”
        @light The sandwich was [cut|drawn|measured] in [two|half].
        @neutral It hangs in the [hall|kitchen] now, [upside down|at the wrong end].`,
    ],
  },
  ...moreCompanions,
];
