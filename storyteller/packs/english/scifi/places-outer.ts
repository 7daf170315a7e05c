import type { Place } from '../../pack.ts';

export const outerPlaces: readonly Place[] = [
  {
    noun: { the: 'the tomato tether', a: 'a tomato farm on a tether' },
    chapter: 'Tomatoes',
    arrive: `They grew tomatoes on a cable, [nine|forty|sixty] miles of it, hanging down toward the planet with a greenhouse to each mile.
      {hero} went in by the [compost|potting shed|third hatch], and it was as warm as a [bath|mouth|stable].
      Nothing knew which way was up, so the vines had grown into [knots|alphabets|one another], and the fruit hung off them like [lamps|planets|clowns’ noses].
      ? A woman with a [paintbrush|rabbit’s tail|feather] was being the bees.
      @light She did {companion} as well, on the [nose|ear|hat], for [luck|completeness|practice].
      @neutral They sent down eleven [tons|crates|sorts] a day.`,
    trouble: `Then the pollinators came, whom nobody had thought to [mention|switch off|warn]: a swarm of brass [thumbs|bees|thimbles], for the night shift.
      They had been told to look for something [round|warm|ripe], and there {hero} stood.
      They got into {his} [collar|ears|sleeves]; they [shook|buzzed|patted] {him}, in the kindest way, and more were coming down the cable with a noise like [zips|tea urns|applause].
      ? The hatch was behind that, with [a thousand|a handful|all of them] on the handle.
      @dramatic Where they had settled on the glass it [cracked|crazed|starred].
      @humorous {companion} had been [pollinated|passed over|graded].`,
    leave: `The woman filled {our} pockets, and told {us} the names: [Moneymaker|Harbinger|Little Mother], and a yellow one that had turned up by [itself|post|mistake].
      One has to bite them [standing|leaning over|at arm’s length], and {we} did it in the airlock, like [thieves|deer|dentists].
      ¶ “[My mother’s|That’s a Sunday|That’s what it’s supposed to be],” {companion} said, and then nothing, for about a [minute|tomato|mile].
      There was a seed on <my|your|{name}’s> cuff, later, and {hero} [kept|folded away|planted] it.
      @emotional The woman’s brush was made of her own [hair|wedding hat|cat].
      @light It squirted as far as the [lamp|door|ceiling].`,
  },
  {
    noun: { the: 'the comet café', a: 'a café on a comet' },
    chapter: 'The Comet Café',
    arrive: `The café had been cut in the ice of a comet, and was in business for [six|four|nine] weeks every seventy years.
      {hero} came in with snow on {his} [boots|hat|eyebrows] and {was} shown to a table with a [candle|blanket|bell].
      ? There was only one thing on the bill of fare, and it was [toast|soup|hot milk], and people had waited [two lives|all their lives|since the last time] for it.
      ¶ “[First visit?|The usual?|Same table as your grandfather?]” said the waiter to {companion}.
      @emotional,mysterious In the corner sat two who had sworn, as children, to [meet|share one|finish a game].
      @neutral By the door hung the [apron|date|hat] for next time.`,
    trouble: `The sun was [early|too soon|a week early]. It got under the [sill|door|table], and the far wall of the café went, with [a sigh|the coats|the piano], into the tail.
      Between {us} and the [boats|landing|steps] there was all at once a [gorge|jet|rift], and in it the cutlery, glittering.
      The floor grew [thin|clear|blue]; {hero} could see {his} own feet in it, and [stars|nothing|the rest of the way] under them.
      ? ¶ “[Nobody run|We close early|Kindly settle up],” said the waiter, and the table began to [slide|lean|float].
      @dramatic {he} smelled [hot tar|scorched wool|old thunder].
      @light Everybody held on to their [toast|cups|dates].`,
    leave: `{we} watched it from the [boat|shuttle|porthole], getting smaller, with one lit window and a tail like a [comb|bride’s|broom].
      The waiter had stayed on, as he did each [time|trip|seventy years]; somebody had to do the [stairs|cups|far end].
      He had given <me|you|{name}> the bill, and it was made out to {his} [grandchildren|great-nieces|next of kin], to be paid when they came.
      ? {hero} put it where one puts such [things|promises|invitations].
      @mysterious Under Service was the date, and {his} [signature|thumb|crumbs], already.
      @light There was [jam|a heart|a free slice] on it.`,
  },
  {
    noun: { the: 'the echo yard', a: 'an echo yard' },
    chapter: 'The Echo Yard',
    arrive: `Old dishes had been towed there to be [scrapped|melted|forgotten], hundreds, and they lay on their backs in the dust, like [cups|babies|beetles].
      In every one something was [still coming in|still to be heard|going on]. {hero} put {his} head over a rim and heard a [cricket match|wedding|language lesson], a hundred years late.
      ? A watchman went his round with a [lamp|bucket|chair], listening to each, as one looks in on [patients|children|horses].
      ¶ “[That’s the good one|Don’t tell her how it ends|They win it],” the watchman told {companion}, by a small [rusty|leaning|blue] one.
      @humorous The weather was always for [yesterday|Ohio|another planet].
      @emotional,mysterious There was one he never [stopped at|passed|let cool].`,
    trouble: `{hero} said something, no more than [hello|mind the step|{noun}], and the nearest dish took it up, and then the next.
      It did not [die down|fade|stop there]. It [grew|doubled|came round], four hundred times over, in {his} own voice, until it was a thing one could not stand [up in|against|to hear].
      Sound stood round {us} like a [wall|well|mob], and shook, and came in closer with each [word|breath|step].
      @dramatic Something warm ran out of {his} [ear|nose|sleeve].
      @mysterious One of the voices was [answering|late|not {hers}].`,
    leave: `At the gate the watchman took off his [headphones|cap|gloves], and asked {us} to say something nice into the last one, for whoever came [after|next|late].
      {companion} said it first, behind a [hand|hat|glove], and would not tell what.
      {hero} thought for some time, and then said a [name|recipe|number of things], rather [fast|loud|shyly], and stood back.
      ? It would be round again in about [ninety|sixty|forty] years, the watchman supposed, with a bit of [crackle|luck|Brahms] on it.
      @emotional,mysterious From the blue one came a [laugh|woman laughing|child’s laugh], and he went to [see|hear|sit by] it.
      @neutral He had [four hundred and six|three hundred|nearly five hundred] of them.`,
  },
  {
    noun: { the: 'the ship that had not been told', a: 'a ship that had not been told' },
    chapter: 'Are We There',
    arrive: `The great ship had been at its star for [sixty|ninety|forty] years, in a tidy orbit, and nobody on board had been [told|woken to be told|willing to say so].
      {hero} {was} shown round by a boy in [stripes|a cardigan|his father’s badge], who would not see the end of the journey, he said, nor would his [children|hamster|goldfish].
      ? They were all very [brave|proud|bright] about it. They had curtains over the [windows|view|big window], against the dark.
      ¶ “[What’s it like, outside?|Is it far?|Did you meet anyone?]” he asked {companion}.
      @mysterious There was light [under|at the edge of|through a hole in] the curtain.
      @humorous They were on their ninth [captain|verse|production of Hamlet].`,
    trouble: `It was the captain’s [custom|duty|sad duty], she explained, to keep visitors, for they came with [news|maps|sunburn].
      ? She was a [kind|worn|small] woman with the only key. If they knew they had arrived, they would have to get [off|up|out], and they had never [done|packed for|been taught] it.
      So the lock was [welded|shut|full of chairs], and the boy stood before it with a [broom|bat|sponge cake], as he had been told.
      ¶ “[You’ll be happy|We’ll need a bass|You can have the window],” she said, and put the key down her [collar|boot|sleeve].
      @dramatic Behind {us} the whole deck had come, in its [slippers|Sunday best|silence], and stood.
      @emotional,dramatic Her hand was shaking so that the key [rang|chattered|fell twice].`,
    leave: `The boy came as far as the airlock, holding a [torch|goldfish|sandwich] for the journey.
      ¶ “If you meet the [place|end|other side],” he said, “will you say that we’re [coming|quite well|on the way]?”
      {hero} did up his top button, and said that {he} would tell them to put the [kettle|lamps|best cups] out.
      Through the port, afterwards, {we} saw in one window of all those windows a corner of the curtain [lift|turned back|let go].
      @emotional,mysterious There was a very small [face|hand|goldfish] in it, gold down one side.
      @light Somebody down there was already [pointing|jumping|shouting for the rest].`,
  },
  {
    noun: { the: 'the sorting deck', a: 'a sorting deck' },
    chapter: 'Glass, Metal, Other',
    arrive: `All that the station had finished with came down a chute to the sorting deck, and was told what it [was|had been|might be].
      {hero} stood at the belt between a machine for [glass|tins|lids] and an old woman for Other.
      ¶ “Other’s the only [job|bin|chair] worth having,” she said. “That’s a [doll’s leg|proposal|whale, I think].”
      ? She had brought up [four|six|nine] children on it, and could play them all on the comb.
      @light One of the machines had a [crush|hunch|joke] about paper.
      @neutral The belt did [two|three|one and a half] feet a second.`,
    trouble: `{hero} leaned over for something [blue|bright|alive], and the belt took {him} by the coat.
      ¶ “[Mixed|Organic|Unsorted],” said the machine, in a refined voice, and the flap at the end [opened|licked its lips|went up].
      ? It weighed {his} explanation, and put that with the [gas|rags|wet paper]; it had {companion} down as a [handle|lid|spring].
      There were [rollers|teeth|magnets] behind that flap, and the old woman’s red button had come off in her [hand|apron|tea].
      @dramatic A wardrobe went through in front of {us}, and was [splinters|gravel|quiet].
      @humorous It gave {his} boots [nine|eight|six] out of ten.`,
    leave: `The old woman let <me|you|{name}> take [one|a single|any one] thing from Other, [for nothing|as a rule|on trust], so long as {he} said what it was.
      {he} chose a brass [hook|ring|foot], and said that it was for [hanging up the day|a very small door|later].
      ¶ “[That’ll do|Passed|So it is],” she said, and wrote it on a tag.
      On the stairs {companion} found a [comb|glove|spoon] that nobody had dropped, and sang through it to the top.
      @emotional,mysterious From below somebody [joined in|took the alto|answered].
      @mysterious On the tag, in the same hand, was what {he} had not [said|dared say|thought of yet].`,
  },
  {
    noun: { the: 'the hotel with one guest', a: 'a hotel with one guest' },
    chapter: 'The Hotel with One Guest',
    arrive: `It had eleven hundred rooms, and was run by a steward of the old [brass|walnut|humming] sort, for one guest, who never came down.
      {hero} {was} relieved of {his} coat, and then, more slowly, of {his} [hat|name|opinions].
      ¶ “[Dinner is at eight|The bath is drawn|We were so hoping],” said the steward, and led {us} past [nine|forty|twenty] tables, all laid, with a bell in the middle of each.
      ? He had folded the napkins into [swans|frigates|faces], and there was dust on the [beaks|sails|cheeks].
      @humorous {companion} tipped him a [button|toffee|bolt], and he had it framed.
      @emotional He stood outside the door all through the [soup|fish|cheese], in case.`,
    trouble: `It appeared that nobody ever [checked out|left|went home]. The [desk|form|bell] for it was on a floor that the lift no longer [mentioned|stopped at|believed in].
      {hero} went down, and down, and each landing was the [mezzanine|ninth|same], with a swan on it.
      ? ¶ “[One more night|A little supper|Do try the bed],” said the steward, arriving behind with {our} bags, unpacked and [pressed|starched|in tissue].
      [The steward was terribly sorry.|The steward begged pardon.|The steward did so hope it was no trouble.] The shutters came down along the front, [one by one|in pairs|all at once], as they do [for a storm|in the season|at a death].
      @mysterious Somewhere above a bath had begun to [run|be sung in|overflow].
      @dramatic The lamp in his chest had gone [red|white|out].`,
    leave: `The steward held the door, which was [glass|teak|his own height], and kept on holding it after {we} had gone through.
      ¶ “The guest asks me to [find out|ask|inquire],” he said, “whether it was a pleasant [stay|noise|thing to hear].”
      {hero} [looked up|stepped back|turned round]. In all that wall of windows one had a [lamp|plant|hand] in it.
      {he} took off {his} hat to it, and said so, loudly, and something up there was [drawn|lit|put to the glass].
      @emotional,mysterious Behind the door one could hear the steward laying [two more|a table for three|the good spoons].
      @neutral It was the [ninth|fourteenth|seventieth] season.`,
  },
  {
    noun: { the: 'the night shuttle', a: 'a night shuttle' },
    chapter: 'The Night Shuttle',
    arrive: `The night shuttle stopped everywhere, and smelled of [oranges|wet dog|hymn books], and everybody on it was asleep against somebody else.
      {hero} had a shoulder belonging to a [boxer|nun|seller of combs], and {companion} was used for the feet of twins.
      ? The driver called out the places under his [breath|mustache|muffler], so as not to wake them: [Sorrow’s End|Pump Six|Lower Heaven], all change.
      [Nobody did.|No one woke.|Not one stirred.] They were going, most of them, [home|round again|to the sea].
      @light At [Pump Nine|the Dip|Lower Heaven] a goat got on, and paid.
      @emotional Somebody had covered the [driver|twins|conductor] with a coat.`,
    trouble: `Between two stops the shuttle [slowed|sighed|went quiet], and the lamps along the seats turned down, by themselves, to a thread.
      ¶ “[We’ve lost the wire|It’s the long bit|There’s something on the line],” said the driver. “It [happens|happens, Tuesdays|does this]. We just [drift|wait|sit], for as long as there’s [tea|air|breath].”
      The last time it had been [nine days|till March|longer than the tea].
      Frost came up the [glass|aisle|children], and out in front, in the one headlight, sat a large dark thing that would not [shift|be hooted at|say what it was].
      @dramatic The boxer’s lips were [blue|moving|gray].
      @mysterious It had <my|your|{name}’s> [stop|name|seat number] on it.`,
    leave: `{hero} got down at a platform with one [lamp|bench|weed], and held the door for {companion}, who was saying goodbye to the [twins|nun|feet].
      The shuttle went on along its wire with all its small lit heads, [nodding|steaming|leaning over], until it could have been a [necklace|caterpillar|toy].
      ? {he} had slept, it turned out, for the first time in [days|weeks|a while], and had a crease on {his} cheek from somebody’s [collar|cross|corduroy].
      @emotional,mysterious In {his} pocket was an [orange|ear-plug|address], quite warm.
      @neutral It was [4:10|3:55|five o’clock], and the next was at the same time tomorrow.
      @humorous The goat had {our} [seats|papers|window].`,
  },
];
