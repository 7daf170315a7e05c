import type { Between } from '../../pack.ts';

export const between: Between = {
  road: [
    `Desde {place} se podía volver por el camino corto o por el bonito, y {companion} ni siquiera mencionó el corto.
      El bonito pasaba por [un muelle|una cuesta con gatos] y obligaba a ir de uno en uno, cosa que llevó a discutir quién primero //y se tardó lo suyo.
      @light Un gato [cobraba peaje|hizo de guía].
      @emotional En lo más estrecho alguien tendió [la mano hacia atrás|dos dedos], sin mirar.`,
    `El tranvía iba tan lleno que no había dónde agarrarse, salvo a [una correa para dos|la misma barra|un señor dormido].
      En las curvas, [la ciudad empujaba hacia un lado|se iba todo hacia la izquierda]. <Pedí|Pediste|{name} pidió> perdón la primera vez, la segunda ya no //y en la recta {companion} preguntó si faltaban más curvas.
      @humorous Faltaban [nueve|once], según el señor dormido.
      @dramatic El cable [chispeó|soltó una flor azul]. Oscuro, [un segundo|tres calles].`,
    `{companion} tenía la costumbre de [leer los buzones|tocar las barandillas|saludar a los porteros] al pasar, y por eso no se iba nunca deprisa.
      En uno venía un nombre muy largo y debajo, [con otra letra|en lápiz], «y compañía».
      ¶ —Qué envidia —[dijo|dijo entonces] {companion}, y no aclaró si del nombre //y <seguí|seguiste|{name} siguió> andando sin aclararlo tampoco.
      @neutral ¶ Era el [tercero izquierda|bajo B].
      @mysterious ¶ Al volver la vista, en la ventana de la compañía [alguien corría un visillo|había dos luces].`,
    `Empezó a llover a mitad de camino, y debajo del único [toldo|balcón|alero] cabía una persona y tres cuartos.
      {companion} ofreció el cuarto que sobraba. <Quedé|Quedaste|{name} quedó> con un hombro fuera, empapado, y el otro en [la gloria|un sitio nuevo], y cuando escampó [nadie se dio por enterado|hubo que disimular].
      @humorous El dueño preguntó si [se quedaban con el toldo|sacaba sillas].
      @emotional El hombro seco [tardó más en olvidarse|no quería moverse].`,
    `Para hacer tiempo se jugó a un juego: inventar la vida de [quienes cenaban tras las ventanas|los que esperaban el autobús|las parejas de los bancos].
      A una le tocó [un secuestro|una herencia|un hijo tenor]; a otra, {companion} le puso solo que estaban bien, y que el pan lo compraba él.
      <Busqué|Buscaste|{name} buscó> algo que [añadir|inventar] //y [no faltaba nada|estaba todo].
      @light Los de la herencia [brindaron, ajenos a todo|se la merecían].
      @neutral El juego duró [ocho ventanas|hasta que echaron las persianas].`,
    `{stranger:title} había dicho al despedirse algo que se quedó dando vueltas, y {companion} lo repitió tres esquinas después, [sin venir a cuento|con otra entonación].
      <Contesté|Contestaste|{name} contestó> que la gente [exagera|ve lo que quiere|dice cosas]. {companion} estuvo de acuerdo en [exceso|seguida] //y ya nadie habló hasta el puente.
      @dramatic En el puente, el río iba demasiado [alto|ruidoso]. Mejor.
      @mysterious Abajo, en el agua, las dos sombras [no iban tan separadas|llegaron antes].`,
  ],
  night: [
    `En la fonda quedaba una habitación con [dos camas y un biombo|una cama y una butaca|una litera de barco].
      [Quien no dormía oía no dormir|Se oía no dormir a los dos lados]. A las [tres|dos y pico], <pregunté|preguntaste|{name} preguntó>, a oscuras, cómo se llamaba [la calle de la infancia|el primer perro], y {companion} lo dijo //y hubo luego otras preguntas.
      @emotional Al amanecer [no quedaba perro por nombrar|las voces eran de otra edad].
      @neutral El desayuno era a las [ocho|siete y media], con [mermelada|pan de ayer].`,
    `Esa noche no hubo manera: <conté|contaste|{name} contó> [ovejas|azulejos|los coches de la calle], y todos acababan teniendo algo de {companion}, la forma de andar, sobre todo.
      A la una <me|te|se> <levanté|levantaste|levantó> por [agua|un vaso de agua|el fresco]. Al otro lado de la ciudad, se supo después, {companion} también se había levantado //y tampoco tenía sed.
      @humorous Los azulejos eran [trescientos doce|cuatrocientos], y uno, torcido, [recordaba mucho a su perfil|sonreía].
      @mysterious El vaso, por la mañana, [estaba lleno|tenía dos marcas].`,
    `La tasca tenía manteles de papel, y {companion} iba dibujando en el suyo una casa que [rodeó el pan|creció entre los vasos] y cruzó al otro lado.
      <Hice|Hiciste|{name} hizo> una [chimenea|puerta] donde el dibujo <me|te|le> tocaba el [plato|vaso]. {companion} la miró y [le puso humo|añadió un gato] //y ya no se distinguió de quién era qué.
      @light El camarero [cobró la casa aparte|pidió que lo incluyeran].
      @dramatic Al levantar la mesa, [rasgó|dobló] el papel en dos. [Por la chimenea|Justo].`,
    `Después de lo de {place}, era esa hora en que las farolas ya están y la gente [no|todavía no se decide].
      ¶ —Bueno, [pues nada|hasta mañana] —[dijo|dijo entonces] {companion}.
      ¶ —[Pues nada|Hasta mañana|Eso es] —<dije|dijiste|dijo {name}>.
      ¶ Al cabo de [cuarenta pasos|una manzana], dos personas se volvieron a la vez, haciendo como que [buscaban un taxi|llovía].
      @emotional ¶ En el bolsillo, ya en casa, apareció [su guante|un caramelo que antes no estaba].
      @neutral ¶ Taxis no pasaban desde [las once|la huelga].`,
    `Se fue la luz en todo el barrio, y los vecinos sacaron [velas|guitarras|el helado que se derretía] y contaron cosas que no se cuentan con luz.
      {companion} contó una con detalles que parecían [ajenos|inventados] y un final que no.
      Cuando volvió la corriente, la mitad de la calle protestó //y <me|te|le> sorprendió con una mano sobre otra, [como olvidada|sin dueño].
      @mysterious Una de las sillas la ocupaba alguien que, con luz, [no estaba|nadie conocía].
      @light El helado era de [turrón|tres gustos], y tocó a tres [lametones|cucharadas] por vecino.`,
    `Aquella noche <escribí|escribiste|{name} escribió> en [la libreta|el dorso de una cuenta|un sobre] todo lo que se sabía {noun:of}, y en el punto cuatro se <me|te|le> fue la mano a otra cosa.
      La <taché|tachaste|tachó> con [rayas|cuadros|dos tintas], y aun así se leía, tanto que hubo que [romperlo|apagar la lámpara] //y con la luz apagada se leía también.
      @humorous Los números seguían hasta el [nueve|once], ya sin [método|ningún disimulo].
      @dramatic La tinta [pasó al otro lado|manchó la mesa]. [Del otro lado también se leía|Y la mesa era de la casa].`,
  ],
  memory: [
    `Una vez, hacía años, <quise|quisiste|{name} quiso> a alguien que [no venía a las horas|coleccionaba trenes|decía siempre «ya veremos»], y lo que quedaba de aquello era saber [esperar de pie|hacer café para uno].
      No <me|te|se> <acordaba|acordabas|acordaba> de la [cara|voz] //y sí, con [todo detalle|manía], de una puerta.
      @emotional Era verde, y daba a [una escalera fría|un patio con un limonero].
      @neutral Había sido en [otra ciudad|un tercero], de marzo a [mayo|agosto].`,
    `De niñ{o|a}, <había|habías|{name} había> enterrado en el patio una caja con un botón[, un diente|, una moneda|] y una carta para «cuando sea mayor», y luego hubo mudanza.
      Qué decía la carta era un misterio; solo <recordaba|recordabas|recordaba> la última frase: «[y que haya alguien|y que no haga frío|y no te olvides]» //y el patio, ahora, era un banco.
      @humorous En el banco, preguntados, [ofrecieron un crédito|negaron tener cajas].
      @light El botón era [de ancla, una joya|verde y tenía cinco agujeros].`,
    `Había en la casa de la infancia un reloj que se paraba [en las visitas|cuando alguien lloraba|los jueves], y el abuelo, en vez de llevarlo a arreglar, apuntaba la hora.
      «Algún día», decía, «[se entenderá|cuadrará|sabremos]».
      <Me acordé|Te acordaste|{name} se acordó> porque [el de la esquina|el de la torre|el de pulsera] acababa de pararse //y <apunté|apuntaste|apuntó> la hora.
      @mysterious Coincidía con [la última de la lista|una de las del abuelo].
      @dramatic Las [cuatro y cuatro|siete y diez]. [Otra vez|Y el segundero, temblando].`,
    `A {companion} se le escapó una palabra que <yo no oía|tú no oías|{name} no oía> desde [el colegio|la abuela|aquel verano]: [«zangolotino»|«repámpano»|«chamizo»], y con ella vino entero un mediodía.
      Hule, [moscas|sandía], alguien llamando desde abajo. <Pedí|Pediste|Pidió> que la repitiera //y {companion} la dijo tres veces, despacio, sin preguntar para qué.
      @emotional A la tercera, la voz de abajo [decía el nombre|tenía cara].
      @light La palabra se usó el resto del día, [para todo|sobre todo mal].`,
    `{thing:title} había despertado un recuerdo tonto: aquella feria en que <gané|ganaste|{name} ganó> [un pez|una muñeca tuerta|un jamón de yeso], y se lo <regalé|regalaste|regaló> a quien iba al lado, por no cargar.
      Era un regalo [pobre|ridículo] //y quien iba al lado lloró.
      @neutral Nunca más se volvió a acertar a [una botella|tres patos] seguidos.
      @humorous El pez vivió [once años|más que la relación], y se llamaba Rebeca.`,
    `Cuando <empecé|empezaste|{name} empezó> en el oficio, un viejo <me|te|le> dijo que [todo se aprende menos el momento|lo difícil es no estropearlo|hay que llegar cuando ya no hace falta].
      Entonces <lo apunté|lo apuntaste|lo apuntó>, como se apuntan las cosas que [suenan bien|no se entienden]. Ahora, andando al lado de {companion}, <caí|caíste|cayó> en lo que significaba //y era tarde para darle las gracias al viejo.
      @mysterious El viejo, que se sepa, [no trabajaba allí|se fue ese mismo día].
      @dramatic El momento. [Pasó un tranvía|Pasó]. Y [quedó sin decir|nadie dijo nada].`,
  ],
  escape: [
    `Fue {companion} quien dio con la salida, por el método de [decir la verdad|ponerse a llorar sin ganas|preguntar dónde estaba el baño].
      [El método|El truco], fuera el que fuera, hizo su efecto: hubo un [revuelo|silencio], una mano que señalaba el fondo //y <corrí|corriste|{name} corrió> detrás sin despedirse.
      @light Hubo que respirar [tres calles después|contra un quiosco], de la risa.
      @humorous El baño, por cierto, [era precioso|estaba ocupado].`,
    `<Tomé|Tomaste|{name} tomó> a {companion} de la mano, por primera vez y por motivos de fuerza mayor, y <eché|echaste|echó> a andar recto, con cara de [tener permiso|ser de la casa|llegar tarde a algo propio].
      [Nadie detiene a dos personas que van así|A dos personas así no las para nadie]. Al otro lado la mano ya no [hacía falta|tenía excusa] //y ahí seguía.
      @emotional La soltó primero [una farola|un bordillo], que hubo que rodear.
      @neutral Fueron [doscientos|ciento veinte] metros, en línea recta.`,
    `Como no había nada que hacer, se hizo nada, y con mucho arte: {companion} se sentó, sacó una naranja [enorme|del bolsillo|de sobremesa], y ofreció la mitad.
      Al tercer gajo el asunto empezó a [resolverse|cansarse]; al séptimo [miró la hora y se fue|se abrió solo] //y quedaba aún media naranja.
      @humorous Como método no viene en [los manuales|ningún código], y así va todo.
      @mysterious Alguien, al pasar, dejó [las gracias|una llave] sobre la piel.`,
    `Hubo que saltar, y a la vez, porque [de uno en uno no llegaba nadie|así se cae mejor]. <Conté|Contaste|{name} contó> hasta tres; {companion} saltó al dos.
      Por eso se llegó en un montón, [con rasguños|con el sombrero cambiado], al lado bueno //y nadie reconoció haberse equivocado de número.
      @dramatic Dos. El aire. [Y abajo, por fin, el suelo|Luego, tres].
      @light El sombrero le iba [mejor a la otra cabeza|de miedo al revés].`,
    `¶ —Di que somos inspectores —[susurró|murmuró|dijo] {companion}.
      ¶ —Somos [inspectores|de la inspección] —<dije|dijiste|dijo {name}>, con la voz de [un tío cura|quien paga la cena], y no <supe|supiste|supo> de qué.
      ¶ [Tampoco lo preguntaron|Nadie preguntó de qué]. Se abrió lo que estaba cerrado, se barrió [lo que no|una alfombra], ofrecieron [pastas|el libro de quejas] //y la inspección terminó en la calle, corriendo.
      @neutral El acta, en una servilleta, decía [«todo en orden»|«mejorable»].
      @emotional {companion} firmó el acta, y [guardó la copia|puso los dos nombres].`,
    `Alguien con autoridad preguntó si aquello era amor o qué, porque por amor hacía excepciones, y por lo demás [no|ni por su madre].
      <Abrí|Abriste|{name} abrió> la boca. {companion} [también|abrió la suya]. No salió [una palabra|ni el aire], y debió de parecer respuesta // porque se despejó todo.
      @mysterious «Ya», dijo solamente, como quien [lo ha visto en otro sitio|gana una apuesta antigua].
      @dramatic El silencio [ardía|se oyó en toda la calle]. Nadie lo [desmintió|tocó].`,
  ],
};
