import type { Stranger } from '../../pack.ts';

export const moreStrangers: readonly Stranger[] = [
  {
    noun: { the: 'the ghost with the bucket', a: 'a ghost with a bucket' },
    gender: 'f',
    meet: `A ghost was scrubbing, on her knees, and the wet [did|would] not stay; each time she wrung the cloth, [the same spot|a brown stain|an old rust] came up again.
      ¶ “[Mind|Mind out|Mind the wet|Mind your feet],” she said to <me|you|{name}>. “It’s only just [done|not dry|drying|had its soda].”
      {hero} [walked|went] round. In [two|three] hundred years nobody had, and she sat back upon her heels to [look|stare] at {him}.
      ? She could not recall what it was a stain [of|from|made by]. She rather thought it was [jam|ink|wine].
      @emotional {companion} lifted both feet, [too|like a cat], until she was [by|past|gone].
      @mysterious In her [bucket|water] there was a small moon, and it was [full|last month’s|upside down].`,
    talk: `She had seen {noun} go by, since the dead see whatever is [missed|waited for]; it leaves a mark on the floor.
      ¶ “[About there|Just about there|By the door],” said the ghost, “and {noun:bare} will be back that way. Things [do|generally are|generally get about|mostly are]. I’d wait, [dear|duck|my love|pet], but then I’ve the time.”
      {hero} got down and took a corner of the cloth, and scrubbed along with her, in a [rhythm|hymn].
      ? It came out a shade [paler|smaller|drier], or it might have been the light.
      @neutral The cloth had been a [petticoat|flag|christening gown|sail].
      @dramatic For [a second|a moment] her hand closed on {his}, and it was [strong|burning cold|very small].`,
    back: `That spring the floor in <my|your|{name}’s> passage was found clean, every [morning|Friday|washday], and smelling of [lye|soap] and violets.
      {he} left out an apron, and a [cake of soap|cup], and once saw both go by about the height of a [short|kneeling] woman.
      @light She [hums|does the windows|answers the door|minds babies] as well, now, if asked.
      @emotional On the [wet|damp] boards somebody had written, with one finger, [it was jam|all gone|not jam after all].`,
  },
  {
    noun: { the: 'the sorry mole-catcher', a: 'a mole-catcher' },
    gender: 'm',
    meet: `A long man in a moleskin hat was down on one knee [at|by] a heap of earth, [apologizing|reading it a letter|taking off his hat].
      He was the last of [nine|six] generations of mole-catchers, and he had not caught one, he told <me|you|{name}>, since he learned that they can [sing|count].
      ¶ “I just go round,” he said, “and [say it|tell them about Grandfather|sing along|leave a worm].”
      ? He took off the hat for it, looked at what it was made of, and put it [behind him|under his coat|under a stone].
      @humorous The farmers paid him by the [mole|sorry|apology], and were [about to|starting to] notice.
      @neutral There were [eleven|nine] fresh heaps, in a [ring|line|row of six].`,
    talk: `¶ “They’ve [word|news|heard] of {noun},” he said. “They’ve a way of [telling|tapping|writing|passing] it. Put your [ear|cheek|head|hat] down.”
      {hero} lay on the grass and heard the earth: a root drinking, [a coin|rain from last week], and then a very small, exact [knocking|scratching].
      ? [The mole-catcher translated.|The mole-catcher put it into words.|The mole-catcher wrote it down.] It came to six paces on, and [left|under|on the left], and beware of the one who smiles.
      {companion} asked what it said, and the [knocking|tapping] [stopped|moved away|began again].
      @dramatic Then the heap nearest {him} [heaved|opened|breathed], and a [pink|small pink] hand pointed.
      @mysterious They had used, for {him}, the word that means [roots|daughter of rain|late|one who knocks].`,
    back: `The mole-catcher sent no [word|letter], but one morning the whole green behind <my|your|{name}’s> house was [heaps|hills|molehills], and from the wall {he} could read it.
      It said [MUCH OBLIGED|WELL DONE|LEFT, AFTER ALL], and it was [nearly|almost] spelled.
      @light The man himself was asleep [in the O|under the full stop], bareheaded, and [burned|beaming].
      @humorous The vicar has [returned|hidden|buried|blessed] the traps.`,
  },
  {
    noun: { the: 'the girl with the tray of echoes', a: 'a girl with a tray of echoes' },
    gender: 'f',
    meet: `A girl with a tray round her neck was selling echoes, in [walnut shells|twists of foil|matchboxes], a penny [plain|each].
      {hero} held one up to {his} ear, and it was a [donkey|man laughing], in some valley, a long while ago.
      ¶ “That’s [common|from stock|for tourists|just a sample],” said the girl. “I’ve a [landslide|kiss|wedding|royal sneeze]. I’ve [a dropped|one dropped|a real dropped|a good dropped] [plate|trowel] from when they built the cathedral. I’ve [a no|one no|a real no|a plain no].”
      ? People bought the no, it seemed, more than [any|all the rest|the kiss].
      @light {companion} had four of the [hiccup|yawn|slap|cuckoo], and played rounds.
      @emotional At the back were two that she did not [sell|let one touch|dust|cry].`,
    talk: `She had one with {noun} in it, she thought, and went through the tray with her tongue [out|in her cheek].
      It was [an old|a small|a cracked|a green] shell. {hero} heard [wind|a well], and then somebody calling for {noun}, and calling again, the way one calls into the dark from a [lit door|porch].
      ? ¶ “[Where did you find it?|Where was it?|Whose is it?]” asked {companion}.
      ¶ “It was [still|just] going [past|round and round],” said the girl. “I only [caught it|put a hand up|held out my hat|happened to be there].”
      @mysterious At the [end|very end] of it a second voice [answered|breathed in|laughed], and the shell was empty.
      @dramatic {hero} knew that [voice|door].`,
    back: `The girl came by with her tray and would not take a [penny|pie|kiss|chair] for it: a walnut, tied with red, for <me|you|{name}>.
      In it were [boots|two people] on a road, and an argument about [cheese|the way], and {companion} laughing at something.
      @emotional One does not know, at the time, [how it sounds|that this is it|who is laughing|what one will miss].
      @neutral It is kept on the [sill|shelf|piano], and [lent to nobody|dusted daily].`,
  },
  {
    noun: { the: 'the raven attorney', a: 'a raven attorney' },
    gender: 'm',
    meet: `On a post sat a raven in white [bands|cuffs], and said that anything {hero} said would be taken down, and very probably [eaten|repeated].
      He had read law at [Wittering|the gallows|Ravensbourne], and was [at present|for the moment] without a client.
      ¶ “Have you been wronged?” he asked [eagerly|at once|in a low voice|and hopped nearer]. “[Slandered?|Overlooked?] Bitten in the execution of a [duty|crust]? [Think.|Think back.|Take your time.] It need not have been [recent|you].”
      ? {companion}, after some thought, had a [goose|brother-in-law|landlord] to complain of.
      @neutral His fee was [one eye|a shiny thing|an egg yolk], by custom, but he was open to [cheese|biscuit].
      @light He kept [hopping|checking his tail|looking at shoes] when he thought [himself unobserved|no one was looking].`,
    talk: `He knew the law of {noun}: it was four hundred years old and [in rhyme|had never been tried], and he had been longing for somebody to ask.
      ¶ “[Possession|Possession, mind|Now, possession|Having],” said the raven, walking up and down <my|your|{name}’s> arm, “is nine points. But the tenth goes to whoever [grieves|comes in the rain|waits up] for {noun}. [Bennet|Old Tom|The Widow Sale|The Parish] against the Crows.”
      ? Then, quite in another voice, he asked whether he had been [any good|too loud|missed a point].
      @humorous He billed it as [six minutes|a consultation and a crumb|a half day|correspondence].
      @mysterious On his [foot|left foot] was a ring, with the crest of [a drowned city|nobody|the Crown].`,
    back: `There was a case on after all, it turned out, about <me|you|{name}> and a [right of way|hat|gate], and the raven had flown [nine|six] days to plead it for nothing.
      He won in a quarter of an hour, and wept, and [ate|bowed to|winked at|pecked] the bench.
      @humorous It has been [cited|quoted|sung|misquoted] since in Wittering.
      @dramatic The other side had [a hawk|two|an eagle], and he went in under it with his [bands|papers] flying.`,
  },
  {
    noun: { the: 'the potato gravedigger', a: 'a gravedigger who grows potatoes' },
    gender: 'f',
    meet: `A woman was digging a grave, [deep|square|long|straight] and well cut, and dropping potatoes into it, at intervals, out of a black hat.
      ¶ “No one’s [died|gone|dead|in it],” she said, seeing <my|your|{name}’s> face. “[Not since Lammas.|Not since the new doctor.|Not this year.] You can’t just let the [ground|spade|habit] go.”
      They were [Mourning Purples|Black Marys|Mourning Purples, the old sort|Old Sextons]. She gave <me|you|{name}> one that was warm from the [ash|sun], and it was floury and [serious|extremely good].
      ? {companion} asked for the name on the stone, and it was [Early Main|a recipe|a price].
      @humorous She [still wore|wore] the veil, [for the blight|out of respect|as a sunhat].
      @emotional Across the row was a [short|small|narrow|very neat] grave that she had not dug, and kept weeded.`,
    talk: `¶ “[You’re after|It’s|You’ll be wanting] {noun},” the gravedigger said. “You’ve [that walk|the look|that stoop|the boots]. People come to me with it when they’ve [lost it|looked too long|slept on it|asked everybody else].”
      ? She let <me|you|{name}> hold the spade, and dig, because it helps, until there was [sweat|earth|freckles] on everything.
      ¶ “Now,” she said, “what would you put in there, that you’ve been [lugging|saving|carrying|keeping dry]?”
      {hero} thought of one thing, and let it [drop|go in], and {companion} looked the other way while she filled it up.
      @neutral She marked the place with a [spoon|label|teacup], since something [might|could] come of it.
      @dramatic The next spadeful [rang|was red|sighed|was warm].`,
    back: `A sack came for <me|you|{name}> with the [carter|first frost|postman|milk]: potatoes, as black as hats, and one white one that nobody could put a name to.
      ¶ “It came up where you [buried yours|dug|left it|put the spoon],” the gravedigger had written. “[Twelve pound.|Eleven pound.|Two barrows.] [Eat it with butter.|Plant half.|Mind the eyes.]”
      @emotional {we} did, and it [tasted|smelled] of nothing in particular, and {we} [had more|sat late|were happy].
      @mysterious In the [flesh|middle] was a shape, like [an ear|a small key|a tooth].`,
  },
  {
    noun: { the: 'the clapper-maker', a: 'a maker of clappers' },
    gender: 'm',
    meet: `A [big|broad] slow man was carrying, on his back in a sling, the clapper of a bell that had not been [cast|thought of|asked for] yet.
      He had [made it first|begun with that|started here|not got to the bell]. He had always felt, he told <me|you|{name}>, that [people|most people] began at the wrong [end|side|edge].
      ¶ “They make the [mouth|hat|belly|skirt],” he said, “and then they look round for something to say.”
      ? It was of [pear wood|black iron|whalebone], and where his shoulder had rubbed it, it shone.
      @light {companion} flicked it with a nail, and every [spoon|buckle|tooth] for [a mile|two miles] said yes.
      @dramatic He had been turned away from [nine|six|eleven] towns with it, once by [dogs|nuns].`,
    talk: `{hero} spoke of {noun}, and he set his load down to hear it, which plainly he did not do for [everyone|kings].
      ¶ “That’s bell,” said the big man [in the end|slowly|to {companion}|at last]. “[What you’ve got is|You’ve only|You’ve got|You’ve brought] the bell. All [round|shape|do|mouth] and no knock. What would you [say|ask], if {noun} came in at the door?”
      ? {hero} opened {his} mouth, and for a while nothing [came|would do].
      ¶ “There,” said {companion}, “[I heard that|that was it|I felt that|I’d open to that].”
      @mysterious So had the clapper: it had [swung|turned to look|hummed|gone warm].
      @neutral He wrote the [note|weight|pitch] down, in chalk, on his [hand|boot].`,
    back: `{we} heard him [two|three|nine|four] valleys off. He had his bell at last, [cracked|out of a burnt church|bought from a theater], and it [rang|spoke] as he walked.
      ¶ “What does [it say|she say|that say|it mean]?” {hero} asked, and he [beamed|stood still to listen|only rang it again]. It said the [thing|very thing|one thing|word] {he} had not been able to.
      @emotional {companion} had gone [quiet|to the window|red|out on the step].
      @light All the [hens|children|postmen|bishops] had followed, in step.`,
  },
];
