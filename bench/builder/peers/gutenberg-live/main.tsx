import '@wordpress/block-editor/build-style/style.css'
import '@wordpress/components/build-style/style.css'
import contentCss from '@wordpress/block-editor/build-style/content.css?inline'
import { createBlock } from '@wordpress/blocks'
import { createRoot } from 'react-dom/client'
import type { LiveBench, LivePageData } from '../../../canvas/contract.ts'
import { codeAt } from '../../library.ts'
import { expose } from '../expose.ts'
import { nameOf } from '../gutenberg/block-name.ts'
import { GutenbergEditor, type Tools } from '../gutenberg/gutenberg-editor.tsx'
import { codesFromStart, loadLibrary } from '../live/library.ts'
import { sampleValues, withValue } from '../live/values.ts'
import { registerBlocks } from './register-blocks.tsx'

const library = await loadLibrary()
registerBlocks(library)

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <GutenbergEditor
      startBlocks={blocksOf(codesFromStart())}
      styles={[{ css: contentCss }, { css: library.css }]}
      blockAt={(i) => createBlock(nameOf(codeAt(i)))}
      onReady={(tools) => expose(liveBench(tools))}
    />,
  )
}

function blocksOf(codes: readonly string[]) {
  return codes.map((code) => createBlock(nameOf(code)))
}

function liveBench({ bench, setBlocks, updateBlockAttributes }: Tools): LiveBench {
  let page: LivePageData | undefined
  return {
    ...bench,
    liveDoc: bench.canvasDoc,
    prepare(given) {
      page = given
    },
    open: () => setBlocks(blocksOf(page?.codes ?? [])),
    update(i, text) {
      const section = library.sections.get(page?.codes[i] ?? '')
      const place = section?.slots.find(({ place: { isRich } }) => !isRich)?.place
      const id = bench.model()[i]
      if (!section || !place || !id) throw new Error(`The section at ${i} has no text`)
      updateBlockAttributes(id, withValue(sampleValues(section), place, text))
    },
    setWidth(width) {
      const canvas = document.querySelector<HTMLElement>('.canvas')
      if (canvas) canvas.style.inlineSize = `${width}px`
    },
  }
}
