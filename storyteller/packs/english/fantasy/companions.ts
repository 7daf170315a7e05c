import type { Companion } from '../../pack.ts';

export const firstCompanions: readonly Companion[] = [
  {
    name: 'Pell',
    gender: 'f',
    meet: [
      `Where the road forked a woman was rowing a [boat|skiff|coracle] across a [dry|plowed] field, with skill, and getting nowhere.
        ¶ “[They moved the river|They’ve moved the river|The river’s gone|There was a river],” she said. “[Nobody told me. Pell.|Not a word to me. Pell.|They never said. Pell.|Overnight. I’m Pell.] [Twopence.|Mind the thwart.|Sit in the middle.|Two for a penny.]”
        {hero} had [no river|no water|nothing wet] to offer, only {noun} to find; she [shipped|shouldered] her oars and came.
        @humorous She tied the boat up, [first|with two knots|to a thistle|bow and stern].
        @neutral She had been a ferrywoman for [thirty|twenty|eleven] years, until [Lent|the thaw].`,
      `Somebody called out from the ditch to ask whether {hero} {was} [the river|a passenger|water].
        It was a [big|broad] woman with a boathook, who had ferried people for [thirty|twenty] years and then, one [morning|Monday], had found [a meadow|hay|cows|buttercups] there.
        [She was Pell.|Her name was Pell.|Pell, she was called.|The name was Pell.] She counted {him}, “[One.|One, no luggage.|One, thin.|One, dry.]” Then she [walked|came] [along|beside {him}|on in front|with the boathook up].
        @emotional She had kept the [bell|rope|lamp], in case the river [rang|came back].
        @light Crossing a puddle, she charged [half price|nothing, this once|the same as for eels|by the splash].`,
    ],
    banter: [
      `Pell counted whoever went by: a [tinker|friar], one, a [wedding|funeral|wedding, twice over], forty-four, a cow.
        ¶ “Lose one,” she said, “and you’ve [it|the face|them all] for [life|good].”
        {hero} asked if she ever had, and she counted the geese [instead|overhead].
        @mysterious She [always|mostly] counted one more than there [seemed|appeared|was likely] to be, and nodded to it.
        @light The geese came to nineteen and a [half|straggler|hat|rumor].`,
      `{companion} could [splice|whistle|spit] and [steer|scull] and gut an eel in the dark, but it came out, over a plank, that she could not swim.
        ¶ “A carter can’t [gallop|neigh|lay eggs|eat hay],” said {companion}, and went red up to the hat.
        {hero} crossed first, and held out the boathook [without saying anything|behind {him}|and looked elsewhere].
        @emotional She took hold of it with [two fingers|both hands], as if it were [hot|a favor].
        @neutral The plank was [four|five|six] inches wide[|, and new].`,
      `¶ “Tell me {noun} again,” said {companion} on the way, and {hero} told her, and she [spat|sniffed|shook her head].
        ¶ “I’d have [carried|rowed|taken] that over [for nothing|for love|unpaid|and paid the toll],” she said. “And I [carried|took] a hangman once, [full fare|with his ladder|with the rope].”
        She walked faster for [about a|a good] [mile|field|hymn].
        @humorous The hangman had been sick on the [ducks|ladder|rope], and was charged [for that|extra].
        @dramatic Then she stopped and [listened|smelled the air|felt the mud|put out a hand], for water.`,
      `{we} shared [an onion|a raw onion], as [sailors|equals|thieves] do.
        {companion} told <me|you|{name}> that on a ferry people [confess|sing|propose], every one, [at about the middle|a bit past the middle].
        ¶ “[It’s not being anywhere|It’s being nowhere|You’re nowhere, there|You’ve left and not come],” she said. “What [would|could|should] you say, {name}, in the middle?”
        {hero} cut the onion very [thin|small|slowly].
        @mysterious She had heard {noun} spoken of there, [twice|once], by somebody in a hood.
        @light The onion was [superb|about the size of a baby|mostly tears|the better conversationalist].`,
      `At night {companion} slept with one arm over the side of whatever she lay on, the fingers [trailing|moving|open|a little spread].
        {hero} [woke and saw|woke once and saw|lay and watched] them, and understood that she was [feeling for|testing] the current.
        By morning the grass under her hand [lay|was combed] all [one way|downstream|seaward].
        @emotional {he} said nothing, and [laid her coat over her|went round on tiptoe|passed her the warm end of the blanket|moved the bundles out of her way].
        @dramatic Once she woke and said, “[Hold on.|Not yet.|Sit down.|Who’s there?]”`,
      `A lad with a cart of turnips wanted [to race|a race], and {companion} lost to him by a mile, [rowing hard|shouting at her own legs|counting aloud], purple with joy.
        ¶ “Never been a passenger,” she told <me|you|{name}>, and rode the next [hill|hour] on the turnips with her boots [up|off].
        @light The lad [saluted|asked for lessons|fell off laughing|offered her the reins].
        @neutral It cost her [twopence|her good knife|a button and the bell|the best of the onions].`,
    ],
    quarrel: [
      `{companion} had watched <me|you|{name}> do it, and now she was winding [in|up] her [rope|line|bell].
        ¶ “I never dropped a passenger to [trim|lighten|balance|please] the boat,” she said. “[You did it so tidily.|And you did it neatly.|You didn’t even look.|You never so much as blinked.]”
        [She counted: one.|She counted to one.|One, she counted.] Then she [went off|left|set off] without the other.
        @emotional She had left the [bread|dry blanket|onion|cheese], all of it.
        @dramatic The boathook struck the [stones|road], smaller and [smaller|slower|further].`,
      `{companion} did not [shout|row|say much]; she [took|lifted] the bread out of {our} bag, and cut it in two with a [wire|string|look].
        ¶ “That’s for [me|the far side],” she said, “and that’s for whoever you’d have [put out|left] next.”
        She was [long|soon] gone, and one could still hear her [counting|humming]: one, one, one.
        @neutral It was [half past four|a Tuesday|white bread|beginning to rain].
        @light She had left the [bigger|better|buttered|softer] half.`,
      `Where the road [forked|dipped|split] {companion} stood still, and sniffed, as people on rivers do before [weather|a bad crossing|fog].
        ¶ “I’ve carried [worse|murderers|tax farmers|wolves],” she told <me|you|{name}>. “They [asked|paid|knocked|wiped their feet] first.”
        And the big back went off [upstream|uphill|the other way], with nothing on it but the [rope|boathook].
        @dramatic {hero} [ran|called]. It was [like|no use] calling a [river|barge].
        @mysterious She had left one [wet|bare] footprint, pointing [back|here].`,
    ],
    back: [
      `Somebody was coming, with a [heavy|rolling|wet|landsick] step.
        ¶ “[Two|That’s two],” said {companion}, [when she was near enough|from the bend|and sat down on her bag]. “[I tried it at one.|I’ve tried it at one.|I did a mile at one.] It [lists|goes round in circles|is no way to cross].”
        {hero} began to say it, and she handed {him} an end of rope to [hold|be going on with].
        @light She had come by [goose cart|river|mill race|dung barge], and it showed.
        @emotional {we} both looked for a while at the [knot|ground|bell|frayed end].`,
      `At the water’s edge lay a [skiff|plank|door], and in it a big woman, [asleep|baling], with a [boathook|turnip] across her.
        ¶ “Took me [all night|nine bends|till noon],” said {companion}, “to find there’s no other side [without you on it|to speak of]. [Get in.|Mind the wet.|In you get.|Sit where you like.]”
        {hero} [got|climbed] in, and it [sank|floated], a little.
        @light They [baled|sang], with a [hat|boot].
        @dramatic The rope [held|burned], and she [held it|did not let go].`,
      `¶ “Forty-four, a cow,” said [a voice|somebody] in the [mist|rushes|dark], “and one. There you [are|stand|sit, dripping|were all along].”
        {companion} came up the bank [wringing|wet] to the hat, and could, it seemed, [swim|nearly swim]. She had [found|learned] that out in the [middle|deep end].
        {hero} held the [coat|blanket], and said what had to be said, [twice|all of it].
        @emotional She [sniffed|counted] it, and it [came out|was enough].
        @neutral The river was [forty|sixty|ninety] yards over[|, in spate].`,
    ],
  },
  {
    name: 'Bishop',
    gender: 'm',
    meet: [
      `The post came along the road on its own four feet: a [gray|brindled|yellow-eyed] goat with two [bags|mailbags].
        ¶ “[Nothing for you|No letters|Nothing today|Not a thing],” he told <me|you|{name}>. “[Bishop. Mountain Post.|Bishop, of the Mountain Post.|They call me Bishop.] You look like [bad news coming|a long walk|a change of address]. [What is it?|What’s it to be?|Whose is it?|Who’s it for?]”
        {hero} said {noun}, and he fell in beside {him}, chewing.
        @humorous He appeared to be chewing a [summons|valentine|writ|begging letter].
        @neutral The post had been carried by goats since the [mules|army|bishops|last two postmen] gave notice.`,
      `A goat with a postman’s cap on one horn was standing in the [road|shade|middle of things] eating a letter, [with regret|from the corner].
        ¶ “[A death|Somebody’s died|It’s a death|Black edges],” he said. “[An uncle.|A great-aunt.|In the family.] They’d be [crying|selling the cow|writing to lawyers] by noon. [I eat the bad ones. Bishop.|The bad ones I eat. Bishop.|Bad ones I see to. Bishop.|So I eat those. Bishop.]”
        He smelled <my|your|{name}’s> pockets for {noun}, found only [string|crumbs], and came anyway.
        @emotional He swallowed with his eyes [shut|on the hills|wet|on the road].
        @light The [stamp|envelope|gum] he kept for [afters|his tea].`,
    ],
    banter: [
      `{companion} had opinions on the [handwriting|gum|spelling] of everything he [carried|delivered].
        ¶ “[This one’s in love.|This one’s engaged.|This one’s proposing.] This one [wants his ladder back|is lying|wants to come home]. [This one’s a bill.|This one’s from the bank.|And here’s a bill.|This one’s an account rendered.]”
        He ate the bill in two bites, and {hero}, who owed money too, felt [justice|a public service] had been done.
        @humorous He burped [a due date|ninepence|a signature|compound interest].
        @mysterious There was one that he carried [behind|under|apart from] the rest and never [read out|spoke of].`,
      `On the narrow places {hero} held on to {companion}’s [tail|bag], with eyes shut.
        The goat had fallen once, with the [Christmas|wedding|royal|seed catalogue] mail, and he spoke of it as though another goat had done it.
        ¶ “One looks at the view,” he said, “[just once|for a second|for an instant|the one time].”
        @dramatic A [pebble|bootlace|button] went over, and nobody heard it [land|arrive].
        @neutral They had found all the letters but [nine|three|one|four].`,
      `It came out over thistles: {companion} had once eaten a letter with a [black|dark] edge, and it was good news [all along|inside|for once]. They had merely [run out of white|liked black|found it in a drawer|got it cheap].
        ¶ “He [waited for that letter|stood out for that letter|wanted that one|had the kettle on for it],” said {companion}. “He’s [waiting yet|at the gate still|still asking|asking me yet].” {hero} scratched him [where the horns begin|between the horns|under the chin].
        @emotional He let {him}, [which was rare|for as long as it took|eyes shut|and looked away].
        @mysterious The gate, he said, was on [the|his] way to [everywhere|{noun}].`,
      `¶ “What you want,” said {companion}, “[is to write|is to drop a line|is a letter] to {noun}. [A stiff letter.|A short one.|Civil, but firm.] [I’d carry it.|People underrate it.|I’d see it got there.]”
        {hero} got as far as Dear, and [sat|chewed the pencil], while the goat [looked away|ate a dock|hummed].
        @humorous He offered to eat the [draft|Dear|pencil|evidence].
        @light In the end it was mostly [kisses|weather|crossings-out], and he [had it stamped|stamped it].
        It went into the [bag|other bag|third bag|cap] //and neither of {us} mentioned it.`,
      `A dog came out of a farm, for postmen are postmen, and {companion} put down [his|both] bags with a [sigh|clink|bow].
        There was a short [discussion|silence|collision|dance].
        Then the dog went back in, thoughtfully, and {hero} picked up [the mail|the cap|a piece of gate].
        @dramatic There was [blood|fur|somebody’s sleeve] on [one|the left] horn, and it was not his.
        @light He delivered the dog’s [letter|parcel|bone|mail] after that, and wished it good day.`,
      `At every door {companion} waited until people had read what he brought, [to the end|aloud], and {hero} asked him what for.
        ¶ “[That face|There|That|Look at that],” said the goat. “When it’s [good|from a son|money|a boy]. You can’t get it anywhere else, and I’ve tried [hay|grain|thistles|opera].”
        @emotional His own bag had never held one for [him|a goat|post goats|anyone with horns].
        @neutral It made him [an hour|a day|half a day|three farms] late.`,
    ],
    quarrel: [
      `¶ “[I eat bad news|Bad news I eat|I’ve eaten worse|I only eat it],” said {companion}. “I don’t [make|write|sign for|send] it.”
        He set down <my|your|{name}’s> things, one by one, and [nosed|pushed|wiped] them [straight|level].
        Then he put his cap over both horns and took the [steep|short|old] way, where [nobody|no boot] could follow.
        @humorous He had left the [bread|hat|blanket|soap], with a bite out of it, on principle.
        @dramatic [Stones|Pebbles] came down for a [minute|long while|mile].`,
      `{companion} ate something, [slowly|with his back turned|to the last corner], and it was <my|your|{name}’s> own [name|address] off the bag label.
        ¶ “[Not known|Gone away|No such person|Moved],” he said, with his mouth full, “at this address.”
        He [shook|stamped] each of his feet once, and then he was a [rattle|dot] on the [scree|skyline].
        @emotional The rest of the label he had [spared|folded|put back|licked flat].
        @neutral It was [uphill|north|gravel|sleet], all the way.`,
      `¶ “There’s a thing we do,” said {companion}, “with letters [like that|somebody’s tampered with|that tick|opened over steam]. We [return them|hand them back|leave them on the step|set them down], unopened. Good [day|luck], {name}.”
        He did not [look|glance] round, being a goat, and having [those eyes|no need to].
        {hero} {was} left holding [a bit of string|one ribbon|a strap], and it was [raining|late|very quiet].
        @humorous The label on it said [FRAGILE|URGENT|SECOND CLASS|POSTAGE DUE].
        @dramatic A [boulder|gate] came down where he had [jumped|been].`,
    ],
    back: [
      `Hooves came down where there was no [path|ledge|room], in a [hurry|clatter].
        ¶ “Letter for {name},” said {companion}, [out of breath|all gravel|from under the cap]. “[From me.|It’s from me.|I’m the sender.] It’s [short|an apology|four pages]. I [was bringing|meant to bring|had nearly brought] it, [and then I ate it|and I got hungry|and it ate itself].”
        {hero} said that {he} could more or less [guess|see] it.
        @light It had been [four pages|on good paper|in rhyme|mostly legible], too.
        @emotional He leaned on {him}, hard, [as goats do|as a goat will|like a wardrobe|and said no more].`,
      `Somebody was chewing, on the other side of the [wall|fire|rock], and had been for [a while|some hours].
        ¶ “I’ve eaten the [whole bag|entire bag|bag and all|lot],” said {companion}. “There was nothing in it I wanted to [deliver|carry|bring, on my own|take anybody].” He looked [green|round|seasick], and [ashamed|thin in the face].
        {hero} [found|had kept] a thistle, and it was [accepted|eaten slowly], and that was the [last of it|end of that].
        @humorous He [hiccupped|apologized] in several [hands|languages].
        @dramatic His left [knee|horn] was [bleeding|gone].`,
      `The [bell|clink] of two bags came [along|over] the ridge and stopped [just|ten yards] short.
        ¶ “Return to sender,” said {companion} to the [view|sky], at which he was, {hero} saw, [looking|actually looking], over the [edge|drop].
        {he} went and stood by the goat, and held on to his [tail|bag], and they [looked|breathed].
        @mysterious There was one letter [left|over], and it was [for both|not addressed].
        @light The view was [overrated|mostly sheep|quite good|somebody’s washing].`,
    ],
  },
  {
    name: 'Grist',
    gender: 'f',
    meet: [
      `[By|Beside] the road sat a troll with a stone in her apron, and put out a [hand|foot|boot] like a gatepost.
        ¶ “Toll,” she said, [and then, “Sorry.|and blushed, “Sorry.|and then, “No, sorry.] [Habit.|Thirty years of it.] They took the [bridge|bridge off me]. [I’ve the keystone. Grist.|I kept the keystone. I’m Grist.|This is the keystone. I’m Grist.|That’s the keystone of it. Grist.]”
        {hero} gave her a [button|fig], to be decent, and she came along.
        @humorous She issued a [ticket|pebble|leaf|feather], valid for return.
        @dramatic The road [sagged|shook|dipped|cracked] where she put her feet.`,
      `What {hero} had taken for [a boulder|a hut|the hill] coughed, and asked where {he} {was} going.
        ¶ “After {noun},” {he} said, since it is best to be [frank with trolls|open with trolls|short with trolls].
        Her bridge had been repossessed in [March|the rain|error|her absence]; the keystone she carried in her apron. [Her name was Grist|They called her Grist|She was Grist] //and she had [nothing on|no work on|nothing on that week].
        @light She meant nothing to do, and [blushed|said so|went green|sat on her hands].
        @neutral She stood [nine|ten|twelve] feet [high|tall], in clogs.`,
    ],
    banter: [
      `{companion} rested only in doorways, or beside a [cart|plank|sill|table], with her knees to her ears.
        ¶ “Under is nicer,” {hero} said, to be kind, and she [winced|shut her eyes].
        It was the [word|very word|one word|wrong word]. She had not been able to [hear|bear|spell|say] it since March.
        @emotional {he} said beneath, after that, and she [noticed|patted {his} head with one finger|went pink as granite|moved over to let {him} in].
        @humorous Below, she said, was [all right|for cellars|what cheeses were|a word she could live with].`,
      `{companion} polished the keystone every [morning|evening|noon] with [her sleeve|her apron] and spit.
        There were initials on it, of people who had [kissed|quarreled|waited|cooed] on top of her and never known.
        ¶ “[D and W|A and P|T and somebody|R and M],” she told <me|you|{name}>. “[Forty years.|Forty Junes.|Forty years, on and off.] He [stammered|brought plums|had a cough]. [I near enough pushed.|I could have pushed.|I held my breath.|I used to cough.]”
        @emotional She had once held up a [whole wedding|flood|snowfall|regiment] on her neck, for those two.
        @light One of them, it seemed, was [a terrible dancer|no better than he should be|not worth plums|in it for the view].`,
      `A boy ran up and hit {companion} with a stick, for a bet, and then could not move [for fright|for terror|an inch|or look away].
        She held the stick out to him, by the [thin|other|thick|clean] end.
        ¶ “Better make it [twice|three times|four|a round dozen],” she said. {hero} had to [walk away|turn round|go behind a cow] to laugh.
        @dramatic He hit her once more, [weeping|quite softly|with his eyes shut|on the toe], and ran.
        @humorous She screamed, as a [courtesy|favor|kindness|matter of form].`,
      `¶ “If I find {noun} first,” said {companion}, “[what’s the toll|what’ll I charge|what’s it worth]?”
        {hero} said that this was not [a bridge|how it worked], and she thought that over for about a [mile|verst].
        ¶ “Everything’s a bridge,” she said, “if you stand [still|at one end|in one place|long enough] and want the other.”
        @mysterious Then she put an ear to the road and said it was [further down|still there|asleep|getting up].
        @neutral She had read this on a [gatepost|calendar|tombstone|tea towel].`,
      `About noon {companion} went gray at the edges, for trolls will set, like [plaster|puddings|jellies|glue], if nobody speaks to them.
        So {hero} talked: of {noun}, of [the price of hats|{his} whole schooling], with one hand on her wrist until it turned warm.
        @dramatic For one [breath|verse|line|whole field] there was no pulse in it.
        @light She asked at the end how the [aunt|hat|geese|schooling] had come out.`,
      `{companion} would not go round by the new toll bridge, with its [paint|flags|band], though it was [no distance|nearer].
        She waded, and {hero} rode on her shoulders above the [brown|cold] water.
        ¶ “Mine never had a [turnstile|queue|band|sign],” she said in the middle.
        @mysterious Something swam up, looked at her, and [bowed|moved over|changed its mind|went deeper].
        @humorous She dropped a coin in the river, [to be legal|for the principle|from habit|in case].`,
    ],
    quarrel: [
      `The troll took the keystone out of her apron and [looked at it|turned it over|weighed it|breathed on it].
        ¶ “[One stone does it|It only takes the one|It’s always one stone|One stone, that’s all],” she said. “You take it out, because it’s [handy|only one|in the way], and then you [look surprised|watch|are sorry].”
        {hero} had no answer, and {companion} went [away|off|home] over the fields.
        @dramatic At each step a [field gate|flock|steeple|duck pond] jumped.
        @emotional She had walked round the [lambs|daisies|snails|molehills].`,
      `{companion} sat [down|a long while] and set, from the feet, as trolls do, and it was [on purpose|deliberate].
        ¶ “[Go on|Off you go|Go|Get along],” said what was left of her mouth. “You don’t [need|want|use|hold with] a bridge. You [jump|take the plank|go round|swim it].”
        {hero} talked and [talked|rubbed her wrist] and it stayed [cold|stone|gray] until {he} had gone.
        @light A [snail|wagtail] had [moved in|tried her] by then.
        @mysterious From the [bend|hill] there was no [rock|stone] to be seen.`,
      `¶ “I’ll see to my own [crossing|toll],” said {companion}, and gave back the [button|fig] that {he} had paid, [warm|polished|in a leaf].
        A troll does not [slam|bang] anything, there being so [little|much] that would break.
        She only went, and the [road|ground] where she had walked stayed [bent|low] for [miles|days].
        @neutral It held [rain|frogs|ducks|the moon] afterwards.
        @humorous She had [issued|left] a [refund|receipt].`,
    ],
    back: [
      `There was a new [rock|milestone|boulder] beside the [way|path], and it had been crying.
        ¶ “[I got as far as|I went as far as|I’ve been to|I got to] the river,” said {companion}. “[Sat there.|Sat down under the bank.|I sat.] Nobody [crossed me|came|so much as paddled].”
        {hero} sat down too, below her, and after [an hour|some time] she moved over to make it [drier|an arch].
        @humorous There was, she mentioned, a small [toll|fee|charge|supplement] for tears.
        @light {he} paid in [figs|buttons|promises|kind words], and got change.`,
      `It had not been a [hill|rock|barn|hump] yesterday. {hero} put {his} [back|palm] to it and began, for want of better, on [the price of hats|{noun}|{his} own faults].
        By [noon|the ninth|the second hour|the third page] it was warm. By the [tenth|end], a hand like a [gatepost|door] came round {him}.
        ¶ “[Go on|Don’t stop|And then|More],” said {companion}. “You’d got to where you’re [sorry|an ass|wrong|a fool].”
        @emotional {he} [went on|said it again], with the [middle|dull parts].
        @humorous She wanted [dates|names|a second opinion|it in order].`,
      `There was a ditch, too [wide|deep|black] to jump, and over it lay {companion}, [full length|on her face], with her fingers in one bank and her [clogs|toes] in the other.
        ¶ “Mind the [hair|apron|ears|elbow],” said the bridge.
        {hero} crossed on {his} [knees|stockings], and helped the bridge [up|to stand], and nobody [said toll|mentioned a toll].
        @dramatic The bank [went|broke|slid|gave] as she let go.
        @neutral It was [nine|eleven|twelve] feet [across|and a bit].`,
    ],
  },
];
