'use client'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { saveAs } from '#lib/browser/download.ts'

/** The one time that recovery codes are shown. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = codes.join('\n')
  const save = () => saveAs('callslip-recovery-codes.txt', new Blob([`${text}\n`], { type: 'text/plain' }))
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Your recovery codes"
      description="For the day when your device is lost: each signs you in once, in the place of your passkey or app. They are shown now and never again."
      footer={
        <>
          <Button look="secondary" onClick={save}>
            Save as a file
          </Button>
          <Button onClick={onClose}>I have stored them</Button>
        </>
      }
    >
      <div className="flex items-start gap-2 rounded-card border border-line bg-well p-3">
        <ul aria-label="Recovery codes" className="grid grow gap-x-6 gap-y-1 sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code} className="font-card">
              {code}
            </li>
          ))}
        </ul>
        <CopyButton value={text} label="Copy all codes" />
      </div>
    </Dialog>
  )
}
