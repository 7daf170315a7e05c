import type { Place } from '../../pack.ts';

export const innerPlaces: readonly Place[] = [
  {
    noun: { the: 'the Bureau of Leap Seconds', a: 'a bureau of leap seconds' },
    chapter: 'The Bureau of Leap Seconds',
    arrive: `Spare seconds were kept in a vault below the [ring|street|observatory], in small corked [phials|bottles|eggs], and given out to whoever could show need.
      {hero} took a [ticket|number|seat] among people who had been just too late for a [tram|kiss|birth].
      ? On the wall four [hundred|dozen|thousand] clocks agreed with one another, in a rather [strained|pointed|breathless] manner.
      ¶ “[How many?|Reason?|And what did you miss?]” said the clerk to {companion}, not looking up from his [ledger|egg|eyeglass].
      @humorous There was a wait, of [course|exactly no time|a fortnight].
      @emotional,mysterious The woman in front wanted [one|only one|half of one], for [the end of a telephone call|a platform|her father].`,
    trouble: `The clerk let one slip; it hit the [floor|step|brass rail] and broke, with a noise like a [hiccup|blink|dropped pin].
      It was a second for everybody, and nobody could get out of it: the clocks [stuck|jammed|hung], the clerk’s [egg|pen|tear] stayed in the air.
      {hero} could think, and just turn {his} [eyes|head|tongue], and so, by the look of it, could {companion}.
      ? It had been in [bond|storage|that bottle] for ninety years //and it was in no [hurry|mood|mind] to be over.
      @dramatic {his} [heart|breath|blink] had been caught halfway.
      @mysterious Something [else|thin|in the corner] was still moving, with a [cloth|key|small brush].`,
    leave: `Outside it was a [moment|whisker|breath] earlier than it ought to have been, and {we} stood about on the steps to let the day [catch up|come level|get by].
      {hero} had a receipt for [one|a half|several], and no recollection of what {he} had [spent it on|done with it|wanted it for].
      ? Over the way two people who had just missed each other [turned round|hadn’t|looked up].
      ¶ “[That’s somebody’s|Well spent|There goes one],” {companion} said, and set both {our} watches by a [pigeon|tram|bun shop].
      @light It left exactly time for a [bun|dance|second bun].
      @neutral The vault closed at [17:59:60|noon, twice|five, about].`,
  },
  {
    noun: { the: 'the queue moon', a: 'a moon with a queue' },
    chapter: 'The Queue',
    arrive: `The queue had begun at a door on the [dark|far|other] side, and by now it went round the moon, with a [gap|café|cemetery] in it.
      It had been standing for [eleven|nineteen|thirty] years. There were people in it, {hero} heard, who had been [born|married|knighted] there.
      ? She was holding the place for her [grandmother|class|hamster].
      ¶ “What’s at the [front|head|door]?” {companion} asked a child with a stool, who gave the matter some [thought|respect|time], and said that it [moved|had a smell|was nearer every year].
      @humorous It was not the place to ask about [pushing in|Tuesdays|the other queue].
      @light There were [songs|games|cakes] peculiar to each mile.`,
    trouble: `{hero} wished only to [cross|get across|go through], and said so, and four hundred heads came round.
      ¶ “[Back of the line|The end’s that way|You’ll want the end],” said a man with a flask.
      The end was [nine|eleven|six] hundred miles off, and getting [further|longer|no nearer].
      They linked arms, [elbow to elbow|politely|as their fathers had], right and left over the horizon, and there was no [gap|hole|way] between.
      @dramatic Somebody had begun to beat a [tin|flask|stool], quite slowly.
      @neutral Crossing carried a penalty of [one lap|ten years|a lap].`,
    leave: `The girl with the stool came with {us} as far as one could [see|hear|shout] her number.
      It did not matter to her what was at the [front|door|end of it], she told <me|you|{name}>; she liked to see it [go|get there|all hold together].
      ? She shook hands, and there was a [ticket|pebble|liquorice] in {his} palm, with a figure on it in [eight|seven|nine] places.
      ¶ “[You never know|Keep it|In case],” said {companion}, and it went into the hat, with the other [valuables|documents|liquorice].
      @emotional She waved with the stool, until she had to [move up|sit|close the gap].
      @mysterious The number was [the next one|one lower by evening|{his} own telephone’s].`,
  },
  {
    noun: { the: 'the house for old machines', a: 'a house for old machines' },
    chapter: 'Visiting Hours',
    arrive: `It stood in a [garden|park|good light], with ramps: a house where machines went when they were past work and somebody could not [bear|face|afford] the alternative.
      ? A steam crane was being read the [news|weather|shipping]. In the window three tills played [bridge|whist|at shops].
      {hero} {was} met by a matron with an [oilcan|apron|ear trumpet], who asked if {he} {was} [family|expected|spare parts].
      ¶ “[They do love a visitor|Wind them gently|Don’t mention the war],” she told {companion}. “[Mind|Watch|Be nice to] the [lawnmower|Colonel|toaster].”
      @emotional,mysterious An old lift telephone lifted its own receiver, and [waited|breathed|said hello].
      @light The dishwasher had taken up [singing|oils|the vicar].`,
    trouble: `But they would not have anybody [go|leave|get up]. It was done quite softly: a [vacuum cleaner|trolley|mangle] took <me|you|{name}> by the lace, another by the cuff.
      The doors had a mind, and it was an old [bank vault’s|lady’s|turnstile’s], and went to sleep, shut.
      ? All over the house there was a [clicking|turning up of lamps|warming of valves], as at a party when the [cake|guest|coat] comes in.
      They only wanted somebody to [stay|need them|be of use to], until [supper|they were mended|always].
      @dramatic The lace had been wound in as far as the [ankle|knee|boot].
      @humorous {companion} was already being [ironed|toasted|calculated].`,
    leave: `The matron let {us} out by the [laundry|coal hole|side], and begged pardon for [them|the Colonel|it all].
      In the drive stood a small van with its [lamps|wipers|doors] going: it had been a [milk van|school bus|hearse], and did not like a person to walk.
      {hero} gave it an address, a [short|nice flat|made-up] one, and it took {us} all of [a mile|nine yards|two streets], singing in its gears.
      ? Nobody had the heart to say it was the wrong [way|direction|country].
      @emotional When {we} got down it [dimmed|coughed|held the door].
      @neutral It did [six|four|nine] miles an hour.`,
  },
  {
    noun: { the: 'the museum of gravity', a: 'a museum of gravity' },
    chapter: 'The Museum of Gravity',
    arrive: `Each room had the weight of [somewhere else|another world|some other place]. One went in by the [Moon|asteroids|foothills], and held on to one’s [hat|soup|children].
      {hero} crossed Mars on {his} toes, and Venus with a [grunt|stick|hand on each knee], under the eyes of an [attendant|elderly attendant|attendant with no neck].
      In a glass case hung the [apple|first apple|grandson of the apple].
      ¶ “No [running|jumping|regrets] in Jupiter,” the attendant said, and {companion}, who was about to, [sat down|thought better|was too late].
      @light In Phobos there was a birthday party, mostly on the [ceiling|lamps|cake].
      @humorous The shop sold [paperweights|feathers|nothing heavy].`,
    trouble: `Something in the cellar [slipped|tripped|sneezed], and all at once every room weighed the same, and that was the [Sun|Neutron Gallery|special exhibition].
      {hero} lay on the [parquet|floor|carpet] like a [coin|stamp|shadow]. {he} could see {companion}, a yard off, being very [flat|wide|sincere].
      The way out was [four|three|six] steps up, and a step, just then, was a [mountain|career|lifetime].
      One could hear the [apple|roof|catalogue] making up its mind.
      @dramatic {his} [ribs|teeth|bones] had started to sing.
      @neutral A hair weighed about as much as a [brick|dog|bicycle].`,
    leave: `On the steps {hero} felt as one feels after a [fever|quarrel|party], rather tall.
      {he} took up a [pebble|program|bun], let go, and {was} pleased out of all proportion when it [fell|came down|did the usual].
      ¶ “[There’s no place like it|Good old nine point eight|That’s ours],” said {companion}, and tried it with a [shoe|lid|second bun].
      All down the street people were walking about on the ground as if there was nothing to [it|see|be grateful for].
      @emotional {we} held hands as far as the [corner|lamp|tram], in case.
      @mysterious One man, over by the [wall|fountain|railings], cast his shadow [up|sideways|a foot too low].`,
  },
  {
    noun: { the: 'the rain rehearsal', a: 'a rain rehearsal' },
    chapter: 'Wet Through, from the Top',
    arrive: `Under the next dome it was to rain for the first time, on the [Saturday|King’s birthday|sixth], and they were practicing.
      A conductor stood on a ladder with a [baton|whistle|wooden spoon]. Above the [ducts|gantry|lamps] forty plumbers had their hands on the taps.
      ¶ “[Drizzle|Spitting|Mizzle], please,” he called, “from the [hat|second hat|prams]. And I want it to [hurt|matter|mean something].”
      {hero} {was} handed an umbrella and asked to be a [crowd|widow|picnic], and {companion} was given a [bench|goose|line].
      @light It was the best [drizzle|picnic|widow] that anybody there had seen.
      @emotional An old man beside {us} held up his face, and knew all the [words|drops|smells].`,
    trouble: `¶ “[Storm|Tempest|Finale]!” cried the conductor, and something up there [burst|gave|came away in a plumber’s hand].
      It fell like a [wardrobe|cellar|street], and the dome, being new, had been made quite without [drains|holes|doubts].
      {hero} saw the benches [rise|turn|sail], and the crowd in their costumes, and the door, under [green|nine feet of|somebody’s] water.
      ? The forty plumbers were turning everything the [other|wrong|same] way.
      @dramatic {his} head had touched the [glass|lamps|sky], and it was cold.
      @humorous The conductor was heard to ask for [more|it again|bassoons].`,
    leave: `The plumbers wrung {us} out by the [door|stove|exit], with their thanks, and a voucher for two seats on the [night|day|Saturday].
      {hero} walked for some way with a shoe that [sang|quacked|answered back].
      Here and there, behind {us}, somebody had put out a [bucket|tongue|hat], and one could hear it tried: a drop, a [pause|cough|laugh], a drop.
      ¶ “[They’ve got it|That’s it exactly|Now that’s weather],” said {companion}.
      @emotional It smelled, for as far as the [lock|gate|bend], like [home|school|the first of April].
      @neutral It came to eleven [millimetres|tons|minutes].`,
  },
  {
    noun: { the: 'the air border', a: 'a border between two airs' },
    chapter: 'The Air Border',
    arrive: `Two companies sold air there, the [Blue|North|Pure] and the [Plain|South|Ordinary], and where they met was a line of paint across the [street|hall|dance floor].
      ? On the one side it smelled of [pines|mint|linen], and on the other of people.
      {hero} showed {his} lungs to an officer in a [glass booth|mask|cravat], who asked what {he} meant to [breathe|say|sing] with them.
      ¶ “[Just passing|Only in and out|Nothing fancy],” {companion} said, and held a [sneeze|yawn|sigh] until it could be taxed.
      @humorous Lovers met at the line, and paid [both|by the sigh|a fortune].
      @neutral The tariff was [nine|four|eleven] pence the hundred breaths.`,
    trouble: `There was a mistake in the [meter|sum|decimal]. According to the officer {hero} had breathed [for two|since birth|a cathedral’s worth], and not paid.
      The booth closed, very smoothly, on {us} both, and with a [hiss|click|small polite bell] the air in it began to be repossessed.
      ¶ “You may [appeal|sign|object],” he said, through the glass, “in [writing|triplicate|one breath].”
      {companion} wrote on the pane with a finger, and there was less and less [mist|steam|breath] to write on.
      @dramatic {hero} [counted|swallowed|sat], so as to use [less|none|only {his} half].
      @mysterious Somebody had scratched inside the glass: [THEY DO LET GO|ASK FOR NELL|HOLD HANDS].`,
    leave: `Beyond the barrier it was nobody’s air for about a [mile|street|hundred yards], and people had moved there on purpose.
      They had a [bench|band|fence made of coats], and a child selling [balloons|lemonade|nothing, at a penny].
      {hero} sat down among them and had a good long [one|breath|sigh], on the house, and it smelled of [frying|dogs|chalk].
      ¶ “[Not bad|Well kept|A fair year],” said {companion}, like somebody with a [glass|nose|cellar].
      @light Everybody was [whistling|laughing|running upstairs], because they could.
      @emotional A man there was teaching his daughter to [blow bubbles|say her name|sing], and took his time.`,
  },
];
