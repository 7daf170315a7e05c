import type { Companion } from '../../pack.ts';

const serafina: Companion = {
  name: 'Serafina',
  gender: 'f',
  meet: [
    `En mitad de la calle, una oca con [bufanda|silbato al cuello|gorra de vigilante] contaba adoquines en voz alta.
      ¶ —[Nueve, diez|Ocho, nueve, diez], once, muchos —[dijo|dijo por fin|dijo entonces]—. Serafina, [de|antes en] la fábrica de almohadas. Dimití por [motivos familiares|principios|culpa de una almohada]. ¿[Adónde vas|Y tú, qué]?
      ¶ —A [ver qué se sabe|preguntar por lo] {noun:of} —<dije|dijiste|dijo {name}>.
      ¶ La oca [se ajustó|se alisó] [el ala|la pechuga][dramatic,mysterious,light=.| y] echó a andar delante.
      @humorous De espaldas tenía [todavía más autoridad|andares de coronel].
      @light Andaba como si [el suelo fuera un tambor|cada pie inaugurase algo].`,
    `Algo <me|te|le> tiraba del bolsillo con [energía|método]: era una oca, que escupió [el pañuelo|un botón] y pidió disculpas.
      ¶ —[Yo vigilaba|Fui vigilante en] una fábrica de almohadas —[dijo|dijo por fin|dijo entonces]—. Hasta que supe [de qué eran|qué llevaban dentro|con qué las rellenaban].
      ¶ Se llamaba Serafina, no tenía [nada que vigilar|empleo] y lo {noun:of} le pareció [un puesto digno|trabajo para dos].
      @emotional Bajo el ala llevaba [una pluma que no era suya|una plumita envuelta], y no dejó que nadie [la tocara|preguntara].
      @neutral Vigilaba, dijo, de [ocho a ocho|noche y de día].`,
  ],
  banter: [
    `¶ —¿[Es tuyo el pato|Y ese pato|Muerde el pato]? —[preguntó|quiso saber] [una señora|un repartidor|un niño con helado].
      ¶ Serafina se quedó tan tiesa que [se le paró la bufanda|parecía de porcelana]. No picó a nadie; solo contó hasta once, [dos veces|muy despacio].
      ¶ —Es una oca —<aclaré|aclaraste|aclaró {name}>—, y [no es de nadie|va a su aire|es su propia dueña].
      ¶ Durante [tres calles|un buen rato] la oca anduvo [más cerca|al mismo paso].
      @emotional Al final dijo «gracias», [hacia el otro lado|a una farola].
      @dramatic «Pato». Esa palabra [pesaba|quemaba].`,
    `Serafina contaba [farolas|tejados|señores con bigote], y al llegar a once decía «muchos» y volvía a empezar, [tan contenta|con el mismo interés].
      <Quise|Quisiste|{name} quiso> enseñarle el doce, con [piedras|galletas|los dedos]. Ella miró la número doce [de cerca|con un ojo][dramatic,mysterious,light=.| y] se la comió.
      ¶ —Once —anunció—. [Cuadra|Ya decía yo].
      @humorous ¶ Las matemáticas [avanzan así|nunca se recuperaron].
      @light ¶ Las otras once [se las comieron después|duraron una calle].`,
    `A Serafina le gustaba revisar a la gente: sombreros, [mochilas|dobladillos|fundas de gafas], siempre con permiso y con [mucho pico|gran seriedad].
      En <mi bolsillo|tu bolsillo|el bolsillo de {name}> encontró [una castaña|un recibo|media cremallera], y preguntó, sin reírse, para qué.
      <Expliqué|Explicaste|Explicó> que [daba suerte|era de otro invierno|nunca se sabe] //y la oca la volvió a guardar, más hondo.
      @mysterious Lo que llevaba ella bajo el ala [no lo enseñó|hacía un bulto pequeño], y [sonaba|brillaba un poco].
      @neutral Después anotó la hora [de memoria|en el barro, con la pata].`,
    `¶ —En la fábrica —[contó|recordó|dijo] Serafina—, de noche, yo oía [soñar a las almohadas|ruido de plumas|como un mar].
      ¶ <Pregunté|Preguntaste|{name} preguntó> con qué [soñaban|sueña una almohada]. La oca [se rascó con la pata|lo pensó una manzana entera] y respondió que con [volar|un lago|irse].
      Luego corrió a [ladrarle a un buzón|vigilar un charco] //porque alguien tenía que hacerlo.
      @mysterious El buzón [se tragó la carta que asomaba|cerró la boca].
      @emotional Había en la fábrica, dijo, [cuarenta almohadas con el mismo olor que su madre|una tía suya].`,
    `Había un escalón [alto|de los malos], y Serafina se detuvo, se estudió las patas y [miró las nubes|tosió].
      ¶ —Podría volar —informó—, pero hoy [no traigo viento|estoy de servicio|las alas las llevo sin planchar].
      ¶ <La subí|La subiste|{name} la subió> en brazos //y de [eso|volar] no se habló más.
      @humorous El peso era de [once kilos, o muchos|oca y media].
      @dramatic Arriba, un segundo, [abrió las alas enteras|se asomó al borde], y [daba un poco de miedo|no cabían en la calle].`,
    `Serafina vigilaba la merienda con tal celo que no dejaba acercarse [ni a su dueño|a nadie de nadie].
      ¶ —Contraseña —[exigía|pedía, con el pico por delante].
      ¶ <Probé|Probaste|{name} probó> con [«abril»|«pan»|«rodilla»] y no era; <probé|probaste|probó> con «oca» //y el pico se [apartó|ablandó].
      @light Media tortilla [cambió de manos|fue para la guardia], por los servicios.
      @neutral Desde entonces la contraseña [cambió cada día|no cambió más].`,
  ],
  quarrel: [
    `¶ —Me fui de una fábrica entera por no [mirar para otro lado|callar] —[dijo|dijo entonces] Serafina—. Y tú has hecho trampa, {name}.
      ¶ <Respondí|Respondiste|{name} respondió> que era [por ayudar|una trampa pequeña|solo una], y la oca contó sus pasos, al irse: once, y después [muchos|muchos más].
      @dramatic Lo último en doblar la esquina fue [la bufanda|la cola, muy tiesa].
      @emotional Dejó en el suelo [la castaña|su silbato], [bien colocada|mirando hacia casa].`,
  ],
  back: [
    `En el umbral había una oca [de guardia|mojada|con la bufanda del revés], que miraba al frente como si llevara [toda la noche|horas] allí.
      ¶ —He [contado|apuntado] lo que has hecho mal —[dijo|dijo entonces] Serafina—: una cosa. Luego, lo que has hecho [bien|por mí] //y [salían muchas|no me llegó el once].
      ¶ <Le até|Le ataste|{name} le ató> la bufanda, [que no lo necesitaba|con doble nudo].
      @light «[Vamos|En marcha]», graznó, y [el barrio entero|la calle] se despertó.
      @humorous Una de las buenas era [la tortilla|media tortilla], pero [suma|contaba].`,
  ],
};

