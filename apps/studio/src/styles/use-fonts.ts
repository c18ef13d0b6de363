import { listFonts } from '@sitewright/api/themes/list-fonts'
import { useQuery } from '@tanstack/react-query'
import { useEditor } from '../editor/editor-context.ts'
import { useCall } from '../session/StudioProvider.tsx'

/** Families that come with every site; they are the same for as long as the studio is open. */
export function useFonts() {
  const call = useCall()
  const { siteId } = useEditor().visit
  return useQuery({
    queryKey: ['fonts', siteId],
    queryFn: async ({ signal }) => (await call(listFonts, { siteId }, { signal })).fonts,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
