import { phrases } from '../phrases.ts'

/** What a figure of a bank's page is about, under one name for both languages, and the kinds of unit that it is said in. */
export type Subject = { name: string; in: readonly UnitClass[] }

export type UnitClass = 'money' | 'percent' | 'time' | 'count' | 'bare'

const fee = ['money', 'percent'] as const
const money = ['money'] as const
const percent = ['percent'] as const
const time = ['time'] as const

const row = (name: string, kinds: Subject['in'], expressions: string): [string, Subject] => [
  expressions,
  { name, in: kinds },
]

export const subjects = phrases<Subject>([
  row(
    'annual fee',
    fee,
    'annual fee|annual fees|yearly fee|annual card fee|annual membership fee|membership fee|annual charge|رسوم سنويه|الرسوم السنويه|رسم سنوي|الرسم السنوي|رسوم العضويه|رسوم العضويه السنويه|رسوم البطاقه السنويه',
  ),
  row(
    'monthly fee',
    fee,
    'monthly fee|monthly fees|monthly maintenance fee|maintenance fee|account fee|رسوم شهريه|الرسوم الشهريه|رسم شهري|رسوم الحساب',
  ),
  row(
    'joining fee',
    fee,
    'joining fee|joining fees|enrolment fee|enrollment fee|رسوم الانضمام|رسوم انضمام|رسوم الاشتراك',
  ),
  row(
    'processing fee',
    fee,
    'processing fee|processing fees|arrangement fee|processing charge|رسوم المعالجه|رسوم معالجه|رسوم معالجه الطلب|رسوم دراسه الطلب|رسوم التجهيز',
  ),
  row(
    'late payment fee',
    fee,
    'late payment fee|late payment fees|late fee|late payment charge|رسوم التاخير|رسوم تاخير السداد|رسوم التاخر في السداد|غرامه التاخير',
  ),
  row(
    'early settlement fee',
    fee,
    'early settlement fee|early settlement fees|early settlement charge|early repayment fee|prepayment fee|رسوم السداد المبكر|رسوم التسويه المبكره',
  ),
  row(
    'cash advance fee',
    fee,
    'cash advance fee|cash advance fees|cash withdrawal fee|رسوم السحب النقدي|رسوم السلفه النقديه',
  ),
  row(
    'foreign currency fee',
    fee,
    'foreign transaction fee|foreign currency fee|fx fee|fx fees|foreign exchange fee|international transaction fee|رسوم المعاملات الدوليه|رسوم العملات الاجنبيه|رسوم تحويل العملات',
  ),
  row('transfer fee', fee, 'transfer fee|transfer fees|remittance fee|رسوم التحويل|رسوم تحويل'),
  row('balance transfer fee', fee, 'balance transfer fee|balance transfer fees|رسوم تحويل الرصيد'),
  row('fee', fee, 'fee|fees|charges|رسوم|الرسوم|رسم'),
  row(
    'salary',
    money,
    'salary|sal|minimum salary|monthly salary|minimum monthly salary|income|monthly income|minimum income|salary transfer|راتب|الراتب|للراتب|راتب شهري|الراتب الشهري|دخل|الدخل|للدخل',
  ),
  row(
    'balance',
    money,
    'balance|minimum balance|average balance|monthly balance|average monthly balance|minimum monthly balance|رصيد|الرصيد|للرصيد|متوسط الرصيد|رصيد شهري',
  ),
  row(
    'rate',
    percent,
    'rate|rates|interest|interest rate|interest rates|profit|profit rate|profit rates|apr|expected profit|معدل|المعدل|معدل الربح|معدل ربح|نسبه الربح|نسبه ربح|ارباح|ربح|الربح|فائده|الفائده|معدل الفائده|سعر الفائده|نسبه الفائده',
  ),
  row(
    'cashback',
    [...fee],
    'cashback|cash back|cash-back|استرداد نقدي|الاسترداد النقدي|استرداد|كاش باك|كاشباك',
  ),
  row('cashback', percent, 'back'),
  row(
    'tenor',
    time,
    'tenor|tenors|tenure|loan term|repayment period|repayment term|repayment|repay|pay over|مده السداد|فتره السداد|مده التمويل|سداد|السداد|فتره التمويل|فتره سداد|مده سداد|تقسيط|التقسيط|اقساط',
  ),
  row(
    'amount',
    money,
    'loan|loans|loan amount|finance|finance amount|financing|borrow|مبلغ التمويل|تمويل|التمويل|قرض|القرض|مبلغ القرض',
  ),
  row(
    'limit',
    money,
    'credit limit|credit limits|card limit|حد ائتماني|الحد الائتماني|للحد الائتماني|سقف ائتماني',
  ),
  row(
    'bonus',
    [...money, 'count'],
    'welcome bonus|sign-up bonus|sign up bonus|joining bonus|welcome gift|مكافاه الترحيب|مكافاه ترحيبيه|هديه الترحيب|هديه ترحيبيه',
  ),
  row('discount', [...fee], 'discount|discounts|off|savings|خصم|خصومات|الخصم|حسم'),
  row('age', [...time, 'bare'], 'minimum age|maximum age|age|aged|العمر|السن|عمر'),
  row('approval', time, 'approval|approved|decision|موافقه|الموافقه'),
  row('delivery', time, 'delivery|delivered|توصيل|التوصيل'),
  row('spend', money, 'spend|spends|spending|minimum spend|monthly spend|انفاق|الانفاق|انفاقك|انفق|تنفق|صرف'),
  row('down payment', fee, 'down payment|downpayment|دفعه اولي|الدفعه الاولي|دفعه مقدمه|الدفعه المقدمه'),
  row('grace period', time, 'grace period|interest-free period|interest free period|فتره السماح|فتره سماح'),
  row('insurance', money, 'insurance|travel insurance|cover|takaful|تامين|التامين|تكافل|تغطيه'),
  row('lounge', ['count', 'bare'], 'lounge|lounges|lounge visits|lounge access|صاله|صالات|صالات المطارات'),
])

