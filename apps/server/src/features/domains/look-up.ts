/** Looks the records of a domain up. Never within a transaction: name servers may take seconds. */

import { proofName } from '@sitewright/core/site/domains'
import type { App } from '../../platform/app.ts'
import { hasGoodCertificate } from '../../platform/outside/certificate.ts'
import { type NameServers, NameTrouble, nameServers } from '../../platform/outside/name-servers.ts'
import type { Claim } from './claim-table.ts'

export interface Found {
  /** Whether the record of the proof is there, or one with another value; `noAnswer` where nobody knows. */
  readonly proof: 'right' | 'other' | 'none' | 'noAnswer'
  /** Undefined where nobody knows. */
  readonly leadsHere: boolean | undefined
  readonly hasCertificate: boolean
}

export async function lookUp(
  app: App,
  { host, token }: Pick<Claim, 'host' | 'token'>,
  freeHost: string,
): Promise<Found> {
  const names = nameServers(app)
  const [proof, here] = await Promise.all([
    proofOf(names, host, token),
    whetherHere(app, host, freeHost),
  ])
  const isAsked = here.address !== undefined && app.config.isHttps && !app.config.dnsStandIn
  return {
    proof,
    leadsHere: here.leadsHere,
    hasCertificate: isAsked && (await hasGoodCertificate({ host, address: here.address ?? '' })),
  }
}

async function proofOf(names: NameServers, host: string, token: string): Promise<Found['proof']> {
  try {
    const texts = await names.textsOf(proofName(host))
    if (texts.some((text) => text.trim() === token)) return 'right'
    return texts.length > 0 ? 'other' : 'none'
  } catch (error) {
    if (error instanceof NameTrouble) return 'noAnswer'
    throw error
  }
}

interface Here {
  readonly leadsHere: boolean | undefined
  /** One of the platform's own addresses, by which the host is reached. */
  readonly address?: string | undefined
}

/** A host leads here as an alias of one of the platform's names, or by its addresses and no others. */
async function whetherHere(app: App, host: string, freeHost: string): Promise<Here> {
  const { hosts, addresses } = app.config.platformNames
  const names = nameServers(app)
  try {
    const [aliases, own, ofNames] = await Promise.all([
      names.aliasesOf(host),
      names.addressesOf(host),
      Promise.all(hosts.map((name) => names.addressesOf(name))),
    ])
    const platform = new Set([...addresses, ...ofNames.flat()])
    const address = own.every((one) => platform.has(one)) ? own[0] : undefined
    const isAlias = aliases.some((alias) => alias === freeHost || hosts.includes(alias))
    return { leadsHere: isAlias || address !== undefined, address }
  } catch (error) {
    if (error instanceof NameTrouble) return { leadsHere: undefined }
    throw error
  }
}
