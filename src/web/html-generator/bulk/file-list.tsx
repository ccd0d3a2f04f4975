import { IconX } from '@tabler/icons-react'
import { formatSize } from '#base/format-size.ts'
import { texts } from '#texts/html-generator.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { shownName } from '../../ui/shown-name.ts'
import styles from './file-list.module.css'

type Props = {
  files: readonly File[]
  onRemove: (file: File) => void
  /** Called when the last one is left out, before the list and the focus in it are gone. */
  onEmpty: () => void
}

/** What is chosen and can still be left out. The focus goes on to the neighbour of what is left out. */
export function FileList({ files, onRemove, onEmpty }: Props) {
  return (
    <ul className={styles.list} aria-label={texts.bulk.files}>
      {files.map((file) => (
        <li key={`${file.name}/${file.size}/${file.lastModified}`}>
          <span className={styles.name}>
            <bdi dir="ltr">{shownName(file.name)}</bdi>
          </span>
          <span className={styles.size}>{formatSize(file.size)}</span>
          <IconButton
            className={styles.remove}
            icon={<IconX aria-hidden />}
            label={texts.bulk.remove(shownName(file.name))}
            onClick={({ currentTarget }) => {
              const row = currentTarget.closest('li')
              const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
              if (neighbour) neighbour.querySelector('button')?.focus()
              else onEmpty()
              onRemove(file)
            }}
          />
        </li>
      ))}
    </ul>
  )
}
