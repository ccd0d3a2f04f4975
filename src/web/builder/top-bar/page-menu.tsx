import { IconDots } from '@tabler/icons-react'
import { texts } from '#texts/pages.ts'
import { Menu } from '../../ui/menu.tsx'
import { type CommandId, pageCommand } from '../commands/page-commands.ts'
import { useActor } from '../commands/use-actor.ts'

const entries = [
  'create',
  'startFrom',
  'pages',
  'separator',
  'state',
  'comments',
  'versions',
  'links',
  'separator',
  'duplicatePage',
  'copySections',
  'import',
  'find',
  'languages',
  'separator',
  'reset',
  'deletePage',
] as const

/** What can be done with the open page as a whole, and the way to the others. */
export function PageMenu() {
  const actor = useActor()

  function itemOf(id: CommandId) {
    const { icon: Icon, words, isDestructive, run } = pageCommand(id)
    return {
      label: words.menu ?? words.label,
      icon: Icon && <Icon aria-hidden />,
      isDestructive,
      onSelect: () => run(actor),
    }
  }

  return (
    <Menu
      label={texts.menu}
      trigger={<IconDots aria-hidden />}
      items={entries.map((entry) => (entry === 'separator' ? entry : itemOf(entry)))}
    />
  )
}
