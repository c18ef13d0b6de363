/** Builds a theme from its files: everything is parsed and checked once. */

import { createHash } from 'node:crypto'
import { parseTemplate, type Template } from '@sitewright/template'
import { blockShape, collectionShape, pageShape, presetShape } from './conf/conf-shapes.ts'
import { type Manifest, readManifest } from './conf/read-manifest.ts'
import { regionPath, withEnding } from './conf/region-path.ts'
import { type JoinedSource, joinSources } from './joined-source.ts'
import { readPreset } from './read-presets.ts'
import { isNativeTheme, ownTweaksFirst, withPlatformSheets } from './styles/platform-sheets.ts'
import { includedStyles, orderStyleFiles } from './styles/style-source.ts'
import { readTweaks } from './styles/tweaks.ts'
import type { Theme, ThemeCollection, ThemePage } from './theme.ts'
import type { ThemeFiles } from './theme-files.ts'
import type { ThemeProblem } from './theme-problem.ts'
import { layoutScripts } from './theme-scripts.ts'
import { openThemeSource, type ThemeSource } from './theme-source.ts'
import { readStrings } from './theme-strings.ts'

export interface ThemeOrigin {
  /** Identifier of the theme: a folder's name, or the storage key of an installed one. */
  readonly id: string
  /** The revision, if it is already known. */
  readonly revision?: string
  /** Problems found while its files were read. */
  readonly problems?: readonly ThemeProblem[]
}

/** Pure: the same files give the same theme, whatever their source. */
export function themeFrom(
  files: ThemeFiles,
  { id, revision = revisionOf(files), problems: fileProblems = [] }: ThemeOrigin,
): Theme {
  const source = openThemeSource(files)
  const { manifest, problems } = readManifest(source.file('template.conf')?.text)
  const layouts = readLayouts(source, manifest)
  const { problems: styleProblems, ...ownSheets } = orderStyleFiles(manifest.stylesheets, files)
  const sheets = withPlatformSheets(ownSheets, manifest, files)
  const { tweaks: allTweaks, problems: tweakProblems } = readTweaks(includedStyles(sheets))
  const tweaks = ownTweaksFirst(allTweaks)
  const collections = readCollections(source)
  const partials = readPartials(source)
  const presets = source
    .names('presets', '.preset')
    .map((name) => readPreset(name, source.conf(`presets/${name}.preset`, presetShape), tweaks))
  return {
    id,
    name: manifest.name || id,
    author: manifest.author,
    revision,
    styleRevision: digest(JSON.stringify(sheets)),
    revisionNumber: Number.parseInt(revision.slice(0, 7), 16),
    layouts,
    layoutNames: new Map(manifest.layouts.map((layout) => [layout.id, layout.name])),
    // Callers ask for `default`, which not every theme has.
    defaultLayout: layouts.has('default') ? 'default' : ([...layouts.keys()][0] ?? 'default'),
    navigations: manifest.navigations,
    collections,
    systemCollections: new Set(manifest.systemCollections),
    systemPartials: new Set([
      ...manifest.systemPartials,
      ...[...collections.values()].flatMap(({ conf }) => conf.systemPartials ?? []),
    ]),
    customTypes: new Map(manifest.customTypes.map((type) => [type.name, type])),
    pages: readPages(source),
    partials,
    blockOverrides: readBlockOverrides(source, partials),
    layoutScripts: new Map(
      [...layouts].map(([name, layout]) => [name, layoutScripts(layout, partials)]),
    ),
    strings: readStrings(source),
    ...sheets,
    tweaks,
    isNative: isNativeTheme(ownSheets),
    needsAllStyles: needsAllStyles(files),
    presets: presets.map(({ preset }) => preset),
    files: servedFiles(files),
    fileBytes: [...files.values()].reduce((sum, { length }) => sum + length, 0),
    problems: [
      ...fileProblems,
      ...problems,
      ...styleProblems,
      ...tweakProblems,
      ...source.problems,
      ...presets.flatMap(({ problems }) => problems),
    ],
  }
}

