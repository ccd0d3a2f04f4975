import { describe, expect, test } from 'vitest'
import { findContradictions } from './find-contradictions.ts'

test.each([
  ['Annual fee AED 500', 'Annual fee of AED 750'],
  ['Annual fee: AED 525 incl. VAT', 'Just AED 799 annual fee'],
  ['No annual fee', 'Annual fee AED 313.95 incl. VAT'],
  ['Free for life', 'The annual fee is AED 500'],
  ['Minimum salary AED 5,000', 'Min. salary: AED 8K'],
  ['Salary of at least AED 5,000', 'Minimum monthly salary AED 12,000'],
  ['Rates from 2.99% p.a.', 'Interest rate starting at 3.49% p.a.'],
  ['Interest rate of 2.49% p.a. flat', 'Interest rate 3.99% p.a.'],
  ['5% cashback on dining', 'Earn 3% cashback on dining'],
  ['Repayment over 72 months', 'Repayment period up to 60 months'],
  ['Tenor up to 4 years', 'Tenor up to 60 months'],
  ['Loan amount up to AED 3m', 'Borrow up to AED 2 million'],
  ['Processing fee 1.05% of the loan amount', 'Processing fee 1%'],
  ['Minimum balance AED 3,000', 'Maintain a minimum balance of AED 5,000'],
  ['Free valet parking 4 times a month', 'Free valet parking 2 times a month'],
  ['Approval within 24 hours', 'Approval within 48 hours'],
  ['Annual fee AED 500', 'رسوم سنوية ٧٥٠ درهماً'],
  ['Offer valid till 31 August', 'OFFER ENDS 15 AUG'],
  ['Minimum salary AED 5,000', 'A salary of AED 8k is needed'],
  ['5% cashback on groceries', 'Groceries give 3% back'],
  ['مدة السداد لغاية ٤٨ شهر', 'التقسيط حتى ٦٠ شهراً'],
  ['الحد الأدنى للراتب ٥٬٠٠٠ درهم', 'Minimum salary AED 8,000'],
  ['بدون رسوم سنوية', 'Annual fee AED 500'],
  ['بدون رسوم سنوية', 'الرسوم السنوية ٥٠٠ درهم'],
  ['استرداد نقدي 5%', 'كاش باك ٣٪'],
  ['معدل ربح يبدأ من ٢٫٤٩٪ سنوياً', 'Profit rate from 2.99% p.a.'],
  ['Minimum salary AED 8,000', 'راتب لا يقل عن خمسة آلاف درهم'],
  ['No minimum balance', 'Fee of AED 25 if the balance falls below AED 3,000'],
  ['لا حد أدنى للرصيد', 'رسوم هبوط الرصيد 25 درهم اذا نزل تحت 3000 درهم'],
  ['Split purchases of AED 1,000+ over 3, 6 or 12 months', 'Purchases of AED 500 and above can be split'],
  ['no salary transfer needed', 'Salary transfer to EI required to get the 1.89 rate'],
  ['Issuance AED 50 waived 1 Nov – 30 Nov 2026', 'Issuance free till 15 Jan 27'],
  ['No processing fee until 31 Dec', 'Fee waiver runs 1 Oct 2026 to 31 Jan 2027'],
  ['zero FX fee', 'FX fee 1.99% for currencies that are not on the card'],
  ['Fixed 3 yr: rate 4.24%, fixed for 3 years, LTV 80%', '3yr fixed from 4.14%'],
  ['First instalment after 90 days', 'First instalment deferred up to 120 days'],
  ['Offer valid till 28 February 2027', 'last day to open = 14 March 2027'],
  ['العرض ساري لغاية 28 فبراير 2027', 'آخر يوم لفتح الحساب 14 مارس 2027'],
  ['Rates from 5.49% p.a.', 'Rates up to 5.49% p.a. for salary transfer customers'],
  ['معدل ربح من ٤٫٢٥٪', 'معدل ربح لغاية 4.25%'],
  ['Minimum salary AED 6,000', 'Salary of at least AED 9,000 with salary transfer'],
  ['8 فايزين كل شهر', '9 رابحين شهريا'],
  ['Free card delivery', 'Card delivery AED 30'],
  ['No fees on transfers', 'Transfer fee AED 20'],
  ['بدون رسوم على التحويلات', 'رسوم التحويل 20 درهم'],
  ['2 miles per AED 3', '2 miles for every AED 5'],
  ['Min. investment USD 20,000', 'Start investing from USD 8,000'],
  ['Referral bonus AED 120', 'AED 180 for each referral'],
])('%j contradicts %j', (one, other) => {
  expect(findContradictions(['A card for all', one, '', other])).toEqual([{ one: 1, other: 3 }])
  expect(findContradictions([other, one])).toHaveLength(1)
})

