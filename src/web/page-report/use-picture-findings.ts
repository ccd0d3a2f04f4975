import { useEffect, useMemo } from 'react'
import type { Manifest } from '#catalogue/manifest.ts'
import type { CheckedPage } from '#checks/checked-page.ts'
import { createFinding, type Finding } from '#checks/finding.ts'
import { listPictures, type Picture } from '#checks/list-addresses.ts'
import { readMediaAddress } from '#content/pictures/media-address.ts'
import { type PicturePolicy, showingOf } from '../pictures/picture-policy.ts'
import { type Arrival, tryPictures, usePicturePolicy, usePictures } from '../pictures/picture-store.ts'

type PictureFindings = { findings: readonly Finding[]; isLoading: boolean }

/** Pictures of a page that cannot be loaded, or of which nobody knows. Those that may be fetched are tried. */
export function usePictureFindings(page: CheckedPage, manifest: Manifest | undefined): PictureFindings {
  const { domains, asked } = usePicturePolicy()
  const arrivals = usePictures((state) => state.arrivals)
  // What the team keeps is there, and told of by what was written.
  const pictures = useMemo(
    () => (manifest ? listPictures(page, manifest) : []).filter(({ url }) => !readMediaAddress(url)),
    [page, manifest],
  )

  useEffect(() => {
    const policy = { domains, asked }
    tryPictures(pictures.map(({ url }) => url).filter((url) => showingOf(url, policy).is === 'shown'))
  }, [pictures, domains, asked])

  return useMemo(
    () => judgePictures(pictures, { domains, asked }, arrivals),
    [pictures, domains, asked, arrivals],
  )
}

export function judgePictures(
  pictures: readonly Picture[],
  policy: PicturePolicy,
  arrivals: Readonly<Record<string, Arrival>>,
): PictureFindings {
  let isLoading = false
  const findings = pictures.flatMap(({ url, place }) => {
    const showing = showingOf(url, policy)
    if (showing.is === 'hidden') {
      return [createFinding({ rule: 'picture-not-shown', url, host: showing.host }, place)]
    }
    if (showing.is === 'on-site') return [createFinding({ rule: 'picture-on-site', url }, place)]
    if (arrivals[url] === 'failed') return [createFinding({ rule: 'picture-not-loaded', url }, place)]
    if (arrivals[url] !== 'loaded') isLoading = true
    return []
  })
  return { findings, isLoading }
}
