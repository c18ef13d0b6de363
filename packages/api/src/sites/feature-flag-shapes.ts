import * as z from 'zod'

/** A feature flag of a site, for its owner. */
export const featureFlag = z.object({
  name: z.string(),
  /** From 1 to 70 (specification §3 "Feature flags"). */
  number: z.number().int(),
  title: z.string(),
  summary: z.string(),
  isOn: z.boolean(),
})
export type FeatureFlagShape = z.infer<typeof featureFlag>

export const featureFlags = z.object({ flags: z.array(featureFlag) })
