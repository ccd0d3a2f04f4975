import { Gauge, type Registry } from 'prom-client'
import { type Rooms, statusesOf } from '../guard/rooms.ts'

/** Says how much of the room in memory is taken: none of it, when nobody calls. */
export function watchRooms(registry: Registry, rooms: Rooms) {
  new Gauge({
    name: 'room_bytes',
    help: 'Room in memory for requests, by what it is for and whether one holds it',
    labelNames: ['room', 'state'],
    registers: [registry],
    collect() {
      for (const [room, { freeBytes, totalBytes }] of statusesOf(rooms)) {
        this.set({ room, state: 'free' }, freeBytes)
        this.set({ room, state: 'taken' }, totalBytes - freeBytes)
      }
    },
  })
}
