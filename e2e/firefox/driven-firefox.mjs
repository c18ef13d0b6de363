#!/usr/bin/env node
/**
 * Firefox as Playwright starts it, with a relay between the two for what they do not agree on yet. Playwright asks every
 * window for a colour scheme by a command of WebDriver BiDi that the stock Firefox does not know. It fills fields by setting their
 * value, which React takes for a change of its own. It reads names of elements in a way that crashes Firefox. And it sends every
 * press of a double click by itself, of which Firefox makes single clicks.
 */

import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'
import { ClickCounter } from './click-counter.mjs'

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

/**
 * Playwright asks for what labels an element in a world of its own. Firefox 153 ends the page's process when the page has
 * asked the same before, as axe does. The element's attribute says the same.
 */
const LABELS = 'element.ariaLabelledByElements || '

/** A message as the browser gets it. @param {string} message */
const forFirefox = (message) => withTyping(message).replaceAll(LABELS, '')

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
  const clicks = new ClickCounter()
  playwright.on('message', (data) => {
    const message = data.toString()
    const command = JSON.parse(message)
    if (ANSWERED_HERE.has(command.method) || clicks.holds(command))
      playwright.send(JSON.stringify({ type: 'success', id: command.id, result: {} }))
    else if (early) early.push(forFirefox(message))
    else browser.send(forFirefox(clicks.counted(command) ?? message))
  })
  browser.on('message', (data) => playwright.send(data.toString()))
  browser.once('close', () => playwright.close())
  playwright.once('close', () => browser.close())
  for (const end of [browser, playwright]) end.on('error', ({ message }) => console.error(message))
}
