import { findComponent } from '#catalogue/lookup.ts'
import type { Component, Manifest } from '#catalogue/manifest.ts'
import { contentOf } from '#content/content.ts'
import type { Draft, InstanceDraft } from '#content/draft/draft.ts'
import { isEmptySection } from '#content/empty-sections.ts'
import { instanceOf } from '#content/slots.ts'
import type { LivePage, LiveSection } from '#html/live-renderer.ts'
import type { Page } from '#html/page.ts'
import { isFooter, isHeader } from '#layout/layout.ts'
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
  /** Codes whose templates are here. */
  loaded: ReadonlySet<string>
}

export type Drawn = { page: SheetPage; blanks: Readonly<Record<string, Blank>> }

/**
 * The page for the sheet: each component of the layout has a section or a blank place. A section of which nothing
 * changed is the same object as before.
 */
export function createDrawnSections(): (wanted: Wanted) => Drawn {
  const before = new Map<string, { live: LiveSection; instance: InstanceDraft; section: DrawnSection }>()
  const blankSections = new Map<string, DrawnSection>()
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

  return (wanted) => {
    const { manifest, draft, live, screen } = wanted
    if (css.from !== live.css || css.screen !== screen)
      css = { from: live.css, screen, text: withScreenHeights(live.css, screen) }
    const byId = new Map(live.sections.map((section) => [section.instanceId, section]))
    const blanks: Record<string, Blank> = {}
    const all = draft.layout.components.map(({ code, instanceId }) => {
      const component = findComponent(manifest, code)
      const section = byId.get(instanceId)
      const blank = whyBlank(wanted, component, section, code, instanceId)
      if (blank) blanks[instanceId] = blank
      const drawn = component && section && !blank ? drawnOf(wanted, section, component) : blankOf(instanceId)
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
      },
      blanks,
    }
  }
}

function whyBlank(
  { page, shows, failing, loaded }: Wanted,
  component: Component | undefined,
  section: LiveSection | undefined,
  code: string,
  instanceId: string,
): Blank | undefined {
  if (!component) return 'unknown'
  const isEmpty = isEmptySection(component, contentOf(page.content, instanceId))
  if (isEmpty && shows === 'accepted') return 'left-out'
  if (failing.has(code)) return 'failed'
  if (!section) return loaded.has(code) ? 'failed' : 'coming'
  return isEmpty && section.places.length === 0 ? 'empty' : undefined
}

function sameWhenEqual(before: readonly string[] | undefined, now: readonly string[]): readonly string[] {
  const isSame = before?.length === now.length && now.every((each, index) => each === before[index])
  return isSame ? before : now
}

/** As high as its sample is, which is drawn nearly as wide as a desktop; on narrower screens the same words are higher. */
function expectedHeight({ thumbnailSize }: Component, screen: Screen): number {
  const { width, height } = thumbnailSize ?? { width: 1200, height: 600 }
  return Math.round(((height * 1200) / width) * growth[screen])
}

const growth: Record<Screen, number> = { desktop: 1, tablet: 1.15, phone: 1.6 }
