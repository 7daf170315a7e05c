import type { Between } from '../../pack.ts';

export const between: Between = {
  road: [
    `La route, après {place}, monte entre des haies de [mûres|houx|fer forgé] [et ne rencontre qu’un âne, qui ne cède pas|où vient, en face, un âne, bien au milieu|jusqu’à un âne qui a la priorité].
      <Je descends|Tu descends|{name} descend> dans le fossé pour le laisser passer ; il s’arrête, [regarde le fossé|soupire|réfléchit], et descend aussi.
      @humorous La politesse, entre gens têtus, peut prendre [l’après-midi|une heure].
      @light On partage les mûres, et l’âne [crache les vertes|garde la monnaie].`,
    `[Un charretier prend tout le monde à son bord|La charrette d’un roulier prend du monde|Un voiturier ralentit, puis s’arrête,] contre [une chanson|des nouvelles|un coup de main] ; [il transporte des portes|il mène en ville des portes|sous la bâche, il y a des portes], ou des [cercueils|pendules|citrouilles], selon le jour.
      <Je m’endors|Tu t’endors|{name} s’endort> sur la charge ; le réveil a lieu trois lieues plus loin, une paille [au menton|dans l’oreille|aux lèvres].
      @neutral Le cheval s’appelle [Octobre|Sultan|Madame].
      @emotional Quelqu’un a posé une veste [en travers des pieds|par-dessus], sans le dire.`,
    `Il faut passer un gué [froid|large|bavard], chaussures au cou, [et l’eau demande à chacun où il va|et le courant fait la conversation|et l’eau, indiscrète, pose des questions].
      <Je dis|Tu dis|{name} dit> que c’est pour {noun} ; le courant se tait une seconde, fait [un remous|place|le gros dos], puis reprend.
      @mysterious Sur l’autre bord, les empreintes mouillées étaient [déjà là|plus petites].
      @dramatic Une pierre roule. L’eau monte à [la taille|la gorge]. Puis la rive.`,
    `Au carrefour, quatre flèches indiquent [la même chose|ailleurs|des villes mortes][, et un enfant vend des directions à un sou| ; un gamin tient commerce de chemins|, et la bonne direction coûte un sou].
      <J’en achète|Tu en achètes|{name} en achète> une, pliée en quatre : [tout droit, dit-elle, et c’est de la main d’un|c’est écrit à gauche, de la main d’un|tout droit, puis encore, selon un] [menteur|poète|géomètre].
      @light Pour deux sous, il montre aussi le [raccourci|nid].
      @humorous L’enfant rembourse, mais en [gauche|détours].`,
    `Des pèlerins viennent en sens inverse, [pieds nus|à reculons|en se tenant par la corde], [et conseillent tous de rebrousser chemin, aimablement|qui déconseillent la suite, avec bonté|et disent que ce n’est plus la saison].
      <Je remercie, sans ralentir, et compte|Tu remercies, sans ralentir, et comptes|{name} remercie, sans ralentir, et compte> derrière eux [onze|treize|vingt] cailloux posés en ligne, comme pour [revenir|être suivis].
      @mysterious Le dernier des pèlerins n’avait pas de [poussière|visage fatigué] du tout.
      @neutral Ils allaient à [trois|deux] lieues à l’heure.`,
    `On marche depuis {place} avec un caillou dans la botte, et <je ne l’ôte pas|tu ne l’ôtes pas|{name} ne l’ôte pas> : il tient [compagnie|chaud|lieu de pensée].
      [Quand il tombe enfin, dans une côte,|Le jour où il tombe,|Une fois le caillou perdu,] la route paraît [longue|muette|un peu trop douce].
      @emotional Le caillou est ramassé, [essuyé|pesé], et mis dans une poche.
      @dramatic Au loin, une fumée. Elle n’y était pas [hier|il y a une heure].`,
  ],
  night: [
    `Le feu ne prend pas ; [on brûle|il faut brûler|y passent] [un lacet|une lettre de change|le manche du couteau], puis deux feuilles du carnet.
      <Je garde|Tu gardes|{name} garde> les braises [du bout du bâton|jusqu’à l’aube|sans dormir], en repensant à {stranger}, [et à ce qui a été dit trop vite|et aux mots de travers|et à la réponse qu’il aurait fallu faire].
      @neutral La dernière braise meurt vers [quatre|cinq] heures.
      @emotional Il reste une pomme ; on la coupe en [deux|parts], dans le noir, au jugé.`,
    `La grange sent [le trèfle|la pomme|le cuir], [et quelqu’un y ronfle, au-dessus, qui a dû payer aussi|et, dans le foin du haut, on ronfle|avec un ronfleur à l’étage].
      <Je compte|Tu comptes|{name} compte> [les poutres, les trous, les étoiles dans les trous|les poutres, puis les souris sur les poutres|les planches, dans les deux sens] ; à la [trentième|centième], tout cela devient {noun}, puis du sommeil.
      @mysterious Au matin, il n’y a pas d’étage [au-dessus|dans cette grange].
      @humorous Le ronfleur avait, paraît-il, [l’oreille sensible|pris la chambre calme].`,
    `On dort à la belle étoile, c’est-à-dire [mal|sur une racine|à moitié], [et les constellations se permettent des remarques|sous un ciel trop bien rangé|et la rosée n’attend pas l’aube].
      <J’ai froid|Tu as froid|{name} a froid> [d’un côté, puis de l’autre|de face, de dos|jusqu’à la doublure] ; entre les deux, il y a bien eu [une minute|un rêve|un chien], tout chaud.
      @light Un hérisson traverse la couverture, [en pantoufles|sans payer].
      @dramatic Une branche casse. Silence. Une autre, [plus près|derrière].`,
    `[Il pleut sur la toile|La pluie s’installe|Une averse se couche sur la tente], et l’eau cherche l’endroit où l’on a [cousu|dormi|pensé], qu’elle trouve.
      <Je mets|Tu mets|{name} met> dessous la gamelle, qui sonne [do|juste|creux] //et [on finit par chanter avec, toute la nuit, faux|cela fait un air, qu’on reprend faux|il faut bien l’accompagner].
      @humorous La gamelle connaissait mieux les [paroles|silences].
      @emotional C’était une chanson pour les [petits|absents] ; la voix tenait presque.`,
    `[Quelque chose tourne autour du camp|Une bête, ou pire, fait le tour du feu|On marche, là, hors de la lumière], [sans hâte|à pas de velours|jusqu’à la lune], et cela ne fait craquer que ce que cela veut.
      <Je lui parle|Tu lui parles|{name} lui parle>, faute de mieux, {noun:of}, de la route, du prix des bottes ; cela [s’assied|écoute|se couche], [juste hors du feu|sans répondre|à la limite de l’ombre].
      @mysterious À l’aube, l’herbe est aplatie en [deux endroits|cercle], pas un.
      @dramatic Deux yeux. Puis [quatre|aucun]. On n’éteint rien.`,
    `La lune est si forte qu’on lit dessous ; <je relis|tu relis|{name} relit> [une carte|l’étiquette du pain|la même ligne], faute de livre.
      [Une chouette demande qui|Dans le chêne, une chouette veut savoir qui|On interroge, d’une branche : qui], et comme personne ne répond, elle [insiste|donne des noms|se lasse], jusqu’à tomber juste.
      @light Elle finit par proposer [Gérard|Mauricette], et tout le monde rit.
      @neutral On éteint à [onze heures|minuit], on dort peu.`,
  ],
  memory: [
    `À [six|sept|huit] ans, <je m’étais perdu|tu t’étais perdu|{name} s’était perdu>{|e} à la foire, derrière un manteau [vert|à boutons|de laine] qui n’était pas le bon.
      [Le monsieur du manteau, s’en apercevant,|L’inconnu, en se retournant,|Il y avait dedans un vieux monsieur, qui] avait acheté [une gaufre|un mirliton|deux pommes], [et cherché aussi|avant d’appeler très fort|et tendu l’autre main].
      @emotional Sa main était [sèche|très grande], et ne serrait pas.
      @light La gaufre, surtout, est restée [mémorable|dans la manche].`,
    `Il y avait, dans l’enfance, un puits interdit ; <j’y ai fait|tu y as fait|{name} y a fait> descendre un jour, au bout d’une ficelle, [une poupée|un soldat|une chaussure], pour voir.
      La ficelle est remontée [mouillée|plus longue|avec un nœud de trop], [et il n’en a jamais été parlé à table|puis on a parlé d’autre chose|et ce soir-là, la soupe était trop salée].
      @mysterious Le nœud était bien fait, d’une main [calme|adulte].
      @neutral Le puits a été comblé l’année [suivante|des poiriers].`,
    `[Un maître d’école disait que tout s’apprend|À l’école, on enseignait que tout s’apprend|Le vieux maître prétendait tout savoir], sauf [revenir|attendre|siffler][, et il sifflait mal|, en sifflant quand même| ; il essayait, le dos tourné].
      <Je le revois|Tu le revois|{name} le revoit>, la craie [au gilet|dans l’oreille|cassée], dessiner au tableau {noun}, puis effacer aussitôt avec sa manche, comme surpris.
      @mysterious Il n’a jamais voulu dire d’où [cela venait|il le tenait].
      @humorous La classe avait eu [zéro|un devoir] pour avoir vu.`,
    `La première peur de <ma vie|ta vie|la vie de {name}> fut une armoire [de chêne|bancale|à glace], [qui s’ouvrait quand on ne la regardait pas|dont la porte bâillait la nuit|qui avait l’air de réfléchir].
      [Un oncle l’avait réglée|L’affaire fut réglée par un oncle,|Un oncle vint, et tout fut dit,] d’un papier plié sous le pied ; c’est donc cela, le courage, [parfois|avait-il dit|et pas plus] : du papier plié.
      @light Dedans vivaient surtout des [mites|chapeaux].
      @dramatic Elle s’est rouverte, plus tard, [une fois|sans bruit]. L’oncle était parti.`,
    `Avec {thing} au fond du sac, il revient à l’esprit un tiroir d’autrefois, [plein de|avec des|d’où débordaient des] [ficelles|clefs|boutons] qui pouvaient servir.
      <Je vidais|Tu vidais|{name} vidait> ce tiroir les jours de fièvre, par ordre de [taille|préférence|mystère], [et tout, c’est vrai, a fini par servir|et rien n’y était inutile|et l’on y trouvait toujours autre chose].
      @emotional La main qui le refermait sentait [le savon|la lessive], et la menthe.
      @neutral Le tiroir mesurait [deux|trois] empans.`,
    `Un jour, pour <mes six ans|tes six ans|les six ans de {name}>, il y eut des ailes en carton, avec des [élastiques|bretelles|plumes de dindon], [ et du toit de la remise on voyait déjà| ; de la remise, on dominait| ; d’en haut, on apercevait] [la mer|le clocher|le goûter].
      [La chute n’a pas fait mal ; ce qui a vexé, c’est|On est tombé de peu ; il y avait pour témoin|Le plus dur ne fut pas le sol, mais] la [poule|voisine|petite sœur][, qui applaudissait|, aux premières loges| et son rire].
      @humorous Les ailes ont fait deux [hivers|mardis gras], puis le feu.
      @dramatic Une seconde, une vraie, il n’y avait eu [rien dessous|aucun poids].`,
  ],
  escape: [
    `Il n’y a qu’à courir, et <je cours|tu cours|{name} court>, [par le seul côté que rien ne regarde|dans la seule direction absurde|du côté que personne ne garde], celui de [la cuisine|l’étable|la lessive].
      Un mur bas, un [rosier|chien|baquet], une haie qui garde la manche //et [derrière, cela renonce, faute d’avoir vu où|le bruit, derrière, perd la trace|cela se trompe de rue].
      @dramatic Ne pas tomber. Ne pas [se retourner|respirer]. Ne pas tomber.
      @light La haie rend la manche le [lendemain|mois suivant], lavée.`,
    `Quelqu’un, à côté, crie au feu, et c’est [faux|un peu vrai|un perroquet] ; mais [tout ce qui pressait tourne la tête, une seconde|cela suffit à faire tourner les têtes|un instant, plus rien ne regarde par ici].
      Une seconde, cela se prend : <je la prends, et sors|tu la prends, et sors|{name} la prend, et sort> par [le trou|l’ombre|le plus mince] avec.
      @humorous Le perroquet réclame ensuite [un biscuit|sa part|l’anonymat].
      @neutral La seconde en a duré [deux|trois], bien comptées.`,
    `<Je dis|Tu dis|{name} dit> la première chose qui vient, [très haut, et c’est le mot|à pleine voix : le mot|et cela donne] [pardon|dîner|grand-mère].
      Ce qui menaçait s’arrête, cherche un [piège|sens|mouchoir], et le temps qu’il cherche, il est trop tard pour lui //et [le passage est derrière|la chose est faite|on est déjà loin].
      @emotional Il y a des mots qu’on n’avait plus [dits|crus bons] depuis longtemps.
      @mysterious Quelqu’un, tout au fond, l’a [répété|corrigé], à voix d’enfant.`,
    `C’est le poids du sac qui sauve : <je le lâche|tu le lâches|{name} le lâche>, [il roule,|il part dans la pente,|et le voilà qui dévale,] [ouvre un passage|fait tomber le plus gros|entraîne le reste][, et il n’y a plus qu’à suivre| ; reste à courir derrière| et fait la route].
      On le ramasse plus bas, [cabossé|hilare|le pain en miettes], [avec l’impression de lui devoir quelque chose|et l’on s’excuse auprès de lui|très content de son effet].
      @light Le fromage a [pris tous les coups|commandé la manœuvre].
      @dramatic Rien ne bouge plus, [là-haut|derrière]. Rien du tout.`,
    `Il faut parfois ne pas bouger : <je retiens mon souffle et deviens|tu retiens ton souffle et deviens|{name} retient son souffle et devient>, du mieux possible, un [poteau|tas de linge|détail].
      Le danger passe, [hésite|renifle|s’appuie dessus une minute], [trouve le poteau bien placé, et s’éloigne en bâillant|ne trouve rien à dire, et passe|se gratte, et va menacer ailleurs].
      @humorous Un moineau, lui, s’est posé, et [s’installe|a des projets].
      @mysterious Dans l’oreille, il y a eu un mot, [soufflé|tiède], qui ne venait pas du danger.`,
    `[Une corde pend là, que personne n’avait remarquée|Il y avait donc une corde, depuis toujours|Du haut pend une corde], [usée|à nœuds|de cloche], et l’on ne choisit pas ses cordes.
      <Je saute et l’attrape|Tu sautes et l’attrapes|{name} saute et l’attrape> [au vol|du bout des doigts|les yeux fermés] //et [le monde d’en face arrive plus vite que prévu|l’autre bord se jette en avant|la rive d’en face accourt], avec ses [orties|tas de foin|dindons].
      @neutral L’atterrissage se fait sur le [dos|côté gauche].
      @emotional Deux mains tiennent encore la corde, longtemps après, [sans savoir|par reconnaissance].`,
  ],
};
