import type { LandmarkNames } from './distinct-landmarks.ts'
import { type Ground, groundAfter } from './ground.ts'
import type { IdRegister } from './slug.ts'

type Known = string | number | boolean | undefined

/** What a section asked, with the answers it got, and what it told. */
export type Trace = { asked: Map<string, Known>; told: Map<string, Known> }

/**
 * What the sections of a page know of those before them. All that they ask and tell is noted: a section that is itself
 * the same, and would get the same answers, need not be rendered again.
 */
export type PageMemory = {
  ids: IdRegister
  imageNames: IdRegister
  landmarks: LandmarkNames
  hasImage: () => boolean
  addImage: () => void
  /** Any heading: an h1 would come too late. */
  hasHeading: () => boolean
  addHeading: () => void
  /** The ground that the next section is offered. */
  offeredGround: () => Ground
  tellGround: (taken: Ground) => void
  /** Notes what is asked and told from now on. */
  startTrace: () => Trace
  wouldAnswer: (trace: Trace) => boolean
  /** As if the section had been rendered. */
  tellAgain: (trace: Trace) => void
}

export function createPageMemory(): PageMemory {
  const known = new Map<string, Known>([['ground', groundAfter(undefined)]])
  let trace = emptyTrace()

  function ask(key: string): Known {
    const answer = known.get(key)
    if (!trace.told.has(key)) trace.asked.set(key, answer)
    return answer
  }

  function tell(key: string, value: Known): void {
    known.set(key, value)
    trace.told.set(key, value)
  }

  const registerOf = (kind: string): IdRegister => ({
    has: (id) => ask(`${kind} ${id}`) === true,
    add: (id) => tell(`${kind} ${id}`, true),
  })

  return {
    ids: registerOf('id'),
    imageNames: registerOf('image'),
    landmarks: {
      get: (name) => ask(`landmark ${name}`) as number | undefined,
      set: (name, count) => tell(`landmark ${name}`, count),
    },
    hasImage: () => ask('has image') === true,
    addImage: () => tell('has image', true),
    hasHeading: () => ask('has heading') === true,
    addHeading: () => tell('has heading', true),
    offeredGround: () => ask('ground') as Ground,
    tellGround: (taken) => tell('ground', groundAfter(taken)),
    startTrace() {
      trace = emptyTrace()
      return trace
    },
    wouldAnswer({ asked }) {
      for (const [key, answer] of asked) if (known.get(key) !== answer) return false
      return true
    },
    tellAgain({ told }) {
      for (const [key, value] of told) known.set(key, value)
    },
  }
}

function emptyTrace(): Trace {
  return { asked: new Map(), told: new Map() }
}
