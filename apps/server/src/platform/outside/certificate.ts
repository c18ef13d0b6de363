import { connect } from 'node:tls'

export interface CertificateQuestion {
  readonly host: string
  /** Address that is connected to: one of the platform's own, which the operator has named. */
  readonly address: string
  readonly port?: number
  /** Certificate authorities that are believed; those of Node unless given. */
  readonly ca?: string
  readonly withinMs?: number
}

/** Port of https. */
const HTTPS = 443
const WITHIN_MS = 5_000

/** Whether a host is answered for with a certificate that browsers take. Nothing is asked over the connection. */
export function hasGoodCertificate({
  host,
  address,
  port = HTTPS,
  ca,
  withinMs = WITHIN_MS,
}: CertificateQuestion): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: address, port, servername: host, ...(ca && { ca }) })
    const end = (isGood: boolean) => {
      clearTimeout(late)
      socket.destroy()
      resolve(isGood)
    }
    const late = setTimeout(() => end(false), withinMs)
    socket.once('secureConnect', () => end(socket.authorized))
    socket.on('error', () => end(false))
  })
}
