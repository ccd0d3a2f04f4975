import { create } from 'zustand'
import {
  type Announcements,
  deliverAnnouncements,
  forgetAnnouncements,
  noAnnouncements,
  queueAnnouncement,
  type Urgency,
} from './announcements.ts'
import { topLayer } from './open-dialogs.ts'

export const useAnnouncements = create<Announcements>(() => noAnnouncements)

/** Says something to those who listen to the screen, when there is a pause. */
export function announce(text: string) {
  say(text, 'polite')
}

/** Says at once what went wrong. */
export function announceError(text: string) {
  say(text, 'urgent')
}

/** The words wait a moment, so that a dialog which closes with them does not take them along. */
function say(text: string, urgency: Urgency) {
  const isFirst = useAnnouncements.getState().waiting.length === 0
  useAnnouncements.setState((state) => queueAnnouncement(state, text, urgency))
  if (isFirst) setTimeout(deliver, deliveryDelay)
}

function deliver() {
  useAnnouncements.setState((state) => deliverAnnouncements(state, topLayer()))
  const lastId = useAnnouncements.getState().nextId - 1
  setTimeout(() => useAnnouncements.setState((state) => forgetAnnouncements(state, lastId)), keptFor)
}

const deliveryDelay = 100
const keptFor = 10_000
