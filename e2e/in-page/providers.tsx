/** Helpers of the design system that count on a provider, used without it. */

import { ConfirmProvider, strictContext, useConfirm } from '@sitewright/ui'
import { Component, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

const [ShelfContext, useShelf] = strictContext<{ books: number }>('ShelfContext')

/** Keeps the message of what its children threw. */
class Caught extends Component<{ children: ReactNode; onCaught(message: string): void }> {
  override state = { isBroken: false }
  static getDerivedStateFromError() {
    return { isBroken: true }
  }
  override componentDidCatch({ message }: Error) {
    this.props.onCaught(message)
  }
  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}

/** Draws a part in a page of its own, and gives what it threw; empty if it was drawn. */
function thrownBy(part: ReactNode): Promise<string> {
  return new Promise((resolve) => {
    const root = createRoot(document.createElement('div'), { onCaughtError: () => {} })
    root.render(
      <Caught onCaught={resolve}>
        {part}
        <Drawn onDrawn={() => resolve('')} />
      </Caught>,
    )
  })
}

const Drawn = ({ onDrawn }: { onDrawn(): void }) => <i ref={onDrawn} />

function AsksConfirm() {
  useConfirm()
  return null
}

function CountsBooks() {
  return useShelf().books
}

export const confirmOutside = () => thrownBy(<AsksConfirm />)
export const confirmInside = () =>
  thrownBy(
    <ConfirmProvider>
      <AsksConfirm />
    </ConfirmProvider>,
  )
export const contextOutside = () => thrownBy(<CountsBooks />)
export const contextInside = () =>
  thrownBy(
    <ShelfContext value={{ books: 3 }}>
      <CountsBooks />
    </ShelfContext>,
  )