const nicanor: Companion = {
  name: 'Nicanor',
  gender: 'm',
  meet: [
    `Nicanor arreglaba paraguas en [un portal|una esquina], con seis hermanas mayores [hablando a la vez|alrededor].
      ¶ —El caso es que yo… —[decía|explicaba|solía decir], y una hermana acababa la frase [mal|por él|a su manera].
      ¶ <Pregunté|Preguntaste|{name} preguntó> por lo {noun:of} y <esperé|esperaste|esperó> la respuesta entera, cosa que a él no le había pasado [nunca|desde que tenía dientes]. [Se apuntó en el acto|No hizo falta más: se apuntó|Se vino sin preguntar adónde].
      @emotional Se quitó las varillas de la boca [una a una|con cuidado], para [no gastar la ocasión|decirlo bien].
      @neutral Saber, no sabía nada, pero [cogió un paraguas|lo dijo entero].`,
    `Un paraguas verde cruzó la calle [en pleno sol|a toda velocidad], y debajo venía un chico, disculpándose con [los árboles|las señoras].
      ¶ —Se llama Leopoldo y está [nervioso|resfriado] —[explicó|aclaró|contó]—. [Yo soy|A mí me llaman] Nicanor. [El caso es|Lo que pasa es] que…
      ¶ Se calló, [esperando que lo interrumpieran|por costumbre]; <no dije|no dijiste|{name} no dijo> nada //y él, [asombrado|colorado], se apuntó a lo {noun:of}.
      @humorous La frase siguiente duró [dos manzanas|hasta el puente].
      @light Leopoldo se cerró [de contento|con un «flop»].`,
  ],
  banter: [
    `Nicanor saludaba a los paraguas de los demás antes que a [sus dueños|las personas|nadie], y por las varillas sabía [quién dormía mal|quién discutía|de qué viento venían].
      ¶ —Ese ha [servido de bastón|ido en barco|visto nieve] —susurraba—. Y aquel, de [espada|barca|novio].
      ¶ <Miré|Miraste|{name} miró> con otros ojos a la gente que pasaba //y era [verdad|cierto]: [se notaba|cojeaban igual].
      @mysterious Uno, negro, [goteaba|venía mojado], y hacía [un mes|semanas] que no llovía.
      @light Otro tenía lunares y claramente [iba a una fiesta|estaba enamorado].`,
    `¶ —El caso es que yo, [de mayor|un día|cuando crezca]… —empezó Nicanor, y se paró a mirar [detrás|a los lados|debajo de un banco].
      ¶ [No había hermanas|Ni una hermana]. <Esperé|Esperaste|{name} esperó>. Pasó [un carro|una abuela con un ramo|un perro y volvió].
      ¶ —[No me acuerdo|Se me ha olvidado] —[confesó|reconoció|admitió], asombrado—. Es la primera vez que llego [tan lejos|hasta aquí] //y no sé qué hay.
      @humorous ¶ Propuso [fontanero|«pulpo»], por rellenar.
      @dramatic ¶ Era como [una puerta abierta de golpe|un escalón que falta].`,
    `Leopoldo, el paraguas, se abría solo cuando alguien mentía, decía Nicanor, o bien cuando [había corriente|se le tocaba el botón].
      <Hice|Hiciste|{name} hizo> la prueba: «me encantan [las acelgas|los lunes|los dictados]» //y Leopoldo [saltó|se abrió con un estampido|dio un brinco].
      Con la frase siguiente <tuve|tuviste|tuvo> [más cuidado|mucho tino].
      @mysterious Un rato después se abrió otra vez, [sin que hablara nadie|a solas].
      @neutral Hubo que secarlo, aunque [no estaba mojado|hacía sol].`,
    `Nicanor llevaba en el bolsillo [un destornillador|unos alicates|una lima de uñas] de cada hermana, con su inicial, y nada propio.
      <Encontré|Encontraste|{name} encontró> en el suelo [un clavo torcido|un muelle|un alambre] y se lo <di|diste|dio>, por si servía.
      Nicanor rascó en él una N[dramatic,mysterious,light=.| y] lo guardó en [el otro bolsillo|el bolsillo de la camisa].
      @emotional Lo tocaba [cada diez pasos|cuando creía que nadie miraba].
      @neutral Con él arregló, aquel día, [dos paraguas|una silla y una reja].`,
    `¶ —¿A que no sabes cuántas varillas tiene [la lluvia|un paraguas|el mundo]? —[preguntó|quiso saber] Nicanor.
      ¶ —Ocho —<respondí|respondiste|respondió {name}>, por [responder|decir un número].
      ¶ Nicanor se quedó mudo de admiración, y tuvo que [sentarse|abrir a Leopoldo|contarlo otra vez] //y el resto del camino preguntó [cosas más difíciles|otras siete].
      @light A todas se podía contestar «[ocho|depende]», y [acertar|quedar bien].
      @humorous <Gané|Ganaste|{name} ganó> por [ocho a ocho|paliza, hasta que hubo que sumar].`,
    `Al pasar por [una zapatería|el puente|un patio], seis voces gritaron «¡Nicanor!», cada una desde [un balcón|un lado|un piso].
      Querían saber si [había merendado|llevaba jersey|sabía adónde iba], y una contestaba por él, y las otras la corregían.
      ¶ —¡Voy con {name}! —[dijo|dijo entonces] Nicanor, y le salió [entero|de una pieza] //y las seis [se callaron|cerraron las ventanas, una a una].
      @dramatic ¶ El silencio [zumbaba|se podía pisar].
      @emotional ¶ La mayor le tiró [el jersey|un beso y el jersey], [sin decir palabra|muy flojito].`,
  ],
  quarrel: [
    `Leopoldo se abrió de golpe //y no había ni gota de [corriente|viento].
      ¶ —El caso es que eso no está bien, {name} —[dijo|dijo entonces] Nicanor—. Me voy con mis hermanas, que gritan pero [dicen la verdad|no hacen trampas].
      ¶ <Oí|Oíste|{name} oyó> alejarse [el bastón|la contera] contra la acera, [toc, toc|mucho rato].
      @mysterious A lo lejos, el paraguas [seguía abierto|no quería cerrarse].
      @neutral En el banco quedó [una varilla|el destornillador con la R].`,
  ],
  back: [
    `Un paraguas verde asomó por [la esquina|encima de la tapia|la ventana], dudó y se metió; luego volvió a asomar, con Nicanor debajo.
      ¶ —[El caso es que he|He] [ensayado|escrito] un discurso —[dijo|dijo por fin|dijo entonces]—. Mis hermanas lo han [cortado|corregido]. [Se ha quedado|Ha quedado] en «hola».
      ¶ —Hola —<dije|dijiste|dijo {name}> //y Leopoldo se quedó cerrado, [tranquilo|como un bendito].
      @emotional ¶ Nicanor enseñó el bolsillo: la N seguía allí, [más honda|recién repasada].
      @humorous ¶ El discurso entero tenía [seis firmas|once páginas y una receta].`,
  ],
};

