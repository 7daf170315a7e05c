export const prompts: readonly string[] = [
  'Remedios lleva veinte años vendiendo billetes en una estación donde ya no para ningún tren. Una tarde de niebla baja del único vagón un hombre con una jaula vacía y pregunta por ella con el nombre que tenía de niña.',
  'Dos traductores, Ignacio y Berta, reciben por error la misma novela y la misma fecha de entrega. Se odian por carta durante meses, palabra por palabra, hasta que ambos se atascan en la última frase y tienen que encontrarse.',
  'El farero de la isla contesta los mensajes que llegan en botellas, aunque no sean para él. Un día una de sus respuestas vuelve, mojada y corregida en rojo, con la dirección de una panadería al otro lado del estrecho.',
  'Soledad restaura abanicos en un sótano de Cádiz. Entre las varillas de uno muy antiguo encuentra una cita para bailar, con fecha de mañana y firmada por el vecino del quinto, que tiene treinta años y jamás le ha hablado.',
  'Un cartero con vértigo, Matías, tiene que entregar una carta certificada a la nueva meteoróloga, que vive en lo alto de la montaña y no baja nunca. Cada semana sube un poco más, y cada semana la carta pesa menos.',
  'En el balneario cerrado por reformas coinciden una violinista que ha perdido el oído izquierdo y el electricista que debe apagarlo todo el domingo. Ella ensaya de noche; él tarda cada vez más en encontrar los cables.',
  'Amalia gana en una rifa un viaje para dos y no tiene con quién ir. Pone un anuncio en el periódico y se presenta su antiguo profesor de geografía, viudo, con un globo terráqueo y una maleta llena de alas de mariposa.',
  'La librera del barrio esconde notas en los libros que nadie compra. Un lector desconocido las va contestando en el margen, a lápiz, y le pide que el jueves, a la hora del cierre, deje encendida la luz del escaparate.',
  'Durante un apagón que dura tres días, dos vecinos de ascensor se quedan encerrados entre el cuarto y el quinto con una tarta de boda. La boda era de él, no parece tener prisa, y ella repostera.',
  'Para heredar el viñedo, Jacobo debe demostrar que sabe bailar el vals que bailaba su abuela. La única persona que lo recuerda entero es Lucrecia, la hija del pueblo enemigo, que cobra por lección y jura que nunca sonríe.',
];
