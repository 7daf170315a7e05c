import type { Stranger } from '../../pack.ts';

export const firstStrangers: readonly Stranger[] = [
  {
    noun: { the: 'la novia del taxi', a: 'una novia con un taxi parado' },
    gender: 'f',
    meet: `Una novia, vestida del todo, había mandado parar el taxi para pensar, y llevaba pensando [cuarenta minutos|lo que marcaba el taxímetro|desde la calle Mayor].
      ¶ —No es que [no quiera|me falten ganas] —[dijo|dijo por fin|dijo entonces], a quien pasaba—. Es que [nadie me ha preguntado otra cosa en un año|los zapatos son de mi hermana].
      ¶ {companion} se sentó en el bordillo, a su lado. <Le pregunté|Le preguntaste|{name} le preguntó> si tenía [hambre|frío|hora] //y la novia rompió a reír, y luego a comer.
      @humorous El taxista, mientras tanto, [cambiaba de emisora con respeto|se había hecho partidario del novio].
      @light Con el velo hizo [un toldo|una servilleta de cuatro metros].`,
    talk: `¶ —Yo tuve una oportunidad con {noun} —[contó|recordó|dijo] la novia, quitándose un zapato—, y dije que [mañana|después de comer|cuando tuviera tiempo].
      ¶ Señaló con el zapato hacia [el puerto|un tejado|la parte vieja]: allí lo había dejado, o le habían dicho, y allí seguía preguntando por ella [un portero|una mujer con gafas|un letrero].
      <Apunté|Apuntaste|{name} apuntó> las señas en [la cola del vestido|el puño|una tarjeta del restaurante], con permiso //y la novia miró la hora por primera vez.
      @emotional «No digan mañana», dijo, y se calzó [el pie que no era|muy despacio].
      @mysterious Las señas, curiosamente, las sabía [de memoria el taxista|también {companion}].`,
    back: `Un taxi con lazos paró en la esquina y bajó la novia, ya [casada|con zapatos planos|de paisano], con un marido que lo iba comprendiendo todo.
      ¶ —Me lo [preguntó|pidió] de otra manera —[dijo|dijo por fin|dijo entonces]—. [En el bordillo|Comiendo].
      ¶ <Me|Te|Le> dejó el velo, por si [el sol|acaso] //y el taxista no quiso [cobrar la espera|ni propina].
      @neutral Marcaba [noventa y dos|ciento once].
      @emotional El velo olía a [pan|gasolina y azahar].`,
  },
  {
    noun: { the: 'el acomodador jubilado', a: 'un acomodador jubilado' },
    gender: 'm',
    meet: `El acomodador, aunque jubilado, seguía llevando la linterna, y con ella iba sentando a la gente: en [bancos|escalones|bordillos], cada cual en su sitio.
      ¶ —Usted aquí —alumbró a {companion}—. Y usted, [al lado|en el pasillo no, al lado|un poco más cerca, que luego no se ve].
      ¶ <Obedecí|Obedeciste|{name} obedeció>, porque con una linterna [nadie discute|no se discute]. El hombre [apagó|retrocedió dos pasos|tosió] y dijo, satisfecho, que cuarenta años juntando gente [dejan ojo|enseñan mucho].
      @mysterious La butaca contigua, que era un [noray|cajón], la dejó libre [a propósito|para alguien].
      @dramatic El haz [barrió la oscuridad|se detuvo en dos manos], y se apagó.`,
    talk: `¶ —Lo {noun:of} lo vi yo —[dijo|dijo entonces] el acomodador— de espaldas a la pantalla, que es como [se ve todo|mejor se ve]. Fila [quince|ocho]. Alguien lo [buscaba|lloraba] por debajo de las butacas.
      ¶ Recorrió con la linterna un plano que no había: [vestíbulo|guardarropa], escalera, puerta de incendios. Por ahí salió, y se dejó [un guante|el final].
      ¶ —Por ahí salen los que [van a volver|se arrepienten], {name} —añadió.
      ¶ {companion} dibujó el plano en [la palma|un cartón] //y la linterna aprobó.
      @neutral La entrada, que conservaba, era de [sesión de tarde|anfiteatro].
      @humorous En la fila quince, por lo demás, [se ha visto de todo menos películas|nadie ha pagado nunca].`,
    back: `El acomodador llegó a oscuras, encendió y fue colocando a los presentes [con mimo|por alturas|sin preguntar], y al acabar no quedaba más sitio que uno, y era el suyo.
      <Le quité|Le quitaste|{name} le quitó> la linterna de la mano y lo <senté|sentaste|sentó> //y él, por primera vez, miró [hacia delante|la función].
      @light Preguntó si [había palomitas|era en color].
      @emotional «Qué bien se ve», [murmuró|dijo, y no había pantalla].`,
  },
  {
    noun: { the: 'la vendedora de lotería', a: 'una vendedora de lotería' },
    gender: 'f',
    meet: `La vendedora de lotería no vendía el número que se le pedía, sino el que le parecía [justo|merecido|de su talla], y llevaba [veintidós|treinta] años dando premios a quien no había jugado.
      ¶ —Para usted, el cero cuatro —le dijo a {companion}—. Y para usted, [el otro cero cuatro|la otra mitad|este, que está solo].
      ¶ <Pagué|Pagaste|{name} pagó> con un billete [grande|de los grandes|doblado]. La mujer dio el cambio en [consejos|pesetas antiguas|confianza] //y los dos décimos, al guardarlos, se pegaron.
      @light Era el pegamento, dijo, [de los premiados|de un chicle].
      @emotional Antes de soltarlo le [alisó una esquina|dio un beso], como a los [niños|que se van].`,
    talk: `¶ —Quien sabía lo {noun:of} jugaba un número que [no salió nunca|nunca salía] —[explicó|aclaró|contó] la vendedora—. Venía cada [sábado|víspera] a preguntar.
      ¶ ¶ Un día dejó el décimo y una dirección, por si tocaba cuando [no estuviera|ya fuera tarde].
      <Leí|Leíste|{name} leyó> la dirección: estaba [a dos pasos|al otro lado de todo], y el número, pensándolo bien, era [una fecha|una habitación|la hora de un tren] //y {companion} lo dijo a la vez.
      @mysterious El décimo era de un sorteo [que no se ha celebrado|de mañana].
      @humorous La suerte, de venir en autobús, [hacía transbordo|estaba en huelga].`,
    back: `La vendedora de lotería apareció agitando un periódico: había tocado el cero cuatro, entero, [un reintegro|lo que cuesta una cena|nueve pesetas por barba].
      ¶ —¿[No se lo dije|Qué le dije yo]? —[preguntó|quiso saber], y no se lo había dicho a [nadie|ninguno de los presentes].
      ¶ <Lo gasté|Lo gastaste|{name} lo gastó> allí mismo, en [buñuelos|una ronda] //y alcanzó justo para dos.
      @dramatic Bombo, bola, [silencio|cero]. Cuatro.
      @neutral Los buñuelos eran [siete|nueve].`,
  },
  {
    noun: { the: 'el viudo de los martes', a: 'un viudo' },
    gender: 'm',
    meet: `Un viudo muy planchado sacaba a pasear un abrigo de señora, [doblado en el brazo|con una flor en el ojal], y se lo ponía a quien tuviera frío.
      ¶ —[Así lo ve todo|Que vea mundo] —[explicó|aclaró|contó]—, y luego se lo cuento a ella. ¿A usted le [molestaría|vendría mal]?
      ¶ El abrigo le sentaba a {companion} como [un guante|una noticia|algo recordado]. El hombre lo miró, tragó, corrigió un hombro[dramatic,mysterious,light=.| y] dijo que el paseo, hoy, había salido [bien|muy bien].
      @emotional En el bolsillo había [un pañuelo limpio, de cada martes|una lista: sal, velas, besos].
      @neutral Era de paño, gris, de [1961|la tienda de los soportales].`,
    talk: `¶ —{noun:of} hablábamos [mucho|cada noche] —[dijo|dijo entonces] el viudo—. Ella quería [que fuéramos|buscarlo]; yo decía que [el verano que viene|con este reúma].
      ¶ ¶ Ella había dejado escrito dónde era, en [el forro|la agenda del gas|un envoltorio], porque no se fiaba de los veranos.
      <Copié|Copiaste|{name} copió> [las dos líneas|las señas]. La letra se inclinaba hacia [delante|la derecha], con prisa //y el viudo fue leyéndola con los labios.
      @dramatic «El verano que viene», repitió. [Y cerró la mano|Y no hubo más].
      @light Abajo, ella había dibujado [un sol con sombrero|a su marido, con reúma y alas].`,
    back: `El viudo vino en jueves, y sin abrigo, con [una camisa de flores|los brazos al aire|la maleta pequeña], y explicó que se iba a verlo, lo de ella, por los dos.
      <Le abroché|Le abrochaste|{name} le abrochó> el botón del cuello, que era de los [rebeldes|difíciles] //y él dejó el abrigo en buenos hombros.
      @humorous El reúma, dijo, [podía quedarse|se quedaba al cuidado de una cuñada].
      @mysterious El bolsillo, ya vacío, [pesaba un poco|estaba caliente].`,
  },
  {
    noun: { the: 'la intérprete de signos', a: 'una intérprete de signos' },
    gender: 'f',
    meet: `Una mujer traducía con las manos lo que decía [un loro|la megafonía|un político en una tele de escaparate], y lo mejoraba tanto que había público.
      ¶ —[Deformación|El oficio] —se disculpó—. [Ya no distingo|No lo puedo evitar]. El otro día interpreté [una lavadora|a dos palomas], y ¡qué [disgusto|historia]!
      ¶ Con el rabillo del ojo miraba las manos de {companion}, y luego <las mías|las tuyas|las de {name}>, de unas a otras, como en el [tenis|parque] //y acabó por ponerse colorada.
      @light Preguntada, dijo que ella no [traducía sin contrato|contaba lo que se dicen las manos].
      @mysterious Sus propias manos [siguieron hablando por lo bajo|se cogieron la una a la otra].`,
    talk: `¶ —Para lo {noun:of} hay un signo [antiguo|muy viejo] —[dijo|dijo entonces] la intérprete—. Lo usaba una familia de [pescadores|relojeros]. Se hace así: [dos dedos bajan y uno se queda|como abrir una puerta y pensárselo].
      ¶ <Lo repetí|Lo repetiste|{name} lo repitió>, mal. Ella corrigió [la muñeca|el pulgar]. {companion} lo hizo a la primera, y alguien, lejos, en una ventana, contestó con [las manos|un solo dedo].
      Había dicho, según ella, [«los esperaba»|«más arriba»|«ya era hora»] //y la ventana se quedó balanceándose.
      @dramatic Un gesto. [Seco|Y la respuesta]. Ni un ruido.
      @neutral El signo tiene tres tiempos y [no se hace con guantes|vale para los zurdos].`,
    back: `La intérprete llegó cuando nadie decía nada, se plantó en medio y tradujo el silencio, con las dos manos, [de cabo a rabo|sin saltarse una coma|para los del fondo].
      Hubo quien [aplaudió|se sonó]. <Le pedí|Le pediste|{name} le pidió> que no siguiera [por ahí|traduciendo] //y ella tradujo [también eso|la petición].
      @humorous La lavadora, por cierto, [había enviudado|pedía centrifugado].
      @emotional La última seña fue [la antigua|solo abrir la mano], hacia {companion}.`,
  },
  {
    noun: { the: 'la cantante de bodas', a: 'una cantante de bodas' },
    gender: 'f',
    meet: `La cantante de bodas iba cargada con [un altavoz|tres vestidos|un teclado al hombro] y una afonía de caballo, de modo que hablaba por tarjetas, ya escritas.
      «[PERDÓN|BUENAS]», decía la primera. «¿SON [PAREJA|NOVIOS]?», la segunda. La tercera salió sin esperar respuesta: «[PUES LO PARECEN|AÚN NO, ENTENDIDO|ME DEBEN UN VALS]».
      {companion} buscó en el montón una que sirviera para contestar. Había «BRAVO», «[HASTA MAÑANA|CUÁNTO CUESTA LA BARRA]» y «LÁGRIMAS» //y ninguna servía.
      @humorous «LÁGRIMAS» era la más [gastada|cotizada].
      @light Se despidió tarareando por [la nariz|señas], y sonaba a chachachá.`,
    talk: `Escribió una tarjeta nueva, apoyada en la espalda de {companion}: que lo {noun:of} lo había cantado ella. En mayúsculas, [porque gritaba|con flores].
      Fue una boda sin novia, [junto al agua|en un granero]. El novio la dejó acabar y dijo [a los invitados|a quien quiso oír] dónde estaba todo, por si alguna vez venía alguien [a tiempo|que sirviera].
      <Pregunté|Preguntaste|{name} preguntó> dónde. La cantante lo puso en [otra tarjeta|el reverso] //y en una tercera, sin que se la pidieran: «CORRAN».
      @dramatic «CORRAN». [Subrayado|Con tres rayas], hasta romper el cartón.
      @emotional La del novio se la guardó [aparte|sin enseñarla].`,
    back: `La cantante de bodas había recuperado la voz, y era [de cazalla|de niña|distinta de como se pensaba], y se la puso entera a una canción sin letra.
      Nadie había contratado a nadie //y aun así hubo baile, en [el pasillo|la acera].
      <Bailé|Bailaste|{name} bailó> lo suficiente, con [la cabeza baja|quien tocaba].
      @mysterious Los de los pisos juraron que cantaban [dos|una mujer y su eco].
      @neutral Duró [cuatro minutos|tres estribillos], y no pasó la gorra.`,
  },
];
