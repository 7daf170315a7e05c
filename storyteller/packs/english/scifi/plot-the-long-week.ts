import type { Plot } from '../../pack.ts';

export const theLongWeek: Plot = {
  id: 'the-long-week',
  homes: ['Cassel Dome', 'Low Anchor', 'the Terraces at Hebe', 'Marrow Street'],
  nouns: [
    [
      { the: 'the lemon tree', a: 'a lemon tree' },
      { the: 'the music box', a: 'a music box' },
    ],
    [
      { the: 'the parrot', a: 'a parrot' },
      { the: 'the red umbrella', a: 'a red umbrella' },
    ],
    [
      { the: 'the cello', a: 'a cello' },
      { the: 'the seashell', a: 'a seashell' },
    ],
  ],
  titles: ['{noun:title}, for a Week', 'Back by Sunday', 'Who Minded {noun:title}', '{name}, Forty Years Late'],
  chapters: [
    ['Just a Week', 'Sunday'],
    ['The Rota', 'The Last Name'],
  ],
  frames: [
    {
      opening: `When {hero} left {home} there was a [pie|loaf|pudding] in the oven next door, and the boy had no front teeth.
        It was a week’s work, out to the [beacon|well|edge] and back, for [good|silly|triple] money.
        ¶ “[Back by Sunday|Home on Sunday|Sunday],” {he} said over the [fence|rail|hedge], and [meant it|waved|ran for the tram].
        @emotional The boy held up [seven|all his|the right number of] fingers.
        @neutral The tram was the [8:14|7:50|6:32].`,
      echo: `{hero} opened the gate in {home} on a Sunday, about the time when a [pie|loaf|pudding] is done.
        Over the [fence|rail|hedge] an old man with very good [false teeth|china teeth|new teeth] was setting a place.
        ¶ “[Cutting it fine|You’ll want to wash|It’s on the table],” he said, and held up [seven|seven old|his] fingers, and folded them down.
        @light There was a [dog|band|pudding] for it as well.
        @emotional {noun} had the chair by the [window|door|stove].`,
    },
    {
      opening: `The clock in <my|your|{name}’s> kitchen in {home} was a good one, and lost a [minute|breath|spoonful] a year.
        {he} wound it on the [Sunday|way out|last evening], turned down the [lamp|bed|gas], and left a note for the milk: [none|nothing|not until Sunday].
        {he} would be gone a week //and the clock [ticked|looked|chimed] as if it knew better.
        @mysterious It struck [once|eight|thirteen], on its own account.
        @humorous The milk, {he} wrote, was [not to be thrown|to be brief|forgiven].`,
      echo: `The clock stood in the kitchen in {home} with its face [washed|wiped|to the window], and it was forty-one years slow, less a few minutes.
        {hero} had been told to [set it|put it right|take it down], and wound it instead.
        ¶ “[It’s only been a week|Leave it|It’s right enough],” {he} said, and it [struck|cleared its throat|went on], and somebody [laughed|came in with milk|looked up].
        @light There was [milk|cream|post], for forty-one years.
        @dramatic Then it [caught|leapt|ran], and did not stop.`,
    },
    {
      opening: `On the door in {home} {hero} pinned a card, with a line for each [day|evening|morning] of a week, and the neighbors signed.
        A week is soon [divided|filled|got through].
        At the bottom was [room|a blank|an inch], and {he} drew a [cat|smile|kettle] there, so as not to waste it.
        @light Mrs Tamm took [Tuesdays|Saturday|two].
        @neutral The pin was [brass|steel|bent].`,
      echo: `The card was still on the door in {home}, though it had grown down the [frame|wall|stairs] by [a hundred|eighty|some dozens of] sheets.
        {hero} read them all, on {his} knees, as far as the last [line|name|Saturday], where the ink was [wet|blue|still wet].
        Under it there was an [inch|edge|hand’s width] left, and {he} wrote {his} own.
        @humorous Somebody had improved the [cat|smile|kettle].
        @emotional {he} signed for [Sunday|every Sunday|always], and pushed the pin in with {his} thumb.`,
    },
    {
      opening: `{hero} had a saucepan, borrowed from the people across the landing in {home}, to give back on [Sunday|getting in|{his} return].
        It was a week’s work, out by the [buoys|mines|beacons], and hardly worth a [clean shirt|goodbye|second bag].
        {he} washed the pan, and [hung it up|left it to drain|turned it over], and went for the tram.
        @light It still smelled of [plums|onion|Saturday].
        @neutral It held [two|three|four] liters, to the blue rim.`,
      echo: `The saucepan went back across the landing in {home} on a Sunday, [scoured|shining|full of plums], and some decades late.
        A woman took it, who had been [told about it|a baby|born to it], and [called the others|sat down|put it on].
        Nobody had [bought|wanted|dared buy] another, and {hero} {was} asked to stay for supper, beside {noun}.
        @humorous The lid, they said, could [wait|follow|have another week].
        @emotional The nail for it had been [kept|polished|painted round].`,
    },
  ],
  want: [
    `{hero} had left {noun} with the neighbors, for one week, and promised to bring them {noun2}.
      But the ship went too near to a star, and what was a week [aboard|out there|to {him}] was forty-one years in {home}.
      So {he} set out, with {noun2} [as promised|still wrapped|in both arms], to ask who was minding {noun}.
      @humorous The company had docked {him} a [day|week’s lunch|fortieth].
      @emotional {he} still had the [key|list|crumbs], from Sunday.`,
    `¶ “[A week|Only a week|Seven days],” {hero} had said, when {he} left {noun} with the people next door, and went to earn them {noun2}.
      {he} [went|strayed|blew] too near a star. In {home} it took forty-one years, and they had [moved|scattered|grown old], and passed {noun} on, from hand to hand.
      {hero} [knocked|began|asked] at the first door.
      @neutral The fault was [gravity|a rounding error|a dead star].
      @dramatic On the bell the name had been [filed off|changed four times|painted out].`,
    `“Mind {noun} for a week,” {hero} had told the whole [stairs|street|landing], “and I’ll bring you {noun2}.”
      Then there was a star, [denser|nearer|slower] than it looked, and the week was forty-one years long everywhere but aboard.
      {he} came back to {home} with {noun2}, to people with [familiar|borrowed|somebody’s] eyes, and asked for what was {hers}.
      @mysterious They had been [told|warned|brought up] to expect it.
      @light The trams had [wings|opinions|cushions] now.`,
    `The neighbors took {noun} in for a week, and asked only for {noun2}, from the [far|outer|floating] market.
      {hero} came home with {noun2} past a star, a little [close|low|slow], and it was forty-one years later, and a [stranger|boy|man with a beard] answered the door.
      So {he} asked who had {noun} [now|next|these days].
      @neutral By {his} own watch it was [six|five|ten] minutes past Sunday.
      @emotional {he} still had their [list|spare key|sandwich paper], folded.`,
  ],
  obstacle: [
    `There had been a [rota|list|roster]. Whoever had {noun} for a [season|year|while] signed, and then it was somebody else.
      {hero} went from name to name, through [ports|lodgings|old people’s homes], and each was a little [fainter|older|further].
      Some of them were [cross|deaf|in tears], and some thought {he} {was} a [swindle|ghost|reporter].
      @dramatic One shut the door on {his} [hand|foot|name].
      @humorous One wanted paying for [forty|the first nine] years’ [seed|polish|patience].`,
    `Everybody {hero} could have asked had turned into somebody’s [grandmother|portrait|street].
      At the counters {his} papers were [antiques|framed|passed round], and {his} money had a [king|whale|comet] on it, and was no good.
      As for {noun}, each remembered only the one before, and [smiled|shook a fist|lent {him} a coat], and sent {him} on.
      @neutral It was [nine|six|eleven] changes of line to the next.
      @mysterious They all asked [the same thing|what day it was|if it was Sunday].`,
    `They had all [married|moved|emigrated], in forty years, and every second one was called after <me|you|{name}>.
      {hero} rang bells, and asked who minded {noun}, and {was} shown a namesake aged [six|nine|eighty], and another who was a [dentist|goat|bus], and told to wait for a third, who was [out|asleep|at sea].
      @humorous There was a club, with a [tie|grievance|cup].
      @emotional One had been taught to say [welcome|come in|mind the step].`,
    `{noun} had been carried off from the [flood|fire|bailiffs], it seemed, and then from the next, always a bit further up the line.
      {hero} followed the [tidemarks|receipts|nail holes], from door to door, asking old men whom {he} had last seen in prams, and they [pointed up|wept|shook their heads].
      @dramatic At the fourth the [stairs|floor|name] had gone.
      @mysterious On every wall somebody had pencilled a [seven|height|kettle].`,
  ],
  wrong: [
    `The last name was [ninety|very ill|older than the line], and [a year|ten months|two years] off by the slow boat.
      The fast one went past the star, in [three days|four days|a weekend]. {hero} [knew|had learned|could tell] what that [cost|was|meant]; but to be late again, and by so little.
      {he} [strapped in|shut {his} eyes|took a window seat], with {noun2}.
      @light They served a [small|very good|warm] omelette.
      @dramatic The star [turned|went by|leaned], and it was black.`,
    `{hero} had [pawned|sold|given up] {noun2} for a fare, and could not stand at that last door with empty hands.
      It was two days back, by the short way, past the star, to fetch what was [lost|promised|owed].
      {he} did the sum of those two days, and [went|went anyway|rubbed it out].
      @emotional One had [promised|said so|given one’s word].
      @neutral The ticket was [single|refundable|for yesterday].`,
    `The message said that the last minder was [failing|packing|asleep most days], and to [hurry|come quick|bring {noun2}].
      The quick way goes by the star, and {hero} had sworn off it, [aloud|on a loaf|that same morning].
      {he} took it, with {noun2}, because it is worse to be [late twice|missed|slow], and they do not lend the years back.
      @light There was a [window|free biscuit|little bell].
      @dramatic The hull [sang|creaked|went quiet], and the clocks with it.`,
    `{noun2} had been left behind at the last [change|lodging|inn], an hour off, round the star.
      They had all kept a promise for {him}, and {hero} would not come [empty-handed|with half of one|and explain].
      So {he} went back, by the short way, for that one [hour|thing|reason], with {his} eyes on {his} [knees|watch|ticket].
      @emotional {he} bought a [ribbon|card|clean collar] while {he} {was} there.
      @neutral The hour was [fifty-eight|fifty|fifty-five] minutes, by the ship.`,
  ],
  cost: [
    `It had been another [six|nine|seven] years. There was a stone by the landing field, with a name on it that {hero} had just [learned|got right|practiced].
      {noun2} had come through those years in an afternoon, a present for [nobody|no one now|a stone].
      A girl gave {him} what there was, a [chair|cup|glass of water].
      @emotional,dramatic The old woman had kept a [slice|place|lamp], said the girl, up to the end.
      @mysterious Into the stone somebody had driven a [brass pin|tack|nail], for a card.`,
    `The whole street used to come to the field on Sundays, a [porter|man with a broom|child] said, with sandwiches, and look up.
      They had stopped, some years [back|since|before]; there was no one left who could do the [stairs|walk|sum].
      {hero} sat down on the bench with {noun2}, and [looked up|moved over|waited].
      @dramatic On the gate hung a [chain|wreath|new lock].
      @humorous There was a fine for [waiting|sandwiches|hope].`,
    `By the door stood a pair of old shoes, [polished|mended|put straight], that nobody would wear now.
      ¶ “[She had those on every Sunday|She wore them to meet you in|Those were for the field],” a young man said. “It’s [eight|nine|six] years.”
      {hero} had been gone an afternoon, and stood there with {noun2}, [like a postman|in the way|in the wrong coat].
      @mysterious The soles were [wet|warm|turned to the gate].
      @humorous She had found them, he said, too [tight|loud|good for dancing].`,
    `There had been a [supper|pudding|banner], on the right Sunday, while {hero} went by the star.
      The one who ordered it was under the [elder|grass|pear tree] now, and the ribbon hung [there still|on the gate|from the branch].
      Nobody could say what {noun2} had been [for|about|meant to go with], and they were too [polite|young|busy] to ask.
      @dramatic The wind had [one end|hold|most] of it.
      @emotional She had ironed it [herself|twice|that morning].`,
  ],
  turn: [
    `One house was left to try, the [first|oldest|one {he} had set out from], and a child opened, with {noun} behind her in the good light.
      ¶ “[You said a week|You’re late|It’s gone Sunday],” said the child.
      She was the [hundred-and-twelfth|ninety-fourth|hundredth]. They had drawn [straws|lots|cards] for it; in that family, to mind {noun} was the best thing one could be.
      @emotional,mysterious She had {his} [cat|old key|card], on a string.
      @light She also had [questions|hiccups|a cake in].`,
    `In the last house a light was on, and on the wall hung the [rota|list|cards], all those years of names, with never a day [missed|empty|crossed out].
      Nobody had minded {noun} from [duty|pity|habit]. It was who they were: the people who kept {noun} for {name}.
      ¶ “Is it [Sunday|time|you]?” somebody called from the stairs.
      @mysterious The [kettle|chair|cup] was warm.
      @dramatic {hero} held on to the [door frame|table|wall].`,
    `A child at the last gate wanted the password, and {hero} had [none|only a guess|forty years of them].
      ¶ “[Back by Sunday|Home on Sunday|Only a week],” {he} tried, and it swung.
      Inside, in the middle of them all, stood {noun}: a whole family had grown up around that promise, as a town does round a [well|bridge|mill].
      @light They [cheered|took off their hats|had a bell for it].
      @emotional The smallest was [lifted up|pushed to the front|woken], to see.`,
    `¶ “[Fire|Flood|War], and {noun} went out first,” said the woman at the last door, “[before the silver|each time|before Grandad].”
      Behind her stood forty people, and all of them, {hero} saw, had been [brought up|married|kept together] on that one week.
      ¶ “[So what do we do now?|Now what are we for?|What shall we do on Mondays?]” somebody asked.
      @humorous Grandad [agreed with it|had come down the drainpipe|bore no grudge].
      @dramatic No one [moved|breathed|put out a hand].`,
  ],
  resolution: [
    `{hero} did not take {noun} away. One does not, after [that|so many Sundays|a hundred names].
      {he} put {noun2} on the table and said that {he} {was} sorry to be late, and they [moved up|found a spoon|told {him} to sit], as they would have on the day.
      Then somebody turned the list over, and began on the other [side|column|hand].
      @light {he} got [Wednesdays|the washing-up|every second Friday].
      @neutral There were [nineteen|twenty-three|thirty] at table.`,
    `They gave {noun2} the best [shelf|corner|chair], and after supper they brought {noun}, so that {hero} could say whether everything was as [left|before|it should be].
      It was [not|not quite|altogether worse]. There were forty years of [mending|small dents|other people’s names] on it all.
      ¶ “[Better|That’s better|Much improved],” {he} said, and could not say [it twice|more|which part].
      @emotional The eldest took {him} by the [sleeve|thumb|wrist], all evening, to be sure.
      @humorous There was, they admitted, one [summer|dent|Easter] that nobody would [explain|sign for|talk of].`,
    `{hero} signed for {noun}, and on the [next|last|same] line lent {noun} out again, for a week.
      They [sat down|laughed|breathed out], all of them, and {noun2} went round the table, to be [admired|passed on|thanked for].
      ¶ “[Till Sunday|Sunday, then|Back by Sunday],” said the eldest, and put the [kettle|soup|big pan] on.
      @light There was a [vote|fight|song] about who had Monday.
      @neutral The week was to be of [seven|the usual seven|eight] days.`,
    `{hero} asked if the rota had a turn left, for somebody who lived [near|across the landing|in].
      It had, at the very top, [left open|ruled off|kept clear] for all those years.
      The child whose week it was gave {noun2} a [corner|hook|cushion], and handed over {noun}, and the [pencil|key|apron].
      @emotional The child [stayed to watch|showed {him} how|held on to one end].
      @humorous {he} {was} told to be [punctual|gentle|back by Sunday].`,
  ],
  clues: [
    `The first of them was the boy with no front teeth, who was [forty-nine|a grandfather|bald], and kept the old [pencil|chalk|pen] behind his ear.
      ¶ “I’d {noun} the whole of that first [winter|year],” he said. “[You said a week.|A week, you said.|One week.] I thought, well, [long weeks happen|somebody’s miscounted|it’s the trams].”
      Then it was his sister’s turn, and she had fought him for it, with a [shoe|ladle|hymn book].
      {companion} asked why they had not just [stopped|sold up|given over].
      @emotional He looked at {companion} as one looks at [rain indoors|a bad sum|a foreigner].
      @neutral There was a [scar|dent|chip], from the shoe.`,
    `In an [album|archive|biscuit tin] there was a picture of {noun} for every year, on the same step, and behind it each time the people, [squinting|growing|in hats].
      {hero} went through it as one goes through a [flood|crowd|hedge|wet wood|strange house]. There was a gap on the [step|bottom step|stone] in all of them, on the left, [as wide as one person|about a person wide|kept with an elbow].
      ¶ “[They left you room|That’s your place|Look where nobody’s standing],” said {companion}.
      @light In the [ninth|twelfth|thirtieth] a dog had got in.
      @dramatic In the last of them the gap had been [chalked|drawn in|given a hat].
      {he} asked to keep [one|that one|the last].`,
    `¶ “There was the Hard Year,” said a woman with [burned hands|a pipe|one sleeve]. “We’d have burned {noun}, I dare say, and Father [stood up|put down his fork|sat on the axe]. And what, he said, do we say on [Sunday|the day|the step]?”
      So they had burned the [piano|front door|floor].
      {hero} could not think what to do with {his} [face|hands|hat].
      {companion} did the [washing-up|rest of the talking|stairs], quietly, for something to hold.
      @humorous They were sorry about the [floor|cat flap|pianist], still.
      @mysterious That step was the only [one|wood] in the place with no [char|mark] on it, [if one looked|on three sides].`,
    `One minder, a bad lot, had tried to sell {noun}, on the [quay|night boat|quiet], to a man with the money in his hand.
      ¶ “[He asks me, whose was this|So he says, who’s this from|The fellow says, is it yours],” said the bad lot, “and I say it’s {name}’s, only till Sunday. [Well. I heard myself.|Well. You try it.|It came out like that.]”
      He had missed the [boat|fair|sale], and stayed, and {he} could see that he had been [asked to|shaved|happy].
      @light He made an [excellent|honest] [stew|fence|aunt].
      @neutral The offer had been [ninety|six hundred|a horse].
      ? {companion} shook his hand, the [other|money|clean] one.`,
    `The children in the yards had a [game|game they played|rough sort of game]. One was {name}, and hid her eyes, and the rest said the days of the [week|rota], and [ran|froze|lay down].
      It had always been [called|known as|just] Sunday.
      ¶ “What happens at the [end|end of it|finish]?” {hero} asked, and the child who was {name} [thought|shrugged|took off a shoe].
      ¶ “[You open your eyes|You come home|You say sorry I’m late],” she said, “and there’s {noun}. And then it’s [tea|someone else|dark].”
      @emotional {companion} was [called in|made Wednesday|found first].
      @dramatic They would not let {him} [play|watch] with {his} eyes [open|dry].`,
    `On the [back|edge|hem] of one card were sums, in a small round hand.
      Somebody had taken the ship, and the star, and [the bend of it|how long a week is|a plate for scale], and worked out when {name} would be back, [to the month|and underlined it|give or take], and told nobody.
      ¶ “[She knew|They knew|So somebody knew],” said {companion}, “and put her name down anyway.”
      {hero} found {noun} in the margin, with a [bow|clock|smile], marked x.
      @mysterious The last line was [underlined|a Sunday|today’s date].
      @light She had carried the [one|four] and drawn it [legs|a hat].`,
  ],
};
