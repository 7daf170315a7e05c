import type { Thing } from '../../pack.ts';

export const things: readonly Thing[] = [
  {
    noun: { the: 'the key with no teeth', a: 'a key with no teeth' },
    find: `A thing that dug into <my|your|{name}’s> heel turned out to be a key: [iron|brass], long, and worn as smooth as a [rib|spoon].
      It had no teeth and could not have opened a [jar|mouth|letter|nut].
      ¶ “[It doesn’t open them|It doesn’t open things|That opens nothing|No, it’s not for opening],” said {companion}, turning it in the light. “It’s what you’d [ask with|show|knock with|hold up], so they’d open themselves. There’s [manners|sense|a lesson|a song] in that.”
      {hero} hung it round {his} neck on a [bootlace|thread], and it lay there, warm.
      @mysterious It [pulled|swung|leaned] [a little|a very little], toward nothing in particular.
      @light {companion} tried it on a [walnut|sulking child|tin of sardines], with [some|partial] success.`,
    use: `There was no lock in what stood in the way, nor any place for one, so {hero} held up the key with no teeth, as one holds up a [hat|lamp].
      ¶ “[If you don’t mind|Excuse me|When you’re ready|Good evening],” {he} said. “[Please.|We’re late.|Whenever it suits.|It’s only the two of us.]”
      ? There was a pause, as of somebody who has not been asked in [years|all their life|a thousand years].
      Then it was open, [all of it|top to bottom], and [held|bowing|humming], and {we} were through.
      @humorous It said something, afterwards, about [young people|a tip|boots|draughts].
      @dramatic The key had gone [white hot|as thin as a hair|soft|dark].`,
  },
  {
    noun: { the: 'the jar of last summer', a: 'a jar of last summer' },
    find: `A pedlar’s child gave <me|you|{name}> a stone jar, for [nothing|a button|a smile], because it would not stop [humming|buzzing] and kept the baby up.
      The label said SUMMER, LAST, in [somebody’s best writing|pencil], and the lid was tied down with [gut|gingham|ribbon].
      {companion} [shook|tilted] it, and inside a [swing creaked|wasp woke up|bat hit a ball].
      ¶ “Don’t open that [indoors|for fun|in company|near cows],” {companion} said, and packed it in the bread.
      @emotional Against the [cheek|ear] it was as warm as a [loaf|horse|cat].
      @neutral It held about [a pint|a quart|three cups], or [nine|ten] weeks.`,
    use: `{hero} broke the string with {his} teeth and [took|prised|knocked] the lid off the jar of last summer.
      It came out all at once, [hay first|yellow|with its sleeves rolled], and it went through everything between {us} and the way out like a picnic through a [funeral|fence].
      What had barred the way stood blinking in the sun, and had [clean|quite] forgotten [why|what it was about|which side it was on].
      ? {we} [walked round it|walked past|went by on the grass]. Somebody was [selling ices|asleep|paddling].
      @light {companion} got a [sunburned|freckled|peeling] nose[|, and an ice].
      @emotional In the [bottom|jar], when it was over, there was one [evening|long shadow|game] left, and {we} let it go.`,
  },
  {
    noun: { the: 'the left-hand glove', a: 'a left-hand glove' },
    find: `It was lying palm up, as [though|if] it had been [begging|caught catching|waving], a lady’s gray glove for the left hand.
      {hero} picked it up, and it shook {his}[, twice|, firmly|].
      ? It would not be put in a [bag|drawer]; it rode in {his} top pocket with its fingers over the edge, and drummed when {we} [dawdled|talked].
      ¶ “It’s looking for the other one,” said {companion}, and for [some|no] reason {we} [spoke low|were sorry|held hands].
      @mysterious On the [third|fourth] finger, under the kid, was a [ring|dent|pulse].
      @humorous It had views on {companion}’s [nails|grip|collar|handshake].`,
    use: `Before {hero} could do anything the glove was out of {his} pocket and across the ground on its fingertips, [like a crab|smartly].
      It went up what stood in the way, found something there that [nobody|no one] else had seen, a [fold|seam|small cold ear], and took hold.
      ? It [pinched|tickled|led].
      There was a noise of [enormous|great] surprise, and the way was clear, with the glove on the far side, [beckoning|dusting its fingers|waving].
      @dramatic It had lost a [fingertip|button|stitch], and did not [mention|grudge] it.
      @light {companion} [clapped|bowed over it|blew a kiss], and it went pink [to|at] the wrist.`,
  },
  {
    noun: { the: 'the dark lantern', a: 'a dark lantern' },
    find: `The lantern came out of a [sack|barrel] of odds and ends that {hero} had won from a blind man, fairly, at dice.
      [Lit|When lit], it cast a neat round pool of [night|midnight|late evening], with a star in it.
      ? {companion} put a hand in and drew it out with [dew|frost|moths] on the knuckles.
      ¶ “He said it was good for [reading|thinking],” {hero} said, and blew it out, and the day closed over the place.
      @neutral It burned [lamp black|sloe oil|elderberry wine], [an egg cup|a thimble] to the hour.
      @mysterious An owl had come [out of it|to the edge|as far as the rim], and had to be [put|helped] back.`,
    use: `{hero} lit the dark lantern and opened the shutter [as far as it would go|with one thumb|an inch, then all the way].
      Night stood out in front of {him} like a [plank|carpet], and whatever lay under it did what things do at night: it [yawned|lay down|forgot its orders].
      ? {we} went through on tiptoe, by one star, with somebody’s [breathing|snores|dreams] on either hand.
      On the [other|far] side it was still the same time of day, and a [cock|clock|rooster] had been misled.
      @dramatic The oil gave out with [two steps|a yard|a step|nothing much] to go.
      @emotional {companion} had taken {his} hand in there, and neither [of {us} |][remarked on it|let go at once|coughed].`,
  },
  {
    noun: { the: 'the polite stone', a: 'a polite stone' },
    find: `¶ “[I beg your pardon|My fault entirely|So sorry],” said the stone that {hero} had kicked.
      It was [an ordinary|a plain gray] cobble, and it asked, if nobody would be put out, to be set down again somewhere with a [view|bit of company|roof].
      ? {companion} said that a stone with manners was worth two [with moss|in a wall|in the boot], and it went into the bag.
      It said [good night|sorry|not at all|pardon] all evening, to everything.
      @humorous By [breakfast|morning] it had apologized to the [eggs|knife|butter].
      @light It was [particularly|very much] taken with [ducks|cheese|hymns].`,
    use: `¶ “Might I?” asked a voice from the bag, and {hero} took out the polite stone and put it down [in front|on the threshold].
      It quite saw how things stood, it said; it had stood that way itself, for [nine thousand years|an age or two|a while|most of the hill].
      It only wondered if anybody had ever said [thanks|well done|please|good morning].
      [Nobody had.|There was a silence.|No one ever had.] What had been in the way moved over, [sniffing|creaking], and asked it to stay.
      @emotional {we} left it there, in the [open|sun], being [told everything|listened to|introduced].
      @mysterious Behind {us} it was asking, [very gently|as one neighbor to another], about the [bones|others|worms].`,
  },
  {
    noun: { the: 'the paper boat', a: 'a paper boat' },
    find: `In the nearest puddle there was a boat folded out of [newspaper|a love letter|a page of hymns], and it was waiting, [nose|bow] to the edge.
      When {hero} bent down [it came over|it came alongside|it put in to shore].
      It weighed no more than a [yawn|moth|sigh|wafer], and on the side somebody had printed, in crayon, HOLDS TWO.
      ¶ “It never does,” said {companion}, but made sure, [all the same|even so], that it was not [sat on|folded|rained on].
      @emotional The crayon was [a left-hander’s|chewed|blunt|borrowed], to judge by the letters.
      @neutral The [paper|edge] was dated [the day after tomorrow|nine years back|a Sunday to come].`,
    use: `{hero} set the paper boat down before what was in the way, on [dry ground|a damp patch], and got in, feeling a fool.
      It held [two|two, just|both|two and the bags]. It had grown a [thwart|mast|rudder|small anchor] by the time {companion} sat down.
      Then it went, the way a boat goes in the bath, [straight through|over everything|up and over], making a [small|narrow] brave wake.
      On the far side it was [paper|wet paper|a wet newspaper|flat] again.
      @light {we} had both, it turned out, been making the [noise|hooter|splashing|gull noises].
      @dramatic Something [snapped|bit] at the stern, and got a mouthful of [verse|the sports|the shipping news].`,
  },
  {
    noun: { the: 'the bridle', a: 'a bridle for no horse' },
    find: `On a nail that had nothing else to do hung a bridle, of [red|white] leather, cut for the head of no animal that {hero} knew.
      There were [three|five] [cheek straps|blinkers|chin straps], and the bit was glass.
      ? {companion} measured it against a [cow|thumb], a church and a good-sized [cloud|bull], and was no wiser.
      It had been oiled, [lately|with care|that day|not long since]. Nobody minded if {we} took it; nobody, it seemed, had [seen|ever been able to see|dared to touch|hung] it.
      @mysterious There were [teeth marks|feathers|pearls|salt] upon the bit.
      @neutral It came to [nine|seven|eight] pounds and jingled in [the key of D|F sharp].`,
    use: `So that was what it fitted: {hero} had the bridle over and the [strap|buckle] home before what stood in the way had got its [breath|wits].
      It [reared|shied|screamed|stamped]. Then it felt the bit, which was clean, and the hand, which was [shaking|kind enough|only a hand], and let itself be led [aside|off].
      ? {companion} [held the gate of nothing|stood well back|whistled].
      ¶ “Good girl,” {hero} said, [at a guess|in case], and undid it.
      @dramatic Its eye, close to, was [the size of|as big as] a [cartwheel|door|church clock].
      @humorous It followed {us} for a mile and had to be [spoken to|given a carrot|lied to|introduced to a cow].`,
  },
  {
    noun: { the: 'the yesterday mirror', a: 'a mirror that shows yesterday' },
    find: `{hero} got it in change: a mirror the size of a [thumb|playing card], with a tin back, that showed whatever had been there [yesterday|the day before].
      ? In it {he} saw {himself}, with other mud on, about to say something [stupid|hopeful|kind].
      {companion} looked in over {his} shoulder and was not there, and then came into it, from the [left|right], [eating|waving|yawning].
      It was put [away|by], face down, as one does with [letters|some relations|holiday sketches].
      @emotional Later {hero} took it out again, and looked for a while at [breakfast|an open gate].
      @light [Yesterday|The day before], it showed, {companion} had had a [leaf|beetle|feather] on the hat all day.`,
    use: `It [was no good|was no use|did not do] looking at the thing itself, so {hero} turned {his} back on it and held up the yesterday mirror.
      There, in the tin, was the same spot, a day ago, and nothing [whatever|whatsoever] [in the way|wrong with it|to be seen].
      ¶ “[Walk where I say|Step where I step|Hold on to my coat|Keep to the left],” {he} told {companion}. “[Backwards.|And don’t peek.|Mind the dog.|It was drier then.]”
      {we} [went|edged] through yesterday by the width of a hand, among people who [said good morning|were having breakfast|were beating rugs], and out of it into the clear.
      @mysterious Someone in there had [nodded|stared|waved|stood aside], with {our} own faces.
      @humorous {companion} apologized to a [bucket|bishop|nun] that had since [been moved|gone].`,
  },
  {
    noun: { the: 'the spool of gray thread', a: 'a spool of gray thread' },
    find: `An end of gray thread had wound itself about <my|your|{name}’s> [button|little finger|bootlace], and {he} followed it for [want|lack] of scissors, to a spool as big as a pear.
      ? [No one could cut it.|It could not be cut.|Teeth were no good.] {companion} had a try with the bread knife, and soon there were [two|three|four] bread knives.
      On the paper label it said, in [small|blue] type, FOR MENDING, and then a list that ended in [bridges|Sundays|promises].
      ? {hero} put it [in {his} hat|next to the cheese].
      @neutral There were about [forty|sixty|fifty] yards[|, by arm].
      @emotional The end had been bitten [off|through], by someone with a gap in [her|the|very crooked] front teeth.`,
    use: `{hero} took the spool of gray thread and, having no needle, used a [thorn|fishbone].
      What stands in the way is mostly torn somewhere, and {he} found it, low on the [left|inside|dark side], an old [rip|tear] with a draft in it.
      [Six|Nine|Eleven] stitches and a [knot|kiss]. It shut its eyes; it [leaned|hummed|sniffed|let go a breath]; then it moved off, quite slowly, trying how that felt.
      @emotional {hero} {was} the first, by the look of it, to [see|go near] the place.
      @light {companion}, who was holding the spool, had been hemmed to a [bush|bystander|post|cow].`,
  },
  {
    noun: { the: 'the wooden spoon', a: 'a wooden spoon' },
    find: `Somebody gave <me|you|{name}> a wooden spoon for [coming last|stopping a quarrel|asking twice], and it was [black|brown] to the neck with old dinners.
      It had belonged to a [witch|nun|cook in the wars], and stirred by itself, [a little|slowly], if it was let.
      ? {companion} put it in a cup of water, and it turned the water first into a [whirlpool|tune|sunset] and then into broth.
      ¶ “Who did it [feed|cook for|fatten|bring up]?” {hero} asked, and the spoon went [round|slower], and seemed to count.
      @humorous Of what it had stirred, it plainly preferred [trouble|mutton|custard|christenings].
      @neutral There was a [notch|nick] for each hundred, [nine|fourteen|eleven] notches.`,
    use: `{hero} could think of nothing to do, and when there is nothing to do one [stirs|cooks].
      {he} put the wooden spoon to what stood in the way, and went round, from the [elbow|edges|sleeves], scraping [well|hard] at the bottom.
      It went [stiff|thick|quiet|slow]. It went [smooth|glossy|pale|golden]. A [crust|skin|crumb|lid] formed, and {we} walked across on that, holding up {our} hems.
      Behind {us} it had [started|begun] to smell of [onions|Sunday|gravy], and people were coming with bowls.
      @light It wanted [salt|another egg|pepper|a bay leaf], said {companion}, but not much.
      @dramatic The spoon came [away|out] with its edge [burnt off|bitten|singing].`,
  },
  {
    noun: { the: 'the blue salt', a: 'a twist of blue salt' },
    find: `A twist of paper had got in with <my|your|{name}’s> [bread|change|gloves], and in it lay a [pinch|spoonful] of salt as blue as a vein.
      {companion} [knew about that|had heard of that|knew what it was|had an uncle who used it]. It came from the [tear jar|heart|jam cupboard] of somebody who had never [cried|wept], and a grain of it would make a thing tell the truth.
      ? {we} [did not try it on each other|did not try it|left each other alone]. {we} did, all the same, think of [it|a question|one thing].
      {hero} folded the paper [twice over|small].
      @dramatic One grain had stuck to {his} lip, and {he} said nothing until it had [gone|melted|dissolved|been wiped off].
      @mysterious It had been [ordered|weighed out|paid for|put by] in {his} name.`,
    use: `{hero} undid the twist of paper and threw a [single|last] grain of the blue salt.
      What stood in the way tasted it, and began, in a quite different [voice|key|accent|spelling], to tell the truth.
      It did not [want|like|wish|mean] to be there. Somebody had put it there as a [child|pebble|saint] and said [an hour|until noon].
      ¶ “Then go home,” {hero} said, and it [went|asked the way], and behind it lay the open road.
      @emotional {companion} gave it the [scarf|last apple|good handkerchief|sandwich], for the journey.
      @neutral It took about [four|six|nine] minutes, with [sobs|footnotes].`,
  },
  {
    noun: { the: 'the thirteenth bell', a: 'a bell with no clapper' },
    find: `It had rolled up against <my|your|{name}’s> boot, a hand bell with no clapper, [out of|from] a set; on the lip was cut [XIII|the number thirteen|a 13].
      ? [One could shake it all one liked.|Shaking it did nothing.|It shook like a pear.] {companion} did, and far away [a dog|somebody|a cow] looked up.
      ¶ “[It doesn’t ring here|Not here, it doesn’t|It’s not for here|Nor should it],” {companion} said. “It rings [at the other end|for somebody else|elsewhere|below stairs]. [There’s one waits for it.|I knew a family had one.|My aunt answered one.|Somebody’ll be getting up.]”
      {hero} wrapped it in a sock, out of [pity|caution].
      @mysterious In the night the sock was found [folded|outside|ironed], and the bell was [bright|polished].
      @humorous {we} used it, until somebody [objected|coughed], for [eggs|cider|catching a drip].`,
    use: `{hero} shook the thirteenth bell, and there was not a [sound|note].
      Then, from a long way off, came a person in carpet slippers, cross, with [crumbs|soap|egg|toothpaste] on the chin, who had been rung for.
      ¶ “Is that all?” this person said, and [lifted off|told to get down|swept aside|shooed off] what was in the way, like a cat from a table.
      {hero} {was} given to understand that this was not to be [made a habit|done at meals].
      @humorous The slippers had [rabbits|crests|moons|bells] on.
      @dramatic Where the [person|slippers] had trodden, the ground was [glass|black|warm].`,
  },
];
