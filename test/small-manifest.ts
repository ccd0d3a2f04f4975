/**
 * Components of the tests' own, without templates: what they hold, and how many fields they have, is changed by nobody
 * who changes the library. Headers and footers have the codes that the layout's rules know.
 */
import type { Component, Field, ItemsDefinition, Manifest } from '#catalogue/manifest.ts'
import { specFormat } from '#catalogue/manifest.ts'

const hero = componentOf('HERO001', [
  { ...text('title', 'promise'), required: true, max: 80 },
  text('sub_title', 'lead'),
  { ...text('cta_text', 'action'), leadsTo: 'cta_url', fallback: 'apply_now' },
  url('cta_url'),
])

const questions = componentOf('ASKED001', [text('title', 'title'), text('description', 'lead')], {
  ...rows(3, 20, 5),
  columns: [
    { ...text('question', 'question'), required: true },
    { ...text('answer', 'answer'), type: 'richtext', required: true },
  ],
})

/** Its items have columns that nobody writes. */
const pair = componentOf(
  'PAIR001',
  [
    text('featured_info', 'eyebrow'),
    text('featured_title', 'promise'),
    text('featured_description_1', 'body'),
    text('featured_description_2', 'next'),
    text('featured_button_text', 'action'),
    { ...text('featured_link_text', 'link'), leadsTo: 'featured_link_url' },
    url('featured_link_url'),
    { ...url('featured_image_url'), picture: 'wide' },
  ],
  {
    ...rows(2, 2, 2),
    columns: [
      text('info', 'audience'),
      text('title', 'title'),
      text('description', 'body'),
      { ...text('link_text', 'action'), leadsTo: 'link_url' },
      url('link_url'),
      { ...url('image_url'), picture: 'wide' },
      { ...text('col_width', 'note'), role: undefined, fixed: ['5', '7'] },
      { ...text('size', 'note'), role: undefined, fixed: ['sm', 'md'] },
    ],
  },
)

/** Its items have something to switch off. */
const cards = {
  ...componentOf('CARDS001', [text('title', 'title')], {
    ...rows(2, 12, 6),
    columns: [text('title', 'product'), text('description', 'body'), text('pill_label', 'pill')],
  }),
  optionalElements: [{ id: 'show_pill', label: 'Pill', fields: ['pill_label'] }],
}

const figures = componentOf('RATED001', [text('title', 'title')], {
  ...rows(2, 4, 3),
  columns: [{ ...text('percentage', 'figure'), type: 'number' }, text('label', 'figure-label')],
})

const list = componentOf('LISTED001', [text('title', 'title')], {
  ...rows(2, 4, 2),
  columns: [text('title', 'product'), { ...text('bullets', 'points'), type: 'array', maxItems: 5 }],
})

export const smallManifest: Manifest = {
  specFormat,
  manifestVersion: '1.0.0',
  lastUpdated: '2026-11-22',
  components: [
    componentOf('HDR001-ENBD', []),
    componentOf('HDR001-EI', []),
    hero,
    questions,
    pair,
    cards,
    figures,
    list,
    componentOf('LINE001', [text('title', 'title')]),
    componentOf('FTR001-ENBD', []),
  ],
}

function componentOf(code: string, fields: Field[], items?: ItemsDefinition): Component {
  return {
    code,
    displayName: code,
    family: 'Content',
    tags: [],
    description: code,
    thumbnail: '',
    titleField: fields[0]?.name,
    docx: { fields, ...(items && { items }) },
  }
}

function rows(minRows: number, maxRows: number, defaultRows: number) {
  return { minRows, maxRows, defaultRows, addRowLabel: 'Add one' }
}

function text(name: string, role: Field['role']): Field {
  return { name, type: 'text', role, required: false, placeholder: name, context: name }
}

function url(name: string): Field {
  return { name, type: 'url', required: false, placeholder: 'https://', context: name }
}
