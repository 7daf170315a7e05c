import type { Plot } from '../../pack.ts';

export const theWeddingList: Plot = {
  id: 'the-wedding-list',
  homes: ['Castle Marrow', 'Nether Quay', 'Ballyfane', 'Aldersea'],
  nouns: [
    [
      { the: 'the brass band', a: 'a brass band' },
      { the: 'the punch bowl', a: 'a punch bowl' },
    ],
    [
      { the: 'the white horse', a: 'a white horse' },
      { the: 'the grandfather clock', a: 'a grandfather clock' },
    ],
    [
      { the: 'the accordion', a: 'an accordion' },
      { the: 'the paper moon', a: 'a paper moon' },
    ],
  ],
  titles: ['Two Things for Cass', 'A Wedding with {noun:title}', 'Late, with {noun:title}', 'The Table by the Kitchen'],
  chapters: [
    ['Something Borrowed', 'Something Blue'],
    ['The Seating Plan', 'All Change'],
    ['Six Days and a Hem', 'Late, and by the Wrong Gate'],
    ['Two Things', 'The Second Photograph'],
  ],
  frames: [
    {
      opening: `The seating plan hung in the [tent|marquee] in {home}, a hundred and six names on [pink|cream] card.
        {hero} had lettered it; {his} own was at the table by the kitchen, between [a deaf canon|an aunt’s harp|the fire bucket] and an empty chair.
        It was {his} sister’s wedding //and on Saturday everyone would be sitting with [somebody|someone|a someone].
        @humorous The fire bucket, in a manner of speaking, was with [the hose|the other bucket|sand].
        @light Someone had drawn a small [umbrella|champagne cork|snail] next to the chair.`,
      echo: `The seating plan lay face down on the grass in {home}, and people were [dancing|eating cake] on it.
        {hero} picked it up [at last|by one corner], and nobody had stayed where {he} had put them.
        At the table by the kitchen, the chair next to {hers} had {companion}’s [coat|jacket|scarf] on it.
        @emotional In the gap after {his} name somebody had written another, in [icing|pencil|lipstick].
        @neutral That made a hundred and [seven|eight, with the baby|seven, and a dog].`,
    },
    {
      opening: `“Hold still,” {hero} said, on {his} knees in the [back|big] bedroom in {home}, with nine pins in {his} mouth.
        There were [four|five|six] yards of hem and six days.
        ¶ “You could ask somebody,” Cass told the [ceiling|mirror|wardrobe], “to bring,” and {hero} pointed to the [pins|hem].
        @dramatic One pin had been there since the last wedding, which had not [happened|gone ahead|got past the porch].
        @mysterious In the old glass there seemed to be one person more, in [gray|black|a wet hat].`,
      echo: `The hem came down at midnight in {home}, all the yards of it, and nobody [cared|noticed].
        {hero} knelt on the [wet|trampled] grass with the pins, but “Leave it,” said Cass; “you’ve somebody [waiting|standing there].”
        There was indeed a person by the tent, holding two [shoes|glasses|plates], and it was {companion}.
        @light One pin was left over, and held a [rose|napkin|mustache] on somebody until morning.
        @neutral The dress was cleaned [twice|three times], and is [nearly|almost] white.`,
    },
    {
      opening: `{hero} {was} to make the speech: it had been decided in {home} some time ago, in the [kitchen|hall], by other people.
        On the [first|top|front] card it said Cass, and on the second it said Love, with a [question mark|question mark, underlined].
        The other eleven were blank, and {he} had been shuffling them since [April|Lent|the engagement].
        @emotional {he} had known how to say it, once, to somebody, and had left it until the [train was moving|boat had gone|door was shut].
        @humorous There was a joke about a [bishop|goat|bishop’s goat], but it was not for use near bishops.`,
      echo: `There were eleven cards in the grass in {home}, and the [band|caterers] had walked on most.
        {hero} had not [used|needed] them.
        A child had folded one into a [boat|hat|very good boat], the one that said Love, and {companion} turned it round and rubbed out the question mark with a [thumb|licked thumb].
        @mysterious It was seen on the river on [Monday|Tuesday|Thursday], going strongly upstream.
        @dramatic Nobody said it [aloud|first], and then both of <us|you|them> did, [at once|together].`,
    },
    {
      opening: `The cake came on the Monday to {home}, in four boxes, with a sugar [couple|bride and groom|pair] for the top, and one of them had [broken off|lost its head|come without feet].
        {hero} had it in {his} [pocket|handkerchief|palm], and had promised to [mend it|see to that|find the rest].
        {he} {was} the sister’s keeper, the [pin-finder|glue-holder|driver], the one who stood at the side with the [coats|list|string].
        @emotional It was the one in [black|white|the hat] that was broken, and {he} did not care to look into [why|that].
        @light It had a very [hopeful|small|silly] mustache.`,
      echo: `There was one tier left in {home}, and on it stood a sugar couple, [mended|stuck together|a bit askew], and up to the [knees|ankles] in crumbs.
        Somebody had [glued|fixed] it in the night, and had got the two of them [closer|nearer] than the baker did.
        {hero} looked across at {companion}, who had [icing|glue] on one [thumb|sleeve|eyebrow].
        @humorous The mustache was now on the [bride|vicar|other one].
        @dramatic “Hold [still|on],” said {companion}, and took [{his} hand|{his} face in both hands].`,
    },
  ],
  want: [
    `“I only want two things, like Mum and Dad’s,” said Cass: “{noun} and {noun2}.”
      {hero} had been left to look after {noun}, and had lost [hold|track] in a bad year.
      ¶ “All [safe|dry], {name}?” she asked; “Of course,” {he} said, and went out to look.
      @dramatic It was the bad year’s [fault|doing|debt], and not Cass’s.
      @light {hero} looked under the [bed|stairs] first, to be [fair|thorough].`,
    `In the one photograph of {his} parents’ wedding {noun2} took up the [left|front], and behind the cake one could make out {noun}.
      ¶ “I’ve told everyone,” said Cass, “that {name} will see to [it|that].”
      {hero} had given {noun} away, to be rid of [remembering|the memory], and had six days to ask where.
      @humorous {his} father’s thumb was in the picture too, and was the best likeness [there is|in the house|of him].
      @emotional Cass had slept with it under her [pillow|cheek|mattress], the year the house was sold.`,
    `There was a list, and [{name}|Best Person ({name})] stood beside the last item but one.
      Flowers were done, and the [vicar|tent] was [done|booked]; it only wanted {noun}, and, last of all, {noun2}, which Cass had promised [the old man|Father].
      {hero} folded it into {his} [shoe|hat] and set off to ask whoever was left.
      @neutral It was [Monday|the Monday], and the wedding was on Saturday at [two|three].
      @mysterious Under the last line was another, rubbed out, that [looked like|began as|had been] a name.`,
    `Cass wanted no presents, no [doves|speeches over five minutes|Uncle Ted], and no fuss, but she wanted {noun}.
      ¶ “Mum had it,” she said, “and {noun2}, and [it rained|look at them|she was happy], and you’re the one who [knows about such things|never threw things away|was there], {name}.”
      {hero} had thrown away a good deal, in one [week|winter|van], and had until Saturday to get some of it [back|home].
      @emotional {he} did not [say so|tell her], because of how she was holding the [photograph|phone].
      @neutral There were [a hundred and six|ninety] guests, and [two|three] dogs.`,
  ],
  obstacle: [
    `The man to whom {hero} had given {noun} had moved, and so, it seemed, had [everybody|the street].
      ¶ “Lent on,” said a [neighbor|window cleaner|man with a hen], “as people will; you want to ask about.”
      {companion} wrote down [four|three|five] names, for nobody, {companion} said, would borrow {noun} without a story, and one might ask for [the stories|those].
      @light The first name was [Birdy|Mrs Minnow|Captain Pink], which was felt to be encouraging.
      @dramatic It was five days now, and {hero} had not slept in [two|three] of them.`,
    `{hero} told {companion} all of it: the photograph, the [promise|fib], and the bad year.
      ¶ “So why not tell [your sister|Cass|her straight]?”
      ¶ “Because I’m the one who [loses|drops] things,” {hero} said; and {companion} picked up {his} bag, [quite gently|by the good handle], and asked where people generally went to find {noun}.
      @emotional Nobody had carried it for {him} since the [station|war|spring].
      @humorous It was not listed in the telephone book under [N|B] or under [Weddings|Other|Lost Causes].`,
    `{noun} had been sold on, and pawned, and [raffled|left in a will|won at whist], and was last heard of in [three|four|five] places on the same day.
      {hero} had a [map|bus map|tea towel] of the county, and {companion} stuck pins in it, [red for yes|one for each], until it [looked like a hedgehog|would not fold|bled a bit].
      ¶ “They’ve all had a [nice|good|strange] time, whoever they are,” said {companion}.
      @light {we} followed the pin with the [prettiest name|nearest pub|best cake].
      @mysterious The pins, joined up, made a sort of [ring|heart|arrow], and in the middle was {home}.`,
    `No shop would [hear of it|touch it|stock it]: there had been no [call|demand] for {noun}, they said, since [the war|ballrooms|people married in hats].
      {companion} read {him} the telephone book over [chips|tea|a gate], from A, and {hero} listened for anyone who might have been [kind|foolish|lonely] enough.
      At M {companion} stopped, and said that it was {his} own [number|street|name].
      @humorous {we} tried it, and it was [engaged|out|very short with {us}].
      @emotional {he} had not known that it was still [listed|in|anybody’s].`,
  ],
  wrong: [
    `With one day to go, {hero} stood at a [telephone|hire shop] and did a loving, stupid thing.
      {he} hired another, which was not {noun} at all, but would do from [a distance|behind].
      {he} paid with the [train fare|rent|last of the savings], and did not tell {companion}, who thought {him} honest.
      @humorous The hire man threw in a [tent peg|palm|spare usher], as a gesture.
      @neutral The receipt said: one, assorted, for [weddings|weddings and fêtes|best].`,
    `“I’ve got {noun},” {hero} told {his} sister on the telephone, “and it’s all [safe|arranged].”
      She was so glad that she [cried a bit|laughed aloud|dropped the receiver].
      It was easier after that to go home than to go on, so {hero} took the [early|last] train, without a word to {companion}, and trusted to Saturday.
      @mysterious At the far end of the carriage somebody was [humming|whistling|tapping out] the wedding waltz.
      @emotional {he} had written a note for {companion}, and it was in {his} pocket when {he} got [there|out|home].`,
    `Cass rang at midnight, and her voice was [small|bright|far off]; was it [coming|on its way], she asked, was {noun} really coming?
      ¶ “I’m [looking at it now|standing next to it|holding the rope],” said the voice at the other end, and it was {hers}.
      {hero} hung up, and leaned on the [glass|wall|coin box], and there was nobody to tell it to, and {companion} was not to [know|hear].
      @light There was a [moth|drunk] in there too, who thought it [a good lie|well put|a pity].
      @dramatic {he} had only ever lied to her [once|twice|about one thing] before, and that was about {noun} too.`,
    `It was {companion} who had the good address, and {hero} had [promised to wait|said ten o’clock|agreed on the bridge].
      But by then it was the Friday, and {he} [lost {his} nerve|took fright|could not sit], and wrote to Cass that {noun} was [delayed|in the post|a surprise], and got on a train without leaving [word|a note|so much as a hat].
      {he} thought that it would be [kinder|quicker|easier], all round, not to hope.
      @mysterious On the platform somebody who looked like [{his} mother|her|no one at all] was shaking her head.
      @neutral The train had [four|three|five] coaches and was not full.`,
    `There was a [print|picture postcard] of one in a shop window, life size, and a [carpenter|scene painter] who owed somebody a [favor|tenner].
      By [midnight|dark] {hero} had {noun} in three-ply, with a [strut|brick] behind, and it was very [good|like] in the [rain|dusk].
      {he} sent {companion} on to the next [name|village], with a [sandwich|map], and did not say [why|what was in the van].
      @light The paint was [wet|still tacky], and it took the [bees|canon] in.
      @mysterious It had come out with a [look|shadow] that the [real one|print] never had.`,
    `¶ “We’ll say that it’s [been|coming later],” {hero} told the caterer, the [canon|band] and the aunts, one by one, on the [stairs|telephone], “and that you all [saw|missed] it.”
      They were fond of Cass, and so they [nodded|learned it|kissed {him}].
      {companion} was not a person one could [rehearse|tell that to], and so was thanked for the [help|week], and [sent home|let go] at the crossroads.
      @dramatic {companion} said, “[Now?|Is that all?]”, and it was [eight|four] days’ road.
      @emotional {he} watched the [hat|rucksack] as far as the [mill|bend].`,
  ],
  cost: [
    `“That isn’t it,” said Cass, in the dress, with one [shoe|earring|glove].
      She was not [angry|loud|even cross], and it had taken her [a second|one look].
      ¶ “You could have said, {name}; I’d have had you and [a jam jar|nothing],” she said, and went and moved the pins herself.
      @dramatic {hero} heard her on the stairs, stopping at [each|every other] one.
      @light In the garden a [waiter|cousin|curate] fell over a guy rope, and for once nobody enjoyed it.`,
    `There was a [card|plate|ribbon] on the table where {noun} ought to have been, and it said: Reserved.
      The old man had come down in his chair to see it; “Any minute,” he told [everyone|the caterers], “for our {name} promised.”
      {hero} stood in the [scullery|pantry], with both hands in the sink, and could not go out.
      @neutral He waited from two until [twenty|half|a quarter] past.
      @emotional He had put on the tie that he was married in, and it [went round him twice|had a moth in it|was done up by somebody else].`,
    `Saturday came up [fine|blue|like a postcard], and there was a space on the lawn with a ribbon round it, and no {noun:bare}.
      Cass came out and looked at that, and at {him}, and began, quite [slowly|gently|neatly], to roll the ribbon [up|round her hand].
      ¶ “Never [mind|say another word],” she said, and it was the voice that she kept for [the dentist|other people|bad soup].
      @emotional She gave the ribbon to {him}, [tied|in a bow], to hold, as when they were [small|six].
      @humorous The canon, who had heard nothing, [cried|sang] “[Splendid|Well done|More]!”`,
    `It got about among the cousins that {noun} was not [coming|to be had|in it], and that {hero} had known since [Monday|the Monday|April].
      {he} went round with the [sherry|nuts|umbrellas], and people stopped [talking|laughing].
      The old man had saved {him} a chair, and {he} [could not sit in it|went past it twice|gave it to a coat].
      @dramatic Somewhere a [glass|string|plate] broke, and {he} {was} glad of the [noise|work].
      @light The page boy, at any rate, was [enjoying itself|asleep in a hat|the center of attention].`,
    `It came on to [blow|pour] at the third [hymn|toast], and {noun}, being three-quarters [glue|paint], went over on the [aunts|curate] with a clap.
      Nobody was [hurt|hurt, but for a hat|even scratched]. Behind it, where they could all [see|read] it, was printed THIS [SIDE UP|WAY UP].
      Cass looked at that, and not at {him}, for about as long as [one can|it takes to read it], and then [thanked|asked] the band to [play|begin].
      @humorous They played the [waltz|only one they knew|anthem], as a march.
      @neutral The wind was from the [west|north|river].`,
    `¶ “They all say that they saw it,” said Cass, “each with the very same [words|pause], {name}, and Father can’t [see|get about] to check.”
      She took the [pin|flower] out of {his} coat, since it was on [crooked|upside down], and did not put it [back|straight].
      There is a way of being [forgiven|kissed] that is a [door|lid], and {hero} stood outside it with the [cake|other umbrellas].
      @light The cake was [lemon|three tiers], and [perfect|leaned].
      @dramatic In the marquee somebody had begun to [clap|laugh] too [late|loudly].`,
  ],
  turn: [
    `“Ruined everything, {noun} did,” said the old man; “came an hour late, through the [hedge|wrong gate], and your mother laughed till they unlaced her.”
      {hero} looked at the photograph again, and everybody in it was [blurred|a blur], because of the laughing.
      So that was what she [wanted|was after|had meant]: not {noun}, but the noise.
      @mysterious Only one face was [still|sharp|in focus], looking out, at whoever would hold the picture.
      @emotional He wiped his [eyes|glasses|chin], and asked if there was any more about it.`,
    `{hero} put the cards away and stood up [between courses|on a chair].
      ¶ “I was given {noun} to keep,” {he} said, “and I wasn’t [careful|kind], and this is how I’ve spent the week.”
      {he} told it all, [mud|soup|sheep] and all, until Cass began to laugh, and then the canon [went|did], and then the tent.
      @dramatic For the space of a breath no one had made a [sound|move|fork click].
      @light Somebody had to be [thumped|fanned], and somebody’s [hat|tooth] came down in the trifle.`,
    `In the lining of the frame, when the glass was [off|cracked], there was a second photograph, taken [a moment|one minute] after.
      There was {noun}, on top of [the best man|the vicar|three uncles], and {his} parents, on the grass, [helpless|in tears].
      On the back it said, in {his} mother’s hand: “This is the [real one|one to keep|wedding].”
      @mysterious She was looking [out of it|past the others], at exactly where {he} [sat|stood].
      @light One could [hear it|practically hear it|feel the floor go].`,
    `{hero} went up and told her, through the [bathroom|bedroom] door, all of it, with [nothing left out|the pawnshop|the trains], from the bad year on.
      Then Cass asked who [on earth|in the world] had ever minded about {noun}.
      ¶ “It’s only,” she said, and the door came open [an inch|a hand], “that it was the last time they [laughed like that|fell over|were both late].”
      @dramatic {he} put {his} [foot|shoulder] in the gap, and {was} [let in|pulled in].
      @emotional She did {his} tie, or whatever it was that needed [doing|straightening|patting].`,
    `¶ “What was it [like|about], then?” the old man asked {him}, in the pantry; “all that [week|hunting]?” and {hero}, being at the sink, [told|began to tell] him.
      When {he} came to the [goat|ferryman|vicar and the eels] there was a [snort|knock on the chair arm]; at the second [goat|vicar], Cass was on the [draining board|step], with her shoes off.
      So that was how one [got|brought] {noun} to a wedding: it had to be [carried|told].
      @humorous The third goat was [an exaggeration|a canon|true].
      @emotional She had not sat on a [draining board|step] with {him} since they were [six|small].`,
    `{hero} looked at the photograph through the [tumbler|wet glass], and saw what the [thumb|blur] was pointing at.
      [Nobody|Not one of them|No one] there was looking at {noun}. They had turned [round|their backs], the lot, to look at two people who had [come in late|fallen over it|got the giggles].
      “[They’d have married|She would have had him] in a [bus shelter|bin],” said the old man, “and thought that a [bin|bus shelter] was [lucky|good luck] ever after.”
      @neutral It was taken at [ten past four|five|a sixtieth of a second].
      @mysterious At the back was somebody not [invited|known], holding the [goat|gate].`,
  ],
  resolution: [
    `And at the height of the [party|noise], an hour late, in came {noun}.
      The borrowers had passed the word on, from [hand to hand|door to door|pub to pub]; and Cass held on to {noun2} and [howled|wept with laughing].
      ¶ “Well?” said {companion}, at the empty [chair|place], and {hero} pulled it [out|close].
      @light There is one photograph, and it is [completely|gloriously|from end to end] blurred.
      @neutral The band played until [three|half past two|it was light], and nobody drove.`,
    `{companion} had asked at one last door, and came up the [field|drive] at five o’clock with {noun}.
      Late, [muddy|dripping], and by the wrong gate: it was so [exactly|horribly] right that the old man stood up.
      ¶ “Dance,” ordered Cass, so {hero} held out a hand, and {companion} took [it|both], and Cass took {noun2}.
      @humorous Neither of <us|you|them> could dance, as was [widely|fondly|loudly] remarked.
      @emotional “You came back,” {hero} said, and {companion} said that there had been only [half|the top] of the list.`,
    `In the middle of the first waltz the tent wall [bulged|rang|lifted], and {noun} came through it, backwards, with {companion} [pushing|on the other end|apologizing].
      Nobody has ever [agreed what happened|got the order right], only that the cake [went over|flew], and into {noun2}.
      ¶ “You’re [late|an hour late],” said Cass; and {hero} said it, too, to {companion}, in [another voice|a different way].
      @humorous The bishop was found [under it|in good spirits|the next day].
      @light The band, who had [dived|taken cover], came up [playing|one by one].`,
    `{companion} asked the old man to [dance|tell it again|stand up], and half of {home} was in a ring when {noun} arrived.
      There was just time for Cass to say [“Oh, look”|“It’s them”|“Mum”].
      {hero} found a hand in {hers}, and it had come [a long way|by the late train|through a hedge], and did not [let go|seem to be going].
      @emotional “I [read|got|never got] your note,” said {companion}, “so I came to [ask|hear it].”
      @neutral {noun2} was returned on the Monday, with a [dent|note].`,
    `They heard it from a long way [off|down the valley]: wheels, a [dog|cornet], and then {companion}, walking [backwards|in front] with a [flag|lamp], saying [left a bit|mind the beds].
      Behind came everyone who had ever [borrowed|had] it, by turns, in their [good|best] boots, bringing {noun}, and [singing|eating].
      ¶ “You’re [late|an hour late],” said Cass, and burst into [tears|noise], and that [started|set off] the tent.
      @light There was [cake|standing room] for forty, and there were [ninety|a hundred].
      @dramatic {hero} had got to the [gate|field] by then, and did not [stop|wait] to be [asked|forgiven].`,
    `{hero} gave the speech to the [bins|rain] first, and then in the [tent|marquee], and it had no {noun:bare} in it, and no [jokes|notes]: it had [six|seven] days, and who was [kind|met].
      At the end of it {companion} [stood up|was found] at the back, in a borrowed [apron|hat], with a tray, and had been there [all along|since the soup].
      ¶ “It’s in the [lane|yard],” {companion} said, “it wouldn’t go through the [gate|arch]; they’ll have to come [out|to it].” And they all [did|went], {noun2} and all.
      @neutral The gate has been [widened|left|a good deal wider] since.
      @emotional The old man was [carried|pushed], and [saluted|conducted].`,
  ],
  clues: [
    `The first on the list was a retired [postmistress|magistrate], who had had the loan of {noun} for [a winter|three weeks].
      ¶ “I’d just been left,” she told {us} over the [seed cake|sherry|kippers], “and one can’t mope, in such company; and then it was somebody else’s turn.”
      She had kept a ribbon, and {hero} saw that it was still tied in a bow by someone [left-handed|in a hurry].
      @emotional {hero} knew that [bow|knot]: it was {his} mother’s.
      @light She played {us} her new husband on the pianola, and he was very [brisk|good|nearly in tune].`,
    `At the second house there was a party going on, and nobody knew for [whom|what|how long].
      ¶ “Oh, we had such a [christening|divorce] with {noun},” shouted a man in a paper hat.
      It had come to them broken-hearted, he said, or they to it; and he wiped his eyes on the [hat|curtain|trifle cloth], and wrote an address for {us} on a balloon.
      @humorous By the corner it was smaller, and a good deal more [illegible|Welsh|personal].
      @dramatic {companion} caught it at the top of the [steps|quay|stairwell], one-handed, over the drop.`,
    `There was a [book|ledger] that went round with {noun}, it came out, in which everyone wrote.
      {hero} read it on a wall, with {companion} at {his} [shoulder|elbow].
      ¶ “I had given up,” somebody had put, “and then came {noun}”; and another, “We were married on [Tuesday|the strength of it].”
      @mysterious The last page had been written already, but in [a script|green shorthand|a hand] that neither of <us|you|them> could read.
      @emotional On page one was {his} mother’s [writing|name|thumbprint, in jam], and {hero} put {his} thumb there.`,
    `“{noun2} I can help you with,” said the man at the scrapyard, and he could, from under a [bath|bus].
      But {noun}, he said, was never [here|for sale]: that sort of thing turned up at weddings, mostly, where somebody was [about to bolt|sad].
      {hero} did not say that {he} could think of [one|such a wedding].
      @neutral {noun2} came to [six|seven] pounds, with delivery.
      @dramatic “There’s always one who’s about to run,” he said, and he looked [at {him}|straight at {him}|{him} in the boots].`,
    `Someone had chalked it up in a [fish market|ferry shed]: {noun:title} WANTED, ASK FOR {name}.
      {hero} had not done it, and {companion} went [pink|quiet], and looked at some mackerel.
      ¶ “I’ve done the [whole coast|bus shelters|railway arches],” {companion} said, “at night, so that you wouldn’t have to be grateful.”
      @light Each of them had been done with a flourish, and a [fish|bell|small fat cupid].
      @humorous There had been one reply so far, from a man who wished to sell {him} a [conservatory|donkey|share in a well].`,
    `Late one [evening|night] a boy on a bicycle caught {us} up, with news of {noun}.
      ¶ “Coming along the [dyke|top road],” he panted, “towards {home}, handed on, one to the next, by everyone who ever borrowed.”
      {hero} asked if that would be in [time|time for the cake].
      ¶ “Never in time,” said the boy; “that’s for [afterwards|when you’ve given up|people with watches].”
      @mysterious Nobody had sent him, he said, and went off without a [lamp|name|backward look], into the dark, ringing.
      @neutral It was [forty|thirty] miles, and nobody concerned could [run|drive].`,
  ],
};
