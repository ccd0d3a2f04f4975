import { Outlet } from 'react-router'
import { UiProvider } from './ui-provider.tsx'

/** Around the tools. The doors before them (sign-in, home) do without Mantine, and are there sooner. */
export function UiLayout() {
  return (
    <UiProvider>
      <Outlet />
    </UiProvider>
  )
}
