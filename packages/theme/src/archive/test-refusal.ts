import { ArchiveRefused, readThemeArchive } from '../index.ts'

/** Why an archive is refused. Throws if it is not, or for any other reason. */
export async function refused(bytes: Buffer): Promise<ArchiveRefused> {
  try {
    const files = await readThemeArchive(bytes)
    throw new Error(`It was taken: ${[...files.keys()].join(', ')}`)
  } catch (error) {
    if (error instanceof ArchiveRefused) return error
    throw error
  }
}
