import type { LabelSlot } from './label-words.ts'

const phrases: Partial<Record<LabelSlot, string>> = {
  form: 'error, errors, field, fields, checkbox, dropdown, placeholder, validation, tooltip, form under, form fields, form below, tick box, check box, after submit, on submit, after submission, drop down, thank you, ty page, confirmation screen, confirmation page, confirmation e-mail, confirmation email, success screen, success page, صفحة الشكر, رسالة الشكر, شاشة التأكيد',
  note: 'note, notes, comment, comments, remark, reminder, open points, open point, open issues, open questions, next steps, to do, still open, ملاحظة, ملاحظات, تعليق',
  picture: 'image, picture, visual, illustration, icon, الصورة',
}

/** Whatever follows them in a label, they tell what it is: "Error if the number is wrong", "Note for the team". */
export const leadingWords: ReadonlyMap<string, LabelSlot> = new Map(
  (Object.keys(phrases) as LabelSlot[]).flatMap((slot) =>
    (phrases[slot] ?? '').split(', ').map((phrase) => [phrase, slot] as const),
  ),
)

/** No visitor of a page hears of them. */
export const searchWords: ReadonlySet<string> = new Set(
  'meta seo serp browser google المتصفح محركات'.split(' '),
)

/** They say nothing of what a label is for. */
export const languageWords: ReadonlySet<string> = new Set(
  'en ar english arabic عربي إنجليزي العربية الإنجليزية'.split(' '),
)
