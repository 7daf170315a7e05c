import type { Place } from '../../pack.ts';
import { morePlaces } from './more-places.ts';

export const places: readonly Place[] = [
  {
    noun: { the: 'the launderette', a: 'a launderette' },
    chapter: 'Delicates',
    arrive: `In the launderette [eleven|nine|a dozen] machines were going round and people sat before them as at the [opera|pictures|zoo|aquarium|dentist’s].
      {hero} took a place on the [bench|hot pipe|end of the bench], where it was warm, and smelt of [soap|scorched cotton|starch|wet wool].
      On the far drum somebody’s red sock kept meeting somebody’s [blue|striped|single gray|yellow|tartan] one.
      ¶ “[Third week running|Since Easter|Every Thursday],” said the woman next to {us}, with [her knitting|a paper|a bag of plums|a score card], “and we’re all hoping.”
      @light The [sock|red one] went past, and, a moment later, the other, and there was a general [sigh|cheer].
      @neutral A wash was [forty|fifty|sixty] pence, and the dryers took tens.`,
    trouble: `The door had a bell, a bolt and Mrs Petrakis, and nobody went, she said, [in the rinse|while there was a spin on|till it was over|with a drum turning|on a boil wash].
      She put down her [bucket|mop|chair|basket|ironing board] across the mat.
      There had been a mix-up once, in [shirts|pillowcases|pajamas], and a marriage had [ended|come of it|been called off|been saved|got into the papers], and she let no one through now till the last drum had stopped.
      {hero} counted the drums, and there was a good [hour|long hour|hour, and a half,|afternoon] in them.
      @humorous The marriage was hers, she added, and they had been very good [shirts|vests|collars].
      @dramatic Outside, the last [bus|tram|ferry] put on its lights.`,
    leave: `Out on the pavement it was cold, and {his} sleeves smelt of somebody else’s [Sundays|lavender|holidays|luck|camphor].
      Through the steamed glass {hero} could see the gap on the [bench|hot pipe], just wide enough for [two|a pair].
      Someone drew a [heart|face|sock|question|moon] on the window, from the inside, and rubbed it out.
      At the corner {companion} [held up|found|produced] a sock, dry, and red, which must have [jumped|been in {his} bag|wanted air|followed|wanted to see the world].
      @emotional {we} went back and [posted|slid|fed] it through the flap.
      @mysterious By then the lights were off, and somewhere in the dark one drum was [turning|warm|humming].`,
  },
  {
    noun: { the: 'the glasshouse', a: 'a glasshouse' },
    chapter: 'The Temperate House',
    arrive: `It was May inside the glasshouse, as it was [all year|every day till five|by order|at any price|on principle].
      There was a path between [bananas|tree ferns|figs|vanilla vines|pitcher plants], and [a bench|an iron seat|a tap] given in memory of someone who had [hated|come in for|proposed in|fainted from] the heat.
      A gardener on the gantry was [reading aloud|playing the flute|telling the news] to an orchid, which had been [off its food|low|sulking|pining|between flowers].
      {hero} sat down by {companion} to hear how it [came out|ended|went on|was taken].
      @humorous It was a detective story, and the orchid suspected the [nephew|vicar|gardener].
      @light By the second chapter it had put out a [bud|root|small tongue].`,
    trouble: `“There’s a flower due,” said the head gardener, in the doorway, with [both her arms|a broom|her apron held] out, “that comes once in [nine|eleven|seven|forty] years.”
      If the door were opened now, with the draft, it would think [better|again|worse|twice|no more] of it.
      In front of her was a [stalk|fat green bud|furled thing] as tall as a [child|sentry|postman], and [forty|thirty|fifty] people not breathing.
      {companion} whispered to know how long, and she whispered that it had been about to since [Tuesday|lunch|the war|five to four|her predecessor].
      @dramatic A pane ticked, and all the heads [turned|came up|went round], and turned back.
      @neutral The temperature was to be kept at [eighty-one|seventy-nine|eighty] degrees.`,
    leave: `The cold outside was like being [told something|handed a plate|left].
      {hero} turned up {his} collar, and there was a petal [in it|on it|in that],  as thick as [a glove|cream|a playing card|felt].
      ¶ “That’s theft,” {companion} said, and then leaned over, to smell it, and neither of <us|you|them> moved for about as long as one [can|decently can|could|reasonably can|can hold one].
      Then a [whistle|bell|handbell] went, and somebody locked up the [summer|month of May|warm|tropics|noon].
      @mysterious On the glass, from the inside, was the print of a [hand|forehead|bare foot] much too high to reach.
      @emotional {he} kept it afterwards in the dictionary, at the place for [stay|warm|maybe].`,
  },
  {
    noun: { the: 'the old picture house', a: 'an old picture house' },
    chapter: 'The Second Feature',
    arrive: `The picture house had [six hundred|four hundred|nine hundred] seats, a smell of [oranges|wet fur|pipe smoke|violets], and an audience of [five|four|seven].
      A man had brought [a cello|his wife’s coat|an urn|a cake|a parcel], and bought it a [ticket|ticket, and an ice|seat in the circle].
      {hero} sat in the row behind, with {companion}, and a decent seat between, and on the screen a woman in [a hat|white gloves|the rain] [missed|caught] a train.
      After a while the seat was full of [coats|peel|sleeves|programs|hats], and then {he} could not have said where they had gone.
      @emotional In the dark the man leaned over to see that the seat beside him was [comfortable|warm|enjoying it].
      @light There were ices, and [one spoon|half a spoon|a single spoon].`,
    trouble: `The lights had [not come up|stayed down|come half up], and on the stairs stood the usherette, with her torch held out like a [sword|lily|truncheon|candle|sceptre].
      ¶ “You can’t leave before the end,” she said; “I’ve seen it [four hundred|nine hundred|a thousand|eleven hundred] times, and it’s then that he [turns round|says it|comes back|tears it up].”
      She moved the beam from one [face|seat|shoe|hand|hat] to the other.
      {we} could go back, she said, or give her a [reason|good reason|better ending|ring|doctor’s note].
      @dramatic On the screen behind {us} somebody said [“Don’t”|“Wait”|a name].
      @humorous There was also the matter of the [spoon|peel|feet on the seat].`,
    leave: `It was still [light|afternoon|Tuesday], which is always a shock, and people were going about with [shopping|ladders|geese|cellos|goldfish] as if nothing had happened.
      {hero} blinked at {companion}, and {was} [blinked at|smiled at|yawned at].
      ¶ “He ought to have [said|turned|run|looked up|telephoned],” said {companion}, and {hero} agreed about it at some length.
      On the wall was a bill for next week, the same two faces, and over hers somebody had pencilled a [bubble|mustache|no|teardrop|telephone number].
      @mysterious The photograph by the door was of that same queue, and {hero} {was} in it; it was dated [1938|1931|1947].
      @neutral The next performance was at a quarter to [six|seven|five].`,
  },
  {
    noun: { the: 'the lido', a: 'a lido' },
    chapter: 'Unheated',
    arrive: `Snow or shine the Thursday ladies swim at the lido, and there was [ice|a leaf or two|a moorhen|a hat|a deckchair] at the deep end.
      They wore rubber caps with [daisies|fins|chin straps|anchors|rosettes], and the youngest was [seventy-one|seventy|sixty-nine], and dived.
      {hero} stood on the side with {companion} and held [eleven|nine|fourteen] pairs of spectacles and somebody’s teeth.
      ¶ “It’s lovely,” the ladies called, going by like [swans|barges|ironclads], “once you’ve [screamed|stopped minding|been in an hour|lost the feeling].”
      @humorous The teeth belonged to a Mrs [Hallam|Pugh|Oakes], and were shy.
      @neutral The water stood at [six|five|seven] degrees, as chalked up on the board.`,
    trouble: `It turned out that they were two short for the relay, and that the [gate|turnstile|key|door|way out] was on the far side.
      ¶ “It’s only [two lengths|the butterfly|a mile|the medley|once across],” said the captain, whose whistle had [shut|cleared|emptied|closed|silenced] it.
      St Anne’s were coming at [three|noon|four|half past two], and she would not scratch to St Anne’s, and she held out two caps.
      The others came up, dripping, and made a ring, all pink, all [beaming|implacable|humming|steaming|expectant].
      @dramatic {companion} looked at the water, and then at {him}, and began slowly to undo one [shoe|cuff|button].
      @light One of the caps had [cherries|a bow|forget-me-nots] on, and was generally agreed to be {hers}.`,
    leave: `{we} were given tea with [rum|sugar|a boiled sweet|ginger|brandy] in it, and somebody’s late husband’s dressing gown, turn about.
      It had a [paisley|tasselled|dragon] pattern, and a [bus ticket|toffee|dog biscuit|racing tip|cough drop] in the pocket that nobody would throw away.
      ¶ “Friday week,” the ladies shouted, “and [bring a towel|tell the others|no excuses|wear a cap|no crying off]!”
      {his} [hair|scarf|fringe] froze, a little, going up the hill, and {companion} broke off a piece and [kept|ate|admired|sucked|pocketed] it.
      @emotional They had all come, the first time, to get over something, and could not remember [what|whom|which].
      @mysterious The pool lay quite flat behind {us}, with a single [wake|bubble|cap] going down the middle.`,
  },
  {
    noun: { the: 'the allotments', a: 'an allotment' },
    chapter: 'Largest Leek',
    arrive: `The allotments ran down to the railway, [thirty|forty|two dozen] sheds and a [bath|bedstead|pulpit|piano|ship’s wheel] in each plot, and it was the day of the show.
      There were [onions like lamps|beans like bows|cabbages like brains], and a carrot with [legs|an expression|a waist|two tails|a beard].
      {hero} {was} asked to hold a leek while its owner [wept|fetched his glasses|prayed|went behind the shed].
      It was heavier than a [baby|cello|spaniel|bishop|small anvil], and was looked at by as many people.
      @light {companion} said that it had {his} [chin|nose|ankles].
      @emotional He had sat up with it for a week, reading to it from [her letters|the Psalms|the seed list].`,
    trouble: `“Stay where you are,” said the judge, “all of you, for there’s been a [marrow|dahlia|rhubarb|cucumber|prize ribbon] stolen.”
      He had locked the gate, and stood before it in a [bowler hat|straw boater|rosette], holding the key over the [water butt|compost|leeks|bonfire|well].
      He should [smell|know|recognize|sense|spot] it, he said, and came along the line, and somebody’s dog sat down, guiltily.
      {we} had a [train|train to catch|connection], and it could be heard, already, at the [cutting|far signal|bridge|tunnel|crossing].
      @dramatic He stopped in front of {companion}, and put his head on [one|the other|the wrong] side.
      @humorous He had given himself [second|third|last] prize, and it was felt to be a motive.`,
    leave: `Nobody would let {us} go with empty hands, and the ones who had [lost|won|been disqualified|cheated|come fourth] were the most pressing.
      {hero} had beans, and {companion} was carrying something in newspaper that seemed to be [breathing|winking|sulking|ticking].
      There was a light on in one of the sheds, and two people in it, on one [chair|upturned pot|sack|bucket|deckchair], sharing a [tomato|pear|radish] with a penknife.
      They were not [speaking|engaged|reconciled|related|there], said the man at the gate, officially.
      @mysterious In the last plot nothing had ever been grown, and there was a place [laid|dug|kept].
      @neutral The beans came to [three|four|two] pounds and some ounces.`,
  },
  {
    noun: { the: 'the tea dance', a: 'a tea dance' },
    chapter: 'Gentlemen’s Excuse-Me',
    arrive: `Under the glass ball the tea dance was going round like a [wheel|slow wheel of cheese|millpond|saucer|clock].
      There were more ladies than gentlemen, by about [nine|six|fifteen|twenty], and they had [agreed on it|settled that|drawn lots] long ago and took turns.
      {hero} had a partner by the second bar, a cup of tea by the third, and had trodden on [a magistrate|two nuns|an alderman|the mayor|a major] by the coda.
      Over the heads {companion} went by, being [steered|swung|told something|applauded|dipped].
      @humorous The magistrate, if it was one, gave {him} a [caution|bun|look].
      @light The band was an organ, and a man with [brushes|one cymbal|a duck call].`,
    trouble: `“Nobody crosses the floor,” said the Master of Ceremonies, “who isn’t [dancing|in hold|being held|partnered|on somebody’s arm].”
      The floor was between {us} and the door, and he had not smiled since the [samba|Armistice|flood|polka|coronation].
      {companion} had [forgotten|never been asked|stopped], and {hero} had [never learned|only ever watched|two left shoes].
      He raised his white glove, and all round the [walls|urn|band|floor|tea tables] they leaned forward to see.
      @dramatic The organ came to the end of the [introduction|bar|breath], which does not wait.
      @emotional {his} hand was already half out, and had made up its own [mind|fingers|way].`,
    leave: `They played the last waltz early so that the [pensioners|ladies from the hill|nuns|widowers|twins] could get the bus.
      {hero} stood in the porch, and inside they were stacking the chairs, and the ball went on turning, and put small [coins|fish|stars|leaves] of light over {companion}’s face.
      ¶ “You’ve got a bit of [sequin|tinsel|paper|glitter] on you,” {hero} said, and reached, and it was only a spot of light.
      Neither of <us|you|them> said that it was [gone|nothing|still there|only that|moving].
      @mysterious When the organ had been locked up both of <us|you|them> could still hear it, from [the sea|the cellar|under the road].
      @neutral The dances were on [Wednesdays|Thursdays|Mondays], from two to five.`,
  },
  ...morePlaces,
];
