/** Fuzzing: bodies for tests, made from a call's schema: one that fits, and each way of spoiling it. */

import type * as z from 'zod'

/** Texts and numbers, at least one of which fits any schema for a scalar. */
const SCALARS = ['0123456789abcdef01234567', 'text', 'a@example.com', 'GB', '/x', 1, 0, 301, 2048]

type Def = z.core.$ZodTypeDef & {
  readonly shape: Record<string, z.ZodType>
  readonly element: z.ZodType
  readonly innerType: z.ZodType
  readonly in: z.ZodType
  readonly options: readonly z.ZodType[]
  readonly valueType: z.ZodType
  readonly values: readonly unknown[]
  readonly entries: Record<string, unknown>
}

const MAKERS: Readonly<Record<string, (def: Def) => unknown>> = {
  array: ({ element }) => [sampleOf(element)],
  boolean: () => true,
  custom: () => ({}),
  default: ({ innerType }) => sampleOf(innerType),
  enum: ({ entries }) => Object.values(entries)[0],
  literal: ({ values }) => values[0],
  null: () => null,
  nullable: ({ innerType }) => sampleOf(innerType),
  object: ({ shape }) =>
    Object.fromEntries(Object.entries(shape).map(([key, schema]) => [key, sampleOf(schema)])),
  optional: ({ innerType }) => sampleOf(innerType),
  pipe: ({ in: first }) => sampleOf(first),
  record: ({ valueType }) => ({ '0123456789abcdef01234567': sampleOf(valueType) }),
  union: ({ options }) => (options[0] ? sampleOf(options[0]) : undefined),
  unknown: () => 1,
}

/** A body with every field filled in, optional ones included. */
export function sampleOf(schema: z.ZodType): unknown {
  const def = schema._zod.def as Def
  const make = MAKERS[def.type]
  if (make) return make(def)
  return SCALARS.find((value) => schema.safeParse(value).success)
}

/** One body for each member of a union that stands at the top or in a list at the top; otherwise one body. */
export function samplesOf(schema: z.ZodType): unknown[] {
  const def = schema._zod.def as Def
  if (def.type === 'union') return def.options.flatMap(samplesOf)
  if (def.type === 'array') return samplesOf(def.element).map((one) => [one])
  if (def.type !== 'object') return [sampleOf(schema)]
  const whole = sampleOf(schema) as object
  const forms = Object.entries(def.shape).flatMap(([key, part]) =>
    samplesOf(part).map((value) => ({ ...whole, [key]: value })),
  )
  return [whole, ...forms]
}

export interface Spoiled {
  /** Path of the spoiled field, as errors name it. */
  readonly path: string
  readonly body: unknown
}

/** The body with a field that no call has, put into each of its objects in turn. */
export function withUnknownFields(body: unknown, field: string): Spoiled[] {
  return placesIn(body)
    .filter(({ value }) => isRecord(value))
    .map(({ path, value }) => ({
      path: [...path, field].join('.'),
      body: replaced(body, path, { ...(value as object), [field]: 1 }),
    }))
}

/** The body with each of its parts in turn left out, and replaced by every wrong value. */
export function withWrongValues(body: unknown): Spoiled[] {
  return placesIn(body).flatMap(({ path }) =>
    WRONG.map((wrong) => ({ path: path.join('.'), body: replaced(body, path, wrong) })),
  )
}

const WRONG = [undefined, null, true, -1, 1.5, 1e300, '', ' ', 'x'.repeat(30_000), [], [[]], {}]

type Path = readonly string[]

function placesIn(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return [{ path, value }, ...parts.flatMap(([key, part]) => placesIn(part, [...path, key]))]
}

function replaced(body: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  const copy = structuredClone(body) as Record<string, unknown>
  copy[key] = replaced(copy[key], rest, value)
  return copy
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