/** For whom, for what, when: figures under different ones do not contradict each other. */
export const qualifiers = phrases<string>([
  [
    'nationals|national|emirati|emiratis|uae nationals|مواطن|المواطنين|مواطنين|للمواطنين|اماراتي|الاماراتيين|مواطني',
    'nationals',
  ],
  [
    'expats|expat|expatriates|expatriate|residents|resident|non-nationals|وافد|وافدين|الوافدين|للوافدين|مقيم|مقيمين|المقيمين|للمقيمين',
    'expats',
  ],
  ['self-employed|self employed|business owners|اصحاب الاعمال|اصحاب الاعمال الحره', 'self-employed'],
  [
    'first year|1st year|year 1|in the first year|السنه الاولي|العام الاول|السنه الاولى|اول سنه',
    'first year',
  ],
  [
    'second year|2nd year|year 2|thereafter|afterwards|after that|following years|subsequent|from year 2|after|بعدها|بعد ذلك|بعد|السنوات التاليه|السنه الثانيه|لاحقا',
    'later',
  ],
  ['first months|introductory|promotional|promo|initial|limited time|ترويجي|ترويجيه|تمهيدي', 'introductory'],
  ['standard|regular|normal|عادي|عاديه|قياسي', 'standard'],
  ['car|auto|vehicle|سياره|سيارات|السيارات|السياره', 'car'],
  ['home|mortgage|property|house|villa|عقاري|سكني|منزل|منزلك|العقاري|بيت', 'home'],
  ['personal|شخصي|الشخصي', 'personal'],
  ['business|sme|corporate|اعمال|الاعمال|شركات', 'business'],
  ['student|education|school|tuition|تعليم|التعليم|مدارس|المدارس|دراسي', 'education'],
  ['primary|main|principal|اساسيه|الاساسيه|رييسيه|الرييسيه', 'primary'],
  ['supplementary|additional card|additional cards|add-on|اضافيه|الاضافيه|تابعه|تكميليه', 'supplementary'],
  ['replacement|lost|بدل فاقد|استبدال', 'replacement'],
  ['salaried|salary transfer|with salary transfer|تحويل الراتب|بتحويل الراتب', 'salary transfer'],
  [
    'without salary transfer|non-salaried|non salary|بدون تحويل الراتب|دون تحويل الراتب',
    'no salary transfer',
  ],
  [
    'new customers|new customer|new to bank|new clients|عملاء جدد|العملاء الجدد|للعملاء الجدد',
    'new customers',
  ],
  ['existing customers|existing customer|existing|الحاليين|عملاء حاليين', 'existing customers'],
  ['priority|premier|private|private banking|بريوريتي', 'priority'],
  ['gold|ذهبيه|الذهبيه', 'gold'],
  ['platinum|بلاتينيه|البلاتينيه|بلاتينيوم', 'platinum'],
  ['titanium|تيتانيوم', 'titanium'],
  ['signature|سيغنتشر|سيجنتشر', 'signature'],
  ['infinite|انفينيت', 'infinite'],
  ['classic|كلاسيك|كلاسيكيه', 'classic'],
  ['world|وورلد', 'world'],
  ['fuel|petrol|وقود|الوقود|بنزين', 'fuel'],
  ['grocery|groceries|supermarket|supermarkets|بقاله|البقاله|سوبرماركت|سوبر ماركت', 'groceries'],
  ['dining|restaurants|restaurant|food|مطاعم|المطاعم|المطعم', 'dining'],
  ['travel|flights|airline|hotels|سفر|السفر|طيران|الطيران|فنادق|الفنادق', 'travel'],
  ['online|e-commerce|digital|اونلاين|الانترنت|الكتروني|الكترونيه', 'online'],
  ['entertainment|cinema|movies|ترفيه|سينما|السينما', 'entertainment'],
  ['utilities|utility|bills|telecom|فواتير|الفواتير', 'bills'],
  [
    'international|abroad|overseas|foreign|foreign currency|دولي|دوليه|الدوليه|خارج|بالعملات الاجنبيه',
    'abroad',
  ],
  ['local|domestic|in the uae|محلي|محليه|المحليه|داخل', 'local'],
  ['weekend|weekends|عطله|نهايه الاسبوع|عطلات', 'weekends'],
  ['weekday|weekdays|ايام الاسبوع', 'weekdays'],
  ['other|others|all other|everything else|elsewhere|اخري|الاخري|بقيه|باقي', 'others'],
  ['usd|dollar|us dollar|دولار', 'usd'],
  ['savings|saving|توفير|التوفير', 'savings'],
  ['current|جاري|الجاري', 'current'],
  ['fixed deposit|term deposit|deposit|deposits|وديعه|ودايع|الودايع', 'deposit'],
  ['fixed|ثابت|ثابته', 'fixed'],
  ['variable|floating|متغير|متغيره', 'variable'],
  ['weekly|اسبوعي', 'weekly'],
  ['apple pay|google pay|samsung pay', 'wallet'],
])
