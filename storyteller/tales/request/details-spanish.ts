import type { DetailWords } from './details.ts';

const THE = '(?:del |de la |de su |de mi |el |la |los |las |su |sus |mi |al |a la |un |una )?(?:[a-z]+ )?';
const UNDER = '(?:debajo|abajo|bajo)(?: de)?';
const IN = '(?:en|dentro|adentro|dentro de|detras|detras de|atras|atras de|tras|desde)';

export const SPANISH_DETAILS: DetailWords = {
  bed: `${UNDER} ${THE}(?:camas?|literas?|cunas?)`,
  wardrobe: `${IN} ${THE}(?:armario|ropero|closet|placard)|armario|ropero|closet|placard`,
  curtain: 'cortinas?',
  door: `${IN} ${THE}puertas?|(?:tras|detras de) ${THE}puerta`,
  window: 'ventanas?|ventanal|balcon',
  corridor: 'pasillo|corredor|recibidor|zaguan',
  stairs: 'escaleras?|escalones',
  attic: 'desvan|atico|altillo|buhardilla|tapanco|entretecho',
  cellar: 'sotano|bodega',
  wall: `${IN} ${THE}pared(?:es)?|pared(?:es)?`,
  ceiling: 'techo',
  corner: 'rincon|esquina',
  bathroom: 'bano|ducha|banera|regadera|water',
  kitchen: 'cocina',
  garden: 'jardin|patio|corral|huerto|huerta|arbustos',
  box: 'cajon(?:es)?|baul|caja de (?:los )?juguetes|comoda|cesto',
  chair: '(?:en|tras|detras de|sobre) (?:la |el )?(?:silla|sillon)',
  roof: 'tejado|azotea',
  shed: 'cobertizo|garaje|cochera|trastero|galpon|granero',
  chimney: 'chimenea',
  radiator: 'radiador(?:es)?|calefaccion|estufa|calefactor',
  pipes: 'tuberias?|canerias?|tubos',
  wind: 'viento|ventarron|vendaval|corriente de aire',
  rain: 'lluvia|llueve|aguacero',
  owl: 'buhos?|lechuzas?|tecolotes?|mochuelos?',
  clock: 'reloj|tic tac|tictac',
  fridge: 'nevera|refrigerador|heladera|frigorifico|refri',
  floor: 'suelo(?: de madera)?|tarima|parquet|duela|piso de madera|madera',
  shutter: 'persianas?|contraventanas?|postigos?',
  branch: 'ramas?|arbol(?:es)?',
  elevator: 'ascensor|elevador',
  neighbors: 'vecin[oa]s?|piso de arriba|los de arriba',
  mouse: 'raton(?:es|cito|citos)?|ratas?',
  snoring: 'ronc(?:a|an|ar|ando|ido|idos)|ronquidos?',
  boiler: 'caldera|calentador|boiler|lavadora|lavavajillas|secadora',
  cars: 'coches?|carros?|autos?|camion(?:es)?|motos?|tren(?:es)?|trafico',
  tap: 'grifo|canilla|llave del agua|llave de agua|gotera',
  bang: 'golpe(?:s|a|an|ando|teo|tea|citos)?|portazos?|pum|toc toc|tocan|truena|truenan',
  scratch: 'rasca(?:n|ndo|r)?|arana(?:n|ndo|r|zos)?|rasguna(?:n|ndo|r)?|rasgunos?',
  creak: 'cruj(?:e|en|ido|idos|ir)|chirri(?:a|an|do|dos|ar)|rechin(?:a|an|ar|ido|idos)',
  howl: 'aull(?:a|an|ido|idos|ar)|silb(?:a|an|ido|idos|ar)|gem(?:ido|idos|ir)',
  footsteps: 'pasos|pisadas|camina(?:n|ndo)? arriba',
  whisper: 'susurr(?:o|os|a|an|ar)|voces|murmullos?',
  drip: 'gote(?:a|o|ando|ar)|gotas?|plic|gorgote(?:a|o)',
};

export const SPANISH_SETTINGS: DetailWords = {
  grandparents:
    '(?:casa|desvan|atico|sotano|cuarto|pueblo|finca|jardin|cocina) de (?:su |sus |mi |mis |la |los |el )?(?:abuel[oa]s?|yay[oa]s?|abuelit[oa]s?|nona|nono|tata|iaia|avis)|donde (?:su |la |el |los |sus |mis? )?abuel[oa]s?|con (?:sus |los |mis )abuelos|(?:se queda|pasa|pasan) (?:[a-z]+ ){0,3}(?:conmigo|con nosotros|en mi casa)',
  'new home':
    '(?:nueva casa|casa nueva|piso nuevo|nuevo piso|departamento nuevo|nuevo departamento|apartamento nuevo|nos (?:acabamos de )?muda(?:mos|r|do)|mudanza|nos hemos (?:mudado|cambiado)|nos cambiamos de casa|recien mudados)',
  'new room':
    '(?:cuarto|habitacion|recamara|dormitorio|pieza) (?:nuev[oa]|propi[oa])|(?:nuev[oa]|propi[oa]) (?:cuarto|habitacion|recamara|dormitorio|pieza)',
  holiday: 'de vacaciones|en vacaciones|hotel|cabana|camping|apartamento de la playa|casa rural',
  sleepover:
    'pijamada|fiesta de pijamas|(?:duerme|dormir|duermen|dormimos) (?:[a-z]+ ){0,3}en casa de (?:su |un |una |mi )?[a-z]+|noche en casa de [a-z]+',
};
