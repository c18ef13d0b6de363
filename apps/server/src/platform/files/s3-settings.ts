/** A bucket at a service that speaks S3, and who may use it. */
export interface S3Settings {
  /** Undefined: Amazon's own, in that region. */
  readonly endpoint: string | undefined
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Whether the bucket's name is part of the path and not of the host. */
  readonly forcePathStyle: boolean
}
