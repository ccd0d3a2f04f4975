import { texts } from '#texts/preview.ts'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { type Screen, screens } from './screens.ts'

type Props = { screen: Screen; onChange: (screen: Screen) => void }

const options = screens.map((value) => ({ value, label: texts.screens[value] }))

/** On which screen the page is shown. */
export function ScreenChoice({ screen, onChange }: Props) {
  return <SegmentedControl label={texts.screens.label} options={options} value={screen} onChange={onChange} />
}
