import { useStore } from 'zustand'
import { useEditor } from '../editor/editor-context.ts'
import type { StyleSession, StyleSnapshot } from './style-session.ts'

export function useStyles(): StyleSession {
  return useEditor().visit.styles
}

export function useStyleState<Value>(select: (state: StyleSnapshot) => Value): Value {
  return useStore(useStyles().store, select)
}
