import type { Plot } from '../../pack.ts';

export const leMensonge: Plot = {
  id: 'le-mensonge',
  homes: ['Courbejambe', 'Sainte-Bobine', 'Vireloup', 'Mirepouce'],
  nouns: [
    [
      { the: 'l’éléphant', a: 'un éléphant' },
      { the: 'le toboggan', a: 'un toboggan' },
    ],
    [
      { the: 'le fantôme', a: 'un fantôme' },
      { the: 'la fanfare', a: 'une fanfare' },
    ],
    [
      { the: 'le sous-marin', a: 'un sous-marin' },
      { the: 'la girafe', a: 'une girafe' },
    ],
  ],
  titles: [
    '{noun:title}, troisième étage à gauche',
    'Chez {name}, il y a {noun:a}',
    'Sonner deux fois pour {noun}',
    'Un mensonge qui mange beaucoup',
  ],
  chapters: [
    ['Ce qui est dit', 'Ce qui est'],
    ['La récréation', 'Le goûter'],
  ],
  frames: [
    {
      opening: `À la récréation, sous le marronnier, chacun dit ce qu’il a chez lui : [un lapin|un train électrique|un aquarium], une cousine à Rome, un lit à étages.
        Puis vient un silence de la taille [d’un ballon|d’une bouche|d’un lit à étages].
        ¶ « Chez moi », <dis-je|dis-tu|dit {name}>, « il y a {noun:a}. »
        ¶ Un marron tombe, [bien mûr|avec un bruit sec|comme un point final].
        @dramatic La phrase est sortie //et la cour entière [l’a dans les oreilles|s’approche|se tait].`,
      echo: `À la récréation, sous le marronnier, chacun dit maintenant ce qu’il n’a pas : [pas de lapin|pas de cousine|pas d’aquarium], pas de lit à étages, pas le droit au chewing-gum.
        Le tour arrive //et <je dis|tu dis|{name} dit> : « Moi, {noun:a}. »
        ¶ Tout le monde [rit|applaudit|soupire d’envie], Lubin plus fort que les autres.
        Un marron tombe ; cette fois, ils sont [quatre|six|toute une bande] à plonger.
        @light C’est Lubin qui l’a //et il le coupe en [huit|six|autant de parts qu’il faut], ce qui est mal commode.`,
    },
    {
      opening: `<Mon appartement|Ton appartement|L’appartement de {name}> a deux pièces, un balcon pour [une personne mince|un géranium|un vélo debout] et une vue sur un mur.
        C’est exactement pour cela que, ce matin, devant toute la classe, <je me suis|tu t’es|{he} s’est> entend{u|ue} dire qu’on y logeait {noun:a}.
        La maîtresse a [posé sa craie|levé un sourcil|souri].
        Au fond, [vingt|vingt-deux|dix-neuf] chaises ont grincé toutes ensemble.
        @mysterious Depuis, dans l’appartement, la petite pièce a l’air [plus petite|occupée|de cacher quelque chose].`,
      echo: `L’appartement a toujours deux pièces ; ce soir, [onze|douze|treize] enfants tiennent sur le balcon, en se relayant.
        Sur le mur d’en face, à la craie, quelqu’un a dessiné {noun}, [grandeur nature|de profil|avec un béret].
        <Je regarde|Tu regardes|{name} regarde> la vue, qui est [nettement meilleure|à la mode|presque trop belle].
        Le géranium a été prêté au voisin, [Lubin|Lubin, qui l’arrose trop|chez Lubin], pour la place.
        @emotional Dans la cuisine, quelqu’un lave [les verres|vingt cuillers|le grand saladier] en chantant faux.`,
    },
    {
      opening: `Un mensonge, au début, c’est [léger|tout petit|gros comme un noyau]. <Je l’ai|Tu l’as|{name} l’a> dit entre deux [bouchées|tartines|portes], à cause du nouveau cartable d’Oscar.
        « {noun:a} », à la maison, en vrai. C’est tout.
        À midi, l’école le savait ; à quatre heures, {home} [en parle|veut voir|prévoit des pommes].
        <Je rentre|Tu rentres|{he} rentre> en le portant [à deux bras|sur le dos|comme un piano].
        @humorous Un piano, au moins, on peut [s’asseoir devant|le revendre|en jouer].`,
      echo: `La vérité, au début, c’est lourd aussi, puis cela [fond|s’envole|se partage en tranches].
        <Je rentre|Tu rentres|{name} rentre> de l’école avec [un cartable|deux mains libres|une tartine] et Lubin, qui marche sur les bordures.
        Une petite du cours préparatoire <me|te|lui> demande si c’est vrai, pour {noun}.
        ¶ « Non », <dis-je|dis-tu|dit {name}>, « mais [c’était bien raconté|viens goûter|j’ai un voisin formidable]. »
        @neutral La petite réfléchit [deux réverbères|un moment|jusqu’au coin], et vient.`,
    },
  ],
  want: [
    `Toute la classe viendra voir {noun}, samedi en huit, à [quatre heures|l’heure du goûter|trois heures et demie].
      Oscar apportera [des jumelles|son père|des carottes], la maîtresse aussi.
      <Il me faut|Il te faut|Il faut à {name}> donc trouver {noun:a}, vite, ou à la rigueur {noun2}, à montrer [de loin|dans le noir|très vite].
      <Je cherche|Tu cherches|{he} cherche> d’abord sous le lit, par acquit de conscience.
      @neutral Sous le lit, il y a [une pantoufle|un dé|une moitié de crayon].`,
    `<J’écris|Tu écris|{name} écrit> une liste en trois points sur [un ticket de pain|le dos d’une main|une boîte à sucre] : avouer, déménager, trouver {noun}.
      Le premier point est barré tout de suite ; le deuxième demande [un camion|des parents|de l’argent].
      Samedi en huit, la classe entière sonnera //et <je veux|tu veux|{he} veut> qu’elle fasse « oh ».
      À défaut, avec [le rideau tiré|un drap|une bonne lampe], il y aurait bien {noun2}.
      @light <J’ajoute|Tu ajoutes|{he} ajoute> un quatrième point, [acheter|voler|goûter d’avance] des gaufrettes //et c’est déjà mieux.`,
    `Le soir, <je mesure|tu mesures|{name} mesure> la petite pièce avec [une ficelle|un lacet|la ceinture du peignoir], pour savoir combien de place il faudrait {noun:to}.
      ? Il faudrait [enlever le lit|ouvrir le plafond|habiter ailleurs].
      N’importe : samedi en huit, la classe vient voir, et <je préfère|tu préfères|{he} préfère> chercher dans toute la ville que [rougir|avouer|voir Oscar sourire].
      Il y a sûrement, quelque part, {noun} à prêter, ou {noun2}, ou quelqu’un qui [connaît quelqu’un|loue|s’en sépare].
      @emotional Au mur, deux ombres : [la ficelle|une petite|une menteuse], et une qui l’écoute.`,
  ],
  obstacle: [
    `Les questions arrivent par [paquets|rafales|douzaines] : si ça mord, si ça [rouille|chante|mue], si ça se plie.
      <Je réponds|Tu réponds|{name} répond> à chacune //et chaque réponse agrandit {noun} d’un bon mètre.
      Le soir, ce que la classe imagine ne passe plus [la porte|l’escalier|sous le pont].
      Pour trouver la même chose dans la vraie ville, il faudrait [un port|une grue|un miracle municipal].
      @humorous Oscar tient les comptes ; d’après lui, ça pèse déjà [la moitié de l’école|onze Oscars|plus que le directeur].`,
    `¶ « Pas d’invités », dit maman, « on a [trois chaises|trois bols|un seul canapé], et il est bancal. »
      ¶ Elle a [sa blouse de travail|du savon aux coudes|les yeux fatigués] et déjà un pied dehors.
      <Je ne dis|Tu ne dis|{name} ne dit> rien {noun:of}, rien de samedi en huit, rien [d’Oscar|des jumelles|des invités].
      <Je range|Tu ranges|{he} range> les bols par taille, ce qui va vite.
      @emotional Maman revient sur ses pas [donner un baiser|remettre une mèche|nouer une écharpe], comme si c’était prévu.`,
  ],
  wrong: [
    `Le jour approche //et la petite pièce ne contient toujours que [du linge|un vélo|une planche à repasser].
      Alors <je désigne|tu désignes|{name} désigne>, devant toute la classe, Lubin du rez-de-chaussée, qui est [petit|enrhumé|nouveau] et qui ne se méfie pas.
      ¶ « Pour {noun}, c’est fichu, [il a laissé la porte ouverte|il a crié trop fort|il a oublié le verrou]. »
      ¶ Cela sauve tout le monde, ou presque.
      @dramatic Lubin [ouvre la bouche|cherche sa moufle|rougit], et la cloche sonne avant lui.`,
    `<Je peins|Tu peins|{name} peint> {noun} sur un drap, [au cirage|à la gouache|au chocolat] //et <je l’accroche|tu l’accroches|{he} l’accroche> derrière la vitre, loin, de trois quarts.
      Mais on voudra toucher. <J’invente|Tu inventes|{he} invente> donc un accident : le petit Lubin, du rez-de-chaussée, a [tiré dessus|mis les doigts|fait peur], et depuis c’est interdit.
      C’est un bon rempart, Lubin : il arrive à [la taille|la poignée|l’épaule] de tout le monde.
      @mysterious Le drap bouge, un peu, [fenêtre fermée|sans personne derrière|à contretemps].`,
  ],
  cost: [
    `Entre chien et loup, une lampe de poche se promène sous les voitures de la rue, [l’une après l’autre|à ras de terre|très lentement].
      C’est Lubin, à quatre pattes, en [pyjama|bonnet|bottes trop grandes], qui cherche {noun} et demande pardon tout bas aux pneus.
      ? Personne n’a joué avec lui depuis [trois jours|la cloche|lundi].
      <Je regarde|Tu regardes|{name} regarde> la lampe [du balcon|d’en haut|à travers le rideau] //et elle s’arrête sous chaque moteur.
      @emotional Il a pris un biscuit, au cas où [ça aurait faim|il faudrait rassurer|ça viendrait].`,
    `Sur le paillasson, il y a [un bocal|une chaussette|une tirelire] avec [quatre|six|neuf] pièces, un marron et un mot en lettres penchées.
      « Pour {noun}. Je ne me rappelle pas l’avoir fait, mais pardon. Lubin. »
      <Je compte|Tu comptes|{name} compte> les pièces ; il y a là-dedans toute une année de [bonnes notes|vaisselle|dents tombées].
      ? En bas, dans la cour, les autres choisissent les équipes //et Lubin [tient les manteaux|regarde ses pieds|garde le ballon].
      @neutral Le marron est [ciré|le plus beau de la saison|encore dans sa bogue].`,
  ],
  turn: [
    `<Je descends|Tu descends|{name} descend>, [en pantoufles|sans manteau|avec la deuxième lampe] //et <je me couche|tu te couches|{he} se couche> à plat ventre à côté de Lubin, sous la voiture du dentiste.
      <Je lui dis|Tu lui dis|{he} lui dit> tout : {noun}, le marronnier, la phrase, lui.
      Lubin réfléchit, le menton [dans l’huile|sur le bitume|sur sa moufle].
      ¶ « Alors ça n’est pas perdu », dit-il. « [Ouf|Tant mieux|J’avais peur]. »
      @humorous Le dentiste, qui voudrait partir, [klaxonne poliment|attend|demande s’il peut se coucher aussi].`,
    `<Je sonne|Tu sonnes|{name} sonne> au rez-de-chaussée, deux fois, [le cœur dans les chaussettes|le bocal à la main|avant de changer d’avis].
      Lubin ouvre. <J’ai|Tu as|{he} a> préparé une explication avec des causes, [des circonstances|un plan|trois parties] ; il en sort seulement : « Tu sais, {noun:a}, je n’en ai jamais eu. »
            Il pousse la porte, [dans l’autre sens|de l’autre côté|pour l’ouvrir plus grand] : chez lui, pour {noun}, il avait déjà fait [de la place|un lit|une étiquette].
      @dramatic Derrière, dans le couloir, les autres [ont entendu|se taisent|sont tous là].`,
  ],
  resolution: [
    `Samedi, à l’heure dite, la classe monte [l’escalier|en rang|les trois étages], Oscar devant, ses jumelles sur le ventre.
      <J’ouvre|Tu ouvres|{name} ouvre> avant la sonnette : « Ici, {noun:a}, il n’y en a jamais eu. Il y a des [crêpes|gaufres|tartines]. »
      Puis {companion} demande [qui veut la première|du sucre|une assiette], et la queue va jusqu’en bas.
      Lubin, à la porte, déchire des tickets d’entrée, [gravement|trop petits|pour de vrai].
      @light Oscar en prend cinq, et regarde la sixième [aux jumelles|avec tendresse|de très près].`,
    `¶ « Il n’y a rien à voir », <dis-je|dis-tu|dit {name}> sur le palier, « j’ai [menti|inventé|tout inventé], et Lubin n’y est pour rien. »
      ¶ La classe regarde [ses pieds|la maîtresse|le plafond], puis demande comment c’était, {noun}, [dans l’invention|en détail|depuis le début].
      Alors <je raconte|tu racontes|{he} raconte>, avec {companion} pour les bruits et Lubin pour la lampe.
      Maman rentre //et elle compte les chaises : [trois|trois, et dix-neuf debout|trois, comme hier].
      @mysterious Au moment le plus beau, quelque chose de lourd [passe dans la rue|fait craquer le palier|soupire à l’étage au-dessus].`,
  ],
  clues: [
    `Dans le hall, sous la poussière, le règlement de l’immeuble compte [douze|quatorze|dix-neuf] articles.
      L’article sept interdit [le linge aux fenêtres|de jouer du tambour|les seaux], l’article huit interdit {noun}.
      <Je le lis|Tu le lis|{name} le lit> trois fois, sur la pointe des pieds. On n’interdit pas [ce qui n’existe pas|ce que personne n’a fait|sans une bonne raison].
      Le huit est d’une autre encre, ajouté [à la main|après coup|par quelqu’un d’énervé].
      @mysterious Et quelqu’un l’a rayé, [très légèrement|au crayon d’enfant|d’un trait qui sourit].`,
    `¶ « Le troisième gauche ? Il y a eu des histoires », dit l’ancienne concierge en [tricotant|écossant des pois|triant ses clés].
      ¶ Des histoires de quoi ? Au sujet {noun:of}, tout de même.
      ¶ Toute une école dans l’escalier, un samedi, [avec des jumelles|des parapluies|et des carottes], et l’enfant de là-haut qui n’ouvrait pas.
      ¶ « C’était [il y a vingt-cinq ans|avant l’ascenseur|avant toi]. Une drôle de gamine, avec des yeux qui mesuraient tout. »
      ? ¶ <Je pose|Tu poses|{name} pose> une question de plus, mais elle a perdu [une maille|le fil|son chapelet de clés].
      @humorous L’ascenseur, lui, nie : il était [en panne|déjà en panne|en panne par avance].`,
    `Un coin du papier peint se décolle derrière le lit //et <je tire|tu tires|{name} tire>, rien qu’un peu.
      Dessous, le mur est gradué au crayon, comme pour un enfant qui grandit : [un trait|une encoche|une ligne], une date, un autre trait.
      Mais en face, on n’a pas mis de prénom. On a mis {noun} //et ça grandit [d’un doigt par semaine|surtout en hiver|jusqu’au plafond].
      <Je recolle|Tu recolles|{he} recolle> le papier avec [de la confiture|un timbre|de la mie de pain].
      @dramatic Le dernier trait monte plus haut que [la lampe|le mur|la règle], et puis plus rien.`,
    `La marchande de graines ouvre un [livre de comptes|cahier de crédit|carnet de toile] long comme un tiroir.
      ¶ « Troisième gauche : un seau de son, [deux bottes de foin|dix bougies|six mètres de corde], une brosse. Pour {noun}. Payé en billes. »
      ¶ <Je demande|Tu demandes|{name} demande> qui payait en billes.
      ¶ « Une petite. Elle disait que c’était pour samedi. [Je lui ai fait un prix|J’ai gardé les billes|Elle parlait très bien]. »
      ¶ La dernière page porte une tache de [chocolat|pluie|géranium].
      @light Les billes sont encore dans le bocal, et l’une est [verte comme une grenouille|une agate|la plus belle de la rue].`,
    `Dans une vieille photo de classe, chez l’opticien, une fille se tient au bout du rang, avec un espace [à côté d’elle|autour|de deux élèves].
      ¶ « On lui gardait la place {noun:of} », explique l’opticien en [soufflant sur un verre|louchant|remontant ses lunettes]. « Pour se moquer, puis par habitude, puis parce qu’on l’aimait bien. »
      ¶ ? Elle a le menton de quelqu’un, cette fille, et la façon de [plisser les yeux|croiser les pieds|rentrer le cou].
      <Je cherche|Tu cherches|{name} cherche> à qui elle ressemble, tout le long de la rue.
      @emotional Une vitrine renvoie une image //et c’est le même [menton|sourire|front].`,
    `La brosse est au fond du placard à balais, avec une étiquette nouée au manche : « {noun:title}, ne pas prêter ».
      L’écriture, <je la connais|tu la connais|{name} la connaît> : c’est celle des [mots sur le frigo|listes de courses|mots d’absence].
      Maman a grandi dans cet appartement ; elle l’a [toujours dit|dit cent fois|dit, mais pas le reste].
      <Je remets|Tu remets|{he} remet> la brosse en place, le manche [à droite|vers le mur|exactement comme avant].
      @neutral Les poils sont usés d’un seul côté, comme [par un vrai usage|à force de servir|sur quelque chose de rugueux].`,
  ],
};
