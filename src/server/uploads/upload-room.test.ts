import { expect, test } from 'vitest'
import { createUploadRoom } from './upload-room.ts'

const stays = new AbortController().signal

test('who finds no room waits until somebody leaves, in order', async () => {
  const room = createUploadRoom(10, 5)
  const admitted: string[] = []
  const leaveFirst = await room.enter(8, stays)
  const second = room.enter(8, stays).then((leave) => {
    admitted.push('second')
    return leave
  })
  const third = room.enter(1, stays).then(() => admitted.push('third'))
  await new Promise(setImmediate)
  expect(admitted).toEqual([])
  leaveFirst()
  await Promise.all([second, third])
  expect(admitted).toEqual(['second', 'third'])
})

test('more than the whole room is let in alone', async () => {
  const room = createUploadRoom(10, 5)
  const leave = await room.enter(1000, stays)
  leave()
  await room.enter(10, stays)
})

test('when too many wait, the next is turned away', async () => {
  const room = createUploadRoom(10, 1)
  await room.enter(10, stays)
  void room.enter(1, stays)
  await expect(room.enter(1, stays)).rejects.toMatchObject({ statusCode: 503 })
})

test('whoever goes while waiting holds up nobody', async () => {
  const room = createUploadRoom(10, 5)
  const leave = await room.enter(10, stays)
  const caller = new AbortController()
  const gone = room.enter(10, caller.signal)
  const next = room.enter(5, stays)
  caller.abort()
  await expect(gone).rejects.toMatchObject({ statusCode: 503 })
  leave()
  await next
})
