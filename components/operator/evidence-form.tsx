'use client'
import { useState, type FormEvent } from 'react'
import { useEvidence } from '#components/operator/use-evidence.ts'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input, Textarea } from '#components/ui/input.tsx'
import { AlertDialog } from '#components/ui/lazy-dialog.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { sentence } from '#lib/browser/form.ts'
import type { DisputeView, Evidence } from '#lib/disputes/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/operator-orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type EvidenceField = { name: keyof Evidence; label: string; hint?: string; rows?: number }

export const evidenceFields = (): readonly EvidenceField[] => [
  { name: 'productDescription', label: t('whatWasSold'), rows: 3 },
  { name: 'customerName', label: t('customersName') },
  { name: 'customerEmailAddress', label: t('customersEMailAddress') },
  { name: 'serviceDate', label: t('dayOfTheDelivery') },
  {
    name: 'accessActivityLog',
    label: t('whoFetchedTheDocuments'),
    hint: t('eachDownloadWithItsTime'),
    rows: 5,
  },
  { name: 'cancellationPolicyDisclosure', label: t('whatWasSaidAboutWithdrawing'), rows: 3 },
  { name: 'refundRefusalExplanation', label: t('whyNoRefundIsDue'), rows: 3 },
  {
    name: 'uncategorizedText',
    label: t('howTheOrderWent'),
    hint: t('itsHistoryTheReportOf'),
    rows: 12,
  },
]

/** The draft of an answer: gathered by us, changed by an operator, laid by at the provider, sent to the bank once. */
export function EvidenceForm({ dispute }: { dispute: DisputeView }) {
  const form = useEvidence(dispute)
  const { values, set, save, seen, isSaving, error } = form
  const issueOf = (name: string) =>
    error ? sentence(asFailure(error).details.find(({ field }) => field === name)?.message) : undefined
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <Card>
      <form noValidate className="flex flex-col gap-5" onSubmit={onSubmit}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-xl">{t('whatTheBankIsTold')}</h2>
          <p className="text-sm text-ink-soft">
            {seen ? rich(t, 'saved', { dateTime: <DateTime value={seen} /> }) : t('gatheredFromTheOrderNot')}
          </p>
        </div>
        {form.isOvertaken && <Overtaken at={dispute.savedAt} form={form} />}
        {error && (
          <Banner tone="danger" role="alert">
            {asFailure(error).message}
          </Banner>
        )}
        {evidenceFields().map(({ name, label, hint, rows }) => (
          <Field key={name} label={label} hint={hint} optional="unsaid" error={issueOf(name)}>
            {rows === undefined ? (
              <Input value={values[name]} onChange={(event) => set(name, event.target.value)} />
            ) : (
              <Textarea
                rows={rows}
                className="max-h-96"
                value={values[name]}
                onChange={(event) => set(name, event.target.value)}
              />
            )}
          </Field>
        ))}
        <div className="flex flex-wrap gap-3">
          <SubmitButton form={form} />
          <Button type="submit" look="secondary" pending={isSaving}>
            {t('saveTheDraft')}
          </Button>
          <Button look="quiet" onClick={() => form.gather(dispute.gathered)}>
            {t('gatherAnew')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

type EvidenceState = ReturnType<typeof useEvidence>

/** Another operator has saved since: nothing of theirs is written over unseen. */
const Overtaken = ({ at, form: { take, keep } }: { at: string | undefined; form: EvidenceState }) => (
  <Banner tone="caution" role="status">
    {at && <p>{rich(t, 'anotherTextWasSaved', { dateTime: <DateTime value={at} /> })}</p>}
    <div className="mt-2 flex flex-wrap gap-2">
      <Button size="sm" look="secondary" onClick={take}>
        {t('takeTheirText')}
      </Button>
      <Button size="sm" look="quiet" onClick={keep}>
        {t('goOnWithMine')}
      </Button>
    </div>
  </Banner>
)

function SubmitButton({ form: { submit, isSubmitting, isEmpty } }: { form: EvidenceState }) {
  const [open, setOpen] = useState(false)
  const run = () => void submit().finally(() => setOpen(false))
  return (
    <>
      <Button look="primary" disabled={isEmpty} onClick={() => setOpen(true)}>
        {t('sendToTheBank')}
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title={t('sendThisToTheBank')}
        description={t('itGoesToTheCard')}
        confirm={t('sendItForGood')}
        pending={isSubmitting}
        onConfirm={run}
      />
    </>
  )
}
