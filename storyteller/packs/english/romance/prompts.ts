export const prompts: readonly string[] = [
  'Marguerite repairs broken umbrellas in a railway arch. Every time it rains, the same man brings her the same umbrella with the same broken rib, and on the first dry day of spring he comes without one.',
  'Two translators are hired to turn the same love letter into different languages. Ilse thinks it is a farewell, Mateo is certain that it is a proposal, and they must agree before the boat to Trieste leaves.',
  'A lighthouse keeper called Ewan has talked by radio every night with the keeper across the strait. Neither has asked the other’s name. Then the two lamps are to be replaced by a single automatic one.',
  'The night baker and the morning florist share a shop, a key and one pair of scissors, and have never met. Agnes begins to leave notes in the till, and the answers come back dusted with flour.',
  'At her sister’s wedding Pilar is seated next to an empty chair with a name card on it. The guest arrives three days late, with a suitcase full of lemons and the wrong idea of who she is.',
  'A retired pilot named Gwen wins dancing lessons for two in a village raffle. She has nobody to bring, and so the postman, who has two left feet and a secret, offers to be nobody.',
  'When the cinema in Harbor Street closes, the projectionist Anton finds forty years of lost gloves under the seats. He puts a notice in the window, and the first to come for hers has only one hand free.',
  'A piano is being carried up nine floors by four men and a woman called Odette, who tunes it on every landing. On the sixth, a door opens, and somebody asks her to play it a little longer.',
  'Every spring the river floods the road between two farms, and Bram and Lotte, who have not spoken since school, must share one boat, one stove and a very old dog until the water goes down.',
  'A woman who writes other people’s love letters at the market in Valdoro is asked by a shy clockmaker to write one for him. He will not tell her who it is for, only that she takes sugar.',
];
