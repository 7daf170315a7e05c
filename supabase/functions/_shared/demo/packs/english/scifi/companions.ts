import type { Companion } from '../../pack.ts';

export const firstCompanions: readonly Companion[] = [
  {
    name: 'Paternoster',
    gender: 'm',
    meet: [
      `On the next seat sat a lunch box on tripod legs, with a grille, and the long arms of a gate //and it [coughed|chimed|cleared a throat].
        ¶ “[Which floor|What floor|Going up]?” it asked. “[Force of habit.|I beg your pardon.|No. That’s over.] I was [a lift|once a lift|the lift at Hume’s], Paternoster, and they took the [shaft|building|street].”
        {hero} said that {he} {was} looking for {noun}, and it thought that this sounded like [up|the ninth|a long way up].
        @humorous In the box was also a [sandwich|pickle|second sandwich], for ballast.
        @neutral It had run for [sixty|forty|ninety] years without a fault, but one.`,
      `Somebody had left a mind in Lost Property, in a [dented|brass|green] lunch box with legs and long thin arms, and it begged <me|you|{name}> not to [close|sit on|label] the lid.
        ¶ “[I am used to doors|I was a lift|I did forty floors],” it said. “[Take Paternoster along|Take me along, Paternoster|My name is Paternoster]; I never saw where anybody [went|got to|lived].”
        {hero} signed for it, as one [brown|talking|small] box, and it came, on its three legs, after {noun}.
        @emotional It said good morning to [everyone|each lamp|the pavement], as it had for years.
        @light It weighed about as much as a [cat|good cheese|bowling ball].`,
    ],
    banter: [
      `{companion} knew only up and down, and took [corners|level ground|the horizon] very hard.
        ¶ “What do you call [this|that|the way we’re going]?” he asked, and {hero} told him: along.
        ¶ “[Along|A-long|Along, along],” said {companion}, in the tone of somebody with a new [hat|vice|tooth].
        @light He wanted to do it again, [faster|with the lid off|backwards].
        @humorous He had thought it was a [rumour|religion|euphemism].`,
      `{companion} announced things, from habit: [haberdashery|gloves|ladies’ shoes], when {we} passed some, and the weather on the roof.
        In silence he [hummed|played strings|did pan pipes], very low, so that nobody should feel alone with the others.
        {hero} found that {he} [breathed|walked|chewed] in time to it.
        @mysterious Between two bars he said, “[Thirteen|Not that floor|Don’t get out],” and went on.
        @emotional,mysterious They used to [cry|rehearse|hold hands] in there, he said, between floors, people did.`,
      `It came out [at night|slowly|on some stairs]. {companion} had once [stuck|stopped|hung] between nine and ten, for two hours, with a [bride|surgeon|boy with a kite] in him.
        ¶ “I could have [let go|dropped the brake|given up],” he said. “I [held|didn’t|thought about it].”
        {hero} asked who had been waiting on [ten|the tenth|the other side], and he shut his grille.
        @dramatic In the box something [sparked|clicked|ran down].
        @neutral The report had found [no cause|a hairpin|dust].`,
      `¶ “Would {noun} go [up|as a rule up|mostly up],” asked {companion}, “or down?”
        {hero} thought that it was [more a matter of where one stood|neither|hard to say].
        ¶ “[Everything’s one or the other|It’s one or the other, in the end|You say that now],” said the box, kindly, “once the cable goes.”
        @humorous He apologised for the word [cable|end|goes].
        @light He did a very good [bell|ninth floor|slow arrival], to cheer {us} up.`,
      `At a real lift, {companion} asked to be [introduced|held up to it|left alone with it for a minute].
        {hero} stood by with {his} face [averted|to the wall|full of bun]. There were some clicks, and a [long sigh|blush|clash] of doors.
        ¶ “[He’s never seen the roof|She thinks she’s a cupboard|He’s from a good firm],” said {companion} afterwards, “and I said [it’s overrated|it’s blue|I’d write].”
        @emotional For an hour he did not [chime|announce a thing|ask the floor].
        @neutral It had been a [goods|six-person|hydraulic] model.`,
      `When the crowd pushed, {companion} said, “Stand [clear|back|in], please,” in his old voice, and four hundred people [did|obeyed|faced the front].
        {hero} walked through them with the lunch box [held out|on {his} head|like a lantern].
        ¶ “[It’s all in the please|They like to be told|It never fails],” he said, and was unbearable until [supper|dark|the next crowd].
        @light Two of them had given their [floor|names and floors|hats].
        @dramatic Somebody at the back had a [knife|warrant|needle], and stood clear too.`,
    ],
    quarrel: [
      `¶ “Put me [down|on a shelf|on the wall], please,” said {companion}. “I held that brake for two [hours|hours and more|hours, once]. You could have held it for [ten minutes|a night|one more day].”
        {hero} set the box on a [ledge|bench|step].
        The grille was [shut|dark|cold], and behind it, faintly, there was no music.
        @emotional,mysterious {he} went back once, and heard him [chime|ask a pigeon the floor|announce gloves].
        @neutral The shelf was marked [LEFT|UNCLAIMED|TO BE CALLED FOR].`,
    ],
    back: [
      `A porter came running after <me|you|{name}> with a lunch box at arm’s length, for it was [shouting|singing|announcing].
        ¶ “I have been thinking,” said {companion}, “on a [shelf|hook|windowsill], where there is no up. [Doors opening.|Do get in.|Is there room?]”
        {hero} lifted the lid and said it, and got a [chime|chord|long pause] for answer.
        @light He had a ticket on him, for [soup|a bicycle|two hats].
        @humorous The porter had been told nine [floors|departments|things about gloves].`,
    ],
  },
  {
    name: 'Okafor',
    gender: 'f',
    meet: [
      `A customs officer in full uniform sat on a [crate|trunk|coil of rope] with nothing to search.
        ¶ “Okafor, [suspended|suspended, with tea|on leave, as they call it],” she said. “I was honest at the wrong [end|minister|moment]. Anything to [declare|declare at all|show me]?”
        {hero} declared {noun}, not found yet, and she got out her [pad|stamp|good pen] and came, to see it done properly.
        @neutral She had the rank of [Inspector, second class|Sub-collector|Searcher].
        @humorous She searched <my|your|{name}’s> [sandwich|hat|excuse], and passed it.`,
      `¶ “Stop there,” said a woman in [braid|buttons|a peaked cap], out of what seemed to be pure unhappiness.
        She was Officer Okafor, sent home for opening the wrong [crate|yacht|diplomat].
        {hero} let her go through {his} bag, and she did it so [beautifully|kindly|thoroughly] that it was a pity to part.
        @emotional She folded each thing [better|again|as if it were somebody’s].
        @light She stamped <my|your|{name}’s> [hand|bun|itinerary], for luck.`,
    ],
    banter: [
      `{companion} could tell by the walk what anybody had [hidden|on them|not declared].
        ¶ “[Cheese|A cheese|Two cheeses],” she said, as they went by. “[Diamonds|A budgerigar|Love letters]. Nothing, and that’s [worse|sadder|a lie].”
        {hero} asked what {he} walked like {himself}, and she [looked ahead|changed the subject|said not on duty].
        @mysterious At one man she [said nothing at all|took off her cap|counted his feet].
        @humorous The cheese was always [goat|for Mother|a surprise to them].`,
      `At night she stamped: [a leaf|the receipts|the edge of the newspaper], with her own small stamp, neatly, PASSED.
        ¶ “It gets to be a [wish|way of looking|comfort],” said {companion}. “You think, let it [through|by|in].”
        {hero} held out {noun}, in a manner of speaking, and she [breathed on|inked|lifted] the stamp and did the air.
        @emotional,mysterious One she did over, because it was [crooked|pale|not kind enough].
        @neutral The date on it could be [changed|turned|set to any day], and was not.`,
      `There was one ship that {companion} had let [through|by|go], on a [wet|busy|Christmas] night, unopened, out of pity for the man.
        {hero} did not ask what had been in [her|the hold|number two].
        ¶ “It said [toys|toys, mixed|toys, for a school],” she said, “and I was cold.”
        @dramatic She held her right hand in her [left|pocket|lap], the stamping one.
        @mysterious Each time a ship hooted she [counted|closed her eyes|said a number].`,
      `A boy tried to sell {us} a watch, and {companion} looked [at it|at him|into it] for some time.
        ¶ “[It’s your father’s|It’s not yours yet|You’ll want that],” she told him, “and the spring’s gone, [here|see|poor thing].”
        {hero} held the [torch|screws|boy], and at the end it went.
        @light He tried to sell {us} a [radio|bicycle|grandmother], then, to have it mended.
        @humorous She charged a duty of one [toffee|joke|clean handkerchief].`,
      `At each border {companion} stood in the [queue|line|rain] like everybody else, with her jaw [set|out|just so].
        The young officers [never opened|passed over|smiled at] the right thing. {hero} could feel her [itch|hum|not say so].
        ¶ “The [lining|heel|cake],” she said to one at last, quite low, and then: “[Forgive me.|As you were.|You have nice hands.]”
        @humorous In there was, in fact, an [alderman’s pearl|heirloom leek|even smaller suitcase].
        @dramatic The man with the case [ran|went white|reached inside].`,
      `¶ “If it came over my counter,” said {companion}, “I’d put {noun} down as [household|livestock|perishable].”
        {hero} thought [gift|sentimental|of no commercial value], and {we} argued it, with [diagrams|section numbers|passion], as far as the next [stop|lock|bulkhead].
        It was the most fun that either had had for [weeks|a month|some time].
        @light {we} settled on [other|miscellaneous|see over].
        @neutral The duty would have been [nine|four|eleven] per cent.`,
    ],
    quarrel: [
      `¶ “You signed for that with a [straight|clean|nice] face,” said {companion}, and put the cap on her pen.
        It was what they all [said|did|had], {hero} knew: a good [reason|mother|cause], and the box not opened.
        She tore the page off her pad, [gave it to <me|you|{name}>|laid it on a wall|folded it in four], and went.
        @neutral It said [SEIZED|HELD|NOT PASSED], and the time.
        @emotional,dramatic She had not [shouted|looked round|made a copy], which was the worst of it.`,
    ],
    back: [
      `Boots came up behind, [in step|at the double|very even], and stopped.
        ¶ “I went to find that ship,” said {companion}, “the one I [passed|waved on|didn’t open]. [Twelve years on.|After all this time.|I had to know.] And it was [toys|toys, all toys|toys, to the last doll].” Her chin was [not steady|wet|out].
        {hero} moved {his} bag along the [bench|wall|step], for her to search.
        @light She found a [bun|toffee|pressed flower], and impounded it.
        @dramatic She had her [cap|badge|stamp] in her fist, and threw it [a long way|in the lock|down].`,
    ],
  },
  {
    name: 'Tuan',
    gender: 'm',
    meet: [
      `A man in a botanist’s waistcoat came pushing a [pram|trolley|bath chair], and in it, under a rug, sat a fern.
        ¶ “[Don’t wake Gerald|He’s only just off|Not so near, please],” he said. “[Doctor Tuan.|I’m Doctor Tuan.|Tuan, Doctor.] We travel for his [fronds|chest|nerves]. You smell of [departure|soil|hurry].”
        {hero} told him about {noun}, and the fern, distinctly, uncurled, and so they [came|joined {him}|turned the pram round].
        @light Gerald had his own [hat|ticket|toothbrush].
        @neutral He was a hart’s-tongue, aged [nine|forty|eleven].`,
      `¶ “Would you hold [Gerald|him|my fern] a moment?” asked a stranger, and put a flowerpot into <my|your|{name}’s> arms.
        He needed both hands for the [gate|form|sneeze]. He was Doctor Tuan, lately of the [Institute|Garden Ring|Chair of Mosses].
        The fern would not let go [again|afterwards|for anything], and it seemed simplest to go after {noun} all three.
        @emotional It had hold of one [finger|button|cuff], like a baby.
        @humorous It did not like [everyone|the Dean|jazz], said the doctor.`,
    ],
    banter: [
      `{companion} read to the fern each evening, from whatever there was: a [timetable|safety card|cookery page].
        ¶ “He likes a [plot|refrain|stern tone],” said the doctor. “[You try.|Have a go.|Your turn.]”
        {hero} read about the life jackets, with [feeling|pauses|voices], and a frond came slowly round {his} wrist.
        @light At the whistle, for attracting attention, it [trembled|shook with what may have been laughter|sat up].
        @emotional {he} read it [again|twice more|to the end], including the address of the printers.`,
      `{companion} had told a [congress|full hall|king] that the moss of Hebe could [sing|count|forgive], and it had not.
        ¶ “[Not on the night|Not that night|Not in front of them],” he said. “It’s [shy|provincial|very truthful].”
        {hero} said that a good many could not sing [on the night|when asked|before a king].
        @dramatic The doctor turned the pram [so hard|round|aside] that earth flew.
        @mysterious On a wall near by some moss, just then, [stopped|drew breath|was not silent].`,
      `There was one can of water between the [three|lot] of {us}, and {companion} poured the first [cup|capful|thimble] on Gerald.
        {hero} looked at the fern, which was [pale|limp|trying not to look], and poured {hers} after it.
        ¶ “[He’ll remember it|He knows|He’d do the same],” said the doctor. “He has no hands, so it [takes longer|goes in|adds up].”
        @emotional Next day there was a new [leaf|frond|curl], very small, pointing at {him}.
        @neutral It came to a [hundred|eighth|fifth] of a litre.`,
      `¶ “Botanically [speaking|considered|put],” said {companion}, of {noun}, “what does it want? [Light?|Company?|To be cut back?] Everything wants one of nine things.”
        {hero} ran through the nine and thought it was [number four|two of them|a tenth].
        The doctor stopped dead and [wrote it down|took off his glasses|told Gerald].
        @humorous Number four was [drainage|aphids|applause].
        @light {we} named the new one after <me|you|{name}>, in [Latin|dog Latin|pencil].`,
      `A guard said [no plants|no ferns|nothing green]. {companion} drew himself up, and said that this was his [uncle|son|lawyer].
        There was a silence, in which Gerald, who had never done such a thing, [bowed|held out a frond|dropped a spore].
        {hero} signed as a [witness|cousin|character reference], and the guard saluted both.
        @humorous He did ask whom it [took after|voted for|favoured].
        @dramatic Behind {us} a scanner had begun to [whine|turn|show red].`,
      `{companion} walked with one hand trailing along the [walls|pipes|gutters], and looked at his fingertips after it, like a man at [cards|a rosary|his post].
        ¶ “[Lichen|That’s lichen|Crustose],” he told <me|you|{name}>, “and four hundred years old. It’s [seen some boots|got opinions|the senior citizen here].”
        {hero} stepped off the [kerb|grating|edge] from then on, so as not to tread on it.
        @mysterious One patch was in the shape of [a hand|{noun}, almost|a map of the place].
        @neutral It grows by a [millimetre|hair|whisker] a year.`,
    ],
    quarrel: [
      `{companion} was [shaking|grey|wiping his glasses], and had turned the pram so that the fern should not see.
        ¶ “I’ve been [wrong|laughed at|a fool], you know,” he said. “I was never [in such a hurry|so sure|sorry so late]. He’s at a [tender|green|difficult] age.”
        They went off down the [ramp|street|gangway], with one wheel squeaking.
        @emotional,mysterious One frond was reaching back over the [side|hood|handle], as far as it went.
        @dramatic The wheel could be heard for [ten minutes|two streets|longer than it should].`,
    ],
    back: [
      `A wheel squeaked, [at some distance|behind a wall|round the corner], and squeaked again, like somebody who waits to be asked.
        ¶ “I was going [home|north|for good],” said {companion}. “He leaned, and leaned, till the pram went [round|in circles|into a canon].”
        {hero} got down on {his} knees and told [them both|the fern|the pot] that {he} {was} sorry.
        @light He has been [in leaf|unbearable|humming] ever since.
        @humorous The canon had been [very decent|pollinated|run over twice].`,
    ],
  },
];
