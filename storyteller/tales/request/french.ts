import { type Frames, patternsIn, phrase, wishesIn, wordsOf } from './frames.ts';
import { foldedSet, wordSet } from './word-set.ts';

const SMALL = `
  demi ché che dan passke ah oh euh bah toussaint fouettard à afin ai aide ainsi alors après as assez au aucun aussi autour autre autres aux avait avant avec avez avoir beau beaucoup belle bien bientôt bon bonne bonsoir bonjour bonnes c’ ça car ce ceci cela celle celui cent ces cet cette ceux chaque chez chose choses cinq comme comment conte conter contes contre court
  courte créer crée d’ dans de début dehors déjà demain depuis derrière des dès deux devant dix doit donc dont douce doux du durant dur écris écris-moi écrire écrivez elle elles en encore ensemble entre es est et étaient était être eu eux faire fais fais-moi fait faites faut fin fois font forme
  grâce hier histoire histoires historiette huit ici idée il ils imagine invente invente-moi inventer j’ jamais jamais je jour journée jours jusque jusqu’ juste l’ la là laquelle le lequel les leur leurs lequel lors lorsqu’ lui ma mais matin me même mêmes merci mes mets mieux minutes mois moi moins mon monde mots
  n’ ne neuf ni nom nombre nommé non nos notre nous nuit nuits on ont onze ou où oui page pages par parce parfois parle parler parlant partie pas passe pendant peu peut peuvent peux plaît plus plusieurs plutôt pour pourquoi pourrais-tu pouvez-vous peux-tu presque première premier prénom près principal personnage personnages héros héroïne
  puis quand quatre que quel quelle quelque quelques qu’ qui quoi raconte raconte-moi raconte-nous racontez racontez-moi raconter récit rien rôle s’ sa sans sauf se sept sera ses seul seule si s’il six soir soirée soirs sois soit sommes son sont sous souvent suis sur t’ ta tant tard te tel telle temps tes titre
  toi ton toujours tour tous tout toute toutes très trois trop tu un une unes va vais vas vers veut veux vie voici voilà voudrais vos votre vous vrai y ans an année années lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin juillet août septembre octobre novembre décembre noël
  été hiver automne printemps vacances français anglais espagnol chinois paris france dieu morale leçon aventure aventures amitié courage problème drôle rigolote rigolo magique endormir coucher dormir s’endormir ya jai cest na nas nai hein quil quelle jaimerais lhistoire dun dune tas ten enfants filles garçons petits petites maternelle fable poème berceuse style jolie joli petite petit stp svp
`;
const ADJECTIVES = `
  petit petite petits petites grand grande grands grandes vieux vieille vieil jeune jeunes beau belle bel bon bonne gentil gentille méchant méchante courageux courageuse timide timides solitaire maladroit maladroite paresseux paresseuse grincheux grincheuse curieux curieuse malin maligne
  rigolo rigolote drôle triste content contente fatigué fatiguée affamé coquin coquine doux douce préféré préférée cher chère meilleur meilleure aîné aînée cadet cadette magique rouge bleu bleue vert verte jaune rose violet violette blanc blanche noir noire brun marron gris grise doré dorée orange
  gros grosse peureux peureuse perdu perdue pauvre joli jolie énorme géant géante fier fière jaloux jalouse seul seule unique dernier dernière même autre propre sauvage volant volante étourdi étourdie jumeau jumelle blessé blessée fidèle nouveau nouvelle nouvel trouillard adorable vilain vilaine
`;
const VERBS = `
  sali salie salit taché renversé
  prend prit dort dorment vient viennent arrive arrivent fabrique fabriquent apporte apportent prête donne dit court courent mange chante danse monte descend saute regarde écoute entendent a ont tombe reste passe tremble rit crie cache cachent perdent perdu raconte grandit range lit écrit sort rentre entre veille attend oublie fâche dispute disputent adorent aiment doivent trouvent sauvent jouent font vivent sont ramasse offre demande emmène grimpe nage pédale participe rate réussit déteste refuse collectionne
  est était a avait veut voulait peut ne n’ perd trouve va apprend craint déteste aime fait construit rêve vit habite entend voit garde promet se s’ et qui part porte aide cherche croit pense sent découvre rencontre doit essaie sauve livre joue pleure commence prépare invente plante dessine
  partage gagne fête visite voudrait aimerait sait adore reçoit décide refuse ont sont veulent peuvent vont cherchent construisent apprennent préparent
`;
const TROUBLES = `
  promise: (promet|promis|promettent|promettre) ~ (de|d’) ^
  contest: (une|la|sa|un|le)? (course|concours|tournoi|match|championnat) (de \\p{L}+|en \\p{L}+|d’\\p{L}+)?!
  contest: (a|ont|ai|avait)? perdu (au|à la|à un|à une|à|la|le) (concours|course|match|jeu|tournoi|finale)!; (a|ont|ai)? perdu (au|à la|à un|à une|la|le) (concours de|course|match|tournoi) ~
  first time: (perd|perdre|a perdu) (sa|une|la) (première)? dent!; (sa|la|une|ma)? première dent!; (sa|la|une|ma)? première (nuit|fois|rentrée|semaine|journée|leçon|classe) (de|à|au|chez|en|sans|dans|loin) ~; (son|le|un|mon)? premier (jour|matin|voyage|vol|concert|cours) (de|d’|à|au|chez|en|dans) ~; (pour)? (la|sa) première fois; (la|sa)? (rentrée des classes|rentrée)!; (entre|entrent|entrer|rentre|rentrent|commence|commencent|commencer|va entrer) (à|en|au|la|l’|le) (l’)?(école|maternelle|cp|crèche)!; dormir (chez|loin)
  afraid: (peur|trouille|frousse|terreur|crainte|phobie) (de|d’|du|des) ~; (fait|font) (très|trop)? peur; (craint|craignent|redoute|craindre|redoutent|craignait) ~; (effrayé|effrayée|terrifié|terrifiée|effrayés) (par|de) ~; (n’ose|n’osait|n’osent) (pas|plus) ^; ose pas ^; ~ (lui|leur) (fait|font) (très)? peur; (déteste|n’aime pas) (le noir|l’orage|les piqûres|le tonnerre)!; (cauchemars|un cauchemar|des cauchemars)!; (vaincre|surmonter|affronter) ~; (entend|entendent|entendre|entendu) @(des|un|de) (bruit|bruits|drôles|étranges|petits); (une|sa|la|un|le)? (piqûre|vaccin|prise de sang)!; (un|le)? vaccin!; (le)? vertige!; il y a @(un|une|des) (loup|monstre|fantôme|sorcière|ombre|bruit|monstres|dragon|voleur); (déteste|détestent|détestait) (le|la|les|l’|aller|être) ~; (tremble|tremblent|frissonne); (a|ai|ont|avoir) (la|une)? (frousse|trouille|peur|très peur|trop peur); (ne|n’)? (ose|osait|osent) (pas|plus) ^; (va|aller|doit aller|vais) (chez le dentiste|à l’hôpital|chez le médecin|chez le docteur)!; (veut|peut) pas dormir (tout seul|toute seule|sans); (effrayé|effrayée|apeuré|apeurée|inquiet|inquiète) (par|de|du|des|à) ~; (dort|dorment|dormir|dors) (pas|plus|mal) (à cause|par peur|de peur) (de|d’|des|du) ~; (panique|paniquent|pleure|hurle|crie|tremble) (quand|dès que|si|pendant|devant) ~; (entend|entendent|entendre) @(des|un|une) (pas|coups|voix|cris|hurlements|craquements|grincements|hurlement|cri)
  rescue: (sauve|sauvent|sauver|secourt|secourir|délivre|délivrer|délivrent) ~; (aide|aident|aider|recueille|recueillent|soigne|soigner|soignent|trouve|trouvent) (un|une) (oiseau|oisillon|chaton|chien|hérisson|chat|chiot|petit oiseau) (blessé|blessée|perdu|perdue|abandonné|abandonnée)!; ~ (est|reste|se retrouve) (coincé|coincée|piégé|piégée|bloqué|bloquée|blessé|blessée); (coincé|coincée|piégé|prisonnier) (dans|en|sous|sur) ~; à la rescousse; (sort|sortent|sortir|tire|tirent|retire|retirent) ~ (d’un|d’une|du|de la|de l’); ~ (pris|prise|tombé|tombée|coincé|coincée|piégé) (dans|au|à|sous)
  newcomer: (nouveau|nouvelle|nouvel) (élève|voisin|voisine|copain|copine|ami|amie|camarade|bébé)!; (a|ont)? (déménage|déménagé|déménagent|déménager|emménage|emménager|déménagement); (nouvelle école|nouvelle maison|nouvelle ville|nouvelle classe)!; (avoir|se faire|se fait|se font|trouver|cherche|trouve) (un|une|des)? (ami|amis|amie|amies|copain|copains|copine|copines)!; n’a pas d’amis; (va avoir|attend|aura|a) (un|une) (petit frère|petite sœur)!; (va devenir|devient|devenir) (grand frère|grande sœur); arrivée d’un ~; (petit frère|petite sœur|bébé) (de \\p{L}+)? (arrive|va naître|va arriver); (rencontre|rencontrent|rencontrer) ~; personne ne (joue|veut jouer); (vient|viennent|viens) d’(arriver|emménager); (vient|viennent|viens) d’ ?arriver (dans|à|au|chez|en) ~; (arrive|arrivent) (chez|dans|à la|à l’|au) ~; (est|suis|sont) (le|la|les)? (nouveau|nouvelle|nouveaux); (nouveau|nouvelle) (à|dans|de) (l’école|la classe|l’|la) ~; (nouveau|nouvelle|nouvel) (chien|chat|chaton|chiot|animal|maison|école|quartier)!; (connaît|connaît|connais) personne; (ne)? connaît (pas|encore)? personne; (voit|voient|regarde) arriver ~
  lost: (a|ont|avait|avaient)? perdu ~; (perd|perdent|perdre) ~; (égare|a égaré|égarent) ~; (ne)? (retrouve|retrouvent|trouve|trouvent) (plus|pas) ~; (cherche|cherchent|chercher|recherche|recherchent|à la recherche de|à la recherche du|part chercher) ~; (se|s’est|s’|se sont|est) (perd|perdent|perdu|perdue|perdre|perdus|égare|égarer); ~ (a disparu|disparaît|s’est perdu|s’est perdue|est perdu|est perdue|ont disparu|s’est envolé|s’envole); (retrouver|retrouve|retrouvent|trouver) (son|sa|ses|leur|le) ~; (oublie|oublié|a oublié|laisse) ~ (dans|à|au|sur); qui a volé ~; (perdu|perdue) (dans|en|à); (ai|as) perdu ~; (ne|n’)? (retrouve|retrouvent|trouve|trouvent) (plus|pas) ~; (a|ont) égaré ~; ~ (perdu|perdue) (dans|au|en|à); où est (passé|passée|le|la)? ~; ~ (s’est échappé|s’est échappée|s’est sauvé|s’est envolée|a disparue); ~ (n’est|est) (pas|jamais) (rentré|rentrée|revenu|revenue)
  quarrel: (se disputent|se dispute|disputent|se battent|se chamaillent|se disputer|se chamailler|se fâchent|se bagarrent) (pour|à propos de|à cause de|au sujet de) ~; (veulent tous les deux|veulent toutes les deux) ~; (ne)? (veut|veulent|sait) (pas|plus) (partager|prêter) ~; (partage|partagent|partager|prêter) ~; (partager|partage); (se disputent|se dispute|disputent|se battent|se chamaillent|se disputer|se chamailler|se fâchent|se fâche|dispute|se bagarrent); (jaloux|jalouse|jalousie) (de|d’|du|des) ~; (faire|font|fait) la paix; se (réconcilient|réconcilier); (demander|demande) pardon; (casse|cassé|a cassé) ~ de; (fâché|fâchés|fâchées|fâchée|brouillés|brouillées) (à cause|pour|avec)? (de|d’|du)? ~; (se disputent|se chamaillent|se disputaient|se battent) (une|un|le|la|les|l’) ~; (dispute|querelle|bagarre) ~ à cause (de|d’|du); (dispute|querelle|bagarre) (à cause de|à cause d’|pour|autour de|autour d’|au sujet de) ~; (ne)? (veut|veulent) pas (prêter|partager|donner) ~; (veulent|voulaient) (le|la) même ~
  contest: (gagne|gagnent|gagner|remporte|remporter) ~; (participe|participent|participer) (à|au) ~; (course|concours|compétition|tournoi)!; qui est (le|la) plus (rapide|fort|forte); mauvais perdant; mauvaise perdante; n’aime pas perdre; (participe|participent|participer|s’inscrit|inscrit) (à|au|aux) ~; (jeux olympiques|championnat|olympiades|grande course) ~; (la|une|le|un|sa)? (course|concours|tournoi|match|compétition|finale) (de|d’|en|du) ~
  deliver: (livre|livrent|livrer|apporte|apportent|apporter|porte|porter|remettre|remet|envoie|envoyer|distribue|distribuer|transporter) (une lettre|un cadeau|un colis|un message|un gâteau|le courrier|des cadeaux|les cadeaux|les lettres|des lettres|un paquet|un panier|une galette|la lettre|le colis)!; doit (apporter|livrer|porter|remettre) ~; (livre|livrent|livrer|apporter|apporte|apportent) ~ à; (apporte|apportent|porte|portent|rapporte|rapportent|livre|livrent|apporter|porter|rapporter|livrer|amène|ramène|ramener) ~ (à|au|aux|chez|jusqu’|pour); (doit|doivent|va|vont|veut) (apporter|livrer|porter|rapporter|ramener|remettre) ~; (livre|livrent|livrer|apporte|apportent|apporter|porte|portent|rapporte) (un|une|des|le|la|les|du|de la|ses|son|sa) ~
  secret: (un|le|son|leur|ce)? (grand|gros)? secret!; (garde|garder|gardent|cache|cachent|découvre|découvrent|a|ont|confie) (un|le|son|leur) (grand|gros)? secret!; (une|la)? (fête|anniversaire) surprise!; (une)? surprise pour; (secret|secrets); en cachette; (cache|cacher|cachent) ~ à; (une|un|la|le) (porte|passage|message|jardin|chambre|boîte|carte|pièce|tunnel|cachette|club|grotte|lettre|coffre|escalier) (secrète|secret|secrets|mystérieux)!; (une|la)? surprise!; (cache|cachent|cacher) quelque chose!; (cache|cachent|cacher) (un|une|le|la) ~; (prépare|préparent|préparer) une (surprise|fête surprise)!
  promise: (tient|tenir|trahit|fait|faire|rompre|oublie|oublié|tenu) (une|sa|la|leur) promesse!; (promet|promis|promettent|promettre) (à \\p{L}+)? (de|d’) ^; (promet|promis|promettent|promettre) à (sa|son|ses|la) \\p{L}+ (de|d’) ^; (promet|promis|promettent) ~; (une|sa|la) promesse; (a|ai|avait|ont) promis; parole donnée
  learn: (apprend|apprennent|apprendre|apprenne|appris|apprenait) (à|a) ^; (apprend|apprendre|enseigner|apprennent) à (son|sa|ses|leur|un|une|l’) ~; (ne)? (sait|savait|savent|peut|pouvait|arrive|réussit) (pas|plus) (encore)? (à)? ^; (apprend|apprennent|apprendre|appris) ~; (apprend|apprenne|apprendre|apprennent|apprenait|enseigne) à ~ à ^; (n’arrive pas|n’arrive|arrive pas|arrive toujours pas|ne réussit pas|ne parvient pas) (encore)? à ^; (sait|peut) pas (encore|toujours)? ^
  make: (construit|construisent|construire|fabrique|fabriquent|fabriquer|invente|inventent|plante|plantent|planter|cuisine|cuisiner|cuisinent|prépare|préparent|préparer|coud|coudre|tricote|tricoter|peint|peindre|bricole|bricoler) ~; (fait|font|faire) (un|une) (gâteau|cabane|tarte|château|cerf-volant|bonhomme de neige|radeau|bateau|costume|robot|dessin|maison|fusée|soupe|pain|crêpe)!; (fait|font|faire|fais) (un|une|des|du|le|la) ~; (fabriquant|construisant|préparant|bricolent|dessine|dessinent|peignent|tricotent) ~
`;
const WISHES =
  '(veut|veulent|voulait|voulaient|voudrait|voudraient|aimerait|aimeraient|souhaite|souhaitent|espère|désire|préfère|doit);(rêve|rêvent|rêvait|essaie|essaye|essaient|décide|décident|tente|a envie) (de|d’);(cherche|veut apprendre) à';
