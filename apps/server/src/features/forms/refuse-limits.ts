import type { SiteForm } from '@sitewright/core/forms/site-form'
import { type FlagSwitches, isOn } from '@sitewright/core/site/feature-flags'
import { fail } from './errors.ts'

type Fields = Pick<SiteForm, 'fields'>

/** Refuses to set or change a limit of a long answer while the feature is off; limits there are can be kept. */
export function refuseLimits(switches: FlagSwitches, { fields }: Fields, before?: Fields): void {
  if (isOn(switches, 'formHandler')) return
  const limits = new Map(before?.fields.map(({ id, maxLength }) => [id, maxLength]))
  const isChanged = fields.some(
    ({ id, type, maxLength }) => type === 'textarea' && maxLength !== (limits.get(id) ?? 0),
  )
  if (isChanged) throw fail('limitsOff')
}
