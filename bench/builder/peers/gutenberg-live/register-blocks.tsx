import { RichText, useBlockProps } from '@wordpress/block-editor'
import { registerBlockType } from '@wordpress/blocks'
import { nameOf } from '../gutenberg/block-name.ts'
import type { ReadLibrary } from '../live/library.ts'
import type { ReadSection, Slot } from '../live/read-section.ts'
import { type Around, LiveSection } from '../live/section.tsx'
import { type LiveValues, sampleValues, valueAt, withValue } from '../live/values.ts'

/** Every section a block, every value a `RichText`, on the element that holds nothing else where there is one. */
export function registerBlocks({ sections }: ReadLibrary) {
  for (const [code, section] of sections) {
    const attributes = Object.entries(sampleValues(section)).map(([name, value]) => [
      name,
      { type: typeof value === 'string' ? 'string' : 'array', default: value },
    ])
    registerBlockType(nameOf(code), {
      apiVersion: 3,
      title: code,
      category: 'text',
      attributes: Object.fromEntries(attributes),
      edit: (props: BlockProps) => <LiveBlock section={section} {...props} />,
      save: () => null,
    })
  }
}

type BlockProps = {
  clientId: string
  attributes: LiveValues
  setAttributes: (attributes: object) => void
}

function LiveBlock({ section, clientId, attributes, setAttributes }: BlockProps & { section: ReadSection }) {
  const rootProps = useBlockProps({ className: String(section.root.attributes.className ?? '') })

  function drawSlot({ place }: Slot, around: Around | undefined) {
    return (
      <RichText
        {...around?.attributes}
        tagName={around?.tag ?? (place.isRich ? 'div' : 'span')}
        value={valueAt(attributes, place) ?? ''}
        onChange={(text: string) => setAttributes(withValue(attributes, place, text))}
      />
    )
  }

  return <LiveSection section={section} id={clientId} rootProps={rootProps} drawSlot={drawSlot} />
}
