/** Where the region is that a layout names: at the root of the theme, or anywhere below `regions`. */

/** Themes write the ending or leave it out. */
export function withEnding(region: string): string {
  return region.endsWith('.region') ? region : `${region}.region`
}

export function regionPath(region: string, paths: ReadonlySet<string>): string | undefined {
  const name = withEnding(region)
  const known = [name, `regions/${name}`].find((path) => paths.has(path))
  if (known !== undefined) return known
  return [...paths].sort().find((path) => path.startsWith('regions/') && path.endsWith(`/${name}`))
}
