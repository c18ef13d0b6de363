/** A second, slower minifier for bundles of which every kilobyte counts (docs/decisions/0005). */

/**
 * An esbuild plugin.
 * @param {RegExp} privateNames Properties that get short names, the same in all files of the bundle: nobody outside
 *   may read or set them.
 */
export function smallest(privateNames) {
  return {
    name: 'smallest',
    /** @param {import('esbuild').PluginBuild} build */
    setup({ initialOptions, onEnd }) {
      Object.assign(initialOptions, {
        minify: false,
        // Terser keeps the names that the files export to each other; esbuild shortens those.
        minifyIdentifiers: true,
        minifySyntax: true,
        mangleProps: privateNames,
      })
      onEnd(async ({ outputFiles = [] }) => {
        // Only where it is needed: commands that build nothing should start at once.
        const { minify } = await import('terser')
        for (const file of outputFiles) {
          const { code = '' } = await minify(file.text, {
            module: true,
            ecma: 2020,
            compress: { passes: 3, inline: 1, if_return: false, lhs_constants: false },
          })
          file.contents = new TextEncoder().encode(code)
        }
      })
    },
  }
}
