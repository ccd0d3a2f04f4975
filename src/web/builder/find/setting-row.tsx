import type { Draft } from '#content/draft/draft.ts'
import { contextOf } from '#content/draft/search/find-hits.ts'
import { replaceSettingHits, type SettingHit } from '#content/draft/search/setting-hits.ts'
import { texts } from '#texts/find.ts'
import { openPanel } from '../view/panels-store.ts'
import { leaveAt } from './find-store.ts'
import { settingKey } from './hit-key.ts'
import { HitLine } from './hit-line.tsx'
import { replaceSetting } from './replace.ts'

type Props = { hit: SettingHit; by: string; draft: Draft }

/** Words in an address of the page itself; where it is set, it is shown. */
export function SettingRow({ hit, by, draft }: Props) {
  const id = settingKey(hit)
  const isLeft = replaceSettingHits(draft, [hit], by).left.length > 0
  const label = texts.settings[hit.setting]

  function show() {
    leaveAt(id)
    openPanel('export', 'find')
  }

  return (
    <HitLine
      {...{ id, label, isLeft }}
      words={contextOf(hit)}
      locale={undefined}
      told={isLeft ? texts.stays(texts.noAddress) : undefined}
      replaceName={texts.replaceAt(label, texts.ofPage)}
      onShow={show}
      onReplace={() => replaceSetting(hit)}
    />
  )
}
