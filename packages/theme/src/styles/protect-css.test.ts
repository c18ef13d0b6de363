import { describe, expect, it } from 'vitest'
import { compileText } from './test-styles.ts'

describe('CSS that is younger than LESS', () => {
  it.each([
    ['a { width: calc(100% - 3px); }'],
    ['a { width: calc(100% - var(--b) * 2); }'],
    ['a { width: min(100% - 2px, 3rem); }'],
    ['a { aspect-ratio: 16 / 9; }'],
    ['a { grid-template-columns: [a] 1fr [b] 2fr; }'],
    ['a { grid-template: "a b" 1fr / auto; }'],
    ['a { background: url(x.png) 50% / cover no-repeat; }'],
    ['a { mask: url(x.svg) 0 / 1em; }'],
    ['a { border-radius: 1px / 2px; }'],
    ['a { color: rgb(0 0 0 / 50%); }'],
    ['a { color: oklch(50% .1 200 / 50%); }'],
    ['a { color: color-mix(in srgb, red 50%, blue); }'],
    ['a { color: #12345678; }'],
    ['a { --gap: 1 / 2; }'],
    ['a { --Gap: 1px; width: var(--Gap); }'],
    ['@layer base, theme;'],
    ['@layer base { a { b: c; } }'],
    ['@layer base { @media (min-width: 1px) { a { b: c; } } }'],
    ['@supports (display: grid) { @media (min-width: 1px) { a { b: c; } } }'],
    ['@container card (width > 400px) { a { b: c; } }'],
    ['@media (width >= 600px) { a { b: c; } }'],
    ['@property --x { syntax: "<length>"; inherits: false; initial-value: 0px; }'],
    ['@starting-style { a { b: c; } }'],
    ['a:is(b:not(.c), d) > e { f: g; }'],
    ['a[b=c i] { d: e; }'],
  ])('comes out as it went in: %s', (css) => {
    expect(compileText(css)).toEqual({ css, problems: [] })
  })

  it.each([
    ['a { width: calc(100% - @b) } @b: 3px;', 'a { width: calc(100% - 3px); }'],
    ['a { grid-column: ~"1 / -1" }', 'a { grid-column: 1 / -1; }'],
    ['a { border-radius: @b/2 } @b: 4px;', 'a { border-radius: 2px; }'],
    ['a { background: @b / 2 0 } @b: 4px;', 'a { background: 2px 0; }'],
    ['a { color: rgb(1, 2, 3) }', 'a { color: #010203; }'],
    ['a { --b: @c; --d: darken(@c, 10%) } @c: #fff;', 'a { --b: #ffffff; --d: #e6e6e6; }'],
    ['@container (width > @b) { a { c: d } } @b: 3px;', '@container (width > 3px) { a { c: d; } }'],
    ['a { @container (width > 3px) { b: c } }', '@container (width > 3px) { a { b: c; } }'],
    ['a { @supports (b: c) { d: e } }', '@supports (b: c) { a { d: e; } }'],
    ['a { COLOR: RED }', 'a { color: RED; }'],
    ['a { b: c // d\n}', 'a { b: c; }'],
    ['a { b: c /* d */; e: f }', 'a { b: c; e: f; }'],
  ])('%s becomes %s', (less, css) => {
    expect(compileText(less)).toEqual({ css, problems: [] })
  })
})
