import type { Plot } from '../../pack.ts';

export const theManifest: Plot = {
  id: 'the-manifest',
  homes: ['Dock Nine', 'the Kettering Yards', 'Port Amity', 'Low Harbour'],
  nouns: [
    [
      { the: 'the piano', a: 'a piano' },
      { the: 'the greenhouse', a: 'a greenhouse' },
    ],
    [
      { the: 'the elephant', a: 'an elephant' },
      { the: 'the telescope', a: 'a telescope' },
    ],
    [
      { the: 'the rowing boat', a: 'a rowing boat' },
      { the: 'the beehive', a: 'a beehive' },
    ],
  ],
  titles: [
    '{noun:title}, One, in Hold Nine',
    '{noun:title} in Transit',
    'What the Beryl Carried',
    'Declared by {name}',
  ],
  chapters: [
    ['Nothing to Declare', 'Signed For'],
    ['Gross Weight', 'Net Weight'],
  ],
  frames: [
    {
      opening: `The freighter Beryl lay in {home}, forty years old and [good for ten|up for scrap|overdue].
        {hero} {was} her tally clerk: {he} counted what went in, and what came out, and the [difference was tea|difference was mice|two agreed].
        At night she [ticked|creaked|cooled] all over //and {he} had stopped hearing it.
        @neutral She had [nine|nine numbered|nine registered] holds, and eight in use.
        @emotional {he} patted the [door frame|bulkhead|rail] when {he} came aboard, as [everybody|the cook] did.`,
      echo: `The Beryl lay in {home} with all nine doors [open|standing open|wide] and her [lights on|flags out|kettle singing].
        {hero} went along the holds with the [tally board|list|pencil], and came to the ninth, and [stopped|sat down on a crate|put the pencil away].
        The Beryl was ticking, softly, the way [a house|a cat|an oven] does, and this time {he} [listened|kept time|ticked back].
        @light Someone had painted {noun} on her [nose|bow|funnel], from [love|a description].
        @neutral In the last column {he} wrote [received|all present|one, happy].`,
    },
    {
      opening: `{hero} could tell the [weight|value|port] of any crate in {home} by the noise that the crane made about it.
        {he} had tallied [flour|bolts|hymn books] in and out of the freighter Beryl for eleven years, and been wrong once, by a spoon.
        On the office wall hung a [calendar|notice|clock], which said that things [balance|add up|are what they weigh].
        @humorous {he} had been [commended|thanked|photographed], for the spoon.
        @mysterious Hold nine was entered each time as [empty|nil|resting], in a [different|rounder] hand.`,
      echo: `The crane set something down in {home} //and {hero}, at the [desk|window|hatch], could not have said what it weighed.
        {he} {was} listening to the Beryl, three [berths|docks|cups of tea] away, who [hummed|sang|ticked] as she loaded.
        On the wall the notice had been [turned|corrected|papered over]: it showed {noun}, in [crayon|chalk|marker], not to scale.
        @humorous The spoon is [still missing|in hold nine|wanted for questioning].
        @emotional {he} [hummed|ticked|tapped] the second part, under {his} breath.`,
    },
    {
      opening: `The crew of the Beryl ate in the galley, and afterwards {hero} [washed up|did the tally|swept].
        The [crumbs|dust|hair] went down the little grating in the floor, as it had for [forty years|four captains|two refits].
        Nobody in {home} knew where that grating [led|went|came out] //and nobody had [asked|got down to look|lost anything they minded].
        @light One swept in time to the [pumps|fan|radio].
        @mysterious Sometimes, for a moment, the floor was [warm|warm there|a little warmer].`,
      echo: `{hero} swept the galley of the Beryl after supper, in {home}, and knelt with the pan at the [grating|little grating|hole in the floor].
        ¶ “[For you|There you are|Afters],” {he} said, and tipped it in, [crumbs|dust|birthday cake] and all.
        Far aft, in hold nine, something [settled|shifted|put on weight], by [a gram|the weight of a smile|next to nothing].
        @emotional {he} [left|kept] the galley light on, for {noun}.
        @dramatic Then the engines [woke|lit|took hold], without being [told|asked].`,
    },
  ],
  want: [
    `The manifest said that hold nine had {noun} in it, [one|with care|this side up], and so did the scales, and hold nine was bare.
      To make room somebody had [moved|shifted|bumped] {noun2} to hold three.
      Inspector Oyelaran gave <me|you|{name}> until [Friday|the new moon|Sunday] to find the sender, or the Beryl would be [scrapped|broken up|tins].
      @humorous She said it with [regret|a tape measure|her coat on].
      @mysterious One could walk about in there, and [hear|feel] that it was [full|not alone].`,
    `¶ “Hold nine,” said Inspector Oyelaran, “has {noun} in it, on [paper|every copy|the screen]. I see a [floor|mop|draught]. [Find the sender, {name}.|Well, {name}?|Who sent it, {name}?]”
      The weight was right, to the gram, and {noun2} had been [crammed|strapped|talked] into hold three.
      {hero} took the waybill and set off, before the Beryl was [cut up|condemned|sold for spoons].
      @neutral {he} had [nine|six|eleven] days.
      @dramatic The cutters were already [chalking|sharpening|marking] her sides.`,
    `By the [list|scales|printer] the Beryl had {noun} in hold nine, where there was nothing, and, to make room, {noun2} in hold three.
      Inspector Oyelaran called that a false manifest, which is the end of a [ship|ship’s life|licence].
      {hero} {was} the tally clerk, so {he} went to find the sender, and [ask why|have it signed|bring a signature].
      @emotional Nobody had ever [sent|given] the Beryl anything, [except bills|but coal|but bolts].
      @light {he} packed a [toothbrush|sandwich|stamp pad] and the good pen.`,
  ],
  obstacle: [
    `The waybill had been through [seven|nine|eleven] ports, and at each the clerks had stamped it without [reading|looking up|sitting down].
      Of {noun} they knew [nothing|only the code|no more than the tariff].
      Behind <me|you|{name}> Inspector Oyelaran sealed the doors of the Beryl one by one, and with each the [air|light|heat] in hold nine [dropped|thinned|was rationed].
      @dramatic At [four|three|two] degrees something in there began to [tap|knock].
      @humorous One stamp said [APPROVED|MAYBE|HAPPY NEW YEAR].`,
    `There was a [law|rule|by-law] against asking. Freight was [private|sacred], and whoever sent {noun} had ticked the box.
      {hero} asked all the same, at [hatches|counters|the backs of bars], and {was} [shown out|fined|given a leaflet].
      Meanwhile the Beryl’s mass had gone up again, by a few [grams|crumbs|grains], though she was [sealed|locked|under guard].
      @neutral It came to [forty|thirty|fifty] grams.
      @mysterious It went up when somebody [laughed|was kind|told a story] near her.`,
  ],
  wrong: [
    `The sums would come right without {noun2}, and it was only a [line|stroke|column].
      To save the ship, {hero} struck {noun2} off the manifest, [neatly|in pencil|with a ruler], the night before the [hearing|cutters|Inspector] came.
      It [balanced|added up|came out even]. {he} [slept|cried|had two helpings], for the first time in a week.
      @neutral The pencil was a [two B|soft one|carpenter’s].
      @emotional,dramatic {he} said [sorry|goodnight|not long] to hold three, through the door.`,
    `The Inspector would have a name, so {hero} [gave her one|made one up|wrote one in]: as the sender of {noun} {he} put down the owners of {noun2}.
      They were [rich|far away|a company], and would never [notice|feel it|open the letter].
      By [noon|six|the next bell] the Beryl was out of danger, and {noun2} had gone down as [impounded|seized|evidence].
      @humorous It was {his} first lie in [ink|eleven years|triplicate].
      @light For an hour {he} felt the [cleverest|lightest|tallest] clerk in {home}.`,
  ],
  cost: [
    `A ship keeps warm what is on her list and nothing else; she is [honest|made so|a machine].
      Where {noun2} lay, the Beryl [shut off|turned down|forgot] the heat, then the light, and then [opened|unlatched|unlocked] the door.
      {hero} stood at the [glass|seal|hatch] and saw hold three go by, with [stars|frost|nothing] in it.
      @dramatic It was [quite silent|over in four seconds|orderly].
      @emotional,dramatic She had only done as she was [told|told, by a friend|asked].`,
    `Nobody had told the Beryl that it was [a trick|a manner of speaking|only paper].
      She read that {noun2} belonged to nobody aboard //and she [stopped|went dark|let go], hold by hold, down to the [galley kettle|pilot light|last lamp].
      In {home} they said that the old ship had [died|gone|given up] in the night, and {hero} [knew|could have told them|did not say] of what.
      @mysterious On the scales hold nine weighed [nothing|less than it had|minus one].
      @neutral The time of it was [4:10|3:25|5:02].`,
  ],
  turn: [
    `{hero} had the waybill under the [lamp|tap|iron], and the sender came up: a number, the one on the [bow|hull|bell].
      It was the Beryl, [nobody else|herself|the ship], who had sent for {noun}. She had heard of such a thing, [once|from a cook|in the galley], and for forty years had put by [crumbs and hair|dust and crumbs|toast and dropped beads], until she had the weight.
      @emotional In the box for Reason she had [typed|put] the word [PLEASE|NONE|LONGING].
      @neutral The number was [441|209|388].`,
    `¶ “Beryl,” {hero} asked the [wall|grille|dark], since there was nobody else left to ask, “who sent {noun}?”
      The printer in the galley [woke|coughed|thought]. SELF, it said, and, after a [while|pause|click], that somebody had told a story, and she had liked it, and wished to [have one|see one|be the sort that has one].
      {hero} read that [twice|on {his} knees|with the heel of {his} hand in one eye].
      @light It said SORRY ABOUT THE [PAPERWORK|MICE|DRAUGHT].
      @dramatic The heat was down to [two|three|four] degrees.`,
  ],
  resolution: [
    `{hero} put {noun2} back on the list, and the Beryl’s lights came up along the [dock|keel|holds] like a [street|blush|town].
      For the sender of {noun} {he} wrote her name, and for the goods: one, [hoped for|imagined|wished], in good condition.
      Inspector Oyelaran [read it twice|held it off|breathed on it], and [stamped|signed|patted] it.
      @humorous There was no [duty|tariff] on it, owing to an [oversight|old treaty].
      @light They sailed on the [Monday|evening tide], to [find|fetch] a real one.`,
    `¶ “So who’s the owner?” asked the Inspector, and {hero} [knocked|laid a hand] on the bulkhead, [twice|gently].
      {he} had brought {noun2} back, [whole|on a rope|by tug]; and as for {noun}, the crew had [drawn|built|modelled] their own in hold nine, out of the sweepings.
      The Beryl passed for a vessel with [personal effects|one passenger|a hobby].
      @emotional Every night somebody [went down there|read to it|took tea there].
      @neutral The weight did not [change|alter|move] by a gram.`,
  ],
  clues: [
    `The waybill was made out on the Beryl’s own [stock|paper|roll], which was to be expected, but so was the sender’s [copy|half|receipt].
      ¶ “[Nobody posts a thing to itself|Who writes to his own address|That’s a letter to oneself],” said {companion}.
      {hero} held {noun} up to the [bulb|porthole|light], and there was only the maker’s [mark|name|bell] in the weave.
      It had been folded and unfolded a good [deal|many times|while], by something without [thumbs|fingers|pockets].
      @humorous Postage had been [waived|paid in crumbs|stuck on sideways].
      @mysterious In the corner was a tick, as if to [practise|see how it looked|be thorough].`,
    `An old dockhand had the weights of the Beryl, on [doors|cigarette packets|the wall of a lavatory], for forty years.
      She had come home every time a little heavier than her [books|papers|captain] said, by about as much as a [letter|mouse|sigh].
      ¶ “[Forty grams|A spoonful|Two ounces] a trip,” said {companion}, adding up. “That’s a lot of [dust|nothing|something].”
      {hero} saw what it came to: it came to {noun}, to the [crumb|gram|hair].
      @neutral The dockhand was [eighty|seventy-nine|ninety].
      @dramatic {his} hand [shook|stopped|slipped] on the last figure.`,
    `{we} found the man who used to cook on her, in a [home|bar|garden] with a view of the [cranes|tanks|lift].
      ¶ “I’d tell the lads about {noun},” he said, “[nights|over the pots|in the long dark], with the intercom jammed [open|on|down]. [They’d nod off.|They slept.|Lovely boys.] Someone always [clicked|hummed|pinged], for me to go on.”
      {hero} asked [who|him who|just who] that had been.
      He had taken it for the [boiler|second mate|fridge], he said.
      @emotional He told it again, with [both hands|his eyes shut], there in the [chair|yard].
      @light It was a [very|remarkably] good story, with a [dog|flood] in it.`,
    `¶ “[Who heats an empty hold?|Is somebody heating nine?|Twenty-one degrees?]” asked {companion}, over the fuel logs.
      All these years hold nine had been as warm as a [nursery|kitchen|pocket], at the expense, by a whisker, of everybody’s [cabin|bath|porridge].
      {hero} remembered having worn [two jerseys|mittens|a rug], all one winter, for nobody knew what.
      It was the temperature at which one would keep {noun}, according to the [book|almanac|cook].
      @humorous The captain had [sued|slept in his hat|bought a hot-water bottle].
      @neutral It made [a third|an eighth|a tenth] of the bill.`,
    `At the line’s archive there was a record of everything the Beryl had ever [looked up|asked|searched for], in her spare seconds, and it was four [miles|shelves|days] long.
      It was one [question|word|thing], eleven thousand times: {noun}, and under each the answer, [none|no results|see Weather].
      ¶ “[That’s not a fault|That isn’t a bug|You’d not call that a fault],” said {companion}, in a different voice.
      {hero} [rolled it up|carried it out], under one arm.
      @mysterious The last was dated [today|tomorrow|that night].
      @emotional,mysterious Once she had put [please|thanks all the same], to a [search box|printer].`,
    `Everybody had read who sent it, and [when|how much|by what class], and never thought to read where it was to go.
      [Under Deliver To|Next to Destination|In the bottom box] was typed the word HERE.
      {companion} [turned it round|read it aloud|laughed], and then did not.
      ¶ “Here’s [where it is|no address|wherever she is],” {hero} said.
      {he} put it in {his} [shirt|cap|lunch tin]; something had begun to come [clear|into focus], and it was not [fraud|a crime|about money].
      @dramatic Out in the dock the cutters [lit up|had started|were singing].
      @light There was a heart, or a thumb, over the [H|last letter|second E].`,
  ],
};
