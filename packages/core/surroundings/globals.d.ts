/**
 * Everything that this package uses of its surroundings besides the language itself: no timer, no process, no file, no network,
 * no page. Browsers and Node have both. `tsconfig.pure.json` compiles the package with these alone.
 */

/** Random numbers for new ids. */
declare const crypto: { getRandomValues(values: Uint32Array): Uint32Array }

/** Parses addresses, without network. */
declare class URL {
  constructor(address: string)
  static canParse(address: string): boolean
  readonly href: string
  readonly protocol: string
  readonly username: string
  readonly password: string
  readonly host: string
  readonly hostname: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
}
