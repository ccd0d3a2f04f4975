import { sectionId } from '../editor/focus.ts'
import { showInView } from './canvas-view.ts'

/** Brings a section into view and the focus to it. */
export function showSection(instanceId: string) {
  document.getElementById(sectionId(instanceId))?.focus({ preventScroll: true })
  bringIntoView(instanceId)
}

/** The focus stays where it is. */
export function bringIntoView(instanceId: string) {
  document.getElementById(sectionId(instanceId))?.scrollIntoView({ block: 'start' })
  showInView(instanceId)
}
