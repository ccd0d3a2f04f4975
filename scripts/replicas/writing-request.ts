import { type WriteFieldRequest, writingBriefSchema } from '#content/writing/writing.ts'

const brief = writingBriefSchema.parse({
  topic: 'A cashback card',
  audience: 'Young professionals',
  keyMessages: ['Money back on groceries'],
  tone: 'professional',
  locale: 'en-AE',
})

/** What the model server of this script answers. */
export const title = 'A card that gives something back'

export function fieldRequest(instanceId: string): WriteFieldRequest {
  return { brief, component: 'HBR001', field: 'title', instanceId, page: 'cashback-card' }
}
