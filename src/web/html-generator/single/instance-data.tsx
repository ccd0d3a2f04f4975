import { flushSync } from 'react-dom'
import { columnsOf, labelOf } from '#catalogue/lookup.ts'
import type { Component, Field } from '#catalogue/manifest.ts'
import { type ContentValue, type ContentValues, type InstanceContent, isBlank } from '#content/content.ts'
import type { PagePlace } from '#content/place.ts'
import type { Placement } from '#layout/layout.ts'
import { texts } from '#texts/html-generator.ts'
import { useFindComponent } from '../../catalogue/catalogue-store.ts'
import { FieldText } from '../../ui/field-text.tsx'
import { OriginMark } from '../filling/origin-mark.tsx'
import { valueId } from '../filling/value-id.ts'
import type { WordsOfPage } from '../flow/words-of-page.ts'
import { EmptyValue } from './empty-value.tsx'
import styles from './instance-data.module.css'

/** What was not read of the document but filled in since, by value id, and the way to type in more. */
export type Additions = {
  filled: ReadonlySet<string>
  onType: ((place: PagePlace, text: string) => void) | undefined
}

type Props = {
  placement: Placement
  content: InstanceContent
  page: WordsOfPage
  additions: Additions
}

/** What was read for one component: its fields, then its items. */
export function InstanceData({ placement: { code, instanceId }, content, page, additions }: Props) {
  const component = useFindComponent()(code)
  const section = component?.displayName ?? code
  const fields = valuesOf(component?.docx.fields, content.fields)
  const hasData = content.items.length > 0 || fields.length > 0

  return (
    <div className={styles.instance}>
      <p className={styles.codes}>
        <code>{code}</code> <code>{instanceId}</code>
      </p>
      {!hasData && <p className={styles.none}>{texts.result.noData}</p>}
      <Values section={section} values={fields} place={{ instanceId }} page={page} additions={additions} />
      {content.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity but their place, and never move here
        <section key={index} className={styles.item}>
          <h3>{texts.result.item(index + 1)}</h3>
          <Values
            section={section}
            values={valuesOf(component && columnsOf(component), item)}
            place={{ instanceId, item: index }}
            page={page}
            additions={additions}
          />
        </section>
      ))}
    </div>
  )
}

/** Without a definition only the document knows of it. */
type NamedValue = { name: string; definition: Field | undefined; content: ContentValue | undefined }

type ValuesProps = Pick<Props, 'page' | 'additions'> & {
  section: string
  values: NamedValue[]
  place: Omit<PagePlace, 'field'>
}

function Values({
  section,
  values,
  place: { instanceId, item },
  page,
  additions: { filled, onType },
}: ValuesProps) {
  return (
    <dl className={styles.values}>
      {values.map(({ name, definition, content }) => {
        const place = { instanceId, field: name, ...(item !== undefined && { item }) }
        const id = valueId(place)
        const type = (text: string) => {
          flushSync(() => onType?.(place, text))
          document.getElementById(id)?.focus()
        }
        return (
          <div key={name} id={id} tabIndex={-1}>
            <dt>
              {labelOf(name)} <OriginMark content={content} isFilled={filled.has(id)} />
            </dt>
            <dd lang={page.locale}>
              {isBlank(content?.value) ? (
                <EmptyValue
                  section={section}
                  page={page}
                  place={place}
                  definition={definition}
                  onType={onType && type}
                />
              ) : (
                <FieldText type={definition?.type ?? 'text'} value={content?.value ?? ''} />
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** The catalogue's fields in its order, then those that only the document has. Nothing at all when nothing was read. */
function valuesOf(
  fields: Component['docx']['fields'] | readonly Field[] = [],
  read: ContentValues,
): NamedValue[] {
  const names = Object.keys(read)
  if (names.length === 0) return []
  const known = new Set(fields.map(({ name }) => name))
  return [
    ...fields.map((definition) => ({ name: definition.name, definition, content: read[definition.name] })),
    ...names
      .filter((name) => !known.has(name))
      .map((name) => ({ name, definition: undefined, content: read[name] })),
  ]
}
