import { readAddress, readPublicUrl } from '../../values/safe-url.ts'
import type { Draft } from '../draft.ts'
import { setActionUrl, setPublicUrl } from '../draft-operations.ts'
import { matchWords, type Range, type Search } from './match-words.ts'

/** The addresses that are the page's own, in no section of it. */
const pageSettings = ['publicUrl', 'actionUrl'] as const

export type PageSetting = (typeof pageSettings)[number]

/** Words that were found in one of them. */
export type SettingHit = { setting: PageSetting; range: Range; text: string }

export function findSettingHits(draft: Draft, search: Search): SettingHit[] {
  if (search.words.trim() === '') return []
  return pageSettings.flatMap((setting) => {
    const text = draft[setting] ?? ''
    return matchWords(text, search).map((range) => ({ setting, range, text }))
  })
}

/** What would become an address nobody could go to stays as it is: its hits are in `left`. */
export function replaceSettingHits(draft: Draft, hits: readonly SettingHit[], by: string) {
  const left: SettingHit[] = []
  let next = draft
  for (const setting of pageSettings) {
    const own = hits.filter((hit) => hit.setting === setting)
    const text = own.reduceRight(
      (text, { range }) => text.slice(0, range.start) + by + text.slice(range.end),
      draft[setting] ?? '',
    )
    const address = own.length === 0 || text.trim() === '' ? '' : settings[setting].read(text)
    if (address === undefined) left.push(...own)
    else if (own.length > 0) next = settings[setting].set(next, address)
  }
  return { draft: next, left }
}

const settings = {
  publicUrl: { read: readPublicUrl, set: setPublicUrl },
  actionUrl: { read: readAddress, set: setActionUrl },
} as const
