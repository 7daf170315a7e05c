import type { Place } from '../../pack.ts';

export const farPlaces: readonly Place[] = [
  {
    noun: { the: 'the Thursday river', a: 'a river that runs on Thursdays' },
    chapter: 'The Thursday River',
    arrive: `There was a [landing stage|jetty|pier], and a bell, and a row of boats [upright|waiting] in the dry mud, with people in them.
      ¶ “[It comes Thursdays|It’s Thursdays|Thursdays, it comes],” said an old man with a [rod|cushion|parrot]. “You’ll want to be [sat down|holding on|tied on|facing forwards].”
      ? {hero} asked what day it was, and there was some disagreement, on the whole friendly, with [dates|elbows].
      {companion} had found the high-water [mark|line|brick|nail]. It was [up in the trees|over the door of the church|on the weathercock|two steeples up].
      @humorous A woman was selling [last week’s|live|tomorrow’s] eels, at [her own|the buyer’s] risk.
      @neutral The bed was [forty|sixty|fifty] yards across, and [swept|raked].`,
    trouble: `It was [Thursday|Thursday, then|Thursday after all|gone midnight, and Thursday]. The bell [rang|went] by itself //and at the top of the valley there stood up something [brown|white|glassy], with trees in it.
      ? Everyone had a boat [but {us}|except {us}|and {we} had none]. Everyone had, besides, been [baptised|brought up|married] to it, and sat with folded hands.
      {hero} ran, and the mud that had been dry took {him} by the [boots|ankles].
      The bank was [ten|a dozen] strides off, and slick as [soap|a plate].
      @dramatic The noise [got|was] there first, and lay on {our} [chests|backs|teeth].
      @mysterious On the front of the wave, quite calm, someone was [rowing|sitting|asleep|shelling peas].`,
    leave: `The river ran until [midnight|one in the morning], wide and civil, with [lamps|music|washing] on it, and then was taken away like a cloth off a table.
      What it left was for the finder, said the old man: {hero} got a [spoon|single oar|brass hinge], and {companion} a fish, which was thrown back in time.
      ? {we} climbed the far bank, wet to the [hair|bone|eyebrows], among people wishing each other a good week.
      @light Someone lent {us} a [dry goose|fire|lamp|brother] to sit by.
      @emotional The old man was [counting boats|waiting up for one|setting two cups], and he had been right [so far|before].`,
  },
  {
    noun: { the: 'the ship in the wood', a: 'a ship in a wood' },
    chapter: 'All Hands',
    arrive: `Among the [beeches|oaks|birches] lay a ship of the line, [three|four] decks of her, with moss to the gun ports and every hand at his post.
      ? Their grandfathers had gone aground there in a flood, and no one had come to say that it was [over|gone down|won].
      {hero} {was} piped aboard, [twice|in tune|with honors]. The captain, who was [nineteen|seventy], asked how the [war|tide] did, and {companion} said that it was out.
      @neutral The log had been [kept|kept up] for [ninety|a hundred and four|eighty] years.
      @light They fished from the stern for [squirrels|mushrooms|hedgehogs], with [real|great] skill.
      ? Below, someone was [swabbing|painting|papering] a room that nobody had ever used.`,
    trouble: `{hero} made the mistake of praising the [sails|rigging], which had not been let down in living memory.
      They let them down, brown as [leaves|tea|toast], and the wood, which had waited a century, [breathed out|sighed].
      She [moved|stirred|got under way|leaned and went]. Oak and [bramble|badgers|foxgloves] went under, and nobody [on board|aboard] knew how to stop her.
      ¶ “No one leaves a ship under way,” said the captain, with [shining|wet] eyes, and [drew|barred the rail|smiled].
      @dramatic [Ahead|In front] the trees [ended|dropped away|thinned].
      @humorous The cook was [sick|seasick at once|up the mast|already green], by instinct.`,
    leave: `The whole crew hung over the [side|rail] when {we} left, to look at [a cow|daylight|the road].
      The captain had put on a [hat|sword|sash|clean collar] for it.
      He wrote <me|you|{name}> a [discharge|receipt for one war], and shook hands, and asked, very low, what people did [ashore|in the mornings].
      ? Looking back from the lane, {we} saw the first of them let down a rope, and hold it, and [not go yet|test the grass|wave].
      @emotional One old hand was already [down and lying in it|kneeling|asleep|picking clover].
      @mysterious Under the keel, in the [leaves|leaf mold], it was [wet|salt|warm].`,
  },
  {
    noun: { the: 'the stair quarry', a: 'a stair quarry' },
    chapter: 'The Stair Quarry',
    arrive: `They dug stairs out of that hill, [whole|entire] flights, [spiral|servants’|grand] ones being rarer, and carted them off to people with [lofts|ambitions].
      {hero} stood at the [rim|edge] and saw them lying below in [hundreds|heaps], leading up to [nothing|rain] from every side.
      A quarryman was [tapping|testing] a step with a [spoon|little hammer|thimble], and listening.
      ¶ “[Cellar|Cellar steps|That’s cellar|That’ll be cellar],” he told {companion}. “You can hear it [wants|leans|slopes|would sooner go] down.”
      @neutral A good flight had [fourteen|seventeen|nineteen|twenty-two].
      @mysterious One had been fenced off, and the [tracks|footmarks] upon it all went [up|one way|the same way].`,
    trouble: `{hero} sat down on a wild one, to [take a stone out of|tie|look at] {his} boot.
      It [went off|bolted|woke|took fright]. That is the way with [young|unbroken] stairs: it reared up under {him}, [turn on turn|turning as it went], and each step {he} ran down was a step [further up|behind {him}].
      ? {companion} shrank to a hat, and the hat to a [dot|button|crumb].
      Above there was [no landing|nowhere to land], only more of the same, in [cloud|a hurry|a draft], and it was beginning to lean.
      @dramatic There was no [rail|rope|wall], and then [no side|neither side].
      @humorous Far below a quarryman could be heard [to say|saying] [forty|stairs nowadays|not again].`,
    leave: `The quarrymen gave <me|you|{name}> a single step, [as a keepsake|to keep], about as big as a [loaf|hymn book|brick].
      Wherever one puts it down, they [explained|said|promised], one is a little [higher|better placed], and for most purposes that does.
      ? {companion} tried it in the lane, and could see the [sea|week after next|tax office], or said so.
      {we} took turns to carry it until the next village, where there was a [small|very small|rather small] boy at a wall, and a [fair|circus] on the other side.
      @emotional {we} left it there, [under his feet|by the wall|the right way up|and lifted him on].
      @light He could see the [bear|acrobats|fireworks|stilts]!`,
  },
  {
    noun: { the: 'the village of one shadow', a: 'a village of one shadow' },
    chapter: 'One Shadow Between Them',
    arrive: `It was a [poor|bare|small] village and had a single shadow between all of them, which they took by [turns|the hour], from a hook at the [forge|inn].
      <my|your|{name}’s>, coming up the street, caused a [silence|crowd|slow bow|small procession]. People asked if it was [heavy|real|warm|clever] and what it ate.
      ¶ “You’ve [one each|two between you|one apiece|brought your own],” said the smith to {companion}. “[Well.|My word.|Fancy.|To keep.] There’s [some|cities|towns] would call that showing off.”
      ? A bride had theirs that [day|noon|week], and had washed it.
      @humorous The mayor let it out for [funerals|a small consideration|other people’s weddings|the afternoon, by arrangement].
      @emotional Children held out their bare [hands|feet|dolls], in the sun, and looked [underneath|under them].`,
    trouble: `On the way out {hero} felt light, and looked down, and there was only [dust|bare cobble].
      Someone had unpicked {his} shadow at the [heels|heel|toes], as one does [an old|a bad] hem, and by the noise it was already being shared out.
      Nobody may leave that place without one; it is the [law|single law|only law], and the gate, which knew, [had shut|shut].
      ? {companion} was [let|waved|handed] through. {hero} put a hand to the bars, and it cast [nothing|not a line|no bars].
      @dramatic The sun felt its way [in|through {him}|into {his} pockets|up {his} sleeves], like a draft.
      @light For a moment {he} [floated|could have hopped the roofs|weighed an ounce|went on tiptoe].`,
    leave: `[The whole village|Half the village|A procession] came along with <me|you|{name}> to the last [house|gate], for the pleasure of walking in {his} shadow.
      It had been handled by a good many of them, and came away [softer|taller], with a child’s drawing of a [cat|sun] about the left knee.
      ? ¶ “You’ll write,” the smith said, not quite to {companion}, “if you see one going [spare|cheap|at a sale].”
      {hero} moved for a while in such a way as not to [tread on it|scuff it].
      @mysterious At dusk, when it should have gone, it [stayed a bit|waved|yawned|stood up].
      @neutral [In the end|Later] {we} found the village one at [a sale|the coast|an auction]: a lamp post’s.`,
  },
  {
    noun: { the: 'the well of returned wishes', a: 'a well of returned wishes' },
    chapter: 'Returned Wishes',
    arrive: `People did not come to [this|that] well [to wish|for wishing]. They came to give [it|them] back, and the line went round the [hill|church twice|hill and down].
      ? A man ahead of {hero} held a golden [goose|wife’s portrait|goose egg], at arm’s length. Another was simply very [handsome|tall|fluent].
      ¶ “Did you keep the wording?” the woman at the [bucket|desk|shelf|winch] asked each of them. “It is always the [wording|verb|comma|adjective].”
      {companion} read the notice aloud, and it was [mostly|all] [exceptions|about cousins|in small type].
      @humorous Wishes of over [ten|seven|forty] years could be exchanged, for [goats|geese].
      @emotional Someone [near|towards] the end had brought back a [voice|long life|singing voice], and kept stroking it.`,
    trouble: `When it was <my|your|{name}’s> turn the woman looked [in the bucket|into the bucket], and then for [some time|a good while|quite a time] at {him}.
      ¶ “There’s [one|something] down there [in your name|of yours],” she said. “[Not collected.|Granted, and never fetched.] I can’t [let you by|pass you] till [it’s cleared|that’s settled].”
      The rope jerked, and the windlass began to wind by itself; what was coming up was [heavy|laughing|humming|in a temper], and wanted to be owned to.
      ? {companion} [pulled|held on|shut both eyes]. [The line behind pushed.|Behind, the line pushed.|There was pushing in the line.] There was the [shaft|edge|wall], and no way round it.
      @dramatic A [wet|small|muddy] hand came [over the stones|over the edge].
      @mysterious It had {his} [ring|freckles|own hat|mother’s thimble].`,
    leave: `The woman stamped a slip, and gave <me|you|{name}> what was left over from an old wish of {hers}: [a ribbon|four pennies and a tooth|the smell of a fair|half a day of snow].
      ¶ “[Not a bad|A decent|Quite a good|A tidy] one, as they go,” she said. “You were only [small|rude|hopeful|specific] about it.”
      {companion} [did not ask|asked nothing|only coughed|looked at the sky]. It had started to [drizzle|hail|blow] on the line, and a man of great beauty held his [cloak|hat|coat] over somebody’s goose.
      @light {we} could hear him, right down the hill, being [thanked|proposed to|envied|painted].
      @neutral The office shut at [four|noon|three], [sharp|or thereabouts].`,
  },
  {
    noun: { the: 'the orchard of bells', a: 'an orchard of bells' },
    chapter: 'The Orchard of Bells',
    arrive: `The trees had been set in rows by a deaf [abbot|bishop], and bore bells: [green|hard] ones the size of a thimble, and near the top some as big as [buckets|a calf].
      {hero} went in under them on {his} toes, because a [ripe|dropped|loose] one could be heard [at sea|in three parishes].
      The pickers worked in [felt|stockings|wool], without a word, and caught each in a [cushion|lap|bonnet].
      ? {companion}, who had been about to [sneeze|remark on it|comment], turned purple instead.
      @light A [thrush|wasp|cuckoo|swift] flew through and played eight notes.
      @mysterious One tree [at the back|by the wall] was black, and they [walked round|did not pick|spoke low near] it.`,
    trouble: `A breeze got up, hardly fit to stir a [curtain|feather], and every picker in the orchard lay down flat and [bit|held] something.
      The [small|green|lowest] ones [began|started] it. Then the [middles|tenors|altos] [came|joined] in, and after them the great ones, until the air was a wall.
      ? {hero} [saw|watched|read] {companion}’s mouth move. {he} could not feel {his} own [feet|name|teeth].
      There was a gate a stone’s throw off, and not [one|a] step to be made [into it|against that|through it].
      @dramatic [Bark|The bark] came off in [strips|sheets|ribbons].
      @neutral It is known to last [three|two|four] days[|, with rests].`,
    leave: `Outside the wall the [silence|quiet] was so big that {we} kept [bumping into it|whispering to it|filling it with coughs|looking behind it].
      An old picker chose a bell no [larger|bigger] than [a hazelnut|a pea|an acorn], and hung it on <my|your|{name}’s> sleeve.
      It would not ring, she [signed|wrote|mimed|spelled out], for anything but a friend.
      {companion} coughed, waved both arms and finally [sang|fell over|sat on a wasp], and had just [given it up|given up] when it went.
      @emotional It was a very [small|plain] note, and {hero} walked along holding it.
      @humorous It has since gone off at a [dog|tax man|hymn|portrait].`,
  },
];
