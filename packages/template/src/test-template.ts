/** Helpers for template tests: one line a case. */

import { expect, it } from 'vitest'
import { parseTemplate, type RenderOptions, render } from './index.ts'

export interface TestOptions extends Partial<Omit<RenderOptions, 'locale'>> {
  /** English if left out, no locale if `undefined`. */
  readonly locale?: string | undefined
}

/** A stopped clock, so that no outcome depends on the machine; `tickingClock` is for tests of deadlines. */
const STOPPED_CLOCK = () => 0

/** Renders as pages are rendered, with everything switched on. */
export function run(template: unknown, data: unknown, options: TestOptions = {}) {
  const parsed = typeof template === 'string' ? parseTemplate(template, { name: 'test' }) : template
  const { locale, ...others } = { locale: 'en', ...options }
  const localized = locale === undefined ? others : { locale, ...others }
  return render(parsed, {
    data,
    expressions: true,
    includes: true,
    clock: STOPPED_CLOCK,
    ...localized,
  })
}

/** A clock that advances by `msPerLook` at every look: a render that looks often enough meets its deadline. */
export function tickingClock(msPerLook: number): () => number {
  let now = 0
  return () => {
    now += msPerLook
    return now
  }
}

const titled = (text: string) => JSON.stringify(text)

/** Asserts that the template prints the text for the data, without diagnostics. */
export function renders(
  template: string,
  data: unknown,
  output: string,
  options?: TestOptions,
): void {
  it(`prints ${titled(output)} for ${titled(template)}`, () => {
    const result = run(template, data, options)
    expect(result.output).toBe(output)
    expect(parseTemplate(template).diagnostics).toEqual([])
    expect(result.diagnostics).toEqual([])
  })
}

type Shown = readonly [template: string, data: unknown, output: string, options?: TestOptions]

/** A fact of the specification, shown by templates. The title begins with `fact`, its id and a colon. */
export function holdsFact(title: `fact ${string}: ${string}`, ...cases: readonly Shown[]): void {
  it(title, () => {
    for (const [template, data, output, options] of cases) {
      expect(run(template, data, options)).toMatchObject({ output, diagnostics: [] })
    }
  })
}

/** Asserts the diagnostics of parsing and rendering the template. */
export function reports(
  template: string,
  messages: string | readonly string[],
  options?: TestOptions,
): void {
  it(`says ${titled(String(messages))} about ${titled(template)}`, () => {
    const parsed = parseTemplate(template, { name: 'test' })
    const found = [...parsed.diagnostics, ...run(parsed, {}, options).diagnostics]
    expect(found.map(({ message }) => message)).toEqual([messages].flat())
  })
}

/** Asserts the instructions of the template, whatever its diagnostics. */
export function parses(template: string, block: unknown): void {
  it(`reads ${titled(template)}`, () => {
    expect(parseTemplate(template).code[2]).toEqual(block)
  })
}

/** Asserts that none of them is a tag: each is printed as it stands, without diagnostics. */
export function staysText(...templates: readonly string[]): void {
  for (const template of templates) {
    it(`takes ${titled(template)} as text`, () => {
      const { output, diagnostics } = run(template, { a: 1, b: 2 })
      expect([output, parseTemplate(template).diagnostics, diagnostics]).toEqual([template, [], []])
    })
  }
}

/** The distinct codes of diagnostics. */
export function codesOf(diagnostics: readonly { readonly code: string }[]): string[] {
  return [...new Set(diagnostics.map(({ code }) => code))]
}
