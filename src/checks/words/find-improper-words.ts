import { findBreachesIn } from '#rules/find-breaches.ts'
import type { RuledPage } from '#rules/holds-for.ts'
import { createFinding, type Finding } from '../finding.ts'
import type { SectionText } from './read-section.ts'

/** Words of a section that a bank does not publish. */
export function findImproperWords(texts: readonly SectionText[], page: RuledPage): Finding[] {
  return texts.flatMap(({ place, ...text }) =>
    findBreachesIn(text, page).map(({ rule, words }) =>
      createFinding(
        { rule: 'improper-words', id: rule.id, isBlocking: rule.severity === 'block' },
        place,
        words,
      ),
    ),
  )
}
