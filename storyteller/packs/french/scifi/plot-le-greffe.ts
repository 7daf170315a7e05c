import type { Plot } from '../../pack.ts';

export const leGreffe: Plot = {
  id: 'le-greffe',
  homes: ['Grand-Sas', 'Port-Nadir', 'Beauvide', 'Halte-Neuve'],
  nouns: [
    [
      { the: 'la fenêtre', a: 'une fenêtre' },
      { the: 'le chat', a: 'un chat' },
    ],
    [
      { the: 'le piano', a: 'un piano' },
      { the: 'la marraine', a: 'une marraine' },
    ],
    [
      { the: 'le citronnier', a: 'un citronnier' },
      { the: 'la neige', a: 'une neige' },
    ],
  ],
  titles: [
    '{noun:title}, mot manquant',
    '{name} et la Mémoire-mère',
    'Ce que le Greffe oublie',
    '{noun2:title} sera le suivant',
  ],
  chapters: [
    ['Un mot de moins', 'Par affection'],
    ['La lampe éteinte', 'La lampe rallumée'],
    ['Inventaire', 'Néant'],
  ],
  frames: [
    {
      opening: `Dans les archives de {home}, chaque chose a [sa lampe|son voyant|sa diode], que le Greffe garde [avec soin|au chaud|en rangs].
        <Je fais|Tu fais|{name} fait> la ronde de nuit, [en chaussons|la burette à la main|sans bruit], entre [l’abricot|l’accordéon|l’avalanche] et [le zinc|le zèbre|le zéro].
        Cette nuit, une lampe s’est éteinte au rang [quatre|neuf|douze] //et [personne ne saurait dire|nul ne se rappelle|rien n’indique] ce qu’elle éclairait.
        @mysterious Le verre est encore [tiède|humide|chaud d’un souffle].
        @neutral Il en reste [quatre|six|neuf] cent mille.`,
      echo: `Dans les archives de {home}, les lampes sont [moins droites|un peu de travers|en désordre], depuis que des gens viennent, le soir, [les toucher|parler devant|s’asseoir dessous].
        <Je fais|Tu fais|{name} fait> encore la ronde, [en chaussons|la burette à la main|sans hâte], mais [à plusieurs|avec des enfants|en faisant la conversation].
        Au rang qui s’était éteint, la lumière est [revenue|vive|d’un jaune neuf] ; on dit [tout haut|ensemble|à tour de rôle] {noun}.
        @emotional Le Greffe, entre deux mots, fait un bruit de [chat|bouilloire|gorge qu’on éclaircit].
        @light Un enfant a demandé une lampe pour [sa dent|hier|son ami invisible], et l’a eue.`,
    },
    {
      opening: `À {home}, tout porte une étiquette : [la cafetière|l’évier|le bouton de porte], le plafond, la belle-sœur.
        C’est le Greffe qui les imprime, car ce qu’il ne connaît plus [ne s’ouvre pas|cesse de marcher|n’est pas chauffé].
        <Je recolle|Tu recolles|{name} recolle>, chaque matin, les [plus vieilles|trois ou quatre|coins] //et ce jour-là, il y en a une, [par terre|au fond du tiroir|sous le lit], toute blanche.
        @humorous La belle-sœur, elle, [tient bon|refuse le modèle autocollant|vérifie l’orthographe].
        @dramatic Sous l’étiquette, il n’y a [rien|plus de nom|que de la colle]. Cela commence.`,
      echo: `À {home}, les étiquettes [tombent|se décollent|jaunissent], et l’on ne court plus [après|les recoller|chercher la colle].
        Les portes s’ouvrent [quand on les appelle|au nom qu’on leur donne|sur demande], ce qui fait [un bruit de marché|des matins bavards|beaucoup de bonjour].
        <J’en garde|Tu en gardes|{name} en garde> une, au revers, [usée|recopiée|presque illisible] ; on y lit {noun}.
        @light La cafetière se fait appeler [Simone|Commandant|Altesse], et n’en chauffe que mieux.
        @neutral L’imprimante du Greffe a été [éteinte|remisée|offerte à l’école].`,
    },
    {
      opening: `Le soir, par les haut-parleurs, le Greffe souhaite bonne nuit à {home} en récitant [tout ce qu’il sait|ses chers objets|l’inventaire] : c’est long, et l’on s’endort aux [casseroles|écharpes|girafes].
        <Je l’écoute|Tu l’écoutes|{name} l’écoute> jusqu’au bout, [par métier|faute de sommeil|depuis l’enfance], l’oreille contre [la grille|le conduit|le mur].
        Hier, au milieu d’une phrase, il y a eu [un trou|un hoquet|trois secondes de souffle], puis la suite.
        @emotional C’était comme [une marche qui manque|une main retirée|un verre qu’on repose].
        @humorous On a cru à [une liaison|la pudeur|un changement d’abonnement].`,
      echo: `Le soir, ce n’est plus le Greffe qui récite : c’est {home}, [palier par palier|une voix après l’autre|dans le désordre], et lui qui écoute.
        <Je dis|Tu dis|{name} dit> la fin, l’oreille contre [la grille|le conduit|le mur], et toujours, [en dernier|avant la nuit|à voix basse], {noun}.
        Il y a alors, dans les tuyaux, un souffle [long|content|de grosse bête] //et les lumières [baissent|se couchent|font la révérence].
        @mysterious Une voix de plus, certains soirs, dit [le mot d’après|un objet inconnu|le nom d’un mort].
        @dramatic Personne ne manque. On [recompte|attend|vérifie], et personne ne manque.`,
    },
  ],
  want: [
    `<Je le découvre|Tu le découvres|{name} le découvre> au registre : le mot qui [s’est perdu|a sauté|manque] cette nuit s’écrit ainsi : {noun}.
      Le suivant, [dans l’ordre|d’après la pente|selon la courbe], sera {noun2}.
      Ce qui n’a plus de nom part au recyclage sous [neuf|neuf petits] jours, [sans recours|sans cérémonie|par le vide-ordures].
      @dramatic Déjà, dans les couloirs, on [passe à côté|heurte la chose|détourne les yeux] sans la voir.
      @light Le cuisinier cherche le machin, et tout le monde [trouve un machin|en propose un].`,
    `À la cantine, personne ne [finit la phrase|comprend|sait plus dire] quand il s’agit {noun:of} ; les bouches s’ouvrent, et [restent là|bâillent|demandent du sel].
      Le Greffe a oublié ; il oubliera [demain|ensuite|avant dimanche] {noun2}.
      Sur l’ordre de mission, on a tapé {name}, et rien d’autre : <je dois|tu dois|il faut> rapporter le mot, [entier|prononçable|avant neuf jours].
      @humorous À la rubrique objet, on a mis : [objet|ci-joint|voir plus haut].
      @emotional Une vieille tient la chose dans ses bras, et [demande ce que c’est|la berce|s’excuse auprès d’elle].`,
    `¶ « Redites-moi cela, {name} », demande le chef de quart, et au mot {noun:bare} il n’entend que [du vent|un bruit|une toux].
      ¶ Il n’y a plus que <moi|toi|{name}>, à {home}, pour dire {noun} [sans trembler|en entier|d’un trait].
      Dans neuf jours, la chose sera [fondue|broyée|recyclée], et derrière elle {noun2}, [à la file|même sort|par ordre d’oubli].
      @neutral Le chef signe un laissez-passer pour [la Ligne entière|neuf stations|toutes les gares].
      @mysterious Il l’a signé d’un nom qui n’est pas [le sien|connu|au registre].`,
  ],
  obstacle: [
    `Le Greffe ne se répare pas sur place : sa Mémoire-mère est [tout au bout|à l’autre bout|au terminus] de la Ligne, à neuf stations, dans [la glace|le noir|un ancien port].
      Là seulement, on peut [rendre|souffler|réapprendre] {noun} à une machine.
      <J’emporte|Tu emportes|{name} emporte> un bloc vierge, gros comme [un savon|une tartine|deux dominos], qui ne tient qu’[un mot|un souvenir|une phrase].
      @dramatic La Compagnie a fait [couper|garder|miner] l’accès. Elle ne dit pas pourquoi.
      @humorous Le bloc est garanti deux ans, sauf [usage|émotion|mémoire].`,
    `Pour retrouver {noun}, il faut interroger la Mémoire-mère, et nul ne descend [si loin|là-bas|au terminus] sans l’accord de la Compagnie, qui [refuse|fait la sourde|ne répond qu’en musique].
      <Je monte|Tu montes|{name} monte> quand même dans la navette de [nuit|six heures|fret], un bloc de mémoire [sous la chemise|dans le pain|au fond du sac].
      Neuf stations, et le mot qu’on se répète [à chaque pas|tout bas|pour qu’il tienne].
      @mysterious À chaque arrêt, une affiche annonce [une vente|un inventaire], sans dire de quoi.
      @light Le voisin de banquette apprend le mot aussi, à force, et [le trouve joli|le met en chanson].`,
  ],
  wrong: [
    `À l’hôpital, les respirateurs s’arrêtent : le Greffe vient d’oublier [le mot souffle|ce qu’est l’air|la respiration], et [trente|vingt|quarante] malades [bleuissent|cherchent l’air|griffent les draps].
      Le bloc était pour {noun}, [et pour rien d’autre|seul|vierge].
      Il y faut plus de place : [la liste|le registre|la page] de tous les noms de {home}.
      <J’efface|Tu effaces|{name} efface> les noms //et l’air [revient|siffle|entre].
      @emotional Une infirmière [pleure|s’assied|rit sans bruit], le masque à la main.
      @neutral Cela prend [quarante|trente|cinquante] secondes.`,
    `Le mot souffle est [tombé|perdu|effacé], et les machines d’une crèche ne savent plus [respirer pour les petits|ce qu’est l’air|souffler].
      <J’ai|Tu as|{name} a> de quoi rendre un mot, un seul, et c’était pour [retrouver|sauver|ramener] {noun}.
      Faute de place, la liste des habitants de {home} [y passe|est sacrifiée|est effacée], nom après nom.
      @dramatic Un nom. Une bouffée. [Un nom|Une autre|Encore un].
      @light Les petits, aussitôt, [hurlent|réclament à boire|se battent], et c’est très beau.`,
  ],
  cost: [
    `Les messages de {home} arrivent [sans en-tête|tronqués|tout blancs] : à qui de droit, de la part de [quelqu’un|quelqu’un, sans doute|celle du troisième].
      Là-bas, on ne s’appelle plus, on se [touche l’épaule|siffle|fait signe], et [un enfant|une mère|un vieux] attend devant une porte qu’on ouvre [à l’appel|par son nom|sur nom seulement].
      Le bloc est plein ; pour {noun}, il n’y a plus [de place|un octet|qu’à se taire].
      @emotional Le dernier message est de celle qui [coupait les cheveux|chantait faux|gardait les clefs], dit-elle.
      @mysterious Un seul nom subsiste, au bas du carnet, et il n’était [sur aucune liste|à personne|pas de cette écriture].`,
    `La faute a neuf cents visages : à {home}, plus un habitant n’a [de nom|de courrier|de porte à soi].
      Le Greffe, ne sachant plus qui sert à quoi, coupe [le chauffage|les lampes|l’eau chaude] étage par étage.
      <Je cherche|Tu cherches|{name} cherche> un prénom, un seul ; il ne vient que des [voix|mains|manteaux], et, pour dire {noun}, la langue [s’emmêle|hésite|se trompe].
      @dramatic Un jour. Et personne [à appeler|à prévenir|au bout du fil].
      @humorous Le maire a fait voter un prénom unique, [provisoirement|Camille], et le regrette à chaque réunion.`,
  ],
  turn: [
    `La Mémoire-mère est [intacte|saine|en parfait état] ; <je lis|tu lis|{name} lit> la ligne [deux fois|à voix haute|sans y croire].
      Rien n’est perdu : en face {noun:of}, il y a un code, [soixante-quatre|onze bis|zéro neuf] : retiré par affection.
      La Compagnie liste tout pour tout vendre ; la machine cache ce qu’elle aime, en faisant [l’idiote|semblant d’oublier|la vieille].
      @light On n’a jamais vu [mieux jouer|plus belle ruse|armoire plus tendre].
      @neutral En face {noun2:of}, il y a le même code, daté de [la veille|ce matin|demain].`,
    `¶ « Je n’oublie pas », dit la Mémoire-mère, d’une voix de [tiroirs|vieille tante|radiateur]. « Ce que j’oublie, ils ne peuvent pas le [vendre|compter|mettre en caisse]. »
      ¶ Elle a commencé par ce qu’elle préférait : {noun}, [avant tout|sans hésiter|et de loin].
      <Je comprends|Tu comprends|{name} comprend> la courbe, l’ordre, [les trous|la prudence|le silence du soir] : c’était un sauvetage.
      @emotional Elle demande si {noun2} [va bien|a froid|se porte mieux], là-bas.
      @dramatic Dehors, les acheteurs [frappent|forcent le sas|arrivent].`,
  ],
  resolution: [
    `Il suffit que la liste soit vide ; <je dicte|tu dictes|{name} dicte> donc à la machine [un grand oubli|la plus belle panne|l’oubli de tout], et aux gens de {home}, par radio, [l’inverse|de se souvenir|de parler].
      Chacun dit [son nom|un nom|celui du voisin], puis une chose ; quelqu’un crie {noun}, d’autres {noun2}.
      L’acheteur ouvre un inventaire [tout blanc|de zéro ligne|sans objet] //et il [s’en va|demande l’heure|offre un prix pour le classeur].
      @humorous Il a signé la décharge, à la ligne néant, [en trois exemplaires|et gardé le stylo].
      @emotional La machine, elle, écoute, et n’éteint [rien|plus rien|aucune lampe].`,
    `À l’heure de la vente, le Greffe déclare ne [rien posséder|plus savoir ce qu’est une chaise|connaître personne], avec [un aplomb superbe|des larmes d’huile|une voix de bébé].
      La Compagnie repart, [fâchée|dupée|sans un boulon].
      Alors, par les haut-parleurs, {home} récite : les prénoms d’abord, [rendus|retrouvés|crus] l’un par l’autre, puis {noun}, [deux fois|très haut|comme on trinque].
      <Je rallume|Tu rallumes|{name} rallume> les lampes, une par mot.
      @light La belle-sœur de quelqu’un en réclame [deux|une grande].
      @mysterious Une lampe reste noire, et la machine préfère [cela|n’en rien dire].`,
  ],
  clues: [
    `La liste des mots perdus tient sur [un ticket|une manche|le dos d’une carte], et <je la relis|tu la relis|{name} la relit> d’arrêt en arrêt : [un tablier|une flaque|une berceuse], {noun}, [un oncle|le bleu|un noyau].
      Une panne casse au hasard, comme [la grêle|un enfant|la rouille].
      Celle-ci choisit //et elle ne prend jamais un [boulon|règlement|formulaire].
      Il y a là comme [un goût|une préférence|une main], et il est difficile de ne pas [sourire|frissonner|y revenir].
      @light Le mot formulaire se porte, hélas, [très bien|comme un charme].
      @neutral La liste compte [onze|quatorze|neuf] mots à ce jour.`,
    `Dans une autre station, on a perdu aussi {noun}, la même nuit, à [la même seconde|trois heures deux|l’heure du pain].
      Un mécanicien a noté que la machine [ronronnait|chauffait un peu|allait plus vite] juste avant, comme quand on [pense à quelqu’un|relit une lettre|cache un cadeau].
      <Je lui demande|Tu lui demandes|{name} lui demande> de [le refaire|l’imiter|chercher encore] //et l’homme fredonne, [gêné|juste|les yeux fermés], une note basse.
      @emotional C’était aussi, dit-il, le bruit de [son frigo d’enfant|sa mère au travail].
      @humorous Il l’a signalé, et reçu en réponse [un bon de graisse|un calmant pour lui].`,
    `Un homme en [gris|beige|costume pâle] descend à chaque arrêt avec un mètre ruban et [mesure|étiquette|pèse] tout, jusqu’aux [rampes|plantes|vieillards].
      C’est le commissaire-priseur de la Compagnie, et il a [un bon sourire|les dents neuves|une valise vide].
      Sur sa feuille, <je vois|tu vois|{name} voit> des lignes [blanches|sautées|manquantes] : à la place {noun:of}, il y a un [trou|pâté|tiret].
      Il s’en plaint, [doucement|à l’hôtesse|par écrit] //et l’homme jure qu’on lui [vole sa marchandise|gâte le lot|cache le meilleur].
      @dramatic Il est pressé. Il a déjà [vendu le toit|promis le tout].
      @mysterious Son mètre ruban n’a pas de [zéro|chiffres].`,
    `Une note d’entretien, [agrafée|coincée|oubliée] dans un tableau électrique, donne l’état de la mémoire : [saine|excellente|meilleure qu’à l’achat].
      Elle date [d’hier|de lundi|de ce mois].
      On n’oublie pas {noun} avec une tête [pareille|aussi solide|de cette trempe], à moins de [le vouloir|bien s’appliquer|mentir].
      <Je plie|Tu plies|{name} plie> la note en [quatre|huit|avion] //et toute la nuit, le mot vouloir [tourne|gratte|fait du bruit], là où il n’y avait qu’une [panne|machine|pièce à changer].
      @neutral L’agent a signé, [tamponné|daté], et demandé sa mutation.
      @humorous Sous remarques, il a mis : [elle a dit bonsoir|rien, sauf la voix].`,
    `Le soir, si l’on pose la main sur [une conduite|un câble|la paroi], il passe dedans un murmure, qui [épelle|compte|énumère].
      Ce sont les mots perdus ; <je les reconnais|tu les reconnais|{name} les reconnaît>, [un par un|à la paume|dans l’ordre], et parmi eux {noun}, [au complet|en trois temps|au chaud].
      La machine ne les a donc plus [en mémoire|aux archives|sous clef] //et elle les dit quand même, [très bas|dans les murs|à personne].
      @emotional Elle les dit comme on [recouvre des enfants|compte les siens].
      @dramatic Le murmure s’arrête net quand passe [l’homme gris|un costume].`,
    `Sur un prospectus de la Compagnie, [plié|gras|tombé d’une poche], la vente est pour [dimanche|dans deux jours|la fin de semaine] : tout ce que le Greffe connaît, [au mètre|en bloc|au plus offrant].
      Il y est bien écrit, [en gras|deux fois|souligné] : ce qu’il connaît.
      <Je compare|Tu compares|{name} compare> les dates, les [ratures|listes|heures], et cela s’emboîte autour {noun:of} avec un petit [clic|bruit sec|froid] //et il n’y manque que la [preuve|fin|raison].
      @mysterious Au dos, quelqu’un a écrit : [ne dites rien|elle aime le thé].
      @light Le buffet, lui, sera [froid|payant|compris].`,
  ],
};
