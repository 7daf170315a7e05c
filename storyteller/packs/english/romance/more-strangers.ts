import type { Stranger } from '../../pack.ts';

export const moreStrangers: readonly Stranger[] = [
  {
    noun: { the: 'the invisible mender', a: 'an invisible mender' },
    gender: 'm',
    meet: `The card said INVISIBLE MENDING, and at first there did not seem to be [anyone|a soul|a mender|a counter] there.
      He was behind the coats, and took {his} jacket, and bent to the elbow with a needle like a [hair|breath|whisker].
      ¶ “I put a [line|word|secret|wish] in everyone’s lining,” he remarked, “and they never look.”
      {hero} had owned that one for [six|nine] years.
      @emotional {companion}’s, when it was held to the lamp, said: [“Is loved, but won’t be told”|“Would stay, if asked”|“Handle warmly”].
      @light It was so well mended that {hero} could not [find|get {his} arm into] it.`,
    talk: `“I let out a [waistcoat|sleeve|cape|coat] for somebody who’d been with {noun},” said the invisible mender; “you can tell, just here.”
      He laid a palm flat on {his} [back|shoulder blades|spine], where one gets embraced.
      ¶ “This is very [good|smooth|quiet|fine] cloth,” he said, and was gentle about it, “but it’s hardly been creased.”
      {hero} said that it was a question of [pressing|hangers], and he bit off the thread, and looked at {companion}.
      @humorous He charged for the elbow, and the rest, he said, was [tact|lining|talk].
      @dramatic {companion}’s hand had come up, and stayed in the air, [an inch|a breath|not quite] off the cloth.`,
    back: `The invisible mender had come to {home} for a [funeral|fitting], and felt {his} back in passing, as one feels a loaf.
      ¶ “[Creased|Ruined|Hopeless],” he said, “on both sides.”
      {hero} gathered that he had never been [prouder|fonder] of a piece of work that was not his.
      @light He let it out by an inch, to allow for the [winter|dancing|future].
      @mysterious In the lining there was a second line, in fresh thread, and it said [told|at last|worn in].`,
  },
  {
    noun: { the: 'the dog walker', a: 'a dog walker' },
    gender: 'm',
    meet: `A man went by with a lead, and at the end of it [a collar|nothing|an idea], about a foot from the ground.
      ¶ “He’s smelt your [pastry|companion|shoes|gloves],” he told {us}.
      The dog had died at [Whitsun|Michaelmas|Easter], he knew that perfectly well; but there was the walk, and all the people on it.
      {hero} bent down and let {his} hand be [sniffed|licked|read|approved].
      @humorous {companion} threw a stick, and it was brought back by a [spaniel|curate|jogger], with an air.
      @emotional The collar had a disc: [“Only looking for her”|“If found, wait”|“He was a good boy”].`,
    talk: `“She left me [him|the dog], and a note,” said the dog walker: “gone off to find {noun}; don’t wait up.”
      {hero} asked him if he [had|did].
      ¶ “We took it in [turns|shifts|relays],” he said; “but I’ve thought since that she’d have liked it if I’d [put my boots on|got up|shut the door|bought a ticket] and gone too.”
      One was so busy, he told {us}, being [left|patient|sad].
      @mysterious {companion}’s hand went down, and, at about knee height, [patted|scratched|found] something.
      @neutral He walked [four|five|three] miles a day, by the same route.`,
    back: `There was a real dog on the end of it, when he came to {home}: a brown one, with [eyebrows|opinions].
      ¶ “Hers,” said the dog walker, “and she was only [two|three|four] villages off, and had been expecting me.”
      The dog smelt {him} all over, and then, a little to the left, somebody [else|nobody saw|older].
      @light It knew how to sit, and so, she told {us}, did [he|he, by now|the other].
      @emotional He had kept the old collar on the new lead, [below the new one|next to it|for company].`,
  },
  {
    noun: { the: 'the night nurse', a: 'a night nurse' },
    gender: 'f',
    meet: `Someone was asleep standing, in a cape, with her forehead against a [chocolate machine|poster for Brighton|pillar].
      ¶ “I’m not,” said the night nurse, “I’m on till [six|Thursday|I drop|noon],” and {hero} gave up {his} coffee to her.
      She had been up with eleven old men, and each had wanted somebody [different|she wasn’t|long gone|upstairs].
      So she had been Elsie, and Mother, and, for an hour, [the cat|Mavis|the colonel].
      @light “And how long,” she asked, looking from one to the [other|other of <us|you|them>|other again], “have we been feeling like this?”
      @neutral Her shift was of [twelve|eleven|ten] hours, with a break.`,
    talk: `“There was one that kept on about {noun},” said the night nurse, “at four, when it’s low; and he’d say, I ought to have [gone in|run|knocked].”
      {hero} asked what she had [told|answered] him.
      ¶ “I said, you [did|ran|went],” she told {us}, “and she was there; and he went off like a lamb.”
      She did up her cape, and said that she did not care to tell it more than [once a week|twice a year|she had to], and that somebody might go in.
      @emotional Her hand was on {companion}’s arm as she said it, but it was to [{him}|{him}, all|{him}, plainly].
      @dramatic The church struck four, and everyone waited till it had [finished|gone|stopped shaking].`,
    back: `The night nurse was in {home} on her day off, in a [yellow|flowered] frock, with nobody’s hand to hold.
      She took {his} pulse, from habit, and then {companion}’s with the other, and stood there [counting|smiling|listening] for rather longer than a minute.
      ¶ “[Same|Snap|Both],” she said.
      @humorous She prescribed [chips|bed|a brass band].
      @light She had one dance out of the [chemist|coroner|vicar] and two out of the baker.`,
  },
  {
    noun: { the: 'the fortune-teller', a: 'a fortune-teller' },
    gender: 'f',
    meet: `“I’m on holiday,” said the fortune-teller, from a deckchair, with a [newspaper|towel|hat|menu] on her face.
      {hero} had only asked the [way|time], but she had seen the hand by then, and groaned, and had to sit up.
      ¶ “Whose is this line?” she asked; “it comes in at the [side|wrist|back|end].”
      She looked very hard at {companion}, and then at her [ice|shoes|toes], and would say no more.
      @humorous In the season it was [two|three|four] pounds, and one got a scarf.
      @mysterious She wiped her fingers, as one does when something has been [wet|singing|very cold].`,
    talk: `“{noun},” said the fortune-teller, before {hero} could ask; “it’s coming off you like [steam|fish|heat|smoke].”
      She put a pebble in {his} palm, to [cover it|keep it quiet|be civil].
      ¶ “I never see [the end|what happens|the date|the weather],” she confessed, “only who’s holding on, and who’s [pretending not to|let go].”
      {hero} asked which of those {he} [{was}|might be].
      ¶ “I’m on my [holidays|back|day off],” she said, and pulled the hat down.
      @light From under it came: [“Ask the other one”|“Left a bit”|“Warm”].
      @dramatic {companion} shut both fists, at once, and put them [behind|away|in two pockets].`,
    back: `The fortune-teller had taken the [kiosk|front room] opposite, in {home}, for a week, and she crossed the road without looking.
      ¶ “Give it here,” she said, of {his} hand, which {companion} was [holding|in|keeping].
      She looked at the two, the way that they lay, and could not, she told {us}, see a [thing|line between them|gap].
      @light She waived the fee, and [kept|lost|swallowed] the change.
      @emotional She went off wiping her eyes on a [seven of hearts|knave|glove].`,
  },
  {
    noun: { the: 'the winter ice-cream man', a: 'a winter ice-cream man' },
    gender: 'm',
    meet: `Through the [drizzle|smoke|lamplight] came chimes, and a van with a giant cone on it.
      ¶ “Everyone’s got summer,” said the man in the hatch, in [mittens|a muffler|two hats].
      He sold about [four|six|five] a day, mostly to people who had been crying.
      He had a good look at {him}, and put in a [flake|second scoop|cherry], and did not charge for it.
      @emotional It is hard to go on with anything, with an ice cream in one’s hand, as he [knew|well knew|had found].
      @humorous {companion} asked if he did [soup|chips|hot ones|toast], and it was the only thing that could offend him.`,
    talk: `“She went off after {noun},” said the winter ice-cream man, “the year of the [heat|drought|floods|comet], and I said I’d be where she could [hear|find|see] me.”
      That was her on the chimes, he told {us}, playing it on a [comb|glass|saw|teacup].
      {companion} asked until [when|what|what, then], and he looked at the dial and said, till it ran down.
      {hero} listened, and at one place, each time, somebody behind it took a [breath|bit of a run].
      @mysterious The third time there was no [breath|gap|run], and he turned his head.
      @neutral It was a recording of [eleven|nine|twelve] seconds, and was repeated.`,
    back: `In {home}, on the coldest day of the year, one could hear chimes, and not from a [speaker|tape].
      She was sitting up beside him in the cab, with a comb and a [paper|toffee wrapper|bank note], going at it for all that she was worth.
      ¶ “[Two large|Four|A dozen],” he sang out, seeing {us}, “and mine’s with a cherry.”
      @light They sold out by noon, to people in [dressing gowns|galoshes|wedding clothes].
      @dramatic At the one place she drew breath, and he [leaned across|stopped the van|looked round] and kissed her.`,
  },
  {
    noun: { the: 'the lamp thief', a: 'a lamp thief' },
    gender: 'f',
    meet: `There was a woman up the lamp post, in evening dress, with a [spanner|screwdriver|bulb] between her teeth.
      ¶ “It shines right in on him,” she whispered down; “he can’t sleep, and he’s too [polite|shy|proud|kind] to write to them.”
      It was the [third|fifth|last|ninth] in that street, and {hero} steadied the pole.
      He did not know her; she had only seen him, yawning, on the [tram|stairs of the bank|ferry|top deck of a bus].
      @humorous The council suspected [moths|Wales|the curate].
      @light The bulb was warm, and went on glowing a little, out of [tact|habit|pleasure].`,
    talk: `“You’re asking about {noun},” said the lamp thief, and sat down on the curb to [do up|empty|look in] her shoe; “I’d knock for something smaller.”
      {companion} asked, [gently|before one could stop it|and waited], if she had.
      She had a sack with [forty|thirty|fifty] bulbs in it, in the larder, and he slept like a top now, and had no idea.
      {hero} gave her back the last of them, and she held it as one holds [a fruit|an egg].
      @emotional She could put one light on, she supposed: just hers, so that he might [see|guess|come].
      @mysterious Across the way a curtain was let fall, by somebody [awake|in evening dress|who had been there all along].`,
    back: `All the lamps had been put back in {home}, and there was a party in that street, to [celebrate|screw them in].
      ¶ “He’d been sitting up to see who it was,” the lamp thief told {us}, with a ladder over her [satin|bare|gloved] shoulder.
      {hero} saw that one had been left dark, outside the [gate|bank], and that people were finding it useful.
      @light The moths were cleared of all [charges|charges, with costs|suspicion].
      @neutral There were [forty-one|thirty-six|fifty-two], of sixty watts.`,
  },
];
