import styles from './skeleton.module.css'

type Props = {
  /** Gives the block the size of what will stand there. */
  className: string | undefined
}

/** Holds the place of something on its way. That it is on its way is said by whoever waits for it. */
export function Skeleton({ className }: Props) {
  return <div className={`${styles.block} ${className}`} aria-hidden />
}
