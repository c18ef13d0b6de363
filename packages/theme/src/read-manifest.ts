import type { Json, JsonObject } from '@sitewright/core/json'
import type { ThemeNavigation, ThemeProblem } from './theme.ts'

/** What `template.conf` says. Keys that nobody knows are ignored. */
export interface Manifest {
  readonly name: string
  readonly layouts: readonly LayoutEntry[]
  readonly navigations: readonly ThemeNavigation[]
  readonly stylesheets: readonly string[]
  readonly systemCollections: readonly string[]
}

interface LayoutEntry {
  readonly id: string
  /** File names, with their ending. */
  readonly regions: readonly string[]
}

const FILE = 'template.conf'

export function readManifest(text: string | undefined): {
  manifest: Manifest
  problems: ThemeProblem[]
} {
  const problems: ThemeProblem[] = []
  const conf = text === undefined ? undefined : parseConf(text, FILE, problems)
  if (text === undefined) problems.push({ message: 'The theme has no template.conf.', file: FILE })
  const layouts = layoutsOf(conf?.layouts)
  if (layouts.length === 0) problems.push({ message: 'No layout is described.', file: FILE })
  return {
    manifest: {
      name: typeof conf?.name === 'string' ? conf.name : '',
      layouts,
      navigations: navigationsOf(conf?.navigations),
      stylesheets: textsOf(conf?.stylesheets),
      systemCollections: textsOf(conf?.systemCollections),
    },
    problems,
  }
}

/** A configuration file's object: strict JSON. Anything else is a problem and counts as empty. */
export function parseConf(text: string, file: string, problems: ThemeProblem[]): JsonObject {
  try {
    const value: unknown = JSON.parse(text)
    if (isObject(value)) return value
    problems.push({ message: 'The file must hold one JSON object.', file })
  } catch (error) {
    problems.push({ message: `Not valid JSON: ${(error as Error).message}`, file })
  }
  return {}
}

function layoutsOf(value: Json | undefined): LayoutEntry[] {
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([id, layout]) => {
    const regions = isObject(layout) ? textsOf(layout.regions) : []
    return regions.length === 0 ? [] : [{ id, regions: regions.map(withEnding) }]
  })
}

function withEnding(region: string): string {
  return region.endsWith('.region') ? region : `${region}.region`
}

function navigationsOf(value: Json | undefined): ThemeNavigation[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((entry) =>
    isObject(entry) && typeof entry.name === 'string'
      ? [{ name: entry.name, title: typeof entry.title === 'string' ? entry.title : entry.name }]
      : [],
  )
}

function textsOf(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
