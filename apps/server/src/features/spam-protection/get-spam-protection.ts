import { getSpamProtection as contract } from '@sitewright/api/spam-protection/get-spam-protection'
import type { SpamProtection } from '@sitewright/api/spam-protection/spam-protection-shape'
import type { SiteTx } from '../../platform/database.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { currentSettings } from '../site-settings/index.ts'
import { readSpamRules } from './spam-rules.ts'

export const getSpamProtection = ownerCall(contract, async (_input, { inSite }) =>
  inSite(presentSpamProtection),
)

export async function presentSpamProtection(site: SiteTx): Promise<SpamProtection> {
  const { blocklist, sealedSecret } = await readSpamRules(site)
  const { captchaSiteKey, visitorCaptcha } = await currentSettings(site)
  return {
    blocklist: [...blocklist],
    siteKey: captchaSiteKey,
    hasSecretKey: sealedSecret !== '',
    visitorCaptcha,
  }
}
