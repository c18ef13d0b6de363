/** Which of the four identities a host belongs to (ARCHITECTURE.md), decided from the Host header alone. */

import type { Config } from '../settings/config.ts'

export type Identity = 'studio' | 'site' | 'canvas' | 'preview'

export interface HostRouting {
  identityOf(host: string): Identity
  /** The identifier in a platform host: `clay` for `clay.example.com` and `clay--canvas.example.com`. */
  identifierOf(host: string): string | undefined
  siteOrigin(identifier: string): string
  /** Origin of a domain of an owner's own, which is reached by the port of `SITES_DOMAIN`. */
  domainOrigin(domain: string): string
  /** The domain of an owner's own that a host names: without its port. */
  domainIn(host: string): string
  canvasOrigin(identifier: string): string
  previewOrigin(identifier: string): string
}

/** Identities beside a site's own host, by the suffix of the identifier in theirs. No identifier has two hyphens in a row. */
const BESIDE_SITE = { '--canvas': 'canvas', '--preview': 'preview' } as const
type Suffix = keyof typeof BESIDE_SITE

export function createHostRouting(
  config: Pick<Config, 'studioOrigin' | 'sitesDomain' | 'isHttps'>,
): HostRouting {
  const studioHost = new URL(config.studioOrigin).host
  const suffix = `.${config.sitesDomain}`
  const scheme = schemeOf(config)
  const port = /:\d+$/.exec(config.sitesDomain)?.[0] ?? ''
  const labelOf = (host: string) => {
    const label = host.endsWith(suffix) ? host.slice(0, -suffix.length) : ''
    return label === '' || label.includes('.') ? undefined : label
  }
  const suffixOf = (label: string) =>
    (Object.keys(BESIDE_SITE) as Suffix[]).find((one) => label.endsWith(one))
  const originOf = (label: string) => `${scheme}://${label}${suffix}`
  return {
    identityOf: (host) => {
      if (host === studioHost) return 'studio'
      const beside = suffixOf(labelOf(host) ?? '')
      return beside ? BESIDE_SITE[beside] : 'site'
    },
    identifierOf: (host) => {
      const label = labelOf(host)
      return label?.slice(0, label.length - (suffixOf(label)?.length ?? 0))
    },
    siteOrigin: originOf,
    domainOrigin: (domain) => `${scheme}://${domain}${port}`,
    domainIn: (host) => (host.endsWith(port) ? host.slice(0, host.length - port.length) : host),
    canvasOrigin: (identifier) => originOf(`${identifier}--canvas`),
    previewOrigin: (identifier) => originOf(`${identifier}--preview`),
  }
}

/** Host header in its canonical form: lower case, without a trailing dot. */
export function normalizeHost(header: string | undefined): string {
  return (header ?? '').toLowerCase().replace(/\.(?=:|$)/, '')
}

/** Origin by which a request came: its host, with the public scheme. */
export function originAsked(
  { headers }: { readonly headers: { readonly host?: string | undefined } },
  config: Pick<Config, 'isHttps'>,
): string {
  return `${schemeOf(config)}://${normalizeHost(headers.host)}`
}

function schemeOf({ isHttps }: Pick<Config, 'isHttps'>): 'https' | 'http' {
  return isHttps ? 'https' : 'http'
}
