import type { Companion } from '../../pack.ts';

const amaro: Companion = {
  name: 'Amaro',
  gender: 'm',
  meet: [
    `De [un portal|una furgoneta verde|debajo de un piano] salió un hombre con un diapasón entre los dientes y pidió silencio a la calle.
      La calle [se lo dio|calló|obedeció]. Él escuchó [tres segundos|un la|lo que buscaba] y [suspiró|asintió].
      ¶ —[Amaro, afinador|Afinador de pianos, Amaro] —[añadió|se presentó]—. ¿Y usted por qué [anda en si bemol|suena a lluvia|va en menor]?
      ¶ <Le hablé|Le hablaste|{name} le habló> {noun:of} //y él [guardó las herramientas|cerró el maletín|se vino].
      @humorous Esas cosas, al parecer, [se notan en los hombros|son de nacimiento].
      @light Tenía [una tecla negra|un martillo de fieltro] en el bolsillo del pañuelo.`,
    `Amaro afinaba el piano de [un bar cerrado|una academia de baile|una señora sorda], y se equivocaba adrede en la misma nota.
      ¶ —Es la que la gente [espera|echa de menos] —[explicó|aclaró|contó], sin volverse—. Si la [arreglo|corrijo], [lloran|no duermen].
      ¶ <Me quedé|Te quedaste|{name} se quedó> en el umbral, y por decir [algo|cualquier cosa] <dije|dijiste|dijo> lo {noun:of}. Él [preguntó si podía|quiso] [acompañar|ir también].
      @emotional Lo preguntó [con las manos quietas|mirando las teclas].
      @mysterious La nota [siguió en el aire|sonó otra vez], y nadie había tocado.`,
  ],
  banter: [
    `Amaro le encontraba la nota a todo: [las cucharas|los semáforos|las bisagras] daban un fa; los lunes, un re menor.
      ¶ —¿Y yo[|, qué nota doy|, por ejemplo]? —<pregunté|preguntaste|preguntó {name}>, [con cierto temor|como quien no quiere la cosa].
      ¶ Él se paró a pensarlo en mitad de [la calzada|un paso de cebra], con dos coches esperando, y dijo que aún estaba [escuchando|afinando el oído].
      @dramatic Los coches [no pitaron|apagaron el motor].
      @humorous Uno de los conductores era [un sol sostenido|claramente un fagot].`,
    `Amaro nunca tocaba una pieza entera: empezaba [un vals|un bolero|una nana], y al llegar a la mitad retiraba las manos, como si [quemara|alguien entrara].
      <No lo comenté|No lo comentaste|{name} no lo comentó> hasta la [cuarta|tercera] vez. Entonces <tarareé|tarareaste|tarareó> el compás siguiente, bajito //y él lo escuchó con la cabeza [gacha|vuelta].
      @emotional «Así seguía», dijo, [mucho más tarde|en otra calle].
      @neutral Eran [dieciséis|treinta y dos] compases; faltaban los mismos.`,
    `En un calcetín, Amaro llevaba [nueve|once] diapasones, uno por cada piano al que había tomado cariño.
      ¶ —Este es el de una viuda de [Tudela|Lugo|Ronda] —contaba—. [No sabía tocar|Ni lo tocaba]. Solo levantaba la tapa [los domingos|para que respirase].
      ¶ <Hice|Hiciste|{name} hizo> sonar uno contra la rodilla //y él anduvo un rato [más despacio|a compás].
      @light El calcetín era [de rombos, huérfano|de otra talla].
      @mysterious El más pequeño no [sonó|lo dejó tocar].`,
    `¶ —Usted entra siempre [medio tiempo antes|tarde, pero bien] —observó Amaro, a cuento de nada—. En las puertas y [en las frases|en los silencios]. Es [bonito|raro].
      ¶ <Me equivoqué|Te equivocaste|{name} se equivocó> de puerta acto seguido, y de frase, y él esperó [sujetando la una y la otra|con el sombrero en la mano].
      El «usted» se cayó ahí //y nadie [lo recogió|supo quién lo había soltado].
      @emotional Fue como quitarse [un zapato nuevo|el abrigo en una cocina].
      @dramatic «Tú», dijo. [Y se oyó|Y nada más].`,
    `Había goteras, y Amaro se puso a colocar debajo cubos, botes y una sopera, hasta que [las gotas dieron una escala|la lluvia sonó a algo].
      <Moví|Moviste|{name} movió> la sopera [dos dedos a la izquierda|un palmo|un poquito].
      ¶ —Eso —dijo él, [mirando la mano|y no miraba la sopera]—. Llevaba [años|media vida] en otro sitio.
      @light ¶ El concierto se dio por [bueno|agotado] al escampar.
      @humorous ¶ Asistieron un gato y [su representante|media gotera].`,
    `A Amaro le dolía que [la gente|cualquiera] lo llamara pianista. No lo corregía: se [ponía los guantes|abrochaba el último botón], y se le iba la voz un tono abajo.
      ¶ —Afina —<corregí|corregiste|corrigió {name}> por él la siguiente vez, a [una señora con perro|un camarero]—. Es [oír por los demás|más difícil].
      ¶ Amaro anduvo [una calle entera|un buen trecho] sin guantes.
      @neutral Hacía [frío para ir sin ellos|cuatro grados].
      @emotional Tenía un corte en [el pulgar|la yema], viejo, de cuerda.`,
  ],
  quarrel: [
    `Amaro cerró el maletín, un cierre y [luego el otro|luego, más despacio, el otro].
      ¶ —No me [preguntaste|dijiste nada] —[dijo|dijo por fin|dijo entonces]—. Decidiste por los dos, {name}. Algo sonaba [falso|a medias], y yo [culpaba al oído|le echaba la culpa a la humedad].
      ¶ Se fue por la acera de la sombra //y por donde pasaba las cosas [dejaban de sonar|perdían la nota].
      @dramatic Un cierre. [El otro|Y el otro]. La acera.
      @mysterious En el suelo quedó [un diapasón|un trocito de fieltro], que aún vibraba.`,
  ],
  back: [
    `Alguien tocó [en un bar|al otro lado del patio|abajo] un vals, llegó a la mitad y siguió, torpe, hasta el final.
      ¶ —Me falta práctica en [acabar las cosas|volver] —[dijo|dijo entonces] Amaro desde la banqueta, sin volverse.
      ¶ <Le pasé|Le pasaste|{name} le pasó> la página de una partitura que no [había|existía] //y él hizo como que [leía|la necesitaba].
      @light Se equivocó [en cuatro notas|adrede], y a mucha honra.
      @neutral La banqueta era de [dos plazas|las anchas].`,
  ],
};

