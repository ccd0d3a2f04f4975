import type { Locale } from '#base/locale.ts'
import {
  type StartPage,
  type StartSections,
  startPagesSchema,
  startSectionsSchema,
} from '#catalogue/start-page.ts'

let loading: Promise<StartPage[]> | undefined

/** Kept after the first load; a failed load is tried again by the next call. */
export function loadStartPages(): Promise<StartPage[]> {
  loading ??= load('/templates/pages.json')
    .then((answer) => startPagesSchema.parse(answer))
    .catch((cause: unknown) => {
      loading = undefined
      throw new Error('Failed to load the pages to start from', { cause })
    })
  return loading
}

export async function loadStartSections(name: string, locale: Locale): Promise<StartSections> {
  return startSectionsSchema.parse(await load(`/templates/pages/${locale}/${encodeURIComponent(name)}.json`))
}

async function load(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`Server error: ${response.status} for ${url}`)
  return await response.json()
}
