import type { Plot } from '../../pack.ts';

export const theAuntsDebt: Plot = {
  id: 'the-aunts-debt',
  homes: ['Thistle Row', 'Upper Staithe', 'Marram', 'St Keverne’s Hill'],
  nouns: [
    [
      { the: 'the tandem', a: 'a tandem' },
      { the: 'the parrot', a: 'a parrot' },
    ],
    [
      { the: 'the weathercock', a: 'a weathercock' },
      { the: 'the blue suitcase', a: 'a blue suitcase' },
    ],
    [
      { the: 'the quince tree', a: 'a quince tree' },
      { the: 'the family Bible', a: 'a family Bible' },
    ],
  ],
  titles: ['What Aunt Win Stole', '{noun:title}, 1974', 'Kindly Return {noun:title}', 'Before the House Is Sold'],
  chapters: [
    ['The Contents of the House', 'Not for Sale'],
    ['Under the Clock', 'Over the Fence'],
    ['A Gap in the Hedge', 'Tuesday'],
    ['An Embarrassment of Jam', 'The Interest'],
  ],
  frames: [
    {
      opening: `What Aunt Win left behind was a house in {home}, a key on a [bootlace|curtain ring], and a note to {him}.
        ¶ “In the summer of ’74, {name},” it said, “I stole {noun}, and I did mean to [confess|mention it].”
        {hero} sat down on the [stairs|packing cases]; the buyers were coming on the thirtieth.
        @humorous It was her first confession, and read like somebody [enjoying it|on a swing|eating a peach].
        @neutral The key fitted the [front door|back door|gate], the coal hole and the piano.`,
      echo: `There was a house in {home}, and a key to it that hung on a [hook|nail] by the door, next to {companion}’s.
        {hero} sat on the stairs, writing to [nobody|the solicitor] that {he} would be keeping the lot.
        From the [kitchen|garden|roof] somebody called that it was getting cold.
        @emotional {he} took the stairs as one does when one has been [called|expected|missed].
        @light Love, {he} wrote at the end, and drew the [piano|coal hole|gap].`,
    },
    {
      opening: `Everything in the hall in {home} had a label: clock, [sell|auction]; umbrellas, sell; one stuffed pike, question mark.
        {hero} had done four rooms in a [morning|day], without once sitting down.
        Then, in the clock, {he} found an envelope: “Concerning {noun}, which I [took|pinched].”
        @mysterious The clock had been wound, and Aunt Win had been gone for [six weeks|a month|two months].
        @dramatic {he} could [burn|lose] it; the grate was there, and the match was [lit|in {his} hand].`,
      echo: `In the hall in {home} there was one label left, tied to the [banisters|clock], and it said stay.
        {hero} turned it over, and on the back, in {companion}’s hand: “If you [like|want].”
        The clock struck [four|something], quite wrong, and {he} took off {his} [coat|gloves], and hung it up.
        @humorous The pike had been given a [hat|pipe|name], and there was no longer any question.
        @neutral It was a quarter past [six|seven|five].`,
    },
    {
      opening: `There was a gap in the hedge behind the house in {home}, about as wide as a [person|wheelbarrow], and nobody had let it close.
        {hero} saw it from the landing, and wrote down, [at once|quickly|for the agent]: new fence, forty pounds.
        The house had to look its [best|plainest], and as though no one in it had ever stolen {noun}.
        @light A robin went through the gap, [and back|with post|on business].
        @emotional On the sill lay her gardening glove, holding the shape of a [hand|trowel|hand in it].`,
      echo: `There was a gap in the hedge behind the house in {home}, and it had been [widened|swept].
        {hero} looked from the landing, in {his} socks, and through it came Mr Lovage with a [jug|marrow], and after him {companion}, arguing.
        {he} took the line about the fence, forty pounds, and [crossed it out|ate it|made it a boat].
        @mysterious In the dew there was a third trail, very [faint|old|light], and it only went one way.
        @dramatic Then {hero} ran down, all the [stairs|flights], and left the door wide open.`,
    },
    {
      opening: `{hero} had it to {himself}, the house in {home}, for one [hour|afternoon|cup of tea], to see what {he} wanted.
        {he} wanted [nothing|a receipt|to catch the 4.10], and went from room to room, [touching nothing|hands in pockets|opening and shutting things], wanting it.
        In the [bread bin|best teapot|umbrella stand] was a card in Aunt Win’s capitals: “I HAVE {noun:title}, AND I AM NOT [SORRY|REALLY SORRY|AT ALL SORRY].”
        @emotional The kettle was still [a little on one side|full|on the wrong ring], as she had put it down.
        @humorous Below that was a recipe for [rhubarb|getting out tar|eels].`,
      echo: `{hero} had it to {himself} again, the house in {home}, for [an hour|an evening], and this time {he} knew [what {he} wanted|where the cups were|which stair].
        {he} laid for [three|four], with the [good|odd] spoons, and put the card from the [teapot|bread bin] on the dresser, where people could [see it|laugh].
        Through the gap in the hedge came [a lantern|voices|a smell of pipe smoke], and one of them was {companion}.
        @light It was [rhubarb|rhubarb, to begin with|rhubarb, and a speech].
        @mysterious The kettle, when {he} reached for it, was [hot|already singing|full].`,
    },
  ],
  want: [
    `“The house can’t be sold,” said the solicitor, who was [eating|peeling] an egg, “till the debt is paid, {name}.”
      {noun} had to go [back|home]; and to whom, he did not know, for the will said only that {noun2} would explain.
      So {hero} had a fortnight, and {he} only wanted to be [finished|gone].
      @humorous He had been Aunt Win’s solicitor for thirty years, and it had aged the [egg|cat|furniture].
      @mysterious She had laughed, he said, [signing it|over the ink], and then looked out at the [hedge|gap].`,
    `It was the only thing Aunt Win had ever [asked|wanted of {him}|put in ink].
      Each birthday there had been a postcard: “Dear {name}, it’s a [fine|hot] day, come and see {noun2}.”
      {hero} had never come, so {he} would do this; {he} would see {noun} home, wherever that [was|might be], and then [sell|go].
      @emotional {he} had kept the [postcards|cards], all thirty-four, in a [biscuit tin|boot].
      @neutral The train home was on the thirtieth, at [ten|five|twenty] past nine.`,
    `{hero} opened every cupboard, and there was no {noun:bare}, and a great deal of [jam|chutney].
      One jar was labeled: “For {name}, and as to {noun2}, see Tuesday.”
      ¶ “All right,” {he} told it, “who missed {noun}?” and since it was a small [place|street], {he} put on {his} coat to ask.
      @light It was [greengage|damson|quince], and, {he} had to admit, a point in her favor.
      @dramatic If it got about before the sale, there would be [no sale|none|no buyer].`,
    `“If it’s all the same to you, {name},” said the [vicar|agent|man from the bank], “people would like to know about {noun}, before it’s [gone into|sold up].”
      There was a [figure|price|buyer] for the house, and one small thing in the way of [it|that].
      So {hero} took the [torch|deeds|string bag], and began, as the note said, with {noun2}.
      @dramatic {he} gave it [a week|ten days], and not an hour [more|over].
      @neutral The figure was [a fair one|in pencil|four noughts long].`,
  ],
  obstacle: [
    `In {home} everybody had [loved|known] Aunt Win, and nobody had ever been robbed.
      ¶ “Not of {noun},” they said, and that one would [notice|remember|mention it].
      {companion} had been asking too: “They say no, but they [smile|look at your hedge|put the kettle on] first.”
      @mysterious One old lady shut her door and could be heard, behind it, [running|counting|whistling].
      @light By noon {hero} had been given [nine|eleven] cups of tea.`,
    `The police station was a [hatch|bicycle], and in the book for that year were ducks, a lamp, and a kiss, stolen, withdrawn; but no {noun:bare}.
      ¶ “Withdrawn by [whom|her]?” asked {companion}, but it had been [cut out|inked over].
      So {hero} would have to ask at every [door|gate].
      @humorous Behind the constable hung a portrait of the Queen, and one of a prize [leek|duck|ferret].
      @dramatic {companion} had seen something in the margin, and kept it for the street: [a W|one initial|a heart].`,
    `Whoever it had been stolen from had never [complained|reported it|put up a notice], and that was the [trouble|odd part].
      ¶ “You can’t return a thing that nobody’s [missing|lost],” {hero} said; and {companion}, who had brought [a ladder|sandwiches|string], said that in {home} people missed things for [years|fifty years], and never [said|let on].
      So {we} went from door to door with the word {noun}, and watched the [curtains|faces|hands].
      @mysterious There was a house that was never [in|answered], and its step was always [swept|wet].
      @humorous One man gave back a [mower|trombone|wife’s ring], in case.`,
    `There were two hundred and six drawers in that house, and {hero} and {companion} [did|emptied] them all, and got [string|keys|one glove each] for it, and a knowledge of [buttons|corsets].
      There was no {noun:bare}; there was, in every [one|third], a [dance card|pressed flower|bus ticket] for two, never used.
      ¶ “She was [keeping|saving] up,” said {companion}, and for a while nobody [opened the next|spoke|looked round].
      @light {we} put the gloves on, and both were [left|lefts|for dancing].
      @emotional They were all for [the same night|Saturdays|the last waltz].`,
  ],
  wrong: [
    `The buyers rang: it must be Friday or [not at all|never]; and there was {his} own life, waiting [under a sheet|on a platform].
      ¶ “{noun} returned, with thanks,” {hero} wrote, and [signed|dated] it, in the dark of the hall.
      {he} did not say so to {companion}; there would be less to [leave|explain|unpick].
      @emotional {he} could not look at the glove on the [sill|peg|shelf], and put it in a drawer.
      @neutral The agent’s fee was [one|two|one and a half] per cent.`,
    `There was an offer, in [cash|guineas], with no [questions|surveys], good until midnight.
      {hero} thought of how much worse it would be in a [week|month], having to leave {companion}.
      So {he} posted it {himself}, on foot, late, telling nobody, and {noun} had still not been [given back|taken home].
      @dramatic The letter fell further than one would think [possible|a letter could|right].
      @light An owl said something, and it was not [congratulations|bravo|well done].`,
    `{hero} found out, from a [deed|map|surveyor], what a garden is worth with no one’s [hedge|rights] in it, and signed the gap away.
      It was [a strip|a yard or two|nothing but brambles], and it would settle the [roof|bill]; and as for {noun}, one could [post it|send it on|write a letter].
      {he} meant to tell {companion} [after|at the weekend|over a good supper].
      @dramatic They came with the [wire|posts] the same [day|night].
      @humorous It was described, in the contract, as a [defect|vermin run|breach].`,
    `It was simpler, {hero} decided, if {noun} had never [been there|existed|been stolen at all], and {he} put the notes on the [fire|compost], all of them, and Aunt Win’s with [those|them].
      {he} did it for [her name|her sake|the family], with the sale so near, and when {companion} knocked, that night, {he} [kept still|put out the lamp|{was} not at home].
      They burned [blue|slowly|as if damp].
      @emotional {he} saved one [corner|word], and it was only [Love|Win|hedge].
      @mysterious Up the chimney something [laughed|sang], or it was the [wind|jackdaws].`,
    `The agent had [rung|called round|left a card] to say that people would pay more for a house with no [questions|past|claims] on it.
      So {hero} crossed out the line about {noun}, in the [will|inventory], with a [ruler|laundry pen|steady hand], late, and alone.
      It seemed kind to {companion}, who would only have had to [watch|help|say good-bye twice].
      @light The pen ran [dry|out] half-way, as if it [objected|had been fond of her].
      @mysterious On the other side of the hedge a light went [off|out], at the same [moment|word].`,
    `{hero} had asked at every [door|gate] but one, and on the last night did not ask at [that|it].
      {he} told {companion} there was [no more to find|nothing in it|nobody left to ask], since a trail that ends lets one catch a [train|morning train].
      Then {he} went home and put {noun} down as [lost|never hers|sundry], and [went to bed|drew the curtain|slept badly].
      @emotional {companion} had said “[Good|Oh, good],” and looked at the [step|mat|bicycle].
      @neutral There were two trains, and {he} had [looked up|underlined|learned] both.`,
  ],
  cost: [
    `The van was there by [eight|seven|half past seven], and out went the clock, the umbrellas, the pike in its case.
      A man nailed up the gap in the hedge, with [three|four] new boards, and from the other side of it somebody said “[Oh|Ah],” not very loudly.
      {hero} stood in the hall, where there was [nothing|a hook] to lean on.
      @emotional It was not the house that [echoed|rang hollow|was empty]; it was {him}.
      @humorous They had left one umbrella, and it was raining, and it did not [open|work|care].`,
    `SOLD, said the board at the [gate|front], for the whole of {home} to read.
      People were perfectly [polite|kind|gentle], and brought back the cups that Aunt Win had lent.
      By the evening there were forty, and no one to [fill|wash] them for, and {hero} sat among them on the floor.
      @mysterious One had a scrap of paper in it: [is it|still|or is it only] about {noun}?
      @dramatic {he} picked one up to [throw|smash|hide] it, and could not.`,
    `The old man from next door was seen at the [bus stop|station|chemist’s], with a [case|cage|rolled umbrella], and told somebody that there was [nothing to stay for|no view now|no one calling].
      Fifty years he had sat by that [window|gap], and it had taken {him} a [fortnight|signature|stroke of the pen].
      Nobody in {home} [mentioned {noun}|said a word|called], and that was how one knew.
      @dramatic {he} ran as far as the [corner|bridge], and there was [nobody|no one there|only the timetable].
      @neutral It was the number [nine|six|four].`,
    `The buyer came to measure, and laughed at the [wallpaper|stairs|pike], and asked what the [chair|gap|second cup] was for.
      ¶ “[Nothing|It was my aunt’s|Sitting],” {hero} said; and heard {himself}, and it was as though {he} had [taken|pinched] that as well.
      She had only ever stolen {noun}, and {he} had got away with the [rest|whole street|lot].
      @emotional There was a ring on the [table|sill] from her cup, and the man put his [tape|hat] on it.
      @light The pike [looked away|bit him|bided its time].`,
    `The postman brought it back next day: {hero} had put the right [name|house] and the [wrong debt|wrong reason|wrong year].
      By then old Mr Lovage had taken in his [chair|bench|cushion] from the hedge, and shut the gate, and it had never [shut|been known to shut].
      In {home} they spoke to {him} as to somebody who is [leaving|on the way out|from the water board].
      @dramatic {companion} went by on the [other|far] side, quite [fast|slowly].
      @humorous Even the [duck|ferret|vicar] had been told.`,
    `They came to [measure|look], and talked about knocking [through|it through], with {him} holding the [tape|other end|door].
      What would go first was the [landing|clock|jam cupboard]; what would go second was the [hedge|gap|greengage tree].
      All at once {he} could see Aunt Win, [minding|not minding|laughing], in every [jar|doorway|spoon].
      @emotional Somebody had marked {his} height on that [door|doorpost], and [dated|signed] it.
      @light The surveyor was given [the pike|chutney], and [sneezed|kept it].`,
  ],
  turn: [
    `“I left the gate open, you know, in seventy-four,” said old Mr Lovage next door, who had come round by the [road|front]; “I wanted her to take {noun}.”
      {hero} asked him, [on the step|after a time|over the cups], why that was.
      ¶ “So she’d have to come back,” he said, and [smiled|blinked]; “and she did, each evening, to [apologize|explain].”
      @emotional He had a chair for that, and it faced the [hedge|gap|window].
      @light Once she had explained until [breakfast|Whitsun|the milk came].`,
    `{hero} found the diary, and it was all one entry, [fifty|forty-nine] years of it.
      ¶ “Did not return {noun},” it said, “or what would I call round [about|for] then; Mr L very patient; will do so tomorrow.”
      {he} shut it, and thought of every reason {he} had [found|made up|borrowed] to knock at {companion}’s door.
      @humorous On the [Sunday|Monday|Tuesday] it said rain.
      @dramatic The last line was in pencil, and said: let someone [braver|quicker|younger].`,
    `{hero} sat in her chair, with {noun} [on {his} mind|at last], and looked where it looked; and it looked over the hedge into a [kitchen|lit window|greenhouse], where an old man was laying two [places|cups].
      He [turned|pushed in|dusted] the second chair, and looked [up|across].
      It was no debt; it was an [appointment|invitation|arrangement].
      @mysterious He [raised a hand|nodded], as one does, to whoever was [in the chair|there].
      @dramatic {he} got up so fast that it went [over|on rocking|into the fender].`,
    `The constable came round with a page, the one that had been [inked over|cut out], cut by his [father|grandfather|own hand].
      ¶ “Complaint by Mr Lovage,” it said, “that Miss W has [not yet|still not] stolen {noun}, though he has left the [gate|window|back door] open [a week|nine nights].”
      {hero} read it [twice|standing up|on the step], and then {he} had to [hold on to the constable|borrow his handkerchief].
      @humorous It had been filed under [Lost|Hope|Nuisance].
      @emotional The constable had [one or two|a thing] of that kind on his own [mind|street].`,
    `{hero} took the clock down to be [sold|dusted|wrapped], and it was stuffed with [receipts|cards|notes], all for {noun}, and all made out to Mr Lovage.
      “One day’s further loan,” each of them said, “[with thanks|with love|and a cake], and shall return [tomorrow|it in the morning].”
      There were [seventeen thousand|eighteen thousand] of them, and every one was [stamped|received|answered].
      @humorous He had charged a [kiss|biscuit], less discount, on [Sundays|fine days].
      @mysterious The last was in a [firmer|younger] hand, and made out to {name}, for a [spoon|key].`,
    `{companion} had got {noun} as far as the [gate|gap] when it came to both of <us|you|them>, not at the same [speed|second].
      ¶ “She could have brought it back any [day|evening],” {companion} said; “it’s [nine steps|eleven steps|no distance].”
      ¶ “Yes,” {hero} said, and looked at the [nine|eleven] steps, worn in the [grass|gravel|moss], and then at {companion}’s [boots|hands|hat].
      @emotional {he} had a path like that {himself}, only [newer|not yet worn|still mostly grass].
      @dramatic It had begun to [rain|thunder], and neither of <us|you|them> [ran|went in].`,
  ],
  resolution: [
    `{hero} went [straight|backwards] through the hedge, boards or no boards, and gave {noun} back to Mr Lovage across the [beans|compost].
      ¶ “Well,” he said, “you’d better stay to [supper|tea], both of you”; for there, with a [hammer|crowbar|torch], on the other side, was {companion}.
      ¶ “I’m not selling,” {hero} said, “or I’d have [nobody|no one] to explain to.”
      @emotional {companion} put down the hammer so as to have [both hands|a hand free|room for {him}].
      @light It was greengage again, and there was [plenty|a shelf|a spoon each].`,
    `The buyers were [sorry|furious|speechless], and then they were gone.
      At dusk {hero} called next door, about {noun}, and Mr Lovage cried, and made [toast|room].
      On the way back {companion} was in the gap, and “I stole this from you,” {hero} said, and held out a [cup|spoon]; “I’ve been [meaning|hoping] not to return it.”
      @humorous “I know,” said {companion}, “I left the [gate|drawer|window] open.”
      @mysterious Upstairs, a clock that had gone to auction struck [the hour|nine|and was right].`,
    `So {we} took {noun} back at last, up the [path|front steps], in [broad daylight|hats].
      ¶ “Then that’s [all square|settled|finished],” said Mr Lovage; and {hero} said that there was the [interest|matter of {noun2}], and that it might take [years|some explaining].
      He looked at {companion}, and at {him}, and went to [lay|find] two more [places|cups].
      @light The sale fell through with a very [small|satisfying] [thud|letter].
      @emotional On the way home {companion} asked if {he} had any [debts|outstanding debts|other small thefts] there.`,
    `{hero} tore the contract across on the [hall floor|stairs], and the tearing was heard, it turned out, through [the gap|the letter box|an open window].
      ¶ “Is that a [yes|no|start]?” asked {companion}, from outside.
      {he} opened the door, and said that there was still {noun} to be seen to, and that somebody had better [steal something|hold the ladder|stay].
      @humorous Mr Lovage had brought the [marrow|bill|hedge clippers], by way of blessing.
      @dramatic Neither of <us|you|them> waited for the [door|latch|echo] to shut.`,
    `So {noun} went back through the hedge on a [Sunday|tray], and Mr Lovage thought for a long [time|while], and said it was [early|too soon].
      ¶ “Keep it till [tomorrow|Tuesday],” he said, “and then come and [explain|tell me why].”
      The sign was down by [dark|six], and {companion} was standing in the gap with one end of [it|the board], asking what {hero} meant to [borrow|steal|be sorry for] next.
      @light It was [a spoon|sugar|the ladder].
      @neutral The sale was [withdrawn|canceled] on form [nine|forty].`,
    `¶ “I’ve come about a [debt|theft],” {hero} said at the next door, holding out {noun}, “and to commit [another|a fresh one].”
      Mr Lovage laughed until he had to be [thumped|sat down], and said that the [hedge|pear tree|gap] was at {his} disposal.
      It was only then that {he} saw who was [up the ladder|at the table], with {noun2}, having called to [say good-bye|return a cup] and [stayed|not said it].
      @humorous The cup was {his}; so, it turned out, was the [teaspoon|saucer|handle].
      @emotional {companion} had it in both [hands|fists], and it was quite [cold|empty].`,
  ],
  clues: [
    `Over the chemist’s lived a Miss Orme, who had been Aunt Win’s [best friend|alibi|bridge partner].
      ¶ “We went in a [hired van|milk float],” she told {us}, “in [balaclavas|bathing caps], and she was half-way over with {noun} before I saw the man at the window.”
      {hero} asked what he had been [doing|shouting].
      ¶ “Holding the [curtain|lamp|cat],” said Miss Orme, “so that she could see her feet; I never saw anyone so pleased to be burgled.”
      @light She had kept the [disguise|van|hat], and did the garden in it.
      @mysterious In her album the page for that [summer|July|August] had been cut out with nail scissors.`,
    `There was a carbon in the [library|town hall] of a poster, never put up: “Missing, {noun}; no questions; please do not hurry.”
      The reward, {companion} read out, was tea, on any [day|evening], for as long as [required|convenient].
      {hero} held it to the light, and it was [beautifully|very neatly] typed, with one mistake.
      @emotional Where it ought to have said the thief it said the [dear|beloved|darling].
      @neutral The file was numbered [74/9|74/11|74/3], and had been lent once, to W.`,
    `A man who mended [deckchairs|concertinas|weirs] told {us} that she had asked him to alter {noun}, so that nobody would know.
      ¶ “She cried a bit, and brought me [scones|a pullet],” he said; “for if he gets it back, she said, he’ll be [finished|done] with me.”
      {hero} wrote down [he|one word, he], and put a ring round it.
      @humorous He had changed one [screw|hair|feather], for form, and been paid in baking until 1981.
      @dramatic So there it was: it had been no [robbery|theft], but a [siege|truce].`,
    `{noun2} explained nothing, until {companion} thought to look [underneath|behind].
      There somebody had written in [lipstick|chalk|tar]: “W, you may have this too; L.”
      Below that, in another hand, it said “Not till you [ask|say it],” and then came the dates, on and on, up to last [spring|Easter].
      It had gone to and fro through the [hedge|gap|beans] for fifty years, and {hero} sat down.
      @emotional There were days with two, and that was the winter she [was ill|broke her wrist|could not get out].
      @light On her [sixtieth|fiftieth|seventieth] birthday it had gone across with a bow on.`,
    `In the churchyard a man was [clipping|weeding|tidying] round Aunt Win with a pair of nail scissors.
      He got up when he saw {us}, and went off by the other gate, without his [hat|kneeler], and in it was a name: [Lovage|A Lovage].
      That was next door, said {companion}, beyond the [gap|hedge|beans].
      {hero} had seen him twice, and each time thought about the price of [fencing|hedges].
      @dramatic On the stone there was a jar of [blossom|sweet peas], and under it, weighted, a bill for {noun}.
      @mysterious There were two sets of footprints in the [grass|frost|dew], going to it, and one of them stopped.`,
    `{hero} found {noun} where anyone would have looked who had not been told it was hidden.
      It was all on the kitchen [calendars|calendar]: each Tuesday, for fifty years, she had sat with {noun}.
      The chair for it was still there, and {companion} tried it, and said that one could see his [lamp|kettle|chair] from it.
      Nobody sits like that, {hero} thought, out of [guilt|remorse].
      @humorous Down the side of it were a thimble, a [trowel|tuning fork] and half a [macaroon|pear].
      @emotional {hero} sat there until it was dark, and saw the lamp [come on|lit|move], and understood.`,
  ],
};
