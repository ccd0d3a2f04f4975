import '@puckeditor/core/no-external.css'
import { createRoot } from 'react-dom/client'
import { PuckEditor } from './puck-editor.tsx'

const root = document.getElementById('root')
if (root) createRoot(root).render(<PuckEditor />)
