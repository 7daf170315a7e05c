import type { Companion } from '../../pack.ts';
export const companionsOfTheCrew: readonly Companion[] = [
  {
    name: 'Nour',
    gender: 'f',
    meet: [
      `{companion} a piloté [neuf|douze|sept] ans entre les astéroïdes, et se perd dans les couloirs ; on la trouve [à la lingerie|dans un placard|devant le même extincteur], qui cherche la sortie depuis [mardi|la veille|l’aube].
        <Je la ramène|Tu la ramènes|{name} la ramène> au quai, en parlant {noun:of}.
        ¶ « Ça, {name}, je saurais [y aller|le trouver|le viser], pourvu qu’il n’y ait pas de murs », dit-elle.
        @humorous Elle part aussitôt, [du mauvais côté|vers la lingerie].
        @light Elle sème derrière elle des écorces de [tournesol|pistache], pour le retour.`,
      `Une pilote demande [où est le nord|le chemin du sol|si ce couloir finit], puis rit, car c’est la [quatrième|cinquième|troisième] fois qu’on se croise.
        {companion}, dit-elle, la bouche pleine de graines, [clouée au sol|suspendue|rayée des listes] pour un virage.
        <J’explique|Tu expliques|{name} explique> qu’on cherche {noun} //et {companion} se met en marche, très sûre, [dans un mur|vers les cuisines|à reculons].
        @neutral La suspension dure [un an|six mois], renouvelable.
        @mysterious Le virage, elle ne l’a pas pris pour [éviter un caillou|la raison qu’on dit].`,
    ],
    banter: [
      `Les couloirs, pour {companion}, ont [trop de coins|mauvais esprit|la bougeotte] ; dehors, il suffit de [regarder|tomber juste|choisir une étoile].
        <Je lui donne|Tu lui donnes|{name} lui donne> le plan, qu’elle tourne dans [tous les sens|l’autre sens|la lumière] et qui devient, dans ses mains, [une tempête|un chapeau|un pays].
        On arrive //et ce n’est pas là, mais c’est [mieux|ouvert|une boulangerie].
        @light On y mange ce qu’il y a, avec [les doigts|gratitude].
        @humorous Le plan est parti avec [les miettes|un monsieur], pour le nord.`,
      `{companion} crache ses écorces dans un gobelet, [sans viser|au jugé|par-dessus l’épaule], et ne manque jamais, à [dix|huit|douze] pas.
        <J’essaie et touche|Tu essaies et touches|{name} essaie et touche> [un diplomate|le serveur|un soulier ami].
        Elle explique la courbe, le [vent|spin|temps mort], la manière de [ne pas vouloir|respirer|aimer le gobelet].
        @neutral Au soir, le compte est de [quarante|trente] à deux.
        @light Le diplomate, vexé, réclame [une revanche|des graines].`,
      `La radio crachote un indicatif, et {companion} se fige, une graine [aux lèvres|à mi-chemin|entre deux doigts] : c’est son [ancien vaisseau|ancien équipage|oiseau], qui passe, là-haut, avec un autre pilote.
        Il vire [trop large|trop tôt|comme une barrique], dit-elle.
        <Je suis|Tu suis|{name} suit> le point dans le hublot, [du doigt|avec elle|trop bas] //et c’est elle qui ferme le store.
        @emotional Elle a salué, [deux doigts|à peine], au bord de la manche.
        @dramatic Le vaisseau [toussote|penche]. Elle a déjà les mains sur des commandes absentes.`,
      `On joue aux cartes contre [trois mineurs|un moine|deux douaniers], et {companion} mise tout, [en bâillant|sur un sept|d’un bloc].
        Elle dit que les astéroïdes et les gens [dérivent pareil|annoncent leur coup|ont une face cachée].
        Elle perd //et elle paraît contente, car elle a vu, [au troisième tour|dans leurs yeux|sous la table], le trajet de celui qui [triche|a peur|sait quelque chose {noun:of}].
        @mysterious Il ne l’avait dit à [personne|haute voix jamais].
        @humorous Elle paie en [graines|excuses], au cours du jour.`,
      `¶ « Le virage », dit {companion}, un soir qu’on ne lui demandait [rien|pas|plus rien], « c’était pour un gosse, sur un caillou, qui faisait [signe|du stop|tourner une lampe]. »
        ¶ La cargaison était [perdue|en retard|brisée], et le gosse n’était, vérification faite, qu’[un reflet|une balise|un drap].
        <Je dis|Tu dis|{name} dit> qu’il fallait virer, [quand même|oui|bien sûr].
        @emotional Elle hoche la tête, longtemps, comme si l’on venait de [lui rendre son brevet|l’appeler du sol].
        @neutral Le rapport fait [onze|neuf] lignes.`,
      `{companion} ne dort que [les pieds au mur|en position d’approche|sanglée], et parle, la nuit, en [degrés|nœuds|jurons].
        Elle annonce droit devant {noun}, [à bâbord|sans frein|deux fois de suite], freine d’un talon, soupire.
        <Je retiens|Tu retiens|{name} retient> la couverture //et {companion} remercie [la tour|l’équipage|maman], très poliment.
        @dramatic Une nuit, elle a crié [lâche|tire]. Elle ne sait plus à qui.
        @mysterious Les degrés, reportés sur une carte, donnent [un lieu|presque un visage].`,
    ],
    quarrel: [
      `¶ « Moi, {name}, j’ai viré pour quelqu’un ; toi, tu as viré [sur quelqu’un|sans regarder|les yeux fermés] », dit {companion}, et elle pose le sachet de graines.
        ¶ <Je lâche|Tu lâches|{name} lâche> que son quelqu’un était un [drap|reflet|chiffon].
        {companion} part, et c’est le pire, [sans hésiter|tout droit|du bon côté].
        @light Pas une écorce derrière elle, cette fois, [pas une|rien].
        @humorous Le sachet est encore [à moitié plein|tiède], comme un reproche.`,
    ],
    back: [
      `Au bout d’un couloir, il y a une ligne d’écorces, [fraîche|en zigzag|têtue], qui fait trois fois le tour de [l’étage|la lingerie|la station] ; dessous, {companion}, vexée.
        ¶ « Je te cherchais, {name} », dit-elle. « J’ai [failli réussir|demandé à un mur|trouvé neuf autres personnes]. »
        ¶ <J’avoue|Tu avoues|{name} avoue> que ce quelqu’un-là, il fallait virer pour lui, [quand même|le premier|cent fois].
        @emotional Elle tend le sachet, sans [regarder|compter].
        @mysterious Le gobelet, au mur, était déjà [plein|à portée].`,
    ],
  },
  {
    name: 'Pélagie',
    gender: 'f',
    meet: [
      `Un bocal sur pattes traverse la salle d’attente : dedans, {companion}, pieuvre, ingénieure [hydraulicienne|en vannes|des eaux grises], huit bras, [sept|six|neuf] opinions.
        Elle lit, par-dessus l’épaule, le dossier {noun:of}, [tourne la page|rougit par zones|corrige une virgule] ; trois bras votent pour venir, [quatre contre|deux boudent|les autres dorment].
        <Je lui tiens|Tu lui tiens|{name} lui tient> la porte //et le bras indécis, [poliment|d’une ventouse|au dernier moment], s’accroche à la main.
        @neutral Le bocal contient [quarante|trente] litres d’eau de mer.
        @light Elle change de couleur en passant devant [l’extincteur|la mariée], par coquetterie.`,
      `¶ « Pardonnez à mon troisième bras, {name}, il vous [fait les poches|trouve sympathique|prend pour un rocher] », dit une voix de bulles.
        ¶ C’est {companion}, pieuvre diplômée, qui vivra trois ans, dont deux et demi de [dépensés|passés|bien remplis].
        Pour {noun}, elle prendrait volontiers trois mois [de congé|sur ses économies|sans solde].
        <J’accepte|Tu acceptes|{name} accepte> d’un geste que le bras [imite|serre|garde].
        @emotional Elle dit trois mois comme d’autres disent [un siècle|une vie entière].
        @humorous Les cinq autres bras réclament un [vote|sandwich].`,
    ],
    banter: [
      `Les bras de {companion} ne sont pas d’accord sur [le chemin|le menu|l’heure] ; deux tirent à gauche, un [fait grève|boude|dessine], et le bocal tourne en rond.
        <Je propose|Tu proposes|{name} propose> un vote à [main|ventouse|couleur] levée.
        La droite l’emporte //et un bras vaincu, [discrètement|par principe|d’en dessous], renverse le sel.
        @humorous On recompte ; il avait voté [deux fois|pour le sel].
        @neutral La séance dure [six|neuf] minutes.`,
      `{companion} a compté ce qui lui reste : [cent quatre-vingts|cent soixante|cent quarante] jours, et cela [se mange|s’ouvre|se débouche] un par un, dit-elle, comme une huître.
        Aujourd’hui, elle a choisi [la gare|les boulons|un air d’accordéon].
        <Je demande|Tu demandes|{name} demande> ce qu’elle veut pour demain ; elle devient [orange|toute pâle|bleue à pois], et dit {noun}.
        @emotional Un bras, sans le dire aux autres, tient [la manche|un doigt].
        @light Pour après-demain, elle hésite entre [un opéra|une crêpe] et rien.`,
      `Une fuite siffle quelque part, et déjà {companion} est [dans le mur|en équerre|à six endroits], ses bras chacun dans un tuyau.
        <Je tiens|Tu tiens|{name} tient> la lampe, [le bocal|un écrou|le septième bras], et la conversation.
        L’eau s’arrête //et un robinet du [neuvième|douzième|quatrième], qui n’avait rien demandé, se met à [chanter|applaudir|parfumer].
        @mysterious Elle a senti, au fond du tube, [une autre main|quelque chose de doux], qui aidait.
        @neutral Il a fallu [quatre|cinq] joints et un chewing-gum.`,
      `Un enfant demande si {companion} est [une salade|triste|quelqu’un], et elle sort un bras, [solennel|mouillé|en ruban], pour qu’il compte.
        Il compte jusqu’à [huit|sept, puis huit|dix, par enthousiasme].
        <Je traduis|Tu traduis|{name} traduit> les couleurs, tant bien que mal : celle-ci veut dire [bonjour|odeur de fraise|pas de peur].
        @light L’enfant rougit ; ils se comprennent [aussitôt|d’une couleur], sans traducteur.
        @emotional Elle ne verra pas ses [dix|sept] ans, et garde pourtant son dessin.`,
      `La nuit, {companion} rêve en couleurs sur la paroi, et l’on peut [lire|suivre|presque entendre] : [un récif|une vanne|une pluie], quelqu’un qui nage, {noun}.
        <Je regarde|Tu regardes|{name} regarde> jusqu’au bout, [sans bouger|comme au cinéma|le menton aux genoux].
        À la fin, tout devient [blanc|gris de craie|noir], et un bras, de lui-même, rallume.
        @mysterious Parfois le rêve montre ce qui se passe [derrière la cloison|dans l’autre gare].
        @dramatic Une nuit, rien. Puis [une ventouse|un frisson]. Elle revient.`,
      `{companion} n’a pas de mémoire au-dessus de [deux ans et demi|ce mois de mars|sa première vanne], et s’étonne que l’on traîne [tant d’années|vingt hivers|des armoires] avec soi.
        ¶ « Et tout cela sert ? » demande-t-elle, [sincère|en jaune|par trois bras].
        ¶ <Je fouille|Tu fouilles|{name} fouille>, [honnêtement|longtemps|à haute voix] ; il y a toujours [une odeur|deux visages|une blague] à donner.
        @humorous Elle range la blague dans le bras [gauche|le plus sérieux], qui ne s’en remet pas.
        @emotional Elle promet de s’en souvenir [toute sa vie|jusqu’à juin].`,
    ],
    quarrel: [
      `¶ « J’ai cent jours, {name}, et tu viens d’en [gâcher un|salir trois|jeter un] », dit {companion}, devenue [grise|transparente|noire].
        ¶ <Je réponds|Tu réponds|{name} répond> que c’est facile, la bonté, quand on n’a pas [le temps d’être autre chose|d’avenir à salir].
        Huit bras, pour une fois, sont [d’accord|unanimes|du même avis] //et le bocal s’éloigne, [à petits pas|sans clapoter].
        @emotional Un bras se retourne, le [troisième|plus petit], et fait un signe que les autres rabattent.
        @neutral Il reste une flaque de [neuf|onze] centimètres.`,
    ],
    back: [
      `Un robinet goutte, trois coups, puis un : c’est le [code|vote|rire] du troisième bras.
        <J’ouvre|Tu ouvres|{name} ouvre> en grand, et {companion} sort du tuyau, [longue|mince|interminable], se verse dans l’évier.
        ¶ « [On a délibéré, {name}|C’est voté, {name}|{name}, il y a eu séance] », dit-elle. « Sept voix pour [te manquer|revenir|bouder avec toi]. »
        ¶ Le pardon se donne à huit mains, [froides|l’une après l’autre|toutes mouillées].
        @light Le huitième bras s’est [abstenu|endormi], comme toujours.
        @dramatic Elle a traversé la station par les [égouts|conduits]. Sans bocal. Sans air.`,
    ],
  },
];
