import type { FearWords } from './fear-words.ts';
import { HEARD_SOUNDS } from './onomatopoeia.ts';

const PLACES =
  'camas?|cortinas?|armario|ropero|closet|ventanas?|puerta|escaleras?|pared|desvan|atico|sotano|techo|tejado|pasillo|bano|cuarto|habitacion|cesto|canasta|sillon|sofa|cajon|jardin|buhardilla|dormitorio|patio|balcon|trastero|garaje|cesta|cesto|ropa|espejo|salon|casa|rincon|esquina|fregadero|lavabo|radiador|cocina|estanteria|baul|comoda|terraza|granero|chimenea';

export const spanishFears: FearWords = {
  signs:
    'miedos?|da(?:n)? cosa|resulta ser|tiene que (?:quedar|estar)|debe (?:quedar|estar)|para no pasar|da la vuelta|sin salir|cruza de acera|duele la (?:barriga|panza|tripa)|quiere (?:irse|volver) a casa|no se deja|contando|pega\\w* ojo|fatal|(?:no )?(?:soporta|aguanta)\\w*|le cuesta|despiert[oa]|oyen?|oigo|oimos|escuch\\w+|ladra\\w*|dejan? de mirar|castane\\w+|desesperad[oa]|atrev\\w+|animar(?:l[oa]|se)|anim[ae]\\w*|horribles?|se le va la voz|desde (?:lejos|abajo|el banco)|no (?:solto|puso|quiso)|nunca|jamas|agarr\\w+|aferr\\w+|nanaras|yuyu|(?:me|le|les|nos) da|se pone|mira al suelo|(?:tiene|tienen|tenemos) que (?:mirar|revisar|comprobar)|revis\\w+|comprueb\\w+|por si|no (?:met|mont|baj|sub|entr|acerc|sal|cruz|pis|toc|v)\\w+|ya no|ahora no|evit\\w+|huy\\w+|palid\\w+|se pega|suda\\w*|temblo\\w+|asust\\w+|susto|terror|panico|pavor|llora\\w*|llorar|llorando|grita\\w*|chilla\\w*|escond\\w+|se mete|me meto|se encierra|se tapa|tapandose|corre|corriendo|no (?:se|me|quiere|quiero|quieren|puede|pueden|puedo|podemos|hay|entra|entran|le|les|consigue|duerme|duermen|suelta|hay quien|para)|ni (?:loca|loco|cenar|a rastras|quiere|entra|se)|tiembla\\w*|nervios\\w*|se niega|nieg\\w+|cosa|odi[ao]\\w*|creo|cree|creen|convencid\\w+|dicen?|pesadillas?|se queda|mal rato|rar[oa]s?|extrano|agobi\\w*|abraza\\w*|siempre pide|despierta|desvela\\w*|alter\\w+|horroriza\\w*|ve|jura|rabieta',
  night:
    'pega\\w* ojo|ojos como platos|almohada|hasta las cejas|(?:de|a la|por la|por las|en la|cada|todas las|esta|la) noches?|desvela\\w*|pued[eo]n? dormir|acost\\w+|se acuesta|duermen?|duerm\\w+|dormirse|apag\\w+|a oscuras|oscur\\w+|en la cama|madrugada|mitad de la noche|se despiertan?|anochece|medianoche|a dormir',
  hidden: `a los pies de (?:la|mi|su) cama|al? (?:final|fondo) (?:del|de la) [a-z]+|(?:afuera|fuera) (?:anda|hay|camina)|(?:debajo|abajo|bajo|detras|dentro|tras|fuera|en|por|sobre|encima|al otro lado)(?: de| del)? (?:el |la |los |las |mi |su |nuestro |nuestra |una? )?(?:${PLACES})|detras del? (?:${PLACES})|puerta del armario|(?<=(?:fantasmas?|monstruos?|brujas?|lobos?|criaturas?) )de(?:l| la| los| las) (?:${PLACES})|atras del? (?:el |la |mi |su )?(?:${PLACES})`,
  unseen:
    'lo que (?:vive|hay|se esconde)|algo(?! (?:hace (?:toc|tap|ruido|pum)|suena|golpea|cruje|zumba)| para| que| sobre| de | corto| bonito)|alguien|unos ojos|ojos|una cara|se abre sola|zombis?|esqueletos?|vampiros?|cocodrilos?|ladron(?:es)?|serpientes?|tiburon(?:es)?|un hombre|un senor|una (?:senora|mujer|vieja)(?= (?:viv|escon|se e|de[nt]|det|en ))',
  sounds: `${HEARD_SOUNDS}|r{1,2}u+i+dos?|viento|rasc\\w{0,6}|toc-? ?toc|tap-? ?tap|radiador(?:es)?|vecin[oa]s (?:de (?:arriba|al lado)|del (?:piso )?(?:de )?arriba)|(?<=(?:oyen?|escuchan?) )(?:el|la|los|las) [a-z]+|pisadas|cruj[ia]\\w+|cruje\\w*|golpe\\w*|rasgun\\w+|ara[nñ]azos|pasos|chirri\\w+|ulula\\w*|buho|lechuza|mochuelo|autillo|silb\\w+|aull\\w+|zumb\\w+|gotea\\w*|goteo|corretea\\w*|(?:oye|escucha) el ascensor|susurr\\w+|(?:anda|camina) por el pasillo|tuberias|lavadoras?|lavarropas|lavavajillas|lavaplatos|nevera|heladera|refrigerador|caldera|calefaccion|ventilador|zumbid\\w{0,12}|retumb\\w{0,12}|pit(?:a|ando|idos?)|tictac|portazos?|maullid\\w+|voces|suena\\w*`,
  alone:
    '(?:quedarse|quede|queda|queden|quedan|subir|bajar|ir|entrar|dormir|quedar|estar|dormirse|duerman?|duermen?|duermo|acostarse|meterse|quedo|dejan)(?: [a-z]+){0,2} sol(?:it)?[oa]s?|primera noche(?: que duerme)? (?:sol[oa]|en su (?:propi[oa]|nuev[oa]|cuarto|habitacion|cama))|(?:no|nunca|le cuesta)(?: [a-z]+){0,7} (?:sin (?:nosotr[oa]s|mi(?! [a-z])|mama|papa)|si no est(?:oy|amos))|sol[oa]s? en (?:su|la|el|mi) (?:cuarto|habitacion|cama)|(?:viene|vienen|pasa|pasan|mete|meten|aparecen?|cuelan?|cambia|cambian)(?: [a-z]+){0,3} (?:a|en) (?:nuestra cama|la nuestra|mi cama|la mia|la cama (?:de|con) [a-z]+|la grande|nuestro cuarto)|(?:no|nunca)(?: [a-z]+){0,8} (?:duerm\\w+|dormir|duerma) (?:[a-z]+ )?en su (?:propi[oa] )?(?:cama|cuarto|habitacion)|no (?:quiere|aguanta) (?:estar )?en su (?:cuarto|habitacion|cama)|no (?:la|lo|le|me|nos|los|las) (?:dej\\w+) sol[oa]s?|(?:hasta|asta) q(?:ue)? (?:me|se) duerm\\w+|que se va(?:ya|lla) de (?:mi|su) cuarto|en nuestra cama|(?:cuarto|habitacion)(?: [a-z]+)? esta (?:muy|tan) (?:vaci[oa]|sol[oa]|lejos|grande)|si (?:sigo|seguimos|estoy|estamos) ahi|nos llama|llama a (?:mama|papa|su madre|su padre|gritos)|si no (?:me|nos|le|se) (?:quedo|quedamos|queda|acompan\\w+|doy la mano)|(?:se|me|nos) (?:acueste|tumbe|quede|siente|eche|acuesta|tumba|quede|acueste|quedo|quedemos)(?: [a-z]+)? (?:al lado|a su lado|con (?:el|ella)|conmigo)|pide que (?:mama|papa|su madre|me|nos)|no (?:me|nos) deja (?:ir|salir)|sin (?:sus?|los|mis?) (?:madres?|padres|padre|mama|papa|papas)|(?:en cuanto|cuando|apenas|si|cada vez que) (?:[a-z]{1,12} )?(?:sal\\w{0,12}|(?:nos|me) v[ao]\\w{0,12}|se va|cerr\\w{0,12}|cierr\\w{0,12}|dej\\w{0,12})(?: [a-z]{1,12}){0,3} (?:cuarto|habitacion|puerta|pieza|dormitorio)|(?:dejo|dejan|dejas|dejamos|deje|deja) (?:muy )?sol(?:it)?[oa]s?',
  lights:
    '(?:la|le tiene a la) oscuridad|se hace (?:de noche|oscuro)|anochece|interruptor|se (?:corta|va) la luz|apagon(?:es)?|linterna|todo apagado|(?:luz|lampara|lamparita) no se apaga|puerta (?:[a-z]+ ){0,3}abierta|no ir al bano|(?:bano|pis)(?: [a-z]+){0,3} (?:de|por la|en la) noche|a oscuras|si no hay luz|sin (?:ninguna|nada de|la) (?:luz|lamparita)|(?:luz|luces|lampara|lamparita)(?: [a-z]+){0,2} (?:encendidas?|prendidas?)|(?:luz|luces) del (?:pasillo|corredor)|sin luz|apag\\w+ (?:la luz|las luces)|se apaga la luz|luz apagada|(?:lo|tan|muy|demasiado) oscuro|(?:bien|muy|todo|tan) (?:negro|apagado)|no (?:se )?(?:veo|ve|ven|vemos) (?:ni )?nada|baj\\w+ (?:la|las) persianas?|sombras?|caras en la pared',
  beings: {
    monster:
      '(?:lo que|algo que|quien) (?:vive|se esconde|duerme)|(?:mira|revisa|comprueba|busca)\\w*(?: [a-z]+){0,2} (?:debajo|abajo) de (?:la|su|mi) cama|mou?n?str[uo]{1,2}s?|(?:el|un) coco|(?<=(?:del|al) )coco|cucuy|cuco|criaturas?|hombre del saco|bestia',
    ghost: 'fanta[sz]mas?|llorona|espiritus?|aparecidos?',
    witch: '[bv]ru[jg]as?',
    wolf: 'lo[bv]os?',
  },
  sure: {
    'vacuum cleaner': 'aspiradoras?|aspirador',
    fireworks: 'fuegos artificiales|petardos?|pirotecnia|mascleta|cohetes de feria|traca',
    thunder: 'truenos?|truena|tronando|tronar|relampaguea|tormentas?|relampagos?|rayos',
    'hand dryer': 'secamanos|secador(?:es)? de manos|seca manos|(?:maquina|aparato) (?:de|para) sec\\w+ (?:las )?manos',
    hairdryer: 'secador(?:a)?(?: de pelo| de cabello| del pelo)?(?! de manos)',
    blender: 'batidora|licuadora|minipimer|trituradora',
    toilet: 'tirar de la cadena|tira(?:n|mos|s)? de la cadena|la cadena del \\w+|cisterna|jala\\w* (?:de )?la cadena',
    escalator: 'escaleras? (?:mecanicas?|electricas?)',
    haircut: 'peluquer\\w+|cort\\w+(?: de)? (?:el )?(?:pelo|cabello)|barber\\w+',
    'hair washing':
      '(?:lav|enjuag)\\w+ (?:el|la) (?:pelo|cabeza|cabello)|agua en los ojos|moj\\w+ (?:el|la) (?:pelo|cabeza|cabello)|champu',
    dentist: 'dentista|odontologo',
    needle: 'vacun\\w+|inyeccion\\w*|pinchazos?|agujas?|jeringas?|analisis de sangre|sacar(?:le)? sangre|pinchar',
  },
  signed: {
    haircut: 'tijeras',
    toilet: 'vater|inodoro|retrete|wc|orinal',
    doctor: 'medic[oa]|oculista|doctora?|pediatra|hospital|enfermera',
    cellar: 'sotano|bodega|trastero',
    attic: 'desvan|atico|buhardilla',
    lift: 'ascensor(?:es)?|elevador(?:es)?',
    slide: 'tobogan(?:es)?|resbaladilla|resbaladero|resbalin',
    heights:
      'alturas?|mirador|barandilla|trampolin|atracciones|(?:despega\\w+|separa\\w+) del suelo|vertigo|noria|tan alto|subirse',
    waves: '(?<!^)olas?',
    sea: '(?:el|al|en el|del) mar',
    swimming: 'nadar|natacion',
    pool: 'piscina|alberca|pileta',
    water: '(?:meter|mete|poner|sumergir) la (?:cabeza|cara)|el agua',
    bath: 'banera|ducha\\w*|banarse|hora del bano',
    goose: 'ocas?|gansos?',
    rooster: 'gallos?',
    cow: 'vacas?',
    dog: 'perros?|perrazo|mastin(?:es)?|pastor aleman|rottweiler|doberman|dogo|ladr\\w+',
    spider: 'aranas?',
    insect: 'polillas?|bichos?|insectos?|cucarachas?|orugas?',
    beetle: 'escarabajos?',
    mosquito: 'mosquitos?',
    bee: 'abejas?',
    wasp: 'avispas?',
    strangers:
      'desconocid[oa]s?|extran[oa]s|(?:gente|nadie|personas) que no cono\\w+|habl\\w+ (?:delante|enfrente|en frente|frente|ante)|hab\\w+ (?:con|a) (?:nadie|la gente|los demas|otros|los mayores|los adultos)|hablar en (?:clase|publico|voz alta)|salud\\w+|levanta\\w* la mano|contesta\\w*',
    dark: 'oscuridad|oscuro',
  },
};
