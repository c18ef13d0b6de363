/** Strict schemas: an object with unknown fields is refused, at every depth. */

import * as z from 'zod'

type Def = z.core.$ZodTypeDef & Record<string, unknown>
type Remake = (def: Def) => Partial<Record<string, unknown>>

const part =
  (name: string): Remake =>
  ({ [name]: schema }) => ({
    [name]: strict(schema as z.ZodType),
  })
const partsOf =
  (name: string): Remake =>
  ({ [name]: schemas }) => ({
    [name]: (schemas as readonly z.ZodType[]).map(strict),
  })

/** Functions that make strict copies by type of schema; schemas of other types stay as they are. */
const REMADE: Readonly<Record<string, Remake>> = {
  object: ({ shape, catchall }) => ({
    shape: Object.fromEntries(
      Object.entries(shape as Record<string, z.ZodType>).map(([key, schema]) => [
        key,
        strict(schema),
      ]),
    ),
    // A schema with its own rule for further fields keeps it.
    catchall: catchall ?? z.never(),
  }),
  array: part('element'),
  record: part('valueType'),
  tuple: partsOf('items'),
  union: partsOf('options'),
  pipe: part('in'),
  catch: part('innerType'),
  default: part('innerType'),
  nonoptional: part('innerType'),
  nullable: part('innerType'),
  optional: part('innerType'),
  prefault: part('innerType'),
  readonly: part('innerType'),
}

/** A copy of a schema that refuses unknown fields of objects by name instead of dropping them. */
export function strict<Schema extends z.ZodType>(schema: Schema): Schema {
  const def = schema._zod.def as Def
  const remade = REMADE[def.type]?.(def)
  return remade ? z.clone(schema, { ...def, ...remade } as never) : schema
}
