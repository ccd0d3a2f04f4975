import { locales } from '#base/locale.ts'
import { hasWrittenContent } from '#content/draft/draft-content.ts'
import { texts } from '#texts/faces.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { useEditor } from '../editor/editor-store.ts'
import { chooseFace, useOtherLocale } from '../faces/show-face.ts'
import { CommandIconButton } from './command-icon-button.tsx'

const options = locales.map((value) => ({
  value,
  label: texts.switch.short[value],
  name: texts.switch.name(value),
}))

/** Which of its two languages the page shows; of a page of one, the way to the other. */
export function FaceSwitch() {
  const locale = useEditor(({ draft }) => draft.layout.locale)
  const hasTexts = useEditor(({ draft }) => hasWrittenContent(draft.content))
  const other = useOtherLocale()
  if (other) {
    return (
      <SegmentedControl label={texts.switch.label} options={options} value={locale} onChange={chooseFace} />
    )
  }
  return hasTexts && <CommandIconButton id={locale === 'ar-AE' ? 'makeEnglish' : 'makeArabic'} />
}
