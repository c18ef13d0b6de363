/** Where the region is that a layout names: at the root of the theme, or anywhere below `regions`. */

/** Themes write the ending or leave it out. */
export function withEnding(region: string): string {
  return region.endsWith('.region') ? region : `${region}.region`
}

/** `paths` are in order; the first that fits counts. */
export function regionPath(region: string, paths: ReadonlySet<string>): string | undefined {
  const name = withEnding(region)
  const known = [name, `regions/${name}`].find((path) => paths.has(path))
  if (known !== undefined) return known
  return [...paths].find((path) => path.startsWith('regions/') && path.endsWith(`/${name}`))
}
