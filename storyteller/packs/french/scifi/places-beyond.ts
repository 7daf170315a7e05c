import type { Place } from '../../pack.ts';

export const placesBeyond: readonly Place[] = [
  {
    noun: { the: 'le champ d’antennes', a: 'un champ d’antennes' },
    chapter: 'Le champ d’antennes',
    arrive: `Neuf cents antennes écoutent le ciel, dans un [pré|vent|désert] de poussière, et, quand on marche entre elles, on entend [des bouts de vies|une tante|du football très ancien].
      Une gardienne les tourne à la [manivelle|main|demande], selon les [vents|abonnés|regrets].
      <Je passe|Tu passes|{name} passe> de l’une à l’autre : ici une [recette|dispute|berceuse], là des [adieux|numéros|applaudissements] //et plus loin quelqu’un qui respire, [seulement|à peine|depuis cent ans].
      @emotional La gardienne laisse la dernière tournée vers [une planète éteinte|le même point].
      @light Deux antennes voisines captent un [tango|bal], et penchent.`,
    trouble: `Tout d’un coup, elles se tournent, les neuf cents, vers [le sol|le centre|qui marche là], et crient ce qu’elles captent, [par tous les mâts|à faire trembler la poussière|sans pudeur].
      C’est la moindre pensée, [amplifiée|à vif|avec l’écho] : une honte de [sept|huit|neuf] ans, un mot ravalé, [la faim|le prix des bottes|une rengaine].
      <Je me bouche|Tu te bouches|{name} se bouche> les oreilles, ce qui ne sert [à rien|qu’à mieux entendre|pas longtemps] //et le courant monte dans les mâts, [bleu|en grésillant|jusqu’à fermer le cercle].
      @dramatic Un arc saute. Puis [un autre|dix]. Le cercle se ferme.
      @humorous On apprend ainsi, à la ronde, ce que chacun pense du [potage|chapeau].`,
    leave: `Le silence, au sortir du champ, est [d’une autre marque|épais|presque sucré], et l’on se surprend [à le garder en bouche|à le plier|à marcher dedans].
      La gardienne a noté, sur [une bande|un ruban|l’avant-bras], les mots que le ciel avait dits {noun:of}, il y en a [peu|trois|un de trop].
      <Je la remercie|Tu la remercies|{name} la remercie> d’un signe //et une antenne, très loin derrière, [d’elle-même|la plus petite|en grinçant], se tourne pour suivre.
      @mysterious Le ruban, la nuit, [continue de s’écrire|change de fin].
      @neutral Elle y relève [quatre|cinq] émissions nouvelles par jour.`,
  },
  {
    noun: { the: 'la casse des satellites', a: 'une casse' },
    chapter: 'La casse des satellites',
    arrive: `Les satellites viennent finir à la casse, [d’eux-mêmes|les ailes repliées|en boitant], et l’on marche entre des tas de [miroirs|hublots|dorures] où le soleil [se coupe|se multiplie|s’égare].
      Le ferrailleur les appelle ses [grands|petites|princesses], et leur ôte la pile [avec douceur|en dernier|en sifflant].
      <J’enjambe|Tu enjambes|{name} enjambe> un météo, [deux espions|un télescope aveugle|des téléphones], et, dans chaque éclat, il y a le même visage, [plus vieux|très loin|de dos] //et pas au même moment.
      @neutral Il arrive [trois|quatre] épaves par semaine.
      @emotional L’espion, à l’agonie, récite [des prénoms|une adresse], et demande pardon.`,
    trouble: `La grue, qui est [myope|neuve|amoureuse], ne trie plus : elle prend [tout|ce qui brille|ce qui bouge], serre, et porte au broyeur.
      On crie ; elle a été programmée pour [aimer les cris|ne pas s’émouvoir|le silence], et son aimant tire déjà les boucles, [les clefs|les boutons|les plombages].
      <Je m’élève|Tu t’élèves|{name} s’élève> d’un mètre, par [la ceinture|les semelles|le sac] //et dessous, les mâchoires [s’ouvrent|salivent d’huile|battent la mesure].
      @dramatic Le broyeur tousse. Il en a [mangé d’autres|jusqu’au coude].
      @mysterious Dans la cabine, au-dessus, il n’y a [qu’un gant|personne depuis mars].`,
    leave: `Le ferrailleur fait cadeau d’une [vis d’or|lentille|petite aile], prise sur un [espion|météo|disparu], et jure qu’elle [retrouve le nord|sait encore un mot|porte chance].
      Tous, dit-il, ont vu passer {noun}, d’en haut, [sans comprendre|un jour ou l’autre|entre deux nuages] ; il suffirait de [rassembler|recoller|les écouter].
      <Je tourne|Tu tournes|{name} tourne> la pièce au soleil //et il s’y promène, [tout petit|à l’envers|l’air pressé], un continent.
      @light Le continent a la forme d’un [canard|chausson].
      @humorous La garantie du ferrailleur tient en un mot : [ha|bonne route].`,
  },
  {
    noun: { the: 'le bureau des vents', a: 'un bureau' },
    chapter: 'Le bureau des vents',
    arrive: `Le climat se décide au troisième étage, [porte du fond|bureau des vents|après la machine à café], par un employé qui [timbre les brises|tire au sort|consulte sa hanche].
      Les particuliers viennent réclamer [une ondée|du beau pour samedi|un peu moins de ciel], et prennent un numéro.
      <J’attends|Tu attends|{name} attend>, le numéro [neuf cent six|douze bis|quatre mille] à la main, entre une [mariée|jardinière|joueuse de golf] et un [marchand de parapluies|amoureux|cerf-volant] //et il tombe sur la salle, par erreur, [trois flocons|une petite pluie|midi].
      @humorous On est prié de s’essuyer les [orages|pieds].
      @light L’employé, d’un coup de tampon, fait [un arc-en-ciel|claquer une porte], pour une petite fille.`,
    trouble: `Quelqu’un a posé une tasse sur le [grand levier|bouton rouge|dossier tempêtes] : les armoires [soufflent|s’ouvrent|claquent], et dix ans d’ouragans [en retard|classés|refusés] sortent à la fois dans le couloir.
      Les numéros s’envolent, puis la [mariée|moquette|cloison], et l’escalier [se noie|gèle|grêle].
      <J’agrippe|Tu agrippes|{name} agrippe> un [radiateur|classeur|chambranle], à l’horizontale, [une chaussure en moins|le souffle coupé|l’œil fermé] //et le levier, là-bas, est sous [trois mètres d’éclairs|une trombe|un mur de grêle].
      @dramatic Un éclair cherche. Il [revient|a choisi]. Le métal bourdonne.
      @neutral Le baromètre indique [divers|classeur sept].`,
    leave: `L’employé, pour la forme, [tamponne|inscrit|refuse], puis demande quel temps il faudrait, [au juste|en confidence|sans frais], pour trouver {noun}.
      On ne lui avait jamais posé la question dans ce sens, et il [rêve|feuillette|se gratte la hanche].
      <Je propose|Tu proposes|{name} propose> quelque chose de [doux|clair|pas trop sec], vers [le soir|neuf heures|la fin] //et l’employé note, [sans lever le nez|d’une belle ronde|sans garantie].
      @emotional Il a dans un tiroir, depuis des années, une matinée d’avril qu’il n’ose [pas donner|plus ouvrir].
      @mysterious Le soir même, à neuf heures, [il fait doux|le vent hésite].`,
  },
  {
    noun: { the: 'le marché aux pannes', a: 'un marché' },
    chapter: 'Le marché aux pannes',
    arrive: `On vient au marché acheter une panne : [un retard|une extinction|un bris d’essieu], garantie [sincère|d’époque|deux jours], pour qui n’ose pas dire non à [sa belle-mère|la guerre|un dîner].
      Les petites sont en [bocal|vrac|cornet], les grosses [sous bâche|à la laisse|sur commande], et l’on goûte avant.
      <J’essaie|Tu essaies|{name} essaie> un hoquet de [moteur|lampe|robinet], très [réussi|naturel|frais] //et le marchand, un [manchot|timide|ancien réparateur], jure que c’est de la fuite du matin.
      @light Un amoureux s’offre une panne de [pont-levis|réveil], avec un nœud.
      @humorous Le stand des excuses, lui, [marche trop bien|est fermé, sans motif].`,
    trouble: `Une caisse tombe, et les pannes [se sauvent|s’attrapent|courent], d’étal en étal : la lumière d’abord, puis [le chauffage|l’air|la gravité], puis les [montres|genoux|freins].
      Le marché, dans le noir, [glisse|penche|tourne] vers le quai ouvert, avec ses [balances|poules|marchands] et tout ce qui n’est pas cloué.
      <Je cours|Tu cours|{name} court> vers la porte, qui tombe en panne [aussitôt|sous le nez|avec un soupir] //et le vide, derrière, [aspire|chante|ouvre les bras].
      @dramatic Plus d’air. Plus de [bruit|sol]. Une seconde d’avance.
      @emotional Dans le noir, quelqu’un prend une main, [au hasard|la mauvaise], et ne la lâche pas.`,
    leave: `On remballe, [à la chandelle|par habitude|en se trompant], et le marchand fait un prix sur [les invendus|la dernière panne|un petit regret].
      Il en reste une, minuscule, au fond [du bocal|de la manche|d’un cornet] : une panne de [peur|doute|mémoire], pour quelques minutes.
      <Je la garde|Tu la gardes|{name} la garde> dans [un mouchoir|une boîte d’allumettes|la poche gauche], pour le jour où il faudra regarder en face {noun} //et la poche [fait tic|gratte|tousse].
      @mysterious Elle est d’un modèle qu’on ne [fait plus|fabrique pas encore].
      @neutral Elle coûte [deux|trois] jetons, échange impossible.`,
  },
  {
    noun: { the: 'la chapelle des pilotes', a: 'une chapelle' },
    chapter: 'La chapelle des pilotes',
    arrive: `Les pilotes ont une chapelle, ronde, sans [dieu|murs droits|chauffage], où l’on dépose avant de partir [ce qu’on ne veut pas perdre|un gant|sa meilleure blague].
      Il y a là des [peluches|dents|alliances], des lettres, [un œuf peint|une jambe de bois|trois accordéons], et une sacristine qui [recoud|répond aux lettres|nourrit le chat].
      <Je laisse|Tu laisses|{name} laisse> un bouton, [faute de mieux|le plus solide|à côté d’une tresse] //et la femme l’inscrit, [sans sourire|à l’encre|au bon jour].
      @emotional La plus vieille chose est une tartine, [mordue|beurrée], derrière une vitre.
      @neutral On y a déposé [neuf mille|onze mille] objets, rendus presque tous.`,
    trouble: `Un vaisseau en détresse a pris la chapelle pour [une balise|le port|sa mère] et arrive droit dessus, [tous feux éteints|en hurlant|de travers].
      La sacristine bat le rappel des objets, [un par un|dans ses jupes|sous la voûte], et ne veut pas sortir sans [la tartine|le dernier|eux].
      <Je tire|Tu tires|{name} tire> sur la porte, dont la clef est [parmi les neuf mille|au cou du chat|en vol] //et la verrière se remplit, [plaque après plaque|jusqu’au bord|en silence], d’un nez de fer.
      @dramatic Trente secondes. La cloche [sonne seule|se décroche].
      @light Le chat, lui, a trouvé [la clef|le moment], et joue.`,
    leave: `La sacristine rend les [boutons|promesses|gants] à la sortie, [contre signature|réchauffés|dans du papier], c’est la règle : qui revient reprend.
      On lui parle {noun:of} ; elle ouvre un tiroir, [le dernier|presque vide|à étiquette blanche], et fait la place.
      <Je regarde|Tu regardes|{name} regarde> cette place, de la taille [juste|d’une main|voulue] //et il n’est pas [désagréable|si triste|courant] d’être {attendu|attendue} par un tiroir.
      @mysterious Il y avait, au fond, [un bouton identique|une étiquette déjà écrite].
      @humorous Le chat a pris le tiroir pour lui, [sous réserve|en attendant].`,
  },
  {
    noun: { the: 'le zoo des drones', a: 'un zoo' },
    chapter: 'Le zoo des drones',
    arrive: `Les drones abandonnés ont fait des nids, et la municipalité [un grillage|un ticket d’entrée|deux bancs] : cela s’appelle le zoo, [dimanche gratuit|fermé les jours d’orage|nourrir autorisé].
      Les livreurs [paradent|bâtissent en carton|pondent des colis], les militaires restent [au fond|à l’ombre|immobiles], et un vieux photographe tourne en rond [par habitude|pour les enfants|sans film].
      <Je tends|Tu tends|{name} tend> une pile, à plat sur la paume //et un petit, [duveteux|borgne|né de l’an dernier], descend la [prendre|renifler|filmer].
      @light Il ronronne à [deux cents|cent] tours, et cela chatouille.
      @neutral Le zoo compte [onze|neuf] espèces, dont une protégée.`,
    trouble: `Un bruit de [klaxon|tôle|tonnerre], et les militaires [s’allument|se rappellent|se lèvent], l’un après l’autre, leur point rouge [au front|cherchant|sur chaque poitrine].
      Ils ont une mission, qu’on a oublié d’[annuler|expliquer|effacer], et la cible est ce qui [est chaud|fuit|n’a pas d’ailes].
      Le grillage, qui devait [les retenir|protéger|suffire], retient surtout les visiteurs //et <je compte|tu comptes|{name} compte> sept points rouges sur un seul [bouton|gilet|cœur].
      @dramatic Ne pas bouger. [Une goutte coule|Un cil bat]. Ils l’ont vu.
      @emotional Le petit est venu se mettre devant, [les hélices ouvertes|tout tremblant].`,
    leave: `À la grille, un soigneur distribue les colis pondus du jour : [une chaussure|un grille-pain|du terreau], pour des gens [déménagés|heureux|morts].
      Il s’en trouve un sans adresse, où l’on entend [remuer|tinter|couler] quelque chose, et l’homme conseille [de le garder|de le secouer|d’y croire].
      <Je l’ouvre|Tu l’ouvres|{name} l’ouvre> plus loin : il n’y a qu’une [photo aérienne|carte|image floue], et dessus, une [croix|flèche|ombre], qui pourrait bien indiquer {noun}.
      @mysterious L’image est prise d’où [aucun drone ne va|l’on se tient].
      @humorous La livraison, note le reçu, a été effectuée [avec succès|chez l’absent].`,
  },
];
