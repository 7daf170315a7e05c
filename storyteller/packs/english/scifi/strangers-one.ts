import type { Stranger } from '../../pack.ts';

export const firstStrangers: readonly Stranger[] = [
  {
    noun: { the: 'the asteroid insurer', a: 'an insurer of asteroids' },
    gender: 'f',
    meet: `A brisk woman with a [briefcase|helmet|hammer] was tapping everything in sight, and writing down what it said.
      She insured asteroids, against [one another|moons|loneliness], on the doorstep, and it was a [hard|steady|dusty] trade.
      ¶ “[They never think it’ll be them|They don’t read the clauses|They say, not me],” she told <me|you|{name}>, and gave {him} a [pen|calendar|mint].
      {companion} was looked over, and was advised against [Tuesdays|standing still|large bodies].
      @humorous She had sold a policy to a [cloud|comet|bishop], and regretted it.
      @neutral The premium was [nine|four|six] pence a ton.`,
    talk: `¶ “{noun:bare}?” she said[, stopping|, pen in the air|]. “We had {noun} on the books, [once|in my father’s day|for a year]. [Not a claim.|Never a scratch.|Paid up.] It’s whoever stands [next|too near|underneath] that wants cover.”
      {hero} asked what she herself was insured against, and she shut the [case|pen|hammer].
      ? There was [nobody|no office|no one out there], it seemed, that would take her.
      ¶ “[I’d be glad to|We could|Put me down],” said {companion}, and she wrote it out, with a shaking [hand|pen|duplicate].
      @emotional It was for [a bad night|an empty house|being forgotten], and {hero} signed as well.
      @dramatic Far off something [struck|flared|went out], and she looked at her watch.`,
    back: `The insurer of asteroids came by with her [briefcase|hammer|calendar], and it was not to sell.
      She had had a bad night, she told <me|you|{name}>, a [real|proper|total] one, and had come to claim.
      {companion} made up the [sofa|bath|long chair], and there was soup, as per [schedule B|clause four|the small print].
      @light She read it to {us}, and it was all about [soup|toast|falling].
      @humorous There was an excess of one [bowl|blanket|verse].`,
  },
  {
    noun: { the: 'the air boy', a: 'a boy who sells bottled air' },
    gender: 'm',
    meet: `A boy with a crate was selling air by the bottle, with the [place|year|weather] on the label, and a cork.
      ¶ “[Harvest, after rain|Bakery, five o’clock|School, last day of],” he sang. “[Breathe it here or take away.|A penny a sniff.|No refunds on sighs.]”
      {hero} tried a sea front, and there it was, with the [gulls|tar|wet dog] and all, for as long as one breath.
      {companion} had a whole [kitchen|choir|stable], and had to be sat down.
      @light For the hiccups he recommended [Alps|Mondays|Swiss cathedral].
      @emotional,mysterious One bottle had no label, and he [wore|slept with|never sold] it.`,
    talk: `The boy had some air that had been round {noun}, he was nearly [sure|certain|positive]; he had bought it of a diver.
      {hero} drew the cork, and held it under {his} [nose|eyes|chin], and {was}, for a moment, [very near|too late by an hour|expected].
      ¶ “You can smell it’s been [looked for|waited in|left ajar],” said the boy. “[That’s a west wind.|It’s from downhill.|That’s got hall in it.] I’d try [west|down|indoors].”
      ? {we} put the cork back on what there was, and {companion} wrote the [date|place|hour] on.
      @mysterious There was somebody else’s [breath|tune|name] in it, too, just leaving.
      @neutral It had been drawn on a [Thursday|Sunday|leap day].`,
    back: `On the step stood a crate, and on the crate a boy, who had come, he said, for some of {our} [air|kitchen|evening].
      {hero} opened the door to let him have it, with the [soup|talk|wet coats] in, and he corked [eleven|nine|the lot].
      ¶ “[I shan’t sell these|Not for sale|That’s the one],” he said, and wiped his [nose|eyes|bottles].
      @emotional The one with no label, he let {us} know, was [his mother’s|home|from when there were five of them].
      @light He stayed until it was all [used up|breathed|bottled].`,
  },
  {
    noun: { the: 'the retired mutineer', a: 'a retired mutineer' },
    gender: 'm',
    meet: `There was an old man with a patch, who could not be asked to pass the [salt|time|door] without wanting a vote on it.
      He had led three mutinies, he told <me|you|{name}>, two of them by [accident|post|mistake], and was living quietly.
      ¶ “[All in favor?|Hands?|Shall we put it to the meeting?]” he said to {companion}, who had only [sat down|sneezed|looked at a chair].
      ? It was carried, and he was the happiest [man|pirate|minority] in the place.
      @humorous He had once overthrown [himself|a choir|a picnic].
      @neutral The last of them had been over [pudding|Sundays|the word “hands”].`,
    talk: `As to {noun}, he would not say until there had been a [debate|motion|show of hands], and so {hero} proposed it, and {companion} was against.
      It was a [good|close|fierce] one. In the end he stood, with a thumb in his [belt|patch|tea].
      ¶ “I was for the [boats|captain|fruit], each time,” he said. “Only nobody had [asked us|counted|put it to a vote]. You go up to {noun}, and [ask|knock|say what you’re for].”
      The motion was carried by two to [one|none|a biscuit].
      @dramatic He had rope marks, still, on both [wrists|ankles|thumbs].
      @light {we} sang the [minutes|apologies|constitution].`,
    back: `The retired mutineer had got up a petition: it was to have <me|you|{name}> made something, and there were [four|nine|six] hundred names to it.
      Nobody could agree on what, he said, [beaming|hoarse|delighted], and it had gone to a [third|ninth|midnight] ballot.
      {hero} voted [against|twice|for soup], which was carried.
      @humorous The opposition had taken the [stairs|kitchen|biscuits].
      @emotional Under Any Other Business he said only that he was [glad|home|no good at parting].`,
  },
  {
    noun: { the: 'the tourist', a: 'a tourist from far away' },
    gender: 'f',
    meet: `A person with too many [elbows|knees|eyelids] was standing in everyone’s way, with a phrase book, and smiling on the wrong side.
      ¶ “Good [plague|harvest|Whitsun], squire,” she read out. “Kindly direct my [ox|widow|barge] to the nearest shilling.”
      {hero} looked at the cover, and it was four hundred years out of [date|print|its depth].
      ? She came from so far off that she had learned it on the [way|journey|long leg], and she was very happy, and held out all her hands.
      {companion} shook [six|nine|most] of them, and was called a fishwife, with evident [respect|love|warmth].
      @humorous She wished to see a [hanging|tulip|Pope], if it was not too late in the day.
      @light Her camera was a [small cheese|sort of jelly|bird], and one had to stroke it.`,
    talk: `{hero} drew {noun} for her, on the back of the [book|map|hand], since there was no phrase.
      She ran down the index with a [finger|feeler|frown], and then lit up along the neck.
      ¶ “[Prithee|Alas|Hark],” she read, “we too have this at [home|mine inn|our house]. We keep it in the [cold|singing|third place]. It is not [lost|late|broken]; it but looketh for [thee|a hand|whose it is].”
      ? After that she could find nothing more, and simply [hummed|leaned|glowed], for as long as it took.
      @mysterious In her drawing of {noun}, which was better, somebody had {his} [hat|stoop|face].
      @emotional She asked, by signs, whose [little ones|rain|dark] this was, and if it was safe.`,
    back: `A card came for <me|you|{name}>, from so far that the stamp was still [moving|glowing|warm].
      ¶ “[Forsooth|Verily|Goodman], I have shewn all mine aunts thy [picture|ears|shilling],” it said, “and they do wish thee a good [plague|Whitsun|ox].”
      It had been four hundred years in the [post|dark|making].
      @neutral The picture was of a [lake|wall|great many elbows].
      @light {companion} began to learn to shake hands, with [spoons|gloves|a rake].`,
  },
  {
    noun: { the: 'the man on a countdown', a: 'a man on a countdown' },
    gender: 'm',
    meet: `A man in a silver suit, somewhat [tight|darned|moth-eaten], lay on his back with his knees up, counting.
      ¶ “Nine hundred and [four|twelve|six],” he said. “They’ll come and say [go|lift|now].”
      He had been strapped in for the first [flight|shot|boat], as a young man, and at ten there had been a hold. He had started [again|over|further up], so as not to waste it.
      ? {hero} asked when that was, and he held up a hand: it would spoil the [count|surprise|moment].
      @emotional,mysterious Somebody had been bringing him [soup|a paper|clean socks], in all that time, and he did not know who.
      @humorous {companion} said a number, by mistake, and he had to go back to [twelve thousand|the top|March].`,
    talk: `{hero} lay down beside him, since it was the only way to be [heard|in the picture|civil], and told the ceiling about {noun}.
      He went on with it under his breath, but slower, at [seven hundred|six hundred and ten|five hundred and two].
      ¶ “You won’t be [ready|so brave|the one they’d have picked],” he said. “You only have to have [your boots on|somebody counting|said goodbye].”
      ? {companion} counted the next ten for him, and he listened, with his eyes [shut|wet|on the hatch].
      @dramatic At [one|nought|two], by chance, every lamp in the place went off.
      @neutral He gave way at [499|388|277], for tea.`,
    back: `Somebody knocked, at even [seconds|spaces|beats], and on the mat stood the man in the silver suit.
      ¶ “I got to [one|nought|the end],” he told <me|you|{name}>, “and I thought, who’s to say it’s [them|Tuesday|up]? So I said it [myself|out loud|to the soup lady], and went.”
      It was the finest [street|door mat|evening] he ever saw.
      @light He wanted to know what all the [hedges|doors|puddles] were for.
      @emotional The soup lady was just behind, with her [hat on|pan|arm through his].`,
  },
  {
    noun: { the: 'the cook with one potato', a: 'a cook with one potato' },
    gender: 'f',
    meet: `A cook in a tall hat was guarding a box with a [lamp|blanket|thermometer] in it, and in the box was a potato.
      The rest had gone in the [blight|siege|Great Chip of ’09]; she had a [knife|duty|recipe], and had sat up with this one for a month.
      ¶ “Don’t [breathe|say it|stand near him with butter],” she told {companion}.
      {hero} {was} allowed to look in, and it had [eyes|an eye|opened one].
      @humorous She had been offered a [moon|bishopric|dukedom] for it, mashed.
      @light It was called [Edward|the Baby|Sir], and liked to be read to.`,
    talk: `¶ “If I plant him, it’s [a year|two years|the whole of spring],” said the cook, “and he may not take. If I cook him, it’s [nine minutes|supper|over], and I’m the last that [ever did|will|knows how].”
      {hero} told her instead about {noun}, and how one goes on [looking|at all|in the dark].
      ? She listened with a hand upon the [box|lid|knife].
      ¶ “So it’s not the [eating|getting|having],” she said, and then for a good while nothing, and then she asked {companion} to hold the [spade|bucket|lamp].
      @emotional,dramatic She said a few [words|names|sauces] over it, and patted it flat.
      @dramatic She threw the knife into the [shaft|lock|soup].`,
    back: `There was a knock, low down, and it was the cook, with earth to the [elbows|hat|eyebrows].
      In her apron were [eleven|nine|fourteen] of them, no bigger than [marbles|beads|a baby’s heel], and she had them counted.
      {hero} {was} to have one, and {companion}, and nobody was to [eat|boil|stroke] it.
      @humorous By the second spring there was [rather a lot|a hill|a choice] of Edward.
      @emotional The first nine minutes, when it came to that, nobody at the table [spoke|looked up|could do more than sigh].`,
  },
];
