/** The server under a supervisor that restarts it when it ends by itself: this is `npm start`. */

import { join } from 'node:path'
import { keepServer } from './platform/start/keep.ts'

const program = join(import.meta.dirname, 'main.js')
const say = (line: string) => console.error(line)
process.exit(await keepServer({ program, execArgv: ['--enable-source-maps'], say }))
