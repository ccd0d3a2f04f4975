import { hasWrittenContent } from '#content/draft/draft-content.ts'
import { useEditor } from '../editor/editor-store.ts'
import { FaceChoice } from '../faces/face-choice.tsx'
import { useOtherLocale } from '../faces/show-face.ts'
import { CommandIconButton } from './command-icon-button.tsx'

/** Which of its two languages the page shows; of a page of one, the way to the other. */
export function FaceSwitch() {
  const locale = useEditor(({ draft }) => draft.layout.locale)
  const hasTexts = useEditor(({ draft }) => hasWrittenContent(draft.content))
  if (useOtherLocale()) return <FaceChoice />
  return hasTexts && <CommandIconButton id={locale === 'ar-AE' ? 'makeEnglish' : 'makeArabic'} />
}
