// One table of what is read: as long as there are ways to write a figure.
import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import type { Figure, Mention, Unread, Value } from './figure.ts'
import { readFigures } from './read-figures.ts'

/** What is read, in the order of the text: value, unit, bound and what else is not usual. */
test.each([
  ['Get AED 1,000 when you spend AED 10,000 in the first 60 days', '1000 AED; 10000 AED; 60 day within'],
  ['Fee: AED 1,000 to 2,000', '1000..2000 AED'],
  ['Two complimentary airport transfers every year', '2 count:transfer /year'],
  ['Up to four supplementary cards free', '4 count:card upTo'],
  [
    'A processing fee of one percent (min. AED 500; max. AED 2,500) applies',
    '1 %; 500 AED min; 2500 AED max',
  ],
  ['Finance of up to 80% of the property value', '80 % upTo'],
  ['LTV 80/20', 'unread 80/20'],
  ['Rates from 4.24%* reducing p.a. (2.29% flat)', '4.24 % from /year reducing *; 2.29 % flat'],
  ['Pay back over 4 years', '4 year'],
  ['Over 60 years of trust', '60 year over'],
  ['Established in 1963', 'date 1963'],
  ['Branches open 8am-2pm, Saturday 8:00-13:00', 'time 08:00..14:00; time 08:00..13:00'],
  ['Earn 1.25 Plus Points for every AED 1 spent', '1.25 point; 1 AED'],
  ['3 Plus Points per USD', '3 point; 1 USD'],
  ['Aged 21 to 65', '21..65'],
  ['Age: 21-65 years', '21..65 year'],
  ['minimum age 21', '21 min'],
  ['Expo 2020 Dubai and Vision 2030', 'name expo 2020 dubai; name vision 2030'],
  ['Win 1 of 10 Teslas', '1:10 ratio'],
  ['AED 0 annual fee', '0 AED /year'],
  ['0% interest for 3, 6 & 12 months', '0 %; 3/6/12 month'],
  ['Loans of AED 50,000 - AED 500,000', '50000..500000 AED'],
  ['AED 50,000 & above', '50000 AED min'],
  ['AED 250,000 to AED 1 million', '250000..1000000 AED'],
  ['Salary between 8,000 and 15,000 AED', '8000..15000 AED'],
  ['5x-10x points', '5..10 times'],
  ['One-time fee AED 100', '100 AED'],
  ['Call 04-316-0316 or +971 600 540000', 'phone 043160316; phone +971600540000'],
  ['IBAN AE07 0331 2345 6789 0123 456', 'name ae07; unread 0331 2345 6789 0123 456'],
  ['CIF 1234567', 'unread 1234567'],
  ['Reg. No. 12345', 'name 12345'],
  ['P.O. Box 777, Dubai', 'name box 777'],
  ['Licence number 4021', 'name 4021'],
  ['20-25 minutes', '20..25 minute'],
  ['1-3 business days', '1..3 workday'],
  ['less than 5 minutes', '5 minute max'],
  ['Not more than 3 transactions a month', '3 count:transaction max /month'],
  ['three to five working days', '3..5 workday'],
  ['five to ten thousand dirhams', '5000..10000 AED'],
  ['two million five hundred thousand dirhams', '2500000 AED'],
  ['twenty thousand five hundred AED', '20500 AED'],
  ['one hundred and fifty branches', '150 count:branch'],
  ['AED 5 thousand', '5000 AED'],
  ['AED 2.5 Million', '2500000 AED'],
  ['AED 3M-5M', '3000000..5000000 AED'],
  ['from 1m to 3m AED', '1000000..3000000 AED'],
  ['AED 3 m', '3000000 AED'],
  ['300 m from the metro', 'unread 300 m'],
  ['3m cash', 'unread 3m'],
  ['Max finance amount: 12m', '12000000 AED max inherited'],
  ['Finance amount over 12m', 'unread 12m'],
  ['أقل راتب ١٨ ك', '18000 AED min inherited'],
  ['15k salary', '15000 AED inherited'],
  ['Cashback: 10% supermarkets, 5% dining, 1% others', '10 %; 5 %; 1 %'],
  ['10%/5%/1% cashback', '10/5/1 %'],
  ['AED 525/year', '525 AED /year'],
  ['AED 25/month + VAT', '25 AED /month excl'],
  ['1.5% per month (18% p.a.)', '1.5 % /month; 18 % /year'],
  ['50 percent off', '50 %'],
  ['30% off up to AED 50, twice a month', '30 %; 50 AED upTo; 2 times /month'],
  ['Valid from 1 January 2026 to 31 December 2026', 'date 2026-01-01..2026-12-31'],
  ['Offer ends 31 December', 'date --12-31 max'],
  ['Terms of 01/01/2026', 'date 2026-01-01'],
  ['register before 28/2/27', 'date 2027-02-28 max'],
  ['runs 5/3/2027 to 25/3/2027', 'date 2027-03-05..2027-03-25'],
  ['من ٣/٩/٢٠٢٧ إلى ٢٤/٩/٢٠٢٧', 'date 2027-09-03..2027-09-24'],
  ['from 3/4/2027 to 5/6/2027', 'unread 3/4/2027; unread 5/6/2027'],
  ['then 6M EIBOR + 1.75%', 'name 6m eibor; 1.75 %'],
  ['margin over 3-month EIBOR', 'name 3-month eibor'],
  ['رسم ١٪ (الأدنى ٣٠٠ درهم والأعلى ١٬٥٠٠ درهم)', '1 %; 300 AED min; 1500 AED max'],
  ['by end of March 2026', 'date 2026-03 max'],
  ['till end Jan', 'date --01-31 max'],
  ['fee 499VAT 1', 'unread 499; name vat 1'],
  ['لنهاية فبراير', 'date --02-28 max'],
  ['1% fee (min 525, max AED 2,625)', '1 %; 525 AED min inherited; 2625 AED max'],
  ['1% fee (min AED 525, max 2,625)', '1 %; 525 AED min; 2625 AED max inherited'],
  ['arrangement fee 0.5% of the loan, cap 15,000', '0.5 %; 15000 AED max inherited'],
  ['رسوم ١٪، حد ادنى ٥٠٠ و حد اعلى ٢٥٠٠ درهم', '1 %; 500 AED min inherited; 2500 AED max'],
  ['fee 1%, then USD 20, max 300', '1 %; 20 USD; 300 max'],
  ['5 winners x AED 20,000', '5 count:prize; 20000 AED'],
  ['on 15th of each month', 'ordinal 15 month'],
  ['3rd floor, Building 5', 'ordinal 3; name building 5'],
  ['Level 2, Tower B', 'name level 2'],
  ['Covid-19 relief', 'name covid-19'],
  ['24 hours a day', '24 hour /day'],
  ['24-hour support', '24 hour'],
  ['7 days a week', '7 day /week'],
  ['99.9% uptime', '99.9 %'],
  ['1 in 3 customers', '1:3 ratio'],
  ['9 out of 10 people', '9:10 ratio'],
  ['1,234.56 AED', '1234.56 AED'],
  ['AED1m+', '1000000 AED min'],
  ['>AED 5,000', '5000 AED over'],
  ['≥ 5%', '5 % min'],
  ['~ AED 500', '500 AED about'],
  ['AED (500)', '500 AED'],
  ['AED 500.-', '500 AED'],
  ['-5%', '5 %'],
  ['rating 4.5/5', 'unread 4.5/5'],
  ['4.8 stars', '4.8 count:star'],
  ['5-star hotels', 'name 5-star'],
  ['2-in-1 card', 'name 2-in-1'],
  ['Buy-1-Get-1', 'name buy-1-get-1'],
  ['Top 10 bank', '10'],
  ["World's No. 1", 'ordinal 1'],
  ['100+ currencies', '100 count:currency min'],
  ['Over 100 ATMs & 40 branches', '100 count:atm over; 40 count:branch'],
  ['Save 5 AED/litre', '5 AED'],
  ['15% on flights, hotels & 3 rides', '15 %; 3 count:ride'],
  ['AED 99.99 only', '99.99 AED'],
  ['Dhs.1500/-', '1500 AED'],
  ['AED 1500/- p.m', '1500 AED /month'],
  ['Rs. 500', 'unread Rs. 500'],
  ['£50 or €60', '50 GBP; 60 EUR'],
  ['USD 1M life cover', '1000000 USD'],
  ['US$1 million cover', '1000000 USD'],
  ['25bps lower', '0.25 %'],
  ['Tenor: 48m', 'unread 48m'],
  ['Salary 5k-10k', '5000..10000 AED inherited'],
  ['no min. balance', ''],
  ['zero balance account', ''],
  ['Zero commission', ''],
  ['1st year free', 'ordinal 1 year'],
  ['First 2 years free', '2 year'],
  ['احصل على ١٬٠٠٠ درهم عند إنفاق ١٠٬٠٠٠ درهم خلال أول ٦٠ يوماً', '1000 AED; 10000 AED; 60 day within'],
  ['خمسة إلى عشرة آلاف درهم', '5000..10000 AED'],
  ['من خمسة آلاف إلى عشرة آلاف درهم', '5000..10000 AED'],
  ['استرداد نقدي يصل إلى ٥٪ على مشتريات البقالة', '5 % upTo'],
  ['استرداد نقدي بنسبة 5% بحد أقصى 500 درهم شهرياً', '5 %; 500 AED max /month'],
  ['رسوم المعالجة ١٪ (الحد الأدنى ٥٠٠ درهم والحد الأقصى ٢٬٥٠٠ درهم)', '1 %; 500 AED min; 2500 AED max'],
  ['٢٥ زيارة مجانية لصالات المطارات سنوياً', '25 count:visit /year'],
  ['زيارتان لصالات المطار كل شهر', '2 count:visit /month'],
  ['ثلاث تذاكر سينما', '3 count:ticket'],
  ['أربع بطاقات إضافية مجاناً', '4 count:card'],
  ['تمويل شخصي حتى ٤ ملايين درهم لمواطني الدولة', '4000000 AED upTo'],
  ['معدل ربح ثابت ٢٫٤٩٪ سنويًا', '2.49 % /year'],
  ['معدل ربح متناقص 4.5% سنوياً', '4.5 % /year reducing'],
  ['الراتب الشهري ١٥ ألف درهم وأكثر', '15000 AED min /month'],
  ['الحد الأدنى للراتب: 5,000 درهم', '5000 AED min'],
  ['الحد الأدنى للعمر ٢١ سنة', '21 year min'],
  ['من ٢١ إلى ٦٥ عاماً', '21..65 year'],
  ['فترة سداد تصل إلى ٤٨ شهراً', '48 month upTo'],
  ['تقسيط على ٦ أو ١٢ أو ٢٤ شهراً', '6/12/24 month'],
  ['فائدة ٠٪ لمدة ٦ و١٢ شهراً', '0 %; 6/12 month'],
  ['نقطة واحدة لكل درهم تنفقه', '1 point; 1 AED'],
  ['٣ نقاط لكل ١ دولار', '3 point; 1 USD'],
  ['١٥ دقيقة فقط', '15 minute'],
  ['في أقل من ١٠ دقائق', '10 minute max'],
  ['خلال 3 إلى 5 أيام عمل', '3..5 workday within'],
  ['خدمة العملاء ٢٤/٧ على الرقم ٦٠٠٥٤٠٠٠٠', 'always 24/7; phone 600540000'],
  ['العرض سار حتى ٣١ ديسمبر ٢٠٢٦', 'date 2026-12-31 max'],
  ['من ١ يناير ٢٠٢٦ إلى ٣١ مارس ٢٠٢٦', 'date 2026-01-01..2026-03-31'],
  ['منذ عام ١٩٦٣', 'date 1963'],
  ['أكثر من ١٠٠ فرع و٥٠٠ صراف آلي', '100 count:branch over; 500 count:atm'],
  ['ما بين ٥٠ ألف و١٠٠ ألف درهم', '50000..100000 AED'],
  ['مليونين ونصف درهم', '2500000 AED'],
  ['ثلاثة ملايين ونصف المليون درهم', '3500000 AED'],
  ['مئة وخمسون ألف درهم', '150000 AED'],
  ['ألف وخمسمئة درهم', '1500 AED'],
  ['مليون و200 ألف درهم', '1200000 AED'],
  ['درهم واحد', '1 AED'],
  ['٥٠ فلساً', '50 fils'],
  ['بقيمة 1,000 دولار أمريكي', '1000 USD'],
  ['وفّر حتى %٢٠', '20 % upTo'],
  ['خصم ٣٠ في المائة', '30 %'],
  ['٥٠٠٠٠ درهم', '50000 AED'],
  ['٥٠ الف', '50000'],
  ['٣٫٧٥٪ / ٤٫١٠٪ / ٤٫٣٥٪', '3.75/4.1/4.35 %'],
  ['رسوم ٥٢٥ درهم شاملة ض.ق.م.', '525 AED incl'],
  ['د.إ.‏ ٥٠٠', '500 AED'],
  ['الساعة ٩ صباحاً', 'time 09:00'],
  ['من ٨ صباحاً إلى ٢ ظهراً', 'time 08:00..14:00'],
  ['٩٠٪ من العملاء', '90 %'],
  ['شهر واحد مجاناً', '1 month'],
  ['عامين كاملين', '2 year'],
  ['لغاية ثلاث سنوات', '3 year upTo'],
  ['على مدى ٥ سنوات', '5 year'],
  ['لا تقل عن خمسين ألف درهم', '50000 AED min'],
  ['المركز ١', 'name المركز 1'],
  ['الطابق ٣', 'name الطابق 3'],
  ['سيارة موديل ٢٠٢٤', 'name موديل 2024'],
  ['بطاقة فيزا ٣٦٠', 'name فيزا 360'],
  ['٥ نجوم', 'name 5 نجوم'],
  ['أول ٦ أشهر', '6 month'],
  ['كل ٣ أشهر', '3 month'],
  ['٤ مرات في الشهر', '4 times /month'],
  ['مرتين شهرياً', '2 times /month'],
  ['نص مليون', '500000'],
  ['ب ٣ آلاف', '3000'],
  ['بمليون درهم', '1000000 AED'],
  ['بألف درهم', '1000 AED'],
  ['١٠٠٠+ متجر', '1000 count:outlet min'],
  ['+١٠٠٠ متجر', '1000 count:outlet min'],
  ['٣ مليون', '3000000'],
  ['هاتف ٠٤٣١٦٠٣١٦', 'phone 043160316'],
  ['عشرون بالمئة', '20 %'],
  ['خمسة وعشرين سنة', '25 year'],
  ['خمس وعشرين ألف', '25000'],
  ['احد عشر شهرا', '11 month'],
  ['اثنا عشر شهراً', '12 month'],
  ['١٢ شهر بدون فوائد', '12 month'],
  ['land fee 3% + agent 2,100 incl vat', '3 %; 2100 AED incl inherited'],
  ['annual fee 450+VAT', '450 AED /year excl inherited'],
  ['رسوم ٢٩٩ + ضريبة', '299 AED excl inherited'],
  ['40 interest-free days', '40 day'],
  ['EIBOR 6M + 1.2%', 'name eibor 6m; 1.2 %'],
  ['USD: 6m 3.2', 'unread USD: 6m; 3.2'],
  ['تأمين بقيمة ميتين ألف', '200000'],
  ['قرض +٣ مليون', '3000000 AED min inherited'],
  ['50 درهم/يوم', '50 AED /day'],
  ['لو الرصيد ما نزل عن 7,000', '7000 min'],
  ['capped @ AED 2k pm', '2000 AED max /month'],
  ['yr 3 onwards AED 200', 'ordinal 3 year; 200 AED'],
  ['offer til 9 May', 'date --05-09 max'],
  ['من 3 لين 20 يوليو 2026', 'date 2026-07-03..2026-07-20'],
  ['Annual fee AED 525* (incl. VAT), first year free', '525 AED /year incl *; ordinal 1 year'],
  ['AED 12K (8K for nationals) p.a.', '12000 AED /year; 8000 AED /year inherited'],
  ['B2B payments with code WELCOME50', 'name b2b; name welcome50'],
  ['Visa 360 and Card 2 Go', 'name visa 360; name card 2 go'],
  ['see www.bank.ae/cards2go or mail info24@bank.ae', 'address www.bank.ae/cards2go; address info24@bank.ae'],
  ['25k and 500k dirhams', '25000/500000 AED'],
  ['a quarter of a million dirhams', '250000 AED'],
  ['ثلاثة ملايين ونصف درهم', '3500000 AED'],
  ['AED 1 499 a year', '1499 AED /year'],
  ['1 499 points', 'unread 1 499 points'],
  ['1,2000', 'unread 1,2000'],
  ['12.34.56', 'unread 12.34.56'],
  ['AED 1.500', 'unread AED 1.500'],
  ['5..5%', 'unread 5..5%'],
  ['5OO AED', 'unread 5OO'],
  ['l5% off', 'unread l5%'],
  ['AED XX per month', 'unread AED XX'],
  ['[amount] AED', 'unread [amount] AED'],
  ['[x]%', 'unread [x]%'],
  ['3xyz', 'unread 3xyz'],
  ['25-36-48 months', 'unread 25-36-48'],
  ['4000 1234 5678 9010', 'unread 4000 1234 5678 9010'],
  ['½ price for 2 nights', 'unread ½; 2 count:night'],
  ['①', 'unread ①'],
  ['०५%', 'unread ०; unread ५%'],
  ['12٬500 درهم', '12500 AED'],
  ['٣،٥٪', 'unread ٣،٥٪'],
  ['٣٫٥٪', '3.5 %'],
  ['٣,٥٪', '3.5 %'],
  ['3,5 AED', 'unread 3,5 AED'],
  ['5', '5'],
  ['5 %', '5 %'],
  ['% 5', '5 %'],
  ['AED', ''],
  ['.5%', '0.5 %'],
  ['05 days', '5 day'],
  ['007', 'unread 007'],
])('%j', (text, read) => {
  const { figures, mentions, unread } = readFigures(text)
  const parts = [
    ...figures.map((figure) => ({ at: figure.from, said: describeFigure(figure) })),
    ...mentions.map((mention) => ({ at: mention.from, said: describeMention(mention) })),
    ...unread.map((part: Unread) => ({ at: part.from, said: `unread ${part.text}` })),
  ]
  expect(
    parts
      .toSorted((one, other) => one.at - other.at)
      .map(({ said }) => said)
      .join('; '),
  ).toBe(read)
})

