import type { Thing } from '../../pack.ts';

export const moreThings: readonly Thing[] = [
  {
    noun: { the: 'la cinta de casete', a: 'una cinta de casete' },
    find: `En [la acera|un bordillo] había una cinta de casete, sin caja, con [una etiqueta|tres palabras] a bolígrafo: «Para [el coche|el viaje]. [Cara B, no|No adelantar|Llorar en la tercera]».
      {companion} fue metiendo los dos metros que llevaba fuera con [un lápiz|el meñique], vuelta a vuelta, como quien [da cuerda a alguien|devuelve un favor].
      <Pregunté|Preguntaste|{name} preguntó> qué habría en la [otra cara|cara B]. [Lo que no se podía oír|Lo prohibido], fue la respuesta //y con eso quedó claro [por qué lado empezar|cuál era la buena].
      @light Por el otro, según la lista, había [pasodobles y un estornudo|la misma canción siete veces].
      @dramatic La cinta estaba [partida y vuelta a pegar|mordida justo en medio].`,
    use: `Apareció un aparato, como siempre que hace falta, y <metí|metiste|{name} metió> la cinta por la cara [B|prohibida].
      Empezó una voz sin música, [leyendo una lista de la compra|contando hasta diez|diciendo un nombre muchas veces], y lo hacía de tal manera que todo se paró a escuchar.
      Cuando acabó, a nadie le parecía ya importante [quién pasaba|lo de antes|cerrar nada], y {companion} dio al botón de expulsar //y fue lo único que se expulsó.
      @neutral La cara B duraba [tres minutos cuarenta|veintidós segundos].
      @mysterious La lista terminaba en [pilas, sal y «tú»|un número de teléfono conocido].`,
  },
  {
    noun: { the: 'la tarjeta del doctor Ugarte', a: 'una tarjeta de visita' },
    find: `En el suelo, boca arriba, había una tarjeta: «Doctor Ugarte. [Asuntos delicados|Arreglos|Lo que haga falta]». [Sin teléfono, sin calle|Sin señas de ninguna clase], en cartulina [de la cara|con relieve].
      ¶ —¿Doctor [en qué|de qué clase]? —quiso saber {companion}.
      ¶ [Le dio la vuelta|La giró]. Por detrás, impreso también, decía: «[Con dejarla basta|Ya voy|No insista]».
      <Me la metí|Te la metiste|{name} se la metió> entre los billetes, donde se guarda [lo serio|a los santos] //y al siguiente a quien se pagó un café le cambió la cara.
      @humorous Invitó a los cafés, y preguntó si [debía preocuparse|el doctor seguía fumando].
      @mysterious La cartulina, en la oscuridad, [se veía|olía a consulta].`,
    use: `<Dejé|Dejaste|{name} dejó> la tarjeta del doctor Ugarte encima de lo que más [molestaba|estorbaba], [sin una palabra|con dos dedos], y <me|te|se> <crucé|cruzaste|cruzó> de brazos.
      Alguien la leyó, palideció y fue a buscar a alguien, que la leyó y [se puso la chaqueta|pidió perdón por todo|se acordó de una visita].
      De Ugarte no se sabe nada: si opera, si [existe|cobra], pero nadie quiere [ser su paciente|que venga]. Las cosas se despejaron solas //y {companion} recogió la tarjeta por una punta.
      @dramatic «¿Viene?», susurró [una voz|alguien]. Silencio. «[Ya ha venido|Entonces pasen]».
      @light Detrás, ahora, ponía: «[De nada|Mejórese]».`,
  },
  {
    noun: { the: 'el catalejo de latón', a: 'un catalejo' },
    find: `Un chico vendía por [nada|la voluntad] un catalejo de latón con un defecto: se veía todo lejos por los dos extremos.
      {companion} enfocó a quien tenía a un palmo, que al parecer estaba [en otra provincia|en la cubierta de un barco|dentro de muchos años].
      ¶ —Hasta con esta distancia se te [nota|ve la cara de sueño] —dijo.
      ¶ <Me lo quedé|Te lo quedaste|{name} se lo quedó>, por si un día hacía falta [apartar las cosas|ver las cosas de lejos] //y el palmo, sin él, seguía siendo un palmo.
      @neutral Llevaba grabado [un ancla|«Lisboa, 1911»], y no cerraba del todo.
      @emotional Lo de los años no se [explicó|volvió a decir], pero quedó dicho.`,
    use: `<Estiré|Estiraste|{name} estiró> el catalejo y <miré|miraste|miró> el problema por el lado ancho: quedó del tamaño de [una hormiga|una lenteja|un recuerdo], al otro extremo de algo, con su importancia y todo.
      Un problema [tan pequeño|de ese tamaño] no [cierra el paso a nadie|asusta]. {companion} miró también y [le dijo adiós con la mano|soltó una carcajada], y hubo que levantar un poco los pies.
      Detrás, otra vez a su tamaño, [gruñó|llamó a su superior] // pero ya quedaba lejos de verdad.
      @light Lo mejor, según {companion}, fue [lo de los pies|que la lenteja llevaba gorra].
      @dramatic Un instante, por el otro lado, se vio [enorme un ojo|todo demasiado cerca].`,
  },
  {
    noun: { the: 'la bufanda interminable', a: 'una bufanda interminable' },
    find: `De una bolsa de labor olvidada salía una bufanda a medio tejer, tan larga que no era de nadie: [cuatro|seis] metros y las agujas aún puestas.
      En un punto la lana cambiaba de [gris a roja|color, sin aviso], como si a quien tejía le hubieran [dicho algo|dado una noticia|puesto una mano en el hombro].
      {companion} se enrolló un extremo. Sobraba tanto que hubo que [enrollar a alguien más|buscar otro cuello] //y <fui|fuiste|fue {name}>.
      @emotional La parte roja quedó [en medio|del lado del cuello].
      @humorous Para girar a la derecha hacía falta [avisar|un plan y dos intermitentes].`,
    use: `La bufanda interminable, que llevaba al cuello [media tarde|dos personas], tenía por fin algo que hacer: <até|ataste|{name} ató> un extremo, <lancé|lanzaste|lanzó> el otro y {companion} se fue con él.
      Sirvió de [cuerda|puente|arnés] y de venda para quien [miraba demasiado|protestaba], y aún colgaba un metro.
      Entre vuelta y vuelta, lo que no dejaba pasar quedó [envuelto como un regalo|abrigado y dócil] //y nadie abrigado tiene ganas de [impedir nada|reñir].
      @neutral El nudo era [llano|un ballestrinque], y no cedió.
      @mysterious Al recogerla, la bufanda medía [lo mismo que antes, o más|un color más].`,
  },
  {
    noun: { the: 'el ramo equivocado', a: 'un ramo de flores' },
    find: `Un repartidor corrió hacia {companion}, le puso en los brazos un ramo de [peonías|mimosas|lirios], dijo «[por fin|no se mueva más, por favor]», y se fue sin dejar firmar.
      La tarjeta era para una tal [Adelina|Encarnación|señora de Robles]: «[Tenías razón|Era verdad]. [Toda la razón|Me equivoqué]. [También en lo del coche|Desde el principio]».
      <Propuse|Propusiste|{name} propuso> [devolverlo|llevarlo de vuelta]. Pero no había [repartidor ni floristería|a quién] //y había, en cambio, por toda la calle, gente sonriendo.
      @light Un desconocido [felicitó|dio ánimos], por si era eso.
      @humorous Tener razón, en flores, sale a [treinta y cinco con lazo|un dineral].`,
    use: `Alguien tenía que tener razón, y <entregué|entregaste|{name} entregó> el ramo a quien menos se lo esperaba, que era [el responsable|quien decía que no|lo que cerraba el paso].
      «Tenías razón», decía la tarjeta, [«toda la razón»|«y yo no»|«en todo»]. Hubo un [temblor|carraspeo], y {companion} dijo que eso pensaba más gente de la que parece.
      Después de algo así nadie [pone pegas|mira quién pasa] //y el camino quedó lleno de pétalos.
      @emotional Era la primera vez, confesó, en [veinte años|toda su vida].
      @dramatic El lazo [cayó|se desató], despacio. Nadie lo [pisó|recogió].`,
  },
  {
    noun: { the: 'la brújula enamorada', a: 'una brújula' },
    find: `En una casa de empeños había una brújula rebajada porque no señalaba el norte: giraba [con desgana|como quien busca a alguien] y se paraba donde le parecía.
      <La compré|La compraste|{name} la compró> por [dos cafés|un periódico]. Apuntaba a {companion}. {companion} dio la vuelta, por probar, y la aguja [fue detrás|dudó y fue detrás].
      ¶ —Está rota —[dijo|dijo entonces] {companion}, muy seri{c:o|a}.
      ¶ Lo estaba //y se guardó con la tapa [cerrada|bien cerrada].
      @mysterious Dentro del bolsillo siguió [moviéndose|haciendo tic], hacia ese lado.
      @neutral La casa de empeños daba recibo y [un caramelo|tres meses de plazo].`,
    use: `La brújula, al abrirla, no miró el obstáculo, ni el norte, ni la salida: dio una vuelta y se clavó en {companion}, que estaba [al lado|un poco apartad{c:o|a}|de espaldas].
      <Seguí|Seguiste|{name} siguió> [la aguja|la flecha]. [Un paso, dos|Tres pasos de lado]. Y desde ahí, [pegando el hombro|agachando la cabeza], se veía un hueco, clarísimo, [de dos cuerpos|al alcance].
      No era asunto de magnetismo, explicó {companion}, sino de ángulo //y nadie quiso llevarle la contraria.
      @emotional La tapa se cerró [despacio|con las dos manos], y la aguja [golpeó una vez|no paraba].
      @humorous De haber señalado el norte, se habría acabado en [un armario|la comisaría].`,
  },
];
