import type { Place } from '../../pack.ts';

export const nearPlaces: readonly Place[] = [
  {
    noun: { the: 'the Inn of the Wrong Turnings', a: 'an inn of wrong turnings' },
    chapter: 'The Inn of the Wrong Turnings',
    arrive: `The inn had [nine|eleven] doors to the street and a notice asking guests not to [trust|count] them.
      {hero} chose the one with the cleanest step, and came out, by way of the [flour|coal] cupboard, in somebody’s Tuesday.
      ¶ “You’ll be wanting a room,” said the landlord, “or a [refund|way out|bath|witness]. They’re [all one|both upstairs|under the stairs|not easily told apart].”
      {companion} had [gone|come] in by another door and was already [older|wet|finishing the soup].
      @humorous The soup was [oxtail|yesterday’s|turtle|mock], in both senses.
      @light There were [mints|daisies|warnings] on every pillow, and one [pillow|bed] on the ceiling.`,
    trouble: `Leaving was [harder|another matter|not so simple|extra]. Each door that {hero} opened gave on the same [landing|passage], with the same stuffed pike in a case, and a [bill|larger bill].
      The bill was longer [every|each] time, and had begun to include things {he} had only [thought about|looked at|dreamed of].
      ? Behind the wall somebody else could be heard trying doors too, [years|ages|weeks] off, without much hope.
      Then there were no doors [any more|left] //and the landing was growing [shorter|narrow|dark].
      @mysterious The pike wore a ring that {hero} [knew|had lost].
      @dramatic The ceiling [touched|pressed down] {his} [hair|hat|ears].`,
    leave: `{we} came out at last into a yard, by way of a [linen chute|wardrobe|hen house], and it was [the same hour as|still the hour] when {we} had gone in.
      ? The landlord waved from [four|three|seven] windows at once.
      {hero} left [a coin|sixpence] on the mounting block for the [soup|wear|pike], and it had gone before it stopped spinning.
      Down the road neither {he} nor {companion} would take the first turning, or the [second|next|third|one by the church].
      @neutral It was [a quarter|ten] to [nine|six|eleven] by the stable clock.
      @emotional In one of the windows a child sat reading, quite [at home|content|snug], and [did not look up|turned a page].`,
  },
  {
    noun: { the: 'the bridge of coats', a: 'a bridge of coats' },
    chapter: 'The Bridge of Coats',
    arrive: `From far off it looked like [a crowd|a queue|people], leaning over the gorge to see something [fall|drown].
      They were coats: [hundreds|four hundred years|thousands] of them, buttoned sleeve to sleeve over the ropes, because [whoever crossed|everyone who crossed] must leave one.
      {hero} walked in among the wool and the [tobacco|camphor|dead men’s peppermint] and heard, in every pocket, a little change.
      ? Half way there was a peg with {his} own [initial|size|shape] on it.
      @mysterious One of the sleeves was [warm|damp at the cuff|breathing|inside out].
      @emotional {companion} had stopped by a [very small|tiny] one, and was doing up its [top button|toggle|collar].`,
    trouble: `Then the [wind|draft|dusk|rain] got into them. Four hundred coats breathed in, [shrugged|stood up|filled], and [turned|lifted] their collars to <me|you|{name}>.
      They were not angry; they were only cold, and had been for so [long|many winters|many years], and here [came|was] somebody warm.
      [An oilskin|An admiral’s greatcoat|A judge’s gown] took {him} round the waist, and the [others|rest] closed in, arm through arm.
      ? {companion} was nowhere but a [boot|voice], behind, and the ropes had begun to [slip|saw].
      @dramatic A plank dropped, and took [ages|a slow count of nine|a whole verse] to [arrive|land].
      @humorous It was done with great [courtesy|tailoring|padding|tact].`,
    leave: `On the other side {hero} [shook|counted {his} buttons|got {his} breath], and looked back.
      The coats hung [straight down|quite still], in the manner of coats, all but one [sleeve|small sleeve|tiny sleeve], lifted.
      It seemed [mean|shabby|unlucky] to go without [paying|leaving something]. {he} hung {his} own on the last peg and [patted|buttoned] it, and within a mile was given a better by a [scarecrow|tinker], for nothing.
      @light It had a [pear|whistle|letter|tram ticket] in the pocket.
      @neutral The bridge is [ninety|seventy|eighty] paces long, for [those|people] who like to know.`,
  },
  {
    noun: { the: 'the salt library', a: 'a salt library' },
    chapter: 'The Salt Library',
    arrive: `In that country they had neither [paper|trees] nor [clay|sheep], so the books were cut in [slabs|bricks] of salt and read with the tongue.
      {hero} {was} handed a bib at the door and a [stool|block] between two scholars licking an epic.
      ¶ “[Clean hands|Dry lips|No onions|Tongues in],” whispered the librarian. “[One|A single|Half a|The one] page. [Then water.|And no biting.|No sneezing.|No second helpings.]”
      {companion} tried a [cookery|war|medical] book and had to [sit down|lie down].
      @humorous The romances were kept near the [beer|goats|stairs], and were [worn quite smooth|down to the shelf].
      @light Poetry, it turned out, [fizzes|tastes of plums|is sweet|has to be chewed].`,
    trouble: `It was {companion} [who felt the first drop|who noticed|who looked up|who felt it first]. Somebody had left the [roof light|great door|trapdoor] open, and it was raining [on|into] History.
      ? The librarians ran with [tubs|tarpaulins|bread pans], too few, while whole centuries went soft and slid into the gutter.
      {hero} had just time to see the [iron shutters|doors] come down, all round, as the rule was in a wet.
      Nobody would be let out until the books were [dry|counted], and the books were rising past {his} [knees|belt].
      @dramatic It stung in every [scratch|blister|graze|cut] {he} had.
      @mysterious Somewhere under it a voice went on [reading|counting pages|turning pages|asking for hush].`,
    leave: `When {we} [went|left], the librarian gave <me|you|{name}> a [chip|crumb|corner] to suck, from a [volume|novel] past saving.
      It tasted of [smoke|apples|cold iron], and after that of a long afternoon on which [nothing|nothing at all] was the matter.
      ¶ “Who [wrote|made|boiled|salted] it?” {he} asked, and the librarian [shrugged|smiled|wrung out his sleeve] and said that it was [an index|the errata].
      {companion} drank at every [pump|ditch|puddle] for the rest of the [day|afternoon].
      @emotional {hero} kept the last of it under {his} tongue for a [mile|long time].
      @neutral The library had lost [two|three|four] centuries, and a [dictionary|cookery book].`,
  },
  {
    noun: { the: 'the standing army', a: 'a standing army' },
    chapter: 'The Standing Army',
    arrive: `A wizard had turned the whole army to stone, at attention, some [six|eight|nine] hundred years ago, and since then people had found it [handy|useful|a convenience].
      There was washing strung from [pike to pike|lance to lance], and a [hen|pig|dog] house under the cavalry; a family of [five|nine] lived in the drums.
      ? {hero} went in along the third rank, and felt [looked at|inspected|found wanting].
      ¶ “Mind the sergeant,” said a woman [pegging shirts|feeding twins|peeling eggs|beating a rug]. “He’s [come loose|drying|got a nest in him|not what he was|been painted].”
      @humorous The general had [had |]a [turnip|gate|saucepan] hung on him.
      @emotional Someone had put a [scarf|daisy|mitten] on the drummer boy, who was [about|just] ten.`,
    trouble: `Nobody had [thought|liked] to mention that this was the evening of the [muster|battle|treason], and that on it they drilled.
      A noise went down the field such as [millstones|teeth|shovels|piano lids] make. [Six|Nine|Eight] thousand heads had turned to the [right|left].
      {hero} {was} in the third rank, and on either side a stone [elbow|shield|knee] [moved up and touched|came up against] {him}.
      They began to march, and there was no [falling out|way between|space to turn|back row].
      @dramatic In front of them [was|lay] the [cliff|lake|marsh].
      @light The washing came too, [flapping|in step|pegs and all|at the salute].`,
    leave: `By starlight the whole army seemed to stand [a yard or two|a pace or so] from where it [had been|ought to|belonged], and to face the other way.
      A woman came out and moved her [clothes line|pig|pram], as she must have [done|had to do] before.
      {hero} stopped in front of the drummer and found that his sticks, which had been raised, were [lowered|down].
      It was {companion} who [saluted|had saluted] him, rather [badly|shyly|gravely].
      @mysterious In his ear, if one leaned close, something still went [tap|left, right|a button cooling|tap, tap, halt].
      @neutral There were [six|seven|five] thousand and [twelve|thirteen], with the cook.`,
  },
  {
    noun: { the: 'the weather mill', a: 'a weather mill' },
    chapter: 'The Weather Mill',
    arrive: `The mill stood on a rise, with sails of [patched|gray] linen, and ground neither corn nor [malt|bone].
      They brought it old weather, in sacks: hail that had [missed|come late], [wet Sundays|wasted sunsets|spoiled picnics], a [canceled|returned] thunderstorm.
      {hero} helped the miller to [lift down|shift|turn over] a drought //and it weighed [nothing|less than a hat|about a sigh].
      Out of the spout came next week, [fine|medium|coarse], in a thin [blue|gray] stream.
      @light {companion} caught some on a [sleeve|tongue|spoon], and [sneezed|coughed] a rainbow.
      @humorous The miller had quarreled with [April|a bishop|his wife] and was [making it last|not yet done].`,
    trouble: `[Something|A knot of hail|Somebody’s March] [caught|stuck] in the stones. The miller shouted and threw himself at the [brake|hopper|lever], and the spout [began|started] to give fog.
      It was not the [sort|kind|grade] that [lifts|thins]. It came by the [yard|bale|cartload], and lay down in [layers|folds], and in a minute {hero} could not see the hand {he} held out.
      ? There was {companion}’s voice, now left, now [under the floor|far off|overhead], and always the stones going round.
      The [stair|door|rail|ladder] was somewhere near. So was the [edge|drop|big wheel|open hatch].
      @mysterious [Somebody|Something] took the hand, and it was not [{companion}|the miller|anybody’s].
      @dramatic A cog [took|got] {his} [cuff|hem|boot].`,
    leave: `The miller paid for the help with a bag of mild [evenings|mornings|Sundays], tied [at the neck|with string].
      {hero} let one out on the hill, to see, and it hung about {us}, [gold|warm|midgey], for an hour after the rest of the country had gone dark.
      Nobody [hurried|spoke|wished it shorter|lit a lamp]. {companion} walked [ahead|barefoot], and the sails behind {us} turned like somebody waving with [both|all] arms.
      @emotional There was one [evening|last one] left, and {he} folded the bag [small|away|twice] for someone.
      @neutral The wind [was|blew] from the [west|south|east].`,
  },
  {
    noun: { the: 'the bee customs', a: 'a bee customs house' },
    chapter: 'Anything to Declare',
    arrive: `At the border the customs officers were bees, [nine|thirty|sixty] thousand of them, in a [shed|hut] with a [flag|flagpole].
      {hero} {was} made to lie on a table to be walked over, [gravely|from the feet|twice], by the whole of the morning shift.
      ? They took an interest in {his} collar, and in one [pocket|ear|tooth].
      ¶ “They want to know if you’ve anything to [declare|regret],” said the beekeeper, who only [translated|did the stamps].
      @humorous {companion} had declared a [pear|cousin|grudge], and been [waved|hummed] through.
      @light It tickled so much that {he} confessed to [smuggling|a limp|two cousins|hating honey].`,
    trouble: `It was what {hero} had not [declared|mentioned|put down]. The hum went up by about a [third|fifth|tone], and the beekeeper [stopped smiling|put away his smile] and moved his chair.
      ¶ “They say you’re carrying a grief,” he said, “or [a grudge|a secret|a hope|a promise]. There’s [a duty|nine per cent|a form|a queue] on it.”
      {he} said that {he} had nothing of the [kind|sort] //and the shed went [black|quiet|dark], with bees, over the windows and the latch.
      ? [They could wait, it was explained.|It was explained that they could wait.|They were in no hurry.] They had [all winter|eleven queens’ worth of time|honey for years].
      @emotional {he} knew [quite|perfectly] well which one they [meant|had found|wanted].
      @dramatic A single bee walked down {his} [eyelid|lip|neck|nose], and stopped.`,
    leave: `{we} were given a paper with a stamp of [yellow wax|pollen], and {hero} found that {he} could breathe lower down than before.
      The beekeeper walked with {us} as far as the [barrier|lime tree|first hive], and [lifted|raised] it, although it was open.
      ¶ “They [liked you|took to you|cried, a bit|thought you were honest],” he said. “They only ask the [heavy|interesting|quiet|nervous] ones.”
      ? One bee came along on {companion}’s [hat|ear|shoulder] for a mile, off duty, and talked the whole way.
      @neutral The stamp was valid for [one summer|a year|nine gardens|any hedge].
      @mysterious At the next border there was no [shed|hut], but the [same|right|answering] hum.`,
  },
];
