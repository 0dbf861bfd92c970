import type { EnumPropertyOption } from "@data-import/types";
import { BoundedMap } from "../../domain/bounded-map.ts";
import { compareNames } from "../names/compare-names.ts";
import { type ReadName, readName } from "../names/read-name.ts";
import { compareSpelling } from "../names/spelling.ts";
import { foldText } from "../names/split-words.ts";

/** A value of a column and the option that it means. */
export interface OptionMatch {
  readonly from: string;
  readonly to: EnumPropertyOption["value"];
  /** From 0 to 1. */
  readonly confidence: number;
}

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

const longestValue = 60;

/** Under this, a value stays as it is. */
const lowest = 0.7;

/** An option and the names that it has. */
export interface ReadOption {
  readonly value: EnumPropertyOption["value"];
  readonly names: readonly OptionName[];
}

interface OptionName extends ReadName {
  /** Only the letters and digits. */
  readonly squeezed: string;
}

export function readOptions(options: readonly EnumPropertyOption[]): ReadOption[] {
  return options.map(({ value, label, alternativeNames = [] }) => ({
    value,
    names: [String(value), ...(label === undefined ? [] : [label]), ...alternativeNames].map(readOption),
  }));
}

/**
 * Finds the option that each value means, by the layers of names: equal, another name, normal form, another language,
 * misspelled. Several values may mean one option. Values without an option are left out.
 */
export function mapOptions(values: readonly string[], options: readonly ReadOption[]): OptionMatch[] {
  return values.flatMap((from) => {
    // A text of many words is not an option, and reading it takes time.
    if (from.length > longestValue) return [];
    const name = readOption(from);
    let best: OptionMatch | undefined;
    for (const option of options) {
      if (best?.confidence === 1) break;
      for (const other of option.names) {
        const confidence = Math.round(compareOption(name, other) * 100) / 100;
        if (confidence > (best?.confidence ?? 0)) best = { from, to: option.value, confidence };
      }
    }
    return best === undefined || best.confidence < lowest ? [] : [best];
  });
}

/** The values of a column are compared with the options of each field. */
const read = new BoundedMap<OptionName>({ entries: 1000 });

function readOption(text: string): OptionName {
  const known = read.get(text);
  if (known !== undefined) return known;
  const name = readName(text);
  const option = { ...name, squeezed: foldText(name.exact).replace(/[^\p{L}\p{N}]/gu, "") };
  if (text.length <= longestValue) read.set(text, option);
  return option;
}

function compareOption(value: OptionName, option: OptionName): number {
  if (value.exact === option.exact) return 1;
  const [left, right] = [value.squeezed, option.squeezed];
  if (left !== "" && left === right) return 0.98;
  if (sameWords.some((words) => words.has(left) && words.has(right))) return 0.94;
  // One letter says nothing about another word.
  if (left.length < 3) return 0;
  const spelling = left.length < 5 ? 0 : compareSpelling(left, right);
  if (spelling >= 0.85) return spelling * 0.95;
  const { score, by } = compareNames(value, option);
  return by === "normal" || by === "fuzzy" ? score : score * 0.85;
}
