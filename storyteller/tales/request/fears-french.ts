import type { FearWords } from './fear-words.ts';
import { HEARD_SOUNDS } from './onomatopoeia.ts';

const PLACES =
  'lits?|li|rideaux?|placard|armoire|penderie|fenetre|porte|escaliers?|murs?|grenier|cave|plafond|couloir|salle de bains?|chambre|coffre|panier|toit|jardin|volets?|baignoire|commode|tiroir|salon|toilettes|miroir|garage|cabanon|canape|maison|coin|radiateur|rido|buffet|evier|cuisine|bureau|tente|cheminee|balcon|terrasse|portes?|placar|armoir';

export const frenchFears: FearWords = {
  signs:
    'peurs?|catastrophes?|drames?|cirque|comedie|(?:ne |n’)(?!est|sont|sais|suis|trouve|mange|connai|faut|pense|mord)[a-z]+ (?:pas|plus|jamais)|c ?’?est (?:juste|seulement|que)|doit (?:rester|etre)|veut (?:rentrer|partir)|se retient|disparai\\w* (?:dans|derriere|sous)|demand\\w+(?: [a-z]+){0,3} qui|raide|entend\\w*|eveillee?s?|lache plus|pas passer|fait (?:un detour|le tour)|mal au ventre|verifi\\w*|releve\\w*|mais pas|entre (?:pas|plus|jamais)|veut bien|evit\\w*|recul\\w*|pali\\w*|gorge serree|boule au ventre|ventre|se fige|fige\\w*|agripp\\w*|s’agrippe|pense|imagin\\w*|fui\\w*|file|blott\\w*|rougi\\w*|muett?e?|silence|effray\\w*|terrifi\\w*|terreur|trouille|frousse|angoiss\\w*|paniqu\\w*|pleur\\w*|hurl\\w*|crie\\w*|cach\\w*|ecoute\\w*|refus\\w*|(?:veut|veux|veu|peut|ose|osent|veulent|aime|dort|j?arr?ive|supporte|va|met) (?:pas|plus|jamais)|n’(?:ose\\w*|aime\\w*|arrive)|oreilles|en courant|s’enfuit|s’enfuient|horreur|detest\\w*|trembl\\w*|tous ses etats|persuade\\w*|surs? que?|sure?s? qu’|croi\\w*|dit qu[e’]?|reclam\\w*|crise\\w*|tetanis\\w*|s’accroche|parle a|rappelle|inquiet\\w*|stress\\w*|reveill\\w*|colle|serre|affol\\w*|sursaut\\w*|bloque\\w*|jamais|sanglot\\w*|hors de question|caprice\\w*|cauchemar\\w*|n’arrete pas|etrange|bizarre|redout\\w*',
  night:
    '(?:la|en pleine|chaque|cette|toutes les|de) nuits?|nuit|la nui|le soir|chaque soir|soirs|au lit|dans (?:le|son) lit|dort|dorment|dormir|dors|eveillee?s?|couch\\w*|endor\\w*|minuit|fermer l’œil|sous la tente|noir|lumiere|etei\\w*|dodo|couette|couverture|oreiller|pyjama',
  hidden: `(?:sous?|der+iere?|dans|sur|devant|dehors|chez|au-dessus de|a|du|au|de la) ?(?:le |la |les |l’|mon |ma |son |sa |notre |un |une )?(?:[a-z]+ )?(?:${PLACES})`,
  unseen:
    'trucs? (?:qui )?(?:se |est )?cach\\w{0,4}|(?<!chercher |prendre |ecrire )quelque chose(?! (?:fait (?:toc|tap|boum|du bruit)|tape|frappe|toque|craque|grince|cogne|de|pour|sur|qui))|quelqu ?’? ?un(?! (?:reste|vient|vienne))|ce qui (?:vit|se cache)|des yeux|un visage|rien ne bouge|bouge\\w*|zombies?|squelettes?|vampires?|crocodiles?|voleurs?|serpents?|requins?|un monsieur|un homme|une (?:vieille |mechante )?dame(?= (?:vit|hab|dans|der|se c|sous))|s ?’ ?ouvr\\w{1,3} toute? seule?s?',
  sounds: `${HEARD_SOUNDS}|bruit?s?|toc-? ?toc|tapot\\w*|radiateurs?|voisin(?:e|s|es)? (?:du|d’au)[ -]dessus|alarme|sirene|craqu\\w*|grinc\\w*|claqu\\w*|tapent|tape|coups|[dl]es pas|vent|(?<=entend(?:s|ent|re)? )(?:le|la|les) [a-z]+|pas dans|chouette|hibou|hulul\\w*|gratt\\w*(?! (?:les|la|le) (?:oreilles?|tete|dos))|ronronne\\w*|bourdonn\\w*|galop\\w*|trottin\\w*|siffl\\w*|murmur\\w*|goutt\\w*|voix|tuyaux?|gargouill\\w*|cogn\\w*|camions?[ -](?:des |de la )?poubelles?|machine a laver|lave-(?:linge|vaisselle)|frigo|refrigerateur|congelateur|chaudiere|chauffage|ventilateur|vibr\\w{0,12}|bip(?:e|s)?|ronfl\\w*|tic-tac|grognement\\w*`,
  alone:
    'quand (?:je suis|il est|elle est|on est|ils sont)(?: [a-z]+)? seule?s?|(?:rester|monter|descendre|aller|dormir|etre|reste|dort|dorment|dors|s’endormir|s’endort|restent|laisse)(?: [a-z]+){0,2} seule?s?|(?:vient|viennent|finit|finissent|debarque\\w*|arrive\\w*|glisse\\w*|rejoint|rejoignent|dorment?)(?: [a-z]+){0,4} (?:dans|vers|a) (?:notre|mon|le) (?:grand )?(?:lit|chambre)|dans notre (?:lit|chambre)|(?:dort|endort)(?: [a-z]+){0,3} que si (?:quelqu|on|je|nous|sa|son|maman|papa)|(?:verifi\\w+|demand\\w+|voir)(?: [a-z]+)? (?:qu ?’?on|si on|que (?:je|nous)|si (?:je|nous))(?: [a-z]+)? (?:est|suis|sommes) (?:encore|toujours|bien)? ?la|contre (?:nous|moi)|nous (?:rappelle|appelle|reclame|rejoint)\\w*|(?:reclame|appelle)(?: [a-z]+)? (?:maman|papa|sa mere|son pere)|(?:pas|plus|jamais|refuse de)(?: [a-z]+){0,2} (?:dormir|rester|monter|aller) dans (?:sa|son|leur) (?:propre )?(?:chambre|lit)|nuit (?:toute? )?seule?s?|(?:dor\\w+|endor\\w+|reste\\w*|tient)(?: [a-z]+){0,3} sans (?:nous|moi|maman|papa|(?:les|leurs|ses|mes) parents|s[ao]n? (?:mere|pere|maman|papa))|(?:des qu|quand|lorsqu|si|aussitot qu|chaque fois qu)(?:e ?| ?’ ?| )?(?:on|je|j’|nous|maman|papa) ?(?:quitt\\w{0,12}|sor\\w{0,12}|ferm\\w{0,12}|lai\\w{0,12})(?: [a-z]{1,12}){0,3} (?:chambre|porte|piece|seule?s?)|(?:pas|plus|jamais) si (?:je |on |nous )(?:suis |est |sommes )?pas|(?:sans|que) (?:sa mere|sa maman|son papa|maman|papa|moi) (?:a cote|pres|reste\\w*)|pour (?:lui|elle) toute? seule?|(?<=peur )toute? seule?|toute? seule? (?:la nuit|le soir)|refuse (?:sa|son) (?:chambre|lit)|que (?:je|j’|on|nous|maman|papa) ?(?:reste|restions|dorme|sois|soit)(?: [a-z]+){0,2}',
  lights:
    '(?:lumiere|lampe) (?:qui )?s’etei\\w*|sans (?:aucune |la |sa )?(?:lumiere|veilleuse)|lumiere (?:allumee|du couloir|reste)|veilleuse|etei\\w* (?:la|les) (?:lumiere|lampe)s?|lumiere eteinte|(?:des qu|quand|lorsqu|si)(?: ?’ ?|e )(?:on|j|je|il|elle) ?(?:’ ?)?etei\\w{0,6}|obscurite|interrupteur|panne de courant|coupures? de courant|courant saute|lampe (?:de poche|torche)|etei\\w* tout|tout (?:est )?eteint|couloir allume|porte (?:[a-z]+ ){0,3}ouverte|(?:toilettes?|pipi|wc)(?: [a-z]+){0,3} la nuit|plutot que (?:d’ ?)aller aux toilettes|(?:la nuit|nuit) tombe|sans allumer|toute? noire?|(?:trop|tres|si|tellement) noire?|(?:voit|vois|voient) (?:plus |pas )?rien|(?:ferm|baiss|tir|descend)\\w{0,3} les (?:volets|rideaux|stores)|(?:volets|rideaux|stores) (?:(?:sont|est) )?(?:fermes|baisses|tires)|(?:le|du|dans le) noir|ombres?|toutes les lumieres',
  beings: {
    monster:
      '(?:ce qui|quelque chose qui) (?:vit|se cache|habite)|(?:regarde|verifie|inspecte)\\w*(?: [a-z]+){0,2} sous (?:le|son|mon) lit|monstres?|creatures?|croque-?mitaines?|pere fouettard|babau|monstr|betes?|(?:la )?grosse bete',
    ghost: 'fantom(?:es?)?|esprits?|revenants?',
    witch: 'sor[cs]iere?s?',
    wolf: 'loups?|(?<=(?:un|le|du|grand|mechant) )lou',
  },
  sure: {
    'vacuum cleaner': 'l?aspirateurs?|aspi',
    fireworks: 'feux? d’ ?artifices?|petards?',
    thunder: 'l?orages?|(?:ca|ciel) gronde|tonnerre|foudre|eclairs?',
    'hand dryer': 'seche-? ?mains?',
    hairdryer: 'seche-? ?cheveux?',
    blender: 'mixeurs?|blenders?|mixer|robot de cuisine',
    toilet: 'chasse d’ ?eau|tire la chasse|la chasse',
    escalator: 'escalators?|escaliers? (?:mecaniques?|roulants?)',
    haircut: 'coif+eu(?:r|se|z)s?|coupe de cheveux|coup\\w+ (?:les|ses) cheveux|salon de coiffure',
    'hair washing': '(?:lav|rinc|mouill)\\w* (?:les|ses) cheveux|shampo\\w+|(?:lave|mouille)\\w* la tete',
    dentist: 'dentistes?',
    needle: 'vaccin\\w*|piqures?|seringues?|prises? de sang|aiguilles?',
  },
  signed: {
    toilet: 'toilettes|wc|cuvette|pot',
    hospital: 'hopital',
    doctor: 'medecin|ophtalmo\\w*|oculiste|docteur|pediatre|infirmiere',
    cellar: '(?:la|une|cette|de|a la) cave|sous-sol',
    attic: 'grenier',
    lift: 'ascenseurs?',
    slide: 'toboggans?|glissades?',
    heights: 'hauteurs?|trop haut|passerelle|vertige|plongeoir|echelle|balcon|falaise|si haut|grande roue|accrobranche',
    waves: 'vagues?',
    sea: '(?:la|dans la|a la) mer',
    swimming: 'nager|natation',
    pool: 'piscine|grand bain',
    water: '(?:tete|visage|oreilles) (?:sous|dans) l ?’? ?eau|(?:dans|sous) l’eau|l’eau',
    bath: '(?:le|son|du|prendre un) bain|baignoire|douche',
    goose: 'oies?',
    rooster: 'coqs?',
    cow: 'vaches?',
    dog: 'chiens?|patou|molosse|berger allemand|doberman|rottweiler|dogue|aboi\\w*',
    spider: 'araignees?',
    insect: 'papillons? de nuit|insectes?|bestioles?|cafards?|chenilles?',
    beetle: 'scarabees?',
    mosquito: 'moustiques?',
    bee: 'abeilles?',
    wasp: 'guepes?',
    strangers:
      'inconnu(?:e?s?)|adresse la parole|(?:parl|demand|bonjour|repond)\\w*(?: [a-z]+){0,2} (?:aux|a|avec|des|les) (?:gens|personne|autres|adultes|grands|inconnus|voisins)|(?:gens|personne) qu\\w*|lever la main|prendre la parole|dire bonjour',
    dark: 'noir',
  },
};
