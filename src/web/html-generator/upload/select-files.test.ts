import { expect, test } from 'vitest'
import { selectMany, selectOne } from './select-files.ts'
import { maxFileSize } from './size-limits.ts'

const file = (name: string, size = 1000) => ({ name, size, lastModified: 0 })

test('a Word document is taken, whatever the case of its ending', () => {
  expect(selectOne([file('Page.DOCX')])).toEqual({ ok: true, value: file('Page.DOCX') })
})

test('other files are refused, also those that only look alike', () => {
  for (const name of ['page.doc', 'page.docx.pdf', 'docx']) {
    expect(selectOne([file(name)])).toEqual({ ok: false, refusal: { problem: 'not-docx' } })
  }
})

test('10 MB is taken and a byte more is refused by name', () => {
  expect(selectOne([file('a.docx', maxFileSize)]).ok).toBe(true)
  expect(selectOne([file('a.docx', maxFileSize + 1)])).toEqual({
    ok: false,
    refusal: { problem: 'too-large', name: 'a.docx', size: maxFileSize + 1 },
  })
})

test('an empty file is refused by name', () => {
  const empty = { problem: 'empty', name: 'a.docx' }
  expect(selectOne([file('a.docx', 0)])).toEqual({ ok: false, refusal: empty })
  expect(selectMany([], [file('a.docx', 0), file('b.docx')])).toEqual({
    files: [file('b.docx')],
    refusals: [empty],
  })
})

test('one place takes one file', () => {
  expect(selectOne([file('a.docx'), file('b.docx')])).toMatchObject({ refusal: { problem: 'several-files' } })
})

test('of many files the others are skipped and counted', () => {
  expect(selectMany([], [file('a.docx'), file('b.txt'), file('c.pdf')])).toEqual({
    files: [file('a.docx')],
    refusals: [{ problem: 'skipped', count: 2 }],
  })
})

test('when no Word document is left, that is all that is said', () => {
  expect(selectMany([], [file('b.txt')])).toEqual({ files: [], refusals: [{ problem: 'none-docx' }] })
})

test('large files are refused one by one and the rest is taken', () => {
  const large = file('large.docx', maxFileSize + 1)
  expect(selectMany([], [large, file('a.docx')])).toEqual({
    files: [file('a.docx')],
    refusals: [{ problem: 'too-large', name: 'large.docx', size: large.size }],
  })
})

test('a second choice adds to the first, each file once, and counts the doubles', () => {
  const { files, refusals } = selectMany([file('a.docx')], [file('a.docx'), file('b.docx')])
  expect(files.map(({ name }) => name)).toEqual(['a.docx', 'b.docx'])
  expect(refusals).toEqual([{ problem: 'repeated', count: 1 }])
})

test('at most 200 files and 200 MB are taken', () => {
  const many = Array.from({ length: 203 }, (_, index) => file(`${index}.docx`))
  expect(selectMany([], many)).toMatchObject({ refusals: [{ problem: 'too-many', count: 3 }] })

  const heavy = Array.from({ length: 22 }, (_, index) => file(`${index}.docx`, maxFileSize))
  const { files, refusals } = selectMany([], heavy)
  expect(files).toHaveLength(20)
  expect(refusals).toEqual([{ problem: 'too-much', count: 2 }])
})

test('the lock files that Word leaves in a folder are passed over in silence', () => {
  expect(selectMany([], [file('~$a.docx', 162), file('a.docx')])).toEqual({
    files: [file('a.docx')],
    refusals: [],
  })
})
