import { useMemo, useState } from 'react'
import { proposeActionUrl } from '#checks/propose-action-url.ts'
import type { Draft } from '#content/draft/draft.ts'
import { exportContent } from '#content/draft/draft-content.ts'
import { exportSwitches } from '#content/draft/items.ts'
import { readAddress } from '#content/values/safe-url.ts'
import { useManifest } from '../../catalogue/catalogue-store.ts'
import { isWrongActionUrl } from '../../public-url/action-url-field.tsx'
import { change } from '../editor/change.ts'

/**
 * The action address as it stands in the dialog. A proposal becomes the page's own once somebody goes on with it in
 * sight; nobody who clears the field is asked again.
 */
export function useActionUrl({ layout, content, optionalElements, actionUrl }: Draft) {
  const manifest = useManifest()
  const proposal = useMemo(() => {
    const page = {
      components: layout.components,
      content: exportContent(content),
      optionalElements: exportSwitches({ content, optionalElements }),
    }
    return manifest && proposeActionUrl(page, manifest)
  }, [layout.components, content, optionalElements, manifest])
  const [typed, setTyped] = useState<string>()
  const text = typed ?? actionUrl ?? proposal ?? ''
  const url = readAddress(text) ?? ''

  function keepSeen() {
    const isUndecided = actionUrl === undefined && url === '' && typed === undefined
    if (!isUndecided && !isWrongActionUrl(text) && url !== actionUrl)
      change('set-action-url', { actionUrl: url })
  }

  return {
    text,
    /** Empty while what stands there is no address. */
    url,
    proposal: actionUrl === undefined ? proposal : undefined,
    type: setTyped,
    keepSeen,
    keepTyped: () => {
      if (typed !== undefined) keepSeen()
    },
  }
}