test.each([
  ['Annual fee AED 500', 'Annual fee of AED 500 a year'],
  ['Annual fee AED 500', 'رسوم سنوية 500 درهم'],
  ['Annual fee AED 500', 'Minimum salary AED 5,000'],
  ['Annual fee AED 525 incl. VAT', 'Annual fee AED 500 + VAT'],
  ['Annual fee AED 500', 'First year free, no annual fee'],
  ['No annual fee in the first year', 'Annual fee AED 500 thereafter'],
  ['Minimum salary AED 5,000 for nationals', 'Minimum salary AED 8,000 for expats'],
  ['الحد الأدنى للراتب ٥٠٠٠ درهم للمواطنين', 'Minimum salary AED 8,000 for expats'],
  ['Car loan rates from 2.49%', 'Home loan rates from 3.99%'],
  ['Rates from 3.49% for new cars', 'Rates up to 3.49% for used cars'],
  ['Minimum salary AED 9,000', 'Minimum salary AED 6,000 with salary transfer'],
  ['Offer valid till 28 February 2027', 'Last day to redeem 14 March 2027'],
  ['Offer valid till 28 February 2027', 'last day to send the pictures 5 January 2027'],
  ['2 miles per AED 3', '2 miles for every AED 5 on fuel'],
  ['Annual fee AED 500 for the primary card', 'Annual fee AED 100 for a supplementary card'],
  ['5% cashback on dining', '3% cashback on fuel'],
  ['5% cashback on dining', '1% cashback on everything else'],
  ['Rates of 2.49% flat', 'Rates of 4.49% reducing'],
  ['Interest rate 1.99% per month', 'Interest rate 23.88% per year'],
  ['Rates from 2.99%', 'Rates up to 5.99%'],
  ['Minimum salary AED 5,000', 'Salary above AED 15,000 earns more'],
  ['Tenor up to 48 months', 'Tenor up to 4 years'],
  ['Tenor up to 48 months', 'Tenors of 12, 24 and 36 months'],
  ['Tenor 12-48 months', 'Tenor of 24 months'],
  ['Approval within 24 hours', 'Approval within 1 day'],
  ['3.75%/4.10%/4.35% profit rate', 'Profit rate 3.75%'],
  ['4% interest on balances above AED 50,000', '3% interest on balances above AED 10,000'],
  ['Minimum salary AED 5,000, or 8,000 for expats', 'Minimum salary AED 5,000'],
  ['No hidden fees', 'Annual fee AED 500'],
  ['Annual fee waived if you spend AED 10,000', 'Annual fee AED 500'],
  ['5% cashback up to AED 500 a month', 'Up to AED 500 cashback a month'],
  ['Call 600 540000', 'Call 600 540001'],
  ['Card valid from 31 Dec 2026', 'Offer valid till 31 Jan 2027'],
  ['Spend AED 5,000 a month', 'Annual fee waived when you spend AED 2,000 a month'],
  ['Annual fee for Horizon AED 750', 'Annual fee for Skyline AED 500'],
  ['12 lounge visits a year', '24/7 service'],
  ['No fees on transfers', 'Annual fee AED 500'],
  ['2 movie tickets', '4 airport transfers'],
  ['Offer valid till 31 August', 'العرض ساري لغاية ٣١ أغسطس ٢٠٢٧'],
  ['Salary of AED 8,000 earns 2%', 'Salary of AED 15,000 earns 3%'],
  ['About 50 branches', 'Over 45 branches'],
  ['', ''],
  ['Annual fee AED XX', 'Annual fee AED 500'],
  ['Free lounge visits until 31 March', 'No processing fee until 31 December'],
  ['Fixed 5 yr: rate 4.49%, fixed for 5 years', '3yr fixed from 4.14%'],
  ['Offer ends 31 Dec 26', 'Offer valid till 31 December 2026'],
  ['AED 25 fee if the balance falls below AED 3,000', 'Minimum balance AED 3,000'],
])('%j and %j may both hold', (one, other) => {
  expect(findContradictions([one, other])).toEqual([])
  expect(findContradictions([other, one])).toEqual([])
})

