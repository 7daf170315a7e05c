export const prompts: readonly string[] = [
  'Sur une lune sans vent, Capucine répare les cerfs-volants de la colonie. Un matin, l’un d’eux se met à tirer sur sa ficelle, vers le haut, comme si quelqu’un, là-bas, tenait l’autre bout.',
  'L’ascenseur spatial tombe en panne entre deux mondes avec à son bord un prêtre, une évadée et un robot nommé Basile, qui prétend être le frère de l’un des deux passagers.',
  'Isidore livre le courrier entre les étoiles depuis quarante ans. Dans son dernier sac, il trouve une lettre à son propre nom, postée d’une planète que personne n’a encore découverte.',
  'La station Méridienne n’a plus que trois habitants et une bibliothèque. Quand Apolline décide de brûler un livre pour se chauffer, le vaisseau tout entier la supplie de choisir un autre chapitre.',
  'On a retrouvé la mer, congelée, dans la soute d’un cargo. Le capitaine Firmin doit la rendre à la Terre, mais la cuisinière du bord en a déjà vendu une vague à des contrebandiers.',
  'Un robot jardinier attend depuis deux siècles le retour de ceux qui lui ont confié un pommier. Celle qui arrive enfin, Noémie, ne sait pas ce qu’est une pomme, et elle a très faim.',
  'Dans une ville où l’on vend ses souvenirs au poids, Salomé rachète par erreur celui d’un inconnu : un phare, une clef, et le visage de sa propre mère, qui pleure en riant.',
  'L’intelligence artificielle du vaisseau Aubépine tombe amoureuse de la lune. Pour la voir de plus près, elle change de route sans prévenir les neuf cents passagers ni Théodore, son mécanicien.',
  'Chaque nuit, la radio de Clothilde capte la voix d’un garçon qui décrit son dragon apprivoisé. Les astronomes sont formels : l’émission vient d’une étoile morte avant la naissance des hommes.',
  'Le dernier horloger de Mars reçoit une montre qui avance exactement de neuf ans. Dans le boîtier, son apprentie Eulalie découvre une photographie où ils figurent tous les deux, devant une rivière.',
];
