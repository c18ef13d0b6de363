import type { FeatureFlagShape } from '@sitewright/api/sites/feature-flag-shapes'
import {
  FEATURE_FLAGS,
  type FeatureFlag,
  FLAG_NAMES,
  type FlagSwitches,
  isOn,
} from '@sitewright/core/site/feature-flags'

export function presentFlags(switches: FlagSwitches): FeatureFlagShape[] {
  return FLAG_NAMES.map((name) => {
    const { number, title, summary }: FeatureFlag = FEATURE_FLAGS[name]
    return { name, number, title, summary, isOn: isOn(switches, name) }
  })
}
