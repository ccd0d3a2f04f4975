import { AlignmentType, BorderStyle, type INumberingOptions, type IStylesOptions, LevelFormat } from 'docx'
import type { Brand } from '#layout/layout.ts'

/** Colours as Word takes them. `deep` for headings and header rows, `tint` for the column that names the item. */
export type Palette = { deep: string; tint: string; line: string; quiet: string; muted: string; ai: string }

/** How one document looks: in its page's brand colours, its tables running the way its language does. */
export type Look = { palette: Palette; direction: 'ltr' | 'rtl' }

const shared = { line: 'D5D9E2', quiet: 'F6F7FA', muted: '666F80', ai: '6D28D9' }

export const palettes: Record<Brand, Palette> = {
  ENBD: { deep: '072447', tint: 'EAF0F8', ...shared },
  EI: { deep: '3B1C6E', tint: 'F1ECF8', ...shared },
}

export const styleIds = {
  tableText: 'TableText',
  tableHead: 'TableHead',
  fieldName: 'FieldName',
  value: 'ValueText',
  instance: 'InstanceLine',
  note: 'EditNote',
  cellEnd: 'CellEnd',
  list: 'ValueList',
  edge: 'PageEdge',
  empty: 'PlaceholderText',
  aiMark: 'AIMark',
  muted: 'Muted',
} as const

/**
 * What is italic, grey or coloured for the eye alone is so by style, never by formatting of its own: a placeholder
 * that was typed over must not come back as italic text. In an Arabic document the English words stand on the
 * right as well; values follow their own direction.
 */
export function createStyles({ palette: { deep, muted, ai }, direction }: Look): IStylesOptions {
  const side = direction === 'rtl' ? { alignment: AlignmentType.RIGHT } : {}
  const line = (size: number, space: number) => ({ style: BorderStyle.SINGLE, color: deep, size, space })
  const heading = (size: number, before: number, after: number) => ({
    run: { font: fonts, size, bold: true, color: deep },
    paragraph: { ...side, spacing: { before, after }, keepNext: true },
  })
  return {
    default: {
      document: {
        run: { font: fonts, size: 20, language: { value: 'en-GB', bidirectional: 'ar-AE' } },
        paragraph: { spacing: { after: 80, line: 259 } },
      },
      title: {
        run: { font: fonts, size: 48, bold: true, color: deep },
        paragraph: { ...side, spacing: { after: 240 }, border: { bottom: line(12, 6) } },
      },
      heading1: heading(30, 360, 60),
      heading2: heading(22, 200, 80),
    },
    paragraphStyles: [
      paragraphStyle(styleIds.tableText, 'Table Text', {}, { ...side, ...around(30, 30) }),
      paragraphStyle(
        styleIds.tableHead,
        'Table Head',
        { bold: true, color: 'FFFFFF', size: 18 },
        { ...side, ...around(50, 50), keepNext: true },
      ),
      paragraphStyle(
        styleIds.fieldName,
        'Field Name',
        { color: muted, size: 16 },
        { ...side, ...around(0, 30) },
      ),
      paragraphStyle(styleIds.value, 'Value Text', {}, around(30, 30)),
      paragraphStyle(styleIds.list, 'Value List', {}, { ...around(30, 30), contextualSpacing: true }),
      paragraphStyle(
        styleIds.instance,
        'Instance Line',
        { color: muted, size: 18 },
        { ...side, ...around(0, 60), keepNext: true },
      ),
      paragraphStyle(
        styleIds.note,
        'Edit Note',
        { color: deep, bold: true, size: 18 },
        { ...side, ...around(0, 60), keepNext: true },
      ),
      paragraphStyle(styleIds.edge, 'Page Edge', { color: muted, size: 16 }, around(0, 0)),
      paragraphStyle(
        styleIds.cellEnd,
        'Cell End',
        { size: 2 },
        { spacing: { before: 0, after: 0, line: 20, lineRule: 'exact' } },
      ),
    ],
    characterStyles: [
      { id: styleIds.empty, name: 'Placeholder Text', run: { italics: true, color: '8A92A3' } },
      { id: styleIds.aiMark, name: 'AI Mark', run: { bold: true, color: ai, size: 16 } },
      { id: styleIds.muted, name: 'Muted', run: { color: muted } },
    ],
  }
}

type Style = NonNullable<IStylesOptions['paragraphStyles']>[number]

function paragraphStyle(
  id: string,
  name: string,
  run: NonNullable<Style['run']>,
  paragraph: NonNullable<Style['paragraph']>,
): Style {
  return { id, name, basedOn: 'Normal', quickFormat: true, run, paragraph }
}

function around(before: number, after: number) {
  return { spacing: { before, after } }
}

/** Letters of the Arabic script are set in the last one. */
const fonts = { ascii: 'Calibri', hAnsi: 'Calibri', eastAsia: 'Calibri', cs: 'Arial' }

/** Names that no text has: docx puts the lists' numbers in their place wherever `{name-instance}` stands. */
export const listReferences = { bullet: 'wpb-list-bullet', number: 'wpb-list-number' } as const

export const numbering: INumberingOptions = {
  config: [
    { reference: listReferences.bullet, levels: [listLevel(LevelFormat.BULLET, '•')] },
    { reference: listReferences.number, levels: [listLevel(LevelFormat.DECIMAL, '%1.')] },
  ],
}

function listLevel(format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) {
  return { level: 0, format, text, style: { paragraph: { indent: { left: 340, hanging: 340 } } } }
}
