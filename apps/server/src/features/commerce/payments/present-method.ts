import type { PaymentMethodShape } from '@sitewright/api/commerce/shapes'
import { masked } from '@sitewright/core/masked-field'
import type { App } from '../../../platform/app.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { createHostRouting } from '../../../platform/http/identity.ts'
import type { SiteRecord } from '../../../platform/http/route.ts'
import { newestEvents } from './event-table.ts'
import { isReady, isTest, type PaymentMethod } from './payment-method.ts'
import { webhookPath } from './webhook-path.ts'

/** Methods as their owner sees them: of each secret, only whether it is set. */
export async function presentMethods(
  { app, site: { identifier } }: { readonly app: App; readonly site: SiteRecord },
  site: SiteTx,
  methods: readonly PaymentMethod[],
): Promise<PaymentMethodShape[]> {
  // The identifier's host answers for good, also where the site has a domain of its own.
  const origin = createHostRouting(app.config).siteOrigin(identifier)
  const newest = await newestEvents(site)
  return methods.map((method) => presentMethod(method, { origin, newest }))
}

function presentMethod(
  method: PaymentMethod,
  { origin, newest }: { origin: string; newest: ReadonlyMap<string, Date> },
): PaymentMethodShape {
  const { provider, setup, isEnabled, title } = method
  return {
    provider: provider.code,
    name: provider.about.name,
    summary: provider.about.summary,
    isPractice: provider.isPractice,
    isEnabled,
    isTest: isReady(provider, setup) && isTest(method),
    isRefused: setup.isRefused ?? false,
    webhooks: provider.events
      ? {
          address: origin + webhookPath(provider.code),
          events: [...provider.events],
          lastAt: newest.get(provider.code)?.getTime() ?? null,
        }
      : null,
    title,
    fields: provider.fields.map((field) => ({
      ...field,
      value: field.isSecret ? masked(field.name in setup.keys) : (setup.values[field.name] ?? ''),
    })),
  }
}
