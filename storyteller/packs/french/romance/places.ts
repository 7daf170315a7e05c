import type { Place } from '../../pack.ts';

export const places: readonly Place[] = [
  {
    noun: { the: 'le bac du dimanche', a: 'un bac du dimanche' },
    chapter: 'Le bac du dimanche',
    arrive: `Le bac ne traverse que [le dimanche|le dimanche après-midi|les dimanches secs], et seulement s’il y a [onze passagers|un curé|quelqu’un de pressé d’un côté ou de l’autre].
      On attend sur [la cale|les marches|un tas de cordes], en se comptant ; le passeur vend, pour patienter, [des noix|des cartes postales de l’autre rive|de la friture].
      <Je monte|Tu montes|{name} monte> dans les derniers, avec [la bicyclette|le parasol|la belle-mère] d’un inconnu dans les bras et un [chien|chapeau|gigot] sur les pieds.
      @neutral La rivière fait [quatre-vingts|cent dix|soixante] mètres, à cet endroit.`,
    trouble: `Au milieu de l’eau, le câble [saute de sa poulie|se détend|chante], et le bac s’arrête, de travers, comme une idée.
      ? Le courant pousse, la rive a l’air [tout près|peinte|de s’éloigner], et le passeur explique que, la dernière fois, on est resté jusqu’au [lundi|mercredi|vin chaud].
      <Je saisis|Tu saisis|{name} saisit> une gaffe, qui touche le fond, y [reste plantée|prend racine|casse], et n’en revient pas.
      La poulie est [bloquée|prise|serrée à mort], un nœud gros comme [une tête|un melon|un poing] la tient, et l’on dérive.
      @dramatic En aval, il y a un bruit de [barrage|chute|moulin], assez bas.`,
    leave: `Sur l’autre rive, les gens se serrent la main comme [après un naufrage|à la sortie de la messe|au bout d’une guerre], et se rendent leurs [bicyclettes|chapeaux|enfants].
      Le passeur compte, trouve [un passager de plus|douze chapeaux|une noce], et ne réclame rien.
      <Je garde|Tu gardes|{name} garde> le ticket, qui porte la mention « aller », et l’on remarque [seulement alors|un peu tard|sans chagrin] qu’il n’y a pas de [retour|dimanche prochain|guichet].
      @light Un enfant demande si l’on peut [recommencer|casser l’autre câble|habiter dessus].`,
  },
  {
    noun: { the: 'la laverie de nuit', a: 'une laverie de nuit' },
    chapter: 'La laverie de nuit',
    arrive: `La laverie est le seul endroit [éclairé|chaud|ouvert] de la rue, et tous ceux qui ne dorment pas y sont, devant [leurs draps|un hublot|une chaussette], comme au cinéma.
      On y parle bas, on s’y prête [la monnaie|un roman sans fin|de l’adoucissant] ; quelqu’un a posé sur le comptoir [un thermos|des violettes|un jeu de dames].
      <Je mets|Tu mets|{name} met> une pièce pour faire tourner la machine sept, [à vide|avec un mouchoir|par plaisir], parce qu’il faut bien [rester|une excuse|de la musique].
      @emotional Deux chemises, dans le même tambour, se tiennent par [les manches|la taille|le col].`,
    trouble: `À minuit juste, le rideau de fer descend tout seul, [dans un bruit de train|sans hâte|devant le dernier client], et la minuterie éteint une rampe sur deux.
      ? C’est [automatique|réglementaire|ainsi], dit l’affiche ; il remontera à [six heures|sept heures|l’ouverture du marché].
      <Je tape|Tu tapes|{name} tape> sur le métal, qui sonne comme [un lundi|une cuve|un rire], et la machine sept, [à ce moment-là|émue|pour répondre], se met à déborder.
      La mousse gagne, blanche, [tiède|parfumée|à hauteur de cheville], et le loquet est de l’autre côté.
      @humorous Un monsieur en peignoir demande si cela compte pour le [prélavage|rinçage|délicat].`,
    leave: `Dehors, la rue sent la lessive, et l’on marche avec les pieds [propres|qui moussent|plus légers], en laissant des empreintes [très blanches|qui sèchent|de première communion].
      ? Quelqu’un a emporté par erreur [le drap|le pyjama|le rideau] d’un autre, et le tient plié contre soi comme un drapeau.
      <Je promets|Tu promets|{name} promet> de revenir rendre la monnaie [jeudi|au comptoir|avec des gâteaux].
      Derrière la vitre, la sept [tourne|essore|chantonne] encore //et il y a quelque chose [dedans|de rouge|de blanc] qu’on n’y avait pas mis.
      @mysterious Le lendemain, un mot, séché au fer, dira : [« à jeudi »|« vous aussi »|« la manche gauche »].`,
  },
  {
    noun: { the: 'le musée des moulages', a: 'un musée des moulages' },
    chapter: 'Le musée des moulages',
    arrive: `Tout y est [faux et beau|blanc|à taille réelle] : trois cents statues de plâtre, dont les vraies sont à Rome ou [au fond de la mer|chez des gens|en miettes].
      Le gardien les [connaît|salue|distingue] toutes, [dans le noir|une à une|sans erreur] //et il leur a mis, pour l’hiver, des [écharpes|gants|mitaines].
      <Je tourne|Tu tournes|{name} tourne> autour d’une Vénus enrhumée ; de l’autre côté, quelqu’un a écrit, à hauteur de hanche, [un numéro de téléphone|« moi aussi »|une recette].
      ? Les pas résonnent longtemps, comme si l’on [suivait|dansait|hésitait].
      @light Un satyre, dans le fond, tient [un balai|l’extincteur|la liste des retards].`,
    trouble: `On éteint, on [ferme|tousse|tire le rideau], et le gardien, [un peu sourd|amoureux de l’heure|sifflant Verdi], n’a pas compté les vivants.
      <J’appelle|Tu appelles|{name} appelle>. L’écho rend une voix de [baryton|marbre|caverne], et personne.
      La seule porte est au bout de la galerie des [lutteurs|empereurs|discoboles], dont l’un, déséquilibré par [le cri|un courant d’air|mille ans], s’est couché en travers.
      Il pèse ce que pèse un [bœuf|piano|dieu] //et il bouche tout, [les bras ouverts|le sourire intact|sans une excuse].
      @dramatic Une lampe rouge clignote : à la dixième minute, l’alarme [hurle|prévient Paris|lâche les chiens].`,
    leave: `Le gardien, retrouvé sur le perron avec [son sandwich|son réveil|sa sœur], ne s’étonne pas : cela arrive [aux gens qui regardent|une fois par empereur|aux meilleurs].
      Il offre, pour la [peine|frayeur|route], un doigt de plâtre, [l’auriculaire d’un empereur|un pouce de muse|un index qui montre], dont il a plusieurs.
      <Je l’enveloppe|Tu l’enveloppes|{name} l’enveloppe> dans un [gant|programme|mouchoir], et la poche a l’air de désigner le chemin.
      Sur les [manches|épaules|paumes], il reste de la poudre blanche, là où l’on s’est [appuyé|serré|tenu dans le noir].
      @emotional On ne l’époussette pas [tout de suite|l’un sans l’autre|avant la rue].`,
  },
  {
    noun: { the: 'la brocante des Allées', a: 'une brocante des allées' },
    chapter: 'La brocante des Allées',
    arrive: `Sous les platanes, on vend ce qui a servi à d’autres : [des portes|des alliances|un confessionnal], quatre-vingts cafetières, un trombone qui fut une [passion|jambe|preuve].
      Les prix se [disent à l’oreille|chantent|devinent], et dépendent de [l’histoire qu’on invente|la tête du chien|l’heure].
      <Je négocie|Tu négocies|{name} négocie> longtemps un objet dont personne, ni le marchand, ne sait [à quoi il sert|s’il est entier|où est le haut].
      On tombe d’accord sur [la moitié de rien|un prix absurde|le bleu], et l’on se sépare [fâchés|amis|avec émotion].
      @humorous Il s’avère que c’est une pièce [de son propre étal|du parasol|de sa prothèse].`,
    trouble: `L’orage arrive [sans saluer|par la mairie|d’un coup] : en une minute, les bâches [claquent|s’envolent|se remplissent], et toute la brocante court dans le même sens.
      Une armoire [normande|de famille|à glace] bascule, puis une autre, et les Allées ne sont plus qu’un [mur|troupeau|quai] de buffets [couchés|dos au ciel|en travers].
      <Je me retrouve|Tu te retrouves|{name} se retrouve> entre un lit et un piano, dans un carré [d’un mètre|sans ciel|plein de vaisselle], avec l’eau qui monte au tapis.
      ? De part et d’autre, on crie, mais rien ne s’écarte.
      @mysterious Dans la glace de l’armoire couchée, il pleut [vers le haut|aussi|beaucoup moins].`,
    leave: `Après, le soleil sort, [ridicule|neuf|en retard], et l’on vide les [commodes|tubas|cafetières] dans le caniveau.
      Les marchands soldent tout ce qui a bu ; <j’achète|tu achètes|{name} achète>, pour trois fois rien, une photographie de gens [en barque|très droits|qui se ressemblent], séchée sur un fil.
      Au dos, à l’encre [coulée|bleue|d’écolier], il y avait un mot [tendre|long|de cinq lettres], et il n’en reste que la majuscule.
      ? On s’accorde à penser que c’était bon signe, ou du moins [lisible|d’une belle main|un début].
      @light Le trombone, renversé, joue tout seul en [gouttant|séchant|roulant].`,
  },
  {
    noun: { the: 'la salle des fêtes', a: 'une salle des fêtes' },
    chapter: 'La salle des fêtes',
    arrive: `Trois événements ont été inscrits le même soir à la salle des fêtes : [un loto|une noce|une conférence sur l’abeille], [un deuil léger|une première communion|les noces d’or] et le bal des pompiers.
      On a tendu des draps, et chacun fait [avec|semblant|moins de bruit que l’autre], mais les [applaudissements|violons|sanglots] se trompent de côté.
      <Je m’assois|Tu t’assois|{name} s’assoit> au hasard ; à la table, on se présente comme [cousins|veufs|caporal et carton plein].
      Le [buffet|champagne|flan], au moins, est [commun|neutre|à cheval sur les trois].
      @humorous Quelqu’un gagne un jambon et [remercie le défunt|embrasse la mariée|observe une minute].`,
    trouble: `Au moment de partir, la porte à deux battants est [bloquée par les tables|condamnée par trois cents chaises|coincée par une estrade], que les bénévoles empilent en chantant.
      L’autre issue donne sur la cuisine, et la cuisinière n’ouvre qu’à ceux qui [ont fini|essuient|auront goûté au flan].
      <Je prends|Tu prends|{name} prend> un torchon, une pile, une autre pile ; il en vient toujours, [chaudes|à fleurs|par le passe-plat].
      Derrière, les chaises montent, et la porte [a disparu|n’est plus qu’un haut|grince sous le poids].
      @dramatic Le courant saute, et trois cents voix font [oh|le silence|la même note].`,
    leave: `Sur le parking, on <me|te|lui> glisse dans la main un reste de chaque fête : [un carton|un ruban|du miel], une image pieuse, [une part de pompier en sucre|un demi-jambon|des confettis].
      Les gens [se disent au revoir|s’embrassent|remontent en voiture] sans savoir [de quel côté ils étaient|s’il faut rire|le nom de personne].
      La mariée, ou [la veuve|une gagnante|la conférencière], lance un bouquet qui retombe sur [un toit de voiture|un fil|le monument aux morts].
      <Je le laisse|Tu le laisses|{name} le laisse> où il est, mais deux regards y sont [montés|restés|allés en même temps].
      @emotional L’orchestre, qui n’a plus personne, joue encore [une valse|pour le balayeur|les yeux fermés].`,
  },
  {
    noun: { the: 'le funiculaire', a: 'un funiculaire' },
    chapter: 'Le funiculaire',
    arrive: `Le funiculaire monte quand l’autre descend, et les deux cabines [se saluent|se doivent le salut|se croisent] à mi-pente, [d’un coup de cloche|de la main|depuis cent ans].
      On s’assoit face à face, [genoux contre genoux|sans l’avoir choisi|à deux doigts], sur des bancs [de bois|inclinés|trop courts], et l’on regarde ailleurs, c’est-à-dire [ses gants|la vallée|l’oreille du voisin].
      <Je rends|Tu rends|{name} rend> un journal à quelqu’un qui ne l’avait pas [lu|perdu|réclamé].
      Le conducteur, de dos, annonce l’altitude, [au jugé|en vers|avec regret].
      @light À chaque cahot, tout le monde dit pardon, et [le banc aussi|sourit|recommence].`,
    trouble: `Au point exact où l’on devait croiser l’autre cabine, on [la croise|la frôle|lui sourit], et les deux [s’arrêtent|s’accrochent|se trouvent bien ainsi].
      ? Une panne de contrepoids, annonce le conducteur ; il faudrait que l’une pèse [un peu moins|juste autant|l’inverse].
      <J’ouvre|Tu ouvres|{name} ouvre> la fenêtre : sous le marchepied, il y a [du vide|un cerisier, très bas|des toits], et derrière la vitre d’en face, des gens qui font la même chose.
      Le frein [fume|chante|sent le fer], le câble est raide, et la portière ne s’ouvre que [d’un doigt|d’une main|sur le vide].
      @emotional En face, une dame tend la main par la fente, pour [qui voudra|voir|personne].`,
    leave: `[En haut|Au sommet|Là-haut], il y a une terrasse, [une longue-vue|deux chaises|un marchand de gaufres], et l’on voit tout d’où l’on vient, en plus petit.
      <Je cherche|Tu cherches|{name} cherche> la fenêtre de ce matin ; il n’y a, à la place, que [la lessive de quelqu’un|le toit d’à côté|un chat].
      Le conducteur remercie les passagers d’avoir [été si légers|bien voulu|peu parlé], et retourne à ses leviers comme [à une partie d’échecs|chez soi|à un clavier].
      L’autre cabine, [en bas|au loin|de son côté], fait [un point jaune|tinter sa cloche|demi-tour], et l’on agite un foulard.
      @neutral L’altitude est de [deux cent quatre|trois cent douze|cent quatre-vingts] mètres.`,
  },
  {
    noun: { the: 'la serre municipale', a: 'une serre municipale' },
    chapter: 'La serre',
    arrive: `On passe un rideau de lanières, et c’est le mois d’août d’un autre pays : tout [goutte|brille|respire], les lunettes se couvrent, [les cheveux prennent des décisions|les mots collent|on ôte sa veste].
      Un jardinier [taille|époussette|recoud] une feuille grande comme [une porte|un lit|un manteau] et présente les plantes par leurs défauts : celle-ci [boude|ment sur son âge|mord].
      <Je lis|Tu lis|{name} lit> une étiquette en latin ; cela sonne comme [une excuse|un aveu|le nom d’un boxeur].
      ? Au fond, on a mis un banc pour deux, sous un arbre qui ne fleurit que [la nuit|les années paires|si l’on se tait].
      @mysterious Une fleur s’est tournée, [sans hâte|vers la voix|de ce côté-ci].`,
    trouble: `À la fermeture, les portes de verre ont [gonflé|embué leurs serrures|pris la forme de l’été], et la plus grande plante de la serre s’est étirée en travers.
      ? Elle fait cela [à la nouvelle lune|quand on lui plaît|une fois l’an], avoue le jardinier, de dehors, par un carreau fêlé, avec des gestes.
      <J’écarte|Tu écartes|{name} écarte> une [tige|palme|liane], qui revient, [aimable|plus souple|au bras], avec deux autres.
      Il fait [quarante|trente-huit|quarante-deux] degrés, il n’y a plus de [poignée|sortie|dehors], et les brumisateurs se déclenchent.
      @light On n’y voit plus à un mètre, ce qui oblige à [se parler|se donner la main|rire de près].`,
    leave: `L’air [du dehors|de la rue|froid] a un goût de [fer|pomme|neige], et l’on tremble un peu, comme des choses repiquées.
      Le jardinier s’excuse [au nom de la plante|mille fois|en latin] et coupe une bouture, qu’il emballe dans [un gant|la page des sports|un bas].
      Il faudra lui parler, au début, de n’importe quoi, même {noun:of}, [le soir de préférence|sans hausser la voix|en la regardant].
      <Je la porte|Tu la portes|{name} la porte> à deux mains, et les gens [s’écartent|félicitent|demandent le prénom].
      @emotional À la troisième rue, une autre main a pris [la moitié du pot|le relais|l’autre anse].`,
  },
  {
    noun: { the: 'la criée aux poissons', a: 'une criée aux poissons' },
    chapter: 'La criée',
    arrive: `À [cinq heures|quatre heures et demie|l’aube], sous les néons, le poisson se vend avec [le sourcil|deux doigts|un clignement], et il vaut mieux ne pas avoir de tics.
      <Je me frotte|Tu te frottes|{name} se frotte> l’œil : adjugé, dit le crieur, et voilà [douze kilos de lieu|une raie|un congre vivant] à <mon|ton|son> nom.
      Les mareyeuses, en tablier, rient sans [s’arrêter de peser|méchanceté|ôter leur cigarette] ; l’une tend [un café|un bouillon|du rhum] dans un bol à huîtres.
      Il règne une fraternité de [glace pilée|doigts gourds|gens levés].
      @humorous Un homme qui a voulu chasser une mouche possède désormais [un chalutier|tout le maquereau|la mouche].`,
    trouble: `La marée suivante débarque d’un coup, et les caisses [montent|glissent|s’empilent] entre les piliers, jusqu’au toit, pleines de bêtes qui regardent.
      En [deux minutes|dix brouettes|un rien], il n’y a plus d’allée ; il y a un mur [d’argent|de glace|de soles], et l’on est du mauvais côté.
      ? <Je lève|Tu lèves|{name} lève> les bras pour appeler, et le crieur, ravi, ajoute [cent kilos|une tonne|deux turbots] à l’ardoise.
      Le mur penche, l’eau rentre dans [les chaussures|les bottes|les manches] //et personne [n’a vu|n’écoute|ne compte les gens].
      @dramatic Un crochet passe, à hauteur de [visage|gorge|main], et manque.`,
    leave: `On revend le tout, à perte, à une mareyeuse [attendrie|sans pitié|pressée], qui garde seulement un petit poisson pour « le couple ».
      Personne ne la corrige, ce qui demande, [à cinq heures et demie|devant témoins|avec ces gants], [une certaine présence d’esprit|du sang-froid|de ne pas se regarder].
      <J’emporte|Tu emportes|{name} emporte> le poisson dans [un journal|le programme|une feuille], au chapitre des [mariages|annonces|marées].
      Dehors, le jour vient, [rose|gras|couleur de saumon], et les mouettes demandent des nouvelles {noun:of}.
      @neutral Le cours du lieu jaune est à [neuf|onze|douze] euros.`,
  },
  {
    noun: { the: 'le cinéma Éden', a: 'un cinéma Éden' },
    chapter: 'L’Éden',
    arrive: `L’Éden a [trois cents|deux cents|cent vingt] fauteuils, dont neuf tiennent, et passe [le même film|un seul film|le même baiser] depuis que le distributeur a [fait faillite|oublié|pris la mer].
      Les habitués [savent les répliques|connaissent les soupirs|ont appris les rôles] et les disent [avant les acteurs|pour l’ouvreuse|la main dans le pop-corn].
      <Je trouve|Tu trouves|{name} trouve> une place au quatrième rang, à côté d’un ressort ; sur l’accoudoir, des initiales, [grattées|entrelacées|datées].
      Dans le noir, on entend quelqu’un peler une [orange|clémentine|châtaigne], avec [une lenteur coupable|délices|des soupirs].
      @emotional À la scène du quai, toutes les mains [cherchent quelque chose|se posent|quittent les poches].`,
    trouble: `À la dernière bobine, l’image [brûle|bulle|se fige], et les acteurs restent au bord du baiser, avec un trou au milieu.
      Le projectionniste [jure|crie|croit] que c’est la lampe ; en voulant descendre, il fait tomber l’échelle [de la cabine|contre la porte|en travers], et un panneau d’affiches vient sceller la sortie.
      <Je pousse|Tu pousses|{name} pousse> contre une actrice en carton de [deux|trois] mètres, qui ne [cède|vieillit|plie] pas.
      ? La salle, dans le noir, commence à donner des noms au projectionniste.
      @mysterious Sur l’écran, dans la partie intacte, une main [bouge encore|fait signe|a changé de gant].`,
    leave: `On rembourse avec des billets pour [demain|hier|le même], et l’ouvreuse raconte la fin aux gens, dans le hall, [chacun sa version|à la lampe|en jouant les deux rôles].
      Pour <moi|toi|{name}>, elle choisit une fin où l’on se [retrouve|trompe de train|reconnaît].
      Le projectionniste, [confus|brûlé au pouce|chapeau bas], découpe un photogramme, celui [d’avant le baiser|du quai|du chapeau], et le donne.
      À contre-jour, on dirait [deux taches|une rayure|du brouillard], et puis [non|oui|quelqu’un].
      @light Sur le trottoir, il manque seulement [la pluie|l’orchestre|le mot fin], et un réverbère s’en charge.`,
  },
  {
    noun: { the: 'l’observatoire', a: 'un observatoire' },
    chapter: 'L’observatoire',
    arrive: `On monte par un sentier de [chèvres|contrebandiers|pèlerins], et l’on est reçu par un astronome [en pantoufles|enrhumé|à moustaches], qui s’excuse [du désordre : les Perséides|pour la Lune|de l’heure].
      ? La lunette a l’âge de [sa grand-mère|la République|la comète], et pour la pointer, il faut se coucher à deux sur un lit de cuir.
      <Je colle|Tu colles|{name} colle> l’œil à l’oculaire : une chose floue, [bleue|double|très calme], qui attendait.
      ¶ « C’est éteint depuis [mille ans|longtemps|les Carolingiens] », dit l’homme, « mais c’est [poli|obstiné|bien élevé], ça continue d’arriver. »
      @neutral Il est [une heure dix|minuit vingt|deux heures moins cinq], temps universel.`,
    trouble: `La coupole, qu’on tourne à la main, se bloque à [mi-course|un cran du zénith|l’endroit où il pleut], et la trappe [de l’escalier|qui descend|du retour] est restée [dessous|derrière|sous le contrepoids].
      L’astronome, en bas, [n’entend rien|a mis son bonnet|n’est pas du soir] ; il dort, ou [calcule|écoute du Brahms|boude Saturne].
      <Je pèse|Tu pèses|{name} pèse> sur la manivelle, qui répond en [grec|tremblant|arrière], et le contrepoids descend encore de dix centimètres.
      Le froid entre par la fente, avec [les étoiles|une chauve-souris|du grésil], et l’on ne peut plus sortir.
      @dramatic Le lit de cuir roule, bascule, et il faut [s’accrocher|s’étreindre|s’arc-bouter] ensemble.`,
    leave: `L’astronome note au registre : visibilité [bonne|tremblante|troublée], deux visiteurs //et il hésite sur [l’heure, car il a vendu sa montre|les prénoms|le mot « couple »].
      Il donne une carte du ciel, [périmée|tachée de café|du côté qu’on ne voit pas], avec une croix sur quelque chose qui ressemble à [une poussière|une faute|un grain de beauté].
      ? <Je demande|Tu demandes|{name} demande> ce que c’est ; il l’a découvert cette nuit, et il cherche [un nom|deux noms|comment le dire à sa femme].
      Sur le sentier[|, au retour|, bras dessus], on ne regarde plus [ses pieds|en bas|la même chose qu’à l’aller].
      @humorous On tombe donc, à [deux reprises|l’amiable|tour de rôle].`,
  },
  {
    noun: { the: 'le thé dansant', a: 'un thé dansant' },
    chapter: 'Le thé dansant',
    arrive: `Le jeudi, au premier étage du Café du Commerce, [soixante|quatre-vingts|cent] veuves et [onze|neuf|sept] cavaliers dansent de deux heures à [l’heure des pilules|la soupe|la nuit].
      À l’entrée, on laisse [son manteau|ses regrets|sa canne] et l’on prend un numéro ; [les pairs invitent|les impairs obéissent|les dames choisissent].
      <Je tire|Tu tires|{name} tire> le [quatorze|neuf|trente], et déjà une dame en [mauve|lamé|bleu roi] claque des doigts.
      L’orchestre, trois frères [sourds|en smoking|fâchés], ne joue pas les morceaux : il les [rappelle|raconte|devine].
      @light Une paire de [lunettes|bretelles|boucles d’oreilles] tourne seule sur la piste, et finit bien.`,
    trouble: `On [veut partir ; on ne part pas|se lève ; on se rassoit|cherche son manteau ; il danse]. C’est la marche [nuptiale|du Commerce|des lanciers], et les veuves ont fait [la chaîne, main dans la main|la ronde|un rempart de lainages], devant la porte.
      Personne ne sort, dit [la doyenne|la plus petite|une voix], sans avoir [conduit une valse|avoué un nom|battu le numéro un].
      <Je plaide|Tu plaides|{name} plaide>. Le cercle se resserre, [aimable|parfumé|en mesure], au rythme d’un tango pour talons plats.
      L’escalier est [derrière elles|là, tout près|gardé], et derrière l’escalier, [la nuit|un bus|quelqu’un] n’attendra pas.
      @dramatic La doyenne ôte ses gants, [un doigt après l’autre|sans sourire|pour la première fois].`,
    leave: `On est reconduit jusqu’au palier, [décoiffé|embrassé onze fois|un œillet à l’oreille], et la doyenne glisse un petit papier dans la [poche|main|doublure].
      C’est la liste des valses qu’elle n’a pas [dansées|accordées|finies], avec le prénom en face ; [certaines lignes sont vides|il y en a deux pages|un prénom revient].
      <Je la lis|Tu la lis|{name} la lit> sous le réverbère. À la dernière, elle a écrit {noun}, et [ajouté un point d’exclamation|souligné deux fois|compté trois temps].
      En haut, [la musique|l’orchestre|le plancher] reprend [sans attendre|de mémoire|du début].
      @emotional L’œillet, dans la rue, change de [boutonnière|main|oreille].`,
  },
  {
    noun: { the: 'le train de 18 h 04', a: 'un train de 18 h 04' },
    chapter: 'Le 18 h 04',
    arrive: `Le train de dix-huit heures quatre s’arrête partout où quelqu’un [fait signe|pense à lui|a oublié quelque chose] //et personne n’est jamais arrivé [à l’heure ni mécontent|seul|le jour prévu].
      Les banquettes sont en [velours|skaï|osier], les filets pleins de [choses vivantes|melons|trompettes] ; on partage [un saucisson|des mots croisés|une fenêtre].
      <Je m’installe|Tu t’installes|{name} s’installe> dans le sens contraire de la marche, pour voir d’où l’on vient.
      Un contrôleur [composte|perce|mordille] les tickets, les [mains chaudes|marque-pages|mouchoirs], par habitude.
      @neutral Il y a [vingt-deux|dix-neuf|trente] gares, toutes facultatives.`,
    trouble: `En rase campagne, un soubresaut, puis plus rien : un troupeau [de moutons|d’oies|de mariés] traverse la voie, et le loquet du compartiment s’est [abattu de l’extérieur|coincé|refermé tout seul].
      ? La lumière [baisse|jaunit|s’en va], le chauffage reste ; il fait bientôt la chaleur d’un four à pain.
      <Je secoue|Tu secoues|{name} secoue> la poignée, qui vient [toute seule|dans la main|avec un bout de bois], et n’ouvre rien.
      Au bout du [couloir|convoi|wagon], le contrôleur descend, la lanterne à la main, [croyant le train vide|pour compter les bêtes|en parlant à quelqu’un].
      @mysterious Un mouton, dehors, s’est arrêté devant la vitre et [lit le numéro|attend|connaît quelqu’un].`,
    leave: `On descend dans l’herbe, à contre-voie, avec [des valises d’autrui|la moitié d’un saucisson|un mouton qui suit], et le train repart, [penaud|allégé|en reculant d’abord].
      Le contrôleur, à la dernière portière, soulève sa casquette et crie une chose que le vent [raccourcit|change|traduit] en « {noun} ».
      <Je vérifie|Tu vérifies|{name} vérifie> le ticket : il est composté en forme de [cœur, ou de poire|clé|mouton].
      Il reste à marcher, [deux kilomètres|une heure|trois fermes], [sous les fils|au bruit des grillons|l’un derrière l’autre, puis non].
      @light La gare, quand on y arrive, est fermée, mais le [buffet|banc|robinet] est ouvert.`,
  },
];
