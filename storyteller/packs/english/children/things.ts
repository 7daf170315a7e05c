import type { Thing } from '../../pack.ts';

export const things: readonly Thing[] = [
  {
    noun: { the: 'the tin of fog', a: 'a tin of fog' },
    find: `In the [grass|ditch|clover] lay a tin with a ring to pull. The label said FOG, and below, Best Before [Dawn|Breakfast|Tea].
      {hero} shook it, and it went [ooo|hush].
      ¶ “My [aunt|uncle|neighbor] had one of those,” said {companion}. “It was opened at a wedding and they [never|only later|eventually] found the cake.”
      It was [quite|very] light, and [a little damp|rather cold|slightly beaded]. {he} put it in the pocket with the [string|crumbs], where it [grumbled|settled].
      @mysterious If {he} held it to the light, there was [something|somebody|a person] in there, [walking|wandering] about with a lamp.
      @neutral It [held|contained] [twelve|fourteen|ten] ounces, or about one field.`,
    use: `“There’s [always|still] the [fog|tin|tin of fog],” said {companion}. So {hero} put a finger through the ring of the tin, and [pulled|looked away].
      It came out like a [cat|sheep], then like [eleven|forty] of them, and then nobody had any feet.
      There was a good deal of [bumping|coughing], and “Is that [you|your foot|a wall]?” and “[No|Not yet|I think so].” [When it cleared|By the end], everyone was [on the other side of everyone else|back to back|the wrong way round].
      {we} were [through|past|by], and going on, before anybody had thought to [turn round|count|stop apologizing].
      @humorous Somebody had shaken hands with {him} [warmly|kindly|firmly], twice. It [was never found out|never came out] [who|whose|why].
      @dramatic In the middle of the [white|thick of it|quiet] somebody took hold of {his} sleeve. [It was {companion}|It was only {companion}|That was {companion}]. It was [nearly|almost|as good as|very nearly] certain.`,
  },
  {
    noun: { the: 'the very long scarf', a: 'a very long scarf' },
    find: `{hero} saw an end of wool sticking out of a [hedge|drain], and pulled.
      It came, in [red|orange], and after that in [blue|brown], and went on coming until {companion} sat down.
      A note was pinned to the [middle|end|fringe] of it. “I could not [stop|help it|find the end]. Please [use|take|enjoy] it. [Yours|With love|Kindly], a Grandmother.”
      {he} put it on, nine times round, and could still have [lent|spared|leased] some to a horse.
      @light The [fringe|end] arrived a [minute|street|hedge] later.
      @emotional It was [still |][warm|cozy|nicely aired], as though somebody had only just let go.`,
    use: `{hero} unwound the [scarf|scarf, yard after yard|whole scarf]. What was wanted here, it seemed to {him}, was not an [argument|excuse|apology] but a bit of warmth.
      Round it went, and over, and round, with a [tuck|pat|little tug] here and there. [Nobody|No one] can go on being stern in [five|six|seven] yards of wool.
      There was a [sniff|small sniff|gulp|cough]. There was an enormous [yawn|sigh|pause|silence]. Somebody said in a [muffled|woolly] voice that nobody had ever [done that|made the offer|thought of that] before.
      Then the way was [clear|free|nobody’s], and [it was|was] a good deal softer.
      @emotional {he} tied it at the end in the kind of [bow|knot|double bow] that {his} own had been tied in.
      @humorous {we} walked on with the last yard, which was still [a lot|coming|on the way].`,
  },
  {
    noun: { the: 'the bell without a clapper', a: 'a bell without a clapper' },
    find: `Under a [bench|root] {hero} found a brass bell, and it was a beauty, but it had nothing inside.
      {he} [rang it|shook it|swung it] anyway. It made [a silence|a large silence|nothing, loudly]. A [thrush|cricket|wren] [stopped|left off] half-way through, to hear it better.
      ¶ “That’s for ringing when there’s too much [noise|talk|fuss],” {companion} whispered. Both of <us|you|them> [had begun to whisper|were whispering|spoke very low].
      {he} wrapped it in a handkerchief, so that it should not go off [by accident|indoors|in church].
      @mysterious Somewhere, [quite |]far away, something that had been [ticking|dripping|humming] all day left off.
      @neutral It was [four|five] inches high, and stamped with a [crown|2|hush].`,
    use: `{hero} held up the bell with nothing in it, and [rang|swung it|rang as hard as {he} could].
      [Down|Out] came the silence, like [snow|a lid|a tablecloth]. All the grumbling stopped, and the shuffling, and each one leaned forward with an ear out, to [find out|hear] what it was that could not be [heard|made out].
      They were [still|busy] at it, with their mouths [open|ajar|round], when {we} went by on the tips of {our} toes.
      It [lasted|held] until the [corner|gate|bridge]. Then [there was|came] one [very small sneeze|cough|hiccup].
      @light {companion} had to look hard at the [ground|sky|hedge], so as not to giggle and wear it out.
      @dramatic [One|A] board [creaked|groaned|spoke]. Every head began to [turn|lift], and {hero} rang again.`,
  },
  {
    noun: { the: 'the emergency marmalade', a: 'an emergency marmalade' },
    find: `In a small glass case on a [post|wall|pillar] stood a jar. IN EMERGENCY, it said, BREAK [GLASS|FAST|BREAD]. It was [marmalade|marmalade, thick cut|Seville marmalade|marmalade, and orange all through].
      There was a [little hammer|spoon|small key] [on a chain|hung beside it]. It did not seem to be an emergency, but {companion} had [once|often|twice] been too late for one.
      So {hero} took the jar, and left a [penny|note] on the hook.
      It [glowed|shone] in the hand, with bits in, like a [lamp|harvest moon|small sunset].
      @humorous The inspector had signed it every year and, to judge by the level, [checked it|made sure|brought a spoon].
      @light It was the [thick-cut|bitter|good] kind, of which there is never [any|enough].`,
    use: `“If this isn’t an emergency,” said {companion}, “I don’t know what it’s [for|doing|about].” So {hero} took the [lid|top] off the marmalade.
      The smell went [out over everything|everywhere|ahead, like a band]. There was a [silence|sniff] //and then somebody asked, in quite another voice, [if there might be toast|about toast|who had bread].
      There was bread in the bag, and a [lens|shovel|long fork], and some sun. It [went on|lasted] for [an hour|nine slices|most of a loaf].
      After that there was no [question|thought|talk] of barring [anybody’s|any] way. {we} were [waved|shown|hurried] through with [crusts|sticky hands|butter].
      @emotional “It’s like my [gran’s|dad’s|old school’s],” somebody said, and had to sit down.
      @neutral The jar was [scraped|emptied], and the label kept by [nobody in particular|somebody’s aunt|the smallest].`,
  },
  {
    noun: { the: 'the left-handed umbrella', a: 'a left-handed umbrella' },
    find: `An umbrella had been hung on a [branch|gate|signpost] with a ticket on it: LEFT-HANDED, it said, and {hero} [tried|took|opened] it in the right, and it [sulked|bit].
      In the left it [purred|stretched|hummed|was as good as gold]. It was [striped|striped all over], and seemed to have more [ribs|inside|stripes] than the outside allowed.
      ¶ “Don’t open it [indoors|near geese|before lunch],” {companion} advised.
      It made a [fair|good] walking stick, if one let it choose where to [walk|prod|tap].
      @light It [pointed at|bowed to] all the [cake shops|puddles|clouds].
      @dramatic When {he} touched the catch the whole thing [shuddered|wriggled|hopped], like a dog at a door.`,
    use: `{hero} pointed the left-handed umbrella at the [difficulty|trouble|lot of them], said [sorry|mind out|gesundheit], and pressed the catch.
      [Whumpf|Fwump|Whoosh|Fwoomp]. It was [as big as|the size of] a [tent|bandstand|small chapel]. It was [bigger|wider|bigger than that|still going]. Hats went over, and [tempers|whiskers|opinions], and a [notice|bucket], and {we} walked through behind it as if behind a house.
      Nobody could see anything but [stripes|stripe after stripe|a great many stripes], and nobody likes to hit a stripe.
      [On the far side|Afterwards] it folded up with a [hiccup|small burp|click], and looked modest.
      @humorous It had been [a little|slightly] overcast in there, with [sunny spells|a rainbow|light winds].
      @mysterious Under its [dome|ribs] it was the wrong time of [day|year|night], and somebody was whistling.`,
  },
  {
    noun: { the: 'the rubber stamp', a: 'a rubber stamp' },
    find: `On the [path|step|stile] lay a rubber stamp. {hero} [breathed on it|wiped it|licked it], and tried it on the back of {his} hand, and it said APPROVED.
      {he} had never been that, not in [ink|purple|capitals]. {he} did the [other hand|bag|left knee], and then {companion}.
      {we} walked rather [differently|straighter|grandly] after that.
      There was [a good half|most|a corner] of its [pad|ink] left. Somebody [important|high up] must be [looking for it|disapproving of everything|turning out drawers], somewhere.
      @emotional {companion} would not wash that bit for a [week|month|fortnight].
      @neutral The handle was [of|made of] [wood|horn|oak], and had been chewed by a person of rank.`,
    use: `There are people who will not move for [kindness|asking|anything], but {hero} had the stamp.
      {he} did not [hurry|rush|smile]. {he} breathed on it, looked [grave|at the sky], and brought it down on the nearest [flat|official|large] thing: APPROVED. Then on the [next|one behind|second]. Then [on|upon] a [forehead|tail|hat].
      ¶ “Well, why didn’t you [say|mention it|show it]?” came the cry. [Things|Ties|Whiskers|Hats] were straightened. Somebody [saluted|bowed|clapped|cheered].
      {we} were [shown|ushered|led] through by a crowd that had never been [approved|passed|stamped] before, and was standing very [tall|straight].
      @light They asked for another, on the [stomach|nose|other ear]. They [got it|got two|were done].
      @dramatic The pad was [dry|empty|quite white|all but dry]. There was [one|just one] last faint [APPROV|APPR|PROVED], and it was enough.`,
  },
  {
    noun: { the: 'the pepper pot', a: 'a pepper pot' },
    find: `The pepper pot had got under a [sack|stone|cabbage leaf], as if it had been hiding, and looked up at {him} with its three holes.
      It was [silver|pewter], and shaped like [a bishop|an owl|a lighthouse]. {companion} took a sniff and was gone for a [minute|while|full verse].
      ¶ “[Keep it|Take it|You have it],” came the voice from behind a tree. “[Far off|Upwind|In a tin|Well wrapped]. It’s only a [little bit|touch] [angry|strong|hot].”
      So {he} carried it upright, wrapped in [a leaf|two socks], and spoke to it [kindly|softly|politely].
      @humorous It had a [twin|sister], the salt, it turned out later, but they were not [speaking|close|on terms].
      @mysterious [Round its foot|Underneath] was scratched: Not [Yet|Before Supper|Indoors].`,
    use: `{hero} took the [socks|wrappings|second sock] off the pepper pot. {he} did not [throw|fling|waste] any, which would be [rude|unkind|war]. {he} only asked, holding it up, if [anyone could tell|somebody would like to say|there was a label saying] what it was.
      Naturally there was [a sniff|one sniff|some sniffing]. Then [there was|came] a pause, in which one could have [counted|buttered|posted] something.
      The sneeze turned everyone round [twice|to the wall] and blew the way [open|clear] from one end to the other.
      ¶ “Bless [you|you all],” {we} said, going [through|by|past], and it was [meant|kindly meant].
      @light It blew the [stalks|spots|names] off the dandelions. It blew {companion} into somebody else’s [hat|coat|turn].
      @neutral It was followed by [three|two|four] smaller ones, in order of size.`,
  },
  {
    noun: { the: 'the clockwork mouse', a: 'a clockwork mouse' },
    find: `It was lying on its back in a [gutter|rut|footprint], with its key in the air, and {hero} took it for a real one.
      ¶ “It [only|just] wants [winding|a friend|turning],” said {companion}. {he} gave it [three|four|five] turns. The mouse looked left, looked right, and ran up {his} sleeve to be [safe|out of the wet|indoors].
      It was [made of|all] tin, with one ear of [felt|leather|velvet].
      There it [stayed|sat], ticking, as some people do when they are [thinking|happy|nearly asleep].
      @emotional {he} could feel it against {his} arm, going a [little|bit|tick] slower than {his} own heart, and then the same.
      @light It was fond of [cheese|string|raisins], or of having some near.`,
    use: `{hero} felt a [scrabble|whirr|tickle] in {his} sleeve. The clockwork mouse had seen what the matter was, and it wished to be [wound|put down|consulted].
      {he} gave it [all the turns it would take|twelve turns|the lot]. Off it shot, in a [ring|figure of eight], in and out, over toes and under [chins|bellies].
      And who can [stand|keep] still for [that|a mouse|such a thing]? They were all after it, [whooping|on hands and knees], round the corner, and the [road|way|path] was left with nobody on it but {us}.
      It [came back|caught up] at the next [turning|milestone|gatepost], out of breath.
      @dramatic The [key|spring|little wheel] had almost run down. It did the last [yard|inch or two|bit] by wanting to.
      @humorous It had a [medal|title|certificate] from [somewhere|abroad], and did not care to discuss it.`,
  },
  {
    noun: { the: 'the biscuit-sized mirror', a: 'a biscuit-sized mirror' },
    find: `Something winked at {him} from a bed of [nettles|cress|daisies]. It was a mirror, no bigger than a biscuit, with a [bite|nick|corner] out of it.
      {he} looked [in|into it|hard]. There was one eye, [some|a bit of] [freckle|eyebrow], and a look of being [up to something|ready].
      ¶ “It’s [kinder|politer|better] than the big ones,” said {companion}, who had [borrowed|tried] it. “It only does [a bit|one bit|an eye] at a time.”
      {he} rubbed it on {his} sleeve and put it away with its face to the [wall|pocket|lining].
      @mysterious It had [shown|held|offered] a window behind {him}. There was no [window|such thing|glass of any kind] behind {him}.
      @light It [threw|cast] a spot of sun, which came along, and sat on [things|hats|elbows].`,
    use: `There was no [getting by|arguing|way round], so {hero} got out the mirror, and held it where it [would be looked into|had to be seen|would catch an eye].
      ¶ “Who’s [that|this|there]?” said somebody, [startled|softly|taken aback]. “That’s a [fine|noble|thoughtful] sort of face. What’s it doing [here|in charge of a gap|on a day like this]?”
      Nobody had ever [asked|wondered|put it so], it seemed. There was a bit of thinking to be done, and some [combing|turning sideways]; and the ones behind wanted [a go|a turn|a look] as well.
      By the time it had been [passed along|all round|handed back] {we} had been forgotten, and were [gone|past|well away].
      @emotional “I’d an idea I was [uglier|plainer|larger],” a voice said softly, at the very end.
      @neutral The mirror was [left|lent|put up] with them. They needed it [more|oftener|worse|just at present].`,
  },
  {
    noun: { the: 'the yawning box', a: 'a yawning box' },
    find: `{hero} took it for a [music box|musical box|jewel box]. But when {he} lifted the lid it only [yawned|stretched|gaped], showing a red plush mouth.
      {companion} yawned [too|back|wider]. A [cow|cat] did it, over a wall, and somebody in a house, and one could hear it going away down the [valley|street|river].
      {he} shut it [quickly|with both hands|with {his} chin].
      There was a paper in the bottom: “One at [bedtime|night|a time]. Do not [drive|sing|conduct] under.”
      @humorous It went as far as the [church|town hall|chapel]. The sermon, it is said, [ended|improved|left out the middle].
      @mysterious It weighed less after [dark|supper|nine], as if whatever was in it went out.`,
    use: `“Hold your nose and think of [cold water|sums],” {hero} told {companion}, and opened the yawning box.
      It began with a [little|small|baby] one. Then somebody said “I’m not in the least [aaah|tired],” and [sat|lay] down. Then there were snores, of [three|four] sizes, like a family of [saws|bears|pianos].
      {we} stepped [over, and between|over them|between the toes]. {hero} put a [coat|leaf] on someone who looked cold.
      The last yawn followed {us} half-way up the road, and had to be shut out with a [gate|bang|garden wall].
      @light {companion} caught it [anyway|all the same|through a glove], and had to be led along like a sleepy horse.
      @dramatic [One|An] eye opened, and looked [straight|hard|slowly] at {him}. It had a [dream|fish|staircase] in it, and shut.`,
  },
  {
    noun: { the: 'the paper crown', a: 'a paper crown' },
    find: `A crown was going by on the [wind|breeze], and {hero} [caught|jumped for|fielded] it. It was [gold|purple] paper, with a joke in it that someone had [taken out|already laughed at].
      It was too big for {him}, and for {companion}, and for the [post|pig|milk churn] that {we} tried it on.
      ¶ “It’ll be for somebody [in particular|special|with a head],” said {companion}.
      So {he} folded it flat and took it along, and kept an eye out for a [large|deserving|bare] head.
      @emotional Inside the band somebody had written, quite small: “You may [keep it on|wear it|stay up late].”
      @neutral It was made from a single sheet, with [nine|seven|eleven] points and some glue.`,
    use: `It had come to this, and {hero} could see no [way past|door|way out]. But there was a head there that was exactly the right [size|sort|shape].
      {he} unfolded the [paper crown|crown], and stood on [tiptoe|the bag|a stone], and put it [on|on, gently|straight].
      ¶ “[Me|Really|Who, me]?” said the head. Everybody [bowed|curtsied|knelt], as one does. The first order was for [buns|a holiday|jam]. The second was that these good people should be let through at once, with [music|waving|a bow].
      So {we} [were|went|passed]. Somebody played the [comb|spoons|drum].
      @humorous The third order was about bath night, and led to [a constitution|unrest|an election].
      @light It [suited|fitted] so well that nobody liked to mention it was [back to front|inside out|a size too old].`,
  },
  {
    noun: { the: 'the medal for coming third', a: 'a medal for coming third' },
    find: `{hero} dug it out of the [mud|bank|ruts] with a [stick|heel|spoon]. It was a medal, of [bronze|chocolate-colored|bottle-top] metal, and it said THIRD.
      It did not say [in what|what for|at what]. {companion} thought perhaps in a [race|cake show|spelling bee]; or in line for something.
      {he} [polished it up|rubbed it on {his} sleeve|gave it a shine]. The ribbon had [gone|turned] the color of [tea|moss|old string], but it still had its pin.
      ¶ “I never came [third|anywhere|in the medals],” {companion} said, and so {we} [took it in turns|shared it|wore it by halves].
      @dramatic On the back was a date, and two names [scratched|crossed|rubbed] out.
      @emotional Whoever it was had worn it a [lot|great deal|good while]. The edge had gone [smooth|round|soft], as a step does.`,
    use: `“[Ladies and gentlemen|Friends|Your attention],” {hero} said, since that is how [these things|speeches] begin, and took out the medal.
      {he} made a [speech|short speech|handsome speech]. It was about standing in one place, in all weathers, and never [letting anybody by|getting any thanks|sitting down]. Some of the listeners had to [blow their noses|look at the sky|hold hands].
      Then {he} [pinned|hung] it on, and shook [what there was to shake|everything|paws all round]. There followed [a lap of honor|three cheers], in which [everyone|all of them] [took part|joined].
      It went off round the [corner|bend|field]. It left a [gap|hole|space], and {we} went through that.
      @humorous “What did I come third [in|at|of]?” asked the winner. “[Standing|Stopping|Being there],” said {companion}. “By a [long way|good yard|hair].”
      @mysterious For a moment, when it caught the [light|sun|lamp], it had seemed to say FIRST.`,
  },
];
