import type { Between } from '../../pack.ts';

export const between: Between = {
  road: [
    `Il n’y a qu’une bicyclette pour deux, et le débat porte sur [le guidon|qui pédale|la selle], longtemps, jusqu’à ce qu’on soit arrivé à pied.
      {companion} tient le guidon, <je tiens|tu tiens|{name} tient> la selle, et la bicyclette, au milieu, n’a jamais été si bien [accompagnée|tenue|comprise].
      @neutral La bicyclette est [verte|de dame|à trois vitesses].
      @light Dans la descente, tout le monde [monte|crie|oublie le débat].`,
    `Sur le chemin du retour, on refait {place} de mémoire, et il y a deux versions : dans l’une, quelqu’un a été [brave|ridicule|très calme], dans l’autre aussi, mais pas le même.
      <Je maintiens|Tu maintiens|{name} maintient> la bonne, {companion} aussi, et [au troisième virage|sous le pont|au bout d’un silence], chacun défend celle de l’autre.
      @humorous Une vache, prise à témoin, [s’abstient|rumine la troisième|choisit l’herbe].`,
    `La pluie commence, et {companion} court vers un porche, [un journal sur la tête|à grandes enjambées|du mauvais côté].
      <Je cours|Tu cours|{name} court> vers un autre. Il y a la rue entre les deux, et l’on se crie, de porche à porche, des choses sur {noun} que l’on n’aurait pas dites [à voix basse|au sec|sans cela].
      @emotional À l’éclaircie, personne ne [bouge le premier|traverse encore|l’a remarquée].`,
    `Au carrefour, le panneau a été tourné par des [enfants|amoureux|ivrognes], et les quatre directions sont fausses avec la même assurance.
      {companion} choisit à l’odeur, <je choisis|tu choisis|{name} choisit> à la pente, et l’on prend finalement [le chemin du milieu, qui n’existait pas|chacun son côté, pour se rejoindre|la route d’un chat].
      @neutral Un kilomètre plus loin, le panneau suivant dit [la même chose|le contraire|« vous y étiez »].`,
    `On mange des prunes, volées, [sur un muret|en marchant|dans un chapeau], et l’on compte les noyaux avec la comptine : un peu, beaucoup, [au poivre|à la folie|le dimanche].
      <Je triche|Tu triches|{name} triche> d’un noyau. {companion} en avale un, [par solidarité|exprès, peut-être|et se tait].
      @humorous Le propriétaire, derrière le mur, trouve qu’il manque [onze prunes|une rime|du respect].`,
    `Le car postal prend les voyageurs avec les colis, et l’on s’assoit sur [un sac de circulaires|la layette de quelqu’un|des ruches, vides].
      À chaque virage, {companion} penche d’un côté, <je penche|tu penches|{name} penche> de l’autre, et, dans les doubles virages, [c’est plus compliqué|on se cogne|il faut s’excuser].
      @dramatic Le ravin est à [gauche|droite|portée de main], et le chauffeur se retourne pour parler.`,
  ],
  night: [
    `L’hôtel a donné deux chambres contiguës, et la cloison est [en papier peint|mince|plus polie qu’épaisse].
      <J’entends|Tu entends|{name} entend> une page qu’on tourne, un verre, un soupir ; <je tourne|tu tournes|{he} tourne> une page aussi, [par politesse|du même livre|à vide].
      Plus tard, deux lampes s’éteignent ensemble, [sans se concerter|à un clic près|et l’on sourit au plafond].
      @emotional Trois petits coups au mur ; puis [trois autres|un seul|la paume, à plat].`,
    `La nuit, {thing} luit un peu sur [la chaise|le rebord|la cheminée], et <je repense|tu repenses|{name} repense> à {stranger}, qui avait l’air d’en savoir plus long.
      On croit toujours que les choses importantes arrivent [tard|le jour dit|en grand habit] ; elles étaient peut-être à {place}, entre deux phrases, [en pantoufles|de dos|avec un sandwich].
      @mysterious À trois heures, quelqu’un, dans la rue, [siffle la bonne chanson|épelle un prénom|compte ses pas].`,
    `Dans la cuisine, à [deux heures|une heure indue|cette heure-là], on se rencontre devant la même boîte de biscuits, chacun en [manteau|couverture|chaussettes], chacun venu pour l’eau.
      On parle {noun:of}, à mi-voix, comme si [les casseroles dormaient|quelqu’un dormait|c’était défendu].
      <Je laisse|Tu laisses|{name} laisse> le dernier biscuit ; {companion} aussi, et au matin il y est encore.
      @light C’est la souris, à la fin, qui [le prend|tranche|a les nerfs les plus solides].`,
    `Le sommeil ne vient pas, alors <je fais|tu fais|{name} fait> des listes : ce qu’on aurait dû dire à [table|midi|ce moment-là], ce qu’il ne fallait pas dire, et, dans une colonne à part, {noun}.
      La troisième liste ne contient qu’un [prénom|rire|manteau], répété.
      @neutral L’horloge de {home} sonne [quatre|trois|cinq] coups, puis les redit.`,
    `Sur le balcon d’à côté, une cigarette rougeoie, [s’éteint|monte|décrit une lettre], et l’on reconnaît la façon de se taire.
      ¶ « Tu ne dors pas », constate {companion}. Personne ne dort : c’est [la lune|la chaleur|cette histoire {noun:of}].
      ¶ <Je tends|Tu tends|{name} tend> une orange par-dessus [la rambarde|le vide|le géranium], et il en revient la moitié.
      @dramatic Entre les deux rambardes, il n’y a que [quarante centimètres|quatre étages|le noir].`,
    `Panne de courant : toute la ville [disparaît|se met aux fenêtres|fait ah], et l’on découvre qu’il y avait un ciel au-dessus.
      <Je cherche|Tu cherches|{name} cherche> une bougie à tâtons, et <je trouve|tu trouves|{he} trouve> une main qui cherchait [des allumettes|la même bougie|l’interrupteur].
      On ne l’allume pas tout de suite ; on a le temps, il n’y a plus d’heure [aux cadrans|sur le four|nulle part].
      @humorous Quand la lumière revient, la main tenait [une carotte|le chat|la mauvaise main].`,
  ],
  memory: [
    `<Je me souviens|Tu te souviens|{name} se souvient> d’une autre fois, sur un quai, avec une valise [trop pleine|de carton|empruntée] et une phrase toute prête.
      Le train est parti à l’heure. La phrase est restée dans la bouche pendant [une semaine|des années|tout le retour], avec un goût de [cuivre|pastille|ticket].
      @neutral C’était un [mardi|jeudi|dix-neuf mars], voie [deux|quatre|une].
      @emotional Il aurait suffi de [quatre mots|courir dix mètres|laisser tomber la valise].`,
    `Chez <mes|tes|ses> parents, on ne se disait rien, on se [gardait le blanc|réchauffait les chaussons|passait le sel avant la demande].
      Enfant, <je trouvais|tu trouvais|{name} trouvait> cela triste, et <je faisais|tu faisais|{he} faisait> les dialogues sous la table, [à deux voix|avec des cuillers|aux genoux].
      À présent, quand quelqu’un tourne une tasse l’anse du bon côté, <j’entends|tu entends|{he} entend> très bien [la réplique|ce que cela veut dire|le reste].
      @light Le sel, dans cette famille, arrivait toujours [trop tôt|comme un baiser|par la gauche].`,
    `Le premier bal, c’était avec [un cousin|une cousine|le fils du pharmacien], qui comptait à voix haute et transpirait du menton.
      À « trois », <j’ai|tu as|{name} a> marché sur un pied ; à « quatre », on s’est excusé, et c’était déjà [presque une conversation|la fin du morceau|le meilleur moment].
      @humorous La personne compte encore, paraît-il, mais [des moutons|pour l’État|en dormant].`,
    `Un été, tout le monde ne parlait que {noun:of} //et <je faisais|tu faisais|{name} faisait> semblant d’avoir [vu|lu|pleuré].
      Quelqu’un, au bout de la table, faisait semblant aussi ; cela s’est vu au même instant, [au pli de la bouche|devant les cerises|à la façon de hocher la tête].
      Il y avait douze personnes entre les deux, et [un melon|une carafe|tout un gigot].
      @dramatic À la fin, les chaises ont bougé, et l’autre était [parti|dans une voiture|plus là].`,
    `Il y a, dans une boîte, [un bouton|un billet de cirque|une arête] que <je garde|tu gardes|{name} garde> sans savoir de qui, et c’est très reposant.
      Le reste, les noms, les dates, les serments, [on l’a rendu|a été brûlé un mardi|tient dans un tiroir fermé].
      Mais cela, [rond|petit|de rien du tout], personne n’a jamais pu le reprendre.
      @neutral La boîte est en fer, [ronde|à thé|de douze centimètres].
      @mysterious Certains soirs, la boîte est [ailleurs|ouverte|plus lourde d’un rien].`,
    `Un jour de grande marée, <j’ai|tu as|{name} a> écrit sur le sable une chose qu’on n’écrit pas, [en très grand|avec un râteau|du talon], et <j’ai|tu as|{he} a> attendu que la mer l’enlève.
      Elle a pris [son temps|d’abord les voyelles|le verbe], puis le reste.
      Un promeneur, plus loin, avait [tout lu à l’envers|ôté son chapeau|répondu] ; la mer avait enlevé cela aussi.
      @neutral Le coefficient était de [cent douze|cent quatre|quatre-vingt-dix-huit].`,
  ],
  escape: [
    `¶ « À ce stade », dit {companion}, « il n’y a que deux solutions, [crier|la ruse|la prière], ou attendre en bonne compagnie. »
      ¶ On attend donc, [dos à dos|sur le même manteau|en jouant aux devinettes], et l’on y met tant d’entrain que l’obstacle, qui ne se sent plus regardé, [se lasse|bâille|cède par ennui].
      @neutral L’attente a duré [vingt|trente|quarante] minutes.
      @light On ne s’en aperçoit que [trois devinettes|un fou rire|une chanson] plus tard.`,
    `<J’ôte|Tu ôtes|{name} ôte> une chaussure, {companion} l’autre, c’est-à-dire la sienne, et l’on tape à deux, [en cadence|comme des sourds|sur la même note].
      Au bout d’un moment, quelqu’un se plaint du bruit, [de très loin|en robe de chambre|avec un accent], et, pour mieux se plaindre, vient ouvrir.
      @humorous Il reste une heure à se plaindre, et c’est [un homme délicieux|justifié|un bon baryton].`,
    `Il y a un passage, mais étroit, et il faut s’y tenir de profil, [l’un contre l’autre|boutons contre boutons|nez à nez], en rentrant ce qu’on a de ventre et de phrases.
      <J’avance|Tu avances|{name} avance> d’un pas, {companion} d’un pas ; à mi-chemin, il faudrait [respirer|choisir|se taire], et l’on respire.
      On débouche de l’autre côté, décoiffés, en regardant [le ciel|les pavés|chacun sa rue].
      @dramatic Derrière, le passage se referme, [d’un coup|sur un bouton|pour de bon].`,
    `Une vieille main, [tavelée|gantée|farineuse], passe par une fente, tâte, trouve <ma|ta|sa> manche et tire dans une direction où il n’y avait rien.
      Il y avait [une porte de service|un couloir à linge|une échelle], que seuls connaissent les gens d’ici et les amants du siècle dernier.
      La main se retire sans [un visage|demander de nom|attendre merci] ; {companion} l’a serrée, pourtant.
      @mysterious Elle portait une alliance, [à l’envers|par-dessus le gant|encore chaude].`,
    `¶ « Embrasse-moi », dit {companion}, « c’est [dans tous les films|pour faire diversion|une idée technique]. »
      ¶ Cela n’a pas lieu. Mais la phrase a produit un tel [silence|mouvement de foule|étonnement] que ce qui gênait recule d’un pas, gêné à son tour, et laisse [passer|la place|un courant d’air].
      <Je passe|Tu passes|{name} passe> d’abord, rouge jusqu’au chapeau.
      @emotional ¶ « C’était [vraiment technique|une idée|pour les films] », répète {companion}, un peu plus bas.`,
    `Les grandes forces ne servent à rien ; {companion} avise [une vis|une cheville|un bout de fil], minuscule, dont tout dépend, et que personne n’aurait vue sans être à genoux.
      <J’ai|Tu as|{name} a> l’ongle qu’il faut. Cela tourne, [un quart|une fois|à l’envers], et l’ensemble, si fier, s’affaisse avec politesse.
      On rend la chose [à la terre|au premier venu|au mur], avec les honneurs.
      @neutral Elle mesurait [six|neuf|quatre] millimètres.`,
  ],
};
