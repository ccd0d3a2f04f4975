import { texts } from '#texts/html-generator.ts'
import { loadCatalogue, useCatalogue, useFindComponent } from '../../catalogue/catalogue-store.ts'
import { Button } from '../../ui/button.tsx'
import styles from './component-groups.module.css'
import { groupComponents } from './group-components.ts'

type Props = { components: readonly { code: string }[] }

/** How many components of which family the document holds. */
export function ComponentGroups({ components }: Props) {
  const catalogue = useCatalogue()
  const find = useFindComponent()

  return (
    <div className={styles.groups}>
      <h3>
        {texts.result.components} <span className={styles.total}>{components.length}</span>
      </h3>
      {catalogue.status === 'failed' && (
        <p className={styles.failed}>
          {texts.result.manifestFailed}{' '}
          <Button variant="subtle" size="small" onClick={() => void loadCatalogue()}>
            {texts.result.retry}
          </Button>
        </p>
      )}
      <ul className={styles.list}>
        {groupComponents(components, find).map(({ family, count, names }) => (
          <li key={family ?? 'other'}>
            <span className={styles.family}>{family ?? texts.result.other}</span>
            <span className={styles.names}>
              {names.map(({ name, count }) => (count > 1 ? `${name} × ${count}` : name)).join(' · ')}
              {!family && catalogue.status === 'loaded' && ` · ${texts.result.otherHint}`}
            </span>
            <span className={styles.count}>{count}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
