/** The program of a process that compiles styles: one task at a time, until it is ended. */

import { serveKnowing } from '@sitewright/sandbox/program'
import { compileFresh, type StyleChoices } from '../compile-styles.ts'
import { type FinishedStyles, finishStyles } from '../finish-styles.ts'
import { createParsedSheets } from '../parsed-less.ts'
import type { SentTheme } from './style-sandbox.ts'

const RULES = Array.from(
  { length: 150 },
  (_, index) => `.a${index}, .b > .c:hover {
  color: darken(@ink, 10%); .font; width: (@gap * 2); background: url(x.png) 0 0 no-repeat;
  @media (max-width: 640px) { padding: @gap 1px; &:before { content: "x"; } }
}`,
)
const SAMPLE = `@ink: #223344; @gap: 10px; .font() { font: 12px/1.5 serif; } ${RULES.join('\n')}`
/** Warm-up: how often the sample is compiled while idle, so that the engine optimizes the compiler's code. */
const ROUNDS = 8

function warmUp(): void {
  const styles = [{ path: 'styles/sample.less', text: SAMPLE }]
  compileFresh({ styles, importableStyles: [], tweaks: [] })
}

function goOn(rounds: number): void {
  if (rounds === 0) return
  warmUp()
  // Tasks that arrived meanwhile run first.
  setImmediate(() => goOn(rounds - 1))
}

const parsed = createParsedSheets()

for (let round = 0; round < ROUNDS / 2; round++) warmUp()
serveKnowing<StyleChoices, FinishedStyles, SentTheme, SentTheme>({
  work: (choices, theme) => finishStyles(compileFresh(theme, choices, parsed)),
  learn: (theme) => theme,
})
goOn(ROUNDS)
