/** DOM settling for scripts of themes: waits until a part of the page has stopped changing. */

/** Milliseconds without a change that count as stable, and milliseconds waited at most (specification §9). */
const STABLE_MS = 100
const MOST_MS = 3000

/** Resolves to whether it became stable in time. */
export function domSettled(part: Node = document): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isStable: boolean) => {
      observer.disconnect()
      clearTimeout(quiet)
      clearTimeout(limit)
      resolve(isStable)
    }
    const wait = () => setTimeout(() => end(true), STABLE_MS)
    const observer = new MutationObserver(() => {
      clearTimeout(quiet)
      quiet = wait()
    })
    const limit = setTimeout(() => end(false), MOST_MS)
    let quiet = wait()
    observer.observe(part, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
  })
}
