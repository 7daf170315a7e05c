import type { Stranger } from '../../pack.ts';

export const strangers: readonly Stranger[] = [
  {
    noun: { the: 'le chauffeur perdu', a: 'un chauffeur perdu' },
    gender: 'm',
    meet: `Un taxi passe, repasse, et, à la troisième fois, le chauffeur baisse la vitre : il demande [la gare|son chemin|où l’on est], et s’il y a [du café|une pente|quelqu’un].
      Il conduit depuis [trente|vingt|onze] ans, toujours perdu ; les clients [l’adorent|reviennent|s’attachent], car on parle.
      <Je montre|Tu montres|{name} montre> la direction. Il remercie, [part dans l’autre|note sur sa manche|allume le plafonnier] et offre un caramel.
      @humorous Sur le siège arrière, un client, [endormi|embarqué à Noël|très barbu], ne se plaint pas.`,
    talk: `¶ « Au sujet {noun:of}, j’ai pris quelqu’un, une nuit », dit-il, un coude [dehors|sur le volant|sur le toit]. « [Il pleurait, puis non|Il riait, puis non|Ils étaient deux, puis un seul]. »
      ¶ Où allait-on[, déjà|, au juste|] ? Il ne sait plus ; on s’est arrêté pour [une étoile filante|un renard|des moules], et l’on a manqué tous les trains.
      <Je demande|Tu demandes|{name} demande> si c’était grave. Le chauffeur réfléchit [deux feux rouges|le temps d’un caramel|en reculant] : les gens perdus ensemble, conclut-il, cela s’appelle une promenade.
      @emotional Il n’a jamais remis le compteur depuis ; il marque [onze|six|neuf] francs.`,
    back: `Le taxi s’arrête devant la maison, et le chauffeur n’en croit pas ses yeux : c’est [l’adresse|le bon numéro|exactement là].
      Il fait le tour, touche [la boîte aux lettres|le mur|la grille], et s’assoit un moment, ému, au bord du trottoir de {home}.
      <Je lui demande|Tu lui demandes|{name} lui demande> où il va maintenant ; il n’en a, Dieu merci, [aucune idée|pas la moindre|plus la carte].
      @light Un client, à l’arrière, se réveille, [enchanté|et reste dîner|le pourboire à la main].`,
  },
  {
    noun: { the: 'la veuve aux trois alliances', a: 'une veuve aux trois alliances' },
    gender: 'f',
    meet: `Elle porte trois alliances au même doigt, l’une sur l’autre, et quand elle tourne la cuiller, cela [sonne|fait un petit carillon|compte l’heure].
      ¶ « [Albert, Henri, Albert|Léon, Albert, Léon et demi|Henri, Paul, Albert] », présente-t-elle. « Le [dernier|second|plus court] était [meilleur danseur|le même, en mieux|une erreur charmante]. »
      ¶ <Je m’assois|Tu t’assois|{name} s’assoit>, puisqu’elle a poussé une chaise du pied et commandé [deux porto|de la tarte|pour deux].
      @neutral Les trois anneaux sont [en or|de tailles différentes|gravés].
      @light Un quatrième doigt, note-t-elle, reste [à louer|libre le jeudi|en jachère].`,
    talk: `¶ « Ne me dites rien : {noun}, n’est-ce pas ? On a cette tête-là quand [cela commence|on ne dort plus|on a menti une fois]. »
      ¶ Elle regarde {companion}, au loin, avec l’œil d’une femme qui achète [un cheval|des pêches|un piano], et hoche le chapeau.
      <Je proteste|Tu protestes|{name} proteste>, mal. Elle tapote la main, pas pour consoler, [pour faire taire|du côté des bagues|en mesure] : on ne sait jamais avant, dit-elle, on sait pendant, et l’on fait semblant après.
      @dramatic Une des alliances glisse, roule, et tombe [dans une grille|à plat|devant un soulier].`,
    back: `La veuve vient à {home} sans chapeau, le doigt [nu|léger|bizarre], et pose trois anneaux dans le beurrier.
      Elle les prête, explique-t-elle, pour l’essai, [avec les prénoms dedans|à durée indéterminée|à condition de danser], et n’en veut pas d’autre nouvelle qu’un carillon, de temps en temps.
      <Je tourne|Tu tournes|{name} tourne> le café avec deux cuillers.
      @mysterious Dans l’un des anneaux, la gravure dit déjà [la bonne date|un troisième Albert|« et après »].`,
  },
  {
    noun: { the: 'le marchand de parapluies', a: 'un marchand de parapluies' },
    gender: 'm',
    meet: `Il vend des parapluies par grand beau temps, [au soleil|en chemise|un verre de grenadine à la main], parce que les jours de pluie, dit-il, c’est [du chantage|trop facile|de la panique].
      Il n’a donc jamais rien vendu ; il ouvre un modèle [rouge|à manche de corne|pour deux], pour montrer, et l’on se retrouve dessous.
      <Je tiens|Tu tiens|{name} tient> le manche pendant qu’il cherche [le prix|sa monnaie|ses mots].
      @emotional Sous un parapluie, même sec, on parle [plus bas|moins loin|autrement].`,
    talk: `¶ « Vous cherchez {noun}. Moi, je cherche quelqu’un qui achète [avant|sans raison|à l’avance], alors je comprends. »
      ¶ Sa femme est partie un jour d’averse, avec le [dernier|meilleur|seul] parapluie ; il trouve que c’était prudent, et qu’elle aurait pu [fermer la porte|demander le modèle pour deux|rester au sec].
      <J’achète|Tu achètes|{name} achète> le rouge. Il en est si saisi qu’il [refuse|s’assoit par terre|pleut un peu].
      @neutral Le reçu porte le numéro [un|zéro zéro un|un, souligné].`,
    back: `Il pleut à {home}, pour une fois, et quelqu’un se tient sous l’auvent, trempé, [radieux|les mains vides|en chemise] : il a tout vendu, à sec, la veille.
      <J’ouvre|Tu ouvres|{name} ouvre> le rouge. On y tient trois, [mal|de profil|très bien], et il raconte qu’une cliente a demandé le modèle pour deux, et ce qu’elle faisait dimanche.
      @humorous Elle ne faisait [rien|que l’averse|presque rien], dimanche, et lui non plus.`,
  },
  {
    noun: { the: 'la correctrice de menus', a: 'une correctrice de menus' },
    gender: 'f',
    meet: `Une dame en tailleur sort un stylo rouge, et rend au garçon [l’ardoise|la carte|l’addition], notée sur vingt.
      Trente-huit ans d’école ne s’éteignent pas comme cela : elle corrige [les pancartes|les tombes|les tatouages], avec une appréciation.
      <Je surveille|Tu surveilles|{name} surveille> <mes|tes|ses> participes. Elle sourit, [l’oreille dressée|déçue|par-dessus ses lunettes], et dit qu’on peut s’asseoir au premier rang.
      @humorous Le plat du jour a obtenu un [huit|neuf et demi|sept], « peut mieux fondre ».`,
    talk: `On lui soumet l’affaire {noun:of} //et elle la fait [réciter|copier au propre|recommencer] : il manque le sujet.
      ¶ « Qui [fait l’action|commence|agit] ? On dit [“ça se complique”|“c’est arrivé”|“on verra”]. Et qui [complique|arrive|dort] ? »
      ¶ <Je cherche|Tu cherches|{name} cherche> une phrase avec un verbe et deux personnes. La dame attend, [le stylo levé|très douce|comme on attend un bus sûr], et met à la fin, dans la marge : vu.
      @emotional Sous son tailleur, elle porte la broche d’un élève, en [nouilles|carton doré|coquilles].`,
    back: `L’institutrice envoie à {home} le menu du dîner, corrigé par avance : deux [accords|traits d’union|liaisons] ont été rétablis entre les prénoms.
      Elle arrive elle-même au dessert et donne, debout, [sans lunettes|à l’encre bleue|avec un bon point], la moyenne à tout le monde.
      <Je demande|Tu demandes|{name} demande> à voir la copie ; il y est écrit : « [Enfin un sujet|Bel ensemble|À poursuivre] ».
      @light Le garçon, qui a [seize|dix-huit] désormais, offre le café.`,
  },
  {
    noun: { the: 'le tangueur au genou raide', a: 'un tangueur au genou raide' },
    gender: 'm',
    meet: `Un homme traverse la foule en diagonale, [la jambe droite en bois, dirait-on|menton haut|une main tendue], et chacun devine [qu’il fut quelqu’un|un passé|des applaudissements].
      Champion de tango en soixante-neuf, le genou bloqué depuis, il danse [tout en virages|sur une jambe et demie|de préférence avec des lampadaires].
      <Je le retiens|Tu le retiens|{name} le retient> d’une chute ; il fait comme si c’était une figure, et l’on se retrouve [renversé|à trois pouces du sol|au milieu du passage].
      @dramatic Le genou craque ; tout le monde [se tait|recule|ferme les yeux].`,
    talk: `¶ « Le secret », dit-il en se massant, « ce n’est pas [de conduire|la jambe|le menton]. C’est d’[attendre le poids de l’autre|arrêter à temps|écouter le dos]. »
      ¶ Il en avait une, de partenaire, qui ne parlait que {noun:of} en dansant, pour ne pas parler du reste ; il n’a jamais [interrompu|su le reste|marché sur ses pieds].
      <Je m’essaie|Tu t’essaies|{name} s’essaie> à un pas. Il corrige l’épaule, [d’un doigt|sans regarder|en soupirant de plaisir], et compte jusqu’à quatre dans une langue à lui.
      @mysterious Au quatre, il sourit à quelqu’un, [derrière|dans le miroir absent|juste à gauche].`,
    back: `On entend un pas dans l’escalier, un pas et un coup, un pas et un coup : le tangueur monte, [un disque sous le bras|gominé|œillet au revers].
      Il a retrouvé la partenaire, [dans l’annuaire, tout bêtement|à la pharmacie|par une voisine] ; elle habite [la rue d’à côté|Le Havre|au-dessus de la poste], et elle a mal à l’autre genou.
      ? <Je pousse|Tu pousses|{name} pousse> la table contre le mur, et la cuisine est [bien|juste|presque] assez grande.
      @light À eux deux, ils ont [deux bonnes jambes|tout ce qu’il faut|l’aplomb d’un seul].`,
  },
  {
    noun: { the: 'la petite mariée', a: 'une petite mariée' },
    gender: 'f',
    meet: `Une fille de [six|sept] ans, en robe de mariée et bottes de caoutchouc, tient la traîne dans une main et [une grenouille|un sandwich|un bâton] dans l’autre.
      Ce n’est pas carnaval ; elle [est comme cela|s’habille ainsi|se marie] [depuis mardi|le mercredi|par principe] //et elle cherche [des témoins|un curé|une bague].
      <Je signe|Tu signes|{name} signe> où elle dit. Le marié viendra plus tard, explique-t-elle ; on ne va pas [l’attendre pour goûter|en faire une maladie|prendre froid].
      @humorous La grenouille, interrogée sur ses intentions, [saute|demande un délai|regarde la mer].`,
    talk: `Elle s’informe {noun:of} avec un grand sérieux, et veut savoir qui [aime|boude|commence], parce qu’il y a toujours quelqu’un qui commence.
      ¶ « C’est compliqué », <dis-je|dis-tu|dit {name}>, ce que les grandes personnes disent [pour ne pas le dire|en regardant ailleurs|toutes].
      ¶ Elle demande si c’est compliqué comme les lacets, ou comme [la mer|les fractions|mourir]. Alors, [si ce sont les lacets|pour des lacets|les lacets], ça va, dit-elle, il faut [faire deux oreilles|quelqu’un devant|s’asseoir].
      @neutral Elle a [quatre|cinq|trois] dents en moins, et les montre.`,
    back: `La petite mariée sonne, en maillot de bain et capeline : elle a [divorcé|changé de métier|rendu sa liberté à la grenouille], et rapporte le voile.
      Elle voudrait savoir si les lacets, finalement, [tiennent|ont servi|étaient doubles] ; <je montre|tu montres|{name} montre> une chaussure, puis, à côté, une autre, d’une autre pointure.
      Elle inspecte le nœud, [sévère|à genoux|le bout du doigt dessus], et signe comme témoin.
      @emotional Son prénom prend tout le mur, et personne n’a [repeint|le cœur d’effacer|fini de le lire].`,
  },
  {
    noun: { the: 'le notaire en maillot', a: 'un notaire en maillot' },
    gender: 'm',
    meet: `Un monsieur en maillot de bain rayé, [serviette sous le bras|cravate au cou|lunettes embuées], demande son chemin avec une politesse d’étude.
      Notaire depuis [trente|trente-cinq] ans, il a décidé ce matin, entre deux actes, d’apprendre à nager //et il a posé ses vêtements [il ne sait plus où|sur une rive|chez un client].
      <Je lui prête|Tu lui prêtes|{name} lui prête> une veste. Il en vérifie [les coutures|les poches, par métier|la provenance], et accepte.
      @light Il est sec ; il n’a pas encore [trouvé d’eau|osé|signé avec elle].`,
    talk: `¶ « J’ai lu cinq mille contrats, et dans aucun il n’était question {noun:of}, ni de [l’essentiel|la peau|rire] », dit-il en regardant ses pieds blancs.
      ¶ Les gens viennent chez lui pour [partager|prévoir|conclure] ; jamais personne n’est venu déclarer qu’il était content.
      <Je déclare|Tu déclares|{name} déclare> quelque chose, pour lui faire plaisir. Il cherche un stylo dans son maillot, et, n’en ayant pas, l’apprend [par cœur|deux fois|à voix basse].
      @dramatic Une horloge sonne ; il avait [une vente|un divorce|un testament] à onze heures.`,
    back: `Le notaire se présente avec un acte de sa main, timbré, [un peu mouillé|taché de crème solaire|relié de bleu], qui constate, article premier, que des gens sont contents.
      Il fallait deux signatures ; il prête son dos, [musclé|bronzé|qui a nagé], pour l’appui.
      <Je paraphe|Tu paraphes|{name} paraphe> chaque page. Il y en a une seule, mais on la paraphe [plusieurs fois|avec soin|au recto et au verso].
      @humorous L’enregistrement coûte [une crêpe|deux brasses|un plongeon], droits compris.`,
  },
  {
    noun: { the: 'la voyante honnête', a: 'une voyante honnête' },
    gender: 'f',
    meet: `Sous un parasol, une voyante rend l’argent à un client : elle [n’a rien vu|ne voit que du beurre|s’est trompée de monsieur], c’est dix euros, voilà.
      Elle est la seule [du métier|de la foire|de sa famille] à ne jamais mentir, ce qui l’oblige à [tricoter aussi|vendre des œufs|vivre chez sa mère].
      <Je tends|Tu tends|{name} tend> une paume. La femme la regarde [longtemps|des deux côtés|à la loupe], et déclare qu’elle est propre.
      @mysterious Puis elle la referme, doigt par doigt, [vite|comme un livre emprunté|sans rendre la monnaie].`,
    talk: `¶ « Pour {noun}, je ne peux pas dire. Mais il y a quelqu’un, là », fait-elle en désignant [la manche|le col|l’épaule gauche], « qui a laissé [un cheveu|une odeur de pluie|de la lumière]. »
      ¶ Ce n’est pas de la voyance, précise-t-elle, c’est [du ménage|de la couture|de l’éducation].
      <Je paie|Tu paies|{name} paie> ; elle refuse. Elle voudrait en échange qu’on lui dise, plus tard, [comment ça s’est fini|si c’était le cheveu|à quelle heure], pour s’exercer.
      @neutral Sur son panneau : avenir, de [dix|neuf|quatorze] heures à midi.`,
    back: `La voyante vient aux nouvelles, [ses œufs au bras|son tricot en marche|hors saison], et se fait raconter la fin depuis le début.
      À chaque épisode, elle dit « tiens », honnêtement surprise, [la main sur la bouche|en perdant une maille|les yeux ronds] ; c’est la meilleure cliente de son histoire.
      <Je lui donne|Tu lui donnes|{name} lui donne> la date et l’heure. Elle les note, pour [la prochaine|ses archives|sa mère].
      @light Elle prédit, en partant, [du café|qu’il va faire nuit|une omelette], et cela arrive.`,
  },
  {
    noun: { the: 'le garçon muet', a: 'un garçon de café muet' },
    gender: 'm',
    meet: `Le garçon de café ne parle pas ; il apporte ce qu’il croit qu’il faut, et il [se trompe rarement|a toujours raison|devine à la porte].
      À l’un, il sert un bouillon, à l’autre [le journal d’hier|une chaise de plus|une gifle de grenadine].
      <Je reçois|Tu reçois|{name} reçoit> un verre d’eau, deux pailles et [un crayon|une allumette|le sucre de la table voisine].
      @neutral Il y a [douze|neuf|quinze] tables, et il les tient toutes.
      @emotional Il essuie la seconde place, [longuement|avec son coude|comme si l’on venait].`,
    talk: `On lui parle {noun:of}, parce qu’il écoute avec [tout le plateau|la tête penchée|ses sourcils], ce qui est rare.
      Il réfléchit, disparaît en cuisine, [fait tomber quelque chose|revient sans tablier|prend son temps] et rapporte une assiette couverte.
      <Je soulève|Tu soulèves|{name} soulève> la cloche : il n’y a rien, que deux [miettes|cerises|petits pois], poussés l’un contre l’autre au milieu de tout ce blanc.
      @mysterious Dans la cuisine, une voix d’homme, très belle, [chante|dit merci|compte].`,
    back: `Le garçon muet pousse la porte, en civil, [un plateau quand même|endimanché|la serviette oubliée au bras], et sert le dîner chez les autres.
      À chacun ce qu’il faut ; à {companion}, une cloche ; dessous, [deux cerises|une clé|la même chose qu’à la place d’en face].
      <Je remercie|Tu remercies|{name} remercie>, et il répond « [Mais je vous en prie|De rien|À la bonne heure] », d’une voix superbe.
      @humorous Il ne parlait pas, dit-il, parce que [personne n’avait fini|c’était un pari|les gens commandaient].`,
  },
  {
    noun: { the: 'la fleuriste sans roses', a: 'une fleuriste sans roses' },
    gender: 'f',
    meet: `La fleuriste n’a que [des chardons|des poireaux en fleur|du houx], et met dehors, à coups de balai, quiconque demande des roses.
      Il y a eu trop de [pardons à douze|mariages ratés|messieurs pressés], explique-t-elle ; la rose, c’est [la phrase de quelqu’un d’autre|de la politesse|du papier peint].
      <Je prends|Tu prends|{name} prend> un chardon. Elle l’enveloppe comme un nouveau-né, [sans sourire|dans la page des sports|avec un nœud sévère].
      @neutral Le chardon coûte [deux|trois|quatre] euros, nœud compris.
      @light Il pique, mais [franchement|de face|avec esprit].`,
    talk: `¶ « Pour {noun}, il vous faut [de l’oseille sauvage|du mouron|de l’ortie blanche], ou rien. Rien, c’est [très bien|chic|la main libre]. »
      ¶ Autrefois, un homme lui a porté chaque samedi un bouquet d’herbes du talus, [mal coupées|avec l’escargot|encore mouillées], et elle a dit qu’elle aimait les roses ; il n’est plus revenu.
      <Je ne dis|Tu ne dis|{name} ne dit> rien. Elle arrache [une feuille|une étiquette|son gant], et ajoute un second chardon, gratuit.
      @dramatic Quelqu’un entre, et demande une rose ; le balai [se lève|hésite|tombe].`,
    back: `Sur le seuil, à {home}, il y a une brassée d’herbes du talus, avec l’escargot, et la fleuriste derrière, [rouge|peignée|qui fait semblant d’arroser].
      ? C’était un samedi ; quelqu’un était revenu, [plus vieux|les mêmes mains vertes|à pied], et elle avait eu peur de ne pas reconnaître l’oseille.
      <Je mets|Tu mets|{name} met> le tout dans un pichet, au milieu de la table, et cela tombe de [partout|travers|bon cœur].
      @emotional L’escargot monte vers [la lampe|une manche|deux mains], et l’on attend qu’il passe.`,
  },
  {
    noun: { the: 'l’aéronaute à terre', a: 'un aéronaute à terre' },
    gender: 'm',
    meet: `Un homme recoud une montgolfière, [assis dessus|à grands points|le nez dedans], et la rue est [orange|pleine de soie|fermée], d’un trottoir à l’autre.
      Il vole depuis toujours et atterrit [où il peut|chez les gens|mal] ; la dernière fois, c’était dans une noce, et il y a mangé.
      <Je tiens|Tu tiens|{name} tient> un bord de l’accroc, [deux heures|le temps d’un fil|à genoux], avec un dé à coudre de pilote.
      @neutral L’enveloppe fait [deux mille|mille huit cents] mètres cubes.`,
    talk: `¶ « D’en haut, {noun}, c’est grand comme [ça|un bouton|une dent] », dit-il en montrant l’ongle. « C’est ce qui [m’inquiète|m’attriste|me fait redescendre], là-haut : on finit par tout trouver [petit|joli|sans importance]. »
      ¶ Alors il descend, et il recoud, parce que les accrocs [ramènent aux gens|sont toujours au-dessus de quelqu’un|ont du bon].
      <Je demande|Tu demandes|{name} demande> si l’on peut diriger l’appareil. Non, on peut seulement choisir [l’étage du vent|avec qui|l’heure], et le reste est de la conversation.
      @mysterious Dans la nacelle, il y a deux [tasses|manteaux|paires de gants], et lui seul.`,
    back: `L’ombre d’un gros fruit passe sur {home}, et l’aéronaute, de là-haut, demande [au porte-voix|en secouant son chapeau|sans trop y croire] si la place est libre.
      Il descend dans le potager, [en douceur|sur les haricots|à la troisième tentative], une bouteille à la main.
      <Je retiens|Tu retiens|{name} retient> la corde, avec {companion}, les talons dans la terre //et cela [tire|bouge|proteste], puis cela reste.
      @dramatic Un coup de vent : les pieds [quittent le sol|s’enfoncent|glissent], et personne ne lâche.`,
  },
  {
    noun: { the: 'la colleuse d’affiches', a: 'une colleuse d’affiches' },
    gender: 'f',
    meet: `Elle colle des affiches pour des choses passées : [un cirque de l’an dernier|un bal de mille neuf cent trente|des élections perdues], de la colle jusqu’aux cils.
      On la paie pour cela, [mal|en nature|sur un très vieux budget] //et elle s’est aperçue que les gens [viennent quand même|se font beaux|attendent devant].
      <Je tiens|Tu tiens|{name} tient> le seau. Elle lisse un coin, recule, [cligne|siffle|penche la tête] : c’est de travers, c’est parfait.
      @light Un chien s’assoit devant l’affiche du cirque et attend [l’ouverture|les tigres|son tour].`,
    talk: `¶ « J’en ai une sur {noun}, tenez, [sous le tas|jamais collée|déchirée à la date]. Il manque [le bas|la date|l’heure]. »
      ¶ Elle la déroule : des lettres énormes, [un homme en chapeau|deux mains|une fenêtre éclairée], puis plus rien, là où devrait être le lieu.
      ¶ « Moi, je la mettrais [devant chez quelqu’un|sur une porte|face à une fenêtre] », conseille-t-elle. « Les gens [devinent|viennent voir|ôtent leur chapeau]. » <Je prends|Tu prends|{name} prend> le rouleau, la colle, et l’adresse de personne.
      @humorous Elle-même a rencontré son mari devant [une réclame de suspensoirs|un avis de coupure d’eau|le tarif des inhumations].`,
    back: `Toute la rue de {home} a été recouverte dans la nuit, et ce n’est pour une fois [rien de passé|pas une erreur|ni cirque ni bal] : c’est pour samedi.
      La colleuse descend de l’échelle, [les cheveux raides|sans voix|les bras blancs], et demande si la date convient.
      <Je lis|Tu lis|{name} lit> deux prénoms, d’un mètre de haut, qui [gondolent|sèchent|brillent] encore.
      @mysterious Au coin, une affiche annonce [la suite|dimanche|un troisième prénom], sans plus.`,
  },
];
