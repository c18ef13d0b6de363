/** The sandboxed programs of the server, as `npm run build` puts them into `dist/`, and what starts their processes. */

import { join } from 'node:path'
import { ProcessStarter } from '@sitewright/sandbox/process-starter'
import { BUILD_FOLDER } from '../build-folder.ts'

const built = (path: string) => join(BUILD_FOLDER, path)

export const SANDBOX_PROGRAMS = {
  images: built('image-worker/worker.js'),
  pages: built('render-worker/worker.js'),
  styles: built('style-worker/worker.js'),
  themes: built('theme-reader/worker.js'),
} as const

export const { start: startProcess } = new ProcessStarter(built('sandbox-starter/starter.js'))
