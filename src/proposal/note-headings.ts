/** Whether a heading stands over words to colleagues. In a deck it may say so in many ways, elsewhere it has to name them. */
export function isNoteHeading(text: string, isDeck: boolean): boolean {
  return toColleagues.test(text) || (isDeck && deckNotes.test(text))
}

/** "Comments" and what follows, "Note" and one line. */
export function isManyNotes(label: string): boolean {
  return /s\W*$|^\W*(?:\S+ )?(?:notes|comments|questions|remarks) |ملاحظات|تعليقات|استفسارات/i.test(label)
}

const colleagues = [
  ...['team', 'designers?', 'design', 'developers?', 'devs?', 'legal', 'compliance', 'agency', 'client'],
  ...['reviewers?', 'review', 'translators?', 'translation', 'marketing', 'brand', 'studio', 'build', 'cms'],
  ...['copy(?:writers?)?', 'editors?', 'web', 'ux', 'ui', 'it', 'print(?:er)?', 'handover'],
]
const colleague = `(?:the )?(?:\\S+ )?(?:${colleagues.join('|')})`

const toColleagues = new RegExp(
  `^\\W*(?:for|to) ${colleague}s?(?: only)?\\W*$|\\b(?:notes?|comments?|questions|queries|remarks|feedback|reminders?|instructions|guidance|points) (?:for|to|from|by|of) ${colleague}s?\\b|` +
    `^\\W*(?:${colleague}|internal|review|editorial|handover|working|open|copy) (?:notes?|comments?|questions|queries|remarks|points|issues|items)\\W*$|` +
    '^\\W*(?:comments|remarks|queries|not for publication|do not publish|for internal use(?: only)?)\\W*$|' +
    '^\\W*(?:alternative|other|spare|unused|rejected|back-?up) (?:headlines?|titles?|lines?|options?|versions?|wordings?|copy)\\W*$|' +
    '^\\W*(?:for|on) (?:the )?(?:social(?: media)?|instagram|facebook|linkedin|e-?mails?|newsletters?|sms|press)\\W*$|' +
    '^\\W*not (?:on|for|part of) th(?:e|is) page\\b|\\b(?:items?|points?|issues?|matters|things|questions|actions?) (?:still )?(?:outstanding|pending|open|to be (?:closed|confirmed|clarified|resolved))\\W*$|^\\W*(?:outstanding|pending|unresolved) (?:\\S+ )?(?:items|points|issues|matters|questions|actions)\\b|' +
    '^\\W*(?:what )?chang(?:es|ed) (?:since|from|in|to) (?:v|version|the|last|draft|round)|^\\W*(?:comments?|notes?|questions?) (?:from|by|for) \\p{Lu}\\p{L}+\\W*$|' +
    '^\\W*(?:تعليق|ملاحظة|سؤال|ملاحظات) من\\s|^\\W*(?:التغييرات|التعديلات) (?:منذ|على|في)\\s|' +
    '^\\W*(?:تعليقات|استفسارات)(?:\\s|$)|(?:ملاحظات|أسئلة|تعليمات|تنبيهات|نقاط)\\s+(?:لل|إلى|من|على الن|ال)?(?:فريق|مصمم|مصممين|مطور|مترجم|مراجع|مراجعة|تصميم|وكالة|قانوني|شؤون|امتثال|داخلية|مفتوحة|معلقة)\\S*|' +
    '^\\W*(?:للفريق|للمصمم|للمراجعة|للاستخدام الداخلي|ليس للنشر|غير للنشر)(?:\\s.{0,20})?$',
  'iu',
)

const deckNotes =
  /\bnotes\s*$|\b(?:guardrails|guidelines?|checklist|principles|rationale|change ?log|calibration|open points|next steps|sign-?off|approvals?|(?:notes?|questions|comments) (?:for|to|from|on)|copy notes|for (?:designers?|developers?|reviewers?|legal|compliance)|how to use this|why (?:this (?:works|route|option|version|variant|approach|copy|headline|direction|line)|route|option|version|variant)|brand voice|tone of voice|do'?s and don)\b|سجل التغييرات|الخطوات القادمة/i
