import { expect, test } from 'vitest'
import { type Marked, readPages, writeMarked } from '../scripts/weights/marked-lines.ts'

test('lines to learn from are read as they were written', () => {
  const page: Marked[] = [
    {
      line: { text: 'Save\nmore', form: 'heading', level: 9.1, looks: ['bold', 'larger'], block: 3 },
      ...{ purpose: 'title', kind: 'hero', begins: true, words: 2 },
    },
    {
      line: { text: 'check', form: 'text', level: 0, looks: [], block: 4, cell: { row: 1, column: 2 } },
      ...{ purpose: 'note', kind: undefined, begins: false, words: 1 },
    },
  ]
  expect(readPages(page.map(writeMarked).join('\n'))).toEqual([page])
})
