import { Component, type ReactNode } from 'react'
import { StoppedScreen } from './stopped-screen.tsx'

/** `at`: where the screen stands; whoever goes elsewhere gets another try. */
type Props = { at?: string; children: ReactNode }
type State = { at: string | undefined; hasStopped: boolean }

/** A class is the only boundary that React knows. */
export class StopBoundary extends Component<Props, State> {
  override state: State = { at: this.props.at, hasStopped: false }

  static getDerivedStateFromError(): Partial<State> {
    return { hasStopped: true }
  }

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { at, hasStopped: false }
  }

  override render() {
    return this.state.hasStopped ? <StoppedScreen /> : this.props.children
  }
}
