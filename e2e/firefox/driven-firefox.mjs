#!/usr/bin/env node
/**
 * Firefox as Playwright starts it, with a relay between the two: Playwright asks every window for a colour scheme by a command
 * of WebDriver BiDi that the stock Firefox of today does not know yet, and would give up. The relay answers that one itself.
 */

import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

/** Commands that are answered here, as if done. Nothing that a journey looks at depends on them. */
const ANSWERED_HERE = new Set(['emulation.setMediaFeaturesOverride'])

const firefox = spawn(process.env.FIREFOX_PATH || 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
firefox.once('error', (error) => {
  console.error(error.message)
  process.exit(1)
})
firefox.once('exit', (code) => process.exit(code ?? 1))
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) {
  process.on(signal, () => firefox.kill(signal))
}

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, address] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line) ?? []
  if (address) relayTo(address)
  else console.error(line)
})

/** Says where it listens in the words in which Firefox does, which Playwright waits for. @param {string} address */
function relayTo(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.once('listening', () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`)
  })
  server.on('connection', (playwright, { url }) => join(playwright, new WebSocket(address + url)))
}

/** @param {WebSocket} playwright @param {WebSocket} browser */
function join(playwright, browser) {
  /** What was said before Firefox listened. @type {string[] | undefined} */
  let early = []
  browser.once('open', () => {
    for (const message of early ?? []) browser.send(message)
    early = undefined
  })
  playwright.on('message', (data) => {
    const message = data.toString()
    const { id, method } = JSON.parse(message)
    if (ANSWERED_HERE.has(method))
      playwright.send(JSON.stringify({ type: 'success', id, result: {} }))
    else if (early) early.push(message)
    else browser.send(message)
  })
  browser.on('message', (data) => playwright.send(data.toString()))
  browser.once('close', () => playwright.close())
  playwright.once('close', () => browser.close())
  for (const end of [browser, playwright]) end.on('error', ({ message }) => console.error(message))
}
