/** Words of the editor for rich text, in English. */
export const texts = {
  toolbar: 'Format',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  bulletList: 'Bulleted list',
  numberedList: 'Numbered list',
  link: 'Link',
  address: 'Address of the link',
  setLink: 'Set link',
  removeLink: 'Remove link',
  unsafe: 'Please start it with https://, mailto:, tel:, # or /.',
} as const
