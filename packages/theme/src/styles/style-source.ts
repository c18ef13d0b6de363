/** A theme's style sheets as one text, ready to compile: they share variables and mixins in both directions. */

import { type JoinedSource, joinSources } from '../joined-source.ts'
import type { ThemeProblem } from '../theme.ts'
import { STYLE_MODULES } from './style-modules.ts'

export interface StyleFile {
  /** `styles/site.less` */
  readonly path: string
  readonly text: string
}

const RESET = 'styles/reset.css'

/** Sheets in the order they apply. `reset.css` comes first although no theme lists it. */
export function orderStyleFiles(
  listed: readonly string[],
  files: ReadonlyMap<string, Buffer>,
): { styles: StyleFile[]; problems: ThemeProblem[] } {
  const paths = new Set([RESET, ...listed.map((name) => `styles/${name.replace(/^styles\//, '')}`)])
  const styles: StyleFile[] = []
  const problems: ThemeProblem[] = []
  for (const path of paths) {
    const bytes = files.get(path)
    if (bytes) styles.push({ path, text: bytes.toString('utf8') })
    else if (path !== RESET) {
      problems.push({
        message: `The style sheet ${path} is listed but missing.`,
        file: 'template.conf',
      })
    }
  }
  return { styles, problems }
}

export function joinStyles(styles: readonly StyleFile[]): JoinedSource {
  // The compiler wants a line to end after a comment.
  return joinSources(styles, '\n')
}

const IMPORT = /@import\s+(?:\([^)]*\)\s*)?(["'])([\w./-]+)\1\s*;/g

/**
 * Puts the platform's modules in place of their imports. Nothing is ever read from a file or an address:
 * imports of addresses stay for the browser, others go.
 */
export function inlineModules(
  text: string,
  onUnknown: (name: string, offset: number) => void,
): string {
  return text.replace(IMPORT, (statement, _quote, name: string, offset: number) => {
    if (name.startsWith('//') || statement.includes('url(')) return statement
    const module = Object.hasOwn(STYLE_MODULES, name) ? STYLE_MODULES[name] : undefined
    if (module === undefined) onUnknown(name, offset)
    // One line, so that the lines behind it keep their numbers.
    return (module ?? '').replaceAll('\n', ' ')
  })
}
