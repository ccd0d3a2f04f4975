/** Every word of the command palette, in English; those of the commands stand in `commands.ts`. */
export const texts = {
  title: 'What do you want to do?',
  label: 'Find a command, a component or a section',
  placeholder: 'A component, a section, a command...',
  results: 'Found',
  groups: { add: 'Add a component', actions: 'Actions', 'go-to': 'Go to', places: 'Places' },
  found: (count: number) => `${count} found`,
  none: (query: string) => `Nothing is called “${query}”.`,
  /** Places count from 1. */
  place: (place: number, count: number, instanceId: string) => `${place} of ${count} · ${instanceId}`,
} as const
