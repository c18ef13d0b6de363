/** Social profiles: the service of an address, and the user's name there. */

import { isEmail } from '../email.ts'
import { linkKind } from '../links/link-address.ts'

export interface SocialService {
  /** Our own numbering; templates only compare it. */
  readonly id: number
  /** Name of its icon in themes. */
  readonly name: string
  readonly label: string
  /** Domains of the service; subdomains count too. */
  readonly hosts: readonly string[]
}

export const SOCIAL_SERVICES: readonly SocialService[] = [
  service(1, 'bluesky', 'Bluesky', 'bsky.app'),
  service(2, 'dribbble', 'Dribbble', 'dribbble.com'),
  service(3, 'facebook', 'Facebook', 'facebook.com', 'fb.com'),
  service(4, 'flickr', 'Flickr', 'flickr.com'),
  service(5, 'github', 'GitHub', 'github.com'),
  service(6, 'instagram', 'Instagram', 'instagram.com'),
  service(7, 'linkedin', 'LinkedIn', 'linkedin.com'),
  service(8, 'mastodon', 'Mastodon', 'mastodon.social', 'mastodon.online'),
  service(9, 'pinterest', 'Pinterest', 'pinterest.com'),
  service(10, 'reddit', 'Reddit', 'reddit.com'),
  service(11, 'snapchat', 'Snapchat', 'snapchat.com'),
  service(12, 'soundcloud', 'SoundCloud', 'soundcloud.com'),
  service(13, 'spotify', 'Spotify', 'open.spotify.com'),
  service(14, 'threads', 'Threads', 'threads.net', 'threads.com'),
  service(15, 'tiktok', 'TikTok', 'tiktok.com'),
  service(16, 'tumblr', 'Tumblr', 'tumblr.com'),
  service(17, 'twitch', 'Twitch', 'twitch.tv'),
  service(18, 'twitter', 'X', 'x.com', 'twitter.com'),
  service(19, 'vimeo', 'Vimeo', 'vimeo.com'),
  service(20, 'email', 'Email'),
  service(21, 'yelp', 'Yelp', 'yelp.com'),
  service(22, 'youtube', 'YouTube', 'youtube.com', 'youtu.be'),
]

/** The service of any other address on the web. */
const WEBSITE: SocialService = service(99, 'url', 'Website')

function service(id: number, name: string, label: string, ...hosts: string[]): SocialService {
  return { id, name, label, hosts }
}

export interface SocialAccount {
  readonly service: SocialService
  readonly profileUrl: string
  readonly screenName: string
}

const MAILTO = /^mailto:([^?]*)$/i

/** Parses an https, http or `mailto:` address; undefined for others. */
export function readSocialAccount(text: string): SocialAccount | undefined {
  if (linkKind(text) === undefined) return undefined
  const [, address] = MAILTO.exec(text) ?? []
  if (address !== undefined && isEmail(address, 'deliverable')) {
    return { service: byName('email'), profileUrl: text, screenName: address }
  }
  const url = readWebAddress(text)
  if (!url) return undefined
  const host = url.hostname
  const found = SOCIAL_SERVICES.find(({ hosts }) =>
    hosts.some((known) => host === known || host.endsWith(`.${known}`)),
  )
  const segments = url.pathname.split('/').filter(Boolean)
  return {
    service: found ?? WEBSITE,
    profileUrl: url.href,
    screenName: (segments.at(-1) ?? host).replace(/^@/, ''),
  }
}

function byName(name: string): SocialService {
  return SOCIAL_SERVICES.find((one) => one.name === name) ?? WEBSITE
}

function readWebAddress(text: string): URL | undefined {
  if (!/^https?:\/\/[^/\\]/i.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  return url.username === '' && url.password === '' && url.hostname.includes('.') ? url : undefined
}
