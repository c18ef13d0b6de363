import { problems } from '@sitewright/core/problem'

/** Requests to other sites that failed, in words that say nothing of what the other site answered. */
export const fail = problems({
  outsideAddress: {
    status: 422,
    message: 'That address cannot be asked: it has to be on the public web, and begin with https.',
  },
  outsideAway: { status: 422, message: 'That site could not be reached. Is the address right?' },
  outsideSlow: { status: 422, message: 'That site took too long to answer. Please try again.' },
  outsideTooLarge: { status: 422, message: 'That site answered with more than is taken.' },
  outsideKind: { status: 422, message: 'There is nothing of the expected kind at that address.' },
  outsideMissing: { status: 422, message: 'There is nothing at that address.' },
  outsideClosed: { status: 422, message: 'That site does not show this to others.' },
  outsideRedirects: { status: 422, message: 'That address leads from one place to the next.' },
  outsideWaits: {
    status: 503,
    message: 'That site did not answer several times. Please try again in a minute.',
  },
})

export type OutsideProblemCode = keyof typeof fail.catalogue
