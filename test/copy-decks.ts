/** Copy as agencies send it, in Word documents without component tables; the words are made up. */
import { tinyDocx } from './tiny-docx.ts'
import { cell, paragraph, row, run, table, text } from './word-xml.ts'

const heading = (words: string, level = 2) =>
  `<w:p><w:pPr><w:outlineLvl w:val="${level - 1}"/></w:pPr>${run(words)}</w:p>`
const bold = (words: string) => paragraph(run(words, '<w:b/>'))
const line = (...words: string[]) => row(...words.map((each) => cell(text(each))))
const deleted = (words: string) =>
  `<w:del w:id="7" w:author="Omar" w:date="2026-11-12T09:00:00Z"><w:r><w:delText>${words}</w:delText></w:r></w:del>`

/** Labels, two wordings of a headline, a label that nobody knows, a table of fees, notes, deleted and hidden words. */
export function agencyDeck(): Uint8Array {
  return tinyDocx(
    [
      heading('Skyline card – web copy v3', 1),
      text('Status: for approval'),
      text('Owner: Dana, agency'),
      heading('Hero'),
      text('Eyebrow: Credit cards'),
      text('Headline option 1: A card that gives back'),
      text('Headline option 2 (recommended): Money back on every day of the year'),
      text('Mood: calm and bright'),
      text('Body: Earn cash back on groceries, fuel and travel with one card.'),
      text('CTA: Apply now'),
      heading('Benefits'),
      text('Headline: What you get'),
      bold('Cash back each month'),
      paragraph(
        run('Your cash back is paid into your account'),
        deleted(' within 90 days'),
        run(' on the first of each month.'),
      ),
      bold('No fee in the first year'),
      text('You pay nothing for the card in the first twelve months.'),
      bold('Lounges at the airport'),
      paragraph(
        run('Rest before you fly, in more than 900 lounges.'),
        run(' check with partner', '<w:vanish/>'),
      ),
      text('Mood: proud'),
      heading('Numbers'),
      text('Number: 5%'),
      text('Label: back on groceries'),
      text('Number: 3%'),
      text('Label: back on fuel'),
      text('Number: 1%'),
      text('Label: back on all else'),
      heading('Fees'),
      table(
        line('', 'Skyline', 'Skyline Plus'),
        line('Annual fee', 'AED 299', 'AED 699'),
        line('Late payment', 'AED 230', 'AED 230'),
      ),
      heading('FAQ'),
      text('Q: Who may apply?'),
      text('A: Anybody who lives in the UAE and earns AED 8,000 a month or more.'),
      text('Q: How long does it take?'),
      text('A: Five working days from a complete application.'),
      text('Q: Can I pay in instalments?'),
      text('A: Yes, purchases of AED 1,000 and more in up to twelve instalments.'),
      heading('Notes'),
      text('Legal has not seen the fees yet.'),
    ].join(''),
  )
}

export function arabicDeck(): Uint8Array {
  return tinyDocx(
    [
      heading('البانر الرئيسي'),
      text('العنوان: بطاقة تكافئك كل يوم'),
      text('النص: استرد نقودك على مشترياتك اليومية والوقود والسفر.'),
      text('الزر: قدّم الآن'),
      heading('المزايا'),
      text('العنوان: ماذا تحصل'),
      bold('استرداد نقدي كل شهر'),
      text('يودع المبلغ المسترد في حسابك في أول كل شهر.'),
      bold('بدون رسوم في السنة الأولى'),
      text('لا تدفع شيئاً مقابل البطاقة في أول اثني عشر شهراً.'),
      bold('صالات المطارات'),
      text('استرح قبل سفرك في أكثر من ٩٠٠ صالة.'),
      heading('الأسئلة الشائعة'),
      text('س: من يمكنه التقديم؟'),
      text('ج: كل من يقيم في الإمارات.'),
      text('س: كم يستغرق ذلك؟'),
      text('ج: خمسة أيام عمل.'),
      text('س: هل توجد رسوم؟'),
      text('ج: لا رسوم في السنة الأولى.'),
    ].join(''),
  )
}

/** English beside Arabic. */
export function bilingualDeck(): Uint8Array {
  return tinyDocx(
    table(
      line('English', 'العربية'),
      line('A card for every day', 'بطاقة لكل يوم'),
      line('Money back on all you buy.', 'استرداد نقدي على كل مشترياتك.'),
    ),
  )
}
