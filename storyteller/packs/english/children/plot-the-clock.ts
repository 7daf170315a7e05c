import type { Plot } from '../../pack.ts';

export const theClock: Plot = {
  id: 'the-clock',
  homes: ['Chimeworth', 'Nether Tock', 'Dawdle-on-the-Wold', 'Quarterly'],
  nouns: [
    [
      { the: 'the gilded bear', a: 'a gilded bear' },
      { the: 'the tin trumpeter', a: 'a tin trumpeter' },
    ],
    [
      { the: 'the painted king', a: 'a painted king' },
      { the: 'the little cook', a: 'a little cook' },
    ],
    [
      { the: 'the wooden whale', a: 'a wooden whale' },
      { the: 'the red rowing boat', a: 'a red rowing boat' },
    ],
  ],
  titles: [
    'The Day {noun:title} Did Not Come Out',
    'Noon Without {noun:title}',
    '{name} and the Small Gold Door',
    '{noun2:title} Goes Round Alone',
  ],
  chapters: [
    ['Twelve, or Thereabouts', 'Twelve Exactly'],
    ['The Door Left Open', 'The Door Left on the Latch'],
  ],
  frames: [
    {
      opening: `Every day at noon a small gold door [opened|swung open] in the clock of {home}.
        Out came {noun}, carved and [painted|gilded], and after that {noun2}. They went [round once|by|once about] and in.
        {hero} [wound|oiled|looked after] the clock. On [Tuesday|Thursday|the Friday] only {noun2} [came|went by].
        @dramatic The [bell struck|wheels turned|chimes played] all the same, on and on, with nobody to strike for.
        @neutral It was the [ninth|fourth|fifth] of the month, and the weather was dry.`,
      echo: `At noon the small gold door [opened|came open] in the clock of {home}.
        Out came {noun2}, and out, a little [late|dusty], came {noun}. Half-way round they [stopped|paused] and looked at the [people|pigeons].
        {hero} [waved|lifted {his} oil can]. Somebody up there [waved back|dipped, twice|did the same].
        @emotional Nobody else in the square seemed to [notice|see it|look up], and {he} did not point.
        @light The pigeons [clapped|took a bow|went round], in the manner of pigeons.`,
    },
    {
      opening: `There were a hundred and twelve steps up to the clock of {home}, and {hero} knew the [voice|creak] of each.
        {he} carried the oil, the rag and half a [bun|pear|gingerbread].
        At the top stood the two clock figures in their [groove|slot|rail]. That is to say, {noun2} [stood|was] there[|, alone]. Where {noun} belonged there was a [clean patch|ring in the dust].
        @mysterious The [little door|latch|bolt] had been opened from the inside.
        @humorous {hero} looked under the [rag|can]. One [does|hopes|never knows].`,
      echo: `A hundred and twelve steps went up to the clock of {home}, and now there was a cushion on the [fiftieth|sixtieth].
        {hero} carried the oil, the rag and a whole [bun|pear], cut in [three|four].
        In the groove stood {noun} and {noun2}, [facing the window|side by side], for somebody had turned the rail round.
        @neutral It took a [screwdriver|spanner] and [one|most of an] afternoon.
        @mysterious There were crumbs on the sill already, [in a row|very small ones|not {hers}].`,
    },
    {
      opening: `In {home} lunch begins when {noun} comes out of the clock, and not before.
        So on [Monday|Wednesday] the whole square stood with its [forks|spoons] up and waited.
        The bell [rang|went|sounded]. {noun2} came out alone, [stopped|looked about|coughed], and went in [backwards|sideways].
        Then everybody [turned round|put down the soup|stood up] and looked at {him}. {hero} had [the key|wound it|charge of it].
        @humorous The Mayor had a [potato|sprout|dumpling] half-way to his mouth, and no idea what the law was.
        @dramatic Nobody [blamed {him}|said a word|scolded]. They only [looked|waited|breathed], and the soup went cold.`,
      echo: `In {home} lunch begins when {noun} comes out of the clock, except on Sundays.
        On Sundays lunch begins when somebody is [hungry|ready], and there is an empty chair by the fountain for [visitors|whoever is off duty].
        {hero} laid a [spoon|napkin] there, a small one, and sat down beside it.
        @light The Mayor had [three|two|four] helpings, to be on the safe side.
        @emotional By the end somebody had [folded the napkin|polished the spoon|eaten the crust] //and nobody had seen who.`,
    },
    {
      opening: `{hero} lived so close under the clock of {home} that the [cups|spoons|goldfish] went round with it.
        {he} knew what each noise [was|meant]: the [whirr|cough|click] was the door, and the two small [bumps|trundles|squeaks] were {noun} and {noun2}, going by.
        That [Thursday|morning|day] there was a whirr, and one [bump|squeak], and [then|after that] no more.
        @mysterious A bit later came [footsteps|a patter], on the [roof|stairs].
        @light The goldfish went [round|the other way|twice as slowly].`,
      echo: `Under the clock of {home} {hero} lay in bed and listened to it [coming|working] up to the hour: a [whirr|cough|click], and then two [bumps|trundles|squeaks].
        {he} counted them [again|on {his} fingers|aloud], to be sure. [First|Here] came {noun}. [Then|And here] came {noun2}.
        Then, since it was [Sunday|half past bedtime], there was one [laugh|hop|song] more, which is in no [book|clock].
        @humorous The goldfish [nods to|sleeps through|hums along with] it.
        @emotional {he} turned [over|to the wall], and that was the [day|best of it].`,
    },
  ],
  want: [
    `“Well, {name}, a clock is a promise,” said Great-Uncle Perrin, who had wound it until his knee [went|gave notice].
      So somebody had to find {noun}, because {noun2} could not go round [alone|unaccompanied] for ever.
      {hero} took [the big key|the oil can] and a clean handkerchief.
      @emotional He did not say [be quick|hurry|mind the road]. He did up {his} top [button|buckle|toggle], which was the same.
      @light “And take a [bun|plum|pear],” he said. “Nobody was ever asked home on an [empty|unbuttered|ordinary] stomach.”`,
    `There was a trail of gold [flakes|dust|specks] down the tower steps and out across the square.
      It was all {noun} had left, besides {noun2}, who stood at the clock window looking [out|after it].
      ¶ “{name},” called the Mayor, “when is it [going to be|ever going to be|likely to be] noon?”
      ¶ “Soon,” {hero} said, and [followed the gold|set off].
      @mysterious At the [fountain|corner] the trail went once round, as though somebody had stopped to [look up|think].
      @humorous “Soon,” wrote the Mayor’s secretary, and [stamped|filed|underlined] it.`,
    `{hero} knew what a missing [clock figure|figure|place on the rail] meant. It meant [Mrs Bellweather|the Council] would put up a digital one, with [advertisements|a jingle].
      ¶ “{name} has until the [fair|holidays],” Mrs Bellweather told the square.
      By then {noun} must be back on the rail beside {noun2}. {he} [polished {his} boots|packed a sandwich|borrowed a whistle] and went to look.
      @dramatic Behind {him} the hands had already begun to [drag|slip|sulk].
      @neutral The new clock was in a crate at the [station|goods yard|cricket pavilion]. It weighed [forty|sixty|fifty] pounds.`,
  ],
  obstacle: [
    `The trail of gold gave out beyond the last [house|garden|lamp-post], where the road went three ways.
      The trouble with looking for {noun}, {hero} told {companion}, was that something [so small|clock-sized] can go [anywhere|in at any door].
      {we} took the [crooked|muddy|middle] way, which looked most like an adventure.
      @humorous The straight one was signposted [DRAINS|NOTHING MUCH|TO THE TIP].
      @mysterious All three had been swept, quite [recently|early|nicely], with a very little broom.`,
    `In the tower was a book of rules, and {hero} read out the [oldest|shortest] to {companion}.
      ¶ “A figure that [leaves|goes|gets down] may not be [carried|led|posted] home. It must come because it [likes to|wants to|chooses].”
      So {noun} had to be found first and [persuaded|asked nicely] after.
      ¶ “I’m [good|hopeless|better] at one of those,” said {companion}.
      @dramatic There was a [crossed-out|last|faint] line beneath it: or not at all.
      @light {we} practiced saying please [in the lane|on a gatepost|to a cow], which went well.`,
    `Nobody looks at the [ground|road|doorsteps] at noon. They look [up|at their soup], and so the whole of {home} had seen nothing of {noun} but a [gold blur|small back|gap].
      ¶ “What does one [say|call|wear], to a clock figure?” asked {companion}. {hero} had never [thought|needed to know].
      So {we} simply went on, and [said good day to|looked under|knocked at] everything of the right [height|size].
      @neutral That was [nine|forty] doors, and a [hutch|drain].
      @light The [hutch|drain] said good day [too|back].`,
  ],
  wrong: [
    `When the [fair|new clock] came near and there was still nobody on the rail, {hero} had an idea at breakfast.
      {he} whittled a [turnip|table leg], painted it gold, and stood it where {noun} [used to|did once|should] stand. {he} told [nobody|not a soul|no one].
      It was only so that {noun2} would not be [alone|lonely].
      @humorous From [the square|below] it looked quite [royal|noble|regal]. It also looked [quite|a good deal] like [a turnip|breakfast|a vegetable].
      @mysterious [That|In the] night the rail [creaked|ticked|sighed], once, and was quiet.`,
    `{hero} could not [bear|afford|stand] to lose [another one|{noun2} too|the last one].
      So late that evening, saying nothing to {companion}, {he} climbed the tower and nailed the small gold door [shut|tight], to keep {noun2} safe inside.
      [Three|Four|Five|Six] nails. It was done with love, and the hammer was [borrowed|Great-Uncle Perrin’s|wrapped in flannel].
      @emotional {he} said sorry to the wood [each time|at every nail|in a whisper].
      @dramatic From the [dark|other side] came a small sound, like something [turning away|sitting down].`,
    `There was a [spring|lever|ratchet] [at|round] the back that nobody was to [touch|wind|oil]. It made {noun2} go round [faster|all day|without stopping].
      {hero} thought that if the town had [enough|plenty] of {noun2}, it would not [notice|mind|miss the other]. {he} wound it, [click|turn] by [click|turn], and told no one.
      It was meant [kindly|well|for lunch|for the best].
      @dramatic [The|Soon the] rail began to [sing|smoke|smell hot].
      @mysterious {noun2} went by with eyes [shut|down].`,
    `¶ “It will be here on Saturday,” {hero} told the Mayor, who had [asked|come up the steps|taken off his chain] so nicely.
      {he} had not [found|seen] {noun} at all. But everyone was so [anxious|pleased|glad] to hear it, and {companion} need not [know|hear].
      By [supper|nightfall] they had [hung flags|baked|ordered a band] for Saturday.
      @humorous The band had [already|even] [practiced|been paid|polished everything].
      @neutral It was [Thursday|two days off|not far off|now Thursday].`,
  ],
  cost: [
    `[Next day|In the morning] the clock struck [thirteen|thirty-one|six and a half] and stopped.
      At the top, {noun2} had moved as far from the window as the rail would [go|reach].
      There was [fresh|new] gold on the [sill|doorstep|latch]. So {noun} had come [back|home] in the night, found everything [wrong|changed], and left.
      @dramatic {hero} put {his} hand [on it|there]. It was [still|quite] [tacky|wet|soft].
      @neutral The weights hung [straight|quite straight] [down|and still|as plumb lines]. There was [dust|no wind|nobody|a pigeon] on the stairs.`,
    `By [morning|breakfast] all {home} knew. The hands hung [down|limp], and lunch was [canceled|a rumor].
      ¶ “Someone called here in the night,” said Great-Uncle Perrin, holding a [flake|thread|pinch] of gold up to the window. “[And found|Only to find] they were not [expected|needed|missed].”
      {hero} sat down on the [top|coldest] step. Nobody [told {him} off|said a word|scolded|said so].
      @emotional Great-Uncle Perrin came up all those stairs, with his knee, to sit [there too|next to {him}|one step down].
      @light [Even the|The very] pigeons had gone to have lunch [somewhere else|in Bath|by the sea].`,
    `A clock [minds|knows|has its pride|has feelings]. At noon it did not [strike|open]; it [sighed|ticked backwards|let down its weights], and all over {home} the spoons were put down.
      {hero} [ran|climbed] up. {noun2} stood with a face to the [wall|corner], and there was a thread of [gold|paint] on the sill, still [wet|warm].
      So {noun} had been [there|back], and had [seen|looked in], and had not [stayed|come in].
      @light The pigeons [whispered|turned their backs|walked|would not look at {him}].
      @emotional {he} put {his} [rag|hat] down very [gently|slowly|quietly].`,
    `Nobody was [cross|unkind|sharp|anything but kind]. The Mayor [took down|folded] the flags himself, and said it was a [lovely|good] thought.
      But {hero} had to go by all those [doorsteps|windows|faces], with the key, and each said a small “[oh|ah]”, and [shut|drew the curtain].
      At the top of the steps it was so [quiet|still] that one could hear the [dust|soup].
      @dramatic Then the big hand [fell|dropped|came] off.
      @humorous The big hand, [from close to|seen close], was [only|chiefly] tin, and bent like a [spoon|pea stick].`,
  ],
  turn: [
    `It was [then|only then|in the end] that {hero} looked out of the window in the clock, from where the figures [stood|went by|were kept].
      There was [no view at all|nothing to see|not a roof, not a bird|no view of anything]. The rail [faced|looked at|ran along] the wall. For [two|three] hundred years {noun} had gone round looking at [bricks|plaster].
      ¶ “[Oh|Ah|You poor thing],” {he} said, and [cleared|opened|undid] the rail and the door. “I [know|can guess] where [I’d go|I’d want to be|I’d be].”
      @mysterious Somebody had [once|long ago] drawn [a window|the sea|a bird] on those bricks, with a fingertip.
      @humorous They were not [even|so much as] [good|interesting|matching] bricks.`,
    `{hero} thought of [all|everything] that people had said on the road. Nobody had ever asked what {noun} [wanted|might like].
      So {he} put everything [back as it was|right again|back] and hung a lamp [in the door|in the gap|where it would show]. Then {he} ran down to the [square|fountain|street], turned [round|about], and looked [up|at the clock] {himself}.
      @dramatic [Wind|Dark|Dew]. [Steps|Small steps|A creak]. Then nothing but the lamp, very [small|pale|yellow] and very high.
      @light It was [a beauty|a whopper|quite a clock], [seen|looked at] from here.`,
    `{hero} did what no winder had [done|thought of]: {he} got up on the rail, in the [gap|ring in the dust], and rode [round|it] {himself}.
      In, and [dark|dark as boots|dust]. Out, and one had [a blink|half a breath] of sky, and then the [bricks|wall] again, for [hours|the rest of the day].
      ¶ “I’d have gone as well,” {he} told {noun2}, and [opened|took off] the door, for {noun}, for [good|ever].
      @neutral It was [two|three] turns of the [spanner|screw].
      @light It [tickled|jogged], going [round|over the join|past the hinge].`,
    `There was a [scratch|line|word] on the inside of the gold door, low down, where only a clock figure would [see|lean].
      It was a [tally|row of days], in tens, and after every [ten|hundred] somebody had drawn a [boat|cloud|bun].
      So {noun} had been counting the [outsides|noons]. {hero} took {his} [pencil|key], and [wrote|scratched] below, “Come and tell us, please.” And {he} left the [lamp lit|door open|door ajar].
      @emotional The last boat had a [person|passenger|waving hand] in it.
      @mysterious In the morning there was a [tick|bun|second tick] beside it.`,
  ],
  resolution: [
    `In the square, between the fountain and a [pram|barrow], stood {noun}, looking up at the clock with everybody else.
      ¶ “So that’s what it’s [like|for],” {noun} said. “I only ever [heard|got] the [bell|noise|back of it].”
      {we} talked [terms|it over]: Sundays off, and a rail that faced the square, for {noun2} too. {hero} [signed|wrote it down].
      @light Then everybody had [lunch|soup|dinner]. It was a quarter to [four|five|six].
      @emotional All the way up the steps {hero} [went slowly|held the lamp], and did not once offer to carry.`,
    `{hero} waited on the fountain’s edge with [two buns|a bag of plums], and made room.
      After a [while|bit] {noun} sat down there. “It looks [bigger|better] from here,” said {noun}.
      ¶ “We’ll [turn|move|bend] the rail,” {hero} said. “And {noun2} finds it [dull|odd] without you.”
      {we} went up together, [at clock speed|counting the steps|one landing at a time].
      @humorous The Mayor, seeing the time, began his [Tuesday|Wednesday|second] potato.
      @mysterious There were [two|three|more] sets of footmarks in the dust, and one was gold.`,
    `It was {noun2} who [waved|called|went] first, right to the end of the rail, and the [whole|entire] square turned [round|to look].
      There stood {noun}, with a [stick of rock|sunhat|balloon], not sure.
      ¶ “Everyone’s [saved|kept] you some,” {hero} said, and they had: there were [nine|sixty] spoons, all [held out|up].
      @neutral It was noon by [lunch|the soup|the spoons].
      @dramatic And the clock [struck|sang], though nobody had [wound|touched] it.`,
    `{noun} came home on a [hay cart|Sunday|bus], and had seen the [sea|zoo|other side of the clock].
      It all had to be [told|acted], with {noun2} up on a [chair|barrel] to hear, and after that it was {noun2}’s turn to go, for a [week|fortnight].
      {hero} wrote it in the [book|rules], and the Mayor [stamped|licked] it: [one at a time|by turns].
      @light There are [postcards|shells|sandcastles] on the rail.
      @humorous Noon is whenever the [bus|cart|tide] is in.`,
  ],
  clues: [
    `A flake of gold shone on the step of a [hat shop|cobbler’s], and {hero} went in.
      ¶ “[Stood|Sat|Danced] on the counter,” the shopkeeper [agreed|said|told {him}]. “Tried everything on, up to the [thimbles|doll’s bonnets|egg cosies], and looked in the glass.”
      So {noun} had not been [stolen|carried off]. {noun} had gone [shopping|sightseeing].
      {hero} did not know whether to be [glad|pleased] or cross //and {he} chose to be [brisk|busy].
      @mysterious The glass still had a [smudge|faint shine|nose mark] in it, low down.
      @humorous “[Paid, too|And paid|Paid cash],” said the shopkeeper. “In [screws|cogs|washers].”`,
    `On a wall someone had chalked a circle, with [twelve|eleven|sixteen] strokes and no hands.
      A row of [ducks|snails|hens] sat below, staring at it, in the way one does when one has been told that something will happen.
      ¶ “{noun} drew that,” {hero} said, for there was gold in the chalk.
      It seemed that {noun}, even on holiday, could not help [keeping time|being on time].
      @light {hero} drew in two hands, pointing at [teatime|pudding], and the [audience|whole row] went home happy.
      @dramatic The [last|twelfth|lowest] stroke trailed off, as if the chalk had been dropped in a hurry.`,
    `At the inn there was a bed the size of a [soap dish|sardine tin|butter dish], made out of one, and it had been slept in.
      ¶ “Up at six, at seven and at [eight|eight, sharp|eight again],” said the maid. “On the [dot|tick|stroke]. Every hour, [out of bed|round the room|once about the rug] and in again, and ever so polite.”
      Nobody had told {noun} that on holidays one may [lie in|stop|do nothing]. {hero} [wished {he} had|wished that somebody had|felt this to be a pity].
      @emotional {he} smoothed the little [blanket|flannel|pillow] before {he} left.
      @neutral The bill came to [one farthing|two buttons|a ha’penny], and had been paid.`,
    `A photographer in the street had a tray of [holiday|wet|curling] pictures, and one was mostly thumb.
      But at the edge of it, among the [legs|umbrellas], stood {noun}, looking up at a church clock with a face like [Christmas|somebody at a firework].
      ¶ “What’s [wrong with|the matter with|funny about] that clock?” {hero} [asked|said].
      ¶ “[Nothing|Nothing at all|Not a thing],” said the photographer. “Quite [ordinary|usual|average]. Some folk have [just never|never] seen one from the [front|street|outside].”
      @mysterious In the next picture there was only a [gleam|patch of sun|gold edge], and it was raining.
      @light {hero} bought it for [sixpence|a bun]. The thumb came [free|too|with it].`,
    `Word came from {home} by [pigeon|the milk van]: {noun2} had stopped going round.
      ¶ “Just stands at the window,” said the [driver|note, in very small writing|last line], “looking down the road.”
      {hero} had been so [busy|taken up] with the one who had gone that {he} had not thought about the one who had stayed.
      {he} sent back [a plum|the photograph|a pressed daisy], and the word Soon. It had been [easier|lighter|pleasanter] to say the first time.
      @dramatic Soon is a [short|small|thin] word. It was getting [shorter|thinner|smaller].
      @emotional It had not crossed {his} mind that {noun2} might [miss|wait for|need] anyone.`,
    `In a toy theater by the side of the road a [very small|twelve-minute] play was going on, and {hero} bent to look.
      The actors were [corks|clothes pegs|chessmen]. Behind them somebody had painted {home}, and every [pigeon|window] was right.
      Only where the clock should be, the [paint|blue|sky] stopped.
      It was [signed|finished|sealed] in gold. {noun}, then, did not [know|remember] what the clock looked like. How [could|can] that be[|, after two hundred years|, {hero} wondered]?
      @mysterious The curtain came down before {he} could [ask|look|clap]. Nobody had been [working|holding|near] it.
      @humorous The corks got [two|three|four] curtain calls, which was generous.`,
  ],
};
