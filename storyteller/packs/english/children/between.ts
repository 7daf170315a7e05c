import type { Between } from '../../pack.ts';

export const between: Between = {
  road: [
    `The lane went on between [hedges|walls], with grass up the middle like a [parting|mane].
      {hero} walked on one side of it and {companion} on the other, and the talk went across, about {place}, and whether it had been [real|there before].
      {we} agreed that it had, by [four votes to none|a show of hands|five votes to one].
      @humorous A [snail|cow|thrush] had been given the other two.
      @neutral It was [six|four|seven] miles to the next signpost.`,
    `There is a game for [roads|long roads|walking], and {hero} [taught it to|tried it on|played it with] {companion}. One has to see something [round|blue], then something [hungry|late].
      {companion} won with a [postman|bishop|cow]. [He was all of them|That was all of them at once|It was unanswerable].
      So he joined in, and {we} had his company as far as the [bridge|turning|pond].
      @light He won the next one himself, with a [duck|bell|puddle].
      @neutral He had [three|two|four] letters that day, and two were for himself.`,
    `Rain came, the [thin|fat] kind, and {companion} drew {him} in under a [chestnut|cart|hayrick], beside a horse who had been there first.
      Nobody [knew what to say|could think of a remark|spoke]. Then the horse sighed, all down its [nose|length|front], and {we} [sighed too|did the same|felt better].
      It was a [very good|most satisfying|thoroughly frank] conversation.
      @emotional When the [sun|sky|thrush] came out nobody liked to be the first to go.
      @neutral It had lasted for a [quarter of an hour|good ten minutes|little over an hour].`,
    `“Is it [far|much further|this way]?” {hero} asked a woman in a [doorway|field], and she looked at {his} boots.
      ¶ “It depends what you’ve had to eat,” she said, and gave {us} each a [pasty|plum turnover|slice of pie]. After that it was not nearly so [far|steep|stony].
      ¶ “I’ll tell {noun} you’re [coming|fed],” she called.
      @mysterious It was a mile before {he} thought to [wonder|ask|mind] how.
      @light The last [crumb|crust|bite] had gone by then, and so had the mile.`,
    `A signpost stood where nothing [met|turned off|happened], with one arm. It said: Not This Way, [Probably|Sorry|Dear].
      {hero} [tried it|took it|went that way]. After all that had happened at {place}, one more wrong turning seemed [only friendly|no great matter|almost a treat].
      There were [blackberries|a great many blackberries|brambles]. {we} came out [purple|sticky|full], on the right road after all.
      @dramatic For a [moment|minute|whole bush], among the thorns, {he} could not see {companion} anywhere.
      @humorous {companion} [thanked|bowed to|apologized to] the signpost, to be on the safe side.`,
    `Further on the road was being [rolled up|painted|turned over], and everyone had to wait.
      {hero} got out {thing} and [showed it to|passed it round|explained it to] the men. They passed it along, each wiping his [hands|nose|spectacles] first.
      ¶ “I’d hang on to that,” said the last, and let {us} go by on the [edge|dry bit|daisies].
      @mysterious None of them would say [why|more|what it was].
      @emotional He had a small girl’s hair [ribbon|slide|bow] tied round his spade.`,
  ],
  night: [
    `{we} were lent a hayloft for the night, with a [cat|hen|goat] in it that wanted the middle.
      {hero} lay and listened to {companion} being [asleep|happy|nowhere near awake]. Far below a [cow|horse|donkey] shifted its feet, and sighed.
      {he} thought of {noun}, and wondered who was lending whom a loft [over there|tonight].
      @emotional Somebody had put a patchwork [quilt|cushion|blanket] by the ladder, folded, and gone away without a word.
      @neutral The hay was [clover|meadow grass|mostly clover], of that year’s cutting.`,
    `There was a bath to sleep in, and there was the [dresser|drawer], and {hero} won the bath.
      It had [feet|a view|lion’s paws]. From it one could see a star get caught in the [plum tree|weathercock|chimney pots], and not mind.
      ¶ “Are you awake?” asked {companion}, from across the [room|dark|landing]. “So am I,” said {companion}, [happily|at once|very wide awake].
      @light The tap [dripped|ticked|plinked] all night. By morning it was nearly a [tune|polka|hymn].`,
    `The lady of the house gave {us} supper, and a candle each, and [an attic with a rocking horse|the room with the rocking horse|a bed each beside the rocking horse].
      {hero} drew up the blanket and told {companion} the [whole|true|long] story of {stranger}, with [additions|the noises|improvements].
      By the end there were two [whales|bears|Tuesdays] in it.
      @humorous The rocking horse kept [leaning forward|stopping|creaking closer], to hear better.
      @mysterious In the morning its [nose|mane|tail] was wet, and there was hay on the floor.`,
    `{hero} could not sleep, so {he} counted things: [owls|church clocks], and creaks, and how many days.
      ¶ “[Count me|Try me|Do me instead],” said {companion}, in the dark. “It’s [quicker|shorter|warmer].”
      [One|Just one|One, and fast asleep], {hero} thought. It [was|turned out to be|seemed] enough.
      @dramatic Something went over the [roof|slates|gutters], on a great many feet. Then it went [back|back for something|over again, slower].
      @emotional {he} said the [number|word|sum] again, to be sure of it, and slept.`,
    `Evening found {us} on a [barge|hay cart|houseboat] with a kind uncle, though nobody’s in particular.
      He had cocoa, and a [concertina|budgerigar], and he let {him} hold the lantern while he told about the time he had almost met {noun:a}.
      The lantern went [up and down|to and fro|high and low], along with his voice.
      @mysterious Every time he got to the end, he began at a place a little further [back|off|up the river].
      @neutral The cocoa was made with [water|goat’s milk|rainwater], and was very hot.`,
    `It got dark in the [middle|wrong part] of a field, where a tent had been left standing with a note: Back on Friday, [do come in|mind the pegs].
      {hero} wiped {his} [boots|feet|nose, and then {his} boots]. {we} ate two of the [biscuits|gingerbreads|apples], and left three of {our} own, to be [ahead|fair|on the safe side].
      {he} wrote underneath: [Lovely tent|Most comfortable|With many thanks].
      @light By the light of the torch what was left had [moon-colored|silver|pale gold] edges.
      @dramatic All night the [wind|rain|owl] tried the door, and all night the one small peg held.`,
  ],
  memory: [
    `It was the smell of [wet wool|pencil shavings|floor polish] that did it. {hero} thought of the first day at school, and how {he} had hung {his} coat on the [wrong|highest] peg.
      [Nobody had said so|It was never mentioned|Not a word was said]. Somebody had just [moved up|hung up lower down|changed over].
      {he} wished {he} [knew who|could have seen|had said so].
      @emotional Whoever it was had gone home with a coat that smelt of [mops|paint|other coats].
      @neutral It was the [fourth|third|sixth] from the door.`,
    `{hero} used to have a [brown|one-eyed] bear, and it was lost on a train.
      For a year {he} made up where it had got to: [Vienna|Goole|Peru], and the sea. By the end it had a hat, and a [wife|bicycle|parrot].
      ¶ “[And you|What about you|And what did you lose]?” {he} [asked|said|wanted to know]. {companion} had lost a [mitten|kite|balloon] like that.
      @light That one, it was agreed, had [married well|gone into films|settled abroad].
      @humorous It was thought to be in [shipping|government|jam].`,
    `“When I was little,” {hero} told {companion}, “I believed the [moon|bus] came home with us.”
      {companion} looked [up|over|hard] at where it [would be|ought to be|had been].
      ¶ “[Doesn’t it|Are you sure|Why not]?” {companion} asked; and {we} went along for a [time|mile|bit] without deciding.
      @mysterious There was a second shadow on the [hedge|lane|bank], quite far back, keeping up.
      @neutral It was two days past the [full|half|new].`,
    `Someone was baking, and for the space of one [gate|house] {hero} {was} back in {his} grandmother’s kitchen, under the table.
      It was the [best|safest|finest] place in the [world|house|whole of the house]. There was a [biscuit tin|cat] in it, and from there everybody was just [shoes|shoes and voices|hems].
      The kind shoes always [came past twice|stopped|came tapping back].
      @emotional A hand would come down, with a [crust|raisin|currant] in it, and nobody would mention it.
      @dramatic Once it was [thundering|hailing|ringing and banging], and the shoes ran; and then the hand came anyway.`,
    `{hero} remembered a paper boat, and how fast it had gone, and the [drain|bridge] where it went under.
      {he} had run to the other side to [see it come out|be there first|wave it through]. {he} had waited until [supper|the lamps|the owls].
      Perhaps it was only [slow|taking its time|seeing the sights]. Perhaps {noun} had gone by [on|beside] it.
      @light It had had a flag, and a [raisin|button|pea] for a captain.
      @mysterious There was a boat in the [ditch|gutter|brook] now, of gray old paper, with nobody aboard.`,
    `There had been a [play|school play|pageant], once, in which {hero} {was} the second [sheep|sheep from the left|lamb].
      {he} had one word, and it was [baa|baa, twice|baa, with feeling]; and when it came to it, {he} [could not|had lost it|stood there]. It was [quiet|dark|hot]. Then the [first|other|littlest] sheep said it for {him}.
      @humorous The critics were [kind|few|very fair]. They singled out the [scenery|curtain|piano].
      @emotional {he} had never said “[thank you|thanks|much obliged]”. It had seemed too [long|large|late] a word, by then.
      @dramatic Even now, in any sort of [hush|crowd|pause], {he} could feel it coming: the line.`,
  ],
  escape: [
    `Nobody could think what to [do|try|say next], and so {hero} [said please|said please, quite loudly|tried please].
      It was not a [clever|large|new] word, but {he} meant it, and it went home like a key. There was some coughing, and a [shuffle|blush|sniff].
      ¶ “Well, if it’s like that,” came the answer, and {we} were [let by|waved on|shown the way].
      @emotional It had been a long time, plainly, since anyone had [tried|used|heard] it there.
      @neutral It took [four|three|five] seconds, with the comma.`,
    `{hero} [got the hiccups|hiccupped|began to hiccup]. It was the worst [moment|place] for it, and they were the [loud|bouncing] sort.
      Everybody had [a cure|advice|an aunt’s cure]. They stood on their heads to [show|encourage|amuse] {him}, they fetched water, they argued, and in the end they all held their breath.
      While they [did that|were at it|turned red], {we} [went on through|slipped past|hiccupped by].
      @light The hiccups stopped on the other [side|side of the hill|bank], having done what they came for.
      @humorous Some of them are holding it [yet|to this day|still], and are very proud.`,
    `There was just time for {companion} to whisper [one word|two words|the plan]: “Be furniture.”
      {hero} [put|held|stuck] out {his} arms and {was} a [hat stand|small table]. It is all in the [knees|face|breathing]. After a bit nobody was [looking|interested|shouting]; and a bit after that, somebody hung up a [coat|hat|wet scarf].
      The furniture left by the [side|window|stairs].
      @humorous It kept what it had been given for a [street|field|corner] or so, and sent it back with a note.
      @mysterious In the corner a real [chair|stool|footstool] had been watching, and moved its legs to let {us} by.`,
    `“I’ll [wait, then|just wait|wait, if I may],” {hero} said, and sat [down|on a stone|on the bag], and so did {companion}.
      It turns out that there is nothing so hard to [stop|guard against|argue with] as somebody waiting. First there was [staring|muttering|a silence]. Then there was [foot-tapping|whistling|a long sigh], and then there was a cup of tea.
      By the [second|third] cup {we} were [shown|handed|walked] out the short way.
      @neutral It was served with [milk|lemon|ginger biscuits], and in the good cups.
      @dramatic Not once, in all that time, did {he} look [away|down|at the way out].`,
    `{hero} told a [story|long story|tale]. {he} began it without knowing the end, about a pea that wanted to be [tall|king|round].
      [All was still|Nobody stirred|Not an ear moved]. At the [exciting|best|worst] part {he} stopped, and said that the rest would be told on the [other|far] side of the way.
      There was quite a [rush|scuffle|gallop] to clear it.
      @light The pea, since everyone asked, got as far as [Duke|Alderman|Lord Mayor].
      @emotional One of them [cried|sniffed|went pink] at the end, and said that it was about him.`,
    `It came out that somebody there had [a splinter|something in one eye|a sore thumb], and had not liked to say.
      {hero} [looked|bent close|put on a doctor’s face], and had it out with the corner of a [handkerchief|map|scarf]. {companion} held the [lamp|other end|hand that shook].
      After that nobody could [remember|say] what the fuss had been [about|for], and they all came to [see {us} off|wave|carry the bag].
      @dramatic “[Ready|Brave|Eyes shut]?” {he} [said|asked|whispered]. “One, two,” and [did it|it was out|pulled] on two.
      @mysterious It was not what {he} had [thought|expected|seen] at all, under the lamp. It was the very smallest [key|bell|whistle].`,
  ],
};
