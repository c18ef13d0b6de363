import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** Secrets derived from the server's one key, one for each purpose; purposes are few, and their keys are kept. */
export interface Keys {
  /** Signs text for `purpose`; base64url. */
  sign(purpose: string, text: string): string
  /** Whether `signature` is the one for `text`, in constant time. */
  verify(purpose: string, text: string, signature: string): boolean
  /** Authenticated encryption: the sealed text opens only with the same purpose and the same `name` of its owner. */
  seal(purpose: string, name: string, text: string): string
  /** The text that was sealed, or undefined for anything else. */
  open(purpose: string, name: string, sealed: string): string | undefined
}

/** Cipher of `seal`, with the nonce and tag sizes that are usual for GCM. */
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

export function createKeys(secretKey: string): Keys {
  const sealingKey = memoized((purpose) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', secretKey, '', `seal ${purpose}`, 32))),
  )
  const signingKey = memoized((purpose) =>
    createSecretKey(createHmac('sha256', secretKey).update(purpose).digest()),
  )
  const sign = (purpose: string, text: string) =>
    createHmac('sha256', signingKey(purpose)).update(text).digest('base64url')
  return {
    sign,
    verify: (purpose, text, signature) => {
      const expected = Buffer.from(sign(purpose, text))
      const given = Buffer.from(signature)
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
    seal: (purpose, name, text) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, sealingKey(purpose), nonce).setAAD(Buffer.from(name))
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')
    },
    open: (purpose, name, sealed) => {
      const bytes = Buffer.from(sealed, 'base64url')
      const hidden = bytes.subarray(NONCE_BYTES + TAG_BYTES)
      try {
        const nonce = bytes.subarray(0, NONCE_BYTES)
        const cipher = createDecipheriv(CIPHER, sealingKey(purpose), nonce, {
          authTagLength: TAG_BYTES,
        })
          .setAAD(Buffer.from(name))
          .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
        return Buffer.concat([cipher.update(hidden), cipher.final()]).toString('utf8')
      } catch {
        // Another key, another owner or damage: the caller must not learn which.
        return undefined
      }
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

function memoized(make: (purpose: string) => KeyObject): (purpose: string) => KeyObject {
  const made = new Map<string, KeyObject>()
  return (purpose) => {
    const key = made.get(purpose) ?? make(purpose)
    made.set(purpose, key)
    return key
  }
}
