import type { Thing } from '../../pack.ts';

export const things: readonly Thing[] = [
  {
    noun: { the: 'le tire-bouchon de voyage', a: 'un tire-bouchon de voyage' },
    find: `Dans le creux d’un mur, comme une offrande, quelqu’un a laissé un tire-bouchon de voyage, replié dans [son étui|un gant d’enfant|une page de missel].
      L’étui porte deux initiales, et la vis est tordue, comme si elle avait ouvert [bien plus que du vin|un coffre|une conversation].
      <Je l’ouvre|Tu l’ouvres|{name} l’ouvre>, <je le ferme|tu le fermes|{he} le ferme>. Cela fait le bruit [d’un dimanche|d’un doigt qui claque|d’un petit baiser], et la poche l’adopte.
      @humorous Il n’y a pas de vin ; il y a désormais [un problème de moins|une raison d’en chercher|un métier].`,
    use: `À défaut d’idée, il y a le tire-bouchon, et <je le plante|tu le plantes|{name} le plante> là où cela [résiste|bâille|ne regarde personne].
      Un tour, deux, [trois|puis les dents serrées|un de plus] ; cela mord, cela grince //et <je tire|tu tires|{he} tire>, un pied contre l’obstacle, avec une grâce de [dentiste|sommelier|mule].
      Il se produit un « plop », immense, [comme une fête|qui fait se retourner la nuit|inespéré], et tout ce qui tenait se décide à ne plus tenir.
      On passe par l’endroit, [en se baissant|sans se retourner|avec les égards dus à une bouteille].
      @light Quelqu’un, loin, entend le « plop » et crie « [santé|à la nôtre|déjà] », [sans savoir|par réflexe|de bon cœur].`,
  },
  {
    noun: { the: 'le foulard à hirondelles', a: 'un foulard à hirondelles' },
    find: `Un foulard imprimé d’hirondelles pend à [un clou|une branche|une poignée], si léger qu’il bouge quand on le regarde.
      On demande [à la ronde|aux fenêtres|par acquit de conscience]. Il n’est à personne, il est là depuis [l’été|la fête|le départ de quelqu’un], et chacun le laisse pour le cas où.
      <Je le décroche|Tu le décroches|{name} le décroche> pour le cas où, justement, et <je le noue|tu le noues|{he} le noue> autour [du poignet|du cou|de la poignée du sac], où il continue de voler.
      @mysterious Il y a onze hirondelles ; {companion} en a compté [douze|dix|onze aussi, mais pas les mêmes].`,
    use: `<Je déplie|Tu déplies|{name} déplie> le foulard. Il est plus grand qu’on ne croyait, il [a de l’avenir|en sort encore|s’envole un peu], et la soie, quand on la tord, vaut [une corde|un câble|trois bras].
      Un bout ici, un bout [là|au plus solide|dans la main de {companion}], et l’on pèse, à deux, jusqu’à ce que les hirondelles s’étirent comme des [oies|virgules|anguilles].
      Ce qui [bouchait le chemin|tenait bon|barrait tout] vient d’un seul coup, [avec un soupir|sans rancune|en tournant], et l’on s’assoit par terre.
      @emotional Le nœud, après, refuse de se [défaire|laisser convaincre|rendre], et l’on rentre attachés.`,
  },
  {
    noun: { the: 'le bocal de cerises', a: 'un bocal de cerises' },
    find: `Sur un rebord, au soleil, il y a un bocal de cerises à l’eau-de-vie, daté de [mille neuf cent quatre-vingt-dix|l’année du gel|la naissance de quelqu’un], avec une étiquette : « Pour qui en aura besoin ».
      On se regarde ; « besoin » est un [grand|vilain|beau] mot.
      <Je le prends|Tu le prends|{name} le prend> à deux bras, et <je laisse|tu laisses|{he} laisse> à la place [un bouton|une pièce|un mot de remerciement], par honnêteté.
      @light Au fond, les noyaux font un bruit de [dés|pluie fine|fous rires].`,
    use: `Quand il n’y a plus rien à tenter, on ouvre le bocal de cerises, et c’est là que tout [s’arrange|se brouille|change de camp].
      L’odeur, [d’abord|à elle seule|en une minute], fait venir [du monde|le voisinage|trois curieux]. <J’en offre|Tu en offres|{name} en offre> une à chacun, [sur la pointe du couteau|au creux de la main|du bout des doigts], et une bouche [pleine|occupée|rouge] ne sait plus dire non.
      À la douzième, on s’y met tous, [bras contre bras|en chantant|à la une, à la deux], et l’empêchement est porté ailleurs, avec des égards.
      @humorous Le bocal repart avec [le plus vieux|l’empêchement|le maire], très convaincu.`,
  },
  {
    noun: { the: 'l’harmonica', a: 'un harmonica' },
    find: `Sous un banc, [dans la poussière|entre deux lattes|enroulé dans un ticket], il y a un harmonica à qui manque une note, et quelqu’un a gravé dessus : « le la, je l’ai ».
      <Je souffle|Tu souffles|{name} souffle>. L’air vient de loin, il a [du tabac|du sable|du chagrin] dedans, et saute par-dessus le trou comme [un enfant par-dessus une marche|un chat|quelqu’un de pressé].
      <Je l’essuie|Tu l’essuies|{he} l’essuie>, <je l’empoche|tu l’empoches|{he} l’empoche> ; il doit bien y avoir un la [en liberté|quelque part|dans cette ville].
      @emotional À l’endroit des lèvres, le métal est [usé|plus clair|creusé par deux bouches].`,
    use: `<Je joue|Tu joues|{name} joue> ce qu’il reste de l’harmonica, une chanson [de manège|de marins|à trois temps], avec un trou au refrain.
      Et voilà que, de l’autre côté, quelqu’un [siffle|fredonne|tape sur un tuyau] la note qui manque, juste au moment où il faut.
      On [recommence|reprend|insiste]. L’autre se rapproche, [de refrain en refrain|la tête penchée|sans se montrer], et, pour mieux entendre, [retire|écarte|décroche] ce qui sépare.
      Entre la chanson et son la, il n’y a plus [rien|qu’un pas|que du jour] ; on passe.
      @mysterious Derrière, on ne trouve [personne|qu’un tabouret tiède|qu’un sifflet posé].`,
  },
  {
    noun: { the: 'la lampe de cycliste', a: 'une lampe de cycliste' },
    find: `Une lampe de cycliste, avec sa dynamo et un bout de cadre, attend à [l’abri|un angle de mur|la dernière place], comme si le vélo avait continué sans elle.
      Il suffit de tourner [la molette|un bouton|la petite roue] //et cela éclaire [jaune|par à-coups|au moins ses propres pieds].
      <Je tourne|Tu tournes|{name} tourne> : dans le rond, il y a une main, puis un visage, qui [cligne|rit|ne s’y attendait pas].
      La lampe est à [prendre|qui pédale|vendre, dit un fil : deux francs].
      @dramatic La lumière tombe si l’on cesse ; on ne [cesse|respire|parle] pas.`,
    use: `<Je tourne|Tu tournes|{name} tourne> la molette de la lampe, et dans ce petit jaune, tout ce qui faisait peur prend [une couture|une charnière|un mode d’emploi].
      ¶ « Là », dit {companion}, « [c’est peint|ça se pousse|il y a du jour]. »
      ¶ Il y avait en effet un endroit que le noir [cachait|taisait|gardait pour lui] ; on s’y glisse, chacun tenant [la ceinture|le talon|la manche] de l’autre.
      De l’autre côté, on tourne encore, [un peu|sans nécessité|à tour de rôle], pour se voir.
      @light Un papillon de nuit suit jusqu’au bout, [content du voyage|et reste|les pieds dans le faisceau].`,
  },
  {
    noun: { the: 'la carte postale vierge', a: 'une carte postale vierge' },
    find: `Dans un présentoir qui grince, entre [deux couchers de soleil|un âne et un clocher|des vœux de l’an passé], il y a une carte postale qui ne représente rien : un rectangle blanc, dentelé, affranchi.
      ¶ « Ça se vend », assure la marchande, « aux gens qui [ne savent pas|sont déjà rentrés|ont vu autre chose]. »
      ¶ <Je l’achète|Tu l’achètes|{name} l’achète>. Le timbre, minuscule, montre [un phare|une reine de profil|une île], et c’est le seul paysage.
      @neutral La carte coûte [trente|quarante|cinquante] centimes, timbre compris.`,
    use: `<Je sors|Tu sors|{name} sort> la carte blanche et <j’y écris|tu y écris|{he} y écrit> trois lignes, [sur le genou|contre un dos|en s’appliquant], puis <je la glisse|tu la glisses|{he} la glisse> [dans la fente|par-dessous|là où passe le jour].
      On attend[|, assis|, l’oreille au sol]. C’est une chose bien [courageuse|démodée|lente], d’attendre une réponse quand on est coincé.
      La carte revient, par le même chemin, avec un mot d’une main [inconnue|pressée|étonnée] : « Poussez, j’arrive. » On pousse, quelqu’un tire, et c’est [ouvert|fait|le grand air].
      @mysterious Celui qui a tiré est déjà [loin|reparti|dans la foule], et le timbre est oblitéré.`,
  },
  {
    noun: { the: 'l’éventail', a: 'un éventail' },
    find: `L’éventail dort dans une vitrine ouverte, avec [un carnet de bal|une dent en or|un ticket de vestiaire], et l’étiquette dit : « à qui sait ».
      <J’essaie|Tu essaies|{name} essaie>. Il claque, il se déploie sur un jardin peint où deux personnes se tournent le dos, [depuis Louis quinze|sous un saule|à un doigt l’une de l’autre].
      Quand on le plie, elles se [touchent|parlent|retrouvent]. <Je le plie|Tu le plies|{he} le plie>, <je le déplie|tu le déplies|{he} le déplie>, et la marchande, que cela [attendrit|fatigue|rajeunit], en fait cadeau.
      @light Il fait aussi un petit vent, [parfumé|moqueur|de théâtre].`,
    use: `<Je déploie|Tu déploies|{name} déploie> l’éventail d’un coup sec, comme on [rompt des fiançailles|abat un atout|parle en public], et tout le monde regarde.
      Il y a là-dedans un vieil alphabet : lent, cela veut dire [oui|reste|peut-être] ; vite, [cela veut dire jamais|cela veut dire feu|on ne sait plus]. <J’agite|Tu agites|{he} agite> [entre les deux|au hasard|à contretemps].
      Une dame très âgée, au bout, [se lève|répond de son mouchoir|comprend], donne trois ordres, et l’on s’écarte, l’on décroche, l’on porte : la voie est [faite|balayée|tapissée].
      @dramatic Elle seule sait ce qui vient d’être promis, et à [qui|quelle heure|quel prix].`,
  },
  {
    noun: { the: 'le couteau à pain', a: 'un couteau à pain' },
    find: `Le couteau à pain était planté dans [une miche|la table|un pot de basilic], chez des gens qui l’ont offert aussitôt, contre une pièce, car un couteau donné coupe l’amitié.
      <Je cherche|Tu cherches|{name} cherche> une pièce ; {companion} en trouve une, [trouée|chaude|de l’autre siècle], et voilà l’amitié sauve, et l’on ne sait trop laquelle.
      La lame a [toutes ses dents|un sourire|vu des générations], et le manche est creusé par un pouce.
      @emotional On partage la miche, debout, et la croûte est [pour l’autre|coupée en deux|gardée pour la fin].`,
    use: `Le couteau à pain n’a jamais refusé un travail, et <je commence|tu commences|{name} commence> par le bord, [comme pour une tartine|à petits coups|la langue entre les dents].
      Cela prend [du temps|une demi-heure|ce que cela prend]. {companion} tient [la lampe|la conversation|l’autre bout] ; il tombe de la poussière, des fils, des miettes de tout ce qui barrait.
      La dernière fibre lâche, et ce qui pesait [s’ouvre en deux|glisse de côté|tombe du bon côté].
      ? On essuie la lame et l’on passe, [en s’excusant|épaule d’abord|avec de l’appétit].
      @neutral Il a fallu [deux cents|trois cent dix|quatre-vingts] allers et retours.`,
  },
  {
    noun: { the: 'la sonnette d’hôtel', a: 'une sonnette d’hôtel' },
    find: `Une sonnette d’hôtel trône toute seule, [sur un muret|au milieu d’une pelouse|au bord de l’eau], avec sa coupole et son petit ventre, sans hôtel autour.
      On appuie, [évidemment|du plat de la main|une fois chacun]. Rien ne vient, ni clé ni [groom|valise|reproche], mais on se redresse, comme si quelqu’un allait demander [deux lits ou un|le nom|pour combien de nuits].
      <Je rougis|Tu rougis|{name} rougit>, à cause du soleil, et <j’emporte|tu emportes|{he} emporte> l’objet sous le bras, où il tinte à chaque pas.
      @humorous Un touriste accourt avec ses bagages et réclame [la douze|le petit déjeuner|une vue].`,
    use: `<Je pose|Tu poses|{name} pose> la sonnette par terre et <j’appuie|tu appuies|{he} appuie>, une fois, avec l’autorité de quelqu’un qui [a réservé|laisse des pourboires|n’attend jamais].
      Cela résonne [au-delà du raisonnable|jusque dans les dents|comme un reproche]. Au second coup, on entend [courir|des clés|jurer en italien] ; au troisième, il y a du monde, en gilet, en pantoufles, qui s’empresse sans savoir [de quoi|pour qui|pourquoi].
      On ôte, on déplace, on [aplanit|s’incline|ouvre] ; quelqu’un tient même [la porte|le chapeau|le bras], là où il n’y en avait pas.
      @light On leur laisse [deux sous|la clé de sol|un mot au livre d’or], et la note.`,
  },
  {
    noun: { the: 'le gant gauche', a: 'un gant gauche' },
    find: `Un gant de cuir, le gauche, est assis sur [une borne|un rebord de fenêtre|le capot d’une voiture], les doigts en l’air, comme posé là par la pluie.
      On le met [à la vue de tous|sur une canne|bien en évidence] ; personne ne le reconnaît, mais trois personnes voudraient [l’avoir perdu|bien|l’essayer].
      <Je l’enfile|Tu l’enfiles|{name} l’enfile>. Il est doublé de [laine|lapin|soie rouge], encore plein d’une chaleur, et un billet roulé dans le pouce dit : « l’autre est chez moi ».
      @mysterious L’adresse est écrite au verso, [en braille|à l’encre qui s’efface|de la main droite].`,
    use: `Il y a des choses qu’on n’attrape pas à main nue : elles [brûlent|coupent|glissent], et savent [le faire savoir|pourquoi|mordre].
      <J’enfile|Tu enfiles|{name} enfile> le gant gauche, et la main, là-dedans, devient celle de quelqu’un de [bien plus fort|tranquille|plus âgé].
      <Je saisis|Tu saisis|{he} saisit> l’obstacle à la gorge, ou à ce qui en tient lieu, <je tourne|tu tournes|{he} tourne>, et cela lâche, [vexé|d’un bloc|avec un cri de gond].
      Derrière, on passe [à deux|de front|sans se lâcher], main nue dans main gantée.
      @emotional Le billet, dans le pouce, s’est [déroulé|réchauffé|froissé], et quelqu’un d’autre l’a lu.`,
  },
  {
    noun: { the: 'le billet de tombola', a: 'un billet de tombola' },
    find: `Un enfant vend des billets de tombola sans vouloir dire [le lot|la date|pour quelle cause], et c’est si bien mené qu’on en prend un.
      Le numéro est le [cent douze|quarante-sept|neuf mille], imprimé à l’envers, et, au dos, il y a une règle : « Le gagnant le saura ».
      <Je le plie|Tu le plies|{name} le plie> en [quatre|bateau|éventail], et <je le mets|tu le mets|{he} le met> dans le portefeuille, à la place d’une photo qui n’y est plus.
      @dramatic L’enfant a déjà filé ; sa caisse, restée là, est [vide|ouverte|froide].`,
    use: `¶ « Le numéro à l’envers ! » crie une voix [au porte-voix|par-dessus tout|de tombola] //et <je fouille|tu fouilles|{name} fouille>, et c’est [bien le sien|le bon billet|le billet, dans la doublure].
      ¶ Le lot arrive, porté par [quatre hommes|une fanfare|un âne], gros, emballé //et il lui faut [de la place|le passage|toute la largeur].
      Alors on en fait : on [démonte|pousse|emporte] tout ce qui était là //et il reste [une avenue|un boulevard|du vide].
      On y passe, discrètement, [derrière la fanfare|les premiers|en applaudissant].
      @humorous Le lot, dit-on, était [une porte|un an de poireaux|l’âne].`,
  },
  {
    noun: { the: 'la boussole de dame', a: 'une boussole de dame' },
    find: `Dans un poudrier d’argent, à la place de la poudre, il y a une boussole, [minuscule|laquée de bleu|sous une vitre rayée], et la houppette est encore là.
      Elle [n’indique pas le nord|se moque du nord|a oublié le nord]. Elle [tremble|hésite|fait la coquette], et se pose, avec constance, sur quelqu’un à deux pas.
      <Je change|Tu changes|{name} change> de place, pour l’éprouver ; l’aiguille tourne avec [patience|{companion}|un soupir], et <je referme|tu refermes|{he} referme> le poudrier un peu vite.
      @light Dans le miroir du couvercle, il y a un bout de [nez rose|sourire|joue] qui n’avait rien demandé.`,
    use: `<J’ouvre|Tu ouvres|{name} ouvre> le poudrier ; l’aiguille [s’affole|fait deux tours|se met au garde-à-vous], puis pointe, sans trembler, vers le seul côté où l’on n’avait pas pensé à regarder.
      C’est une paroi, [un fourré|du noir|un tas], comme les autres. {companion} y pose la main, pour rire, et la main passe.
      On suit la flèche, coudes serrés, [à l’aveugle|sur dix pas|le poudrier en avant], et tout ce qui fermait la route se retrouve derrière.
      @mysterious Une fois dehors, l’aiguille revient [à son idée|sur quelqu’un|où elle était], et s’y tient.`,
  },
];
