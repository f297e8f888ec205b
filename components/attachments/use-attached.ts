'use client'
import { useState } from 'react'
import { useComing } from '#components/attachments/use-coming.ts'
import type { AttachmentView } from '#lib/files/schema.ts'

/** The files of something that is being written; `field` is what `AttachField` shows of them. */
export function useAttached(name: string) {
  const [attached, setAttached] = useState<readonly AttachmentView[]>([])
  const coming = useComing(name)
  const [error, setError] = useState(false)
  return {
    attached,
    clear: () => setAttached([]),
    /** Whether something still comes; says so at the field then. */
    isComing: () => {
      setError(coming !== undefined)
      return coming !== undefined
    },
    field: {
      name,
      attached,
      error: error ? coming : undefined,
      onAttach: (file: AttachmentView) => setAttached((known) => [...known, file]),
      onRemove: (id: string) => setAttached((known) => known.filter((file) => file.id !== id)),
    },
  }
}
