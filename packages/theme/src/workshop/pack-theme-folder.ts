import { packTarGz } from '../archive/tar-gz.ts'
import { readThemeFiles } from '../read-files.ts'
import type { FileProblem } from '../theme-files.ts'

/** A theme directory as one archive, with only the files of the theme. Rejects only if the folder cannot be read. */
export async function packThemeFolder(
  folder: string,
): Promise<{ archive: Buffer; problems: readonly FileProblem[] }> {
  const { files, problems } = await readThemeFiles(folder)
  return { archive: await packTarGz(files), problems }
}
