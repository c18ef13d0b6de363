/** Pages while someone writes their theme: they hear of each change, and show what is wrong with it. */

import { scriptJson } from '@sitewright/core/html'
import { type Diagnostic, sourceFrame } from '@sitewright/template'
import type { ThemeFolder, WorkshopFinding } from '@sitewright/theme/workshop'

export const WORKSHOP_PATH = '/universal/workshop'

/** What open pages are told. */
export type WorkshopEvent =
  | { readonly kind: 'page' }
  | { readonly kind: 'styles'; readonly revision: string }
  | { readonly kind: 'findings'; readonly findings: readonly WorkshopFinding[] }

export interface Workshop {
  /** Reads the theme again, and has open pages show it. */
  changed(options: { isStylesOnly: boolean }): Promise<void>
  /** What is wrong in the theme's files, for all open pages. */
  show(findings: readonly WorkshopFinding[]): void
  /** A page that was made, with what it needs to hear of changes; what went wrong in it is passed on. */
  finish(html: string, problems: readonly Diagnostic[]): string
  /** Hears of everything from now on, and at once of what is wrong now. The result ends it. */
  listen(listener: (event: WorkshopEvent) => void): () => void
  /** Hears what went wrong in pages. */
  onPage(listener: (findings: readonly WorkshopFinding[]) => void): void
}

export function createWorkshop(
  folder: ThemeFolder,
  { purge, script }: { purge(): void; script: string },
): Workshop {
  const listeners = new Set<(event: WorkshopEvent) => void>()
  const pageListeners = new Set<(findings: readonly WorkshopFinding[]) => void>()
  let shown: readonly WorkshopFinding[] = []
  const tell = (event: WorkshopEvent) => {
    for (const listener of listeners) listener(event)
  }
  return {
    changed: async ({ isStylesOnly }) => {
      await folder.reload()
      purge()
      tell(isStylesOnly ? { kind: 'styles', revision: folder.theme.revision } : { kind: 'page' })
    },
    show: (findings) => {
      shown = findings
      tell({ kind: 'findings', findings })
    },
    finish: (html, problems) => {
      const findings = problems.map((problem) => findingOf(problem, folder))
      for (const listener of pageListeners) listener(findings)
      const data = scriptJson({ events: `${WORKSHOP_PATH}/events`, findings })
      return `${html}<script id="sitewright-workshop" type="application/json">${data}</script><script type="module" src="${script}"></script>`
    },
    listen: (listener) => {
      listeners.add(listener)
      listener({ kind: 'findings', findings: shown })
      return () => void listeners.delete(listener)
    },
    onPage: (listener) => void pageListeners.add(listener),
  }
}

function findingOf(problem: Diagnostic, folder: ThemeFolder): WorkshopFinding {
  const { severity, message, file, line, column } = problem
  const source = file === undefined ? undefined : folder.textOf(file)
  // The first line says again what the message says.
  const [, ...frame] = source === undefined ? [] : sourceFrame(problem, source).split('\n')
  const place = [file ?? 'template', line, column].filter((part) => part !== undefined).join(':')
  return { severity, place, message, frame: frame.join('\n') }
}
