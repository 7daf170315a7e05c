import type { Between } from '../../pack.ts';

export const between: Between = {
  road: [
    `{place:of} salía una lanzadera de línea, con cortinas y [un conductor de uniforme|una azafata jubilada|dos revisores|un niño al timón], que paraba en cada luz encendida por si bajaba alguien.
      <Saqué|Sacaste|{name} sacó> dos billetes, y {companion} se sentó en el [pasillo|asiento de la abuela|hueco|perchero], que no lo usaba.
      ? Nadie bajó //y en cada luz hubo [un saludo|una pausa|una luz|un silencio].
      @light La cuarta luz llevaba [boina|un perro|bufanda|dos hermanos], o lo parecía.
      @neutral El trayecto fueron [nueve|once|siete|trece] horas y cuarenta minutos.`,
    `Había que cruzar un tramo a pie, por fuera, con zapatos de imán y una cuerda de [veinte|treinta|cuarenta|quince] metros que unía a todo el mundo por la cintura.
      <Di|Diste|{name} dio> un paso, y {companion} el siguiente, como [un trenecito|dos hermanos en una zanja|dos santos en procesión|un collar].
      Abajo no había nada //y [ya era costumbre mirarlo|se veía bien|alguien le silbaba].
      @dramatic A la mitad, la cuerda [se aflojó|pesó de golpe|tiró hacia abajo|cantó]. Nadie se volvió.
      @mysterious Uno de los nudos iba apretado a [alguien que no se veía|la nada|un nombre|alguien mayor].`,
    `Un pasajero con lechuga en la solapa quiso leer las manos, y solo había guantes [de vuelo|de fregar|de gala|sin dedos].
      Leyó los guantes: en el de <mi|tu|su> mano izquierda, dijo, había un viaje, un disgusto y [una herencia|una costura mal hecha|un perro|un segundo apellido].
      {companion} preguntó por el disgusto //y el hombre bajó en la [próxima|estación de la lechuga|siguiente|curva].
      @humorous El disgusto llegó a las [cuatro|dos|seis|once], y venía en coche.
      @emotional La costura la había echado una [tía|vecina|prima|enfermera], que ya no cosía.`,
    `Donde el mapa decía «tramo en obras», y era verdad: tres [operarios|robots|monjes|abuelos], un cono y una vía que se acababa en el aire.
      <Pregunté|Preguntaste|{name} preguntó> cuánto faltaba y uno, sin levantar la cabeza, contestó que [siglos|hoy, ya tarde|poco, ya|según].
      Llevaban allí toda la vida y hacían un [rumor|guiso|arroz|café] excelente.
      @light {companion} puso un clavo, por colaborar, y lo [festejaron|enmarcaron|bendijeron|aplaudieron].
      @neutral La vía se cerró en el kilómetro [treinta mil|doce mil|veinte mil|mil y uno] y siguieron los billetes.`,
    `En el transbordo grande había tanta gente que se [oía|andaba|respiraba|empujaba] por turnos: ahora los de la derecha, ahora los altos, ahora los que vienen.
      <Seguí|Seguiste|{name} siguió> a {companion} por el color de la [manga|mochila|nuca|bufanda], un buen rato, y resultó ser otra persona.
      ? A la segunda se acertó //y {companion} lo había visto todo desde [un banco|el bar|arriba].
      @humorous La otra persona llevaba [el mismo paso|cara de conformidad|prisa|gafas], y fue a merendar.
      @emotional Al encontrarse no hubo abrazo; hubo [media galleta|un tirón de manga|un ya era hora|dos caramelos].`,
    `La línea pasaba por un campo de banderas pequeñas, que cada viajero clava en una roca al [acabar algo|marcharse|casarse|rendirse].
      <Puse|Pusiste|{name} puso> una de papel de [periódico|chocolatina|pan|lotería] y {companion} la sopló por si hacía viento, que no lo hay.
      Se quedó tiesa, mirando [a un lado|al andén|hacia atrás].
      @mysterious La bandera de al lado, sin polvo, decía [hoy|<mi nombre|tu nombre|el nombre de {name}>|mañana|gracias].
      @dramatic Algunas estaban en el suelo. [Nadie las levanta|Las habían pisado|Un nombre asoma|Otra cae].`,
  ],
  night: [
    `En la litera de abajo, {companion} contó, a oscuras, [una novela|una película|un partido|una herencia] desde el principio, sin acordarse del final.
      <Puse|Pusiste|{name} puso> el final, y después otro, y una litera vecina [corrigió|aplaudió|abucheó|mejoró] el de la boda.
      ? Se apagó hasta el ventilador //y todavía alguien [pedía otra|pedía la segunda parte|preguntaba el apellido|reía].
      @emotional La voz de la litera vecina era de alguien que [no podía dormir|venía de lejos|hacía guardia|tenía fiebre].
      @humorous El protagonista, por votación, acabó siendo [un gato|el malo|el cura|la cafetera].`,
    `Sonó la alarma a las tres, sin motivo, y todo el mundo salió al pasillo con la [manta|almohada|cena|toalla] y un objeto elegido.
      El de {companion} era un zapato; el <mío|tuyo|de {name}>, un frasco de [pimienta|tinta|sal|miedo], vaya a saber.
      El vigilante contó cabezas con un lápiz, y al final [se incluyó|contó el lápiz|perdió la cuenta|lo mordió].
      @neutral La alarma fue por [una tostada|un sensor dormido|un gato|el jabón].
      @dramatic La cuenta daba uno de más. [Lo repitió|Guardó el lápiz|Volvió a cero|Miró al fondo].`,
    `Un niño del compartimento de enfrente tenía miedo, y no del [espacio|oscuro|frío|ruido], sino de que se acabara.
      <Le hice|Le hiciste|{name} le hizo> con la mano una sombra en el mamparo, y {companion} otra, y se tocaron [los hocicos|las orejas|los picos|las narices].
      El espacio, según quedó dicho, no se acaba mientras [alguien mueva los dedos|se esté viendo|haya quien mire|suene una risa].
      @emotional Se durmió agarrado a [una sombra|la manga de quien fuera|un botón|la luz del pasillo].
      @light La segunda era [un burro|una gallina|un rinoceronte|una tía], por falta de práctica.`,
    `A esa hora los pilotos cambian de turno y hablan por radio como en un bar: si le crecía el [nieto|reúma|motor|loro], si llovió, si alguien ha visto eso.
      {companion} escuchó con la cabeza en [la pared|la rejilla|el mamparo], y <yo, con el libro en el pecho|tú, con el libro en el pecho|{name}, con el libro en el pecho>, también.
      Salió a relucir {stranger}, y alguien dijo que bien, [con matices|que preguntaba por todos|casi siempre|y más alto].
      @mysterious Eso, luego, no salió en la [grabación|radio], y ellos ya no hablaban.
      @neutral El cambio duró [siete|nueve|cinco|diez] minutos y un silencio.`,
    `Antes de dormir <hablé|hablaste|{name} habló> {thing:of} con {companion}, por si de noche tenía otra explicación, y [no la tenía|la tenía, más bajita|era peor|se reía].
      ? Hubo que contarlo otra vez desde el principio, sin [prisa|adornos|saltos|testigos].
      Al llegar al final nadie dijo nada //y fuera, muy lejos, [pasó un tren|dio la hora un gallo|se apagó un anuncio].
      @emotional Se hizo sitio en la manta, por si aquello también tenía [frío|sueño|miedo|visita].
      @mysterious En el cristal quedó la marca de [una mano|un dedo|una nariz|cinco dedos], por fuera.`,
    `El sueño, en las estaciones, viene en tandas, con sirena, y quien se queda despierto oye [barrer|llorar|toser|rezar] a las máquinas.
      <Me levanté|Te levantaste|{name} se levantó> a barrer con ellas [un tramo|hasta la esquina|medio muelle|la curva], para que acabaran antes.
      {companion} apareció con otra escoba, sin [decir palabra|zapatos|que se lo pidieran] //y hubo café a las seis.
      @dramatic En un rincón, la escoba tropezó. Era [un zapato|un nombre escrito|un guante|una foto]. Siguió.
      @humorous Las máquinas quisieron [pagarlo por hora|dar carné|invitar a una ronda|pedir consejo], y con ficha.`,
  ],
  memory: [
    `<Recordé|Recordaste|{name} recordó> de pronto una ventana de {home} donde alguien, de espaldas, contaba [cucharas|aviones|trenes|sillas] en voz alta.
      Nunca [se volvió|miró atrás|perdió la cuenta]. Cuando llegaba a treinta empezaba [por el final|otra vez|de nuevo|en voz baja], y la luz se iba por la derecha.
      Nunca se supo qué venía en el treinta y uno //porque llegaba antes [la cama|el sueño|la cena|un bostezo].
      @emotional Se sabía, por el tono, que eran para [alguien que venía|la mesa de seis|una boda|los vecinos].
      @mysterious En el treinta, justo, sonaba siempre [el teléfono|una puerta|la radio|un grifo], en otro piso.`,
    `En {home} cuando se iba la luz se jugaba a lo mismo: cada cual decía una cosa de [su color|la oscuridad|su miedo|comer], y ganaba la que callara al resto.
      <Gané|Ganaste|{name} ganó> una vez, a los siete años, [nadie se acuerda con qué|con una palabra de la abuela|y hubo aplausos].
      Cuando volvía la luz daba un poco de [rabia|pena|sueño|vergüenza].
      @light La prima dijo «[jamón|charol|brea|tinta]» durante años, y tampoco estaba mal.
      @neutral El apagón duraba [dos|tres|cuatro|seis] horas; la victoria, mucho más.`,
    `A cuenta {thing:of}, <me acordé|te acordaste|{name} se acordó> de un recreo en {home} en que había que cambiar lo propio por [algo mejor|lo de al lado|lo del primo|una sorpresa].
      Salió un botón, salió un diente, y a la vuelta, con la campana, nadie [tenía lo suyo|devolvió nada|quiso irse|llegó igual].
      ? Fue una escuela estupenda.
      @humorous El diente sigue de canje en [algún puerto|una colección|la Luna|un museo], con otro dueño.
      @emotional El botón era del abrigo de [la abuela|quien ya no volvió|un marino|la vecina muda], y no se dijo.`,
    `La primera vez que <salí|saliste|{name} salió> de {home} fue de la mano, [de noche|con botas nuevas|al alba|en martes], y el que iba delante silbaba para no hablar.
      Había que subir a un mirador, y abajo había otra ciudad, boca abajo, con sus [faroles|bicicletas|campanas|palomas].
      Silbó hasta la última escalera //y luego [dijo: ya|se calló|dio una palmada].
      @emotional Aún hoy, aquel silbido está en [las rejillas|todas las despedidas|los pasillos|todas las esperas].
      @dramatic Al bajar, ya no había [mano|nadie delante|nadie|abrigo]. El silbido, sí.`,
    `Guardaba <mi|tu|su> padre, en {home}, un cajón con cosas rotas que [iba a arreglar|aún podían|daban pena|le esperaban], y se le notaba, por las tardes, la ilusión.
      Las sacaba de una en una, las ponía en la mesa y [escuchaba|soplaba|les hablaba].
      Ninguna volvió a andar //y hacían, todas a la vez, [un rumor de compañía|un tictac|calor|un zumbido de abejas].
      @neutral Había [ochenta y cuatro|cuarenta|treinta|cien] relojes y un secador.
      @light Uno, el de flores, daba la hora [en inglés|y el vuelto|de su pueblo|a gritos].`,
    `<Aprendí|Aprendiste|{name} aprendió> a leer en {home} en el rótulo de una panadería, y [la eñe|la hache|la pe|la zeta] estaba apagada.
      Durante dos años, la palabra era otra, más corta, y con ella se decían las cosas [importantes|más difíciles|graves|tiernas].
      Cuando la encendieron [hubo que empezar de nuevo|nadie la entendía|daba pena].
      @mysterious De noche, por un segundo, se apaga [sola|todavía|adrede|un poco], para alguien.
      @humorous El panadero lo supo por un [insulto|poema|dictado|suspiro], y lo regaló en barra.`,
  ],
  escape: [
    `Se hizo lo único que no venía en el manual, que era [sentarse|pedir la vez|esperar|reír], y resultó que el manual también lo había olvidado.
      Con un pañuelo y la fuerza de [dos pulmones|un domingo|cien gripes|un tenor], <hice|hiciste|{name} hizo> un ruido tremendo, y algo, ofendido, se retiró un paso.
      Por ahí pasó {companion} y detrás [el equipaje|las maletas|lo demás].
      @humorous La norma once dice, desde entonces, que no se sonará nadie en [zona de carga|presencia de válvulas|domingos|presencia de notario].
      @neutral La abertura fue de [veinte|treinta|cuarenta|quince] centímetros y veinte segundos.`,
    `A {companion} se le ocurrió apagar y encender, y <lo apagué|lo apagaste|{name} lo apagó> todo: la luz, la radio, [la calefacción|el susto|la bondad|el reloj].
      Un segundo de nada [absoluta|muy limpia|con eco]. Cuando volvió, lo que cerraba el paso tardó en [acordarse|darse cuenta|enterarse] de qué hacía allí.
      Con eso [hubo sitio|bastó|fue de sobra|llegó].
      @dramatic En aquel segundo no hubo [latido|arriba ni abajo|color|nombre]. Luego, sí.
      @light A la radio le volvió [otro programa|la voz más aguda|la juventud|otra canción], y bienvenida.`,
    `Alguien que barría, y que no miró a nadie, empujó con la escoba todo aquello [a un rincón|pasillo abajo|cuesta abajo|hacia los cubos], y siguió.
      El polvo se posó. <Di|Diste|{name} dio> las gracias a una espalda, y la espalda dijo [de nada|hasta el jueves|ya está|cuidado].
      {companion} recogió del suelo un tornillo //y lo dejó en el cubo, [a modo de propina|con cariño|sin ruido].
      @mysterious Según la plantilla, en ese sector no [barre nadie|había cubo|friega nadie|existe la escoba].
      @emotional Hay gente que sostiene el mundo con [una escoba|un trapo|un cubo|las dos manos] y no se vuelve.`,
    `Con la espalda en el mamparo y sin más puertas, <me puse|te pusiste|{name} se puso> a explicar en voz alta lo que pasaba, [despacio|como a un sobrino|con manzanas|como a un rey].
      Al tercer punto, lo que apretaba hizo una pregunta; al quinto, [dos|una buena|tres|otra, mejor]; y el séptimo lo resolvió solo.
      {companion} asentía, con cara de haber [corregido|estudiado|aprobado|vivido] el tema.
      @light De recuerdo quedó una pizarra con [un pato|flechas|una casa|tres manzanas], y nadie la borró.
      @neutral Se explicaron [siete|ocho|seis|doce] puntos y la relación de gastos.`,
    `Quedaban tres segundos y <yo sabía|tú sabías|{name} sabía> que con tres segundos no se hace nada, salvo apretar [una mano|los dientes|un pan|los ojos].
      Así que se [apretó|hizo|hizo eso]. Y fue tan inesperado que el cálculo, en algún sitio, [se equivocó|tuvo que empezar de nuevo|perdió el hilo|sumó dos].
      El metal tembló, la compuerta dudó //y los tres segundos pasaron por debajo, a [rastras|gatas|medias].
      @emotional Nadie comentó luego de quién [eran las manos|temblaba más|eran las risas|fue la idea].
      @dramatic El último tacón quedó dentro. El [cierre|hueco|filo|aviso] era de una pulgada.`,
    `Al final fue cosa de una rata, o de algo con sus [modales|bigotes|andares|prisas], que sabía por dónde y miró atrás una vez por si venía alguien.
      <La seguí|La seguiste|{name} la siguió>, a cuatro patas, y detrás {companion}, con [los codos|poca fe|mucha educación].
      Era un conducto con [ratas|flechas pequeñas|huellas|manos], pintadas a su altura.
      @humorous Al terminar cobró en [miga|tapón de corcho|queso|dos migas], y dio las vueltas.
      @mysterious Las flechas estaban fechadas en [la semana próxima|otra lengua|un martes|otro siglo].`,
  ],
};
