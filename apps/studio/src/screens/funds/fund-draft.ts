/** A fund as its form has it: fields of money may be empty. Pure. */

import type { FundInput, FundShape } from '@sitewright/api/commerce/fund-shapes'
import { currencyOf } from '@sitewright/core/money'

export type FundDraft = Omit<FundInput, 'minimumMinor'> & { readonly minimumMinor: number | null }

/** Begins with one unit of the currency as the smallest amount. */
export function newFund(currency: string): FundDraft {
  return {
    name: '',
    description: '',
    suggestedMinor: [],
    minimumMinor: 10 ** currencyOf(currency).digits,
    maximumMinor: null,
    allowsOwnAmount: true,
    form: null,
    isOpen: true,
  }
}

export function draftOf({ id: _, url: __, ...fund }: FundShape): FundDraft {
  return fund
}

/** Without a form that has lost its last question, and blank lines among the options. */
export function inputOf(draft: FundDraft): FundInput {
  const { minimumMinor, form } = draft
  const fields = form?.fields.map((field) => ({
    ...field,
    options: field.options.filter((option) => option.trim() !== ''),
  }))
  return {
    ...draft,
    minimumMinor: minimumMinor ?? 0,
    form: form && fields?.length ? { ...form, fields } : null,
  }
}
