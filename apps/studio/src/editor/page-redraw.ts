/** Shows the page around its documents anew, once edits of the site's draft are saved: one request under way, the last one wins. */

export interface PageRedraw {
  /** The page as shown is out of date; it is asked for as soon as the edit is saved. */
  markStale(): void
  /** The site's draft was saved. */
  saved(): void
}

export function createPageRedraw({
  render,
  show,
}: {
  render(): Promise<string>
  show(html: string): void
}): PageRedraw {
  let isStale = false
  let isRunning = false

  const run = async () => {
    if (isRunning) return
    isRunning = true
    while (isStale) {
      isStale = false
      const html = await render().catch(() => undefined)
      // A page that cannot be had now is shown after the next edit; the work itself is saved.
      if (html !== undefined && !isStale) show(html)
    }
    isRunning = false
  }

  return {
    markStale() {
      isStale = true
    },
    saved() {
      if (isStale) void run()
    },
  }
}
