/** Commerce preferences: settings of a site's store by namespace, kept as they come (specification §3). */

import { isSameJson, type JsonObject } from '../json.ts'

/** Name of a namespace, and of a setting in it; letters of any case, digits, `.`, `-` and `_`, beginning with a letter. */
export const PREFERENCE_NAME = /^[A-Za-z][A-Za-z0-9._-]{0,63}$/

/** Settings that one namespace holds at most. */
export const MAX_PREFERENCES = 200

/** Namespaces that one site has at most. */
export const MAX_NAMESPACES = 100

/** Names that no setting can have, since calls have a field of that name beside the settings. */
export const RESERVED_PREFERENCES: ReadonlySet<string> = new Set(['siteId', 'namespace', 'crumb'])

/** The settings without the `websiteId` that other clients send along: the site is the one in the address. */
export function withoutWebsiteId({ websiteId: _, ...settings }: JsonObject): JsonObject {
  return settings
}

/** Whether `changes` would give any setting another value than it has. */
export function differs(settings: JsonObject, changes: JsonObject): boolean {
  return Object.entries(changes).some(([name, value]) => !isSameJson(settings[name], value))
}
