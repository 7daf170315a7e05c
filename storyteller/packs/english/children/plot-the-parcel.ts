import type { Plot } from '../../pack.ts';

export const theParcel: Plot = {
  id: 'the-parcel',
  homes: ['Stampney', 'Brackenpost', 'Lower Hamper', 'Twine'],
  nouns: [
    [
      { the: 'the hermit', a: 'a hermit' },
      { the: 'the lighthouse', a: 'a lighthouse' },
    ],
    [
      { the: 'the north wind', a: 'a north wind' },
      { the: 'the old windmill', a: 'an old windmill' },
    ],
    [
      { the: 'the mountain goat', a: 'a mountain goat' },
      { the: 'the duchess', a: 'a duchess' },
    ],
  ],
  titles: [
    'A Parcel for {noun:title}',
    'Care of {noun2:title}',
    '{name} and the Top Shelf',
    'To {noun:title}, Wherever',
  ],
  chapters: [
    ['The Top Shelf', 'Signed For'],
    ['Handle with Care', 'Delivered'],
  ],
  frames: [
    {
      opening: `On the top shelf of the post office in {home} there was a parcel that nobody [wanted|collected].
        It was tied with [green|red|yellow] string, and on wet Fridays it hummed.
        {hero} [helped|swept|licked stamps] there on Saturdays. {he} had dusted it [a hundred|ninety] times, and it had always hummed [a little|something] different.
        @mysterious Lately it had begun to stop whenever anyone [came near|said its address|lifted the flap].
        @humorous The other parcels had been moved to the [lower|far] shelf, as they found it [trying|showy].`,
      echo: `On the top shelf of the post office in {home} there was a ring in the dust, and {hero} dusted [round|everywhere but] it.
        The shop cat lay there now, [paws up|quite round|like a bun], and was not for posting.
        On wet Fridays it was [quiet|strange|lonely up there]. Then the tune came from [outside|the yard|under the counter]: Mrs Quill was humming it.
        @emotional {hero} knew the [second|next] line, and joined in.
        @neutral The [string|brown paper|duster] hung behind the door, in case.`,
    },
    {
      opening: `“{name}, fetch down the [old|Friday] parcel,” said Mrs Quill. “[Gently|Careful|Both hands]. It [sulks|bruises|hears].”
        {hero} climbed the ladder in the post office of {home} and carried it down under {his} chin.
        It was [warm|heavier on one side|tied twice]. It smelt of [toast|warm toast], and it was addressed to {noun}.
        @light It also seemed to like being [carried|chinned|tucked in], for it hummed.
        @dramatic A red [label|ticket|tag] hung from the knot. It said: [LAST DAY|FINAL NOTICE|TODAY OR NEVER].`,
      echo: `“{name}, [fetch|bring|hand] down the ladder,” said Mrs Quill. “We shan’t [need|want|be needing] it.”
        The top shelf in the post office of {home} was [bare|empty]. {hero} ran a finger along it and wrote [DELIVERED|GONE] in the dust.
        It was the only parcel {he} had ever [missed|wanted back|felt the shape of]. It smelt of toast up there [still|even now|on Fridays].
        @humorous The other parcels [shuffled up|moved in|spread themselves] before dinner time.
        @mysterious That evening the shelf hummed, [briefly|one bar|rather well], all by itself.`,
    },
    {
      opening: `A post office has a [sound|tune], and in {home} it goes thump, thump, sigh.
        The thumps were Mrs Quill with the [date stamp|franking hammer|big stamp]. The sigh came from [the top shelf|up the ladder|overhead].
        {hero} looked [up|up, as ever|upwards]. A parcel looked [down|back], as far as [string|brown paper] can.
        It had been waiting [forty|thirty-nine] years to be taken to {noun}.
        @emotional {he} knew that [look|look well|kind of look]. It was the look of the last one [picked for a team|left at the school gate|asked to dance].
        @light “[Hello|Good morning|It’s me],” {he} said. The knot [wagged|wriggled|blushed].`,
      echo: `A post office has a [sound|tune], and in {home} it goes thump, thump, hum.
        The thumps were [Mrs Quill|Mrs Quill, cheering up|the date stamp]. The hum came from up the ladder, where {hero} had nothing to [dust|lift down].
        On the counter lay a new parcel, small and [lumpy|crooked], from {noun}. It was [for {him}|addressed to {him}|{hers}].
        @dramatic {he} held it a long while before {he} [touched|pulled|undid] the string.
        @humorous It was a [biscuit|sock|spoon]. It was [mostly a biscuit|chiefly crumbs|in two halves]. The thought had [traveled|kept|lasted] well.`,
    },
    {
      opening: `Everyone in {home} knew that [parcel|brown parcel]. They [patted|winked at|wished good morning to] it when they came in for [stamps|string|a postal order].
        It sat by itself, up [there|high|near the clock], and [hummed|sang under its breath|made a small tune].
        {hero} had asked it, more than once, who it was [for|from|waiting for]. The address said {noun}, as [far as|near as] one could tell.
        @neutral The postage had been [threepence|a penny|two eggs].
        @emotional No one had ever [asked|come|sent] for it.`,
      echo: `Everyone in {home} came in for [stamps|string|a postal order] and looked [up|at the shelf|for it], from habit.
        ¶ “It’s [gone|arrived|got there],” {hero} told them, and they hummed, going [out|down the steps|home], the tune with its [end|twiddly bit|other half].
        By Friday the [milkman|whole street|choir] had it.
        Nobody knew that it had been [sad|a secret|half a song].
        @humorous The vicar has [added|tried|asked for] a verse.
        @mysterious Under the counter a new one has begun, [softly|in a different key|a little flat].`,
    },
  ],
  want: [
    `The address had [run in the rain|got wet once|mostly gone]. What was left said: {noun:title}, care of {noun2:title}, Wherever.
      ¶ “Forty years is the [limit|most|rule],” said Mrs Quill. “Unless you’d [care to|like to] try, {name}?”
      {hero} {was} already [buttoning {his} coat|looking for the bag]. Somebody had to find {noun}, and that parcel had [waited|hoped] long enough.
      @humorous Wherever was not on {his} usual [round|street|bus].
      @emotional Mrs Quill pinned on {him} her own brass badge, and [breathed on it|rubbed it up|stood back].`,
    `A rule hung over the counter: No Parcel Is Late Until [Somebody Gives|Everybody Gives|the Postmistress Gives] Up.
      By the end of the [month|week|summer] somebody would. “They’re [clearing|emptying|taking down] the shelf, {name},” said Mrs Quill.
      So {hero} packed it in the [good|leather] bag, read the line about {noun2} again, and went to look for {noun}.
      @dramatic The [bag|strap|parcel] was heavier than it had been indoors.
      @light It was {his} first delivery longer than [a street|a hill|the high road], and {he} skipped the first part.`,
    `“Nobody’s [come for|asked for|collected] you,” {hero} told it, “so [we’ll go|I’ll take you|off we go].”
      {he} did not ask to be [thanked|paid|waved off]. {he} wanted to see {noun} untie that string, that was all, and to find out what {noun2} had to do with it.
      Mrs Quill wrote GONE TO DELIVER, {name} on the [door|slate].
      @mysterious The parcel [stopped|broke off|paused] in the middle of a note and seemed to hold its breath.
      @neutral It weighed [four|three|two] pounds and measured a foot each way.`,
  ],
  obstacle: [
    `There was one map with Wherever on it, and the [mice|damp|moths] had had that corner.
      ¶ “It’s past here,” said {companion}, [pointing|nodding|squinting] at the hole. “[Most|The best|All good] things are.”
      Nobody knew {noun}, or which end {noun2} lived. {hero} strapped on the bag and [turned left|made for the hole].
      @light The hole was [heart-shaped|in a good spot|a tidy one], at least.
      @mysterious All round its edge somebody had written, tiny: [Not far now|Nearly|Keep on].`,
    `It had to be [handed over|given|delivered] in person. That was printed [underneath|on the side|in red].
      But nobody had seen {noun} in [living memory|years], and letters to {noun2} came back with [footprints|salt] on.
      ¶ “Then there is a [road|way],” said {companion}, “if [things|letters] [come back along|get back by] it.” So {hero} [smelt|held up] the last envelope.
      @humorous It smelt of somewhere that had no [buses|chairs|Mondays].
      @dramatic In the bag the humming sank to a single low [note|thread|murmur].`,
    `The [postman|oldest atlas|lady at Inquiries] had heard of Somewhere, and of [Nowhere|Elsewhere], and had once been to [Otherwise|Whatnot]. Wherever was [further|another matter|past all that].
      ¶ “Then we’ll ask at each till we’re [warm|out of places|there],” said {companion}.
      {hero} turned the parcel so that it could [see|look out], and off {we} went after {noun}.
      @light It hummed a [marching|walking|skipping] sort of tune.
      @dramatic At the first [corner|hill|stile] the string [tightened|pulled].`,
  ],
  wrong: [
    `One [gray|windy] evening the humming stopped, and something in the parcel began to [sniffle|whimper].
      {hero} could not [bear|stand|listen to] it. {he} waited until {companion} [was not looking|had gone for water], and undid the string, only to [comfort|help].
      Inside was [a second parcel|another parcel|one more parcel]. It had [no address at all|nothing on it], and it had gone [quite silent|dumb|very still].
      @dramatic The string sprang [out of {his} hand|away|straight], and would not be tied again.
      @emotional {he} had meant to say [there, there|never mind|it’s only rain]. {he} had even [warmed {his} hands|hummed first|asked it twice].`,
    `There were only [two|three] days left, and no name to ask for but {noun}.
      [Surely|Perhaps], {hero} thought, there would be a sender’s [address|name] inside. It was a [sensible|kind|tidy] thought, and {he} did not mention it to {companion}.
      {he} [cut|undid|pulled off] the string. Inside was another parcel, [quite|all] blank, and the humming [stopped|broke off|was gone].
      @mysterious It did not stop [at once|all in one place|suddenly|with a bump]. It [stopped|went] the way somebody leaves a [room|party|shop].
      @light The scissors were [only|just] [nail|doll’s|embroidery] scissors. {hero} knew that that was no [excuse|defense].`,
    `It was [raining|raining hard], and the parcel was [damp|sagging|going soft at one corner].
      {hero} thought that whatever was in it would be [better|drier|happier] in {his} own [hat|lunch box|pocket]. {he} did not [ask|wake|find] {companion}. {he} [pulled|undid|slipped] the string.
      In it was just a smaller parcel, [blank|quite plain], which [shivered|drew itself in|stopped humming].
      @neutral There had been [three|five|four] [knots|double knots].
      @emotional {he} had [only|just] wanted it to be [dry|warm|comfortable].`,
    `A man with a [van|ladder|mustache] said that he was {noun}, or as good as, and would {he} [sign|open it] here?
      {he} might have [asked|called|waited for] {companion}. It was [late|cold|nearly the end of the month], and {hero} so much wanted somebody to be [pleased|home|in].
      The string [came off|went|was cut|fell away]. He looked in, said it was only [paper|another one], and [left|drove off|lost interest].
      @humorous The [mustache|hat] [came off|was on a string|slipped] as well.
      @mysterious He had no [shadow|shoelaces|luggage] at all.`,
  ],
  cost: [
    `“An opened parcel isn’t post,” said the Rule Book, on page [nine|eleven|forty]. “[It’s|It is] only [things|stuff|paper].”
      {hero} wrapped it up again, but the paper had [forgotten|lost] its folds, and the address came off in [flakes|one brown curl].
      So {he} sat beside it and [unpinned|took off] the brass badge, as {he} supposed [one had to|was the rule|one must].
      @emotional {he} put {his} scarf round the [parcel|little one|corners], in case it was cold.
      @neutral Page [ten|twelve] was about [stamps|wet dogs].`,
    `All the [warmth|smell of toast|hum] went out of it [by|before] the next corner.
      {hero} shook it gently, and said sorry, and told it a [riddle|joke]. [Nothing|It was no good|Not a murmur].
      For forty years it had hummed on a shelf for whoever [came in|bought stamps|was next]. It had been trusted to {him} for a [fortnight|week or two|summer], and look.
      @dramatic The wind took the [label|address|last of the paper]. {he} [ran|reached|climbed], jumped, and missed.
      @humorous It was not [even|really|such] a bad joke. It had a [goat|vicar|walrus] [in it|at the end].`,
    `[Nobody|No one] [tells off|scolds|frowns at] a person, on the road. There is [only|just] the [bag|parcel|quiet].
      It did not [weigh|smell of|lean on] anything any more, and it had no tune. {hero} tried it on the [left|other] shoulder; {he} tried [saying sorry|a lullaby|carrying it like a cat].
      At {home} they would be [waiting|looking at the door|keeping its place].
      @light A robin [hopped|flew] up and left [again|disappointed].
      @dramatic {he} sat down in the [middle|wet], and could not [get up|think why not to].`,
    `¶ “Opened in [transit|transit, once],” {hero} read out. There was [also |]a [stamp|sticker|form] for it, and it was [black|gray|the only ugly one].
      {he} put it on, since one [must|had to], as [straight|gently] as {he} could.
      [Then|And] there was no [hum|warmth|toast] in the whole [day|road|afternoon].
      @neutral It was form [nine|four|eighteen|seven].
      @mysterious Under the paper something [turned|curled] round, and [faced the other way|was still].`,
  ],
  turn: [
    `Then {hero}, who had dusted that shelf [all those Saturdays|for years|so very often], began to [hum|hum it|hum back].
      It was the parcel’s own tune, and {he} knew it all, even the wet [Friday|Monday|middle] part. [At the end|Then] {he} stopped to [breathe|swallow|listen].
      Someone a long way off [hummed|sang|whistled] the next [line|bit|part]. It [had to|must|could only] be {noun}.
      @mysterious [No one|Nobody] had ever heard the next [line|part|note]. The parcel had [always|only ever] [left a gap|waited|coughed] there.
      @dramatic {hero} ran towards it with [both arms|the coat] round the bag.`,
    `{hero} turned the brown paper over to fold it [properly|again], and there, on the inside, was a tune.
      [Five|Four] lines, a scatter of notes, and the words For {noun}, who used to know this.
      So {he} hummed it to the [hills|fields|hedges], loudly, as one calls a cat.
      @emotional The last note had been rubbed out and [put back|written in|made longer] many times.
      @light A [|large ]cat came, in fact, and was [sent home|given a biscuit|thanked].`,
    `{hero} could not post it, or keep it, or [mend|cheer] it. {he} could [only|just] keep it company, so {he} did, and without [thinking|meaning to] began to hum.
      The little parcel [listened|lifted|held still]. It came in on the [second|third|very next] line.
      And from over the [hedge|water|next field] came a [third|different|deep] voice, which knew the [rest|end|harmony], and could be nobody but {noun}.
      @humorous It was a [bit|little] [flat|sharp|quick].
      @emotional {he} did not dare to [stop|look|blink].`,
    `¶ “[May I|Shall I|Would you mind]?” {hero} asked it, which {he} ought to have [done|said] the first time.
      The blank parcel [thought|waited|breathed] and then it [leaned|rolled], just a little, to the [left|north], as a cat does that wants [something|a door].
      {he} followed where it [leaned|pointed]: a lane, a gate, a [hill|garden], and a tune coming to [meet|fetch] {us}. [That was|It had to be] {noun}.
      @light At every [turn|corner] it leaned [harder|more|sooner].
      @dramatic [Then it|It] [jumped|fell|went] out of {his} arms.`,
  ],
  resolution: [
    `“That’s my half of the song,” said {noun}, coming [over the hill|round the bend], “and this must be my parcel.”
      Inside was a cake, [forty|thirty-nine|forty and a bit] years old. It said SORRY in [icing|pink icing], and it was from {noun2}.
      Nobody [remembered|could say|knew any more] what for. It was [eaten|shared] with {noun2} that same day, to the last crumb.
      @humorous It had the [crunch|flavor|weight] of a [good|fine] roof tile.
      @emotional {noun} kept the string, and wore it [afterwards|from that day].`,
    `{noun} signed for it, [in full|with a flourish], in Mrs Quill’s [receipt|second-best] book.
      Then the little parcel was opened, and out came [half|one half|the front end] of a song, warm as toast. It had been sent by {noun2} after a silly quarrel about a [spoon|tune].
      By teatime both halves were [humming|going|walking about] together.
      @light The tune had a twiddly bit, and {he} {was} allowed to [do it|come in there|bang a pan].
      @neutral The receipt was number [four|nine|one], and is kept in a drawer.`,
    `¶ “Forty [years|winters]!” said {noun}. “I thought nobody had [written|remembered|meant it].”
      In the little parcel lay a [whistle|button|key], and a note from {noun2}: “No more [fighting|sulking], it is [my turn|raining|nearly supper].”
      So {noun} blew it, and {noun2} came [running|by bicycle|in slippers], a bit [late|out of breath].
      @neutral The supper was [soup|cold|mostly jam].
      @light They sang it [twice|in parts], with {him} as the [middle|drum].`,
    `{noun} would not have it [opened|untied] there in the road. It had to be done [properly|at a table|with everybody], and {noun2} sent for.
      Then off came the [paper|last of it], and there was the other half of a [song|joke|kite], that somebody had [kept|saved] when they [quarreled|grew up].
      ¶ “So [that’s|there’s] the end of it,” said {noun}, and [laughed|hummed|flew it] until dark.
      @humorous It was not a very [good|long|tidy] one, at first.
      @emotional {hero} {was} given the [string|badge] to [keep|wear].`,
  ],
  clues: [
    `At the first farm they had something for {noun} as well, it [turned out|appeared].
      ¶ “Been here since my [granny’s|mother’s] day,” said the farmer, and lifted down a [jug|single boot]. “[Left behind|Never fetched|Still here]. Would you take it [along|with you|when you go]?”
      So {noun} had [sat|eaten] in this kitchen once, and had meant to come back.
      {hero} signed for it, and the bag grew [heavier|fuller].
      @humorous The parcel did not care for the [company|newcomer|smell of it], and hummed over it.
      @emotional Somebody had dusted it every [week|Sunday|market day], all those years, just as {he} would have.`,
    `In a village with one lamp-post hung a photograph of a band, [brown|curling|yellow] with age.
      In the middle, arm in arm, or as near as could be managed, stood {noun} and {noun2}.
      ¶ “Played at [weddings|the harvest],” said a man going by with a [drum|ladder]. “Only ever [the one|that] tune[|, mind|, over and over].”
      The parcel hummed [a bit|a bar|the start] of it, [very low|shyly], and {hero} put a hand [on it|there|on the string].
      @mysterious Underneath was a date, and then a second date, [scratched out|in a different hand|still to come].
      @light It was a [bouncing|toe-tapping|skipping] tune, and the lamp-post leaned.`,
    `“You’ll be wanting to know why they fell out,” said a woman with a [basket of eels|bicycle on her back|tuba].
      ¶ “It was something [small|silly|about soup]. {noun} said one thing, {noun2} said the other, and neither would be the first to [say sorry|write].”
      {hero} thought of {his} best friend, and of something [similar|silly] about a ruler.
      @emotional {he} decided to [write|give the ruler back|say so] as soon as {he} got home.
      @neutral The woman had to go, as her [eels|tires|sandwiches] were due at four.`,
    `The label [began to come clean|came a little clean|got brighter] where {his} [sleeve|elbow|thumb] had rubbed it.
      It had been posted by {noun2}, said the back, in {home}, one street from the [bakery|pond].
      Forty years on a shelf, and the one who sent it had been [round the corner|in the next street|a street away], waiting for an answer.
      {he} walked [faster|without talking|close to the hedge] after that.
      @dramatic Every Saturday {he} had gone past that [gate|house|door]. [Every|Each|Each and every] single one.
      @mysterious Beneath the stamp was a second one, [fainter|smudged|sideways], of a country nobody had heard of.`,
    `On the door of a shut-up shop a card said BACK IN FIVE MINUTES, and the card was [green|furry|soft] with age.
      A boy on the step looked up from his [bucket|crab|shrimping net]. “{noun} used to [live|bake] there. Went out to [see|look] if there was any [post|post, years back|letter].”
      ¶ “[Was there|And was there|Well]?” {hero} [asked|wanted to know].
      ¶ “[Never|Not once|No],” said the boy. “So the five minutes went on [and on|a bit|to now].”
      @emotional {hero} [pushed|slid] a note under the door. It said: [There is now|Post today|It’s on its way].
      @humorous In the bucket a crab said nothing, as crabs will when a thing is [serious|sad|true].`,
    `With an ear against the [paper|string|knot] it could just be heard: the tune had words now, or nearly.
      {hero} wrote down what {he} [could|heard]. “Come [home|over], the kettle is [on|singing]. I was wrong about the [spoon|silver spoon|soup ladle].”
      It was not the sort of thing to read aloud to [crowds|strangers|the next cow].
      {he} folded the page small and put it in the bag, where {noun} would [find|see] it first.
      @light The next bit was tra la la, which [anyone can spell|needed no writing down|was soon done].
      @dramatic Then it [broke off|stopped|hushed]. Somewhere a long way ahead, something had [answered|stopped to listen|begun it too].`,
  ],
};
