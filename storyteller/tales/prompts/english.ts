export const english: readonly string[] = [
  'Marnie looks after the lost mittens at her school. One winter morning a very small blue mitten asks, politely, to be taken home, and it will only say that home is warm, has stairs, and smells of soup.',
  'A shy dragon called Bertram moves in above the bakery and offers to light the ovens. Everyone in Pennywick Street loves the bread, but nobody has remembered to invite him to the summer picnic.',
  'Every night the lighthouse at Gull Point tells one story to the ships. Tonight it has run out, and Teddy, the keeper’s grandson, has until dark to collect a new one from somebody in the village.',
  'Oona finds a letter in her wellington boot. It is from the puddle outside her gate, which would like to see the sea just once before the summer dries it up, and has drawn a map.',
  'The town of Little Hush has lost its echo. Raj and his older brother, who argue about everything, must climb the quarry hill together and shout the one thing that they have never said.',
  'A pair of paper wings is hanging in the cloakroom with a label: For Whoever Needs Them. Nobody in Class Three will own up to needing them, until Pavel is told that he cannot be in the race.',
  'Granny Ames has knitted a jumper for the moon, and now somebody has to deliver it. Her granddaughter Isla has a bicycle, a very long ladder, and a cat who claims to know a short cut.',
  'A bear named Mr Humble wants to join the orchestra, but the only thing he can play is the triangle, and there is a goose who has played it for forty years and does not share.',
  'On the last page of a library book Hana finds a small door drawn in pencil. Each time that somebody returns the book late, the door is open a little wider, and tonight there is light behind it.',
  'The number nine bus has run away to find out where the road ends. Its driver, Mrs Abara, and a boy called Tom, who never once missed his stop, go after it with sandwiches and a spare wheel.',
];
