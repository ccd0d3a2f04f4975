import { defaultLocale } from '#base/locale.ts'
import { findComponent } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { contentOf } from '#content/content.ts'
import { isEmptySection } from '#content/empty-sections.ts'
import { placeOf } from '#content/place.ts'
import { type ContentProblem, findContentProblems } from '#content/values/check.ts'
import type { Placement } from '#layout/layout.ts'
import { findBrand } from '#layout/layout.ts'
import { validateLayout } from '#layout/rules.ts'
import { sayToPage } from '#rules/find-page-breaches.ts'
import type { CheckedPage } from './checked-page.ts'
import { findAddressDoubts } from './find-address-doubts.ts'
import { findGaps } from './find-gaps.ts'
import { createFinding, type Finding, type FindingPlace } from './finding.ts'
import { isHidden } from './is-hidden.ts'
import { findImproperWords } from './words/find-improper-words.ts'
import { findMissingWords } from './words/find-missing-words.ts'
import { printedTexts } from './words/printed-texts.ts'
import { readSection, type SectionText } from './words/read-section.ts'

/** What is to be said of a page by what was written for it. */
export function findWrittenFaults(page: CheckedPage, manifest: Manifest): Finding[] {
  const { components, brand = findBrand(components), product, locale = defaultLocale } = page
  const sections = components.map((placement) => ({
    placement,
    texts: readSection(placement, page, manifest),
  }))
  return [
    ...validateLayout(components).map((error) => createFinding({ rule: 'layout', error })),
    ...sections.flatMap(({ placement, texts }) => findSectionFaults(page, placement, manifest, texts)),
    ...findAddressDoubts(page, manifest),
    ...findMissingWords(
      sections.flatMap(({ texts }) => texts.map((text) => sayToPage(text, text.place))),
      { brand, product, locale, printed: printedTexts(components, manifest, locale) },
    ),
  ]
}

/** The same of one section, of which these are the texts. `page` may hold that one alone. */
export function findSectionFaults(
  page: CheckedPage,
  { code, instanceId }: Placement,
  manifest: Manifest,
  texts: readonly SectionText[],
): Finding[] {
  const component = findComponent(manifest, code)
  if (!component) return [createFinding({ rule: 'unknown-component', code }, { instanceId })]

  const content = contentOf(page.content, instanceId)
  const isShown = (place: FindingPlace) => !isHidden(page, component, place)
  const problems = findContentProblems(component, content)
    .map((problem) => createFinding({ rule: problem.problem, problem }, placeIn(instanceId, problem)))
    .filter(({ place }) => !place || isShown(place))
  const gaps = isEmptySection(component, content)
    ? [createFinding({ rule: 'section-left-out' }, { instanceId })]
    : findGaps(component, page, instanceId)
  const { brand = findBrand(page.components), locale, product } = page
  return [...problems, ...gaps, ...findImproperWords(texts, { brand, locale, product })]
}

function placeIn(instanceId: string, problem: ContentProblem): FindingPlace {
  return 'field' in problem ? { instanceId, ...placeOf(problem) } : { instanceId }
}
