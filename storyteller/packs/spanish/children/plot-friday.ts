import type { Plot } from '../../pack.ts';

export const theFriday: Plot = {
  id: 'the-friday',
  homes: ['Villatoldo', 'San Melón del Río', 'la calle Regadera', 'Puerto Bizcocho'],
  nouns: [
    [
      { the: 'la ballena de bolsillo', a: 'una ballena de bolsillo' },
      { the: 'el tambor de cobre', a: 'un tambor de cobre' },
    ],
    [
      { the: 'el elefante del conde', a: 'un elefante del conde' },
      { the: 'la corona de hojalata', a: 'una corona de hojalata' },
    ],
    [
      { the: 'la campana submarina', a: 'una campana submarina' },
      { the: 'el pez de cuerda', a: 'un pez de cuerda' },
    ],
  ],
  titles: [
    '{noun:title} del viernes',
    'Doña Prudencia lo apuntó en rojo',
    '{name} y el hueco del estante',
    '{noun:title}, de propina',
  ],
  chapters: [
    ['La mano que se levantó sola', 'Viernes, a las doce'],
    ['Un hueco con polvo', 'Lo que se contó en el recreo'],
  ],
  frames: [
    {
      opening: `Al fondo de la clase, en {home}, había [un estante|una repisa|una tabla larga] para las maravillas de los viernes.
        Allí dormían [un diente de tiburón|una herradura con apellido|un semáforo jubilado] y otras [once|catorce|veinte] cosas con su etiqueta.
        La última etiqueta decía «{name}» //y encima no había [más que polvo|absolutamente nada|ni una miga].
        @humorous El polvo, eso sí, era [de primera calidad|muy abundante|el mejor de la escuela].
        @mysterious,emotional En el hueco cabía justo [una mano abierta|un codo pequeño], y alguien había hecho la prueba.`,
      echo: `El estante del fondo seguía [combado|torcido|un poco cojo], pero el hueco ya no criaba polvo.
        Bajo la etiqueta «{name}» alguien había escrito a lápiz: «Lo {noun:of}, [preguntar|pregunten|a la hora del recreo]».
        Los que preguntaban se quedaban [media hora|todo el recreo|hasta el timbre] //porque <yo contaba|tú contabas|{name} contaba> también la parte [del telón|fea|que salió mal].
        @light Era, con mucho, la parte que más [gustaba|pedían repetida].
        @emotional Doña Prudencia escuchaba [de espaldas|con la tiza quieta], y tardaba en tocar el timbre.`,
    },
    {
      opening: `La mano se levantó sola, un lunes a las [nueve y cuarto|diez menos diez|once en punto], en la escuela de {home}.
        <La miré|La miraste|{name} la miró> desde abajo con [cierta sorpresa|interés|educación], como si fuera [de otra persona|del pupitre de atrás|de alguien importante].
        @neutral,dramatic No había [vuelta atrás|modo de bajarla]: el codo estaba ya por encima de [la cabeza|las demás cabezas].
        @light Hasta [las moscas|los lápices] parecían esperar algo bueno.
        ¶ —¿Sí, {name}? —[preguntó|quiso saber] doña Prudencia, [destapando la pluma|dejando el globo terráqueo quieto|por encima de las gafas].`,
      echo: `Otro lunes, a la misma hora, la mano volvió a levantarse, esta vez [despacio|con permiso|hasta la oreja y no más].
        ¶ —¿{name}, [otra vez|sí|dime]? —[dijo|dijo entonces] doña Prudencia, [y cerró la ventana para oír mejor|buscando ya el cuaderno|con media sonrisa].
        ¶ —[Nada. Que|Solo que|Que] [huele a pan|ha parado de llover|hay un gato en la ventana] —<dije|dijiste|dijo {name}>.
        ¶ Era verdad //y la clase entera [fue a mirarlo|se alegró|lo comprobó].
        @neutral Fue lo único que <dije|dijiste|dijo> [esa mañana|aquel día].
        @humorous Nadie [lo apuntó en ninguna parte|exigió pruebas], cosa que se agradece.`,
    },
    {
      opening: `De casa a la escuela de {home} había [ciento doce|noventa y siete|doscientos tres] pasos y una mentira.
        La mentira vivía [en la esquina|junto al buzón|al lado de la fuente], donde todos preguntaban lo mismo: «¿Y tú, {name}, qué traes?».
        Cada mañana <apretaba|apretabas|apretaba> el paso //y cada mañana [la pregunta|la esquina] corría [más|igual de deprisa].
        @dramatic,mysterious Aquel lunes [no hubo dónde esconderse|la esquina ya estaba llena].
        @humorous <Había probado|Habías probado|Había probado> a pasar [silbando|con un bigote|detrás de un perro grande]: no bastaba.`,
      echo: `[De casa a la escuela|Hasta la escuela] seguía habiendo los mismos pasos, y en la esquina [esperaban|se juntaban] los mismos de siempre.
        ¶ —¿Y hoy qué traes, {name}? —preguntaron [por costumbre|con la boca llena|dos a la vez].
        ¶ <Saqué|Sacaste|{name} sacó> de la cartera [un bocadillo|un cromo repetido|un melocotón] y <lo puse|lo pusiste|lo puso> a la vista de todos.
        Bastó para [la esquina entera|hoy|la conversación] //y nadie [corrió|apretó el paso].
        @light <Llegué|Llegaste|Llegó> [cantando|a la pata coja|con la mitad de la merienda repartida].
        @dramatic Era la primera vez que aquella esquina [se quedaba corta|cabía en un bolsillo].`,
    },
  ],
  want: [
    `¶ —El viernes [vengo|me presento|aparezco] con {noun} —<dije|dijiste|dijo {name}>, [un poco más alto de lo necesario|demasiado deprisa|con voz de otra persona].
      ¶ [Veintiséis|Treinta y dos|Veintinueve] cabezas se volvieron, así que <añadí|añadiste|añadió> que también con {noun2}, [de propina|por no quedar mal|ya puestos].
      Doña Prudencia lo apuntó en el cuaderno rojo, [a tinta|el que no se borra|y subrayó «viernes»].
      @humorous Para un plan, le faltaba [solo el plan|el principio, el medio y el final].
      @dramatic Quedaban cuatro días, contando [los ratos de dormir|el de hoy].`,
    `El viernes anterior, Fabián Cuesta había traído [un loro bilingüe|una bota de buzo|un trozo de meteorito], y todavía [duraban los aplausos|se hablaba de ello].
      Por eso <prometí|prometiste|{name} prometió> aparecer el siguiente con {noun} //y hasta con {noun2}, si [quedaba sitio|hacía falta|venía a mano].
      De lo uno y de lo otro <sabía|sabías|sabía> [un rumor y medio|lo que sabe todo el mundo|el color, más o menos], es decir, nada.
      @light Pero prometer [salía gratis|daba un gusto enorme], al menos los lunes.
      @emotional A <mí|ti|{name}> nunca [<me|te|le> habían aplaudido|<me|te|le> habían guardado sitio en el estante].`,
    `Las etiquetas también se cansan de esperar, y la que decía «{name}» esperaba [desde septiembre|desde el primer día|hacía dos trimestres].
      <Yo escribí|Tú escribiste|{name} escribió> en ella con [lápiz rojo|letra de fiesta|mucho cuidado]: «El viernes, {noun}. [Y tal vez|Y quizá|Tal vez] {noun2}».
      Antes del recreo ya la había leído [la clase entera|hasta el conserje|media escuela] //y no quedaba más que cumplir.
      @mysterious Lo último lo leyeron [todos|unos y otros]; quién lo tachó, [no se sabe|ya es otra cosa].
      @neutral Era lunes; había [cuatro días|de lunes a viernes] para encontrarlo todo.`,
  ],
  obstacle: [
    `Fabián Cuesta apostó [su merienda de un mes|su mejor canica|las botas de su tío] a que el viernes llegaba antes que <yo|tú|{name}>.
      Según él, nadie en {home} había dado con {noun} desde [los tiempos de su abuelo|antes de los semáforos|que el río iba al revés].
      {companion} aseguró que [peores cosas se habían hecho|había casos más difíciles|todo se encuentra] // pero no supo poner ningún ejemplo.
      @humorous La apuesta se firmó con [mermelada|un dedo manchado de tinta], como es debido.
      @dramatic Fabián [sonrió sin enseñar los dientes|se sacudió las manos] y se fue a contar las horas.`,
    `La enciclopedia [de la escuela|del pasillo] dedicaba [una sola línea|media línea] {noun:to}: «[Véase|Mírese] el tomo nueve».
      El tomo nueve sujetaba desde hacía [años|siglos|tres directoras] la pata corta [del piano|del armario grande|de la pecera].
      Si se sacaba, avisó el conserje, se venía abajo [la música|media pared|todo lo demás] //y tocaba, pues, [preguntar de puerta en puerta|salir a la calle].
      @mysterious Alguien, sin embargo, lo había [abierto hacía poco|leído]: asomaba [un hilo verde|una miga fresca].
      @neutral,emotional {companion} ya estaba [en la puerta|abrochándose], esperando.`,
  ],
  wrong: [
    `El jueves por la tarde, los de primero preguntaban por {noun} [en las escaleras|en el comedor|hasta en el baño], con los ojos muy abiertos.
      <No quise|No quisiste|{name} no quiso> decepcionarlos //y la caja [del piano|de la nevera nueva|grande del gimnasio] era de [buen cartón|cartón del mejor].
      [Solo faltaba|Faltaba, eso sí,] tela roja: <recorté|recortaste|recortó> [un poco|un pico|lo justo] del telón del teatro.
      @dramatic Las tijeras [sonaron más fuerte de lo que eran|dieron un mordisco largo].
      @humorous Lo justo fue creciendo, como [suele|las pizzas].`,
    `Era jueves, faltaba [una noche|lo que dura una cena] y no había nada que enseñar, salvo [cartón|cola blanca|mucho cartón] y buena voluntad.
      Una prima de los de primero lo había prometido ya [en tres cursos|a todos los pequeños]: verían {noun} o algo [idéntico|muy parecido].
      <Descolgué|Descolgaste|{name} descolgó> el telón rojo del teatro, <metí|metiste|metió> la tijera //y lo pegó todo [la cola|el engrudo|la prisa].
      @light De lejos, y [con los ojos entornados|a oscuras], quedaba precioso.
      @mysterious Al telón le quedó un agujero con forma de [luna mordida|guante|nube baja].`,
  ],
  cost: [
    `Aquella misma mañana los de primero estrenaban «La huelga de los [rábanos|calcetines|nabos]», que llevaban ensayando desde [Navidad|octubre].
      Sin telón no había [modo de empezar|sorpresa|principio]: se los veía a todos, [ya vestidos|en fila], esperando detrás de un agujero.
      El más pequeño [saludó por si acaso|se tapó con las hojas|preguntó si ya había acabado] //y nadie supo qué contestar.
      @emotional La maestra le [ató un zapato que estaba atado|colocó bien las hojas], por hacer algo.
      @humorous Es difícil hacer huelga [sin que se abra nada|a telón perdido].`,
    `Cuando los pequeños fueron a abrir su función, del telón quedaba [la mitad|un fleco|lo de arriba], y por debajo se veían [once|catorce|nueve] pares de zapatos.
      [Uno a uno|Poco a poco], los zapatos se [sentaron|fueron parando|miraron entre sí].
      La función [se suspendió|quedó para otro día] // y en la puerta pusieron un papel que <leí|leíste|{name} leyó> [dos|tres|varias] veces.
      @dramatic El papel decía: «[No hay telón|Hoy no]». [Nada más|Ni una letra más].
      @neutral Estaba escrito [con ceras|a lápiz], con las letras muy [juntas|derechas].`,
  ],
  turn: [
    `El viernes, a las doce menos [diez|cinco|cuarto], <me subí|te subiste|{name} se subió> al escenario y <dije|dijiste|dijo> la verdad, que era [más corta que la mentira|de cartón].
      <Conté|Contaste|Contó> a quién <había|habías|había> preguntado y lo [poco|bonito|raro] que todos sabían {noun:of}.
      Al descolgar lo que quedaba del telón para [coserlo|devolverlo], detrás, donde [nadie barría|no llegaba la escoba], <di|diste|dio> con {noun}.
      @mysterious Olía a [polvo y a naranja|velas apagadas], y [a nadie le extrañó|hacía tiempo que olía].
      @dramatic,emotional Nadie [tosió|movió una silla] en un buen rato.`,
    `<Me senté|Te sentaste|{name} se sentó>, con [hilo rojo|una aguja gorda|una aguja prestada], a coser el telón en el último recreo, delante de los de primero.
      A cada puntada <fui|fuiste|fue> contando lo que <sabía|sabías|sabía>, sin [añadir|inventar|redondear] nada //y los pequeños [escuchaban|sujetaban el hilo].
      Con el último nudo se [soltó|movió|abrió] una tabla del escenario, y allí <di|diste|dio> por fin con {noun}.
      @humorous La costura quedó [con joroba|como un camino de cabras], pero era una costura.
      @light Los [rábanos|actores] aplaudieron con [las hojas|los pies].`,
  ],
  resolution: [
    `A las doce en punto la clase entera, con Fabián [en primera fila|subido a una silla|sin merienda], se quedó [callada|muda] delante {noun:of}.
      En cuanto {noun2:to}, doña Prudencia [abrió un cajón|carraspeó|se puso colorada]: siempre había sabido [dónde mirar|un poco de eso].
      {companion} aplaudió [primero|dos veces|con todo], los de primero tuvieron su telón //y la función [empezó tarde|salió redonda|duró el doble].
      @humorous El papel de [rábano jefe|nabo segundo] se lo dieron a Fabián.
      @emotional Después <me|te|le> guardaron sitio [en el banco|en la fila de los pequeños].`,
    `El viernes se cumplió, [a su manera|con las rodillas sucias|un poco torcido]: todos pudieron decir que habían estado [a un palmo|cerca|al lado] {noun:of}.
      En el cuaderno rojo, junto {noun2:to}, doña Prudencia escribió «[pendiente|otro día|visto]», y a nadie le pareció [mal|poco].
      {companion} recogió el cartón //y con él los de primero hicieron [barcos|coronas|casas].
      @light Hubo [rosquillas|limonada] para [el público y los nabos|quien quisiera].
      @mysterious Del tomo nueve, en cambio, asomaba ahora [otro hilo|una segunda miga].`,
  ],
  clues: [
    `El conserje de la escuela, que [engrasaba una bisagra|cambiaba una bombilla|buscaba sus gafas], bajó la voz al oír hablar {noun:of}.
      ¶ —Hace [treinta|cuarenta|treinta y cinco] años alguien prometió lo mismo —[dijo|dijo por fin|dijo entonces]—. [En esta clase|Aquí mismo]. Un [lunes|lunes de lluvia], también.
      ¶ No se acordaba del nombre, pero sí de que hubo [una etiqueta|un hueco en el estante|mucha gente esperando], y de que el viernes [nevó|no vino|se hizo muy largo].
      @mysterious Luego miró [el reloj parado|hacia la ventana] y dijo que quizá [lo había soñado|fuera en otra escuela].
      @humorous La bisagra, que lo había oído todo, [chirrió|no quiso opinar].`,
    `Detrás del estante de las maravillas apareció una etiqueta [amarilla|antigua|roída por una esquina], escrita con letra de pluma: «El viernes, {noun}».
      Del nombre solo quedaba [la primera letra|una P|el rabo de una letra], y aun esa había servido de [merienda a un ratón|posavasos].
      {companion} la puso [a la luz|contra el cristal|boca abajo] //y por detrás había [dibujado un mapa|una lista de la compra|una cuenta de días], tachada con rabia.
      @dramatic La tachadura casi había [atravesado|roto] el cartón.
      @neutral <Guardé|Guardaste|{name} guardó> la etiqueta [en el estuche|entre dos libros].`,
    `En la foto de clase de hacía mucho, colgada [junto al ropero|sobre el radiador|en la escalera], todos sonreían menos una niña de [trenzas|flequillo|calcetines caídos].
      La niña miraba [hacia fuera de la foto|a la puerta|a un lado], como quien aún espera que llegue alguien con {noun}.
      <Pasé|Pasaste|{name} pasó> la manga por el cristal: conocía [esa barbilla|esas orejas|esa manera de mirar] // pero no de una niña.
      @emotional Tenía las manos [vacías y juntas|escondidas a la espalda].
      @light El de al lado, en cambio, hacía [cuernos|burbujas] con mucho talento.`,
    `La bibliotecaria recordó que alguien pedía prestado, año tras año, siempre el mismo [libro|cuadernillo|atlas] sobre {noun}, y siempre [en viernes|a última hora|con guantes].
      ¶ —Lo devuelve [sin una arruga|al día siguiente|con una flor seca dentro] —[dijo|dijo por fin|dijo entonces]—. Y nunca [pregunta nada|mira a los ojos].
      ¶ En la ficha, treinta y tantas firmas iguales [subían|bajaban] en fila: una P, un [punto|lacito] y un apellido [corto|en forma de caracol].
      @mysterious La última era de [aquella misma semana|ayer].
      @humorous La multa por retraso era de [cero|un caramelo], y la había pagado.`,
    `Doña Prudencia se había dejado [abierto|sin cerrar] el cajón de la mesa, y dentro, entre [tizas|gomas|castañas], había un [dibujo|boceto|cuadernito] {noun:of}.
      No era un dibujo [bonito|de los buenos], pero sí muy [usado|doblado], de los que se han llevado años en un bolsillo.
      En la esquina alguien, con letra de nueve años, había escrito: «[Perdón|Otro viernes será|Yo quería]» //y [ahí se acababa|el resto estaba en blanco].
      @emotional <Cerré|Cerraste|{name} cerró> el cajón [con dos dedos|sin hacer ruido].
      @dramatic Entonces sonaron [tacones|pasos] en el pasillo, y se [pararon|fueron].`,
    `¶ —Yo tenía nueve años —[dijo|dijo entonces] doña Prudencia desde la puerta, sin [enfadarse|levantar la voz|quitarse el abrigo]—. [Prometí venir|Dije que vendría] con {noun}.
      ¶ <No supe|No supiste|{name} no supo> qué decir, de modo que <le ofrecí|le ofreciste|le ofreció> [media galleta|la silla|un caramelo de anís].
      ¶ —[El viernes me puse mala|Y el viernes no vine] —siguió ella—. Estaba [sanísima|como una manzana|estupendamente]. Busca bien, {name}: yo solo miré [por delante|debajo de la cama].
      @humorous ¶ Se lo comió de un bocado, como [en tercero|hace treinta años].
      @neutral ¶ Después se fue a borrar la pizarra, que [estaba limpia|ya estaba borrada].`,
  ],
};
