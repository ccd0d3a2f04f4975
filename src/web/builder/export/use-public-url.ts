import { useState } from 'react'
import type { Draft } from '#content/draft/draft.ts'
import { counterpartUrl } from '#content/values/counterpart-url.ts'
import { readPublicUrl } from '#content/values/safe-url.ts'
import { isWrongPublicUrl } from '../../public-url/public-url-field.tsx'
import { change } from '../editor/change.ts'

/**
 * The public address of the face in front as it stands in the dialog. Without one, the address of the other face tells
 * where it will stand; that proposal becomes the page's own once somebody goes on with it in sight.
 */
export function usePublicUrl({ layout, publicUrl, other }: Draft) {
  const beside = publicUrl === undefined ? other?.publicUrl : undefined
  const proposed = beside !== undefined ? counterpartUrl(beside, layout.locale) : undefined
  const proposal = proposed === beside ? undefined : proposed
  const [typed, setTyped] = useState<string>()
  const text = typed ?? publicUrl ?? proposal ?? ''

  function keepSeen() {
    const known = readPublicUrl(text) ?? ''
    if (!isWrongPublicUrl(text) && known !== (publicUrl ?? '')) change('set-public-url', { publicUrl: known })
  }

  return {
    text,
    proposal,
    type: setTyped,
    keepSeen,
    keepTyped: () => {
      if (typed !== undefined) keepSeen()
    },
  }
}
