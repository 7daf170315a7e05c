import type { Place } from '../../pack.ts';

export const placesBeyond: readonly Place[] = [
  {
    noun: { the: 'le moulin à nuit', a: 'un moulin' },
    chapter: 'Le moulin à nuit',
    arrive: `Le moulin broie la nuit, qu’on lui livre en [blocs|sacs|tonneaux] avant l’aube, et en fait une poudre dont se servent les [imprimeurs|chats|veuves].
      Autour, tout est noir à vingt pas : [l’herbe, les poules,|l’herbe, le chien,|les poules, la brouette,] [le linge|les dents du meunier|la farine].
      <Je frappe|Tu frappes|{name} frappe> ; [on ouvre une porte qu’on ne voit pas|une porte invisible grince|le noir s’écarte], et une main [farinée d’ombre|courtoise|sans corps] trouve <la mienne|la tienne|celle de {name}> [du premier coup|sans chercher|et la serre].
      @mysterious Dans un coin, un sac de nuit [ronfle|a été recousu|porte une adresse].
      @light Les poules pondent des œufs d’un [noir très chic|beau noir], et le savent.`,
    trouble: `La meule s’emballe : elle a pris un grain trop dur, [une étoile|un cauchemar|un bout de comète], [et tourne sur elle en crachant le noir à pleins murs|et s’étrangle en crachant du noir|et tout le noir du pays en jaillit].
      [On ne voit plus ses mains, puis on ne les|Les mains disparaissent les premières, on ne les|On cherche ses mains, on ne les] [sent|trouve] plus.
      [Le plancher penche vers la meule|La meule tire tout à elle|Le plancher fait entonnoir] //et [tout glisse, les sacs, le meunier,|tout descend, le blé noir, le chat,|tout y va, le meunier, l’échelle,] <mes semelles|tes semelles|les semelles de {name}>, d’un pouce, [d’un pied|d’un autre pouce|encore].
      @dramatic Quelqu’un crie. C’est [la pierre|le chat|tout près].
      @neutral La meule fait d’ordinaire [onze|neuf|douze] tours à la minute.`,
    leave: `Au-delà de la dernière poule noire, la couleur revient par [petits bouts|le rouge|les coquelicots], [et c’est presque indécent|et l’on baisse les yeux|et cela fait un peu de bruit].
      Le meunier, sur son seuil, [agite un mouchoir que personne ne distingue|salue quelqu’un à côté|crie bon voyage au puits], [comme chaque fois|par bonté|deux fois].
      <J’ai|Tu as|{name} a> les poches pleines de poudre de nuit, malgré <moi|toi|{him}> //et [il fait un peu plus sombre, désormais, chaque fois|il fait nuit un instant, depuis, chaque fois|cela fait un petit soir, désormais, chaque fois] qu’on y cherche [son couteau|du pain|la carte].
      @humorous Un imprimeur propose [huit|dix] sous de la doublure.
      @emotional Les paupières, le soir, se ferment comme [autrefois|sous une main].`,
  },
  {
    noun: { the: 'le château d’un seul mur', a: 'un château' },
    chapter: 'Un seul mur',
    arrive: `Il ne reste du château qu’un mur, très haut, avec [ses fenêtres|ses rideaux|ses portraits], [et rien derrière|et derrière, des champs|comme un décor qu’on aurait oublié].
      Une cour y vit pourtant, [à la file|de profil|serrée comme des cierges], [et va d’une fenêtre à l’autre par des échelles en parlant de l’aile nord|et passe les jours à parler de l’aile nord|et s’y croise avec des excuses, sur des échelles].
      <Je fais|Tu fais|{name} fait> la révérence au niveau du [chiendent|soupirail|premier étage] //et [on annonce, là-haut, une visite|là-haut, un cor étroit répond|quelqu’un, dans un portrait, répond d’un signe].
      @humorous Le protocole tient dans la largeur d’une [fesse|brique], ce qui le simplifie.
      @mysterious La nuit, par les fenêtres de derrière, il y a [de la lumière|quelqu’un qui dîne|une aile nord].`,
    trouble: `[L’audience se passe au sommet, sur le faîte, en file,|La reine reçoit au sommet, à califourchon,|On est reçu sur le faîte, l’un derrière l’autre,] et le chambellan retire [l’échelle|les échelles|le dernier barreau], [comme le veut l’étiquette|selon l’étiquette|pour l’intimité].
      Alors le mur, qu’on n’a pas consulté depuis [deux siècles|la brèche|le mariage], [décide d’aller voir ailleurs : il penche|prend une décision : il penche|se souvient d’un rendez-vous, et penche].
      <Je suis|Tu es|{name} est> à soixante pieds, entre [une duchesse|un page|trois barons] et le vide //et [les mortiers se mettent à pleuvoir|il pleut du mortier|les pierres se parlent à voix haute].
      @light La duchesse demande si c’est la [musique|danse] qui commence.
      @dramatic Une fenêtre se vide. [Puis l’autre|Le ciel entre|Un portrait tombe].`,
    leave: `Le mur se tient droit, [offensé|épousseté|d’aplomb], et [la cour descend prendre le thé dans l’herbe, ce qui ne s’était jamais fait|pour la première fois, la cour descend goûter dans l’herbe|la cour étale ses nappes devant, au soleil].
      [On y découvre la largeur|La cour apprend la largeur|L’herbe permet des fantaisies] : deux pages marchent de front, [rougissants|en riant|au hasard].
      <Je prends|Tu prends|{name} prend> congé d’une reine en profil, [qui se tourne enfin de face pour souhaiter bonne chance|qui se met de face, pour un adieu|qui fait l’effort de se tourner], et [il lui manque une dent|elle est très jeune|elle louche un peu].
      @emotional Personne ne l’avait vue sourire que [d’un côté|à moitié].
      @neutral Le mur a [trois|deux|quatre] cents ans et une fissure.`,
  },
  {
    noun: { the: 'le bac des sables', a: 'un bac' },
    chapter: 'Le bac des sables',
    arrive: `Ici, le désert a un courant ; on le passe en bac, à la [perche|corde|rame], debout parmi des chèvres et des [pendules|tonneaux|mariés].
      Le sable file sous la coque [avec un bruit de|avec des soupirs de|dans une rumeur de] [soie|grain|foule], [et remonte par moments de grosses bulles de silence|et crève en bulles de silence|où passent de grosses bulles muettes].
      <Je paie mon|Tu paies ton|{name} paie son> passage d’un [sou|secret|coup de main à la perche] //et [la rive s’en va|la rive recule|le bac se décolle du monde].
      @light Une chèvre a le mal de [dune|sable], et le prend avec philosophie.
      @mysterious Au fond, quand le sable est clair, on voit [des toits|une autre barque|des lampes allumées].`,
    trouble: `Au milieu, le courant [tourne|se creuse|change d’avis], et le bac se met à virer [autour d’un trou qui n’était pas sur les cartes|autour d’un trou neuf|au bord d’un entonnoir].
      [Le passeur casse sa perche, puis sa seconde perche, puis|La perche casse ; le passeur|Le passeur regarde sa perche brisée et] [jure|s’assied|ôte sa casquette].
      <Je vois|Tu vois|{name} voit> [le bord du trou passer une fois, deux fois,|le bord du trou revenir, chaque fois|tourner le ciel, puis le trou,] plus [haut|près|vite] //et [le plancher prend la pente d’un toit|tout penche, chèvres comprises|le fond, là-bas, ouvre un œil].
      @emotional Le passeur dit à ses chèvres, une par une, [leur prénom|merci|qu’il les aime].
      @dramatic Un tonneau part. Il tombe [longtemps|sans bruit].`,
    leave: `L’autre rive est une rive comme il faut, avec [des chardons|une buvette|trois marches], [et le sol n’y va nulle part|et rien n’y bouge|et l’on s’y sent très lourd].
      [Le passeur compte ses chèvres|Les chèvres débarquées, le passeur recompte|Le passeur fait l’appel des chèvres], en trouve une de [trop|plus|rechange], [et décide de n’en rien dire|et lui trouve un nom|puis se tait].
      <Je vide mes|Tu vides tes|{name} vide ses> bottes : il en tombe assez de sable pour une [heure|semaine|petite plage] //et [chaque grain roule de lui-même dans la direction|le tas, tout seul, penche du côté|il s’en va, grain par grain, du côté] {noun:of}.
      @humorous L’affiche dit que la compagnie ne répond ni des bagages ni de la [profondeur|suite].
      @neutral La traversée dure [une heure|quarante minutes].`,
  },
  {
    noun: { the: 'le bain des ogres', a: 'un bain' },
    chapter: 'Le bain des ogres',
    arrive: `Les ogres prennent les eaux dans une vallée de [marmites|vapeurs|cuves], [une serviette sur la tête, et parlent de leurs articulations|la serviette au front, et se plaignent des genoux|et comparent leurs rhumatismes].
      C’est jour [neutre|de trêve|de régime] : [rien ne s’y mange, c’est affiché à l’entrée, avec un dessin|un dessin, à l’entrée, l’explique|on n’y mange personne, dit un dessin].
      <Je traverse|Tu traverses|{name} traverse> [en saluant à droite et à gauche, la tête|d’un pas de visiteur, la tête|le chapeau soulevé, la tête] à hauteur de [gros orteils|genoux|tabourets] //et [on répond, poliment, avec un rien de salive|les politesses qu’on reçoit sont un peu humides|chacun, poliment, ravale quelque chose].
      @humorous Le dessin a été [léché|commenté|complété d’un brin de persil].
      @light Une petite ogresse fait des bulles avec [une cloche|un tuba d’église].`,
    trouble: `La cloche de six heures sonne [trop tôt|en plein couloir|deux fois], [et avec elle finit la trêve|et la trêve est finie|ce qui rouvre la cuisine].
      Les serviettes tombent ; quarante ogres propres, [roses|reposés|affamés], [se tournent d’un même mouvement vers la sortie, où il n’y a qu’une porte|regardent tous la seule porte|se placent, sans se concerter, devant la seule sortie].
      <Je suis|Tu es|{name} est> entre la porte et eux, dans une odeur de [laurier|cuisine|thym] //et [on tire le verrou, d’un doigt,|quelqu’un ferme à clef, tout doux,|le verrou glisse, sans bruit,] pour ne pas [brusquer|durcir] la viande.
      @dramatic Un couteau passe de main en main. [Il est petit, pour eux|Il ne brille pas].
      @mysterious La plus vieille, au fond, pleure dans son [bol|bonnet], sans que l’on sache pourquoi.`,
    leave: `La vapeur se referme sur les ogres, leurs [douleurs|dominos|infusions] et leurs serviettes, et l’air redevient [fin|sec|respirable].
      Une petite ogresse court derrière, essoufflée, avec un paquet : [des biscuits|un savon|du pain d’épice], [sans rien dedans, elle le jure|rien que cela, jure-t-elle|sans personne dedans].
      <Je remercie|Tu remercies|{name} remercie> //et [dix lieues plus loin, le paquet|le paquet, au bout d’une heure,|plus tard, dans le sac, le paquet] [sent bon|remue à peine|finit dans un chien, qui sourit].
      @emotional Sur le papier, elle a écrit [pardon|reviens propre|sans rancune], avec l’effort d’une main trop grosse.
      @neutral Le bain ferme à [six|sept|huit] heures précises.`,
  },
  {
    noun: { the: 'le village des absents', a: 'un village' },
    chapter: 'Reviens de suite',
    arrive: `Le village est vide, mais à l’instant : les [soupes|lampes|pipes] fument, une [balançoire|porte|roue] bouge encore, et sur chaque maison il y a un billet.
      Reviens de suite, dit le billet, d’une écriture [pressée|soigneuse|chaque fois autre], [et le papier a jauni|et l’encre a pâli|mais le clou a rouillé].
      <J’appelle|Tu appelles|{name} appelle>, [par politesse|au hasard|sans trop crier] //et [un chien sort, avec un billet au cou, qui|il vient un chien, dont le billet|un chien apporte le sien, qui] [dit la même chose|n’est pas signé|est daté du siècle d’avant].
      @mysterious La soupe est à la bonne [température|hauteur de cuiller], dans chaque bol.
      @emotional Une poupée attend sur un seuil, [bien assise|coiffée|une couverture sur les jambes].`,
    trouble: `[À la tombée du jour, un billet neuf paraît sur une porte|Un billet neuf est cloué sur une porte|Au crépuscule, un billet de plus attend] : il porte <mon nom|ton nom|le nom de {name}>, et l’encre en est [fraîche|tiède|encore mouillée].
      La rue, sans bouger, n’a plus de [bout|sortie|commencement] ; chaque maison tient sa porte ouverte, avec un bol [plein|de plus|servi].
      [Il serait si simple de s’absenter|S’absenter serait si simple|Il suffirait d’entrer] //et <mes pieds|tes pieds|les pieds de {name}>[, déjà, essuient leurs| frottent d’eux-mêmes leurs|, très polis, essuient leurs] [semelles|talons] sur un paillasson.
      @dramatic Le chien grogne. C’est à la maison qu’il [grogne|montre les dents].
      @neutral On sert à [sept|huit] heures.`,
    leave: `Passé la dernière grange, [on entend derrière soi|cela reprend, derrière :|il y a, dans le dos,] [des rires|des chaises|une table qu’on dresse], [et l’on se garde bien de regarder|et se retourner serait répondre|puis un grand silence vexé].
      Le chien a suivi ; il a perdu son billet dans les [ronces|chardons|bleuets], [et ne le cherche pas|tout exprès|et marche plus droit].
      <Je déchire|Tu déchires|{name} déchire> un billet, trouvé tout neuf dans une poche, en morceaux si petits qu’il n’en reste [rien de lisible|presque rien|que des virgules], sauf le bout où il est question {noun:of}.
      @light Le chien, rendu à lui-même, choisit de s’appeler [Mardi|Colonel|Encore].
      @humorous Il avait, tout de même, fini [la soupe|les quarante soupes].`,
  },
  {
    noun: { the: 'la halle aux cloches', a: 'une halle' },
    chapter: 'La halle aux cloches',
    arrive: `On amène à la halle les cloches [sauvages|rétives|de la montagne], [qu’un dompteur fait tourner au bout d’une longe jusqu’à ce qu’elles sachent l’heure|et un dompteur leur apprend l’heure, à la longe|qu’il faut dresser à dire l’heure sans colère].
      Les jeunes [ruent|tintent pour un rien|se battent du battant], [les vieilles dorment debout|les anciennes rêvent en mi|les vieilles ont l’œil à tout].
      <Je tends|Tu tends|{name} tend> la main à un bourdon de [six|huit|cinq] tonnes, qui souffle dessus une haleine de bronze //et [on peut, ensuite, lui gratter l’anse|il se laisse gratter l’anse|tout le bronze en ronronne].
      @light Un carillon de trois jours tète un [grelot|diapason], les yeux fermés.
      @neutral Une cloche dressée vaut [cent|deux cents|cent vingt] écus.`,
    trouble: `Un enclos cède ; le troupeau entier sort [au galop|en tonnerre|par le plus lourd], [et la halle n’a qu’une issue, celle où se trouve|droit vers la seule issue, où il y a|en face, il n’y a qu’une porte, et devant,] <mon dos|ton dos|le dos de {name}>.
      [Le bruit, d’abord, jette tout le monde|Le son, d’abord, couche les gens|L’air lui-même se jette] [à terre|contre les murs|à genoux].
      [Ensuite viennent les cloches|Les cloches arrivent ensuite|Après le bruit, il y a le bronze] //et chacune[, gueule en bas, cherche quelque chose de rond à| cherche de quoi| cherche, la gueule ouverte, ce qu’elle peut] [couvrir|avaler|garder], [une tête, par exemple|et une tête convient|de préférence vivant].
      @dramatic Le sol saute. On ne s’entend pas [crier|penser|tomber].
      @humorous Le dompteur hurle que surtout il ne faut pas être [midi|à l’heure|creux].`,
    leave: `Le troupeau, rentré, [sonne trois heures avec un bel ensemble|sonne trois heures comme un seul homme|annonce trois heures], et il est [dix heures|midi|lundi].
      [Le dompteur dit que ce sont des bêtes tendres, au fond|Au fond, dit le dompteur, elles sont tendres|Tendres, au fond, dit le dompteur, très au fond] ; le fond, ajoute-t-il, est [loin|en bronze|à voir].
      <J’entends|Tu entends|{name} entend> [longtemps dans la mâchoire|encore, dans les dents,|sous le crâne, une lieue durant,] une note [grave|basse|verte] //et tout ce qui est creux, sur la route, y répond, les [puits|arbres|bidons], et le nom {noun:of}.
      @emotional Une petite cloche a suivi jusqu’au [pont|carrefour], et sonné tant qu’on a pu la voir.
      @mysterious Le bourdon n’a pas sonné ; il [regardait la route|attendait une réponse].`,
  },
];
