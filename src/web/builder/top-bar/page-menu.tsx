import {
  IconCopy,
  IconDots,
  IconFileImport,
  IconFilePlus,
  IconFiles,
  IconRestore,
  IconTrash,
} from '@tabler/icons-react'
import { texts } from '#texts/pages.ts'
import { Menu } from '../../ui/menu.tsx'
import { usePageActions } from '../editor/page-actions.ts'
import { openPanel } from '../view/panels-store.ts'

type Props = { user: string }

/** What can be done with the open page as a whole, and the way to the others. */
export function PageMenu({ user }: Props) {
  const { openNewPage, duplicateOpenPage, remove, openedPage } = usePageActions(user)
  return (
    <Menu
      label={texts.menu.label}
      trigger={<IconDots aria-hidden />}
      items={[
        { label: texts.menu.create, icon: <IconFilePlus aria-hidden />, onSelect: openNewPage },
        { label: texts.menu.list, icon: <IconFiles aria-hidden />, onSelect: () => openPanel('pages') },
        'separator',
        {
          label: texts.menu.duplicate,
          icon: <IconCopy aria-hidden />,
          onSelect: () => void duplicateOpenPage(),
        },
        {
          label: texts.menu.openFile,
          icon: <IconFileImport aria-hidden />,
          onSelect: () => openPanel('import'),
        },
        'separator',
        { label: texts.menu.reset, icon: <IconRestore aria-hidden />, onSelect: () => openPanel('reset') },
        {
          label: texts.menu.remove,
          icon: <IconTrash aria-hidden />,
          isDestructive: true,
          onSelect: () => void remove(openedPage()),
        },
      ]}
    />
  )
}
