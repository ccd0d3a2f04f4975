import { accept, type Result, refuse } from '#base/result.ts'
import type { Component } from '#catalogue/manifest.ts'
import { readSorting, type SortedLine, type SortingRequest, sortingSchema } from '#proposal/sorting.ts'
import { sortingInstructions, sortingPrompt } from '#writing/prompt/sorting.ts'
import type { WritingFailure, Written } from '#writing/writer.ts'
import { createAsk, type Question } from './ask.ts'
import type { ModelSettings } from './model-settings.ts'
import { createModel } from './models.ts'
import { lengthOf, mostPromptCharacters } from './prompt-length.ts'
import { hashOfPrompt, openSpending } from './spending.ts'
import type { World } from './world.ts'

/** Says which lines of a document go where, by their numbers; never throws. */
export type LineSorter = (
  task: SortingTask,
  signal: AbortSignal,
) => Promise<Result<Written<SortedLine[]>, WritingFailure>>

/** With the server's own catalogue in it. */
export type SortingTask = { lines: SortingRequest['lines']; components: readonly Component[] }

type Options = {
  settings: ModelSettings
  tryMilliseconds: number
  totalMilliseconds: number
  world: World
}

export async function createLineSorter({ settings, ...limits }: Options): Promise<LineSorter> {
  const ask = createAsk(await createModel(settings), limits.world)

  return async ({ lines, components }, cancelled) => {
    const request: SortingRequest = { lines, components: components.map(({ code }) => code) }
    const question = questionOf({ lines, components }, request)
    const characters = lengthOf(question)
    if (characters > mostPromptCharacters)
      return refuse({ reason: 'too-long', detail: `${characters} characters` })
    const promptHash = hashOfPrompt(question)
    const { askTillAnswered, usage } = openSpending({ ask, ...limits, cancelled })
    const answer = await askTillAnswered(question)
    if (!answer.ok) return refuse({ ...answer.refusal, usage: usage(), promptHash })

    const content = readSorting(answer.value.object, request)
    if (content) return accept({ content, notes: [], usage: usage(), promptHash })
    const detail = 'no lines named'
    return refuse({ reason: 'unusable-answer', detail, usage: usage(), promptHash })
  }
}

function questionOf({ lines, components }: SortingTask, request: SortingRequest): Question {
  return {
    instructions: sortingInstructions,
    messages: [{ role: 'user', content: sortingPrompt(lines, components) }],
    schema: sortingSchema(request),
  }
}
