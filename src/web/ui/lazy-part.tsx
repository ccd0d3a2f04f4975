import { type ComponentType, useEffect, useState } from 'react'

/**
 * A part that its screen can do without: fetched once the screen is there, or once the person has begun to work with
 * it, and nothing where it does not arrive.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  when: 'shown' | 'begun' = 'shown',
) {
  let loaded: ComponentType<Props> | undefined
  return (props: Props) => {
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      if (loaded) return
      const begun = new AbortController()
      const fetchPart = () => {
        begun.abort()
        // Without a network even asking would only be a complaint in the console.
        if (!navigator.onLine) return
        load().then(
          (part) => {
            loaded = part
            setPart(() => part)
          },
          () => undefined,
        )
      }
      if (when === 'shown') fetchPart()
      else
        for (const name of signs)
          window.addEventListener(name, fetchPart, { signal: begun.signal, capture: true })
      return () => begun.abort()
    }, [])
    return Part && <Part {...props} />
  }
}

const signs = ['pointermove', 'pointerdown', 'keydown']
