import type { Place } from '../../pack.ts';

export const morePlaces: readonly Place[] = [
  {
    noun: { the: 'la peluquería de perros', a: 'una peluquería de perros' },
    chapter: 'Catorce perros mojados',
    arrive: `En la peluquería de perros había [revistas|caramelos|fotos de galgos] para los dueños y espejo para los demás.
      Un [mastín|perro de aguas|pastor] pedía, con mucha delicadeza, que se lo dejaran [corto de orejas|como en la foto|igual, pero más joven].
      La peluquera [cortaba silbando|hablaba con las tijeras|no levantaba la vista], y señaló con el peine dos sillas bajas // así que {companion} se sentó y, cuando quiso darse cuenta, llevaba [un lazo|rizos|el flequillo a un lado].
      @emotional Le quedaba [muy bien|como a otra persona]; <se lo dije|se lo dijiste|{name} se lo dijo>, y [se miró dos veces|no se lo quitó].
      @light Un caniche le guiñó [un ojo|los dos, uno detrás de otro].`,
    trouble: `Se abrió la puerta del baño y salieron catorce perros mojados, todos [a la vez|con la misma idea|muy contentos de ver gente].
      [Se sacudieron. Luego|Primero se sacudieron; luego] se tumbaron en el único pasillo, [uno encima de otro|como una alfombra con lenguas|patas arriba], a secarse.
      {companion} dijo «permiso», dijo «arriba» y dijo [«salchicha»|«gato»|«por favor»] //y los catorce [movieron la cola|lo pensaron] y siguieron donde estaban.
      @humorous El de más abajo solo era [visible por el bigote|una cola], pero parecía [cómodo|el jefe].
      @neutral La puerta quedaba [a seis perros|al fondo], y [abría hacia dentro|tenía el pestillo alto].`,
    leave: `La peluquera cepilló las espaldas [de propina|sin preguntar|a contrapelo], y cobró [una caricia|nada|lo de siempre, o sea, nada], y lo dejó apuntado en [una libreta|el espejo].
      <Salí|Saliste|{name} salió> oliendo a [lavanda|manzana|champú de cachorro], y al doblar la esquina todos los perros de la calle se [levantaron|volvieron] a mirar.
      <Saludé|Saludaste|Saludó> con la mano //y {companion}, después de pensarlo, [ladró un poco|saludó con el lazo|dio los buenos días].
      @mysterious Uno de los perros [llevaba zapatos|vino detrás, de lejos], y nadie [dijo nada|lo conocía].
      @dramatic Aquel ladrido [corrió de puerta en puerta|llegó al otro barrio], y el otro barrio [contestó|calló].`,
  },
  {
    noun: { the: 'el mercado de las cosas sueltas', a: 'un mercado' },
    chapter: 'Guantes de uno en uno',
    arrive: `En el mercado de las cosas sueltas no se vendía nada a pares: había un zapato, un guante, [una sola castañuela|medio pendiente|un esquí], y gente que llevaba años buscando el otro.
      A veces lo encontraban //y entonces tocaba [la banda|una campana|el que tuviera trompeta], y todo el mundo dejaba la compra para [aplaudir|mirar].
      {companion} se enamoró de [una tetera sin tapa|media tijera|un patín], y <tuve|tuviste|{name} tuvo> que tirarle de la manga.
      @light Sonó la campana por [unos gemelos|dos pendientes], y hubo [besos|rosquillas].
      @emotional Un viejo miraba [un calcetín|su guante] y a la gente, [sin desanimarse|desde 1970].`,
    trouble: `Para salir había que pasar por [caja|la ventanilla|la taquilla], y para la ventanilla se daba número: iban por el [tres|cuatro|nueve].
      <Miré|Miraste|{name} miró> el papelito: trescientos [doce|cuarenta|ocho]. Delante, trescientas personas miraban el suyo y se [acomodaban|sentaban] con [la labor|una silla plegable].
      ¶ —Eso va rápido —[dijo|dijo entonces] el de delante, que [tenía barba y al llegar no|llevaba allí desde el lunes|celebraba su cumpleaños].
      ¶ Y la ventanilla bajó la cortina // para [merendar|contar los números que quedaban|cambiar de lápiz].
      @humorous Cambió de lápiz [con ceremonia|y no le gustó el nuevo].
      @dramatic [Detrás|A los lados], la cola ya [se había cerrado|no dejaba volver].`,
    leave: `A la salida registraban a la gente por si llevaba algo [completo|repetido], y en eso, con dos calcetines [distintos|de familias diferentes], no hubo problema.
      <Compré|Compraste|{name} compró>, por [dos céntimos|una horquilla|lo que había en el bolsillo], un solo cascabel, y <lo até|lo ataste|lo ató> al cordón.
      {companion} iba [oyéndolo|contando los tintineos] //y a la tercera calle ya [bailaba|lo imitaba].
      @mysterious De muy lejos contestaba otro, [idéntico|medio tono más bajo].
      @neutral El mercado recogió a [la una|su hora], [cada puesto por su lado|de uno en uno].`,
  },
  {
    noun: { the: 'la torre del agua', a: 'una torre' },
    chapter: 'Doscientos escalones y un pez',
    arrive: `La torre del agua tenía [doscientos|ciento ochenta|doscientos doce] escalones, y en lo alto, un depósito donde vivía un pez muy mayor con [las mejores vistas|toda el agua] de la comarca.
      La torrera le llevaba [migas|noticias|fruta picada] en una cesta, y dejó subir a quien [la cargara|no pisara fuerte|tuviera rodillas].
      La <cargué|cargaste|cargó {name}>, [con las dos manos|a pulso|sin chistar]. Hacia el escalón [cien|noventa], {companion} propuso vivir allí //y a partir del siguiente ya no [habló|propuso nada].
      @neutral El pez subió a [mirar|las siete], comió y [bajó|dio las gracias con la cola].
      @dramatic Por la barandilla se veía [todo|hasta el mar], y debajo [nada|los tejados, como migas].`,
    trouble: `La trampilla de bajada se cerró [de un portazo|por una corriente|sola, con un clac], y por este lado no tenía [tirador|nada de donde agarrar|más que una argolla pintada].
      La torrera estaba [abajo|dormida|de espaldas a todo], y era [sorda del oído de subir|de sueño profundo|amante de la radio a todo volumen].
      {companion} saltó encima [dos|tres] veces. <Salté|Saltaste|{name} saltó> también //y el pez [salió a ver|sacó medio cuerpo], pero ni con [los tres|eso] cedió.
      @humorous Del pez hay que decir que [puso de su parte|no quiso mojarse].
      @mysterious Al otro lado alguien [subía|contaba escalones], y al llegar a ciento [noventa|tres] [se paró|volvió a bajar].`,
    leave: `Los escalones de bajada eran [los mismos|menos], o eso parecía, y {companion} los saludó por su número hasta [el cincuenta|que se mareó].
      Abajo, la torrera abrió el grifo y llenó [botellas|manos|un sombrero], porque el agua de allí [quitaba el miedo|sabía a altura|se pegaba a la garganta, de buena].
      <Bebí|Bebiste|{name} bebió> [despacio|hasta el fondo|con las dos manos]. Sabía a [piedra|nube|hierro] //y un poco, la verdad, a pez.
      @emotional <Guardé|Guardaste|Guardó> el último trago para [después|casa], aunque [ya estaba tibio|se iba saliendo].
      @light Lo del pez [le daba su gracia|hacía burbujas en la nariz].`,
  },
  {
    noun: { the: 'el taller de los cucos', a: 'un taller de relojes' },
    chapter: 'Las doce menos algo',
    arrive: `En el taller de los cucos nadie sabía la hora, porque había [setenta|noventa|sesenta y seis] relojes y cada uno era de [una opinión|su padre y de su madre].
      El relojero les iba dando cuerda por turnos, con [algodón en los oídos|una llave del tamaño de una uña|paciencia], y a los pollitos les ponía [alpiste pintado|gafas].
      {companion} se acercó a un cuco que llevaba [bufanda|una tirita] //y el cuco se metió y [echó el cerrojo|corrió la cortina].
      @light Otro salió a destiempo, dijo «cu» y [se rio|se tapó la boca].
      @mysterious Había uno de caja negra que [no sonaba|iba hacia atrás], y el relojero [pasaba de lado al verlo|le daba la vuelta].`,
    trouble: `Entonces dieron las doce, en todos a la vez, cosa que no ocurría desde [la inauguración|hacía once años|la boda del relojero].
      Salieron los cucos, y salieron tanto que se engancharon unos con otros [por los picos|por los muelles|en pleno vuelo], de pared a pared, como [una red|una alambrada con plumas].
      El relojero pidió [calma|silencio] //y los cucos dijeron [lo suyo|que no|«cucú»]. Entre los muelles y la puerta no cabía [un minuto|una mano|ni el gato].
      @dramatic El ruido [tenía dientes|empujaba].
      @emotional Uno, el de [la bufanda|la tirita], miraba desde el nudo y [temblaba un poco|no sabía soltarse].`,
    leave: `El relojero dibujaba a la gente en la muñeca, con [tinta|un tampón|un pincel], un reloj, que era el único del que [se fiaba|no discutía].
      <El mío|El tuyo|El de {name}> marcaba las [cuatro y diez|cinco menos veinte|nueve y media], y si no se lavaba siempre sería [esa hora|buena hora].
      {companion} se miró el suyo tres veces antes de la esquina[dramatic,mysterious,light=.| y] siempre llegaba [puntual|a tiempo].
      @neutral A la primera [gota|merienda] se borró [el minutero|la mitad].
      @humorous La hora de los demás [no coincidía|iba fatal].`,
  },
  {
    noun: { the: 'la huerta de las calabazas', a: 'una huerta' },
    chapter: 'Calabaza en el camino',
    arrive: `En la huerta de las calabazas crecían tan deprisa que se las oía: [crac|pof|un ruido de zapato nuevo], y un palmo más.
      La hortelana dormía a las [pequeñas|tiernas] con un cuento y a las grandes las [ataba|dejaba por imposibles].
      ¶ —[No se apoyen en ninguna|Sin apoyarse] —[avisó|advirtió]—, que [se hacen ilusiones|luego los siguen].
      ¶ {companion} ya se había apoyado //y durante toda la visita rodó detrás, a cierta distancia, una calabaza [joven|verde|del tamaño de un perro].
      @humorous Si alguien miraba, [se hacía la piedra|silbaba].
      @emotional <Le di|Le diste|{name} le dio> una palmada, y la calabaza [se puso más naranja|se quedó muy quieta].`,
    trouble: `La campeona de aquel año medía [lo que un carro|cuatro abrazos|como una cocina], y por la noche había decidido mudarse.
      Estaba en mitad del camino, entre dos tapias, encajada como [un corcho|una muela|el tapón de una bañera], y [seguía creciendo|parecía contenta].
      ¶ —Por encima resbala —[dijo|dijo entonces] la hortelana—, y por debajo [tiene cosquillas|muerde el polvo].
      ¶ {companion} lo comprobó por arriba y <yo|tú|{name}> por abajo //y [las dos cosas eran ciertas|la hortelana no mentía].
      @neutral El premio a la mayor era [una azada|un diploma] y [un abrazo del alcalde|un saco de abono].
      @light Resbalar, lo que es resbalar, [se hizo cuatro veces|no estuvo mal].`,
    leave: `La hortelana dio [pipas|cuatro pipas|una docena de pipas] en un cucurucho, a condición de no [plantarlas cerca de una cama|tirarlas donde llueva].
      La calabaza joven vino detrás hasta [la verja|el mojón], y allí se quedó, redonda, [mirando como miran las calabazas|en medio del camino].
      <Me volví|Te volviste|{name} se volvió> [tres|dos] veces //y cada una era un poco más [grande|pequeña, por la distancia, aunque no lo bastante].
      @dramatic La última vez [ya no estaba|tapaba la verja].
      @mysterious Por la mañana, en el cucurucho, había [una pipa de más|brotado algo].`,
  },
  {
    noun: { the: 'la imprenta de los carteles', a: 'una imprenta' },
    chapter: 'Tinta fresca',
    arrive: `La imprenta hacía carteles para todo, desde bailes hasta [gatos perdidos|circos pequeños|huelgas de hambre cortas], y los colgaba a secar de un hilo, como [calcetines|murciélagos].
      El impresor no sabía estarse sin imprimir, y mientras hablaba [componía la conversación y la repartía|iba sacando copias de sí mismo].
      <Leí|Leíste|{name} leyó>, en letras de palmo: «BUENAS TARDES, [CASI LO PISO|HAN ENTRADO DOS|CUIDADO CON LA CABEZA]» //y {companion} preguntó si aquello [se cobraba|se podía tachar].
      @light Lo de la cabeza llegó impreso [un segundo tarde|después del golpe].
      @neutral Había letras de [madera|plomo], y faltaba, por lo visto, la [eñe|cu].`,
    trouble: `Un cajón de letras se volcó y con él [la tinta azul|la tinta de un mes|toda la tinta], que fue corriendo por el suelo, muy despacio, hasta la puerta.
      El impresor sacó enseguida un cartel: «NO [PISAR|MOVERSE|RESPIRAR] HASTA EL [JUEVES|SÁBADO]».
      <Quedé|Quedaste|{name} quedó> encima de [un taburete|una resma], con {companion} en otra isla //y en medio la tinta [brillaba|subía] como un [lago|cielo tumbado].
      @mysterious En la tinta, algunas letras flotaban [formando un nombre|en fila, hacia la puerta].
      @emotional {companion} estiró la mano de isla a isla, y faltaba [un dedo|lo de siempre].`,
    leave: `Al despedirse, el impresor tenía ya listo el cartel: «VINIERON, [PREGUNTARON|MANCHARON] Y [SE FUERON|VOLVERÁN]», con una orla de [manzanas|anclas|gallos].
      Lo pegó en la pared de enfrente, donde [se paraba la gente|lo leyó un perro], y {companion} se quiso quedar a ver [las caras|cómo quedaba].
      En <mi dedo|tu dedo|el dedo de {name}> quedó una mancha azul //y todo lo que <tocaba|tocabas|tocaba> salía [firmado|con huella].
      @dramatic La mancha no se iba, [ni con arena|ni con limón|ni de noche].
      @humorous El perro pidió [una corrección|otro ejemplar].`,
  },
];
