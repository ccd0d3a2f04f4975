import type { Aside } from '#proposal/list-asides.ts'
import { texts } from '#texts/proposing.ts'
import { FoldedList } from './folded-list.tsx'

/** Comments, deleted and hidden words, page headers: in the document, and none of its text. */
export function AsideList({ asides }: { asides: readonly Aside[] }) {
  return (
    <FoldedList label={texts.asides(asides.length)} hint={texts.asidesHint}>
      {asides.map((aside, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same, and they never move
        <li key={index}>
          <bdi>{texts.aside(aside)}</bdi>
        </li>
      ))}
    </FoldedList>
  )
}
