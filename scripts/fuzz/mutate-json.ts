import { prototypeNames } from '../../test/hostile-values.ts'
import { type Chance, listOf } from './chance.ts'
import { hostileText } from './hostile-strings.ts'

type Holder = unknown[] | Record<string, unknown>
type Spot = { holder: Holder; key: string | number }

/** A copy of plain data with some of it changed: other types and numbers, other names, more, less, deeper. */
export function mutateJson(value: unknown, chance: Chance): unknown {
  const root: [unknown] = [structuredClone(value)]
  for (let left = 1 + chance.below(4); left > 0; left--) {
    const spots = listSpots(root)
    if (spots.length === 0) break
    chance.pick(mutations)(chance.pick(spots), chance, spots)
  }
  return root[0]
}

/** The same as text, with what only text can have: names twice, `__proto__` as a name, broken ends, marks. */
export function mutateJsonText(value: unknown, chance: Chance): string {
  const text = JSON.stringify(chance.onceIn(8) ? value : mutateJson(value, chance)) ?? ''
  const at = chance.below(text.length)
  switch (chance.below(14)) {
    case 0:
      return text.slice(0, at)
    case 1:
      return (
        text.slice(0, at) +
        chance.pick(['"', '}', ']', ',', '\0', '\ud800', '\\u0000', '1e999', '-', '//']) +
        text.slice(at)
      )
    case 2:
      return `\ufeff${text}`
    case 3:
      return text
        .replace(/\{/g, (brace, place: number) => (place >= at ? `{"__proto__":{"polluted":true},` : brace))
        .replaceAll(',}', '}')
    case 4:
      return text.replace('{', `{"constructor":{"prototype":{"polluted":true}},`)
    case 5:
      return `${'['.repeat(20_000)}${text}${']'.repeat(20_000)}`
    default:
      return text
  }
}

const mutations: ((spot: Spot, chance: Chance, spots: readonly Spot[]) => void)[] = [
  ({ holder, key }, chance) => put(holder, key, scalar(chance)),
  ({ holder, key }, chance) => put(holder, key, scalar(chance)),
  ({ holder, key }, chance) => put(holder, key, hostileText(chance)),
  ({ holder, key }, chance) => put(holder, key, nested(chance)),
  ({ holder, key }, chance, spots) => put(holder, key, structuredClone(valueAt(chance.pick(spots)))),
  ({ holder, key }, chance) =>
    put(holder, key, chance.onceIn(2) ? [valueAt({ holder, key })] : { value: valueAt({ holder, key }) }),
  remove,
  rename,
  add,
  repeat,
]

function listSpots(holder: Holder): Spot[] {
  const spots: Spot[] = []
  const visit = (from: Holder) => {
    const keys = Array.isArray(from) ? from.keys() : Object.keys(from)
    for (const key of keys) {
      spots.push({ holder: from, key })
      const value = valueAt({ holder: from, key })
      if (typeof value === 'object' && value !== null) visit(value as Holder)
    }
  }
  visit(holder)
  return spots
}

function valueAt({ holder, key }: Spot): unknown {
  return (holder as Record<string | number, unknown>)[key]
}

/** As JSON does it: `__proto__` is a name like any other. */
function put(holder: Holder, key: string | number, value: unknown) {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true })
}

function scalar(chance: Chance): unknown {
  return chance.pick([
    null,
    true,
    false,
    0,
    -1,
    0.5,
    1e21,
    2 ** 53,
    -(2 ** 31),
    4294967295,
    '',
    ' ',
    '0',
    [],
    {},
    [[]],
    [null],
    '2026-13-45T99:99:99Z',
    '0000-00-00',
  ])
}

/** Twice in one page is still what the store of the tests can copy. */
function nested(chance: Chance): unknown {
  let value: unknown = 'deep'
  for (let depth = chance.pick([3, 50, 400]); depth > 0; depth--)
    value = chance.onceIn(2) ? [value] : { value }
  return value
}

function remove({ holder, key }: Spot) {
  if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else delete holder[key]
}

function rename({ holder, key }: Spot, chance: Chance) {
  if (Array.isArray(holder)) return
  const value = valueAt({ holder, key })
  delete holder[key]
  put(holder, nameFor(chance), value)
}

function add({ holder }: Spot, chance: Chance) {
  if (Array.isArray(holder)) holder.push(scalar(chance))
  else put(holder, nameFor(chance), scalar(chance))
}

function repeat({ holder, key }: Spot, chance: Chance) {
  if (!Array.isArray(holder)) return
  const value = valueAt({ holder, key })
  const isSmall = JSON.stringify(value)?.length < 500
  const count = chance.pick([1, 2, isSmall ? 3000 : 3])
  holder.push(...listOf(count, () => structuredClone(value)))
}

function nameFor(chance: Chance): string {
  return chance.onceIn(2) ? chance.pick(prototypeNames) : hostileText(chance).slice(0, 200)
}
