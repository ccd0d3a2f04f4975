import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { columnsOf, isAiGenerated } from '#catalogue/lookup.ts'
import { type WriteFieldRequest, writeFieldRequestSchema } from '#content/writing/writing.ts'
import { findFieldTask } from './find-task.ts'

const { manifest } = loadCatalogue('catalogue')
const brief = { topic: 'Cards', audience: 'Families', keyMessages: [], tone: 'professional', locale: 'en-AE' }

/** Components with a field and a column of one name that are not defined alike. */
const twins = manifest.components.flatMap((component) =>
  component.docx.fields.filter(isAiGenerated).flatMap((field) => {
    const column = columnsOf(component).find(({ name }) => name === field.name)
    return column && column.role !== field.role ? [{ code: component.code, field, column }] : []
  }),
)

function found(code: string, field: WriteFieldRequest['field']) {
  const request = { brief, component: code, field, instanceId: 'ONE-0001' }
  const task = findFieldTask(manifest, writeFieldRequestSchema.parse(request))
  return task.ok ? task.value.field : task.refusal
}

test('a field and a column of one name are told apart by how they are defined, whatever the prose', () => {
  expect(twins.length).toBeGreaterThan(0)
  for (const { code, field, column } of twins) {
    expect(found(code, { ...field, context: 'Other words' })).toBe(field)
    expect(found(code, { ...column, context: 'Other words' })).toBe(column)
    expect(found(code, field.name)).toBe(field)
  }
})
