import type { Plot } from '../../pack.ts';

export const theCentimetre: Plot = {
  id: 'the-centimetre',
  homes: ['Medina del Botón', 'Altozano Bajo', 'la cuesta del Palmo', 'Villacodo'],
  nouns: [
    [
      { the: 'la mona sabia', a: 'una mona sabia' },
      { the: 'el espejo de agua', a: 'un espejo de agua' },
    ],
    [
      { the: 'el autómata', a: 'un autómata' },
      { the: 'la nube enjaulada', a: 'una nube enjaulada' },
    ],
    [
      { the: 'el calamar del obispo', a: 'un calamar del obispo' },
      { the: 'la escalera de sal', a: 'una escalera de sal' },
    ],
  ],
  titles: [
    'El centímetro que faltaba',
    'Del uno veintinueve al uno treinta',
    '{noun:title}, a partir de un metro treinta',
    '{name} y la Vara',
  ],
  chapters: [
    ['Un metro veintinueve', 'La otra puerta'],
    ['A partir de un metro treinta', 'Hasta un metro veintinueve'],
  ],
  frames: [
    {
      opening: `El cartel estaba clavado en la plaza de {home}, a una altura a la que [hacía falta cuello|solo llegaban los altos|había que ponerse de puntillas].
        «Visitas {noun:to}», [decía|ponía], «[a partir de|desde] un metro treinta. [Sin excepciones|No insistan|Ni un dedo menos]».
        <Me|Te|{name} se> <medí|mediste|midió> contra [el poste|la fuente|la barandilla] //y salía, como siempre, un metro veintinueve.
        @humorous Incluido el [remolino|flequillo], que aquella mañana [colaboraba|hacía lo que podía].
        @light Un metro veintinueve de [puras ganas|zapatos limpios], por cierto.`,
      echo: `El cartel de la plaza colgaba ahora [a la altura de las rodillas|muy abajo|donde antes estaba el zócalo], y para leerlo los mayores [tenían que agacharse|se ponían a gatas].
        «Visitas {noun:to}», decía, «[por la puerta que a cada cual le venga|agáchense, por favor|midan lo que midan]».
        <Me medí|Te mediste|{name} se midió> contra el poste, [por costumbre|antes de entrar]: un metro veintinueve y [medio|un pelo].
        @neutral El pelo era [del remolino|nuevo].
        @emotional Don Listón [sujetaba|limpiaba] el poste, para que no [se moviera|estuviera frío].`,
    },
    {
      opening: `En el marco de la cocina, en {home}, había [once|nueve|catorce] rayas de lápiz, y las [tres|dos] últimas en el mismo sitio.
        ¶ —{name}, [no aprietes|los talones|respira normal] —[dijo|dijo entonces] papá—. Igual que [el martes|en mayo|ayer].
        ¶ [Faltaba|Seguía faltando] un centímetro //y la semana de las Visitas empezaba [esa tarde|con los cohetes de las cinco].
        @dramatic Un centímetro. La [uña del pulgar|anchura de un guisante].
        @mysterious La raya de abajo, la [primera|más antigua], no era [de nadie de la casa|de papá].`,
      echo: `En el marco de la cocina apareció una raya nueva, más [baja|gruesa] que todas, [casi en el zócalo|a la altura del gato].
        ¶ —¿Y [esa|esa tan baja]? —[preguntó|quiso saber] papá, [de rodillas|con el lápiz en la boca].
        ¶ —[Esa es la puerta|La puerta] —<dije|dijiste|dijo {name}>—. [La altura a la que|Por donde] [hay que agacharse|se entra].
        ¶ Papá [la repasó con tinta|buscó la regla][dramatic,mysterious,light=.| y] no midió a nadie más aquel [día|verano].
        @light El gato pasó por debajo [de sobra|con la cola tiesa].
        @humorous Luego papá intentó levantarse, y eso [llevó un rato|fue otra historia].`,
    },
    {
      opening: `Para ver mejor las cosas, <yo tenía|tú tenías|{name} tenía> un cajón de [naranjas|sardinas|higos], y en {home} nadie <me|te|le> conocía sin él bajo el brazo.
        Servía para [los escaparates|la ventanilla del banco|las fuentes], los desfiles y las conversaciones.
        Pero el lunes, en la plaza, don Listón, el medidor municipal, [negó con la cabeza|levantó un dedo][dramatic,mysterious,light=.| y] señaló el cartel: [sin cajones|nada de subirse|los pies en el suelo].
        @neutral Decía: «Visitas {noun:to}, a partir de un metro treinta».
        @emotional <Apreté|Apretaste|Apretó> el cajón contra [el pecho|la barriga], y [pareció más grande|pesaba].`,
      echo: `El cajón seguía yendo de brazo en brazo por {home}, [más cojo|ya sin etiqueta], pero ahora lo usaba [quien lo pedía|el que llegaba primero].
        Aquella tarde <se lo presté|se lo prestaste|{name} se lo prestó> a don Listón, que necesitaba [sentarse|ver el mundo desde abajo|atarse los zapatos].
        Desde [allí|ahí], dijo, se veían [otras cosas|las puertas pequeñas|los caracoles] //y <me senté|te sentaste|{name} se sentó> al lado, en el suelo.
        @mysterious Una de ellas, [la más pequeña|la del zócalo], [se estaba abriendo|tenía luz].
        @dramatic No [hizo falta|había prisa por] crecer en toda la tarde.`,
    },
  ],
  want: [
    `Las Visitas {noun:to} [se abrían|tocaban] cada siete años, y [los que entraban|los altos] salían hablando {noun2:of}.
      <Había|Habías|{name} había> esperado [seis y medio|casi toda la vida] para estar [un minuto|un ratito], solo uno, al otro lado de la [puerta|cola].
      La próxima vez <tendría|tendrías|tendría> [quince|dieciséis] años //y a esa edad [ya no se pregunta|uno mira el reloj].
      @light Los cohetes [silbaban|estallaban] de alegría por los que medían más.
      @emotional En el bolsillo <llevaba|llevabas|llevaba> [un dibujo|una carta doblada] para dejar allí.`,
    `Todos los primos habían entrado ya, y volvían con [la cara rara|un silencio nuevo|pasos de señor], sin contar nada {noun:of}.
      ¶ —Ya lo entenderás cuando crezcas, {name} —decían, y cambiaban miradas sobre {noun2}.
      ¶ <Quería|Querías|{name} quería> entenderlo [antes|ahora|ese lunes], con la estatura puesta //y solo faltaba [un dedo|un centímetro|el grosor de una galleta].
      @humorous La galleta se probó, [bajo el talón|en el zapato]: [se rompe|no aguanta].
      @dramatic Los primos medían [un metro treinta y dos|lo justo], y ya no se [agachaban|daban la vuelta].`,
    `¶ —¿Qué [hay ahí dentro|se ve ahí dentro] exactamente? —<pregunté|preguntaste|preguntó {name}>, y los mayores [tosieron|se miraron|se pusieron a hablar de pan].
      ¶ Ahí dentro, [eso era seguro|según todos], [uno podía|se podía] pasar la tarde con {noun}; lo {noun2:of} se decía [en voz baja|solo después de cenar].
      <Decidí|Decidiste|Decidió> entrar antes de que acabara la semana, [de frente|por la puerta|como fuera], y con los pies en el suelo.
      @mysterious Una mano [sin dueño|con guante] había tachado en el cartel [la palabra «treinta»|algo], y otra la había vuelto a escribir.
      @neutral Quedaban [seis días|de lunes a sábado].`,
  ],
  obstacle: [
    `Don Listón medía con la Vara, un palo [negro|de nogal|con puño de plata] que [dormía en su propia cama|solo él podía tocar].
      {companion} preguntó si la norma [se estiraba|podía leerse de otra forma]; don Listón respondió que las normas no [tienen goma|llevan tirantes].
      Hasta {noun} no pasaba nadie más bajo que la Vara, [ni el alcalde|ni su sobrina] //y la Vara [nunca se equivocaba|no admitía recursos].
      @humorous El alcalde iba [con sombrero|de puntillas] todos los años.
      @dramatic El palo bajó y tocó [aire|el remolino apenas].`,
    `La cola daba la vuelta a la plaza, y delante {noun:of} solo estaba don Listón, con la Vara [al hombro|en alto|entre guantes blancos].
      Uno por uno iban pasando [los de once|los largos|los primos de todo el mundo], y a <mí|ti|{name}> <me|te|le> tocó la punta en [el pecho|la frente]: [veintinueve|crezca y vuelva].
      {companion} [protestó|pidió repetir|contó hasta once], se repitió //y el resultado fue [idéntico|el mismo, más despacio].
      @emotional Don Listón lo dijo [mirando a otro lado|sin ganas]; también él [tuvo que esperar|había sido bajo].
      @light Detrás, un bebé con [gorro altísimo|plumero] lo intentó también.`,
  ],
  wrong: [
    `La Vara dormía la siesta en [un paragüero|una funda], y en la cola lloraban [cinco|seis|ocho] pequeños más bajos todavía.
      Por ellos, y un poco por <mí|ti|sí>, <saqué|sacaste|{name} sacó> una lima [de uñas |]y le <quité|quitaste|quitó> a la Vara un centímetro [por abajo|del pie].
      El serrín <lo soplé|lo soplaste|lo sopló> [hacia la fuente|debajo del banco] //y [nadie lo vio|ni una paloma lo vio].
      @mysterious La Vara, recortada, [pareció encogerse de hombros|pesaba lo mismo].
      @humorous Un centímetro de palo cabe en [una oreja|un dedal], y sobra sitio para el remordimiento.`,
    `En la cola, una niña de [un metro cinco|noventa y ocho centímetros] llevaba tres días con el vestido [de domingo|bueno], para {noun}.
      Don Listón [fue por agua|cabeceaba], y <cogí|cogiste|{name} cogió> la Vara y <limé|limaste|limó> un centímetro justo, por [abajo|el pie].
      La niña no ganaba [gran cosa|casi nada] // pero algo había que hacer, y aquello [era algo|estaba a mano].
      @light La lima hacía [cri, cri|un ruidito de ratón contento].
      @dramatic Después [ya no hubo manera de volver a pegarlo|el trocito no encajaba].`,
  ],
  cost: [
    `Con la Vara se medía todo en {home}, y al día siguiente los pantalones salieron [cortos|de pescador] y el pan, [enano|escaso].
      Don Listón se midió y [se asustó|tuvo que sentarse]: había crecido [de golpe|en una noche], a los [sesenta|sesenta y tres] años.
      Dijo que [la culpa era suya|se le había pasado la edad de medir][dramatic,mysterious,light=.| y] [dejó la gorra|colgó los guantes] en el clavo del cartel.
      @emotional La gorra [aún guardaba la forma|era más pequeña que su cabeza].
      @neutral Las Visitas {noun:to} quedaron [suspendidas|cerradas] a las [doce|cuatro].`,
    `El sastre, el panadero y la [carpintera|modista] se quejaron: todo salía un centímetro [corto|de menos].
      Don Listón [miró la Vara|pasó el pulgar por la Vara], se puso [blanco|serio] y devolvió la gorra al ayuntamiento, [con los guantes dentro|doblada en dos].
      Sin medidor no había Visitas // y una niña con vestido de domingo [se sentó en el bordillo|se fue a casa|guardó los zapatos buenos].
      @humorous Al alcalde le quedaban los puños [por el codo|de torero], y firmó [de lado|deprisa].
      @dramatic La cola se deshizo [sin una voz|en silencio].`,
  ],
  turn: [
    `<Me planté|Te plantaste|{name} se plantó> en casa de don Listón y <puse|pusiste|puso> sobre la mesa la lima y [el serrín|lo que faltaba], en [un pañuelo|papel de plata].
      Él no dijo nada, pero se le cayó [un guante|la lupa], y al recogerlo todo apareció detrás de los zapatos una puerta [baja|del tamaño de una maleta].
      <Entré|Entraste|Entró> [a gatas|de lado] //y [al fondo|al final del todo] <di|diste|dio> con {noun}.
      @mysterious Sobre el dintel decía [«PRINCIPAL»|«ENTRADA»], a la altura de [una rodilla|un gato].
      @light Ni el remolino [rozó|se despeinó].`,
    `Delante de [toda la plaza|la cola entera], <confesé|confesaste|{name} confesó> lo de la lima, y que don Listón medía [perfectamente|lo de siempre].
      En el silencio, [el viento|un perro] se llevó una gorra, que [rodó|fue rodando] hasta el zócalo.
      [Allí|Justo detrás] había una puerta [bajísima|a la altura de la rodilla]; <me metí|te metiste|se metió> a gatas[dramatic,mysterious,light=.| y] <di|diste|dio> con {noun}.
      @emotional Alguien dijo [«espera»|«con cuidado»], y <me|te|le> sujetó [la chaqueta|el gorro] para entrar.
      @humorous Los de un metro treinta y dos [tuvieron que guardar cola|miraban por la cerradura].`,
  ],
  resolution: [
    `Por la puerta grande, resultó, solo se llegaba a [la espalda|la parte de atrás] {noun:of}; por eso los mayores [tosían|hablaban de pan].
      <Enseñé|Enseñaste|{name} enseñó> el camino a los pequeños y a {companion}, y se aclaró lo {noun2:of}, que de cerca era [menos|mucho más sencillo].
      Don Listón [recuperó la gorra|volvió a ponerse la gorra][dramatic,mysterious,light=.| y] entró [el último|a gatas], midiendo.
      @light Salió con [las rodillas verdes|una risa de niño].
      @neutral Hicieron falta [dos|tres] días para que pasaran todos.`,
    `Desde entonces hubo dos colas: la de los altos, para [mirar|leer el cartel], y la de los bajos, para [estar|sentarse] al lado {noun:of}.
      {companion} [repartía rodilleras|picaba las entradas], y a quien preguntaba por {noun2} le mandaba [agacharse|mirar desde abajo].
      La Vara quedó [con cicatriz|un poco coja] //y don Listón la usaba para [señalar nubes|bajar ciruelas].
      @dramatic El alcalde se quitó el sombrero, [por fin|de verdad], y se puso [de rodillas|a gatas].
      @emotional Una niña [dejó el vestido perdido|salió muy despacio], y nadie la [riñó|mandó callar].`,
  ],
  clues: [
    `En el archivo de {home} había una foto de las primeras Visitas, [marrón|comida por las esquinas|del tamaño de una galleta], y {companion} la puso bajo [la lupa|una lágrima de cristal].
      Se veía la cola para {noun}, muy formal, con [lazos|sombreros de paja|bocadillos]: eran todos niños, y ninguno levantaba un palmo [del suelo|de la mesa].
      Los mayores esperaban fuera, [aburridos|con los abrigos] //y uno de ellos intentaba [asomarse|encogerse].
      @humorous Llevaba las rodillas [dobladas|sucias], y [bigote|disimulaba fatal].
      @mysterious Faltaba un trozo de foto: justo [el zócalo|la puerta].`,
    `La norma del metro treinta se guardaba en un libro [gordísimo|con candado|que olía a queso], y una polilla se había comido [media frase|el verbo|lo más importante].
      «Para pasar hasta {noun} se requiere … un metro treinta», leyó {companion} [con el dedo|saltando el agujero], y faltaba justo la palabra de en medio.
      <Probé|Probaste|{name} probó> con [«medir»|«tener»] y con [«no llegar a»|«menos de»] //y en el agujero cabían [las dos|todas].
      @dramatic Una polilla. [Ciento y pico años|Siete generaciones] por una polilla.
      @light La culpable seguía en el libro, [gordita|dormida], con [una «m» en la boca|las alas llenas de tinta].`,
    `El sastre guardaba un cajón de rodilleras, [doscientas|ciento cuarenta], cosidas por su bisabuelo «para las Visitas» y [sin estrenar|apenas usadas].
      ¶ —Mi padre decía que la gente volvía de estar con {noun} con las rodillas [negras|como el carbón] —[contó|recordó|dijo]—. [Antes|En otros tiempos]. Ahora [vuelven limpios|ni una mancha].
      ¶ Cosió un botón [torcido|que no hacía falta] y añadió que también antes volvían [contentos|cantando|sin corbata].
      @emotional <Me|Te|Le> dio [un par|dos], por si acaso, del tamaño [justo|más pequeño].
      @neutral Eran de [pana|cuero] y no [apretaban|pesaban].`,
    `Por el zócalo de la plaza corría una hilera de ladrillos [gastados|más claros], como si por allí, muy abajo, hubieran pasado muchas [manos|mangas] camino {noun:of}.
      <Seguí|Seguiste|{name} siguió> la hilera [con el dedo|de cuclillas|con la nariz], y se paraba en una pared [recién encalada|tapada por un banco].
      {companion} dio [tres|cuatro] golpes: dos sonaron a pared //y el último [sonó a hueco|sonó distinto|lo contestaron].
      @mysterious El que contestó dio [tres golpes|uno más] y [se rio|calló].
      @humorous El banco pertenecía [al ayuntamiento|a un señor], que [dormía encima|lo tenía alquilado].`,
    `Apareció una llave [del tamaño de una uña|no más larga que un alfiler], colgada del cuello de la estatua del fundador de {home}, que medía, por cierto, un metro [veintiocho|diecinueve].
      En la placa decía que el fundador tuvo siempre {noun} [en el corazón|a bien|en mucho], y debajo alguien había rascado [una flecha hacia abajo|la palabra «abajo»].
      {companion} hizo de [escalera|vigilante] //y <me guardé|te guardaste|{name} se guardó> la llave.
      @dramatic La estatua [pareció alargar el cuello|no la soltó a la primera].
      @light Al fundador se le había posado [una paloma|un gorrión] encima, y así [ya llegaba|daba la talla].`,
    `¶ —¿Sabes cuánto medía yo [cuando me dieron la Vara|el primer día]? —[preguntó|quiso saber] don Listón de pronto, [limpiándose los guantes|sentado en el bordillo|sin mirar a nadie].
      ¶ No esperó respuesta: dijo que [un metro veintiuno|uno veintitrés], que tenía once años y que su padre no le dejó entrar hasta {noun} [porque las normas|ni una sola vez|por dar ejemplo].
      Después se había puesto a crecer //y cuando llegó [ya era tarde|ya no supo qué mirar|vio solo una espalda].
      @emotional Tenía los guantes [recosidos|demasiado blancos], de tanto [cuidarlos|lavarlos].
      @neutral <Le ofrecí|Le ofreciste|{name} le ofreció> [pipas|medio plátano], y [aceptó|comió].`,
  ],
};
