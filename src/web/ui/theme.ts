import { type CSSVariablesResolver, createTheme } from '@mantine/core'

/** Four sizes: 12, 14, 16 and 24 px. Colours beyond these two ramps stand in `tokens.css`. */
export const theme = createTheme({
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'ui-monospace, "Cascadia Mono", "SF Mono", Menlo, Consolas, monospace',
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.5rem' },
  lineHeights: { xs: '1.45', sm: '1.45', md: '1.45', lg: '1.45', xl: '1.3' },
  defaultRadius: 'md',
  radius: { md: '8px' },
  primaryColor: 'indigo',
  primaryShade: 6,
  respectReducedMotion: true,
  colors: {
    indigo: [
      '#eef0ff',
      '#dfe2ff',
      '#c3c8fd',
      '#a4abfa',
      '#868df5',
      '#6a71ee',
      '#4f55e0',
      '#4247c6',
      '#373ba1',
      '#2f3282',
    ],
    gray: [
      '#f7f8fa',
      '#eff1f5',
      '#e4e7ed',
      '#d5dae2',
      '#b6bdc9',
      '#8e97a6',
      '#666f7f',
      '#4a5261',
      '#2f3642',
      '#1b202a',
    ],
    dark: [
      '#e3e6ec',
      '#b4bac6',
      '#9aa2b1',
      '#6b7382',
      '#414855',
      '#323843',
      '#262b34',
      '#1c2027',
      '#15181e',
      '#0f1216',
    ],
  },
})

/** Mantine's own colours, as far as its parts in use show them, in the words of `tokens.css`. */
export const resolveVariables: CSSVariablesResolver = () => ({ variables: {}, light: ours, dark: ours })

const ours = {
  '--mantine-color-body': 'var(--ground)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-quiet)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-indigo-light-color': 'var(--accent-text)',
  '--mantine-color-indigo-light-hover': 'var(--accent-soft)',
}
