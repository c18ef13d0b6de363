import { MAX_COMMENT } from '@sitewright/core/comments/comment-text'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id } from '../fields.ts'

const line = (max: number) => z.string().max(max).default('')

export const createComment = defineCall({
  name: 'createComment',
  summary: 'Comments on an item or in a comments block. It may wait for a moderator.',
  audience: 'visitor',
  method: 'POST',
  path: '/api/comments',
  input: z.object({
    /** Key of `createSubmissionKey`: each is used once. */
    key: line(400),
    subjectId: id,
    /** The comment that it answers. */
    parentId: id.nullish(),
    name: line(400),
    email: line(400),
    words: line(4 * MAX_COMMENT),
    /** Whether its writer wants mail about replies, which they confirm once by a link in a mail. */
    wantsReplies: z.boolean().default(false),
    pagePath: line(2000),
    /** Token of a captcha, where the site asks for one. */
    captchaKey: z.string().max(8000).nullish(),
    /** A field that people do not see, and do not fill in. */
    website: line(2000),
  }),
  output: z.object({
    id,
    /** Otherwise it waits for a moderator. */
    isPublished: z.boolean(),
    /** The comment as the page shows it; empty while it waits. */
    html: z.string(),
  }),
})
