import type { Sign } from './weigh-signs.ts'

/** What tells by itself, whoever speaks: only those who work on a page say that. */
export const ofWork: readonly Sign[] = [
  // "Page 2 of 2", and what a file is called.
  [
    3,
    /^(?:page|صفحة)\s*[\d٠-٩]+\s*(?:of|\/|من)\s*[\d٠-٩]+\b|^\S+\.(?:docx?|pdf|xlsx?|pptx?|png|jpe?g|psd|ai|indd)$/i,
  ],
  // "Reem – price after year 1, please confirm"
  [
    3,
    /^\p{Lu}\p{L}{1,14}(?: \p{Lu}\.?)?\s?(?::|\s[–—-])\s+(?!.*\byour?\b)(?:.*\b(?:pls|please|confirm|checked|asked|clarify)\b|(?:I|i|we|sorted|ok|agreed|done|not sure|can we|do we|should we)\b)/u,
  ],
  // Shorthand, names, instructions about parts of the page, where pictures come from.
  [
    3,
    /\b(?:pls|plz)\b|^@\p{L}+|^xx+\s.*|^<[^<>]+>$|[☐☑☒]|^from:.*\b(?:to|re|subject):|\b\d of \d (?:received|done|approved)\b/iu,
  ],
  [
    3,
    /^[\s–—*=-]*(?:start|beginning|end) of (?:the )?(?:copy|page|document|text|file)\b|نهاية (?:النص|المستند|الصفحة|المحتوى)/iu,
  ],
  [
    3,
    /^(?:filled in|checked|signed off|reviewed|approved|proofread|written|prepared|translated|edited) by\b(?!.*\b(?:committee|shari'?ah?|central bank)\b)|\bproofread\b/iu,
  ],
  [
    3,
    /(?:^|[.!?]\s)(?!.*\byour?\b)(?:please |kindly )?(?:keep|leave|put|place|remove|delete|replace|swap|move|insert|add|use|reuse|repeat)\b.{0,30}\b(?:block|banner|line|section|paragraph|image|picture|pic|visual|icons?|logo|headline|module|wireframe|pairs)\b/iu,
  ],
  [
    3,
    /^(?!(?:how|what|when|where|who|ways?|reasons?|time)\b)\p{L}+ (?:prefers|suggests|to (?:confirm|check|send|provide|review|approve|supply|advise))\b/iu,
  ],
  [3, /\bwaiting (?:for|on) (?:legal|product|design|approval|sign-?off)\b/iu],
  [3, /\b(?:getty|shutterstock|istock|adobe stock|unsplash|licen[cs]e pending|royalty free)\b/iu],
  [
    3,
    /\b(?:logos?|images?|photos?|pictures?|figures?|numbers?|copy|text|link|translation|icons?) to (?:follow|come|be added)\b|من المكتبة$/iu,
  ],
  [3, /^(?:الرجاء|يرجى|نرجو|رجاء) (?:مراجعة|التأكد|إضافة|حذف|استبدال|تعديل|تحديث|إبقاء|استخدام|عدم)/iu],
  [3, /\bto be (?:aligned|finali[sz]ed|agreed|clarified|advised|decided|supplied|provided by)\b/i],
  [
    3,
    /\b(?:copy|text|texts|content|wording) for (?:review|approval|sign-?off|comments?)\b|\b\d{2,5} words\.?$/i,
  ],
  // Where the page lies in the site: "Home > Loans > Travel".
  [3, /^\p{L}[\p{L}&' ]{1,30} [>›»] \p{L}[\p{L}&' ]{1,30} [>›»] \p{L}/u],
  // "Characters: 58/60", "Approved – legal, 14/03"
  [3, /^[\p{L} ]{2,24}[:：]\s*\d{1,4}\s?\/\s?\d{1,4}$/u],
  [3, /^\W*(?:approved|reviewed|signed off|cleared)\s?(?:[–—:-]|\()/iu],
  // What points at the words above.
  [3, /^(?:the )?rest of (?:the )?page\b/i],
  [3, /^(?:\^+|↑|⬆)\s*\p{L}/u],
  // "Waiting for Grace"
  [3, /\b[Ww]aiting (?:for|on) (?:\p{Lu}|contract|sign|approval|figures?)/u],
  [
    3,
    /\b[Aa]sk (?:Finance|Legal|Product|Treasury|Compliance|Marketing|Risk|Brand|Design|IT|HR)\b|\b[Aa]sk \p{Lu}\p{L}+ (?:for|to|about|if|whether)\b/u,
  ],
  // "Note for design: …"
  [
    3,
    /^(?:(?:note|comment|remark|reminder|query)s?(?: (?:to|for|from|by) [^:.]{2,30})?|(?:design(?:er)?|legal|dev|compliance|client|internal|copy|brand|editor|production|review(?:er)?|team) (?:note|comment|remark)s?|nb|n\.b\.|internal|placeholder|draft|designer|design|dev|screenshot|insert|(?:ملاحظة|ملاحظات|تعليق|تذكير)(?:\s[^\s:.]+){0,4}|للمصمم|للمراجعة)\s*[:–—-]/iu,
  ],
  // Letters round the copy.
  [3, /^on \p{L}{3}\p{L}*,? .{4,80} wrote:$/iu],
  [
    3,
    /^(?:hi|hello|dear|hey) (?:all|team|everyone|both)\b|\b(?:please|kindly) find\b|^(?:best|kind|warm) regards\b|\blet me know (?:if|whether|what)\b/iu,
  ],
  [
    3,
    /\bas discussed\b|\bhere is the (?:text|copy)\b|\bon leave (?:from|until)\b|^this e-?mail is confidential|^السلام عليكم/iu,
  ],
  [
    3,
    /^(?:(?:many )?thanks|thx|thank you|cheers|(?:best |kind |warm )?regards|b?rg?ds|br|(?:best |kind |warm )?rgds|best|شكراً?)(?: all| team| everyone| both| again)?\s?[,،!.–-]+\s*\p{L}+(?: \p{L}+)?(?:\s[–—-]\s.{0,120}|[.,]?)$/iu,
  ],
  [
    3,
    /^مرحباً? (?:بالجميع|فريق)|^(?:مع )?(?:أطيب |خالص |فائق )?(?:تحياتي|التحيات|التحية|الاحترام|التقدير)(?:[\s،,–-]+\S+){0,4}$/iu,
  ],
  // How far it is, and what is still to come.
  [
    3,
    /^[?؟]{2,}\s|\d[.,]x{1,3}\s?%|\bx{2,3}\s?%|^(?:lorem ipsum|\/\/|!!|>>|<<)|^(?:todo|to do|tbc|tbd|fixme|verify(?=\s?[:–—-]))\b|^x{2,3}$/iu,
  ],
  [
    3,
    /^(?:version|draft|v)\s?\d+(?:\.\d+)?\b.{0,60}$|^\d{1,2}(?:st|nd|rd|th)? \p{L}+,? 20\d\d$|^20\d\d-\d\d-\d\d$|^.{0,50}\b(?:tbc|tbd|todo)\b[.!]?$/iu,
  ],
  [
    3,
    /[.?!]\s(?:tbc|tbd|todo)\b[.!]?$|^(?:draft|مسودة)\b.*(?:not approved|for review|waiting|للمراجعة|غير معتمد)/iu,
  ],
  // Of the document, and of those who work on it.
  [
    3,
    /\b(?:client|compliance|marketing|designer|agency|translator|product team|legal team) (?:has|have|to|wants?|chose|asked|approved|confirmed|prefers?|is|are)\b/i,
  ],
  [
    3,
    /(?<!\b(?:I|we|they|you|who|also) )\b(?:do not|don['’]?t|please don['’]?t) (?:build|edit|translate|publish|touch|put|show|use|include|design)\b(?! your?)|\bfor the record\b/i,
  ],
  [
    3,
    /^(?:this|the attached|attached is the) (?:document|deck|file|sheet|copy|draft)\b|\b(?:use|treat|read|see) this (?:document|doc|deck|file|sheet|draft)\b/i,
  ],
  [
    3,
    /\bleft column\b|\bchar(?:acter)?s? counts?\b|\bword counts?\b|\b(?:first|second|third|latest|2nd|1st|3rd) (?:draft|round|review)\b/i,
  ],
  [
    3,
    /\b(?:figma|jira|sharepoint|trello|confluence|google doc)\b|(?<!\()\b(?:copy|text) only\b|\bdesign (?:will|to) follow\b/i,
  ],
  [
    3,
    /\b(?:english|en|arabic|ar) (?:is|first|below|above|to follow)\b.{0,30}(?:final|below|above|review|follow)|^translator\b/i,
  ],
  [
    3,
    /^(?:copy|text|draft|written|words) by\b|^p\.?s\.?\s|^(?:لا تعدّ?ل|يرجى عدم|الرجاء عدم)|(?:وافق|اعتمد|طلب) (?:العميل|القسم القانوني|فريق)/i,
  ],
  [3, /^(?:مرفق|تجدون|إليكم) (?:نص|نصوص|النص|المسودة|أدناه)|^هذا (?:المستند|الملف)|قبل النشر/i],
]

/** What nobody says to a customer in brackets. */
export const inBrackets: readonly Sign[] = [
  [3, /^\(?\p{Lu}\p{L}+\s?[:：]\s/u],
  [3, /^(?:was|were|formerly|used to be)\s|^كان\s/iu],
  [
    3,
    /\b(?:tbc|tbd|todo|pls|plz|fyi|wip|placeholder|to (?:be )?(?:confirm(?:ed)?|check(?:ed)?|come|follow|add|update|approve)|(?:please |legal |kindly )(?:confirm|check|verify|advise|add|update|review)|(?:confirm|check|verify|ask|agreed?|align(?:ed)?|ok) (?:with|by|from|w\/)|need(?:s)? (?:legal|sign|approval|check|input|confirm\w*)|awaiting|pending (?:legal|approval|sign|input|confirm\w*)|(?:link|figure|number|image|photo|date|rate) to (?:come|follow)|(?:first|below|above|left|right), (?:ar|en|arabic|english)|en first|ar first)\b/iu,
  ],
  [
    3,
    /\b(?:legal|compliance|product|risk|brand|design(?:er)?|marketing|ops|dev|translator|copy|writer|client)\s?:|\?{2,}/iu,
  ],
  [3, /(?:قانوني|القانونية|الامتثال|المنتج|التسويق|التصميم|المترجم|الترجمة)\s?[:：]/iu],
  [
    3,
    /(?:للتأكيد|قيد التأكيد|بانتظار|يرجى (?:التأكد|التأكيد|المراجعة|التحقق)|نرجو (?:التأكد|تأكيد|التأكيد|المراجعة)|للمراجعة|(?:راجع|اسأل|تأكد) (?:مع|من)|سيُ?حدد لاحقاً|لم يُ?عتمد|غير معتمد)/iu,
  ],
  // "Hamad will send the new one"
  [
    3,
    /(?:^|[\s–—-])\p{Lu}\p{L}+ (?:will|to|can) (?:send|confirm|check|provide|supply|update|decide|advise)\b/u,
  ],
]
