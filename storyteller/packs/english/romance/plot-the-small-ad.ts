import type { Plot } from '../../pack.ts';

export const theSmallAd: Plot = {
  id: 'the-small-ad',
  homes: ['Port Annick', 'Saltmarket', 'Wexcombe', 'St Orrin'],
  nouns: [
    [
      { the: 'the green canoe', a: 'a green canoe' },
      { the: 'the wedding cake', a: 'a wedding cake' },
    ],
    [
      { the: 'the stuffed heron', a: 'a stuffed heron' },
      { the: 'the second key', a: 'a second key' },
    ],
    [
      { the: 'the cello', a: 'a cello' },
      { the: 'the greyhound', a: 'a greyhound' },
    ],
  ],
  titles: ['Lost: {noun:title}', 'Box Twelve', '{noun:title}, Under Sundries', 'Willing to Exchange'],
  chapters: [
    ['Lost', 'Found'],
    ['Thirty Pence a Word', 'The Last Edition'],
    ['Small Print', 'Household'],
    ['Eleven Years of Thursdays', 'The Blank Inch'],
  ],
  frames: [
    {
      opening: `On Thursdays {hero} set the small ads of the Courier in {home}, [a column of prams|wardrobes first|prams, then pianos], and every Thursday there was the same one.
        ¶ “{noun:title} lost, {noun2:title} found; [willing|glad|ready] to exchange, Box Twelve.”
        It had run for eleven years, and {hero} no longer [proof-read|saw|heard] it.
        @neutral It cost four pounds, and was paid in [coins|florins|small change].
        @mysterious The full stop after exchange was always pressed [harder|twice|right through the paper].`,
      echo: `On Thursday {hero} set the last small ad the Courier in {home} would ever [print|run|need].
        FOUND, it said; there was [room|space] for eleven more words, and {he} left them [white|empty|to be imagined].
        Then {companion} switched off the [press|lamp|kettle] //and two coats went out of the door [together|at once|arm in arm].
        @emotional On the hook there was still the [shape|ghost|dent] of the one that had hung there alone.
        @light Both coats had [sherbet|confetti|sand] in the pockets, and neither [knew|would say] how.`,
    },
    {
      opening: `There were twenty-four brass boxes in the wall of the Courier’s office in {home}, and {hero} had the keys of [twenty-three|all but one].
        Box Twelve had [never|in all those years never|not once] been opened.
        But each Thursday four pounds came, for the same [three lines|notice|old words]: {noun:title} was lost and {noun2:title} found, and would anyone exchange?
        @humorous There was no [mention|question|hint] of {noun2} having been [asked|consulted].
        @dramatic Then one [Monday|Friday|wet noon] came a letter from the owners: one more [issue|number], and the end.`,
      echo: `In {home} the twenty-four brass boxes hung open in the wall, every little [door|flap|brass mouth] of them.
        In Box Twelve somebody had put [two|a pair of|somebody’s best] teacups, and in Box One a [card|slip], in {companion}’s hand: same time [Thursday|tomorrow]?
        {hero} wrote a yes on it, and [locked|kept] that one.
        @mysterious There had never been a [key|lock|keyhole] to Box One.
        @neutral The rest were sold as a lot, for [ninety|a hundred and ten|eighty-five] pounds.`,
    },
    {
      opening: `“How much for [a single|one] word?” people would ask at the counter, and {hero} would say thirty pence.
        It made them [honest|brief|brave]: cot, unused; piano, [must go|loud|no reply]; man, fifty, own van.
        The only one in {home} that {he} had never [understood|got to the bottom of] was three lines long and came back every week, asking for {noun}.
        @light {hero} once read it aloud to the [kettle|office fern].
        @emotional Someone had counted out the money in [a twist of paper|little piles|a child’s mitten], so as to be sure.`,
      echo: `“How much for one word?” asked {companion} at the counter, with the last [edition|copy|Courier] drying behind.
        {hero} said that it was [thirty pence|still thirty].
        {companion} put down the [coins|money|pennies] in a row and spelled it out, and {hero} set it in the largest [type|capitals] there was, and in {home} they talk of it yet.
        @humorous The word was [Marmalade|Haddock|Wednesday]; it is a long [story|breakfast].
        @dramatic {his} hand shook, and it was only [three|five|four] letters.`,
    },
    {
      opening: `The Courier in {home} was set by hand, back to front, and {hero} could read it so, [right to left|upside down|in the mirror].
        [Forty|Fifty] wants and offers went by each week, and one of those was always about {noun}.
        {he} had set it [with a cold|in the blackout] and [in the flood|with a broken thumb], and never once asked why.
        @emotional That week {he} set it more [slowly|gently|carefully], for there was to be [one more|just the one after].
        @light The E had worn a little, and [grinned|winked|looked to the left].`,
      echo: `In {home} they had the last Courier [framed|under glass|behind the bar], and a hand’s breadth of it was blank.
        {hero} could still read it back to front, and what {he} read, that way round, was [{companion}|{companion}’s name|yes].
        It had been set in [the small hours|type that was wanted elsewhere|a hurry], by two people, with [ink to the elbows|one pair of tweezers|the lamp low].
        @humorous There was [one misprint|a comma too many|a thumb in it], and it stays.
        @mysterious The E had been put in [new|the right way up|by neither].`,
    },
  ],
  want: [
    `“They’ll shut us after the next number,” said the editor, “so that’s your Box Twelve [gone|finished], {name}.”
      All night {he} thought of somebody still waiting for {noun}, with {noun2} on [offer|the table], and no page to say it on.
      So {hero} took the [ledger|index cards] home and meant to find out who.
      @emotional Eleven years is [five hundred and seventy|nearly six hundred|a great many] Thursdays of hoping.
      @neutral The ledger weighed [six|five|seven] pounds and went back to the war.`,
    `{hero} had never [answered|looked into] one in {his} life.
      But this was the last; somebody had lost {noun}, and was offering {noun2}, and in eleven years no one had [troubled|bothered] to knock.
      ¶ “Back by Thursday, {name},” {he} wrote on the [door|counter], and went to ask.
      @light It felt like [truancy|spring|whistling in church], and {he} had forgotten to bring a [hat|lunch].
      @dramatic There were nine days, and the [roof lights|presses|typewriters] went off behind {him} one by one.`,
    `It was the [word willing|willing|small word willing] that [kept {him} awake|would not go away].
      Nobody in {home} was ever willing, but Box Twelve would give up {noun2}, and only wanted {noun}.
      ¶ “{name}, it’s a small ad,” said the editor, and “[Precisely|Exactly],” {hero} said, and [got {his} coat|took down the file].
      @humorous On the same page a man was willing to part with his wife’s [exercise bicycle|harmonium|mother].
      @mysterious In eleven years the type had never [worn|been wiped]; it might have been set by someone else, [at night|before hours].`,
    `“You might ask who it is, {name},” said the [boy|printer’s cat’s owner|woman from accounts], sweeping under the [boxes|press], “before they sell the boxes.”
      Somebody out there would be counting the [money|pennies|four pounds] for next week, and there would be no next week.
      So {hero} meant to find whoever had lost {noun}, and see that {noun2} went [to the right door|home|where it was promised].
      @dramatic There was one [issue|edition|Thursday] left, and {he} had the front page of it to [fill|lock].
      @light {he} took a [bun|bicycle] and the [longer|sunnier] road.`,
  ],
  obstacle: [
    `Box Twelve, said the [ledger|card], was taken by a Mr or Mrs R, and the rest was [coffee|a burn].
      {hero} showed it to {companion}, who held it against the [window|light].
      ¶ “Half of the [town|street|graveyard] is R,” {companion} said, “so I’d ask about {noun}: that’s not a thing people forget.”
      @light {we} began with the [Robertses|Rileys|Rumbolds], who gave {us} [cake|sherry].
      @mysterious Somebody had tried to wash the stain out, very [gently|long ago|recently].`,
    `The owners would not have it: a box was [private|confidential|sacred], they wrote, and whoever opened one would [leave|go] without notice.
      ¶ “You’re losing the job on [Friday|Saturday|the tenth] anyway,” said {companion}.
      But {hero} had never [broken|bent] a rule here, and so {he} would have to go from door to door, asking after {noun}.
      @humorous {companion} regarded {him} with the interest one gives to a [quagga|steam train|dodo].
      @dramatic The key to Twelve was in the safe, and {hero} knew the number, and [wished|rather wished] not.`,
    `There were forty-one people in {home} who owned up to having lost [something|a thing or two|sleep], and not one of them had lost {noun}.
      {hero} heard about [teeth|a leg|four husbands], and held a good many cups of [tea|something stronger].
      ¶ “They all read it, every week,” {companion} said, “and every one of them thinks it’s [next door|the other one|a code].”
      @humorous A Mr Pugh confessed to [arson|poetry|both], and was thanked.
      @emotional {companion} had been carrying {his} [notes|hat|umbrella] since the second street.`,
    `{hero} waited by the slot for whoever brought the [envelope|money|four pounds], and it was a [child|nun|milkman], who had had it from a [postman|cousin|man in a hat].
      That one had had it from another, and so it went, back and back, and [at no point|nowhere|never] was there anyone who knew {noun}.
      ¶ “It’s been passed along like a [bucket|rumor|hymn book],” said {companion}, “and so shall we be.”
      @mysterious The envelope had never been [licked|sealed]; it was closed with a [pin|stitch|hair].
      @dramatic “Somebody doesn’t want to be [found|seen],” said {companion}, “and somebody [does|badly does].”`,
  ],
  wrong: [
    `Two days were left, and {hero} thought of somebody opening the last Courier, with [again nothing|no answer] in it.
      So, when nobody was by, {he} wrote one {himself}: “{noun} found; come to the station, [Friday at six|by the clock].”
      {he} did not tell {companion}, who would have asked [why|whose it was|for how long].
      @emotional It was meant to be one happy [evening|hour|surprise], and {he} had not thought about the [evening|morning] after.
      @humorous It came to [nineteen|twenty-one|seventeen] words, and {he} paid for them.`,
    `At night, alone, and meaning only well, {hero} opened Box Twelve with the [safe key|editor’s key].
      There was a name in it, and a street, and {he} set both in [type|capitals|bold], under {noun:title}, where someone would be sure to [see|come].
      {he} told nobody, {companion} [least of all|last of all|least].
      @dramatic The press [rolled|started|caught], with a noise like something that cannot be taken back.
      @neutral [Nine hundred|A thousand|Eight hundred] copies were printed, and bundled in fifties.`,
    `It struck {him} that what Box Twelve wanted was an answer, and that {he} had [a pen|ink|a good hand].
      So {he} wrote, as a stranger, that {noun} had been [kept safe|loved|looked after], and {noun2} need not be sent; and {he} signed it with a [letter|line|flourish].
      {companion} was told that nothing [had come up|was new|was doing].
      @mysterious The pen, when {he} put it [down|by], went on [leaking|making a small mark].
      @light {he} had even [blotted|perfumed] it, [a little|for good measure].`,
    `The editor wanted a [story|last page|splash] to go out on, and {hero} had one, and it was [not {hers} to give|somebody else’s|half true].
      {he} wrote it up that night, {noun} and all, with the [street|door|hat] that it was thought to be, and did not show it to {companion} first.
      It would bring the two of them [together|face to face], {he} told the [lamp|typewriter].
      @dramatic It had a headline, and the headline had a [question mark|name in it|photograph].
      @neutral It ran to [six|seven|five] inches.`,
    `{hero} had the [list|bills] of who had paid for what, and it was not to leave the [office|drawer].
      {he} copied out R’s street on a [cuff|beer mat], and went alone, as [thieves|bailiffs] do, without a [word|wave] to {companion}.
      At the door {he} said that {he} {was} from the [paper|Courier], and that {noun} was [found|as good as found], for it would be, surely, by [spring|the weekend].
      @light The door was [blue|newly painted], and hopefully [ajar|on the chain].
      @neutral It was number [twelve|forty-one|nine].`,
    `There was a [space|hole] left in Household, one [column inch|finger] deep, and the boy was waiting.
      {hero} filled it, [quickly|from kindness|at two in the morning]: “R, a friend has your {noun:bare}, and [cries|forgives|thinks of Thursdays].”
      {companion} would have asked [who|which friend], and it was as easy not to be [asked|seen].
      @dramatic The type was [hot|cold], and [burned|stuck to] {his} thumb.
      @humorous Friend had to be set with an [upside-down|italic|upturned] n.`,
  ],
  cost: [
    `An old man in his wedding suit came into the office and [took off|held|turned round] his hat.
      ¶ “[Arthur Reeve, Box Twelve|I’m Box Twelve|Reeve, Arthur],” he said, “and I don’t think that was [kind|well done].”
      He laid four pounds on the counter, in [coins|silver], for the [last one|trouble], and {hero} could not find one word, at any price.
      @emotional There was a [carnation|fern|late rose] in his buttonhole, and he had pinned it by himself, not straight.
      @light Even the office [fern|kettle|cat] turned its face to the wall.`,
    `By Friday the whole of {home} had [opinions|read it], and stared at old Arthur Reeve across the [fish counter|bowling green].
      He had asked for {noun}; he had never asked to be [found|looked at|forgiven in print].
      {hero} took him an apology, in [writing|ink], and it came back unopened, in the same [envelope|hour].
      @dramatic Through the glass {he} saw him take the lamp, and go up, and [not look round|draw the curtain|put it out].
      @mysterious On the back was a pencil line: [it is not from her|wrong hand|not yet].`,
    `On the Friday the envelope came, with the four pounds, and with a note: “Please [stop|take it out|leave it], now.”
      There was no more [explanation|to it|than that], and the coins had been [polished|wrapped|washed].
      {hero} laid them out on the [counter|stone|blotter], and they would not make a [row|pattern|sum], and in eleven years they always had.
      @emotional One was a [medal|button|farthing], by mistake, or else it was all that was [left|in the drawer].
      @humorous The fern had [died|handed in its notice|joined a rival].`,
    `“You had no [right|call|business],” said the girl from the [tobacconist’s|bank], “that was ours.”
      It turned out that all of {home} had been keeping it, {noun} and the rest, as one keeps a [secret|light|place] for somebody.
      They had known for [years|ten years], and not one had [asked|told|looked].
      @dramatic The door was [shut|held], and {hero} {was} on the [outside|step] of it.
      @neutral The Courier sold out by [nine|ten|half past eight].`,
    `There was a [crowd|queue] by the clock at six, because people will [read|cut things out], and in the middle a space, and in that Arthur Reeve with a [case|bunch of keys|lamp].
      The six ten came, and the six [forty|fifty], and what got off was [soldiers|a pram|a vet].
      At seven he asked a [porter|child] whether there was [another|a later], and {hero}, behind the [tea urn|timetable], could not [move|swallow].
      @light The buffet gave him a [scone|tea], and would not [take|hear of] his money.
      @emotional He had [shaved|polished the lamp|brought a second hat].`,
    `¶ “I’ve had [twelve|nine] answers,” said Arthur Reeve, and put them on the [counter|scales]; “they’re all very [kind|sorry], and they’re all from [strangers|people who want a look].”
      He asked for his money [back|to stop]: eleven [years|years of it], please, for it had been [private|the one thing that was his], and now it was a [raffle|story].
      {hero} counted out the [coins|notes], and {companion} watched {him} through the [glass|door], and [left|did not come in].
      @mysterious One of the twelve had no [stamp|writing] in it at all, only a [thread|petal].
      @humorous It came to four hundred and [six|eight] pounds, and a [button|washer].`,
  ],
  turn: [
    `It was in Household, which [Mavis|old Pym|the boy] set, on Wednesdays, and {hero} never did.
      ¶ “Kept [safe|dry]: {noun:title}; only ask; Box Twenty.”
      It had run for [ten years|nearly eleven|as long], six inches from the other, and neither had read across the page, and {hero} sat down on the [floor|bundles] and laughed until it hurt.
      @emotional All that time there had been a single [column rule|line of ink|hair of black] between the two.
      @humorous Between the two stood a man who bought old [dentures|gutters|trombones].`,
    `“I don’t look at the Lost,” said the woman at Box Twenty, with her [key|basket|bicycle clips]; “I’ve got what’s missing.”
      She had had {noun} since the quarrel, and had advertised the fact each week under [Household|Sundries].
      {hero} took the page, folded it [once|down the middle], and put the two lines together.
      @dramatic She read it, and put out a hand for the [counter|wall|doorpost].
      @mysterious “He always pressed too hard,” she [said|told the page|whispered], “on his full stops.”`,
    `The type for the notice had never been [broken up|put away], and {hero} lifted it out to [say goodbye|dust it|melt it].
      Behind it stood another, [facing it|nose to nose], for the column that old Pym did: somebody had {noun}, and was [waiting|sitting up].
      The two had been stored [together|in one bed|face to face] and printed apart.
      @mysterious There was no dust [between|on either|at all].
      @light “Well, [introduce yourselves|go on|say something],” {he} told them.`,
    `In the last hour {hero} read the whole paper [aloud|from end to end|to the fern].
      And there it was, in a column that {he} never touched: “{noun:title}, [no trouble|quite safe]; would the owner [call|knock|come in].”
      {he} said it [again|over|out loud], and then {he} picked up the [scissors|tweezers] and moved six inches of lead.
      @dramatic The [bell|clock] for the press was already [ringing|going].
      @emotional {his} eyes were not [good|much use|reliable], after that, for small print.`,
    `It was [Household|Sundries], it was always [going to be|Household]: {hero} had been wrapping [chips|the last cups] in it.
      “Am keeping {noun} for a man with [cold hands|a temper|no sense],” it said, in the grease, “who [may|need only] knock.”
      {he} turned the sheet over, and Arthur was on the [back|other side]; they had been [pressed|lying] together, face to face, every week for [eleven years|years].
      @neutral It was the issue of the [ninth|fourteenth|third].
      @emotional {he} did not eat the [chips|rest|last of them].`,
    `{hero} asked the [boy|type itself|old Pym] who Box Twenty was, and he scratched his [ear|nose] with a [comma|hyphen].
      ¶ “Her with the [bicycle|umbrella],” he said; “she comes [Wednesdays|on a Wednesday], he comes Thursdays, she never looks at his page in case he hasn’t [put it in|stopped].”
      So {noun} had been a [wall|street] away, in the [dry|warm], all this [time|while].
      @dramatic It was [Wednesday|ten to five], and she was on the [stairs|step].
      @light “Nobody [asked|asks] me,” said the boy, “I only [set it|do commas].”`,
  ],
  resolution: [
    `On the last page the notices [ran|stood|lay] side by side, and at noon two people came, not looking at each other.
      ¶ “You had {noun} all along,” he said, and “You’d only to [ask|turn over],” said she.
      {hero} slipped out to {companion}, on the [step|pavement], and said, rather [fast|plainly], the thing one pays for by the word.
      @emotional {companion} took {his} inky hand, and did not seem to mind what it [marked|stained|wrote].
      @light It came to thirty pence a word, and it [ran on|was continued overleaf|went to a second column].`,
    `Arthur Reeve handed over {noun2} at [once|the counter], for he said that a bargain was a bargain.
      {he} {was} forgiven on [Sunday|the stairs|the Monday], with a slice of [ham|seed cake].
      And {hero}, who had set other people’s longings for years, took a blank form and wrote: “{companion}, lost without; would exchange [everything|this whole page] for {noun:a}, or [less|a walk].”
      @humorous “That’s a line over,” said {companion}, and [paid|signed|counted it again].
      @dramatic {companion} read it [standing|twice], and then the form was on the floor and nobody [picked it up|was reading].`,
    `Arthur Reeve walked across {home} with the [page|cutting|paper] in his hand, in his wedding suit, and people [came out to look|took their hats off|stood up on the bus].
      The door was opened before he knocked, and there was {noun}, and there was she, and somebody inside put [a kettle|a record|two lamps] on.
      {hero} turned round in the [road|street|gutter], and said to {companion}, “[I’d do that|Eleven years is too long|I can’t wait until Thursday].”
      @light “Is that [classified|thirty pence|prepaid]?” asked {companion}.
      @dramatic Nobody could have said which of <us|you|them> took the [last|first|longer] step.`,
    `The two of them sat in the office, with {noun} between, and [corrected each other|held the same cup|argued about a Tuesday].
      ¶ “And what’s yours?” the old woman asked {him}; “[Lost or found|Wanted or for sale|Which column]?”
      {hero} looked to see where {companion} sat, and went rather [red|quiet], and said, “[Found|Found, I think|Not to be exchanged].”
      @neutral The press was sold on the [Monday|Tuesday], for parts, less one [letter|drawer].
      @mysterious {noun2} had been on the [step|sill] that morning, and nobody had [brought|heard] it.`,
    `{hero} put them on one line: Lost, Found, [no space|not even a comma] between, and delivered two copies by [hand|bicycle].
      In the square he read his, and she [hers|hers, at the pump], and both looked [up|round]; and {noun} was in her [basket|other hand].
      {companion} was reading over {his} shoulder, where there was a third line, in small [type|italic]: “Would {companion} [kindly|please] see Box [One|Nobody].”
      @humorous It was [free|at staff rates|not charged for].
      @mysterious No one ever found out who had [set|paid for] a fourth, which only said [yes|at last].`,
    `¶ “I was [unkind|a meddler],” {hero} told Arthur Reeve on his own [step|mat], “and here’s somebody else who’d like a [word|knock].”
      She had wheeled {noun} up the hill by [bicycle|pram], and said it was [heavy|eleven years heavy], and was he going to [stand|stare] there.
      Going down again {he} composed it [aloud|in {his} head], at thirty pence a word, with {companion} pushing the [bicycle|pram], and got as far as “[wanted|will exchange]”, and {companion} said, “[Done|Sold].”
      @emotional It was said to the [handlebars|bell|front wheel].
      @neutral The Courier closed on the [Friday|tenth]; the boxes are [geraniums|let].`,
  ],
  clues: [
    `Old Pym, whose page it had been, lived over a [chip shop|chemist|bell foundry] now, and kept his [type|spectacles] in the butter dish.
      ¶ “First time it came in,” he said, “there was a [tear|word] more: {noun:title}, lost, [sorry|so sorry].”
      He had told them that it was [ten|twenty|thirty] pence extra, and so it came out, and {hero} saw that he had thought about that since, most [Thursdays|winters].
      @emotional He pushed the pence across the table, and wanted it [put back|printed|mended].
      @neutral It had been [a shilling|less|fourpence] then, in fact, and he had rounded it up for [shame|penance].`,
    `The coins turned out to have a smell, and {companion} noticed it first: [cloves|liniment|old apples], and under that, river.
      {hero} knew three houses by the water with such a [smell|cupboard].
      At the [first|blue one] they had never heard of {noun}, and at the second they shut the [door|window|hatch]; but at the third a child said that Uncle had cried about that, [once|at Christmas], and was called indoors.
      @mysterious The upstairs curtain moved, and stayed [moved|up|held].
      @light The child had asked for {noun} too, and been given a [recorder|clockwork pig].`,
    `In the reading room {hero} went through the [bound|back] numbers, with {companion} turning the pages.
      It had missed [one week|a single Thursday|just one number], when there was a [storm|flood], a christening and a fire at the ballroom, and a picture of the crowd.
      At the edge of it two people stood under one [coat|umbrella], and behind, quite [sharp|out of focus], one could make out {noun}.
      @dramatic One of them was holding the other back, or [up|on|close]; one could not tell.
      @emotional {companion} laid a finger beside the [coat|sleeve|two], and then beside {his} own, and took it away.`,
    `“They were to be married,” said the verger, who was [polishing|counting|regilding] eagles, “and it was {noun} that did it.”
      {hero} asked him [how|what had been done].
      ¶ “One of them sold it, thinking the other needed [the money|boots|a doctor],” he said; “and the other [bought it back|went without], and never told, and you can quarrel for life over a [kindness|present] that size.”
      @humorous The eagle was polished on the [left|right|tail], and the rest he was saving.
      @neutral The banns were in the [register|book|safe], with a line ruled through.`,
    `There was a photograph of {noun2} in the window of a framer’s, marked [Not for Sale|Only Looking], and {hero} went in.
      ¶ “A gentleman pays me a pound a month,” said the framer, “to [keep|hang] it where it can be seen from the bus, in case of somebody who’d [know|remember].”
      {hero} took the next bus only so as to [pass|see] it, and {companion} paid.
      @emotional From the third seat on the left one saw it [perfectly|whole|best], and the plush there was quite worn.
      @mysterious There was a lady, he said, who [got off just here|came by on Fridays|passed at noon], and stood with her back to it.`,
    `{hero} found the quarrel itself in a drawer of [unclaimed|dead] letters.
      ¶ “If you want {noun} back you need only ask,” it said; “you know I [can’t|never could|shan’t] go first.”
      There was no name, and the address had been [knocked down|a laundry|under the reservoir] since; and {he} read it out to {companion}, and neither of <us|you|them> said what else it was [about|like].
      @dramatic Somebody had to go first, and the silence went on for [two streets|a mile|three lamp posts].
      @light It had a stamp with a [budgerigar|hippo|clown] on, and was very hard to be tragic at.`,
  ],
};
