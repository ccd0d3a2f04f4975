import { ProductField } from '../../../product/product-field.tsx'
import { change } from '../../editor/change.ts'
import { useEditor } from '../../editor/editor-store.ts'
import { useProposedProduct } from '../../value/use-proposed-product.ts'

export function PageProduct() {
  const product = useEditor(({ draft }) => draft.product ?? '')
  const proposal = useProposedProduct()
  return (
    <ProductField
      value={product}
      proposal={proposal}
      onChange={(next) => change('set-product', { product: next })}
    />
  )
}
