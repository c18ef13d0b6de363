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
 * Where the font at an address lies on this machine. Undefined for what is no address of a font: only files of the
 * table can be had. Throws when the packages are not installed.
 */
export function findFontFile(path: string): string | undefined {
  const packaged = PACKAGED.get(path)
  return packaged === undefined ? undefined : require.resolve(packaged)
}
