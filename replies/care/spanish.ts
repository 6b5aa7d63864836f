import type { CareText } from './care-text.ts';

export const spanish: CareText = {
  openings: {
    overdose:
      'Esto puede ser peligroso aunque ahora te sientas bien. Llama ya al número de emergencias de tu país, o pide a alguien cercano que llame, y di exactamente qué pasó.',
    despair:
      'Me alegra mucho que lo hayas escrito. Parece que ahora todo te duele mucho, y no tienes que cargar con eso a solas. Por favor, habla hoy con alguien.',
    other:
      'Es muy bueno que te preocupes por esa persona. Puedes preguntarle con calma cómo está y si piensa en hacerse daño; preguntar no empeora las cosas. No tienes que resolverlo a solas: cuéntaselo también a otra persona, aunque te hayan pedido guardar el secreto.',
    stranger:
      'No hiciste nada malo, y es bueno que lo cuentes. No envíes nada más, no pagues y no te encuentres con nadie. Guarda los mensajes, bloquea a esa persona y enséñaselos a alguien de confianza.',
    violence:
      'Siento mucho que te pase esto. Nadie tiene derecho a hacerte daño, y no es tu culpa. Mereces vivir con seguridad, y hay personas que ayudan justo en esto.',
    bullying:
      'Siento mucho que te traten así. No es tu culpa, y no tienes que aguantarlo a solas. Guarda lo que escriben o publican: ayuda a quienes pueden pararlo.',
    unsafe:
      'Gracias por contarlo. Parece que algo va muy mal, y lo siento. No tienes que enfrentarlo a solas, y no es tu culpa.',
  },
  young:
    'Habla hoy con una persona adulta de confianza: tu madre o tu padre, otro familiar, una profesora o el orientador de la escuela.',
  grown: 'Habla hoy con alguien de confianza: una amiga o un amigo, tu familia o un médico.',
  link: 'También puedes hablar gratis con alguien en una línea de ayuda de tu país: {link}.',
  emergency: 'Si tú u otra persona está en peligro ahora mismo, llama al número de emergencias de tu país.',
  line: 'Si detrás de esto hay algo más, no te sientes a salvo o piensas en hacerte daño, habla con alguien de confianza. Aquí encuentras una línea de ayuda: {link}.',
};
