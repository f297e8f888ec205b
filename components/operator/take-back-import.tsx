'use client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useHandled } from '#components/operator/handled.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { AlertDialog } from '#components/ui/lazy-dialog.tsx'
import { revertArchiveImport } from '#lib/archives/operations.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { useMay } from '#lib/browser/may.ts'
import { catalogue } from '#lib/words/en/operator-imports.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Takes an import back, after a question; for those who may. */
export function TakeBackImport({ importId, archives }: { importId: string; archives: number }) {
  const [open, setOpen] = useState(false)
  const handled = useHandled()
  const may = useMay()
  const mutation = useMutation(useApi().send(revertArchiveImport, { importId }))
  const takeBack = async () => {
    const done = await mutation.mutateAsync(undefined).catch(() => undefined)
    if (!done) return
    setOpen(false)
    handled({ text: t('areAsTheyWere', { archives: done.reverted?.archives ?? 0 }) })
  }
  if (!may(revertArchiveImport)) return null
  return (
    <>
      <Button look="danger" size="sm" onClick={() => setOpen(true)}>
        {t('takeItBack')}
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={(next) => {
          setOpen(next)
          mutation.reset()
        }}
        title={t('takeTheImportBack')}
        description={<p>{t('whatWasAddedGoes', { archives })}</p>}
        confirm={t('takeItBack')}
        pending={mutation.isPending}
        onConfirm={() => void takeBack()}
      >
        {mutation.error && (
          <Banner tone="danger" role="alert">
            {asFailure(mutation.error).message}
          </Banner>
        )}
      </AlertDialog>
    </>
  )
}
