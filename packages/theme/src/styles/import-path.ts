/** Resolves an import to a file of the theme. */

/**
 * The path relative to the theme; undefined if the theme has no such file. An error message if the import leads outside
 * the theme's styles.
 */
export function importableFile(
  name: string,
  from: string,
  importable: { has(path: string): boolean },
): { readonly path: string | undefined } | string {
  if (name.startsWith('/') || name.startsWith('~')) {
    return `\`${name}\` is the path of no file in the theme's styles, so it is left out.`
  }
  if (/[\\\0]|(?:^|\/)\.\.(?:\/|$)/.test(name)) {
    return `\`${name}\` leads out of its folder, so it is left out.`
  }
  const plain = name.replace(/^(?:\.\/)+/, '')
  const folder = from.slice(0, from.lastIndexOf('/') + 1)
  const candidates = [`${folder}${plain}`, `styles/${plain}`]
  const path = candidates.flatMap((one) => [one, `${one}.less`]).find((one) => importable.has(one))
  return { path }
}
