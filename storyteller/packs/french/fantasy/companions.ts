import type { Companion } from '../../pack.ts';
import { companionsOfTheRoad } from './companions-road.ts';

const companionsOfTheTown: readonly Companion[] = [
  {
    name: 'Barnabé',
    gender: 'm',
    meet: [
      `Un colporteur de serrures, du nom de {companion}, marche déjà sur la route, quarante kilos de [verrous|cadenas|targettes] au dos.
        Il n’a pas de maison, donc pas de porte, et [se vexe vite|le prend mal|en parle trop].
        <Je lui dis|Tu lui dis|{name} lui dit> où mène la route, et [pourquoi|depuis quand|à quel prix].
        ¶ « Ah, {noun}. Il y aura des serrures, {name} », dit-il, [tout content|déjà de trois pas en avant|en se frottant les mains].
        @light Il tinte à chaque pas, comme [un troupeau|une cuisine|un petit orage].`,
      `¶ « Vous fermez mal », dit une voix derrière, quand <je tire|tu tires|{name} tire> la porte.
        ¶ C’est {companion}, colporteur de serrures, qui [salue les portes|parle aux gonds|embrasse les clefs] avant les gens.
        Il répare le loquet [pour rien|d’un cheveu|en sifflant], entend parler {noun:of}, et prend le même chemin, comme si on l’avait invité.
        @mysterious À sa ceinture pend une seule clef sans [serrure|dents|étiquette].
        @emotional Il essuie le seuil du [revers|mouchoir|coude], avant de partir, comme un front.`,
    ],
    banter: [
      `{companion} compte les portes, par métier : [deux cent onze|cent neuf|quatre-vingt-trois] depuis le départ.
        <Je demande|Tu demandes|{name} demande> s’il compte aussi les [fenêtres|barrières|chatières].
        ¶ « Les [fenêtres|barrières|chatières] », dit-il, « c’est pour les gens qui n’osent pas. »
        @humorous Il réfléchit une lieue, et ajoute que les cheminées, c’est de [l’effraction|la poésie|l’orgueil].
        @mysterious Il en a sauté une, ce matin, et marché plus [vite|bas|loin].`,
      `À la halte, {companion} démonte un cadenas pour [se détendre|s’endormir|digérer] et range les ressorts sur <mon genou|ton genou|le genou de {name}>, par ordre de caractère.
        Le plus petit, d’après lui, c’est celui qui [tient tout|décide|ment].
        Quand le cadenas est refermé, le petit ressort est resté sur le [pain|genou|mouchoir].
        @emotional Il le glisse dans <ma paume|ta paume|la paume de {name}>, [encore tiède|avec gravité|un soir], sans rien demander.
        @light Le cadenas, depuis, [bâille|fait des fugues|rit tout seul].`,
      `<Je veux|Tu veux|{name} veut> savoir ce qu’ouvre la clef que {companion} porte à la ceinture.
        Il répond que c’est la sienne, celle de [sa porte|chez lui|sa future cuisine], et qu’il ne reste plus qu’à trouver [la maison|les murs|un terrain].
        [Puis il marche devant un moment|Il prend les devants, une lieue durant|Il ne dit plus rien jusqu’au pont], et ses serrures [se taisent|ne tintent plus|sonnent faux].
        @dramatic Une porte claque au loin. Il se [retourne|raidit|tait].
        @neutral La clef est en [fer|laiton|bronze] et mesure quatre pouces.`,
      `{companion} frappe à tout : aux [arbres creux|ruches|rochers], aux barriques, et un jour sur l’épaule d’un [gendarme|moine|cheval].
        [Il attend la réponse, poliment|Puis il patiente, en homme du monde|Il écoute], le chapeau [bas|à la main|de côté].
        <Je l’imite|Tu l’imites|{name} l’imite>, pour voir, sur un vieux [chêne|mur|tonneau] //et [quelqu’un, dedans, demande qui c’est|une voix, dedans, prie de patienter|on entend tirer une chaise].
        @mysterious {companion} met un doigt sur les lèvres ; il n’a pas l’air [surpris|tranquille|décidé à répondre].
        @humorous Ils disent qu’ils n’ont besoin de rien, et [reviennent se coucher|tirent un verrou|baissent la lampe].`,
      `La nourriture, chez {companion}, est sous clef : le [fromage|lard|sel] dans une cassette, la cassette dans un coffret.
        [Il égare toujours|Il perd, chaque soir,|Il s’assied régulièrement sur] [la seconde|la bonne|une] des deux clefs.
        <Je propose|Tu proposes|{name} propose> d’acheter un sac ; il en reste [sans voix|choqué|pâle] jusqu’au soir.
        @light On dîne donc de [noisettes|cerises|prunes], qui ont au moins la politesse d’être simples à ouvrir.
        @emotional Le lendemain, sans un mot, il [sert|partage|tend] le fromage dans un sac.`,
      `[Il existe, selon {companion}, trois sortes de portes|{companion} connaît trois sortes de portes|Les portes, enseigne {companion}, sont de trois sortes] : celles qu’on ferme par peur, par [pudeur|colère|habitude], et celles qu’on ferme pour être [rappelé|retenu|suivi].
        <Je lui demande|Tu lui demandes|{name} lui demande> laquelle se trouve devant {noun}.
        [Il tâte l’air, à hauteur de poignée|Il ferme un œil, cherche des gonds|Sa main cherche, dans le vide, une poignée], puis [renifle|souffle|sourit] : la troisième.
        @dramatic Mais la poignée, dit-il, est [brûlante|de l’autre côté|cassée].
        @neutral Il note cela dans un carnet [à fermoir|rouge|sans marge].`,
    ],
    quarrel: [
      `¶ « Il y a des portes, {name}, qu’on n’ouvre pas en payant avec celle des autres », dit {companion}, [sans crier|tout bas|en bouclant sa hotte].
        ¶ <Je réponds|Tu réponds|{name} répond> qu’un homme sans maison peut [facilement|toujours|bien] en parler.
        C’est le mot de [trop|travers|la fin] //et {companion} part, ses serrures [serrées contre lui|muettes|tintant comme de la vaisselle].
        @emotional Sur la pierre, il a laissé le plus petit des [ressorts|cadenas|verrous].
        @dramatic Il ne [se retourne pas|claque rien|dit pas adieu]. Il ferme.`,
    ],
    back: [
      `On frappe, [trois coups|poliment|à hauteur d’homme], là où il n’y a pas de porte.
        C’est {companion}, [trempé|le chapeau bas|une joue noire], avec une porte neuve sur le dos, qu’il plante dans la terre [bien droit|en silence|à coups de talon].
        ¶ « Voilà, {name} », dit-il. « Maintenant, on peut [me laisser entrer|me la claquer au nez|m’ouvrir]. »
        ¶ <J’ouvre|Tu ouvres|{name} ouvre> la porte, [sans un mot|lentement|en grand].
        @light Elle grince déjà, ce qui, pour une porte, est [un bonjour|bon signe|de la joie].
        @neutral La clef de sa ceinture [entre|tourne|convient] du premier coup.`,
    ],
  },
  {
    name: 'Griselle',
    gender: 'f',
    meet: [
      `La barbière, {companion}, a été [vingt|trente] ans bourrelle, et nul ne lui serre la main.
        Elle a rendu sa hache contre [un rasoir|des ciseaux|un blaireau], et coupe maintenant plus haut.
        <Je lui tends la mienne|Tu lui tends la tienne|{name} lui tend la sienne>, sans y penser //et {companion} la garde [longtemps|comme un œuf|à deux mains].
        Puis elle [plie sa serviette|ferme boutique|décroche l’enseigne] : elle vient.
        @humorous Ses clients se tiennent très [droits|sages|tranquilles].`,
      `Avant de partir, <je me fais|tu te fais|{name} se fait> couper les cheveux chez {companion}, qui fut [longtemps|vingt ans|jadis] l’exécutrice du comté.
        [La main est légère|Le fer est froid|Le geste est sûr], la nuque [fraîche|nue|attentive].
        ¶ « Pour {noun}, {name}, il faudra quelqu’un qui ne tremble pas », dit-elle en [soufflant sur les ciseaux|balayant|pliant le drap].
        ¶ [Elle n’ajoute rien|La boutique est fermée|Le reste se passe de mots] //et elle est déjà [chaussée|sur le seuil|chargée de peignes].
        @dramatic Derrière le miroir, une place vide, longue, en forme de [hache|lame].`,
    ],
    banter: [
      `{companion} regarde les nuques ; c’est [plus fort qu’elle|le métier|une habitude], et les gens remontent leur col.
        [Elle dit qu’on y voit tout|Tout s’y lit, dit-elle|C’est une page ouverte, à l’en croire] : celui-ci [ment|a faim|aime sa sœur], [celle-là va tomber malade|l’autre a pleuré ce matin|cette autre part demain].
        <Je demande|Tu demandes|{name} demande> ce que raconte <la mienne|la tienne|la sienne>.
        ¶ « Que tu [dors mal|attends une lettre|chantes faux] », répond-elle, « et que tu es {fier|fière}. »
        @mysterious Elle n’a pas tout [dit|vu|lu] ; elle a repris sa pipe à l’envers.
        @light Le col, depuis, reste [levé|boutonné|sous écharpe].`,
      `Au marché, un homme reconnaît {companion} et [recule|se signe|pose ses œufs].
        Elle achète quand même six [oignons|pommes|harengs][, et compte la monnaie tout haut,|, en posant les sous un par un,| et recule d’un pas,] pour qu’il n’ait pas à [toucher sa main|s’approcher|parler].
        <Je rends|Tu rends|{name} rend> les pièces à l’étal //et l’homme les [lave|souffle dessus|laisse tomber].
        @emotional Le soir, elle épluche les oignons avec [un soin de nourrice|excuse|les yeux secs].
        @neutral Il manquait [deux|trois] sous, qu’elle ne réclame pas.`,
      `{companion} sait quarante berceuses, apprises de [condamnés|brigands|faussaires] qui voulaient les laisser à quelqu’un.
        Elle en chante une, très [faux|bas|lentement], avec le nom de celui qui l’a donnée.
        <Je retiens|Tu retiens|{name} retient> le refrain sans le vouloir //[et cela fait, dit-elle, une de moins à porter|ce qui, dit-elle, allège|voilà, dit-elle, quelqu’un de relogé].
        @emotional Elle en a gardé une [pour la fin|sans nom|pour elle].
        @dramatic Le nom tombe dans l’air comme [une pierre|une lame|un seau].`,
      `On offre à {companion} de couper un gâteau, dans une ferme en fête, sans savoir [qui elle est|son métier|d’où elle vient].
        Elle prend le couteau, ferme un œil, et fait [douze|dix-sept|neuf] parts [si égales que toute la tablée se tait|dont pas une ne mange l’autre|et le silence se fait, un peu admiratif].
        <J’applaudis|Tu applaudis|{name} applaudit>, [pour aider|le premier|trop fort].
        @humorous ¶ « Vous étiez [géomètre|comptable|tailleuse] ? » demande un vieux. « Dans la finition », dit-elle.
        @light La dernière part revient au chien, [au millimètre près|en toute justice|avec cerise].`,
      `Quand {companion} ne dort pas, elle affûte : les ciseaux, les [peignes|cuillers|crayons], et une nuit, sans faire exprès, la lune de la fenêtre dans une vitre.
        <Je l’écoute|Tu l’écoutes|{name} l’écoute> passer la pierre, [longtemps|un coup sur deux|très doucement].
        Elle parle de {noun} comme d’un client [en retard|de passage|très attendu].
        @mysterious Elle compte en dormant, et s’arrête toujours au même [chiffre|prénom].
        @neutral Au matin, les crayons ont [trois|deux] pouces de moins.`,
      `¶ « Tu n’as jamais peur, avec moi ? » demande {companion}, en [attachant sa serviette|regardant la route|cassant une noix].
        ¶ <Je réfléchis honnêtement|Tu réfléchis honnêtement|{name} réfléchit honnêtement> : [si, un peu, quand elle|pas vraiment, sauf quand elle|une fois, dans le noir, quand elle] [éternue|cuisine|tient les ciseaux].
        Elle rit alors, d’un rire rouillé, sorti d’un [fond de tiroir|puits|vieux coffre] //[et les oiseaux s’en vont|resté longtemps sans emploi|les merles se taisent].
        @light Ils reviennent, le temps de [voir qui c’était|se recoiffer|rire aussi].
        @dramatic C’est la première fois, dit-elle, depuis [la hache|sa mère|vingt ans].`,
    ],
    quarrel: [
      `{companion} regarde ce qui vient d’être fait, puis la main qui [tremble encore|l’a fait|se cache].
        ¶ « Moi, on me donnait [un ordre signé|du papier timbré|l’heure et le nom] », dit-elle. « Toi, {name}, tu as [décidé {seul|seule}|choisi sans papier|signé pour tous]. »
        ¶ <Je crie|Tu cries|{name} crie> un mot ancien, [celui que tout le monde lui|le mot que chaque village lui|celui que les enfants lui] [jette|réserve|crache].
        Elle remet ses [gants|bottes|manchettes] //et [la route la prend|on ne voit bientôt que sa nuque|le chemin se vide].
        @neutral Les ciseaux restent sur [la borne|le mur|l’herbe], fermés.`,
    ],
    back: [
      `[Quelqu’un s’assied derrière, dans le noir, et une serviette|Il y a un pas, une chaise, puis une serviette|Sans un mot, dans le noir, une serviette] tombe sur <mes épaules|tes épaules|les épaules de {name}>.
        ¶ « Tu as, {name}, la nuque de quelqu’un qui [n’a pas dormi|s’en veut|allait m’appeler] », dit {companion}.
        ¶ <Je tends|Tu tends|{name} tend> la main, par-dessus l’épaule, sans [un regard|un mot|voir] //et [cinq doigts la trouvent|quelqu’un la prend|la sienne est déjà là].
        @emotional C’est elle, cette fois, qui a la main [froide|qui tremble|la moins sûre].
        @light Elle coupe quand même [une mèche|un épi], par principe.`,
    ],
  },
];

export const companions: readonly Companion[] = [...companionsOfTheTown, ...companionsOfTheRoad];
