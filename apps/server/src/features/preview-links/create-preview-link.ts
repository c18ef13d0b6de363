import { createPreviewLink as contract } from '@sitewright/api/preview-links/create-preview-link'
import { newId } from '@sitewright/core/id'
import { createHostRouting } from '../../platform/http/identity.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { hashToken, newToken } from '../../platform/keys.ts'
import { noteActivity } from '../activity/index.ts'
import { lockSite } from '../sites/index.ts'
import { fail } from './errors.ts'
import { OPEN_PREVIEW_PATH } from './open-preview.ts'
import { insertPreviewLink, previewLinks } from './preview-link-table.ts'

/** Links of one site that have not ended. */
const MAX_LINKS = 20
const DAY_MS = 24 * 60 * 60 * 1000

export const createPreviewLink = ownerCall(
  contract,
  async ({ name, days, showsLocked }, { app, account, inSite }) => {
    const token = newToken()
    const now = app.clock.now()
    const link = {
      id: newId(),
      name,
      token_hash: hashToken(token),
      account_id: account.id,
      shows_locked: showsLocked,
      created_at: new Date(now),
      expires_at: new Date(now + days * DAY_MS),
    }
    const { identifier } = await inSite(async (site) => {
      const locked = await lockSite(site)
      if ((await previewLinks(site, link.created_at)).length >= MAX_LINKS) {
        throw fail('tooManyPreviewLinks')
      }
      await insertPreviewLink(site, link)
      await noteActivity(site, { kind: 'previewShared', by: account.id })
      return locked
    })
    const origin = createHostRouting(app.config).previewOrigin(identifier)
    return {
      link: {
        id: link.id,
        name,
        createdBy: account.name,
        createdAt: now,
        expiresAt: link.expires_at.getTime(),
        lastSeenAt: null,
        showsLocked,
      },
      // Behind the `#`, which browsers send to no server: so it stands in no log and no Referer.
      url: `${origin}${OPEN_PREVIEW_PATH}#${token}`,
    }
  },
)
