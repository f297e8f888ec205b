'use client'
import { useState } from 'react'
import { useComing } from '#components/attachments/use-coming.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { makeKeptList } from '#lib/browser/kept-list.ts'
import { attachmentView, type AttachmentView } from '#lib/files/schema.ts'

// They outlast the form: a file may arrive while somebody looks at another part of the page.
const { read, write, useList } = makeKeptList<AttachmentView>(attachmentView)

/** The files of something that is being written; `field` is what `AttachField` shows of them. */
export function useAttached(name: string) {
  const kept = `attached:${useApi().identity.environment}:${name}`
  const attached = useList(kept)
  const coming = useComing(name)
  const [error, setError] = useState(false)
  return {
    attached,
    clear: () => write(kept, []),
    /** Whether something still comes; says so at the field then. */
    isComing: () => {
      setError(coming !== undefined)
      return coming !== undefined
    },
    field: {
      name,
      attached,
      error: error ? coming : undefined,
      onAttach: (file: AttachmentView) => write(kept, [...read(kept), file]),
      onRemove: (id: string) =>
        write(
          kept,
          read(kept).filter((file) => file.id !== id),
        ),
    },
  }
}
