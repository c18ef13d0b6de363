import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HelperProcess } from '@sitewright/core/helper-process'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { beginHelper } from './helper-processes.ts'

/** Answers what it is told, and does what its orders say. */
const PROGRAM = `
process.on('message', (order) => {
  if (order === 'crash') process.abort()
  if (order === 'hang') for (;;);
  process.send({ told: order, env: Object.keys(process.env), parent: process.ppid })
})`

/** A server that has nothing but one helper, which hangs. */
const SERVER = `
import { fork } from 'node:child_process'
const [starterProgram, program] = process.argv.slice(2)
const starter = fork(starterProgram, { serialization: 'advanced' })
const options = { program, memoryMb: 32, niceness: 5 }
starter.on('message', ({ kind, pid, message }) => {
  if (kind === 'begun') console.log(pid, starter.pid)
  if (kind === 'message') starter.send({ kind: 'send', id: 1, message: 'hang' })
})
starter.send({ kind: 'begin', id: 1, options })
starter.send({ kind: 'send', id: 1, message: 'a' })`

interface Answer {
  readonly told: unknown
  readonly env: readonly string[]
  readonly parent: number
}

/** Whoever inherits what has lost its parent may take a while to notice its end. */
const SOON = { timeout: 10_000 }

let folder: string
let program: string
const begun: HelperProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-helpers-'))
  program = join(folder, 'program.mjs')
  await writeFile(program, PROGRAM)
})
afterAll(async () => {
  for (const helper of begun) helper.kill()
  await rm(folder, { recursive: true })
})

function begin(path = program): HelperProcess {
  const helper = beginHelper({ program: path, memoryMb: 32, niceness: 5, isQuiet: true })
  begun.push(helper)
  return helper
}

/** Its next answer, or 'gone'. */
function ask(helper: HelperProcess, order: unknown): Promise<Answer | 'gone'> {
  return new Promise((resolve) => {
    helper.listen({
      message: (message) => resolve(message as Answer),
      exit: () => resolve('gone'),
    })
    helper.send(order)
  })
}

async function answerOf(helper: HelperProcess, order: unknown): Promise<Answer> {
  const answer = await ask(helper, order)
  if (answer === 'gone') throw new Error('It is gone')
  return answer
}

function isThere(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0)
  } catch {
    return false
  }
}

it('answers each its own, bytes and all, and knows nothing of the server', async () => {
  const [one, other] = [begin(), begin()]
  const bytes = new Uint8Array([1, 2, 3])
  const answers = await Promise.all([answerOf(one, bytes), answerOf(other, 'b')])
  expect(answers.map(({ told }) => told)).toEqual([bytes, 'b'])
  expect(answers[0]?.env.filter((name) => !name.startsWith('NODE_CHANNEL'))).toEqual([])
  expect(one.pid).not.toBe(other.pid)
  expect(answers[0]?.parent).not.toBe(process.pid)
})

it('says when one ends by itself or cannot begin, while the others stay', async () => {
  const healthy = begin()
  expect(await ask(begin(), 'crash')).toBe('gone')
  expect(await ask(begin(join(folder, 'none.mjs')), 'a')).toBe('gone')
  expect(await answerOf(healthy, 'still there')).toMatchObject({ told: 'still there' })
})

it('kills one that does not listen', async () => {
  const helper = begin()
  await answerOf(helper, 'a')
  const { pid } = helper
  helper.send('hang')
  helper.kill()
  await vi.waitFor(() => expect(isThere(pid)).toBe(false), SOON)
})

it('says that all are gone when the process that began them is, and begins others', async () => {
  const helper = begin()
  const { parent } = await answerOf(helper, 'a')
  const gone = ask(helper, 'hang')
  process.kill(parent, 'SIGKILL')
  expect(await gone).toBe('gone')
  const next = await answerOf(begin(), 'b')
  expect(next.told).toBe('b')
  expect(next.parent).not.toBe(parent)
  await vi.waitFor(() => expect(isThere(helper.pid)).toBe(false), SOON)
})

it('leaves nothing behind when the server is killed', async () => {
  const server = join(folder, 'server.mjs')
  await writeFile(server, SERVER)
  const args = [server, join(import.meta.dirname, 'helper-starter.mjs'), program]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const printed = await new Promise<string>((resolve) => {
    child.stdout.once('data', (chunk) => resolve(String(chunk)))
  })
  const pids = printed.trim().split(' ').map(Number)
  expect(pids.map(isThere)).toEqual([true, true])
  child.kill('SIGKILL')
  await vi.waitFor(() => expect(pids.map(isThere)).toEqual([false, false]), SOON)
})
