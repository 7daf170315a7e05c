import type { Between } from '../../pack.ts';

export const between: Between = {
  road: [
    `The line ran for [nine|six|eleven] hours between nowhere and nowhere else, and {hero} had the seat with the view of the [brake|bucket|conductor].
      {he} thought about {place}, [more kindly|with a shudder|on and off], as it got smaller.
      ¶ “[Are we moving?|Is that us or them?|Which is it that goes?]” asked {companion}.
      @neutral It was a [goods|mixed|third-class] service.
      @mysterious At every window of the train alongside sat [the same man|somebody like {him}|nobody, reading].`,
    `There was a change, at a [junction|crossing|hub] where four ways met, and the board for all of them said [DELAYED|SOON|SEE BOARD].
      {hero} asked a porter which was for {noun}, and he [took off his cap|pointed with his chin|looked at {our} shoes].
      It was the one that {we} had [just missed|thought of last|come by].
      @humorous The next was at [half past|never|the end of the war].
      @light {we} ran, all the same, for the [joy|look|luck] of it.`,
    `{we} went on foot, along a pipe, as wide as a [road|church|bus], that carried [water|soup|letters] from one place to another.
      {stranger}, {hero} thought, would have [liked that|had something to say|put an ear to it].
      @dramatic Somewhere behind a rivet [shot|sang|let go], and then its neighbor.
      @emotional {companion} walked on the [outside|windy side|seam].
      @neutral It was [four|six|five] miles, and slightly downhill.`,
    `A tug gave {us} a lift, with a string of [empties|sleepers|bells] behind, and the pilot wanted nothing for it but [talk|news|somebody to look out].
      So {hero} told her of {stranger}, from start to finish, and she laughed until the tow [swung|rang|crossed].
      ¶ “[Never|You’re making that up|Go on, again],” she said.
      @light She let {companion} work the [horn|horn, twice|wipers].
      @mysterious When {we} got down there was one more in the string than she had [signed for|started with|room for].`,
    `The bridge between the two rings was [glass|rope|a mile long], and turned as one walked, so that one came off it on the [ceiling|other hand|wall].
      {hero} kept {his} eyes on {companion}’s [collar|heels|hat], and thought of {noun}, and of breakfast, in [turn|that order|no order].
      @dramatic In the middle the wind got [hold|up|a hand in].
      @humorous Half way there was a [bench|toll|poet], upside down.
      @neutral It makes a full turn in [nine|six|eight] minutes.`,
    `{we} were [searched|weighed|sprayed] at one gate, and [stamped|blessed|counted] at the next, and by the third {hero} had lost all sense of being anyone.
      ¶ “[Purpose of journey?|And you are looking for?|What do you want there?]” asked a boy in a helmet, and {he} said: {noun}.
      He wrote it down as [pleasure|relations|other], and after a moment’s thought he [underlined it|let {us} by|gave back the pen].
      @emotional He had a [mother’s|cold|very new] sort of neck.
      @light The spray was [lavender|lime|for sheep].`,
  ],
  night: [
    `{we} slept in a parcels office, on [sacks|the shelf for Urgent|a scale], with a label apiece, for warmth.
      {hero} lay and thought about {stranger}, and all that had not been [said|finished|quite explained].
      @neutral By the scale {we} came to [twenty-one|nineteen|twenty-three] stone.
      @humorous At six a man tried to [post|stamp|sort] {us}.
      @light {companion} was addressed to a [duchess|Mr Bunting|choir].`,
    `There was a single bunk in the cabin, and a coin was tossed, in [free fall|the dark|low gravity], which takes some time.
      While it was up {hero} told the story of {noun}, as far as the [middle|flood|second chapter].
      ¶ “[Tails|Heads|Go on],” said {companion}, from under the blanket, and then only breathed.
      @light It came down at [four|two|about breakfast], on edge.
      @emotional {hero} tucked in the [foot|corner|coat] that was sticking out.`,
    `Through the [skylight|port|hole in the roof] there were more stars than anyone could have wanted, and {hero} looked for the one that was [home|warm|a lamp].
      It was [third|one along|just] to the left of a stain.
      {he} said good night to it, as one does to a [clock|cat|brother], and turned over.
      @emotional It was about [bath time|supper|lamp time] there, if it was still there.
      @mysterious One of the others had [winked|moved over|gone out] by morning.`,
    `{we} lay under a pipe that [ticked|sang|wept], and neither slept, and each thought that the other did.
      Toward [three|four|two] {hero} got up, to be quiet, and met {companion}, who was being quiet by the [tap|door|biscuits].
      The biscuits were good, and {place} was talked over, and found to have been [worth it|too warm|a lesson].
      @humorous {we} went back to bed on [tiptoe|opposite sides|principle], so as not to wake {us}.
      @neutral There had been [eight|six|ten] biscuits.`,
    `Something went round the hull that night, [tapping|on soft feet|feeling the rivets], and stopped outside the wall where {hero} lay.
      {he} tapped back, since that is only [manners|fair|decent]: two, and one.
      It had not, perhaps, [expected|had|hoped for] an answer; it went on its way, a good deal [faster|lighter|less alone].
      @mysterious The frost on the outside was [rubbed clear|signed|worn], just there.
      @dramatic {companion} had both hands over the [lamp|mugs|bell].`,
    `{hero} dreamed of {thing}, and that it was very important to [return|feed|spell] it.
      Everyone had come, from {place} and from before, and stood about with [plates|lamps|their coats on], waiting.
      {he} woke up just as {he} had [remembered|got to the door|opened {his} mouth].
      @humorous {companion} said that it had been about [socks|the rent|a bishop], from the sound.
      @dramatic They had all been looking at {noun}, or [for|away from|up to] {noun}.`,
  ],
  memory: [
    `At school {hero} had drawn {noun}, in [chalk|wax crayon|orange], so large that it went off the paper and along the desk.
      {he} had been made to [wash|sand|scrape] it, and it came up again ever afterwards, in the damp.
      Some child would be sitting at it [now|still|to this day].
      @emotional {he} hoped that nobody had bought a new [desk|sponge|cupboard].
      @humorous The mark had been [five|six|three] out of ten, for neatness.`,
    `When they turned the gravity off for repairs, in the flats, the old people used to [dance|swap rooms|waltz], and somebody had taken <me|you|{name}> by the hand.
      It was a neighbor with [onion|lily|engine] breath, who had seemed to be made of stairs, and it was {stranger} who brought her back.
      @light One took off one’s [shoes|teeth|glasses], for safety.
      @neutral The repairs took [four|three|six] hours, on a Sunday.`,
    `At the age of [five|four|six] {hero} {was} lost in a spaceport, and spent a day in lost property, with a number.
      There had been a [shelf|blanket|trombone], and a man who asked each thing its name.
      Fetched home, {he} had cried, and would not [let go of the trombone|give back the number|say why].
      @emotional,mysterious {he} had it yet: [41|seventeen|209].
      @mysterious Nobody else who was there that day remembered a [man|shelf|desk].`,
    `There had been a word, in {his} family, for the noise of the door when all of them were [in|home|on the right side of it].
      {hero} had looked for it since, in [dictionaries|nine languages|a good many doorways].
      ¶ “[Clunk?|And what was it?|Was it thud?]” asked {companion}, and it was not, though it had [an L in it|come near|made {him} jump].
      @emotional One stops hearing such a thing at about [twelve|fifteen|the time the first one leaves].
      @light {we} both tried some, [in the manner of doors|with feeling|all the way to the next].`,
    `{his} mother had steered by a photograph, [stuck to the panel|over the wheel|on the dial], which {hero} took for a chart.
      It was of {him}, aged [two|one|three], in a pan.
      It still seemed to {him} a fair way to [navigate|find a place|go on], and {he} told {companion} as much.
      @neutral She had been [nineteen|twenty|thirty] years on the long run, without a scratch.
      @humorous {he} had looked, in the pan, very like a [reef|warning|bun].`,
    `The worst thing {hero} ever did was to say that {he} had fed the [fish|robot|lodger], and go out.
      It had been quite [decent|nice|cheerful] about it, and that was what one could not get past.
      {thing} had somehow the same [look|weight|way of not saying so].
      @dramatic {he} had run all the way back, that night, with one [shoe|lung|sleeve].
      @mysterious There had been food in the dish, and [nobody|none of them] had [put it there|been in|owned to it].`,
  ],
  escape: [
    `It was {companion} who thought of saying that it was the [inspector|fire drill|wrong day], in a loud voice, to nobody.
      What had been in the way [stood up straight|hid its cigarette|looked at its list]; it had a conscience, like everybody, and in the moment that this took {we} were through.
      {hero} did not breathe until the next [hatch|corner|moon].
      @humorous Behind {us} it could be heard [tidying|rehearsing|blaming a colleague].
      @light {we} had even been [saluted|given a biscuit|signed for].`,
    `{hero} read the small plate on the side of it, which no one ever does, and under the maker’s name stood: [press here|in case of doubt, lift|do not].
      It went [down|out|pop], with an air of having been found out, and one could walk over it.
      ¶ “[There’s always a plate|People should read more|Nobody reads them],” said {companion}.
      @neutral It had been made in [Leeds|Pune|Turin].
      @mysterious The date on the plate was [next year’s|filed off|{his} own].`,
    `Something gave, and it was the [floor|wall|fuse]: nobody had kept it up for years, from the [look|smell|taste] of it.
      {companion} and {hero} went down a good way, in a shower of [bolts|tea things|old forms], and landed upon laundry.
      Overhead the trouble looked about for {us}, and [scratched its head|read the notice|went off duty].
      @dramatic A rivet had gone through the [sleeve|hat|page], and not the arm.
      @humorous It was marked [STARCH|ADMIRALTY|MISC].`,
    `{hero} told it the truth, having simply run out of [lies|breath|everything else].
      ¶ “We’re only [looking for somebody|trying to get home|late],” {he} said, “and I’m [tired|frightened|not brave at all], if you’d like to know.”
      There was a [whirr|pause|smell of hot dust], and then, as if it had never heard that one, it let {us} by.
      @emotional It said to mind the [step|cold|traffic].
      @light {companion} kissed it, on the [grille|bolt|top hinge].`,
    `A maintenance hatch fell open in the wall, and a [hand|mop|small bell] came out of it, beckoning.
      {we} went on {our} stomachs after a pair of [boots|slippers|green socks] that knew the way, past all the [backs|undersides|insides] of things, and were let out by a dustbin.
      When {hero} turned round the hatch was [shut|painted over|a poster].
      @mysterious The socks were a pair that {he} had [lost|at home|thought about].
      @neutral It was [forty|sixty|ninety] yards, on the flat.`,
    `It was built to stop whatever [ran|shouted|came straight at it], as {hero} saw, having done all three.
      So {we} went by it backwards, slowly, arm in arm, talking of [curtains|the price of tea|other things].
      It followed {us} with its eye, in [doubt|great doubt|visible pain], to the very end, and let fall its arm.
      @humorous {companion} did add a [yawn|bow|song], which was pushing it.
      @dramatic A thin red [line|light|dot] went with {us}, across {our} coats, all the way.`,
  ],
};
