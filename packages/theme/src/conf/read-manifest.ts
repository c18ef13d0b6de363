/** Reads `template.conf`, the manifest of a theme. Unknown keys are ignored. */

import type { ValueOf } from '../json/shapes.ts'
import type { ThemeCustomType, ThemeNavigation } from '../theme.ts'
import type { ThemeProblem } from '../theme-problem.ts'
import { manifestShape, SYSTEM_COLLECTIONS } from './conf-shapes.ts'
import { readConf } from './read-conf.ts'

export interface Manifest {
  readonly name: string
  readonly author: string
  readonly layouts: readonly LayoutEntry[]
  readonly navigations: readonly ThemeNavigation[]
  readonly stylesheets: readonly string[]
  /** Kinds that the platform has templates for; others are dropped. */
  readonly systemCollections: readonly string[]
  readonly systemPartials: readonly string[]
  readonly customTypes: readonly ThemeCustomType[]
}

interface LayoutEntry {
  readonly id: string
  readonly name: string
  /** File names as written, with or without their ending. */
  readonly regions: readonly string[]
}

const FILE = 'template.conf'
/** The most layouts that are read: more than any theme has, so that work stays bounded. */
const MAX_LAYOUTS = 30
const MAX_REGIONS = 100

export function readManifest(text: string | undefined): {
  manifest: Manifest
  problems: ThemeProblem[]
} {
  const problems: ThemeProblem[] = []
  const read = text === undefined ? {} : readConf({ path: FILE, text }, manifestShape, problems)
  if (text === undefined) {
    problems.push({
      code: 'conf-missing',
      message: 'There is no template.conf to read.',
      file: FILE,
    })
  }
  const manifest = manifestOf(read ?? {})
  if (manifest.layouts.length === 0) {
    problems.push({ code: 'value-invalid', message: 'No layout is described.', file: FILE })
  }
  return { manifest, problems }
}

type Said = ValueOf<typeof manifestShape>

function manifestOf(said: Said): Manifest {
  const listed = new Set(said.systemCollections)
  return {
    name: said.name ?? '',
    author: said.author ?? '',
    layouts: layoutsOf(said.layouts ?? new Map()),
    navigations: (said.navigations ?? []).flatMap(({ name, title = name }) =>
      name === undefined || title === undefined ? [] : [{ name, title }],
    ),
    stylesheets: said.stylesheets ?? [],
    systemCollections: SYSTEM_COLLECTIONS.filter((name) => listed.has(name)),
    systemPartials: said.systemPartials ?? [],
    customTypes: customTypesOf(said.customTypes ?? []),
  }
}

function layoutsOf(layouts: NonNullable<Said['layouts']>): LayoutEntry[] {
  const described = [...layouts].flatMap(([id, { name = id, regions = [] }]) =>
    regions.length === 0 ? [] : [{ id, name, regions: regions.slice(0, MAX_REGIONS) }],
  )
  return described.slice(0, MAX_LAYOUTS)
}

function customTypesOf(types: NonNullable<Said['customTypes']>): ThemeCustomType[] {
  return types.flatMap(({ name, title = name, base = 'text', fields = [] }) => {
    if (!name || title === undefined) return []
    // Themes contain empty entries where a field was meant to be added.
    const known = fields.flatMap(({ name: field, title: fieldTitle = field, type }) =>
      !field || fieldTitle === undefined || type === undefined
        ? []
        : [{ name: field, title: fieldTitle, type }],
    )
    return [{ name, title, base, fields: known }]
  })
}
