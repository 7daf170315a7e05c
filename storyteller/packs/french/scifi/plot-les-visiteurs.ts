import type { Plot } from '../../pack.ts';

export const lesVisiteurs: Plot = {
  id: 'les-visiteurs',
  homes: ['Val-d’Orbite', 'Petite-Lagrange', 'Champ-Clair', 'Montparallèle'],
  nouns: [
    [
      { the: 'le lapin', a: 'un lapin' },
      { the: 'la cabane', a: 'une cabane' },
    ],
    [
      { the: 'la cascade', a: 'une cascade' },
      { the: 'le cousin', a: 'un cousin' },
    ],
    [
      { the: 'le cerf-volant', a: 'un cerf-volant' },
      { the: 'la plage', a: 'une plage' },
    ],
  ],
  titles: ['{noun:title} raconté aux étoiles', 'L’Exposé de {name}', 'Ils sont venus voir', '{noun2:title}, en annexe'],
  chapters: [
    ['Les poires', 'L’invitation'],
    ['Un exposé de sept ans', 'Vingt sur vingt'],
    ['Page un', 'Hors programme'],
  ],
  frames: [
    {
      opening: `Au-dessus de {home}, il y a neuf vaisseaux en forme de poire, [jaunes|verts|brillants], depuis [jeudi|l’heure du thé|la lessive].
        Ils ne demandent rien, [clignotent un peu|se tiennent en rang|sentent le goudron chaud], et les enfants leur font signe avec [des torchons|des lampes|le chien].
        <Je les compte|Tu les comptes|{name} les compte> en étendant [le linge|les draps|les filets] //et toutes les poires, d’un coup, [se tournent|s’éteignent|baissent la queue].
        @humorous Le préfet a fait savoir qu’il était [prêt|en réunion|poire, lui aussi].
        @mysterious Une dixième place, dans leur rang, reste [vide|libre, exprès].`,
      echo: `Au-dessus de {home}, il y a encore neuf poires, [jaunes|vertes|brillantes], et l’on y [étend|accroche|sèche] maintenant le linge, puisqu’elles sont tièdes.
        <J’y attache|Tu y attaches|{name} y attache> un drap, [chaque jeudi|par temps clair|à l’heure du thé] //et les poires, d’en haut, demandent la suite.
        Alors on reprend où l’on en était, au sujet {noun:of}, [sans rien changer|avec la voix|depuis le début].
        @emotional L’une d’elles s’endort toujours [avant la fin|au même mot].
        @neutral La dixième place est [occupée|prise] par un ballon de l’école.`,
    },
    {
      opening: `? Dans un carton, à {home}, il y a les cahiers d’école de [la famille|sept ans|l’année des poux], que l’on garde [sans raison|pour plus tard|sous le lit].
        Le vieux cahier, à {home}, porte [une gommette|un rond de bol|une étoile] ; dedans, il y a un exposé, lu jadis à la radio [locale|des écoles|du jeudi].
        <Je l’avais oublié|Tu l’avais oublié|{name} l’avait oublié>, comme on oublie [une dent|un rhume|un premier amour].
        Ce soir, on frappe, et trois [généraux|savants|ministres] demandent le cahier.
        @dramatic Ils ont couru. Derrière eux, le ciel est [plein|jaune|trop bas].
        @light L’un d’eux a amené sa [mère|gomme], au cas où.`,
      echo: `Dans le carton, à {home}, il manque un cahier : il est [là-haut|chez eux|en tournée], sous [vitre|coussin|cloche], et les Visiteurs le relisent à leurs petits.
        <J’ai reçu|Tu as reçu|{name} a reçu> le leur en échange, [rond|chaud|écrit en goudron], qui commence par une [gommette|tache de bol|faute].
        On y parle {noun:of}, vu [de loin|par eux|à travers trente et un ans], et c’est [ressemblant|touchant|assez bien observé].
        @humorous La maîtresse a mis [douze|treize], pour le soin.
        @emotional En marge, on a dessiné deux [bonshommes|chaises], côte à côte.`,
    },
    {
      opening: `À l’école de {home}, la radio du jeudi émet encore, pour [douze auditeurs|une grand-mère|personne], depuis un placard à [balais|cartes|ballons].
        <J’y suis passé|Tu y es passé|{name} y est passé>{|e} une fois, à sept ans, avec un exposé, [un trac affreux|trois fiches|la varicelle], et vingt sur vingt.
        ? La maîtresse disait des ondes qu’elles [voyagent|vont loin|passent les murs].
        Les ondes ne s’arrêtent [jamais|pas au mur|nulle part] : ce matin, quelque chose a répondu.
        @mysterious La réponse est en sept ans d’âge, avec [le même cheveu sur la langue|la toux comprise].
        @light Et vingt sur vingt, au moins, pour [l’accent|l’entrain].`,
      echo: `La radio du jeudi, à l’école de {home}, a désormais [neuf planètes|un public|du courrier], et l’on a sorti les [balais|cartes|ballons] du placard.
        Chaque enfant y parle à son tour {noun:of}, [la varicelle en option|sans trembler|trop vite] //et c’est <moi|toi|{name}> qui [règle|branche|souffle dans] le micro.
        ? La réponse prendra [trente et un ans|du temps|plusieurs goûters].
        @dramatic Le voyant passe au rouge. [Silence|Un enfant respire|Tout le ciel écoute].
        @neutral La maîtresse, retraitée, note encore sur [vingt|la marge].`,
    },
  ],
  want: [
    `Les Visiteurs n’ont jamais capté qu’un exposé de [trois|quatre] minutes, signé {name}, sept ans ; il y est question {noun:of}, [d’un bout à l’autre|avec chaleur|et de rien d’autre].
      Ils ont voyagé trente et un ans pour voir cela, et, si possible, {noun2}, [en annexe|cité page deux|par gourmandise].
      <Je dois|Tu dois|{name} doit> montrer cela [sous neuf jours|au plus vite|poliment].
      @humorous Or tout, dans cet exposé, n’était pas [rigoureux|vécu|de la bonne taille].
      @dramatic On ignore ce qu’ils font [des menteurs|quand ils sont déçus].`,
    `¶ « Ils veulent {noun} », dit le général, [pâle|en nage|un carnet à la main]. « Comme vous l’avez dit, {name}. Et {noun2}, page deux. Mot pour mot. »
      ¶ <Je cherche à me rappeler|Tu cherches à te rappeler|{name} cherche à se rappeler> ce qu’on avait dit, à sept ans, [devant un micro|avec un bonbon en bouche|pour la gloire].
      On avait beaucoup [ajouté|agrandi|arrondi].
      @light Il y avait même, croit-on, [des feux d’artifice|un poney].
      @neutral Délai accordé : neuf jours, [renouvelable|sans suite].`,
    `L’ordre vient de très haut, avec [un cachet|trois fautes|un képi] : conduire {name} au terminus, où attendent les Visiteurs, et [produire|présenter|exhiber] {noun}.
      Pour {noun2}, on verra [sur place|avec eux|selon l’humeur].
      <Je relis|Tu relis|{name} relit> l’exposé, [les joues chaudes|deux fois|sans rire] : cela ne s’est jamais passé [ainsi|comme cela|en si grand].
      @emotional À sept ans, on disait la vérité [qu’on voulait|avec des couleurs], pour être aimé.
      @mysterious Sur leur copie, un mot de la fin n’est [pas dans le cahier|de personne].`,
  ],
  obstacle: [
    `Les Visiteurs attendent au terminus, à neuf stations, car l’air y est [mauvais|au goudron|comme chez eux].
      Pour {noun}, il n’y a que [des mots|un vieux cahier|le souvenir], et les mots ont [grandi|rétréci|pris l’eau].
      <Je prends|Tu prends|{name} prend> la navette avec une escorte de [deux|quatre] soldats, qui descendent [vite|aux gaufres|saluer leur mère] et ne remontent pas.
      @light Les gaufres de la première station sont, il est vrai, [célèbres|au rhum].
      @dramatic Derrière, une poire quitte le rang et [suit|descend|allume un œil].`,
    `Il faut aller au terminus, neuf stations, [sans manquer|avant la fin du mois|les mains pleines], et y montrer {noun} à des gens qui ont attendu trente et un ans.
      Le ministère fournit [un costume|un diaporama|des félicitations], rien d’autre.
      <J’emporte|Tu emportes|{name} emporte> le cahier, [deux crayons|la gomme|un goûter], et une boule au ventre, exactement la même qu’à sept ans.
      @emotional C’est presque bon de la [retrouver|reconnaître], cette boule.
      @humorous Le costume est à la taille de [l’exposé|sept ans|l’ancien ministre].`,
  ],
  wrong: [
    `Une station gèle, sans chaudière ; une poire, [tiède|ronronnante|toute seule], offre de chauffer, contre une petite avance : voir {noun}, [tout de suite|un coin|même de loin].
      Il y a là [trois cents|six cents] personnes et [leurs souffles blancs|des berceaux|du givre aux cils].
      <J’en fabrique un semblant|Tu en fabriques un semblant|{name} en fabrique un semblant>, avec [du papier d’argent|des draps|trois lampes] //et la poire [chauffe|brille|y croit].
      @emotional Un bébé, dégelé, éternue vers [le ciel|la lumière].
      @neutral La température remonte de [vingt|dix-huit] degrés.`,
    `¶ « [Montrez, et nous chauffons|Un coup d’œil, et nous chauffons|Voir d’abord, chauffer ensuite] », dit l’éclaireur des Visiteurs, à des gens qui [bleuissent|brûlent leurs portes|ne parlent plus].
      ¶ Alors, de nuit, avec [de l’aluminium|un rideau|des boîtes de conserve] et beaucoup de colle, <je monte|tu montes|{name} monte> un faux, grand comme [une maison|un autobus|le mensonge], qui peut passer, [de loin|dans la vapeur|clignant des yeux], pour {noun}.
      La station est sauvée, [avant l’aube|jusqu’au dernier bébé|pour l’hiver].
      @light C’était, pour de la conserve, [très ressemblant|presque du grand art].
      @dramatic L’éclaireur regarde. Longtemps. [Il s’incline|Il prend une image].`,
  ],
  cost: [
    `[Tous ont vu l’image, et ils|L’image a fait le tour ; ils|Les neuf ont regardé, et ils] sont [polis|très doux|gentils].
      C’est plus petit que dans la voix, dit le message, [sans reproche|en sept mots|signé des neuf].
      Une poire s’éteint, puis une autre ; ils rentrent, trente et un ans, [dans le noir|avec cela|sans rien rapporter].
      <J’ai sauvé|Tu as sauvé|{name} a sauvé> [toute une station|six cents personnes|des berceaux], et gâché, [pour toujours|d’un coup de colle|chez eux], {noun}.
      @dramatic Sept poires. [Six|Puis six]. Cinq.
      @humorous Le préfet parle d’un succès, en [retenant son chapeau|conserve].`,
    `Au terminus, on ne les entend plus ; ils ont mis sous verre la chose en [fer-blanc|papier|carton] et la regardent comme on regarde [un mauvais cadeau|un os|une facture].
      Le plus jeune a demandé si <j’avais|tu avais|{name} avait> [ri|menti|eu peur], et personne n’a su répondre.
      Ils partiront demain, sans {noun}, [sans bruit|sans attendre|sans plus y croire].
      @emotional Avant, il dormait avec la [bande|voix] sous l’oreille.
      @mysterious Sur le verre, il y a des traces de [front|museau], par dizaines.`,
  ],
  turn: [
    `<Je fais|Tu fais|{name} fait> passer la vieille bande, une fois encore, [l’oreille collée|à la mauvaise vitesse|en guise de punition] //et cela vient après les bravos, quand on croit [la radio coupée|que c’est fini|le micro fermé].
      ¶ « Pour {noun}, [vous n’avez qu’à venir|le mieux, c’est de passer|venez donc] », dit une petite voix. « Je vous [montrerai|attends|garde une place]. »
      ¶ Ils ne sont pas venus [voir une merveille|vérifier|acheter] ; ils étaient [invités|attendus|conviés].
      @light Par la varicelle en personne, et sans [consulter maman|préciser le jour].
      @neutral La phrase dure [six|sept] secondes.`,
    `Sur la copie des Visiteurs, un passage est usé, tant ils l’ont [écouté|rejoué|aimé], et il ne s’agit pas {noun:of}.
      ¶ « Et vous, c’est comment ? » demande l’enfant, hors programme, après un [silence|bravo|hoquet].
      ¶ Personne, avant, ne leur avait [posé la question|demandé cela|parlé].
      <Je comprends|Tu comprends|{name} comprend> ce qu’il fallait apporter : [des chaises|du temps|deux oreilles].
      @mysterious La maîtresse, sur la bande, [retient son souffle|a dit quelque chose].
      @emotional À sept ans, c’était sorti [tout seul|comme un hoquet].`,
  ],
  resolution: [
    `<Je monte|Tu montes|{name} monte> à bord avec le cahier, pour avouer [la colle|le fer-blanc|le faux], et parler pour de bon {noun:of} : la taille juste, [les jours de pluie|les défauts|la fin triste].
      ? C’est plus petit, et l’on voit, [dans leurs yeux|à la vapeur|au goudron qui tremble], que c’est beaucoup mieux.
      Puis le cahier se ferme, [à demi|sans bruit|enfin], et vient la question : comment c’est, chez eux ?
      @dramatic Une poire se rallume. Deux. [Neuf|Toutes].
      @neutral L’exposé des Visiteurs dure [onze|quatorze] heures.`,
    `On sort des chaises sur le quai du terminus, [cent|deux cents|toutes les chaises], et l’on parle chacun son tour.
      <J’avoue|Tu avoues|{name} avoue> le faux, puis le vrai, puis {noun2}, [à la craie|avec les mains|sans notes] ; ils écoutent, [fumants|ronds|penchés].
      Ils ont un exposé, eux aussi, avec [des fiches|le trac|une gommette] //et il commence par {noun}, comme on se figurait cela là-bas.
      @humorous Leur version a des [roues|feux d’artifice], on ne les contredit pas.
      @light À la fin, tout le monde a [vingt|du goudron sur le nez].`,
  ],
  clues: [
    `Dans chaque station où ils sont passés, les Visiteurs ont laissé un cadeau, sur [un banc|une rambarde|le toit du kiosque] : une petite chose [en goudron|ronde|tiède], moulée avec soin.
      C’est {noun}, ou ce qu’ils imaginent, d’après la voix : avec [trop de pattes|des poignées|une mèche].
      <J’en ramasse|Tu en ramasses|{name} en ramasse> une, encore [molle|chaude|fraîche] //et on voit, dessous, la marque de plusieurs [doigts|lèvres|langues], et tout le soin qu’on y a mis.
      @humorous Un antiquaire en offre déjà [deux jetons|un bon prix], et n’y comprend rien.
      @emotional Aucun n’est pareil ; ils ont [cherché|recommencé], à chaque arrêt.`,
    `La maîtresse vit retraitée dans une [cabine|caravane|loge] de la Ligne, avec quatre mille copies, toutes [notées|classées|pardonnées].
      Elle se souvient de l’exposé, surtout du moment où l’enfant [a levé les yeux|a cessé de lire|a posé la fiche].
      ¶ « Pour {noun}, {name}, vous aviez tout [inventé|exagéré|repeint] », dit-elle. « J’ai mis vingt à cause de [la fin|l’après|ce qui n’était pas écrit]. »
      ¶ Elle ne dit pas quoi //et elle corrige, par réflexe, [la porte|un menu|l’horaire].
      @neutral Elle avait, cette année-là, [trente et un|vingt-huit] élèves.
      @light Le vingt, en réalité, était un [dix-neuf et demi|coup de cœur].`,
    `Un éclaireur des Visiteurs s’approche, la nuit, et répète une syllabe, toujours la même, [avec soin|en se penchant|comme un enfant appelle].
      Les linguistes ont proposé [faim|roi|goudron] ; <j’y entends|tu y entends|{name} y entend> plutôt le début {noun:of}, ou d’un [prénom|merci|bonjour].
      Il attend ensuite, longtemps, une chose [précise|simple|promise] //et repartir le rend tout [gris|mat|petit].
      Il a laissé sur la vitre une [buée|tache|moustache] en forme de point d’interrogation.
      @mysterious Le linguiste en chef, cette nuit-là, a [répondu|pleuré dans le couloir].
      @dramatic Il reviendra. Une fois [encore|de plus]. Pas deux.`,
    `On a calculé leur route : ils sont partis le [lendemain|jour même|jeudi suivant] de l’exposé, toute affaire cessante.
      On ne quitte pas [sa planète|les siens|la soupe] pour {noun:a}, objecte l’astronome, un [petit homme|nerveux|grand triste] à bretelles, pas en si [grand nombre|peu de temps|bonne humeur].
      On part ainsi quand on est [attendu|appelé|en retard].
      <Je regarde|Tu regardes|{name} regarde> la courbe, sur l’écran, si [droite|pressée|confiante] //et quelqu’un, dans la salle, se mouche.
      @emotional Certains étaient si jeunes qu’ils ont [grandi en route|oublié leur port].
      @humorous L’astronome, pour {noun:a}, irait [jusqu’à la cantine|à mi-chemin].`,
    `La bande existe en deux copies : celle du ministère, [propre|nettoyée|remise à neuf], et celle d’un vieux technicien, avec [les craquements|les toux|tout le reste].
      La première s’arrête aux applaudissements, juste après {noun}.
      La seconde continue //et <je n’ai pas|tu n’as pas|{name} n’a pas> le temps d’entendre, car l’appareil [prend feu|s’enroule|avale la bobine].
      ¶ « Il reste onze secondes », dit l’homme, [la bobine aux doigts|noir de fumée|à quatre pattes]. « Il faudrait un [crayon|autre lecteur|miracle]. »
      @dramatic Onze secondes. Personne ne les a [écoutées|comptées], ici.
      @light Le crayon, par chance, se trouve [derrière une oreille|au goûter].`,
    `Dans le salon des Visiteurs, rapporte une femme de ménage, il y a un cercle de [coussins|bassines|nids], et, au milieu, une chaise, une chaise [d’enfant|humaine|de paille].
      Nul ne s’y assied, [pas même les petits|c’est défendu|jamais].
      ? Ils la [lustrent|tournent|saluent] chaque matin, et posent dessus, le soir, quelque chose [en goudron|à manger|de rond] qui a la forme {noun:of}.
      <Je demande|Tu demandes|{name} demande> la hauteur du siège //et la femme la montre, de la main : celle d’un enfant de [sept ans|petite classe|petite taille], à l’heure où l’on parle {noun:of}.
      @mysterious Au dossier pend un [bonnet|cartable], vide et tiède.
      @neutral Ils ont commandé [une rallonge|un coussin] hier.`,
  ],
};
