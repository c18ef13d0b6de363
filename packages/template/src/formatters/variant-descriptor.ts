import { at, child, numbered } from '../values/property.ts'
import { asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const variantDescriptor: Formatter = {
  name: 'variant-descriptor',
  summary: 'The choices that make a variant, with slashes between them.',
  section: 'commerce',
  usage: '',
  examples: [
    { input: { optionValues: [{ value: 'Red' }, { value: 'Large' }] }, output: 'Red / Large' },
  ],
  format: (value) =>
    numbered(child(value, 'optionValues'))
      .map((option) => asString(at(option, 'value')))
      .join(' / '),
}
