import type { Companion } from '../../pack.ts';

export const moreCompanions: readonly Companion[] = [
  {
    name: 'Odo',
    gender: 'm',
    meet: [
      `A knight was mending an umbrella on a [milestone|stile|hay cart], with his sword stuck in a [sausage|toasting cheese].
        ¶ “[Sir Odo|Odo|Sir Odo, once|Odo, late Sir],” he said. “[No, sit.|Don’t get up.|No bowing.|Mind the ribs.] I’m [not on a quest|not questing|retired]. I do [ribs|handles|springs] and [covers|catches].”
        But when {hero} spoke of {noun} he [folded|dropped|pocketed] his pliers and [reached|felt about] for a gauntlet.
        @light The other gauntlet had a [wren|pansy|nest|sandwich] in it.
        @neutral He charged [fourpence|sixpence|fivepence] a rib[|, and no credit].`,
      `It was [raining|pouring] on <me|you|{name}> and then it was not, and over {him} there was a [black|patched|large black] umbrella and, below that, an old [knight|knight in rust|knight in slippers|knight with a cold].
        ¶ “[Odo,|Sir Odo,|Odo, late of the Ford,|Sir Odo, umbrellas,]” he said. “[Retired.|I do umbrellas.|At your service.|No charge.] It’s [the spokes|the left spring|the catch|the hinge] they [get wrong|forget]. [Which way?|Where to?|Left or right?|Going far?|After you.]”
        {hero} [told him about|described|explained to him about|owned up to] {noun}. He said that it was [on his way|nearly lunch|downhill|better than handles], and came.
        @humorous His armor let in water at the [knees|heraldry|crest|lions].
        @emotional He held it so that his own [shoulder|mustache|dinner|boots] got wet.`,
    ],
    banter: [
      `Somebody was singing the Ballad of Sir Odo, all [nineteen|thirty|forty] verses, and how [he held the Ford|the Ford was held] alone.
        ¶ “[I was asleep,|I slept through it,|I’d nodded off,]” {companion} told <me|you|{name}>, [very low|behind a wall|under an awning]. “I woke up and they’d all [gone home|run|gone to lunch|made peace]. [I was just the one|I was only the one|There was only me|I was the one] still lying there.”
        @humorous The rhyme for Odo was [toad, oh|corrode, oh|although, oh|commode, oh].
        @emotional {hero} asked no [question|more], and {we} walked.`,
      `{companion}’s sword would not come out of its scabbard, and he had never [asked|forced|begged|oiled|so much as pulled at] it.
        He used the whole for a [walking stick|measuring rod|curtain pole|clothes prop], and once, with <me|you|{name}> at the other end, to carry two buckets.
        ¶ “Best thing I ever did with it,” he said, “[and nobody sang|water for a school|and nobody hurt|and not a drop spilled].”
        @dramatic Something inside, when he ran, [rang|knocked|sulked|scratched], wanting out.
        @neutral It had rusted at the Ford, in the [wet|dew|porridge|long grass].`,
      `¶ “What would {noun} do in [the rain|a shower|the wet]?” asked {companion}, for that was how he [got to know things|took a thing’s measure|made friends].
        {hero} had never [thought about|considered|been asked] it.
        ¶ “[You want to|You should|Always ask|Ask first],” said the knight. “[Kings run.|Kings go in.|Queens don’t mind it.] Bankers [stand and steam|shout|argue with it]. My wife, she used to [hold out her hands|look up|go out in it|count it].”
        @emotional He opened an umbrella then, in the [dry|sun|house|barn], and shut it again.
        @light {hero}, it turned out, hopped, or so he [claimed|wrote down].`,
      `A young man in new steel wished to fight the hero of the Ford, [for honor|before lunch|with witnesses|to the second blood].
        {companion} found a strap gone at his [shoulder|knee], and mended it, and by the end the young man [thanked him|held his tools] and had forgotten to fight.
        @neutral {hero} {was} left holding [the horse|the lance].
        @dramatic The lance had already been [lowered|under his chin|couched|aimed].`,
      `Every evening {companion} oiled the springs of [eleven|seven|nine] umbrellas that nobody had come back [for|to fetch].
        [He knew the owners.|He knew them all.|Each had an owner, to him.] That parrot head was a widow; this green one had been [left on purpose|given in love|a spy’s].
        {hero} {was} allowed to work the [parrot|green one], once, up and down.
        @mysterious One of them he never opened, and it was [heavier|wet|humming|quite new].
        @humorous The parrot’s beak was the [catch|weak point|first thing to go|dearest part], as with parrots.`,
      `When it stormed {companion} came alive like a [pike|general|goat in a garden|washing line]; he called out angles, and brought <me|you|{name}> through under silk.
        ¶ “[You see?|There!|Now you see!|Look!]” he shouted, streaming. “You [give|lean|bow|bend]! [You never fight it.|It only wants room.|Never, never fight it.] [I said so to the king.|They put me in the front rank!|They never asked me!]”
        @light He was [singing|dry|dancing|soaked] to the knees.
        @dramatic A tree came down [behind|before|on both sides of] {us}, across {our} own [footprints|tracks].`,
    ],
    quarrel: [
      `{companion} had [taken his hat off|taken off his hat|stood with his hat off] when {hero} did it.
        ¶ “[I know what that is|I’ve seen that before|That has a name|I know that one],” he said. “It’s what they [made the song|wrote nineteen verses|put up a pillar|paint the picture] about, afterwards, to make it [sound|look] better.”
        He left {him} [an umbrella|one umbrella|something to stand under], and walked off, [badly|bareheaded|very upright].
        @emotional It was the one with the [parrot|good handle|duck’s head|new cover].
        @neutral He took the [north|lower|short|wet] road, alone.`,
      `{companion} took his umbrella away from over <me|you|{name}>, [shook|furled] it, and let the rain [come|decide|say it].
        ¶ “I [lay down|fell asleep|lay still|snored] and they made a song of me. You’ll [get one|have yours|be sung|get your tune], too. I can’t [listen|hum it|stand up for it] [twice|again].”
        He had [rusted|gone|limped] into the gray before the [second|next] verse.
        @light Some of the tune [stayed|stuck|hung about|got into the bread].
        @dramatic One [spur|gauntlet] lay in the [road|ditch], open.`,
      `¶ “There are ribs,” said {companion}, “one can [mend|straighten|replace], and there’s the [stick|pole].” He [said|told] it [gently|low|twice], to the handle of something, not to <me|you|{name}>.
        Then he [bowed|saluted], creaking at every [hinge|plate], and took [his tools|the eleven umbrellas] down the hill.
        The [green|last] one {hero} found on a gatepost, [open|dripping], over [nothing|a nest].
        @emotional It was to keep the [post|eggs|sitter|hinge] dry.
        @neutral He had gone [east|downhill|home|back to his bench], if he had one.`,
    ],
    back: [
      `Down the road came a clanking, and it was [running|hurrying|puffing|trotting], with rests.
        ¶ “I lay down,” said {companion}, “in a [ditch|dry ditch], [to sleep through it|to sleep it off|as I always do]. I’m very [good|practiced|gifted|well known] at that. [And I couldn’t, {name}.|I couldn’t, {name}.|It wouldn’t come, {name}.|Not a wink, {name}.] I was [wide awake|too cross|thinking of you].”
        [He looked amazed.|He seemed astonished.|His mustache shook.] {hero} gave him back [the umbrella|his umbrella|the handle, first].
        @humorous He had half the [ditch|watercress|hedge|bank] in his visor.
        @dramatic In his hand the sword was [out|naked|loose], brown as [bread|tea].`,
      `Where the sky was [blackest|coming down hardest] there was a dry [patch|ring], walking towards <me|you|{name}>, and under it {companion}.
        ¶ “I’ve been [sung at|told I’m brave|carried] in [two|three] villages,” he said. “I [told|gave] them the [truth|ditch]. They want [that in instead|a verse on it|it twice|more of it]. It [scans|rhymes with sorry|goes to the same tune|needs a flat].”
        He shifted, and there was [room|shelter|an elbow’s worth|dry ground] for two.
        @light It [fits|does], if one [sneezes|hurries].
        @mysterious The [heavy|wet] one was [open|lighter].`,
      `{hero} put up the umbrella with the [parrot|good handle], upside down, which means, among [knights|menders], come [here|at once].
        It was [an hour|two hills] before he did; he had [run|fallen] most of it.
        ¶ “You’ll [strain|ruin] the spring,” said {companion}, crossly, with [tears|rain] in his mustache.
        @humorous It has never [closed|shut] right [since|again].
        @emotional He put it [straight|right] himself, a long [time|while].`,
    ],
  },
  {
    name: 'Pim',
    gender: 'f',
    meet: [
      `A girl of about eleven stepped out of a hedge with a frying pan on her head, against [pursuit|hail|owls|the evil eye].
        ¶ “[I’m a witch|I’m a witch, mind|I do magic|I’m magic],” she said. “[Pim. Nearly.|Pim. Soon.|Almost. Pim.] I’ve got [the one|just one|a] spell. It [makes things warm|does warm|does toast|sees to the cold].” She touched <my|your|{name}’s> bread, and it [was toast|went brown|smoked slightly|crackled].
        It seemed wiser to [bring her|let her come|give her a bag to carry|make room].
        @light She could do [both sides|crumpets|muffins|socks].
        @emotional She had not been [looked for|missed|advertised for] yet, but [any day|any day now], she said.`,
      `¶ “Do you need a witch?” asked a girl in a [hat|bonnet|shawl] that had been [sat|slept] on.
        She had run away from her [mistress|aunt|exams] with [one spell|a spell] out of forty.
        She [blew on|touched] <my|your|{name}’s> hands and they were warm; she was called Pim, and was it far to {noun}?
        @mysterious Her shadow had the better [hat|manners|haircut|broom].
        @humorous The other thirty-nine were [all frogs|in Latin|about beetles|for grown-ups].`,
    ],
    banter: [
      `{companion} warmed whatever {we} met: stones, [eggs|saddles|a bishop’s pew], a very [surprised|thoughtful] frog.
        ¶ “[It’s the only one I was good at|It’s all I could do|I only passed in that|It’s the one that stuck],” she said. “Mistress Orrel said a hen could [do it|do that sitting down|do that for nothing|do it with one egg].”
        {hero} said {he} had never been followed about by a hen {he} liked [so well|half so much].
        @humorous The frog [proposed|would not leave|asked for a towel|came back with friends].
        @emotional She walked [backwards|very straight|fast|on the far side] for a while, so as to look at nothing.`,
      `At the crossroads {companion} studied the board and said left, by the [shape|smell|moss|wind].
        {hero} saw then that she could not read, and that it was a thing one must [not see|see gently].
        So {he} read it out, as people do who [talk to themselves|need glasses|have dropped off|like the sound of it].
        @neutral It said [Sallow Nine Miles|No Through Road|To The Mill|Market Days Only].
        @dramatic She had gone white to the [lips|hat brim|ears], [ready|set] to run.`,
      `¶ “When I’m a proper witch,” said {companion}, “I’ll have {noun} in a [tower|back garden].”
        {hero} asked her [what for|what for, in a jar|why], and she had to think.
        ¶ “[To visit|To look at|To have tea with|To say hello to],” she said. “On [Sundays|my day off|feast days|birthdays]. And I’d be really [nice|stern|polite|calm] about it.”
        @light She had the [curtains|gate|sign|wallpaper] picked out.
        @mysterious She said it as one who has [seen the garden|been told so|been there|dreamed it], and rubbed her arms.`,
      `{companion} never lay down before she had done her rounds, a finger to each: <my|your|{name}’s> boots, [a hedge|an eave|a wall] with a wren in it, [the pan|the pan, the lantern|{companion}’s own hat].
        {he} kept {his} eyes [shut|closed] //and {he} felt the blanket [take|go warm|come alive], from the feet.
        @emotional Her own she did last and [worst|least|quickest|under the hat].
        @neutral It held until about [four|three|five|cockcrow].`,
      `A carter called her a [thief|nuisance|bad lot|tinker], and lifted his whip.
        {companion} looked at it, that was all, and he [dropped|flung|lost] it and put his hand in a [ditch|puddle].
        She would take [no praise|no thanks|no apple|nothing] from <me|you|{name}>.
        ¶ “It’s for toast,” she said, [quite low|into her sleeve|going red|through her teeth].
        @dramatic The whip lay and [smoked|wrote in the mud|wept|curled up].
        @humorous The horse had [enjoyed|watched|applauded|studied] it very much.`,
      `{we} played at Worse, which was her game: the one who thought of something worse than [now|this] got the [apple|dry side|blanket].
        ¶ “Now, but with [hail|hymns|my aunt|wasps],” said {companion}.
        {hero} said now, but without her, for a joke, and it did not [come out|land] as one.
        @light She [kept|ate|shared|won] the apple, on points.
        @mysterious Then she began a third one and [stopped|looked over her shoulder|shivered|thought better of it].`,
    ],
    quarrel: [
      `{companion} took a step back, and another, with her [pan|hat|bundle] held [in front of|before] her.
        ¶ “[You sounded like them|That was their voice|You’re just like them|They said it like that],” she said. “When they’re [reasonable|explaining|being fair|very sorry].”
        {hero} put out a hand, [slowly|too late], and she was a rustle in the hedge, and gone.
        @emotional The handle of {his} [bag|stick|cup] stayed warm [for an hour|till evening].
        @dramatic {he} called, [twice|until dark|by the wrong name|and held still].`,
      `The toast went [cold|out|black|soft]. {companion} was looking at <me|you|{name}> as one looks at a [dog|teacher|grown-up] that one had thought was [different|asleep].
        ¶ “You could have [asked|told|trusted|woken] me,” she said. “I’d have [warmed|fixed|thought of|made] something.” But that was not all of it, for her [chin|lip] [shook|gave|went].
        She went [under|through] the [fence|hedge] and the pan clanged, [twice|once], and then only the [birds|leaves].
        @mysterious The frost came [back|in|up|down] where she had sat.
        @neutral It was [Sunday|about six|her birthday, or near it|dry out].`,
      `{companion} said nothing [at all|the whole evening], which had never [happened|been possible].
        In the night there was a [step|clank], and in the morning a ring of [cold|frost|burnt] grass, [small|round], such as is left by a [kettle|witch].
        {hero} ate what [there was|was left|was dry]. It was bread, and stayed [bread|so|cold|pale].
        @humorous Even the [frog|hen] had gone, on [her side|principle].
        @emotional She had taken [care|pains] to [roll the blanket|leave the salt].`,
    ],
    back: [
      `[In the morning|At first light] <my|your|{name}’s> [boots|socks|gloves] were warm.
        {he} sat quite still with one in each hand, and said to the [hedge|gorse|ditch|bracken] that {he} had been wrong, and how.
        ¶ “I was only [passing|testing|looking|near],” said {companion}, and came out backwards with her hat full of eggs.
        @humorous The eggs were [hard-boiled|poached|scrambled|baked], from nerves.
        @neutral She had walked [all night|nine miles|eleven miles|from the coast] to pass.`,
      `{hero} woke, and the [bread|stone] under {his} cheek was toast.
        ¶ “Both sides,” said a voice in the [bracken|chimney|rain butt|woodpile]. “I [practiced|did forty|stayed up|burned nine]. I can do a [whole loaf|person] now, from [here|outside].”
        {he} held up the blanket by its [corner|hem], and in a while there was a [cold|pointed] nose under it.
        @light She smelled of [crumpets|toast|singed hat|marmalade].
        @dramatic There were [burrs|whip marks] on her [sleeve|hat].`,
      `The [signpost|gate] at the crossroads had writing on it, in [soot|egg], the letters every way [up|round]: SORY, and a small [drawing of a pan|hat|flame].
        {hero} read it out, [slowly|kindly|twice], to the hedge.
        ¶ “I know what it says,” said {companion}, coming [out|over], “I [wrote|did] it.”
        @emotional It was the [longest|first] thing she had ever [written|spelled].
        @humorous An owl had [corrected|signed|marked|initialled] it.`,
    ],
  },
];
