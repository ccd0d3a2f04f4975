import type { Editor, Served } from './editor.ts'

/** Undefined when the page does not show `window.__bench`. Runs count from 1. */
type Measure<AnEditor, Round> = (editor: AnEditor, served: Served, run: number) => Promise<Round | undefined>

type Turns<AnEditor, Round> = {
  editors: readonly AnEditor[]
  runs: number
  measure: Measure<AnEditor, Round>
}

/** Every editor is started once, then they take turns. Those that could not be measured are left out. */
export async function takeTurns<AnEditor extends Editor, Round>({
  editors,
  runs,
  measure,
}: Turns<AnEditor, Round>): Promise<{ editor: AnEditor; rounds: Round[] }[]> {
  const contestants: { editor: AnEditor; served: Served; rounds: Round[]; isOut: boolean }[] = []
  try {
    for (const editor of editors) {
      contestants.push({ editor, served: await editor.start(), rounds: [], isOut: false })
    }
    for (let run = 1; run <= runs; run++) {
      for (const contestant of contestants.filter(({ isOut }) => !isOut)) {
        const { editor, served, rounds } = contestant
        console.error(`run ${run} of ${runs}: ${editor.name}`)
        const round = await measure(editor, served, run)
        if (round) rounds.push(round)
        else {
          contestant.isOut = true
          console.log(`${editor.name} is left out: ${editor.path} has no window.__bench.`)
        }
      }
    }
  } finally {
    for (const { served } of contestants) served.stop()
  }
  return contestants.filter(({ rounds }) => rounds.length > 0)
}
