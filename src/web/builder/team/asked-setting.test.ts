import { expect, test } from 'vitest'
import { createDraft } from '#content/draft/draft.ts'
import { renamePage } from '#content/draft/draft-operations.ts'
import { changeFace } from '#content/draft/faces/show-face.ts'
import { askedSetting } from './asked-setting.ts'

const english = renamePage(createDraft('2026-11-20T08:00:00.000Z'), 'Gold card')
const both = changeFace(
  { ...english, other: { locale: 'ar-AE', content: {}, pageName: '' } },
  'ar-AE',
  (arabic) => renamePage(arabic, 'البطاقة الذهبية'),
)
const theirs = ['Golden card', 'golden-card']

test('of two names that both changed each is asked in its own language, whichever is in front', () => {
  const asked = (['en-AE', 'ar-AE'] as const).map((locale) =>
    askedSetting({ kind: 'setting', setting: 'name', locale, base: undefined, theirs }, both),
  )
  expect(asked).toMatchObject([
    { name: 'the name of the page, in English', mine: ['Gold card', 'gold-card'], locale: 'en-AE' },
    {
      name: 'the name of the page, in Arabic',
      mine: ['البطاقة الذهبية', expect.anything()],
      locale: 'ar-AE',
    },
  ])
})

test('what both languages share names none, and neither does a page of one language', () => {
  const topic = { kind: 'setting', setting: 'topic', base: '', theirs: 'A card' } as const
  const name = { kind: 'setting', setting: 'name', locale: 'en-AE', base: undefined, theirs } as const
  expect(askedSetting(topic, both).name).toBe('the topic of the brief')
  expect(askedSetting(name, english).name).toBe('the name of the page')
})
