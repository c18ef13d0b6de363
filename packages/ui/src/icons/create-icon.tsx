/** What every icon of the studio has in common: a line drawing in the colour of its text. */

import { createElement, type ReactElement, type SVGProps } from 'react'

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in CSS pixels; 24 without one. */
  readonly size?: number | string
}

export type IconComponent = (props: IconProps) => ReactElement

/** The elements of a drawing on a square of 24 units. */
export type Drawing = readonly (readonly [tag: string, attributes: Record<string, string>])[]

/** Icons say nothing to screen readers unless they are given a label or a role. */
const isDecoration = (props: IconProps) =>
  !('aria-label' in props || 'aria-labelledby' in props || 'role' in props || 'title' in props)

export function createIcon(drawing: Drawing): IconComponent {
  return function DrawnIcon({ size = 24, ...props }) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...(isDecoration(props) && { 'aria-hidden': true })}
        {...props}
      >
        {drawing.map(([tag, attributes], index) =>
          createElement(tag, { key: `${tag}${index}`, ...attributes }),
        )}
      </svg>
    )
  }
}
