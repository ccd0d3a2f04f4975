import type { ClipboardEvent, FocusEvent } from 'react'
import type { Field } from '#catalogue/manifest.ts'
import { listOf, textOf } from '#content/content.ts'
import { pastedWords } from '#content/values/pasted-html.ts'
import fieldStyles from '../../ui/field.module.css'
import { RichTextField } from '../../ui/rich-text-field/rich-text-field.tsx'
import { EntriesInput } from './entries-input.tsx'
import styles from './value-editor.module.css'

type Props = {
  id: string
  definition: Field
  label: string
  value: string | string[]
  lang: string
  dir: 'ltr' | 'rtl'
  isInvalid: boolean
  describedBy: string
  onChange: (value: string | string[]) => void
}

/** What a value is typed into, by the type of its field. It takes the focus. */
export function ValueInput({
  id,
  definition,
  label,
  value,
  lang,
  dir,
  isInvalid,
  describedBy,
  onChange,
}: Props) {
  const { type } = definition
  if (type === 'array')
    return (
      <EntriesInput
        label={label}
        entries={entriesOf(value)}
        most={definition.maxItems ?? Number.POSITIVE_INFINITY}
        lang={lang}
        dir={dir}
        onChange={onChange}
      />
    )
  if (type === 'richtext') {
    return (
      <RichTextField
        label={label}
        initialHtml={textOf(value)}
        lang={lang}
        dir={dir}
        describedBy={describedBy}
        isInvalid={isInvalid}
        onChange={onChange}
      />
    )
  }
  const props = {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid || undefined,
    'aria-label': label,
    className: `${fieldStyles.input} ${styles.input}`,
    value: textOf(value),
    lang,
    dir,
    placeholder: type === 'url' ? definition.placeholder : undefined,
    autoFocus: true,
    onPaste: pasteWords,
    onFocus: ({ currentTarget: field }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      field.setSelectionRange(field.value.length, field.value.length),
  }
  if (isLong(definition)) {
    return <textarea {...props} rows={3} onChange={(event) => onChange(event.currentTarget.value)} />
  }
  return (
    <input
      {...props}
      type="text"
      inputMode={inputModes[type]}
      spellCheck={type === 'text'}
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** Where the browser would make 51 of a 5 and a raised 1, the words come with the signs for it. */
function pasteWords(event: ClipboardEvent) {
  const [html, text] = ['text/html', 'text/plain'].map((type) => event.clipboardData.getData(type))
  const words = pastedWords({ html: html ?? '', text: text ?? '' })
  if (words === text) return
  event.preventDefault()
  document.execCommand('insertText', false, words.replaceAll('\n', ' '))
}

/** Enter has nothing else to do in it: a page has no line breaks in a text without marks, however long it may be. */
export function isOneLine({ type }: Field): boolean {
  return type !== 'richtext' && type !== 'array'
}

function isLong({ type, max = 0 }: Field): boolean {
  return type === 'text' && max > longestLine
}

const longestLine = 80

const inputModes = { text: 'text', number: 'decimal', url: 'url' } as const

/** There is always one to type in. */
function entriesOf(value: string | string[]): string[] {
  const entries = Array.isArray(value) ? value : listOf(value)
  return entries.length > 0 ? entries : ['']
}
