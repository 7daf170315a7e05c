import type { Place } from '../../pack.ts';

export const firstPlaces: readonly Place[] = [
  {
    noun: { the: 'el horno de la Marquesa', a: 'un horno' },
    chapter: 'El pan que bostezaba',
    arrive: `El horno de la Marquesa olía a [canela|anís|pan recién salido], y en el escaparate los panes tenían forma de [zapato|sombrero|señor sentado].
      La Marquesa no era marquesa, sino [panadera|campeona de remo], y amasaba con los codos [para no despeinarse|mientras leía].
      {companion} pidió permiso para pasar //y a cambio hubo que [ponerse un delantal|sujetar un saco|lavarse las manos] y vigilar la masa.
      @humorous Un pan con forma de señor se fue [del escaparate|sin pagar], o eso pareció.
      @light <Pellizqué|Pellizcaste|{name} pellizcó> una esquina, y la esquina [hizo «fff»|tenía cosquillas].`,
    trouble: `Nadie supo quién había puesto [el doble|tres veces el doble|una palada] de levadura, pero la masa empezó a crecer.
      Creció hasta [la mesa|la báscula|el taburete], se asomó a la calle, le pareció bien y se sentó en la puerta, [satisfecha|enorme|respirando].
      La Marquesa le [riñó|cantó una nana|enseñó el rodillo]. La masa [bostezó|se acomodó] //y no quedó [por dónde salir|ni puerta ni rendija].
      @dramatic Seguía [subiendo|viniendo], y ya rozaba [la lámpara|el techo].
      @mysterious Bajo la superficie, algo redondo [daba vueltas|se movía sin prisa].`,
    leave: `La Marquesa despedía con [media docena de panecillos|una barra en forma de llave|un pan todavía caliente] y una mancha de harina en la frente, como a su familia.
      ¶ —Si no [encuentras lo que buscas|lo encuentras] —[dijo|dijo por fin|dijo entonces]—, [vuelve|ven]. Y si lo encuentras, [también|con más motivo].
      ¶ <Metí|Metiste|{name} metió> el pan [bajo el jersey|en la mochila] //y durante [varias calles|un kilómetro] <tuve|tuviste|tuvo> calor en la barriga y [gorriones|tres palomas] detrás.
      @emotional Hacía [tiempo|mucho] que nadie <me|te|le> manchaba la frente.
      @neutral El pan duró [cuatro esquinas|hasta el quiosco].`,
  },
  {
    noun: { the: 'el museo de los botones', a: 'un museo de botones' },
    chapter: 'Ocho mil botones y ninguna camisa',
    arrive: `En el museo de los botones había [ocho mil|once mil|seis mil] botones y ninguna camisa, y se visitaba en zapatillas para no despertarlos.
      Uno era de [un almirante|una giganta|un payaso triste]; otro, el más [feo|gastado], tenía una sala para él solo y un [taburete|cojín].
      {companion} leyó el cartel: «Botón que se cayó en el momento justo» //y ya no hubo manera de [seguir|pasar deprisa].
      @mysterious Faltaba uno: en la vitrina quedaban [cuatro agujeritos de luz|un hilo y el polvo alrededor].
      @emotional <Busqué|Buscaste|{name} buscó> con el pulgar el botón [suelto|cosido por papá] de la manga.`,
    trouble: `El torniquete de la salida no aceptaba monedas: pedía un botón «de [la categoría|la importancia] debida».
      <Probé|Probaste|{name} probó> con uno de [pijama|abrigo|la chaqueta], que era bueno. El torniquete lo escupió [lejos|con desprecio|hasta la sala de los corchetes] y bajó una segunda barra.
      {companion} ofreció [una explicación|dos hebillas|un imperdible], sin éxito //y bajó la tercera.
      @humorous El imperdible [se dio por ofendido|pidió hablar con el director].
      @dramatic Entre barra y barra cabía [una mano|la nariz]. [Nada más|Y no entera].`,
    leave: `A la salida había un libro de visitas, y <escribí|escribiste|{name} escribió> con cuidado: «[Volveré con chaqueta|El mejor, el feo|Ninguno se parece]».
      {companion} firmó debajo, con [un borrón|letra de médico|muchas vueltas], y donde decía «Motivo de la visita» puso [«prisa»|«curiosidad»|«por si acaso»].
      Fuera, en la escalera, la gente iba abrochada de arriba abajo, [sin saberlo|tan tranquila] //y {companion} se la quedó mirando [botón por botón|un buen rato].
      @light Un señor llevaba [uno verde y cinco marrones|todos distintos], y era claramente [feliz|el mejor vestido].
      @neutral El museo cerraba los [martes y los lunes alternos|días sin erre].`,
  },
  {
    noun: { the: 'la cochera de los tranvías', a: 'una cochera de tranvías' },
    chapter: 'Tranvías jubilados',
    arrive: `En la cochera dormían los tranvías jubilados, [tapados con mantas|con las ventanillas entornadas|en fila de a dos], y de vez en cuando alguno decía «tilín» en sueños.
      El vigilante les leía [el periódico|las paradas de antes] por las tardes, porque [lo echaban de menos|se inquietaban].
      <Pasé|Pasaste|{name} pasó> de puntillas entre el 7 y el 14 //y el 14 [suspiró por los frenos|encendió un faro] al paso de {companion}.
      @emotional En un asiento seguía [un guante pequeño|un paraguas de niño], con [su etiqueta|un lugar guardado].
      @humorous El 3 tenía fama de [sonámbulo|exagerar].`,
    trouble: `El tranvía número nueve, que era [el más viejo|muy suyo|amarillo], se había quedado atravesado en la puerta y decía que de allí no se movía.
      El vigilante le [recordó que estaba jubilado|habló de la jubilación]. El nueve respondió con [una campanada|el freno de mano|todos los faros].
      {companion} empujó [por detrás|con la espalda] y <empujé|empujaste|{name} empujó> por delante // lo cual, bien pensado, no ayudaba.
      @neutral Pesaba [once|catorce] toneladas, sin contar [el cobrador|el orgullo].
      @light Por una ventanilla asomó [una gallina|un billete], que parecía [estar de su parte|tener asiento].`,
    leave: `El vigilante picó dos billetes [de 1950|color naranja|de ida y ya veremos] y los regaló; valían, avisó, para [cualquier sitio|cualquier parada que ya no exista].
      <Guardé el mío|Guardaste el tuyo|{name} guardó el suyo> en [el zapato|la gorra|el bolsillo bueno], y a {companion} hubo que convencerl{c:o|a} de que no lo [usara|mordiera] todavía.
      Detrás, la fila entera dijo «tilín» //y esta vez [nadie dormía|no era en sueños].
      @mysterious Al dorso del billete, a lápiz, decía [«Ida»|«{name}, ventanilla»].
      @dramatic Luego se apagó la [última luz|luz del 14], [de golpe|y otra más].`,
  },
  {
    noun: { the: 'la lavandería del vapor', a: 'una lavandería' },
    chapter: 'Sábanas hasta el techo',
    arrive: `La lavandería lavaba las sábanas de [media provincia|siete pueblos], y las tendía en [un patio|una azotea] con tantas cuerdas que [el cielo iba a rayas|había calles y plazas].
      Una lavandera las doblaba [cantando|sin mirar|con los ojos cerrados], y en el doblez leía [los sueños|las pesadillas] de cada cual.
      ¶ —Esta soñó con [un caballo|pan|exámenes] —[dijo|dijo por fin|dijo entonces], y a {companion} le dio [otra|una punta] para que ayudara.
      ¶ <Sujeté|Sujetaste|{name} sujetó> la otra punta //y así pasó un rato [muy blanco|como de nieve|de nubes dobladas].
      @light Con la última se hizo [una ola|un paracaídas], sin querer.
      @neutral Olía a jabón [de limón|en escamas] y a [plancha|agua].`,
    trouble: `Se levantó un soplo, y las sábanas se hincharon todas a la vez, como [velas|mejillas|fantasmas bien educados].
      Donde había una calle hubo una pared; donde estaba la salida, [una colcha de flores|un mantel de cien cubiertos|otra pared].
      {companion} fue a la izquierda y volvió por [arriba|la derecha|detrás] //y el vapor, además, empezó a [bajar|llenar los rincones].
      @mysterious Tres sábanas más allá se veía [una silueta|una sombra] de pie, que [no era de nadie|imitaba los gestos].
      @humorous <Saludé|Saludaste|{name} saludó>, por educación, a [una almohada|su propio brazo].`,
    leave: `Las lavanderas planchaban [mangas|pañuelos|flequillos] antes de abrir la puerta, porque nadie salía de allí arrugado.
      A {companion} lo que más le costó fue [quedarse quiet{c:o|a}|el almidón], y a <mí|ti|{name}>, [no reír|salir de aquel calor].
      En el bolsillo, al llegar a la esquina, apareció un jaboncito con una [N|estrella|concha] grabada //y nadie dijo quién lo había puesto.
      @emotional Olía igual que [la cama de casa|el domingo por la noche].
      @dramatic Detrás, de un golpe, las sábanas [bajaron|se quedaron quietas]. [Todas|Una tardó].`,
  },
  {
    noun: { the: 'el puente de los chistes', a: 'un puente' },
    chapter: 'Peaje: un chiste nuevo',
    arrive: `El puente era de piedra y el peaje, de risa: para cruzar había que contarle al guarda un chiste que no [supiera|hubiera llorado ya].
      El guarda, un hombre [larguísimo|de cara larga|con tres bufandas], los conocía [casi todos|desde la cuna] y esperaba sentado, con las manos en las rodillas.
      A media mañana había una cola de [nueve personas y un burro|catorce|siete músicos] //y {companion} ya iba ensayando.
      @humorous El burro era el [favorito|único que había hecho gracia esa semana].
      @emotional El guarda se reía [sin ruido|para dentro], como quien [ahorra|no quiere molestar].`,
    trouble: `¶ —Ese lo sé —[dijo|dijo entonces] el guarda, antes de que [empezara|llegaran a la parte del pepino|se abriera una boca]—. Y el de [las dos vacas|los dos huevos]. Y el que [estás pensando|viene luego].
      ¶ <Conté|Contaste|{name} contó> el mejor, el de [la escoba|los dos tomates|la abuela y el tren], que no fallaba nunca. El guarda terminó la última frase [a la vez|con tristeza|moviendo los labios].
      Después bajó la barrera [entera|hasta abajo][dramatic,mysterious,light=.| y] puso encima la merienda, señal de que [iba para largo|no había prisa].
      @neutral La merienda era de [queso|membrillo].
      @dramatic Debajo, el agua [no se reía|iba muy seria].`,
    leave: `Al otro lado el camino seguía, y desde el puente llegaba todavía algo parecido a [un hipo|una tos contenta|un gorgoteo].
      El guarda se había [quitado una bufanda|apuntado algo en la mano] y la agitaba, y {companion} le contestó con [los dos brazos|una reverencia|lo primero que encontró].
      <Caminé|Caminaste|{name} caminó> un trecho hacia atrás, para no [perderlo de vista|darle la espalda a la risa] //y solo <tropecé|tropezaste|tropezó> [una vez|dos veces].
      @light Eso también le hizo gracia al [burro|río].
      @mysterious El eco devolvió la risa [con otra voz|al cabo de mucho], y con [un chiste de más|el final cambiado].`,
  },
  {
    noun: { the: 'la piscina sin agua', a: 'una piscina vacía' },
    chapter: 'Lo hondo',
    arrive: `A la piscina le habían quitado el agua en [septiembre|otoño] y no se la habían devuelto, de modo que se podía [andar por el fondo|ir a pie hasta lo hondo|merendar en el metro ochenta].
      En las paredes quedaban los números, y en el trampolín, [una toalla|una gaviota|un bañador a rayas] esperando.
      <Bajé|Bajaste|{name} bajó> por la escalerilla, con {companion} detrás, hablando bajo //porque allí dentro las voces [nadaban|se hacían redondas].
      @neutral En el fondo había [hojas|tres hojas], una chancla y [una moneda|un tapón].
      @mysterious El suelo, en lo más hondo, estaba [húmedo|caliente], como si [alguien acabara de salir|el agua pensara volver].`,
    trouble: `A la hora de subir, la escalerilla [ya no estaba|se había quedado arriba|colgaba, suelta, de un solo tornillo].
      Las paredes eran de azulejo, lisas como [una pastilla de jabón|un huevo], y el borde quedaba a [dos|casi tres] metros de la mano más larga.
      ¶ —A ver si la llenan —[dijo|dijo entonces] {companion}, por dar [ideas|ánimos].
      ¶ Nadie la llenó, y el sol se fue de lo hondo [azulejo a azulejo|poquito a poco] //y del borde cayó, para colmo, [la chancla|una rana].
      @light La rana encontró todo aquello [espacioso|divertidísimo].
      @emotional <Me senté|Te sentaste|{name} se sentó> con la espalda contra [el dos|la de {companion}], y [se estaba mejor|pesaba menos].`,
    leave: `Arriba, {companion} se sacudió [los azulejos|el eco|la arena] y anduvo de lado unos pasos, como quien ha nadado mucho.
      <Me asomé|Te asomaste|{name} se asomó> una última vez: en el fondo quedaban [cuatro huellas|dos pares de huellas], desde lo que cubre hasta lo que no.
      Alguien había dejado en el trampolín un papel: «[Se llena el lunes|Prohibido salpicar|Vuelvan con bañador]» //y la gaviota lo [leía|pisaba].
      @humorous De salpicar, en todo el día, [nadie había dado ocasión|ni gota].
      @dramatic Un tapón, abajo, [saltó|rodó solo]. Y se oyó [correr agua|un trago].`,
  },
];
