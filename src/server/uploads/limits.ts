const megabyte = 1024 * 1024

/** The 10 MB of the specification, for each document. */
export const maxFileBytes = 10 * megabyte
export const maxFilesInBulk = 200
export const maxBulkBytes = 200 * megabyte

/** What a form adds round its files: boundaries, headers, names. */
export const formOverheadBytes = megabyte

/** JSON bodies of the generate calls. */
export const maxJsonBytes = 100 * megabyte

/** What the results of one bulk request may hold in memory until they are read. */
export const maxAnswerBytes = 32 * megabyte

/** How long a full answer waits for its reader, and an answer that is whole for a reader who takes nothing of it. */
export const readingMilliseconds = 30_000

/** How many uploads may wait for room in memory. */
export const maxWaitingUploads = 300

/** What uploads may hold in memory, all callers together: one for each child, and one that comes in meanwhile. */
export function uploadRoomBytes(children: number): number {
  return (children + 1) * maxFileBytes
}
