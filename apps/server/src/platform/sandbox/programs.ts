/** The sandboxed programs of the server, as `npm run build` puts them into `dist/`, and what starts their processes. */

import { join } from 'node:path'
import { ProcessStarter } from '@sitewright/sandbox/process-starter'
import { PROJECT_ROOT } from '../project-root.ts'

const built = (path: string) => join(PROJECT_ROOT, 'dist', path)

export const SANDBOX_PROGRAMS = {
  images: built('image-worker/worker.js'),
  pages: built('render-worker/worker.js'),
  styles: built('style-worker/worker.js'),
  themes: built('theme-reader/worker.js'),
} as const

export const { start: startProcess } = new ProcessStarter(built('sandbox-starter/starter.js'))
