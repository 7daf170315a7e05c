import type { Companion } from '../../pack.ts';

export const moreCompanions: readonly Companion[] = [
  {
    name: 'Oria',
    gender: 'f',
    meet: [
      `{companion} deshacía encantamientos a domicilio y llevaba en el maletín [unas tenazas|un jabón negro|una vela negra|dos pinzas], tres besos en conserva y el delantal.
        ¶ —No [hables|te muevas|digas nada] —mandó, y olisqueó el aire—. [Cal|Cera|Romero]. Tinta [vieja|aguada|de otro]. [Alguien que no duerme|Pan de ayer|Un susto reciente]. ¿[Me equivoco|Acierto|Voy bien]?
        ¶ <No dije|No dijiste|{name} no dijo> nada, y ella dio por [pagada la consulta|hecho el trato|contado el caso|visto bueno el viaje].
        ? Iba a pie //porque su última clienta fue su caballo.
        @humorous La clienta había quedado [muy contenta|de marquesa|de notaria|relinchando un poco].
        @mysterious En el maletín, algo daba [golpecitos|vueltas|suspiros|con los nudillos] en un frasco.`,
      `En [la plaza|el lavadero], una mujer sacudía un sapo con mucha paciencia, y del sapo iba saliendo un [registrador|tenor].
        Era {companion}, desencantadora con título; terminó, cobró y se lavó [las manos|los codos|la cara|el cuello].
        <Le conté|Le contaste|{name} le contó> lo suyo mientras [se secaba|se peinaba|cobraba].
        Cerró el maletín //y [preguntó por dónde se iba|echó a andar|dijo que olía a viaje largo].
        @light El [registrador|desencantado|cliente|agraciado] se fue saltando, de contento o de costumbre.
        @neutral La tarifa era de [dos reales|una gallina|un queso|media fanega] por pata.`,
    ],
    banter: [
      `{companion} olía los sitios antes de entrar y daba el parte: [dos maldiciones secas|una envidia|un duelo reciente|tres celos], un mal de ojo infantil, col.
        Casi siempre era [la col|el de la col|el de los gatos|un vecino], que ningún oficio arregla.
        <Le pregunté|Le preguntaste|{name} le preguntó> a qué olía [el viaje|aquel encargo|todo aquello] //y ella tardó en contestar.
        @emotional A ropa de otro, dijo, [guardada|planchada|doblada|zurcida] por si vuelve.
        @humorous A pies, dijo, y [no era un símbolo|cerró la tapa|lo decía por carta|abrió la ventana].`,
      `Cada vez que pasaba una garza, {companion} se quitaba el [pañuelo|sombrero|gorro|alfiler del pelo].
        Tenía una hermana, y la hermana tenía plumas, y no había [tenaza|jabón|ungüento|rezo] que pudiera.
        <Saludé|Saludaste|{name} saludó> también, con la mano, a la [quinta|sexta|siguiente] garza.
        Esa [bajó un poco|dudó en el aire|volvió la cabeza] //y siguió.
        @dramatic {companion} no se puso el pañuelo hasta que dejó de [verse|oírse|ser un punto|oírse el ala].
        @mysterious Llevaba en una pata [un lazo azul|algo que brillaba|una cinta|un anillo].`,
      `Un granjero quiso contratar a {companion} para desencantar a su yerno, que no estaba encantado: era [así|de Soria|contable|del norte].
        Ella lo examinó, [por dentro de las orejas|con la linterna|a contraluz|en ayunas], y cobró por decírselo.
        ¶ —La mitad de mi oficio —explicó después— es [dar esa noticia|no hacer nada|decir que no].
        ¶ <Cargué|Cargaste|{name} cargó> con [la gallina|el queso|el saco] de los honorarios.
        @humorous ¶ La gallina sí estaba encantada // pero [de la vida|nadie preguntó|de haber salido|no constaba].
        @light ¶ El yerno bailó [un rato|con la suegra|con la escoba|hasta caerse], de puro alivio.`,
      `Por las noches {companion} afilaba [las tenazas|una cuchara|unas pinzas|el cortaplumas] y repasaba en voz alta los casos perdidos.
        Eran cuatro: un príncipe que prefirió el estanque, [un molino|un espejo|un pozo|dos mellizos], una dote y su hermana.
        <Sujeté|Sujetaste|{name} sujetó> la piedra de afilar sin [preguntar por el último|levantar la vista|hacer ruido].
        @emotional Al cuarto le dedicaba siempre [más filo|la misma pausa|más piedra|la noche].
        @neutral Los resueltos eran [setecientos doce|trescientos y pico|ochocientos y uno|cuatrocientos], con factura.`,
      `¶ —Dame la mano —dijo {companion}, y le pasó por la palma [un corcho|una pluma|una nuez|el dorso de la uña]—. [Lo que pensaba|Ya decía yo|Aquí está]: tienes un hechizo [de los buenos|antiguo|sin cura].
        ¶ <Pregunté|Preguntaste|{name} preguntó> [cuál|si dolía|cómo se llamaba].
        Ella dijo que se llama [seguir andando|terquedad|ir a ver|no hacer caso] y que no lo quitaba ni cobrando.
        @light Por si acaso, le echó [una gota de jabón|un nudo|cera|dos nudos y una gota] para que durara.
        @mysterious En la palma quedó una línea que antes [no estaba|iba a otro sitio|era más corta|nadie había visto].`,
      `De los tres besos en conserva, uno se gastó en [una puerta|un escudo|una farola|un repollo], que resultó ser un paje.
        El segundo se le cayó a {companion} en una acequia, y hubo [ranas muy pensativas|un revuelo de condes|príncipes flacos|mucha ceremonia].
        <Guardé|Guardaste|{name} guardó> el tercero envuelto en papel //porque ella [no se fiaba de sí misma|le temblaban las manos|hay días largos].
        @humorous Caducaba en [marzo|otoño|Pascua|luna nueva], y ponía: agitar.
        @dramatic Era el de la garza, y [no hacía falta decirlo|nadie lo dijo|todos callaban|estaba frío].`,
    ],
    quarrel: [
      `{companion} arrugó la nariz antes de que nadie [hablara|se explicara|se acercara|tosiera].
        ¶ —Huele a [encantamiento|hechizo|magia mala] —dijo—. Y no lo ha echado ningún brujo: lo has echado tú, [sin querer|con buena letra|esta misma tarde].
        ¶ Dejó el tercer beso en [una piedra|el suelo|un muro|la hierba], cerró el maletín //y <la vi|la viste|{name} la vio> irse contra el viento.
        @emotional ¶ Iba oliéndose [las mangas|las manos|los dedos|el maletín], por si era ella.
        @mysterious ¶ Por donde pisó, la hierba [se enderezaba|volvía a ser solo hierba|se apartaba|olía a menos].`,
    ],
    back: [
      `El maletín apareció antes que ella, a la puerta, con [la tapa abierta|un olor a jabón|dos vueltas de cuerda|un lazo].
        ¶ —No te he [perdonado|absuelto|quitado la cara] —dijo {companion}—. He venido a [trabajar|lo mío|frotar]. Eso que has hecho se quita, pero se quita [entre dos|frotando|con agua|despacio].
        ¶ <Me remangué|Te remangaste|{name} se remangó> [en silencio|hasta el codo|con ganas]. En el dobladillo de ella venía una pluma [gris|larga|blanca|mojada].
        @light ¶ Olía, según sus propias palabras, a [pan|día siguiente|jabón y perdón|ropa seca].
        @dramatic ¶ Tenía las manos [desolladas|en carne viva|abiertas|rojas]. No explicó de qué.`,
    ],
  },
  {
    name: 'Fadrique',
    gender: 'm',
    meet: [
      `{companion} era recaudador de impuestos de la Corona y llevaba tres años sin que nadie le [abriera|ofreciera silla|diera las buenas|invitara a sopa].
        ¶ —No vengo [a cobrar|por nada|de oficio] —dijo, con el sombrero en la mano—. Es que llueve [en mi posada|donde voy siempre|en todas partes|hasta debajo].
        ¶ <Le hice|Le hiciste|{name} le hizo> sitio y, por agradecimiento, se puso a la orden, [por duplicado|con sello|y a la sombra].
        ? Dio recibo //porque de todo daba recibo.
        @humorous Del sitio, [dos palmos|medio banco|tres palmos|una baldosa]; de la amabilidad, exenta.
        @neutral Traía una mula, [un sello|tres plumas|un tintero|dos lápices] y un impermeable de la Hacienda.`,
      `Unos perros habían subido a un hombre a [un almendro|una estatua|una farola|un carro de heno], donde seguía rellenando papeles.
        Era {companion}, recaudador, y anotaba a los perros: [cuatro, sin chapa|cinco, con razón|tres, de buena fe|seis, al día].
        <Los espanté|Los espantaste|{name} los espantó> y él bajó [con dificultad|de espaldas|pidiendo perdón] y con la carpeta.
        Preguntó en qué podía servir //y [lo preguntaba de verdad|esperó la respuesta|tenía el sombrero en la mano].
        @light Uno de los perros [se arrepintió|volvió|lo pensó mejor|pidió disculpas] y lo acompañó un trecho.
        @dramatic En la pantorrilla llevaba la marca de [años de oficio|otro pueblo|su distrito|una infancia con perro].`,
    ],
    banter: [
      `{companion} conocía todas las puertas del reino por [el lado de fuera|la mirilla|los golpes|el ruido de la llave].
        Describía aldabas con ternura: una mano, [un delfín|un puño|un león chato|una flor], un sapo que mordía.
        <Le pregunté|Le preguntaste|{name} le preguntó> cuál era la suya, y resultó que [vivía de posada|no se acordaba|no tenía|era una maleta].
        @emotional Se le notó que nunca se lo habían [preguntado|dicho|pedido|mirado así].
        @neutral Llevaba contadas [nueve mil|seis mil cuatrocientas|doce mil|tres mil justas].`,
      `Hubo que pagar a un arriero, y {companion}, que llevaba encima el tesoro de tres comarcas, [pidió prestado|buscó en los bolsillos|carraspeó|se puso colorado].
        No era suyo, dijo, y lo decía sin [presumir|moverse|pena|bajar la voz].
        <Pagué|Pagaste|{name} pagó> con [un botón|una castaña|dos agujas] //y él extendió recibo por un botón.
        @humorous Concepto: [varios|hospitalidad|pan|buena voluntad]. Retención: [medio ojal|un hilo|nada].
        @light El botón [tenía ancla|hizo su carrera|subió de valor|fue a subasta], y llegó a doblón.`,
      `¶ —Hay exenciones muy [bonitas|finas|secretas] —explicaba {companion}, andando—. Los ciegos no pagan [velas|espejos|cristales]. Las viudas no pagan [lunes|campanas|música|espejos].
        ¶ <Quise|Quisiste|{name} quiso> saber [quién las inventaba|de dónde salían|quién firmaba aquello].
        Miró hacia atrás, bajó la voz y dijo que él, [de noche|con otra letra|a lápiz|los martes].
        @emotional Llevaba [veinte|treinta|cuarenta|muchos] años perdonando por escrito a gente que le tiraba piedras.
        @mysterious La otra letra [no era suya|mejoraba con los años|era más redonda|se parecía a otra], y eso no sabía explicarlo.`,
      `Una niña salió a un portal y le dio a {companion} una [manzana|castaña|mandarina|nuez], creyendo que era el cartero.
        No la sacó de su error; se la guardó, y anduvo una legua [sin tocarla|muy derecho|sin ensuciarla|contándole los pasos].
        Luego <la partí|la partiste|{name} la partió>, porque él no sabía [por dónde|con qué mano|si se podía].
        @emotional Guardó [el rabo|la cáscara|las pepitas|un gajo] entre dos impresos.
        @light Se comió su mitad en [nueve|doce|quince|siete] veces, para que fuera una comida.`,
      `{companion} tenía una fórmula para todo y la que decía ante el peligro era: [sin perjuicio de ulterior reclamación|salvo error u omisión|a reserva de lo que proceda|con la venia].
        La dijo ante un toro y el toro [se lo pensó|buscó un abogado|pidió copia|alegó ser vaca].
        <La aprendí|La aprendiste|{name} la aprendió> esa misma tarde //porque [venía otro|no sobra|rimaba].
        @humorous El segundo toro era [de letras|analfabeto|de ciencias|sordo], y hubo que correr.
        @dramatic Él corría mal. <Volví|Volviste|{name} volvió> a por él [dos veces|agarrándolo del cuello|tres veces|a rastras].`,
      `Al contar el dinero de la Corona, cada noche, a {companion} le [sobraban|faltaban|bailaban|dolían] siempre siete maravedís.
        Los había perdonado a alguien, hacía mucho, y los ponía de lo suyo sin [éxito|acordarse|protestar|decírselo a nadie].
        <Puse|Pusiste|{name} puso> siete en el montón mientras él [se quitaba las botas|doblaba el chaleco|rezaba el haber].
        [Cuadró|Salió justo|Por una vez cuadró].
        @mysterious Se quedó mirando el total como quien oye [pasos|su nombre|lluvia|llaves] en una casa vacía.
        @neutral Rehízo la suma [tres|cuatro|cinco|dos] veces y durmió de un tirón.`,
    ],
    quarrel: [
      `{companion} buscó en la carpeta el impreso que correspondía y, por primera vez, no había [impreso|casilla|renglón|nombre].
        ¶ —Yo cobro lo ajeno y lo [entrego|devuelvo|llevo a su sitio] —dijo—. Lo que has hecho [no sé dónde ponerlo|no tiene tarifa|no me cabe en el libro].
        ¶ <Me tendió|Te tendió|Le tendió a {name}> un recibo en blanco y se fue con [el impermeable|la carpeta|el paraguas|la mula].
        @dramatic ¶ Firmado, y en blanco: [cualquier|toda|alguna|la última] cifra cabía.
        @humorous ¶ La mula, que no era funcionaria, [tardó más|pidió explicaciones con la cola|miró atrás|se sentó un rato].`,
    ],
    back: [
      `Llamaron con dos golpes muy suaves, de alguien acostumbrado a que [no abran|suelten al perro|muerdan|echen la llave].
        <Abrí|Abriste|{name} abrió> antes [del tercero|de que se fuera|de pensarlo].
        ¶ —He [inventado|encontrado|dibujado] la casilla —dijo {companion}, y enseñó un papel—. Se llama [errores de los amigos|asuntos de casa|cosas que pasan|varios, con cariño]. [Queda exenta|No devenga interés|No prescribe].
        @emotional ¶ Traía los zapatos en la mano, [por no manchar|como quien ya piensa quedarse|para no hacer ruido|como de niño].
        @neutral ¶ Iba por triplicado; una copia, [para pegarla en la puerta|sin rellenar|en blanco|para el perro].`,
    ],
  },
];
