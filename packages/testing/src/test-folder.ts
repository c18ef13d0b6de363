/** Folders of tests, in memory where there is room; whoever makes one removes it. */
export { makeQuickFolder as makeTestFolder } from './quick-folder.mjs'
