import '@puckeditor/core/no-external.css'
import { createRoot } from 'react-dom/client'
import { codesFromStart, loadLibrary } from '../live/library.ts'
import { PuckLive } from './puck-live.tsx'

const root = document.getElementById('root')
const isVirtual = new URLSearchParams(location.search).has('virtual')
const library = await loadLibrary()
if (root)
  createRoot(root).render(<PuckLive library={library} codes={codesFromStart()} isVirtual={isVirtual} />)
