import type { Thing } from '../../pack.ts';

export const things: readonly Thing[] = [
  {
    noun: { the: 'the thermos of soup', a: 'a thermos of soup' },
    find: `On a wall stood a thermos, with a paper round it: for whoever is [late|out|cross|walking].
      It was [leek|pea|oxtail|barley], and still hot, and had been made by a person who took trouble.
      ¶ “We ought to leave it,” said {companion}, “for somebody who [needs|deserves|expects] [it|that].”
      {hero} thought about it, and put it under {his} coat, where it could be [useful|felt].
      @emotional It was like walking with someone’s [hand|cat|good opinion] there.
      @mysterious The writing was rather like {his} own, [as a child|in a hurry|with the left hand].`,
    use: `“You’re [frozen|worn out],” {hero} said, which was not the way to speak to somebody difficult, but it was so.
      The smell got out of the thermos first, and did [most|a good half|nearly all] of it.
      There was the cup, and the cup again; and by the third there was talk of a [mother|chilblain|sister in Leeds|landlady].
      Nobody can bar the way to [anyone|a soul|two people] with both hands round a hot cup, and {we} were let by.
      @humorous It called for more [pepper|salt|leek], and that was the sole condition.
      @neutral It held a pint and a [half|quarter|bit].`,
  },
  {
    noun: { the: 'the jar of plums', a: 'a jar of plums' },
    find: `{hero} won it, at a stall, by [guessing its weight|being the only one there|knocking down a coconut|arriving late].
      It was a jar of plums, in syrup, put up by hand, and on the lid there was a [year|date|summer|name].
      ¶ “I remember that one,” {companion} said, and did not say [what|why|how].
      They hung in there, dark red, like [lamps|something kept back], and {hero} carried them in the crook of {his} arm.
      @light It caught the sun, and threw a red spot on {companion}, about where a [medal|buttonhole|brooch] goes.
      @mysterious There had been [eleven|nine|a dozen], and then there was one less, and the seal was whole.`,
    use: `So it came down to the plums, and {hero} got the lid off, with a [spoon|hatpin], and a noise like a kiss.
      ¶ “Just one,” {he} said, “and then [say no again|be as firm as you like|go on].”
      The eyes closed, and whatever it was that had been so [important|firm|official|urgent] had gone to some orchard, and was up a ladder.
      ¶ “Go on [through|by|past],” came the answer, indistinctly, along with the stone.
      @emotional “He used to throw them down to me,” said the [voice|same voice|lips].
      @dramatic {hero} did not ask who, for {companion} had already taken {his} [sleeve|arm].`,
  },
  {
    noun: { the: 'the opera glasses', a: 'a pair of opera glasses' },
    find: `Down the back of a bench {hero} found a pair of opera glasses, in a bag that smelt of [violets|peppermint|camphor|oranges].
      {he} put them up, and there was a blur, and then, enormous, with every [eyelash|freckle|thought], {companion}.
      {companion} asked what there was to be [seen|seen, that way|made out].
      ¶ “[Scenery|The back row],” {hero} said, and wiped them, and took rather a long time over it.
      @light They would not fold, and clearly wanted to go on [looking|staring|a bit].
      @neutral They magnified [three|four|two and a half] times, and bore the name of a shop in Lyons.`,
    use: `“Look there,” said {companion}, [pointing|all at once|like a conjuror], and {hero} held out the opera glasses, which nobody ever refuses.
      There was a silence, in which something far off came near: [a sail|a window|a back gate|a hillside|a bicycle], or perhaps a face.
      ¶ “She’s put a [lamp|kettle|hat|ribbon] on,” said a voice; “she’s been there all this time.”
      The way stood [open|empty|clear], for the glasses had gone off along it, at a run.
      @emotional They were brought back in the evening, [washed|in tissue paper|with a cake].
      @humorous It was a [gull|goat|bucket], {companion} was fairly sure, but one doesn’t say so.`,
  },
  {
    noun: { the: 'the ticket for two', a: 'a ticket for two' },
    find: `It fell from the pages of a [hymn book|timetable|cookery book]: a pink ticket, never clipped, Admit Two.
      It did not say [to what|where|when|whom], and the seats were together, on an aisle.
      ¶ “Somebody didn’t ask,” said {companion}, and one could see it by how [flat|clean|carefully kept|crisp] it was.
      {hero} put it in {his} wallet, in front of the [money|stamps].
      @emotional On the back someone had written out what to say, and crossed out [a line|a word|the joke].
      @mysterious It was numbered [one|nine|two], and {companion} had found its fellow in a drawer, as a child.`,
    use: `{hero} felt in {his} coat for the [ticket|pink ticket], and held it out.
      There had been no call for one of those since the [old king|fire|flood|merger], and no one could say that it was not for here.
      It said two, and there {we} were, as often as they [counted|looked|pointed].
      ¶ “You’ve [kept us waiting|cut it fine|missed the overture|taken your time],” came the answer, with dignity, and it was clipped.
      @humorous A program was [tenpence|sixpence|a shilling].
      @dramatic Somebody asked if {we} were married, and {hero} said, without stopping: “[Not yet|Not so far].”`,
  },
  {
    noun: { the: 'the bag of pegs', a: 'a bag of pegs' },
    find: `A line had come down in the [wind|rain|night], and {hero} helped to [chase|bring in|fold|catch] a whole family’s sheets.
      {companion} caught the last in [both arms|the face|mid-air], and for a moment there were two shapes in it, and one was [{hers}|not a sheet|breathing].
      [For thanks|In return|By way of wages] {we} got a bag of pegs, which would hold anything, the woman said, that [wanted to be held|wasn’t trying to leave|was willing].
      It [knocked|clacked|bumped] against the knee, like something [wishing to speak|on its way|in a hurry].
      @light Two of them had been painted, with a [bow tie|mustache|top hat] and a veil.
      @neutral They were of the old wooden sort, split, with a [tin|brass|wire] band.`,
    use: `There is no [trouble|quarrel|obstacle], {hero} had noticed, but has something flapping in it: a [paper|skirt|ribbon|banner], a temper, the end of a [story|sleeve].
      {he} [got out|untied|felt for] the pegs, and went round, quite [slowly|gently|solemnly], and fastened what was loose to what was next to it.
      It got quiet, till somebody, held at the [cuff|collar|hem|braces], began to laugh.
      It was [years|an age|a whole reign], they said, since they had been [kept still|put straight|hung out], and {we} were let by.
      @emotional {companion} had handed {him} each one, and each time it took a little [longer|more finding|more care].
      @humorous One was left on an [ear|umbrella|alderman], and was felt to suit.`,
  },
  {
    noun: { the: 'the hotel bell', a: 'a hotel bell' },
    find: `In a box of [taps|doorknobs|hinges|curtain rings] outside a junk shop lay a hotel bell, and {hero} struck it.
      Up and down the street people looked round to be of [use|service|assistance|help], and a man came out of the barber’s with half a beard.
      {hero} paid a [shilling|florin] for it.
      Now and then, in {his} pocket, it said [ting|tsk|ahem], as if somebody there had wanted attending to.
      @light {companion} answered it each time in the voice of a [butler|duchess|page boy].
      @dramatic Once it rang when {hero} stood quite [still|alone], and {companion} had come up behind.`,
    use: `{hero} put the bell down on what was nearest, and struck it, [once|smartly].
      There is something that nobody can help: backs were straightened, a smile came, and hands were being wiped, to take the [bags|coats|hats|umbrellas].
      ¶ “Two,” {companion} said, “for the [other side|sea view|far door].”
      {we} were shown across, and would there be an early [call|tea|boat]?
      @humorous {hero} tipped a shilling, which was [bitten|rung on the step], and found to be good.
      @neutral It rang at a pitch of about [B flat|A|B].`,
  },
  {
    noun: { the: 'the raffle tickets', a: 'a book of raffle tickets' },
    find: `“You’ve got the [face|pockets|voice|shoes] for it,” somebody said, and {hero} {was} holding a book of raffle tickets, with the prize left blank.
      They were numbered up to two hundred, and there was just [one|one, the first,|a single one] gone.
      Nobody knew who had bought it; it had been put in a [hat|teapot|helmet], and that had left.
      {companion} paid for the second, and would not say what the prize [was|ought to be|might be].
      @mysterious In the stub of the first was a name, in pencil, and it was [nearly|almost|half] {his}.
      @light They made, flicked at the ear, a sound like a very small [horse|typist|applause].`,
    use: `“Before you say any more,” {hero} said, “would you care for a [ticket|chance]?”
      It is a remarkable thing, what people will do at the sight of a raffle, and they felt for change, and {companion} told them it was in aid of [lifeboats|hope|the roof|donkeys].
      It was drawn on the [spot|step|bonnet of a car].
      The prize, as there was nothing else, was getting out of everybody’s way for [five minutes|the rest of the day|a while], and it was won amid cheers, and collected.
      @humorous There was a second prize, of the same, and it was felt to be a [swizz|consolation|precedent].
      @emotional “I never won a thing before,” said [somebody|a voice|the winner], from the hedge.`,
  },
  {
    noun: { the: 'the lavender soap', a: 'a bar of lavender soap' },
    find: `{hero} washed {his} hands at a pump, and there was soap there, wrapped, with a [duchess|swan|lighthouse|shepherdess] on.
      It was lavender, and went straight past what {hero} {was} thinking, to a [landing|bathroom].
      ¶ “My grandmother,” said {companion}, with shut eyes, “and [Sundays|the good towels|the clock].”
      There was a dry bit of paper to wrap it in, and it scented the whole of that [road|coat|hour].
      @emotional Neither grandmother had met the other, and it was felt that they would have [got on|swapped recipes|danced].
      @neutral It weighed [three|four|five] ounces, and was stamped By Appointment.`,
    use: `Words were not going to be enough, so {hero} undid the paper, and the [lavender|soap] got out.
      First there was a frown, as at somebody calling up the [stairs|garden|well|passage].
      Then that went, and what was left was about [eight|six|seven|nine] years old, and had been told to wash.
      ¶ “I’m just [coming|doing it|going],” said a small voice out of a large face, and there was nobody in the way.
      @light They had been made to show both [sides|hands|ears].
      @mysterious Behind {us} someone had begun to hum, an old tune, in an old woman’s [way|time|key].`,
  },
  {
    noun: { the: 'the mouth organ', a: 'a mouth organ' },
    find: `{hero} trod on it, in the grass, and it said [mi|oh].
      It was a mouth organ, and a note was [dead|missing|stuck], so that any tune had a hole in it for something to come in.
      {he} tried, and at that place {companion}, who was looking at the [view|map|sky], sang the note, and did not seem to notice.
      {hero} tried it again, to be [certain|sure].
      @light There were not many tunes with [two|three|four] of them in, and {hero} went through all of those.
      @dramatic The third time {companion} noticed, and the note [hung there|stayed up|was let ring].`,
    use: `“Give us a [tune|song|waltz|jig], then,” somebody said, in scorn, and so {hero} did.
      It went well as far as the gap, and there was a silence, where the high one should have been, which people cannot [bear|leave|leave alone|stand].
      It was sung, [gruffly|in the end|after a struggle], from just where there had been most objection.
      They were still at it, with the [harmony|third verse|hand movements], when {we} had gone by, arm in arm, in time.
      @emotional There was a second voice that knew it, and had never [said|sung it before|been asked].
      @humorous There was a call for an encore, and it was the [same|same again|silence].`,
  },
  {
    noun: { the: 'the last photograph', a: 'a camera with one picture left' },
    find: `Someone had left a box camera on a [milestone|post|wall], and in the little window it said [one|1].
      ¶ “Don’t press it,” said {companion}, “for it’ll be [for something|wanted|the only one].”
      One goes about differently, with a single picture left, and {hero} held it up to a [bridge|heron|steeple|kite], and to {companion}, asleep, and each time lowered it.
      It was not that they were not good enough; it was that {hero} would have had to [choose|stop].
      @mysterious The first eleven, when they were printed, were [of <us|you|them>|of this road|of people looking back].
      @neutral It took a six-by-nine negative, and had no [flash|strap|maker’s name].`,
    use: `“Would you mind,” {hero} said, “if I took your [picture|photograph]?”
      Hair was flattened, and a stomach went [in|up|somewhere].
      It was found that from there the light was wrong, and that one should be more in the [open|sun], and a step back, and so, by degrees, out of the way [altogether|entirely].
      ¶ “Hold that,” {hero} said, and {we} went past, and {he} pressed it at the [last|very last] second.
      @light The [two|ones] who were not in it were [laughing|running]; one could tell by the shadows.
      @emotional {hero} sent it on, and it was put up on a [piano|dresser].`,
  },
  {
    noun: { the: 'the paper carnation', a: 'a paper carnation' },
    find: `In the gutter, under the confetti, there was a carnation of crêpe paper, and {hero} picked it up and [blew on it|shook it].
      It had been to a wedding, and been [rained on|slept in|wept on] there.
      {he} tried it on {companion}, here, and then [there|higher|lower], and it needed to be moved several times.
      In the end it was put away till it should be [wanted|asked for|explained].
      @humorous There is only so [low|high|long] that one can go on pinning.
      @light A bee had a look at it, and was very [decent|tactful|polite] about it.`,
    use: `It wanted a guest of honor, {hero} thought, and that was all that was [wrong|the matter] here.
      {he} stood quite close and pinned the carnation on, as one does it for [a father|an usher|a boy].
      ¶ “Is it today?” came the question; “I’ve not got a [speech|present|hat].”
      Nobody with a thing like that in the buttonhole can stay on duty, and {we} were waved through from a [chair|step|wall] with a good view.
      @dramatic “Be [happy|quick],” somebody called out, and it rang down the road like [an order|a shot|a rule].
      @neutral The wire was bent, and served a second [time|wedding|year].`,
  },
  {
    noun: { the: 'the pack of cards', a: 'a pack of cards' },
    find: `There were fifty-one, when {hero} had picked them all off the [floor|grass], and it was the queen of hearts.
      ¶ “It’s always her,” said {companion}; “somebody’s got her in a [wallet|hatband|prayer book|locket].”
      One plays differently if what one is waiting for may not be [in the pack|there|anywhere], and {we} played all that way, for matches, on walls.
      {hero} owed [nine hundred|four thousand] by the end, and would not have had it less.
      @emotional {companion} drew a heart on the back of a [bus ticket|bill|label], and dealt it in.
      @mysterious It came up in {his} hand every [time|deal|second deal].`,
    use: `“Cut for it,” {hero} said, and laid the cards down on [a knee|a box].
      Fingers were blown on, and it was [a nine|the knave|a ten|the eight], and there was a grunt of satisfaction.
      {hero} turned up a scrap of [card|pasteboard] with a heart drawn on it in pencil.
      They looked for a good while at that, and then at {companion}, and said that one could not [beat|say no to|go over] it.
      @dramatic {hero} had not breathed since the [cut|shuffle].
      @humorous It was entered in the [rules|by-laws|minutes], and is played so there to this day.`,
  },
];
