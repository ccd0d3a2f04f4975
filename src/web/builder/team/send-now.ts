let send: () => void = () => {}

/** What waits is sent at once. */
export function sendNow() {
  send()
}

/** Who sends. */
export function becomeSender(sender: () => void) {
  send = sender
}
