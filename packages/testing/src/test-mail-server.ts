/** A mail server that keeps what it receives for a test to read. */

import { createServer } from 'node:net'

export interface TestMailServer {
  /** Value of `smtpUrl` for a world. */
  readonly url: string
  /** Whole messages as they came over the wire, with soft line ends taken out. */
  readonly received: string[]
  /** Its reply to a whole message, such as `550 no such reader`. */
  answer: string
  close(): Promise<void>
}

const REPLIES: Readonly<Record<string, string>> = { DATA: '354 go on', QUIT: '221 bye' }

/** Implements as much SMTP as a client needs to deliver a message. */
export async function createTestMailServer(): Promise<TestMailServer> {
  const received: string[] = []
  const server = createServer((socket) => {
    socket.on('error', () => {})
    let unread = ''
    let isReading = false
    socket.on('data', (chunk) => {
      unread += chunk.toString()
      if (!unread.endsWith(isReading ? '\r\n.\r\n' : '\r\n')) return
      if (isReading) received.push(unread.replaceAll('=\r\n', '').replaceAll('=3D', '='))
      const reply = isReading ? mailServer.answer : (REPLIES[unread.trim()] ?? '250 ok')
      isReading = !isReading && unread.trim() === 'DATA'
      unread = ''
      socket.write(`${reply}\r\n`)
    })
    socket.write('220 test\r\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const mailServer: TestMailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    answer: '250 taken',
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return mailServer
}
