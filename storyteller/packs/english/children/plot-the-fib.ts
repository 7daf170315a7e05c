import type { Plot } from '../../pack.ts';

export const theFib: Plot = {
  id: 'the-fib',
  homes: ['Upper Crumb', 'Pockling Green', 'Much Mudgely', 'Little Dripping'],
  nouns: [
    [
      { the: 'the dragon', a: 'a dragon' },
      { the: 'the silver bicycle', a: 'a silver bicycle' },
    ],
    [
      { the: 'the baby giant', a: 'a baby giant' },
      { the: 'the talking kettle', a: 'a talking kettle' },
    ],
    [
      { the: 'the sea cow', a: 'a sea cow' },
      { the: 'the flying bathtub', a: 'a flying bathtub' },
    ],
  ],
  titles: [
    '{noun:title} Behind the Shed',
    'What {name} Said on Monday',
    'Nobody Has Seen {noun:title}',
    'A Small Fib About {noun:title}',
  ],
  chapters: [
    ['What Was Said on Monday', 'What Was Behind the Shed'],
    ['A Fib with a Tail', 'The Other End of It'],
  ],
  frames: [
    {
      opening: `The list on the classroom wall in {home} was written in [green|purple|brown] chalk.
        It said [Rupert: fossil|Rupert: sword|Rupert: Peru]. It said [Mabel: tooth|Mabel: newts|Mabel: tuba].
        And at the bottom it said: {name}: {noun:a}.
        {hero} looked at it all through [spelling|sums|singing]. Not a word of it [was true|was so|had ever happened] //and {he} had said it {himself}.
        @humorous The chalk had been pressed very hard, in the way of chalk that [believes in somebody|means to stay|has been told to].
        @light Somebody had drawn a [smiling sun|small fat star|party hat] next to it.`,
      echo: `There was a new list on the wall in {home}, in [orange|yellow|pink] chalk.
        It said [Rupert: sandwiches|Rupert: fetching|Rupert: holds coats]. It said [Mabel: newts, again|Mabel: tuba, by request|Mabel: other tooth].
        And at the bottom it said: {name}: [whatever really happened|the truth, with gestures|what there was].
        {hero} looked at it for [half a spelling test|one whole apple] and found [nothing to rub out|no mistakes].
        @emotional The chalk dust was still on Miss Thrupp’s [sleeve|elbow|chin], where she had leaned close to get it right.
        @mysterious Next to it somebody had drawn {noun}, very small, and [nobody owned up|from memory].`,
    },
    {
      opening: `Behind the shed in {home} there were six flowerpots, a [bald broom|very bald broom] and a snail.
        {hero} counted them [twice|again], in case.
        What there was not, however hard anybody [looked|peered], was {noun}.
        This was a pity, because {he} had told [twenty-six|twenty-eight|thirty-one] people that there [was|certainly was].
        @dramatic And one of the people had [written it down|taken a note of the address|promised to come].
        @neutral The snail had got as far as the [third|second|fourth] flowerpot since breakfast.`,
      echo: `Behind the shed in {home} there were still six flowerpots, and the snail had brought a [friend|cousin].
        There was also a patch of [flattened|warm|well-trodden] grass, about the right size for {noun}.
        {hero} did not [count anything|count a thing|need to count].
        {he} sat down [in the middle of it|beside it|on the edge of it] with a [biscuit|plum|cheese roll] and left half.
        @mysterious When {he} looked round, the half had become [a quarter|crumbs, tidily arranged|half of a half].
        @light The broom had been [given a hat|stuck in the ground and garlanded with daisies|dressed as a guest], and looked far less bald.`,
    },
    {
      opening: `The bench by the school kitchen in {home} had room for seven, and {hero} {was} sitting at the very end.
        Then, on Monday, everybody had [budged up|squashed along|come closer].
        That was what came of [telling people|telling everybody] about {noun}. It made a [lovely warm|full and noisy] bench, and none of it was [true|so].
        @emotional [Mabel had shared her grapes|Rupert had offered the good half of his bun|The top class had moved its bags], which made it feel worse than any telling-off.
        @humorous Even the dinner ladies came to [listen|hear it], and they had not come out for [the fire drill|the Mayor].`,
      echo: `The bench by the school kitchen in {home} had room for seven, and it was [full|holding nine].
        {hero} sat [at the end|in the middle|third from the left], where there was [a draft|a splinter|the best of the sun], and ate {his} sandwich.
        Nobody [asked|said a word] about {noun} today.
        They were arguing about [newts|tubas|Peru], and somebody [leaned|budged] across to ask what {hero} thought.
        @emotional It was [quite|every bit|nearly twice] as warm as it had been on that Monday, and this time nothing itched.
        @neutral It rained a little after [pudding|custard|sums], and they stayed where they were.`,
    },
    {
      opening: `In {home} one may have a [turn|go|whole minute] at Telling News, standing on the [mat|beanbag|box].
        {hero} had never had [any|much|a thing to tell]. Then, one [Monday|damp Tuesday|morning], {he} opened {his} mouth and out came {noun}.
        ¶ “Behind our shed,” {he} heard {himself} [add|say|go on].
        The class went [quiet|oooh|as still as jam].
        @light Somebody dropped a [shoe|recorder|pear].
        @mysterious Out of the window, just then, the [hedge|swing] [moved|nodded].`,
      echo: `It was Telling News again in {home}, and {hero} [stood|wobbled|{was} first] on the [mat|beanbag|box].
        ¶ “[Nothing|Nothing much|Not a thing] happened,” {he} said. “I had [toast|a bath|an egg]. It was [brown|hot|nice].”
        They clapped, since that was plainly [true|so|how it had been], and Rupert asked what was [on it|for pudding].
        At the back of the room {noun} [clapped|stamped|joined in] too.
        @humorous The toast has been [drawn|written up|set to music] by Mabel.
        @emotional It was the best [turn|news|toast] {he} had ever had.`,
    },
  ],
  want: [
    `“On Show Day,” said Miss Thrupp, “we shall all walk to your shed, {name}, and meet {noun}.”
      She was so [pleased|excited|happy] that {he} could not get a word in.
      So {hero} had a fortnight to find {noun}. {noun2} had been in the [same fib|fib too], and would be wanted as well.
      @humorous It had seemed [mean|unfriendly|hardly fair] at the time to tell a fib about only one thing.
      @dramatic A fortnight is fourteen days, and [one|two|three] of them had gone already.`,
    `Rupert had said that [some people|certain persons|one or two persons] had nothing worth showing, and looked straight at {him}.
      ¶ “I’ve [got|had for ages|kept] {noun},” {hero} had said. “[Behind our shed|Out at the back|In our garden]. [Next to|Right by|Sharing with] {noun2}.”
      Now the [whole|entire] class was coming on Show Day[|, in coats|, with sandwiches]. Somehow {noun} had to be [found|fetched] first, wherever [that was|one went].
      @light They need only come for an [afternoon|hour|egg sandwich]. There would be [cake|jelly|lemonade].
      @mysterious The odd thing was that, saying it, {he} had [almost seen the grass move|smelt something like burnt toast|heard somebody hum].`,
    `{hero} made a plan on the back of [a bus ticket|a shopping list|{his} hand].
      It said: [Find|Fetch|Borrow] {noun}. It said: [Find|Fetch|Also] {noun2}. It said: [Home|Back|Be back] by Show Day.
      The fourth thing was Tell Miss Thrupp, but {he} had [crossed it out|folded that bit over] before going out [by the back gate|past the empty shed].
      @neutral {he} took [four|five] jam sandwiches and a [pencil|torch|ball of string].
      @emotional It was the fourth thing that weighed the most, and it was only [three words|chalk and air|pencil].`,
  ],
  obstacle: [
    `Nobody [had ever|in all {home} had] seen {noun}.
      The [baker|bus driver|vicar] had not. The library had one book on the subject, and somebody had [colored in|eaten|sat on] the page.
      ¶ “Then [ask everybody else|we’ll ask the rest|go on asking],” said {companion}.
      It was a [terrible lot|great deal|whole street] of asking. {hero} [tightened {his} laces|did up {his} top button] and began.
      @mysterious One old man did not say [no|never|nonsense]. He said, “Not [since|lately|on a Thursday],” and shut the window.
      @light “Everybody is not so [many|large a number|much],” said {companion}. “I’ve met [nearly half|most of them|two already].”`,
    `{hero} measured the place behind the shed: [nine|eleven|seven] steps long and [two|three] wide.
      Nobody could say how big {noun} might be, or which way to [walk|look] first.
      {companion} pointed at the [gap in the hedge|lane past the duck pond|stile behind the school].
      ¶ “[That way|There|Left of that]. It’s the only way I haven’t [been wrong about|got lost in|tried].”
      @dramatic Beyond it the lane went uphill, [narrowed|bent|muttered] and disappeared.
      @humorous {hero} left the snail [in charge|on guard], as it was the only one with no plans.`,
    `The [telephone directory|big dictionary|bus timetable] had nothing between [noodle|nonsense|nightie] and [nuts|nose|north] that was of the least help.
      So {hero} drew {noun}, and {companion} [looked|squinted|turned the paper round].
      ¶ “It could be that,” said {companion}, “or it could be a [sandwich|hill|bus].” They took it round to the [houses|shops|gates], all the same.
      @neutral By [tea|four] they had asked [thirty|nineteen] people.
      @dramatic Somebody had [torn down|folded up] the very first one, and [taken it|gone].`,
  ],
  wrong: [
    `{hero} came back to {home} late, with no {noun:bare}, the evening before Show Day.
      {he} thought of Miss Thrupp being [pleased|so pleased|proud|proud of them all]. So {he} fetched [boxes|curtains], glue and [green|silver] paint, and told nobody, not even {companion}.
      By [bedtime|dark], from far off, with one eye shut, it was {noun}.
      @humorous With both eyes [open|on it] it was mostly [CORNFLAKES|THIS WAY UP|FRAGILE].
      @emotional {he} did the [eyes|edges|top bit] [three times|twice] over, because it ought at least to look kind.`,
    `Show Day was tomorrow, and {hero} did not want anyone to be [sad|disappointed].
      So, without a word to {companion}, {he} [pushed|slid|posted] a note under Miss Thrupp’s [door|front door|gate].
      ¶ “Dear Miss, it is [mumps|spots|hiccups|chickenpox]. You cannot [see|visit] {noun}. [Yours|Sadly|In haste], {name}.”
      A fib is [rather |]like a [biscuit|crisp|raisin]. Nobody [stops at|has just|ever had|can eat] one.
      @light It had a [very good|handsome] [comma|signature|full stop], at least.
      @mysterious As {he} ran home, something behind the [hedge|wall] [sighed|kept pace with {him} and then stopped|sneezed].`,
    `{hero} could have [said|told] it there and then. The [words|true words] were all [lined up|in {his} mouth|ready].
      But Miss Thrupp had [bought|ironed|borrowed] a hat [for the occasion|specially]. So {he} said, “{noun} is [shy|asleep|rather tired], and will only be seen through the [keyhole|knot-hole|fence],” and ran off to [hang up|paint|find] a sheet.
      [Nobody|No one] was [asked|told|let in on it], not even {companion}.
      @light The sheet had [ducks|boats|strawberries] [on it|all over].
      @mysterious The sheet [stirred|breathed|bulged], once it was up, though the door was [shut|bolted].`,
    `Show Day was [a|only a] [sleep|night|bath] away. {hero} made a [footprint|hoofmark|nest] behind the shed, with a [bucket|boot|pudding basin], and then another.
      It would look as if {noun} had been, and only [this minute|just now|that morning] gone. It [was|felt] [nearly|almost|next door to] kind.
      {companion} was [asleep|having supper|out], and so was not [asked|consulted|there].
      @emotional {he} [smoothed|rubbed] one over, and then [did it again|put it back|added a toe].
      @humorous They were [all|every one] of the [left|same|other] foot.`,
  ],
  cost: [
    `[There was one question, from Rupert|Then Rupert asked one question|Somebody said “But”], and what {hero} had made up [came apart|fell flat] like wet [bread|cake].
      Nobody [laughed|giggled|said boo|so much as coughed]. Miss Thrupp only said, “Oh, {name},” in a [little|quiet] voice, and took off her [special hat|good gloves], which was worse than [shouting|extra sums].
      @dramatic [Thirty|Twenty-eight|Thirty-one] people [stood|were standing] on the grass, and not one of them knew where to look.
      @neutral Mabel had brought [eleven|nine|thirty] paper hats, and began to [put them away|flatten them again].`,
    `Miss Thrupp had [believed|swallowed|passed on] [every word|all of it]. That was the [awful|worst|sore|unbearable] part.
      She brought the class to the shed with a [card|cake|bunch of dahlias] for {noun}, [signed by all of them|tied up in ribbon].
      {hero} [took it|held it|could not look at it]. There was nobody behind {him} to give it to, and it [got heavier|weighed more|grew] [every second|by the second].
      @emotional Rupert, of all people, had [done the choosing|spent his own money|asked to carry it|wanted to come first].
      @humorous Mabel had brought [a newt, as a keepsake|her tuba, and was prepared to play|her second-best tooth|her brother].`,
    `Mabel [saw|had seen] the [paint|string|glue]. She did not [say so|tell|point|call out]. She [stood|moved|put her bag down] in front of it so that the [others|little ones|rest] would not.
      And that was [worse|far worse|the thing {hero} could not bear].
      Miss Thrupp said [it was|that it was] time to go [in|back|home]. They went in [twos|a line|coats], and nobody [budged up|held hands|looked back] with {him}.
      @humorous Even the [snail|caretaker] had gone [in|private|home early].
      @dramatic The gate went [clack|shut], and then [nothing|clack] again.`,
    `¶ “I see,” said Miss Thrupp, and [folded|put away|took off] her hat.
      On the wall the chalk had been [rubbed|wiped|washed] out, and where it had said {name} it said [nothing|a smear|a clean place].
      {hero} ate on the [step|end|far bench], and it was all [crust|quiet|wasp].
      @neutral It was [only |][jam|Wednesday|cold].
      @emotional Somebody had left half a [grape|bun] there, with no [note|name].`,
  ],
  turn: [
    `{hero} climbed on [a flowerpot|the wheelbarrow|a bucket], which [wobbled|tipped], and so did {his} voice.
      ¶ “I [made it up|told a fib|invented it],” {he} said. “I wanted everyone to [budge up|come round|shove along]. But I’ve [looked everywhere|asked everyone|walked miles] since, [really I have|honestly|you can ask].”
      And {he} told them about looking for {noun}, from the [gate|hedge] onwards.
      @dramatic Nobody [moved|coughed|fidgeted|whispered]. A sandwich [stopped|hung|waited] [halfway to|just short of] a mouth.
      @light It took [an hour and two apples|the rest of the lemonade|until the cows went by], and no one asked for sums.`,
    `It is [hard|not easy|like cold water] to begin a true thing, so {hero} began in the [middle|middle, with the mud|third street].
      ¶ “And [that’s|then’s] when I knew I’d never find {noun},” {he} said, “because I’d only ever [fibbed|boasted]. I’m sorry about [your shoes|the long walk|all of it].”
      ¶ “[Go on|And then|Keep going],” said Rupert, and [sat|flopped] down on the [grass|step|cake]. “What was [before that|the first bit|the soup like]?”
      @emotional Miss Thrupp sat down as well, in her good [skirt|coat|cardigan], [next to|beside] {him}.
      @mysterious Over by the shed the grass [leaned|parted|sat up] a little, as though it wanted to hear.`,
    `¶ “It’s my turn to tell,” {hero} said, and the class [groaned|waited|sat on its hands].
      {he} told them there was [no|not any] {noun:bare}. Then {he} told them [about|all about] the looking, [house by house|gate by gate|mile by mile], and who had been [kind|cross|in the bath].
      At the end no one said [a thing|oooh|anything at all]. Then they said, “[More|Again|Is that true]?” and it was.
      @light {he} [did|even did] the [voices|goat|footsteps].
      @mysterious The last voice was not [{hers}|one {he} {was} doing|anybody’s in Class Two].`,
    `{hero} wrote it on the board, [large|in capitals|with the squeaky chalk], where anyone could see: “I MADE {noun:title} UP.”
      It [is|was] a [hard|long|wobbly] thing to write with people [watching|breathing|eating apples].
      Then {he} drew underneath everywhere {he} had been to [look|ask|say sorry] since, and ran out of [board|blue|room].
      @dramatic [The|Then the] chalk [broke|snapped|squealed]. {he} went on with the [stub|small half|crumb].
      @humorous Two of the [spellings|hills] were wrong, and nobody [said|minded].`,
  ],
  resolution: [
    `At twenty past [two|three], just when the story had got to the [mud|soup|goat], {noun} arrived.
      Word had got about [at last|by road and river|in the end]. Somebody was looking for {noun}, and so {noun} had come to look for {him}.
      [Behind, out of breath|Hard on the heels of that], came {noun2}.
      @humorous “Good [afternoon|gracious|heavens],” said Miss Thrupp faintly. “Do mind the [flowerpots|snail|broom].”
      @light There was exactly enough [cake|jelly|of everything]. There [nearly|almost|quite] never is.`,
    `“Is this the [famous |actual |]shed?” asked somebody at the gate.
      {hero} [turned|spun round|looked]. {his} question had been passed from door to door until it reached {noun}, and {noun} had thought it only polite to [come|call].
      {noun2} came too, in case of [games|sandwiches].
      Rupert shook [hands|whatever there was to shake|everything twice]. He never [once|even] [mentioned|thought of] Peru.
      @neutral The class stayed until [five|the bell|the milk ran out], and the grass was flat for a week.
      @emotional “You asked after me,” {noun} [told|said to] {him}. “Hardly anybody [asks|does|stops to].”`,
    `There was a [cough|knock|shuffling] at the fence, [low down|high up|in three places].
      ¶ “Somebody has been asking for me,” said {noun}, “in every [street|shop|puddle] there is. I thought there must be [a party|something the matter|cake].”
      There had not been one, but there [was|soon was|could be]; and {noun2} had brought [plates|a drum|the cake].
      @neutral It went on until [bedtime|dusk|the stars].
      @emotional {hero} {was} [asked to sit|put] in the middle.`,
    `On Monday there was a [parcel|postcard|small queue] for Class Two. It was from {noun}, who had [heard|been told|read about it], and would be [passing|coming|by the shed] at three.
      At three {noun} came, and after {noun} {noun2}, and they were [nothing like|much better than|just as] {hero} had said.
      ¶ “You got the [ears|weather|nose] wrong,” said {noun}. “Otherwise I was [touched|flattered|honored].”
      @light Rupert [fetched|held|carried] coats.
      @dramatic For a moment no one [breathed|chewed|blinked].`,
  ],
  clues: [
    `At a crossroads somebody had left a notice about {noun}, nailed to a [post|plum tree].
      Most of it had [washed|worn|blown] away. What stayed was FOUND OF TEA and a [thumbprint|ring from a cup|bite mark].
      {hero} read it [forwards|aloud] and then [backwards|in a whisper].
      [Fond|Perhaps fond], {he} decided, and wrote in the notebook that {noun} liked tea. It was {his} first fact that was not [borrowed|made up|a boast].
      @light It was a small fact, but it [stood up by itself|had four good legs|kept].
      @mysterious The nail was [new|still warm|not in yet]. The notice was older than the [tree|road|post].`,
    `There was a song about {noun}, it turned out, and a [washing line|whole row] of children were skipping to it.
      It had [nine|eleven] verses, and {noun2} came into [the last|every other one].
      {hero} asked where they had learned it, and the smallest child stopped, so that the rope [wound|went] round everybody’s [ankles|knees].
      ¶ “We [didn’t|never did|couldn’t say],” said the child. “It was just [in the rope|what feet do|there already].”
      @humorous Verse six was only [the word porridge|a list of vegetables|la], but sung with great feeling.
      @dramatic In the last verse {noun} [came|skipped] home. They never [sang|reached|got to] it; somebody always tripped.`,
    `The road had a hole in it, and in the hole sat a man [mending|ironing|darning] it.
      ¶ “{noun}[|, eh]? [Never met|Not to speak to|Can’t say I’ve looked]. But whoever came by on [Tuesday|Friday] stepped over my hole ever so [carefully|nicely].”
      {hero} wrote down: [careful|has manners].
      It was strange to [know|learn|find out] something good about what {he} had only used for showing off.
      @emotional {he} underlined it, [twice|with a ruler|in blue], and felt {his} ears go warm.
      @neutral The hole was [one yard|two feet|a stride] across and nearly dry.`,
    `A postcard had been pinned up in a [bus shelter|shop window|porch], where anyone might see it.
      On the front was {noun2}, badly [drawn|colored|cut out]. On the back it said: “Has anyone [seen|heard from] {noun}? We used to have [picnics|a band|Thursdays].”
      There was no stamp and no [name|address|date].
      {hero} thought about that for [a mile|two fields]. {he} had never supposed that anybody else might be [looking|missing them|sorry].
      @dramatic The [corner|edge|bottom] had been torn off. It was the part that [mattered|said where|people sign].
      @light {he} wrote underneath, in pencil: [Not yet|Still looking|Soon, perhaps].`,
    `“I’ll tell you a thing about {noun},” said an old woman at a [pump|stile], who was washing [one very long stocking|a cake].
      ¶ “People [talk and talk|go on about it|say they will]. But nobody’s ever [sent|written] [an invitation|a card]!”
      {hero} opened {his} mouth and [shut it again|shut it|thought better of it].
      {he} had got [thirty people|a whole class|a class and two dinner ladies] to come and look. It had never [crossed {his} mind|occurred to {him}] to invite {noun}.
      @mysterious The woman wrung out the last drop and [smiled|nodded|sniffed]. She had [flour|gold dust|ash] on her nose.
      @emotional It would have taken a single [stamp|minute|sheet of paper].`,
    `In the end {hero} wrote a [letter|note] on the back of the [plan|spelling list].
      ¶ “Dear {noun}, I told [everyone|my whole class] about you, and I shouldn’t have. Please come [to tea|anyway|when it suits]. {name}, {home}.”
      There was no [postbox|address|stamp]. {he} put it under a milk bottle by the road, with {noun2} drawn in the corner to [look friendly|be company].
      @humorous The kiss at the end was mostly [jam|butter|thumb].
      @mysterious A [hundred|dozen|few] steps on {he} looked back. The bottle had not [moved|stirred|clinked] //and the paper had gone.`,
  ],
};
