import type { Stranger } from '../../pack.ts';
import { moreStrangers } from './strangers-more.ts';

export const strangers: readonly Stranger[] = [
  {
    noun: { the: 'la afiladora de palabras', a: 'una afiladora de palabras' },
    gender: 'f',
    meet: `Sonó una flauta de caña y apareció una mujer empujando una rueda: afilaba cuchillos por la mañana y palabras [por la tarde|a domicilio|según la luna|por encargo].
      Le llevaban sobre todo «basta» y «quiero», que con el uso se [mellan|ponen romas|embotan|van haciendo bola].
      <Le di|Le diste|{name} le dio> un «gracias» viejo, por probar, y ella lo pasó por la piedra hasta que [echó chispas|cortaba papel|cantó|reflejaba].
      No quiso cobrarlo //y lo devolvió envuelto, con [el filo hacia dentro|una cinta|un aviso].
      @humorous Un marido traía a afilar «sí, cariño» cada [quince días|lunes|mes|aniversario].
      @dramatic En el pulgar tenía un corte largo, de un [nunca|adiós|siempre|quédate] mal sujeto.`,
    talk: `¶ —Por lo {noun:of} me han traído de todo —dijo la afiladora—: súplicas, [amenazas|recibos|refranes], un soneto. Lo afilo y [sale romo|no sirve|se dobla|se oxida].
      ¶ <Le pregunté|Le preguntaste|{name} le preguntó> [qué palabra haría falta|cuál quedaba|si había otra].
      ¶ —Ninguna que [corte|pinche|brille]. Para eso se necesita una que [sujete|tape|abrace|cubra], y esas las hace mi primo, que es cestero.
      ? ¶ Dio a la rueda con el pie //y se puso a afilar un silencio, que es lo más [fino|caro|difícil|delicado] del oficio.
      @light ¶ El soneto, añadió, no estaba mal de [nariz|puntas|rimas|oído].
      @mysterious ¶ De la rueda, al parar, cayó una palabra [sin usar|en un idioma muerto|de niño|todavía tibia].`,
    back: `Por aquellos días pasó la afiladora de palabras tocando la flauta y dejó un paquete en [el umbral|la ventana|la leñera|la mesa].
      Era una palabra que sujetaba, trenzada por el primo, con [asas|tapa|doble fondo|cordel].
      <La usé|La usaste|{name} la usó> esa misma noche //y no [se rompió|se soltó|hizo falta otra].
      @emotional Bastó decirla despacio: alguien, al otro lado de la mesa, [la tomó con las dos manos|dejó el abrigo|cerró los ojos|dijo otra].
      @neutral No se gasta; conviene [airearla|no dejarla al sol|usarla poco|decirla de pie].`,
  },
  {
    noun: { the: 'el cartero de los muertos', a: 'un cartero de muertos' },
    gender: 'm',
    meet: `Un hombre gris llevaba al hombro una saca que no pesaba y preguntaba [a las tapias|en los corrales|en las fuentes|a los gatos] por gente que ya no vivía allí.
      [Era|Se trataba de|Resultó ser] el cartero de los muertos. Las cartas que recogía sobraban de dirección y [faltaban de todo lo demás|no traían sello|venían mojadas|pesaban poco].
      <Le ofrecí|Le ofreciste|{name} le ofreció> agua, y la bebió por compromiso, con [la gorra quitada|los ojos cerrados|dos dedos|el vaso en alto].
      Tenía los zapatos nuevos //y eso, en un cartero, [extraña|da que pensar|hace pensar|duele].
      @humorous Lo que más escriben los difuntos, dijo, son [postdatas|quejas de la lápida|recados|recetas].
      @emotional Había una para un perro, y esa la llevaba [aparte|en el pecho|a mano|encima de todas].`,
    talk: `¶ —De los que se fueron por lo {noun:of} tengo [un montón|una saca|un fajo] así —dijo el cartero, y separó las manos—. [Todos escriben lo mismo|Y todas con prisa|Letra más o menos].
      ¶ <Quise|Quisiste|{name} quiso> saber qué decían, y él miró a los lados, porque es [secreto|delito|feo|del gremio].
      ¶ —Que no era para [tanto|asustarse|tanta manta]. Que era [para más|mejor|otra cosa]. Según [el día|lo que llovió|la letra|quién preguntara].
      ? ¶ Buscó en la saca //y no había ninguna a nombre de <quien preguntaba|quien preguntaba|{name}>, lo que consideró buena [noticia|señal|cosa|suerte].
      @neutral ¶ El franqueo lo pagan los vivos, [sin saberlo|en velas|con suspiros|en domingos].
      @mysterious ¶ Había una con la letra muy parecida y sin [fecha|firma|dirección|prisa]; esa la guardó enseguida.`,
    back: `El cartero de los muertos se presentó una tarde con los zapatos por fin gastados y una sola carta en [la saca|la mano|el pecho|la gorra].
      Venía sin remite y decía nada más: [sigue|bien hecho|gracias|vas bien].
      <La leí|La leíste|{name} la leyó> en la puerta, y luego otra vez, sentad{o|a} en [el escalón|el brocal|la escalera|un cubo].
      @emotional La letra se inclinaba como la de [quien enseña a un niño a escribir|una mano que hacía dulces|quien corta el pan|un maestro de escuela].
      @light Él aceptó esta vez [un vaso de vino|dos higos|una silla|pan con aceite], por gusto.`,
  },
  {
    noun: { the: 'la viuda del gigante', a: 'una viuda de gigante' },
    gender: 'f',
    meet: `Tendía la ropa en una cuerda atada a dos [chopos|campanarios|álamos|molinos], y cada camisa daba sombra a media ladera.
      Era la viuda del gigante: una mujer menuda, que para planchar [los puños|un pañuelo|los cuellos|las mangas] necesitaba ayuda y un día.
      <Le sujeté|Le sujetaste|{name} le sujetó> una manga, {companion} la otra, y dentro cabían [dos más|tres bueyes|catorce cabras|todos los vecinos].
      No tiraba nada de él //porque después [qué se pone una a tender|se queda una sin jueves|no llueve igual].
      @emotional Las lavaba cada semana, aunque ya no se [ensuciaban|las ponía nadie|las llenaba nadie|arrugaban].
      @neutral Los botones eran [platos|ruedas de carro|escudos|quesos], de buena madera.`,
    talk: `¶ —Mi marido [lo vio|estuvo allí, en|lo conoció], lo {noun:of} —dijo la viuda—. Claro que él veía todo desde arriba y todo le parecía [chico|conmovedor|breve|para cogerlo en brazos].
      ¶ <Pregunté|Preguntaste|{name} preguntó> si [había tenido miedo|le asustó|se acercó mucho].
      ¶ —Él, [sí|mucho|el pobre]. De [pisarlo|toser encima|hacerle sombra]. Se quedó tres días sobre un pie, al [norte|otro lado del monte|sur|lado del barranco], por no molestar.
      ¶ Señaló un hoyo lejano, con agua //y ahora era [un lago|una laguna|un charco enorme|agua dulce] y tenía patos.
      @humorous ¶ El otro pie cayó en [un ducado|Portugal|un convento|mala hora]; hubo cartas.
      @dramatic ¶ Al cuarto día [se le durmió la pierna|llegó la nieve|cedió la tierra|bostezó]. Cayó hacia el lado vacío.`,
    back: `La viuda del gigante mandó [una manga|un bolsillo|un cuello|medio puño] por correo, que llegó en dos carros y sirvió de toldo para la fiesta de todos.
      Ella vino detrás, a pie, con [la plancha|una tarta|las pinzas|un dedal].
      <La senté|La sentaste|{name} la sentó> a la sombra de su marido //y [le pareció bien|suspiró|pidió otra silla].
      @emotional De vez en cuando tocaba la tela, [sin mirar|por el revés|con dos dedos|como quien cuenta], como quien busca una mano.
      @light Bajo el toldo cupieron [doscientos|el pueblo y la banda|tres bodas|trescientos y los perros].`,
  },
  {
    noun: { the: 'el niño de los agujeros', a: 'un niño con agujeros' },
    gender: 'm',
    meet: `Un niño vendía agujeros en una caja de zapatos: de [calcetín|queso|flauta|hucha], de cerradura, uno de bala, usado.
      ¶ —Los grandes, [por encargo|aparte|al contado] —avisó—. Y no se admiten [devoluciones|conejos|críticas|fantasmas].
      ¶ Por el de cerradura <vi|viste|{name} vio> una cocina que no era [de allí|de este año|de nadie|de esta casa].
      {companion} metió el dedo en otro //y le costó un rato [encontrarlo|que se lo devolvieran|salir|olvidarlo].
      @light El de flauta venía con [música|aire|eco|saliva], de regalo.
      @mysterious En el fondo de la caja había uno tapado con [cera|una moneda|un sello|miga], que no estaba en venta.`,
    talk: `¶ —Si vas a lo {noun:of}, llévate uno de tamaño [mediano|persona|entero|pasillo] —aconsejó el niño—. Siempre hace falta [por dónde|una salida|una rendija].
      ¶ <Dije|Dijiste|{name} dijo> que no <tenía|tenías|tenía> con qué pagarlo, y él pidió a cambio un hueco: algo que [faltara|ya no estuviera|doliera|se echara de menos].
      ¶ [Hubo donde elegir|Salieron varios|De eso no faltaba]. Se quedó con el de un diente //y lo guardó, soplándolo, en [algodón|la caja|papel|un dedal].
      ¶ —Este es [bueno|fino|de los hondos] —dijo—. Se le nota que hubo [risa|pan|sopa|canción] dentro.
      @humorous ¶ Daba el cambio en [ojales|poros|huecos|bostezos].
      @emotional ¶ El niño tenía uno propio, en el pecho, del tamaño de [un padre|una mano|una silla|un abrazo], y ese no lo enseñaba.`,
    back: `Volvió el niño de los agujeros con la caja vacía: los había vendido todos menos el de la [moneda|cera|miga|tapa].
      ¶ —Ese era para mirar [hacia dentro|de noche|mi casa] —confesó, y lo abrió—. Ahora ya [entra luz|da a tu calle|hay alguien|se ve el mar].
      ¶ <Miré|Miraste|{name} miró> a la vez que él, mejilla con mejilla, hasta que alguien llamó a [cenar|gritos|merendar|voces].
      @light ¶ Repitió [natillas|dos veces|tarta|de todo], por rellenar.
      @neutral ¶ Puso luego un taller de [ventanas|botones|flautas|ratoneras].`,
  },
  {
    noun: { the: 'el verdugo jubilado', a: 'un verdugo jubilado' },
    gender: 'm',
    meet: `Entre las matas, un hombre enorme hablaba con sus melones, uno por uno, y les ponía [paja|una teja|un sombrero|papel de seda] para que no pasaran frío.
      Había sido verdugo de tres reyes y nunca, dijo, le salió un corte tan bueno como [en la fruta|los de agosto|a los melones|el de un domingo].
      <Acepté|Aceptaste|{name} aceptó> una raja, mirándole [las manos|el cuchillo|los dedos|la sonrisa].
      {companion} no tuvo sed //y al final la tuvo, porque olía [a gloria|hasta el río|a verano|a infancia].
      @humorous Cada melón tenía nombre; los nombres, por costumbre, [terminaban en punto|venían con apellidos y cargo|eran de reyes|llevaban número].
      @dramatic En la pared colgaba un capuchón, y en el capuchón [criaba un petirrojo|crecía tomillo|había una lechuga|anidaba un ratón].`,
    talk: `¶ —Uno de los míos subió al tablado hablando {noun:of} —contó el verdugo—. No de [su madre|la reina|su pleito], ni de Dios. [De eso|Y sin temblar|Hasta el final].
      ¶ <Esperé|Esperaste|{name} esperó> a que terminara de [tapar un melón|limpiar el cuchillo|cortar la raja|atar una mata].
      ¶ —Hablaba tan bien que se me [pasó la hora|cayó el hacha|fue la mañana]. Y pasada la hora, según la ley, ya no se [puede|debe|usa|mata]. Fue mi último [día|corte|jornal].
      ? ¶ Del otro no volvió a saberse nada //y cada agosto llegaba [un paquete de semillas|una postal sin firma|una caja de higos|noticias].
      @emotional ¶ De ahí, dijo, venían [todos estos|los dulces|las semillas|los bigotes].
      @light ¶ El rey se enfadó [muchísimo|un cuarto de hora|dos años|a ratos]; luego quiso melón.`,
    back: `El verdugo jubilado llamó a la puerta con un melón bajo cada brazo y la vista en [los zapatos|el felpudo|el suelo|la aldaba].
      <Le puse|Le pusiste|{name} le puso> un cuchillo en la mano, sin pensarlo, y todo el mundo siguió [hablando|riendo|comiendo|a lo suyo].
      Cortó [veinte|catorce|dieciséis|doce] rajas iguales //y se sentó el último.
      @emotional Se le vio la cara de quien lleva años esperando que [le pasen la sal|nadie se aparte|lo sienten|le pregunten].
      @humorous Las pepitas las contó, por [oficio|si reclamaban|costumbre|respeto].`,
  },
  {
    noun: { the: 'la bruja en excedencia', a: 'una bruja en excedencia' },
    gender: 'f',
    meet: `La mujer tenía la escoba apoyada en la pared, con [funda|una pinza|candado|lazo], y leía una novela con los pies en un barreño.
      ¶ —Bruja, [pero en excedencia|de vacaciones|sin ejercer] —avisó sin levantar la vista—. Ni filtros ni [consejos|verrugas|milagros|pócimas] hasta septiembre.
      ¶ <Pedí|Pediste|{name} pidió> solo la hora, y hasta eso [lo consultó con el gremio|le pareció trabajo|había que pedirla por escrito|la cobraba].
      El caldero hacía de jardinera //y le había salido [perejil|una lechuga que miraba|tomillo|un tomate tímido].
      @light El gato estaba también de permiso, y [ladraba|dormía con los ratones|votaba|leía el periódico].
      @mysterious En la página, señalada con [un pelo|una hoja|una raspa], <estaba mi nombre|estaba tu nombre|estaba el nombre de {name}>.`,
    talk: `¶ —Sin ejercer te lo digo: por lo {noun:of} se ha echado demasiada magia ya —dijo la bruja, y pasó [la página|el agua al otro pie|el dedo|las gafas al otro ojo].
      ¶ No era cuestión de magia, <repliqué|replicaste|replicó {name}>; era cuestión de [ayuda|una pista|suerte|un empujón].
      ¶ —Pues eso [es peor, eso cansa|es más caro|da agujetas]. Mira: a lo que se le tiene miedo se le pregunta [si ha comido|cómo durmió|qué sueña|si tiene frío]. Y [no he dicho nada|eso no es magia|no me cites].
      ? ¶ La escoba tosió, ofendida //y se metió sola [en su funda|debajo de la cama|detrás del caldero|por el tiro].
      @humorous ¶ La consulta figuró en los libros como [refresco|lluvia|tormenta|visita].
      @neutral ¶ El reglamento del gremio permite [una|media|un cuarto de|una sola] frase útil al trimestre.`,
    back: `Con septiembre se le acabó la excedencia a la bruja, que vino volando a [devolver la visita|pedir perejil|hablar de nada|cobrar la frase].
      Aterrizó mal, por falta de costumbre //y <la recogí|la recogiste|{name} la recogió> de [un rosal|la leñera|un carro|las coles].
      ¶ —¿Le preguntaste si había [comido|cenado|dormido]? —fue lo [primero|único] que dijo. Y luego se sentó a que se lo [contaran|sirvieran|explicaran|repitieran].
      @light ¶ El gato entró con [un ratón del brazo|gafas de leer|botas|una flor].
      @dramatic ¶ Traía, para quemarlo, el último [filtro|nombre|conjuro|secreto]. Ardió sin humo.`,
  },
  ...moreStrangers,
];
