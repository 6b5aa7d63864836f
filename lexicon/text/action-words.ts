/** What is done to a thing. It tells less than the thing: "add a custom color" is about colors. */
export const actionWords: ReadonlySet<string> = new Set(
  [
    'add added adding create created creating change changed changing remove removing delete deleting show showing',
    'display put call called calling',
    'write writing read reading find finding check checking handle handling run running set setting get start stop',
    'open close build send update',
    'fatal uncaught warning message line protect prevent avoid fix solve detect secure safe properly correctly check',
    'allow disable enable force',
    'connect implement apply access return returns pass passing convert insert move save load select choose pick turn',
    'working simple current own custom',
  ].flatMap((line) => line.split(' ')),
);
