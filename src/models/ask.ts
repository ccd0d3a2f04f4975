import { accept, type Result, refuse } from '#base/result.ts'
import type { Usage } from '#writing/writer.ts'
import { failureOf, failureOfAnswer, lacksRoom, refusesFormat, refusesLimit } from './failure-of.ts'
import { rescueObject } from './rescue.ts'
import type { TryFailure } from './retry.ts'
import { generateText, jsonSchema, type LanguageModel, NoObjectGeneratedError, Output } from './sdk.ts'
import type { World } from './world.ts'

export type Message = { role: 'user' | 'assistant'; content: string }

export type Question = {
  instructions: string
  messages: Message[]
  schema: Parameters<typeof jsonSchema>[0]
}

export type Answer = { object: Record<string, unknown>; usage: Usage }

/** Ways to ask for JSON, the strictest first. Many servers know only the later ones. */
const formats = ['schema', 'json', 'text'] as const

/** Some pages of text, and room for a model that thinks first. */
export const mostOutputTokens = 8_000

type Limit = number | 'none'

/**
 * Asks one model once. What it learns of the server, that it knows no schemas or no limit of an answer, it keeps; that one
 * prompt leaves no room for the longest answer is no such thing.
 */
export function createAsk(model: LanguageModel, { now }: Pick<World, 'now'>) {
  let format = 0
  let limit: Limit = mostOutputTokens

  async function ask(
    question: Question,
    signal: AbortSignal,
    most = limit,
  ): Promise<Result<Answer, TryFailure>> {
    const used = format
    const form = { format: formats[used] ?? 'text', limit: most }
    try {
      return readAnswer(await send(model, question, form, signal))
    } catch (error) {
      if (NoObjectGeneratedError.isInstance(error)) {
        const { text = '', usage, finishReason = 'other' } = error
        return readAnswer({ text, usage, finishReason })
      }
      if (signal.aborted) return refuse(failureOf(error, now()))
      if (form.limit !== 'none' && refusesLimit(error)) {
        if (!lacksRoom(error)) limit = 'none'
        return ask(question, signal, 'none')
      }
      if (used >= formats.length - 1 || !refusesFormat(error)) return refuse(failureOf(error, now()))
      format = Math.max(format, used + 1)
      return ask(question, signal, most)
    }
  }
  return ask
}

async function send(
  model: LanguageModel,
  { instructions, messages, schema }: Question,
  { format, limit }: { format: (typeof formats)[number]; limit: Limit },
  abortSignal: AbortSignal,
) {
  return generateText({
    model,
    instructions,
    messages,
    output: outputOf(format, schema),
    ...(limit !== 'none' && { maxOutputTokens: limit }),
    abortSignal,
    maxRetries: 0,
    telemetry: { isEnabled: false, recordInputs: false, recordOutputs: false },
  })
}

function outputOf(format: (typeof formats)[number], schema: Question['schema']) {
  if (format === 'schema') return Output.object({ schema: jsonSchema(schema), name: 'texts' })
  return format === 'json' ? Output.json() : Output.text()
}

type GivenUsage = { inputTokens: number | undefined; outputTokens: number | undefined }

function readAnswer(given: {
  text: string
  usage?: GivenUsage | undefined
  finishReason: string
}): Result<Answer, TryFailure> {
  const usage = { inputTokens: given.usage?.inputTokens ?? 0, outputTokens: given.usage?.outputTokens ?? 0 }
  const object = rescueObject(given.text)
  if (object) return accept({ object, usage })
  return refuse({ ...failureOfAnswer(given.finishReason), usage })
}
