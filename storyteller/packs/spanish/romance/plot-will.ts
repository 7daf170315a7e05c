import type { Plot } from '../../pack.ts';

export const theWill: Plot = {
  id: 'the-will',
  homes: ['la calle del Almanaque', 'Puerto Candil', 'la plaza de los Tilos', 'Villa Serena'],
  nouns: [
    [
      { the: 'el violín sin cuerdas', a: 'un violín sin cuerdas' },
      { the: 'la llave del balneario', a: 'una llave del balneario' },
    ],
    [
      { the: 'el retrato del marinero', a: 'un retrato del marinero' },
      { the: 'la caja de guantes', a: 'una caja de guantes' },
    ],
    [
      { the: 'el vestido verde', a: 'un vestido verde' },
      { the: 'la receta de las almendras', a: 'una receta de las almendras' },
    ],
  ],
  titles: [
    'Para quien corresponda',
    '{noun:title}, en tinta violeta',
    'La lista de la tía Remedios',
    '{noun:title} y quien corresponda',
  ],
  chapters: [
    ['Tinta violeta', 'La segunda hoja'],
    ['Dos tazas', 'A quien correspondía'],
  ],
  frames: [
    {
      opening: `La puerta de la tía Remedios, en {home}, se abría con [el hombro|la cadera|una patada educada], y solo si antes se la llamaba por su nombre.
        <Entré|Entraste|{name} entró> de lado, con la llave del notario y [un paraguas seco|ropa de entierro|un pan para no llegar con las manos vacías].
        No había nadie a quien [dárselo|enseñárselo|pedir permiso] //y la puerta [se cerró sola|tardó en cerrarse], como quien escucha.
        @humorous En el felpudo decía [BIENVENIDO, a secas|BIENVENIDO, SI ES BREVE].
        @emotional El perchero conservaba un abrigo, y el abrigo, [los codos|la forma de pedir la hora].`,
      echo: `La puerta seguía abriéndose con el hombro, pero [ahora|desde el verano] había [dos hombros|un hombro de cada lado|quien empujara a la vez].
        ¶ —Es la humedad —[dijo|dijo entonces] {companion}, [que nunca creyó en la humedad|frotándose el golpe|ya dentro].
        ¶ <Colgué|Colgaste|{name} colgó> el abrigo junto al otro, en el perchero //y los dos, al rato, [tenían una manga encima de la otra|se habían torcido hacia el mismo lado|olían a lo mismo].
        @light El felpudo se quedó [fuera, por exagerado|del revés].
        @neutral Nadie mandó [arreglar la puerta|lijar nada].`,
    },
    {
      opening: `El notario de {home} leyó el testamento de la tía Remedios [en once minutos|en un cuarto de hora|con voz de misa], sin respirar en las comas. Después [cambió de gafas|limpió las gafas|se bebió un vaso de agua].
        ¶ —Y esto es para usted, {name} —[dijo|dijo por fin|dijo entonces], y empujó por la mesa [media cuartilla|una hoja] escrita con tinta violeta.
        ¶ <La leí|La leíste|{name} la leyó> [dos|tres] veces, por si a la última [mejoraba|era otra].
        @mysterious La tinta, en una palabra, estaba [fresca|corrida por un dedo].
        @humorous El notario cobraba [por palabra|la coma aparte].`,
      echo: `La hoja de tinta violeta acabó [enmarcada|en la puerta de la nevera|dentro de un libro de cocina], junto a una postal.
        Debajo de la letra de la tía Remedios había ahora otra, [más torcida|con prisa]: «[Pan|Leche|Naranjas]. Pilas. [Volver temprano|Dos entradas|No trabajar]».
        <La leí|La leíste|{name} la leyó> [al pasar|con el café en la mano], como cada mañana //y <me|te|se> <llevé|llevaste|llevó> el lápiz a la boca.
        @emotional «Y tú», <añadí|añadiste|añadió> [al final|muy pequeño].
        @light «Pilas» estaba subrayado [tres veces|con un corazón].`,
    },
    {
      opening: `La tía Remedios, que vivía sola, ponía todas las [tardes|noches] dos tazas[| de porcelana| y dos cucharillas]. En {home} se lo [respetaban|atribuían a la vista|contaban a los nuevos].
        <Encontré|Encontraste|{name} encontró> las dos en el [escurridor|fregadero], [boca abajo|recién fregadas|cogidas por el asa], una semana después del entierro.
        Al lado, sujeta con [un terrón|la cucharilla|el azucarero], había una hoja en tinta violeta: «Para {name}».
        @mysterious Una de las tazas [tenía un poso|estaba tibia], y no había gas.
        @neutral La otra tenía [una grieta|un asa pegada] de [1988|hacía años].`,
      echo: `Por la tarde <puse|pusiste|{name} puso> dos tazas, [sin pensarlo|la de la grieta para quien supiera tratarla|como había visto hacer].
        Durante años, una había sido un modo de [esperar|llevar la contraria|no contestar a los vecinos|poner la mesa].
        ¶ —¿La mía [es esta|es la de siempre|cuál es]? —[preguntó|quiso saber] {companion}, y [sopló|la giró hasta dar con la grieta|se sentó del lado de la ventana].
        ¶ El café [se quedó|se fue quedando] frío en las dos //y nadie [lo echó de menos|se levantó a calentarlo].
        @humorous El azucarero llevaba vacío [desde marzo|tres visitas], y tampoco [se dijo|importó].
        @dramatic Fuera se hizo de noche. [Dentro tardó más|Nadie encendió la luz].`,
    },
  ],
  want: [
    `«Para {name}», [decía la hoja|mandaba la tinta], «todo lo {noun:of}, que está en la casa y [no está a la vista|no se ve]. Para quien corresponda, [sea quien sea, |]lo {noun2:of}».
      El día [treinta|treinta y uno] se entregaban [las llaves|las llaves al ayuntamiento|llaves y gatos].
      <Me quité|Te quitaste|{name} se quitó> la chaqueta, <abrí|abriste|abrió> el primer [cajón|armario|baúl] //y dentro había otro, más [pequeño|cerrado].
      @humorous La tía Remedios no tiraba nada, salvo [indirectas|los sobres, y solo a veces].
      @emotional <Quería|Querías|Quería> acertar: a la tía, en vida, se le había [fallado|llegado tarde] bastante.`,
    `¶ —Tiene [hasta fin de mes|treinta días|un mes justo] para dar con {noun} —[dijo|dijo entonces] el notario—, y para [averiguar|decirme] a quién corresponde {noun2}. Si no, pasa todo [a subasta|al ayuntamiento|a los gatos].
      ¶ <Pregunté|Preguntaste|{name} preguntó> por dónde se [empezaba|entraba en eso]. El hombre [abrió las manos|miró el reloj|consultó el código civil] y aconsejó el desván.
      Solo faltaba [saber si había desván|una escalera|valor], pues.
      @neutral Era [día dos|día cuatro]; el mes, por suerte, era de los [largos|de treinta y uno].
      @light La escalera apareció [antes de lo previsto|detrás del piano], y no llegaba.`,
    `A <mí me|ti te|{name} le> [correspondía|tocaba] {noun}, según [la tinta violeta|la hoja], y a «quien corresponda», {noun2}. No decía [dónde|por qué|ni dónde ni por qué].
      <Hice|Hiciste|{name} hizo> una lista de quienes la habían querido: [la farmacéutica|un primo de Cádiz|el pescadero perdonado], y luego de quienes no habían podido evitarlo.
      La segunda [era más larga|salió larguísima|ocupaba dos caras] //y el plazo, [de un mes|hasta el treinta], era el mismo.
      @mysterious Faltaba un nombre: había [sitio para él|una línea en blanco], y [una mancha de café|la forma de un dedo].
      @dramatic El uno de cada mes [venían por las llaves|se cerraba todo]. Sin excepción.`,
  ],
  obstacle: [
    `En la casa había [cuarenta y un|sesenta|treinta y siete] armarios, y en ninguno lo que se buscaba: manteles, [partituras|sombreros de señor|termómetros], un cocodrilo de piedra.
      Preguntado por {noun}, el vecindario entero [se acordaba de otra cosa|cambió de acera|bajó la voz y la persiana].
      {companion} abrió el último y salió con [polvo en las pestañas|una polilla en el hombro] y las manos vacías.
      @light La polilla resultó [de buena familia|muy sociable].
      @emotional <Le quité|Le quitaste|{name} le quitó> la [telaraña|pelusa] del pelo [sin pensarlo|con dos dedos], y se hizo un silencio.`,
    `La tía Remedios había contado a cada vecino una historia [distinta|diferente] {noun:of}, y [todos|los vecinos] [guardaban la suya como oro|estaban dispuestos a jurarla].
      Eran [nueve|once|trece] versiones; en [cuatro|dos] salía un barco.
      ¶ —Una será verdad —[dijo|dijo entonces] {companion}, [extendiéndolas sobre la mesa|barajándolas]—. Habrá que [ir a verlas|andarlas] todas.
      ¶ La idea [no <me|te|le> pareció|tampoco <me|te|le> pareció] [tan mala como debía|una pérdida de tiempo|cosa de locos].
      @mysterious ¶ En ninguna se decía [con quién|de quién era el barco].
      @humorous ¶ En la del pescadero, además, [se debía dinero|salía él, a caballo].`,
  ],
  wrong: [
    `La segunda hoja apareció dentro de [un guante|la caja de las especias|un libro de misa]: decía, con tinta violeta, dónde y cómo acababa todo.
      Si se encontraba ya, se entregaban las llaves ya, y {companion} [volvería a sus cosas|no tendría motivo para venir al día siguiente].
      <La doblé|La doblaste|{name} la dobló> en ocho y <la metí|la metiste|la metió> en [la lata del membrillo|el fondo de la lata del membrillo], solo [una semana|unos días], sin decir nada.
      @humorous El membrillo, que no había pedido [un secreto|cómplices], siguió a lo suyo.
      @dramatic La tapa hizo [clac|un ruido de puerta].`,
    `En el forro del costurero, <di|diste|{name} dio> con la segunda hoja, la que [lo explicaba todo|contaba el resto], [en siete renglones|con su firma].
      Desde la cocina llegaba {companion} cantando [mal|una de otra época|con la boca llena], y la casa, por una vez, parecía [de alguien|habitada].
      Sin [la hoja|ella] [quedaban mañanas|habría un jueves más]. [Fue a la lata del membrillo|La lata del membrillo estaba abierta|Acabó en la lata del membrillo] //y no <dije|dijiste|dijo> [nada|una palabra].
      @emotional Siete renglones: <los supe|los supiste|los supo> [de memoria esa noche|enseguida], y [pesaban|daban calor].
      @light La canción, para colmo, iba de [un barco|alguien que callaba].`,
  ],
  cost: [
    `El ayuntamiento, viendo que nada aparecía, [adelantó el plazo|se cansó de esperar], y el [lunes|jueves] había [un camión|dos hombres con mantas|un señor con precinto] en la puerta.
      Se llevaron la mesa, el perchero, [los termómetros|el piano]; la taza de la grieta [salió envuelta en periódico|acabó de romperse].
      En el suelo quedaron [rectángulos limpios|las marcas de las patas] donde habían [estado|vivido] las cosas, y <me senté|te sentaste|{name} se sentó> en uno.
      @dramatic El camión arrancó [a la segunda|sin despedirse]. La casa [sonó a caja|tosió].
      @neutral Eran las [diez y cinco|once]; a las doce [había eco|no quedaban sillas].`,
    `Lo dijo la farmacéutica, al [dar el cambio|envolver las tiritas|subir la persiana]: la tía [Remedios |]le había hablado de dos hojas, y [qué raro|cuánto tardaba] la segunda.
      En una calle tan [corta|atenta], a la hora de comer lo sabían [todos|hasta los gatos herederos].
      En casa, la lata del membrillo estaba [abierta|encima de la mesa, sin tapa] //y las dos tazas, [guardadas|en su sitio|vueltas del revés].
      @mysterious Nadie [confesó|dijo] haber estado allí, y olía a [lluvia|jabón de manos].
      @emotional Quien fuera las había [secado antes|puesto de espaldas], con [cuidado|mucha delicadeza].`,
  ],
  turn: [
    `<Le leí|Le leíste|{name} le leyó> a {companion} la segunda hoja en voz alta, de pie y con [las orejas ardiendo|el abrigo puesto], también lo que venía al final: «No lo guardes. Yo lo [guardé|hice|pensé mucho]».
      Después <me|te|se> <metí|metiste|metió> [bajo la escalera|detrás del aparador|donde decía el renglón cinco], a tientas //y <di|diste|dio> con {noun}.
      @dramatic La mano [encontró primero el polvo|tembló]. Luego, [lo demás|no].
      @light La tía había puesto también [un caramelo|una nota: «ya era hora»].`,
    `«El sitio lo sabe quien empuje la puerta por el lado contrario», terminaba la segunda hoja, que <saqué|sacaste|{name} sacó> de la lata, [pegajosa|con olor a membrillo], y <puse|pusiste|puso> en manos de {companion}.
      <Empujé|Empujaste|Empujó>, [por primera vez|por fin], [hacia fuera|desde las bisagras]. [Entre la puerta y el muro|Detrás, en el hueco], <me encontré|te encontraste|{name} se encontró> [por fin |]con {noun}.
      @humorous Treinta años de hombros [equivocados|en balde], y algún que otro [traumatólogo|juramento].
      @mysterious En el hueco había además [una silla|sitio para dos].`,
  ],
  resolution: [
    `Delante {noun:of} nadie [dijo nada|habló] durante [un buen rato|lo que tarda en hervir el agua].
      ¶ —¿Y {noun2}, [entonces|a todo esto|qué]? —[preguntó|quiso saber] al fin {companion}—. ¿A quién [corresponde|le toca]?
      ¶ —A quien [venga|vuelva] mañana sin motivo —<dije|dijiste|dijo {name}>, que [lo había ensayado peor|no lo había ensayado].
      ¶ {companion} miró [el reloj|la calle|el techo] y calculó cuánto faltaba para mañana //y decidió esperarlo allí, con <mi|tu|su> mano en la suya.
      @emotional ¶ La mano estaba [fría de polvo|áspera], y [se fue templando|encajaba].
      @light ¶ Faltaban [siete horas|seis horas y un beso].`,
    `El notario [dio por cumplido|anotó] lo {noun:of} y preguntó qué [ponía|escribía] en «quien corresponda», con la pluma [en alto|goteando].
      ¶ —Ponga {companion} —<dije|dijiste|dijo {name}>—. Lo {noun2:of} y [lo que venga con ello|todo lo demás|lo que cuelgue].
      ¶ {companion} preguntó qué venía [con ello|exactamente], y <se lo expliqué|se lo explicaste|{name} se lo explicó> allí mismo, sin palabras, delante de [un pasante|dos testigos].
      @humorous El beso no se [cobró|registró], por falta de [epígrafe|casilla].
      @dramatic La pluma [cayó|hizo un borrón violeta]. Nadie [la recogió|lo secó].`,
  ],
  clues: [
    `La farmacéutica de la esquina, que pesaba [bicarbonato|tila|a un niño], recordó que la tía Remedios le pedía todos los martes papel de envolver, «para lo {noun:of}».
      ¶ —Decía que estaba [mal abrigado|a medio hacer|para entregar] —[contó|recordó|dijo]—. Y que faltaba [una persona|alguien]. [Treinta|Veintitantos] años [faltando|esperando a quien fuera].
      ¶ {companion} compró [pastillas de eucalipto|tiritas], por no irse sin nada //y en la bolsa venía, doblado, un pliego de aquel papel.
      @neutral Era papel [de estraza|azul], de [dos céntimos|antes de las bolsas].
      @emotional La farmacéutica [no quiso cobrarlo|lo alisó dos veces], y [dio recuerdos a nadie|cerró temprano].`,
    `En el álbum de la tía faltaba la misma persona en todas las fotos, recortada con [tijeras de uñas|paciencia|mucho tino]: quedaban su mano, su sombra y medio sombrero.
      La mano salía en [tres|cuatro] páginas, y al pie ponía [siempre lo mismo|con variaciones lo mismo]: «Con lo {noun:of}. [Qué viento|Qué risa|Agosto]».
      {companion} puso la suya encima, a modo de prueba, y [encajaba|le sobraban dos dedos] //y el álbum se cerró [demasiado deprisa|con un golpe de polvo].
      @mysterious En la última, el hueco [estaba del otro lado|tenía los bordes recientes].
      @light Del sombrero se deducía que [era un sombrero|gustaba].`,
    `El pescadero perdonado se limpió las manos antes de hablar, dedo por dedo, cosa que [no hacía ni para cobrar|emocionó a su mujer].
      ¶ —Me compraba [siempre|los jueves] dos [lenguados|lubinas] —[dijo|dijo por fin|dijo entonces]—. Uno era [para la visita|para después]. Y la visita [no vino nunca|nunca vino], o vino [justo |]el día que ella [no abrió|fue por {noun}].
      ¶ [Envolvió algo, tachó el precio|Se secó las manos otra vez] y añadió que él lo de perdonar [no lo entendía|también lo practicaba desde entonces].
      @humorous Eran [dos piezas|sardinas], y la visita, esta vez, [cenó|repitió].
      @dramatic «Aquel día llovía», dijo. [«Y no abrió»|Y cerró el puño].`,
    `Un sobre sin sello, metido en [el reloj de pared|la funda del paraguas|el horno], llevaba escrito un solo renglón: «Perdona lo {noun:of}. [Vuelvo|Paso] el jueves». No decía [de qué año|qué jueves].
      {companion} contó los jueves con los dedos y se quedó [sin dedos|callad{c:o|a}] por la mitad.
      ¶ —[No lo abrió|Sin abrir] —[dijo|dijo por fin|dijo entonces], enseñando el borde—. [Está pegado todavía|Lo has abierto tú]. Lo tuvo [en casa|ahí] todo ese tiempo y [no lo abrió|no quiso saberlo].
      @emotional ¶ <Pensé|Pensaste|{name} pensó> en las cosas [que no se abren por si acaso|sin abrir], y <miré|miraste|miró> hacia otro lado.
      @neutral ¶ El papel era [rayado|de hotel]; la letra, [inclinada|de zurdo].`,
    `La prima de Cádiz contestó por teléfono a [la quinta llamada|gritos], porque creía que el teléfono funcionaba a pulmón.
      ¶ —¡Lo {noun:of} era [de los dos|a medias]! —[gritó|bramó]—. ¡Se lo [repartieron|jugaron] cuando se dejaron! ¡Y ninguno quiso [su mitad|quedárselo]!
      ¶ {companion} apartó el auricular [un palmo|con dos dedos], y así, con las dos cabezas juntas en medio del pasillo, se oyó el resto //y después nadie [se movió enseguida|apartó la suya].
      @light La prima se despidió de [todo el barrio|la oreja derecha].
      @mysterious Antes de colgar dijo un nombre, y la línea [se lo comió|hizo un ruido de mar].`,
    `Detrás del retrato de la tía había escrita a lápiz una fecha que aún [no había llegado|caía en jueves], y la frase «Para entonces ya habrán dado con {noun}, si no son [tontos|como yo]».
      {companion} leyó el plural [dos veces|en voz alta|y se puso a enderezar el cuadro], que estaba derecho.
      Era cosa de la tía, <dije|dijiste|dijo {name}>, que [hablaba así|contaba siempre a alguien de más] //y el plural se quedó en la pared, [mirando|a lápiz].
      @humorous El retrato, por su parte, tenía cara de [ganar apuestas|saberlo].
      @emotional A lápiz se escribe lo que [se espera que cambie|da miedo].`,
  ],
};
