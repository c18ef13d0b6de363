export type WordParts = Readonly<Record<string, string | number>>

/** Words with their parts in braces filled in; a part that is not given stays as it is. */
export function fillIn(words: string, parts: WordParts = {}): string {
  return words.replace(/\{(\w+)\}/g, (whole, name: string) => String(parts[name] ?? whole))
}
