import type { Plot } from '../../pack.ts';

export const lesHeures: Plot = {
  id: 'les-heures',
  homes: ['Fond-Calme', 'Bas-Séculaire', 'Lent-Rivage', 'Creux-Minute'],
  nouns: [
    [
      { the: 'le figuier', a: 'un figuier' },
      { the: 'la clef', a: 'une clef' },
    ],
    [
      { the: 'la fille', a: 'une fille' },
      { the: 'le pain', a: 'un pain' },
    ],
    [
      { the: 'l’accordéon', a: 'un accordéon' },
      { the: 'la lampe', a: 'une lampe' },
    ],
  ],
  titles: [
    '{noun:title}, neuf ans plus haut',
    'Le Temps de fermer le gaz',
    'L’Heure de {name}',
    '{noun2:title} pour dix minutes',
  ],
  chapters: [
    ['Dix minutes', 'La salle d’attente'],
    ['En bas, le mardi', 'À mi-chemin'],
    ['Neuf ans là-haut', 'Salle cinq'],
  ],
  frames: [
    {
      opening: `À {home}, près du Puits, le temps est [épais|lent|comme du miel] : une tasse y refroidit en une heure, et là-haut, au bout de la Ligne, il passe [une saison|un hiver|six mois].
        On vit [doucement|avec|à petits gestes], et l’on ne monte pas [pour rien|sans manteau|sans adieux].
        <Je pose|Tu poses|{name} pose> une tasse sur [la table|le rebord|un livre] //et elle fume encore, [une heure plus tard|tout droit|sans hâte].
        @neutral La pendule de la cuisine a [deux|trois] siècles de retard, exprès.
        @mysterious Dans la vapeur, quelqu’un [vieillit|s’éloigne] un peu.`,
      echo: `À {home}, la tasse, [enfin froide|lavée|posée au milieu], a fini de [refroidir|fumer|attendre] //et on en sort d’autres, depuis qu’il y a là {noun}.
        <Je verse|Tu verses|{name} verse> sans [renverser|hâte|compter], sous deux pendules, [celle d’ici et l’autre|l’une d’en bas, l’autre d’en haut|qui ne se parlent pas].
        ? Elles ne seront jamais d’accord //et on vit [entre les deux|avec les deux|à l’heure du milieu].
        @light Le goûter dure [quatre mois|une saison], ce qui fait beaucoup de tartines.
        @emotional Sous la table, deux genoux se [touchent|reconnaissent].`,
    },
    {
      opening: `L’ascenseur de {home} a deux boutons : ICI et LÀ-HAUT, et une plaque [vissée|usée|polie], qui conseille de [bien réfléchir|fermer le gaz|embrasser les siens].
        <Je suis|Tu es|{name} est> dedans, porte [ouverte|bloquée du pied|entrebâillée], le doigt [en l’air|levé|entre les deux], à cause d’une odeur de gaz.
        Il suffisait de redescendre, [dix minutes|le temps d’un robinet|un instant], [et de remonter|puis de remonter|sans s’asseoir].
        @dramatic Dix minutes, ici. [Là-haut, neuf ans|En haut, on enterre les chats].
        @humorous Le gaz, vérification faite, était [fermé|celui du voisin].`,
      echo: `L’ascenseur de {home} a trois boutons, maintenant : ICI, LÀ-HAUT, et un, [au crayon|bricolé|de nacre], qui dit À MI-CHEMIN.
        <J’appuie|Tu appuies|{name} appuie> sur le troisième, [le dimanche|sans réfléchir|du coude], les bras [chargés|pris|pleins de linge] //et la porte s’ouvre sur une salle d’attente, [un poêle|deux bancs|des rideaux], et {noun}.
        Le gaz est [fermé|coupé|oublié], cela n’a plus d’importance.
        @neutral La plaque a été [dévissée|retournée] et sert de dessous de plat.
        @mysterious Il y a un quatrième trou, pour un bouton [qu’on n’a pas posé|de plus].`,
    },
    {
      opening: `On reconnaît les gens de {home} à leurs vêtements, [démodés|trop neufs|d’un autre règne], et à leur façon de dire tout à l’heure pour [l’an dernier|le siècle passé|grand-père].
        ? En bas, près du Puits, c’est [mardi|toujours mardi|encore mardi], depuis que les gens d’en haut ont [des barbes|des petits-enfants|changé de roi].
        Dans le journal d’en haut, [épais comme un dictionnaire|au kilo|relié], <je ne cherche|tu ne cherches|{name} ne cherche> qu’une [ligne|annonce|signature], entre les naissances et [les pannes|les soldes|la météo].
        @emotional Elle n’y est pas, ce matin, et c’est [mieux|pire] que d’habitude.
        @light On y annonce trois guerres, deux paix, et [la mode des chapeaux mous|un gâteau].`,
      echo: `À {home}, c’est mercredi, [pour la première fois|enfin|tout arrive], et l’on en fait une [fête|affaire|tarte].
        <J’achète|Tu achètes|{name} achète> encore le journal d’en haut, [pour les chapeaux|par habitude|au poids] //et la ligne n’y est plus à chercher : elle est [à table|dans la cour|en face], avec {noun}.
        Les vêtements sont [de deux époques|dépareillés|à la bonne mode], [et les rires ont le même âge|et l’on rit à la même minute|mais la soupe est commune].
        @humorous Quelqu’un propose jeudi ; on lui répond de [ne pas s’emballer|mâcher].
        @dramatic Le temps passe. On le [regarde passer|laisse]. Il ne prend rien.`,
    },
  ],
  want: [
    `Il y a dix minutes, <j’ai laissé|tu as laissé|{name} a laissé> là-haut {noun}, en promettant de revenir [tout de suite|avec le dessert|le temps d’un robinet], et de rapporter {noun2}.
      Dix minutes d’ici, c’est neuf ans [là-haut|de là-bas|au bout de la Ligne].
      Chaque minute encore en coûte presque une, d’année : il faut remonter, [sans chapeau|en courant|avant le café].
      @humorous La porte de l’ascenseur, elle, prend [son temps|dix secondes, soit deux mois].
      @emotional En bas, la main est [encore tiède|toute marquée] d’avoir lâché.`,
    `Une carte postale tombe du tube, vieille de neuf ans, postée [tout à l’heure|avant le gaz|il y a dix minutes], pour {name} : on attend, sans presser.
      C’est écrit de là-haut, au sujet {noun:of}, [à l’encre verte|d’une main sage|au dos d’un menu].
      <J’avais promis|Tu avais promis|{name} avait promis> de remonter, avec {noun2}, [aussitôt|sans faute|et du pain].
      @mysterious Le timbre montre la salle d’attente, avec [une silhouette|une lampe].
      @dramatic Une seconde carte tombe. Puis [cinq|rien|la douzième].`,
    `¶ « {noun} ? [C’était il y a longtemps, là-haut|Cela remonte à loin, là-haut|Là-haut, c’est de l’histoire ancienne] », dit le liftier, [sans lever les yeux|en comptant|doucement]. « [Neuf ans, {name}|Neuf fois l’hiver, {name}|{name}, neuf ans]. Vous [aviez dit : je reviens avec|deviez remonter avec|aviez promis] {noun2}. »
      ¶ <Je regarde|Tu regardes|{name} regarde> la tasse : elle [fume|est pleine|brûle encore].
      Il reste à monter, [tout de suite|vite|par tous les moyens], car chaque marche en bas fait une [saison|moisson|rentrée] en haut.
      @light Le liftier prête sa montre, qui n’a [qu’une aiguille|pas d’avis].
      @neutral Il y a, de bas en haut, neuf stations et [mille deux|onze cents] marches.`,
  ],
  obstacle: [
    `L’ascenseur direct [est plein|se paie en années|ne prend plus personne] ; reste la Ligne, station par station, où le temps va [un peu plus vite|moins lent|plus dru] à chaque arrêt.
      Pour <moi|toi|{name}>, neuf jours ; pour qui attend là-haut, [on n’ose pas compter|une vie|ce que cela veut].
      Nul ne sait s’il reste là-bas {noun}, [ni sous quelle forme|ou la place|ou le nom].
      @dramatic Courir ne change rien. On court [quand même|donc].
      @humorous Le guichetier vend des allers, et, [par optimisme|sans garantie], des retours.`,
    `Remonter est un métier : il faut, à chaque station, [une heure d’escale|un visa d’âge|se laisser rattraper], sans quoi le cœur [prend du retard|s’emballe|reste en bas].
      Il y a neuf stations, et <je n’ai|tu n’as|{name} n’a> que [dix minutes de remords|un sac|une montre fausse].
      Là-haut, on a peut-être cessé d’attendre, quant {noun:to}, depuis [l’automne|la troisième année|tout à l’heure].
      @light Le visa d’âge se prend [de profil|langue tirée], et flatte tout le monde.
      @mysterious Le premier tampon était déjà [sur le passeport|sec].`,
  ],
  wrong: [
    `À la huitième station, une galerie s’effondre : [onze|neuf|douze] mineurs, une heure d’air, et des secours à [deux heures|trois heures|plus d’une heure].
      Un levier, le frein des heures, ralentit toute la station [d’un cran|au besoin|comme au fond].
      <Je le tire|Tu le tires|{name} le tire> : l’heure d’air en dure [quatre|six], et tous sortent, [gris|vivants|riant de peur].
      Plus haut, sans frein, le temps {noun:of} [s’envole|file|se rattrape].
      @emotional Le dernier mineur ne lâche plus [le levier|la manche].
      @neutral Le levier porte la mention : [à ses frais|une fois].`,
    `Le frein des heures est sous [verre|clef|scellés], car ce qu’on retient ici, là-haut on le [paie|perd|court].
      Mais derrière l’éboulis, on [frappe|chante|compte], avec une heure d’air.
      <Je brise|Tu brises|{name} brise> le verre, [du coude|sans compter|avec la montre] //et on remonte [onze|neuf|douze] hommes, pendant qu’en haut, pour {noun}, les années [claquent|tombent|tournent].
      @dramatic Onze visages. Et le calcul, [ensuite|là, seulement].
      @light Ils sentent le [chou|charbon] et embrassent sans prévenir.`,
  ],
  cost: [
    `Le tableau des heures s’affole puis se fige : là-haut, trente ans de plus, [d’un coup|en une après-midi|le temps d’un levier].
      Cela fait trente-neuf, et <je n’en ai|tu n’en as|{name} n’en a> vécu que [neuf jours|une semaine|quelques nuits].
      Personne n’attend trente-neuf ans, sauf [les saints|les gares|les pierres], et pour {noun}, c’est fini.
      @humorous Le guichetier rembourse le retour, [moins les frais|en vieux jetons].
      @emotional Il y avait une phrase toute prête, [d’excuse|pour la porte], et elle est trop petite.`,
    `Une carte tombe du tube, la dernière, [jaune|cassante|à peine lisible] : elle a trente ans, et dit seulement [bon|tant pis|à un autre jour].
      C’est le frein ; ce qu’on a [retenu|gardé|arrêté] en bas s’est vidé en haut, comme [un évier|un sablier|une poche].
      Il ne peut plus rester là-haut, {noun:of}, qu’un [nom|banc|souvenir de souvenir].
      @dramatic <Je m’assieds|Tu t’assieds|{name} s’assied>. La navette [part|ferme|siffle]. On reste.
      @mysterious L’écriture a [changé de main|rajeuni], au dernier mot.`,
  ],
  turn: [
    `C’est en relisant les registres que <je le vois|tu le vois|{name} le voit> : à chaque station, depuis [le début|vingt ans|la première page], il y a {noun}, [mention transit|sur la ligne transit|parmi les transits].
      Mais le sens, [mal lu jusqu’ici|c’est une flèche|regardé de près], c’est vers le bas.
      Là-haut, on est descendu, un arrêt [par an|après l’autre|à la fois], vers le temps lent, [à la rencontre|pour vieillir moins|sans se presser].
      @light On s’est donc croisés, [sans doute au buffet|entre deux soupes].
      @neutral La dernière date est [d’hier|de ce matin], station cinq.`,
    `¶ « Vous montez, et c’est par ici que cela descend », dit [une balayeuse|un lampiste|le chef de gare], en montrant une trace sur le mur, [à la craie|une par an|toute fraîche].
      ¶ Tout s’éclaire, les cartes, [les retards|les lampes|la main tranquille] : on ramenait en bas {noun}, station après station, pour perdre moins de temps à deux.
      <Je fais|Tu fais|{name} fait> demi-tour, [en riant|d’un bond|le sac à l’envers].
      @emotional Au mur, chaque année, on avait écrit : [presque|encore un peu].
      @dramatic Il y a une salle d’attente, [cinq|quatre] arrêts plus bas. Courir.`,
  ],
  resolution: [
    `À mi-chemin, dans une salle d’attente sans [horloge|porte|train], il y a un poêle, [deux tasses|un banc|des rideaux faits main], et {noun}.
      Trente-neuf ans d’en haut n’en font, à force de [descendre|ruser|s’approcher], que [dix|onze|douze].
      <Je tends|Tu tends|{name} tend> ce qui était promis, {noun2}, [avec un peu de retard|sans un mot|à bout de bras].
      ¶ « Tu as fermé le gaz ? » demande-t-on, [enfin|de l’autre bout du banc|sans se retourner].
      @humorous Il était fermé ; cela ne se dira [jamais|qu’après la soupe].
      @neutral La salle figure sur les plans sous le nom de [salle 5|palier].`,
    `La porte de la salle d’attente [grince|colle|s’ouvre toute seule], et c’est là, [à la bonne heure|près du poêle|sous la lampe], {noun}, après [tout ce temps|neuf jours ou trente-neuf ans|tant de gares].
      <Je rends|Tu rends|{name} rend>, sans rien dire, {noun2}, [le souffle court|les bras morts|en guise d’excuse].
      Sur le mur, on ajoute une marque, [à deux mains|à la craie|la dernière] //et on décide d’habiter [là|entre deux|à mi-chemin].
      @light Le premier conflit porte sur [la pendule|le mardi], et dure une bonne heure des deux.
      @mysterious Sous la plus vieille marque, il y en avait une [plus vieille|d’une autre main].`,
  ],
  clues: [
    `Au registre d’une station, entre [un cirque|un évêque|deux dentistes] et un wagon de sel, quelqu’un a noté il y a des années : en transit, {noun:a}.
      La ligne n’a pas de [prix|signature|rature], mais un petit dessin, une [tasse|flèche|chaise].
      <Je demande|Tu demandes|{name} demande> au commis dans quel sens //et l’homme dit que tout ce qui passe [passe|paie|finit par sortir], que noter le sens serait [se mêler|philosopher|trop d’encre].
      @neutral La page porte le numéro [trois cent|deux cent] neuf.
      @mysterious L’encre est [verte|plus fraîche en bas].`,
    `Un tube pneumatique [tousse|siffle|crache] et livre une carte, à la main du liftier, puis de gare en gare : elle a suivi.
      Elle dit que tout va bien, quant {noun:to}, que [le poêle tire|les soirs sont longs|l’on apprend à coudre], et qu’on a trouvé une [combine|patience|idée].
      <Je cherche|Tu cherches|{name} cherche> laquelle, [au verso|à contre-jour|entre les lignes] //et il n’y a, pour signature, qu’un trait [qui descend|penché|à la craie].
      @emotional Le coin est corné là où un pouce a [hésité|attendu].
      @humorous L’affranchissement, au tarif des siècles, est [exact|en trop].`,
    `Le lampiste d’une gare a vu, [de ses yeux|une nuit de brouillard|il y a six ans], passer sur le quai quelqu’un qui portait, [à bout de bras|sur un diable|bien emballé], ce qui pouvait être {noun}.
      [On lui a demandé|La personne a voulu savoir|On ne voulait que] l’heure d’en bas, [seulement l’heure d’en bas|poliment|deux fois].
      Les gens qui montent demandent toujours celle d’en haut, remarque-t-il, en [mouchant sa lampe|crachant loin|fermant un œil].
      <Je n’y prends pas garde|Tu n’y prends pas garde|{name} n’y prend pas garde>, et l’idée revient [deux stations|trop de jours|une nuit] plus loin.
      @light Il a reçu un biscuit, et le garde, [pour l’éternité|émietté].
      @dramatic Le quai, ce soir-là, était le [mauvais|quai du bas].`,
    `Sur le mur d’une salle de gare, on trouve une marque à la craie, [haute d’une main|bien droite|à hauteur d’épaule], avec une année, et le mot [encore|patience|bientôt].
      À la station suivante, la même, d’une autre année, [plus ancienne|un peu plus pâle|la craie plus usée].
      <Je les recopie|Tu les recopies|{name} les recopie>, station après station //et les années, c’est absurde, [diminuent|reculent|vont à rebours] à mesure que l’on monte vers {noun}.
      @mysterious Une seule marque est double, comme si [deux mains|le mur] avaient hésité.
      @neutral La craie est de [la bleue|la blanche], d’école.`,
    `Le Bureau des heures tient la liste de ceux qu’on attend, par [quai|patience|lettre], et l’on raye quand [ils arrivent|c’est fini|le banc est libre].
      Là-haut, pour {noun}, c’est rayé depuis [vingt|dix-neuf|vingt et un] ans.
      ¶ « Mort, oublié ou parti », récite l’employée, [la gomme en main|sans pitié|un œil sur la pendule]. « Nous n’avons que trois [cases|tampons|mots]. »
      ¶ <Je demande|Tu demandes|{name} demande> laquelle des trois //et l’employée doit [chercher ses lunettes|appeler sa sœur|descendre à la cave], puis dit : la troisième.
      @emotional On n’avait pas pensé à [celle-là|espérer si peu].
      @dramatic Parti. Mais [où|vers qui] ?`,
    `Un vieux couple, qui vit d’une gare à l’autre, explique le truc, en [partageant une orange|se coupant la parole|tricotant à quatre mains] : dans l’attente, l’âge dépend du quai.
      Qui veut attendre longtemps n’a qu’à [descendre|s’approcher du Puits|choisir le bas].
      ¶ « On a connu cela », disent-ils, « avec {noun}, un arrêt [chaque printemps|par an|à la fois], comme on [tient une porte|garde un plat au chaud]. »
      ¶ <Je souris|Tu souris|{name} sourit> sans [comprendre|écouter assez|oser comprendre] //et la navette part, [dans l’autre sens|vers le haut|trop vite].
      @light L’orange, elle, avait déjà [cent ans|la semaine prochaine].
      @humorous Ils ont, à eux deux, [trois cents ans|un seul billet].`,
  ],
};
