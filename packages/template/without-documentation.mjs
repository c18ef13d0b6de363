/**
 * Leaves the summaries, sections, usages and examples of formatters and predicates out of a browser bundle: they
 * are for the documentation, the checker and the tests, and would be a sixth of it. Relies on the formatting that
 * every file in those folders has.
 */

import { readFile } from 'node:fs/promises'

const EXAMPLES = /^( +)examples: \[(?:[^\n]*|\n[\s\S]*?\n\1)\],\n/gm
const TEXTS = /^ +(?:summary|section|usage):\s+(?:'(?:[^'\\]|\\.)*'|"[^"]*"|`[^`]*`),\n/gm
const STRICTNESS = /^ +refusesMore: true,\n/gm

/** An esbuild plugin. */
export const withoutDocumentation = {
  name: 'without-documentation',
  setup({ onLoad }) {
    onLoad({ filter: /template\/src\/(formatters|predicates)\/[\w-]+\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      const contents = [EXAMPLES, TEXTS, STRICTNESS].reduce(
        (text, documentation) => text.replace(documentation, ''),
        source,
      )
      return { contents, loader: 'ts' }
    })
  },
}
