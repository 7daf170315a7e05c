import type { Companion } from '../../pack.ts';

export const companions: readonly Companion[] = [
  {
    name: 'Maud',
    gender: 'f',
    meet: [
      `En haut d’une échelle, une femme peint un e, un seul, [depuis l’aube|à main levée|en retenant son souffle], sur le fronton de la [boucherie|mercerie|caisse d’épargne].
        ¶ « Ne respirez pas », dit-elle. <J’arrête|Tu arrêtes|{name} arrête>. Le e se ferme, [parfait|rond|un peu ivre].
        ¶ Maud, peintre en lettres, descend, écoute l’affaire {noun:of} [en essuyant son pinceau|une goutte au menton|sans sourire], et demande par quelle initiale on commence.
        @light La goutte tombe, bleue, sur <ma|ta|sa> chaussure, et [y reste|fait une virgule|se plaît].`,
      `<Je lis|Tu lis|{name} lit> à voix haute une enseigne à demi effacée, et quelqu’un [corrige|soupire|répond] dans le dos : ce n’est pas un i, c’est un l fatigué.
        Maud, [du vermillon|de l’ocre|de l’or] sur la tempe, repeint les mots de tout le pays.
        ¶ « {noun:title} ? C’est un beau mot », dit-elle. « [Les jambages sont traîtres|Il faut de la place|Je viens voir]. »
        @mysterious Du bout du doigt, elle l’écrit sur la vitre, [sans buée|à l’envers|d’un trait], et on le lit.`,
    ],
    banter: [
      `{companion} trace dans l’air les mots qu’elle entend, avec [l’index|le manche du pinceau|une cigarette éteinte], pour savoir s’ils tiennent debout.
        <Je dis|Tu dis|{name} dit> le nom {noun:of}, exprès, lentement ; elle le fait [en gothique|en anglaise|avec une ombre portée].
        ¶ « Et maintenant le tien », demande-t-elle, mais elle laisse sa main [en l’air|sur la première lettre|retomber].
        @emotional L’initiale est restée là, entre deux visages, et personne n’ose [passer au travers|souffler|bouger].`,
      `Un serveur apporte la carte, et {companion} repère [quatre espaces doubles|une capitale honteuse|un accent à l’envers] avant le plat du jour.
        <Je commande|Tu commandes|{name} commande> la [blanquette|friture|tourte] sans lire, par charité.
        ¶ « Vous avez une belle écriture », dit-elle au serveur, qui a [rougi|tapé tout à la machine|renversé le sel].
        @humorous La tourte arrive quand même, avec [deux r|un point d’exclamation|une note de bas de page].`,
      `La porte de l’atelier de {companion} est la seule de la rue à ne rien porter : [du bois nu|un fond blanc|trois lignes au crayon].
        ¶ « Je m’y mets dimanche », dit-elle depuis [six ans|le divorce|son installation].
        ¶ <Je pose|Tu poses|{name} pose> la paume sur le bois, là où il y aurait un prénom, et il est [tiède de soleil|poncé comme une joue|doux].
        @neutral La porte mesure [deux mètres|un mètre quatre-vingt-dix] sur quatre-vingts.
        @mysterious Sous la lumière rasante, on devine un mot poncé, [plus long que Maud|finissant par et|de deux personnes].`,
      `¶ « Ferme les yeux », dit {companion} //et elle écrit quelque chose, au doigt, [sur un dos|sur un poignet|entre deux épaules] qui ne bouge plus.
        ¶ Il faut deviner. <Je propose|Tu proposes|{name} propose> « [homard|lundi|balançoire] » ; elle rit, recommence, plus lentement.
        La seconde fois, c’est très lisible, et <je dis|tu dis|{he} dit> que non, [vraiment|pas du tout|qu’il faudrait répéter].
        @light Un passant, qui a tout vu, [lève le pouce|rougit|épelle].`,
      `Pour une seule enseigne, {companion} fait [quarante|soixante|cent] croquis, qu’elle étale par terre.
        <Je traverse|Tu traverses|{name} traverse> donc l’atelier par [les chaises|les tabourets|le rebord des meubles], deux tasses à la main.
        Elle n’a pas levé la tête, mais elle a [bougé une feuille|tendu le bras|gardé un passage], juste à temps.
        @dramatic Une tasse penche ; elle la rattrape, et la main qui la [tenait|porte|suivait].`,
      `Le soir, les enseignes s’allument, et {companion} les récite, de droite à gauche, comme [un poème|des prénoms d’élèves|une ordonnance].
        Il y en a une, au bout, dont [deux lettres|le o|le néon] s’éteint toujours, ce qui change tout le sens.
        <J’applaudis|Tu applaudis|{name} applaudit>. Elle salue, [le pinceau sur le cœur|un pied dans le caniveau|jusqu’à terre].
        @neutral La boutique s’appelle [Au Bon Coin|Le Soulier d’or|Chez Ponsard].`,
    ],
    quarrel: [
      `{companion} range ses pinceaux par taille, [le dos tourné|très lentement|sans en oublier], et c’est à cela qu’on voit qu’elle a compris.
        ¶ « J’écris en grand ce que pensent les gens », dit-elle. « Toi, tu [écris petit|laisses du blanc|signes d’un autre nom]. »
        ¶ Elle prend l’échelle, qui passe mal la porte, et [il faut l’aider|on la laisse faire|personne ne rit].
        @dramatic Sur la vitre, l’initiale de l’autre jour est [essuyée|coupée en deux|à peine sèche].`,
    ],
    back: [
      `La porte de l’atelier, qui n’avait jamais rien porté, est ouverte, et dessus, [encore frais|en lettres de vingt centimètres|bleu sur blanc], il y a un prénom entier, puis un « et ».
        ¶ « C’était dimanche », explique {companion}, [de la peinture jusqu’aux cils|du haut de l’échelle|sans se retourner]. « Je ne sais pas finir sans [modèle|toi|qu’on me tienne l’échelle]. »
        ¶ <Je prends|Tu prends|{name} prend> le pied de l’échelle, à deux mains.
        @emotional Elle descend d’un barreau, [de deux|pas davantage|pour être à hauteur].`,
    ],
  },
  {
    name: 'Bastien',
    gender: 'm',
    meet: [
      `À l’écluse, un homme tourne une manivelle en regardant <mon|ton|son> reflet, [poliment|dans l’eau qui monte|plutôt que la personne].
        ¶ « Ça monte », annonce Bastien, éclusier, [comme on dit bonjour|à personne|d’une voix de cave]. « Et {noun}, c’est pour [aujourd’hui|quelle rive|descendre ou pour monter] ? »
        ¶ <J’explique|Tu expliques|{name} explique>. Il ferme la vanne, décroche sa veste, et met à la place un écriteau : « De retour [avec l’eau|plus tard|un jour]. »
        @humorous Deux péniches attendent déjà, et l’une [lit l’écriteau|joue aux cartes|jette l’ancre pour l’hiver].`,
      `Le chapeau vole, tombe dans le sas, descend de [trois mètres|deux mètres dix|quatre marches] avec l’eau, et <je reste|tu restes|{name} reste> là, tête nue.
        ¶ « Il remonte dans onze minutes », dit quelqu’un. Il a [une gaffe|des mains de jardinier|un thermos] et tout son temps.
        ¶ C’est long, onze minutes ; Bastien y apprend l’affaire {noun:of}, [donne un sandwich|pose deux questions|se tait bien], et rend le chapeau, ruisselant.
        @emotional Il l’a séché, un peu, [contre lui|avec sa manche|au fourneau].`,
    ],
    banter: [
      `{companion} dit les choses par niveaux : ça monte, ça baisse, c’est [étale|à fleur de quai|juste].
        Interrogé sur une soupe, un film, {noun}, il répond ainsi, et l’on finit par [trouver cela exact|faire pareil|ne plus pouvoir s’en passer].
        ¶ « Et là ? » <dis-je|dis-tu|dit {name}>, sur [le pont|un banc|la dernière marche]. Il regarde longtemps avant de répondre que ça monte.
        @light Une grenouille, en bas, est [du même avis|nettement plus directe|pour].`,
      `Il connaît chaque bateau à sa façon de toucher le mur, [doux|fâché|en s’excusant] //et {companion} n’a jamais dépassé [le troisième pont|le Pont-Vieux|l’écluse suivante].
        ¶ « Où vont-ils, tous ? » Il hausse les épaules : [vers l’aval|chez eux|là où c’est plus large].
        ¶ <Je déplie|Tu déplies|{name} déplie> une carte ; il suit le bleu du doigt, puis s’arrête [au pli|au bord|juste avant la mer].
        @emotional Il ne savait pas que c’était si près ; il le dit [à la carte|tout bas|deux fois].`,
      `Dans sa poche, {companion} a une ficelle à nœuds, et à chaque nœud, il sait pourquoi : [un orage|un mariage sauvé|la crue], le jour où [le chien|un veau|le maire] est passé sous la porte.
        <Je compte|Tu comptes|{name} compte> [douze|vingt|quinze] nœuds, et un dernier, tout frais, très serré.
        ¶ « Celui-là ? » Il parle du [vent|niveau|héron].
        @neutral La ficelle fait [un mètre|quarante centimètres|deux coudées].
        @mysterious Il n’y a pas eu d’orage, ce jour-là ; il y a eu [un chapeau|une question|quelqu’un].`,
      `{companion} se lève à [quatre|cinq] heures, quoi qu’il arrive, et prépare [deux cafés|du café pour trois|une cafetière entière], qu’il boit seul depuis longtemps.
        Un matin, <je me trouve|tu te trouves|{name} se trouve> là, [par hasard|à cause du brouillard|un seau à la main].
        Il pose la seconde tasse sans rien dire, l’anse tournée du bon côté.
        @neutral Le café est [léger|brûlant|à la chicorée], et il n’y a pas de sucre.`,
      `¶ « Saute », dit {companion}, debout sur l’autre bord, et entre les deux il y a [une eau noire|un mètre cinquante|tout le canal].
        ¶ C’est la façon d’ici. On [recule|crache|compte], on saute, on est rattrapé par [la manche|deux mains|le col].
        Il ne lâche pas tout de suite ; il vérifie que <j’ai|tu as|{name} a> bien [les deux pieds|l’équilibre|fini de trembler].
        @dramatic Un sabot est tombé ; il y a eu un [plouf|long silence|rond, puis rien].`,
      `Un touriste en bateau de location demande à {companion} s’il ne s’ennuie pas, à [regarder l’eau|tourner sa roue|rester là].
        Il réfléchit si honnêtement que le bateau, pendant ce temps, [descend de deux mètres|tourne sur lui-même|est passé].
        ¶ « Ça dépend de qui attend avec », répond-il enfin, [à la rivière|au touriste disparu|les yeux sur ses bottes].
        @humorous Le touriste, de loin, crie : « [Pardon|Qui ça|Et le dîner] ? »`,
    ],
    quarrel: [
      `¶ « Ça baisse », dit {companion} //et il ne regarde pas [l’eau|la jauge|l’échelle].
        ¶ Il a ôté sa veste du clou, puis il l’y remet, [comme avant|soigneusement|avec l’écriteau retourné].
        ¶ « On m’avait dit que les gens de passage [passent|ouvrent tout et s’en vont|ne savent pas fermer]. » La manivelle tourne, et la porte, entre les deux rives, [se ferme|monte|grince].
        @neutral Il faut [onze|douze] minutes pour vider un sas.`,
    ],
    back: [
      `Une barque descend le canal, trop vite, mal menée, et dedans, debout, {companion}, qui [n’avait jamais passé le troisième pont|rame à l’envers|a son gilet du dimanche].
        ¶ « J’ai laissé les portes ouvertes », crie-t-il. « [Toutes|Tout l’aval va déborder|Pour une fois]. »
        ¶ Il saute à quai ; c’est <moi qui le rattrape|toi qui le rattrapes|{name} qui le rattrape>, [par la manche|à deux mains|par le col].
        @mysterious La ficelle, au poignet, n’a plus [aucun nœud|qu’un nœud|de bout].`,
    ],
  },
  {
    name: 'Perrine',
    gender: 'f',
    meet: [
      `Quelqu’un dort debout contre [un réverbère|la pompe à essence|l’horloge de la place], les bottes pleines de paille, un agneau dans l’anorak.
        <Je tends|Tu tends|{name} tend> la main sous l’agneau, juste avant la chute, et la dormeuse ouvre un œil.
        ¶ « Perrine, vétérinaire. J’ai [deux vaches|trois nuits|une jument] derrière moi. Vous disiez, pour {noun} ? »
        ? ¶ On n’avait rien dit ; mais elle [avait écouté en dormant|a déjà ouvert la portière|tend la clé].
        @humorous L’agneau prend la place avant, et [choisit la musique|met la ceinture|parle sur tout le trajet].`,
      `Une camionnette s’arrête au milieu de la route, [phares allumés|la portière ouverte|moteur tournant], et une femme en sort à genoux, à cause d’un hérisson.
        <Je fais|Tu fais|{name} fait> la circulation, à l’aide [d’un parapluie|d’une baguette de pain|d’un foulard], pendant qu’elle l’escorte.
        Perrine soigne ce qui ne sait pas dire où ça fait mal, et l’histoire {noun:of} lui paraît [dans ses cordes|urgente|du même genre].
        @dramatic Le camion qui venait en face [freine|pleure de tous ses pneus|s’arrête à un mètre].`,
    ],
    banter: [
      `{companion} s’endort partout : en ligne à la poste, [au troisième acte|sur un banc de touche|dans le foin], une fois au milieu du mot « toujours ».
        <J’attends|Tu attends|{name} attend> la fin du mot, avec [un manteau sur elle|une épaule prêtée|un pain qui refroidit].
        Une heure après, elle dit : « …jours », et demande pourquoi l’on [sourit|ne respire plus|la regarde].
        @neutral Elle a dormi [une heure|cinquante minutes|une heure dix].
        @light La fourmi qui traversait sa manche est [arrivée|à mi-chemin|déjà mère].`,
      `Le téléphone de {companion} sonne à [l’entrée|chaque dessert|la meilleure réplique], et c’est toujours une vache.
        Elle y va. Elle avait juré à quelqu’un, autrefois, de [l’éteindre un soir|ne pas répondre|rester jusqu’au café], et ce quelqu’un a fini le dessert tout seul.
        <Je prends|Tu prends|{name} prend> la lampe, et [les gants longs|la corde|la tarte] aussi.
        @emotional Dans le rétroviseur, elle regarde deux fois s’il y a encore [quelqu’un|la lampe|une tête] à l’arrière.`,
      `Elle parle aux bêtes comme à [des notaires|des ministres|des camarades de classe], et aux notaires comme aux bêtes.
        Devant {noun}, {companion} fait de même ; elle tourne autour, [ôte un gant|pose l’oreille|renifle].
        ¶ « C’est moins malade que ça n’en a l’air », conclut-elle, et c’est [rassurant|vexant pour les gens|dit à quelqu’un d’autre].
        @neutral Elle note un chiffre : [trente-huit deux|onze|soixante-dix].`,
      `Une oie suit la camionnette depuis la ferme des [Loubet|Garrigue|Ponty], sans raison médicale //et {companion} la [gronde|présente aux gens|laisse marcher devant].
        <J’ouvre|Tu ouvres|{name} ouvre> la portière : l’oie monte, [s’installe au volant|défait un lacet|regarde la route].
        ¶ « Il y a des gens qu’on ne choisit pas », dit-elle, et il n’est pas sûr qu’elle parle [de l’oie|d’autre chose|seulement des oies].
        @mysterious Au village, personne n’a perdu d’oie, [jamais|cette année|à ce qu’on dit].`,
      `¶ « Montre », dit {companion}, qui prend <ma|ta|sa> main et y cherche l’écharde avec [une épingle|des lunettes de bijoutier|une patience de chat].
        ¶ Elle la trouve tout de suite. Elle continue pourtant de [chercher|tourner la main vers la lampe|suivre la ligne du pouce], pour la sécurité.
        <Je donne|Tu donnes|{name} donne> l’autre main, au cas où.
        @light L’écharde est [minuscule|exposée sur une soucoupe|encadrée], avec la date.`,
      `On fait naître un veau, à trois, avec une corde : {companion} d’un côté, <moi|toi|{name}> de l’autre, la vache au milieu, qui [soupire|regarde l’heure|a l’habitude].
        Quand il est là, [trempé|tout en genoux|surpris], il cherche où s’appuyer, et c’est une épaule.
        ¶ « Il t’a pris{|e} pour sa mère », dit-elle. « [Ça arrive aux gens bien|Félicitations|Ne bouge plus]. »
        @dramatic Il y a eu une minute où il ne [respirait|bougeait|voulait] pas.`,
    ],
    quarrel: [
      `{companion} ne crie pas ; elle parle bas, comme à [une jument blessée|ce qui peut mordre|un chien dans une haie], et c’est bien pire.
        ¶ « Les bêtes cachent leur mal, {name}, elles ne [cachent pas ce qu’elles font|mentent jamais|signent rien]. »
        ¶ Le téléphone sonne, elle répond, [dès la première sonnerie|avant la fin de la phrase|sans regarder], et elle s’en va dans ses bottes.
        @mysterious Ce n’était pas une vache ; l’appareil est [débranché|resté sur la table|muet depuis hier].`,
    ],
    back: [
      `La camionnette est devant la porte, [les feux éteints|au petit jour|en travers] //et {companion} dort sur le volant, le téléphone en deux morceaux sur [les genoux|le tapis|la boîte à gants].
        ¶ « Je l’ai éteint », dit-elle sans ouvrir les yeux. « [Depuis hier|Toute la nuit|Les vaches sont au courant]. Il y a du café ? »
        ¶ <Je mets|Tu mets|{name} met> une main sur le front de {companion}, pour [la fièvre|vérifier|rien].
        @humorous Une oie, à l’arrière, déclare qu’elle [n’a rien entendu|le prend noir|attend dehors].`,
    ],
  },
  {
    name: 'Lazare',
    gender: 'm',
    meet: [
      `¶ « Goûtez », dit un homme en veste blanche, et il tend, par la fenêtre d’une cuisine, [une cuiller|un chou|le coin d’une tarte].
        ¶ Lazare, pâtissier, ne sent plus [rien|ni la vanille ni le brûlé|les goûts] depuis un hiver, et il demande aux passants.
        <Je cherche|Tu cherches|{name} cherche> <mes|tes|ses> mots, puis <je parle|tu parles|{he} parle> {noun:of}, parce que c’est [à cela que ça ressemble|la seule image|venu tout seul].
        @emotional {companion} ferme les yeux pour [imaginer|écouter|y être], et va prendre son manteau.`,
      `Une odeur de caramel brûlé remonte la rue, et <je cours|tu cours|{name} court> : au fond de la boutique, un pâtissier fouette des blancs, [serein|en sifflant|dans la fumée].
        ¶ « Ah », dit-il. « Je ne sens rien. Vous avez sauvé [le mille-feuille|le quartier|ma moustache]. Alors ? »
        ¶ Il y a {noun} ; Lazare, [le fouet baissé|très attentif|accoudé au marbre], demande [les quantités|combien de temps|à quelle chaleur], et ferme le gaz.
        @light Il emporte une boîte de choux, au cas où l’on [se perdrait|croiserait quelqu’un|serait heureux].`,
    ],
    banter: [
      `¶ « Qu’est-ce que ça sent, ici ? » demande {companion} à chaque [coin de rue|porte|tournant].
        ¶ <Je fais|Tu fais|{name} fait> de <mon|ton|son> mieux : [le fer mouillé|la craie|le figuier], un peu de chien, du linge. Il hoche la tête, il range.
        ¶ « Et toi ? » demande-t-il un jour. Il faut lui expliquer [qu’on ne sent pas cela soi-même|le savon|l’encre et la pluie].
        @emotional Il s’approche, par réflexe, puis se rappelle, et [sourit de travers|reste là|ne recule pas].`,
      `{companion} cuisine de mémoire, comme on joue [sourd|dans le noir|sans partition], et note chaque pas dans un carnet plein de sucre.
        La crème est prête quand elle [se tait|fait un ruban|tient au mur].
        <Je goûte|Tu goûtes|{name} goûte> ; c’est [trop|presque|exactement] salé, et il faut le dire, et le dire n’est pas facile.
        @neutral Page [neuf|trente|cent], il est écrit : « penser à demander ».`,
      `Une vieille cliente vient chaque jour féliciter {companion} d’un éclair au café qui est, depuis l’hiver, [au chocolat|aux poireaux|à autre chose].
        ? Ni lui ni personne n’ose [rectifier|changer|demander], et elle en rachète.
        ¶ « Elle a [cent ans|le double|vingt ans] de plus que toi et elle ment bien mieux », <dis-je|dis-tu|dit {name}> //et il reste [le fouet en l’air|rouge|une minute entière] avant de rire.
        @humorous Le poireau, disent les voisins, est [une réussite|très demandé le dimanche|le goût de la maison].`,
      `À quatre heures du matin, la brioche lève, et l’on n’a rien à faire que la [regarder|garder du froid|laisser en paix].
        {companion} s’assoit par terre, contre le four, et fait de la place ; <je m’assois|tu t’assois|{name} s’assoit>, [l’épaule contre la tôle|genoux au menton|à un torchon de distance].
        On parle {noun:of}, tout bas, pour ne pas la faire retomber.
        @mysterious Dans le four éteint, quelque chose [fait tic|pousse un soupir|continue de chauffer].`,
      `Il a perdu l’odorat le jour où [le train est parti|on lui a rendu la bague|il a compris une lettre], dit la rue ; lui dit que c’était une grippe.
        ¶ « Le médecin pense que ça peut revenir », ajoute {companion}. « D’un coup. [Avec une fraise|À cause de n’importe quoi|Une nuque, par exemple]. »
        ¶ Depuis, <je me tiens|tu te tiens|{name} se tient> plutôt [de profil|à gauche|dans le sens du vent].
        @light Une fraise passe ; on la [suit du regard|salue|mange à deux].`,
      `Dans le train, dans l’autobus, dans la salle d’attente, {companion} ouvre sa boîte, et les gens [se parlent|se poussent|oublient leur station].
        ¶ « C’est à quoi ? » demande [un contrôleur|une religieuse|un enfant]. Il <me|te|lui> laisse toujours répondre.
        ¶ <J’invente|Tu inventes|{name} invente> : [au premier jour de vacances|à la sieste|au temps qu’il fait chez les autres], et le plus beau, c’est que c’est vrai.
        @dramatic Il reste un seul chou, et deux [mains|regards|stations].`,
    ],
    quarrel: [
      `{companion} coupe une part de gâteau, la pose sur la table, et la goûte lui-même, [pour la forme|la première fois|longuement].
        ¶ « Tu disais que c’était bon », dit-il. « Je n’ai [que ta parole|pas d’autre moyen|que toi] pour savoir. »
        ¶ Il couvre le plat, éteint sous [la casserole|le lait|le sucre], et sort par la cuisine.
        @emotional La part est restée, avec [deux fourchettes|une seule bouchée de moins|une serviette pliée].`,
    ],
    back: [
      `Il entre avec sa boîte, la pose, ne l’ouvre pas, et reste debout, [le nez levé|couvert de farine|son manteau à l’envers].
        ¶ « Il y a quelqu’un qui a laissé brûler [du lait|du pain|un oignon] », dit {companion} très lentement. « Ici. Tout de suite. Je le sens. »
        ¶ C’est vrai ; <j’avais|tu avais|{name} avait> oublié la casserole, depuis [des heures|midi|la dernière phrase].
        @light On ouvre les fenêtres, on tousse, on [danse presque|recommence exprès|brûle aussi le pain].`,
    ],
  },
  {
    name: 'Marceau',
    gender: 'm',
    meet: [
      `Au café, un homme seul parle à un écran sans le son : « Je pars. — [Non|Reste|Pars]. — C’est fait. », puis il compte sur ses doigts.
        ¶ « Trente-six caractères par ligne », explique-t-il. « [Les gens parlent trop|Il faut couper|Tout ne rentre pas]. »
        ¶ Marceau sous-titre des films. <Je raconte|Tu racontes|{name} raconte> {noun} pendant [vingt minutes|deux cafés|un long plan], et il en tire une ligne.
        @dramatic ¶ « Quelqu’un ment », dit-il en la relisant, « ou bien [a peur|attend|ne sait pas]. »`,
      `Dans la salle d’attente du [dentiste|garagiste|notaire], la télévision est muette, et quelqu’un, à côté, invente les paroles, si bas que <je me penche|tu te penches|{name} se penche>.
        ¶ « Elle dit que {noun}, ça ne se [refuse|discute|raconte] pas », souffle-t-il //et c’est [presque|exactement|hélas] cela.
        ¶ Il se présente en neuf signes, espaces comprises : Marceau, [oui|là|ici].
        @mysterious À l’écran, la femme regarde droit [dehors|devant elle|vers les chaises], et ses lèvres ont dit cela.`,
    ],
    banter: [
      `{companion} ne supporte pas les phrases longues ; il les écoute avec [deux doigts levés|un air de chirurgien|politesse], puis il les rend, réduites.
        <Je décris|Tu décris|{name} décrit> un coucher de soleil pendant [trois rues|un quart d’heure|tout le pont].
        ¶ « C’est [rouge|grand|le soir] », résume-t-il. « Et [tu as froid|tu voudrais rester|il manque quelqu’un]. »
        @light Il prête son écharpe, [six caractères|sans un mot|et reprend : « mieux »].`,
      `Au restaurant, {companion} double les couples de la salle, à mi-voix : ceux du fond viennent de se rencontrer, [il y a trente ans|mardi|à l’instant].
        ¶ « Et la table du coin ? » <dis-je|dis-tu|dit {name}>. La table du coin n’a que [deux couverts|deux clients|une chandelle], et il y est assis.
        ¶ Il regarde [la nappe|la bougie|les deux verres] : « Film d’auteur. On ne sait pas encore. »
        @humorous Le garçon apporte l’addition, et il la traduit par « [Aïe|Déjà|Vingt ans après] ».`,
      `Il a traduit [deux cents|trois cents|neuf cents] fois « je t’aime », dans toutes les langues //et {companion} ne l’a, pour son compte, [jamais placé|dit qu’une fois, trop tard|pas trouvé court].
        ¶ « Onze signes avec l’apostrophe », dit-il. « Ça passe partout. C’est [suspect|la pire des répliques|du remplissage]. »
        ¶ <Je compte|Tu comptes|{name} compte> sur les doigts, et il en manque un.
        @emotional Il en prête un, [le petit|de l’autre main|sans regarder].`,
      `Dans le bruit, au marché, au passage d’un train, {companion} lit sur les lèvres, [par métier|sans le vouloir|même de dos, dans une vitrine].
        <J’articule|Tu articules|{name} articule> quelque chose, sans voix, de l’autre côté de [la voie|l’étal|la vitre].
        Le train passe. Sur l’autre quai, il a la main [sur la bouche|levée|au chapeau], et il ne traduit pas.
        @dramatic Un second train vient, [dans l’autre sens|plus long|sans s’arrêter].`,
      `¶ « Rire », note {companion} entre crochets dans son carnet. « [Silence|Vent|Vaisselle]. Rire, encore. »
        ¶ Il dit que ce sont les plus beaux sous-titres, ceux pour les gens qui n’entendent pas : il faut écrire [le bruit d’une main|une neige|que la porte hésite].
        <Je lis|Tu lis|{name} lit> par-dessus l’épaule la dernière ligne : « {name}, de près. »
        @mysterious La ligne d’avant est [rayée|en morse|datée de demain].`,
      `{companion} arrive toujours une seconde en retard, aux rendez-vous comme [aux plaisanteries|à table|aux embrassades], le temps de lire, dit-il.
        <Je m’habitue|Tu t’habitues|{name} s’habitue> à cette seconde ; on y tient [bien|à deux|debout].
        Il est question {noun:of}, quelqu’un rit, puis, après la seconde, lui.
        @neutral À l’horloge du café, il est [midi une|six heures une|neuf heures une].`,
    ],
    quarrel: [
      `{companion} regarde <mes|tes|ses> lèvres, pas le reste, et [attend la fin|compte|ne note rien].
        ¶ « Ce n’est pas synchrone », dit-il. « Ce que tu [dis|fais|expliques], et ce que je lis. »
        ¶ Il ferme son carnet, cherche l’élastique, [le casse|ne le trouve pas|l’enroule à son doigt], et il part à l’heure, pour une fois, à la seconde.
        @humorous Il a oublié son [parapluie|chapeau|café], et le traduit à distance, par un geste.`,
    ],
    back: [
      `Il est dehors, derrière la vitre, et il articule, sans voix, [dans la buée|sous la pluie|au milieu des passants] ; c’est à <moi|toi|{name}>, cette fois, de lire.
        Cela fait plus de trente-six signes. Il recommence, [mot par mot|avec les mains|plus près], et l’on finit par comprendre qu’il dit : « Ouvre. »
        ? ¶ « C’était long, pour [une porte|ça|un homme concis] », <dis-je|dis-tu|dit {name}>. {companion} ne résume pas.
        @emotional Il est arrivé [avec une heure d’avance|la veille|en courant], et il attendait.`,
    ],
  },
];
