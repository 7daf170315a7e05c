import type { Thing } from '../../pack.ts';

export const things: readonly Thing[] = [
  {
    noun: { the: 'la cuiller d’étain', a: 'une cuiller d’étain' },
    find: `Entre deux pierres brille une cuiller d’étain, [tordue|ébréchée|au manche en poisson], [que quelqu’un a perdue avec la soupe|orpheline de sa soupe|à demi enterrée].
      Elle tinte dès que l’on ment à côté d’elle : <j’essaie|tu essaies|{name} essaie>, en disant qu’il fait [chaud|jour|bon vivre], [et le son est net|et cela tinte|et le métal proteste].
      Sur une vérité, elle reste [muette|tiède|terne] //et [cela, en société, se remarque davantage|on entend alors très bien le silence|cela, à table, devait peser].
      @humorous Elle a dû appartenir à un ménage [bref|très silencieux|d’avocats].
      @emotional Le manche est usé par [un petit pouce|une main gauche|quelqu’un de patient].`,
    use: `<Je lève|Tu lèves|{name} lève> la cuiller d’étain, au bout du bras, comme [un cierge|un plumeau|une très petite épée].
      Ce qui barrait la route [prétend que personne ne passera|dit qu’il n’y a plus de passage|jure n’obéir qu’aux ordres] ; la cuiller [tinte|sonne|chante], [claire, au-dessus de tout|toute seule|comme un petit juge].
      Prise en plein mensonge, la chose [vacille|rougit|perd ses mots], [cherche une raison plus vraie, n’en trouve pas|essaie une autre phrase, sans succès|perd de sa hauteur] //et [le passage est libre|la place est vide|rien ne retient plus personne].
      @neutral Le son dure [trois|quatre|cinq] secondes.
      @dramatic Encore un mot, et elle [se fendait|éclatait|se taisait pour toujours].`,
  },
  {
    noun: { the: 'le sifflet sans pois', a: 'un sifflet' },
    find: `Un geai a laissé tomber de son nid un sifflet de [buis|corne|fer-blanc], sans pois, [où l’on peut souffler à s’en fendre les joues|et tout à fait muet|avec la marque d’une dent].
      Il n’en sort rien ; seulement, <je remarque|tu remarques|{name} remarque> que toutes les choses, à la ronde, ont [tourné la tête|cessé de remuer|l’air de chercher qui].
      Le geai redescend [s’excuser|voir|compter ses petits] et ne le reprend pas.
      @mysterious Le silence, après, n’est pas tout à fait le [même|bon].
      @light Une botte, quelque part, accourt et [remue la langue|s’assied].`,
    use: `Il reste un souffle, un seul, et <je le mets|tu le mets|{name} le met> [tout entier dans le sifflet sans pois|dans le sifflet sans pois, jusqu’au dernier|là, au fond du sifflet sans pois].
      Personne n’entend rien, ce qui n’empêche pas d’[obéir|écouter|accourir] : tout ce qui pressait, barrait ou tombait se met au pied, l’air [content|surpris|bien dressé].
      Un second coup, plus [bref|doux|gai] //et [cela va se coucher plus loin, en rond|tout se couche, le museau sur les pattes|cela trotte ailleurs, la langue dehors].
      @dramatic Les joues brûlent. Le sifflet a un goût de [sang|foudre|fer].
      @humorous On regrette de n’avoir pas de [bâton à lancer|sucre].`,
  },
  {
    noun: { the: 'la clef molle', a: 'une clef molle' },
    find: `Ce qui ressemblait à un ver, dans l’herbe, est une clef, [molle|tiède|de caoutchouc ancien], [qui se laisse ramasser en soupirant|qui se laisse prendre|à peine plus froide que l’herbe].
      Elle prend la forme de ce qu’elle touche : d’un doigt, d’un [gland|bouton|nez], [d’une vieille idée|d’une réponse|d’un vieux chagrin].
      <Je la glisse|Tu la glisses|{name} la glisse> dans une poche trouée, et quand la main revient, la poche est [fermée|cousue|à double tour].
      @light Pour la rouvrir, il faut la [chatouiller|féliciter|prier].
      @neutral L’anneau porte un [numéro|sept|nom de rue].`,
    use: `<Je presse|Tu presses|{name} presse> la clef molle contre l’obstacle, [au hasard, là où il semble le plus|sans viser, là où il paraît le plus|à l’endroit le plus] [dur|sûr de lui|serré].
      Elle hésite, tâte, [s’allonge|s’enfonce|réfléchit], et prend la forme exacte de la difficulté, [avec les dents qu’il faut|jusqu’au dernier cran|comme un gant prend la main].
      Un tour à gauche : il y a, au fond des choses, un [déclic|hoquet|petit pardon] //et [tout s’ouvre, même ce qui n’avait pas de serrure|plus rien n’est fermé, à la ronde|l’obstacle s’entrouvre, surpris d’avoir des gonds].
      @mysterious De l’autre côté, quelque chose a été [déverrouillé aussi|réveillé].
      @emotional La clef revient, [pâle|fatiguée], et s’endort dans la main.`,
  },
  {
    noun: { the: 'le sac de vent du nord', a: 'un sac de vent' },
    find: `Contre une souche s’appuie un sac de marin, [gonflé|frissonnant|cousu trois fois], avec une étiquette : [nord, première pression|ne pas secouer|vent du nord, à tenir droit].
      Il n’est à personne ; il a dû [rouler|s’enfuir|voyager tout seul] depuis une saison, [car il est couvert de graines|et des chardons y ont pris racine|à en juger par la mousse].
      <Je le charge|Tu le charges|{name} le charge> sur une épaule //et [l’épaule se met à peser moins que rien|la marche devient un long saut|les semelles ne touchent plus qu’une fois sur deux].
      @humorous Le porter n’est pas le difficile ; le difficile, c’est de [tourner|s’asseoir|redescendre].
      @light Il ronfle [en mesure|d’une narine], et sent la banquise propre.`,
    use: `D’un coup de dents, <j’ouvre|tu ouvres|{name} ouvre> le sac de vent du nord, [bien en face|face au pire|du côté du danger].
      Il en sort d’abord [une plume|un flocon|un bruit de drap], puis l’hiver entier, en une seule phrase, qui emporte ce qui gênait comme une [nappe|miette|casquette].
      Quand le calme revient, [il y a du givre sur tout|les cils sont blancs|tout craque, blanc et neuf] //et de la place, [beaucoup de place|à l’infini|largement].
      @dramatic Il faut tenir. Les doigts [gèlent|lâchent presque|saignent]. Il faut tenir.
      @neutral Le sac vide tient dans un [mouchoir|poing].`,
  },
  {
    noun: { the: 'la bougie noire', a: 'une bougie noire' },
    find: `Dans une niche sans saint, on a laissé une bougie noire, [à demi fondue|enveloppée|toute neuve], [avec une allumette|et une allumette unique|à côté d’une allumette].
      <Je l’allume|Tu l’allumes|{name} l’allume> par curiosité : elle n’éclaire pas, elle fait au contraire un petit cercle d’ombre, [douce|bien ronde|à l’odeur de prune], [où l’on se sent chez soi|où rien ne presse|grand comme un lit d’enfant].
      Un papillon de jour s’y [endort|cogne|réfugie] aussitôt //et [on renonce à l’en sortir|il faut souffler la bougie pour l’en sortir|le voilà ronflant].
      @emotional Dans ce noir-là, on a l’âge des [berceuses|bras|draps bordés].
      @mysterious La flamme penche vers [celui qui ment|le nord|la poche de gauche].`,
    use: `L’allumette craque, et <je lève|tu lèves|{name} lève> [la bougie noire au-dessus de la mêlée|bien haut la bougie noire|à deux mains la bougie noire].
      L’ombre se pose sur tout, [épaisse|gentille|comme un édredon], et ce qui menaçait, ne voyant plus qui menacer, [s’arrête|bâille|se radoucit].
      [Puis des respirations se font longues|Tout, peu à peu, respire lentement|On entend alors ronfler le danger] //et on s’en va, à pas de loup, dans le seul coin de nuit du [pays|monde].
      @light Quelque chose, dans le noir, réclame [une histoire|un verre d’eau].
      @neutral La bougie a baissé d’un [pouce|tiers].`,
  },
  {
    noun: { the: 'le parapluie étoilé', a: 'un parapluie' },
    find: `Un parapluie pend à une branche, [grand|à manche de canne|de notaire], [percé de mille trous|criblé comme une passoire|mangé aux mites], et par chaque trou on voit une étoile, même à midi.
      <Je l’ouvre|Tu l’ouvres|{name} l’ouvre> deux fois : il y a bien un ciel, là-dedans, avec sa [lune|brise|Voie lactée], [plus frais que l’autre|d’une autre saison|tout à fait en ordre].
      [Un grillon habite le manche|Le manche sert de maison à un grillon|Dans la poignée vit un grillon] //et il demande, d’une note, qu’on ne [secoue|claque] pas.
      @light Trois comètes tombent dans la manche et [chatouillent|fondent].
      @mysterious Les constellations sont [celles d’un autre pays|à l’envers|celles de demain].`,
    use: `Il n’y a plus qu’à se cacher, et <je me cache|tu te caches|{name} se cache> sous le parapluie étoilé, ouvert [d’un coup sec|trop tard|en grand].
      Or, de l’extérieur, un ciel est un ciel : ce qui arrivait dessus [lève les yeux|hésite|cherche la Grande Ourse][, et s’arrête, saisi d’immensité|, tout petit soudain| et oublie de tomber].
      [On passe ainsi, à pas de tortue, sous l’univers|L’univers, à petits pas, traverse la place|On avance, un ciel sur la tête] //et derrière, longtemps, cela [contemple|soupire].
      @emotional Le grillon chante, [pour le courage|tout le temps], dans la paume.
      @humorous Il pleut un peu de [météores|comète] sur les chaussures.`,
  },
  {
    noun: { the: 'le laissez-passer', a: 'un laissez-passer' },
    find: `Collé sous un banc, il y a un laissez-passer à l’en-tête du roi, au nom d’un certain [Melchior Lapince|Ursin Tournedos|Balthazar Quinte][, et valable partout, pour toujours|, bon pour toutes les portes|, sans date].
      La photographie n’existant pas, on a décrit l’homme : yeux, [deux|variables|oui] [ ; signe particulier, attendu| ; taille, cela dépend| ; profession, autre].
      <Je l’empoche|Tu l’empoches|{name} l’empoche> en cherchant quelle tête on a quand on est [attendu|un autre].
      @humorous Au dos, l’homme a noté qu’il n’ose [pas s’en servir|plus sortir].
      @neutral Il porte [sept|neuf] cachets, dont un à la confiture.`,
    use: `Le menton haut, <je tends|tu tends|{name} tend> le laissez-passer à ce qui barre la route, [comme si cela savait lire|avec l’ennui des gens importants|sans dire un mot].
      Cela sait ; cela lit même [deux fois|à haute voix|le verso], vérifie les yeux, le compte, et soudain [s’incline|se décoiffe|balbutie].
      On attendait, paraît-il, ce voyageur depuis [des années|l’avant-veille|le règne précédent] //et [on s’écarte à reculons|tout se range en haie d’honneur|le chemin se fait, avec des révérences].
      @dramatic Un pas. Deux. Ne pas [courir|respirer|se retourner].
      @light On offre même [un coussin|une dragée], pour la route.`,
  },
  {
    noun: { the: 'la pelote de chemin', a: 'une pelote' },
    find: `Un chat joue avec une pelote, [grise|caillouteuse|bordée d’herbe], et ce n’est pas de la laine : c’est du chemin, [en rouleau, trois lieues au moins|roulé serré|avec ses talus].
      <Je l’échange|Tu l’échanges|{name} l’échange> contre un [bouton|bout de fromage|ruban], après discussion.
      Dans la poche, on sent passer, tout petits, des [chars|processions|escargots] //et [on n’ose plus s’asseoir dessus|cela fourmille jusqu’au soir|il faut marcher avec précaution].
      @light Le chat a gardé un [virage|carrefour], pour ses vieux jours.
      @mysterious Le fil commence par une [porte|tombe], à peine plus grosse qu’un grain.`,
    use: `La pelote de chemin roule[, lancée de toutes ses forces,|, jetée à la volée,|, qu’un coup de pied envoie] [loin devant|entre les jambes du danger|dans le vide], et se défait.
      Derrière elle il y a une route, [étroite|un peu pelucheuse|avec ses fossés], [là où il n’y en avait pas|à travers ce qui barrait|par-dessus tout], et <je m’y jette|tu t’y jettes|{name} s’y jette>.
      [Au bout, on rembobine en courant|De l’autre bord, il faut vite tirer le fil|Le bout passé, tout s’enroule] //et ce qui poursuivait ou barrait se retrouve [sans sol|au bord de rien|ailleurs].
      @neutral Il y manque [un|deux] nœuds, à reprendre.
      @humorous Une borne, coincée dans le fil, indique une [auberge|déviation].`,
  },
  {
    noun: { the: 'l’œuf froid', a: 'un œuf froid' },
    find: `C’est un œuf, [bleu|gris perle|moucheté], gros comme deux poings, et froid au point de faire mal ; [il est posé sur la pierre sans nid|personne ne le couve|il attend, sans nid].
      <Je l’enroule|Tu l’enroules|{name} l’enroule> dans une écharpe, car on ne laisse pas [un œuf|ces choses|quelqu’un] comme cela.
      [Il ne se réchauffe pas|Il reste glacé|La laine givre autour] //et pourtant, au bout d’une heure, il [se tourne|bat|ronronne] contre les côtes.
      @emotional Il se tait quand on [chante|marche doucement], et l’on chante donc.
      @dramatic À l’intérieur, quelque chose [frappe|gratte|compte]. Une fois.`,
    use: `L’œuf froid se fend dans l’écharpe, [au plus mauvais moment|à l’instant où tout va mal|avec un bruit de tasse], et <je n’ai|tu n’as|{name} n’a> que le temps de poser l’écharpe par terre.
      Ce qui en sort n’est pas plus grand qu’un [moineau|chausson|pain], n’est pas sec, et regarde le danger avec une curiosité [affreuse|totale|de nouveau-né].
      [Puis cela ouvre un bec, ou une gueule|Alors cela crie, d’une voix minuscule|Cela fait un pas, et tombe assis] //et ce qui menaçait se rappelle avoir [à faire|une mère|oublié le four].
      @light Cela rote, et s’en va, [en rebondissant|sur trois pattes], vivre sa vie.
      @mysterious Les morceaux de coquille forment [une lettre|un visage].`,
  },
  {
    noun: { the: 'la cloche fêlée', a: 'une cloche fêlée' },
    find: `Au cou d’une vache absente pendait cette cloche ; il reste la courroie, accrochée à [une ronce|un clou|une croix], [et la fêlure, du haut en bas|et le bronze fendu jusqu’à l’anse|avec sa fente et sa mousse].
      <Je la secoue|Tu la secoues|{name} la secoue> : elle sonne faux, d’une fausseté si [triste|franche|personnelle] [que les mouches se posent pour écouter|que l’herbe se couche un peu|qu’un rire serait déplacé].
      [On n’a pas le cœur de la laisser là|Impossible de l’abandonner|Elle a l’air de demander pardon] //et la voilà au fond du sac, dans [un bas|du foin|une chemise].
      @humorous La vache, c’est probable, [s’est plainte|chantait mieux].
      @neutral Elle date de [l’an neuf|la fonderie du bas].`,
    use: `<Je sonne|Tu sonnes|{name} sonne> la cloche fêlée, [à toute volée, devant ce qui vient|de tout le bras, face au danger|au nez de ce qui vient].
      [La note part de travers et ne trouve pas où se poser|La note boite et revient|Le son fait trois fois le tour, fâché] ; tout ce qui est [dur|en colère|trop droit] se met à grincer de l’intérieur.
      Il y a une fente dans chaque chose, il suffit qu’on la lui [rappelle|chante|montre] //et [celle-ci s’ouvre juste assez pour passer|la voilà qui bâille, de la largeur d’un corps|cela cède, le long d’une ligne qu’on ne voyait pas].
      @emotional Cela fait le bruit d’un chagrin qu’on [comprend|berce], et l’on se pousse.
      @dramatic Elle casse. Le bruit, lui, [continue|reste debout].`,
  },
  {
    noun: { the: 'le miroir poli', a: 'un miroir' },
    find: `Dans un fossé, un petit miroir s’excuse : il est [tombé|mal placé|sur le passage], [il le regrette, et trouve à chacun bonne mine|et il espère n’avoir blessé personne|et il demande des nouvelles de la famille].
      C’est un miroir poli ; il rend l’image, mais [arrangée|reconnaissante|avec un mot gentil], [et dit merci d’avoir regardé|puis il souhaite une bonne journée|et rougit sur les bords].
      <Je le mets|Tu le mets|{name} le met> [dans le sac|au fond du sac|entre deux chemises] //et il y complimente le [pain|savon|couteau][, avec une conviction qui fait du bien à tous| ; tout le bagage en marche mieux|, l’un après l’autre].
      @light Le couteau, flatté, [brille|coupe plus rond].
      @mysterious Une seule fois, il n’a rien [dit|rendu], et s’est couvert de buée.`,
    use: `[Il n’y a plus d’arme, plus d’idée|Il ne reste rien à tenter|Les poches sont vides, sauf une] ; <je tends|tu tends|{name} tend> à bout de bras le miroir poli.
      ¶ « Oh », dit le miroir à ce qui gronde, « quelle [carrure|présence|belle ligne]. On vous a dit de faire peur, je parie. Quel [gâchis|dommage] ! »
      ¶ Un silence ; [on se penche, on se voit, on se tourne de profil|le danger se regarde, de face, de trois quarts|quelque chose se recoiffe] //et on oublie tout à fait [qui l’on retenait|pourquoi l’on grondait|le reste].
      @humorous Il a fallu ensuite [arracher le miroir|subir des confidences].
      @emotional Personne, semble-t-il, ne l’avait jamais [dit|regardé] avec des égards.`,
  },
  {
    noun: { the: 'le dé plein de mer', a: 'un dé à coudre' },
    find: `Sur le rebord d’un [lavoir|abreuvoir|calvaire], un dé à coudre [est rempli, à ras, d’une eau qui bouge|déborde d’une eau vive|contient une eau salée, inquiète].
      <Je penche|Tu penches|{name} penche> la tête : il y a des vagues, une [voile|île|baleine] pas plus grosse qu’un cil, [et un bruit de grand large|et l’on entend le large|et tout un horizon].
      Bouché de cire, cela tient [au doigt|dans la poche|derrière l’oreille] sans perdre une goutte //et [cela tire un peu, deux fois par jour, vers la lune|on sent la marée dans l’os, matin et soir|il pèse, à marée haute, son poids de navire].
      @neutral La marée y est de [deux|trois] dixièmes de ligne.
      @light Si l’on tend l’oreille, un mousse y [chante|se plaint du rata].`,
    use: `La cire arrachée avec les dents, <je verse|tu verses|{name} verse> le dé plein de mer, [d’un geste, sur ce qui vient|droit devant|comme on trinque].
      Toute la mer est dedans ; elle sort [d’un bloc|avec ses mouettes|en rugissant], se lève, emporte ce qu’il faut emporter, et rien d’autre, car elle est [juste|bien élevée|pressée].
      L’instant d’après, elle est rentrée[ au fond du dé|, avec son écume| chez elle] //et par terre bat une [sardine|étoile de mer].
      @dramatic Sel dans les yeux. Sel [dans la bouche|partout]. Puis l’air.
      @humorous Une mouette reste, et demande où est [le port|la sortie].`,
  },
];
