/** The files that were dropped, and those in folders that were. */
export async function readDropped({ items, files }: DataTransfer): Promise<File[]> {
  const entries = [...items].map((item) => item.webkitGetAsEntry())
  if (!entries.some((entry) => entry?.isDirectory)) return [...files]
  const found = await Promise.all(entries.map((entry) => (entry ? readEntry(entry) : [])))
  return found.flat()
}

async function readEntry(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))]
  if (!isFolder(entry)) return []
  const reader = entry.createReader()
  const inside: FileSystemEntry[] = []
  // A folder is told in portions, the last of which is empty.
  for (let portion = await readPortion(reader); portion.length > 0; portion = await readPortion(reader)) {
    inside.push(...portion)
  }
  return (await Promise.all(inside.map(readEntry))).flat()
}

function readPortion(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  return new Promise((resolve, reject) => reader.readEntries(resolve, reject))
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory
}
