import type { Companion } from '../../pack.ts';

export const moreCompanions: readonly Companion[] = [
  {
    name: 'Yuma',
    gender: 'f',
    meet: [
      `{companion} era meteoróloga de interiores: predecía el tiempo dentro de las estaciones y llevaba siempre un paraguas [cerrado|amarillo|prestado|de rayas].
        ¶ —Corriente por la derecha —avisó—, y alguien con [prisa|mala cara|sueño|noticias] por la izquierda. [Eres tú|Serás tú|Hola].
        ¶ <Llegué|Llegaste|{name} llegó>, [en efecto|cómo no|tropezando], por la izquierda.
        Le interesó el caso //porque lo veía [tormentoso|con claros|variable|de levante].
        @humorous La consulta incluía [chubasquero|té|impermeable|media toalla].
        @neutral Tenía un acierto del [ochenta y uno|setenta y nueve|setenta y siete|ochenta] por ciento.`,
      `Llovía en el muelle siete, cosa imposible, y debajo de un paraguas amarillo una mujer apuntaba [los milímetros|con cara de razón|las gotas|con un lápiz mojado].
        ¶ —Lo dije [el martes|en ayunas|por escrito] —declaró {companion} a nadie, y luego <a mí|a ti|a {name}>—. Nadie me cree hasta que [se moja|suena|cae|truena].
        ¶ Compartió el paraguas, y con él [la ruta|el camino|la merienda].
        @light Debajo cabían [dos y medio|tres, apretados|cuatro, si se querían|una familia], con buen humor.
        @mysterious La lluvia era de agua [dulce|salada|caliente|de rosas], y a ese muelle no llegan tuberías.`,
    ],
    banter: [
      `{companion} daba el parte al desayunar: anticiclón en la cocina, [bostezos|niebla|suspiros|escarcha] en los dormitorios, posibilidad de visita.
        <Apunté|Apuntaste|{name} apuntó> los aciertos y los fallos en la pared, con [un clavo|tiza|mermelada].
        A mediodía hubo visita, y [se la esperaba|traía pan|era pariente|venía mojada].
        @light Las borrascas entraban siempre por [el lavabo|la nevera|la radio|el sofá], sin llamar.
        @neutral El parte cabía en [seis|cinco|tres|ocho] líneas.`,
      `Una vez {companion} no predijo nada, y [hubo|vino|saltó] un escape. Eran [doce|nueve|siete|once] personas en el jardín de un anillo.
        Lo contó abriendo y cerrando el paraguas, [a oscuras|sin lluvia|sentada|sin mirar].
        <Sujeté|Sujetaste|{name} sujetó> el paraguas por ella [un buen rato|hasta el andén|con las dos manos].
        @emotional Desde aquel día no predecía [sin llamar antes|domingos|de pie|con los niños delante], por respeto.
        @dramatic El viento de un escape no avisa. [Silba|Se lleva el nombre|Aspira|Huele a lata].`,
      `¶ —Ahí hay un microclima de [enfado|siesta|celos|mudanza] —susurró {companion} ante un camarote cerrado—. Presión [baja|rara|de lunes]. [Alguien no habla con alguien|Ahí se calla mucho|Dos bufandas dándose la espalda].
        ¶ <Llamé|Llamaste|{name} llamó> [con una excusa de sal|a pedir sal|pidiendo una pizca de sal]. Salieron dos hermanos, que no se hablaban, a [buscarla|la vez|dúo|una].
        El salero fue y vino //y la temperatura [subió dos grados|mejoró|dejó de crujir].
        @humorous La sal hubo que [devolverla|pagarla|repartirla|compensarla], por orden de la primera ley de la termodinámica.
        @neutral La presión quedó en [mil|novecientos noventa|mil uno|setecientos] milibares.`,
      `Con un globo de chicle {companion} medía la brisa de los pasillos y con [un pelo|la trenza|un calcetín|la nariz], la humedad.
        <Aprendí|Aprendiste|{name} aprendió> a mascar [en contra del viento|con conocimiento|a favor de la brisa].
        El mejor globo duró [un turno|medio anillo|un discurso|tres puertas], y llevaba dentro una palabra.
        @light Al reventar, la palabra fue [ole|menta|mamá|mañana], y a todos les sentó bien.
        @mysterious La brisa venía de un pasillo que, según el plano, [no existía|estaba tapiado|iba al revés|nadie usaba].`,
      `Al pasar por las esclusas {companion} decía siempre su propio [nombre|pronóstico|apellido|desayuno], bajito.
        ¶ —Por si no vuelve una —explicó—, que quede dicho en [algún sitio|el aire de dentro|un rincón|la puerta].
        ¶ En la siguiente <dije los dos|dijiste los dos|{name} dijo los dos>, y la puerta [tardó un poco más en cerrarse|pareció pensarlo|cerró suave].
        @emotional En el vaho del cristal se leían [los dos|dos soplos|tres|dos huellas], juntos.
        @dramatic La última letra no se [oyó|acabó|entendió|dijo entera]: la esclusa partió la frase.`,
      `En un bazar le ofrecieron a {companion} una nube enlatada, y regateó por ella como si fuera [pescado|familia|un caballo|pan].
        ¶ —Es de las [de Gijón|buenas, de Gijón|de playa, de Gijón] —dijo, oliendo la tapa—. De las [que no avisan|buenas|tristes|que mojan].
        ¶ <La llevé|La llevaste|{name} la llevó> en la capucha, y granizó un poquito, con [modales|perdón|puntería].
        @humorous La etiqueta decía: consumir antes del [claro|anticiclón|jueves|primer trueno].
        @emotional Gijón, supo todo el mundo, era de donde [era ella|venía su madre|salía su risa|llegaban esas latas].`,
    ],
    quarrel: [
      `{companion} abrió el paraguas bajo techo, sin lluvia, que es como se [declara|jura|llora|despide una] en su oficio.
        ¶ —No lo vi [venir|llegar|subir] —dijo—. De ti, [no lo vi|lo que se dice nada|ni una nube]. Y yo, si no veo venir las cosas, [me voy|no sirvo|me mojo|me callo].
        ¶ Lo que vino luego fue un pasillo larguísimo, y al fondo, algo amarillo, [pequeño|cada vez menos|diminuto|como un limón].
        @mysterious ¶ En el suelo, donde estuvo, quedó [una gota|un charco|media suela|un dibujo], con forma de pie.
        @emotional ¶ <Conté|Contaste|{name} contó> los pasos hasta que dejaron de oírse: eran los de quien [no quiere|mira atrás|duda|va a volver].`,
    ],
    back: [
      `Cayó una gota, otra, y por el techo de la esclusa, que no es [sitio de llover|de fiar|buena idea|costumbre], empezó a llover de lo lindo.
        {companion} venía debajo del paraguas, con [dos tazas|un termo|el mapa seco].
        ¶ —Pronóstico revisado —anunció—: ratos de error, con [claros|chocolate]. Toma. Y no [discutas|mires el techo].
        @light ¶ Las tazas, por suerte, traían [tapa|nube|asa doble|sol].
        @humorous ¶ Era el ochenta y [dos|uno y medio] por ciento: había [corregido|actualizado] la pizarra.`,
    ],
  },
  {
    name: 'Bermúdez',
    gender: 'm',
    meet: [
      `{companion} era un traje espacial sin nadie dentro, que andaba, saludaba y pedía [perdón por el hueco|que no se mirara por el visor|un perchero|la vez].
        ¶ —El capitán Bermúdez salió un momento —explicó, con voz de radio— y [no ha vuelto|yo lo espero|fue por pan|está al caer]. [Mientras, viajo|Yo voy tirando|Hago tiempo].
        ¶ <Le di|Le diste|{name} le dio> la mano, y el guante apretó, [vacío y muy educado|flojo y cordial|como quien no olvida].
        @mysterious Por el visor, con cierta luz, se veía [una almohada|un pasillo|una lámpara|el mar].
        @humorous Ocupaba [asiento y medio|billete de equipaje|perchero|un sitio y la culpa] y no comía.`,
      `En la oficina de objetos perdidos había un traje de astronauta sentado, leyendo el [periódico|prospecto|horóscopo|contrato], que se levantó al oír un nombre de nave.
        ¶ —{companion}[|, para servir|, talla aparte] —se presentó—. Vacío desde [hace ocho años|la última caminata|el invierno|que me acuerdo]. ¿[Me lleva usted|Tiene percha|Va hacia fuera]?
        ¶ <Firmé|Firmaste|{name} firmó> el recibo por un traje, talla [única|enorme|grande|de domingo].
        @emotional En la cremallera del pecho colgaba [un llavero|una foto carné|un botón|una medalla] sin dueño.
        @neutral Pesaba [noventa|ciento diez|ciento dos|ochenta] kilos, casi todo aire.`,
    ],
    banter: [
      `De noche, {companion} ponía el micrófono hacia dentro y [contaba|cantaba|rezaba|leía] al capitán lo que había visto.
        ¶ —Hoy, [un muelle|un puerto|dos andenes]. Y [gente|pan|mucha gente]. [Les he dicho que viene usted enseguida|Preguntan por usted|Nadie ha fumado].
        ¶ <Puse|Pusiste|{name} puso> la manta por encima de los hombros del traje, por la costumbre de [tapar|abrigar|arropar|querer].
        @emotional El micrófono, al apagarse, decía [buenas noches|cambio y corto|descanse|hasta mañana], y algo, muy adentro, contestaba.
        @humorous Roncaba, sin pulmones, como [un contrabajo|un señor entero|una banda|un armario].`,
      `Alguien en una cola le pidió a {companion} que [se quitara|bajara|subiera|soltara] la escafandra, por educación.
        [Se la quitó|Obedeció|Saludó sin ella]. La cola avanzó de golpe [tres metros|hasta la caja|una calle|cuatro vecinos].
        <Lo tomé|Lo tomaste|{name} lo tomó> del codo, como a [quien se tapa en la calle|un tío|una novia].
        @humorous El de atrás quiso saber dónde se [compraba|apuntaba uno|alquilaba|vaciaba].
        @dramatic Por un segundo no hubo nada donde él [había sonreído|hablaba|estaba|miraba].`,
      `A {companion} se le metieron dentro [dos|cuatro|tres|cinco] niños de un anillo, que encontraron sitio, calefacción y eco.
        Anduvo toda la tarde con [los ojos de otro en el visor|risas por dentro|migas en las botas].
        <Llamé|Llamaste|{name} llamó> por la rodilla, y una voz contestó que [ya cenaban|no había nadie|volvieran luego|era un submarino].
        @light Salieron todos a la vez, por las mangas, [como flores|en fila|riendo|como palomas], y él quedó un poco más ancho.
        @emotional Después de eso anduvo [cabizbajo|sin hablar|hueco|despacio], y puso a lavar el silencio.`,
      `{companion} tenía guardado en el bolsillo derecho el ticket de un [café|baile|vermú|helado] de hacía ocho años.
        ¶ —Lo dejó pagado —dijo, y se lo [pasaba|cambiaba|subía|daba] de guante en guante—. No lo voy a tomar yo, que [no bebo|no tengo con qué|me cala].
        ¶ <Entré|Entraste|{name} entró> en el bar del andén, por si aún valía, y [valía|lo cambiaron|servía].
        @emotional Pusieron la taza ante el visor y así se quedó, [humeando|hasta que fue de día|oliendo|acompañado].
        @mysterious Al recogerla, la taza estaba [vacía|tibia todavía|mordida|de otra mesa], y el camarero no dijo nada.`,
      `Con {companion} dentro de una escotilla no cabía ni [una maleta|un suspiro|una duda|un paraguas] y había que turnarse para ser persona.
        <Pasé|Pasaste|{name} pasó> por debajo de su brazo, como por [un puente|una puerta|una higuera].
        Era cálido el traje //y olía a goma, a [cámara fría|colonia de señor|tabaco de otro|lluvia vieja].
        @light Hacía de perchero, de puerta y de [tía|parachoques|sillón|tienda], según el día.
        @neutral La escotilla medía [sesenta|setenta|cincuenta|sesenta y cinco] centímetros de luz.`,
      `Ante cada traje colgado, {companion} le tocaba la manga y preguntaba [por el dueño|si descansaba|la hora|si era de alquiler].
        Los trajes no contestaban, aunque alguno [se balanceó|asintió|se hinchó|tembló] un poco.
        <Saludé|Saludaste|{name} saludó> al último, por solidaridad, sin [soltarlo|prisa|reír].
        @mysterious En la etiqueta ponía el mismo nombre: [Bermúdez|capitán|el capitán|servidor], en otra talla.
        @dramatic El guante tembló. No había mano, [y tembló|ni frío|y apretó|ni pulso].`,
    ],
    quarrel: [
      `{companion} bajó el visor con un clic, y por primera vez no se vio [ni un hueco|reflejo|la foto|un fondo].
        ¶ —Mi capitán [tampoco dio explicaciones|salió igual|también calló] —dijo—. Creí que usted [sí|avisaba antes|hablaba|era distinto].
        ¶ Se fue por el pasillo largo, con las mangas pegadas al cuerpo, y de nada sirvió que <lo llamara yo|lo llamaras tú|lo llamara {name}>, [en alto|por radio|a gritos|por su nombre].
        @emotional ¶ Dejó colgado en el perchero el ticket del café, [doblado|como una disculpa|planchado|sin firma].
        @dramatic ¶ Las botas no hacían ruido. [Eso|El silencio|El hueco|La goma] se oía.`,
    ],
    back: [
      `Algo tapaba la luz de la escotilla, enorme y [de rodillas|de espaldas|sentado|mojado], y resultó ser {companion}, tiritando sin nadie dentro.
        ¶ —Vine a decirle —dijo— que [no espero|ya no busco|no añoro tanto] al capitán. Espero a que alguien [me cuente|me ocupe|me habite|me hable]. Y usted [ronca|tose bien|pesa].
        ¶ <Le hice|Le hiciste|{name} le hizo> sitio, [y no era poco|en la cama entera|con los pies].
        @light ¶ Traía, dentro, un gato, dos [naranjas|calcetines|calcetas|limones] y el periódico de ayer.
        @neutral ¶ El visor estaba [abierto|limpio|recién frotado|sin vaho] y se veía el fondo: forro azul, un llavero.`,
    ],
  },
];
