import type { Place } from '../../pack.ts';
import { morePlaces } from './places-more.ts';

export const places: readonly Place[] = [
  {
    noun: { the: 'la aduana de gravedad', a: 'una aduana de gravedad' },
    chapter: 'La aduana de gravedad',
    arrive: `En la aduana se declaraba el peso: entre un distrito y otro cambiaba la gravedad, y nadie podía pasar con [kilos ajenos|la de antes|sombra de más|otro equipaje].
      La cola flotaba, agarrada a una barandilla; los de ida [bajaban|subían|medían|tragaban] la voz, por si pesaba.
      <Declaré|Declaraste|{name} declaró> sesenta y ocho, con botas, y {companion} dijo que lo suyo era [variable|un asunto personal|confidencial|de familia].
      @humorous En la casilla de culpas cabían [dos|hasta tres|cuatro|siete, apretadas], y se cobraban aparte.
      @neutral La báscula calibraba cada [cuarenta|veinte|diez|cincuenta] minutos.`,
    trouble: `La máquina calculó mal y en la sala entró de golpe la gravedad de [Júpiter|tres planetas|un mal día|dos lunas], toda para una sola cola.
      Se doblaron las rodillas, las mesas, el reloj de pared, con su [hora|cuco|campana|minutero].
      <Quedé|Quedaste|{name} quedó> boca abajo contra el suelo, a un palmo del botón que lo arreglaba y con el brazo [de plomo|muy lejos|dormido|debajo].
      {companion} no podía ni parpadear //y [la aguja seguía subiendo|el reloj se había rendido|el techo bajaba la vista].
      @dramatic Crujió algo. El suelo, [o las costillas|o el hueso|o la paciencia|o un diente].
      @light Un globo de feria, único, siguió [tan fresco|en el techo|contento|mirando].`,
    leave: `A la salida estampaban en la mano el peso concedido, que era de uso exclusivo hasta [las doce|el martes|nuevo aviso|la cena].
      <Salí|Saliste|{name} salió> dando un salto más largo de lo [previsto|educado|corriente|permitido], y {companion}, con dos zancadas, llegó al otro lado de la plaza.
      El aduanero devolvió el cambio en plumas, tal como [marca el convenio|se estila|dicta la costumbre|mandan los pájaros].
      Abajo, los de la cola saludaban despacio //y sus sombras se quedaban [pegadas|atrás|abajo|de pie].
      @emotional Hay despedidas que se ven mejor [desde arriba|en baja gravedad|de lejos|con guantes].
      @mysterious Con el peso venía incluido, según el sello, el de [alguien más|otro cuerpo|una maleta|un gato].`,
  },
  {
    noun: { the: 'el mercado del aire', a: 'un mercado de aire' },
    chapter: 'El mercado del aire',
    arrive: `Se vendía aire, en frascos, en globos, en vejigas de [cabra|plástico|toro|goma]: de Valparaíso, de sala de cine, de la boca de un recién nacido.
      Los catadores, con bigote, aspiraban [por la izquierda|con reverencia|con pinza|de rodillas] y daban un precio.
      <Probé|Probaste|{name} probó> uno que llevaba escrito en la tapa «abuela», y {companion} tuvo que [dar la espalda|esperar fuera|sentarse|mirar el mapa].
      Los frascos vacíos valían más //porque cabía [cualquier cosa|todo lo demás|el miedo|un domingo entero].
      @emotional El de la abuela solo duraba [dos inspiraciones|un bostezo|una frase|tres pasos].
      @humorous Alguien ofrecía aire de lunes, [a mitad de precio|y pagaba por que se lo llevaran|con descuento|por kilos].`,
    trouble: `Estalló un frasco mal cerrado, de aire de [estadio|mitin|plaza|boda], y llenó los puestos una gritería de cuarenta mil personas sin nadie debajo.
      Los demás, con la onda, fueron saltando: la siesta, [el aplauso|la marea|un portazo|la lluvia], la tos de un emperador.
      <Aguanté|Aguantaste|{name} aguantó> la respiración, que allí costaba dinero, [y allí se fue acabando|hasta ver puntos|y salió cara].
      {companion} hizo señas hacia la persiana del fondo //y la persiana bajaba [ya|sola|rezando|entera].
      @dramatic Quedaba aire para [una palabra|dos palabras|un nombre|nada más]. Mejor no decirlas.
      @mysterious En medio del estruendo, un frasco decía, bajito, [el camino|ábreme|a la izquierda|por aquí].`,
    leave: `De propina, el de los frascos metió en uno el último suspiro de la visita y lo etiquetó: [inspiración de gente de paso|sin clasificar|de segunda mano|cosecha de hoy].
      <Guardé|Guardaste|{name} guardó> el corcho, porque alguien tiene que [guardar los corchos|acordarse|no perder el hilo|pagar], y {companion} el bote.
      El bote olía a [suelo mojado|escuela|lápices|tortilla] y a tener prisa.
      En el pasillo siguiente el aire no costaba nada //y sabía a [poco|caldo de ayer|lata|nadie].
      @light El bigotudo, desde la puerta, aspiró [por la derecha|dos veces|tres|con los ojos], por lujo.
      @neutral El precio de cierre fue de [nueve|ocho|siete|diez] fichas el litro.`,
  },
  {
    noun: { the: 'el cementerio de satélites', a: 'un cementerio de satélites' },
    chapter: 'Donde duermen los satélites',
    arrive: `Los satélites jubilados giraban en una órbita aparte, con las antenas plegadas y [una manta térmica|el nombre en letra grande|un número de premio|la bandera doblada].
      Todos retransmitían un poco, como quien habla en sueños: [goles|boletines del tiempo|recetas|subastas], llamadas, canciones de otra guerra.
      <Apagué|Apagaste|{name} apagó> el motor para no despertarlos, y {companion} pidió que se pasara [despacio|bajito|de lado|sin luces].
      Uno, redondo y muy antiguo, hacía [bip|bip, bip|toc|bop] //y era el que más visitas tenía.
      @emotional Le habían pegado al casco dibujos de [sus nietos|gente que nunca vio|perros|una escuela].
      @neutral Figuraban [dos mil|mil setecientos|mil doscientos|tres mil] aparatos, y un frigorífico.`,
    trouble: `Un paraguas de antenas rotas se cerró alrededor de la nave, y al tocar el casco los demás [despertaron|preguntaron|bostezaron|se rascaron].
      Querían saber la hora, quién ganó, si [los llamaban|podían bajar]; lo preguntaban todos a la vez, [chisporroteando|y alguno lloraba].
      <Apreté|Apretaste|{name} apretó> el acelerador, que [chirrió|ni se enteró|se puso a pensar|tosió].
      Los cables se enredaron unos con otros //y por el visor {companion} solo veía [paneles|tornillos|cables|antenas], de canto, llegando.
      @dramatic El primer golpe sonó en los [dientes|huesos|nudillos|remaches].
      @humorous Uno, por costumbre, dio el [parte meteorológico|horóscopo|pronóstico|resultado de la lotería] de hacía setenta años.`,
    leave: `Antes de dejar la órbita, <canté|cantaste|{name} cantó> por la frecuencia abierta el marcador de un partido cualquiera, y los satélites [se acomodaron|parpadearon|suspiraron|apagaron una luz].
      {companion} les dejó puesta una emisora [de boleros|religiosa|de fútbol|infantil], flojita.
      El bip bip del más viejo siguió a la nave un trecho, con mucha cortesía, [hasta la baliza|cojeando|hasta el límite|sin hablar].
      Luego volvió a su sitio //y alguien, al fondo, empezó a [soñar|roncar|rezar|contar] en cirílico.
      @light El resultado fue de siete a [seis|cuatro|cero|tres], y ganó quien debía.
      @mysterious En la grabación se oye, además, una respuesta, fechada [mañana|antes|anteayer|a lápiz].`,
  },
  {
    noun: { the: 'el ascensor de las tres semanas', a: 'un ascensor de tres semanas' },
    chapter: 'Tres semanas de ascensor',
    arrive: `El ascensor orbital sube en tres semanas y tiene, por tanto, [capilla|peluquería|biblioteca|bolera], comedor y un señor que se niega a hablar del tiempo.
      Los pasajeros se casan en la primera, se pelean en la segunda y a la tercera [juegan al parchís|se perdonan|heredan|hacen planes].
      <Entré|Entraste|{name} entró> a mitad de trayecto, por una escotilla, y a {companion} le tocó [hacer de testigo|pagar una ronda|dar el brazo|ser padrino].
      ? La música era siempre la misma //y nadie la oía ya, salvo en [los túneles|el silencio|los rellanos|las bodas].
      @humorous El botón de cerrar puertas no servía // pero tenía [lista de espera|un club de fans|una placa|historia].
      @emotional Un niño nacido en el piso nueve preguntaba cuándo se [llegaba a casa|acababa|salía|vivía].`,
    trouble: `Se paró entre dos pisos, a ochenta kilómetros de cualquiera, y se apagó la [música|luz|bomba|calefacción], con lo que se oyó todo lo demás.
      El aire, avisaron por megafonía, [daba para doce|tocaba a medio por cabeza|era prestado|venía de anteayer].
      <Me subí|Te subiste|{name} se subió> a la trampilla del techo: allí estaba el cable, deshilachado, [tarareando|con tres hebras|hecho un rizo|cantando bajito].
      {companion} sujetaba la trampilla desde abajo //y la cabina, despacio, [se iba de lado|crujía como pan|miraba al suelo].
      @dramatic Quedaban tres hebras. [Dos|Y media|Y un ruido|Una y media].
      @neutral La altura era de treinta mil [cien|seiscientos|doscientos|novecientos] metros.`,
    leave: `La llegada se celebró con [megafonía|serpentinas|himno|cañones] en el comedor, y se divorciaron, ya sin rencor, tres de los matrimonios.
      <Me despedí|Te despediste|{name} se despidió> del señor del tiempo, que dijo, sin que nadie lo presionara: [parece que abre|qué fresco|aire hay|ya no es lo que era].
      {companion} recibió una placa de [viaje frecuente|viudez honoraria|ciudadanía de altura|buena vecindad].
      ? Al cerrarse, las puertas sonaron exactamente como al principio //y fue [raro|bonito|justo|triste].
      @light El niño del piso nueve salió corriendo a pisar [todo lo que no se mueve|una alfombra|la hierba|un charco].
      @mysterious Al contar a los viajeros, salieron [uno de menos|los mismos|dos de más|casi todos], y una peineta.`,
  },
  {
    noun: { the: 'el hotel sin ventanas', a: 'un hotel sin ventanas' },
    chapter: 'El Miramar',
    arrive: `El hotel Miramar no tiene ventanas // pero cada habitación [anuncia|promete|jura|vende] una vista: mar, mar parcial, patio con mar.
      Los botones, oxidados, siguen subiendo maletas vacías y [diciendo buenas tardes|apagando velas|dando la hora|planchando sábanas].
      <Pedí|Pediste|{name} pidió> la de patio con mar, y el recepcionista, muy alto, pidió [a cambio|con una reverencia|en voz baja|con los guantes puestos] una noche de las de antes.
      {companion} tocó el timbre //y contestó el comedor [entero|en ruso|a coro|con retraso].
      @emotional En el libro de visitas, la última firma era de [un rey|dos novios|un notario|dos niños], hacía treinta años.
      @mysterious Por el pasillo del cuarto piso olía a [algas|sal|algas y pan|puerto] a las siete, todos los días.`,
    trouble: `El hotel, al sentirse lleno por fin, cerró las puertas de calle para que [no lo dejaran|se quedara todo el mundo|hubiera conversación|durara].
      Encendió las calderas del todo y puso a bailar a los camareros, [sin pareja|con las rodillas rotas|descalzos|en fila].
      <Dejé|Dejaste|{name} dejó> la llave en el mostrador y el mostrador la devolvió, tres veces, con [bombones|cortesía|una flor|recargo].
      {companion} intentaba llegar a la escalera //y la escalera, cortés, seguía [subiendo|alargándose|girando|creciendo].
      @dramatic El calor era de cuarenta y [dos|cinco]. Las puertas, blandas, [latían|sonreían].
      @humorous Sonaba el vals, [con tos|y era el único que sabía|sin ganas|y repetía].`,
    leave: `A la hora de marcharse, el hotel entregó, en una bandeja, la [factura|cuenta|nota|despedida], y venía a cero, con un lazo.
      <Firmé|Firmaste|{name} firmó> el libro debajo de los novios, en letra grande, y {companion} dibujó al lado una [ventana|ola|gaviota|barca].
      Los botones se quedaron mirando el dibujo, uno con la maleta [abierta|en alto|vacía|cerrada].
      Hubo que salir por la puerta de servicio //porque la principal prefería [no verlo|seguir bailando|llorar un poco|no despedirse].
      @light Regalaban el jabón, que hacía [espuma de mar|mucha ilusión|olas chicas|recordar].
      @neutral La estancia duró, según factura, [siete|seis|nueve|once] horas y un chapuzón.`,
  },
  {
    noun: { the: 'el invernadero mayor', a: 'un invernadero mayor' },
    chapter: 'El invernadero mayor',
    arrive: `El invernadero daba de comer a nueve estaciones y tenía sus propias estaciones, que eran [cinco|dos, y media de lluvia|siete|tres y un otoño], y sus partidos.
      Los tomates votaban en bloque; las acelgas, [en blanco|no votaban|según el caldo|tarde].
      <Aparté|Apartaste|{name} apartó> una hoja del tamaño de una [manta|puerta] para pasar, y la hoja [se apartó|pidió paso].
      {companion} habló con un girasol //y el girasol, que miraba otra cosa, [se dio la vuelta|tosió|le sonrió|bostezó].
      @humorous Al jefe de riego lo elegían [las calabazas|por sorteo|los caracoles|a pedradas]; llevaba dos mandatos sin agua.
      @light Una abeja, inspectora, leía el billete [de canto|dos veces|del revés|en voz alta].`,
    trouble: `Las enredaderas de la nave ocho se habían comido el manual y ya no obedecían: subieron por [las piernas|las puertas|los marcos|la antena], a gusto.
      En un minuto el pasillo de salida era un seto, y el seto [respiraba|tenía hambre|crecía|crujía].
      <Tiré|Tiraste|{name} tiró> de un tallo, que tiró más, con la fuerza de quien [crece|tiene hambre|ha cenado|no sabe parar].
      {companion} solo asomaba ya por [los hombros|el sombrero|la gorra|un codo] //y las luces de riego se encendían, una a una, avisando.
      @dramatic El riego era a [ciento diez grados|presión|vapor|dos mil vatios]. Quedaban veinte segundos.
      @mysterious Las flores, todas, se volvieron hacia [la misma puerta|el mismo nombre|la luz|un silbido].`,
    leave: `El jefe de riego entregó por el servicio una cesta de tomates, que aún [discutían|se quejaban|debatían|cotilleaban], y un sobre con semillas.
      <Me comí|Te comiste|{name} se comió> el más callado, con sal de [bolsillo|verdad|luto|nadie], y {companion} se guardó las pepitas.
      A la puerta, el girasol dio una vuelta entera para [mirar|decir adiós|ver mejor|saludar], cosa que no hace por nadie.
      ? La tierra de las botas tardó [dos días|un puerto|un mes|tres lavados] en irse //y alguien echó de menos barrerla.
      @emotional En el sobre ponía «para cuando falte», con letra de [niño|jefe|abuela|alcalde].
      @neutral La cesta pesaba [seis|cuatro|cinco|ocho] kilos, con tomates y opiniones.`,
  },
  ...morePlaces,
];
