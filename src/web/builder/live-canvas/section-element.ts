import { labelOf } from '#catalogue/lookup.ts'
import type { MarkedPlace } from '#html/live-renderer.ts'
import { placesInTags } from '#html/marks.ts'
import { texts } from '#texts/canvas.ts'
import type { PicturePolicy } from '../../pictures/picture-policy.ts'
import { withPictureBoxes } from '../../pictures/preview-of.ts'
import { placeMarks } from './places.ts'

/** A section as the sheet draws it. */
export type DrawnSection = {
  instanceId: string
  /** With marks; nothing where there is only the place of a section. */
  html: string | undefined
  /** By the number in its marks. */
  places: readonly MarkedPlace[]
  /** What is to be done about each place, by the same number; '' where nothing is. */
  statuses: readonly string[]
  /** In pixels, until it has been seen. */
  expectedHeight: number
  /** It only keeps its room until it is near. */
  isLater?: boolean
}

export type Pictures = { policy: PicturePolicy; hasFailed: (url: string) => boolean }

/** The section as one element of this document, not yet in it. */
export function createSection(document: Document, section: DrawnSection, pictures: Pictures): HTMLElement {
  const element = rootOf(document, section, pictures)
  element.dataset.instance = section.instanceId
  if (section.html !== undefined) {
    placeMarks(element)
    keepStill(element)
  }
  showStatuses(element, section)
  return element
}

/** Tells of each value what is to be done about it. */
export function showStatuses(
  element: HTMLElement,
  { statuses, places }: Pick<DrawnSection, 'statuses' | 'places'>,
) {
  for (const place of element.querySelectorAll<HTMLElement>('[data-place], [data-place-href]')) {
    const number = Number(place.dataset.place ?? place.dataset.placeHref)
    const status = statuses[number]
    // A number in its place would look like one of the bank's own: what is missing stands there by its name.
    if (status?.includes('figure')) place.dataset.missing = labelOf(places[number]?.field ?? '')
    else delete place.dataset.missing
    if (status && (place.dataset.place || !hasOwnWords(place))) place.dataset.status = status
    else delete place.dataset.status
  }
}

/** A link whose words are a value tells what is to be done about these. */
function hasOwnWords(link: HTMLElement): boolean {
  return link.querySelector('[data-place]:not(.visually-hidden, .visually-hidden *)') !== null
}

/** What a template gives that is not one element is held by one. */
function rootOf(document: Document, section: DrawnSection, { policy, hasFailed }: Pictures): HTMLElement {
  const { html, isLater } = section
  const holder = document.createElement('div')
  if (html === undefined) {
    holder.dataset[isLater ? 'later' : 'blank'] = ''
    return holder
  }
  // In a template nothing is loaded, and nothing runs.
  const template = document.createElement('template')
  template.innerHTML = withPictureBoxes(placesInTags(html), policy, hasFailed)
  for (const each of template.content.querySelectorAll(leadingAway)) each.remove()
  labelStandIns(template.content, section.places)
  const { children, childNodes } = template.content
  const [only] = children
  const stand = [...childNodes].filter(({ nodeType, textContent }) => nodeType === 1 || textContent?.trim())
  if (only && stand.length === 1) return document.adoptNode(only) as HTMLElement
  holder.append(template.content)
  return holder
}

/** A picture that nobody has chosen is none of the page. */
function labelStandIns(content: DocumentFragment, places: DrawnSection['places']) {
  for (const picture of content.querySelectorAll<HTMLElement>('img[data-place-src]')) {
    const place = places[Number(picture.dataset.placeSrc)]
    if (place?.kind !== 'stand-in') continue
    picture.dataset.standIn = ''
    const frame = picture.parentElement
    if (!frame) continue
    frame.dataset.noPicture = texts.live.noPicture
    // What stands over it is in its middle.
    frame.toggleAttribute('data-behind', place.field.startsWith('background_'))
  }
}

/** No section has any of these; one that had could lead the frame away, or would be run. */
const leadingAway = ['script', 'meta', 'base', 'link', 'iframe', 'frame', 'object', 'embed'].join()

/** Nothing in it takes the focus by Tab, and of answers of one name more than one can be open. */
function keepStill(element: HTMLElement) {
  for (const each of element.querySelectorAll<HTMLElement>(reachable)) {
    if (each.matches(openable)) each.dataset.openable = ''
    each.tabIndex = -1
  }
  for (const details of element.querySelectorAll('details[name]')) details.removeAttribute('name')
  for (const link of element.querySelectorAll('a, img')) link.setAttribute('draggable', 'false')
}

const reachable = 'a[href], button, summary, input, select, textarea, [tabindex], audio, video'
/** What shows more of the page: answers, dialogs, what scrolls sideways. */
const openable = 'summary, button[popovertarget], [tabindex="0"]'
