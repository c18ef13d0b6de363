import { setFlagsFromString } from 'node:v8'

/** Growth of the heap until it is collected whole, in percent of what lives in it. V8's own choice, which 0 is, goes up to 300. */
const GROWTH_PERCENT = 50

/** Long reads that go on. */
let running = 0

/**
 * Keeps garbage from filling the heap to four times what lives in it, until the function that it gives is called. `pg` keeps records
 * of statements alive until a full collection, so that a download of a million rows would grow the process by 240 MB where 20
 * do. Only meanwhile, since it takes purchases a twentieth of their speed.
 */
export function boundHeap(): () => void {
  running += 1
  if (running === 1) setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`)
  return () => {
    running -= 1
    if (running === 0) setFlagsFromString('--heap-growing-percent=0')
  }
}
