'use client'
import { useState } from 'react'
import { useComing } from '#components/attachments/use-coming.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { attach, detach, useAttachedList } from '#lib/browser/attached.ts'
import type { AttachmentView } from '#lib/files/schema.ts'

/** The files of something that is being written; `field` is what `AttachField` shows of them. */
export function useAttached(name: string) {
  const api = useApi()
  const attached = useAttachedList(api, name)
  const coming = useComing(name)
  const [error, setError] = useState(false)
  return {
    attached,
    /** Those that are sent. */
    drop: (ids: readonly string[]) => detach(api, name, ids),
    /** Whether something still comes; says so at the field then. */
    isComing: () => {
      setError(coming !== undefined)
      return coming !== undefined
    },
    field: {
      name,
      attached,
      error: error ? coming : undefined,
      onAttach: (file: AttachmentView) => attach(api, name, file),
      onRemove: (id: string) => detach(api, name, [id]),
    },
  }
}
