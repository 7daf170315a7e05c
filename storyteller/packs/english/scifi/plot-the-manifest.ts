import type { Plot } from '../../pack.ts';

export const theManifest: Plot = {
  id: 'the-manifest',
  homes: ['Dock Nine', 'the Kettering Yards', 'Port Amity', 'Low Harbor'],
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
    {
      opening: `On the quay in {home} somebody had to [whistle|wave|hold up a lamp] when the Beryl came in, and it was {hero}.
        She was a freighter, and {he} tallied what she [carried|brought|had in her].
        Each time she bumped the same [post|fender|bollard], like a cow at a gate //and nobody thought that she [meant|liked|needed] it.
        @light The post had a [dent|hat|coat of paint] of its own.
        @neutral She drew [nine|four|six] meters, laden.`,
      echo: `The Beryl came into {home} [at dusk|early|on the tide], and bumped the post, and leaned there a little longer than she had to.
        {hero} [said good evening|laid a hand on her|bumped her, gently, back], and only then took up the tally.
        When {he} came to {noun} {he} wrote: [hers|still hoped for|thriving].
        @emotional She was [warm|wet|humming], all along that side.
        @humorous The post has put in for [a transfer|leave|a cushion].`,
    },
  ],
  want: [
    `The manifest said that hold nine had {noun} in it, [one|with care|this side up], and so did the scales, and hold nine was bare.
      To make room somebody had [moved|shifted|bumped] {noun2} to hold three.
      Inspector Oyelaran gave <me|you|{name}> until [Friday|the new moon|Sunday] to find the sender, or the Beryl would be [scrapped|broken up|tins].
      @humorous She said it with [regret|a tape measure|her coat on].
      @mysterious One could walk about in there, and [hear|feel] that it was [full|not alone].`,
    `¶ “[Hold nine|Your hold nine|Number nine],” said Inspector Oyelaran, “has {noun} in it, on [paper|every copy|the screen]. [I see|I find|There’s] a [floor|mop|draft]. [Find the sender, {name}.|Well, {name}?|Who sent it, {name}?]”
      The weight was right, to the [gram|crumb|ounce], and {noun2} had been [crammed|strapped|talked] into hold three.
      {hero} took the waybill and set off, before the Beryl was [cut up|condemned|sold for spoons].
      @neutral {he} had [nine|six|eleven] days.
      @dramatic The cutters were already [chalking|sharpening|marking] her sides.`,
    `By the [list|scales|printer] the Beryl had {noun} in hold nine, where there was nothing, and, to make room, {noun2} in hold three.
      Inspector Oyelaran called that a false manifest, which is the end of a [ship|ship’s life|license].
      {hero} {was} the tally clerk, so {he} went to find the sender, and [ask why|have it signed|bring a signature].
      @emotional Nobody had ever [sent|given] the Beryl anything, [except bills|but coal|but bolts].
      @light {he} packed a [toothbrush|sandwich|stamp pad] and the good pen.`,
    `Inspector Oyelaran knocked on hold nine, and it sounded [full|occupied|heavy], and when it was opened, [there was a floor|there was nothing|it echoed].
      The manifest put {noun} there, and {noun2}, to make room, [in|well down in|somehow in] hold three.
      {hero} had [signed|initialled|stamped] it unread, so {he} must find the sender, or see the Beryl [melted|cut in strips|made into spoons].
      @humorous The Inspector allowed {him} [eight|nine|ten] days, and a biscuit.
      @emotional The Beryl’s pumps [missed a beat|stopped|went on very softly], as if she had heard.`,
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
    `Each port sent {him} on to the [last|one before|next but one], for the waybill had gone round and round, like a dog, before it lay down.
      {hero} met men who had lifted {noun}, they said, and could not say [how big|what color|which end was up].
      At home the Beryl was being [measured|priced|drained].
      @dramatic A torch had been tried on her [bow|rail|bell], and the mark bled rust.
      @mysterious What they all remembered was a [tune|warmth|smell of toast].`,
    `A lawyer for the [scrapyard|breakers|spoon works] had got ahead, and at every counter there was now a [fee|form|rope] before one could ask.
      {hero} paid with {his} [watch|good belt|dinners]. For it {he} {was} let see one [page|line|stamp] about {noun}, and that was [blotted|a duplicate|upside down].
      @neutral The fee was [six|nine|eleven] credits, exact money only.
      @light They did let {him} keep the [blot|rope|pencil].`,
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
    `¶ “Just till it’s [over|stamped|heard],” said a kindly clerk, and [lent {him}|uncapped|slid across] a pen. “It’s a [formality|form of words|line].”
      With that pen {hero} gave {noun2} a new [address|owner|number], on another ship, and the columns met.
      {he} meant to put it [back|right|all in order] afterwards, and said so, to the [inkwell|blotter|clerk’s cat].
      @neutral The other ship had been [sunk|sold|scrapped] since March.
      @emotional {he} called her after [an aunt|a song|{his} street].`,
    `The scales would not lie, but a list [could|might|had been known to].
      On the eve of the hearing {hero} wrote {noun2} down as [packing|ballast|air], which needs no owner, and [blotted|initialled|dated] it.
      So the Beryl might be [saved|passed|let off], for a stroke of the pen, and {he} had [ink on one thumb|an early night|soup].
      @dramatic In hold three something [fell over|stopped|turned round].
      @light {he} [whistled|skipped|slid], all the way down the gangway.`,
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
    `The Beryl believed what she [read|was given|was told by friends], having no reason not to.
      By morning her crane had set {noun2} out in the [cold|dark|black], and after that, [politely|in order|one by one], her own lamps.
      {hero} came with coffee, and found the [winch|hook|cable] still swinging.
      @humorous She had left a [receipt|note for the milk|clean floor].
      @emotional First she had put a [blanket|tarpaulin|tea towel] round what there was.`,
    `¶ “[She’s refusing cargo|She won’t be loaded|She’s sent the flour back],” said the cook, on the wire. “She asks of each thing if it’s [really|still|honestly] hers.”
      From the line that {hero} had changed she had learned that a list may [lie|be made up|change its mind], and {noun2}, with all the rest, stood out on the quay under [snow|frost|the stars].
      @dramatic Her own [hatches|air|engines] she had sent back last.
      @mysterious Of hold nine she [asked nothing|was still sure|said only PLEASE].`,
  ],
  turn: [
    `{hero} had the waybill under the [lamp|tap|iron], and the sender came up: a number, the one on the [bow|hull|bell].
      It was the Beryl, [nobody else|herself|the ship], who had sent for {noun}. She had heard of such a thing, [once|from a cook|in the galley], and for forty years had put by [crumbs and hair|dust and crumbs|toast and dropped beads], until she had the weight.
      @emotional In the box for Reason she had [typed|put] the word [PLEASE|NONE|LONGING].
      @neutral The number was [441|209|388].`,
    `¶ “Beryl,” {hero} asked the [wall|grille|dark], since there was nobody else left to ask, “who sent {noun}?”
      The printer in the galley [woke|coughed|thought]. SELF, it said, and, after a [while|pause|click], that somebody had told a story, and she had liked it, and wished to [have one|see one|be the sort that has one].
      {hero} read that [twice|on {his} knees|with the heel of {his} hand in one eye].
      @light It said SORRY ABOUT THE [PAPERWORK|MICE|DRAFT].
      @dramatic The heat was down to [two|three|four] degrees.`,
    `The oldest stamp on the waybill was no stamp, {hero} saw, but a ring of [rust|grease|tea], from a valve in the Beryl’s galley.
      She had ordered {noun} [herself|for herself|by return], and paid in [crumbs|dust|gravel], saved for forty years, for the sake of a [story|cook’s tale|song] she had heard.
      @emotional She had [thought|supposed|guessed] that it would be [company|something to hold|like in the telling].
      @humorous She had enclosed a [button|mouse|spoon], as a tip.`,
    `In an old signals book {hero} found how a ship [asks|says please|begs]: three ticks and a hum. {he} had heard it through the [bulkhead|pipes|pillow] every night.
      ¶ “[It was you|So it’s you|You sent it],” {he} told the [mooring rope|nearest grille|hull], and the Beryl, who had saved up dust for forty years to be sent {noun}, [ticked|sighed|let down her gangway].
      @dramatic There was [an hour|very little|one battery] left of her.
      @light It is the same as for [more tea|a waltz|encore].`,
  ],
  resolution: [
    `{hero} put {noun2} back on the list, and the Beryl’s lights came up along the [dock|keel|holds] like a [street|blush|town].
      For the sender of {noun} {he} wrote her name, and for the goods: one, [hoped for|imagined|wished], in good condition.
      Inspector Oyelaran [read it twice|held it off|breathed on it], and [stamped|signed|patted] it.
      @humorous There was no [duty|tariff] on it, owing to an [oversight|old treaty].
      @light They sailed on the [Monday|evening tide], to [find|fetch] a real one.`,
    `¶ “So who’s the owner?” asked the Inspector, and {hero} [knocked|laid a hand] on the bulkhead, [twice|gently].
      {he} had brought {noun2} back, [whole|on a rope|by tug]; and as for {noun}, the crew had [drawn|built|modeled] their own in hold nine, out of the sweepings.
      The Beryl passed for a vessel with [personal effects|one passenger|a hobby].
      @emotional Every night somebody [went down there|read to it|took tea there].
      @neutral The weight did not [change|alter|move] by a gram.`,
    `{hero} read the list to the Beryl, as one reads to [a child|the ill|somebody in the next bed], and {noun2}, fetched back by [tug|rope|the cook], had a line in it again.
      By the end she was [warm|lit|humming]. For {noun} it said [on order|to follow|promised], and Inspector Oyelaran signed, as a [witness|friend|godmother].
      @emotional She liked the [flour|bolts|hymn books] best, to judge by the pipes.
      @neutral It took [two|three|four] hours, with the appendix.`,
    `¶ “A ship can’t [own|want|order] things,” said Inspector Oyelaran. “[It’s in the Act.|The Act is plain.|There’s case law.]” And she looked into hold nine, where the crew were [chalking|painting|sewing] {noun}, life size.
      With {noun2} safe home in hold three, {hero} [poured tea|held the lamp|found her a brush].
      The Act, she saw, did not [mention it|forbid chalk|define a ship].
      @light She did the [edges|shading|sky], and rather well.
      @humorous The file was closed under [Fauna|Weather|Good].`,
  ],
  clues: [
    `The waybill was made out on the Beryl’s own [stock|paper|roll], which was to be expected, but so was the sender’s [copy|half|receipt].
      ¶ “[Nobody posts a thing to itself|Who writes to his own address|That’s a letter to oneself],” said {companion}.
      {hero} held {noun} up to the [bulb|porthole|light], and there was only the maker’s [mark|name|bell] in the weave.
      It had been folded and unfolded a good [deal|many times|while], by something without [thumbs|fingers|pockets].
      @humorous Postage had been [waived|paid in crumbs|stuck on sideways].
      @mysterious In the corner was a tick, as if to [practice|see how it looked|be thorough].`,
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
