import type { Plot } from '../../pack.ts';

export const leDessin: Plot = {
  id: 'le-dessin',
  homes: ['Petit-Bruit', 'Crayeval', 'Haute-Gomme', 'Marelle-les-Bains'],
  nouns: [
    [
      { the: 'le cheval à pois', a: 'un cheval à pois' },
      { the: 'la maison penchée', a: 'une maison penchée' },
    ],
    [
      { the: 'le crocodile', a: 'un crocodile' },
      { the: 'la balançoire', a: 'une balançoire' },
    ],
    [
      { the: 'le roi à bicyclette', a: 'un roi à bicyclette' },
      { the: 'le nuage', a: 'un nuage' },
    ],
  ],
  titles: [
    'Un trou dans la feuille',
    '{noun:title}, au crayon',
    '{name} cherche {noun}',
    '{noun2:title} sur fond blanc',
  ],
  chapters: [
    ['Le blanc', 'La couleur'],
    ['Au crayon', 'À l’encre'],
  ],
  frames: [
    {
      opening: `Au-dessus de la table de la cuisine, la grande feuille a un trou, mais un trou [blanc|propre|sans bords], à la forme exacte {noun:of}.
        Hier soir encore, le dessin était [entier|plein|complet], <je l’ai|tu l’as|{name} l’a> signé, puis il a fallu [se brosser les dents|se coucher|finir la soupe].
        ? Le papier n’est pas déchiré, [ni plié|ni décollé|ni même étonné].
        Sur le carrelage, une traînée de couleur va [jusqu’à la porte|sous le buffet, puis dehors|vers le paillasson].
        @mysterious Elle est encore [fraîche|tiède|humide], et la porte était fermée.`,
      echo: `Au-dessus de la table, la grande feuille n’a plus un blanc ; il a même fallu [coller un bout|déborder sur le mur|plier un coin].
        <Je mange|Tu manges|{name} mange> en regardant {noun}, avec [les doigts|deux tartines|la bonne cuiller].
        Sur le carrelage, il reste une seule trace, tournée vers l’intérieur.
        Personne ne la lave ; on marche [autour|à côté|par-dessus], comme avec [un chat qui dort|un invité|une flaque aimée].
        @humorous Le balai, vexé, [nettoie le plafond|s’occupe du chat|fait un détour visible].`,
    },
    {
      opening: `Il y a, dans la boîte de <ma|ta|sa> marraine, [vingt-quatre|trente-six|quarante-huit] crayons //et il a fallu les user tous pour dessiner {noun}.
        Ce matin, les crayons sont là, [bien rangés|épuisés|tout courts], la feuille est là, et au milieu de la feuille il n’y a plus [rien|personne|un trait].
        <Je frotte|Tu frottes|{name} frotte> le papier du bout du doigt.
        ? Il est [froid|lisse|légèrement vexé], comme un lit qu’on vient de quitter.
        @dramatic La fenêtre, elle, est grande [ouverte|ouverte sur la rue|battante].`,
      echo: `La boîte de <ma|ta|sa> marraine ne contient plus que [des bouts|des miettes|des petits rois de crayons], un par couleur, à peine de quoi [tenir|signer|se tacher].
        <Je choisis|Tu choisis|{name} choisit> le vert pour finir [l’herbe|un talon|la sonnette de la porte].
        Puis il n’y a plus rien à ajouter {noun:to}.
        Le dernier copeau, <je le garde|tu le gardes|{he} le garde> [derrière l’oreille|au fond d’une poche|dans un dé à coudre].
        @emotional La boîte vide sent le bois, la cire, et un peu [le mercredi|la marraine|les vacances].`,
    },
    {
      opening: `¶ « Qui a fait sortir le dessin ? » demande papa en soulevant [la nappe|le chat|le grille-pain].
        ¶ À {home}, les dessins restent d’habitude où on les punaise.
        <Le mien|Le tien|Celui de {name}> est toujours au mur, avec sa date, sa signature, [sa tache de beurre|son soleil|ses quatre punaises], mais la place {noun:of} est [nette|blanche|vide].
        Une punaise, la plus [rouillée|timide|haute], est tombée dans le beurre.
        @light Le beurre, du coup, a l’air [piqué au vif|décoré|d’un beurre de concours].
        @neutral Il est sept heures [cinq|dix|vingt] //et c’est un matin comme les autres.`,
      echo: `¶ « Qui a fait rentrer tout ce monde ? » demande papa devant la feuille, [sa tartine en l’air|le beurrier à la main|très intéressé].
        ¶ Car il y a {noun}, il y a {noun2}, et puis d’autres, arrivés [par la porte|dans la nuit|sur la pointe des pieds], que personne n’a dessinés.
        <Je compte|Tu comptes|{name} compte> les punaises : [quatre|cinq|six], toutes bien droites.
        Papa apporte [une deuxième feuille|du ruban adhésif|le rouleau de papier peint].
        @mysterious Dans un coin, tout petit, quelqu’un [dort déjà|a signé|agite la main].`,
    },
  ],
  want: [
    `Sur la feuille, il reste {noun2}, [bien seul au milieu du blanc|au crayon gras|sans personne à côté] //et cela fait [mal aux yeux|un drôle de vide|froid dans le dos].
      <Je veux|Tu veux|{name} veut> ramener {noun} avant que les bords ne [se referment|s’habituent|gondolent].
      Les traces passent [sous la barrière|devant la boulangerie|par le trou de la haie], une fois bleues, une fois rousses.
      <J’attrape|Tu attrapes|{he} attrape> le taille-crayon, qui peut toujours servir //et <je les suis|tu les suis|{he} les suit>.
      @light À chaque trace, le trottoir a l’air un peu plus [gai|neuf|habillé].`,
    `On ne s’en va pas sans raison, surtout quand on est [en couleurs|au milieu|signé au feutre].
      <Je veux|Tu veux|{name} veut> retrouver {noun} et demander, [poliment|de près|les yeux dans la couleur], pourquoi.
      À côté du blanc, il reste {noun2}, et le papier tremble un peu, [comme avant un départ|du côté de la porte|sans vent].
      <J’ai|Tu as|{he} a> une gomme, [un goûter|une écharpe|un plan de la ville], pas une minute.
      @humorous La gomme reste [dans la poche|au fond du sac|cachée] : ce serait une drôle de façon de dire bonjour.`,

    `<Je parle|Tu parles|{name} parle> à la feuille, [le nez dessus|à voix basse|debout sur une chaise] : « Je reviens, je ramène {noun}, on ne bouge plus. »
      ¶ C’est surtout pour {noun2}, à qui il vaut mieux ne pas donner [des idées|l’exemple|de regrets].
      ? Le papier fait un petit [pli|bruit|soupir], presque une promesse.
      Dehors, la première trace est [sur le trottoir|contre le mur|au pied du réverbère], de la taille d’une main, [jaune|mauve|orange] vif.
      @dramatic La deuxième est plus pâle ; il faut [courir|faire vite|partir tout de suite].`,
  ],
  obstacle: [
    `Les traces s’arrêtent net au bord [de la fontaine|du ruisseau|d’une flaque large comme un lit] : l’eau a bu la couleur.
      <Je me penche|Tu te penches|{name} se penche> et l’eau est [verte|mauve|rousse], très contente d’elle.
      Il faut donc demander {noun} aux gens, qui veulent savoir si c’était [ressemblant|au feutre|bien colorié].
      <Je réponds|Tu réponds|{he} répond> que non, pas tellement //et c’est [vexant|difficile à dire|la première fois que c’est utile].
      @emotional Les mains pleines de crayon, <j’ai|tu as|{he} a> l’air de quelqu’un qui a [tout cueilli|trop fouillé|serré un arc-en-ciel].`,
    `Personne, à {home}, n’accepte de chercher {noun} sans portrait.
      Or le portrait, c’est justement [ce qui est parti|ce qui manque|ce qu’on a perdu].
      <J’en fais|Tu en fais|{name} en fait> un autre de mémoire, sur un sac à pain, avec [du charbon|une betterave|le reste du jaune] : on croirait [une chaussette|un gigot|une tante].
      Une dame jure pourtant avoir croisé [ça|quelque chose d’approchant|une couleur] ; elle montre deux rues opposées.
      @humorous La tante, la vraie, le trouve [flatteur|très ressemblant|réussi, et l’encadre].`,
  ],
  wrong: [
    `Le soir, le trou blanc est encore plus [blanc|grand|calme].
      <Je prends|Tu prends|{name} prend> une règle, un modèle dans [un livre|le dictionnaire|un magazine] //et <je remplis|tu remplis|{he} remplit> la place avec {noun:a}, [sans une bavure|à la pointe fine|d’un seul vert réglementaire].
      C’est plus droit, mieux colorié, [au compas|sans dépasser|d’après photo] ; <mes|tes|ses> parents poussent un oh.
      Au moins la feuille n’aura pas [froid|de courant d’air|honte] cette nuit.
      @mysterious Le nouveau dessin regarde [tout droit|le mur|ailleurs], et ne laisse pas de couleur aux doigts.`,
    `Il ne faudrait pas que le reste [s’échappe|suive|prenne la porte].
      Avant d’aller au lit, <je colle|tu colles|{name} colle> du ruban adhésif tout autour de la feuille, [trois|quatre|cinq] tours, bord à bord, bien lissé.
      Puis, comme le blanc {noun:of} fait [triste|un courant d’air|des reflets], <j’y colle|tu y colles|{he} y colle> une gommette, la plus grosse.
      ? C’est pour protéger ; on protège bien [les confitures|les genoux|les salades].
      @neutral Le rouleau de ruban est [fini|vide|terminé] ; il n’en reste que le carton.`,
  ],
  cost: [
    `Au matin, il y a des traces sous la fenêtre, [dans la cuisine|dans l’évier|sur le carrelage], jusqu’au mur.
      Quelqu’un est venu cette nuit, s’est dressé contre la feuille, a trouvé sa place [prise|bouchée|fermée] //et il a [attendu|tourné|frotté ses pieds].
      <Je suis|Tu suis|{name} suit> du doigt la ligne qui repart : elle est [grise|à peine rose|presque sans couleur] //et elle ne se dépêche pas.
      @emotional En bas du mur, à hauteur {noun:of}, le papier peint garde une petite [joue|main|marque ronde] de couleur.`,
    `Ce matin, du côté {noun2:of}, le papier a pâli, et les couleurs ont l’air [d’attendre un train|lavées|de parler bas].
      <J’approche|Tu approches|{name} approche> une chaise //et <je vois|tu vois|{he} voit>, au pied du mur, une poussière [bleue|rousse|mauve] : quelqu’un a essayé de rentrer.
      ? Toute la nuit, d’après [la poussière|le chat|le plancher], et très poliment.
      Puis la poussière fait demi-tour et descend l’escalier, [marche après marche|contre la rampe|de moins en moins bleue].
      @dramatic <Je descends|Tu descends|{he} descend> aussi, [pieds nus|trop tard|quatre à quatre] ; la rue est vide.`,
  ],
  turn: [
    `<Je mets|Tu mets|{name} met> bout à bout ce que chacun a dit {noun:of} : de l’herbe, [une ombre|une ombre d’occasion|une ombre sur mesure], quelqu’un à côté, une porte.
      Ce n’est pas une fuite, c’est [une liste de courses|un déménagement|une commande].
      <J’enlève|Tu enlèves|{he} enlève> de la feuille tout ce qui est de trop, même [le droit|le propre|le très réussi].
      Et <je dessine|tu dessines|{he} dessine> enfin une porte, avec une poignée de chaque côté.
      @light La poignée est un peu [grosse|de travers|en forme de radis], mais elle tourne.`,
    `À genoux devant la feuille, <je vois|tu vois|{name} voit> ce qui n’a jamais été dessiné : ni sol, ni [ciel|chemin|horizon], ni porte.
      Depuis des jours, {noun2} et {noun} tenaient debout sur rien.
      <Je retire|Tu retires|{he} retire> [doucement|du bout de l’ongle|un par un] les ajouts de l’autre soir, et à leur place <je trace|tu traces|{he} trace> une ligne, de l’herbe, une route qui sort du papier.
      @emotional Pour que la route se voie de loin, <je prends|tu prends|{he} prend> le crayon [qu’on économise|le plus court|préféré].`,
  ],
  resolution: [
    `Cette nuit-là, la fenêtre reste ouverte et la feuille [décrochée|posée par terre|contre le mur], porte en avant.
      ? <Je ne dors|Tu ne dors|{name} ne dort> pas ; {companion} non plus, mais avec les yeux fermés.
      Vers une heure, on entend frotter des pieds, comme chez [les gens bien élevés|une grand-tante|le médecin], puis tourner une poignée.
      Le matin, au milieu de la feuille, il y a {noun}, et de la boue [d’une couleur inconnue|jaune paille|qui n’est pas dans la boîte].
      @humorous Le paillasson dessiné est [sale|usé|déjà à laver].`,
    `¶ « Tu en as mis, du temps », dit {companion} à la feuille, [les yeux mouillés|bien haut|sans se retourner].
      ¶ Car voici {noun}, [sur le seuil|au bord de la route|dans l’herbe dessinée], avec une brassée d’herbe vraie.
      <J’ouvre|Tu ouvres|{name} ouvre> la petite porte avec l’ongle du pouce.
      Du côté {noun2:of}, les couleurs remontent d’un coup, [comme des joues|comme une chanson|toutes ensemble].
      @mysterious La petite porte se referme ; de l’autre côté, quelqu’un [tire un verrou|rit|éteint].
      @neutral Il faut ensuite balayer [onze|dix-huit|sept] brins d’herbe.`,
  ],
  clues: [
    `Au square, le jardinier montre un rectangle de pelouse [chauve|manquant|découpé net], grand comme un paillasson.
      Hier, au petit jour, il a vu {noun} lui demander un peu d’herbe, [très poliment|au crayon|par gestes] //et il n’a pas su refuser.
      ¶ « Ça n’avait rien sous les pieds », dit-il. « [Rien du tout|Du blanc|Du vide]. On se met à la place. »
      ¶ <J’examine|Tu examines|{name} examine> la coupe : c’est fait au taille-crayon, [sans une miette|en dents de loup|très proprement].
      @humorous La pelouse interdite n’a pas [protesté|sifflé|dressé de procès-verbal].`,
    `La marchande de lampes tient, au fond de sa boutique, un panier d’ombres [d’occasion|sans propriétaire|un peu froissées].
      Il en manque une. Elle l’a cédée hier contre [un trait de vert|une pincée de rouge|deux soleils] et la promesse d’en prendre soin.
      ¶ « Une ombre pour {noun}, ce n’est pas courant, j’ai dû [reprendre l’ourlet|chercher l’échelle|faire une retouche] », dit-elle, flattée.
      ¶ <Je pense|Tu penses|{name} pense> à la feuille : le soleil y est énorme //et personne n’y a d’ombre.
      @mysterious Dans le panier, une ombre de chaise [bouge|se pousse|fait de la place].`,
    `Devant la vitrine du photographe, le trottoir est taché de couleur, comme si l’on y avait [piétiné|hésité|dansé] longtemps.
      Dans la vitrine, il n’y a que des portraits de famille, serrés, [souriants|frisés|avec des chiens].
      Le photographe se souvient {noun:of} : une heure de pose devant la glace, à essayer de voir son propre dos.
      <Je rougis|Tu rougis|{name} rougit>. Des dos, <je n’en dessine|tu n’en dessines|{he} n’en dessine> jamais ; c’est [difficile|moins joli|l’autre côté de la feuille].
      @emotional Sur la vitre, à la craie grasse, il reste [une bouche|une buée bleue|un début de sourire].`,
    `¶ « On m’a demandé si je voulais bien être à côté », dit la vieille dame du rez-de-chaussée en [arrosant|plumant|coiffant] son géranium.
      ¶ À côté de qui ? À côté {noun:of}, bien sûr.
      Elle a répondu qu’elle avait [ses habitudes|un rendez-vous|une soupe sur le feu], que c’était gentil, qu’elle regrettait encore.
      <Je revois|Tu revois|{name} revoit> le blanc, large de [deux mains|trois doigts|une règle], laissé exprès au milieu pour que rien ne touche rien.
      @dramatic Le géranium perd une fleur //et elle tombe [juste entre les pieds|dans l’arrosoir|sans bruit].`,
    `Au commissariat, sur le registre des plaintes, il y a une ligne en [pastel|crayon gras|craie de couleur].
      Le brigadier n’a pas pu la lire : il croyait à [un arc-en-ciel|une tache|un enfant].
      <Je la lis|Tu la lis|{name} la lit>, avec l’habitude qu’on a de sa propre main : la plainte {noun:of} tient en un mot, « porte ».
      ¶ « Quelqu’un a perdu une porte ? » demande le brigadier, [le tampon levé|très doux|déjà debout].
      ¶ « Quelqu’un n’en a jamais eu », <dis-je|dis-tu|dit {name}>.
      @neutral La ligne est datée [d’hier|de cette nuit|du matin même], à l’heure du laitier.`,
    `La dernière trace mène à la plus haute marche de l’escalier [du phare|de l’horloge|de la vieille tour], d’où l’on voit toutes les fenêtres de {home}.
      C’est là qu’on a aperçu {noun}, cette nuit, en train de compter les lumières.
      Une seule était [jaune|carrée|allumée] : celle de la cuisine, avec une feuille au mur et un trou dedans.
      <Je m’assois|Tu t’assois|{name} s’assoit> à la même place //et <je compte|tu comptes|{he} compte> aussi.
      @light Il y a [trente-deux|quarante et une|cinquante] fenêtres, trois chats, et une culotte qui sèche.`,
  ],
};
