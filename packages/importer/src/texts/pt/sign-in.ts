import type { signIn as english } from "../en/sign-in.ts";

export const signIn: typeof english = {
  noLinkTitle: "Abra seu link",
  noLink: "Esta página abre com um link que você recebeu. Abra-o novamente ou peça outro.",
  signInTitle: "Entrar",
  orLink: "Você recebeu um link? Abra-o novamente.",
  introduceTitle: "Quem é você?",
  introduce: "Várias pessoas usam este link. Seu nome aparece ao lado do que você altera.",
  name: "Nome",
  email: "E-mail",
  begin: "Começar",
  nameMissing: "Digite seu nome.",
  emailMissing: "Digite um endereço de e-mail, por exemplo, ines@example.com.",
  chooseSpace: "Escolha um espaço",
  finishedTitle: "Obrigado",
  finished: "Seus registros foram entregues. Você pode fechar esta página.",
  goOn: "Continuar",
  refusedTitle: "Não é possível abrir esta importação",
  closedTitle: "Esta importação terminou",
  closed: "Ela foi entregue, cancelada ou expirou. Comece outra a partir de onde você veio.",
};
