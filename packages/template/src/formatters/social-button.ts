import { socialButtons } from '../content/social-buttons.ts'
import type { Formatter } from './formatter.ts'

export const socialButton: Formatter = {
  name: 'social-button',
  summary: 'The place where share buttons are loaded, if the site has any.',
  examples: [{ input: {}, output: '' }],
  format: (value, _args, scope) =>
    socialButtons(value, scope, { tag: 'div', style: 'button-style' }),
}
