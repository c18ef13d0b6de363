/**
 * Tree shaking that esbuild leaves undone: every chunk imports the one with the bundler's own helper functions, also where
 * it uses none of them. A page would fetch that file for nothing.
 */

/** An esbuild plugin for minified bundles that are split into chunks. */
export const withoutEmptyImports = {
  name: 'without-empty-imports',
  /** @param {import('esbuild').PluginBuild} build */
  setup({ onEnd }) {
    onEnd(({ outputFiles = [], metafile }) => {
      const outputs = Object.entries(metafile?.outputs ?? {})
      const helpers = outputs.filter(([, { inputs }]) => Object.keys(inputs).length === 0)
      for (const [path] of helpers) {
        const name = path.split('/').at(-1)
        for (const file of outputFiles) {
          const text = file.text.replace(`import"./${name}";`, '')
          if (text === file.text) continue
          file.contents = new TextEncoder().encode(text)
          const output = outputs.find(([own]) => file.path.endsWith(own))?.[1]
          if (output) output.imports = output.imports.filter((one) => one.path !== path)
        }
      }
    })
  },
}
