import { z } from 'zod'
import products from '../../catalogue/rules/products.json' with { type: 'json' }

const words = z.strictObject({ en: z.string().min(1), ar: z.string().min(1) })
const phrases = z.strictObject({ en: z.array(z.string().min(1)), ar: z.array(z.string().min(1)) })

const productSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: words,
  /** Phrases as rules have them, by which a page is proposed to be about it. */
  says: phrases,
})

const fileSchema = z.strictObject({ about: z.string(), products: z.array(productSchema) })

export type Product = z.infer<typeof productSchema>

/** What a page may be about, in the order in which people choose. */
export const allProducts: readonly Product[] = fileSchema.parse(products).products

/** Nothing of an id that is not in the list, or not any more. */
export function findProduct(id: string | undefined): Product | undefined {
  return allProducts.find((product) => product.id === id)
}
