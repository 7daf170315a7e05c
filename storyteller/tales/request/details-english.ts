import type { DetailWords } from './detail-words.ts';
import { SOUND_DETAILS } from './onomatopoeia.ts';

/** Toys, pets and favorites have the same names as what is heard outside: not a toy fox, nor a fox called Rusty. */
const OWN =
  '(?<!(?:toy|stuffed|plush|plushy|cuddly|soft|wooden|pet|his|her|their|my|our|loves?|likes?) (?:[a-z]{1,12} )?)';
const NO_NAME = '(?! (?:called|named|set|tracks?|toys?|plush|books?|of))';

/** Something that is heard outside, if it is not the child’s own. */
const heard = (words: string): string => `${OWN}(?:${words})${NO_NAME}(?![a-z])`;

const THE = '(?:the |my |his |her |their |our |a |your )?(?:[a-z’-]+ ){0,2}?';

export const ENGLISH_DETAILS: DetailWords = {
  bed: `(?:under|underneath|beneath|below) ${THE}beds?`,
  wardrobe: `(?:in|inside|behind|from|of) ${THE}(?:wardrobe|wardrob|closet|cupboard|cubord|cupbord|cuboard)|wardrobe door`,
  curtain: `behind ${THE}curt[ai]+ns?|curtains? (?:moves?|moving)`,
  door: `(?:behind|outside|at) ${THE}door`,
  window: `(?:outside|at|behind|through|by|on|from) ${THE}window`,
  corridor: 'corridor|hallway|landing|passage|hall',
  stairs: 'stairs|staircase',
  attic: 'attic|loft',
  cellar: 'cellar|basement',
  wall: `(?:in|inside|behind|through|on) ${THE}walls?`,
  ceiling: 'ceiling',
  corner: `in ${THE}corner`,
  bathroom: 'bathroom|shower|bath|plughole',
  toilet: 'toilet|loo|for a wee|to wee|to pee|potty',
  kitchen: 'kitchen',
  garden: 'garden|bushes',
  yard: 'back ?yard|yard|farmyard',
  box: 'toy ?(?:box|chest)|trunk',
  drawers: 'drawers?|dresser|chest of drawers',
  basket: '(?:laundry|washing) basket|(?:laundry )?hamper',
  shelf: '(?:book)?shel(?:f|ves)|bookcase',
  chair: `(?:on|behind) ${THE}(?:arm)?chair`,
  roof: 'roof',
  shed: 'shed',
  garage: 'garage',
  barn: 'barn|stable',
  chimney: 'chimney|fireplace',
  radiator: 'radiators?|heating|heater',
  pipes: 'pipes?|plumbing',
  wind: 'wind|windy|gale|draught|draft',
  rain: 'rain|raining',
  owl: 'owls?|hoot(?:s|ing)?',
  clock: 'clock|ticking',
  fridge: 'fridge|refrigerator|freezer',
  floor: 'floor ?boards?',
  shutter: 'shutters?|blinds?',
  branch: 'branch(?:es)?|trees?',
  elevator: 'lift|elevator',
  neighbors: 'neighbou?rs?|next door|(?:flat|people|family|man|lady) (?:above|upstairs)|upstairs flat',
  mouse: 'mouse|mice',
  dog: '(?:a|the|next door’s|neighbou?r’s|neighbou?rs’) dogs? (?:barks?|barking|howls?|howling)|dogs (?:bark|howl)|barking',
  cat: 'cats? (?:fighting|yowl(?:s|ing)?|meow(?:s|ing)?)|yowling|caterwauling',
  fox: heard('fox(?:es)?'),
  frogs: heard('frogs|frog croak(?:s|ing)?'),
  crickets: heard('crickets|cricket chirp(?:s|ing)?'),
  pigeons: heard('pigeons?|doves?'),
  marbles: 'marbles?',
  bells: 'church bells?|bells',
  waves: '(?:the|sea|ocean|of) waves|the (?:sea|ocean)|surf',
  gate: 'gate',
  gutter: 'gutters?|drainpipe|downspout',
  hail: 'hail',
  beams: 'beams?|rafters|timbers?',
  bin: 'bins?|(?:trash|garbage) cans?',
  snoring: 'snor(?:e|es|ing)',
  boiler: 'boiler|water heater',
  'washing-machine': 'washing machine|washer',
  dishwasher: 'dishwasher',
  'air-conditioner': 'air[ -]?con(?:ditioner|ditioning)?|ac',
  fan: 'fan(?! of)',
  tv: 'tv|television|telly',
  cars: `${heard('cars?')}|traffic`,
  truck: heard('lorr(?:y|ies)|trucks?'),
  motorbike: heard('motorbikes?|motorcycles?|mopeds?'),
  train: heard('trains?'),
  plane: heard('planes?|airplanes?|aeroplanes?'),
  digger: `${heard('diggers?|excavators?')}|roadworks?|(?:building|construction) site`,
  tap: '(?<!tap[ -])taps?(?![ -]tap| (?:on|at|against) )|faucet',
  bang: `bumps?|bang(?:s|ing|ed)?|tap[ -]tap|tapping|taps (?:on|at|against)|thud(?:s|ding)?|thump(?:s|ing)?|knock(?:s|ing)?|clunk(?:s|ing)?|clank(?:s|ing)?|${SOUND_DETAILS.bang}`,
  scratch: `scra(?:t?ch|tc|th)(?:es|ing?|y)?|scrap(?:es|ing)|scrabbl(?:es|ing)|${SOUND_DETAILS.scratch}`,
  creak: `cre[ae]k(?:s|ing|y)?|squeak(?:s|ing|y)?|groan(?:s|ing)?|${SOUND_DETAILS.creak}`,
  howl: `howl(?:s|ing)?|moan(?:s|ing)?|whistl(?:es|ing)|${SOUND_DETAILS.howl}`,
  footsteps: 'footsteps?|steps|walking (?:about|around)|pacing',
  whisper: 'whisper(?:s|ing)?|voices?|murmur(?:s|ing)?',
  drip: `drip(?:s|ping)?|plop(?:s|ping)?|gurgl(?:e|es|ing)|${SOUND_DETAILS.drip}`,
};

export const ENGLISH_SETTINGS: DetailWords = {
  grandparents:
    '(?:at|staying with|stays with|stay with|sleeps at|visiting) (?:the |my |his |her |their |our )?(?:grandma|grandmother|gran|granny|nan|nana|nanna|grandad|granddad|grandpa|grandfather|grandparents|oma|abuela)(?:’s|s’|s)?(?: house| place| flat)?|(?:stay|stays|staying|sleep|sleeps|sleeping|sleepover) (?:with me|at (?:mine|our house|my house|nan’s|gran’s))|(?:he|she|they)(?:’s|’re| is| are)? stay(?:s|ing) with us',
  'new home':
    'new (?:house|flat|home|apartment|place)|(?:just |recently |have |we’ve )?moved (?:house|home|to|into|in)',
  'new room': 'new (?:bed)?room',
  holiday: 'on (?:holiday|vacation)|holiday (?:cottage|house|home|flat)|hotel|cottage|caravan|campsite|cabin',
  sleepover:
    '(?<!(?:com(?:es?|ing)|round|over|here) (?:for |to )?(?:an? |the |her |his )?)(?:sleepovers?|sleeping over|sleep over)(?! (?:at|in) (?:ours|our|home))|(?:at|to) (?:his |her |a )?[a-z-]+’s (?:house|place|flat)',
};
