/** A mail server for tests: speaks as much SMTP as a client needs to hand messages over. */

import { createServer } from 'node:net'

export interface TestMailServer {
  readonly url: string
  /** Whole messages as they came over the wire. */
  readonly received: string[]
  /** Addresses of each message's envelope, as the client named them. */
  readonly envelopes: string[][]
  /** Its reply to a whole message. */
  answer: string
  /** Its reply to the address of a reader. */
  readerAnswer: string
  forget(): void
  close(): void
}

const REPLIES: readonly (readonly [RegExp, string])[] = [
  [/^EHLO/, '250-stub\r\n250 SMTPUTF8'],
  [/^DATA$/, '354 go on'],
  [/^QUIT$/, '221 bye'],
  [/./s, '250 ok'],
]
const ACCEPTED = '250 taken'
const KNOWN = '250 ok'

export interface TestMailServerOptions {
  /** Awaited before each reply. */
  readonly beforeReply?: () => Promise<void>
}

export async function listenForMail({
  beforeReply = async () => {},
}: TestMailServerOptions = {}): Promise<TestMailServer> {
  const received: string[] = []
  const envelopes: string[][] = []
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.setEncoding('utf8')
    let unread = ''
    let isMessage = false
    let readers: string[] = []
    const takeMessage = () => {
      received.push(unread)
      envelopes.push(readers)
      readers = []
      isMessage = false
      return stub.answer
    }
    const takeCommand = () => {
      const command = unread.trim()
      const [, reader] = /^RCPT TO:<(.*)>/.exec(command) ?? []
      if (reader !== undefined) {
        readers.push(reader)
        return stub.readerAnswer
      }
      isMessage = command === 'DATA'
      return REPLIES.find(([shape]) => shape.test(command))?.[1]
    }
    socket.on('data', async (chunk) => {
      unread += chunk
      if (!unread.endsWith(isMessage ? '\r\n.\r\n' : '\r\n')) return
      const reply = isMessage ? takeMessage() : takeCommand()
      unread = ''
      // A client sends nothing more until it has the reply.
      await beforeReply()
      socket.write(`${reply}\r\n`)
    })
    socket.write('220 stub\r\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const stub: TestMailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    envelopes,
    answer: ACCEPTED,
    readerAnswer: KNOWN,
    forget: () => {
      stub.answer = ACCEPTED
      stub.readerAnswer = KNOWN
      received.length = 0
      envelopes.length = 0
    },
    close: () => server.close(),
  }
  return stub
}
