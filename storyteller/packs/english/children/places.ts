import type { Place } from '../../pack.ts';
import { morePlaces } from './more-places.ts';

export const places: readonly Place[] = [
  {
    noun: { the: 'the sock market', a: 'a sock market' },
    chapter: 'One of Each',
    arrive: `The sock market is [held|kept] on a [bridge|slope|hilltop], and sells only the ones that have lost the other.
      {hero} walked between the stalls, past [tartan|striped|mustard] on the left and [lace|spotted|football] on the right.
      People [held up|stuck out] an ankle and went along [slowly|in the sun], [hoping|comparing]. [Every so often|Now and then] there was a small [cry|shout|whoop] of joy.
      @emotional An old [man|sailor] had found his after [nine|eleven|fourteen] years, and was holding it to his [cheek|chest].
      @neutral A single [sock|one] cost [a penny|a halfpenny|three buttons]. A pair was not [for sale|to be had|spoken of|thought nice].`,
    trouble: `At the [way out|gate] stood the Clerk of Pairs, a [ferret|stoat|weasel] in a ruff, and he looked at {his} ankles.
      ¶ “[One gray|One blue], one [less gray|less blue],” he said. “[Nobody|No one] leaves here [odd|unmatched|single]. It is the [only|one|best] rule we’ve [got|ever had].”
      He sat down in the [gateway|gap|way] with a [little|comfortable] grunt.
      Behind {us} the [queue|crowd|whole market] began to pull up its trousers and [look|compare].
      @humorous The Clerk himself wore [none|none at all|sandals|gaiters]. It was [felt|said] to be [above him|beneath him|different, for him].
      @dramatic He could [bite|nip|bite, too|bite, and had]. He said so, [quite nicely|in a low voice|and looked at a calf|without raising his voice].`,
    leave: `The sock market packed up behind {us}, all its [lines|strings|pegs] let down [at once|together].
      Somebody had put a [paper bag|small bag|twist of paper] in {his} [hand|pocket|hood]. In it was one [green|orange] sock, hardly worn, far too [large|long].
      ¶ “[No charge|A present|With our love|Not a penny],” the stallholder had called. “It’ll be half of [something|a pair|somebody’s], [one day|some time].”
      {he} put it on over the other, and went [down the hill|on towards the hills|on, unevenly].
      @light It had a [bell|small bell|brass bell|cracked bell] at the toe. All the [rest|remainder] of the [road|lane|day] went ting.
      @mysterious Inside, in [red|white] thread, was sewn a name, and it began with [an N|a Q|half a letter].`,
  },
  {
    noun: { the: 'the swimming library', a: 'a swimming library' },
    chapter: 'No Running, No Splashing, No Talking',
    arrive: `Somebody had let the water out of the [old|public|Victorian] baths, and put [the library|a library] in.
      {we} climbed [down|in] by the [silver|rusty|children’s] ladder. [Picture books|Nursery rhymes|Stories with ducks in] [were|stood] at the shallow end //and the [deeper|further in] it went, the longer the [words|sentences].
      A reader in [goggles|armbands] sat at the bottom with an encyclopedia, coming up now and then for [air|a biscuit].
      {hero} could just stand in [poetry|cookery, as far as jam].
      @light There was a [slide|water slide|long slide|blue slide]. It ended in [pirates|dinosaurs|ghost stories|knights].
      @neutral Books were lent for [three|two|four] weeks, and the deep end [closed|shut] at noon.`,
    trouble: `The [only|one] ladder out had a goat at the foot of it, in a [whistle|lanyard|swimming cap] and spectacles.
      ¶ “[Fines|Fines, please|Overdue|Fines, and today],” said the goat. “You’ve been standing there for [four|six|eleven] minutes without a [ticket|ticket, or a book]. It’s a penny a minute or I eat your [plans|laces|collar|hat].”
      She had [done it before|kept her word before|eaten before|meant it before]. There was [a bishop’s|a tall man’s|somebody’s best] shoe beside her, [quite|wide] open at the front.
      {hero} stepped to the [left|right|side], and so did the [goat|goat, exactly|other party].
      @humorous She stepped to the [right|left|front] [in advance|next], to save time.
      @dramatic [Up above|Overhead], somebody had begun to turn off the lights, [one row|one lamp|a shelf] at a time.`,
    leave: `The librarian stamped the back of {his} [hand|hand, kindly,|left hand] on the way out. It said DUE [BACK|IN], and [a date|Thursday|her initials].
      ¶ “[Everybody comes|They all come] again,” she whispered, “because they want to know how it [ends|comes out|all dries].”
      It was true that there was a [page|chapter] somewhere down there that {he} had left half-way, in the middle of a [storm|staircase].
      {he} turned the thought down at [one corner|the corner|the edge], to [keep the place|remember|have it for later].
      @emotional She had let {companion} [hold|ink|choose] the stamp[| as well].
      @light The ink came off on [everything|whatever one touched], so that a good many [gateposts|apples|noses] were due back too.`,
  },
  {
    noun: { the: 'the hill that moves', a: 'a hill that moves' },
    chapter: 'The Hill That Would Not Stay',
    arrive: `It was a hill like a [bun|loaf], and it had not been there [a minute ago|on the way up].
      ¶ “It does [that|so|wander|go about],” said a farmer. “[One field|About a field|Half a mile] a night, towards the [sea|station]. We’ve asked it to [knock|say|wipe its feet|keep off the peas].”
      {hero} [laid|put|pressed] an ear on the turf. There was a sort of rumble, such as [comes from|one hears from] somebody who is [walking and humming|counting steps].
      So {we} [climbed on|got on|went up], as it was going [the right way|that way|past].
      @mysterious At the top was a bench, and it [was|felt] warm, and the dents in it were not [people-shaped|new|made by sitting].
      @light It was like [riding|being on] a very [slow|large|patient] bus with daisies on.`,
    trouble: `[Half-way|A little way] down the other side the path was full of sheep, who were holding a [vote|meeting|debate].
      Should the hill turn [left|left at the barn|left again], or lie down? [Eleven|Nine|Ten] [were|had voted] for left. The same [number|tally|total] were for lying down, and the old ram would not let anyone by till it was [settled|decided].
      ¶ “You have the [casting|last|only other] vote[| left],” the ram told {him}. “And it must be a [reason|good one|short one|kind one].”
      They [all looked|looked], [chewing|breathing|blinking], and closed in.
      @dramatic Below them the hill had [come|got] to the edge of [the road|a duck pond|somebody’s lettuces].
      @humorous One sheep was for [both|both at once|neither|having lunch]. She had a [|home-made ][leaflet|banner|rosette].`,
    leave: `{we} got [off|down] at the bottom, where the hill was taking a [rest|drink|breather].
      It seemed rude to go without a word, so {he} [patted|stroked] it, low down, where the [clover|moss|thyme] was thickest.
      [All the|The] daisies shut and opened, [once|in a wave|one after another], from the foot to the top.
      When {we} looked back from the next [rise|corner], there was only a flat field there, and the ram, looking [surprised|left behind].
      @emotional For days afterwards {he} would say [good night|good morning|sleep well] to hills, on the chance.
      @neutral It had [gone|moved] [about |]a quarter of a mile to the [east|south|left of the church].`,
  },
  {
    noun: { the: 'the cow ferry', a: 'a cow ferry' },
    chapter: 'Crossing by Cow',
    arrive: `There was a [river|broad brown river|river with ideas], and a ferry, and the [ferry|boat] was rowed by a cow.
      ¶ “Sit [in the middle|amidships|low|still],” she said. “And no [standing|milk jokes|singing|paddling].” She had strong [brown|freckled|ferrying] shoulders and a [|peaked ]cap.
      {hero} sat, and {companion} too, and the bank [slid|went|floated] off [backwards|behind|without {us}].
      Half-way over she shipped her oars to look at a [heron|cloud], because, she said, there was no point in having a river [otherwise|just to get across].
      @light She [sang|hummed|lowed] at the oars. It was all [one|the same] note, but a good one, and it [went on|carried|got across first].
      @neutral The river was [sixty|seventy|fifty-five] yards [wide|across] at that point, and the fare was hay.`,
    trouble: `On the far landing stage lay [seven|five] otters, nose to tail, like a [fringe|rope].
      ¶ “[Password|Halt|Word|Give the word],” said the first otter. The cow said that it had been [Whiskers|Herring|Wellington] [only |]yesterday.
      ¶ “That was [yesterday|before lunch|a different tide|when it was sunny],” said the last one. “Nobody lands without it, and we’ve [forgotten|eaten|dropped] it, so [nobody lands|there it is].”
      They [smiled|grinned], with [a great many|all their|rather too many] teeth. The boat had begun to turn round in the [current|stream], [slowly|gently|bit by bit], the wrong way.
      @dramatic One rope [held|was left|stayed|still held]. [An|A wide] otter was [leaning|sitting|lying] on the knot.
      @humorous “It’s got an [F|S|R] in it,” said the [smallest|youngest], and was sat on.`,
    leave: `The cow would [take|have] nothing for it but [a handful|a hatful|an armful] of clover and somebody to wave to.
      So {hero} waved from the bank until the ferry was no bigger than a [matchbox|slipper], and then a bit longer.
      [Across|Over] the water came a moo, very [low|long|round], such as ships make.
      ¶ “That means mind how you go,” an otter [explained|said], and {we} minded, all along the [reeds|towpath].
      @emotional {he} had never been [mooed to|mooed at|saluted by cattle] before, [not|or not] personally.
      @mysterious When {he} looked [again|back] there was a river and no [cow|ferry|landing stage], and the grass where {we} had landed was dry.`,
  },
  {
    noun: { the: 'the tea-cozy factory', a: 'a tea-cozy factory' },
    chapter: 'Hot at the Handle',
    arrive: `Steam [stood|hung] over the tea-cozy factory in the shape of a [teapot|hen|bobble], and all the windows clicked.
      Inside, [forty|sixty|ninety] pairs of needles were [going|flashing|racing]. The cosies came down a belt, with a hole for the [spout|handle|spout, more or less], and at the end somebody tried each one on his head.
      {hero} {was} handed a ball of [red|plum] wool before {he} could say a word.
      It seemed only [polite|right|friendly] to [knit|join in].
      @light {he} finished [nearly|almost] a third of one, and it was [admired|passed around|hung up].
      @neutral They [made|finished] [four|three|six] hundred a day, except on the day when they made socks.`,
    trouble: `The door [was|stayed] shut until the hooter went, and the hooter was [broken|being washed|on holiday].
      In front of it [stood|sat] Mrs Tutt, the forewoman, who had arms like [bolsters|loaves|rolled rugs]. “[Nobody|No one] goes till it [hoots|blows|says],” said Mrs Tutt. “I’ve been on [this|the same] shift since [March|the Coronation|my wedding].”
      [Everyone|Everybody] [went on|kept|carried on] knitting. It was getting [hard|difficult] to see over the [wool|cosies|heap].
      {hero} asked her [very nicely|again|with a please], and she gave {him} another [ball|row|pair of needles].
      @humorous There was a man [in the corner|by the window] who had come in to [read the meter|mend the clock|ask the way], in 1962.
      @dramatic The heap had reached {companion}’s knees, and it was [rising|warm|still purling].`,
    leave: `Mrs Tutt came out on the step to [see|wave] {us} off, and blinked, because she had not met the [sun|street|daylight] lately.
      ¶ “You’ve [dropped a stitch|come unpicked],” she told {him}, and did up {his} collar with two [needles|fingers|pins] and a firm pat.
      [There was|She had] a cozy [each|apiece|for each of <us|you|them>], to [take along|keep|go home with]. They were [meant|made|knitted] for teapots, but they did [very well|nicely] for [ears|knees].
      Behind her the [machines|needles] slowed [down|to a purr|and stopped], one by one.
      @emotional She [stood|stayed] there until the [corner|bend|last chimney]. She had [nobody|no one] at home to tell to [wrap up|sit nearer the fire|put a hat on].
      @humorous From [a distance|far off] {we} must have looked like something [ready to pour|just brewed|past its elevenses].`,
  },
  {
    noun: { the: 'the wood of lost kites', a: 'a wood of lost kites' },
    chapter: 'Everything with a String',
    arrive: `Every kite that ever [got away|broke loose] comes down in that wood, [sooner or later|in the end|when it is tired].
      They hung in the branches, [red|yellow] ones and [box|dragon-tailed] ones, and talked in the wind like a [classroom|tea party].
      {hero} went along underneath with {his} head back, and there, in an [oak|ash], was one {he} knew.
      It had {his} own bad [sewing|patch|gluing] down the side. It [bobbed|flapped|wriggled], as if to say: at last.
      @emotional {he} had cried for a whole [afternoon|evening] about that kite, and told people it was [hay fever|a fly|the onions].
      @mysterious Some of them had no [tails|strings|owners] and had [plainly |]never needed any.`,
    trouble: `The rooks of [the wood|that wood|those trees] have [a law|one law|a rule]. Whatever has a string belongs to [them|the rooks|the trees, meaning rooks].
      [Thirty|Fifty] of them came down across the [path|track], in black, like [lawyers|uncles], and looked at {his} laces.
      ¶ “[String|There’s string],” said the [oldest|grayest|largest] rook. “And that is a [drawstring|cord|bow], at the [hood|neck]. And what do you call [those|these|them there|that lot]? [Plaits|Laces|Whiskers|Fringes]?”
      They [hopped|came] one hop closer, [all together|in step|politely]. There [seemed to be|was] nowhere to tread that was not [rook|beak|feather].
      @dramatic A claw had hold of one [bootlace|toggle|cuff], and had begun, [thoughtfully|without haste], to pull.
      @neutral A rook weighs [one pound|a pound, wet|about a pound], and there were a [good|great] many pounds.`,
    leave: `At the [edge|end] of the wood [there was|stood] a notice: PLEASE LET GO [HERE|NOW|OF IT HERE].
      {hero} [wound|let|took] the string off {his} wrist. The kite {he} had been given back stood [straight|right] up in the air, and [tugged|trembled|bowed].
      It could have [come home|been wound in|gone in the bag|been folded up]. But {he} had seen how it [talked|danced|got on] with the others.
      So {he} let go, and it went back over the [trees|treetops], [waggling|looping|swaggering], to its friends.
      @light It sent down its [tail|long tail], for keeps, and that made a [splendid|very fair|really first-class] scarf.
      @humorous The rooks [put|wrote] it down in the book as [a gift|income|found].`,
  },
  ...morePlaces,
];
