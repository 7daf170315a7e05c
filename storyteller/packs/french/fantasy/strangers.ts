import type { Stranger } from '../../pack.ts';
import { strangersBeyond } from './strangers-beyond.ts';

const strangersNear: readonly Stranger[] = [
  {
    noun: { the: 'la marchande d’échos', a: 'une marchande d’échos' },
    gender: 'f',
    meet: `Une femme pousse une charrette de bocaux bien fermés ; dans chacun, il y a un écho, [qu’elle a pris|capturé jeune,|attrapé tout petit] [à la montagne|dans un puits|sous un pont] et nourri de voyelles.
      [Elle parle très peu|La femme chuchote|Elle mime ses phrases], par [économie|hygiène|peur de la concurrence].
      <J’éternue|Tu éternues|{name} éternue>[, et la femme referme un bocal dessus|, la marchande bondit, un bocal à la main| ; la marchande visse aussitôt un couvercle dessus], avec l’adresse d’un chasseur de [papillons|mouches|notes].
      @humorous Les éternuements, dit-elle, se vendent aux [théâtres|veufs|notaires].
      @light Au fond de la charrette, deux échos se [répondent|chamaillent] depuis mardi.`,
    talk: `¶ « J’ai un écho où quelqu’un demande {noun} », dit-elle en cherchant [l’étiquette|parmi les rouges|à quatre pattes]. « Une voix d’homme, ou de vent. »
      ¶ Le bocal, ouvert, sent la [neige|cave|craie], et la voix pose trois fois la même question, [plus bas à chaque fois|sans se presser|avec un accent disparu].
      <Je réponds|Tu réponds|{name} répond> [à la troisième, sans savoir pourquoi|à voix haute, par réflexe|enfin, le nez dans le verre] //et [l’écho, pour la première fois de sa vie, se tait|le bocal, ensuite, ne dit plus rien|l’écho ne répète pas cela].
      @emotional La marchande rince le bocal et ne le [remet pas en vente|remplit plus].
      @mysterious L’étiquette est de la [semaine prochaine|même écriture que l’adresse].`,
    back: `La marchande d’échos arrête sa charrette, [vide|légère|peinte en bleu][, et n’a plus qu’un bocal|, avec un dernier bocal| ; elle a vendu les autres].
      Elle l’ouvre : c’est l’éternuement, celui [du premier jour|de la route|d’avant], [et la foule entière présente ses vœux de santé|et dix inconnus tendent un mouchoir|intact, au rhume près].
      ¶ « Je le rends, {name} », dit-elle. « Il [s’ennuyait|prenait toute la place]. »
      @light L’éternuement fait le tour de la place et [revient|salue].`,
  },
  {
    noun: { the: 'le douanier sans frontière', a: 'un douanier sans frontière' },
    gender: 'm',
    meet: `Un douanier est assis devant une barrière [rouge|peinte à neuf|qu’il vernit][, au milieu d’un champ, sans rien de part et d’autre que le même champ|, en plein champ, entre le seigle et le seigle|, toute seule dans la luzerne].
      La frontière a été déplacée il y a [dix|vingt|seize] ans, et [l’on a oublié de le lui écrire|la lettre s’est perdue|les bureaux n’ont pas osé le dire].
      <Je contourne la barrière, puis reviens|Tu contournes la barrière, puis reviens|{name} contourne la barrière, puis revient>, à cause de sa tête, le sac ouvert //et [l’homme le fouille avec des larmes de joie|il le fouille comme on ouvre un cadeau|l’homme, ému, y plonge les deux bras].
      @humorous Il saisit [une noisette|un lacet], pour la forme, contre reçu.
      @emotional Il a repassé sa chemise, [ce matin|comme tous les matins], au fer à braise.`,
    talk: `¶ « Rien à déclarer, {name} ? » demande-t-il, [et on le voit qui|et l’homme|l’œil humide, et il] [espère|retient son souffle|mouille son crayon].
      ¶ <Je déclare|Tu déclares|{name} déclare> alors {noun}, valeur inconnue, usage personnel, et tout ce qui [pèse|manque|fait peur] en plus.
      [Il note, tamponne, calcule un droit, y renonce ; puis il dit|Il tamponne tout, même la table, et dit|Il écrit longtemps, puis raconte] à voix basse dans quel sens on est passé, il y a [peu|longtemps|une nuit][, avec la même déclaration|, en déclarant la même chose|, avec ces mots-là].
      @dramatic Il n’avait pas tamponné, [cette nuit-là|alors]. Il en rêve.
      @neutral Le formulaire a [neuf|onze] cases, toutes remplies.`,
    back: `Le douanier est là, sa barrière sur [l’épaule|une brouette|le dos], [en grande tenue|tous boutons dehors|rasé de frais].
      Il l’installe devant <moi|toi|{name}>[, la lève, salue, la baisse, et|, ouvre, salue, referme, et|, fait le geste, et] [pleure|rayonne|se mouche] : c’est son second passage en dix ans.
      Il cherche une frontière qui aurait besoin [d’un homme|de vernis|de lui], même petite.
      @humorous Il se contenterait d’un [ruisseau|potager litigieux].`,
  },
  {
    noun: { the: 'la tricheuse', a: 'une tricheuse' },
    gender: 'f',
    meet: `Une dame joue aux cartes sur [une borne|une souche|un tonneau][, contre elle-même, et perd| contre sa main gauche, qui gagne| et se dispute avec les dames].
      C’est qu’elle triche, dit-elle, et l’autre [aussi|mieux|depuis toujours] ; [ses manches font du bruit quand elle remue, un bruit d’oiseaux en papier|ses manches bruissent comme des volières|ses manches ont l’air habitées].
      <Je m’assieds|Tu t’assieds|{name} s’assied> [pour une partie perdue, puis une gagnée|le temps de perdre et de gagner|pour une seule partie, en trois fois] //et il y a, sans qu’on l’ait voulu, [un roi de trop|trois as|une dame] dans la botte.
      @light Elle triche même en disant [bonjour|l’heure|son âge].
      @mysterious Dans son jeu, un visage [ressemble à quelqu’un|ferme les yeux|manque].`,
    talk: `[Elle tire trois cartes, en glisse une quatrième, et les retourne|Trois cartes tombent, plus une, qu’elle retourne|Elle coupe, recoupe, et montre son jeu] [du coude|avec un soupir|à regret].
      ¶ [« Voilà {noun}, ici, à côté du valet », dit-elle.|« Il y a {noun}, sous le neuf », dit-elle.|« Ici, {noun}. Là, le prix », dit-elle.] « Je pourrais [changer la carte|vous mentir|vous faire plaisir], notez. J’ai les doigts qui démangent. »
      ¶ <Je demande|Tu demandes|{name} demande> pour une fois la vraie //et [les mains de la vieille se posent à plat, étonnées de leur|les deux manches se taisent, surprises de leur|elle pose ses mains, étonnée de leur] [calme|poids|âge].
      @dramatic La vraie est [noire|déchirée]. Elle ne commente pas.
      @emotional Cela fait [quarante|trente] ans, dit-elle, que personne ne le lui avait demandé.`,
    back: `La tricheuse attend sur un [banc|muret|perron][, les manches cousues, un jeu neuf à la main|, bras nus, avec un jeu neuf|, en manches courtes, intimidée].
      Elle donne, [honnêtement|sous les yeux de tous|sans regarder] ; <je gagne|tu gagnes|{name} gagne> ; elle perd, et trouve cela [très reposant|drôle|presque beau].
      [Sur la table reste le valet|Il reste le valet de trèfle|Un valet traîne], de la part de [l’autre|celle d’avant], avec ses compliments.
      @mysterious Il avait ce matin les yeux [ouverts|d’une autre couleur].`,
  },
  {
    noun: { the: 'le ramoneur de volcans', a: 'un ramoneur de volcans' },
    gender: 'm',
    meet: `Un homme noir de suie, avec un hérisson de fer [long comme une église|sur trois mules|qui dépasse des arbres], [demande où est le prochain cratère|cherche le cratère suivant|voudrait savoir si cela fume, par ici].
      Il ramone les volcans ; c’est un métier [de père en fils|calme, jusqu’à un certain point|mal chauffé l’hiver], [et il n’a jamais eu de cheminée à lui|et, chez lui, il n’a pas de cheminée|mais on n’y est jamais remercié].
      <J’indique|Tu indiques|{name} indique> [une fumée, là-bas|du doigt une fumée|le seul panache visible] //et ce n’est qu’une [ferme|tuilerie|pipe], qui le déçoit beaucoup.
      @humorous Il laisse une carte : devis gratuit, cendres [comprises|emportées].
      @light Ses mules, par contagion, fument de la [crinière|narine gauche].`,
    talk: `Il partage un oignon cuit à même [la poche|le chapeau|une pierre de lave], [et parle des choses qu’on trouve|en énumérant ce qui tombe|et raconte ce qui dort] au fond d’un conduit : des nids, des [sandales|anneaux|philosophes].
      ¶ « {noun:a}, une fois », dit-il, « oui, tout au bord, comme en visite. J’ai [salué|passé à côté|fait le tour]. »
      ¶ <Je cherche|Tu cherches|{name} cherche> à savoir lequel des volcans, et il hésite //car il les appelle tous [Marguerite|Madame|la patronne].
      @mysterious Il avait, ce jour-là, ramoné du [silence|froid].
      @neutral L’oignon cuit en [sept|neuf] minutes.`,
    back: `[Le ramoneur revient, lavé, et personne ne le reconnaît|Propre, le ramoneur est un inconnu|Sous la suie, il y avait un ramoneur que nul ne reconnaît], sauf <moi|toi|{name}>, à cause de [l’oignon|la mule|la voix].
      Il a trouvé une cheminée à lui, [petite|de ferme|en brique], [et vient en montrer la suie|et apporte un peu de sa fumée|qui tire bien].
      [Sur son front propre, il reste|Sur le nez demeure|Il porte encore au front] une [trace|virgule], qu’il tient à garder.
      @emotional Il a mis deux [chaises|tasses] devant le feu.`,
  },
  {
    noun: { the: 'la reine démissionnaire', a: 'une reine' },
    gender: 'f',
    meet: `La femme qui vend des [choux|navets|oignons] [au bord du chemin a été reine ; elle a démissionné, par courrier,|sous un parasol a régné ; elle a démissionné, sans préavis,|au carrefour fut reine, et s’en alla à pied,] un [lundi|jour de gel|soir de bal].
      Elle pèse juste, rend la monnaie, et garde sur la tête une place [aplatie|plus claire|un peu fraîche] [où les mouches n’osent pas|où rien ne se pose|que le chapeau évite].
      <J’achète|Tu achètes|{name} achète> [un légume|le plus petit légume|une livre, avec la terre] //et [la main tendue, un instant, adoube|la monnaie est rendue comme on décore|le merci a quatre siècles].
      @emotional Elle a des engelures, et les [montre|compte|aime], car ce sont les siennes.
      @humorous On lui a répondu que son poste serait [gelé|mis au concours].`,
    talk: `¶ « Du temps où je régnais », dit-elle en [épluchant|arrosant|chassant une chèvre], « on m’a proposé {noun}. J’ai signé sans lire. On ne lit pas, [là-haut|assise]. »
      ¶ Elle y a repensé [entre deux rangs de poireaux|en bêchant|toutes les nuits de gel], et le regrette //[avec la date|d’une façon précise|tout haut].
      <Je demande|Tu demandes|{name} demande> [ce qu’elle ferait aujourd’hui|ce qu’elle ferait à présent|ce qu’elle ferait d’un second règne] ; elle essuie ses mains, [longtemps|au tablier|l’une après l’autre], et dit qu’elle lirait.
      @dramatic Le sceau était [encore chaud|à l’envers]. Elle l’a vu.
      @light Puis elle ajoute un chou, [pour la route|le plus rond], et la chèvre proteste.`,
    back: `La reine démissionnaire distribue des [choux|navets|oignons] [à la foule, qui s’incline malgré elle|aux badauds, qui se découvrent malgré eux|à qui passe, avec un mot].
      Devant <moi|toi|{name}>, elle plie le genou à son tour, pour [voir|essayer|nouer un lacet][, et trouve la position reposante|, et s’étonne de la vue|, et demande si l’on fait toujours aussi mal].
      Le trône, dit-elle, est toujours vacant ; la chèvre [y dort|s’est portée candidate].
      @humorous Elle est donnée [favorite|gagnante], la chèvre.`,
  },
  {
    noun: { the: 'le fantôme stagiaire', a: 'un fantôme' },
    gender: 'm',
    meet: `[Un fantôme très jeune essaie de traverser un mur et se fait mal|Contre un mur, un jeune fantôme s’exerce et se cogne|Un fantôme débutant rate un mur et se blesse] [au front|partout|à l’amour-propre] ; [il est mort depuis huit jours et n’a pas encore reçu son drap|son drap n’est pas arrivé|mort d’hier ou presque, il n’a pas d’outils].
      Il hante ce qu’on lui donne : un [talus|abreuvoir|demi-hangar], [de quatre à six|le soir, sous surveillance|à l’essai].
      <Je sursaute|Tu sursautes|{name} sursaute>, [par gentillesse|pour l’encourager|comme au théâtre] //et [le fantôme devient d’un coup plus transparent, ce qui est sa façon de rougir|le petit mort pâlit de bonheur, c’est-à-dire qu’on voit au travers|le mur, derrière lui, paraît plus net : il rougit].
      @light Il demande si le hou était [trop long|sincère|en place].
      @neutral Son maître de stage est mort en [mille deux|mille cent].`,
    talk: `¶ « Chez nous, on ne garde qu’un souvenir, pour commencer », explique-t-il, [assis dans une poutre|à moitié dans le sol|la tête sous le bras, par erreur]. « J’ai pris {noun}. Je ne sais pas à qui c’était. »
      ¶ [Il décrit ce qu’il peut : une odeur|Il cherche ses mots : un escalier|Cela tient en peu : une lampe], [un bruit de pas|un dimanche|le bas d’une robe][, et quelqu’un qui rit|, un rire|, puis plus rien].
      <Je reconnais|Tu reconnais|{name} reconnaît> [un détail|quelque chose, là-dedans|une chose ou deux] //et [le petit mort s’en réchauffe presque les mains|le petit mort se tient plus près|cela lui fait, un instant, des épaules].
      @emotional Il voudrait savoir s’il [était aimé|a fermé la porte|faisait rire].
      @mysterious Quand il rit, ce n’est pas de [son âge|ce siècle].`,
    back: `[Le fantôme stagiaire est titularisé : il a son drap|On a titularisé le fantôme ; voici son drap|Le stagiaire ne l’est plus ; il porte un drap], [brodé|trop long|repassé][, et il traverse les murs comme du beurre|, et les murs sont à lui|, et il passe partout sans frapper].
      Il traverse aussi <mon épaule|ton épaule|l’épaule de {name}>[, pour dire bonjour, et cela fait une fraîcheur| pour saluer, d’une fraîcheur| en passant, avec une fraîcheur] [de menthe|de cave à pommes|agréable].
      [Il a retrouvé un second souvenir|Un second souvenir lui est revenu|Il se rappelle, depuis peu, un visage] //et il garde cela pour [lui|les soirs|plus tard].
      @dramatic Son hou, désormais, [fend les vitres|arrête les chevaux]. Il s’excuse après.`,
  },
];

export const strangers: readonly Stranger[] = [...strangersNear, ...strangersBeyond];
