import type { Stranger } from '../../pack.ts';

export const moreStrangers: readonly Stranger[] = [
  {
    noun: { the: 'el limpiacristales', a: 'un limpiacristales' },
    gender: 'm',
    meet: `Un limpiacristales colgaba de sus cuerdas a la altura de la conversación, y pidió, [con la esponja en alto|muy serio], que nadie se moviera, que estaba con el reflejo.
      ¶ —A la gente [la veo por el lado que no es|se la ve mejor por detrás] —[dijo|dijo por fin|dijo entonces]—. La de cosas que [se callan|pasan detrás de un vidrio].
      ¶ En el redondel limpio estaba {companion} y, un poco detrás, <mi cara|tu cara|la cara de {name}>, con una expresión que daba [apuro|mucha información]. [Él pasó la gamuza, por discreción|La gamuza la borró, por discreción].
      @dramatic Colgaba de [un mosquetón|dos nudos]. Abajo, [doce pisos|la calle entera].
      @humorous Cobraba por [piso y por secreto|ventana, y el chisme aparte].`,
    talk: `¶ —Lo {noun:of} —[repitió|dijo] el limpiacristales, [enjuagando|sin bajar la gamuza]—. En el [sexto|noveno], un señor le hablaba de eso todas las tardes a una foto.
      ¶ Un día amaneció bajada la persiana, y en el alféizar, [una caja|una llave|un plato con alpiste].
      <Tomé|Tomaste|{name} tomó> nota [del piso|de la letra y el piso]. El hombre trazó con jabón, en el vidrio, [la fachada|un plano del patio], que duró [un instante|lo justo] //y {companion} lo memorizó antes de que chorreara.
      @mysterious ¶ En el plano había una ventana [más de las que hay|que daba hacia dentro].
      @emotional ¶ El señor, dijo, [ponía la foto de cara a la calle|siempre dejaba el cristal entreabierto].`,
    back: `Por fuera de la ventana bajó el limpiacristales, vio lo que había que ver y [tapó el vidrio con espuma|dibujó en el vaho un corazón mal hecho|subió dos pisos de golpe].
      [Nadie lo había llamado|No lo esperaba nadie]. <Le abrí|Le abriste|{name} le abrió> para darle [un café|la mano], y quedó colgado un rato, dentro y fuera , como suele.
      @light El café se lo tomó [cabeza abajo|columpiándose].
      @neutral El cristal, desde entonces, [se limpia solo|no tiene marcas].`,
  },
  {
    noun: { the: 'la niña de las apuestas', a: 'una niña con una libreta de apuestas' },
    gender: 'f',
    meet: `Una niña con [corbata|calcetines desparejados|gafas de leer] tomaba apuestas en una libreta y no dejaba ver los nombres.
      ¶ —Está seis a uno —informó, mirando a {companion} y luego <a mí|a ti|a {name}>—. A que [no se dan cuenta|es antes del domingo|tropieza primero el otro]. ¿[Juegan|Apuestan]?
      ¶ <Jugué|Jugaste|{name} jugó> un caramelo por el [empate|caballo de nadie] //y ella mordió el caramelo, por si era falso.
      @light Tenía en el bolsillo [media pastelería|el caramelo de un obispo].
      @neutral Apuestas abiertas: [catorce|veinte]. Mínima: un cromo.`,
    talk: `¶ —Lo {noun:of} está [cerrado|pendiente de pago] —[dijo|dijo entonces] la niña, pasando hojas—. Se apostó hace mucho, [mi abuela|la señora de antes]. Unos decían que volvía y otros que [no se había ido|era mentira].
      ¶ [Nadie había cobrado|Nunca se pagó]. El sitio donde se resolvía figuraba abajo, en clave, y la clave era [el año al revés|comerse las vocales].
      {companion} la sacó en [dos minutos|la servilleta], con la lengua fuera, y la niña silbó //y hubo un baile de cotizaciones.
      @humorous Cuatro a uno. [El mercado es así|Y bajando].
      @mysterious La última apuesta estaba hecha [esa mañana|con tinta de entonces], a favor.`,
    back: `La niña vino a pagar: empate, dijo, y contó los caramelos sobre [la mesa|el felpudo|una rodilla], con los labios apretados del que pierde [con estilo|dinero ajeno].
      ¶ —[Tropezaron los dos a la vez|Fue a la vez] —[suspiró|dijo]—. Eso [no lo tenía nadie|solo lo llevaba usted].
      ¶ <Repartí|Repartiste|{name} repartió> la ganancia //y ella aceptó [dos|tres], [como anticipo|por comisión].
      @emotional En la libreta, los nombres, al fin visibles, estaban [dentro del mismo óvalo|muy bien escritos].
      @dramatic Arrancó la hoja, [ras|de cuajo]. Caso cerrado.`,
  },
  {
    noun: { the: 'el capitán de secano', a: 'un capitán sin barco' },
    gender: 'm',
    meet: `Un capitán sin barco, con gorra y una gaviota [disecada|muy quieta] en el hombro, gobernaba el paso desde una silla: «a babor, señora», «esa bicicleta, que arríe».
      ¶ —El mar se retiró hace [cuarenta años|dos siglos] —[explicó|aclaró|contó]—, y alguien ha de estar cuando vuelva.
      ¶ {companion} obtuvo plaza de [grumete|segundo de a bordo|lastre noble], por la cara. <Me|Te|Le> dio el timón, que era la tapa de [una olla|un cubo] //y no hubo modo de [negarse|devolverlo].
      @humorous La bicicleta [arrió|encalló en un quiosco].
      @light Viró la calle entera, o [al menos se inclinó|lo pareció].`,
    talk: `¶ —Lo {noun:of} lo llevé yo [a bordo|en mi barco] —[dijo|dijo entonces] el capitán—. Como [esperanza|pasaje], que pesa más que la carga. A la [séptima|tercera] noche hubo que elegir.
      ¶ Señaló en una carta marina un punto en plena ciudad, entre la [mercería|notaría] y la fuente: ahí fondeó, dijo, y ahí se quedó.
      <Seguí|Seguiste|{name} siguió> la ruta [con la uña|con un palillo]. Caía todo [cuesta abajo|a favor de la corriente] //y {companion} ya estaba soltando amarras.
      @dramatic «Hubo que elegir», dijo. [No dijo qué|La gaviota miró al suelo].
      @emotional La carta estaba zurcida con [pelo|hilo de novia], y él la plegó como se [arropa|pliega una bandera].`,
    back: `El capitán se presentó con el mar: un cubo, [lleno hasta el borde|con un cangrejo], que dejó en el suelo.
      ¶ —[Ha vuelto|Ya está aquí] —[dijo|dijo por fin|dijo entonces]—. Es [poco|un principio].
      ¶ <Metí|Metiste|{name} metió> la mano, por verificar, y {companion} la suya //y en el fondo del cubo algo se movió, dando cosquillas.
      @mysterious Al acercar el oído [rompía una ola|sonaba una sirena].
      @neutral La gaviota, disecada o no, [bebió|cambió de hombro].`,
  },
  {
    noun: { the: 'la jueza de paz', a: 'una jueza de paz' },
    gender: 'f',
    meet: `La jueza de paz iba por la calle con la toga [en una percha|arremangada], resolviendo pleitos al vuelo: la mitad del perro para cada uno.
      ¶ —¿Y ustedes qué [se disputan|reclaman]? —[preguntó|quiso saber], con el mazo [listo|en alto].
      ¶ {companion} contestó que nada. <Dije|Dijiste|{name} dijo> que nada, a la vez, y en el mismo [tono|suspiro]. La jueza [miró a un lado, al otro|sopesó los dos silencios][dramatic,mysterious,light=.| y] apuntó «nada» como quien [precinta una prueba|abre un sumario].
      @humorous Señaló vista para [el jueves|después de cenar], por si acaso.
      @emotional Había casado a [trescientas|mil] parejas y separado a las mismas, y aún [se le quebraba el «declaro»|lloraba en las dos].`,
    talk: `¶ —Lo {noun:of} tiene [sentencia|auto firme] —[recordó|contó|dijo] la jueza—, y no se cumplió. Dos partes, un solo [objeto|corazón]. Mandé guardarlo hasta que pudieran [mirarse|hablarse].
      ¶ El ujier se había llevado el acta a su [pueblo|trastero]; quedaba la minuta, con el domicilio del depósito.
      <La copié|La copiaste|{name} la copió> en [el reverso de una multa|la manga de la toga]. {companion} quiso saber si pudieron //y la jueza se abanicó con el código.
      @mysterious La minuta llevaba tres firmas, y las partes eran [dos|una sola].
      @neutral Artículo [noventa|ciento doce], apartado segundo.`,
    back: `La jueza de paz interrumpió para dictar [sentencia|desde la puerta|a vuela mazo]: que «nada», visto lo visto, era un error de transcripción, y que donde decía nada dijera todo.
      ¶ —Costas, a partes iguales —[añadió|siguió]—: [una cena|dos sillas juntas].
      ¶ <Pagué|Pagaste|{name} pagó> en el acto //y el mazo sonó como [un corcho|unas castañuelas].
      @light El perro de marras [fue testigo|ladró su turno].
      @dramatic «Ejecútese», dijo. [Y se ejecutó|Ni una apelación].`,
  },
  {
    noun: { the: 'la florista de guardia', a: 'una florista de guardia' },
    gender: 'f',
    meet: `La florista de guardia atendía emergencias: aniversarios olvidados, [disculpas de madrugada|partos|perdones con fiebre]. Odiaba las rosas, por [empalagosas|mentir mejor que nadie], y las despachaba con pinzas.
      ¶ —¿Qué ha [hecho|olvidado]? —le preguntó a {companion}, ya [con el celofán|enhebrando la cinta].
      ¶ [Nada todavía, fue la respuesta|Todavía nada, al parecer]. Ella lo tuvo en cuenta y miró también <hacia mí|hacia ti|hacia {name}>, de arriba abajo[dramatic,mysterious,light=.| y] preparó dos ramos iguales de algo que [no había florecido|aún era verde].
      @mysterious Los capullos, por la noche, [se volvieron el uno hacia el otro|olían a una sola cosa].
      @light La cinta decía [«Ánimo»|«Campeones 1987», por aprovechar].`,
    talk: `¶ —Para lo {noun:of} me encargaron flores —[dijo|dijo entonces] la florista—. Sin [tarjeta|remite]. Una vez al año, siempre [lirios|jacintos|cardos, que son los que duran], a una puerta que nadie abría.
      ¶ ¶ Al año siguiente el ramo estaba [seco y en un jarrón|replantado], o sea que alguien había.
      <Pedí|Pediste|{name} pidió> [el lugar|las señas]. La mujer arrancó la hoja del libro de encargos y [la envolvió|le quitó las espinas] // como si también fuera un ramo.
      @emotional El encargo lo pagó por [treinta|cincuenta] años, y quedaban [dos|pocos].
      @humorous Los cardos, según ella, son la única flor que [no pide nada|se defiende en juicio].`,
    back: `La florista trajo los dos ramos, que al fin habían abierto, y eran [girasoles|amapolas|algo sin nombre en el catálogo], y los metió en el mismo cubo sin consultar.
      ¶ —Así beben del mismo sitio —[gruñó|refunfuñó].
      ¶ <Cambié|Cambiaste|{name} cambió> el agua cada [mañana|noche] //y duraron [lo que no dura nada|más que la temporada].
      @neutral Fueron [diecinueve|veintitrés] días, según su libro.
      @dramatic No trajo rosas. [Ni una|Las había quemado].`,
  },
  {
    noun: { the: 'el pintor de números', a: 'un pintor de números de casas' },
    gender: 'm',
    meet: `El pintor de números iba por las calles repasando los de las casas, y a veces, [por cansancio|de oído|con toda intención], los cambiaba: el catorce por el quince, y a ver.
      ¶ —De ahí han salido [bodas|familias enteras] —se justificó.
      ¶ Con el azul que sobraba le pintó a {companion} un 2 en el dorso de la mano. <En la mía|En la tuya|En la de {name}> puso otro[dramatic,mysterious,light=.| y] dijo que sumaran.
      @light El azul era de [buzón|marinero], y tardaba en secar.
      @emotional Usaba un pincel de [tres pelos|pestaña], regalo de la del [nueve|quince].`,
    talk: `¶ —La casa {noun:of} [no tiene número|perdió el número] —[confesó|reconoció|admitió] el pintor—. Me pagaron por [borrarlo|pasar de largo]. Está entre el [ocho|treinta] y el siguiente, y la gente no la ve, porque va contando.
      ¶ Para encontrarla, según él, hay que ir sin contar: [mirando arriba|hablando de otra cosa|del brazo], y tropezar en el escalón.
      {companion} prometió no contar, y empezó a no contar, en voz alta.
      @humorous Llevaba ya [cinco o seis|las que fueran] sin contar.
      @mysterious El número borrado, con sol, [se transparenta|cambia].`,
    back: `El pintor de números se quedó mirando la puerta, [ladeó la cabeza|pidió una escalera|sacó el azul], tachó el número que hubiera y puso, con letra de domingo, los dos doses.
      ¶ —[Veintidós no es|Ese no es el número] —<advertí|advertiste|advirtió {name}>.
      ¶ —Ya lo será —[dijo|dijo entonces] él, y el cartero, [al día siguiente|esa semana], no se equivocó.
      @dramatic ¶ Una pincelada. [Otra|Y la última]. Fresco: no tocar.
      @neutral ¶ La calle, que acababa en el veinte, [creció|lo aceptó].`,
  },
];