function describeFigure({ value, unit, bound, per, method, vat, marker, inherited }: Figure): string {
  const words = [
    describeValue(value),
    unit,
    bound === 'exact' ? undefined : bound,
    per && `/${per}`,
    method,
    vat,
    marker,
    inherited && 'inherited',
  ]
  return words.filter((word) => word !== undefined).join(' ')
}

function describeMention(mention: Mention): string {
  const unit = 'unit' in mention ? ` ${mention.unit}` : ''
  const bound = 'bound' in mention && mention.bound !== 'exact' ? ` ${mention.bound}` : ''
  return `${mention.kind} ${describeValue(mention.value)}${unit}${bound}`
}

function describeValue(value: Value): string {
  if (typeof value === 'string') return value
  return 'from' in value ? `${value.from}..${value.to}` : value.join('/')
}

test.each([
  'One of the best cards',
  'All in one place',
  'Second to none',
  'You may apply',
  'Get a second card',
  'Zero hassle',
  'Thousands of outlets',
  'The weight is off your shoulders',
  'واحدة من أفضل البطاقات',
  'آلاف المتاجر بانتظارك',
  'لا أحد مثلنا',
  'يوم الأحد',
  'بطاقة ثانية لأحبائك',
  '',
])('%j has no figure', (text) => {
  expect(readFigures(text)).toEqual({ figures: [], mentions: [], unread: [] })
})

