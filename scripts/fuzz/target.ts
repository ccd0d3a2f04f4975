import type { Chance } from './chance.ts'

/** What came of one input: how it was answered, in a word or two, and what of that must not be. */
export type Verdict = { answer: string; faults: string[] }

/** One input, ready to be tried. It is kept as a file of this extension when it fails. */
export type Trial = {
  input: Uint8Array | string
  extension: string
  attempt: () => Verdict | Promise<Verdict>
}

/** Something that takes foreign input, and how such input is made. */
export type Target = {
  createTrial: (chance: Chance) => Trial | Promise<Trial>
  close?: () => Promise<unknown>
}

/** Whatever is thrown is a fault: foreign input is answered, never thrown at. */
export async function attempt(trial: Trial): Promise<Verdict> {
  try {
    const { answer, faults } = await trial.attempt()
    return { answer, faults: [...faults, ...findPollution()] }
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { answer: 'threw', faults: [`threw ${reason}`] }
  }
}

const prototypes = [Object.prototype, Array.prototype, Function.prototype]
const ownNames = prototypes.map((each) => Reflect.ownKeys(each).length)

/** What every object has must be what it was. */
function findPollution(): string[] {
  const isClean = prototypes.every((each, index) => Reflect.ownKeys(each).length === ownNames[index])
  return isClean ? [] : ['a prototype that everything has was changed']
}
