/**
 * Memoization by a list of arguments, however often a tag runs: a template keeps its lists for
 * as long as it lives, and the results are freed with them.
 */
/* @__NO_SIDE_EFFECTS__ */
export function perArguments<Result>(
  work: (args: readonly string[]) => Result,
): (args: readonly string[]) => Result {
  const known = new WeakMap<readonly string[], { readonly result: Result }>()
  let none: { readonly result: Result } | undefined
  return (args) => {
    let found = args.length === 0 ? none : known.get(args)
    if (!found) {
      found = { result: work(args) }
      if (args.length === 0) none = found
      else known.set(args, found)
    }
    return found.result
  }
}
