import { createHash } from 'node:crypto'
import type { Usage } from '#writing/writer.ts'
import { type createAsk, mostOutputTokens, type Question } from './ask.ts'
import { mostTokensOfCall } from './model-settings.ts'
import { lengthOf } from './prompt-length.ts'
import { tryAgain } from './retry.ts'
import type { World } from './world.ts'

type Options = {
  ask: ReturnType<typeof createAsk>
  world: World
  tryMilliseconds: number
  totalMilliseconds: number
  /** The caller has gone. */
  cancelled: AbortSignal
}

/** The questions of one call, which together have an end in time and in what they may cost. */
export function openSpending({ ask, world, tryMilliseconds, totalMilliseconds, cancelled }: Options) {
  const deadline = { signal: world.timeout(totalMilliseconds), at: world.now() + totalMilliseconds }
  let usage: Usage = { inputTokens: 0, outputTokens: 0 }
  let mostSpent = 0
  const affords = (asked: Question) => mostSpent + mostCostOf(asked) <= mostTokensOfCall

  async function askOnce(asked: Question, signal: AbortSignal) {
    const outcome = await ask(asked, signal)
    const { usage: used } = outcome.ok ? outcome.value : outcome.refusal
    usage = sumOf(usage, used ?? (signal.aborted ? usageUncounted(asked) : undefined))
    const isUnknown = signal.aborted || (!outcome.ok && outcome.refusal.reason === 'unreachable')
    if (used) mostSpent += used.inputTokens + used.outputTokens
    else if (isUnknown) mostSpent += mostCostOf(asked)
    return outcome
  }

  return {
    affords,
    /** So far. */
    usage: () => usage,
    askTillAnswered: (asked: Question) =>
      tryAgain((signal) => askOnce(asked, signal), {
        ...{ world, cancelled, deadline, tryMilliseconds },
        affords: () => affords(asked),
      }),
  }
}

/** By which the ledger knows a prompt again. */
export function hashOfPrompt({ instructions, messages }: Question): string {
  const text = [instructions, ...messages.map(({ content }) => content)].join('\n\n')
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

function sumOf(one: Usage, other: Usage | undefined): Usage {
  return {
    inputTokens: one.inputTokens + (other?.inputTokens ?? 0),
    outputTokens: one.outputTokens + (other?.outputTokens ?? 0),
  }
}

/** Of a question that was broken off: it may have cost what its length costs, though nobody has counted. */
function usageUncounted(question: Question): Usage {
  return { inputTokens: Math.ceil(lengthOf(question) / charactersOfToken), outputTokens: 0 }
}

/** Before it is known: the longest answer as well. */
function mostCostOf(question: Question): number {
  return usageUncounted(question).inputTokens + mostOutputTokens
}

/** Between English and Arabic. */
const charactersOfToken = 3
