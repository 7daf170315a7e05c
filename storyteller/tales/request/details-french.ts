import type { DetailWords } from './details.ts';

const THE = '(?:le |la |les |l’|son |sa |ses |mon |ma |notre |un |une |du |de la |des |de l’)?(?:[a-z]+ )?';

export const FRENCH_DETAILS: DetailWords = {
  bed: `(?:sous|dessous|en dessous de|en-dessous de) ${THE}(?:lits?|lit superpose)`,
  wardrobe: 'armoire|placard|penderie|dressing',
  curtain: 'rideaux?',
  door: `(?:derriere|devant|a) ${THE}porte`,
  window: 'fenetres?|vitres?|carreaux?|balcon|lucarne|velux',
  corridor: 'couloir|corridor|palier|vestibule|entree',
  stairs: 'escaliers?|marches',
  attic: 'grenier|combles|mansarde',
  cellar: 'cave|sous-sol|sous sol',
  wall: `(?:dans|derriere|sur|a travers) ${THE}murs?|murs?|cloison`,
  ceiling: 'plafond',
  corner: 'coin',
  bathroom: 'salle de bains?|douche|baignoire|toilettes|wc|lavabo',
  kitchen: 'cuisine',
  garden: 'jardin|cour|buissons?|haie',
  box: 'coffre(?: a jouets)?|tiroirs?|commode|caisse a jouets|panier a linge',
  chair: '(?:sur|derriere) (?:la |le )?(?:chaise|fauteuil)',
  roof: 'toit|toiture|gouttieres?',
  shed: 'cabanon|garage|grange|remise|cabane',
  chimney: 'cheminee',
  radiator: 'radiateurs?|chauffage',
  pipes: 'tuyaux?|tuyauterie|canalisations?',
  wind: 'vent|courant d’air|rafales?|bourrasques?|mistral',
  rain: 'pluie|pleut|averse',
  owl: 'chouettes?|hiboux?',
  clock: 'horloge|pendule|reveil|tic-?tac|tic tac',
  fridge: 'frigo|refrigerateur|congelateur',
  floor: 'parquet|plancher|lattes?',
  shutter: 'volets?|stores?|persiennes?',
  branch: 'branches?|arbres?',
  elevator: 'ascenseur',
  neighbors: 'voisin(?:e|s|es)?|au-dessus|etage du dessus|a l’etage',
  mouse: 'souris|mulots?|loirs?',
  snoring: 'ronfl(?:e|ent|er|ements?|ait)',
  boiler: 'chaudiere|chauffe-eau|ballon d’eau chaude|machine a laver|lave-vaisselle|lave-linge|seche-linge',
  cars: 'voitures?|camions?|motos?|scooters?|trains?|circulation',
  tap: 'robinets?',
  bang: 'coups?|toque?(?:s|nt)?|frappe(?:nt)?|tape(?:nt)?|cogne(?:nt|r|ments?)?|claque(?:nt|ments?)?|boum|toc toc|claquer',
  scratch: 'gratte(?:nt|r|ments?)?|grattements?|griffe(?:nt|r)|grignote(?:nt)?',
  creak: 'craque(?:nt|r|ments?)?|craquements?|grince(?:nt|r|ments?)?|grincements?',
  howl: 'hurle(?:nt|r|ments?)?|siffle(?:nt|r|ments?)?|gemi(?:t|ssements?)|ulul\\w*|hulul\\w*',
  footsteps: 'bruits? de pas|des pas|marche au-dessus|pas dans',
  whisper: 'chuchot\\w*|voix|murmur\\w*',
  drip: 'gouttes?|goutte a goutte|plic ploc|ploc|gargouill\\w*|glouglou\\w*',
};

export const FRENCH_SETTINGS: DetailWords = {
  grandparents:
    'chez (?:sa |son |ses |ma |mon |mes |leurs? |notre |nos )?(?:mamies?|mamy|papis?|papy|grand-?meres?|grand-?peres?|grands-? ?parents|meme|pepe|mamie et papi|papi et mamie|nous|moi)(?: pour| en| pendant| quand)?|dort chez (?:nous|moi)|(?:grenier|maison|cave|chambre|appartement|jardin|cuisine|ferme) (?:de |du |des |d’)(?:sa |son |ses |ma |mon |mes )?(?:mamie|mamy|papi|papy|grand-mere|grand-pere|grands-parents)',
  'new home':
    'nouvelle maison|nouvel appartement|nouvel appart|vien(?:s|t|nent|ons) (?:d’emmenager|de demenager|de changer de maison)|(?:avons|a|ont|ai) (?:demenage|emmenage)|demenagement|on a demenage',
  'new room': 'nouvelle chambre|chambre a (?:lui|elle|moi)|propre chambre|sa chambre de grande?',
  holiday: 'en vacances|pendant les vacances|camping|gite|hotel|chalet|maison de vacances|location',
  sleepover:
    'soiree pyjama|dor(?:t|mir|s|ment|mons) (?:pour la premiere fois )?chez (?:son |sa |un |une |mon |ma |lui|elle)?[a-z]*|nuit chez (?:son |sa |un |une )?[a-z]+',
};
