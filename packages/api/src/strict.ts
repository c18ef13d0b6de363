/** Strict schemas: an object with fields that nobody reads is refused, at every depth. */

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

/** What is made anew of each type of schema that holds others; all further ones stay as they are. */
const REMADE: Readonly<Record<string, Remake>> = {
  object: ({ shape, catchall }) => ({
    shape: Object.fromEntries(
      Object.entries(shape as Record<string, z.ZodType>).map(([key, schema]) => [
        key,
        strict(schema),
      ]),
    ),
    // One that says itself what further fields are keeps to that.
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

/** The same schema, but that an object's unknown fields are refused by name instead of dropped. */
export function strict<Schema extends z.ZodType>(schema: Schema): Schema {
  const def = schema._zod.def as Def
  const remade = REMADE[def.type]?.(def)
  return remade ? z.core.clone(schema, { ...def, ...remade } as never) : schema
}
