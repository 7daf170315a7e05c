import type { Companion } from '../../pack.ts';

const candela: Companion = {
  name: 'Candela',
  gender: 'f',
  meet: [
    `En la mesa de al lado, una mujer repetía lo que decía [todo el bar|el camarero|la gente], pero más corto y mejor.
      ¶ —[Candela. Subtitulo películas|Subtitulo películas. Candela] —se [excusó|disculpó]—. [Treinta y siete caracteres|Dos líneas]; lo demás [es paja|lo pone la cara].
      ¶ <Le conté|Le contaste|{name} le contó> lo {noun:of} en [diez minutos|cuatro servilletas] //y ella lo dejó [en seis palabras|en un renglón], y daban ganas de ir.
      @light Una pareja que discutía, resumida, [se reconcilió|cabía en una].
      @mysterious La última palabra acababa en [puntos suspensivos|un nombre que nadie había dicho].`,
    `Candela salía la última de todos los cines, porque leía los créditos hasta [el catering|los perros|las gracias al ayuntamiento], y aquel día no estaba sola.
      ¶ —Ahí salgo yo —[dijo|dijo por fin|dijo entonces], y la línea [ya no estaba|era minúscula]—. [Nadie se queda|No espera nadie|Nunca hay nadie].
      ¶ —[Yo me he quedado|Yo sí me quedo] —<dije|dijiste|dijo {name}>, sin mencionar que buscaba [un guante|un zapato].
      ¶ Hablando {noun:of} [se hizo|llegó] la [noche|hora de cenar].
      @emotional Se notaba que hacía [tiempo|cientos de películas] que no le hablaban en la oscuridad.
      @neutral El acomodador barrió [dos veces la misma fila|alrededor].`,
  ],
  banter: [
    `¶ —Eso [que acabas de decir |]—[observó|dijo] Candela— no cabe. [Sobra «quizá»|Sobran seis palabras|Quítale los «pero»].
      ¶ <Lo intenté|Lo intentaste|{name} lo intentó> [otra vez|de nuevo], sin rodeos. Quedaron tres palabras, y [daban vértigo|eran otra cosa].
      Candela las contó con los dedos, sobre la mesa, muy despacio[dramatic,mysterious,light=.| y] dijo que así sí [cabía|se leía].
      @dramatic Tres palabras. [Con hueco para la respuesta|Y un plano largo].
      @humorous Con el «quizá» daba para [una trilogía|versión extendida].`,
    `Cuando alguien mentía, Candela miraba [al borde inferior|hacia la parte baja] de la persona, como si [leyera|hubiera letras]. [Los camareros|Los vendedores|Los ministros] se ponían nerviosos.
      ¶ —¿Qué [pone debajo de mí|estás leyendo]? —<pregunté|preguntaste|preguntó {name}>, [y fue un error|por saber|medio en broma].
      ¶ Ella bajó los ojos hasta [el tercer botón|la hebilla], leyó, y se le [subió el color|escapó media sonrisa] // pero dijo que aún estaba sin traducir.
      @light El tercer botón [no volvió a abrocharse igual|se sintió importante].
      @mysterious Lo que leyó ocupaba [una línea|más de lo previsto], a juzgar por los ojos.`,
    `Candela sabía decir «no me dejes» en [once|catorce] idiomas, por [motivos profesionales|trabajo], y «pásame la sal» en ninguno.
      ¶ —[Nadie pasa la sal en el cine|En las películas no se cena] —se [excusó|disculpó]—. Se la [tiran|dejan en la mesa y se van].
      ¶ <Le enseñé|Le enseñaste|{name} le enseñó> el gesto universal: la mano abierta, [la ceja|el salero imaginario] //y ella estuvo pidiendo sal [toda la tarde|a desconocidos] por gusto.
      @humorous Volvió a casa con [tres saleros|un kilo y una proposición].
      @neutral En finés eran [nueve letras|dos palabras], y sonaba a [leña|llave].`,
    `Candela dormía poco, por las [películas checas|entregas], y a cualquier hora se quedaba traspuesta sobre [un mapa|una barandilla|una pila de abrigos].
      Esta vez fue [el hombro|un hombro|el hombro más cercano]. <No me moví|No te moviste|{name} no se movió> en [cuarenta minutos|tres cuartos de hora], ni para espantar [una mosca|el sol].
      ¶ —¿Qué me [he perdido|he perdido esta vez]? —[dijo|preguntó] al despertar.
      ¶ —[Nada|Poca cosa] —<mentí|mentiste|mintió> //y ella [miró el borde de abajo|leyó otra cosa].
      @emotional ¶ En la mejilla llevaba marcada [la costura|media manga], y tardó en [borrarse|irse].
      @dramatic ¶ El brazo, dormido, [no se sentía|había desaparecido]. Daba igual.`,
    `Candela tenía una libreta de cosas intraducibles: [lo que se dice al encontrar las llaves|el ruido de alguien que llega], el modo en que su padre cerraba la puerta.
      ¶ —¿Y [qué haces con ellas|cómo las pones]? —<pregunté|preguntaste|preguntó {name}>, [pasando las hojas|con el dedo en una].
      ¶ —Dejo el cuadro en negro —[dijo|dijo por fin|dijo entonces]—, [dos segundos|un segundo y medio].
      ¶ Al rato <añadí|añadiste|añadió> una //y ella la leyó [despacio|dos veces].
      @neutral Iba ya por la [ciento doce|número doscientas].
      @emotional La del padre estaba [la primera|repasada con tinta].`,
    `¶ —En las despedidas siempre me paso de caracteres —[dijo|dijo entonces] Candela, delante de [un portal|la parada]—. Así que yo no digo nada, y [ya está|se entiende].
      ¶ [No dijo nada|Se calló]. <No dije|No dijiste|{name} no dijo> nada tampoco, y pasó un autobús, y luego [otro|el último].
      Se entendía perfectamente //y por eso costaba tanto [entrar|irse].
      @light El conductor [hizo un corazón con el limpiaparabrisas|tocó el claxon en tres tiempos].
      @mysterious De haber letras debajo, ponía [una sola línea|lo de siempre, por primera vez].`,
  ],
  quarrel: [
    `Candela leyó lo de abajo, entero, y esta vez lo dijo [en alto|sin recortar].
      ¶ —«Decidió por los dos y no le preguntó» —[recitó|leyó]—. Treinta y seis caracteres, {name}. [Cabe en una línea|No sobra ni uno|Y cabe].
      ¶ No se quedó a los créditos //y esa fue la parte [intraducible|en negro].
      @dramatic Negro. [Dos segundos|Y nadie encendió].
      @neutral En su libreta, abierta sobre la mesa, faltaba [una hoja|el lápiz].`,
  ],
  back: [
    `En el cine vacío, en la fila [nueve|doce], estaba Candela, leyendo los créditos de una película que no era suya.
      ¶ —Me he quedado —[dijo|dijo por fin|dijo entonces], sin apartar los ojos— por si salías en [agradecimientos|la lista].
      ¶ <Me senté|Te sentaste|{name} se sentó> al lado hasta el último nombre[dramatic,mysterious,light=.| y] luego hasta que [encendieron la sala|pasaron la escoba].
      @emotional «Perdón», ponía debajo de <mí|ti|{name}>, por lo visto, [en dos idiomas|bien grande].
      @light Había sal en [el brazo de la butaca|las palomitas], y cambió de manos.`,
  ],
};

