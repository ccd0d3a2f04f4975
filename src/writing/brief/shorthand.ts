/** What colleagues write short among themselves, as a customer reads it: "loan amt upto AED 4m" is up to that amount. */
export function writeOut(text: string): string {
  const whole = text
    .replace(monthly, 'a month')
    .replace(yearly, 'a year')
    .replace(withAhead, writeWith)
    .replace(including, 'including')
    .replace(stroke, ' per ')
  return spellArabic(whole).replace(short, (found) => {
    const whole = words.get(found.toLowerCase().replace(/\.$/, '')) ?? found
    const isCapital = found.charAt(0) !== found.charAt(0).toLowerCase()
    return isCapital ? `${whole.charAt(0).toUpperCase()}${whole.slice(1)}` : whole
  })
}

/** "AED 5,000 pm" and "120k AED p.a.": of money, as "9 pm" is an hour. */
const money = String.raw`(?:(?:aed|dhs?|usd)\s?[\d,.]+(?:k|mn?)?|[\d,.]+(?:k|mn?)?\s?(?:aed|dhs?|usd))`
const monthly = new RegExp(`(?<=${money}\\s)(?:pm|p\\.m\\.?|pcm)(?![\\p{L}\\p{N}])`, 'giu')
const yearly = new RegExp(`(?<=${money}\\s)(?:pa|p\\.a\\.?)(?![\\p{L}\\p{N}])`, 'giu')
const withAhead = /(?<![\p{L}\p{N}/&'’-])(w)\/\s?(?=(?:\p{L}{3}|\d|an?\s|ur\s|u\s))(?!out|drawal|in\s)/giu

/** "AED 5 / employee / month", "2 miles / USD"; not "spouse / parents". */
const stroke =
  /(?<=\d\s?\p{L}{0,12}|\d \p{L}{3,12} \p{L}{3,12}|(?:per|\/) \p{L}{3,12})\s?\/\s?(?=(?:employee|month|mth|year|yr|day|week|trip|visit|transaction|txn|transfer|person|card|customer|quarter|USD|AED|dirham|dollar)s?(?![\p{L}\p{N}/]))/giu

/** "Incl. VAT" is how it is printed. */
const including = /(?<![\p{L}\p{N}/])incl\.?(?=\s(?!vat|tax|5))(?=\s\p{Ll})/gu

function writeWith(_: string, letter: string): string {
  return `${letter}ith `
}

/** What is typed without its hamza or its doubled ending, and words of every day, as they are printed. */
function spellArabic(text: string): string {
  if (!/\p{Script=Arabic}/u.test(text)) return text
  return text
    .replace(/(?<!\p{L})(?:لين|لحد)(?=\s[\d٠-٩])/gu, 'حتى')
    .replace(misspelt, (whole, before = '', word = '') => `${before}${spelt.get(word) ?? word}` || whole)
}

const spelt = new Map([
  ['الف', 'ألف'],
  ['الاف', 'آلاف'],
  ['ادنى', 'أدنى'],
  ['اول', 'أول'],
  ['اولى', 'أولى'],
  ['اذا', 'إذا'],
  ['اقصى', 'أقصى'],
  ['اقل', 'أقل'],
  ['اكثر', 'أكثر'],
  ['يبدا', 'يبدأ'],
  ['تبدا', 'تبدأ'],
  ['سنويا', 'سنوياً'],
  ['شهريا', 'شهرياً'],
  ['يوميا', 'يومياً'],
  ['مجانا', 'مجاناً'],
  ['فورا', 'فوراً'],
  ['ايضا', 'أيضاً'],
  ['فايدة', 'فائدة'],
  ['فايده', 'فائدة'],
  ['عوايد', 'عوائد'],
  ['ايام', 'أيام'],
  ['اشهر', 'أشهر'],
  ['اسبوع', 'أسبوع'],
  ['اميال', 'أميال'],
  ['انفاق', 'إنفاق'],
  ['ايداع', 'إيداع'],
  ['اقساط', 'أقساط'],
  ['اطفال', 'أطفال'],
  ['اضافية', 'إضافية'],
  ['اماراتية', 'إماراتية'],
  ['امارات', 'إمارات'],
  ['اسلامي', 'إسلامي'],
  ['مكافاة', 'مكافأة'],
  ['تامين', 'تأمين'],
  ['الكتروني', 'إلكتروني'],
  ['يديد', 'جديد'],
  ['يديدة', 'جديدة'],
])
const misspelt = new RegExp(
  `(?<![\\p{L}\\p{M}])((?:[وف])?(?:ال|بال|لل|ب|ل)?)(${[...spelt.keys()].join('|')})(?![\\p{L}\\p{M}])`,
  'gu',
)

const words = new Map(
  Object.entries({
    acct: 'account',
    accts: 'accounts',
    addl: 'additional',
    amt: 'amount',
    amts: 'amounts',
    cos: 'companies',
    docs: 'documents',
    govt: 'government',
    intl: 'international',
    mth: 'month',
    mthly: 'monthly',
    mths: 'months',
    chg: 'charge',
    chgs: 'charges',
    pmt: 'payment',
    pmts: 'payments',
    pymt: 'payment',
    pymts: 'payments',
    sal: 'salary',
    std: 'standard',
    stmt: 'statement',
    stmts: 'statements',
    txn: 'transaction',
    txns: 'transactions',
    upto: 'up to',
    yr: 'year',
    yrs: 'years',
    hrs: 'hours',
    mins: 'minutes',
    wk: 'week',
    wks: 'weeks',
    trf: 'transfer',
    trfs: 'transfers',
    unltd: 'unlimited',
    avg: 'average',
    prev: 'previous',
    freq: 'frequent',
    cust: 'customer',
    custs: 'customers',
    cert: 'certificate',
    certs: 'certificates',
    ppl: 'people',
    ur: 'your',
    u: 'you',
    abt: 'about',
    b4: 'before',
    thru: 'through',
    'int rate': 'interest rate',
    bagage: 'baggage',
    immediatly: 'immediately',
    withdrawl: 'withdrawal',
    withdrawls: 'withdrawals',
    recieve: 'receive',
    seperate: 'separate',
    accomodation: 'accommodation',
    garantee: 'guarantee',
    maintainance: 'maintenance',
    transfered: 'transferred',
    'w/drawal': 'withdrawal',
    'w/drawals': 'withdrawals',
    'w/out': 'without',
    'w/o': 'without',
  }),
)

/** The longer ones first; a stop behind them goes along where it ends no sentence. */
const short = new RegExp(
  `(?<![\\p{L}\\p{N}/&'’-])(?:${[...words.keys()].sort((one, other) => other.length - one.length).join('|')})(?![\\p{L}\\p{N}/&'’-]|\\.\\p{L})(?:\\.(?=\\s+\\p{Ll}))?`,
  'giu',
)
