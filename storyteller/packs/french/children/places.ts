import type { Place } from '../../pack.ts';

export const places: readonly Place[] = [
  {
    noun: { the: 'le lavoir des chaussettes', a: 'un lavoir des chaussettes' },
    chapter: 'Le lavoir des chaussettes',
    arrive: `Au lavoir, on n’apporte que les chaussettes [seules|célibataires|orphelines de pied], celles dont la jumelle est [partie|perdue|restée sous un lit].
      Elles sèchent par [centaines|dizaines de douzaines|familles] sur [onze|seize|vingt] fils, le bout en bas, et quand le vent passe elles [marchent|applaudissent|cherchent].
      Une pancarte prie de [parler doucement|ne pas rire trop fort|marcher à pas de laine], car [certaines attendent|certaines sont susceptibles|les mi-bas dorment].
      <Je passe|Tu passes|{name} passe> entre les rangs en baissant la tête, [un pied après l’autre|les mains dans les poches|comme à l’église].
      @emotional Une petite rouge, au bout, tend la pointe vers chaque [pied|passant|soulier].`,
    trouble: `Il suffirait de traverser la cour, mais la lessive du [lundi|régiment|pensionnat] arrive : [quarante|trente|cinquante] draps mouillés, hissés [tous ensemble|d’un coup de treuil|en chantant].
      À la place de la cour, il y a [des murs|des voiles|tout un labyrinthe] de coton qui [dégouline|claque|sent bon].
      <Je prends|Tu prends|{name} prend> à gauche, trois fois, et <je retrouve|tu retrouves|{he} retrouve> [le même ourlet|la même tache|le même robinet].
      Devant la porte, il y a [encore|toujours|justement] un drap.
      @mysterious Entre deux plis, quelqu’un passe aussi, avec [un soulier rouge|un bonnet de bain|trois jambes].`,
    leave: `Avant la sortie, il faut prendre une chaussette, [c’est la coutume|c’est le péage|dit la gardienne], et lui promettre [un pied|une compagnie|une belle semaine].
      <J’en choisis|Tu en choisis|{name} en choisit> une [à rayures|verte|trouée au talon], la moins jolie, et <je la mets|tu la mets|{he} la met> par-dessus l’autre.
      Elle est un peu [humide|grande|raide], mais elle a l’air de [savoir où aller|sourire|connaître le chemin].
      Derrière, sur les fils, toutes les autres [se tournent vers la rue|font un demi-tour|agitent la pointe] pour [regarder partir|saluer|encourager] celle-là.
      @light À chaque pas, le pied de gauche est nettement plus [gai|content|pressé] que le droit.`,
  },
  {
    noun: { the: 'la piscine à sec', a: 'une piscine à sec' },
    chapter: 'La piscine à sec',
    arrive: `La piscine municipale a été vidée [pour l’hiver|par erreur|à la petite cuiller], et la chorale s’y est installée, à cause de [l’écho|l’acoustique|la fraîcheur].
      Les basses chantent dans le grand bain, les [soprani|enfants|flûtes] dans la pataugeoire, et le chef bat la mesure [du haut du plongeoir|avec une perche|assis sur la bouée].
      <Je descends|Tu descends|{name} descend> l’échelle carrelée jusqu’à [deux mètres|un mètre quatre-vingts|trois mètres] de profondeur, à pied sec.
      Tout le monde porte [un bonnet|des palmes|un pince-nez], [par respect du règlement|même les altos|et personne ne sourit].
      @humorous Un ténor perd pied à chaque [fa|refrain|entrée], par habitude.`,
    trouble: `C’est alors que l’échelle est retirée : l’homme d’entretien l’emporte [sur l’épaule|sous le bras|au loin] en [sifflant|mangeant une poire|fredonnant l’alto], sans un regard en bas.
      Les bords sont [lisses|hauts|ronds], et le carrelage [brille|glisse|a l’air content].
      <J’appelle|Tu appelles|{name} appelle> ; l’écho répond si bien que la chorale [reprend à quatre voix|applaudit|croit à un nouveau morceau].
      Quelque part, un robinet se met à couler, et il y a déjà [une semelle|un doigt|une bonne chaussette] d’eau.
      @dramatic Sur le mur, en lettres noires : [PROFOND|PLONGEONS INTERDITS|ICI, ON PERD PIED].`,
    leave: `En haut, <je me retourne|tu te retournes|{name} se retourne> : la chorale salue, et le chef [plonge dans les applaudissements|montre sa montre|fait la planche dans l’air].
      Ils ont ajouté un couplet au sujet {noun:of}, [faux|très lent|en canon], et ils le chantent aux gens qui restent dehors.
      Le caissier rend le prix du ticket, puisque personne [n’est mouillé|n’a nagé|n’a bu la tasse] [plus haut que la cheville|en entier|officiellement].
      [Il garde seulement|En échange, il garde|Il retient tout de même] [le vestiaire|la clé du casier|les pieds propres], par principe.
      @neutral La piscine ferme à [dix-sept|dix-huit|dix-neuf] heures, l’écho un peu plus tard.`,
  },
  {
    noun: { the: 'l’autobus numéro neuf et demi', a: 'un autobus numéro neuf et demi' },
    chapter: 'L’autobus neuf et demi',
    arrive: `L’autobus neuf et demi passe [entre le neuf et le dix|quand le neuf est parti|une fois par envie], à condition de ne pas [l’attendre|le regarder venir|avoir la monnaie].
      <Je parle|Tu parles|{name} parle> d’autre chose, [de confitures|de tortues|du temps] //et il s’arrête [aussitôt|net|par curiosité].
      À l’intérieur, il y a [un tapis|un poêle|un piano], des sièges tournés les uns vers les autres et des gens qui vont à [peu près|côté|demi].
      Le chauffeur demande la destination, l’écrit [sur sa manche|à la craie|en vers], et va s’asseoir [au fond|avec les voyageurs|près du poêle].
      @mysterious Personne ne tient le volant, qui [tourne avec soin|hésite aux carrefours|a des gants].`,
    trouble: `À mi-pente, l’autobus [soupire|éternue|bâille] et s’arrête, en travers [de la rue|du pont|du carrefour], les portes [closes|boudeuses|coincées].
      Il [n’ira pas plus loin|ne repartira pas|refuse de bouger], explique le chauffeur, tant que [tout le monde ne sera pas d’accord|quelqu’un boudera|la question ne sera pas tranchée].
      Or les voyageurs sont [neuf|onze|treize], plus un demi //et il y a autant d’avis que de [parapluies|chapeaux|paniers].
      <Je tire|Tu tires|{name} tire> sur la portière, qui tient bon, pendant que derrière, [le dix|la fanfare|un corbillard de radis] klaxonne et se rapproche.
      @humorous Le demi-voyageur réclame [une demi-heure|qu’on l’arrondisse|deux moitiés de vérité].`,
    leave: `L’arrêt où l’on descend n’est [sur aucun plan|pas prévu|connu de personne], mais il y a [un banc|une horloge|un pot de fleurs] et quelqu’un a [balayé|allumé la lampe|laissé un mot de bienvenue].
      Le chauffeur poinçonne une seconde fois le ticket, en forme de [lune|poire|botte], [pour le retour, s’il y en a un|en souvenir|parce que c’est joli].
      <Je remercie|Tu remercies|{name} remercie> tout le monde par ordre [de siège|alphabétique|de chapeau], ce qui prend [deux minutes|un certain temps|la moitié de la file].
      Puis l’autobus repart [en marche arrière|de profil|sans son chauffeur, qui court], dans [le bon sens|un nuage de farine|l’ordre].
      @light Par la vitre du fond, [onze mouchoirs|un caniche|le demi-voyageur] <me|te|lui> fait adieu.`,
  },
  {
    noun: { the: 'la bibliothèque des livres endormis', a: 'une bibliothèque des livres endormis' },
    chapter: 'Chez les livres endormis',
    arrive: `On entre [sur la pointe des pieds|en chaussettes|en retenant la porte], parce que [les gros dictionnaires|les atlas|les romans russes] ont le sommeil léger.
      Les livres respirent sur leurs étagères, [le dos rond|couverture remontée|bien serrés], et de temps en temps l’un d’eux [rêve tout haut|ronfle en alexandrins|murmure un bout de phrase].
      <J’entends|Tu entends|{name} entend> passer « [la marquise sortit|le sous-marin fuyait|il était deux fois] », puis le silence revient.
      Une lampe [verte|basse|de chevet] veille sur chaque table, et l’air sent [le lait tiède|la colle|le pain grillé].
      @emotional Quelqu’un a bordé le plus petit avec [un mouchoir|un gant|une page blanche].`,
    trouble: `Entre les rayons et la sortie, on a [mis à sécher|ciré|reverni] le parquet, et dessus, un chariot de livres neufs, [très agités|qui ne font pas leurs nuits|mal couchés].
      Une latte [craque|soupire|fait couic]. Le [premier livre|livre du dessus|plus petit] s’ouvre, [crie|tourne ses pages|appelle sa table des matières], et il réveille le suivant.
      <Je recule|Tu recules|{name} recule> : tout un rayon [de botanique|de pirates|de cuisine] se redresse.
      Le chariot [roule tout seul|prend peur|s’emballe] et vient se [caler|jeter|coucher] en travers de la porte.
      @dramatic Au fond, l’encyclopédie en [vingt|trente|douze] volumes a ouvert un œil.`,
    leave: `Au registre des [sorties|rêves|adieux], il faut écrire ce que l’on emporte : [un titre|une question|une phrase], jamais un livre.
      <J’écris|Tu écris|{name} écrit> un mot au sujet {noun:of}, et le gardien de nuit, [en pantoufles|un doigt sur la bouche|les lunettes sur le front], le tamponne à l’encre douce.
      Il recommande de le lire [au lit|à voix basse|très lentement], avec [une pomme|les volets ouverts|un chat], à la rigueur deux.
      ? La porte se ferme comme se ferme un bon livre : [en gardant le doigt dedans|à regret|sans faire de plis].
      @mysterious Derrière, quelqu’un [tourne une page|chuchote la fin|éteint une lampe].`,
  },
  {
    noun: { the: 'le marché aux boutons', a: 'un marché aux boutons' },
    chapter: 'Le marché aux boutons',
    arrive: `Le jour du marché aux boutons, les gens se promènent la veste [ouverte|de travers|tenue à la main], en cherchant [le leur|l’âme sœur|celui de grand-père].
      Il y en a par [seaux|brouettes|pleins chapeaux] : de nacre, [de corne|de général|de culotte], et un, sur coussin, qui a [fermé un roi|vu Venise|sauté au dessert d’un évêque].
      <Je plonge|Tu plonges|{name} plonge> le bras dans un baquet ; cela fait un bruit de [grêle|galets|haricots].
      Une vendeuse [crie|chante|jure] qu’elle reprend aussi [les boutonnières|les fermetures fâchées|les agrafes sans emploi].
      @light Les boutons dorés, dans l’ensemble, [brillent|rient|se poussent] pour être vus.`,
    trouble: `Pour sortir, on passe à la balance : on [pèse les gens à l’entrée|pesait déjà les gens en arrivant], on les repèse, et la différence [se paie|se rend|s’explique].
      Or il y a [trois boutons|un gramme|une demi-once] de trop, [assure|soupire|proclame] le peseur, un homme [vertical|boutonné jusqu’au nez|très exact].
      <Je vide|Tu vides|{name} vide> une poche après l’autre sur le plateau, et l’aiguille [monte|hausse les épaules|ne veut rien savoir].
      La barrière est baissée, et quelqu’un derrière tient [une tarte|un rôti|une omelette] qui refroidit.
      @dramatic ¶ « Personne ne passe », dit le peseur, et il [ferme un bouton de plus|croise les bras|pose le sceau].`,
    leave: `De l’autre côté, [la rue|le monde|la place] paraît tout à coup [déboutonnée|large|mal fermée].
      On <m’a|t’a|lui a> fait cadeau d’un bouton dépareillé, [bleu à quatre trous|en bois|un peu mordu], avec ordre de ne le coudre [à rien|nulle part|sur personne] avant de savoir [à quoi il manque|d’où il vient|ce qu’il ferme].
      <Je le garde|Tu le gardes|{name} le garde> dans la joue, puis dans la main, puis au fond d’une [manche|chaussure|poche], qui est un lieu sérieux.
      ? Du marché, il reste un murmure de [grêle|pluie|petits cailloux], jusqu’au pont.
      @neutral Le marché a lieu chaque [jeudi|premier mardi|samedi impair].`,
  },
  {
    noun: { the: 'l’ascenseur de la Grande Maison', a: 'un ascenseur de grande maison' },
    chapter: 'Entre le trois et le quatre',
    arrive: `La Grande Maison a [sept|neuf|dix] étages et un ascenseur à grille, si vieux qu’on lui donne [du monsieur|son bras|les nouvelles].
      Il y a dedans une banquette, un miroir, [un porte-parapluie|une fougère|un tableau de chasse], et un carnet où chacun écrit [sa visite|son étage|une pensée].
      <J’appuie|Tu appuies|{name} appuie> sur le six ; il monte au [deux|cinq|quatre], réfléchit, redescend [chercher quelque chose|poliment|d’un demi], puis se décide.
      ? Par la grille, on voit passer les vies : [une soupe|un bain|une dispute], un tuba, une autre soupe.
      @emotional Au quatrième, une main [ridée|mouillée|pleine de farine] fait bonjour chaque fois.`,
    trouble: `Entre le troisième et le quatrième, l’ascenseur [hoquette|s’assoupit|a une idée] et ne bouge plus.
      On ne voit par la grille que [l’épaisseur du plancher|du plâtre|le dessous d’un tapis], avec [un peigne|un dé à coudre|deux fourmis], et en haut, très haut, un paillasson.
      <Je sonne|Tu sonnes|{name} sonne>. La sonnette tombe dans la main, avec [son clou|du plâtre|des regrets].
      Quelqu’un, ailleurs, [tape du pied|s’impatiente|appelle encore], et le câble se met à chanter [sur une note qui monte|du nez|la gamme].
      @dramatic La lampe baisse ; la fougère [retient son souffle|s’accroche|se tasse].`,
    leave: `À l’étage voulu, ou [presque|au-dessus|à celui d’à côté], la grille s’ouvre d’elle-même, et l’ascenseur attend [son merci|son compliment|une caresse].
      <Je le lui dis|Tu le lui dis|{name} le lui dit> contre le cuivre, qui [s’embue|rosit|tiédit].
      Dans le carnet des visites, sous [un notaire|une équipe de ramoneurs|deux jeunes mariés], <j’écris|tu écris|{he} écrit> le jour, le nombre d’étages et le mot {noun:bare}, au cas où.
      La concierge [dit|sait|croit] que l’ascenseur relit tout, la nuit, [entre le un et le deux|en remuant la lampe|les grilles fermées].
      @light Puis il redescend en sifflotant, avec [la fougère|son miroir|tous ses boutons].`,
  },
  {
    noun: { the: 'le jardin du potiron', a: 'un jardin du potiron' },
    chapter: 'Le potiron',
    arrive: `Au bout des jardins ouvriers pousse un potiron si [gros|large|majestueux] qu’on a [déplacé la haie|démonté la cabane|changé la rue de nom] pour lui.
      Les voisins lui lisent [le journal|des recettes, en sautant la fin|le règlement des concours], car il grossit quand on [s’intéresse à lui|lui fait la conversation|tourne la page].
      <Je pose|Tu poses|{name} pose> l’oreille contre l’écorce : à l’intérieur, il y a [un bruit de cave|quelqu’un qui range|la mer, en plus orange].
      On le [pèse|mesure|salue] tous les soirs, à l’aide de [six cousins|deux balances et d’un calcul|la pompe à incendie].
      @humorous Les carottes d’à côté ont l’air de [n’avoir rien demandé|se tenir droites par protestation|préparer une lettre].`,
    trouble: `Est-ce [le bruit|l’émotion|la pente] ? Le potiron [bâille|frémit|se penche], casse sa tige et roule, [impérial|sans se presser|de plus en plus vite], dans l’allée.
      Il renverse [trois arrosoirs|la brouette|un nain], s’arrête juste dans le portillon //et il y entre comme [un bouchon|un pied dans une botte|une clé].
      <Je pousse|Tu pousses|{name} pousse> de l’épaule, puis du dos, puis avec [un élan|la tête|les deux jambes] ; il ne bouge que pour s’enfoncer.
      Le portillon est la seule [sortie|issue|ouverture] //et il [craque|gonfle|gémit].
      @light Un escargot, sur le dessus, trouve la vue [excellente|nouvelle|digne du voyage].`,
    leave: `Les voisins décident que le potiron a voulu [voyager|voir la rue|se présenter], et ils lui installent [un banc|une ombrelle|un paillasson].
      On <me|te|lui> donne, pour la route, une graine grande comme [un ongle|une cuiller|une promesse], à ne planter que [loin des maisons|en plein champ|chez les gens patients].
      <Je la mets|Tu la mets|{name} la met> dans du papier, avec l’adresse du lieu et [la date|trois points d’exclamation|un dessin].
      [En partant|De loin|Du coin de la rue], par-dessus la haie, on voit encore [son dos|une bosse orange|le haut de son importance].
      @mysterious La graine, dans la poche, est [tiède|plus lourde que tout à l’heure|tournée vers le potiron].`,
  },
  {
    noun: { the: 'la petite gare', a: 'une petite gare' },
    chapter: 'La gare au ras du sol',
    arrive: `La petite gare arrive aux genoux : ses trains sont [grands comme des baguettes|en bois de caisse|verts et gros comme le pouce], et ses retards sont [véritables|à l’échelle|très bien imités].
      Un chef de gare, [à plat ventre|accoudé au quai|une joue dans l’herbe], agite un drapeau de la taille [d’un timbre|d’un ongle|d’un pétale].
      <Je m’allonge|Tu t’allonges|{name} s’allonge> aussi, puisqu’il le faut, et au ras du quai le monde devient [immense|sérieux|plein de jambes].
      Un haut-parleur gros comme [une noisette|un pois|un bouton] annonce [un quart d’heure d’avance|une vache sur la voie|le printemps, voie deux].
      @neutral Il y a deux voies, [quatre|six|cinq] aiguillages et un buffet pour trois fourmis.`,
    trouble: `La barrière du passage à niveau s’abaisse [juste|poliment|en grinçant] devant <mon|ton|son> nez : le [seize heures douze|rapide de nuit|train des confitures] est annoncé.
      Il a [neuf ans|deux jours|cent six minutes] de retard, précise le chef, et [le règlement|la politesse|le drapeau] interdit de passer avant lui.
      La barrière est petite, mais tout autour on a planté [des pancartes|des orties|des bégonias], et chaque pancarte dit non.
      <J’attends|Tu attends|{name} attend>. La voie vibre, très peu, puis [plus du tout|dans l’autre sens|comme pour rire].
      @emotional Le chef sourit aux rails, sa casquette sur le cœur ; il y croit [encore|chaque jour|pour deux].`,
    leave: `¶ « En voiture ! » crie le chef, et faute de voiture [à la bonne taille|tout court|assez haute], il donne [un sifflet|un billet de carton|la permission] à qui veut partir à pied.
      ¶ Le billet est poinçonné pour {noun}, [fenêtre|aller simple|première classe].
      <Je marche|Tu marches|{name} marche> le long de la voie tant qu’elle dure, [douze pas|jusqu’au rosier|une petite minute], [bras en balancier|en faisant tchou|sans doubler personne].
      Au bout, il y a [un butoir|une lanterne|un tunnel en carton], une [pâquerette|bougie|tasse], et le reste du monde [en grand|qui attend|grandeur nature].
      @dramatic Derrière, enfin, un train [siffle|entre en gare|freine].`,
  },
  {
    noun: { the: 'le musée des choses pas finies', a: 'un musée des choses pas finies' },
    chapter: 'Le musée des choses pas finies',
    arrive: `Le musée a [une façade|un nom|trois colonnes], un perron, et presque [un toit|une porte|un directeur].
      On y montre une écharpe de [dix centimètres|trois rangs|deux couleurs], [un opéra en une note|un roi sans bas|une demi-guerre], un escalier qui a renoncé, et la moitié d’un [bonjour|secret|bâillement].
      <Je m’arrête|Tu t’arrêtes|{name} s’arrête> devant un cadre où il est seulement écrit « [Je voul|Chère Marg|Attention à la] ».
      Les visiteurs [hochent la tête|disent « admirable »|plissent les yeux] et s’en vont [au milieu d’une salle|avant le gardien|sans avoir tout vu], comme il convient.
      @humorous L’audioguide s’interrompt toujours à « [remarquez surtout|l’artiste avait|ne touchez] ».`,
    trouble: `La dernière salle est fermée par un gardien [endormi sur sa chaise|immense et endormi|qui ronfle à moitié], en travers de la porte, avec la clé [autour du cou|dans la moustache|sous la casquette].
      C’est une œuvre, précise l’étiquette : « Sieste, [inachevée|en cours|début] ».
      <Je tousse|Tu tousses|{name} tousse>. Il remue un doigt, [grogne une moitié de mot|étend les jambes|serre la clé], et barre [un peu plus|encore mieux|tout à fait] le passage.
      Au plafond, une lumière commence à [s’éteindre|clignoter|baisser], rangée par rangée, du fond vers ici.
      @mysterious Une autre étiquette, vide, attend à côté, juste à <ma|ta|sa> taille.`,
    leave: `À la boutique, on vend des [demi-cartes|lampes sans ampoule|manches de parapluie], des [débuts de crayon|gommes entamées|puzzles sans ciel] et des tickets pour la suite.
      <Je laisse|Tu laisses|{name} laisse> au livre d’or une phrase sur {noun}, sans la terminer, et la dame du comptoir en a les yeux [humides|brillants|ronds] : une donation.
      Elle [offre|glisse|emballe] en échange [une virgule en cuivre|un point-virgule|trois petits points dans une boîte].
      Le perron n’a que [quatre|trois|cinq] marches ; il faut [sauter|deviner|promettre] la dernière, [qui est prévue|pour rire|commandée depuis cent ans].
      @emotional ¶ « Revenez », dit-elle, « je finirai ma [phrase|tasse|journée]. »`,
  },
  {
    noun: { the: 'le moulin à poivre', a: 'un moulin à poivre' },
    chapter: 'Le moulin à poivre',
    arrive: `Sur sa butte, le moulin moud du poivre depuis [Louis quelque chose|toujours|trois meuniers], et l’on éternue à [un kilomètre|la ronde|partir du virage].
      Les gens du coin se saluent en disant « [À vos souhaits|Atch|Santé] » et portent [leur chapeau attaché|deux mouchoirs|des lunettes de scaphandrier].
      <Je monte|Tu montes|{name} monte> vers les ailes en <me|te|se> bouchant le nez, ce qui <me|te|lui> donne la voix [d’un canard|du percepteur|d’une trompette].
      La meunière, [grise des pieds à la tête|les cils poudrés|sans se retourner], offre [un mouchoir|de la menthe|un masque de dentelle] à qui entre.
      @light Un moineau éternue, recule d’un mètre, et recommence, [enchanté|pour le voyage|exprès].`,
    trouble: `[Soudain|Là-dessus|Sans prévenir], le vent tourne, et l’aile la plus longue vient se [planter|coincer|poser] en travers de la porte.
      Dedans, le poivre, qui ne sait plus par où sortir, [monte|tourne|s’épaissit] en nuage ; dehors, rien ne tourne plus.
      <J’éternue|Tu éternues|{name} éternue> [neuf|douze|quatorze] fois, et à chaque fois l’aile s’enfonce un peu mieux dans le seuil.
      [On n’y voit bientôt plus que|Tout disparaît, sauf|Il ne reste du monde que] [les genoux|le bout du nez|la lucarne], et la porte reste bouchée.
      @dramatic La meule gronde ; la meunière a mis les deux mains sur [le frein|la courroie|la poutre], et ça glisse.`,
    leave: `La meunière remplit un dé à coudre de poivre [blanc|rose|de l’année], « pour relever ce qui serait [fade|triste|mou] », et le bouche à la cire.
      Elle a été bien aise de parler {noun:of} ; d’ordinaire, on ne lui dit que [des chiffres|atchoum|bonjour et adieu].
      <Je redescends|Tu redescends|{name} redescend> la butte en éternuant de moins en moins, comme un [tambour|train|orage] qui s’éloigne.
      ? Au virage, l’air redevient [plat|doux|sans avis], et il manque un peu quelque chose.
      @mysterious Dans l’herbe, il y a des pas ronds, [gris|poivrés|de bête très polie], qui montent et ne redescendent pas.`,
  },
  {
    noun: { the: 'l’île du bassin', a: 'une île de bassin' },
    chapter: 'L’île du bassin',
    arrive: `Au milieu du bassin du parc, il y a une île de [six pas sur quatre|la taille d’un salon|neuf roseaux], trop [près|ronde|tranquille] pour qu’on y aille.
      <J’emprunte|Tu empruntes|{name} emprunte> le cygne à pédales, qui grince [du cou|à gauche|une valse].
      La traversée dure [onze|quatorze|vingt] coups de pédale ; à la fin, l’île a [une plage de gravier|un saule|une boîte aux lettres], et le parc est [un pays étranger|très loin|une côte qu’on devine].
      Un canard [contrôle les arrivées|tient la douane|reçoit], [un tampon sous l’aile|de sa patte mouillée|sans lever les yeux].
      @neutral La capitale de l’île est [une souche|un banc|un seau], au centre.`,
    trouble: `Le cygne à pédales n’a pas été attaché, ou bien le nœud [a changé d’avis|était en forme de cœur|avait sommeil] : il s’éloigne, la tête haute.
      Entre l’île et la rive, il n’y a que [trois mètres|dix pas|une largeur de chambre], mais d’eau, et des carpes grosses comme [des cartables|des oncles|des gigots].
      <Je fais|Tu fais|{name} fait> deux fois le tour, ce qui ne change [rien|que le sens|pas la distance].
      [Sur le bord|Là-bas|Sur la rive], le gardien du parc sort sa [cloche|montre|clé] : on ferme.
      @emotional L’île, elle, a l’air [flattée|d’avoir tout arrangé|de ne pas vouloir rester seule].`,
    leave: `Une fois sur la terre ferme, <je jure|tu jures|{name} jure> de revenir, et l’on sait bien que c’est [sincère|ce que disent tous les marins|loin, à coups de pédale].
      Le canard a [tamponné|visé|béni] la sortie, du même [pied|vert|air], sans poser de question au sujet {noun:of}.
      Le gardien [regarde les souliers mouillés|regarde l’île|ôte sa casquette] et baisse la voix : lui non plus, [en trente ans|depuis tout petit|jamais], n’a osé.
      <Je lui prête|Tu lui prêtes|{he} lui prête> le mot de passe, qui est [« coin »|« souche »|« vaste »].
      @light Derrière, on entend déjà grincer une [pédale|valse|selle].`,
  },
  {
    noun: { the: 'le grenier du conservatoire', a: 'un grenier de conservatoire' },
    chapter: 'Le grenier aux tubas',
    arrive: `On monte au grenier du conservatoire par un escalier en [colimaçon|gamme majeure|croches] : chaque marche donne une note, sauf la [sixième|neuvième|troisième], qui boude.
      Là-haut vivent les instruments qu’on n’apprend plus : [le serpent|la viole d’amour|le cor de basset], [un piano à quatre pédales|une harpe chauve|deux trompettes siamoises], [douze|neuf|dix] tambours de taille décroissante.
      <Je souffle|Tu souffles|{name} souffle> la poussière d’un tuba, qui la rend aussitôt, [en fa|avec un soupir|deux fois plus loin].
      ? Sous les tuiles, quelqu’un a laissé [une chaise|une partition|un bouquet d’archets] comme pour une visite.
      @mysterious Une corde vibre encore, et la poussière, dessus, est [intacte|épaisse|de l’an dernier].`,
    trouble: `C’est la faute des contrebasses : quarante étuis debout contre la porte, [comme des messieurs dans le métro|serrés|en équilibre], et il a suffi d’un éternuement.
      Le premier salue, le deuxième [l’imite|suit|tombe amoureux], et tous se couchent, l’un sur l’autre, en travers de la [sortie|seule sortie|trappe].
      Quand la poussière retombe, la porte est [derrière|sous|quelque part après] [deux mètres|une montagne|un orchestre] de bois noir.
      <Je tire|Tu tires|{name} tire> une poignée ; le tas [répond d’un grognement|donne un si bémol|bâille] et s’installe.
      @humorous Dessous, un triangle continue, [courageusement|seul|en mesure].`,
    leave: `<J’emporte|Tu emportes|{name} emporte> la note de la marche qui boudait, car elle a fini par [sortir|céder|se dire, en bas, sans témoin], et c’était la plus jolie.
      À la loge, le concierge fait signer [un papier|une portée|le grand cahier] : aucun [hautbois|silence|bémol] n’a été sorti dans les manches.
      Il a entendu, lui aussi, parler {noun:of}, en musique, [il y a longtemps|dans une autre clé|un jour d’examen], mais il ne sait que siffler.
      ? Il siffle. Cela ressemble à [une porte|deux escaliers|quelqu’un qui attend].
      @emotional Jusqu’au coin, <je marche|tu marches|{name} marche> au pas de cet air-là.`,
  },
];
