import type { Sign } from './weigh-signs.ts'

const days = /(?:mon|tues|wednes|thurs|fri|satur|sun)day/.source
const departments =
  /(?:legal|compliance|marketing|brand|treasury|pricing|risk|underwriters?|facilities|agency|translator|designers?|developers?|product (?:team|owner)|seo team|shariah? (?:board|committee|team))/
    .source

/** What tells in questions as well. */
export const asked: readonly Sign[] = [
  [1, /\bwe (?:all )?(?:dropped|removed|kept|keep|changed|said|had)\b/i],
  [
    3,
    /^\p{Lu}\p{L}+, (?:please|pls|(?:can|could|would|will) you)\b|\b(?:jump|hop) on a call\b|\bping me\b|\bgive me a (?:call|shout)\b/u,
  ],
  [-2, /\byours?\b|(?<!\b(?:can|could|would|will|did|have|if|do|as) )\byou\b/i],
  [
    2,
    /\b(?:can|could|should|shall|do|may|must) (?:we|somebody|someone) (?:please )?(?:say|use|add|keep|drop|remove|change|move|have|get|show|put|claim|check|ask|write|call|round)\b/i,
  ],
  [
    2,
    /\bwe (?:all )?(?:preferred|agreed|decided|discussed|took out|left out|should not|shouldn['’]?t|cannot say|can['’]?t say)\b/i,
  ],
  [1, new RegExp(`\\b${departments}\\b`, 'i')],
  [
    1,
    /\b(?:asked|told|says?|said|thinks?|prefers?|suggest(?:s|ed)?|wants|insists?|objects?|spotted|complained|forgot|accepts|signed off)\b/i,
  ],
  [
    1,
    /\b(?:5th|\w+ ?th|first|last|second|third|extra|previous) (?:bullet|line|sentence|paragraph|slide|column)\b|\b(?:footnote|tracked|bullets?|wording|headline|template|intro|typo|screenshot)\b/i,
  ],
  [
    1,
    /\bold (?:page|copy|site|website|text|version|deck|brochure|leaflet|figure|number|one said)\b|\b(?:the|this) (?:\w+ )?(?:figure|number|sentence|wording|link|claim) (?:is|was|comes|came|has|needs|still|must)\b/i,
  ],
  [2, /\bpage \d{1,3}\b(?! of)|\btracked (?:changes|mode)\b|\bchanges in track/i],
  [
    2,
    /كتبت|أضفت|حذفت|غيرت|نقلت|نسخت|أخذت|(?<!\p{L})(?:أدري|أعتقد|أظن|أقترح|برأيي|أفضل أن|لاحظت|سألت)(?!\p{L})/u,
  ],
  [2, /(?<!\p{L})(?:نقول|نشيل|نحذف|نغير|نخلي|نحط|نكتب|نستبدل|نتأكد)(?:ه|ها)?(?!\p{L})/u],
  [1, /(?<!\p{L})(?:ال|هال)?(?:كلمة|جملة|عبارة|فقرة|سؤال|عنوان|نص|صياغة|ترجمة|خيار)(?!\p{L})/u],
  [1, /(?<!\p{L})(?:القانونية|القانوني|الشرعية|الامتثال|التسويق|التسعير|المصمم|المترجم)(?!\p{L})/u],
  [
    3,
    /\b(?:do|should) we (?:really |still |even )?(?:need|want|keep|mention|say|have to)\b|\bcan we (?:say|claim|write|call it|round)\b/i,
  ],
  [
    3,
    /\b(?:[Cc]heck|[Cc]onfirm|[Aa]lign|[Vv]erify|[Aa]gree) with (?!Emirates|Customer)\p{Lu}\p{Ll}+(?!\p{L}| \p{Lu})/u,
  ],
  [
    2,
    /(?<![\p{L}.])(?!NBD|Islamic|Bank|Frequently|Commonly|Often|Most|Customers|People|We|You|They|It|He|She|Who)\p{Lu}\p{L}+ (?:has |had )?(?:asked|told|said|says|thinks|wants|prefers|insists|suggested|requested|mentioned|promised|confirmed|is checking|will (?:check|send|confirm|share|provide|ask|let))(?!\p{L})/u,
  ],
  [
    1,
    /\b(?:this|that|the (?:above|below|last|first|second|third)) (?:para|paragraph|section|block|table|list|part|bit|one|box|picture|image|page|bullet|sentence)\b/i,
  ],
  [1, /\b(?:copied|taken|pasted|lifted|borrowed|comes|came) from\b/i],
  [1, /\b(?:brochure|leaflet|intranet|e-?mail|excel|spreadsheet|powerpoint|whats ?app|last year['’]s)\b/i],
  [
    2,
    /(?<!\p{L})هل (?:نحتاج|نقدر|نضع|نكتب|نذكر|نستخدم|نبقي)|(?:حسب (?:كلام|ما قال|ما ذكر)|قال(?:ت|وا)? لي|طلب(?:ت|وا)? مني|طلبوا)(?!\p{L})/u,
  ],
  [1, /(?<!\p{L})(?:ال)?(?:نقطة|سطر|أرقام|صورة|تصميم|إيميل|واتساب|بروشور|كتيب)(?!\p{L})/u],
  [
    2,
    /(?<!\bour )\b(?:design|web|content|legal|brand|product|ops|digital|studio|social) (?:team|staff|people|guys)\b/i,
  ],
  [
    1,
    /\b(?:on|from|like) the \w+ page\b|\b(?:the|a) new (?:one|version|figure|number)\b|\bis from (?:20\d\d|the|last)\b/i,
  ],
  [
    2,
    /\b(?:dummy|filler) (?:text|copy|content|figures?|numbers?)\b|^same \w+ (?:as|like) (?:on|in|for) the\b|\bopen to (?:ideas|suggestions)\b/i,
  ],
  [
    3,
    /\bshout if\b|\bhope this (?:works|helps|is ok)|\bfeel free to (?:cut|rewrite|reword|change|edit|shorten|trim|adjust|move)\b/i,
  ],
  [3, /(?<!\p{L})(?:ممكن|تقدرون?|تقدرين) ت(?:تأكد|راجع|شوف|غير|عدل|حط|ضيف|شيل|بدل)\p{L}*/u],
  [1, /(?<!\p{L})(?:المديرة?|العميل|الوكالة|الإدارة|القسم)(?!\p{L})/u],
  [1, /(?<!\p{L})(?:يبغي|يبغى|يبي|تبي|تبغي|طلب|طلبت|تقول|يقول|يفضل|تفضل|بطلب من)(?!\p{L})/u],
  [1, /(?<!\p{L})ال(?:زر|لون|أيقونة|أيقونات|بانر|خط|قالب|مسودة)(?!\p{L})/u],
]

/** What tells only where it is no question: customers ask for themselves. */
export const said: readonly Sign[] = [
  [
    1,
    /\bI (?:\w+ )?(?:left|took|cut|added|dropped|skipped|kept|changed|moved|swapped|removed|wrote|copied|put|used|asked|checked|tried)\b/,
  ],
  [3, /^للتأكيد (?:مع|من)(?!\p{L})/u],
  [2, /(?<!\p{L})I(?:['’](?:m|d|ve|ll))?(?!['’.\p{L}])/u],
  [1, /^(?!.*\bI\b).*\b(?:me|mine|my)\b/is],
  [
    1,
    new RegExp(
      `\\b${departments} (?:still |also |now )?(?:said|has|have|had|wants?|says?|must|needs?|will|is|are|accepts?|approved|asked|likes?|insists?|to)\\b`,
      'i',
    ),
  ],
  [
    1,
    /\b(?:still|yet|for now|not sure|no idea|at the moment|as of now|tbc|so far|this morning|yesterday|last week)\b/i,
  ],
  [
    1,
    new RegExp(
      `\\b(?:to|has to|must|should) (?:be )?(?:confirm|check|approve|verif|sign)|\\bbefore (?:we )?(?:publish|launch|go(?:ing)? live|upload|${days})|\\bunder review|\\bbeing reviewed\\b`,
      'i',
    ),
  ],
  [1, /(?:^|[.!,;]\s+)(?:please|pls|kindly|let['’]?s|don['’]?t|do not|make sure|feel free|remember to)\b/i],
  [
    2,
    /\b(?:someone|somebody|anyone|whoever) (?:please |must |should |to |has to |needs to |can )?(?:remind|check|confirm|ask|tell|update|fix|send|look)\b/i,
  ],
  [
    1,
    /\b(?:maybe|perhaps|too (?:long|much|many|short)|enough|preferred|nicer|rather than|instead|or not)\b/i,
  ],
  [1, /\bbecause\b/i],
  [
    2,
    /(?<!\p{L})(?:تأكدوا|راجعوا|احذفوا|غيروا|عدلوا|شوفوا|اسألوا|أكدوا|ذكروني|خبروني|خبرني|أرجو|ذكرني|بلغوني)(?!\p{L})/u,
  ],
  [
    1,
    /(?<!\p{L})(?:لو سمحت|لو سمحتوا|لو سمحتم|رجاء|من فضلكم)(?!\p{L})|(?<!\p{L})(?:موافقة|اعتماد|رأي|توقيع)(?!\p{L})/u,
  ],
  [
    1,
    /(?<!\p{L})(?:لسه|لسا|للحين|بعدها ما|ما زال|لم يصل|لم تصل|غير متأكد|مب متأكد|مو متأكد)(?!\p{L})|(?<!\p{L})بالنظام(?!\p{L})/u,
  ],
  [2, /قبل (?:ال)?(?:إطلاق|نشر|تنزيل)|(?:الصفحة|النسخة|البطاقة|الموقع) القديمة?/u],
  [1, /\b(?:will|to) (?:be )?(?:updated?|share|send|revert|come back|replaced?|follow)\b/i],
  [2, /\bnot (?:final|approved|confirmed|signed off)\b|\bnot yet (?:final|approved|confirmed|signed)\b/i],
  [
    2,
    /^(?:please |pls |kindly )?(?:keep|make|move|put|swap|shorten|replace|cut|merge|align|highlight) (?:this|it|these|that|them|the (?:first|second|last|above|below))\b/i,
  ],
  [
    2,
    /(?<!\p{L})(?:(?:في )?انتظار|بانتظار|ننتظر|أبغي|أبغى|ابغى|شفت|حطيت|خليت|شلت|سويت)(?!\p{L})|(?<!\p{L})لا (?:تنشرو?ا?|تنسو?ا?|تستخدمو?ا?)(?:ه|ها)?(?!\p{L})/u,
  ],
  [1, /(?<!\p{L})(?:مؤقتة?|للمراجعة|للتأكيد|للاطلاع|ناقصة?|غلط|شوي|أستاذة?)(?!\p{L})/u],
  [2, /\bwill (?:update|revert|follow up|circulate)[.!]?$/i],
  [1, /\b(?:so|but|and) please\b|,? please[.!]?$|^needs? (?:an?|to|the|some)\b/i],
  [
    1,
    /\b(?:titles?|headlines?|button|banner|icons?|pictures?|photos?|images?|copy)\b|\bQ[1-4]\b|\b(?:is|are) (?:not )?final\b/,
  ],
  [2, /(?<!\p{L})(?:لا أعرف|لست متأكد|ما أعرف|ما أدري|حذفنا|شلنا|غيرنا|بدلنا)(?!\p{L})/u],
  [1, /(?<!\p{L})(?:لين|لحين|إلى أن|ما زالت?|مازال)(?!\p{L})/u],
  [
    2,
    /\b(?:do not|don['’]?t) (?:cut|change|touch|remove|delete|shorten|move) (?:it|this|that|these|them)\b/i,
  ],
]
