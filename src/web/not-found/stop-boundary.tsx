import { Component, type ReactNode } from 'react'
import { StoppedScreen } from './stopped-screen.tsx'

type Props = { children: ReactNode }

/** What stands outside the router has no error element; a class is the only boundary that React knows. */
export class StopBoundary extends Component<Props, { hasStopped: boolean }> {
  override state = { hasStopped: false }

  static getDerivedStateFromError() {
    return { hasStopped: true }
  }

  override render() {
    return this.state.hasStopped ? <StoppedScreen /> : this.props.children
  }
}
