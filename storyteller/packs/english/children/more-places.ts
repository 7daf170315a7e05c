import type { Place } from '../../pack.ts';

export const morePlaces: readonly Place[] = [
  {
    noun: { the: 'the short-train station', a: 'a short-train station' },
    chapter: 'Half a Train',
    arrive: `The station was about as long as a [bath|sofa], since the trains were [shorter|no longer].
      One stood there [puffing|humming], an engine and a single seat, with the back half of the seat to follow at [four|noon].
      ¶ “All [aboard|on|change]!” cried the stationmaster, who was a [hamster|dormouse] in a hurry. “Or [one, at any rate|both of you|you two|whoever it is]. Next train [Tuesday|when I’ve had my lunch|in the spring|at the weekend].”
      {hero} bought tickets the size of [ladybirds|crumbs|full stops] and held on to them [hard|tight].
      @humorous First class was the [ashtray|glove box|one with the cushion|end with the carpet].
      @light The whistle was [so high|pitched so] that only dogs and [aunts|choirboys|bats] could hear it.`,
    trouble: `A tortoise was coming [along the platform|out of Left Luggage|up from the far end], inspecting [tickets|the tickets|everybody]. He took up [all of it|the whole width|both sides of it|the entire way].
      ¶ “Ah,” he said to {him}, “[now|let me see],” and put on one pair of glasses, and then began to look for the [other|case].
      The engine gave a [|small ][jerk|cough|hiccup]. It would be leaving in [one minute|no time|three puffs], and there was no way round the tortoise, or over, or, as {companion} found, beneath.
      ¶ “[In my day|When I was a boy|Before the railway],” said the tortoise, and [settled down|drew breath].
      @dramatic The wheels [began|had begun] to [go|turn|mind]. The [flag was already up|whistle had gone|guard’s arm was going up|driver had spat on his paws].
      @neutral He had inspected [one ticket|half a ticket|a single return] that [year|spring], and was still pleased about it.`,
    leave: `The train put {us} down where the rails [ran out|stopped], in a field of barley, and backed off with a [wheeze|toot].
      The stationmaster [leaned from the cab|waved his hat|blew once|rang his very small bell]. “[Change here|All change|Mind the step],” he cried, “for [everything|the rest of it|wherever it is]!”
      {hero} looked [about|round] for a [sign|board|lamp] with a name on it. There was just a bench, and on it a sandwich in a [wrapper|napkin], marked For [Passengers|the Hungry|Whoever].
      {we} divided it with [great care|a ruler|a bootlace].
      @emotional It had been cut in a [heart|star|kiss], by somebody with [paws|very small paws].
      @mysterious The rails, when {he} turned [round|to look|back], went on a good way further. They had [only|just] been [covered over|waiting|keeping quiet].`,
  },
  {
    noun: { the: 'the pudding mill', a: 'a pudding mill' },
    chapter: 'Ground on Tuesdays',
    arrive: `The sails of the pudding mill went round whether or not there was any [wind|weather], and smelt of [nutmeg|lemons].
      [Currants|Plums|Raisins] [went|were tipped] in at the top. Below, in the dust, a miller as round as a [dumpling|plum|cannonball] held out a sack for the pudding to drop in.
      ¶ “[Say when|Tell me when|Stop me],” said the miller to {him}. Nobody ever [had|did|could|managed to].
      {we} were each given a spoon, and [shown the bowl|told to be brave|wished luck].
      @light There was a [second|spare] bowl, in case of [courage|accidents|elbows].
      @humorous The miller had been [thin|slim|narrow] [once|as a boy]. He [remembered|looked back on] it as a [dull|drafty|hungry] time.`,
    trouble: `Across the mill [gate|gateway], from post to post, lay a dog called [Pickle|Dumpling|Crumpet].
      He was not [really |]a [fierce|bad|cross] dog. He was simply an [enormous|extremely large] one, and he had had a [trifle|jam roll]. His eyes were [shut|closed|somewhere in it|not in use].
      ¶ “He [shifts|moves] at [Michaelmas|Easter|harvest],” said the miller. “There’s no [stepping over|going round|shifting] him, [either|though]. He [rolls|takes it for a game|leans|enjoys it].”
      {hero} [said|tried] [shoo|please|walkies]. The tail hit the ground, [twice|once|hard], and all the sacks [jumped|sneezed|fell down].
      @neutral It was the [only gate|one gate|gate or nothing|one way out]. The wall [on both sides|to left and right] was [nine feet|ten feet|three millers] high.
      @dramatic Then he [turned over|stretched|yawned], and there was [even |]less room than before.`,
    leave: `The miller would not hear of [anybody|anyone] going off down that hill on only [three|two|four] helpings.
      {hero} {was} given a parcel of crusts, tied by the corners in a [cloth|clean sack]. It swung on a stick and dripped [syrup|custard|gravy], a drop to [every yard|the yard].
      ¶ “[That way|Now] you’ll always find your way [back|to the pudding|home again],” said the miller.
      But the [wasps|ducks|ants] [found it|got there] first, and ate the whole road.
      @humorous They [lay about on it|lay there] afterwards, in rows, unable to [sting|get up|hum].
      @emotional He [stood and waved|went on waving] the spoon until the [hill|hedge|bend] hid him.`,
  },
  {
    noun: { the: 'the bell meadow', a: 'a bell meadow' },
    chapter: 'Mind the Bluebells',
    arrive: `In the bell meadow the flowers [do|really do] what it says, and the small blue ones are the [loudest|worst|bossiest].
      {hero} put [a foot|a toe|one boot] down. [Ding|Ping|Tonk|Tink], it went. {companion} stepped on a patch of [campion|foxgloves] and played [most of a tune|four bars of a hymn].
      After that nobody could [walk|take a step] without somebody [dancing|laughing|conducting], and it was a wide meadow.
      A [|thin ]hare came and sat on the [stile|gate|molehill] to listen. He [asked for|wanted] something [slower|older|with hares in].
      @light The [clover|burdock|dock] [was|took] the bass. It [took|needed] both [feet|boots|heels].
      @mysterious [Right in the|In the very] middle was one tall [white|pale|gray] bell that made no sound, and all the paths went round it.`,
    trouble: `The bees did not [care for|like|hold with|think much of] it. They came up out of the thyme in [rows|a column], with their arms [folded|crossed|akimbo].
      ¶ “Practice is from [two to three|four to five],” said the foremost bee, who had a [baton|very small list]. “This is not [two|the hour|the time], and that was [not|never] [practice|music|in tune].”
      They made a [wall|wall across the way|hedge|sort of gate], humming. It was exactly as high as {his} [nose|chin], and it [followed|went|moved] wherever {he} [leaned|looked|stepped].
      ¶ “[Nobody goes|Nobody stirs],” said the bee, “until it has been done [properly|again, with feeling|from the top].”
      @dramatic One [sat down|landed] on the [end|tip|bridge] of {his} nose, and waited.
      @humorous There were [|about ][ten|twelve|twenty] thousand of them. A few were [only there|there] for the [singing|outing|honey].`,
    leave: `Beyond the last of the flowers the grass was [just|only] grass, and {his} feet seemed to have gone [deaf|dumb|shy].
      {companion} stamped [a bit|about|on the grass], to be [sure|rude|out of tune].
      The bees had given {us} a pot of honey with a lid like a [drum|hat], and when {hero} held it up to {his} ear, the whole meadow was in there, going very [softly|slowly].
      {he} put it away at the bottom of the bag, where it could [|quietly ][practice|hum|keep time].
      @emotional It was the [second|third|slow] movement, the sad one, and they [had got|got] it right.
      @neutral It was [half past|a quarter past] three by the [hare|dandelions|bees].`,
  },
  {
    noun: { the: 'the house with forty doors', a: 'a house with forty doors' },
    chapter: 'Please Knock',
    arrive: `Somebody had built a house [from|out of] nothing but doors, and lived, if anywhere, [between|behind|among] them.
      There were [green|stable] doors, church doors, a wardrobe’s, and one from a [doll’s house|submarine]. Every one had [a different bell|its own bell|a knocker of its own|another sort of bell].
      {hero} rang the [nearest|first|smallest|one with a lion on]. “Not [me|here],” said a voice [at once|inside|crossly]. “Try the [brown|low one|next].” The [brown|low|next] one said to try the [blue|one with the cat flap].
      It was a [long|pleasant|wandering] conversation, and {we} never saw [a soul|a face|anybody].
      @light By the [tenth|ninth] door {he} and the voice were [friends|on first-name terms|telling jokes].
      @mysterious There were [thirty-nine|thirty-nine doors|only thirty-nine|thirty-nine, in sun]. However one counted, [there were thirty-nine|one was missing], and the name said [forty|otherwise|different].`,
    trouble: `The last door of all had two porcupines [in front of it|on its step], playing at [guards|sentries|soldiers].
      ¶ “[Halt|Stop|Wait|in two voices],” they said [together|at once|one after the other]. “One of us always [tells the truth|says please], and one [always|mostly] [fibs|doesn’t].”
      ¶ “[Which is which|Which are you|And which is this|Which of you does which]?” {hero} [asked|inquired].
      ¶ “We haven’t [decided|tossed for it|got that far],” said the left one. They had been at it for [three|two|four] days, and [no one|nobody] was going through till it worked.
      Then they [both |]put their spines up, for [practice|show|emphasis], and filled the porch.
      @humorous “[That’s a lie|Not true],” said the right one, [hopefully|trying it out|after a while].
      @dramatic Behind {us} the [other doors|doors] had begun to [close|shut|go], a slam at a time.`,
    leave: `[Out at the back|At the back] there was a [cabbage patch|clothes line|rabbit hutch], and nobody would have thought it had forty sides.
      {hero} turned round to thank the voice, but could not tell which [door|keyhole] it was in.
      So {he} said it to all of them, [walking down the row|door by door|one by one]. It took [some time|a while|till teatime|rather long]. At the [last|smallest] one there was a [sniff|giggle].
      ¶ “Come [again|any time|back|and knock],” said the voice. “I’m the [red|striped|shy] [one|door], really.”
      @emotional It had been waiting for someone to get [as far as|to] the [end|last page|end of it].
      @light All [the|forty] letter boxes [clapped|smiled|winked].`,
  },
  {
    noun: { the: 'the long puddle', a: 'a long puddle' },
    chapter: 'The Puddle Regatta',
    arrive: `[Once a year|Every spring|After rain] the long puddle has its regatta, and {we} had [come on the day|arrived in time|walked into it].
      It was [a field|a mile|two fields] from end to end, and nowhere deeper than an ankle. There were boats [made of|that had been] [walnuts|sardine tins|shoes].
      Somebody pressed a paper flag on {him}, and {he} cheered for the yellow one, although it was going [backwards|in circles|under].
      It [looked|seemed] as though it could do with [it|somebody|a friend].
      @neutral There were [nine|eleven|ten] entries, of which [six|five] were [still |]afloat.
      @light [Its|The yellow boat’s] captain was a [snail|beetle|shrimp], and blew {him} a kiss.`,
    trouble: `“[No crossing|Nobody crosses],” said the frog with the flag, “during the [race|regatta|finals].”
      {hero} looked [at|over] the boats. The one in front had stopped for [lunch|a quarrel|repairs|a swim]. “[When|What time] does it [finish|end|stop]?” asked {companion}.
      ¶ “[Last year’s|Last summer’s],” said the frog, “finishes [on Thursday|next week|when it’s dry].” He puffed himself up to the size of a [pudding|football], and there were thirty more behind him, all marshals, and all along the [edge|bank|brim].
      They held their [little|wet] flags out [sideways|end to end|at both sides], and the way across was shut.
      @humorous It was [written|all] in the rules, which were [in frog|under water|mostly croaked].
      @dramatic The [clouds|swallows|rushes] had [come|bent] lower. It was a puddle that [had been known|was known] to [grow|be a lake|join the river].`,
    leave: `They had a [prize|cup] for the spectators too, it seemed, for the one who got [wettest|most mud on|furthest in].
      {hero} [won|had won] it [easily|by a length|without trying]. It [was|turned out to be] a [cup|spoon|jug] full of tadpoles and had to be [given back|let go|put back].
      The frogs sang {us} to the [road|gate|dry], in [parts|four parts], and dripped.
      Behind them the yellow boat [came|crept] over the line at last, [sideways|upside down|stern first], to no cheers but one, and that was {hers}.
      @emotional The captain had [lashed|tied] the [paper flag|flag|small paper flag] to the mast.
      @neutral {his} socks took until the [evening|day after|end of the week] to dry.`,
  },
  {
    noun: { the: 'the school for clouds', a: 'a school for clouds' },
    chapter: 'Learning to Rain',
    arrive: `On top of the [moor|down|highest hill] stood a school with no [roof|ceilings], because of the pupils.
      They sat in [rows|lines], small and [white|woolly]. A big gray one at the front was [teaching them|showing them how] to [drizzle|rain].
      ¶ “From the [stomach|middle|boots|shoulders],” she said. “Don’t [squeeze|rush it|strain|hold your breath]. [Think of|Remember] something sad, but not [very|too|for long].”
      {hero} watched the [littlest|smallest] cloud, in the [corner|back row|end place]. It [went|turned] pink, and shook, and let fall [a single drop|one drop|one, on {companion}].
      @emotional Everybody clapped, and then it really [did cry|cried], and was given a [star|biscuit|ribbon].
      @light The infants were [only|still] on [mist|dew|damp]. They [did|made] it in [heaps|armfuls|corners].`,
    trouble: `“[And why|Why] are we [late|out of line|indoors]?” said the headmistress. She had come round in front of the [gate|door], and she was [dark|purple] underneath.
      {hero} said that {he} {was} not a [cloud|pupil|mist]. “[Excuses|Nonsense|They all say so],” said the headmistress. “Sit [up|down|straight|still]. [Nobody|No one] leaves my class until I have seen a proper [shower|puddle|drip].”
      She spread, from [one gatepost|this gatepost] to the other, and [rumbled|grew taller|darkened].
      {companion} tried [thinking of something sad|a sad thought|frowning], but nothing [fell|came|dripped].
      @humorous A register was [called|read out|taken|ticked]. It was [mostly|all] [Wisp|Nimbus|Fluff], with one Kevin.
      @dramatic The air [went|turned] [tight|still|yellow]. Something [flickered|grumbled|lit up], [deep|far down] in her skirts.`,
    leave: `The bell [went|rang|sounded]. It was [thunder|a gong], a long way up, and [at once|all together] they broke out over the [wall|gate|fence] and across the sky.
      The [littlest|smallest] cloud came last, and hung above {him} for a bit, [bumping|dithering|blushing].
      It had [made|done] {him} something in [Art|Crafts|double Art]. It was a [rainbow|sunset], about the size of a [comb|saucer], and not quite dry.
      {he} carried it [flat|level], on {his} two hands, until it [had gone|went|dried].
      @mysterious All that week, wherever {we} went, there was one [small|little] [patch of shade|cool patch|square of shade].
      @neutral It rained on the [Wednesday|Friday|Tuesday], [well|gently] and evenly, from the left.`,
  },
];
