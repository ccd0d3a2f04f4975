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
  setWords(element, {
    'data-edited': '',
    'data-hint': hint,
    role: 'textbox',
    'aria-label': texts.valueName(labelOf(field), item, entry),
    'aria-multiline': String(entry === undefined && !isOneLine(definition)),
    'aria-required': String(definition.required),
    ...(definition.type === 'number' && { inputmode: 'decimal' }),
  })
  writeDescription(element.ownerDocument, [limitsOf(definition), texts.keys(entersOf(definition))])
}

/** What shows a value that is typed in a form beside it, such as a picture, leads to that form. */
export function describeStop(element: HTMLElement, { definition, field, item }: Slot) {
  setWords(element, { role: 'button', 'aria-label': texts.valueName(labelOf(field), item) })
  writeDescription(element.ownerDocument, [limitsOf(definition), texts.keys('form')])
}

/** What the page itself says of elements that are described now. */
const ownWords = new WeakMap<HTMLElement, readonly (readonly [name: string, value: string | null])[]>()

function setWords(element: HTMLElement, attributes: Readonly<Record<string, string>>) {
  if (!ownWords.has(element))
    ownWords.set(
      element,
      described.map((name) => [name, element.getAttribute(name)]),
    )
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.setAttribute('aria-describedby', descriptionId)
}

/** What Enter does. */
function entersOf(definition: Field): keyof typeof texts.enter {
  if (definition.type === 'array') return 'entry'
  return isOneLine(definition) ? 'keep' : 'line'
}

/** Why what is typed is not taken, or that it is too long; nothing of either when it is right. */
export function tellFault(
  element: HTMLElement | undefined,
  { refusal, isOver }: { refusal?: string | undefined; isOver: boolean },
) {
  if (!element?.hasAttribute('data-edited')) return
  const isRefused = refusal !== undefined
  element.toggleAttribute('data-over', isOver && !isRefused)
  if (isOver || isRefused) element.setAttribute('aria-invalid', 'true')
  else element.removeAttribute('aria-invalid')
  if (isRefused) writeDescription(element.ownerDocument, [refusal])
}

/** Ids do not lead out of the frame, so what describes the field stands in it. */
function writeDescription(document: Document, sentences: readonly string[]) {
  const known = document.getElementById(descriptionId)
  const place = known ?? document.createElement('p')
  Object.assign(place, { id: descriptionId, hidden: true, lang: 'en', dir: 'ltr' })
  place.textContent = sentences.filter(Boolean).join('. ')
  if (!known) document.body.append(place)
}

/** It is what it was on the page. */
export function removeDescription(element: HTMLElement) {
  for (const [name, value] of ownWords.get(element) ?? []) {
    if (value === null) element.removeAttribute(name)
    else element.setAttribute(name, value)
  }
  ownWords.delete(element)
  // Rich text that is typed shows by this that it has no words.
  element.removeAttribute('data-wordless')
  element.ownerDocument.getElementById(descriptionId)?.remove()
}

const described = [
  ...['data-edited', 'data-hint', 'role', 'aria-label', 'aria-multiline', 'aria-required'],
  ...['aria-describedby', 'aria-invalid', 'data-over', 'inputmode'],
]
