import type { Plot } from '../../pack.ts';

export const laPiece: Plot = {
  id: 'la-piece',
  homes: ['Pont-Bûchette', 'Bellebosse', 'Montrecoin', 'Villelouche'],
  nouns: [
    [
      { the: 'le buisson', a: 'un buisson' },
      { the: 'la reine', a: 'une reine' },
    ],
    [
      { the: 'la troisième vague', a: 'une troisième vague' },
      { the: 'le capitaine', a: 'un capitaine' },
    ],
    [
      { the: 'le rocher', a: 'un rocher' },
      { the: 'la trompette', a: 'une trompette' },
    ],
  ],
  titles: ['Dans le rôle {noun:of}', 'Qui joue {noun} ?', '{name} derrière le piano', 'Une croix à la craie'],
  chapters: [
    ['La distribution', 'Le rideau'],
    ['Un rôle de dos', 'Les saluts'],
  ],
  frames: [
    {
      opening: `Dans le chapeau de Mme Pruneau, il ne reste qu’un [papier|billet|bout de papier] plié en [quatre|huit|seize].
        Toute la classe a déjà [lu|brandi|embrassé] le sien, [surtout|même|y compris] Basile.
        <Je glisse|Tu glisses|{name} glisse> la main au fond //et <je déplie|tu déplies|{he} déplie> le dernier rôle de la pièce.
        Dessus, [au crayon|en rouge|d’une écriture ronde], la maîtresse a écrit : {noun}.
        @humorous Au dos, elle a ajouté : sans texte, sans bouger, et si possible sans [soupirer|éternuer|agiter la main vers les parents].
        @mysterious Le papier est bien plus vieux que [le chapeau|la classe|tous les autres].`,
      echo: `Après la fête, le chapeau de Mme Pruneau traîne [sur le piano|sous une chaise|au bord de la scène].
        <Je passe|Tu passes|{name} passe> la main au fond, [par habitude|pour voir|comme on vérifie une poche] //et il reste un papier.
        Dessus, [à l’encre|au feutre doré|en lettres un peu tordues] : {noun}, avec les félicitations du chapeau.
        <Je le range|Tu le ranges|{he} le range> avec le premier, [dans une chaussette|entre deux timbres|là où dorment les billes].
        @light Puis <j’essaie|tu essaies|{he} essaie> le chapeau, qui [tombe jusqu’au menton|sent la violette|va très bien de travers].`,
    },
    {
      opening: `À {home}, le théâtre de l’école, c’est [six|neuf|onze] tables de cantine poussées ensemble, encore un peu [collantes|tièdes|beurrées].
        Basile grimpe dessus pour lire la liste des rôles //et il la lit [en roulant les r|comme un menu|beaucoup trop fort].
        ¶ « Et pour finir, {name} : {noun} ! »
        <J’attends|Tu attends|{name} attend> la suite ; [il n’y en a pas|c’était la dernière ligne|Basile a déjà replié la feuille].
        @dramatic Trente têtes se retournent //et <je refais|tu refais|{he} refait> un lacet, [le front aux genoux|déjà noué|le plus longtemps possible].
        @neutral La pièce compte [vingt-six|vingt-huit|trente et un] rôles pour [vingt-six|vingt-huit|trente et un] élèves.`,
      echo: `Le lundi, les tables de la scène sont redevenues des tables, avec [du gratin|de la purée|des petits pois] dessus.
        <Je mange|Tu manges|{name} mange> [assis{|e} |]à la place exacte {noun:of}, face à la salle.
        Basile pousse [son dessert|la moitié de son flan|le plus gros quignon] au milieu de la table, puis un peu plus loin que le milieu.
        ¶ « Pour l’artiste », dit-il, [la bouche pleine|très sérieux|sans lever le nez].
        @humorous Il y a une trace de dents, mais [petite|ancienne|c’est l’intention qui compte].`,
    },
    {
      opening: `La liste des rôles est [punaisée|collée|clouée] sur la porte de la classe, à hauteur de [maîtresse|directeur|girafe].
        <Je saute|Tu sautes|{name} saute> une fois pour lire le début, une fois pour le milieu, [trois|quatre|cinq] fois pour la fin.
        Tout en bas, en face de <mon|ton|son> nom, il y a {noun}.
        ? Basile, qui est grand, a tout lu [sans sauter|du premier coup|en mangeant une pomme].
        @light Au sixième bond, <mes|tes|ses> lacets [applaudissent|se défont de joie|se mêlent de la conversation].
        @emotional <Je relis|Tu relis|{he} relit> quand même, au cas où les lettres auraient [changé d’avis|eu pitié|bougé pendant le saut].`,
      echo: `La liste des rôles est restée sur la porte, un peu [cornée|jaunie|tachée de confiture].
        <Je la lis|Tu la lis|{name} la lit> en un seul saut, ou presque ; [l’année a servi|c’est un bon saut|les jambes ont poussé].
        En face {noun:of}, quelqu’un a dessiné [une étoile|une couronne|deux mains qui applaudissent] au stylo rouge.
        Le trait tremble exactement comme celui [de Basile|du directeur|de Mme Pruneau].
        @neutral <Je retombe|Tu retombes|{he} retombe> sur les deux pieds, et la cloche sonne.`,
    },
  ],
  want: [
    `Le grand rôle, c’est {noun2} //et il revient à Basile, qui a déjà [la voix|les bottes|une grand-mère couturière].
      <Je veux|Tu veux|{name} veut> jouer {noun} si bien que la salle en oublie [de tousser|ses bonbons|l’heure du bus].
      Pour cela, il faudrait savoir comment c’est, [de près|au réveil|quand personne ne regarde].
      <Je pars|Tu pars|{he} part> l’apprendre, un cahier neuf sous le bras.
      @light Sur la couverture, <j’écris|tu écris|{he} écrit> SECRET en [lettres dorées|très gros|trois couleurs].`,
    `Dans la pièce, tout le monde cherche {noun2} pendant [deux actes|dix-sept pages|une bonne heure].
      Pour {noun}, il y a juste [une croix à la craie|un x sur le plancher|une croix blanche], derrière le piano.
      <Je veux|Tu veux|{name} veut> savoir quoi faire sur cette croix : comment on y [respire|attend|se gratte].
      <J’irai|Tu iras|{he} ira> demander à tous ceux qui en ont l’expérience, [même vague|même de loin|même de dos].
      @mysterious La craie, elle, ne s’efface pas, [ni à l’éponge|ni au balai|même quand on souffle].`,
    `Au-dessus du lit, <je colle|tu colles|{name} colle> une feuille en deux colonnes, l’une pour {noun2}, l’autre pour {noun}.
      La première se remplit toute seule : [une épée|trois chansons|une perruque], des répliques, [des bravos|un baisemain|un cheval en carton].
      La seconde reste [blanche|vide|bien propre] jusqu’en bas.
      <Je jure|Tu jures|{he} jure> de la remplir avant la fête, avec du vrai, ramassé [dans la rue|chez les gens|sur place].
      @emotional <Je laisse|Tu laisses|{he} laisse> le crayon attaché au mur par [un fil|un lacet|un bout de laine], pour la nuit.`,
  ],
  obstacle: [
    `¶ « Ton rôle se joue derrière le piano, {name} », dit Mme Pruneau [avec douceur|en cherchant ses lunettes|sans méchanceté].
      ¶ Derrière le piano, il y a [un seau|une prise électrique|beaucoup de poussière], et aucune vue sur le public.
      <Je demande|Tu demandes|{name} demande> si l’on peut avancer {noun} d’un mètre.
      La maîtresse mesure, réfléchit //et elle accorde [dix centimètres|une main|la largeur d’une gomme].
      @humorous Le piano, consulté, n’a pas bougé depuis [mille neuf cent douze|son dernier accordeur|l’invention de l’école].`,
    `L’ennui, à {home}, c’est que personne n’est d’accord sur {noun}.
      La boulangère dit [énorme|tout rond|plutôt salé], le coiffeur dit [bleu|mouillé|très bavard], le directeur dit qu’il est pressé.
      <J’écris|Tu écris|{name} écrit> tout, <je barre|tu barres|{he} barre> tout, et la page [se troue|devient grise|ressemble à des nouilles].
      Et voilà que la répétition générale est avancée, à cause [du loto|de la plomberie|d’un mariage].
      @dramatic Il reste peu de jours, et [onze pages|une gomme usée|tout le fond d’une scène] à remplir.`,
  ],
  wrong: [
    `À la récréation, la liste des rôles est seule sur le bureau, avec [une gomme|un stylo|le correcteur] juste à côté.
      <Je pense|Tu penses|{name} pense> à <mon|ton|son> père, qui a déjà repassé [sa belle chemise|sa cravate à canards|le pantalon des mariages].
      Alors, en deux traits, <j’échange|tu échanges|{he} échange> deux noms : {noun2} pour {him}, {noun} pour Basile.
      ? Cela prend moins de temps que de [tailler un crayon|boire à la fontaine|lacer une chaussure].
      @dramatic La cloche sonne //et la gomme roule par terre, [coupable|toute rose|jusqu’à la porte].`,
    `Mme Pruneau <me|te|lui> confie le texte de la pièce à porter [chez l’imprimeur|à la photocopieuse|à la mairie].
      En chemin, <je barre|tu barres|{name} barre> [six|huit|dix] répliques de Basile //et <je les donne|tu les donnes|{he} les donne> {noun:to}.
      Ce n’est pas pour frimer : au dernier rang, il y aura <mon|ton|son> grand-père, qui voit mal et qui [a mis ses bonnes oreilles|vient de loin|a réservé depuis l’hiver].
      @mysterious L’encre sèche tout de suite, comme si elle [savait|attendait|avait l’habitude].`,
  ],
  cost: [
    `Au vestiaire, Basile récite tout bas ce qu’on lui a pris, devant [les manteaux|les cirés|la rangée de bonnets].
      Il le sait depuis [la Chandeleur|des semaines|les vacances] //et il y met tous les gestes.
      Les manteaux ne [répondent|applaudissent|rient] pas.
      <Je reste|Tu restes|{name} reste> derrière la porte, [un gant|une moufle|un bonnet] à la main, sans trouver par où entrer.
      @emotional À la fin, il salue, puis il raccroche [une écharpe tombée|le manteau d’un petit|un bonnet] et il sort.`,
    `Devant l’école, la grand-mère de Basile tourne le nouveau texte dans [tous les sens|la lumière|ses gants].
      ¶ « Il ne te reste que ça ? » demande-t-elle.
      ¶ Basile répond que c’est [plus reposant|bien mieux|parfait pour la gorge], qu’il préfère.
      Il le dit très bien, car c’est un bon acteur ; <mes|tes|ses> oreilles [chauffent|deviennent rouges|voudraient être ailleurs].
      @neutral La grand-mère replie [la feuille en quatre|son mètre de couturière|un morceau de velours] et le range dans son sac.`,
  ],
  turn: [
    `Un matin, avant tout le monde, <je monte|tu montes|{name} monte> sur la croix à la craie pour voir [ce qu’on y voit|ce que ça fait|si elle tient].
      On y voit tout : [le fauteuil bancal|l’escabeau|la corde du rideau], l’endroit où quelqu’un va trébucher.
      Dans le rôle {noun:of}, on est le gardien de toute la pièce.
      <Je descends|Tu descends|{he} descend> prendre la gomme //et <je rends|tu rends|{he} rend> à Basile ce qui est à Basile.
      @dramatic Mme Pruneau est là, dans l’encadrement, [son chapeau à la main|sans un mot|depuis un bon moment].`,
    `<Je relis|Tu relis|{name} relit> le cahier d’enquête [sous la table|à voix haute|page après page] : partout, quelqu’un raconte {noun}, et partout quelqu’un sourit.
      Personne n’a parlé de répliques ; tous ont parlé [de la place que ça tient|du silence autour|du regard].
      <Je cours|Tu cours|{he} court> avouer à Mme Pruneau, [en une seule phrase|sans respirer|chaussures à l’envers], et redemander le fond de la scène.
      @humorous La phrase a [quarante|cinquante|soixante] mots et se termine par [pardon|piano|une quinte de toux].`,
  ],
  resolution: [
    `Le soir de la fête, en plein deuxième acte, Basile s’arrête, [la bouche ouverte|une botte en l’air|rouge comme un radis].
      Alors, du fond du costume {noun:of}, <je souffle|tu souffles|{name} souffle> le mot qui manque, tout bas.
      Basile l’attrape, le lance //et la salle [rit|frissonne|tape des pieds] exactement où il faut.
      Au premier rang, {companion} avait gardé [deux|trois|quatre] places, et les défend.
      @light Le mot, c’était [« potiron »|« moustache »|« dimanche »] //et il a fait un triomphe.`,
    `Jamais, à {home}, on n’a vu {noun} se taire aussi bien.
      <Je tiens|Tu tiens|{name} tient> la croix à la craie pendant toute la pièce, et quand la toile du ciel se décroche, <je la tiens|tu la tiens|{he} la tient> aussi, [d’une main|du bout d’un doigt|avec la tête].
      Basile termine sa tirade sous un ciel [à peu près droit|sans un pli|qui tremble à peine].
      @emotional Au salut, il tend la main vers le fond, [longtemps|la paume ouverte|sans bouger], jusqu’à ce qu’elle soit prise.`,
  ],
  clues: [
    `Chez [le cordonnier|la fleuriste|le marchand de graines], une vieille affiche sert à boucher un carreau.
      C’est la même pièce, [il y a trente ans|il y a bien longtemps|un autre siècle ou presque], avec les mêmes rôles dans le même ordre.
      <Je suis|Tu suis|{name} suit> la colonne du doigt jusqu’en bas ; en face {noun:of}, il y a une petite fille qui s’appelait Odette P.
      Le reste du nom est passé du côté [de la pluie|du mastic|de la rue].
      @mysterious Quelqu’un a repassé ce nom-là, et lui seul, [à l’encre neuve|avec soin|pas plus tard que cette année].`,
    `Dans [une boîte à gâteaux|un tiroir de la mairie|l’arrière-boutique du photographe], il y a une photo de cette vieille fête.
      Tous les enfants sont nets, raides, [gominés|amidonnés|bien peignés] ; dans le rôle {noun:of}, au dernier rang, un visage flou.
      ¶ « Elle a bougé ? » <dis-je|dis-tu|dit {name}>.
      ¶ « Elle riait », répond la personne qui range les photos, comme si c’était [un métier|une adresse|écrit dessous].
      @light À force de la regarder, <je ris|tu ris|{he} rit> aussi, et la photo [tremble|glisse|semble contente].`,
    `Le costume existe encore : la mercière l’a gardé [dans du papier de soie|sur un cintre|au frais, avec les fromages].
      C’est bien {noun}, en [feutre|velours|toile à matelas], avec des trous de mites aux manches, à <ma|ta|sa> taille, exactement.
      Dans la doublure, il y a [onze|treize|dix-sept] petites poches, et dans chaque poche un papier avec un mot : « fenêtre », « jamais », [« hallebarde »|« confiture »|« éléphant »].
      @humorous La mercière refuse de le vendre, mais [le prête contre une grimace|tourne le dos très lentement|dit que les mites votent pour].`,
    `¶ « L’année d’Odette ? Le premier rôle avait tout oublié », raconte l’ancien concierge en [épluchant une poire|graissant un gond|comptant ses clés].
      ¶ Un trou, un grand, en plein milieu, et la salle qui attendait.
      <Je demande|Tu demandes|{name} demande> qui a sauvé la pièce //et il [montre|désigne|pointe] le fond d’une scène qui n’est pas là.
      ¶ « Personne n’a rien vu. Moi, je balayais près {noun:of}, alors j’ai entendu. »
      @dramatic Sa main s’arrête en l’air : il [entend encore|compte le silence|attend le mot].`,
    `La croix à la craie est plus vieille que le plancher, affirme le menuisier, qui a changé [les lattes|les clous|tout le bois] lui-même.
      Chaque fois, il trouve la croix revenue le lendemain, blanche, [au même endroit|à un doigt près|bien droite].
      ¶ « C’est la place {noun:of}, on ne la déplace pas », dit-il en tendant [sa boîte de craies|un copeau|son crayon] d’un air innocent.
      ¶ <J’en prends|Tu en prends|{name} en prend> un petit morceau.
      @neutral La boîte contient des craies de menuisier : [bleues|rouges|jaunes], et une blanche.`,
    `Le dos du piano n’est pas verni ; pour le voir, il faut [se coucher|ramper|déplacer le seau].
      Là, gravés au canif, au compas, à l’ongle, il y a tous les prénoms de ceux qui ont joué {noun}.
      <Je compte|Tu comptes|{name} compte> jusqu’à [quarante|cinquante-trois|soixante et un] //et le dernier est Odette Pruneau, avec [un cœur|une petite chaussure|un sourire] à côté.
      En dessous, il reste du bois, [bien lisse|juste assez|de quoi écrire un prénom].
      @emotional <Je pose|Tu poses|{he} pose> la main à plat sur la place vide, qui est [tiède|douce|à la bonne hauteur].`,
  ],
};
