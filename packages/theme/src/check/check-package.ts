/** Checks the `package.json` of themes that are built from parts. Its scripts are for the author alone. */

import type { SourceFile } from '../joined-source.ts'
import { parseJson } from '../json/parse-json.ts'
import { entryOf } from '../json/shapes.ts'
import { placeIn, type ThemeFinding, themeFinding } from './finding.ts'

export function checkPackage(file: SourceFile): readonly ThemeFinding[] {
  const parsed = parseJson(file.text)
  const scripts = 'node' in parsed ? entryOf(parsed.node, 'scripts') : undefined
  if (scripts?.kind !== 'object') return []
  return scripts.entries.map(({ key, keyStart }) =>
    themeFinding(placeIn(file, keyStart), {
      code: 'scripts-never-run',
      message: `The script \`${key}\` is never run: a theme is only read.`,
    }),
  )
}
