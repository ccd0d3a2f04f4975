import { useState } from 'react'
import type { Draft } from '#content/draft/draft.ts'
import { namesOf } from '#content/draft/draft-operations.ts'
import { fileNameOf } from '#content/draft/page-names.ts'
import { readPublicUrl } from '#content/values/safe-url.ts'
import { findPageNameError } from '#layout/page-name.ts'
import { isWrongPublicUrl } from '../../public-url/public-url-field.tsx'
import { change } from '../editor/change.ts'
import { useActionUrl } from './use-action-url.ts'
import { usePublicUrl } from './use-public-url.ts'

/** What of the page is typed in the dialog. It is kept in the page once its field is left; what is refused stays out. */
export function usePageSettings(draft: Draft) {
  const { layout, picturesUrl = '' } = draft
  const [typedName, typeName] = useState(() => fileNameOf(namesOf(draft)))
  const [picturesAddress, typePicturesAddress] = useState(picturesUrl)
  const address = usePublicUrl(draft)
  const action = useActionUrl(draft)
  const [face, setFace] = useState(layout.locale)
  if (face !== layout.locale) {
    // The other face has its own.
    setFace(layout.locale)
    typeName(fileNameOf(namesOf(draft)))
    address.type(undefined)
    action.type(undefined)
  }
  const pageName = typedName.trim()

  function keepName() {
    if (findPageNameError(pageName) === undefined && pageName !== layout.pageName)
      change('rename', { pageName })
  }

  function keepPicturesAddress() {
    const known = readPublicUrl(picturesAddress) ?? ''
    if (!isWrongPublicUrl(picturesAddress) && known !== picturesUrl)
      change('set-pictures-url', { picturesUrl: known })
  }

  function keepAll() {
    keepName()
    address.keepTyped()
    keepPicturesAddress()
    action.keepTyped()
  }

  return {
    ...{ typedName, pageName, typeName, keepName },
    ...{ picturesAddress, typePicturesAddress, keepPicturesAddress },
    ...{ address, action, keepAll },
  }
}
