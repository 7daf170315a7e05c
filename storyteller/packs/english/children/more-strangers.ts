import type { Stranger } from '../../pack.ts';

export const moreStrangers: readonly Stranger[] = [
  {
    noun: { the: 'the gate-tuner', a: 'a gate-tuner' },
    gender: 'm',
    meet: `A thin man [was swinging|swung] on a gate with his [ear|eyebrow|cheek] against the post. It went [eeee|eeoo|eeeeu|eeyu].
      ¶ “[Flat|Sharp|Sulky|Damp],” he said. He gave the hinge a [turn|tap|drop of oil], and it went [eeeh|eeei]. “[There|Better|So|Hark]. [Now it’ll|It’ll] sing with the one at the [vicarage|dairy|old mill].”
      He tuned gates from here to the [sea|border|lighthouse], [all |]by hand, and nobody had ever asked him to.
      {hero} shut it behind {us}, [with care|softly], and [somewhere far off|over the hill|a mile away] another gate [answered|sang].
      @emotional His own, at [home|the cottage|his own front path], he had left as it was. It was [his mother’s|still his mother’s] [note|key|gate].
      @light {companion} squeaked a [little|bit|great deal], and was tuned [as well|too].`,
    talk: `“I did hear {noun} go through one of mine,” [said|recalled] the gate-tuner. “You [get|come] to [know|tell|hear it]. Most people [bang|kick|swing on|slam] it. {noun} held it for [the next person|whoever was next|somebody].”
      ¶ “Who was [the next person|that|it]?” {hero} [asked|said].
      ¶ “[That’s|There’s] the [queer|odd|puzzling] thing. There [wasn’t one|was nobody|wasn’t anybody|was only the lane]. It was held open for [quite a time|a good minute|as long as it takes], and [then |]shut ever so gently.”
      He played it over, [in the air|to show {him}], on a hinge he kept in his [waistcoat|hat|sandwich tin].
      @mysterious [On|At] the last [note|creak|bar] he looked round, the way one does for someone late.
      @humorous It was in [the key of |][rust|tin|wet Wednesday]. He [apologized for that|blushed about it|blamed the damp for that|said it was the best he could do].`,
    back: `One [morning|evening], every gate in {home} swung at once, and made a chord.
      The gate-tuner stood in the middle of the street with his arms [up|out|wide] and his eyes shut. “[Again|From the top|With feeling],” he called, and [gave|threw] {him} the post office gate, the difficult one.
      By the [third|fourth|fifth] time the [dogs|drains] had come in.
      @light The last [verse|chorus|line] was [nothing but|all] hinges.
      @emotional There was one [that |]he had brought with him, in a [sack|pram|blanket]. It was his [mother’s|mother’s, with the note|mother’s own|mother’s, unoiled].`,
  },
  {
    noun: { the: 'the small queen', a: 'a small queen' },
    gender: 'f',
    meet: `There was a [|checked ]tablecloth on the grass, and on it a girl in a crown, eating [radishes|toast|cherries].
      ¶ “[Stop|Halt|Feet|Shoes]. That’s my [border|border you’re on|frontier],” she said. “It’s the [fringe|hem|bit with tassels|part with the lace]. I’m [Queen|Empress|Her Majesty] of all this, up to the [stain|hem].”
      {hero} asked [to come in|if {he} might|for leave to enter]. She [had|made] {him} wipe {his} feet, and stamped {his} hand with a [potato|cork|radish].
      It was a tiny country, but there was nobody left out of it, and it could be [shaken|rolled up|folded] [at night|before bed].
      @humorous She had an [army|army of two|old army], but it was in the [wash|tub].
      @neutral The population, with {us}, was [up|greater] by [two|three|several] hundred per cent.`,
    talk: `“I had {noun} announced, [once|last summer|one Sunday],” said the small queen. “I’d asked [everyone|both neighbors|the ants]. It was [going|supposed] to be [a state visit|official|very grand]. I [ironed|swept|hoovered] the [|whole ]country.”
      {hero} asked [what it was like|how it went|who came].
      She folded over the [hem|corner|province], and [then |]back again. “It [rained|poured|came on wet|hailed]. [Nobody|No one] comes so far for a [tablecloth|country|realm] this size, you know. One waits and [has the sandwiches|eats the cake|curtsies to the wasp|goes in].”
      ¶ “I’ll tell {noun} you’re [open|at home],” {hero} said.
      @emotional She made {him} a [duke|count|baron], rather [fast|gruffly], and looked the other way to do it.
      @dramatic She stood [up|up, all of her|straight|on the middle of it]. “Tell {noun},” she said, “that I kept the [chair|cushion].”`,
    back: `A tablecloth had been spread in the [square|main street] of {home}, and laid for [twelve|everyone].
      ¶ “[It’s|This is] a [state visit|royal visit|progress],” said the small queen. “I [have brought|carried] the [state|country], as nobody could come to it.” She moved [over|up] to make room for {him} on the throne, which was a [cushion|hassock|pouffe].
      @light By [evening|teatime|sunset] the border had been [let out|widened], with safety pins.
      @humorous The army had [come|marched in|been called up], and was [very clean|dry again].`,
  },
  {
    noun: { the: 'the cook without a kitchen', a: 'a cook without a kitchen' },
    gender: 'f',
    meet: `Soup was being made in a [helmet|watering can|flowerpot], over [three|four] candles, by a woman with a saucepan on her head.
      ¶ “I had a [kitchen|café|stove],” she said, before {hero} could [ask|speak|sit]. “It blew [away|out to sea|round the corner|over the hill]. [It was|I had it] on [wheels|castors|rollers]. So I [go after|follow] it, and cook as I [come to things|go|find things].”
      She had come to [a turnip|nettles|some leeks|two onions]. She let {him} [taste it|try it|have the first spoon], and watched {his} [face|eyebrows|chin].
      It [tasted|smelt] of exactly what {he} had been wanting since [breakfast|last week|the age of four].
      @light The [spoon|ladle] she wore behind her ear, and the pepper in her [boot|plait|glove].
      @emotional She laid a [second|clean|proper] place, and [a third|another], as if she had counted on it.`,
    talk: `“They say that {noun} turned up for dinner at a place near here, with no [invitation|appetite],” said the cook without a kitchen. “They [gave out|said] it was a great [nuisance|honor|fuss].”
      She [shook|stirred|scraped|frowned into] the pan. “But did anybody ask what {noun} would [like|care for]? They [did not|never did|just cooked|only laid a place]. [They gave out|Out came the] [mutton|beetroot|cabbage].”
      So {hero} told her what {he} supposed {noun} might like. It took [some|a good deal of] thinking, and got more [lemony|buttery|peppery] as it went.
      She wrote it [down |]on her [apron|sleeve|saucepan lid]. It was [going|quite likely] to be the [soup of the day|day’s special|pudding].
      @humorous The [mutton|dinner], by all reports, had gone on [for some time|without pudding|until it was light].
      @mysterious “[Now that|That],” she said [slowly|softly|after a bit], “is what it smelt of, on the stairs.”`,
    back: `There was a smell of [onions|pancakes] in {home}, and then there was a kitchen, on wheels, with its cook running behind.
      It came to a stop against {his} own [fence|front step], out of [breath|steam]. “It [knew|must have smelt|felt in its wheels that] somebody was hungry,” she panted.
      That was true of [most people|the whole street|nearly everybody|a good many, and the dogs].
      @emotional She took the saucepan off her head at [last|long last|the door], and hung it on its [nail|own nail].
      @neutral It stayed [three|two|four] weeks, and [served|cooked] four hundred suppers.`,
  },
  {
    noun: { the: 'the hen with the clipboard', a: 'a hen with a clipboard' },
    gender: 'f',
    meet: `“[Name|Next|And you are|Stand there],” said a hen. She had a pencil behind her [comb|wing] and a clipboard before her, and she [meant it|was not joking|had ruled it herself].
      ¶ “{name},” {hero} [told her|said|answered].
      ¶ “Purpose of [corn|visit|life|egg]?” said the hen. “Any [grit|luggage|opinions|cousins]? [How many|What sort of] [toes|wings|feet]?” She ticked, and [looked|peered] [down|again|closer], and corrected the toes.
      She was counting [everyone|everybody] who came by, in order to find out [how many there were|if it was enough|who was missing].
      @humorous [So far|To date] there were [eleven|nine|fourteen]. It had been a [slow|quiet] [month|week|spring].
      @neutral The form had [two|three|four] pages, and the [second|last] was for eggs.`,
    talk: `“{noun},” said the hen with the clipboard, and turned up the [sheet|page] before last. “{noun}[|, {noun}]. [Yes|Here we are|Got it|Just so]. [Passed|Came by] on the [ninth|third|twelfth]. [Nothing|Not a thing] to [declare|show|say].”
      ¶ “[Nothing at all|Are you certain|Not a thing]?” {hero} [asked|put in].
      ¶ “That’s what [I thought|I wondered|it said]. So I [pecked|pressed|scratched] [a little|a bit].” She [dropped|lowered] her [voice|pencil|beak]. “It turned out there was something, but it was only [a hope|homesickness|a tune]. There [isn’t|is not] a [box|column|stamp] for that.”
      {hero} [looked|checked|ran a finger down it]. There [was not|was none|wasn’t|was nothing like it]. {he} borrowed the pencil and [drew one|ruled it|squeezed one] in.
      @emotional The hen [put|made] a tick there, quite [small|faint|neat], for herself.
      @dramatic “[Between ourselves|Off the form|Strictly],” said the hen, “there’s been somebody else asking. With [boots|a lamp|a bigger clipboard|a better pencil].”`,
    back: `A knock came at about the height of a [knee|hen], and there she was on the mat, in {home}, with her papers.
      ¶ “I’ve added everyone up,” she told {him}, “and it came to [one too few|one short|not enough]. I did it [again|twice|on my toes|backwards]. I’d [left out|forgotten] [me|the hen|whoever was adding].”
      So {he} [asked|had] her in, and [wrote it down for her|put her on the list|added one].
      @light She stayed to [tea|supper|breakfast], and [to|then to] Michaelmas.
      @humorous Under Purpose of Visit she had put [Cake|Cake, possibly seconds|Cake, and see overleaf|Cake, if any].`,
  },
  {
    noun: { the: 'the giant’s secretary', a: 'a giant’s secretary' },
    gender: 'm',
    meet: `A little man came [staggering along|along] with a pencil as long as a [ladder|rowing boat|bus] on his shoulder.
      ¶ “The giant’s [secretary|secretary, me|scribe],” he [said|panted]. “I [take|do|write] [|all ]the letters.” He [put|set] the point to the ground and ran in a [loop|curve|great sweep]. “That’s [a D|the D|a capital]. It’s as far as [we’ve got|he’s got|the field goes].”
      {hero} [stepped back|climbed a gate|stood on a stump] to look. It was a [very good|splendid] D, with a [duck|puddle|cow] in it.
      There were [six|four|nine] acres [to go|still to do] before the end of Dear.
      @light {companion} [made|did] the [dot|full stop|comma] for him, by jumping.
      @neutral The pencil was a [2B|4B|soft one], and had been a [pine|spruce].`,
    talk: `“He hasn’t [got|made|kept] [many|any] friends,” said the giant’s secretary. “He’s [only |]got the [one|weather|odd cloud]. They think he’s [shouting|cross|thunder], but it’s just [how it comes out|his voice|the height].”
      The letter was [an invitation|a party invitation], and it was going to be to {noun}.
      ¶ “Why [ask |]{noun}?” {hero} [asked|wanted to know|said].
      ¶ “Because of never having said that he was [too big|in the light|blocking the view],” said the little man, and rubbed his back. “It’s [not much|a small thing|little enough|no bigger than a bun]. You’d be surprised how [far|long] you can [get|go|live] on it.”
      @emotional He had put in a [kiss|small kiss|cross] at the bottom already, in the [beet|barley] field. It was [not|nowhere] in the [dictation|draft|rules].
      @humorous He was paid by the [word|letter|yard], and [hoped for|looked forward to] a long one.`,
    back: `On the hill above {home} was a word, in [pencil|mown grass], so big that the swallows were reading it aloud.
      THANKS, it [said|read|had come out as|told everybody]. The giant’s secretary sat in the [A|N|K], [fanning himself|with his boots off|mopping his face]. “He wanted to do it [by himself|alone|without me],” he told {him}. “I [only|just] [sharpened|held the ruler|went and looked].”
      @light That night the moon [looked down|came by] and colored in the [K|T|S].
      @emotional Under it, very small for a [giant|hand that size], stood the name {name}, with all of the letters the right way round.`,
  },
  {
    noun: { the: 'the girl who keeps echoes', a: 'a girl who keeps echoes' },
    gender: 'f',
    meet: `A girl stood with her [head|ear|chin] on one side and a jam jar [open|ready|held out] in her hands. “Say [something|anything|the first thing|a word],” she said.
      ¶ “[What|Such as what|What shall I say]?” {hero} [said|asked|What sort of thing].
      ¶ “Got it,” and she screwed down the [lid|top|wire]. She had a [pram|crate|pillowcase] of them, all with labels: Owl, Aunt Falling Over, Empty Church.
      She held up {hers}[| to the sun| and gave it a tap]. Very small, [behind the glass|inside], something said what, what, [what|wha|wh].
      @mysterious There was a [|tall ]jar right at the back, wrapped in [flannel|newspaper|a sock], and that one she did not hold up.
      @light Aunt Falling Over was [the most|by far the most] [borrowed|asked for|worn out].`,
    talk: `“I’ve got a [bit|drop] of {noun},” said the girl who kept echoes. “[Only|Just] the [end|tail|last bit]. [You never get|There’s no getting] the [front|beginning|start] of anything.”
      She [unwrapped|took out] a jar the size of a [thimble|plum|walnut] and let {him} put an ear against it.
      It was [hardly|scarcely|not quite|less than] a sound. It might have been a [laugh|sigh|sneeze], or a [door|gate], or the last part of somebody’s name.
      ¶ “It’s [Is anyone there|Wait for me|Shut the gate], I [believe|think],” she said. “But it [could|might] be [Goodnight|potatoes|porridge].”
      @emotional {hero} said “Yes” into it, before she shut the [lid|jar], so that there would be an answer.
      @dramatic The [glass|jar] rang for a [moment|second|while], all by itself, and {he} nearly let it fall.`,
    back: `The girl who kept echoes had pushed her pram to {home} to give one [back|up].
      ¶ “It’s [yours|for you|your own],” she told {him}. “You [left|dropped] it on the [road|way|stile]. I [don’t|never] [keep|sell|hang on to] the good ones.” She [undid|opened|unscrewed] it, and the whole street heard {him} laughing, as {he} had that day.
      It [went|ran] round every [chimney|tree|lamp post] and came home.
      @mysterious At the [|very ]end of it somebody [else|smaller|very like {noun}] could be heard, laughing too.
      @neutral The jar was [washed|rinsed], and used for [pickles|newts|marbles].`,
  },
];
