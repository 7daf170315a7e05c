export const french: readonly string[] = [
  'Raconte l’histoire de Mirabelle, qui garde un petit dragon dans le four de la boulangerie. Il rêve de souffler les bougies d’un gâteau, mais chaque fois il les allume. L’anniversaire du maire approche et tout le village compte sur lui.',
  'Anselme a trouvé dans la boîte aux lettres une lettre adressée au fantôme du grenier. Il monte la lui porter avec une lampe et deux biscuits, mais le fantôme ne sait pas lire et voudrait surtout répondre.',
  'Écris un conte où une girafe nommée Paulette prend l’ascenseur d’un grand magasin pour acheter une écharpe. Aucune n’est assez longue. Un vendeur très patient, une pelote de laine et toute une école vont essayer de l’aider avant l’hiver.',
  'Le phare de la pointe a peur du noir. Chaque soir, la petite gardienne, Odile, doit lui tenir la main jusqu’à ce qu’il s’allume. Mais ce soir un bateau arrive en avance, et Odile est enrhumée.',
  'Théodore, sept ans, est chargé de garder le silence de la bibliothèque pendant une heure. Il le met dans un bocal, avec des trous pour l’air. Quand il revient du goûter, le couvercle est dévissé et on entend courir.',
  'Une histoire avec un hérisson qui voudrait danser la valse, une grenouille qui connaît toutes les danses sauf celle-là, et un bal au bord de l’étang où personne n’ose inviter personne. La pluie s’en mêle, et un vieil accordéon.',
  'Lison a un frère invisible depuis mardi. Il mange toujours sa part de tarte, mais on ne voit que la cuiller. À l’école, on annonce la photo de classe, et maman tient beaucoup à ce qu’il soit bien coiffé.',
  'Dans la cour de l’école, Gaspard a planté une clé, pour voir. Au printemps il pousse une petite porte, au ras de l’herbe, avec une sonnette. Toute la classe se dispute pour savoir qui sonnera et ce qu’il faudra dire.',
  'Raconte la grande course des escargots de Saint-Pépin, que Bérangère prépare depuis trois ans avec son champion, Éclair. La veille du départ, Éclair tombe amoureux d’une laitue, et il ne veut plus entendre parler de ligne d’arrivée.',
  'Un ours très poli loue la chambre du troisième étage pour hiberner. La petite Colombe, qui habite dessous, apprend à jouer de la trompette. Il faudrait trouver avant décembre un arrangement, une couverture plus épaisse ou une très longue berceuse.',
];
