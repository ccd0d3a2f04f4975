import type { Locale } from '#base/locale.ts'
import { type SettingValue, settings } from '#content/draft/compare/settings.ts'
import type { Draft } from '#content/draft/draft.ts'
import { showFace } from '#content/draft/faces/show-face.ts'
import type { Conflict } from '#content/draft/merge/conflict.ts'
import { texts as faces } from '#texts/faces.ts'
import { texts } from '#texts/team.ts'

type AskedSetting = { name: string; mine: SettingValue; locale: Locale }

/** What is asked of the page as a whole, as it stands here: each language of a page has a name and addresses of its own. */
export function askedSetting(
  { setting, locale }: Extract<Conflict, { kind: 'setting' }>,
  draft: Draft,
): AskedSetting {
  const face = showFace(draft, locale ?? draft.layout.locale)
  const name = texts.settings[setting]
  return {
    name: locale && draft.other ? faces.inLanguage(name, locale) : name,
    mine: settings[setting].read(face),
    locale: face.layout.locale,
  }
}
