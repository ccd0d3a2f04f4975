import type { Locale } from '#base/locale.ts'
import { findWaiver } from '#checks/waivers/waived.ts'
import type { Slot } from '#content/slots.ts'
import { findBrand } from '#layout/layout.ts'
import { WordNotes as Notes } from '../../words/word-notes.tsx'
import { useEditor } from '../editor/editor-store.ts'
import { WaiverNote } from './waiver-note.tsx'

type Props = {
  instanceId: string
  slot: Slot
  value: string | string[]
  locale: Locale
  /** The value with a wording that passes. */
  onTake: (value: string | string[]) => void
}

/** The same for a value of the open page, where somebody may answer for its words. */
export function WordNotes({ instanceId, slot: { definition, field }, value, locale, onTake }: Props) {
  const brand = useEditor(({ draft }) => findBrand(draft.layout.components))
  const waivers = useEditor(({ draft }) => draft.waivers)
  const product = useEditor(({ draft }) => draft.product)
  return (
    <Notes
      {...{ definition, value, locale, brand, product, onTake }}
      waiving={{
        find: (rule, judged) => findWaiver(rule, { instanceId, field }, judged, { locale, product, waivers }),
        show: (waiver) => <WaiverNote waiver={waiver} />,
      }}
    />
  )
}
