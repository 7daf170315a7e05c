import type { Thing } from '../../pack.ts';

export const things: readonly Thing[] = [
  {
    noun: { the: 'l’aimant capricieux', a: 'un aimant' },
    find: `Un aimant traîne sous [un banc|une grille|un distributeur], tout seul, et n’attire que ce qui lui [plaît|résiste|semble triste] : une épingle, un [peigne|bouton de guêtre|couvercle], jamais un clou.
      <Je le ramasse|Tu le ramasses|{name} le ramasse>, ou [l’inverse|il saute dans la main|il y consent], car il était temps, dirait-on, qu’on passe.
      Dans la poche, il change de côté, [la nuit|quand on ment|au passage des belles machines] //et il faut, pour marcher droit, [négocier|l’appeler monsieur|lui céder un pas sur dix].
      @light Il a un faible pour les [cuillers|trompettes], et cela s’entend.
      @mysterious Son pôle nord indique [quelqu’un|une dame du quai].`,
    use: `<Je brandis|Tu brandis|{name} brandit> l’aimant capricieux, à [tout hasard|bout de bras|deux mains], et rien ne bouge, sauf lui, qui [fait la moue|se détourne|bâille].
      Puis il tombe, d’un coup, [amoureux|en affection|sous le charme] de ce qui barrait la route, et l’appelle, de toute sa [force|ferraille|petite âme].
      La chose quitte sa place, [rougissante|malgré elle|avec fracas], vient se coller contre lui //et le passage est [libre|vide|béant].
      @humorous Il a fallu leur laisser [un moment|la chambre].
      @dramatic Les boutons sautent. La boucle [plie|chante]. Le bras tient.`,
  },
  {
    noun: { the: 'le badge périmé', a: 'un badge' },
    find: `Au fond d’une corbeille, il y a un badge, périmé depuis [trente|quarante|vingt] ans, avec la photo d’un homme [à moustache|hilare|décoiffé] et le mot TOUT.
      Tout accès, sans doute, ou tout [à la fois|court|de suite] ; le reste est [mangé|gratté|taché de café].
      <Je l’accroche|Tu l’accroches|{name} l’accroche>, pour rire, au [revers|sac|bonnet] //et une porte, à dix pas, [s’excuse|se tient droite|rentre le ventre].
      @emotional Au dos, d’une petite écriture : papa, [rentrer tôt|ne pas oublier].
      @neutral L’homme s’appelait [Lucien|Norbert], matricule neuf.`,
    use: `¶ « Badge », dit ce qui barre la route, ou [quelque chose d’approchant|un voyant|un grognement].
      ¶ Périmé depuis si longtemps qu’aucune machine n’ose [le refuser|compter|dire une date], le badge passe de main en [pince|serrure|lampe], avec des égards.
      Un vieux programme, tout au fond, reconnaît [la moustache|l’homme|un patron], pleure un peu d’huile //et <je traverse|tu traverses|{name} traverse>, [la tête haute|sous les saluts|l’air occupé], comme qui rentre d’une longue [pause|réunion|sieste].
      @light On offre même un café, vieux de [trente|vingt] ans, tiède.
      @mysterious Au registre, il est noté : [enfin|avec son enfant].`,
  },
  {
    noun: { the: 'la mouche mécanique', a: 'une mouche' },
    find: `Une mouche mécanique se cogne à une vitre, [depuis l’hiver|toutes les neuf secondes|par conviction], avec le bruit d’un tout petit [marteau|tambour|notaire].
      <J’ouvre|Tu ouvres|{name} ouvre> ; elle sort, [réfléchit|fait un tour|remercie], et revient se poser sur l’oreille, où elle [tient|tictaque|se chauffe].
      Il faut la remonter chaque matin, [d’un tour d’ongle|par l’aile gauche|en soufflant] //et elle sait deux choses, [tourner en rond|passer partout|agacer], puis recommencer.
      @light Elle aime le sucre, qu’elle [admire|range], faute de bouche.
      @humorous Il est écrit dessous : modèle [espion|de luxe], ne pas écraser.`,
    use: `La mouche mécanique, remontée [à fond|de travers|d’un tour de trop], part sans qu’on l’envoie, tout droit, [dans un rouage|sous un capot|dans l’oreille du danger].
      On entend un zzz, puis un [hoquet|juron|silence], puis quelque chose d’énorme qui se gratte.
      Ce qui était impossible à [vaincre|ouvrir|fléchir] ne pense plus qu’à cette mouche //et <je passe|tu passes|{name} passe> dessous, dessus, à travers, [à quatre pattes|sans courir|le nez bouché].
      @neutral Elle revient en [une|deux] minutes, une patte en moins.
      @dramatic Un battoir s’abat. À côté. [Encore à côté|Un cheveu]. Elle vole.`,
  },
  {
    noun: { the: 'la peinture de rien', a: 'une bombe de peinture' },
    find: `Sur un échafaudage abandonné, il y a une bombe de peinture couleur [rien|courant d’air|absence], à demi pleine, et un pan de mur qui [manque|laisse voir la pluie|donne sur ailleurs].
      <J’essaie|Tu essaies|{name} essaie> sur un caillou, [rond|pris au hasard|sans histoire] : plus de caillou, quoique le pied, ensuite, [le trouve|s’y cogne|en jure].
      Le bouchon dit d’agiter, puis de ne [plus y penser|pas peindre le bouchon|respirer qu’à moitié] //et on garde la bombe dans un gant, [clair|rouge|dépareillé], pour ne pas la perdre.
      @mysterious Sur l’échafaudage, il reste des pas, et peut-être [un peintre|quelqu’un assis].
      @humorous On a pourtant exigé [deux couches|un devis].`,
    use: `La peinture de rien, <je la répands|tu la répands|{name} la répand> [en grand|d’un jet|sans viser] sur ce qui barrait, [devant|derrière|tout autour].
      Cela disparaît par plaques, [les dents d’abord|du bas vers le haut|en commençant par le bruit], jusqu’à n’être plus qu’une gêne dans l’air.
      Or, qui ne se voit plus [s’inquiète|se cherche|perd confiance], demande où sont ses [mains|gonds|ordres] //et on passe au milieu, [sur la pointe du pied|en s’excusant|d’un pas de promenade].
      @emotional On lui a dit, en partant, qu’il en reste [la voix|l’essentiel].
      @light Un coude, repeint par mégarde, manque jusqu’au [soir|lavabo].`,
  },
  {
    noun: { the: 'le diapason', a: 'un diapason' },
    find: `Dans l’étui d’un [violon|pistolet|dentier], quelqu’un a oublié un diapason, [noirci|à trois branches|gros comme une épingle], qui ne donne pas le la, mais la note de ce qu’on touche avec.
      Une table est en [ré|mi|sol], un parapluie en si bémol, et <je suis|tu es|{name} est>, [vérification faite|au genou|ce matin], en fa, un peu [bas|fêlé|pressé].
      À la nuit, il vibre, [tout seul|par sympathie|à peine] //et le bagage entier, l’un après l’autre, [s’accorde|répond|ronfle juste].
      @light Le pain est en do, ce qui [explique tout|donne faim].
      @neutral Il pèse [quarante|trente] grammes, étui compris.`,
    use: `Un coup sec sur [un talon|une dent de fer|le genou], et <je tends|tu tends|{name} tend> le diapason contre ce qui résiste : cela a une note, comme [tout|les gens|une armoire].
      Elle est fausse, [d’un rien|depuis longtemps|à faire mal], et c’est de là que vient tout ce [vacarme|mal|métal].
      On chante la bonne, [bouche fermée|de mémoire|à deux], un moment ; la chose [grince|frissonne|cherche], la trouve //et elle se tait, [accordée|enfin|comme on s’assied].
      @emotional Elle remercie, d’une vibration, [grave|au creux de la main].
      @dramatic Le métal hurle d’abord. [Les dents aussi|Il faut tenir la note].`,
  },
  {
    noun: { the: 'la graine pressée', a: 'une graine' },
    find: `Une graine a levé dans [une rainure|un cendrier|la serrure], le temps de la regarder, fleuri, fané, et donné une graine, [la même|toute chaude|un peu essoufflée].
      <Je la cueille|Tu la cueilles|{name} la cueille> avant qu’elle recommence, dans [un papier|du coton|un dé], à sec, sans [eau|lumière|compliment], car un rien la lance.
      Elle tressaille dans la poche dès qu’il [pleut|fait beau|est question de voyage] //et il faut lui dire, [doucement|souvent|d’une voix de concierge], que ce n’est pas l’heure.
      @emotional Elle a peur, peut-être, de [manquer le printemps|mourir petite].
      @humorous Elle a déjà, en rêvant, poussé [un soupir|la doublure].`,
    use: `Une goutte de [salive|thé|sueur], et <je jette|tu jettes|{name} jette> la graine pressée par terre, là où tout est perdu.
      Elle n’attendait que cela : [racine|une tige|un tronc], branches, oiseaux, en trois secondes, elle [soulève|écarte|embrasse] ce qui barrait, le porte à bout de rameaux.
      Déjà l’automne, [une feuille sur l’épaule|une noix|un nid vide] //et l’arbre, en tombant, fait un pont, [de l’ombre|un toit|un passage], puis du terreau.
      @light Il a eu le temps d’un [merle|amoureux à canif].
      @mysterious Sur le tronc, un instant, il y avait [deux initiales|une porte].`,
  },
  {
    noun: { the: 'le tournevis chantant', a: 'un tournevis' },
    find: `On trouve, planté dans une [cloison|pastèque|horloge], un tournevis qui chante en tournant, [du bel canto|des cantiques|toujours la même], d’une voix de [ténor|gamin|veuve].
      Il lui faut une vis, sans quoi il [boude|fredonne|récite], et <je lui donne|tu lui donnes|{name} lui donne> celle d’un [talon|bouton|étui à lunettes].
      La vis, ensuite, ne [bouge plus|pleure plus|pense plus qu’à lui] //et les autres, dans les murs, se [tournent|pâment|desserrent] un peu, sur le passage.
      @humorous Vers la gauche, il chante [les couplets interdits|à l’envers].
      @neutral La tige mesure [douze|quatorze] centimètres, manche en buis.`,
    use: `<Je plante|Tu plantes|{name} plante> le tournevis chantant dans la première [fente|fissure|rainure] venue, puis c’est à gauche, toute ; il prend sa [respiration|grande voix|note].
      Au refrain, toutes les vis de l’endroit, [charmées|en larmes|une à une], sortent de leur trou pour [mieux entendre|le voir|rouler à ses pieds].
      Ce qui barrait la route n’est plus qu’un tas de [plaques|morceaux polis|choses démontées] //et <j’enjambe|tu enjambes|{name} enjambe>, [pendant les bravos|au second couplet|sans applaudir].
      @emotional La dernière vis, toute petite, est [restée pour un bis|tombée à genoux].
      @dramatic Le plafond aussi aime l’opéra. Il [descend|lâche]. Vite.`,
  },
  {
    noun: { the: 'le tome deux', a: 'un manuel' },
    find: `Pour caler [une table|un lit|un fauteuil], on a pris un manuel, tome deux, [sans couverture|annoté|mordu], qui commence au milieu d’une phrase : et alors, [sans trembler|seulement alors|de la main gauche].
      <Je l’échange|Tu l’échanges|{name} l’échange> contre un [catalogue|bottin|sermon] de même épaisseur.
      On n’y dit jamais de quoi [il s’agit|l’on parle|c’est la notice], les mots rares étant [au tome un|à l’index, tome trois|supposés connus] //et pourtant, la nuit, cela [console|éclaire|se lit tout seul].
      @mysterious Une note, au crayon, répond à [une question qu’on allait poser|la page suivante].
      @light Le schéma douze représente, peut-être, un [canard|nœud papillon].`,
    use: `<J’ouvre|Tu ouvres|{name} ouvre> le tome deux au hasard, tandis que tout [s’écroule|approche|se ferme], à [la première ligne|ce qui vient|la page cornée], qu’il faut dire tout haut.
      Et alors, dit le livre, [tirez le fil bleu|tapez deux fois|retournez l’ensemble] ; il y a un fil bleu, [tiens|en effet|caché là].
      La chose [s’arrête|se plie|s’assied], avec un bruit de [tiroir|soulagement|notice refermée] //et il est écrit, ensuite : laisser [reposer|passer le lecteur|refroidir].
      @humorous L’erreur, précise le tome, était d’avoir [suivi le un|lu la couverture].
      @neutral C’est page [deux cent six|cent quatre], en bas.`,
  },
  {
    noun: { the: 'la gomme à tout', a: 'une gomme à mâcher' },
    find: `Une gomme à mâcher, [grise|de la taille d’un savon|sous cellophane], attend depuis des années derrière [un téléphone|une oreille de statue|un extincteur], avec un mot : tient tout.
      <Je mâche|Tu mâches|{name} mâche> un coin, qui a goût [d’orage|de lundi|de fraise morte] et qui conduit le courant, [la chaleur|les idées|la radio] : on entend le bulletin.
      Le reste est remis au sec, dans [un étui|du papier|la chaussette] //et on parle, jusqu’au soir, d’une voix [de speaker|collante|un peu météo].
      @light La bulle d’essai a porté, sur [trois pas|un étage].
      @emotional Le mot est signé : pour [le suivant|qui répare].`,
    use: `Une minute de mâchoire, c’est [long|tout ce qui reste|une éternité] ; <je colle|tu colles|{name} colle> la gomme à tout, encore [chaude|tiède|pleine de dents], entre ce qui s’ouvrait et ce qui se fermait.
      Elle tient : l’engrenage, [le fil rompu|la vanne|la mâchoire d’en face], deux idées fixes, tout reste collé, [étonné|bec cloué|d’accord].
      On se glisse par le trou de la [bulle|rustine|surprise] //et derrière, longtemps, quelque chose de grand essaie de dire [un mot|attendez|pouce].
      @dramatic Un fil s’étire. [S’étire encore|Il blanchit]. Il ne casse pas.
      @humorous Il s’en est fallu d’un [chicot|parfum].`,
  },
  {
    noun: { the: 'la minute de rechange', a: 'une minute' },
    find: `Chez un horloger [fermé|mort|en vacances], sur l’appui de la fenêtre, on a laissé, dans une boîte à [pilule|bague|mouche], une minute de rechange, [pliée|neuve|un peu d’occasion].
      <Je l’entrouvre|Tu l’entrouvres|{name} l’entrouvre> : il y a dedans [un rayon|une poussière arrêtée|la fin d’un rire], et quelqu’un, sur le quai, reste le pied [en l’air|levé|à mi-marche].
      Refermée, elle ronronne, [contre la montre|au chaud|par secondes] //et la montre, jalouse, [avance|s’arrête pour voir|fait la gueule].
      @neutral Elle contient, comptées une à une, [soixante|soixante et une] secondes.
      @mysterious C’est une minute qui a [déjà servi|manqué à quelqu’un].`,
    use: `Il aurait fallu une minute de plus, et <j’ouvre|tu ouvres|{name} ouvre> la boîte : la voici, [tout entière|un peu froissée|vaste comme un pré].
      Ce qui tombait [pend|flotte|hésite], ce qui barrait reste la bouche [ouverte|pleine d’ordres|ronde], et l’on a le temps, un vrai temps, [de dimanche|à soi|d’école buissonnière].
      On passe, on redresse [une chaise|un chapeau|la lampe], on sort //et soixante secondes, derrière, se referment, [d’un clac|comme une eau|à l’heure].
      @light Il en est resté assez pour [un éclair au café|nouer un lacet].
      @emotional Au milieu, il y avait eu le rire, [jusqu’au bout|celui de la boîte].`,
  },
  {
    noun: { the: 'la lampe en retard', a: 'une lampe' },
    find: `Une lampe de poche, [cabossée|jaune|de chantier], est en vente pour rien, parce qu’elle éclaire [dix|neuf|douze] secondes trop tard.
      <Je l’allume|Tu l’allumes|{name} l’allume> : noir ; puis, quand on n’y [croit|pense|voit] plus, la lumière arrive, [essoufflée|très polie|en une fois], et l’on est ailleurs.
      On apprend à viser où l’on [sera|ne sera pas|aurait dû passer] //et c’est, après tout, comme avec [les gens|les lettres|les étoiles].
      @humorous Le vendeur a ri de la blague [dix secondes après|au coin suivant].
      @emotional Éteinte, elle éclaire encore un peu, [pour quelqu’un|derrière soi].`,
    use: `<J’allume|Tu allumes|{name} allume> la lampe en retard, posée [par terre|sur un rebord|à contresens], et il n’y a plus qu’à s’en écarter, dans le [noir|coin le plus sombre|bruit].
      Dix secondes, c’est ce qu’il faut pour [changer de place|se faire oublier|compter jusqu’à six] ; le faisceau part alors, [énorme|tout seul|de là où il n’y a personne].
      Tout ce qui menaçait s’y jette, [la gueule ouverte|comme un papillon|en rangs] //et le chemin, de l’autre côté, est [désert|libre|d’un beau noir].
      @dramatic Neuf. Dix. [Rien|Rien encore]. Puis le jour.
      @neutral La pile est à [moitié|un tiers], note le voyant.`,
  },
  {
    noun: { the: 'le perroquet de poche', a: 'un perroquet' },
    find: `Aux objets trouvés, on brade un perroquet de poche, [à ressort|grand comme un pouce|déplumé], qui enregistre ce qu’on dit et le répète plus tard, à [contretemps|l’église|la moindre occasion].
      L’ancien maître y a laissé [des mots doux|des chiffres|une dispute], et <je l’achète|tu l’achètes|{name} l’achète> pour ne pas entendre la [suite|réponse|fin].
      Dans la poche, il s’éclaircit la voix, [le soir|aux virages|devant les uniformes] //et on apprend à parler [bien|peu|par énigmes].
      @light Il sait aussi imiter [le silence|un œuf], mais rit avant la fin.
      @emotional Endormi, il dit bonne nuit à [une Suzanne|deux prénoms], toujours dans cet ordre.`,
    use: `Le perroquet de poche, que tout ce bruit [agace|inspire|réveille], répète soudain, [d’une voix de général|à pleine gorge|avec l’accent], un ordre entendu [jadis|à la douane|Dieu sait où].
      Ce qui barrait la route a reçu [de bons principes|l’habitude d’obéir|le même maître] : cela recule, se range, [présente les armes|demande pardon|ôte son chapeau].
      <Je marche|Tu marches|{name} marche> très droit, [le pouce sur le bec|sans éternuer|au pas] //et le perroquet, par bonheur, n’ajoute un juron qu’[au tournant|à la fin|à mi-voix].
      @humorous L’ordre était, mot pour mot : [à table|les mains, mesdemoiselles].
      @neutral Il consomme [une|deux] piles par trimestre.`,
  },
];
