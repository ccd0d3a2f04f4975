import { useEffect } from 'react'
import { type MarkedPage, markFound } from './mark-found.ts'

type Props = { opened: MarkedPage }

/** What was looked for is marked where it stands. */
export function LiveFound({ opened }: Props) {
  useEffect(() => markFound(opened), [opened])
  return null
}
