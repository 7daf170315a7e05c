import type { Companion } from '../../pack.ts';

export const moreCompanions: readonly Companion[] = [
  {
    name: 'Aurel',
    gender: 'm',
    meet: [
      `The only lit window at that hour was a [cellar|bakehouse], and out of it, at the level of the pavement, an arm held up a [roll|bun].
        ¶ “Somebody’s hungry,” said a voice; “I can tell by the [feet|shoes|way you turned].”
        It was Aurel, who baked by night and slept [when he sat down|by accident], and {hero} bent and ate, and asked about {noun}.
        @light The bun had [sugar|honey|seeds] on, and so, from there on, had the conversation.
        @emotional No one had asked if {he} had [eaten|slept|stopped] since the train.`,
      `A man was asleep on his feet against the [bandstand|letter box|fountain], with flour to the elbows and a loaf in his arms like a child.
        {hero} caught the loaf, and “I had it,” he said, and woke; it was Aurel, who [baked|made bread], and wanted to know what day it was.
        It was the day to begin on {noun}; and he broke the loaf in [two|half].
        @humorous He chewed, nodded, and was gone again by the [crust|second bite|butter].
        @mysterious In the break there was steam, and no oven had been lit in that street for [hours|days|a year].`,
      `A trail of [flour|crumbs] went along the pavement, round a [corner|policeman], and up to a man asleep on a sack, so {hero} [followed|read] it.
        ¶ “Is it [rising|Tuesday|you]?” he asked, without opening his eyes, which was how {hero} met Aurel.
        {hero} took one end of the [sack|tray|trough], and he the other, and heard, in the middle, about {noun}.
        @humorous He was asleep for [most|the better part|a good half] of it, and remembered every word.
        @emotional At the last door he had [kept|saved] one, and it was [warm|for {him}].`,
    ],
    banter: [
      `Aurel fell asleep in the [reading room|back pew|ticket queue|public gallery], in the middle of saying something [kind|true].
        People have been [hurt|married|ruined|offended] by it, but {hero} counted to a [hundred|thousand], and held his [cup|hymn book].
        ¶ “And I [mean it|always shall|told him so],” he said, opening his eyes at the exact word.
        @emotional {he} had [saved|kept|marked] him the place, with a finger.`,
      `He fed everyone: a [sentry|busker|bailiff|bride], two [gulls|dogs|convicts], a lady who only wanted the [time|bus].
        {hero} asked if it never stopped, for his pockets were all [rolls|crumbs].
        ¶ “You’d be surprised,” said Aurel, “how many people have just been [left|told something|kind|widowed],” and he gave {him} the one with the plums in.
        @light It was a warm one, and he had been carrying it on [that side|the left|purpose].`,
      `“Salt is the whole of it,” Aurel said; “my [mother|master] weighed it by the look on your [face|back].”
        {hero} held out {his} hand, and he shook a little into it and then stood frowning, with his thumb just there, at the [wrist|lifeline|pulse|base of the thumb].
        ¶ “[More|A bit more|Less],” he decided.
        @dramatic Neither of <us|you|them> moved it, and a [tram|choir|procession] went by, staring.`,
      `At four each morning, wherever he was, Aurel sat [bolt upright|up in his coat|on end|like a jack-in-the-box] and said, “The [rye|first batch].”
        ¶ “It’s your night off,” {hero} told him, [from the stairs|gently].
        He listened, all the same, till across the roofs there came somebody else’s bread, a bit [dark|early|burnt at the edge|pale|late].
        @mysterious He took his coat and was back by [five|six|sunrise], smelling of it, and never said a word.`,
      `There was a film in the [institute|park|town hall|barn], and he missed it from the second minute to the [end|kiss].
        So {hero} told it, walking home, with the [kiss|horse|shipwreck] where it ought to have been.
        ¶ “That’s better,” said Aurel, “than the last [one|three|dozen|few] I slept through.”
        @humorous By the next corner there were two [kisses|horses|weddings] and no villain.
        @neutral The film ran for [ninety-four|eighty-eight|a hundred] minutes.`,
      `“I was engaged,” said Aurel, brushing off [flour|nothing], “and I fell asleep in the [church|vows|organ solo|receiving line].”
        He had been up two days, doing the [cake|buns|sugar doves].
        {hero} did not laugh, which was the hardest thing {he} did that [year|month], until he looked at {him} sideways, and then both of <us|you|them> had to hold on to the wall.
        @light It had been, he admitted, a very good [cake|sleep|bun].`,
    ],
    quarrel: [
      `“I’d have stayed awake for that,” Aurel said; “I’d have liked to be [asked|given the chance|told].”
        {hero} said that one could hardly be expected to wait for him to [notice|wake].
        He went white, under the flour, emptied his pockets on the [wall|step|table], bread and all, and left with them [hanging out|flat].
        @emotional One of the rolls had a letter pricked in it, with a [fork|pin|key], and it was {his}.`,
      `“You let me [sleep|lie],” said Aurel; “I’ve been let sleep through a good deal, and I never thought [you’d do it|it’d be you].”
        {hero} said that it was for the [best|sake of peace], and he looked at {him} as at a loaf with [nothing|a stone] in it.
        He took up the [sack|peel|empty tray], and for once he was quite [awake|steady].
        @dramatic He did not [stumble|look tired|yawn] once, all the way down the street.
        @light A bun [rolled|got] out, and {hero} had not the heart to [pick it up|eat it].`,
      `Aurel put a cloth over the [bowl|dough], and tucked it in, as he did when a thing had to be left [alone|to itself].
        ¶ “It’s gone [flat|off|sour],” he said; “it does, if you [open the door on it|don’t tell it anything].”
        {hero} said [nothing|the wrong thing|it too late], and he nodded, and went to work, on his night off.
        @neutral It was a quarter to [four|five|three].
        @emotional He had [salted|buttered] {him} a slice first, and cut off the [crust|burnt bit].`,
      `Aurel woke up [properly|all at once], which {hero} had never [seen|met], and his eyes were [gray|very clear].
        ¶ “I only sleep,” he said, “where I’m [sure|safe]; I don’t think that I’ll [be able to|sleep], now.”
        He shook the flour out of his [cap|cuffs], like a man [leaving a beach|giving notice], and went out into the [street|early].
        @humorous It was [noon|two in the afternoon], his [midnight|small hours].
        @dramatic The [bell|latch] on the shop door [jumped|was still moving], and he had [gone|turned the corner].`,
      `On the table where there was always a [roll|bun] there was [none|a plate].
        {hero} looked under the [cloth|napkin], as one [does|might], and then saw him, through the [hatch|serving window], with his back [turned|to it], kneading, and not [humming|asleep].
        ¶ “We’re [shut|closed],” Aurel told the [dough|wall], “to [people|customers] who [don’t|wouldn’t] wake one.”
        @light It was on the door as well, with [opening|visiting|no] hours.
        @mysterious By [night|six] there was no [smell|light], all down that [street|hill].`,
    ],
    back: [
      `He stood on the step, gray in the face and [swaying|unshaven|hatless], and wide awake.
        ¶ “Two days,” said Aurel, “for I thought I’d better see what you [do|look like|say] all the time,” and he put a warm loaf in {his} arms.
        {hero} had meant to speak first, but {he} {was} already [eating|crying on it].
        @dramatic Then his knees went, and {hero} [held|caught] him up.
        @light He slept for [eleven|twelve|nine] hours, on {his} coat, and woke at the exact word.`,
      `There was a knock at four, and it was [bread|a loaf with legs], and under it Aurel, who ought to have been [asleep|at the oven].
        ¶ “I burned the [rye|lot],” he said, “and I never burn the rye; so I [looked into it|asked myself why], and here I am.”
        {hero} ate a piece, black as it was, to the [end|crust], and it was [the best|not bad] {he} had ever had.
        @humorous It was [used later|kept] as a [doorstop|hat].
        @light {hero} had [charcoal|soot] on {his} nose for the [speech|kiss] that was not made.`,
      `{hero} found him on the bakehouse [step|floor], with his back to the [warm|oven] wall, and sat down [against it too|alongside].
        Nothing was said for the time it takes to [bake|prove] a [loaf|tray of rolls].
        ¶ “[Done|That’s it|Now],” said Aurel, and it was not clear of what, and he put his head on {his} [shoulder|sleeve] and slept.
        @emotional {hero} stayed [there|as {he} {was}], and learned to tell by the [smell|sound] when to take them out.
        @mysterious There were [thirteen|twenty-five] in the batch, and he had made [twelve|two dozen].`,
      `{hero} sat down on the [bakehouse|back] step to wait for him to [wake|come off], and it was cold, and {he} must have [nodded|dropped off].
        When {he} [woke|came to] there was a coat over {him}, floury; and beside {him}, wide [awake|open], and keeping [watch|quite still], was Aurel.
        ¶ “You [talk|smile],” he said, “did you know; I’d always [missed|slept through] that.”
        @dramatic He had {his} [shoe|hand] in his, and had [held|warmed] it since [two|the bells].
        @humorous It was mainly about [trains|gravy|him].`,
      `In the window there was a new thing on the [tray|stand], at [tuppence|fourpence], and a ticket: “[Humble|Apology], plain, with [almonds|salt].”
        {hero} bought [six|the tray]; “Those are mine,” {he} said, “I’m the one who ought to have [made|baked] them.”
        ¶ “Share?” said Aurel, and [yawned|blushed], and moved the [cat|scales] along; and was asleep on {his} [shoulder|sleeve] before the [first|almond].
        @light They were [excellent|rather burnt|still warm].
        @mysterious Each had a letter on its [bottom|underside], and they made a [word|name], in some [order|orders].`,
    ],
  },
  {
    name: 'Marit',
    gender: 'f',
    meet: [
      `The lift in the [department store|town hall] stopped between two floors, with a [jerk|sigh], and a pair of boots came through the roof.
        ¶ “Don’t [mind|look at] me,” said the woman in them, whose name was Marit, and who did [lifts|lifts, and hoists].
        She wished to know how long it had been [stuck|dark], and “Years,” {hero} said, and asked her about {noun}.
        @humorous She tested the bell, and it rang in her own [pocket|boot|sandwich tin].
        @neutral {we} were let down [four|three|five] inches at a time.`,
      `On the steps of the [museum|bank] a woman in overalls was holding a spirit level to the [view|horizon].
        ¶ “It’s out,” she said, “but not by much,” and looked at {him} through the [bubble|glass|wrong end].
        Her name was Marit, she mended lifts, and {hero} said that if {he} {was} out too it was because of {noun}.
        @light She turned the level on its end, and in that [direction|light|position] {he} {was} perfect.
        @emotional No one had looked straight at {him} since the [spring|funeral|thaw].`,
      `A notice said OUT OF ORDER, and above it a woman with a [rope|torch] in her teeth was hanging by one [foot|strap] from the [ceiling|shaft].
        ¶ “It’s a [figure of speech|matter of opinion],” she said, through the rope; she was Marit, and she asked for the [thin|curved|other] spanner.
        {hero} found it, at the [third|fourth] try, and in between asked what she had heard of {noun}.
        @light She came down by a [pulley|chain], like a [bishop|parcel] in a play.
        @dramatic The cable [sang|moved], and she caught {his} [wrist|collar] and held {him} [back|clear].`,
    ],
    banter: [
      `Marit always stood with her back to the [wall|panel|mirror|bell push] and her eye on the doors.
        ¶ “It’s never the falling,” she said, “it’s the [stopping|bit where they all look at the ceiling|waiting to be told].”
        {hero} looked at her, instead, and it lasted for [nine|seven|eleven] floors.
        @dramatic Then the light went, and {hero} could hear her not [moving|breathing].`,
      `They were always asking Marit when the [engineer|man|father|gaffer] would come.
        She showed her card, and the [porter|clerk] read it [twice|both sides|upside down] and asked if he was parking.
        {hero} said, very pleasantly, that he was here, was five foot two, and [had the spanner|could hear|owned the ladder].
        @humorous The porter took the stairs all that [week|month|winter].
        @light “Five foot [three|two and a half|four, in these],” said Marit, outside, but she was pleased.`,
      `She could not do goodbyes: one turned round, and there would be the [door|cup|gate|tap] still swinging.
        {hero} took to saying it first, at the beginning, and then asking about [fish|supper|Thursday|marbles].
        It was the first time she had stayed to the [coffee|end|washing-up|cheese].
        @emotional “It’s like a landing,” said Marit; “you’ve got to be let out [level|slowly|gently].”`,
      `“What’s it like,” {hero} asked, “on [the top|the roof of one]?”
        So Marit showed {him}: a great wheel, some grease, and a dark with [wires|a wind|chains|a draft] in it, where one could hear the small things that people say to [mirrors|strangers|the ceiling|their shoes].
        It was the best [seat|view|ear] in the house, she said.
        @mysterious “I’ve heard you,” she said, “last [winter|autumn|Easter|spring], going up, practicing a name.”`,
      `Marit put a marble on each table that {we} sat at, to see which way the world [went|leaned|was going].
        In the [station buffet|Ritz|fire station] it went to the salt, and in the [crypt|library|pawnshop] to the door.
        At {his} own table it ran across to {him}, and {hero} [caught|covered|pocketed] it.
        @light {hero} did not say that {he} had put a [book|coin] beneath one leg.
        @neutral It was a [green|blue|clear] one, of glass, with a chip.`,
      `“When I was six,” said Marit, “I was left in [a shop|a paternoster|the Alhambra|a museum], for they’d each thought the other had me.”
        She told it as a funny story, and did the [floorwalker|faces|echo|liftman].
        {hero} waited until the end, and then held on to the strap of her [bag|toolbag|overalls], with just one finger.
        @emotional She looked at it, and walked a good deal slower, so as not to [lose it|shake it off|notice].`,
    ],
    quarrel: [
      `“There’s a [button|red button],” Marit said, “on every [wall|floor]; you press it, and I’d have come.”
        {hero} told her that not everything was [machinery|a lift], and she nodded, and packed the level.
        When {hero} looked round to say the rest of it, there was only the [door|cup], swinging.
        @mysterious The marble was still on the [table|floor|sill], and did not roll in either direction.`,
      `“I’d rather be [dropped|stuck],” said Marit, “than [let down easy|kept between floors].”
        {hero} said something about [timing|doors], and it was a good deal too [clever|smooth].
        She looked up the [shaft|stairs], and then down, and chose the [stairs|long way], two at a time.
        @humorous There were [two hundred|ninety-six], and she [counted|slammed] each.
        @emotional At the turn of the stair the [spirit level|tool bag] knocked on the wall, as it did when her hands [shook|were cold].`,
      `Marit wrote it on a [card|label] and hung it on the [handle|knob] of {his} own door: [OUT OF SERVICE|DO NOT USE|AWAITING PARTS].
        She had very [neat|square] capitals, for somebody so [angry|hurt].
        {hero} called down that it was not [fair|so], and the street was already [empty|level].
        @neutral The card was [yellow|red|white], with a hole and a string.
        @light {hero} tried it on, in the glass, and it [suited|fitted] {him}.`,
      `¶ “It’s a safety catch,” said Marit, “it stops you [between floors|half-way], so you don’t [drop|fall the rest]; I’ve got [one|it on now].”
        She laid her [level|spanner] on what was between {us}, and looked at the [bubble|bead], and it was not in the [middle|glass].
        {hero} told her to [say|shout] something, for once, and she said, “[Down|Ground floor],” and [went|was].
        @humorous She took the [stairs|stairs, out of principle|fire escape].
        @emotional All the [way|nine floors] down one could hear her [not|trying not to] count.`,
      `Marit wrote OUT OF [ORDER|SERVICE] on a card, in good plain [capitals|letters], and hung it on [the door|her own top button].
        ¶ “I can [mend|fix] that,” {hero} said, quite [gently|wrongly], and she said that no one who [broke|jammed] it [ever|should].
        The gate closed, the outer and the [inner|lattice], and it was like a [drawing|cage] of her, then the [top half|hat], and then [cable|rope].
        @light The cable [hummed|sang|shook] for a bit.
        @neutral It stopped at [two|the basement|ground].`,
    ],
    back: [
      `The bell rang, and in the lift stood Marit, with her [foot|toolbox|back] in the door.
        ¶ “I got to the [ground floor|street|gate],” she said, “and I hadn’t said it, and I’ve been going up and down for an hour, and I don’t think I want to.”
        ¶ “Then [don’t|hold the door],” {hero} said, and got in.
        @humorous It was in service, and there were [eleven|nine|twelve] people in it.
        @dramatic The doors waited a [moment|breath|floor] longer, and shut.`,
      `“I’ve [come|called] about the fault,” said Marit, with her bag, in the doorway, and her [cap|eyes] very straight.
        {hero} said that it was an old one, and went all the way [down|through].
        ¶ “They mostly do,” said she, and put down the [bag|level], and it was [true|dead center], for once.
        @dramatic She had run; one could [see|hear] that she had [run|not waited for the lift].
        @humorous She charged for the [call-out|first hour|parts].`,
      `{hero} rang every [bell|alarm] in the building, [one after another|from the top], and stood in the lift and waited.
        It took her [nine|eleven|six] minutes, from the other side of the [river|town], and she had one boot on.
        ¶ “You’re not [stuck|hurt],” she said; and {hero} said that {he} {was}, [though|and had been for years], and moved along.
        @emotional She [leaned|stood] with her back to the [wall|doors], and then with her back to {him}.
        @light The porter [cheered|was told to take the stairs|kept the marble].`,
      `It came up very [slowly|gently], a floor at a [time|breath], and stopped with its sill just [level|true] with {his} shoes.
        ¶ “I’ve rehung [it|the whole thing],” said Marit through the [lattice|gate], “it won’t drop [you|a hair], whatever you [say|do].”
        {hero} said what {he} had to, and got in, and nothing [moved|shook], except the [bubble|lamp], to the middle.
        @dramatic Then she [pressed|kissed] the wrong [button|floor].
        @neutral It went up to [nine|the roof], where there are [tomatoes|doves].`,
      `{hero} pressed the red [one|button], which {he} had never [dared|done], on the ground floor, on the [wall|left].
        It rang, in fact, in [every|a] room of that [building|hotel], and after not [one|half a] minute there were boots on nine flights, [running|three at a time].
        ¶ “Where are you [stuck|caught]?” said Marit, with the [crowbar|lamp] up; and {he} said, “[Here|About here],” and pointed to it.
        @emotional She looked at the [place|coat], and laid the [level|crowbar] down, and [listened|put a hand on it].
        @light A guest [applauded|asked for eggs|held the door].`,
    ],
  },
  {
    name: 'Leonie',
    gender: 'f',
    meet: [
      `“Don’t lean!” cried somebody, but {hero} had, and now said [FRESH|FRIED|HALF PRICE], in [red|gold], all down one sleeve.
        The sign painter climbed down, and said she was Leonie, and sorry, and that it was the [fishmonger’s|baker’s|chip shop’s].
        {hero} said that {he} {was} [only|just] asking after {noun}, and would do it now as [a haddock|something in a window].
        @light She gave {him} the full stop as well, [on the house|for luck|and a comma].
        @emotional She took off her own [scarf|glove|apron] to clean the cuff with.`,
      `Up a ladder a woman was painting a [cinema|hotel|garage] in letters a yard high, and it said GRAND HOPE.
        {hero} called up to ask if it was not Grand [Hotel|Palace], and “Oh, [bother|blast],” said the woman, and came down to look.
        That was Leonie, who bought {him} [tea|a bun], to keep {him} quiet, and heard about {noun}.
        @humorous The management kept it, and [bookings went up|raised the prices|had it on the towels].
        @mysterious She had never meant those words, she said; her [hand|brush|wrist] had wanted them.`,
      `On the pavement somebody had drawn [an arrow|a hand] in chalk, and written THIS WEIGH, and {hero} followed it to a woman on her [knees|stomach].
        ¶ “Was it [clear|too much]?” she asked; she was Leonie, and it was an advertisement for [herself|a chiropodist|the tide].
        {hero} told her it had [worked|been perfectly clear], and asked which way she would [paint|chalk] it to {noun}.
        @mysterious She drew that one too, without [thinking|looking], and it pointed [up|at {him}].
        @light Three other people had followed it, and were [standing about|very pleased|forming a club].`,
    ],
    banter: [
      `Leonie could not spell, and did not care to be [told|helped|looked at|taught]; there was BREAD AND BUTTRE by her all over the county.
        ¶ “It’s a matter of [balance|the curves|rhythm|taste],” she said; “the R wanted to be [last|let go].”
        {hero} looked at it again, and had to admit that the R was very [happy|well placed|sure of itself].
        @light {he} could never write butter with any [confidence|pleasure|speed] again.`,
      `She could tell what people ought to have over their doors: the [vicar|bus conductor|mayor|dentist] should have [SALE|TEAS|ASK WITHIN|THIS WAY UP].
        So what, {hero} [asked|wanted to know], would there be over {hers}?
        Leonie considered it, from both sides of the road; “OPEN,” she said, and went [pink|to see about a bun|up the ladder|quiet].
        @emotional She had said it as one reads out a word that one has got [right|right at last|by heart].`,
      `“I do the S last,” said Leonie, with a brush in her teeth; “it’s the only one that [can’t be ruled|looks back|wants coaxing|bites].”
        {hero} {was} holding the [pot|ladder], and saw her wrist, a smear of blue, and how she held her breath all the way down the curve.
        {he} had held {his} own, it [seemed|turned out|appeared].
        @dramatic The ladder moved, only a [little|hand’s breadth], and {hero} had it.`,
      `In the [arcade|market|lane|tannery] there was an old sign that showed through a newer one, and a third through that.
        ¶ “I never paint ghosts out,” said Leonie: “look, CORSETS, then [EELS|TEAS|BOOTS|MANGLES], and somebody’s name.”
        {hero} asked whose it was, and she traced it in the air, up to where it [stopped|went under|met the gutter].
        @mysterious It was {name}, or else it was [somebody’s|some other one’s].`,
      `It rained on the wet [paint|letters|gilt|wall], and {we} stood with a coat held over O, P and half an E.
        There is not much to do under a coat; one can [talk|whisper], or one can [hum|not].
        After a time the rest of the word dried, and nobody [mentioned|saw|minded|looked at] it.
        @emotional “I generally have to choose,” said Leonie, “which ones to [save|keep|hold the coat for].”
        @neutral The paint needed [forty|thirty|fifty] minutes, and {we} gave it an hour.`,
      `“They used to have me [stand up|come out to the front] and read,” said Leonie, “and the letters wouldn’t keep [still|quiet]; so I thought that I’d be the one who makes them.”
        She knocked on a great gilt [T|B|K] in passing, as one does on a friend’s door.
        {hero} asked her to teach {him} [that one|the next one].
        @humorous {his} came out like a [chair|gallows|goat], and she signed it.`,
    ],
    quarrel: [
      `“You could have put it in [capitals|any letters you like],” said Leonie; “I’m [slow|no scholar], but I do read it, when it’s there.”
        {hero} said that it would only have come out [spelled wrong|wrong], and heard it as it went.
        She [wiped|rinsed|wrung out] her brushes, all [seven|nine|eleven], and put each in its loop.
        @dramatic In the street a ladder came down [hard|fast|anyhow], one rung at a time.`,
      `“I’d got as far as your [name|initial],” said Leonie, and turned the [board|plank] round, so that {hero} saw it was [gold|the good gold].
        ¶ “You can have it [as it is|unfinished|for firewood],” she said; “I shan’t be [needing|wanting] the rest.”
        {hero} said that she had [spelled|made] it wrong, and she [had not|looked, and had not].
        @emotional The paint was [wet|still wet], and had her [thumb|sleeve] in it.
        @neutral It was pine, two feet by [one|nine inches|ten].`,
      `Leonie took the [chalk|lettering brush] from behind her ear, and drew a line on the floor between {us}, [dead straight|and did not lift her hand].
        ¶ “That’s [ruled|a full stop, pulled out],” she said, “and I never [rule|could].”
        {hero} stood on the one side, and had [ten|nine] things to say, and could not have [spelled|said] any.
        @dramatic She [stepped|went] back from it as from the edge of a [roof|quay].
        @humorous It was the only straight one she ever [drew|did], and the landlord [kept|framed] it.`,
      `Leonie took the wet [brush|rag], and went over one [letter|word] on the board between {us} until it was [gone|plain wood].
        ¶ “That was your [name|initial],” she said, “I’d been [practicing|saving the gold for it].”
        {hero} said that it had been [crooked|spelled] wrong; and saw her [hear|read] it, a [letter|bit] at a time.
        @dramatic She dropped the [gold|pot], and it went all down the [steps|gutter].
        @mysterious In some [lights|weathers] one can [still|almost] make out the [tail|foot] of it.`,
      `¶ “I know what it [says|meant],” said Leonie, “I just can’t see [why you’d|where you’d ever] put it,” and she packed up the [steps|ladder].
        She has big [hands|boots], and it was not a [large|wide] pavement, and yet she got by without [touching|brushing] {him}.
        {hero} {was} left with the [shop front|fascia], which was finished to [FAMILY BUTCH|FAMILY BUT].
        @humorous It stayed so, and trade was [brisk|odd|never better].
        @emotional She had left a [cushion|stool] out for {him}, and the [flask|thermos], and [forgot|meant] to.`,
    ],
    back: [
      `In the night somebody had painted the wall across the way, in [gold|red|blue] letters a yard high, and they said SORY.
        Leonie was on the curb beneath it; “I know,” she said, “but I [ran out of wall|ran out of paint|thought it looked lonelier with one].”
        {hero} took a brush and put the other R in above, with [an arrow|a ladder to it].
        @emotional It is there [now|yet|still], and the council has been asked to leave it.`,
      `Every shop in the street had a new word on it that morning: [REALLY|TRULY] over the baker’s, VERY at the bank, and over the [fishmonger’s|undertaker’s] it said SORY.
        {hero} found her at the end of the sentence, up the [ladder|drainpipe], on a [comma|dash], with nothing to [put|say] next.
        ¶ “[Try AND|You could put TEA|Stop there],” {he} called up.
        @light The [butcher|bank] was delighted, and has done [better|brisk business] since.
        @emotional She came down, rung by rung, [reading|looking at|spelling out] {him} all the way.`,
      `Leonie had a [placard|sandwich board] on, front and back, and was walking up and down in the [rain|road] before the house.
        In front it said PLEASE, and it was spelled [right|correctly|as it should be], and that must have taken [all night|a dictionary].
        {hero} came out in {his} [socks|slippers] and read the back, and never told anyone what that [said|was].
        @mysterious When it was [hung up|dry] it was quite [blank|clean].
        @dramatic Then neither of <us|you|them> was under the [umbrella|porch], and it was [pouring|coming down in ropes].`,
      `Someone had been [round|along] in the night, to every sign in the [street|town], and put in one small gold [full stop|comma], to show that there was [more|no hurry].
        {hero} followed them, [shop|door] by [shop|door], to the last, and on the ladder was Leonie, with her [tongue|brush] between her teeth, at the top of {his} own [house|gate].
        ¶ “How do you spell it?” she asked, not [turning|looking] round; “your [name|whole name]; I want it [right|to take all day].”
        @humorous {he} spelled it, with [two|some extra] e’s, to make it [longer|last].
        @dramatic The ladder [slid|went], and {he} [caught|was under] her.`,
      `It was a small [card|board], hung on {his} gate, in the sort of capitals one would give a [bank|king]: “[BACK|OPEN] IF [WANTED|ASKED].”
        {hero} got the [house paint|blacking], and a [spoon|toothbrush], for want of anything better, and wrote [under|after] it, as nicely as {he} could, “[YES|PLEASE].”
        ¶ “Your S wants [watching|air],” said a voice from the [hedge|curb], rather [thick|unsteady], “budge up, and I’ll [show|hold] you.”
        @light It took two [hands|people], and the [morning|whole of Sunday].
        @mysterious The hedge had on it a [smear|thumbprint] of gold, at the height of a [cheek|lip].`,
    ],
  },
];
