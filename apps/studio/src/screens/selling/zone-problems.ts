/** Problems of a save, by the field's path: `zones.0.rates.1.title`. */
export type ZoneProblems = Readonly<Record<string, string>>

/** The first problem at a path or anywhere below it. */
export function problemWithin(problems: ZoneProblems, path: string): string | undefined {
  const found = Object.keys(problems).find((at) => at === path || at.startsWith(`${path}.`))
  return found === undefined ? undefined : problems[found]
}

/** The part of a schema that is needed to find what is wrong. */
interface Schema {
  safeParse(value: unknown): {
    readonly error?:
      | { readonly issues: readonly { readonly path: readonly PropertyKey[] }[] }
      | undefined
  }
}

/** The zones that could be saved as they are, for a sample cart beside ones that are still being filled in. */
export function completeZones<Zone>(schema: Schema, zones: readonly Zone[]): readonly Zone[] {
  const { error } = schema.safeParse(zones)
  const unfinished = new Set(error?.issues.map(({ path: [index] }) => index))
  return zones.filter((_, index) => !unfinished.has(index))
}

/** The problems of fields that have not changed since they were sent. */
export function stillThere(
  problems: ZoneProblems,
  { sent, draft }: { sent: unknown; draft: unknown },
): ZoneProblems {
  return Object.fromEntries(
    Object.entries(problems).filter(
      ([path]) => JSON.stringify(valueAt(sent, path)) === JSON.stringify(valueAt(draft, path)),
    ),
  )
}

function valueAt(root: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], root)
}
