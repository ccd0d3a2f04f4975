import { phrases } from '../phrases.ts'
import { withoutArticles } from '../without-article.ts'

/**
 * What narrows a figure: for whom, on what, in which year. A product is often left unsaid, since a brief has one: it parts
 * two claims only where both name one. "Later", "for ever" and "whatsoever" are weighed by
 * themselves.
 */
export type Qualifier = { kind: 'who' | 'what' | 'product' | 'year' | 'ever' | 'any'; name: string }

const rows: [kind: Qualifier['kind'], name: string, expressions: string][] = [
  [
    'who',
    'nationals',
    'nationals|national|emirati|emiratis|uae nationals|locals|citizens|مواطن|مواطنين|مواطنون|اماراتي|اماراتيين|مواطني|مواطنات',
  ],
  [
    'who',
    'expats',
    'expats|expat|expatriates|expatriate|residents|resident|non-nationals|وافد|وافدين|وافدون|مقيم|مقيمين|مقيمون',
  ],
  [
    'who',
    'self-employed',
    'self-employed|self employed|business owners|اصحاب اعمال|صاحب عمل|اصحاب اعمال حره',
  ],
  ['who', 'salaried', 'salaried|employees|موظف|موظفين'],
  [
    'who',
    'salary transfer',
    'salary transfer|with salary transfer|transfer your salary|transfer ur salary|salary transferred|salary transfer customers|تحويل راتب|تحويل راتبك|حول راتبك',
  ],
  [
    'who',
    'no salary transfer',
    'without salary transfer|no salary transfer|non salary transfer|non-salary transfer|non-salaried|non salary|بدون تحويل راتب|دون تحويل راتب|بلا تحويل راتب',
  ],
  [
    'who',
    'new customers',
    'new customers|new customer|new to bank|new clients|new money|first timers|عملاء جدد|عميل جديد|اموال جديده',
  ],
  [
    'who',
    'existing customers',
    'existing customers|existing customer|existing|عملاء حاليين|عملاء حاليون|حاليين',
  ],
  ['who', 'priority', 'priority|premier|private|private banking|priority banking|بريوريتي|مميزين|اولويه'],
  ['who', 'students', 'students|student|طلاب|طالب'],
  ['who', 'women', 'women|ladies|سيدات'],
  ['who', 'family', 'family|spouse|children|child|kids|kid|minors|عايله|اطفال|طفل|زوجه'],
  ['what', 'primary', 'primary|main|principal|اساسيه|رييسيه'],
  [
    'what',
    'supplementary',
    'supplementary|supp|supplementary card|supplementary cards|additional card|additional cards|add-on|اضافيه|تابعه|تكميليه',
  ],
  ['what', 'replacement', 'replacement|lost|بدل فاقد|استبدال'],
  ['what', 'new', 'brand new|new car|new cars|new vehicles|new|جديده|جديد'],
  ['what', 'used', 'used|used car|used cars|pre-owned|preowned|second-hand|مستعمله|مستعمل'],
  ['what', 'electric', 'electric|ev|evs|hybrid|green|كهرباييه|هجينه'],
  [
    'what',
    'unsecured',
    'unsecured|uncollateralised|collateral-free|collateral free|no collateral|without collateral|بدون ضمان|بدون ضمانات|بدون ضمانات عقاريه|بلا ضمان|بلا ضمانات|دون ضمان|دون ضمانات',
  ],
  ['what', 'secured', 'secured|against collateral|with collateral|بضمان|بضمانات|بضمان عقار'],
  [
    'what',
    'instalment plan',
    'emi plan|emi plans|epp|easy payment plan|easy payment plans|instalment plan|instalment plans|installment plan|خطه تقسيط|خطه دفع ميسر',
  ],
  ['what', 'third party', 'third party|third-party|tpl|ضد غير'],
  ['what', 'comprehensive', 'comprehensive|تامين شامل|تكافل شامل|تغطيه شامله'],
  ['what', 'saloon', 'saloon|sedan|صالون|سيدان'],
  ['what', 'four-wheel drive', 'suv|suvs|4x4|4wd|دفع رباعي'],
  ['what', 'ready', 'ready|completed|جاهزه|جاهز'],
  ['what', 'off-plan', 'off-plan|off plan|under construction|على الخارطه|قيد الانشاء'],
  ['what', 'fuel', 'fuel|petrol|وقود|بنزين'],
  ['what', 'groceries', 'grocery|groceries|supermarket|supermarkets|بقاله|سوبرماركت|سوبر ماركت'],
  ['what', 'dining', 'dining|restaurants|restaurant|food|مطاعم|مطعم'],
  ['what', 'travel', 'travel|flights|airline|airlines|hotels|hotel|سفر|طيران|فنادق'],
  ['what', 'online', 'online|e-commerce|digital|app|via app|اونلاين|انترنت|الكتروني|الكترونيه|تطبيق'],
  ['what', 'branch', 'in branch|at branch|branches|في فرع|فروع'],
  ['what', 'entertainment', 'entertainment|cinema|movies|ترفيه|سينما'],
  ['what', 'bills', 'utilities|utility|bills|telecom|فواتير'],
  ['what', 'education', 'education|school|school fees|tuition|تعليم|مدارس|دراسي'],
  [
    'what',
    'abroad',
    'international|intl|abroad|overseas|foreign|foreign currency|non-aed|outside uae|outside the uae|دولي|دوليه|خارج|خارجي|بعملات اجنبيه',
  ],
  ['what', 'local', 'local|locally|domestic|in the uae|within uae|within the uae|محلي|محليه|داخل'],
  ['what', 'weekends', 'weekend|weekends|عطله|نهايه اسبوع|عطلات'],
  ['what', 'weekdays', 'weekday|weekdays|ايام اسبوع'],
  [
    'what',
    'others',
    'other|others|extra|further|additional|each additional|each further|all other|everything else|everywhere else|elsewhere|all else|remaining|اخري|بقيه|باقي|ما عدا',
  ],
  ['what', 'usd', 'usd|dollar|us dollar|dollars|دولار'],
  ['what', 'eur', 'eur|euro|euros|يورو'],
  ['what', 'gbp', 'gbp|sterling|pounds'],
  ['product', 'fixed', 'fixed|fixed rate|ثابت|ثابته'],
  ['product', 'variable', 'variable|floating|eibor|متغير|متغيره'],
  ['what', 'wallet', 'apple pay|google pay|samsung pay'],
  ['what', 'grand prize', 'grand|grand prize|كبري'],
  ['what', 'worldwide', 'worldwide|globally|around the world|global|حول عالم'],
  ['what', 'special', 'special|preferential|better|خاص|خاصه|تفضيلي'],
  ['what', 'total', 'total monthly|total cashback|total cap|overall|combined|across all|اجمالي'],
  ['what', 'standard', 'standard|regular|normal|عادي|عاديه|قياسي'],
  ['what', 'classic', 'classic|كلاسيك|كلاسيكيه'],
  ['what', 'gold', 'gold|ذهبيه'],
  ['what', 'platinum', 'platinum|بلاتينيه|بلاتينيوم'],
  ['what', 'titanium', 'titanium|تيتانيوم'],
  ['what', 'signature', 'signature|سيغنتشر|سيجنتشر'],
  ['what', 'infinite', 'infinite|انفينيت'],
  ['what', 'world', 'world|world elite|وورلد'],
  ['what', 'debit', 'debit|debit card|خصم مباشر'],
  ['product', 'car', 'car|auto|vehicle|سياره|سيارات'],
  ['product', 'home', 'home|mortgage|property|house|villa|عقاري|سكني|منزل|منزلك|بيت'],
  ['product', 'personal', 'personal|شخصي'],
  ['product', 'business', 'business|sme|corporate|شركات'],
  ['product', 'savings', 'savings|saving|saver|توفير'],
  ['product', 'current', 'current|current account|جاري'],
  ['product', 'deposit', 'fixed deposit|term deposit|deposit|deposits|fd|wakala|وديعه|ودايع|وكاله'],
  ['product', 'card', 'credit card|بطاقه ايتمان|بطاقه ايتمانيه'],
  [
    'year',
    'first',
    'first year|1st year|1st yr|first yr|year 1|yr 1|in the first year|first-year|سنه اولي|عام اول|اول سنه|اول عام',
  ],
  [
    'year',
    'introductory',
    'first month|first quarter|introductory|promotional|initial|limited time|ترويجي|ترويجيه|تمهيدي',
  ],
  [
    'year',
    'later',
    'second year|2nd year|2nd yr|year 2|yr 2|thereafter|afterwards|after that|following years|subsequent|subsequent years|onwards|from year 2|after|then|سنه ثانيه|عام ثاني|بعدها|بعد ذلك|بعدين|بعد|سنوات تاليه|لاحقا|ثم',
  ],
  [
    'any',
    'any',
    'whatsoever|at all|of any kind|to any country|to all countries|for all countries|any amount|all amounts|for everyone|for everybody|for all customers|on any plan|for any plan|on all plans|any plan|all plans|any account|any card|اي باقه|كل باقات|لكل باقات|جميع باقات|اطلاقا|نهاييا|لاي دوله|لجميع دول|لكل دول|لجميع عملاء',
  ],
  ['ever', 'ever', 'for life|lifetime|for ever|forever|ever|always|life-long|مدي حياه|للابد|لابد|دايما|ابدا'],
]

/** Arabic words stand here without their article. */
export const qualifiers = phrases<Qualifier>(
  rows.map(([kind, name, expressions]) => [withoutArticles(expressions), { kind, name }]),
)

/** Where a thing is open to the one alone, the other is shut out. */
export const rivals: readonly (readonly [string, string])[] = [
  ['nationals', 'expats'],
  ['new customers', 'existing customers'],
  ['salaried', 'self-employed'],
]
