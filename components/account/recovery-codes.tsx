'use client'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { saveAs } from '#lib/browser/download.ts'
import { catalogue } from '#lib/words/en/account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** The one time that recovery codes are shown. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = codes.join('\n')
  const save = () => saveAs('callslip-recovery-codes.txt', new Blob([`${text}\n`], { type: 'text/plain' }))
  return (
    <Dialog
      stays
      open
      onOpenChange={(open) => open || onClose()}
      title={t('yourRecoveryCodes')}
      description={t('forTheDayWhenYour')}
      footer={
        <>
          <Button look="secondary" onClick={save}>
            {t('saveAsAFile')}
          </Button>
          <Button onClick={onClose}>{t('iHaveStoredThem')}</Button>
        </>
      }
    >
      <div className="flex items-start gap-2 rounded-card border border-line bg-well p-3">
        <ul aria-label={t('recoveryCodes')} className="grid grow gap-x-6 gap-y-1 sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code} className="font-card">
              {code}
            </li>
          ))}
        </ul>
        <CopyButton value={text} label={t('copyAllCodes')} />
      </div>
    </Dialog>
  )
}
