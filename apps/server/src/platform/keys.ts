import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Secrets made from the server's one key, each for a purpose of its own. */
export interface Keys {
  /** Signs text for `purpose`; base64url. */
  sign(purpose: string, text: string): string
  /** Whether `signature` is the one for `text`, in constant time. */
  verify(purpose: string, text: string, signature: string): boolean
}

export function createKeys(secretKey: string): Keys {
  const sign = (purpose: string, text: string) =>
    createHmac('sha256', createHmac('sha256', secretKey).update(purpose).digest())
      .update(text)
      .digest('base64url')
  return {
    sign,
    verify: (purpose, text, signature) => {
      const expected = Buffer.from(sign(purpose, text))
      const given = Buffer.from(signature)
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}

/** A secret a visitor carries: 256 bits. Only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
