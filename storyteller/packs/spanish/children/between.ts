import type { Between } from '../../pack.ts';

export const between: Between = {
  road: [
    `Desde {place} el camino bajaba [en zigzag|a saltos|por el lado de sombra], y {companion} propuso recorrerlo [sin pisar raya|de espaldas|con un ojo cerrado].
      <Acepté|Aceptaste|{name} aceptó>. Se tardaba el doble //pero por el camino salían [tres|cinco] sitios que, de frente, no se ven.
      @light Uno era [un caracol en bicicleta|una puerta pintada]; los otros, [charcos|secretos].
      @neutral En la fuente se podía [beber|cambiar de ojo].`,
    `Un perro sin collar se puso a andar al lado, [con mucho propósito|como si lo hubieran contratado|a paso de oficina], y en cada esquina elegía.
      <Lo seguí|Lo seguiste|{name} lo siguió> porque [acertaba|no había otro plan], hasta una carnicería //y allí el perro dio por terminado el viaje.
      @humorous Presentó, con la mirada, [la factura|sus honorarios].
      @emotional Al despedirse puso [la pata|el hocico] en <mi|tu|su> mano y [la dejó un rato|apretó].`,
    `La calle se bifurcaba, y las dos mitades tenían [el mismo nombre|la misma cuesta|muy buena pinta].
      {companion} echó una moneda, la moneda cayó [en una rejilla|de canto], y de la rejilla una voz dijo: «[Izquierda|La de los geranios|Por la otra]».
      Se obedeció //y de propina se dio [otra moneda|un botón].
      @mysterious La voz, bajo tierra, [echó a andar también|siguió contando monedas].
      @dramatic La otra calle, al volver la vista, [ya no estaba|se había cerrado].`,
    `¶ —¿[Y si descansamos|Paramos] en la siguiente sombra? —[dijo|dijo entonces] {companion} en cada [sombra|farola|esquina].
      ¶ <Dije|Dijiste|{name} dijo> siempre que en la próxima, hasta que la próxima fue la de [un burro|un autobús parado|una señora ancha], y se echó a andar con dos polizones debajo, a su paso.
      @humorous La sombra llevaba [compra|prisa], y saludaba mucho.
      @neutral Así se hizo [medio kilómetro|una avenida], y se llegó [frescos|antes].`,
    `El autobús que salía desde {place:of} tenía [un solo asiento|cortinas|gallinas], y el conductor paraba donde le apetecía [a la gallina|mirar|cantar].
      <Le di|Le diste|{name} le dio> la [dirección|calle y el número]. Él la encontró [exagerada|preciosa] y, por no [llegar demasiado pronto|estropearla], pasó antes por casa de su madre.
      @light La madre sacó [buñuelos|limonada][dramatic,mysterious,light=.| y] se quedó con la gallina.
      @dramatic En la curva, el autobús [contuvo el aliento|se inclinó]. [Entero|Y la gallina].`,
    `Se levantó una nube de [vilanos|pelusas|papelitos], tan espesa que hubo que ir de la mano para no perderse.
      La mano de {companion} era la [izquierda|derecha|más seca]; la otra [no se sabía de quién era|era de más]. <Apreté|Apretaste|{name} apretó> las dos [por si acaso|a la vez].
      @mysterious Cuando la nube pasó, solo [quedaba una|había un guante en la otra].
      @emotional Nadie [soltó|quiso soltar] hasta bastante después.`,
  ],
  night: [
    `Aquella noche <dormí|dormiste|{name} durmió> en casa, con los zapatos [junto a la cama|puestos|bajo la almohada] por si hacía falta salir corriendo.
      [No hizo falta|No hubo que salir]. Solo se oía [el grifo|la nevera pensando|un tren] //y {companion}, desde [la alfombra|el sillón|la ventana], que hablaba dormid{c:o|a} de {place}.
      @emotional Antes de apagar, <le puse|le pusiste|le puso> encima [la manta buena|un abrigo].
      @humorous Dormid{c:o|a} decía cosas [muy sensatas|de contable].`,
    `La luna salió tan [redonda|grande|cerca] que {companion} quiso saber a quién había que devolvérsela.
      <Abrí|Abriste|{name} abrió> la ventana y la luz se echó sobre la colcha, [como un gato|del lado de los pies] //y ya no hubo quien estirara las piernas.
      @light Se contaron [ovejas|farolas] hasta [quinientas|que una saltó mal].
      @neutral A las [once|diez y media] se durmió [la casa|hasta el reloj].`,
    `Tampoco esa noche venía el sueño, así que <hice|hiciste|{name} hizo> cuentas: lo que se sabía, [tres cosas|una y media]; lo que faltaba, [un montón|el resto].
      {companion}, a oscuras, sumó [galletas|minutos|once] y dio un resultado que no tenía que ver //pero tranquilizaba.
      @mysterious En la pared, una sombra [restaba|contaba con los dedos].
      @dramatic Crujió [un escalón|el armario]. Luego, [el siguiente|nada]. [Luego, otro|Era la casa].`,
    `Para la cena hubo [sopa|tortilla fría|pan con chocolate], y para después, silencio, del que se hace cuando dos están [cansados de lo mismo|pensando lo mismo].
      ¶ —¿Y si [no está|no aparece|llegamos tarde]? —[dijo|dijo entonces] {companion}, [mirando el plato|muy bajito].
      ¶ <Partí|Partiste|{name} partió> el último trozo en dos[dramatic,mysterious,light=.| y] se lo <di|diste|dio> [entero, las dos partes|sin decir nada].
      @neutral Fuera [llovía un poco|ladraba un perro], y luego [paró|no].
      @emotional La respuesta, a veces, [se mastica|tiene miga].`,
    `Desde la ventana se veía una luz donde debía de estar {place}, [pequeña|amarilla|que subía y bajaba].
      ¶ —Será {stranger} —[dijo|dijo entonces] {companion}—, que [no duerme|busca las gafas|nos dice adiós].
      ¶ <Moví|Moviste|{name} movió> la lámpara, arriba y abajo, dos veces //y la luz, al rato, [hizo lo mismo|contestó tres].
      @mysterious ¶ A la tercera [se apagó de golpe|contestó otra, más lejos].
      @light ¶ Así se dieron, sin querer, [las buenas noches|una cita para otro día].`,
    `Hubo que dormir en [un pajar|un banco de estación|una barca boca abajo], que es más cómodo de contar que de hacer.
      {companion} se quedó con [la parte sin bultos|el lado de dentro] y una manta; <yo me quedé|tú te quedaste|{name} se quedó> con las estrellas, que eran más pero [abrigaban menos|no tapaban los pies].
      @humorous Por la mañana <tenía|tenías|tenía> en la mejilla [un listón dibujado|la marca del remo].
      @dramatic A medianoche todo [calló a la vez|se paró]: hasta [los grillos|el agua].`,
  ],
  memory: [
    `De pronto <me acordé|te acordaste|{name} se acordó> de [un sábado|una tarde|un verano] en que <buscaba|buscabas|buscaba> una moneda bajo el sofá, y <había|habías|había> encontrado [la luz|a todo el mundo tumbado, ayudando|tres sombreros].
      La moneda [no apareció|no volvió|sigue allí]. Fue, con todo, una tarde [estupenda|larguísima].
      @emotional Alguien <me|te|le> había [limpiado las rodillas|guardado el sitio] al acabar.
      @neutral Era de [cinco céntimos|cobre], y lo demás [no importa|se olvidó].`,
    `Una vez, a los [cuatro|cinco] años, <me|te|{name} se> <perdí|perdiste|perdió> en unos almacenes, y en vez de llorar <me|te|se> <senté|sentaste|sentó> en [un maniquí|una cama de muestra|el escaparate].
      La gente se paraba a [mirar el precio|saludar] //y así fue como [papá|una tía|mamá] supo dónde buscar.
      @humorous El precio, por lo visto, era [razonable|de rebajas].
      @dramatic Pero antes hubo [un minuto|un momento] sin nadie. [Entero|De los largos].`,
    `Ese olor, a [lápices|pan mojado|impermeable], era el mismo del primer día de escuela, cuando todos los demás [sabían dónde colgar el abrigo|tenían ya un amigo].
      <Tuve|Tuviste|{name} tuvo> el abrigo puesto hasta [la hora de comer|el recreo] //y al quitarlo alguien dijo [«por fin»|«qué forro tan bonito»].
      @light El forro era de [patos|estrellas y una hamburguesa].
      @mysterious Quién lo dijo, [nunca se supo|no salía en la foto].`,
    `En el bolsillo había todavía una piedra de [hacía dos veranos|la playa|otra chaqueta], que en su día <elegí|elegiste|{name} eligió> entre [mil|todas] por ser la más [corriente|lisa|parecida a un ratón].
      Ahora pesaba lo mismo //pero parecía [saber el camino|haber crecido|más pensativa].
      @mysterious Estaba [caliente de un solo lado|mojada], y nadie [la había tocado|había llovido].
      @emotional La otra mitad de aquel verano la tenía [un amigo que se mudó|la prima], en otro bolsillo.`,
    `{stranger:title} <me|te|le> había recordado a alguien, y al cabo de un rato <supe|supiste|{name} supo> a quién: al señor que [abría el cine|barría la plaza|vendía castañas] y daba siempre una de más.
      «Para el camino», decía // aunque el camino fuera [de dos portales|cruzar la calle].
      @neutral Un invierno [no vino|cambió de esquina], y la castaña de más [se echó en falta|la dio otro].
      @light Quemaba [los dedos|el bolsillo], y se iba saltando.`,
    `Con lo que pesaba {thing} en la memoria, <me|te|{name} se> <puse|pusiste|puso> a recordar las otras cosas encontradas: [un diente ajeno|media carta|una llave en la sopa], una pelota en un árbol.
      De ninguna se supo [el dueño|de quién era] //y a todas [se les hizo sitio|se les puso nombre].
      @dramatic Menos a una. [Esa|La llave] volvió [a desaparecer|sola al cajón].
      @humorous El diente, en concreto, [seguía en un frasco|respondía por Luis].`,
  ],
  escape: [
    `Como nada servía, <hice|hiciste|{name} hizo> lo que nunca falla: [sentarse|merendar|contar hasta cien] y esperar a que el problema se aburriera.
      Al [sesenta|ochenta y dos] se movió un poco. Al noventa, [bostezó|miró el reloj] //y antes del cien ya no estaba en medio.
      @humorous {companion} siguió hasta el [ciento diez|mil], por no [ofenderlo|dejarlo a medias].
      @neutral Para salir bastó [agacharse|dar las gracias].`,
    `Con {companion}, <probé|probaste|{name} probó> primero lo difícil, que [no salió|era dificilísimo], y después lo facilísimo: [preguntar por favor|empujar del otro lado|mirar si estaba abierto].
      Resultó que se podía, y que se había podido [todo el rato|siempre] // sin que nadie [cayera en ello|se atreviera].
      @light Se cruzó [a saltos|silbando], por celebrarlo.
      @dramatic Habían bastado [dos palabras|dos dedos]. Daba [vergüenza|casi rabia].`,
    `Tuvo que ser una hormiga la que enseñara el camino: iba cargada con [una miga|media hoja|un alfiler], y no dudó.
      <La seguí|La seguiste|{name} la siguió> a cuatro patas por [la izquierda|donde menos se esperaba], con {companion} detrás //y la hormiga [cobró en migas|no miró atrás].
      @neutral Salía justo [enfrente|al otro lado], a [dos metros|un palmo].
      @mysterious En la otra punta había ya [cuatro rodillas marcadas|alguien que también la había seguido].`,
    `¶ —A la de tres —[dijo|dijo entonces] {companion}.
      ¶ A la de tres <cerré|cerraste|{name} cerró> los ojos, <tomé|tomaste|tomó> aire y <corrí|corriste|corrió> [recto|cuesta abajo|con un grito de los buenos].
      Qué se apartó, o cómo, no se supo //porque {companion} también iba con los ojos cerrados. [Pero se apartó|Algo blando pasó rozando|Hizo «fiu»].
      @dramatic El grito llegó [un poco después|primero].
      @light Al abrirlos había [media calle de ventaja|mariposas, bastante sorprendidas].`,
    `<Empecé|Empezaste|{name} empezó> a cantar por no [llorar|aburrirse nadie], una canción de las que tienen [vacas|cien estrofas|un estribillo pegajoso].
      Al llegar a la [cuarta|tercera] se unió {companion}, luego [unas voces|los de alrededor], y por último lo que cerraba el paso, que [llevaba el ritmo|desafinaba] //y con la música se distrajo.
      @emotional Alguien se sabía [la segunda voz|la estrofa perdida].
      @humorous Fue la peor versión [registrada|del mundo]; [funcionó|también la más útil].`,
    `Hubo un rato de [pensar|no saber]. {companion} pensaba de pie; <yo pensaba|tú pensabas|{name} pensaba> [sobre una pierna|mirando un botón|en otra cosa].
      Así apareció el [hueco|truco|modo]: llevaba todo el tiempo detrás de {companion}, [esperando|a plena vista][dramatic,mysterious,light=.| y] daba justo al otro lado.
      @mysterious Alguien lo había señalado ya, con [tiza|una crucecita].
      @emotional ¶ —Sabía que lo verías —[dijo|dijo entonces] {companion}, y [se notó que no|se le quebró un poco].`,
  ],
};
