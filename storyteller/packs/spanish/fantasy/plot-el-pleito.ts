import type { Plot } from '../../pack.ts';

export const elPleito: Plot = {
  id: 'el-pleito',
  homes: ['Riofalso', 'Vado de las Ánimas', 'Aceñas', 'Puente Terco'],
  nouns: [
    [
      { the: 'la barca', a: 'una barca' },
      { the: 'el remo', a: 'un remo' },
    ],
    [
      { the: 'el tesoro', a: 'un tesoro' },
      { the: 'la trucha', a: 'una trucha' },
    ],
    [
      { the: 'la novia', a: 'una novia' },
      { the: 'el velo', a: 'un velo' },
    ],
  ],
  titles: ['El río contra el pueblo', '{noun:title} contra la corriente', '{name}, intérprete', 'Cerca y lejos'],
  chapters: [
    ['La demanda', 'La sentencia'],
    ['El río toma la palabra', 'Cerca'],
  ],
  frames: [
    {
      opening: `El río compareció ante el tribunal de {home} en [un barreño|una jarra de plata|tres cántaros], por no caber entero.
        A su derecha <me senté|te sentaste|{name} se sentó>, con un embudo en [la oreja|las rodillas|la mano|el regazo], para traducir.
        La jueza pidió silencio //y el río, que no sabe, dijo [lo suyo|una frase larga y verde|tres veces que no|algo de peces].
        @humorous El secretario anotó: [gluglú|murmullo|agua|sin comentarios], y miró el embudo con mala intención.
        @dramatic Quería pleito. Lo dijo [dos veces|sin subir la voz|despacio|mirando al juez], y el barreño tembló.`,
      echo: `El barreño de la sala quedó en {home} como [pila de pájaros|florero|recuerdo], junto a la mesa de la jueza.
        Algunas tardes <me sentaba|te sentabas|{name} se sentaba> al lado, sin embudo ni [sueldo|pleito|sueldo fijo|horario], a traducir por gusto.
        El río preguntaba por {noun} //y la gente, que ya entendía algunas palabras, le [contestaba|gritaba|respondía|salpicaba] sola.
        @light Pronunciaban [fatal|con jabón en la boca|de oído|con eses de más], y el río se reía en la compuerta.
        @emotional Cerca, decía el río al despedirse; y en la orilla alguien respondía: [cerca|cerca, hasta mañana|cerca, pues|cerca y limpio].`,
    },
    {
      opening: `En {home} el río se había llevado [el puente|la noria|la feria entera], y no por crecida: por embargo.
        Lo explicaba un papel mojado, clavado en la puerta de la iglesia con [un anzuelo|una espina de barbo|un alfiler de red|un hueso de trucha].
        [Nadie supo leerlo|El cura se rindió|Ni el maestro pudo leerlo] //y hubo que ir a buscar quien supiera: <yo hablaba|tú hablabas|{name} hablaba> río desde la cuna.
        @neutral La lengua tiene [once|diecinueve|treinta|siete] palabras para lodo y ninguna para mañana.
        @mysterious El papel seguía mojado [al sol|a los tres días|en agosto|junto al horno].`,
      echo: `En {home} el río devolvió todo lo embargado, un poco más abajo y con [percebes|algas|un farero dentro].
        En la puerta de la iglesia apareció otro papel, clavado con la misma espina, y <lo leí|lo leíste|{name} lo leyó> [en voz alta|desde un banco|despacio].
        Preguntaba por {noun} //y daba [recuerdos|las gracias|la hora|noticias].
        ? Le contestaron entre todos, con [tinta corrida|letra de escuela|muchas faltas|tinta de calamar], y lo echaron al agua.
        @humorous El cura corrigió la ortografía del río, que [no la tiene|se lo tomó a mal|va por libre|protestó con espuma].
        @light Los niños lo doblaron antes, [por si llegaba más lejos|en forma de barco|con un barquito dibujado|por jugar].`,
    },
    {
      opening: `De la abuela <yo había|tú habías|{name} había> heredado tres cosas: una barca sin fondo, [la sordera del oído bueno|un paraguas|una tos|las rodillas] y el idioma del río.
        De nada servía el idioma, hasta la mañana de [mercado|marzo|feria|san Antón] en que el agua del lavadero de {home} se puso de pie.
        Dijo su nombre y su domicilio //y luego dijo: [demando|reclamo|querella|a ver ese juez].
        @dramatic Las lavanderas [soltaron las sábanas|no gritaron|se santiguaron|corrieron]. Las sábanas se fueron río abajo.
        @emotional La abuela habría sabido qué contestar, y [con qué manos|en qué tono|hasta dónde|a qué hora callar].`,
      echo: `La barca sin fondo de la abuela siguió en la orilla de {home}, y el agua entraba en ella como [quien visita|en su casa|quien vuelve|un gato].
        <Me senté|Te sentaste|{name} se sentó> dentro muchas tardes, con los pies en la corriente, cuando había algo que [contar|decidir|callar|celebrar].
        La charla era sobre todo {noun:of} //y el río [repetía siempre lo mismo|contestaba igual|tenía una sola respuesta]: cerca.
        @mysterious A veces, en medio de una palabra, se oía [a la abuela|otra risa|a alguien|una tos conocida], corrigiendo el acento.
        @neutral El lavadero abrió al día siguiente, de [ocho a dos|nueve a una|diez a doce|sol a sol], sin sábanas.`,
    },
  ],
  want: [
    `El río y la villa [reclamaban|querían|pedían] lo mismo: {noun}. El río, por costumbre; la villa, porque constaba en [la escritura|los libros|el padrón|un mapa viejo].
      Como prueba, cada parte presentó {noun2:a}, y [ninguna cedía|ambas eran buenas|nadie reía|las dos olían a barro].
      La jueza mandó traer la Primera Escritura, que guarda la Fuente, [monte arriba|a nueve días de agua|donde empieza el frío|bajo tres llaves de nieve].
      <Quise|Quisiste|{name} quiso> que [fuera otro|lo hiciera otro|hubiera otra lengua] //y no había otro.
      @humorous El alguacil pagó el viaje por adelantado, en [cebollas|vales|besamanos|sellos de correos].
      @neutral El plazo: hasta que el río [se cansara|llenara el pozo de la plaza|se aburriera|cambiara de nombre].`,
    `La demanda, traducida, era una línea: que la villa rindiera cuentas {noun:of}, o que [se atuviera|aprendiera a nadar|cambiara de santo|bebiera de lluvia].
      La villa contestó en [cuarenta|doscientas|sesenta|mil y pico] líneas que jamás, y citó {noun2} como antecedente.
      Sin acuerdo, el río [se mudaría de valle|se iba con otro pueblo|cerraba el molino].
      <Quise|Quisiste|{name} quiso> el acuerdo //porque sin río se habla [solo|peor|a gritos|de memoria], y se muere de sed.
      @dramatic Ya había hecho [las maletas|medio cauce nuevo|el equipaje|un agujero]: se veía la zanja, al norte.
      @emotional El río, cuando alguien lo nombraba por su nombre, bajaba un poco [la voz|el nivel|el lomo|la espuma].`,
    `¶ —Dile que por {noun} se ha pagado aquí [en sangre|contribución|en trigo|en ahogados] —mandó el alcalde—. Y que ahí está lo {noun2:of}, para [demostrarlo|que mire|quien dude].
      ¶ <Traduje|Tradujiste|{name} tradujo> como [pudo ser|buenamente se puede|Dios quiso|mejor supo el embudo]: en río, pagar se dice mojar.
      El río respondió que preguntaran a su madre, la Fuente, que estaba [delante|despierta|en la orilla|sin oficio] aquel día y no miente.
      [Hacía falta quien supiera preguntar|Había que ir y preguntar bien|Alguien debía subir, con buenos modales].
      @light El alcalde se ofreció a ir, y [se sentó|le dio ciática|le dolió el cargo|se acordó de su madre].
      @mysterious Al oír el nombre de la Fuente, el agua se puso [muy lisa|del color de antes|de pie|a escuchar].`,
  ],
  obstacle: [
    `Río arriba, el idioma cambia: a media jornada de {home} el agua ya tutea, y más allá habla [en verso|al revés|con piedras].
      Al segundo molino <pedí|pediste|{name} pidió> paso y resultó haber pedido [guerra|matrimonio|la mano de su hija|una vaca].
      El arroyo [aceptó|dijo que bueno|se ruborizó|pidió testigos].
      Hubo que dejarle un zapato en prenda // y aprender, [antes de la noche|a la fuerza|en ayunas|de rodillas], el dialecto.
      @humorous El arroyo todavía [escribe|conserva el zapato|manda berros|pregunta].
      @neutral Quedaban siete dialectos y [un zapato|la cuesta|diez leguas|la niebla].`,
    `El río había prometido llevar en brazos a su intérprete hasta la Fuente // pero el pleito lo tenía [susceptible|muy cambiado|de mal genio|sordo de un lado].
      A la primera legua, por una coma mal puesta, <me dejó|te dejó|dejó a {name}> en [un islote|la copa de un sauce|una noria parada|la isla de los patos] y siguió sin despedirse.
      Habría que ir a pie, contra corriente, por tierra de gente que no [habla|cree en|saluda|escucha] ríos.
      @dramatic El agua, abajo, ya sonaba a [enfado|piedra rodada|vidrio|portazo].
      @light La coma, para quien quiera saberlo, iba detrás de [madre|pez|bote|lunes].`,
  ],
  wrong: [
    `La Fuente era apenas un charco bajo [un helecho|una losa|una raíz|tres piedras], y dijo la verdad: que lo {noun:of} no era de la villa, ni lo fue nunca.
      ? El escribano esperaba con la pluma [en alto|goteando|temblando|llena].
      Escrito aquello, {home} perdía el agua y las huertas, así que <traduje|tradujiste|{name} tradujo> al revés, [palabra por palabra|sin mover una ceja|de corrido|con una tos].
      [Nadie más podía saberlo|Allí nadie hablaba agua|No había otro testigo].
      @emotional En la letra del escribano quedaba [redondo|hasta bonito|limpio|como si fuera cierto].
      @mysterious El charco se quedó [mirando|sin reflejo|quieto|más hondo].`,
    `La Fuente habló en agua antigua, y <la entendí|la entendiste|{name} la entendió>: la villa [tenía que devolverlo todo|debía hasta el nombre|estaba en deuda], empezando por {noun}.
      Abajo quedaban [cien familias|ochenta chimeneas|sesenta hornos|mil gallinas] y una cosecha en pie.
      ¶ —Dice que se queden con todo —<mentí|mentiste|mintió {name}> ante el escribano, en voz [clara|de juramento|firme|alta].
      ¶ [Se selló con lacre|Lo firmaron dos testigos|Tres copias y un sello].
      @humorous El lacre, en aquella humedad, tardó [una hora|dos padrenuestros|un credo|la merienda] en creérselo.
      @dramatic Debajo de la losa, el agua [se retiró|contuvo el aliento|dejó de sonar|se puso negra].`,
  ],
  cost: [
    `Un río no distingue lo que se dice de lo que es: le llevaron la frase //y la [cumplió|obedeció|creyó|dio por buena].
      Si nada era suyo, tampoco el cauce: [dejó de venir|se quitó de en medio|recogió la cola].
      En {home} los peces quedaron [en los charcos|sobre la arena|en fila|al sol], muy sorprendidos, y el molino se paró.
      <Oí|Oíste|{name} oyó> el silencio desde [tres leguas|la montaña|lejos|el otro lado del monte].
      @emotional Era como cuando en una casa se apaga [una respiración|la cocina|una radio|la sopa].
      @light Un niño aprovechó para cruzar [corriendo|diecisiete veces|de espaldas|con zapatos]; luego tampoco él supo qué hacer.`,
    `La palabra falsa bajó más deprisa que el correo, de [piedra en piedra|remanso en remanso|junco en junco|presa en presa], y cada arroyo la fue torciendo.
      Cuando llegó a {home}, ya no decía conservar, decía tomar, y el río tomó [seis|tres|cinco|nueve] casas y el huerto de la escuela.
      <Lo supe|Lo supiste|{name} lo supo> por una mesa que pasó flotando, con [el mantel puesto|los cuatro platos|el pan cortado|la sopera encima].
      @dramatic En el agua, [una puerta|una cuna vacía|una mecedora|un armario] llamaba a las orillas.
      @neutral No murió nadie; se perdieron [dos mulas|once gallinas|un burro|catorce sillas] y el padrón.`,
  ],
  turn: [
    `En la lengua del río hay cerca y hay lejos // pero no hay posesivos: <lo sabía|lo sabías|{name} lo sabía> desde la cuna y no lo <había|habías|había> [pensado|usado|mirado|dicho en voz alta] nunca.
      De rodillas en el barro, <confesé|confesaste|confesó> la mentira en río, [despacio|con el acento de la abuela|a voces|con faltas].
      Al escribano se le dictó en cristiano: que {noun:of} no hay [dueño|amo|propietario]; hay cerca y hay lejos.
      @emotional El agua llegó hasta [las manos|una rodilla|el cuello|la boca] y se quedó.
      @humorous El escribano pidió que se lo [deletrearan|repitieran en seco|dijeran sentados|firmaran].`,
    `¶ —¿Cómo [se dice|suena|se escribe] «nuestro» en río? —preguntó la jueza, que había venido [en burro|con barro hasta la toga|sin peluca|en zuecos].
      ¶ <Abrí|Abriste|{name} abrió> la boca y no había palabra: trescientos años de pleito por [un hueco|una falta de vocabulario|una palabra de menos|un diccionario].
      Lo {noun:of}, en el original, solo estaba cerca //y alguien, [algún abuelo|un sordo|algún listo], tradujo «tener».
      Entonces <conté|contaste|contó> también la otra mentira, la [reciente|propia|fresca|de aquella mañana].
      @dramatic Se hizo un silencio. Después, muy lejos, [sonó agua|crujió una rueda|ladró un perro|cantó una rana].
      @light La jueza se descalzó y [metió los pies|mandó traer merienda|pidió una toalla|suspendió la sesión].`,
  ],
  resolution: [
    `La sentencia cupo en [una servilleta|el dorso de una carpa|una hoja de parra|el canto de una moneda]: que lo {noun:of} quede cerca, y que nadie pregunte de quién.
      El río volvió por su cauce, a su hora, con [las mesas|media feria|la cuna y la mesa|dos perros] que se había llevado.
      A <mí me|ti te|{name} le> tocó traducirla en las dos orillas //y [en las dos sonó igual|nadie protestó|hubo eco].
      ? Hubo quien [lloró|aplaudió|bostezó|se mojó] sin saber cuál de las partes era.
      @humorous Las costas se pagaron en [ranas|cebollas|trucha|jornales], a partes iguales.
      @neutral Lo {noun2:of} quedó unido a los autos, folio [doce|noventa|siete|treinta y uno].`,
    `No ganó nadie, y eso en {home} se celebró [tres días|con cohetes mojados|hasta la resaca|con rosquillas].
      Lo {noun:of} pasa ahora [el verano en una orilla y el invierno en la otra|los lunes aquí y los martes allá|el día en esta orilla y la noche en aquella], y {noun2} a medio camino.
      El falso testimonio <lo pagué|lo pagaste|{name} lo pagó> enseñando río en la escuela, [los jueves|sin sueldo|de balde|por las noches], hasta que todos supieron decir cerca.
      @mysterious El agua del charco volvió a reflejar // pero [a alguien más|con un poco de retraso|lo de ayer|torcido].
      @light La palabra más difícil es [puente|gracias|hasta luego|buenas noches]: hay que decirla mojado.`,
  ],
  clues: [
    `Un batanero guardaba un rumor del río en [una tinaja|el oído|una caracola|un cántaro], de cuando era niño, y lo dejó oír a cambio de conversación.
      <Pegué|Pegaste|{name} pegó> la oreja: el río hablaba {noun:of} con la palabra que usa para [las orillas|sus peces|las piedras lisas|los días de lluvia], y con ninguna de las de propiedad.
      ¶ —Aquí todos [creímos que amenazaba|lo dábamos por juramento|cerrábamos la ventana] —dijo el hombre.
      ¶ No amenazaba //y más bien [preguntaba la hora|echaba de menos|contaba algo|llamaba a cenar].
      @neutral ¶ El rumor duraba [un minuto|lo que un credo|tres respiraciones|dos minutos] y acababa en seco.
      @mysterious ¶ Debajo se oía [un remo|a alguien que reía|una cuerda|a dos que nadaban] con ropa mojada.`,
    `En un archivo de aldea dormía el primer papel del pleito, [con moho|comido por un lado|atado con un junco|hecho cuna de ratón]: no hablaba de dueños.
      Decía que una mañana hubo en el agua {noun:a}, y que aquello se recibió con [pan|un susto|vino|las manos], y que el río se quedó a mirar.
      La palabra que decía de quién era estaba escrita encima de [otra, raspada|una mancha|otra más corta].
      <La copié|La copiaste|{name} la copió> en la manga, [raspadura incluida|con la mancha y todo|al revés, por si acaso].
      @dramatic El cuchillo había atravesado [el papel|la mesa|tres hojas|el forro].
      @light El archivero la encontró [preciosa|muy mejorable|algo cursi|de mala letra] y ofreció té.`,
    `Una barquera sostenía que su bisabuelo había sido el traductor aquel, el que [puso tener|cobró dos veces|hablaba con las manos|firmó con una cruz].
      ¶ —No sabía [río|una palabra|ni nadar] —confesó—. Sabía [levantar la mano|callarse a tiempo|decir que sí|sonreír]. Lo {noun:of} lo [entendió|sacó|adivinó] por los gestos.
      ¶ <Le pregunté|Le preguntaste|{name} le preguntó> [qué gesto era aquel|cómo era el gesto|cuál]. Ella abrió los brazos, [así|despacio|con pena], como quien enseña un pez // y también como quien abraza.
      @emotional ¶ Los mantuvo abiertos [un rato|más de lo necesario|hasta que se cansó|mirando el agua].
      @humorous ¶ El bisabuelo había muerto rico y [seco|en un secano|ronco|sin testigos].`,
    `Los afluentes, según se vio, tenían su propia opinión sobre lo {noun:of}, y la decían [sin que nadie preguntara|todos a la vez|a saltos|mojándolo todo].
      El de la izquierda quería pleito; el de la derecha, [dormir|cobrar|fama|puente]; el del medio, uno muy flaco, solo quería saber si estaba bien.
      <Le contesté|Le contestaste|{name} le contestó> que sí, por lo que se sabía //y aquel hilo de agua dio [un saltito|las gracias|una vuelta|un pez de propina].
      @light Creció en el acto [un dedo|dos berros|tres piedras|una rana].
      @neutral En los mapas figura como arroyo [sin nombre|intermitente|de temporada|en discusión].`,
    `Cayó en el camino una nutria con [alforjas|gafas|levita|sello], correo del río, que traía la última oferta, por escrito y en secreto.
      Renunciaba a los peces, a [las nieblas|dos meandros|la espuma|los patos] y al nombre; pedía solo estar un día de cada siete con {noun}.
      La villa, decía al margen, [la había devuelto sin abrir|no se dio por enterada|respondió con un portazo].
      <La abrí|La abriste|{name} la abrió>[, con los dientes|, claro|, y pesaba].
      @mysterious Traía, además, [una escama|un pelo de la abuela|una flor prensada|arena de un sitio lejano], sin explicación.
      @humorous La nutria esperó la propina con [los ojos|el monóculo|la mano tendida|las dos patas].`,
    `En la última poza, la voz del río era ya la de un niño, y contaba [sin parar|a saltos|sin orden|a gritos] cómo empezó todo.
      Había una noche, y en la orilla [una persona con miedo|alguien sin lumbre|una persona sin zapatos], sin más compañía que {noun}; y el río se acercó //y se quedó hasta el alba.
      Por la mañana esa persona fundó {home} y [levantó una tapia|puso un cartel|cavó un foso|tendió un alambre].
      <Me senté|Te sentaste|{name} se sentó> a escuchar, [a falta de respuesta|con los pies dentro|como en la escuela].
      @emotional No lo contaba con [rencor|pena|rabia|segunda intención]; lo contaba para que se lo contaran otra vez.
      @dramatic La tapia fue lo primero. El cartel decía: [no|prohibido|aquí no|cuidado].`,
  ],
};
