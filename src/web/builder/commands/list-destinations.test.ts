import { expect, test } from 'vitest'
import { createInstance } from '#layout/instance-id.ts'
import type { Layout } from '#layout/layout.ts'
import { addInstance } from '#layout/operations.ts'
import { listDestinations } from './list-destinations.ts'

const codes = ['HDR001-EI', 'HBR001', 'KBS001', 'FAQ001', 'FTR001-EI']
const layout = codes.reduce<Layout>(
  (page, code) => addInstance(page, createInstance(page.components, code, '')),
  {
    components: [],
    pageName: '',
    locale: 'en-AE',
  },
)

test('every place names what stands before it, without the one that moves', () => {
  const key = layout.components[2]?.instanceId ?? ''
  expect(listDestinations(layout, key)).toEqual([
    { index: 0, previous: undefined, isCurrent: false, isOpen: false },
    { index: 1, previous: 'HDR001-EI', isCurrent: false, isOpen: true },
    { index: 2, previous: 'HBR001', isCurrent: true, isOpen: true },
    { index: 3, previous: 'FAQ001', isCurrent: false, isOpen: true },
    { index: 4, previous: 'FTR001-EI', isCurrent: false, isOpen: false },
  ])
})
