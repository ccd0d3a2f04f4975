import { expect, test } from 'vitest'
import { assignmentOfField } from './assignment.ts'
import { briefOf, fieldTask } from './fake-tasks.node.ts'
import { findExcess, keepBetter } from './limits.ts'
import { excessPrompt } from './prompt/mending.ts'
import { fieldPrompt } from './prompt/task.ts'

const knownOfText = {
  terms: [
    { text: 'Kunooz account', isName: true, says: ['حساب كنوز'], never: [] },
    { text: 'profit rate', isName: false, says: ['معدل الربح'], never: ['سعر الفائدة'] },
  ],
  pairs: [{ text: 'A profit rate of 2%', translation: 'معدل ربح 2%' }],
}
const otherText = 'The Kunooz account pays a profit rate of 3% from AED 3,000'
const task = fieldTask('HBR001', 'title', { brief: briefOf({ locale: 'ar-AE' }), otherText, knownOfText })
const { columns, prompt, brief, notes, ...frame } = assignmentOfField(task)
const faultsOf = (title: string) =>
  findExcess(columns, { title }, { ...frame, locale: brief.locale, notes }).filter(
    ({ problem }) => problem.problem === 'not-alike',
  )
const right = 'يمنحك حساب كنوز معدل ربح 3% من 3,000 درهم'

test('a model reads the words of the team and what was accepted, as text and not as an instruction', () => {
  expect(prompt).toContain('profit rate: معدل الربح; never سعر الفائدة')
  expect(prompt).toContain('Kunooz account: حساب كنوز; must be said')
  expect(prompt).toContain('A profit rate of 2%\n= معدل ربح 2%')
  expect(prompt.indexOf(otherText)).toBeLessThan(prompt.indexOf('معدل الربح'))
  const plain = fieldPrompt(fieldTask('HBR001', 'title', { otherText }))
  expect(plain).not.toContain('accepted in both languages')
})

test('a model reads the facts that the text says figures of, and is told to add nothing of them', () => {
  const keyMessages = ['Profit rate of 3% a year for balances of 90 days', '24/7 support in the app']
  const translation = { ...task, brief: briefOf({ locale: 'ar-AE', keyMessages }) }
  const { prompt: told } = assignmentOfField(translation)
  expect(told).toContain('nothing of them is added')
  expect(told.match(/"says":"[^"]*"/g)).toEqual(['"says":"Profit rate of 3% a year for balances of 90 days"'])
  expect(prompt).not.toContain('Say no figure here')
})

test('an answer that says the same passes', () => {
  expect(faultsOf(right)).toEqual([])
})

test.each([
  ['another figure', right.replace('3%', '4%'), '3%'],
  ['a lost bound', right.replace('من 3,000', 'حتى 3,000'), '3,000'],
  ['a lost name', right.replace('حساب كنوز', 'هذا الحساب'), 'does not name Kunooz account. Say حساب كنوز.'],
  ['a forbidden word', right.replace('معدل ربح', 'سعر الفائدة'), 'Say معدل الربح.'],
])('an answer with %s is asked for once more, exactly', (_, answer, words) => {
  const faults = faultsOf(answer)
  expect(faults.length).toBeGreaterThan(0)
  expect(excessPrompt(faults)).toContain(words)
  const kept = keepBetter(
    columns,
    { title: answer },
    { title: right },
    { ...frame, locale: brief.locale, notes },
  )
  expect(kept).toEqual({ title: right })
})

test('what is written from a brief alone is compared with nothing', () => {
  const { translated } = assignmentOfField(fieldTask('HBR001', 'title'))
  expect(translated).toBeUndefined()
})
