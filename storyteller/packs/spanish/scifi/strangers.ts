import type { Stranger } from '../../pack.ts';
import { moreStrangers } from './strangers-more.ts';

export const strangers: readonly Stranger[] = [
  {
    noun: { the: 'el peluquero de astronautas', a: 'un peluquero de astronautas' },
    gender: 'm',
    meet: `Un hombrecillo con tijeras atadas a la muñeca cortaba el pelo sin gravedad y cazaba los mechones con [una red|la boca de un aspirador|un gorro|el cuello de la camisa].
      Guardaba uno de cada cabeza famosa, en un álbum, con la frase que dijo al [salir|verse|entrar|quedarse].
      <Me senté|Te sentaste|{name} se sentó>, por descansar, y el peluquero pasó la mano por la nuca, [a favor y en contra|como un zahorí|sin opinar].
      Dijo que aquel remolino iba a dar [guerra|que hablar|nietos|dos planetas] y que no lo tocaba.
      @humorous {companion} preguntó por las patillas y se las [tasaron|prohibieron|peinaron|aplazaron].
      @emotional En la última hoja había un mechón blanco, sin frase: [su madre|era suyo|el primero|dormía con él].`,
    talk: `¶ —A lo {noun:of} va gente de poco pelo —dijo el peluquero, sin dejar de [recortar|medir|peinar|soplar]—. Se les cae [al acercarse|de emoción|por el camino]. Menos a los que no van por [ganar|verlo|la foto].
      ¶ <Pregunté|Preguntaste|{name} preguntó> si él [había ido|lo vio|volvió igual].
      ¶ —Llevé [el secador|las tijeras|un peine] —contestó—. [Me lo devolvió, encendido|Volvió con calor|Se quedó callado]. Uno no sabe [qué se hace con algo así|a quién dar las gracias|dónde guardarlo].
      ? ¶ Sopló los restos //y el espejo, detrás, guardó [un rato|dos|una hora|tres parpadeos] la imagen de antes.
      @mysterious ¶ En el espejo, el remolino estaba [del otro lado|más adelante en la historia|peinado|de viaje].
      @light ¶ El secador de entonces, todavía, da [aire de allí|los buenos días|brisa con sal|buena suerte].`,
    back: `El peluquero de astronautas se plantó en casa con la silla a cuestas, [sin avisar|silbando|en zapatillas|cantando], a cobrar el corte en palabras.
      <Le dije|Le dijiste|{name} le dijo> cuál era la frase, la que se dice al salir, y él la escribió [al lado del remolino|con letra de molde|junto a la fecha|con tijera].
      ? Luego cortó un poco, muy poco, para [igualar|que no se notara|cerrar|verlo caer].
      @humorous Según él era una frase [de flequillo|corta, pero con cuerpo|de raya al medio|rizada].
      @emotional El mechón pasó a la última hoja, [junto al blanco|debajo|atado|sin nombre].`,
  },
  {
    noun: { the: 'la monja programadora', a: 'una monja programadora' },
    gender: 'f',
    meet: `Rezaba en voz alta una mujer con hábito y chancletas, delante de una consola, y de vez en cuando daba a intro con [el rosario|el pulgar|la nariz|los ojos cerrados].
      Depuraba, dijo, un programa de cuatrocientos años que [llevaba el cielo|no acaba|pesa como un santo|amanece] y donde solo había encontrado un fallo.
      <Pregunté|Preguntaste|{name} preguntó> [cuál|de qué tipo|dónde]. Ella [bajó la tapa|sopló el café|cambió de santo].
      Aún no sabía si era [un fallo|un milagro|una errata] // o era lo mejor de todo.
      @neutral El programa tenía [nueve millones|doce mil|catorce|setecientas] líneas y ningún comentario.
      @light Tomaba café de la taza de [San Cristóbal|un hereje|la Ronda|otro papa].`,
    talk: `¶ —En la línea [novecientas|mil una|setecientas|once mil] sale lo {noun:of} —dijo la monja, y se santiguó con el ratón—. Está ahí porque alguien lo puso y [luego quitó el motivo|se fue a cenar|no dejó comentario].
      ¶ <Quise|Quisiste|{name} quiso> [ver|oír|copiar] la línea. Ella la leyó en voz alta, y [era una nana|acunaba|rimaba].
      ¶ —Si se quita, el resto [funciona|compila|vuela|corre]. Y a nadie le gustaría [vivir en lo que funciona|quedarse con el resto|oírlo sin eso].
      ? ¶ Guardó los cambios sin cambiar [nada|una coma|un punto|ni el café] //y puso un asterisco.
      @emotional ¶ La nana terminaba en [un nombre en blanco|puntos suspensivos|tres espacios|una coma].
      @mysterious ¶ Aquella noche, la consola, apagada, [la cantó|repitió el final|la tarareó|pidió agua].`,
    back: `Vino la monja programadora, en chancletas y con el código [en una memoria|en un cordel|en servilletas|cantado], para cerrar la línea del motivo.
      <Lo dicté|Lo dictaste|{name} lo dictó>, y ella tecleó despacio, borró [un adjetivo|dos veces|un adverbio|la duda], y se quedó conforme.
      ? Dio intro, y en algún sitio hubo una luz más, o una menos, [no se nota|da igual|apenas pesa|quién sabe].
      @mysterious La consola contestó «amén» con [otra voz|retraso|cariño|hipo].
      @light Pidió churros, de vuelta, por la [fatiga del oficio|parte más humana del dogma|madrugada|gloria].`,
  },
  {
    noun: { the: 'el náufrago profesional', a: 'un náufrago profesional' },
    gender: 'm',
    meet: `Agarrado a un tablón, en mitad del pasillo y sin que hubiera agua, saludaba un hombre de barba [hasta el pecho|en dos partes|de anuncio|con algas].
      Era náufrago de oficio; lo contrataban las navieras para que la gente [valorara|temiera|besara|limpiara] el barco.
      <Le alargué|Le alargaste|{name} le alargó> la mano, y él pidió dos minutos, que tenía [horario|el cartel puesto|público|la marea].
      Luego se levantó, dobló el tablón //y preguntó si había algo de cenar [que no fuera pescado|caliente|con pan|seco].
      @humorous Cobraba por isla, y la comida [aparte|corría de su tiburón|fuera|según viento].
      @neutral Había naufragado [doscientas diez|noventa y tres|cuatrocientas|setenta] veces, y nunca de verdad.`,
    talk: `¶ —Una vez, una, fue de verdad —confesó el náufrago, y miró si estaba [el patrón|el sindicato|la empresa|la marea]—. [Por|Fue por|Cerca de] lo {noun:of}. [Remé hacia allí yo solo|Nadie me contrató|Fui con este tablón].
      ¶ <Esperé|Esperaste|{name} esperó> con [la cuchara a medio camino|el pan en alto|la sopa fría].
      ¶ —Me [recogieron|encontraron|pescaron]. Estaba [feliz|cantando|sequísimo] y nadie lo puso en el parte. Al que vuelve feliz lo tapan con [una manta|un formulario|una foto|otra barba].
      ? ¶ Se acabó el caldo //y ató el tablón con un nudo de los que [no se sueltan|enseñan los padres|pide el mar|aprietan].
      @dramatic ¶ En la muñeca tenía una quemadura redonda, [de soga|de sol que no había|de ancla|de beso].
      @emotional ¶ Preguntó si la próxima podía ser [de verdad|con alguien|a dúo|con cena].`,
    back: `El náufrago profesional llegó sin tablón y sin barba, con la cara [blanca|de estrenar|nueva|sin sal], y se sentó a la mesa de la primera tierra firme.
      ¶ —[Dimito|Me planto|Cierro temporada] —dijo—. Prefiero [llegar|el desembarco|la orilla|el pan].
      ¶ <Le serví|Le serviste|{name} le sirvió> un plato hondo, y comió despacio, sin [mirar al horizonte|hacer señas|gritar tierra].
      @light ¶ El tablón lo dejó de [banco|puente|cuna|estante] en la puerta, y se cruzaba a gusto.
      @dramatic ¶ La quemadura se había [cerrado|borrado|apagado|ido]. No preguntó nadie.`,
  },
  {
    noun: { the: 'la niña de ninguna parte', a: 'una niña de ninguna parte' },
    gender: 'f',
    meet: `Nació en tránsito, entre [dos fronteras|dos puertos|dos relojes|dos lunas], y no era de ningún sitio: lo decía una niña con una tarjeta en blanco colgada del cuello.
      La tarjeta se podía escribir, y ella dejaba que cada pasajero pusiera su [pueblo|ocurrencia|abuela|estación].
      <Escribí|Escribiste|{name} escribió> {home}, y la niña lo [leyó deletreando|cantó|guardó bajo la lengua].
      Le sonó a [dulce|mar|pan|plaza] //y se quedó a vivir allí hasta la merienda.
      @light De momento había sido ya de [cuarenta y dos|diecisiete|sesenta|noventa] ciudades, y en dos, alcaldesa.
      @mysterious Una palabra, arriba, no se borraba con [goma|nada|saliva|tippex], y no era de la Tierra.`,
    talk: `¶ —Yo, {noun:of}, lo sé [todo|casi todo|lo mío] —dijo la niña, muy erguida—. Es [como yo|de mi quinta|de paso]. No sale en el [mapa|plano|censo|atlas] porque todos preguntan mal.
      ¶ <Probé|Probaste|{name} probó> a preguntar, [lo mejor posible|despacio|con acento].
      ¶ —Así, [casi|mejor|por poco]. Con menos [frente|prisa|ceja|corbata].
      ¶ Enseñó a preguntar con los pies juntos //y funcionaba: al tercer intento, algo, lejos, [giró|se despertó|tosió|dijo que sí].
      @humorous ¶ Por la clase cobró un caramelo y [la mitad de otro|las gracias|un beso en la gorra|dos chapas].
      @emotional ¶ Antes de irse pidió que borraran [una ciudad|la última|la primera|alguna], para no ocupar sitio.`,
    back: `La niña apareció un domingo con la tarjeta llena por los dos lados, y preguntó si se podía [quedar|poner una última|firmar|devolver].
      <Le dejé|Le dejaste|{name} le dejó> el bolígrafo bueno, y ella, sacando la lengua, escribió [casa|aquí|mesa|puerta].
      Se notó en la puerta: hacía un poco menos de [corriente|frío|ruido|espera].
      @emotional Trajo de equipaje una maleta con [una almohada|los colores|pan|un gato], por si era para mucho.
      @neutral La tarjeta se plastificó en [tres copias|color amarillo|mesa grande|dos colores].`,
  },
  {
    noun: { the: 'el traductor de electrodomésticos', a: 'un traductor de electrodomésticos' },
    gender: 'm',
    meet: `Con el oído en la nevera, un señor de corbata traducía lo que ella [decía|sentía|callaba|soñaba], por si alguna vez hubiera que llevarla a juicio.
      Hablaba también aspiradora, con acento de [pasillo|Murcia], y un poco de tostadora, que se le [resistía|quemaba].
      <Le presenté|Le presentaste|{name} le presentó> a {companion}, y él preguntó, con mucha delicadeza, [de qué marca|si frío o calor|en qué enchufe].
      La nevera se apagó a propósito //y eso, dijo él, era [ironía|un juramento|poesía|una respuesta].
      @humorous Las cafeteras de oficina no declaran [ni con abogado|sino ante la taza|en sábado|bajo descafeinado].
      @light La lavadora, de buen humor, daba [golpes de cadera|palmas|la nota|vueltas].`,
    talk: `¶ —Aquí {noun:of} se habla [muchísimo|a todas horas|por lo bajo] en las cocinas —dijo el traductor—. Pero con rodeos: la nevera lo llama [la puerta que no se cierra|el verano|abril|la visita].
      ¶ <Pregunté|Preguntaste|{name} preguntó> qué [opinaba la nevera|decía el horno|pensaba la tostadora].
      ¶ —Que va a venir y que hay que tener [hielo|sitio]. No [dice cuándo|da fecha|concreta]. Las neveras no tienen cuándo, tienen [todavía|lo que queda].
      ? ¶ Le dio las gracias y [un par de golpes|una caricia|dos imanes] //y el congelador, detrás, dejó salir un copo.
      @mysterious ¶ El copo tenía [una letra en cada punta|una huella dactilar|una isla|tres dedos], y no cayó.
      @emotional ¶ La nevera era de una viuda: guardaba todavía [el helado|el paraguas|la tarta|los guantes] de él.`,
    back: `Trajeron una lavadora vieja a la puerta, y detrás, de corbata, el traductor, que venía con [una sentencia|un recado de la nevera|flores|corriente alterna].
      ¶ —Dice que ya puede cerrarse —leyó, y [se emocionó|aclaró que era poesía|pidió un vaso|se sonó].
      ¶ <Le abrí|Le abriste|{name} le abrió> sitio en la cocina a cada uno, y se oyó, por primera vez en años, [todo en marcha|reír a la tostadora|cantar al horno|a todos callar].
      @humorous ¶ La minuta venía en [centrifugados|ciclos cortos|kilovatios|aclarados], y hubo que negociarla.
      @light ¶ El primer bizcocho salió [sin quejas|con bigote|entero|cantando].`,
  },
  {
    noun: { the: 'la capitana sin nave', a: 'una capitana sin nave' },
    gender: 'f',
    meet: `En el andén, con gorra y prismáticos, una mujer mandaba a una nave que [no estaba|ya no salía|ya era lata|soñaba]: soltar amarras, ocho grados a babor.
      La habían desguazado con ella en el [puente|comedor|puente alto|catre]; no se quiso bajar y la bajó la grúa.
      <Me cuadré|Te cuadraste|{name} se cuadró>, [sin pensar|en calcetines|con el bocadillo], y la capitana contestó con dos dedos.
      ¶ —Usted, a [máquinas|cubierta|popa|calderas] —dijo—. Y a {companion}, que le den [un salvavidas|una escoba|un turno].
      @neutral ¶ La nave era un mercante de [mil doscientas|ochocientas|dos mil|novecientas] toneladas, el Ternura.
      @humorous ¶ El andén, por si acaso, viró [ocho|seis|cuatro|diez] grados.`,
    talk: `¶ —Pasamos por lo {noun:of} en la [segunda|sexta|última] singladura —dijo la capitana—, a barlovento. Y el Ternura [se paró solo|bajó la voz|apagó el humo]. Sin que nadie [tocara la palanca|diera la orden|respirara].
      ¶ <Quise|Quisiste|{name} quiso> saber [por qué|la causa|qué pasó entonces].
      ¶ —Porque había [modales|alguien]. Hasta [el casco|la caldera|el gato] lo supo. Mi contramaestre se quitó la gorra [en la sala de máquinas|delante de los pistones].
      ? ¶ Alzó los prismáticos //y dentro, por la parte de atrás, [hubo una luz|se movió un mar|olió a alquitrán|pasó un pez].
      @emotional ¶ La gorra, la del contramaestre, la llevaba [debajo de la suya|en el bolsillo|en una caja|doblada].
      @dramatic ¶ Después lo demás se oxidó. Empezó por [el nombre|la sirena|la campana|lo dorado].`,
    back: `Dos remolcadores trajeron, ante la mirada de todos, una proa [oxidada|pintada de nuevo|con flores|muy seria] donde se leía Ternura, y encima, de pie, la capitana.
      ¶ —Permiso para [subir a bordo|embarcar|quedarnos] —<dije|dijiste|dijo {name}>.
      ¶ —[Concedido|Suba|Vaya horas]. [Póngase el salvavidas|Límpiese los pies|Usted, a proa].
      ¶ Hubo una vuelta entera al muelle, sin moverse, [a ocho grados|con banda de música|con pitido|a la antigua].
      @light ¶ La sirena tosió, y [sonó|le pidieron otra|lloró|quedó ronca].
      @mysterious ¶ Al bajar, las botas estaban [mojadas|con algas|saladas|de otro puerto], y no había mar.`,
  },
  ...moreStrangers,
];
