import type { Companion } from '../../pack.ts';
import { moreCompanions } from './companions-more.ts';

export const companions: readonly Companion[] = [
  {
    name: 'Chelo',
    gender: 'f',
    meet: [
      `{companion} soldaba cascos por fuera, atada a un cable, y cantaba boleros por el canal de [emergencias|todos|urgencias|meteorología].
        ¶ —Si vas hacia allá, súbete —dijo sin dejar de echar [chispas|humo|tinta|lumbre]—. Yo iba a ir igual, pero sola [desafino|me aburro|pierdo el tono].
        ¶ <Subí|Subiste|{name} subió> a su remolcador, entre bombonas y [macetas|partituras|botellas|tebeos].
        @humorous Desafinaba también acompañada // pero con [público|más cuerpo|coro|dos voces].
        @emotional En su casco, debajo del nombre, había otro nombre [lijado|tapado con cinta|raspado|a medio borrar].`,
      `Una mujer con careta de soldar cerraba una grieta del muelle y, sin volverse, pidió a quien pasara que [sujetara ahí|le rascara la nariz|tuviera el cable|dijera una canción].
        <Sujeté|Sujetaste|{name} sujetó> donde decía, y [así quedó hecha la presentación|no hizo falta más|eso fue el saludo].
        Se llamaba {companion} y tenía un remolcador, dos días libres y ninguna gana de [pasarlos en casa|estarse quieta|dormirlos|quedarse en tierra].
        @light Le rascaron además la nariz, [con una llave del doce|por turnos|con un soplete frío|a tientas].
        @dramatic La grieta, por dentro, [silbaba|tenía quince metros|cantaba|daba al mar].`,
    ],
    banter: [
      `{companion} distinguía las aleaciones a golpes de uña y decía de cada puerta de quién era [hija|culpa|nieta|gracia].
        ¶ —Esta es de [Bilbao|Sagunto|astillero chico] —dictaminó ante una escotilla—. Pesa y se [queja|ofende|atasca|explica].
        ¶ <Llamé|Llamaste|{name} llamó> con [dos nudillos|la frente|educación], y la escotilla se ofendió.
        @humorous Hubo que pedirle perdón [con un destornillador|en vasco|por escrito|con tres vueltas].
        @neutral Acertó [nueve|once|siete|diez] puertas de doce.`,
      `Por el canal de emergencias, {companion} cantó esa noche el bolero entero, y en la segunda estrofa [alguien|un carguero lejano|otra soldadora|una lavandera] hizo la voz de abajo.
        No dijo quién era; cantaba bien, desde [muy lejos|otra órbita|demasiado cerca|abajo].
        <Llevé|Llevaste|{name} llevó> el compás en [el tanque de agua|una tapa|las rodillas].
        @emotional Al terminar, nadie cortó; se quedaron [respirando|zumbando|escuchando|sin decir nada] un rato.
        @mysterious Aquel carguero, según la guía, [ardió hace años|no llevaba tripulación|no existe|es de juguete].`,
      `El remolcador de {companion} tenía un geranio en la cabina, que viajaba con [cinturón|casco|bufanda|manta].
        Se le hablaba en las curvas y se le [tapaba|cantaba|contaba el mapa|abrigaba] en la oscuridad.
        Un día le salió un brote //y ella paró los motores a mirarlo, en plena [autopista|maniobra|curva|niebla], mientras <yo hacía|tú hacías|{name} hacía> señas.
        @light Los que pitaban dejaron de [pitar|tener prisa|protestar|ser mayores] al ver de qué se trataba.
        @neutral El brote medía [cuatro|tres|dos|seis] milímetros.`,
      `{companion} arreglaba cosas por el camino sin que se las [pidieran|pagaran|agradecieran|señalaran]: una bisagra, el codo de una cañería, un viejo.
        Al viejo le soldó el [bastón|respaldo|reloj|paraguas] y le dejó puesta una chispa dentro.
        <Pregunté|Preguntaste|{name} preguntó> por [la chispa|aquella luz|el calor].
        Dijo que en invierno abriga //y siguió [silbando|apretando tuercas|tarareando|mirando goteras].
        @humorous El viejo, según se supo luego, [abrió una freiduría|bailaba solo|puso escuela|se casó].
        @emotional A ella, que se sepa, no le había soldado nadie [nada|ni una manga|un botón|ni el paraguas].`,
      `La careta de {companion} tenía pintada por dentro una ventana con [visillos|un limonero|cortinas|una maceta], para los ratos largos.
        <Me la prestó|Te la prestó|Se la prestó a {name}> en una cola de tres horas, y fuera, en la ventana, [llovía|era domingo|pasaba gente|atardecía].
        No quiso decir quién [la pintó|fue|tenía esa mano].
        @emotional El limonero tenía una firma, y la firma, [una mancha de lágrima o de grasa|medio borrada|un tomate|una zeta].
        @mysterious A ratos, en el cristal, pasaba alguien con [una silla|las compras|un pez|un ramo].`,
      `En un bache de gravedad se soltó la caja de tornillos y quedaron flotando, [despacio|como un banco de peces|sin ruido|como estrellas de ferretería], tres mil.
        {companion} los recogía con [la boca|la visera|un calcetín] y <yo con un colador|tú con un colador|{name} con un colador>.
        Faltó uno.
        @dramatic Apareció por la mañana, [clavado en el asiento|en el manómetro|en la sopa|en un zapato], a un dedo de todo.
        @light Los tornillos, en su elemento, hacían [cosquillas|muy buena pareja|sombra|coro].`,
    ],
    quarrel: [
      `{companion} apagó el soplete, que era lo único que apagaba cuando [iba en serio|le dolía algo|se acababa|iba a llover].
        ¶ —Yo he tapado [muchos agujeros|cascos enteros|sitios peores] —dijo—, y este lo [acabas de hacer|has hecho|abriste] tú. [Con las manos|Y a la primera|Sin careta].
        ¶ Recogió el geranio, le puso el casco //y <oí|oíste|{name} oyó> soltarse el remolcador, sin [bolero|despedida|ruido|eco].
        @dramatic ¶ El canal de emergencias quedó abierto. No [cantaba|respiraba|tosía|contestaba] nadie.
        @neutral ¶ Dejó pagada [su mitad|la cena|la grieta|el agua].`,
    ],
    back: [
      `Por el canal de emergencias llegó, [primero muy mal y luego peor|sin aliento|en un tono que no era], un bolero.
        ¶ —Sola [desafino|me pierdo|no entro a tiempo] —dijo {companion}, y tosió—. [Ya lo avisé|Y no hay público|Es un hecho]. Abre, que traigo [el geranio|frío|hambre|compañía].
        ¶ <Abrí|Abriste|{name} abrió> antes [del estribillo|de la segunda estrofa|de que llegara al la]. Traía la careta [levantada|bajo el brazo|rota|puesta al revés], y los ojos como de haber soldado sin ella.
        @emotional ¶ En su casco, el nombre tapado estaba ya [limpio|sin cinta|a la vista|escrito de nuevo].
        @humorous ¶ El geranio entró [primero|dando un codazo|detrás|con bufanda], como siempre.`,
    ],
  },
  {
    name: 'Septiembre',
    gender: 'm',
    meet: [
      `{companion} había sido ascensorista de un gran hotel orbital y seguía llevando la chaqueta roja, aunque ya no hubiera [hotel|ascensor|huéspedes|pisos].
        ¶ —¿[A qué piso|Sube|Adónde]? —preguntó, con la mano en [un botón que no estaba|el aire|la solapa].
        ¶ <Dije|Dijiste|{name} dijo> [adónde iba|el destino|dos palabras]. El robot se lo pensó: era [el último|muy arriba|el séptimo cielo|casi un sótano].
        [Vino para no dejar solo el equipaje|Vino, dijo, por las maletas|Subió por acompañar].
        @humorous El equipaje agradeció [el gesto|la gorra|la charla|el paraguas].
        @neutral Era modelo [noventa y uno|del año del eclipse|de vapor|cincuenta y siete], de latón, con una rodilla suelta.`,
      `Entre los trastos del andén, un robot con chaqueta roja daba los buenos días a las maletas [por su marca|una por una|por su peso|con reverencia].
        Se llamaba {companion}, por el mes en que lo compraron; lo de [abril|mayo|julio|febrero] hubiera sido otra cosa, decía.
        <Le di|Le diste|{name} le dio> la maleta por cortesía, y ya no [la soltó|hubo manera|la perdió de vista|la dejó].
        @emotional En el pecho llevaba la fecha de [desguace|baja|fundición|traslado], tapada con un pin.
        @light Su rodilla izquierda tocaba, al andar, [las tres notas|un pasodoble|un vals|la marcha] de aviso.`,
    ],
    banter: [
      `A las seis y media {companion} despertaba a todo el mundo, con suavidad, lo hubieran [pedido|soñado|merecido|rogado] o no.
        ¶ —Son las seis y media, señoría, y fuera es [de noche|siempre|temprano|otro día].
        ¶ <Negocié|Negociaste|{name} negoció> hasta las siete menos veinte, a cambio de [llamarlo por favor|hablarle con respeto|un buenos días].
        @humorous El tratamiento de señoría lo daba también a [las duchas|los repollos|las escobas|los gatos].
        @light Los diez minutos ganados los pasaba él [mirando|de puntillas|contando|con las manos juntas].`,
      `{companion} sujetaba todas las puertas y decía el piso: sótano, [lencería|juguetes|perfumería|bodas], nostalgia, objetos que no fueron reclamados.
        Muchas eran de una [sola planta|planta y gracias|altura modesta]. Él lo decía [igual|más bajo|al oído|sonriendo], por no herirlas.
        <Entré|Entraste|{name} entró> en nostalgia, que resultó un armario con [escobas|un abrigo|paraguas|tres sombreros].
        @emotional El abrigo era [de niño|de su antiguo director|sin botones|azul], y él lo saludó.
        @neutral La cuenta iba por [ciento dos|setenta y seis|noventa|ciento cuarenta] pisos.`,
      `Un chatarrero miró a {companion} de arriba abajo y ofreció [una cifra|una cifra por las piernas|una cifra por las manos|una cifra y un café].
        [La cifra no estaba mal|No era poca cosa|Con eso se come un mes].
        <Pasé|Pasaste|{name} pasó> el brazo por los hombros de latón, y así fue la cosa, calle abajo, sin [contestar|correr|mirar|hablar].
        @dramatic Detrás, el hombre subió el precio. Luego [la voz|otra vez|el paso|la mano].
        @humorous {companion} quiso saber, después, si con IVA o [sin gorra|sin él|la rodilla|gastos].`,
      `En el hotel, contó {companion}, había una huésped que subía y bajaba toda la noche sin [salir|decir el piso|bajarse|mirar a nadie].
        Él le ponía una silla y le contaba las plantas, [como a los niños|despacito|como un rosario|con adjetivos].
        Una noche ella dijo «aquí», entre el nueve y el diez, y <esperé|esperaste|{name} esperó> [el final|la segunda parte|otra frase].
        [No lo había|Ahí acababa|Era todo].
        @mysterious Entre el nueve y el diez, aclaró él, no hay [puerta|nada|suelo|luz]; y sin embargo, bajó.
        @emotional Guardaba de ella [un guante|la silla, plegada|una horquilla|un periódico], por si volvía.`,
      `{companion} nunca había visto la lluvia, y en la primera ducha de un muelle se quedó [vestido|con la gorra puesta|quieto|maravillado] debajo.
        ¶ —Cae [de arriba abajo|recta|sin avisar] —informó—. [Es del oficio|Sin paradas|Nunca sube].
        ¶ <Tuve|Tuviste|{name} tuvo> que secarlo con un secador, pieza por pieza, y de la rodilla salió [una moneda|un caramelo|una llave|un botón] de otro siglo.
        @light Pidió subir en la lluvia, [algún día|si se podía|con permiso|hasta arriba].
        @neutral El secado llevó [tres horas|dos horas y cuarto|una tarde|cuatro trapos].`,
      `Para pasar el rato, {companion} adivinaba a qué piso iba cada viajero por los [zapatos|hombros|codos|silencios].
        Al de traje le dijo [tejado|sótano|entresuelo|azotea], y el hombre se sentó y lloró.
        <Quise|Quisiste|{name} quiso> saber el de <mis|tus|sus> propios pies, y él los miró [mucho tiempo|con respeto|un semáforo entero].
        @emotional Al mismo que un servidor, dijo, [si no molesta|y sin prisa|con la venia|si cabe].
        @mysterious Ese no está en [el cuadro|los botones|la guía|el edificio], dijo, y le dio a otro.`,
    ],
    quarrel: [
      `{companion} se quitó la gorra, la sacudió y se la volvió a poner, que en su oficio es [el fin de turno|un grito|una dimisión|cerrar el hotel].
        ¶ —Hay pisos [donde no abro|que no anuncio|que se pasan de largo] —dijo—. No es por [el reglamento|miedo|el motor], señoría. [Es por quien sale|Es por el suelo|Es por la cara].
        ¶ La rodilla se alejó tocando su aviso //y <me quedé|te quedaste|{name} se quedó> con la maleta, que pesaba [más|el doble|una barbaridad|como dos].
        @dramatic ¶ Tres notas. Tres notas. [Nada|Una|Dos|Lejos].
        @humorous ¶ Volvió para despedirse de [la maleta|la escalera|el andén|la lámpara].`,
    ],
    back: [
      `A las seis y media en punto alguien llamó con [un nudillo de latón|dos golpes|la gorra].
        ¶ —Servicio [despertador|de piso|de noche] —dijo {companion}—. [Subía y bajaba|Iba y venía|Paraba en todas], y no sabía a qué piso. Y he pensado: al que tenga [maleta|arreglo|prisa|sueño].
        ¶ <Le di|Le diste|{name} le dio> la maleta[|, abrochada|, con las dos manos]. No dijo nada más, y la [rodilla|gorra|chaqueta|silla] tampoco.
        @emotional ¶ Se le había caído el pin; la fecha de [desguace|baja|traslado|fundición] era la de ayer, y no le importó.
        @light ¶ Traía una silla plegada, por si el viaje era [largo|de los que se sientan|bonito|con vistas].`,
    ],
  },
  {
    name: 'Wenceslao',
    gender: 'm',
    meet: [
      `{companion} era cocinero de carguero y llevaba cosidas en el forro del abrigo [doscientas|sesenta|cuarenta|cien] semillas de tomate, prohibidas en tres lunas.
        ¶ —Yo voy donde haya [tierra|hambre|maceta] —dijo—. ¿Tú vas donde haya [tierra|peligro|hambre|sol]? [Lo mismo coincide|Suele caer cerca|Será por ahí].
        ¶ <Reconocí|Reconociste|{name} reconoció> que podía ser, y él ya estaba [fregando la cocina|pelando algo|oliendo el aire|afilando].
        @light En los bolsillos, por disimular, llevaba [pimienta|albahaca|lentejas|ajos].
        @dramatic En la aduana lo buscaban [por nombre|vivo o sofrito|a voces|con perejil].`,
      `De la única cocina encendida del muelle salió un hombre enorme con un huevo en cada mano y preguntó quién había [desayunado menos|llorado|dormido|perdido algo].
        <Levanté|Levantaste|{name} levantó> la mano por lo primero, [por si acaso|con dos dedos|sin mentir].
        Se llamaba {companion} //y quien se come sus huevos queda invitado a que lo [acompañe|adopte|abrace|riña].
        @humorous Eran huevos de [polvo|gaviota de carga|avestruz|segunda], con una fe admirable.
        @emotional Sirvió también a un plato donde no se sentaba [nadie|nadie ya|hoy|desde abril].`,
    ],
    banter: [
      `{companion} suspendió tres veces el examen de botánica por lo mismo: escribía que las plantas [se enteran|tienen humor|cantan|recuerdan].
        ¶ —Y se enteran —repetía, poniéndole un vaso de agua a [un cactus|la acelga de a bordo|un perejil|las lentejas].
        ¶ <Dije|Dijiste|{name} dijo> algo amable en voz [alta|baja|de novio], por probar. [La hoja de abajo se puso derecha|Una hoja se volvió|Al tallo le dio hipo].
        @humorous El tribunal estaba compuesto por [dos helechos|gente de lechuga|tres cactus|señores de plástico].
        @neutral La nota fue un [cuatro con nueve|cuatro|tres y medio|cuatro justo], las tres veces.`,
      `Con agua caliente y [una cebolla|un calcetín limpio|dos ajos|un hueso prestado], {companion} hacía un caldo que se pagaba en puertos enteros.
        Esa noche se acercó la gente del andén con tazas, y <serví|serviste|{name} sirvió> hasta que [el cazo tocó fondo|no quedó ni perejil|se acabaron las tazas].
        [Nadie preguntó qué llevaba|La receta no se preguntó|Nadie quiso saber más].
        @emotional El último, un chico, bebió despacio y dijo que sabía a [su casa|noche con luz|agosto|abuela].
        @light El calcetín, por cierto, quedó [en su punto|pidiendo repetir|planchado|orgulloso].`,
      `En un cajón de {companion} había una cuchara pequeña que no dejaba [usar|lavar|tocar|prestar] a nadie.
        La sacaba, la miraba a la luz y removía con ella [el café|el aire|la tarde|nada], sin café.
        <No dije|No dijiste|{name} no dijo> nada; el azúcar, por lo menos, se le podía [acercar|pasar|ofrecer|acercar un poco].
        @emotional La medida era de [niña|bebé|cuna|muñeca], y el mango estaba mordido.
        @mysterious A veces, en la mesa, sonaba la cuchara [sola|en el cajón cerrado|cerca|de madrugada].`,
      `Una inspectora olió el abrigo de {companion} y preguntó, con [una pinza|muy poca fe|dos dedos|la ceja], si aquello era tomate.
        ¶ —Es [añoranza|loción|nostalgia|colonia] —contestó él—. [Raf de mi pueblo|Cosecha propia|De mata].
        ¶ <Sonreí|Sonreíste|{name} sonrió> como quien también se pone [loción|tomate|de eso]. Ella apuntó algo, y volvió a [oler|mirar|sonreír|toser].
        @dramatic La mano de él no soltaba [el forro|el cuchillo|la cuchara|una semilla].
        @humorous Volvió de paisano, con [pan|sal y aceite|hambre|una silla].`,
      `Cuando faltaba gravedad, {companion} cocinaba en esferas: una de sopa, una de huevo, [una de flan|otra de más sopa|dos de arroz|una de gazpacho].
        Se comían a mordiscos, dando vueltas, y <choqué|chocaste|{name} chocó> con la de sopa a media [frase|comida|risa|vuelta].
        El caldo, aclaró él, no se sirve: se [aspira|esquiva|persigue|negocia].
        @light El fideo tardó [una hora|tres vueltas|media tarde|una canción] en bajar de la lámpara.
        @neutral La esfera más grande medía [cuarenta|sesenta|treinta|setenta] centímetros.`,
      `Plantó {companion} una semilla en una lata, a escondidas, en cada [puerto|baño de estación|aduana|sala de espera] donde hubo que esperar.
        <Hice|Hiciste|{name} hizo> de pared, tosiendo, para [tapar el ruido del rastrillo|que no se viera la pala|disimular].
        Al lado dejaba un cartel: prohibido [regar con café|hablar mal delante|cantarle boleros|decirle que no].
        @emotional Llevaba plantadas, contándolas bien, tantas como [años|días|meses|cartas] le faltaban a alguien.
        @mysterious En la última lata ya había, sin que nadie la pusiera, [una planta|otra cuchara|un nombre|otra lata].`,
    ],
    quarrel: [
      `{companion} apartó la olla del fuego con lo que tuviera dentro, que era [la cena|un arroz|la sopa|el guiso].
        ¶ —Se puede cocinar [sin casi nada|con miedo|con un clavo] —dijo—. Sin sal, [sin luz|sin olla|sin gente]. Pero no con eso que [acabas de echar|has hecho|le pusiste].
        ¶ Se puso el abrigo de semillas //y <oí|oíste|{name} oyó> bajar los escalones, pesados, de [dos en dos|uno en uno|tres en tres|mala gana].
        @emotional ¶ Dejó en la mesa un plato [tapado|hondo|frío|con pan], con tenedor.
        @dramatic ¶ No dijo buen provecho. Lo decía [siempre|hasta en los entierros|a todo el mundo|dormido].`,
    ],
    back: [
      `Primero llegó el olor a cebolla y después, detrás, {companion}, con una lata en las manos y [tierra en las cejas|una hoja en el pelo|las manos negras|barro en la gorra].
        ¶ —Ha [salido|brotado|prendido] —dijo—. La de hace [tres puertos|dos aduanas|la niebla]. Y no tenía con quién [verla|comerla|enseñarla|regarla].
        ¶ <Miré|Miraste|{name} miró> la mata: dos hojas, un tutor, la cuchara pequeña de [tutor|estaca|apoyo|bastón].
        @light ¶ Se enteraba: [se inclinó|dio los buenos días|se puso roja|tembló de gusto].
        @neutral ¶ Medía [seis|cuatro] centímetros con las raíces, y hubo [pan|pan con nada] alrededor.`,
    ],
  },
  ...moreCompanions,
];
