import { create } from 'zustand'
import { knownBankDomains, useBankDomains } from '../catalogue/site-store.ts'
import { mediaStart } from '../team-pictures/media-start.ts'
import type { PicturePolicy } from './picture-policy.ts'

export type Arrival = 'loading' | 'loaded' | 'failed'

type PictureState = {
  /** Hosts that somebody asked for, until the tab is closed. */
  asked: readonly string[]
  /** What became of the pictures that were tried, by address. */
  arrivals: Readonly<Record<string, Arrival>>
}

export const usePictures = create<PictureState>(() => ({ asked: [], arrivals: {} }))

export function showPicturesFrom(host: string) {
  usePictures.setState(({ asked }) => ({ asked: asked.includes(host) ? asked : [...asked, host] }))
}

export function usePicturePolicy(): PicturePolicy {
  return { domains: useBankDomains(), asked: usePictures((state) => state.asked), team: mediaStart() }
}

/** The same outside of React. */
export function picturePolicy(): PicturePolicy {
  return { domains: knownBankDomains(), asked: usePictures.getState().asked, team: mediaStart() }
}

/** Tries pictures that may be fetched. What arrived once is not tried again. */
export function tryPictures(urls: readonly string[]) {
  for (const url of urls) {
    const known = usePictures.getState().arrivals[url]
    if (known === 'loading' || known === 'loaded') continue
    keep(url, 'loading')
    void fetchPicture(url).then((arrival) => keep(url, arrival))
  }
}

/** In milliseconds; whoever looks at a page does not wait longer either. */
const patience = 10_000

function fetchPicture(url: string): Promise<Arrival> {
  return new Promise((resolve) => {
    const picture = new Image()
    picture.referrerPolicy = 'no-referrer'
    picture.onload = () => resolve('loaded')
    picture.onerror = () => resolve('failed')
    setTimeout(() => resolve('failed'), patience)
    picture.src = url
  })
}

function keep(url: string, arrival: Arrival) {
  usePictures.setState(({ arrivals }) => ({ arrivals: { ...arrivals, [url]: arrival } }))
}
