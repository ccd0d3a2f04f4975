import { labelOf } from '#catalogue/lookup.ts'
import type { Field } from '#catalogue/manifest.ts'
import type { Slot } from '#content/slots.ts'
import { texts } from '#texts/edit-in-place.ts'
import { limitsOf } from '#texts/limits.ts'
import { isOneLine } from '../../value/value-input.tsx'

const descriptionId = 'tool-description'

/** What is typed in is a field with a name, for those who do not see where it stands. `hint` shows while it is empty. */
export function describeEdit(element: HTMLElement, slot: Slot, hint: string, entry?: number) {
  const { definition, field, item } = slot
  element.dataset.edited = ''
  element.dataset.hint = hint
  const attributes = {
    role: 'textbox',
    'aria-label': texts.valueName(labelOf(field), item, entry),
    'aria-multiline': String(entry === undefined && !isOneLine(definition)),
    'aria-required': String(definition.required),
    'aria-describedby': descriptionId,
    ...(definition.type === 'number' && { inputmode: 'decimal' }),
  }
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  writeDescription(element.ownerDocument, [limitsOf(definition), texts.keys(entersOf(definition))])
}

/** What Enter does. */
function entersOf(definition: Field): keyof typeof texts.enter {
  if (definition.type === 'array') return 'entry'
  return isOneLine(definition) ? 'keep' : 'line'
}

/** Why what is typed is not taken; nothing when it may be. */
export function tellRefusal(element: HTMLElement | undefined, refusal: string | undefined) {
  if (!element?.hasAttribute('data-edited')) return
  element.toggleAttribute('aria-invalid', false)
  if (refusal === undefined) return
  element.setAttribute('aria-invalid', 'true')
  writeDescription(element.ownerDocument, [refusal])
}

/** Ids do not lead out of the frame, so what describes the field stands in it. */
function writeDescription(document: Document, sentences: readonly string[]) {
  const known = document.getElementById(descriptionId)
  const place = known ?? document.createElement('p')
  Object.assign(place, { id: descriptionId, hidden: true, lang: 'en', dir: 'ltr' })
  place.textContent = sentences.filter(Boolean).join('. ')
  if (!known) document.body.append(place)
}

/** It is no field any more. */
export function removeDescription(element: HTMLElement) {
  for (const name of described) element.removeAttribute(name)
  element.ownerDocument.getElementById(descriptionId)?.remove()
}

const described = [
  ...['data-edited', 'data-hint', 'data-wordless', 'role', 'aria-label', 'aria-multiline', 'aria-required'],
  ...['aria-describedby', 'aria-invalid', 'inputmode'],
]
