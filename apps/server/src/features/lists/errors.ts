import { problems } from '@sitewright/core/problem'

export const fail = problems({
  listMissing: { status: 404, message: 'That list does not exist.' },
  subscriberMissing: { status: 404, message: 'That address is not on the list.' },
  listsFull: { status: 409, message: 'A site has at most 100 lists. Remove one first.' },
  alreadyThere: { status: 409, message: 'This address is on the list already.' },
  hasLeft: {
    status: 409,
    message: 'This person has unsubscribed. They can sign up again on your site.',
  },
  wasErased: {
    status: 409,
    message: 'This person asked to be erased. They can sign up again on your site.',
  },
  notWaiting: { status: 409, message: 'Only who has not confirmed yet can be asked.' },
  importMissing: { status: 404, message: 'That file is no longer there. Choose it again.' },
  importBegun: { status: 409, message: 'This file is being taken in already.' },
  fileTooLarge: { status: 413, message: 'The file is too large. It can have up to 10 MB.' },
  tooManyRows: { status: 422, message: 'The file has more than 50,000 rows. Split it.' },
  noAddresses: {
    status: 422,
    message: 'No column of this file has email addresses. Save it as CSV, with a heading “Email”.',
  },
  fileUnreadable: { status: 422, message: 'This file cannot be read as CSV.' },
  askedLately: {
    status: 409,
    message: 'They were asked within the last hour. Please wait a little.',
  },
})
