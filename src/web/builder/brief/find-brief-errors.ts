import { texts } from '#texts/brief.ts'
import type { BriefForm, SectionForm } from './brief-form.ts'
import type { Entry } from './text-list.ts'

/** What is wrong with one row of a list. */
export type ListError = { id: number; message: string }

export type BriefErrors = {
  topic?: string
  audience?: string
  keyMessages?: ListError
  additionalContext?: string
  /** By instance id. */
  sections: Record<string, SectionErrors>
}

export type SectionErrors = { guidedIdeas?: ListError; instructions?: string }

/** More than these characters the server does not take. */
const longest = 4000
const longestContext = 20_000

/** More rows than these neither. */
export const mostMessages = 100

export function findBriefErrors(form: BriefForm): BriefErrors {
  const { topic, audience, keyMessages, additionalContext, sections } = form
  const { required } = texts
  return compact({
    topic: isEmpty(topic) ? required.topic : findExcess(topic),
    audience: isEmpty(audience) ? required.audience : findExcess(audience),
    keyMessages: findListError(keyMessages, required.keyMessages),
    additionalContext: findExcess(additionalContext, longestContext),
    sections: Object.fromEntries(
      sections.flatMap((section) => {
        const errors = findSectionErrors(section)
        return Object.keys(errors).length > 0 ? [[section.instanceId, errors]] : []
      }),
    ),
  })
}

export function hasErrors({ sections, ...page }: BriefErrors): boolean {
  return Object.keys(page).length > 0 || Object.keys(sections).length > 0
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

/** At least one row says something, and none says too much. */
function findListError(entries: readonly Entry[], required: string): ListError | undefined {
  const [first] = entries
  if (first && entries.every(({ text }) => isEmpty(text))) return { id: first.id, message: required }
  for (const { id, text } of entries) {
    const message = findExcess(text)
    if (message) return { id, message }
  }
  return undefined
}

function findExcess(text: string, most = longest): string | undefined {
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