const tomasa: Companion = {
  name: 'Tomasa',
  gender: 'f',
  meet: [
    `Una tortuga con gorra de [mensajera|repartidora] subía la cuesta, y por cómo resoplaba debía de llevar [un rato|desde marzo|toda la semana].
      ¶ —[Tomasa, envíos urgentes|Mensajería Tomasa] —se presentó—. [Noventa y un|Ochenta y ocho] años sin [perder un paquete|doblar un sobre].
      ¶ [Al oír|Cuando oyó] lo {noun:of} [sacó un sello de caucho|abrió el tampón], <me|te|le> estampó URGENTE en la manga[dramatic,mysterious,light=.| y] se puso en camino.
      @humorous Cuando acabó de ponerse en camino era [casi de noche|la hora de merendar].
      @dramatic El golpe del sello [sonó a puerta|hizo callar la calle].`,
    `¶ —¡[Paso|Abran]! ¡[Servicio urgente|Correo exprés|Que quemo]! —[gritó|bramó] alguien a la altura de [los tobillos|los cordones], y <salté|saltaste|{name} saltó> a [un lado|la acera].
      ¶ Tardó en pasar [cuatro minutos|lo que una canción]. Era una tortuga con gorra, [llamada Tomasa|una tal Tomasa], y traía [un telegrama de 1962|una carta muy sobada].
      Lo {noun:of} lo declaró [certificado|correo de primera] y cambió de rumbo // cosa que también llevó [su tiempo|un rato].
      @light La gorra le quedaba [de miedo|sobre una oreja que no se veía].
      @mysterious En el telegrama, [aunque no lo abrió|doblado en ocho], parecía leerse [el nombre de la calle|«{name}»].`,
  ],
  banter: [
    `Tomasa entregaba cartas por el camino: a [un farolero|una viuda con loro|un notario] le dio una que decía «No llegues tarde el jueves».
      ¶ —¿[Qué jueves|El jueves de cuándo]? —[preguntó|quiso saber] el hombre o la mujer, que [ya peinaba canas|llevaba bata].
      ¶ La tortuga consultó el matasellos[dramatic,mysterious,light=.| y] respondió que [había habido varios|a elegir].
      @humorous Luego cobró el [suplemento de velocidad|recargo por prisa].
      @emotional La carta [olía aún a violetas|estaba escrita con mucho cariño], y se quedaron [leyéndola en el umbral|con ella contra el pecho].`,
    `Un caracol adelantó a Tomasa por la [derecha|acera], y ella fingió que [se ataba un zapato|miraba un escaparate].
      <Hice|Hiciste|{name} hizo> como que tampoco lo había visto, y <me|te|se> <paré|paraste|paró> también a mirar [las ferreterías|unas corbatas].
      ¶ —Ese va sin carga —[dijo|observó] por fin la tortuga[dramatic,mysterious,light=.| y] [apretó el paso|se le notó el esfuerzo en la gorra].
      @dramatic ¶ La distancia era de [un palmo|dos ladrillos]. Luego de [tres|palmo y medio].
      @light ¶ El caracol, por lo demás, [saludó muy amable|iba silbando].`,
    `Dentro del caparazón, Tomasa llevaba [una bombilla|un calendario|dos sillas plegables], y a veces se metía a consultar algo.
      <Llamé|Llamaste|{name} llamó> con [los nudillos|un dedo]. Desde dentro pidieron [un momento|que se limpiaran los pies|la contraseña].
      Cuando asomó, venía con [el dato|un jersey puesto] y con azúcar en [el morro|la gorra].
      @mysterious Antes de cerrar se oyó que alguien más, ahí dentro, [decía adiós|apagaba la radio].
      @neutral El dato era que [faltaba poco|era martes en otro sitio].`,
    `¶ —Lo malo de la prisa —[dijo|dijo entonces] Tomasa— es que llegas antes que [tú|las ganas|la noticia].
      ¶ <No lo entendí|No lo entendiste|{name} no lo entendió> hasta [dos calles|tres esquinas] después, al echar en falta [la merienda|un guante|el gorro] en el bolsillo.
      Hubo que volver //y la tortuga, que [aún no había salido|iba por el segundo ladrillo], lo tenía en la boca.
      @emotional No lo [soltó|dio] hasta que estuvo [bien puesto|abrochado].
      @light Estaba un poco [chupado|mordido], pero era [servicio gratuito|puntual].`,
    `Tomasa lo sellaba todo: sellaba [árboles|bollos|gatos dormidos], y la gente, al ver URGENTE, [los miraba dos veces|se apuraba].
      A una nube [baja|que pasaba] no llegó, aunque <la levanté|la levantaste|{name} la levantó> [con los dos brazos|en alto] por encima de la cabeza.
      ¶ —[Otro día|Mañana] —[dijo|dijo por fin|dijo entonces], respirando hondo—. [Que espere|No parecía tener prisa|Ya vendrá ella].
      @humorous ¶ Un gato sellado llegó a [la otra punta|tres sitios], [por obediencia|sin saber por qué].
      @neutral ¶ El sello era de [1931|goma verde] y le faltaba [la G|un borde].`,
    `A Tomasa [nadie la había llevado nunca|nunca la habían llevado] de la mano, y lo mencionó como quien habla del [tiempo|precio del pan].
      <Me puse|Te pusiste|{name} se puso> a gatas y así <hice|hiciste|hizo> [media calle|una acera entera], con dos dedos en su pata.
      La gente [se apartaba|opinaba] // y a ninguna de las dos rodillas le importó.
      @emotional La pata era [áspera y tibia|como un guante viejo].
      @mysterious Desde ahí abajo se veían [puertas que arriba no están|los nombres verdaderos de las calles].`,
  ],
  quarrel: [
    `¶ —Yo llego tarde —[dijo|dijo entonces] Tomasa—, pero llego [limpia|con el paquete entero]. Tú has cogido un atajo, {name}, y feo.
      ¶ [Se quitó la gorra, dio media vuelta|Sin gorra, dio media vuelta] y se fue. <Tuve|Tuviste|{name} tuvo> [media hora|toda la tarde] para alcanzarla[dramatic,mysterious,light=.| y] no <di|diste|dio> [un paso|ni uno].
      @humorous Tardó tanto en irse que [hubo que mirar a otro lado|se despidió dos veces].
      @emotional Lo peor fue [verle la cabeza sin gorra|que no se metió en el caparazón].`,
  ],
  back: [
    `Tomasa volvió por la misma [calle|cuesta], y como se la veía venir desde lejos hubo tiempo de [pensar qué decirle|barrer el umbral|ensayar una cara].
      ¶ —Traigo [un envío|un paquete|una entrega] —[dijo|dijo entonces] al llegar—. Para {name}. De [mí|parte mía].
      ¶ Era [la gorra|la gorra, doblada]. <Me la puse|Te la pusiste|{name} se la puso>, <se la devolví|se la devolviste|se la devolvió> [torcida|con una reverencia] //y en paz.
      @dramatic URGENTE, llevaba sellado [por dentro|dos veces].
      @light «Y ahora, [volando|a galope]», añadió, [y bostezó|con un pie en el aire].`,
  ],
};

export const firstCompanions: readonly Companion[] = [serafina, nicanor, tomasa];
