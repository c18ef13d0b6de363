import { putSpamProtection as contract } from '@sitewright/api/spam-protection/put-spam-protection'
import { announceChange } from '../../platform/events.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { currentSettings } from '../site-settings/index.ts'
import { changeSite } from '../sites/index.ts'
import { presentSpamProtection } from './get-spam-protection.ts'
import { saveSpamRules, sealSecret } from './spam-rules.ts'

export const putSpamProtection = ownerCall(
  contract,
  async ({ blocklist, siteKey, secretKey, visitorCaptcha: wanted }, { app, siteId, inSite }) =>
    inSite(async (site) => {
      const sealedSecret =
        secretKey === undefined ? undefined : sealSecret(app.keys, siteId, secretKey)
      await saveSpamRules(site, { blocklist, sealedSecret })
      const { title: _, timeZone: __, ...settings } = await currentSettings(site)
      const { captchaSiteKey, visitorCaptcha } = settings
      const next = { captchaSiteKey: siteKey, visitorCaptcha: wanted ?? visitorCaptcha }
      if (captchaSiteKey !== siteKey || visitorCaptcha !== next.visitorCaptcha) {
        await changeSite(site, { settings: { ...settings, ...next } })
        // Pages tell their scripts the key, and have a place for the captcha.
        await announceChange(site)
      }
      return presentSpamProtection(site)
    }),
)
