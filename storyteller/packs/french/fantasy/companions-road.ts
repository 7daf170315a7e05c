import type { Companion } from '../../pack.ts';

export const companionsOfTheRoad: readonly Companion[] = [
  {
    name: 'Séraphin',
    gender: 'm',
    meet: [
      `Une gargouille est descendue de la cathédrale ; elle s’appelle {companion} et [cherche du travail|a le mal de hauteur|veut voir du pays].
        [C’est de la pierre|Il est en pierre|Le calcaire le prend], jusqu’aux [oreilles|griffes|sourcils], avec de la mousse au dos, sujet [délicat|interdit|douloureux].
        <Je m’arrête|Tu t’arrêtes|{name} s’arrête> pour laisser passer la bête //et la bête [ne passe pas|fait pareil|salue aussi].
        Alors on chemine ensemble, [au bruit|de biais|à pas de pierre].
        @humorous Il avoue avoir postulé comme [chaise|borne|évêque].`,
      `Il pleut, et <je me cache|tu te caches|{name} se cache> sous un porche, où une bête de pierre [grelotte|rumine|se plaint], la bouche pleine d’eau.
        Elle se détourne pour cracher, [confuse|avec élégance|très loin].
        ¶ « {companion}, gargouille », dit-il. « [Trois siècles|Trois cents ans|Neuf évêques] de service. J’ai vu passer {noun}, d’en haut, [une fois|de dos|par temps clair]. »
        ¶ C’est assez pour faire [route|équipe|trois lieues].
        @mysterious Sur le toit, là-bas, il manque [deux|quatre] bêtes, pas une.`,
    ],
    banter: [
      `{companion} ne sait pas s’asseoir : il se perche, sur [une charrette|un puits|un mouton], les griffes en avant et la gueule au large.
        [Les passants|Les gens du cru|Deux bigotes] [se signent|lui jettent du pain|cherchent l’église].
        <Je lui apprends|Tu lui apprends|{name} lui apprend> la chaise ; il en brise [trois|cinq][, puis regarde la sixième avec tendresse| et demande pardon à la suivante| ; la dernière le supporte].
        @emotional Il s’y assied, enfin, sur le bord, comme [en visite|un enfant puni|chez le médecin].
        @light Le mouton n’a rien [cassé|dit], mais il marche de travers.`,
      `Dès qu’il pleut, {companion} court se placer sous la gouttière, [bouche ouverte|par réflexe|malgré lui][, et dirige le jet|, et vise|, puis avale].
        <Je lui dis|Tu lui dis|{name} lui dit> qu’il est libre, désormais, de rester [sec|à l’abri|sous l’auvent].
        [Il essaie, un quart d’heure, en|C’est l’affaire d’une averse, passée à|Il tient bon, sous un porche, en] [tremblant|serrant les dents|fermant les yeux] //et il pleure par les oreilles.
        @neutral Il contient, mesure faite, [onze|neuf|quatorze] pintes.
        @humorous C’est surtout gênant dans [les salons|la conversation|une tente].`,
      `Les pigeons reconnaissent {companion} de loin, et [se vengent|s’installent|lui racontent la ville].
        Il les appelle tous [Monsieur|Chanoine|Excellence], [par lâcheté|en se tassant|très bas].
        <J’en chasse|Tu en chasses|{name} en chasse> un du crâne de pierre ; {companion} demande qu’on le [laisse|remette] : il a connu l’architecte.
        @light Le pigeon dort là, jusqu’au [pont|soir] suivant, une patte dans l’œil.
        @mysterious Il connaît aussi, il paraît, {noun}, mais [n’en parle qu’en plein vol|exige du maïs|se tait].`,
      `La nuit, {companion} redevient pierre pour de bon, [au milieu d’une phrase|la patte levée|un biscuit à la gueule].
        <Je finis|Tu finis|{name} finit> la phrase à sa place, un manteau jeté sur [lui|ses ailes|le biscuit], ce qui fait rire les charretiers.
        [Au matin, il reprend exactement|L’aube venue, il repart|Le soleil le rallume] [au mot suivant|à la virgule|au biscuit].
        @emotional Il dit merci pour le manteau, en regardant [ailleurs|le ciel|ses griffes].
        @dramatic S’il tombait dans son sommeil, il [se briserait|ne le saurait pas].`,
      `{companion} a peur des ponts, [des échelles|des bateaux|de la glace], de tout ce qui peut remarquer son poids.
        [Il traverse à genoux, en récitant les|Il rampe, en invoquant les|Chaque planche lui arrache un nom : celui des] [saints|vents|maçons] du portail nord.
        <Je marche|Tu marches|{name} marche> devant, à reculons, pour lui parler de {noun} //et {companion} oublie de [trembler|regarder en bas|compter].
        @dramatic Une planche cède. [Puis une autre|Il ne bouge plus|Il reste une griffe].
        @neutral Il pèse, tout compris, autant que [six vaches|deux cloches|un petit four].`,
      `On a sculpté {companion} pour faire peur, et il le vit [mal|comme un malentendu|avec dignité].
        Dans chaque village, il demande au premier enfant venu s’il est [laid|très laid|affreux], et [l’enfant répond que oui|on lui dit la vérité|le petit, honnête, compte les crocs].
        <J’assure|Tu assures|{name} assure> [que c’était un compliment|avoir vu pire|qu’il s’agit d’une affaire d’éclairage].
        @humorous Un bébé a hurlé ; il en parle encore comme de sa meilleure [critique|soirée].
        @mysterious Une fillette aveugle, elle, l’a touché, et lui a donné [un autre nom|son âge exact|raison].`,
    ],
    quarrel: [
      `¶ « De là-haut, j’ai vu faire ça [cent fois|à des rois|tous les siècles] », dit {companion}. « [Pour le bien, {name}, toujours|Chaque fois pour le bien, {name}|Et c’était toujours pour le bien, {name}]. »
        ¶ <Je le traite|Tu le traites|{name} le traite> de [caillou|gouttière|bouche d’eau].
        [Il avale un reste d’eau|Sa gueule se ferme|Il ravale une gouttière] //et il s’en va d’un pas qui [fend les dalles|creuse la route|s’entend longtemps].
        @emotional La dernière empreinte, petite, est pleine de [pluie|larmes ou de pluie].
        @light Le pigeon, resté là, a pour toute réponse [un soupir|le dos tourné].`,
    ],
    back: [
      `[Au matin, il y a une gargouille de plus|Une gargouille qui n’y était pas hier veille|On remarque, à l’aube, une statue neuve] sur le [toit|mur|portail] d’en face, très droite.
        <Je lui demande|Tu lui demandes|{name} lui demande> pardon, à voix haute, devant [des laitiers|tout un marché|le guet].
        La pierre [cligne|éternue|soupire] ; {companion} descend, casse [neuf|trente] tuiles, [et dit que la vue n’était pas fameuse|et prétend qu’il s’ennuyait|en parlant de courants d’air].
        @humorous On lui avait proposé le poste, mais sans [retraite|gouttière].
        @dramatic Une griffe manque. Il n’en dit rien, [marche|boite|sourit].`,
    ],
  },
  {
    name: 'Clémence',
    gender: 'f',
    meet: [
      `{companion} est sourcière, mais sa baguette ne trouve que [des boutons|des fiancés|des marmites], jamais d’eau.
        Elle creuse devant la dernière maison, déterre [une casserole|un sabot|un ange de plâtre], et jure.
        <Je l’aide|Tu l’aides|{name} l’aide> à reboucher, en parlant {noun:of} //et la baguette, d’elle-même, [pique vers la route|frémit|montre l’horizon].
        ¶ « Ça alors », dit-elle, et elle [ramasse son sac|suit|crache ses noyaux].
        @light Elle mange des cerises, même [en hiver|sans cerisier].`,
      `Un trou s’ouvre dans le chemin, puis une tête : {companion}, sourcière, [boueuse|vexée|des noyaux plein la bouche].
        [On l’a renvoyée de|Elle a été chassée de|Elle a déçu] [sept|neuf] paroisses[, faute d’eau|, à sec| et trois maris].
        <Je lui tends|Tu lui tends|{name} lui tend> la main pour sortir //et sa baguette, qui se trompe toujours, [se braque|saute|sonne] au seul mot {noun:bare}.
        [Elle décide qu’elle est|La voilà, dit-elle,|Elle se déclare] [engagée|invitée|du voyage].
        @neutral La baguette est en [coudrier|saule], longue d’une aune.`,
    ],
    banter: [
      `La baguette de {companion} plonge ; [on creuse|il faut creuser|les pelles travaillent] [une heure|jusqu’à midi|à deux], et l’on sort une boîte.
        Dans la boîte, il y a [un dentier|une lettre d’excuses|un sifflet], [bien enveloppé|dans un linge|encore propre].
        <Je propose|Tu proposes|{name} propose> de l’emporter ; {companion} le remet en terre, avec [une cerise|un mot|douceur] : c’était caché, pas perdu.
        @mysterious La terre, par-dessous, [remercie|referme|avait déjà été creusée].
        @neutral Le trou mesurait [quatre|trois] pieds.`,
      `{companion} crache ses noyaux avec précision : sur [une borne|un casque|la cloche d’un chevrier], à vingt pas.
        [Elle vise, dit-elle, les endroits où quelqu’un|Ce n’est pas le hasard : là, quelqu’un|Elle choisit les lieux où quelqu’un] [s’est menti|a hésité|a pleuré].
        <J’en reçois|Tu en reçois|{name} en reçoit> un sur le front, au moment de [réfléchir|dire que tout va bien|parler {noun:of}].
        @humorous Elle s’excuse, tout en notant [le point|la distance].
        @light Le soir, il y a [onze|cinq] cerisiers de plus dans l’avenir du pays.`,
      `On demande à {companion} pourquoi l’eau la fuit, et elle [hausse une épaule|change de main|rit jaune].
        Sa mère s’est noyée dans un [bief|puits|gué], un jour où la petite l’appelait de la rive.
        <Je marche|Tu marches|{name} marche> un peu plus près d’elle, sans [question|bruit|conseil] //et la baguette reste tranquille.
        @emotional Elle boit toujours les yeux [fermés|ailleurs], très vite, et dit pardon au verre.
        @dramatic Dans chaque rivière, elle regarde d’abord [le fond|ailleurs].`,
      `[Quelque chose gratte dans le sac|Il se passe quelque chose dans le sac|On s’agite au fond du sac] de {companion} : c’est la baguette, [jalouse|nerveuse|affamée], qui a senti un rival.
        Un sourcier en [beau|grand] gilet passe, et fait jaillir une source, pour rien.
        <Je trouve|Tu trouves|{name} trouve> le gilet ridicule, et cela s’entend [assez|bien|jusqu’au gilet].
        @light La source, vexée, lui remplit [les bottes|le gilet] ; c’est un bel après-midi.
        @emotional {companion} ne dit rien, mais offre sa [meilleure|dernière] cerise.`,
      `Pour dix sous, {companion} cherche ce que les gens [ont perdu|regrettent|n’osent pas chercher].
        Une femme veut son [alliance|chat|accent], un autre son jeudi.
        La baguette fait le tour de la place, hésite, et vient se poser sur <mon front|ton front|le front de {name}> //et les clients demandent à être [remboursés|présentés].
        @mysterious Ce qu’il y avait là-dessous, {companion} l’a vu, et ne l’a pas [dit|creusé].
        @humorous Le jeudi a été retrouvé sous un [banc|curé], entamé.`,
      `[{companion} parle aux puits secs|Aux puits vides, {companion} fait la conversation|{companion} console les puits][, penchée, les|, la tête dedans, les|, penchée à tomber, les] [coudes|pieds] en l’air, d’une voix [de nourrice|pour malades|très douce].
        Elle leur demande s’ils ont vu {noun}, ou seulement de quoi [boire|se tenir compagnie|rêver].
        <Je la tiens|Tu la tiens|{name} la tient> [par la ceinture|par les jupes|par les chevilles].
        [L’écho répond avec un mot de|Le fond rend la phrase, avec un mot de|Ce qui remonte a une syllabe de] [plus|moins|trop].
        @dramatic La ceinture craque. Il faut [serrer|tirer|ne pas lâcher], très fort.
        @neutral Le puits a [trente|quarante] pieds, d’après le noyau.`,
    ],
    quarrel: [
      `La baguette de {companion} se lève toute seule et se pointe sur <moi|toi|{name}>, [droite|raide|sans trembler].
        ¶ « Elle ne montre que [ce qui est perdu|les choses perdues|l’irréparable], {name} », dit-elle.
        ¶ <Je réponds|Tu réponds|{name} répond> que cette baguette n’a jamais rien trouvé d’utile, [pas même une mère|surtout pas d’eau] //et c’est dit.
        @dramatic Elle casse la baguette. Le bruit [est petit|reste].
        @emotional Sur le chemin, une ligne de noyaux [s’éloigne|part vers le nord].`,
    ],
    back: [
      `Quelqu’un creuse, tout près, [depuis longtemps|en jurant|au milieu de la nuit].
        <Je prends|Tu prends|{name} prend> l’autre pelle, sans un mot, [et l’on descend ensemble jusqu’à ce que le fond|et l’on creuse à deux, jusqu’à ce que la terre|puis c’est un puits, à force, dont le fond] [brille|mouille les bas|fasse flic].
        ¶ « De l’eau, {name} », dit {companion}, et elle [s’assied dedans|boit les yeux ouverts|rit], le visage tout neuf.
        @light Au fond, il y a aussi, par habitude, [une casserole|un bouton].
        @neutral La baguette a été recollée avec de la [résine|poix].`,
    ],
  },
  {
    name: 'Fulbert',
    gender: 'm',
    meet: [
      `Sous le porche de la halle, {companion} écrit les lettres d’amour des autres, à [deux|trois] sous la page, et n’en a jamais reçu.
        <Je lui demande|Tu lui demandes|{name} lui demande> une autorisation pour chercher {noun}.
        Il rédige, trouve la chose [trop belle|boiteuse|incroyable], et range ses plumes : il veut voir [si c’est vrai|la fin|la ponctuation].
        @humorous L’autorisation est signée du roi, avec une [faute|tache] exprès, pour le naturel.`,
      `{companion}, écrivain public, corrige les enseignes en passant ; on l’a battu, pour cela, dans [quatre|six] villes.
        Il s’arrête devant <moi|toi|{name}>, penche la tête, et demande si ce départ prend [un point|deux points|une virgule].
        ¶ « Une virgule », dit-il en entendant parler {noun:of}. « Donc, {name}, [il y a une suite|j’en suis|je viens]. »
        @light Il porte son encrier [au cou|dans le chapeau|comme un bébé], et salue de loin.
        @mysterious Sous son bras, un paquet de lettres, [sans adresse|toutes de la même main].`,
    ],
    banter: [
      `{companion} gratte une enseigne : il manquait [un accent|un pluriel|un s] au mot [boucherie|chevaux|harengs].
        [Le patron sort avec|La porte s’ouvre sur|Arrive alors, au bout d’un bras,] [un balai|son beau-frère|un gigot].
        <J’explique|Tu expliques|{name} explique> que c’est gratuit //et on court jusqu’au [ruisseau|cimetière|bois], l’encrier sur la tête.
        @humorous {companion} regrette seulement de n’avoir pas pu revoir la [ponctuation|carte des vins].
        @neutral L’accent, de loin, [se voit|tient] bien.`,
      `Une servante demande à {companion} une lettre pour [un soldat|un marin|le fils du meunier], et ne sait pas quoi dire.
        Il écoute ce qu’elle ne dit pas, écrit [douze|quatre|sept] lignes ; elle pleure, paie, <m’embrasse|t’embrasse|embrasse {name}> par erreur.
        [Lui essuie sa plume|L’écrivain range sa plume|Lui souffle sur l’encre], [longuement|sans lever les yeux|dans son foulard].
        @emotional Il garde les brouillons : ce sont, dit-il, ceux qu’il [pensait|aurait envoyés].
        @light Le soldat sait lire, heureusement, [deux mots sur trois|les baisers].`,
      `{companion} met des notes à tout : l’aube [passable|peut mieux faire|trop de rose], le ragoût, la chute d’un arbre.
        <Je demande|Tu demandes|{name} demande> combien vaut {noun}, comme histoire.
        Il pèse, ferme un œil : [quatorze|onze|seize] sur vingt, sous réserve du dénouement.
        @dramatic Sauf, ajoute-t-il, si <je mens|tu mens|{he} ment> ; là, c’est [zéro|hors barème].
        @mysterious Dans la marge du carnet, il y a déjà une [note|larme séchée], datée de demain.`,
      `À l’auberge, {companion} se relit toute la nuit, à [mi-voix|la chandelle|genoux], et change le mot [toujours|jamais|presque] contre un autre.
        <J’ouvre un œil et propose|Tu ouvres un œil et proposes|{name} ouvre un œil et propose> [parfois|encore|malgré tout].
        [Il reste la plume en l’air, longtemps|La plume s’arrête, et tremble|Il lève les yeux], comme si on venait de [le prendre en faute|lui rendre de l’argent|l’appeler].
        @emotional Ce n’était, pour une fois, la lettre de [personne d’autre|aucun client].
        @neutral La chandelle coûte [un sou|deux sous], en sus.`,
      `Un notaire provoque {companion} en [duel|dictée], pour une histoire de participe.
        [Les témoins reculent de dix|On compte dix|L’assistance s’éloigne de dix] [pas|lignes] //et les phrases commencent, [longues|venimeuses|à la subjonctive], sous les tilleuls.
        <Je tiens|Tu tiens|{name} tient> [les chapeaux|le dictionnaire|les vestes et l’encrier].
        [Le notaire s’emmêle dans un|Le notaire glisse sur un|Il manque au notaire un] [accord|imparfait|que], tombe, et demande grâce au plus-que-parfait.
        @humorous On l’emporte sur une [apposition|civière] ; il vivra, mais en phrases courtes.
        @light Les tilleuls, eux, ont tout [compris|semé].`,
      `<Je trouve|Tu trouves|{name} trouve> dans le sac de {companion} des lettres, cent peut-être, adressées à [personne|la même initiale|une rue qui n’existe pas].
        [Il les reprend, rougit, dit que c’est|Il les ramasse toutes, prétend que c’est|C’est, dit-il en les cachant,] du [papier d’essai|travail en retard|vieux style].
        [Puis il en lit une, à voix haute|Il finit par en dire une|Une page, pourtant, lui échappe, lue tout haut], à propos {noun:of}, et [c’est beau|la route se tait|un cheval s’arrête].
        @mysterious L’initiale est celle de quelqu’un qui [l’écoute|n’est pas né|a répondu une fois].
        @dramatic Il jette la dernière au [feu|vent]. Il court la reprendre.`,
    ],
    quarrel: [
      `¶ « Ce que tu viens de faire, {name}, ne se [corrige|rature|gratte] pas », dit {companion}, plus pâle que son papier.
        ¶ <Je réponds|Tu réponds|{name} répond> qu’il est facile d’avoir du style quand on [écrit les vies des autres|n’ose rien|reste dans la marge].
        L’écrivain salue, oublie son chapeau //et il [disparaît|rapetisse|s’efface] au bout de la ligne.
        @neutral Dans le chapeau, il y a [une plume|onze sous] et une page blanche.
        @humorous Même de dos, il [se relit|met la virgule].`,
    ],
    back: [
      `Une lettre arrive, la première qu’il ait jamais signée : {companion} demande s’il peut revenir, en [trois lignes|un seul mot|post-scriptum].
        <Je réponds|Tu réponds|{name} répond> au dos, avec [deux fautes|un accent à l’envers|un pâté], exprès.
        [Il sort de derrière|On le voit quitter|Il attendait derrière] [la haie|un pilier|le facteur], la plume levée, incapable d’y [toucher|résister].
        @emotional Il plie la réponse en quatre et la met [sous sa chemise|contre lui], avec les fautes.
        @dramatic Il a couru. Il a de l’encre [jusqu’aux yeux|au cœur].`,
    ],
  },
];
