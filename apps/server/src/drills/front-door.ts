/** Programs of others in front of a test world: what the files of `deploy/` say is tried with the programs themselves. */

import { type ChildProcess, spawn } from 'node:child_process'
import { connect as connectHttp2 } from 'node:http2'
import { request } from 'node:https'
import { connect } from 'node:tls'

export interface Running {
  output(): string
  stop(): Promise<void>
}

export function startProgram(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Running {
  const path = `${process.env.PATH}:/usr/sbin`
  const child: ChildProcess = spawn(command, args, { env: { PATH: path, ...env } })
  let output = ''
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => {
      output += data
    })
  }
  return {
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

export interface TlsAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

interface Asked {
  readonly port: number
  readonly host: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Asks by https, whoever signed the certificate; rejects where there is none for the host. */
export function askByTls({ port, host, path, headers }: Asked): Promise<TlsAnswer> {
  return new Promise((resolve, reject) => {
    const [servername = host] = host.split(':')
    const asked = request({
      ...{ host: '127.0.0.1', port, path, servername, rejectUnauthorized: false, agent: false },
      headers: { host, ...headers },
    })
    asked.on('error', reject)
    asked.on('response', async (response) => {
      let text = ''
      for await (const chunk of response) text += chunk
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
    })
    asked.end()
  })
}

/** Status of an answer by HTTP/2. */
export function askByHttp2({ port, host, path }: Asked): Promise<number> {
  const [servername = host] = host.split(':')
  const session = connectHttp2(`https://127.0.0.1:${port}`, {
    rejectUnauthorized: false,
    servername,
  })
  return new Promise<number>((resolve, reject) => {
    session.on('error', reject)
    const stream = session.request({ ':path': path, ':authority': host })
    stream.on('response', (headers) => resolve(Number(headers[':status'])))
    stream.on('error', reject)
    stream.end()
  }).finally(() => session.close())
}

/** Name of the authority that signed the certificate for a host; rejects where there is none. */
export function issuerFor(port: number, servername: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, servername, rejectUnauthorized: false })
    socket.once('error', reject)
    socket.once('secureConnect', () => {
      resolve(String(socket.getPeerCertificate().issuer.CN))
      socket.destroy()
    })
  })
}
