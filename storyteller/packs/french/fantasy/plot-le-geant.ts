import type { Plot } from '../../pack.ts';

export const leGeant: Plot = {
  id: 'le-geant',
  homes: ['Belle-Omoplate', 'Clavicule-le-Haut', 'Vertèbre-le-Pont', 'Rotule-sur-Lande'],
  nouns: [
    [
      { the: 'la lanterne', a: 'une lanterne' },
      { the: 'le mouton', a: 'un mouton' },
    ],
    [
      { the: 'la fiancée', a: 'une fiancée' },
      { the: 'la pomme', a: 'une pomme' },
    ],
    [
      { the: 'le chien', a: 'un chien' },
      { the: 'la montagne', a: 'une montagne' },
    ],
  ],
  titles: [
    '{noun:title} dans l’oreille',
    'Le Troisième Couplet',
    '{name} et le dormeur',
    'Celui qui parlait en dormant',
  ],
  chapters: [
    ['Premier couplet', 'Troisième couplet'],
    ['Il dort', 'Il se retourne'],
    ['Deux mots', 'Une réponse'],
  ],
  frames: [
    {
      opening: `Tout le monde, à {home}, a ses [meubles|lits|tabourets] vissés au sol, car le géant, dessous, respire.
        Il dort depuis [mille|neuf cents|onze cents] ans ; on a bâti sur lui des rues, une halle, trois écoles.
        Chaque soir, <je descends|tu descends|{name} descend> au Puits chanter [la berceuse|les deux couplets|la même chose], puis c’est l’heure [de souper|des lanternes|du potage].
        @humorous Le poste est héréditaire, logé, chauffé par [l’haleine|une narine|le voisin du dessous].
        @emotional Parfois, après le dernier mot, quelque chose [soupire|s’apaise|se desserre], très bas, sous la ville.`,
      echo: `À {home}, on a dévissé les [meubles|lits|tabourets], puis on les a revissés dans l’autre sens, le géant dormant sur le côté.
        <Je descends|Tu descends|{name} descend> toujours au Puits, le soir, mais pour [demander|écouter|bavarder] autant que pour chanter.
        Là-haut, dans le creux tiède qu’il a laissé, il y a {noun}.
        @light Les tableaux penchent, et c’est [la mode|très gai|devenu le style local].
        @dramatic Cette nuit, il a dit [merci|un autre mot|bonne nuit]. Rien n’a tremblé.`,
    },
    {
      opening: `La berceuse a trois couplets, dont [deux|deux seulement] sont permis.
        <Je les chante|Tu les chantes|{name} les chante> chaque soir au bord du Puits, à {home}, pour que le géant continue de [dormir|porter la ville|ne pas savoir].
        Le carnet de la guilde saute de la page deux à la page [quatre|cinq], bord [déchiré|roussi|mordu].
        ? Personne n’a jamais posé [la question|de question|de signet].
        @mysterious Il y a pourtant, sur le dos de la page deux, [la trace d’une virgule|un mot en creux|une empreinte de dents].
        @neutral Le Puits mesure [quarante|soixante|cinquante] toises.`,
      echo: `La berceuse a trois couplets, et on les chante [tous|tous les trois|jusqu’au bout], désormais, au bord du Puits.
        ? Des gens de {home} viennent s’asseoir là, le soir, avec [du tricot|des chaises|des noix], pour entendre la réponse.
        À {home}, c’est à <moi|toi|{name}> d’entonner //et tout le monde [se tait|fredonne|retient ses chaises].
        Il y est question {noun:of}, [bien sûr|chaque fois|et de la suite].
        @emotional La page trois, neuve, est de la main de [plusieurs enfants|la doyenne|ceux qui n’avaient pas le droit].
        @light Le refrain fait vibrer les [vitres|noix|gencives].`,
    },
    {
      opening: `À [l’aube|midi juste|six heures], le plancher monte d’un pouce ; au soir, il redescend : c’est le géant qui respire sous {home}.
        ? On y règle les [horloges|accouchements|querelles], et la boulangère lève sa pâte dessus.
        <Je suis|Tu es|{name} est> {le berceur|la berceuse}, {le troisième de la famille|la troisième de la famille}, avec deux couplets [par cœur|pour tout bagage|dans la gorge].
        Cette nuit, le plancher est monté de [deux|trois] pouces, et n’est pas redescendu.
        @dramatic Une fissure court [du puits à l’église|sous les lits|dans le mur de l’école].
        @light Le pain, lui, est [magnifique|énorme|monté jusqu’au lustre].`,
      echo: `Le plancher de {home} monte et descend de nouveau, d’un pouce, et la boulangère [retrouve ses heures|chante|n’est plus réveillée].
        Il penche aussi, légèrement, vers [la fenêtre|l’est|le lit], depuis que le géant a changé de côté.
        <Je pose|Tu poses|{name} pose> sur la table une bille, qui roule vers [la porte|le buffet|la lumière], comme pour aller voir {noun}.
        @humorous On a redressé les chaises en sciant [deux|un|trois] pieds, pas toujours les bons.
        @mysterious La bille, arrivée au bord, [attend|hésite|remonte].`,
    },
  ],
  want: [
    `Au milieu du second couplet, le géant parle en dormant, et c’est [un mot|une plainte|clair] : {noun}.
      La halle se fend ; les [chiens|cloches|vitres] suivent.
      <J’attends|Tu attends|{name} attend> //et la voix ajoute, plus bas, {noun2}.
      Qu’il s’agite encore et la ville [tombe|glisse|n’a plus de toits] : il faut savoir ce qu’il veut.
      @humorous La guilde propose de chanter plus [fort|haut|lentement], ou un autre jour.
      @emotional Il l’a dit comme on [appelle dans le noir|demande pardon|cherche une main].`,
    `Trois nuits de suite, le géant [gémit|parle|appelle] : {noun}, puis, dans un souffle, {noun2}, et [le registre note : de garde, {name}|au registre, de garde, il y a {name}|sur le cahier, de garde : {name}].
      ? Les deux mots sont [distincts|connus|ordinaires] //et les cheminées tombent.
      <Je l’entends|Tu l’entends|{name} l’entend> mieux que personne : un dormeur qui [cherche|réclame|insiste] ainsi va se réveiller.
      Il faudrait lui répondre, à [l’oreille|temps], au sujet {noun:of}.
      @neutral On a compté [onze|neuf|quatorze] cheminées.
      @mysterious Les enfants nés cette semaine ont tous [le même rêve|les poings fermés|tourné la tête].`,
    `<Je chantais|Tu chantais|{name} chantait> quand, sous {home}, le géant a [bougé une main|froncé le front|pleuré].
      Puis il a parlé, d’une voix à [décrocher les volets|tourner le lait|coucher l’herbe], {noun:of}.
      Du second mot, {noun2}, il ne reste qu’un murmure, et [deux rues|une école|l’octroi] de moins.
      Une berceuse ne suffit plus, il faut [aller voir|demander|une réponse].
      @dramatic La prochaine fois, ce sera [l’hôpital|le pont|toute la colline].
      @light L’octroi n’a manqué à [personne|aucun marchand], il faut le dire.`,
  ],
  obstacle: [
    `L’oreille est à neuf jours de marche, [par l’épaule|derrière la mâchoire|au-delà des cheveux], et la guilde défend de quitter le Puits.
      <Je laisse|Tu laisses|{name} laisse> le carnet à un [cousin|apprenti|boulanger], avec deux couplets et [une clef|des excuses|du miel].
      On n’emporte rien {noun:of}, sinon le mot, et la façon dont il l’a [dit|soufflé|gardé en bouche].
      @dramatic La porte de la ville est à peine passée qu’un mur [tombe|s’assied|se couche] derrière.
      @humorous Le remplaçant chante faux, mais avec [élan|des gestes|l’accent du Sud].`,
    `Personne n’est allé jusqu’à l’oreille, sinon deux [moines|arpenteurs|chèvres], et ils n’ont pas écrit.
      Neuf jours, dit-on, [si le dormeur ne tousse pas|sans vent|en suivant la veine], et tout ce pays est sa peau.
      <Je pars|Tu pars|{name} part> [sans l’accord de la guilde|de nuit, sans signer le registre|malgré la guilde], qui ne veut plus [entendre parler|qu’on parle|se soucier] {noun:of}.
      ? Il fait [tiède|doux] sous les semelles.
      @light Les chèvres, au moins, sont [revenues grasses|revenues coiffées].
      @mysterious Sur la première borne, une main a compté les jours, et n’a [fait que huit traits|pas barré le dernier].`,
  ],
  wrong: [
    `Le géant se débat ; là-bas, un clocher [penche|craque|se couche], [avec toute une noce dedans|une noce à l’intérieur|plein d’une noce].
      Au relais de la guilde dorment [douze|vingt|trente] tonneaux de pavot, [au-dessus d’une veine ouverte|à deux pas d’une veine|avec un robinet].
      <Je tourne|Tu tournes|{name} tourne> le robinet, [vite|à deux mains|pour eux].
      [La terre se calme|Plus rien ne tremble|Le clocher se redresse] //et la voix qui parlait {noun:of} [s’arrête net|se noie|ne finit pas].
      @emotional Dans le clocher, la mariée [rit|compte les invités|cherche son soulier].
      @neutral L’huile met [neuf|onze|sept] minutes à s’écouler.`,
    `Un cri passe sous la route, toujours {noun}, si fort qu’une école [glisse|part|penche] vers le ravin, enfants aux fenêtres.
      <J’ai|Tu as|{name} a> sous la main la réserve de la guilde, du pavot, de quoi [endormir une mer|assommer dix rois].
      [On verse, en espérant|Le pavot coule, avec l’espoir de|Il faut verser, et] [doser juste|un peu de paix|ne pas se tromper].
      [L’école s’arrête au bord|L’école ne tombe pas|La cour s’arrête à un pied du vide] //et le cri [aussi|s’éteint|devient un souffle].
      @dramatic Il n’y a plus un bruit. C’est [trop|autre chose que du sommeil|cela, la faute].
      @light Les enfants redemandent un [tour|ravin], la maîtresse non.`,
  ],
  cost: [
    `Le géant ne gémit plus, ne respire [presque|guère] plus.
      [Le vent, qui était son souffle, tombe d’un coup|Le vent tombe : c’était lui|Il n’y a plus de vent, puisque c’était son souffle] ; les moulins [s’arrêtent|pendent|font silence], et la nuit suivante personne, de {home} au bord du monde, ne [rêve|fait un rêve|ronfle].
      <Je colle|Tu colles|{name} colle> l’oreille au sol, sans rien entendre, ni {noun}, ni [plainte|pouls|songe].
      @emotional Le sol est [froid|tiède encore, par endroits|froid comme un bol oublié].
      @humorous Les girouettes, enfin, sont [d’accord|à la retraite|honnêtes].`,
    `C’est d’abord la tiédeur qui s’en va, sous les [semelles|genoux|bêtes], puis le vent, puis les rêves.
      À {home}, on se réveille [les yeux secs|sans avoir rien vu|plus vieux], et le pain ne lève pas.
      Ce n’est pas du sommeil que <j’ai versé|tu as versé|{name} a versé>, et, pour {noun}, il ne reste qu’un mot [coupé|sans suite|froid].
      @mysterious Une seule chose bouge encore, très loin, [sous la paupière|un doigt|derrière les dents].
      @neutral Le plancher est descendu de [quatre|trois|cinq] pouces.`,
  ],
  turn: [
    `Au bord de l’oreille, <je chante|tu chantes|{name} chante> les deux couplets, et le [silence|manque|blanc] d’après, c’est le troisième.
      [Il vient tout seul, car c’est une question|Ce couplet-là est une question|Le couplet perdu est une question] : qu’est-ce qui [gêne|pèse|fait mal], la nuit, quand on dort ?
      [Depuis mille ans, le géant fait la même réponse|La réponse est la même depuis mille ans|Le géant répond, sans se lasser], {noun}, à [des gens|des berceurs|une ville] sans oreilles.
      @dramatic Au fond, quelque chose [inspire|remue|prend son élan].
      @emotional Il n’avait pas de cauchemar ; il avait [de la politesse|quelque chose à dire|gardé la réponse prête].`,
    `Ce n’était pas une menace, c’était une réponse, et <je comprends|tu comprends|{name} comprend> enfin à [quoi|quelle question|qui].
      [Au couplet arraché, on lui demandait|La page perdue lui demandait|Le troisième couplet voulait savoir] ce qui le gênait, [la nuit|pour dormir|sous les côtes].
      Il y a {noun}, là, sous lui, et il est couché en boule, depuis mille ans, [par précaution|sans oser bouger|de peur d’écraser].
      @light Comme un chat sur [une lettre|un chapeau], mais en plus [grand|délicat].
      @mysterious La guilde l’a su. On arrache rarement une page par [hasard|distraction|amour du papier].`,
  ],
  resolution: [
    `<Je chante|Tu chantes|{name} chante> au creux de l’oreille qu’il peut bouger, qu’on [prendra soin|s’occupera|répond] {noun:of}.
      [Le géant met quatre jours à se retourner|Se retourner lui prend quatre jours|Il se tourne, et cela dure quatre jours], le temps de descendre [toute la vaisselle du pays|les lampes et les enfants|les pendules].
      Dans l’herbe couchée où il dormait, au creux le plus [chaud|vert|rond], il y a {noun}.
      @humorous On déplore une soupière, et [un adjoint décoiffé|deux procès de bornage].
      @emotional Sur sa joue, tournée vers le jour, il y a [une marque de pli|de la mousse|le dessin de l’herbe].`,
    `La main du géant s’ouvre, [grande comme un champ de foire|doigt par doigt|avec une lenteur de saison], et dedans, depuis mille ans, il gardait {noun}.
      Pour {noun2}, il [demande seulement des nouvelles|veut savoir si tout va bien|n’a qu’une question], et <j’y réponds|tu y réponds|{name} y répond> [longuement|comme on peut|à voix haute].
      [Puis il se tourne, en quatre jours,|Ensuite il change de côté,|Il se couche sur l’autre flanc,] sans [fêler un bol|réveiller un chien|renverser la soupe], et respire.
      @neutral Le vent revient du [sud|nord|bon côté] un peu avant midi.
      @light Tout le pays fait le même [rêve|somme], avec du vent et [des crêpes|un chien].`,
  ],
  clues: [
    `Le sol change de température : il y a, par ici, une zone [tiède|presque chaude|où la neige ne tient pas], large de deux champs.
      [Les paysans y posent leurs|On y porte des|Les gens y mettent leurs] [agneaux|malades|semis] sans se demander pourquoi.
      <Je m’y couche|Tu t’y couches|{name} s’y couche>, l’oreille dans l’herbe : on entend battre quelque chose [au-dessous|de très lent|de plus petit que le cœur].
      Cela s’accélère quand <je prononce|tu prononces|{he} prononce> à voix basse {noun} //et [cela se calme|tout redevient lent|le sol se rendort] [à contrecœur|ensuite|avec le vent].
      @emotional On dort bien, là, avec [une main sous soi|la joue au chaud|les morts tout près].
      @neutral La zone tiède a été [cadastrée|mesurée|clôturée] sous le nom de pré Lange.`,
    `Dans un relais de la guilde, les cahiers des anciens berceurs servent à [caler une table|allumer le poêle|nourrir les souris].
      <J’en sauve|Tu en sauves|{name} en sauve> un, vieux de deux siècles, où l’on a noté chaque [bruit|soupir|plainte] du dormeur.
      À la date d’aujourd’hui, une ligne : il a parlé {noun:of}, [encore|comme chaque année|et nul ne répond].
      L’homme a voulu partir, [la guilde l’a|on l’a aussitôt|pour l’en guérir, on l’a] [promu|enfermé|marié] //et [le cahier s’arrête là|la suite est blanche|il n’y a rien après].
      @humorous La dernière page réclame du bois sec et une [augmentation|autre table|femme plus loin].
      @mysterious Son nom a été [découpé|rongé, mais proprement|couvert de cire].`,
    `Des enfants sautent à la corde devant [un four|une église|un abreuvoir] en chantant ; [la comptine a trois couplets|ils ont un couplet de trop|la chanson va jusqu’à trois].
      Le troisième demande au géant, en sautant, ce qui le [gratte|gêne|tient].
      ¶ « Et il répond : {noun}, bien sûr », explique la plus grande, [sans lâcher la corde|choquée|en sautant], « tout le monde sait ça. »
      ¶ <Je demande|Tu demandes|{name} demande> qui le leur a appris //et c’est, dit-elle, [la corde|personne|la terre, quand on saute fort].
      @light Il faut d’abord sauter [cent|trois cents] coups, pour prouver qu’on est sérieux.
      @dramatic Quand la corde [claque|casse|s’arrête], la route tremble.`,
    `Un arpenteur, qui mesure le dormeur depuis [vingt|trente] ans sans l’avoir dit à sa femme, déplie ses [plans|relevés|croquis].
      [Les genoux là, le front là|Ici un genou, ici le front|Il a situé le front, les genoux] : le géant n’est pas étendu, il est [en boule|roulé|couché en rond].
      [Ses bras enferment un endroit|Ses bras se ferment sur un lieu|Il serre, contre lui, un lieu] que nul ne [possède|laboure|visite].
      <Je pose|Tu poses|{name} pose> au milieu du plan une noisette, pour figurer {noun} //et l’arpenteur [pâlit|retire ses lunettes|vérifie l’échelle].
      @neutral À l’échelle, la noisette est [trop grosse|exacte|un peu petite].
      @emotional On ne se couche ainsi, dit-il, que pour [protéger|réchauffer|ne pas perdre].`,
    `Du second mot, il est à peine question dans les [livres|chansons|sermons] ; une veuve, pourtant, l’a entendu, jeune, une nuit de foire.
      Le géant prononce {noun2:bare} autrement, [comme un prénom|avec de l’air autour|en souriant].
      [Et qu’après {noun}, toujours, il attend|Puis il attend, chaque fois|Après quoi il attend], le temps de [compter vingt|boire un verre|lacer un soulier].
      <Je comprends|Tu comprends|{name} comprend> que cette attente est faite pour quelqu’un //et ce quelqu’un a toujours [refermé le carnet|éteint sa lampe|remis son chapeau].
      @mysterious La veuve demande si quelqu’un, cette nuit, l’a entendu [attendre encore|compter|se retourner].
      @light Elle offre une [pâtisserie|liqueur], de celles qui expliquent beaucoup.`,
    `Le registre de la guilde tombe d’une étagère, ouvert à [la page voulue|la bonne année|l’an de la grande peur].
      [On y paie un relieur|Un relieur y est payé|Une somme va à un relieur] pour ôter un feuillet, un couplet, [sans bruit|à la nuit|à l’unique exemplaire].
      Motif : si le dormeur répond, il faudra s’occuper {noun:of}, et [cela coûterait|nul n’y tient|la ville devrait bouger].
      <Je lis|Tu lis|{name} lis> deux fois cette phrase de [bon père|notaire|comptable] //et [la terre, dessous, sursaute comme un enfant qui rêve|le sol a un petit sursaut|quelque chose, dessous, se retourne].
      @dramatic La guilde savait. Elle a [chanté par-dessus|payé|dormi].
      @humorous Le relieur a demandé un supplément pour [le silence|la colle|le remords].`,
  ],
};
