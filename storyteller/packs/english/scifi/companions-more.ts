import type { Companion } from '../../pack.ts';

export const moreCompanions: readonly Companion[] = [
  {
    name: 'Sister Ohm',
    gender: 'f',
    meet: [
      `When the lights came [up|on|back] again a nun was kneeling at the fuse box, with her sleeves [pinned|rolled|singed].
        ¶ “Sister Ohm,” she said, “of the [Order|Mercy|Poor Ladies] of Saint Elmo. You’re [standing in my light|blocking a prayer|not earthed].”
        {hero} asked for a prayer, for {noun}, and she [packed her pliers|shut the box|reached for her boots] and came.
        @light She crossed herself with a [screwdriver|spanner|torch], and a bulb came on.
        @humorous She had three vows: poverty, [obedience|silence|patience] and insulation.`,
      `{hero} had put a hand to a [door|rail|kettle] and been thrown across the room, and a small nun was [sitting on {him}|slapping {his} cheeks|blowing on {his} fingers].
        ¶ “That was [God|a bare wire|the landlord],” she said. “Sister Ohm had better [stay by you|come along|carry the bag]. You [attract|invite|like] it.”
        So {we} looked for {noun} together, and she [went first|tested the chairs|walked in rubber boots].
        @dramatic Where the hand had been, the [paint|plaster|rail] still smoked.
        @neutral It had been [two hundred and forty|four hundred|ninety] volts.`,
      `A nun went up a ladder with a bulb in her teeth, and it [lit|glowed|came on] there.
        ¶ “[Hold this|Hold me|Hold the bottom],” she said, when she could. “[Sister Ohm.|Ohm, Sister.|It’s Sister Ohm.] What’s gone [out|dark|dead] with you?”
        {hero} supposed that it was {noun} //and she was down, with her [boots|bag|pliers], before {he} had [finished|let go|said where].
        @light The bulb stayed lit as far as the [corner|tram|next parish].
        @neutral It was a [forty|sixty|twenty-five] watt.`,
    ],
    banter: [
      `{companion} said her office at the [hours|changes of shift|proper times], which was to touch each switch in a place and thank it.
        ¶ “[They only get touched in the dark|Nobody does|Think how you’d feel],” she told <me|you|{name}>.
        {hero} took the left side of the corridor, and thanked [eleven|nine|fourteen] of them, feeling a fool, and then less of one.
        @light One of them had been waiting since [August|the refit|Mother Ampère].
        @emotional,mysterious The last worked no lamp at all, and she gave it [a pat|the longest|a name].`,
      `There had been a Great Dark on Deimos, of [nine|four|eleven] days, and people lit [chairs|hymnals|violins].
        {companion} had been nineteen, and had pulled the wrong [plug|lever|fuse], for the [best|kindest|dullest] of reasons: a moth was in it.
        ¶ “It got [away|out|off],” she said. “So there’s [that|one|the moth].”
        @dramatic There were [burns|two lines|a cross], under her sleeve, as far as the elbow.
        @mysterious Whenever it was dark, now, a [moth|small gray moth|pair of wings] was somewhere about.`,
      `{companion} could not [pass|see|endure] a flickering lamp. She was up it in her habit, with a pin in her mouth, before {hero} had [put down the bags|looked up|found the ladder].
        ¶ “[It’s only nerves|Hush now|Who frightened you]?” she could be heard to say, to the [lamp|tube|starter].
        It burned after that as steady as a [saint|cheese|landlady].
        @humorous {we} were asked to leave by the [manager|owner|ghost], who had wanted the effect.
        @light She slid down the pole, for [preference|exercise|joy].`,
      `¶ “What’s the [current|drive|voltage]?” asked {companion}, about {noun}. “[Mains or battery?|Is there a return?|Where does it go to ground?]”
        {hero} had thought {he} {was} the one who was being driven, and said [so|that|as much].
        ¶ “[Then you’re the bulb|That’s a series circuit|Well, somebody’s warm],” said the nun, well pleased.
        @neutral She drew it, on a [paper bag|wall|wimple], with arrows.
        @mysterious There was one arrow more than {he} could [account for|follow|see the end of].`,
      `{we} were so cold that night that {companion} took the [heel off her boot|rosary|back off the clock], and made a stove of it.
        It gave about as much heat as a [mouse|kind thought|second-hand tea], and {we} sat with {our} hands out, and were [warm|quite warm|ashamed to be so happy].
        ¶ “[Say something|Tell me one|Go on],” she said, and {hero} told her about home, down to the [wallpaper|neighbors|sink].
        @emotional She asked what the [light|bulb|switch] was like, on the stairs.
        @neutral It burned [an hour|until two|eleven minutes a bead].`,
      `A big man with a [pipe|chain|grudge] wanted {our} bags, in a tunnel.
        {companion} asked if he had been [blessed|earthed|to confession], and shook his hand, and all his hair stood up.
        ¶ “Go in [peace|rubber soles|zigzags],” she said. {hero} picked up the [pipe|hat|one shoe] for him.
        @humorous He has since taken [orders|up the cello|a course].
        @dramatic There had been another of them, behind, with a [gun|longer pipe|net], and he ran too.`,
    ],
    quarrel: [
      `{companion} had her rubber gloves on, the ones for [the dead|mains|bishops].
        ¶ “I pulled one plug, for a [moth|good reason|small kindness],” she said. “I’ll not stand about in that [dark|cold|quiet] a second time.”
        She went away down the tunnel, thanking the switches, and the lamps went [off|out|down] behind her, one by one.
        @mysterious The last one went out [by itself|late|with a sigh].
        @emotional She had left the [stove|torch|better blanket], lit.`,
      `¶ “Current takes the [easy|short|wet] way,” said {companion}, “and calls that [nature|physics|love]. I’d [hoped|asked|prayed] for some resistance.”
        She wound her [flex|rosary|tester] round her hand, and went off up the line toward the [chapel|substation|last pylon].
        {hero} felt the hum go out of the [rail|wall|floor].
        @dramatic Behind her a fuse [went|spat|burst], and then its neighbor.
        @humorous She was heard to say something in [Latin|kilowatts|docker’s French].`,
      `{companion} took a [fuse|bulb|small battery] out of her sleeve, and held it to the light, and it had [blown|gone|blackened].
        ¶ “[It was meant to|That’s what they’re for|Better it than you],” she said, “but I’ve no [other|more|second].”
        She walked off in her rubber boots, without a [spark|sound|lamp].
        @neutral It was a [thirteen|five|three] amp one.
        @emotional She had left {him} her [gloves|matches|dry socks], on the box.`,
      `The switches in that corridor went [unthanked|by in silence|without a pat], all [nine|eleven|fourteen] of them.
        ¶ “You’ll find your own [way|socket|candle],” said {companion}. “I’m no [use|saint|good] to anyone, [live|angry|sparking].”
        She took the [stairs|ladder|left-hand tunnel], and {hero} could smell [singed wool|ozone|hot dust] where she had been.
        @mysterious Later, one by one, somebody [thanked them|turned them over|counted them].
        @emotional {he} did the [first|last|small one by the door] for her, under {his} breath.`,
    ],
    back: [
      `A light came on, a long way down, and then the [next|nearer|one before it], and under each a small nun, thanking it.
        ¶ “I was praying for the [moth|dark|dead],” said {companion}, “and thought who’d be [sitting in it|cold|alone] meanwhile.”
        {hero} took the [glove|sleeve|hand] that she held out, and it was only a very slight shock.
        @light {we} both [jumped|yelped|laughed], and the lamps did.
        @humorous It was, she said, a [static|venial|shared] one.`,
      `Somebody had seen to the lamp over the [bench|step|hatch] where {hero} sat, and it [hummed|shone|buzzed].
        ¶ “It was only [loose|nerves|damp],” said {companion}, from the top of the [post|steps|door]. “[So was I.|I was the same.|It happens to nuns.]”
        {he} helped her down, and she weighed no more than a [toolbag|wet coat|hymn].
        @light She [swung|slid|jumped] the last yard.
        @neutral It had wanted [a quarter turn|solder|a washer].`,
      `The telephone rang, in a booth [dead|dark|cut off] for years, and {hero} [answered|picked it up|said hello].
        ¶ “[It’s a poor line|I’m up a pole|I’ve borrowed a wire],” said {companion}, crackling. “Keep [talking|breathing|humming]; I’ll follow the current.”
        {he} [recited tables|read out the fire notice|said sorry, in several ways], until she tapped on the glass.
        @humorous She asked to reverse the [charges|polarity|blame].
        @dramatic There were [burns|splinters|rust] on her palms, from eleven poles.`,
      `A moth came in and went round <my|your|{name}’s> [lamp|head|hands], a small gray one, [singed|limping|in no hurry].
        ¶ “Don’t [swat|move|breathe],” said {companion} at the [door|window|hatch]. “I’ve been behind that since [midnight|the junction|Deimos].”
        It settled on <my|your|{name}’s> sleeve, and she came and [sat|knelt|sighed] beside it.
        @mysterious On each wing was a mark like a [socket|plug|closed eye].
        @light She blessed it, at [arm’s length|forty volts|a run].`,
    ],
  },
  {
    name: 'Dabrowski',
    gender: 'm',
    meet: [
      `The captain of a garbage scow was [polishing|saluting|hosing] it, as if for an admiral.
        ¶ “Dabrowski,” he said, “[thirty-nine years|forty years in June|man and boy], round the Ring and back. I’m [owed|told to take|sick with] leave. Where [are you for|to|are you bound]?”
        {hero} said {noun}, and he looked at the sky beyond the [Ring|gantries|last lamp], where he had never [been|steered|thought of going], and put on a clean collar.
        @neutral The scow was the [Lily|Duchess|Gloria], eighty tons.
        @emotional He patted her three times on the [nose|hopper|rust], to say not long.`,
      `A fat old man fell into step with <me|you|{name}>, and, when a dust cart went by, [stopped|stood to attention|took off his cap].
        ¶ “[One of ours|A colleague|My old run],” he explained. “[Dabrowski, scows.|Dabrowski’s the name.|I’m Dabrowski.] Have you lost [anything|something|much]?”
        {he} had lost, or not yet found, {noun} //and it turned out that he had been waiting [all his life|forty years|since Tuesday] for somebody to say so.
        @light He had a [sandwich|cheese|spare cap] for the journey, in brass foil.
        @humorous He held the medal for [tidiness|long silence|depth].`,
      `Where the rubbish chute came out stood [an old|a fat old|a very old] man in a captain’s [cap|hat|braid], [catching|sorting|greeting] things, one by one.
        ¶ “[Somebody’s spoon|Good umbrella|Half a love letter|One wing|Nice bit of string],” he said. “[Dabrowski, of the scows.|Captain Dabrowski.|Dabrowski, sanitary fleet.] [And what|What thing|Now, what] did you [lose|drop|let go of]?”
        {hero} told him {noun}, and he looked up the chute, and [buttoned his collar|handed over his hook|found his sandwich].
        @emotional He set each thing down the right way [up|round|out], for company.
        @humorous It had been a poor day for [bishops|lids|pianos].`,
    ],
    banter: [
      `{companion} kept everything: a drawer’s worth of [keys|tickets|single earrings], from the scow, in his coat.
        ¶ “This was somebody’s [Tuesday|chance|last straw],” he would say, and lay it in <my|your|{name}’s> palm.
        {hero} gave each of them back, warm, and he put it away where it [lived|had been|could see out].
        @emotional,mysterious One was a baby’s [shoe|spoon|bracelet], and that he did not hand round.
        @mysterious One of the keys [fitted {his} own door|hummed|was new].`,
      `¶ “What do they [throw away|tip|put out], where one finds {noun}?” asked {companion}. “[You’d tell a lot by that|That’s how you know a place|Show me the bins].”
        {hero} could only think of [string|good intentions|breadcrumbs].
        The captain nodded and said that he had seen [whole moons|worse|marriages] that ran on it.
        @humorous Of the rich, he said only: [lettuce|lids|no string].
        @light He made a [hat|flute|small duck] of the wrapper while he thought.`,
      `{companion} had never been outside the Ring, and steered for the [middle|wall|lamps] whenever a window came, talking [faster|louder|of lids].
        ¶ “It’s [big|untidy|a lot of it],” he said, “isn’t it? It wants [going over|a skip|someone].”
        {hero} stood on the side where the window was, as though by [chance|mistake|habit].
        @dramatic His hand was [wet|in {his} sleeve|on the wall], and did not let go.
        @emotional By the fourth one he [looked|asked what that was|said good evening to it].`,
      `{companion} knew no songs but the [horns|signals|tide calls] of scows, and sang those: two long, one short.
        It means [glass aboard|mind heads|a child at the wheel], he told <me|you|{name}>, and the next is the reply.
        {hero} did the reply, all down the [tunnel|line|gangway], with a hand for a funnel.
        @light A scow answered, three [decks|docks|miles] off, and {we} nearly died of pride.
        @neutral There are [nineteen|eleven|thirty] calls, and one that is never used.`,
      `Somebody had dropped a [letter|ring box|child’s picture] in a bin, and {companion} stood by it, wrestling with himself.
        ¶ “[What’s thrown is thrown|You don’t read it|It isn’t yours],” he said. “[Rule one.|That’s rule one.|It’s the rule.]” He walked [ten|nine|a dozen] steps.
        It was {hero} who went back, and put it on the [ledge|seat|wall] beside, where it might be taken for lost.
        @emotional,dramatic When {we} looked, a woman was [running|kneeling|coming back].
        @humorous Rule two was about [fish|bishops|lids].`,
      `He had done one brave thing in his life, {companion} said, and it was to turn [left|round|back].
        A man had gone into the hopper, [asleep|in a good coat|by accident], and one does not stop.
        {hero} asked what had become of the man, and he looked [shy|at his boots|out of a window].
        ¶ “[Sends a card|Never wrote|He’s the Mayor],” said the captain.
        @dramatic The blades had been at [four feet|his collar|two turns off].
        @neutral It had cost him his [stripe|lunch|whistle].`,
    ],
    quarrel: [
      `¶ “I’ve tipped a lot of [things|good things|stuff] out in the cold,” said {companion}, “and every bit of it was [thrown|finished with|let go of] first. You did it for the [weight|bother|quiet].”
        He saluted, but it was the [other|slow|last] salute, the one for carts.
        {hero} watched him go along the wall, on the [inside|side with no windows|far side], alone.
        @emotional,dramatic He had emptied his [pockets|coat|cap] for {him} on the step: keys, mostly.
        @humorous He took the [sandwich|rule book|duck].`,
      `{companion} had gone through the whole [bag|box|day] and made two heaps, keep and tip, and sat by the [second|smaller|wrong] one.
        ¶ “I’ve looked [twice|for an hour|and looked],” he said, “and I can’t find what it was [for|worth|wrapped round].”
        He went home bareheaded, along the [gutter|curb|drain].
        @emotional The cap lay on the heap marked [keep|tip|neither].
        @neutral It was a [number seven|size nine|summer issue] cap.`,
      `¶ “On a scow,” said {companion}, “there’s a [red|big|brass] lever, and a man to say wait. [I never said it.|That was to be me.|I ought to have said it.]”
        He blew a call that {hero} had not been [taught|meant to hear|told of], and turned for the [Ring|wall|docks].
        Nobody [answered|gave the reply|came].
        @mysterious It was the one that is never [used|written down|blown twice].
        @humorous A shunting engine [apologized|stopped|took off its lamp].`,
      `{companion} stood with his back to the [window|stars|view], which was how one knew.
        ¶ “I looked [out|up|at it all] because you did,” he said. “[Now it’s only big.|It’s just big again.|It’s gone back to big.]”
        {hero} offered him the side by the [wall|door|lamp], but he had [gone in|his cap on|called the cart] already.
        @dramatic The shutter came [down|across|to], by its own weight.`,
    ],
    back: [
      `Two long, one short, went a horn, outside the [Ring|wall|window], where no scow had ever been.
        ¶ “Came by [the outside|the long way|all of it],” said {companion}, in a [helmet|borrowed helmet|goldfish bowl], gray as putty. “I’ve a [seat|cushion|sorry] for you.”
        {hero} did the reply, as well as {he} could for [laughing|a lump in the throat|the cold].
        @light He had seen [all of it|the sunrise|the back of the Moon], and thought that it could be tidied.
        @dramatic On the hull there were [scars|holes|burns], and the paint was gone.`,
      `{hero} had thrown away a good [glove|pencil|half of a bun], on purpose, where no one could fail to [notice|trip on it|be hurt].
        ¶ “That’s [not rubbish|good, that|no way to treat it],” said {companion}, round the corner with it in his hand. “Who [taught|brought|let] you?”
        He had wiped it, and [his eyes|then his nose|both lapels].
        @light He gave it back with a [ribbon|receipt|bow].
        @neutral The bin was a [Mark Four|ninety-liter|swing-top].`,
      `Something nudged the [lock|dock|hatch], gave way, and nudged again, [shyly|with great manners|eighty tons of it].
        ¶ “She wouldn’t [stop in|stay moored|settle],” said {companion}, from the [bow|bridge|hopper]. “I’m only [crew|along|here to steer].”
        {hero} patted the [nose|rust|plates] three times, for hello, and got [in|oil on {him}|aboard].
        @humorous She had followed a [comet|band|wedding], some of the way.
        @emotional The window side had a [cushion|cup|second cap] in it.`,
      `An old man came along the [gutter|street|wall] with a spike, picking up every [paper|leaf|ticket], as far as <my|your|{name}’s> feet.
        ¶ “I’ve done from the [Ring|docks|terminus] to here,” said {companion}, “and kept [finding things|thinking|saving bits] for you.”
        {hero} held out the bag, and they were all [keys|earrings|picture cards].
        @light One was a [whistle|duck|brass button], and went on being one.
        @dramatic He had walked [two nights|the outside|it all], on that leg.`,
    ],
  },
];
