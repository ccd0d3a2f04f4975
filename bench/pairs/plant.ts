import type { Chance } from '../../scripts/fuzz/chance.ts'
import { type Change, replaceAt, replaceOne, shuffled } from './change.ts'
import { names } from './names.ts'

/** What may go wrong between two texts, each kind in the ways in which people do it. */
export type PlantedKind =
  | 'figure'
  | 'unit'
  | 'basis'
  | 'bound'
  | 'name'
  | 'link'
  | 'entry'
  | 'script'
  | 'isolate'
  | 'punctuation'
  | 'digits'
  | 'noun'
  | 'markup'

export type Texts = { en: string; ar: string }

type Way = { name: string; side: keyof Texts; change: (text: string, chance: Chance) => string | undefined }

/** The texts with one fault of the kind in them, or nothing where they leave no room for it. */
export function plant(
  texts: Texts,
  kind: PlantedKind,
  chance: Chance,
): (Texts & { way: string }) | undefined {
  for (const way of shuffled(ways[kind], chance)) {
    const changed = way.change(texts[way.side], chance)
    if (changed !== undefined && changed !== texts[way.side]) {
      return { ...texts, [way.side]: changed, way: way.name }
    }
  }
  return undefined
}

export const plantedKinds = [
  'figure',
  'unit',
  'basis',
  'bound',
  'name',
  'link',
  'entry',
  'script',
  'isolate',
  'punctuation',
  'digits',
  'noun',
  'markup',
] as const satisfies readonly PlantedKind[]

function inBoth(name: string, change: Way['change']): Way[] {
  return [
    { name: `${name}, English`, side: 'en', change },
    { name: `${name}, Arabic`, side: 'ar', change },
  ]
}

/** Words for others, the way round that fits; each row is a group of which any two may be taken for each other. */
function mixUp(
  name: string,
  side: keyof Texts,
  groups: readonly string[],
  round: { before?: string; after?: string } = {},
): Way {
  return {
    name: `${name}, ${side === 'en' ? 'English' : 'Arabic'}`,
    side,
    change: (text, chance) => {
      for (const group of shuffled(groups, chance)) {
        const words = group.split('|')
        for (const word of shuffled(words, chance)) {
          const other = chance.pick(words.filter((each) => each !== word))
          const changed = replaceOne(text, wordOf(word, round), () => other, chance)
          if (changed !== undefined) return changed
        }
      }
      return undefined
    },
  }
}

/** Not inside tags or addresses. */
function wordOf(word: string, { before = '', after = '' } = {}): RegExp {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`${before}(?<![\\p{L}\\p{N}/.=-])${escaped}(?![\\p{L}\\p{N}/=-]|\\.\\p{L})${after}`, 'gu')
}

const numberWord =
  'two|three|four|five|six|seven|eight|ten|twelve|ثلاثة|أربعة|خمسة|ستة|ثلاث|أربع|خمس|ست|سبع|عشر|عشرة|شهر|عشرين'
const behindNumber = { before: `(?<=(?:\\d|(?<!\\p{L})(?:${numberWord})) )` }
const beforeNumber = { after: `(?= (?:AED )?(?:\\d|(?:${numberWord})(?!\\p{L})))` }

/** Digits that are said, not those of addresses. */
const digits = /(?<![\p{L}\p{N}/=.+:-])\d[\d,.]*(?<![,.])(?![\p{L}\p{N}/=-])/gu

const anotherDigit: Change = (found, chance) => {
  const at = chance.below(found.length)
  const place = /\d/.test(found[at] ?? '') ? at : 0
  const old = Number(found[place])
  const next = (old + 1 + chance.below(8)) % 10
  return found.slice(0, place) + (place === 0 && next === 0 ? 7 : next) + found.slice(place + 1)
}

const figureWords = {
  en: ['two|three|four|five|six|seven|eight|ten|twelve'],
  ar: ['ثلاثة|أربعة|خمسة|ستة|سبعة|عشرة', 'ثلاث|أربع|خمس|ست|سبع|عشر'],
}

