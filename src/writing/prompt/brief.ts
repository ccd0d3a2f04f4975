import type { WritingBrief } from '#content/writing/writing.ts'
import { fence } from './fence.ts'

/** What the page is about, as far as it concerns one section: the instructions for other sections stay out. */
export function briefBlock(brief: WritingBrief, instanceId: string): string {
  const parts = [
    `Topic: ${brief.topic}`,
    `Audience: ${brief.audience}`,
    `Key messages:\n${keyMessagesOf(brief)
      .map((message, index) => `${index + 1}. ${message}`)
      .join('\n')}`,
    brief.additionalContext.trim() &&
      `Additional context, to choose by and never to be quoted:\n${brief.additionalContext}`,
    sectionContextOf(brief, instanceId) &&
      `For this section, to choose by and never to be quoted:\n${sectionContextOf(brief, instanceId)}`,
  ]
  return fence('brief', parts.filter(Boolean).join('\n\n'))
}

export function keyMessagesOf({ keyMessages }: WritingBrief): string[] {
  return keyMessages.filter((message) => message.trim() !== '')
}

/** Ids come from outside, hence the care. */
export function sectionContextOf({ componentContexts }: WritingBrief, instanceId: string): string {
  return Object.hasOwn(componentContexts, instanceId) ? (componentContexts[instanceId] ?? '').trim() : ''
}
