import type { Stranger } from '../../pack.ts';

export const moreStrangers: readonly Stranger[] = [
  {
    noun: { the: 'la astrónoma de día', a: 'una astrónoma de día' },
    gender: 'f',
    meet: `Una astrónoma había montado su telescopio en pleno día, porque de noche [le daba sueño|la llamaba su madre|no veía el cuaderno].
      Había descubierto, en doce años, [una estrella|el sol, dos veces|media nube], y le había puesto [Paquita|el nombre de su perro|un nombre en latín].
      ¶ —Mira, {name} —[dijo|dijo por fin|dijo entonces]—, pero no [la asustes|respires encima].
      ¶ <Miré|Miraste|Miró> por el [tubo|ocular]. Había [un gorrión en la otra punta|una pestaña|algo blanco] //y <dije|dijiste|dijo> que era preciosa.
      @light El gorrión [hizo una reverencia|opinaba lo mismo].
      @dramatic Durante un segundo, sin embargo, [brilló|lo llenó todo].`,
    talk: `¶ —Lo que no se ve está [en el mismo sitio|donde siempre] —[explicó|aclaró|contó] la astrónoma—. Vale para las estrellas, para {noun} y para [las llaves|mi otra zapatilla].
      ¶ Desplegó un mapa [azul|del cielo|lleno de migas] en el que ella misma había unido los puntos, y le había salido [una cafetera|un dedo que señala|una silla].
      El dedo caía justo hacia [allá|el camino] //y bastaba, según ella, con [no dejar de mirar|seguirlo al paso].
      @neutral El mapa era de [papel de carnicero|seda] y tenía [ciento seis|veintidós] puntos.
      @mysterious Uno de los puntos [no estaba en el papel|se había movido].`,
    back: `La astrónoma trajo el telescopio y lo enfocó [al grupo|a la merienda|a cada uno], uno por uno, tomando notas.
      De <mí|ti|{name}> dijo que [era de primera magnitud|daba una luz muy limpia][dramatic,mysterious,light=.| y] lo puso en el mapa, entre [la cafetera y el borde|Paquita y una miga].
      @humorous Quien salió peor fue [el sol|el alcalde]: [demasiada luz|movido].
      @emotional El punto lo hizo [con lápiz, por si se movía|grande, de los que se ven].`,
  },
  {
    noun: { the: 'el hombre del tiempo', a: 'un hombre del tiempo' },
    gender: 'm',
    meet: `El hombre del tiempo, el de la radio, se había equivocado [cuatrocientos|trescientos doce] días seguidos, y lo llevaba con [dignidad|un paraguas y un abanico|gafas de sol y botas].
      ¶ —Hoy va a [nevar fino|granizar con sol|llover hacia arriba] —[anunció|declaró|dictaminó] al [ver gente|ver a {companion}].
      ¶ El cielo [no se dio por aludido|estaba ocupado en otra cosa]. {companion} abrió la mano por si acaso //y el hombre, agradecido, le regaló [un barómetro pequeño|una castaña helada|su bufanda].
      @emotional Nadie, dijo, [le abría la mano|le había creído] desde [abril|el primer día].
      @light Llovió, sí: [migas|un pétalo], de un balcón.`,
    talk: `¶ —De lo {noun:of} dije que aparecería [en mayo|el martes pasado|por el norte] —[recordó|contó|dijo] el hombre—. O sea que será [por el sur|cualquier otro día|en otra época].
      ¶ <Caí|Caíste|{name} cayó> en la cuenta: bastaba con [preguntarle|oírlo] y hacer [lo contrario|al revés]. ¿Era lejos? [Lejísimos|A semanas]. ¿[Peligroso|Daba miedo]? [Muchísimo|Una barbaridad]. ¿[A la izquierda|Cuesta arriba]? [Sin duda|Por supuesto].
      {companion} [apuntaba al revés|sonreía cada vez más] //y a cada error el camino se hacía más [corto|claro].
      @humorous Preguntado si eran buena gente, [se puso muy colorado|no quiso contestar].
      @neutral En total dio [siete|nueve] respuestas, todas [de gran ayuda|falsas].`,
    back: `El hombre del tiempo llegó sin paraguas ni abanico, mirando [al frente|a la gente] en vez de al cielo, y anunció que [hacía bueno|aquello era un domingo].
      Hacía bueno //y hubo un silencio [enorme|de respeto], y luego lo [mantearon|aplaudieron] hasta que pidió que parasen.
      @dramatic Cuatrocientos días. Y [uno|por fin, uno].
      @mysterious El barómetro, nadie sabe por qué, [marcaba «{name}»|se puso a cero].`,
  },
  {
    noun: { the: 'la coleccionista de sombras', a: 'una coleccionista de sombras' },
    gender: 'f',
    meet: `De rodillas, una mujer recortaba con tijeras [de plata|diminutas|de punta redonda] la sombra de [una silla|un gato|un cubo], sin hacerle daño al original.
      ¶ —Vuelven a crecer —[aclaró|explicó|dijo], guardándola [entre dos papeles|en una carpeta]—. Como [el pelo|las uñas|la hierba]. ¿Me dejas ver la tuya?
      ¶ <Di|Diste|{name} dio> [un paso al lado|un saltito]. La sombra tardó un poco más [en decidirse|que de costumbre] //y a la mujer le pareció [un ejemplar magnífico|muy bien llevada].
      @mysterious La de {companion}, en cambio, [tenía una mano de más|se había escondido].
      @humorous Pagaba a [dos céntimos el metro|caramelo la pieza], y al mediodía [casi nada|se arruinaba].`,
    talk: `Pasó las hojas de la carpeta: [una bicicleta|un sombrero|la torre], alguien riéndose, una merienda entera. En la última había una sombra [enorme|sin nombre|arrugada], con una nota: «Al lado {noun:of}».
      ¶ —Esa [me la dejaron|vino sola] —[dijo|dijo entonces] la coleccionista—. [No la corté yo|Yo no fui]. Quien sea la [echará en falta|estará esperando].
      ¶ <La medí|La mediste|{name} la midió> con la mano //y la sombra, en el papel, se apartó para [hacerle sitio|señalar un borde].
      @dramatic El papel estaba [frío|tirante]. Solo [por ahí|en esa hoja].
      @neutral La nota llevaba una hora: [las seis menos cuarto|las diez y veinte].`,
    back: `La coleccionista vino con la carpeta vacía: las había devuelto [todas|una a una], y medio pueblo andaba estrenando [la de hacía años|sombra].
      A <mí me|ti te|{name} le> traía <la mía|la tuya|la suya>, [planchada|doblada en cuatro] //y resultó que era de cuando <medía|medías|medía> [la mitad|mucho menos].
      @light Echó a correr [delante|alrededor de la mesa] y hubo que [llamarla|esperarla].
      @emotional <La dejé|La dejaste|{name} la dejó> andar un rato [de la mano|a su lado].`,
  },
  {
    noun: { the: 'el probador de columpios', a: 'un probador de columpios' },
    gender: 'm',
    meet: `Con casco, [rodilleras|corbata|un cuaderno] y la boca muy seria, un hombre se balanceaba en algo que no era un columpio, sino [una cadena de puerta|dos cuerdas y una tabla|la rama más cercana].
      ¶ —[Probador oficial|Soy probador] —[dijo|dijo por fin|dijo entonces], al pasar—. Todo lo que [cuelga|va y viene] [pasa por mí|lo pruebo yo]. Esto no es [apto|suficientemente tonto].
      ¶ <Esperé|Esperaste|{name} esperó> a que volviera para contestarle //y así, por turnos, [hubo presentaciones|se mantuvo la charla].
      @neutral Llevaba probados [mil seiscientos|dos mil] y había aprobado [nueve|treinta y uno].
      @light {companion} pidió [un empujón|la vez] y salió con [la risa puesta|el flequillo hacia atrás].`,
    talk: `¶ —Desde [lo más alto|arriba del todo|allá arriba]… —empezó el probador, y [se fue|ya no estaba].
      ¶ Tardó lo suyo en volver [de espaldas|con el pelo al revés].
      ¶ —…se ve [un trozo|la punta] de lo {noun:of}. Solo [un segundo|el borde|los domingos]…
      ¶ <Subí|Subiste|{name} subió> entonces, y {companion} empujó con [todas sus fuerzas|método|los dos brazos]. Arriba, [antes que el estómago|donde nada pesa], algo [brilló|se movió] a lo lejos //y ya venía el suelo.
      ¶ —¿[Apto|Visto], {name}? —[preguntó|quiso saber] el hombre.
      ¶ @dramatic En lo más alto las cadenas se [aflojaron|callaron].
      ¶ @mysterious Lo raro fue que aquello, desde allí, parecía [estar mirando|saludar].`,
    back: `El probador de columpios había colgado uno, [ancho|de dos plazas|pintado de rojo], y lo inauguró [sin casco|riéndose] por primera vez en su carrera.
      A <mí me|ti te|{name} le> correspondía [el segundo turno|empujar] //y el informe, clavado al poste, decía: [«tonto como él solo»|«sobresaliente»].
      @humorous Lo firmaba, debajo, su [madre|propio casco].
      @emotional Cuando bajó tenía [las mejillas de otro|ocho años], y [no quiso peinarse|se le notaba].`,
  },
  {
    noun: { the: 'la afinadora de campanas', a: 'una afinadora de campanas' },
    gender: 'f',
    meet: `La afinadora de campanas iba con un martillito y la oreja [por delante|roja de tanto arrimarla], dando golpecitos a [una regadera|el suelo|los botones de la gente] y, de paso, a la frente de {companion}.
      ¶ —[Si bemol|Un re|Fa sostenido] —le dijo a la frente—. Muy [sana|redonda]. Un poco [hueca, pero afinada|húmeda].
      ¶ A <mí|ti|{name}> no <me|te|le> dio con el martillo, sino con el nudillo, en el hombro, y se quedó escuchando //y luego dio otra vez, [más flojo|por gusto].
      @emotional ¶ —A ti te falta [contarle algo a alguien|una nota pequeña] —dijo.
      @dramatic ¶ —Calla —dijo de pronto, y [todo calló|levantó una mano].`,
    talk: `Según la afinadora, cada cosa suena [una vez|distinto] cuando está sola, y ella recordaba cómo sonaba el aire al lado {noun:of}.
      Lo cantó: era una nota [muy baja|como de botella|con una curva al final], y algo, a la vuelta de la esquina, [vibró|contestó|se puso a temblar].
      ¶ —Hacia donde [zumbe|haga cosquillas en los dientes] —aconsejó—, ahí es.
      ¶ <Apreté|Apretaste|{name} apretó> los dientes //y algo [zumbaba|picaba], en efecto, un poco más [por la izquierda|por un lado].
      @mysterious La afinadora siguió oyéndola [cuando ya había acabado|con los ojos cerrados], y [cambió de color|se tapó una oreja].
      @humorous {companion} cantó también, y [se quebró un vaso|vinieron dos gatos].`,
    back: `A la hora en punto tocaron todas las campanas, y por una vez [sonaron a la vez|no discutían|tocaban una canción]: la afinadora saludaba desde arriba con el martillito.
      En el hombro, donde aquel día dio el nudillo, <noté|notaste|{name} notó> la nota //y esta vez [estaba entera|no faltaba ninguna].
      @neutral Era [un sol|un la], por si [a alguien le importa|hay que anotarlo].
      @light Hasta las [cucharas|regaderas] [acompañaron|llevaban el compás].`,
  },
  {
    noun: { the: 'el gato del notario', a: 'un gato de notario' },
    gender: 'm',
    meet: `El gato del notario estaba sentado sobre [un montón de papeles|una escritura|tres expedientes], y miró <mis zapatos|tus zapatos|los zapatos de {name}> como quien [lee la letra pequeña|busca un error|pide el carné].
      ¶ —[Firma|Firme] aquí —[dijo|dijo por fin|dijo entonces], levantando una pata. Debajo había [una huella de tinta|un contrato de siete páginas|una raspa].
      ¶ {companion} opinó que antes convenía [leerlo|saber qué era]. El gato [bostezó|parpadeó despacio][dramatic,mysterious,light=.| y] admitió que nadie lo había [propuesto|pedido] nunca.
      @humorous La cláusula cuarta versaba sobre [barrigas|el sofá], y era [abusiva|muy larga].
      @mysterious Todas las firmas anteriores, vistas de cerca, eran [la misma|arañazos].`,
    talk: `¶ —De lo {noun:of} doy fe —declaró el gato, [enroscando la cola|lamiéndose una uña]—. Doy fe de que [estaba|lo vi con un ojo]. De dónde, [cobro aparte|ya es otro documento].
      ¶ El precio eran [cien caricias|dos sardinas|una hora de regazo], y hubo que pagarlo [por adelantado|entre los dos]. A la número [cuarenta|setenta] empezó a ronronear //y entre ronroneo y ronroneo se le escapó una [calle|esquina|fecha].
      <La recordé|La recordaste|{name} la recordó> enseguida, antes de que [se arrepintiera|se durmiera del todo].
      @light La barriga, aunque figuraba en el contrato, [se ofreció sola|resultó una trampa].
      @neutral Selló el acuerdo con [el morro|la pata izquierda], que estaba [frío|húmeda].`,
    back: `El gato del notario compareció, [con lazo|sin prisa], se sentó en lo único [blanco|recién planchado|que no era un asiento] y dio fe de todo.
      ¶ —Conste —dictó— que {name} [volvió|cumplió] y tiene buen regazo.
      ¶ Y después se hizo [un ovillo|una bola] //y el acto se dio por terminado.
      @emotional Pesaba como [algo que se queda|un secreto dormido].
      @dramatic Nadie [osó moverse|respiró fuerte] en [media hora|tres cuartos].`,
  },
];
