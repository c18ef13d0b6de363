/** Sources of a content security policy: hosts that a page may reach beside its own site. */
export interface PageSources {
  readonly script: readonly string[]
  readonly frame: readonly string[]
  readonly connect: readonly string[]
  /** Targets of a page's forms: browsers hold redirects after the form to this too. */
  readonly form: readonly string[]
}

export const NO_SOURCES: PageSources = { script: [], frame: [], connect: [], form: [] }

/** Union of several sets of sources. */
export function joinSources(all: readonly PageSources[]): PageSources {
  const join = (kind: keyof PageSources) => [...new Set(all.flatMap((one) => one[kind]))]
  return {
    script: join('script'),
    frame: join('frame'),
    connect: join('connect'),
    form: join('form'),
  }
}
