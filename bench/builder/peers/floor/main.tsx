import { createRoot } from 'react-dom/client'
import { FloorEditor } from './floor-editor.tsx'
import './floor.css'

const root = document.getElementById('root')
if (root) createRoot(root).render(<FloorEditor />)
