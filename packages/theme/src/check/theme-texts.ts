/** The files of a theme that the checker reads, as text. */

import { shapeOf } from '../conf/conf-shapes.ts'
import type { SourceFile } from '../joined-source.ts'
import { textLimit } from '../theme-files.ts'
import { type ThemeFinding, themeFinding } from './finding.ts'

const TEMPLATE = /\.(?:block|html|item|list|page|region)$/
const STYLES = /\.(?:css|less)$/
/** Folders whose files are served verbatim, without being checked. */
const VERBATIM = /^(?:assets|scripts)\//

export type TextKind = 'conf' | 'styles' | 'template'

export function kindOf(path: string): TextKind | undefined {
  if (VERBATIM.test(path)) return undefined
  if (TEMPLATE.test(path)) return 'template'
  if (STYLES.test(path)) return 'styles'
  return shapeOf(path) ? 'conf' : undefined
}

export interface ThemeTexts {
  /** Files by path. */
  readonly texts: ReadonlyMap<string, SourceFile>
  readonly findings: readonly ThemeFinding[]
  of(kind: TextKind): readonly SourceFile[]
}

export function readTexts(files: ReadonlyMap<string, Buffer>): ThemeTexts {
  const texts = new Map<string, SourceFile>()
  const findings: ThemeFinding[] = []
  const tooLarge = textLimit()
  for (const [path, bytes] of files) {
    const kind = kindOf(path)
    if (!kind) continue
    const problem = kind === 'styles' ? undefined : tooLarge(path, bytes)
    if (problem) {
      findings.push(themeFinding({ file: path }, problem))
      continue
    }
    const text = decode(bytes)
    if (text === undefined) findings.push(themeFinding({ file: path }, notText))
    else texts.set(path, { path, text })
  }
  return {
    texts,
    findings,
    of: (kind) => [...texts.values()].filter(({ path }) => kindOf(path) === kind),
  }
}

export const notText = {
  code: 'file-not-text',
  message: 'It is not text in UTF-8, so it is not looked into.',
} as const

/** Undefined for bytes that are not valid text. */
export function decode(bytes: Buffer): string | undefined {
  if (bytes.includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
