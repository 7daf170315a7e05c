import type { Between } from '../../pack.ts';

export const between: Between = {
  road: [
    `{we} went by the top road, because it was longer, though nobody had [put it like that|said so|looked at a map].
      {hero} talked about {place}, and {companion} about the [hedge|price of lead].
      It is possible to be very happy on the subject of [lead|hedges|either].
      @light A cyclist passed {us}, and then turned round and passed {us} again, [smiling|ringing|singing].
      @neutral It was [three|four|two] miles by that way, instead of one.`,
    `There was a puddle, of the sort that has to be [discussed|jumped|named].
      {companion} went over first and held out a hand, and {hero} [took it|took that].
      On the far bank each waited for the other one to [need it back|let go|mention it].
      @emotional It was wanted again at the [stile|curb|gate], and that time there was no puddle.
      @humorous A [sheep|horse|constable], after a while, looked away.`,
    `The bus was full, and {hero} had the seat, with {thing} on {his} knees, and {companion} hung from the strap and said something about [brakes|the view].
      A child asked whether {we} were [in love|lost|related].
      Its mother said hush, and nobody answered for [two|three|four] stops.
      @dramatic At the [bend|bridge|level crossing] everybody leaned, and {companion} came down like a coat.
      @light “[Both|All of it|Yes],” the child decided, and got off.`,
    `{hero} had a stone in {his} shoe, and sat down on a [step|trough].
      {companion} looked for it, a good deal more [thoroughly|gravely|slowly] than there was any need.
      They had said something of {noun}, and {hero} could not remember one [word|thing].
      @mysterious It was not a stone, when it fell out, but a [bead|key|tooth], and a kind that {he} knew.
      @neutral {his} sock had a darn in it, in [gray|brown|green].`,
    `For once {we} were going the same way as everybody, with a [market|football crowd|funeral] coming out.
      It parted {us} at the lamp, and {hero} stood up on the curb of the [bank|fountain] to look.
      Over the hats somebody else was standing on something, [looking|waving|hatless].
      @dramatic Neither of <us|you|them> called, and both of <us|you|them> began to [push|run|swim].
      @emotional “I thought you’d gone,” said {companion}, as if it were about the [weather|bus|butter].`,
    `“You go ahead,” said {companion}, at the [turning|footbridge|toll house], “for I walk slowly.”
      But {hero} walked slowly too, it turned out, and so that was no [use|loss].
      {hero} did {stranger}, with the actions, and {companion} had to lean on a [gate|postbox].
      @humorous It was a private one, and there was nearly a scene, with a [vicar|colonel|goat].
      @mysterious When {we} had gone by, all the [dogs|lamps|shutters] in that street went down, one after the other.`,
  ],
  night: [
    `There was the one room left, and {we} sat up in the [kitchen|porch|snug] instead, with the cards, and the landlord’s cat to see fair.
      By three {companion} had the cat, and {hero} had [all the matches|a blanket].
      By four it had been moved across to be over [both|both of <us|you|them>|both, and the cat].
      @light The cat had dealt itself [in|out|an ace].
      @neutral It rained from two until nearly [six|seven|five].`,
    `{hero} could not sleep, and went down, and there on the stairs was {companion}, in a [coat|borrowed dressing gown].
      ¶ “I was just [going|thirsty|counting],” said {companion}, and moved along.
      The house ticked, and let down its [beams|shoulders|boards], and there was room on the stair for about one and a half.
      @dramatic On the landing a door opened, and shut, and neither of <us|you|them> [moved|let go|breathed].
      @humorous Nobody, as it turned out, had been [thirsty|asleep|going].`,
    `Two rooms had a wall in common, thin as a [wafer|visiting card|promise].
      {hero} lay and heard a boot come off, and a long wait, and then the other, put down with great [care|consideration].
      ¶ “Good night,” {hero} told the [roses|stripes] on the paper, and {was} told it back.
      @emotional {he} put {his} hand flat on it, and it seemed to be [warm|warm there|not so cold] from the other side.
      @mysterious In the morning the landlady said that it was the [outer wall|chimney|end of the house].`,
    `{we} had missed the last one, and so {hero} learned the [waiting room|bandstand] by heart: eleven slats, two initials.
      {companion}’s head had come down on {his} shoulder at about the hour of [the milk|owls|the mail].
      {hero} had an itch, and would have died sooner than [see to it|move].
      @humorous It was on the [nose|ankle|exact middle of the back], as it always is.
      @dramatic A [light|beam|train] went along the wall, slowly, over both of <us|you|them>, and was gone.`,
    `It was too [fine|warm|good] to go in, and {we} lay on the [slipway|cricket pitch], with {thing} for a pillow.
      {companion} was telling the stars, all wrong: the Ironing Board, the [Lesser Aunt|Two Spoons|Wet Dog].
      {hero} could find them without [trouble|help], and never could again.
      @light One of them fell, and was entered as a [fork|teaspoon|wish].
      @neutral The dew came down at about [one|two|midnight].`,
    `Someone had left a lamp on in the porch where {we} were staying, and a note: “[Kettle’s warm|Mind the third stair|Not the blue towel].”
      {hero} carried it up, and {companion} went in front, [barefoot|in one boot].
      The shadows did what shadows do, on ceilings, and had no [sense|manners|shame] at all.
      @mysterious At the top there was one more of them, and it [bent|leaned over|turned] and blew out the lamp.
      @emotional {hero} held it for a while after there was anything to [light|see by].`,
  ],
  memory: [
    `Somebody once had told {him}, on a [platform|landing|pier], that {he} would be easy to leave.
      It was said quite [nicely|lightly|kindly], with {his} scarf being done up.
      {hero} had gone about for a long time being [easy|that].
      @emotional {companion} had got the scarf, at the moment, and gave no sign of [giving it back|it|letting go].
      @neutral It was a plain [gray|brown|blue] one, of lambswool.`,
    `{his} parents used to dance in the [scullery|hall|yard], with the wireless low, so as not to wake anybody.
      {hero} would sit upon the top stair and watch the feet go in and out of the [light|doorway].
      Then the [news|kettle|shipping forecast] would come on.
      @light One of the feet was always in a [slipper|sock|gumboot], and the next one bare.
      @mysterious Years later {hero} had asked about it, and it had [never happened|been another house].`,
    `At the age of nine {hero} had been engaged, to somebody called [Pat|Robin], for a whole wet half-term.
      The ring was a [curtain ring|washer|bit of bath chain].
      It was broken off, with no hard feelings, over a [newt|penknife|goal].
      @humorous {he} took care, after that, to raise the subject [early|early on|of newts] with people.
      @light {companion} asked to know the other [side|party’s side|half] of it.`,
    `There was a letter of {hers} that had never been [sent|posted|finished with].
      {hero} had written it at a [kitchen table|railway station], in one go, and it had got as far as the lip of the box.
      It had gone soft, by now, like [cloth|an old banknote|a glove].
      @dramatic It had only wanted somebody to jog {his} [arm|elbow|hand].
      @mysterious Once {hero} had looked for it, and the flap had been [opened|steamed], and stuck down again.`,
    `It was the smell of the [rain|varnish|coats] that brought it back: a hall, a party going on behind a door.
      Somebody beside {him}, in the dark, was hunting through the [sleeves|scarves|pockets] and laughing.
      {hero} never found out [who|who it was].
      @dramatic “I’ve told you that, have I?” asked {companion}, though {hero} had not [said any of it|spoken].
      @emotional {hero} had kept on going to parties, for years, chiefly for the [coats|hall].`,
    `{hero} told {companion} about the winter of the [long frost|two jobs], and a second place at table, laid for the look of it.
      It had been rather good company, and did not [interrupt|mind fish|leave early].
      {companion} heard the story out and asked if it was [taken|still laid|free on Sundays].
      @neutral There had been a fork, a knife and a [spoon|glass|napkin] to it.
      @humorous The trouble, {hero} explained, was that it never [washed up|paid].`,
  ],
  escape: [
    `{hero} opened {his} mouth to be [clever|firm], and out came the truth.
      ¶ “We’re looking for something,” {he} said, “and we don’t really want to [find it yet|stop|get there|be done|say so].”
      It is a thing that [everyone|anybody|even a beadle] has wanted, once, and the way was made clear, with a good deal of [sighing|nudging|nodding|blushing|remembering].
      @dramatic {companion} had heard it too, and it was in the [open|air|road] now, and walked along with {us}.
      @neutral It took less than [a minute|half a minute|two minutes].`,
    `“We’re married,” said {companion}, suddenly, and took {his} arm, “and it’s our [anniversary|honeymoon|silver wedding|first quarrel].”
      Well, that was [different|another thing|quite different|a reason], and somebody found some [rice|confetti|sherry].
      {hero} went scarlet, and {was} told how it [became|suited] {him}.
      @light {we} kept it up as far as the [corner|bridge|church], and then, for safety, as far as the next.
      @emotional It was not the lie that had felt so odd, but how well it [fitted|went|wore].`,
    `Then {hero} laughed, from [nerves|sheer nerves], and it got into {companion}.
      People have to know what [the joke is|is so funny|they missed], and they began to grin, against their will, and somebody [snorted|wept|sat down|had to be held|blew it through the nose].
      [By the time that|When at last|As soon as] {we} could [stand|speak|breathe|see] {we} were on the other side.
      @humorous It was never established what was [funny|so funny|meant].
      @mysterious One voice went on laughing, behind {us}, a bit too [long|low|near].`,
    `It was {companion} who asked what nobody had: “Are you [all right|happy|cold]?”
      [Only yesterday|That very day|Last week] there had been a [letter|telegram|birthday|christening|parcel], it seemed, or there had not been one.
      {hero} held the [handkerchief|hat]; and when it had been blown into, {we} were shown the short way.
      @emotional “Nobody’s asked me that,” said somebody, [twice|in the end|and again], “since the spring.”
      @neutral The short way went through a [yard|laundry|boiler room|bakery|choir practice].`,
    `{hero} sat down, there and then, and began to unwrap the [sandwiches|cheese].
      {he} looked up, and looked at the last of it, and broke that, not quite in [half|three|two].
      Nobody can [keep up|enjoy|remember] a difficulty on the [good|pickle|other|crust] end of a sandwich.
      @light The pickle was passed along, and much [admired|wept over|discussed].
      @dramatic For a moment it had hung on the [mustard|crust|last bite].`,
    `“Swap,” {hero} said; “you be us, and we’ll stand here and say [no|never].”
      It was tried, and {companion} folded {c:his|her} arms and was [magnificent|very stern|a wall].
      It turned out to be a good deal harder to be two people who only want to [get by|get through|go on], and the part was handed back, with [respect|relief|a bow|an apology|great haste].
      @humorous They had been turned down [eleven|nine|six] times, and had begun to cry.
      @mysterious “It’s further than it looks,” somebody told {companion}, low, “for [two|a pair|both].”`,
  ],
};
