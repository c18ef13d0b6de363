/** The options of formatters: `name` or `name:value`, split at the first colon. Unknown ones are ignored. */

export interface Option {
  readonly name: string
  /** Empty if only the name was given. */
  readonly value: string
}

export function readOptions(args: readonly string[]): readonly Option[] {
  return args.map((arg) => {
    const colon = arg.indexOf(':')
    return colon < 0
      ? { name: arg, value: '' }
      : { name: arg.slice(0, colon), value: arg.slice(colon + 1) }
  })
}

/** The last valid word that options of these names have; other values are ignored. */
export function wordOption<Word extends string>(
  options: readonly Option[],
  names: string | readonly string[],
  words: Readonly<Record<string, Word>>,
): Word | undefined {
  const last = options.findLast(
    ({ name, value }) => [names].flat().includes(name) && Object.hasOwn(words, value),
  )
  return last && words[last.value]
}

/** A table of words that mean themselves. */
export function itself<Word extends string>(...words: readonly Word[]): Record<Word, Word> {
  return Object.fromEntries(words.map((word) => [word, word])) as Record<Word, Word>
}

/** The object without `undefined` values, so that defaults stay. */
export function given<Value extends object>(
  values: Value,
): { [Key in keyof Value]?: Exclude<Value[Key], undefined> } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as { [Key in keyof Value]?: Exclude<Value[Key], undefined> }
}
