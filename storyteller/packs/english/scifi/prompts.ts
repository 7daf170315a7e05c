export const prompts: readonly string[] = [
  'A lighthouse on the rim of a black hole has one keeper, Marta Quill, and one visitor in forty years: a small ship that radios to ask whether she would mind turning the light off, so its passengers can sleep.',
  'The last library on Mars lends out memories instead of books. When Ignatius returns one three weeks late, the librarian finds something extra inside it, a letter addressed to her that she has not been sent yet.',
  'Every robot on the night shift of the toy factory dreams of the same red kite. Mechanic Oona Bright is told to repair them, and decides first to find out who used to own it.',
  'A generation ship has elected a goldfish as its captain by mistake, and for nine years it has done rather well. Now young Tobias must explain to the whole crew that Admiral Bubbles has died in the night.',
  'Vera sells second-hand spacesuits. One comes in with somebody’s voice still in the helmet, giving directions to a garden on a moon where nothing grows, and asking whoever is wearing it to hurry, and to bring a trowel.',
  'The weather satellite called Percival has fallen in love with a hurricane. Its engineer has four days to talk it out of following her ashore, and it has begun to send him the most beautiful forecasts that anyone has ever read.',
  'Twins Lin and Lotte were born on two sides of a wormhole, eleven years apart. On the day they are to meet, each of them brings the same birthday present, and neither has told anybody what it is.',
  'On a colony where sleep is taxed, old Mr Adeyemi runs a secret dormitory beneath his bakery. The inspector who comes to close it has not shut her eyes in a year, and the bread smells of a warm bed.',
  'A piano is found floating beyond Saturn, in tune, with a lamp on it and a half-finished glass of water. Captain Ruth Halloran has orders to destroy anything unexplained, and a daughter aboard who has just learned one song.',
  'The machine that translates whales has begun to translate their silences as well. Dr Sabine Okonjo is the first to hear what they leave out, and it is about her brother, who went down with the station in the spring.',
];
