import { problems } from '@sitewright/core/problem'

export const fail = problems({
  sitesFull: { status: 409, message: 'This account has as many sites as it may make.' },
  flagUnknown: { status: 404, message: 'That feature does not exist.' },
  startingPointMissing: { status: 404, message: 'That starting point does not exist.' },
})

export function sitesFullWords(most: number): string {
  return `An account may make ${most} ${most === 1 ? 'site' : 'sites'}, and this one has.`
}