test('what all lines are about narrows none of them', () => {
  const lines = ['Minimum salary AED 5,000', 'Minimum salary AED 8,000 for expats']
  expect(findContradictions(lines)).toEqual([])
  expect(findContradictions(lines, 'A loan for expats')).toHaveLength(1)
})

test('each pair is named once, the earlier line first', () => {
  expect(
    findContradictions(['Annual fee AED 1', 'Rate 1%', 'Annual fee AED 2', 'Rate 2%', 'Annual fee AED 3']),
  ).toEqual([
    { one: 0, other: 2 },
    { one: 0, other: 4 },
    { one: 1, other: 3 },
    { one: 2, other: 4 },
  ])
})

test('the time for a long line grows with its length alone', () => {
  const line = (parts: number) => `Annual fee AED 5. ${'Rate 5% and 3 days, '.repeat(parts)}`
  const few = timeOf(line(100))
  const many = timeOf(line(800))
  expect(many).toBeLessThan(Math.max(few * 24, 1000))
})

/** Of the processor, in milliseconds, whatever else it is busy with. */
function timeOf(line: string): number {
  const started = process.cpuUsage().user
  findContradictions([line, line])
  return (process.cpuUsage().user - started) / 1000
}

test.each([
  ['FX 1.99', 'foreign currency fee 2.49% on all international spends'],
  ['min bal 3k', 'average monthly balance to be kept: AED 5,000'],
  ['50k bonus miles', 'welcome bonus 40,000 miles'],
  ['2 free movie tickets a month', '4 cinema tickets per month'],
  ['3-day cooling-off period', 'cooling off 7 days'],
  ['FX fee was 2.5% now 1.99%', 'FX fee 2.25%'],
  ['خصم 12% على حجوزات الفنادق', 'خصم 15% على الفنادق'],
  ['processing fee 1.5%', 'رسوم الدراسة 2%'],
])('in the words of every day, “%s” contradicts “%s”', (one, other) => {
  expect(findContradictions([one, other])).toHaveLength(1)
})

test.each([
  ['FX fee was 2.5% now 1.99%', 'FX fee 1.99%'],
  ['10% → 8% on fuel', '8% on fuel'],
  ['LTV 80% under 5m', 'LTV 70% over 5m'],
  ['1st supp card free', '2nd supp card AED 150'],
  ['Takaful free', 'takaful cover up to AED 1m'],
  ['fall below fee AED 26.25', 'minimum balance AED 3,000'],
])('in the words of every day, “%s” goes with “%s”', (one, other) => {
  expect(findContradictions([one, other])).toEqual([])
})

