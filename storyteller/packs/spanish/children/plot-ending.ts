import type { Plot } from '../../pack.ts';

export const theEnding: Plot = {
  id: 'the-ending',
  homes: ['la calle de los Bostezos', 'Valdesiesta', 'Santa Manta', 'Cabo Almohada'],
  nouns: [
    [
      { the: 'el gigante friolero', a: 'un gigante friolero' },
      { the: 'la tetera sin fondo', a: 'una tetera sin fondo' },
    ],
    [
      { the: 'la jirafa del faro', a: 'una jirafa del faro' },
      { the: 'el reloj de arena', a: 'un reloj de arena' },
    ],
    [
      { the: 'el tren de los lunes', a: 'un tren de los lunes' },
      { the: 'la reina descalza', a: 'una reina descalza' },
    ],
  ],
  titles: [
    'El cuento que se dormía',
    '{noun:title}, hasta la puerta verde',
    '{name} busca un final',
    '{noun:title} y la puerta verde',
  ],
  chapters: [
    ['Hasta la puerta verde', 'Lo que había detrás'],
    ['La abuela ronca en la mejor parte', 'El final, por fin'],
  ],
  frames: [
    {
      opening: `Las gafas de la abuela Oti resbalaban cada noche [hasta la punta de la nariz|un dedo por frase|como por un tobogán], y con ellas se acababa [el cuento|la historia|la noche].
        En {home} no había abuela que lo contara mejor ni que se durmiera [antes|más deprisa|con más arte].
        <Recogí|Recogiste|{name} recogió> las gafas de [la colcha|la zapatilla|la taza] //y la pequeña Pulga preguntó [en la oscuridad|por quinta vez|muy bajito]: ¿y después?
        @humorous La abuela roncó, que como respuesta [era incompleta|dejaba dudas].
        @emotional Las gafas estaban [templadas|todavía calientes], y <olí|oliste|olió> en ellas [el jabón|la manzanilla] de siempre.`,
      echo: `Las gafas de la abuela resbalaron, como siempre, [nariz abajo|hasta la colcha|dedo a dedo].
        Esta vez no hizo falta recogerlas: Pulga las [cazó al vuelo|tenía ya en la mano|esperaba abajo], dormida casi del todo.
        ¶ —¿Y después, {name}? —[murmuró|dijo, dormida|se oyó].
        ¶ <Apagué|Apagaste|{name} apagó> la lámpara [con el codo|de un soplo|despacio][dramatic,mysterious,light=.| y] se lo <conté|contaste|contó> [al oído|desde el principio|en cuatro palabras].
        @mysterious Detrás de la pared, alguien [arrimó una silla|dejó de roncar] para oír mejor.
        @light El ronquido de la abuela [puso la música|hizo de trompeta].`,
    },
    {
      opening: `La lámpara tenía tres luces: [leer|ver], [susurrar|hablar bajito] y la abuela ya se ha dormido.
        Eran las [nueve y diez|diez menos cuarto|nueve y veinte] en {home}, y se había encendido [la última|la peor].
        ¶ —¿Y después, {name}? —[preguntó|quiso saber] la pequeña Pulga, [sentada|con los calcetines puestos|más despierta que un gallo].
        ¶ La abuela Oti [sonreía dormida|soplaba por la nariz], con el dedo [en la página|levantado|señalando la mejor parte].
        @neutral Era la cuarta noche [seguida|de la semana].
        @dramatic Pulga no había [dormido|cerrado un ojo] en ninguna.`,
      echo: `En el cuarto quedaba encendida la luz de susurrar, y la abuela Oti dormía con el dedo [en alto|entre dos páginas|sobre la colcha].
        La cama de Pulga no preguntaba nada: [respiraba|hacía el ruidito de las camas llenas|soltaba un pie].
        <Miré|Miraste|{name} miró> un rato a las dos //y luego, [por gusto|en voz baja|para nadie], <dije|dijiste|dijo> el final una vez más.
        @emotional Era [corto|sencillo], y cada noche [costaba menos|pesaba distinto].
        @humorous Lo escuchó [entero un zapato|la lámpara], y le pareció bien.`,
    },
    {
      opening: `¶ —Y cuando [llegaron a|llamaron a|vieron] la puerta verde… —[dijo|dijo entonces] la abuela Oti, y [cerró los ojos|bostezó|se quedó dormida como una piedra].
        ¶ En {home} todo el mundo conocía el cuento [hasta la puerta verde|hasta ahí] y ni un paso más.
        <Esperé|Esperaste|{name} esperó> por si [seguía|había suerte|volvía] //y la pequeña Pulga, al lado, [dio una patada al colchón|se puso de pie|encendió la linterna].
        @mysterious La abuela sonreía [a medias|por un lado], como si [ella sí siguiera|estuviera ya del otro lado].
        @light Una sombra hizo un conejo [en el techo|en la puerta], y el conejo tampoco lo sabía.`,
      echo: `¶ —Cuando [por fin |]llegaron a la puerta verde… —[dijo|dijo entonces] la abuela, y [se le cerró un ojo|bostezó hacia dentro|le pudo el sueño].
        ¶ —[Empujaron|Abrieron] —siguió Pulga, [con la boca en la almohada|como quien sabe|muy seria].
        ¶ <Seguí|Seguiste|{name} siguió> desde ahí, [frase a frase|sin prisa|cambiando de voz donde tocaba], hasta que [en el cuarto no escuchó nadie|se durmieron todas][dramatic,mysterious,light=.| y] aun así <llegué|llegaste|llegó> al final.
        @neutral Fuera [pasaba el último tranvía|cerraban una persiana].
        @dramatic Ningún final se [pierde|queda solo] si alguien [lo dice|se queda despierto].`,
    },
  ],
  want: [
    `El cuento de la abuela trataba {noun:of}, y se cortaba [siempre en el mismo sitio|en lo mejor], [justo|precisamente] cuando [aparecía|salía] también lo {noun2:of}.
      Pulga llevaba cuatro noches [en vela|sin dormir|haciendo preguntas] y ya metía la cuchara [en el vaso equivocado|en el tintero|en la oreja].
      <Decidí|Decidiste|{name} decidió> salir a buscar el final // y traerlo [antes del domingo|envuelto|entero].
      @humorous Un final no puede ser más grande que [un melón|una maleta], o [no cabría en los libros|nadie lo llevaría].
      @emotional Pulga le prestó a la empresa [su linterna|su mejor calcetín].`,
    `¶ —Tú que eres mayor, {name} —[dijo|dijo entonces] Pulga—, ¿cómo acaba lo {noun:of}?
      ¶ <Abrí|Abriste|{name} abrió> la boca y no <encontré|encontraste|encontró> [nada dentro|más que un bostezo|ni media palabra]: nadie había pasado nunca de la puerta verde, ni llegado a la parte {noun2:of}.
      Ser mayor consistía, al parecer, en [ir a mirarlo|ponerse los zapatos|preguntar a otros] //y eso <hice|hiciste|hizo>.
      @neutral Pulga puso un plazo: [tres noches|hasta el domingo].
      @dramatic Ni una [más|noche más], dijo, [o lloraba|y lo dijo sin llorar].`,
    `Mientras la abuela roncaba, <hice|hiciste|{name} hizo> [una lista|la lista] de lo que se sabía.
      Uno: el cuento [iba en busca|trataba] {noun:of}. Dos: [por el camino|a medio camino], [alguien|un señor muy alto] preguntaba por {noun2}. Tres: [una puerta verde|la puerta, verde|había una puerta verde].
      El cuatro quedó en blanco, porque era el final, y los finales [hay que ir a buscarlos|no salen de la almohada|están siempre fuera de casa].
      @mysterious Por la mañana, junto al cuatro, había [una mancha verde|un puntito verde], aún [húmeda|fresca].
      @light Pulga dibujó al lado [un caballo|una salchicha], por si ayudaba.`,
  ],
  obstacle: [
    `Las amigas de la abuela [sabían|conocían] el cuento, pero todas se habían dormido [de niñas|hacía sesenta años] en la misma [frase|palabra].
      ¶ —Yo llegué a la puerta —presumió [la mayor|una|la del moño]—. [Verde, era|Era verde]. De lo {noun:of} ya no [oí nada|me enteré].
      ¶ {companion} las fue tachando [una a una|con mucha pena|por orden de moño] //y la lista se quedó [en nada|en los huesos].
      @humorous Dos se durmieron [otra vez|allí mismo], de acordarse.
      @emotional Una pidió, por favor, que si aparecía el final [se lo contaran|alguien volviera].`,
    `El libro existía: estaba en el armario, con el cuento {noun:of} en la página [cuarenta|sesenta|treinta y dos] y ninguna después.
      La última hoja, explicó [la vecina|el lechero|una tía], envolvió en su día [unas sardinas|media docena de sardinas|las sardinas de un domingo].
      Las sardinas habían seguido su camino hacía [mucho|treinta veranos] // y {companion} se ofreció a seguirlo también.
      @mysterious En el borde roto se leía aún [media palabra|un resto]: «[ver|abr|puer]».
      @dramatic <Pasé|Pasaste|Pasó> el dedo por [el roto|donde faltaba], y el papel [raspaba|se deshizo un poco].`,
  ],
  wrong: [
    `La tercera noche, Pulga ya no [preguntaba|se tenía derecha], solo miraba con unos ojos [como platos|redondos|de búho].
      <Me|Te|Le> dio tanta pena que <inventé|inventaste|{name} inventó> un final con [tarta|fuegos artificiales|boda y tarta], y para que valiera <juré|juraste|juró> que era el de la abuela.
      Pulga [suspiró|bostezó], [se tapó|dijo «ah»][dramatic,mysterious,light=.| y] se durmió en el acto.
      @humorous La tarta tenía [siete pisos y ascensor|nata por dentro y por fuera]; quizá fue [la nata|demasiado].
      @mysterious La lámpara [parpadeó|bajó sola a la segunda luz].`,
    `Sin final y con Pulga [tambaleándose|dormida de pie|llorando de sueño], <hice|hiciste|{name} hizo> lo que haría cualquiera que quiere a alguien: inventarlo.
      <Puse|Pusiste|Puso> [una fiesta|un barco|una tarta] detrás de la puerta verde, y <dije|dijiste|dijo> que la abuela lo contaba [así|así, palabra por palabra|siempre así].
      Salió [facilísimo|de un tirón] // y eso [ya era sospechoso|debió dar que pensar].
      @light Hasta [un oso que pasaba|el cartero] comía pastel en aquel final.
      @dramatic La palabra «siempre» se quedó [en el aire|atravesada].`,
  ],
  cost: [
    `En el desayuno, Pulga felicitó a la abuela por [su final|el final tan bonito|haberse acordado].
      La abuela Oti dejó la cuchara [en el aire|al lado del plato] y dijo que de eso no se acordaba, [qué raro|qué cabeza|nada de nada].
      Pasó la mañana entera [mirando por la ventana|buscándolo en los cajones|con las gafas en la mano][dramatic,mysterious,light=.| y] no tarareó [ni una vez|nada].
      @emotional A mediodía <me|te|le> preguntó, muy bajo, si [estaba perdiendo más cosas|se le notaba].
      @neutral Eran [las doce|la una]; otras veces a esa hora [ya cantaba|había pelado los guisantes].`,
    `La abuela supo por Pulga cómo acababa su propio cuento, y se puso [las gafas|otras gafas encima], [como si eso ayudara|por ver si así].
      ¶ —Entonces el final se me ha ido —[dijo|murmuró|dijo muy bajo], [tocándose el moño|mirando la sopa]—. Y ni me he dado cuenta.
      ¶ Esa noche no hubo cuento: dijo que [estaba cansada|mejor otro día] //y apagó ella misma [la lámpara|la luz].
      @dramatic Nadie había visto [jamás|hasta entonces] a la abuela apagar [una luz|nada].
      @humorous Tampoco roncó, y sin ronquidos [no hay quien duerma|la casa cojeaba].`,
  ],
  turn: [
    `<Salí|Saliste|{name} salió> al pasillo en calcetines para decirle a la abuela la verdad //y <mi|tu|su> mano, [a oscuras|buscando el interruptor], dio con un pomo desconocido.
      La puerta del desván era [verde|verde por debajo de la pintura blanca|verde, con la luz adecuada]; llevaba siéndolo [toda la vida|siempre].
      <Empujé|Empujaste|Empujó>. Al otro lado, [bajo una sábana|entre baúles|en el sitio más tonto], <di|diste|dio> con {noun}.
      @mysterious Junto al umbral había [dos tazas|una silla baja], todavía sin polvo.
      @light La puerta ni siquiera [chirrió|estaba cerrada].`,
    `¶ —[El final era mío, abuela, no tuyo|Abuela, ese final era mío] —<dije|dijiste|dijo {name}>, [de un tirón|mirando al suelo|con la voz finita]—. [Lo inventé|Me lo inventé|Es inventado].
      ¶ La abuela [se echó a reír|soltó el aire de tres días], buscó [una llave|una llavecita] en el costurero y <me|te|le> señaló con ella el fondo del pasillo.
      La puerta verde [estaba|seguía] allí, [detrás del perchero|tapada por los abrigos]; <abrí|abriste|abrió>[dramatic,mysterious,light=.| y] <di|diste|dio> de frente con {noun}.
      @humorous Detrás de los abrigos. [Años colgando la bufanda|Tantas bufandas], y nada.
      @emotional La mano de la abuela [pesaba poco|estaba tibia] en <mi|tu|su> hombro.`,
  ],
  resolution: [
    `Aquella noche el cuento {noun:of} se contó por turnos: la abuela hasta [la puerta|el pomo|las bisagras] y [el final|lo demás], <yo|tú|{name}>.
      Lo {noun2:of} no iba al final, resultó, sino [en medio|al principio], y [nadie lo había notado|ahí estaba el truco].
      {companion} hizo de [viento|público|puerta] //y la abuela se durmió [la última|la penúltima], por una vez.
      @emotional Antes <me|te|le> dio [su sitio|la esquina buena] de la colcha.
      @light Hubo que [repetirlo|contarlo] dos veces, por [las risas|unanimidad].`,
    `La abuela confesó que ella tampoco había oído nunca el final: su abuela también se dormía [ahí|como un tronco|en lo mejor].
      ¶ —Hacía falta alguien que no se durmiera —[dijo|dijo por fin|dijo entonces], y [miró a {companion}|miró alrededor|se limpió las gafas]—. Alguien que [fuera en persona|saliera] por {noun}.
      ¶ Así que <lo conté|lo contaste|{name} lo contó>, con lo {noun2:of} y todo //y quedó [apuntado|escrito con lápiz verde|en la familia].
      @mysterious En el libro, la página rota [ya no raspaba|parecía más ancha].
      @neutral Ocupaba [una hoja|dos hojas] y [un dibujo|media sardina].`,
  ],
  clues: [
    `La primera en acordarse de algo más fue la [panadera|tía Engracia|señora del tercero], que se rascó la barbilla con [una barra|un ovillo|una regadera].
      ¶ —Al principio —[dijo|dijo por fin|dijo entonces]—, antes de salir por {noun}, se [ataban los zapatos|comían tres ciruelas|despedían del gato]. [Eso tu abuela se lo salta|Tu abuela no lo cuenta].
      ¶ {companion} lo apuntó [en el puño|con letra gorda]: el cuento tenía, pues, más principio del que se creía //y quizá también [más final|más de todo].
      @neutral Era [una frase|bien poca cosa], pero era nueva.
      @light La vecina, ya en marcha, recordó también [dos recetas|una canción] y [un novio|tres novios].`,
    `En la libreta de la compra de la abuela, entre [garbanzos|lejía|peras] y azúcar, alguien había escrito con otra tinta: «Preguntar por {noun}».
      La tinta era vieja, de un marrón [de té|de galleta], y la libreta [nuevecita|de aquel mismo año].
      <Olí|Oliste|{name} olió> la página, porque [en los libros eso funciona|no se le ocurrió a nadie otra cosa|lo dijo {companion}]: olía a [pintura|pintura fresca|armario].
      @mysterious A pintura verde, para ser [exactos|del todo exactos].
      @humorous Los garbanzos seguían [sin comprar|subrayados], y eso en casa [tuvo consecuencias|se notó].`,
    `La hermana mayor de la abuela, que vivía [al otro lado del río|encima de la ferretería|en un segundo sin timbre], oyó la palabra y dejó de [abanicarse|pelar guisantes].
      ¶ —¿[Todavía cuenta eso|Aún lo cuenta]? —[dijo|dijo por fin|dijo entonces]—. De [niñas|chicas] lo jugábamos[| en el pasillo]. Yo hacía {noun:of}, y ella [abría la puerta|esperaba fuera|se reía todo el rato].
      ¶ <Quise|Quisiste|{name} quiso> saber qué puerta //y la hermana [miró el techo|sonrió con un solo diente], pero dijo que [era una muy corriente|cualquiera servía].
      @emotional Después pidió que le [repitieran|contaran] la risa de su hermana.
      @dramatic La puerta de su casa [era azul|no era verde]; <lo comprobé|lo comprobaste|lo comprobó>.`,
    `Había un cuadro en el pasillo al que nadie hacía caso, [torcido|lleno de moscas|colgado muy alto], y aquella mañana {companion} le hizo caso.
      Se veía una casa como la de la abuela, una [ventana|chimenea|maceta] de más y, saliendo por el fondo, algo que solo podía tener que ver con {noun}.
      Donde ahora estaba el perchero, el pintor había puesto [una mancha|un borrón|cuatro pinceladas] //y las cuatro [eran verdes|tiraban a verde].
      @mysterious El cuadro estaba firmado [con el apellido de la abuela|por detrás, del revés].
      @light También salía [un perro|una gallina], muy contento de [salir|posar].`,
    `Al sacudir el libro cayó [un billete de tranvía|una flor plana|una servilleta] con una frase a lápiz: «Si me duermo, que siga quien esté despierto».
      La letra era de la abuela de la abuela, que hacía las [eses como anzuelos|tes como paraguas|oes sin cerrar].
      {companion} la leyó en voz alta [dos|tres] veces, por si detrás de la última palabra venía algo {noun:of} //y detrás [no venía nada|solo había papel].
      @dramatic <Me|Te|Le> [temblaron un poco las manos|costó guardarla]: era casi [una orden|un permiso].
      @humorous Roncaba, pues, la familia entera, y [desde antiguo|con método].`,
    `Por la rendija de debajo de una puerta que nunca se abría, al fondo del pasillo, salía un poco de [luz|corriente|olor a manzanas].
      <Me agaché|Te agachaste|{name} se agachó> a mirar: dentro, algo cambió de sitio [con cuidado|despacito|y tosió], como haría cualquiera que tuviera que ver con {noun}.
      ¶ —Ahí guardamos [los abrigos|las mantas|el invierno] —[dijo|dijo entonces] la abuela al pasar, y [siguió|no miró a la puerta|se le escapó un hoyuelo].
      @emotional ¶ Hacía mucho que no [andaba tan deprisa|tenía esa cara de niña].
      @neutral ¶ Eran [las siete|casi las ocho], y en agosto nadie [guarda|busca] abrigos.`,
  ],
};
