import { newId } from '@sitewright/core/id'
import { bankEvent, TestBank } from './test-bank.ts'
import { paymentProviderSuite } from './test-provider-suite.ts'

const KEYS = { apiKey: 'sk-0123456789', webhookSecret: 'whsec-0123456789' }
const NOW = 1_800_000_000_000

const bank = new TestBank(KEYS.apiKey)
const setup = { siteId: newId(), values: { account: 'GB33' }, keys: KEYS }

paymentProviderSuite('The bank of the tests', {
  provider: () => bank,
  setup: () => setup,
  tokens: {
    captured: 'bank-approve',
    declined: 'bank-decline',
    authorized: 'bank-authorize',
    pending: 'bank-pending',
    redirect: 'bank-redirect',
    fields: 'bank-fields',
    lost: 'bank-lost',
  },
  refunds: 'itself',
  finish: (paymentId) => bank.finish(paymentId, 'captured'),
  closeSaved: (savedMethod) => bank.closeSaved(savedMethod),
  deliver: (payment) => ({
    ...bankEvent(
      { id: newId(), ...(payment && { payment }) },
      { secret: KEYS.webhookSecret, now: NOW },
    ),
    now: NOW,
  }),
})
