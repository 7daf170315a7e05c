export const prompts: readonly string[] = [
  'A lighthouse keeper named Morwen finds that her lamp no longer shows ships the rocks but shows them their childhood homes. Sailors have started to steer for it on purpose, and one of them knows her brother.',
  'Every winter the village of Cold Ashby lends its only dragon to the neighbors, and every spring it comes back a little sadder. This year young Hal is sent along with it, as a companion and to read the contract.',
  'Old Tabitha Reeve mends broken wings: sparrows, moths, the odd angel. One night somebody leaves a pair of enormous black wings on her doorstep in a laundry basket, with a letter that asks her not to tell anyone whose they are.',
  'The royal wizard has lost his memory and taken a job in a bakery, where the bread keeps telling people the truth. Nell, the apprentice, has a week to cure him before the wedding cake is ordered.',
  'In a city where each person is given a door at birth, Osmund’s has never opened. On the day he turns forty he hears someone knocking, politely, from the other side, and asking for a cup of sugar.',
  'A thief called Wren steals a music box from a queen and discovers that it holds the queen’s only lullaby. Now nobody in the palace can sleep, and the reward is larger than anything in the treasury.',
  'Twin sisters inherit a forest: Maud gets the trees, and Edith gets the shadows. They have not spoken for eleven years, but the shadows have begun to walk away, and the trees want a word with both.',
  'A retired knight opens a school for monsters who want to pass as villagers. His best pupil, a shy ogre named Bartholomew, has been invited to supper by a family that he was once hired to eat.',
  'The river spirit owes Agnes a favor from forty years ago, when she gave back his drowned fiddle. She has saved it up for something important, and today her grandson has gone missing with a boat.',
  'On the last night of the year the stars come down to be polished. Jem, the lamplighter’s daughter, is given the smallest and drops it in the harbor, where a very old fish has been waiting for a light.',
];
