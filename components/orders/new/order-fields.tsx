'use client'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { ArchiveFields } from '#components/orders/new/archive-fields.tsx'
import { AttachmentFields } from '#components/orders/new/attachment-fields.tsx'
import { DocumentFields } from '#components/orders/new/document-fields.tsx'
import { DuplicateWarning } from '#components/orders/new/duplicate-warning.tsx'
import { PersonFields } from '#components/orders/new/person-fields.tsx'
import { PriceFields } from '#components/orders/new/price-fields.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { rich } from '#components/ui/rich.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import type { OrderValues } from '#lib/browser/order-draft.ts'
import { draftKey } from '#lib/browser/order-values.ts'
import { catalogue } from '#lib/words/en/orders-new.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  feeBps: number
  ownCurrency: string
  /** Where a mail has gone that places an order as it stood here. */
  sentTo?: string | undefined
  /** What leads on. */
  submit: string
  /** What else can be done with what is in the form. */
  children?: ReactNode
}

export function OrderFields({ feeBps, ownCurrency, sentTo, submit, children }: Props) {
  const api = useApi()
  return (
    <>
      <Part title={t('whereItIsKept')}>
        <ArchiveFields />
      </Part>
      <Part title={t('whatYouNeed')}>
        <DocumentFields />
      </Part>
      <Part title={t('whomItIsAbout')} hint={t('optionalButMostRecordsAre')}>
        <PersonFields />
      </Part>
      {api.identity.role !== undefined && (
        <Part title={t('whatHelpsToFindIt')} hint={t('optional')}>
          <AttachmentFields name={draftKey(api)} />
        </Part>
      )}
      <Part title={t('whatItMayCost')}>
        <PriceFields feeBps={feeBps} ownCurrency={ownCurrency} />
      </Part>
      <Part title={t('forYourOwnFiles')}>
        <OwnFields />
      </Part>
      <Likeness />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit">{submit}</Button>
        {children}
        <p className="text-sm text-ink-soft">
          {sentTo === undefined
            ? t('nothingIsSentYetWhat')
            : rich(t, 'aMailIsOnItsWay', { sentTo: <bdi>{sentTo}</bdi> })}
        </p>
      </div>
    </>
  )
}

export function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-5">
      <div>
        <h2 className="text-xl">{title}</h2>
        {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      </div>
      {children}
    </Card>
  )
}

export function OwnFields() {
  const {
    register,
    formState: { errors },
  } = useFormContext<OrderValues>()
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={t('yourReference')} optional hint={t('aCaseOrFileNumber')} error={errors.externalOrderRef?.message}>
        <Input className="font-card" autoComplete="off" {...register('externalOrderRef')} />
      </Field>
      <Field label={t('customer')} optional hint={t('whomYouOrderFor')} error={errors.customerName?.message}>
        <Input autoComplete="off" {...register('customerName')} />
      </Field>
    </div>
  )
}

/** Watches in a component of its own: each letter draws this anew and not the whole form. */
function Likeness() {
  const [externalOrderRef, repositoryName, archiveRepositoryId, persons] = useWatch<
    OrderValues,
    ['externalOrderRef', 'repositoryName', 'archiveRepositoryId', 'personsOfInterest']
  >({
    name: ['externalOrderRef', 'repositoryName', 'archiveRepositoryId', 'personsOfInterest'],
  })
  return (
    <DuplicateWarning
      candidate={{
        externalOrderRef,
        repositoryName,
        archiveRepositoryId,
        persons: persons.map(({ firstname, lastname }) => ({ firstname, lastname })),
      }}
    />
  )
}
