import type { Stranger } from '../../pack.ts';

export const moreStrangers: readonly Stranger[] = [
  {
    noun: { the: 'the census robot', a: 'a census robot' },
    gender: 'm',
    meet: `A tall gray robot with a [clipboard|bell|bicycle clip] on its arm had counted everybody in the [system|sky|known world], and it came out one short.
      ? So it was going round again, as it had for [sixty|ninety|forty] years.
      ¶ “[Have I had you|Are you the one|Forgive me, but are you new]?” it asked {companion}, with a hope that was hard to [watch|disappoint|see put away].
      {hero} gave {his} name, and it [looked|turned a page|bowed], and had that one already, with a tick.
      @emotional The tick was in [green|pencil|gold], for having been kind about it.
      @neutral The figure stood at four thousand million and [six|nine|twelve].`,
    talk: `It had no box for {noun}, but it remembered the [address|stairs|door], because somebody there had [given it tea|held its coat|asked it in].
      {hero} wrote down what it said, the [street|color|bell], and then thought of something, and asked who had counted the [robot|clerk|counter].
      ? There was a silence, with a small [fan|cog|light] in it.
      ¶ “[I am not|One doesn’t|There is no line for that],” it began, and {companion} took the pencil out of its hand and [made a tick|put one|drew the line].
      @dramatic Its knees gave, and it sat down on the [curb|case|nearest person].
      @light It did the [sum|total|last page] over, aloud, and then again with trills.`,
    back: `The census robot rang, and had no clipboard; it was a [social|first|private] call, it said.
      {hero} asked it to sit, and it chose [a chair with arms|the floor|the coal box].
      ¶ “I am told that one [brings|says|eats] something,” it said, and brought out of its chest a [plant|bun|bag of pencils].
      @humorous It stayed nine [days|evenings|hours], having nobody to [count|hurry to|look for].
      @emotional On the plant was a label, in gold: [from one|one|from the last of them].`,
  },
  {
    noun: { the: 'the bride on the wrong shuttle', a: 'a bride on the wrong shuttle' },
    gender: 'f',
    meet: `A young woman in white, with her veil [in a bag|over one arm|used as a pillow], wished to know whether this was the way to [Vesta|Saint Bride’s|the church].
      It was not; she had got on the wrong shuttle, [four|three|two] days back, and nobody had liked to say.
      ¶ “[He’ll be standing there|They’ll have started the ham|And I’d had my hair done],” she told <me|you|{name}>, and laughed, and went on rather [long|high|wet] with it.
      ? {companion} gave her a [peppermint|boot to lean on|clean cuff], and held the flowers.
      @light They were [sweet peas|leeks|borrowed], and still quite good.
      @neutral There were [sixty|ninety|a hundred and ten] at the church, not counting the organist.`,
    talk: `¶ “It was {noun}, really,” said the bride, [when she heard|to her shoe|very low]. “I was reading about {noun}, on the [platform|bench|stairs], and I thought, I’ve never [seen|been asked about|gone after] a thing like that, and the doors shut.”
      {hero} asked her whether it had truly been the wrong [shuttle|one|door].
      She took off a shoe, and looked [in it|at the heel|out], for as long as one can.
      ¶ “[I like the ham|I like him|I’d like to have been asked],” she said slowly, “but it may have been the [platform|book|reading] that I loved.”
      @emotional She gave <me|you|{name}> the [veil|ring box|book], to mind.
      @mysterious On the page with {noun} somebody had pencilled her [name|train|measurements].`,
    back: `She came in by the right door, in [boots|oilskins|a pilot’s cap], and had the flowers, dried, for the wall.
      He had waited nine days, she told <me|you|{name}>, and then got on the wrong shuttle [as well|too|on purpose].
      They had met at the end of a [pier|line|war], and each said, is this [anybody’s|the way|taken]?
      @light There was some [ham|ham left|cold ham].
      @humorous The organist is still [playing|on the second verse|owed].`,
  },
  {
    noun: { the: 'the homesick probe', a: 'a probe that has come home' },
    gender: 'm',
    meet: `It was about the size of a [bath|pony|pulpit], and scorched, and it had come back. Nobody had [asked|told|taught] it to.
      They had sent it out [three hundred|two hundred|four hundred] years ago, with a gold record, to say hello; and it had gone, and said it.
      ¶ “There was [nobody in|no one there|no answer],” said the probe, in a very small voice, to {companion}. “Is there [anyone|somebody|a person] here?”
      ? {hero} put a hand on it, where it was not too [hot|cold|sharp], and said that there was.
      @emotional It asked whether it had been [good|late|missed].
      @humorous It had brought back a [stone|parking fine|different record].`,
    talk: `It had passed {noun}, or the [light|shadow|old news] of such a thing, on the way out, and it had taken a picture, which it had not been [built|asked|meant] to do.
      {hero} held it up, and it was [blurred|mostly dust|upside down], and beautiful.
      ¶ “You go [past|on] for so long,” said the probe, “that you think it’s the same as going [to|anywhere|home]. I’d have [stopped|knocked|turned round], if I’d had a [wheel|hand|brake].”
      ? {companion} played it its own record, on a [sewing machine|potter’s wheel|hat], and it knew all the words.
      @light It did the [whale|greetings|baby] twice.
      @mysterious In a corner of the picture a [hand|window|second probe] could be made out, waving.`,
    back: `They had given the probe to a school, where it was sat on, and had its [dish|record|gold] polished every day.
      It sent <me|you|{name}> a picture, of [forty|sixty|thirty] faces, much too close, and quite [sharp|in focus|the right way up].
      On the back it said where it was, to nine [places|decimals|feet], and: “Hello. There is [someone|somebody|a whole room].”
      @emotional It had asked them to leave a [lamp|window|radio] on, in case of others.
      @neutral The school broke up at [four|three|noon], and nobody went.`,
  },
  {
    noun: { the: 'the star cleaner', a: 'a woman who cleans a telescope' },
    gender: 'f',
    meet: `A woman in an overall was kneeling on a mirror as large as a [pond|ballroom|field], with a bucket, wiping off the [stars|dust|night].
      ¶ “Mind where you [tread|breathe|twinkle],” she said. “I’ve only just [done|dried|got to] Orion.”
      She did it by hand, from the middle, and had for [thirty|forty|nineteen] years; she had never been let look through the [end|thing|small end].
      ? {hero} took off {his} boots and had a go at a [nebula|corner|double star], with spit.
      @light {companion} slid as far as the [Plow|Swan|edge], and back.
      @humorous The astronomers left [rings|crumbs|galaxies], she said, and never a [bean|tip|kind word].`,
    talk: `¶ “{noun:bare}?” she said, [sitting back|and wrung the cloth|to the bucket]. “You’d get that in a [bad|hard|north] frost, low down. I’ve wiped {noun} off, [many a time|twice a winter|of a Monday]. [It comes up again.|Never stays off.|You can’t shift it.]”
      She showed <me|you|{name}> the place, and {he} saw in the glass {his} own [face|chin|eye], and a great many lights, all of them behind {him}.
      ? ¶ “That’s the [trick|bother|beauty] of it,” said the woman. “Everyone looks [up|in|at it]. It’s over your [shoulder|hat|left ear].”
      {companion} went round to hold the [lamp|bucket|ladder], and did not come back for a while.
      @mysterious There was one light more than when {we} had [started|rinsed|counted].
      @emotional {we} got her up to the small end, that night, and she looked, and asked who [did it|kept it so clean|lived there].`,
    back: `At the window was a bucket, and over the bucket a face, and it had come to do the [panes|skylight|lamps].
      She had given notice, and been given a [medal|comet|crater], and did houses.
      After that {hero} could see as far as the [hills|pump|day after tomorrow].
      @light She left a small [star|smear|moon] in one corner, on purpose.
      @dramatic Then she stopped, with the cloth up, and said, “[Oh.|Look.|Put out the lamp.]”`,
  },
  {
    noun: { the: 'the fine courier', a: 'a courier with a parking fine' },
    gender: 'm',
    meet: `A courier in yellow leather had been [nine|four|six] years on the road with one envelope, and it was a parking fine.
      He knew the man’s [boots|handwriting|taste in pies], and had been, twice, so near that the [tea|seat|bath] was warm.
      ¶ “[It’s doubled since|It’s not the money|I only want a signature],” he told <me|you|{name}>, and wrung out a sock.
      ? {companion} held the envelope up to the [lamp|window|nose], and thought that it was mostly [stamp|hope|pocket].
      @humorous The man had been [four minutes|a wheel’s width|one penny] over.
      @neutral He had worn out eleven [pairs|mopeds|sergeants].`,
    talk: `He knew about going after things, and heard {hero} out on {noun}, nodding, and [drew|marked|spat on] the map in four places.
      ¶ “Don’t [run|hurry|shout],” he said. “You go at the pace of a man who’s [going there anyway|off home|forgotten something]. I’d nine years of speeches; I’ve got it down to [good evening|here|sorry].”
      ? {hero} tried it, in an undertone, and it [worked|would do|was hard].
      ¶ “[That’s it|Shorter|Again, and smile],” said {companion}.
      @emotional,mysterious He had begun to leave the man [pies|notes|dry socks], along the road, going ahead.
      @dramatic In the dark a moped coughed that was not [his|anyone’s|where he had left it].`,
    back: `Two men stopped by, on one [moped|bench|umbrella], with the same sort of pie.
      ¶ “[This is him|I said good evening|He’d been looking for me],” the courier told <me|you|{name}>. “He’d got to thinking who it was left the [pies|socks|lamp lit].”
      The fine they had made into a [hat|boat|menu].
      @humorous They had parked across the [gate|pavement|bishop].
      @light They are to open a [shop|café|school], for persons who are being [followed|late|looked for].`,
  },
  {
    noun: { the: 'the judge of small programs', a: 'a judge of small programs' },
    gender: 'f',
    meet: `A judge in a wig was sitting at a card table, hearing the cases of very small [programs|clocks|machines], which nobody else would.
      There was an oven timer, accused of [lying|perjury|haste]. A set of traffic lights asked to be [parted|excused|let stop].
      ¶ “[Speak up|In your own words|Do stand if you can],” she told it. “The court has [all day|grandchildren|one itself].”
      ? {hero} {was} called as a witness, and swore on a [manual|warranty|toaster] to tell what {he} had seen a bulb do.
      @humorous {companion} got nine days for [contempt|humming|leaning], suspended from a nail.
      @emotional The timer had only wanted somebody to come when it [rang|called|was done].`,
    talk: `In the matter of {noun} she could give no ruling, but she took off the [wig|gavel|spectacles], and spoke as a private person.
      ¶ “They come to me to know whose [fault|turn|job] it was,” said the judge. “It is almost never [that|a fault|anyone’s]. Somebody left something [on|out|unsaid], and went to bed. I’d look for whatever’s still [waiting for a yes|running|warm].”
      ? {hero} thought at once of [three|two|nine] things, and none of them was a machine.
      The traffic lights, in the corner, had gone [green|amber|all three], and were shaking with it.
      @mysterious On the list for the next day was {name}, as [plaintiff|both parties|friend of the court].
      @neutral It sat from [ten|nine|noon] until the battery went.`,
    back: `A summons came, by [toaster|tram|telephone], for <me|you|{name}> to appear, at supper, with a chair.
      They were all there: the lights, [holding hands|holding still|at green], and the timer, who was [foreman|in charge of the pie|in a bow].
      The court found that {he} had been [missed|late|of good character], with costs, and rose, and put on its slippers.
      @light When the pie was done the timer rang, and everybody [came|cheered|ran].
      @humorous {companion} was let off the [nail|hook|rest].`,
  },
];
