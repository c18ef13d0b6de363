import { putSiteSettings as contract } from '@sitewright/api/sites/put-site-settings'
import type { SiteSettings } from '@sitewright/core/site/site-settings'
import type { SiteTx } from '../../platform/database.ts'
import { announceChange } from '../../platform/events.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { noteActivity } from '../activity/index.ts'
import { assetsById } from '../files/index.ts'
import { requestRebuild } from '../search-index/index.ts'
import { changeSite } from '../sites/index.ts'
import { currentSettings } from './current-settings.ts'
import { fail } from './errors.ts'

/**
 * Saves the settings, which are live when this transaction commits. A changed time zone moves nothing: what is scheduled
 * keeps its moment, and only the clock times that people read become those of the new zone.
 */
export const putSiteSettings = ownerCall(
  contract,
  async ({ siteId: _, ...input }, { account, inSite }) =>
    inSite(async (site) => {
      await refuseMissingPictures(site, input)
      refuseMissingLabel(input)
      const { title, timeZone, ...settings } = input
      const before = await currentSettings(site)
      await changeSite(site, { title, time_zone: timeZone, settings })
      // Another language has other stems of words, so the search index is rebuilt.
      if (before.language !== settings.language) await requestRebuild(site)
      await noteActivity(site, { kind: 'settingsChanged', by: account.id })
      await announceChange(site)
      return { settings: await currentSettings(site) }
    }),
)

function refuseMissingLabel({ showsFreeIfZero, freePriceLabel }: SiteSettings): void {
  if (!showsFreeIfZero || freePriceLabel !== '') return
  const { message } = fail.catalogue.freeLabelMissing
  throw fail('freeLabelMissing', { errors: { freePriceLabel: message } })
}

/** Pictures of the settings by the names of their fields. */
const picturesOf = ({
  logoImageId,
  socialImageId,
  faviconImageId,
  lockScreen,
  popup,
}: SiteSettings) =>
  Object.entries({
    logoImageId,
    socialImageId,
    faviconImageId,
    'lockScreen.imageId': lockScreen.imageId,
    'popup.imageId': popup.imageId,
  })

async function refuseMissingPictures(site: SiteTx, input: SiteSettings): Promise<void> {
  const pictures = picturesOf(input).flatMap(([name, id]) => (id === null ? [] : [{ name, id }]))
  const found = await assetsById(
    site,
    pictures.map(({ id }) => id),
  )
  const { message } = fail.catalogue.pictureMissing
  const missing = pictures.filter(({ id }) => !found.has(id))
  if (missing.length === 0) return
  throw fail('pictureMissing', {
    errors: Object.fromEntries(missing.map(({ name }) => [name, message])),
  })
}