const CODE_FILE = /\.(?:js|region|block)$/
/** Names in scripts that put the next page into the current one, or more of the platform into it. */
const ADDS_TO_PAGES =
  /\b(?:mercury|globalDestroy|pushState|Lightbox2?|EventCollectionCalendar)\b|format=main-content/i

function needsAllStyles(files: ThemeFiles): boolean {
  return [...files].some(
    ([path, bytes]) => CODE_FILE.test(path) && ADDS_TO_PAGES.test(bytes.toString('latin1')),
  )
}

function readLayouts(source: ThemeSource, manifest: Manifest): Map<string, Template> {
  const layouts = new Map<string, Template>()
  for (const { id, regions } of manifest.layouts) {
    const joined = joinRegions(source, regions)
    const template = parseTemplate(joined.text, { name: layoutTemplateName(id) })
    for (const diagnostic of template.diagnostics) {
      const origin = diagnostic.line === undefined ? undefined : joined.originOf(diagnostic.line)
      source.problems.push({ ...diagnostic, ...origin })
    }
    layouts.set(id, template)
  }
  return layouts
}

const layoutTemplateName = (id: string) => `layout ${id}`

function joinRegions(source: ThemeSource, regions: readonly string[]): JoinedSource {
  const parts = regions.flatMap((name) => {
    const path = regionPath(name, source.paths)
    if (path !== undefined) return source.file(path) ?? []
    const message = `The region ${withEnding(name)} is missing.`
    source.problems.push({ code: 'file-missing', message, file: 'template.conf' })
    return []
  })
  return joinSources(parts)
}

/** The region file and line of a line in a layout's template; undefined for other templates. */
export function originInLayout(
  files: ThemeFiles,
  { template, line }: { readonly template: string; readonly line: number },
): { file: string; line: number } | undefined {
  const source = openThemeSource(files)
  const { manifest } = readManifest(source.file('template.conf')?.text)
  const layout = manifest.layouts.find(({ id }) => layoutTemplateName(id) === template)
  return layout && joinRegions(source, layout.regions).originOf(line)
}

function readCollections(source: ThemeSource): Map<string, ThemeCollection> {
  const endings = ['.conf', '.list', '.item']
  const names = new Set(endings.flatMap((ending) => source.names('collections', ending)))
  return new Map(
    [...names].sort().map((name) => [
      name,
      {
        name,
        conf: source.conf(`collections/${name}.conf`, collectionShape) ?? {},
        list: source.template(`collections/${name}.list`),
        item: source.template(`collections/${name}.item`),
      },
    ]),
  )
}

function readPages(source: ThemeSource): Map<string, ThemePage> {
  const pages = source.names('pages', '.page').flatMap((name) => {
    const template = source.template(`pages/${name}.page`)
    const conf = source.conf(`pages/${name}.page.conf`, pageShape) ?? {}
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

/** Partials with a configuration file beside them that names the block they override. */
function readBlockOverrides(
  source: ThemeSource,
  partials: Readonly<Record<string, Template>>,
): Map<string, Template> {
  const overrides = source.names('blocks', '.block.conf').flatMap((name) => {
    const type = source.conf(`blocks/${name}.block.conf`, blockShape)?.type
    const template = partials[`${name}.block`]
    return type !== undefined && template ? [[type, template] as const] : []
  })
  return new Map(overrides)
}

function servedFiles(files: ThemeFiles): Map<string, Buffer> {
  const served = [...files].filter(([path]) => /^(?:assets|scripts)\//.test(path))
  return new Map(served.map(([path, bytes]) => [`/${path}`, bytes]))
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

function revisionOf(files: ThemeFiles): string {
  const hash = createHash('sha256')
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1))
  for (const [path, bytes] of sorted) hash.update(`${path}\0${bytes.length}\0`).update(bytes)
  return hash.digest('hex').slice(0, 16)
}
