/**
 * All types of fields that a form can have, as a table: what an owner may set of each, and how a browser asks for it. The small
 * forms of products and funds have the three of `FIELD_TYPES`; a form block has them all.
 */

import type { FieldType } from './form.ts'

/** Settings that only some types have, besides a title and a description. */
export type FieldSetting =
  | 'required'
  | 'placeholder'
  | 'maxLength'
  | 'options'
  | 'currencySymbol'
  | 'showCountryCode'
  | 'underline'
  | 'key'
  | 'value'
  | 'files'

/** How a browser asks for a field: by one line, several lines, parts beside each other, one or several of a list, uploads, or not at all. */
export type FieldAsks =
  | 'line'
  | 'lines'
  | 'parts'
  | 'list'
  | 'one'
  | 'several'
  | 'scale'
  | 'files'
  | 'nothing'

export interface FormFieldType {
  readonly asks: FieldAsks
  readonly settings: readonly FieldSetting[]
  /** The input of a line: its type, what browsers fill it with, and the keyboard of a phone. */
  readonly input?: LineInput
  readonly parts?: readonly FieldPart[]
}

export interface LineInput {
  readonly type: 'text' | 'email' | 'tel' | 'password' | 'date' | 'time'
  readonly autocomplete?: string
  readonly inputmode?: 'decimal' | 'url'
}

/** A part of an answer that has several, with its own input. */
export interface FieldPart extends LineInput {
  readonly name: string
  /** Whether a required answer needs it. */
  readonly isNeeded: boolean
}

const part = (name: string, autocomplete: string, isNeeded = true): FieldPart => ({
  name,
  type: 'text',
  autocomplete,
  isNeeded,
})

const line = (input: LineInput, ...more: readonly FieldSetting[]): FormFieldType => ({
  asks: 'line',
  settings: ['required', 'placeholder', ...more],
  input,
})

const choices = (asks: FieldAsks): FormFieldType => ({ asks, settings: ['required', 'options'] })

export const FORM_FIELD_TYPES = {
  text: line({ type: 'text' }, 'maxLength'),
  textarea: { asks: 'lines', settings: ['required', 'placeholder', 'maxLength'] },
  email: line({ type: 'email', autocomplete: 'email' }),
  name: {
    asks: 'parts',
    settings: ['required'],
    parts: [part('firstName', 'given-name'), part('lastName', 'family-name')],
  },
  phone: {
    asks: 'parts',
    settings: ['required', 'showCountryCode'],
    parts: [
      { name: 'countryCode', type: 'tel', autocomplete: 'tel-country-code', isNeeded: false },
      { name: 'phone', type: 'tel', autocomplete: 'tel-national', isNeeded: true },
    ],
  },
  address: {
    asks: 'parts',
    settings: ['required'],
    parts: [
      part('line1', 'address-line1'),
      part('line2', 'address-line2', false),
      part('city', 'address-level2'),
      part('region', 'address-level1', false),
      part('postcode', 'postal-code'),
      part('country', 'country-name'),
    ],
  },
  date: { asks: 'line', settings: ['required'], input: { type: 'date' } },
  time: { asks: 'line', settings: ['required'], input: { type: 'time' } },
  number: line({ type: 'text', inputmode: 'decimal' }),
  currency: {
    asks: 'line',
    settings: ['required', 'currencySymbol'],
    input: { type: 'text', inputmode: 'decimal' },
  },
  // As text, since browsers would insist on a scheme, which visitors leave out.
  website: line({ type: 'text', autocomplete: 'url', inputmode: 'url' }),
  twitter: { asks: 'line', settings: ['required'], input: { type: 'text' } },
  password: {
    asks: 'line',
    settings: ['required'],
    input: { type: 'password', autocomplete: 'new-password' },
  },
  select: choices('list'),
  radio: choices('one'),
  checkbox: choices('several'),
  likert: choices('scale'),
  file: { asks: 'files', settings: ['required', 'files'] },
  hidden: { asks: 'nothing', settings: ['key', 'value'] },
  section: { asks: 'nothing', settings: ['underline'] },
} as const satisfies Readonly<Record<FieldType, FormFieldType>> &
  Readonly<Record<string, FormFieldType>>

export type FormFieldTypeName = keyof typeof FORM_FIELD_TYPES

export const FORM_FIELD_TYPE_NAMES = Object.keys(FORM_FIELD_TYPES) as FormFieldTypeName[]

export function formFieldType(name: FormFieldTypeName): FormFieldType {
  return FORM_FIELD_TYPES[name]
}

/** The types that have a setting. */
export function typesWith(setting: FieldSetting): readonly FormFieldTypeName[] {
  return FORM_FIELD_TYPE_NAMES.filter((name) => formFieldType(name).settings.includes(setting))
}

/** Answers to each statement of a scale (likert), from the least to the most. */
export const SCALE = ['disagreeStrongly', 'disagree', 'neutral', 'agree', 'agreeStrongly'] as const
