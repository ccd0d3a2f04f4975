import { HeadingLevel, Paragraph, TextRun } from 'docx'
import { pageBrand } from '#layout/layout.ts'
import { noticesOf } from '#notices/notices.ts'
import { noticesHeading, noticesNote, noWordingNote } from '../format.ts'
import type { SpecInput } from '../write.ts'
import { createControl } from './controls.ts'
import { ownParagraph } from './own-words.ts'
import { type Look, styleIds } from './styles.ts'

/** What must stand on the page by its product, which nobody can change. Nothing where there is none. */
export function writeNotices({ product, components, locale }: SpecInput, look: Look): Paragraph[] {
  const notices = noticesOf({ product, brand: pageBrand(components), locale })
  if (notices.length === 0) return []
  const texts = notices.flatMap(({ notice, text, isDraft }) => (isDraft ? [] : [{ id: notice.id, text }]))
  return [
    ownParagraph(look, noticesHeading, { heading: HeadingLevel.HEADING_1 }),
    ownParagraph(look, noticesNote, { style: styleIds.note }),
    ...(texts.length < notices.length ? [ownParagraph(look, noWordingNote, { style: styleIds.note })] : []),
    ...texts.map(({ id, text }, index) => new Paragraph({ children: [locked(id, text, firstId + index)] })),
  ]
}

/** Far behind the numbers of values. */
const firstId = 900_000

function locked(id: string, text: string, number: number) {
  const control = { tag: `notice:${id}`, id: number, isPlaceholder: false, isFixed: true }
  return createControl(control, [new TextRun(text)])
}
