import { socialButtons } from '../content/social-buttons.ts'
import type { Formatter } from './formatter.ts'

export const socialButtonInline: Formatter = {
  name: 'social-button-inline',
  summary: 'As `social-button`, within a line of text.',
  section: 'social',
  usage: '',
  examples: [
    {
      input: { mainImageId: 'm', mainImage: { assetUrl: '/m.jpg' }, title: 'Tea' },
      context: { website: { shareButtonOptions: { '1': true } } },
      output:
        '<span class="squarespace-social-buttons inline-style" data-system-data-id="m" data-asset-url="/m.jpg" data-record-type="" data-full-url="" data-title="Tea"></span>',
    },
    { input: { title: 'Tea' }, output: '' },
  ],
  format: (value, _args, scope) =>
    socialButtons(value, scope, { tag: 'span', style: 'inline-style' }),
}