test.each([
  ['Minimum balance AED 4,000 or salary of AED 9,000 a month', 'There is no minimum balance'],
  ['No minimum balance required', 'min avg balance AED 2,500 or salary transfer AED 8,000'],
  // The bound of a figure is a part of what it is about.
  ['المدة حتى ٢٥ سنة', 'max tenor 30 yrs'],
  ['تمويل لغاية 2 مليون', 'max finance AED 1.5m'],
  ['You can borrow up to AED 1 million', 'loan amount up to 750k'],
  ['Min deposit AED 10,000', 'min. deposit is AED 25k'],
  ['Start with AED 5,000', 'Minimum deposit 10k'],
  // The least and the most of a fee do not narrow it.
  ['Processing fee 1.05% of finance amount (min AED 525, max AED 2,625) incl. VAT', 'No processing fee'],
  ['processing 1% (min 500)', 'proc fee 1.05%'],
  // None whatsoever has no exception.
  ['no transfer fee whatsoever', 'fee is AED 10.50 for UK if below AED 3,000'],
  ['zero fees to all 6 countries', 'fee is AED 10.50 for UK'],
  ['Free cheque book', 'cheque book AED 25'],
  ['Takaful is included free', 'takaful charge AED 20 a month'],
  ['Settle early at no cost', 'Early settlement fee: 1% of outstanding'],
  ['No cancellation fee', 'Cancellation fee AED 100'],
  // What all get, others do not get less of for doing more.
  ['Welcome bonus 40,000 miles - after spending USD 12,000 in first 3 months', 'welcome bonus 50,000 miles'],
  ['offer till end Jan', 'offer period 1-Dec-2026 to 15-Jan-2027'],
  ['العرض حتى نهاية مارس ٢٠٢٧', 'offer ends 15 March 2027'],
  ['Instant approval', 'approval within 2 working days'],
  ['موافقة فورية', 'الموافقة خلال يومي عمل'],
  ['open to all nationalities', 'UAE nationals only'],
  ['open account in branch only', '100% digital, no branch visit'],
  ['Points never expire', 'points valid for 2 years'],
  ['12 months 4.5%', '4.25% p.a. for 12 months'],
  ['early break penalty 1%', 'no penalty for early withdrawal'],
  ['daily limit AED 100k', 'max AED 50,000 per day'],
  ['zero balance account', 'AED 25/month fee if balance < 3,000'],
  ['no salary transfer', 'STL required'],
  ['Open in 5 minutes', 'account opening takes 10 minutes'],
  ['5% back on fuel, 7% back at supermarkets', '5% cashback on groceries'],
  ['Monthly fee AED 60, waived with a balance of 20k', 'costs AED 900 per year if the balance is lower'],
  ['Tenor 13-24 months: new 2.5%, used 3.2%', 'used cars 13-24m are 3.4% flat now'],
  ['Offer 5 May to 20 June 2027', 'these rates run til 1 July'],
  ['العرض ساري لين آخر مايو', 'ينتهي العرض 15 مايو 2026'],
  ['حوالتك توصل خلال دقيقتين', 'وقت وصول الحوالة 5 دقائق'],
  ['Unsecured up to AED 1m', 'تمويل بدون ضمانات لغاية 2 مليون درهم'],
  ['Third party for a saloon: from AED 700 a year + 5% VAT', 'third party saloon from 780 incl VAT'],
  ['No monthly fee for the first 3 months', 'monthly fee waived for 6 months'],
  ['Card delivered in 2 days', 'card reaches you within 6 working days'],
  ['50 interest-free days', 'up to 45 days interest free'],
  ['Gift paid within 30 days of 2nd salary', 'gift paid in 50 days after the 2nd salary'],
  ['Annual fee 945 incl VAT, 50% off yr 2 if spend > 90k', 'annual fee AED 950+VAT as per new tariff'],
  ['الموافقة المبدئية خلال 12 ساعة وصالحة 45 يوم', 'pre-approval takes 3 working days'],
  ['بدون حد أدنى للرصيد وبدون رسوم شهرية', 'no monthly fee in year 1, then 8/mth'],
  ['Storage free for 9 months', 'storage: first 3 months free'],
  ['No prepayment charges', 'foreclosure charge 1.5% in 1st 2 yrs'],
  ['فترة الاكتتاب من 3 إلى 12 يونيو 2026', 'الاكتتاب يقفل 14 يونيو'],
  ['Set up takes 4 days', 'Onboarding within 24 hours'],
  ['min 4 employees', 'minimum is 8 employees now'],
  ['First 8 employees free', 'first 4 employees free'],
  ['Annual fee free in the first year', 'no annual fee for the first 2 years'],
  ['أول سنة مجانا', 'أول سنتين مجانا'],
  ['Branch visit needed', 'fully digital'],
  ['Daily ATM withdrawal AED 9,000', 'الحد اليومي للسحب 7,000 درهم'],
  ['No activation fee', 'activation charge AED 90'],
  ['Points valid for 3 years', 'النقاط ما تنتهي'],
  ['رصيد أقل من 2,000 = رسوم 15 درهم بالشهر', 'بدون حد أدنى للرصيد'],
  ['Target yield 5% p.a. paid quarterly', 'income distributed monthly'],
  ['Wallet limit 30k a month', 'wallet limit 15k monthly'],
  ['Live price, spread 1.2%', 'spread is 1.4% after review'],
  ['Daily withdrawal limit AED 15k', 'السحب اليومي لغاية 20 ألف درهم'],
])('%j and %j cannot both be told', (one, other) => {
  expect(findContradictions([one, other])).toHaveLength(1)
  expect(findContradictions([other, one])).toHaveLength(1)
})

