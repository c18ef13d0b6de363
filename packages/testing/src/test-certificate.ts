/** Programs of the machine that tests use where they are there. */

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

export const isThere = (program: string) =>
  (process.env.PATH ?? '/usr/sbin:/usr/bin')
    .split(':')
    .concat('/usr/sbin')
    .some((folder) => existsSync(join(folder, program)))

/** A certificate for these names that nobody has signed, with its key. */
export async function makeCertificate(folder: string, names: readonly string[]) {
  const certificate = join(folder, 'certificate.pem')
  const key = join(folder, 'key.pem')
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=test'],
    ...['-keyout', key, '-out', certificate],
    ...['-addext', `subjectAltName=${names.join(',')}`],
  ])
  return { certificate, key }
}
