'use client'
import dynamic from 'next/dynamic'
import { useState, type ReactNode } from 'react'
import { useFreshLink } from '#components/documents/use-fresh-link.ts'
import { toast } from '#components/ui/toast.ts'
import { asFailure } from '#lib/browser/failure.ts'
import type { DocumentView } from '#lib/documents/schema.ts'

const Viewer = dynamic(() => import('#components/documents/viewer.tsx').then((module) => module.Viewer), { ssr: false })

/** A pile of files to be looked at and taken along; `actions` stand below what is open. */
export function useViewer(documents: readonly DocumentView[], actions?: ReactNode) {
  const [opened, setOpened] = useState<DocumentView>()
  // Closed too it stays drawn, or it couldn't give the focus back.
  const [everOpened, setEverOpened] = useState(false)
  const getFresh = useFreshLink()
  const download = (file: DocumentView) =>
    void getFresh(file).then(
      ({ url }) => location.assign(url), // an attachment: the page stays
      (error: unknown) => toast.error(asFailure(error).message),
    )
  const open = (file: DocumentView) => {
    setEverOpened(true)
    setOpened(file)
  }
  const viewer = everOpened && (
    <Viewer documents={documents} opened={opened} onClose={() => setOpened(undefined)} onDownload={download}>
      {actions}
    </Viewer>
  )
  return { open, download, viewer }
}
