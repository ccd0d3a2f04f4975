import { setTimeout as pause } from 'node:timers/promises'
import { says, startModelServer } from '../../src/models/fake-model-server.ts'
import { title } from './writing-request.ts'

/** How long it takes over a text, in milliseconds. */
const thinking = 700

/** A model server that takes its time, and tells by its address which replica asks it. */
export async function startSlowModel() {
  const held = new Map<string, Promise<void>>()
  const waiting = new Map<string, number>()
  const count = (address: string, by: number) => waiting.set(address, (waiting.get(address) ?? 0) + by)

  const { requests, settings } = await startModelServer(async (...details) => {
    const [, { url = '' }] = details
    const address = url.split('/')[1] ?? ''
    count(address, 1)
    await Promise.all([pause(thinking), held.get(address)])
    count(address, -1)
    says({ title })(...details)
  })

  return {
    requests,
    settings,
    addressFor: (replica: number) => new URL(`/${replica}/v1`, settings.baseUrl).href,
    /** How many texts this replica waits for now. */
    waiting: (replica: number) => waiting.get(String(replica)) ?? 0,
    /** This replica gets no answer until the model is let go by what this gives back. */
    hold(replica: number): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      held.set(String(replica), promise)
      return () => {
        held.delete(String(replica))
        resolve()
      }
    },
  }
}
