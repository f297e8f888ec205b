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

const overlaps = [
  { value: '24h', label: 'For a day', description: 'Time to put the new key everywhere.' },
  { value: '7d', label: 'For a week' },
  { value: '1h', label: 'For an hour' },
  {
    value: '0',
    label: 'Not at all',
    description: 'It is refused from the next request on: for a key that has leaked.',
  },
] as const

type Props = { apiKey: KeyView; onClose: () => void; onCreated: (key: string) => void }

/** A successor, and for how long the old key still works beside it. */
export function RotateKeyDialog({ apiKey: { id, name, expiresAt }, onClose, onCreated }: Props) {
  const [overlap, setOverlap] = useState<(typeof overlaps)[number]['value']>('24h')
  const rotate = useMutation(useApi().send(rotateKey))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    rotate.mutate({ keyId: id, overlap }, { onSuccess: ({ key }) => onCreated(key) })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`Rotate ${name}`}
      description={`You get a new key with the same scopes${expiresAt ? ' and the same expiry' : ''}.`}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        {rotate.isError && (
          <Banner tone="danger" role="alert">
            {asFailure(rotate.error).message}
          </Banner>
        )}
        <RadioCards
          legend="How long should the old key still work?"
          name="overlap"
          options={overlaps}
          selected={overlap}
          onChange={({ target }) => setOverlap(overlaps.find(({ value }) => value === target.value)?.value ?? '24h')}
        />
        <div className="flex justify-end">
          <Button type="submit" pending={rotate.isPending}>
            Rotate
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
