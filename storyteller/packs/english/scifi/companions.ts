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
      `The lunch box on the luggage rack had been [apologizing|chiming softly|saying mind the step] since the last stop, and nobody would [look up|own to it|sit under it].
        ¶ “[Paternoster, late of Hume’s|Paternoster is the name|I was a lift, Paternoster],” it told <me|you|{name}>. “[They never|Nobody|They forgot, and never] [labeled|addressed|fetched] me.”
        {hero} {was} going after {noun}, {he} said, and three thin legs came [down|out|feeling for the floor].
        @humorous It asked {him} to stand [back|clear|in threes] while it got out.
        @emotional It had been round the line [nine|four|eleven] times, not liking to ask.`,
    ],
    banter: [
      `{companion} knew only up and down, and took [corners|level ground|the horizon] very hard.
        ¶ “What do you call [this|that|the way we’re going]?” he asked, and {hero} told him: along.
        ¶ “[Along|A-long|Along, along],” said {companion}, in the tone of somebody with a new [hat|vice|tooth].
        @light He wanted to do it again, [faster|with the lid off|backwards].
        @humorous He had thought it was a [rumor|religion|euphemism].`,
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
        @humorous He apologized for the word [cable|end|goes].
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
      `{companion} had folded his legs and [drawn in|crossed|put away] his arms, as a lift turns its back.
        ¶ “There is a [load limit|last stop|safety catch],” he said. “One doesn’t [joke about|lean on|paint over] it. I’ll take the [next|other|down] one.”
        {hero} walked on with {his} hands [empty|behind {him}|in {his} pockets].
        @neutral It was marked [four persons|nine persons|150 kilos], on the lid.
        @emotional,mysterious The bell rang, behind {him}, for a floor that there [was not|had never been|could not be].`,
      `¶ “[Ground floor|Basement|Lower ground],” said {companion}, though nothing had moved. “[Everybody out.|All change.|This car goes no further.]”
        He got down from the [seat|wall|trolley], one leg at a time, and went off along, as he had never done by himself.
        {hero} could hear him counting [steps|doors|under his breath].
        @humorous He had reached [haberdashery|minus one|gloves] by the corner.
        @dramatic A cart went by, very [close|fast|wide], and the counting [stopped|began again].`,
      `{hero} went to say something, and found the lid [tied down|strapped|taped], from inside.
        ¶ “Out of [order|service|use],” said {companion}. “I carried the rude ones too, you know, as [gently|far|high]. You let one [drop|go|fall].”
        A [child|porter|charlady] took him away by the handle, for a doorstop.
        @emotional He did not say [good morning|mind the step|which floor] to the pavement.
        @neutral The tape was [brown|electrical|gummed].`,
    ],
    back: [
      `A porter came running after <me|you|{name}> with a lunch box at arm’s length, for it was [shouting|singing|announcing].
        ¶ “I have been thinking,” said {companion}, “on a [shelf|hook|windowsill], where there is no up. [Doors opening.|Do get in.|Is there room?]”
        {hero} lifted the lid and said it, and got a [chime|chord|long pause] for answer.
        @light He had a ticket on him, for [soup|a bicycle|two hats].
        @humorous The porter had been told nine [floors|departments|things about gloves].`,
      `All the lifts in that [building|port|street] had begun to stop at <my|your|{name}’s> feet, and open, and [wait|cough|chime].
        ¶ “[They rang round for me|I had them look for you|We have been talking],” said {companion}, from the [ninth|fourth|last] of them.
        {hero} got in with him, and {we} rode up and down [twice|till dark|once, for nothing].
        @light There was [music|a ninth floor|applause].
        @emotional He had kept to the left, and left [room|the rail|a mat].`,
      `Something on three legs was coming against the crowd in a [straight|dead straight|fairly straight] line, which for him was a wild adventure.
        ¶ “I went [along|sideways|round a corner],” said {companion}, “and there was nobody to [tell|announce it to|show].”
        {hero} asked which [floor|department|way] he wanted, and he said this one.
        @light He had taken the last bend at a [run|tilt|gallop].
        @emotional,dramatic One leg was [bent|splinted with a pencil|in a bandage].`,
      `In the dark a bell went, once, quite [low|close|politely], as it does when the [car|lift|cage] has come.
        ¶ “I was [stuck|hung up|between floors],” said {companion}. “One [holds|hangs on|waits], and then it’s ten.”
        {hero} put out a hand, and there was the [handle|grille|lid], warm.
        @humorous He had brought a [sandwich|cushion|kite], in case it was longer.
        @mysterious Behind the grille someone else [thanked him|got out|sighed].`,
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
      `They had taken away her stool, her [kettle|lamp|window] and her gun, and Officer Okafor went on searching [people|prams|the wind] without.
        ¶ “[I’m suspended|It’s not official|You needn’t stop],” she told <me|you|{name}>. “You can [lie|walk past|go round]. What are you [after|carrying|short of]?”
        {hero} said {noun}, and it was so clearly the truth that she came along for the [pleasure|novelty|change].
        @neutral It was the [nineteenth|fortieth|sixth] day of her suspension.
        @humorous A goat had just [confessed|declared its bell|gone quietly].`,
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
      `{companion} laid out all that {hero} had ever [declared|told her|handed over], in a row, on a [bench|wall|clean handkerchief], and looked for what was missing.
        ¶ “It isn’t [here|among these|on the list],” she said. “It was, at the [start|last gate|first border].”
        She left it there, and [buttoned|brushed|took] her coat.
        @emotional The [toffee|bun|pressed flower] she had put last, and straight.
        @dramatic It was how she did it with [smugglers|liars|poisoners].`,
      `¶ “[Anything to declare?|Nothing to declare?|Is there something to declare?]” asked {companion}, with her stamp [up|inked|ready].
        {hero} said [no|nothing|not really], as {he} would have to anybody with [buttons|a stamp|a peaked cap].
        The stamp went back in its [tin|case|glove], and she through the other [gate|channel|door], not fast.
        @humorous She held it for a [nun|known forger|trolley of geese].
        @mysterious The ink on it was [dry|red|not her color].`,
      `{companion} took out the [good|second|last] handcuffs, thought, and shut one end upon herself.
        ¶ “I was to mind [things|the border|what went by],” she said, “and I was [looking at the view|happy|having fun]. [It’s me I’m taking in.|I’m under arrest.|I shall have to report me.]”
        She went [quietly|at once|without a struggle].
        @humorous She could be heard telling herself her [rights|duties|rank].
        @emotional,dramatic The other end swung open beside her, all down the [road|ramp|line].`,
    ],
    back: [
      `Boots came up behind, [in step|at the double|very even], and stopped.
        ¶ “I went to find that ship,” said {companion}, “the one I [passed|waved on|didn’t open]. [Twelve years on.|After all this time.|I had to know.] And it was [toys|toys, all toys|toys, to the last doll].” Her chin was [not steady|wet|out].
        {hero} moved {his} bag along the [bench|wall|step], for her to search.
        @light She found a [bun|toffee|pressed flower], and impounded it.
        @dramatic She had her [cap|badge|stamp] in her fist, and threw it [a long way|in the lock|down].`,
      `At the next gate the officer had her head [down|bent|in the book], and was stamping whatever came: [dogs|hats|wet umbrellas].
        ¶ “[Papers|Passport|Next],” said {companion}. “No, [never mind|hang the papers|put them away]. I’d know those [boots|feet|excuses].”
        {hero} laid a hand on the [counter|pad|desk], and she stamped that too.
        @light She went on to do both [cheeks|ears|knees].
        @neutral It said PASSED, in [violet|green|the old ink].`,
      `An envelope came to <me|you|{name}> by way of [three offices|a pneumatic tube|four counters], and in it was a form, for the return of [an officer|one inspector|lost property].
        Under Condition stood: [creased|as seen|sorry].
        {hero} signed, and {companion} came out from behind a [pillar|palm|tea machine].
        @humorous There was a fee, of [nought|a bun|four minutes].
        @emotional She had filled it in [twice|by candle|with both names].`,
      `¶ “You’ll have to open the [bag|lining|other one],” said a voice at <my|your|{name}’s> shoulder.
        On top lay a [cap|badge|good pen] that {hero} had never packed, and {companion} stood there, [pink|rigid|biting her lip].
        ¶ “I planted that,” she said, “so as to be [found|found out|seized].”
        @light The penalty was [lunch|a waltz|toffee], on the spot.
        @dramatic She had come through the [lines|dogs|searchlights] without papers.`,
    ],
  },
  {
    name: 'Tuan',
    gender: 'm',
    meet: [
      `A man in a botanist’s waistcoat came pushing a [pram|trolley|bath chair], and in it, under a [rug|shawl|net], sat a fern.
        ¶ “[Don’t wake Gerald|He’s only just off|Not so near, please],” he said. “[Doctor Tuan.|I’m Doctor Tuan.|Tuan, Doctor.] [We travel|We’ve come out|It’s all] for his [fronds|chest|nerves]. You smell of [departure|soil|hurry].”
        {hero} told him about {noun}, and the fern, distinctly, uncurled, and so they [came|joined {him}|turned the pram round].
        @light Gerald had his own [hat|ticket|toothbrush].
        @neutral He was a hart’s-tongue, aged [nine|forty|eleven].`,
      `¶ “Would you hold [Gerald|him|my fern] a moment?” asked a stranger, and put a flowerpot into <my|your|{name}’s> arms.
        He needed both hands for the [gate|form|sneeze]. He was Doctor Tuan, lately of the [Institute|Garden Ring|Chair of Mosses].
        The fern would not let go [again|afterwards|for anything], and it seemed simplest to go after {noun} all three.
        @emotional It had hold of one [finger|button|cuff], like a baby.
        @humorous It did not like [everyone|the Dean|jazz], said the doctor.`,
      `In the window seat sat a fern with a [ticket|rug|scarf], and beside it stood a man in a waistcoat all [pockets|seeds|labels].
        ¶ “[Gerald likes to look out|He’s trainsick backwards|It’s his seat, you see],” he explained. “[Tuan; I’m in moss.|Doctor Tuan, mosses.|I’m Doctor Tuan.]”
        {hero} told the fern about {noun}, since it seemed to be [asking|in charge|the one who would go].
        @light It got out when {he} did, with [luggage|dignity|some help].
        @neutral The pot was a [five|six|seven] inch, with a saucer.`,
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
        @neutral It came to a [hundred|eighth|fifth] of a liter.`,
      `¶ “Botanically [speaking|considered|put],” said {companion}, of {noun}, “what does it want? [Light?|Company?|To be cut back?] Everything wants one of nine things.”
        {hero} ran through the nine and thought it was [number four|two of them|a tenth].
        The doctor stopped dead and [wrote it down|took off his glasses|told Gerald].
        @humorous Number four was [drainage|aphids|applause].
        @light {we} named the new one after <me|you|{name}>, in [Latin|dog Latin|pencil].`,
      `A guard said [no plants|no ferns|nothing green]. {companion} drew himself up, and said that this was his [uncle|son|lawyer].
        There was a silence, in which Gerald, who had never done such a thing, [bowed|held out a frond|dropped a spore].
        {hero} signed as a [witness|cousin|character reference], and the guard saluted both.
        @humorous He did ask whom it [took after|voted for|favored].
        @dramatic Behind {us} a scanner had begun to [whine|turn|show red].`,
      `{companion} walked with one hand trailing along the [walls|pipes|gutters], and looked at his fingertips after it, like a man at [cards|a rosary|his post].
        ¶ “[Lichen|That’s lichen|Crustose],” he told <me|you|{name}>, “and four hundred years old. It’s [seen some boots|got opinions|the senior citizen here].”
        {hero} stepped off the [curb|grating|edge] from then on, so as not to tread on it.
        @mysterious One patch was in the shape of [a hand|{noun}, almost|a map of the place].
        @neutral It grows by a [millimetre|hair|whisker] a year.`,
    ],
    quarrel: [
      `{companion} was [shaking|gray|wiping his glasses], and had turned the pram so that the fern should not see.
        ¶ “I’ve been [wrong|laughed at|a fool], you know,” he said. “I was never [in such a hurry|so sure|sorry so late]. He’s at a [tender|green|difficult] age.”
        They went off down the [ramp|street|gangway], with one wheel squeaking.
        @emotional,mysterious One frond was reaching back over the [side|hood|handle], as far as it went.
        @dramatic The wheel could be heard for [ten minutes|two streets|longer than it should].`,
      `The pram was already [packed|turned|at the curb], and {companion} was doing up the rug, with the wrong [buttons|hand|end].
        ¶ “He went [brown|quiet|limp] when he heard,” said the doctor. “I can’t have him [upset|near it|learning that].”
        {hero} held the gate, having nothing else to [hold|do|say].
        @emotional He did say [much obliged|mind the draft|good evening], from habit.
        @mysterious One frond [pointed|beckoned|spelled something], under the rug.`,
      `¶ “In the trade that’s called [pruning|thinning|cutting back],” said {companion}, “when it’s done to others.”
        He poured <my|your|{name}’s> half of the water into a [cup|flask|hat], to the drop, and corked the [can|rest|other].
        They left by the [back|garden|lower] gate, and only the fern looked round.
        @emotional It had dropped a [spore|frond|leaf] on the step, where it might take.
        @humorous The can was marked Gerald, and Not [Gin|for Guests|Gerald].`,
      `{companion} gave a short lecture, to [nobody|the wall|a hat stand], on things that grow toward a person.
        ¶ “[Thank you|No slides|That will be all],” he said, and took hold of the pram.
        {hero} had a question, which was not about [ferns|light|moss], but they were round the [bend|corner|tank].
        @neutral It had lasted [four|six|nine] minutes, with a summary.
        @dramatic His hands had [shaken|gone white|torn the notes across].`,
    ],
    back: [
      `A wheel squeaked, [at some distance|behind a wall|round the corner], and squeaked again, like somebody who waits to be asked.
        ¶ “I was going [home|north|for good],” said {companion}. “He leaned, and leaned, till the pram went [round|in circles|into a canon].”
        {hero} got down on {his} knees and told [them both|the fern|the pot] that {he} {was} sorry.
        @light He has been [in leaf|unbearable|humming] ever since.
        @humorous The canon had been [very decent|pollinated|run over twice].`,
      `There was moss on <my|your|{name}’s> boots, in the shape of an [arrow|ear|open hand], and a minute ago there had not been.
        ¶ “[It sings|It can count|It forgives],” said {companion}, hoarse, on a [bench|milk crate|bollard]. “It only wanted [asking|somebody sorry|no audience].”
        {hero} sat down by the pram to [listen|hear it|be forgiven].
        @light It was mostly [alto|rounds|hymns].
        @mysterious Something under the [stones|paving|bench] took up the tune.`,
      `A frond came over <my|your|{name}’s> shoulder, from behind, and [tickled|patted|took] an ear.
        ¶ “I’m [not here|only his driver|not speaking to anybody],” said {companion}. “It’s Gerald who has something to [say|add|get off his chest].”
        It took him [a minute|some time|no words at all], and {hero} said that it was [understood|quite all right|mutual].
        @light The doctor had [buns|a thermos|compost], for after.
        @emotional The tip was [bandaged|new|paler], where it had been torn.`,
      `{hero} {was} watering a weed by the [wall|pump|rail], so as to have somebody to [talk to|look after|say it to].
        ¶ “That’s [groundsel|a dock|a dandelion],” said {companion}, and stopped the pram. “They’re [gossips|thirsty|very fair]. Gerald’s heard the [whole|lot|other side].”
        He held out the [trowel|can|handle], for {him} to take.
        @humorous The weed came too, in a [mug|sock|spare shoe].
        @neutral It is [an annual|edible|common], and of no merit.`,
    ],
  },
];
