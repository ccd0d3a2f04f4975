import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { Router } from 'react-router'
import { screenHistory, whereNow } from './screen-history.ts'

type Props = { children: ReactNode }

/** Follows the address. The screen before stays until the next one's code has come. */
export function ScreenRouter({ children }: Props) {
  const [{ location, action }, setNow] = useState(whereNow)
  useLayoutEffect(() => screenHistory.listen((next) => startTransition(() => setNow(next))), [])
  return (
    <Router navigator={screenHistory.navigator} location={location} navigationType={action}>
      {children}
    </Router>
  )
}
