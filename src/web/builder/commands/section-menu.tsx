import { IconDots } from '@tabler/icons-react'
import { texts } from '#texts/outline.ts'
import { Menu } from '../../ui/menu.tsx'
import { useEditor } from '../editor/editor-store.ts'
import { type NamedSectionCommand, sectionGroups } from './section-commands.ts'

type Props = {
  instanceId: string
  /** Of the section. */
  name: string
  tabIndex?: number
  /** Beside what a command asks that needs to know more, and where the focus is then. */
  findAnchor: () => HTMLElement | undefined
}

/** All that can be done with a section, where there is room for one button alone. */
export function SectionMenu({ instanceId, name, tabIndex, findAnchor }: Props) {
  const layout = useEditor(({ draft }) => draft.layout)

  function itemOf({ icon: Icon, keys, words, isDestructive, obstacle, run }: NamedSectionCommand) {
    return {
      label: words.label,
      icon: Icon && <Icon aria-hidden />,
      shortcut: keys?.[0],
      isDestructive,
      isDisabled: obstacle?.(layout, instanceId) !== undefined,
      onSelect: () => run(instanceId, findAnchor()),
    }
  }

  return (
    <Menu
      label={texts.actions(name)}
      trigger={<IconDots aria-hidden />}
      tabIndex={tabIndex}
      items={entries.map((entry) => (entry === 'separator' ? entry : itemOf(entry)))}
    />
  )
}

const entries = sectionGroups.flatMap((group, index) =>
  index === 0 ? group : ['separator' as const, ...group],
)
