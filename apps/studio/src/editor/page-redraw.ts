/** Shows the page around its documents anew after edits of the site's draft: one request under way, the last one wins. */

export interface PageRedraw {
  /** Edits that change what is around the documents were saved. */
  saved(): void
}

export function createPageRedraw({
  render,
  show,
}: {
  /** The page as it is saved. */
  render(): Promise<string>
  show(html: string): void
}): PageRedraw {
  let isDue = false
  let isRunning = false

  const run = async () => {
    if (isRunning) return
    isRunning = true
    while (isDue) {
      isDue = false
      const html = await render().catch(() => undefined)
      // A page that cannot be had now is shown after the next edit; the work itself is saved.
      if (html !== undefined && !isDue) show(html)
    }
    isRunning = false
  }

  return {
    saved() {
      isDue = true
      void run()
    },
  }
}
