import { MOST_CONTRIBUTORS } from '@sitewright/core/contributors'
import { problems } from '@sitewright/core/problem'

/** Everything about contributors that can be refused, in the words people read. */
export const fail = problems({
  linkUnknown: {
    status: 404,
    message:
      'This invitation is no longer good. It may have been answered, taken back, or be too old.',
  },
  alreadyHere: { status: 409, message: 'You work on this site already.' },
  memberAlready: { status: 409, message: 'Somebody with this address works on the site already.' },
  invitedAlready: {
    status: 409,
    message: 'This address is invited already. Send that invitation again, or take it back first.',
  },
  teamFull: {
    status: 409,
    message: `A site can have ${MOST_CONTRIBUTORS} people, open invitations included.`,
  },
  ownerStays: {
    status: 409,
    message: 'The owner of the site stays an administrator. Hand the site over to somebody first.',
  },
  lastAdmin: {
    status: 409,
    message: 'A site needs at least one administrator. Make somebody else one first.',
  },
  notOwner: { status: 403, message: 'Only the owner of the site can hand it over.' },
  notAdmin: {
    status: 409,
    message: 'Only an administrator can become the owner. Give them that role first.',
  },
  theirSitesFull: {
    status: 409,
    message: 'This person has as many sites of their own as an account may have.',
  },
})
