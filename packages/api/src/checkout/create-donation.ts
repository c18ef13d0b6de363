import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id } from '../fields.ts'
import { providerFields } from './shapes.ts'

const donationInput = z.object({
  fundId: id,
  /** The amount as it was typed, in the store's currency: `25`, `12.50`. The server reads it and holds it to the fund's terms. */
  amount: z.string().max(40, 'Enter an amount in figures, such as 25.'),
  /** Refused together with the amount and the answers, so that everything wrong is told at once. */
  email: z.string().trim().max(320, 'Please enter a valid email'),
  /** Answers to the fund's form by field id: texts, and lists of texts for checkboxes. */
  answers: z
    .record(z.string().max(60), z.union([z.string(), z.array(z.string()).max(50)]))
    .default({}),
  /** The chosen way to pay: a token from the donate page's choices. */
  paymentToken: z.string().max(200).default(''),
})
export type DonationInput = z.output<typeof donationInput>

export const createDonation = defineCall({
  name: 'createDonation',
  summary: 'Gives an amount to a fund and pays it; with an idempotency key safe to send again.',
  audience: 'visitor',
  flag: 'commerce',
  method: 'POST',
  path: '/api/commerce/donations',
  invalid: 'Update the missing or invalid information above.',
  input: donationInput,
  output: z.object({
    /** Address to continue to: the confirmed donation, a page that waits for the provider, or the provider's own page. */
    redirectUrl: z.string(),
    /** The provider's fields that the donor fills in before continuing. */
    fields: providerFields.optional(),
  }),
})
