import { CallFailure } from '@sitewright/api/client'
import { openFormPreview } from '@sitewright/api/forms/open-form-preview'
import { renderForm } from '@sitewright/api/forms/render-form'
import type { SiteForm } from '@sitewright/core/forms/site-form'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { nonceOf } from '../../canvas/protocol.ts'
import { useCall } from '../../session/StudioProvider.tsx'
import { toSend } from './use-forms.ts'

/** Milliseconds without a change until the form is drawn anew: shorter than a pause between words. */
const QUIET_MS = 300
/** Height of the frame in pixels until it has said its own. */
const FIRST_HEIGHT = 480

export interface FormPreviewOptions {
  siteId: string
  formId: string
  form: SiteForm
  frame: RefObject<HTMLIFrameElement | null>
}

/** The frame of a form's preview: its address, its height, and the drawings that it is sent. */
export function useFormPreview({ siteId, formId, form, frame }: FormPreviewOptions) {
  const call = useCall()
  const place = useQuery({
    queryKey: ['form-preview', siteId, formId],
    queryFn: ({ signal }) => call(openFormPreview, { siteId, formId }, { signal }),
    // An address is good for minutes, and the frame that it opened for as long as it is there.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const [height, setHeight] = useState(FIRST_HEIGHT)
  const [problem, setProblem] = useState<'invalid' | 'failed'>()
  const port = useRef<MessagePort>(undefined)
  const drawn = useRef<string>(undefined)
  const show = useCallback(() => {
    if (drawn.current !== undefined) port.current?.postMessage({ html: drawn.current })
  }, [])

  const { data } = place
  useEffect(() => {
    if (!data) return
    const { canvasUrl, canvasOrigin } = data
    const nonce = nonceOf(canvasUrl)
    const hear = ({ data: told }: MessageEvent) => {
      if (typeof told?.height === 'number') setHeight(Math.max(0, told.height))
      if (told?.isReady === true) show()
    }
    const listen = ({ origin, source, data: greeting, ports }: MessageEvent) => {
      if (origin !== canvasOrigin || source !== frame.current?.contentWindow) return
      if (greeting?.sitewright !== nonce || !ports[0]) return
      port.current = ports[0]
      port.current.onmessage = hear
    }
    addEventListener('message', listen)
    return () => {
      removeEventListener('message', listen)
      port.current?.close()
      port.current = undefined
    }
  }, [data, frame, show])

  useEffect(() => {
    const stop = new AbortController()
    const draw = async () => {
      try {
        const { signal } = stop
        const { html } = await call(renderForm, { siteId, formId, form: toSend(form) }, { signal })
        if (signal.aborted) return
        drawn.current = html
        setProblem(undefined)
        show()
      } catch (error) {
        if (stop.signal.aborted) return
        setProblem(error instanceof CallFailure && error.status === 400 ? 'invalid' : 'failed')
      }
    }
    // The first drawing is not waited for.
    const timer = setTimeout(() => void draw(), drawn.current === undefined ? 0 : QUIET_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [call, siteId, formId, form, show])

  return {
    url: data?.canvasUrl,
    height,
    problem: place.error ? ('failed' as const) : problem,
    reload: () => void place.refetch(),
  }
}
