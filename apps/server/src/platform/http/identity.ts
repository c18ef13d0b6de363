/** Which of the three identities a host belongs to (ARCHITECTURE.md), decided from the Host header alone. */

import type { Config } from '../settings/config.ts'

export type Identity = 'studio' | 'site' | 'canvas'

export interface HostRouting {
  identityOf(host: string): Identity
  /** The identifier in a platform host: `clay` for `clay.example.com` and `clay--canvas.example.com`. */
  identifierOf(host: string): string | undefined
  siteOrigin(identifier: string): string
  canvasOrigin(identifier: string): string
}

/** Suffix of the identifier in the host of a site's canvas. */
const CANVAS_SUFFIX = '--canvas'

export function createHostRouting(
  config: Pick<Config, 'studioOrigin' | 'sitesDomain' | 'isHttps'>,
): HostRouting {
  const studioHost = new URL(config.studioOrigin).host
  const suffix = `.${config.sitesDomain}`
  const scheme = config.isHttps ? 'https' : 'http'
  const labelOf = (host: string) => {
    const label = host.endsWith(suffix) ? host.slice(0, -suffix.length) : ''
    return label === '' || label.includes('.') ? undefined : label
  }
  return {
    identityOf: (host) => {
      if (host === studioHost) return 'studio'
      return labelOf(host)?.endsWith(CANVAS_SUFFIX) ? 'canvas' : 'site'
    },
    identifierOf: (host) => {
      const label = labelOf(host)
      return label?.endsWith(CANVAS_SUFFIX) ? label.slice(0, -CANVAS_SUFFIX.length) : label
    },
    siteOrigin: (identifier) => `${scheme}://${identifier}${suffix}`,
    canvasOrigin: (identifier) => `${scheme}://${identifier}${CANVAS_SUFFIX}${suffix}`,
  }
}

/** Host header in its canonical form: lower case, without a trailing dot. */
export function normalizeHost(header: string | undefined): string {
  return (header ?? '').toLowerCase().replace(/\.(?=:|$)/, '')
}
