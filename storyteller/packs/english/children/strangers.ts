import type { Stranger } from '../../pack.ts';
import { moreStrangers } from './more-strangers.ts';

export const strangers: readonly Stranger[] = [
  {
    noun: { the: 'the ladder-knitter', a: 'a ladder-knitter' },
    gender: 'f',
    meet: `An old woman [sat|was sitting] [on a bucket|on an upturned boat|on a hen coop], knitting a ladder.
      It was [already|by now] [eleven|nineteen|twenty-six] rungs long, and lay about her feet in a heap. “[Hold this|Take this|Just hold that],” she said, and {hero} {was} holding [the end|one end|the bottom] of it.
      She did the next [rung|one] in [purl|plain|cable stitch], with her tongue out.
      ¶ “It’s for getting [down from|up to|over] things,” she said, “and [you’re|you are quite] the first to ask.” Nobody had [asked|asked, quite|exactly asked|said a word].
      @humorous She [used to do|had once done] [scarves|socks|blankets], but they had not gone anywhere.
      @neutral The wool was [gray|brown|navy blue], and the needles [were|had been] two broom handles.`,
    talk: `“{noun}, [is it|you say|eh]?” The ladder-knitter counted her [stitches|rungs|row] before she would [go on|answer|look up].
      ¶ “I’ll tell you what I tell [everybody|anyone] who’s [looking up|in a hurry|got cold feet]. You can’t [hurry|skip|scold|borrow] a rung. I left one out, once, in [a blue one|my first|the dark], and somebody’s nephew is still up there.”
      {hero} asked if he [minded|was lonely].
      ¶ “Has a [view|cat|garden now|hat],” said the old woman. “And {noun}, for all we know, can [see|hear] him from the other side.”
      @emotional She sent him up a hot [supper|pudding|pie] on [Sundays|Fridays], in the basket.
      @light She let {him} [do|try|knit] a row. It [came out as|turned into] a [slide|bend|hammock].`,
    back: `The ladder-knitter arrived in {home} by way of the [church roof|chimneys], and let the last of it down behind her.
      ¶ “I’ve [finished|done it|cast off|come to the end],” she said. “[Ninety|A hundred and one|Sixty-six|Eighty-eight] rungs. I never finished one [before|till now|in my life] //and I had to come and show somebody.”
      {hero} [held|took] the [end|other end|bottom rung].
      @mysterious At the [top|far end], a long way [up|overhead|off], somebody’s nephew waved.
      @light [Then everyone|Everyone] in the [street|terrace|parish] had a go.`,
  },
  {
    noun: { the: 'the retired pirate', a: 'a retired pirate' },
    gender: 'm',
    meet: `The man selling buttons from a [wheelbarrow|pram] had a hook and an [anchor|octopus] on each arm.
      ¶ “Pirate,” he said [gloomily|hoarsely|in a low voice|to the buttons]. “[Retired|Formerly|On leave|Given up]. Don’t [say|mention] the word that [begins with F|swims|rhymes with dish].”
      {hero} did not know which word [that was|was meant]. {companion} thought it [might|must] be [frigate|farthing|flannel].
      ¶ “Fish,” [whispered|breathed|said] the pirate, and turned as white as a [sail|plate]. He had never been able to [stand|look at|abide|be near] them. They [look at one so|never blink|look so damp|have no eyelids].
      @humorous He had [given up|left] the sea after [nineteen|twenty|thirty] years. It was [full of|thick with|nothing but|simply packed with] them.
      @light His buttons were [very good|first-class]: brass, with a skull that [winked|smiled|had a mustache].`,
    talk: `The retired pirate sewed [on a button|a button on] for {him} with his hook, rather [neatly|beautifully|daintily].
      ¶ “I never [went after|hunted|chased] {noun} myself,” he said. “But I [had|once had] [the map|a parrot|a shipmate] that did. What you want to do, with a treasure, is [find out|ask] if it [wants to come|minds|would rather stay].”
      He [bit|snipped|knotted] the thread. “I had a chest, once, that [cried|hummed|sighed] the whole way. We put it [back|ashore|where we found it|down under its tree].”
      So {hero} thought about {noun}, with the lid on, and then without.
      @emotional [Nobody|No pirate] had told [that|this|it] to anyone else on the ship. They had rowed in with it [at night|with muffled oars|before breakfast|in the fog].
      @dramatic “Mutiny,” he said, “over a box of [spoons|shells|corks]. And I’d do it [again|tomorrow|twice].”`,
    back: `On the green in {home}, the retired pirate [was standing|stood] at the [chip shop|fishmonger’s] with his eye shut.
      ¶ “I’m going to open it,” he said, and took hold of {his} [sleeve|elbow|collar]. He [did|opened it], and there was a haddock, and he [breathed|bowed|looked back].
      ¶ “After you, [sir|ma’am|my dear|madam],” he told it. It was [|perhaps ]his [bravest|finest|wettest] day.
      @emotional {hero} [kept hold of|held] the [hook|cold hook] until it stopped shaking.
      @humorous The haddock said [nothing|very little|no more|not a word]. It is how [they|haddocks] [win|fight|argue].`,
  },
  {
    noun: { the: 'the boy with the jelly', a: 'a boy with a jelly' },
    gender: 'm',
    meet: `Somebody was coming with a wheelbarrow, very [slowly|carefully], and in it was a [green|red|yellow] jelly as big as a sofa.
      ¶ “Don’t [breathe|laugh|sneeze|hop],” said the boy. “It [joins in|catches it|takes after people|does whatever one does].”
      He had [brought|wheeled] it all the way from his [aunt’s|grandad’s|godmother’s], up hill and down. It had [started|set out] as a castle, and now it was more of a [hill|hat|cushion].
      {hero} took [one handle|a handle|the other handle]. It was [|rather ]like walking with somebody who is [asleep|about to giggle|made of Monday].
      @light It [hummed|sang|giggled] [a little|a bit] on the cobbles.
      @dramatic Then [came|there was] a [curb|step|drain]. Nobody [breathed|spoke|blinked], [least of all|not even] the jelly.`,
    talk: `“It’s for my [sister|little sister|sister, who likes them|twin],” said the boy with the jelly. “I [sat|landed] on her [birthday|cake|last one].”
      {hero} said that {he} {was} looking for {noun}, and how hard it was to say why.
      ¶ “You don’t have to [say|say it|make a speech]. You [only|just] have to [carry|push|wheel] it,” the boy said. “By the time you [get there|arrive] it’s generally [obvious|a different shape|said itself].”
      The barrow was [let down|put down|stood on its legs] [to rest|for a rest]. The jelly [went on|kept going] for a [minute|good while|verse or two] without them.
      @emotional He had [walked|been walking] since [Sunday|Saturday|breakfast the day before]. His hands had the handles in them, in [red|pink|two stripes|two pink lines].
      @neutral He had [used|needed] [thirty|forty|fifty] packets, and the bath.`,
    back: `The boy with the jelly came through {home} the other way, with his sister on the [barrow|handles], and nothing in it but a spoon.
      ¶ “She ate the [turret|flag|drawbridge|moat],” he told {him}. “[Then|And] she [cried|laughed|sat down], and then she gave me [some|a spoon|the rest].”
      He had saved [a piece|some] in a [cup|mitten|clean sock]. It [wobbled|waved|blushed] at {him}.
      @light It was [lime|blackcurrant|lemon], underneath, and [still surprised|surprised about it].
      @dramatic The sister looked {him} [up and down|over, twice|in the knees]. “Did you [help|push|carry any|lend a hand]?” she said. “[Good|Right|That’s allowed|Thought so].”`,
  },
  {
    noun: { the: 'the mole with the megaphone', a: 'a mole with a megaphone' },
    gender: 'm',
    meet: `“LEFT A BIT,” said the ground, and {hero} stepped [left|off it] at once.
      Up [came|popped] a mole, in a yellow jacket, with a [megaphone|bent megaphone|very large megaphone]. “Not [you|yourself|the gentry|up there]. [Them|Those|That lot|This lot].” He [meant|was talking to] the [worms|lower deck|new intake].
      There were [four hundred|six hundred] worms under that spot, he explained, and all of them thought that they were [in front|the first].
      ¶ “I’m nobody’s mother,” said the mole, “but they will [bunch|queue|dawdle|bicker].”
      @humorous He [put|lifted] the thing to his mouth again and apologized, to everyone, [individually|by number|in order of length].
      @mysterious From [underneath|below] came a sort of rustling cheer, and then a long silence, going [away|off|downhill].`,
    talk: `“I CAN’T SEE A THING,” said the mole with the megaphone, “so I [LISTEN|FEEL IT|GO BY EAR|GO BY THE THUDS].” He [remembered|blushed|coughed], and [put it|laid it] down.
      ¶ “{noun} [now|next]. That’s a sort of [soft|double|thoughtful] thud, and [then a wait|a wait]. Heard it [go|pass] over on [washday|the day of the storm|Tuesday last]. It [stopped|stood|waited] right where you [are|stand].”
      {hero} looked at {his} [boots|own boots|toes].
      ¶ “Stopped, and turned round [once|on the spot], like somebody who has [forgotten something|an idea].”
      @dramatic He [put|laid] a paw on the earth, and lifted it off [quickly|at once|again], as if it were hot.
      @light He could [tell|name] everybody by their [feet|heels|boots]. {companion}’s were in [waltz time|G|two minds|no hurry].`,
    back: `In the middle of the best [lawn|bowling green] in {home} rose a heap of earth, and out of it a megaphone.
      ¶ “[IS THIS THE PLACE|THIS THE ONE|ANYBODY IN|RIGHT LAWN]?” asked the mole. “They [wanted|were wanting] to see where you [live|lived|stop]. They won’t be any [trouble|weight|expense|noise].”
      The lawn rippled, [politely|shyly|like a flag], from one end to the other, and {hero} said good [day|evening|afternoon] to all of it.
      @humorous It [took|needed] [four|six] hundred replies.
      @neutral The grass grew [well|thick] there the next [year|summer|spring].`,
  },
  {
    noun: { the: 'the lady in the queue', a: 'a lady in a queue' },
    gender: 'f',
    meet: `A lady in a lilac hat stood [all by herself|quite alone|on her own] with her handbag held in front of her, facing a wall.
      ¶ “It’s a [queue|queue, dear|proper queue],” she told {him}. “The end is [behind me|there|well back|that way]. No [pushing|shoving|reading over shoulders|humming].”
      {hero} went [behind|after|next to] her, and {companion} after that, and the lady [sighed|went pink] with [pleasure|contentment|joy].
      ¶ “It [never|hardly] [looked like|felt like|was] one before,” she said. “What is it [that |]we’re queuing [for|to see|about]?”
      @humorous She had been [second|next but one], some [years|weeks|summers] ago. The man in front had [given up|got there|gone for a bun|been served].
      @emotional She [moved|shifted] her [bag|handbag|umbrella] to the other arm, so as to be nearer.`,
    talk: `“I [like|do like] to have somebody’s [back|collar|hat] to look at,” said the lady in the queue, “and somebody breathing on mine. I [don’t|never] [much mind|ask|care] what’s at the front.”
      {hero} told her what was at the front of {hers}: {noun}, with luck.
      She [thought it over|turned it over|considered|looked at her gloves]. “You’ll find {noun} in one too,” she said, “looking at [a back|somebody’s hat]. [Everybody is|We all are|They all do|Nearly everyone is]. [Have|Do have] a [peppermint|mint|humbug].”
      It had been a [long time|good while] in the bag, and had some [fluff|blue|newspaper] on.
      @neutral There were [four|five|six] left in [the packet|all]. She gave away [three|two|most of them|all but one].
      @mysterious The wall had a [mark|line] on it, at the height of a [nose|shoulder|hat], as if something had once opened there.`,
    back: `There was a queue at the [shop|gate] in {home}, eleven people long, and no one could say what for.
      At the [head|front] of it stood the lady in the lilac hat, pink with [happiness|importance|the honor]. “They [just came|came by themselves|simply formed],” she whispered to {him}. “One [behind|after] the [other|next|last].”
      {he} went to the [end|back|tail], and waited [with the rest|too|{his} turn].
      @light It [moved|crept|shuffled] [up|along], once. There was [cheering|clapping|singing|quite a cheer].
      @emotional She had [saved|kept] {him} the last [peppermint|sweet|of the packet].`,
  },
  {
    noun: { the: 'the tortoise with the suitcase', a: 'a tortoise with a suitcase' },
    gender: 'm',
    meet: `By the [wayside|wall] a suitcase was going along, at about the speed of [cheese|moss]. [Under|Beneath] the [strap|handle|label] was a tortoise.
      ¶ “Moving [house|in|up|day],” he puffed. “[I know|Don’t say it|Yes, yes|Quite so]. I’ve [got one|one] [on|on already|on now]. But one wants [somewhere|a place] to put the [piano|chairs|grandfather clock].”
      {hero} offered to [carry it|help|take an end]. The tortoise would not hear of it, but said {he} [might|could] carry the [handle|label|buckle].
      [So|And so] {we} walked with him, from the gate to the [gatepost|next stone|hinge].
      @humorous It took until the [jokes|stories|songs] [ran out|were all told], and then until they were funny again.
      @neutral He had [set off|started] in [April|March|February], from next door.`,
    talk: `“You’re looking for {noun}, and I’m looking for number nine,” [said|puffed] the tortoise with the suitcase. “We [may|might] both have [passed it|gone by|overshot].”
      He sat down on the [lid|suitcase|corner] to get his [breath|bearings|second wind]. “That [is|was always] the [thing|trouble|sad part] about being quick. I’ve been overtaken by [all sorts|everyone|snails, even], and [most|half] of them came back.”
      {hero} said that perhaps {noun} would come back too.
      ¶ “Then [somebody|one of us|a person] [ought to|should] be here,” said the tortoise, “and it had better be me. I’ll say you [called|came|asked|went by].”
      @emotional He wrote it [down |]on his own [shell|elbow|front], where he would be sure of having it.
      @light His piano was [the|of the] folding kind, with [eight|nine|five] notes.`,
    back: `The tortoise got to {home} in the end, for it was [number nine|just past number eight].
      They had him [in by|beside] the [stove|window|fire] before the kettle boiled. Then {hero} opened the suitcase, and it was [empty|full of lettuce], with a small brass plate: Room.
      ¶ “I [just|simply] like to have it [with me|by me|handy],” he said.
      @mysterious On his shell [were|stood] a good many [names|dates|addresses] that nobody had seen him write.
      @neutral He has [not|never] been seen to [move|stir|budge] since, but is often somewhere else.`,
  },
  ...moreStrangers,
];
