import {
  createFairQueue as createQueue,
  type FairQueue,
  type FairQueueOptions,
} from '@sitewright/sandbox/fair-queue'
import { fail } from '../http/problems.ts'

export interface RequestQueueOptions<Worker> extends Omit<FairQueueOptions<Worker>, 'busy'> {
  /** Seconds after which a refused client may ask again. */
  readonly retryAfterS?: number
}

/** Fair queue for requests: a request that cannot wait is refused with `busy`. */
export function createFairQueue<Worker>({
  retryAfterS = 10,
  ...options
}: RequestQueueOptions<Worker>): FairQueue<Worker> {
  return createQueue({ ...options, busy: () => fail('busy', { retryAfter: retryAfterS }) })
}
