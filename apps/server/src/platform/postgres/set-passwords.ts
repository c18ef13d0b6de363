/** Gives a cluster whose passwords were lost new ones, through PostgreSQL's single-user mode, which asks for none. */

import { spawn } from 'node:child_process'
import { StartProblem } from '../start/start-problem.ts'
import { PLAIN_ENVIRONMENT } from './cluster.ts'
import type { Places } from './places.ts'
import { OWNER } from './prepare.ts'
import type { ProgramFiles } from './program-files.ts'

/** Sets new passwords while no server runs on the cluster. A missing database or owner is made later as usual. */
export async function setPasswords(places: Places, { postgres }: ProgramFiles): Promise<void> {
  const { superuserPassword, ownerPassword } = places.record
  await runAlone(places, postgres, [
    `alter role postgres password '${superuserPassword}'`,
    `do $do$ begin
      if exists (select from pg_roles where rolname = '${OWNER}') then
        alter role ${OWNER} password '${ownerPassword}';
      end if;
    end $do$`,
  ])
  await places.save({})
}

/** Runs SQL in single-user mode, where each line is a statement. */
function runAlone(
  { cluster, user }: Places,
  postgres: string,
  statements: readonly string[],
): Promise<void> {
  const args = ['--single', '-D', cluster, 'postgres']
  const child = spawn(postgres, args, {
    ...user,
    cwd: '/',
    env: PLAIN_ENVIRONMENT,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  child.stdin.on('error', () => undefined)
  child.stdin.end(`${statements.map((one) => one.replaceAll(/\s+/g, ' ')).join('\n')}\n`)
  return new Promise((done, failed) => {
    const fail = (reason: string) =>
      failed(
        new StartProblem(`The database in ${cluster} could not be given new passwords: ${reason}`),
      )
    child.once('error', (error) => fail(error.message))
    child.once('exit', (code) => {
      const complaint = said.split('\n').find((line) => /ERROR|FATAL|PANIC/.test(line))
      if (code === 0 && complaint === undefined) done()
      else fail(complaint ?? `it ended with ${code}`)
    })
  })
}
