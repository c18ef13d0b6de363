import type { Scope } from './scope.ts'

/**
 * A host's additions to the output of formatters, by their name. The bytes of formatters are the
 * language's contract; a platform that needs more beside them puts it here.
 */
export type Decorators = Readonly<
  Record<string, (output: string, value: unknown, scope: Scope) => string>
>

/** The formatter's result with the host's additions; a result other than text is unchanged. */
export function decorate(
  decorators: Decorators | undefined,
  name: string,
  { result, value, scope }: { result: unknown; value: unknown; scope: Scope },
): unknown {
  if (!decorators || typeof result !== 'string' || !Object.hasOwn(decorators, name)) return result
  return decorators[name]?.(result, value, scope) ?? result
}
