import type { Plot } from '../../pack.ts';

export const theSleeper: Plot = {
  id: 'the-sleeper',
  homes: ['Shoulder', 'Overcollar', 'Highnape', 'Ribbingdown'],
  nouns: [
    [
      { the: 'the lamb', a: 'a lamb' },
      { the: 'the oak', a: 'an oak' },
    ],
    [
      { the: 'the little boat', a: 'a little boat' },
      { the: 'the ladder', a: 'a ladder' },
    ],
    [
      { the: 'the blue door', a: 'a blue door' },
      { the: 'the drum', a: 'a drum' },
    ],
  ],
  titles: [
    '{noun:title} and the Sleeper',
    '{noun:title}, Said the Hill',
    '{name} Goes Down the Arm',
    '{noun2:title} in the Open Hand',
  ],
  chapters: [
    ['He Talks in His Sleep', 'He Sleeps'],
    ['Breathing In', 'Breathing Out'],
  ],
  frames: [
    {
      opening: `All {home} was built on the Sleeper, and went up [four inches|a hand|a stair] when he breathed in.
        {hero} had grown up with cups on hooks and a cord on the soup //and {he} thought that [hills|all ground|the world] did that.
        Nine hundred years he had not so much as [snored|sighed|scratched|wriggled a toe].
        @neutral A breath took [six|seven|nine] minutes, and people [married|signed things] on the rise.
        @humorous The church clock had been given [up|a spring and a prayer|leave of absence|a bell on a string].`,
      echo: `The Sleeper breathed in, and {home} went up, with its [cups|hens|washing] and its newly mended chimneys.
        {hero} sat on the wall, feet over, and [breathed|went up|waited] with him.
        At the top there is a [moment|pause|long minute] when nothing weighs anything, and {he} spent it looking at {noun}, far down.
        @light Somebody’s [hat|pancake|kitten|grandmother] stayed up longer than the rest.
        @emotional {he} laid a hand flat on the [moss|stones|wall], as on a [sleeping|dreaming] dog.`,
    },
    {
      opening: `{hero} dug the wells in {home}, and there was one rule: at nine fathoms, stop.
        At nine fathoms the ground was [warm|freckled|a little soft], and if a bucket bumped it the whole street [twitched|rolled its eaves|shrugged].
        Nobody said what it was they lived on; it was [thought|held to be] [unlucky|rude|bad for rents].
        @mysterious Once the bucket had come up with a [hair|sigh|freckle] in it, [ten|six] feet long.
        @light {hero} always [apologized|said good morning] down the shaft.`,
      echo: `{hero} left the lid off the deepest well in {home}, and let down a [lamp|jug of milk|long string] to nine fathoms.
        [The street did not twitch.|Not a gutter twitched.|Nothing moved.] It was warm down there, and slow, and smelled of [bread|straw|someone’s neck].
        ¶ “Goodnight,” {he} said into the [dark|shaft|well], and the rope [came up|went] a little slack.
        @emotional It was what one says; {he} [left a hand on the rope|meant it|left it at that|said it twice].
        @dramatic Far below, something vast [turned its cheek|let go|smiled|made room].`,
    },
    {
      opening: `Every [spring|May] the people of {home} climbed with scythes to mow the Sleeper’s neck.
        {hero} had the patch behind the ear, which nobody wanted, since it was [steep|ticklish|private] and had once moved.
        {he} mowed it in [stockinged|bare] feet //and {he} [hummed|held {his} breath|told it the news].
        @humorous The hay was excellent, if [a little greasy|prone to curl|inclined to purr|on the warm side].
        @mysterious This year the grass there was [wet|bent|combed], as [if|though] by whispering.`,
      echo: `When they mowed again in {home}, nobody [drew lots|squabbled|drew straws] over the patch behind the ear.
        {hero} took off {his} boots, cut it short and [even|tidy|neat], as for a Sunday, and then sat down and told it about {noun} and [the news|the price of wool|who had married].
        The ear lay [pink|quiet|open], and as big as a [chapel|barn].
        @light A [lark|child|choir|beekeeper] had moved in, rent free.
        @neutral The hay came to [eleven|nine|fourteen] carts[|, dry].`,
    },
    {
      opening: `{hero} kept the [inn|bakery|only shop] in {home}, where nothing was ever put on a [top|round] shelf, because the Sleeper [breathed|turned|dreamed].
        {he} knew his moods by the [butter|bells|bottles]: a [slide|chime|shiver] to the left for fair weather, and for snow to the [right|wall].
        That [winter|week|Friday] they all began to [walk|ring|tremble] the same way, downhill.
        @light The [cheese|marmalade|gin] [went|set out] first.
        @mysterious They [stopped|stood still] when anyone [spoke|looked|counted them].`,
      echo: `In {home} {hero} put one [jug|egg|bottle], the [good|blue|last] one, on the top shelf, and stood back.
        The Sleeper [breathed in|drew breath|rose and sank|stirred]. It [chimed|rocked|thought about it], and [stayed|stood].
        Through the window {he} could see {noun}, and all the [roofs|washing|chimney smoke] going gently [up and down|down and up|nowhere, and back].
        @humorous The [cheese|marmalade|gin] has been [promoted|moved up].
        @emotional {he} [whispered|said] good evening to the [floor|wall], and it was [warm|there].`,
    },
  ],
  want: [
    `Now the Sleeper had begun to call for {noun}, in his sleep, and each night [a chimney|a gable|half a street] fell down.
      An old song says that he lies still while {noun2} lies in his hand, but a song is not a [roof|wall|beam].
      {hero} went down the arm [to find what he wanted|to find him that|to see about it].
      @dramatic [Forty|Fifty] houses stood on the [edge|downhill side|cheap side].
      @humorous The mayor gave {him} a [medal|whistle|sandwich|round of applause], in advance.`,
    `¶ “{noun:bare},” said the ground under {home}, at [midnight|three in the morning|supper], in a voice like [furniture|a landslide clearing its throat|barges].
      The Sleeper wanted {noun}, and would shake the town off his shoulder [for want of it|for the lack|to get it].
      The song said that {noun2} in his open palm kept him quiet, but [songs will|it had many verses]; and so {hero} {was} sent to search.
      @neutral It was [four|five] days to the [hand|wrist|knuckles], on foot.
      @emotional {he} left {his} [key|cup|hat|lantern] on its hook, swinging.`,
    `{hero} had been nearest when the Sleeper spoke, so {hero} had to go.
      He [wanted|missed|called for] {noun}. [Every night he said so|Each night he asked|He said it nightly], and {home} lost a [street|steeple|row of privies] to the sea.
      While he had {noun2} in his hand he would not wake, the grandmothers sang, but even they had started to [pack|sing faster].
      @mysterious He said it, {hero} thought, almost [politely|fearfully].
      @light The sea, at least, was getting some [nice curtains|pianos|good china|parlor furniture].`,
    `¶ “{noun:bare},” said the hill, and [six|nine|eleven] houses in {home} sat down in the [street|sea|fish market].
      He had never [spoken|asked|wanted anything|raised his voice] before. In his hand, a long day down, he had {noun2}, and so long as that was so, said the [verse|almanac|oldest aunt], he would not [stir|roll over|get up].
      {hero} packed for [both|either] and went to [find|ask about|see to] {noun}.
      @neutral It was [nine|four] miles to the [elbow|wrist].
      @dramatic The [steeple|school|bridge|bakehouse] was next.`,
  ],
  obstacle: [
    `By [Thursday|noon|the second valley] [everyone|everybody] had heard what the Sleeper wanted.
      There were men at every ford with {noun} to sell, [guaranteed|only slightly used|in a sack], and behind <me|you|{name}> he called again //and the road [jumped|buckled|threw off a cart].
      @humorous [Two|Three] of them were [turnips|the same man’s brother-in-law|an uncle].
      @dramatic A bridge went down with its [lamps lit|toll-keeper shouting|goats aboard|flags out].`,
    `There was no path, for nobody had ever been [fool|sad|curious|bored] enough to go.
      The ground had [pores|a pulse|fine gold hair], and did not sleep as {home} had slept.
      At each call the whole slope clenched, and {hero} lay flat and held on to [heather|a mole as big as a table|whatever there was].
      @mysterious The sheep up there all [faced|leaned|whispered|slept] one way.
      @neutral There were [three|five|four] calls [in an|to the] hour now.`,
    `It is [hard|not easy] to [search|question|walk on] somebody who is asleep. {hero} went on [tiptoe|sacking|stockinged feet], and still the [ground|meadow|great slope] knew.
      Each call for {noun} came [up|through] {his} own [boots|teeth|bones], and behind it, far off, went [glass|a chimney|bells].
      A crowd from {home} had [passed|overtaken] {him}, with [spades|nets|a brass band], and trampled the way shut.
      @light The band was [good|between tunes|mostly trombones|paid by the mile].
      @mysterious The [grass|hair] stood up after them, [listening|one by one].`,
    `At the [collarbone|shoulder|first ridge] the road was gone; he had [shrugged|sighed|scratched] there.
      {hero} let {himself} down by [roots|a plait of hair|the fringe], with forty [roofs|families|lit windows] hanging over {him}.
      The next word [broke|came|rolled] below: {noun:bare}, and {he} hung on till it was [done|past|dust].
      @humorous {his} [hat|lunch|courage|dignity] went ahead.
      @neutral The drop was [ninety|sixty|seventy] feet[|, with nettles].`,
  ],
  wrong: [
    `In the Sleeper’s palm, in the [rain|moonlight|lee of the thumb], lay {noun2}.
      If he missed that, {hero} thought, he would reach for it, this way, away from {home} and the [schoolroom|cradles|chimneys].
      [It would only be for an hour|An hour would do|It was only to borrow] //so {he} took {noun2} out of his hand.
      @dramatic The little finger [twitched|rose|curled], and was the height of a [mill|steeple].
      @emotional The palm underneath was [warm|worn smooth|damp|very clean].`,
    `{hero} had no {noun:bare} to give him, and the next call would bring down the [hospital|bakery|whole east side].
      So {he} took {noun2} from the Sleeper’s palm, to [tuck against|lay to|warm] his cheek instead.
      {he} had [gone|got] [nine steps|a dozen yards|as far as the thumb] when the fingers began to feel about.
      @neutral It had [been|lain] there [nine hundred years|long enough to leave a mark|since before the song].
      @light It had seemed [quite|surprisingly|perfectly] practical, [up to|until] then.`,
    `{hero} came to the hand at [dawn|last|low water] and it was as big as a [fairground|parish|market], with {noun2} in the middle.
      What a man [sleeps|dreams] on, {he} thought, he dreams [of|about]; take that away, and he would [stop|forget|dream of something else].
      It needed only a [push|lever|rope|shoulder].
      @emotional The palm [closed|curled] a bit, like a [child’s|leaf].
      @dramatic Then it [felt|knew|missed|went after] the weight.`,
    `Another call, and {hero} saw the [lights|schoolhouse|whole east side] of {home} lean out over the sea.
      {he} had no time to be [wise|sung to|sure|clever]. {he} dragged {noun2} out from under the [thumb|three fingers], and waved, [shouting|with both arms|where the great eye would be].
      He should have something to [reach for|look at|want], [at least|instead].
      @humorous It had seemed a [visual|striking|sensible|simple] sort of plan.
      @neutral The [thumb|fingers] weighed [a ton|four tons].`,
  ],
  cost: [
    `His hand closed on [nothing|air|the rain|itself], and opened, and closed.
      Then the Sleeper, who had been merely [restless|dreaming], began to wake, and the wells of {home} [ran salt|filled with tears|overflowed] to the brim.
      {hero} saw the east side go over the shoulder like [crumbs|a dropped tray|cards], roof after roof.
      @emotional People stood in their [nightshirts|gardens], holding one [spoon|shoe] each.
      @mysterious It made no [sound|dust|splash|difference], from there.`,
    `So the song had been true, and [the grandmothers|three hundred years of verses|every old woman in the place] might have been [asked|believed].
      [He sobbed once in his sleep.|Once, in his sleep, he sobbed.|A sob went through him.] It lifted {home} by the height of a [house|ship’s mast] and set it down a street to the left.
      Nobody was killed, they told <me|you|{name}> afterwards, [gently|not looking at {him}|over blankets|handing up a baby].
      @dramatic [That night|At dusk] his eyelid [moved|opened by the width of a cart|shone].
      @humorous The [post office|bank] was found in the [choir|duck pond|next parish].`,
    `For the [space|length] of one breath all was [still|well|quiet]. The next breath did not [come|begin|arrive|follow].
      He was [holding it|listening|waiting], nine hundred years’ worth, and in {home} the wells [stood|sank|sucked] dry and every door [opened|blew inward].
      {hero} would have put {noun2} back, but the hand had [gone|made a fist|risen out of reach].
      @mysterious The [sea|birds] had stopped [too|as well].
      @dramatic Over the [hill|shoulder] came a wall of [dust|slates].`,
    `He [cried|wept], that was all, in his sleep, as people do who have [lost|dropped|been robbed of] something and do not know what.
      It ran down and through {home} to the [sills|second stair|altar], as warm as [soup|bathwater|milk] and salt.
      {hero} stood in it to the [knees|waist], with {noun2} in {his} arms, and could not meet anybody’s [eye|boat].
      @emotional Someone [waded|paddled] over and put a [coat|shawl] on {him}.
      @light The [ducks|schoolchildren|hymn books|piano] took to it.`,
  ],
  turn: [
    `{hero} climbed into the ear, as into a [shell|porch|doorway], and heard the end of the word.
      [It went up.|It rose.|It lifted.] All {home} had been too frightened to notice that he was [asking|only asking|asking, politely]: {noun:bare}?
      And far down in the crook of his arm {he} saw {noun}, [quite safe|dry|tucked in], where he could not see past his chin.
      @neutral It was the [left|upper|other|nearer] arm.
      @light It was, after all, only [manners|a question|a matter of tone|asking].`,
    `{hero} slid down the inside of his [elbow|sleeve of turf], and there in the crook of the arm lay {noun}, held as one holds a child in a crowd.
      {he} [stamped|jumped|struck a stone] on the skin, and nothing [moved|twitched].
      The Sleeper [could not feel|had no feeling of|had lost all feeling of] {noun} there. [His arm had gone to sleep.|The arm had gone to sleep.|It was his arm that was asleep.|Shoulder to wrist, it had gone to sleep.]
      @humorous It was the oldest case of [that|pins and needles|this] [on record|known].
      @emotional His fingers [still|even now] kept off the [wind|rain|gulls].`,
    `{hero} stopped [running|shouting] and lay down where {he} {was}, an ear to the [skin|moss|warm ground], as one does to hear a [horse|cat|pot].
      It was a [question|question, then|thing one asks|thing to be answered]. Nine hundred years of [grandmothers|mayors|songs] had left off the end of it: {noun:bare}, [safe|all right|asleep]?
      And {he} could [see|feel] {noun}, from there, [snug|dry|quite whole], in the crook of his arm.
      @dramatic {he} [drew breath|took aim|stood up|wet {his} lips].
      @neutral It had been there since [before the town|the beginning|the flood|the first verse].`,
    `On the inside of the arm, where the sun does not [come|look], there was a [nest|hollow|soft place], and in it {noun}.
      He had been [holding|keeping] it all along, so [long|tight|well] that the arm no longer [told|reported to] him.
      {hero} laughed, and then did not; it was how [mothers|dogs|old friends] [hold on|sleep|forget their arms].
      @light {noun} seemed [rested|pleased to be asked].
      @mysterious A [lamp|blanket] had been left, [human|very small].`,
  ],
  resolution: [
    `{hero} put {noun2} back in his palm, and all {home} came down with [brooms|rolling pins|bare hands] and rubbed that arm.
      About noon it woke, in [prickles|gorse|sparks|nettles]. The Sleeper felt {noun} against him and drew [one long breath|a breath like a tide|such a breath] //and every roof came down whole.
      @light The brooms [bloomed|were kept|sprouted|went to a museum].
      @mysterious His lips moved; it was not a [word|word for people|name|complaint].`,
    `¶ “Safe,” {hero} said, into the ear, in {his} [ordinary voice|everyday voice|bedtime voice]. “[You’ve got {noun}.|{noun:bare}. Yes.|You’ve still got {noun}.] You’ve been [lying on your arm|holding on the whole time|asleep on it], that’s all.”
      [Somebody|A child|The mayor] laid {noun2} back in his hand. The Sleeper [sighed|smiled|stretched], the sea went out [a mile|half a mile], and he turned over very slowly, the other way.
      @humorous {home} now faces [south|the view], and rents have doubled.
      @dramatic It took [three days|a night and a day|all Lent], and nobody [let go|sat down].`,
    `They rubbed his arm with [straw|goose fat|every towel in {home}], the mayor [too|on his knees|in his chain], until it pricked and [twitched|reddened|woke].
      {hero} put {noun2} in the one hand; in the other he had already [found|closed on|felt] {noun}.
      The breath that he let [go|out] dried the [streets|washing|whole valley].
      @humorous It also [married|introduced] two [widowers|goats].
      @dramatic No house has [moved|fallen|cracked|slid] since.`,
    `It was the [school|children|infants] that [did|managed] it. {hero} had them stand in a [line|chain], from the ear to the elbow, and [hand|pass|say] it down: all safe, [all well|all warm], {noun}, safe.
      By the [ninetieth|last|smallest] he [had|believed] it. The face [smoothed|eased], and somebody put {noun2} in his palm like a [coin|kiss|full stop].
      All {home} [sat|settled], with a sound of cups.
      @emotional The last one had [held on|whispered] to his [finger|sleeve].
      @light They got the [week|afternoon|morning|sums] off.`,
  ],
  clues: [
    `On a rock somebody had carved the Sleeper before he slept: a big [plain|stooping|barefoot] fellow, [running|hurrying] in the rain.
      In one arm, held high, [like bread above a flood|like a lamp in a cellar|like a child in a crowd], he had {noun}.
      ¶ “[He’s not stealing|That’s no thief|That isn’t stealing|Thieves don’t run so],” said {companion}. “You don’t [look back|go barefoot|bend over] like that [when you’re stealing|with stolen goods].”
      {hero} cleaned out the lines with a [thumbnail|twig] and found more rain.
      @mysterious What he looked back at had been [chipped off|worn away|smoothed off|left uncarved].
      @neutral The carver had taken care over the [toes|raindrops|ears|hands].`,
    `{hero} had walked right round the pond, with its five [bays|coves] like beans, before {he} saw that it was a footprint.
      The next one [ought to|should] have come down on [an old yew|a chapel|a dovecote]. It had been [set|put down], with some trouble, a yard to the [left|side|right].
      ¶ “He stepped round it,” said {companion}, “[in a hurry|late|running], with his arms full of {noun:bare}.”
      @emotional {hero} stood for a bit in the [big toe|heel].
      @light There were [newts|ducks|frogs|lilies] in the smaller beans.`,
    `A woman [shelling peas|plucking a goose|turning a collar] knew a lullaby with {noun} in it, which her people used to sing to the hill.
      ¶ “[It’s to settle him|It’s to keep him easy|That’s for the hill|It stops him fretting],” she said. “{noun} all [safe|found|home], it goes, {noun} all [warm|dry]. [My mother stopped.|Mother gave it up.|My mother left off.] [She felt silly.|It seemed childish.|She’d a cold.]”
      {hero} [asked when|asked her when|wished to know when]. It had been [a month before the chimneys|just before it began|the winter it began|that same autumn].
      @dramatic The ground [gave a small cough|stirred|shifted|softened], as if at a name.
      @humorous It had [thirty|forty|ninety] verses, [all|much] alike.`,
    `From the ridge {we} could see for the first time the Sleeper’s face, [eleven miles|a day’s march|half a county] of it, with the cloud [lying|asleep] on the brow.
      All {home} had supposed that he would [look angry|be scowling|look cruel].
      He looked like someone who is halfway to church, and has thought of [the stove|the gate|a candle|the iron] at home.
      ¶ “[That’s not a temper|That isn’t anger|That’s no temper|He’s not cross],” said {companion}. “That’s [worry|an aunt|a mother|a stove left on].”
      @emotional {hero} knew that [crease|line] from {his} own father.
      @light A [goat|rainbow|cloud|heron] was standing on his nose.`,
    `A monk [had|kept] a page about the night the sea came in, and charged [a candle|an onion|two songs] for reading it.
      When the wave stood up, a big man had come over the hills with {noun}, lain down along the shore with his back to the water, and [closed his eyes|waited].
      {hero} asked [what the wave had done|what became of the wave|and the wave]. The monk showed {him} the [window|view|orchards], and the [dry|green] fields.
      @neutral The entry was for a [wet |][Wednesday|Monday|Tuesday].
      @dramatic The ink had run, from [spray|weeping|hurry|somebody’s sleeve].`,
    `A deaf shepherd on the upper arm had a trick to show: he stuck a [hay fork|knitting needle|tent peg] in the turf to the hilt, and nothing [flinched|minded].
      ¶ “[Not below the elbow|Never below the elbow|Not further down|Only up here],” he bawled. “You’d be [in the sea|sorry|flat|over the hill]. But here he’s been dead as mutton since my [grandad|father’s day|wedding|christening].”
      {hero} [pressed a cheek|put a cheek|laid an ear] to the ground. It was [cold|quite cold], [like a foot that has been sat on|like a foot in church|like a step in winter].
      @humorous He did it [twice more|with a larger fork|three times], he was so [pleased with|proud of] it.
      @mysterious Somewhere above there was a small [warm|dry|clean|woolly] smell.`,
  ],
};
