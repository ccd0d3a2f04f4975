import { isSame } from '../compare/is-same.ts'

/** The same thing three times: as both last knew it, as I have it, as it came in. */
export type Sides<Value> = { base: Value; mine: Value; theirs: Value }

/** Whose it is where one of them alone did something; nothing where both did, and not the same. */
export function takenFrom({ base, mine, theirs }: Sides<unknown>): 'mine' | 'theirs' | undefined {
  if (isSame(theirs, base)) return 'mine'
  return isSame(mine, base) || isSame(mine, theirs) ? 'theirs' : undefined
}

/** One part of each. */
export function partOf<Whole, Part>(sides: Sides<Whole>, find: (whole: Whole) => Part): Sides<Part> {
  return { base: find(sides.base), mine: find(sides.mine), theirs: find(sides.theirs) }
}
