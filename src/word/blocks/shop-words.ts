/** Words that only those say who make pages, and words that they say more often than a page's readers hear them. */
const strong =
  'hero headline headlines subheadline subhead subheads copywriter copywriters cta ctas wireframe wireframes mockup mockups figma placeholder eyebrow carousel ' +
  'breakpoint viewport webteam proofread proofreading mandatories المصمم للمصمم المصممين البانر البنر الهيرو المسودة العنصر'
const weak =
  'page homepage block banner section slot wording draft version icon icons image images picture visual footer header template component ' +
  'spelling typo typos pdf excel spreadsheet deck column font tile tiles paste pasted translate translated translation publish rewrite ' +
  'shorten shortened reuse reused developer designer dev devs designers paragraph para button footnote tbc placement video agency animation ' +
  'القسم أيقونات أيقونة الصفحة الزر الصورة النص الفقرة الترجمة التصميم'

export const shopWords: ReadonlyMap<string, number> = new Map([
  ...weak.split(' ').map((word) => [word, 1] as const),
  ...strong.split(' ').map((word) => [word, 2] as const),
])
