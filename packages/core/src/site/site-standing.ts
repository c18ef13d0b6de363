/** Whether the operator of the server lets a site be seen; beside its status, which is its owner's choice. */

/**
 * `suspended`: visitors see a notice, and nothing can be bought or sent; its people work on as before. `takenDown`: its files and
 * previews are gone for visitors too, no mail of it is sent, and its people only read.
 */
export const SITE_STANDINGS = ['open', 'suspended', 'takenDown'] as const
export type SiteStanding = (typeof SITE_STANDINGS)[number]

/** Most characters of the reason that a site's people read. */
export const MAX_STANDING_REASON = 500
