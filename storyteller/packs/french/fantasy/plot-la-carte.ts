import type { Plot } from '../../pack.ts';
export const laCarte: Plot = {
  id: 'la-carte',
  homes: ['Trois-Encres', 'Rochegomme', 'Clairvélin', 'Bellecourbe'],
  nouns: [
    [
      { the: 'le verger', a: 'un verger' },
      { the: 'la girouette', a: 'une girouette' },
    ],
    [
      { the: 'la colline', a: 'une colline' },
      { the: 'le puits', a: 'un puits' },
    ],
    [
      { the: 'le théâtre', a: 'un théâtre' },
      { the: 'la statue', a: 'une statue' },
    ],
  ],
  titles: [
    '{noun:title} sous le grattoir',
    'Le Pli de la carte',
    '{name}, troisième goutte',
    '{noun2:title} en légende',
  ],
  chapters: [
    ['Un blanc', 'Le pli'],
    ['Trois gouttes', 'La dernière goutte'],
    ['La tache au pouce', 'L’envers du mouton'],
  ],
  frames: [
    {
      opening: `À {home}, ce que la Grande Carte montre existe ; le reste [attend|se débrouille|patiente dehors].
        Trente copistes la tiennent à jour, à plat ventre, [la plume aux dents|en chaussettes|sans éternuer].
        <J’y dessine|Tu y dessines|{name} y dessine> les [haies|ruisseaux|ponts] depuis l’enfance.
        [Au fond de la nef grattent les grattoirs|On entend gratter, au fond|Plus loin travaillent les grattoirs] //et chaque copeau a été [un pré|une ruelle|la grange de quelqu’un].
        @humorous Les chats sont interdits, depuis l’affaire du [golfe|marais|troisième comté].
        @mysterious Certains copeaux, balayés, reviennent [le matin|à la même place|par-dessous la porte].`,
      echo: `À {home}, la Grande Carte a [un pli|une bosse|un coin rebelle] que les copistes contournent.
        <Je dessine|Tu dessines|{name} dessine>, à la plume la plus fine, les [haies|ruisseaux|ponts] autour.
        Personne ne gratte, ce [soir|matin|jeudi] ; les grattoirs [rouillent|servent à peler des poires|sont au clou].
        En bas de la légende, on lit maintenant {noun}, suivi d’un mot : [habité|fragile|à voir].
        @light Un chat [traverse|s’endort sur] le duché, et tout le monde [lui fait un pont|le dessine|s’excuse].`,
    },
    {
      opening: `L’encre des cartographes ne part pas [au savon|au sable|au citron] : à {home}, on reconnaît le métier au pouce.
        Une tache y reste, [ronde|bleue|tenace], et celle-ci est [en forme de haricot|grande comme un pois|bordée de violet].
        ? Elle date d’un soir où la lampe [fumait|tombait|dansait].
        Ce matin, <je vois|tu vois|{name} voit> [bouger|respirer|clignoter] quelque chose au milieu.
        @dramatic La plume tombe. Elle se plante [droit|dans la table|entre deux doigts].
        @neutral Les autres copistes n’ont [rien remarqué|pas levé la tête|pas fini leur marge].`,
      echo: `Le pouce est propre : la tache est partie, sans [savon|sable|citron], où elle devait aller.
        <J’ouvre|Tu ouvres|{name} ouvre> la main sous la lampe, à {home} : il n’y a plus que des [lignes|plis|crevasses].
        ? Cela fait un peu [froid|vide|nu] à la place.
        Mais sur la carte, à l’endroit juste, il y a {noun} //et l’encre est [à peine sèche|encore bombée|d’un beau noir].
        @emotional Le pouce [cherche|frotte|salue] encore, par habitude.
        @humorous L’Atelier retient le prix d’une goutte sur [la paie|le mois|la Saint-Michel].`,
    },
    {
      opening: `La Grande Carte de {home} pend dans l’ancienne cathédrale, cousue de [trois cents|mille|six cents] peaux de mouton.
        ? Par temps humide, elle [sent la bergerie|bêle|se gondole], et les montagnes gagnent un pouce.
        <Je suis|Tu es|{name} est> de service au balcon, avec [une éponge|une longue-vue|un plumeau], devant le royaume entier.
        Une souris traverse [la capitale|le désert|deux frontières] sans qu’on l’arrête.
        @light Dehors, bien sûr, [la capitale sursaute|il tombe des miettes|on entend trotter].
        @emotional Le village de <ma|ta|sa> mère tient sous [un ongle|une larme|l’éponge].`,
      echo: `La Grande Carte de {home} sent toujours [la bergerie|le mouton|la laine], et ses montagnes gonflent quand il pleut.
        ? <Je reprends|Tu reprends|{name} reprend> le service au balcon, sans l’éponge, qu’on a donnée [aux cuisines|à un navire|au chien].
        Là où était le blanc, la peau fait une [vague|bosse|ride], et du balcon <je contemple|tu contemples|{name} contemple> {noun}.
        La souris en fait le tour //et elle salue, [dirait-on|presque|de la moustache].
        @mysterious Elle est passée hier au même endroit, avant [le pli|la pluie|que la peau y soit].`,
    },
  ],
  want: [
    `Au milieu de la feuille, il y a un blanc, net, [gros comme une noix|large d’un pouce|ovale] : on a gratté {noun}.
      Les autres copistes [haussent les épaules|ne se rappellent rien|parlent du temps].
      <Je m’en souviens|Tu t’en souviens|{name} s’en souvient>, à cause d’une tache d’encre au pouce.
      La légende dit encore : à trois pas, {noun2}, [vers l’est|côté cœur|en montant].
      @dramatic Demain, la légende [sera grattée|y passera|disparaît] aussi.
      @light C’est fou ce qu’on peut perdre avec [un canif|un peu de zèle|une gomme].`,
    `Le registre des grattages dit, [hier|mardi|à minuit] : {noun}, sur ordre, sans motif ; copiste de garde, {name}.
      ? <J’essaie|Tu essaies|{name} essaie> d’en parler à table //et les mots n’accrochent chez personne, [pas même chez la doyenne|ni chez les vieux|ni au dessert].
      Sur la Carte, il ne reste que {noun2}, à trois pas d’un blanc, et <mon|ton|son> pouce taché pour [preuve|mémoire|témoin].
      Pour redessiner, <je dois|tu dois|{name} doit> y aller, et [bien regarder|mesurer sur place|ne pas trembler].
      @emotional Au pouce, la tache d’encre [bat|tient|picote] comme un nom qu’on garde.
      @humorous Le motif du grattage prend d’habitude onze pages, dont [dix|neuf] de signatures.`,
    `Cette nuit, on a gratté {noun} //et on dort [très bien|tranquille|tard] à {home}.
      Il reste un blanc sur la Carte, et tout près {noun2}, [gant sans l’autre|point sans phrase|invité trop tôt].
      <Je m’en souviens, {seul|seule}|Tu t’en souviens, {seul|seule}|{name}, {seul|seule}, s’en souvient>, une tache au pouce pour [preuve|témoin|mémoire]. 
      On ne redessine que sur place : il faut [y aller|partir|s’y rendre].
      @mysterious Le blanc a [une odeur|un léger relief|la température d’une main].
      @neutral Il mesure [un pouce|douze lignes|deux ongles] de large.`,
  ],
  obstacle: [
    `Le Géographe-major range [l’encre|les plumes|les clefs] lui-même, et ne la prête pas pour des chimères.
      <J’emporte|Tu emportes|{name} emporte> ce qui reste au fond d’un flacon : trois gouttes, [noires|épaisses|qui dorment].
      Quant {noun:to}, aucune route n’y mène plus ; en neuf jours de marche, elles s’arrêtent toutes [au bord du blanc|net|un peu avant].
      ? On en a pour neuf jours, [à l’estime|sans détour|si le royaume ne rétrécit pas].
      @humorous La quatrième goutte figure au règlement comme [évaporation|part du diable|pourboire].
      @dramatic Derrière, la porte de l’Atelier [claque|se verrouille|prend feu de cire].`,
    `? On ne va pas à pied dans un blanc : la route [s’efface|se fatigue|ment] à mesure qu’on s’en approche.
      Le blanc est à neuf jours //et d’encre il ne reste que trois gouttes, [dans un dé|au fond d’un flacon|sous un bouchon de cire].
      <Je les vole|Tu les voles|{name} les vole> sans bruit //et le Géographe-major fait [seller|ferrer|réveiller] son cheval.
      Il a gratté {noun} ; il grattera [le reste|les témoins|les curieux].
      @light Le cheval, heureusement, est [dessiné trop petit|vu de profil|goinfre].
      @mysterious Le flacon pèse plus lourd [vide|la nuit|que plein].`,
  ],
  wrong: [
    `Une crue a emporté le pont ; sur [un toit|un radeau|une digue], onze personnes et [une chèvre|un berceau|une horloge] appellent.
      ? Dessiner ce qui n’est pas devant soi est [interdit|un crime|la première faute], on l’apprend à six ans.
      <Je dessine|Tu dessines|{name} dessine> un pont, d’une goutte, en [deux|trois] arches, sur le vide.
      [Les onze passent|Tous passent, jusqu’à la chèvre|Onze personnes marchent sur de l’encre] //et [la goutte qu’il fallait pour {noun}|celle qui devait rendre {noun}|l’encre promise pour {noun}] [sèche|durcit|n’est plus là].
      @emotional Une femme embrasse [le parapet|la plume|chaque pierre], sans comprendre.
      @neutral Le pont [tient|porte|est droit].`,
    `Des gens attendent sur l’autre rive, [l’eau aux genoux|serrés comme des brebis|avec leurs lits], et la rivière monte.
      ? Il suffirait [d’une arche|d’un trait|d’une goutte].
      <Je sais|Tu sais|{name} sait> le règlement : [on copie, on n’invente pas|copier, jamais inventer|rien qui ne soit sous les yeux], et l’encre est pour {noun}.
      La plume [plonge|court|mord] pourtant //et un pont de trois [traits|arches|soupirs], né nulle part, se met à porter du monde.
      @dramatic Un. Deux. Onze. [Le dernier court|Une chèvre|La rive s’écroule].
      @light La chèvre hésite, puis passe au [trot|milieu|péage] comme une reine.`,
  ],
  cost: [
    `[Un pont inventé prend ses pierres|Les pierres d’un pont se prennent|Ce qu’on dessine de rien, on l’ôte] [quelque part|où il peut|au plus familier].
      Sur la copie de poche, <je découvre|tu découvres|{name} découvre> un second blanc, à {home} : la maison d’enfance [et son four|aux volets bleus|avec l’escalier].
      ? Sur la porte, il y avait [toutes les tailles|les marques d’âge|les noms des chats], au crayon.
      Il reste deux gouttes à peine, et toujours, là-bas, {noun} [à rendre|à faire|à sauver].
      @emotional Impossible, déjà, de retrouver la couleur [des rideaux|de la porte|du chat].
      @mysterious La clef, au fond de la poche, a perdu [ses dents|son trou|son poids].`,
    `Le pont a coûté [une rue|une façade|un étage] : un pigeon de {home} tourne en rond, sans où se poser.
      [La maison d’enfance n’est plus|Il n’y a plus de maison d’enfance|La façade aux volets bleus n’est plus] [sur la carte|au bout de la rue|entre ses voisines].
      [Ses pierres, c’est le pont|Elle est dans le pont|Le pont, c’est elle] //et <j’y reconnais|tu y reconnais|{name} y reconnaît> [le seuil|une marche creuse|l’évier].
      Avec le peu qui reste, c’est la maison ou {noun}, [pas les deux|il faut choisir|au choix].
      @humorous Le pigeon, facteur de métier, refuse de [signer|garder le courrier|faire suivre].
      @neutral La rue du Vélin compte désormais [onze|treize|neuf] numéros.`,
  ],
  turn: [
    `Au bord du blanc, <je pose|tu poses|{name} pose> la main : ni trou ni brume, mais une [peau|laine|couture], l’envers du mouton.
      [Rien n’a été gratté|On n’a rien effacé|Le grattoir n’a rien pris], [ou si peu|malgré le registre|jamais].
      Quelqu’un a [plié|rabattu|pincé] la Carte pour cacher {noun} aux grattoirs.
      [Un pli n’a pas besoin d’encre ; un pli|Pas besoin d’encre : un pli|Un pli, à la différence d’un trou,] [se défait|s’ouvre|se tire], [à condition d’être dedans|mais de l’intérieur|par qui s’y trouve].
      @dramatic Le cheval du Géographe-major [arrive|hennit|s’abat] derrière.
      @light Cela fait comme [un drap|une tente|un col mal mis].`,
    `Ce blanc a [des poils|une tiédeur|un grain] que <je connais|tu connais|{name} connaît> par cœur : c’est le dos du parchemin.
      [On regarde l’envers, voilà tout|Ce n’est que l’envers|On est passé de l’autre côté] ; [dessous|de l’autre côté|au fond d’un pli], il y a {noun}.
      La tache n’est pas un accident : c’est ce pouce qui [a plié|tenait le pli|appuyait], ce soir-là.
      @mysterious Pourquoi, la mémoire [le cache|l’a plié aussi|ne rend pas tout].
      @emotional Il y avait donc eu [quelqu’un d’assez brave|ce soir-là du courage|une raison].`,
  ],
  resolution: [
    `<Je saisis|Tu saisis|{name} saisit> le bord du ciel, ou de la peau, [à deux mains|par un coin|entre les dents], et cela vient.
      [Le royaume|Tout le parchemin|La laine du royaume] [craque|bâille|grince] //et d’un coup reparaissent {noun} et, à trois pas, {noun2}.
      ? Le Géographe-major lève son grattoir //et il lui manque [un endroit plat|la force|la permission des moutons].
      [Une goutte refait la maison|Une goutte rend la maison|La maison revient, d’une goutte] ; une autre, en légende, [dit merci|nomme le pont|signe].
      @neutral Le pont, n’ayant plus de pierres à rendre, est [maintenu|inscrit|homologué].
      @humorous Il demande qui a autorisé un pli ; on lui montre [la signature|la sienne|trois cents moutons].`,
    `Déplier prend [une heure|la nuit|un seul geste], [et cela fait un vent qui décoiffe trois comtés|avec un courant d’air qui s’entend à la mer|et l’on en parle encore, sous le vent].
      Voici {noun}, sous [un peu de poussière|des copeaux|la lumière], et {noun2} juste à côté.
      <Je garde|Tu gardes|{name} garde> une goutte pour la maison, une autre pour [la légende|le nom du pont|dater].
      ? Le Géographe-major [s’assied|se découvre|pleure] : il se rappelle enfin ce qu’il avait fait gratter, et pourquoi il en avait peur.
      @light Les vaches, décoiffées, n’ont [fait aucun commentaire|pas tout perdu|jamais été si belles].
      @dramatic Personne ne [plie|gratte|parle]. Puis un chien aboie dans le village rendu.`,
  ],
  clues: [
    `[Un berger jure qu’il n’y a jamais rien eu par là|D’après un berger, il n’y avait là que de l’herbe|Rien, dit un berger, il n’y a jamais rien eu], sauf [du vent|de l’herbe|un mardi], puis il [fredonne|siffle|tape du pied].
      [C’est une chanson avec un trou au refrain|L’air est vieux, le refrain troué|Au refrain, il y a un trou] : la bouche s’ouvre, et le mot [manque|saute|ne vient pas].
      <Je place|Tu places|{name} place> là {noun}, à mi-voix, et cela tombe [juste|en mesure|comme une tuile à sa place].
      [Le berger se tait|L’homme s’interrompt|Le berger ôte son chapeau] //et ses brebis regardent toutes [vers le blanc|du même côté|le pouce taché].
      @emotional Il demande qu’on lui chante encore [ce bout|le refrain|le mot].
      @humorous Il précise qu’il n’avait rien remarqué, en [trente|quarante] ans, mais que le refrain [grattait|boitait|ne payait pas].`,
    `À la halte, [un mendiant|un tonnelier|une nonne] demande ce qu’on va chercher dans un blanc.
      En entendant parler {noun:of}, il faut s’asseoir, [boire|souffler|se moucher], recommencer deux fois.
      [Il en reste donc quelque chose : non pas un souvenir, mais|Le souvenir est parti ; il a laissé|Quelque chose a tenu, et c’est] [un goût|une démangeaison|une manière de tourner la tête].
      <J’apprends|Tu apprends|{name} apprend> ainsi que gratter n’ôte que [le nom|le dessin|la surface], et que [le creux demeure|la forme reste|la place est gardée].
      @mysterious Dans la main qui se tend pour dire adieu, il y a [la même tache|un copeau|une coupure fraîche].
      @light On paie l’addition à [deux|trois], le troisième étant le creux.`,
    `Les ordres de grattage partent d’ordinaire avec trois sceaux ; celui-ci, dit un courrier [ivre|bavard|congédié], n’en portait [qu’un|qu’un seul|aucun].
      [Le Géographe-major l’a écrit|C’était rédigé|L’ordre fut écrit] [la nuit|chez lui|de la main gauche], en toussant.
      [Il n’avait pas peur qu’on trouve {noun}, assure l’homme|Il se moquait qu’on trouve {noun}, paraît-il|Quant {noun:to}, dit l’homme, le danger n’était pas là], il avait peur [qu’on s’en souvienne|d’en parler|d’y retourner].
      <Je paie|Tu paies|{name} paie> le courrier d’un [sou|pain|chapeau] //et l’homme ajoute, gratuitement, que le vieux y est né.
      @dramatic Né là. Et il l’a [gratté|rayé|fait disparaître] quand même.
      @neutral Le registre des naissances n’a plus de [lettre G|page 9|cette année-là].`,
    `[Plus le blanc approche, plus les bornes|À l’approche du blanc, les bornes|Les bornes, près du blanc,] [mentent|se contredisent|se taisent] : neuf lieues, puis douze, puis neuf.
      Le chemin fait des plis de [manche|nappe|chaussette].
      <Je compte|Tu comptes|{name} compte> les pas à voix haute, et c’est le même [chêne|calvaire|chien] trois fois, chaque fois un peu plus [petit|proche|vieux].
      [Ce qui reste avant {noun} ne diminue pas|La distance, jusque-là, ne diminue pas|Rien ne raccourcit], mais se [replie|fronce|cache] //et [c’est tout autre chose|cela change la façon de marcher|il vaut mieux ne pas y penser].
      @light Le chien, à la troisième rencontre, a [un air de famille|des petits|sommeil].
      @mysterious De l’autre côté d’une haie, quelqu’un marche [au même pas|à l’envers|et s’arrête aussi].`,
    `Sur un mur d’auberge pend une vieille copie de la Carte, [jaunie|tachée de soupe|rongée], d’avant le grattage.
      À la place du blanc, l’aubergiste a collé [un almanach|une image pieuse|le prix du vin] ; dessous, il y a {noun}, en bleu.
      <J’y pose|Tu y poses|{name} y pose> le pouce : la tache [recouvre|épouse|complète] le dessin.
      À trois pas, on a écrit {noun2}, puis [souligné|daté|barré] //et [l’encre sent le frais|l’encre brille un peu|cela tache encore].
      @humorous L’aubergiste demande si c’est [de l’art|compris dans la chambre|contagieux].
      @emotional Le dessin est maladroit, comme [un cadeau|d’un enfant|fait sur un genou].`,
    `Le flacon tinte, la nuit : trois gouttes, ou [ce qu’il en reste|deux et demie|deux et un regret], qui tournent en rond.
      L’encre vient d’un lieu où il y avait {noun}, explique [une étiquette|le bouchon|la cire], en latin de droguiste.
      [C’est donc une encre qui a|On dirait que cette encre a|L’encre aussi, donc, aurait] [le mal du pays|de la mémoire|envie de rentrer].
      <Je la tiens|Tu la tiens|{name} la tient> devant une flamme //et [elle penche, toujours du même côté|cela coule vers un bord|les gouttes se rangent d’un côté], comme [une aiguille|un chien en laisse|quelqu’un qui écoute].
      @neutral C’est le [nord-est|sud|côté du blanc].
      @dramatic Si le flacon casse, [il n’y aura plus de route|c’est fini|rien ne reviendra].`,
  ],
};
