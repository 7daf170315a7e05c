import type { Plot } from '../../pack.ts';

export const theLostWord: Plot = {
  id: 'the-lost-word',
  homes: ['Amble Sound', 'Threnody Hill', 'Market Hallow', 'Pennywell'],
  nouns: [
    [
      { the: 'the heron', a: 'a heron' },
      { the: 'the lantern', a: 'a lantern' },
    ],
    [
      { the: 'the swing', a: 'a swing' },
      { the: 'the thimble', a: 'a thimble' },
    ],
    [
      { the: 'the hedgehog', a: 'a hedgehog' },
      { the: 'the wheelbarrow', a: 'a wheelbarrow' },
    ],
  ],
  titles: ['{noun:title}, Spoken Aloud', '{noun:title}, by Weight', 'What {name} Still Knew', 'Sold: {noun:title}'],
  chapters: [
    ['A Hole in the Rhyme', 'The Rhyme, Entire'],
    ['Sold by Weight', 'Given Away'],
  ],
  frames: [
    {
      opening: `In the lane behind <me|you|{name}> the children of {home} were [skipping|skipping rope|jumping] to a rhyme with a hole in it.
        Each time they came to the hole the rope [hit the ground|tangled|stopped in the air], and they [stood about|looked at their feet], and began again.
        The smallest had started to [cry|hiccup|bite the handle], and could not [say|tell them] why.
        @neutral It was the [fourth|third|last] line, and the hole was [on|just before] the beat.
        @mysterious The dogs [kept away from|would not cross|sat down before] the place where the word [should|used to] fall.`,
      echo: `The children were skipping in the lane again when {hero} came home to {home}, and the rope went [round like a mill|over clean|like a heartbeat].
        [They reached the fourth line.|The fourth line came round.|It came to the place.] {hero} [stopped|put down the bag|held the gate], and waited, and there it was.
        The smallest shouted it [twice|loudest|with her mouth full], [to be certain|in case].
        @light They let {him} have [one turn|a go], and {he} tripped on {noun2}.
        @dramatic Nobody [breathed|jumped|moved|looked up] until the rope came down.`,
    },
    {
      opening: `{hero} painted the signs in {home}: [BUTCHER|HATS|NO FISHING], in red and gold, with a shadow on every letter.
        That [Monday|week] {he} went to mend the board at the crossroads and found a word gone from it, paint and [shadow|gold|woodworm] and all.
        The wood there was [smooth|cold|warm], like a [gum|jaw] without a tooth.
        @humorous The rest still said WELCOME TO and MIND THE [STEP|DOG|CLIFF|PAINT].
        @emotional {he} had been [proud|rather proud] of that [serif|curl|gold].`,
      echo: `{hero} leaned the ladder on the crossroads board, [mixed red and gold|mixed the gold|cleaned a brush], and painted the word back where it had been.
        {he} did the shadow with [a cat’s whisker|the small brush|one breath], and then a second [shadow|one], for company.
        Carters [slowed|stopped|stood up in their seats] to read it [aloud|out] as though somebody might ask them.
        @neutral The new gold was [brighter|a shade redder|a little wetter|rather louder] than the old.
        @humorous A [goat|lady in furs|bishop] was the first to [lean|rest a hand] on it.`,
    },
    {
      opening: `The great bell of {home} had been cast too large for its tower, and [had never once been rung|had never been rung|hung there dumb].
        {hero} used it to [sleep in|think in|get away from Aunt Hesper]; inside it not a sound came through, not even {his} name.
        So {he} missed the [crier|noise|selling], and climbed down to a town gone [slightly|a little] wrong.
        @light There was a [cushion|pear|kitten] up there, and [half a novel|two thirds of a pie].
        @mysterious People’s mouths kept [stopping|closing|stumbling|catching], as on a step that was not there.`,
      echo: `They had cut a hole in the tower for it at last, and on the [Sunday|feast day|first of May] the great bell of {home} was rung.
        {hero} [pulled|spat on both hands and pulled|had the rope]. It said one word, over the [roofs|washing|millpond], [and everybody looked up|and people looked up|and the pigeons went up].
        @emotional An old man by the pump said [it back|it too, under his breath|good morning to it|that he had missed it].
        @dramatic Three windows [broke|fell out|jumped out], and [not one person|not a soul] complained.
        @light The cushion came down in a [cloud|storm|fall] of [feathers|down].`,
    },
    {
      opening: `Every [night|evening|Sunday] in {home} the lamplighter said the same words at each lamp, and they lit.
        {hero} carried the [ladder|oil|spare wick] behind, and had [learned|heard|mouthed] them ever since {he} could walk.
        On the [Monday|third|day of the cart], at the ninth lamp, the old man [stopped|opened his mouth|lifted his pole] and there was a word not there.
        @dramatic The street stayed [dark|black|shut] from the ninth [on|down].
        @neutral There were [forty|sixty|ninety] lamps[|, with the quay].`,
      echo: `At the ninth lamp in {home} the old man [stood|reached|lifted his pole], and looked round at <me|you|{name}>.
        ¶ “You,” he said, “you’ve got the [breath|voice|word|ear] for it.”
        {hero} [said|sang] it, {noun} and all.
        It [lit|caught|took|jumped up]. So did the tenth, [before|without] being asked, and the [hill|quay|whole long street].
        @emotional He carried the [ladder|oil|spare wick|bag], that night.
        @humorous A [moth|alderman] applied to have it said [softer|in Latin].`,
    },
  ],
  want: [
    `A man with a cart and a brass scale had bought a word from the council, for [flour|a new roof|salt]: the word for {noun}.
      Nobody but {hero} could [so much as think|think|have spelled] it. {he} [had been out of earshot|had not been listening|had missed the sale]; {he} held {noun} fast by {noun2}, its neighbor in the rhyme, and [chased|went after|followed] the cart.
      @humorous The council had been sure it was [one|a word] they [never used|had two of|could not spell].
      @dramatic By [noon|dark|supper] {he} had said it [four|three] hundred times.`,
    `There had been a cart, a brass scale, [a hungry winter|a show of hands], and now {home} had no word for {noun}.
      {hero} had not heard it sold, so {he} still had it, and told it over with {noun2}, as in the skipping rhyme.
      Somebody must [catch the cart|buy it back|find the man] before {he} [forgot|lost it].
      @emotional {his} mother asked what {he} [meant|wanted|had in {his} mouth], and listened, and [shook|tilted] her head.
      @neutral The price had been [fair|nine sacks|a good one|paid in full].`,
    `¶ “What’s missing?” people asked, and {hero} told them, and they [smiled|waited|cupped an ear] as at a sneeze.
      A buyer of words had weighed {noun} on his brass scale; in all {home} {he} alone had slept through it.
      In the skipping rhyme {noun2} came next, so {he} [sang|said|muttered] both, and followed the cart.
      @mysterious Its tracks were [shallow|dry|crooked|faint], for so heavy a load.
      @light It went well to [walking|a march|knitting|puddles].`,
    `The word-buyer had [stood|set up his scale|taken off his hat] in the square, and by evening {home} was nine sacks richer, and had nothing to call {noun}.
      {hero} had been [asleep|down a well|out with the sheep]. {he} alone still had it, with {noun2} [beside|before|just ahead of] it, as the rhyme goes.
      Somebody had to bring it [back|home] while there was a somebody who [knew|could say it|had it whole].
      @light It had a [nice|good] [bounce|front end|hum].
      @mysterious When {he} said it, [doors|cats|weathercocks|cows] turned.`,
  ],
  obstacle: [
    `Words [wear|rub] thin with [carrying|use|weather].
      Whoever {hero} asked about {noun} heard a [cough|gap|gust] and looked behind them, and each time a little less of it [came out|was left].
      By the third day {he} had to say {noun2} first and run up to it, like a [ditch|wall|cold sea].
      @dramatic Once {he} reached for it, and for [one breath|ten steps|a whole hill|one line of the rhyme] there was nothing there.
      @humorous A farmer’s wife [blessed {him}|said there was a lot of it about|looked under the cart|offered mustard].`,
    `The buyer had [been|called] everywhere before <me|you|{name}>, and [the country was full of holes|he had left holes in it|it had gone ragged].
      In one village they had no word for [door|salt|uncle] and used their hands; in another nobody could say [stop|no|tomorrow].
      No one could tell {him} the road, and {he} had only {noun} and {noun2} to [ask with|steer by].
      @neutral The signposts were [blank|planed|warm|whitewashed], and pointed.
      @mysterious At night [far off|a long way off] somebody was reading [a list|aloud|softly].`,
    `The cart went [slowly|by night|downhill], but words go faster, and every place it passed had [fewer|less to say|more flour].
      {hero} asked for {noun} of a [ferryman|priest|woman with geese]; she was [kind|deaf to it|full of help], and gave {him} [an egg|a bucket|somebody’s uncle].
      {he} had begun to [dream|wake|sneeze|sing] without it.
      @dramatic It came back [late|in pieces|limping|thinner].
      @humorous The uncle had [views|luggage|a cough|a flute].`,
    `Nobody could [direct|help|even contradict|warn] {him}. Where the cart had been, the word for [left|far|road] was [generally|mostly] the first to go.
      {hero} drew {noun} in the [dust|flour|steam], and people [admired|walked over|paid for] it.
      Under {his} tongue {noun2} had [begun|started] to taste of [pennies|paper|brass].
      @neutral It was [Thursday|the fifth day|noon], in places that [still|yet] had one.
      @emotional A child drew [one|a smaller one|a house round it|it a friend].`,
  ],
  wrong: [
    `At last there was the cart, and the buyer, who was perfectly [civil|honest|tired]: he did not sell, but he would change, {noun} for {noun2}, weight for weight.
      {hero} thought of a whole town [falling silent|stuck at one line|short of a word], leaned over the brass pan, and said it.
      @dramatic The pan [dropped|rang|spoke|sank].
      @humorous He gave {him} a [receipt|stamp|ticket|certificate], and a blank in the middle.`,
    `In [Fish|Chapel|Pump] Street they had sold the word for bread, and now could not [ask|pray] for any.
      The buyer stood [by|there] with flour [on his sleeves|at the old price|to the axles].
      {hero} could not look at the [children|spoons|doorsteps] any longer, and sold him {noun2}, just until {he} could buy it back.
      @emotional They [passed {him} a loaf|broke it in eleven|kept {him} the crust], and none of them [knew|could say] what it was called.
      @neutral It [fetched|made] [four|six|nine] sacks.`,
    `The buyer let {him} [look|hold the scale|see the green case], which was [fair|decent] of him. {noun} lay in the [third|top|smallest] drawer.
      ¶ “One word out,” he said, “one in,” and {hero} had [only|nothing but|in all the world] {noun2}.
      It seemed the [lesser|lighter|plainer] of the two //so {he} [breathed|spoke] it into the pan.
      @light It made a [neat|very small|sparkling|cheerful] heap.
      @dramatic The drawer did not [open|move|even click|budge].`,
    `There was a [hungry|flooded|snowed-in] village, and the buyer weighing, and everyone’s eyes on <me|you|{name}>; {he} had two words and [no bread|a full belly|both hands in {his} pockets].
      {noun} {he} would not [sell|part with]. {noun2} merely came [before|next|on the way].
      {he} [sold|said] it and the sacks came off the cart, and for an hour {he} {was} [loved|carried|very fine].
      @humorous They named a [pie|pump|pig|pudding] after {him}.
      @mysterious The scale [went on|kept] [tipping|falling|counting].`,
  ],
  cost: [
    `[It did not hurt.|There was no pain.|It was quite painless.] {hero} turned to look for {noun2} and forgot, in turning, [what for|which way].
      Two things had always stood [side by side|shoulder to shoulder] in {his} head, and now one leaned on [nothing|the dark|a nail].
      {noun} began to [slide|go soft|fade from the feet].
      @mysterious {his} mouth made the [shape|shape of it] [all night|by itself|in {his} sleep].
      @emotional {he} held on to the [sound of the rope|first letter|tune of it|place where it went].`,
    `The buyer had not cheated; he [never did|did not need to|was too sad to|gave full weight].
      He said the word for {noun} to <me|you|{name}> across the scale, clearly, [twice|three times|with his hat off], and {he} heard a [cough|hinge|gull].
      The rhyme had been the only [road|way] to it //and {he} had sold the [bridge|planks|last mile].
      @dramatic {he} struck {his} own [forehead|knee|teeth], as if it might [be|have got] in there.
      @light For a while {he} even felt [lighter|rather well|tall], which was the worst [of it|part].`,
    `Words [hold|carry|lean on|prop] one another. With {noun2} out, the rhyme [sagged|let go|ran backwards] in {his} head, and {noun} slid off the end.
      {hero} stood in the road with {his} mouth [open|round|ready], like a [purse|jug|door in summer].
      Nothing would [come|stay|be called|answer].
      @emotional {he} could [still|just] see [what it was|the place|the shape]. It had no [handle|name|corner|ear] to be lifted by.
      @dramatic Then {he} could not see [that|even that|anything there|the gap].`,
    `That evening {hero} tried to write home and there was [nobody|no start|no such place] to write to: a gap, then {home}, then a [gap|blot].
      {noun2} had been the [nail|peg|first step] on which the rest of it [hung|stood].
      {he} [laughed|counted {his} fingers|said the alphabet], to see what else had [gone|slipped|been holding on].
      @neutral It was [nine|ten|eleven|six], still.
      @light The [q|letter k] had never felt so [lonely|loud].`,
  ],
  turn: [
    `¶ “[What is it like?|What’s it like?|What is it?|What does one say of it?]” the buyer asked suddenly. “[This|Your|That] {noun:bare}. I have [four thousand|nine thousand|a cartful of] words, and I’ve never [met|used|said] one.”
      So {hero} told him, with [both hands|a stick in the dust], until it was light: the weight, the day it rained, who laughed.
      In the green case something began to [knock|hum|move about|turn over].
      @emotional He leaned in like [a child|somebody at a stove|a thirsty man|a plant to a window].
      @neutral It [took|went on] until [four|the last candle|daylight].`,
    `On the tailboard sat a [small|sticky|stray] child, too [young|new] to have sold anything.
      {hero} told her about {noun} without the word: the [size|noise|smell], and why a person might cry.
      [She thought.|The child thought.|She frowned.] Then she [pointed|laughed|took a breath] and said what it had always been called, as though she had made it up.
      @light She was [right|very pleased|quite sure], and said it [nine|eleven] more times.
      @mysterious The brass scale [tipped|stirred|sighed], with nothing [on|in] it.`,
    `¶ “Sell me one,” {hero} said, “that you [like|use|say to yourself].” The buyer [counted his buttons|went red|put his hand on the case|looked at the road].
      He had [never|not once|never yet] taken one [out|in his mouth]. Nobody had [talked|asked|listened] to him, so he had bought what they talked [of|with], and still could not [join in|begin|say pass the salt].
      Very [carefully|badly|low], to show how it was done, {hero} told him about {noun}.
      @emotional He [repeated|held] it, [like an egg|twice].
      @humorous He got it [nearly|almost] right, and was [insufferable|radiant].`,
    `It was a [dog|baby|magpie|donkey] that had it. It sat by the wheel and {hero} saw its whole [body|face] say {noun}, plainly, with no [word|use for one] at all.
      [So that|That] was what lay [underneath|under the word|below]. It had not been [weighed|sold|on the cart|for sale].
      {he} made a sound for it, [any|the first] that came, and from the green case something [answered|knocked|sat up].
      @mysterious The sound was [right|old|answered|very short].
      @dramatic [Every|Each] drawer [jumped|rang|split].`,
  ],
  resolution: [
    `A word can be sold, but it cannot be [stopped|kept in|shushed|made to stay].
      The drawers of the green case [burst|opened|gave] one by one, and they went up like starlings, {noun} and {noun2} among them, and home.
      The buyer stood under them with his [hat off|arms out|mouth open], saying the ones he [knew|could].
      @humorous [Haberdasher|Notwithstanding|Mantelpiece|Chrysanthemum] had trouble taking off.
      @dramatic The noise was like a [river|wall|train of geese|stair of tin trays] coming down.`,
    `¶ “I only wanted,” said the buyer of words, “to have [something|a thing or two] [to say.|to tell somebody.|to put in a letter.]”
      So {hero} sat and talked with him, of {noun2} and {noun} and [soup|his mother|the roads], and each word, once used, got down from the cart and went home.
      [At the bottom|Under all the rest] lay [his own name|a child’s name, his own|his name, unused].
      @emotional {hero} said it first, and he [tried it on|looked round].
      @neutral The scale was left [in the grass|to the bees|for a bird bath|hanging in a thorn].`,
    `{hero} opened the [case|drawers|green lid] and did not take out {noun}. {he} [read|called|said] the labels, one by one, aloud, to [whoever|whatever] lived there.
      They went [off|home|up] like [corks|larks|children let out], {noun2} and [gravy|hinge|tomorrow] and the one for being [glad of rain|late|in the way].
      The buyer [counted|waved|laughed], and then stopped to [listen|wipe his eyes|spell one].
      @light [Hinge|Gravy] went round [twice|the tree].
      @neutral It took [an hour|until dusk|all of tea|both sides of the case].`,
    `The [law|trouble|fine print] is that a word belongs to whoever [gives|says|lends] it last.
      So {hero} gave {noun} to the buyer, [freely|for nothing|with both hands], and he had to [thank {him}|give one back|think]; and he gave {noun2}; and by midnight the cart was [bare|empty|floating].
      ¶ “[More|Another],” he said, [hoarse|delighted|like a boy].
      @dramatic The axle [cracked|sprang up|sang|gave].
      @emotional He has a [stool|place] by the [ninth lamp|pump], and talks.`,
  ],
  clues: [
    `{we} met a [nurse|fisherman|carter’s wife] singing to a baby, and at one place in the song she [hummed|only hummed].
      {hero} knew that song: it was where {noun} [ought to have been|belonged], and the hum fitted it exactly, like the mark a [picture|clock|stolen picture] leaves.
      ¶ “What [goes there|comes there|was that|should that be]?” asked {companion}.
      She said that it had always [gone so|been that] //but her face was [wet|wrong|listening].
      @emotional The baby [frowned|waited|held its breath|stopped chewing], every time, at the hum.
      @neutral She had [sold it|let it go] for [two blankets|a goat|a door].`,
    `An innkeeper had sold the buyer eleven words and [could|would] describe him, though not [indoors|in detail|in winter], for want of terms.
      He never [took|wanted] a dull one; he asked which word anybody [loved|missed|laughed at], and made an offer for that.
      ¶ “So [somebody loved|people loved|there was love for] {noun},” said {companion}. “[Who?|Who was it?|Anyone I know?|Let’s have names.]”
      {hero} [looked away|did up a boot], and said that several people had.
      @mysterious One of the eleven had been the word for [beds|her daughter|sorry|the sea].
      @humorous There were still [stairs|words for the bill|forks|adjectives].`,
    `By a cold hearth {we} found a [slip|page] from his ledger, blown under the [stone|log|nettles].
      It said {noun}, and the weight, which was [greater than lead|absurd|almost nothing], and the price; then under Reason for Purchase somebody had written, and crossed out, and written: to hear it.
      {hero} turned the slip over and there was only a [ring from a cup|pressed daisy|sum].
      @dramatic The ash was [still|yet] [warm|red|soft] on the inside.
      @light {companion} read the weight [again|twice] and [whistled|sat down|looked away].`,
    `Someone had listened at the cart by night and was [glad|ready] to tell it for a [pipeful|pear|seat by the fire].
      ¶ “[He takes them out|He gets them out|He lays them in a row|He has them all out],” the fellow said, “and reads them over. Says {noun}, and stops, and [laughs|waits|says it again], as if there’d be an answer.”
      {hero} asked [what he had sounded like|how he had sounded|in what sort of voice].
      ¶ “Like a man,” said the fellow, “[laying a table for somebody|calling a dog|reading to a child|humouring an uncle] he hasn’t got.”
      @emotional {companion} [looked at the road|kicked a stone|walked ahead] for a [time|bit].
      @neutral It was [always|every night] the same [four|six|three] words.`,
    `The rhyme was [older than|a good deal older than|not made in] {home}. {we} heard it from an old [ropemaker|bell ringer|goose woman], with other words before and after, but {noun} and {noun2} in the same place, side by side, like two pegs.
      ¶ “[It’s for remembering by|It’s to hang things on|You remember by it|That’s for keeping things in],” she said. “[The first part holds up the second.|One half holds up the other.|They lean on each other.] You’d not want to [lose one|lend half|pawn either].”
      {hero} counted the beats on {his} [fingers|buttons|teeth].
      @humorous In her version somebody married a [turnip|dean|dishcloth|weathercock].
      @dramatic Once, and only once, {he} had to be [prompted|told|nudged|sung to].`,
    `One drawer of the green case had been mended after a [fall|drop], and the splinter lay [in a rut|by a ford|on a wall], with the label on it.
      It was the oldest label, number one, in [a boy’s writing|a child’s writing|a round hand]; {hero} could not read the word, but {companion} saw the capital.
      ¶ “[That’s no|That’s never|I don’t call that] {noun:bare},” said {companion}. “He’s sold himself his own [name|self|first word|birthday].”
      @mysterious The wood was [worn|pale|dark|shiny] where a thumb went.
      @emotional {hero} put it away [gently|unbroken], next to the bread.`,
  ],
};
