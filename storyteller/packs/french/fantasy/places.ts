import type { Place } from '../../pack.ts';
import { placesBeyond } from './places-beyond.ts';

const placesNear: readonly Place[] = [
  {
    noun: { the: 'le pont des Débiteurs', a: 'un pont' },
    chapter: 'Le pont des Débiteurs',
    arrive: `Le pont des Débiteurs a été bâti par des gens qui devaient [de l’argent|la vie|un cheval] à d’autres ; [chaque pierre porte un nom et une somme|sous chaque pierre dort une reconnaissance|on y lit des noms et des sommes].
      [Le passant paie à la pierre du milieu|Pour péage, à la pierre du milieu, il suffit de se pencher|On s’arrête à la pierre du milieu], en avouant tout bas une dette [envers sa mère|de boulangerie|envers un mort].
      <J’avoue|Tu avoues|{name} avoue> [trois choses|deux broutilles|quatre vieilles fautes][, dont une inattendue|, dont la dernière à voix basse|, et rougit le parapet] //et le parapet [soupire|devient tiède|laisse passer].
      @humorous La pierre rend la monnaie, en [conseils|soupirs|petits remords].
      @emotional Une des sommes, au bord, est écrite d’une main [d’enfant|très âgée|qui tremblait].`,
    trouble: `Au bout du pont, la pierre de la dernière arche [se met de travers|gronde|refuse de porter] : elle veut encore [une dette, et une vraie|une dette, une vraie|quelque chose de plus lourd].
      Derrière, les créanciers arrivent, [gris|patients|par dizaines], avec leurs registres ouverts, et le tablier rétrécit [d’une toise à chaque page tournée|à chaque page tournée|à mesure qu’ils lisent].
      <J’ai|Tu as|{name} a> [le vide sous un talon, l’arche devant|le vide derrière, l’arche devant|un pied dans le vide] //et la rangée des [registres|encriers|lunettes] [qui se ferme|qui avance|qui se resserre].
      @dramatic Une pierre tombe. On n’entend pas [l’eau|la fin|le fond].
      @neutral Le pont a encore [deux|trois|quatre] toises de large.`,
    leave: `De l’autre rive, le pont paraît [court|modeste|tout neuf], et [personne ne croirait ce qu’il demande|rien n’y dit son prix|l’on se demande pourquoi il a fallu du courage].
      Un marmot s’y assied pour [pêcher|compter les trains de mules|cracher dans l’eau] ; il ne doit rien encore, et [la pierre le laisse tranquille|la pierre le berce un peu|le pont le trouve reposant].
      <Je grave|Tu graves|{name} grave> au couteau, sur la borne, [une initiale|un chiffre|une croix], par correction, avant de reprendre la marche vers {noun}.
      @light Au dos de la borne, on lit la dette du maçon : [douze tartes|une danse|un violon].
      @mysterious Quelqu’un a déjà payé [pour demain|le retour|d’avance].`,
  },
  {
    noun: { the: 'l’auberge à une seule chaise', a: 'une auberge' },
    chapter: 'Une seule chaise',
    arrive: `L’auberge a quarante [tables|lits|assiettes] et une seule chaise, que le patron fait tourner [au sablier|selon le mérite|aux dés].
      [Les autres mangent debout|Le reste des clients mange debout|On mange debout], en regardant [les pieds|le dos|la nuque] de celui qui est assis.
      <J’entre|Tu entres|{name} entre> [en disant bonsoir|en souhaitant bon appétit|avec de la boue jusqu’au genou] //et tous [se taisent|posent leur cuiller|serrent les coudes], car [un nouveau, c’est un tour de moins|cela fait un tour de moins|il va falloir recompter les tours].
      La soupe est aux [orties|lentilles|châtaignes], [meilleure qu’elle n’en a l’air|meilleure que son aspect|et brûlante].
      @light Un bébé dort dans un tiroir, très [au-dessus de tout ça|satisfait du tiroir].
      @mysterious La chaise, elle, est [chaude, toujours|tournée vers la porte|vissée au sol].`,
    trouble: `Le sablier casse, et [chacun, dans la salle, se souvient|la salle entière se souvient|chaque dîneur se rappelle] que c’était [justement|bien sûr|depuis longtemps] son tour.
      [On tire les verrous|Quelqu’un tire les verrous|La servante souffle la lampe], pour que la chose soit réglée [entre gens honnêtes|avant minuit|sans témoin].
      <J’avais|Tu avais|{name} avait> une main sur le dossier, par [politesse|malchance|fatigue] //et [quarante regards, avec leurs fourchettes, ne voient plus que cette main-là|quarante fourchettes se tournent vers cette main-là|la main, pour quarante personnes, devient un programme].
      @humorous Un vieux propose de voter ; il est [assommé|élu, puis assommé].
      @dramatic La porte est barrée. Le feu [baisse|prend au rideau|fait des ombres de fourchettes].`,
    leave: `Au matin, le patron [scie|vend|brûle] la chaise en quatre et fait un tabouret, puis trois autres, et [l’on s’étonne de ne pas y avoir pensé|personne n’ose dire que c’était simple|la salle applaudit du bout des doigts].
      Les clients s’asseyent avec [prudence|des soupirs|un air de noces][, et se découvrent, d’en bas, des visages nouveaux| et se saluent comme après un voyage|, surpris d’avoir des genoux].
      <Je sors|Tu sors|{name} sort>, sans accepter [le tabouret|la place d’honneur|une part de dossier], avec dans l’oreille le mot {noun:bare}.
      @emotional Deux frères, debout depuis [neuf ans|le printemps|la guerre], s’étaient assis dos à dos.
      @neutral La soupe coûte [quatre|cinq|six] sous.`,
  },
  {
    noun: { the: 'la bibliothèque humide', a: 'une bibliothèque' },
    chapter: 'La bibliothèque humide',
    arrive: `La bibliothèque est au fond d’un lac, ou l’était ; on a tiré le bouchon [l’an dernier|lundi|par économie], et [les livres sèchent sur des fils|depuis, on étend les livres|les livres pendent à des cordes, pincés par le dos].
      Ils ont bu ; ils sont [gros|sentimentaux|bavards], et l’on y trouve des [ablettes|mots gonflés|marées] entre les pages.
      <J’en ouvre|Tu en ouvres|{name} en ouvre> un au hasard, et il s’écoule une [bataille|idylle|préface] [entière sur le plancher|entière aux pieds du lecteur|sur le plancher ciré] //et [le gardien éponge sans rien dire|le gardien tend la serpillière|le gardien, muet, apporte un seau].
      @humorous Les essais flottent, les [romans|sermons] coulent, c’est connu.
      @neutral Il y a [neuf|onze|sept] mille fils.`,
    trouble: `On a remis le bouchon à l’envers : l’eau revient, par en bas, [couleur d’encre|à petits bruits|déjà aux chevilles], et [les portes gonflent dans leurs cadres|plus une porte ne joue|le bois des portes gonfle en grinçant].
      [Les livres, de joie, se décrochent|Des in-folio, ravis, se décrochent|Les livres retombent à l’eau avec bonheur] et [battent des pages|font des vagues|bouchent l’escalier].
      <Je pousse|Tu pousses|{name} pousse> [la porte nord, la porte sud|la porte, l’autre porte|la porte des poètes, celle des notaires], un [traité de portes|pupitre|évêque en marbre], sans que rien ne cède //et l’eau passe [la ceinture|les épaules|la lettre M].
      @dramatic La lampe flotte. Puis elle ne [flotte plus|brûle plus].
      @emotional Un abécédaire s’accroche à une manche, [des deux pages|comme un petit].`,
    leave: `[Le gardien inscrit sur la fiche de sortie : un visiteur,|Sur la fiche de sortie, le gardien écrit : visite, lecteur|Au registre figure une ligne de plus : quelqu’un,] [mouillé|entier|remercié].
      [Derrière lui, les livres, remis à leur fil,|Sur leur fil, les livres|Les livres, pincés à leur corde,] [gouttent|se racontent l’affaire|changent de chapitre] à voix basse.
      On y parle déjà {noun:of}, mais dans un roman qui n’a [pas de fin|que le dos|plus de verbes], et <je préfère|tu préfères|{name} préfère> ne pas emprunter.
      [Le chemin, dehors, est si sec|La route, dehors, est si sèche|Le monde, dehors, est si sec] qu’il [craque|étonne|a des lettres].
      @light Une ablette suit dans une flaque, jusqu’au [premier virage|pont], par amour de l’intrigue.
      @mysterious Une page colle à la semelle ; c’est la [dernière|même que tout à l’heure].`,
  },
  {
    noun: { the: 'le bois aux sonnettes', a: 'un bois' },
    chapter: 'Le bois aux sonnettes',
    arrive: `Chaque arbre du bois a une sonnette, [de cuivre|en émail|à chaînette], et [sous la sonnette une plaque avec un nom effacé|au-dessous un nom qu’on ne lit plus|une plaque dont la mousse a pris le nom].
      Il est d’usage de sonner avant de [passer|s’asseoir|cueillir][, et d’attendre qu’une branche fasse oui|, puis d’attendre un oui des branches| et d’essuyer ses pieds].
      <Je sonne|Tu sonnes|{name} sonne> à un [hêtre|charme|vieux tilleul] ; quelque chose, à l’intérieur, pose une [tasse|échelle|aiguille à tricoter] et vient ouvrir sans se presser.
      @light Les écureuils, eux, passent par la [fenêtre|cuisine|loge].
      @mysterious Sur une plaque neuve, à hauteur de main, il est écrit [réservé|bientôt|à qui lit].`,
    trouble: `Quelqu’un a dû sonner à tous les arbres à la fois : le bois entier [ouvre|sort|gronde][, en robe de chambre d’écorce, et veut savoir qui|, décoiffé, et demande qui|, et chaque tronc veut un coupable].
      Les racines se lèvent en travers du sentier, [tressées|noueuses|l’air offensé], [et derrière, d’autres se referment|et d’autres, derrière, ferment la marche|puis se nouent dans le dos].
      <Je reste|Tu restes|{name} reste> au milieu, le doigt [encore levé|innocent|au chaud dans la poche] //et le cercle se resserre [d’un pas à chaque sonnerie|au rythme des sonnettes|d’un pas, puis d’un autre].
      @humorous L’enfant qui a fait le coup est [loin|un habitué|un bouleau].
      @neutral Il reste [six|cinq|quatre] pieds de libre, puis moins.`,
    leave: `Le bois se rendort, une porte après l’autre, et [l’on entend tirer des|derrière l’écorce, on tire des|c’est un long bruit de] [verrous|rideaux|chaînes de montre].
      À la lisière, il y a un arbre sans sonnette, [maigre|jeune|foudroyé], [à qui personne ne rend visite|que tout le monde contourne|au bout d’une allée que nul ne ratisse].
      <Je frappe|Tu frappes|{name} frappe> deux coups, pour dire bonsoir, et raconter en trois mots {noun} //et [l’arbre fait oui, longtemps,|la cime répond,|l’arbre remercie] de toutes ses [branches|feuilles|brindilles].
      @emotional Il n’avait pas su que [cela se faisait|c’était permis|on pouvait frapper].
      @dramatic Puis la dernière sonnette [se décroche|tombe|sonne seule]. Le chemin part.`,
  },
  {
    noun: { the: 'le cimetière des épouvantails', a: 'un cimetière' },
    chapter: 'Le cimetière des épouvantails',
    arrive: `On enterre ici les épouvantails, debout, le chapeau [à ras de terre|fleuri|en avant], [sous le nom du champ qu’ils ont gardé|avec, pour épitaphe, une récolte|face au champ qu’ils ont tenu].
      Les corbeaux viennent en deuil chaque [dimanche|matin|premier du mois], et [ce n’est pas de l’ironie : ils les ont bien connus|l’on voit qu’ils les ont bien connus|leur peine est sincère, car ils ont eu peur ensemble].
      <Je marche|Tu marches|{name} marche> entre les [vestes|chapeaux|bras en croix] [sur la pointe des pieds|sans faire de bruit|en demandant pardon] //et [la paille, dessous, change de position|quelque chose, sous terre, se retourne en craquant|la terre fait un bruit de paillasse].
      @emotional Une corneille pose devant l’un d’eux [un épi|un bouton|le gant qui lui manquait].
      @humorous Ci-gît Gaston, lit-on, qui n’a trompé que [le facteur|les buses|sa femme].`,
    trouble: `Au coucher du vent, les épouvantails [sortent|se dressent|s’époussettent][, et font ce pour quoi on les a faits : empêcher de passer| pour leur métier, qui est d’empêcher|, et barrent le passage, comme on le leur a appris].
      Ils sont [soixante|cent|quatre-vingts], bras ouverts, côte à côte[, sans méchanceté, et sans visage à qui s’expliquer|, sans haine, sans oreilles|, et l’on ne discute pas avec des sacs].
      <Je vais|Tu vas|{name} va> à gauche, à droite ; [la rangée suit d’un pas de paille|la rangée glisse du même côté|le rang des bras suit] //et les corbeaux, sur le mur, [détournent le bec|prennent des paris|se taisent].
      @mysterious L’un d’eux porte la veste de [quelqu’un de connu|demain|ce matin].
      @dramatic Ils avancent, [maintenant|d’un pas|tous].`,
    leave: `Chaque épouvantail a regagné sa place, dans l’ordre des [récoltes|prénoms|chapeaux], [derrière une grille qui n’empêche que le vent|le dos au vent|et l’on ne jurerait de rien].
      [Un fossoyeur en habit de lin donne aux visiteurs|Le fossoyeur glisse à qui s’en va|À la grille, on reçoit d’un fossoyeur poli] [un brin de paille|un gland|une poignée de graines], [pour le cas où un champ se présenterait|car cela peut toujours servir|avec un clin d’œil de bouton].
      <J’ai|Tu as|{name} a> dans la tête, depuis, [une allure de bras ouverts|le geste des bras ouverts|cette manière d’attendre] //et ce ne serait [pas de trop|pas mal|pas rien], un jour, pour garder {noun}.
      @light Deux corbeaux font un bout de [chemin|causette], sur le sac.
      @neutral La grille ferme à [sept|huit] heures.`,
  },
  {
    noun: { the: 'la foire aux vents', a: 'une foire' },
    chapter: 'La foire aux vents',
    arrive: `On vend à la foire toutes les sortes de vent, en [outres|bocaux|mouchoirs noués], et [il faut parler fort et tenir son chapeau|les prix s’envolent, dit-on, pour de bon|chacun tient d’une main son chapeau].
      La bise est chère cette année, le zéphyr [se garde mal|donne la migraine|n’est pas garanti], et [les courants d’air vont au poids|on brade les courants d’air|pour un courant d’air, il faut connaître quelqu’un].
      <Je marchande|Tu marchandes|{name} marchande> pour la forme un [soupir|alizé|petit coup de tabac] //et [le vendeur, d’une chiquenaude, fait s’envoler la pancarte des prix|le vendeur rit, et la pancarte des prix s’envole|le vendeur souffle dessus pour en montrer la fraîcheur].
      @light Une mariée essaie [des brises|trois traînes|un vent d’est] devant une glace.
      @humorous Les vents de face sont soldés, avec [un manteau|une excuse].`,
    trouble: `Un porteur trébuche et toute une rangée d’outres crève : [neuf|onze|sept] vents, enfermés depuis des années, [sortent en même temps et ne s’aiment pas|sortent ensemble, brouillés à mort|se retrouvent dehors et s’en veulent].
      Les bâches partent, puis les [tréteaux|ânes|caisses], et [l’allée devient un couloir qui hurle dans les deux sens|toute l’allée se met à hurler|l’allée souffle des deux bouts à la fois].
      <Je m’accroche|Tu t’accroches|{name} s’accroche> à un [pieu|étal|marchand de marrons] //et [le pieu, le marchand, la foire même commencent à quitter le sol|rien de tout cela ne touche plus terre|le sol, peu à peu, descend].
      @dramatic On ne respire plus. [L’air est trop fort|Tout est à l’horizontale].
      @mysterious Un seul des vents ne souffle pas ; il [cherche quelqu’un|écoute|attend son nom].`,
    leave: `Le soir, comme chaque fois, on ramasse la foire sur [trois lieues|deux vallées|les toits], [en rendant à chacun ce qui a l’air d’être à lui|chacun reprenant le chapeau d’un autre|et il manque toujours un âne].
      [La marchande de zéphyrs offre, à la fermeture,|On reçoit, pour l’achat de rien,|La marchande de zéphyrs fait cadeau, aux derniers,] [un éventail|une bouffée|un petit vent de dos], [valable jusqu’au soir|à consommer vite|dans un cornet].
      <Je m’en sers|Tu t’en sers|{name} s’en sert> tout de suite, les pans du manteau en voiles, sur la route au bout de laquelle il y a, peut-être, {noun}.
      @emotional Une vieille a reconnu dans la bise l’haleine de [son mari|son fils|l’ancien four], et rit, assise par terre.
      @neutral La prochaine foire est fixée au [douze|vingt|huit] du mois.`,
  },
];

export const places: readonly Place[] = [...placesNear, ...placesBeyond];
