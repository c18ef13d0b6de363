import { siteForm } from '@sitewright/api/forms/site-form-shape'
import type { Id } from '@sitewright/core/id'
import { insertForm } from '../features/forms/index.ts'
import type { SiteTx } from '../platform/database.ts'

/** The form that the sample site's block shows. */
export function addSampleForm(site: SiteTx): Promise<Id> {
  return insertForm(
    site,
    siteForm.parse({
      name: 'Workshops',
      fields: [
        { id: 'name', type: 'name', title: 'Your name', required: true },
        { id: 'email', type: 'email', title: 'Email address', required: true, isHalf: true },
        { id: 'day', type: 'date', title: 'Which day would suit you?', isHalf: true },
        {
          ...{ id: 'wheel', type: 'radio', title: 'Have you thrown before?' },
          options: ['Never', 'A few times', 'I have a wheel at home'],
        },
        { id: 'message', type: 'textarea', title: 'What would you like to make?' },
      ],
      submitLabel: 'Ask for a place',
      disclaimer: 'We answer within two days and keep your address for nothing else.',
    }),
  )
}
