import { socialButtons } from '../content/social-buttons.ts'
import type { Formatter } from './formatter.ts'

export const socialButton: Formatter = {
  name: 'social-button',
  summary: 'The place where share buttons are loaded, if the site has any.',
  section: 'social',
  usage: '',
  examples: [
    {
      input: { systemDataId: 's', assetUrl: '/a.jpg', recordType: 1, fullUrl: '/a', title: 'Tea' },
      context: { website: { shareButtonOptions: { '1': true } } },
      output:
        '<div class="squarespace-social-buttons button-style" data-system-data-id="s" data-asset-url="/a.jpg" data-record-type="1" data-full-url="/a" data-title="Tea"></div>',
    },
    { input: { title: 'Tea' }, output: '' },
  ],
  format: (value, _args, scope) =>
    socialButtons(value, scope, { tag: 'div', style: 'button-style' }),
}
