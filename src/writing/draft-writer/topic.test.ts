import { expect, test } from 'vitest'
import { readAudience, readTopic, restBehindName } from './topic.ts'

const names = ['Emirates', 'NBD', 'UAE', 'Visa']

test.each([
  ['Home finance 3.75% fixed', 'home finance 3.75% fixed'],
  ['بطاقة 3.5% استرداد', 'بطاقة 3.5% استرداد'],
  ['4.99% Auto Loan for UAE nationals', '4.99% Auto Loan'],
  ['U.A.E. Salary Account', 'U.A.E. Salary Account'],
  ['St. Regis Marriott Bonvoy card', 'St. Regis Marriott Bonvoy card'],
  ['Dr. Plan for medical professionals', 'Dr. Plan'],
  ['Mr. & Mrs. joint account', 'Mr. & Mrs. joint account'],
  ['Card No. 1 in the Gulf', 'Card No. 1 in the Gulf'],
  ['“Skyline” travel card', 'skyline travel card'],
  ['"Skyline Credit Card"', 'Skyline Credit Card'],
  ['‘Skyline Credit Card’', 'Skyline Credit Card'],
  ['«بطاقة سكايلاين»', 'بطاقة سكايلاين'],
  ['Customers’ Choice account', 'Customers’ Choice account'],
  ['(New) Skyline Credit Card', 'Skyline Credit Card'],
  ['Payroll (WPS) account – new page', 'payroll account'],
  ['Skyline Credit Card (NEW!!)', 'Skyline Credit Card'],
  ['New! Skyline Credit Card', 'Skyline Credit Card'],
  ['Skyline Credit Card! Out now', 'Skyline Credit Card'],
  ['SKYLINE CREDIT CARD – 5% BACK ON EVERYTHING', 'SKYLINE CREDIT CARD'],
  ['Skyline Credit Card—made for travel', 'Skyline Credit Card'],
  ['Launch: Skyline Credit Card', 'Skyline Credit Card'],
  ['pls make page 4 Skyline Current Account', 'Skyline Current Account'],
  ['New to bank offer: Skyline Account', 'Skyline Account'],
  ['Skyline upgrade offer (till 31 Mar)', 'skyline upgrade offer'],
  ['Liv. Prime account', 'Liv. Prime account'],
  ['Product: 0% Balance Transfer', '0% Balance Transfer'],
  ['Introducing: Skyline Credit Card', 'Skyline Credit Card'],
  ['Priority Banking: for balances of AED 350k+', 'Priority Banking'],
  ['1. Skyline Credit Card', 'Skyline Credit Card'],
  ['- Skyline Credit Card', 'Skyline Credit Card'],
  ['Home finance from 3.75% p.a.', 'home finance from 3.75% p.a.'],
  ['Fixed deposit up to 5.5% p.a. Open yours today.', 'fixed deposit up to 5.5% p.a.'],
  ['Auto loan - 2.49% flat', 'auto loan'],
  ['AED 5,000 - 10,000 salary account', 'AED 5,000 - 10,000 salary account'],
  ['5% – Cashback card', '5% – Cashback card'],
  ['4.99%\nAuto Loan', 'Auto Loan'],
  ['24/7 banking', '24/7 banking'],
  ['Savings account 2.0', 'savings account 2.0'],
  ['FX', 'FX'],
  ['Looking for a home? Home finance at your pace', 'home finance at your pace'],
  ['Loan of AED 50,000 (incl. VAT) for all of us', 'loan of AED 50,000 (incl. VAT)'],
  ['Salary account for earners of AED 5,000 to 10,000 a month', 'salary account'],
  ['0% for 12 months easy payment plan on your purchases', '0% for 12 months easy payment plan'],
  ['Credit card free for life with no annual fee ever', 'credit card free for life'],
  ['Fixed deposit rate up to 5.5% p.a. paid monthly for every holder', 'fixed deposit'],
  ['Home finance up to AED 5 million for UAE nationals and residents', 'home finance up to AED 5 million'],
  ['Personal loan rates starting from 4.99% per annum reducing for staff', 'personal loan'],
  [
    'Emirates NBD Skyline Horizon World Elite Mastercard Credit Card',
    'Emirates NBD Skyline Horizon World Elite Mastercard Credit Card',
  ],
  [
    'A Skyline Horizon Wonder World Elite Platinum Infinite Signature Titanium Credit Card',
    'Skyline Horizon Wonder World Elite Platinum Infinite Signature',
  ],
  ['حساب الراتب: مكافأة حتى ٥٬٠٠٠ درهم', 'حساب الراتب'],
  ['بطاقة ائتمان برسوم ٥٠٠ د.إ. سنوياً', 'بطاقة ائتمان برسوم ٥٠٠ د.إ. سنوياً'],
  ['تمويل سيارات ٢٫٤٩٪ – عرض محدود', 'تمويل سيارات ٢٫٤٩٪'],
  ['تمويل سكني بربح يصل إلى ٣٫٧٥٪ سنوياً لمدة ٢٥ سنة للمواطنين والمقيمين', 'تمويل سكني'],
  ['بطاقة السفر، مع صالات المطار', 'بطاقة السفر'],
])('the topic “%s” is called “%s”', (text, name) => {
  expect(readTopic(text, names)?.name).toBe(name)
})

