import type { Thing } from '../../pack.ts';

export const things: readonly Thing[] = [
  {
    noun: { the: 'le pot de miel', a: 'un pot de miel' },
    find: `Contre le mur, à l’ombre, il y a un pot de miel avec une étiquette de la main de [personne|quelqu’un de pressé|la tante de quelqu’un] : « Pour plus tard ».
      <Je regarde|Tu regardes|{name} regarde> l’heure. Il est à peu près [plus tard|la bonne heure|temps de se servir].
      Le couvercle résiste, [colle|ronchonne|tourne à l’envers], puis cède d’un coup, et le pot, un peu baveux, finit contre <ma|ta|sa> hanche, enroulé dans [un mouchoir|un plan de la ville|une chaussette].
      @neutral Le pot pèse [cinq cents|deux cent cinquante|trois cents] grammes.
      @light Une abeille vérifie l’étiquette et s’en va, [rassurée|en règle|sans insister].`,
    use: `Il y a une chose que <je sais|tu sais|{name} sait> faire quand tout résiste, et c’est [une tartine|goûter|mettre du doux].
      <Je sors|Tu sors|{he} sort> le pot de miel et <j’en étale|tu en étales|{he} en étale> partout où ça [grince|coince|fâche], sans économiser.
      Il se fait un long bruit de [bâillement|baiser|succion] ; ce qui boudait se lèche les lèvres.
      Et le passage s’ouvre, lentement, dans un fil d’or qu’il faut [couper au couteau|enrouler|enjamber].
      @humorous Le pot, après cela, ne sert plus qu’à [attirer les curieux|faire toc|regarder au travers].`,
  },
  {
    noun: { the: 'la pelote rouge', a: 'une pelote rouge' },
    find: `Une pelote rouge roule d’on ne sait où, [fait un détour|hésite|salue une plinthe], et s’arrête contre le bout de <ma|ta|sa> chaussure.
      Personne ne court après ; le fil, derrière elle, s’en va au loin et n’est tenu par [aucune main|rien|aucun chat].
      <Je tire|Tu tires|{name} tire> : il [vient|arrive|reste] encore [dix mètres|tout un coin de rue|une bonne longueur], puis le bout, noué en boucle, comme pour un doigt.
      <Je la garde|Tu la gardes|{he} la garde>, au chaud, dans la manche.
      @mysterious La boucle est exactement à la taille de [l’index|ce doigt-là|la main qui tire].`,
    use: `La pelote rouge, dans la manche, se met à [gigoter|gratter|tirer vers la gauche], comme un chien qui reconnaît la promenade.
      <Je la lance|Tu la lances|{name} la lance> par-dessus tout ce qui gêne, en gardant le bout.
      Elle passe là où personne ne passe, fait [trois fois le tour|un nœud de marin|une révérence] //et <je n’ai|tu n’as|{he} n’a> plus qu’à haler : ça vient, ça se range, ça laisse [un couloir|une place|une bonne largeur d’épaules].
      ? De l’autre côté, le fil tient encore [à une poignée|à une chaise|bon], bien tendu.
      @dramatic Un brin cède ; puis un autre ; puis <je suis|tu es|{he} est> dehors.`,
  },
  {
    noun: { the: 'le tampon « oui »', a: 'un tampon « oui »' },
    find: `Dans une boîte de fournitures, sous [des trombones|des buvards|une gomme à moitié fondue], il y a un tampon de bois, et le tampon dit « oui ».
      Il a dû servir peu : le caoutchouc est [neuf|rose|à peine bleu], et la poignée, elle, n’a été tenue par personne de [content|patient|sérieux].
      <Je l’essaie|Tu l’essaies|{name} l’essaie> sur le dos de <ma|ta|sa> main. C’est net, c’est définitif, et ça [chatouille|sent la violette|s’efface mal].
      @neutral Sur la boîte, il est écrit : à n’employer qu’en cas de [doute|refus|besoin].`,
    use: `Puisque tout, ici, dit non, <je sors|tu sors|{name} sort> le tampon « oui ».
      <Je souffle|Tu souffles|{he} souffle> dessus, <je vise|tu vises|{he} vise>, et <je l’abats|tu l’abats|{he} l’abat> [d’un grand coup|à deux poings|bien à plat] au beau milieu de l’obstacle.
      Il y a un instant de [surprise|silence administratif|réflexion] ; puis on obéit, comme on obéit à l’encre : cela s’écarte, [à regret|en grommelant|au garde-à-vous].
      <Je passe|Tu passes|{he} passe> la tête haute, en disant [merci|bonjour|« au suivant »] à personne.
      @humorous Le tampon, essoufflé, dit encore « oui » à [une mouche|la marche|sa propre boîte].`,
  },
  {
    noun: { the: 'la boîte d’échos', a: 'une boîte d’échos' },
    find: `C’est une boîte à thé, fermée par un élastique, et quand <je la secoue|tu la secoues|{name} la secoue>, elle répond [en plus petit|trois secondes après|d’un air distrait].
      Quelqu’un y a ramassé des échos, au fond [d’un puits|d’un tunnel|d’une salle de bains], et les a rangés du plus court au plus long.
      <J’en laisse|Tu en laisses|{he} en laisse> sortir un : il dit « [ohé|à table|Georgette] », fait le tour et se recouche.
      ? La boîte tient sous le bras, à condition de ne pas [chanter|éternuer|lui dire de secret].
      @emotional Le plus vieux, au fond, dit un prénom, [tout bas|avec soin|sans s’arrêter].`,
    use: `<J’ôte|Tu ôtes|{name} ôte> l’élastique de la boîte d’échos et <je crie|tu cries|{he} crie>, dedans, un seul mot : « Pardon ! »
      Il en ressort [quarante|cent|une foule de] pardons, graves, aigus, [à moustache|enrhumés|avec un accent], poussant devant eux comme des gens pressés le jour des soldes.
      Rien ne résiste à tant de politesse ; ce qui était là se pousse, [s’efface|rougit|s’aplatit], et laisse de quoi passer à deux.
      Le dernier écho s’attarde et ferme [la marche|la boîte|la conversation].
      @light Il en manque un, au retour, mais on l’entend s’amuser [très loin|sous le toit|chez les voisins].`,
  },
  {
    noun: { the: 'la clé à sardines', a: 'une clé à sardines' },
    find: `Ce n’est pas [un trésor|grand-chose|la clé d’un château] : une clé à sardines, toute seule, [plantée dans une pomme|pendue à un clou|au fond d’un verre].
      <Je la retourne|Tu la retournes|{name} la retourne>, <je la flaire|tu la flaires|{he} la flaire>. Elle sent la mer, un peu, et [le mardi|l’huile|les vacances] beaucoup.
      Il y a des gens qui ne jettent [rien|jamais rien|pas même le rien], et <j’en suis|tu en es|{he} en est>. La clé glisse dans [le revers du pantalon|une poche|l’ourlet], où elle pique pour rappeler sa présence.
      @humorous La boîte qui allait avec a dû [prendre la mer|s’ouvrir toute seule|épouser une autre clé].`,
    use: `Il faudrait [un outil|un bélier|une idée], un levier, [un serrurier|un géant|un oncle] ; il y a une clé à sardines.
      <Je cherche|Tu cherches|{name} cherche> un coin qui dépasse. Il y en a toujours un, [en haut à gauche|quand on le cherche|là où personne ne regarde], <j’y passe|tu y passes|{he} y passe> la fente, et <je tourne|tu tournes|{he} tourne>.
      Tout le devant s’enroule, proprement, [en gros cigare|avec un bruit de vacances|comme un tapis], et la voie est libre.
      <Je range|Tu ranges|{he} range> la clé, [un peu tordue|encore tiède|pleine d’huile], très fière.
      @mysterious Dans l’ouverture, un instant, il passe une odeur de [mer|port|marée].`,
  },
  {
    noun: { the: 'l’aimant en fer à cheval', a: 'un aimant en fer à cheval' },
    find: `Quelque chose tire sur [les boutons|la boucle du cartable|les lunettes], doucement, de côté : c’est un aimant en fer à cheval, rouge, accroché sous une étagère.
      Il attire le fer, comme tous les aimants, mais aussi [les cuillers d’argent|les gens distraits|les bonnes nouvelles], prétend l’étiquette.
      <Je le détache|Tu le détaches|{name} le détache>, ce qui demande [deux mains|un pied contre le mur|une promesse] //et il vient avec quatre punaises et [un dé|une médaille|l’étiquette].
      @light Dans la poche, il se lie aussitôt avec [les clés|une pièce|la fermeture].`,
    use: `<Je tends|Tu tends|{name} tend> l’aimant à bout de bras, les deux pointes en avant, et d’abord il ne se passe [rien|que des punaises|presque rien].
      Puis quelque chose [vibre|cliquette|frissonne] au fond de l’obstacle, une vis, un ressort, [une agrafe|un clou|une vieille idée] de fer, et cela commence à venir.
      <Je recule|Tu recules|{he} recule> [pas à pas|en comptant|vers le fond]. Le tout suit, docile, comme [une vache|un piano|une mariée], jusqu’à ce que derrière il y ait de l’air.
      @dramatic L’aimant ne veut plus lâcher ; il faut [tourner le dos|parler fort|le flatter] pour qu’il lâche.`,
  },
  {
    noun: { the: 'le mètre ruban', a: 'un mètre ruban' },
    find: `Un mètre de couturière pend à [une poignée|un rebord|une patère], jaune, un peu mou, et il a ceci de particulier qu’il ment gentiment.
      Il <me|te|lui> donne [deux mètres dix|un mètre quatre-vingt-treize|deux mètres tout rond]. <Je mesure|Tu mesures|{he} mesure> une fourmi, et elle en devient [assez fière|plus droite|impossible].
      Qui l’a perdu doit se sentir bien petit, [quelque part|sans lui|ce soir] ; il faudra le lui rendre.
      En attendant, <je l’enroule|tu l’enroules|{he} l’enroule> autour du poignet, [trois tours|deux tours|avec un nœud], comme une montre.
      @emotional Un chiffre est entouré, au crayon : [un mètre vingt-deux|quatre-vingt-dix-huit|un mètre six], avec une date et un petit cœur.`,
    use: `Devant ce qui barre la route, <je déroule|tu déroules|{name} déroule> le mètre ruban et <je mesure|tu mesures|{he} mesure>, en travers, à voix bien haute.
      ¶ « [Six|Neuf|Quatre] centimètres. »
      ¶ Ce qui était immense [se regarde|vacille|cherche ses pieds] ; personne n’aime discuter avec un mètre. Cela rapetisse, par honnêteté, jusqu’à mesurer [vraiment cela|moins encore|la hauteur dite].
      <J’enjambe|Tu enjambes|{he} enjambe> le tout, avec [un mot aimable|un petit saut|respect].
      @neutral Après quoi, <je rends|tu rends|{he} rend> à chaque chose [trois|deux|dix] mètres, par écrit.`,
  },
  {
    noun: { the: 'le sifflet à oiseaux', a: 'un sifflet à oiseaux' },
    find: `Dans un nid, mais un nid [abandonné|de laine|posé sur un livre], il y a un sifflet de terre qui porte la marque de deux petites dents.
      <Je souffle|Tu souffles|{name} souffle>. Il n’en sort aucun son, et pourtant, aussitôt, [un moineau|une mésange|quelque chose avec des ailes] se pose et attend les ordres.
      Il n’y en a pas, s’excuse-t-on ; l’oiseau [hausse les plumes|repart à pied|note l’adresse].
      <Je noue|Tu noues|{he} noue> le sifflet à [un lacet|une ficelle|un ruban], contre la peau.
      @dramatic Là-haut, très loin, un vol entier vient de [changer de cap|se taire|faire demi-tour].`,
    use: `<Je porte|Tu portes|{name} porte> le sifflet aux lèvres et <je souffle|tu souffles|{he} souffle> [à pleins poumons|longtemps|joues gonflées], dans le plus grand silence.
      Ils arrivent par [le toit|douzaines|la lucarne] : des moineaux, des geais, [un cygne en retard|deux perruches|une chouette qui dormait], et chacun prend dans son bec un petit coin de ce qui gêne.
      À « trois », cela se soulève, [de travers|d’un mètre|en pépiant], juste assez pour se glisser dessous.
      Puis ils s’en vont, sans [rien casser|réclamer|un mot].
      @emotional Le plus petit ne tenait [qu’un fil|rien du tout|qu’une poussière], et il a tenu bon.`,
  },
  {
    noun: { the: 'la lampe à ombres', a: 'une lampe à ombres' },
    find: `La lampe de poche [trouvée là|oubliée sur le rebord|posée debout] n’éclaire pas ; elle fait de l’ombre, un rond bien noir, [net|frais|grand comme une assiette], que l’on peut promener au mur.
      <Je m’en sers|Tu t’en sers|{name} s’en sert> pour cacher [une tache|un trou de chaussette|un dernier biscuit], et cela marche.
      Sur le manche, un enfant a gravé : « Rendre à [Jules|Odile|la cave] ». Il doit avoir [grandi|peur d’autre chose|fini d’avoir peur].
      La pile est [encore bonne|presque neuve|pleine], à en juger par le noir, qui est [profond|épais|de première qualité].
      @mysterious Au centre du rond, il y a [une étoile|un escalier|quelqu’un de très petit].`,
    use: `<Je tourne|Tu tournes|{name} tourne> le bouton de la lampe à ombres, et le rond noir se pose pile sur ce qui empêche d’avancer.
      Là où il y a de l’ombre, on ne voit [plus rien|que du noir|goutte] ; et ce qu’on ne voit plus, [de bonne foi|avec un peu d’élan|les yeux fermés], on passe au travers.
      Il y fait [frais|mou|doux] comme dans un placard de grand-mère, cela sent [la cire|le poivron|les manteaux], et c’est fini.
      @dramatic Derrière, le rond se referme, [d’un coup|avec un clac|juste après le talon].`,
  },
  {
    noun: { the: 'le grelot de chèvre', a: 'un grelot de chèvre' },
    find: `Un grelot tinte sous [un banc|un buffet|une caisse] //et il n’y a pas de chèvre au bout, il n’y a que le grelot, [têtu|cabossé|plein de foin], qui avance par petits bonds.
      <Je l’attrape|Tu l’attrapes|{name} l’attrape> au troisième. Il se calme dans la main, comme se calment les choses qu’on [tient|nomme|attendait].
      Dessus, on peut lire le mot « [Rosalie|Biquette|Colonel] » et un numéro de téléphone à deux chiffres.
      @light À chaque pas, dans la poche, il [donne son avis|rit|fait la conversation].`,
    use: `<Je sors|Tu sors|{name} sort> le grelot, et avant même qu’on le secoue, il tinte.
      Alors, du fond du décor, on entend des sabots, [pressés|à contretemps|très décidés] : la chèvre, enfin, qui cherche son bruit depuis [Pâques|trois communes|une éternité].
      Elle baisse la tête, regarde l’obstacle, [mâche|prend son élan|recule de six pas], et il n’y a plus d’obstacle.
      <Je lui rends|Tu lui rends|{he} lui rend> le grelot ; elle <me|te|lui> lèche [l’oreille|le menton|les deux joues] et s’en va.
      @neutral La chèvre est [blanche|grise|à taches].
      @humorous Elle emporte aussi [un bouton|un chapeau|le règlement], pour la route.`,
  },
  {
    noun: { the: 'le parapluie d’enfant', a: 'un parapluie d’enfant' },
    find: `Un parapluie d’enfant, à pois, s’abrite sous un plus grand, [dans un coin|au fond d’un seau|contre le mur], comme sous une tante.
      <Je l’ouvre|Tu l’ouvres|{name} l’ouvre>, quoique cela porte malheur sous un toit : il en tombe [une pluie de l’an dernier|trois gouttes|un ticket de manège], et rien d’autre.
      Le manche a la forme d’un [canard|vieux canard|canard borgne] qui en a vu [d’autres|de grises|passer, des averses]. Le [grand parapluie|grand noir|plus vieux] [se penche|ne dit pas non|cligne d’une baleine].
      <Je l’emmène|Tu l’emmènes|{he} l’emmène>, [promis, pas pour toujours|jusqu’à la prochaine pluie|en laissant un mot à la tante].
      @emotional Sur l’étiquette, il y a eu un nom, [lavé|usé par un pouce|presque lisible].`,
    use: `Le parapluie d’enfant s’ouvre tout seul, [clac|d’un air décidé|les pois en avant], et il se met à tirer vers le haut.
      <Je serre|Tu serres|{name} serre> le cou du canard ; les talons quittent le sol, puis les pointes, et l’on passe, [à petite hauteur|les jambes pendantes|en tournant un peu], par-dessus tout ce qui encombrait.
      Cela dure le temps d’une respiration, ou de [deux|trois|quatre]. On se pose [sur un pied|dans les fleurs|assis].
      @neutral Le parapluie se referme, [sec|égoutté|satisfait], et ne recommence pas.`,
  },
  {
    noun: { the: 'la craie qui insiste', a: 'une craie qui insiste' },
    find: `C’est un bout de craie si petit qu’on n’écrit plus avec ; on [l’avale|le souffle|le perd]. Celui-ci, pourtant, [revient|s’accroche|a de la suite dans les idées].
      <Je le jette|Tu le jettes|{name} le jette>, et il est dans la poche. <Je le donne|Tu le donnes|{he} le donne> à [un caniveau|un pigeon|une fente], et il est dans la main, tout blanc, avec l’air d’avoir [couru|une idée|quelque chose à ajouter].
      [Alors, soit|Bon|Très bien] : <je l’enveloppe|tu l’enveloppes|{he} l’enveloppe> dans un papier de bonbon et <je le garde|tu le gardes|{he} le garde>.
      @humorous Le papier porte, une heure plus tard, [deux fautes corrigées|une moustache|la note de douze sur vingt].`,
    use: `La craie remonte d’elle-même le long de la manche et se met à tracer, sur [le mur|le sol|le vide], un rectangle, puis un petit rond à mi-hauteur.
      Cela ressemble [à une porte|un peu à une porte|à une porte de souris]. <Je hausse|Tu hausses|{name} hausse> les épaules, on a vu mieux, mais elle insiste : [elle repasse|elle souligne|elle ajoute un paillasson].
      <J’appuie|Tu appuies|{he} appuie> sur le rond, [du pouce|du coude|à deux mains]. C’est [froid|du cuivre|une vraie poignée], ça tourne, et ce qui gênait reste de l’autre côté.
      @mysterious Derrière, la porte s’efface toute seule, [de haut en bas|la poignée en dernier|sans éponge].`,
  },
];
