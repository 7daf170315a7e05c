import type { Companion } from '../../pack.ts';
import { moreCompanions } from './more-companions.ts';

export const companions: readonly Companion[] = [
  {
    name: 'Jory',
    gender: 'm',
    meet: [
      `There were legs under the piano in the [hotel bar|chapel hall], and one of them had [odd socks|a bicycle clip] on it.
        ¶ “Try [an A|an F|a G],” it said, and {hero} tried one, and out came a dusty man, Jory, who tuned.
        He hit his head, and [beamed|apologized to the piano], and {hero} asked, since somebody must, about {noun}.
        @humorous Even under a piano, he said, one was always being [interrupted by waltzes|mistaken for the pedals|offered soup].
        @emotional He listened to the whole of it with his [hand|cheek|ear] flat on the lid.`,
      `Somebody was tapping the railings of the [bridge|esplanade] with a spoon and listening with shut eyes, so {hero} walked into him.
        ¶ “F sharp,” said the man, of {his} [umbrella|elbow|ribs]; his name was Jory, and he tuned pianos.
        He would ask after {noun}, he said, for pianos hear [everything|a good deal].
        @light He tapped {his} hat as well, and it was a little [flat|hollow|surprised].
        @mysterious “You’ve been [humming|singing],” he said, “and you stopped just before the [corner|lamp]; why?”`,
      `From the back of a [van|cart|hearse] came a chord, then another, then a [crash|sneeze|word in Latin], and a man looked out over a piano lid.
        He was Jory, he tuned, and he was [stuck|wedged|resting]; would somebody mind [leaning on G|pulling the left leg|singing to it]?
        {hero} did, and since it was a long [pull|push], told him about {noun}.
        @light It came out all at once, with a [waltz|plop|hymn].
        @emotional He [dusted|brushed] {him} down, very [gently|thoroughly], before he thought of his own coat.`,
    ],
    banter: [
      `Jory tapped everything: [lamp posts|boiled eggs], banisters, once a [bishop|passing horse].
        So {hero} asked, on a [wall|tram|jetty], what {he} {was}.
        He put his head on one side, and tapped, very lightly, the [top|third] button of {his} coat, and said that he would need to hear it [again|in a quieter place].
        @dramatic The [tram|clock|rain] had stopped, and neither of <us|you|them> moved.`,
      `“Play something,” {hero} said, for there was a piano in the [tea room|waiting room|fire station|ironmonger’s], with nobody near.
        Jory put his hands behind him, and said he only put them [right|straight|in order].
        So {hero} played a tune with one finger, the first half, and he stood as one does [at a grave|on a scaffold|at a graveside|at a level crossing].
        @emotional At the door he said the second half, under his breath, [note by note|to the end|to nobody].`,
      `He kept in his bag a [toffee tin|sock] of the things that he had found in [pianos|piano stools].
        There were [hairpins|spectacles|pen nibs|ticket stubs], a milk tooth and a card, which said not here, behind the [bandstand|chapel], nine.
        {hero} asked if they had [met|come|found it|turned up], and Jory said that he had put it back for a [year|winter|month], in case.
        @mysterious On the back someone had lately written a [later time|different day|colder month].`,
      `It was the fourth [church hall|public house|drill hall], and the worst piano [yet|of the four].
        ¶ “It isn’t out of tune,” said Jory, [kneeling|lying down|half inside it|with a torch in his teeth], “it’s been [left|shouted at].”
        {hero} held the lamp and then the [wire|hammer|felt] and then, as there were only so many hands, his jacket, which smelt of felt and [peppermint|lamp oil].
        @neutral The work took two hours and [ten|twenty|five] minutes.`,
      `“I was to play, once,” he told {him}, looking [straight ahead|at his boots|anywhere else|at the lid], “and I could hear that the E was flat, and I [got up|mended it|ran|asked for a spanner].”
        People had clapped anyhow, he said, and it was the kindest and the most [dreadful|lonely|enormous] noise.
        {hero} moved {his} hand to the near side of the [bench|lid].
        @dramatic He took it like a man who steps off a [curb|roof|boat], and did not look down.`,
      `Jory could not pass a doorbell: at number [nine|eleven|four] it went ding, and not dong, and he [rang|waited|knelt|tutted] and offered.
        The woman thought that {we} were married, and it seemed a lot of trouble to [explain|put right|disappoint her|deny|undo].
        So {we} had tea, as that, for half an [hour|hour, and cake|hour and a bit].
        @light The couple were very happy, it turned out, and thinking of a [dog|boat|third spaniel].
        @humorous {hero} complained of his [snoring|mother], and he took it up with some spirit.`,
    ],
    quarrel: [
      `“I can hear it, you know,” said Jory, “when a thing’s been [left out|kept back|muffled].”
        {hero} said it was easy to be particular when one never [played a note|took the risk].
        He shut the bag on his tools, one catch, then the [other|stiff one|one that stuck].
        @mysterious From every house in that street there seemed to be no [sound|music|clock] at all.
        @emotional He stood there [pressing|polishing|holding] it, long after it had shut.`,
      `“You’ve been playing me one [tune|key],” said Jory, “and there’s another going on [underneath|in the left hand|next door].”
        {hero} told him that a person was not an [instrument|upright], and he thought it over, [fairly|to the end].
        Then he took out his fork, and struck it on his own [knee|heel|forehead], and went off in the direction of the [sound|note].
        @light It was a very [clear|pure|plain] A.
        @dramatic The note went on for as long as one could [see him|stand it|bear].`,
      `Jory [packed|rolled up] his felts, the [red|green] one last, and did not tap a thing on the way to the [door|gate].
        ¶ “I thought I was in [it|the piece],” he said; “I was [counting rests|turning pages].”
        {hero} looked for an answer, and there was only [a cough|silence|the truth, late].
        @neutral He had left his [spoon|lamp|spare string] on the sill.
        @humorous He came back for his [hat|bicycle|sandwich], which did not help.`,
      `Jory put the fork to his [ear|knee], and struck it, and held it out to {him}; it was a [perfectly|quite] true A.
        ¶ “That’s what I [thought|heard] we were,” he said, and stopped it with a [finger|thumb].
        {hero} had something to say to that, and it came out [flat|sharp], and he took his [coat|hat] and [stooped|forgot to stoop], under the door.
        @light It was heard to [ring|boom] all down the [hall|passage].
        @neutral He had left the [felt|key] on the stool, and would [need|miss] it.`,
      `¶ “Don’t [play|say] it again,” said Jory, “I’ve a good [memory|ear]; it’s not the wrong note, it’s that you [held|hid] it.”
        There was nothing for {hero} to [do|answer], and {he} [answered|did], and at some [length|volume].
        Jory waited till it had died [away|down], as one does in a [church|hall], and then there was just the [stool|dust], turning.
        @humorous It came round to [face|look at] {him}, [twice|slowly].
        @emotional He had put the [lid|cloth] down over the keys, so they should not be [cold|upset].`,
    ],
    back: [
      `A piano was being played in the [hall|public bar|next room], not well, by somebody frightened of it.
        {hero} came in on the second half, and Jory moved [up|along] the stool, and between {us} there was more or less a tune.
        ¶ “The E’s flat,” {he} said, and “[Leave it|Let it be|I know],” said Jory.
        @light {we} were asked to stop, in the end, by the [neighbors|verger] and a [dog|magistrate].`,
      `“I did [thirty|twenty-six|forty] pianos,” said Jory, on the step, with his bag, “and there was something [missing|out|not there] in every one.”
        {hero} [said|owned] that {he} had been wrong, from the [top|first bar] down.
        He put an ear to the [door|window|air], and heard it, and came in on [tiptoe|the beat].
        @emotional He asked if he might [hear it again|have it once more|tap something].
        @mysterious It was the hour at which no [clock|piano] in that street had ever been [right|silent].`,
      `It was the doorbell, and it went ding, and {hero} [waited|held still], with soap on {his} [chin|hands]; and after a good long [while|rest], dong.
        ¶ “I could only [face|manage] half,” said Jory, on the [mat|step], with his hat [off|on backwards], “and then I couldn’t [leave it|stand that].”
        {he} said that {he} had been about to come out and [ring|sing|shout] the other half {himself}.
        @emotional They tried it [together|as a chord], and it was quite [right|loud].
        @humorous The downstairs [neighbor|tenant] thought it was the [war|milk].`,
      `In the street every [window|area] stood open, and out of each came somebody’s piano, and they were all, for the first time since the [flood|Coronation], in [tune|agreement].
        He had done the [whole row|lot], by night, for [nothing|soup], and lay on the last [doorstep|landing], with his arms round the [bag|banister].
        ¶ “I wanted to see,” said Jory, “if it was [them|the pianos]; and it’s [me|us], it’s [me|just me]; I miss the [E|odd socks].”
        @light {hero} [joined in|sat down], an octave [up|out].
        @dramatic It was five, and the [sun|first tram] came up the [hill|keys].`,
    ],
  },
  {
    name: 'Ishbel',
    gender: 'f',
    meet: [
      `The swing bridge was open, with [nothing|one duck|a hat] going through, and in the cabin a woman in a boiler suit was writing it down.
        ¶ “You’ll be a [pedestrian|delay|complaint],” she called, “and I’m Ishbel: I keep it.”
        {hero} called back, across the gap, to ask about {noun}, and it took the length of a [barge|tide].
        @humorous It was put in the log as [an inquiry, loud|an outcry|a seagull, possibly].
        @light The duck, or whatever it was, was logged as [inbound|cheerful|overdue].`,
      `Someone had to stand on the other end of the [chain|lever], and {hero} {was} going by.
        ¶ “Pull,” said the woman in the cap, “and think of [somebody you can’t stand|breakfast|your schooldays],” and the whole bridge began to turn.
        Half-way round, {hero} mentioned {noun}, and Ishbel, who kept it, stopped it to [listen|think].
        @dramatic There was water at both ends, and nobody could [leave|hurry|pretend].
        @neutral The span weighed [two|three] hundred tons, and moved with [one|her left] hand.`,
      `The lamp was red, and the gate was [down|shut], and behind it a woman sat on a bollard [shelling peas|reading the tide table|mending a flag].
        ¶ “Twelve [minutes|minutes yet],” she told {him}, “so you might as well say what you’re [running from|late for|after].”
        So {hero} told her about {noun}; her name was Ishbel, and it was her bridge, and she took it [down|down in full].
        @light {hero} shelled [half|the rest|some] of what there was to shell.
        @mysterious Nothing came through, and she seemed to have [known|arranged] that it [would not|might not].`,
    ],
    banter: [
      `Ishbel noted all that passed: by the [bakery|chapel|slipway|toll house], two nuns, a tricycle, one proposal, [declined|withdrawn|accepted|unheard].
        {hero} asked what she had got [for {him}|under that day].
        She turned back the page, covered it with her [glove|cuff|cap], and said “Time of arrival, [and weather|and hat|and shoes].”
        @emotional The page was [soft|worn|brown] at that corner, and had been turned to before.`,
      `{hero} asked her, by the [ticket office|milestone|weighbridge|gasworks], where the furthest was that she had been.
        ¶ “[The other side|Half-way|The end of the rail],” she said, lightly, as somebody always had to be there for the [bridge|boats|tide].
        {hero} bought two platform tickets, and {we} stood with those until a train had [come in and gone out|been and gone].
        @mysterious She knew all the [stations|halts|junctions] on the line, in order, by heart, backwards.`,
      `They said in the [chandler’s|post office|market] that Ishbel had never once been late, or [sorry|lost|flustered].
        ¶ “If I’m sorry,” she told {him}, “there’s a [boat|funeral|bus|bull] in it.”
        But she had stopped to fasten {his} [cuff|strap|collar], and it took quite a while for that.
        @humorous It was the first entry that [week|year|spring] without a time.
        @dramatic Behind {us} a horn went, [twice|three times|and again], and she finished the button.`,
      `Once it was a [toad|hedgehog|snail] on the road, and Ishbel held up [both arms|her cap|one finger] and stopped a [coal lorry|hearse|steamroller|wedding].
        ¶ “Right of [way|feet|tide],” she said, and the driver raised his cap.
        {hero} thought that {he} would like, some day, to be [waited for|seen across] in that manner.
        @neutral It took [four|five|six] minutes from curb to curb.
        @light It looked back from the other side, and she [wrote that down|waved|logged a smile].`,
      `She gave {him} half of her [pork pie|egg sandwich|seed cake|sausage], the half with the [paper|crust].
        ¶ “My father would wave at every boat, and write it in,” she said; “there’s [thirty|twenty-six|forty] years of that: waved, waved.”
        One had never waved back, it seemed, and he [minded|minded it to the end|wrote that too|grieved].
        @emotional {hero} asked what it was [called|carrying], and she had never told anybody that.`,
      `“You walk too fast,” said Ishbel, “for someone with [nowhere|nobody] to [be|be late for].”
        {hero} said that she walked as though there were a [rail|rail, and a barrier].
        {we} tried it the other way about, and it brought {us} out, [arguing|hot|laughing|scratched], in a field with a [bull|bull in it|great deal of thistle and a bull].
        @light The bull was down in the log as a [witness|neutral party|gentleman].`,
    ],
    quarrel: [
      `“You don’t open a bridge,” said Ishbel, “without looking to see who’s [on it|coming|below].”
        {hero} said that not everyone could spend a life in a [box|cabin], letting others by.
        She took out the log, and drew a line right across the page, with a [ruler|wet thumb|match].
        @neutral It was ten to [six|five|four], and she wrote that in as well.
        @dramatic The gates came down between {us}, with the [bell|lamp|chain] going.`,
      `Ishbel looked at the [water|tide], and not at {him}; “I’d have held the [road|boats|whole river],” she said, “if you’d [shown a light|waved|sounded].”
        {hero} said that nobody can live by [timetable|bells], which was not the [point|thing].
        ¶ “No,” she said, and put up the [red|storm|big] lamp, and went in behind it.
        @emotional There were two [mugs|chairs|coats] in the cabin, and she turned one to the wall.
        @mysterious The bridge, with no one at the lever, moved [a foot|an inch|a hair] by itself.`,
      `“Time of departure,” said Ishbel, with her [pencil|watch] out, “[four minutes past|ten to|a quarter to]; cause, not given.”
        {hero} began to give one, and a [dredger|goods train|band] went by, and it could not be [heard|said] twice.
        She [saluted|nodded], as one does to a thing that has passed, and shut the [book|cabin].
        @humorous It was the only entry with a [blot|spelling mistake] in [twenty|thirty] years.
        @light Even the [gulls|ducks|moorhens] went round.`,
      `Ishbel held up a hand, flat, as for a [lorry|coach], and {hero} [stopped|stood], with the rest of it unsaid.
        ¶ “There’s a load on a [span|bridge],” she said, “and it’s fair, if [somebody tells you|you’re told].”
        Then she went across to her own [side|bank] and the span came [up|round], and there was all that [air|water].
        @light A gull sat down on the [end|edge] and looked from one to the [other|far side].
        @mysterious In the cabin she had lit [two|both] lamps, and she [snuffed|turned down] one.`,
      `¶ “Log,” said Ishbel, and [took|got] out her pencil: “at twenty to [four|six], one person, [going fast|without lights], [did not signal|not stopping].”
        She [read|showed] it to {him} to be sure that it was [correct|fair], and {hero} signed it, being [angry|in a temper].
        It is a thing to see, somebody [blotting|ruling off] a page with that much [care|love], and [shutting|closing] the book.
        @dramatic The hooter went, and she [ran|was gone|went to it].
        @emotional She had written it in [pencil|the margin]; she never [did|used it].`,
    ],
    back: [
      `The bridge stood open, and had for [an hour|most of the tide|half the morning], with boats on both sides, hooting.
        Ishbel was in the road: “I’m [late|off my post],” she said, “and [sorry|sorry for it], and I thought I’d do them both at once, and see.”
        {hero} said that {he} {was} [sorrier|later].
        @humorous {we} were shouted at by a [dredger|bishop|regatta].
        @emotional She had brought the log, and on the [last|newest|only clean] line it said: waved.`,
      `A boat came up the [canal|road|wrong channel], slowly, with Ishbel in it, who had never been in [one|one before].
        ¶ “You don’t [see|get] the half of it from up there,” she said; “move [over|up], and tell me when I [hit something|should wave].”
        {hero} told her, and told her the [other thing|rest|reason], and there was a bump.
        @light It was the [bank|bridge|mayor’s launch].
        @dramatic She had [rowed|come] against it the whole [way|night].`,
      `In the log for that day there was a [line|page] left open, and Ishbel held it out, with the [pencil|stub].
        ¶ “You [write|put] it,” she said, “whatever it was, for I can’t [spell|enter] it.”
        {hero} put down [two|three] words, and the time, and she read them, and [initialled|stamped] those.
        @neutral It was [eleven|nine|seven] minutes past.
        @emotional Then she [wrote|added] below: [returned|cleared|all safe].`,
      `{hero} went down at [slack water|six] with a [flag|tea towel], and waved it, from the wrong [bank|side], in no known [code|order].
        After a bit the [lamp|shutter] in the cabin answered: long, short, long; {he} did not [read|know] it, and it [went on|said it again].
        ¶ “It says come [across|over],” shouted a man on a [barge|dredger], “for pity’s [sake|love], it’s said so since [Tuesday|noon].”
        @humorous He had [translated|added|thrown in] the pity.
        @emotional She had the span down before {he} {was} on [it|the first plank], and that is not [allowed|in the rules].`,
      `The log was [lying|open] on the step, with a stone on it to keep the [place|page], and {hero} read, “twenty to four: [did not|I did not] signal [either|myself].”
        Under that she had ruled a fresh [line|column], headed [Sorry|Two-way traffic], with room for [two|both] initials.
        ¶ “The pencil’s on a [string|nail],” said Ishbel from behind the [gate|counterweight], “if you’ve [time|a minute]; I’ve held the [boats|tide].”
        @light There were [eleven|nine], in line, [whistling|watching].
        @neutral It was initialled at [4.52|6.08|ten to five].`,
    ],
  },
  ...moreCompanions,
];