const MAKES =
  '(ouvrir|monter|fonder|lancer|faire|construire|fabriquer|planter|cuisiner|peindre|dessiner|écrire|inventer|coudre|tricoter|préparer|créer|bricoler) (un|une|le|la|des|son|sa)';

export const french: Frames = {
  language: 'french',
  small: new Set([...foldedSet(SMALL), ...wordsOf(ADJECTIVES, VERBS, TROUBLES, WISHES, MAKES)]),
  adjectives: foldedSet(ADJECTIVES),
  verbs: foldedSet(VERBS),
  adverbs: wordSet('ne n’ vient viennent toujours jamais déjà encore aussi tous toutes va vont'),
  verbEndings: /(?:e|it|t|d|ent|ait|ont)$/,
  articles: wordSet('le la l’ un une les ce cet cette'),
  mine: wordSet('mon ma mes notre nos'),
  theirs: wordSet('son sa ses leur leurs'),
  and: wordSet('et & ou avec'),
  who: wordSet('qui que'),
  audience: wordSet('pour sur avec'),
  inside: wordSet('en dans sur par vers'),
  towards: wordSet('à de d’ chez du'),
  here: wordSet('ici'),
  titles: new Map([
    ['capitaine', 'm'],
    ['monsieur', 'm'],
    ['professeur', 'm'],
    ['madame', 'f'],
    ['mademoiselle', 'f'],
  ]),
  called: [
    'moi c',
    'moi cest',
    'moi c’est',
    's’ appelle',
    's’ appellent',
    's’ appelait',
    'appelé',
    'appelée',
    'appelés',
    'nommé',
    'nommée',
    'nommés',
    'prénommé',
    'prénomme',
    'prénommée',
    'm’ appelle',
    'mapelle',
    'mappelle',
    'm’ apelle',
    'sappelle',
    'sapelle',
    's’ apelle',
    'prénom est',
    'surnommé',
    'surnommée',
  ],
  introduces: ['je suis', 'jsuis', 'moi', 'moi c’ est'],
  toyBefore: new Set(),
  toyAfter: [
    'en peluche',
    'en tissu',
    'en bois',
    'en chiffon',
    'de chiffon',
    'en laine',
    'en velours',
    'au crochet',
    'en crochet',
    'en plastique',
    'en caoutchouc',
    'en feutrine',
    'de tissu',
    'en tricot',
  ],
  numbers: new Map([
    ['un', 1],
    ['deux', 2],
    ['trois', 3],
    ['quatre', 4],
    ['cinq', 5],
    ['six', 6],
    ['sept', 7],
    ['huit', 8],
    ['neuf', 9],
    ['dix', 10],
    ['onze', 11],
    ['douze', 12],
  ]),
  years: wordSet('ans an'),
  beforeAge: new Set(),
  pronouns: { m: new Set(), f: wordSet('elle') },
  stops: wordSet(
    'il elle on je ils elles et ou mais parce car qui que quand lorsque si pour avec jusqu’ alors est a veut ensemble ce soir aujourd’hui grâce avant après dont apprend',
  ),
  softStops: wordSet('à au aux dans sur sous en par pendant chez sans vers'),
  links: { de: '', 'd’': '', du: 'le', des: 'les', à: '', au: 'le', aux: 'les' },
  troubles: patternsIn(TROUBLES),
  wishes: wishesIn(WISHES),
  makes: phrase(MAKES),
  polite: phrase(
    'mes eleves|(ma|notre|leur) classe|(dans )?(sa|ma|leur|la|une) chambre|(partage|partagent) (une|la|leur) chambre|(dans )?(sa|la|leur) maison|(dans|de) (son|mon|leur) lit|(le|la|les) (couche|borde|couchent)( le soir)?|(le|la|les) suit partout|ne (le|la|les) quitte (pas|jamais)|(va|vient) partout avec (lui|elle)|(ce|ca|cela) serait (parfait|super|genial|bien|top|chouette)|(apparaitre|figurer)( aussi)?|ecrire|(pourrait|pouvait|peut) (aussi )?(apparaitre|etre dedans)|(au pied|au bout|a cote) (de|du) (son|mon|ton)? lit|sur (son|mon) (lit|oreiller)|(s’|m’)appelle|(pourrais|pouvez|peux) inventer( un truc)?|un truc|(petite|moyenne|grande) section|(maitresse|maitre|instit)( de \\p{L}+)?|lui lire|lire( ce soir| le soir)?|accompagne|finissent par|une fin|(s’il te plait|s’il vous plait|stp|svp|merci|merci beaucoup|merci d’avance)|(histoire|histoires|conte|contes|recit)( du soir| courte| rassurante)?|(peux-tu|pourrais-tu|pouvez-vous|pourriez-vous|tu en fais|tu peux|je voudrais|j’aimerais|il me faut)|(\\p{N}+|deux|trois|cinq|dix) (minutes|mots|pages)|(il etait une fois|fin heureuse)|(bonjour|bonsoir|coucou|salut)|(court|courte|doux|douce|drole|simple)|pas (de morale|trop)( trop)?( appuyee)?|c’est pour|enfants de maternelle|(mamie|papi|papa|maman) ici|(il|elle) a (\\p{N}+|\\p{L}+) ans|(\\p{N}+|\\p{L}+) ans( et demi)?|je suis|instit|tout doux|qui console|ma classe|en cp|au secours',
  ),
  bedtime: phrase(
    '(du|ce|le) soir|(pour|avant de|avant d’|afin de)\\s*(s’endormir|dormir|endormir|se coucher)|bonne nuit|au dodo|dodo|l’heure du coucher|endormir|berceuse|coucher',
  ),
  occasions: [
    ['birthday', phrase('anniversaire|fête ses (\\p{L}+|\\p{N}+) ans|anniv')],
    ['christmas', phrase('noël|père noël')],
    ['easter', phrase('pâques')],
    ['halloween', phrase('halloween')],
    [
      'school',
      phrase(
        'rentrée|premier jour (d’école|à l’école|de classe|de maternelle)|(entre|rentre|entrer) (en|au|à) (maternelle|cp|l’école)|nouvelle école',
      ),
    ],
    [
      'baby',
      phrase(
        '(petit frère|petite sœur|nouveau bébé) (arrive|va naître)|(un|une) (petit frère|petite sœur)|(grand frère|grande sœur)',
      ),
    ],
    ['moving', phrase('déménage|déménagent|déménagement|déménager')],
  ],
  notNames: /(?:tion|sion|ment|té|eurs|euse|isme|age|eux|ières|iers)$/,
};
