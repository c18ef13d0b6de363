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
  /** Address of a frame that plays it without sound and controls, again and again; undefined where no player does. */
  readonly loop: string | undefined
}

/** The content that an address, or the code of a frame, would embed; undefined for what no provider on the list has. */
export function readEmbedAddress(typed: string): EmbedAddress | undefined {
  if (typed.length > MAX_EMBED_ADDRESS) return undefined
  const url = readUrl(frameInCode(typed) ?? typed.trim())
  if (!url) return undefined
  const page = pageOf(url)
  for (const provider of EMBED_PROVIDERS) {
    const match = provider.pages.exec(page)
    if (!match) continue
    const player = provider.player?.(match, url.href)
    const frame = player && allowedFrame(player)?.url
    const loops = provider.loops?.(match[1] ?? '')
    const loop = frame && loops && `${frame}${frame.includes('?') ? '&' : '?'}${loops}`
    return { provider, address: url.href, frame, loop }
  }
  return framedBy(url)
}

/** A frame's own address that was pasted, such as that of a player. */
function framedBy(url: URL): EmbedAddress | undefined {
  const found = allowedFrame(url.href)
  return found && { provider: found.provider, address: url.href, frame: found.url, loop: undefined }
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

const STARTS_ITSELF = /^(?:auto_?play|mute)(?:=|$)/i

/** YouTube’s player without cookies in place of the other, and no player that starts by itself. */
function withoutTracking({ host, pathname, search, hash }: URL): string {
  const player = host === 'www.youtube.com' ? 'www.youtube-nocookie.com' : host
  const query = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !STARTS_ITSELF.test(part))
    .join('&')
  return `https://${player}${pathname}${query && `?${query}`}${hash}`
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
  return url.includes('?') ? url.replace('?', `?${provider.starts}&`) : `${url}?${provider.starts}`
}

function readUrl(text: string): URL | undefined {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  if (!/^https?:\/\//i.test(address) || /\s/.test(address) || !URL.canParse(address))
    return undefined
  const url = new URL(address.replace(/^http:/i, 'https:'))
  const { username, password, host, hostname } = url
  // A host with a port differs from its name.
  return username === '' && password === '' && host === hostname ? url : undefined
}

const pageOf = ({ host, pathname, search }: URL) =>
  `${host.replace(/^www\./, '')}${pathname}${search}`

const FRAME = /^\s*(?:<p>\s*)?<iframe\s(?:[^>]*?\s)?src\s*=\s*(?:"([^"]*)"|'([^']*)')/i

/** The address in a frame's code, as services offer it for copying; undefined for what is no such code. */
export function frameInCode(code: string): string | undefined {
  const [, double, single] = FRAME.exec(code) ?? []
  return (double ?? single)?.replaceAll('&amp;', '&').replace(/^\/\//, 'https://')
}
