import { type Frames, patternsIn, phrase, wishesIn, wordsOf } from './frames.ts';
import { foldedSet, wordSet } from './word-set.ts';

const SMALL = `
  ah ay oh uy llorona verán a abajo ami acerca además ahora ahí al algo alguien algún alguna algunas alguno algunos allí ante antes aprende aquel aquella aquí arriba así aun aunque aventura aventuras ayer ayuda bajo bastante bien breve buenas buenos cada casi
  cerca cinco como cómo con conmigo contigo contra corta corto cosa cosas cuál cual cuales cuando cuánto cuatro cuenta cuéntame cuentas cuentes cuento cuentos cuéntanos cuentito cuya cuyo da dan de debajo del dentro desde después detrás día días diez dime donde dónde dormir dormirse dos
  doce durante e él el ella ellas ellos en encima enseña entonces entre era eran eres es esa ésa esas escribe escríbeme escribir ese eso esos esta está están estaba este esté esto estos estoy fábula fin final fue fueron gracias gusta gustan
  ha hace hacen hacer hacia han hasta hay haz hazme hemos historia historias historieta hola hoy iba inventa invéntate inventar ir jamás jugar junto juntos juntas la larga largo las le leer les lo los luego lugar más mas me mejor menos mes meses mi mí mía mientras
  mil minuto minutos mis misma mismo moraleja mucha muchas mucho muchos mundo muy mía nada nadie narra necesito ni ningún ninguna ninguno no noche noches nombre nos nosotros nuestra nuestras nuestro nuestros nueve nunca o ocho once os otra otras otro otros
  página páginas palabras para parte pasa pasar pero personaje personajes poca poco pocos poder podría por porfa porque pide pone ponme por favor primera primero primer protagonista protagonistas pues puede pueden puedes que qué quien quién quienes quiere quiero quieren quería querer
  quisiera relata relato rato salir sé se según seis semana sea ser si sí siempre siete sin sino sobre sola solo sólo son soy su sus tal también tampoco tan tanto tarde te tema tener tenía ti tiempo tiene tienen título toda todas todavía todo todos trata tres tras
  tu tú tus u último un una unas uno unos usted va vamos van varios ver vez veces verdad vive viven vida y ya yo año años añitos lunes martes miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre navidad
  verano invierno otoño primavera vacaciones escuela español inglés francés chino madrid españa méxico dios señor señora favor final feliz infantil infantiles niños niñas peques hijos hijas divertido divertida bonito bonita corazón amor cariño amistad valentía problema lección trate
`;
const ADJECTIVES = `
  pequeño pequeña pequeñito pequeñita pequeños pequeñas gran grande grandes viejo vieja viejos nuevo nueva joven buen buena bueno mal mala malo valiente valientes tímido tímida solitario solitaria torpe perezoso perezosa gruñón gruñona curioso curiosa listo lista
  tonto tonta divertido divertida triste feliz simpático simpática cansado cansada hambriento travieso traviesa suave favorito favorita querido querida mejor mayor menor mayores pequeñajo mágico mágica rojo roja azul verde amarillo amarilla rosa morado blanco blanca
  negro negra marrón gris dorado dorada naranja gordo gorda alto alta bajo baja dormilón dormilona miedoso miedosa asustado asustada asustadizo perdido perdida pobre bonito bonita precioso preciosa hermoso enorme gigante gruñones orgulloso orgullosa
  celoso celosa travieso único única última último mismo misma otro otra propio propia salvaje volador voladora cantarín despistado despistada gemelo gemela viejecito herido herida loco loca recién nacido
`;
const VERBS = `
  duerme durmió acaba está están tienen quieren tuvo va van hacen buscan buscaban encuentran perdieron pelean construyen dan da dice dijo sale salió viaja corre corrió come comió canta baila llega llegó duermen quedó queda sube baja trae cuida monta estrena celebra cumple tiembla grita ríe escucha escuchan oyen esconde esconden cuenta regala cocina dibujan preparan cocinan comparten discuten saben sabe necesitan viven son planta plantan rompe deja coge pide escribe lee teme
  es era está estaba fue tiene tenía ha había quiere quería puede podía no pierde perdió encuentra encontró va fue aprende aprendió teme odia ama hace hizo construye construyó sueña soñaba vive vivía oye ve guarda promete prometió se y e que le
  lleva llevó ayuda ayudó busca buscaba cree piensa siente descubre descubrió conoce conoció necesita intenta intentó debe rescata salva entrega juega llora empieza empezó visita prepara hornea inventa planta dibuja discute pelea comparte gana cumple
`;
const TROUBLES = `
  promise: (promete|prometió|prometen|prometido) (a|al) (su|la|el|mi)? \\p{L}+ ^; (promete|prometió|prometen|prometido) (a|al) (su|la|el|mi)? \\p{L}+ \\p{L}+ ^; (promete|prometió|prometido) (a|al) (su|la|el|mi)? \\p{L}+ \\p{L}+ \\p{L}+ ^
  contest: (una|la|su|un|el)? (carrera|concurso|torneo|partido|campeonato|competencia) (de \\p{L}+)?!
  first time: se le (ha caído|cae|cayó|mueve) (el|un) (primer)? diente!; (su|el|mi|un)? primer (diente|corte de pelo|concierto|viaje en tren|viaje|vuelo)!; (su|el|mi)? primer día (de|en) ~; (su|la|mi)? primera (noche|vez|semana|mañana|clase) (de|en|con|sin|fuera de) ~; (por|la|su)? primera vez; (empieza|empiezan|empezar|empezará|comienza|comenzar) (el cole|el colegio|la escuela|la guardería|infantil)!; duerme fuera de casa; (primera|la primera) vez (que)? ~
  afraid: (tiene|tienen|tener|tenía|tenían|con|da|le da|les da|sin|perder|pierde|superar|vencer|supera|vence|de)? (mucho|mucha)? (miedo|terror|pánico|pavor) (a|al|de|del) ~; (le|les) (da|dan|daba) (mucho)? (miedo|terror|pánico) ~; (le|les) (asusta|asustan|asustaba|aterra|aterran|espanta) ~; (teme|temen|temer|temía) (a|al)? ~; ~ (le|les) (da|dan|daba) (mucho)? miedo; (se)? (asusta|asustan) (de|con|por) ~; no se atreve a ^; no (quiere|puede) dormir (sin|por) ~; no le gusta (la oscuridad|dormir sola|dormir solo)!; (asustado|asustada|asustados) (por|de|con) ~; miedos; (le|les|me|te|nos) (da|dan|daba|dio|de) (un|mucho|mucha|tanto|bastante)? (miedo|pánico|susto|terror|pavor|cosa); (le|les|me|te|nos) (da|dan|daba) (mucho|mucha|un poco de)? (miedo|pánico|susto|terror|pavor) ~; ~ (le|les|me|nos) (da|dan|daba|asusta|asustan) (mucho|mucha)? (miedo|pánico|susto|terror|pavor)?; (me|te|nos) (asusta|asustan|aterra|aterran) ~; (está|están|estoy|anda) (muy|un poco|tan)? (asustado|asustada|asustados|nervioso|nerviosa|aterrado|aterrada); (se asusta|se asustan|asustarse) (mucho)? (de|con|por|cuando|del|al) ~; (escucha|escuchan|oye|oyen|oyó|oír|escuchar) @(un|unos|muchos|ruidos|ruido); (escucha|escuchan|oye|oyen|oír) (unos|un|muchos)? (ruido|ruidos)!; hay @(un|una|unos|algún) (monstruo|fantasma|bruja|ruido|lobo|ogro|sombra|dragón|ladrón); (tiembla|tengo miedo|tiene miedo|tienen miedo); no (quiere|quieren|puede|se atreve a) (dormir|ir|subir|bajar|entrar|quedarse|meterse) (solo|sola|al|a|en) ~; (va|van|voy|ir|toca ir|tiene que ir|vamos) (al|a la) (dentista|médico|hospital|doctor|pediatra)!; (le ponen|le toca|ponerle|poner|tiene) (una|la) (vacuna|inyección)!; (una|la|su) (vacuna|inyección)!; no (duerme|duermen|puede dormir|quiere dormir|pueden dormir|dormía) (por|sin|por culpa de) ~; (llora|grita|tiembla|se asusta|se pone nervioso|se pone nerviosa) (cuando|si) ~; (escucha|escuchan|oye|oyen|oyó|oír) @(pasos|golpes|voces|aullidos|gritos|crujidos); (odia|odian|detesta|detestan) (el|la|los|las|ir|estar) ~
  rescue: (rescata|rescatan|rescatar|salva|salvan|salvar|salvó|rescató) (a|al)? ~; (ayuda|ayudan|ayudar|encuentra|encuentran) (a)? (un|una) (pajarito|pájaro|gatito|perro|cachorro|erizo|gato|ave) (herido|herida|perdido|perdida|abandonado|abandonada)!; ~ (se queda|está|se ha quedado|quedó) (atrapado|atrapada|atascado|atascada|herido|herida); (atrapado|atrapada) en ~; (libera|liberar|cuida|cuidan|cuidar) (a|de)? (un|una) ~ (herido|herida); (saca|sacan|sacar|sacó|sacaron) a ~ (de|del); (saca|sacan|sacar|sacó|sacaron) ~ (de|del); ~ (atrapado|atrapada|atascado|atascada) (en|bajo|entre); ~ (que)? (se cayó|cayó|se quedó) (al|en|a)
  newcomer: (niño|niña|compañero|compañera|vecino|vecina|alumno|alumna|amigo|amiga) (nuevo|nueva)!; (nuevo|nueva) (vecino|vecina|compañero|compañera|hermanito|hermanita|amigo|amiga|bebé|alumno|alumna)!; (se muda|se mudan|mudarse|se mudó|se cambia|se acaba de mudar) (a|de|al) ~; (se muda|se mudan|mudanza); (hacer|hace|hacen|tener|encontrar|buscar|busca) (un|una|nuevos)? (amigos|amigas|amigo|amiga)!; no tiene amigos; (va a tener|tendrá|espera|tiene) (un|una) (hermanito|hermanita|hermano|hermana)!; va a ser (hermano|hermana) mayor; (conoce|conocen|conocer|conoció) (a|al)? ~; nadie (quiere jugar|juega) con; (acaba|acaban|acabo) de llegar (a|al|aquí)? ~; (acaba|acaban) de (llegar|mudarse); no (conoce|conozco|conocen) a (nadie|ningún); nos (mudamos|hemos mudado|vamos a mudar); (una|la|su) (casa|ciudad|escuela|clase) nueva!; (un|el|su) (cole|colegio|barrio|pueblo|país) nuevo!; (gatito|gatita|perrito|perrita|cachorro|cachorra|gato|perro|pollito|conejo|animal|chico|chica|alumno) (nuevo|nueva)!; (es|soy|son) (el|la)? (nuevo|nueva|nuevos) (en|del|de) ~; (es|soy) (el|la)? (nuevo|nueva); (llega|llegan|llegó) a (una|la|su|casa|un|vivir) ~; (llega|llegó) (un|una|al) ~
  lost: (ha|han|había|habían)? perdido ~; (pierde|pierden|perder|perdió|perdieron|pierda) (a|al)? ~; (se le|se les) (pierde|perdió|ha perdido) ~; no (encuentra|encuentran|encontraba|puede encontrar) (a|al)? ~; (busca|buscan|buscar|buscando|buscaba|en busca de) (a|al)? ~; (se pierde|se pierden|se perdió|se ha perdido|perderse); ~ (ha desaparecido|desaparece|desapareció|se pierde|se ha perdido|se perdió|está perdido|está perdida); (encontrar|encuentra|volver|buscar|vuelve) (el)? camino; (se olvida|olvida|olvidó|se dejó|se deja) ~ en; quién robó ~; (perdido|perdida) en; (perdí|pierdo|extravió|extravía) (a|al)? ~; (se le|se les|se me|se nos) (pierde|pierden|perdió|perdieron|ha perdido|han perdido|cae|cayó) ~; ~ (se ha|se)? (escapado|escapó|escapa); hay que encontrarlo; hay que encontrarla; (ola|viento|corriente|pájaro) se (la|lo) (lleva|llevó); ~ (no aparece|se fue volando|salió volando|voló); se (perdió|ha perdido|pierde) ~; no (encuentra|encuentran|encuentro) ~; dónde está ~; (se ha|se han|se) (escapado|escapó|escaparon|perdido) ~; ~ no (ha vuelto|volvió|ha regresado|regresó|vuelve) (a casa)?
  quarrel: (se pelean|se pelea|pelean|discuten|discutir|pelearse|riñen|reñir|discute|pelea|discutían|se peleaban) (por|sobre) ~; (los dos|las dos|ambos|ambas) quieren ~; no (quiere|quieren|sabe|sabía) compartir ~; (comparte|comparten|compartir) ~; (compartir|comparte); (nos hemos peleado|nos peleamos|se han enfadado|se ha enfadado|se pelean|se pelea|pelean|discuten|se enfadan|se enfada|riñen|pelearse|discutir|discute); (celos|celoso|celosa) de ~; (tiene|tengo|tienen|siente) celos; (hacer|hacen|hace) las paces; (pedir|pide|piden) perdón; (rompe|rompió|ha roto) ~ de su; (se pelearon|se han peleado|nos hemos peleado|nos peleamos|he peleado|me he peleado|se enojan|se enojaron|se enfadan|se enfadaron|se enfada|se enoja|peleados|pelearon|riñen|se molestan) (por|porque) ~; (quieren|quería) (la misma|el mismo|los mismos|las mismas) ~; no (quiere|quieren) (compartir|prestar|dejar) ~; no se hablan; se (pelearon|enojan|enojaron|enfadaron|enfadan); no (le|les|se)? (quiere|quieren) (compartir|prestar|dejar|prestarle|dejarle|prestarse) ~; (enfadados|enfadadas|enojados|enojadas|peleados|peleadas|molestos) (por|porque) ~
  contest: (gana|ganan|ganar|ganó) ~; (participa|participan|participar|competir|compite|compiten) (en|contra) ~; (una|la|su|el|un)? (carrera de sacos|carrera|concurso|competición|torneo|competencia|concurso de talentos)!; quién es (el|la) más (rápido|rápida|fuerte); no sabe perder; (se apunta|apuntarse|se inscribe|se apuntó) (a|en) ~; (la|una)? final (de|del) ~; (partido|campeonato|olimpiadas|competición|torneo) ~; (carrera|concurso|torneo|partido|competencia) (de|del) ~
  deliver: (entrega|entregan|entregar|lleva|llevan|llevar|llevarle|manda|mandar|envía|enviar|enviarle|trae|traer) (una carta|un regalo|un paquete|un mensaje|una tarta|un pastel|el correo|una cesta|las cartas|los regalos)!; (debe|tiene que|deben) (llevar|entregar|llevarle) ~; (entrega|entregan|entregar|reparte|repartir) ~; (lleva|llevar|llevan) ~ a; (le|les)? (lleva|llevan|lleve|llevar|llevó|lleven|llevarle|llevarles|trae|traerle) ~ (a|al|hasta|hacia); (le|les)? (lleve|lleven|llevarle|llevarles|llevarla) ~; (lleva|llevan|llevó) (el|la|los|las|un|una|unos) ~; (debe|tiene que|deben|tienen que) (llevar|entregar|llevarle|devolver|repartir) ~
  secret: (un|el|su|una)? (gran)? secreto!; (guarda|guardar|guardan|esconde|descubre|tiene|tienen|contar|cuenta) (un|el|su|una) (gran)? secreto!; (una|la)? fiesta sorpresa!; (una)? sorpresa para; secreto; secretos; en secreto; (esconde|esconden|esconder) ~ de; (un|una|el|la)? (puerta|puertecita|pasadizo|mensaje|cajón|caja|lugar|jardín|túnel|mapa|habitación|club|cueva|escondite|carta|pasaje|camino|sótano) (secreta|secreto)!; (le|les)? (tenemos|tiene|tienen|prepara|preparan|preparamos|hace|hacemos) una sorpresa!; una sorpresa!; (esconde|esconden|esconder|escondió) (un|una|el|la) ~
  promise: (cumple|cumplir|rompe|romper|hace|hacer|rompió|olvida|olvidó) (una|la|su) promesa!; (promete|prometió|prometen|prometer|ha prometido) ^; (promete|prometió|ha prometido|prometer) a (su|la|el|sus) \\p{L}+ ^; (promete|prometió|ha prometido|prometer) (a|al) \\p{L}+ ^; (promete|prometió|ha prometido) ~; (una|la|su) promesa; (promesa|promesas); (prometí|prometimos) ^; (dio|da) su palabra
  learn: (aprende|aprenden|aprender|aprendió|aprendiendo|aprenda) a ^; (enseña|enseñar|enseñarle|enseñan|enseñarles) (a)? (su|un|una|el|la)? (perro|gato|hermano|hermana|loro|abuela|abuelo)? a ^; (no sabe|no sabía|no puede|no podía|no consigue|no logra|no saben) ^; (aprende|aprenden|aprender|aprendió|practica|practicar) ~; (enseña|enseñar|enseñe|enseñarle|enseñan|enseñó|enseñen) a ~ a ^; (enseña|enseñar|enseñe|enseñarle|enseñan|enseñó) a ^; (todavía no sabe|aún no sabe|no le sale|no aprende a|no consigue|intenta) ^
  make: (construye|construyen|construir|construyó|hornea|hornean|hornear|cose|coser|inventa|inventan|fabrica|fabricar|planta|plantan|plantar|cocina|cocinan|cocinar|pinta|pintan|pintar|teje|tejer|prepara|preparan|preparar|monta) ~; (hace|hacen|hacer) (un|una) (tarta|pastel|bizcocho|cometa|castillo|cabaña|muñeco de nieve|barco|casita|disfraz|regalo|dibujo|robot|casa|cohete|sopa|avión|pan|bufanda)!; (hace|hacen|haga|hagan|hago|hacer|hizo|hicimos|hacemos) (un|una|unos|unas) ~; (construyendo|construí|fabrican|plantando|cocinando|pintando|horneando|tejiendo|montan|dibujan|creando) ~
`;
const WISHES =
  '(quiere|quieren|quería|querían|desea|desean|deseaba|intenta|intentan|necesita|decide|deciden|logra|espera|querría|quisiera|le gustaría|debe);(sueña|soñaba|sueñan) con;(trata|tiene ganas) de;tiene que';
