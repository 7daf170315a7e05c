import type { Plot } from '../../pack.ts';

export const laClause: Plot = {
  id: 'la-clause',
  homes: ['Port-Aubry', 'Vaudrey', 'Saint-Cybard', 'Roquelune'],
  nouns: [
    [
      { the: 'le cerisier', a: 'un cerisier' },
      { the: 'la barque', a: 'une barque' },
    ],
    [
      { the: 'le perroquet', a: 'un perroquet' },
      { the: 'la véranda', a: 'une véranda' },
    ],
    [
      { the: 'la locataire', a: 'une locataire' },
      { the: 'le piano', a: 'un piano' },
    ],
  ],
  titles: ['La clause {noun:of}', 'À vendre avec {noun}', 'Sauf {noun}', 'Le volet de gauche'],
  chapters: [
    ['L’état des lieux', 'La signature'],
    ['Ce que l’on hérite', 'Ce que l’on garde'],
  ],
  frames: [
    {
      opening: `Le volet de gauche de la maison est bloqué depuis [la mort de tante Aurore|l’hiver|vingt ans], à demi ouvert, comme [un œil|une bouche|quelqu’un qui hésite].
        <Je tire|Tu tires|{name} tire> dessus, d’abord [par devoir|poliment|du bout des doigts], ensuite du pied.
        Il reste au même endroit //et il en tombe [une guêpe|de la rouille|un vieux nid].
        <J’ai|Tu as|{he} a> hérité, voilà ; à {home}, on appelle cela [une chance|des murs|un toit, à peu près].
        @humorous La guêpe, qui avait un bail, [prend l’affaire très mal|demande à voir l’acte|choisit la nuque].`,
      echo: `Le volet de gauche est toujours bloqué, à demi ouvert, et l’on a [planté un rosier dessous|posé une tasse sur l’appui|renoncé à le graisser].
        <Je tire|Tu tires|{name} tire> dessus, pour la forme, [en passant|avec la main libre|comme on sonne].
        Par la fente, on voit juste ce qu’il faut : [la table|deux chaises|une épaule], {companion}, un coin {noun:of}.
        S’il s’ouvrait un jour, il faudrait [saluer les voisins|repeindre|inviter du monde].
        @mysterious Au matin, il est fermé ; personne n’avoue, [et le vent non plus|et personne ne demande|et il grince de bonheur].`,
    },
    {
      opening: `Maître Lheureux lit les testaments comme [des menus|un horaire de trains|d’autres lisent l’avenir], en gardant le meilleur pour la fin.
        ¶ « À {name}, la maison de {home}, les dettes et [la vaisselle|le chat, s’il revient|les confitures]. »
        ¶ <Je remercie|Tu remercies|{name} remercie>, <je me lève|tu te lèves|{he} se lève>.
        Il lève un doigt, [taché d’encre|court|désolé] : il y a un second feuillet, [agrafé de travers|plié en quatre|d’une autre encre].
        @dramatic Le doigt reste en l’air, et le fauteuil [se rappelle au dos|est déjà froid|n’a jamais été aussi bas].`,
      echo: `Maître Lheureux relit l’acte, [debout|sans lunettes|en bras de chemise], dans la cuisine où il n’avait rien à faire.
        ¶ « Donc, personne ne vend », dit-il, « et tout le monde [signe|reste|en reprend]. »
        ¶ <Je lui sers|Tu lui sers|{name} lui sert> [un fond de prune|un café|du porto] sur le second feuillet.
        {companion} rit ; le notaire ajoute, au chapitre {noun:of} : [« lu et approuvé »|« réservé »|« pour toujours, ou presque »].
        @light Il repart à vélo, [sans les mains|en chantant l’article douze|son chapeau à l’envers].`,
    },
    {
      opening: `Sur la boîte aux lettres, il y a encore le nom de tante Aurore, en lettres [de cuivre|bleues|découpées], et un escargot.
        ? La clé tourne dans le mauvais sens, c’est-à-dire [le bon|vers la gauche|comme tout ici].
        Dedans, cela sent [la cire|le camphre|la pomme], et chaque meuble porte une étiquette avec un prénom.
        <Je cherche|Tu cherches|{name} cherche> <le mien|le tien|le sien> //et <je le trouve|tu le trouves|{he} le trouve> sur [une chaise de paille|la pendule arrêtée|le plus grand lit].
        @neutral La maison compte [cinq|six|sept] pièces, une cave et [un arriéré de taxe|deux greniers|un puits].`,
      echo: `Sur la boîte aux lettres, les lettres [de cuivre|bleues|découpées] de tante Aurore sont restées ; en dessous, on a ajouté deux prénoms, au [crayon|pinceau|canif].
        L’un dit « {name} », l’autre penche [un peu|vers le premier|à cause de l’escargot].
        Quand le facteur apporte quelque chose au sujet {noun:of}, il sonne [deux fois|longtemps|pour le plaisir].
        ? La clé tourne toujours [à l’envers|vers la gauche|comme elle veut], et l’on s’y est fait.
        @emotional La nuit, il y a de la lumière derrière les deux [noms|fenêtres|rideaux].`,
    },
  ],
  want: [
    `La clause tient en une ligne : la maison se vend avec {noun}, ou elle [ne se vend pas|attend|retourne aux hirondelles].
      Or <je veux|tu veux|{name} veut> vendre, [vite|avant l’automne|au premier qui passe], et reprendre le train.
      L’acheteur, un monsieur de [Lyon|Bâle|la ville], paie comptant, à condition qu’il ne soit plus question de cela, ni même {noun2:of}.
      ? Il reste [un mois|trois semaines|quelques jours] pour savoir à qui laisser l’un ou l’autre.
      @neutral Le prix est écrit au crayon, [rond|à l’envers|en bas de page].`,
    `Tante Aurore n’a laissé qu’une consigne, au dos [d’une recette|d’un faire-part|du calendrier des pompiers] : « Ne pas séparer {noun} et {noun2}. »
      <Je ne veux|Tu ne veux|{name} ne veut> rien séparer, <je veux|tu veux|{he} veut> [vendre|dormir|rentrer].
      Il suffirait de trouver quelqu’un, à {home}, qui comprenne la phrase et qui [en veuille|signe|s’en charge].
      @light <J’achète|Tu achètes|{he} achète> des chaussures plates et [un cornet de cerises|deux stylos|un plan], et la recherche commence.`,
    `¶ « Sans accord écrit au sujet {noun:of}, je ne peux pas [vendre|tamponner|vous rendre votre liberté] », soupire le notaire.
      ¶ Tout le monde a un avis sur {noun2}, mais pour le reste les gens [changent de trottoir|regardent leurs mains|parlent du temps].
      <Je décide|Tu décides|{name} décide> de rester, une semaine, [pas davantage|montre en main|valise fermée], le temps d’un paraphe.
      @mysterious Le chat de la tante, qu’on disait perdu, [suit à distance|dort sur la valise|attend déjà devant la porte].`,
  ],
  obstacle: [
    `L’acheteur téléphone [tous les matins|à l’heure du café|pendant les bains], et demande si la question {noun:of} est réglée.
      Elle ne l’est pas ; elle a [fait des petits|gagné le café|changé de camp].
      On conseille de patienter jusqu’à [la Saint-Jean|la foire|la prochaine lune], car ici les signatures ont leur saison.
      @humorous Le stylo du maire est d’ailleurs [en réparation|prêté|au régime sec].`,
    `Une femme arrête <mon|ton|son> vélo d’une main : son père s’est fâché avec Aurore à cause {noun:of} //et elle compte bien [continuer|hériter de la fâcherie|ne pas signer].
      Il y a comme cela, à {home}, [sept|neuf|onze] familles, pour ou contre, depuis [la guerre|le bal de soixante-deux|toujours].
      <J’ouvre|Tu ouvres|{name} ouvre> un carnet à deux colonnes, et les deux sont bientôt [pleines|fausses|illisibles].
      @dramatic Sur la porte, ce soir, quelqu’un a tracé un mot : [RESTEZ|NON|AURORE].`,
  ],
  wrong: [
    `L’acheteur arrive un jour trop tôt, avec [des fleurs|un architecte|le chèque] //et il ne demande qu’une signature.
      <Je songe|Tu songes|{name} songe> à {companion}, qui a droit à [mieux|quelqu’un de libre|autre chose] qu’une personne en transit et qu’un toit qui fuit.
      <Je signe|Tu signes|{he} signe> donc, sans prévenir //et <je raye|tu rayes|{he} raye> {noun} d’un trait [bien droit|propre|de règle].
      @emotional Le stylo laisse sur le doigt une tache que [l’eau|le savon|la nuit] n’enlèvera pas.`,
    `Le papier de l’accord, il manque seulement un nom //et {companion} l’aurait [donné|écrit|refusé] si on l’avait demandé.
      <Je ne demande|Tu ne demandes|{name} ne demande> pas ; pour épargner à tout le monde [une scène|un adieu|des phrases], <j’imite|tu imites|{he} imite> la signature, boucle comprise.
      Voilà {noun} en règle, et une maison [vendue|vide|de moins].
      @mysterious La boucle, sur le papier, [tremble encore|est plus belle que la vraie|ressemble à un nœud].`,
  ],
  cost: [
    `Les déménageurs mesurent déjà [l’escalier|les portes|le lit], en parlant fort.
      Sous le buffet, ils trouvent le carton où tante Aurore gardait ce qu’elle savait {noun:of}, et ils le posent [sous la pluie|dans la benne|sur le trottoir] avec le reste.
      <Je le rattrape|Tu le rattrapes|{name} le rattrape> à temps ; il ne contient que [des listes|une robe|des lettres non envoyées], et l’adresse de {companion}.
      @dramatic La camionnette [recule|klaxonne|ferme ses portes] //et il faut choisir une main.`,
    `¶ « C’est donc fait », dit la boulangère //et elle rend la monnaie sans [un mot de plus|la pièce porte-bonheur|regarder].
      ¶ Personne ne reproche rien ; on [salue|cède sa place|parle du train de six heures], on est parfait.
      <Je rentre|Tu rentres|{name} rentre> avec un pain pour deux, [par habitude|par erreur|encore chaud].
      Devant la maison, quelqu’un a déposé, sans mot, [un panier|un cahier|un trousseau de clés], prêté à {companion} la semaine d’avant.
      @emotional Tout y est, même [le nœud du ruban|la page cornée|ce qui n’avait pas besoin d’être rendu].`,
  ],
  turn: [
    `Le soir, le second feuillet glisse [du dossier|derrière l’évier|sous la bougie] ; au verso, il y a une ligne qu’on n’avait pas tournée.
      « {noun:title}, c’était un prétexte pour que quelqu’un [reste|frappe|revienne]. »
      <Je la lis|Tu la lis|{name} la lit> [debout|deux fois|à voix haute], puis <je cours|tu cours|{he} court> chez l’acheteur, en chaussons, rendre le chèque.
      @light Il est en pyjama, il a [un bonnet|deux chiens|l’air soulagé] //et il rend la clé.`,
    `<Je fais|Tu fais|{name} fait> le tour de la maison vide pour dire au revoir à [chaque clou|l’écho|la tache du plafond].
      Partout, il reste un objet que personne n’a su [emporter|étiqueter|vendre] //et c’est toujours {companion} qui en avait parlé.
      Il n’a jamais été question {noun:of}, mais de savoir [pour qui|avec qui|devant qui] rester.
      <Je déchire|Tu déchires|{he} déchire> [l’acte|le paraphe|la page], en quatre, proprement.
      @neutral Cela fait seize morceaux, et [il en manque un|le chat en prend un|ils tiennent dans une poche].`,
  ],
  resolution: [
    `<Je retrouve|Tu retrouves|{name} retrouve> {companion} et, au lieu d’une explication, <je tends|tu tends|{he} tend> [la clé|le double de la clé|un bol de cerises].
      ¶ « Il y a du travail », <dis-je|dis-tu|dit-{he}>. « Et il y a {noun}. »
      ¶ {companion} regarde [le toit|le volet|la clé], longtemps, comme on regarde un ciel avant d’étendre le linge, puis demande où l’on range [les verres|l’échelle|ses affaires].
      @emotional Sur la paume, la clé laisse une marque que [l’autre main|un pouce|le baiser] recouvre.`,
    `Le bal de la Saint-Jean a lieu dans la cour, parce qu’il faut bien [une cour|fêter quelque chose|commencer].
      Les familles pour et les familles contre apportent chacune [leur banc|une tarte|du vin], et s’assoient autour {noun:of}, en se tournant le dos, puis de moins en moins.
      ¶ « On danse, {name} ? » demande {companion}, [mains dans les poches|avec une courbette|déjà debout].
      @humorous Il faut répondre par écrit, d’après la clause ; <je l’écris|tu l’écris|{he} l’écrit> [dans la main|sur une serviette|au rouge à lèvres].`,
  ],
  clues: [
    `Dans le tiroir du bas, sous les [ficelles|torchons|quittances], il y a quarante-deux additions du Café du Pont, toutes pour deux.
      Tante Aurore a pourtant [vécu|dîné|vieilli] seule, c’est ce qu’on a toujours dit dans la famille.
      <Je demande|Tu demandes|{name} demande> au patron avec qui elle venait. Il essuie un verre [sec|deux fois|jusqu’au cristal] : elle venait pour parler {noun:of}.
      ¶ « Et l’autre écoutait », ajoute-t-il. « [Très bien|Mieux que moi|Pendant trente ans]. »
      @neutral Les additions sont rangées par [année|saison|plat du jour].`,
    `Chez le photographe, sur une vue de la place, tante Aurore rit, la main [en visière|devant la bouche|sur un chapeau qui n’est pas le sien].
      À côté d’elle, on a découpé quelqu’un, avec soin, [aux ciseaux à ongles|en suivant l’épaule|sans toucher la manche].
      Le photographe a gardé le négatif, mais il ne le montre pas ; il dit seulement qu’il faudrait voir {noun}, [en septembre|du bon côté|vers six heures].
      <Je note|Tu notes|{name} note> l’heure //et <j’oublie|tu oublies|{he} oublie> de payer.
      @mysterious Dans le trou, en transparence, le bois de la table fait [un profil|une ride|presque un visage].`,
    `¶ « Elle me dictait ses lettres à la fin, à cause de ses [mains|yeux|lunettes perdues] », raconte l’infirmière en refermant son sac. « Toujours la même, au sujet {noun:of}. »
      ¶ La lettre commençait par « [Cher entêté|Mon voisin|Monsieur le sourd] » et ne finissait pas : au moment de la formule, tante Aurore s’endormait, ou [faisait semblant|demandait du thé|parlait du chat].
      <Je compte|Tu comptes|{name} compte> sur les doigts de l’infirmière : il y en a eu [soixante|cent|une par mardi].
      @emotional L’infirmière les a [timbrées|relues|gardées], toutes ; elle n’avait pas d’adresse.`,
    `Le vieux menuisier reconnaît [la charnière|le gond|la vis] du volet de gauche sans avoir besoin de ses lunettes.
      ¶ « Bloqué exprès. J’ai mis un coin de bois, à sa demande, le jour où [il est parti|ils se sont fâchés|l’orchestre est venu]. »
      ¶ De cette fenêtre-là, entrouverte juste ainsi, on ne voit qu’une chose ; <je m’accroupis|tu t’accroupis|{name} s’accroupit> pour vérifier //et c’est {noun}, [au creux de la fente|de trois quarts|au bout du regard].
      @dramatic ¶ « N’y touchez pas », dit-il, le marteau [levé|à la main|contre le cœur].`,
    `Quelqu’un d’autre paie, depuis des années, [le ramonage|la taxe|l’entretien] de tout ce qui concerne {noun}, et l’employée de mairie n’a pas le droit de dire qui.
      Elle a en revanche le droit de [laisser le registre ouvert|sortir fumer|chercher ses clés] pendant quatre minutes.
      <Je lis|Tu lis|{name} lit> : un nom d’homme, [bref|barré|deux prénoms], et en marge, chaque année, de sa main, « toujours ».
      @light L’employée revient en chantonnant, beaucoup trop [fort|faux|tôt], par délicatesse.`,
    `L’homme du registre ouvre lui-même ; il a [quatre-vingts ans|une canne|un gilet mal boutonné] et la moitié d’une photo dans un cadre.
      ¶ « Nous nous sommes disputés {noun} toute la vie », dit-il. « Il fallait bien [une raison|se voir|se parler de quelque chose]. »
      ¶ <Je ne trouve|Tu ne trouves|{name} ne trouve> rien à répondre ; il sert [du porto|du vin cuit|de la prune], et pose un troisième verre devant la chaise vide.
      @humorous Le troisième se vide aussi ; il accuse [le chat|l’évaporation|Aurore].`,
  ],
};
