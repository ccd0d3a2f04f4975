import { type ComponentType, useEffect, useState } from 'react'

/** A part that its screen can do without: fetched once the screen is there, and nothing where it does not arrive. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return (props: Props) => {
    const [Part, setPart] = useState<ComponentType<Props>>()
    useEffect(() => {
      // Without a network even asking would only be a complaint in the console.
      if (navigator.onLine)
        load().then(
          (part) => setPart(() => part),
          () => undefined,
        )
    }, [])
    return Part && <Part {...props} />
  }
}
