import './ui/tokens.css'
import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { watchSession } from './session/session.ts'
import { applyColorScheme } from './ui/color-scheme.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

applyColorScheme()
watchSession()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
