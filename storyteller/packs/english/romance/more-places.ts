import type { Place } from '../../pack.ts';

export const morePlaces: readonly Place[] = [
  {
    noun: { the: 'the station buffet', a: 'a station buffet' },
    chapter: 'Delayed',
    arrive: `All trains were late and everyone in the station buffet had begun to be [honest|related|frank|musical|confidential].
      There was a bride, a [trombonist|bishop|lion tamer|surgeon] and a man going to [prison|sea|Peru|a funeral]; and somebody cut a [pork pie|sponge|veal loaf] in fourteen with a [credit card|fish slice|ruler|rosary].
      {hero} got the jelly, and {companion} was given the baby to hold, and told it about [platforms|the Corn Laws|steam|the offside rule].
      On the board a letter turned over, and every voice dropped, and it was only [Hull|the date|a pigeon|Crewe|tomorrow].
      @light By the third hour they had elected a [mayor|treasurer|queen|pope|harbor master].
      @emotional The baby went all round the room, and held on longest to the [ticket collector|man who was leaving|bride].`,
    trouble: `“There’s one portion left,” said the manageress, “of the [treacle sponge|rhubarb crumble|jam roll|plum duff|queen of puddings].”
      She pulled the shutter down over the exit and stood there, [arms folded|pink|armed|ladle up|like a goalkeeper], till it should be settled who was to have it.
      {hero} did not even want it, but the announcer had begun to say something, and it was {our} [platform|train].
      In the [corner|window|armchair] somebody [got up|folded a napkin], slowly, and took off his [jacket|ring].
      @humorous He had been a [middleweight|dean|conjuror], and was very fond of pudding.
      @dramatic There were two minutes, and the [shutter|door] had no handle on [this side|the inside].`,
    leave: `It came in all lit up, and then everybody was kissing [somebody|the wrong person|the guard|goodbye|the porter], and there were addresses on hands.
      {hero} leaned from the window, and the manageress ran along beside, holding up [a glove|the baby’s other bootee|an umbrella|somebody’s teeth].
      ¶ “[I never|We never|Nobody] found out their [names|ends],” said {companion}, sitting down on {his} [hat|sandwiches].
      {hero} moved over, though there was no need to, in an empty [carriage|train].
      @mysterious Across from {us} the seat had a card on it: Reserved, for the [two|pair|couple] opposite.
      @neutral The train ran three hours and [ten|twenty|five] minutes late.`,
  },
  {
    noun: { the: 'the saleroom', a: 'a saleroom' },
    chapter: 'Going, Going',
    arrive: `They were selling up a whole [hotel|convent|circus|theater|lighthouse], and the saleroom was full of [bedsteads|pews|bathtubs] and of people sitting on them.
      {hero} scratched {his} ear, and owned a [barometer|harmonium|suit of armor|bidet].
      Then came a box of single gloves, and two people, on opposite sides, began to bid as if their [lives|hearts|rent|names|winters] were in it, and neither would look across.
      It was like that every [month|sale|time|week|wet Friday], the porter said.
      @emotional She held one up, when it was hers, and he, at the back, took the other from his [pocket|hat|coat].
      @humorous {companion} sneezed, and became the owner of a [font|stuffed trout|sleigh].`,
    trouble: `“Lot 90 isn’t [paid for|settled|fetched|cleared|claimed],” said the porter, who was the size of a tallboy, in the double doors.
      ¶ “We never bid for it,” said {companion}, but it seemed that {hero} had [yawned|waved to a child|winked|fanned {himself}].
      It was a double [wardrobe|bed|bookcase], and had been put behind {us}, so that there was the porter before and it after, and in between a strip of carpet just [wide|long|thin|bare] enough to be embarrassed on.
      He had been told to be [firm|careful|tactful|polite|thorough], and rocked a little on his heels.
      @dramatic Behind him they were bolting up, [top and bottom|bar by bar|for the night].
      @light In the wardrobe’s long glass there were two people, looking very like a [lot|pair|bargain].`,
    leave: `The van had been loaded, and the sold things looked out from it like people on a [ferry|balcony|prison ship|raft|platform].
      {hero} came away with nothing but a label, tied to {his} [button|cuff|collar|thumb] in the crush: “Lot [117|118|120], to be [collected|called for].”
      {companion} read it, and walked along with one end of the string round a [finger|thumb|glove|button|little finger].
      Nobody, as far as the [bridge|river|tram|church|bank], came to collect.
      @mysterious According to the catalogue there had been a hundred and [sixteen|twelve|fourteen].
      @neutral The whole sale made four thousand, two hundred and [six|nine|ten|four] pounds.`,
  },
  {
    noun: { the: 'the pier', a: 'a pier' },
    chapter: 'What the Butler Saw',
    arrive: `The pier was shut for the winter, all but the [end|telescope|tea|bandstand|rifle range], so {we} walked out over the planks with the sea going on beneath.
      There was a machine that told hearts, and {hero} put in a [penny|coin|button], and the needle stopped at [COULD DO BETTER|ASK AGAIN|MOSTLY|ONLY HUMAN].
      ¶ “Mine’s [broken|stuck|sticky|rigged|foreign],” {companion} said, of the next one, with a hand across the dial.
      It had rung a bell, and a gull had [looked round|left|blushed|laughed|crossed itself].
      @light Then came a palmist, closed, due to [unforeseen events|events|a surprise].
      @emotional Someone had scratched two names in the rail, and years later put a [line|date|kiss] beneath, as in a sum.`,
    trouble: `“This turnstile only lets people out by twos,” said the pier master, “[with a ticket|arm in arm|and in step|by arrangement|holding hands].”
      It was a brass thing like a [birdcage|mangle|meat safe], and he stood in it with his [lantern|flask|knitting|pipe|crossword], and seemed to have no objection to the night.
      He did not make the [rules|tide|twos|night|pier], he said.
      A wave came up between the planks and wet {our} feet, and he lifted his own, first [one|the left] and then the [other|rest].
      @dramatic Far down, something that held it all up gave a long, low, tired [crack|groan|note].
      @humorous The last couple, he said, had had to get [engaged|a dog|religion].`,
    leave: `From the promenade it was nothing but a [comb|row of lamps|necklace|zip|sentence] laid on the dark, and then he put those out.
      {hero} emptied {his} shoes, and there was a [whelk|crab|shilling] in the left, which {we} [apologized to|put back].
      ¶ “It said [DEVOTED|SMITTEN|FAITHFUL], the machine,” {companion} told the sea wall, [after some time|at last|by and by], “and I don’t know what they oil them with.”
      {hero} did not answer quickly, and then there was a [bus|dog|bicycle] to be got out of the way of.
      @mysterious Behind {us}, in the dark, somebody put in a penny, and one could hear it [drop|thinking|refused].
      @emotional {he} walked on the side where the [wind|wet|edge] was.`,
  },
  {
    noun: { the: 'the Excelsior Hotel', a: 'a hotel' },
    chapter: 'No Vacancies',
    arrive: `Once it had been grand: the Excelsior had a staircase that divided for [quarrels|crinolines|duels|widows|processions] and [a fern|a porter|a bill] older than the manager.
      {hero} rang, and he came up behind the desk by degrees, as though from [the sea|a cellar|a well|the last century].
      He asked, [at once|wearily|as one must], if {we} had been [married|engaged|unhappy|divorced|snowed in] there.
      It was what people generally came back for, he said: to see [Forty-One|the balcony|the lift], and stand, and be [disappointed|photographed|silent|served tea].
      @light {companion} asked, for [interest’s sake|no reason|a friend], what Forty-One was like.
      @neutral It had [two|three] windows, a view of the [gasworks|canal], and a bath on feet.`,
    trouble: `A coach had come: fifty-two bell-ringers, with [handbells|suitcases|sandwiches|fruit cake|rattles], for the revolving door.
      The first had got in with a [bass viol|rolled carpet|stepladder|harp|wreath], and there he had stopped, and on the inside stood the matron of the party, like a [cork|stopper|full stop].
      ¶ “One at a time,” she told {us}, “and [ringers first|tenors before trebles|no pushing|ladies last|heaviest first].”
      They all struck up, to pass the [hour|week|time|afternoon|century].
      @humorous There are five thousand and forty changes in it, and they were at [nineteen|eleven|six].
      @dramatic On the other side of the glass the last [cab|tram|bus] was being called, and called again.`,
    leave: `The manager came out on the steps with a [brush|silver brush|whisk], and did {our} shoulders, as he must have for [dukes|honeymooners|widows|admirals|runaways].
      ¶ “Forty-One’s free on the [ninth|tenth|first|third|second],” he said, to the middle distance.
      {hero} murmured something, and {companion} had gone ahead, and was reading the [gas meter|fire notice|barometer|breakfast menu] with great attention.
      Nobody spoke of it until well past the [church|tramlines|bandstand|canal|park gates].
      @mysterious He had called {us} by a name, and it was not the right one, and both of <us|you|them> had [answered|turned|liked it].
      @emotional One could see the sea from it, he had said, if one person held on to the other’s [belt|hand|coat-tails].`,
  },
  {
    noun: { the: 'the municipal archive', a: 'a municipal archive' },
    chapter: 'Not to Be Removed',
    arrive: `Everything that has ever been [complained of|lost|forbidden|stolen|dreamt] in the district is kept in the municipal archive, in [boxes|hatboxes|tin trunks], by the year.
      {hero} {was} given gloves, and {companion} a pencil on a [chain|string|ribbon].
      In [1926|1911|1934|1908|1951] somebody had written every week to ask the council that the [lamp|bell|fountain] in [Ferry Lane|Garland Street|Mill Walk] be [put out|stopped|let alone].
      {hero} turned over the sheet to see why, and there was the reason, [in pencil|blushing|pressed flat|pinned on] still.
      @humorous In [1953|1902|1948] there had been a motion against kissing, which fell for want of a seconder.
      @light The council had sent a man about the lamp, and she had [married him|asked him in|sent him back with it].`,
    trouble: `The archivist locked the gate at ten to, and it was [ten|eight|six] to.
      ¶ “There’s a form for leaving,” he said, sitting down in front of it on a box marked [FLOODS|MISC|DUCKS|NUNS|WEATHER].
      It must be signed by someone who had known one for [ten years|two years|a month] and was not [fond of one|attached|a relation].
      {hero} looked at {companion}, who had gone rather [still|red|formal], and could not sign.
      @dramatic The lights had begun to go off along the shelves, by decades, and were at [1880|1870|1890] and coming on.
      @neutral The form had five copies, the last of which was [pink|yellow|blue].`,
    leave: `Outside, it was the present again, with [buses|rain|pigeons|dogs|music] in it.
      {hero} still had the cotton gloves on, and {companion} took hold of one by the fingertips, and drew it [off|off, slowly|off, finger by finger].
      As it seemed odd to leave a job half done, there was then the [other|left|matter of the other|fellow of it|rest to be seen to].
      ¶ “Not to be removed,” {companion} read out, from the [wrist|hem|lining|label|back]; and {we} stood and considered it.
      @emotional {he} had not known that a wrist could be so [surprised|talkative|easily moved].
      @mysterious There had been a box up there with that day’s date on it, tied with tape, and [full|warm|heavy].`,
  },
  {
    noun: { the: 'the chain ferry', a: 'a chain ferry' },
    chapter: 'The Far Bank',
    arrive: `The chain ferry goes over and comes back, and has [never|in a hundred years never|not once|in its life never|neither by war nor flood] been anywhere else.
      There were a cart on it, a [cow|hearse|piano|wedding cake], and a boy with a [hoop|kite|drum].
      {hero} leaned on the rail beside {companion} and looked down at the links coming up, green and [dripping|weedy|shining], one after another.
      ¶ “It’s all there on the bottom,” said {companion}; “it only looks as if it’s being [decided|made up|thought of|drawn|wound].”
      @light The ferryman’s dog had crossed [nine thousand|eleven thousand|no end of] times, and was looking forward to it.
      @neutral The crossing was of two hundred yards, and took [six|seven|five] minutes.`,
    trouble: `In the middle the ferryman took out the [pin|handle|key|crank|bolt] and put it in his shirt, and the chain stopped.
      ¶ “I’ve listened for forty [years|winters|summers|Fridays],” he said, “to folk not saying things.”
      So he would stop there, he told {us}, and sat on the ramp, till he [heard something worth it|was surprised|got a proper one|was told|had a reason to].
      Everyone on board turned round, and looked at [the rail|the ones at the rail|nobody else|the pair of boots|their feet].
      @dramatic The current had got hold of the boat, and was leaning on it, hard, like a [shoulder|crowd|bull].
      @humorous The carter had said his [piece|bit|say] on the way over, and was engaged.`,
    leave: `On the far bank the ramp came down with a [clatter|bump|sigh|groan|splash], and people went off lighter than they had got on.
      {hero} {was} last, and so was {companion}, and it might have been simpler to go [back|over again|round again] than ashore.
      ¶ “Well,” {companion} said; and the ferryman looked tactfully at the [river|chain|sky|dog|bolt].
      It had been only a [few|very few|matter of a few] minutes, as {we} said to each other afterwards, more than [once|twice|was needed|three times|that].
      @mysterious There was a second set of [elbow marks|prints|sleeve marks] on the rail that nobody had made.
      @emotional {he} had been holding on to {companion}’s sleeve since the [middle|other side|stop].`,
  },
];
