import { callRoomSize, jsonRoomSize, uploadRoomSize } from '../limits.ts'
import { createAnswerRoom } from '../uploads/answer-room.ts'
import { createRoom, type RoomStatus } from './room.ts'

export type Rooms = ReturnType<typeof createRooms>

/** All room in memory that requests are given, by what they hold there. */
export function createRooms(children: number) {
  return {
    uploads: createRoom(uploadRoomSize(children)),
    answers: createAnswerRoom(children),
    json: createRoom(jsonRoomSize),
    calls: createRoom(callRoomSize),
  }
}

export function statusesOf(rooms: Rooms): [name: string, status: RoomStatus][] {
  return Object.entries(rooms).map(([name, { status }]) => [name, status()])
}
