import { ArchiveRefused, readThemeArchive } from '../index.ts'

/** The refusal of an archive. Throws if the archive is taken, or fails for any other reason. */
export async function refused(bytes: Buffer): Promise<ArchiveRefused> {
  try {
    const files = await readThemeArchive(bytes)
    throw new Error(`It was taken: ${[...files.keys()].join(', ')}`)
  } catch (error) {
    if (error instanceof ArchiveRefused) return error
    throw error
  }
}
