import type { Locale } from '#base/locale.ts'
import { headingOfNotices } from '#notices/notices.ts'

/**
 * What a document says of itself, in Arabic. The phrases that the specification gives word for word stay as they are: the mark
 * of machine-written values, the words of empty ones, and the note, which has both languages.
 */
const arabic: Readonly<Record<string, string>> = {
  'Web page specification': 'مواصفات صفحة ويب',
  'Spec format version': 'إصدار تنسيق المواصفات',
  'Page name': 'اسم الصفحة',
  Locale: 'اللغة',
  'Created at': 'تاريخ الإنشاء',
  'Exported at': 'تاريخ التصدير',
  'Layout hash': 'بصمة التخطيط',
  'Export ID': 'معرّف التصدير',
  'Component order': 'ترتيب المكوّنات',
  Order: 'الترتيب',
  Component: 'المكوّن',
  'Instance ID': 'معرّف النسخة',
  Code: 'الرمز',
  'Edit ONLY the Value column': 'عدّل عمود «القيمة» وحده · Edit ONLY the Value column',
  Fields: 'الحقول',
  Items: 'العناصر',
  Item: 'العنصر',
  Field: 'الحقل',
  Required: 'مطلوب',
  Limits: 'الحدود',
  Value: 'القيمة',
  'AI mark': 'علامة الذكاء الاصطناعي',
  'English text': 'النص الإنجليزي',
  'Arabic text': 'النص العربي',
  Yes: 'نعم',
  No: 'لا',
  Shown: 'ظاهر',
  Hidden: 'مخفي',
  'Shown or Hidden': 'ظاهر أو مخفي',
  'Set by the page': 'تحدده الصفحة',
  Text: 'نص',
  Page: 'صفحة',
  of: 'من',
  'Formatted text': 'نص منسّق',
  Link: 'رابط',
  Number: 'رقم',
  'List, one entry a line': 'قائمة، مدخل في كل سطر',
  'The page puts these words before its footer. They cannot be edited here.':
    'تضع الصفحة هذه العبارات قبل تذييلها، ولا يمكن تعديلها هنا.',
  'The wording of some of them has not been supplied in this language yet.':
    'لم ترد بعد صياغة بعضها بهذه اللغة.',
  [headingOfNotices('en-AE')]: headingOfNotices('ar-AE'),
}

const english = new Map(Object.entries(arabic).map(([word, own]) => [own.toLowerCase(), word]))

/** Words of ours in the language of the document. */
export function inLanguage(words: string, locale: Locale): string {
  return locale === 'ar-AE' && Object.hasOwn(arabic, words) ? (arabic[words] ?? words) : words
}

/** Words of ours as the reader knows them, whichever language they are in; any other words as they are. */
export function inEnglish(words: string): string {
  return english.get(words.toLowerCase().replace(/\s+/g, ' ')) ?? words
}

/** In both languages. */
export function inBoth(words: readonly string[]): string[] {
  return words.flatMap((each) => [each, inLanguage(each, 'ar-AE')])
}
