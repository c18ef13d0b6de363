import { describe } from 'vitest'
import { renders } from '../test-template.ts'

describe('share buttons within a line', () => {
  renders(
    '{item|social-button-inline}',
    {
      item: { mainImageId: 'm', mainImage: { assetUrl: '/m.jpg' }, recordType: 11, title: '"A"' },
      website: { shareButtonOptions: [1] },
    },
    '<span class="squarespace-social-buttons inline-style" data-system-data-id="m" data-asset-url="/m.jpg" data-record-type="11" data-full-url="" data-title="&quot;A&quot;"></span>',
  )
  renders('{item|social-button-inline}', { item: {}, website: { shareButtonOptions: {} } }, '')
  renders('{nothing|social-button-inline}', {}, '')
})
