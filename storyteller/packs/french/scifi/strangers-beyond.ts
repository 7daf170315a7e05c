import type { Stranger } from '../../pack.ts';

export const strangersBeyond: readonly Stranger[] = [
  {
    noun: { the: 'l’aspirateur en deuil', a: 'un aspirateur' },
    gender: 'm',
    meet: `Un aspirateur porte un crêpe à son tuyau et avance [lentement|de mur en mur|sans rien aspirer] : il a perdu [sa brosse|la dame de l’appartement neuf|son tapis], après vingt ans.
      Il ne se cogne plus aux meubles, il s’y [appuie|attarde|excuse].
      <Je soulève|Tu soulèves|{name} soulève> une chaise, pour qu’il passe, [comme on tient une porte|sans y penser|la moins lourde] //et l’appareil reste dessous, [longtemps|moteur coupé|à l’ombre], par reconnaissance.
      @emotional Dans son sac, il garde une [épingle à cheveux|miette], qu’il ne veut pas vider.
      @humorous La garantie couvre le chagrin, [pièces|hors main-d’œuvre].`,
    talk: `¶ « Elle parlait {noun:of}, quand je faisais le salon », dit-il, [à mi-puissance|par la brosse|en crachotant]. « Elle levait les pieds. Je croyais que c’était [pour moi|une chanson|une adresse]. »
      ¶ Il a tout aspiré d’elle, les mots [tombés|secs|sous le lit], et, un soir, une lettre, [en morceaux|par mégarde|sans timbre].
      <Je la recolle|Tu la recolles|{name} la recolle> sur un genou //et il y manque le bout où il était question {noun:of}, [bien sûr|qu’il croit sous le piano|au goût de sucre].
      @mysterious La lettre lui était adressée, à [lui|son modèle].
      @dramatic Il aspire, une fois, fort, [pour ne pas|comme un sanglot]. Puis rien.`,
    back: `L’aspirateur attend devant la porte, sans crêpe, [ciré|le câble rangé|une fleur au tube], avec derrière lui un robot laveur [timide|humide|de la même couleur], qui [fait des bulles|frotte le seuil|mouille ses roues].
      Il pose devant <moi|toi|{name}> l’épingle, [brillante|propre|dans un mouchoir], et recule d’un [mètre|demi-tapis].
      @light On danse ; lui fait [les coins|la valse], l’autre sèche.
      @neutral Ils vivent au [neuf|onze], tous meubles soulevés.`,
  },
  {
    noun: { the: 'la joueuse d’échecs', a: 'une joueuse d’échecs' },
    gender: 'f',
    meet: `Une vieille femme joue aux échecs avec quelqu’un d’une autre étoile : chaque coup met [onze|neuf|douze] ans à arriver, et c’est [le sixième|le cinquième|le septième].
      Elle a donné à cette partie [ses maris|tous ses hivers|une belle vue], et l’échiquier voyage dans [un landau|une cage|une boîte à chapeau].
      <Je regarde|Tu regardes|{name} regarde> le plateau, et il se trouve qu’elle [perd|est seule|a joué à l’envers] //mais la joueuse lève un doigt, [crochu|taché d’encre|en embuscade] : pas avant vingt-deux ans.
      @humorous Elle a touché un pion, une fois, par erreur, et s’en veut depuis [l’autre guerre|le mariage].
      @neutral Les noirs ont joué en [mars|juin].`,
    talk: `¶ « Avec son dernier coup, il y avait une phrase », dit-elle en dépliant un télégramme [usé aux plis|de onze ans|parfumé]. « [Prenez garde|Attention] {noun:to}. Ou bien : prenez [soin|patience|le cavalier]. [La fin est brouillée|La fin est mangée|Il grésillait], et voilà. »
      ¶ Elle n’a pas demandé de précision : cela ferait [vingt-deux|dix-huit|vingt-quatre] ans, et l’on se dit déjà [bonsoir|tant de choses|l’essentiel].
      <Je relis|Tu relis|{name} relit> le télégramme par transparence //et c’est écrit par quelqu’un qui [riait|avait froid|hésitait], cela passe.
      @emotional Elle ne sait pas s’il vit encore, et joue [plus lentement|quand même].
      @mysterious Une case du plateau est [plus chaude|usée des deux côtés].`,
    back: `La joueuse d’échecs fait de grands signes, [du landau|avec un fou|sans canne] : le coup est arrivé, [en avance|par la dernière poste|à la main].
      Il l’a apporté lui-même, un monsieur [tout petit|bleu|très âgé], qui rougit devant <moi|toi|{name}> et offre [la nulle|son bras|une bonbonnière].
      @light Ils recommencent aussitôt, [en trente secondes|à la pendule], et se disputent.
      @dramatic Elle regarde le roi. Elle le [couche|lui donne]. Onze ans, d’un doigt.`,
  },
  {
    noun: { the: 'le prophète des correctifs', a: 'un prophète' },
    gender: 'm',
    meet: `Un homme en drap blanc annonce la mise à jour [finale|du monde|de minuit], un écriteau au cou, [clignotant|deux points et une date|corrigé trois fois] : tout sera réparé, sauf ce qui [l’était|va bien|fâche].
      Il a des disciples, au nombre de [un|deux|un et demi], et un chien [incrédule|béni|en version trois].
      <Je lui demande|Tu lui demandes|{name} lui demande> ce qui sera corrigé d’abord //et le prophète ferme les yeux, [inspiré|en sueur|pour charger] : les [lacets|escargots|adieux], dit-il, puis les genoux.
      @humorous Le chien, lui, est de la [version précédente|concurrence].
      @light Il bénit les [bagages|beignets], au passage, avec un bip.`,
    talk: `¶ « Dans les notes de la version, il y a {noun} », dit-il, la voix [basse|d’un coup normale|qui charge]. « Ligne neuf. Problème [connu|aimé|non reproduit]. Il ne faut pas [qu’ils corrigent|le signaler|attendre]. »
      ¶ Il explique qu’il était ingénieur, [autrefois|hier encore|là-haut], et qu’un soir il a lu tout ce qui allait être [réparé|lissé|fermé], et mis un drap.
      <Je cherche|Tu cherches|{name} cherche> dans sa figure [la folie|l’ingénieur|le sommeil] //et c’est l’ingénieur qui [fait un clin d’œil|pleure|demande du pain].
      @dramatic Minuit, dit-il, [approche|c’est ce soir]. Minuit de quelle horloge, il ne sait plus.
      @emotional Le chien pose la patte sur son pied, [sans commentaire|comme on appuie sur pause].`,
    back: `Le prophète est là, en [pull|chemise|civil], son écriteau retourné : [tout va bien|aucune nouvelle version|bug ou merveille, à voir].
      Minuit est passé, rien n’a été corrigé, et il embrasse <mes joues|tes joues|{name}>, les disciples, [le chien|un réverbère|l’heure], en pleurant de soulagement.
      @humorous Il vend maintenant des [beignets|lacets], sans promesse.
      @neutral Le chien a répondu à [son nom|l’appel], pour la première fois.`,
  },
  {
    noun: { the: 'la géomètre du vide', a: 'une géomètre' },
    gender: 'f',
    meet: `Une femme mesure le vide, [au décamètre|pas à pas|avec une ficelle], et plante dans le rien de petits piquets [rouges|à grelot|très droits] qui n’en ont cure.
      On la paie au [mètre|silence|kilomètre], pour vendre des lots, et elle triche, dit-on, en faveur du [vide|voisin|plus petit].
      <Je tiens|Tu tiens|{name} tient> l’autre bout du ruban, [à bout de bras|longtemps|les pieds joints] //et le ruban se tend, vers [nulle part|le noir|une étoile], avec une secousse de poisson.
      @mysterious De l’autre côté, quelque chose a [tiré aussi|compté].
      @neutral Le lot mesure [deux|trois] cents hectares de rien, borné.`,
    talk: `¶ « Il y a un creux, là, que je n’arrive pas à [fermer|coter|vendre] », dit-elle, sur un plan tout [blanc|en ficelles|plein de gomme]. « Il a la forme {noun:of}. À [dix|douze|six] centimètres près. »
      ¶ D’ordinaire, le vide n’a pas de forme, c’est [son charme|la règle|la loi] ; celui-là en a une, [tiède|nette|au bord usé].
      <Je la dessine|Tu la dessines|{name} la dessine> du doigt dans l’air //et le doigt, au même endroit, [ralentit|a chaud|hésite].
      @emotional Elle n’a mesuré qu’un autre creux pareil, [chez elle|à table], et l’a laissé.
      @humorous Elle l’a vendu, à la fin, comme [dépendance|mitoyen].`,
    back: `La géomètre replie son décamètre en voyant venir <mon ombre|ton ombre|{name}>, et plante un piquet, [le dernier|de travers|en riant] : ici finit le vide.
      Elle offre un lot, [un pas sur deux|sans vue|à l’abri], borné de [grelots|cailloux|bonbons], avec l’acte, au crayon.
      @light On y tient debout à [trois|deux], en se serrant, et l’on y danse.
      @mysterious Le ruban, sur le quai, se [détend|range], comme lâché par quelqu’un.`,
  },
  {
    noun: { the: 'le cuisinier de la cantine neuf', a: 'un cuisinier' },
    gender: 'm',
    meet: `Le cuisinier de la cantine neuf refait, depuis [vingt|trente|quinze] ans, un plat que quelqu’un a demandé une fois, [en pleurant|sans le finir|de passage] ; il n’y est pas encore.
      Il fait goûter à tous, [les yeux dans les yeux|la louche en avant|avec menace], et note sur le mur ce qui manque : [du fer|une minute|la mère].
      <Je goûte|Tu goûtes|{name} goûte>, et c’est [très bon|brûlant|presque cela] //et l’homme secoue la tête, [anéanti|reconnaissant|déjà reparti], car c’est trop bon.
      @humorous La file, derrière, [vote le sel|réclame des frites].
      @light Le chat de cuisine, lui, aime [toutes les versions|la onzième].`,
    talk: `¶ « Il avait dit : le goût que ça avait quand il y avait {noun} », raconte-t-il en [dégraissant|soufflant|pleurant d’oignon]. « Je n’ai pas osé demander [la recette|à quelle heure|le nom]. On ne demande pas ça à un homme [qui mange|assis seul|debout]. »
      ¶ Il a tout essayé, la [cannelle|neige|limaille], l’eau de trois planètes, une vieille [casserole|chanson|dispute].
      <Je propose|Tu proposes|{name} propose> d’attendre qu’il refroidisse, [un peu|comme à la maison|sur le rebord] //et la louche [tombe|s’arrête|reste en l’air].
      @emotional Bien sûr, dit-il, on l’avait [appelé trop tard|attendu], ce plat.
      @dramatic L’homme n’est jamais [revenu|sorti de la gare]. L’assiette est là.`,
    back: `Le cuisinier accourt avec une assiette [tiède|couverte|à deux mains], et derrière lui, un homme très vieux, la serviette [au cou|aux yeux|déjà nouée].
      C’était donc [la minute|le rebord|le silence d’après], dit-il à <mon oreille|ton oreille|{name}>, et il y a de quoi [saucer|pleurer|servir trente personnes].
      @neutral Le plat est désormais au menu, le [mardi|jeudi], tiède.
      @humorous Le chat, lui, préférait la [onzième|douzième].`,
  },
  {
    noun: { the: 'la contrebandière de pluie', a: 'une contrebandière' },
    gender: 'f',
    meet: `Une femme passe la douane, l’air [sec|innocent|très enceinte], avec quarante litres de pluie [dans le corset|en capsules|sous un faux chignon].
      De la vraie, prise à [Brest|Quimper|Rouen], pas celle des asperseurs ; on la paie au [verre|quart d’heure|souvenir], et les acheteurs s’asseyent dessous, tout habillés.
      <Je sens|Tu sens|{name} sent> une goutte sur [la main|la nuque|le nez] //et la dame met un doigt sur ses lèvres, [mouillées|rieuses|bleues] : la goutte est offerte.
      @emotional Le douanier le sait, et demande seulement [s’il y en aura mardi|une averse pour sa mère].
      @light Son chignon [tonne un peu|fuit], sous les épingles.`,
    talk: `¶ « Chaque pluie se souvient de ce sur quoi elle est tombée », dit-elle, à l’abri d’[une bâche|un buffet|un chariot]. « Pour celle-ci, il y avait {noun}. Je ne la vends pas. Elle est [trop lourde|triste le soir|réservée]. »
      ¶ Elle entrouvre la capsule, et cela fait sur la tôle [trois notes|un pas|un bruit de doigts], puis une flaque.
      <J’y regarde|Tu y regardes|{name} y regarde> : au lieu [du plafond|de la lampe|du visage], il y a un [arbre|ciel bas|dimanche] //et on en a l’eau [à la bouche|aux yeux|dans les bottes].
      @mysterious La flaque sèche [d’un côté seulement|en gardant la forme].
      @neutral La capsule contient [deux|trois] décilitres, origine contrôlée.`,
    back: `Il pleut sur le quai, de la vraie, [à verse|fine|de Brest], et la contrebandière, [trempée|épinglée|libre], tient la lance comme une reine.
      Elle arrose tout le monde, et d’abord <moi|toi|{name}>, [de la tête aux pieds|avec art|sans réclamer un jeton], sous les bravos de la douane.
      @light Les flaques ont été [déclarées|sautées], une par une.
      @emotional Personne n’ouvre de parapluie, [même ceux qui en ont un|pas un seul].`,
  },
];
