import type { Between } from '../../pack.ts';

export const between: Between = {
  road: [
    `Entre deux rues, {companion} propose de ne marcher que sur [les ombres|les feuilles|ce qui est bleu], et le chemin devient trois fois plus long, et bien meilleur.
      <Je gagne|Tu gagnes|{name} gagne> d’un [orteil|lacet|cheveu], sans discussion.
      Derrière, {place} n’est plus qu’un [bruit|coin|souvenir tout frais].
      @neutral La rue compte [quarante|trente et une|vingt-six] ombres.
      @light Le perdant doit [chanter|marcher en crabe|porter les deux goûters], et il en a l’air ravi.`,
    `Un chien jaune suit depuis [le pont|la boucherie|deux carrefours], s’arrête quand on s’arrête, regarde le ciel quand on se retourne.
      <Je raconte|Tu racontes|{name} raconte> {noun}, un peu fort, pour qu’il [profite|sache où il va|donne son avis].
      Au coin, il s’assoit, réfléchit, et prend [l’autre rue|le tramway|congé].
      @mysterious Le lendemain, sur cette même rue, on [parlera|jurera|voudra parler] d’un chat.`,
    `On traverse la place pendant les cloches, en [courant|criant|sautant sur les coups].
      À midi, cela fait douze, et au neuvième il y a une flaque.
      <Je saute|Tu sautes|{name} saute> quand même ; une chaussure [arrive|boit|fait floc] avant l’autre.
      {companion}, à côté, fait semblant d’avoir choisi [la flaque|ce côté-là|la marche], par amitié.
      @dramatic Au douzième coup, tous les pigeons partent [ensemble|dans la figure|d’un seul bruit].`,
    `Sur un banc, on vide les poches pour savoir ce qu’il reste : [un sou|deux ficelles|trois miettes], un billet de [manège|tombola|l’an dernier], et {thing}.
      Ce n’est pas beaucoup pour chercher {noun}.
      ¶ « C’est un bon équipement », déclare pourtant {companion} //et <je remets|tu remets|{name} remet> chaque chose [à sa place|avec cérémonie|dans une autre poche].
      @neutral Le banc est [vert|public|à trois lattes].`,
    `La côte est raide, et le vent [descend|pousse dans le mauvais sens|a les coudes pointus].
      <Je compte|Tu comptes|{name} compte> les pas par vingt, puis par dix, puis par [un|marches|réverbère].
      À mi-hauteur, il y a un muret fait pour deux, et l’on s’y [assoit|repose|tait], sans avoir besoin de le proposer.
      @emotional {companion} laisse, des deux places, [la moins froide|celle au soleil|la plus lisse].
      @dramatic Là-haut, quelque chose [roule|claque|descend], et il faut se serrer contre la pierre.`,
    `Au kiosque, le journal de {home} donne [trois lignes|une colonne|le bas de la page six] à toute l’affaire, avec une faute à chaque nom.
      Au sujet {noun:of}, il conclut : [« À suivre. »|« On attend. »|« Mystère et carrosserie. »]
      <J’achète|Tu achètes|{name} achète> l’exemplaire, pour la famille, et {companion} en fait [un chapeau|un bateau|deux gendarmes].
      @humorous La rubrique des recettes, au dos, est [plus exacte|meilleure|de la même main].
      @neutral Le journal coûte [dix|vingt|douze] sous et tache les doigts.`,
  ],
  night: [
    `La nuit, <ma|ta|sa> chambre change de meubles : l’armoire devient [un monsieur|un cap|une vache], la chaise attend quelqu’un.
      <Je pense|Tu penses|{name} pense> à {place}, qui doit dormir aussi, [porte ouverte|sur un côté|en ronflant].
      Puis le radiateur toussote trois fois, comme on dit [bonsoir|à demain|« c’est moi »].
      @mysterious La quatrième fois, ce n’est pas [le radiateur|dans la chambre|une toux].`,
    `Avant de dormir, <je fais|tu fais|{name} fait> la liste de ce qui va bien : [le genou|les crêpes|la dent du fond], les draps propres, et qu’il existe {noun} quelque part.
      C’est une liste courte, mais elle est [vraie|en ordre|à recommencer].
      Au troisième tour, il y a [un blanc|un mouton|un ronflement].
      @light Le chat, consulté, fait ajouter [le chat|son panier|le mot poisson].`,
    `Quelqu’un, dans l’immeuble, joue [du violon|de l’accordéon|du peigne] jusqu’à neuf heures, toujours le même air, et se trompe toujours au même endroit.
      <J’attends|Tu attends|{name} attend> la faute, sous la couverture, et ce soir elle [ne vient pas|est en avance|est presque belle].
      Le silence, après, est [tout étonné|un peu jaloux|plus grand que d’habitude].
      @neutral L’air compte [seize|vingt|douze] mesures.
      @emotional Une main tape [doucement|deux fois|du bout des doigts] au mur, pour dire bravo.`,
    `Il y a un verre d’eau, une lampe, et {thing} sur la table de nuit, [dans le rond de lumière|au garde-à-vous|comme un petit musée].
      <J’éteins|Tu éteins|{name} éteint>. Dans le noir, les choses gardent leur place, mais [se détendent|soufflent|s’étirent].
      On saura demain ; c’est [loin|après la tartine|le nom de la rue suivante].
      @neutral Il est [neuf|huit|dix] heures moins le quart.`,
    `En rêve, <je danse|tu danses|{name} danse> avec {noun}, ou presque ; il y a [une bretelle|du beurre|une moufle] dans l’affaire, impossible à expliquer au réveil.
      Il y avait aussi {companion}, mais en [géant|bleu|costume d’avocat], et l’on volait bas.
      <J’écris|Tu écris|{he} écrit> le principal sur [un mouchoir|le mur, tout petit|une main], et au matin c’est une recette de soupe.
      @humorous Elle est d’ailleurs [excellente|pour six|trop salée].`,
    `Une planche grince dans le couloir, puis une autre, plus près, puis [plus rien|la poignée|un long rien].
      <Je remonte|Tu remontes|{name} remonte> la couverture jusqu’aux yeux, et <je laisse|tu laisses|{he} laisse> dépasser [un pied|une oreille|le bout du nez], pour négocier.
      C’est maman, c’est un verre d’eau, c’est [déjà fini|une bise froide|onze heures].
      @dramatic Ensuite, pourtant, la première planche grince [encore|à nouveau|dans l’autre sens].`,
  ],
  memory: [
    `Petit{|e}, <je croyais|tu croyais|{name} croyait> que les gens qui tournaient au coin de la rue [s’éteignaient|n’existaient plus|changeaient de costume].
      À propos {noun:of}, <je me rappelle|tu te rappelles|{he} se rappelle> une chose : un dimanche, [à la fenêtre|sur les épaules de quelqu’un|en pyjama], quelque chose était revenu.
      On avait dit « tu vois bien » ; et l’on voyait [bien|à peu près|jusqu’au coin].
      @emotional La main qui tenait la jambe était [chaude|grande|pleine de plâtre].`,
    `Un jour, au marché, il y a longtemps, <j’ai|tu as|{name} a> lâché une main pour en prendre une autre, et ce n’était pas la bonne.
      Le monsieur était [très gentil|chauve|marchand d’œufs] ; il a marché un bon moment sans oser le dire.
      Depuis, <je regarde|tu regardes|{he} regarde> d’abord [les manches|la montre|le pouce], puis le reste.
      @light Il passe encore, certains jeudis, et tend [la main|un œuf|le bras], pour rire.`,
    `Il y avait dans le buffet de grand-mère une boîte qu’on n’ouvrait qu’aux [anniversaires|genoux écorchés|grandes marées].
      Dedans, [des rubans|des clichés|des boutons dorés], et au fond, un papier avec le mot {noun:bare}.
      <J’ai|Tu as|{name} a> demandé ce que c’était ; grand-mère a dit : « [Une autre|Une longue|Quelle] histoire », et elle a coupé le gâteau.
      @mysterious Elle avait coupé une part de trop, [sans se tromper|pour la chaise vide|comme chaque année].`,
    `À l’école, le premier jour, il fallait mettre son manteau sous un dessin, et il ne restait que [le navet|le hareng|l’enclume].
      <J’ai|Tu as|{name} a> dit que c’était exprès.
      Toute l’année, on <m’a|t’a|l’a> appelé{|e} ainsi, [gentiment|surtout le mardi|même la dame de la cantine], et <je me retourne|tu te retournes|{he} se retourne> encore quand on en parle.
      @neutral Le dessin mesurait [six|huit|dix] centimètres.
      @humorous Aux halles, c’est [gênant|flatteur|fatigant].`,
    `<J’ai|Tu as|{name} a> eu, une fois, une cabane dans [un lilas|un saule|le débarras], avec une seule règle : frapper.
      Personne ne la connaissait, alors personne ne venait, et cela faisait [tranquille|grand|un drôle de calme].
      Un matin, quelqu’un a frappé, et c’était [la pluie|un pic-vert|le petit d’en face].
      @neutral Il est entré. Il avait [deux|trois|quatre] ans et une pelle.`,
    `La première fois que <j’ai|tu as|{name} a> plongé, c’était pour récupérer [une sandale|un seau|un ballon] qui s’en allait.
      Sous l’eau, il n’y avait plus de voix, seulement [le vert|des bulles|un bruit de cuillers], et c’était facile.
      En remontant, <j’avais|tu avais|{he} avait> une algue sur la tête, et toute la famille debout dans les vagues, [habillée|en chapeau|chaussures aux pieds].
      @dramatic Ils n’avaient pas crié ; ils [couraient|avaient déjà de l’eau au menton|se tenaient par la main].`,
  ],
  escape: [
    `Alors {companion} fait une chose très simple : s’asseoir, et [sortir le goûter|raconter une blague|attendre].
      <Je m’assois|Tu t’assois|{name} s’assoit> aussi. Rien n’est plus vexant pour une difficulté que des gens qui [mâchent|rient|ont le temps].
      Elle tient [une tartine|cinq minutes|jusqu’à la pomme], puis se lasse, et s’en va d’elle-même sur le côté.
      @humorous Elle emporte [le papier|une moitié de biscuit|son air important].`,
    `<Je pose|Tu poses|{name} pose> l’épaule, {companion} ce qui lui en sert, et au signal tout le monde pousse en disant un mot de [cinq|six|sept] lettres.
      Cela remue [d’un doigt|à peine|comme une dent de lait].
      Au second mot, plus [long|beau|mal élevé], il y a un craquement, une fente, du jour, et l’on passe de profil, [boutons serrés|ventre rentré|l’un après l’autre].
      @dramatic Le mur reprend sa place aussitôt, [d’un coup sec|derrière les talons|avec un bruit de mâchoire].`,
    `¶ « Et si l’on demandait ? » <dis-je|dis-tu|dit {name}>.
      ¶ {companion} trouve l’idée [hardie|absurde|bien élevée], ce qui ne l’empêche pas d’essayer avec un chapeau imaginaire à la main.
      On demande donc, [en même temps|dans toutes les langues|avec la politesse aux deux bouts] //et cela s’ouvre, comme s’ouvrent les choses que tout le monde avait jusque-là [poussées|maudites|secouées].
      @light Il faut seulement dire merci, [trois fois|à reculons|au bouton de la porte].`,
    `Une petite main sort d’on ne sait où, fait signe par [ici|en bas|là], et disparaît.
      <Je me mets|Tu te mets|{name} se met> à plat ventre : il y a un passage pour [les chats|les ballons|ceux qui ont perdu une bille], étroit, plein de feuilles.
      {companion} passe d’abord et tire [les mains|la capuche|la manche], et l’on se retrouve debout, gris, [entier|vivant|dehors].
      @mysterious La petite main, elle, n’est [nulle part|à aucun enfant|pas du quartier].`,
    `Reste la méthode de l’école : [plouf plouf|amstramgram|une poule sur un mur], à voix haute, le doigt tendu.
      Le doigt de {companion} tombe à gauche. <Je pars|Tu pars|{name} part> donc à droite, car on [triche|se connaît|sait ce que vaut une poule].
      Il y a par là un détour, [charmant|mouillé|fleuri], qui mène de l’autre côté.
      @neutral Le détour prend [dix|vingt|quinze] minutes.`,
    `<Je voudrais|Tu voudrais|{name} voudrait> avoir dix ans de plus, ou [des ailes|un tracteur|un papa de deux mètres].
      {companion} dit que c’est bien comme c’est, et [montre le haut|souffle une idée|compte jusqu’à trois].
      Ce qui gênait, vu [d’un peu plus haut|d’ici|sur la pointe des pieds], a un bord, et ce bord, une prise.
      @neutral Le bord est à [deux mètres|un mètre soixante|un mètre dix].
      @emotional Les mains, en haut, sont [rouges|écorchées|sales], et elles ne se lâchent pas tout de suite.`,
  ],
};
