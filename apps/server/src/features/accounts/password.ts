import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { fail } from './errors.ts'

/** Argon2id at the parameters OWASP gives as a minimum. They are stored inside the hash. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashing costs a core for 80 ms, so a flood of sign-ins may not take all of them. */
const AT_ONCE = availableParallelism()
const WAITING = 50
let running = 0
const queue: (() => void)[] = []

/** A hash of nothing anyone typed, so that unknown emails take as long as wrong passwords. */
let dummy: Promise<string> | undefined

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, PARAMETERS))
}

/** False for a missing hash too, after the same work. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  dummy ??= hash('nobody types this', PARAMETERS)
  const against = stored ?? (await dummy)
  const matches = await inTurn(() => verify(against, password))
  return matches && stored !== undefined
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) {
    if (queue.length >= WAITING) throw fail('signInBusy', { retryAfter: 2 })
    await new Promise<void>((resolve) => queue.push(resolve))
  } else {
    running += 1
  }
  try {
    return await work()
  } finally {
    // The place is handed on rather than given back, so that nobody overtakes the queue.
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }
}

const COMMON = new Set(
  (
    '12345678 123456789 1234567890 password password1 password12 password123 qwertyui qwerty123 qwertyuiop ' +
    '11111111 00000000 iloveyou sunshine princess football baseball superman trustno1 letmein1 welcome1 ' +
    'admin123 abcd1234 abc12345 1q2w3e4r 1qaz2wsx zaq12wsx passw0rd dragon12 monkey12 master12 starwars ' +
    'whatever computer michelle jennifer 87654321 88888888 12341234 asdfghjk asdf1234 changeme'
  ).split(' '),
)

export function refuseCommonPassword(password: string): void {
  if (COMMON.has(password.toLowerCase())) {
    const { message } = fail.catalogue.passwordCommon
    throw fail('passwordCommon', { errors: { password: message } })
  }
}
