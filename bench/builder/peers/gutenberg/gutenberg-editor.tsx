import {
  BlockCanvas,
  BlockEditorProvider,
  __experimentalLibrary as BlockLibrary,
  store as blockEditorStore,
} from '@wordpress/block-editor'
import type { createBlock } from '@wordpress/blocks'
import { useStateWithHistory } from '@wordpress/compose'
import { useDispatch, useSelect } from '@wordpress/data'
import { useEffect, useRef } from 'react'
import type { Bench } from '../../../browser/contract.ts'
import './gutenberg.css'

export type Block = ReturnType<typeof createBlock>

/** What the bench works the editor by. */
export type Tools = {
  bench: Bench
  setBlocks: (blocks: Block[]) => void
  updateBlockAttributes: (id: string, attributes: object) => void
}

type Props = {
  startBlocks: Block[]
  styles: { css: string }[]
  /** The block for place `i` of a page that is filled in turn. */
  blockAt: (i: number) => Block
  onReady: (tools: Tools) => void
}

type Page = { blocks: Block[] }
type Order = { getBlockOrder: () => string[] }

/** Gutenberg's block editor outside WordPress, as its README sets it up, with the inserter beside the canvas. */
export function GutenbergEditor({ startBlocks, styles, blockAt, onReady }: Props) {
  const startPage = useRef<Page>({ blocks: startBlocks })
  const { value, setValue, undo } = useStateWithHistory(startPage.current)
  const { blocks } = value as Page

  return (
    <BlockEditorProvider
      value={blocks}
      onInput={(next: Block[]) => setValue({ blocks: next }, true)}
      onChange={(next: Block[]) => setValue({ blocks: next }, false)}
      settings={settings}
    >
      <WithBench
        undo={undo}
        setBlocks={(next) => setValue({ blocks: next }, false)}
        blockAt={blockAt}
        onReady={onReady}
      />
      <div className="editor">
        <div className="library">
          <BlockLibrary showInserterHelpPanel={false} />
        </div>
        <div className="canvas">
          <BlockCanvas height="100vh" styles={styles} />
        </div>
      </div>
    </BlockEditorProvider>
  )
}

const settings = { hasFixedToolbar: false }

type BenchProps = Pick<Props, 'blockAt' | 'onReady'> & {
  undo: () => void
  setBlocks: (blocks: Block[]) => void
}

function WithBench({ undo, setBlocks, blockAt, onReady }: BenchProps) {
  const order = useSelect((select) => (select(blockEditorStore) as unknown as Order).getBlockOrder(), [])
  const { insertBlock, moveBlockToPosition, updateBlockAttributes } = useDispatch(blockEditorStore)
  const latest = useRef({ order, undo, setBlocks })

  useEffect(() => {
    latest.current = { order, undo, setBlocks }
  }, [order, undo, setBlocks])

  useEffect(() => {
    const model = () => latest.current.order
    const bench: Bench = {
      canvasDoc: () =>
        document.querySelector<HTMLIFrameElement>('iframe[name="editor-canvas"]')?.contentDocument ??
        document,
      count: () => model().length,
      model,
      insert: (i) => insertBlock(blockAt(i), model().length, ''),
      move: (from, to) => moveBlockToPosition(model()[from] ?? '', '', '', to),
      undo: () => latest.current.undo(),
    }
    onReady({ bench, updateBlockAttributes, setBlocks: (blocks) => latest.current.setBlocks(blocks) })
  }, [insertBlock, moveBlockToPosition, updateBlockAttributes, blockAt, onReady])

  return null
}
