'use client'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/lazy-dialog.tsx'
import { catalogue } from '#lib/words/en/developers.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export type Secret = { title: string; value: string; hint: string }

/** The one time that a secret is shown: only its hash, or nothing readable, is kept. */
export function SecretDialog({ secret, onClose }: { secret: Secret | undefined; onClose: () => void }) {
  return (
    <Dialog
      stays
      open={secret !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={secret?.title ?? ''}
      description={secret?.hint}
      footer={<Button onClick={onClose}>{t('iHaveStoredIt')}</Button>}
    >
      <p className="flex items-center gap-2 rounded-card border border-line bg-well p-3">
        <code className="font-card break-all">{secret?.value}</code>
        <CopyButton value={secret?.value ?? ''} label={t('copySecret')} />
      </p>
    </Dialog>
  )
}
