import type { Plot } from '../../pack.ts';

export const theOther: Plot = {
  id: 'the-other',
  homes: ['Meridian', 'the Lower Ring', 'Caldera Station', 'Perpetua'],
  nouns: [
    [
      { the: 'the blue suitcase', a: 'a blue suitcase' },
      { the: 'the wedding ring', a: 'a wedding ring' },
    ],
    [
      { the: 'the cat', a: 'a cat' },
      { the: 'the spare key', a: 'a spare key' },
    ],
    [
      { the: 'the violin', a: 'a violin' },
      { the: 'the photograph', a: 'a photograph' },
    ],
  ],
  titles: ['{noun:title}, Collected', 'The Other {name}', '{noun2:title}, Left Behind', 'One {name} Too Many'],
  chapters: [
    ['Arrivals', 'Departures'],
    ['The Second Copy', 'Both'],
  ],
  frames: [
    {
      opening: `The booth in {home} smelled of [pennies|hot dust|oranges], and let <me|you|{name}> out feet first, as it always did.
        {he} counted {his} [fingers|teeth|toes], signed the book, and saw the line above, in {his} own [hand|slant|ink]: {name}, arrived [yesterday|Tuesday|at nine].
        The clerk [looked up|stopped chewing|dropped his stamp].
        @humorous It was, he said, [most irregular|a first, twice|above his grade].
        @dramatic Somewhere a door that {he} had not [opened|touched] swung [shut|to].`,
      echo: `The booth in {home} still smelled of [pennies|hot dust|oranges].
        {hero} waited outside it with two [coffees|umbrellas|sandwiches], and counted {his} fingers until the light went green, and then there were [twenty|twice as many|some more].
        In the book two lines stood one above the other, in the same [hand|ink|slant], and the clerk [left room|drew a bracket|added a heart].
        @light They both said sorry, [at once|in step], and both [laughed|meant it].
        @neutral The fare is now [shared|split|argued].`,
    },
    {
      opening: `{hero} came home to {home}, by booth, with sand in {his} shoes, and found the [kettle|bed|bath] still warm.
        There was one cup on the [rack|sill|drainer], washed as {he} washed it, handle to the [left|wall|door].
        Only the window was [open|clean], and {he} had never [opened|managed|got it up].
        @mysterious In the mirror {his} breath was [already there|fading|writing].
        @emotional,mysterious On the pillow was a [dent|hollow|hair], the right size.`,
      echo: `There were two cups on the [rack|sill|drainer] in {home}, handles together.
        {hero} put the kettle on for [four|six|nine] o’clock, which is when one of them gets in, and [opened|propped|oiled] the window.
        From the [street|tramway|courtyard] somebody was coming up, whistling {his} tune a little [better|faster|flatter] than {he} did.
        @humorous They argue about the [rent|bath], and each knows what the other will [say|throw].
        @emotional,mysterious The dent in the pillow was [shaken out|left], and then [came back|deepened].`,
    },
    {
      opening: `Everyone in {home} went by booth, took apart here and put together there, and it had not gone wrong in [ninety|sixty|a hundred] years.
        {hero} had done it [twice a day|since school|for work], and thought about [lunch|trousers|nothing] meanwhile.
        On the wall of each hung a card, IN CASE OF TWO, and the print was [faded|tiny|very small].
        @neutral It had [nine|four|eleven] clauses.
        @light Somebody had added: [DANCE|TOSS A COIN|ASK MOTHER].`,
      echo: `A new card hung in the booths of {home}, and under IN CASE OF TWO it said: [see both|ask them|set another place].
        {hero} read it each morning, on the way in, with [lunch|a hat|a flower] for the other end.
        Nobody was quite sure which {name} had written it //and the [spelling|comma|joke] was joint work.
        @dramatic The old cards had been [burned|pulped|taken down by night].
        @light There had been, people said, some [dancing|tossing of coins|swapping of hats].`,
    },
    {
      opening: `{hero} stepped out of the booth in {home} and felt for {his} coat, and the peg was [bare|warm|still swinging].
        ¶ “[You took it|You’ve had it|You went off in it],” said the boy who minded the pegs, and looked [twice|hard|behind {him}].
        It was raining, and somebody was [warm|dry|whistling] in that street, at <my|your|{name}’s> expense.
        @neutral It was peg [nineteen|forty|six].
        @mysterious The ticket was already [torn|signed|wet].`,
      echo: `There were two coats on the peg in {home}, one [over|inside|on top of] the other, and the boy had given up [counting|asking|tickets].
        {hero} came out of the booth and took the [lower|nearer|wrong] one, on purpose, for what would be in the [pockets|lining|sleeve]: a bun, today, and a note about {noun}.
        @light It said [Thursdays|mind the icing|snap].
        @emotional,mysterious The sleeves were still [warm|bent|holding hands].`,
    },
  ],
  want: [
    `The booth had made two of <me|you|{name}>, and the other {name} had called for {noun}, [signed|smiled|tipped], and gone.
      {hero} got only {noun2}, left on the counter with [no note|a rubber band|the receipt].
      By [Friday|the ninth|the week’s end], said the clerk, the Office of Singles would keep whoever had {noun}, and [file|erase|recycle] the other.
      @humorous It was nothing [personal|medical|to do with looks].
      @dramatic He [tested|tried] the [eraser|stamp] on his sleeve.`,
    `¶ “[One of you is spare|You are in duplicate|There’s been a slip],” said the clerk, “and we go by [property|luggage|effects], {name}. [Who has|Whoever has|Who holds] {noun} is the [original|real one|first].”
      The other {name} had taken that, [yesterday|the day before|at nine], and left {noun2}.
      In [a week|seven days|nine days] the Office of Singles would [settle|tidy|correct] the matter, with a white [van|van and a chair|van, as a rule].
      @neutral The van was parked [outside|at the door|on the pavement].
      @mysterious {noun2} felt [warm|as if it had been meant].`,
    `It is a [cold|odd|thin] feeling to be late for oneself. The other {name} had been [and gone|in {home} a day], and had {noun}.
      The Office of Singles would keep only one {name}, and the one without would be [canceled|rubbed out|put back].
      {hero} took {noun2}, which was all that was left, and ran after {himself}.
      @light {he} knew, at least, [the walk|which shoes|the limp].
      @emotional,mysterious Nobody had [noticed|minded] which one [kissed them|said good morning].`,
    `¶ “You have been [delivered|sent|printed] twice, {name},” said the clerk.
      The other one had gone off with {noun}; to {hero} there fell {noun2}, and a [number|stamp|cold cup of tea].
      Only one could be kept, and the Office of Singles went by who had {noun}, come [Friday|the ninth|the first]. {he} [drank up|ran|asked which way].
      @humorous There was a leaflet, with a [cartoon|quiz|coupon].
      @dramatic In the yard a white van was [backing|being washed|warming up].`,
  ],
  obstacle: [
    `The other {name} was always a [day|meal|door] ahead, and had {his} [taste|legs|habits]; wherever {hero} thought of going had been thought of.
      ¶ “[You again|Back already|Forget something]?” people said, and held out [the change|a scarf|the bill].
      Each lock that the other one had used would not [open|turn|have it] twice.
      @humorous {he} had been [barred|kissed|overcharged] in advance.
      @neutral It was a matter of [nine|twenty|thirty] hours.`,
    `By the third port there were [posters|notices|screens] with <my|your|{name}’s> face on them, and the word SPARE.
      Somebody in white, from the Office of Singles, had begun to [wait|sit|knit] wherever {hero} [slept|ate|changed trains].
      It was no use saying who had {noun} //and the other one [said so too|had said it better|had said it first].
      @dramatic On one of them somebody had [put out the eyes|drawn a line|pinned a glove].
      @mysterious One poster had {his} [scar|smile] on the wrong side, and [hid|covered] it.`,
    `The other {name} had been kind along the way, and it was a [nuisance|disaster|great delay]: wherever {hero} came there were [widows|dogs|stokers] who had to be [thanked|danced with|asked how they were].
      Of {noun} they would say [nothing|no more|not a word], having promised <me|you|{name}>, as it were, not to.
      @light {he} had, it turned out, a [fiancé|season ticket|horse].
      @neutral It cost [nine|six|two] hours, and a bunch of grapes.`,
    `Two tickets could not be [sold|stamped|had] in one name, and the other one’s always had been.
      So {hero} went after {noun} by [goods lift|mail bag|the service stairs], as a [parcel|cello|sack of lentils], and at each stop the Office in white was [on the platform|reading labels|one coach behind].
      @humorous By the third {he} had been [tuned|insured|forwarded to Leeds].
      @dramatic A long [pin|needle|hook] came in at the side, and stopped at {his} sleeve.`,
  ],
  wrong: [
    `At the last gate {hero} saw {his} own back, [nine|twelve|twenty] people ahead, with {noun}.
      There was a red [handle|button|telephone], for reporting copies, and there was {his} one life, and so {he} [pulled|pressed|used] it.
      ¶ “[That one|There|Ahead of me],” {he} said, and gave {his} own name.
      @emotional,dramatic The other {name} had [turned round|stopped], at the voice, and [smiled|waited].
      @humorous They asked {him} to [spell|sign|repeat] it.`,
    `{hero} had {his} own thumb, and it was the other one’s thumb too; with it {he} could cancel the other’s [ticket|berth|air], at any [wall|kiosk|machine].
      It would only hold things up by an [hour|evening|afternoon]. {he} [pressed|held it down|did it], for the sake of {noun2}.
      PASSENGER {name}, it said, [STOPPED|VOID|NOT CARRIED].
      @dramatic A gate came down, a long [way|tunnel] off, and it was not [empty|silent].
      @light It took [one|less than a] second, and the machine [thanked {him}|played a tune].`,
    `A woman in white sat down opposite, with [knitting|a boiled egg|tired feet], and asked only where the other {name} would [sleep|eat|stop].
      {hero} knew, as one knows one’s own [taste|feet|mind]. {he} thought of {noun2}, and of being [erased|no one|put back], and [said it|drew her a map|told her the room].
      @emotional,dramatic She patted <my|your|{name}’s> hand, and her own was [cold|kind|in a glove].
      @neutral It was the [second|third|fourth] house past the bridge.`,
    `Somebody had to be the copy, and the form wanted only a [tick|cross|thumb] in one of two boxes.
      {hero} thought of {noun2}, and of {his} own [bed|street|kettle], and put the other {name} down, [neatly|at arm’s length|in block letters].
      It was [true|a guess|even chances], as far as anyone had [asked|looked|been told].
      @humorous There was a third box, for [gifts|the weather|pets].
      @mysterious When it was dry the ink had [moved|spread|changed sides].`,
  ],
  cost: [
    `Of course it was [the same name|one name|<my|your|{name}’s> name too]. Every door that had shut on the other {name} shut on {him}: the [tram|bank|air], the [lift|tap|lights].
      {noun2} went too, [registered|booked|listed] to nobody.
      {he} stood in a [corridor|street|hall] full of people, and the doors closed as if on [air|no one|dust].
      @emotional,mysterious {he} knocked on a [window|pane], and it was {his} [mother’s|friend’s|own].
      @neutral Air was paid up to [ten|midnight|six].`,
    `Through the [glass|grille|slot] {hero} saw how it is done: they sat the other {name} in a chair, and were very [gentle|tired|polite].
      It was {his} own knee that [shook|jumped|ached]. Nobody else could have known what that knee had [been through|cost|kissed].
      ¶ “[Wait|Stop|I made a mistake],” {he} said, and the glass was [thick|a wall|sound-proof].
      @dramatic The van had its [engine|lamp] running, and a second [chair|strap].
      @mysterious The other one’s lips said [run|hello|{name}].`,
    `The [widow|stoker|pawnbroker] who had known {hero} at noon now looked through {him}.
      It was one name, and it was being [taken in|unpicked|put away]. {his} [face|signature|key] went next, then {noun2}, [marked|tagged|booked out] as nobody’s.
      Somewhere, in a [cell|van|chair], the other {name} was doing without them too.
      @dramatic {he} held {his} hand to the [lamp|snow|window], and it was thinner.
      @neutral The process is said to take [two|three|four] days.`,
    `The white van went by, and in the back window was {his} own face, [asking something|quite calm|eating a bun].
      It saw {hero}, and held up a hand, to say [don’t run|it’s all right|stay where it’s warm].
      On the curb lay {noun2}, [stamped|tagged|chalked] VOID, and nobody would [touch|look|stop].
      @emotional The glass had been [breathed on|kissed|wiped], from inside.
      @humorous There was a number to ring, for [praise|complaints|flowers].`,
  ],
  turn: [
    `{hero} had never [read|asked for|looked at] the log of the booth: first out, {name}; second, COPY.
      {he} {was} the [copy|second|one too many]. The other one had known, and had taken {noun} and run, so that the Office should [chase the wrong one|have something to chase|look that way].
      It was not a [theft|race|crime]. It was a [head start|week’s grace|present], for <me|you|{name}>.
      @emotional {he} would have done it [too|in that coat|twice], and now knew it.
      @dramatic {his} own heart went [on|on, all the same|twice].`,
    `Inside {noun2}, or under it, or [in|on] the label, was a line in <my|your|{name}’s> own writing, which {he} had not [written|seen|thought to look for].
      It said: “They’ll want whoever has {noun}, so I’d better [run|be quick|go]. You [sleep|eat something|go slowly], love, {name}.”
      {hero} read it [twice|against a wall|as one reads the time]. Nobody had ever [known {his} mind so well|been so much on {his} side|signed it love].
      @humorous There was a [P.S.|note|reminder] about the [rent|bath].
      @mysterious The ink was [older|newer|warmer] than {he} {was}.`,
    `The mechanic of the booths had the [dial|roll|counter] out: the other {name} came through [first|whole|at nine], and {hero} second.
      ¶ “I said they’d [scrap|cancel|rub out] the second,” she told <me|you|{name}>, “and off you went with {noun}, [whooping|like a fox|lit up], so they’d chase the wrong one. [I’d not have.|Brave, that was.|For a copy!|I nearly cried.|It took some nerve.]”
      @emotional She asked if {he} had [eaten|got away|a warm coat], whichever {he} {was}.
      @mysterious The counter had gone on to [three|turn|hum].`,
    `All that the other {name} had done with {noun} was to be [seen|noticed|looked at], on [bridges|balconies|the fronts of trams], in a red scarf.
      It is what a bird does, to lead the [cat|boy|fox] off.
      {hero} looked, at last, at {his} own [wrist|heel|collar], where the booth prints its number, and it [was|said|showed] two.
      @humorous The scarf had been [expensive|borrowed|itchy] as well.
      @emotional It is not [nothing|often|easy], to be somebody’s [nest|egg].`,
  ],
  resolution: [
    `{hero} walked into the Office of Singles with {noun2}, sat down in the second chair, and [gave|said|spelled] {his} name.
      ¶ “[Which?|Which one?|Original or copy?]” asked the person in white, and both of them said [yes|neither|the other one].
      There was no form for [that|two|both]. By [four|night|closing] somebody had found the one for [twins|a birth|lost relations], and {noun} went down as [joint|shared|a present].
      @light They tossed for [Tuesdays|the coat|the good ear].
      @neutral It came to [two|six|eleven] pages, and a stamp.`,
    `The other {name} kept {noun}, on the [far|sunny|cheap] side, and {hero} kept {noun2}; at [weekends|new year|the month’s end] they changed over.
      The Office of Singles had one {name} on its books, who was [very|remarkably|suspiciously] busy, paid [twice|promptly], and was never in.
      It was a full [life|diary|life and a half].
      @emotional {he} never again had to [explain|eat alone] on a [birthday|Sunday].
      @humorous They could not [play cards|surprise each other], but they could [whistle in parts|lift a piano].`,
    `{hero} went in by the front, and asked to [visit|see|collect] {name}.
      They brought the other one out, and after [a minute|a handshake|some tea] nobody could say who had been [visiting|in|let go].
      With {noun}, and {noun2}, and two [hats|umbrellas|slices of cake], both of them left, [in step|at closing|arguing].
      @light The person in white held the [door|lift|coats].
      @neutral The visitors’ book shows [one|two|three] in, and two out.`,
    `The Office of Singles was [short of staff|behind|two clerks down], and {hero} {was} good at forms.
      By new year both of them had desks there, with {noun} in the window and {noun2} by the [stove|door|stairs], and the clause about one was [struck out|a paper boat|under the cat].
      It does [doubles|pairs|anyone] now.
      @humorous They share a [chair|hat peg|promotion], in shifts.
      @emotional People come out of it [two by two|holding hands|blowing their noses].`,
  ],
  clues: [
    `In the [station|canal|corner] café they remembered {name} from the day before: the [window|corner|good] table, the same [soup|tea|cake], and no sugar.
      {hero} had taken sugar since {he} {was} [six|nine|four].
      ¶ “[So that’s a difference|One up to you|You’re not the same, then],” said {companion}, and wrote it down.
      {he} [tried it|drank it] that way, to the bottom, and [it was better|could see the point].
      @neutral The tip had been [twenty|thirty|fifteen] per cent.
      @light It was a very [good|small|yellow] cake.`,
    `The other {name} had given {his} coat to a [stoker|child|woman in the rain], at the foot of the lift, and gone on in shirtsleeves with {noun}.
      ¶ “[Would you have?|Is that like you?|Do you do that?]” asked {companion}.
      {hero} said of course, and thought about it all the way up to the [ninth|fortieth|top] floor.
      {he} had that same coat [on|on now|on, buttoned]. It was [warm|new|heavier than it had been].
      @emotional,mysterious There was a [peppermint|ticket], in the pocket, for the [journey|child].
      @dramatic Behind {us} a white sleeve had [taken hold of|pressed the button for|stopped] the lift.`,
    `A booking clerk had sold the ticket, and it was for [two|two, adjoining|two, facing].
      ¶ “[Asked which seat you’d like|Wanted you by the window|Said you’d be along],” he told <me|you|{name}>. “I said, aren’t you [you|yourself|{name}]? Not the [only|whole|late] one, I was told.”
      {companion} [whistled|said nothing|sat down]. {hero} turned the second half over, and it was [unpunched|still good|blank].
      @mysterious It was made out to [the late one|{name}, also].
      @humorous The child’s rate had been [tried|argued|refused].
      The train for it had left with one seat [empty|made up|with a rug on it].`,
    `Everywhere the other one had asked the same [thing|odd thing|question], of pawnbrokers and [vets|lawyers|carpenters]: whether {noun} could be divided.
      ¶ “[You asked me yesterday|I told you then|It’s what I said yesterday],” they said to <me|you|{name}>, “and no. Nor [sawn|let by the week|copied]. But [shared|held by two|lent], yes.”
      {he} asked what {he} had said to that, [yesterday|then|last time].
      It seemed that {he} had [thanked them|cried a bit|bought string], and gone on.
      @light One of them had [drawn|proposed|colored] a rota.
      @neutral It had taken [ten|four|six] minutes.`,
    `{companion} got a look at the Office’s order, by [falling on|sitting on|admiring] the person who carried it.
      It did not [say|mention|care about] {noun}. It gave a [number|time|digit], and that was the number of the second [out|arrival|pair of shoes].
      ¶ “[They never cared who had what|It was never about the goods|They’ve known all along],” said {companion}.
      {hero} did the sum, and stopped [before the end|at the minus], and put it away.
      @dramatic The ink had been [red|two days dry|scratched].
      @mysterious Beneath was a second [line|signature], in {his} own hand: [not yet|refused].`,
    `On the last counter lay a [napkin|luggage label|paper bag], under a saucer, and it said: {name}, don’t hurry.
      There was nothing else, except a drawing of {noun}, in which somebody had made the [ears|corners|lid] as {hero} made them, [wrong|too big|twice].
      ¶ “[Funny way|No way|Who ever thought] to talk to a pursuer,” said {companion}.
      {hero} sat down, for the first time in [days|that week], and [ate something|did as {he} {was} told].
      @emotional {he} [folded|kept] it along the [same|only] crease.
      @light There were [biscuits|crisps|sandwiches], paid for.`,
  ],
};
