import type { Result } from '#base/result.ts'
import type { Component, Field } from '#catalogue/manifest.ts'
import type { Note } from '#content/values/note.ts'
import type { KnownOfText } from '#content/writing/known-of-text.ts'
import type { WritingBrief } from '#content/writing/writing.ts'
import type { Brand } from '#layout/layout.ts'
import type { Excess } from './limits.ts'

/** What a writer is asked for, checked and with the server's own catalogue in it. */
export type FieldTask = {
  brief: WritingBrief
  component: Component
  field: Field
  instanceId: string
  /** Which of the page's sections it is, from 0: a writer with phrases of its own says something else in each. */
  section: number
  /** Whose page it is, where the caller says so. */
  brand?: Brand | undefined
  /**
   * The statements of the key messages that it is for, word for word; none where no fact is left for it, and absent where
   * the caller does not say.
   */
  facts?: readonly string[] | undefined
  /** As in ISO 8601, in the bank's zone: what is over by then is told nowhere. */
  today?: string | undefined
  /** What the page says there in its other language, to be said in this one. */
  otherText?: string | undefined
  /** What is known of that text in both languages. */
  knownOfText?: KnownOfText | undefined
  /** Values that the new one should differ from, the oldest first. */
  previousValues: readonly string[]
  relatedTitle: string | undefined
  /** The item's other values by column; absent for a field of the component itself. */
  itemValues: Record<string, string> | undefined
  /** Which of those a person stands by; all of them where the caller does not say. */
  knownColumns?: readonly string[] | undefined
}

export type ItemTask = {
  brief: WritingBrief
  component: Component
  /** Never URLs nor fixed columns. */
  columns: readonly Field[]
  instanceId: string
  section: number
  brand?: Brand | undefined
  facts?: FieldTask['facts']
  today?: FieldTask['today']
  /** From 1. */
  itemIndex: number
  totalItems: number
  guidedIdea: string | undefined
  previousTitles: readonly string[]
}

/** What was written, and what a person should know of it. */
export type Written<Content> = {
  content: Content
  /** Such as a figure that is needed, or what could not be carried into Arabic; empty mostly. */
  notes: readonly Note[]
  /** Those of the notes that are about the brief, and the same for all its sections. */
  briefNotes?: readonly Note[]
  usage?: Usage
  /** Of a prompt that was sent to a model. */
  promptHash?: string
  /** What was wrong with the first answer, when a second one was asked for. */
  mended?: readonly Excess[]
}

export type Usage = { inputTokens: number; outputTokens: number }

/** Why nothing was written. */
export type WritingFailure = {
  reason:
    | 'refused'
    | 'timeout'
    | 'rate-limited'
    | 'provider-error'
    | 'unreachable'
    | 'unusable-answer'
    | 'credentials'
    | 'too-long'
    | 'cancelled'
  /** For the log and the ledger, never with secrets or texts of the brief. */
  detail: string
  /** When it is worth trying again, if the provider said so. */
  retryAfterSeconds?: number
  usage?: Usage
  promptHash?: string
  /** Why it was too long to be sent: how long, and what of it is the longest part. */
  length?: PromptLength
}

export type PromptLength = { characters: number; longest: { part: PromptPart; characters: number } }

export type PromptPart =
  | 'topic'
  | 'audience'
  | 'key-messages'
  | 'additional-context'
  | 'instructions'
  | 'other-texts'

/** The writer without a model, whose calls cost nothing. */
export const draftWriterName = 'draft'

/** Lists are text with a line each; numbers their digits; rich text the allowed tags. A value may be empty. */
export type Writer = {
  /** As `GET /api/ai/status` and the ledger name it: `draft`, `openai` … */
  name: string
  model: string | undefined
  /** The name for people: "Draft writer, no model configured". */
  label: string
  writeField(task: FieldTask, signal: AbortSignal): Promise<Result<Written<string>, WritingFailure>>
  writeItem(
    task: ItemTask,
    signal: AbortSignal,
  ): Promise<Result<Written<Record<string, string>>, WritingFailure>>
}
