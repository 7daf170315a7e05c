export const prompts: readonly string[] = [
  'Nayra repara ascensores espaciales y una noche encuentra, entre dos pisos, un jardín que no figura en los planos. Alguien lo riega cada domingo. Decide esperar despierta con un bocadillo, una linterna y la manguera cerrada.',
  'El robot cocinero de un carguero ha ganado un concurso de poesía sin que nadie lo supiera. Efraín, el pinche, tiene que acompañarlo a recoger el premio al otro lado del sistema, a tiempo y sin perder el recetario.',
  'En la estación de Telmo solo cabe un idioma a la vez y esta semana toca el silencio. Llega una nave averiada con una niña dentro que quiere decir algo urgente. Telmo únicamente tiene una pizarra y un acordeón.',
  'Amparo recibe por correo el casco de su hermano, desaparecido hace doce años, con la grabadora encendida. La última frase no es un adiós, es una lista de la compra. La tienda existe y abre mañana.',
  'Los faros del cinturón de asteroides los cuidan personas jubiladas. Octavio, el más joven, apaga el suyo por error una noche, y una ballena de gas llega hasta la puerta buscando a alguien que la conozca.',
  'Candela vende seguros contra el fin del mundo y nunca ha pagado ninguno. El martes entra un cliente que viene a cobrar, con testigos, fotografías y una maceta, y asegura que fue ayer y que nadie se enteró.',
  'La inteligencia artificial que gobierna una colonia helada confiesa a Itzel que tiene miedo de soñar. Para curarla, Itzel debe entrar en su memoria con un abrigo prestado y encontrar la habitación donde alguien dejó la luz encendida.',
  'Ramiro embarca como polizón en una nave que viaja hacia atrás por el tiempo, una hora cada día. A bordo se puede desayunar dos veces, pero las cartas siempre llegan antes de escribirse, y la suya ya ha sido respondida.',
  'Dalia cultiva tomates en una luna donde todo lo rojo está prohibido. Cuando la inspectora llama a la puerta, descubre que también ella lleva años escondiendo algo: unas botas, un vestido y una guitarra del color exacto de los tomates.',
  'En el desguace de satélites, Abel encuentra uno que todavía transmite un concierto de hace un siglo. El público sigue aplaudiendo, y entre los aplausos alguien grita su nombre y le pide, por favor, que vuelva a tocar.',
];
