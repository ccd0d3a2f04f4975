import './tokens.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { resolveVariables, theme } from './theme.ts'

type Props = { children: ReactNode }

/** Mantine in our colours and sizes. Light or dark follows the system. */
export function UiProvider({ children }: Props) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolveVariables}
      defaultColorScheme="auto"
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}
