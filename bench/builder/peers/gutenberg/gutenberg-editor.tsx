import {
  BlockCanvas,
  BlockEditorProvider,
  __experimentalLibrary as BlockLibrary,
  store as blockEditorStore,
} from '@wordpress/block-editor'
import contentCss from '@wordpress/block-editor/build-style/content.css?inline'
import { createBlock } from '@wordpress/blocks'
import { useStateWithHistory } from '@wordpress/compose'
import { useDispatch, useSelect } from '@wordpress/data'
import { useEffect, useRef } from 'react'
import { codeAt } from '../../library.ts'
import { expose } from '../expose.ts'
import sectionCss from '../section.css?inline'
import { nameOf } from './blocks.tsx'

type Page = { blocks: ReturnType<typeof createBlock>[] }
type Order = { getBlockOrder: () => string[] }

const styles = [{ css: contentCss }, { css: sectionCss }]
const emptyPage: Page = { blocks: [] }

/** Gutenberg's block editor outside WordPress, as its README sets it up, with the inserter beside the canvas. */
export function GutenbergEditor() {
  const { value, setValue, undo } = useStateWithHistory(emptyPage)
  const { blocks } = value as Page

  return (
    <BlockEditorProvider
      value={blocks}
      onInput={(next: Page['blocks']) => setValue({ blocks: next }, true)}
      onChange={(next: Page['blocks']) => setValue({ blocks: next }, false)}
      settings={settings}
    >
      <WithBench undo={undo} />
      <div className="editor">
        <div className="library">
          <BlockLibrary showInserterHelpPanel={false} />
        </div>
        <BlockCanvas height="100vh" styles={styles} />
      </div>
    </BlockEditorProvider>
  )
}

const settings = { hasFixedToolbar: false }

function WithBench({ undo }: { undo: () => void }) {
  const order = useSelect((select) => (select(blockEditorStore) as unknown as Order).getBlockOrder(), [])
  const { insertBlock, moveBlockToPosition } = useDispatch(blockEditorStore)
  const latest = useRef({ order, undo })

  useEffect(() => {
    latest.current = { order, undo }
  }, [order, undo])

  useEffect(() => {
    const model = () => latest.current.order
    expose({
      canvasDoc: () =>
        document.querySelector<HTMLIFrameElement>('iframe[name="editor-canvas"]')?.contentDocument ??
        document,
      count: () => model().length,
      model,
      insert: (i) => insertBlock(createBlock(nameOf(codeAt(i))), model().length, ''),
      move: (from, to) => moveBlockToPosition(model()[from] ?? '', '', '', to),
      undo: () => latest.current.undo(),
    })
  }, [insertBlock, moveBlockToPosition])

  return null
}
