import { expect, test } from 'vitest'
import { acceptedContent, exportContent, hasWrittenContent, importContent } from './draft-content.ts'
import { emptyItems } from './items.ts'

const at = '2026-11-20T08:00:00.000Z'

const imported = importContent(
  {
    'FAQ-0001': {
      fields: {
        title: { value: 'Questions', ai_generated: true },
        description: { value: '', ai_generated: false },
      },
      items: [{ question: { value: 'Why?', ai_generated: false } }, {}],
    },
  },
  at,
)

test('marked values wait for a reader, others are accepted, empty ones are nothing', () => {
  expect(imported).toEqual({
    'FAQ-0001': {
      fields: {
        title: {
          value: 'Questions',
          origin: { by: 'word', aiGenerated: true },
          retryCount: 0,
          status: 'pending',
        },
      },
      items: [
        {
          id: 'item-1',
          values: {
            question: {
              value: 'Why?',
              origin: { by: 'word', aiGenerated: false },
              retryCount: 0,
              status: 'accepted',
              acceptedAt: at,
            },
          },
        },
        { id: 'item-2', values: {} },
      ],
    },
  })
})

test('a document gets all values, a page the accepted ones', () => {
  expect(exportContent(imported)).toEqual({
    'FAQ-0001': {
      fields: { title: { value: 'Questions', ai_generated: true } },
      items: [{ question: { value: 'Why?', ai_generated: false } }, {}],
    },
  })
  expect(acceptedContent(imported)['FAQ-0001']?.fields).toEqual({})
})

test('an instance that is the same is exported as the same object', () => {
  const content = { ...imported, 'KBS-0001': { fields: {}, items: [] } }
  expect(exportContent(content)['FAQ-0001']).toBe(exportContent(imported)['FAQ-0001'])
  expect(acceptedContent(content)['FAQ-0001']).toBe(acceptedContent(imported)['FAQ-0001'])
})

test('items without a word are not content', () => {
  expect(hasWrittenContent(imported)).toBe(true)
  expect(hasWrittenContent({ 'FAQ-0001': { fields: {}, items: emptyItems(1) } })).toBe(false)
})
