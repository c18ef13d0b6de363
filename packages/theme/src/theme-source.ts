/** The files of a theme as texts and templates, and the problems found while reading them. */

import { parseTemplate, type Template } from '@sitewright/template'
import { readConf } from './conf/read-conf.ts'
import type { SourceFile } from './joined-source.ts'
import type { Shape } from './json/shapes.ts'
import { type ThemeFiles, textLimit, textOf } from './theme-files.ts'
import type { ThemeProblem } from './theme-problem.ts'

export interface ThemeSource {
  /** Paths in order. */
  readonly paths: ReadonlySet<string>
  readonly problems: ThemeProblem[]
  /** Undefined for a file that does not exist or is too large. */
  file(path: string): SourceFile | undefined
  template(path: string): Template | undefined
  /** The settings of a file; undefined if it does not exist or cannot be read. */
  conf<Value>(path: string, shape: Shape<Value>): Value | undefined
  /** Names of the files with an ending in a folder, without folder and ending, in order. */
  names(folder: string, ending: string): readonly string[]
}

export function openThemeSource(files: ThemeFiles): ThemeSource {
  const problems: ThemeProblem[] = []
  const paths = new Set([...files.keys()].sort())
  const tooLarge = textLimit()
  const file = (path: string) => {
    const bytes = files.get(path)
    if (!bytes) return undefined
    const problem = tooLarge(path, bytes)
    if (!problem) return { path, text: textOf(bytes) }
    if (!problems.some(({ code, file }) => code === problem.code && file === path)) {
      problems.push(problem)
    }
    return undefined
  }
  return {
    paths,
    problems,
    file,
    template: (path) => {
      const found = file(path)
      if (!found) return undefined
      const template = parseTemplate(found.text, { name: path })
      problems.push(...template.diagnostics)
      return template
    },
    conf: (path, shape) => {
      const found = file(path)
      return found && readConf(found, shape, problems)
    },
    names: (folder, ending) =>
      [...paths]
        .filter((path) => path.startsWith(`${folder}/`) && path.endsWith(ending))
        .map((path) => path.slice(folder.length + 1, -ending.length)),
  }
}
