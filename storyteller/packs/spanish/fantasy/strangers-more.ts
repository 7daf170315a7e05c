import type { Stranger } from '../../pack.ts';

export const moreStrangers: readonly Stranger[] = [
  {
    noun: { the: 'el ermitaño de las goteras', a: 'un ermitaño con goteras' },
    gender: 'm',
    meet: `El ermitaño vivía solo en una cueva con [once|veintitrés|catorce|nueve] goteras, a las que había puesto cacharros afinados, y no soportaba las visitas.
      ¶ —Llevo treinta años buscando el silencio —dijo—, y cuando casi lo tengo, [gotea|llaman|cantan|truena].
      ¶ <Me ofrecí|Te ofreciste|{name} se ofreció> a quitar el cubo del re, que era el que [sobraba|molestaba|mentía|peor sonaba], y hubo una pausa preciosa.
      Lloró un poco //y volvió a ponerlo, porque lo [echaba de menos|acompañaba|necesitaba|conocía].
      @humorous El voto de silencio lo hacía por turnos, y el suyo era [el martes|de noche|el de Pascua|a ratos].
      @dramatic Una gota cayó fuera. Todos miraron [el suelo|la roca|el agua|el vaso].`,
    talk: `¶ —[Me retiré del mundo|Vine aquí|Estoy así] por lo {noun:of} —contó el ermitaño—. Me dio tanta envidia no haberlo vivido que me vine a [no vivir nada|esta piedra|esta cueva|contar gotas].
      ¶ <No supe|No supiste|{name} no supo> qué decir, así que se oyó [llover|gotear|pensar] un rato.
      ¶ —Si llegas —añadió él—, fíjate en [cómo suena|el ruido|lo que se oye]. Es lo único que no se [puede inventar|consigue con cubos|finge|toca con cacharros].
      ? ¶ Prestó una taza para traerle el sonido //y apuntó la taza en [la pared|su lista de apegos|el suelo|la lista de ausencias].
      @light ¶ La lista de apegos ocupaba [una libreta|la cueva entera|dos paredes|casi todo].
      @neutral ¶ La taza era de [peltre|barro|loza|estaño], en fa.`,
    back: `Aquella semana <subí|subiste|{name} subió> a la cueva del ermitaño a devolver la taza, boca abajo y tapada con [la mano|un paño|un plato|un pañuelo].
      Él la abrió junto al oído, con mucho cuidado, y estuvo [una hora|hasta la noche|una tarde|lo que dura un salmo] sin moverse.
      Luego bajó al pueblo //y se compró [un sombrero|un gallo|una guitarra|unas botas].
      @emotional A las goteras les dejó [una nota|la puerta abierta|comida|un nombre].
      @mysterious Lo que oyó no lo dijo // pero desde entonces marcaba [un compás|tres golpes|un silbido|el pie] al andar.`,
  },
  {
    noun: { the: 'la catadora de aguas', a: 'una catadora de aguas' },
    gender: 'f',
    meet: `Con una cuchara de plata al cuello, una mujer se agachaba en cada charco, [probaba|sorbía|olía|chasqueaba], y escupía con elegancia.
      Era catadora de aguas; distinguía la de pozo triste de la de pozo [hondo|con novio|con bruja|viudo] y sabía quién se había mirado en cada una.
      <Le tendí|Le tendiste|{name} le tendió> la cantimplora, y ella sonrió: [tres pueblos|dos mentiras|una pena seca|la acequia de casa], un limón, prisa.
      A {companion} le cató el sudor //y prefirió no [opinar|redactar informe|repetir|decir la añada].
      @light La lluvia de [abril|los martes|mayo|ayer] la encontraba un poco joven.
      @emotional Buscaba desde hacía años el agua de un vaso concreto, que le dieron [de niña|estando enferma|de novia|una noche].`,
    talk: `¶ —[El arroyo de abajo|El pilón|La acequia vieja] sabe a lo {noun:of} —dijo la catadora, y cerró los ojos—. [Lejos, pero sabe|Muy al fondo|De refilón]. Como un [hierro|anís|limón|vidrio] que alguien nombró.
      ¶ <Bebí|Bebiste|{name} bebió> // pero aquello era agua [y nada más|de la de siempre|tibia|sin más].
      ¶ —Es que hay que beber pensando en [otra cosa|nadie|el verano|un perro] —explicó, y repitió el trago—. [Ahí|Eso|Ahora]. Detrás [del berro|de la cal|del hierro].
      ¶ A la cuarta vez pasó algo por la lengua //y se fue, dejando [frío|ganas|sal|prisa].
      @mysterious ¶ Ella contó en voz baja cuántos habían bebido antes. Hoy, dijo, [dos|alguien sin boca|tres y un ciervo|demasiados].
      @humorous ¶ De la quinta vez solo se sacó en limpio [mojarse|la necesidad de un árbol|hipo|un charco menos].`,
    back: `La catadora de aguas apareció un domingo, se fue derecha [al grifo|al pozo|a la tinaja|al fregadero] y estuvo catando con los ojos cerrados.
      ¶ —Era [esta|aquí|por fin esta] —dijo—. No por [el agua|el sabor|el pozo]. Por [el vaso|cómo se da|la mano|la casa].
      ¶ <Le llené|Le llenaste|{name} le llenó> otro vaso sin decir nada, y otro, hasta que dejó la cuchara en [la mesa|el fregadero|el alféizar|la pila].
      @emotional ¶ Bebía como beben [los niños con fiebre|los que llegan|los pájaros|los caballos].
      @dramatic ¶ La cuchara, la de plata, no [volvió a colgársela|la reclamó nunca|hizo falta|pesaba ya].`,
  },
  {
    noun: { the: 'el caballero sin caballo', a: 'un caballero sin caballo' },
    gender: 'm',
    meet: `Venía por el camino un caballero con armadura completa, brida en la mano y, en el otro extremo de la brida, [nada|aire|viento|un suspiro].
      Lo llamaba Relámpago y le daba [manzanas|palmadas|terrones|consejos], que rodaban después por la cuneta.
      <Saludé|Saludaste|{name} saludó> a los dos, por [no entrar en detalles|si acaso|educación].
      ¶ —Es usted la primera persona educada desde [Pascua|la batalla|la coronación|hace años] —dijo el caballero, y alzó la visera, emocionado.
      @humorous ¶ A Relámpago, por lo que se veía, había que [esperarlo|sacarle las piedras de los cascos|cederle el paso|mirarle los dientes].
      @neutral ¶ La armadura pesaba [tres arrobas|setenta libras|media vaca|cincuenta kilos], y rozaba.`,
    talk: `¶ —Cargamos una vez contra lo {noun:of} —dijo el caballero—, Relámpago y yo. Yo [cerré los ojos|grité|iba rezando]. Él iba mirando, y [se paró|entendió algo|se sentó|se rio].
      ¶ <Pregunté|Preguntaste|{name} preguntó> [qué había entendido|qué vio el animal|cómo acabó].
      ¶ —[No me lo dijo|Es muy reservado|No hubo tiempo]. Se dio la vuelta, me dejó en [el suelo|una cuneta|un trébol|la hierba] con toda delicadeza, y desde entonces lo llevo así, como usted lo ve.
      ? ¶ Alguna noche, la brida [pesaba|tiraba|cantaba|se tensaba] //y el caballero la seguía un rato, por si acaso.
      @mysterious ¶ En el barro había [cascos|huellas recientes|dos manzanas mordidas|pelo blanco], al otro extremo de la cuerda.
      @emotional ¶ No había cerrado los ojos [desde entonces|para dormir|del todo|ni al rezar]; los tenía muy rojos.`,
    back: `El caballero llegó a pie, sin armadura, con la brida puesta al hombro y un [potro|caballo de verdad|mulo|burro joven] siguiéndolo por gusto.
      No era Relámpago, explicó // pero había [oído hablar de él|leído sus cartas|visto su retrato|pasado la prueba].
      <Busqué|Buscaste|{name} buscó> dos manzanas: una para el que estaba y otra para [el que no|la cuneta|el camino|nadie].
      @light Desaparecieron [las dos|tres|cuatro|la cuneta y las dos], cosa que no se discutió.
      @dramatic El caballo, al ver la segunda, [inclinó la cabeza|se apartó para dejar sitio|cerró los ojos|dio las gracias].`,
  },
  {
    noun: { the: 'la reina de incógnito', a: 'una reina de incógnito' },
    gender: 'f',
    meet: `Pelando cebollas en un portal había una mujer con [delantal|zuecos|pañuelo|una silla baja] y la cara que sale en las monedas.
      Todos los que pasaban lo sabían y todos fingían no saberlo, porque estaba tan [contenta|entregada|feliz|metida] de incógnito.
      <Le compré|Le compraste|{name} le compró> una docena, que se pagó con ella misma, en [plata|cobre|calderilla|medio duro], por el lado del escudo.
      Devolvió mal el cambio //y {companion}, con inmenso tacto, hizo una reverencia [sentándose|al perro|de verdad|de lado].
      @light Pelaba fatal: de cada cebolla dejaba [un botón|la idea|la cáscara|el olor].
      @emotional Allí, dijo, por lo menos se puede [llorar|preguntar el precio|esperar|estornudar] sin que toquen campanas.`,
    talk: `¶ —He oído en palacio, quiero decir, en la plaza —corrigió la reina—, que lo {noun:of} preocupa mucho a esa señora de las [monedas|ventanas|carrozas|estampillas].
      ¶ <Pregunté|Preguntaste|{name} preguntó> [qué pensaba hacer esa señora|qué decía esa señora|si esa señora podía algo].
      ¶ —Firmará [algo|un papel|con sello]. [Siempre firma|Es lo suyo|Firma muy bien]. Pero le gustaría que alguien fuera a mirar y volviera a [contárselo|decir la verdad|decírselo|reírse], sin arrodillarse.
      ¶ Las cebollas no explicaban aquellas lágrimas //y aun así peló [otra|seis más|la docena|la última].
      @humorous ¶ La escolta, disfrazada de [setos|monjas|toneles|peregrinos], se sonó a la vez.
      @dramatic ¶ Se cortó. La sangre era [roja|como todas|azul no|clara], y la miró largo rato.`,
    back: `Un mediodía llegó a la puerta la vendedora de cebollas con una cesta y, sin [arrodillarse nadie|hacer reverencias|alfombra], <se lo conté|se lo contaste|{name} se lo contó> todo.
      Escuchó como [una vecina|quien no tiene prisa|una amiga|los niños] y al final firmó en el mantel.
      El mantel es ahora [ley|fuero|decreto|sagrado] //y hay que lavarlo aparte.
      @light Dejó doce cebollas, [peladas muy dignamente|con corona|en una corona|muy lloradas].
      @neutral Los setos la esperaron en [la esquina|formación|fila|el corral].`,
  },
  {
    noun: { the: 'la sonámbula', a: 'una sonámbula' },
    gender: 'f',
    meet: `Una mujer en camisón venía andando desde [tres provincias|el martes|la costa|tres domingos], dormida, con una jarra de leche que no derramaba.
      Contestaba si se le hablaba [bajito|en pasado|cantando|de oídas], y su aldea entera la seguía a distancia con mantas.
      <Le hice|Le hiciste|{name} le hizo> paso, y ella dio las gracias por alguien que [no estaba allí|no había nacido|aún duerme|vendrá].
      Nadie la despertaba //porque la última vez, al despertar, [nevó|olvidaron todos el camino|llovieron peces|se paró el pan].
      @mysterious Tenía los párpados pintados con [ojos abiertos|un mapa muy fino|pestañas azules|dos peces].
      @humorous Los de las mantas habían votado un presidente, que [también se durmió|exigía almohada|roncaba|pedía turnos].`,
    talk: `¶ —Lo {noun:of} estaba en la habitación de al lado —murmuró la sonámbula—. Siempre está en [la de al lado|esa|otra]. Una [tose|llama|canta|toca] y se calla.
      ¶ <Le pregunté|Le preguntaste|{name} le preguntó>, en pasado, [cómo se abrió aquella puerta|quién abrió|si había llave].
      ¶ —Con [leche tibia|buenos modales|el pie izquierdo] —dijo, y siguió andando—. Y sin [encender la luz|decir quién era|mirar atrás|zapatos].
      ? ¶ Uno de los de las mantas lo apuntó //y explicó que de cada diez cosas que dice [una|la tercera|la séptima|media] es del futuro.
      @neutral ¶ Las otras nueve son [del desayuno|recetas|de comida|mentira].
      @light ¶ A {companion} le deseó un feliz [bautizo|jueves|santo|otoño], que tomó nota.`,
    back: `La sonámbula despertó por fin delante de la casa, de pie, con la jarra [llena|templada|a medias|entera].
      ¶ —¿[He venido a algo|Qué hora es|Llego tarde]? —preguntó, y miró el camisón y después [los pies|la puerta|las manos|el cielo].
      ¶ <La hice|La hiciste|{name} la hizo> pasar, y bebieron la leche quienes [cupieron|la habían seguido|venían|pudieron], en tazas desiguales.
      @emotional ¶ Le pusieron en los pies unas [medias gordas|zapatillas de todos|botas secas|zapatillas de lana].
      @mysterious ¶ Fuera, en la tierra, sus huellas [empezaban en la puerta|iban al revés|llegaban del norte|eran dobles].`,
  },
  {
    noun: { the: 'el pastor de sueño', a: 'un pastor de sueño' },
    gender: 'm',
    meet: `El pastor tenía las ovejas que la gente cuenta para dormirse, unas [ochocientas|dos mil|cuatrocientas|mil y pico], y las alquilaba por noches.
      ? Volvían de madrugada muy [cansadas|leídas|calladas|despeinadas], de saltar siempre la misma valla en cabezas ajenas.
      <Acaricié|Acariciaste|{name} acarició> la primera y subió, por la mano, [un bostezo|un sopor|la paz|una siesta] hasta las orejas.
      {companion} preguntó cuál era la de los insomnes //y señalaron a una, flaca, con [ojeras|dos ojeras tremendas|sueño|tres bufandas], que pidió no saltar hoy.
      @light El carnero solo se usa para [siestas|obispos|bodas|sermones].
      @neutral La lana se vende para [almohadas|uniformes de sereno|bufandas|colchones de hotel].`,
    talk: `¶ —[De noche|Al volver|En el redil] les oigo contar lo que han visto —dijo el pastor—. Hay media comarca soñando lo {noun:of}, y nadie lo dice [al levantarse|en la mesa|de día|a su mujer].
      ¶ <Pregunté|Preguntaste|{name} preguntó> si [eran sueños malos|asustaba|despertaban gritando].
      ¶ —Son de los que uno se [destapa|ríe|sonroja|levanta cantando]. La Ojerosa vino [un día|un martes|de madrugada] con hierba en la boca, hierba de allí. Mírela, [desde entonces no come otra|rumia con los ojos cerrados|no la suelta].
      ? ¶ La oveja mascó despacio //y miró hacia el [norte|monte|río|camino], como quien no se decide.
      @emotional ¶ En el campo, explicó, lo que se calla todo el mundo [abriga|pesa|cansa|junta] igual.
      @mysterious ¶ La hierba daba [flor|sombra|miel|frío] de noche, y no figura en ningún libro.`,
    back: `El pastor de sueño trajo prestada a la Ojerosa, con un lazo, [para la primera noche|sin cobrar nada|con su manta|recién lavada].
      No saltó ninguna valla: se echó a los pies de la cama //y <dormí|dormiste|{name} durmió> [diez|once|nueve|doce] horas sin contar nada.
      Por la mañana había comido [media alfombra|los geranios|un cojín|la col].
      @humorous En la factura, el pastor puso: [alfombra, por cuenta de la oveja|una noche, entera, de las buenas|cojín, a cuenta|descanso, con garantía].
      @emotional A la oveja se le habían ido [las ojeras|las ganas de marcharse|los nervios|las prisas].`,
  },
];
