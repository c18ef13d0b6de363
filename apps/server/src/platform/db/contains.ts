/** Pattern for `ILIKE` of text that has these words in it, with `%` and `_` taken as they are. */
export function contains(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`
}
