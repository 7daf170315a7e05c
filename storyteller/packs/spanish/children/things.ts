import type { Thing } from '../../pack.ts';

export const firstThings: readonly Thing[] = [
  {
    noun: { the: 'el silbato de árbitro', a: 'un silbato de árbitro' },
    find: `Había un silbato de árbitro en el suelo, con [su cordón negro|una bolita dentro|marcas de dientes], y nadie alrededor que pareciera [árbitro|culpable|haber perdido un partido].
      ¶ —No lo toques —[dijo|dijo entonces] {companion}, [con admiración|deseándolo mucho]—, que igual [se acaba algo|alguien está jugando].
      ¶ <Lo limpié|Lo limpiaste|{name} lo limpió> en la camisa y <me|te|se> lo <colgué|colgaste|colgó> del cuello //y el resto del [camino|rato] la gente [se apartaba un poco|guardaba las manos].
      @humorous Un señor, sin que nadie le dijera nada, [devolvió un periódico|se sacó la tarjeta amarilla].
      @neutral Era de [hojalata|metal] y hacía un ruidito de [guisante|grillo] al andar.`,
    use: `El silbato llevaba un rato dando golpecitos en el pecho, como quien [pide la palabra|tiene una idea].
      <Me lo llevé|Te lo llevaste|{name} se lo llevó> a la boca y <soplé|soplaste|sopló>: un pitido [largo|redondo|de final de copa]. Todo lo que se movía se quedó quieto, y todo lo que estaba quieto [se apartó|se puso firme|pidió disculpas].
      ¶ —[Falta|Fuera de juego] —[dijo|dijo entonces] {companion}, señalando [al aire|un punto cualquiera].
      ¶ Nadie lo discutió //y por el hueco se pasaba [la mar de bien|de sobra|en fila de a uno].
      @dramatic El pitido [siguió sonando|dio la vuelta a la manzana] después de acabado.
      @light Al pasar, {companion} [saludó al público|sacó de banda].`,
  },
  {
    noun: { the: 'la tiza azul', a: 'una tiza azul' },
    find: `Alguien había dibujado en el suelo una rayuela de [treinta|cuarenta y una|veintisiete] casillas, que acababa, después de muchas vueltas, en una tiza azul.
      {companion} saltó las primeras a la pata coja y [se sentó a descansar|se dio por satisfech{c:o|a}].
      <Llegué|Llegaste|{name} llegó> hasta el final, [sin pisar raya|con dos trampas chicas|contando en voz alta]. En la última casilla ponía: «[Ahora tú|Para quien llegue|Se puede borrar]» //y la tiza cabía justo en [la mano|el bolsillo].
      @mysterious De vuelta, la rayuela [tenía una casilla menos|iba hacia otro lado].
      @light Quedaron azules [los dedos, la nariz y una rodilla|hasta las orejas].`,
    use: `<Saqué|Sacaste|{name} sacó> la tiza y, ya que por las buenas no se podía, <dibujé|dibujaste|dibujó> en el suelo una flecha azul, [ancha|larga|con mucha punta].
      Debajo <escribí|escribiste|escribió>: «[Por aquí, gracias|Paso de {name}|Abierto]».
      Hay pocas cosas en el mundo que se atrevan a [contradecir|desobedecer] a una flecha [bien hecha|azul|tan segura]. Aquello lo pensó, [miró a los lados|suspiró] y se [quitó de en medio|fue por donde la flecha decía|hizo a un lado] // con bastante educación.
      @humorous Una paloma, por su parte, [siguió la flecha hasta el mar|la siguió dos veces].
      @emotional {companion} dibujó al lado [una casa con humo|dos monigotes de la mano].`,
  },
  {
    noun: { the: 'el ovillo rojo', a: 'un ovillo rojo' },
    find: `Un hilo rojo salía de [debajo de una puerta|un bolsillo que no era de nadie|un agujero de la pared], y <tiré|tiraste|{name} tiró>, porque de los hilos se tira.
      Salió más hilo, y más, y {companion} lo fue enrollando [en el codo|sobre una piedra|con método] hasta tener un ovillo como [un melón|una cabeza de gato|un puño de gigante].
      Al final venía atado [un botón|un papel: «gracias»|nada], muy [bien puesto|apretado] //y en algún sitio, lejos, a alguien [se le quedó el jersey sin mangas|le entró frío].
      @humorous El jersey, se supo, era [de rayas|feo], y [se alegraron todos|nadie lo lloró].
      @mysterious El hilo [tiró una vez de vuelta|estaba tibio], muy suave.`,
    use: `<Até|Ataste|{name} ató> la punta del hilo rojo a lo primero que [pareció firme|no protestó], y el ovillo se lo <di|diste|dio> a {companion}, que lo echó a rodar.
      El ovillo fue [por debajo|entre medias|por donde nadie había mirado], dio [tres|cuatro] vueltas, se enganchó en algo y tiró.
      Hubo un [crujido|«clac»|suspiro grande]. Lo que no quería moverse se movió, [poco a poco|a tirones|como un diente], hasta dejar sitio para dos y un ovillo.
      @dramatic El hilo cantaba de [tenso|fuerte]. [No se rompió|Le quedaba una hebra].
      @neutral Después hubo que recogerlo, y eso llevó [veinte minutos|más que todo lo anterior].`,
  },
  {
    noun: { the: 'la galleta de marinero', a: 'una galleta de marinero' },
    find: `En [una repisa|el alféizar de una ventana|lo alto de un poste] había una lata, y en la lata, una sola galleta de marinero, dura como [un azulejo|la suela del capitán|un lunes].
      La tapa [decía|avisaba]: «Para [una necesidad|casos graves]. [No morder por hambre|No sirve para otra cosa]».
      {companion} la golpeó contra una piedra, y la que se [quejó|partió|mosqueó] fue la piedra.
      <La guardé|La guardaste|{name} la guardó>, envuelta en un pañuelo //y cada pocos pasos había que [comprobar que seguía|cambiarla de lado, del peso].
      @emotional Alguien había escrito detrás, con un clavo, [«ánimo»|«no estás solo»].
      @light Si se soplaba por un agujerito, [sonaba a barco|hacía «tuu»].`,
    use: `[Era, sin duda, una necesidad|Aquello era una necesidad], así que <desenvolví|desenvolviste|{name} desenvolvió> la galleta de marinero y <la ofrecí|la ofreciste|la ofreció>.
      No hay cosa tan enfadada, tan grande o tan [puesta en su sitio|terca] que no tenga un poco de hambre.
      Se oyó masticar [con sorpresa|durante mucho rato|como un desfile]. Luego se oyó [un eructo pequeño|un «mmm»|silencio contento] //y ya no hubo nada en contra: se podía [pasar|seguir], y [con una reverencia|deprisa].
      @mysterious Quién masticaba exactamente [no se vio bien|no quedó claro].
      @humorous Por educación no se habló de [las migas|los dientes], que eran [como ladrillos|de lata].`,
  },
  {
    noun: { the: 'el espejo de bolsillo', a: 'un espejo de bolsillo' },
    find: `Brillaba algo [en una grieta|entre dos adoquines|debajo de una hoja]: era un espejo de bolsillo, no más grande que [una galleta|un sello de los grandes], que había reflejado a demasiada gente y estaba [algo aturdido|un poco cansado].
      Se miró {companion} y salió [guapísim{c:o|a}|de perfil, sin estarlo|con diez años más].
      <Me miré|Te miraste|{name} se miró> luego, y el espejo tardó [un segundo|lo suyo] en dar con la cara justa //pero [acertó|no estaba mal].
      @neutral Por detrás tenía [un ancla grabada|unas iniciales de oro|el precio].
      @mysterious En una esquina seguía [alguien de otro día|una ventana que no estaba], muy [pequeño|lejos].`,
    use: `A <mí me|ti te|{name} le> pareció que lo que hacía falta allí no era fuerza, sino [un poco de vista|que alguien se viera], y <saqué|sacaste|sacó> el espejo de bolsillo.
      <Lo levanté|Lo levantaste|Lo levantó> [bien alto|por encima de la cabeza]. El sol entró, rebotó [dos veces|como una pelota] y fue a dar justo [en medio|donde más molestaba].
      Lo que estorbaba se vio, por fin, [tal como era|desde fuera]: un poco [ridículo|exagerado|solo]. Se [peinó|ruborizó|recogió][dramatic,mysterious,light=.| y] dejó pasar, [mirando a otro lado|sin más].
      @light El sol, ya que estaba, [hizo una pulga de luz|pintó un bigote] por las paredes.
      @emotional {companion} pidió mirarse otra vez, y esta vez se vio [con alguien al lado|bien].`,
  },
  {
    noun: { the: 'la campanilla de hotel', a: 'una campanilla de hotel' },
    find: `Sobre [un tocón|un muro bajo|una silla sola] había una campanilla de hotel, de las de mostrador, sin hotel y sin mostrador.
      {companion} dio un golpecito, [«tin»|«tilín»|«tin, tin»], y se quedó con el dedo en el aire, y al momento [asomó un gato|se abrió una ventana|pasó un señor preguntando qué deseaban].
      <La guardé|La guardaste|{name} la guardó> en [un calcetín|la gorra|un guante], para que no llamara a nadie por el camino //y aun así [llamó a dos|vino un perro].
      @humorous El perro traía [una maleta|cara de botones].
      @emotional En la base alguien había arañado: [«siempre vinieron»|«gracias, hab. 9»].`,
    use: `<Puse|Pusiste|{name} puso> la campanilla de hotel en el suelo, <me|te|se> <estiré|estiraste|estiró> la ropa y <di|diste|dio> un golpe [con un solo dedo|de cliente importante|seco].
      Hizo «tin», [ni más ni menos|como en los mejores vestíbulos|y se quedó tan ancha].
      [Siempre viene alguien|Alguien viene siempre], aunque [tarde|sea tarde]. Esta vez vino [por detrás|por donde menos|en zapatillas], entendió de un vistazo la situación y la arregló [en un periquete|con dos palabras al oído|como quien retira un plato].
      ¶ —¿[Algo más|Se le ofrece algo más]? —[preguntó|quiso saber] [la voz|quien fuera], yéndose //y no quiso [propina|ni las gracias].
      @mysterious ¶ Nadie le vio [la cara|los pies], pero llevaba [una llave con un número|guantes blancos].
      @neutral ¶ El camino había quedado [libre|barrido], y la campanilla, [tibia|muda].`,
  },
];
