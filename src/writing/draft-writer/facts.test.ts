import { expect, test } from 'vitest'
import { createFact } from './facts.ts'

const factOf = (text: string) => createFact({ text, told: text, source: text })

test.each([
  ['Up to 5% cashback on groceries', 'reward', 'noun'],
  ['No annual fee for the first year', 'fee', 'fragment'],
  ['Shariah compliant', 'general', 'fragment'],
  ['Finance up to 80% of car price', 'amount', 'noun'],
  ['No minimum balance', 'amount', 'fragment'],
  ['Apply in 5 minutes', 'time', 'verb'],
  ['You can open the account online', 'access', 'sentence'],
  ['12 free airport lounge visits a year', 'travel', 'noun'],
  ['Free for life', 'fee', 'fragment'],
  ['دخول مجاني لأكثر من ألف صالة مطار', 'travel', 'noun'],
  ['Minimum salary AED 5,000', 'condition', 'fragment'],
  ['Terms of up to 25 years', 'amount', 'noun'],
  ['من دون حد أدنى للرصيد خلال أول 6 أشهر', 'amount', 'fragment'],
  ['استرداد نقدي حتى 5%', 'reward', 'noun'],
  ['من دون رسوم سنوية', 'fee', 'fragment'],
])('%s is about %s and stands as a %s', (text, kind, shape) => {
  expect(factOf(text)).toMatchObject({ kind, shape })
})
