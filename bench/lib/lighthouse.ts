/** Lighthouse, as on a phone: the median of several runs of a page counts. */

import { type LaunchedChrome, launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'

const RUNS = 3
const KB = 1024
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking']

export interface Measured {
  readonly performance: number
  readonly accessibility: number
  readonly shift: number
  readonly scriptKb: number
  readonly stylesKb: number
  /** Kilobytes of the largest picture that is asked for first. */
  readonly heroKb: number
}

export interface Run extends Measured {
  /** Names of the rules of accessibility that the page breaks, each with where. */
  readonly broken: readonly string[]
}

export const launchChrome = () =>
  launch({
    ...(process.env.CHROMIUM_PATH && { chromePath: process.env.CHROMIUM_PATH }),
    chromeFlags: FLAGS,
    logLevel: 'silent',
  })

export async function middleOf(address: string, chrome: LaunchedChrome): Promise<Run> {
  const runs: Run[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(address, chrome))
  runs.sort((a, b) => a.performance - b.performance)
  const middle = runs[Math.floor(RUNS / 2)]
  if (!middle) throw new Error('Nothing was measured')
  return middle
}

async function measure(address: string, { port }: LaunchedChrome): Promise<Run> {
  const done = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility'],
  })
  const result = done?.lhr
  if (!result || result.runtimeError) {
    throw new Error(`${address}: ${result?.runtimeError?.message ?? 'no result'}`)
  }
  const score = (category: string) => Math.round((result.categories[category]?.score ?? 0) * 100)
  const sent = requestsOf(result)
  const kbOf = (type: string) =>
    sent
      .filter((one) => one.resourceType === type)
      .reduce((sum, one) => sum + one.transferSize, 0) / KB
  const hero = sent
    .filter((one) => one.resourceType === 'Image' && one.priority === 'High')
    .reduce((most, one) => Math.max(most, one.transferSize), 0)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    shift: result.audits['cumulative-layout-shift']?.numericValue ?? 0,
    scriptKb: kbOf('Script'),
    stylesKb: kbOf('Stylesheet'),
    heroKb: hero / KB,
    broken: brokenRules(result),
  }
}

function brokenRules({ categories, audits }: Result): readonly string[] {
  const rules = categories.accessibility?.auditRefs ?? []
  return rules.flatMap(({ id, weight }) => {
    const audit = audits[id]
    if (weight === 0 || audit?.score !== 0) return []
    const { details } = audit
    const places = details?.type === 'table' ? details.items : []
    return [
      `${id}: ${places
        .map((one) => JSON.stringify(one.node))
        .join(' ')
        .slice(0, 600)}`,
    ]
  })
}

interface Sent {
  readonly resourceType: string
  readonly transferSize: number
  readonly priority: string
}

function requestsOf({ audits }: Result): readonly Sent[] {
  const { details } = audits['network-requests'] ?? {}
  return details?.type === 'table' ? (details.items as unknown as readonly Sent[]) : []
}

export function summary(measured: Measured): string {
  const { performance, accessibility, shift, scriptKb, stylesKb, heroKb } = measured
  return [
    `performance ${performance}`,
    `accessibility ${accessibility}`,
    `shift ${shift.toFixed(4)}`,
    `script ${scriptKb.toFixed(1)} KB`,
    `styles ${stylesKb.toFixed(1)} KB`,
    `hero ${heroKb.toFixed(1)} KB`,
  ].join(', ')
}
