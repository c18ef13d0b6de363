/** Asks the server for the HTML of sections that changed: a few at a time, one request under way. */

import type { Section } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import type { SectionAddress } from '../document/selection.ts'

/** Sections that the server renders in one request. */
const MAX_SECTIONS = 5
/** Milliseconds until a request that failed is sent again. */
const RETRY_MS = 3000

export interface RenderedSection {
  readonly id: Id
  readonly html: string
}

/** A section as the server has drawn it. */
export interface DrawnSection extends RenderedSection {
  /** The section as it was when the drawing was asked for. */
  readonly section: Section
  /** Whether a newer drawing is due, as it changed meanwhile. */
  readonly isOutdated: boolean
}

export interface SectionRendererOptions {
  /** The section as it is now; nothing when it is gone. */
  sectionAt(address: SectionAddress): Section | undefined
  render(documentId: Id, sections: readonly Section[]): Promise<readonly RenderedSection[]>
  /** Each drawing is newer than the ones before, though while edits go on it may be outdated when it comes. */
  onRendered(documentId: Id, sections: readonly DrawnSection[]): void
  /** The server refused; trying the same again would not help. */
  onRefused(message: string): void
}

export interface SectionRenderer {
  /** Has sections rendered anew: right after the task that calls it, together with all others that are named in it. */
  refresh(addresses: readonly SectionAddress[]): void
  /** Asks for what is due in the task that calls it. */
  flush(): void
  stop(): void
}

interface Part {
  readonly documentId: Id
  readonly addresses: readonly SectionAddress[]
  readonly sections: readonly Section[]
}

export function createSectionRenderer(options: SectionRendererOptions): SectionRenderer {
  const stale = new Map<Id, SectionAddress>()
  let isRunning = false
  let isStopped = false
  let retryTimer: ReturnType<typeof setTimeout> | undefined

  const next = (): Part | undefined => {
    const [first] = stale.values()
    if (!first) return undefined
    const { documentId } = first
    const addresses = [...stale.values()]
      .filter((address) => address.documentId === documentId)
      .slice(0, MAX_SECTIONS)
    for (const { sectionId } of addresses) stale.delete(sectionId)
    const sections = addresses.flatMap((address) => options.sectionAt(address) ?? [])
    return { documentId, addresses, sections }
  }

  const renderPart = async ({ documentId, addresses, sections }: Part) => {
    try {
      const rendered = await options.render(documentId, sections)
      const asked = new Map(sections.map((section) => [section.id, section]))
      const drawn = rendered.flatMap(({ id, html }): DrawnSection[] => {
        const section = asked.get(id)
        const isThere = options.sectionAt({ documentId, sectionId: id }) !== undefined
        return section && isThere ? [{ id, html, section, isOutdated: stale.has(id) }] : []
      })
      if (!isStopped && drawn.length > 0) options.onRendered(documentId, drawn)
      return true
    } catch (failure) {
      if (isPassing(failure)) {
        for (const address of addresses) stale.set(address.sectionId, address)
        retryTimer = setTimeout(run, RETRY_MS)
        return false
      }
      options.onRefused(failure instanceof Error ? failure.message : '')
      return true
    }
  }

  const run = async () => {
    if (isRunning) return
    isRunning = true
    let goesOn = true
    for (let part = next(); part && goesOn && !isStopped; part = goesOn ? next() : undefined) {
      if (part.sections.length > 0) goesOn = await renderPart(part)
    }
    isRunning = false
  }

  return {
    refresh(addresses) {
      for (const address of addresses) stale.set(address.sectionId, address)
      clearTimeout(retryTimer)
      // Edits of one gesture arrive together and are asked for together.
      setTimeout(() => void run())
    },
    flush: () => void run(),
    stop() {
      isStopped = true
      clearTimeout(retryTimer)
    },
  }
}

/** Silence, overload and errors of the server pass; a refusal does not. */
function isPassing(failure: unknown): boolean {
  const { status = 0 } = (failure ?? {}) as { status?: number }
  return status === 0 || status === 429 || status >= 500
}
