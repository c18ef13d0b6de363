import {
  MAX_PREFERENCES,
  PREFERENCE_NAME,
  RESERVED_PREFERENCES,
} from '@sitewright/core/commerce/preferences'
import type { JsonObject } from '@sitewright/core/json'
import * as z from 'zod'
import { siteParams } from '../fields.ts'

export const namespaceParams = siteParams.extend({ namespace: z.string().regex(PREFERENCE_NAME) })

/** Settings of a namespace by name; their values are the caller's own. */
export const preferences = z.record(z.string(), z.json()) as unknown as z.ZodType<
  JsonObject,
  JsonObject
>

/** Settings as clients send them: the whole namespace, a `websiteId` among them being left out. */
export const preferencesInput = z
  .object({})
  .catchall(z.json())
  .superRefine((settings, check) => {
    const names = Object.keys(settings)
    if (names.length > MAX_PREFERENCES) {
      const message = `A namespace holds at most ${MAX_PREFERENCES} settings.`
      check.addIssue({ code: 'custom', message })
    }
    for (const name of names) {
      if (PREFERENCE_NAME.test(name) && !RESERVED_PREFERENCES.has(name)) continue
      check.addIssue({ code: 'custom', path: [name], message: 'A setting cannot be named so.' })
    }
  })
