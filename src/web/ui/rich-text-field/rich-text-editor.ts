import { Editor } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Italic } from '@tiptap/extension-italic'
import { Link } from '@tiptap/extension-link'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { Underline } from '@tiptap/extension-underline'
import { UndoRedo } from '@tiptap/extensions'
import { tidyPasted } from '#content/values/pasted-html.ts'
import { normalizeRichText } from '#content/values/rich-text.ts'
import { safeUrl } from '#content/values/safe-url.ts'
import { keptMarks } from './kept-marks.ts'

type Options = {
  /** It is put into this element, or this element becomes the place where the text is typed. */
  element: HTMLElement | { mount: HTMLElement }
  html: string
  /** Of the place where the text is typed. */
  attributes: Record<string, string>
  onChange: (html: string) => void
}

/** An editor that knows the tags of rich text and no others. Whatever comes in or goes out is in the canonical form. */
export function createRichTextEditor({ element, html, attributes, onChange }: Options): Editor {
  return new Editor({
    element,
    content: normalizeRichText(html),
    // Its rules stand in our own style sheet.
    injectCSS: false,
    extensions: [
      Document,
      Paragraph,
      Text,
      HardBreak,
      Bold,
      Italic,
      Underline,
      ...keptMarks,
      BulletList,
      OrderedList,
      // Lists are flat, as the page's are. What is made a list passes through one item that has it all.
      ListItem.extend({ content: 'paragraph+' }),
      ListKeymap,
      Link.configure({
        openOnClick: false,
        autolink: false,
        HTMLAttributes: { target: null, rel: null },
        isAllowedUri: (url) => safeUrl(url) !== undefined,
      }),
      UndoRedo,
    ],
    editorProps: { attributes, transformPastedHTML: (html) => normalizeRichText(tidyPasted(html)) },
    onUpdate: ({ editor }) => onChange(normalizeRichText(editor.getHTML())),
  })
}
