/** An authenticator of passkeys (WebAuthn) with one ES256 key, whose answers tests can falsify one detail at a time. */

import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** Details in which an answer differs from an honest one. */
export interface AnswerDetails {
  readonly origin?: string
  readonly rpId?: string
  readonly type?: string
  readonly challenge?: string
  readonly counter?: number
  readonly isVerified?: boolean
  readonly userHandle?: string
  /** The key that signs. */
  readonly key?: KeyObject
}

interface Question {
  readonly challenge: string
  readonly user?: { readonly id: string }
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

const hash = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
const encode = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')

export function createTestAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0
  let userHandle = ''

  const clientData = ({ challenge }: Question, type: string, details: AnswerDetails) =>
    Buffer.from(
      JSON.stringify({
        type: details.type ?? type,
        challenge: details.challenge ?? challenge,
        origin: details.origin ?? origin,
        crossOrigin: false,
      }),
    )

  const authenticatorData = (flags: number, details: AnswerDetails, credential = Buffer.of()) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(details.counter ?? counter)
    const verified = (details.isVerified ?? true) ? USER_VERIFIED : 0
    const rpId = details.rpId ?? new URL(origin).hostname
    return Buffer.concat([
      hash(rpId),
      Buffer.of(flags | USER_PRESENT | verified),
      count,
      credential,
    ])
  }

  return {
    /** Makes the passkey. */
    create(question: Question, details: AnswerDetails = {}) {
      userHandle = question.user?.id ?? ''
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const coseKey = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, coseKey])
      const data = authenticatorData(HAS_CREDENTIAL, details, credential)
      // CBOR of { fmt: 'none', attStmt: {}, authData }.
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.of(data.length),
        data,
      ])
      return {
        credentialId: encode(id),
        clientDataJSON: encode(clientData(question, 'webauthn.create', details)),
        attestationObject: encode(attestationObject),
      }
    },

    /** Answers a question at signing in; each answer counts one up. */
    get(question: Question, details: AnswerDetails = {}) {
      counter += 1
      const clientDataJSON = clientData(question, 'webauthn.get', details)
      const data = authenticatorData(0, details)
      const signature = sign(
        'sha256',
        Buffer.concat([data, hash(clientDataJSON)]),
        details.key ?? privateKey,
      )
      return {
        credentialId: encode(id),
        clientDataJSON: encode(clientDataJSON),
        authenticatorData: encode(data),
        signature: encode(signature),
        userHandle: details.userHandle ?? userHandle,
      }
    },
  }
}
