import type { Readable } from 'node:stream'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { bankDay } from '#base/bank-day.ts'
import type { Result } from '#base/result.ts'
import { findComponent } from '#catalogue/lookup.ts'
import type { Component, Manifest } from '#catalogue/manifest.ts'
import { noteSchema } from '#content/values/note.ts'
import { writeFieldRequestSchema, writeItemRequestSchema } from '#content/writing/writing.ts'
import { isForWords } from '#proposal/choose-sections.ts'
import { sortedLinesSchema, sortingRequestSchema } from '#proposal/sorting.ts'
import type { AccountList } from '#store/accounts/account-list.ts'
import { texts } from '#texts/server/requests.ts'
import { describeTaskRefusal, texts as writingTexts } from '#texts/server/writing.ts'
import { findFieldTask, findItemTask, type TaskRefusal } from '#writing/find-task.ts'
import { draftWriterName, type Written } from '#writing/writer.ts'
import { admitCallers, callerOf } from '../calls/admission.ts'
import { ledgerTextsOf, ledgerTextsOfSorting } from '../calls/ledger-texts.ts'
import type { WritingServices } from '../calls/open-writing.ts'
import { performCall } from '../calls/perform-call.ts'
import { errorSchema, RequestError } from '../errors.ts'
import { acquireUntilAnswered, claimOf } from '../guard/claim.ts'
import { abortSignalOf } from '../guard/end-of-request.ts'
import type { MemoryBudget } from '../guard/memory-budget.ts'
import { leastCallBytes, maxCallBytes } from '../limits.ts'

const errors = { '4xx': errorSchema, '5xx': errorSchema }
const notes = { notes: z.array(noteSchema).optional(), briefNotes: z.array(noteSchema).optional() }
const tags = ['Writing']

const fieldSchema = {
  summary: 'Write one value',
  description:
    'Of a component, or of one of its items with `relatedTitle` and `itemValues`; `facts` are the statements of the key messages that the value is for; `knownColumns` says which of these people wrote or accepted, so that no invented figure is taken for a known one. Lists have a line an entry, rich text is HTML of the allowed tags, numbers are digits. `notes` say what a person should look at; those of them that are about the brief stand in `briefNotes` as well.',
  tags,
  body: writeFieldRequestSchema,
  response: { 200: z.object({ content: z.string(), writer: z.string(), ...notes }), ...errors },
}

const itemSchema = {
  summary: 'Write one item',
  description: 'Its columns by name. URLs and fixed columns are never written.',
  tags,
  body: writeItemRequestSchema,
  response: {
    200: z.object({ content: z.record(z.string(), z.string()), writer: z.string(), ...notes }),
    ...errors,
  },
}

const sortSchema = {
  summary: 'Say which lines of a document go where',
  description:
    'For a page that a Word document proposes: each line by its number, with where it stands now. The answer holds numbers and words of closed lists alone: as what a line is to stand, or why it is none of the page, whether a section or an item begins with it, and which of the `components` the section is to be. Lines that it does not name stay. Only where a model is configured.',
  tags,
  body: sortingRequestSchema,
  response: { 200: z.object({ content: sortedLinesSchema, writer: z.string() }), ...errors },
}

const statusSchema = {
  summary: 'Say who writes',
  tags,
  response: {
    200: z.object({
      writer: z.string(),
      model: z.string().nullable(),
      label: z.string(),
      isDraft: z.boolean(),
      requiresSignIn: z.boolean(),
    }),
  },
}

type Surroundings = {
  manifest: Manifest
  accounts: AccountList
  publicUrl: string | undefined
  budget: MemoryBudget
}

