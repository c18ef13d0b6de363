import { putFeatureFlag as contract } from '@sitewright/api/sites/put-feature-flag'
import { FEATURE_FLAGS, isFlagName, withSwitch } from '@sitewright/core/site/feature-flags'
import { announceChange } from '../../platform/events.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { noteActivity } from '../activity/index.ts'
import { fail } from './errors.ts'
import { presentFlags } from './present-flags.ts'
import { changeSite, lockSite } from './site-table.ts'

export const putFeatureFlag = ownerCall(
  contract,
  async ({ flag: name, isOn }, { account, inSite }) => {
    if (!isFlagName(name)) throw fail('flagUnknown')
    return inSite(async (site) => {
      const flags = withSwitch((await lockSite(site)).flags, name, isOn)
      await changeSite(site, { flags })
      await noteActivity(site, {
        kind: isOn ? 'featureOn' : 'featureOff',
        by: account.id,
        about: FEATURE_FLAGS[name].title,
      })
      // Every node remembers the switches with the site, and pages show what is sold.
      await announceChange(site)
      return { flags: presentFlags(flags) }
    })
  },
)
