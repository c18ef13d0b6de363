import { slugify } from '@sitewright/core/slug'
import type { SiteTx } from '../../platform/database.ts'
import { pathNamesLike } from './asset-table.ts'
import { extensionFor, type StoredFormat } from './stored-format.ts'

/** Characters of a name without its number and extension. */
const LONGEST = 80

/** Form of a file's name in an address; any other text names no file. */
export const ADDRESS_NAME = /^[a-z0-9-]{1,100}\.[a-z0-9]{2,5}$/

/** Name of a file in its address: words and hyphens, with the extension of its format. */
export function addressName(filename: string, format: StoredFormat): string {
  return `${stem(filename)}.${extensionFor(format)}`
}

/** A name that no other file of the site has: a taken one gets -1, -2, … */
export async function freePathName(
  site: SiteTx,
  filename: string,
  format: StoredFormat,
): Promise<string> {
  const base = stem(filename)
  const taken = await pathNamesLike(site, base)
  const name = (number: number) =>
    `${base}${number === 0 ? '' : `-${number}`}.${extensionFor(format)}`
  let number = 0
  while (taken.has(name(number))) number += 1
  return name(number)
}

function stem(filename: string): string {
  return slugify(filename.replace(/\.[^.]*$/, '')).slice(0, LONGEST) || 'file'
}