test.each(['4.99%', 'From AED 500', '“”', '!', ''])('the topic “%s” names nothing', (text) => {
  expect(readTopic(text, names)).toBeUndefined()
})

test.each([
  ['Up to 5% cashback card', undefined],
  ['4.99% Auto Loan', 'our 4.99% Auto Loan'],
  ['Mr. & Mrs. joint account', 'our Mr. & Mrs. joint account'],
])('“%s” with our: %s', (text, ours) => {
  expect(readTopic(text, names)?.ours).toBe(ours)
})

test.each([
  ['Dr. and Mrs. couples', 'Dr. and Mrs. couples'],
  ['For salaried U.A.E. nationals', 'salaried U.A.E. nationals'],
  ['Families earning AED 15,000 to 30,000, with kids', 'families earning AED 15,000 to 30,000'],
  ['People aged 21 - 60', 'people aged 21 - 60'],
  ['HR', 'HR'],
  ['المقيمون في الإمارات', undefined],
])('the audience “%s” follows “for” as “%s”', (text, phrase) => {
  expect(readAudience(text, names)).toBe(phrase)
})

test.each([
  ['frequent flyers, sal 12k+', 'frequent flyers', 'sal 12k+'],
  ['Loan for owners - existing page is old', 'loan for owners', 'existing page is old'],
  ['Cashback card (new version)', 'cashback card', 'new version'],
  ['مواطنين، موظفين حكومة', 'مواطنين', 'موظفين حكومة'],
  ['Car finance\nfor new cars', 'car finance', 'for new cars'],
  ['Cashback card', 'cashback card', ''],
  ['Families.', 'families', ''],
])('of “%s”, called “%s”, no text says “%s”', (text, name, rest) => {
  expect(restBehindName(text, name)).toBe(rest)
})

test.each([
  [
    'المحافظ الذكية المُدارة من الإمارات دبي الوطني لإدارة الثروات، صفحة جديدة',
    'المحافظ الذكية المُدارة من الإمارات دبي الوطني لإدارة الثروات',
  ],
  [
    'Managed Growth Portfolios from Emirates NBD Wealth, new page',
    'Managed Growth Portfolios from Emirates NBD Wealth',
  ],
])('whose product it is belongs to its name: %s', (text, name) => {
  expect(readTopic(text, names)?.name).toBe(name)
})

test.each([
  ['Wealth - Skyline Growth Portfolios', 'Skyline Growth Portfolios'],
  ['Notes for the Skyline Savings Plan page', 'Skyline Savings Plan'],
  ['نوتس عن حساب الشركات الناشئة', 'حساب الشركات الناشئة'],
])('neither a segment nor notes are a name: %s', (text, name) => {
  expect(readTopic(text, names)?.name).toBe(name)
})

test.each([
  ['Travel insurance page - product name درع السفر (dont translate!!)', 'درع السفر'],
  ['Green finance - Arabic page. Name: تمويل المركبات الخضراء', 'تمويل المركبات الخضراء'],
  ['حملة راتبي أسرع - تحويل الراتب', 'راتبي أسرع'],
])('a name that the topic gives outright is the name: %s', (text, name) => {
  expect(readTopic(text, names)?.name).toBe(name)
})
