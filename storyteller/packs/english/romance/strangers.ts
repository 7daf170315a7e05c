import type { Stranger } from '../../pack.ts';
import { moreStrangers } from './more-strangers.ts';

export const strangers: readonly Stranger[] = [
  {
    noun: { the: 'the umbrella seller', a: 'an umbrella seller' },
    gender: 'm',
    meet: `A man came along with [forty|sixty|fifty|thirty] umbrellas on his arm, all open, like something that had been [shot down|blown here].
      ¶ “Ones or twos?” he [asked|wished to know|was saying], of everybody.
      The ones were [black|plain|gray] and cost a pound; the twos were wide, and red, and he would not name a price until he had seen who was asking.
      {hero} looked at the sky, which was perfectly [clear|blue].
      @light It was never the [rain|rain that did it|weather], said the umbrella seller.
      @neutral He had sold [three|two|four] twos since the spring.`,
    talk: `“I once sold a two on account of {noun},” said the umbrella seller, “and it came [back|home].”
      Twos did, he told {us}, with one of them [carrying it|under it|not speaking].
      He closed a red one and opened it again, for the [sound|hinge|company|draft].
      ¶ “I never mend those,” he said, “I keep them until there’s a [call|change|thaw].”
      {hero} asked the price of [that one|the red|one like it], and he thought, and said he would [wait and see|let it be known].
      @emotional At the bottom was one with a [burnt|bitten|bandaged] handle, and that was not for sale.
      @humorous The ones came back too, but only left on [buses|trams|bishops].`,
    back: `The umbrella seller stood at the corner in {home}, with nothing on his arm but one, and it was [red|scarlet].
      ¶ “No charge,” he told {him}, “for I’ve gone into [hats|ices|deckchairs].”
      {hero} put it up, and it did not rain all [day|week], and {he} did not put it down.
      @light By evening there were [four|five|three] people beneath it.
      @mysterious The handle had been sanded, and was just the length of [a hand|two hands|{his} hand].`,
  },
  {
    noun: { the: 'the understudy', a: 'an understudy' },
    gender: 'f',
    meet: `“Have I gone on?” cried an old lady in stage [jewels|furs|armor].
      She had been understudy in one play for [thirty-one|twenty-six|forty|thirty-three] years, and nobody was ever ill.
      She did some of it for {us}, there and then, both parts, and two [people|errand boys|nuns] put down their shopping.
      Mostly, she said, she did it [on the tram|to the cat|at the fishmonger’s|in the bath|over the sink].
      @emotional In the love scene she left such a gap for the other voice that {companion} nearly [answered|wept|went in].
      @humorous She had seen off [three|four|six] leading ladies, all from old age.`,
    talk: `The understudy had known somebody who [was in love with|wrote a play for] {noun}, and they had waited for the right night.
      ¶ “There isn’t one,” she said, folding the [frock|cloak|letter|shawl], sleeves inward.
      “There’s just the night,” she told {us}, “and somebody [pushes you|coughs|forgets], and you’re on.”
      She gave {him} a [shove|push|prod], quite a hard one, in the middle of the back.
      @dramatic It sent {him} one step forward, and {companion} was [there|in the way|just that near].
      @light “[Louder|Slower|Closer],” she called after {us}, “and face front!”`,
    back: `There were bills up in {home}: tonight, they said, owing to [indisposition|a cold], and then her name.
      {hero} got the last two [seats|stools], and the whole house could see that the understudy had forgotten every line, and that it did not matter.
      She looked along the [rows|balcony|boxes], and winked.
      @emotional The leading lady was in the [stalls|gods|wings], perfectly well, clapping.
      @dramatic The silence [held|grew|leaned in], and then she opened her arms.`,
  },
  {
    noun: { the: 'the man with two watches', a: 'a man with two watches' },
    gender: 'm',
    meet: `A man on a bench pushed up his sleeves, and said that it was [ten past four|noon|a quarter to], and twenty to nine.
      ¶ “That one’s here,” he explained, “and that’s [Valparaíso|Auckland|Nagasaki], and she’ll be [getting up|going in to dinner|brushing her hair|feeding the cat].”
      He waited a bit, and told {us} that she had found her [slippers|earring|pen|glasses].
      {hero} sat down at the end and ate an [apple|egg] with the pair of them.
      @emotional He [lowered his voice|took off his hat|whispered] when it was night over there.
      @neutral Both of the watches were [Swiss|silver|second-hand], and kept good time.`,
    talk: `“People think it’s {noun} that keeps you apart,” said the man with two watches, “or the [distance|sea].”
      “It’s being sure what they’d [say|think|answer|do],” he said, and wound the left one.
      He had been sure for [nineteen|eleven|fourteen] years, and it had saved him the stamp.
      {hero} got out a stamp, only [second class|a little bent|creased|twopence short], and he looked at it as if it were ticking.
      @dramatic He stood up and looked about for a postbox, and [sat down|went white|turned about], and stood.
      @humorous It had the Queen on it, and he asked her [pardon|leave|to look away] before he licked.`,
    back: `The man with two watches came down the street in {home} with only one of them on, and his bare wrist held [out|up], like something new.
      Beside him was a woman with a [trunk|brown face|parrot cage], asking him the time.
      It was [now|just gone now|today], he told her, and told {us} as well.
      @light She had brought two of her own, and all four could be heard in a [drawer|biscuit tin|sock], arguing.
      @emotional “I was sure,” she was [saying|laughing|telling him], “that you’d say no.”`,
  },
  {
    noun: { the: 'the wedding photographer', a: 'a wedding photographer' },
    gender: 'f',
    meet: `“Closer,” said a woman behind a tripod, so {we} looked [round|behind {us}|about] for whom she meant.
      She did weddings, four on a Saturday, [two thousand|nine hundred|a thousand|twelve hundred] so far, and could tell by the elbows which would take.
      ¶ “Chin,” she told {him}, “and don’t look at the camera; look at what you’d [save|take out of a fire|run back for|jump in after].”
      {hero} had {his} eyes shut, as it [happened|turned out].
      @humorous She had been married herself once, but it was out of [focus|film|season].
      @light There was a pop, and a good deal of smoke, and a [pigeon|cheer|small bang after].`,
    talk: `“I’ve got {noun} on a plate somewhere, in the background,” said the wedding photographer, putting her lenses to bed in [socks|egg boxes|hats|loaves].
      People only ever wrote to her, she said, about what was [behind|in the background|at the edge].
      ¶ “You pose them, and that’s [nothing|teeth|hats|collars|noses],” she said; “and then one of them [does up|brushes off|straightens|finds a hair on] the other’s collar, and I’ve never a plate left for that.”
      {hero} looked at {his}, and somebody, at some point, had [done it up|turned it down].
      @emotional She saw that, and reached for the camera, and [left it|thought better|put it by].
      @mysterious She would not say what she thought of {our} [elbows|elbows, though she looked|own].`,
    back: `An envelope was put into {his} hand in {home}, by the wedding photographer, who had another at [three|noon].
      It was the picture from the road, with {his} eyes shut, and beside that {companion}, looking at what one would [save|carry out first|run back for].
      It was the only one, she told {us}, that she had ever [kept|made|wanted] a copy of.
      @light The [pigeon|tripod|smoke] had come out very well.
      @dramatic {hero} looked at it [twice|again], and then {he} ran.`,
  },
  {
    noun: { the: 'the chess widow', a: 'a chess widow' },
    gender: 'f',
    meet: `At a little table sat a lady in [black|gray|purple], with a chessboard, and nobody opposite.
      ¶ “He’s in [Trieste|Riga|Bergen|Leith],” she said, “and we play by post, a move a month.”
      He had left her in the middle of a game, and neither of those two cared to [lose|stop|resign|win].
      She wanted to know what one would do with the bishop, and {hero}, who did not play, could see that the two kings had been brought very [near|close].
      @humorous She referred to the other woman as the [rook|pawn|zugzwang].
      @neutral It was White’s [forty-first|thirty-ninth|fiftieth] move.`,
    talk: `“{noun} would be a knight,” said the chess widow: “two along and one [to the side|over|back], and there on the doorstep.”
      She turned the next card about in her [glove|fingers|lap|sleeve].
      ¶ “I could mate him in three,” she said, “since [June|the frost|Lent|the fair], and then there’d be no post.”
      {hero} thought that he, at the other end, might have seen that [too|first].
      @emotional {companion} put out a finger and laid down both of the kings, [side by side|face to face|gently].
      @dramatic “Don’t touch,” said she, and then, in another voice, “[leave it|leave them|let them lie].”`,
    back: `There was a chessboard in the window of the tea room in {home}, and two chairs drawn up to it, and [four|two] gloves.
      ¶ “He resigned,” the chess widow told {us}, “in person; he came [eleven hundred|nine hundred|a thousand] miles to say it was my move.”
      She was flushed, and had [a crumb|icing|a bishop] on her chin, or near it.
      @light They have gone on to [draughts|ludo|snap], which is quicker.
      @humorous The rook, it seemed, had married a [dentist|colonel|bishop].`,
  },
  {
    noun: { the: 'the crossword setter', a: 'a crossword setter' },
    gender: 'm',
    meet: `“Seven letters,” said a man under a [lamp|lime tree|clock|statue], to the air, “beginning with an L, and nobody’s at home.”
      {hero} thought of [Longing|Landing], and he said it was very good, and rubbed something out.
      He set the puzzle for the evening papers, and put the same [woman’s name|question|street|hat] into the corner each week, in case she did them.
      She had never [written in|said|sent it back], but then, one doesn’t.
      @mysterious One grid always came back complete, in [green|violet|white] ink, with no address.
      @light {companion} got nine down just by looking [cross|hungry|out of the window].`,
    talk: `The crossword setter had used {noun} himself, and half the county was [up all night|stuck].
      ¶ “Lost,” he recited, “and found to be in another’s [keeping|hall|care|pocket]; I thought she’d see it was about us.”
      One hid it so [well|cleverly|neatly|deep], he told {us}, and then one was hurt when nobody looked there.
      So {hero} asked for it plain, and he wrote down three words, without any [squares|numbers], and blushed.
      @emotional It did not fit, he said, and {companion} said to send it [anyway|all the same|so].
      @neutral The words had [one, four and three|one, four and three, in that order,|eight, between them,] letters.`,
    back: `The evening paper in {home} had no crossword in it that week, only a [grid|square|blank] with nothing black and one clue.
      See over, it [said|ran|read]; and over, it said that the setter was on his way to her.
      He had left {him} a pencil, with [an eraser|an end|a rubber] that had never been used.
      @humorous The following week there was a double, and it was unbearably [happy|easy|pleased].
      @emotional She did the grid in [green|violet|gold], and it took up the whole page, and said yes.`,
  },
  ...moreStrangers,
];
