import type { Thing } from '../../pack.ts';

export const moreThings: readonly Thing[] = [
  {
    noun: { the: 'el imán de nevera', a: 'un imán de nevera' },
    find: `Pegado a una tubería, solo, había un imán de nevera con forma de [piña|torero], que atraía cosas que no eran de hierro: una carta, [un suspiro|miguitas], el final de una frase.
      <Lo despegué|Lo despegaste|{name} lo despegó> con las dos manos, y {companion} se vino un poco hacia él, [con educación|sin querer|de costado|sonriendo].
      Detrás ponía: recuerdo de [Benidorm|Mar del Plata|Cartagena|Acapulco], año borrado.
      ? Encajaba en el bolsillo //y desde entonces siempre había allí algo [de nadie|que alguien buscaba|ajeno|todavía tibio].
      @emotional Lo primero que pegó fue una foto de [otra familia|un perro muy mayor|un equipo|una boda].
      @mysterious En el bolsillo hubo luego [una llave|otra mano|un pétalo|un tique], y no era de ninguna puerta.`,
    use: `El imán de nevera, al verlo venir, se [erizó|calentó|infló|ruborizó], y <lo levanté|lo levantaste|{name} lo levantó> a la altura de lo que no dejaba pasar.
      Lo atrajo, claro: por los tornillos, por la llave del bolsillo, por [lo que llevaba pegado|un recuerdo de hojalata]. Aquello vino derecho y se quedó fijo en la palma, tamaño [postal|imán].
      ? {companion} miró el sitio libre y luego la mano, que ahora [pesaba|llevaba|cargaba con|era de] eso.
      Se pegó a la primera tubería del otro lado //y ahí sigue, sujetando [una factura|la lista de la compra|una postal|un plano].
      @light De camino se adhirieron [dos cucharas y un calcetín|un primo|tres clips|la gorra de un guardia].
      @dramatic Soltarlo costó piel. [No gritó nadie|El pulgar quedó azul|Nadie miró|Se oyó un chasquido].`,
  },
  {
    noun: { the: 'el tenedor de tres mil años', a: 'un tenedor de tres mil años' },
    find: `En una vitrina rota esperaba un tenedor fechado dentro de tres mil años, [con sello|muy limpio|sin usar|con óxido] y con una sola púa.
      <Lo tomé|Lo tomaste|{name} lo tomó>, y aún traía un trozo de algo que [no se come|olía muy bien|brilla|se deshacía].
      {companion} dedujo que faltaban las demás [púas|piezas|hermanas|cosas], o que así habían quedado las cosas.
      ? En el mango ponía: no es para [comer|lo que parece|niños|la sopa] //y lo repetía en once idiomas, el último sin letras.
      @humorous Para la sopa [no servía|era malísimo|hacía falta valor|daba risa]; en eso el futuro no ha cambiado.
      @neutral La aleación era de [litio y azúcar|estaño|hueso de ángel|plata de casa], con restos de salsa.`,
    use: `<Clavé|Clavaste|{name} clavó> el tenedor del futuro donde la cosa estaba [más tierna|en su punto], y se abrió de lado a lado como lo que ya se ha comido [tres mil veces|alguien].
      ? No hizo ruido. Quedó un olor de postre, un hueco redondo y [una servilleta|un plato|una miga|un vaso] en medio.
      Lo que ocupaba el paso se retiró a [digerirse|pensarlo|dormir la siesta].
      {companion} cruzó sacudiéndose las migas //y la púa, al salir, ya [estaba doblada|no era necesaria|daba vuelta|reía].
      @emotional Alguien, dentro de tres mil años, se irá a [la mesa|casa|cenar|dormir] sin cubierto.
      @dramatic Se oyó tragar. [Muy abajo|Una vez|Muy dentro|Con gusto], y nada.`,
  },
  {
    noun: { the: 'la pelota de trapo', a: 'una pelota de trapo' },
    find: `En el rincón de un hangar había una pelota de trapo, hecha de [vendas|banderas|corbatas|sábanas], que siempre volvía a los pies de quien más falta le hacía.
      <Le di|Le diste|{name} le dio> un toque sin ganas, y rodó hasta {companion}, y de allí a [dos desconocidos|tres camareros|dos guardias|unos primos], que se pusieron a jugar.
      Se quedó luego muy pegada al talón, [con una cuerda suelta|jadeando|con las costuras flojas|muy quieta].
      ? No botaba en gravedad ninguna //y a todos, en algún momento, les [ganó|regateó|burló|cansó].
      @emotional La cosía cada noche alguien con mala [luz|vista|memoria|aguja], que se notaba.
      @light Metió el primer gol [un señor mayor|la maleta|un bombero|la estatua], en propia.`,
    use: `¶ —¡[A mí, a mí|Pásala|Sola, va sola]! —gritó {companion}, y <le di|le diste|{name} le dio> con el empeine a la pelota de trapo, que salió [sola|torcida|alta|despacio].
      ¶ Dio contra lo que estaba en medio, que la devolvió por instinto, y ya no [pudo|quiso|supo|pensó] parar.
      ? Fue medio minuto, sin reglas; hay cosas que solo cierran el paso hasta que alguien les [pasa el balón|dice a quién va|pide que jueguen].
      Se fue detrás de ella por el pasillo //y el sitio quedó libre, con [dos abrigos|dos zapatos|dos cubos|dos sombreros] haciendo de portería.
      @humorous El resultado, discutido, fue de [uno a cero|tres a tres y penaltis|cuatro a nada|siete, sin árbitro].
      @mysterious Muy lejos aún se oía [a los dos|contar los pases|las risas|pedir la vez], de noche.`,
  },
  {
    noun: { the: 'el espejo retrovisor', a: 'un espejo retrovisor' },
    find: `Colgado de un alambre se movía un espejo retrovisor de autobús, y dentro se veía [la carretera|lo que venía detrás|la cuneta|un pueblo], con todo el tráfico de una vida anterior.
      <Me miré|Te miraste|{name} se miró> y en el cristal iba [de pie|mirando por la ventana|dormido|con uniforme] alguien parecido, con otra edad.
      {companion} lo limpió con la manga y el autobús [frenó|tomó una curva|tocó el claxon|entró en un túnel].
      Decía abajo: los objetos están más cerca de lo que parecen //y era una [promesa|amenaza|advertencia|canción], según el día.
      @neutral Medía [treinta|veinticinco|veinte|cuarenta] centímetros, con una grieta.
      @light Al fondo, siempre, saludaba un [perro|señor con sombrero|niño con globo|guardia].`,
    use: `<Puse|Pusiste|{name} puso> el espejo retrovisor delante de lo que cerraba el camino, y lo que cerraba el camino se vio, por fin, [por detrás|la espalda|de nuca|como es].
      No [se lo esperaba|se conocía|estaba listo]. Se giró a comprobarlo, y al girarse dejó [una rendija|medio paso|una grieta|un codo de luz] que nadie usaba hacía años.
      {companion} lo agrandó con los hombros, sin rozar, [de lado|con el vientre metido|en dos golpes|pidiendo perdón].
      ? Detrás, aquello seguía buscándose //y en el cristal el autobús llegaba a [su parada|alguna parte|la playa|el final].
      @emotional Bajaba alguien con una maleta, y alguien [iba corriendo|abría los brazos|bajaba el toldo|tiraba arroz].
      @humorous Se lo quedó puesto el problema, para [los granos|aparcar|el flequillo|maniobras].`,
  },
  {
    noun: { the: 'la naranja de emergencia', a: 'una naranja de emergencia' },
    find: `Detrás de un cristal que decía romper en caso de [incendio|pena] había una naranja. El cristal ya estaba roto, y la naranja, fresca, con la fecha de [ayer|un bautizo].
      <La olí|La oliste|{name} la olió> hasta que {companion} pidió turno y la sostuvo como [un huevo|una bombilla|un pájaro|una promesa].
      Nadie ha comprobado para qué emergencia es //y pone, en letra chica, que hay que [pelarla de una vez|decidirse|abrirla|atreverse].
      ? Se llevó en la capucha, [calentando la nuca|como un sol de bolsillo|sin decir nada].
      @light Rodando un rato, daba [vueltas a otras cosas|la hora|la nota|sed].
      @dramatic Una segunda caja, al lado, estaba vacía. Con [huellas|arañazos|polvo|tinta].`,
    use: `Era una emergencia, y de las [anaranjadas|graves|dulces|urgentes], así que <pelé|pelaste|{name} peló> la naranja de una vez, en espiral, sin romper la cáscara.
      A cada vuelta, lo que apretaba aflojaba un poco; en la última, la espiral, larga, [colgaba de la luz|parecía una escalera|sonreía|daba a la puerta].
      Se bajó por ella o se subió, según se mire, con {companion} repartiendo gajos a [quien los pidiera|los que lloraban|las mujeres y los niños|los relojes].
      ? El obstáculo olía a [mañana|Navidad] //y así no hay quien [asuste|cierre nada].
      @emotional El último gajo se guardó para [quien faltaba|nadie, y se notó|más tarde|el que se ríe].
      @neutral Tenía [once|doce|nueve|diez] gajos; la cáscara medía metro y medio.`,
  },
  {
    noun: { the: 'el metrónomo', a: 'un metrónomo' },
    find: `Un metrónomo marcaba el compás de nadie, en una repisa, y al acercarse todo lo de alrededor [se puso|intentó ponerse|quiso ponerse|se ordenaba] a su paso.
      <Lo paré|Lo paraste|{name} lo paró> con un dedo, y se pararon también una puerta, un [mosquito|reloj|grifo|perro] y las prisas de {companion}.
      Puesto otra vez en marcha, todo pidió [perdón|la hora|permiso|agua].
      ? Se llevó abrazado y [sin cuerda|a dos por cuatro] //y durante un rato [el pasillo|todo] anduvo bailando.
      @humorous En la etiqueta decía: no usar cerca de [obispos|urgencias|viudas|sastres].
      @mysterious Al quitarle la aguja, siguió [el golpe|alguien con él|el compás|una pregunta], dentro de la pared.`,
    use: `<Puse|Pusiste|{name} puso> el metrónomo en el suelo, con cuerda hasta el [adagio|pasodoble], que es el compás en que se calma [cualquiera|todo lo que empuja].
      Lo que estorbaba fue bajando: los golpes a uno cada dos segundos, luego uno cada [cinco|cuatro|siete|seis], luego ya respiraba.
      En el silencio entre un tac y otro cabían {companion} y el equipaje, si se andaba [a tiempo|de puntillas|en puntas|a compás].
      ? El último paso se dio [justo|en el aire|en falso|al aire] //y la aguja se quedó derecha, apuntando al techo.
      @dramatic Un tac más, y [algo habría despertado|no se respiraba|habría contestado|se abría el suelo]. No hubo más.
      @light La salida fue en [tres por cuatro|blanca con puntillo|dos por uno|síncopa], y casi se aplaude.`,
  },
];
