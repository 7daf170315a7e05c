import type { Stranger } from '../../pack.ts';

export const strangers: readonly Stranger[] = [
  {
    noun: { the: 'le facteur à l’envers', a: 'un facteur à l’envers' },
    gender: 'm',
    meet: `Un facteur passe, la sacoche sur le ventre, et rend les lettres à ceux qui les ont [écrites|postées trop vite|regrettées].
      C’est un service peu connu, [gratuit|très demandé en février|à la disposition des étourdis] //et il marche à reculons pour que [le chemin s’y retrouve|les gens aient le temps|personne ne le rattrape].
      <Je m’écarte|Tu t’écartes|{name} s’écarte> ; il salue de la [nuque|casquette, portée à l’envers|sacoche] et se cogne dans un [tonneau|banc|porte-parapluies].
      @humorous Le facteur à l’endroit, son frère, [ne lui parle plus|lui écrit, et c’est un problème|se cogne de l’autre côté].`,
    talk: `¶ « Au sujet {noun:of}, j’ai une lettre que personne n’a réclamée », dit-il en fouillant [sous l’aisselle|au fond|à la lettre n].
      ¶ Elle est courte : « Je pensais à [demain|mes carottes|autre chose], excusez-moi. » Pas de nom, mais un timbre à l’effigie d’un [canard|président inconnu|genou].
      <Je demande|Tu demandes|{name} demande> qui l’a écrite. Il recule, pour [mieux réfléchir|prendre de l’élan|voir plus loin], et répond que ceux qui s’excusent habitent toujours [au bout de la rue|à l’étage d’au-dessus|plus près qu’on ne croit].
      @emotional Il laisse tenir la lettre un moment ; le papier est [doux aux plis|usé par un pouce|encore tiède].`,
    back: `À {home}, le facteur à l’envers arrive [par l’arrière|à reculons|le dos le premier] et, pour une fois, il apporte.
      C’est la lettre d’excuses, acceptée, avec [une réponse|un baiser au dos|deux timbres neufs].
      <Je la lis|Tu la lis|{name} la lit> debout, et lui reste tourné vers le mur, [par discrétion|par métier|en sifflotant].
      @light Il s’en va en marche avant, [deux pas, pour voir|très fier|en se tenant au mur].`,
  },
  {
    noun: { the: 'la championne de cache-cache', a: 'une championne de cache-cache' },
    gender: 'f',
    meet: `Le porte-manteau éternue, et ce n’est pas un porte-manteau : c’est une fille très mince, [les bras levés|un chapeau sur chaque main|une écharpe entre les dents].
      Championne [de cache-cache|du quartier|régionale de cache-cache], elle n’a pas été trouvée depuis [mardi|onze jours|la dernière dent de lait], et cela commence à être long.
      ¶ « Tu ne m’as pas vue », souffle-t-elle, mais [avec espoir|assez fort|en se décalant dans la lumière].
      @mysterious Il y a un deuxième porte-manteau, à côté, qui ne [bouge|respire|dit] rien.`,
    talk: `Elle a tout vu, évidemment, puisque personne ne la voit : les gens qui se grattent, [ceux qui s’embrassent|ceux qui trichent|un chien qui sait lire], et même {noun}, l’autre jour, [d’assez loin|entre deux manteaux|sans que personne s’en doute].
      <Je prends|Tu prends|{name} prend> des notes. Elle parle [vite|bas|en chuchotant très fort], comme quelqu’un qui a [tout gardé|tenu sa langue longtemps|oublié les virgules].
      ¶ « Et toi, si tu te cachais, qui te chercherait ? » demande-t-elle, puis elle regarde [ses chaussettes|une tringle|le plafond].
      @dramatic Au loin, une voix d’enfant compte encore : [mille douze|neuf cents|deux mille], et s’arrête.`,
    back: `Dans la cuisine, il y a un porte-manteau de trop, et il porte [une tarte|un ballon|une boîte de gaufres].
      ¶ « Trouvée ! » <dis-je|dis-tu|dit {name}>, avant même de fermer la porte.
      ¶ La championne pousse un cri [de rage|de joie|de sirène], perd son titre et se jette sur une chaise, comme tout le monde.
      @emotional Elle demande si l’on peut recommencer, mais avec quelqu’un qui [cherche|compte moins loin|triche un peu].`,
  },
  {
    noun: { the: 'l’ogre au potager', a: 'un ogre au potager' },
    gender: 'm',
    meet: `Un ogre [fait la queue|attend son tour|regarde les étalages], [son filet à la main|un panier au petit doigt|le chapeau bas], et les gens devant lui se découvrent soudain [une course urgente|un autre rendez-vous|un amour de la marche].
      Il [baisse les épaules|rentre le cou|plie les genoux] pour prendre moins de place, ce qui [assombrit la rue|fait craquer sa veste|ne change rien].
      <Je reste|Tu restes|{name} reste> derrière lui. Il regarde en bas, [étonné|avec soin|presque fâché] : d’habitude, il n’y a [personne|que le vent|plus personne] derrière.
      @neutral Il mesure [trois mètres vingt|deux mètres quatre-vingt-dix|trois mètres], chapeau compris.
      @light Dans son filet, il y a [deux navets|un concombre|trois radis] et un ruban.`,
    talk: `¶ « Je ne mange que des légumes, et encore, je [m’excuse|leur demande|les prends mûrs] », explique-t-il [d’une voix qu’il plie en quatre|tout bas, c’est-à-dire fort|au-dessus des toits]. « C’est la réputation qui est [de famille|carnivore|restée]. »
      ¶ <Je parle|Tu parles|{name} parle> {noun:of} pour changer de conversation, et l’ogre s’assoit, ce qui fait [sauter les pavés|s’envoler les pigeons|tinter les vitres].
      Lui aussi en a entendu des choses, et il a appris ceci : [de près|avec le temps|une fois assis], presque tout a l’air moins grand.
      @humorous Un navet, dans le filet, a l’air [d’en douter|d’avoir son idée|de n’être pas consulté].`,
    back: `La terre tremble poliment, [trois fois|à petits pas|jusqu’au troisième bol], et une main énorme dépose sur le seuil une soupe pour [quarante|la rue entière|soixante].
      Les enfants de {home} grimpent [sur ses chaussures|le long de sa manche|à son lacet].
      L’ogre se tient très droit, tout entier, et cela fait [de l’ombre pour tous|un beau clocher|plaisir].
      @neutral Il reste [deux louches|une carotte|un fond], que personne n’ose finir.`,
  },
  {
    noun: { the: 'la tricoteuse de réverbères', a: 'une tricoteuse de réverbères' },
    gender: 'f',
    meet: `Grimpée sur [un escabeau|une caisse|deux dictionnaires], une dame essaie un manche de laine à [un poteau|un tuyau|une colonne], [des épingles plein la bouche|un œil fermé|en lui demandant de se tenir droit].
      Elle habille tout ce qui reste dehors : les réverbères, [les bornes|les grilles|un cheval de bronze], par rangées, du plus frileux au moins frileux.
      <Je tiens|Tu tiens|{name} tient> la pelote, qu’elle <m’a|t’a|lui a> tendue sans [un mot|regarder|le demander], comme à une vieille connaissance.
      @neutral Le manche mesure [un mètre dix|deux mètres|quatre-vingts centimètres] et se ferme dans le dos.`,
    talk: `¶ « Pour {noun}, je ferais volontiers quelque chose en [point mousse|jersey|côtes] », dit-elle.
      ¶ Son mari trouvait cela [bête|trop long|gentil], de tricoter pour qui ne dit pas merci ; il a changé d’avis un soir de gel, les deux mains autour d’un réverbère.
      <Je demande|Tu demandes|{name} demande> si ça ne gratte pas. Elle [compte ses mailles|rit|tire un fil], et répond que ça, on ne l’apprend qu’en l’enlevant.
      @emotional Avant de partir, elle remonte, sans y penser, [une écharpe|un col|une chaussette] qui avait glissé.`,
    back: `Devant la porte, [le banc|la boîte aux lettres|la pompe] de {home} porte un gilet neuf, et au pied, dans un panier, il y a un chandail avec un prénom : « {name} ».
      La tricoteuse fait semblant de passer par hasard, [l’escabeau sur l’épaule|trois fois|une aiguille derrière l’oreille].
      Les manches sont [un peu longues|juste bonnes|de deux couleurs], pour l’année prochaine.
      @mysterious Un troisième manchon dépasse du panier, étroit, pour [on ne sait quoi|un long cou|ce qui n’a pas encore froid].`,
  },
  {
    noun: { the: 'le promeneur de poisson', a: 'un promeneur de poisson' },
    gender: 'm',
    meet: `Un monsieur promène un bocal à roulettes au bout d’une laisse, et s’arrête à [chaque arbre|chaque vitrine|la moindre flaque] pour que le poisson regarde.
      Le poisson s’appelle Bernard, il est [rouge|roux|âgé], et il décide de la direction en tournant la tête.
      <Je cède|Tu cèdes|{name} cède> le passage à l’attelage. Bernard [fait une bulle|ralentit|passe de profil], et son maître traduit : enchanté.
      @neutral Le bocal contient [six|huit|dix] litres.
      @light La roue arrière chante comme [un canari|une bouilloire|une petite fille].`,
    talk: `¶ « Bernard ne retient rien plus de sept secondes, c’est [merveilleux|reposant|superbe], tout est toujours [une première fois|neuf|un lundi] », dit le monsieur.
      ¶ Lui, en revanche, [n’oublie rien|retient tout|se rappelle jusqu’aux virgules] //et il n’a jamais su [comment on fait|s’il faut s’en plaindre|à qui le rendre]. Il a gardé ainsi chaque mot entendu au sujet {noun:of}, avec [l’heure|le temps qu’il faisait|la couleur du bonnet].
      <Je l’écoute|Tu l’écoutes|{name} l’écoute> tout réciter. Bernard s’étonne [quatre fois|à chaque phrase|en silence].
      @mysterious À un certain mot, pourtant, le poisson [s’immobilise|regarde ailleurs|colle sa bouche au verre].`,
    back: `Sur la table, on fait de la place au bocal, entre [le beurre et la lampe|les verres|deux bougies].
      Le promeneur vient raconter toute l’histoire à Bernard, qui l’a vécue, et qui [n’en revient pas|bat des nageoires|veut savoir la fin].
      <J’ajoute|Tu ajoutes|{name} ajoute> les détails ; au bout de sept secondes, il faut [reprendre|recommencer|tout redire], et personne ne s’en plaint.
      @humorous Bernard applaudit la mauvaise [phrase|personne|nappe].`,
  },
  {
    noun: { the: 'la ramasseuse de virgules', a: 'une ramasseuse de virgules' },
    gender: 'f',
    meet: `Une femme avance [pliée en deux|le nez au sol|à petits pas de poule], une pince à la main, et ramasse par terre des choses si petites qu’on [les croit imaginaires|les prend pour des cils|retient son souffle].
      Ce sont des virgules, tombées des [affiches|livres qu’on secoue|conversations] //et elle les conserve dans [une boîte à réglisse|un poudrier|un bas].
      <Je lève|Tu lèves|{name} lève> un pied, puis l’autre ; il y en avait [deux|quatre|une belle] sous la semelle.
      @humorous Sans elles, dit-elle, on mangerait [grand-mère|le chat les enfants|tout d’un coup la bouche pleine].`,
    talk: `<Je dis|Tu dis|{name} dit> ce qui se passe avec {noun}, d’un trait, et la femme grimace comme devant [un vélo sans freins|une soupe sans cuiller|un saut sans corde].
      Elle choisit une virgule, [la polit|la chauffe dans sa paume|l’essaie à l’oreille], et la pose [au milieu|après le troisième mot|juste avant le nom], d’un coup de pince.
      ¶ « [Redis-le, maintenant|Encore une fois|Vas-y, respire]. »
      ¶ <Je le redis, en m’arrêtant|Tu le redis, en t’arrêtant|{he} le redit, en s’arrêtant> là ; et il y a, dans l’arrêt, [une petite place|une drôle de porte|une question] qu’on n’avait pas vue.
      @dramatic <Je retiens|Tu retiens|{name} retient> <mon|ton|son> souffle à cet endroit, et [la femme aussi|la rue aussi|tout se tait].`,
    back: `La ramasseuse pose sur la table [un poudrier|une boîte|un bas noué] : elle a entendu la fin de loin //et il y manquait [une pause|un souffle|un point].
      Elle le fixe elle-même, rond, [brillant|net|encore chaud], exactement derrière le dernier mot.
      <Je souffle|Tu souffles|{name} souffle> dessus. Puis on mange, [avec toutes les virgules|grand-mère comprise, à table|lentement], et c’est bien meilleur.
      @neutral Le point reste là ; il ne [roule|bouge|manque] plus.`,
  },
  {
    noun: { the: 'le boulanger qui craint le noir', a: 'un boulanger qui craint le noir' },
    gender: 'm',
    meet: `Il porte une toque blanche, une veste blanche et, en bandoulière, [trois lampes de poche|deux lanternes|quatre guirlandes] allumées en plein jour.
      Le boulanger fait son pain à midi, parce que la nuit [est trop noire|a des coins|fait du bruit en levant] //et personne ici ne mange de croissant avant [quatorze heures|le goûter|le dessert].
      <Je lui prends|Tu lui prends|{name} lui prend> une lampe qui glissait, et <j’éclaire|tu éclaires|{he} éclaire> ses chaussures.
      @dramatic Un nuage passe ; il compte tout haut jusqu’à ce qu’il soit [parti|plus loin|tout petit].`,
    talk: `¶ « Le noir, [ce n’est rien|c’est du vide|ça ne mord pas], je le sais », dit-il en coupant [une brioche|une tourte|le talon d’un pain] en deux. « C’est ce que je [mets dedans|range dedans|crois y voir]. »
      ¶ La semaine dernière, il y avait mis {noun}, [grandeur nature|avec des bottes|et sa tante], et il n’a pas fermé l’œil.
      <Je demande|Tu demandes|{name} demande> ce qu’on pourrait y mettre d’autre. Il [mâche|regarde la mie|fronce sa toque], cherche, et propose, pas très sûr : [un canapé|un bon canapé|un canapé à fleurs].
      @light L’idée du canapé fait son chemin ; il y ajoute [un coussin|deux coussins|un chien].`,
    back: `On frappe, et c’est le boulanger, sans une seule lampe, avec des croissants [de l’aube|de cinq heures|brûlants].
      Il a traversé {home} en mettant des canapés dans le noir, [des verts|un par coin|jusqu’au pont].
      <J’allume|Tu allumes|{name} allume> pour voir sa figure, et la mie <me|te|lui> brûle les doigts.
      @emotional Il dit qu’il repartira [quand il fera jour|à pied|par le plus long].`,
  },
  {
    noun: { the: 'la vendeuse de pourquoi', a: 'une vendeuse de pourquoi' },
    gender: 'f',
    meet: `Derrière [une caisse retournée|un tonneau|une table à repasser], une très petite fille vend des pourquoi, [un sou pièce|trois pour un caramel|au poids], et tient la monnaie dans un sabot.
      Les comment sont plus chers, les où sont [épuisés|en réserve|à débattre], et elle ne fait pas les quand.
      <J’en prends|Tu en prends|{name} en prend> un petit. Elle l’emballe dans [du papier journal|une feuille de chou|un ticket], avec une ficelle.
      @mysterious Sous la caisse, il y en a un gros, qui n’est pas [à vendre|emballé|à elle].`,
    talk: `Le paquet ouvert, on lit : « Pourquoi {noun} ? », et la petite se frotte les mains, car c’est [un modèle rare|son meilleur|le dernier du lot].
      <Je réponds|Tu réponds|{name} répond> quelque chose. Elle demande pourquoi[, le menton levé|, la main tendue|]. <Je réponds|Tu réponds|{he} répond> mieux, avec [les mains|un exemple|moins de mots] ; pourquoi ? À la cinquième fois, il sort une réponse [courte|vraie|qui fait un peu mal], que l’on ne connaissait pas.
      ¶ « Celle-là, tu la [gardes|mets de côté|ne la perds pas] », dit-elle. « La maison ne [reprend|rembourse|fait] pas les réponses. »
      @neutral Il est écrit sur la caisse : fermé pour [sieste|goûter|tables de multiplication].`,
    back: `La vendeuse de pourquoi a installé sa caisse devant la porte et met tout en solde, [parce que c’est l’heure|par bonne humeur|sauf un].
      Le gros, celui du dessous, elle le donne, [rouge d’effort|sans ficelle|comme un melon].
      <Je ne l’ouvre|Tu ne l’ouvres|{name} ne l’ouvre> pas tout de suite ; il y a des questions qu’on aime [avoir chez soi|garder au frais|regarder dormir].
      @light Elle oublie sa caisse, et le lendemain, il y a [des clients|un chat dessus|la queue].`,
  },
  {
    noun: { the: 'le vieux pompier', a: 'un vieux pompier' },
    gender: 'm',
    meet: `Un vieux pompier, [casque au front|moustache au vent|bien calé sur ses bottes], arrose avec une lance [un pot de basilic|un pissenlit|trois fraises], et l’eau passe [de toutes parts sauf au milieu|par-dessus|partout ailleurs].
      Il n’y a plus de feux depuis [longtemps|qu’on a la soupe froide|le départ du fakir], et il n’aime pas que son bras oublie.
      <Je ferme|Tu fermes|{name} ferme> un peu le robinet, d’un quart de tour, et la plante, ou ce qu’il en reste, [relève la tête|respire|dit ouf].
      @humorous Le chat du quartier, par prudence, [brûle à l’intérieur|vit sur l’armoire|porte un ciré].`,
    talk: `¶ « J’ai descendu [trente-six|quarante|cinquante-deux] chats de leurs arbres », raconte-t-il, « et tous remontaient. Ce n’était pas [la hauteur|la branche|l’arbre] qu’ils aimaient, c’était [qu’on vienne|le voyage en bras|la visite]. »
      ¶ Il réfléchit à l’affaire {noun:of}, [le menton sur la lance|en essorant son gant|casque à la main].
      <Je dis|Tu dis|{name} dit> qu’on ne sait plus par où la prendre. Par le bas, conseille-t-il, avec une échelle, [un gâteau sec|des mots doux|beaucoup de temps], et sans sirène.
      @dramatic Une cloche sonne quelque part, et il est déjà [debout|botté|à mi-rue], pour rien.`,
    back: `La grande échelle se déplie jusqu’au balcon, et le vieux pompier monte, [barreau par barreau|sans casque|un basilic sous le bras].
      Personne n’appelait ; il dit que [justement|c’est plus agréable|l’échelle avait besoin de sortir].
      <Je lui tiens|Tu lui tiens|{name} lui tient> la main pour enjamber le géranium, et il la garde un instant de plus que [la sécurité|le règlement|l’équilibre] ne l’exige.
      @emotional Ensuite il demande si quelqu’un, ici, aurait [un petit feu|besoin d’être descendu|peur des bougies].`,
  },
  {
    noun: { the: 'l’accordeuse de sonnettes', a: 'une accordeuse de sonnettes' },
    gender: 'f',
    meet: `Une grande femme appuie sur une sonnette, écoute, secoue la tête, sort [un diapason|une lime|un petit marteau], et appuie encore.
      Elle accorde les portes de la région : trop de maisons, d’après elle, sonnent [pointu|fâché|comme si l’on dérangeait].
      <J’attends|Tu attends|{name} attend> entre deux notes ; elle fait signe d’approcher l’oreille, et c’est vrai que, juste après, le métal [fredonne|dit bonjour|se calme].
      @neutral Le diapason donne [un la|un mi|la quinte].
      @light Trois personnes sont déjà venues ouvrir, et [reviennent|restent pour la suite|demandent un bis].`,
    talk: `¶ « Chacun appuie comme il est », explique-t-elle en remontant [une vis|ses manches|un grelot]. « Je reconnaîtrais [n’importe qui|un roi|mon frère] à son doigt. »
      ¶ Et quelqu’un qui chercherait {noun}, par exemple ? Elle tend [la plus vieille sonnette|un bouton de cuivre|une porte de poche] et réclame un essai.
      <J’appuie|Tu appuies|{name} appuie>, une fois. La femme ferme les yeux, [hoche la tête|sourit|compte jusqu’à trois].
      ¶ « Un peu [tôt|vite|de biais], un peu [fort|doux|long], et tu restes devant la porte. C’est un [bon|joli|rare] doigt. »
      @emotional Elle note la note dans un carnet, en face du prénom, « {name} ».`,
    back: `À {home}, la sonnette dit maintenant les trois premières notes d’une chanson, et la grande femme range son [diapason|marteau|tournevis] dans l’entrée.
      Elle refuse d’être payée ; elle veut bien, en revanche, [du café|rester jusqu’au refrain|une tranche de quelque chose].
      <Je sors|Tu sors|{name} sort> sonner, pour rien, [quatre|deux|dix] fois de suite, et l’on ouvre.
      @mysterious Une fois de plus, elle sonne, et dehors il n’y a [personne|qu’une plume|que la chanson].`,
  },
  {
    noun: { the: 'le roi de dix heures et quart', a: 'un roi de dix heures et quart' },
    gender: 'm',
    meet: `Tous les jours, de dix heures et quart à dix heures et demie, un homme [maigre|en gilet de laine|à grandes oreilles] est [roi|roi, officiellement|roi, et pas plus] ; le reste du temps, il vend [des lacets|du cirage et des lacets|des lacets de toutes longueurs].
      Sa couronne est en [zinc|carton fort|pain d’épice], et sa cour se compose de qui passe.
      <Je m’incline|Tu t’inclines|{name} s’incline>, et il anoblit [séance tenante|à l’aide d’un lacet|sans se lever] la paire de chaussures qu’il voit de plus près.
      @neutral Il est dix heures [dix-sept|vingt et une|vingt-quatre].`,
    talk: `¶ « Parlez, mais vite, mon règne est [bref|compté|aux trois quarts fini] », dit le roi en réglant un sablier à œufs.
      ¶ <J’expose|Tu exposes|{name} expose> toute l’affaire {noun:of}. Il écoute comme écoutent les rois, [deux doigts sur la tempe|en regardant loin|le sceptre sur les genoux], et rend un décret : que celui qui cherche ait droit à un goûter.
      Cela n’avance guère, mais il y a [un sceau|un ruban|une belle signature] au bas, et le goûter est servi.
      @humorous À la demie, il descend du trône et demande si l’on a besoin de [lacets|cirage|monnaie].`,
    back: `On annonce le roi, à {home}, à dix heures quatorze ; il attend sur le palier, [par honnêteté|couronne à la main|en nouant un lacet].
      À la quinzième, il entre et abdique en faveur de [la soupière|la patience|qui fera le meilleur pain perdu].
      <Je reçois|Tu reçois|{name} reçoit> la couronne jusqu’à la demie, et <je décrète|tu décrètes|{he} décrète> [une sieste|la fin des choux|un deuxième goûter].
      @light Le peuple, c’est-à-dire [le chat|les petites cuillers|tout le palier], acclame.`,
  },
  {
    noun: { the: 'la dentiste des horloges', a: 'une dentiste des horloges' },
    gender: 'f',
    meet: `Une dame en blouse, [la loupe à l’œil|un fauteuil pliant sur le dos|une roue entre deux doigts], demande à [une pendule|un coucou|une horloge à balancier] d’ouvrir grand.
      Elle soigne les dents des horloges, qui en ont [soixante|cent vingt|beaucoup] et qui n’osent rien dire, alors elles prennent du retard.
      <Je tiens|Tu tiens|{name} tient> le balancier pendant qu’elle fraise, pour qu’il ait [moins peur|quelque chose à serrer|une main].
      @emotional À la fin, la pendule sonne un coup, [tout petit|de soulagement|du côté qui va bien].`,
    talk: `¶ « Les gens croient que le temps [passe|coule|court] », dit-elle en rinçant [une roue|un ressort|une aiguille] à l’eau tiède. « Il [mâche|grignote|mord]. »
      ¶ Elle montre, dans une boîte doublée de coton, les dents qu’elle a retirées : [celle d’un lundi|celle d’une heure d’été|une grosse, d’un dimanche], et une, minuscule, prise à la minute exacte où l’on parlait {noun:of}.
      <Je la regarde|Tu la regardes|{name} la regarde> à la loupe. Elle est [toute neuve|un peu dorée|usée d’un seul côté].
      @mysterious Posée sur la paume, la petite dent [bat|cherche l’heure|tourne à l’envers].`,
    back: `L’horloge de {home}, qui avait toujours [cinq|huit|sept] minutes de mauvaise humeur, est à l’heure.
      La dentiste est restée pour le dessert, et elle l’a mangé [du bon côté|sans regarder l’heure|à petits coups précis].
      Elle laisse, « pour {name} », une dent de minute, dans du coton, à mettre sous [l’oreiller|un verre|une pile de livres].
      @dramatic Midi sonne, douze fois, et personne ne [sursaute|compte|part].`,
  },
];
