import { useBlockProps } from '@wordpress/block-editor'
import { registerBlockType } from '@wordpress/blocks'
import { libraryCodes, thumbnailUrl } from '../../library.ts'
import { nameOf } from './block-name.ts'

for (const code of libraryCodes) {
  registerBlockType(nameOf(code), {
    apiVersion: 3,
    title: code,
    category: 'text',
    attributes: {},
    edit: () => <Block code={code} />,
    save: () => null,
  })
}

/** As `section.tsx`, whose root Gutenberg wants to give its own attributes. */
function Block({ code }: { code: string }) {
  return (
    <section {...useBlockProps({ className: 'section' })} data-bench>
      <img src={thumbnailUrl(code)} alt={code} draggable={false} />
    </section>
  )
}
