import { useBlockProps } from '@wordpress/block-editor'
import { registerBlockType } from '@wordpress/blocks'
import { libraryCodes, thumbnailUrl } from '../../library.ts'

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

/** Block names are lower case. */
export function nameOf(code: string): string {
  return `bench/${code.toLowerCase()}`
}

/** As `section.tsx`, whose root Gutenberg wants to give its own attributes. */
function Block({ code }: { code: string }) {
  return (
    <section {...useBlockProps({ className: 'section' })} data-bench>
      <img src={thumbnailUrl(code)} alt={code} draggable={false} />
    </section>
  )
}
