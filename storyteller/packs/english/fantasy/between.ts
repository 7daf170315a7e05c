import type { Between } from '../../pack.ts';

export const between: Between = {
  road: [
    `{we} walked all that [day|morning|week], and the road did as roads do, and [went on being|remained] somebody else’s.
      A funeral passed, then a [circus|cow]; {hero} took off {his} hat to both.
      From each rise {he} looked back towards {place}, [which was not like {him}|with something like regret|and {he} counted the chimneys|as if the lamp had been left lit].
      @neutral It came to [nineteen|twelve|fifteen] miles[|, with detours].
      @light {companion} had a [stone|song|tin|fir cone] to kick.`,
    `Rain caught {us} on the open [down|heath|moor], and there was nothing to [be|stand] under but a gibbet.
      {hero} held a bag over {companion}’s head, and {companion} a [pot lid|boot] over {hers}, and both of {us} got wet.
      {stranger} would have known [what to do about it|what to say|a rhyme for it|a barn].
      @humorous The gibbet [leaked|was full|took no visitors|was by appointment].
      @emotional It was somehow [warmer|nicer|friendlier|less lonely] than being dry.`,
    `Somebody had gone along the road before {us}, dropping, every [half a|quarter] mile, a [glove|cherry stone|white button].
      {hero} picked up [five|six|four] and then, for no reason {he} could have [given|named], began to put them back.
      @mysterious The next time {he} looked {he} had [eleven|one more|none] in {his} [pocket|hat].
      @dramatic The last lay at the [edge|foot|mouth] of something, and was [wet|warm].
      ? After that there were none //and {companion} walked [closer|faster|with one hand out].`,
    `{we} had a lift from a carter who talked about {stranger}, with [heat|respect|tears], the whole way to the [crossroads|turnpike].
      He had heard of {noun}, too, and looked <me|you|{name}> up and down as though that might be [catching|worth money].
      ? Then he drove off with {companion}’s [breakfast|pillow|hat] still on the tail.
      @humorous He waved, when {we} shouted, very [warmly|slowly|like a bishop|graciously].
      @neutral He was carrying [lime|chairs|geese|pews] to Sallow.`,
    `[A stile, a bull, a stile.|Stile, bull, stile.|There was a stile, and a bull.] {hero} told {companion}, halfway over, what {he} would do with the money if there were [money|any|a way].
      It was a [small|long|careful] list, with [a bath|a bath and a goose] in it.
      The bull leaned on the gate to [listen|think|chew], and [breathed out|sighed] when it came to the bath.
      @light {we} said good day to it, [both|as one would|with respect|at arm’s length].
      @emotional {noun} came last on the list, and {he} did not [say so|read that out].`,
    `By noon the country had changed its [hedges|accent|soil|mind]; even the crows said something else.
      {hero} tried out {noun} on an old man with a scythe, who whetted it, along the whole [length|edge], and went on mowing.
      That [was|meant] either no, or [yes|not here|ask next door].
      @dramatic When {we} looked round he had stopped, and was [mowing|sweeping] [towards {us}|backwards|in a circle].
      @mysterious There was no grass where he [mowed|stood|looked|had been].`,
  ],
  night: [
    `That night {we} slept in a hayloft, over [oxen|a christening|a choir practice], and the boards let up the [warmth|light] and the talk.
      {hero} lay and thought of {place}, and turned {thing} over and over in {his} mind, the way the tongue goes to a [tooth|gap].
      @neutral Down there somebody [counted|was counting] money, [twice|softly|backwards].
      @emotional {companion} had kept the drafty side, and [said|swore] that it was for the [view|owls|mice].`,
    `The fire would not take till {companion} had [sworn at|reasoned with] it in [two|three|seven] languages.
      Afterwards {we} sat with {our} boots [smoking|off|in {our} laps], and neither [wished|cared] to be the one to say lost.
      ¶ “I like it here,” {hero} said, in the end, and that did it; {we} [laughed|howled] till an owl left.
      @light {we} toasted the last of the [cheese|map|onion|crumpet].
      @humorous {we} were not lost, as it turned out, merely [trespassing|in the wrong county|on the map of somewhere else|early].`,
    `{hero} had the first watch, with a stick, and nothing came but a [hedgehog|frog], which looked at the fire as at the theater.
      {he} told it about {noun}, quietly, from the [beginning|middle].
      @mysterious Just before dawn it [went|looked|backed] away, as if at somebody [standing|sitting] behind {him}.
      @neutral The Plow went round by [about|just] the width of a [fist|barn|finger].
      ? It stayed to the end, which was [more than most|good of it|rare in a hedgehog].`,
    `{we} were let sleep in a chapel, on [hassocks|the bell ropes|the collection], with a saint over <me|you|{name}> who had lost his nose to the [frost|restorers].
      In the dark something went by outside, on [many|bare] feet, and took a [long time|quarter of an hour|whole psalm].
      {companion} said afterwards that it was [sheep|leaves|a choir|rain].
      @dramatic It had [stopped|halted] once, at the door, and [breathed|tried it|counted].
      @mysterious [In the morning|By daylight] the saint had [turned|his nose|moved along].`,
    `There was one bed at the inn and it had a [draper|drummer] in it, so {hero} slept in the bath, under the [tablecloth|bar towel].
      {he} dreamed of {stranger}, who was trying to sell {him} {noun} [by the slice|by the yard|on credit].
      {companion} slept standing, [against the pump|in the clock|in the font], and was [charged|billed] for stabling.
      @humorous In the dream it was [overpriced|mostly crust|stale|a little short].
      @light At six {we} were both woken by [bacon|a trombone|geese|a dropped tray].`,
    `Sleep did not come to <me|you|{name}>, so {he} sat up and mended the strap of {companion}’s [bag|boot] by the moon, with [waxed string|a bent nail].
      It was not asked for, and would not be [mentioned|noticed|thanked for|remarked on].
      @emotional At home there was a light, about now, in a certain [window|kitchen|stair]; {he} pulled the [stitch|knot] tight.
      @dramatic Out on the hill a second light [moved|had come nearer|grown], and kept to the [same|only] road.
      It [held|has held|may hold yet], that strap, for [years|good].`,
  ],
  memory: [
    `When {hero} {was} small there had been a [drawer|cupboard] at home that was never opened, and {he} had settled it in {his} mind that {noun} lived there.
      It turned out to be [fuses|candle ends|jam|string]. {he} had cried, and everyone had thought [it was the dark|it was a tooth|it was the herring|it was bedtime].
      @emotional Even now {he} could not pass a [shut|closed] drawer without being [polite|hopeful|sorry].
      @neutral The drawer was the [third|lowest|second|one that stuck].`,
    `Something about {stranger} put <me|you|{name}> in mind of {his} [aunt|schoolmaster|first employer], who had taught {him} to whistle, and to lie to [bailiffs|geese].
      ? Neither had seemed of much [use|beauty|sense] at the time.
      {he} whistled a bit of it now, and {companion}, who [could not|cannot] have known it, [took the second part|joined in|sang it flat].
      @light It went [rather|quite] well with [walking|crows|rain].
      @mysterious The tune had never had a [second part|name|last line|singer].`,
    `Once, at nine, {hero} had walked to the end of the [lane|harbor wall] to see where the world left off.
      A man had [been|sat] there, fishing, with no [hook|line|bait], and had asked {him} what kept {him}.
      {he} had [never told anyone|told nobody|kept that from everyone], and [told|said] it now to {companion}’s back.
      @mysterious {companion} did not [turn|look] round, but the back [listened|knew|stiffened].
      @dramatic He had had {his} own [voice|scar|boots|way of coughing].`,
    `There was a supper that {hero} kept for bad roads: [dumplings|herrings], the lamp with the crack, everyone talking, and a chair pulled out for {him}.
      {he} had been late that day, and had been cross, and had not [sat down|stayed|kissed anyone|taken {his} coat off].
      @emotional What {he} would have said was [quite|very] [short|simple|ordinary].
      @neutral The crack was [shaped|bent] like the [coast|letter L|river at home].
      ? {he} ate there now, for a mile or so, [in full|with seconds|and {was} passed the salt].`,
    `The first thing {hero} ever stole was a pear, and the second was the ladder, so as to put [the pear|it] back.
      It came to {him} because of {thing}, which had not exactly been [bought|earned|paid for|offered].
      ¶ “[I’d have eaten it|I’d have kept it|You should have run|That’s no way to steal],” said {companion}, on being told. “[Twice.|Ladder and all.|Core and all.|Every time.]”
      @humorous The [owner|next tree|wasp|vicar] had pressed charges.
      @light It had been a very [good|sticky|small|green] pear.`,
    `{he} had a scar on {his} thumb, from the winter of the [wolves|long frost|fever], and it always itched [in front of|ahead of] something.
      It had itched before the [flood|wedding|thunder], and all night before a [letter|visitor] that never came.
      {hero} put the thumb in {his} mouth, and thought about {noun}.
      @dramatic Now it had [begun|started] to [bleed|burn|sing].
      @humorous It had also itched before [soup|a raffle|the wrong hat|Lent].`,
  ],
  escape: [
    `It was {companion} who got {us} out, with a [word|shove|wink], a [good|great] deal of nerve, and the butter dish.
      {hero} [never had it explained|never understood it|did not see all of it]. There was a [crack|roar|crash]; what was in the way looked elsewhere, for as long as it takes to [sneeze|blush], and {we} ran.
      @light {we} [still had|had kept] the [lid|butter|knife].
      @humorous The dish was [borrowed|marked PROPERTY OF|silver plate|not insured].`,
    `There is a courage that is only being too [tired|hungry] to mind, and {hero} had it.
      {he} walked [straight|right] at what was in the way, [begging its pardon|with {his} hat off|with {his} eyes shut].
      It was so unused to this that it [sat down|stepped aside|gave way|moved its feet].
      @neutral It took [six|seven|nine] steps[|, all told].
      @dramatic On the [fifth|last but one] {he} had felt its [breath|teeth|hair] on {his} hair.`,
    `{hero} did the only thing {he} had ever been really good at, and [sang|pretended to faint|fell over].
      [The effect was all that could be wished.|It worked better than it deserved.|There was a silence.] What had held {us} [leaned in|lost interest|looked round], and {companion} had {him} out by the collar and up the road.
      @humorous {he} {was} asked [not to do it again|for an encore|what it was meant to be|to leave a card].
      @emotional {companion} held on to the [collar|coat|cuff|sleeve] for longer than the danger did.`,
    `A small child, of the [kind|sort] that is always [under tables|about|up trees], took <me|you|{name}> by the finger and showed {him} the other way.
      It went by [a drain|the back of things], on hands and knees, among lost [spoons|balls].
      {we} came out in the open, with the child [gone|holding out a hand for the penny|selling the story|telling a dog].
      @mysterious The hand had had [too many joints|no warmth|six fingers|no shadow] to it.
      @light {companion} stuck, and had to be [sung at|buttered|paid for|talked thin].`,
    `Somewhere a clock struck, [cracked|out of turn|twice over], and whatever it was that had {us} in its [grip|charge] was off duty.
      It put on a [cap|muffler|shawl|nightcap]. It said good night, [stiffly|to {companion} in particular|wearily], and went home to its [tea|supper].
      @humorous Its relief [was|must have been] [late|on holiday|asleep].
      @neutral The clock was [six|eleven|nine] minutes [fast|ahead].
      {hero} did not wait to [set it right|wind it|wait for the quarter].`,
    `{hero} [let go|stopped|gave in]. {he} had been [pulling|pushing|leaning] with all {his} [might|weight], and so had it, and now there was suddenly a good deal of room.
      {we} lay in the [road|grass|hedge] outside, [upside down|in a heap], and got {our} wind.
      ¶ “[Who taught you that?|Where did you learn that?|Is that a real thing?]” [asked {companion}|{companion} wanted to know|said {companion}, upside down]. It had been a [drunk|swan|bad tooth|goat at a fair].
      @dramatic There was a [nail|boot|pocket] of {hers} that [stayed|got left] behind.
      @emotional {he} found that {he} {was} [laughing|shaking|hiccuping], and [took|accepted] the dry sleeve.`,
  ],
};
