export const prompts: readonly string[] = [
  'Casilda hereda de su tío un faro en mitad de la meseta, a cien leguas del mar. La primera noche que lo enciende, alguien contesta desde la oscuridad con otra luz y pide permiso para atracar.',
  'En el pueblo de Nuño las campanas avisan de lo que pasará mañana, pero nadie entiende su idioma desde que murió el sacristán. Nuño encuentra una gramática escondida en el órgano, y le faltan los verbos.',
  'Un dragón muy viejo se presenta en el ayuntamiento para empadronarse. Leocadia, la secretaria, tiene que encontrarle una casa, un oficio y un vecino que no se queje, antes de que lleguen las fiestas.',
  'Beltrán cose velas para barcos y una mañana descubre que la última ha decidido marcharse sola. La sigue tierra adentro, de tejado en tejado, hasta una ciudad donde todos esperan desde hace siglos un poco de viento.',
  'La hermana pequeña de Jimena cambió su voz por unas alas en la feria de septiembre. Jimena tiene un mapa mojado, un burro testarudo y tres días para encontrar al feriante y deshacer el trato.',
  'Cada invierno llega a la posada de Urraca un huésped sin sombra que paga con llaves antiguas. Este año no ha venido. Urraca abre por fin el cajón de las llaves, y una de ellas está caliente.',
  'Tello es el cartero del reino y guarda en casa una carta que no se atreve a entregar desde hace veinte años. Va dirigida al bosque. Esta noche el bosque ha llegado hasta su puerta y llama.',
  'Las brujas de la sierra convocan oposiciones y Sancha se presenta sin saber una palabra de magia, con la receta de croquetas de su abuela. El tribunal lleva tres siglos sin aprobar a nadie y tiene mucha hambre.',
  'Bermudo pinta retratos que envejecen en lugar de sus dueños. Cuando la reina deja de pagarle, abre el almacén donde los guarda y descubre que uno de los cuadros, el de su hermano perdido, se ha hecho joven.',
  'En el mercado de los martes se venden tormentas en tarros. Aldonza compra por error una que está enamorada de una montaña lejana, y no hay manera de dormir en la casa hasta que alguien la lleve con ella.',
];
