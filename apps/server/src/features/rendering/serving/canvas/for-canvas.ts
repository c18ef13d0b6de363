import type { App } from '../../../../platform/app.ts'
import { withOpenFiles } from '../../../files/index.ts'
import type { LiveSite } from '../../../sites/index.ts'

/** HTML or styles in which the canvas can load files, also of a site that is closed to everyone else. */
export function forCanvas(app: App, { id, status }: LiveSite, text: string): string {
  return status === 'public' ? text : withOpenFiles(app, id, text)
}