const jimena: Companion = {
  name: 'Jimena',
  gender: 'f',
  meet: [
    `Una mujer salió [del agua|del muelle] por la escalera [de hierro|de los barcos], se quitó la escafandra y preguntó la hora, como quien [baja del autobús|llega a una cita].
      ¶ —[Soldadora submarina|Sueldo barcos por debajo] —[aclaró|explicó|dijo], escurriéndose—. [Jimena|Me llamo Jimena]. Ahí abajo [nunca son en punto|se pierde la cuenta].
      ¶ <Le dije|Le dijiste|{name} le dijo> la hora y, [sin querer|ya de paso], lo {noun:of}. Ella tenía [la tarde libre|dos días de superficie] y [curiosidad|ganas de andar].
      @humorous Olía a [soplete y mejillón|estaño y marea], mezcla que se [aprecia con el tiempo|pega].
      @dramatic De los guantes [le salía humo|caían escamas de hierro].`,
    `Una mujer discutía con un [tendero|guardia|taquillero] por señas, tan deprisa que el hombre se había rendido.
      ¶ —[Es el idioma del fondo|Así se habla ahí abajo] —le explicó a quien [miraba|se había parado]—. Tiene [once|doce] palabras. [La que más uso|La más usada] es «estoy bien», y casi siempre [es verdad|cuela]. [Jimena|Soy Jimena].
      ¶ <Pregunté|Preguntaste|{name} preguntó> cómo se decía lo {noun:of} //y hubo que [inventarlo|improvisarlo entre dos].
      @light Salió un gesto con [los codos|tres dedos y una oreja].
      @neutral Con ese eran [doce|once y pico].`,
  ],
  banter: [
    `Al entrar en cualquier sitio, Jimena buscaba las salidas: [dos puertas y un tragaluz|una ventana, una gatera], y solo después [se quitaba la chaqueta|saludaba].
      ¶ —[Manía|Oficio|Costumbre] —decía—. A treinta metros, la educación es saber [por dónde se sube|dónde está el otro].
      ¶ <Me puse|Te pusiste|{name} se puso>, por costumbre, del lado de la puerta [buena|más cercana] //y ella [lo apuntó en alguna parte|tomó nota].
      @emotional Al segundo día miró primero [dónde estaba la otra silla|si había alguien detrás].
      @mysterious Una vez contó [una puerta de más|tres], y no quiso decir cuál.`,
    `Jimena podía aguantar la respiración [tres minutos|cuatro minutos y pico], y lo hacía sin avisar, en [los museos|las colas|los ascensores], mientras se le ponía cara de foto.
      <Probé|Probaste|{name} probó> [a la vez|también]. A los [cuarenta|treinta] segundos se <me|te|le> escapó la risa //y con la risa, a ella, el aire y [un botón|la seriedad].
      @humorous La gente del ascensor [se bajó antes|ofreció ayuda].
      @light Fue empate, según ella, [en botones|por compasión].`,
    `¶ —¿Qué [hay|se ve] ahí abajo? —<quise saber|quisiste saber|quiso saber {name}>.
      ¶ —[Lavadoras|Relojes|Llaves] —dijo Jimena—. [Bicicletas|Un altar|Un tranvía, una vez]. La gente tira lo que no se atreve a [dejar|decir]. Y luego [pasa por el puente y no mira|viene los domingos].
      ¶ Ella había soldado un farol a un piano, por si [alguien volvía|le hacía compañía] //y era la primera vez que lo [contaba|decía].
      @dramatic Lo dijo sin [pestañear|bajar la voz], [como quien corta un cable|de una vez].
      @mysterious El piano, según los de la draga, [cambia de sitio|suena con marea viva].`,
    `Jimena se quitaba los guantes para el café, y las manos eran una sorpresa: pequeñas, con quemaduras redondas, como lunares [claros|de nieve].
      <Conté|Contaste|{name} contó> [siete|nueve] antes de que [se diera cuenta|retirara la mano].
      ¶ —[Chispas|Son chispas] —dijo—. Cada una es de un día que [estaba pensando en otra cosa|salió bien].
      ¶ No volvió a ponerse los guantes [esa tarde|hasta la calle].
      @emotional La más reciente [tenía forma de coma|estaba en la muñeca].
      @neutral Tomaba el café con [dos de azúcar|sal, decía que por costumbre].`,
    `En los cruces, Jimena hacía con la mano la señal de «¿todo bien?» y esperaba contestación, aunque se fuera [al lado|hablando de pan].
      <Aprendí|Aprendiste|{name} aprendió> a devolverla: el pulgar y el índice en [círculo|una o]. Un guardia [contestó también|apuntó algo].
      Al final del día lo hacía medio barrio //y ella fingía [no verlo|que era cosa del viento].
      @light Hasta el semáforo [se puso redondo|parecía de acuerdo].
      @humorous El guardia pidió [el alfabeto completo|que se lo repitieran].`,
    `A Jimena las despedidas se le daban [mal|fatal|de pena]. Decía «bueno» cuatro veces, tropezaba con algo y [volvía por el casco|se dejaba el casco].
      ¶ —Abajo [se tira de la cuerda|basta la cuerda] —[explicó|aclaró|contó]—. [Dos|Tres] tirones y ya está.
      ¶ <Busqué|Buscaste|{name} buscó> un cordel en el bolsillo y <le di|le diste|le dio> un cabo //y ella se fue con él [en la muñeca|atado al casco].
      @emotional De noche, el otro cabo [dio un tirón, o fue un sueño|quedó bajo la almohada].
      @dramatic Dos tirones: sube. [Tres: quédate|Uno solo no estaba en el código].`,
  ],
  quarrel: [
    `¶ —Abajo, quien decide solo ahoga a dos —[dijo|dijo entonces] Jimena, y ya se estaba poniendo [los guantes|la chaqueta]—. No me preguntaste, {name}. [Ni una seña|Ni un tirón de cuerda].
      ¶ <Hice|Hiciste|Hizo> la de «espera», [mal hecha|con dos dedos de más]. Ella la leyó: [era buena en lo suyo|no se podía no leerla]. Contestó con la de [cortar|subir].
      Por [una|primera] vez no tropezó con nada al irse.
      @dramatic La puerta buena era la de [la izquierda|atrás]. [Salió por ella|No miró las otras].
      @neutral Se llevó [el casco|el casco y el cordel].`,
  ],
  back: [
    `En el picaporte había un cordel, y el cordel salía [a la calle|por debajo de la puerta], doblaba la esquina y tiraba: dos veces, luego [tres|otra].
      <Lo seguí|Lo seguiste|{name} lo siguió> enrollándolo en la mano, hasta que al otro extremo estuvo Jimena, [sentada en un noray|con el casco en las rodillas].
      ¶ —[Bueno|Bueno, bueno] —[dijo|dijo por fin|dijo entonces], y se quedó.
      @emotional ¶ Tenía una quemadura nueva, de [estar pensando en otra cosa|esa misma tarde].
      @light ¶ Dijo «bueno» [solo una vez|seis veces], y ninguna para irse.`,
  ],
};

