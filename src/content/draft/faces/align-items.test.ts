import { expect, test } from 'vitest'
import { unwritten } from '../../values/field-value.ts'
import { edited } from '../../values/values.ts'
import type { Item } from '../items.ts'
import { alignItems } from './align-items.ts'

const at = '2026-11-20T08:00:00.000Z'

/** `a:Fees` is an item with the id `a` that says so; `b:` is one of which nothing is written. */
function items(written: string): Item[] {
  return written.split(' ').map((each) => {
    const [id = '', text = ''] = each.split(':')
    return { id, values: { title: text === '' ? unwritten : edited(unwritten, text, at) } }
  })
}

const said = (all: readonly Item[]) => all.map(({ id, values }) => `${id}:${values.title?.value}`).join(' ')

test.each([
  ['what nothing was done to', 'a:Fees b:Rates', '1:Fees 2:Rates', 'a:Fees b:Rates'],
  ['a text that was changed', 'a:Fees b:Rates', '1:Fees 2:Rate', 'a:Fees b:Rate'],
  ['all texts that were changed', 'a:Fees b:Rates', '1:Fee 2:Rate', 'a:Fee b:Rate'],
  ['one to be translated yet', 'a:Fees b: c:Rates', '1:Fees 2:Rates', 'a:Fees b: c:Rates'],
  ['one that was translated', 'a:Fees b: c:Rates', '1:Fees 2:Points 3:Rates', 'a:Fees b:Points c:Rates'],
  ['one of two translated', 'a:Fees b: c: d:Rates', '1:Fees 2:Points 3:Rates', 'a:Fees b:Points c: d:Rates'],
  [
    'one translated and another changed',
    'a:Fees b: c:Rates',
    '1:Fees 2:Points 3:Rate',
    'a:Fees b:Points c:Rate',
  ],
  ['the first row taken out', 'a:Fees b:Rates c:Points', '1:Rates 2:Points', 'b:Rates c:Points'],
  ['a row put in', 'a:Fees b:Rates', '1:Fees 2:Points 3:Rates', 'a:Fees item-1:Points b:Rates'],
  [
    'rows put in at the end',
    'item-1:Fees',
    '1:Fees 2:Rates 3:Points',
    'item-1:Fees item-2:Rates item-3:Points',
  ],
  ['two that say the same', 'a:Free b:Free c:Rates', '1:Free 2:Free 3:Rates', 'a:Free b:Free c:Rates'],
  ['none translated yet', 'a: b:', '1:Fees', 'a:Fees b:'],
])('%s is known again', (_, earlier, read, known) => {
  expect(said(alignItems(items(earlier), items(read)))).toBe(known)
})

test('a document without items leaves those of which nothing was written', () => {
  expect(said(alignItems(items('a: b:Rates'), []))).toBe('a:')
})
