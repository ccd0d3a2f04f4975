import '@wordpress/block-editor/build-style/style.css'
import '@wordpress/components/build-style/style.css'
import { createRoot } from 'react-dom/client'
import { GutenbergEditor } from './gutenberg-editor.tsx'
import './gutenberg.css'

const root = document.getElementById('root')
if (root) createRoot(root).render(<GutenbergEditor />)
