import { expect, test, vi } from 'vitest'
import { accept } from '#base/result.ts'
import { followTeam, watchRecords } from './follow-team.ts'

const calls = vi.hoisted(() => ({ isAnew: true }))
vi.mock('../session/current-token.ts', () => ({ currentToken: () => 'v1|host|marketing|' }))
vi.mock('./page-calls.ts', () => ({
  fetchPages: async () => accept({ cursor: 'c', pages: [] }),
  askChanges: async () => {
    const { isAnew } = calls
    calls.isAnew = false
    return accept({ cursor: 'c', pages: [], records: [], present: [], hasMore: false, isAnew })
  },
}))

test('who listens to records is told of a server that cannot tell what changed', async () => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('window', new EventTarget())
  const heard = vi.fn()
  const stops = [watchRecords(heard), followTeam()]
  await vi.waitFor(() => expect(heard.mock.calls).toEqual([[undefined]]))
  for (const stop of stops) stop()
  vi.unstubAllGlobals()
})