const ways: Record<PlantedKind, Way[]> = {
  figure: [
    ...inBoth('another digit', (text, chance) => replaceOne(text, digits, anotherDigit, chance)),
    ...inBoth('a nought more', (text, chance) =>
      replaceOne(text, /(?<![\p{L}\p{N}/=.,+:-])\d{2,3}(?![\p{N}/=.,-])/gu, (found) => `${found}0`, chance),
    ),
    ...inBoth('two digits changed round', (text, chance) =>
      replaceOne(
        text,
        /(?<![\p{L}\p{N}/=.,+:-])(\d)(?!\1)(\d)(?![\p{N}/=-])/gu,
        (found) => `${found[1] === '0' ? 4 : found[1]}${found[0]}`,
        chance,
      ),
    ),
    mixUp('another number word', 'en', figureWords.en),
    mixUp('another number word', 'ar', figureWords.ar),
    ...inBoth('a figure left out', (text, chance) =>
      replaceOne(
        text,
        /(?:AED )?(?<![\p{L}\p{N}/=.,+:-])\d[\d,.]*(?<![,.])[%٪]?(?![\p{L}\p{N}/=-])(?: (?:درهماً|درهم|يوماً|شهراً|عاماً))?/gu,
        () => '',
        chance,
      ),
    ),
  ],
  unit: [
    mixUp('another currency', 'en', ['AED|USD|SAR|EUR']),
    mixUp('another currency', 'ar', ['درهم|دولار|ريال|يورو', 'درهماً|دولاراً|ريالاً']),
    mixUp(
      'another time',
      'en',
      ['months|years|days|weeks', 'month|year|day', 'minutes|hours|seconds|days'],
      behindNumber,
    ),
    mixUp(
      'another time',
      'ar',
      ['شهراً|عاماً|يوماً', 'أشهر|سنوات|أيام', 'دقائق|ساعات|ثوانٍ', 'سنة|شهر|يوم'],
      behindNumber,
    ),
    ...inBoth('no percent sign', (text, chance) => replaceOne(text, /(?<=\d)[%٪]/g, () => '', chance)),
    {
      name: 'money instead of a share, Arabic',
      side: 'ar',
      change: (text, chance) => replaceOne(text, /(?<=\d)[%٪]/g, () => ' درهم', chance),
    },
  ],
  basis: [
    mixUp('another period', 'en', [
      'a year|a month|a day',
      'every month|every year|every week',
      'monthly|annual',
    ]),
    mixUp('another period', 'ar', [
      'سنوياً|شهرياً|يومياً',
      'كل شهر|كل سنة|كل أسبوع',
      'في السنة|في الشهر',
      'الشهري|السنوي',
      'سنوية|شهرية',
    ]),
  ],
  bound: [
    mixUp(
      'the other bound',
      'en',
      ['up to|from|at least', 'Up to|From', 'more than|less than', 'above|below'],
      beforeNumber,
    ),
    mixUp(
      'the other bound',
      'ar',
      [
        'حتى|من',
        'أكثر من|أقل من',
        'بحد أقصى|بحد أدنى',
        'على الأقل|على الأكثر',
        'خلال|بعد',
        'تصل إلى|تبدأ من',
        'يصل إلى|يبدأ من',
      ],
      beforeNumber,
    ),
  ],
  name: [
    {
      name: 'another name, Arabic',
      side: 'ar',
      change: (text, chance) => exchangeName(text, 'ar', chance),
    },
    { name: 'another name, English', side: 'en', change: (text, chance) => exchangeName(text, 'en', chance) },
    {
      name: 'a name left out, Arabic',
      side: 'ar',
      change: (text, chance) => changeName(text, 'ar', () => '', chance),
    },
    {
      name: 'a slip in a name, English',
      side: 'en',
      change: (text, chance) => changeName(text, 'en', swapLetters, chance),
    },
    {
      name: 'a slip in a name, Arabic',
      side: 'ar',
      change: (text, chance) => changeName(text, 'ar', swapLetters, chance),
    },
    {
      name: 'a word of a name left out, Arabic',
      side: 'ar',
      change: (text, chance) =>
        changeName(text, 'ar', (found) => (found.includes(' ') ? found.replace(/ \S+$/, '') : found), chance),
    },
  ],
  link: [
    ...inBoth('another page', (text, chance) =>
      replaceOne(text, /(?<=example\.com[\w/.-]*\/)[\w-]+(?=["\s]|$)/g, () => 'overview', chance),
    ),
    ...inBoth('another site', (text, chance) =>
      replaceOne(text, /www\.example\.com/g, () => 'www.example.org', chance),
    ),
    {
      name: 'the English page, Arabic',
      side: 'ar',
      change: (text, chance) => replaceOne(text, /example\.com\/ar\//g, () => 'example.com/en/', chance),
    },
    {
      name: 'the Arabic page, English',
      side: 'en',
      change: (text, chance) => replaceOne(text, /example\.com\//g, () => 'example.com/ar/', chance),
    },
    ...inBoth('no link', (text, chance) =>
      replaceOne(text, /<a [^>]*>(.*?)<\/a>/g, (found) => found.replace(/<[^>]*>/g, ''), chance),
    ),
    ...inBoth('no address', (text) => (/^https?:\S+$/.test(text) ? '' : undefined)),
    ...inBoth('another telephone number', (text, chance) =>
      replaceOne(text, /(?<=tel:\+?\d{3,})\d/g, (found) => String((Number(found) + 3) % 10), chance),
    ),
    ...inBoth('a page further down', (text, chance) =>
      replaceOne(
        text,
        /(?<=example\.com\/)(?:ar\/)?[\w-]+\/(?=\w)/g,
        (found) => (/^ar/.test(found) ? 'ar/' : ''),
        chance,
      ),
    ),
  ],
  entry: [
    ...inBoth('an entry left out', (text, chance) => replaceOne(text, /<li>.*?<\/li>/g, () => '', chance)),
    ...inBoth('a line left out', (text, chance) =>
      text.includes('\n') && !/<\w/.test(text)
        ? replaceOne(text, /(?:^|\n)[^\n]+/g, () => '', chance)
        : undefined,
    ),
    ...inBoth('two entries in one', (text, chance) => replaceOne(text, /<\/li><li>/g, () => '، ', chance)),
    ...inBoth('nothing written', (text) => (text.length > 0 ? '' : undefined)),
  ],
  script: [
    {
      name: 'an English word, Arabic',
      side: 'ar',
      change: (text, chance) =>
        replaceOne(
          text,
          /(?<![\p{L}<&/])\p{Script=Arabic}{4,}(?!\p{L})/gu,
          () => chance.pick(['account', 'fees', 'monthly', 'customers', 'apply', 'Balance']),
          chance,
        ),
    },
    {
      name: 'an Arabic word, English',
      side: 'en',
      change: (text, chance) =>
        replaceOne(
          text,
          /(?<![\p{L}<&/.:=-])[a-z]{4,}(?![\p{L}/.:=>-])/gu,
          () => chance.pick(['الحساب', 'رسوم', 'شهرياً', 'العملاء']),
          chance,
        ),
    },
    {
      name: 'a Persian letter, Arabic',
      side: 'ar',
      change: (text, chance) =>
        replaceOne(text, /[يك](?=\p{L})/gu, (found) => (found === 'ي' ? 'ی' : 'ک'), chance),
    },
    {
      name: 'a Cyrillic letter, English',
      side: 'en',
      change: (text, chance) =>
        replaceOne(
          text,
          /(?<=[a-z])[aeo](?=[a-z]+(?![\w/.:=>"-]))(?<![\w.]\/[^ ]*)/g,
          (found) => ({ a: 'а', e: 'е', o: 'о' })[found] ?? found,
          chance,
        ),
    },
    {
      name: 'half an English sentence, Arabic',
      side: 'ar',
      change: (text) =>
        / \S+ \S+ \S+$/.test(text) && !/[<>]/.test(text) ? `${text} Terms apply to all customers` : undefined,
    },
  ],
  isolate: inBoth('a sign of direction too many', (text, chance) =>
    putAtWord(
      text,
      chance.pick(['\u2066', '\u2067', '\u2068', '\u2069', '\u202e', '\u202b', '\u202c']),
      chance,
    ),
  ),
  punctuation: [
    {
      name: 'a Latin question mark, Arabic',
      side: 'ar',
      change: (text, chance) => replaceOne(text, /؟/g, () => '?', chance),
    },
    {
      name: 'a Latin comma, Arabic',
      side: 'ar',
      change: (text, chance) => replaceOne(text, /،/g, () => ',', chance),
    },
    {
      name: 'no question mark, Arabic',
      side: 'ar',
      change: (text, chance) => replaceOne(text, /؟/g, () => '', chance),
    },
    {
      name: 'English quotation marks, Arabic',
      side: 'ar',
      change: (text) => (/«/.test(text) ? text.replace(/[«»]/g, '"') : undefined),
    },
    {
      name: 'Arabic quotation marks, English',
      side: 'en',
      change: (text) => (/“/.test(text) ? text.replace('“', '«').replace('”', '»') : undefined),
    },
    {
      name: 'an Arabic comma, English',
      side: 'en',
      change: (text, chance) => replaceOne(text, /,(?= )/g, () => '،', chance),
    },
    {
      name: 'an Arabic question mark, English',
      side: 'en',
      change: (text, chance) => replaceOne(text, /\?/g, () => '؟', chance),
    },
    {
      name: 'a semicolon of the other language, Arabic',
      side: 'ar',
      change: (text, chance) => replaceOne(text, /،/g, () => ';', chance),
    },
  ],
  digits: [
    {
      name: 'Arabic digits, Arabic',
      side: 'ar',
      change: (text, chance) => replaceOne(text, digits, toArabicDigits, chance),
    },
    {
      name: 'Arabic digits, English',
      side: 'en',
      change: (text, chance) => replaceOne(text, digits, toArabicDigits, chance),
    },
    {
      name: 'the percent sign of the other language',
      side: 'en',
      change: (text, chance) => replaceOne(text, /(?<=\d)%/g, () => '٪', chance),
    },
    {
      name: 'the other percent sign, Arabic',
      side: 'ar',
      change: (text, chance) =>
        replaceOne(text, /(?<=\d)[%٪]/g, (found) => (found === '%' ? '٪' : '%'), chance),
    },
  ],
  noun: [
    {
      name: 'another form, Arabic',
      side: 'ar',
      change: (text, chance) =>
        replaceOne(
          text,
          /(?<=\d )(?:يوماً|أيام|شهراً|أشهر|عاماً|دراهم|درهماً|دقائق|فرعاً)(?!\p{L})/gu,
          (found) => otherForms.get(found) ?? found,
          chance,
        ),
    },
    {
      name: 'another form after a word, Arabic',
      side: 'ar',
      change: (text, chance) =>
        replaceOne(
          text,
          /(?<=(?:ثلاثة|ستة|خمس|عشر|أربع|ثلاث|أربعة|خمسين|عشرة|عشر) )(?:أشهر|سنوات|دقائق|شهراً|مستندات|أقساط|بطاقات|فرعاً|موظفاً|عملات)(?!\p{L})/gu,
          (found) => otherForms.get(found) ?? found,
          chance,
        ),
    },
  ],
  markup: [
    ...inBoth('no bold', (text) => (/<strong>/.test(text) ? text.replace(/<\/?strong>/g, '') : undefined)),
    ...inBoth('a list that is none', (text) =>
      /<[uo]l>/.test(text)
        ? text
            .replace(/<\/?[uo]l>/g, '')
            .replace(/<li>/g, '<p>')
            .replace(/<\/li>/g, '</p>')
        : undefined,
    ),
    ...inBoth('a list of the other kind', (text) =>
      /<ul>/.test(text) ? text.replace(/(<\/?)ul>/g, '$1ol>') : undefined,
    ),
  ],
}

const otherForms = new Map([
  ['يوماً', 'أيام'],
  ['أيام', 'يوم'],
  ['شهراً', 'أشهر'],
  ['أشهر', 'شهراً'],
  ['عاماً', 'أعوام'],
  ['سنوات', 'سنة'],
  ['دراهم', 'درهم'],
  ['درهماً', 'دراهم'],
  ['دقائق', 'دقيقة'],
  ['فرعاً', 'فروع'],
  ['مستندات', 'مستند'],
  ['أقساط', 'قسط'],
  ['بطاقات', 'بطاقة'],
  ['موظفاً', 'موظفين'],
  ['عملات', 'عملة'],
])

function toArabicDigits(found: string): string {
  return found.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
}

function swapLetters(found: string): string {
  const at = Math.floor(found.length / 2) - 1
  const [one = '', other = ''] = [found[at], found[at + 1]]
  if (one === other || one === ' ' || other === ' ') return `${found}${found.at(-1)}`
  return found.slice(0, at) + other + one + found.slice(at + 2)
}

function formsOf([english, ...arabic]: (typeof names)[number], side: keyof Texts): readonly string[] {
  return side === 'en' ? [english] : arabic
}

function exchangeName(text: string, side: keyof Texts, chance: Chance): string | undefined {
  const another = formsOf(chance.pick(names), side)[0] ?? ''
  return changeName(text, side, (found) => (found === another ? found : another), chance)
}

function changeName(text: string, side: keyof Texts, change: (found: string) => string, chance: Chance) {
  for (const name of shuffled(names, chance)) {
    for (const form of formsOf(name, side)) {
      const changed = replaceOne(text, wordOf(form), change, chance)
      if (changed !== undefined && changed !== text) return changed
    }
  }
  return undefined
}

/** At the start or the end of a word, never in a tag or an address. */
function putAtWord(text: string, sign: string, chance: Chance): string | undefined {
  if (/^(?:https?:|\/|#)/.test(text)) return undefined
  const places = [...text.matchAll(/(?<![\p{L}<&/.:="-])\p{L}{2,}(?![^<]*>)/gu)].map(({ index }) => index)
  const at = places.length === 0 ? undefined : chance.pick(places)
  return at === undefined ? undefined : replaceAt(text, at, 0, sign)
}
