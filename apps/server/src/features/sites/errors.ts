import { problems } from '@sitewright/core/problem'

export const fail = problems({
  sitesFull: { status: 409, message: 'This account has as many sites as it may make.' },
  flagUnknown: { status: 404, message: 'That feature does not exist.' },
  startingPointMissing: { status: 404, message: 'That starting point does not exist.' },
})

export function sitesFullWords(most: number): string {
  return `An account may make ${most} ${most === 1 ? 'site' : 'sites'}, and this one has.`
}

/** Said to an account whose deleted sites, which wait to be erased, leave no room. */
export const DELETED_SITES_WAIT =
  'Too many of your deleted sites wait to be erased. Take one of them back, or wait until one is gone.'
