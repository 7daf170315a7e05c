import type { Plot } from '../../pack.ts';

export const losSeisDias: Plot = {
  id: 'los-seis-dias',
  homes: ['Colonia Esperanza Segunda', 'San Telmo Orbital', 'Nueva Antofagasta', 'Las Gradas'],
  nouns: [
    [
      { the: 'la medusa', a: 'una medusa' },
      { the: 'el billete', a: 'un billete' },
    ],
    [
      { the: 'el violín', a: 'un violín' },
      { the: 'la llave', a: 'una llave' },
    ],
    [
      { the: 'el pozo', a: 'un pozo' },
      { the: 'la linterna', a: 'una linterna' },
    ],
  ],
  titles: ['Los seis días', 'Copia de {name}', '{noun:title} y los seis días', 'Garantía limitada'],
  chapters: [
    ['La copia', 'El original'],
    ['Día siete', 'Dos firmas'],
  ],
  frames: [
    {
      opening: `Lo primero fue una lámpara, lo segundo una enfermera con [crucigrama|sandalias|zuecos|acordeón], y lo tercero la noticia: aquello era una copia.
        El seguro la había activado al perderse la señal del original, hacía [dos horas|un rato|tres cuartos de hora|nada].
        <Pregunté|Preguntaste|{name} preguntó> [qué faltaba|si estaba todo|la fecha].
        ¶ —Seis días —[dijo|contestó|leyó] la enfermera de {home}—. Y el [lunar del codo|juanete|callo|hipo], que no se copia.
        @humorous ¶ Horizontal, ocho letras: [repetido|segundón|imitador|reserva], le salió a la primera.
        @mysterious ¶ En la palma de la mano, todavía húmeda, había [tinta|una raya azul|un número|barro].`,
      echo: `En {home} volvió a encenderse la lámpara de la clínica, esta vez para [una revisión|poner el sello|una vacuna|firmar el alta], y la enfermera levantó la vista del crucigrama.
        En la camilla había dos personas con el mismo nombre, peleándose por [la almohada|quién hablaba|la manta|el lado de la pared], y una <era yo|eras tú|era {name}>.
        Así se contó lo {noun:of}: una voz puso los tres primeros días //y la otra puso los [tres últimos|demás|restantes|otros tres].
        @light La enfermera pidió [una sola versión|café para tres|silla|testigos].
        @emotional Al final hubo un silencio y [las dos respiraron a la vez|una sola bostezó|alguien suspiró|crujió la camilla].`,
    },
    {
      opening: `En el buzón de {home} había seis cartas sin abrir, una por día, todas con <mi|tu|su> propia letra y sin [sello|prisa|remite|sobre].
        La séptima era del seguro: lamentaban la pérdida //y daban la bienvenida [a la copia|al duplicado|a quien leyera].
        <Leí|Leíste|{name} leyó> el nombre [tres|dos|cuatro|seis] veces, por si era de otra persona.
        ? No lo era. Esa era la [cuestión|avería].
        @dramatic La primera carta decía: [no abras la segunda|corre|come algo|no es verdad].
        @light Adjuntaban un vale de [peluquería|tostadora|fontanero|paraguas], por las molestias.`,
      echo: `En el buzón de {home} caben ahora dos nombres, que son el mismo, con [una coma|un corazón mal dibujado|una y|una mancha] en medio.
        Las cartas llegan por partida doble y se abren [a suertes|por turno|con vapor|a la vez].
        Las seis antiguas, las que hablan {noun:of}, <las guardé|las guardaste|{name} las guardó> en el cajón de [los manteles|arriba|los guantes|los cuchillos].
        ? Una se lee los domingos //y nunca es la misma.
        @humorous Las facturas son [siempre del otro|de quien llega tarde|ajenas|del gato].
        @neutral El cartero cobra [doble|una vez|poco|en sellos] y protesta.`,
    },
    {
      opening: `La garantía venía grapada al pijama: copia única, nueve días, [sin devolución|no planchar|lavar aparte|sin repuesto].
        A los nueve días, si el original aparecía, la copia se [apagaba|archivaba|devolvía|plegaba]; si no, se quedaba con la casa, el trabajo y el gato de {home}.
        El gato <me olió los pies|te olió los pies|olió los pies de {name}> y [lo pensó|dudó|firmó que sí].
        Faltaban seis días en la memoria //y faltaba también [el abrigo bueno|una taza|el paraguas|una silla].
        @emotional La casa conservaba, en la cama, [el hueco del cuerpo|la radio encendida|la luz del pasillo|una media vuelta] de otra noche.
        @mysterious En el espejo, el vaho aún [decía algo|tenía una mano|guiñaba|goteaba].`,
      echo: `La garantía caducó en {home} un jueves, a la hora de [la siesta|cenar|las noticias|la sopa], y no se apagó nadie.
        ? El gato se había acostado entre las dos camas, a [igual distancia|media noche], y ya no volvió a decidir.
        [Sobre la mesa|En la cocina|Entre las dos] había dos tazas y, en medio, lo único sin copia: {noun}.
        <Me quedé|Te quedaste|{name} se quedó> mirando a quien miraba //y nadie supo quién [empezó a reír|imitaba a quién|era el espejo].
        @dramatic El sello de la Fénix ardió bien. [Azul|Despacio|Verde|Sin humo].
        @light El abrigo bueno se usa los días [pares|de viento|de fiesta|nones]; el otro también.`,
    },
  ],
  want: [
    `Del original solo se sabía que seis días antes salió en busca {noun:of} y que la señal se cortó [a medianoche|en plena frase|al alba|en la letra ele].
      En la palma quedaba [una nota|un apunte|un renglón], con letra conocida: {noun2}. [Nada más|Y un punto|Sin firma].
      <Quise|Quisiste|{name} quiso> recorrer los seis días, uno por uno, hasta el final //porque nadie [muere|desaparece|se va|se esfuma] así sin avisarse.
      @neutral La copia pesaba [cien gramos|medio kilo|siete gramos|un suspiro] menos.
      @emotional Era como llegar tarde a [la propia cena|una fiesta|un examen|su propio santo] y ver las sillas apartadas.`,
    `El último gasto del original era un pasaje; el penúltimo, [unas botas|doce bocadillos|tres linternas|un sombrero]; y en el concepto, escrito a mano: por lo {noun:of}.
      Con la vuelta, alguien había dejado pagado {noun2}, a [nombre de la copia|quien despertara|cuenta].
      [Es decir|O sea|Vamos], <a mi nombre|a tu nombre|a nombre de {name}>.
      Había que seguir aquel rastro antes de que [se enfriara|lo cerrara el seguro|lloviera|oliera a limpio].
      @humorous Los bocadillos eran de [mortadela|pimiento|sardinas|queso], lo que descartaba el secuestro.
      @mysterious La firma temblaba // pero no de [miedo|frío|cansancio|prisa].`,
    `¶ —Iba contentísimo, o contentísima, que con la escafandra no se nota —declaró el [taquillero|vecino|revisor|frutero]—. Dijo que [había dado|iba a dar|se veía] con {noun}. Y [enseñó|nombró|dibujó en el aire] {noun2}, muy deprisa.
      ¶ <No recordaba|No recordabas|{name} no recordaba> haber estado content{o|a} en [un año|mucho tiempo|la vida|unos meses].
      Había que saber [de qué se trataba|con qué motivo|por qué|de qué color era].
      @light El vecino añadió que [silbaba|debía dos rondas|bailaba|traía flores].
      @dramatic Seis días. Después, [nada|un chasquido|un silbido|una tos] en la línea.`,
  ],
  obstacle: [
    `No puede haber dos: lo dice la ley de Identidad, artículo [primero|único|sexto|tercero], y la Fénix de Seguros mandó detrás a un perito con maletín.
      Mientras el caso siguiera abierto, a la copia no se le [vendía pan|abría ninguna puerta|daba la hora|fiaba nada].
      <Enseñé|Enseñaste|{name} enseñó> el pulgar en la primera esclusa //y sonó la alarma: esa persona ya había [pasado|salido|comido|firmado].
      @neutral El maletín llevaba [un formulario|dos formularios|una grapa|tres plumas] y un interruptor.
      @humorous El perito se llamaba [Clemente|Inocencio|Cándido|Plácido], de nacimiento.`,
    `Los seis días empezaban lejos, en un muelle donde [se hablaba poco|nadie decía su nombre|todos se parecían|el café era gratis], y la garantía de la copia duraba nueve.
      Las cuentas eran [malas|fáciles|cortas|de niño]: seis de ida, ninguno de vuelta.
      En el codo, a <mí me|ti te|{name} le> había salido ya un número //y cada mañana [sería uno menos|bajaría uno|lo borraría un poco].
      @dramatic Nueve. Se veía latir [debajo de la piel|a oscuras|bajo la manga|en el espejo].
      @light Tapándolo con una tirita de [dinosaurios|lunares|tomates|flores] no se iba.`,
  ],
  wrong: [
    `El perito alcanzó a la copia con el bolígrafo [destapado|en alto|a punto|cargado]: quedaban minutos de garantía y una sola salida.
      Bastaba firmar [la muerte|el final|la ausencia] del original. Un trámite, dijo, a nadie le [duele|sorprende|importa|quita el hambre].
      <Firmé|Firmaste|{name} firmó>, por el gato, por la casa, por seguir [respirando|buscando|mirando|llegando].
      La letra salió idéntica, que [era lo malo|daba miedo|no admitía duda].
      @emotional El punto de la i tembló como tiembla [una mano al despedirse|la barbilla|un niño|la voz].
      @humorous Regalaban [un paraguas|una corona de plástico|un bolígrafo|tarta].`,
    `La última esclusa solo se abría a personas enteras, y había un modo: declarar [muerto|perdido|ausente|difunto] al original.
      El número del codo iba por cero y [parpadeaba|picaba|quemaba|sonaba].
      <Puse|Pusiste|{name} puso> el pulgar donde decía fallecimiento, para poder pasar a buscar, que es la [mejor|más tonta|única|peor] de las razones.
      La puerta [se abrió|dijo adelante|cedió].
      @neutral Constaron la hora y [el clima|los testigos|el humor|la música]: ninguno.
      @dramatic Detrás, algo se [desconectó|apagó|enfrió|cerró] en cadena.`,
  ],
  cost: [
    `A los muertos se les corta el aire: es [automático|lo normal|la costumbre|un ahorro], y ahorra.
      En una pantalla vieja, una baliza que llevaba seis días llamando pasó de verde a [gris|negro|blanco|azul], y <reconocí|reconociste|{name} reconoció> el código: era el de casa.
      El original estaba vivo //y acababa de [quedarse sin cuenta|perder el oxígeno|perder la luz|quedarse a cero], por firma propia.
      @mysterious El último latido de la baliza venía con [una pregunta|risa|una palabra|un hipo].
      @dramatic Cuarenta minutos. Luego [treinta y nueve|nada|treinta|menos].`,
    `La firma corrió por todas las taquillas, y en cada una fueron [borrando|anulando|apagando|tachando] un nombre: cuenta, litera, turno de aire.
      Al otro lado de la línea se oyó entonces una voz, la misma, que decía [que hacía frío|qué pasa con la luz|que si era la hora|hola].
      <Quise|Quisiste|{name} quiso> contestar //y ya no había a quién: figuraba como [silencio|difunto|baja|fallo].
      @emotional Antes de cortarse, la voz [tarareó|dijo gracias, por costumbre|rio|pidió perdón].
      @light Un aviso ofrecía [plañideras|flores|coronas|tenores], con descuento de cliente.`,
  ],
  turn: [
    `La cápsula estaba donde decían las botas, y dentro, [azul de frío|muy quieta|dormida|tiritando], la misma cara, abrazada {noun:to}.
      <Me miré|Te miraste|{name} se miró>, y no fue como [un espejo|ninguna foto|un retrato|una sorpresa]: fue como ver llegar a alguien.
      [Había una sola manguera de aire|El aire venía por un solo tubo|Solo había una manguera].
      La compartieron dos bocas, a [diez|cinco|siete|tres] bocanadas cada una, y la firma se rompió por la mitad.
      @emotional La mano que apretaba era [igual|propia|más fría|gemela], y sin embargo, era otra.
      @neutral El aire daba para [una hora|treinta minutos|veinte minutos|una cabezada].`,
    `¶ —Has tardado —dijo el original, y se apartó para hacer [sitio|hueco en la manta|un hueco|la luz]—. Yo [habría tardado lo mismo|tampoco corro|conozco esas piernas].
      ¶ Allí, entre los dos cuerpos, había {noun:a}, [sin un rasguño|esperando|intacto el lazo|respirando].
      <Le enchufé|Le enchufaste|{name} le enchufó> al original la manguera propia: quedaba aire [para poco|para uno|para medio|de milagro].
      Luego, con el pulgar de ambos, se anuló [la muerte de uno|el certificado|aquella firma].
      @mysterious ¶ La pantalla pidió un tercer [pulgar|nombre|testigo|gato].
      @dramatic ¶ El codo marcó cero. Siguió marcando cero. [Nada se apagó|Cero|Siguió|Y nada].`,
  ],
  resolution: [
    `Ante la Fénix, dos pulgares idénticos pidieron lo mismo, y el artículo único no decía qué hacer con [el empate|la educación|el parecido|dos firmas].
      Se resolvió por turnos: una noche duerme cada cual con los seis días, y por la mañana los [cuenta|devuelve|devuelve enteros|canta].
      Lo {noun:of} <me tocó a mí|te tocó a ti|le tocó a {name}> los martes, con {noun2}, [según acta|y era justo|y así sigue|con buena letra].
      @humorous El perito pidió una copia, [y se la negaron|para probar|y se la dieron|de recuerdo].
      @light Al gato se le asignaron [ambas partes|dos desayunos|dos nombres|los derechos].`,
    `No hubo forma de saber quién sobraba, y al perito, de tanto mirar, [se le saltaron las lágrimas|se le escapó un bostezo|se le fue la cuenta|le dio la risa].
      Lo {noun:of} quedó a nombre de las dos, igual que {noun2}, en un impreso [inventado|a lápiz|con sello|de puño y letra].
      Los seis días <me los contó|te los contó|a {name} se los contó> el original, sin prisa, durante [seis noches|un invierno|tres cenas|un viaje en tren].
      @emotional Cuando faltaba una palabra, la ponía [el otro|quien escuchaba|la sopa|quien llegaba].
      @neutral El número del codo se quedó en [cero|una peca|un lunar|uno].`,
  ],
  clues: [
    `Día primero, según el billete: un muelle, un café y una camarera que <me sirvió|te sirvió|sirvió a {name}> sin preguntar, [con dos azucarillos|lo de siempre|con la leche aparte|sin hielo].
      ¶ —[Ayer, no, hace una semana,|El martes, o el lunes,|Hará seis días] estabas en esa misma silla —dijo—. [Hacías dibujos|Llenabas de dibujos|Estudiabas el retrato] {noun:of} en las servilletas.
      ¶ Guardaba [una|la mejor|dos, planchadas].
      El dibujo era malo //y estaba hecho con un cuidado [desconocido|de enamorado|de domingo|paciente].
      @emotional ¶ En la esquina ponía: [para luego|para quien venga|sigue|con cariño].
      @humorous ¶ La propina, al parecer, había sido [memorable|un bocadillo|un chiste|doble].`,
    `Día segundo: el original había comprado [cuerda|mapas|pan|botas] y silencio, las dos cosas en la misma tienda.
      El tendero no contaba nada, por contrato // pero dejó [abierto el libro|el dedo en un renglón|la puerta|un lápiz].
      Allí decía que hasta {noun} se llega sin [prisa|mapa|miedo|equipaje], y que va una sola persona.
      <Repasé|Repasaste|{name} repasó> aquello: [una sola|una|sin acompañante].
      @neutral El silencio costaba [doce|veinte|nueve|quince] el metro.
      @mysterious La tinta del renglón se leía mejor [sin mirar|desde detrás|al revés|con hambre].`,
    `Día tercero: una pensión, la cama sin deshacer y en la pared, a la altura de los ojos, [cuarenta|cien|setenta|veintiuna] rayitas de lápiz.
      Al pie, una frase: quien sigue ya no es quien salió, y junto {noun:to} [da igual|nadie pregunta|hace calor|se olvida].
      <Puse|Pusiste|{name} puso> la espalda contra el muro: la última raya quedaba un dedo [por encima|más alta|más lejos|arriba].
      Se había crecido en tres días // o se había dejado de [encoger|agachar|tropezar|esconder].
      @light La dueña cobró la noche de la [cama|raya|toalla|silla], que sí se usó.
      @dramatic El lápiz estaba clavado [en el marco|hasta la mitad|en el yeso|hasta el borde].`,
    `Día cuarto: alguien vio al original dar su [abrigo|abrigo bueno|gabán|abrigo de paño] a una desconocida y seguir en mangas de camisa.
      ¶ —[Dijo|Juró|Explicó] que al lado {noun:of} no haría falta —contó la del abrigo—. Y que, si venía alguien igual, era [para esa persona|suyo|mío|prestado].
      ¶ <Me lo puse|Te lo pusiste|{name} se lo puso>[|, por probar|, sin preguntar]. En el bolsillo había un pañuelo, [una tuerca|migas|un corcho|nada], una lista de perdones.
      @emotional ¶ El primero de la lista era [el propio|para la copia|el gato|la vecina].
      @humorous ¶ A la desconocida, hay que [decirlo|reconocerlo|verlo|jurarlo], le sentaba mejor.`,
    `Día quinto: una grabación de pasillo, sin sonido, en que el original [discutía|bailaba|cantaba|esperaba] con nadie, delante de una puerta.
      De la puerta salía una claridad, y en la claridad, [de perfil|muy quieta|como una letra], la silueta {noun:of}.
      Se le veía pedir algo, y esperar, y [asentir|quitarse el reloj|reír|descalzarse].
      <Pasé|Pasaste|{name} pasó> la cinta al revés //y era [una bienvenida|un saludo|una fiesta].
      @mysterious En el cristal del fondo se reflejaba [una tercera persona|quien miraba la cinta|un gato|un reloj].
      @neutral Duraba [dos minutos|noventa segundos|tres minutos|setenta segundos], a las 3:40.`,
    `Día sexto: solo había una llamada, de la cápsula a la clínica, [sin contestar|en espera|a cobro revertido|desviada], y el mensaje que dejó.
      Decía con <mi|tu|su> voz que lo {noun:of} era verdad, que no corrieran, que si despertaban a alguien fuera [amable|de mañana|despacio|al final].
      Y después, como quien recuerda algo y le da risa: que diera [de comer al gato|las luces|agua al limonero].
      <Lo escuché|Lo escuchaste|{name} lo escuchó> con la mano [en el codo|encima del altavoz|en la garganta|en la mesa].
      @light El gato, por lo demás, ya había [cenado dos veces|pedido ayuda|firmado recibo|cambiado de casa].
      @dramatic Detrás de la voz se oía [un escape|el frío|un goteo|un motor], trabajando.`,
  ],
};
