import { texts } from '#texts/brief.ts'
import { Button } from '../../ui/button.tsx'
import fieldStyles from '../../ui/field.module.css'
import styles from './left-out-note.module.css'

type Props = { id: string; place: number; onTakeBack: () => void }

/** Under a key message that stays in the form and is not sent. */
export function LeftOutNote({ id, place, onTakeBack }: Props) {
  return (
    <div className={styles.note}>
      <p id={id} className={fieldStyles.hint}>
        {texts.leftOut}
      </p>
      <Button variant="subtle" size="small" aria-label={texts.takeBackMessage(place)} onClick={onTakeBack}>
        {texts.takeBack}
      </Button>
    </div>
  )
}
