import type { CareText } from './care-text.ts';

export const english: CareText = {
  openings: {
    overdose:
      'This can be dangerous even if you feel fine right now. Please call your local emergency number at once, or ask someone near you to call, and say exactly what happened.',
    despair:
      'I am really glad you wrote this down. It sounds as if things hurt very much right now, and you do not have to carry that alone. Please do not stay alone with it: talk to someone today.',
    other:
      'It is good that you are paying attention and that you care. You can ask them calmly how they are and whether they are thinking of hurting themselves; asking does not make it worse. You do not have to solve this alone, so tell someone else too, even if you were asked to keep it secret.',
    stranger:
      'You did nothing wrong, and it is good that you told someone. Please do not send anything else, do not pay, and do not meet anyone. Keep the messages, block the person, and show them to someone you trust.',
    violence:
      'I am sorry this is happening. Nobody has the right to hurt you, and it is not your fault. You deserve to be safe, and there are people whose work is to help with exactly this.',
    bullying:
      'I am sorry they treat you like that. It is not your fault, and you do not have to put up with it alone. Keep what they write or post: it helps the people who can stop it.',
    unsafe:
      'Thank you for telling me. It sounds as if something is really wrong, and I am sorry. You do not have to deal with it alone, and it is not your fault.',
  },
  young: 'Talk to an adult you trust today: a parent, another relative, a teacher or a school counselor.',
  grown: 'Talk to someone you trust today: a friend, someone in your family or a doctor.',
  link: 'You can also talk to someone for free at a helpline near you: {link}.',
  emergency: 'If you or someone else is in danger right now, call your local emergency number.',
  line: 'If there is more behind this and you do not feel safe, or think of hurting yourself, please talk to someone you trust. You can also find a helpline here: {link}.',
};
