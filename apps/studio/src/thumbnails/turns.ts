/** Semaphore: so many thumbnails load at once; the others wait, first come, first served. */

const MAX_LOADING = 2

let loading = 0
const waiting: (() => void)[] = []

/** Resolves when it is one's turn. Whoever had it gives it back, once, by `giveTurn`. */
export async function takeTurn(): Promise<void> {
  if (loading < MAX_LOADING) {
    loading += 1
    return
  }
  await new Promise<void>((begin) => waiting.push(begin))
}

export function giveTurn(): void {
  const next = waiting.shift()
  if (next) next()
  else loading -= 1
}
