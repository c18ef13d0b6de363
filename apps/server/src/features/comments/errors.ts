import { problems } from '@sitewright/core/problem'

export const fail = problems({
  commentMissing: { status: 404, message: 'That comment is no longer there.' },
  subjectMissing: { status: 404, message: 'What you commented on is no longer there.' },
  commentsClosed: { status: 403, message: 'Comments are closed.' },
  keyUnknown: { status: 401, message: 'That took too long. Send your comment again.' },
  keyUsed: { status: 409, message: 'Reload the page, then send your comment again.' },
  commentInvalid: { status: 400, message: 'Please look at what you filled in.' },
  commentEdited: {
    status: 409,
    message: 'Somebody else has edited this comment. Reload the page to see it.',
  },
  badMove: { status: 409, message: 'Somebody has decided on this comment already.' },
})
