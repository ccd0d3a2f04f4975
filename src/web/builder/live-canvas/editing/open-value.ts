import type { Editor } from '@tiptap/core'
import { create } from 'zustand'
import type { PagePlace, Place } from '#content/place.ts'
import type { SelectedPlace } from '../../view/selection.ts'
import type { EntriesEdit } from './edit-entries.ts'

/** How a value is typed: where it stands, or in a form beside it. */
export type Way = TypedWay | 'address' | 'picture'
export type TypedWay = 'text' | 'rich' | 'entries'

export function isTypedInPlace(way: Way): way is TypedWay {
  return way === 'text' || way === 'rich' || way === 'entries'
}

/** Whether the form beside a value is open, in which it is typed. */
export function isFormOpen({ way, isFormAsked }: OpenValue): boolean {
  return isFormAsked && !isTypedInPlace(way)
}

/** The value of the page that is being edited where it stands; what is typed so far stands in `editing-store`. */
export type OpenValue = {
  instanceId: string
  place: SelectedPlace
  way: Way
  /** What shows it now. */
  anchor: () => HTMLElement | undefined
  /** Of words that stand in a link: the place of its address. */
  linked: () => Place | undefined
  frame: HTMLIFrameElement
  /** What shows the items of its section, by their places from 0. */
  items: () => ReadonlyMap<number, HTMLElement>
  /** A form beside it is to have the focus. */
  isFormAsked: boolean
  /** Files that were dropped or pasted for a picture. */
  files?: readonly File[] | undefined
  /** How often the address of a link in it was asked for. */
  linksAsked: number
  /** How often the focus was asked into its bar, which comes a little after the caret. */
  barAsked: number
  /** The editor of rich text, once it is here. */
  rich?: Editor | undefined
  /** Of a list, the entry that is typed in, from 0, how many there are, and what is done with it. */
  entries?: { entry: number; count: number; edit: EntriesEdit } | undefined
  /** Why it is not taken as it is. */
  refusal?: string | undefined
  acts: OpenValueActs
}

export type OpenValueActs = {
  /** Keeps what was typed, and goes back to the section; not when it is refused. */
  end: () => void
  /** What stood there stands there again. */
  cancel: () => void
  /** Keeps what was typed, and is over. False: it is refused. */
  leave: () => boolean
  /** Keeps what was typed, and goes on. */
  keep: () => boolean
  /** What a person takes instead of what is typed, and the caret back into the text. */
  put: (text: string | string[]) => void
  /** Back from the bar into the text. */
  goBack: () => void
  /** Another value, such as the address of these words. */
  goTo: (place: PagePlace) => void
  /** The focus has gone somewhere. */
  checkFocus: () => void
}

export const useOpenValue = create<{ open: OpenValue | undefined }>(() => ({ open: undefined }))

export function setOpenValue(open: OpenValue | undefined) {
  useOpenValue.setState({ open })
}

export function changeOpenValue(
  change: Partial<
    Pick<OpenValue, 'rich' | 'entries' | 'files' | 'refusal' | 'isFormAsked' | 'linksAsked' | 'barAsked'>
  >,
) {
  useOpenValue.setState(({ open }) => (open ? { open: { ...open, ...change } } : {}))
}
