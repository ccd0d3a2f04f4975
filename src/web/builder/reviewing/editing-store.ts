import { create } from 'zustand'
import { type Place, pathOf } from '#content/place.ts'

/** The one value that is being edited by hand, with what was typed so far. */
export type Editing = {
  instanceId: string
  place: Place
  label: string
  before: string | string[]
  typed: string | string[]
  /** Of a button's address: its words, which are typed beside it. */
  words?: TypedWords
  /** It was typed before, and the review went away from under it. */
  isTakenUp?: boolean
}

export type TypedWords = { place: Place; label: string; before: string; typed: string }

type EditingState = {
  editing: Editing | undefined
  /** Waits until the person has decided about what was typed. */
  leaving: (() => void) | undefined
}

export const useEditing = create<EditingState>(() => ({ editing: undefined, leaving: undefined }))

export function startEditing(editing: Omit<Editing, 'typed' | 'isTakenUp'>) {
  leaveEdit(() => useEditing.setState({ editing: { ...editing, typed: editing.before } }))
}

export function goOnEditing(editing: Editing) {
  useEditing.setState({ editing, leaving: undefined })
}

export function typeValue(typed: string | string[]) {
  useEditing.setState(({ editing }) => (editing ? { editing: { ...editing, typed } } : {}))
}

export function typeWords(typed: string) {
  useEditing.setState(({ editing }) =>
    editing?.words ? { editing: { ...editing, words: { ...editing.words, typed } } } : {},
  )
}

export function stopEditing() {
  useEditing.setState({ editing: undefined, leaving: undefined })
}

/** Does what would end the edit, after asking when something was typed. */
export function leaveEdit(then: () => void) {
  const { editing } = useEditing.getState()
  if (editing && hasTyped(editing)) return useEditing.setState({ leaving: then })
  stopEditing()
  then()
}

export function keepEditing() {
  useEditing.setState({ leaving: undefined })
}

export function hasTyped({ before, typed, words }: Editing): boolean {
  return !isSameText(before, typed) || (words !== undefined && words.before !== words.typed)
}

export function isSameText(one: string | string[], other: string | string[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

export function isEditedAt(editing: Editing | undefined, instanceId: string, place: Place): boolean {
  return editing?.instanceId === instanceId && pathOf(editing.place) === pathOf(place)
}
