import type { Hit } from '#content/draft/search/find-hits.ts'
import type { SettingHit } from '#content/draft/search/setting-hits.ts'
import { pathOf } from '#content/place.ts'

/** Tells a hit from all others of the page as it stands. */
export function hitKey({ place, segment, range }: Hit): string {
  return `hit-${place.instanceId}-${pathOf(place)}-${segment}-${range.start}`
}

export function settingKey({ setting, range }: SettingHit): string {
  return `hit-page-${setting}-${range.start}`
}
