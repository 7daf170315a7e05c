import type { Thing } from '../../pack.ts';

export const moreThings: readonly Thing[] = [
  {
    noun: { the: 'el permiso en blanco', a: 'un permiso en blanco' },
    find: `Un papel con tres sellos [daba vueltas por el aire|venía rodando|cruzaba a su aire], y fue a pegarse a la frente de {companion}.
      «Por la presente», decía, «se permite a … que …», y firmaba [un secretario|una mancha muy distinguida|alguien con prisa].
      ¶ —Falta lo importante —[dijo|dijo entonces] {companion}, despegándoselo.
      ¶ Lo importante, <pensé|pensaste|pensó {name}>, se podía poner [después|cuando hiciera falta][dramatic,mysterious,light=.| y] <lo doblé|lo doblaste|lo dobló> en [cuatro|ocho].
      @light Los tres sellos eran [un águila, otra águila y un pollo|de colores distintos].
      @dramatic El papel crujía como [si tuviera prisa|algo que manda mucho].`,
    use: `[El permiso en blanco estaba para eso|Para eso estaba el permiso en blanco]. <Escribí|Escribiste|{name} escribió> sobre la espalda de {companion}, donde faltaba: «a todo el mundo» y «[que pase|que siga|que salga por aquí]».
      Lo leyó quien tenía que leerlo, [moviendo los labios|dos veces|del derecho y del revés], y hasta lo que no sabía leer [se fijó en los sellos|reconoció un sello].
      Con tres sellos [no se discute|nadie discute]. Todo se [retiró|abrió|echó atrás] un paso, con respeto //y alguien incluso [se cuadró|limpió el camino].
      @humorous El pollo del sello [cobró|pareció crecer], de pura importancia.
      @neutral Se quedaron [el original|la copia] y dieron [recibo|los buenos días].`,
  },
  {
    noun: { the: 'el abanico de la diva', a: 'un abanico de diva' },
    find: `Del cielo, o de un [balcón|piso alto], cayó un abanico [negro|de plumas|con una ópera pintada], que aterrizó abierto y muy [digno|ofendido].
      Llevaba bordado «La Divina [Rosalba|Trinidad|Consuelo]», y olía a [teatro|violetas|aplausos].
      {companion} lo movió [una vez|con la muñeca], y se levantó aire bastante para [un sombrero|una falda|tres periódicos] // de modo que <lo cerré|lo cerraste|{name} lo cerró> con cuidado y <lo metí|lo metiste|lo metió> en la manga.
      @mysterious Cerrado, seguía [dando un hilo de aire|respirando].
      @light El sombrero [aún no ha vuelto|dio dos vueltas y saludó].`,
    use: `<Abrí|Abriste|{name} abrió> el abanico de un golpe, ras, como lo haría la Divina en el [tercer|segundo|último] acto.
      Con el primer movimiento se levantó [un papel|el polvo|una pluma]. Con el segundo, [los flequillos|las cortinas de media calle]. Con el tercero, lo que estaba allí plantado empezó a [inclinarse|perder interés|recogerse la falda].
      {companion} [tarareó un aria|se agarró a algo|hizo de coro] //y al décimo ya no había [nada delante|quien estorbara].
      @dramatic El aire [rugió|hizo temblar hasta las suelas], y luego [nada|se sentó].
      @emotional Al cerrarlo se oyó, muy lejos, [una ovación|a alguien gritar «¡bravo!»].`,
  },
  {
    noun: { the: 'la llave de las sardinas', a: 'una llave de lata de sardinas' },
    find: `Una gaviota dejó caer [a los pies|en el zapato|al lado] de {companion} una llave de lata de sardinas, la miró, y se fue sin dar explicaciones.
      Era una llavecita con [un ojo|una ranura], de las que no abren puertas, sino [merienda|cosas que no tienen puerta].
      ¶ —Pues no hay lata —[dijo|dijo entonces] {companion}, buscando [arriba|alrededor].
      ¶ <Me la puse|Te la pusiste|{name} se la puso> de [anillo|pendiente|colgante] //porque una llave, por pequeña que sea, [siempre sabe algo|no viene sola].
      @neutral Olía [a mar|poco], y no [pinchaba|estaba oxidada].
      @mysterious La gaviota, desde lejos, [seguía mirando|asintió, o eso pareció].`,
    use: `No había cerradura, pero la llave de las sardinas [no la necesita|nunca había tenido una], así que <enganché|enganchaste|{name} enganchó> la ranura en el borde de lo que había delante y <giré|giraste|giró>.
      Se fue enrollando: [ris, ris|despacito|con un ruido de hojalata], como una tapa, primero la esquina, luego [la mitad|el centro].
      {companion} [sujetó el rollo|se asomó debajo] y dijo que por allí [cabían dos|se veía el otro lado|olía a libertad y a aceite] //y era cierto.
      @humorous El otro lado, efectivamente, tenía un poco de [tomate|escabeche].
      @light Al soltar, todo se desenrolló solo, [¡flap!|con un «hasta luego»].`,
  },
  {
    noun: { the: 'la linterna de la pila vieja', a: 'una linterna' },
    find: `Alguien se había dejado una linterna encendida dentro de [un cubo|una bota|un cajón abierto], y la pila era tan vieja que la luz salía [despacio|a pie|bostezando].
      {companion} puso la mano delante y hubo que esperar [un ratito|a la de tres] a que se viera la sombra.
      <La apagué|La apagaste|{name} la apagó>, para [no gastarla|que descansara]. La luz que ya había salido siguió [un trecho|hasta la esquina][dramatic,mysterious,light=.| y] luego se [perdió|sentó en un escalón].
      @emotional En el mango, con esparadrapo, ponía [«del abuelo»|«para volver»].
      @dramatic Dentro de la bota, cuando se fue la luz, [algo se movió|quedó lo oscuro].`,
    use: `<Encendí|Encendiste|{name} encendió> la linterna de la pila vieja y <apunté|apuntaste|apuntó> [hacia delante|al frente|donde estaba el problema]. La luz salió, se estiró y fue caminando [por el suelo|sin prisa|de puntillas], hasta llegar.
      Allí se puso a [mirar bien|alumbrar las esquinas|hacer compañía], y se vio que lo que parecía tan [cerrado|grande|serio] tenía [un hueco|un lado blando|una rendija] justo a la altura de la nariz.
      Por el hueco pasó la luz primero //y después {companion}, y <después yo|después tú|{name} después>, [conteniendo la tripa|de lado].
      @light La luz, orgullosa, [no quería volver a la linterna|se quedó a jugar].
      @mysterious Antes de apagarse, alumbró [una mano que saludaba|algo que no estaba].`,
  },
  {
    noun: { the: 'el calcetín suelto', a: 'un calcetín suelto' },
    find: `De una cuerda sin ropa colgaba un calcetín suelto, [a rombos|verde|con un tomate en el talón], que llevaba allí el tiempo suficiente para tener [un nido|opiniones|nombre: Agustín].
      <Lo descolgué|Lo descolgaste|{name} lo descolgó>, y el calcetín [se dejó|dio un brinco|se pegó a la mano], de pura alegría de que contaran con él.
      {companion} le preguntó por el otro //y hubo un silencio [delicado|de lana], tras el cual [nadie insistió|se habló de guantes].
      @emotional Aún conservaba la forma de [un pie pequeño|alguien].
      @humorous Olía como huele lo que [ha vivido|ha viajado sin maleta].`,
    use: `<Metí|Metiste|{name} metió> la mano en el calcetín suelto, con el pulgar de mandíbula, y el calcetín [carraspeó|miró alrededor|se puso serio].
      ¶ —Buenas —dijo, con una voz que no se sabía [de quién era|de dónde salía]—. ¿Hay aquí [algún problema|alguien solo|quien quiera hablar]?
      ¶ A nadie le cuesta [hablar con|contárselo a] un calcetín. Habló con [unos y otros|lo que tenía delante] largo rato, en voz baja //y de pronto [hubo sitio|se abrió paso|ya no pasaba nada] y todo el mundo [se sonaba|estaba mejor].
      @neutral {companion} le dio [la mano|las gracias] al calcetín.
      @dramatic Lo que dijo, exactamente, [no se repetirá|lo sabe solo la lana].`,
  },
  {
    noun: { the: 'el dado de siete caras', a: 'un dado de siete caras' },
    find: `Había un dado [en un charco|en el hueco de un árbol|debajo de una baldosa suelta], y {companion} contó las caras [dos veces|con el dedo|por turnos]: siete.
      Seis eran [las de siempre|normales]. La séptima estaba en blanco, y no se quedaba quieta: unas veces era [la de abajo|pequeña] y otras [la de al lado|no estaba].
      <Tiré|Tiraste|{name} tiró> [por probar|a ver]. Salió un [cuatro|dos|cinco] //y no pasó [nada de nada|más que una mosca], que es lo que pasa con los números corrientes.
      @light Con el seis había que [dar un salto|ladrar]; lo decidió {companion}.
      @mysterious En el bolsillo siguió [rodando|decidiéndose] toda la tarde.`,
    use: `<Soplé|Soplaste|{name} sopló> el dado de siete caras, como hacen [los tahúres|las tías abuelas|los que no saben qué hacer], y <lo tiré|lo tiraste|lo tiró>.
      Rodó, chocó con [un zapato|la pared], bailó sobre una esquina y se paró: la cara en blanco.
      Todo lo que había alrededor se quedó también [en blanco|sin nada que decir|como recién empezado]. A lo que cerraba el paso se le olvidó [qué hacía allí|para qué|su papel][dramatic,mysterious,light=.| y] se fue a preguntarlo.
      @neutral {companion} recogió el dado [con el pañuelo|antes de que cambiara de idea].
      @emotional Durante un momento tampoco nadie recordó [ninguna pena|qué le dolía].`,
  },
];
