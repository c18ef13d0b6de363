import { variantsSelect as variantsSelectOf } from '../commerce/variants-select.ts'
import type { Formatter } from './formatter.ts'

export const variantsSelect: Formatter = {
  name: 'variants-select',
  summary: 'Lets shoppers choose among the variants of a product.',
  examples: [{ input: { structuredContent: { variants: [] } }, output: '' }],
  format: (value, _args, scope) => variantsSelectOf(value, scope),
}
