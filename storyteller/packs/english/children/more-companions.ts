import type { Companion } from '../../pack.ts';

export const moreCompanions: readonly Companion[] = [
  {
    name: 'Augusta',
    gender: 'f',
    meet: [
      `In the middle of the road stood [a goose|a large goose|an elderly goose] in a white coat, with a [lollipop|round sign] on a pole. It said STOP[|, in red|, twice|, on both sides of the T].
        {hero} [stopped|did|stopped at once]. There was no traffic, and had been [none|nothing] since [Easter|the harvest|the flower show].
        ¶ “[Augusta|Miss Augusta|I am Augusta|Augusta, Miss]. [Crossings|Roads|Curbs|Road safety],” said the goose. “[Retired|Formerly|Thirty years|Until lately]. [Where to|Destination|And you|Which way]?”
        ¶ “To {noun},” {hero} said.
        ¶ “You’ll [meet|need|be wanting] [|several ]roads,” said Augusta, and came.
        @humorous She saw {him} across the [pavement|lawn|flower bed] [to begin with|first], for practice.
        @dramatic The [other|far|back|hinder] side of the sign said GO. It looked as if it had [hardly|seldom] been [used|held up|let out].`,
      `“Look right, look left, look [up|behind|under],” said somebody, and there was a [goose|white goose], with a hat.
        {hero} looked in all the directions and said that {he} {was} only looking for {noun}.
        ¶ “[In that order|Today|By yourself|On foot]?” asked the goose, whose name was Augusta. For thirty years she had seen [children|hens] over the road, and never [gone along it|been further|asked where it went].
        @light She folded up her [stool|pole|knitting|newspaper] then and there.
        @neutral It was [going to be |]a [long|winding|dusty] road. She [had|brought] a [timetable|sandwich|thermos].`,
    ],
    banter: [
      `A lady with a [pram|hat|parasol] said what a [fine|sweet] duck that was.
        Augusta drew herself up, and went on [doing so|up|rising] for [some time|quite a while]. {hero} could feel the [cold|draft|frost].
        ¶ “[She meant it nicely|She didn’t know|It’s just what they say],” {hero} whispered.
        ¶ “So does [rain|mud|a puddle|hail],” said Augusta, “and I’ve never been called that, either.”
        @dramatic The lady was made to wait for [eleven|seven|fifteen] minutes, at [an empty|a perfectly empty] road.`,
      `Augusta stopped [everyone|all of it|the entire road] with one wing, for there was an ant on the [path|curb].
        Then there was [another|one more|a second|an ant behind it]. It was, [as it turned out|it appeared], [a procession|a wedding|market day].
        {hero} ate a whole apple, and sat down, and by the end was [waving|throwing grass seed].
        @light The bride was [carried|late|in white, mostly|the one with the petal]. She had [borrowed|been lent] something [blue|old|round].`,
      `“Were you ever [frightened|afraid|nearly hit|at all scared]?” {hero} asked, “[in the middle of the road|out there|in the thirty years]?”
        ¶ “[Once|One time|Yes|A single time],” said Augusta. “There was a [small|very small] boy who [wouldn’t hold|let go of|took no notice of] my wing.” She [walked a bit|smoothed a feather|coughed|looked right and left]. “He’s a [bus driver|milkman|lorry driver|postman, with a van,] now. He [stops|slows down|waves] when there’s [nobody|no one] there.”
        @emotional She [said|told] it to the [hedge|gate|curb]. Her beak was [perfectly|almost|quite|very nearly] steady.`,
      `At night Augusta slept on [one|her left] leg, with the sign at STOP, in case of [dreams|foxes|fast carts].
        {hero} woke and saw it had been [turned the other way|moved|turned to GO].
        ¶ “I was [seeing|helping|letting] one across,” Augusta said, with her eyes [shut|closed|not quite open]. “It was only [little|a nice one|a hedgehog, in slippers|a short one]. [Go back to sleep|Mind your own side|Good night|Sleep well].”
        @mysterious In the [grass|dew] there was a line of [prints|small prints|wet prints], going from one side to the other.`,
      `There was a [stream|ditch] to cross, and {hero} waited for Augusta to swim.
        ¶ “I’ve [a coat|my good coat|the wrong coat|my clean coat] on,” said Augusta. She looked at the water, and [then at|at] [nothing|her feet|the far bank]. “And I never [learned|had the time|did|began]. There was always [somebody|someone] wanting to be [crossed|seen over|waited for].”
        So {hero} [carried her|carried her over|took her across, like a tray].
        @humorous She held up the sign [throughout|all the way|for the fish|to the last]. A [|small ][fish|trout|water beetle] stopped.`,
      `Augusta had a rule for everything, and the [one|rule] for biscuits was that the [smallest|youngest|quietest] goes first.
        As nobody would say [how old|what sort] [anybody|she|anyone at all] was, the biscuit sat on the wall.
        {hero} broke it at last, and gave her the half with the [sugar|edge].
        @neutral It was an oat biscuit, of the [ordinary|medium|larger|second-largest] size.`,
    ],
    quarrel: [
      `“One waits for the [sign|sign, {name}|word|wing],” said Augusta. “One [asks|looks round|says|stops]. One does [not|not, ever,] [run out|dash off|gallop] on one’s own.”
        {hero} said that she was not {his} [mother|aunt|teacher], and that the sign was only a [lollipop|stick|bit of tin].
        She [turned it to GO|turned it round|showed {him} GO|let it swing to GO]. She [held|kept|left] it [there|so] until {he} had gone past.
        @emotional It is a [small|short|plain] word, and she had never [used it|said it] like that.`,
      `Augusta took off her white coat and [folded|hung] it [up|over a gate]. {hero} had never [seen|met] her without it. She was [smaller|a plain goose|rather a thin goose|a good deal whiter, and less].
        ¶ “There is no [use|point] in a sign,” she said, “if [one is|it is only to be] [waved|hissed|trotted] past[ it|].”
        Then she walked off down the middle of the [road|lane], where anything might have [come|been].
        @neutral Nothing [came|did|so much as rolled|had]. It was a [quiet|Sunday|deserted|very empty] road.
        @emotional {he} [watched|looked] both ways for her, as far as [the bend|{he} could see|the last tree].`,
      `¶ “STOP,” said the sign, and {hero} had [not|only speeded up|gone on]. That was [all|the whole of it], and Augusta [said so|turned it over], and over.
        ¶ “Thirty years,” she said, “and not one [lost|cross|wet shoe|dropped]. You have [spoilt|ruined] my [thirty years|wing|figures].”
        {he} [laughed|pulled a face], from being [ashamed|in the wrong], and the neck went up, and [up|higher], and [away|out of sight over the hedge].
        @light She took the [zebra|puddle] with her, it [seemed|felt].
        @mysterious That night something white stood at [every|each] crossing {he} [dreamed|came to].`,
    ],
    back: [
      `There was somebody in the [lane|road|way], in a [|freshly ironed ]white coat, and the sign said STOP.
        So {hero} [did|stopped|stood]. “I ought to have [waited|asked|looked],” {he} said, “and I’m sorry about the [lollipop|sign].”
        Augusta looked [right, and left|left, and right], and [up|behind|over her shoulder]. “[Clear|All clear],” she [announced|said|told the road], and came across to {him}.
        @light She took {him} under [one|her left|her best] wing for [the rest|the whole of the rest], with traffic or without.`,
      `{hero} came to [a road|a wide road|the main road]. It was [empty|an empty one] both ways, and {he} stood on the [curb|edge] and would not [cross|budge], for [half|most of] an hour.
        ¶ “Quite right,” said somebody behind {him}, and [there was|out came] a [white|clean|long] wing. “One never [knows|can tell|is too old for it|ought to alone]. [Shall we|Ready|Together|Well]?”
        {we} looked [right|left], and [left|right], and then at each [other|one], and [crossed|went].
        @humorous A leaf went [by|over], at [speed|a walk].
        @emotional She held on a bit [longer|tighter] than the [road|traffic] [needed|called for].`,
      `The sign stood in the hedge by itself, with GO to the [road|front], and on it in a small [careful|sloping] hand, “[If|When] you like.”
        {hero} went past it, and [round|along], and there was Augusta on a [milestone|bucket], with her back to {him}, [not looking|watching the sky].
        ¶ “I was [rude|hasty|wrong|in a temper],” {he} said. “I was [stiff|starchy],” said Augusta, and that was [both|all] of it.
        @light They [saw|walked] a hedgehog over, to [celebrate|finish].
        @mysterious It had been waiting since [Tuesday|they parted|the first dew|the night before].`,
    ],
  },
  {
    name: 'Humphrey',
    gender: 'm',
    meet: [
      `A scarecrow was [waiting|standing] at the bus stop, with a [cardboard|very small|tartan] suitcase.
        ¶ “[Humphrey|Humphrey, how d’you do|The name’s Humphrey|I am Humphrey],” he said. “On [holiday|a walk|leave|my day off]. I’ve had the [one|same] field for [nine|eleven] years. Is it all [fields|like this|outdoors|so far apart]?”
        {hero} said that there was also {noun}, somewhere, and that {he} {was} going to look.
        ¶ “Would there be [|any ][sparrows|crows|starlings]?” asked Humphrey. He [came anyway|came, all the same|fetched his other hat|came, though not in front].
        @humorous The bus had last called [in the war|before the road|when it had horses|for somebody’s grandfather]. He thought it might be [late|full|a slow one|held up].
        @emotional He had packed [one|only one] thing, and it was a [turnip|gatepost|pebble] he was fond of.`,
      `The straw by the [roadside|gate|haystack] sat up and wished {him} a [|very ]good morning.
        ¶ “I fell off a [cart|pole|gate],” it [said|told {him}]. “It’s [quite all right|nothing|only straw], I’ve [more|plenty] inside. [Humphrey|Humphrey’s the name|Humphrey, by the way|Humphrey, at your service]. I don’t suppose you [need|want] anybody [stood|looked at|leaned on]?”
        {hero} needed somebody tall, to see over hedges for {noun}.
        He was up [before|sooner than] {he} could [finish|point|say how high].
        @light He could see over [everything|most things|the whole parish|all but the trees]. What he [mostly|chiefly] saw, he said, was [weather|cows|the tops of hats].
        @dramatic A [sparrow|wren] landed on his [arm|sleeve|shoulder], and Humphrey went stiff to the hat.`,
    ],
    banter: [
      `Humphrey kept lists up his [sleeve|left sleeve|trouser leg|right sleeve]. [There was one|One was] called Things Frightened So Far, and it was [blank|quite short|mostly margin].
        ¶ “I [had|did have] hopes of a [moth|leaf|young wren],” he said.
        So {hero} crept round the next [corner|tree] and let him jump out, and [screamed|squealed|fell over]. He wrote it down[ at once|], with the [date|time|weather].
        @emotional “You didn’t [need|have] to do it so [well|loudly|nicely],” he said, a good deal later.`,
      `A sparrow [sat down|settled] on Humphrey’s [hat|shoulder|top button] and told him something.
        He stood and shook until [straw|bits|a sock] [came|fell] out. “What does it [want|say|mean to do|have in mind]?” he asked.
        {hero} [listened|bent down|asked it]. “It [wants to know|asks] if that [seat’s|hat’s|arm’s] taken.”
        ¶ “[Oh|Ah|My|Oh, my],” said Humphrey. “[No|No, no|Not at all|By no means]. [Well|At least|That is|I mean]. Not as [such|far as I know|I was told|a rule].”
        @mysterious It stayed until [dark|supper|the stars], and [when it left|afterwards] there was an egg.`,
      `“What’s it like, [stuffing|being straw|having no bones|being all straw]?” {hero} [wanted to know|asked him|could not help asking].
        ¶ “[Dry|Scratchy|Quiet|Light], if one is lucky,” said Humphrey. “Somebody [once |]wrote a [letter|shopping list|birthday card] and used it for my left knee. When I [bend it|kneel] I can [nearly|almost] [read|hear] it.”
        He bent [it|the knee|down|the leg]. [Dear|Two eggs|Six buns], [said|rustled] the knee.
        @dramatic He tried all [afternoon|evening|the way up the hill], but it would not say [to whom|who it was for].`,
      `Humphrey [wished|wanted] to try a [chair|bath|hammock], never having had one.
        There was [one|a good one|one for nothing] [outside|behind] an inn. He looked at it from each side, and {hero} had to show him which way round people [go|bend].
        ¶ “So that’s what’s under [tables|people|hats],” said Humphrey, with [deep|enormous] content.
        @humorous He tipped it a [halfpenny|penny|button] [on leaving|afterwards].`,
      `“I [shall|’ll] have to go back, in the [autumn|spring|end],” said Humphrey. “There’s a row of [beans|peas|sunflowers] that [counts on me|expects it|would worry].”
        {hero} asked if the beans had ever [said so|thanked him].
        ¶ “They [lean|turn|rustle|nod],” said Humphrey. “It’s a thing you’d only [see|notice] if you stood [there|still|all year].”
        @light He showed {him} [how|the angle|the way of it]. [They leaned|There was leaning] at a passing [vicar|postman|bishop], who leaned back.`,
      `When the sandwiches were shared out, Humphrey tucked his into the front of his coat, by the [heart|third button|lining].
        ¶ “It’s getting [thin|short|narrow|drafty] there,” he explained. “Is it [cheese|egg|all rind|ham]? I’ve [always|often] [wondered|wanted to know].”
        {hero} gave him {his} own as well, for the [other side|balance].
        @neutral After that he [rustled|creaked|drooped] less, and [ate|wanted] nothing else that day.`,
    ],
    quarrel: [
      `“I’d have [stood by you|stood with you|been there|been beside you],” said Humphrey. “It’s the only thing I [do|know|was made for|can do]. But I [have|need] to be told [where|when|to].”
        {hero} said that it was not a thing for [somebody|people] with a head full of [straw|hay|chaff].
        Humphrey took his hat off, looked into it, and [agreed|nodded|could not say otherwise|saw what was meant]. Then he [went to find|set off for|looked for] [a field|some field].
        @humorous It is [not easy|hard] to [slam|bang|storm through] a gate when one weighs four pounds. He tried [twice|three times|both hands|with his hat off].`,
      `Humphrey [put|took|let|brought] both his arms down. {hero} had not known that they [went|came] down.
        ¶ “I’d [better|best] get back to the [beans|field|rows],” he said. “They [never|don’t] [go off|plan|grow up] without one.”
        He left a [trail|bit] of straw all along the [hedge|path], and {he} did not [follow|pick it up], and then the [wind|rain] did.
        @dramatic A crow sat on the [gate|post], and [laughed|was not afraid].
        @neutral It was [four miles|four good miles|a matter of four miles|four miles, by the lanes,] to the beans.`,
      `¶ “Was it because I’m [slow|stuffed|scratchy|straw]?” asked Humphrey. {hero} should have said [no|never]. {he} said, “[Partly|A bit|It might be|Perhaps].”
        He thought about it, as he did about [everything|most things], with his head on [one|the wrong] side.
        Then he [buttoned|did up] his coat on the wrong [hole|button], said good [night|bye], and went, [holding|losing] his hat.
        @humorous It was [about |]the middle of the [morning|day|afternoon].
        @emotional He had left {him} the [mustard|warm] [glove|scarf].`,
    ],
    back: [
      `In the corner of the field, against the [sky|hedge|sunset], somebody stood with both arms [out|wide], and they were meant for {him}.
        ¶ “I’ve been [practicing|working at it|in training|busy],” said Humphrey. “On a [|passing ][goat|bull|vicar]. I [went|said] boo, and it [went|sat down|ran].”
        {hero} said that straw was the best thing for a head to be [full of|made of].
        @mysterious Behind him a whole [hedge|row] of [sparrows|starlings|finches] kept very quiet, on purpose.`,
      `The straw went along the [path|wall] in little [bits|wisps], and {hero} picked up each, until {he} had [a hatful|an armful] and no more road.
        At the end was Humphrey, rather [thin|flat|hollow|small in the coat]. “I thought you [mightn’t|wouldn’t] [want|need|have room for] it,” he said.
        {he} put it all back, [left|knee] side first, and did up the [buttons|coat], and they [matched|were right].
        @dramatic It [was beginning|had begun] to [blow|hail|pour], by then.
        @humorous There was some [left over|of it barley|in the soup|in the hat].`,
      `A [crow|rook|jackdaw] [came|flew up] with a message. It was not [afraid|shy] of scarecrows, so it had gone right [up|in] and [asked|listened].
        ¶ “He says,” it said, “he’s practicing [sorry|hallo] on the beans, but they don’t [answer|count].”
        {hero} ran all four [miles|fields], and said [hallo|sorry] back, and he fell [over|flat], being [pleased|light].
        @neutral The beans were [runners|broad|dwarf French].
        @emotional He was [stood|put] up again with both [arms|sleeves] [out|round {him}].`,
    ],
  },
];
