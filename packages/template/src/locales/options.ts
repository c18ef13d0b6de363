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

/** A bare name switches on. */
export function isOn({ value }: Option): boolean {
  return value === '' || value === 'true'
}

/** The value of the last option of a name, as long as it is one of the words. */
export function wordOption<Word extends string>(
  options: readonly Option[],
  name: string,
  words: Readonly<Record<string, Word>>,
): Word | undefined {
  const value = options.findLast((option) => option.name === name)?.value
  return value !== undefined && Object.hasOwn(words, value) ? words[value] : undefined
}

/** Words that stand for themselves. */
export function itself<Word extends string>(...words: readonly Word[]): Record<Word, Word> {
  return Object.fromEntries(words.map((word) => [word, word])) as Record<Word, Word>
}

/** Leaves out what is `undefined`, so that defaults stay. */
export function given<Value extends object>(
  values: Value,
): { [Key in keyof Value]?: Exclude<Value[Key], undefined> } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as { [Key in keyof Value]?: Exclude<Value[Key], undefined> }
}
