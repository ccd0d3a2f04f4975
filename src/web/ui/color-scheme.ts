import { create } from 'zustand'

export const colorSchemes = ['light', 'dark', 'auto'] as const
type ColorScheme = (typeof colorSchemes)[number]

/** Of the choice in this browser. */
const choiceKey = 'webpage-builder.color-scheme'

const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)')

/** What was chosen: light, dark, or what the system says. */
export const useColorScheme = create<{ scheme: ColorScheme }>(() => ({ scheme: loadChoice() }))

/** Called once, before anything is drawn. */
export function applyColorScheme() {
  show()
  useColorScheme.subscribe(show)
  systemIsDark.addEventListener('change', show)
  window.addEventListener('storage', ({ key }) => {
    if (key === choiceKey) useColorScheme.setState({ scheme: loadChoice() })
  })
}

export function chooseColorScheme(scheme: ColorScheme) {
  useColorScheme.setState({ scheme })
  try {
    localStorage.setItem(choiceKey, scheme)
  } catch {
    // A browser that keeps nothing for us forgets the choice.
  }
}

function show() {
  const { scheme } = useColorScheme.getState()
  const system = systemIsDark.matches ? 'dark' : 'light'
  document.documentElement.setAttribute('data-color-scheme', scheme === 'auto' ? system : scheme)
}

function loadChoice(): ColorScheme {
  try {
    const kept = localStorage.getItem(choiceKey)
    return colorSchemes.find((scheme) => scheme === kept) ?? 'auto'
  } catch {
    // A browser that keeps nothing for us goes with the system.
    return 'auto'
  }
}
