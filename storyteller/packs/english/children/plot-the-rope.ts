import type { Plot } from '../../pack.ts';

export const theRope: Plot = {
  id: 'the-rope',
  homes: ['Lesser Tidmarsh', 'Cobble St Mary', 'Oddington', 'Fiddle Bay'],
  nouns: [
    [
      { the: 'the iron elephant', a: 'an iron elephant' },
      { the: 'the queen’s trumpet', a: 'a queen’s trumpet' },
    ],
    [
      { the: 'the mermaid', a: 'a mermaid' },
      { the: 'the stuffed walrus', a: 'a stuffed walrus' },
    ],
    [
      { the: 'the walking chair', a: 'a walking chair' },
      { the: 'the sleepy piano', a: 'a sleepy piano' },
    ],
  ],
  titles: [
    'Do Not Place Next to {noun2:title}',
    'The Rope Around {noun:title}',
    'Exhibit Forty-Four',
    '{name} Fills the Empty Square',
  ],
  chapters: [
    ['Please Do Not Touch', 'Please Do'],
    ['One Square of Floor', 'Open on Sundays'],
  ],
  frames: [
    {
      opening: `The museum in {home} had [one room|a single room], two hundred exhibits and a red rope.
        It hung round a square of bare [floor|boards], and a label: {noun:title}, [Kindly|Gladly] Lent.
        {hero} swept there each [Friday|Sunday], but there was never any dust.
        @mysterious One [Friday|Sunday] there was a [footprint|warm patch].
        @humorous Visitors nodded at it gravely, and [two|several|the vicar] had bought the postcard.`,
      echo: `The museum in {home} still had [one room|a single room], two hundred exhibits and a red rope.
        The rope was wound round a [hook|nail|coat peg] now. On Sundays {hero} took it down, when the children wanted to [skip|play tug-of-war].
        The label said {noun:title}, and underneath, in pencil: Do [Touch|Say Hello].
        @light The square needed sweeping [daily|all the time], on account of [biscuits|dancing].
        @emotional It was the only square in the museum that was never [cold|quiet|straight].`,
    },
    {
      opening: `“Mind the gap, {name},” said Great-Aunt Dot, as she [always|never failed to|still] did, and {hero} went round it with the [tea tray|cups|coal].
        The gap stood in the [middle|very middle] of the museum in {home}, behind a rope.
        It [belonged|had been given over] to {noun}. So said the [label|card], and below, in capitals: DO NOT PLACE NEXT TO {noun2:title}.
        Nobody had [asked|wondered|written in to say] why.
        @dramatic Nobody, that is, until the [brown|long|stiff] envelope came.
        @light The tray [bowed|curtsied|rattled] to it in passing. It was that sort of [gap|tray|museum].`,
      echo: `“Mind the gap, {name},” said Great-Aunt Dot, and then [laughed|blushed|clapped a hand to her mouth], because there was [none|no gap].
        {hero} went straight across the middle of the museum in {home} with the tea tray, past {noun} and past {noun2}, who were [telling a story|at it again].
        The label [read|said]: PLACE NEXT TO [EACH OTHER|ANYONE|ONE ANOTHER]. [Chairs|Cushions|Biscuits] PROVIDED.
        @neutral There were [fourteen|nine|eleven] visitors before noon, and one umbrella left behind.
        @emotional Her hand lay on the rope hook a moment, as if it had [missed|known|dropped] something.`,
    },
    {
      opening: `There was one question that everybody asked in the museum in {home}, and {hero} had to answer it.
        ¶ “What [happened to|became of] {noun}?” they would say, at the red rope.
        ¶ “[Lent|Out on loan|Lent, for now],” {he} would answer. Then they went to look at [the big spoon|Exhibit Nine] and {hero} straightened the [rope|label].
        {he} had never once [asked|wondered|minded] {himself}.
        @mysterious Some of the very [old|small|tall] visitors did not ask. They [smiled|nodded|winked] at the square.
        @humorous The big spoon was [quite|very|undoubtedly] big. It could not be [denied|helped|got round].`,
      echo: `There was one question, now, that everybody [asked|put] in the museum in {home}.
        ¶ “Is it true?” they said, by the [hook|nail|peg] where the rope used to go.
        ¶ “Ask {noun},” {hero} told them. It took up the [whole|rest of the] afternoon, and no one looked at the [big spoon|postcards] after that.
        @humorous The big spoon had been given a [ladle|fork|polish], so as not to mind.
        @emotional {he} still [straightened|dusted|squared] the label last, and still with {his} sleeve.`,
    },
    {
      opening: `There is a rope in the museum in {home}, and nobody may [cross|touch|duck under] it but {hero}, with the [broom|duster|long feather].
        On the other side is a [square|space|piece of floor] with nothing in it, [well lit|polished|nicely warm].
        LENT, [says|it says on|reads] the card: {noun:title}. [Back|Home|Returning] shortly.
        {he} had dusted the word shortly for [two|three|ever so many] years.
        @light A moth had got [in|under], once, and been [asked to leave|very proud].
        @emotional {he} always said good [morning|night|afternoon] to it, in case.`,
      echo: `There was a [rope|red rope] in the museum in {home}. It was a [swing|clothes line|skipping rope] now, and {hero} had first [go|turn].
        The square was not [empty|there|a square] any more. It had [gone under|filled up with] chairs, and on the biggest, most [days|Tuesdays|afternoons], sat {noun}.
        RETURNED, says the card, [in pencil|underlined|with a kiss].
        @mysterious At night the chairs [move|are found|stand] in a ring.
        @humorous The moth has [a season ticket|come back|brought a friend].`,
    },
  ],
  want: [
    `A Mr Ferrule [wrote|had written|sent a letter] from the Ministry of Museums. Unless the empty square was [filled|occupied] by the [thirtieth|holidays], he would close the door.
      Great-Aunt Dot [folded the letter small|put the kettle on|read it to the spoon].
      So {hero}, with a lunch and a [label|tape measure], went out to find {noun}, and to ask about {noun2}.
      @emotional She had swept that room for fifty years, [by hand|on her knees|corners first].
      @dramatic On the door hung the new padlock, [open|waiting|two sizes too big].`,
    `“Somebody [must have|has] it,” {hero} said. “Lent means lent [to somebody|out|and not lost].”
      Great-Aunt Dot [went pink|turned pink|dropped a stitch]. “Try the [north|river] road, {name}. And if you [meet|run into] {noun2}, be polite.”
      So {he} took {his} coat and went to find {noun}, before the man from the Ministry could close the museum for [good|ever].
      @mysterious She stood at the window after that, [rubbing|wiping|breathing on] a pane that was clean.
      @light {hero} also took the spare rope, because one [never knows|has to hold on to something].`,
    `There were [eleven|nine|twelve] days. After that the museum would be a [car park|shop for phone covers|tire shop].
      The visitors had signed a [paper|petition|paper bag], both of them. It [helped|mattered], but what would really help was {noun}, standing in that square.
      ¶ “I’ll look,” {hero} told the [moths|big spoon]. {he} copied [out|down] the label, {noun2} and all, and went.
      @humorous One of the signatures was [the milkman’s|in crayon|a cat’s], and none the worse.
      @neutral The label was [four|five|six] inches by two. It took [three|six|nine] minutes.`,
  ],
  obstacle: [
    `The Loans Book [should have said|would say|was bound to say] where. {hero} [found|turned to] the [page|place], with {companion} looking on, and the page was a [stub|hole].
      ¶ “[Torn|Torn out|Gone],” said {companion}. “[Neatly|With a ruler|Kindly]. By somebody who was [sorry|good at it|in no hurry].”
      All that remained was half a [sketch|map] on the blotter, backwards: a road, a [hill|river], and {noun:bare}.
      {hero} took a mirror, and [started|set out].
      @mysterious The edge of the stub was [damp|still damp|warm]. It had been torn [fifty years ago|in the old days|when Great-Aunt Dot was young].
      @dramatic In the doorway stood Mr Ferrule, [early|measuring|smiling], with his watch out.`,
    `Everyone in {home} [remembered|had opinions about] {noun}, and no two of them the same.
      [Taller|Bluer] than a door, they said, and [a great age|shy], and gone off with {noun2}, or because of {noun2}, or not.
      ¶ “Then there’s nothing for it but [feet|legs|boots],” said {companion}.
      @humorous The vicar spoke of [singing|a hum|fine low notes]. He then said he was thinking of [his sister|an eel|the kettle].
      @light What remained was this: [a left turn|over the bridge|past the pump], and wave.`,
    `The town had [forgotten|mislaid|painted over] which way {noun} went. There were three gates, and each of them [squeaked|swore|said] it was the one.
      {hero} asked at the [baker’s|barber’s|well], and {was} told about [knees|the price of eggs|somebody’s wedding].
      ¶ “We want a gate that is [sorry|used to good-byes],” said {companion}, and put an ear to the [hinges|first].
      @neutral It was the [third|one with the cat on|smallest].
      @dramatic Behind {us} a clock struck for Mr [Ferrule|F|Ferrule, or near it].`,
  ],
  wrong: [
    `The [last|final|thirtieth] evening came, and still the square was [bare|empty].
      {hero} could not [bear|look at] Great-Aunt Dot’s [face|face at supper|shoulders]. So, while nobody was about, not even {companion}, {he} took a [hat stand|tin bath|broom] and a dust sheet.
      In the morning the square [was|looked] [full|taken|not empty]. It was [very like|nearly] {noun}, under a sheet.
      @humorous It was [at least|every bit] as like as the [portrait|postcard|statue in the park].
      @dramatic Mr Ferrule’s [boots|spectacles|pencils] were due [at|by] nine.`,
    `Mr Ferrule would come at [nine|ten|nine sharp]. {hero} lay [awake|thinking], and got up.
      {he} [told|asked|woke] [no one|nobody]. {he} only moved the rope a [little|few feet], so that it went round the [stove|coal box|piano], and hung up the label that said {noun:title}.
      It was [only |]to save the museum, so it [hardly|scarcely|only just] counted.
      @mysterious Where the rope had [been|hung], the boards looked [hurt|surprised|left out].
      @neutral The rope was [twelve|nine|ten] feet [long|from end to end], with a brass hook at either end.`,
    `{hero} went in by the [back|coal hole|little window] with a [lamp|torch] and a pot of glue.
      There was a very old photograph of {noun}, and if one [cut it out|stuck it on card|held it up], and did not walk [round|behind] it, it was as good as [there|real|home].
      {he} [asked|told|woke] [nobody|not a soul]. One does not, at [midnight|that hour|such a time].
      @light The photograph had come out [well|best] about the [hat|knees|ears].
      @mysterious In the photograph {noun} had [looked away|been smiling], [before|until then].`,
    `There was a [page|line|small box] in Mr Ferrule’s book for Exhibits Present. {hero} had been left alone with it while he [washed|looked at the spoon|had his tea].
      A tick is [a very|such a] [small|short|easy] thing. {he} made one, in the square for {noun}, without a word to [anybody|{companion}|Great-Aunt Dot].
      It was [all |]for the [museum|spoon|postcards].
      @dramatic The pencil [squeaked|squealed|creaked|shrieked].
      @humorous It was a [good|neat|handsome|proper] tick. It [would|might] have got a [tick|star|rosette].`,
  ],
  cost: [
    `Mr Ferrule [looked|walked round it|bent down], and wrote. He was not [fooled|angry|taken in|deceived]. He was simply somebody who had seen a lot of [sheets|ropes|hat stands].
      ¶ “I had hoped,” he told {him}, “that here it [would|might] be [true|real|otherwise].” Then he stuck a [notice|seal|sticker] on the door.
      Great-Aunt Dot read it [twice|without her glasses|to the end], and thanked him.
      @emotional She [never asked|did not ask|forgot to ask] {him} why. She only [took down the bell|picked up the broom|put on her hat].
      @dramatic The key [turned|went round|clicked], and it was not on the inside.`,
    `“Oh dear,” Great-Aunt Dot said, in the doorway, when she saw what {hero} had done with the [square|label].
      ¶ “Nobody [ever minded|mind|was ever sorry] that it was empty, {name}. They minded [pretending|fibs|a muddle].” She put on her [outdoor|funeral|second-best] hat.
      Mr Ferrule held the door for her, and [shut|locked|bolted] it.
      @light The [big|enormous] spoon looked as though it would rather not have been [asked|there|so big].
      @neutral It was [eleven|ten|four] minutes past [nine|the hour]. The notice [had four|was up with four] [drawing pins|brass tacks|nails].`,
    `Everything one [sweeps|hides] comes out at the [edges|other side]. By [ten past|half past] nine it was all round {home}.
      Mr Ferrule shut his [book|bag], and then the [shutters|blinds|big door], and he was [sorry|polite] about it, and that was [hard|no help].
      {hero} had nothing [left |]to [sweep|hold|say].
      @neutral There were [two|three|four|five] padlocks.
      @emotional Great-Aunt Dot let {him} carry the [bell|geranium] home, and did not [speak|ask] until the [gate|corner].`,
    `¶ “I knew it [at once|directly|from the stairs],” said Great-Aunt Dot. “I’ve [looked at|swept|known] that square for fifty years. It was never so [empty|bare] as [now|with that in it].”
      She took off her [apron|keys], and put [it|them] on the nail, where {hero} would have to [see|reach past] it.
      Outside they were already reading the [notice|sign], and going [away|home] quietly.
      @light The [spoon|big spoon] had been [turned|put|hung face] to the wall.
      @dramatic A drop fell on the [boards|label], and then [one|several] more.`,
  ],
  turn: [
    `With nothing left to [sweep|do|say], {hero} turned the [old label|label|card] over.
      There was [writing|something written|more|a line or two] on the back. “Lent by the museum to {noun:title}: one [quiet life|holiday], for as long as needed. [Say the word|Come when you like|Wave]. [D|Love, D|In haste, D].”
      So the square had never been waiting for {noun} to be [found|caught]. It was being [kept|saved|held], like a [chair|seat].
      @mysterious In [the|one] corner was a very small drawing of a [door|kettle|bed].
      @emotional D was for [Dot|Dot, of course|Dot, aged twenty|Dot, who else]. The ink had run, in [one place|two places|the loop].`,
    `“It was [me|I|my doing],” said Great-Aunt Dot. “People [poked|stared|whispered] so. I opened the window and told {noun} to come back if ever the place [felt|looked] friendly.”
      {hero} [thought|nodded|put down the broom]. Then {he} unhooked the red rope, [all of it|every yard], and hung it [up|on a nail].
      @dramatic The brass hook [rang|sang out] against the wall, [once|twice|like a clock], and the room seemed to listen.
      @light “Well,” she [said|owned], “it does look [friendlier|more like a room|bigger].”`,
    `{hero} lay down on the boards in the middle of the [square|empty place], where nobody was ever [let|allowed], to see what {noun} had seen.
      One saw [legs|shoes|the rope]. One saw everybody [stop|stare|stay back], and nobody [wave|come nearer|sit down].
      So that was [why|all|it|the reason]. {he} got up and took the [scissors|bread knife|garden shears] to the rope.
      @humorous The spoon, from [there|the floor], was [enormous|unkind|the only view].
      @emotional It was the [coldest|loneliest|longest] bit of floor in the [house|town].`,
    `The museum cat, which was Exhibit [Six|Ninety], got up, stretched, and walked [under|through] the rope as if it were [nothing|air|a door].
      It lay down in the square and [looked|blinked|yawned] at {him}.
      ¶ “[Oh|Ah|Is that all],” {he} said. It had never been [shut|forbidden|closed off]. It had only never been [offered|shared|mentioned]. And {he} put up a sign: COME IN, {noun:title}, AND [SIT|STAY] DOWN.
      @neutral The sign took [two|three|six|five] nails.
      @mysterious The window, {he} noticed, was on the [latch|jar|hook].`,
  ],
  resolution: [
    `{noun} came in by the window, since that was the [way out|custom].
      After came {noun2}; and before anyone could [shout|read the label], the two were next to each other. Nothing [exploded|broke|went wrong]. They simply began to talk and could not be [stopped|interrupted|got round].
      ¶ “That’s why,” sighed Great-Aunt Dot, and {hero} fetched [chairs|more cups].
      @humorous Mr Ferrule took off his hat, his notice and finally his [shoes|gloves|tie].
      @light By [four|half past three|ten to four] there was a queue. By five there was a [band|cake stall|dance].`,
    `At the [gate|bottom of the steps] stood {noun}, and had been standing there since [Tuesday|the rain], too shy to knock.
      ¶ “It looked [shut|closed],” said {noun}.
      {hero} ran for Mr Ferrule, who took the notice down himself and asked for [an autograph|the postcard]. {noun2} moved up to make room, and then the [chatter|stories] began.
      @emotional Great-Aunt Dot only said, “You’ve [not changed|kept well|come hungry],” and held on to the broom.
      @neutral Visitors that day: [fifty-one|forty|sixty], and a dog.`,
    `By [noon|teatime] there were [cushions|cousins|cats] on the square and half the town on the cushions, and in the doorway {noun}, with a [suitcase|shell|small cough].
      ¶ “I was told it had [changed|moved on],” said {noun}. “Is there [room|any left|a corner]?” There was, if {noun2} [budged|breathed in].
      Mr Ferrule wrote FULL, [twice|and underlined it], and asked to be [counted|let in].
      @light He sat on his [notice|book|hat].
      @emotional Great-Aunt Dot [poured|made] room on her own [shawl|chair].`,
    `{hero} [took the tick back|rubbed out the tick|owned up to the tick]. {he} walked all the way to the [station|bridge] to say so, and Mr Ferrule was just [boarding|eating a pie|blowing his nose].
      ¶ “[Thank you|That was handsome|I see],” said Mr Ferrule. “In [thirty|twenty|twenty-five] years nobody ever has.” And who should be sharing his [bench|pie] but {noun}, with {noun2}, on the way [home|back to the window].
      So {we} all went [together|up the hill], with the [pie|bag].
      @dramatic The padlock [fell|came] off in his [hand|glove].
      @neutral The museum is open [daily|till six|on request].`,
  ],
  clues: [
    `A tinker by the road had a [teapot|kettle] to mend, and on its side was a brass plate: Exhibit [Twelve|Thirty].
      ¶ “[Given|Handed] to me,” he said, “by {noun}. Said it [wanted|was made for|liked] using. Said it was no life for a [pot|teapot], being [looked at|dusted|kept empty].”
      {hero} [turned it over|lifted the lid|tried it]. It poured [beautifully|in a perfect arc|without a drip].
      It had never occurred to {him} that an exhibit might want [anything|to be used|a job].
      @light {we} had tea from it, and it [whistled|blushed|steamed] with pleasure.
      @dramatic Then {he} thought of the two hundred others, sitting at home in the [dark|dust|quiet].`,
    `At an inn they kept a visitors’ book, and {hero} leafed back through [fifty|forty-nine] summers.
      There it was, in large round [writing|pencil]: {noun:title}. [Lovely|Such a nice|Very quiet] stay. Nobody [stared|poked|pointed].
      Under Reason for Visit, it said [Shy|Rest|Peace].
      {he} read that last word over and thought of the rope, and of all the people leaning across it with their [ice creams|noses|umbrellas].
      @emotional {he} had leaned across it {himself}, when {he} {was} little, to get a [better|closer|second] look.
      @neutral The next guest in the book was a [Mr Tibbs|Mrs Oake|bishop], who had found the pillows hard.`,
    `A traveling show had come to the [green|common|fairground], and the showman knew the name at once.
      ¶ “{noun}[|, eh]? I offered [a tent|top billing|my own caravan]. [Gold paint|A drum roll|Feathers]! {noun2} in the second [half|act]!” He blew his [nose|whistle|trumpet]. “[Turned me down|Said no|Refused me] flat. Wanted a [garden|kitchen|window seat], if you please.”
      {hero} asked which way {noun} had gone.
      ¶ “Away,” said the showman, “from the [drums|noise|bright lights].”
      @mysterious Behind him the drum, which nobody was [near|playing|facing], gave one soft beat.
      @humorous He had [a cow on a bicycle|three poets|a very strong aunt] instead. It was not the [same|same thing|draw it might be], he said.`,
    `In somebody’s garden stood a sign: BEANS BY {noun:title}, and there were beans, [seven|nine] feet high.
      ¶ “Lodged with us [a year|one winter|two summers],” said the gardener. “Wonderful with [beans|slugs|bees]. [Cried|Sniffed|Went quiet] a bit on museum day, though.”
      ¶ “[What is|When is|Which is] museum day?” {hero} asked[| him].
      ¶ “First [Friday|Sunday|Monday] of the month. When they used to [sweep|dust|scrub] the square.”
      @emotional So somebody had been homesick for {his} [broom|duster|whistling]. {hero} had to look at the [beans|bean flowers] for a while.
      @light {hero} {was} given a bag of them, and ate them [raw|like sweets].`,
    `It was a fish seller who [knew|remembered] about {noun2}.
      ¶ “[Best of friends|Thick as thieves|Like that],” she said, and slapped down a plaice. “Put {noun2} next to {noun}, and nobody else got a word in. So the [Ministry|curator|Mayor] had a label [made|printed].”
      {hero} had [polished|dusted|read] that label every [week|Friday]. It had seemed such a [stern|dangerous] one, and it was only a way of saying [hush|quiet at the back].
      @humorous The plaice had [one eye open|an eyebrow up|its mouth turned down], and seemed to have been in the same position.
      @dramatic They had been kept apart for [sixty|seventy|fifty-five] years, by four brass screws.`,
    `On a milestone, at just the height for it, somebody had scratched an [arrow|uneven arrow] and the words To {home}.
      Below that were marks, in bundles of five, like days, or [evenings|times|visits]. There were [hundreds|rows|dozens] of them.
      So {noun} came here often, and stood, and looked along the road towards home, and went [back|away] again.
      {hero} took the chalk and wrote beneath: [Open|Soon|Not for long].
      @mysterious The last mark of all was so fresh that there was still [stone dust|a little grit|chalk] on the grass.
      @emotional {he} wished {he} had [better|rounder|larger] handwriting.`,
  ],
};
