import type { Stranger } from '../../pack.ts';

export const firstStrangers: readonly Stranger[] = [
  {
    noun: { the: 'the boy with the wolf', a: 'a boy with a wolf' },
    gender: 'm',
    meet: `A boy of [seven|eight] or so had a wolf on a [string|piece of wool|daisy chain], and was telling it to sit.
      It was a grown wolf, yellow in the eye, and it looked at <me|you|{name}> as one looks at a [menu|clock|butcher|late dinner].
      ¶ “He’s a dog,” said the boy [firmly|at once|before anybody asked|kindly]. “[He’s called|His name’s|This is|He answers to] Biscuit. He [found me|was crying|followed me|was all alone], in the snow.”
      ? [The wolf sat down.|The wolf sat.|Down went the wolf.] It seemed as [surprised|embarrassed|puzzled] at this as anyone.
      @humorous It could also do [paw|roll over|shame], with [an air|a touch] of irony.
      @mysterious The boy had no coat, and [no breath showed|was not cold|his shoes were dry|left no prints].`,
    talk: `{hero} asked about {noun}, and the boy put the question to the wolf, in a [whisper|serious voice], and waited.
      ¶ “He says yes,” said the boy, “in the [winter|wood|long grass|autumn]. He’d have eaten {noun}, only [somebody was crying|it was Sunday].”
      ? {companion} wanted to know which way, and the wolf [looked|yawned|sighed] there.
      {we} [left|gave up] [half|most of|a wedge of] the cheese. Biscuit [took|lifted] it from {his} hand [with just his lips|with only his lips|as one takes a letter].
      @emotional Was it a present, the boy [asked|wanted to know|needed to know], if it was for [somebody’s|another person’s] dog?
      @neutral The string was tied to the [wrist|wolf|boy’s belt] with a [bow|double bow].`,
    back: `There were two of them at the gate: a boy in a coat, and something [gray|large] that [thought|had been told|hoped] it was a dog.
      ¶ “He wanted to see you got home,” said the boy, and {hero} scratched Biscuit on the [brow|scarred ear], where no wolf allows it.
      @light Biscuit had brought a [slipper|sheep|bishop’s hat|goose], quite unharmed.
      @dramatic Every dog in the [place|county|next county] lay [down|flat].`,
  },
  {
    noun: { the: 'the tax collector of Vann', a: 'a tax collector' },
    gender: 'm',
    meet: `A thin man in [bottle green|black] was going from door to door of nothing, with a satchel, and [knocking|lifting his hat].
      He collected for the kingdom of Vann, he told <me|you|{name}>, and was [very nearly|almost] [done|up to date|ahead].
      There had been no kingdom of [Vann|that name] since the [floods|dragon|second Margrave].
      {companion} started to say so, and {hero} trod on the nearest foot and paid [a penny|three farthings].
      @emotional He wrote the receipt [beautifully|with a flourish|in three inks], and his [cuffs were|collar was] paper.
      @neutral It was the first [money|coin] he had taken in [nine|eleven|thirty] years.`,
    talk: `¶ “{noun:bare},” [said the tax collector, and wet a finger|said the tax collector, with relish|said the tax collector, and turned back a page]. “Section [forty|nine|forty, part two|six and a half]. One pays on {noun} [by the yard|at Michaelmas|only if seen].”
      [He found the entry.|There was an entry.|He ran a thumb down.] Somebody had paid in advance, [years|a lifetime] ago, and had given as an address the place where {hero} {was} now going.
      ? Then he shut the book, rather fast, on the [photograph|pressed flower|crumbs] that he kept there.
      ¶ “Nobody [audits|checks|reads|promotes] me,” he said. “I do it [properly|every page|with the carbon|in triplicate], all the same.”
      @mysterious The hand in the ledger was [very|rather] like {his} [own|mother’s|grandfather’s].
      @humorous {companion} got a [rebate|warning|rebate, in stamps|final notice].`,
    back: `The tax collector of Vann came up the path and put [a sack|eleven pennies|a cashbox] on the [step|mat], counted.
      ¶ “[Surplus|A surplus|Money back|Your refund],” he told <me|you|{name}>. “The kingdom finds that it has been [wound up|over|mislaid|under a lake]. I thought: who paid [promptly|without laughing|with a tip|and meant it]?”
      @emotional He stayed to supper, and [washed up|learned a song|mended a chair]; the kingdom of Vann now has [a population of three|three subjects].
      @light He has [taken up|been levied on|repossessed|learned] the accordion.`,
  },
  {
    noun: { the: 'the woman with the door', a: 'a woman with a door' },
    gender: 'f',
    meet: `A woman came along bent double under a door, [green|blue|red], with its [knocker|letter slot] and all, and stood it up to rest in front of <me|you|{name}>.
      ¶ “The [house|rest|other part|street] went,” she said. “[Landslip|Fire|Lawyers|The sea]. This was [the bit|what] I could [lift|carry|save].”
      She [opened it|turned the handle], since {we} were on the other side, and it was somehow [rude|chilly|late] not to go through.
      ? There was a smell of [bread|beeswax|ironing], for as long as {we} were on the sill.
      @mysterious {companion} looked back, and [there was|now there was] a [hat stand|clock ticking|child on the stairs] in it.
      @neutral It weighed [four|five|six] stone, [without|not counting] the frame.`,
    talk: `{hero} sat down against it, and she on the other side, with the letter slot open, to talk; she said that people are [braver|kinder] so.
      {hero} told the slot about {noun}, and some other things.
      ¶ “I’d not [go by|try|trust] the front,” it answered [in the end|after a bit|at length]. “Nobody who ever had {noun:a} [kept it by the front|kept that by the front|went in by the front]. Ask for the [coal hole|side window|back stair|garden gate].”
      ? An apple came through, and two [fingers|eyes|fingertips], to see if it was liked.
      @humorous {companion} was told to wipe both [feet|sets of feet|sides|boots, and again].
      @emotional She said goodnight to the house, [room by room|under her breath|by candle|and drew the bolt].`,
    back: `A blue evening, and [on the common|in the field] beyond the last wall stood a door, and round it some [string|pegs|chalk], marking out the rooms.
      ¶ “[That’s you|There’s you|Here you are],” said the woman to <me|you|{name}>, and pointed inside the string to a [chair|hook with a cup|hall]. “You’re in the [kitchen|window seat|good chair|draft, I’m afraid].”
      @light All that [autumn|winter] people brought her [walls|a brick each|gutters].
      @dramatic When the [gale|big gale] came, the door [held|did not so much as rattle|was answered by somebody].`,
  },
  {
    noun: { the: 'the knitting wizard', a: 'a wizard who knits' },
    gender: 'm',
    meet: `There was an old man knitting something with [eleven|too many|nine] sleeves, and a [cat|gray cat] held the wool.
      {hero} saw the hat, with the moons on it [unpicked|picked out], and knew what he had [been|given up].
      ¶ “[I don’t|No, I don’t] [any more|now|these days],” he said. “[Not so much as a spark.|I was good, and look.|I gave it up for Lent.] I turned a [man|baker|bailiff] into a better [man|one] once. His wife [never got over it|asked for the other|sent a card|moved out].”
      @light The cat, behind his back, made a small blue [mouse|flame|frog|moth] and put it out.
      @mysterious The scarf [he had on|round his own neck] ended in somebody’s [hand|plait|beard].
      ? He dropped a stitch, and a long way off a [door|dog|clock] fell silent.`,
    talk: `He would not do a spell for {noun}, nor so much as a [charm|hint], but he asked if he might measure something.
      He held the knitting up against <me|you|{name}>, and sighed, [and undid a row|and unpicked a row|and began the neck again|and added an inch].
      ¶ “It’s for whoever comes [out of this|home|alive|back],” he said. “They are never the [size|shape|temperature|age] they went in. Take {noun} by the [left|warm] side, if you can. I say that as a [tailor|neighbor|cat owner|bystander].”
      ? The cat winked at {companion}, slowly, with the [wrong|third|left] eye.
      @neutral He charged for the wool, [nothing for the pattern|fourpence|and kissed each ball|and gave back a farthing].
      @emotional One of the sleeves was very [short|worn|small], and he [kept|could not stop] smoothing it.`,
    back: `[A parcel came by cat.|The cat brought a parcel.|A parcel walked in, on a cat.] There was a jersey in it, of no color, with a note: “I think I have the [arms|neck|elbows] right.”
      {hero} put it on, and it fitted {him} as nothing had since {he} {was} [six|born].
      @humorous There was one for {companion} [too|as well], and it had [allowances|a flap|a hole for the horns].
      @mysterious When it rained, the moons [showed|came out|rose] on it, for [a moment|a minute], all the way round.`,
  },
  {
    noun: { the: 'the accidental king', a: 'an accidental king' },
    gender: 'm',
    meet: `A plump young man was trying to get a crown off with [butter|a spoon|his knees|a door], and asked <me|you|{name}> to pull.
      He had found it in a [hedge|pond], he said, and tried it on for a joke, and now there were [ambassadors|taxes|nine dead foxes on his lawn].
      ? {companion} took the feet, and {hero} the crown, and [everybody|all three|the bench too] fell over.
      ¶ “Get up,” he said [miserably|to {companion}|and winced|to the bench]. “[No.|Or don’t.] [It’s an order, you see.|That’s how it starts.]”
      @humorous He was a [plumber|cheese grader|bell ringer|piano tuner] by trade, and much missed.
      @dramatic Under the gold there was a thin red [line|weal|ring], and it was deeper on [one|the heart] side.`,
    talk: `He [turned out|seemed|was able] to know of {noun}. Three of his [ministers|cousins|aunts|bishops] wanted a war over that, and the fourth a holiday.
      ¶ “[I can’t say anything|I can’t comment|I mustn’t say|Not a word],” he told <me|you|{name}>. “[If I say nice|If I say lovely|If I so much as smile], they [fetch it|put up a statue|have it bronzed]. If I say [dear me|bother|tut], somebody’s [hanged|exiled].”
      ? So he wrote it in the [butter|dust|flour], with his finger, small: the way, and a warning, and a kiss for luck.
      {companion} [frowned|nodded|thought] and said that this was [plain|clear] enough.
      @emotional Nobody had called him [Ned|Wilf] for a year; {hero} did, on parting.
      @light He [blushed|skipped|hiccuped|whistled], which was not yet the law.`,
    back: `On market day a plump man with a bare head was measuring somebody’s [drains|cheeses|pianos] and [whistling|humming].
      ¶ “It came off when I [laughed|sneezed|dozed off|forgot about it],” he told <me|you|{name}>. “[At your card.|Over a pun.|In the bath.] It rolled down the [hill|sink|lane], and there’s a goose wearing it.”
      @humorous The goose, he had to own, was [firmer|popular|kinder to the poor|good on drains].
      @neutral There was still a mark on his forehead, like a [ring on a table|tide line|good intention|hat that has gone].`,
  },
  {
    noun: { the: 'the mountain midwife', a: 'a midwife for mountains' },
    gender: 'f',
    meet: `A short woman with a [tripod|bag] and enormous forearms lay with an ear to the ground, and waved to <me|you|{name}> to [hush|stand still].
      ¶ “Coming along [nicely|fine|a treat],” she said [after a time|at last]. “[Eight|Nine|Eleven|Ten] thousand years, I give her. Then we’ll want [hot water|everyone out|a rope|a bigger bag].”
      ? She had delivered two hills and a [promontory|ridge|cliff], and been up all night with a volcano.
      {companion} was asked to jump, once, over there, and was [thanked|told not to do it again|asked not to hum|given a biscuit].
      @neutral On her bag were the [names|weights|birthdays|heights], burnt in with a poker.
      @mysterious Under {his} feet {hero} felt something [turn over|hold its breath].`,
    talk: `¶ “{noun:bare}?” said the midwife[, not looking up|, and wiped her hands|]. “[Oh, that’s quick.|Bless us.|Small, is it?] That’s [nothing|a Tuesday]. I like a job where you can [sit down|keep your boots on|go home at five|use both hands].”
      ? But she took <my|your|{name}’s> wrist in her big dry hand and counted against a [pendulum|beetle|turnip watch].
      ¶ “[It goes worst just before|It’s worst just before|The last bit is the worst|Just before, that’s the worst],” she said to <me|you|{name}>. “With [all of them|every one|the big ones|hills, too]. They [roar|curse me|push|hold on] and say they can’t. [You be there with|So you be there with|You stand by with] a [blanket|joke], after. That’s the [trade|whole trade|job|half of it].”
      @emotional She did not [look away|let go] until {he} had [breathed out|laughed|nodded].
      @dramatic Somewhere below a long crack [ran|opened], and she [patted|shouted down] it.`,
    back: `Everybody in the street was woken by a bump, and there stood the midwife at the [pump|trough], washing to the [elbows|shoulders|ears].
      ¶ “[Early|Early, bless her|A week early|Couldn’t wait],” she said to <me|you|{name}>. “[A little tor.|A small tor.|Just a tor.] Nine hundred feet, all her [rocks|ledges|outcrops], and shouting.”
      It [was given the name of {companion}|has {companion}’s nose|is known as {companion}’s Knee], for want of [a better|anything better].
      @light It was [pink|furred with lambs|steaming|cowslips] all over by May.
      @humorous The landlord now charges for the [view|foothill|shade|echo].`,
  },
];
