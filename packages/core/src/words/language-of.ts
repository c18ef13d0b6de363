/** The language of a tag such as `de-CH`, by which tables of words are asked. */
export function languageOf(tag: string): string {
  const [language = ''] = tag.toLowerCase().split(/[-_]/)
  return language
}
