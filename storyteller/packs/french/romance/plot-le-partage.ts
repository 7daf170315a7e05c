import type { Plot } from '../../pack.ts';

export const lePartage: Plot = {
  id: 'le-partage',
  homes: ['Bourg-Mareuil', 'Castelnouvel', 'Sainte-Foix', 'Pont-Rouge'],
  nouns: [
    [
      { the: 'la soupière', a: 'une soupière' },
      { the: 'le canari', a: 'un canari' },
    ],
    [
      { the: 'le baromètre', a: 'un baromètre' },
      { the: 'la valse', a: 'une valse' },
    ],
    [
      { the: 'la chienne', a: 'une chienne' },
      { the: 'le pommier', a: 'un pommier' },
    ],
  ],
  titles: ['Le partage {noun:of}', 'À qui revient {noun}', 'Procès-verbal au sujet {noun:of}', 'Lot numéro un'],
  chapters: [
    ['Inventaire', 'Solde de tout compte'],
    ['Attendu que', 'Renvoyé à jeudi'],
  ],
  frames: [
    {
      opening: `M. et Mme Vasseur, [quatre-vingt-un|soixante-dix-neuf|quatre-vingt-trois] ans chacun, se séparent ; tout est partagé : [les draps|les cuillers|les photos], les chats, les côtés de la rue.
        Il reste une ligne au bas de l’inventaire : {noun}.
        <Je tiens|Tu tiens|{name} tient> le stylo, au nom de l’étude ; lui regarde [la fenêtre|ses souliers|le mur], elle aussi.
        ¶ « Jamais », disent-ils, [ensemble|à une seconde près|d’une seule voix].
        @humorous C’est, paraît-il, leur premier accord depuis [Pâques|le téléphone|mille neuf cent soixante-dix].`,
      echo: `M. et Mme Vasseur se retrouvent tous les jeudis, devant témoins, pour la même ligne au bas de l’inventaire : {noun}.
        <Je tiens|Tu tiens|{name} tient> la liste ; {companion} tient [la théière|le chien|la montre].
        ¶ « Jamais », disent-ils, et l’on passe [aux gâteaux|à l’ordre du jour|au porto], l’affaire étant renvoyée.
        ? Sous la table, le vieux monsieur a ôté [une chaussure|son soulier gauche|ses deux souliers], et sa femme regarde le mur.
        @light Le stylo n’a plus d’encre depuis [mars|trois jeudis|le premier jeudi] //et personne n’en rachète.`,
    },
    {
      opening: `À {home}, l’étude de Maître Bonnet envoie des nouvelles que personne n’attend, et <c’est moi qui les porte|c’est toi qui les portes|c’est {name} qui les porte>, [pli après pli|de bon matin|à l’heure du potage].
        ? <J’ai|Tu as|{he} a> pour cela un vélo, [une sacoche|un parapluie noir|une voix exprès], et l’habitude des chiens.
        Ce matin, rue du Puits, une vieille dame ouvre avant la sonnette : « C’est pour {noun} ? [Il peut toujours courir|Ne vous asseyez pas|Enfin]. »
        En face, un rideau bouge ; c’est [le mari|l’autre partie|Monsieur].
        @mysterious Le rideau, quand on le regarde, [s’ouvre un peu plus|a des lunettes|respire].`,
      echo: `<Je passe|Tu passes|{name} passe> encore rue du Puits, sans sacoche, le jeudi, avec {companion} sur le [porte-bagages|guidon|vélo d’à côté].
        Une vieille dame ouvre avant la sonnette ; en face, un rideau [bouge|se lève|applaudit presque].
        ¶ « C’est pour {noun} ? » crie-t-elle vers le trottoir d’en face. « [Toujours non|Il peut courir|Qu’il vienne le dire]. »
        ¶ Il arrive, rasé de frais, [un dossier sous le bras|en courant presque|avec des pièces nouvelles].
        @emotional Au milieu de la rue, il y a une chaise, puis [deux|une autre|quatre].`,
    },
    {
      opening: `« Lot un, deux fauteuils. Lot deux, [une horloge|quarante assiettes|un lit], sans le sommier. » <Je dicte|Tu dictes|{name} dicte>, <je compte|tu comptes|{he} compte> : partager les gens, c’est du mobilier.
        Au dernier lot, le crayon de Mme Vasseur se [casse|lève|arrête].
        ¶ « {noun:title}, c’est à moi. »
        ¶ « À moi », dit M. Vasseur, de la pièce à côté, où il ne pouvait pas [entendre|savoir|être].
        @dramatic Entre eux, il y a une cloison, [mince|blanche|et cinquante-six ans], et l’on dirait qu’elle penche.`,
      echo: `« Lot un, deux fauteuils », relit-on, et l’on s’arrête, car les fauteuils sont [occupés|rapprochés|tournés vers le jardin].
        Au dernier lot, {companion} casse [exprès |très bien |proprement ]la mine du crayon.
        <Je propose|Tu proposes|{name} propose> donc de renvoyer la question {noun:of} à huitaine.
        ¶ « C’est [scandaleux|fâcheux|bien long] », dit M. Vasseur en reprenant du café à la tasse de sa femme.
        @neutral Le procès-verbal compte [cent douze|deux cents|quatre-vingt-dix] pages, toutes signées.`,
    },
  ],
  want: [
    `<Je veux|Tu veux|{name} veut> que le dossier soit clos, et partir en congé, [le premier|le seul|un vrai] depuis quatre ans.
      Il suffit d’attribuer {noun} à l’un, et de donner à l’autre {noun2}, pour [compenser|l’équilibre|la paix].
      Encore faut-il savoir ce que cela [vaut|pèse|représente], et, sur ce point, chacun des époux [ferme la porte|sourit|parle du temps].
      @light La valise est prête, avec [un maillot|trois romans|un chapeau] //et elle attend dans l’entrée comme un chien.`,
    `Maître Bonnet donne [quinze jours|trois semaines|un mois] : estimer {noun}, entendre les voisins, rapporter deux signatures.
      ¶ « Ni vous ni moi n’avons à comprendre, {name}. On [évalue|coupe|tamponne]. »
      ¶ <Je voudrais|Tu voudrais|{name} voudrait> pourtant comprendre, une fois, pourquoi l’on rend tout, même {noun2}, et pas cela.
      @emotional Dans la marge de l’inventaire, Mme Vasseur a écrit au crayon [un prénom|un jour|merci], puis l’a barré.`,
    `Chez l’un, on <me|te|lui> dit qu’avec {noun2} tout serait réglé ; chez l’autre, que rien ne remplace {noun}, et que d’ailleurs il est l’heure de [la soupe|la sieste|l’arrosage].
      <Je n’ai|Tu n’as|{name} n’a> jamais laissé une ligne en blanc.
      <Je veux|Tu veux|{he} veut> celle-là [pleine|réglée|juste], avec deux noms au bas, et que l’on cesse d’écouter [aux cloisons|par la cheminée|à travers la rue].
      @humorous On <me|te|lui> paie au [lot|kilomètre|paragraphe], et celui-ci dure.`,
  ],
  obstacle: [
    `La loi ne dit rien {noun:of}, le code parle [d’abeilles|de puits mitoyens|d’huîtres], et l’expert de la ville se récuse : « Trop [personnel|rare|vieux], voyez les intéressés. »
      Les intéressés s’envoient des lettres recommandées, d’un trottoir à l’autre, [deux par jour|parfumées|avec accusé de réception], et refusent de se parler.
      <Je les porte|Tu les portes|{name} les porte>, puisqu’il faut quelqu’un.
      @dramatic La dernière est cachetée à la cire, et la cire [coule encore|porte un pouce|est noire].`,
    `Chaque fois que <je tiens|tu tiens|{name} tient> une signature, l’autre se [dérobe|fane|dédit].
      Monsieur cède {noun} le lundi, reprend le mardi ; Madame n’en veut plus s’il [n’en veut plus|soupire|met sa cravate].
      ¶ « C’est à cause de [son ton|son peigne|sa façon de tousser] », expliquent-ils, chacun de son côté de la rue.
      @mysterious Dans les deux maisons, pourtant, le couvert est mis pour [deux|on ne sait qui|plus d’un].`,
  ],
  wrong: [
    `Le dernier soir du délai, <je tire|tu tires|{name} tire> à pile ou face, sur le [guéridon|capot|comptoir] ; pile, c’est Madame.
      Il manque un témoin. <J’écris|Tu écris|{he} écrit> le nom de {companion}, sans demander, pour [épargner une soirée|en finir|lui éviter cela], avec la plus belle majuscule du dossier.
      Au dernier lot, celui {noun:of}, cela fait une ligne [pleine|nette|sans bavure].
      @neutral La pièce était de [deux francs|cinquante centimes|vingt sous].`,
    `<Je dis|Tu dis|{name} dit> à Monsieur que Madame renonce ; à Madame, que Monsieur [renonce|n’y pense plus|part chez son frère].
      Ils ne veulent pas le croire. <J’ajoute|Tu ajoutes|{he} ajoute> donc que c’est {companion} qui l’a entendu, et {companion}, ici, [on croit|ne ment jamais|c’est sacré].
      Alors ils signent {noun}, chacun chez soi, [sans lunettes|très vite|au même instant].
      @emotional Les deux plumes ont fait le même petit [arrêt|pâté|accroc], à la même lettre.`,
  ],
  cost: [
    `L’affaire est close, et rue du Puits, [les rideaux|les volets|les boîtes aux lettres] ne bougent plus.
      Madame n’achète son pain qu’à [midi|la fermeture|l’autre boulangerie], Monsieur a cessé de se raser ; ni l’un ni l’autre n’est venu prendre {noun}.
      <Je rapporte|Tu rapportes|{name} rapporte> une lettre non ouverte : plus rien à [recommander|répondre|disputer].
      @dramatic Le facteur passe sans ralentir ; c’est [le bruit|le vide|cela] qu’on entend.`,
    `Les Vasseur saluent de loin, [poliment|chapeau bas|comme un médecin] : merci, c’est réglé, il n’y a plus à se déranger.
      On ne met plus qu’un couvert, [chacun chez soi|désormais|dans chaque maison].
      Au café, on plaint {companion}, dont le nom traîne au bas de l’acte {noun:of}, et qui n’a [rien dit|pas démenti|plus paru].
      @mysterious Quelqu’un, la nuit, traverse la rue du Puits, s’arrête au milieu, et [repart|rentre|éteint].`,
  ],
  turn: [
    `<Je relis|Tu relis|{name} relit> les [quarante|soixante|cent] lettres recommandées, par ordre de date //et cela saute aux yeux : aucune ne demande {noun}.
      Elles demandent si l’on a [bien dormi|pris ses gouttes|vu la lune], puis, à la dernière ligne, elles réclament, pour que l’autre réponde.
      ? Un désaccord, c’est une [adresse|sonnette|chaise gardée].
      <Je déchire|Tu déchires|{he} déchire> le procès-verbal //et <je cours|tu cours|{he} court> dire à tous que tout est à refaire.
      @dramatic Rue du Puits, deux fenêtres [s’ouvrent|s’éclairent|claquent] à la fois.`,
    `¶ « Mais {noun}, je n’en veux pas », dit enfin Mme Vasseur, [son tricot dans les mains|droite|toute petite]. « Je veux qu’il [me dise non|refuse|vienne protester]. »
      ¶ <Je pose|Tu poses|{name} pose> le stylo. Il est des gens à qui il faut [un procès|un prétexte|une rivière] pour se voir.
      Alors, au sujet {noun:of}, <je trouve|tu trouves|{he} trouve> un vice de forme, [énorme|charmant|page trois].
      @light Maître Bonnet s’étouffe ; il dit que c’est [illégal|du grand art|la première fois qu’on rit ici].`,
  ],
  resolution: [
    `<Je porte|Tu portes|{name} porte> à {companion} une lettre recommandée, en mains propres : une réclamation, en trois points, au sujet {noun:of}.
      {companion} lit, [debout|sur le pas de la porte|deux fois], et répond que c’est sans fondement, qu’il faudra se [voir|réunir|expliquer], et sans doute souvent.
      On signe l’accusé de réception, [au crayon|contre le mur|l’un après l’autre], à la même ligne.
      @emotional Une mèche tombe sur le papier ; deux mains [la relèvent|y vont ensemble|se trompent].`,
    `À la première audience, il pleut, et les Vasseur partagent un parapluie pour mieux se disputer {noun}.
      {companion} plaide pour l’un, <je plaide|tu plaides|{name} plaide> pour l’autre, et l’on s’emporte, on se [coupe|tutoie|prend le bras], jusqu’à ne plus savoir quel côté l’on tient.
      ¶ « Suspension », dit {companion}, très près. Elle dure [dix minutes|une averse|jusqu’au soir].
      @humorous Au procès-verbal, il est noté : « les parties se sont [rapprochées|comprises|tues] ».`,
  ],
  clues: [
    `La voisine du neuf a vu entrer {noun} chez les Vasseur, l’année de leurs noces, [un jour de neige|sous une bâche|par la fenêtre] //et elle n’a jamais su lequel des deux [en rêvait|avait payé|avait eu l’idée].
      ¶ « Lui disait : c’est elle. Elle disait : c’est lui. Ils [rougissaient|se poussaient du coude|riaient] comme des voleurs. »
      ¶ <Je note|Tu notes|{name} note> : origine incertaine. La voisine demande à relire, et ajoute, [de sa main|au crayon|en capitales], le mot « heureux ».
      @neutral Sa déposition fait [onze|quatorze|neuf] lignes.`,
    `Chez l’horloger, les Vasseur ont [un compte|une ardoise|un tiroir] depuis cinquante ans : une réparation par an, toujours à cause {noun:of}.
      ¶ « Rien à réparer, en vérité. Ils venaient à deux, ils se [chamaillaient|tenaient par la manche|asseyaient là], et ils payaient. »
      ¶ La dernière fois, il n’en est venu qu’un. <Je demande|Tu demandes|{name} demande> qui. L’horloger [remonte une montre|souffle sur sa loupe|tousse] : l’un, puis l’autre, à une heure d’intervalle.
      @mysterious Les deux avaient demandé [si l’autre était passé|la même chaise|la même heure].`,
    `La nièce hausse les épaules : au sujet {noun:of}, dans la famille, on [n’en parle pas à table|s’en moque|n’y touche pas].
      Elle se rappelle seulement un été, petite, l’oreille au plancher ; en bas, son oncle [lisait|chantait|parlait] à quelqu’un, tout bas, une heure durant.
      ¶ « À ma tante ? » Non, sa tante était [à la cure|sur la marche d’à côté|derrière elle], à écouter aussi, et à faire chut.
      <Je pose|Tu poses|{name} pose> le stylo.
      @emotional La nièce, pour la première fois, regarde [ses mains|le plancher|le prix] sans compter.`,
    `Un ancien clerc de l’étude connaît le dossier : ce n’est pas le premier. En soixante-dix-neuf, en quatre-vingt-dix-sept, [en deux mille quinze|une autre fois encore|l’an de l’éclipse], les Vasseur ont déjà demandé le partage.
      Chaque fois, tout s’est arrêté à la ligne {noun:of}, et ils sont [rentrés bras dessus bras dessous|repartis par le même bus|restés jusqu’à la nuit].
      ¶ « Cela leur fait un voyage », dit le clerc. <Je calcule|Tu calcules|{name} calcule> : tous les dix-huit ans, c’est [peu|exact|sage].
      @humorous Les honoraires, eux, n’ont jamais été [partagés|payés|contestés].`,
    `Derrière la cheminée commune, on trouve un tuyau, [de cuivre|en caoutchouc|bricolé], qui passe d’une maison à l’autre sous la rue, et finit par un entonnoir.
      Le maçon l’a posé pour Monsieur, puis, la semaine suivante, Madame a commandé [le même|exactement le même|un autre, plus beau], sans savoir.
      <Je mets|Tu mets|{name} met> l’oreille : quelqu’un, là-bas, fait sa vaisselle en parlant {noun:of}, [à personne|au tuyau|très doucement].
      @dramatic La voix s’arrête ; elle a entendu [respirer|qu’on écoute|le plancher].`,
    `Au verso de l’acte de mariage, que Maître Bonnet [déplie avec des pincettes|n’avait jamais retourné|lit en dernier], il y a une promesse de la main des deux, à l’encre violette.
      Ils s’engagent à n’être d’accord sur rien qui compte, pour [ne pas s’ennuyer|avoir à se parler|durer], et, en cas de paix, à se disputer {noun}.
      <Je relis|Tu relis|{name} relit> la date ; ils avaient [vingt-deux|vingt|vingt-quatre] ans, et de l’avance.
      @light Maître Bonnet se mouche, [en fa|trois fois|dans le dossier], et l’attribue à la poussière.`,
  ],
};
