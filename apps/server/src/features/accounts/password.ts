import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createFairQueue } from '@sitewright/sandbox/fair-queue'
import { fail } from './errors.ts'

/** Argon2id parameters, OWASP's minimum. They are stored inside the hash. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Argon2id at the least cost, for the accounts of tests: a hash takes a hundredth of the time. */
const CHEAP_PARAMETERS = { memoryCost: 64, timeCost: 1, parallelism: 1 } as const

/** Cores of this machine. */
const CORES = availableParallelism()
/** Hashings that may wait in one line: a class that signs in at once. */
const LONGEST_LINE = 50
/** Milliseconds that a hashing may wait. */
const LONGEST_WAIT_MS = 10_000

/**
 * Bulkheads with fair queues: hashing costs a core for 80 ms, so a flood must not take all cores, and one at the locks of sites
 * must not keep owners from signing in. So accounts and locks have queues of their own; in each, lines take turns.
 */
const QUEUES = {
  account: queueOf(CORES),
  lock: queueOf(Math.max(1, Math.floor(CORES / 2))),
} as const

function queueOf(atOnce: number) {
  return createFairQueue({
    workers: Array.from({ length: atOnce }, (_, number) => number),
    longestLine: LONGEST_LINE,
    longestWaitMs: LONGEST_WAIT_MS,
    busy: () => fail('signInBusy', { retryAfter: 2 }),
  })
}

/** A place in a queue for hashing: the queue, and the line in it, such as that of an address or a site. */
export interface PasswordTurn {
  readonly queue: keyof typeof QUEUES
  readonly line: string
  /** Whether to hash at the least cost; only where a test asks for it. */
  readonly isCheap?: boolean
}

/** Turn of hashings that no request asks for. */
const OF_THE_SERVER: PasswordTurn = { queue: 'account', line: 'server' }

/** Dummy hash against timing attacks: unknown emails take as long as wrong passwords. */
let dummy: Promise<string> | undefined

export function hashPassword(
  password: string,
  turn: PasswordTurn = OF_THE_SERVER,
): Promise<string> {
  const parameters = turn.isCheap ? CHEAP_PARAMETERS : PARAMETERS
  return QUEUES[turn.queue].run(turn.line, () => hash(password, parameters))
}

/** Whether the password is right; false for a missing hash too, after the same work. */
export async function isPassword(
  password: string,
  stored: string | undefined,
  turn: PasswordTurn,
): Promise<boolean> {
  dummy ??= hash('nobody types this', PARAMETERS)
  const against = stored ?? (await dummy)
  const matches = await QUEUES[turn.queue].run(turn.line, () => verify(against, password))
  return matches && stored !== undefined
}

/** Frequent passwords, which are refused. */
const COMMON = new Set(
  (
    '12345678 123456789 1234567890 password password1 password12 password123 qwertyui qwerty123 qwertyuiop ' +
    '11111111 00000000 iloveyou sunshine princess football baseball superman trustno1 letmein1 welcome1 ' +
    'admin123 abcd1234 abc12345 1q2w3e4r 1qaz2wsx zaq12wsx passw0rd dragon12 monkey12 master12 starwars ' +
    'whatever computer michelle jennifer 87654321 88888888 12341234 asdfghjk asdf1234 changeme'
  ).split(' '),
)

/** Refuses a frequent password; `field` is its name in the form. */
export function refuseCommonPassword(password: string, field = 'password'): void {
  if (COMMON.has(password.toLowerCase())) {
    const { message } = fail.catalogue.passwordCommon
    throw fail('passwordCommon', { errors: { [field]: message } })
  }
}
