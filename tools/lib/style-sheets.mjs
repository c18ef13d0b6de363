/** The bundler's loader of style sheets: media queries of the two views are written out, and sheets of blocks are text. */

import { readFile } from 'node:fs/promises'
import { inProject } from './project.mjs'

/** Every style sheet is made with it. */
export const VIEW_MEDIA = 'packages/core/src/document/view-media.ts'

/** @type {[RegExp, import('esbuild').Loader][]} the first that fits */
const LOADERS = [
  [/\.module\.css$/, 'local-css'],
  // Data that the server puts into pages.
  [/packages[\\/]blocks[\\/]/, 'text'],
  [/./, 'css'],
]

/** An esbuild plugin. */
export const styleSheets = {
  name: 'style-sheets',
  /** @param {import('esbuild').PluginBuild} build */
  setup({ onLoad, onStart, esbuild }) {
    /** @type {(css: string) => string} */
    let withViewMedia
    onStart(async () => {
      const source = await readFile(inProject(VIEW_MEDIA), 'utf8')
      const { code } = await esbuild.transform(source, { loader: 'ts' })
      const module = await import(`data:text/javascript,${encodeURIComponent(code)}`)
      withViewMedia = module.withViewMedia
    })
    onLoad({ filter: /\.css$/ }, async ({ path }) => ({
      contents: withViewMedia(await readFile(path, 'utf8')),
      loader: LOADERS.find(([fits]) => fits.test(path))?.[1],
    }))
  },
}
