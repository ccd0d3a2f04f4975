/** What colleagues write short among themselves, as a customer reads it: "loan amt upto AED 4m" is up to that amount. */
export function writeOut(text: string): string {
  return text.replace(short, (found) => {
    const whole = words.get(found.toLowerCase().replace(/\.$/, '')) ?? found
    const isCapital = found.charAt(0) !== found.charAt(0).toLowerCase()
    return isCapital ? `${whole.charAt(0).toUpperCase()}${whole.slice(1)}` : whole
  })
}

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
    'w/drawal': 'withdrawal',
    'w/drawals': 'withdrawals',
    'w/out': 'without',
    'w/o': 'without',
  }),
)

/** The longer ones first; a stop behind them goes along where it ends no sentence. */
const short = new RegExp(
  `(?<![\\p{L}\\p{N}/&'’-])(?:${[...words.keys()].sort((one, other) => other.length - one.length).join('|')})(?![\\p{L}\\p{N}/&'’-])(?:\\.(?=\\s+\\p{Ll}))?`,
  'giu',
)
