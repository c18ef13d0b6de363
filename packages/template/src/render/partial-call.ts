/** The arguments of `apply`: `name [private] [key=value …]`. */
export interface PartialCall {
  readonly name: string
  /** Whether names outside the value are invisible. */
  readonly isPrivate: boolean
  /** The value of `@args`; undefined if nothing follows the name. */
  readonly args: Readonly<Record<string, string>> | undefined
}

export function readPartialCall([name, ...options]: readonly string[]): PartialCall | undefined {
  if (name === undefined) return undefined
  const pairs = options.filter((option) => option.includes('='))
  const entries = pairs.map((pair) => {
    const split = pair.indexOf('=')
    return [pair.slice(0, split), pair.slice(split + 1)] as const
  })
  const args = options.length > 0 ? Object.fromEntries(entries) : undefined
  return { name, isPrivate: options.includes('private'), args }
}
