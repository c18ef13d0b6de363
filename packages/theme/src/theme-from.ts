/** From the files of a theme to a theme: everything is parsed and checked once. */

import { createHash } from 'node:crypto'
import type { JsonObject } from '@sitewright/core/json'
import { parseTemplate, type Template } from '@sitewright/template'
import { joinSources } from './joined-source.ts'
import { parseConf, readManifest } from './read-manifest.ts'
import { includedStyles, orderStyleFiles } from './styles/style-source.ts'
import { readTweaks } from './styles/tweaks.ts'
import type { Theme, ThemeCollection, ThemePage, ThemeProblem } from './theme.ts'
import type { ThemeFiles } from './theme-files.ts'

export interface ThemeOrigin {
  /** What the theme is known by: a folder's name, or where an installed one is kept. */
  readonly id: string
  /** Found while its files were read. */
  readonly problems?: readonly ThemeProblem[]
}

/** Pure: a theme of the same files is the same, wherever they come from. */
export function themeFrom(
  files: ThemeFiles,
  { id, problems: fileProblems = [] }: ThemeOrigin,
): Theme {
  const source = openThemeSource(files)
  const { manifest, problems: manifestProblems } = readManifest(source.text('template.conf'))
  const layouts = readLayouts(source, manifest.layouts)
  const { problems: styleProblems, ...sheets } = orderStyleFiles(manifest.stylesheets, files)
  const { tweaks, problems: tweakProblems } = readTweaks(includedStyles(sheets))
  const revision = revisionOf(files)
  return {
    id,
    name: manifest.name || id,
    revision,
    revisionNumber: Number.parseInt(revision.slice(0, 7), 16),
    layouts,
    // `default` is asked for, but not every theme has it.
    defaultLayout: layouts.has('default') ? 'default' : ([...layouts.keys()][0] ?? 'default'),
    navigations: manifest.navigations,
    collections: readCollections(source),
    systemCollections: new Set(manifest.systemCollections),
    pages: readPages(source),
    partials: readPartials(source),
    strings: readStrings(source),
    ...sheets,
    tweaks,
    files: servedFiles(files),
    problems: [
      ...fileProblems,
      ...manifestProblems,
      ...styleProblems,
      ...tweakProblems,
      ...source.problems,
    ],
  }
}

interface ThemeSource {
  readonly paths: readonly string[]
  readonly problems: ThemeProblem[]
  text(path: string): string | undefined
  template(path: string): Template | undefined
  conf(path: string): JsonObject
  /** Names of the files in a folder with an ending, both taken off. */
  names(folder: string, ending: string): readonly string[]
}

function openThemeSource(files: ThemeFiles): ThemeSource {
  const problems: ThemeProblem[] = []
  const text = (path: string) => files.get(path)?.toString('utf8')
  return {
    paths: [...files.keys()],
    problems,
    text,
    template: (path) => {
      const found = text(path)
      if (found === undefined) return undefined
      const template = parseTemplate(found, { name: path })
      problems.push(...template.diagnostics)
      return template
    },
    conf: (path) => {
      const found = text(path)
      return found === undefined ? {} : parseConf(found, path, problems)
    },
    names: (folder, ending) =>
      [...files.keys()]
        .filter((path) => path.startsWith(`${folder}/`) && path.endsWith(ending))
        .map((path) => path.slice(folder.length + 1, -ending.length)),
  }
}

function readLayouts(
  source: ThemeSource,
  entries: readonly { id: string; regions: readonly string[] }[],
): Map<string, Template> {
  const layouts = new Map<string, Template>()
  for (const { id, regions } of entries) {
    const parts = regions.flatMap((name) => {
      const path = [name, `regions/${name}`].find((one) => source.paths.includes(one))
      const text = path === undefined ? undefined : source.text(path)
      if (path !== undefined && text !== undefined) return [{ path, text }]
      source.problems.push({ message: `The region ${name} is missing.`, file: 'template.conf' })
      return []
    })
    const joined = joinSources(parts)
    const template = parseTemplate(joined.text, { name: `layout ${id}` })
    for (const diagnostic of template.diagnostics) {
      const origin = diagnostic.line === undefined ? undefined : joined.originOf(diagnostic.line)
      source.problems.push({ ...diagnostic, ...origin })
    }
    layouts.set(id, template)
  }
  return layouts
}

function readCollections(source: ThemeSource): Map<string, ThemeCollection> {
  const endings = ['.conf', '.list', '.item']
  const names = new Set(endings.flatMap((ending) => source.names('collections', ending)))
  return new Map(
    [...names].sort().map((name) => [
      name,
      {
        name,
        conf: source.conf(`collections/${name}.conf`),
        list: source.template(`collections/${name}.list`),
        item: source.template(`collections/${name}.item`),
      },
    ]),
  )
}

function readPages(source: ThemeSource): Map<string, ThemePage> {
  const pages = source.names('pages', '.page').flatMap((name) => {
    const template = source.template(`pages/${name}.page`)
    const conf = source.conf(`pages/${name}.page.conf`)
    return template ? [[name, { name, conf, template }] as const] : []
  })
  return new Map(pages)
}

function readPartials(source: ThemeSource): Record<string, Template> {
  const partials = source.names('blocks', '.block').flatMap((name) => {
    const template = source.template(`blocks/${name}.block`)
    return template ? [[`${name}.block`, template] as const] : []
  })
  return Object.fromEntries(partials)
}

function readStrings(source: ThemeSource): Record<string, string> {
  const strings = Object.entries(source.conf('strings/template-en-US.json'))
  return Object.fromEntries(
    strings.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function servedFiles(files: ThemeFiles): Map<string, Buffer> {
  const served = [...files].filter(([path]) => /^(?:assets|scripts)\//.test(path))
  return new Map(served.map(([path, bytes]) => [`/${path}`, bytes]))
}

function revisionOf(files: ThemeFiles): string {
  const hash = createHash('sha256')
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1))
  for (const [path, bytes] of sorted) hash.update(`${path}\0${bytes.length}\0`).update(bytes)
  return hash.digest('hex').slice(0, 16)
}
