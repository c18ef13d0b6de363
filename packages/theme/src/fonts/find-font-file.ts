import { createRequire } from 'node:module'
import { FONT_FAMILIES } from './font-table.ts'
import { fontPath } from './with-fonts.ts'

const require = createRequire(import.meta.url)

const PACKAGED = new Map(
  FONT_FAMILIES.flatMap(({ package: source, files }) =>
    files.map((file) => [fontPath(file), `${source}/files/${file.file}`] as const),
  ),
)

/**
 * The path on this machine of the font at an address. Undefined for any other address: only files in the table are
 * served. Throws when the packages are not installed.
 */
export function findFontFile(path: string): string | undefined {
  const packaged = PACKAGED.get(path)
  return packaged === undefined ? undefined : require.resolve(packaged)
}
