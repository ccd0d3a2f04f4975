import styles from './frame.module.css'

/** Holds the frame's place while the first screen's code arrives. */
export function FrameSkeleton() {
  return <div className={styles.bar} />
}
