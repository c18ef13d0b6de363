/** Formats of page titles: text with `%s`, `%c` and `%i` for site, collection and item. */

/** Placeholders that each format may use. */
export const TITLE_PLACEHOLDERS = {
  homepageTitleFormat: ['s'],
  collectionTitleFormat: ['c', 's'],
  itemTitleFormat: ['i', 'c', 's'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type TitleFormatName = keyof typeof TITLE_PLACEHOLDERS

/** The problem with a format, as a sentence for its owner; undefined for a valid one. */
export function titleFormatProblem(name: TitleFormatName, format: string): string | undefined {
  const allowed: readonly string[] = TITLE_PLACEHOLDERS[name]
  const list = allowed.map((key) => `%${key}`).join(', ')
  const used = [...format.matchAll(/%([a-z]?)/gi)].map(([, key = '']) => key)
  const unknown = used.find((key) => !allowed.includes(key))
  if (unknown !== undefined) return `%${unknown} means nothing here. Use ${list}.`
  return used.length === 0 ? `Use at least one of ${list}.` : undefined
}

/** The format with its placeholders filled; one without a value stays as it is. */
export function fillTitle(format: string, values: Readonly<Record<string, string>>): string {
  return format.replace(/%(\w)/g, (placeholder, key: string) => values[key] ?? placeholder)
}
