import type { Place } from '../../pack.ts';

export const farPlaces: readonly Place[] = [
  {
    noun: { the: 'the Thursday river', a: 'a river that runs on Thursdays' },
    chapter: 'The Thursday River',
    arrive: `There was a [landing stage|jetty|pier], and a bell, and a row of boats [upright|waiting] in the dry mud, with people in them.
      ¶ “[It comes Thursdays|It’s Thursdays|Thursdays, it comes],” said an old man with a [rod|cushion|parrot]. “You’ll want to be [sat down|holding on|tied on].”
      ? {hero} asked what day it was, and there was some disagreement, on the whole friendly, with [dates|elbows].
      {companion} had found the high-water [mark|line|brick]. It was [up in the trees|over the door of the church|on the weathercock].
      @humorous A woman was selling [last week’s|live|tomorrow’s] eels, at her own risk.
      @neutral The bed was [forty|sixty|fifty] yards across, and swept.`,
    trouble: `It was [Thursday|Thursday, then|Thursday after all]. The bell rang by itself //and at the top of the valley there stood up something [brown|white|glassy], with trees in it.
      ? Everyone had a boat [but {us}|except {us}|and {we} had none]. Everyone had, besides, been [baptised|brought up|married] to it, and sat with folded hands.
      {hero} ran, and the mud that had been dry took {him} by the [boots|ankles].
      The bank was [ten|a dozen] strides off, and slick as [soap|a plate].
      @dramatic The noise got there first, and lay on {our} [chests|backs|teeth].
      @mysterious On the front of the wave, quite calm, someone was [rowing|sitting|asleep].`,
    leave: `The river ran until midnight, wide and civil, with [lamps|music|washing] on it, and then was taken away like a cloth off a table.
      What it left was for the finder, said the old man: {hero} got a [spoon|single oar|brass hinge], and {companion} a fish, which was thrown back in time.
      ? {we} climbed the far bank, wet to the [hair|bone|eyebrows], among people wishing each other a good week.
      @light Someone lent {us} a [dry goose|fire|blanket] to sit by.
      @emotional The old man was [counting boats|waiting up for one|setting two cups], and he had been right so far.`,
  },
  {
    noun: { the: 'the ship in the wood', a: 'a ship in a wood' },
    chapter: 'All Hands',
    arrive: `Among the [beeches|oaks|birches] lay a ship of the line, [three|four] decks of her, with moss to the gun ports and every hand at his post.
      ? Their grandfathers had gone aground there in a flood, and no one had come to say that it was [over|gone down|won].
      {hero} {was} piped aboard, [twice|in tune|with honours]. The captain, who was [nineteen|seventy], asked how the [war|tide] did, and {companion} said that it was out.
      @neutral The log had been kept for [ninety|a hundred and four|eighty] years.
      @light They fished from the stern for [squirrels|mushrooms|hedgehogs], with real skill.
      ? Below, someone was [swabbing|painting|papering] a room that nobody had ever used.`,
    trouble: `{hero} made the mistake of praising the [sails|rigging], which had not been let down in living memory.
      They let them down, brown as [leaves|tea|toast], and the wood, which had waited a century, breathed out.
      She [moved|stirred|got under way]. Oak and [bramble|badgers|foxgloves] went under, and nobody on board knew how to stop her.
      ¶ “No one leaves a ship under way,” said the captain, with shining eyes, and [drew|barred the rail|smiled].
      @dramatic Ahead the trees [ended|dropped away|thinned].
      @humorous The cook was [sick|seasick at once|up the mast], by instinct.`,
    leave: `The whole crew hung over the side when {we} left, to look at [a cow|daylight|the road].
      The captain had put on a [hat|sword|sash] for it.
      He wrote <me|you|{name}> a [discharge|receipt for one war], and shook hands, and asked, very low, what people did [ashore|in the mornings].
      ? Looking back from the lane, {we} saw the first of them let down a rope, and hold it, and [not go yet|test the grass|wave].
      @emotional One old hand was already [down and lying in it|kneeling|asleep].
      @mysterious Under the keel, in the leaves, it was [wet|salt|warm].`,
  },
  {
    noun: { the: 'the stair quarry', a: 'a stair quarry' },
    chapter: 'The Stair Quarry',
    arrive: `They dug stairs out of that hill, [whole|entire] flights, [spiral|servants’|grand] ones being rarer, and carted them off to people with [lofts|ambitions].
      {hero} stood at the rim and saw them lying below in hundreds, leading up to [nothing|rain] from every side.
      A quarryman was tapping a step with a [spoon|little hammer|thimble], and listening.
      ¶ “[Cellar|Cellar steps|That’s cellar],” he told {companion}. “You can hear it [wants|leans|slopes] down.”
      @neutral A good flight had [fourteen|seventeen|nineteen].
      @mysterious One had been fenced off, and the tracks upon it all went [up|one way|the same way].`,
    trouble: `{hero} sat down on a wild one, to [take a stone out of|tie|look at] {his} boot.
      It [went off|bolted|woke]. That is the way with [young|unbroken] stairs: it reared up under {him}, turn on turn, and each step {he} ran down was a step [further up|behind {him}].
      ? {companion} shrank to a hat, and the hat to a [dot|button|crumb].
      Above there was no landing, only more of the same, in [cloud|a hurry|a draught], and it was beginning to lean.
      @dramatic There was no [rail|rope|wall], and then no side.
      @humorous Far below a quarryman could be heard to say [forty|stairs nowadays|not again].`,
    leave: `The quarrymen gave <me|you|{name}> a single step, as a keepsake, about as big as a [loaf|hymn book|brick].
      Wherever one puts it down, they [explained|said|promised], one is a little [higher|better placed], and for most purposes that does.
      ? {companion} tried it in the lane, and could see the [sea|week after next|tax office], or said so.
      {we} took turns to carry it until the next village, where there was a [small|very small|rather small] boy at a wall, and a fair on the other side.
      @emotional {we} left it there, [under his feet|by the wall|the right way up].
      @light He could see the [bear|acrobats|fireworks]!`,
  },
  {
    noun: { the: 'the village of one shadow', a: 'a village of one shadow' },
    chapter: 'One Shadow Between Them',
    arrive: `It was a [poor|bare|small] village and had a single shadow between all of them, which they took by [turns|the hour], from a hook at the [forge|inn].
      <my|your|{name}’s>, coming up the street, caused a [silence|crowd|slow bow]. People asked if it was [heavy|real|warm] and what it ate.
      ¶ “You’ve [one each|two between you|one apiece],” said the smith to {companion}. “[Well.|My word.|Fancy.] There’s [some|cities|towns] would call that showing off.”
      ? A bride had theirs that [day|noon|week], and had washed it.
      @humorous The mayor let it out for [funerals|a small consideration|other people’s weddings].
      @emotional Children held out their bare [hands|feet|dolls], in the sun, and looked underneath.`,
    trouble: `On the way out {hero} felt light, and looked down, and there was only [dust|cobbles].
      Someone had unpicked {his} shadow at the [heels|heel|toes], as one does an old hem, and by the noise it was already being shared out.
      Nobody may leave that place without one; it is the [law|single law|only law], and the gate, which knew, had shut.
      ? {companion} was [let|waved|handed] through. {hero} put a hand to the bars, and it cast [nothing|not a line|no bars].
      @dramatic The sun felt its way [in|through {him}|into {his} pockets], like a draught.
      @light For a moment {he} [floated|could have hopped the roofs|weighed an ounce].`,
    leave: `[The whole village|Half the village|A procession] came along with <me|you|{name}> to the last [house|gate], for the pleasure of walking in {his} shadow.
      It had been handled by a good many of them, and came away [softer|taller], with a child’s drawing of a [cat|sun] about the left knee.
      ? ¶ “You’ll write,” the smith said, not quite to {companion}, “if you see one going [spare|cheap|at a sale].”
      {hero} moved for a while in such a way as not to [tread on it|scuff it].
      @mysterious At dusk, when it should have gone, it [stayed a bit|waved|yawned].
      @neutral In the end {we} found the village one at [a sale|the coast|an auction]: a lamp post’s.`,
  },
  {
    noun: { the: 'the well of returned wishes', a: 'a well of returned wishes' },
    chapter: 'Returned Wishes',
    arrive: `People did not come to [this|that] well [to wish|for wishing]. They came to give [it|them] back, and the line went round the [hill|church twice|hill and down].
      ? A man ahead of {hero} held a golden [goose|wife’s portrait|goose egg], at arm’s length. Another was simply very [handsome|tall|fluent].
      ¶ “Did you keep the wording?” the woman at the [bucket|desk|shelf] asked each of them. “It is always the [wording|verb|comma].”
      {companion} read the notice aloud, and it was mostly [exceptions|about cousins|in small type].
      @humorous Wishes of over [ten|seven|forty] years could be exchanged, for goats.
      @emotional Someone near the end had brought back a [voice|long life|singing voice], and kept stroking it.`,
    trouble: `When it was <my|your|{name}’s> turn the woman looked in the bucket, and then for [some time|a good while|quite a time] at {him}.
      ¶ “There’s [one|something] down there [in your name|of yours],” she said. “[Not collected.|Granted, and never fetched.] I can’t [let you by|pass you] till [it’s cleared|that’s settled].”
      The rope jerked, and the windlass began to wind by itself; what was coming up was [heavy|laughing|humming], and wanted to be owned to.
      ? {companion} [pulled|held on|shut both eyes]. [The line behind pushed.|Behind, the line pushed.|There was pushing in the line.] There was the [shaft|edge|wall], and no way round it.
      @dramatic A [wet|small|muddy] hand came over the stones.
      @mysterious It had {his} [ring|freckles|own hat].`,
    leave: `The woman stamped a slip, and gave <me|you|{name}> what was left over from an old wish of {hers}: [a ribbon|four pennies and a tooth|the smell of a fair].
      ¶ “[Not a bad|A decent|Quite a good] one, as they go,” she said. “You were only [small|rude|hopeful] about it.”
      {companion} [did not ask|asked nothing|only coughed]. It had started to [drizzle|hail|blow] on the line, and a man of great beauty held his [cloak|hat|coat] over somebody’s goose.
      @light {we} could hear him, right down the hill, being [thanked|proposed to|envied].
      @neutral The office shut at [four|noon|three].`,
  },
  {
    noun: { the: 'the orchard of bells', a: 'an orchard of bells' },
    chapter: 'The Orchard of Bells',
    arrive: `The trees had been set in rows by a deaf abbot, and bore bells: [green|hard] ones the size of a thimble, and near the top some as big as [buckets|a calf].
      {hero} went in under them on {his} toes, because a [ripe|dropped] one could be heard at sea.
      The pickers worked in [felt|stockings], without a word, and caught each in a [cushion|lap|bonnet].
      ? {companion}, who had been about to [sneeze|remark on it|comment], turned purple instead.
      @light A [thrush|wasp|cuckoo] flew through and played eight notes.
      @mysterious One tree at the back was black, and they [walked round|did not pick|spoke low near] it.`,
    trouble: `A breeze got up, hardly fit to stir a [curtain|feather], and every picker in the orchard lay down flat and [bit|held] something.
      The [small|green|lowest] ones began it. Then the [middles|tenors|altos] came in, and after them the great ones, until the air was a wall.
      ? {hero} [saw|watched|read] {companion}’s mouth move. {he} could not feel {his} own [feet|name|teeth].
      There was a gate a stone’s throw off, and not one step to be made [into it|against that|through it].
      @dramatic Bark came off in [strips|sheets|ribbons].
      @neutral It is known to last [three|two|four] days.`,
    leave: `Outside the wall the silence was so big that {we} kept [bumping into it|whispering to it|filling it with coughs].
      An old picker chose a bell no larger than a [hazelnut|pea|acorn], and hung it on <my|your|{name}’s> sleeve.
      It would not ring, she [signed|wrote|mimed], for anything but a friend.
      {companion} coughed, waved both arms and finally [sang|fell over|sat on a wasp], and had just given it up when it went.
      @emotional It was a very [small|plain] note, and {hero} walked along holding it.
      @humorous It has since gone off at a [dog|tax man|hymn].`,
  },
];
