import type { Plot } from '../../pack.ts';

export const theCaller: Plot = {
  id: 'the-caller',
  homes: ['Cape Sorrow', 'Harrowmouth', 'Inverlune', 'Skerry Bay'],
  nouns: [
    [
      { the: 'the ferryboat', a: 'a ferryboat' },
      { the: 'the yellow raincoat', a: 'a yellow raincoat' },
    ],
    [
      { the: 'the ballroom', a: 'a ballroom' },
      { the: 'the tame crow', a: 'a tame crow' },
    ],
    [
      { the: 'the orange grove', a: 'an orange grove' },
      { the: 'the borrowed piano', a: 'a borrowed piano' },
    ],
  ],
  titles: [
    'The Woman Who Told About {noun:title}',
    'And Then {noun:title}',
    '{noun:title} After Midnight',
    'The Thirty-Second Night',
  ],
  chapters: [
    ['And Then', 'Dead Air'],
    ['Line Two', 'What Came After'],
    ['After the Shipping News', 'The Other Cup'],
    ['Nine Hundred People', 'One Listener'],
  ],
  frames: [
    {
      opening: `After midnight the only light in the radio station in {home} was the [red one|red one, over the door], and {hero} sat under it.
        {he} played [waltzes|slow records|lullabies] to the sleepless, and at one each night line two rang, and an old voice told more about {noun}.
        Last night it had said “And then”; since when, [nothing|only the sea|silence].
        @dramatic {hero} had said hello [four|five] times, to nine hundred people.
        @light The [biscuit tin|lucky cactus] was empty, too; it had been that sort of [week|night].`,
      echo: `After midnight the only light in the radio station in {home} was the red one, and under it were two [chairs|cups].
        {hero} put on a [waltz|slow record|lullaby], and line two rang at one, as it always did now.
        ¶ “And [then|after that|what]?” {he} asked, and {companion} turned [up the volume|up the lamp|to hear].
        @emotional Under the desk somebody’s foot had found somebody’s, and [stayed|neither moved|been let be].
        @neutral The story ran to [nineteen|twenty|eighteen] more nights.`,
    },
    {
      opening: `There was a [blue|chipped] mug for the presenter of the night show in {home}, and another for guests, which still had its price on.
        {hero} had never had a guest; {he} had [line two|the telephone].
        For thirty-one nights a woman had rung, and told a sleepless town about {noun}, and then she [stopped|did not].
        @humorous They would not have sat up so for the [shipping news|mayor|end of the world].
        @mysterious Behind her, always, there had been a [clock|tap|train], and it ran a little slow.`,
      echo: `In the sink of the radio station in {home} lay two mugs, one [blue|chipped] and one that had lost its price.
        That one was {companion}’s now, and had been [dropped|glued|rescued] already.
        At one the light on line two came on, and {hero} let it [shine|blink] once, for luck.
        @light {companion} had drawn a [herring|small heart|crown] on the bottom, for when it was lifted.
        @emotional Nobody spoke, and it was a silence that no [listener|one in town|sponsor] would complain of.`,
    },
    {
      opening: `“You’re with {name}, and it’s nearly one,” {hero} said, to nobody that {he} could see, and faded down the [clarinet|violins].
        In the windows of {home} [a few|nine or ten|the usual] lamps were on, waiting for the woman who told about {noun}.
        The telephone did not ring, and {hero} watched it as one watches a [pan|door].
        @dramatic At ten past {he} played the [longest|saddest|only unscratched] record in the building.
        @humorous At ten past {he} put on The Trout, [all of it|to the last fin|both sides], and there were letters.`,
      echo: `“You’re with {name}, and with {companion},” {hero} said, “and it’s [one|one o’clock],” and faded down the music.
        In the windows of {home} the lamps went off, one after the other, as people [slept|stopped waiting].
        The telephone rang, and both of <us|you|them> [reached for|answered|ran at] it.
        @neutral It was a wrong number, that time, and a very [pleasant|civil|chatty] one.
        @mysterious “I’ve been here from the [start|first night|very first],” said somebody, and rang off.`,
    },
    {
      opening: `There was a chair in the radio station in {home} that nobody [else would have|sat in by day|had mended], and {hero} had sat in it for [six|seven|nine] years.
        {he} had a [lamp|fan|red bulb], a shelf of waltzes, and a town, out there, [not asleep|listening in the dark].
        What {he} no longer had was the voice at one o’clock, which told about {noun}; it had stopped in the middle of a [word|breath|sentence].
        @mysterious {he} could have sworn that the [light|needle] still moved, at one, for a [second|moment].
        @humorous A listener wrote in to recommend [garlic|a hobby|an owl].`,
      echo: `The chair in the radio station in {home} had been [mended|given a cushion|turned a little], so that it faced another.
        {hero} read out the [letters|requests], and {companion} put on the wrong [side|waltz], and nobody who was awake would have [changed it|had it otherwise].
        At one the [light|telephone] went, and it was she, to tell the town what {noun} had [said that day|wanted for supper|done to the stove].
        @light The spring was kept for [guests|the mayor|luck].
        @dramatic Then {he} reached over, and switched off the [microphone|red light|town].`,
    },
  ],
  want: [
    `By the third silent night there were sacks of [letters|postcards]: what became of {noun}, and what of {noun2}, in the rain?
      ¶ “Find her, {name},” said the station manager, “or make some [announcement|noise].”
      {hero} only wanted to know that she was [well|warm|not alone], and {he} took {his} coat.
      @emotional She had always ended by telling {him}, and no one else, to [sleep|eat something|mind the stairs].
      @light One letter held a [pressed pansy|biscuit|sardine key], for her, in case.`,
    `{hero} had the tapes: there was {noun}, and the summer of the heat; then {noun2}, and how it all went wrong; and that last breath.
      She had never given a name, but had said “Good night, {name}”, at the end, just [once|the one time].
      {he} put a [pencil|torch|clean handkerchief] in {his} pocket and went out to look.
      @mysterious On every tape, if one listened through the [hiss|rain|hum], a door was being opened in the same place.
      @neutral There were [thirty-one|thirty-one, labeled|thirty-one in a shoebox], of eight minutes each.`,
    `She had spoken of {noun} as of something one might still [go and see|run into], and of {noun2} as one speaks of [the neighbors|family].
      ¶ “Gone out, {name},” {hero} wrote on the [log|door].
      It was years since {he} had seen the town with its [shops|eyes|mouths] open.
      @humorous It was very bright, and people kept [saying good morning|having babies|buying fish].
      @dramatic If she lived alone, somebody had to [knock|go|break the door].`,
    `“It’s none of my [business|affair],” said the cleaner, with her bucket, at [four|dawn|five] in the morning, “but has she [fallen|been taken bad|nobody], {name}?”
      {hero} had only thought of what {noun} would [do|do next], and what had become of {noun2}.
      {he} put on the [long|longest] record, and {his} coat, and went [to look|out by the fire door].
      @emotional It had not [crossed {his} mind|struck {him}] that a voice has to [go home|eat|climb stairs].
      @neutral The record ran for [forty|thirty-eight|forty-one] minutes.`,
  ],
  obstacle: [
    `Nobody in {home} knew the voice, though everyone had [heard|loved] it.
      ¶ “She rolled her r’s,” said {companion}, who had listened too, at [work|a window|the stove]; “and she’d say {noun} as though it were a [name|prayer].”
      So {companion} had been awake, all the same nights, and it had not been [mentioned|shared|guessed].
      @light It is a small town, and one forgets how [small|awake|thin its walls are] at night.
      @emotional {hero} looked at {companion} rather longer than the [question|tape] required.`,
    `The exchange would not say: “It’s as much as [my job|our license|my pension] is worth,” said the girl.
      {companion} leaned on the counter and asked how many lines, out of all of those, had rung out at [one in the morning|that hour|one].
      She bit her [pencil|lip|glove], and said it was a callbox; so it was anyone, with a coin, who knew about {noun}.
      @mysterious When {we} got to it the receiver was [off|swinging|on its side], and still warm.
      @dramatic Somebody had cut a [notch|tick|cross] in the frame for every night, and left room.`,
    `{hero} played the tape to [a doctor|three barmaids|the verger], who said that she was [sixty|eighty|in love], and that it was a good line.
      As for {noun}, everybody had an [aunt|opinion|uncle].
      ¶ “She’s not old when she [laughs|gets to the rain],” said {companion}, “play that bit [again|over]”; and {we} did, [nine|six|twelve] times, for the purposes of the inquiry.
      @light It was a very [thorough|close] inquiry, in a small [room|booth|car].
      @mysterious The ninth time there was a [dog|step|second voice] that neither of <us|you|them> had heard.`,
    `She had rung from a different [box|street|pub], every night, going round {home} like the [hand of a clock|milk].
      {hero} marked them on the [map|wall|back of a waltz], and {companion} joined [them|them up], and it made a ring, with {noun} as it were in the middle.
      ¶ “Then she’s [walking round|afraid of|circling] it,” {companion} said, “whatever’s there.”
      @dramatic There was one [box|street] on the ring that she had not [reached|come to].
      @humorous It went through [the abattoir|a pond|a Mr Fenn’s bedroom], but not by much.`,
  ],
  wrong: [
    `The letters went on, and were [sadder|shorter|blotted]; people could not sleep for wondering.
      So at one o’clock, in an old woman’s voice, {hero} told it {himself}, how {noun} came home, in four [minutes|lines].
      {he} had not told even {companion}, who would be [listening|awake|sitting up].
      @humorous The r’s were rolled, if anything, too [far|well|often].
      @emotional {he} did it tenderly, and that is what made it a [theft|lie|forgery].`,
    `In the [drawer|cupboard|tray] was a paper from the owners: a sponsor would pay for the tapes, {noun} and all, with [music|strings].
      It would keep [four|five|six] people in work.
      {hero} signed at night, and alone, and did not ring {companion}; she could not be found, and it had seemed like [mercy|sense].
      @neutral The sponsor made [mattresses|cocoa|earplugs].
      @dramatic The pen would not write, at first, and {hero} [licked|shook] it, and it did.`,
    `There was a [lady|woman] who did voices, at the [Alhambra|rep], and {hero} engaged her, for [two guineas|a bottle|cash], to be the caller for one night, and finish {noun} off kindly.
      The town would [sleep|be told|get over it], and nobody need be [the wiser|hurt]; and {companion} least of all, who [believed in things|would have minded].
      She was [very good|word perfect|terrible in the rehearsal].
      @dramatic At one minute to one {hero} [looked at the switch|had {his} hand on the switch].
      @light She asked if there was [a dance in it|any business with a fan|a dog].`,
    `{hero} got her [name|street|number] from a [friend|man] in the exchange.
      {he} rang her at one, on the [air|open line], to ask about {noun}, and told {companion} that there would be only [records|music on].
      It was [picked up|answered], and nine hundred people heard her [breathe|breath], and then the click.
      @emotional {he} had thought that she would be [pleased|laughing|only shy].
      @mysterious Before the click there was [a second|another] receiver, [put down|somewhere].`,
    `They had [offered|found] {him} a voice, an actress, [eighty|seventy-five] and very good; she had played [Lear’s Fool|nurses|the Queen].
      {hero} gave her the tapes one night, without a word to {companion}, and showed her where to [breathe|stop|roll the r].
      She did the end of {noun} in one [take|go], with [tears|a sniff], and nobody could have [told|known] but two.
      @humorous She asked what her [motivation|fee] was, and was told it was [weather|cocoa].
      @dramatic The red lamp [flickered|buzzed], as if it were [ashamed|warned].`,
    `{hero} knew the box by then, and the [hour|night|street], and did not wait to be [rung|asked].
      {he} took a microphone down there, with a long [lead|wire], and hid it where the [directory|shelf] was, to be sure that nobody [missed|lost] the end.
      It was for all those [people|windows], {he} thought; {companion} was not [asked|told|woken].
      @mysterious There was a [cushion|flower] in the box, not [there|hers] the night before.
      @light The pips were [beautifully|terribly|cruelly] clear.`,
  ],
  cost: [
    `There was a card on the mat next day, in a hand that [shook|leaned|had run].
      ¶ “I was listening, my dear,” it said, “and I should have thought that you, of all of them, would [wait|leave the light on|know better].”
      {hero} read it under the red lamp and could find nothing to [play|say].
      @dramatic For the first time since the war there were [nine|ten|eleven] minutes of silence.
      @mysterious The stamp was local, and the date on it was [tomorrow|the day after tomorrow|next Friday].`,
    `On the night after, nobody rang: not line two, not the [baker|trawlers], not the man who asks for [Delius|tangos].
      In all the windows of {home} the lamps were out, and it was not that people [slept|could sleep].
      {hero} talked into it [regardless|for an hour], which is like talking down a well.
      @emotional “Good night,” {he} said at four, and for once was not told it [back|in return|by anyone].
      @light The cactus had chosen this [week|night|moment] to lean away.`,
    `Line two was [dead|cut off|out], and they came and took away the [bulb|telephone|brass plate] from it, and left the [screws|holes].
      A [child|baker|docker] stopped {him} in the street, and asked what they had [done to her|done with {noun}].
      It was a fair [question|thing to ask], and {he} answered it so [badly|softly] that it had to be [asked|put] again.
      @emotional That night {he} played no [waltzes|waltz], but only the [rain|clock], with the window up.
      @humorous The sponsors were [thrilled|in tears|on line one].`,
    `The one letter that week was from the [hospital|far side of the harbor|end bed], and was not signed, and there were only [two|three] words to it: “Was that [you|her]?”
      {hero} turned it [over|to the light], as though there might have been [more|an excuse] on the back.
      {he} had made free with a voice, and with {noun}, and somebody had been living on [both|it|every word].
      @dramatic The red light [came on|was on], and {he} could not [speak|lift {his} head].
      @neutral The writing went [downhill|uphill|round the edge], in pencil.`,
    `She picked up the receiver, and heard the [hum|town|wire], and put it [down|back] again, as one does with a [cup|letter] that is somebody else’s.
      It had all gone [out|on the air]: a [breath|sigh], a coin, and then the [click|step].
      {hero} stood in the empty box in the [morning|rain] with a [cushion|flower] in {his} hand, and could not say to whom {he} ought to [give|return] it.
      @emotional It was [embroidered|warm], with a [lighthouse|name].
      @neutral The listeners rang, [two|four] hundred, to [complain|ask if she was ill].`,
    `¶ “It wasn’t her,” said every [letter|postcard|voice], or near enough; “you’d think {hero} would [know|have known].”
      {he} had forgotten that people who lie awake can [hear|tell|count breaths].
      In the whole of {home} they began to go to bed [early|at ten], and it was like watching a [pier|street] go [out|dark], lamp by lamp.
      @dramatic {companion}’s was the [last|first|one that took longest] of them.
      @mysterious In one window somebody put a light on for [a second|one breath], and [off|thought better].`,
  ],
  turn: [
    `{hero} ran the last tape again, and listened to the [room|silence] this time.
      ¶ “And then,” she said, and there was a [knock|step|small knock].
      She had put down the receiver, in the middle of {noun}, to open a [door|window]; the story had not stopped; it had come in.
      @dramatic {hero} {was} already on the [stairs|bicycle].
      @mysterious On thirty-one tapes nobody had knocked before, and {he} [checked|played them all|listened twice].`,
    `It came to {him} in the [bath|rain|small hours]: nobody tells a story in a callbox to a whole town, but to someone who might be [awake|in it].
      ¶ “Whoever you are,” {he} said into the microphone that night, “it was only ever you she [told|meant] about {noun}.”
      Then {he} said that {he} {was} sorry, by name, and asked him, if he could, to [go|go to her|ring].
      @emotional It was quiet, and it was a [listening|breathing|holding] sort of quiet.
      @light All across town one could hear [boots|bicycles|bedsprings].`,
    `In the log of the first night, in {his} own writing, {hero} found: “[Wrong number|Wants a Mr Tully|Asked for the hospital], put her on anyway.”
      She had been trying for one man, to tell him about {noun}, and been given the [town|air|sleepless] instead.
      And she had gone on, in case he [had a wireless|was awake|liked waltzes] too.
      @mysterious The number was [one figure|a single digit|a nought] out.
      @light {hero} rang it, for the first time in [history|nine years], correctly.`,
    `The tapes had been [wiped|thrown out|lent], but {companion} had every word by heart, and said the last night over, at the [window|desk], with shut eyes.
      Heard like that, in another voice, it was not about {noun}; it was a person asking to be [fetched|forgiven|met].
      “You don’t [finish|answer] that with an ending,” {hero} said; “you [go round|open the door|put the kettle on].”
      @emotional {companion} had stopped, and had not opened [{c:his|her} eyes|{c:his|her} eyes yet|the book].
      @dramatic {hero} {was} [down the stairs|in the street] before the record [ended|came off].`,
    `{hero} left {his} own [coin|sixpence] on the shelf, in the callbox, and a [note|line] under it: “I’ll [listen|be there], and nobody else.”
      {he} sat by the [telephone|instrument] at home, which {he} never [had|did], with the [lamp|wireless] off.
      It rang at one; “{noun},” said she, “came back on a [Thursday|wet night], and was let [in|straight in]; that’s the whole of [it|the end]; are you [warm enough|sitting down]?”
      @emotional It was [fourteen|forty] years since anyone had [asked|wondered].
      @humorous {he} {was} sitting on the [cat|score|loaf].`,
    `It was the baker who [told|said] it: “She isn’t stopped, she’s [shy|busy]; I see a light there at [four|three], and two [cups|shadows].”
      {hero} put down the [loaf|tape|change].
      Nobody tells the end of a story with the end [in the room|asleep upstairs|making tea]; so {noun} had come [home|in], and there was no one to [miss|tell].
      @light The baker gave {him} a [bun|roll], for the [shock|road].
      @dramatic {he} had got as far as the [bridge|corner] before {he} found that {he} {was} [running|not alone].`,
  ],
  resolution: [
    `Line two rang at one, and “And then,” said the old voice, rather [out of breath|pink|young], “there he stood, after forty years, come about {noun}.”
      A man laughed behind her, and {hero} left the line [open|up] to the whole town.
      Then {he} told {companion}, who had [brought soup|come up the stairs|been out in it], what {he} had been saying to nine hundred people instead.
      @light The microphone, it turned out, was [on|on all along|nothing if not on].
      @humorous There were letters about that, too, and [all|all but two|most, from the trawlers,] were in favor.`,
    `She came herself, in her [good hat|slippers|late husband’s coat], and told it at the desk, down to {noun2} and the rain.
      ¶ “So that was {noun},” she said; “and whose is this other [cup|chair]?”
      ¶ “{companion}’s,” {hero} said, before {he} had thought; and {companion}, in the doorway, came in and [sat down|took it].
      @emotional “Ah,” the old woman told the [microphone|sugar|window], “and then.”
      @neutral She went home at [four|half past three|five], by taxi, at the station’s expense.`,
    `She was sitting on the [stairs|step|coal bunker] outside, in her hat, and had been [told to wait|there all night|listening at the grating].
      ¶ “He [came|knocked],” she said, “about {noun}, in the middle of my sentence, and I’d [nothing in|only the one egg]; so I never [rang off|hung up|said].”
      {hero} gave her the microphone, and went out to {companion}, on the [roof|fire escape], and for once had nothing to [announce|play].
      @humorous She ran over by [an hour|forty minutes|two waltzes], and there were no complaints.
      @light In {home} the lamps went [on|up], street by street.`,
    `So it ended as they do, in a [kitchen|bus shelter|corridor], with {noun} and two old people, and somebody asking whether there was any [more toast|need to shout].
      The town heard it [through|to the last crumb], and then heard {him} say, “{companion}, are you [listening|there|still up]?”
      And nine hundred people [heard the stairs|sat up|held their breath].
      @dramatic The door of the studio was [not locked|flung wide|already open].
      @emotional “[Every night|Since the first|I never missed one],” said {companion}.`,
    `{hero} said sorry [first|at ten past midnight], with the [needle|record] lifted, and told the town that the end was not [theirs|{his} to have].
      ¶ “But this is,” {he} said, and told it instead about [somebody|a person] who brought [soup|a torch|biscuits] up four flights, every night, for [nothing|no reason].
      Line two lit up, and it was an old voice saying that {noun} [agreed|said about time]; and on the stairs there was a [spoon|step], [stopped|not moving].
      @neutral The soup was [leek|oxtail|tomato].
      @light It was heard as far as [Norway|the sandbanks|the lightship].`,
    `They came in arm in [arm|sleeve], she and whoever had [knocked|come about] {noun}, at a quarter past [one|two], with [wet hats|a cake|two coins left].
      ¶ “We thought you’d want to [know|hear],” she said, “not [them|the trawlers]: just you, and the [person|one] who’s been [listening|sitting] on your stairs.”
      {hero} opened the door, and it was [true|{companion}], with [hair on end|one shoe on|the torch upside down].
      @humorous Dead air ran to [nineteen|twenty-two] minutes, and nobody [wrote|minded].
      @emotional {companion} [said|whispered] good evening, as one does to a [voice|wireless].`,
  ],
  clues: [
    `In the callbox somebody had left a cushion on the ledge, [embroidered|worn|knitted], and under it a list.
      ¶ “Tell about the [heat|boat],” it said, and “tell how {noun} looked,” and “[do not|never|don’t] tell about the [storm|ring] yet”; and, at the end, “if he is awake he will know.”
      So there was a he, {hero} saw, and he might be [awake|listening].
      @emotional {companion} straightened the cushion, and put a [coin|mint|dry glove] beneath.
      @mysterious The pencil came from a hotel which had burned down [forty|fifty] years [ago|before].`,
    `The ferry clerk remembered them: “Every Sunday, she and a young man, all on account of {noun}, and they shared [an orange|a bun].”
      He tore a [ticket|stub|receipt] in half, thoughtfully.
      Then one Sunday the young man came on his own, he said, with {noun2}, and [sat|stood] there till the last boat.
      Coming away, {hero} found that {we} had stopped walking a [foot|yard] apart.
      @dramatic “What had he [done|said]?” asked {companion}, and “Nothing,” said the [clerk|man]; “that was it.”
      @humorous He charged {us} for the [ticket|stub|string].`,
    `A nurse at the cottage hospital had been listening on the [ward|back stairs|landing] since the first night.
      ¶ “There’s a gentleman in [six|the end bed],” she said, “who hasn’t spoken since his fall; but when it comes to {noun}, he moves his lips.”
      {hero} looked in at the door, and he was asleep, with the wireless on his [chest|pillow].
      @emotional {companion} turned the blanket back from his [ear|good ear|hand], so that he would hear.
      @neutral It was a small set, in brown bakelite, with [two|three] knobs, one [missing|taped].`,
    `{companion} had written all of it down, it came out: the thirty-one nights, in a [school exercise|ruled account|butcher’s order] book.
      {we} read it through on the [sea wall|library steps|slip], and it was not really about {noun}.
      It was about somebody who had not turned [round|back|up].
      ¶ “I’d have [turned round|come back],” {companion} said, and {hero} asked when, and the book was shut.
      @light Someone had drawn in the margin: a hat, a [cat|lobster|kettle], and the presenter’s voice.
      @mysterious Between the pages of the [ninth|tenth] night lay a coin that [fitted|had been through] the box.`,
    `At a pawnbroker’s {hero} saw {noun2}, or what was so like as not to matter, in the [window|corner].
      ¶ “Hers,” said the man, and he had gone [pale|pink|quiet]; “in on the first of the month and home on the last, just so as to be looked in on.”
      He had never [charged her|taken a penny|said a word], he told {us}, but he listened.
      ¶ “Where’s [home|that]?” asked {companion}, and he turned the [sign|key].
      @humorous It was half-day closing, he explained, and had been for about [eleven|nine|six] seconds.
      @dramatic “Ask her,” he said through the [glass|letter box|crack], “if she can stand to be found.”`,
    `{he} had the street, then, and the [house|landing|bell], but there was only a neighbor in, with a hen.
      ¶ “Gone to the hospital, to ask after him,” the neighbor said, “the one in the [story|tale]: she’d no idea if he’d been [listening|awake].”
      So {hero} knew who had to hear about {noun}, and that nobody had told her about the [wireless|lips].
      @emotional It was {companion} who said that somebody had [to|better|to, and today].
      @light The hen, it seemed, was called {noun:title}, and [answered to it|came when called].`,
  ],
};
