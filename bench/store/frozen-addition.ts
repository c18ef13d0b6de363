/**
 * The statements that an addition to the cart was made of before it was made of fewer, as data to race against.
 * Columns that are gone since are named by others of their table.
 */

import { readFile } from 'node:fs/promises'
import type { Recording } from '../lib/recording.ts'
import type { StockedItem } from './stocked-item.ts'

/** Path in the project, in whose folder benches run. */
const FILE = 'bench/store/frozen-addition.json'

/** The recording with the ids of this shop in place of those of the shop that it was made in. */
export async function frozenAddition(stocked: StockedItem): Promise<Recording> {
  const text = await readFile(FILE, 'utf8')
  const names: Readonly<Record<string, string>> = {
    '<site>': stocked.siteId,
    '<item>': stocked.item.itemId,
    '<sku>': stocked.item.sku,
    '<variant>': stocked.variantId,
    '<image>': stocked.imageIds[0] ?? '',
  }
  const recording = JSON.parse(
    text.replace(/<(?:site|item|sku|variant|image)>/g, (name) => names[name] ?? ''),
  )
  return { ...recording, known: Object.values(names) }
}
