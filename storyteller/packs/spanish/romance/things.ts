import type { Thing } from '../../pack.ts';

export const firstThings: readonly Thing[] = [
  {
    noun: { the: 'el paraguas inglés', a: 'un paraguas inglés' },
    find: `En un respaldo colgaba un paraguas inglés, con puño de cabeza de pato y una placa: «Si me encuentra, [llueve|es suyo|no corra]».
      {companion} lo abrió para ver el forro, [de cielo con nubes|de seda amarilla], y dejó sitio debajo, aunque no caía una gota.
      <Me metí|Te metiste|{name} se metió>. Debajo de un paraguas se habla [más bajo|de otra manera], y fue una lástima no tener nada que ocultar[, o todavía no|, aún].
      @light El pato [miraba con aprobación|guiñaba según le daba la luz].
      @neutral Tenía ocho varillas y un olor a [iglesia|tren].`,
    use: `<Abrí|Abriste|{name} abrió> el paraguas inglés con un golpe seco, que es la manera en que un inglés pide [la palabra|paso|explicaciones].
      Lo que hubiera delante [se hizo atrás|cedió] por [educación|respeto al bastón]. {companion} se colgó del brazo, como si [lloviera|fuera domingo|llevaran toda la vida], y con ese aire se puede atravesar casi todo: [multitudes|puertas|opiniones].
      [Nadie rechistó|No hubo objeciones|Hubo quien aplaudió] //y alguien, al otro lado, incluso [se descubrió|sujetó la salida].
      @humorous El pato, en la vanguardia, [impuso mucho|no se dignó mirar a los lados].
      @emotional Al cerrarlo, ya a salvo, [ninguno encontró el botón|se tardó más de lo que dura una lluvia].`,
  },
  {
    noun: { the: 'la caja de cerillas del Casino', a: 'una caja de cerillas' },
    find: `Calzando una mesa había una caja de cerillas del [Gran Casino|Casino Náutico], cerrado hacía décadas, con tres cerillas y una frase a lápiz: «Una para cada [susto|vez que dudes]».
      La mesa, sin ella, [no cojeaba|cojeaba hacia el otro lado], y a {companion} le pareció una señal.
      <Me la guardé|Te la guardaste|{name} se la guardó> en el bolsillo de dentro //y durante un rato sonó a cada paso, como [una maraca discreta|un corazón de madera].
      @mysterious La letra era igual que la de [la cuenta del bar|una carta antigua], con [la misma d|el mismo rabo].
      @dramatic Tres cerillas. [Secas|Y la lija, gastada].`,
    use: `Quedaban tres cerillas y sobraba [el susto|motivo], así que <saqué|sacaste|{name} sacó> la caja del Casino y <prendí|prendiste|prendió> la primera.
      A la luz de una cerilla las cosas se ven [en confianza|como se acuerda uno de ellas|de cerca]: lo que cerraba el paso tenía cara de [cansancio|sueño|querer irse a casa], y {companion} le habló [en ese tono|bajito].
      Antes de que la llama llegara a los dedos, ya había [un hueco|un acuerdo|una rendija] //y por ahí se salió, soplando.
      @neutral Las otras dos se quedaron en la caja, [para otra duda|bien secas].
      @emotional El soplido fue [de dos|a la vez], y se oyeron cerca las dos respiraciones.`,
  },
  {
    noun: { the: 'el frasco de guindas', a: 'un frasco de guindas en aguardiente' },
    find: `En un alféizar maduraba un frasco de guindas en aguardiente: «[1987|El año de la nevada]. [Solo si viene alguien|Abrir en compañía]».
      {companion} tocó el timbre. Salió una señora, miró a un lado y a otro, dijo «[pues ya han venido|menos mal]», entregó el frasco y cerró.
      <Me quedé|Te quedaste|{name} se quedó> en el felpudo con las guindas en brazos, como quien [recibe a un niño|gana una copa] //y sin saber [de quién era el cumpleaños|a quién felicitar].
      @humorous A razón de una guinda por persona y disgusto, había para [treinta años|una familia unida].
      @light Se probó una: [subía hasta las cejas|dejaba hablando en rima].`,
    use: `No hay [reglamento|portón], [barrera|orgullo] ni malentendido que aguante una ronda de guindas, y <destapé|destapaste|{name} destapó> el frasco.
      La primera fue para quien más estorbaba, que dijo «[no bebo|estoy de servicio|una nada más]» y repitió. La segunda la dejó {companion} [en el suelo|por si acaso|de ofrenda].
      Al cuarto hueso escupido se oyó [un clic|una carcajada|un bolero], y lo que había sido imposible fue solo [estrecho|cuestión de agacharse] //y se pasó cantando.
      @mysterious Sobraron, al recontar, [más guindas que al principio|dos huesos de más].
      @dramatic El aguardiente [quemaba|llevaba ahí desde la nevada]. [Y la nevada, dentro|Quemaba bien].`,
  },
  {
    noun: { the: 'la llave sin puerta', a: 'una llave sin puerta' },
    find: `{companion} pisó algo, levantó el zapato y era una llave, [de las largas|con una cinta roja|de hierro], de cuando las llaves pesaban como una decisión.
      Traía una etiqueta con media dirección: la otra media se la habían llevado [las polillas|la lluvia|los años].
      ¶ —Habrá que probar en todas —[dijo|dijo entonces] {companion}.
      ¶ <Calculé|Calculaste|{name} calculó> las puertas de la ciudad, a [diez|veinte] por tarde: once años //y no <me|te|le> pareció excesivo.
      @emotional La llave se pasó de mano en mano, y cada vez [más templada|tardaba más].
      @light En la primera puerta salió [un señor encantado|un perro con corbata], y tampoco era.`,
    use: `<Puse|Pusiste|{name} puso> la llave en lo primero que pareció una cerradura, y no lo era: era [una grieta|el ojal de un abrigo|un nudo de la madera]. [Giró igualmente|Giró, a pesar de todo].
      Hay llaves que abren el sitio y llaves que abren [el momento|a la gente]; esta era de las segundas, porque todo alrededor soltó [un suspiro|el aire].
      {companion} empujó con un dedo lo que un minuto antes no movían [dos personas|seis] //y se abrió hacia dentro, sin ruido.
      @mysterious La llave, al sacarla, tenía [un diente más|la etiqueta entera], o eso pareció.
      @neutral Pesaba [doscientos|ciento ochenta] gramos, y volvió al bolsillo.`,
  },
  {
    noun: { the: 'el billete de ida y vuelta', a: 'un billete de ida y vuelta' },
    find: `De un libro que nadie leía, abandonado en [un banco|un alféizar|una silla], asomaba un billete de tren de 1974, de ida y vuelta, con la ida picada y la vuelta entera.
      {companion} lo sostuvo por los bordes, como una [foto|mariposa].
      ¶ —Alguien se quedó —[dijo|dijo, muy bajo].
      ¶ O alguien lo perdió, <pensé|pensaste|pensó {name}>, pero eso no lo <dije|dijiste|dijo> // porque la otra explicación convenía [no tocarla|dejarla donde estaba].
      @emotional El destino estaba [borrado de tanto leerlo|en la línea del pulgar].
      @humorous El libro trataba de [pesca con mosca|contabilidad], y acababa bien.`,
    use: `«Válido para una vuelta», decía el billete, y no especificaba [adónde|en qué|de quién], de modo que <lo presenté|lo presentaste|{name} lo presentó>.
      Lo miraron [por delante y por detrás|a contraluz|entre tres]. Estaba [caducado|fuera de tarifa|emitido por una compañía muerta], pero era legal, y sobre todo era [triste|bonito], que en según qué ventanillas vale más.
      [Clac: picado|Lo picaron, clac]. {companion} y el billete pasaron primero, lo demás después, y del problema quedó [un agujerito redondo|confeti en el suelo].
      @dramatic Cincuenta años sin [usarse|volver]. Y [volvió|clac].
      @light El confeti se le quedó a {companion} [en el pelo|de lunar] hasta la noche.`,
  },
  {
    noun: { the: 'el pañuelo bordado', a: 'un pañuelo bordado' },
    find: `Enganchado en una verja ondeaba un pañuelo con dos iniciales bordadas, y las dos, por más que {companion} le diera vueltas, podían ser [la suya y cualquier otra|una M y una W|eses o anzuelos].
      Estaba limpio y con un nudo en la punta, como si lo hubieran puesto allí para [que lo recogieran|alguien en concreto].
      <Deshice|Deshiciste|{name} deshizo> el nudo, que suele servir para acordarse de algo //y vino, en efecto, un recuerdo, pero era de [otro|otra persona].
      @mysterious El recuerdo tenía [una terraza y una copa rota|nieve, y aquí no nieva].
      @neutral Era de hilo, de [treinta por treinta|los de caballero].`,
    use: `<Agité|Agitaste|{name} agitó> el pañuelo bordado, sin saber bien si era una rendición, [una salida de tren|un toreo|un adiós], y cada cual entendió lo que le hacía falta.
      Hubo quien [se despidió|se enterneció|fue a por su maleta]. Hubo quien, teniendo la puerta, la barrera o la última palabra, [sacó el suyo y lo agitó también|se sonó], y con las dos manos ocupadas no se cierra nada.
      {companion} tiró de la manga //y se salió entre saludos.
      @emotional El nudo volvió a hacerse después, [con dos puntas|por una cosa nueva].
      @humorous Una señora juró que [escribiría cada semana|había sido el viaje de su vida].`,
  },
];
