/** Polite messages wait for a pause in the reading; urgent ones do not. */
export type Urgency = 'polite' | 'urgent'

export type Announcement = { id: number; text: string; urgency: Urgency }

/** An announcement with the layer in which it was spoken: elsewhere it would be heard again. */
export type SpokenAnnouncement = Announcement & { layer: string }

export type Announcements = {
  waiting: readonly Announcement[]
  spoken: readonly SpokenAnnouncement[]
  nextId: number
}

export const noAnnouncements: Announcements = { waiting: [], spoken: [], nextId: 1 }

/** Every announcement is its own, so that the same words are heard twice when they are said twice. */
export function queueAnnouncement(state: Announcements, text: string, urgency: Urgency): Announcements {
  const announcement = { id: state.nextId, text, urgency }
  return { ...state, waiting: [...state.waiting, announcement], nextId: state.nextId + 1 }
}

/** All that waits goes to one layer. The latest stay readable, the oldest go. */
export function deliverAnnouncements(state: Announcements, layer: string): Announcements {
  const spoken = [...state.spoken, ...state.waiting.map((announcement) => ({ ...announcement, layer }))]
  return { ...state, waiting: [], spoken: spoken.slice(-Math.max(keptCount, state.waiting.length)) }
}

/** Nothing up to this id is shown any longer; what came later stays. */
export function forgetAnnouncements(state: Announcements, lastId: number): Announcements {
  return { ...state, spoken: state.spoken.filter(({ id }) => id > lastId) }
}

const keptCount = 6
