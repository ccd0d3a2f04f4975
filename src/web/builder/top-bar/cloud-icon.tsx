import { IconCloud } from '@tabler/icons-react'

const paths = { safe: 'M9 13.5l2 2l4 -4', 'on-its-way': 'M12 16.5v-5.5m-2.5 2.5l2.5 -2.5l2.5 2.5' }

/**
 * A cloud that stays as one element whatever stands in it: with another one the browser would put all layers of the screen
 * together anew, at each save.
 */
export function CloudIcon({ state }: { state: keyof typeof paths }) {
  return (
    <IconCloud aria-hidden>
      <path key="state" d={paths[state]} />
    </IconCloud>
  )
}
