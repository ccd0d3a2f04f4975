import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react'
import { texts } from '#texts/preview.ts'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { type Screen, screens } from './screens.ts'

type Props = { screen: Screen; onChange: (screen: Screen) => void }

const icons = {
  desktop: <IconDeviceDesktop size={16} aria-hidden />,
  tablet: <IconDeviceTablet size={16} aria-hidden />,
  phone: <IconDeviceMobile size={16} aria-hidden />,
} satisfies Record<Screen, unknown>

const options = screens.map((value) => ({ value, label: texts.screens[value], icon: icons[value] }))

/** On which screen the page is shown. */
export function ScreenChoice({ screen, onChange }: Props) {
  return <SegmentedControl label={texts.screens.label} options={options} value={screen} onChange={onChange} />
}
