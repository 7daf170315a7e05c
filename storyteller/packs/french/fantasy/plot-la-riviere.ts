import type { Plot } from '../../pack.ts';

export const laRiviere: Plot = {
  id: 'la-riviere',
  homes: ['Gué-Perdu', 'Saint-Ondin', 'Lavoir-le-Vieux', 'Barbelune'],
  nouns: [
    [
      { the: 'la cloche', a: 'une cloche' },
      { the: 'le saule', a: 'un saule' },
    ],
    [
      { the: 'l’anneau', a: 'un anneau' },
      { the: 'la meunière', a: 'une meunière' },
    ],
    [
      { the: 'le miroir', a: 'un miroir' },
      { the: 'la grenouille', a: 'une grenouille' },
    ],
  ],
  titles: [
    'La Dolente contre {name}',
    '{noun:title}, pièce numéro un',
    'Une rivière porte plainte',
    '{noun2:title} à la barre',
  ],
  chapters: [
    ['L’assignation', 'L’audience'],
    ['Une rivière debout', 'Une rivière couchée'],
    ['Défense', 'Tact'],
  ],
  frames: [
    {
      opening: `La Dolente s’est arrêtée un mardi, à l’entrée de {home}, [à trois pas du lavoir|devant le pont|au ras des jardins].
        [Elle se tient là, debout|Elle attend, droite|L’eau s’y est mise debout], haute comme [une grange|deux vaches|un premier étage], [avec ses poissons dedans|poissons compris|sans mouiller l’herbe].
        <Je passe|Tu passes|{name} passe> devant chaque matin, le seau [vide|à la main|sur la tête], en disant bonjour.
        ? Les carpes se tournent [toutes ensemble|d’un air peiné|vers le seau].
        @humorous La Dolente ne répond pas ; elle est en [conflit|grève|procédure].
        @emotional Les vieilles lui tricotent [des rideaux|un pont|quelque chose de long], au cas où elle aurait froid.`,
      echo: `La Dolente passe de nouveau sous le pont de {home}, [couchée|à plat|à sa place], en faisant ses bruits de vaisselle.
        <Je dis|Tu dis|{name} dit> bonjour en plongeant le seau, comme [chaque matin|avant|si de rien n’était].
        L’eau, cette fois, [fait un rond|ralentit|se retourne] ; dans le rond, le temps d’un clin d’œil, on croit voir {noun}.
        ? Les carpes ont repris [leur sérieux|la direction des affaires|du poids].
        @light Puis le rond file vers l’aval raconter ça aux [moulins|canards|laveuses].
        @neutral Le seau pèse [onze|douze|treize] livres, comme il doit.`,
    },
    {
      opening: `Au lavoir de {home}, les femmes battent le linge à sec depuis [huit|neuf|onze] jours, pour ne pas perdre le rythme.
        Il sort des draps une poussière [rose|de farine|qui chante] //et les enfants ont les genoux propres de force.
        <Je tiens|Tu tiens|{name} tient> le registre des [planches|places|battoirs], où il n’y a rien à écrire.
        @mysterious Au fond du bassin vide, une pierre reste [mouillée|luisante|fraîche], une seule.
        @light On y joue aux [billes|quilles|boules], et la doyenne triche.`,
      echo: `Au lavoir de {home}, on a remis les battoirs à l’eau //et les draps [claquent|jurent|pèsent] de nouveau.
        <J’inscris|Tu inscris|{name} inscrit> au registre, sous la date, {noun}, puis le nom de celle qui [commence|éclabousse|chante].
        L’encre bave un peu, à cause des [gouttes|rires|embruns], ce qui est très bien.
        @dramatic Au fond du bassin, la pierre est sèche. Il n’y a plus rien [à garder|dessous|à prouver].
        @humorous La doyenne réclame ses [billes|quilles|boules], qui sont parties à la mer.`,
    },
    {
      opening: `Depuis que la rivière boude, le pont de {home} n’enjambe plus que des [orties|galets|ânes], et le péage continue.
        <J’y ai|Tu y as|{name} y a> la garde de la barrière, avec [un banc|une sonnette|un parapluie].
        ? Rares sont ceux qui paient pour éviter [des galets|un pré|de descendre].
        Hier, un héron s’est posé sur la barrière, une [serviette|sacoche|chemise] de cuir au bec, et n’en bouge plus.
        @neutral Il porte une [plaque|chaîne|cocarde] d’huissier.
        @dramatic Quand <j’approche|tu approches|{he} approche>, il se racle la gorge.`,
      echo: `? Le pont de {home} enjambe de nouveau une rivière, et cela lui redonne [du maintien|un air utile|bonne mine].
        <Je lève|Tu lèves|{name} lève> la barrière, à {home}, pour un héron à pied, la sacoche [vide|sous l’aile|en bandoulière], qui paie son sou.
        Il demande des nouvelles {noun:of} ; on lui en donne, [en peu de mots|de bonnes|des fraîches].
        L’eau, dessous, [ralentit|se tait|fait semblant de rien] pour écouter.
        @emotional Il ne s’en va qu’au soir, en laissant [une plume|son siège|la monnaie].
        @mysterious Sur le sou, du côté pile, il y a [la rivière|une écaille|ce même pont], vu d’en dessous.`,
    },
  ],
  want: [
    `Le héron lit l’assignation [d’une traite|sur une patte|deux fois] : {home} aurait volé {noun}.
      La rivière en exige le retour avant la nouvelle lune[, sans quoi elle ira couler|, ou bien elle coulera|, ou s’en ira couler] [chez d’autres|à l’étranger|en sous-sol].
      [Seul témoin cité|Témoin de la plaignante|Comme unique témoin] : {noun2}.
      Comme <je sais|tu sais|{name} sait> lire le héron, [on vote|cela se vote|la place est prise], et le greffier [note|crie|souligne] : défense, {name}.
      @humorous Le vote est unanime, à une voix près, qui est [la bonne|la seule informée|celle de l’élu{|e}].
      @emotional Une fille de trois ans tend son gobelet, [pour l’eau|vide|à deux mains].`,
    `La Dolente contre {home} : ainsi commence le papier, qui finit par [un sceau d’écailles|une date|une menace].
      On lui aurait pris {noun}, jadis, l’année de la grande soif ; elle veut [réparation|qu’on le dise|un jugement].
      Pour la défense, on a écrit {name}, faute d’un autre volontaire ; <je dois|tu dois|il faut> trouver {noun2}, témoin [unique|principal|très attendu].
      @dramatic À la nouvelle lune, sans réponse, l’eau [s’en va|sera perdue|quitte la vallée].
      @mysterious Le papier est sec. Les doigts, après, [ne le sont plus|sentent la vase|gouttent].`,
    `? Le village n’a jamais vu {noun}, ou ne veut plus [s’en souvenir|en parler|le dire].
      Le héron dit ce que réclame la rivière : {noun}, avant la nouvelle lune, [ou la soif|pas une heure de plus|à l’aube].
      Il dit le nom du témoin, [deux fois|tout bas|en s’inclinant] : {noun2}.
      <Je promets|Tu promets|{name} promet> de plaider //et la place de {home} se vide [très vite|sans bruit|en applaudissant].
      @light Il reste un chien, qui [se présente aussi|vote pour|demande la parole].
      @neutral Dans le puits, on mesure [quatre|trois|deux] pouces.`,
  ],
  obstacle: [
    `L’audience se tient à la source, à neuf jours de marche, [par le lit à sec|en remontant|parmi les galets].
      La partie adverse a pour avocat un brochet [de quarante livres|à lunettes|qui n’a jamais perdu], et il est parti avant.
      Quant {noun:to}, il faut se présenter avec, ou [se taire|perdre|ne pas venir].
      ? <Je remplis|Tu remplis|{name} remplit> une gourde au fond du puits, jusqu’[au col|à ras bord|en haut], ou presque.
      @humorous Le brochet voyage en [baquet|carrosse à eau|soupière], aux frais de la plaignante.
      @light Sur les galets, au moins, il n’y a pas [de moustiques|d’excuse pour se noyer].`,
    `Pour plaider, <je dois|tu dois|{name} doit> monter à la source, neuf jours par le lit sec, avant [la lune|le brochet|que l’eau ne parte].
      Maître Brochet, pour la rivière, a déjà fait saisir [les moulins|les barques|les reflets].
      Le village entier fouille ses greniers sans trouver {noun}, mais [trois|sept] casseroles perdues.
      @dramatic Partir les mains vides, c’est [perdre|avouer|condamner des puits].
      @mysterious Dans le lit à sec, des traces remontent, [nues|palmées|toutes du même pied], et n’en redescendent pas.`,
  ],
  wrong: [
    `Un hameau meurt de soif, à un jour de la source ; les enfants y sucent [des cailloux|des clous|la rosée].
      Maître Brochet attend là, avec un tonneau plein, et un papier : [reconnaître|avouer|signer] que {home} a volé {noun}.
      <Je regarde les enfants, et signe|Tu regardes les enfants, et signes|{name} regarde les enfants, et signe> [vite|des deux mains|sans lire], [le papier mouillé|contre l’eau|au bas du faux].
      [L’eau est bue en|Tout est bu, en|Le tonneau dure] [une heure|silence|comptant les gorgées].
      @emotional Le plus petit en garde [une gorgée|un fond|trois gouttes] pour son chat.
      @neutral Le papier porte deux signatures et [une nageoire|un cachet humide].`,
    `¶ « Rien qu’une signature », dit Maître Brochet, [aimable|luisant|à l’aise dans son baquet], « et ce tonneau est pour eux. »
      ¶ Eux, ce sont les gens d’un hameau sec, [les lèvres blanches|assis en rond|avec leurs bêtes].
      Le papier dit que {home} a pris {noun} ; il est faux, [peut-être|sans doute|probablement].
      <Je signe|Tu signes|{name} signe> //et [la bonde saute|l’eau coule|le tonneau chante].
      @dramatic Ils boivent. On n’entend plus [que cela|que des gorges|aucun oiseau].
      @light Une chèvre boit aussi, puis [éternue|mange la copie|remercie à sa façon].`,
  ],
  cost: [
    `[L’aveu court plus vite que l’eau|La nouvelle arrive la première|Un aveu, cela voyage la nuit] : à {home}, pendant la nuit, un mot [pousse|suinte|s’écrit] sur chaque façade, [en mousse noire, et c’est voleurs|en mousse noire : voleurs|tout en mousse : voleurs].
      [Les puits|Les fontaines|Les margelles] [se ferment|se remplissent de sable|refusent la corde].
      <Je l’apprends|Tu l’apprends|{name} l’apprend> d’un colporteur, qui [détourne les yeux|presse son âne|garde ses distances].
      ? À la source, l’affaire {noun:of} est [jugée d’avance|déjà classée|une formalité].
      @emotional Chez la doyenne, la mousse a poussé [jusque sur la chaise|au-dessus du lit|plus douce].
      @humorous Il n’y a pas de faute d’orthographe, ce qui [surprend|vexe l’instituteur|aggrave].`,
    `Au matin, des gens de {home} arrivent sur la route avec leurs [lits|poules|horloges] : les puits ont avalé leur corde, et l’aveu est placardé partout.
      Nul ne <me fait|te fait|fait à {name}> de [reproche|grimace|procès].
      Ils demandent seulement si {home} avait [vraiment|donc|bien] pris {noun}.
      @mysterious Sur l’affiche, l’encre [coule vers le haut|remue|dessine des vagues].
      @dramatic Il n’y a rien à [répondre|dire|plaider]. Il reste un jour.`,
  ],
  turn: [
    `La source tient dans un bassin grand comme [un lit|une table|une charrette] ; <j’y plonge|tu y plonges|{name} y plonge> le bras, pour boire, jusqu’à [toucher|sentir|heurter] quelque chose.
      [Là|Au fond|Sous la main], il y a {noun}.
      [Personne n’a rien volé|Il n’y a jamais eu de voleur|Nul n’avait rien pris] : la rivière a rangé cela là, un soir de crue, l’a [oublié|perdu de vue|cherché ailleurs], [et accuse le monde entier depuis|puis a soupçonné tout l’aval|et, de village en village, en accuse les autres].
      @dramatic Un cri suffirait. Le procès serait [gagné|fini|mort], elle aussi, de honte.
      @light Qui n’a jamais cherché ses lunettes [sur son nez|en les portant] ?`,
    `Sous le bassin de la source, parmi [les cuillers|les anneaux|mille choses] que la rivière ramasse sans y penser, <je trouve|tu trouves|{name} trouve> {noun}.
      [Elle est assise dessus depuis|Elle dort dessus depuis|C’est sous elle depuis] [le début|cent ans|la grande soif].
      [Le dire tout haut, c’est gagner|Il suffirait de le crier|Un mot, et le procès est gagné] //et cela ferait d’elle la [risée|fable|pitié] de tous les ruisseaux.
      @emotional L’eau tremble un peu, comme une vieille femme à qui l’on va [demander l’heure|faire de la peine|prendre le bras].
      @neutral Maître Brochet n’a [pas regardé|jamais cherché|rien vu].`,
  ],
  resolution: [
    `<Je dis|Tu dis|{name} dit> à la cour, debout, que {home} a l’honneur de rapporter {noun}, en s’excusant du [retard|délai|dérangement].
      La rivière [se tait|rougit jusqu’aux truites|baisse la voix] ; [elle a compris, et sait qu’on l’a compris|rien n’est dit de plus|on s’est compris].
      Quant {noun2:to}, témoin, la cour n’a [plus de questions|rien à demander|plus besoin de rien].
      @humorous Maître Brochet plaide encore, mais à [marée basse|sec|l’heure du dîner].
      @emotional Avant de partir, elle passe, tiède, sur [deux pieds fatigués|des chevilles|les mains].`,
    `Le tact est aussi une preuve : <je présente|tu présentes|{name} présente> {noun} comme une chose apportée de [loin|{home}|la vallée].
      ¶ « Il était temps », dit la rivière, [très digne|d’une petite voix|sans se retourner], et elle n’appelle même pas {noun2}.
      ¶ L’aveu, mis à tremper, [perd son encre|devient blanc|fait un bateau] //et les façades, là-bas, redeviennent des murs.
      @light Elle redescend si vite qu’elle [oublie deux poissons|perd le brochet|rate un virage].
      @mysterious Au fond du bassin, il y a encore [une paire de lunettes|une place vide|de quoi accuser longtemps].`,
  ],
  clues: [
    `Sur un mur d’un [bourg|port sans eau|hameau] en amont, la mousse dessine, très pâle, un mot gratté.
      [Voleurs, dit ce mot|Le mot est voleurs|On lit encore : voleurs], et le [boucher|barbier|curé] explique, gêné, que [c’est une vieille histoire|on était jeune|ce fut un malentendu].
      [Du temps de son grand-père|Sous le feu roi|L’année de la neige], la rivière a réclamé là aussi {noun}, à [grands cris|la même lune|coups de héron].
      <Je recopie|Tu recopies|{name} recopie> la date et la peine, qui fut [d’un veau|d’un an d’excuses|de mille sous].
      @humorous Le greffier de l’époque est parti à la nage, ce que le jugement n’avait pas [prévu|interdit|chiffré].
      @neutral La date [remonte à|est d’il y a] [soixante|cinquante-huit|soixante-trois] ans.`,
    `Il y en a un deuxième, puis un troisième : chaque village de la vallée a eu son [héron|procès|mot en mousse], en remontant.
      [Tous ont cherché|Partout, on a cherché|Chacun a dû chercher] {noun}, avec des [lanternes|râteaux|prières], dans leurs caves.
      [Tous ont fini par croire|On a fini par décider|Partout, l’on a conclu] qu’un [oncle|voisin|ancêtre] l’avait pris.
      <J’aligne|Tu alignes|{name} aligne> les dates sur un galet//et la plainte voyage comme quelqu’un qui [cherche ses clefs|fouille ses poches|refait son chemin].
      @emotional Dans une cave, on garde depuis lors, sur un coussin, [un remplaçant|des excuses écrites|la place].
      @light Les hérons, eux, ont [bien vécu|tous des maisons|des retraites].`,
    `Les lavandières d’un moulin arrêté savent une chanson sur la Dolente, qui ne se chante qu’à [sec|trois voix|voix basse].
      On y dit qu’elle portait partout {noun}, même [la nuit|pour dormir|en hiver], et n’y laissait toucher personne.
      [Au dernier couplet, la crue arrive|Puis vient la crue|À la fin, il y a une crue], et elle [cherche un endroit sûr|cache tout|serre fort].
      <Je demande|Tu demandes|{name} demande> la suite //et les femmes [rient|se regardent|reprennent au début] : [il n’y en a jamais eu|elles n’en savent pas plus|la chanson s’arrête là].
      @mysterious Une seule remue les lèvres [plus longtemps|après la fin|sans voix].
      @dramatic Quelque chose a été [coupé|noyé|arraché] là, à vif.`,
    `Le héron, qui suit l’affaire de [loin|haut|près], se pose un soir près du feu pour sécher ses [actes|plumes|dossiers].
      [Il n’a pas le droit de parler au fond ; il parle donc|La procédure l’oblige au silence ; il parle|Le héron, par prudence, ne parle que] de la [forme|pluie|plaignante].
      ¶ « Elle dort mal », dit-il. « Dès qu’il est question {noun:of}, elle [fait des tourbillons|cherche sous les pierres|remonte vers sa source]. »
      ¶ <Je retiens|Tu retiens|{name} retient> le mot remonte //et le héron, [confus|pressé|soudain officiel], déclare n’avoir rien dit.
      @light Il accepte néanmoins une [sardine|anguille|croûte], pour le timbre.
      @emotional La rivière, c’est sa [nourrice|plus vieille cliente|première patronne].`,
    `Maître Brochet a laissé tomber une page de son dossier, [mordue|trempée|à l’envers], entre deux pierres.
      [Il y est écrit que|On y lit que|Il y reconnaît que] {noun2}, témoin, n’a vu partir personne.
      Ni voleur, ni [sac|échelle], ni barque, la nuit de la perte {noun:of}.
      [Il a barré ces lignes|Une griffe a rayé cela|Ces lignes sont barrées], [proprement|en biais|deux fois] //et <je sens|tu sens|{name} sent> un peu [d’eau|de fraîcheur|d’espoir] sous les galets.
      @dramatic S’il s’aperçoit du vol, il [mordra|fera accélérer le baquet|demandera la tête].
      @humorous La page est numérotée [douze|quarante|trois] bis, par coquetterie.`,
    `Plus haut, le lit de la rivière est plein de ce qu’elle [ramasse|égare|garde] : [des sabots|des cuillers|des peignes], une porte, un violon.
      Rien n’est cassé, tout est rangé [par tailles|par couleurs|avec soin].
      <Je marche|Tu marches|{name} marche> là sur la pointe des pieds, en cherchant des yeux {noun}.
      Entre le violon et la porte, il y a un creux [vide|lisse|doux] //et [les galets autour sont usés par|tout autour, les pierres ont été polies par|c’est un endroit poli par] [des allées et venues|des genoux|l’attente].
      @neutral La source n’est plus qu’à [une lieue|deux heures|un jour].
      @mysterious Quand le violon [vibre|grince|goutte], c’est sur une seule note, et toujours tournée vers l’amont.`,
  ],
};
