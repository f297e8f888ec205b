'use client'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { sentence } from '#lib/browser/form.ts'
import { recoverEndpoint } from '#lib/webhooks/operations.ts'
import type { EndpointView } from '#lib/webhooks/schema.ts'
import { catalogue } from '#lib/words/en/webhooks.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** A moment as `datetime-local` takes it: the reader's own clock, without a zone. */
function toLocal(moment: number): string {
  const date = new Date(moment)
  return new Date(moment - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** Since when to begin: from the first failure, where one is known, a minute early; otherwise the last day. */
const suggested = ({ health, inactiveSince }: EndpointView) => {
  const known = health.failingSince ?? inactiveSince ?? health.lastFailureAt
  return toLocal(known === undefined ? Date.now() - 86_400_000 : Date.parse(known) - 60_000)
}

export function RecoverDialog({ endpoint, onClose }: { endpoint: EndpointView; onClose: () => void }) {
  const [latest] = useState(() => toLocal(Date.now()))
  const [since, setSince] = useState(() => suggested(endpoint))
  const recover = useMutation(useApi().send(recoverEndpoint, { endpointId: endpoint.id }))
  const failure = recover.isError ? asFailure(recover.error) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const moment = new Date(since)
    recover.mutate(
      { since: Number.isNaN(moment.getTime()) ? '' : moment.toISOString() },
      {
        onSuccess: ({ deliveries }) => {
          toast.success(deliveries === 0 ? t('nothingWasMissedSinceThen') : t('eventsAreOnTheWay', { deliveries }))
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('recoverWhatWasMissed')}
      description={t('sendsInOrderEverythingThat')}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        {failure && failure.details.length === 0 && (
          <Banner tone="danger" role="alert">
            {failure.message}
          </Banner>
        )}
        <Field label={t('everythingSince')} hint={t('byTheClockOfThis')} error={sentence(failure?.details[0]?.message)}>
          <Input
            type="datetime-local"
            value={since}
            max={latest}
            onChange={(event) => setSince(event.target.value)}
            className="max-w-64"
          />
        </Field>
        <div className="flex justify-end">
          <Button type="submit" pending={recover.isPending}>
            {t('recover2')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
