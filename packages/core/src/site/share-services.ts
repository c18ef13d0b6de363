/** Where visitors can share a page: services that take an address, and how theirs is made of it. */

import { SOCIAL_SERVICES, type SocialService } from './social-accounts.ts'

export interface ShareService extends Pick<SocialService, 'id' | 'name' | 'label'> {
  readonly name: ShareServiceName
  /** Where a visitor shares; `{url}`, `{title}` and `{image}` stand for those of the page. */
  readonly address: string
}

const ADDRESSES = {
  bluesky: 'https://bsky.app/intent/compose?text={title}%20{url}',
  facebook: 'https://www.facebook.com/sharer/sharer.php?u={url}',
  linkedin: 'https://www.linkedin.com/sharing/share-offsite/?url={url}',
  pinterest:
    'https://www.pinterest.com/pin/create/button/?url={url}&media={image}&description={title}',
  reddit: 'https://www.reddit.com/submit?url={url}&title={title}',
  threads: 'https://www.threads.net/intent/post?text={title}%20{url}',
  tumblr: 'https://www.tumblr.com/widgets/share/tool?canonicalUrl={url}&title={title}',
  twitter: 'https://x.com/intent/post?url={url}&text={title}',
  email: 'mailto:?subject={title}&body={url}',
} as const

export type ShareServiceName = keyof typeof ADDRESSES

export const SHARE_SERVICE_NAMES = Object.keys(ADDRESSES) as ShareServiceName[]

/** In the order they are shown. */
export const SHARE_SERVICES: readonly ShareService[] = SHARE_SERVICE_NAMES.flatMap((name) =>
  SOCIAL_SERVICES.filter((one) => one.name === name).map(({ id, label }) => ({
    id,
    name,
    label,
    address: ADDRESSES[name],
  })),
)

/** `website.shareButtonOptions` as templates know it: the numbers of the chosen services, each true. */
export function shareButtonOptions(
  chosen: readonly ShareServiceName[],
): Readonly<Record<string, true>> {
  const services = SHARE_SERVICES.filter(({ name }) => chosen.includes(name))
  return Object.fromEntries(services.map(({ id }) => [String(id), true] as const))
}

/** What is shared; addresses are whole, and empty where there is no picture. */
export interface SharedPage {
  readonly url: string
  readonly title: string
  readonly image: string
}

/** Where a page is shared on a service. */
export function shareAddress({ address }: ShareService, page: SharedPage): string {
  return address.replace(/\{(url|title|image)\}/g, (_, key: keyof SharedPage) =>
    encodeURIComponent(page[key]),
  )
}
