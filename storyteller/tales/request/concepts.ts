/**
 * What a child's story meets. A heading gives the kind of what follows and, for people, what they are to the child. A line is a concept
 * and its words in English, Spanish, French and Chinese: the usual word first, then others for the same. `m` and `f` give the gender of a
 * word and of those after it, a stroke an irregular plural, and the last part of the first Chinese word is its measure word.
 */
export const CONCEPTS = `
# animal
dog | dog, doggy, doggie, hound, greyhound, spaniel, labrador, poodle, terrier, collie, beagle, dachshund, whippet, labradoodle, cockapoo, retriever, golden retriever, corgi, pug, dalmatian, basset, basset hound, border collie, sheepdog, schnauzer, mastiff, great dane, rottweiler, husky, alsatian, german shepherd, bulldog, chihuahua | perro m, perrito, galgo, caniche, podenco, mastín, bulldog, basset, border collie, labrador, salchicha, perrazo, perra f, perrita, galga | chien m, toutou, caniche, lévrier, épagneul, teckel, basset, border collie, labrador, setter, dogue, patou, bichon, berger allemand, bouledogue, chienne f | 狗 只, 狗狗, 金毛, 柯基, 泰迪, 拉布拉多, 柴犬, 边牧, 哈士奇, 博美
puppy | puppy, pup | cachorro m, cachorrito, cachorra f, cachorrita | chiot m | 小狗 只
cat | cat, kitty, tabby, siamese, ragdoll, maine coon, moggy | gato m, minino, siamés, gata f | chat m, matou, minou, siamois, chartreux, chatte f | 猫 只, 猫咪, 橘猫, 布偶猫, 英短, 狸花猫, 暹罗猫
kitten | kitten | gatito m, gatita f | chaton m | 小猫 只
rabbit | rabbit, bunny, bunny rabbit, hare | conejo m, conejito, liebre f, coneja, conejita | lapin m, lièvre, lapine f | 兔子 只, 小兔, 兔兔, 兔
hamster | hamster, gerbil | hámster/hámsters m, jerbo | hamster m, gerbille f | 仓鼠 只
guinea pig | guinea pig | cobaya f, conejillo de indias m | cochon d’inde/cochons d’inde m, cobaye | 豚鼠 只
mouse | mouse/mice, little mouse | ratón m, ratoncito, ratoncita f, ratona | souris f, souriceau m | 老鼠 只, 小鼠
rat | rat | rata f | rat m | 大老鼠 只
hedgehog | hedgehog | erizo m, eriza f | hérisson m | 刺猬 只
marmot | marmot, groundhog | marmota f | marmotte f | 土拨鼠 只
squirrel | squirrel | ardilla f | écureuil m | 松鼠 只
mole | mole | topo m, topillo | taupe f | 鼹鼠 只
badger | badger | tejón m | blaireau m | 獾 只
fox | fox, vixen | zorro m, zorrito, zorrita f, zorra | renard m, renarde f, renardeau m | 狐狸 只
wolf | wolf/wolves | lobo m, lobato, loba f | loup m, louveteau, louve f | 狼 只, 大灰狼
bear | bear, bear cub | oso m, osito, osezno, osa f, osita | ours m, ourson, ourse f | 熊 只, 小熊
polar bear | polar bear | oso polar/osos polares m, osa polar/osas polares f | ours polaire/ours polaires m, ours blanc/ours blancs | 北极熊 只
panda | panda, panda bear | panda m, oso panda/osos panda | panda m | 熊猫 只, 大熊猫
raccoon | raccoon, racoon | mapache m | raton laveur/ratons laveurs m | 浣熊 只
otter | otter | nutria f | loutre f | 水獭 只
beaver | beaver | castor m, castora f | castor m | 河狸 只
deer | deer/deer, fawn | ciervo m, cervatillo, cierva f | cerf m, faon, biche f | 鹿 只, 小鹿
reindeer | reindeer/reindeer | reno m | renne m | 驯鹿 只
moose | moose/moose, elk | alce m | élan m | 驼鹿 只
horse | horse | caballo m, yegua f | cheval/chevaux m, jument f | 马 匹, 大马
pony | pony, foal | poni m, potro, potra f | poney m, poulain | 小马 匹, 小马驹
donkey | donkey | burro m, burrito, asno, burra f | âne m, ânon, ânesse f | 驴 头, 毛驴
cow | cow f | vaca f, vaquita | vache f | 奶牛 头, 牛
calf | calf/calves | ternero m, becerro, ternera f | veau m | 小牛 头
sheep | sheep/sheep | oveja f, ovejita, carnero m | mouton m, brebis f | 绵羊 只, 羊
lamb | lamb | cordero m, corderito | agneau m | 小羊 只, 羔羊, 小羊羔
goat | goat | cabra f, cabrita, cabrito m, chivo | chèvre f, biquette, chevreau m, bouc | 山羊 只
pig | pig, piggy | cerdo m, cerdito, cochinito, cerda f | cochon m, truie f | 猪 头, 小猪
piglet | piglet | lechón m | cochonnet m, porcelet | 猪崽 只
chicken | chicken, hen | gallina f | poule f | 母鸡 只, 鸡
rooster | rooster m, cockerel | gallo m | coq m | 公鸡 只
chick | chick | pollito m, polluelo | poussin m | 小鸡 只
duck | duck | pato m, pata f | canard m, cane f | 鸭子 只, 鸭
duckling | duckling | patito m, patita f | caneton m | 小鸭 只, 小鸭子
goose | goose/geese | ganso m, oca f, gansa | oie f, oison m | 鹅 只
swan | swan, cygnet | cisne m | cygne m | 天鹅 只
turkey | turkey | pavo m | dindon m, dinde f | 火鸡 只
peacock | peacock m | pavo real/pavos reales m | paon m | 孔雀 只
bird | bird, birdie | pájaro m, pajarito, ave f, pajarita | oiseau/oiseaux m, oisillon | 鸟 只, 小鸟
owl | owl, owlet | búho m, lechuza f | hibou/hiboux m, chouette f | 猫头鹰 只
robin | robin | petirrojo m | rouge-gorge/rouges-gorges m | 知更鸟 只
sparrow | sparrow | gorrión m | moineau/moineaux m | 麻雀 只
swallow | swallow | golondrina f | hirondelle f | 燕子 只
crow | crow, raven, magpie | cuervo m, urraca f | corbeau/corbeaux m, corneille f, pie | 乌鸦 只, 喜鹊
eagle | eagle, hawk, falcon | águila f, halcón m | aigle m, faucon | 老鹰 只, 鹰
pigeon | pigeon, dove | paloma f, palomo m | pigeon m, colombe f | 鸽子 只
seagull | seagull, gull | gaviota f | mouette f, goéland m | 海鸥 只
parrot | parrot, budgie, parakeet | loro m, periquito, perico, lora f, perica, cotorra | perroquet m, perruche f | 鹦鹉 只
penguin | penguin | pingüino m, pingüina f | pingouin m, manchot | 企鹅 只
flamingo | flamingo/flamingoes | flamenco m | flamant rose/flamants roses m, flamant | 火烈鸟 只
stork | stork, crane | cigüeña f, grulla | cigogne f, grue | 鹳 只, 仙鹤
ostrich | ostrich | avestruz m | autruche f | 鸵鸟 只
toucan | toucan | tucán m | toucan m | 巨嘴鸟 只
hummingbird | hummingbird | colibrí m | colibri m | 蜂鸟 只
bat | bat | murciélago m | chauve-souris/chauves-souris f | 蝙蝠 只
frog | frog, toad, tadpole | rana f, ranita, sapo m | grenouille f, rainette, crapaud m, têtard | 青蛙 只, 蛤蟆, 蝌蚪
tortoise | tortoise | tortuga f | tortue f | 陆龟 只
turtle | turtle | tortuga f, tortuguita | tortue f | 乌龟 只, 海龟
lizard | lizard, gecko | lagarto m, lagartija f, salamandra | lézard m, salamandre f | 蜥蜴 只, 壁虎
chameleon | chameleon | camaleón m | caméléon m | 变色龙 只
snake | snake | serpiente f, culebra | serpent m, couleuvre f | 蛇 条
crocodile | crocodile, alligator | cocodrilo m, caimán | crocodile m, alligator | 鳄鱼 条
lion | lion, lion cub, lioness f | león m, leoncito, leona f | lion m, lionceau, lionne f | 狮子 头, 小狮子
tiger | tiger, tigress f | tigre m, tigresa f | tigre m, tigresse f | 老虎 只, 小老虎
leopard | leopard, panther, cheetah, jaguar | leopardo m, guepardo, pantera f | léopard m, guépard, panthère f | 豹子 只, 猎豹
elephant | elephant | elefante m, elefantito, elefanta f | éléphant m, éléphanteau | 大象 头, 小象
giraffe | giraffe | jirafa f | girafe f, girafon m | 长颈鹿 只
zebra | zebra | cebra f | zèbre m | 斑马 匹
hippo | hippo, hippopotamus | hipopótamo m | hippopotame m | 河马 头
rhino | rhino, rhinoceros | rinoceronte m | rhinocéros m | 犀牛 头
monkey | monkey | mono m, monito, mona f | singe m, ouistiti, guenon f | 猴子 只, 小猴
gorilla | gorilla, ape, orangutan, chimpanzee | gorila m, orangután, chimpancé | gorille m, chimpanzé, orang-outan | 猩猩 只
koala | koala | koala m | koala m | 考拉 只, 树袋熊
kangaroo | kangaroo, joey | canguro m | kangourou m | 袋鼠 只
sloth | sloth | perezoso m, oso perezoso | paresseux/paresseux m | 树懒 只
camel | camel | camello m, dromedario | chameau/chameaux m, dromadaire | 骆驼 头
llama | llama, alpaca | llama f, alpaca | lama m, alpaga | 羊驼 只
armadillo | armadillo | armadillo m | tatou m | 犰狳 只
pangolin | pangolin | pangolín m | pangolin m | 穿山甲 只
anteater | anteater, aardvark | oso hormiguero m | fourmilier m, tamanoir | 食蚁兽 只
meerkat | meerkat | suricata f | suricate m | 狐獴 只
skunk | skunk | mofeta f, zorrillo m | mouffette f | 臭鼬 只
weasel | weasel, ferret, stoat | comadreja f, hurón m | belette f, furet m | 黄鼠狼 只
fish | fish/fish, goldfish | pez/peces m, pececito | poisson m, poisson rouge | 鱼 条, 小鱼, 金鱼
shark | shark | tiburón m | requin m | 鲨鱼 条
whale | whale | ballena f | baleine f, baleineau m | 鲸鱼 头, 鲸
dolphin | dolphin | delfín m | dauphin m | 海豚 只
walrus | walrus/walruses | morsa f | morse m | 海象 只
seal | seal, sea lion | foca f | phoque m, otarie f | 海豹 只, 海狮
octopus | octopus, squid | pulpo m, calamar | pieuvre f, poulpe m | 章鱼 只
jellyfish | jellyfish/jellyfish | medusa f | méduse f | 水母 只
crab | crab, lobster | cangrejo m, langosta f | crabe m, homard | 螃蟹 只, 龙虾
starfish | starfish/starfish | estrella de mar f | étoile de mer/étoiles de mer f | 海星 只
seahorse | seahorse | caballito de mar/caballitos de mar m | hippocampe m | 海马 只
snail | snail, slug | caracol m, babosa f | escargot m, limace f | 蜗牛 只
worm | worm, earthworm | gusano m, lombriz f | ver m, ver de terre | 蚯蚓 条, 虫子
caterpillar | caterpillar | oruga f | chenille f | 毛毛虫 条
butterfly | butterfly, moth | mariposa f, polilla | papillon m | 蝴蝶 只
bee | bee, bumblebee | abeja f, abejita, abejorro m | abeille f, bourdon m | 蜜蜂 只
wasp | wasp | avispa f | guêpe f | 黄蜂 只
ant | ant | hormiga f, hormiguita | fourmi f | 蚂蚁 只
ladybird | ladybird, ladybug | mariquita f, catarina | coccinelle f | 瓢虫 只
spider | spider | araña f, arañita | araignée f | 蜘蛛 只
beetle | beetle | escarabajo m | scarabée m | 甲虫 只
cricket | cricket, grasshopper | grillo m, saltamontes | grillon m, sauterelle f, criquet m | 蟋蟀 只, 蚂蚱
firefly | firefly | luciérnaga f | luciole f, ver luisant m | 萤火虫 只
dragonfly | dragonfly | libélula f | libellule f | 蜻蜓 只
fly | housefly | mosca f | mouche f | 苍蝇 只
mosquito | mosquito/mosquitoes | mosquito m | moustique m | 蚊子 只
dinosaur | dinosaur, dino, t-rex, triceratops, diplodocus | dinosaurio m, dino, tiranosaurio | dinosaure m, dino, tyrannosaure | 恐龙 只, 小恐龙
mammoth | mammoth | mamut m | mammouth m | 猛犸象 头
# toy
teddy bear | teddy bear, teddy | osito de peluche/ositos de peluche m, oso de peluche/osos de peluche | ours en peluche m, nounours, ours en peluche | 玩具熊 只, 布熊, 毛绒熊, 泰迪熊
cuddly toy | cuddly toy, cuddly, lovey, stuffed animal, soft toy, plushie, plush, stuffie, stuffy | peluche m | doudou m, peluche f | 毛绒玩具 个, 布偶, 玩偶, 公仔
doll | doll, dolly, rag doll | muñeca f, muñeco m | poupée f, poupon m | 布娃娃 个, 娃娃, 洋娃娃
puppet | puppet, marionette | marioneta f, títere m | marionnette f | 木偶 个
toy soldier | toy soldier, tin soldier | soldadito m, soldadito de plomo/soldaditos de plomo | soldat de plomb/soldats de plomb m | 小锡兵 个
rocking horse | rocking horse | caballito de madera/caballitos de madera m | cheval à bascule/chevaux à bascule m | 木马 匹
toy car | toy car | cochecito m, coche de juguete/coches de juguete, carrito | petite voiture/petites voitures f | 玩具车 辆
toy | toy | juguete m | jouet m | 玩具 个
# creature
dragon | dragon | dragón m, dragoncito, dragona f | dragon m, dragonne f | 龙 条, 小龙
unicorn | unicorn | unicornio m | licorne f | 独角兽 只
robot | robot | robot m, robotito | robot m | 机器人 个
ghost | ghost, spook | fantasma m, fantasmita | fantôme m | 幽灵 个, 鬼
fairy | fairy f, tooth fairy | hada f, hada madrina | fée f | 仙女 位, 小仙女
witch | witch f | bruja f, brujita | sorcière f | 女巫 个, 巫婆
wizard | wizard m, magician | mago m, brujo | magicien m, sorcier, magicienne f | 魔法师 位, 巫师
elf | elf/elves, pixie | elfo m, duende, elfa f | lutin m, elfe | 精灵 个, 小精灵
gnome | gnome, dwarf/dwarves | gnomo m, enano, enanito | gnome m, nain | 小矮人 个
giant | giant | gigante m, giganta f | géant m, géante f | 巨人 个
ogre | ogre, troll, goblin | ogro m, trol | ogre m, troll | 食人魔 个, 妖怪
mermaid | mermaid f | sirena f, sirenita | sirène f | 美人鱼 条
alien | alien, martian | extraterrestre m, marciano, alienígena | extraterrestre m, martien | 外星人 个
vampire | vampire | vampiro m, vampira f | vampire m | 吸血鬼 个
mummy monster | egyptian mummy | momia f | momie f | 木乃伊 个
yeti | yeti, bigfoot | yeti m | yéti m | 雪怪 个
phoenix | phoenix | fénix m | phénix m | 凤凰 只
snowman | snowman/snowmen m | muñeco de nieve/muñecos de nieve m | bonhomme de neige/bonshommes de neige m | 雪人 个
scarecrow | scarecrow | espantapájaros m | épouvantail m | 稻草人 个
genie | genie | genio m | génie m | 灯神 个
father christmas | father christmas m, santa, santa claus | papá noel m, santa claus | père noël m | 圣诞老人 位
train engine | little engine | locomotora f | locomotive f | 小火车 列
superhero | superhero/superheroes | superhéroe m, superheroína f | super-héros m, super-héroïne f | 超人 个, 超级英雄
# child
girl | girl f, little girl, schoolgirl, lass | niña f, niñita, chica, chiquilla, nena, chavala, cría, chamaca | fille f, fillette, petite fille | 女孩 个, 小女孩, 小姑娘, 女孩子
boy | boy m, little boy, schoolboy, lad | niño m, niñito, chico, chiquillo, nene, chaval, crío, chamaco | garçon m, petit garçon, garçonnet | 男孩 个, 小男孩, 男孩子
daughter | daughter f | hija f, hijita | fille f | 女儿 个, 闺女
son | son m | hijo m, hijito | fils m | 儿子 个
granddaughter | granddaughter f | nieta f, nietecita | petite-fille/petites-filles f | 孙女 个, 外孙女
grandson | grandson m, great-grandson | nieto m, nietecito, bisnieto | petit-fils/petits-fils m, arrière-petit-fils | 孙子 个, 外孙
niece | niece f, goddaughter | sobrina f, ahijada | nièce f, filleule | 侄女 个, 外甥女
nephew | nephew m, godson, great-nephew | sobrino m, ahijado, sobrino nieto | neveu/neveux m, filleul, petit-neveu | 侄子 个, 外甥
child | child/children, kid, toddler, kiddo, twin, grandchild/grandchildren, godchild/godchildren | peque m, bebé, gemelo, gemela f, melliza, mellizo m | enfant m, gamin, bambin, loulou, jumeau/jumeaux, jumelle f, gamine f | 孩子 个, 双胞胎, 小孩, 小朋友, 宝宝, 宝贝
princess | princess f | princesa f | princesse f | 公主 位, 小公主
prince | prince m | príncipe m, principito | prince m | 王子 位, 小王子
cousin | cousin | primo m, primito, prima f, primita | cousin m, cousine f | 表弟 个, 表妹, 表哥, 表姐, 堂弟, 堂妹, 堂哥, 堂姐
# child brother
brother | brother m, bro, baby brother, stepbrother, half-brother | hermano m, hermanito, hermanastro, ermano, ermanito | frère m, petit frère, grand frère, frérot, demi-frère, demi frère | 弟弟 个, 哥哥, 小弟弟
# child sister
sister | sister f, sis, baby sister, stepsister, half-sister | hermana f, hermanita, hermanastra, ermana, ermanita | sœur f, soeur, petite sœur, grande sœur, demi-sœur, demi sœur | 妹妹 个, 姐姐, 小妹妹
# child friend
friend | friend, best friend, pal, mate, classmate, schoolmate | amigo m, amiguito, compañero, amiga f, amiguita, compañera | ami m, copain, camarade, amie f, copine | 朋友 个, 好朋友, 同学, 伙伴, 小伙伴
# grownup mother
mother | mother f, mum, mom, mummy, mommy, mama, momma, stepmother, stepmum | madre f, mamá, mami, mama, mamaíta, madrastra | mère f, maman, belle-mère, belle mère | 妈妈 位, 妈咪, 母亲, 妈
# grownup father
father | father m, dad, daddy, papa, pa, stepdad, stepfather | padre m, papá, papi, papa, padrastro | père m, papa, beau-père, beau père | 爸爸 位, 爸比, 父亲, 老爸, 爸
# grownup grandmother
grandmother | grandmother f, grandma, granny, gran, nana, nan, nanna, grandmom, grandmum, great-grandmother, nonna, oma, nani, dadi, bubbe, teta | abuela f, abuelita, yaya, abu, bisabuela, nona | grand-mère/grands-mères f, grand mère, mamie, teta, mamita, mémé, mamy, grand-maman, mémère, nonna, oma | 奶奶 位, 姥姥, 外婆, 阿婆, 婆婆, 祖母
# grownup grandfather
grandfather | grandfather m, grandpa, grandad, granddad, gramps, grampa, grampy, poppa, pop-pop, pawpaw, papaw, great-grandfather, nonno, opa | abuelo m, abuelito, yayo, bisabuelo, nono, tata | grand-père/grands-pères m, grand père, papi, papy, pépé, pépère | 爷爷 位, 姥爷, 外公, 阿公, 公公, 祖父
# grownup aunt
aunt | aunt f, auntie, aunty | tía f, tita | tante f, tata, tatie | 阿姨 位, 姑姑, 姨妈, 舅妈, 婶婶, 小姨, 伯母
# grownup uncle
uncle | uncle m | tío m, tito | oncle m, tonton | 叔叔 位, 舅舅, 伯伯, 姑父, 姨父
# grownup teacher
teacher | teacher, kindergarten teacher, coach | maestra f, profe, profesora, seño, maestro m, profesor | maîtresse f, institutrice, maître m, instituteur, prof | 老师 位, 教练
# grownup
woman | woman/women f, lady, old lady, wife/wives | mujer f, señora, esposa, anciana, viejecita | femme f, dame, épouse, vieille dame | 女人 个, 老奶奶, 老婆婆
man | man/men m, old man, husband | hombre m, señor, marido, esposo, anciano, viejecito | homme m, monsieur, mari, vieux monsieur, vieil homme | 男人 个, 老爷爷, 老头
king | king m | rey m | roi m | 国王 位
queen | queen f | reina f | reine f | 女王 位, 王后, 皇后
knight | knight | caballero m | chevalier m | 骑士 位
pirate | pirate | pirata m | pirate m | 海盗 个
astronaut | astronaut, spaceman m | astronauta m | astronaute m, cosmonaute | 宇航员 位
captain | captain | capitán m, capitana f | capitaine m | 船长 位
sailor | sailor | marinero m, marinera f | marin m | 水手 位
doctor | doctor, nurse, vet | médico m, doctor, veterinario, doctora f, médica, enfermera, veterinaria | médecin m, docteur, docteure f, infirmière, vétérinaire m | 医生 位, 大夫, 护士, 兽医
dentist | dentist | dentista m | dentiste m | 牙医 位
neighbour | neighbour, neighbor | vecino m, vecina f | voisin m, voisine f | 邻居 位
baker | baker | panadero m, panadera f | boulanger m, boulangère f | 面包师 位
farmer | farmer | granjero m, granjera f | fermier m, fermière f | 农夫 位, 农民伯伯
firefighter | firefighter, fireman/firemen m | bombero m, bombera f | pompier m | 消防员 位
gardener | gardener | jardinero m, jardinera f | jardinier m, jardinière f | 园丁 位
police officer | policeman/policemen m, police officer | policía m | policier m, policière f | 警察 位
thief | thief/thieves, burglar | ladrón m, ladrona f | voleur m, voleuse f | 小偷 个
postman | postman/postmen m, mailman/mailmen, postwoman f, mail carrier | cartero m, cartera f | facteur m, factrice f | 邮递员 位
# idea
dark | dark, darkness, night, nights, the lights | oscuridad f, oscuro m, noche f | noir m, nuit f, obscurité | 黑 片, 黑暗, 天黑, 黑夜, 夜晚, 关灯, 黑黑
thunder | thunder, thunderstorm, lightning, storm | trueno m, tormenta f, rayo m, relámpago | tonnerre m, orage, éclair, foudre f | 打雷 声, 雷声, 雷雨, 雷, 闪电, 暴风雨
noise | noise, loud noise, sound, bang, creak | ruido m, sonido | bruit m | 声音 个, 响声, 噪音, 怪声
monster | monster | monstruo m | monstre m | 怪物 个, 怪兽, 妖怪
alone | alone, being alone, sleeping alone, loneliness, on her own, on his own | sola f, solo m, soledad f | seule f, seul m, solitude f | 一个人 个, 独自, 一个人睡, 孤单, 自己睡
shadow | shadow | sombra f | ombre f | 影子 个
heights | heights, high places, diving board | alturas f, altura, vértigo m | vide m, hauteur f, vertige m | 高处 个, 恐高, 高
needle | needle, injection, jab, shot, vaccine, vaccination | inyección/inyecciones f, vacuna, aguja | piqûre f, vaccin m, aiguille f | 打针 次, 针, 疫苗
nightmare | nightmare, bad dream | pesadilla f | cauchemar m | 噩梦 个, 做梦
dream | dream | sueño m | rêve m | 梦 个
strangers | stranger | desconocido m, desconocida f, extraño m | inconnu m, inconnue f | 陌生人 个
mistake | mistake, making mistakes | error m, equivocarse | erreur f | 错误 个, 犯错
music | music, song | música f, canción/canciones | musique f, chanson | 音乐 段, 歌
swimming | swimming, swim | nadar, natación f | nager, natation f, nage | 游泳 次
reading | reading, read | leer, lectura f | lire, lecture f | 读书 次, 认字, 看书, 阅读
writing | writing | escribir, escritura f | écrire, écriture f | 写字 次
dancing | dancing, dance, ballet | bailar, baile m, ballet | danser, danse f, ballet m | 跳舞 次, 舞蹈
singing | singing, sing | cantar | chanter | 唱歌 次
flying | flying, fly | volar, vuelo m | voler, vol m | 飞 次, 飞翔
birthday | birthday, birthday party | cumpleaños m, cumple | anniversaire m, anniv | 生日 个, 生日会
christmas | christmas, xmas | navidad f | noël m | 圣诞节 个, 圣诞
party | party | fiesta f | fête f | 聚会 个, 派对
race | race, running race | carrera f | course f | 比赛 场, 赛跑
magic | magic | magia f | magie f | 魔法 种
secret | secret | secreto m | secret m | 秘密 个
promise | promise | promesa f | promesse f | 诺言 个, 约定
# thing
kite | kite | cometa f, papalote m, barrilete | cerf-volant/cerfs-volants m | 风筝 只
bicycle | bicycle, bike | bicicleta f, bici | vélo m, bicyclette f | 自行车 辆, 单车, 骑车
scooter | scooter | patinete m, monopatín | trottinette f | 滑板车 辆
skates | skate, roller skate | patín/patines m, patinar | patin m, patins à roulettes | 溜冰鞋 双, 轮滑, 滑冰
ball | ball, football | pelota f, balón m | balle f, ballon m | 球 个, 皮球, 足球
balloon | balloon | globo m | ballon de baudruche m, montgolfière f | 气球 个
tooth | tooth/teeth, wobbly tooth, loose tooth, milk tooth | diente m, dientecito, muela f | dent f, dent de lait | 牙 颗, 牙齿, 乳牙
cake | cake, birthday cake | tarta f, pastel m, bizcocho, torta f | gâteau/gâteaux m | 蛋糕 个
biscuit | biscuit, cookie | galleta f | biscuit m, cookie | 饼干 块
bread | bread, loaf/loaves | pan m | pain m | 面包 块
pie | pie | empanada f | tarte f | 馅饼 个
soup | soup | sopa f | soupe f | 汤 碗
apple | apple | manzana f | pomme f | 苹果 个
sweet | sweet, candy | caramelo m, chuche f | bonbon m | 糖果 块, 糖
ice cream | ice cream | helado m | glace f | 冰淇淋 个
mitten | mitten, glove | guante m, manopla f | moufle f, gant m | 手套 双
scarf | scarf/scarves | bufanda f | écharpe f | 围巾 条
hat | hat, cap | sombrero m, gorro, gorra f | chapeau/chapeaux m, bonnet | 帽子 顶
shoe | shoe, boot, slipper | zapato m, bota f, zapatilla | chaussure f, botte, chausson m | 鞋子 双, 鞋
sock | sock | calcetín m | chaussette f | 袜子 双
coat | coat, jacket | abrigo m, chaqueta f | manteau/manteaux m | 外套 件, 大衣
blanket | blanket, blankie | manta f, mantita | couverture f | 毯子 条, 小被子
pillow | pillow | almohada f | oreiller m | 枕头 个
bed | bed | cama f | lit m | 床 张
lamp | lamp, night light, lantern, torch, flashlight | lámpara f, linterna, farol m | lampe f, veilleuse, lanterne | 灯 盏, 台灯, 手电筒, 灯笼
key | key | llave f | clé f, clef | 钥匙 把
book | book, storybook | libro m | livre m | 书 本, 图书
letter | letter, postcard | carta f, postal | lettre f, carte postale | 信 封
parcel | parcel, package | paquete m | colis m, paquet | 包裹 个
present | present, gift | regalo m, regalito | cadeau/cadeaux m | 礼物 份
picture | picture, drawing, painting | dibujo m, cuadro | dessin m, tableau/tableaux | 画 幅
pencil | pencil, crayon | lápiz/lápices m, pintura f | crayon m | 铅笔 支, 蜡笔
backpack | backpack, schoolbag, rucksack | mochila f | cartable m, sac à dos | 书包 个
umbrella | umbrella | paraguas m | parapluie m | 雨伞 把, 伞
ring | ring | anillo m | bague f, anneau/anneaux m | 戒指 枚
necklace | necklace, bracelet | collar m, pulsera f | collier m, bracelet | 项链 条, 手镯, 镯子, 手链
marble | marble | canica f | bille f | 弹珠 颗, 玻璃球
bell | bell | cascabel m, campanilla f | clochette f, grelot m, cloche f | 铃铛 个, 铃
crown | crown | corona f | couronne f | 王冠 顶
glasses | glasses, spectacles | gafas f, lentes m | lunettes f | 眼镜 副
watch | watch, clock | reloj m | montre f, horloge | 手表 块, 钟
button | button | botón m | bouton m | 纽扣 颗
coin | coin | moneda f | pièce f | 硬币 枚
treasure | treasure, treasure map | tesoro m | trésor m | 宝藏 个, 宝物
map | map | mapa m | carte f | 地图 张
drum | drum | tambor m | tambour m | 鼓 面
piano | piano | piano m | piano m | 钢琴 架
violin | violin, fiddle | violín m | violon m | 小提琴 把
guitar | guitar | guitarra f | guitare f | 吉他 把
flute | flute, recorder, whistle | flauta f, silbar | flûte f | 笛子 支
box | box, cardboard box | caja f | boîte f, carton m | 盒子 个, 箱子, 纸箱
block | block, building block, lego | bloque m, cubo | cube m, brique f | 积木 块
vase | vase, flowerpot | jarrón/jarrones m, florero, maceta f | vase m, pot de fleurs/pots de fleurs | 花瓶 个, 花盆
cup | cup, mug, teacup, teapot | taza f, tetera | tasse f, théière | 杯子 个, 茶杯, 茶壶
window | window, windowpane | ventana f, cristal m | fenêtre f, vitre | 窗户 扇, 玻璃窗
sledge | sledge, sled, toboggan | trineo m | luge f | 雪橇 个
puzzle | puzzle, jigsaw | rompecabezas m, puzle | puzzle m | 拼图 块
swing | swing | columpio m | balançoire f | 秋千 个
slide | slide | tobogán m | toboggan m | 滑梯 个
raft | raft | balsa f | radeau/radeaux m | 木筏 只
boat | boat, ship, sailboat | barco m, barca f, barquito m | bateau/bateaux m, barque f | 船 艘, 小船
train | train | tren m | train m | 火车 列
car | car, go-kart, go kart, gokart, soapbox | coche m, carro, auto | voiture f | 汽车 辆, 车
digger | digger, excavator, bulldozer | excavadora f | pelleteuse f, tractopelle | 挖掘机 台, 挖土机, 推土机
fire engine | fire engine, fire truck | camión de bomberos/camiones de bomberos m | camion de pompiers/camions de pompiers m | 消防车 辆
truck | truck, lorry, dump truck | camión m | camion m | 卡车 辆, 大卡车, 货车
tractor | tractor | tractor m | tracteur m | 拖拉机 台
bus | bus, school bus | autobús m | bus m, autobus | 公交车 辆, 校车
helicopter | helicopter | helicóptero m | hélicoptère m | 直升机 架
carrot | carrot | zanahoria f | carotte f | 胡萝卜 根
avocado | avocado | aguacate m | avocat m | 牛油果 个
mushroom | mushroom | seta f, champiñón/champiñones m | champignon m | 蘑菇 朵
pumpkin | pumpkin | calabaza f | citrouille f | 南瓜 个
plane | plane, airplane, aeroplane | avión m | avion m | 飞机 架
machine | machine, invention | máquina f, invento m | machine f, invention | 机器 台
submarine | submarine | submarino m | sous-marin/sous-marins m | 潜水艇 艘
rocket | rocket, spaceship | cohete m, nave espacial f | fusée f, vaisseau spatial m | 火箭 枚, 飞船
treehouse | treehouse, tree house | casa del árbol f | cabane dans les arbres f | 树屋 座
den | den, fort, hut, cabin, hideout | cabaña f, refugio m, fuerte | cabane f | 小屋 座, 帐篷屋, 秘密基地
house | house, nest | casita f, nido m | maisonnette f, nid m | 房子 座, 窝
castle | castle, sandcastle | castillo m | château/châteaux m | 城堡 座
bridge | bridge | puente m | pont m | 桥 座
tree | tree | árbol m | arbre m | 树 棵
flower | flower, rose, sunflower | flor f | fleur f | 花 朵
seed | seed | semilla f | graine f | 种子 颗
egg | egg | huevo m | œuf m | 蛋 个
nut | nut, acorn | nuez/nueces f, bellota | noix f, gland m, noisette f | 坚果 颗, 松果
shell | shell, seashell | concha f, caracola | coquillage m | 贝壳 个
stone | stone, pebble, rock | piedra f | caillou/cailloux m, pierre f | 石头 块
feather | feather | pluma f | plume f | 羽毛 根
star | star | estrella f, estrellita | étoile f | 星星 颗
moon | moon | luna f | lune f | 月亮 个
sun | sun | sol m | soleil m | 太阳 个
cloud | cloud | nube f, nubecita | nuage m | 云 朵, 云朵
rain | rain, raindrop | lluvia f | pluie f | 雨 场
snow | snow, snowflake | nieve f | neige f | 雪 场
wind | wind | viento m | vent m | 风 阵
rainbow | rainbow | arcoíris m | arc-en-ciel/arcs-en-ciel m | 彩虹 道
fire | fire | fuego m | feu/feux m | 火 堆
water | water | agua f | eau/eaux f | 水 杯
bath | bath, shower | baño m, bañera f, ducha | bain m, douche f | 洗澡 次
hair | hair | pelo m | cheveux m | 头发 根
haircut | haircut, hairdresser, barber | corte de pelo/cortes de pelo m, peluquería f, peluquero m | coupe de cheveux f, coiffeur m | 理发 次, 剪头发, 剪发
hair washing | hair washing, hair wash, shampoo | lavado de pelo m, champú | shampoing m | 洗头 次, 洗头发
vacuum cleaner | vacuum cleaner, vacuum, hoover | aspiradora f, aspirador m | aspirateur m | 吸尘器 台
hairdryer | hairdryer, hair dryer, blow dryer | secador de pelo m, secador | sèche-cheveux/sèche-cheveux m | 吹风机 台, 电吹风
hand dryer | hand dryer, hand drier | secador de manos m, secamanos | sèche-mains/sèche-mains m | 烘手机 台, 干手机
blender | blender, mixer, food processor | batidora f, licuadora | mixeur m, blender | 搅拌机 台, 榨汁机
toilet | toilet, loo, flush | váter m, inodoro, retrete | toilettes f, chasse d’eau | 马桶 个, 厕所
escalator | escalator, moving staircase | escalera mecánica/escaleras mecánicas f | escalator m, escalier roulant | 扶梯 部, 自动扶梯
fireworks | fireworks, firework, firecracker | fuegos artificiales/fuegos artificiales m, petardo | feu d’artifice/feux d’artifice m, pétard | 烟花 朵, 鞭炮, 烟火
waves | waves, wave | olas/olas f, ola | vagues/vagues f, vague | 海浪 朵, 浪
tail | tail | cola f | queue f | 尾巴 条
costume | costume | disfraz/disfraces m | costume m, déguisement | 服装 件
nappy | nappy, potty | orinal m, pañal | pot m, couche f | 小马桶 个, 尿布
dummy | dummy, pacifier | chupete m | tétine f, sucette | 奶嘴 个
pancake | pancake | tortita f, crepe | crêpe f | 煎饼 张
dumpling | dumpling | empanadilla f | ravioli m | 饺子 个, 包子, 馄饨, 汤圆, 粽子, 月饼
pizza | pizza | pizza f | pizza f | 披萨 个, 比萨
croquette | croquette | croqueta f | croquette f | 丸子 个
muffin | muffin, cupcake | magdalena f, muffin m | muffin m, cupcake | 纸杯蛋糕 个
churro | doughnut, donut | churro m, dónut | beignet m, churro | 甜甜圈 个, 油条
waffle | waffle | gofre m | gaufre f | 华夫饼 块
bun | bun, bread roll, cinnamon roll | bollo m, rosquilla f | brioche f, petit pain/petits pains m, croissant | 馒头 个, 花卷
# place
home | home | casa f, hogar m | maison f, foyer m | 家 个, 家里
school | school, classroom, kindergarten, nursery, preschool, nursery school | colegio m, escuela f, cole m, clase f, guardería, jardín de infancia m, infantil | école f, classe, maternelle, crèche, école maternelle | 学校 所, 幼儿园, 小学, 上学, 教室
garden | garden, yard | jardín/jardines m, huerto, patio | jardin m, potager | 花园 座, 院子
beach | beach | playa f | plage f | 海滩 片, 沙滩, 海边
forest | forest, woods, wood, jungle | bosque m, selva f | forêt f, bois m, jungle f | 森林 片, 树林, 丛林
hospital | hospital | hospital m | hôpital/hôpitaux m | 医院 家
park | park, playground | parque m | parc m, square | 公园 座
zoo | zoo | zoo m, zoológico | zoo m | 动物园 座
farm | farm | granja f | ferme f | 农场 座
mountain | mountain, hill | montaña f, colina | montagne f, colline | 山 座, 大山
river | river, stream | río m, arroyo | rivière f, ruisseau/ruisseaux m | 河 条, 小河
lake | lake, pond | lago m, estanque, charca f | lac m, étang, mare f | 湖 个, 池塘
sea | sea, ocean | mar m, océano | mer f, océan m | 大海 片, 海
island | island | isla f | île f | 岛 座, 小岛
pool | pool, swimming pool | piscina f | piscine f, bassin m, grand bassin, grand bain | 游泳池 个
city | city, town | ciudad f | ville f | 城市 座
village | village | pueblo m, aldea f | village m | 村子 个, 村庄
library | library | biblioteca f | bibliothèque f | 图书馆 座
shop | shop, store, supermarket, market | tienda f, supermercado m, mercado | magasin m, boutique f, supermarché m, marché | 商店 家, 超市
museum | museum | museo m | musée m | 博物馆 座
cave | cave | cueva f | grotte f | 山洞 个
desert | desert | desierto m | désert m | 沙漠 片
space | space, outer space | espacio m | espace m | 太空 片
attic | attic, loft | desván m, ático | grenier m | 阁楼 间
cellar | cellar, basement | sótano m | cave f | 地下室 间
kitchen | kitchen | cocina f | cuisine f | 厨房 间
bedroom | bedroom, room | habitación/habitaciones f, cuarto m, dormitorio | chambre f | 房间 间, 卧室
wardrobe | wardrobe, closet | armario m | placard m, armoire f | 衣柜 个
stairs | stairs, staircase | escalera f | escalier m | 楼梯 段
lift | elevator, lifts | ascensor m | ascenseur m | 电梯 部
lighthouse | lighthouse | faro m | phare m | 灯塔 座
circus | circus | circo m | cirque m | 马戏团 个
`;
