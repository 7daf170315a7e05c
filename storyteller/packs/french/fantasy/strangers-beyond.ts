import type { Stranger } from '../../pack.ts';

export const strangersBeyond: readonly Stranger[] = [
  {
    noun: { the: 'la nourrice d’orages', a: 'une nourrice' },
    gender: 'f',
    meet: `[Une femme très large berce dans son tablier un orage|Dans le tablier d’une femme immense dort un orage|Une nourrice aux bras énormes promène un orage] de [trois semaines|deux mois|la veille], [qui fait ses éclairs|qui fait ses dents|enrhumé].
      Elle en élève sept, dans une grange [de plomb|sans fenêtres|qui fume], et les rend aux montagnes [quand ils savent tonner sans se blesser|une fois propres|dès qu’ils pleuvent seuls].
      <Je me penche|Tu te penches|{name} se penche> sur le petit //et une étincelle saute de nez à nez, ce qui, chez eux, est un [sourire|renvoi|prénom].
      @light Il a les [nuages|grondements] de son père.
      @humorous Le lait, forcément, tourne ; on vit de [fromage|yaourts].`,
    talk: `[Elle change l’orage|La nourrice essuie l’orage|Elle mouche le petit], qui [bruine|grêle un peu|proteste][, et dit sans lever la tête qu’on voit de loin ceux qui cherchent| ; ceux qui cherchent, dit-elle, ont le vent dans le dos|, et devine tout de suite qu’on cherche].
      ¶ « L’aîné est parti avec {noun} dans son tonnerre », ajoute-t-elle. « Un mot [attrapé en route|qu’il répétait|comme les enfants en rapportent]. »
      ¶ <J’écoute|Tu écoutes|{name} écoute> [alors le grondement, là-bas, derrière les collines|le grondement, de l’autre côté du ciel|ce qui roule, au loin, sur les crêtes] //et [on distingue bien, sous le bruit,|il y a, là-dessous,|cela répète, dirait-on,] quelque chose de [têtu|tendre|précis].
      @emotional Elle laisse une lampe, pour lui, [les nuits claires|à la lucarne].
      @dramatic La foudre est tombée [trois fois|ici]. Exprès.`,
    back: `[Un gros nuage arrive à ras des toits, la nourrice assise dessus|Le ciel baisse, et la nourrice en descend|Sur le dos d’un nuage neuf, voici la nourrice], [tricotant|endimanchée|les pieds dans le vide].
      [C’est l’aîné ; il a grandi ; il baisse le front|C’est l’aîné, un peu gêné, qui baisse le front|L’aîné est rentré ; il se penche] pour que <je puisse|tu puisses|{name} puisse> [le gratter|souffler dessus|toucher la pluie].
      Il tonne, une fois, avec [application|retenue], [et regarde si c’était bien|puis rougit, en mauve|et guette les figures].
      @neutral Il tombe [onze|quatre|vingt] gouttes en tout.`,
  },
  {
    noun: { the: 'le chevalier de location', a: 'un chevalier' },
    gender: 'm',
    meet: `[Un chevalier attend au carrefour avec un écriteau|Au carrefour, un chevalier tient un écriteau|L’écriteau du chevalier dit] : [à l’heure|à la journée|au serment][, dragons en supplément|, serments non compris|, repas à part].
      [L’armure est à lui, le cheval au|Tout est à lui, sauf le cheval, au|L’armure lui appartient, et la bête au] [loueur|boucher|frère du loueur], et le courage, dit-il honnêtement, [à qui veut bien le payer d’avance|au premier qui avance les fonds|à personne, pour l’instant].
      <Je ne loue rien, mais offre|Tu ne loues rien, mais offres|{name} ne loue rien, mais offre> la moitié d’une [pomme|saucisse|tourte] //et [l’homme vient en amitié, jusqu’au soir|le chevalier fait la route gratis|c’est assez pour un bout de route].
      @humorous Le cheval, lui, reste payant, au [pas|crottin].
      @mysterious La visière ne se lève [jamais|que dans le noir|plus depuis un nom].`,
    talk: `¶ « On m’a loué, jadis, pour garder {noun} », dit-il à travers son [heaume|casque|seau], « une semaine. Puis le client n’est pas revenu, et moi, je suis resté [un an|deux ans] de plus. Sans facture. »
      ¶ [Ce n’était pas dans le contrat|Cela ne se facture pas|Il n’y avait plus de contrat], et il n’en est pas [fier|guéri|sorti].
      <Je vois|Tu vois|{name} voit> son gantelet se fermer, [lentement|d’un coup|à vide], sur quelque chose qui n’est plus là.
      @emotional Il connaît encore [l’heure des repas|le bruit que cela faisait], de là-bas.
      @neutral Le tarif est de [neuf|douze] sous l’heure, foin compris.`,
    back: `[Le chevalier de location passe, sans écriteau, le cheval|On voit passer, sans écriteau, le chevalier, son cheval|Plus d’écriteau ; le chevalier arrive, son cheval] [acheté|au pas|tout fleuri] ; [il travaille maintenant pour lui|il s’est mis à son compte|plus personne ne le loue].
      Il descend devant <moi|toi|{name}>[, lève enfin sa visière, et c’est un homme| et ôte son casque : un homme| et se montre, enfin, tel quel,] [roux|de vingt ans|aux joues rondes], ordinaire, qui rit.
      [Il n’a rien à combattre, sauf sa timidité|Toute sa peur lui reste|Il doit encore être brave une fois], devant une [fiancée|jardinière|postière].
      @light Le cheval a mangé le [contrat|bouquet].`,
  },
  {
    noun: { the: 'la couturière d’armures', a: 'une couturière' },
    gender: 'f',
    meet: `[Une couturière|Au bord de la route, une femme|Une ravaudeuse] [minuscule|borgne|très vieille] [reprise des armures, avec du fil de plomb et un dé gros comme une tasse|recoud des armures, au fil de plomb|remaille des cuirasses, les lunettes au bout du nez].
      [Elle connaît les hommes par le trou : celui-ci a reculé, celui-là|On lit un homme à son trou, dit-elle : l’un a fui, l’autre|Chaque accroc raconte : ici l’on a tremblé, là on] [a sauté devant un autre|s’est assis sur une fourche|dormait].
      <Je tiens|Tu tiens|{name} tient> [l’écheveau, bras tendus|l’écheveau entre les poignets|le fil, qui pèse] //et [la couturière parle à la vitesse de l’aiguille|les nouvelles passent avec le fil|l’aiguille ponctue tout].
      @emotional Elle coud dans la doublure de chacun un petit mot, [qu’on ne lit pas|de sa mère|pour après].
      @light Elle siffle, et les casques vides, en tas, [reprennent au refrain|font la basse].`,
    talk: `¶ « Ce trou-là, [regardez|tâtez|ne riez pas], ce n’est pas une lance », dit-elle, le doigt à travers une cuirasse. « C’est quelqu’un qui est sorti. À cause {noun:of}, m’a-t-on dit. »
      ¶ Elle ne le reprisera pas ; il y a des trous, [explique-t-elle|dit le fil|croit-elle], [qui sont la seule chose solide de l’habit|qui tiennent mieux que le fer|auxquels on ne touche pas].
      <Je passe|Tu passes|{name} passe> [la main par l’ouverture|deux doigts par le trou|le poing au travers] //et [l’air, de l’autre côté, est plus tiède|là-dedans, il fait un autre temps|le fer, sur les bords, est doux].
      @mysterious L’armure a [frémi|pris une inspiration].
      @dramatic Il y avait [deux|trois] trous, autrefois. Elle les touche.`,
    back: `La couturière d’armures [arrive sur un tas de|est là, dans un char de|descend d’une montagne de] [casques|brassards|cottes], qui marche, et réclame <mon tour|ton tour|{name}> pour un essayage.
      [C’est un gilet|Elle a taillé un gilet|Ce sera un gilet] [souple|gris|à peine lourd], avec une poche à l’endroit du cœur.
      [Dans la poche, il y a un mot|Un mot y est plié|On y a cousu un mot], pour [après|plus tard|un jour de peur].
      @humorous Il gratte un peu, car la bravoure, dit-elle, [gratte|feutre au lavage].`,
  },
  {
    noun: { the: 'le facteur en retard', a: 'un facteur' },
    gender: 'm',
    meet: `Un facteur monte la côte avec une lettre [vieille de|en retard de|partie il y a] [trop longtemps|plusieurs siècles|sept générations] ; [il l’a reçue de son père, qui l’avait du sien|on se la passe, chez lui, de père en fils|c’est un héritage, avec la sacoche].
      ? L’adresse est difficile : au premier [qui rira|courageux|venu], le jour du grand vent.
      <Je lui tiens|Tu lui tiens|{name} lui tient> sa sacoche pendant qu’il refait son [lacet|calcul|pansement] //et [l’homme a la politesse de ne pas regarder si quelqu’un rit|le facteur ne regarde pas, par délicatesse, si quelqu’un rit|l’homme en profite pour souffler, les yeux au ciel].
      @humorous Il n’a pour le retard qu’un [mot d’excuse|certificat du médecin|lacet cassé].
      @neutral Elle pèse [onze|neuf] grammes, timbre compris.`,
    talk: `[Il n’a pas ouvert la lettre, mais on la connaît, dans la famille|Personne ne l’a ouverte, et toute la famille la sait|On ne l’a jamais lue ; on la devine], à force de la [tenir contre le jour|serrer|sécher].
      ¶ « Vers le milieu, il y a {noun} », dit-il. « C’est souligné. Mon grand-père disait : [c’est une dette|c’est une blague|c’est de l’amour]. Mon père ne disait rien. »
      ¶ <Je souffle|Tu souffles|{name} souffle> sur l’enveloppe, qui [gondole|tiédit|sent la poire] //et [l’homme la remet vite au sec, sous sa chemise|elle retourne au chaud, contre lui|l’homme compte les coins, et la range].
      @emotional Il n’a pas d’enfant à qui la [laisser|passer]. Il marche plus vite.
      @mysterious Le timbre représente [ce carrefour|un roi qui n’a pas régné].`,
    back: `[Le facteur arrive|Voici le facteur|On sonne : c’est le facteur], en tenue de [cérémonie|dimanche|son grand-père] : il y a eu un grand vent, et <j’ai ri|tu as ri|{name} a ri>.
      [La lettre est donc dans la bonne main|L’enveloppe, enfin, change de poche|La tournée est donc finie], après [tant d’années|sept générations|tout ce temps].
      [Elle tient en un mot, souligné|La lettre dit un seul mot|On lit : trois lettres, pas plus] //et [l’homme s’assied|le messager s’assied|le pauvre homme se déchausse], la sacoche [plate|vide|de travers].
      @light Il reste un timbre à payer, [de deux sous|majoré].`,
  },
  {
    noun: { the: 'l’ogre comptable', a: 'un ogre' },
    gender: 'm',
    meet: `Un ogre en [manchettes|lunettes|bretelles] est assis sur une meule de foin et tient des livres ; il a quitté la viande pour les chiffres, après une [indigestion|faillite|rencontre].
      [Il compte tout|Rien ne lui échappe|Il additionne], [surtout|même|y compris] ce qui bouge.
      <Me voici porté|Te voici porté|Voici {name} porté>{|e} à la colonne des [entrées|imprévus|passants][, puis, après réflexion,| et, au bout d’un moment,| ; l’instant d’après,] barré{|e}, avec une règle.
      @dramatic La règle est un os. [Long|Propre|Gradué].
      @light Il offre un bonbon, de ceux qu’il suce pour [s’en tenir là|oublier les mollets].`,
    talk: `¶ « Dans mes livres, rien ne se perd », dit l’ogre, en [tournant une page|léchant son crayon|se grattant une canine]. « Or {noun}, c’est une ligne qui n’a pas de contrepartie. Une [sortie|dépense|joie] sans facture. »
      ¶ [Cela l’empêche de dormir depuis|Il n’en dort plus depuis|L’affaire traîne depuis] [deux|trois|quatre] exercices.
      <Je propose|Tu proposes|{name} propose> [d’inscrire la chose à divers|de passer cela en divers|la rubrique divers] //et [l’ogre pâlit, comme d’autres au mot|l’ogre recule, comme les bergers au mot|cela lui fait l’effet du mot] [ogre|sang].
      @humorous Divers, dit-il, c’est ainsi que l’on [recommence à manger|finit au saloir].
      @emotional Il baisse la voix : sa mère, il l’a classée aux [pertes|amis], et n’y touche pas.`,
    back: `[L’ogre comptable se présente avec ses livres|L’ogre a apporté ses livres|Les livres de l’ogre sont clos], [reliés|sous le bras|tout juste], et demande <ma signature|ta signature|la signature de {name}>.
      [La ligne est soldée ; en face, il a écrit|La ligne orpheline a son pendant, tracé|En face de la ligne, il a mis] d’une main [appliquée|ronde|tremblante] : rencontre.
      [Il ferme le registre, sourit de toutes ses dents, s’en aperçoit|Le sourire qu’il fait est énorme ; il le sent|Toutes ses dents se montrent, puis], [met la main devant|s’excuse].
      @neutral Le bilan tombe juste, à [un bonbon|deux sous] près.`,
  },
  {
    noun: { the: 'la gardienne de loups', a: 'une gardienne de loups' },
    gender: 'f',
    meet: `Une fillette garde un troupeau de [douze|neuf|vingt] loups, [avec un mouton pour chien|sous l’œil d’un mouton|qu’un mouton surveille].
      Elle tricote en marchant, le mouton [mord les traînards|fait le tour|a l’œil], et les loups broutent en file, l’air de penser [au règlement|à autre chose|à l’hiver].
      <Je demande|Tu demandes|{name} demande> [si c’est prudent|lequel mord|qui commande] //et [l’un d’eux, qui a tout entendu, rote une marguerite|le plus vieux recrache un trèfle, vexé|un grand gris mâche sa réponse].
      @humorous Le plus dur, dit-elle, c’est de les [tondre|convaincre|appeler à table].
      @mysterious Le mouton, de près, a des yeux [jaunes|de vieille dame].`,
    talk: `¶ « La nuit, ils rêvent tout haut », dit la fillette, [une maille à l’envers|en partageant son pain|assise sur le plus gros]. « Il s’agit {noun:of}, en ce moment. Tous le même rêve. [Leurs pattes courent, et ils ne mordent pas|Ils courent, couchés, sans mordre|Les pattes courent, la gueule sourit]. »
      ¶ Elle a noté le sens de la course sur une [écharpe|chaussette|moufle], [à raison d’un rang par nuit|un rang par rêve|avec les virages].
      <Je déplie|Tu déplies|{name} déplie> [la laine|l’ouvrage|tout cela dans l’herbe] //et [c’est une carte, ou une manche, selon le bout|c’est peut-être une carte|cela fait un chemin, avec des mailles sautées].
      @neutral Elle mesure [trois|quatre] aunes.
      @emotional L’un des loups, le gris, pose sa tête sur [tous les genoux|un pied], sans choisir.`,
    back: `[La fillette est là, les loups peignés|La bergère a peigné ses loups|Les loups arrivent, brossés], le mouton qui [marche devant|boite fièrement|porte une médaille].
      Elle a fini l’ouvrage : une [écharpe|couverture] dont <j’ai|tu as|{name} a> un bout et les loups l’autre.
      [On tire un peu, pour|Chacun tire, pour|On tend la laine, histoire de] [rire|voir] //et [c’est le mouton qui gagne|le mouton l’emporte|tout le monde tombe, sauf le mouton].
      @dramatic Puis ils hurlent, [tous|une fois]. Les volets claquent jusqu’à la mer.`,
  },
];
