import type { Plot } from '../../pack.ts';

export const theDebt: Plot = {
  id: 'the-debt',
  homes: ['Lower Wick', 'Saint Orrin’s', 'the mill at Ottery', 'Thornbarrow'],
  nouns: [
    [
      { the: 'the cradle', a: 'a cradle' },
      { the: 'the fiddle', a: 'a fiddle' },
    ],
    [
      { the: 'the red mare', a: 'a red mare' },
      { the: 'the church bell', a: 'a church bell' },
    ],
    [
      { the: 'the kettle', a: 'a kettle' },
      { the: 'the pear tree', a: 'a pear tree' },
    ],
  ],
  titles: [
    '{noun:title} on Loan',
    '{noun:title} and the Man from the Hill',
    'What {name} Owed',
    '{noun2:title} in Pledge',
  ],
  chapters: [
    ['Due', 'Paid'],
    ['The Left Side of the Page', 'The Right Side of the Page'],
  ],
  frames: [
    {
      opening: `In {home} they still set out a cup of [milk|small beer|cold tea] for the people under the hill, and every morning it was empty.
        {hero} put it down to [cats|hedgehogs|Uncle Jem], because Grandmother never would.
        ¶ “Somebody drinks it,” she used to say, and [wipe|turn|count|dry] the cups.
        @neutral There were [eleven|seven|five] cups, and [hooks|nails] for twelve.
        @mysterious One winter there were [footprints|crumbs|one small glove] on the [sill|step], going out.`,
      echo: `That evening {hero} set out two cups //and {he} [sat down on the step|waited on the step|took the cold end of the step] beside them.
        [Somebody|A person] in a gray coat came over the [stile|wall|wet field], wiped his feet with care, and took the nearer one.
        They talked about [the price of hay|knees|damp], until both were [empty|stone cold].
        @humorous He had [brought|declared|apologized for|halved] a biscuit.
        @emotional Before he went he [rinsed|dried|hung up|turned over] Grandmother’s cup, as she would have.`,
    },
    {
      opening: `Grandmother had left <me|you|{name}> the [house|cottage|end house] in {home}, a tin of buttons, and a bill.
        The buttons were all [different|odd|single], and each was wrapped in a scrap of [writing|handwriting] nobody could read.
        The bill came later, up the [path|lane|cellar steps|kitchen passage], in a gray coat.
        @light There was a button like a [strawberry|moon|small surprised owl|boiled sweet].
        @dramatic It knocked [once|low down|from the inside|with one knuckle].`,
      echo: `{hero} tipped the button tin out on the table in {home}, and sewed on the odd ones, one by one, wherever {he} [{was} short|had a thread|found room].
        The coat did not [match|close|flatter] any more //and it was [much|easily] the warmest {he} had ever owned.
        @emotional The [strawberry|bone|smallest] button went over the heart, [on the inside|out of sight].
        @neutral The tin held [pens|seed|salt|string] after that.`,
    },
    {
      opening: `Every year on [Quarter Day|the last of October|Saint Orrin’s Eve] the hill above {home} opened by about the width of a hand.
        The village stayed in that night and [talked loudly|went to bed early|played cards|oiled the bolts].
        Only {hero} had ever [looked|gone up to look], and seen a light in there, and a desk.
        @mysterious On the desk lay a pen, [still rolling|wet|hot|bitten].
        @humorous There was also a sign about [wiping feet|the hours|hats|queuing].`,
      echo: `When the hill opened by the width of a hand that year, {hero} {was} there with a [lantern|pie|stool], waiting.
        Somebody inside [pushed|opened] it to the width of a [door|barn door|cart].
        All {home} saw the light on the [slope|thatch|wet sheep], and after a while some of them put on [their boots|their good hats].
        @light By [nine|ten|eleven] there was a queue, and by midnight a [dance|fiddler].
        @dramatic Nobody [ran|screamed|barred a door|counted the children].`,
    },
    {
      opening: `{hero} had been told three things about {home}: [shut|latch|watch] the gate, never thank [the well|a gray cat|the hill], and pay what is [owed|asked|written down].
        Grandmother had [done|kept] all three, and still, on her last evening, she had [counted|turned out|laid in a row] her spoons.
        ¶ “One short,” she had said, not to <me|you|{name}>, and [had laughed|laughed] that [creaking|enormous|rusty] laugh.
        @neutral There were [five|eleven|seventeen], [of|all] tin.
        @emotional {he} had [thought|hoped] she meant the [tea|sugar].`,
      echo: `{hero} counted the spoons in {home}, and there was one [more|over|too many], small, and [cold|green|not of tin].
        {he} shut the gate, and [opened|unlatched] it again, and [thanked|said good evening to] the well, which seemed [startled|only fair|to like it].
        Then from up the hill came a [creaking|enormous|rusty] sort of laugh that nobody had [paid|asked|written down] for.
        @light It set off [the hens|Uncle Jem|the bells|the kettle].
        @mysterious {he} laid a [place|cup] for it, facing the [door|window].`,
    },
  ],
  want: [
    `The clerk from under the hill opened his ledger: sixty years ago Grandmother had borrowed {noun}, and left {noun2} in pledge.
      ¶ “Bring {noun} back by the [first frost|new moon],” he said politely, “or we keep the pledge, {name}, and the house, with the people in it.”
      @humorous He blotted the word people [twice|with relish|and underlined it|and sanded it].
      @neutral [Under protest|Without reading it|In pencil], {hero} signed for the notice.`,
    `It was a very civil bill: to {noun}, one, lent, and to sixty years’ [wear|interest|use].
      For that the people under the hill held {noun2}; after [the first frost|the new moon] they would hold {home} as well.
      Where {noun} had gone nobody knew, so {hero} began by [asking next door|making a list].
      @emotional Grandmother had never [mentioned it|slept well in autumn|liked the dark|said a word].
      @mysterious It was signed with a [thumb|leaf|ring from a cup|moth’s wing], pressed flat.`,
    `¶ “Your grandmother had {noun} of us,” said [the clerk in the gray coat|the gray clerk|the person in the gray coat], “and we have {noun2} of hers. [Sixty years.|These sixty years.|Since the wet summer.] [It is no reproach.|We are not impatient.|It mounts up.]”
      By the first frost {hero} must bring {noun} to the hill, or follow {noun2} into it and [work it off|keep the books|never be missed].
      @dramatic He [smiled|bowed|ate the crumbs] with too few teeth, [and all|all] of them the same.
      @light He left a [receipt|feather|puddle|chill] on the mat.`,
    `The gray clerk had [walked|come|carried his ledger] down from the hill to say that Grandmother had {noun} out on loan, and was, as of [Tuesday|her funeral|the thaw], late.
      In the vault they had {noun2}, as her surety; and next, he [feared|regretted|understood], they must [fetch|impound|enter] {home}.
      {hero} had until the first frost to [find|return|produce] it.
      @light The [geese|swallows] were [packing|already nervous].
      @dramatic He [tapped|marked] the lintel, [once|with chalk].`,
  ],
  obstacle: [
    `Grandmother had lent {noun} on to a [cooper|dancing master|bishop], who lent as he had borrowed, and so it had gone for sixty years.
      {hero} wrote the names on {his} [sleeve|arm|hat], seven, then [twelve|nineteen].
      Half of them were dead //and the other half [moved house|were cousins|denied it|went fishing].
      @humorous One had been swapped for a [pig|smaller debt|husband|tooth].
      @dramatic There was frost on the list by the [second|third|fourth] morning, at the [edges|corners].`,
    `The clerk came along, for he was obliged to [witness|observe|tick things], always one field behind, and wherever he stood the [grass|turf] went white.
      Folk saw the gray coat and forgot that they had ever so much as [seen|heard of|dusted] {noun}.
      When {hero} knocked, they spoke through the [keyhole|thatch|cat door].
      @mysterious He cast no shadow, but he did seem to be [carrying one|saving up|wearing two|behind with it].
      @neutral He wrote down each [door|word|knock] and the [time|hour].`,
    `Sixty years is a [long|great] [time|way|list]. Whoever had had {noun} had [moved|married|died], and left it to a [niece|regiment|dentist].
      {hero} asked at [inns|farms|back doors], and {was} [sent|waved|sold] on, always one [valley|owner|funeral] behind.
      The clerk [noted|initialled|sighed at] each, and a little more of the road went [white|stiff|under hill time].
      @mysterious It was [always|somehow] just after [four|the bell].
      @humorous A [bishop|drover] had it down as [a saint|livestock].`,
    `The hill did not [wait|play fair|believe in searching]: each morning it had [come|shuffled|crept] a furlong nearer to {home}.
      Whoever remembered {noun} woke with [frost|gray lint|ink] on the tongue, and [shrugged|coughed|changed the subject].
      {hero} wrote it on {his} [wrist|boots|hatband], to have it from somebody who would not [forget|cough|be got at].
      @dramatic By [dusk|night] the [wrist|ink] was cold.
      @emotional Grandmother used to write [things|birthdays|the milk|hymn numbers] there, too.`,
  ],
  wrong: [
    `On the last night the clerk offered <me|you|{name}> terms: a [little|bit] more time, for some small thing {he} would not [miss|need|notice].
      {he} thought of the house, and who [slept|sang|grew old] there, and [gave|lent] him the sound of Grandmother’s laugh.
      He wrapped it in [tissue|a dock leaf|his handkerchief] and it [hardly|barely] made a bulge.
      @emotional {hero} had been saving it for [winter|her birthday].
      @dramatic It went [quickly|like a tooth|out by the root|all in one].`,
    `There was no finding {noun} in time, so {hero} made another, out of [straw|soap|bread dough] and good intentions, and a coat of [paint|varnish|soot].
      It was for {home}, {he} thought; a lie that [kept a roof on|kept the rain out|kept the children in] was hardly a lie.
      The clerk [stroked|sniffed|weighed] it, and [wrote|entered] it in.
      @humorous From the [left|front|side|gate], in the dark, it was rather good.
      @light It even stood up, [twice|for a moment|more or less|against a wall].`,
    `The clerk had [an offer|a proposal|a kindness in mind|a form for that]. He [always|generally|of course] had one: the debt [struck out|canceled|forgiven], against a name.
      {hero} did not give {his} own, for {he} {was} not a [fool|child|turnip]. {he} gave the [miller’s|name of the inn|name of the lane], which nobody [used|would miss|had paid for].
      It was [written|blotted|entered] before {he} had shut {his} [mouth|eyes].
      @humorous The miller was a [hard|large|litigious|musical] man.
      @neutral It had [two|three|four] syllables[|, spoken slowly].`,
    `So near the frost, {hero} [did|risked|chose] what Grandmother would have done, or so {he} [told|persuaded] {himself}: {he} moved the line.
      One stroke in the ledger, while the clerk [sharpened|warmed|looked for] his pen, and the first frost fell due in [spring|a year|another reign].
      Nobody would be [hurt|turned out|the wiser|a penny worse].
      @dramatic The stroke [bled|hissed|would not dry|moved back a little].
      @light It was rather a [handsome|cheerful|jaunty|dashing] stroke.`,
  ],
  cost: [
    `Next morning the clerk [read out|found|showed <me|you|{name}>] the clause under the clause: who pays the hill short has borrowed [anew|again], and must leave a pledge.
      {hero} felt something go, [quietly|like a step that is not there|behind the ribs], and could not have said what Grandmother looked like.
      In {his} mind her [apron|chair|shawl] hung [on|round] nothing.
      @emotional {he} said her name aloud, and it was [a name|anyone’s|just a word|a noise].
      @neutral The frost had reached the [gate|doorstep|lowest stair|coal hole].`,
    `The hill took it badly, as hills do: up in {home} the clocks went gray, and then the [cats|hens|bread], and then the people, from the feet.
      They did not [complain|hurt|cry out]; they [merely|only] stood where they were, filed.
      {hero} had done that, with [the best of reasons|one small cheat|{his} own pen].
      @dramatic A child stopped in the middle of a [skip|word|hiccup|yawn].
      @mysterious The clerk’s coat [looked, for once,|looked] almost [blue|warm|darned].`,
    `The ledger [knew|noticed|was not deceived|could count]. At [sundown|the stroke|breakfast] it took what was due and, for the [trick|stroke|liberty], the same again.
      In {home} [lamps|doors|voices] went out along the lane, from the [far|top|chapel] end, like a row of [candles|buttons|old men].
      {hero} stood where {his} own [gate|lane] had been and could not think [what it was called|why the place made {him} sad|whose cup this was].
      @emotional There was a [chip|rose|spoon|crack] in it.
      @mysterious Something had [left|wiped] the table [laid|clean].`,
    `¶ “That,” said the clerk, with what in anybody else would have been [sorrow|shame|indigestion], “is [fraud|a new loan|how she began].”
      He [turned|showed] {hero} the page. Under Grandmother’s name there was a fresh one, in {his} own [hand|letters|spelling], not yet [dry|legible|believed].
      All at once {he} [smelled|felt|remembered|heard] the frost.
      @neutral It was [early|on time|a Thursday|as forecast].
      @humorous The spelling, too, was [inherited|hers|in the family|unmistakable].`,
  ],
  turn: [
    `{hero} asked to see the ledger //and [nobody had ever asked|the whole hill drew breath|he had to look for the key].
      Under {noun}, in Grandmother’s crabbed blue writing, stood a word that the clerk took for a [squashed fly|blot|curse].
      ¶ “Returned,” {hero} [read out|read aloud|said slowly]. “[A Monday|Midsummer|Six weeks later|The same winter]. You’ve had {noun} [for sixty years|all along|since before I was born|ever since].”
      @humorous The clerk turned the book round, and then [himself|his head|the lamp|the chair].
      @emotional {he} had learned that writing from [shopping lists|birthday cards|jam labels|notes for the milkman].`,
    `The scrap of paper round [Grandmother’s|the last|smallest] button could be read only [by the hill’s own light|inside the hill].
      It was a receipt for {noun}, returned in good order, and it was [older|a good deal older|thirty years older] than <me|you|{name}>.
      {he} held it up //and all down the [corridor|hill|dark], [pens|the pens] stopped.
      @mysterious It was countersigned [with|by] a [leaf|small cold thumb|knot].
      @dramatic The clerk’s hand [shook|jumped] [once|like a leaf on wire|so that the ink jumped].`,
    `What Grandmother had wrapped round the [last|bone|smallest] button was the [other|bottom] half of the clerk’s own page.
      {hero} [fitted|laid|slid] the two together, [tear|edge] to [tear|edge], and under {noun} it read: brought back, with [thanks|jam|a new handle].
      The clerk [felt|patted] for his spectacles, and they were on his [nose|head].
      @light The jam had been [plum|entered|excellent|eaten].
      @dramatic Far down in the hill a [bell|pen|shoe|ruler] dropped.`,
    `¶ “She [did bring it|brought it back|paid],” said a [thin|rusty|young] voice from behind the files. “[I signed.|I took it in.|I gave her tea.] I was told to [say|write|remember] nothing.”
      It was the [junior|office boy|third under-clerk], who had been [eleven|fourteen|new] for sixty years, and he had {noun} under [his stool|a cloth|one arm].
      {hero} [shook|took] his hand, which was [inky|as cold as a key|smaller than {hers}].
      @emotional He had [dusted|talked to|sung to] it every [day|noon].
      @humorous He had [also|once] tried to [return|eat] it.`,
  ],
  resolution: [
    `So the hill had kept {noun2} for nothing, and [the interest ran the other way|the sum ran the other way|it was the hill that owed].
      {hero} did the sum in ink, and the hill [groaned|blushed|shook]: it gave back {noun2}, and whatever else it had [wrapped|filed], and for the rest it offered {noun}, on permanent [loan|and friendly loan].
      @light Sixty years came to a [great|good] deal of [dancing|honey|firewood].
      @neutral {he} asked for a [receipt|signature|handshake|cup of tea], and got one.`,
    `¶ “We appear,” said the clerk, “to be [embarrassed|in the wrong|thieves|overpaid].” He had gone [a soft pink|pale green|almost blue|the color of weak tea].
      {hero} took {noun2} back out of the hill, with all that had been taken since.
      {noun} they might keep, {he} said, if they would learn to [read|ask|lend].
      @emotional The clerk asked what Grandmother had been [like|called|afraid of|laughing at].
      @humorous They are up to [B|cat|please|Tuesday].`,
    `{hero} [presented|wrote out|read aloud] a bill. It was for {noun2}, sixty years of [Sundays|waiting|one spoon], and a laugh, to be [given back|paid|returned] in full.
      The hill had never [owed|been sent one] before; it [opened|paid up|gave] like a purse, and out came {noun2} and a great deal of [washing|music|lamplight] that was not on any list.
      {noun} stayed by the [door|stairs], for [both|all] parties.
      @neutral The account was [ruled off|closed] in [green|red].
      @emotional The laugh came [last|first|by itself], and [found its own way|knew the road].`,
    `They settled it [standing|over tea|on the step]: {noun} to be shared, alternate [winters|Thursdays|moons], and {noun2} to go home [now|with the geese|in a barrow].
      The clerk [wrote|began to write] it down, and {hero} put a hand over the [page|ink|nib].
      ¶ “[No|Leave it|Not this time|Put that down],” {he} said. “This one we just [do|remember|keep|shake on].”
      @mysterious Behind him all the [ledgers|drawers] let out their [breath|dust].
      @light He has been seen in [yellow|the choir|a hat|love] since.`,
  ],
  clues: [
    `The first name on the list was a woman of ninety, in a bed like a [boat|hayrick|snowdrift], who remembered {noun} very well.
      ¶ “We had {noun} the winter of the deep snow,” she said, “and your gran took a [button|plain button] for it. [She’d never take more.|It was always a button.|Never a penny.|That was all she’d have.]”
      She cut one off her own [nightgown|cuff|pillowcase] and [gave|handed] it to <me|you|{name}>, for luck.
      @emotional She did not [let go|want the thread back|wish to be thanked] [at once|yet].
      @neutral It was [horn|pewter|bone|brass], with four holes.`,
    `In [an old account book|a parish chest|a bundle behind the dresser] {hero} found what had been written down about the pledge.
      All these years {noun2} had been hired out under the hill, for weddings, [wakes|balls], and [anything with cake|elections].
      ¶ “[That’s not keeping|Call that keeping|Keeping’s one thing|I wouldn’t say kept],” said {companion}. “[That’s trade.|That’s a living.|That’s hire.|That’s a business.]”
      {hero} turned down [the corner of the page|a corner|the page], a thing Grandmother had [hated|forbidden].
      @humorous Breakages had been charged to [Grandmother|the weather|wear and tear|the band].
      @light The cakes were [itemised|enormous|mostly caraway|extra].`,
    `The clerk came close enough, one [noon|dinner hour], for <me|you|{name}> to show him the list and ask about [the third name|a smudge|one of the names].
      He held it [upside down|at arm’s length|to his ear], and said that all was [in order|correct].
      {hero} showed him a [cheese label|hymn sheet], and that was in order too.
      He could write, it seemed, as a [loom can weave|stream can run], but nobody had [put in reading|asked him to read].
      @mysterious He asked, very [low|quietly], what the [cheese|label|hymn] said.
      @dramatic Then he [remembered|counted|bit|straightened] himself, and the frost came back.`,
    `A cousin twice removed still had the nail where {noun} used to hang, or stand, or sleep; the family [had stopped agreeing which|was divided|did not talk of it].
      ¶ “[Went home|Went back] [in June|that June|before the hay],” said the cousin. “[I tied the label on myself.|I tied on the label.|I paid the carter.] [Home, she said, your gran.|To be given back, she said.|Back where it belongs, she said.] [She was that firm.|She cried a bit.|She’d promised somebody.]”
      {hero} looked down the list, and there were [nine|eleven|a good nine] names more after June.
      @neutral None of the nine had [a button|ever met her|a nail|left a mark].
      @emotional The cousin had kept the [string|blanket|receipt|hook].`,
    `It came to <me|you|{name}> in the middle of [a yawn|a stile|breakfast] that the last nine names were all in [the same|one] ink, and it was the clerk’s.
      [They were not borrowers.|Nobody had borrowed a thing.|There were no such people.] They were [gravestones|bakers’ signs|the words off crates], copied by somebody who could not read, to fill a page.
      ¶ “[Then who|Who, then,|So who] had {noun} last?” asked {companion}.
      {hero} said that this was what [puzzled|worried] {him}.
      @humorous The ninth borrower was [This Way Up|Beloved Wife|Buns|Keep Dry].
      @light {we} both said it [aloud|out loud], [to be sure|to hear it|and once more].`,
    `In the seam of Grandmother’s old [shawl|coat|purse] {hero} felt something stiff, and it was not whalebone.
      It was a button of no known [make|metal|animal], so cold that it [smoked|stuck to the thumb].
      So the hill had once given her one as well, for {noun} //and the scrap round it had writing on it [too faint to read by day|too small to read by day|in no ink that shows by day].
      @mysterious It was [blue|faint|silvery], and it seemed to [lean|breathe].
      @dramatic {he} sewed it into {his} own [cuff|collar|hem] with [eleven|nine] stitches.`,
  ],
};
