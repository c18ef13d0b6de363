/** Finds the file of a region that a layout names: at the root of the theme, or anywhere below `regions`. */

/** The file name with its ending, which themes may leave out. */
export function withEnding(region: string): string {
  return region.endsWith('.region') ? region : `${region}.region`
}

/** The first match; `paths` are in order. */
export function regionPath(region: string, paths: ReadonlySet<string>): string | undefined {
  const name = withEnding(region)
  const known = [name, `regions/${name}`].find((path) => paths.has(path))
  if (known !== undefined) return known
  return [...paths].find((path) => path.startsWith('regions/') && path.endsWith(`/${name}`))
}
