'use client'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import type { AlertDialogProps, DialogProps } from '#components/ui/dialog.tsx'

// Nobody asks anything of the first picture: what a dialog needs comes when the first is opened.
const DrawnDialog = dynamic(() => import('#components/ui/dialog.tsx').then((module) => module.Dialog), { ssr: false })
const DrawnAlertDialog = dynamic(() => import('#components/ui/dialog.tsx').then((module) => module.AlertDialog), {
  ssr: false,
})

/** True from the first opening on: closed too it stays drawn, or it couldn't give the focus back. */
function useEver(open: boolean): boolean {
  const [ever, setEver] = useState(open)
  if (open && !ever) setEver(true)
  return ever || open
}

export const Dialog = (props: DialogProps) => useEver(props.open) && <DrawnDialog {...props} />
export const AlertDialog = (props: AlertDialogProps) => useEver(props.open) && <DrawnAlertDialog {...props} />
