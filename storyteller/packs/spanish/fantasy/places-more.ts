import type { Place } from '../../pack.ts';

export const morePlaces: readonly Place[] = [
  {
    noun: { the: 'el cementerio de campanas', a: 'un cementerio de campanas' },
    chapter: 'Donde se entierran las campanas',
    arrive: `Las campanas rotas no se funden: se entierran boca abajo, con [nombre y fecha|su badajo al lado|epitafio|su cuerda enrollada], en una ladera que mira al mar aunque no haya mar.
      Por la noche se oye crecer la hierba dentro, con un poco de [eco|bronce|latín|miedo].
      <Leí|Leíste|{name} leyó> una lápida: María de los Vientos, cascada en [una boda|un incendio|un entierro|una helada].
      {companion} iba de puntillas //porque a las campanas las despierta [cualquier cosa|hasta un bostezo|el latido].
      @emotional A la más chica, de escuela, alguien le había dejado [un dulce|su cordel|una tiza|un cuaderno].
      @neutral Hay [doscientas|trescientas doce|cuatrocientas|noventa y seis], y una que no es campana.`,
    trouble: `Bastó [una piedrecita|un estornudo|una rama]. Sonó la primera, sonó la de al lado, y la ladera entera despertó tocando [a fuego|a boda|a misa|a rebato], cada una lo último que supo.
      ? El ruido tenía [hombros|manos|codos|peso]: empujaba, cerraba el camino, ponía de rodillas.
      <Me tapé|Te tapaste|{name} se tapó> los oídos y de nada [sirvió|valió|bastó|hizo], porque venía por los pies.
      A {companion} se le movían los labios //y delante, en la verja, el bronce se había hecho [muro|agua|espejo|viento] y temblaba.
      @dramatic Un diente [se partió|empezó a cantar|se aflojó|tembló solo].
      @humorous Una tocaba la hora, [con retraso|y no era esa|de otro país|con sueño].`,
    leave: `Salieron del cementerio las últimas vibraciones, como [viejas de misa|abejas|gallinas|moscardones], y se posaron en los alambres.
      Antes de la verja, <enderecé|enderezaste|{name} enderezó> una lápida caída y {companion} arrancó los cardos de [tres|otras dos|cuatro|las del fondo].
      Todavía [en el valle|a media legua|en la cena|al dormir], con la mano en el pecho, se notaba un zumbido.
      No era desagradable //y daba ganas de andar [a compás|más derecho|despacio|como en procesión].
      @light A {companion} le salió un eructo en [fa|si bemol|re|la menor], y pidió perdón a los difuntos.
      @mysterious El zumbido llevaba la cuenta. Eran [los viajeros|los pasos|los muertos|los huesos] justos, y uno más.`,
  },
  {
    noun: { the: 'el barco del trigal', a: 'un barco en un trigal' },
    chapter: 'El barco del trigal',
    arrive: `En mitad del trigo, a cien leguas de cualquier [costa|agua|puerto|gaviota], había un barco de tres palos con la tripulación a bordo y la bandera puesta.
      Esperaban [la marea|que subiera|el mar]. El vigía señaló a los recién llegados y gritó: [sirenas|náufragos|ballenas|tierra].
      <Subí|Subiste|{name} subió> por la red con {companion}, entre aplausos, y ofrecieron galleta de [verdad|hace un siglo|mar|buena fe].
      Cada mañana fregaban la cubierta //y cada noche medían el fondo, que era [de barro|el de siempre|de tierra|de media vara].
      @humorous Habían pescado, en ochenta años, [dos liebres|un segador|una bicicleta|cuatro topos], y lo devolvieron.
      @mysterious Las espigas rompían contra el casco, y [dejaban sal|se oía el golpe|olían a alga|crujían como nieve].`,
    trouble: `[Llegó|Vino|Subió] la marea. Era de [trigo|espigas|centeno|grano], alta como una casa, y venía sin viento desde el horizonte.
      ? La tripulación lloraba de [alegría|susto|emoción|años] y nadie recordaba para qué servía cada cuerda.
      El capitán cerró las escotillas y puso el timón en manos <mías|tuyas|de {name}>, por ser gente de [tierra adentro|fuera|cuesta|secano].
      {companion} gritó algo //y el barco, clavado por la quilla a una [encina|roca|higuera|linde], empezó a romperse en vez de flotar.
      @dramatic El palo mayor cayó [a un palmo|como un árbol, que lo era|de pie|sin ruido].
      @light El cocinero subió a cubierta el [gato|puchero|loro|pan], que era lo importante.`,
    leave: `Al despedirse, el capitán apuntó en el cuaderno los nombres de los dos viajeros, [por si preguntaba el rey|en la lista de islas|con una cruz|debajo de los piratas].
      <Le prometí|Le prometiste|{name} le prometió> que, de encontrar el mar, se le daría [recado|la dirección|un silbido|parte].
      El grumete, de setenta años, regaló a {companion} un nudo de los que no se [deshacen|enseñan|olvidan|sueltan de noche].
      Desde el ribazo se veía el barco entero, amarillo por abajo //y juraría cualquiera que [cabeceaba|se había movido un palmo|viraba|respiraba].
      @emotional Siguieron saludando con el pañuelo [hasta que fue de noche|cada vez más chico|hasta la curva|sin decir nada].
      @neutral La brújula de a bordo señalaba [al sur|la cocina|al molino|hacia las uvas].`,
  },
  {
    noun: { the: 'el barrio de los tejados', a: 'un barrio de tejados' },
    chapter: 'Por los tejados',
    arrive: `Abajo las calles eran de los [perros|acreedores|recaudadores|gatos], así que la gente de bien vivía por los tejados: allí estaban el mercado, la escuela y los bancos.
      Se cruzaba de casa en casa por [tablones|cuerdas de tender|pasarelas|sábanas tendidas], saludando a las chimeneas por su apellido.
      <Compré|Compraste|{name} compró> dos naranjas a una mujer sentada en un [pararrayos|alero|canalón|palomar].
      ? A {companion} le dieron un gato //porque nadie anda por allí sin uno, es lo [legal|decente|propio|educado].
      @light Los niños aprenden antes a [caer|silbar|tender|mirar] que a andar.
      @neutral Las goteras pagan contribución al piso [de abajo|sexto|bajo|de la viuda].`,
    trouble: `Se oyó el cuerno: [inspección|mudanza|lluvia|desahucio]. Los vecinos recogieron los tablones, metieron [las gallinas|a los niños|las macetas] y desaparecieron por las buhardillas.
      En un momento no quedó más que una cumbrera suelta, y en ella <yo, con {companion}|tú, con {companion}|{name}, con {companion}>, y un viento de [lado|mil demonios|otoño|campanario].
      ? Las tejas se despegaban de cuatro en cuatro, como [naipes|peces|cartas|pájaros].
      El alero más cercano estaba a seis varas //y abajo los de la calle miraban hacia arriba, [sentados|con la lengua fuera|callados|con un colchón].
      @dramatic Una teja tardó en caer [mucho|lo que un padrenuestro|tres avemarías|años].
      @humorous El gato legal declaró no [conocer a nadie|ser de allí|tener siete vidas|saber saltar].`,
    leave: `Se bajaba del barrio por una chimenea municipal, [deshollinada|con pasamanos|en curva|muy transitada], previo pago de una tos.
      <Salí|Saliste|{name} salió> a un zaguán, con la cara negra, y {companion} salió después con [el gato|un nido|una escoba|media teja] en la cabeza.
      En la calle, la gente miraba al suelo y andaba [pegada a la pared|muy deprisa|cabizbaja|de perfil].
      Daban ganas de [avisarles|hablarles|darles noticia] de lo que tenían encima //y no se avisó, porque así quedaba más [sitio|cielo].
      @mysterious Una naranja venía rodando detrás, [tejado abajo|calle arriba].
      @emotional Desde una ventana alta, alguien lanzó [un beso|las tijeras que faltaban], sin saber a quién.`,
  },
  {
    noun: { the: 'la salina', a: 'una salina' },
    chapter: 'La salina',
    arrive: `En la salina se secaban [las lágrimas|los mares viejos] y la sal se vendía por lo que habían llorado: sal de novia, sal de [cebolla|soldado|huérfano], sal de madre.
      ? Los salineros andaban con zancos y hablaban poco, [por la sed|para no mojar|de aburridos|por contrato].
      <Probé|Probaste|{name} probó> un grano del suelo, que supo de golpe a [una puerta|un perro|una cama|un olor] de hacía años.
      {companion} no quiso probar //y anduvo toda la salina con la boca [cerrada|tapada|apretada|llena de pan].
      @emotional La más cara era la de reír; salía [un dedal|una cucharada|una pizca|medio vaso] al año.
      @neutral La de cebolla se gastaba en [quesos|los caminos|pleitos|las sopas].`,
    trouble: `Empezó a llover, cosa que en la salina está prohibida: con el agua despiertan los [llantos|pesares|disgustos|sollozos] secos y buscan de quién eran.
      Subieron de las balsas, blancos y [altos|sin prisa|desnudos|educados], y cada cual quiso entrar en los ojos que tenía más a mano.
      <Lloré|Lloraste|{name} lloró> por un anillo, por una cosecha, por un [canario|general|zapato|cuñado] de otro.
      {companion} ya no veía //y el dique, con tanta agua, [se abombaba|empezó a soltar piedras|goteaba|rezumaba nombres] del lado del camino.
      @dramatic Sabían los nombres. Decían [los nombres|los de todos|el de cada uno|apellidos], llorando.
      @mysterious Uno se paró delante, miró despacio y dijo: [todavía no|este no es|hola otra vez|no era aquí].`,
    leave: `Al irse, los salineros pesaron a los visitantes y cobraron lo llorado, que eran [tres onzas|dos onzas largas|cuatro onzas|una onza escasa], al peso.
      <Pedí|Pediste|{name} pidió> quedar<me|te|se> con un puñado, del propio, y lo sirvieron en [un cucurucho|una media|un dedal|un pañuelo].
      A {companion} le devolvieron dinero, y no [quiso explicarlo|lo entendió nadie|le pareció poco|hubo manera de contarlo].
      El camino brillaba blanco durante media legua //y después [venían amapolas|volvía el polvo|llovía|salían cabras].
      @light Aquella noche el huevo duro supo a [infancia|fin de curso|verano|cumpleaños].
      @humorous En la factura ponía: llanto de primera, [con hipo|sin pañuelo|a dos ojos|de temporada].`,
  },
  {
    noun: { the: 'el aljibe de los libros', a: 'un aljibe de libros' },
    chapter: 'El aljibe',
    arrive: `La biblioteca se inundó hace siglos y, como los lectores eran [tercos|de secano|curiosos|jóvenes], aprendieron a bucear.
      En el brocal del aljibe había [zuecos|gafas|pinzas|toallas] en fila y un cartel: devuélvanse escurridos.
      <Bajé|Bajaste|{name} bajó> hasta el cuello con {companion}, por una escalera verde, entre estantes donde [nadaban|dormían|flotaban|criaban algas] las enciclopedias.
      Los tratados pesan y están al fondo //y la poesía [sube|flota|asoma|hace pompas], haya o no quien la lea.
      @light Un tomo de cocina soltaba burbujas de [ajo|laurel|canela|cebolla].
      @mysterious En la última grada, mojado, alguien leía [en voz alta y a oscuras|sin libro|a un pez|con los dedos].`,
    trouble: `El bibliotecario, un pez con [escamas de nácar|gafas|bigotes|monóculo], cerró la compuerta porque faltaba un volumen: no se iba nadie hasta que apareciera.
      ? El agua siguió [subiendo|entrando|cayendo|cantando] por un caño con cabeza de león.
      <Nadé|Nadaste|{name} nadó> hasta la bóveda, donde quedaban dos palmos de aire y {companion}, [a partes iguales|con la nariz en la piedra|por turnos|bien apretados].
      Arriba, por una rejilla, se veía pasar gente seca //y el volumen perdido era, por lo que se supo, [el índice|el de las salidas|el de nadar|el último].
      @dramatic Dos palmos. Luego [uno|un dedo|medio|nada].
      @humorous Las multas por retraso se contaban en [siglos|anguilas|peces|lágrimas].`,
    leave: `Fuera, <tendí|tendiste|{name} tendió> la ropa en una higuera, y de las mangas cayeron letras: [tres haches|una eñe|cinco jotas|dos diéresis], muchas comas.
      {companion} las juntó en el suelo por ver si decían algo y decían [dos cosas|casi algo|una receta|nadie vendrá].
      Una vieja que pasaba las barrió hacia su casa, para [la sopa|su nieto|el gato|el puchero].
      Hubo que esperar a que se secara todo //y el último calcetín tardó más que [la historia|el resto|los abrigos|la tarde].
      @neutral En el carné pusieron fecha de vuelta: dentro de [cien años|un mes|tres lluvias|un siglo y un día].
      @emotional En el bolsillo quedó una página entera, pegada por dentro, que empezaba: [querida hermana|nunca lo dije|querido tío|hoy no ha llovido].`,
  },
  {
    noun: { the: 'la feria de los miércoles', a: 'una feria de miércoles' },
    chapter: 'La feria de los miércoles',
    arrive: `En la feria no se vendía nada más que miércoles: miércoles [usados|de lluvia|de sopa|santos], de examen, de santo, alguno sin estrenar y carísimo.
      La gente los palpaba, los [olía|miraba al trasluz|sopesaba|agitaba] y preguntaba de qué año.
      <Regateé|Regateaste|{name} regateó> por uno de hacía mucho, con merienda incluida, y no alcanzó el [dinero|ánimo|valor|tiempo].
      {companion} se quedó un rato largo delante de un puesto cerrado //y al volver traía [otra cara|las manos en los bolsillos|un nudo en el pañuelo|menos prisa].
      @humorous Un feriante intentó colar un [jueves|martes|viernes|domingo] teñido.
      @emotional En los de infancia, si se acercaba el oído, se oía [una cuchara|fregar a alguien|un columpio|subir la escalera].`,
    trouble: `Al mediodía la feria se quedó sin género y, por no cerrar, empezaron a cortar el día de hoy en [lonchas|parcelas|cuartos|rodajas finas].
      ? Se vendió la tarde. Se vendió la hora de [salir|cenar|volver|dormir], con su luz.
      <Corrí|Corriste|{name} corrió> con {companion} hacia el arco // pero el rato de llegar ya tenía [dueño|comprador|precio|llave], y los pies daban pasos que no servían.
      Del miércoles quedaba un borde, como [de queso|una corteza|de pan|un hilo] //y venía el hombre del cuchillo.
      @dramatic Cortó. A la derecha [ya no había nada|se acabó la calle|se veía la pared|empezaba el frío].
      @mysterious El comprador no regateaba: tenía guantes y [compraba el final|ninguna cara|no quería la bolsa|pedía las sobras].`,
    leave: `A la salida regalaban retales, ratos sueltos de [diez minutos|un cuarto de hora|siete minutos|media hora corta], cosidos en una tira.
      <Elegí|Elegiste|{name} eligió> uno con sol y zapatillas, y {companion} uno en que [no pasaba nada|llovía fuera|se oía la radio|alguien cosía], que eran los más pedidos.
      Duraron lo que un descanso en la primera fuente, [callando|sin hablar|con los pies en el agua].
      Después hubo que acordarse de qué día era //y ganó [el jueves|el jueves, por poco|el lunes|un jueves cualquiera].
      @light El rato del sol tenía además [un helado|una hormiga|una siesta|dos perras], de propina.
      @neutral La feria se monta cada semana, salvo [los miércoles|en fiestas|cuando llueve|en Cuaresma].`,
  },
];
