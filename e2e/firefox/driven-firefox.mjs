#!/usr/bin/env node
/**
 * Firefox as Playwright starts it, with a relay between the two for what they do not agree on yet. Playwright asks every
 * window for a colour scheme by a command of WebDriver BiDi that the stock Firefox does not know. And it fills fields by setting their
 * value, which React takes for a change of its own.
 */

import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

/** Commands that are answered here, as if done. Nothing that a journey looks at depends on them. */
const ANSWERED_HERE = new Set(['emulation.setMediaFeaturesOverride'])

/** Playwright's way to fill what has the focus, in the calls that it sends. */
const FILLING = 'window.__pw_bidiInsertText('

/** Runs in the page instead: types over what is selected, as a person does. In a frame, Playwright goes on inside. @param {string} text */
function typeInFocus(text) {
  let element = document.activeElement
  while (element?.shadowRoot) element = element.shadowRoot.activeElement
  if (element instanceof HTMLIFrameElement) return element
  document.execCommand('insertText', false, text)
}

/** @param {string} message */
const withTyping = (message) =>
  message.replaceAll(FILLING, () => `${JSON.stringify(`(${typeInFocus})`).slice(1, -1)}(`)

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
  /** Messages from before Firefox listened. @type {string[] | undefined} */
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
    else if (early) early.push(withTyping(message))
    else browser.send(withTyping(message))
  })
  browser.on('message', (data) => playwright.send(data.toString()))
  browser.once('close', () => playwright.close())
  playwright.once('close', () => browser.close())
  for (const end of [browser, playwright]) end.on('error', ({ message }) => console.error(message))
}