test.each([
  ['offer till end of January 2027', 'valid until 31 Jan 2027'],
  ['Welcome bonus 20,000 miles on first spend', 'up to 50,000 miles welcome bonus'],
  ['Welcome bonus 40,000 miles', 'Spend AED 50,000 in 3 months and get another 20,000 miles'],
  ['Minimum balance AED 5,000 for expats or salary AED 9,000', 'No minimum balance'],
  ['20 free transfers every month', 'AED 1.05 for each transfer afterwards'],
  ['Takaful cover AED 100,000', 'takaful contribution AED 20 a month'],
  ['Instant approval in principle', 'final approval in 2 working days'],
  ['1st chequebook free', 'each further chequebook AED 30'],
  ['zero fees', 'Late payment fee AED 241.50'],
  ['No cancellation fee', 'Registration fee AED 50'],
  ['Processing fee 1% (min AED 525, max AED 2,625)', 'processing fee capped at AED 2,625'],
  ['No fees for transfers in the UAE', 'AED 25 per international transfer'],
  ['zero balance for first 12 months', 'after that min balance AED 25,000'],
  ['Monthly fee AED 60, waived with a balance of 20k', 'AED 60 monthly fee'],
  ['Monthly fee AED 25', 'annual fee AED 300'],
  ['Tenor 13-24 months: new 2.5%, used 3.2%', 'used cars 25-36m are 3.4% flat'],
  ['Third party from AED 700', 'third party property damage up to AED 2m'],
  ['Unsecured up to AED 1m', 'Secured up to AED 5m'],
  ['Processing fee waived till 30 Apr (usual 1.05%)', 'partial settlement up to 30% free a year'],
  ['First year free', 'annual fee waived for 12 months'],
  ['0% for 6 months on flights over AED 1,000', '0% for 12 months on phones'],
  ['Parking at 3 malls', '5 restaurants'],
  ['The first salary must reach the account within 40 days', 'خلال 20 يوماً من وصول الراتب الأول'],
  ['Profit rate from 4.5% a year', 'a rate that is 1% higher'],
  ['Skip 2 EMIs a year', 'top up after 6 EMIs'],
  ['AED 500 voucher for loans >100k', 'loan up to 3 million'],
  ['بدون رسوم فتح', 'رسوم إصدار البطاقة 30 درهم'],
  ['EMI plan at 0.9% flat', 'interest rate 3.2% p.m. on purchases'],
  ['Gift paid within 30 days of 2nd salary', 'voucher paid within 50 days of 2nd salary'],
  ['Approval in 24 hours, valid for 60 days', 'approval within 24 hours'],
  ['Delivery in 3 working days', 'card delivered in 4 days'],
  ['Up to 1m → 0.50%', '1m - 3m → 0.35%'],
  ['Loan amount up to AED 1m: processing fee 0.5%', 'free valuation if the loan is AED 2m+'],
  ['Tenor 12-24 months: new 2.5%, used 3.2%', 'tenor up to 60 months'],
])('%j and %j can both be told', (one, other) => {
  expect(findContradictions([one, other])).toEqual([])
})

