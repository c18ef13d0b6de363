import {
  createFairQueue as createQueue,
  type FairQueue,
  type FairQueueOptions,
} from '@sitewright/sandbox/fair-queue'
import { fail } from '../http/problems.ts'

export interface RequestQueueOptions<Worker> extends Omit<FairQueueOptions<Worker>, 'busy'> {
  /** What `busy` says about when to come again. */
  readonly retryAfterS?: number
}

/** For what requests wait for: whoever cannot is refused with `busy`. */
export function createFairQueue<Worker>({
  retryAfterS = 10,
  ...options
}: RequestQueueOptions<Worker>): FairQueue<Worker> {
  return createQueue({ ...options, busy: () => fail('busy', { retryAfter: retryAfterS }) })
}
