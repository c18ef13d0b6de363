/**
 * React's code for browsers as a module of its own. As the package has it, all of it lies in one function, which a browser compiles while
 * a page waits for it: as much again as all else that a cart page runs. Functions of a module are compiled ahead, beside the page.
 */

import { readFile } from 'node:fs/promises'

const REQUIRED =
  /^var Scheduler = require\("scheduler"\),\n {2}React = require\("react"\),\n {2}ReactDOM = require\("react-dom"\);$/m
const IMPORTED = `import Scheduler from 'scheduler'
import React from 'react'
import ReactDOM from 'react-dom'`
const EXPORTS = /^exports\.(\w+) = /gm

/** An esbuild plugin for builds in production mode. @type {import('esbuild').Plugin} */
export const reactDomAsModule = {
  name: 'react-dom-as-module',
  setup(build) {
    build.onLoad({ filter: /react-dom[\\/]client\.js$/ }, () => ({
      contents: `export * from './cjs/react-dom-client.production.js'`,
    }))
    build.onLoad(
      { filter: /react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/ },
      async ({ path }) => {
        const source = await readFile(path, 'utf8')
        const contents = source.replace(REQUIRED, IMPORTED).replace(EXPORTS, 'export const $1 = ')
        if (!REQUIRED.test(source) || /\b(?:require\(|(?<!\.)exports\.)/.test(contents)) {
          return { errors: [{ text: `${path} has another form than react-dom-as-module expects` }] }
        }
        return { contents }
      },
    )
  },
}
