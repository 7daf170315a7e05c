import type { Genre } from '@storyloom/shared/domain';

/** What a genre's stories are made of. Each list is long enough that scenes do not look alike. */
export interface World {
  readonly home: string;
  /** What the hero looks for when the prompt names nothing. */
  readonly noun: string;
  readonly placeKinds: readonly string[];
  readonly places: readonly string[];
  readonly helperKinds: readonly string[];
  readonly helpers: readonly string[];
  readonly thingKinds: readonly string[];
  readonly things: readonly string[];
  /** The image a story opens with and comes back to. */
  readonly image: string;
}

const list = (text: string): readonly string[] => text.trim().split(/\s*,\s*/);

/** The worlds of the four genres. */
export const WORLDS: Readonly<Record<Genre, World>> = {
  fantasy: {
    home: 'the hill village of Harrow Fen',
    noun: 'lantern',
    image: 'the lamp in the window',
    placeKinds: list(
      'drowned, silver, crooked, sleeping, windless, hollow, amber, frost-bitten, upturned, whispering, moonlit',
    ),
    places: list(
      'orchard, bridge, abbey, quarry, ford, market, watchtower, marsh, library, stair, mill, causeway, garden',
    ),
    helperKinds: list(
      'patient, half-blind, soft-spoken, weather-beaten, suspicious, very tall, barefoot, cheerful, solemn',
    ),
    helpers: list(
      'ferryman, beekeeper, hedge witch, bell-ringer, mapmaker, shepherd, blacksmith, owl-keeper, pilgrim, weaver',
    ),
    thingKinds: list('brass, bone, glass, river-worn, blackened, thrice-mended, warm, humming, plain, feather-light'),
    things: list('key, whistle, compass, ring, needle, bell, coin, mirror, thimble, candle, knife'),
  },
  scifi: {
    home: 'Calder Station',
    noun: 'signal',
    image: 'the amber light above the airlock',
    placeKinds: list(
      'derelict, pressurised, rust-red, half-built, low-gravity, flooded, sunward, unlisted, frozen, humming',
    ),
    places: list(
      'relay, dock, greenhouse, foundry, archive, crater, habitat, tether, observatory, reactor hall, spaceport, mine',
    ),
    helperKinds: list(
      'retired, grease-stained, precise, sleepless, courteous, second-hand, blunt, homesick, one-armed',
    ),
    helpers: list(
      'pilot, archivist, salvage robot, botanist, dock master, cartographer, engineer, medic, translator, courier',
    ),
    thingKinds: list('cracked, hand-soldered, obsolete, warm, matte black, unlabelled, palm-sized, scorched, humming'),
    things: list(
      'transponder, memory core, lens, fuse, data slate, valve, beacon, circuit, gyroscope, antenna, cipher',
    ),
  },
  children: {
    home: 'Pudding Lane',
    noun: 'kite',
    image: 'the moon over the garden gate',
    placeKinds: list(
      'bouncy, sparkly, sleepy, upside-down, marshmallow-soft, very muddy, tickly, topsy-turvy, cosy, breezy',
    ),
    places: list(
      'meadow, puddle, treehouse, bakery, pond, haystack, hill, pumpkin patch, boat, railway, tunnel, playground',
    ),
    helperKinds: list('giggling, sleepy, polite, round, freckled, hungry, bashful, chatty, proud'),
    helpers: list('hedgehog, duck, snail, badger, baker, goose, mole, rabbit, frog, lighthouse keeper, bear'),
    thingKinds: list('shiny, wobbly, stripy, jam-covered, tiny, squeaky, spotted, warm, knitted'),
    things: list('button, spoon, whistle, scarf, pebble, acorn, teapot, umbrella, feather, marble, bell'),
  },
  romance: {
    home: 'the harbour town of Saint Orla',
    noun: 'letter',
    image: 'the blue door at the end of the quay',
    placeKinds: list(
      'rain-washed, candlelit, half-empty, sun-warmed, old, borrowed, crowded, sleepy, salt-bleached, familiar',
    ),
    places: list(
      'bookshop, ferry, café, rose garden, dance hall, station, bakery, balcony, museum, boathouse, courtyard, attic',
    ),
    helperKinds: list('talkative, widowed, sharp-eyed, kind, romantic, tactful, silver-haired, impatient, smiling'),
    helpers: list(
      'florist, postman, pianist, bookseller, landlady, tailor, captain, baker, photographer, neighbour, waiter',
    ),
    thingKinds: list('faded, folded, pressed, silver, unposted, ribboned, careless, well-kept, rain-spotted'),
    things: list('photograph, ticket, postcard, locket, recipe, program, glove, map, handkerchief, book, note'),
  },
};

/** Names for a hero whom the prompt does not name, with the pronouns they use. */
export const NAMES = [
  ['Mara', 'she'],
  ['Tobin', 'he'],
  ['Ilse', 'she'],
  ['Anselm', 'he'],
  ['Juniper', 'she'],
  ['Corin', 'he'],
  ['Neve', 'she'],
  ['Oren', 'he'],
] as const;
