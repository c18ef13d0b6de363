/** Kinds of purge calls, as the setting has them; `generic` is for anything else. */
export const CDN_KINDS = ['generic', 'fastly', 'cloudflare'] as const

export type CdnKind = (typeof CDN_KINDS)[number]

/** A content delivery network in front of the sites, which is told by tags what to forget. */
export interface CdnSettings {
  readonly kind: CdnKind
  readonly purgeUrl: string
  readonly token: string | undefined
}
