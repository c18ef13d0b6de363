import { socialButtons } from '../content/social-buttons.ts'
import type { Formatter } from './formatter.ts'

export const socialButtonInline: Formatter = {
  name: 'social-button-inline',
  summary: 'As social-button, within a line of text.',
  examples: [{ input: {}, output: '' }],
  format: (value, _args, scope) =>
    socialButtons(value, scope, { tag: 'span', style: 'inline-style' }),
}
