import { expect, test } from 'vitest'
import { readDropped } from './read-dropped.ts'

test('files that were dropped are taken as they are', async () => {
  const file = new File(['one'], 'one.docx')
  expect(await readDropped(dropped([entryOf(file)], [file]))).toEqual([file])
})

test('folders give all files in them, however deep and many', async () => {
  const files = ['a', 'b', 'c', 'd'].map((name) => new File([name], `${name}.docx`))
  const [first, ...others] = files.map(entryOf)
  const inner = folderOf(others.slice(1))
  const found = await readDropped(dropped([first, folderOf([others[0], inner])], []))
  expect(found.map(({ name }) => name)).toEqual(['a.docx', 'b.docx', 'c.docx', 'd.docx'])
})

function dropped(entries: unknown[], files: File[]) {
  return {
    items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
    files,
  } as unknown as DataTransfer
}

function entryOf(file: File) {
  return { isFile: true, isDirectory: false, file: (take: (file: File) => void) => take(file) }
}

/** Tells what is in it one by one. */
function folderOf(entries: unknown[]) {
  const left = [...entries]
  const createReader = () => ({
    readEntries: (take: (portion: unknown[]) => void) => take(left.splice(0, 1)),
  })
  return { isFile: false, isDirectory: true, createReader }
}
