/** Problems of a save, by the field's path: `zones.0.rates.1.title`. */
export type ZoneProblems = Readonly<Record<string, string>>

/** The first problem at a path or anywhere below it. */
export function problemWithin(problems: ZoneProblems, path: string): string | undefined {
  const found = Object.keys(problems).find((at) => at === path || at.startsWith(`${path}.`))
  return found === undefined ? undefined : problems[found]
}
