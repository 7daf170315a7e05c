import type { Stranger } from '../../pack.ts';
import { strangersBeyond } from './strangers-beyond.ts';

const strangersNear: readonly Stranger[] = [
  {
    noun: { the: 'la dentiste de robots', a: 'une dentiste de robots' },
    gender: 'f',
    meet: `Une dentiste soigne les robots en plein air, [un fauteuil pliant|une lampe au front|le genou sur la poitrine du patient], car ils ont [peur des salles|des engrenages sensibles|honte entre eux].
      Elle leur dit d’ouvrir, puis [chante|siffle|parle de ses vacances], pour couvrir la fraise.
      <Je tiens|Tu tiens|{name} tient> la pince d’un [compacteur|lave-linge|poinçonneur] de deux tonnes, [qui sanglote|très courageux|les yeux fermés] //et le colosse serre en retour, par bonheur [à peine|débranché|avec mesure].
      @humorous Il a droit, après, à [un écrou à sucer|une bille].
      @emotional Elle ne fait pas payer ceux qui [broient|mordent par ordre].`,
    talk: `¶ « Ils me parlent, la bouche ouverte », dit-elle en rangeant ses [limes|écrous|gouges]. « En ce moment, tous les grands ont {noun} sur la langue. Ils ne savent pas [ce que c’est|pourquoi|le dire mieux]. Ça les [élance|réveille|fait rire]. »
      ¶ Elle montre une radiographie, à contre-jour : entre deux [dents|pignons|soudures], il y a un mot, qui [brille|bouge|pousse de travers].
      <Je le lis|Tu le lis|{name} le lit> à voix haute //et tout le fauteuil [soupire|tremble|chauffe].
      @mysterious Le mot n’était pas là [lundi|sur la précédente].
      @neutral La radiographie date de [onze|neuf] jours.`,
    back: `La dentiste est là, avec son fauteuil sous le bras, et une file de robots [souriants|peignés|un peu émus], qui montrent leurs [pignons|dents neuves|plombages].
      Ils ont cotisé pour <moi|toi|{name}> : c’est une [molaire|couronne|bille], en acier, [dans un écrin|polie à la main|au bout d’un fil].
      @light Le compacteur applaudit, [prudemment|d’une pince], et tout le quai sursaute.
      @dramatic Puis ils ouvrent la bouche, [ensemble|sans bruit]. Plus un mot n’y brille.`,
  },
  {
    noun: { the: 'le contrôleur honoraire', a: 'un contrôleur' },
    gender: 'm',
    meet: `Un contrôleur en retraite poinçonne encore tout ce qui [dépasse|est en carton|passe] : les menus, les [faire-part|cartes à jouer|étiquettes], les feuilles mortes.
      Sa ligne n’existe plus ; il en garde le [bout de rail|sifflet|coussin], et l’horaire, [par cœur|en chanson|à la minute].
      <Je lui tends|Tu lui tends|{name} lui tend> un ticket de [vestiaire|blanchisserie|tombola], faute d’autre //et l’homme l’examine, [très ému|la casquette relevée|des deux côtés], salue, fait un trou parfait.
      @emotional Le trou est en forme d’[étoile|hirondelle] ; c’était celui des grands départs.
      @humorous Il ajoute que le voyageur est, en toute rigueur, [assis à l’envers|en première].`,
    talk: `¶ « Pour {noun}, il y avait un changement », dit-il, le doigt sur un plan [effacé|brodé|en quatre morceaux]. « Quai [neuf|trois|douze]. On attendait, on ne savait pas quoi, et puis [c’était là|cela repartait|on était l’autre]. »
      ¶ Il ne sait plus [où|pour qui|en quelle année] ; mais le bruit des roues, il le refait, [des lèvres|du bout des doigts|sur la table].
      <Je m’endors|Tu t’endors|{name} s’endort> presque //et l’homme murmure, [à l’oreille|au bon moment|en sifflant bas], le nom de l’arrêt.
      @mysterious Au réveil, le nom [manque|était dit par une autre voix].
      @dramatic Il a raté ce train-là, [une fois|jadis]. Il n’y retourne pas.`,
    back: `Le contrôleur honoraire descend d’une rame [qui n’existe pas|de fête|à vapeur], en grand uniforme, le sifflet [aux dents|neuf|ému].
      On lui a rendu sa ligne, [le dimanche|d’une gare|pour de rire], et <j’en reçois|tu en reçois|{name} en reçoit> la première carte, valable [toujours|à pied|pour deux].
      @emotional Il fait le trou, en étoile, [sans regarder|d’un clic], et essuie ses lunettes.
      @neutral Premier départ à [dix heures douze|huit heures neuf].`,
  },
  {
    noun: { the: 'la voix des ascenseurs', a: 'une dame' },
    gender: 'f',
    meet: `Une dame demande l’heure, et tout le monde [se range|attend l’étage|lâche les portes] : c’est la voix, celle qui dit attention à la marche dans [neuf systèmes|toutes les gares|le monde entier].
      Elle a enregistré cela en une matinée, [enrhumée|à vingt ans|pour payer un manteau], et depuis, on [lui obéit|la croit sévère|ne l’écoute jamais autrement].
      <Je lui offre|Tu lui offres|{name} lui offre> [une pastille|un siège|la moitié d’un beignet] //et le merci de la dame, malgré elle, fait [boucler les ceintures|évacuer la salle|vérifier les bagages].
      @light Quand elle rit, les portes [s’ouvrent|hésitent].
      @humorous Son mari la quittait chaque fois à [gauche|l’arrêt suivant].`,
    talk: `¶ « Il y a une phrase que j’ai dite ce matin-là, et qu’on n’a jamais [diffusée|trouvé où mettre|comprise] », dit-elle. « Elle parlait {noun:of}. Je l’avais trouvée [jolie|triste|au bas de la feuille]. »
      ¶ Elle la sait encore, [ou presque|à l’intonation près|par cœur], mais craint qu’à la dire, quelque chose, quelque part, ne [s’ouvre|se mette en marche|ferme].
      <Je promets|Tu promets|{name} promet> de tenir la porte //et la dame dit sa phrase, [tout bas|dans ses mains|comme à un enfant].
      @dramatic Très loin, une sirène [s’arrête net|répond]. Puis plus rien.
      @mysterious C’était la voix de [la feuille|quelqu’un derrière elle], pas la sienne.`,
    back: `Dans le haut-parleur du quai, c’est sa voix, mais [neuve|enrouée|amusée] : on lui a enfin donné une autre phrase, et elle l’a [choisie|refusée, puis récrite|dédiée].
      Dans neuf systèmes, elle <me souhaite|te souhaite|souhaite à {name}> [bon retour|de s’asseoir un peu|un beignet].
      @emotional Puis elle arrive, à pied, et ne dit [rien|plus rien], ce qui est un cadeau.
      @neutral L’annonce dure [quatre|cinq] secondes, et passe toutes les heures.`,
  },
  {
    noun: { the: 'le dernier assureur', a: 'un assureur' },
    gender: 'm',
    meet: `Le dernier assureur de la Ligne propose, [la main sur le cœur|d’une valise en carton|sans y croire], d’assurer [les ombres|les dimanches|contre la beauté].
      Il n’a jamais payé, n’ayant jamais [vendu|été cru|trouvé personne], et c’est un homme [frileux|casqué|à deux parapluies], que tout inquiète.
      <J’assure|Tu assures|{name} assure> un bouton, [le troisième|pour essayer|contre tous périls], à raison d’un jeton //et l’homme, devant son premier client, [s’évanouit|cherche un stylo|vieillit de joie].
      @humorous La police exclut [la couture|les manteaux].
      @light Il assure l’assuré, puis [le jeton|la poignée de main], par élan.`,
    talk: `Il a, dans sa valise, des tables de [probabilités|chagrins|chutes], tenues depuis son grand-père, avec tout ce qui peut arriver, [par ordre|en rouge|deux fois].
      ¶ « {noun:a}, c’est à la page des [improbables|pertes sèches|miracles] », dit-il. « Une chance sur neuf mille. Or, vous voyez, [on vous regarde venir|l’aiguille bouge|c’est usé, ici]. »
      ¶ <Je me penche|Tu te penches|{name} se penche> : le papier, là, est [comme embrassé|troué|gras de doigts] //et l’homme dit que, chez lui, on a [toujours espéré|aimé le risque|pleuré là].
      @emotional C’est la page que son père lui lisait, [le soir|les jours de fièvre].
      @neutral La prime serait de [onze|douze] jetons, payables au ciel.`,
    back: `Le dernier assureur arrive, [sans casque|en sueur|à découvert], pour le sinistre : le bouton, le troisième, est tombé.
      Il compte à <mes pieds|tes pieds|ceux de {name}>, jeton par jeton, [la somme|toute sa fortune|neuf mille], et c’est, dit-il, le plus beau jour [de sa vie|de la branche].
      @mysterious Le bouton était dans sa [poche|main], depuis la veille.
      @light On recoud tout cela avec [du fil|un rire], et l’on boit la franchise.`,
  },
  {
    noun: { the: 'la passagère clandestine', a: 'une passagère' },
    gender: 'f',
    meet: `Dans la soute à bagages vit une petite fille de [neuf|huit|dix] ans, née entre deux gares, qui n’a jamais [mis pied à terre|payé|eu de numéro].
      Elle lit les étiquettes des valises comme d’autres les [contes|étoiles|cartes], et tutoie [les malles|les capitaines|le roulis].
      <Je partage|Tu partages|{name} partage> un sandwich ; elle montre, en échange, sa [collection de douanes|dent qui bouge|couchette de manteaux] //et une cachette que même les [rats|ingénieurs|chiens] ignorent.
      @light Elle connaît le numéro de la poinçonneuse : [douze temps|neuf pas de danse].
      @emotional Sur la porte, par dedans, elle a écrit : [maison|frapper].`,
    talk: `¶ « {noun}, je connais, c’est passé dans une [caisse à trous|housse|malle bleue] », dit-elle, la bouche pleine. « J’ai [dormi contre|parlé à travers|gratté]. Ça [répondait|sentait la pluie|était chaud]. »
      ¶ Elle sait encore l’étiquette, car elle les sait toutes : [fragile|haut, bas|à ouvrir par le fond], et le nom d’une gare, qu’elle dit [à l’envers|dans l’oreille|en morse].
      <Je note|Tu notes|{name} note> le nom sur [une semelle|le pain|la dent de lait] //et la petite trouve que c’est [de la triche|joli|du propre].
      @dramatic La caisse est repartie [vide|plus légère]. Elle a pesé, à la main.
      @humorous Elle prend, pour les renseignements, [un timbre|une croûte], tarif enfant.`,
    back: `La petite clandestine est sur le quai, [les bras écartés|assise par terre|pâle], parce que le sol [ne bouge pas|est immense|tient tout seul] et qu’elle n’en avait jamais vu d’aussi long.
      Elle marche jusqu’à <moi|toi|{name}>, [onze pas|en zigzag|sans rien tenir], une étiquette au cou : destination, [ici|on verra|la mer].
      @emotional Elle voudrait garder la main, [jusqu’à ce que ça s’arrête|un peu].
      @neutral Le chef de gare lui fait un billet, [le premier|gratuit].`,
  },
  {
    noun: { the: 'le jardinier des filtres', a: 'un jardinier' },
    gender: 'm',
    meet: `Un homme arrose les filtres à air, au fond d’une gaine, [à la pipette|en chantonnant|les pieds nus], parce qu’il y pousse, dit-il, de très bonnes choses : [une mousse|un thym|des lentilles].
      Cela lui est défendu, et il a un [faux uniforme|sifflet d’alarme|chien en peluche] pour éloigner les inspecteurs.
      <Je respire|Tu respires|{name} respire> : l’air, par ici, a [un goût de prairie|le parfum d’avril|quelque chose de gai] //et toute une coursive, sans savoir pourquoi, est [de bonne humeur|amoureuse|en avance].
      @light Une coccinelle, unique, a [un nom|sa propre échelle].
      @mysterious Le thym pousse penché, du côté où l’on [dort|pleure].`,
    talk: `Il coupe deux brins, [pour la soupe|pour le sac|avec excuses], et dit que tout ce qu’on respire a d’abord été [dit|pleuré|chanté] par quelqu’un ; lui filtre.
      ¶ « Cette semaine, il y avait {noun} dans l’air », dit-il. « Un dépôt, [bleu|très fin|comme du pollen]. Je n’ai pas [jeté|osé souffler|nettoyé]. »
      ¶ Il le garde dans [une fiole|un dé|une papillote] //et <j’en approche|tu en approches|{name} en approche> le nez, l’instant d’un [vertige|éternuement|souvenir].
      @emotional C’est l’odeur d’un cou, [de très près|d’autrefois], derrière l’oreille.
      @humorous Les inspecteurs, eux, n’y sentent que [l’infraction|du moisi].`,
    back: `Le jardinier apporte une brassée de [thym|mousse|fleurs de gaine], en plein quai, [sans se cacher|légal|les pieds nus], avec l’autorisation.
      Il plante un brin dans la poche de <mon manteau|ton manteau|{name}>, [à l’ombre|côté cœur|racines comprises] : à arroser d’une [larme|gorgée] par semaine.
      @light La coccinelle fait le [tour du col|voyage], et choisit.
      @dramatic Les ventilateurs repartent. Toute la gare [inspire|se tait]. C’est avril.`,
  },
];

export const strangers: readonly Stranger[] = [...strangersNear, ...strangersBeyond];
