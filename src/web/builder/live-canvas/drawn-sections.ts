import { findComponent } from '#catalogue/lookup.ts'
import type { Component, Manifest } from '#catalogue/manifest.ts'
import { contentOf } from '#content/content.ts'
import type { Draft, InstanceDraft } from '#content/draft/draft.ts'
import { isEmptySection } from '#content/empty-sections.ts'
import { instanceOf } from '#content/slots.ts'
import type { LivePage, LiveSection } from '#html/live-renderer.ts'
import type { Page } from '#html/page.ts'
import { isFooter, isHeader, type Placement } from '#layout/layout.ts'
import type { Screen } from '../../page-frame/screens.ts'
import type { Showing } from '../view/canvas-mode.ts'
import type { Blank } from '../view/live-drawing.ts'
import { withScreenHeights } from './screen-units.ts'
import type { DrawnSection } from './section-element.ts'
import type { SheetPage } from './sheet.ts'
import { statusesOf } from './statuses.ts'

type Wanted = {
  manifest: Manifest
  draft: Draft
  page: Page
  live: LivePage
  shows: Showing
  screen: Screen
  /** Codes whose templates cannot be filled in. */
  failing: ReadonlySet<string>
  /** What is drawn now. The others stay as they are, or keep their room, until they are near. */
  near: ReadonlySet<string>
}

/** A section, and why it is not drawn if it is not. */
type State = { drawn: DrawnSection; blank?: Blank | undefined }

export type Drawn = { page: SheetPage; blanks: Readonly<Record<string, Blank>> }

/**
 * The page for the sheet: each component of the layout has a section or a blank place. A section of which nothing
 * changed is the same object as before.
 */
export function createDrawnSections(): (wanted: Wanted) => Drawn {
  const before = new Map<string, { live: LiveSection; instance: InstanceDraft; section: DrawnSection }>()
  const blankSections = new Map<string, DrawnSection>()
  const laterSections = new Map<string, DrawnSection>()
  const shown = new Map<string, State>()
  let css = { from: '', screen: '', text: '' }

  function drawnOf(wanted: Wanted, live: LiveSection, component: Component): DrawnSection {
    const { instanceId } = live
    const known = before.get(instanceId)
    const instance = instanceOf(wanted.draft, component, instanceId)
    if (known?.live === live && known.instance === instance) return known.section
    const section = {
      instanceId,
      html: live.html,
      places: live.places,
      statuses: sameWhenEqual(known?.section.statuses, statusesOf(component, instance, live.places)),
      expectedHeight: expectedHeight(component, wanted.screen),
    }
    before.set(instanceId, { live, instance, section })
    return section
  }

  function blankOf(instanceId: string): DrawnSection {
    const known = blankSections.get(instanceId)
    const section = known ?? { instanceId, html: undefined, places: [], statuses: [], expectedHeight: 0 }
    blankSections.set(instanceId, section)
    return section
  }

  function laterOf(instanceId: string, height: number): DrawnSection {
    const known = laterSections.get(instanceId)
    if (known?.expectedHeight === height) return known
    const section = { ...blankOf(instanceId), isLater: true, expectedHeight: height }
    laterSections.set(instanceId, section)
    return section
  }

  function stateOf(wanted: Wanted, { code, instanceId }: Placement, live: LiveSection | undefined): State {
    const { near, screen } = wanted
    const component = findComponent(wanted.manifest, code)
    const blank = whyBlank(wanted, component, code, instanceId)
    if (blank || !component) return { drawn: blankOf(instanceId), blank }
    const isLeft = !live && !wanted.live.isDone
    if (!near.has(instanceId) || isLeft)
      return shown.get(instanceId) ?? { drawn: laterOf(instanceId, expectedHeight(component, screen)) }
    if (!live) return { drawn: blankOf(instanceId), blank: 'failed' }
    const isEmpty =
      live.places.length === 0 && isEmptySection(component, contentOf(wanted.page.content, instanceId))
    const state: State = isEmpty
      ? { drawn: blankOf(instanceId), blank: 'empty' }
      : { drawn: drawnOf(wanted, live, component) }
    shown.set(instanceId, state)
    return state
  }

  return (wanted) => {
    const { draft, live, screen } = wanted
    if (css.from !== live.css || css.screen !== screen)
      css = { from: live.css, screen, text: withScreenHeights(live.css, screen) }
    const byId = new Map(live.sections.map((section) => [section.instanceId, section]))
    const blanks: Record<string, Blank> = {}
    const all = draft.layout.components.map((placement) => {
      const { code, instanceId } = placement
      const { drawn, blank } = stateOf(wanted, placement, byId.get(instanceId))
      if (blank) blanks[instanceId] = blank
      return { code, drawn }
    })
    const those = (isMeant: (code: string) => boolean) =>
      all.filter(({ code }) => isMeant(code)).map(({ drawn }) => drawn)
    const { lang, dir, brand } = live
    return {
      page: {
        ...{ lang, dir, brand, css: css.text },
        header: those(isHeader),
        main: those((code) => !isHeader(code) && !isFooter(code)),
        footer: those(isFooter),
        notices: live.notices,
      },
      blanks,
    }
  }
}

/** Why this section cannot be drawn at all, wherever it stands. */
function whyBlank(
  { page, shows, failing }: Wanted,
  component: Component | undefined,
  code: string,
  instanceId: string,
): Blank | undefined {
  if (!component) return 'unknown'
  if (shows === 'accepted' && isEmptySection(component, contentOf(page.content, instanceId)))
    return 'left-out'
  return failing.has(code) ? 'failed' : undefined
}

function sameWhenEqual(before: readonly string[] | undefined, now: readonly string[]): readonly string[] {
  const isSame = before?.length === now.length && now.every((each, index) => each === before[index])
  return isSame ? before : now
}

/** As high as its sample is, which is drawn nearly as wide as a desktop; on narrower screens the same words are higher. */
export function expectedHeight({ thumbnailSize }: Component, screen: Screen): number {
  const { width, height } = thumbnailSize ?? { width: 1200, height: 600 }
  return Math.round(((height * 1200) / width) * growth[screen])
}

const growth: Record<Screen, number> = { desktop: 1, tablet: 1.15, phone: 1.6 }
