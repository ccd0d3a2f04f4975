import { useEffect, useState } from 'react'
import type { ParseResult } from '#content/parse-result.ts'
import { pageFromParseResult } from '#html/page.ts'
import { loadManifest } from '../../api/load-manifest.ts'
import { laterPart } from '../../loading/later-part.ts'

/** What the page of a document seems to be about, while nobody has said it. The rules that tell it are fetched for it. */
export function useProposedProduct(result: ParseResult): string | undefined {
  const [proposed, setProposed] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    const isKnown = result.metadata.product !== undefined
    propose(isKnown ? undefined : result).then(
      (product) => isCurrent && setProposed(product),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [result])
  return proposed
}

async function propose(result: ParseResult | undefined): Promise<string | undefined> {
  if (!result) return undefined
  const [manifest, proposeProduct] = await Promise.all([loadManifest(), loadProposal()])
  return proposeProduct(pageFromParseResult(result, false), manifest, result.metadata.pageName)
}

const loadProposal = laterPart(async () => (await import('#checks/words/propose-product.ts')).proposeProduct)
