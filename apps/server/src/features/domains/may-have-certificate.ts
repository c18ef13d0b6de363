import type { App } from '../../platform/app.ts'
import { createHostRouting, normalizeHost } from '../../platform/http/identity.ts'
import { siteDirectory } from '../sites/index.ts'

/** Labels of a domain are LDH; anything else is no host that somebody could ask for by TLS. */
const HOST = /^[a-z0-9.-]{1,253}$/

/**
 * Whether the front door may ask a certificate authority for a certificate of this host: proved domains of sites, hosts of sites
 * and of the platform, and no others, or strangers could use up what the authority gives in a week.
 */
export async function mayHaveCertificate(app: App, asked: string): Promise<boolean> {
  const host = normalizeHost(asked)
  if (!HOST.test(host)) return false
  const { studioOrigin, sitesDomain } = app.config
  const routing = createHostRouting(app.config)
  const port = /:\d+$/.exec(sitesDomain)?.[0] ?? ''
  if (host === new URL(studioOrigin).hostname || host + port === sitesDomain) return true
  const identifier = routing.identifierOf(host + port)
  const known =
    identifier === undefined ? host + port : new URL(routing.siteOrigin(identifier)).host
  return (await siteDirectory(app).byHost(known)) !== undefined
}
