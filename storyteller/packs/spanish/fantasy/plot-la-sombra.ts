import type { Plot } from '../../pack.ts';

export const laSombra: Plot = {
  id: 'la-sombra',
  homes: ['Almadrejo', 'Torrecal', 'Peñaluz', 'Valdecales'],
  nouns: [
    [
      { the: 'el mar', a: 'un mar' },
      { the: 'la caracola', a: 'una caracola' },
    ],
    [
      { the: 'la yegua azul', a: 'una yegua azul' },
      { the: 'la herradura', a: 'una herradura' },
    ],
    [
      { the: 'el circo', a: 'un circo' },
      { the: 'el trapecio', a: 'un trapecio' },
    ],
  ],
  titles: ['La sombra de {name}', '{noun:title} y la sombra', 'Dos sombras y un cubo', 'Nueve días al sol'],
  chapters: [
    ['Un hueco en la pared', 'La tercera sombra'],
    ['Lo que faltaba', 'Lo que volvió'],
  ],
  frames: [
    {
      opening: `A mediodía, en {home}, <salí|saliste|{name} salió> al patio con un cubo a [regar los geranios|encalar la tapia|fregar las losas].
        En la pared [blanca|recién pintada|del fondo] había dos sombras: la del cubo y la del gato.
        Faltaba una //y el cubo, visto así, [colgaba del aire|parecía venir solo|subía y bajaba sin dueño].
        El gato se apartó [por si acaso|con educación|sin dejar de mirar].
        @humorous Siempre había sospechado que en aquella casa el único [cuerpo|vecino|inquilino|pariente] serio era él.
        @mysterious,dramatic En el suelo, junto a los talones, quedaba [un pespunte suelto|un hilo negro|una costura rota].`,
      echo: `A mediodía, en {home}, <volví|volviste|{name} volvió> a salir al patio con el cubo [lleno|medio lleno|de siempre].
        En la pared estaban la sombra del cubo y la del gato, hasta que llegó una tercera, [con retraso|sin aliento|llena de polvo].
        [Se puso en su sitio|Se tendió a sus anchas|Buscó los talones] //y bajo el brazo llevaba el contorno {noun:of}.
        @humorous El gato le hizo [un hueco|una reverencia de gato, que consiste en no irse|una seña|sitio al sol].
        @emotional,neutral Nadie le preguntó [la hora|de dónde venía|nada|cuánto traía gastado], y eso, entre viejos conocidos, es una bienvenida.`,
    },
    {
      opening: `El sastre de {home} medía a la gente por la sombra, porque así [no hacía cosquillas|nadie discutía la cintura|se ahorraba el saludo].
        Aquella mañana <me planté|te plantaste|{name} se plantó> al sol //y la cinta recorrió el suelo, [de ida y de vuelta|tres veces|hasta la tapia].
        ¶ —Aquí no hay nada que medir —dijo el sastre, y [cerró las tijeras|miró la puerta|se quitó el dedal].
        @light ¶ Era, según él, un talle [comodísimo|muy de temporada|juvenil|de cuerpo entero], y además barato de vestir.
        @dramatic ¶ El sol daba [de lleno|en la nuca|en toda la sala]. El suelo seguía vacío.`,
      echo: `El sastre de {home} extendió otra vez la cinta en el suelo, [con recelo|con las gafas puestas|sin muchas esperanzas].
        Midió una vez y otra más //y anotó un número [raro|larguísimo|con decimales].
        ¶ —[Le sobra tela|Aquí hay tela de más|Esto no estaba] —dijo—. ¿Qué es [este bulto|este pico|esto que cuelga]?
        ¶ Era el perfil {noun:of}, y <mandé|mandaste|{name} mandó> que no le [pusiera un alfiler|tocara un hilo|metiera la tijera].
        @mysterious ¶ La cinta, al enrollarse, [olía a camino|venía mojada|era dos palmos más larga].`,
    },
    {
      opening: `Por San Juan se retrataba a todo {home} en la plaza, y el retratista empezaba por [las sombras|el suelo y sus manchas|las manchas|lo que pisa cada cual], que no se mueven.
        Cuando <me llegó el turno a mí|te llegó el turno a ti|le llegó el turno a {name}>, dejó el pincel en [el vaso|la oreja|la paleta].
        Entre la sombra del [panadero|alcalde|boticario] y la de su mujer había un trozo de plaza al sol.
        @humorous Cobró [lo mismo|media tarifa más|el doble|con recargo], alegando que un hueco bien pintado lleva su trabajo.
        @mysterious,emotional Alguien había [barrido|besado|mojado] aquel trozo de suelo antes de marcharse.`,
      echo: `Al año siguiente el retratista de {home} volvió a [mojar el pincel|empezar por el suelo|afilar el carboncillo|ponerse de rodillas] y a contar sombras en la plaza.
        Al llegar a los pies <míos|tuyos|de {name}> pidió [un lienzo más ancho|más pintura negra|una silla].
        La sombra [había vuelto|llegó la última|estaba allí] //y no venía sola: traía en brazos, en negro sobre la piedra, la silueta {noun:of}.
        @light,humorous Hubo que [apretar al boticario|correr al panadero|mover la fuente|doblar al alcalde], que salió de perfil y mejoró mucho.
        @neutral El cuadro cuelga en el ayuntamiento, [a la derecha|detrás de una puerta|en la escalera|donde da el sol].`,
    },
  ],
  want: [
    `A los ocho años, <yo había|tú habías|{name} había> jurado sobre [un pan|una piedra caliente|el lomo de una mula] ir en busca {noun:of}.
      Luego vinieron [los inviernos|las cosechas|las paperas], y el juramento se quedó en una caja, junto a un dibujo {noun2:of}.
      [Ahora la caja estaba vacía|La caja amaneció abierta|De la caja faltaba todo]: una sombra lee de noche lo que su dueño olvida.
      <Quise|Quisiste|Quiso> alcanzarla //porque [tenía razón|iba sin abrigo|aún era tiempo].
      @emotional En la tapa seguía, con letra de ocho años, la palabra [mañana|pronto|juro].
      @light Una sombra no pesa nada, pero [se toma las cosas a pecho|tiene memoria de burro|no sabe reírse de esas cosas|escucha por los talones].`,
    `La sombra había dejado un recado en la cal, escrito con [carbón|el dedo|un clavo]: decía que se iba por {noun} y que ya era hora.
      Debajo venía, a modo de [firma|reproche|mapa], un dibujo {noun2:of}.
      <Recordé|Recordaste|{name} recordó> una promesa hecha a los ocho años y [pospuesta|enterrada|perdida entre recibos] desde los nueve.
      [Había que salir detrás|Solo quedaba ir|Aquello no admitía respuesta, sino botas].
      @humorous La ortografía era [impecable|mejor que la del dueño|de escuela cara|mucho mejor que antes], lo cual dolía un poco.
      @dramatic,neutral Las huellas iban hacia el [norte|sur|oeste] y no eran huellas: era tierra un poco más fría.`,
    `¶ —Se ha ido, por {noun} —dijo la [vecina|lechera|abuela de enfrente]—. La vi pasar [al alba|corriendo|por el corral], con un dibujo {noun2:of} a la espalda.
      ¶ <Supe|Supiste|{name} supo> a qué se refería: una promesa de niñ{o|a}, hecha [bajo una mesa|en un gallinero|con fiebre], y veinte años de excusas.
      La sombra no tenía excusas //y ya llevaba [tres leguas|media mañana|una noche entera|dos ríos] de ventaja.
      @mysterious Iba, al parecer, [cantando|descalza|del brazo de nadie].
      @emotional <Eché|Echaste|Echó> pan en un saco: dos mitades, [por costumbre|por si aparecía|sin pensar|a ojo].`,
  ],
  obstacle: [
    `En la puerta de la villa, un guardia contaba sombras con [un ábaco|una vara|garbanzos].
      Faltaban nueve días para el Recuento, y quien no tuviera sombra pasaría al libro de los [difuntos|ausentes|huidos|solteros eternos].
      ¶ —Sin sombra no [se sale|hay puerta|abro] —dijo—. Y dentro de nueve días tampoco se [hereda|almuerza|discute].
      ¶ <Tuve|Tuviste|{name} tuvo> que salir dentro de un carro de [coles|colchones|tinajas].
      @humorous Las [coles|mulas|ruedas] sí estaban en regla.
      @dramatic El ábaco sonó una vez, [cerca|encima|al oído|lejos], y calló.`,
    `Una sombra suelta anda [sin comer ni dormir|por encima del agua|al trote], pasa bajo las puertas y no paga posada.
      Un cuerpo, en cambio, [tropieza|tiene ampollas|necesita zapatos], y <yo llevaba|tú llevabas|{name} llevaba> además detrás a los recaudadores del Recuento.
      Nueve días, decían los bandos [en cada árbol|con tres sellos|en letra gorda] //y luego, el libro de los difuntos.
      @neutral Por una sombra de menos se perdían la casa, [el pozo|la huerta|el perro|dos olivos] y el derecho a firmar.
      @mysterious,light En un charco alguien había dejado, como quien deja migas, [una mano|medio sombrero|una sonrisa|un codo] de sombra.`,
  ],
  wrong: [
    `Un viejo vendía sombras usadas en [un zaguán|una carreta|la trasera de una iglesia], colgadas como [jamones|abrigos].
      <Compré|Compraste|{name} compró> la de un notario muerto, porque los del Recuento venían ya por el camino y [no quedaba dónde esconderse|hacía un sol tremendo|preguntaban por los pies].
      Se dejó coser a los talones //y apretaba un poco en [las axilas|el cuello|la cintura|un hombro].
      @dramatic Al tercer pinchazo, la tela negra [suspiró|tiró de vuelta|cerró los ojos|pidió testigos].
      @humorous El vendedor juró que solo se había usado [para firmar|los domingos|en verano|para heredar] y con cuidado.`,
    `Con la patrulla del Recuento a [dos curvas|un tiro de piedra|cien pasos|la vuelta del molino], <di|diste|{name} dio> con una sombra ajena, tendida en una tapia.
      Era la de un notario recién [enterrado|llorado|jubilado de este mundo], y nadie vigilaba.
      <Me la cosí|Te la cosiste|Se la cosió> con hilo de [saco|pescar|cometa|zapatero] //y la patrulla pasó de largo, y hasta saludó.
      Parecía [un préstamo|una solución|un buen arreglo].
      @emotional La viuda la había tendido allí para que [se aireara|no se fuera todavía|cogiera color|oyera la calle].
      @neutral Fueron nueve puntadas, [todas torcidas|cuatro en el pie izquierdo|con prisa|sin nudo].`,
  ],
  cost: [
    `La sombra del notario tenía sus costumbres: se [paraba|sentaba|descubría|estiraba] a las dos, apartaba a los niños y firmaba en [las paredes|el polvo].
      Lo peor vino a pleno sol: la otra, la verdadera, esperaba al final del camino, [de pie|con la mano alzada|con los brazos abiertos|sonriendo].
      Vio los talones cosidos //y [echó a correr|se hizo un ovillo|dio la espalda].
      @emotional No es lo mismo [irse|marcharse|andar|partir] que huir, y hasta una sombra conoce la diferencia.
      @humorous El notario, entretanto, levantó acta de [la carrera|todo|los insultos|cada zancada], con dos copias.`,
    `Aquella tarde <quise|quisiste|{name} quiso> levantar el brazo, y el brazo [pesó|obedeció tarde|crujió|se fue para otro lado]: la sombra del notario tiraba hacia el cementerio.
      Hacia el otro lado, lejos, la sombra propia se había vuelto a mirar desde [una loma|un puente|un campo de cebada].
      Estuvo quieta lo que se tarda en contar [diez|veinte|siete|hasta cien] //y luego se borró.
      @dramatic,mysterious Las puntadas [sangraron|quemaban|cantaron] un poco, y la sangre era negra.
      @light Con las prisas se le cayó [una esquina|un botón|una manga|media oreja] de sombra, que no abrochaba nada.`,
  ],
  turn: [
    `<Descosí|Descosiste|{name} descosió> al notario y <lo dejé|lo dejaste|lo dejó> colgado en [una zarza|una cruz de camino|un espino|la rama de un almendro], firmando.
      Luego <salí|saliste|salió> sin nada al pie hasta donde la sombra se había sentado, [a dos pasos|al alcance|a un paso|muy cerca] {noun:of}.
      Una sombra puede llegar a todas partes // pero no puede [llamar|tocar nada|decir buenas].
      ¶ —Me faltaban las manos —dijo, [en voz muy baja|sin levantarse|como quien pide agua].
      @mysterious ¶ La voz era [la de los ocho años|más joven que el cuerpo|de cuando el juramento|un poco ronca].
      @emotional ¶ <Le di las dos|Le diste las dos|{name} le dio las dos>[, enteras|, con barro y todo|, y no pesaban].`,
    `La hora sin sombras es [el mediodía justo|un instante de cada día|cosa de un suspiro|el centro del día], cuando todas se meten debajo de su dueño.
      <Arranqué|Arrancaste|{name} arrancó> el hilo del notario y <esperé|esperaste|esperó> a pleno sol, [sin esconder los pies|con la cara al sol|descalz{o|a}], junto {noun:to}.
      Llegó despacio //y se quedó a un palmo, [como un perro regañado|sin tocar el talón|temblando|mirando a otra parte].
      ¶ —[Tenía que haber venido yo|Perdona la tardanza|Era cosa mía] —<dije|dijiste|dijo {name}>.
      @dramatic ¶ A lo lejos sonaba [el ábaco|el tambor|un caballo|el pregón] del Recuento.
      @neutral,light ¶ Era la primera vez que alguien le pedía perdón a [un trozo de suelo|una mancha|unas baldosas|lo que pisa].`,
  ],
  resolution: [
    `Ante {noun}, lo que la sombra sabía y lo que un cuerpo puede hicieron [una persona entera|buen equipo|un trabajo decente|lo que ninguno solo]: ella señaló y <yo abrí|tú abriste|{name} abrió> las manos.
      El Recuento llegó, contó y apuntó [uno, con reparos|una sombra, algo ancha|dos, cogidos de la mano|lo que había].
      Desde entonces hay un trato: los domingos la sombra [libra|sale sola|duerme hasta tarde] //y vuelve con noticias.
      @humorous Pidió además [dietas|vacaciones en invierno, cuando hay poca luz|un sombrero|que no la pisen en las bodas]; se estudia.
      @emotional El dibujo {noun2:of} volvió a la caja, y la caja, abierta, [a la ventana|a la mesa|junto al pan|en medio de todo].`,
    `De cerca, lo {noun:of} no se parecía al juramento: era más [pequeño|ruidoso|raro], y era mejor.
      La sombra quiso quedarse y <quise|quisiste|{name} quiso> volver, así que hubo que partir [el pan|la diferencia|el queso|la tarde].
      A {home} regresó cosida por un solo pie, con puntada [floja|de tonto|de aprendiz|de colores], para que pueda irse cuando haga falta.
      @light El otro pie lo lleva [suelto|al aire|libre|a su antojo], por si hay música.
      @dramatic,mysterious El guardia del ábaco la contó dos veces //y le salieron [números distintos|tres|cuatro|uno y pico].`,
  ],
  clues: [
    `En el suelo de [una venta|un lavadero|una herrería] quedaba una marca de sombra, como la que deja un vaso mojado.
      Representaba {noun:a}, con una exactitud que solo da el haberlo pensado [mucho|veinte años|cada noche].
      <Puse|Pusiste|{name} puso> la mano encima //y la marca estaba tibia, como [una silla|un pan|un banco|la cama] que alguien acaba de dejar.
      Las huellas salían por [debajo de la puerta|la ventana|la gatera|el desagüe], sin prisa.
      @emotional Al lado, más pequeña, había dibujada [una persona|una espalda|una cara|una mano] que se quedaba en casa.
      @neutral Nadie de allí había oído nada; una sombra no [paga|pisa fuerte|saluda|da golpes].`,
    `Un pastor juró haber hablado con la sombra, [de noche|junto a la lumbre|en la majada|entre dos luces], mientras todas las demás andaban revueltas.
      ¶ —Preguntaba por {noun} —[dijo|contó|juró]—. Y luego preguntaba si [alguien venía detrás|la seguían|quedaba lejos otra persona].
      ¶ El hombre, por [no ofender|buena crianza], le había dicho que sí. <Calculé|Calculaste|{name} calculó> que aquella mentira tenía ya [dos|cuatro|tres|cinco] días y que convenía hacerla verdad.
      @mysterious Los perros, contó, la habían [seguido|olido|mirado|lamido] sin ladrar.
      @light Las ovejas la encontraron [fresca|muy agradable|discreta|algo salada] y se tumbaron encima.`,
    `De la caja de los juramentos había caído, dentro del saco, un papel que <no recordaba|no recordabas|{name} no recordaba> haber [escrito|visto|guardado].
      Era una lista para el viaje en busca {noun:of}: [cuerda|linterna|pan|botas nuevas], galletas, valor, un calcetín de más.
      El valor venía tachado //y al lado, con otra letra, ponía: [se consigue allí|ya lo llevo|no pesa|se pide prestado].
      La otra letra era [inclinada|alargada|tumbada|muy larga], como de alguien que escribe desde el suelo.
      @humorous Del calcetín no había [noticia|rastro|nuevas|respuesta], ni lo ha habido nunca.
      @dramatic Debajo, apretando tanto que rompía el papel: [ven|no tardes|sin falta|ya].`,
    `En una posada enseñaron el libro de huéspedes: la sombra había firmado, [con buena letra|apretando mucho|con faltas|en negro sobre negro], con el nombre entero de su dueñ{o|a}.
      Como motivo del viaje constaba el asunto {noun:of}; como equipaje, [nada|un dibujo|una manta|mucha prisa]; como acompañantes, uno, que llegaría tarde.
      Había dejado pagada [una cama|la cena|la ventana|dos noches] con luz de luna, que en aquella casa se acepta.
      @neutral El posadero dio el cambio en [cobre|velas|botones|pan].
      @mysterious En la cama, hecha, se notaba el hueco de [dos|una cabeza de niño|alguien encogido|unas rodillas].`,
    `Un mercader de [mapas|relojes de sol|sombreros|almanaques] contó que, allá adelante, las sombras sin dueño se juntan y discuten de sus dueños.
      La <mía|tuya|de {name}> no hablaba mal de nadie, dijo; hablaba solo {noun:of}, y con eso había [convencido|cansado|aburrido|puesto en camino] a las otras.
      Una docena de sombras le iba detrás //y en tres pueblos la gente salía a la calle [sin mancha|a medias|sin bulto|mirándose los pies].
      @humorous El gremio de sombrilleros había [protestado por escrito|cerrado|convocado una misa|bajado los precios].
      @light Las de los gatos, en cambio, [no fueron|se lo estaban pensando|dormían|ya estaban allí].`,
    `La última huella acababa donde se acaba la tierra que proyecta: una raya [clara|de yeso|de luz] cruzada en el suelo.
      Al otro lado, dijo el barquero, se va a dar con {noun}, y allí no entra nadie que no [se haya presentado|lo haya prometido|venga andando|traiga con qué saludar].
      <Conté|Contaste|{name} contó> lo que quedaba: un saco con [poco pan|dos galletas|media cebolla|un higo seco], un juramento, y los pies.
      @dramatic Del lado de allá, muy quieta, [esperaba|aguardaba|temblaba|se alzaba] una mancha con forma de persona.
      @emotional Tenía los hombros caídos, como quien lleva [mucho rato|años|media vida|toda la tarde] mirando un camino.`,
  ],
};
