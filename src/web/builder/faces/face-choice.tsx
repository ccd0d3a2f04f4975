import { locales } from '#base/locale.ts'
import { texts } from '#texts/faces.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { useEditor } from '../editor/editor-store.ts'
import { chooseFace } from './show-face.ts'

const options = locales.map((value) => ({
  value,
  label: texts.switch.short[value],
  name: texts.switch.name(value),
}))

/** Which of its two languages the page shows; nothing on a page of one. */
export function FaceChoice() {
  const locale = useEditor(({ draft }) => draft.layout.locale)
  const hasBoth = useEditor(({ draft }) => draft.other !== undefined)
  if (!hasBoth) return null
  return (
    <SegmentedControl label={texts.switch.label} options={options} value={locale} onChange={chooseFace} />
  )
}
