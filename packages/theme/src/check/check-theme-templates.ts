/** Checks a theme's templates: each layout as the one document that its regions make, and all other templates. */

import { parseTemplate, type Template } from '@sitewright/template'
import { checkTemplates } from '@sitewright/template/check'
import { STORE_PARTIALS, SYSTEM_PARTIALS } from '../conf/conf-shapes.ts'
import type { Manifest } from '../conf/read-manifest.ts'
import { regionPath } from '../conf/region-path.ts'
import { type JoinedSource, joinSources, type SourceFile } from '../joined-source.ts'
import type { ThemeFiles } from '../theme-files.ts'
import { checkHeaders } from './check-headers.ts'
import { checkQueries } from './check-queries.ts'
import { checkTags, partialOfTag } from './check-tags.ts'
import { placeIn, type ThemeFinding, type ThemeRemark, themeFinding } from './finding.ts'
import type { ThemeTexts } from './theme-texts.ts'

/** A template, and where its pieces come from. */
interface ThemeTemplate {
  readonly template: Template
  readonly source: JoinedSource
}

export function checkThemeTemplates(
  theme: ThemeTexts,
  { manifest, files }: { readonly manifest: Manifest; readonly files: ThemeFiles },
): readonly ThemeFinding[] {
  const { layouts, used } = readLayouts(theme, manifest)
  const others = theme.of('template').filter((file) => !used.has(file))
  const all = [...layouts, ...others.map((file) => readTemplate(file.path, [file]))]
  const sources = new Map(all.map(({ template, source }) => [template.name, source] as const))
  const navigations = new Set(manifest.navigations.map(({ name }) => name))
  const has = (path: string) => files.has(path)
  const partials = partialsOf(all)
  const layout = defaultLayout(all, manifest)
  const layoutAround = ({ name }: Template) => (MAIN.test(name) ? layout : undefined)

  const found = checkTemplates(
    all.map(({ template }) => template),
    {
      partials,
      partialOfTag,
      canInject: (path, { name }) => pathsFrom(path, name).some(has),
    },
  )
  return [
    ...found.flatMap((finding) => placed(sources.get(finding.file), finding.offset, finding)),
    ...all.flatMap(({ template, source }) =>
      [
        ...checkTags(template, { navigations, has }),
        ...checkHeaders(template, { partials, layout: layoutAround(template) }),
      ].flatMap(([offset, remark]) => placed(source, offset, remark)),
    ),
    ...queriesTooMany(all, manifest).flatMap(({ template, offset, remark }) =>
      placed(sources.get(template.name), offset, remark),
    ),
    ...others.flatMap(({ path }) => remarksOnPath(path)),
  ]
}

/** Templates that are shown as a page of their own in a layout. */
const MAIN = /^(?:collections\/.*\.(?:list|item)|pages\/.*\.page)$/

function layoutOf(all: readonly ThemeTemplate[], id: string): Template | undefined {
  return all.find(({ template }) => template.name === `layout ${id}`)?.template
}

/** The layout of pages that ask for no other. */
function defaultLayout(all: readonly ThemeTemplate[], { layouts }: Manifest): Template | undefined {
  return layoutOf(all, 'default') ?? layoutOf(all, layouts[0]?.id ?? '')
}

/** Findings about too many queries, in each layout and in each main template within the default layout. */
function queriesTooMany(all: readonly ThemeTemplate[], manifest: Manifest) {
  const templates = all.map(({ template }) => template)
  const partials = Object.fromEntries(ownPartials(templates))
  const layout = defaultLayout(all, manifest)
  return [
    ...manifest.layouts.flatMap(({ id }) => [
      ...checkQueries({ layout: layoutOf(all, id) }, partials),
    ]),
    ...templates.flatMap((main) =>
      MAIN.test(main.name) ? [...checkQueries({ layout, main }, partials)] : [],
    ),
  ]
}

function readTemplate(name: string, files: readonly SourceFile[]): ThemeTemplate {
  const source = joinSources(files)
  return { template: parseTemplate(source.text, { name }), source }
}

/** Joins the regions of each layout: a block may begin in one region and end in the next. */
function readLayouts({ texts }: ThemeTexts, manifest: Manifest) {
  const used = new Set<SourceFile>()
  const paths = new Set([...texts.keys()].sort())
  const layouts = manifest.layouts.map(({ id, regions }) => {
    const files = regions.flatMap((name) => texts.get(regionPath(name, paths) ?? '') ?? [])
    for (const file of files) used.add(file)
    return readTemplate(`layout ${id}`, files)
  })
  return { layouts, used }
}

/** Partials by the names that `apply` uses. */
function partialsOf(all: readonly ThemeTemplate[]): ReadonlyMap<string, Template | undefined> {
  return new Map<string, Template | undefined>([
    ...[...SYSTEM_PARTIALS, ...STORE_PARTIALS].map((name) => [name, undefined] as const),
    ...ownPartials(all.map(({ template }) => template)),
  ])
}

function ownPartials(templates: readonly Template[]): readonly (readonly [string, Template])[] {
  return templates.flatMap((template) => {
    const name = /^blocks\/(.*\.block)$/.exec(template.name)?.[1]
    return name === undefined ? [] : [[name, template] as const]
  })
}

/** The files that a path may mean, seen from the theme's folder and from a file in it. */
function pathsFrom(path: string, file: string): readonly string[] {
  const folder = file.slice(0, file.lastIndexOf('/') + 1)
  return [path, folder + path].map((one) => new URL(one, 'file:///').pathname.slice(1))
}

function placed(
  source: JoinedSource | undefined,
  offset: number,
  { code, message, hint }: ThemeRemark,
): readonly ThemeFinding[] {
  const place = source?.fileAt(offset)
  return place ? [themeFinding(placeIn(place.file, place.offset), { code, message, hint })] : []
}

const MAX_PAGE_NAME = 30

function remarksOnPath(path: string): readonly ThemeFinding[] {
  if (path.endsWith('.region')) {
    const message = 'No layout in template.conf uses this region.'
    return [themeFinding({ file: path }, { code: 'region-unused', message })]
  }
  const page = /^pages\/(.*)\.page$/.exec(path)?.[1]
  if (page === undefined || (page.length <= MAX_PAGE_NAME && !page.includes('.'))) return []
  const message = `The name of a page has at most ${MAX_PAGE_NAME} characters and no dots.`
  return [themeFinding({ file: path }, { code: 'name-invalid', message })]
}
