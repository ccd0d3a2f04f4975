import {
  BorderStyle,
  Footer,
  Header,
  type IBorderOptions,
  PageNumber,
  PageOrientation,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx'
import { documentTitle, pageNumberWords, productName } from '../format.ts'
import { inLanguage } from '../furniture.ts'
import { type Look, styleIds } from './styles.ts'
import { textWidth } from './table.ts'

/** The pages of the document: A4 across, the page's name above, page numbers below. */
export function createPage({ palette, direction }: Look, pageName: string, title: string = documentTitle) {
  const say = (words: string) => (direction === 'rtl' ? inLanguage(words, 'ar-AE') : words)
  const [page, of] = [pageNumberWords.page, pageNumberWords.of].map(say)
  const pageNumber = [`${page} `, PageNumber.CURRENT, ` ${of} `, PageNumber.TOTAL_PAGES]
  const line = { style: BorderStyle.SINGLE, size: 4, color: palette.line, space: 4 }
  return {
    properties: { page: { size, margin } },
    headers: {
      default: new Header({ children: [edgeLine([pageName, '\t', say(title)], { bottom: line })] }),
    },
    footers: {
      default: new Footer({ children: [edgeLine([productName, '\t', ...pageNumber], { top: line })] }),
    },
  }
}

/** In twentieths of a point. */
const size = { width: 11_906, height: 16_838, orientation: PageOrientation.LANDSCAPE }
const margin = { top: 1300, bottom: 1100, left: 1133, right: 1133, header: 560, footer: 480 }

function edgeLine(children: string[], border: { top?: IBorderOptions; bottom?: IBorderOptions }): Paragraph {
  return new Paragraph({
    style: styleIds.edge,
    tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
    border,
    children: [new TextRun({ children })],
  })
}
