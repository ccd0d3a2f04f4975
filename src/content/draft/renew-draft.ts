import { z } from 'zod'
import { type Draft, draftSchema } from './draft.ts'
import { type Change, changeSchema, findDraftPatches } from './history.ts'
import { type Item, importSwitches, nameItems } from './items.ts'
import { applyPatches, invertPatches } from './patch.ts'
import { renewValue } from './renew-value.ts'

/**
 * Drafts as they were stored before items had ids and values an origin. Items were values by name: they get their ids by
 * place, and switches by the item's place become switches by its id.
 */
const oldValuesSchema = z.record(z.string(), z.unknown())
const oldInstanceSchema = z.strictObject({ fields: oldValuesSchema, items: z.array(oldValuesSchema) })

const oldDraftSchema = z.looseObject({
  content: z.record(z.string(), oldInstanceSchema),
  optionalElements: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.boolean()))),
})

type Renew = (stored: unknown) => Draft | undefined

/** Nothing when it is no draft. */
export function renewDraft(stored: unknown): Draft | undefined {
  const draft = createRenewal()(stored)
  return draft && draftSchema.safeParse(draft).data
}

/** The same changes between the renewed drafts. Nothing when they cannot be walked. */
export function renewHistory(
  stored: unknown,
  changes: readonly unknown[],
  applied: number,
): Change[] | undefined {
  const read = z.array(changeSchema).safeParse(changes).data as Change[] | undefined
  if (!read || applied > read.length) return undefined
  try {
    const renew = createRenewal()
    const drafts = draftsOf(stored, read, applied).map(renew)
    return read.map((change, index) => {
      const [before, after] = [drafts[index], drafts[index + 1]]
      if (!before || !after) throw new Error('no draft')
      return { ...change, patches: findDraftPatches(before, after) }
    })
  } catch {
    return undefined
  }
}

/** What was stored, before the first change and after each. */
function draftsOf(stored: unknown, changes: readonly Change[], applied: number): unknown[] {
  const before: unknown[] = []
  let draft = stored
  for (const { patches } of changes.slice(0, applied).toReversed()) {
    draft = applyPatches(draft, invertPatches(patches))
    before.unshift(draft)
  }
  const after: unknown[] = []
  draft = stored
  for (const { patches } of changes.slice(applied)) {
    draft = applyPatches(draft, patches)
    after.push(draft)
  }
  return [...before, stored, ...after]
}

/** Instances that many drafts share are renewed once, and are the same values after. */
function createRenewal(): Renew {
  const renewed = new WeakMap<object, unknown>()
  const renewInstance = ({ fields, items }: z.infer<typeof oldInstanceSchema>, key: object) => {
    const known = renewed.get(key)
    if (known) return known
    const next = { fields: renewValues(fields), items: nameItems(items.map(renewValues)) }
    renewed.set(key, next)
    return next
  }
  return (stored) => {
    const read = oldDraftSchema.safeParse(stored)
    if (!read.success) return undefined
    const originals = (stored as { content: Record<string, object> }).content
    const content = Object.fromEntries(
      Object.entries(read.data.content).map(([instanceId, instance]) => [
        instanceId,
        renewInstance(instance, originals[instanceId] ?? instance),
      ]),
    ) as Draft['content']
    const optionalElements = importSwitches(read.data.optionalElements, content)
    return { ...(stored as object), format: 2, content, optionalElements } as Draft
  }
}

/** Whether they are values is looked at when the whole draft is. */
function renewValues(values: Record<string, unknown>): Item['values'] {
  const renewed = Object.entries(values).map(([name, value]) => [name, renewValue(value)])
  return Object.fromEntries(renewed) as Item['values']
}
