export const french: readonly string[] = [
  'Chaque nuit, quelque chose tousse derrière le mur de la chambre d’Inaya, cinq ans. Avec Barnabé, son pingouin en tissu, elle décide d’aller voir qui est enrhumé, et de lui apporter un mouchoir.',
  'Milo et sa petite sœur Fanta veulent tous les deux la même moitié du même gâteau, celle qui a la cerise. Mamie est partie chercher un couteau, et il ne faut pas se disputer avant son retour.',
  'Thelma, quatre ans, a perdu Crevette, son lapin à une oreille, quelque part entre le marché et la maison. Son chien Bouchon a du flair, mais il ne s’en sert que pour le saucisson.',
  'Anh Thu court moins vite que son amie Léopoldine, et moins vite que la tortue de la classe, dit-on. Samedi, c’est la course jusqu’au vieux platane, et Anh Thu a une idée.',
  'Il pleut depuis trois jours sans s’arrêter. Sacha, six ans, bâtit une cabane de couvertures avec son chat Moutarde, mais chaque fois que le toit tient, Moutarde veut absolument dormir dessus.',
  'Tout le monde sait siffler : papa, le voisin, la bouilloire. Ilyès, cinq ans, ne souffle que du vent, et des miettes. Son perroquet, Monsieur Paul, voudrait bien lui donner des leçons.',
  'Rosalie, sept ans, veut apprendre à nager avant que son cousin Kofi revienne en août. Seulement, ses pieds refusent de quitter le fond, même quand elle le leur demande très poliment.',
  'Un chaton gris est monté tout en haut du cerisier de l’école, et il ne sait pas redescendre. Naël et son frère Ismaël ont un panier, une ficelle et une seule sardine.',
  'Ce matin, personne n’a souhaité un bon anniversaire à Wassila, qui a six ans depuis le réveil. Avec Pompon, son vieil ours, elle attend sous la table que quelqu’un s’en souvienne.',
  'Madame Ferreira, la voisine du cinquième, est malade et ne mange rien. Gabin et son amie Lou lui préparent une soupe, mais l’ascenseur est en panne, et la marmite est pleine jusqu’au bord.',
  'Émilien avait promis à son petit frère Tom de lui construire un bateau avant dimanche. On est dimanche, Tom est déjà dans la baignoire avec son capitaine, et Émilien avait oublié.',
  'Turbo, l’escargot de Soraya, est inscrit au concours du plus bel animal du quartier. Le matin même, il rentre dans sa coquille, et rien ne l’en fait sortir, pas même la laitue.',
];
