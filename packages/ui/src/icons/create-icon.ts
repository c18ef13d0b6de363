/** The common properties of the studio's icons: line drawings in the colour of the text. */

import { createElement, type ReactElement, type SVGProps } from 'react'

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in CSS pixels; 24 without one. */
  readonly size?: number | string
}

export type IconComponent = (props: IconProps) => ReactElement

/** The elements of a drawing on a square of 24 units. */
export type Drawing = readonly (readonly [tag: string, attributes: Record<string, string>])[]

/** Whether screen readers skip the icon, which they do unless it has a label or a role. */
const isDecoration = (props: IconProps) =>
  !('aria-label' in props || 'aria-labelledby' in props || 'role' in props || 'title' in props)

const LINES = {
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

export function createIcon(drawing: Drawing): IconComponent {
  const inside = drawing.map(([tag, attributes], index) =>
    createElement(tag, { key: `${tag}${index}`, ...attributes }),
  )
  return ({ size = 24, ...props }) =>
    createElement(
      'svg',
      {
        ...LINES,
        width: size,
        height: size,
        ...(isDecoration(props) && { 'aria-hidden': true }),
        ...props,
      },
      inside,
    )
}
