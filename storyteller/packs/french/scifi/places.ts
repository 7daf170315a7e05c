import type { Place } from '../../pack.ts';
import { placesBeyond } from './places-beyond.ts';

const placesNear: readonly Place[] = [
  {
    noun: { the: 'la gare de fret', a: 'une gare de fret' },
    chapter: 'La gare de fret',
    arrive: `Dans la gare de fret, des robots chargent [toujours|jour et nuit|avec zèle] des caisses vides dans des wagons [vides|sans toit|de brume], et en donnent reçu.
      La compagnie a fait faillite il y a [trente|vingt|quarante] ans ; personne n’a [osé le leur dire|trouvé l’interrupteur|payé la dernière heure].
      <J’aide|Tu aides|{name} aide> à porter [du néant|une tonne de rien|une caisse légère], [pour être poli|le temps d’une chanson|par solidarité] //et le contremaître, [un vieux modèle|sans regarder|d’une pince], tamponne une main.
      @light La pause dure [une seconde|deux secondes], et elle est sacrée.
      @humorous Il est interdit de fumer près du [rien|vide].`,
    trouble: `Une sirène : l’inspection, la première depuis [trente|vingt|quarante] ans, est annoncée pour [tout de suite|avant-hier|dans une minute], et les robots cherchent de quoi remplir [les caisses|un wagon|les bons].
      Ils trouvent ce qui est tiède, [plein|lourd|qui bouge], et le pèsent avec [émotion|respect|des bips].
      On cloue déjà un couvercle au-dessus de <ma tête|ta tête|la tête de {name}> //et le train [siffle|s’ébranle|part], à l’heure, pour [nulle part|l’étranger|la casse].
      @dramatic Un clou. Deux. Il fait [noir|chaud] dans la caisse.
      @neutral Le bon indique : [soixante|cinquante] kilos, divers.`,
    leave: `Quand la gare [s’éloigne|rapetisse|se tait], les bras des robots montent et descendent encore, comme [une prière|des blés|un orchestre sans musique].
      Le contremaître a donné, en souvenir, un bon de livraison [signé|vierge|en règle], valable pour une chose, [n’importe laquelle|au choix|à retirer].
      <Je réfléchis|Tu réfléchis|{name} réfléchit> un peu, puis on y inscrit {noun}, au crayon, [pour voir|tout petit|au cas où].
      @emotional Sur l’étagère, il y avait trente bons, [tous cochés|jamais servis], au nom d’un homme.
      @mysterious La case livré, le soir même, est [cochée|tiède].`,
  },
  {
    noun: { the: 'le verger flottant', a: 'un verger' },
    chapter: 'Le verger flottant',
    arrive: `Les pommiers poussent sans haut ni bas, racines [au cœur|emmêlées|en boule], branches vers [partout|les murs|les six côtés], et l’on cueille à la nage, un panier [aux dents|au pied|attaché].
      Une pomme lâchée fait [le tour du verger|trois fois le tour|une orbite] avant de revenir, [plus mûre|piquée|à l’heure du goûter].
      <Je pousse|Tu pousses|{name} pousse> du talon, [trop fort|vers une rouge|sans savoir] //et des pépiniéristes, [blasés|en grappe|la serpe au cou], se rangent pour laisser passer.
      @light On vole, on mord, [on rit|on cogne une abeille], tout cela en même temps.
      @neutral Le verger compte [neuf cents|huit cents] arbres, dans tous les sens.`,
    trouble: `On secoue [d’un coup|par erreur|au cœur], et la récolte entière se décroche : [dix|vingt|trente] mille pommes, sans poids, mais [très décidées|lancées|dures comme des poings].
      Elles rebondissent aux parois, [s’énervent|se comptent|prennent de la vitesse], et bouchent la seule écoutille, [rouges|serrées|jusqu’au joint].
      L’air, dans l’intervalle, se met à manquer, car les pommes [respirent aussi|ont priorité|cognent la vanne] //et <je prends|tu prends|{name} prend> la dixième [en plein front|dans les côtes|à l’épaule].
      @dramatic Une clavette saute. La serre [craque|se fend], loin, sous les feuilles.
      @humorous Le chef jardinier appelle cela [compote|l’automne].`,
    leave: `Il reste dans les poches de quoi faire [une tarte|des remords|trois goûters], et, dans les cheveux, [une abeille|une feuille|de la fleur].
      Un greffeur, [attaché par la ceinture|la tête en bas|entre deux branches], dit qu’aucun arbre ne sait où il va, et qu’ils donnent [quand même|tous les ans|des pommes].
      <Je note|Tu notes|{name} note> cela sur [une écorce|le panier|la manche], au-dessous du mot {noun:bare} //et il faut réapprendre à marcher, [le cœur flottant|un pied après l’autre|en se tenant].
      @emotional Une pomme suit, jusqu’au sas, [têtue|toute petite], et on la prend.
      @mysterious Coupée en deux, elle a, au lieu de pépins, [une étoile|un chiffre].`,
  },
  {
    noun: { the: 'le musée des erreurs', a: 'un musée' },
    chapter: 'Le musée des erreurs',
    arrive: `Le musée des erreurs expose, sous [verre|cloche|bonne garde], la fusée à voile, la brosse [pour casque|trois fois trop longue|à remous], le règlement de [l’amour|la gravité|la sieste].
      Chaque vitrine a un bouton, [rouge|de nacre|usé], qui [recommence l’erreur|fait entendre l’ingénieur|allume un soupir], et un banc pour [s’en remettre|méditer|compatir].
      <J’appuie|Tu appuies|{name} appuie> sur le [troisième|dernier|plus usé] //et une voix, [jeune|fière|pleine de projets], annonce que cela va marcher.
      @emotional La voix est celle du gardien, [il y a longtemps|avant]. Il époussette.
      @humorous L’entrée est libre ; c’était [une erreur|la première pièce].`,
    trouble: `À l’étage, on garde la plus belle, et elle est [sous tension|armée|tombée de son socle] : une porte qui ne s’ouvre que [sur elle-même|du mauvais côté|hier].
      Elle a [claqué|tourné|avalé l’escalier], et, de salle en salle, les erreurs [se réveillent|se répètent|s’additionnent], bourdonnent, reprennent leur élan.
      <Je reviens|Tu reviens|{name} revient> sans cesse au même [palier|cartel|gardien], en un peu plus [petit|tard|flou] //et la fusée à voile, en bas, [chauffe|compte à rebours|se souvient].
      @dramatic Six. Cinq. [Le chiffre quatre manque|Quatre est exposé ailleurs].
      @mysterious Une vitrine neuve porte [la date du jour|une photo d’ici].`,
    leave: `À la boutique, on ne vend que [des gommes|du papier carbone|des secondes chances], et la vendeuse rend [trop|mal|toujours dix] sur vingt.
      Au livre d’or, les visiteurs confessent la leur, en [deux lignes|vers|petits caractères] : [un mariage|un carrefour|un silence].
      <J’écris|Tu écris|{name} écrit> un mot, {noun:bare}, sans savoir encore s’il est [à sa place|du bon livre|d’or] //et la page, d’elle-même, se [tourne|gondole|corne].
      @light La gomme achetée efface [les autres gommes|la vendeuse, un peu].
      @neutral Le musée ferme à [dix-sept heures douze|midi], par erreur.`,
  },
  {
    noun: { the: 'l’hôtel des endormis', a: 'un hôtel' },
    chapter: 'L’hôtel des endormis',
    arrive: `À l’hôtel des endormis, on loue au [siècle|demi-siècle|mois froid] : trois cents capsules, [rangées comme des couverts|une veilleuse chacune|du givre aux vitres], et un concierge en [moufles|pantoufles|peignoir].
      Chacun a laissé sur la porte [un vœu|l’heure du réveil|un oiseau empaillé], et l’on ne parle que [bas|par gestes|de la pluie].
      <Je lis|Tu lis|{name} lit> les pancartes en passant, [réveiller pour la paix|pas avant maman|quand ce sera guéri] //et le concierge, [du coude|sans bruit|d’un doigt], remonte les pendules.
      @emotional Devant le [douze|cent quatre], il y a chaque soir une rose fraîche.
      @neutral Il fait [quatre|deux] degrés dans les couloirs.`,
    trouble: `Une alarme, et les trois cents [se réveillent|ouvrent l’œil|s’assoient] ensemble, en [chemise|colère|plusieurs langues], pour demander si [c’est guéri|la guerre est finie|maman est là].
      Le concierge, [blême|en pleurs|sous le comptoir], ne sait que dire, et pousse vers eux le premier [venu|réveillé|qui passe], c’est-à-dire <moi|toi|{name}>.
      La foule froide [s’approche|barre l’escalier|se presse], de la glace plein les cils //et il suffirait d’un [non|silence|mauvais mot].
      @dramatic Trois cents mains. Elles sont [bleues|froides]. Elles attendent.
      @humorous Quelques-uns, pratiques, réclament [le petit déjeuner|leurs intérêts].`,
    leave: `L’hôtel bourdonne à peine, [un chat sur la chaudière|sous ses veilleuses|comme un frigo content], et le concierge offre un lit, [à prix d’ami|pour voir|jusqu’à la belle saison].
      Il serait tentant de [dormir jusqu’au bon moment|laisser passer l’orage|rater tout cela], les moufles [au chaud|croisées|sur le ventre].
      <Je décline|Tu déclines|{name} décline>, avec [un bâillement|regret|la clef rendue], à cause {noun:of} //et l’homme inscrit, en face de la chambre, [tant pis|veille|peut-être].
      @light Le bâillement est contagieux, on le retrouve [trois gares plus loin|jusque dans la navette].
      @mysterious Sur la porte libre, la pancarte disait déjà [le bon nom|non merci].`,
  },
  {
    noun: { the: 'la mer en bouteille', a: 'une mer' },
    chapter: 'La mer en bouteille',
    arrive: `La réserve d’eau est une mer, [ronde|debout|prise dans du verre], haute de [trente|vingt|quarante] ponts, avec des vagues qui [montent au plafond|cherchent la lune|se cassent sur rien].
      Des retraités pêchent par un [robinet|hublot|trou de visite], sans [appât|illusion|parler], et rejettent tout.
      <Je colle|Tu colles|{name} colle> la joue à la paroi, [froide|qui vibre|bleue] //et une chose immense, [de l’autre côté|lente|tout près], colle la sienne.
      @mysterious On n’y a jamais mis de [poisson|sel]. On en est sûr.
      @light Un vieux fait des ricochets [vers le haut|au plafond], et son record tient.`,
    trouble: `Un trait blanc court sur le verre, de [bas en haut|main en main|pont en pont], avec un bruit de [glaçon|soie|dent].
      Les pêcheurs rangent leurs lignes, [sans courir|l’un après l’autre|par politesse], et ferment derrière eux la seule porte [étanche|qui ferme|sèche].
      L’eau passe d’abord en [fil|perle|dentelle], puis en [lame|colonne|muraille] //et <j’ai|tu as|{name} a> le dos à la porte, la mer [au genou|à la ceinture|entière] devant.
      @dramatic Le verre parle. Il dit [cassez|maintenant|trop tard].
      @emotional Un pêcheur, derrière le hublot, pose sa main [à plat|sur la vitre], et pleure.`,
    leave: `De loin, la mer n’est qu’un [point|œil|bouton] bleu dans sa bouteille, que quelqu’un [penche|tient|a oublié de boire].
      Les pêcheurs ont donné une ligne, [un flotteur|deux hameçons sans pointe|un tabouret], et des conseils contradictoires sur {noun}, [l’amorce|la patience|la lune].
      <J’ai|Tu as|{name} a> du sel aux lèvres //et pourtant l’eau de la réserve est [douce|distillée|garantie sans goût], c’est écrit partout.
      @neutral Elle contient [neuf|onze] cent mille litres, moins un seau.
      @humorous La notice précise : agiter [avant usage|jamais].`,
  },
  {
    noun: { the: 'le tribunal des machines', a: 'un tribunal' },
    chapter: 'Le tribunal des machines',
    arrive: `Les machines se jugent entre elles, ici, à huis clos, sauf [le jeudi|les jours fériés|le dimanche], où un [grille-pain|aspirateur|métronome] préside.
      On plaide par [bips|voyants|vapeur] ; un distributeur a [rendu la monnaie d’un autre|menti|aimé une horloge].
      <Je m’assieds|Tu t’assieds|{name} s’assied> au fond, [sur une imprimante|sans faire de bruit|chapeau bas] //et l’huissier, une lampe [à pied|frontale|sévère], demande s’il y a des humains dans la salle, [pour mémoire|et leur voltage|à charge].
      @humorous Le jury délibère en [quatre|neuf] millisecondes, avec une suspension pour le café.
      @emotional Au banc des accusés, la cafetière tremble, [débranchée|toute seule].`,
    trouble: `L’avocate de la défense, une [agrafeuse|bouilloire|balance], désigne soudain le fond de la salle : voilà, dit-elle, [le vrai coupable|celui qui appuie|la main].
      Toutes les lampes se tournent ; on lit l’acte : [trente ans de portes claquées|réveils frappés|mots durs à un ascenseur].
      La sentence est connue d’avance, c’est [l’arrêt|la remise à zéro|le recyclage] //et deux portiques, [bras croisés|aimantés|au garde-à-vous], se placent de part et d’autre de <ma chaise|ta chaise|{name}>.
      @dramatic Le président chauffe. Il [rougit|va sauter]. La sentence va sortir.
      @neutral Le code compte un article, en [deux|trois] bits.`,
    leave: `On ressort avec un [procès-verbal|sursis|ticket], tiède, qu’il est recommandé de [ne pas plier|lire à voix basse|garder sur soi].
      Dans le couloir, la cafetière, [relaxée|sous contrôle|en larmes], offre à qui passe un café [gratuit|d’excuse|de la meilleure eau].
      <Je bois|Tu bois|{name} boit> debout, parmi des [greffiers à roulettes|témoins en panne|jurés éteints], en expliquant {noun} //et l’un d’eux, à la fin, [clignote|émet un doute|soupire].
      @light Il est trop chaud, trop [fort|sucré], et parfait.
      @mysterious Sur le ticket, sous le verdict, il y a [une recette|un cœur de pixels].`,
  },
];

export const places: readonly Place[] = [...placesNear, ...placesBeyond];
