/** What the values of a column depend on besides their kind. */
export interface ValueSettings {
  readonly language: string;
  /** The same seed gives the same values. */
  readonly seed: number;
  /** The options of an enum. */
  readonly options: readonly string[];
}

const rows = 12;

const words: Readonly<Record<string, readonly string[]>> = {
  first: ["Anna", "Luis", "Marek", "Chloé", "Giulia", "Jan", "Maria", "Tom", "Sofía", "Erik", "Inês", "Paul"],
  last: [
    "Müller",
    "García",
    "Nowak",
    "Dupont",
    "Rossi",
    "de Vries",
    "Silva",
    "O'Brien",
    "Berg",
    "Smith",
    "Costa",
    "Kowalska",
  ],
  full: [
    "Anna Müller",
    "Luis García",
    "Marek Nowak",
    "Chloé Dupont",
    "Giulia Rossi",
    "Jan de Vries",
    "Tom Smith",
  ],
  company: [
    "Acme GmbH",
    "Nordwind AB",
    "Rossi S.r.l.",
    "Blue Ocean Ltd",
    "Dupont & Fils",
    "Kowalski sp. z o.o.",
    "3K Media",
  ],
  job: ["Engineer", "Head of Sales", "Buchhalterin", "Comptable", "CEO", "Project Manager", "Técnico"],
  department: ["Sales"],
  dept: ["Sales", "HR", "IT", "Marketing", "Finance", "Logistik"],
  street: [
    "Hauptstr. 12",
    "12 Rue de Lyon",
    "Calle Mayor 3",
    "5th Avenue 101",
    "Via Roma 8",
    "Kerkstraat 44",
  ],
  city: ["Berlin", "Lyon", "Madrid", "New York", "Milano", "Utrecht", "Kraków", "Porto"],
  state: ["Bayern", "Occitanie", "NY", "CA", "Lombardia", "Utrecht", "Mazowieckie"],
  zip: ["10115", "69001", "28013", "10001", "20121", "3511 AB", "31-001", "SW1A 1AA"],
  country: ["Germany", "France", "ES", "US", "Italia", "Nederland", "Poland"],
  countrycode: ["DE", "FR", "ES", "US", "IT"],
  bool: ["TRUE", "FALSE"],
  currency: ["EUR", "USD", "GBP"],
  word: ["Standard", "Web", "Alpha", "Group B", "Retail", "Other"],
  text: [
    "Called twice, will call back",
    "ok",
    "See contract of 2024",
    "Prefers mail",
    "Neuer Ansprechpartner ab Mai",
  ],
  product: [
    "Blue Shirt",
    "Desk Lamp 40W",
    "Café Crème 250g",
    "USB-C Cable 2m",
    "Notizbuch A5",
    "Running Shoe X",
  ],
  color: ["red", "blue", "schwarz", "vert", "White"],
  size: ["S", "M", "L", "XL", "42"],
  lang: ["en", "de", "fr", "es"],
};

const makers: Readonly<Record<string, (random: () => number, language: string) => string>> = {
  email: (random) =>
    `${pick(["anna", "luis", "info", "j.smith", "sales"], random)}${whole(random, 99)}@${pick(["example.com", "acme.de", "mail.fr"], random)}`,
  phone: (random, language) =>
    language === "en"
      ? `(${whole(random, 800) + 200}) 555-0${whole(random, 899) + 100}`
      : `+${pick(["49", "33", "34", "39"], random)} ${whole(random, 899) + 100} ${whole(random, 8_999_999) + 1_000_000}`,
  url: (random) => `https://www.example${whole(random, 99)}.com/${pick(["", "a", "img.jpg"], random)}`,
  id: (random) => `${pick(["A-", "", "2024-", "X"], random)}${whole(random, 89_999) + 10_000}`,
  sku: (random) => `${pick(["SKU", "AB", "P"], random)}-${whole(random, 8999) + 1000}`,
  ean: (random) => `40${whole(random, 89_999_999_999) + 10_000_000_000}`,
  int: (random) => String(whole(random, 120)),
  dec: (random, language) => sign((random() * 90).toFixed(3), language),
  money: (random, language) => sign((random() * 900).toFixed(2), language),
  percent: (random) => pick(["7", "19", "20", "21"], random),
  date: writeDate,
  datetime: (random, language) => `${writeDate(random, language)} 10:3${whole(random, 9)}`,
  iban: (random) => `DE${whole(random, 89) + 10}5001051754${whole(random, 89_999_999) + 10_000_000}`,
  taxid: (random) => `DE${whole(random, 899_999_999) + 100_000_000}`,
};

/** Twelve values of a kind, as a file of the language has them; one in eight is empty. */
export function createValues(kind: string, { language, seed, options }: ValueSettings): string[] {
  const random = createRandom(seed);
  const list = kind === "enum" ? options : words[kind];
  const make = makers[kind];
  if (list === undefined && make === undefined) throw new Error(`There is no kind of values "${kind}".`);
  return Array.from({ length: rows }, () => {
    if (random() < 0.125) return "";
    return list === undefined ? (make?.(random, language) ?? "") : pick(list, random);
  });
}

function writeDate(random: () => number, language: string): string {
  const [day, month, year] = [whole(random, 27) + 1, whole(random, 11) + 1, 1970 + whole(random, 55)].map(
    (part) => String(part).padStart(2, "0"),
  );
  if (language === "en") return `${month}/${day}/${year}`;
  return language === "de" || language === "pl" ? `${day}.${month}.${year}` : `${day}/${month}/${year}`;
}

function sign(number: string, language: string): string {
  return language === "en" ? number : number.replace(".", ",");
}

function pick(list: readonly string[], random: () => number): string {
  return list[Math.floor(random() * list.length)] ?? "";
}

function whole(random: () => number, most: number): number {
  return Math.floor(random() * (most + 1));
}

/** A generator with a seed (mulberry32): the corpus is the same in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
