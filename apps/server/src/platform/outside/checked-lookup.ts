import type { LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { fail } from './errors.ts'

/** Asks the resolver for all addresses of a name. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>

/**
 * Name lookup of a socket that is to be connected, with every address checked: the socket connects to what was checked and to
 * nothing that a second lookup would say, so DNS rebinding finds no gap.
 */
export function checkedLookup(
  resolve: Resolve,
  isPublic: (address: string) => boolean,
): LookupFunction {
  return (host, options, done) => {
    const give = (addresses: readonly LookupAddress[]) => {
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isPublic(address))) {
        return done(fail('outsideAddress'), [])
      }
      return options.all ? done(null, [...addresses]) : done(null, first.address, first.family)
    }
    resolve(host).then(give, (error) => done(error, []))
  }
}
