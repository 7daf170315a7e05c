export const spanish: readonly string[] = [
  'Una niña llamada Benita encuentra en el ascensor un botón nuevo, entre el tercero y el cuarto. Cuando lo aprieta, llega a un piso donde una ballena diminuta riega las plantas y pregunta, muy seria, si trae el correo.',
  'En el pueblo de Chorrillo, las campanas se han quedado mudas la víspera de la fiesta. El monaguillo Anselmo sospecha de una cigüeña que engorda sin motivo y decide subir a la torre con una escalera, una linterna y medio bocadillo.',
  'El abuelo Melquíades guarda en el cobertizo un submarino que construyó con bañeras. Nunca lo ha estrenado porque le da miedo el agua. Un sábado de lluvia, su nieta y un gato tuerto lo convencen para cruzar el estanque del parque.',
  'Una carta sin sello llega cada martes a la casa de los mellizos, escrita por un dragón que pide consejo: le dan miedo las velas de cumpleaños y pronto cumplirá cien años. Todo el valle está invitado a la fiesta.',
  'Rufino, el caracol más lento del jardín, recibe por error una medalla de carreras. En lugar de devolverla, empieza a entrenar en secreto con una liebre jubilada. El domingo es la gran carrera y toda la huerta apuesta por él.',
  'La nueva maestra de música, doña Violante, llega con una maleta que ronca. Los alumnos tienen una semana para averiguar qué duerme dentro, sin despertarlo, y enseñarle la canción de fin de curso antes del concierto de los padres.',
  'A Úrsula le han regalado unas alas de segunda mano que solo vuelan hacia atrás. Su hermano pequeño se ha dejado la mochila en lo alto del faro, y mañana, a primera hora, tiene que entregar un dibujo del mar.',
  'Un pirata con alergia al agua salada, el capitán Bernabé, pone una heladería en la playa. El primer día se presenta su antigua tripulación, con mucha hambre y ningún dinero, buscando un mapa que él usó para envolver cucuruchos.',
  'En la biblioteca de la isla hay un libro que nadie consigue terminar, porque las letras se mudan por la noche. Ramona y un ratón encuadernador se esconden entre los estantes para descubrir adónde van y quién las espera.',
  'La luna se ha caído en el patio de la señora Eulalia y no pesa más que un queso. Antes de que anochezca, los vecinos tienen que ponerse de acuerdo, por primera vez en años, para devolverla a su sitio.',
];
