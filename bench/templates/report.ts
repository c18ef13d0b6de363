/** Figures in columns, and aims beside what was measured. */

export function row(first: string, rest: readonly string[]): string {
  return `  ${first.padEnd(21)}${rest.map((cell) => cell.padStart(14)).join('')}`
}

export const times = (ratio: number) => `${ratio.toFixed(2)} ×`

export const milliseconds = (ms: number) => `${ms.toFixed(3)} ms`

export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

/** Aims are read, not enforced: the figures depend on the machine. */
export function withAim(what: string, ratio: number, aim: number): string {
  const verdict = ratio >= aim ? 'met' : 'not met'
  return `${`${what}:`.padEnd(44)} ${times(ratio)} (at least ${aim.toFixed(1)}: ${verdict})`
}
