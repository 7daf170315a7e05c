import type { Plot } from '../../pack.ts';

export const theMap: Plot = {
  id: 'the-map',
  homes: ['Inkerby', 'Vellum Row', 'the Survey House at Harl', 'Candle Court'],
  nouns: [
    [
      { the: 'the lighthouse', a: 'a lighthouse' },
      { the: 'the bear', a: 'a bear' },
    ],
    [
      { the: 'the orchard', a: 'an orchard' },
      { the: 'the ferry', a: 'a ferry' },
    ],
    [
      { the: 'the tower', a: 'a tower' },
      { the: 'the swan', a: 'a swan' },
    ],
  ],
  titles: ['{noun:title} in the Margin', '{noun:title}, Not to Scale', 'What {name} Drew', 'The Blackberry Map'],
  chapters: [
    ['Not to Scale', 'To Scale'],
    ['Wet Ink', 'Dry Ink'],
  ],
  frames: [
    {
      opening: `The map room in {home} leaked in one place, and the Survey kept a blue bowl under it and [called that policy|called that maintenance|emptied it on Fridays].
        {hero} sat beside the drip and copied [coastlines|rivers|parish borders] in somebody else’s hand.
        The kingdom went by under {his} elbow //and none of it ever [needed {him}|asked {him} anything|looked up|waved].
        @humorous The bowl had been promoted [twice|three times]; {hero} {was} still on probation.
        @mysterious Some [mornings|evenings|Sundays] the bowl held less than [the night before|it had].`,
      echo: `The roof still leaked, but the blue bowl had been [put away|given to a cat|planted with cress|retired with honors].
        On the [warped|stained|soft] boards the drip was making a [lake|pond] with two bays.
        {hero} moved {his} chair back to give it room, took a clean sheet, and drew it [in {his} own hand|in {his} own ink|as it came].
        @emotional For {noun} {he} left [a little space|the best corner|a place by the water].
        @light It [had|would have], {he} noticed, [room for a jetty|excellent fishing|nobody in charge].`,
    },
    {
      opening: `On petition days people came to {home} to have a [hill lowered|stream moved|neighbor left out].
        {hero} wrote each wish on [yellow|green|gray] paper and put it on the spike.
        By noon the spike looked like a [small tree|badly dressed child|hedge|wedding cake] //and nobody had ever read a leaf of it.
        @neutral The petitions were burned on the [last|first|wettest] Friday of the month, [for economy|to save coal].
        @emotional {hero} read them [at night|on the stairs|over supper], all the same, and kept the [one about the swing|short ones|misspelt ones].`,
      echo: `On the next petition day the spike [was gone|had gone], and a jar of [pens|cornflowers|blackberries] stood in its place.
        A [widow|drover|goose-girl] wanted a stream, with trout, if that was not [too much|greedy].
        {hero} unrolled the map and made room for two [pairs of elbows|cups].
        ¶ “[Whereabouts?|Where would you like it?|Uphill or down?]” {he} asked, and [dipped|wiped|warmed] the pen.
        @humorous The trout were, strictly, [another department|a separate form|fish|out of season].
        @light Outside, the queue began to [hum|compare rivers|share its lunch|sit down on the grass].`,
    },
    {
      opening: `The King’s map hung in a tower in {home}, [four|five|six] stories of it, and had to be dusted from a swing.
        {hero} {was} the duster, and knew the [salt coast|northern moors|eastern woods] by smell.
        [Once|One spring] {he} sneezed //and [a village|a small abbey|an island] came away on the cloth.
        @mysterious Nobody wrote to complain, which {he} [thought|wondered] about [at night|more every year|while dusting].
        @dramatic Below the swing there was [only the dark|nothing|a long way of air] and a [stone|hard] floor.`,
      echo: `High in the tower {hero} sat in the swing, the duster [folded|asleep|forgotten] in {his} lap.
        Low down in the white there was [a lit window|one lit window], no bigger than a [pinhead|grain of salt|seed].
        {hero} put {his} thumb beside it, [not touching|for company|to keep off the draft], and stayed until dark.
        @light Somebody in there was [frying onions|practicing the fiddle|learning to dance|bathing a dog], badly.
        @emotional Then, in case anyone looked out, {he} [waved|smiled|took off {his} cap|held up a candle].`,
    },
    {
      opening: `There was a drawer in {home} labeled [Errors|Mistakes|Regrettable], and {hero} {was} the only one who [oiled|dusted|ever opened] it.
        In it lay [islands|hamlets|duck ponds] that had been drawn by accident and then, by order, [scraped|rubbed|taken] off.
        {hero} had [named|numbered|kept count of] them //and told nobody [at all|in the office|with a pension].
        @humorous The one shaped like a [ham|boot] was called [Aunt|Wednesday].
        @mysterious Some nights the drawer was [shut|a finger open] when {he} had left it [open|shut].`,
      echo: `The drawer marked [Errors|Mistakes|Regrettable] stood [open|pulled right out|empty] in {home}, with a [hen|geranium|lamp] in it.
        Every island {hero} had [kept|named|counted] was back on its [water|page|coast], and one of them had already [asked for a ferry|sent cheese|elected somebody].
        {he} wrote {noun} on a fresh label, and tied it to [nothing|the window latch|{his} own wrist].
        @light It is [pleasant|a fine thing], to be a [mistake|wet ink] on a good day.
        @emotional {he} knew now who had [missed|needed|drawn|wanted] them.`,
    },
  ],
  want: [
    `One [Tuesday|wet morning|feast day] the map showed {noun}, which nobody had drawn, out in the white beyond the roads, and, in the same [brown|violet|crooked] ink, {noun2}.
      [What the map shows must be so, by law.|By law the map is never wrong.|The law is that the map is right.] Comptroller Sturt gave <me|you|{name}> a silver scraping knife and [told {him} to look|pointed north|pointed at the door].
      @humorous The orders came in triplicate, the [bread|boots|blanket|map] in one.
      @emotional Sturt did not [say when|look up|wish {him} luck|learn {his} name].`,
    `Comptroller Sturt laid a [long|clean|yellow] finger on the white of the map, on {noun} and {noun2}, which nobody had drawn.
      ¶ “What is on the map [is in the world|is in the world, by law|is there|is so],” he said. “Find {noun}, {name}. If you [can’t|daren’t|would rather not|come too late], scrape.”
      The [knife|blade] he held out was [silver|silver, and cold|silver and very clean].
      @mysterious The ink, {he} noticed, was still [wet|warm|sticky|settling].
      @neutral It had last been used on [a duchy|an abbey|a wrong river], before the [war|old king].`,
    `It was {hero} who found the ink: {noun}, out in the white where the roads stopped, and {noun2} close by.
      What the map shows must be so, or [somebody|somebody cheap|the finder|a junior] pays.
      Comptroller Sturt rolled it [up|tight], laid the silver scraping knife on top, and [looked round for boots|asked who had boots|looked at {his} feet].
      @dramatic Whoever came back with neither would be [charged with the ink|sent out again without bread|struck off and scraped|sent to dust it for life].
      @light {hero} had never been past the [bakery|toll gate|duck pond], and packed twice.`,
    `Somebody, in the night, had drawn {noun} in the empty quarter of the map, and [next to|just above|leaning on] it {noun2}.
      ¶ “Then they are there,” said Comptroller Sturt, “and nobody [taxes|dusts|governs|counts] them. Go and [see|look|count], {name}, or go and scrape.”
      {hero} took the silver knife, [half a loaf|two pencils|somebody’s hat], and the [back stairs|early coach|wrong boots].
      @neutral The ink was [four|six|nine] hours old[|, no more].
      @dramatic The door was [locked|bolted|nailed|painted] behind {him}.`,
  ],
  obstacle: [
    `The road ended at a [stake|milestone|nail in a board], where the last surveyor’s [pay|money] had ended.
      After it came the white: no [grass|near or far|birds|flies], because nobody had ever drawn any.
      {hero} put a foot into it, and there was ground only as long as {he} [looked|believed it|did not hurry].
      @dramatic Behind, on the last hill, Comptroller Sturt’s riders had [lit a fire|stopped to count|seen {him}|turned uphill].
      @neutral It was [nine|eleven|fourteen] miles on the map, [measured with a thumb|by the thumb].`,
    `By the second [day|toll|bridge] it was plain that Comptroller Sturt did not want {noun} found.
      His riders had gone ahead with [whitewash|wet brushes|pumice], and [the milestones were|every milestone was] blank.
      In [three|four|five] villages {hero} asked the way, and people glanced at their own doors as though [checking|saying goodbye].
      @humorous One inn had already been reduced to its [sign|smell|prices|complaints].
      @mysterious In the last village there was a table laid for [six|nine|one|two], and no village.`,
    `[Past|Beyond] the last [fence|farm|haystack] the map was white, and so was everything else.
      {hero} [shouted|whistled|threw a boot] into it, and the [shout|noise|thing] did not arrive anywhere.
      Comptroller Sturt’s men had taken up the [stakes|signposts|stepping stones] as they went, to save [ink|argument|the reader trouble].
      @humorous They had left a [toll|form|queue], for [the look of it|practice].
      @emotional Somebody had chalked a [swing|cat] on the last wall, [quite low|small].`,
    `Three days out, the [compass|string|pencil] began to point to Comptroller Sturt, wherever he [was|had got to|slept].
      He was scraping as he rode: a [copse|chapel|row of cottages] went while {hero} [watched|bought bread in it|tied a lace].
      The people there [thanked|blinked at|looked straight through] {him}, and could not say where they had been [standing|going|born].
      @mysterious Their dog [remembered|growled|still had the stick|went on wagging].
      @light One of them took it for a [holiday|promotion|sea breeze|present].`,
  ],
  wrong: [
    `Then {noun2} lay [straight|right|flat] across the way //and there was one [night|hour|crust] left.
      It was [only|just] ink, {hero} told {himself}; {noun} mattered [more|a good deal more|most].
      {he} unrolled the map, took the silver knife, and scraped, and the ink came off in a [curl|thread|flake] that smelled of [hedges|jam|September].
      @emotional {he} put it in {his} pocket, as [if|though] that were [better|kinder|allowed].
      @dramatic It took [three|four] [strokes|breaths|ticks of a watch].`,
    `The riders behind were steering by {noun2}, which stood up plain [on every copy of the map|in every copy|on the sheet in their hands].
      Without {noun2} they would never find {noun}, and so {hero} knelt with [cold|quick|inky] hands, and scraped.
      Soon the hoofbeats [lost their way|spread like spilt peas|went round in a ring|turned back on themselves].
      @neutral The knife left the parchment [thin|rough|gray] there, and [a little|slightly] see-through.
      @light For a moment it felt [splendid|like winning at cards|like skipping school|quite grown-up].`,
    `There was just one [bridge|ford|plank] left, and it was drawn on {noun2}, as it were, with one end [in|on|through] it.
      {hero} had the [riders|hoofbeats|whitewash] a field behind, and {noun} in sight, or [nearly|so {he} thought|its smoke].
      So {he} made the cut [there|small|with {his} eyes shut], and {noun2} came away from the world like [a label|wet bread|a scab].
      @dramatic The bridge [went too|fell up|screamed|let go].
      @neutral The cut was [an inch|two inches|a thumb] long[|, and neat].`,
    `That night {hero} [did the sum|laid the map on a gate|held it to the fire]: with {noun2} gone, the white would [join|heal|close], and nobody could follow.
      It was a [clerk’s|tidy|perfectly good] plan, and it took [no time|one breath|a steady wrist].
      The silver knife [hummed|slid|hardly touched], and where {noun2} had been the parchment showed [through|the table|{his} knee].
      @emotional {he} [blew|brushed|licked] the [crumbs|dust] of it off, from habit.
      @mysterious They would not [fall|land|be counted|blow away].`,
  ],
  cost: [
    `There was [a|the] sound such as a [drawer|book|lid] makes, closing.
      Where {noun2} had been, the world had [a hole with tidy edges|a lawn of nothing|a bald place].
      A woman stood at the rim of it with a [clean shirt|covered dish|birthday cake|pair of skates], and could not think whom it was for.
      @emotional She held it out to <me|you|{name}>, [in case|hoping|by mistake], and {he} could not [take|touch] it.
      @mysterious Her shadow had already [gone|started to fade|left for the day|let go of her].`,
    `What is scraped takes its neighbors with it: the [lane|stile|footbridge] was gone [too|as well], and the tune {he} had been humming.
      {hero} looked for {noun2} in {his} own head and found [a clean shelf|an empty nail|chalk].
      ¶ “[I only meant to save time|I was only in a hurry|It was only ink],” {he} said //and nothing out there [answered|had ears|looked round].
      @dramatic Then the white began to [widen|creep|climb {his} boots|breathe].
      @humorous The knife, being government property, was [unmarked|spotless|polished|insured].`,
    `Nobody [screamed|ran|minded|wept]. That was the [worst|odd part|thing about it]: where {noun2} had stood, people simply [walked round|stopped|changed the subject].
      {hero} tried to tell a [carter|widow|small boy] what was gone, and [heard|watched] the words come out [blank|as breath|one by one, and not arrive].
      Then {he} saw that {his} own [road home|left sleeve|shadow] had a [bite|corner] out of it.
      @dramatic It had begun at the [cuff|heel|thumb|hem].
      @humorous The knife was [still|visibly|insufferably|almost] proud.`,
    `By [morning|supper|the next milestone] the hole had spread to what had [touched|faced|loved] {noun2}: a [hedge|well|bench], a way of saying goodnight.
      {hero} held up the map, and light [came|poured|fell] through it in the shape of [a hand|the knife|something removed].
      ¶ “I could draw it again,” {he} said, but {his} fingers had [forgotten|mislaid|never known] how [it went|that went].
      @light For the [first|only] time the map was [lighter to carry|easy to fold].
      @neutral It now [showed|covered] [less|one thing less|a hole, correctly].`,
  ],
  turn: [
    `{hero} held the map against the light //and under {noun} there was a name, with one letter backwards.
      {he} had [made|drawn] it so until {he} {was} [seven|eight|nine].
      It was {hero} who had drawn {noun}, [one wet summer|under a kitchen table|on a spoiled sheet], where there was nothing and {he} had wanted something.
      @emotional The small hand had pressed so [hard|carefully|happily] that [it went|the pen went] through.
      @neutral The date on the sheet was [a Sunday|{his} birthday|right|upside down].`,
    `By the map {noun} and {hero} now shared [a spot|an inch|one blot], so {he} looked up.
      {noun} had come out crooked, as children’s things [do|will], with one edge that wobbled.
      {he} knew [the elbow|the cat|the thunder] that had jogged it, and the blackberry [juice|stain] on {his} own small hand.
      @light Even the smoke had been [remembered|bothered with], and went up [sideways|in a spring].
      @mysterious All those years something out here had been [waiting to be visited|kept waiting|left on the latch|saving {him} a place].`,
    `A [wind|goat|wet thumb] turned the map over, and on the back was the [same|first] wobbling line, and {noun}, [begun|tried] three times.
      {hero} [looked|laid a finger] at the hand that had done it. It had [held|gripped] the pen in its fist, as {he} [did|had] before anybody [corrected|smacked] {him}.
      So [that was|here was] [who|the surveyor|whose it was].
      @emotional The third try had a [sun|face|mother|cat] in the corner.
      @dramatic {his} knees [went|gave|shook|folded], there in the white.`,
    `{hero} came upon {noun} at last and found the [door|gate|near side] of it exactly as [high|wide|tall] as a child of seven.
      {he} [knelt|bent|took off {his} hat] and it fitted, and {he} remembered [the rain|the kitchen floor|being told to keep quiet], and the blackberries.
      {noun} had been {his} own idea of [somewhere|company|what was missing].
      @humorous The proportions were [generous|optimistic|seven years old|all door].
      @mysterious Inside, the [lamp|kettle] was already [lit|on].`,
  ],
  resolution: [
    `{hero} crushed blackberries in [a thimble|the knife’s sheath|a boot heel], cut a [reed|feather], and put {noun2} back, line by line.
      When Comptroller Sturt rode up with his [bucket|warrant|brush], {noun2} stood in the world again, a shade [kinder|rounder] than before.
      {hero} signed the map, which nobody had ever [done|dared|thought of].
      @humorous Sturt asked which form [that|this] was, and was told [a new one|blackberry|thumb].
      @dramatic The silver knife went into [the marsh|the deepest water|the fire|a tree, to the hilt].`,
    `First {hero} drew {noun2} again, [slowly|from love|tongue out], until somebody came walking out of the white.
      Then {he} gave Comptroller Sturt his knife back with the point [broken off|bent|lost|rounded].
      ¶ “Is {noun} [to scale|quite to scale|drawn to scale]?” Sturt asked, [frowning|after a while|stiffly|and bent down].
      ¶ “To mine,” {hero} said, [and blew on the ink|drily].
      @emotional He looked at it a good while and [blew his nose|took his hat off|asked for a swing|said it was like him].
      @neutral The change was entered as a [correction|first survey|matter of taste|gift].`,
    `{hero} gave the pen to [a goose girl|the nearest child|Sturt’s own groom], and said to put back {noun2} however it had [looked|seemed|felt].
      Everybody [had|drew|added] a go, and {noun2} came up out of the white [patchwork|arguing|rather larger], and [sound|warm|dry].
      Comptroller Sturt [turned|read|folded] his warrant over, and found that somebody had drawn [him|a mustache|an uncle] on it.
      @light He [kept|framed|signed|pocketed] it.
      @emotional He asked, [very low|stiffly], for a [house|bench] near the water.`,
    `It is not possible to [arrest|tax|scrape] a thing while its maker is [looking|standing in it|eating lunch there].
      Comptroller Sturt [waited|tried] until dusk, and then got down and [held|ground] the ink while {hero} put {noun2} back, stroke by stroke.
      They called the sheet [Corrected|True|First Edition], and left a corner of it [white|bare|for whoever came next].
      @neutral It showed {noun}, at [half an inch|one blackberry] to the mile.
      @dramatic The knife [snapped|bent] when they tried it on [bread|{noun}].`,
  ],
  clues: [
    `A milestone stood [in the nettles|in a ditch|behind a pigsty], newer than the others, and it gave the distance to {noun} in a number that would not hold still.
      {hero} laid a hand on it, and came away with [wet|violet|warm] paint on {his} fingers.
      ¶ “[Up a week|Not a week up|Fresh],” said {companion}, “and that moss [a hundred years|older than my gran|at least a hundred]. [I don’t like it|Read me that|Explain|Somebody’s about].”
      @mysterious Copied down, the number was [smaller|nearer|lower|warm].
      @humorous Both were [payable|divisible by seven|on the wrong side|in somebody’s way].`,
    `A pedlar of [hats|pins|old almanacs] had an earlier printing of the map for sale, and {hero} paid for it with [a button|half the cheese|the horse blanket].
      In the empty quarter there was [no ink at all|nothing at all|only the white], and no {noun:bare}.
      {hero} did the sum [on {his} fingers|in the dust], and it came out at a summer when {he} had been [six|seven] and it had [never stopped raining|rained on every day of it].
      @neutral That printing had been [recalled|pulped|used for fish|sold by the yard].
      @emotional {he} could still hear the [gutter|bucket on the landing|rain|mangle downstairs].`,
    `At a halt {companion} sniffed the map, as one would a [melon|wet dog|doubtful egg], and [frowned|sneezed].
      ¶ “Survey ink is [oak gall|all oak gall|gall and iron|gall and rust],” {companion} said. “This is [jam|hedge|pudding|somebody’s tea].”
      {hero} put {his} tongue to the edge of {noun}, and tasted blackberries, vinegar and soot.
      [It was how|That is how] children make it, [in an eggcup|in a stolen saucer|on a windowsill].
      @light It wanted [sugar|custard|an egg|a crust on it].
      @dramatic {hero} looked at the knife in its sheath and moved it to [the other side|the bottom of the bag].`,
    `A shepherd with a [lamb|ferret|hot brick] down his coat had known about {noun} for years.
      ¶ “[Turned up one morning out of nowhere|Came one morning|Was just there, one morning|There one day],” he said, “and never gave trouble. Only you’d feel, going by, like [someone|a body|a mother|an aunt] had put supper on and was listening for the gate.”
      {hero} said it was not for {him}, and the words sat [badly|crookedly|heavily] in {his} mouth.
      @emotional The shepherd [patted {his} sleeve|gave {him} an apple|looked at {his} boots|did up {his} top button] as though {he} had said something else.
      @neutral The supper, he said, would be about [five|six|four] miles [on|off].`,
    `{hero} went over the drawing of {noun} with [a fish-glass|a drop of water|the bottom of a bottle], an inch at a time.
      One stroke had been jogged and went off [north|uphill|like a startled hen|into the sea].
      Whoever held the pen had run out of room on the right, and had simply [turned the corner|drawn smaller|gone on underneath|started up the side].
      [No clerk drew like that.|That was no clerk.|Clerks do not draw so.] A clerk would have [ruled|rubbed out|asked].
      @humorous A clerk would also have added a [scale|fee|mustache|seal].
      @light There was a [thumbprint|smear|smudge], too, the size of a [pea|lentil].`,
    `[Nobody had ever looked at the back of the sheet.|The back of the sheet was forbidden.|Nobody thinks to look at the back of a map.] {companion} did it by [accident|mistake|bad manners], with the map upside down.
      There was a list there, in [round|careful|fat] letters: {noun}, then {noun2}, then a line crossed out, and under it SO THAT THERE IS SOMEWHERE.
      The sheet had once been folded [small|very small|often], to [fit|go in] a child’s pocket.
      @mysterious The crossed-out line was [about|just] as long as [a name|{home}].
      @emotional {he} carried it inside {his} [shirt|coat|hat] from [then|that day] on.`,
  ],
};
