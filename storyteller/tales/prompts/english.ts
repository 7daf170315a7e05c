export const english: readonly string[] = [
  'Every night at the same time, something in the hall goes tick, tick, bump. Zainab, who is five, can’t sleep for wondering, so she and her stuffed walrus Mr. Biscuit are going out to ask it what it wants.',
  'Kofi and his big sister Abena both want the one yellow umbrella, and it is raining too hard for anybody to wait. Grandma says that they can have it when they agree, and she is already putting on her boots.',
  'Saoirse, four, has lost Lentil, her elephant with the chewed ear, somewhere between the library and the bus. Her dog Gravy knows every smell in town, but so far the only thing that he has found is half a sandwich.',
  'Mateo has never once beaten his friend Priya to the big oak at the end of the park. On Saturday they are racing again, and this time he has a plan, new socks, and a very uneasy feeling about both.',
  'It has rained since Tuesday. Linnea, six, is building a fort out of every blanket in the house, but each time that the roof finally stays up, her cat Admiral decides that it is the best bed he has ever seen.',
  'Everybody in Tariq’s family can whistle: his dad, his aunt, even the kettle. Tariq, who is six, can only blow crumbs. His parrot Olive has started giving him lessons, and she is not a patient teacher.',
  'Mei-Lin wants to learn to swim before her cousins come in August. Her arms know what to do, and so does her friend Jonah, but her feet will not leave the bottom of the pool, however politely she asks them.',
  'A gray kitten has climbed to the very top of the pear tree, and it has only now looked down. Beatriz and her little brother Davi have a basket, a long piece of string, and exactly one sardine.',
  'Today Anders is seven, and at breakfast nobody has said a word about it. He sits under the table with his bear Captain Plum, keeping very quiet, and waits for somebody in the house to look at the calendar.',
  'Mrs. Okafor on the fifth floor is ill in bed, so Leilani and her friend Ezra are bringing her a pot of soup. But the elevator is broken, the pot is full to the brim, and Ezra giggles when he is nervous.',
  'Ravi promised his little brother Sunny a cardboard rocket by Sunday, with a door that really opens. Now it is Sunday evening, Sunny is in the bathtub with his helmet on, counting down, and Ravi has forgotten all about it.',
  'Wherever Hattie goes, her snail Lightning comes along, in his own time. On Saturday he is entered in the town’s contest for the most remarkable pet, and this morning he has gone into his shell and will not come out.',
];
