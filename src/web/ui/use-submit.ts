import { type FormEvent, useState } from 'react'

/** What a form does: `act` answers in words why it was not done. Pressed again meanwhile, it is done once. */
export function useSubmit(act: () => Promise<string | undefined>) {
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit() {
    if (isBusy) return
    setBusy(true)
    setError(await act())
    setBusy(false)
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void submit()
  }

  return { error, isBusy, onSubmit }
}
