import './tokens.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { useColorScheme } from './color-scheme.ts'
import { resolveVariables, theme } from './theme.ts'

type Props = { children: ReactNode }

/** Mantine in our colours and sizes. */
export function UiProvider({ children }: Props) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolveVariables}
      colorSchemeManager={ours}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}

let stop: (() => void) | undefined
const nothing = () => undefined

/** Mantine goes by what was chosen on any screen, and chooses nothing itself. */
const ours: MantineColorSchemeManager = {
  get: () => useColorScheme.getState().scheme,
  set: nothing,
  subscribe: (onUpdate) => {
    stop = useColorScheme.subscribe(({ scheme }) => onUpdate(scheme))
  },
  unsubscribe: () => stop?.(),
  clear: nothing,
}
