/** Questions to the name servers of the internet, within bounds of time: about domains that owners enter. */

import { Resolver } from 'node:dns/promises'
import { defineService } from '../define-service.ts'

/** The name servers gave no answer, so that nothing is known: neither that a record is there nor that it is not. */
export class NameTrouble extends Error {
  override readonly name = 'NameTrouble'
}

export interface NameServers {
  /** Texts of the TXT records of a name. */
  textsOf(name: string): Promise<readonly string[]>
  /** Names that a name is an alias of (CNAME), in lower case. */
  aliasesOf(name: string): Promise<readonly string[]>
  /** Addresses of both families, aliases followed. */
  addressesOf(name: string): Promise<readonly string[]>
}

/** Milliseconds that a name server may take for the first answer; further tries take longer. */
const ANSWER_MS = 2_000
const TRIES = 2
/** Milliseconds for one question, whatever the name servers do. */
const WITHIN_MS = 6_000

/** Answers that are none: there is no such name, or no record of that kind. */
const NONE: ReadonlySet<string> = new Set(['ENODATA', 'ENOTFOUND'])

export const nameServers = defineService(({ config }): NameServers => {
  const ask = async <Answer>(question: (resolver: Resolver) => Promise<Answer[]>) => {
    const resolver = new Resolver({ timeout: ANSWER_MS * config.patience, tries: TRIES })
    if (config.dnsStandIn !== undefined) resolver.setServers([config.dnsStandIn])
    const late = setTimeout(() => resolver.cancel(), WITHIN_MS * config.patience)
    try {
      return await question(resolver)
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      if (NONE.has(code)) return []
      throw new NameTrouble(`The name servers did not answer: ${code}`)
    } finally {
      clearTimeout(late)
    }
  }
  return {
    textsOf: async (name) =>
      (await ask((resolver) => resolver.resolveTxt(name))).map((parts) => parts.join('')),
    aliasesOf: async (name) =>
      (await ask((resolver) => resolver.resolveCname(name))).map((alias) =>
        alias.toLowerCase().replace(/\.$/, ''),
      ),
    addressesOf: async (name) => {
      const both = [
        ask((resolver) => resolver.resolve4(name)),
        ask((resolver) => resolver.resolve6(name)),
      ]
      return (await Promise.all(both)).flat()
    },
  }
})
