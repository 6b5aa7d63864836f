import type { CareText } from './care-text.ts';

export const french: CareText = {
  openings: {
    overdose:
      "Cela peut être dangereux même si tu te sens bien maintenant. Appelle tout de suite le numéro d'urgence de ton pays, ou demande à quelqu'un près de toi d'appeler, et dis exactement ce qui s'est passé.",
    despair:
      "Je suis vraiment content que tu l'aies écrit. On dirait que tout fait très mal en ce moment, et tu n'as pas à porter cela sans aide. S'il te plaît, parle à quelqu'un aujourd'hui.",
    other:
      "C'est bien que tu fasses attention à cette personne. Tu peux lui demander calmement comment elle va et si elle pense à se faire du mal ; poser la question n'aggrave rien. Tu n'as pas à tout régler sans aide : parles-en aussi à quelqu'un d'autre, même si on t'a demandé de garder le secret.",
    stranger:
      "Tu n'as rien fait de mal, et c'est bien d'en parler. N'envoie plus rien, ne paie pas et ne rencontre personne. Garde les messages, bloque cette personne et montre-les à quelqu'un de confiance.",
    violence:
      "Je suis désolé de ce qui t'arrive. Personne n'a le droit de te faire du mal, et ce n'est pas ta faute. Tu as le droit d'être en sécurité, et des personnes sont là pour aider exactement dans ce cas.",
    bullying:
      "Je suis désolé qu'on te traite ainsi. Ce n'est pas ta faute, et tu n'as pas à le supporter sans aide. Garde ce qu'ils écrivent ou publient : cela aide ceux qui peuvent y mettre fin.",
    unsafe:
      "Merci de l'avoir dit. On dirait que quelque chose ne va vraiment pas, et j'en suis désolé. Tu n'as pas à affronter cela sans aide, et ce n'est pas ta faute.",
  },
  young:
    "Parle aujourd'hui à un adulte de confiance : un parent, un autre proche, un professeur ou l'infirmière de l'école.",
  grown: "Parle aujourd'hui à quelqu'un de confiance : un ami, ta famille ou un médecin.",
  link: "Tu peux aussi parler gratuitement à quelqu'un sur une ligne d'écoute de ton pays : {link}.",
  emergency:
    "Si toi ou quelqu'un d'autre êtes en danger maintenant, appelle le numéro d'urgence de ton pays.",
  line: "S'il y a autre chose derrière cela, si tu ne te sens pas en sécurité ou si tu penses à te faire du mal, parle à quelqu'un de confiance. Ici, tu trouves une ligne d'écoute : {link}.",
};
