import type { Plot } from '../../pack.ts';

export const leGage: Plot = {
  id: 'le-gage',
  homes: ['Vaucreuse', 'Montrelay', 'Sourdeval', 'Brillecombe'],
  nouns: [
    [
      { the: 'le cerisier', a: 'un cerisier' },
      { the: 'la montre', a: 'une montre' },
    ],
    [
      { the: 'la barque', a: 'une barque' },
      { the: 'le parrain', a: 'un parrain' },
    ],
    [
      { the: 'l’orgue', a: 'un orgue' },
      { the: 'la renarde', a: 'une renarde' },
    ],
  ],
  titles: [
    '{noun:title} en dépôt',
    '{name} et le reçu 4117',
    'La Nuit de l’Inventaire',
    '{noun2:title} pour solde de tout compte',
  ],
  chapters: [
    ['Le reçu', 'La nuit de l’Inventaire'],
    ['Guichet fermé', 'Guichet ouvert'],
    ['Numéro 4117', 'Prêté, zéro'],
  ],
  frames: [
    {
      opening: `Au Mont-de-Piété, à {home}, on engage [à peu près|absolument|presque] tout : [les alliances|les violons|les manteaux d’hiver], mais aussi [son ombre|son accent|sa peur du noir].
        [Chaque matin,|Tous les lundis,|Au petit jour,] <je prends|tu prends|{name} prend> la file derrière [un notaire|une mariée|un sonneur] qui tient [son sommeil|son reflet|sa jeunesse] sous le bras, dans du papier journal.
        [La file avance|On avance d’un pas|Les semelles traînent] //et personne ne regarde ce que porte [le voisin|la voisine|le suivant].
        @humorous Une affiche rappelle que les regrets ne sont repris ni échangés, sauf [le jeudi|en double exemplaire|sur présentation d’un oncle].
        @emotional Une vieille femme caresse [du pouce|sans y penser|tout bas] le paquet qu’elle va laisser.`,
      echo: `Au Mont-de-Piété, à {home}, la file est [aussi longue|aussi lente|aussi muette] qu’avant.
        <Je remonte|Tu remontes|{name} remonte> les rangs, les mains [vides|au chaud|dans les poches].
        Derrière, à l’abri, il y a {noun}, et [c’est assez|cela suffit|cela ne tient dans aucun tiroir].
        Alors <je demande|tu demandes|{he} demande> à [un notaire|une mariée|un sonneur] ce que contient son paquet //et la file entière se met à [répondre|raconter|déballer].
        @light Le [préposé|guichetier|caissier] ferme une heure plus tôt, faute de clients.`,
    },
    {
      opening: `Dans la cuisine de l’aïeule, à {home}, il reste sur le mur [un rectangle|un ovale|un losange] plus clair que [la chaux|le plâtre|la suie] autour.
        ? Quelque chose a été accroché là [longtemps|quarante ans|avant les guerres], puis [ôté|décroché|emporté] sans qu’on repeigne.
        <Je connais|Tu connais|{name} connaît> cette tache claire mieux que [le portrait du roi|la table de neuf|le goût du pain].
        Petit{|e}, <j’y posais|tu y posais|{he} y posait> la joue //et le mur était [tiède|presque tiède|tiède, même en janvier].
        @mysterious Certains soirs, la tache change de [mur|côté|hauteur].
        @neutral Le clou, lui, n’a pas [bougé|rouillé|été retiré].`,
      echo: `Sur le mur de la cuisine, à {home}, la tache claire [a disparu|s’est refermée|a pris la couleur du reste].
        ? <Je passe|Tu passes|{name} passe> la main à l’endroit exact //et la chaux est [froide|fraîche|lisse] comme une chaux ordinaire.
        Rien n’est raccroché : on ne suspend pas [à un clou|contre un mur|au-dessus d’un évier] {noun}.
        Le clou sert maintenant pour [le torchon|la louche|le calendrier des foires], et l’aïeule aurait trouvé que c’était [bien|du bon sens|très suffisant].
        @emotional La joue, par habitude, cherche encore un peu de [tiédeur|chaleur|mur].`,
    },
    {
      opening: `Le manteau de l’aïeule pend dans l’entrée, à {home}, [bleu de nuit|couleur de brique|vert bouteille], avec [onze|neuf|treize] poches dont aucune ne s’ouvre du premier coup.
        ? Elle est partie à la Chandeleur en laissant [une soupe sur le feu|une dette chez l’épicier|trois paires de lunettes], et ce manteau.
        <Je l’enfile|Tu l’enfiles|{name} l’enfile> un matin de [pluie|marché|grand froid], faute de mieux.
        [Les manches sont trop longues|Il est trop grand d’un siècle|Les épaules tombent mal] //et quelqu’un semble y tenir [encore|déjà|fermement] les mains.
        @dramatic Une couture cède. Dessous, [du papier|quelque chose craque|un pli cacheté].
        @light La doublure sent le réglisse, et elle en a [encore|plein les coutures|pour dix ans].`,
      echo: `Le manteau de l’aïeule pend de nouveau dans l’entrée, à {home}, [brossé|recousu|crotté jusqu’aux coudes].
        ? Les manches tombent juste, à présent //et <j’y glisse|tu y glisses|{name} y glisse> les mains sans [chercher|hésiter|tirer].
        Dans la [neuvième|dernière|plus petite] poche, il y a un reçu payé, plié en [quatre|huit|cocotte].
        Il n’est plus question d’y coudre quoi que ce soit : {noun}, cela se garde [dehors|en pleine lumière|à portée de voix].
        @humorous Les autres poches restent fermées, par [principe|pudeur|esprit de corps].`,
    },
  ],
  want: [
    `Le reçu 4117 est de la main [penchée|pointue|têtue] de l’aïeule.
      En dépôt : {noun:a}, en [bon|assez bon|parfait] état, [au sec|sans housse|rayon du fond].
      Prix du rachat : {noun2}, sans autre [détail|excuse|explication].
      Ce qui n’est pas repris la nuit de l’Inventaire revient à la Directrice, et <je compte|tu comptes|{name} compte> : il reste [dix|à peine dix|encore dix] nuits.
      @humorous Dix doigts, dix nuits : au moins, [le calcul est simple|tout le monde était là|personne n’aura à se déchausser].
      @dramatic L’encre du numéro n’est pas [sèche|tout à fait sèche|encore froide].`,
    `Une lettre de la Directrice, bordée de [noir|gris|vert], pour {name} : dernier rappel, reçu 4117, au nom de l’aïeule.
      On lui garde {noun:a} depuis quarante ans, [au sec|sans une plainte|sur une étagère].
      On réclame pour cela {noun2}, ou tout sera [versé|perdu|fondu] à l’Inventaire, dans dix nuits.
      <J’ignorais|Tu ignorais|{name} ignorait> qu’une chose pouvait attendre [si longtemps|ainsi|quelqu’un].
      @emotional L’aïeule, elle, avait gardé le reçu [contre son cœur|quarante hivers|dans une botte], sans rien dire.
      @light Le facteur, curieux, propose de [relire à haute voix|s’asseoir|prendre un café en attendant].`,
    `Un employé du Mont-de-Piété sonne, [trempé|essoufflé|très poli] : l’hoirie de {name}, c’est bien ici ?
      L’aïeule a engagé là {noun:a}, dans sa jeunesse, [puis n’est jamais|et n’y est plus|sans y être jamais] [revenue|repassée].
      Reçu 4117, rachat contre {noun2}, avant la nuit de l’Inventaire ; après, la Directrice [garde|avale|disperse] tout.
      <Je signe|Tu signes|{name} signe> [au bas de la page|sur la ligne|à l’endroit du doigt] //et la plume [accroche|tremble|crache] un peu.
      @neutral Il reste dix nuits, l’employé le [dit deux fois|note au crayon|confirme].
      @mysterious L’employé ne laisse pas de [traces|flaque|mouillé] sur le paillasson.`,
  ],
  obstacle: [
    `Le guichet de {home} ne garde que [les papiers|les talons|la ficelle] ; les gages dorment au Grand Dépôt, à neuf jours, au bout de la route.
      Le [préposé|guichetier|commis] n’en a vu revenir personne [de riche|de content|sans ampoules].
      <J’achète|Tu achètes|{name} achète> du pain et [un couteau|des lacets|une gourde].
      Quant {noun:to}, la consigne est formelle : ne rien [espérer|dire|demander] en chemin.
      @humorous La route est bien entretenue, les gens y ayant laissé [leurs scrupules|jusqu’à leurs cailloux|de quoi la paver].
      @light Le pain est encore chaud, ce qui compte pour [un bon présage|un quart de lieue|un compagnon].`,
    `Pour retirer {noun}, il faut aller en personne au Grand Dépôt, derrière [sept|neuf|douze] relais où l’on paie chaque fois d’un [aveu|souvenir|petit mensonge].
      La route prend neuf jours quand [tout va bien|il fait sec|personne ne pleure] ; il en reste dix.
      <Je pars|Tu pars|{name} part> dans des [bottes|sabots|galoches] d’emprunt.
      ? Derrière la dernière maison de {home}, la borne indique [DÉPÔT|RETRAITS|AU BOUT] //et la flèche hésite.
      @dramatic Un jour de marge. [Un seul|Une chute suffirait|Pas deux].
      @mysterious Sur la borne, quelqu’un a gravé, tout petit, [un nom de famille|la bonne date|4117].`,
  ],
  wrong: [
    `Au dernier relais, une mère engage [la voix|le rire|le sommeil] de sa fille pour payer [l’intérêt|le terme|le retard].
      <Je dépose|Tu déposes|{name} dépose> aussitôt à sa place la seule chose qui vaille autant : le visage de l’aïeule, [entier|d’un bloc|avec les rides].
      ? Le préposé [pèse|souffle dessus|vérifie le grain], approuve, tamponne.
      [L’enfant est sauvée|L’enfant reprend son souffle|La petite garde ce qui est à elle] //et le chemin {noun:of} reste ouvert, du moins [le croit-on|sur le papier|en apparence].
      @emotional La petite [rend|tend|prête] sa main, qui colle un peu.
      @neutral L’opération prend [quatre|cinq|six] minutes.`,
    `Le dernier relais exige un gage, sinon la grille reste [close|baissée|verrouillée] ; devant, une fillette va donner [sa voix|son rire|son sommeil] pour les siens.
      ? Cela, <je ne le supporte pas|tu ne le supportes pas|{name} ne le supporte pas>.
      <Je propose|Tu proposes|{he} propose> plutôt un souvenir de premier choix : le visage de l’aïeule, avec [sa fossette|ses sourcils|le menton].
      Le préposé l’emballe [délicatement|dans du coton|comme un œuf] //et [la grille se lève|la grille remonte|la route s’ouvre].
      @dramatic C’est fait avant d’être [pensé|pesé|regretté].
      @light La fillette s’éclaircit la gorge, et essaie [un juron|une comptine|le cri de l’âne].`,
  ],
  cost: [
    `Le reste vient [une lieue|une heure|un pont] plus loin.
      Pour retirer un gage, il faut [dire qui l’a laissé|nommer le déposant|donner le nom de l’engagiste], et décrire [sa figure|ses traits|son visage] devant témoin.
      <Je cherche|Tu cherches|{name} cherche> l’aïeule : [un tablier|un pas dans l’escalier|une odeur de réglisse], et au-dessus, [du blanc|de la buée|une tache claire].
      Sans visage, pas de signature ; sans signature, on verse {noun} [au pilon|à l’Inventaire|au rebut].
      @mysterious Dans les flaques, quelqu’un d’autre [manque|se penche aussi|détourne la tête].
      @emotional Ce n’est pas la mémoire qui fait mal, c’est [la place|le contour|l’endroit propre].`,
    `Au guichet du Grand Dépôt, le formulaire tient en [une ligne|une question|peu de mots] : visage du déposant.
      [La plume reste|La main reste|La plume demeure] [en l’air|sèche|suspendue] //et [l’huissier tousse|l’encre sèche|la pendule s’éclaircit la voix].
      De l’aïeule, <je retrouve|tu retrouves|{name} retrouve> la voix, les [mains|bagues|jurons], et là où devait être la figure, [un mur blanchi|une assiette|de la buée].
      Voilà {noun} hors d’atteinte, et [quarante ans|tout le voyage|la promesse] avec.
      @humorous À la case signes particuliers, il est permis d’écrire néant, contre [supplément|deux timbres|sourire].
      @dramatic Minuit [approche|est dans une heure|monte l’escalier].`,
  ],
  turn: [
    `Alors <je lis|tu lis|{name} lit> au dos du reçu ce que [personne ne lit|la pluie cachait|tous ont sauté] : la somme prêtée.
      Zéro : [personne n’engage|nul n’engage|qui engagerait] {noun} contre rien, à moins de vouloir [l’abri|la cachette|le coffre], et non l’argent ?
      [L’aïeule craignait les voleurs ; elle a choisi|Contre les voleurs, l’aïeule avait pris|La vieille dame s’était offert, contre les voleurs,] [la plus solide|la mieux gardée|la plus laide] porte du pays.
      @neutral Sans prêt, il n’y a pas de [dette|rachat|prix], c’est l’article premier.
      @mysterious Le zéro est tracé avec [soin|un sourire|deux points et un trait dedans].`,
    `[Derrière la vitre, le registre est ouvert|Le registre bâille derrière la vitre|L’huissier a laissé le registre ouvert] //et <j’apprends|tu apprends|{name} apprend> d’un coup à lire [à l’envers|de loin|entre les colonnes].
      Reçu 4117 : prêté, [zéro|néant|zéro franc].
      Ce n’était donc pas une dette mais une [cachette|garde|ruse], et pour {noun}, le meilleur [coffre|verrou|silence] du royaume.
      [Qui n’a rien emprunté n’a rien à|Sans emprunt, nul besoin de|Il n’y a donc rien à] [rendre|prouver|décrire].
      @light L’huissier relit trois fois, puis se met à [siffler|rougir|chercher une chaise].
      @emotional Quarante ans de [prudence|silence|vaisselle] tiennent dans ce rond.`,
  ],
  resolution: [
    `La Directrice descend [constater|vérifier|s’incliner], car elle a horreur [des dettes fausses|de l’à-peu-près|du désordre].
      La porte s’ouvre ; il y a là {noun}, avec un peu de [poussière|paille|naphtaline].
      Pour {noun2}, on ne demande [plus rien|rien|pas même un reçu].
      [Dehors, l’enfant du relais, qui a tenu le souvenir, décrit|À la sortie, l’enfant du relais retrouve|L’enfant du relais, qui n’a rien oublié, rend] trait pour trait [la fossette|le sourcil|le sourire] de l’aïeule.
      @emotional Cela [suffit|revient|prend] comme un feu.
      @humorous La Directrice réclame tout de même [le timbre|la ficelle|le cintre].`,
    `À minuit, l’Inventaire passe [tout près|dans les tiroirs|en traînant sa robe], sans rien prendre au numéro 4117.
      <Je sors|Tu sors|{name} sort> du Grand Dépôt avec {noun}, sans avoir donné {noun2}, devant [un huissier ému|onze employés|les chats du greffe].
      [La fillette du relais raconte l’aïeule|L’enfant du relais dit tout ce qu’elle a vu|La petite du relais dessine du doigt, dans l’air] //et [le visage revient par|cela commence par|une figure se forme, à partir de] [le menton|les yeux|la fossette].
      @light Elle se trompe sur le nez, mais c’est [un très beau nez|mieux ainsi|un cadeau].
      @dramatic Puis l’horloge frappe, et [tout est à sa place|rien ne tombe|la porte se ferme derrière].`,
  ],
  clues: [
    `Tenu contre [une chandelle|le soleil|une vitre], le reçu montre une seconde ligne, écrite au [lait|citron|vinaigre].
      <J’y déchiffre|Tu y déchiffres|{name} y déchiffre> trois mots, [penchés|serrés|têtus], que le guichet n’a jamais pu lire : ne pas plier.
      Cela ne ressemble à aucune [consigne|clause|formule] du Mont-de-Piété, et il s’agit pourtant [bien|à coup sûr|toujours] {noun:of}.
      L’aïeule avait dû l’ajouter [au dernier moment|sur le comptoir|en tournant le dos] //et [personne ne l’a su|le guichetier n’a rien vu|ce fut leur secret].
      @humorous Le reçu, naturellement, est plié en [seize|huit|trente-deux].
      @mysterious En séchant, l’encre s’efface, sauf le mot [ne|pas|plier].`,
    `Dans le livre [d’or|de comptes|des hôtes] d’une auberge, il y a quarante ans, <je tombe|tu tombes|{name} tombe> sur le nom de l’aïeule.
      Elle a payé deux [lits|bols de soupe|bougies], un pour elle et un pour {noun}.
      Le patron de l’époque a noté dans la marge : [clients tranquilles|n’ont rien cassé|ont payé d’avance].
      [Elle a donc fait la route à pied|C’est à pied qu’elle est venue|Ils ont marché, donc], [pas à pas|neuf jours durant|par tous les temps][, en cette compagnie|, à deux| et pas en solitaire].
      @emotional Le second bol, dit le registre, est revenu [vide|lavé|plein et froid].
      @light Supplément pour le bruit : [deux sous|aucun|un baiser à la cuisinière].`,
    `Un archiviste de passage, payé d’un [fromage|bouton|compliment], accepte de [consulter|réciter|feuilleter] le double des comptes.
      [Chaque année, à la même date, quelqu’un a réglé|Une fois l’an, quelqu’un est venu payer|À date fixe, une main a payé] les frais de garde {noun:of}, en [petite monnaie|pièces chaudes|sous percés].
      [Ce n’était pas l’aïeule|L’aïeule n’y est pour rien|Ce ne pouvait être l’aïeule] : elle était [au lit|au lavoir|à confesse] ce jour-là, cela se sait.
      <Je note|Tu notes|{name} note> la date sur <ma|ta|sa> manche //et elle tombe, comme par hasard, [le jour de <ma|ta|sa> naissance|à la Saint-Gourdin|la veille des moissons].
      @neutral La somme n’a pas [varié|augmenté|changé] en quarante ans.
      @mysterious Le payeur signait d’une [croix|patte|plume collée].`,
    `Il y a un autre client, et [pressé|patient|tenace].
      Trois fois, un homme en gants gris a demandé le gage 4117, racontent [les rouliers|les lavandières|les garçons d’écurie], et il posait là [une bourse|un sac|un coffret] qui ne tintait pas.
      <Je demande|Tu demandes|{name} demande> ce qu’il peut bien vouloir {noun:to}.
      [Personne n’en sait rien|Nul ne peut le dire|Cela reste obscur] //et tous ont remarqué qu’il s’essuyait [les mains|la bouche|les semelles] avant d’en parler, jamais [après|en sortant|dehors].
      @dramatic Il est passé [hier|ce matin|il y a deux jours]. Il est devant.
      @humorous Il laisse des pourboires exacts, ce qui n’a jamais [rassuré|réjoui|nourri] personne.`,
    `L’homme en gants gris [dîne|attend|se fait raser] au relais, [aimable|bavard|enrhumé], sûr de lui.
      Il achète pour la Directrice, à l’Inventaire, ce qui se [démonte|découpe|revend au détail].
      ¶ « [J’ai un client pour chaque morceau|J’ai vendu d’avance tous les morceaux|On m’attend pour la découpe] {noun:of} », explique-t-il en [beurrant|coupant|comptant] son pain.
      ¶ <Je laisse|Tu laisses|{name} laisse> tomber une [fourchette|tasse|assiette], qu’il rattrape avant le sol //et [cela, plus que le reste, donne envie de|l’idée vient, soudain, de|ce geste-là donne envie de] [courir|marcher la nuit|ne plus dormir].
      @emotional Sous la table, une main se ferme sur [le reçu|un bouton du manteau|la doublure].
      @light Il paie l’addition en [se trompant à son avantage|sifflotant|comptant les olives].`,
    `Reste une [colonne|case|ligne] du reçu que personne n’arrive à lire : la somme prêtée.
      La pluie de quarante [hivers|ans|saisons] y a laissé un [rond|nuage|bleu] où chacun voit ce qu’il veut.
      Un [usurier|marchand de mules|curé] y lit mille écus, un autre [trois|sept|douze] sous, [et tous demandent combien peut valoir {noun:a}|et aucun ne sait le cours {noun:of}].
      <Je n’y vois|Tu n’y vois|{name} n’y voit> qu’un cercle //et [ce cercle, à force,|le rond, si l’on insiste,|cela, au bout d’une heure,] [ressemble à un œil|a l’air d’attendre|regarde en retour].
      @neutral Le papier, à cet endroit, n’a pas été [gratté|frotté|mouillé davantage].
      @dramatic Si la somme est trop haute, [tout est perdu|il faudra renoncer|la route ne sert à rien].`,
  ],
};
