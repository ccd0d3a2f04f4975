import '@wordpress/block-editor/build-style/style.css'
import '@wordpress/components/build-style/style.css'
import contentCss from '@wordpress/block-editor/build-style/content.css?inline'
import { createBlock } from '@wordpress/blocks'
import { createRoot } from 'react-dom/client'
import { codeAt } from '../../library.ts'
import { expose } from '../expose.ts'
import sectionCss from '../section.css?inline'
import { nameOf } from './block-name.ts'
import './blocks.tsx'
import { GutenbergEditor } from './gutenberg-editor.tsx'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <GutenbergEditor
      startBlocks={[]}
      styles={[{ css: contentCss }, { css: sectionCss }]}
      blockAt={(i) => createBlock(nameOf(codeAt(i)))}
      onReady={({ bench }) => expose(bench)}
    />,
  )
}
