/** What a page may reach beside its own site: sources of a content security policy. */
export interface PageSources {
  readonly script: readonly string[]
  readonly frame: readonly string[]
  readonly connect: readonly string[]
  /** Where a form of the page may lead: browsers hold redirects after it to this too. */
  readonly form: readonly string[]
}

export const NO_SOURCES: PageSources = { script: [], frame: [], connect: [], form: [] }

/** All of what each of them names, once. */
export function joinSources(all: readonly PageSources[]): PageSources {
  const join = (kind: keyof PageSources) => [...new Set(all.flatMap((one) => one[kind]))]
  return {
    script: join('script'),
    frame: join('frame'),
    connect: join('connect'),
    form: join('form'),
  }
}
