import { allProducts, findProduct } from '#notices/products.ts'
import { texts } from '#texts/product.ts'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/select-field.tsx'
import styles from './product-field.module.css'

type Props = {
  /** Where there are several. */
  pageName?: string
  /** Ids of products; empty while nobody has said it. */
  value: string
  proposal: string | undefined
  onChange: (product: string) => void
}

/** What the page is about. What its words speak of is proposed, and becomes the page's when somebody takes it. */
export function ProductField({ pageName, value, proposal, onChange }: Props) {
  const proposed = findProduct(value) ? undefined : findProduct(proposal)
  return (
    <div className={styles.field}>
      <SelectField
        label={pageName === undefined ? texts.label : texts.labelOf(pageName)}
        hint={proposed ? texts.proposed(proposed.name.en) : texts.hint}
        options={[
          { value: '', label: texts.none },
          ...allProducts.map(({ id, name }) => ({ value: id, label: name.en })),
        ]}
        value={findProduct(value)?.id ?? ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {proposed && (
        <Button size="small" variant="default" onClick={() => onChange(proposed.id)}>
          {pageName === undefined ? texts.take(proposed.name.en) : texts.takeFor(proposed.name.en, pageName)}
        </Button>
      )}
    </div>
  )
}
