'use client'
import dynamic from 'next/dynamic'
import { useEffect, useState, type ReactNode } from 'react'
import { useFreshLink } from '#components/documents/use-fresh-link.ts'
import { toast } from '#components/ui/toast.ts'
import { asFailure } from '#lib/browser/failure.ts'
import type { DocumentView } from '#lib/documents/schema.ts'

const Viewer = dynamic(() => import('#components/documents/viewer.tsx').then((module) => module.Viewer), { ssr: false })

const step = 'viewer'
const isOwnStep = (state: unknown) => typeof state === 'object' && state !== null && step in state

/** What is open. It fills the screen, so it is a step of its own in the browser's history: going back closes it and leaves no page. */
function useOpened() {
  const [opened, setOpened] = useState<DocumentView>()
  useEffect(() => {
    if (!opened) return
    const close = () => setOpened(undefined)
    addEventListener('popstate', close)
    return () => removeEventListener('popstate', close)
  }, [opened])
  const open = (file: DocumentView) => {
    setOpened(file)
    // Once, however often it is tapped while the viewer is on its way.
    if (!isOwnStep(history.state)) history.pushState({ [step]: true }, '')
  }
  // By the same way, or that step would be left behind; once too, for going back takes a while.
  const close = () => {
    if (!opened) return
    setOpened(undefined)
    if (isOwnStep(history.state)) history.back()
  }
  return { opened, open, close }
}

/** A pile of files to be looked at and taken along; `actions` stand below what is open. */
export function useViewer(documents: readonly DocumentView[], actions?: ReactNode) {
  const { opened, open, close } = useOpened()
  // Closed too it stays drawn, or it couldn't give the focus back.
  const [everOpened, setEverOpened] = useState(false)
  const getFresh = useFreshLink()
  const download = (file: DocumentView) =>
    void getFresh(file).then(
      ({ url }) => location.assign(url), // an attachment: the page stays
      (error: unknown) => toast.error(asFailure(error).message),
    )
  const openFirst = (file: DocumentView) => {
    setEverOpened(true)
    open(file)
  }
  const viewer = everOpened && (
    <Viewer documents={documents} opened={opened} onClose={close} onDownload={download}>
      {actions}
    </Viewer>
  )
  return { open: openFirst, download, viewer }
}
