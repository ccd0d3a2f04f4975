import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'
import { guardHistory } from './guard-history.ts'

const history = createBrowserHistory({ v5Compat: true })

/** The address of this tab, which the screens follow. */
export const screenHistory = guardHistory(history)

export function whereNow() {
  return { location: history.location, action: history.action }
}
