import { findComponent } from '#catalogue/lookup.ts'
import type { Draft } from '#content/draft/draft.ts'
import { createRecord } from '#sign-off/create-record.ts'
import type { HandedOver } from '#sign-off/digest-page.ts'
import type { SignOffRecord } from '#sign-off/record.ts'
import { describeFinding, describePlace } from '#texts/findings.ts'
import { texts } from '#texts/page-report.ts'
import { loadManifest } from '../../api/load-manifest.ts'
import { sessionState } from '../../session/session.ts'

/** What is on record of the page that was just made of the draft. */
export async function recordOf(draft: Draft, file: HandedOver, exportedAt: string): Promise<SignOffRecord> {
  const manifest = await loadManifest()
  const state = sessionState()
  return createRecord({
    ...{ draft, manifest, file, exportedAt },
    exportedBy: 'session' in state ? state.session.username : '',
    say: (finding) => {
      const { place } = finding
      const code =
        draft.layout.components.find(({ instanceId }) => instanceId === place?.instanceId)?.code ?? ''
      const component = findComponent(manifest, code)
      const where = place ? describePlace(place, component?.displayName ?? code) : texts.wholePage
      return { message: describeFinding(finding, component), place: where }
    },
  })
}
