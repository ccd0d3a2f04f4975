/** What the head of a column says that stands in it: words of the page, what they are, or something for colleagues. */
export type HeadKind = 'copy' | 'label' | 'about'

/** By its words, each of which has to be one that heads of such tables are made of. */
export function readHead(text: string): HeadKind | undefined {
  const words = text
    .toLowerCase()
    .replace(/[()[\]/.,:&+_–—-]+/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0 || words.length > 6) return
  const kinds = words.map((word) => heads.get(word))
  if (kinds.includes(undefined)) return
  if (kinds.includes('about')) return 'about'
  return kinds.includes('copy') ? 'copy' : 'label'
}

/** Whether copy under such a head no longer counts: "Current text" beside "New text". */
export function isFormer(text: string): boolean {
  return /\b(?:current|existing|old|previous|original|live|as is|v1)\b|الحالي|القديم|السابق/i.test(text)
}

const words: Record<HeadKind | 'filler', string> = {
  copy: 'copy text texts content wording words value message النص نص المحتوى محتوى english arabic العربية الإنجليزية العربي الإنجليزي',
  label:
    'element elements field fields component section item part area where type block module placement position slot what page العنصر القسم الحقل المكون المكوّن الموضع الجزء البند',
  about:
    'note notes comment comments remark remarks limit limits max min maximum characters character chars char count length words status owner ref reference id no nr # م number approved approver approval ' +
    'who by date version rev revision author change changes changed reviewer feedback instructions guidance ' +
    'ملاحظات الملاحظات ملاحظة الحد الأقصى حد الأحرف الحالة المرجع الرقم التعليقات التعليق عدد الطول المسؤول الاعتماد التاريخ الإصدار النسخة الكاتب التغييرات التغيير',
  filler:
    'the of for on to and en ar new final web proposed revised our your main website live current existing old previous original v1 v2 draft dev design designer legal team client internal ux seo الجديد النهائي الحالي القديم السابق',
}

const heads: ReadonlyMap<string, HeadKind | 'filler'> = new Map(
  (['filler', 'about', 'label', 'copy'] as const).flatMap((kind) =>
    words[kind].split(' ').map((word) => [word, kind] as const),
  ),
)