const anything = oneof(
  string({ unit: 'binary' }),
  array(
    constantFrom(
      ...' \n.,/-+%*()AED 3m k و ب الف درهم من الى 5 ٥ ٫ ٬ ، 24/7 min up to 2026 March ½ ² 🏦 ـ\u200f\u0651 x st'.split(
        ' ',
      ),
      ...'one twenty half million point quarter ربع ونصف مليون خمسة عشر ثلاثة per month incl. VAT buy get for [ ] ? rs . 1 499 between and'.split(
        ' ',
      ),
      ' ',
    ),
    { maxLength: 60 },
  ).map((parts) => parts.join('')),
)

test('every digit is in exactly one part, whose offsets give back its text', () => {
  assert(
    property(anything, (text) => {
      const { figures, mentions, unread } = readFigures(text)
      const parts = [...figures, ...mentions, ...unread]
      for (const part of parts) expect(text.slice(part.from, part.to)).toBe(part.text)
      for (const { index, 0: digit } of text.matchAll(/\p{Nd}/gu)) {
        const holders = parts.filter(({ from, to }) => from <= index && index + digit.length <= to)
        expect(holders, JSON.stringify(text)).toHaveLength(1)
      }
    }),
    { numRuns: 1000 },
  )
})

test('no two parts overlap, and each list stands in the order of the text', () => {
  assert(
    property(anything, (text) => {
      const { figures, mentions, unread } = readFigures(text)
      for (const parts of [figures, mentions, unread]) {
        expect(parts.map(({ from }) => from)).toEqual(parts.map(({ from }) => from).toSorted((a, b) => a - b))
      }
      const all = [...figures, ...mentions, ...unread].toSorted((one, other) => one.from - other.from)
      for (const [index, part] of all.entries()) {
        expect(part.from, JSON.stringify(text)).toBeGreaterThanOrEqual(all[index - 1]?.to ?? 0)
      }
    }),
    { numRuns: 1000 },
  )
})

