import { briefLimits } from '#content/writing/writing.ts'
import { texts } from '#texts/brief.ts'
import type { BriefForm, SectionForm } from './brief-form.ts'
import {
  findPastOffers,
  findQuestions,
  type MessageQuestion,
  type PastOffer,
  sentMessages,
} from './message-questions.ts'
import type { Entry } from './text-list.ts'

/** What is wrong with one row of a list. */
export type ListError = { id: number; message: string }

export type BriefErrors = {
  topic?: string
  audience?: string
  keyMessages?: ListError
  /** Key messages that contradict each other, or the topic. */
  questions?: MessageQuestion[]
  /** Offers that are over: of the topic, and of key messages. */
  past?: PastOffer[]
  additionalContext?: string
  /** By instance id. */
  sections: Record<string, SectionErrors>
}

export type SectionErrors = { guidedIdeas?: ListError; instructions?: string }

/** `today`: the bank's day, as in ISO 8601. */
export function findBriefErrors(form: BriefForm, today: string): BriefErrors {
  const { topic, audience, keyMessages, additionalContext, sections } = form
  const questions = findQuestions(form)
  const past = findPastOffers(form, today)
  const { required } = texts
  return compact({
    topic: isEmpty(topic) ? required.topic : findExcess(topic),
    audience: isEmpty(audience) ? required.audience : findExcess(audience),
    keyMessages:
      findListError(keyMessages, required.keyMessages, briefLimits.messages) ?? findAllLeftOut(form),
    questions: questions.length > 0 ? questions : undefined,
    past: past.length > 0 ? past : undefined,
    additionalContext: findExcess(additionalContext, briefLimits.context),
    sections: Object.fromEntries(
      sections.flatMap((section) => {
        const errors = findSectionErrors(section)
        return Object.keys(errors).length > 0 ? [[section.instanceId, errors]] : []
      }),
    ),
  })
}

/** What is to be said of a brief that is too long as a whole, though each of its texts is not. */
export function findWholeExcess(form: BriefForm): string | undefined {
  const { topic, audience, keyMessages, additionalContext, sections } = form
  const written = [
    topic,
    audience,
    ...keyMessages.map(({ text }) => text),
    additionalContext,
    ...sections.map(({ instructions }) => instructions),
  ]
  const length = written.reduce((sum, text) => sum + text.length, 0)
  return length > briefLimits.whole ? texts.wholeTooLong(length, briefLimits.whole) : undefined
}

export function hasErrors({ sections, ...page }: BriefErrors): boolean {
  return Object.keys(page).length > 0 || Object.keys(sections).length > 0
}

function findAllLeftOut(form: BriefForm): ListError | undefined {
  const [first] = form.keyMessages
  return first && sentMessages(form).length === 0 ? { id: first.id, message: texts.allLeftOut } : undefined
}

function findSectionErrors({ component, generationMode, guidedIdeas, instructions }: SectionForm) {
  const isGuided = component.docx.items !== undefined && generationMode === 'guided'
  return compact<SectionErrors>({
    guidedIdeas: isGuided
      ? findListError(guidedIdeas, texts.required.ideas(component.displayName))
      : undefined,
    instructions: findExcess(instructions),
  })
}

/** At least one row says something, not too many do, and none says too much. */
function findListError(
  entries: readonly Entry[],
  required: string,
  most = Number.POSITIVE_INFINITY,
): ListError | undefined {
  const [first] = entries
  const filled = entries.filter(({ text }) => !isEmpty(text))
  if (first && filled.length === 0) return { id: first.id, message: required }
  const tooMany = filled[most]
  if (tooMany) return { id: tooMany.id, message: texts.tooMany(filled.length - most, most) }
  for (const { id, text } of entries) {
    const message = findExcess(text)
    if (message) return { id, message }
  }
  return undefined
}

function findExcess(text: string, most = briefLimits.text): string | undefined {
  return text.length > most ? texts.tooLong(text.length - most, most) : undefined
}

function isEmpty(text: string): boolean {
  return text.trim() === ''
}

type Loose<Whole> = { [Key in keyof Whole]: Whole[Key] | undefined }

/** Without what is not wrong. */
function compact<Whole extends object>(whole: Loose<Whole>): Whole {
  return Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined)) as Whole
}
