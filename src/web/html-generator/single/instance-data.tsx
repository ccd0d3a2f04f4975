import type { Locale } from '#base/locale.ts'
import { columnsOf, labelOf } from '#catalogue/lookup.ts'
import type { Component, Field } from '#catalogue/manifest.ts'
import type { Place } from '#checks/finding.ts'
import { type ContentValue, type ContentValues, type InstanceContent, isBlank } from '#content/content.ts'
import type { Placement } from '#layout/layout.ts'
import { texts } from '#texts/html-generator.ts'
import { useFindComponent } from '../../catalogue/catalogue-store.ts'
import { AiMark } from '../../ui/ai-mark.tsx'
import { FieldText } from '../../ui/field-text.tsx'
import styles from './instance-data.module.css'
import { valueId } from './value-id.ts'

type Props = { placement: Placement; content: InstanceContent; locale: Locale | undefined }

/** What was read for one component: its fields, then its items. */
export function InstanceData({ placement: { code, instanceId }, content, locale }: Props) {
  const component = useFindComponent()(code)
  const fields = valuesOf(component?.docx.fields, content.fields)
  const hasData = content.items.length > 0 || fields.length > 0

  return (
    <div className={styles.instance}>
      <p className={styles.codes}>
        <code>{code}</code> <code>{instanceId}</code>
      </p>
      {!hasData && <p className={styles.none}>{texts.result.noData}</p>}
      <Values values={fields} place={{ instanceId }} locale={locale} />
      {content.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity but their place, and never move here
        <section key={index} className={styles.item}>
          <h3>{texts.result.item(index + 1)}</h3>
          <Values
            values={valuesOf(component && columnsOf(component), item)}
            place={{ instanceId, item: index + 1 }}
            locale={locale}
          />
        </section>
      ))}
    </div>
  )
}

type NamedValue = { name: string; type: Field['type']; content: ContentValue | undefined }

type ValuesProps = { values: NamedValue[]; place: Place; locale: Locale | undefined }

function Values({ values, place, locale }: ValuesProps) {
  return (
    <dl className={styles.values}>
      {values.map(({ name, type, content }) => (
        <div key={name} id={valueId({ ...place, field: name })} tabIndex={-1}>
          <dt>
            {labelOf(name)} {content?.ai_generated && <AiMark title={texts.result.aiHint} />}
          </dt>
          <dd lang={locale}>
            {isBlank(content?.value) ? (
              <span className={styles.none}>{texts.result.empty}</span>
            ) : (
              <FieldText type={type} value={content?.value ?? ''} />
            )}
          </dd>
        </div>
      ))}
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
    ...fields.map(({ name, type }) => ({ name, type, content: read[name] })),
    ...names
      .filter((name) => !known.has(name))
      .map((name) => ({ name, type: 'text' as const, content: read[name] })),
  ]
}
