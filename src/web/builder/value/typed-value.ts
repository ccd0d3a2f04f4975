import { useDeferredValue } from 'react'
import type { Slot } from '#content/slots.ts'
import type { FieldValue } from '#content/values/field-value.ts'
import { edited } from '#content/values/values.ts'
import { type Editing, isEditedAt, isSameText, useEditing } from '../reviewing/editing-store.ts'

export type TypedValue = { value: FieldValue; isTyped: boolean }

/**
 * The value as somebody is typing it, wherever that is: what the page has of it is an older one. Who is typing does not
 * wait for what follows it.
 */
export function useTypedValue(instanceId: string, slot: Slot | undefined, value: FieldValue): TypedValue {
  const typing = useEditing(({ editing }) =>
    slot && editing ? typedAt(editing, instanceId, slot) : undefined,
  )
  return withTyping(value, useDeferredValue(typing))
}

/** Whether another text is typed there than the page has. */
export function useIsTyped(instanceId: string, slot: Slot): boolean {
  return useEditing(({ editing }) => {
    const typed = editing && typedAt(editing, instanceId, slot)
    return typed !== undefined && !isSameText(typed.before, typed.typed)
  })
}

type Typing = Pick<Editing, 'before' | 'typed'>

/** The same object until more is typed. */
function typedAt(editing: Editing, instanceId: string, slot: Slot): Typing | undefined {
  if (isEditedAt(editing, instanceId, slot)) return editing
  const { words } = editing
  return words && isEditedAt({ ...editing, place: words.place }, instanceId, slot) ? words : undefined
}

export function withTyping(value: FieldValue, typing: Typing | undefined): TypedValue {
  if (!typing || isSameText(typing.before, typing.typed)) return { value, isTyped: false }
  const at = value.status === 'accepted' ? value.acceptedAt : ''
  return { value: edited(value, typing.typed, at), isTyped: true }
}
