/**
 * What tracing a page costs, in milliseconds of the processor: each figure and name of its values led back to the brief.
 * Limit: 10 ms for a page of 28 sections whose brief has changed. The first look reads every text once, section by section
 * while the browser rests. `npm run bench:facts`; `npm run bench:facts -- --tables file` reads pasted tables instead.
 */
import { parseArgs } from 'node:util'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { loadSample } from '#catalogue/sample.node.ts'
import { addNew } from '#content/draft/add-new.ts'
import { createDraft } from '#content/draft/draft.ts'
import { importContent } from '#content/draft/draft-content.ts'
import { reviewedInstances } from '#content/draft/review.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { slotsOf, valueAt } from '#content/slots.ts'
import { traceValue } from '#facts/trace-value.ts'
import { knownOfDraft } from '#writing/brief/known-of-draft.ts'
import { cpuTime, median } from './measure.ts'
import { judgeTables } from './tables.ts'

const { tables } = parseArgs({ options: { tables: { type: 'string' } } }).values
if (tables) {
  judgeTables(tables)
  process.exit()
}

const madeAt = '2026-11-01T08:00:00.000Z'
const { directory, manifest } = loadCatalogue('catalogue')
const draft = pageOfAll()
const first = await cpuTime(() => traceAfter('Annual fee AED 299'))
const again: number[] = []
for (let fee = 300; fee < 315; fee += 1) again.push(await cpuTime(() => traceAfter(`Annual fee AED ${fee}`)))
console.table({
  [`first look at ${draft.layout.components.length} sections`]: { ms: first.toFixed(1), limit: '' },
  'after a change of the brief': { ms: median(again).toFixed(1), limit: 'at most 10' },
})

function traceAfter(message: string): number {
  const known = knownOfDraft({ ...draft, brief: { ...draft.brief, keyMessages: [message] } })
  if (!known) throw new Error('There is no brief.')
  let traces = 0
  for (const { component, instance } of reviewedInstances(draft, manifest)) {
    for (const slot of slotsOf(component, instance))
      traces += traceValue(slot.definition, valueAt(instance, slot).value, known).length
  }
  return traces
}

/** The samples of all components. */
function pageOfAll() {
  const empty = manifest.components.reduce(
    (page, { code }) => addNew(page, code, madeAt),
    createDraft(madeAt),
  )
  const samples = empty.layout.components.map(({ code, instanceId }) => [
    instanceId,
    loadSample(directory, code, empty.layout.locale),
  ])
  const content = importContent(readData(dataSchema.parse(Object.fromEntries(samples))), madeAt)
  return { ...empty, content }
}
