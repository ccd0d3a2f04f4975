import { useState } from 'react'
import type { ParseResult } from '#content/parse-result.ts'
import { findProduct } from '#notices/products.ts'
import { texts } from '#texts/html-generator.ts'
import { ProductField } from '../../product/product-field.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { shownName } from '../../ui/shown-name.ts'
import { useProposedProduct } from '../flow/use-proposed-product.ts'
import type { BulkEntry } from './bulk-flow.ts'
import styles from './product-list.module.css'

type Props = {
  entries: readonly BulkEntry[]
  onProduct: (file: File, product: string) => void
}

/** What each page is about, on one line until somebody wants to say it. */
export function ProductList({ entries, onProduct }: Props) {
  const [isOpen, setOpen] = useState(false)
  const pages = entries.flatMap(({ file, result }) => (result?.success ? [{ file, result }] : []))
  const unsaid = pages.filter(({ result }) => !findProduct(result.metadata.product)).length
  if (pages.length === 0) return null
  return (
    <Disclosure
      label={texts.bulk.products(unsaid, pages.length)}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      {isOpen && (
        <ul className={styles.list}>
          {pages.map(({ file, result }) => (
            <li key={`${file.name}/${file.size}/${file.lastModified}`}>
              <ProductOf file={file} result={result} onProduct={onProduct} />
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  )
}

function ProductOf({
  file,
  result,
  onProduct,
}: Pick<Props, 'onProduct'> & { file: File; result: ParseResult }) {
  const proposal = useProposedProduct(result)
  return (
    <ProductField
      pageName={shownName(file.name)}
      value={result.metadata.product ?? ''}
      proposal={proposal}
      onChange={(product) => onProduct(file, product)}
    />
  )
}
