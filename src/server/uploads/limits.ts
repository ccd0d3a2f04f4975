const megabyte = 1024 * 1024

/** The 10 MB of the specification, for each document. */
export const maxFileBytes = 10 * megabyte
export const maxFilesInBulk = 200
export const maxBulkBytes = 200 * megabyte

/** What a form adds round its files: boundaries, headers, names. */
export const formOverheadBytes = megabyte

/** JSON bodies of the generate calls. */
export const maxJsonBytes = 100 * megabyte

/** Uploads that are in memory at the same time, all callers together, and how many may wait for room. */
export const uploadRoomBytes = 128 * megabyte
export const maxWaitingUploads = 300
