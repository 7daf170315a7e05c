import type { Plot } from '../../pack.ts';

export const laMarge: Plot = {
  id: 'la-marge',
  homes: ['Saint-Fargeau-le-Pont', 'Lisieux-Bas', 'Montferrier', 'Quincy-les-Bains'],
  nouns: [
    [
      { the: 'le naufrage', a: 'un naufrage' },
      { the: 'la confiture', a: 'une confiture' },
    ],
    [
      { the: 'le faucon', a: 'un faucon' },
      { the: 'la gouvernante', a: 'une gouvernante' },
    ],
    [
      { the: 'la neige', a: 'une neige' },
      { the: 'le train de nuit', a: 'un train de nuit' },
    ],
  ],
  titles: [
    'Dans la marge',
    'Qui a souligné {noun} ?',
    '{noun:title}, page cent douze',
    'Au crayon, à propos {noun:of}',
  ],
  chapters: [
    ['Au crayon', 'À l’encre'],
    ['Page douze', 'Dernière page'],
  ],
  frames: [
    {
      opening: `Le livre n’a pas été emprunté depuis [onze|sept|neuf] ans ; il s’intitule {noun:title} //et il [bâille du dos|sent la cave|a un rond de tasse sur la couverture].
        <Je l’ouvre|Tu l’ouvres|{name} l’ouvre> par pitié, à la bibliothèque de {home}, [un jour de pluie|entre deux rendez-vous|faute de radiateur].
        Page douze, dans la marge, quelqu’un a écrit au crayon : « [Menteur.|Allons donc.|Vous croyez ?] »
        ? C’est tout frais ; la mine a laissé [de la poussière|un grain gris|une miette], que l’on peut souffler.
        @light À la page treize, il y a « [Ah, quand même|Mieux|Bon] ».`,
      echo: `Le livre ne quitte plus la table de nuit, [calé sous une lampe|entre deux tasses|ouvert sur le ventre], car la bibliothèque de {home} a fini par [le donner|fermer les yeux|renoncer].
        <Je l’ouvre|Tu l’ouvres|{name} l’ouvre> au hasard, au chapitre {noun:of}.
        Les marges sont pleines, à deux crayons //et cela [déborde sur le texte|tourne aux coins|continue sur la nappe].
        Page douze, sous la première note, {companion} a ajouté : « [D’accord|Pardon|Je le croyais]. »
        @humorous L’auteur, mort depuis longtemps, n’a [rien touché|pas répondu|jamais été aussi lu].`,
    },
    {
      opening: `À {home}, la bibliothèque prête aussi [des parapluies|des cannes|des moules à gâteau], qui reviennent plus souvent que les livres.
        <J’y vais|Tu y vas|{name} y va> pour un parapluie //et <j’en repars|tu en repars|{he} en repart> avec un roman, {noun:title}, [glissé de force|offert en prime|tendu par la bibliothécaire].
        Dans l’autobus, <je tombe|tu tombes|{he} tombe> sur une marge [grise|bavarde|noircie] : une écriture penchée se moque du héros //et elle a [raison|de l’esprit|raison deux fois].
        ? Il pleut ; <j’ai|tu as|{he} a> manqué [l’arrêt|deux arrêts|le terminus].
        @neutral Le roman compte [trois cent deux|quatre cents|deux cent soixante] pages.`,
      echo: `La bibliothécaire reprend le parapluie, [quatre mois|six mois|un an] après, sec, et ne réclame pas d’amende.
        ¶ « Et l’autre objet ? » demande-t-elle, [le tampon en l’air|par-dessus ses lunettes|l’air innocent].
        ¶ <Je montre|Tu montres|{name} montre> la porte ; {companion} attend dehors, sous [l’averse|l’auvent|un journal], et lit {noun} à voix haute, pour personne.
        ¶ « Celui-là, on le [garde|prolonge|perd] », <dis-je|dis-tu|dit-{he}>.
        @mysterious Sur la fiche de prêt, deux noms se suivent, datés de la même [main|minute|pluie].`,
    },
    {
      opening: `Relire est <mon métier|ton métier|le métier de {name}> : [les modes d’emploi|les menus|les avis de décès], les fautes des autres, [huit heures par jour|à la ligne|au mètre].
        Alors, quand une marge corrige une erreur que <j’avais|tu avais|{he} avait> laissée, voilà [dix|douze|huit] ans, dans un roman, {noun:title}, cela pique.
        La note dit : « [Trois cygnes|Deux lunes|Quatre jeudis], puis deux. Personne ne compte donc ? »
        <Je recompte|Tu recomptes|{he} recompte>. On avait raison.
        @dramatic Le crayon a appuyé si fort que la page [est percée|se souvient|en garde le dos].`,
      echo: `<Je relis|Tu relis|{name} relit> encore pour vivre, mais [à deux|à voix haute|au lit], et les fautes ne sont plus toutes rendues.
        {companion} veut en garder : un [« baisser »|soupir|« matin »] de trop, une page où l’on a écrit {noun} à la place d’autre chose.
        ¶ Un crayon répond, dans la marge [de la nappe|du journal|d’une épaule] : trois, puis deux, puis [tout le monde|un seul|on verra].
        @emotional La gomme est au fond d’un tiroir, avec [les alliances des autres|les clés perdues|la pluie].`,
    },
  ],
  want: [
    `Les notes continuent, serrées, [drôles|furieuses|précises] //et il y en a une, au bas du chapitre {noun:of}, qui n’est plus une critique : « [Moi aussi.|Comme c’est seul.|Et qui attend l’autre ?] »
      <Je veux|Tu veux|{name} veut> savoir quelle main a écrit cela.
      <Je réponds|Tu réponds|{he} répond> au crayon, en dessous, une seule ligne au sujet {noun2:of} //et <je remets|tu remets|{he} remet> le livre [en rayon|à sa place|de travers, exprès].
      @emotional Le crayon, ensuite, reste [tiède|dans la poche du cœur|longtemps entre les doigts].`,
    `<Je rends|Tu rends|{name} rend> le roman avec une question à la page quarante : « Pourquoi {noun}, et pas plutôt {noun2} ? »
      Trois jours après, il y a une réponse, [longue|en pattes de mouche|tout autour du texte], et une question en retour.
      Quelqu’un, dans cette ville, [lit comme on discute|taille trop son crayon|a de la patience] //et <je veux|tu veux|{he} veut> voir son visage.
      @humorous La bibliothécaire jure qu’elle ne voit rien, [en voyant tout|depuis son escabeau|à travers trois rayonnages].`,
    `Un inconnu, c’est [reposant|commode|un beau papier blanc] ; puis, à la page cent, il écrit : « Si vous aimez {noun}, ne me le dites pas. Si vous préférez {noun2}, [rendez le livre|tournez la page|venez]. »
      <Je tourne|Tu tournes|{name} tourne> la page, évidemment.
      Elle est vide, avec une trace de [doigt|café|gomme] //et <je décide|tu décides|{he} décide> de trouver à qui elle appartient.
      @light <J’achète|Tu achètes|{he} achète> un crayon neuf, [mine tendre|à rayures|à bout doré], pour avoir l’air de quelqu’un.`,
  ],
  obstacle: [
    `Le livre figure sur la liste du pilon : [trop vieux|pas lu|moisissures au dos], il partira avec les autres, avant la fin du mois.
      <Je demande|Tu demandes|{name} demande> un sursis. On <m’accorde|t’accorde|lui accorde> de l’emprunter, mais alors l’autre main ne pourra plus [répondre|écrire|l’ouvrir].
      Et si l’on laisse {noun} en rayon, le camion [viendra|passera|n’attend pas].
      @dramatic Dans la cour, on entend déjà [la benne|le moteur|les cartons] [s’ouvrir|grincer|approcher].`,
    `La bibliothèque de {home} a quatre cents lecteurs, dont [cent|deux cents|cinquante] fantômes, et le secret professionnel y est gardé par Mlle Roze, qui fait [du judo|du crochet|la liste des retards].
      <Je compare|Tu compares|{name} compare> les écritures : [listes de courses|livre d’or|pétitions], menus, ardoises ; tout le monde penche les l.
      Dans la marge {noun:of}, pendant ce temps, on écrit : « Vous brûlez. [Ou pas|À peine|J’ai toussé]. »
      @mysterious Ce jour-là, dans la salle, il n’y avait que [trois|quatre|deux] personnes, et l’une dormait.`,
  ],
  wrong: [
    `Sur [un reçu|un sac de pain|un bordereau], <je reconnais|tu reconnais|{name} reconnaît> les l penchés, le point en virgule, tout : c’est {companion}.
      Il suffirait de le dire. Mais la marge est si [franche|douce|facile] //et {companion} y parle si bien de <moi|toi|{name}> sans le savoir.
      <Je me tais|Tu te tais|{he} se tait> //et <je continue|tu continues|{he} continue>, au chapitre {noun:of}, à [interroger|répondre|jouer].
      @mysterious La lampe, ce soir-là, [regarde|charbonne|baisse d’elle-même].`,
    `À présent, <je sais|tu sais|{name} sait> que l’autre main est celle de {companion}, à cause d’une [tache d’encre verte|faute charmante|rature en étoile].
      Un aveu gâcherait tout ; <je pose|tu poses|{he} pose> donc une question de plus : de quoi a-t-on [peur|envie|honte], après {noun} ?
      La réponse vient, entière, confiante, [sur deux pages|à l’encre|jusqu’au bas].
      Elle n’était pas pour quelqu’un qui [connaît le visage|sait|triche].
      @light <Je lui offre|Tu lui offres|{he} lui offre>, le lendemain, ce que la page réclamait : [des nèfles|un silence|un rire], comme par hasard.`,
  ],
  cost: [
    `Le jour suivant, toutes les marges sont [blanches|nues|propres].
      On a gommé, page après page, [avec patience|une nuit entière|jusqu’à pelucher], deux saisons de conversation //et il n’en reste que des rouleaux gris dans la reliure.
      <Je cherche|Tu cherches|{name} cherche> encore au chapitre {noun:of} ; à contre-jour, le creux d’un mot tient bon : « [saviez|depuis quand|vous] ».
      @dramatic <Je souffle|Tu souffles|{he} souffle>, et le reste [s’envole|tombe|n’est plus lisible].`,
    `Il y a une dernière note, [à l’encre|en capitales|bien droite], au dos de la couverture : « [Les inconnus ne trichent pas|Vous aviez mon visage, moi non|C’était plus beau avant]. »
      Rien d’autre, pas même au sujet {noun:of}, qu’on avait laissé en suspens page [deux cents|cent trente|deux cent dix].
      <Je relis|Tu relis|{name} relit> [deux fois|mot à mot|jusqu’au point final], et rien ne [penche|sourit|cède].
      @neutral Le livre est rendu avec [deux jours|une heure|onze minutes] d’avance.`,
  ],
  turn: [
    `<Je reprends|Tu reprends|{name} reprend> le roman au début, avec un stylo, cette fois, et à la page {noun:of} <j’écris|tu écris|{he} écrit> ce que <je savais|tu savais|{he} savait>, depuis [quand|quel jour|quelle tache], et pourquoi ce silence.
      Cela tient [dans une marge|en neuf lignes|en travers], c’est signé, nom et adresse.
      L’encre, on ne la [gomme|reprend|souffle] pas.
      @light Mlle Roze regarde ailleurs, [en sifflotant|tout un quart d’heure|jusqu’à loucher], car c’est interdit.`,
    `Le camion du pilon est dans la cour. <Je grimpe|Tu grimpes|{name} grimpe> [dans la benne|sur les cartons|par la roue], au milieu des [atlas|missels|codes] //et <je cherche|tu cherches|{he} cherche> {noun}, dos jaune, coin mordu.
      En le trouvant, <je comprends|tu comprends|{he} comprend> une chose simple : la marge n’est pas un endroit où se cacher, c’est [la place qu’on laisse|un début|l’endroit de la main].
      <Je descends|Tu descends|{he} descend> et <je signe|tu signes|{he} signe>.
      @humorous Le chauffeur demande si c’est [pour offrir|un polar|à rendre le vingt].`,
  ],
  resolution: [
    `Le roman revient par la poste, [sans mot|mal ficelé|dans du papier à fleurs], avec une clé pour signet, au chapitre {noun:of}.
      Dans la marge, à l’encre aussi : « Troisième [étage|porte|sonnette]. La lampe est mauvaise. Apporte [un crayon|du pain|tes fautes]. »
      <Je monte|Tu montes|{name} monte>, {companion} ouvre ; et, pour la première fois, <je n’ai|tu n’as|{he} n’a> [rien à corriger|pas de réplique|plus de marge].
      @mysterious Sur le palier, il y a déjà deux [paillassons|parapluies|paires de chaussures], et la même adresse.`,
    `À la grande table de la bibliothèque, {companion} s’assoit [en face|à côté|sur le bord], ouvre {noun:title} à la première page, et pousse la moitié du livre.
      ¶ « On recommence, sans [crayon|masque|mentir]. Lis-moi ça à voix haute. »
      ¶ <Je lis|Tu lis|{name} lit>. Mlle Roze fait chut, puis [éteint la salle du fond|s’assoit aussi|tourne l’écriteau], et l’on entend deux personnes sourire.
      @emotional Au bas de la page, deux index [se rencontrent|attendent|tournent ensemble].`,
  ],
  clues: [
    `Page vingt-huit, en face du mot {noun:bare}, la marge note : « J’en ai eu la même peur, à [douze|neuf|vingt] ans, dans [un escalier|une gare|une cabine]. »
      C’est la première fois que l’écriture parle de quelqu’un qui vit.
      <Je réponds|Tu réponds|{name} répond> : « Et qui est venu ? » Le surlendemain, sous la question, il y a [un trait|une croix|un petit rond], puis « personne, mais on a [chanté|laissé une lampe|frappé au mur] ».
      @emotional Les deux mots suivants ont été [effacés|repassés|mouillés], et la page gondole.`,
    `Entre les pages soixante et soixante et une, un ticket sert de signet : [un bain public|une place de poulailler|un aller simple], périmé, au dos duquel on a fait une addition.
      Ce n’est pas de l’argent ; ce sont des heures, [huit|six|onze] en tout, dont une entourée, avec l’indication : « {noun}, enfin ».
      <Je la refais|Tu la refais|{name} la refait> de tête ; l’addition est [fausse|trop longue|trop courte] d’exactement une heure.
      @neutral Le ticket est [rose|troué deux fois|numéroté], et le prix illisible.`,
    `Au chapitre neuf, les deux crayons se disputent. L’auteur a [expédié|raté|escamoté] {noun} en trois lignes ; dans la marge, l’autre réécrit la scène.
      C’est bien meilleur. Il y a [une fenêtre|un chien|de la neige], personne ne dit « je vous aime » //et cela s’entend jusqu’au couloir.
      <J’ajoute|Tu ajoutes|{name} ajoute> une réplique, [minuscule|en tremblant|à l’essai]. Le lendemain, elle a été entourée, trois fois.
      @light Un bonhomme, dans le coin, [applaudit|jette son chapeau|fait la roue].`,
    `¶ « Celui qui lit cela », souffle le vieux relieur en tournant le livre dans [la lumière|ses pouces|le bon sens], « a [l’habitude d’attendre|un métier de patience|mangé une pomme]. »
      ¶ Il le voit au papier : les pages sont ouvertes juste assez, jamais cassées, sauf une, celle {noun:of}, qu’on a [lue sous la lampe|lue trop souvent|serrée].
      <J’essaie|Tu essaies|{name} essaie> de tenir le volume de la même façon, et les pouces tombent dans [deux creux|des marques|la même place].
      @mysterious Les creux sont [chauds|plus grands que les pouces|du matin].`,
    `À la page cent cinquante, la marge ne parle plus du livre. Elle raconte une journée, à {home}, avec [un retard|une averse|une porte], et quelqu’un, « je ne dirai pas qui », qui a ri [d’un rien|de travers|au bon moment].
      La note conclut, au sujet {noun:of} : « [Tant pis|On s’en remet|C’est secondaire]. »
      <Je connais|Tu connais|{name} connaît> [ce jour-là|cette journée|ce rire] ; <j’y étais|tu y étais|{he} y était>.
      @dramatic Le livre tombe, et toute la salle [se retourne|attend|sait].`,
    `Mlle Roze pose un second exemplaire sur le comptoir, [de la réserve|plus propre|sans dire un mot] : celui-ci a été annoté aussi, il y a quarante ans, par deux mains.
      Leurs notes, autour {noun:of}, se cherchent, se fâchent, puis, à la fin, l’une écrit « [Jeudi|Ce soir|Maintenant] ? » et l’autre « oui ».
      <Je demande|Tu demandes|{name} demande> ce qu’ils sont devenus. Elle [rosit|range un crayon|ôte son alliance pour l’essuyer], et dit qu’on ferme.
      @humorous L’amende de retard, calcule-t-elle, se monte à [quatre mille|neuf mille|six mille] francs, et une vie.`,
  ],
};
