/** What words in the head of a table say that its column holds; a filler says nothing. */
export type HeadWord = 'copy' | 'label' | 'about' | 'filler'

const phrases: Record<HeadWord, string> = {
  copy: 'copy text texts content wording words value message النص نص المحتوى محتوى english arabic العربية الإنجليزية العربي الإنجليزي',
  label:
    'key keys string strings token tokens element elements field fields component section item part area where type block module placement position slot what page العنصر القسم الحقل المكون المكوّن الموضع الجزء البند',
  about:
    'note notes comment comments remark remarks limit limits max min maximum characters character chars char count length words status owner ref reference id no nr # م number approved approver approval ' +
    'who by date version rev revision author change changes changed reviewer feedback instructions guidance ' +
    'ملاحظات الملاحظات ملاحظة الحد الأقصى حد الأحرف الحالة المرجع الرقم التعليقات التعليق عدد الطول المسؤول الاعتماد التاريخ الإصدار النسخة الكاتب التغييرات التغيير',
  filler:
    'the of for on to and en ar new final web proposed revised our your main website live current existing old previous original v1 v2 draft dev design designer legal compliance brand studio team client internal ux seo الجديد النهائي الحالي القديم السابق',
}

export const headWords: ReadonlyMap<string, HeadWord> = new Map(
  (['filler', 'about', 'label', 'copy'] as const).flatMap((kind) =>
    phrases[kind].split(' ').map((word) => [word, kind] as const),
  ),
)
