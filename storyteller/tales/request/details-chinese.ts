import type { DetailWords } from './detail-words.ts';

/** Something that may also be a toy or a pet, where the text says that it is heard. */
const heard = (what: string): string =>
  `(?<=怕|听见|听到|(?:窗外|外面|外头|楼下|远处|半夜|夜里|晚上)(?:的|有)?)(?:${what})|(?:${what})(?=的?(?:声|叫声|响|轰|嗡|汽笛)|叫(?:声|得|个|了|就|吓|[，。！]|$)|开过|经过|路过|飞过|在叫|在响|打架)`;

export const CHINESE_DETAILS: DetailWords = {
  bed: '床底下?|床下|床的?下面|床铺下',
  wardrobe: '衣柜|衣橱|柜子|壁橱|大柜',
  curtain: '窗帘',
  door: '门后面?|门背后|门外|(?<![区校园店市院])门口|房门',
  window: '窗外|窗户|窗口|窗子|阳台',
  corridor: '走廊|过道|走道|楼道',
  stairs: '楼梯',
  attic: '阁楼',
  cellar: '地下室|地窖',
  wall: '墙里|墙壁|墙上|墙后|隔着墙|墙(?!角)',
  ceiling: '天花板|楼板|顶棚',
  corner: '墙角|角落|屋角',
  bathroom: '浴室|卫生间|洗手间|浴缸|淋浴',
  toilet: '厕所|马桶|茅房|茅厕|尿尿|撒尿|小便',
  kitchen: '厨房|灶台',
  garden: '花园|草丛|菜园|菜地|灌木',
  yard: '院子|院里|后院|天井|院坝',
  box: '玩具箱|(?<!垃圾)箱子|玩具筐',
  drawers: '抽屉|斗柜|柜斗',
  basket: '洗衣篮|洗衣篓|洗衣筐|脏衣篮|脏衣篓|脏衣筐|衣篓',
  shelf: '架子|书架|书柜|搁板|置物架',
  chair: '(?<!拖|搬|拉|推)椅子',
  roof: '屋顶|房顶|瓦',
  shed: '储藏室|柴房|仓库|谷仓|杂物间|工具房',
  garage: '车库',
  barn: '牲口棚|牛棚|马棚|马厩|羊圈|猪圈|牛圈',
  chimney: '烟囱|壁炉',
  radiator: '暖气片?|暖气管|电暖',
  pipes: '(?<![排落雨])水管|管道|管子',
  wind: '刮(?:大)?风|大风|风声|风吹|风一吹|起风|风大|北风|呼呼',
  rain: '下雨|雨声|雨点|下大雨',
  owl: heard('猫头鹰'),
  clock: '(?<![分秒点])钟(?![声楼])|滴答|嘀嗒',
  fridge: '冰箱',
  floor: '地板',
  shutter: '百叶窗|卷帘|护窗板',
  branch: '树枝|树影|大树|树叶',
  elevator: '电梯',
  neighbors: '邻居|(?<!阁)楼上|隔壁|楼下',
  mouse: `${heard('老鼠|耗子')}|墙里的?老鼠`,
  dog: `${heard('狗')}|狗吠|犬吠|野狗`,
  cat: `${heard('猫')}|野猫|叫春`,
  fox: heard('狐狸'),
  frogs: `${heard('青蛙|蛤蟆')}|蛙声|蛙鸣|呱呱叫`,
  crickets: '蛐蛐|蟋蟀|虫鸣|虫叫|虫子叫',
  pigeons: '鸽子|斑鸠',
  marbles: '弹珠|玻璃球|玻璃珠|弹子|(?<!眼)珠子',
  bells: '钟声|钟楼|敲钟|撞钟|教堂',
  waves: '海浪|浪声|涛声|潮水|潮声|海水',
  gate: '院门|铁门|栅栏门|篱笆门',
  gutter: '排水管|落水管|雨水管|檐沟|天沟',
  hail: '冰雹|雹子',
  beams: '房梁|屋梁|横梁|木梁|大梁|椽子',
  bin: '垃圾桶|垃圾箱|垃圾筒',
  snoring: '打呼噜?|打鼾|呼噜声|鼾声',
  boiler: '热水器|锅炉',
  'washing-machine': '洗衣机|烘干机',
  dishwasher: '洗碗机',
  'air-conditioner': '空调',
  fan: '风扇|吊扇|电扇',
  tv: '电视机?(?=的?声|在响|开着|响)|(?<=听见|听到|客厅的?|隔壁的?)电视',
  cars: '(?<![小具])汽车|马路|车声|车子开过',
  truck: heard('大?卡车|大?货车|垃圾车|洒水车'),
  motorbike: '摩托车?|电瓶车|电动车',
  train: `${heard('火车|高铁|电车')}|地铁|汽笛`,
  plane: heard('直升机|飞机'),
  digger: `${heard('挖掘机|挖土机|推土机')}|打桩|工地|施工`,
  tap: '水龙头|龙头',
  bang: '咚|砰|敲|哐|嘭|啪',
  scratch: '抓挠|挠|咔咔|咔嚓|啃|磨牙|咬(?:东西|笼子|木头|箱子)|沙沙|嚓嚓|窸窸窣窣|悉悉索索|窣',
  creak: '吱呀|吱嘎|咯吱|嘎吱|吱吱|咯吱',
  howl: '呜呜|嚎|呼啸|嗷',
  footsteps: '脚步|走路声|走来走去',
  whisper: '说话声|悄悄话|嘀咕|低语',
  drip: '滴水|嘀嗒|滴答|滴滴',
};

/** With both of them first: 爷爷奶奶家. */
const GRANDPARENTS = '(?:爷爷奶奶|外公外婆|外婆外公|姥姥姥爷|姥爷姥姥|爷爷|奶奶|姥姥|姥爷|外婆|外公|阿婆|阿公|阿嬷)';
const HOME = `(?:乡下的?)?${GRANDPARENTS}家`;

/** Where a story is set, as a story says it too: 外婆家, 乡下老家. */
export const SAID_SETTING = /^(?!我|了).*(?:家|乡下)$/u;

export const CHINESE_SETTINGS: DetailWords = {
  grandparents: `${HOME}(?=里?(?:睡|住|过))|(?<![去到回])${HOME}|(?:我们?|${GRANDPARENTS}的?)?(?:乡下|农村)?老家|(?<=住在?|回|到|在)乡下|(?<=孙[^。！？]{0,30}[在到来住])(?:了)?我们?家`,
  'new home': '新家|新房子|搬家|搬到|搬进|搬了家',
  'new room': '新房间|自己的(?:小)?房间|分房|独立房间',
  holiday: '旅游|度假|酒店|宾馆|民宿|露营|帐篷',
  sleepover:
    '(?<=[在到去住][^，。！？]{0,6})(?:同学|朋友|小伙伴|同桌|邻居)[^，。！？回来到去]{0,4}家|(?<=[在到去住][^，。！？来]{0,8})(?:过夜|留宿)|一起过夜',
};
