const megabyte = 1024 * 1024

export const maxFileSize = 10 * megabyte
export const maxFiles = 200
export const maxTotalSize = 200 * megabyte
