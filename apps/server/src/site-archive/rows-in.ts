/** Rows of an exported site, read in pieces however many they are. */

import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

/** Rows that one statement inserts at most, and the characters of JSON after which it takes no more. */
const MOST_ROWS = 500
const MOST_CHARACTERS = 1_000_000

/** Calls `take` with some rows at a time, each the text of a JSON object. */
export async function forRowsIn(
  file: string,
  take: (rows: readonly string[]) => Promise<void>,
): Promise<void> {
  const text = createGunzip()
  text.setEncoding('utf8')
  await pipeline(createReadStream(file), text, async (pieces: AsyncIterable<string>) => {
    let rows: string[] = []
    let characters = 0
    for await (const row of linesOf(pieces)) {
      rows.push(row)
      characters += row.length
      if (rows.length < MOST_ROWS && characters < MOST_CHARACTERS) continue
      await take(rows)
      rows = []
      characters = 0
    }
    if (rows.length > 0) await take(rows)
  })
}

/** Node's own reader of lines also ends them at U+2028 and U+2029, which JSON may hold. */
async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}