const leandro: Companion = {
  name: 'Leandro',
  gender: 'm',
  meet: [
    `Por la acera venía un hombre de blanco, con [careta de malla|velo] y un enjambre en [una caja de sombreros|un capazo], pidiendo paso.
      ¶ —[No pican si se les da conversación|Si les habla, no pican] —[advirtió|avisó]—. Leandro, [colmenas de azotea|apicultor de azoteas]. Cuénteles [algo|lo que sea].
      ¶ <Les conté|Les contaste|{name} les contó> lo {noun:of}, con [detalle|pausas] //y las abejas y él [callaron|quisieron saber más].
      @mysterious El zumbido bajó [justo en la parte importante|al oír un nombre].
      @humorous Se apartó hasta [el tranvía|un inspector de Hacienda].`,
    `A cuatro patas en [un arriate|una rotonda], un hombre le preguntaba a una [flor|margarita] si había [visto|oído] a las suyas.
      ¶ —Se me ha [ido|escapado] una reina —[dijo|se presentó], levantando la careta—. No es la primera que [se marcha sin dejar nota|prefiere otro tejado]. [Leandro|Soy Leandro].
      ¶ <Ofrecí|Ofreciste|{name} ofreció> [ayuda|una mano], y de paso <mencioné|mencionaste|mencionó> lo {noun:of}. Se podían buscar [las dos cosas|reina y lo demás] [a la vez|de una tarde].
      @emotional Tenía polen en [las cejas|la alianza que ya no llevaba, o sea, en la marca].
      @light La reina apareció en [su sombrero|el respaldo], como todo el mundo menos él sabía.`,
  ],
  banter: [
    `A las abejas había que contarles las novedades, o [se ofendían|se iban]. Leandro lo hacía [de pie|con la gorra en la mano].
      ¶ —[Ha bajado el pan|Han cortado la calle|Hay boda en el quinto] —informaba—. Y hemos conocido a {name}.
      ¶ <Pregunté|Preguntaste|{name} preguntó> en qué puesto iba eso //y él se puso a [ajustar el ahumador|mirar el horizonte].
      @emotional Iba, según se supo, [el primero|delante de todo].
      @humorous De lo demás no [opinaron|se fiaban].`,
    `Leandro distinguía a ciegas la miel de cada barrio: [la de tilo|la de ministerio, que amargaba].
      <Le di|Le diste|{name} le dio> a probar una [sin etiqueta|sin decirle nada]. La tuvo en la boca [un rato largo|con los ojos cerrados]: un balcón, dijo, una sola maceta, [bien cuidada|alguien que espera].
      Era la de <mi|tu|su> balcón //y nadie [lo había dicho|dijo nada].
      @neutral La maceta era [de romero|un geranio], y daba al norte.
      @mysterious Cómo habían subido hasta allí las abejas, [no se explica|era otro asunto].`,
    `Leandro hablaba poco de los [seis|nueve] años en que estuvo casado; decía «entonces», y cambiaba de colmena.
      ¶ —Entonces yo preguntaba qué tal —[dijo|dijo entonces] aquel día—, y me iba a [la azotea|lo mío] antes de oírlo.
      ¶ <No supe|No supiste|{name} no supo> qué decir, así que <pregunté|preguntaste|preguntó> qué tal[dramatic,mysterious,light=.| y] <me|te|se> <senté|sentaste|sentó> a oírlo.
      @dramatic Tardó en empezar. [Luego tardó en acabar|Y empezó por el final].
      @emotional Anochecía cuando llegó a [la parte de la llave en la mesa|lo importante], y aún [había tiempo|quedaba luz en los tejados].`,
    `Una abeja se posó en <mi solapa|tu solapa|la solapa de {name}> y se quedó a pasar [la mañana|el rato]. Leandro la trató de [señorita|excelencia|doña].
      ¶ —Es [exploradora|de las que buscan] —[dijo|dijo por fin|dijo entonces]—. Cuando vuelva bailará, para que sepan [dónde ha estado|que aquí hay flor].
      ¶ En la solapa no había flor, solo un hilo suelto, y hubo que [estarse muy formal|no respirar] hasta que se fue.
      @light El baile, esa tarde, fue [largo|un ocho con floritura].
      @humorous La señorita pidió [la cuenta|otro hilo], y se marchó en dirección [noreste|contraria].`,
    `Sin la careta, Leandro no sabía qué hacer con la cara, y hablaba [hacia un lado|mirando una chimenea].
      ¶ —Ahí dentro se ve a todo el mundo [a cuadritos|con cierto orden] —confesó.
      ¶ <Me la puse|Te la pusiste|{name} se la puso> un momento: a cuadritos, Leandro era un hombre [guapo y asustado|al que le faltaba un botón][dramatic,mysterious,light=.| y] <se lo dije|se lo dijiste|se lo dijo>, desde detrás de la malla.
      @humorous La malla no dejaba ver [el rubor|las orejas], por lo menos el de dentro.
      @dramatic Él no apartó [los ojos|la cara]. Por primera vez.`,
    `Leandro apuntaba cada picadura en una libreta, con la fecha y el motivo: [«prisa»|«perfume»], «por mi culpa», «martes».
      ¶ —El motivo de esta no lo sé —[dijo|dijo por fin|dijo entonces], chupándose [el nudillo|la muñeca]—. No estaba pensando en [ellas|nada de eso].
      ¶ <Le pasé|Le pasaste|{name} le pasó> el lápiz. Él escribió algo, lo tapó con la mano[dramatic,mysterious,light=.| y] pasó la página [con el codo|a destiempo].
      @mysterious En la libreta, al trasluz, se leía [el principio de un nombre|una inicial].
      @neutral Era la [cuatrocientos uno|seiscientos doce], un miércoles.`,
  ],
  quarrel: [
    `Leandro se bajó la careta [antes de hablar|despacio].
      ¶ —Yo he sido [el que no preguntaba|de los que no preguntan] —[dijo|dijo entonces] la malla—. Sé cómo [acaba|suena], {name}. Ahora [no me has preguntado tú|has sido tú].
      ¶ El enjambre se fue detrás //y el cielo, por ese lado, quedó [limpio y mudo|sin un zumbido].
      @emotional El tarro del balcón lo dejó, [con la tapa floja|en el pretil].
      @light Solo una se quedó, [en el hilo suelto|la exploradora], sin saber qué bailar.`,
  ],
  back: [
    `Entró una abeja, dibujó en el aire un ocho, y detrás, con la careta [bajo el brazo|en la mano], venía Leandro.
      ¶ —[Se lo he contado a ellas|Lo he hablado con ellas] —[dijo|dijo por fin|dijo entonces]—. Opinan que [pregunte yo primero|empiece yo]. ¿Qué tal, {name}?
      ¶ <Se lo conté|Se lo contaste|{name} se lo contó> //y él lo oyó hasta el final, [a cara descubierta|sin mirar ni una chimenea].
      @dramatic Tardó lo suyo. [Él no se movió|Nadie miró el reloj].
      @humorous La abeja, en cambio, se [durmió|fue a la mitad], por conocida la historia.`,
  ],
};

export const firstCompanions: readonly Companion[] = [amaro, jimena, leandro];
