import type { Plot } from '../../pack.ts';

export const laGuardia: Plot = {
  id: 'la-guardia',
  homes: ['Atalaya de Poyos', 'Veladero', 'Puebla de la Silla', 'Miralejos'],
  nouns: [
    [
      { the: 'el rey', a: 'un rey' },
      { the: 'la trompeta', a: 'una trompeta' },
    ],
    [
      { the: 'la ballena', a: 'una ballena' },
      { the: 'la niebla', a: 'una niebla' },
    ],
    [
      { the: 'el jardín andante', a: 'un jardín andante' },
      { the: 'el ruiseñor', a: 'un ruiseñor' },
    ],
  ],
  titles: ['Sin novedad', '{noun:title} y la Silla', '{name} se levanta', 'Guardia de noche'],
  chapters: [
    ['La Silla', 'La lámpara'],
    ['Sale alguien', 'Novedad'],
  ],
  frames: [
    {
      opening: `En lo alto de {home} había una silla de [enea|nogal|pino|olivo] mirando al valle, y desde hacía trescientos años alguien la ocupaba de noche.
        Aquel invierno <me tocaba a mí|te tocaba a ti|le tocaba a {name}>, con una manta, una lámpara y [un queso|medio pan|dos cebollas|un higo].
        Al amanecer se escribía en el libro: sin novedad //y se bajaba a [desayunar|dormir|ordeñar|dar los buenos días].
        @humorous Las patas de la silla se habían cambiado [nueve|once|seis|catorce] veces; el asiento, cuatro; la costumbre, ninguna.
        @dramatic Nadie se había [dormido|levantado|reído|movido] nunca antes del alba.`,
      echo: `En lo alto de {home} hay todavía una silla mirando al valle, y al lado, desde aquel invierno, [otra|un banco|un taburete|una piedra].
        La segunda es para quien [llegue|pregunte|no tenga sueño]; en ella se sentaron, hasta que clareó, {companion} y el recuerdo {noun:of}.
        En el libro <escribí|escribiste|{name} escribió>: novedad, y poca cosa más //porque [ya olía a pan|la pluma se helaba|había prisa por contarlo].
        @light Luego <bajé|bajaste|bajó> silbando, [lo que no consta|mal|con permiso|por la sombra].
        @emotional La lámpara se quedó encendida, por si alguien venía [con frío|de lejos|sueño|hambre].`,
    },
    {
      opening: `El libro de guardia de {home} tenía trescientos años y una sola frase, [con distinta letra|repetida cien mil veces|sin una tacha|pasada de padres a hijos]: sin novedad.
        Aquella mañana <lo abrí|lo abriste|{name} lo abrió> para firmar el turno y allí estaba ya el día, escrito con [tinta verde|mucha prisa|letra menuda|barro].
        Ponía: [casi|por poco|cerca].
        La letra era la <mía|tuya|suya> // pero la [mano|pluma|noche] no se acordaba.
        @mysterious El punto final estaba [húmedo|en la página de al lado|torcido|fuera del margen].
        @neutral La lámpara tenía aceite hasta [la mitad|la señal|el borde|la raya roja]; había ardido seis horas.`,
      echo: `El libro de guardia de {home} se quedó sin hojas aquel [mes|invierno|enero|año], después de trescientos años, y hubo que coser otro.
        En la última página <escribí|escribiste|{name} escribió> sobre {noun}, por extenso, con [faltas|dibujos|una mancha de café].
        El alcalde quiso que se resumiera //y [no hubo manera|nadie supo por dónde|se negó la pluma].
        Debajo quedaba un renglón: alguien puso [gracias|a seguir bien|que siga|ya era hora].
        @mysterious La tinta era [verde|más vieja que el libro|todavía tibia|de otro pozo].
        @humorous El libro nuevo empieza por un [aviso|índice|prólogo|mapa], de puro optimismo.`,
    },
    {
      opening: `La tía Eduvigis había hecho la guardia de {home} cuarenta inviernos y no quería morirse [en martes|en cama|de noche|a oscuras], sino sabiendo.
        ¶ —¿[Se ve algo|Viene alguien|Hay novedad]? —preguntaba desde abajo, cada [hora|media hora|campanada|cuarto de hora].
        ¶ —[Nada, tía|Niebla, tía|Un zorro, tía|Lo de siempre, tía] —<contestaba yo|contestabas tú|contestaba {name}> desde arriba, que es lo que se contesta.
        Aquella noche, por una vez, se oyó algo //y no era [un búho|el viento|una zorra|la noria].
        @emotional Tenía ella preparado, sobre la colcha, [el chal bueno|un peine|la peineta|el rosario de hueso].
        @light Las cabras alzaron [una oreja|la barba|una pata|las cejas] todas a la vez.`,
      echo: `En casa de la tía Eduvigis la ventana da al valle de {home}, y debajo pusieron [un cojín|la Silla vieja|dos mantas|un brasero].
        ¶ —¿[Se ve algo|Y entonces|Cómo era]? —preguntó ella, [muy bajito|como siempre|con los ojos cerrados|por fin].
        ¶ <Empecé|Empezaste|{name} empezó> a contárselo todo, desde {noun} hasta la última piedra, y no le pareció [poco|tarde|largo|raro].
        Pidió [el chal bueno|que abrieran|agua|el espejo] //y se quedó mirando.
        @neutral Vivió [once años|dos inviernos|nueve años|hasta los ciento dos] más, y no en cama.
        @emotional De vez en cuando [apretaba la mano|decía «ajá»|pedía otro trozo|movía un dedo], para que se supiera que seguía la guardia.`,
    },
  ],
  want: [
    `[La guardia era|Se velaba|La lámpara ardía] por {noun}. Alguien, al fundar la villa, dio palabra de [esperar|tener luz|esperar a alguien|no dormirse], y eso se hereda con los tejados.
      La llegada se conocería por {noun2}: la cantiga no decía [más|cuándo|cómo|a qué hora].
      <Quise|Quisiste|{name} quiso> dejar de esperar e ir a mirar //porque el valle era largo y la vida, [a ojo|según el libro|de cerca|mirándolo bien], no tanto.
      @humorous En la Silla quedaron, de suplente, [una escoba con sombrero|un saco con bufanda|un espantapájaros|la colada].
      @dramatic Era la primera vez que alguien [se levantaba|bajaba|miraba|saltaba] por el lado del valle.`,
    `Cada [niño|criatura|pastor] de {home} aprendía dos cosas: que la guardia era por {noun} y que no se pregunta.
      Pero esa noche, en el viento, <oí|oíste|{name} oyó> hablar {noun2:of}, y [esa era la seña|así empezaba la cantiga|no podía ser casualidad].
      ? Estaba cerca, o estaba [perdido|dando vueltas|a medio camino|buscando puerta], todo aquello.
      <Bajé|Bajaste|Bajó> de la torre por [el lado prohibido|la escalera de la nieve|donde no se baja].
      @mysterious El lado prohibido tenía los escalones [gastados|limpios|barridos|tibios].
      @light La lámpara [fue también|se vino|no quiso quedarse|iba delante], colgada de un palo, como quien saca a pasear a un pariente.`,
    `En trescientos años nadie había salido al encuentro {noun:of}; se esperaba, que es [más barato|lo que manda el libro|más cómodo|costumbre].
      Las señales eran {noun2} y un temblor en el aceite de la lámpara, y aquella noche el aceite [tembló|hizo un círculo|se rizó|cambió de color].
      Entonces <hice|hiciste|{name} hizo> lo que no viene en el libro: dejar la Silla y [echar a andar|tomar la cuesta abajo|salir al frío|cruzar el foso].
      @neutral Eran las [tres y diez|dos y cuarto|cuatro menos cuarto|cinco]; no hay constancia.
      @emotional Atrás, en la villa dormida, [alguien tosía|un niño tenía una vela|cantaba una cuna|crujía el horno], confiando.`,
  ],
  obstacle: [
    `Todos los caminos de {home} vuelven a la Silla: los trazaron así los fundadores, por [miedo|si acaso|prudencia|ahorro].
      Tres veces <salí|saliste|{name} salió> por el puente y tres veces, sin girar, <llegué|llegaste|llegó> [al mismo peral|a la puerta de atrás|al pozo|a las gallinas].
      A la cuarta hubo que dejar el camino // y seguir por los [sembrados|ortigales|viñedos|zarzales], a campo través, contando pasos.
      @humorous Al peral se le empezaba a tomar [cariño|manía|confianza|rencor].
      @mysterious Detrás, la campana tocó a [ausencia|vela|boda|fuego], que no se toca nunca.`,
    `La campana de {home} se oye a cuatro leguas, y quien está de guardia no puede [alejarse|dejar de oírla|perderla|dejarla atrás] más: las piernas no obedecen.
      A las cuatro leguas justas <caí|caíste|{name} cayó> de rodillas en [un rastrojo|una acequia|un sembrado|la escarcha].
      Hubo que avanzar a gatas, con [cera|miga de pan|barro|cáscara de nuez] en los oídos // hasta que el tañido se quedó atrás.
      @dramatic Las rodillas guardaron la [marca|piedra|cuenta|forma del suelo].
      @neutral Nadie había estado nunca a cuatro leguas y [un palmo|una vara|dos dedos|un zapato].`,
  ],
  wrong: [
    `Desde aquel último cerro aún se [distinguía|adivinaba|contaba] la luz de {home}, y la hoguera verde, según el libro, significaba: ha llegado.
      No había llegado nada // pero la tía Eduvigis, con cuarenta guardias a la espalda, se moría sin [saber|haber visto|preguntar|despedirse de] nada.
      <Encendí|Encendiste|{name} encendió> [la hoguera|el montón|la retama seca].
      Con sal de cobre arde [verdísima|como una mentira bien dicha|alto|y casi no quema].
      @emotional Que descansen, fue lo que <me dije|te dijiste|se dijo>, y era [de veras|casi todo verdad|por cariño|piedad].
      @humorous El libro dedica a la hoguera [ocho páginas|un capítulo|seis dibujos|una oda] y ninguna a cómo apagarla.`,
    `Llegó un correo de {home}, con [barro hasta el pecho|un mulo reventado|una herradura menos|la gorra al revés]: la tía Eduvigis no pasaba de esa noche.
      ¿[Se sabía por fin algo|Había algo que contarle|Venía o no venía algo] {noun:of}?
      ¶ —Dile que sí —<contesté|contestaste|contestó {name}>, y la hoguera verde se encendió para que se viera [desde la cama|desde la villa|desde los tejados|de una vez].
      ¶ Era una mentira pequeña, [con mucha luz|y se veía desde lejos|de las que calientan].
      @light ¶ El mulo, por su parte, la creyó [enseguida|a medias|masticando|hasta cierto punto].
      @dramatic ¶ Ardió [toda la retama|hasta el alba|el cerro|sin humo]. Se vio en tres reinos.`,
  ],
  cost: [
    `Al otro lado del valle repicaron [una vez|todo a un tiempo|de alegría|como en Pascua]; después, casa por casa, {home} fue apagando las luces.
      La última fue la lámpara de la torre, la que no se había apagado [en trescientos años|ni con la peste|en las guerras|por ningún rey].
      A oscuras ya no había villa //y no había [dónde volver|hacia dónde venir|qué mirar|a quién deberle].
      <Conté|Contaste|{name} contó> las ventanas que faltaban: [todas|cuarenta y una|hasta la del cura].
      @emotional Dormían por fin, y no se los podía [despertar|perdonar|avisar].
      @mysterious Una ventana se encendió de nuevo, [en una casa vacía|un momento|la de la escuela|sola], y alguien la sopló.`,
    `Al otro día se supo: en {home} habían puesto la Silla de cara a la pared y dado el aceite a [los fritos|las bisagras|los goznes|los buñuelos].
      ? La tía Eduvigis dormía, ni viva ni muerta, [sonriendo|con el chal puesto|con el peine en la mano|hacia la ventana].
      Y era ahora cuando por la llanura se acercaba alguna cosa, a ciegas, con el peso {noun:of}, sin [rumbo|luz|prisa|seña ninguna].
      <Yo había|Tú habías|{name} había> apagado [el único faro que tenía el mundo|lo único que se veía de lejos|la sola luz de diez leguas].
      @neutral El aceite dio para [cuarenta sartenes|una feria|un eclipse|nueve buñuelos por cabeza].
      @dramatic Se oyó pasar de largo. [Despacio|Muy cerca|A tientas|Como quien duda]. De largo.`,
  ],
  turn: [
    `Una lámpara no sirve para mirar en lo oscuro: deslumbra a quien la lleva. <Tardé|Tardaste|{name} tardó> [aquella noche|todo el viaje|cuarenta años|media vida] en entenderlo.
      La guardia nunca había sido para vigilar la llegada {noun:of}; era para que hubiera [adónde|una luz a la vista|una puerta|alguien despierto].
      <Me senté|Te sentaste|Se sentó> en una piedra, en medio del campo //y <encendí|encendiste|encendió> lo que quedaba: [un cabo de vela|la camisa|el palo del candil].
      @emotional Luego, a esperar, que era lo único que en {home} se sabía hacer [bien|de nacimiento|de memoria|sin cansarse].
      @mysterious Al cabo de un rato ya no había [una respiración|un silencio|un frío|un corazón], sino dos.`,
    `Con las dos manos <cavé|cavaste|{name} cavó> un hoyo contra el viento para la lámpara, que [iba por la última gota|chisporroteaba|daba ya la vuelta|pedía perdón].
      Después <grité|gritaste|gritó> hacia el valle que lo de la hoguera era mentira, que [hacía falta luz|despertaran|era mentira y era tarde|aguantaran despiertos].
      ? Alguien abrió una ventana allá lejos //y luego [otra|seis|diez|la de al lado].
      De luz en luz, como [por las piedras de un río|quien salta charcos|de mano en mano], llegó lo esperado: {noun}.
      @dramatic La lámpara se apagó. Ya [no importaba|quedaban otras|dolió|hacía falta].
      @light La primera ventana fue la de [un niño|la panadera|una viuda|el sacristán], que madruga.`,
  ],
  resolution: [
    `Nadie supo decir luego cuánto duró la visita {noun:of}: hubo lumbre, [poca charla|caldo|dos silencios|mucha sopa], y quedó dicho que habría sido antes, con mejores señas.
      <Volví|Volviste|{name} volvió> a {home} y <confesé|confesaste|confesó> la hoguera [en la plaza|ante el libro abierto|a gritos|de pie en la Silla].
      La condena fue [una guardia más|contar la historia|un año de letrinas|leer el libro entero] // y luego pintar los postes del camino.
      @humorous Desde entonces hay [flechas|flechas, y una de ellas acierta|posadas|tres flechas y un banco].
      @neutral En la cantiga se añadió lo {noun2:of}, [en nota|con otra música|entre paréntesis|con rima].`,
    `Aquello pidió tan poco que dio vergüenza: sitio para la noche, [un cuento|agua|silencio|leche], y que no apagaran hasta el alba.
      {home} entera veló por gusto, con {noun2} a la vista, que resultó ser [cosa sencilla|verdad|lo más sencillo|cosa de mirar].
      Al alba <abrí|abriste|{name} abrió> el libro //y [no cupo en una línea|faltó tinta|lo escrito torció el renglón].
      ? La promesa estaba cumplida; se votó seguir, [por si alguien más|por la luz|por gusto|por los otros].
      @light Ganó el sí por [una cabra|cuarenta a uno|tres votos|el voto de un perro].
      @emotional El asiento de la Silla estaba [tibio|gastado|hundido|redondo] de trescientos años, y daba lástima dejarlo frío.`,
  ],
  clues: [
    `Un arriero contó que veinte leguas más allá había otra villa con otra silla, y luego otra, con [la lámpara encendida|un libro en blanco|la puerta abierta|dos mantas].
      En todas se velaba por {noun}, y cada una [creía ser la única|juraba ser la primera|rezaba sola].
      ¶ —Entre torre y torre hay justo una noche de camino —dijo, y [escupió|se rascó la oreja|bebió|miró atrás]—. [Yo no digo nada|Saque usted la cuenta|Y aquí nadie mira al lado].
      ¶ <Dibujé|Dibujaste|{name} dibujó> las torres en la tierra: formaban una [línea|cuesta|curva|hilera] que iba a alguna parte.
      @mysterious ¶ Faltaba un punto en medio. Allí, contó, [no arde nada|nadie se queda|se apagó el turno|hay una silla sola].
      @humorous ¶ El arriero cobró por decirlo, y por [no decirlo|la saliva|callarse|el dibujo].`,
    `En un vado alguien había dejado, [hacía años|aquella misma semana|hacía un siglo|con la helada última], marcas del paso {noun:of}: una rama doblada, tierra removida, un calor raro en las piedras.
      Iban hacia {home} y luego [se desviaban|daban media vuelta|se perdían en el trigo].
      <Seguí|Seguiste|{name} siguió> el desvío con el dedo: allí, según las cuentas del libro, una guardia [se durmió|tuvo tos|dio una cabezada|se quedó sin aceite] un rato.
      Un rato nada más //y [bastó|fue de sobra|era justo entonces].
      @emotional El nombre de aquella guardia estaba [raspado|borrado con pan|rascado|comido por la humedad], y debajo decía: lo siento.
      @neutral Era el folio [doscientos seis|cuarenta|trece|quinientos], al dorso.`,
    `Una vieja guardaba la cantiga entera, con las estrofas que en {home} se habían [perdido|censurado|comido los ratones].
      La cuarta decía que lo {noun:of} no tiene prisa ni mapa, y que anda hacia [la última luz|quien lo espera|donde hay brasas|el primer gallo].
      La quinta decía que espantaría a cualquiera //y la sexta, que lo quinto [es mentira|lo puso un cobarde|es broma|lo añadió un obispo].
      <La aprendí|La aprendiste|{name} la aprendió> de memoria, con [la música equivocada|dos estrofas cambiadas|voz de niño].
      @light Servía también para [amasar|mecer|trillar|dormir burros], y la vieja hacía las dos cosas.
      @dramatic De la séptima solo quedaba [un golpe de tambor|la rima: ceniza|un bostezo|la música].`,
    `En la cuneta había una silla pequeña, de niño, [vuelta hacia el camino|con el asiento remendado|sin respaldo|pintada de azul].
      ¶ —Era de mi [hermano|hijo|primo] —dijo un hombre que segaba—. Se pasaba [el día|las tardes|el verano] ahí, por {noun}. [Decía que ya venía|Llevaba la cuenta con piedras|No había quien lo metiera en casa].
      ¶ Un [agosto|domingo|Corpus|lunes de ferias] dijo que lo había visto pasar, contento, y no volvió a sentarse.
      <Enderecé|Enderezaste|{name} enderezó> la silla, que [cojeaba|tenía un nido|miraba mal] //y <seguí|seguiste|siguió> andando.
      @emotional El hombre, cada primavera, le daba [una mano de barniz|aceite|un remiendo|cera], sin que nadie se lo pidiera.
      @humorous Desde entonces la usaba [una gallina|el cura|un gato de nadie|el alcalde], con mucha dignidad.`,
    `El pregonero de un señorío vecino voceaba recompensas por {noun}: cien doblas si [entero|con testigos|con firma|vivo o contado], diez si de oídas.
      Había ya doscientos oyentes en la cola, cada uno con [su versión|un dibujo|un testigo|su abuela].
      Según unos, venía a comerse el mundo; según otros, a [devolver algo|pedir disculpas|dar las gracias|cobrar].
      <Escuché|Escuchaste|{name} escuchó> un rato //y <me fui|te fuiste|se fue> sin [las diez doblas|dar su nombre|opinar].
      @light La versión más votada incluía [un sombrero|natillas|una boda|dos finales].
      @mysterious Solo uno no decía nada: tenía las manos [quemadas|escarchadas|vendadas|llenas de harina] y sonreía.`,
    `De madrugada, con la oreja en el suelo, <oí|oíste|{name} oyó> al fin el paso {noun:of}: lejos, [irregular|terco|cansado|paciente], como de alguien que busca una dirección.
      [Daba unos pasos, paraba, volvía|Iba, dudaba, desandaba|Andaba tres pasos y escuchaba dos].
      Se le notaba el cansancio de quien ha preguntado en [muchas puertas|trescientos pueblos|todos los pueblos|mil zaguanes] //y en todas estaban dormidos.
      @neutral La distancia, por el sonido, era de [una jornada|tres leguas|dos noches|poco más que un grito].
      @dramatic Luego, al sur, una luz menos. Los pasos [dudaron|torcieron|cojearon|se sentaron].`,
  ],
};