const marcela: Companion = {
  name: 'Marcela',
  gender: 'f',
  meet: [
    `Un globo terráqueo [bajaba la cuesta|cruzó en rojo], y detrás, con un pincel en la oreja, una mujer gritaba que [pararan|le sujetaran] el mundo.
      <Lo paré|Lo paraste|{name} lo paró> con el pie, a la altura de [Australia|Perú|las Azores|Japón].
      ¶ —[Marcela, restauradora|Restauradora de esferas, Marcela] —[dijo|dijo por fin|dijo entonces], sin aliento—. ¿Va usted a [algún sitio|alguna parte]?
      ¶ <Expliqué|Explicaste|Explicó> lo {noun:of} //y ella [comprobó que no estaba en el globo|lo buscó por el ecuador|se apuntó].
      @humorous A Australia le quedó [una huella del cuarenta|un nuevo lago].
      @light El pincel, del susto, le había puesto [una isla en la mejilla|azul en la ceja].`,
    `Marcela tenía [catorce|nueve] mundos en la acera, por falta de sitio, y ella en medio, [pegando un polo|soplando un océano].
      ¶ —[El dedo|Un dedo], por favor —[pidió|rogó] a quien pasaba—. [Un minuto|Hasta que seque].
      ¶ <Puse|Pusiste|{name} puso> el [dedo|índice]. En un minuto cabe todo lo {noun:of}, y ella escuchaba [sin soltar el sur|soplando] // de modo que fueron once.
      @emotional El polo quedó [un poco torcido|con huella], y no quiso [enderezarlo|borrarla].
      @mysterious En uno de los mundos, el más viejo, había [una ciudad sin nombre|una calle señalada].`,
  ],
  banter: [
    `Marcela no había salido nunca de la provincia, y lo sabía todo de [Samarcanda|Valparaíso|Trondheim], hasta a qué huele.
      ¶ —A [membrillo y polvo|sal y carbón] —aseguró—. Lo pone [detrás de la etiqueta|en el pie del globo].
      ¶ <Propuse|Propusiste|{name} propuso> ir [un día|en tren] a comprobarlo. Ella hizo girar el globo y lo paró con la uña //y cayó [en el mar|dos veces en el mar].
      @dramatic La uña [temblaba|tardó] antes de [parar|soltar].
      @neutral El tren a cualquier parte salía a las [siete y cuarto|nueve].`,
    `Marcela, al hablar, giraba lo que tuviera a mano, [una manzana|un vaso|un sombrero], y encontraba mares.
      ¶ —Esto es una península —[decía|aseguraba] de [una pipa|una miga|un botón]—. Y aquí, mira, {name}, un estrecho [estupendo|con tráfico].
      ¶ [Le tocó el turno|Le llegó la vez] a <mi|tu|su> mano. La recorrió [por la costa|hasta la muñeca] y no dijo qué era // ni la devolvió enseguida.
      @emotional Se detuvo en una cicatriz: «Aquí [hubo algo|naufragó alguien]», dijo.
      @light La manzana, mientras tanto, [se quedó sin descubrir|perdió el sur].`,
    `A Marcela le enfurecía que [dijeran «mapa» por «globo»|llamaran mapa a un globo|confundieran globo y mapa]. [Se ponía roja del trópico para arriba|Tosía], pagaba y salía.
      ¶ —Un mapa [tiene bordes|se acaba] —explicaba [en la calle|ya fuera]—. Un globo, si sigues, [vuelves|llegas por detrás a tu casa]. [No es lo mismo|Es muy distinto].
      ¶ <Dije|Dijiste|{name} dijo> que no, y de vuelta se dio un rodeo [enorme|por toda la ronda] para llegar por detrás.
      @humorous El camarero [pidió disculpas en forma de tortilla|puso un globo en la carta].
      @mysterious Por detrás, la calle [parecía otra|tenía una puerta más].`,
    `Marcela guardaba de cada globo un papelito con el error: ríos [al revés|que no existen], una isla de [broma|despecho], «aquí vive mi hermano».
      ¶ —Los geógrafos también [se enamoran|se aburren] —[dijo|dijo por fin|dijo entonces]—. Esta isla [se llama como|lleva el nombre de] alguien que dijo que no.
      ¶ Marcela no había puesto ninguna. <Se lo pregunté|Se lo preguntaste|{name} se lo preguntó> //y ella limpió el pincel [mucho rato|contra la manga].
      @mysterious En el globo a medias, por el [Pacífico|sur], asomaba [un puntito fresco|una letra].
      @neutral Las islas falsas sumaban [treinta y una|diecinueve].`,
    `Marcela llevaba en el bolsillo un mundo del tamaño de [una nuez|una ciruela], para [los nervios|las salas de espera].
      Se le cayó en [una rejilla|un charco|la escalera], y <lo rescaté|lo rescataste|{name} lo rescató> [sin Groenlandia|entero, menos Groenlandia].
      ¶ —[Así pesa menos|Sin hielo pesa menos] —[dijo|dijo entonces] Marcela, y lo guardó en la otra mano, que era <la mía|la tuya|la de {name}> // y la cerró por fuera.
      @emotional ¶ La mano, con el mundo dentro, [no se abrió hasta la noche|sudaba un poco].
      @dramatic ¶ Groenlandia [se la llevó el agua|no apareció]. No se [lloró|habló de ello].`,
    `¶ —Si ahora mismo cavaras —[dijo|dijo entonces] Marcela, señalando el suelo—, saldrías [al mar, cerca de Nueva Zelanda|donde es mañana]. Allí ya [lo saben|se habla de ello].
      ¶ —¿[El qué|Saben qué]? —<pregunté|preguntaste|preguntó {name}>, [mirando los adoquines|mirando abajo].
      ¶ Ella calculó la diferencia horaria, [se equivocó|se mordió el pincel], volvió a calcularla[dramatic,mysterious,light=.| y] dijo que ya se vería mañana.
      @light El pincel le dejó un bigote [de color Atlántico|azul cobalto].
      @humorous Un señor que pasaba miró sus zapatos con [desconfianza|ganas de viajar].`,
  ],
  quarrel: [
    `Marcela paró con un dedo lo que estuviera girando, que era [todo|casi todo].
      ¶ —Lo decidiste como si fuera un mapa, {name} —[dijo|dijo por fin|dijo entonces]—. No me preguntaste, y yo ya [había hecho sitio|estaba mirando trenes].
      ¶ Dejó en la mesa el mundo sin Groenlandia y se fue en línea recta, [cosa que nunca hacía|sin dar el rodeo].
      @emotional El mundo siguió [tibio un rato|balanceándose].
      @mysterious Por la mañana estaba [del otro lado, en Oceanía|girado hacia otra costa].`,
  ],
  back: [
    `Llamaron por la puerta de atrás, y era Marcela, [con polvo en los zapatos|cansadísima], con una maleta.
      ¶ —[Me fui en línea recta|Seguí todo recto] —[dijo|dijo por fin|dijo entonces]—. [Es redondo|El mundo es redondo]. Ya te lo [advertí|expliqué].
      ¶ <Le devolví|Le devolviste|{name} le devolvió> el mundo. En el hueco de Groenlandia había ahora una isla [mal dibujada|con puerto] //y ella leyó el nombre.
      @neutral Había tardado [dos días|una noche y media] en darle la vuelta.
      @light La isla tenía [una palmera y horario de apertura|dos habitantes], según la leyenda.`,
  ],
};

export const moreCompanions: readonly Companion[] = [candela, marcela];
