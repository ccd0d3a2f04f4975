/**
 * The difference between two values of plain data, both ways: what stood at `path` and what stands there now. A side
 * that is absent did not exist. In lists, `removed` stood from `index` on and `inserted` stands there now.
 */
export type Patch =
  | { path: Path; before?: unknown; after?: unknown }
  | { path: Path; index: number; removed: readonly unknown[]; inserted: readonly unknown[] }

type Path = readonly (string | number)[]
type Plain = Record<string, unknown>

/** What turns `before` into `after`. What both share by identity is not looked into. */
export function findPatches(before: unknown, after: unknown, path: Path = []): Patch[] {
  if (Object.is(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) return findListPatches(before, after, path)
  if (isPlain(before) && isPlain(after)) return findRecordPatches(before, after, path)
  return [{ path, before, after }]
}

export function applyPatches<Value>(value: Value, patches: readonly Patch[]): Value {
  return patches.reduce((patched, patch) => applyAt(patched, patch, patch.path) as Value, value)
}

/** The way back: undoes what the patches do. */
export function invertPatches(patches: readonly Patch[]): Patch[] {
  return patches.map(inverted).reverse()
}

function findRecordPatches(before: Plain, after: Plain, path: Path): Patch[] {
  const patches: Patch[] = []
  for (const name in { ...before, ...after }) {
    // Most of a page stays as it is.
    if (before[name] === after[name] && before[name] !== undefined) continue
    const here = [...path, name]
    if (!Object.hasOwn(before, name)) patches.push({ path: here, after: after[name] })
    else if (!Object.hasOwn(after, name)) patches.push({ path: here, before: before[name] })
    else patches.push(...findPatches(before[name], after[name], here))
  }
  return patches
}

function findListPatches(before: readonly unknown[], after: readonly unknown[], path: Path): Patch[] {
  if (before.length === after.length) {
    return before.flatMap((each, index) => findPatches(each, after[index], [...path, index]))
  }
  const shorter = Math.min(before.length, after.length)
  let index = 0
  while (index < shorter && findPatches(before[index], after[index]).length === 0) index++
  let fromEnd = 0
  while (
    fromEnd < shorter - index &&
    findPatches(before.at(-1 - fromEnd), after.at(-1 - fromEnd)).length === 0
  ) {
    fromEnd++
  }
  const removed = before.slice(index, before.length - fromEnd)
  return [{ path, index, removed, inserted: after.slice(index, after.length - fromEnd) }]
}

function applyAt(value: unknown, patch: Patch, path: Path): unknown {
  const [name, ...rest] = path
  if (name === undefined) return applyHere(value, patch)
  if (Array.isArray(value)) {
    return value.with(Number(name), applyAt(value[Number(name)], patch, rest))
  }
  const record = value as Plain
  const isRemoval = rest.length === 0 && !('index' in patch) && !('after' in patch)
  if (!isRemoval) return { ...record, [name]: applyAt(record[name], patch, rest) }
  return Object.fromEntries(Object.entries(record).filter(([each]) => each !== name))
}

function applyHere(value: unknown, patch: Patch): unknown {
  if (!('index' in patch)) return patch.after
  return (value as unknown[]).toSpliced(patch.index, patch.removed.length, ...patch.inserted)
}

function inverted(patch: Patch): Patch {
  const { path } = patch
  if ('index' in patch) {
    return { path, index: patch.index, removed: patch.inserted, inserted: patch.removed }
  }
  return {
    path,
    ...('after' in patch ? { before: patch.after } : {}),
    ...('before' in patch ? { after: patch.before } : {}),
  }
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
