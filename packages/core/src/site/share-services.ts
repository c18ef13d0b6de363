/** Services on which visitors can share a page, with their addresses. */

import { SOCIAL_SERVICES, type SocialService } from './social-accounts.ts'

export interface ShareService extends Pick<SocialService, 'id' | 'name' | 'label'> {
  readonly name: ShareServiceName
  /** Address of the share page; `{url}`, `{title}` and `{image}` stand for those of the page. */
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

/** Services in the order they are shown. */
export const SHARE_SERVICES: readonly ShareService[] = SHARE_SERVICE_NAMES.flatMap((name) =>
  SOCIAL_SERVICES.filter((one) => one.name === name).map(({ id, label }) => ({
    id,
    name,
    label,
    address: ADDRESSES[name],
  })),
)

/** `website.shareButtonOptions` in templates: the numbers of the chosen services, each true. */
export function shareButtonOptions(
  chosen: readonly ShareServiceName[],
): Readonly<Record<string, true>> {
  const services = SHARE_SERVICES.filter(({ name }) => chosen.includes(name))
  return Object.fromEntries(services.map(({ id }) => [String(id), true] as const))
}

/** The shared page; addresses are absolute, and empty if there is no picture. */
export interface SharedPage {
  readonly url: string
  readonly title: string
  readonly image: string
}

/** The address for sharing a page on a service. */
export function shareAddress({ address }: ShareService, page: SharedPage): string {
  return address.replace(/\{(url|title|image)\}/g, (_, key: keyof SharedPage) =>
    encodeURIComponent(page[key]),
  )
}
