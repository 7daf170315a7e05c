export const prompts: readonly string[] = [
  'Honorine tient le phare du cap et envoie chaque soir, avec la lampe, un message en morse que personne ne lit. Une nuit, du large, quelqu’un corrige une faute d’orthographe. Le bateau fera escale samedi.',
  'Raconte comment Ludovic, serrurier, ouvre la porte d’une inconnue qui a perdu ses clés, puis la perd de vue. Une semaine plus tard, elle l’appelle encore. Il commence à soupçonner qu’elle a toutes ses clés depuis le début.',
  'Une lettre d’amour arrive avec quarante ans de retard chez le nouveau locataire, Anatole. Il décide de la remettre en mains propres. La petite-fille de la destinataire l’accompagne, parce qu’elle ne croit ni aux lettres ni à la poste.',
  'Deux pianistes, Apolline et Mathurin, partagent le même piano dans une gare, l’un le matin, l’autre le soir. Ils ne se sont jamais vus. Ils se disputent par partitions interposées, jusqu’au jour où le piano est mis en vente.',
  'Pour le mariage de sa meilleure amie, Clémence doit ramener le frère perdu du marié, parti élever des chèvres. Il veut bien venir, à pied, avec la plus vieille de ses chèvres. Le chemin prend quatre jours et trois orages.',
  'Dans un immeuble de Lyon, le voisin du dessus, Octave, joue du violon très mal. Celle du dessous, traductrice, tape au plafond avec un balai. Un soir, ils s’aperçoivent qu’elle tape en mesure et que c’est presque joli.',
  'Un botaniste timide croit avoir découvert une fleur qui ne s’ouvre que lorsqu’on dit la vérité. Il demande à Joséphine, actrice, de l’aider à faire l’expérience. La fleur reste fermée toute la répétition, sauf à la dernière réplique.',
  'Éléonore répare des montgolfières, Simon a le vertige. Il doit pourtant écrire un article sur le grand rassemblement de juillet, et elle est la seule à vouloir de lui dans sa nacelle. Le vent, lui, a d’autres projets.',
  'Chaque année, le douze août, la même table est réservée pour deux sous un nom que personne ne porte. Cette fois, le serveur, Bertrand, décide de s’asseoir. En face de lui, une femme a eu exactement la même idée.',
  'Écris une histoire d’amour entre un dragon de carnaval et une trompette. Dans le dragon, il y a Baptiste, qui n’y voit rien. Derrière la trompette, il y a Marguerite, qui vient d’arriver en ville et joue trop fort.',
];
