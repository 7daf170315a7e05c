import type { Plot } from '../../pack.ts';

export const theForecast: Plot = {
  id: 'the-forecast',
  homes: ['Almanac City', 'the Fifth Terrace', 'New Leith', 'Barometer Hill'],
  nouns: [
    [
      { the: 'the balloon', a: 'a balloon' },
      { the: 'the tortoise', a: 'a tortoise' },
    ],
    [
      { the: 'the garden', a: 'a garden' },
      { the: 'the trumpet', a: 'a trumpet' },
    ],
    [
      { the: 'the snow globe', a: 'a snow globe' },
      { the: 'the bicycle', a: 'a bicycle' },
    ],
  ],
  titles: ['{noun:title}, Thursday', 'Likelihood of {name}', '{noun2:title} by Evening', 'What the Almanac Said'],
  chapters: [
    ['Outlook', 'Clearing Later'],
    ['A Slip with Breakfast', 'A Blank Slip'],
  ],
  frames: [
    {
      opening: `Each morning in {home} a slip of paper came up with the [milk|eggs|tea tray], and said what would happen.
        <Mine|Yours|{name}’s> were dull: a [late tram|wet sock|sneeze at noon], a spoon to be dropped; and {he} dropped it, and got on.
        In ninety years the Almanac had never been [wrong|late|thanked].
        @neutral The slips were [buff|gray|pale green], and three inches long.
        @humorous It had once forecast a [cheese|hiccup], to the [minute|second].`,
      echo: `The slip that came up with the [milk|eggs|tea tray], that first Monday in {home}, was blank.
        {hero} turned it over, and held it to the [lamp|window|kettle], and then wrote on it with a pencil: perhaps [rain|a walk|toast].
        All down the stairs people stood at their doors, [pencil in hand|blushing|asking how one spells it].
        @light Somebody on the [second|top] floor had put down [dancing|a parrot].
        @emotional {he} added {noun}, after a [moment|sip], with a question mark.`,
    },
    {
      opening: `Umbrellas went up all over {home}, as they did at [four|ten past six|noon], and a minute later it rained.
        {hero} kept shop there, in [brollies|lamp bulbs|galoshes], and knew each day how many {he} would sell, and to [whom|which widow|what end].
        On the counter stood a [jar|stool|spike], for the slips //and nobody ever [haggled|chatted|dithered].
        @mysterious Once a man had come who was not [listed|forecast|on it], and bought [nothing|string].
        @light {he} gave them each a [peppermint|wink|bow], which the Almanac did not mention.`,
      echo: `It rained in {home} at [ten|half past three|some hour or other] and caught the whole street without a [hat|coat|plan].
        {hero} stood in the shop door, and they all came in, [dripping|shrieking|arm in arm], people whom {he} had never been told to expect.
        {he} sold out by [five|closing|the second clap], and gave away the [awning|curtains|big one from the window].
        @humorous One of them asked when it would [stop|end], and there was [applause|a silence].
        @emotional A child put out a [tongue|hand] to it, as if it had been [sent|a letter].`,
    },
    {
      opening: `The lamps of {home} were changed on the [night|hour|minute] before they failed, by a man with a ladder.
        {hero} had old Pym’s [round|cap|old round], and did [forty|sixty|ninety] a night, from the slips.
        {he} had never in {his} life seen one [go out|fail|flicker] //and could not have said what one [did|felt|called out].
        @dramatic The ladder was [nine|twelve] yards, and stood on [nothing much|its own word].
        @neutral A bulb lasted [a year|four hundred days|until it was told].`,
      echo: `A lamp went out in {home}, on the [corner|hill|bridge], with a small [tick|sigh|pop], and nobody had known that it would.
        {hero} came along with the ladder, to see, and stood under it in the dark with [half the street|a dog|two strangers].
        One could see [stars|the river|who was holding hands], there. {he} [counted ten|waited|blew on {his} hands] before {he} climbed.
        @light Somebody said [encore|leave it|ooh].
        @mysterious Up at the dead end of the wire it was still [warm|humming|saying something].`,
    },
    {
      opening: `Nobody in {home} said goodbye at the station, for the slips told who would be [back|home|missed], and when.
        {hero} swept the platform there, and had never found a [handkerchief|glove|second look].
        The Almanac’s slips came on the first train, in a [sack|churn|basket], and what they said [held|was done|came about].
        @neutral It got in at [5:40|6:05|4:50], and had for ninety years.
        @mysterious One seat in it was always [warm|unsold|turned round].`,
      echo: `People were [kissing|hugging|in tears] all over the station in {home}, in case. {hero} had [nineteen|eleven|thirty] handkerchiefs in the box already.
        The slips in the sack were [blank|bare|empty]. Somebody at a train window shouted that they would write, and {he} [waved the broom|waved|shouted back], though it was nobody {he} knew.
        @light A man got [on|off] at the last moment, for [love|a sandwich].
        @emotional {noun}, {he} thought, might be on [any of them|the next|the late one].`,
    },
  ],
  want: [
    `That [Monday|morning|first of May] <my|your|{name}’s> slip was not about spoons. It said: “Thursday week: {name} gives up {noun}, for the sake of {noun2}.”
      {he} had no {noun:bare} to give up, but the Almanac was never [wrong|asked|argued with].
      So {he} went to the far end of the line, where it stood, to have the slip [mended|changed|taken back].
      @humorous It gave no [reason|hour|refund].
      @emotional {he} read the words gives up again, on the [stairs|tram|way].`,
    `“Thursday week,” said the slip, “{name} gives up {noun}, for the sake of {noun2}.”
      {hero} pushed it back under the [window|grille|glass], and said there was some [mistake|mix-up|other {name}].
      ¶ “The Almanac’s [never wrong|never been wrong|ninety years old],” said the clerk, [through the glass|not unkindly|with a finger up]. “[Ask it yourself, up the line.|It’s at the far end of the line.|You’d have to go up the line.]”
      @neutral The fare was [exact|as forecast|waiting, in a dish].
      @mysterious The clerk’s own slip lay turned over, under her [tea|hand|cat].`,
    `{hero} owned a [bed|chair|stove] and a hat. “Thursday week,” said {his} slip, “{name} gives up {noun}, for the sake of {noun2}.”
      One must have a thing first, and {he} did not mean to [begin|start|be pushed].
      {he} took the [mail|night train|slow train] up the line to the Almanac, to be let off.
      @dramatic Nobody had ever come back from [asking|there|the last stop].
      @light {he} packed [clean socks|an apple|a bun] and an open mind.`,
    `The whole stairs had read <my|your|{name}’s> slip first, and [baked|put on black|come out to look]: “Thursday week, {name} gives up {noun}, for the sake of {noun2}.”
      {hero} had never so much as [met with|wanted|thought about] {noun}.
      {he} went up the line, to the far end, where the Almanac was, to [appeal|ask why|have it out].
      @light {he} took the [smaller cake|cake|cherries] along.
      @humorous On the fourth floor they were [over it|in mourning|selling tickets].`,
  ],
  obstacle: [
    `It knew, of [course|course, that too|necessity]. Wherever {hero} changed there was a slip waiting, held out by a [porter|waiter|child], and it was always [right|true|right to the minute].
      “{name} goes on,” said one, and another: “{name} sits on a [trunk|wall|milk can] and thinks of {noun}.”
      {he} tried going [back|sideways|to sleep] instead, and found the slip for that in {his} [shoe|bun|hat].
      @humorous One was for a [goat|baby|cheese], and came true [twice|at once|with a bang].
      @dramatic The next was one word long: [DUCK|HOLD|JUMP].`,
    `Past the [ninth|last city|tunnel] stop nobody would speak of {noun}, for fear of having been [forecast|put down|expected] to.
      When {hero} asked the way they took out their slips, and [read|counted|sighed], to see whether they would tell {him}.
      ¶ “[Not until four|I’m down as not knowing|I’m to shake my head],” one man said, [sadly|politely|to his boots].
      @neutral It was [ten past three|a quarter to|just two].
      @mysterious On the signpost was scratched, small: [SHE IS TIRED|ASK HER|KNOCK].`,
    `The slips had begun to [argue|plead|add things]. “{name} goes home,” said the one with the soup, and when {hero} did not, the next was [damp|sterner|in capitals]: “{name} ought to.”
      Wherever {he} asked after {noun}, the [shutters|kettles|children] had been taken in, a minute before {he} came.
      @mysterious One said only: [thanks|nearly|it is cold here].
      @neutral There were [nine|six|eleven], between Monday and noon.`,
    `A guard had it on his slip that nobody would ride past the [ninth stop|bridge|water tank].
      ¶ “You’re [not here|an empty seat|a delay],” he told <me|you|{name}>, so {hero} had to walk.
      Along the track lay old slips, [thrown|blown|dropped] from windows, and not one of them spoke of {noun}.
      @dramatic The bridge was single track, and the rail had begun to [sing|tick|shake].
      @light On foot {he} met a [hare|band|picnic], which no slip had.`,
  ],
  wrong: [
    `Without {noun2} there would be no sake, and no [Thursday|loss|slip].
      So at the [junction|halt|ninth stop] {hero} had {noun2} sent away, [sealed|prepaid|by goods train], to where no one would ever look.
      For the first time in ninety years the Almanac was [wrong|out|mistaken].
      @light {he} bought a [bun|cigar|hat], which had not been forecast.
      @dramatic Along the line the [signals|lamps|bells] stopped, and then went on.`,
    `{hero} had met with {noun} by then, and {he} {was} not going to [choose|be told|lose sleep].
      Being [sure|afraid|tired] of Thursday, {he} did it on Tuesday: {he} gave {noun2} to the first [stranger|carter|pair of hands] who asked, and the slip was spoiled.
      It was a relief, like [swearing|being late|taking off a shoe].
      @emotional,dramatic {he} did not watch which way {noun2} [went|got to|traveled].
      @neutral It was [the ninth|just after six|a Tuesday of no importance].`,
    `¶ “Then I’ll do it [first|myself|my way],” {hero} told the slip, “and see if it [counts|sticks|still comes true].”
      {he} left {noun2} on a [bench|siding|ferry], with the label [off|blank|turned in], and got back aboard before {he} could think.
      Nothing [fell|happened|broke]. By the Almanac {he} ought to have been [crying|asleep|on the stairs].
      @humorous {he} had [an egg|seconds|a haircut] instead.
      @emotional A [child|dog|guard] watched {noun2} a while, and then {him}.`,
    `A person who has {noun2} can be made to [choose|pay|give up something].
      So {hero} put {noun2} on the [wrong|next|down] train, with nobody’s name, and tore up the slip.
      All down the line people looked up from their [soup|newspapers|sums], as if a [clock|tap|fan] had stopped.
      @dramatic The pieces would not [burn|fall|stay torn].
      @neutral It was the [9:10|7:25|4:40], all stations.`,
  ],
  cost: [
    `A forecast is a kind of floor //and people had been [standing|dancing|asleep] on it for ninety years.
      Now nobody in {home} would step off a [curb|stair|tram], and the trams ran into [one another|the market|the sea wall].
      For want of {noun2} a whole quarter went [dark|unfed|unvisited], and {hero} read of it on a [wrapper|wall|sandwich].
      @dramatic There were [names|numbers|shoes], in columns.
      @humorous Umbrellas were [up|open|worn] in bed.`,
    `The next slip was in <my|your|{name}’s> hand when {he} [woke|sat down|looked]: “{name} has cost us {noun2}.”
      After that they were [empty|blank|bare], and not {hers} alone: the [guard’s|cook’s|children’s], and everyone’s in {home}.
      An old man held his up to the [light|window|sky], and asked, quite [low|kindly|politely], what he should do now.
      @emotional {hero} did not [know|have one either|dare say], and only held his hat.
      @mysterious On the back was the mark of a [cup|thumb|tear].`,
    `In {home} the [milk|bread|night shift] had not come, nobody having been told to bring it, and the [doctor|midwife|lamp man] stayed in.
      On the platform, where {noun2} should have been, was a queue, and a child at the head of it asked {hero} if it was still [today|allowed|going to be morning].
      @emotional,dramatic She had been told always to [wait|ask|hold on].
      @humorous A man had been half way into his [bath|trousers|speech] since nine.`,
    `It turned out that {noun2} had been in everyone’s slips, [somewhere|small|low down], like a thread, and somebody’s [wedding|cure|way home] hung by it.
      With that gone they came [undone|apart|loose], one after another. {hero} saw a whole street sit down on the ground, reading the [backs|dates|blank sides].
      @dramatic On the [bridge|hill|line] a train stood with its doors open.
      @mysterious The backs were not [blank|clean|all alike].`,
  ],
  turn: [
    `The great machine had been cold for [sixty|fifty|forty] years. Mrs Abbott wrote the slips, nights, by hand, and people made them [true|so|come right].
      ¶ “[That one was mine|Yours was mine|Yours happened to me],” she told <me|you|{name}>. “I gave up {noun} for {noun2}, one Thursday. I wanted to see it [done better|go otherwise|from outside].”
      @emotional She had {his} name out of the [directory|paper|rain], for its sound.
      @light The kettle was on [already|for two|before {he} knocked].`,
    `Where the [engine|machine|Almanac] ought to be {hero} found a woman in [mittens|slippers|a shawl], licking a pencil.
      ¶ “It died when I was [nine|a girl|new],” said Mrs Abbott, “and I hadn’t the [heart|face] to say.”
      The slip about {noun} was no [forecast|forecast at all|prediction]. It had all happened already, to [her|Mrs Abbott|the woman with the pencil], on a Thursday.
      @dramatic The pencil was [shaking|down to the wood|bitten through].
      @humorous She had got the weather by [her knee|looking out|asking the goat].`,
    `{hero} knocked at the Almanac, and it was [not locked|open|only stuck], and in it sat Mrs Abbott, in a [drift|bath|pramful] of pencil ends.
      ¶ “[There’s no machine|The engine died|It rusted], love,” she said. “I write what I [see|hope|can]. But {noun}, and that Thursday, that was [mine|my own|me]. I thought, let {name} [mend|try|keep] it.”
      @emotional She had saved {him} the chair with the [cushion|back|arms].
      @neutral She did [four|six|three] hundred an hour, in a good light.`,
    `In the Almanac there was only a desk, and a woman at it, [sharpening a pencil|peeling an orange|blowing on her tea].
      ¶ “[Abbott|Mrs Abbott|I’m Abbott],” she told <me|you|{name}>. “[The engine’s for show.|We never had an engine.|There’s only ever been a pencil.] I let {noun} go, one Thursday, for {noun2}, and I’ve been [writing it again|sorry|asking people] since.”
      @humorous The engine was full of [hens|jam|coats].
      @mysterious On {his} slip the pencil had gone over Thursday [twice|very lightly|till it tore].`,
  ],
  resolution: [
    `{hero} and Mrs Abbott wrote one [more|last one|together], and it said that {noun2} would come [home|back|to no harm], because somebody would see to it.
      It went out with the [milk|eggs|first train], to everybody, and somebody [did|saw to it|went].
      As for {noun}, on the Thursday nobody gave up [anything|a thing|so much as a bun].
      @light After that the slips went out [blank|empty|with a pencil].
      @neutral There were [nine|six|eleven] thousand copies.`,
    `{hero} took the pencil out of Mrs Abbott’s hand, and put a [cup|bun|hot stone] in it.
      On Thursday {he} had {noun}, and {noun2}, fetched back [whole|by goods train|in time], and gave up neither.
      ¶ “[Is that allowed|Can one do that|Is there no rule]?” asked Mrs Abbott, and looked about for the slip.
      @emotional She [slept|cried|laughed] for a day, with her mittens on.
      @humorous It has rained since, [at random|on parades|when it likes].`,
    `On the Thursday {hero} took the pencil, and wrote: “{name} fetches {noun2} home, and keeps {noun}, and is late for tea.”
      It came true, [as they do|with some running|all but the tea], because somebody saw to it.
      Mrs Abbott put on a [hat|coat|pair of outdoor shoes], and came [along|to help|too].
      @light She had never [paddled|seen a goat|been out of pencil].
      @neutral Tea was at [five|six|half past five], and cold.`,
    `¶ “[Suppose|Say|Put down] there’s no Thursday,” {hero} said, and Mrs Abbott tried it, and the pencil [broke|stuck|would not], and she laughed.
      So {hero} fetched {noun2} home, with a [handcart|lantern|return ticket], and had {noun} as well.
      The next slips, which nobody wrote, said [nothing|as much as snow|what one liked].
      @emotional She laughed as one [coughs|cries|runs], who has not for years.
      @humorous It was Friday in the end, for [both|the goat|most people].`,
  ],
  clues: [
    `{companion} smelled the slip about {noun}, and then a [hand|sleeve|glove], and then the slip.
      ¶ “[Oranges|Marmalade|Orange peel],” said {companion}. “[What machine eats oranges?|Who peels fruit over a machine?|That’s somebody’s breakfast.]”
      It was printed, to be sure, very small and even; but under the [lens|tap|bulb] a comma had been scratched out, and {hero} found where a better one had been [put in|tried|drawn].
      No engine minds about a [comma|pause|breath].
      @humorous It was, on reflection, a [fine|correct|needed] comma.
      @mysterious The pip fell out when {he} [folded it|sneezed|stopped looking].`,
    `An engineer who had built a part of the Almanac, as a lad, was keeping [bees|chickens|very still] by the line.
      ¶ “[Forty|Sixty|Ninety] megawatts,” he said. “You’d feel it in your [fillings|fork|knees].”
      {companion} had last year’s electricity account from the [depot|halt|stationmaster], and showed it to <me|you|{name}>.
      It would have run a [kettle|lamp and a kettle|small stove], said the engineer, when he had found his glasses, and {noun} not at all.
      @neutral It came to [nine|eleven|six] crowns.
      @dramatic He went [white|gray|quiet], and counted on his hands.`,
    `For ninety years the slips had spelled [separate|necessary|Wednesday] wrong, till people in {home} [thought it right|taught it so|named a street that].
      {hero} laid the old ones in a row, and it was wrong three ways, for [thirty|twenty-odd|about thirty] years each.
      ¶ “[That’s three people|That’s a mother and a daughter|That’s a family],” said {companion}.
      The last of them had made the same round tail in {noun}, [like a cat’s|going under|with a loop].
      @light It was a [cheerful|homely|rather dashing] tail.
      @emotional {he} traced it, [once|twice|with a dry pen].`,
    `A man was changing a lamp an hour before it was [to fail|due|forecast to die], and {hero} asked him what if he did not.
      It would not fail, he supposed, [or not then|till it did|for weeks].
      ¶ “[And the rain?|And rain?|What about rain?]” asked {companion}. “[She looks out of the window|Anybody can see rain|There’s a window, I expect].”
      After that {we} saw it everywhere: a boy dropping a [spoon|plate|hat], on purpose, with his eye on the clock, out of plain good [manners|nature|will].
      @humorous A woman sneezed with [pepper|real effort|a feather].
      @dramatic The man left the lamp [as it was|in|alone], and ran.`,
    `Everybody in {home} had a slip, down to the [cats|prisoners|mayor]. In the books at the [depot|junction|terminus] one address had never had any.
      It was a [signal hut|siding|shed], at the end of the line, and it got a delivery of [oranges|pencils|coal].
      ¶ “[No one tells you your own day|Nobody forecasts the forecaster|She can’t do her own],” said {companion}.
      {hero} thought about {noun}, and who might have liked, for once, to be [told|asked|warned].
      @mysterious The name had been [cut out|inked over|left for last].
      @emotional {he} bought an [orange|extra bun|envelope], at the kiosk.`,
    `In the [grate|bin|ash pan] of the last waiting room lay some paper that had not burned, and it was slips with <my|your|{name}’s> name, [five|six|seven] of them.
      On one {name} gave up {noun} gladly; on one, [too late|in tears|for money]; one broke off at the [comma|verb|name].
      ¶ “[She couldn’t get it to come right|That’s somebody trying|It’s a draft],” said {companion}.
      Put in order, {hero} thought, they were not like a forecast, but like somebody [remembering|telling it again|asking].
      @dramatic The ash was [warm|still red|breathing].
      @light On the back of one was a [recipe|goat|sum].`,
  ],
};