test('where the marks of direction stand does not change what is read', () => {
  const plain = readFigures('رسوم سنوية 525 درهم').figures[0]
  const marked = readFigures('رسوم سنوية \u2066525\u2069\u200f درهم').figures[0]
  expect(marked).toMatchObject({ value: plain?.value, unit: plain?.unit, per: 'year', bound: 'exact' })
})

test.each([
  '1',
  '1,',
  '1 ',
  '1/',
  '1-',
  '1.',
  'a.',
  'a@',
  'a-1 ',
  'AED ',
  'min ',
  '(',
  '5 (',
  '1 and ',
  '1 to ',
  'one ',
  'hundred ',
  'مليون ',
  'و',
  '٥ و',
  'a.b-c@',
  'www.',
  '24/',
  '٪',
  'ـ',
  '[',
  '? ',
  'double ',
  'up to ',
  'first ',
  "a'",
  '1:1',
])('the time for many %j grows with their number alone', (part) => {
  const few = timeOf(part.repeat(10_000 / part.length))
  const many = timeOf(part.repeat(80_000 / part.length))
  // Eight times as many; quadratic time would be sixty-four times as long.
  expect(many).toBeLessThan(Math.max(few * 24, 1000))
})

/** Of the processor, in milliseconds, whatever else it is busy with. */
function timeOf(text: string): number {
  const started = process.cpuUsage().user
  readFigures(text)
  return (process.cpuUsage().user - started) / 1000
}
