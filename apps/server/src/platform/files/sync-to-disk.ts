import { open } from 'node:fs/promises'

/** Waits until the disk has the bytes of a file, or the entries of a folder: what was renamed is found again after a power cut. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