/** Texts for the builder, by whichever writer is at work. */
export function aiRoutes(
  writing: WritingServices,
  { manifest, accounts, publicUrl, budget }: Surroundings,
): FastifyPluginAsyncZod {
  const { writer, signIn } = writing

  return async (app) => {
    const options = {
      bodyLimit: maxCallBytes,
      preParsing: async (request: FastifyRequest, reply: FastifyReply, body: Readable) => {
        await acquireUntilAnswered(budget, claimOf(request, maxCallBytes, leastCallBytes), reply)
        return body
      },
      errorHandler: sayWhatIsTooLong,
      onRequest: admitCallers(app, { purpose: 'writing', accounts, publicUrl, ...writing }),
    }

    app.get('/api/ai/status', { schema: statusSchema }, async () => {
      return {
        writer: writer.name,
        model: writer.model ?? null,
        label: writer.label,
        isDraft: writer.name === draftWriterName,
        requiresSignIn: signIn === 'required',
      }
    })

    app.post('/api/ai/generate-field', { schema: fieldSchema, ...options }, async (request, reply) => {
      const { body } = request
      const task = known(findFieldTask(manifest, body, bankDay(new Date())))
      const { content, ...written } = await performCall(writing, {
        caller: callerOf(request),
        subject: subjectOf(task, body.page, task.field.name),
        ledgerTexts: (content) => ledgerTextsOf(task, content),
        log: request.log,
        write: () => writer.writeField(task, abortSignalOf(reply)),
      })
      return { content, writer: writer.name, ...notesIn(written) }
    })

    app.post('/api/ai/generate-item', { schema: itemSchema, ...options }, async (request, reply) => {
      const { body } = request
      const task = known(findItemTask(manifest, body, bankDay(new Date())))
      if (task.columns.length === 0) return { content: {}, writer: writer.name }
      const { content, ...written } = await performCall(writing, {
        caller: callerOf(request),
        subject: subjectOf(task, body.page, `items.${task.itemIndex - 1}`),
        ledgerTexts: (content) => ledgerTextsOf(task, content),
        log: request.log,
        write: () => writer.writeItem(task, abortSignalOf(reply)),
      })
      return { content, writer: writer.name, ...notesIn(written) }
    })

    app.post('/api/ai/sort-lines', { schema: sortSchema, ...options }, async (request, reply) => {
      const { sorter } = writing
      if (!sorter) throw new RequestError(409, 'no-model', writingTexts.sorting['no-model'])
      const { lines } = request.body
      const components = request.body.components.map((code) => knownComponent(manifest, code))
      const { content } = await performCall(writing, {
        caller: callerOf(request),
        subject: { page: undefined, component: 'document', instance: '', field: 'lines' },
        ledgerTexts: (sorted) => ledgerTextsOfSorting(lines, sorted),
        failures: writingTexts.sorting,
        log: request.log,
        write: () => sorter({ lines, components }, abortSignalOf(reply)),
      })
      return { content, writer: writer.name }
    })
  }
}

/** A section can become it. */
function knownComponent(manifest: Manifest, code: string): Component {
  const component = findComponent(manifest, code)
  if (component && isForWords(component)) return component
  throw new RequestError(400, 'bad-request', describeTaskRefusal({ reason: 'no-component', code }))
}

function sayWhatIsTooLong(error: FastifyError) {
  if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error
  throw new RequestError(413, 'too-large', texts.longBrief(maxCallBytes / 1024))
}

function known<Task>(found: Result<Task, TaskRefusal>): Task {
  if (found.ok) return found.value
  throw new RequestError(400, 'bad-request', describeTaskRefusal(found.refusal))
}

function subjectOf(
  { component, instanceId }: { component: { code: string }; instanceId: string },
  page: string | undefined,
  field: string,
) {
  return { page, component: component.code, instance: instanceId, field }
}

/** A list without any notes is left out. */
function notesIn({ notes, briefNotes = [] }: Pick<Written<unknown>, 'notes' | 'briefNotes'>) {
  return {
    ...(notes.length > 0 && { notes: [...notes] }),
    ...(briefNotes.length > 0 && { briefNotes: [...briefNotes] }),
  }
}