test('the name of the product narrows no line of its page', () => {
  const lines = ['zero fees on QuickRemit to all 6 countries', 'fee is AED 10.50 for UK']
  expect(findContradictions(lines, 'QuickRemit 60 sec transfers')).toHaveLength(1)
})

test('a headline says no more than the highest of the tiers', () => {
  const tiers = ['10k - 99k: 3.10% p.a.', '100k - 499k: 3.45% p.a.', '500k and above: 3.80% p.a.']
  expect(findContradictions([...tiers, 'Earn up to 4.10% p.a.'])).toEqual([{ one: 2, other: 3 }])
  expect(findContradictions([...tiers, 'Earn up to 3.80% p.a.'])).toEqual([])
})

describe('lines of one thing in other words', () => {
  test.each([
    [
      'Processing fee 0.8% of the loan (min AED 2,000)',
      'Zero processing fees for all customers until 31/03/2027',
    ],
    ['Min avg balance: Basic nil, Plus AED 10,000, Max AED 50,000', 'No min balance on any plan, ever'],
    ['AED 300 cashback when you open by 15 Jan 2027', 'Cashback AED 400 for opening before 15 Jan 2027'],
    ['تنزل الهدية بعد ثالث راتب', 'الهدية تصرف خلال 10 أيام من أول راتب'],
    ['Delivery of the card in 3 working days', 'You will get ur card within 7 working days'],
    ['Minimum age 21', 'Open to anyone aged 18 and above'],
    ['Cash back is capped at AED 300 a month', 'Unlimited cash back, no cap'],
    ['Free airport pickup 4 times a year', '2 airport pickups per year'],
    ['Golf: 1 free round a month', '2 complimentary golf rounds every month'],
    ['Tenor: 12 to 48 months', 'repay over up to 60 months'],
    ['Minimum loan AED 20,000', 'Borrow from AED 10,000'],
    ['No early settlement charges', 'Early settlement 1% of outstanding, max AED 10,000'],
    ['Salary transfer not needed', 'Salary must be transferred for 12 months'],
    ['Up to 3 withdrawals a month free', '5 free withdrawals per month'],
    ['Interest paid monthly', 'Interest is credited at the end of each quarter'],
    ['Minimum balance AED 3,000', 'Zero balance account'],
    ['Card replacement is free', 'Replacement card fee AED 75'],
    ['1 point for every AED 1', 'Earn 2 points per AED 1 spent'],
    ['Finance up to 80% of the car price', 'Down payment from 10%'],
    ['Transfers to India free of charge', 'Transfer fee AED 15 to all countries'],
    ['مدة التمويل حتى ٤٨ شهر', 'التقسيط على 60 شهر كحد أقصى'],
    ['بدون رسوم سنوية', 'الرسوم السنوية 300 درهم من السنة الثانية فقط للبطاقة'],
    ['الحد الأدنى للراتب ٥٠٠٠ درهم', 'راتبك ٨٠٠٠ درهم وفوق؟ قدم الان. الحد الأدنى للراتب 8,000 درهم'],
    ['التوصيل خلال يومين', 'توصل البطاقة خلال 5 أيام عمل'],
    ['العمر من ١٨ سنة', 'متاح للعملاء من عمر 21 سنة'],
    ['Kids get their card from age 6', 'Card for kids starts at 8 years'],
    ['10% off at Noon', 'Noon discount 15%'],
    ['Only UAE nationals can apply', 'Residents welcome too'],
    ['Free for the first 3 months, then AED 50 a month', 'No monthly fee, ever'],
    ['Bonus paid after 60 days', 'Bonus credited within 30 days of opening'],
    ['Reward credited after the second salary', 'The reward is paid with the first salary'],
    ['2 free lounge visits a quarter', 'unlimited lounge access'],
    ['AED 200 when you refer a friend', 'Refer a friend: AED 150'],
    ['Pre-approval takes 1 hour', 'Pre approval in 3 working days'],
    ['Up to AED 3 million finance', 'maximum finance amount AED 5 million'],
    ['Cover: 90 days per trip', 'Trips up to 60 days covered'],
    ['Processing fee: none', 'processing fee AED 500 for everyone'],
  ])('%j and %j contradict', (one, other) => {
    expect(findContradictions([one, other])).toHaveLength(1)
  })

  test.each([
    ['Annual fee AED 300 from year 2', 'Free in the first year'],
    ['Cashback 5% on groceries', '2% cashback on fuel'],
    ['Rate 4.5% for 12 months', 'Rate 4.1% for 6 months'],
    ['Nationals: up to 85%', 'Expats up to 80%'],
    ['AED 500 cashback for opening', 'AED 250 cashback for referring a friend'],
    ['Processing fee 1%, min AED 500', 'Early settlement fee 1%'],
    ['Minimum salary AED 5,000', 'Salary above AED 15,000 gets a free lounge pass'],
    ['Delivery in 3 days', 'Account opened in 10 minutes'],
    ['Debit card free', 'Credit card AED 200 a year'],
    ['Gold plan AED 99 a month', 'Platinum plan AED 199 a month'],
    ['Up to 8% cashback', '5% cashback on dining'],
    ['12 free transfers a year to India', 'Transfers to Egypt AED 10'],
    ['Tenor up to 48 months', 'First instalment after 90 days'],
    ['Bonus of 20,000 points', 'Earn 2 points per AED 1'],
    ['Medical cover USD 500,000', 'Lost baggage USD 1,500'],
    ['Delay over 6 hours pays USD 250', 'Lost baggage USD 1,500 per trip'],
    ['Kids under 12 travel free', 'Age limit 75 years'],
    ['Min balance AED 3,000', 'AED 25 a month if the balance falls below AED 3,000'],
    ['Minimum deposit AED 10,000', 'Deposits up to AED 5 million'],
    ['POS rate from 1.6% for retail', 'Free terminal for the first 6 months'],
    ['POS rate 1.6% for retail', 'POS rate 1.9% for restaurants'],
    ['Approval in 30 minutes for existing customers', 'New customers: approval in 2 days'],
    ['Free delivery in Dubai', 'Delivery elsewhere AED 20'],
    ['2 lounge visits a year for the supplementary card', '8 lounge visits a year for the main card'],
    ['Offer runs until 31 Jan 2027', 'Spend AED 10,000 by 28 Feb 2027'],
    ['Cashback is paid within 60 days', 'Offer valid for 90 days'],
    ['Card valid for 5 years', 'Points valid for 3 years'],
    ['No fees on local transfers', 'International transfers AED 15'],
    ['رسوم المعالجة 1%', 'رسوم السداد المبكر 1% بحد أقصى 10,000 درهم'],
    ['مكافأة 1000 درهم لراتب 8 الاف', 'مكافأة 2500 درهم لراتب 15 ألف'],
    ['السحب مجاني مرتين', '25 درهم عن كل سحب بعدها'],
    ['سقف التحويل اليومي 100,000 درهم', 'للعميل الجديد 20,000 درهم أول 7 أيام'],
    ['من عمر 21 سنة', 'العمر عند نهاية التمويل 65 سنة'],
    ['Weekly plan AED 20', 'Monthly plan AED 60'],
    ['5 debit cards with Pro', '1 debit card with Lite'],
    ['Zero processing fee until 31 March', 'Processing fee 1% of the amount'],
    ['Age 21 to 60', 'Kids from age 8 get a card'],
    ['Income from AED 15,000 for salaried', 'Income from AED 30,000 for self-employed'],
    ['Refund in 5 days', 'Cancel within 14 days'],
    ['1 free cheque book', 'Extra cheque book AED 25'],
  ])('%j beside %j contradicts nothing', (one, other) => {
    expect(findContradictions([one, other])).toEqual([])
  })
})
