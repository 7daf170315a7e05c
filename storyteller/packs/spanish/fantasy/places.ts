import type { Place } from '../../pack.ts';
import { morePlaces } from './places-more.ts';

export const places: readonly Place[] = [
  {
    noun: { the: 'el puente de los refranes', a: 'un puente de refranes' },
    chapter: 'El puente de los refranes',
    arrive: `El puente estaba hecho de refranes, uno por tabla, y cada tabla aguantaba según lo [cierto|usado|viejo|repetido] que fuera el suyo.
      <Puse|Pusiste|{name} puso> el pie en «a quien madruga», que [crujió|cedió un dedo|tembló|gimió], y después en «el que mucho abarca», que era roble.
      Debajo había niebla, y en la niebla [sonaban platos|una feria|música de boda|un mercado], muy al fondo.
      {companion} prefirió las tablas en latín //porque nadie había conseguido [desmentirlas|traducirlas|gastarlas].
      @humorous «No hay mal que por bien no venga» estaba [sujeta con alambre|clausurada por obras|sin barnizar|en litigio].
      @neutral Eran ciento cuatro tablas y faltaban [nueve|cinco|tres|doce].`,
    trouble: `A la mitad faltaba un tramo entero: alguien había demostrado que lo de los cuervos y los ojos no siempre [pasa|se cumple|ocurre|sale], y se cayó.
      ? Al otro lado, el pontonero recogía ya la [cuerda|pasarela|barandilla|escala] y la enrollaba sin prisa.
      ¶ —El que venga detrás, que arree —recitó el pontonero, y se marchó a [cenar|su casa|dormir|misa].
      ¶ Bajo los pies empezó a ceder «más vale tarde» //y después la de antes, y después [la de al lado|otra|todas|las de en medio].
      @dramatic Quedaba una tabla. Decía «poco a [poco»|poco», y se reía|a poco», y crujía|mucho», y ya no].
      @mysterious De la niebla subió una mano con guante, [como quien pide algo|saludando|diciendo que no|con un anillo].`,
    leave: `En la otra orilla regalaban tablas en blanco, por si alguien sabía un refrán que [faltara|resistiera|pesara|no mintiera].
      <Escribí|Escribiste|{name} escribió> uno, inventado sobre la marcha, que hablaba de zapatos, y {companion} lo clavó con [una piedra|el tacón|una bota|el mango del cuchillo].
      Aguantó el peso de un [cura|burro|sacristán|buey], que es la prueba oficial.
      Nadie preguntó si era verdad //y el camino siguió cuesta arriba, entre [jaras|zarzas|tomillos|pinos], con un martilleo a la espalda.
      @light El burro volvió a cruzarlo [dos veces|marcha atrás|de noche|cargado], porque le gustó.
      @emotional Era, más o menos, lo que se decía en casa cuando [alguien se iba|no había otra cosa que decir|llovía|se hacía tarde].`,
  },
  {
    noun: { the: 'el molino prestado', a: 'un molino prestado' },
    chapter: 'El molino prestado',
    arrive: `El molino no era de aquel cerro: lo habían pedido prestado a otro pueblo, [con trigo y todo|hacía un siglo|una noche|por unos días], y no lo devolvían.
      Molía con la puerta atrancada y las aspas [atadas|envueltas en sábanas|plegadas|forradas de lana], para no hacer ruido.
      <Llamé|Llamaste|{name} llamó> con los nudillos, y dentro todos los sacos dejaron de [susurrar|crujir|roncar|rezar].
      {companion} aseguró que eran amigos //y alguien, desde arriba, dijo que eso decían [los otros|siempre|los ladrones|los de la otra vez].
      @mysterious En la puerta, de noche, aparecía la palabra [mañana|volver|perdón|lejos], en harina.
      @light Olía a bizcocho, delito [menor|reciente|leve|a medias].`,
    trouble: `Se levantó un viento con acento de fuera y las sábanas se [rasgaron|soltaron|abrieron|soltaron de golpe]: el molino había reconocido el aire de su pueblo.
      [Empezó a andar|Se puso en pie|Dio un paso]. Cerro abajo, con las [muelas|sacas|ruedas|tolvas] bailando y la puerta convertida en suelo.
      <Rodé|Rodaste|{name} rodó> hasta la tolva y {companion} hasta la otra pared //y las aspas barrían justo por donde había que [salir|saltar|respirar|agarrarse].
      Delante, cada vez más grande, venía [un barranco|el campanario|una ermita|el río].
      @dramatic La rueda dentada mordió [una manga|el aire|un sombrero|la barandilla], a un palmo.
      @humorous Un saco rezaba; los demás [se dejaban llevar|eran de cebada|pedían pan|sudaban].`,
    leave: `El molino se quedó donde quiso, que fue [en un barbecho|a medio camino de su casa|al pie de una encina|donde había sombra], y hubo que llamar a dos alcaldes.
      Mientras discutían, <llené|llenaste|{name} llenó> los bolsillos de [harina|salvado|sémola], por encargo de {companion}.
      En la puerta quedó una nota que decía gracias, y el molino dio [media vuelta|tres aspas|un crujido|una vuelta], para leerla.
      El camino, a partir de allí, era [blanco|de huellas blancas|de pan rallado|de nieve seca] //y no había modo de negarlo.
      @emotional De lejos movía las aspas despacio, igual que [una madre|quien no sabe despedirse|un abuelo|un pañuelo].
      @neutral La harina pesaba [libra y media|dos libras|media arroba|tres puñados]; sobró para un pan.`,
  },
  {
    noun: { the: 'el huerto de las sillas', a: 'un huerto de sillas' },
    chapter: 'El huerto de las sillas',
    arrive: `En aquel huerto se cultivaban sillas: las plantaban en [febrero|luna nueva|mayo|enero], de una astilla, y en otoño se recogían ya con brazos.
      Las verdes aún [se doblaban|sabían a manzana|se quejaban|crujían]; las maduras caían de pie.
      <Caminé|Caminaste|{name} caminó> entre [los surcos|los respaldos|las hileras] con {companion}, sin sentar<me|te|se> en ninguna.
      Al fondo, sola bajo una red, crecía [una mecedora|un trono|un columpio|un sillón de obispo], de los que tardan treinta años //y ya había pájaros esperando.
      @light Los taburetes salen solos, como [las setas|la mala hierba|los tíos|la menta].
      @humorous Un sillón orejero se había pasado, y [le hablaba al banco|roncaba|pedía té|criticaba].`,
    trouble: `Las sillas de aquel bancal no querían quedarse vacías: una empujó por detrás de las rodillas y no hubo más remedio que [sentarse|caer|descansar|doblarse].
      ? Del respaldo brotaron [ramas|dos brotes|hojas|zarcillos], que dieron la vuelta a la cintura, con delicadeza.
      <Llamé|Llamaste|{name} llamó> a {companion}, que ya estaba en otra, hasta [el pecho de hojas|los codos de corteza|la cintura de ramas].
      Por el sendero venía el hortelano con la sierra //y canturreaba, [sordo como era|eligiendo|sonriente|ciego de un ojo], mirando las patas.
      @dramatic La corteza llegaba [a los codos|a la barbilla|al cuello|a las costillas].
      @mysterious Debajo de cada silla había [un par de zapatos|un sombrero|un bastón|unas gafas], muy viejo.`,
    leave: `El hortelano dejó llevarse una silla caída, de las que crecen con [tres patas|la pata corta|el asiento torcido|nudo en la espalda], porque nadie las quiere.
      <La cargué|La cargaste|{name} la cargó> a la espalda un buen rato, y en cada descanso {companion} encontró [dónde apoyarla|una piedra de su medida|una sombra|un muro a propósito].
      Quedó plantada junto al camino, para [el siguiente|quien venga cansado|las visitas].
      Arraigó [con ruido|de golpe|al tercer toque|de mala gana] //y tenía ya, al perderse de vista, un pájaro en el respaldo.
      @emotional Hay gente que no ha tenido nunca [dónde parar|una silla suya|a quién esperar|una mesa propia]; se nota en cómo saludan.
      @neutral Miraba al [sur|este|oeste|mar], por consejo del hortelano.`,
  },
  {
    noun: { the: 'la aduana de los pájaros', a: 'una aduana de pájaros' },
    chapter: 'La aduana de los pájaros',
    arrive: `En lo alto del puerto había una aduana solo para pájaros, con [ventanillas|barreras|mostradores|cuerdas] a la altura del cielo y un banco abajo, para los demás.
      Las grullas hacían cola con los papeles en el pico; a los vencejos se los [multaba|perdonaba|sellaba|saludaba] en marcha.
      <Tomé|Tomaste|{name} tomó> número, por educación, y resultó ser el [nueve mil y pico|cuatrocientos dos|mil doce|último del siglo].
      ? {companion} se sentó //y una cigüeña preguntó quién era el último.
      @humorous Los gorriones pasaban como equipaje [de mano|sin declarar|diplomático|frágil].
      @mysterious Una ventanilla atendía a algo que [no se posaba|no tenía sombra|no volaba|silbaba mal].`,
    trouble: `Los aduaneros, que eran urracas, registraron primero los bolsillos y luego [el pelo|las ideas|las orejas|las muelas], por si había canto de contrabando.
      Encontraron una tonada, [muy pegada|detrás de la oreja|muy gastada|en la solapa], sin timbre.
      ¶ —Esto es de [mirlo|ruiseñor|jilguero] —dijo la jefa—. Y se queda aquí hasta que [cante|prescriba|emplume|confiese].
      ¶ Bajaron la barrera a la altura de las personas //y <me vi|te viste|{name} se vio> con {companion} entre los [incautados|pendientes|sospechosos|residentes], tras una reja.
      @neutral Entre los pendientes había [un ángel|dos cometas|tres obispos|un violín] y un sombrero con plumas.
      @emotional La tonada era la que [se silbaba en casa|se canta sin darse cuenta|cantaba una vecina|salía al fregar].`,
    leave: `Antes de bajar el puerto dieron un sello en la muñeca, con tinta de [mora|calamar], que autorizaba a volar hasta [las diez|el viernes].
      <Salté|Saltaste|{name} saltó> un poco, solo por probar, y {companion} miró con [mucho tacto|una tos|los ojos cerrados] hacia otra parte.
      No pasó gran cosa //y a la vez pasó algo: costaba menos la [cuesta|mochila|ropa|memoria].
      Detrás, las urracas cambiaban de turno y se [robaban|devolvían|jugaban|apostaban] las gorras.
      @light El sello no se quitó hasta [después de tres baños|el otoño|la primera nevada|un susto].
      @dramatic Lejos, sobre el valle, la barrera del cielo [se cerró|cayó|se tensó|bajó] con un golpe de alas.`,
  },
  {
    noun: { the: 'el convento de las relojeras', a: 'un convento de relojeras' },
    chapter: 'Las relojeras',
    arrive: `Las monjas relojeras no [hablan|saludan|conversan]: dan la hora. La portera abrió y dijo [las once|menos cuarto|las tres y media|la una en punto], que a esa hora significa bienvenida.
      En el claustro había [cuarenta|cien|setenta|doce docenas de] relojes desmontados y secándose al sol, como higos.
      <Contesté|Contestaste|{name} contestó> que las seis, por decir algo, y una novicia se puso [colorada|a llorar|a reír|de rodillas].
      {companion} no dijo ninguna hora //y a todas les pareció [prudente|sospechoso|sabio|de mal gusto].
      @humorous Las cuatro y veinte, al parecer, es [una grosería|sopa|una promesa|viuda].
      @emotional La más anciana daba siempre la misma: una hora de [hacía sesenta años|un domingo|una boda|antes de la guerra].`,
    trouble: `Un segundo se había escapado del taller y andaba suelto por el convento, de modo que [cada cosa|todo|el día|la sopa] ocurría dos veces o ninguna.
      ? La puerta de salida se abría y, a la vez, no se había [abierto|construido|pintado|medido] nunca.
      <Crucé|Cruzaste|{name} cruzó> el patio y allí venía {companion}, cruzándolo en contra, [más joven|un minuto antes|con otro sombrero|silbando al revés].
      Si daban las doce así, explicó por señas la abadesa, no [darían|acabarían|sonarían|llegarían] nunca //y faltaba poco.
      @mysterious En un rincón, otra vez, empezaba [esta misma tarde|la visita|la pregunta|esta frase].
      @dramatic La campana subió. Se quedó [arriba|quieta en el aire|de puntillas|a medio camino].`,
    leave: `La abadesa regaló media hora, envuelta en [papel de seda|un pañuelo|una media|tela de saco], para gastarla cuando hiciera falta.
      <La guardé|La guardaste|{name} la guardó> junto al pecho, donde se la oía andar, y {companion} juró que la [mitad|última parte|última|mejor] no valía.
      Las puertas se cerraron dando las cinco, que quiere decir [vuelvan|abríguense|adiós|no se olviden].
      Cuesta abajo, las sombras iban un poco [adelantadas|torpes|sueltas|cortas] //y luego se les pasó.
      @light De la media hora se perdieron [tres|cinco|siete|dos] minutos por el camino, en mirar un burro.
      @neutral El convento recibe visitas los [martes|días pares|jueves impares|lunes tarde], y a las que llegan tarde no.`,
  },
  {
    noun: { the: 'la posada sin planta baja', a: 'una posada sin planta baja' },
    chapter: 'La posada sin planta baja',
    arrive: `La planta baja de la posada se la había llevado [una riada|un cuñado|una suegra|la guerra], y el resto seguía en su sitio por no dar que hablar.
      Se entraba por una escalera de [cuerda|mano|nudos|caracol], con el equipaje entre los dientes.
      <Pedí|Pediste|{name} pidió> dos camas y sopa, y la posadera preguntó si se quería con [vistas|suelo|techo|pared].
      {companion} pidió suelo //y resultó que era [un suplemento|de pago|para huéspedes fijos].
      @light La bodega, abajo del todo, flotaba también, con [los jamones|un primo|las patatas|el gato] dentro.
      @neutral Entre la hierba y el primer piso había [cuatro varas|cinco varas|tres varas|dos cuerpos] de aire limpio.`,
    trouble: `De noche la posada se acordó de que le faltaba algo y empezó a [bajar|buscarlo|agacharse|recordar], despacio, palpando.
      Se posó por fin sobre [un rebaño|la escalera|el gallinero|un huerto], y ya no hubo puerta, porque la puerta daba al barro.
      <Probé|Probaste|{name} probó> las ventanas: por todas entraba tierra, como [arena|harina|ceniza|sal] en un reloj.
      {companion} golpeó el techo //y desde arriba alguien, que no debía estar, [contestó a los golpes|pidió silencio|rezó|se rio].
      @dramatic La vela se quedó [sin aire|azul|quieta|pequeña]. Quedaban tres palmos.
      @humorous La posadera pasó a cobrar el [entierro|sótano|subsuelo|silencio], que era suplemento.`,
    leave: `Al amanecer la posadera sirvió el desayuno en una cesta, por la [ventana|polea|chimenea|cuerda], y preguntó si se había dormido bien, dentro de lo que cabía.
      <Firmé|Firmaste|{name} firmó> en el libro, en la casilla de [quejas|paisajes|sorpresas|amores], y {companion} dibujó una planta baja, con su puerta y su perro.
      La mujer arrancó la hoja //y la puso debajo de la casa, en [el centro|una esquina|la sombra|un lado].
      ? Dicen que desde entonces la posada [cojea menos|se asoma|duerme mejor|ronca].
      @emotional Ella se quedó mirando el perro: había tenido [uno igual|uno, en la planta baja|ese mismo|uno, y no ladraba].
      @mysterious A la vuelta de la curva se oyó [ladrar|cerrarse una puerta|cantar|arrastrar una silla], abajo.`,
  },
  ...morePlaces,
];
