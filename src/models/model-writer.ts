import { accept, type Result, refuse } from '#base/result.ts'
import type { Field } from '#catalogue/manifest.ts'
import { policyOf } from '#pairs/language-policy.ts'
import { settleSigns } from '#pairs/settle-signs.ts'
import { answerSchema } from '#writing/answer-schema.ts'
import { type Assignment, assignmentOfField, assignmentOfItem } from '#writing/assignment.ts'
import { findExcess, isNothing, keepBetter, type Values } from '#writing/limits.ts'
import { notesOn } from '#writing/notes.ts'
import { instructionsFor } from '#writing/prompt/instructions.ts'
import { excessPrompt } from '#writing/prompt/mending.ts'
import { tidyValue } from '#writing/tidy-value.ts'
import type { Writer, WritingFailure, Written } from '#writing/writer.ts'
import { type Answer, createAsk, type Question } from './ask.ts'
import type { ModelSettings } from './model-settings.ts'
import { createModel, labelOfModel } from './models.ts'
import { findTooLong } from './prompt-length.ts'
import { hashOfPrompt, openSpending } from './spending.ts'
import type { World } from './world.ts'

type Options = {
  settings: ModelSettings
  tryMilliseconds: number
  totalMilliseconds: number
  world: World
  send?: typeof fetch
}

/** A writer that asks a model, and asks once more when limits or the brief's bounds are broken. */
export async function createModelWriter({
  settings,
  tryMilliseconds,
  totalMilliseconds,
  world,
  send,
}: Options): Promise<Writer> {
  const ask = createAsk(await createModel(settings, send), world)

  return {
    name: settings.provider,
    model: settings.model,
    label: labelOfModel(settings),
    async writeField(task, signal) {
      const written = await write(assignmentOfField(task), signal)
      if (!written.ok) return written
      const { content, ...rest } = written.value
      return accept({ ...rest, content: content[task.field.name] ?? '' })
    },
    async writeItem(task, signal) {
      return write(assignmentOfItem(task), signal)
    },
  }

  async function write(
    assignment: Assignment,
    cancelled: AbortSignal,
  ): Promise<Result<Written<Values>, WritingFailure>> {
    const { columns, brief, prompt, knownText, notes: context, islamic, facts, translated } = assignment
    const question: Question = {
      instructions: instructionsFor(brief),
      messages: [{ role: 'user', content: prompt }],
      schema: answerSchema(columns),
    }
    const frame = { locale: brief.locale, knownText, notes: context, islamic, facts, translated }
    const promptHash = hashOfPrompt(question)
    const length = findTooLong(question, assignment)
    if (length) return refuse({ reason: 'too-long', detail: `${length.characters} characters`, length })

    const { askTillAnswered, affords, usage } = openSpending({
      ...{ ask, world, tryMilliseconds, totalMilliseconds, cancelled },
    })
    const first = await askTillAnswered(question)
    if (!first.ok) return refuse({ ...first.refusal, usage: usage(), promptHash })

    const values = readValues(first.value, assignment)
    const excess = findExcess(isNothing(values) ? columns.map(required) : columns, values, frame)
    const mending = withMending(question, first.value, excessPrompt(excess))
    if (excess.length === 0 || !affords(mending)) return finish(values)

    const second = await askTillAnswered(mending)
    if (second.ok) {
      const mended = readValues(second.value, assignment)
      return finish(keepBetter(columns, values, mended, frame))
    }
    // A failed mending is no reason to lose the first answer; a caller who has gone wants neither.
    if (cancelled.aborted) return refuse({ ...second.refusal, usage: usage(), promptHash })
    return finish(values)

    function finish(content: Values): Result<Written<Values>, WritingFailure> {
      if (isNothing(content) && columns.some(({ required, type }) => required && type !== 'number')) {
        return refuse({
          reason: 'unusable-answer',
          detail: 'every value was empty',
          usage: usage(),
          promptHash,
        })
      }
      const notes = notesOn(content, assignment)
      const { briefNotes } = assignment
      const mended = excess.length > 0 && { mended: excess }
      return accept({ content, notes, briefNotes, usage: usage(), promptHash, ...mended })
    }
  }
}

/** With the signs of the language and the brand. */
function readValues({ object }: Answer, { columns, knownText, brief, brand }: Assignment): Values {
  return Object.fromEntries(
    columns.map((column) => {
      const given = Object.hasOwn(object, column.name) ? object[column.name] : null
      const tidied = tidyValue(column, given, knownText)
      return [
        column.name,
        column.type === 'number' ? tidied : settleSigns(tidied, brief.locale, policyOf(brand)),
      ]
    }),
  )
}

function withMending(question: Question, { object }: Answer, demand: string): Question {
  return {
    ...question,
    messages: [
      ...question.messages,
      { role: 'assistant', content: JSON.stringify(object) },
      { role: 'user', content: demand },
    ],
  }
}

/** An answer without any value is asked for again, even where each of them might be empty. */
function required(column: Field): Field {
  return { ...column, required: true }
}
