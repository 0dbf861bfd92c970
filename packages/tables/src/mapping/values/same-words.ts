import { foldText } from "../names/split-words.ts";

/** The same in several languages; the words of one line mean the same. */
const sameWords: readonly ReadonlySet<string>[] = [
  "yes y true 1 x ja j oui o si sim s tak on да так evet ναι はい 是 예",
  "no n false 0 nein non nao nee nie off нет ні hayir hayır οχι いいえ 否 아니요",
  "male m man herr mann mr homme masculin hombre masculino maschio uomo homem mannlich mezczyzna maschile h",
  "female f w woman frau mrs ms femme feminin mujer femenino femmina donna mulher weiblich kobieta vrouw femminile feminino",
  "diverse d x other divers autre otro altro outro anders inny andere sonstige",
  "active aktiv actif activo attivo ativo actief aktywny enabled live",
  "inactive inaktiv inactif inactivo inattivo inativo inactief nieaktywny disabled",
  "open offen ouvert abierto aperto aberto otwarty",
  "closed geschlossen ferme cerrado chiuso fechado gesloten zamkniety done",
  "paid bezahlt paye pagado pagato pago betaald zaplacone oplacone settled",
  "unpaid unbezahlt impaye impagado nonpagato onbetaald outstanding due niezaplacone",
  "pending ausstehend enattente pendiente insospeso pendente wartend inafwachting oczekujace waiting",
  "shipped versandt versendet expedie enviado spedito verzonden wyslane sent dispatched",
  "delivered geliefert zugestellt livre entregado consegnato entregue geleverd bezorgd dostarczone",
  "cancelled canceled storniert annule cancelado annullato geannuleerd anulowane void",
  "refunded erstattet rembourse reembolsado rimborsato terugbetaald zwrocone",
  "draft entwurf brouillon borrador bozza rascunho concept szkic",
  "fulltime vollzeit tempsplein tiempocompleto jornadacompleta tempopieno tempointegral voltijd pelnyetat ft",
  "parttime teilzeit tempspartiel tiempoparcial mediajornada parttimework tempoparcial deeltijd pt",
  "low niedrig gering bas faible bajo basso baixo laag niski",
  "medium mittel moyen medio media gemiddeld sredni normal",
  "high hoch haut eleve alto hoog wysoki",
  "germany de deu deutschland allemagne alemania germania alemanha duitsland niemcy",
  "france fr fra frankreich francia franca frankrijk francja",
  "spain es esp spanien espagne espana spagna espanha spanje hiszpania",
  "italy it ita italien italie italia italie wlochy",
  "netherlands nl nld niederlande paysbas paisesbajos paesibassi holanda nederland holandia holland",
  "unitedkingdom gb gbr uk greatbritain grossbritannien royaumeuni reinounido regnounito wielkabrytania england",
  "unitedstates us usa unitedstatesofamerica vereinigtestaaten etatsunis estadosunidos statiuniti america",
  "poland pl pol polen pologne polonia polska",
  "portugal pt prt",
  "austria at aut osterreich autriche",
  "switzerland ch che schweiz suisse suiza svizzera",
].map((line) => new Set(line.split(" ").map(foldText)));

/** A word without everything but its letters and digits, and without what languages write differently. */
export function squeeze(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]/gu, "");
}

/** Whether two squeezed words mean the same, also in two languages: `ja` and `yes`. */
export function haveSameMeaning(left: string, right: string): boolean {
  return sameWords.some((words) => words.has(left) && words.has(right));
}
