/** Words of a form in the language of its page, by what they are in English: the block brings them in `data-words`. */

export type Say = (english: string, parts?: Readonly<Record<string, number | string>>) => string

export function wordsOf({ dataset }: HTMLFormElement): Say {
  const words: Readonly<Record<string, string>> = JSON.parse(dataset.words || '{}')
  return (english, parts = {}) =>
    (words[english] ?? english).replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(parts[name] ?? whole),
    )
}
