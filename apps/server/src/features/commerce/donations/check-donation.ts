/** Checks of a donation, in the words that donors read at the fields of the donate page. */

import { AMOUNT_MESSAGES, amountProblem, readDonationAmount } from '@sitewright/core/commerce/funds'
import { isEmail } from '@sitewright/core/email'
import {
  checkAnswers,
  FORM_MESSAGES,
  type FormAnswer,
  MAX_ANSWERS,
  stillAnswers,
} from '@sitewright/core/forms/form'
import type { Minor } from '@sitewright/core/money'
import type { MoneyFormat } from '@sitewright/core/money-format'
import { fail } from '../errors.ts'
import type { Donation } from './donation-table.ts'
import type { FundRow } from './fund-table.ts'

interface GivenDonation {
  /** The amount as it was typed. */
  readonly amount: string
  readonly email: string
  /** Answers by field id. */
  readonly answers: unknown
}

/** The amount and the answers, or a refusal that names every field that is wrong. */
export function readDonation(
  { amount, email, answers: given }: GivenDonation,
  fund: FundRow,
  format: MoneyFormat,
): { amountMinor: Minor; answers: readonly FormAnswer[] } {
  const read = readDonationAmount(amount, fund, format)
  const checked = checkAnswers(fund.form?.fields ?? [], given)
  const answers = 'answers' in checked ? checked.answers : undefined
  const errors: Record<string, string> = {
    ...(read.problem !== undefined && { amount: read.problem }),
    ...(!isEmail(email, 'deliverable') && { email: 'Please enter a valid email' }),
    ...Object.fromEntries(
      Object.entries(checked.problems ?? {}).map(([id, problem]) => [fieldName(id), problem]),
    ),
  }
  if (answers && JSON.stringify(answers).length > MAX_ANSWERS) {
    errors.answers = FORM_MESSAGES.tooLong
  }
  if (read.problem !== undefined || !answers || Object.keys(errors).length > 0) {
    throw fail('donationInvalid', { errors })
  }
  return { amountMinor: read.amountMinor, answers }
}

/** Refuses a form with two amounts: one that was chosen and one that was typed. */
export function refuseTwoAmounts(): never {
  throw fail('donationInvalid', { errors: { amount: AMOUNT_MESSAGES.both } })
}

const fieldName = (id: string) => (id === '' ? 'answers' : `answers.${id}`)

/** Refuses a donation whose fund has changed since it was typed such that it would not be taken today. */
export function checkAgain(
  { amountMinor, currency, answers }: Donation,
  fund: FundRow | undefined,
  format: MoneyFormat,
): FundRow {
  if (!fund?.isOpen) throw fail('fundMissing')
  if (currency !== format.currency) throw fail('totalsChanged')
  const problem = amountProblem(amountMinor, fund, format)
  if (problem !== undefined) throw fail('donationInvalid', { errors: { amount: problem } })
  if (fund.form && !stillAnswers(fund.form.fields, answers)) {
    throw fail('donationInvalid', { errors: { answers: FORM_MESSAGES.unknown } })
  }
  return fund
}
