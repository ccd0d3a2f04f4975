import { type Config, Puck, useGetPuck } from '@puckeditor/core'
import { type ReactNode, useEffect } from 'react'
import { libraryCodes } from '../../library.ts'
import { expose } from '../expose.ts'
import { Section } from '../section.tsx'
import { puckBench } from './puck-bench.ts'

/** Puck as its README sets it up: its default layout, canvas in a frame, no plugins. */
export function PuckEditor() {
  return <Puck config={config} data={emptyPage} overrides={{ puck: WithBench }} />
}

const config: Config = {
  components: Object.fromEntries(
    libraryCodes.map((code) => [code, { fields: {}, render: () => <Section code={code} /> }]),
  ),
}
const emptyPage = { content: [], root: {} }

function WithBench({ children }: { children: ReactNode }) {
  const getPuck = useGetPuck()
  useEffect(() => expose(puckBench(getPuck)), [getPuck])
  return <>{children}</>
}
