/** Reads addresses of what pages may embed, and judges those of frames. Pure. */

import { EMBED_PROVIDERS, type EmbedProvider } from './embed-providers.ts'

/** The most characters of an address, or of a frame's code that was pasted in its place. */
export const MAX_EMBED_ADDRESS = 2000

export interface EmbedAddress {
  readonly provider: EmbedProvider
  /** The address of what is embedded, as it was meant. */
  readonly address: string
  /** Address of the frame, where it follows from that; else the provider has to be asked. */
  readonly frame: string | undefined
}

/** What an address, or the code of a frame, would embed; undefined for what no provider on the list has. */
export function readEmbedAddress(typed: string): EmbedAddress | undefined {
  if (typed.length > MAX_EMBED_ADDRESS) return undefined
  const url = readUrl(frameInCode(typed) ?? typed.trim())
  if (!url) return undefined
  const page = pageOf(url)
  for (const provider of EMBED_PROVIDERS) {
    const match = provider.pages.exec(page)
    if (!match) continue
    const frame = provider.player?.(match, url.href)
    return { provider, address: url.href, frame: frame && allowedFrame(frame)?.url }
  }
  return framedBy(url)
}

/** A frame's own address that was pasted, such as that of a player. */
function framedBy(url: URL): EmbedAddress | undefined {
  const found = allowedFrame(url.href)
  return found && { provider: found.provider, address: url.href, frame: found.url }
}

export interface AllowedFrame {
  readonly provider: EmbedProvider
  readonly url: string
}

/** The frame at an address by https, if it is one of a provider's own; undefined for any other. */
export function allowedFrame(address: string): AllowedFrame | undefined {
  const url = readUrl(address)
  if (!url) return undefined
  const place = url.host + url.pathname
  const provider = EMBED_PROVIDERS.find(({ frames }) =>
    frames.some((one) => beginsWith(place, one)),
  )
  return provider && { provider, url: withoutTracking(url) }
}

/** YouTube’s player without cookies in place of the other, and no player that starts by itself. */
function withoutTracking(url: URL): string {
  if (url.host === 'www.youtube.com') url.host = 'www.youtube-nocookie.com'
  for (const name of ['autoplay', 'auto_play', 'autoPlay', 'mute']) url.searchParams.delete(name)
  return url.href
}

function beginsWith(place: string, frame: string): boolean {
  if (!place.startsWith(frame)) return false
  // `maps/embed` stands for itself and what is below it, not for `maps/embedded`.
  const next = place.charAt(frame.length)
  return frame.endsWith('/') || next === '' || next === '/' || next === '.'
}

/** The address of a frame once a visitor has pressed it: what they pressed for starts. */
export function startedFrame({ provider, url }: AllowedFrame): string {
  if (provider.starts === undefined) return url
  return `${url}${url.includes('?') ? '&' : '?'}${provider.starts}`
}

function readUrl(text: string): URL | undefined {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  if (!/^https?:\/\//i.test(address) || /\s/.test(address) || !URL.canParse(address))
    return undefined
  const url = new URL(address)
  if (url.username !== '' || url.password !== '' || url.port !== '') return undefined
  url.protocol = 'https:'
  return url
}

const pageOf = ({ host, pathname, search }: URL) =>
  `${host.replace(/^www\./, '')}${pathname}${search}`

const FRAME = /^\s*(?:<p>\s*)?<iframe\s(?:[^>]*?\s)?src\s*=\s*(?:"([^"]*)"|'([^']*)')/i

/** The address in a frame's code, as services offer it for copying; undefined for what is no such code. */
export function frameInCode(code: string): string | undefined {
  const [, double, single] = FRAME.exec(code) ?? []
  return (double ?? single)?.replaceAll('&amp;', '&').replace(/^\/\//, 'https://')
}
