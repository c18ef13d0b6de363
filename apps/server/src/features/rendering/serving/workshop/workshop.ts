/** Pages while someone writes their theme: they hear of each change, and show the theme's problems. */

import { scriptJson } from '@sitewright/core/html'
import { type Diagnostic, sourceFrame } from '@sitewright/template'
import type { Theme } from '@sitewright/theme'
import type { ThemeFolder, WorkshopFinding } from '@sitewright/theme/workshop'
import type { RemoteSite } from './remote-site.ts'

export const WORKSHOP_PATH = '/universal/workshop'

/** Messages to open pages. */
export type WorkshopEvent =
  | { readonly kind: 'page' }
  | { readonly kind: 'styles'; readonly revision: string }
  | { readonly kind: 'findings'; readonly findings: readonly WorkshopFinding[] }

export interface Workshop {
  /** The theme's current files. */
  readonly theme: Theme
  /** The published site whose pages are shown in place of the sample site's. */
  readonly remote: RemoteSite | undefined
  /** Reads the theme again, and tells open pages to reload. */
  changed(options: { isStylesOnly: boolean }): Promise<void>
  /** Reports problems in the theme's files to all open pages. */
  show(findings: readonly WorkshopFinding[]): void
  /** Adds to a page, made from one revision of the theme, what it needs to hear of changes, and passes on its problems. */
  finish(
    html: string,
    { revision, problems }: { revision: string; problems: readonly Diagnostic[] },
  ): string
  /**
   * Subscribes a page to messages from now on, and at once to the current problems. A page of another revision of the theme, which
   * was being loaded when the theme changed, is told to reload. The result unsubscribes.
   */
  listen(revision: string, listener: (event: WorkshopEvent) => void): () => void
  /** Subscribes to problems of pages. */
  onPage(listener: (findings: readonly WorkshopFinding[]) => void): void
}

export function createWorkshop(
  folder: ThemeFolder,
  { purge, script, remote }: { purge(): void; script: string; remote: RemoteSite | undefined },
): Workshop {
  const listeners = new Set<(event: WorkshopEvent) => void>()
  const pageListeners = new Set<(findings: readonly WorkshopFinding[]) => void>()
  let shown: readonly WorkshopFinding[] = []
  const tell = (event: WorkshopEvent) => {
    for (const listener of listeners) listener(event)
  }
  return {
    remote,
    get theme() {
      return folder.theme
    },
    changed: async ({ isStylesOnly }) => {
      await folder.reload()
      purge()
      tell(isStylesOnly ? { kind: 'styles', revision: folder.theme.revision } : { kind: 'page' })
    },
    show: (findings) => {
      shown = findings
      tell({ kind: 'findings', findings })
    },
    finish: (html, { revision, problems }) => {
      const findings = problems.map((problem) => findingOf(problem, folder))
      for (const listener of pageListeners) listener(findings)
      const events = `${WORKSHOP_PATH}/events?${new URLSearchParams({ revision })}`
      const data = scriptJson({ events, findings })
      return `${html}<script id="sitewright-workshop" type="application/json">${data}</script><script type="module" src="${script}"></script>`
    },
    listen: (revision, listener) => {
      listeners.add(listener)
      if (revision !== folder.theme.revision) listener({ kind: 'page' })
      listener({ kind: 'findings', findings: shown })
      return () => void listeners.delete(listener)
    },
    onPage: (listener) => void pageListeners.add(listener),
  }
}

function findingOf(found: Diagnostic, folder: ThemeFolder): WorkshopFinding {
  const { file: template, line: lineThere } = found
  const isPlaced = template !== undefined && lineThere !== undefined
  const problem = {
    ...found,
    ...(isPlaced && folder.originInLayout({ template, line: lineThere })),
  }
  const { severity, message, file, line, column } = problem
  const source = file === undefined ? undefined : folder.textOf(file)
  // The first line of the stack repeats the message.
  const [, ...frame] = source === undefined ? [] : sourceFrame(problem, source).split('\n')
  const place = [file ?? 'template', line, column].filter((part) => part !== undefined).join(':')
  return { severity, place, message, frame: frame.join('\n') }
}
