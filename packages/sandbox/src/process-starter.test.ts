/** Processes have a starter between them and the server; `workers.test.ts` tries what they share with threads. */

import { spawn } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type BuiltProgram, buildProgram } from '@sitewright/testing/build-program'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Ready } from './messages.ts'
import type { TestAnswer, TestTask } from './test-program.ts'
import type { SandboxWorker } from './worker.ts'

/** A server that has nothing but one worker, which never ends its task. It prints the numbers of worker and starter. */
const SERVER = `
import { fork } from 'node:child_process'
const [starterProgram, program] = process.argv.slice(2)
const starter = fork(starterProgram, { serialization: 'advanced' })
const order = (message) => starter.send({ kind: 'send', id: 1, message: { task: message, forget: [] } })
starter.on('message', ({ kind, message }) => {
  if (kind !== 'message') return
  if (message.pid === undefined) return order({ do: 'say' })
  console.log(message.pid, starter.pid)
  order({ do: 'spin' })
})
const options = { program, memoryMb: 32, niceness: 5 }
starter.send({ kind: 'start', id: 1, options })`

/** Timeout for a process's end to be noticed by the process that adopted it. */
const SOON = { timeout: 60_000 }

let built: BuiltProgram
const started: SandboxWorker[] = []

beforeAll(async () => {
  built = await buildProgram(join(import.meta.dirname, 'test-program.ts'))
})
afterAll(async () => {
  for (const worker of started) worker.kill()
  await built.remove()
})

/** A worker that is ready. */
async function start(): Promise<SandboxWorker> {
  const { program } = built
  const options = { program, memoryMb: 32, niceness: 5, isQuiet: true } as const
  const worker = built.start({ ...options, metered: 'mainThread' })
  started.push(worker)
  await new Promise<Ready>((resolve, reject) => {
    worker.listen({
      message: (message) => resolve(message as Ready),
      exit: () => reject(new Error('It did not start')),
    })
  })
  return worker
}

/** Its next answer, or 'gone'. */
function ask(worker: SandboxWorker, task: TestTask): Promise<TestAnswer | 'gone'> {
  return new Promise((resolve) => {
    worker.listen({
      message: (message) => resolve(message as TestAnswer),
      exit: () => resolve('gone'),
    })
    worker.send({ task, forget: [] })
  })
}

const SAY: TestTask = { do: 'say', what: 'well' }

async function answerOf(worker: SandboxWorker): Promise<TestAnswer> {
  const answer = await ask(worker, SAY)
  if (answer === 'gone') throw new Error('It is gone')
  return answer
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('starts each in a process of its own, none of which the server has copied itself for', async () => {
  const [one, other] = await Promise.all([answerOf(await start()), answerOf(await start())])
  expect(one.pid).not.toBe(other.pid)
  expect(one.parent).toBe(other.parent)
  expect(one.parent).not.toBe(process.pid)
})

it('says when one ends by itself, while the others stay', async () => {
  const healthy = await start()
  expect(await ask(await start(), { do: 'throw' })).toBe('gone')
  expect(await answerOf(healthy)).toMatchObject({ said: 'well' })
})

it('kills one that does not listen', async () => {
  const worker = await start()
  const { pid } = await answerOf(worker)
  const gone = ask(worker, { do: 'spin' })
  worker.kill()
  expect(await gone).toBe('gone')
  await vi.waitFor(() => expect(isThere(pid)).toBe(false), SOON)
})

it('says that all are gone when the process that started them is, and starts others', async () => {
  const worker = await start()
  const { pid, parent } = await answerOf(worker)
  const gone = ask(worker, { do: 'spin' })
  process.kill(parent, 'SIGKILL')
  expect(await gone).toBe('gone')
  const next = await answerOf(await start())
  expect(next.said).toBe('well')
  expect(next.parent).not.toBe(parent)
  await vi.waitFor(() => expect(isThere(pid)).toBe(false), SOON)
})

it('leaves nothing behind when the server is killed', async () => {
  const server = join(dirname(built.program), 'server.mjs')
  await writeFile(server, SERVER)
  const args = [server, join(dirname(built.program), 'starter.mjs'), built.program]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const printed = await new Promise<string>((resolve) => {
    child.stdout.once('data', (chunk) => resolve(String(chunk)))
  })
  const pids = printed.trim().split(' ').map(Number)
  expect(pids.map(isThere)).toEqual([true, true])
  child.kill('SIGKILL')
  await vi.waitFor(() => expect(pids.map(isThere)).toEqual([false, false]), SOON)
  await rm(server)
})
