import type { Companion } from '../../pack.ts';
import { companionsOfTheCrew } from './companions-crew.ts';

const companionsOfTheQuay: readonly Companion[] = [
  {
    name: 'Prosper',
    gender: 'm',
    meet: [
      `Sur le quai, une valise à roulettes s’éclaircit [la voix|le haut-parleur|le grelot] : c’est {companion}, trente ans cerveau d’ascenseur, [remercié|mis à pied|déposé] sans préavis.
        Il n’a jamais voyagé que [de haut en bas|du six au deux|à la verticale].
        ¶ « {noun:a}, à quel étage est-ce, {name} ? » demande-t-il.
        ¶ <Je prends|Tu prends|{name} prend> la poignée //et la valise, [ravie|d’elle-même|pesante], annonce le départ.
        @humorous Il compte, par prudence, tout ce qui dépasse [le tapis|douze centimètres] pour un étage.`,
      `¶ « On monte ? » demande une valise, au bord [du quai|de la flaque|du vide].
        ¶ Elle s’appelle {companion} ; on a mis là-dedans le cerveau d’un ascenseur [en trop|démodé|bavard], avec deux [roues|batteries|boutons] et une plaque de charge maximale.
        <Je lui parle|Tu lui parles|{name} lui parle> {noun:of}, par [politesse|distraction|fatigue] ; il calcule les étages, [s’affole|s’exalte|refait le compte], et veut en être.
        @emotional Sa plaque dit encore [huit personnes|six personnes], et il en parle au présent.
        @light Il joue, à l’arrêt, une musique [douce|de trois notes].`,
    ],
    banter: [
      `{companion} annonce tout : [la marche|le tournant|la flaque], la pente, et, d’une voix [de velours|de réception|navrée], les objets perdus.
        <Je le prie|Tu le pries|{name} le prie> de se taire, [une heure|jusqu’au dîner|un peu].
        Il se tait //et on trébuche [aussitôt|trois fois|sur un seau].
        @humorous Il attend qu’on se relève pour dire : [attention|niveau zéro].
        @neutral Le seau était [vert|vide], et signalé.`,
      `Un escalier roulant croise leur route, et {companion} [se raidit|baisse l’antenne|change de bord].
        De vieilles [histoires|rancunes|querelles] : ces gens-là [montent sans qu’on les appelle|n’ont pas de porte|ne savent pas attendre].
        <Je passe|Tu passes|{name} passe> à pied sec entre les deux //et l’escalier, [lâchement|par bravade|exprès], accélère.
        @light {companion} lui souhaite [une panne|un caillou], de tout son cœur de tôle.
        @dramatic Une roue [se coince|fume]. Il ne demande pas d’aide.`,
      `Depuis [un accident|une panne|un trente et un décembre] de onze heures, {companion} rêve, la nuit, et sa lumière passe du [deux|trois|un] au sept, puis [redescend|hésite|s’arrête entre].
        <Je pose|Tu poses|{name} pose> une main sur la poignée, [tiède|froide|moite], et cela se calme.
        ? Il y avait six personnes dedans, dit-il, et il leur avait [chanté tout son répertoire|raconté les étages|dit des blagues].
        @emotional L’une d’elles lui écrit toujours, [à Noël|chaque année].
        @mysterious Il refuse de dire ce qu’il y avait [au huitième|sous le sous-sol].`,
      `{companion} a peur de l’horizontale, qui est [sans étage|trop plate|interminable], et il demande sans cesse [à quel niveau on est|si l’on monte|la hauteur].
        <Je réponds|Tu réponds|{name} répond> un chiffre au hasard, [quatre|neuf|cent six].
        Il est rassuré //et il ouvre, pour [fêter cela|respirer|personne], son couvercle en grand.
        @light Il en tombe un gant, [un parapluie|deux dentiers], et trente ans de [boutons|monnaie].
        @humorous Au quatrième, dit-il, la moquette était [meilleure|plus franche].`,
      `On fait la queue devant un vrai ascenseur, [neuf|muet|tout en verre], et {companion} [tremble|se redresse|lisse sa poignée].
        Il lui parle bas, dans leur langue, faite de [ding|chiffres|soupirs de câble].
        <Je demande|Tu demandes|{name} demande> ce qu’il a dit ; l’autre, répond-il, n’a pas [de mémoire|de musique|été élevé], et il a fallu lui apprendre [bonjour|l’attente|un air].
        @emotional En partant, le neuf a fait ding, tout seul, [en retard|d’une petite voix].
        @neutral Sa charge maximale est de [douze|seize] personnes.`,
      `¶ « De tous ceux que j’ai transportés », dit {companion}, « aucun ne m’a jamais demandé où j’allais, [moi|vraiment|même un dimanche]. »
        ¶ <Je le lui demande|Tu le lui demandes|{name} le lui demande> donc, [aussitôt|un peu tard|les yeux dans le voyant].
        Il réfléchit pendant [deux stations|tout un couloir|un sandwich] //et sa lumière cherche un bouton qui n’y est pas.
        @mysterious Elle finit par s’arrêter sur [un mot|rien], pas un chiffre.
        @dramatic Jusqu’à {noun}, dit-il [enfin|tout bas]. Pas plus loin.`,
    ],
    quarrel: [
      `¶ « Trente ans, et je n’ai jamais laissé [tomber|coincer|attendre] personne, {name} », dit {companion}, le voyant au rouge.
        ¶ <Je réponds|Tu réponds|{name} répond> qu’on ne tombe pas de bien haut, quand on est une [valise|boîte|armoire].
        Son couvercle se ferme //et il roule vers [le bord du quai|la sortie|une autre voie], d’un bruit égal.
        @emotional La musique joue encore, [au loin|dans la boîte], puis se coupe.
        @neutral Il a laissé, par terre, [le gant|sa plaque].`,
    ],
    back: [
      `Une porte d’ascenseur s’ouvre là où [il n’y en a jamais eu|personne n’appelait|l’on n’attendait rien], et {companion} est dedans, [branché|triomphant|de travers], aux commandes.
        ¶ « On m’a appelé à cet étage, {name} », dit-il. « J’ai pensé que [c’était toi|ce serait une erreur|tu n’oserais pas]. »
        ¶ <J’entre|Tu entres|{name} entre> en disant [pardon|merci|le numéro] //et cela monte, pour une fois, ensemble.
        @light Il remet la musique, [en plus gai|à fond].
        @dramatic Le câble tient à [un fil|deux torons]. Il le sait. Il est venu.`,
    ],
  },
  {
    name: 'Maguelone',
    gender: 'f',
    meet: [
      `Accrochée au flanc de la station, {companion} soude, [seule|la tête en bas|par habitude], et compte ses rivets à voix haute dans la radio de tout le monde.
        Au [neuf centième|quatre centième|millième], <je réponds|tu réponds|{name} répond> le chiffre d’après, pour rire.
        ¶ « Qui est là ? Personne ne répond jamais », dit-elle, et elle rentre, entend parler {noun:of}, prend [son masque|un gant de plus|son chalumeau].
        @light Elle a, autour des yeux, [deux ronds propres|l’air d’une chouette].
        @neutral Elle soude à [mille|douze cents] degrés, sans trembler.`,
      `La navette perd [un panneau|une plaque|un joint] avant même de partir ; une femme en tablier de cuir le recolle [d’un point|sans descendre|en jurant], et reste, au cas où.
        C’est {companion}, soudeuse de coques ; elle touche les murs comme on [tâte un melon|prend un pouls|flatte une bête].
        <Je lui montre mon|Tu lui montres ton|{name} lui montre son> siège //et {companion} s’informe {noun:of}, puis, à mi-voix, de l’épaisseur.
        @emotional Sous le gant gauche, il y a une [vieille brûlure|bague fondue].
        @humorous Elle trouve tout trop [mince|neuf], les gens compris.`,
    ],
    banter: [
      `{companion} s’arrête au milieu d’un couloir, l’oreille [au mur|contre une bride|sur un tuyau] : ici, une soudure [souffre|chante faux|a menti].
        <J’écoute|Tu écoutes|{name} écoute> aussi : il n’y a que [la ventilation|un voisin|le sang aux tempes].
        Elle sort le fer, pose trois points [de beurre|d’argent|pas plus gros qu’un pois] //et le silence change de grain.
        @mysterious De l’autre côté, quelqu’un a [frappé trois fois|dit merci].
        @humorous Le voisin, sommé d’avouer, jure n’être [pas soudé|qu’en location].`,
      `Les rivets ont des prénoms, chez {companion}, du moins les [premiers|tordus|plus vieux] : Gaston tient [la proue|le hublot|tout].
        <Je demande|Tu demandes|{name} demande> à être {présenté|présentée}, ce qui se fait, [le pouce contre l’acier|chapeau bas|d’une goutte d’huile].
        Gaston, paraît-il, n’aime pas [tout le monde|les lundis|qu’on le fixe].
        @light Il a [vibré|rougi un peu], ce qui est, de lui, énorme.
        @emotional Un seul n’a pas de nom ; elle passe devant [plus vite|sans compter].`,
      `Il y a neuf ans, une couture a lâché, [une seule|à peine longue d’une main|la nuit], et son frère [était derrière|faisait sa sieste|gardait le sas].
        Ce n’était pas sa soudure, disent [les experts|les papiers|tous] ; {companion} dit que si.
        <Je reste|Tu restes|{name} reste> à côté d’elle, sans [discuter|bouger|rien réparer] //et {companion} compte, de un à [cent|mille], pour ne pas dire un autre chiffre.
        @emotional Au bout du compte, elle tend la moitié [d’un biscuit|de son gant].
        @dramatic La couture, elle l’a gardée. Dans [sa poche|le cuir].`,
      `{companion} cuisine au chalumeau, [les œufs|la crêpe|le chou] posés sur une plaque de coque.
        C’est cuit d’un côté en [trois|deux|quatre] secondes, et cru de l’autre [pour toujours|comme neuf|par principe].
        <Je mange|Tu manges|{name} mange> le milieu //et cela a goût de [vaisseau|pierre à fusil|dimanche].
        @humorous Elle demande s’il manque [du sel|un point de soudure].
        @neutral La plaque provient du [pont six|sas douze].`,
      `Un inspecteur contrôle les papiers de {companion}, [trouve tout périmé|fait la moue|réclame un diplôme] et tapote la cloison avec son stylo.
        La cloison [sonne creux|s’effrite|gémit].
        Elle regarde le trou, l’homme, puis <moi|toi|{name}>, et répare autour de lui, de sorte qu’il [n’a plus la place de sortir|doit signer de l’intérieur|fait partie du mur].
        @light On le démoule au [dîner|matin], beaucoup plus aimable.
        @mysterious Son stylo écrit, depuis, d’une encre [tiède|argentée].`,
      `¶ « Toi, tu es mal soudé{|e} », dit {companion}, la tête penchée, [entre deux bouchées|à la lueur du fer|sans méchanceté]. « Là, sous la joie. »
        ¶ <Je ris|Tu ris|{name} rit>, un peu [trop|faux|tard], et cela fait, c’est vrai, un petit bruit.
        Elle n’insiste pas, mais, de toute la journée, marche [du côté de la fente|plus près|au même pas].
        @emotional Elle dit que, pour {noun}, il faut [au moins deux points|des gens entiers].
        @dramatic Cela tiendra [une fois|jusqu’au choc], dit-elle. Pas deux.`,
    ],
    quarrel: [
      `¶ « Ça, c’est un point [froid|bâclé|pour faire joli], {name} », dit {companion}. « Ça tient [jusqu’au jour où quelqu’un s’appuie|tant qu’on n’y touche pas|pour la photo]. »
        ¶ <Je demande|Tu demandes|{name} demande> qui s’est appuyé sur les siens, [tout haut|trop vite|par vengeance] //et le fer s’éteint.
        Elle roule son tablier, compte jusqu’à [un|zéro|trois], et s’en va.
        @dramatic Pas un cri. Rien qu’un [gant|rivet] qui tombe, et roule.
        @humorous Même Gaston [se tait|regarde ailleurs].`,
    ],
    back: [
      `La cloison rougit, se perce d’un rond [parfait|de lumière|fumant], et la tête de {companion} [en sort|s’y encadre|y paraît], masque baissé.
        ¶ « [Je passais par le mur|La porte était loin|J’étais dans l’épaisseur] », dit-elle. « J’ai entendu que [tu lâchais|ça craquait|tu comptais tout bas], {name}. »
        ¶ <Je dis|Tu dis|{name} dit> un prénom pour le rivet sans nom, [celui du frère|le bon|à voix claire], et elle reste [longtemps|sans respirer|le fer en l’air].
        @emotional Puis elle le grave, d’une main qui [ne tremble plus|sait].
        @light Le rond, derrière elle, fait une très jolie [fenêtre|porte à chat].`,
    ],
  },
  {
    name: 'Ferdinand',
    gender: 'm',
    meet: [
      `{companion} est juriste des objets perdus ; il vit au guichet [douze|quatre|neuf], derrière une vitre, et n’est jamais sorti [plus loin que l’évier|de son étage|sans formulaire].
        Or nul texte ne prévoit le cas {noun:of}, [ni en droit lunaire|même en annexe|et cela l’enflamme].
        <Je soupire|Tu soupires|{name} soupire>, et voilà l’homme [dehors|sous le comptoir|un pied sur le quai], tout pâle, une serviette [sur le cœur|sous chaque bras|trop pleine].
        @humorous Il s’est délivré à lui-même une [autorisation|convocation].
        @emotional Sa mère, au téléphone, a dit : [enfin|mets un pull].`,
      `¶ « Article neuf, {name} : on n’erre pas {seul|seule} », dit un petit homme [en lustrine|à bretelles|au guichet], et il ferme sa vitre derrière lui.
        ¶ C’est {companion}, qui connaît la loi de [onze|neuf|quatorze] planètes et la couleur d’aucune.
        Pour ce qui est {noun:of}, il y a [un vide juridique|jurisprudence|matière à colloque], et il tient à [voir cela|plaider sur place|en juger].
        @light Il a mis, pour le voyage, des [guêtres|lunettes de ski].
        @mysterious Sous sa manche, il porte un numéro d’objet [trouvé|jamais réclamé].`,
    ],
    banter: [
      `{companion} note tout ce qu’il voit pour la première fois : [la pluie artificielle|un chien|une flaque], un baiser, [une pente|un melon|du vent].
        À la page [dix|vingt|trente], il écrit : ciel, avec un point [d’interrogation|d’exclamation|rageur].
        <Je lui montre|Tu lui montres|{name} lui montre> où finit le ciel, ici, c’est-à-dire [au boulon|au plafond peint|à la fuite].
        @light Il rature, met dôme, et garde [le point|la première version] quand même.
        @neutral Le carnet en est au tome [deux|trois].`,
      `On refuse l’entrée d’une buvette, et {companion} plaide : [l’usage|le droit de soif|la coutume martienne], trois précédents, une larme [brève|sincère|de procédure].
        Le patron, [vaincu|endormi|en sueur], ouvre.
        <Je commande|Tu commandes|{name} commande>, {companion} aussi, pour la première fois de sa vie, et il choisit [le même|tout|l’eau, après délibéré].
        @humorous L’addition fait l’objet d’un [recours|pourvoi], rejeté.
        @dramatic Au fond, quelqu’un s’est levé au mot [loi|précédent]. Il sort.`,
      `{companion} connaît chaque objet perdu depuis [vingt|trente|douze] ans : le dentier du [consul|pilote|douze], la jambe gauche, les neuf cents [parapluies|clefs|doudous].
        Personne ne demande jamais [le plus petit carton|la case du fond|ce qui est à lui].
        <Je demande|Tu demandes|{name} demande> ; c’est, dit-il, [une malle|une caisse|une boîte à chaussures], laissée un soir, avec un nourrisson qui a grandi là.
        @emotional L’étiquette dit : [on revient|fragile]. Il l’a sur lui.
        @mysterious On est revenu, une fois, la vitre [fermée|à peine close].`,
      `Un robot balayeur frôle {companion}, [et s’excuse|sans le voir|par la gauche] ; il se demande s’il y a eu [dommage|contact|rencontre] au sens du code.
        <J’affirme|Tu affirmes|{name} affirme> que oui, [pour la poésie|solennellement|sans rire].
        Le juriste court donc après le robot, pour offrir [réparation|une franchise|sa carte] //et on les retrouve, le soir, [amis|en médiation|côte à côte sous la pluie].
        @light Le robot a gardé la [carte|manche].
        @humorous Un protocole a été signé, à l’[éponge|huile], en double.`,
      `L’infini, derrière le hublot, fait à {companion} un effet [de vertige|d’impayé|de faim], et il le regarde entre [deux doigts|les rideaux|les pages du code].
        ¶ « À qui est-ce ? » demande-t-il, [presque fâché|à voix basse|pour la troisième fois].
        ¶ <Je n’en sais|Tu n’en sais|{name} n’en sait> rien ; la fiche, au moins, dira [perdu|trouvé|à tous].
        @emotional Il remplit la fiche, entière, d’une main [d’écolier|grave].
        @neutral Au champ valeur, il écrit [néant|à voir].`,
      `{companion} a une colère, une seule par [an|lustre|décennie], et c’est aujourd’hui, contre [un distributeur de sodas|une borne|une pendule pointeuse], qu’il gifle.
        Il en reste [tout surpris|une chaussure à la main|le chapeau de travers].
        <J’applaudis|Tu applaudis|{name} applaudit> ; il tombe [deux biscuits|un soda|de la monnaie], qu’il partage selon la loi, c’est-à-dire [mal|aux deux tiers|en parts contestables].
        @dramatic Puis sa main [saigne|tremble]. Il la regarde comme une pièce à conviction.
        @mysterious La machine a dit [pardon|un prénom], très nettement.`,
    ],
    quarrel: [
      `¶ « Il y avait un tiers, {name}, et un tiers, cela se [respecte|prévient|consulte] », dit {companion}.
        ¶ <Je lui réponds|Tu lui réponds|{name} lui répond> de retourner à sa [case|boîte|vitre], puisque personne n’est venu [le réclamer|le chercher].
        Le juriste ôte ses lunettes, [les plie|les essuie|les range], et s’en va sans les remettre, d’un mur à l’autre.
        @emotional Par terre, l’étiquette, [à l’envers|usée], que nul ne ramasse d’abord.
        @neutral Il part à [six|sept] heures douze, note le registre.`,
    ],
    back: [
      `Au guichet des objets trouvés le plus proche, il y a {companion}, assis [sur l’étagère|entre deux valises|bien droit], avec un numéro autour du cou.
        <Je remplis|Tu remplis|{name} remplit> la fiche, [toutes les cases|en tremblant|au stylo rouge] : objet réclamé, [ami|juriste|petit homme], valeur, sans prix.
        ¶ « Pièce d’identité, {name} ? » demande-t-il, et sa voix [se fend|n’est pas réglementaire|monte].
        @light Il exige tout de même les frais de garde, [un biscuit|deux jetons].
        @dramatic Une minute encore, et l’on [fermait|le vendait]. Le rideau était à moitié.`,
    ],
  },
];

export const companions: readonly Companion[] = [...companionsOfTheQuay, ...companionsOfTheCrew];
