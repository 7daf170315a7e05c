import type { Thing } from '../../pack.ts';

export const things: readonly Thing[] = [
  {
    noun: { the: 'the silver tape', a: 'a roll of silver tape' },
    find: `Something round had rolled up against <my|your|{name}’s> [foot|bag|heel], and it was a roll of silver tape, nearly whole.
      It stuck to [nothing|no one|no hand] that {hero} tried it on, until {he} held it to a crack in {his} cup.
      ¶ “[It only sticks to what’s broken|That’s the old sort|It has to be needed],” said {companion}, and would not touch it with a [finger|glove|spoon].
      ? After that it hung at {his} belt, and now and then, going by somebody, it [tugged|leaned|hummed].
      @emotional In passing it laid a corner, quite lightly, on {companion}’s [sleeve|side|hat].
      @neutral There were [nine|eleven|fourteen] yards on the roll.`,
    use: `{hero} looked at what was in the way, not for where it was [strong|shut|biggest], but for where it had gone.
      {he} found the place with {his} [thumb|cheek|boot], and laid a length of the silver tape along it, and pressed.
      What had stood in the way drew a breath that went [all the way down|in at last|on and on], and held.
      ? Then it moved aside for {us}, carefully, like somebody who has been [darned|forgiven|let sit down].
      @dramatic Under the tape something had been [bleeding|ticking|coming up] for years.
      @light {companion} wrote [FRAGILE|GET WELL|THIS SIDE UP] on the end.`,
  },
  {
    noun: { the: 'the bottled second', a: 'a bottled second' },
    find: `It was in the [lining|turn-up|pocket] of a coat that {hero} had bought for its buttons: a phial, corked, with nothing to be seen in it.
      The label said ONE (1), and a [batch|date|warning] too small to read.
      ? {companion} held it to the light, and it made the rest of the light look [slow|worn|second-hand].
      ¶ “Don’t [sneeze|shake it|drop that],” {companion} said, “or we’ll be [here|stuck|still at this] till somebody needs a bath.”
      @mysterious When {hero} looked away from it, {he} had [already|not yet|just] looked back.
      @humorous It was past its [best|date|moment], but only just.`,
    use: `{hero} [bit out|drew|thumbed out] the cork of the bottled second, and it went off.
      Everything stopped but {us}: what was in the way hung there with its mouth [open|half shut|full], as flat as a [poster|plate|stamp].
      A second is about [nine|six|eleven] steps, if one does not spend it on breathing, and {we} took them, round the side, on the [ball of the foot|left leg|tips].
      ? It closed behind {us} with a [click|snip|kiss], and the noise came on again.
      @dramatic The last of it caught {companion} by the [coat|hem|heel].
      @light There had even been time to [straighten its tie|bow|put out its tongue].`,
  },
  {
    noun: { the: 'the expired boarding pass', a: 'an expired boarding pass' },
    find: `Between the seats {hero} found a boarding pass, for a line that had [failed|crashed|never existed], to a place called [Elsewhere|Otherwise|Hence].
      It had expired on the day that {he} {was} [born|nine|confirmed].
      ¶ “[That’s still a seat|Somebody’s not used that|Keep hold of it],” said {companion}. “They never shut a gate for [good|ever|real]. They only go to [lunch|bed|another desk].”
      The name on it had been punched out, rather neatly, in the shape of a [bird|heart|door].
      @mysterious Through the hole one saw the same room, [empty|later|in the rain].
      @neutral The seat was [14C|2F|31A], by the window.`,
    use: `There is nothing that does not, in its heart, wish to look at a [ticket|pass|document].
      {hero} [held out|presented|put down] the expired boarding pass. What stood in {our} way [felt for its glasses|wiped its hands|put on a cap], and read it, [front|twice|back] and all.
      ¶ “[This is out of date|You’ve left it very late|We were about to close],” it appeared to say, and tore off the corner, and stood away from the gate that it now was.
      ? {we} had got quite far before it thought to ask to [where|see the luggage|where, and when].
      @humorous {companion} was let on as a [pushchair|musical instrument|guide dog].
      @light There was even, for a moment, a [bell|stewardess|small hot towel].`,
  },
  {
    noun: { the: 'the magnetic duck', a: 'a magnet in the shape of a duck' },
    find: `It had attached itself to <my|your|{name}’s> [knee|buckle|spoon], and would not say since when: a small yellow duck, painted, with a magnet in it.
      It [pointed|knew|had a direction]. Whichever way one set it down it came round, with a [squeak|shudder|look], to the same quarter.
      ? It was not [north|down|the kitchen]. {companion} tried it on three compasses, and they all turned to look at the [duck|bread|duck as well].
      {hero} wore it on {his} [lapel|hat|top button], and it rode along with its bill to the front.
      @light In its sleep it [paddled|hummed|drew pins].
      @emotional,mysterious Underneath was scratched a child’s [name|number|left foot].`,
    use: `Whatever it was that stood in {our} way, there was [iron|a nail|a bit of old bolt] in it somewhere, as there is in everybody.
      {hero} set down the magnetic duck, and it squeaked, and put its bill to the [ground|matter|point].
      There was a groan, and a sort of general turning of [screws|insides|buttons]; what had been across the way swung slowly round, and lay [along|beside|parallel to] it.
      ? {we} walked by along the gap, holding on to {our} [buttons|teeth|spoons].
      @humorous It was still [quivering|sulking|facing the duck] when the road bent.
      @neutral The pull was about that of a [small horse|cupboard|good argument].`,
  },
  {
    noun: { the: 'the apology box', a: 'a box that only apologizes' },
    find: `A translating machine lay on the [ledge|counter|sill], marked FREE, since all of its languages had worn out but the one.
      It could only [apologize|say sorry|beg pardon]. {hero} asked it the time, and it was sorry, in [Old Martian|Welsh|three of the cases], and meant it.
      ¶ “There’s [not many can|people go years without|wars for want of that],” said {companion}, and it begged {companion}’s pardon.
      ? {we} took to asking it things, for the [voice|comfort|rise and fall].
      @light It was sorry about the [sandwich|stairs|Moon], and for having brought it up.
      @emotional,mysterious At night it murmured to itself, and one name came in it [twice|often|always last].`,
    use: `{hero} had no idea what had been done to it, the thing in {our} way, or by whom, only that it [stood like that|was like that|had its back up].
      So {he} held up the apology box, and turned it as high as it [would go|went|dared].
      It apologized for some [minutes|time|eleven minutes], in a language with a great deal of [throat|weather|kneeling] in it; and what had barred the way listened, and had to look elsewhere.
      ? Then it shifted, about the width of a [person|grudge|door], and waved {us} through.
      @dramatic Nobody had ever said that to it, and it was [four hundred years|a thousand years|nine wars] old.
      @mysterious As {we} passed, it answered the box, one [word|name|sound].`,
  },
  {
    noun: { the: 'the jar of Earth', a: 'a jar of Earth' },
    find: `Someone had been using it to hold a door, a jam jar, with a rusty [lid|ring|clip], full of earth; and on the label, in ink, with a capital: Earth.
      {hero} undid it, and smelled it, and passed it to {companion}, and neither said anything for a [while|moment|minute].
      There was a [worm|worm in it|resident]. It put out an end, as one puts out a hand for the [lamp|soap|paper].
      ? ¶ “[We’ll have that|It’s coming with us|That’s not for doors],” {companion} said, and found a [brick|shoe|hymn book] for the door.
      @emotional {hero} had never stood on any, and took off one [sock|glove|shoe].
      @neutral It weighed two [pounds|pounds, with worm|kilos].`,
    use: `{hero} took a pinch out of the jar of Earth, and put it down in front of what was in {our} way, [as one feeds a bird|without a word|on the bare floor].
      It was [very little|a crumb|nothing much]. It smelled of [rain|roots|the end of summer], and the smell went up.
      What had barred the way bent down to it, lower and lower, until there was room to step [over|by|across].
      ? Behind {us} it had gone on its knees, and was making a small [hole|bed|hill].
      @light The worm was offered a [post|lift back|pension].
      @emotional {hero} left it the [pinch|lid, too|whole spoonful].`,
  },
  {
    noun: { the: 'the egg timer', a: 'an egg timer' },
    find: `It was in a cracker, or {companion} said so: an egg timer, with [blue|black|pink] sand in it, and the glass no longer than a thumb.
      {hero} [turned it over|tried it|stood it on its head]. The sand thought about it, and stayed where it was, at the [top|bottom, as it now was|wrong end].
      ¶ “[It’s not for eggs|It runs when it’s wanted|That’s not lazy],” said {companion}. “It’s [saving itself|waiting|being tactful].”
      ? It sat in {his} pocket against {his} ribs, and had a sort of [patience|weight|tick] about it.
      @mysterious In the sand was one grain that was [white|warm|moving].
      @humorous {we} had {our} eggs that day by [guesswork|hymns|the look of them].`,
    use: `{hero} set down the egg timer before what was in the way, where it could not help but [see|watch|look], and turned it over.
      This time the sand [ran|went|fell]. There is nothing that can watch sand run out and not begin to [wonder|hurry|think what for].
      What had barred the way lasted for about [half|two thirds|a third] of it; then it [muttered|coughed|looked at its wrist], and said something of an appointment, and was gone.
      ? The last grain fell into an empty [road|doorway|quiet].
      @dramatic Nobody had thought what would come when it [stopped|was through|ran out].
      @neutral It took [three|four|two] minutes, for a soft one.`,
  },
  {
    noun: { the: 'the lead mitten', a: 'a mitten of lead wool' },
    find: `In the [lost box|cupboard|corner] was one mitten, for a child, knitted out of lead wool, in a pattern of [reindeer|rockets|anchors].
      {hero} needed both arms to lift it; and inside it was as light as a [hand|muffin|bird].
      ¶ “My gran made those,” {companion} said, “for the ones who [worked at the pile|would touch things|went out to play on the bright side]. You could hold [a star|anything|the Sun’s own ear] in that.”
      ? On the cuff was a tape, for the [peg|other|name].
      @emotional,mysterious It still had the shape of a [fist|smaller hand|snowball].
      @neutral The wool was [Flemish|half wool|three-ply].`,
    use: `What stood in the way was too hot to [touch|look at|go near], or too cold, or too much [itself|like the truth|of a thing].
      {hero} put {his} hand in the lead mitten, as far as the [thumb|knuckles|reindeer], and reached out, and took hold of it by what seemed to be its own.
      It [stopped|went still|held on]. It had not, one felt, been taken by the hand since it was [small|made|the size of a pea].
      {he} led it to the side, and it came, on the whole, like a [lamb|lady|large child].
      @light It did not want to [let go|stop|give the hand back].
      @dramatic When {he} pulled off the mitten it was [glowing|white|in holes].`,
  },
  {
    noun: { the: 'the rubber stamp', a: 'a stamp that says NOT APPLICABLE' },
    find: `Somebody had thrown away a rubber stamp, and {hero} tried it on {his} thumb, and it said NOT [APPLICABLE|APPLICABLE, in mauve|APPLICABLE, with a date].
      The thumb did not, for the rest of that [day|hour|week], apply.
      ¶ “[Careful with that|Mind where you put it|Not on people],” said {companion}. “I knew a man who did his [mother-in-law|Mondays|own name], in fun.”
      It went in {his} top pocket, with the lid on, between two [biscuits|mints|clean tissues].
      @humorous By evening the biscuits were [void|free of tax|exempt].
      @mysterious Where the ink had dripped there was, strictly, no [floor|table|Tuesday].`,
    use: `{hero} breathed on the rubber stamp, chose a spot on what was in the way, low down, where it was [official|smooth|least expecting it], and brought it down, hard.
      NOT APPLICABLE, it said, a little [crooked|smeared|to the left].
      It stood there for a [moment|breath|blink] longer, out of momentum. Then it read itself, and one could see it go [thin|gray|through the rules] from the edges in.
      {we} stepped over the [ink|line|place where it had applied].
      @humorous It did not concern {us}, after that, in any [respect|clause|way].
      @neutral A small [copy|receipt|square of mauve] remained, for the file.`,
  },
  {
    noun: { the: 'the forbidden string', a: 'a ball of string' },
    find: `String was forbidden out there, since it [got in things|knotted|gave people ideas], and so, when {hero} found a ball of it, {companion} looked both ways.
      It was the [hairy|brown|ordinary] kind, off parcels, all knots, and some of the knots had sealing wax.
      ? {hero} could not have said why it was such a [comfort|joy|temptation]. {he} put it up {his} [sleeve|jumper|hat], and felt prepared.
      ¶ “[I never saw that|Put it away|Give us an end],” said {companion}.
      @light {we} played cat’s cradle in the dark, by [ear|touch|turns].
      @emotional,mysterious In the middle, when one felt for it, was something [wrapped|soft|small], that had been put there first.`,
    use: `¶ “[Hold this|Take the end|Don’t let go],” {hero} told {companion}, got out the forbidden string, and started to walk.
      {he} went round what was in the way, [once|twice|three times], and under, and thought of how {his} father did a [parcel|kite|Christmas].
      It had been [very large|immense|the size of a hall]. Tied up, with a [loop|bow|handle], it was about the size of a trunk, and looked surprised to have [corners|an address|a top].
      ? {we} carried it off to the [side|curb|cloakroom], and set it down the right way up.
      @humorous {companion} had put a finger on the [knot|bow|wrong bit], and was tied in.
      @dramatic All down its length the string [sang|smoked|was parting], strand by strand.`,
  },
  {
    noun: { the: 'the tuning fork', a: 'a tuning fork' },
    find: `A piano tuner was getting rid of a fork that had gone [wrong|sharp|its own way], and {hero} had it, for helping with the [lid|pedals|stool].
      Struck, it gave no [A|note|sound] at all; but one’s back teeth sat up, and the cups on their hooks turned all to face the [window|fork|same side].
      ¶ “[It’s not to hear with|That’s the note of something else|You’re not what it’s for],” the tuner [said|told {companion}|warned]. “[Everything’s got one.|All things have one.|There’s one for everybody.]”
      ? {companion} hummed up and down to find it, and at one place could not be [seen|told from the wall|got to stop].
      @mysterious Somewhere below, quite late, something [hummed back|knocked|was in tune].
      @neutral It was stamped [441|Leeds|B].`,
    use: `Everything has its [note|pitch|note, they say], and what was in the way had been holding its own for a long time, on one breath.
      {hero} knocked the tuning fork on {his} [knee|heel|tooth], and held it out, by the stem.
      One saw it [arrive|get there|go home]. A [shiver|ripple|grin] went over it from side to side; it took up the [note|tune|third above], and was so pleased to be in tune with someone that it forgot to be a [wall|danger|nuisance].
      {we} went through the middle, on tiptoe, while it [sang|hummed|held it].
      @light {companion} did the [descant|bass|pom-poms].
      @dramatic The fork had gone from [cold|gray|still] to white, and {hero} held on.`,
  },
  {
    noun: { the: 'the miner’s lamp', a: 'a miner’s lamp' },
    find: `On a hook was a miner’s lamp, with the glass [blue|smoked|starred], and it was lit, though there was no [oil|wick|one] to have lit it.
      It showed only what was [behind|at the back of|on the other side of] things. By it {hero} saw the far side of a [door|cup|wall], and the back of {his} own head, which wanted [cutting|combing|a scarf].
      ¶ “They had those for the [falls|bad ground|old workings],” said {companion}. “You’d hold it up to a man, and see who he was [feeding|thinking of|down there for].”
      ? {we} were rather careful, for a bit, about who walked [behind|in front|where].
      @emotional,mysterious Behind {companion} stood a [small house|kitchen|person on a step], very far down.
      @mysterious There was something behind the lamp, too, [holding it|waiting|with its hand out].`,
    use: `{hero} held up the miner’s lamp to what was in the way, and saw [what was behind|past it|round the back].
      There was a [cradle|sick dog|lit window], and that was all it had been standing in front of, all [along|this time|those years].
      ¶ “[We’re not after that|We won’t wake anyone|It’s quite safe from us],” {he} said, and lowered the flame, so as not to [shine in|stare|dazzle].
      ? It searched {our} [faces|hands|pockets]. Then it turned itself, a very little, like a door on a chain, and {we} went by with {our} [shoes off|eyes down|breath held].
      @emotional {companion} left the last of the [milk|bread|matches] on the step.
      @dramatic If {he} had [shouted|run|raised a hand], there would have been an end of {us}.`,
  },
];
