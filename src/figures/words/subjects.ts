import { phrases } from '../phrases.ts'
import { withoutArticles } from '../without-article.ts'

/** The kinds of unit that tell subjects apart; a term is years or months, a time is shorter. */
export type UnitClass = 'money' | 'percent' | 'term' | 'time' | 'count' | 'bare'

/** What a figure of a bank's page is about, under one name for both languages; its name may depend on the unit. */
export type Subject = {
  name: string
  as: Partial<Record<UnitClass, string>>
  /** The fee that is none where the thing itself is free. */
  fee?: string
}

const fee = ['money', 'percent', 'bare'] as const

const row = (
  name: string,
  kinds: readonly UnitClass[],
  expressions: string,
  others: Subject['as'] = {},
  fee?: string,
): [string, Subject] => [
  withoutArticles(expressions),
  { name, as: { ...Object.fromEntries(kinds.map((kind) => [kind, name])), ...others }, ...(fee && { fee }) },
]

/** Arabic words stand here without their article. */
export const subjects = phrases<Subject>([
  row(
    'annual fee',
    fee,
    'annual fee|annual fees|af|yearly fee|yearly fees|annual card fee|card fee|card fees|annual membership fee|membership fee|annual charge|fee per year|رسوم سنويه|رسم سنوي|رسوم عضويه|رسوم عضويه سنويه|رسوم بطاقه سنويه|رسوم بطاقه|رسوم سنه',
  ),
  row(
    'monthly fee',
    fee,
    'monthly fee|monthly fees|package fee|monthly package fee|monthly package|package|monthly maintenance fee|maintenance fee|account fee|monthly charge|monthly charges|رسوم شهريه|رسم شهري|رسوم حساب',
  ),
  row(
    'below balance fee',
    fee,
    'fall below fee|fall-below fee|below balance fee|low balance fee|رسوم انخفاض رصيد',
  ),
  row(
    'joining fee',
    fee,
    'joining fee|joining fees|enrolment fee|enrollment fee|sign-up fee|رسوم انضمام|رسوم اشتراك',
  ),
  row(
    'processing fee',
    fee,
    'processing fee|processing fees|proc fee|proc fees|processing chg|processing charge|processing charges|processing|arrangement fee|application fee|admin fee|رسوم معالجه|رسوم معالجه طلب|رسوم دراسه طلب|رسوم دراسه|رسوم دراسه تمويل|رسوم تجهيز|رسوم معامله|رسوم طلب|رسوم اداريه',
  ),
  row(
    'late payment fee',
    fee,
    'late payment fee|late payment fees|late pmt fee|late fee|late fees|late payment charge|late payment|رسوم تاخير|رسوم تاخير سداد|رسوم تاخر في سداد|رسوم تاخر|غرامه تاخير',
  ),
  row(
    'early settlement fee',
    fee,
    'early settlement fee|early settlement fees|settle early|repay early|سدد مبكرا|early settlement charge|early settlement|early repayment fee|prepayment fee|prepayment charge|prepayment charges|foreclosure charge|foreclosure charges|foreclosure fee|foreclosure|رسوم سداد مبكر|سداد مبكر|رسوم تسويه مبكره|تسويه مبكره',
  ),
  row(
    'cash advance fee',
    fee,
    'cash advance fee|cash advance fees|cash withdrawal fee|cash advance|رسوم سحب نقدي|رسوم سلفه نقديه',
  ),
  row(
    'foreign currency fee',
    fee,
    'foreign transaction fee|foreign transaction fees|foreign currency fee|fx fee|fx fees|fx markup|fx|fx rate fee|foreign currency markup|international transaction fees|forex fee|forex markup|foreign exchange fee|international transaction fee|رسوم معاملات دوليه|رسوم عملات اجنبيه|رسوم تحويل عملات',
  ),
  row(
    'balance transfer fee',
    fee,
    'balance transfer fee|balance transfer fees|balance transfer|bt fee|رسوم تحويل رصيد|تحويل رصيد',
  ),
  row(
    'replacement fee',
    fee,
    'replacement fee|replacement card fee|card replacement fee|card replacement|رسوم استبدال|رسوم بدل فاقد',
  ),
  row('valuation fee', fee, 'valuation fee|property valuation fee|رسوم تقييم'),
  row(
    'valuation',
    [],
    'valuation|property valuation|تقييم عقار',
    { money: 'valuation fee' },
    'valuation fee',
  ),
  row('custody fee', fee, 'custody fee|custody fees|custody charge|custody|cust fee|رسوم حفظ'),
  row(
    'transfer fee',
    fee,
    'transfer fee|transfer fees|remittance fee|per transfer|for each transfer|per remittance|رسوم تحويل|رسوم حواله|لكل تحويل|لكل حواله',
  ),
  row(
    'withdrawal fee',
    fee,
    'withdrawal fee|withdrawal fees|withdrawal charge|atm fee|atm fees|per withdrawal|per atm withdrawal|for each withdrawal|لكل سحب|رسوم سحب',
  ),
  row(
    'withdrawals',
    ['count'],
    'atm withdrawals|cash withdrawals|cash withdrawal|withdrawals|سحوبات',
    { percent: 'cash advance fee' },
    'withdrawal fee',
  ),
  row('transfers', ['count'], 'transfers|remittances|money transfers|تحويلات|حوالات', {}, 'transfer fee'),
  row(
    'storage',
    [],
    'storage|safekeeping|تخزين',
    { money: 'storage fee', percent: 'storage fee' },
    'storage fee',
  ),
  row('rental', [], 'rental|machine rental|pos rental|ايجار جهاز', { money: 'rental fee' }, 'rental fee'),
  row('spread', ['percent'], 'spread|buy-sell spread|فارق سعر'),
  row('commission', ['percent'], 'commission|mdr|merchant discount rate|عموله'),
  row('delivery fee', fee, 'delivery fee|delivery charge|رسوم توصيل'),
  row('cost centre', [], 'cost centre|cost center|cost code'),
  row('fee', fee, 'fee|fees|charges|charge|costs|cost|رسوم|رسم'),
  row(
    'salary',
    ['money', 'bare'],
    'salary|sal|salaries|minimum salary|min salary|monthly salary|minimum monthly salary|income|monthly income|minimum income|earning|need to earn|must earn|راتب|راتب شهري|دخل|دخل شهري|رواتب',
  ),
  row(
    'salary transfer',
    [],
    'salary transfer|stl|salary transferred|transfer your salary|transfer ur salary|transfer their salary|transfer salary|salary must be transferred|salary to be transferred|salary should be transferred|transfer of salary|transferring your salary|تحويل راتب|تحويل رواتب|تحويل راتبك|تحول راتبك|حول راتبك',
    { money: 'salary' },
  ),
  row(
    'balance',
    ['money', 'bare'],
    'balance|bal|balances|minimum balance|min balance|average balance|avg balance|avg bal|balance requirement|bal requirement|average balance requirement|avg balance requirement|avg bal requirement|minimum balance requirement|min bal requirement|monthly balance|average monthly balance|minimum monthly balance|رصيد|متوسط رصيد|رصيد شهري|حد ادني لرصيد|حد ادني رصيد',
  ),
  row(
    'deposit amount',
    ['money', 'bare'],
    'minimum deposit|min deposit|minimum investment|min investment|start investing from|invest from|حد ادني لاستثمار|حد ادني للاستثمار|initial deposit|opening deposit|deposit of|start with|start from|open with|open it with|open an account with|opening balance|minimum opening balance|min opening balance|حد ادني لوديعه|حد ادني للوديعه|حد ادني لايداع|حد ادني للايداع|اقل ايداع|اقل وديعه|ابدا ب|ابدا من',
  ),
  row(
    'rate',
    ['percent'],
    'rate|rates|yield|target yield|interest|interest rate|interest rates|profit|profits|profit rate|profit rates|apr|expected profit|return|returns|معدل|معدل ربح|معدل ارباح|نسبه ربح|نسبه ارباح|ارباح|ربح|فائده|معدل فائده|سعر فائده|نسبه فائده|عائد|عوائد|هامش ربح',
  ),
  row(
    'cashback',
    fee,
    'cashback|cash back|cash-back|cashback cap|cap on cashback|monthly cashback|استرداد نقدي|نقدي مسترد|استرداد|كاش باك|كاشباك',
  ),
  row('cashback', ['percent'], 'back'),
  row(
    'tenor',
    ['term'],
    'tenor|tenors|tenure|tenures|loan term|loan period|term|repayment period|repayment term|repayment|repayments|repay|repaid|pay back|pay over|payable over|instalments|installments|instalment|installment|instalment plan|emi|emis|مده سداد|فتره سداد|مده تمويل|مده قرض|سداد|سدد|فتره تمويل|تقسيط|قسط|اقساط|مده تقسيط|مده تصل|مده حتي|مده لغايه',
  ),
  row(
    'amount',
    ['money', 'bare'],
    'loan|loans|loan amount|loan amt|unsecured|secured|finance|finance amount|financing|financing amount|borrow|credit up to|مبلغ تمويل|تمويل|قرض|مبلغ قرض|اقترض|قيمه تمويل|حد تمويل|قروض',
    { percent: 'financed share', term: 'tenor' },
  ),
  row(
    'financed share',
    ['percent'],
    'ltv|ftv|loan to value|loan-to-value|of the value|of property value|of the property value|of your property value|of the property|of car price|of the car price|of car value|of the car value|of vehicle value|property value|من قيمه عقار|من قيمه سياره|من قيمه|من سعر سياره',
  ),
  row('down payment', fee, 'down payment|downpayment|down-payment|دفعه اولي|دفعه مقدمه|مقدم|دفعه مبدئيه'),
  row(
    'early withdrawal fee',
    fee,
    'early withdrawal|early withdrawal penalty|early break|early break penalty|premature withdrawal|penalty|break fee|كسر وديعه|غرامه كسر|غرامه',
  ),
  row('daily limit', ['money', 'bare'], 'daily limit|daily transfer limit|daily spend limit|حد يومي'),
  row(
    'withdrawal limit',
    ['money', 'bare'],
    'withdrawal limit|daily withdrawal limit|daily atm withdrawal|daily atm withdrawals|atm withdrawal limit|حد يومي للسحب|حد يومي سحب|atm limit|daily atm limit|cash withdrawal limit|سحب يومي|حد سحب|حد سحب يومي',
  ),
  row(
    'cash deposit limit',
    ['money', 'bare'],
    'cash deposit limit|cash deposits up to|cash dep limit|حد ايداع نقدي',
  ),
  row('credit limit', ['money', 'bare'], 'credit limit|credit limits|card limit|حد ائتماني|سقف ائتماني'),
  row('wallet limit', ['money', 'bare'], 'wallet limit|حد محفظه'),
  row('transfer limit', ['money', 'bare'], 'transfer limit|حد تحويل'),
  row(
    'bonus',
    ['money', 'count'],
    'welcome bonus|bonus miles|bonus points|sign-up bonus|sign up bonus|signup bonus|joining bonus|welcome gift|welcome points|welcome miles|joining miles|مكافاه ترحيب|مكافاه ترحيبيه|هديه ترحيب|هديه ترحيبيه|ميل ترحيبي|نقطه ترحيبيه',
  ),
  row(
    'referral',
    ['money', 'count'],
    'referral|referrals|referral bonus|referral reward|each referral|refer a friend|friend you refer|ترشيح صديق|دعوه صديق|لكل صديق',
  ),
  row('discount', fee, 'discount|discounts|off|savings of|خصم|خصومات|حسم'),
  row(
    'vehicle age',
    ['term', 'bare'],
    'vehicle age|car age|age of vehicle|age of the vehicle|age of car|age of the car|عمر سياره|عمر مركبه',
  ),
  row('age', ['term', 'bare'], 'minimum age|maximum age|min age|max age|age|ages|aged|years old|عمر|سن'),
  row('pre-approval', ['time'], 'pre-approval|pre approval|preapproval|موافقه مبدئيه|موافقه اوليه'),
  row('approval', ['time'], 'approval|approvals|approved|approve|decision|موافقه|موافقه فوريه'),
  row(
    'disbursal',
    ['time'],
    'disbursal|disbursement|disbursed|cash in your account|money in your account|cash in ur acct|funds in your account|صرف تمويل|ايداع مبلغ',
  ),
  row(
    'opening',
    ['time'],
    'account opening|to open|open in|opens in|open within|account opened|open your account|open ur account|open ur acct|account live|set up takes|setup takes|set up in|setup in|open an account|open account|sign up|onboarding|فتح حساب|افتح حسابك',
  ),
  row(
    'arrival',
    ['time'],
    'money arrives|money reaches|transfer in|transfers in|funds arrive|arrive|arrives|arrive in|arrives in|arrives within|arrive within|arrival|arrival time|transfers take|transfer takes|transfer time|reaches|reach|تصل خلال|يصل خلال|تصل في|يصل في|توصل|يوصل|يصل|تصل|وصول|وقت وصول|وصول تحويل|وقت وصول تحويل',
  ),
  row(
    'delivery',
    ['time'],
    'delivery|delivered|deliver|card delivery|get your card|get ur card|receive your card|reaches you|reach you|توصيل|تسليم|تصلك|يصلك|توصلك|يوصلك',
    { money: 'delivery fee' },
    'delivery fee',
  ),
  row('spend', ['money'], 'spend|spends|spending|monthly spend|انفاق|انفاقك|انفق|تنفق|صرف|مشتريات'),
  row(
    'minimum spend',
    ['money'],
    'minimum spend|min spend|min. spend|minimum spends|minimum monthly spend|حد ادني لانفاق|حد ادني للانفاق',
  ),
  row(
    'minimum transaction',
    ['money'],
    'minimum transaction|min txn|minimum purchase|min purchase|transactions of|purchases of',
  ),
  row(
    'grace period',
    ['term', 'time'],
    'grace period|interest-free|interest free|profit free|profit-free|interest-free for|interest-free period|interest free period|interest-free days|فتره سماح',
  ),
  row(
    'first instalment',
    ['term', 'time'],
    'first instalment|start paying|first emi|1st emi|1st payment|1st instalment|first installment|1st installment|first payment|postpone|postponement|instalment holiday|payment holiday|deferral|defer|تاجيل|اول قسط|تاجيل قسط',
  ),
  row('credit shield fee', fee, 'credit shield|payment protection|درع ايتمان', {}, 'credit shield fee'),
  row('lock-in', ['term', 'time'], 'lock-in|lock in|lock-in period|فتره تجميد'),
  row(
    'premium',
    ['money', 'bare', 'percent'],
    'premium|premiums|insurance premium|third party|third-party|third party cover|third party liability|tpl|comprehensive|comprehensive cover|قسط تامين|ضد غير|تغطيه ضد غير|تامين ضد غير|تامين شامل|تكافل شامل|تغطيه شامله',
  ),
  row('insurance', ['money'], 'travel insurance|travel insurance cover|تامين سفر'),
  row('grand prize', ['money'], 'grand prize|جائزه كبري'),
  row(
    'lounge',
    ['count', 'bare'],
    'lounge|lounges|lounge visits|lounge visit|lounge access|airport lounge|airport lounges|airport lounge access|airport lounge visits|صاله|صالات|صالات مطار|صالات مطارات|دخول صالات',
  ),
  row('guest', ['count'], 'guest|guests|companion|ضيف|ضيوف|مرافق'),
  row('guarantor', [], 'guarantor|guarantors|كفيل'),
  row(
    'supplementary cards',
    ['count'],
    'supplementary cards|supplementary card|supp cards|supp card|additional cards|additional card|add-on card|add-on cards|بطاقات اضافيه|بطاقه اضافيه|بطاقه تابعه',
    {},
    'annual fee',
  ),
  row(
    'cheque leaves',
    ['count'],
    'cheque book|chequebook|cheque books|chequebooks|cheque leaves|دفتر شيكات',
    { money: 'cheque book fee' },
    'cheque book fee',
  ),
  row(
    'cover',
    ['money'],
    'takaful|takaful cover|life cover|insurance cover|تكافل|تغطيه تكافليه|تغطيه تاميني',
    {},
    'takaful fee',
  ),
  row(
    'takaful fee',
    fee,
    'takaful fee|takaful charge|takaful charged|takaful is charged|takaful contribution|takaful premium|takaful cost|اشتراك تكافل|رسوم تكافل',
  ),
  row('cooling-off', ['time'], 'cooling off|cooling-off|cooling off period|cooling-off period|فتره تراجع'),
  row(
    'validity',
    ['term'],
    'points expire|points never expire|points do not expire|points dont expire|miles never expire|miles do not expire|miles dont expire|نقاط لا تنتهي|نقاط ما تنتهي|اميال ما تنتهي|اميال لا تنتهي|points valid|points are valid|miles expire|miles valid|miles are valid|صلاحيه نقاط|صلاحيه اميال',
  ),
  row('turnover', ['money'], 'turnover|annual turnover|yearly turnover|حجم مبيعات|مبيعات سنويه'),
  row('business age', ['term'], 'in business|years in business|business age|company age|trading history'),
  row('parking', ['count'], 'valet|valet parking|valet services|صف سيارات|خدمه صف سيارات'),
  row(
    'airport transfer',
    ['count'],
    'airport transfer|airport transfers|airport rides|توصيل مطار|توصيل من مطار',
  ),
  row('cinema tickets', ['count'], 'movie tickets|cinema tickets|vox tickets|تذاكر سينما'),
  row('golf', ['count'], 'golf|rounds of golf|جولف|غولف'),
])
