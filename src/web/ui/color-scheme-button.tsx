import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { texts } from '#texts/ui.ts'
import { chooseColorScheme, colorSchemes, useColorScheme } from './color-scheme.ts'
import { Menu } from './menu.tsx'

/** Light, dark, or what the system says; remembered in this browser. */
export function ColorSchemeButton() {
  const { scheme: chosen } = useColorScheme()
  const items = colorSchemes.map((scheme) => ({
    label: texts.colorScheme[scheme],
    icon: icons[scheme],
    isChecked: scheme === chosen,
    onSelect: () => chooseColorScheme(scheme),
  }))
  return <Menu label={texts.colorScheme.label} trigger={icons[chosen]} items={items} />
}

const icons = {
  light: <IconSun aria-hidden />,
  dark: <IconMoon aria-hidden />,
  auto: <IconDeviceDesktop aria-hidden />,
}
