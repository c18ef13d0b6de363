import type { Field } from './field.ts'
import {
  type FieldsByName,
  initialValues,
  needsOf,
  schemaOf,
  type ValuesOf,
  wordsOf,
} from './fields.ts'

/** A group of fields that are stored under one name, and drawn close together. */
export interface GroupField<Group extends FieldsByName> extends Field<ValuesOf<Group>> {
  readonly kind: 'group'
  readonly fields: Group
}

export function group<Group extends FieldsByName>(fields: Group): GroupField<Group> {
  return {
    kind: 'group',
    fields,
    initial: initialValues(fields),
    initialIn: (words) => initialValues(fields, words),
    schema: schemaOf(fields),
    words: (values) => wordsOf(fields, values),
    needs: (values) => needsOf(fields, values),
  }
}
