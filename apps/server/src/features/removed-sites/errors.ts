import { problems } from '@sitewright/core/problem'

export const fail = problems({
  notOwner: { status: 403, message: 'Only the owner of a site can do that.' },
  otherTitle: { status: 422, message: 'That is not the name of this site.' },
  sitesFull: {
    status: 409,
    message:
      'You have as many sites as an account may have. Delete or hand over another one first.',
  },
})
