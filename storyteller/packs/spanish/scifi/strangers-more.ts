import type { Stranger } from '../../pack.ts';

export const moreStrangers: readonly Stranger[] = [
  {
    noun: { the: 'el doble de alquiler', a: 'un doble de alquiler' },
    gender: 'm',
    meet: `Saludaba por la calle un hombre con la cara de [un ministro|otro|un cantante|nadie], y luego, con un chasquido, con la cara de la persona que tenía delante.
      Se alquilaba de doble para [reuniones|funerales largos|bautizos|colas], y no recordaba bien la suya.
      <Mi cara|Tu cara|La cara de {name}> se la probó con cuidado y se la dejó [dos segundos|un rato|lo que un saludo].
      ¶ —Es [cómoda|fresca|de buen paño] —opinó, devolviéndola—. Un poco [triste|tirante|alegre|floja] del lado izquierdo.
      @humorous ¶ El suplemento de bigote costaba [cinco fichas|una afeitada|siete fichas|un beso].
      @mysterious ¶ Al irse, en un charco, siguió habiendo [una cara de más|dos|otra cara|la nariz].`,
    talk: `¶ —Por lo {noun:of} me han contratado ya [siete|once|tres] —dijo el doble—: que fuera yo y contara cómo era. Les dije que era [grande|posible|hermoso|cerca].
      ¶ <Pregunté|Preguntaste|{name} preguntó> si [era verdad|lo vio|mentía].
      ¶ —No [llegué|entré|me atreví]. Allí se llega con la cara de uno, y yo [no tenía puesta ninguna|las llevaba en la bolsa|iba de otro]. Me dio [vergüenza|apuro|risa|frío].
      ? ¶ Se tocó los pómulos, por costumbre //y dejó sobre la mesa una de repuesto, con [cremallera|etiqueta|olor a nuevo].
      @emotional ¶ La de repuesto era de [niño|quien le dio el primer beso|recién casado|domingo].
      @light ¶ Servía también de [funda|careta de romería|cojín|bolsa de pan].`,
    back: `Alguien llamó a la puerta con una cara que nadie conocía, nueva, [llena de pecas|sin peinar|recién lavada|con orejas], y era el doble.
      ¶ —[La mía|Esta era|Mire] —dijo—. Estaba debajo de [las demás|la de mi tío|tres ministros|una barba].
      ¶ <Le ofrecí|Le ofreciste|{name} le ofreció> el espejo del pasillo, y se quedó un buen rato saludando, como quien llega [de viaje|tarde a su cumpleaños|de lejos|a casa].
      @emotional ¶ La tocaba con la yema, [por los bordes|una peca tras otra|despacio|del revés], por si era prestada.
      @neutral ¶ Pagó su primera factura con [su nombre|letra propia|las dos manos|un dibujo].`,
  },
  {
    noun: { the: 'la viuda del cometa', a: 'una viuda de cometa' },
    gender: 'f',
    meet: `Una señora bordaba un pañuelo frente a una claraboya, con el termo al lado, y contaba los días con [nudos|los dientes|alfileres|sopas].
      Su marido fue a reparar un cometa y se quedó en él, a mitad de la tuerca; pasa cada [setenta y seis|cuarenta|cincuenta|treinta y tres] años.
      <Acerqué|Acercaste|{name} acercó> una silla, y ella dijo que faltaba poco, [once|siete|nueve|trece] años.
      Ya tenía la cena pensada //y escondía la tercera cana, [por si venía antes|por coquetería|de puro miedo].
      @light Lo que más le preocupaba era el [postre|abrigo|pan|pijama], que allá refresca.
      @humorous La pensión la cobraba en cada [paso|vuelta|eclipse|estela], con atrasos.`,
    talk: `¶ —Mi marido manda [recados|señas|besos] en cada paso —dijo la viuda—, y en el último venía lo {noun:of}. Lo decía [cantando|con una linterna|silbando|en morse].
      ¶ <Pregunté|Preguntaste|{name} preguntó> [qué decía exactamente|si decía más|si pedía algo].
      ¶ —Que se ve [desde allí|de lejos|entre dos nubes], y que no hay que tenerle prisa. Que a él tampoco se la tuvieron, y ahí anda, [brillando|con frío|rodando|silbando].
      ? ¶ Remató una flor //y del hilo, que era muy largo, [tiró alguien|se oyó tirar|tiraron|bajó una nota].
      @mysterious ¶ El hilo salía por la claraboya y [no volvía|no se veía la otra punta|brillaba|pesaba un poco].
      @dramatic ¶ Una vez se rompió. Lo ató, [y esperó el tirón|con los dientes|sin llorar|dos veces].`,
    back: `Trajo el pañuelo terminado la viuda del cometa, y en el pico, donde va el nombre, había bordado [una estela|un cepillo de dientes|una llave inglesa|dos iniciales].
      ¶ —Se ha [adelantado|confundido de año|dado prisa] —dijo, y le temblaba la aguja—. Este [martes|jueves|sábado]. [Con años de adelanto|A la hora de comer|De madrugada|Al tercer hervor].
      ¶ <Puse|Pusiste|{name} puso> el termo a calentar, y la claraboya se limpió [por fuera|entre todos|con vinagre|a cuatro manos].
      @emotional ¶ Por la noche se quedó sola con [la silla|el hilo|la aguja|la tetera], que tiraba.
      @light ¶ El postre fue de [limón|dos pisos|arroz|tres leches], por si venía con amigos.`,
  },
  {
    noun: { the: 'el redactor de advertencias', a: 'un redactor de advertencias' },
    gender: 'm',
    meet: `Iba por los pasillos un hombre mayor con un bote de cola y un fajo de carteles: cuidado con el [escalón|ventilador|techo|perro], no meter aquí la mano.
      Los escribía él; los cuarenta mil que hay en la Ronda, en [letra redonda|versalitas|mayúscula|negrita], y sabía de memoria a quién le pasó.
      <Le leí|Le leíste|{name} le leyó> uno en voz alta, y él bajó la cabeza: [una tía suya|Ernesto|Rosario|el del séptimo].
      @emotional Al de Ernesto le había puesto, abajo, [más pequeño, gracias|perdón|tarde ya|lo siento].
      @humorous Le tocaba también avisar de los avisos, que [resbalaban|se despegaban|mentían|bostezaban].
      @neutral El modelo más pedido era el [dieciséis|doce|siete|treinta]: piso mojado.`,
    talk: `¶ —Para lo {noun:of} no hay [cartel|letrero|aviso] —dijo el redactor, y dejó el bote en el suelo—. Lo intenté [cuatro veces|todo un año|con dibujos]. [«Peligro»|«Frágil»|«Cuidado»] no. [«Silencio»|«Atención»|«Ojo»], tampoco.
      ¶ <Pregunté|Preguntaste|{name} preguntó> qué [puso al final|quedó|dice ahora].
      ¶ —[«Pase»|«Pasen»|«Adelante»]. Pero se lo llevaban los [chicos|novios|abuelos|niños] para la puerta de su cuarto, y lo entiendo.
      ¶ Enseñó las manos, con cola seca y alguna letra pegada entre los dedos, [una ese|una a|una eñe|una erre] suelta.
      @mysterious ¶ Colgaba de la pared un cartel en blanco, y todos [lo rodeaban|bajaban la voz|se descubrían|lo leían].
      @light ¶ El de piso mojado lo firmaba con [una gota|un resbalón|un charco|su pie], en broma.`,
    back: `El redactor de advertencias apareció con un cartel nuevo, recién seco, y pidió una escalera de [tres|cuatro|cinco|dos] peldaños.
      <Sostuve|Sostuviste|{name} sostuvo> la escalera, y él lo pegó encima de la puerta: [cuidado, se quiere|despacio, hay alguien dentro|pase, que hay sopa|suelo querido].
      Bajó de espaldas, leyéndolo, y no encontró [fallo|a quién le pasó|erratas|peligro].
      @humorous La gente se paraba y luego, [por obediencia|sin saber cómo|por si acaso|riendo], lo hacía.
      @emotional Debajo, con lápiz, había puesto [Ernesto|gracias|para todos|aquí no], y no se borraba.`,
  },
  {
    noun: { the: 'la inspectora de silencios', a: 'una inspectora de silencios' },
    gender: 'f',
    meet: `Traía maletín, zapatillas y una aguja: medía silencios para la Ronda, por si alguno [perjudicaba|faltaba|dolía|crecía] en un dormitorio.
      Los había de ascensor, de matrimonio, de [biblioteca|nave averiada|iglesia|tren parado], y uno de pena, que no se tocaba.
      <Callé|Callaste|{name} calló> por respeto, y la aguja se fue al [diez|tope|siete|fondo], y la inspectora levantó una ceja.
      Lo apuntó con lápiz, por si [bajaba|era contagioso|rompía|servía].
      @light {companion} aguantó [cuatro segundos|hasta la palabra «pero»|seis segundos|lo que un estornudo].
      @neutral La escala va de cero a [dieciséis|diez|doce|siete], y por encima es un poema.`,
    talk: `¶ —El silencio de lo {noun:of} fui a medirlo [yo|en persona|un lunes] —dijo la inspectora—, y se me paró la aguja. Para que me entienda: no era [de no haber|ausencia|de hueco|falta].
      ¶ <Pregunté|Preguntaste|{name} preguntó> de qué [era entonces|estaba hecho|clase].
      ¶ —De [escuchar|esperar|dejar sitio]. Alguien, al otro lado, callaba para que [hablara una|yo siguiera|no me cortara]. [Llevo treinta años midiendo lo contrario|Eso no viene en la escala|No supe dónde apuntarlo].
      ? ¶ Cerró el maletín //y por una vez hizo ruido con los cierres, a propósito, como [un aplauso|quien pica a la puerta|una palmada|quien llega a casa].
      @emotional ¶ Dijo que luego había hablado, y que [le salió una receta|pidió perdón a dos personas|llamó a su hermana|cantó].
      @dramatic ¶ La aguja, al acercarla al pecho, [se dobló|tembló hacia la derecha|dijo que sí|ronroneó].`,
    back: `La inspectora de silencios midió la casa entera, cuarto por cuarto, descalza, y donde más se paró fue [en la cocina|entre dos sillas|en el pasillo|junto al pan].
      ¶ —Este está muy bien —sentenció—: de los de después de [reír|contarlo|pelearse|cenar].
      ¶ <Firmé|Firmaste|{name} firmó> el visto bueno, en voz alta, y la aguja no se movió, de [contenta|sueño|educada].
      @humorous ¶ La tasa se pagaba [hablando|con ruido de calderilla|riendo|con palmas], y se exageró.
      @mysterious ¶ Anotó que en la despensa quedaba uno, [muy viejo|con la puerta entornada|de niño|recién hecho], sin dueño.`,
  },
  {
    noun: { the: 'el cocinero de mapas', a: 'un cocinero de mapas' },
    gender: 'm',
    meet: `Olía a canela y a geografía: un hombre amasaba en una mesa la Ronda entera, con [pasas|garbanzos|almendras|lentejas] por estaciones y azúcar donde no hubiera nada.
      Los pilotos le compraban porciones de [ruta|frontera|atajo|estrecho], que se comían al llegar, para no volver a perderse.
      <Compré|Compraste|{name} compró> un trozo de las afueras, y {companion} se quedó de recuerdo [un puerto|un borde|una aduana|medio anillo], que iba seco.
      Donde nadie ha estado no pone azúcar //y deja el hueco, con [el dedo|la cuchara|una tapa].
      @humorous Los errores los vendía de [postre|recorte|merienda|broma], y volaban.
      @light El sol era de [membrillo|mermelada|yema|calabaza], y siempre se quedaba pegado.`,
    talk: `¶ —Donde queda lo {noun:of} no he puesto nada —dijo el cocinero—, y eso que le probé con [anís|limón|clavo|menta]. La masa [sube sola|se ríe|crece], y se abre.
      ¶ <Metí|Metiste|{name} metió> el dedo en el hueco, con permiso, que salió [tibio|con una marca|dulce|temblando].
      ¶ —Es lo que pasa cuando [un sitio te espera|algo quiere visita|falta alguien]. Los demás [se enfrían|se endurecen|hacen costra]. Ese, [a ver quién|ni tapado|nadie lo cierra|ni en agosto].
      ? ¶ Espolvoreó harina encima, sin prisa //y la harina dibujó [un camino|una raya|unas escaleras|una puerta], y dejó de caer.
      @mysterious ¶ Por debajo, se oyó a la masa decir [un nombre|ven|aquí|pan].
      @emotional ¶ La receta era de su padre, que se perdió [una vez|con el horno encendido|de noche|con el rodillo].`,
    back: `Llegó el cocinero con una bandeja tapada y dentro, por fin, un mapa entero, sin huecos, [con su azúcar|todavía subiendo|y caliente|con su sol].
      <Lo partí|Lo partiste|{name} lo partió> con regla, y en cada plato cayó una estación, con [su muelle|sus ratones|su reloj|dos pilotos].
      El trozo que nadie tocó fue el del medio, y quedó de [vela|pastel|mesa|testigo] toda la noche.
      @light Al perro de un invitado le tocó Saturno, que [era de arroz|rodó|quemaba|tenía anillos de cebolla].
      @neutral La bandeja hacía [sesenta|ochenta|cuarenta|cien] centímetros de diámetro, a escala.`,
  },
  {
    noun: { the: 'la huérfana de siglo', a: 'una huérfana de siglo' },
    gender: 'f',
    meet: `Salía de un congelador con pelo de otro siglo y preguntaba, en un castellano de [mantilla|trolebús|alcoba|correo], dónde se cambiaban los sellos.
      La habían dormido por una [deuda|enfermedad|moda|guerra] que ya no existe; despertó sin nadie que la llamara y pidió una peineta.
      <Le compré|Le compraste|{name} le compró> la peineta, que en el andén vendían de recuerdo, y ella se la puso [mirando a la pared|de memoria|sin espejo|a la antigua].
      @emotional Guardaba las llaves de una casa que [ahora es mar|tiene ascensor|es de otro|ya no dobla].
      @light A los robots los llamaba [caballero|joven|chiquillo|don], y se derretían.
      @mysterious En la pulsera de hospital venía otro nombre, con [la letra propia|fecha de mañana|una flor|hora de salida].`,
    talk: `¶ —En mi época, a lo {noun:of} se iba de [romería|luna de miel] —dijo la huérfana—. Con [empanada|sillas|los abuelos]. No daba miedo a nadie; daba [hambre|que pensar].
      ¶ <Pregunté|Preguntaste|{name} preguntó> qué [había cambiado|pasó luego|se perdió].
      ¶ —Lo que se lleva en la cesta, [criatura|cariño|mire usted]. Ahora van con [aparatos|prisas|cascos]. Lo miran, y no [se sientan|saludan|prueban bocado].
      ? ¶ Se alisó la falda, que crujió a [papel de seda|almidón|domingo|hojas secas] //y señaló, sin dudar, hacia un pasillo.
      @humorous ¶ En el pasillo ponía [privado|pintura fresca|averiado|solo aire], y le dio igual.
      @dramatic ¶ Se le dobló una rodilla. Dijo: no es [nada|la edad|de ahora|el frío]. Es el siglo.`,
    back: `La huérfana de siglo vino con una empanada y dos sillas plegables, y no explicó [de qué época|cómo se hacía|el relleno|su edad].
      <La senté|La sentaste|{name} la sentó> a la cabecera, junto a un robot que la llamaba señora, y se comió con [los dedos|servilleta de tela|dos tenedores|mucha ceremonia].
      Aquello cerró, dijo ella, un [bostezo|paréntesis|abrigo|ojo] de ciento y pico años.
      @emotional Las llaves las dejó en el cenicero, [por si venía el mar|con las de todos|por costumbre|con un lazo].
      @neutral La empanada medía [medio metro|cuarenta centímetros|sesenta centímetros|una vara] y no sobró.`,
  },
];
