import type { Companion } from '../../pack.ts';

export const companions: readonly Companion[] = [
  {
    name: 'Gisèle',
    gender: 'f',
    meet: [
      `Au passage clouté, une oie en gilet [jaune|orange|fluorescent] lève l’aile : tout le monde s’arrête, même [le camion du laitier|un nuage|le directeur].
        ¶ « On est déjà [douze|vingt|trente-deux] à m’avoir parlé {noun:of}, et tu es la première personne polie », dit Gisèle.
        ¶ Elle siffle la circulation, plie son gilet et <m’|t’|l’>accompagne, [patte gauche d’abord|sans demander où|en comptant les bordures].
        @humorous Le camion du laitier n’ose toujours pas [repartir|klaxonner|respirer].`,
      `Quelqu’un <me|te|lui> mord le bas du manteau, [fermement|avec tact|sans baver] : on ne traverse pas hors des clous.
        Gisèle est oie et agente de passage, [depuis l’œuf|de mère en fille|sur concours].
        Elle écoute l’affaire {noun:of} jusqu’au bout, une patte en l’air, puis elle confie son sifflet à [un pigeon|la fleuriste|son cousin, le jars].
        ¶ « J’ai mon [mercredi|après-midi|hiver] », dit-elle.
        @light Le pigeon, le jars ou la fleuriste, [quelqu’un|on ne sait qui|l’un des trois], siffle déjà pour rien.`,
    ],
    banter: [
      `{companion} compte ce qui traverse : [quatre vélos|deux poussettes|neuf feuilles mortes], un chat, [une ombre|une idée de chat|un ballon sans enfant].
        Le soir, elle additionne et annonce un total que personne ne lui a [demandé|réclamé|commandé].
        ¶ « {name}, aujourd’hui, tu as traversé [trente|quarante-six|cinquante et une] fois. C’est bien. C’est beaucoup. »
        @neutral Elle note le chiffre sur [une coquille|le revers du gilet|un ticket de bus].`,
      `¶ « Et pourquoi ne pas voler ? » <dis-je|dis-tu|dit {name}> devant [une côte|un détour|une rue trop longue].
        ¶ {companion} regarde ailleurs, du côté [des pigeons|du canal|des toits].
        ¶ « J’ai une licence de piétonne », répond-elle enfin, le bec [pincé|serré|un peu haut].
        ¶ Puis elle marche plus vite, [raide|digne|les ailes bien à plat], pendant [trois réverbères|toute une rue|un bon moment].
        @emotional <Je ralentis|Tu ralentis|{name} ralentit> aussi le pas, pour arriver [ensemble|après elle|en même temps].`,
      `Pour dire bonjour, {companion} ne salue pas : elle fait [stop|signe de passer|un geste réglementaire].
        Des messieurs [très pressés|à moustache|chargés de pain] s’immobilisent au bord du trottoir, un pied en l’air, et n’osent plus le poser.
        <Je dois|Tu dois|{name} doit> faire demi-tour, souvent, pour [les délivrer|leur dire « passez »|reposer chaque pied].
        @humorous L’un d’eux est là depuis [mardi|les soldes|la saison dernière].`,
      `{companion} ne mange son pain que [mouillé|en carrés|côté croûte] et distribue le reste par ordre de taille.
        <J’ai|Tu as|{name} a> la plus grosse part, [par erreur|par amitié|par décret].
        ¶ « À notre âge, il faut des forces », explique-t-elle, elle qui a [quatre|six|cinq] ans et demi et qui en est fière.
        @light Une miette s’envole, et trois moineaux [se disputent|s’inclinent|crient au miracle].`,
      `Devant une vitrine, {companion} s’arrête : on y vend des [oreillers|édredons|traversins] de plume.
        Elle ne dit rien. Elle gonfle, elle [rougit sous le duvet|compte jusqu’à dix|lit chaque étiquette].
        <Je me place|Tu te places|{name} se place> entre elle et la vitrine, et <je parle|tu parles|{he} parle> {noun:of} jusqu’au coin de la rue.
        @mysterious Dans la vitrine, un des édredons [se tourne|soupire|a un bec].`,
      `¶ « Tu respires trop vite », constate {companion}. « Fais comme moi : [une patte|un pas|une aile], puis l’autre, et on ne regarde que les bandes blanches. »
        ¶ Il n’y a pas de bandes blanches ici. Elle en sort une de sous son gilet, [roulée|pliée en huit|un peu sale], et la déroule.
        @dramatic De l’autre côté, tout [recommence à bouger|est plus près|attend].`,
    ],
    quarrel: [
      `{companion} a tout vu, [du trottoir d’en face|le bec ouvert|sans siffler].
        ¶ « Tu as traversé sans regarder, {name} », dit-elle, et il ne s’agit pas de [voitures|rue|clous].
        ¶ Elle remet son gilet, [bouton après bouton|à l’envers|d’un coup sec], et s’en va prendre son poste.
        Au passage clouté, elle fait signe à tous, sauf à <moi|toi|{him}>.
        @dramatic Le feu, pourtant, est [vert|libre|au plus vert].`,
    ],
    back: [
      `Au carrefour, un coup de sifflet arrête tout : le bus, [les vélos|la fanfare|trois brouettes], la pluie presque.
        {companion} traverse seule, très lentement, jusqu’à <moi|toi|{name}>, et déplie [une bande blanche|son deuxième gilet|la moitié d’une tartine].
        ¶ « Reprenons au bord », dit-elle. « On regarde [à gauche|d’abord l’autre|des deux côtés], et on y va. »
        @emotional Sous son aile, il reste une place, [tiède|à la bonne hauteur|gardée exprès].`,
    ],
  },
  {
    name: 'Domitille',
    gender: 'f',
    meet: [
      `Sous un établi, quelqu’un répare un parapluie en lui parlant [gentiment|de géographie|comme à un malade].
        Domitille a sept ans et trois quarts, [onze poches|une pince entre les dents|de la colle aux coudes] et une oreille pour les histoires.
        ¶ « Pour {noun}, il faut quelqu’un qui passe dans les petits trous », décide-t-elle.
        ¶ Elle ferme boutique et laisse [une moufle|un os|la clé] à la poignée.
        @light Le parapluie, guéri, [s’ouvre tout seul|éternue|demande à venir].`,
      `¶ « Ça, c’est une tête à chercher quelque chose », dit une voix à hauteur de [ceinture|coude|poignée de porte].
        ¶ C’est Domitille, réparatrice de parapluies chez son oncle, [les poches pleines|un tournevis sur l’oreille|un ressort au doigt].
        <J’explique|Tu expliques|{name} explique> {noun}. Elle vide une poche, trie, garde [une ficelle|un bouton de cuivre|un caramel], et se met en route la première.
        @neutral La boutique ferme d’habitude à [six heures|midi|l’heure de la soupe].`,
    ],
    banter: [
      `{companion} fait l’inventaire de ses poches, à voix haute, comme d’autres [prient|chantent|comptent les moutons] : deux ressorts, [une dent de lait|un ticket|une plume], de la cire, [un grelot|un clou tordu|une noix].
        ¶ « Il manque la onzième », <dis-je|dis-tu|dit {name}>.
        ¶ « La onzième, c’est privé », répond-elle, la main [à plat|dessus|sur le cœur].
        @mysterious La onzième poche [bouge|tinte|sent la mer].`,
      `Un panneau exige [un mètre vingt|un mètre trente|d’être grand] pour entrer. {companion} le lit, [passe dessous|sort un crayon|mâche son lacet] et ne dit plus un mot.
        <Je m’accroupis|Tu t’accroupis|{name} s’accroupit> pour refaire un nœud déjà fait, et <je reste|tu restes|{he} reste> en bas [un bout de chemin|un moment|jusqu’à ce qu’elle parle].
        @emotional ¶ « Vu d’ici, c’est mieux, non ? » demande-t-elle enfin.`,
      `{companion} n’a jamais trouvé un objet qui soit [mort|fichu|perdu] : il y en a seulement qui font la sieste.
        Elle réveille ainsi [une sonnette|un réveil|une boîte à musique] au bord du chemin, d’un tour de pince.
        La chose sonne, remercie à sa façon et [ne s’arrête plus|réveille tout le quartier|sonne trois heures].
        @humorous Il est [dix heures|midi vingt|sept heures], mais c’est l’intention qui compte.`,
      `¶ « Mon oncle dit qu’il pleut toujours quelque part », raconte {companion} en sautant [une bouche d’égout|les lignes|une racine], « et que c’est bon pour le commerce. »
        ¶ Elle, elle espère pour {noun} un temps [sec|clair|sans commerce].
        <Je trouve|Tu trouves|{name} trouve> que c’est la chose la plus [aimable|généreuse|grave] qu’une réparatrice puisse dire.
        @neutral Il ne pleut pas ; elle tend la main pour [vérifier|le regretter un peu|être sûre].`,
      `Avec un ressort, [un caramel|une ficelle|deux épingles] et beaucoup d’aplomb, {companion} construit une machine à avoir moins peur.
        <Je tourne|Tu tournes|{name} tourne> la manivelle : la machine fait [tut|un bruit de canard|clic, puis rien].
        ¶ « Alors ? » demande-t-elle. Il faut bien avouer que [ça marche|c’est parti|oui, un peu].
        @light Une fois la peur enlevée, on mange [le caramel|un biscuit|la pièce de rechange].`,
      `{companion} marche les yeux par terre ; elle trouve ainsi [une clé|un sou|un bouton] tous les cent pas et, tous les mille, [une flaque|un pied|quelqu’un].
        ¶ « {name}, regarde en l’air pour deux », ordonne-t-elle. « Moi, je fais le bas. »
        @dramatic Il n’y a rien en l’air, puis il y a [une tuile|une cheminée qui penche|un balcon], et <je crie|tu cries|{he} crie> à temps.`,
    ],
    quarrel: [
      `{companion} vide sa poche, la première, celle des [choses prêtées|amis|jours ordinaires], et pose tout <à mes pieds|à tes pieds|aux pieds de {name}>.
        ¶ « Je répare ce qui est cassé », dit-elle. « Pas ce qu’on [casse exprès|cache|fait dans mon dos]. »
        ¶ Elle s’en va, plus petite [à chaque pas|que jamais|que son ombre], et personne ne lui dit qu’elle l’est.
        @mysterious Au milieu du tas, il y a [un grelot|une dent de lait|une noix], qui n’était à personne d’autre.`,
    ],
    back: [
      `Il y a un bruit de ferraille dans l’escalier, puis {companion}, puis [un parapluie immense|une caisse à outils|une échelle pliée], qu’elle traîne à deux mains.
        ¶ « J’ai regardé sous toutes les coutures », dit-elle. « Ça se répare. [Il faut être deux|C’est long|Ça laissera une marque]. »
        ¶ De la onzième poche, elle tire [un biscuit|un caramel|un pansement] et le coupe en deux.
        @emotional <Je tiens|Tu tiens|{name} tient> la lampe ; elle fait semblant d’en avoir besoin.`,
    ],
  },
  {
    name: 'Roberte',
    gender: 'f',
    meet: [
      `Une dame en casquette [bleue|de drap|un peu ronde] attend, seule, à un arrêt où [aucun bus ne passe|l’herbe pousse|il n’y a plus de poteau].
        Roberte a conduit l’autobus pendant [trente|quarante|trente-cinq] ans, et elle n’a pas su s’arrêter quand on lui a dit de s’arrêter.
        ¶ « Direction {noun} ? Montez », dit-elle en tendant [le coude|un ticket|le bras].
        @light <Je monte|Tu montes|{name} monte> dans le bus qui n’existe pas, et ça [démarre|tangue|sent le cuir].`,
      `¶ « {name}, prochain arrêt », annonce quelqu’un, [d’une voix de gare|sans se retourner|dans une poire de caoutchouc].
        ¶ C’est Roberte, conductrice en retraite, qui marche au milieu du trottoir avec les mains sur un volant [imaginaire|absent|de boulanger].
        Elle connaît toutes les rues, [les sens uniques|les raccourcis|les raisons] ; elle a vu passer {noun} ou presque.
        ¶ « Terminus après la vérité », précise-t-elle.
        @neutral Elle met son clignotant avec [la langue|un doigt|un foulard].`,
    ],
    banter: [
      `{companion} annonce les arrêts : « Boulangerie. [Grille rouge|Chien Marcel|Marche cassée]. Endroit où l’on réfléchit. »
        À chacun, elle ouvre une porte qui n’y est pas et attend que descendent [les pensées|les retardataires|les gens polis].
        <Je descends|Tu descends|{name} descend> une fois, par politesse, et <je remonte|tu remontes|{he} remonte> [aussitôt|en courant|avec un ticket].
        @humorous Un monsieur monte aussi, et demande [la gare|à s’asseoir|pourquoi l’on freine].`,
      `Une fois, une seule, {companion} a oublié toute une classe [devant la mer|au zoo|au musée des bottes].
        Elle le raconte [très vite|au point mort|en regardant la route], comme on passe sur un pavé, et depuis elle compte : devant, derrière, devant.
        <Je dis|Tu dis|{name} dit> « présent{|e} » [chaque fois|bien fort|avant qu’elle demande].
        @emotional À la dixième fois, elle [hoche la casquette|lâche un peu le volant|respire jusqu’en bas].`,
      `Pour {companion}, il y a deux sortes de gens : ceux qui [poinçonnent|se tiennent à la barre|cèdent la place] et les autres.
        Elle classe ainsi tous les passants, à mi-voix, [le notaire|un caniche|la marquise] compris.
        ¶ « Et {noun} ? » <dis-je|dis-tu|dit {name}>. Elle réfléchit un arrêt entier.
        ¶ « Debout à l’arrière, [côté fenêtre|sans ticket|à faire des signes]. »
        @humorous Le notaire, vexé, cherche une barre [partout|des deux mains|au plafond du ciel].`,
      `Dans les côtes, {companion} se penche en avant et fait avec la bouche un bruit de moteur [plein de bonne volonté|enrhumé|diesel].
        Il est impossible de ne pas [le faire aussi|monter plus vite|changer de vitesse].
        En haut, <je suis|tu es|{name} est> hors d’haleine, et elle [coupe le contact|met le frein|caresse le capot de l’air].
        @light Dans la descente, il n’y a plus qu’à [ouvrir les bras|crier « libre »|tenir la casquette].`,
      `¶ « J’ai une correspondance », dit {companion} tous les jours à la même heure //et elle s’arrête, [montre en main|droite|près d’un mur].
        ¶ Elle attend trois minutes quelqu’un qui ne vient pas, puis [repart|tousse|sonne le départ].
        <Je ne demande|Tu ne demandes|{name} ne demande> rien. <J’attends|Tu attends|{he} attend> avec elle.
        @mysterious Ce jour-là, sur le mur, il y a un ticket, [plié en bateau|tout frais|poinçonné en cœur].`,
      `{companion} garde dans sa casquette [un bonbon|un plan|une photo] par passager remarquable, et le choix est sévère.
        ¶ « Il reste une place », remarque-t-elle en passant, [l’air de rien|sans ralentir|au feu].
        ¶ <Je me tiens|Tu te tiens|{name} se tient> aussitôt très droit{|e}, et <je cède|tu cèdes|{he} cède> le passage à [une dame|une poule|deux fourmis].
        @dramatic Elle freine, des deux pieds : [une balle|un chaton|un patin] traverse.`,
    ],
    quarrel: [
      `{companion} met son clignotant, se range le long du mur et tire [le frein|la poignée d’alarme|sur sa casquette].
        ¶ « Tu as pris un raccourci, {name}. Sur ma ligne, on [dessert tous les arrêts|s’arrête aux mêmes places que les autres|annonce]. »
        ¶ Elle ouvre la porte qui n’existe pas, et attend que <je descende|tu descendes|{name} descende>.
        Puis elle repart, [à vide|sans annoncer|en première].
        @neutral La rue, sans elle, n’a plus [d’arrêts|de noms|de terminus].`,
    ],
    back: [
      `¶ « Un passager oublié, un ! » crie quelqu’un au bout de la rue, et il y a un [grand|beau|long] bruit de freins fait avec la bouche.
        ¶ {companion} a fait demi-tour, ce qui est interdit aux [autobus|gens de son âge|casquettes].
        Elle soulève la sienne : dessous, [tout au fond|parmi les bonbons|près du plan], il y a <mon ticket|ton ticket|le ticket de {name}>.
        @emotional Elle ne l’avait pas [jeté|poinçonné|perdu] ; elle le défroisse avec le pouce.`,
    ],
  },
  {
    name: 'Ravier',
    gender: 'm',
    meet: [
      `Sous la dernière étagère de la bibliothèque habite un hérisson, chargé du [catalogue|fichier|rayon des doutes], qui porte les fiches piquées sur le dos.
        Ravier en retire une, [la retourne|la flaire|souffle dessus] : « {noun:title}. [Sorti|Consulté|Demandé] en [mai|hiver|juin]. Jamais rendu. »
        ¶ Cela le contrarie jusqu’au [bout des piquants|soir|bout du museau] //et il sort, pour la première fois depuis [mars|l’inventaire|deux ans].
        @humorous Il laisse un écriteau : « De retour [dans un chapitre|après la guerre des virgules|quand ce sera rangé]. »`,
      `Quelque chose pique <ma cheville|ta cheville|la cheville de {name}>, [sans méchanceté|deux fois|à travers la chaussette] : c’est une fiche de carton, et sous la fiche, un hérisson.
        ¶ « [Pardon|Mille excuses|Ce n’est rien]. Ravier, [bibliothèque municipale|fichier central|prêt et rappels]. Pour {noun}, vous [brûlez|êtes trop à gauche|avez la mauvaise cote]. »
        ¶ Il prend les devants, au trot, [en lisant les plaques|en classant les cailloux|le nez par terre].
        @mysterious La fiche dit {noun}, et, dessous, une date qui n’est [pas encore venue|dans aucun calendrier|pas d’ici].`,
    ],
    banter: [
      `{companion} classe en marchant : [les feuilles par roux|les flaques par profondeur|les chiens par politesse], du plus au moins.
        Rien ne l’arrête, sauf [un nuage|une girouette|un caillou] qui pourrait aller dans deux cases.
        <Je propose|Tu proposes|{name} propose> une troisième case. Il en reste [muet|rond|tout piquant] jusqu’au tournant.
        @light La case s’appelle [« Divers »|« Joli »|« On verra »], et elle se remplit très vite.`,
      `Quand les gens s’embrassent, {companion} regarde [ses fiches|la gouttière|ses pattes].
        ¶ « Le problème des piquants », dit-il un jour, « c’est [la distance|l’accueil|l’écharpe des autres]. »
        ¶ <J’enlève|Tu enlèves|{name} enlève> une moufle et <je la lui pose|tu la lui poses|{he} la lui pose> sur le bout du museau, là où c’est doux.
        @emotional Il ne bouge pas pendant [une minute|onze secondes|longtemps], pour ne pas la faire tomber.`,
      `Pour chaque chose, {companion} a une fiche ; pour {noun}, il en a [neuf|dix-sept|vingt-trois], et elles ne sont pas d’accord.
        Il les dispose par terre, en [éventail|rond|rang d’oignons], et <me|te|lui> demande de souffler.
        Celle qui va le plus loin est [blanche|la bonne, dit-il|à l’envers].
        @mysterious Personne n’a soufflé, et une fiche [s’en va quand même|se retourne|manque].`,
      `Quand il a peur, {companion} se met en boule et devient une [châtaigne|brosse|bogue] [très savante|très polie|pleine de lettres].
        Du dedans, il récite [l’alphabet|les rois|la table de neuf] avec des trous.
        <Je souffle|Tu souffles|{name} souffle> les morceaux qui manquent, et la boule se rouvre lettre par lettre.
        @dramatic À la lettre [q|w|x], il y a un bruit dehors ; il recommence à a.`,
      `¶ « Chut », dit {companion} à [un tramway|une fontaine|un coq], par habitude professionnelle.
        ¶ Et le plus étrange est que [le coq|la rue|tout] obéit, un instant.
        <J’en profite|Tu en profites|{name} en profite> pour écouter : il y a [un robinet|une mouche|un piano] très loin, et c’est tout.
        @neutral Il ajoute : « [Merci|C’est pour les lecteurs|Reprenez, mais moins fort]. »`,
      `{companion} ne corne pas les pages, ne lèche pas son [pouce|doigt|crayon], n’écrit jamais dans les marges ; il y pense la nuit.
        <Je lui prête|Tu lui prêtes|{name} lui prête> un carnet sans règlement.
        Il y dessine, [en rougissant|tout petit|très vite], une moustache à un roi.
        @humorous Le lendemain, il remet au roi [son rasoir|une lettre d’excuses|une amende de deux sous].`,
    ],
    quarrel: [
      `{companion} retire de son dos la fiche « {name} » et la relit, [recto|à la lumière|sans lunettes], puis verso.
        ¶ « J’avais écrit : [personne de confiance|à consulter souvent|exemplaire unique] », dit-il. « Je vais devoir [corriger|gratter|refaire la fiche]. »
        ¶ Il voudrait partir dignement, mais il est [petit|piquant|plein de papiers], et le trottoir est haut.
        Il y met [du temps|trois essais|toute sa patience].
        @emotional Personne n’ose l’aider à monter, et surtout pas <moi|toi|{name}>.`,
    ],
    back: [
      `Un petit trot, un bruit de papier : {companion} tient la fiche entre les dents, [mouillée|mâchée|un peu déchirée].
        ¶ « J’ai [ajouté une ligne|repris la fiche|trouvé de la place en bas] », dit-il. « “S’est trompé{|e} ; en cours.” C’est [une catégorie|très courant|la plus belle case]. »
        ¶ Puis il tourne le dos, pour qu’on la lui repique [au milieu|à sa place|près du cœur].
        @light <Je la pique|Tu la piques|{name} la pique> de travers, et il [ronronne|pardonne|éternue].`,
    ],
  },
  {
    name: 'Firmin',
    gender: 'm',
    meet: [
      `La porte s’ouvre, personne n’entre, et tout le monde crie qu’il faut [fermer|mettre le verrou|tirer le rideau].
        C’est Firmin, un courant d’air, qui a l’habitude et qui [s’excuse en sifflant|repart déjà|fait trembler les cuillers].
        <Je laisse|Tu laisses|{name} laisse> le pied dans la porte.
        ¶ « Personne n’avait fait ça », dit-il. « Alors moi, pour {noun}, je peux [aller voir|passer sous les portes|tourner les pages]. »
        @emotional Il fait moins froid, tout à coup, du côté où il [se tient|parle|attend].`,
      `Depuis le coin de la rue, [un papier|une feuille|une plume] suit <mes pas|tes pas|les pas de {name}>, à hauteur d’épaule, et s’arrête quand on se retourne.
        ¶ « Ce n’est que moi », dit l’air. « Firmin, petit courant. Je ferme les portes qu’on [oublie|claque mal|laisse bâiller]. »
        ¶ Il sait des choses au sujet {noun:of}, entendues [par les serrures|sous les portes|dans une cheminée].
        @dramatic Derrière, une porte claque : il a dit cela [trop vite|avec émotion|un peu fort].`,
    ],
    banter: [
      `{companion} entre partout le premier, et partout on dit « Brr » au lieu de [bonjour|bienvenue|« tiens, Firmin »].
        Il en a fait une collection : le brr [du boucher|de la duchesse|des maîtres nageurs], le brr à deux voix, le brr poli.
        <J’invente|Tu inventes|{name} invente> pour lui un bonjour, [avec courbette|la main tendue dans le vide|à voix haute], et il le range à part.
        @emotional Il demande à l’entendre encore une fois, [à peine|plus bas|pour le classer].`,
      `{companion} ne peut rien porter de plus lourd [qu’un ticket|qu’une plume|qu’un cheveu], ce qui le vexe.
        <Je lui confie|Tu lui confies|{name} lui confie> donc le plus important : [le bout d’une ficelle|une graine de pissenlit|le nom {noun:of}, sur un papier de soie].
        Il le tient à bout de souffle, [sans trembler|toute la rue|comme une couronne], et ne parle plus.
        @light Le papier, la graine, la ficelle : tout ce qu’il tient [danse|fait la roue|a l’air content].`,
      `Tous les soirs, {companion} fait sa ronde et ferme [onze|dix-sept|vingt] portes, doucement, pour que les enfants dorment.
        ¶ « Et qui ferme la tienne ? » <dis-je|dis-tu|dit {name}>.
        ¶ Il fait le tour [de la question|du réverbère|d’une poubelle]. Il n’y avait jamais pensé. Un courant d’air n’a qu’une porte, et elle est [ouverte|aux autres|toujours ailleurs].
        @mysterious Quelque part, très loin, une porte se ferme [avec soin|d’elle-même|à double tour].`,
      `¶ « Devine ce que j’ai dans la poche », dit {companion}, qui n’a pas de poche.
        ¶ <Je dis|Tu dis|{name} dit> : [une odeur de brioche|un éternuement|le bout d’une chanson]. Il est ravi ; c’était cela, à peu près.
        Il la lâche, et toute la rue, un instant, [ferme les yeux|a faim|marche en mesure].
        @humorous Le boulanger sort voir qui lui a [volé sa vitrine|pris sa brioche|emprunté l’air].`,
      `Les cerfs-volants sont pour {companion} ce que sont [les grands frères|les vedettes|les capitaines] : il les suit des yeux, il n’ose pas.
        <Je déplie|Tu déplies|{name} déplie> un mouchoir, <je le tiens|tu le tiens|{he} le tient> par deux coins, bras levés.
        ¶ « Essaie », et il essaie, et le mouchoir se gonfle [d’un coup|comme un ventre|jusqu’aux coins].
        @light Il rit, et un linge [à trois rues|sur un balcon|de dentiste] rit aussi.`,
      `Quand on l’interroge sur {noun}, {companion} imite ce qu’il a [entendu|traversé|soulevé] : un pas, [un froissement|une clé|un rire], un grand silence.
        <Je reconstitue|Tu reconstitues|{name} reconstitue> la scène avec [des cailloux|deux boutons|les doigts].
        Il manque toujours le début, parce qu’on avait [fermé la fenêtre|tiré le rideau|crié brr].
        @neutral Il recommence, plus lentement, [trois fois|depuis la clé|sans se plaindre].`,
    ],
    quarrel: [
      `{companion} ne dit rien, et d’un courant d’air, c’est [mauvais signe|terrible|inquiétant].
        Les rideaux retombent, [la flamme se redresse|le papier s’aplatit|plus une feuille ne bouge] : il n’est plus dans la pièce.
        ¶ « Tu m’as fermé la porte, {name} », dit-on sous le seuil. « [Comme les autres|Sans claquer, mais quand même|Toi aussi]. »
        @mysterious La serrure siffle encore une note, [basse|ronde|longue], puis plus rien.
        @dramatic <J’ouvre|Tu ouvres|{name} ouvre> ; l’escalier est [vide|immobile|sans un souffle].`,
    ],
    back: [
      `Les rideaux bougent. <Je dis|Tu dis|{name} dit> bonjour [tout de suite|avant même d’être sûr{|e}|à haute voix], et c’est exactement ce qu’il fallait.
        ¶ « J’étais parti pour de bon », dit {companion}, « mais pour de bon, c’est [plein de vent|grand|très mal fermé]. »
        ¶ Il a rapporté une odeur de [pluie|gaufre|foin], à peine entamée, pour deux.
        @humorous Il remet aussi en place <ma|ta|sa> coiffure, c’est-à-dire [à l’envers|en l’air|comme il l’aime].`,
    ],
  },
];
