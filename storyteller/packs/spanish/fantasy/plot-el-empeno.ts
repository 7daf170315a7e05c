import type { Plot } from '../../pack.ts';

export const elEmpeno: Plot = {
  id: 'el-empeno',
  homes: ['Villaluenga del Aire', 'Salobre', 'Castroviejo', 'Hontanar de Arriba'],
  nouns: [
    [
      { the: 'la nieve', a: 'una nieve' },
      { the: 'el trineo', a: 'un trineo' },
    ],
    [
      { the: 'el unicornio', a: 'un unicornio' },
      { the: 'la guitarra', a: 'una guitarra' },
    ],
    [
      { the: 'la torre', a: 'una torre' },
      { the: 'la cigüeña', a: 'una cigüeña' },
    ],
  ],
  titles: [
    'La papeleta número siete',
    '{noun:title}, en prenda',
    'Se empeña de todo',
    '{name} y el Monte de la Reina Sorda',
  ],
  chapters: [
    ['La papeleta', 'La balanza'],
    ['Número siete', 'El último cajón'],
  ],
  frames: [
    {
      opening: `En el costurero de la abuela había [once dedales|un ojo de cristal|una dentadura], botones de nadie y una papeleta de empeño.
        <La leí|La leíste|{name} la leyó> de pie, en la cocina de {home}, mientras el puchero [se pegaba|hervía|protestaba].
        Ponía: número siete, Monte de la Reina Sorda, una prenda y [una fecha|un plazo|un vencimiento].
        Faltaban cinco días [justos|y medio|mal contados].
        @humorous Al dorso, la abuela había apuntado una receta de [lentejas|rosquillas|sopas de ajo|arroz con leche], que tampoco salía barata.
        @emotional El papel tenía los dobleces [gastados|blandos|tiernos|como tela] de quien lo mira a menudo y a solas.`,
      echo: `El costurero volvió a su estante, en la cocina de {home}, con [los botones|los dedales|las agujas|los alfileres] de siempre y ninguna papeleta.
        En el hueco <metí|metiste|{name} metió> la punta de un hilo que llegaba, [escaleras abajo|por debajo de la puerta|sin un nudo], hasta {noun}.
        El puchero se pegó otra vez //y hubo que [rasparlo|comérselo igual|pedir perdón al puchero].
        @light Sabía a [lentejas|domingo|matanza|abuela], y un poco a humo.
        @neutral La receta del dorso quedó clavada en [la alacena|la puerta|el quicio|la chimenea].`,
    },
    {
      opening: `El cobrador del Monte llegó a {home} montado en [un cerdo ensillado|una mula vieja|un arcón con patas] y preguntó por la abuela.
        ¶ —Murió en [abril|otoño|la siega] —<dije|dijiste|dijo {name}> desde la puerta.
        ¶ El hombre se quitó [el sombrero|un guante|las espuelas], por respeto, y después sacó una papeleta con el número siete.
        [Vencía en cinco días|Quedaban cinco días|El plazo eran cinco días] //y [esas cosas se heredan|las deudas no se entierran|alguien tenía que firmar].
        @humorous Las gallinas, según el reglamento, [no|también|pagan mitad|según el gallo].
        @mysterious El papel estaba escrito con la letra de la abuela, [pero de joven|con tinta aún fresca|pero al revés|y con su misma prisa].`,
      echo: `El cobrador del Monte volvió por {home} al cabo de [un mes|un año|dos inviernos], sin papeles.
        ¶ —Vengo de [visita|paseo|vacaciones], por {noun} —dijo—. De servicio solo pude mirar [por la rendija|el cajón cerrado|de lejos|el número].
        ¶ <Le abrí|Le abriste|{name} le abrió> la puerta, y el hombre estuvo mirando, con [el sombrero|los guantes|las gafas] en la mano.
        ? Luego pidió [agua|un vaso de leche|una silla|sopa] //y la pagó.
        @light,emotional Dejó propina: [un botón|dos dedales|un ojal con historia|una aguja de plata], que en el Monte es dinero serio.`,
    },
    {
      opening: `En {home} casi todos tenían algo empeñado: el alcalde, [la risa|el apellido|la sed]; la maestra, los jueves; el cura, una duda.
        En casa <mía|tuya|de {name}> no se empeñaba nada, y por eso extrañó la papeleta, que apareció [dentro del pan|bajo el colchón|en un zapato de la abuela].
        [Era la número siete|Llevaba el número siete|Decía siete, en letra] //y [vencía en cinco días|faltaban cinco días|daba de plazo cinco días].
        @neutral El Monte de la Reina Sorda [no avisa|cierra|espera|perdona] dos veces.
        @dramatic Pasada la fecha, la prenda [se funde|se vende|se subasta|se pudre] y la familia deja de acordarse.`,
      echo: `En {home} el alcalde siguió sin [recoger lo suyo|pedir lo empeñado|tocar lo suyo|mirar el recibo] y la maestra sin jueves // pero empezaron a preguntar por el camino.
        <Se lo dibujé|Se lo dibujaste|{name} se lo dibujó> en el reverso de los [recibos|manteles|calendarios|panes], con una cruz en el Monte y otra junto {noun:to}.
        El cura fue el primero en ir y volvió con su duda, [contentísimo|de la mano|peinada].
        @humorous Dudaba ahora de [todo|la sopa|los lunes|su caballo], y predicaba mucho mejor.
        @mysterious Aquella noche, en el zapato de la abuela, [sonó una moneda|algo cambió de postura|alguien se rascó|hubo un suspiro].`,
    },
  ],
  want: [
    `Debajo del Monte había una casa donde se empeñaba de todo, y la abuela, [una noche de invierno|el año del hambre|un mal febrero|la noche de la helada], había dejado una prenda: {noun}.
      En la casilla del precio ponía, [a secas|a lápiz|sin más|con otra tinta]: {noun2}.
      <Quise|Quisiste|{name} quiso> rescatarla antes de que [la pregonaran|se la llevara otro|cambiara de dueño].
      ? Nadie empeña algo así por [gusto|capricho|aburrimiento|vanidad] //y la abuela no había dicho palabra.
      @emotional Lo había pagado a su manera, [cantando bajito|poniendo un plato de más|planchando de más|mirando al monte], todas las noches.
      @humorous El tasador había anotado: con uso, pero [con carácter|de buena familia|con memoria|algo terco].`,
    `La prenda venía descrita en letra menuda: {noun:a}, en depósito, a nombre de la abuela y de quien [la llorase|llevara sus zapatos|la soñara|comiera su pan].
      Para retirarla pedían {noun2:a}, sin [mella|rebaja|sustitución], puesto en el platillo de la balanza.
      ? En {home} nadie tenía tal cosa //y quien la tenía [cerró la puerta|se hizo el dormido|se fue a misa|cambió de tema].
      <Tomé|Tomaste|{name} tomó> los zapatos de la abuela y [el camino|la cuesta|la puerta].
      @light Los zapatos quedaban [un punto grandes|justos|un poco anchos|como dos barcas], y sonaban a ella.
      @dramatic Cinco días para ir; ninguno para [volver con las manos vacías|dudar|mirar atrás|explicarse].`,
    `La abuela había vivido con {noun}, decían los viejos, y un invierno [dejó de hablarse de ello|la casa amaneció callada|se le olvidó la risa|nadie puso su plato].
      Fue cuando alguien de la familia [tuvo fiebre|nació antes de tiempo|rompió a toser|no despertaba] y hubo de pronto médico y caldo.
      ¶ —Lo empeñó para que [duraras|respiraras|hubiera caldo] —dijo la vecina—. Y de precio [han puesto|piden|quieren] {noun2}. [¡Imagínate!|¡Ahí es nada!|¡Qué gente!]
      ¶ <Me lo imaginé|Te lo imaginaste|{name} se lo imaginó> hasta [la última vuelta del camino|la noche|el puente|la hora de dormir].
      @mysterious ¶ La vecina no dijo [cómo lo sabía|por qué lloraba|de quién era el pañuelo|a qué venía].
      @neutral ¶ El médico había costado [tres duros|veinte reales|una cabra|nueve pesetas]; el caldo, nada.`,
  ],
  obstacle: [
    `El Monte de la Reina Sorda no se está quieto: debe [el alquiler|tres siglos de contribución|la leña|media cordillera] y cambia de valle cada noche, a la hora de los acreedores.
      <Pregunté|Preguntaste|{name} preguntó> en [el lavadero|la fuente|la botica] y señalaron cuatro rumbos.
      Solo lo encuentra, dijeron, quien lleve encima algo que le duela perder //y los demás [cruzan un prado|ven vacas|pisan barro|saludan a un pastor].
      @humorous Las vacas, por lo visto, [son de verdad|también deben|cobran aparte|tienen un abogado].
      @neutral <Llevaba|Llevabas|Llevaba> un saco, [pan para dos días|un queso|tres manzanas|una manta] y la papeleta.`,
    `El primer portazgo estaba a [media legua|un paseo|la vuelta de la esquina|un grito] y ya cobraba: por pasar hacia el Monte había que dejar algo en prenda.
      <Dejé|Dejaste|{name} dejó> el nombre de [un perro muerto|<mi|tu|su> primer maestro|un primer amor|la calle de la escuela], que en el acto se borró.
      Quedaban, según el portazguero, [seis|ocho|cinco|nueve] portazgos //y al final, la balanza.
      Así llegan todos, dijo, [ligeros|con lo puesto|en los huesos|con frío].
      @dramatic Detrás, la barrera bajó [sola|de golpe|como un párpado|sin ruido].
      @light El perro, en cambio, [seguía moviendo el rabo|se quedó|ladraba un poco|se tumbó], en la memoria, sin llamarse nada.`,
  ],
  wrong: [
    `La Tasadora, un dedal en cada dedo, no miraba [a la cara|el reloj|las manos|el recibo]: miraba la balanza.
      En un platillo [estaba|pesaba|aguardaba] la papeleta; el otro pedía {noun2}, y de eso <no tenía|no tenías|{name} no tenía>.
      Daban la hora de cierre, así que <puse|pusiste|puso> allí lo único de peso: la voz de la abuela, con sus [coplas|regaños|buenas noches].
      La balanza [bajó|dijo que sí|se dio por pagada|tocó fondo].
      @emotional Hasta entonces bastaba [cerrar los ojos|quedarse quiet{o|a}|entornar una puerta|oler a lejía] para oírla.
      @humorous La Tasadora preguntó si la voz tenía [garantía|funda|acento|herederos].`,
    `Ante el mostrador había [cien|cuarenta|sesenta|doscientas] personas y un solo número por llamar, y el reloj iba a dar la última.
      Sin {noun2} no se desempeñaba nada, decía [el cartel|la ventanilla|un papel pegado] // salvo «por bien equivalente».
      <Ofrecí|Ofreciste|{name} ofreció> entonces la voz de la abuela, la que aún <me llamaba|te llamaba|llamaba a {name}> [a cenar|desde el corral|a misa|por el balcón].
      Pareció un trato [justo|entre parientes|de caballeros|posible].
      @dramatic La Tasadora la cortó [con tijeras|a la altura del cuello|de un tirón|sin lavarse las manos].
      @neutral Le pusieron una etiqueta: voz de mujer, [una|con eco|con canción|de tierra adentro].`,
  ],
  cost: [
    `Al principio no dolió: <busqué|buscaste|{name} buscó> a la abuela en <mi|tu|su> memoria y allí estaba, [pelando habas|tendiendo ropa|barriendo|desgranando maíz], moviendo los labios.
      [No salía nada|Nada se oía|Era como un pez|Ni un suspiro].
      Cada escena era ya una mujer [muda|detrás de un vidrio], y hasta las nanas se habían quedado en [gesto|aire].
      El cajón, además, seguía cerrado //porque faltaba [un sello|una firma|la llave chica|otro número].
      @emotional Al final de cada frase, ella esperaba respuesta, con [la cabeza ladeada|una mano en el aire|el delantal cogido|una ceja en alto].
      @mysterious Y siempre movía los labios [tres veces|igual|despacio|al mismo compás], como si avisara.`,
    `El recibo llegó por [un tubo|una rendija|un cordel|la ranura] húmedo: la voz bastaba para ver la prenda, pero no para llevársela.
      <Quise|Quisiste|{name} quiso> cantar algo, y en la memoria la abuela abrió la boca y no [llegó nada|sonó|hubo|salió].
      Del otro lado de la pared alguien probaba la voz recién comprada //y la usaba para [contar monedas|pedir café|leer facturas|llamar al gato].
      @dramatic Decía números. Con aquella dulzura, [números|treinta y dos, treinta y tres|céntimos|siete por ocho].
      @humorous Le quedaba [grande|de pena|ancha|de luto], y cobraba suplemento.`,
  ],
  turn: [
    `La Tasadora sabía el precio de todo lo que se vende, pero <me fijé|te fijaste|{name} se fijó> en que el cajón de los regalos estaba [oxidado|vacío|sin estrenar].
      ¶ —[No quiero comprar nada|No vengo a comprar|Guarde la balanza] —<dije|dijiste|dijo>—. [Se lo regalo todo|Es un regalo|Quédeselo]: {noun}, la papeleta, los zapatos.
      ¶ Ella buscó el peso de aquello, buscó otra vez //y los dedales empezaron a [caérsele|temblar|sonar|rodar por el suelo].
      @light ¶ Nunca le habían dado [ni los buenos días|nada sin recibo|las gracias|una flor].
      @mysterious ¶ En los sótanos, uno a uno, [se abrían los cajones|callaron los relojes|se apagaron las velas|bostezaron los candados].`,
    `Al trasluz, la papeleta decía otra cosa: lo {noun:of} no fue nunca empeño; la abuela lo dejó [a guardar|a salvo|a cubierto|en buena compañía].
      <La rompí|La rompiste|{name} la rompió> [por la mitad|en dos|por el doblez] y <puse|pusiste|puso> cada trozo en un platillo.
      ? La balanza se quedó [quieta|a la par|perpleja|como dormida] //porque nadie debía nada.
      ¶ —[Eso no se ha hecho nunca|Eso no viene en la tarifa|No sé cómo se cobra eso] —dijo la Tasadora.
      @neutral ¶ Miró en [tres|siete|dos|cuatro] libros y, en efecto, no constaba.
      @emotional ¶ Después, con el pulgar, alisó [la letra de la abuela|los dos pedazos|la fecha|una esquina doblada].`,
  ],
  resolution: [
    `El cajón siete se abrió hacia dentro, y <volví|volviste|{name} volvió> a la luz con {noun}, [parpadeando|a paso de procesión|a tientas|con polvo en las cejas].
      La voz de la abuela venía suelta por el pasillo //y llegó [regañando|sin resuello|dando órdenes|cantando].
      A la Tasadora se le dejó en el mostrador un regalo de verdad: [un queso|los zapatos|un dibujo malo].
      ? No supo dónde [ponerlo|archivarlo|pesarlo|cobrarlo], y lo puso a la vista.
      @humorous Lo {noun2:of} sigue constando como [pendiente|pago aplazado|en trámite|olvido], a cuenta de la Reina.
      @dramatic Detrás, el Monte entero [dio un paso|se sentó|se rascó|exhaló polvo], y no volvió a moverse.`,
    `Nadie firmó [nada|un solo papel|más|con tinta]. La Tasadora [empujó algo con el pie|dio media vuelta|tosió|se puso a contar otra cosa], como por descuido, y el cajón se abrió, con {noun} dentro.
      De regalo devolvió la voz, envuelta en [papel de estraza|un pañuelo|una servilleta|un calcetín], todavía tibia.
      Por el camino <la oí|la oíste|{name} la oyó> quejarse de [los zapatos|la comida|la cuesta|el paso], y no hubo mejor canción.
      Para {noun} se hizo sitio en [la cocina|el corral|casa], y bastó.
      @light {noun2:of} no se volvió a hablar, salvo en las [fiestas|cuentas|bodas|goteras] del Monte.
      @emotional Aquella noche la abuela [dio las buenas noches|preguntó si estaba echada la llave|rezó por el gato] //y <yo contesté|tú contestaste|{name} contestó>.`,
  ],
  clues: [
    `En un mesón guardaban un [cuadro|tapiz|espejo|retablo] comido de polilla donde se reconocía a la abuela, de moza, con {noun}.
      Reía con [todos los dientes|la boca llena|los ojos cerrados|la cabeza atrás], cosa que en la familia no se había visto.
      ¶ —Venía [cada año|los septiembres|siempre], por la feria —dijo el mesonero—. Un año vino sola y ya no pidió [postre|música|baile|cama].
      ¶ <Pagué|Pagaste|{name} pagó> el postre que faltaba, y allí quedó, delante [de la tela|de la risa|del clavo].
      @light ¶ A la mañana siguiente el plato estaba [limpio|vuelto del revés|lamido|roto en dos].
      @dramatic ¶ En el lienzo, la mano de ella apretaba [algo|un papel|una papeleta|la de alguien], ya entonces.`,
    `Un antiguo empleado del Monte vendía [cordones|cerillas|peines|estampas] y, por una moneda, contaba lo que había visto en los sótanos.
      Del cajón siete, de noche, salía el rumor {noun:of}; los demás empeños se [arrimaban|callaban|tapaban|desperezaban] para escuchar.
      Nadie hacía ruido hasta el alba //y la propia Reina Sorda bajaba, [descalza|con trompetilla|en camisón|con un farol], a no oír nada desde más cerca.
      <Le compré|Le compraste|{name} le compró> cordones para [todo el viaje|un regimiento|tres vidas].
      @humorous Eran todos [izquierdos|del mismo pie|amarillos|cortos], según se vio luego.
      @mysterious El hombre contaba con los dedos, y le faltaba [la sombra de uno|el mismo que a la Reina|el de señalar|uno distinto cada vez].`,
    `En el forro del zapato apareció una carta de la abuela, doblada en [ocho|forma de barco|abanico|cuatro].
      Decía que lo {noun:of} no era suyo, que era de la casa, y que solo lo había puesto [a la sombra|donde nadie pasara hambre|a remojo|a la espera].
      También decía que [se abrigaran|no se discutiera con la balanza|se comiera caliente|no se firmara de noche] //porque la balanza siempre tiene razón y casi nunca tiene sentido.
      <Guardé|Guardaste|{name} guardó> la carta en el otro zapato, [por equilibrio|por no cojear|contra la humedad].
      @emotional Terminaba a media palabra, como si alguien [la hubiera llamado|se hubiera despertado|se quemara la leche|entrara un niño].
      @neutral La fecha era de [hacía treinta años|un doce de enero|un año bisiesto|San Blas].`,
    `A un lado del camino acampaban los morosos, gente que llegó tarde a su fecha y [espera|finge esperar|discute|hace punto] por costumbre.
      Uno había perdido así la primavera; otra, [el segundo apellido|el olfato|las vísperas]; todos sabían de lo {noun:of}.
      ¶ —La Reina lo quiere para [ella|sí|su ventana] —susurró la mujer—. Por eso el precio [sube|no se puede pagar|no baja|cambia cada noche].
      ¶ <Me levanté|Te levantaste|{name} se levantó> antes de que se enfriara el [caldo|té|guiso|fuego].
      @dramatic ¶ Nadie dijo adiós. Los que esperan no [gastan|malgastan|mueven|calientan] palabras.
      @light ¶ El de la primavera llevaba en el ojal [una ortiga|un nabo|una zanahoria|un tenedor], por hacerse la idea.`,
    `Un eco viejo, en [una cantera|un desfiladero|un pozo|una iglesia hundida], repetía todavía una conversación de hacía treinta inviernos.
      Hablaba la abuela, regateando: que por lo {noun:of} ni un ochavo menos, que aquello comía poco y [daba compañía|abrigaba mucho|no hacía ruido|entendía de todo].
      Luego un silencio //y luego una pregunta que nadie le contestó: si podría [venir a verlo|despedirse|mirar desde lejos|traer pan].
      <Escuché|Escuchaste|{name} escuchó> hasta [que el eco volvió a empezar|el final, y el principio|que se hizo de noche en la voz].
      @emotional A la tercera vuelta, <contesté|contestaste|{name} contestó> [que sí, bajito|que cuando quisiera|algo, tosiendo].
      @mysterious Había otra voz, debajo, que repetía [<mi nombre|tu nombre|el nombre de {name}>|una fecha|un número|la misma pregunta].`,
    `La última noche, el Monte pasó tan cerca que [temblaron los vasos|se corrió la cama|ladró el pozo|se paró el reloj]: una colina a oscuras, con las ventanas encendidas.
      En la séptima, contando desde abajo, <vi|viste|{name} vio> moverse el bulto {noun:of} contra [la luz|la cortina|una vela].
      Alguien le había puesto [un lazo de venta|un cartel con precio|una cinta|un clavo] //y en el cartel el precio estaba tachado.
      Debajo habían escrito: [mañana|último aviso|al mejor postor|hoy].
      @dramatic La colina dobló el valle. Las luces [se fueron detrás|se apagaron por orden|dijeron adiós|temblaron].
      @humorous Dejó en el prado un rastro de [facturas|tejas|sellos|sillas rotas] y un acreedor.`,
  ],
};
