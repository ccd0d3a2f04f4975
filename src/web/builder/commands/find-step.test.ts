import { expect, test } from 'vitest'
import { createInstance } from '#layout/instance-id.ts'
import type { Layout } from '#layout/layout.ts'
import { addInstance } from '#layout/operations.ts'
import { findStep } from './find-step.ts'

const codes = ['HDR001-EI', 'HBR001', 'FAQ001', 'FTR001-EI']
const layout = codes.reduce<Layout>(
  (page, code) => addInstance(page, createInstance(page.components, code, '')),
  {
    components: [],
    pageName: '',
    locale: 'en-AE',
  },
)

test.each([
  [0, 'up', 'It stands at the top already'],
  [0, 'down', 'The header must stay first'],
  [1, 'up', 'The header must stay first'],
  [1, 'down', undefined],
  [2, 'up', undefined],
  [2, 'down', 'The footer must stay last'],
  [3, 'down', 'It stands at the end already'],
] as const)('component %i %s: %s', (index, way, obstacle) => {
  const instanceId = layout.components[index]?.instanceId ?? ''
  expect(findStep(layout, instanceId, way)).toEqual({ index: way === 'up' ? index - 1 : index + 1, obstacle })
})
