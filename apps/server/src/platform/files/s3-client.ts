/** The official client, with time limits, and with errors that say what to do and hold nothing that was signed. */

import { type S3ClientConfig, S3Client as SdkClient } from '@aws-sdk/client-s3'
import { StartProblem } from '../start/start-problem.ts'
import { FilesAway } from './files-away.ts'
import type { S3Settings } from './s3-settings.ts'

/** Milliseconds that a connection may take to be there. */
const CONNECT_MS = 2_000
/** Milliseconds until the head of an answer is there, with all tries: less than a transaction may be idle. */
const ANSWER_MS = 4_500
/** Milliseconds without a byte after which a connection is given up. */
const IDLE_MS = 60_000
/** Tries of one request. */
const TRIES = 3
/** Connections to the service: each upload, and each file that a visitor reads, has one. */
const CONNECTIONS = 256

const SILENT = { trace() {}, debug() {}, info() {}, warn() {}, error() {} }

/** Anything with a `send`, as the client's commands want it. */
export type Send = SdkClient['send']

export interface S3Client {
  /** `question` is given a signal that ends it when the answer is too late. Undefined where there is no such object. */
  ask<Answer>(
    question: (send: Send, options: { abortSignal: AbortSignal }) => Promise<Answer>,
    longestMs?: number,
  ): Promise<Answer | undefined>
  close(): void
}

export function createS3Client(settings: S3Settings, patience: number): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey, forcePathStyle } = settings
  const agent = { keepAlive: true, maxSockets: CONNECTIONS }
  const config: S3ClientConfig = {
    region,
    ...(endpoint !== undefined && { endpoint }),
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: TRIES,
    // It would write to the console what the answers say too.
    logger: SILENT,
    // Checksums that only some of these services know are sent where they are required alone.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: patience * CONNECT_MS,
      socketTimeout: patience * IDLE_MS,
      httpAgent: agent,
      httpsAgent: agent,
    },
  }
  const client = new SdkClient(config)
  const send = client.send.bind(client) as Send
  return {
    ask: async (question, longestMs = ANSWER_MS) => {
      const limit = new AbortController()
      const timer = setTimeout(() => limit.abort(), patience * longestMs)
      try {
        return await question(send, { abortSignal: limit.signal })
      } catch (error) {
        if (isMissing(error)) return undefined
        throw asOurs(error, limit.signal.aborted)
      } finally {
        clearTimeout(timer)
      }
    },
    close: () => client.destroy(),
  }
}

type SdkError = Partial<{
  readonly name: string
  readonly code: string
  readonly $metadata: { readonly httpStatusCode?: number }
}>

const MISSING: ReadonlySet<string> = new Set(['NoSuchKey', 'NotFound'])

function isMissing(error: unknown): boolean {
  return MISSING.has((error as SdkError).name ?? '')
}

/** Codes of this machine's disk, from which an upload is read. */
const OF_THE_DISK: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'ENOENT', 'EIO', 'EMFILE'])

/** An error of the machine, such as a full disk, stays as it is; any other is told by its name alone. */
function asOurs(error: unknown, isLate: boolean): unknown {
  const { name = '', code, $metadata } = error as SdkError
  if (isLate) return new FilesAway('S3 did not answer in time')
  const status = $metadata?.httpStatusCode
  if (status !== undefined) return new S3Refusal(name, status)
  if (code !== undefined && OF_THE_DISK.has(code)) return error
  return new FilesAway(`S3 cannot be reached: ${code ?? name}`)
}

/** The service has answered, and not as was hoped. */
export class S3Refusal extends FilesAway {
  readonly reason: string
  readonly status: number

  constructor(reason: string, status: number) {
    super(`S3 answered ${reason} (${status})`)
    this.reason = reason
    this.status = status
  }
}

/** Remedies by the service's code of a refusal: endings of sentences that begin with the bucket. */
const REMEDIES: Readonly<Record<string, string>> = {
  NoSuchBucket: 'does not exist: make it, or set S3_BUCKET to one that exists.',
  InvalidBucketName: 'is no name of a bucket: correct S3_BUCKET.',
  InvalidAccessKeyId: 'is closed to S3_ACCESS_KEY_ID, which the service does not know: correct it.',
  SignatureDoesNotMatch: 'is closed to S3_SECRET_ACCESS_KEY, which is not the key’s: correct it.',
  AuthorizationHeaderMalformed: 'is in another region: correct S3_REGION.',
  PermanentRedirect: 'is at another endpoint: correct S3_ENDPOINT and S3_REGION.',
  RequestTimeTooSkewed: 'refuses requests of another time: correct this machine’s clock.',
}

/** The sentence about a refusal while the store was tried; errors that pass by themselves are left as they are. */
export function startProblemOf(error: unknown, bucket: string, trying: string): unknown {
  if (!(error instanceof S3Refusal) || error.status >= 500) return error
  const { reason, status } = error
  const remedy = Object.hasOwn(REMEDIES, reason) ? REMEDIES[reason] : undefined
  return new StartProblem(
    `The bucket ${bucket} ${remedy ?? `does not let the server ${trying} (${reason}, ${status}): give the key of S3_ACCESS_KEY_ID the rights to list the bucket, and to read, write and delete what is in it.`}`,
  )
}
