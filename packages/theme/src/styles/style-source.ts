/** Finds the style sheets among the files of a theme. */

import { textOf } from '../theme-files.ts'
import type { ThemeProblem } from '../theme-problem.ts'
import { importableFile } from './import-path.ts'
import type { SheetFile } from './preparation.ts'
import { readImport } from './read-import.ts'
import { statementsOf } from './scan-style.ts'

/** Path and text of a sheet: `styles/site.less`. */
export type StyleFile = SheetFile

export interface ThemeStyles {
  /** Sheets in the order they apply. `reset.css` comes first although no theme lists it. */
  readonly styles: readonly StyleFile[]
  /** The other style sheets, which the listed ones can import. */
  readonly importableStyles: readonly StyleFile[]
}

/** The most characters of all sheets of a theme together, imported ones included. */
export const MAX_STYLE_TEXT = 3_000_000
const TOO_LARGE = `It is left out: all style sheets together may have ${MAX_STYLE_TEXT / 1_000_000} MB.`

const RESET = 'styles/reset.css'
const STYLE_SHEET = /^styles\/.*\.(?:css|less)$/

export function orderStyleFiles(
  listed: readonly string[],
  files: ReadonlyMap<string, Buffer>,
): ThemeStyles & { problems: ThemeProblem[] } {
  const paths = new Set([RESET, ...listed.map((name) => `styles/${name.replace(/^styles\//, '')}`)])
  const problems: ThemeProblem[] = []
  let budget = MAX_STYLE_TEXT
  const read = (path: string): StyleFile[] => {
    const bytes = files.get(path)
    budget -= bytes?.length ?? 0
    if (bytes && budget >= 0) return [{ path, text: textOf(bytes) }]
    if (bytes) problems.push({ code: 'less-too-large', message: TOO_LARGE, file: path })
    return []
  }
  for (const path of paths) {
    if (files.has(path) || path === RESET) continue
    const message = `The style sheet ${path} is listed but missing.`
    problems.push({ message, file: 'template.conf' })
  }
  const others = [...files.keys()].filter((path) => STYLE_SHEET.test(path) && !paths.has(path))
  return {
    styles: [...paths].flatMap(read),
    importableStyles: others.flatMap(read),
    problems,
  }
}

/** The sheets of a theme and all that they import, each once. */
export function includedStyles({ styles, importableStyles }: ThemeStyles): readonly StyleFile[] {
  // Skips reading large sheets when no sheet can be imported.
  if (importableStyles.length === 0) return styles
  const importable = new Map(importableStyles.map((file) => [file.path, file]))
  const included = new Set(styles)
  for (const file of included) {
    if (!file.text.includes('@import')) continue
    for (const name of importedNames(file.text)) {
      const found = importableFile(name, file.path, importable)
      const imported = typeof found === 'string' ? undefined : importable.get(found.path ?? '')
      if (imported) included.add(imported)
    }
  }
  return [...included]
}

function importedNames(text: string): readonly string[] {
  const names: string[] = []
  for (const { start, end } of statementsOf(text)) {
    if (!text.startsWith('@import', start)) continue
    const read = readImport(text.slice(start + '@import'.length, end))
    if (typeof read !== 'string' && read.kind === 'name') names.push(read.name)
  }
  return names
}
