/** What follows from a block's fields: the schema of its settings, their defaults, the words in them, what they need. Pure. */

import type { Json, JsonObject } from '@sitewright/core/json'
import * as z from 'zod'
import type { BlockNeeds } from '../block-definition.ts'
import type { ChoiceField } from './choice.ts'
import type { CodeField } from './code.ts'
import type { CollectionField } from './collection.ts'
import type { Words } from './field.ts'
import type { FocalPointField } from './focal-point.ts'
import type { GroupField } from './group.ts'
import type { LinkField } from './link.ts'
import type { NumberField } from './number.ts'
import type { PictureField } from './picture.ts'
import type { ProductField } from './product.ts'
import type { RichTextField } from './rich-text.ts'
import type { TextField } from './text.ts'
import type { ToggleField } from './toggle.ts'

/** Every kind of field, in alphabetical order. The editor's table of controls has an entry for each. */
export type AnyField =
  | ChoiceField
  | CodeField
  | CollectionField
  | FocalPointField
  | GroupField
  | LinkField
  | NumberField
  | PictureField
  | ProductField
  | RichTextField
  | TextField
  | ToggleField

/** In the order in which the panel draws them. */
export type Fields = Readonly<Record<string, AnyField>>

/** The settings that fields describe. */
export type ValuesOf<Group extends Fields> = {
  readonly [Name in keyof Group]: Group[Name]['initial']
}

export function schemaOf<Group extends Fields>(fields: Group): z.ZodType<ValuesOf<Group>> {
  const shape = mapFields(fields, ({ schema }) => schema)
  return z.object(shape) as unknown as z.ZodType<ValuesOf<Group>>
}

export function initialValues<Group extends Fields>(fields: Group): ValuesOf<Group> {
  return mapFields(fields, ({ initial }) => initial) as ValuesOf<Group>
}

/** What visitors read in these settings, field by field. */
export function wordsOf(fields: Fields, values: JsonObject): readonly Words[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    (field.words?.(values[name] as never) ?? []).map((words) => ({
      ...words,
      path: [name, ...words.path],
    })),
  )
}

export function needsOf(fields: Fields, values: JsonObject): Required<BlockNeeds> {
  const needs = Object.entries(fields).map(
    ([name, field]): BlockNeeds => field.needs?.(values[name] as never) ?? {},
  )
  return {
    assets: needs.flatMap(({ assets = [] }) => assets),
    products: needs.flatMap(({ products = [] }) => products),
    pages: needs.flatMap(({ pages = [] }) => pages),
  }
}

/** The settings with one of them changed; those that belong to it begin anew. */
export function withValue(
  fields: Fields,
  values: JsonObject,
  name: string,
  value: Json,
): JsonObject {
  const begunAnew = Object.entries(fields)
    .filter(([, { belongsTo }]) => belongsTo === name)
    .map(([other, { initial }]) => [other, initial] as const)
  return { ...values, ...Object.fromEntries(begunAnew), [name]: value }
}

function mapFields<Value>(
  fields: Fields,
  map: (field: AnyField) => Value,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(field)]))
}
