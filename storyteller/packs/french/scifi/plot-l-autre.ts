import type { Plot } from '../../pack.ts';

export const lAutre: Plot = {
  id: 'l-autre',
  homes: ['Quai-Saint-Elme', 'Bas-Périgée', 'Cap-Ferrite', 'Tournebord'],
  nouns: [
    [
      { the: 'le violoncelle', a: 'un violoncelle' },
      { the: 'la cicatrice', a: 'une cicatrice' },
    ],
    [
      { the: 'la petite sœur', a: 'une petite sœur' },
      { the: 'le vélo', a: 'un vélo' },
    ],
    [
      { the: 'le perroquet', a: 'un perroquet' },
      { the: 'la valise', a: 'une valise' },
    ],
  ],
  titles: ['{name}, bis', 'Une personne, deux adresses', '{noun:title} chez l’autre', 'Le Bureau des doublons'],
  chapters: [
    ['L’original', 'La vitre'],
    ['Exemplaire unique', 'Exemplaire double'],
    ['Lequel', 'Tous deux'],
  ],
  frames: [
    {
      opening: `À {home}, il y a dans chaque salle de bain un miroir [réglementaire|d’État|sous garantie], qui contrôle l’identité pendant qu’on se [peigne|rase|brosse les dents].
        Il dit bonjour, puis le nom, [sans chaleur|d’une voix de tiroir|en bâillant un peu].
        Ce matin, <je me penche|tu te penches|{name} se penche> au-dessus [du lavabo|du robinet|de la bassine] //et le miroir [hésite|se tait|cherche].
        @humorous Puis il propose de choisir entre [deux réponses|original et copie|oui et bis].
        @mysterious Le reflet a bougé [le premier|à peine après|l’autre main].`,
      echo: `Le miroir de {home} dit encore bonjour, le matin, [avec retard|presque gentiment|d’une voix de tiroir], mais au pluriel.
        <Je me peigne|Tu te peignes|{name} se peigne> sans [le contredire|discuter|hâte] ; quelque part, au terminus, une autre main fait [la raie|le geste|la même grimace] de l’autre côté.
        Sur la tablette, il y a place pour [deux verres|un mot|deux brosses], et, cette semaine, pour {noun}.
        @light Les semaines [paires|à vaisselle|de pluie] sont pour l’autre, et c’est bien fait.
        @neutral Le reflet est [exact|à l’heure|conforme].`,
    },
    {
      opening: `Le Passage tient dans une cabine, au bout du quai de {home} : on y entre [ici|d’un pied|en retenant son souffle], on en sort [ailleurs|au terminus|l’instant d’après], moins [neuf jetons|un frisson|la monnaie].
        <Je l’ai pris|Tu l’as pris|{name} l’a pris> une fois, il y a neuf ans, avec [un sandwich|un rhume|un bouquet] ; la cabine a [toussé|clignoté|fait clac], et rien.
        On a rendu l’argent, [sans un mot|en s’excusant|en jetons].
        @dramatic Quelque chose était passé, [pourtant|de l’autre côté|cette nuit-là].
        @emotional Le bouquet, lui, était [tiède|plus léger d’une fleur].`,
      echo: `La cabine du Passage est toujours au bout du quai de {home}, avec son [rideau|néon|tabouret], et l’on y fait [la queue|des adieux|attention].
        <Je m’y assieds|Tu t’y assieds|{name} s’y assied>, le dimanche, [sans partir|un thermos aux genoux|porte ouverte] //et on cause, par la grille, d’un bout à l’autre.
        Des nouvelles {noun:of}, surtout : [ce qu’il faut|le principal|les bonnes].
        @humorous Le contrôleur réclame un demi-tarif, car [personne ne bouge|une moitié voyage].
        @mysterious Parfois la voix, là-bas, [répond d’abord|commence la phrase].`,
    },
    {
      opening: `Au courrier de {home}, ce [lundi|matin|mardi gras], il y a une amende pour [tapage|cueillette|baignade] au terminus, où <je n’ai|tu n’as|{name} n’a> jamais mis les pieds.
        Puis une carte de [dentiste|bibliothèque|danse], tamponnée là-bas, au même nom, [à la même date|avec la même signature|au même âge].
        Puis une photographie : c’est [le bon visage|la bonne oreille|la bonne fossette], avec [un chapeau|un rire|un hâle] en trop.
        @light Le chapeau est, de surcroît, [seyant|magnifique].
        @dramatic Au dos, une heure. C’était [hier|cette nuit|tout à l’heure].`,
      echo: `Au courrier de {home}, il y a deux enveloppes, [chaque lundi|au même nom|du même timbre], que la factrice [soupèse|ne compare plus|glisse ensemble].
        L’une est pour <moi|toi|{name}>, l’autre est à faire suivre, et il arrive qu’on [se trompe|les échange|ouvre les deux].
        Dans la dernière, une photographie : un chapeau, deux [rires|mentons|coudes], et, au milieu, {noun}.
        @emotional Au dos, la même écriture, [un peu plus ronde|moins pressée], promet du gâteau.
        @neutral L’amende a été réglée [par moitié|en deux fois].`,
    },
  ],
  want: [
    `L’avis du Bureau des doublons est [bref|rose|plastifié] : deux personnes nommées {name}, un seul numéro, [un seul avenir|neuf jours|régularisation].
      Sera déclarée vraie celle qui présentera {noun}, référence [d’identité|déposée|signée] au départ.
      À défaut, {noun2}, au titre de [demi-preuve|commencement de preuve|preuve en second].
      <Je n’ai|Tu n’as|{name} n’a> ni l’un ni l’autre ; c’est resté de [l’autre côté|là-bas|l’autre bout].
      @dramatic L’exemplaire en trop est [résorbé|retiré]. C’est le mot.
      @humorous Un formulaire demande lequel des deux [répond|ronfle|a le rhume].`,
    `¶ « Vous êtes en double, {name} », dit l’agent, [sans méchanceté|la bouche pleine|en tournant l’écran]. « Il nous faut {noun}. Vous l’aviez, au Passage. C’est [noté|signé|en photo]. »
      ¶ Or, du Passage, <je suis sorti|tu es sorti|{name} est sorti>{|e} les mains [vides|nues|dans les poches].
      C’est donc l’autre qui a {noun}, et sans doute {noun2}, [au terminus|là-bas|depuis neuf ans].
      @neutral Le dossier porte le numéro [onze mille deux|neuf cent six].
      @light L’agent trouve l’autre [plus souriant|mieux peigné], à vrai dire.`,
    `Pour {noun}, tout le monde, à {home}, croyait l’affaire [close|ancienne|sans importance], <moi {le premier|la première}|toi {le premier|la première}|{name} {le premier|la première}>.
      L’agent compte sur ses doigts ce qu’il faut rapporter : {noun}, [d’abord|en bon état|en personne], et {noun2}, [s’il en reste|si possible|pour le tampon].
      Délai : neuf jours, [pour n’être qu’un|ou l’autre gagne|avant l’effacement].
      @mysterious Il compte encore, et il reste un doigt [levé|de trop].
      @emotional Neuf ans qu’une poche, du côté gauche, [attend|se souvient].`,
  ],
  obstacle: [
    `L’autre vit au terminus, au bout de la Ligne, neuf stations [et deux douanes|après la dernière lumière|sans correspondance].
      Le Passage est fermé aux doublons ; il faut prendre la [navette|vieille navette|dernière classe], un arrêt après l’autre.
      <Je prépare|Tu prépares|{name} prépare> une phrase pour réclamer {noun} ; elle commence [mal|par un reproche|par une toux].
      @humorous La navette a quarante minutes de retard, [depuis l’an dernier|en moyenne|et un bar].
      @dramatic À chaque contrôle, un écran dira [deux|attention|lequel].`,
    `Entre {home} et le terminus, il y a neuf stations, et à chacune un guichet où l’on [vérifie|pèse|compare] les gens.
      Un doublon n’a plus [de cabine|de repas|d’assurance], ni le droit de parler {noun:of} devant témoin.
      <Je pars|Tu pars|{name} part> avec un sac, [trois jetons|un faux nez|du chocolat] et la photographie de l’autre.
      @light La photographie, elle, voyage [gratuitement|en souriant].
      @mysterious Au premier guichet, on demande pourquoi [ce retour|encore].`,
  ],
  wrong: [
    `Au dernier guichet, une gamine de [neuf|dix|huit] ans est retenue en quarantaine, [derrière un rideau|assise sur sa valise|un numéro au poignet] : il lui faut un garant, tout de suite, avec un numéro [valide|en règle|propre].
      <Je donne|Tu donnes|{name} donne> celui de l’autre.
      La petite passe //et l’écran [remercie|bipe|clignote], puis demande qui cherche {noun}.
      @emotional Elle se retourne, [deux fois|au bout du couloir], pour montrer qu’elle rit.
      @neutral Le numéro compte [onze|douze] chiffres, tous exacts.`,
    `On signe parfois [sans lire|trop vite|debout] : un enfant pleure derrière une vitre, il manque un garant, et l’on a dans la poche le numéro [tout neuf|honnête|sans tache] de l’autre.
      <Je signe|Tu signes|{name} signe> du bon nom, avec le [mauvais|second|faux] numéro.
      C’est {noun} que l’on joue là, [peut-être|aussi|d’un trait], et on ouvre la porte.
      @dramatic Le tampon tombe. Trop [fort|net|tard].
      @light L’enfant réclame aussitôt [des frites|un pipi], et à voix haute.`,
  ],
  cost: [
    `Garantir deux fois est une fraude : l’autre est {arrêté|arrêtée} le soir même, à domicile, [en pantoufles|devant sa soupe|sans un cri].
      Le terminal ajoute, poliment, que la résorption aura lieu [à l’aube|demain|dans neuf heures], et qu’on enverra {noun} [au broyeur|aux Domaines|à la cave].
      <J’ai gagné|Tu as gagné|{name} a gagné>, dit l’écran, [bravo|un seul exemplaire|merci].
      @humorous Il propose de noter l’expérience, selon [cinq étoiles|trois visages].
      @emotional Le cœur, lui, bat [deux fois|à côté], comme si l’on était encore deux.`,
    `Le message arrive avec [le café|un petit air gai|une fleur animée] : doublon localisé, [mis au froid|retiré|aux arrêts], à cause d’une garantie qu’il n’a jamais donnée.
      Félicitations à l’exemplaire [restant|retenu|principal].
      Ainsi <je suis seul|tu es seul|{name} est seul>{|e}, et pour {noun}, après neuf ans, il n’y a plus [personne|que des scellés|d’adresse].
      @mysterious Dans la vitre de la navette, il n’y a [plus de reflet|qu’un siège].
      @dramatic L’aube est à [six|sept|cinq] heures. Il en reste autant.`,
  ],
  turn: [
    `Derrière la vitre, l’autre lève les yeux, et ce sont [les mêmes|ceux du miroir|ceux du matin], avec neuf ans [de soleil|de quelqu’un|d’autre chose].
      ¶ « Je n’ai rien [volé|pris pour moi|fait par malice] », dit l’autre. « {noun:a}, c’était trop lourd pour partir. Il fallait bien [quelqu’un|un volontaire|rester]. »
      ¶ <Je revois|Tu revois|{name} revoit> la cabine, [la peur|les trois secondes|le clac], et {noun}, qu’on n’osait pas [emmener|regarder|laisser].
      @light Ils ont la même façon de se [moucher|gratter l’oreille], et cela n’aide pas à rester grave.
      @neutral La vitre a [quatre|six] centimètres.`,
    `Neuf ans plus tôt, dans la cabine, il y a eu un choix : [partir|s’alléger|courir], ou bien rester avec {noun}.
      La machine a [mal compris|pris les deux|copié l’hésitation], voilà tout ; <je suis|tu es|{name} est> la part [sans bagages|aux mains libres|qui courait].
      L’autre n’a rien pris : l’autre a [porté|tenu|gardé] ce qui pesait, pour deux.
      @emotional De l’autre côté du verre, une main se pose [à plat|à la même hauteur], et attend.
      @mysterious Laquelle des deux a [hésité|eu froid], la cabine ne l’a pas noté.`,
  ],
  resolution: [
    `La loi veut une personne par numéro ; elle ne dit pas [où|de quel poids|en un seul lit].
      <Je déclare|Tu déclares|{name} déclare> au greffier une personne, deux adresses, [une seule enfance|les mêmes dents|d’un commun accord], et l’on signe à quatre mains.
      L’autre [sort|pose sa ceinture|cligne au jour], et rend {noun}, [pour six mois|à tour de rôle|un hiver sur deux].
      Contre {noun2}, le greffier accorde le tampon.
      @humorous Les impôts, consultés, envoient [deux avis|leurs condoléances].
      @dramatic L’aube passe. Personne [ne manque|n’est effacé].`,
    `À l’aube, devant le greffier, on présente ensemble {noun}, et {noun2}, et [deux pouces|deux sourires|deux fois la même tache de naissance].
      ¶ « Lequel ? » demande-t-il, [le tampon levé|très las|sur la pointe des pieds].
      ¶ « Nous », <dis-je|dis-tu|dit {name}>, et l’autre aussi, [à la même seconde|sur la même note|en bâillant] //et le greffier, qui a un frère, [tamponne deux fois|pose le tampon|regarde ailleurs].
      @light Puis on se dispute pour savoir [qui paie|qui a le chapeau], et c’est déjà une famille.
      @emotional Sur le quai, on marche [du même pied|sans se quitter], et cela fait un seul bruit.`,
  ],
  clues: [
    `La carte de bibliothèque de l’autre donne la liste de ses [lectures|emprunts|retards] : les mêmes romans, [dans le même ordre|avec les mêmes abandons|lus au même âge], à une page près.
      Puis, il y a neuf ans, tout change : on n’y trouve plus que des [manuels|guides|traités], sur le soin, l’entretien, [la garde|les besoins|l’histoire] {noun:of}.
      <Je n’ai|Tu n’as|{name} n’a> jamais lu que des [polars|horaires|modes d’emploi] depuis //et la fiche, entre les doigts, [pèse|accuse|devient chaude].
      @neutral L’autre a rendu chaque livre [à l’heure|la veille].
      @humorous Sauf un, sur la manière de [rester poli|dire non], en retard de neuf ans.`,
    `¶ « {name} ! Sans toi, le petit [ne marcherait pas|serait mort|n’aurait plus ses yeux] », crie une [coiffeuse|mécanicienne|cuisinière] de passage, [les bras ouverts|en pleurs|un couteau à la main].
      ¶ <Je proteste|Tu protestes|{name} proteste>, [mollement|en vain|la joue mouillée], qu’il doit y avoir [erreur|deux personnes|méprise].
      Elle demande alors des nouvelles {noun:of}, que l’autre emmenait [partout|même là|par tous les temps] //et la femme s’étonne de voir ces mains [vides|si lisses|dans les poches].
      @emotional Elle glisse quand même dans le sac le gâteau [préféré|de la dernière fois].
      @light Il est aux prunes ; l’autre, hélas, a [bon goût|raison].`,
    `Un photographe de quai a gardé l’épreuve du jour du Passage, [floue|rognée|au fond d’une boîte] : la cabine, un bras, et, à côté, {noun}.
      <Je me rappelle|Tu te rappelles|{name} se rappelle> avoir regardé [ailleurs|l’horloge|par terre] ce jour-là.
      Sur l’image, quelqu’un [se retourne|tend la main|n’avance pas] //et ce quelqu’un est déjà [deux|un peu double|flou des deux côtés].
      Le photographe jure qu’il n’y a pas de [défaut|tremblé|montage], que c’était dans l’air.
      @mysterious Au bord, une troisième silhouette a [été coupée|la même écharpe].
      @dramatic L’heure est gravée. C’était avant [le clac|la panne].`,
    `L’autre a laissé un mot dans un casier, pour qui en aurait la clef, et c’est, [bien sûr|par force|sans surprise], celle de {home}.
      ¶ « Si tu viens, c’est qu’ils [réclament|comptent|ont besoin d’un seul] », dit le mot. « Je n’ai pas [peur|dormi|changé]. On s’est partagé les choses, voilà. Moi, c’était {noun}. »
      ¶ <Je retourne|Tu retournes|{name} retourne> le papier pour savoir ce qu’était l’autre part //et il n’y a là qu’un [dessin d’oiseau|rond|trait qui part].
      @emotional L’écriture est celle d’avant, quand on [appuyait|s’appliquait] encore.
      @neutral Le mot est daté de [cinq|trois] ans.`,
    `L’enregistrement du Passage dure quatre secondes ; un [technicien|retraité|curieux] le fait entendre, [contre un café|à voix basse|casque sur les oreilles].
      D’abord [le souffle|un grésillement|un pas], puis la voix de la cabine, qui demande : départ ?
      Et rien, trois secondes durant, [que deux cœurs|qu’un froissement|que le doute].
      <Je connais|Tu connais|{name} connaît> ces trois secondes, [par cœur|de l’intérieur|depuis neuf ans] : on s’y demande s’il est permis de laisser {noun} //et la machine, faute de réponse, [a pris oui et non|a fait les deux].
      @dramatic À la quatrième, on entend deux [pas|portes|oui].
      @light Plus un éternuement, [anonyme|partagé].`,
    `Un agent du Bureau, ivre [d’ennui|de sirop|de fatigue], l’avoue au buffet : on n’a jamais su [lequel|qui|où] était l’original.
      Le papier d’identité a été tiré [au sort|à pile ou face|au plus rapide] ; l’un a eu le nom, l’autre {noun}.
      <Je demande|Tu demandes|{name} demande> qui a [perdu|gagné|choisi] //et l’agent, [la joue sur la table|d’une petite voix|honnête enfin], répond que cela dépend de [l’heure qu’il est|ce qu’on en fait|qui attend à la maison].
      @mysterious La pièce, paraît-il, n’était [pas retombée|tombée que d’un côté].
      @humorous Il redemande ensuite à voir [les deux billets|le dessert].`,
  ],
};
