import { type FieldValue, unwritten } from '../../values/field-value.ts'
import { candidateOf, remembering } from '../../values/values.ts'
import { isSame } from '../compare/is-same.ts'
import { type Sides, takenFrom } from './three-sides.ts'

type Value = FieldValue | undefined

/** `theirs` is there where both wrote, and not the same: then the value is mine. */
export type MergedValue = { value: Value; theirs?: FieldValue }

/**
 * The words decide: who wrote other ones wins over whoever decided about the old ones, and of two who kept them the one
 * who went further. Where I am just writing, whatever they wrote is asked about.
 */
export function mergeValue(sides: Sides<Value>, isMineOpen: () => boolean): MergedValue {
  const taken = takenFrom(sides)
  if (taken === 'mine') return { value: sides.mine }
  if (taken === 'theirs' && isSame(sides.mine, sides.theirs)) return { value: sides.theirs }
  const { base = unwritten, mine = unwritten, theirs = unwritten } = sides
  if (isSame(mine.value, theirs.value)) {
    if (taken) return { value: sides.theirs }
    const { madeFrom } = mine.madeFrom === base.madeFrom ? theirs : mine
    return { value: withMadeFrom(withMemory(further(mine, theirs), mine, theirs), madeFrom) }
  }
  if (isSame(theirs.value, base.value)) return { value: withMemory(mine, theirs) }
  const isMineKept = isSame(mine.value, base.value) && !isMineOpen()
  if (!isMineKept) return { value: mine, theirs }
  return { value: taken ? sides.theirs : withMemory(theirs, mine) }
}

/** Both stay within reach; whoever is chosen is as he was. */
export function chosenValue(chosen: FieldValue, other: FieldValue): FieldValue {
  return remembering(chosen, [...(other.earlier ?? []), candidateOf(other)])
}

function withMemory(value: FieldValue, ...others: readonly FieldValue[]): FieldValue {
  return remembering(
    value,
    others.flatMap(({ earlier }) => earlier ?? []),
  )
}

function withMadeFrom({ madeFrom: _, ...value }: FieldValue, madeFrom: string | undefined): FieldValue {
  return madeFrom === undefined ? value : { ...value, madeFrom }
}

const furthest = ['accepted', 'pending', 'error'] as const

function further(mine: FieldValue, theirs: FieldValue): FieldValue {
  const winner = furthest.indexOf(mine.status) < furthest.indexOf(theirs.status) ? mine : theirs
  return { ...winner, retryCount: Math.max(mine.retryCount, theirs.retryCount) }
}
