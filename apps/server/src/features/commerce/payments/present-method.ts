import type { PaymentMethodShape } from '@sitewright/api/commerce/shapes'
import { masked } from '@sitewright/core/masked-field'
import type { PaymentMethod } from './payment-method.ts'

/** A method as its owner sees it: of each secret, only whether it is set. */
export function presentMethod({
  provider,
  setup,
  isEnabled,
  title,
}: PaymentMethod): PaymentMethodShape {
  return {
    provider: provider.code,
    name: provider.about.name,
    summary: provider.about.summary,
    isPractice: provider.isPractice,
    isEnabled,
    title,
    fields: provider.fields.map((field) => ({
      ...field,
      value: field.isSecret ? masked(field.name in setup.keys) : (setup.values[field.name] ?? ''),
    })),
  }
}
