/** The settings of a form block. */

import {
  FORM_FIELD_TYPE_NAMES,
  type FormFieldTypeName,
  typesWith,
} from '@sitewright/core/forms/field-types'
import { MAX_ANSWER, MAX_FIELDS } from '@sitewright/core/forms/form'
import {
  alignment,
  choice,
  is,
  isNot,
  key,
  lines,
  link,
  list,
  number,
  text,
  toggle,
  type ValuesOf,
} from '../fields/index.ts'

const TYPE_LABELS: Readonly<Record<FormFieldTypeName, string>> = {
  text: 'A line of text',
  textarea: 'Several lines of text',
  email: 'Email address',
  name: 'Name',
  phone: 'Phone',
  address: 'Address',
  date: 'Date',
  time: 'Time',
  number: 'Number',
  currency: 'Amount of money',
  website: 'Web address',
  twitter: 'Name at X (Twitter)',
  password: 'Password',
  select: 'List to choose from',
  radio: 'One of several',
  checkbox: 'Any of several',
  likert: 'Agree or disagree',
  hidden: 'Hidden value',
  section: 'Heading between fields',
}

const type = choice({
  label: 'Kind',
  options: Object.fromEntries(
    FORM_FIELD_TYPE_NAMES.map((name) => [name, TYPE_LABELS[name]]),
  ) as typeof TYPE_LABELS,
  initial: 'text',
})

const having = (setting: Parameters<typeof typesWith>[0]) => ({
  shownWhen: { type: is(...typesWith(setting)) },
})

export const formEntry = {
  id: key(),
  type,
  title: text({ label: 'Question', maxLength: 200 }),
  description: text({
    label: 'Description',
    isOptional: true,
    maxLength: 500,
    shownWhen: { type: isNot('hidden') },
  }),
  options: lines({
    label: 'Choices',
    hint: 'A line each.',
    maxLength: 5000,
    rows: 5,
    ...having('options'),
  }),
  placeholder: text({
    label: 'Example in the field',
    isOptional: true,
    isSearched: false,
    maxLength: 200,
    ...having('placeholder'),
  }),
  maxLength: number({
    label: 'Most characters',
    hint: '0 for as many as there is room for.',
    min: 0,
    max: MAX_ANSWER,
    step: 10,
    initial: 0,
    ...having('maxLength'),
  }),
  currencySymbol: text({
    label: 'Sign of the currency',
    isSearched: false,
    maxLength: 8,
    initial: '$',
    ...having('currencySymbol'),
  }),
  showCountryCode: toggle({
    label: 'Ask for the country code',
    initial: false,
    ...having('showCountryCode'),
  }),
  value: text({
    label: 'Value',
    hint: 'Taken from the page’s address where that has one of the same name.',
    isOptional: true,
    isSearched: false,
    maxLength: 500,
    ...having('value'),
  }),
  underline: toggle({ label: 'Line below', initial: true, ...having('underline') }),
  required: toggle({ label: 'Has to be filled in', initial: false, ...having('required') }),
  isHalf: toggle({
    label: 'Half as wide',
    hint: 'Two of these stand side by side where there is room.',
    initial: false,
    shownWhen: { type: isNot('hidden', 'section', 'likert') },
  }),
}
export type FormEntry = ValuesOf<typeof formEntry>

export const formFields = {
  name: text({
    label: 'Name of the form',
    hint: 'You will find its answers by it. Visitors do not see it.',
    isOptional: true,
    isSearched: false,
    maxLength: 100,
  }),
  fields: list({
    label: 'Fields',
    entryLabel: 'Field',
    namedBy: 'title',
    max: MAX_FIELDS,
    fields: formEntry,
    begins: ({ blockName, blockEmail, blockMessage }) => [
      { id: 'name', type: 'name', title: blockName, required: true },
      { id: 'email', type: 'email', title: blockEmail, required: true },
      { id: 'message', type: 'textarea', title: blockMessage, required: true },
    ],
  }),
  submitLabel: text({ label: 'Button', maxLength: 100, word: 'blockSend' }),
  alignment: alignment({ label: 'Button stands', initial: 'left' }),
  look: choice({
    label: 'Fields look like',
    options: { boxes: 'Boxes', filled: 'Filled', lines: 'Lines' },
    initial: 'boxes',
  }),
  after: choice({
    label: 'After sending',
    options: { message: 'Say something', page: 'Open a page' },
    initial: 'message',
  }),
  message: lines({
    label: 'Words after sending',
    hint: '**bold**, *italic*, [words](https://example.com), - list',
    maxLength: 5000,
    isOptional: true,
    rows: 3,
    shownWhen: { after: is('message') },
  }),
  redirect: link({ shownWhen: { after: is('page') } }),
  disclaimer: lines({
    label: 'Small print below the button',
    hint: '**bold**, *italic*, [words](https://example.com), - list',
    maxLength: 2000,
    isOptional: true,
    rows: 3,
  }),
}
export type FormProps = ValuesOf<typeof formFields>
