import type { Plot } from '../../pack.ts';

export const leCasier: Plot = {
  id: 'le-casier',
  homes: ['Sourcelette', 'Trois-Clochers', 'Rougemare', 'Patte-d’Oie'],
  nouns: [
    [
      { the: 'la boussole', a: 'une boussole' },
      { the: 'le chat', a: 'un chat' },
    ],
    [
      { the: 'le parapluie', a: 'un parapluie' },
      { the: 'la chanson', a: 'une chanson' },
    ],
    [
      { the: 'la moustache', a: 'une moustache' },
      { the: 'le piano', a: 'un piano' },
    ],
  ],
  titles: ['Le ticket {noun:of}', 'À réclamer : {noun}', '{name} et le casier vide', '{noun:title}, étagère du bas'],
  chapters: [
    ['Le guichet', 'Rendu'],
    ['Un casier vide', 'Signer ici'],
  ],
  frames: [
    {
      opening: `Au bureau des objets trouvés, tante Ursule range [les gants|les clés|les dentiers] par ordre de chagrin.
        Le mercredi, <je l’aide|tu l’aides|{name} l’aide> à [épousseter|compter|consoler] les casiers, du premier au centième.
        Aujourd’hui, le quatre-vingt-dix-neuf sonne creux.
        L’étiquette dit : {noun} ; dedans, il n’y a que [de la poussière|une plume|un élastique] et beaucoup de place.
        @humorous Le casier quatre-vingt-dix-huit, consulté, [contient un trombone|contient un autre trombone, le mari du premier|garde le silence].`,
      echo: `Le mercredi suivant, tante Ursule range [les moufles|les lunettes|les boutons] par ordre d’espoir, ce qui va plus vite.
        <J’époussette|Tu époussettes|{name} époussette> les casiers jusqu’au quatre-vingt-dix-neuf, qui sonne [plein|juste|comme une cloche].
        Dedans, il y a [un bocal de prunes|une carte postale|trois œufs frais], avec les remerciements {noun:of}.
        L’étiquette, <je la laisse|tu la laisses|{he} la laisse> : elle est [jolie|à sa place|encore un peu vraie].
        @emotional Tante Ursule sort deux [cuillers|chaises|serviettes], souffle dessus, et s’assoit enfin.`,
    },
    {
      opening: `Sur le guichet des objets trouvés de {home}, il y a une sonnette que personne n’ose [presser|toucher|réveiller].
        Une main très [ridée|propre|petite] vient de le faire, puis elle a posé un ticket et elle est partie [se promener|boire un café|attendre dehors].
        Numéro quatre-vingt-dix-neuf : {noun}.
        <J’ouvre|Tu ouvres|{name} ouvre> le casier qui correspond //et il est [vide|nu|balayé].
        @dramatic Derrière, tante Ursule laisse tomber [son tampon|une boîte de clés|toute une étagère de gants].`,
      echo: `La sonnette du guichet a changé de son, ou bien c’est [l’oreille|le matin|le plateau] qui a changé.
        <J’appuie|Tu appuies|{name} appuie> dessus sans raison, une fois, [pour le plaisir|très fort|du coude].
        Tante Ursule arrive au trot ; il n’y a personne, et pas la moindre réclamation au sujet {noun:of}.
        ¶ « On ferme ? » demande-t-elle, [en cherchant son chapeau|toute rose|comme on propose une glace].
        @light Et ils accrochent à la porte : « [Tout|Presque tout|Le principal] est retrouvé. »`,
    },
    {
      opening: `Le registre des objets trouvés est si grand qu’il faut [un tabouret|deux bras|une règle de maçon] pour en tourner les pages.
        Tante Ursule y inscrit tout, à l’encre [violette|verte|brune], depuis trente ans, [sans une rature|sans un pâté|sans lever la plume].
        À la ligne quatre-vingt-dix-neuf, <je lis|tu lis|{name} lit> : {noun}, bon état, grand casier.
        Le casier est là ; [le reste|le bon état|l’essentiel] n’y est pas.
        @mysterious L’encre de cette ligne-là [brille|est encore humide|sent la pluie] un peu.
        @neutral <Je vérifie|Tu vérifies|{he} vérifie> le numéro, puis la rangée, puis le numéro.`,
      echo: `Dans le grand registre, à la ligne quatre-vingt-dix-neuf, il y a maintenant une rature, [la première|une belle|bien droite].
        Au-dessus, <j’ai|tu as|{name} a> écrit soixante-six, et tante Ursule a signé [en violet|dans la marge|avec une fleur].
        En face {noun:of}, un mot tient toute la largeur : rendu.
        <Je tourne|Tu tournes|{he} tourne> la page, [à deux mains|sur le tabouret|comme une voile], et la suivante est blanche.
        @humorous Tante Ursule souffle sur l’encre si fort que [les gants s’envolent|trois tickets changent de casier|sa coiffure se réclame elle-même].`,
    },
  ],
  want: [
    `Un bureau des objets trouvés qui perd quelque chose, cela ne s’est [jamais vu|vu qu’une fois|vu qu’en rêve].
      <Je veux|Tu veux|{name} veut> retrouver {noun} avant que tante Ursule doive [rendre sa casquette|décrocher l’enseigne|l’avouer au maire].
      Au dos du ticket, il y a seulement une phrase : « Demander à {noun2} ».
      Voilà [une piste|une adresse|un début], si l’on n’est pas difficile.
      @light <J’emporte|Tu emportes|{he} emporte> le ticket, un crayon et [deux biscuits|une pomme|le sens de l’orientation du chat].`,
    `¶ « En trente ans, je n’ai [rien égaré|pas perdu un gant|rien laissé filer] », murmure tante Ursule en s’asseyant sur [les parapluies|la malle|un tas de cartables].
      ¶ Elle ne pleure pas ; elle [compte ses tampons|plie un mouchoir|frotte le guichet], ce qui est pire.
      <Je promets|Tu promets|{name} promet> de lui rapporter {noun}, et de savoir pourquoi l’on a noté {noun2} au bas de la fiche.
      ? La promesse fait [un bruit de tiroir|du bien|un petit écho dans les casiers].
      @emotional Elle redresse <mon|ton|son> col, deux fois, alors qu’il est [droit|très bien|déjà redressé].`,
    `La fiche est remplie à moitié : objet, {noun} ; signe particulier, {noun2} ; nom du propriétaire, [une tache|une goutte de thé|un coup de tampon raté].
      Le propriétaire reviendra [bientôt|à la fin du mois|quand il aura le temps], c’est écrit.
      <Je veux|Tu veux|{name} veut> que ce jour-là le casier soit plein.
      <J’enfile|Tu enfiles|{he} enfile> la casquette de réserve, [trop grande|qui gratte|tombée sur les yeux], et le service commence.
      @mysterious La tache a une forme, mais elle en change quand on [penche la tête|tourne la page|cligne des yeux].`,
  ],
  obstacle: [
    `<Je demande|Tu demandes|{name} demande> à tout le trottoir des nouvelles {noun:of}.
      Les gens réfléchissent, [lèvent les yeux|se grattent le menton|posent leurs paniers], puis parlent de ce qu’ils ont perdu, eux : [un bouton|une chanson|une dent], une clé, un après-midi.
      <Je note|Tu notes|{he} note> tout, par politesse.
      Au bout de la rue, il y a [trente|vingt-six|dix-neuf] nouvelles réclamations //mais il n’y a pas une seule réponse.
      @humorous Quelqu’un réclame aussi [son sérieux|la fin de l’été|un rendez-vous chez le dentiste], mais sans insister.`,
    `Le maire envoie un monsieur avec [un mètre|une serviette|un crayon sur l’oreille], qui compte les casiers et qui fait « hum ».
      Un bureau qui égare, explique-t-il, on en fait [un parking à vélos|un placard|une salle pour les réunions].
      Il reviendra vérifier {noun} en personne, casier ouvert.
      <Je raccompagne|Tu raccompagnes|{name} raccompagne> le monsieur jusqu’à la porte, [bien droit{|e}|casquette basse|les mains dans le dos], avec de la craie sur les genoux.
      @dramatic Il referme son carnet //et cela claque comme [un couvercle|une punition|une petite trappe].`,
  ],
  wrong: [
    `Tante Ursule ne dort plus ; elle [recompte les gants|parle aux étiquettes|met du sel dans son café].
      Alors, un soir, pour qu’elle se repose, <je prends|tu prends|{name} prend> le tampon RENDU et <je l’écrase|tu l’écrases|{he} l’écrase> en face {noun:of}.
      C’est faux, mais c’est [très net|bien droit|d’un beau violet].
      La tante met ses lunettes, lit, et [ronfle avant minuit|chante en fermant|mange enfin sa soupe].
      @emotional Dans son sommeil, elle tient encore [un ticket|un bouton|le coin du registre].`,
    `Le monsieur de la mairie est annoncé, et le casier est toujours [creux|vide|vaste].
      <J’imite|Tu imites|{name} imite> la plus belle écriture de la ville //et <je remplis|tu remplis|{he} remplit> la dernière colonne, celle {noun:of} : « Repris par son propriétaire, [avec joie|merci|en mains propres]. »
      <Je signe|Tu signes|{he} signe> à la place de quelqu’un qui n’existe pas.
      ? Tante Ursule n’aura pas besoin de mentir, puisque c’est [déjà fait|fait d’avance|écrit].
      @mysterious La plume, d’habitude si bavarde, n’a pas [grincé|craché|fait un bruit].`,
  ],
  cost: [
    `Le lendemain, la sonnette tinte : la personne du ticket est là, [sous un grand chapeau|dans ses souliers cirés|un panier au bras].
      <J’ouvre|Tu ouvres|{name} ouvre> le registre, il le faut bien //et elle lit la ligne {noun:of}.
      ¶ « Ah, [rendu|c’est rendu|déjà] », dit-elle. « Alors c’est moi qui [oublie|perds la tête|me trompe], maintenant. »
      ¶ Elle remercie et s’en va, plus [petite|lente|légère] qu’à l’arrivée.
      @dramatic La porte se referme //et la sonnette, toute seule, [refuse de se taire|tremble encore|s’étrangle].`,
    `Tante Ursule fête la ligne quatre-vingt-dix-neuf avec [une tarte|du cidre doux|des beignets] et invite toute la rue.
      Elle raconte {noun} à chacun, et comment <je l’ai|tu l’as|{name} l’a> si bien rendu.
      <Je mâche|Tu mâches|{he} mâche> la même bouchée depuis [un quart d’heure|le début|trois voisins].
      Sur le seuil, une personne très [propre|polie|ridée] tient son ticket à deux mains, écoute, et repart sans [sonner|entrer|goûter à rien].
      @neutral Le ticket reste par terre, à côté [du paillasson|d’une miette|de la marche], face contre le sol.`,
  ],
  turn: [
    `<Je ramasse|Tu ramasses|{name} ramasse> le ticket pour le rapporter, avec [des excuses|la vérité|le reste de tarte].
      Mais à l’envers, [dans cette lumière|tête en bas|d’ici], quatre-vingt-dix-neuf fait soixante-six.
      Personne n’a volé {noun}. On a seulement lu du mauvais côté, [sans penser à mal|trente ans de suite|très consciencieusement].
      <Je fais|Tu fais|{he} fait> demi-tour //et <je cours|tu cours|{he} court> tout dire, d’abord le faux, puis le vrai.
      @dramatic Au coin de la rue, <je perds|tu perds|{he} perd> [la casquette|un lacet|le souffle], pas le ticket.`,
    `<J’avoue|Tu avoues|{name} avoue> à tante Ursule [sous le guichet|à voix basse|la casquette à la main] : ce n’est pas rendu, ce n’était pas vrai, voilà l’encre.
      Elle ne gronde pas ; elle lâche le ticket {noun:of}, qui [tournoie|plane|fait la feuille morte] et se pose la tête en bas.
      À quatre yeux [grands ouverts|mouillés|plissés], cela se lit tout seul : soixante-six.
      ¶ « [Nom d’un gant|Sapristi|Mes lunettes] », souffle la tante.
      @light Le casier soixante-six, dans son coin, a l’air de [se retenir de rire|jouer à cache-cache|siffloter].`,
  ],
  resolution: [
    `Le casier soixante-six est tout en bas, et plus profond que [le mur|la maison|la rue].
      <J’y entre|Tu y entres|{name} y entre> à quatre pattes, avec une lampe, [un biscuit|la casquette|du courage] et {companion} juste derrière.
      Au fond, en parfait état, [sous une housse|derrière un rideau|entre deux parapluies], <je trouve|tu trouves|{he} trouve> {noun}.
      La personne au ticket signe [à l’encre violette|d’une main qui danse|en tirant la langue], puis embrasse la sonnette.
      @humorous Tante Ursule demande tout de même [une pièce d’identité|un reçu|s’il y a eu des petits].`,
    `¶ « Je m’étais juré d’attendre », dit la personne au ticket quand le casier soixante-six [grince|s’ouvre|cède], « et je n’ai plus su quoi. »
      ¶ <Je lui montre|Tu lui montres|{name} lui montre> {noun}, [au fond|tout au fond|dans la lumière de la lampe] //et elle fait oui de la tête, longtemps.
      ? {companion} tient la porte ; tante Ursule tient [la casquette|la lampe|son mouchoir].
      Le tampon s’abat sur la page avec un bruit [de gâteau|de fête|de botte neuve] : rendu, vraiment.
      @emotional Elle demande qui a cherché, tout ce temps, et la réponse, elle la [répète|épelle|garde un moment en bouche] : « {name} ».`,
  ],
  clues: [
    `Dans la poche de la casquette de service, il y a un vieux reçu plié [en triangle|autour d’un bonbon|mille fois].
      Tante Ursule ne l’a jamais lu : à l’époque, elle venait d’arriver et elle [avait le trac|portait des nattes|rangeait tout par couleur].
      Le reçu concerne {noun} et précise : « déposé un jour de [grand vent|fête|neige], par quelqu’un de pressé ».
      <Je le lis|Tu le lis|{name} le lit> deux fois, car « pressé » est [souligné|écrit de travers|rayé, puis remis].
      @neutral Le prix du dépôt était de [dix centimes|un sou|deux pommes].`,
    `Le facteur retraité se souvient : une personne venait souvent regarder la vitrine du bureau, [le nez sur le verre|sans entrer|son chapeau à la main].
      ¶ « Elle disait bonjour {noun:to}, à travers la vitre. [Tous les jeudis|Chaque matin|Même à Noël]. »
      ¶ <Je demande|Tu demandes|{name} demande> pourquoi elle n’entrait pas.
      ¶ « Elle disait que tant que c’est [là|rangé|trouvé par quelqu’un], ce n’est pas perdu », répond-il en pliant son journal en forme de bateau.
      @mysterious Mais du trottoir, <je vérifie|tu vérifies|{he} vérifie>, on ne voit que les casiers [du bas|de gauche|à l’ombre].`,
    `L’ancienne photographe a tiré le portrait de tous les objets du bureau, pour [le journal|un calendrier|ses petits-enfants].
      Voici les gants, voici [un tuba|le sabre de carton|une jambe de mannequin], voici même {noun}, bien de face.
      Derrière, le numéro du casier est coupé [en deux|par le bord|juste au ventre] : on lit un rond, avec une petite queue.
      <Je tourne|Tu tournes|{name} tourne> la photo dans un sens, puis dans l’autre, [pour la lumière|sans raison|par habitude] //et <je la rends|tu la rends|{he} la rend>.
      @dramatic Quelque chose vient de passer tout près, [comme un train|comme un mot oublié|sans freiner].`,
    `Le serrurier a fabriqué [lui-même|jadis|tout jeune] la serrure du grand casier. Il en est [très fier|fier à en bégayer|encore ému].
      ¶ « Pour {noun}, il fallait de la profondeur. J’ai percé jusqu’à [la cave du voisin|la place|l’autre côté]. »
      ¶ Pourtant, le casier quatre-vingt-dix-neuf <m’arrive|t’arrive|arrive à {name}> au coude, fond compris.
      <Je le lui dis|Tu le lui dis|{he} le lui dit> //et il rougit comme [une forge|une tomate|un poêle], car on ne se trompe pas de casier dans sa famille.
      @humorous On s’y trompe seulement de [chaussures|gendre|jour] //et c’est arrivé à son oncle.`,
    `Au café, on conserve un cahier où les gens [écrivent|collent|cachent] ce qu’ils regrettent.
      Une page porte : « J’ai laissé {noun} au bureau pour courir après autre chose. Je repasserai. »
      Ce n’est pas signé, mais il y a [une tache de thé|une fleur séchée|un ticket de tramway], comme sur la fiche.
      <Je recopie|Tu recopies|{name} recopie> la phrase en dessous, [sans faire de faute|lentement|avec la même encre] //et <j’ajoute|tu ajoutes|{he} ajoute> : « On cherche avec vous. »
      @emotional Le patron apporte [un chocolat|une paille|une tartine] et refuse la monnaie.`,
    `Le fils de la personne au ticket est peintre en lettres ; c’est lui qui a peint [les numéros|tous les chiffres|les étiquettes] des casiers, petit garçon, à la brosse.
      ¶ « Maman attendait au guichet, au sujet {noun:of}. Moi, je peignais [couché|à l’envers|la tête en bas], c’était plus [drôle|rapide|frais]. »
      ¶ Il rit, puis il s’arrête de rire.
      ¶ « Lesquels à l’envers ? » <dis-je|dis-tu|dit {name}>, mais il ne sait plus, c’était [une longue rangée|un long été|il y a longtemps].
      @light Il a de la peinture [verte|jaune|orange] jusque dans les sourcils //et elle [le rajeunit|lui va bien|rit avec lui].`,
  ],
};
