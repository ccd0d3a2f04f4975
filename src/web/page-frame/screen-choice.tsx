import { useId } from 'react'
import { texts } from '#texts/preview.ts'
import styles from './screen-choice.module.css'
import { type Screen, screens } from './screens.ts'

type Props = { screen: Screen; onChange: (screen: Screen) => void }

/** On which screen the page is shown. */
export function ScreenChoice({ screen, onChange }: Props) {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{texts.screens.label}</legend>
      {screens.map((each) => (
        <label key={each} className={styles.option}>
          <input type="radio" name={name} checked={each === screen} onChange={() => onChange(each)} />
          {texts.screens[each]}
        </label>
      ))}
    </fieldset>
  )
}
