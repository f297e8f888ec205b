'use client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { apiSentence } from '#lib/browser/form.ts'
import { useDebounced } from '#components/ui/use-debounced.ts'
import { previewRecovery, recoverEndpoint } from '#lib/webhooks/operations.ts'
import type { RecoveryPreviewView } from '#lib/webhooks/recovery-schema.ts'
import type { EndpointView } from '#lib/webhooks/schema.ts'
import { catalogue } from '#lib/words/en/webhooks.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** A moment as `datetime-local` takes it: the reader's own clock, without a zone. */
function toLocal(moment: number): string {
  const date = new Date(moment)
  return new Date(moment - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** A moment of the field as the interface has it; undefined where it is none. */
function toInstant(local: string): string | undefined {
  const moment = new Date(local)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}

/** The oldest that hasn't arrived, a minute's rounding early, until another time is chosen; and what it comes to. */
function useSince(endpointId: string) {
  const api = useApi()
  const [yesterday] = useState(() => new Date(Date.now() - 86_400_000).toISOString())
  const [chosen, choose] = useState<string>()
  const oldest = useQuery({ ...api.ask(previewRecovery, { endpointId }), staleTime: Infinity, gcTime: 0 })
  const asked = toInstant(useDebounced(chosen ?? ''))
  const counted = useQuery({
    ...api.ask(previewRecovery, { endpointId }, asked === undefined ? {} : { since: asked }),
    enabled: asked !== undefined,
    retry: false,
  })
  const proposed = oldest.data?.since ?? (oldest.isPending ? undefined : yesterday)
  return {
    since: chosen ?? (proposed === undefined ? '' : toLocal(Date.parse(proposed))),
    choose,
    said: chosen === undefined ? sayOldest(oldest) : sayCount(counted),
  }
}

type Asked = { data?: RecoveryPreviewView | undefined; isError: boolean }

// What can't be counted is refused, with the reason, when it is sent.
const sayCount = ({ data, isError }: Asked) => (data ? t('wouldSend', data) : isError ? '' : t('counting'))

function sayOldest({ data, isError }: Asked): string {
  if (!data) return sayCount({ isError })
  return data.deliveries === 0 ? t('nothingIsMissing') : t('wouldSendFromTheOldest', data)
}

export function RecoverDialog({ endpoint, onClose }: { endpoint: EndpointView; onClose: () => void }) {
  const [latest] = useState(() => toLocal(Date.now()))
  const { since, choose, said } = useSince(endpoint.id)
  const recover = useMutation(useApi().send(recoverEndpoint, { endpointId: endpoint.id }))
  const failure = recover.isError ? asFailure(recover.error) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    recover.mutate(
      { since: toInstant(since) ?? '' },
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
        <Field
          label={t('everythingSince')}
          hint={t('byTheClockOfThis')}
          error={apiSentence(failure?.details[0]?.message)}
        >
          <Input
            type="datetime-local"
            value={since}
            max={latest}
            onChange={(event) => {
              recover.reset()
              choose(event.target.value)
            }}
            className="max-w-64"
          />
        </Field>
        {!failure && <p role="status">{said}</p>}
        <div className="flex justify-end">
          <Button type="submit" pending={recover.isPending}>
            {t('recover2')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
