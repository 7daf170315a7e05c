export const prompts: readonly string[] = [
  'Philomène garde un phare à cent lieues de la mer. Chaque nuit, il éclaire un navire qui traverse les champs. Ce soir, le navire s’arrête, et une échelle de corde descend jusqu’à sa fenêtre.',
  'Un notaire nommé Gaspard doit partager l’héritage d’un dragon entre trois villages. Le testament est formel : tout revient à une petite fille, sauf le feu, que le mort désire emporter avec lui.',
  'Ysaline coud des ailes pour les anges qui ont perdu les leurs. Un client lui en commande une seule, très grande, et la paie d’avance avec l’ombre de son frère disparu.',
  'Dans la ville de Corbelune, les horloges refusent de sonner midi. Le jeune Mathurin, apprenti horloger, découvre que quelqu’un a volé cette heure-là, et qu’il la revend, minute par minute, aux mourants.',
  'La sorcière Radegonde prend sa retraite et cherche quelqu’un à qui laisser son chaudron, sa chèvre et une malédiction encore sous garantie. Un seul candidat se présente, et c’est un inspecteur des impôts.',
  'Un pont parle la nuit, mais seulement à ceux qui le traversent en pleurant. Blandine, qui ne pleure jamais, a besoin de son secret avant l’aube, car son père doit être pendu à midi.',
  'Chaque matin, une lettre arrive au château de Morneplaine, adressée à une reine qui n’est pas encore née. Lothaire, le portier, en ouvre une par erreur et reconnaît sa propre écriture.',
  'Le roi a perdu sa couronne aux dés contre un blaireau. Éloi, son page, reçoit l’ordre de la récupérer sans bruit, mais le blaireau règne déjà, et il règne plutôt bien.',
  'Dans une forêt où chaque arbre porte le nom d’un vivant, la bûcheronne Isaure reçoit l’ordre d’abattre un chêne. Sur l’écorce, elle lit le nom de sa sœur, gravé d’une main inconnue.',
  'Une caravane traverse le désert avec une mer pliée dans un coffre. Zacharie, le gardien de la clef, a promis de ne jamais l’ouvrir, mais un enfant lui demande à quoi ressemble une vague.',
];
