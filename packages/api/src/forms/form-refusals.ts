/** Refusals of the calls that send a form, as the pages of the old platform read them (specification §8). */
export const FORM_REFUSALS = {
  tooMany: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  tellsError: true,
} as const
