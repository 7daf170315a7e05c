import type { Companion } from '../../pack.ts';
import { moreCompanions } from './companions-more.ts';

export const companions: readonly Companion[] = [
  {
    name: 'Mencía',
    gender: 'f',
    meet: [
      `{companion} era arriera, tenía un mulo llamado Obispo y contaba en voz alta todo lo que [pasaba por delante|se movía|tenía patas|le debía dinero].
        ¶ —Contigo, uno —dijo desde lo alto de [una tapia|la carga|un tonel|la fuente]—. Y con [hambre|sueño|miedo], dos. ¿[Hacia dónde|Cuesta arriba|Lleva pan]?
        ¶ <Se lo expliqué|Se lo explicaste|{name} se lo explicó>, y ella hizo sitio entre los [fardos|quesos|cencerros|pimientos].
        El Obispo suspiró //porque [era él quien hacía el sitio|le tocaba estrecharse|conocía el cuento].
        @humorous Cobraba por legua y [descontaba las cuestas|perdonaba las vueltas|doblaba los domingos|cobraba los puentes].
        @emotional No dejaba a nadie atrás: lo decía mucho, [sin que viniera a cuento|mirando a otra parte|sin venir al caso|contando los dedos].`,
      `En el primer cruce había un mulo sentado y una mujer que le leía, muy seria, [el reglamento de caminos|la lista de la compra|un sermón|los precios del grano].
        Se llamaba {companion}; el mulo, Obispo, y de allí no se movía hasta que fueran [tres|impares|más|número de comitiva].
        <Me ofrecí|Te ofreciste|{name} se ofreció> a ser el tercero //y el animal se levantó [en el acto|de un salto|con un rebuzno].
        @light De las supersticiones del Obispo, aquella era [la más cómoda|la de los martes|de las baratas|la única con premio].
        @neutral Iban, además, en la misma [dirección|cuesta|legua|prisa].`,
    ],
    banter: [
      `{companion} contaba puentes, y llevaba [mil doscientos|novecientos uno|dos mil y tres|seiscientos siete], sin los que se habían caído después de pasar.
        ¶ —[Esos también|Los caídos cuentan|Yo los sumaría] —<opiné|opinaste|opinó {name}>.
        ¶ Ella lo pensó durante [media legua|un puente entero|tres curvas|una cebolla] y sumó catorce.
        @humorous El Obispo protestó por dos de ellos, [con razón|en los que no estuvo|con las orejas|tumbándose].
        @emotional Luego, más bajo, volvió a restar [uno|el de la nieve|el último|siete, despacio].`,
      `El Obispo se comió el mapa por [la parte del norte|las afueras|el lado del mar|tres provincias], y {companion} sostuvo que daba igual, puesto que el norte iba ahora dentro del mulo.
        <Quise|Quisiste|{name} quiso> enfadar<me|te|se> //y el mulo eructó un [pueblo|río|castillo|obispado].
        @light A partir de allí, ante la duda, se [miraba|consultaba|seguía|interrogaba] el mulo.
        @neutral Acertó en [tres|cuatro|dos|los cinco] cruces de cinco.`,
      `De noche {companion} contaba los bultos antes de tumbarse: [fardos|sacos|quesos|cántaros], mulo, gente, estrellas de las grandes.
        Una vez, en un puerto, contó [once personas|once bufandas|once alientos] al anochecer y ninguna al alba.
        No dijo más //y <añadí|añadiste|{name} añadió> leña, que es [una forma de preguntar|lo que había a mano|otra conversación|menos que nada].
        @emotional Ella contestó con [media manta|el último higo|la bota de vino|un tajo de queso].
        @mysterious Dormida, seguía contando, y siempre [llegaba a once|se saltaba uno|tardaba en el siete|decía un nombre al final].`,
      `A {companion} no le [salía|obedecía el|dejaban] silbar. Lo intentaba en las cuestas, [torciendo la boca|con dos dedos|con los carrillos hinchados|muy seria], y salía un soplo.
        Ese día <le enseñé|le enseñaste|{name} le enseñó> con [una brizna|un hueso de albaricoque|una hoja de maíz|un tallo de avena] y consiguió tres notas.
        El Obispo se volvió a mirar //y desde entonces hubo que [prometerle que no|silbar a solas|pagarle un terrón].
        @humorous Las tres notas eran, por desgracia, [las mismas|de un himno|de retreta|las del recaudador].
        @light Sonaban a puerta de [corral|despensa|bodega|gallinero], y daban alegría.`,
      `Vadeando, {companion} se negó a soltar la carga aunque el agua le llegaba a [la barbilla|las trenzas|los hombros|el sombrero].
        ¶ —Treinta y dos quesos salieron y treinta y dos llegan —[gritó|dijo, tragando agua|repetía].
        ¶ En la orilla <los conté|los contaste|{name} los contó> con ella: treinta y [uno|tres|dos|cuatro, con uno mojado].
        @dramatic Volvió al agua. Salió [con él en alto|azul|tiritando|sin zapatos], y en alto el queso.
        @mysterious Nadie explicó de dónde [venía|salió|nacía|volvió] la diferencia.`,
      `Del pan comprado a medias, {companion} hizo tres partes, [por el mulo|como siempre|para nadie en particular|con la navaja].
        Mientras comía contó por qué el Obispo se llamaba así: bendijo una vez a [un bandolero|un recaudador|una condesa|tres guardias], con la pata, y hubo que salir corriendo.
        <Reí|Reíste|{name} rio> con [la boca llena|hipo|media miga fuera] //y el interesado levantó la pata derecha.
        @light Bendito quedó el [pan|sombrero|camino|queso].
        @dramatic El bandolero, añadió, [aún busca al mulo|no volvió a hablar|se hizo fraile|lo cuenta en misa].`,
    ],
    quarrel: [
      `¶ —A mí me cuadran las cuentas o no me cuadran —dijo {companion}, y empezó a [desatar los fardos|repartir la carga|aflojar la cincha|separar los quesos]—. Y aquí [ha cambiado una cosa que no es del equipaje|hay una cosa de más|falta algo que no pesaba].
        ¶ <Dije|Dijiste|{name} dijo> que [no había otro remedio|era cosa de un momento|se arreglaría]. Ella contó hasta [diez|once|siete|cien], como quien espera, y tiró del ronzal.
        @dramatic ¶ El Obispo se volvió [dos veces|en la curva|tres veces|al final]. Ella, ninguna.
        @neutral ¶ Dejó en una piedra [medio queso|lo que debía|una moneda|su manta], exacto.`,
    ],
    back: [
      `Por el camino venían unos cascos de mala gana, y después una voz [que contaba|cansada|ronca]: noventa y [siete|siete y medio], noventa y ocho, noventa y nueve.
        ¶ —No me [salían|cerraban|dormían] las cuentas —dijo {companion}—. Salí con [uno|alguien|compañía] y llegaba con ninguno. [Otra vez no|Y eso no|Ni hablar].
        ¶ <Le tendí|Le tendiste|{name} le tendió> [un pan|un queso|un membrillo|un hojaldre], partido en tres.
        @emotional ¶ El Obispo apoyó la quijada en [un hombro|la primera cabeza que encontró|la mochila|una rodilla], entera, con su peso.
        @light ¶ Ella dijo cien, y [se sentó|dejó de contar|sacó el pan|suspiró].`,
    ],
  },
  {
    name: 'Aparicio',
    gender: 'm',
    meet: [
      `En la fuente, metiendo la cabeza bajo el caño, había una gárgola de piedra del tamaño de [un perro|un monaguillo|una oveja|un tonel].
        ¶ —{companion}, de la catedral, lado [norte|del río|de los jueves] —se presentó—. He pedido [una excedencia|permiso|la baja]. [No he dicho a quién|Nadie la ha firmado|Cuatro siglos de servicio].
        ¶ <Le hablé|Le hablaste|{name} le habló> del viaje y quiso saber si habría [altura|lluvia|tejados|pararrayos].
        ? Se vino de todos modos //y rompió tres [baldosas|escalones|cántaros|costillas de la fuente].
        @humorous Abultaba poco // pero pesaba [como una tía|lo que un campanario pequeño|lo que dos pianos|como un remordimiento].
        @mysterious En la catedral, según supo todo el mundo, esa noche [sangró|goteó|lloró|se cerró] el hueco.`,
      `Algo cayó de un tejado, hizo un hoyo en [la huerta|el camino|un patio|las coles] y pidió perdón desde el fondo.
        Era una gárgola; se llamaba {companion} y llevaba [cuatrocientos|trescientos|quinientos|muchísimos] años escupiendo el agua de otros.
        ¶ —[Quisiera ver adónde va|Querría conocer el mar|Desde arriba parecía más blando] —dijo.
        ¶ <Le di|Le diste|{name} le dio> la mano y luego las dos //y luego una [cuerda|polea|escalera].
        @emotional Nadie le había dado la mano antes: la [miraba|guardaba|olía|tenía en alto] como un pájaro.
        @neutral El hoyo medía [vara y media|tres cuartas|dos palmos|lo justo].`,
    ],
    banter: [
      `A {companion} le anidaban golondrinas detrás de [la oreja|un ala|la nuca|una mejilla] y, por no molestarlas, dormía sentado.
        <Le pregunté|Le preguntaste|{name} le preguntó> [qué comían las gárgolas|de qué se cenaba allá arriba|si arriba hacía hambre].
        Dijo que disgustos, casi siempre, y alguna [paloma|paloma vieja|paloma distraída] //y miró al suelo, porque lo de la paloma fue sin querer.
        @light Las golondrinas lo tuteaban y le [quitaban el musgo|cambiaban las pajas|traían noticias|despertaban a picotazos].
        @emotional Cuando creía que nadie miraba, les hacía [sombra|viento|tejado|un nido] con la mano.`,
      `Llovió, y {companion} abrió la boca por instinto y la [cerró|tapó|apretó|escondió] avergonzado.
        ¶ —Nunca me salió bien [el chorro|la puntería|el caño] —confesó—. [Mojaba a los canónigos|Iba siempre a las bodas|Salía de lado].
        ¶ <Le aseguré|Le aseguraste|{name} le aseguró> que un canónigo [mojado|a remojo|en invierno|empapado] no es ninguna desgracia.
        @humorous ¶ Aquella tarde escupió a [diez varas|un blanco|un pozo, desde lejos|dos gorras], con una puntería conmovedora.
        @neutral ¶ Le cabían en la garganta [tres cántaros|once litros|dos barreños|una fuente de pueblo].`,
      `En cada pueblo {companion} miraba primero las cornisas, por ver si había [familia|conocidos|primos|gente de su piedra].
        Saludaba a los canecillos, a [los leones|un ángel sin nariz|las sirenas|un san Jorge], a los bustos de alcalde.
        [Contestaban pocos|Casi ninguno contestó|Alguno movió una ceja] //y <seguí|seguiste|{name} siguió> el paseo como si nada, por delicadeza.
        @mysterious Un busto, en una plaza, [giró los ojos|dijo su nombre|pidió un cigarro|se rascó la nariz], y hubo que cambiar de acera.
        @light A los querubines no los saludaba: [hacen ruido|son unos consentidos|muerden|se ríen de todo].`,
      `{companion} sabía mucho de obispos y nada de escaleras: las bajaba [de una vez|de frente|rodando|con los ojos cerrados], por la vía rápida.
        Detrás <bajaba yo|bajabas tú|bajaba {name}>, recogiendo los trozos de [peldaño|barandilla|pasamanos|escalón] y pidiendo disculpas.
        Él esperaba abajo, interesado, [sin un rasguño|sentado|con polvo].
        @humorous Las puertas, en cambio, las abría con [muchísimo cuidado|la uña|dos dedos|cortesía], y luego entraba por la pared.
        @dramatic Una vez no se levantó [enseguida|al primer intento|a la primera|del todo]. Fueron tres segundos muy largos.`,
      `Había una grieta en el costado de {companion}, del ancho de [una moneda|un dedo|un botón|una llave], y crecía en los inviernos.
        <La tapé|La tapaste|{name} la tapó> con [cera|miga y barro|pan mascado|yeso y saliva], a escondidas, mientras él hablaba de arbotantes.
        Se dejó hacer //y subió la voz, para [disimular|que no sonara el rascado|no reírse|que se le notara menos].
        @emotional Al terminar dijo que hacía menos [corriente|frío|eco|ruido por dentro], y nada más.
        @dramatic Por dentro, un instante, se había visto [luz|el hueco entero|un nido|agua antigua].`,
      `A {companion} le gustaba que le explicaran cosas blandas: el pan, [las almohadas|el sueño|las mantas|la mantequilla], por qué la gente bosteza.
        <Se lo expliqué|Se lo explicaste|{name} se lo explicó> durante [una cuesta entera|tres leguas|la cena].
        Al llegar arriba bostezó a propósito, con [ruido de losa|mucho polvo|eco|un crujido], muy orgulloso.
        @light Salió de dentro [una abeja|medio nido|un murciélago|una hoja seca], que también había dormido.
        @mysterious Algo, en el fondo de la piedra, [bostezó después|contestó|tosió|se estiró].`,
    ],
    quarrel: [
      `{companion} escuchó hasta el final, inmóvil, como escuchaba antes [los sermones|a los obispos|a los turistas|el granizo].
        ¶ —Allá arriba yo tragaba [lo de todos|tormentas|lo que cayera] —dijo—. [Pero al menos lo escupía|Y luego caía fuera|Nunca me lo guardé].
        ¶ Se dio la vuelta //y <oí|oíste|{name} oyó> alejarse el ruido de [una rueda de molino|una mesa arrastrada|un carro sin bueyes|un mueble grande], despacio.
        @emotional ¶ Las golondrinas dieron dos vueltas, sin saber [con quién irse|adónde|dónde posarse|si reír], y lo siguieron.
        @humorous ¶ De piedra y todo, se las arregló para dar un [portazo|buen portazo|portazo ejemplar|sonoro adiós], donde no había puerta.`,
    ],
    back: [
      `Al principio pareció un trueno y luego, por el ritmo, alguien que bajaba una [escalera|ladera|torre|cantera] por la vía rápida.
        {companion} se detuvo a los pies de <mi manta|tu manta|la manta de {name}>, con [media cornisa ajena|un canalón ajeno|un nido nuevo] al cuello.
        ¶ —Me subí a un tejado a estar tranquilo —dijo—, y no había quien me explicara [nada|los bostezos|el frío|las almohadas].
        @light ¶ Se le había caído la cera, y traía el costado [para que se lo taparan|vuelto hacia delante|a mano|contra la lumbre].
        @neutral ¶ <Empecé|Empezaste|{name} empezó> a [ablandar más|amasar barro|mezclar cal|calentar agua].`,
    ],
  },
  {
    name: 'Ginés',
    gender: 'm',
    meet: [
      `{companion} hacía de Rey Muerto en una compañía de cómicos que lo había dejado en tierra, [con la corona puesta|debiendo tres funciones|en martes|por unas deudas].
        ¶ —Necesito un público —dijo, tendido en [un banco|la cuneta|un pajar|el pretil], con un ojo abierto—. O [un bocadillo|queso|una manta].
        ¶ <Le di|Le diste|{name} le dio> la mitad del <mío|tuyo|suyo>, que no era de jamón //y [resucitó|se le fue la herida|recobró el color].
        @humorous Era su mejor escena, y la hacía [a diario|sin ensayar|con gusto|en ayunas].
        @dramatic La herida del pecho estaba pintada. La de [la mano|la frente|la ceja|el labio], no.`,
      `En el camino yacía un rey con una daga de [madera|hojalata|cartón|latón] en el corazón y moscas de verdad en la nariz.
        Se llamaba {companion}, ensayaba, y preguntó si la muerte se había [entendido desde el fondo|hecho larga|visto bien|creído alguien].
        <Dije|Dijiste|{name} dijo> que un poco larga //y él se levantó, [ofendidísimo|sacudiéndose el polvo|recogiendo la corona], a acompañar semejante criterio.
        @light Llevaba todo el vestuario en [una cesta|los bolsillos|un pañuelo|los calcetines]: dos coronas y un calcetín.
        @mysterious El mulo de la compañía, dijo, había visto [otro rey|algo|a otro público|una mano] detrás del telón.`,
    ],
    banter: [
      `{companion} se moría en todas las posadas a cambio de la cena: de [veneno|pena|hambre|celos], si había guiso; de espada, si solo quedaba caldo.
        Aquella noche <hice|hiciste|{name} hizo> de asesino, con [una cuchara|un puerro|el atizador].
        Hubo aplausos //y el posadero mandó [una segunda muerte|postre|dos jarras|un hueso de jamón].
        @humorous La crítica local señaló que la cuchara [estuvo fría|convencía más que el rey|no vocalizaba|iba de menos a más].
        @emotional Al caer, {companion} siempre elegía [el lado de los niños|la paja limpia|donde más se le vea|el hueco del perro].`,
      `Había [una línea|una frase|una réplica] que {companion} no podía decir. La saltaba con [una tos|un desmayo|un hipo|una reverencia], y la compañía lo dejó por eso.
        <Le pedí|Le pediste|{name} le pidió> que la dijera en voz baja, andando, sin [corona|público|gestos|prisa].
        [Dijo la mitad|Llegó hasta la coma|Empezó bien|Le salió un trozo].
        La otra mitad se la llevó [el camino|una carreta que pasaba|el aire|una campana].
        @emotional Era una despedida, corriente: la que se dice a [un hijo|una puerta|un río|un perro].
        @mysterious Por un momento no pareció que estuviera [actuando|solo|despierto|en escena].`,
      `Cuando faltaba dinero, {companion} sacaba la segunda corona y exigía tributos a los gansos de [la dehesa|un canónigo|la viuda|un marqués].
        Los gansos pagaron en [huevos|desprecio|plumas|graznidos].
        <Le sostuve|Le sostuviste|{name} le sostuvo> la capa, como mandaba el protocolo, hasta que [el ganso mayor declaró la república|los súbditos se echaron a nadar|un ganso le probó la corona].
        @light La retirada fue en buen orden y [al trote|por encima de una tapia|sin mirar atrás|detrás de un carro].
        @neutral El botín fue de [dos huevos|una pluma|tres huevos|un lazo].`,
      `¶ —La verdad se dice mirando [a la última fila|al gallinero|al fondo] —explicó {companion}—. A la primera se le miente, que [ha pagado más|está cerca|tose].
        ¶ <Probé|Probaste|{name} probó> con [un roble|una valla|un almiar|una tapia], de última fila, y salió una verdad pequeña.
        El eco la devolvió [mejor pronunciada|más triste|con acento].
        @humorous {companion} propuso [contratar al eco|que cobrara el eco|dar al eco media paga|que saludara el eco].
        @dramatic La segunda verdad no era pequeña, y [el roble|la fila entera|una cabra|el valle] calló.`,
      `Guardaba {companion} en la cesta un programa de mano con su nombre, tan doblado que [se leía a trozos|parecía encaje|no daba sombra|parecía pañuelo].
        Lo enseñó una sola vez, [un momento|a la luz de un fósforo|sin soltarlo], y señaló quién había hecho de reina.
        Nada dijo de ella //y <miré|miraste|{name} miró> el nombre [un rato, |]hasta [<sabérmelo|sabértelo|sabérselo>|que se hizo de noche].
        @emotional Luego lo plegó por los dobleces de siempre, [como quien cierra un ojo|con saliva|con dos dedos|muy despacio].
        @neutral La función era del [doce de mayo|Corpus|Jueves Santo|primero de mayo], hacía nueve años.`,
      `Un perro empezó a seguir al rey porque creyó de verdad en la muerte de {companion} y quería [enterrarlo|quedarse con un hueso|llorarlo|guardarle la corona].
        ? Por las noches le llevaba [tierra|hojas|ramas|flores de cuneta], poco a poco, a los pies.
        <Lo vi|Lo viste|{name} lo vio> todo, en silencio //porque era la primera vez que alguien [se tomaba en serio aquel papel|lloraba aquella muerte|creía en el texto].
        @light Al tercer día se marchó, [decepcionado|viudo|de luto|con otro muerto].
        @mysterious Junto a la manta quedó un hoyo, [exacto|con la medida cogida|del largo justo|con una flor].`,
    ],
    quarrel: [
      `{companion} aplaudió despacio, tres veces, [desde el suelo|con los guantes puestos|sentado|mirando al techo].
        ¶ —[Muy bien hecho|Qué escena|Bravo]. Se vio desde la última fila —dijo—, y [no me gustó|no aplaudí por gusto|se te cayó la máscara].
        ¶ Se puso las dos coronas, una sobre otra //y <lo dejé|lo dejaste|{name} lo dejó> salir por [la derecha|el foro|el lateral|la izquierda], sin llamarlo.
        @dramatic ¶ No se murió al marcharse. [Fue lo peor|Eso asustó más|Salió andando|Ni tosió].
        @humorous ¶ Volvió a por [el calcetín|la cesta|la daga|la otra corona], con dignidad, y salió de nuevo.`,
    ],
    back: [
      `En mitad del camino había otra vez un rey tendido, con la daga en [el sitio|la axila|el codo|la rodilla] y un ojo abierto.
        ¶ —He dicho [la línea|la frase|lo mío] —murmuró {companion}—. [Entera|Sin toser|De corrido]. A una puerta [de verdad|verde|con luz]. [Me abrieron|Había luz|Y no me echaron].
        ¶ <Me senté|Te sentaste|{name} se sentó> al lado, en la hierba, a quitarle [una hormiga de la corona|la daga|una mariquita|la corona de la nariz].
        @emotional ¶ No contó quién [abría|estaba dentro|lloraba|puso la mesa]; traía el cuello de la camisa recién cosido.
        @light ¶ Luego preguntó si se había entendido [desde el fondo|sin manos|bien|en gallinero].`,
    ],
  },
  ...moreCompanions,
];
