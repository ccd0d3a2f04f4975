const megabyte = 1024 * 1024

/** The 10 MB of the specification, for each document. */
export const maxFileBytes = 10 * megabyte
export const maxFilesInBulk = 200
export const maxBulkBytes = 200 * megabyte

/** What a form adds round its files: boundaries, headers, names. */
export const formOverheadBytes = megabyte

/** JSON of the generate calls: 64 MB of it, and what stands round it. */
export const maxJsonBytes = 65 * megabyte

/** What JSON may hold in memory, all callers together: one at its fullest, and those of others. */
export const jsonRoomBytes = maxJsonBytes + 2 * maxFileBytes

/** What the results of one bulk request may hold in memory until they are read. */
export const maxAnswerBytes = 32 * megabyte

/** How long a full answer waits for its reader. */
export const readingMilliseconds = 30_000

/** How many uploads of one address may wait for room in memory. */
export const maxWaitingUploads = 300

/** What uploads may hold in memory, all callers together: one for each child, and one that comes in meanwhile. */
export function uploadRoomBytes(children: number): number {
  return (children + 1) * maxFileBytes
}