const MAKES =
  '(abrir|fundar|montar|poner|hacer|construir|fabricar|plantar|cocinar|pintar|dibujar|escribir|hornear|inventar|coser|tejer|preparar|crear|montar) (un|una|el|la|unos|unas|su)';

export const spanish: Frames = {
  language: 'spanish',
  small: new Set([...foldedSet(SMALL), ...wordsOf(ADJECTIVES, VERBS, TROUBLES, WISHES, MAKES)]),
  adjectives: foldedSet(ADJECTIVES),
  verbs: foldedSet(VERBS),
  adverbs: wordSet('ya siempre nunca no todavía aún también siempre casi ahora acaba acaban está están'),
  verbEndings: /(?:[aeó]|an|en|aba|ía|aron|ieron)$/,
  articles: wordSet('el la un una los las este esta aquel'),
  mine: wordSet('mi mis nuestro nuestra nuestros nuestras'),
  theirs: wordSet('su sus'),
  and: wordSet('y e o con'),
  who: wordSet('que quien q'),
  audience: wordSet('para sobre protagonizado'),
  inside: wordSet('en desde por hacia'),
  towards: wordSet('a de al del'),
  here: wordSet('aquí'),
  titles: new Map([
    ['capitán', 'm'],
    ['capitana', 'f'],
    ['don', 'm'],
    ['señor', 'm'],
    ['profesor', 'm'],
    ['doña', 'f'],
    ['señora', 'f'],
    ['señorita', 'f'],
  ]),
  called: [
    'se llama',
    'se llaman',
    'se llamaba',
    'llamado',
    'llamada',
    'llamados',
    'llamadas',
    'llamo',
    'de nombre',
    'nombre es',
    'apodado',
    'apodada',
  ],
  introduces: ['soy'],
  toyBefore: new Set(),
  toyAfter: [
    'de peluche',
    'de trapo',
    'de juguete',
    'de madera',
    'de tela',
    'de felpa',
    'de ganchillo',
    'de crochet',
    'de lana',
    'de fieltro',
    'de plástico',
    'de goma',
  ],
  numbers: new Map([
    ['un', 1],
    ['dos', 2],
    ['tres', 3],
    ['cuatro', 4],
    ['cinco', 5],
    ['seis', 6],
    ['siete', 7],
    ['ocho', 8],
    ['nueve', 9],
    ['diez', 10],
    ['once', 11],
    ['doce', 12],
  ]),
  years: wordSet('años añitos año'),
  beforeAge: new Set(),
  pronouns: { m: wordSet('él'), f: wordSet('ella') },
  stops: wordSet(
    'se le yo ella él tiene y e o pero porque que quien cuando mientras si para con hasta cuyo entonces es está tiene quiere hoy juntos juntas junto aprende gracias antes después tras',
  ),
  softStops: wordSet('a al en por desde bajo durante sobre sin entre hacia'),
  links: { a: '', al: 'el', de: '', del: 'el' },
  troubles: patternsIn(TROUBLES),
  wishes: wishesIn(WISHES),
  makes: phrase(MAKES),
  polite: phrase(
    '(en )?(su|mi|el|la|un|una) (cuarto|habitacion|recamara|dormitorio)|(comparte|comparten|compartimos) (cuarto|habitacion)|(en )?(su|mi) (casa|cama)|(lo|la|los|le) (acuesta|arropa|acuestan)|(va|van) (con (el|ella) )?a todas partes|(haria|hace|haria mucha|hace mucha) ilusion|(que )?(saliera|salga|aparezca|apareciera|figure)( tambien)?|a los pies de (la|su|mi) cama|(en|de) (su|mi) cama|sobre (su|la) (cama|almohada)|se llama|(para )?(leer|leerselo|leerle|contarle|contarselo|escribirle)( esta noche| en la cama)?|(estamos|estoy)|la acompaña|hace falta|(me )?(haria|haga|hace) el favor( de \\p{L}+)?|(abuela|abuelo) \\p{L}+ aqui|voy a leer|para que vea|lo voy a|(por favor|porfa|porfi|por fa|gracias|muchas gracias|saludos|bonito)|(cuento|cuentos|cuentito|historia|historias|relato)( corto| corta| cortito| breve)?|(me ayudas|ayudame|te pido|me gustaria|puedes|podrias|necesito|quiero que|quiero un)|(\\p{N}+|dos|tres|cinco|diez) (minutos|palabras|paginas)|(erase una vez|habia una vez|fin)|(hola|buenas|buenos dias)|(corto|cortito|breve|sencillo|tranquilo|divertido)|que no de miedo|frases cortas|voz alta|(tiene|tengo) (\\p{N}+|\\p{L}+)( anos)?|(soy|somos) (maestra|maestro|profe|profesora|profesor)|(segundo|primer|tercer) grado|mis alumnos|es para dormir|que sea|al final',
  ),
  bedtime: phrase(
    '(para|antes de|de|la hora de|a la hora de) (dormir|dormirse|acostarse|ir a la cama)|buenas noches|se duerma|dormirse|nana',
  ),
  occasions: [
    ['birthday', phrase('cumpleaños|cumple (\\p{L}+|\\p{N}+) años|su cumple')],
    ['christmas', phrase('navidad|nochebuena|papá noel|reyes magos')],
    ['easter', phrase('pascua')],
    ['halloween', phrase('halloween|día de muertos')],
    [
      'school',
      phrase(
        'primer día (de|en el|en la) (clase|cole|colegio|escuela|guardería)|vuelta al cole|empieza (el cole|el colegio|la escuela|la guardería|infantil)',
      ),
    ],
    ['baby', phrase('(nuevo|nueva) (bebé|hermanito|hermanita)|(un|una) (hermanito|hermanita)|(hermano|hermana) mayor')],
    ['moving', phrase('mudanza|se muda|se mudan|mudarse')],
  ],
  notNames: /(?:ción|sión|dad|mente|eza|ismo|ando|iendo|ores|eros|rían|dría)$/,
};
