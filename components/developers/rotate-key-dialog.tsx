'use client'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { RadioCards } from '#components/ui/radio-cards.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { rotateKey } from '#lib/clients/operations.ts'
import type { KeyView } from '#lib/clients/schema.ts'
import { catalogue } from '#lib/words/en/developers.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const overlaps = () =>
  [
    { value: '24h', label: t('forADay'), description: t('timeToPutTheNew') },
    { value: '7d', label: t('forAWeek') },
    { value: '1h', label: t('forAnHour') },
    {
      value: '0',
      label: t('notAtAll'),
      description: t('itIsRefusedFromThe'),
    },
  ] as const

type Props = { apiKey: KeyView; onClose: () => void; onCreated: (key: string) => void }

/** A successor, and for how long the old key still works beside it. */
export function RotateKeyDialog({ apiKey: { id, name, expiresAt }, onClose, onCreated }: Props) {
  const [overlap, setOverlap] = useState<ReturnType<typeof overlaps>[number]['value']>('24h')
  // Not handed to `mutate`, which forgets it where the dialog is closed before the answer: nobody is shown the key again.
  const rotate = useMutation({ ...useApi().send(rotateKey), onSuccess: ({ key }) => onCreated(key) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    rotate.mutate({ keyId: id, overlap })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('rotate2', { name })}
      description={t('youGetANewKey', { expiry: expiresAt ? t('andTheSameExpiry') : '' })}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        {rotate.isError && (
          <Banner tone="danger" role="alert">
            {asFailure(rotate.error).message}
          </Banner>
        )}
        <RadioCards
          legend={t('howLongShouldTheOld')}
          name="overlap"
          options={overlaps()}
          selected={overlap}
          onChange={({ target }) => setOverlap(overlaps().find(({ value }) => value === target.value)?.value ?? '24h')}
        />
        <div className="flex justify-end">
          <Button type="submit" pending={rotate.isPending}>
            {t('rotate3')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
