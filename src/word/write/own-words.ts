import { AlignmentType, type IParagraphOptions, type IRunOptions, Paragraph, TextRun } from 'docx'
import { inLanguage } from '../furniture.ts'
import type { Look } from './styles.ts'

type Options = Omit<IParagraphOptions, 'children' | 'text'> & {
  run?: IRunOptions
  /** What it is in Arabic, where that is more than words. */
  arabic?: string
}

/** A paragraph of what the document says of itself, in its language. Where it has no words for it, it stays English. */
export function ownParagraph({ direction }: Look, words: string, { run, arabic, ...options }: Options = {}) {
  const own = direction === 'rtl' ? (arabic ?? inLanguage(words, 'ar-AE')) : words
  if (own === words) return new Paragraph({ ...options, children: [new TextRun({ ...run, text: words })] })
  return new Paragraph({
    ...options,
    bidirectional: true,
    // The library writes it as the side where such a paragraph begins.
    alignment: AlignmentType.RIGHT,
    children: [new TextRun({ ...run, text: own, rightToLeft: true, language: { bidirectional: 'ar-AE' } })],
  })
}
