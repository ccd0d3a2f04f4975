import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { glimpseOf } from '#content/pictures/picture-files.ts'
import type { TeamPicture } from '#team/picture.ts'
import { texts } from '#texts/team-pictures.ts'
import { removeTeamPicture } from '../../../api/team-pictures.ts'
import { describePictureFailure } from '../../../team-pictures/describe-picture-failure.ts'
import { findFileUrl, forgetInLibrary, useLibrary } from '../../../team-pictures/library.ts'
import { announce } from '../../../ui/announce.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { findPictures } from './find-pictures.ts'
import styles from './picture-field.module.css'

type Props = { chosen: string | undefined; onUse: (picture: TeamPicture) => void }

/** The pictures of the team, by name and by what they show. What no page has can be deleted. */
export function PictureLibrary({ chosen, onUse }: Props) {
  const { pictures, failure, isLoaded } = useLibrary()
  const [words, setWords] = useState('')
  const found = findPictures([...pictures.values()], words)

  return (
    <div className={styles.library}>
      <TextField
        size="small"
        type="search"
        label={texts.search}
        autoComplete="off"
        value={words}
        onChange={({ currentTarget: { value } }) => setWords(value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {failure && <p className={styles.error}>{describePictureFailure(failure)}</p>}
      {!failure && !isLoaded && <p className={styles.quiet}>{texts.loading}</p>}
      {isLoaded && found.length === 0 && (
        <p className={styles.quiet}>{pictures.size === 0 ? texts.none : texts.noneFound}</p>
      )}
      <ul className={styles.shelf}>
        {found.map((picture) => (
          <li key={picture.hash}>
            <button
              type="button"
              className={styles.use}
              aria-label={texts.use(picture.name)}
              aria-pressed={picture.hash === chosen}
              onClick={() => onUse(picture)}
            >
              <img src={findFileUrl(picture.hash, glimpseOf(picture))} alt="" loading="lazy" />
              <span className={styles.name}>{picture.name}</span>
              <span className={styles.quiet}>{texts.uses(picture.uses.length)}</span>
            </button>
            {picture.uses.length === 0 && picture.hash !== chosen && <Removal picture={picture} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Asked once more in its place. */
function Removal({ picture: { hash, name } }: { picture: TeamPicture }) {
  const [state, setState] = useState<'idle' | 'asked' | 'busy'>('idle')
  const [error, setError] = useState<string>()

  async function remove() {
    setState('busy')
    const removed = await removeTeamPicture(hash)
    if (!removed.ok) {
      setState('idle')
      return setError(describePictureFailure(removed.refusal))
    }
    announce(texts.removed(name))
    forgetInLibrary(hash)
  }

  return (
    <div className={styles.removal}>
      {state === 'idle' ? (
        <IconButton
          label={texts.remove(name)}
          icon={<IconTrash aria-hidden />}
          onClick={() => setState('asked')}
        />
      ) : (
        <Button
          size="small"
          variant="bad"
          autoFocus
          isDisabled={state === 'busy'}
          onBlur={() => state === 'asked' && setState('idle')}
          onClick={() => void remove()}
        >
          {texts.removeForGood}
        </Button>
      )}
      {error && <p className={styles.error}>{error}</p>}
    </div>
  )
}
