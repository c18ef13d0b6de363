/** Sandboxes of real processes and threads; `sandbox.test.ts` tries their lifecycle without any. */

import { join } from 'node:path'
import { type BuiltProgram, buildProgram } from '@sitewright/testing/build-program'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Sandbox, SandboxNotStarted } from './sandbox.ts'
import type { TestAnswer, TestTask } from './test-program.ts'
import { startThread } from './thread.ts'
import type { StartWorker } from './worker.ts'

type TestSandbox = Sandbox<TestTask, TestAnswer, string>

/** Far more than anything here takes on any machine. */
const PATIENT = { wallMs: 600_000 }
const MEMORY_MB = 48

let built: BuiltProgram
const opened: TestSandbox[] = []

beforeAll(async () => {
  built = await buildProgram(join(import.meta.dirname, 'test-program.ts'))
})
afterAll(() => built.remove())
afterEach(() => {
  for (const sandbox of opened.splice(0)) sandbox.close()
})

/** Each kind of worker, by how it starts a program. */
const KINDS: Readonly<Record<string, (program: string) => ReturnType<StartWorker>>> = {
  process: (program) =>
    built.start({
      program,
      memoryMb: MEMORY_MB,
      niceness: 5,
      isQuiet: true,
      metered: 'mainThread',
    }),
  'process of which all threads count': (program) =>
    built.start({
      program,
      memoryMb: MEMORY_MB,
      niceness: 5,
      isQuiet: true,
      metered: 'allThreads',
    }),
  thread: (program) =>
    startThread({ program, memoryMb: MEMORY_MB, youngMemoryMb: 16, niceness: 5 }),
}

describe.each(Object.entries(KINDS))('a sandbox with a %s', (_kind, start) => {
  const open = (program = built.program, idleMs = 600_000): TestSandbox => {
    const sandbox: TestSandbox = new Sandbox({
      start: () => start(program),
      startMs: 600_000,
      idleMs,
    })
    opened.push(sandbox)
    return sandbox
  }
  const answerOf = async (sandbox: TestSandbox, task: TestTask): Promise<TestAnswer> => {
    const outcome = await sandbox.run(task, PATIENT)
    if ('failure' in outcome) throw new Error(outcome.failure)
    return outcome.answer
  }
  const isWell = async (sandbox: TestSandbox) =>
    expect((await answerOf(sandbox, { do: 'say', what: 'well' })).said).toBe('well')

  it('answers, bytes and all, and knows nothing of the server', async () => {
    const bytes = new Uint8Array([1, 2, 3])
    const { said, env } = await answerOf(open(), { do: 'say', what: bytes })
    expect(said).toEqual(bytes)
    expect(env).toEqual([])
  })

  it('ends what takes too long on a processor, and goes on', async () => {
    const sandbox = open()
    const limits = { processorMs: 100, wallMs: 600_000 }
    expect(await sandbox.run({ do: 'spin' }, limits)).toEqual({ failure: 'tookTooLong' })
    await isWell(sandbox)
  })

  it('waits for what takes long by the clock alone, until its patience ends', async () => {
    const sandbox = open()
    const wait = { do: 'wait', ms: 300 } as const
    const outcome = await sandbox.run(wait, { processorMs: 250, wallMs: 600_000 })
    expect(outcome).toMatchObject({ answer: { said: undefined } })
    expect('answer' in outcome && outcome.tookMs).toBeLessThan(250)
    const impatient = await sandbox.run({ do: 'wait', ms: 600_000 }, { wallMs: 50 })
    expect(impatient).toEqual({ failure: 'tookTooLong' })
    await isWell(sandbox)
  })

  it('says that what takes too much memory crashed, and goes on', async () => {
    const sandbox = open()
    expect(await sandbox.run({ do: 'fill' }, PATIENT)).toEqual({ failure: 'crashed' })
    await isWell(sandbox)
  })

  it('says that a program that throws crashed, and goes on', async () => {
    const sandbox = open()
    expect(await sandbox.run({ do: 'throw' }, PATIENT)).toEqual({ failure: 'crashed' })
    await isWell(sandbox)
  })

  it('rejects where there is no program', async () => {
    const sandbox = open(join(import.meta.dirname, 'nowhere.mjs'))
    await expect(sandbox.run({ do: 'say', what: 1 }, PATIENT)).rejects.toThrow(SandboxNotStarted)
  })

  it('sends a value once, and again to a worker that has not seen it', async () => {
    const sandbox = open()
    const ask = (task: TestTask) => sandbox.run(task, PATIENT, { key: 'a', value: () => 'theme' })
    const say = { do: 'say', what: 1 } as const
    const expected = { answer: { known: 'theme, learned', learned: 1 } }
    expect(await ask(say)).toMatchObject(expected)
    expect(await ask(say)).toMatchObject(expected)
    await ask({ do: 'throw' })
    expect(await ask(say)).toMatchObject(expected)
  })

  it('rejects whoever waits when it is closed, and whoever comes after', async () => {
    const sandbox = open()
    await isWell(sandbox)
    const endless = sandbox.run({ do: 'spin' }, PATIENT)
    const rejected = expect(endless).rejects.toThrow('closed')
    sandbox.close()
    await rejected
    await expect(sandbox.run({ do: 'say', what: 1 }, PATIENT)).rejects.toThrow('closed')
  })
})
