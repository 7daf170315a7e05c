import type { Genre, Language } from '@storyloom/shared/domain';

/** Prompts of 30 to 50 words for a demo without AI, each written in its own language. */
export const PROMPT_TEXTS: Readonly<Record<Language, Readonly<Record<Genre, readonly string[]>>>> = {
  english: {
    fantasy: [
      'A bell under the lake rings for the first time in a century, and only the ferryman’s deaf daughter feels it. To learn who is pulling the rope, she must row out alone before the water freezes over.',
      'Every map that old Ansel draws comes true by morning, so he has drawn nothing but quiet villages for forty years. Then a stranger pays him to copy a chart with a dragon asleep in one corner.',
      'The kingdom’s last witch has retired to grow beans. When the beans begin to whisper the names of missing children, she takes her crooked hat from its nail and asks the vegetable patch for directions.',
      'A thief steals a lantern and finds that it lights only what people have lost. In its glow the city is crowded with dropped rings, forgotten birthdays and one brother who was never supposed to have existed.',
    ],
    scifi: [
      'The colony ship’s gardener wakes eighty years too early to water a single plant. As she repairs the sleeping pods around her, she discovers that somebody has been writing letters to her in the soil.',
      'A repair robot on a lonely relay station receives a distress call in its own voice, sent from tomorrow. It has one day, one spare battery and one human to convince before the message makes sense.',
      'On a moon where sound is taxed, a family earns its living by smuggling music in seashells. Their youngest refuses to carry any more, because the last shell she opened was crying for help.',
      'Two astronauts who cannot stand each other are the only ones awake when the stars go out, one by one, in the order of an old nursery rhyme. The next line of it is about home.',
    ],
    children: [
      'Pip the hedgehog wants to go to the balloon fair, but everything he hugs goes pop. With the help of a very patient goose, he sets out to find something soft enough, and brave enough, to hold.',
      'At night the letters in Nora’s alphabet book climb down to play. One morning the letter S has not come home, and suddenly nobody can say spoon, sock or sister. Nora packs a lunch and goes looking.',
      'A small cloud is afraid of raining on people, so it keeps every drop inside until it is too heavy to fly. It lands in a garden where one thirsty sunflower has been waiting all summer.',
      'The moon has lost a button, and its coat will not close. Three mice, a ladder and a sleepy owl must sew on a new one before bedtime, or nobody in town will know when to dream.',
    ],
    romance: [
      'For nine years two rival bakers have swapped insults on the chalkboards outside their shops. When a storm floods the street, they must share the only dry oven, and each finds out who kept every photograph of those boards.',
      'A piano tuner falls for the person who leaves notes inside a station piano, never signed and always kind. When the station is to be closed, she has one week to recognise a stranger by his handwriting.',
      'After her wedding is called off, Lena takes the honeymoon trip alone and finds her seat beside a man returning forty borrowed library books. He is going from town to town, and the last address on his list is hers.',
      'Two widowed lighthouse keepers on opposite shores have spoken in flashes of light every night for a decade. The lamps are about to be automated, and neither has ever asked the other for a name.',
    ],
  },
  spanish: {
    fantasy: [
      'Una relojera hereda un reloj que solo avanza cuando alguien dice la verdad. En una ciudad gobernada por mentirosos amables, las agujas llevan veinte años quietas, hasta que una noche dan la una y despiertan a todos.',
      'En el pueblo donde nunca llueve, un niño encuentra una llave mojada bajo la almohada. Cada puerta que abre con ella da a un mar distinto, y en el último lo espera su abuelo, que desapareció pescando.',
    ],
    scifi: [
      'La última bibliotecaria de Marte recibe un libro que aún no se ha escrito y que lleva su nombre en la portada. Le faltan las páginas finales, y alguien las está vendiendo, una por una, en el mercado negro.',
      'Un técnico repara recuerdos ajenos en un taller bajo la autopista. Cuando una clienta le lleva una tarde de verano rota, descubre que en ella aparece él, mucho más viejo, pidiéndole que no la arregle todavía.',
    ],
    children: [
      'La tortuga Catalina quiere ganar la carrera del bosque, pero siempre se detiene a saludar a todo el mundo. El día de la gran carrera, sus amigos descubren que tanto saludo ha dejado un camino lleno de ayudantes.',
      'En la panadería de don Tomás, los bollos salen volando cada mañana y nadie sabe por qué. Lucía y su perro Migas se esconden entre la harina para averiguarlo, y oyen una risita muy pequeña dentro del horno.',
    ],
    romance: [
      'Elena traduce cartas de amor para quienes no encuentran palabras. Un día reconoce en un sobre la letra del único hombre al que nunca se atrevió a responder, y el encargo consiste en escribirle a ella misma.',
      'Dos vecinos que solo se conocen por el ruido de sus pasos comparten, sin saberlo, la misma mesa del café a horas distintas. Una taza equivocada, un paraguas olvidado y una tarde de lluvia van a corregir los relojes.',
    ],
  },
  french: {
    fantasy: [
      'Dans un village où chacun possède une ombre de rechange, la jeune Maïa perd les deux le même soir. Pour les retrouver, elle doit suivre un marchand de bougies jusqu’au pays où la nuit se vend au mètre.',
      'Le dernier dragon du royaume travaille comme fondeur de cloches et ne demande rien à personne. Mais la cloche qu’il vient de couler refuse de sonner, sauf pour annoncer le nom de celui qui trahira la reine.',
    ],
    scifi: [
      'À bord d’une station qui tourne autour d’une étoile mourante, une enfant élève en secret une plante interdite. Quand les lumières s’éteignent l’une après l’autre, la plante se met à briller et à dessiner une carte.',
      'Un facteur de l’espace livre une lettre avec trois cents ans de retard. La destinataire est toujours vivante, elle l’attendait, et sa réponse doit absolument partir avant que la planète ne change de soleil.',
    ],
    children: [
      'Le petit phare de Kermor a peur du noir, ce qui est bien gênant pour un phare. Une mouette bavarde, un crabe musicien et une étoile filante décident de lui apprendre, nuit après nuit, à allumer son courage.',
      'Un matin, Léon trouve un nuage endormi dans sa boîte à goûter. Il le cache sous son manteau pour aller à l’école, mais le nuage se réveille en pleine dictée et se met à neiger sur les cahiers.',
    ],
    romance: [
      'Chaque dimanche, un libraire glisse un mot dans le même roman que personne n’achète. Un jour, le mot a disparu et une réponse l’a remplacé, écrite par quelqu’un qui semble le connaître mieux que lui-même.',
      'Ils se sont quittés sur un quai de gare en se promettant de ne jamais s’écrire. Dix ans plus tard, une grève les bloque une nuit entière dans la même gare, avec un seul banc et beaucoup trop de souvenirs.',
    ],
  },
  chinese: {
    fantasy: [
      '山里的老钟每敲一次，村里就有一个人忘记自己的名字。十二岁的阿禾决定爬上钟楼，却发现敲钟的人正是失踪多年的母亲，而她已经不记得自己有过女儿。',
      '一位修伞的老人收到一把永远在滴水的旧伞。只要撑开它，就能听见一座沉在湖底的城里人们说话的声音。今晚，其中一个声音在叫他的名字，请他回家。',
    ],
    scifi: [
      '月球图书馆的管理员每天给地球写一封信，却从来没有收到回信。直到某天，一只旧信箱里出现了三百封回信，日期全部是明天，最后一封只写着两个字：快跑。',
      '机器人小七的工作是替人保管不想要的记忆。有个女孩把最快乐的一天交给了它，然后消失了。为了找到她，小七第一次打开了不属于自己的抽屉。',
    ],
    children: [
      '小刺猬团团想送给月亮一件生日礼物，可是月亮住得太高了。他和爱打瞌睡的猫头鹰、会叠纸船的小老鼠一起，想出了一个又大又圆、甜甜的好主意。',
      '幼儿园的小水壶每天早上都会少一半的水，谁也不知道是谁喝的。豆豆悄悄躲在窗帘后面，看见一朵很小很小的云，正踮着脚学习怎样下雨。',
    ],
    romance: [
      '她在旧书店买到一本诗集，书页里夹着一张十年前没有寄出的明信片，收信人写的正是她的名字。店主说，写信的人每个星期三下午都会回来，看看书还在不在。',
      '两个人每天乘坐同一班夜车，一个上车时，另一个正好下车，只能隔着玻璃点点头。最后一班车停运的那个晚上，他终于没有下车，而她也带了两杯热茶。',
    ],
  },
};
