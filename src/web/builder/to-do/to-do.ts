import type { Locale } from '#base/locale.ts'
import type { Anchors } from '#checks/find-address-doubts.ts'
import type { FindingPlace } from '#checks/finding.ts'
import type { Link } from '#checks/list-addresses.ts'
import type { Draft } from '#content/draft/draft.ts'
import type { SaidToPage } from '#rules/find-page-breaches.ts'
import type { texts } from '#texts/to-do.ts'
import type { JudgedSection } from './judge-section.ts'

/** One thing that is to be done on the page. */
export type ToDo = {
  /** Where it is done; of the page as a whole, none. */
  place?: FindingPlace
  /** It is about all of the section, and its place is where one begins. */
  isOfSection?: true
  /** The face that it is in, where that may be the one behind. */
  face?: Locale
  /** What is to be done, in words. */
  text: string
  /** What is done elsewhere than in a section. */
  target?: 'page-name' | 'page-details' | 'decide' | 'comments'
}

export type ToDoId = keyof typeof texts.groups

/** One kind of what is to be done, and how it is found. */
export type ToDoSource = {
  id: ToDoId
  /** Worked out once as long as the section and the brief stay as they are. */
  ofSection?: (section: JudgedSection, draft: Draft) => readonly ToDo[]
  /** Worked out with every change of the page, of all its sections as they were read. */
  ofPage?: (draft: Draft, read: ReadPage) => readonly ToDo[]
}

export type ReadPage = {
  texts: readonly SaidToPage[]
  /** What its header and footer say; nothing where it has neither. */
  printed: readonly SaidToPage[] | undefined
  links: readonly Link[]
  anchors: Anchors
}

export type ToDoGroup = { id: ToDoId; entries: readonly ToDo[] }
