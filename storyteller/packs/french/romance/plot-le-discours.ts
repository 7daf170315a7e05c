import type { Plot } from '../../pack.ts';

export const leDiscours: Plot = {
  id: 'le-discours',
  homes: ['Montgaillard-les-Vignes', 'Fontclaire', 'Belleronde', 'Pontarcy'],
  nouns: [
    [
      { the: 'le homard', a: 'un homard' },
      { the: 'la montgolfière', a: 'une montgolfière' },
    ],
    [
      { the: 'le tracteur', a: 'un tracteur' },
      { the: 'la cantatrice', a: 'une cantatrice' },
    ],
    [
      { the: 'la moustache', a: 'une moustache' },
      { the: 'le canoë', a: 'un canoë' },
    ],
  ],
  titles: ['Discours avec {noun}', 'Trois minutes sur {noun}', '{name} lève son verre', 'Avant le fromage'],
  chapters: [
    ['Le brouillon', 'Le micro'],
    ['Un carton d’invitation', 'La pièce montée'],
  ],
  frames: [
    {
      opening: `Le carton est crème, [gaufré|bordé d’or|épais comme un biscuit] //et il sent [la colle|la dragée|l’imprimeur].
        « Discours : {name}, trois minutes, avant [le fromage|la pièce montée|que les oncles dansent]. »
        <Je retourne|Tu retournes|{name} retourne> le carton, dans l’espoir d’une erreur.
        Au dos, de la main de Louison, la mariée : « Et surtout, raconte {noun} ! », avec [un cœur|trois traits|une tache de vernis].
        @humorous Il y a aussi le menu ; à la ligne du discours, on prévoit [un granité|une pause|de l’eau plate].`,
      echo: `Le carton crème est punaisé [dans la cuisine|au-dessus de l’évier|à la porte du frigo], un peu taché de champagne.
        À la ligne « trois minutes », quelqu’un a corrigé, [au feutre|au rouge à lèvres|à la fourchette] : quarante.
        <Je lis|Tu lis|{name} lit> le dos en attendant le café ; sous {noun}, {companion} a ajouté [une date|une adresse|deux initiales], et un point d’interrogation.
        <Je réponds|Tu réponds|{he} répond> [dans la marge|en croquant le crayon|d’une écriture appliquée] : oui.
        @light Le café déborde, puisque [personne ne le regarde|c’est l’usage|il y a de quoi].`,
    },
    {
      opening: `Louison se marie samedi en quinze, et Louison, depuis [la maternelle|le premier vélo|l’appareil dentaire], ne demande jamais : elle annonce.
        ¶ « C’est toi qui parles. Tu fais pleurer maman, tu fais rire [papa|le traiteur|le curé], et tu mets {noun}. »
        ¶ Elle raccroche avant que <j’aie|tu aies|{name} ait> trouvé [un stylo|une excuse|une angine].
        ? Par la fenêtre, une vigne, [un tracteur|un chien|deux échelles], et tout un dimanche à perdre.
        @dramatic Au fond de la gorge, la première phrase [se plante|fait mal|tombe] déjà.`,
      echo: `Louison rappelle, [de Naples|d’un quai de gare|la bouche pleine], pour savoir qui a gagné le bouquet, puisqu’il a fini [dans un arbre|sur le tracteur|au plafond].
        <Je regarde|Tu regardes|{name} regarde> {companion}, les fleurs dans [l’évier|un seau|une botte], et la vigne par la fenêtre.
        ¶ « Personne », <dis-je|dis-tu|dit {name}>. « Ou alors [c’est lui qui nous a|on partage|il s’est marié tout seul]. »
        ¶ Elle annonce qu’elle parlera, la prochaine fois ; elle mettra {noun}.
        @mysterious Elle raccroche, et la sonnerie [continue|recommence dans l’autre pièce|a l’accent de sa grand-mère].`,
    },
    {
      opening: `<Je vis|Tu vis|{name} vit> de discours : départs en retraite, [comices|médailles|inaugurations], et depuis ce printemps [neuf|onze|sept] mariages, tous avec la même plaisanterie.
        ? On <me|te|lui> paie à la larme, [en liquide|en vin|avec retard].
        Cette fois, c’est Louison qui se marie, la seule personne à qui <je n’ai|tu n’as|{he} n’a> jamais su mentir [joliment|à l’oral|plus de deux minutes].
        Elle ne veut pas de plaisanterie ; elle veut qu’on parle {noun:of}.
        @neutral Le tarif normal est de [quatre-vingts|cent|soixante] euros, dragées comprises.`,
      echo: `<J’ai|Tu as|{name} a> rendu [l’enseigne|les cartes de visite|le micro] ; pour parler en public, il faut désormais payer en [cafés|pêches|danses].
        Un couple sonne pourtant, [très jeune|main dans la main|avec un casque chacun], et demande trois minutes pour samedi.
        {companion} fait asseoir tout le monde, et dit, [la main sur le pain|en sortant les verres|très grave], qu’il faut commencer par {noun}.
        ? ¶ « C’est une longue histoire », ajoute-t-on, « [c’est la seule|on a la nuit|elle commence mal]. »
        @emotional Sous la table, deux pieds [se retrouvent|échangent leurs chaussures|n’écoutent plus].`,
    },
  ],
  want: [
    `Personne ne veut dire ce qui s’est passé avec {noun}, le jour où Louison a rencontré [son Augustin|le bel Augustin|ce grand Augustin].
      La mère pouffe, le témoin [rougit|boit|siffle], et le marié répond seulement : « Demandez plutôt {noun2:to}. »
      <Je veux|Tu veux|{name} veut> trois minutes vraies, [pour une fois|avant la retraite|et sans violons] //et <je demande|tu demandes|{he} demande> donc à tout le monde, même aux [cousins|enfants|brouillés].
      @emotional Louison, à six ans, tenait la porte des [cabines|toilettes|confessionnaux] pour que personne n’ait peur.`,
    `<J’ai|Tu as|{name} a> seize débuts et pas [une fin|une larme|un milieu] ; il manque {noun}, dont chacun parle à la noce et que personne ne raconte.
      ? On dit que c’était [un dix août|après l’orage|l’année des guêpes], et un chapeau.
      On ajoute qu’il y avait {noun2} aussi, [mais plus bas|en rougissant|dans le dos de la mère].
      <Je pars|Tu pars|{he} part> à la recherche des témoins, [un dictaphone en poche|à vélo|liste en main], avant qu’ils se couchent ou se contredisent.
      @light La liste commence par le traiteur, parce qu’il [fait goûter|ne ment jamais|est en route].`,
    `Un discours, c’est facile : une anecdote, [un silence|un proverbe|une grand-mère], un verre levé. L’anecdote, ce sera {noun}, puisque Louison l’exige.
      Encore faut-il savoir pourquoi, quand on en parle, Augustin [tousse|embrasse sa fiancée|quitte la pièce] et parle {noun2:of}.
      <Je veux|Tu veux|{name} veut> comprendre avant samedi en quinze ce que [deux|ces deux|tous les] gens heureux cachent si mal.
      @mysterious Sur la photo du faire-part, on a [retourné une chaise|recadré la gauche|effacé une ombre].`,
  ],
  obstacle: [
    `Les témoins ne sont d’accord que sur [la chaleur|l’heure|le vin]. Pour l’un, {noun:a}, c’était à droite de l’église ; pour l’autre, c’était [dedans|sous le curé|le lendemain].
      <Je prends|Tu prends|{name} prend> note, et les notes se disputent entre elles.
      Louison, elle, appelle tous les soirs : il faudra [aussi une chanson|que ça rime|deux langues], et une larme de la grand-mère, [avant minuit|obligatoire|de l’œil qui voit].
      @humorous La grand-mère, prévenue, [s’entraîne|négocie|exige un cachet].`,
    `¶ « Trois minutes, ça ne se remplit pas avec du vent, mon petit », dit l’oncle Édouard, qui a déjà tué [quatre banquets|un baptême|deux noces d’or].
      ¶ Il en veut dix, des minutes //et il a un accordéon.
      Si <je n’ai|tu n’as|{name} n’a> rien au sujet {noun:of} d’ici [jeudi|la fin de la semaine|l’essayage], c’est lui qui parlera.
      @dramatic Dans son dos, l’accordéon [respire|s’ouvre d’un cran|laisse échapper un la].`,
  ],
  wrong: [
    `À trois heures du matin, il n’y a toujours rien, sauf une phrase de {companion}, dite [à voix basse|un soir de panne|en regardant ailleurs], et qui n’était pas pour un micro.
      <Je l’écris|Tu l’écris|{name} l’écrit>. Elle va [parfaitement|comme un gant|trop bien] entre {noun} et le verre levé.
      <Je me dis|Tu te dis|{he} se dit> que personne ne saura d’où elle vient, [que c’est un hommage|que la nuit excuse|qu’on la rendra].
      @emotional La phrase faisait [onze|neuf|quatorze] mots, et un seul tremblait.`,
    `¶ « Lis-moi le début », ordonne Louison au téléphone //et il faut [bien|vite|pourtant] dire quelque chose.
      ¶ <Je dis|Tu dis|{name} dit> ce que {companion} a confié, l’autre nuit, [le père|la lettre|la chambre vide] et le reste, en changeant les noms, en y glissant {noun}.
      Au bout du fil, Louison pleure : c’est [exactement ça|magnifique|tout elle]. Il n’y a plus qu’à [imprimer|signer|garder].
      @dramatic La ligne se coupe, et la pièce [entière a entendu|n’a pas bougé|est trop claire].`,
  ],
  cost: [
    `La mère de la mariée a trouvé la phrase si belle qu’elle l’a fait imprimer sur [cent vingt|deux cents|cent quarante] serviettes.
      <J’en déplie|Tu en déplies|{name} en déplie> une ; le chagrin de {companion} est là, en lettres [dorées|anglaises|prune], au-dessus d’une tache de [melon|beurre|sauce].
      Un enfant en a fait [un bateau|une cocotte|un chapeau], qu’il promène en vrombissant.
      @neutral Les serviettes sont pliées en [éventail|cygne|quatre] et posées à gauche.`,
    `À la répétition du dîner, tout le monde connaît déjà la phrase, et l’oncle Édouard la [chante|déclame|met au pluriel] entre deux bouchées.
      On rit, on en redemande ; quelqu’un veut savoir [si c’est de Musset|qui est mort|s’il y en a d’autres].
      <Je cherche|Tu cherches|{name} cherche> où poser les yeux : la place marquée « {companion} » est [vide|mise|tournée contre la table].
      @mysterious Dans l’assiette, là-bas, il y a un carton d’invitation, plié [en deux|autour d’une clé|très petit].`,
  ],
  turn: [
    `<Je ramasse|Tu ramasses|{name} ramasse> tout ce qui porte la phrase, [serviettes, menus, cartons|sous les tables|jusque dans les poches] //et <je comprends|tu comprends|{he} comprend> enfin [pourquoi ils se taisent|leur secret|l’histoire].
      Ce jour-là, tout le village regardait {noun}. Deux personnes seulement avaient [raté l’événement|le dos tourné|regardé ailleurs] : elles se regardaient.
      Il n’y avait rien d’autre à dire //et cela se dit sans [voler personne|papier|rimes].
      @light Un cygne en papier fait [une seconde carrière|le dernier de la pile|coin] dans la poche.`,
    `¶ « Ce n’est pas de moi », <dis-je|dis-tu|dit {name}> au micro d’essai, devant [les chaises|le traiteur|trois oncles] et la mère en bigoudis. « C’est à quelqu’un. Je n’avais pas le droit. »
      ¶ Le larsen [siffle|approuve|dure], puis il y a un silence, comme le jour {noun:of} où deux imbéciles n’ont rien vu.
      <J’efface|Tu effaces|{he} efface> tout //et <je garde|tu gardes|{he} garde> [ce silence-là|le silence|le blanc].
      @humorous Le traiteur demande si cela change quelque chose pour [les huîtres|le granité|les cygnes].`,
  ],
  resolution: [
    `Samedi, <je me lève|tu te lèves|{name} se lève> sans papier. « Il y a [huit|six|cinq] ans, vous avez tous vu {noun}. Eux, non. » Cela dure onze secondes.
      Augustin [tombe de sa chaise|baisse la tête|rit] ; l’oncle repose son accordéon.
      Au fond, près [des manteaux|de la porte|de la plonge], {companion} lève un verre d’eau, pas très haut, [un peu de travers|le temps d’un souffle|et l’on ne voit plus que ce verre].
      @emotional L’eau [tremble|fait un rond|passe par-dessus bord].`,
    `<Je parle|Tu parles|{name} parle> onze secondes, et pour une seule personne ; les autres [croient que c’est pour les mariés|mangent|applaudissent par politesse].
      Ensuite l’orchestre joue, et tout le monde court voir [la pièce montée|le feu d’artifice|l’oncle tombé dans le bassin].
      {companion} reste, et <moi|toi|{name}> aussi. De tout cela, comme autrefois {noun:of}, il n’y aura que deux personnes à [n’avoir rien vu|tout manquer|ne rien pouvoir dire].
      @dramatic La première fusée part ; personne, à cette table, ne [lève la tête|lâche la main|sursaute].`,
  ],
  clues: [
    `Le photographe du journal a gardé le cliché de ce jour-là : [soixante|cent|quatre-vingts] personnes sur la place, la tête tournée du même côté, la bouche [ouverte|en rond|pleine].
      Ils regardent {noun}, qu’on ne voit pas, hors cadre, à droite.
      <Je passe|Tu passes|{name} passe> la loupe sur chaque visage ; il y en a deux, au bord, qui sont [flous|de profil|dans l’ombre d’un store].
      ¶ « Ratés », dit le photographe. « [Des gens qui bougent|Toujours au bord|Je voulais les couper]. »
      @mysterious La loupe, à cet endroit, [grossit moins|se couvre de buée|fait un arc-en-ciel].`,
    `¶ « Le marié ? Je lui ai demandé, moi aussi, au sujet {noun:of} », raconte le coiffeur, les ciseaux [en l’air|au repos|près de l’oreille]. « Il a bougé. Regardez-lui la nuque. »
      ¶ Un homme qui décrit tout, d’habitude, [le vent|les plats|les matchs], et là, plus rien : il était arrivé en retard, il avait vu, bien sûr, c’était beau.
      <Je demande|Tu demandes|{name} demande> quelle couleur c’était. Augustin avait dit [bleu|vert|« les yeux ? »].
      @light Le coiffeur en rit encore, et une frange du village s’en [ressent|souvient|porte mal].`,
    `Le procès-verbal de la gendarmerie tient en [neuf|douze|sept] lignes : {noun}, à seize heures dix, sur la place, [sans blessés|attroupement joyeux|une vitre].
      On y a pris le nom de tous les présents, par ordre [d’arrivée|d’excitation|alphabétique].
      <Je suis|Tu suis|{name} suit> du doigt : Louison n’y est pas, Augustin non plus.
      ¶ « Ils étaient pourtant là », grogne le brigadier, « je leur ai [marché dessus|parlé|rendu un gant]. Ils n’ont pas répondu. »
      @neutral Le tampon est [violet|de travers|un peu pâle], à la date du dix août.`,
    `La tante Odette tient le journal de la famille depuis [mille neuf cent soixante|son veuvage|la télévision] //et elle le prête contre [une bouteille|un secret|deux parties de dames].
      {noun:title} : quatre feuillets, [un croquis|l’avis du curé|une coupe].
      Puis, tout en bas : « Louison rentrée [nu-tête|à pied|à neuf heures]. Ne sait pas de quoi l’on parle. Sourit [au buffet|à la soupe|au mur]. »
      ? <Je relis|Tu relis|{name} relit> la dernière ligne, et la tante attend, [son dé|un pion|la bouteille] à la main.
      @emotional En face, il y a une violette, [séchée|bien plate|plus récente que l’encre].`,
    `Le chapeau est chez le sacristain, qui l’a trouvé le soir même [sous le porche|dans le bénitier|sur saint Roch].
      Dans le ruban [de paille|mauve|un peu décousu], il y a un ticket pour le train de quatre heures dix.
      Ce train-là, le jour {noun:of}, quelqu’un l’a donc [laissé partir|manqué|entendu de loin].
      <J’essaie|Tu essaies|{name} essaie> le chapeau, qui tombe sur les yeux, et l’on n’y voit plus [rien du tout|que la doublure|la place].
      @humorous Saint Roch, sans lui, a l’air [d’un notaire|plus jeune|d’avoir renoncé au train].`,
    `¶ « Promettez que vous ne le direz pas », souffle la vieille fleuriste en coupant [une tige|un ruban|le téléphone].
      ¶ De sa boutique, elle tournait le dos {noun:to} ; elle a vu autre chose, deux personnes, [sans se connaître|l’une sans chapeau|à un pas l’une de l’autre], qui avaient cessé d’entendre.
      Eux, ils se demandaient [l’heure|pardon|leurs prénoms], de si près que cela a duré jusqu’au soir.
      <Je promets|Tu promets|{name} promet>. Elle fait cadeau de la tige.
      @dramatic ¶ « Ils mentent depuis », dit-elle, « c’est [leur trésor|leur seul mensonge|ce qui tient tout]. »`,
  ],
};
