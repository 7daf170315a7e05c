import type { Between } from '../../pack.ts';

export const between: Between = {
  road: [
    `La navette quitte {place} avec un bruit de [soupe|tiroir|dentier], et un enfant, sur la banquette d’en face, [compte les boulons|suce sa ceinture|dessine la vitesse].
      <Je lui prête|Tu lui prêtes|{name} lui prête> un crayon [rouge|sans mine|d’eau] ; il dessine {noun}, [très grand|avec des oreilles|en bas], et garde le crayon.
      @light Le dessin est [ressemblant|collé au plafond], par gravité.
      @neutral L’arrêt suivant est à [quarante|cinquante] minutes.`,
    `Panne de courant : on avance à la [pagaie|main|force des jambes], dans le noir, et une dame fait passer [des dragées|un thermos|une histoire drôle].
      <J’en prends|Tu en prends|{name} en prend> une part, puis on [pousse|pagaie|souffle] au signal //et cela fait, de rangée en rangée, un bruit de [rire|noce|mâchoires].
      @humorous La compagnie remercie de [l’effort|la confiance], et augmente les tarifs.
      @emotional Une main inconnue, dans le noir, a remonté [une couverture|un col].`,
    `La correspondance est ratée de [six|neuf|trois] secondes, qu’on regarde s’éloigner, avec ses [lampions|rideaux|passagers au chaud].
      <Je m’assieds|Tu t’assieds|{name} s’assied> sur une valise, une [mandarine|carte postale|chaussette] à la main, et le quai, à force, [devient joli|raconte sa vie|se remplit d’herbe].
      @mysterious À la fenêtre du dernier wagon, quelqu’un a [fait oui de la tête|levé la même main].
      @light Un pigeon en uniforme siffle [le départ|faux] pour les autres pigeons.`,
    `Entre deux gares, il faut sortir à pied, en scaphandre [de prêt|trop grand|qui sent l’oignon], et suivre un câble sur [un kilomètre|neuf cents pas|rien].
      <Je ne regarde|Tu ne regardes|{name} ne regarde> pas en bas, n’y en ayant pas ; dans le casque, un vieux message demande de rapporter [du lait|le chat|des piles].
      @dramatic Le câble [vibre|mollit|chauffe]. Quelqu’un d’autre marche dessus.
      @neutral Il reste [onze|douze] pour cent d’air, affiche le gant.`,
    `À la douane, on demande s’il y a quelque chose à déclarer, et <je dis|tu dis|{name} dit>, [par fatigue|la vérité|pour voir] : {noun}.
      Le douanier [rit|appelle son chef|cherche la case], puis, comme il n’y a pas de case, [ouvre la barrière|donne la sienne|ôte sa casquette].
      @humorous Il saisit en revanche [un demi-sourire|un air triste], non conforme.
      @mysterious Son tampon avait déjà [la date du retour|servi ce matin, ici].`,
    `Le vendeur ambulant passe avec des sandwichs au [nuage|carton|poulet d’avant], et des journaux de [l’avenir proche|la semaine passée|nulle part].
      <J’achète|Tu achètes|{name} achète> l’horoscope seul, c’est moins cher : éviter [les escaliers|le vert|mardi], et garder ce que l’on sait sur {place}.
      @light Le poulet, lui, [revient en effet|n’a rien lu].
      @emotional Il rend la monnaie en trop, et dit que c’est [l’anniversaire de sa fille|pour le sourire].`,
  ],
  night: [
    `On dort dans une consigne, [casier douze|pliés en trois|parmi les skis], à un jeton l’heure, et la serrure [ronfle|tousse|parle du métier].
      <Je repense|Tu repenses|{name} repense> à {stranger}, à ce qui a été dit [à moitié|sans les mots|d’une drôle de voix] ; puis le casier d’à côté demande [le silence|quelle heure il est|une allumette].
      @humorous Le réveil est compris, et consiste en [un client|une valise].
      @mysterious Au matin, le casier d’à côté est [vide et soudé|un mur].`,
    `La nuit artificielle tombe à [neuf|dix|onze] heures juste, comme un store, et un employé allume les étoiles, [à la perche|en oubliant la même|de gauche à droite].
      <J’en choisis|Tu en choisis|{name} en choisit> une, [mal vissée|verte|au ras du toit], pour penser à {noun} sans que cela se voie.
      @emotional Elle clignote deux fois, [par hasard|de fatigue], et l’on dit bonne nuit.
      @light L’employé fait un vœu chaque fois qu’il en [casse|revisse] une.`,
    `Le chauffage s’arrête ; on partage [une bâche|un chat|trois journaux], le dos contre un transformateur qui [ronronne|fuit un peu|a de la conversation].
      <J’écoute|Tu écoutes|{name} écoute> la station se contracter, [os par os|comme un escalier|en soupirant], et chaque craquement a l’air d’un [mot|pas|regret].
      @neutral Il fait [six|quatre] degrés à trois heures.
      @dramatic Un craquement n’est pas de [tôle|la maison]. Il s’approche. Il s’assied.`,
    `Dans le dortoir des mécaniciens, quelqu’un parle en dormant, et donne, [d’une voix claire|chiffre à chiffre|avec des sanglots], la recette de [la paix|l’huile de coude|la blanquette].
      <Je la note|Tu la notes|{name} la note> sur un drap, [à la graisse|jusqu’à l’avant-dernière ligne|au clair d’un voyant] //et l’homme, au moment du secret, se [retourne|mouche|tait].
      @light Ce qu’on en a suffit pour [trois personnes|une sauce].
      @mysterious L’homme, au matin, n’a jamais [cuisiné|dormi là].`,
    `Une alarme sonne à [trois|quatre|deux] heures, pour rien, puis s’excuse, puis, ne trouvant plus le sommeil, [reste bavarder|chante en sourdine|pose des devinettes].
      <Je réponds|Tu réponds|{name} répond> à la [première|dernière|plus bête] : {noun}, [bien sûr|à coup sûr|sans réfléchir].
      @humorous La bonne réponse était [l’oignon|un pont], et elle n’insiste pas.
      @emotional Elle dit qu’en vingt ans, on l’avait [toujours frappée|surtout maudite].`,
    `On veille dans le wagon-citerne, où l’eau [raconte la côte|tourne en rond|répète tout], avec pour lampe [un ver|une luciole de service|le cadran d’une montre].
      <Je trempe|Tu trempes|{name} trempe> une main, et les ronds partent, [reviennent|se croisent|se perdent], comme s’il y avait, [au fond|dans la cuve|loin], une autre main, [plus petite|immobile|qui répond].
      @mysterious Les ronds reviennent [d’abord|plus nombreux].
      @dramatic Le niveau baisse. D’un [doigt|trait]. Rien ne fuit.`,
  ],
  memory: [
    `Il y avait, au-dessus du lit d’enfance, une tuyauterie où <je voyais|tu voyais|{name} voyait> [un cheval|la carte d’un pays|des messieurs qui s’embrassent], et qui gargouillait à [huit|neuf] heures, [pour dire bonsoir|sans faute|l’hiver].
      Le jour où on la refit à neuf, le silence prit [toute la chambre|un air de visite|deux ans à partir].
      @emotional Le plombier avait laissé un coude, [en souvenir|sur l’oreiller].
      @light Le cheval, vu du couloir, était un [robinet|évêque].`,
    `La première sortie dans le vide, à [douze|onze|treize] ans, <je l’ai faite|tu l’as faite|{name} l’a faite> au bout d’une corde, l’autre bout [noué à un prof|dans une main moite|à un radiateur].
      On n’entendait que [le sang|un mâchonnement|quelqu’un compter], et tout était là, [sans bord|pour rien|enfin].
      @dramatic La corde a [glissé|claqué]. D’un nœud. Un seul.
      @humorous Le prof, après, a demandé [une rédaction|qui avait le sandwich].`,
    `Un oncle réparait les radios et disait, [la soudure aux dents|à chaque fois|pour rire], que toutes les voix y sont [en retard|encore|de passage].
      Une fois, de la plus vieille, on entendit parler {noun:of}, très [bas|vite|bien], et l’oncle [débrancha|monta le son|ferma la fenêtre].
      @mysterious La radio n’avait pas de [pile|haut-parleur], on l’a su plus tard.
      @neutral C’était un modèle de [trente-six|quarante et un], à lampes.`,
    `Depuis {place}, un goût revient, celui du [dentifrice|lait en poudre|métal froid] des matins d’école, quand <je gardais|tu gardais|{name} gardait> les yeux fermés jusqu’au [sas|deuxième virage|cours de vide].
      Quelqu’un guidait par la capuche, [sans parler|de deux doigts|en sifflant], et l’on n’est jamais tombé.
      @emotional Qui c’était, on n’a pas [ouvert les yeux|demandé], et maintenant c’est tard.
      @light La capuche avait des [oreilles|miettes], à force.`,
    `Devant {thing}, pour un peu, on referait la collection d’autrefois : [des capsules|des fusibles morts|des bruits, sur bande], rangés par [couleur|ordre de tristesse|amitié].
      <J’avais échangé|Tu avais échangé|{name} avait échangé> le plus beau contre [un baiser|une paix|un hamster], et l’on n’a jamais su qui avait [gagné|volé l’autre].
      @humorous Le hamster a vécu [trois jours|plus longtemps que le baiser].
      @neutral La boîte est encore [au grenier|sous un lit], à {home}.`,
    `Le jour de la grande panne, [l’année des poux|un dimanche|avant les dents], toute la ville resta dans le noir à se tenir par [la manche|la main|le gilet], en chaîne, du sas à l’école.
      <Je tenais|Tu tenais|{name} tenait> un monsieur [à moufles|qui tremblait|inconnu] et une [vieille|voisine|trottinette] ; quand la lumière revint, personne n’osa lâcher le premier.
      @mysterious On a recompté la chaîne : il y avait [une main de trop|un maillon en avance].
      @dramatic Quelqu’un avait [lâché|crié]. Loin. La chaîne a tenu.`,
  ],
  escape: [
    `Reste le conduit d’aération, [étroit comme un vœu|gras|à hauteur de chien], et <je m’y glisse|tu t’y glisses|{name} s’y glisse>, une chaussure dans la bouche.
      Ça sent [la chaussette froide|la cantine|l’orage], ça tourne, ça [monte|siffle|se resserre] //et tout cela débouche, avec un bruit de bouchon, [dans une noce|derrière le danger|sur un coussin].
      @light La noce a cru à [l’animation|un cousin], et offert du gâteau.
      @neutral Le conduit fait [douze|quatorze] mètres, coude compris.`,
    `Il y avait un bouton, [rouge|sous verre|avec un petit crâne], et l’on avait dit de n’y [jamais toucher|penser qu’en dernier|mettre que le coude] ; <je mets|tu mets|{name} met> le coude.
      Rien, une seconde ; puis ce qui menaçait [s’éteint|s’endort|se met à jouer une valse], et toutes les portes font [bonjour|pouf|de même].
      @humorous L’étiquette disait : [musique d’ambiance|ne pas épousseter].
      @dramatic Une seconde. La plus [longue|froide]. Puis la valse.`,
    `<Je parle|Tu parles|{name} parle>, faute d’outil : de la pluie, de [la panne|la retraite|l’heure], très vite, à ce qui a l’air de [vouloir mordre|ne rien écouter|compter à rebours].
      Cela s’arrête, [penche la tête|demande de répéter|cherche sa mémoire], tombe sur un vieux [bug|souvenir|jour de fête] //et on s’en va, [sur la pointe des pieds|en parlant encore|à reculons], sans fâcher personne.
      @emotional Au tournant, cela fait encore [au revoir|un petit bip].
      @mysterious Le souvenir n’était pas [à lui|fabriqué en usine].`,
    `Une marée de [poulets|touristes|ballons] sort d’un monte-charge, se trompe de palier et passe, [caquetante|en maillot|sans s’excuser], droit sur le danger.
      <Je me baisse|Tu te baisses|{name} se baisse>, et la vague emporte tout, [par-dessus|avec elle|sous un chapeau], jusqu’au [sas|bar|bon étage].
      @light Un des [leurs|plus petits] a suivi, et refuse de dire pourquoi.
      @humorous Le danger, retrouvé au matin, tenait [un éventail|une glace], et allait mieux.`,
    `À force de reculer, on rencontre du talon [un escabeau|une trappe|un rideau de scène], et <je tire|tu tires|{name} tire> sur ce qui dépasse.
      Tout descend : [un décor de plage|trois tonnes de confettis|la neige de Noël], d’un bloc, entre la peur et ce qui fait peur, [avec les palmiers|au ralenti|dans un grand froufrou].
      @dramatic Dessous, cela [remue|cogne]. Puis plus [du tout|rien].
      @neutral Il a fallu [un quart d’heure|dix minutes] pour ressortir les manches.`,
    `La lumière saute, c’est la chance, et <je marche|tu marches|{name} marche> dans le noir comme on [descend chez soi|marche sur un mur|fait ses prières], une main devant.
      Ce qui guettait a de très bons yeux, [pour le jour|de série|à charger], et l’on entend, derrière, [un choc|une excuse|des meubles].
      @mysterious Quelqu’un, sans un mot, [a pris l’autre main|a tenu la porte].
      @emotional Quand cela revient, on est [dehors|assis], et le cœur n’y croit qu’à moitié.`,
  ],
};
