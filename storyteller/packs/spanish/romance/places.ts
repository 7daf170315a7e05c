import type { Place } from '../../pack.ts';

export const firstPlaces: readonly Place[] = [
  {
    noun: { the: 'la lonja del pescado', a: 'una lonja' },
    chapter: 'Lo último que queda de la noche',
    arrive: `A las cinco de la mañana, en la lonja, se subastaba [la pesca|lo que trajera el mar] en una lengua que solo entendían los gatos.
      {companion} se rascó la oreja, [sin mala intención|por sueño], y acababa de comprar cuarenta kilos de pulpo[| gallego| con opiniones].
      ¶ —¿[A qué nombre|De parte de quién]? —[preguntó|quiso saber] el subastador, [lápiz en alto|sin levantar la vista].
      ¶ <Dije|Dijiste|{name} dijo> uno inventado //y quedaron inscritos, en [tinta de calamar|papel mojado], dos apellidos que pegaban bastante.
      @humorous El pulpo [no hizo objeciones|aplaudió con lo que pudo].
      @light Por los cuarenta kilos regalaban [un limón|perejil].`,
    trouble: `El pulpo había que llevárselo antes de las seis, y en la puerta pusieron, a las seis menos diez, [una cadena|tres furgonetas en fila|una montaña de hielo].
      El guarda, un hombre [con mitones|de pocas palabras|muy enamorado de la norma], señaló el reglamento, que estaba [en la pared|mojado|en letra gótica]: sin retirar la compra, no sale el comprador.
      {companion} ofreció devolverlo. No se admitían devoluciones //y el hielo, además, [crujía hacia abajo|seguía llegando].
      @dramatic Seis menos cinco. Seis menos [cuatro|tres]. El guarda, quieto.
      @emotional Hacía tanto frío que alguien [compartió los guantes, uno y uno|sopló en las manos de alguien].`,
    leave: `El pulpo se quedó en el puerto, repartido entre [once gatos|las monjas|cuatro bares], y en el recibo, que {companion} guardó doblado, seguían los dos apellidos juntos.
      ¶ —Para desgravar —[dijo|dijo por fin|dijo entonces], y [miró una grúa|se subió el cuello|tosió].
      ¶ Amanecía de la manera en que amanece en los muelles, primero [los cascos|las cuerdas|las gaviotas] y luego el resto, y <anduve|anduviste|{name} anduvo> un rato sin preguntar hacia dónde[dramatic,mysterious,light=.|,] con olor a mar hasta en el nombre.
      @neutral El recibo llevaba el número [cuatrocientos doce|trescientos uno].
      @mysterious Uno de los gatos, el [gris|tuerto], vino detrás hasta la esquina y se sentó, como quien [ha cumplido|entrega un recado].`,
  },
  {
    noun: { the: 'la estación de autobuses', a: 'una estación de autobuses' },
    chapter: 'Andén de nadie',
    arrive: `En la estación de autobuses los relojes daban tres horas: una para irse, otra para quedarse y otra para [despedir a alguien|los que aún no sabían].
      {companion} se paró ante el panel y leyó en voz alta los destinos, como [una carta de postres|quien pasa lista|nombres de novios].
      Ninguno hacía falta, pero <me senté|te sentaste|{name} se sentó>, con un café de máquina, a ver salir el de [las nueve y veinte|Ponferrada|la costa], que iba vacío //y aun así alguien decía adiós.
      @emotional Lo decía una mujer mayor, [con la mano muy abierta|al asiento doce].
      @humorous El café admitía [tres intensidades de decepción|azúcar, como quien admite un delito].`,
    trouble: `Por megafonía anunciaron que la estación cerraba por [obras|inventario|un pavo suelto] y que se rogaba a los viajeros que volvieran [ayer|el martes|por donde no habían venido].
      [Bajaron una persiana y después la otra|Cayó una persiana, y luego la otra]. Entre las dos quedó el vestíbulo, con [un limpiador|cuatro maletas huérfanas|una máquina de peluches] y todas las salidas del lado de fuera.
      {companion} golpeó el metal [con los nudillos|con un paraguas ajeno] //y el metal contestó con la voz de megafonía, que pedía calma.
      @mysterious En el andén siete, sin embargo, [un motor se puso en marcha|se encendió un faro].
      @light La máquina de peluches [regaló uno, de puro nervio|siguió a lo suyo, con musiquita].`,
    leave: `Del andén [cuatro|once|siete] salía un autobús sin letrero, y el conductor dijo que él paraba donde le lloraran.
      [Nadie lloró|No lloró nadie|No hizo falta llorar]. {companion} contó [un chiste de estaciones|una despedida que no fue], con el plano del revés, y el conductor [paró igual|se saltó dos rotondas|apagó la radio para oír].
      <Bajé|Bajaste|{name} bajó> con la sensación de haber<me|te|se> dejado algo //y era la prisa, que [siguió hasta el final|se fue sin bajarse].
      @neutral El billete costó [uno con veinte|lo mismo que el café].
      @dramatic Cuando arrancó, en el cristal de atrás, una mano [escribía algo en el vaho|decía que no].`,
  },
  {
    noun: { the: 'el salón de baile La Perla', a: 'un salón de baile' },
    chapter: 'Primera lección, cojo',
    arrive: `En La Perla los jueves eran de tango y los demás días [también, pero sin confesarlo|de limpieza|de tango a puerta cerrada].
      La dueña miraba los zapatos de quien entraba y decidía: a la pista o [a la barra|a la calle|a pensárselo]. Los de {companion} le [gustaron|hicieron levantar una ceja].
      ¶ —[Usted también|Usted, a la pista] —<me|te|le> dijo, como [un médico|quien receta].
      ¶ La orquesta eran [dos hermanos|un bandoneón y su primo] //y la pista, de noche, parecía [más honda|llena de barniz reciente].
      @dramatic Una mano en la espalda. [La otra, esperando|Ni un centímetro más].
      @humorous El tango consiste en [andar con problemas|evitar las columnas con elegancia].`,
    trouble: `La norma de La Perla era que nadie dejaba la pista en mitad de una pieza, y la pieza, aquella noche, [no se acababa|empezaba por tercera vez|la tocaba un bandoneón rencoroso].
      Ocho parejas de edad cerraban el paso, [mejilla con mejilla|con los codos en punta|girando como puertas], y la dueña vigilaba desde un taburete con un silbato.
      <Busqué|Buscaste|{name} buscó> un hueco, por la izquierda, [tres veces|contando los pasos] //y las tres lo ocupó [una falda|un caballero de ochenta años].
      @emotional La mano de {companion} avisaba de cada choque [un segundo antes|con un dedo].
      @mysterious Había una novena pareja, al fondo, que [no tocaba el suelo|no salía en los espejos].`,
    leave: `La dueña de La Perla les ponía a los que se iban un sello en la muñeca, con forma de [zapato|bandoneón|perla], para que pudieran volver sin dar explicaciones.
      ¶ —Bailas como si pidieras perdón —le dijo a {companion}—. Y quien [baila contigo|te sigue], como si lo [concediera|mereciera].
      ¶ En la calle se oyó todavía media pieza //y los pies, por su cuenta, [la terminaron|dieron ocho pasos y un corte].
      @light Un barrendero [marcó el compás|esperó a que acabara la figura].
      @neutral El sello tardó [tres días|un fin de semana] en borrarse.`,
  },
  {
    noun: { the: 'el funicular', a: 'un funicular' },
    chapter: 'Capacidad: ocho personas o una discusión',
    arrive: `El funicular subía a lo alto de la ciudad desde 1908, [gruñendo|con asientos de rejilla|a la velocidad de una sopa], y el maquinista daba a elegir: mirando al mar o mirando a quien viniera enfrente.
      {companion} eligió enseguida, pero no dijo [cuál|en voz alta] de las dos cosas.
      <Me senté|Te sentaste|{name} se sentó> [delante|enfrente]. El mar estaría [estupendo|en su sitio], a la espalda, y hubo once minutos de cuesta //y parecieron cuatro.
      @emotional A media altura, las dos cabinas se cruzan, y la gente [se saluda sin conocerse|se dice cosas que no podrá oír].
      @humorous El maquinista había visto [sesenta y dos pedidas de mano y un desmayo|de todo, salvo prisa].`,
    trouble: `En el punto exacto en que no se veía ni la estación de arriba ni la de abajo, el funicular hizo [cloc|un ruido de digestión|nada de pronto] y se paró.
      El maquinista salió a mirar, volvió, se quitó la gorra y dijo que [lo sentía por los que tuvieran hambre|a veces se le pasa|en el 54 fueron dos días].
      La puerta daba a [treinta metros de aire|un gallinero, muy abajo|la copa de un pino] //y la otra no era una puerta.
      @neutral Según la placa, el freno era de [Zúrich|Bilbao], y [excelente|nuevo en 1931].
      @dramatic El cable [tembló|cantó una nota], una sola, y {companion} [dejó de hacer bromas|la reconoció].`,
    leave: `Arriba soplaba un aire de [pinos|antenas y jazmín|domingo], y había un mirador con telescopio de moneda, de los que enfocan [siempre lo mismo|una azotea con sábanas|la casa de otro].
      <Eché|Echaste|{name} echó> la moneda y <le cedí|le cediste|le cedió> el turno a {companion}, que no miró el mar, sino un balcón con una sola silla, hasta que cayó la tapa.
      Qué había visto no lo dijo //y era [evidente|una lástima] que no hubiera otra moneda.
      @mysterious La silla, a simple vista, [no estaba|eran dos].
      @light Un niño vendía, al lado, [monedas de repuesto|nubes con palo].`,
  },
  {
    noun: { the: 'el jardín botánico', a: 'un jardín botánico' },
    chapter: 'Se ruega no enamorar a las plantas',
    arrive: `El jardín botánico tenía un letrero por planta, y las plantas, en general, [no se lo creían|crecían hacia otro lado|llevaban el apellido con paciencia].
      {companion} iba saludándolas por el nombre de diario: la [envidiosa|dormilona|mala madre], y una hiedra que llevaba candado.
      ¶ —¿[Y esta|Y esta cómo se llama]? —<pregunté|preguntaste|preguntó {name}> ante una sin letrero, [pequeña|torcida|con una flor fuera de temporada].
      ¶ —Esa está esperando a que la miren [bien|dos veces] —[dijo|dijo entonces] {companion} //y no hablaba mirando a la planta.
      @light ¶ La planta, por si acaso, [se estiró|soltó un poco de olor].
      @mysterious ¶ El candado se abría [de noche|desde dentro].`,
    trouble: `Sonó una campana que no se oía desde dentro del invernadero grande, y cuando se oyó era ya [la llave|el candado].
      El invernadero quedó cerrado, con sus treinta y [cinco|ocho] grados y un cartel por dentro que decía: «[Se ruega no estar|Hasta el lunes|Cierre la boca al pasar]».
      {companion} escribió «AYUDA» en el vaho, y desde fuera se leía [del revés|como un nombre de planta] //y un jardinero, a lo lejos, saludó encantado.
      @humorous Contestó por señas que [a él también le gustaban|el lunes, a las ocho].
      @emotional Hubo que quitarse capas: [el abrigo, la bufanda y cierta distancia|la chaqueta y el orgullo].`,
    leave: `A la salida, el jardinero les daba a los rezagados un esqueje envuelto en periódico, como quien [da de alta|pone una multa amable].
      ¶ —Se riega poco —[dijo|dijo por fin|dijo entonces]—, y se le habla [menos|de lo que pase]. Si prende, es que [había ganas|no se fijaron en ello].
      ¶ <Lo llevé|Lo llevaste|{name} lo llevó> por la calle contra el pecho, con {companion} apartando a la gente [a codazos de seda|con mucha ceremonia] //y una hoja, en la esquina, se desdobló.
      @neutral El periódico era del [martes|año anterior], y traía [la quiniela|esquelas y rebajas].
      @dramatic La hoja se abrió [de golpe|como una mano]. Verde. [Empapada|Entera].`,
  },
  {
    noun: { the: 'el transbordador', a: 'un transbordador' },
    chapter: 'De una orilla a la misma',
    arrive: `El transbordador cruzaba la ría cada media hora, con [doce coches|bicicletas|un camión de naranjas] y los que iban a trabajar mirando el agua como [se mira un despertador|a una tía conocida].
      {companion} se puso en la proa, con [el pelo en los ojos|el cuello subido], y dijo que las dos orillas parecían esperar.
      <Me coloqué|Te colocaste|{name} se colocó> a la distancia de [un abrigo|una maleta|tres palabras], que se fue cerrando con el oleaje //y nadie corrigió el rumbo.
      @emotional En la mitad de la ría, por costumbre, la gente [calla un momento|se quita el guante].
      @neutral El trayecto son [mil cien|novecientos] metros; el billete, redondo.`,
    trouble: `A mitad de camino se echó la niebla, tan espesa que el capitán pidió, [por el altavoz|con mucha educación|en verso], que alguien le dijera dónde estaba la orilla.
      [Nadie lo sabía|No lo sabía nadie]. El barco apagó el motor, tocó [la sirena|una campana|la bocina, y le contestó una vaca], y se quedó dando vueltas [sobre sí mismo|como un perro antes de tumbarse].
      {companion} señaló hacia un lado y <yo|tú|{name}> hacia el otro //y las dos manos se borraron a la vez.
      @mysterious Muy cerca pasó otro barco, sin ruido, con [una sola luz y alguien peinándose|gente bailando].
      @humorous La vaca, consultada de nuevo, [se desdijo|pidió tiempo].`,
    leave: `El transbordador atracó por fin, y resultó ser en la orilla de [salida|siempre|enfrente, pero más arriba], cosa que el capitán celebró regalando [bocadillos|silbatos|un segundo viaje].
      La gente se quejó [lo justo|con la boca llena]. {companion} pisó tierra, se balanceó y <me|te|le> agarró del brazo, por el mareo, y ya en mitad de la [cuesta|plaza], donde no se mueve nada, seguía el mareo //y seguía el brazo.
      @light Las gaviotas [iban ya por el postre|volaban de lado, por imitar].
      @dramatic Detrás, la niebla se tragó el barco: [la chimenea, la bandera, todo|primero el nombre].`,
  },
];
