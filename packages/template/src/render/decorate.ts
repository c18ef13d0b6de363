import type { Scope } from './scope.ts'

/**
 * What a host adds to what a formatter prints, by the formatter's name. The bytes of formatters are the
 * language's contract; a platform that needs more beside them puts it here.
 */
export type Decorators = Readonly<
  Record<string, (output: string, value: unknown, scope: Scope) => string>
>

/** The formatter's result with what the host adds; anything but text stays as it is. */
export function decorate(
  decorators: Decorators | undefined,
  name: string,
  { result, value, scope }: { result: unknown; value: unknown; scope: Scope },
): unknown {
  if (!decorators || typeof result !== 'string' || !Object.hasOwn(decorators, name)) return result
  return decorators[name]?.(result, value, scope) ?? result
}
