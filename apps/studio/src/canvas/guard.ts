/** Small checks that say what an unknown value is; the canvas is too small a place for a schema library. */

export type Guard<Value> = (value: unknown) => value is Value
export type Guarded<AnyGuard> = AnyGuard extends Guard<infer Value> ? Value : never

export const isText: Guard<string> = (value) => typeof value === 'string'
export const isFlag: Guard<boolean> = (value) => typeof value === 'boolean'
export const isNumber: Guard<number> = (value): value is number => Number.isFinite(value)
export const isCell: Guard<number> = (value): value is number =>
  Number.isInteger(value) && (value as number) >= 0
export const isFile: Guard<File> = (value) => value instanceof File

export function oneOf<const Value extends string>(values: readonly Value[]): Guard<Value> {
  return (value): value is Value => (values as readonly unknown[]).includes(value)
}

export function nullable<Value>(guard: Guard<Value>): Guard<Value | null> {
  return (value): value is Value | null => value === null || guard(value)
}

export function listOf<Value>(guard: Guard<Value>): Guard<readonly Value[]> {
  return (value): value is readonly Value[] => Array.isArray(value) && value.every(guard)
}

export function recordOf<Value>(guard: Guard<Value>): Guard<Readonly<Record<string, Value>>> {
  return (value): value is Readonly<Record<string, Value>> =>
    isObject(value) && Object.values(value).every(guard)
}

type Shape = Readonly<Record<string, Guard<unknown>>>
type Shaped<AnyShape extends Shape> = { readonly [Key in keyof AnyShape]: Guarded<AnyShape[Key]> }

export function shape<AnyShape extends Shape>(fields: AnyShape): Guard<Shaped<AnyShape>> {
  return (value): value is Shaped<AnyShape> =>
    isObject(value) && Object.entries(fields).every(([name, guard]) => guard(value[name]))
}

export function either<A, B>(a: Guard<A>, b: Guard<B>): Guard<A | B> {
  return (value): value is A | B => a(value) || b(value)
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
