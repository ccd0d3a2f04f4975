import { sectionId } from '../editor/focus.ts'
import { showInView } from './canvas-view.ts'

/** Brings a section into view and the focus to it. */
export function showSection(instanceId: string) {
  const section = document.getElementById(sectionId(instanceId))
  section?.focus({ preventScroll: true })
  section?.scrollIntoView({ block: 'start' })
  showInView(instanceId)
}
