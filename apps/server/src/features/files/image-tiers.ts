/** The widths that pictures are served in (spec §9). Pure. */

import type { StoredFormat } from './image-format.ts'

export const TIERS = [100, 300, 500, 750, 1000, 1500, 2500] as const
export type Tier = (typeof TIERS)[number]

/** The tier for `?format=640w`: the smallest that is wide enough. Anything else asks for the original. */
export function tierOf(format: string | undefined): Tier | 'original' {
  const wanted = Number(/^(\d{1,5})w$/.exec(format ?? '')?.[1])
  if (Number.isNaN(wanted)) return 'original'
  return TIERS.find((tier) => tier >= wanted) ?? 2500
}

/** `1600x1200,100w,300w,…`: the size and every tier that does not enlarge (spec §3 Image asset). */
export function systemDataVariants(width: number, height: number): string {
  const tiers = TIERS.filter((tier) => tier <= width || tier === TIERS[0])
  return [`${width}x${height}`, ...tiers.map((tier) => `${tier}w`)].join()
}

/** What a browser gets: WebP if it says so, else the format that keeps what the picture has. */
export function servedFormat(
  accept: string | undefined,
  { hasAlpha }: { readonly hasAlpha: boolean },
): StoredFormat {
  if (accept?.includes('image/webp')) return 'webp'
  return hasAlpha ? 'png' : 'jpeg'
}
