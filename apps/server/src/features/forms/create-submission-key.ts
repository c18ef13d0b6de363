import { createSubmissionKey as contract } from '@sitewright/api/forms/create-submission-key'
import { visitorCall } from '../../platform/http/route.ts'
import { fail } from './errors.ts'
import { newSubmissionKey } from './submission-key.ts'

export const createSubmissionKey = visitorCall(
  contract,
  async (_input, { app, siteId, visitor }) => {
    if (visitor === undefined) throw fail('keyUnknown')
    return { key: newSubmissionKey(app.keys, { siteId, visitor }, app.clock.now()) }
  },
)
