import { createComment as contract } from '@sitewright/api/comments/create-comment'
import { commentItem } from '@sitewright/blocks/render'
import { wordsOn } from '@sitewright/blocks/words'
import { visitorCall } from '../../platform/http/route.ts'
import { failComment, findPublished, submitComment } from '../comments/index.ts'
import { ageOfKey } from '../forms/index.ts'
import { siteDirectory } from '../sites/index.ts'
import { seenSubject } from './comment-visit.ts'

export const createComment = visitorCall(contract, async (sent, request) => {
  const { app, siteId, visitor, raw, inSite } = request
  const { key, parentId, website, captchaKey, ...given } = sent
  const tookMs =
    visitor === undefined
      ? undefined
      : ageOfKey(app.keys, { siteId, visitor }, key, app.clock.now())
  if (tookMs === undefined) throw failComment('keyUnknown')
  const site = await siteDirectory(app).byId(siteId)
  // Also where its page has a password that this visitor has not entered.
  const isSeen = site && (await seenSubject({ ...request, site }, given.subjectId))
  if (!isSeen) throw failComment('subjectMissing')
  const taken = await submitComment(
    { app, raw, site, inSite },
    {
      ...given,
      ...{ key, tookMs, hasScript: true, captcha: captchaKey },
      parentId: parentId ?? undefined,
      hasFilledHoneypot: website !== '',
    },
  )
  if (!taken.isPublished) return { ...taken, html: '' }
  const found = await inSite((tx) => findPublished(tx, taken.id))
  const { language } = site.settings
  const around = { words: wordsOn(site), language, timeZone: site.timeZone, isOpen: true }
  const html = found ? commentItem({ ...found.comment, replies: [] }, around) : ''
  return { ...taken, html }
})
