'use client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { AttachedFiles } from '#components/attachments/lazy-attached-files.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { Field } from '#components/ui/field.tsx'
import { Select, Textarea } from '#components/ui/input.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { failureText } from '#lib/browser/failure-text.ts'
import { keptText } from '#lib/browser/kept-text.ts'
import { useKeeping, useKeptText } from '#lib/browser/use-kept-text.ts'
import { useMay } from '#lib/browser/may.ts'
import { writeAsCallslip } from '#lib/dossiers/operations.ts'
import type { MessageView } from '#lib/messages/schema.ts'
import type { OrderDossierView } from '#lib/operators/schema.ts'
import { isClosed } from '#lib/orders/state.ts'
import { catalogue } from '#lib/words/en/operator-order-file.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What was written on an order, by whom and for whom, and a way to write as Callslip. */
export function OrderThread({ file: { id: orderId, status, messages } }: { file: OrderDossierView }) {
  return (
    <>
      {messages.length === 0 ? (
        <p className="text-ink-soft">{t('nothingWasWritten')}</p>
      ) : (
        // A region that scrolls must be reachable by keyboard.
        <div
          className="max-h-96 overflow-y-auto print:max-h-none print:overflow-visible"
          tabIndex={0}
          role="group"
          aria-label={t('messagesOldestFirst')}
        >
          <ol className="flex flex-col gap-3">
            {messages.map((message) => (
              <Message key={message.id} orderId={orderId} message={message} />
            ))}
          </ol>
        </div>
      )}
      {isClosed(status) ? <p className="text-ink-soft">{t('theOrderHasEnded')}</p> : <Reply orderId={orderId} />}
    </>
  )
}

function Message({ orderId, message }: { orderId: string; message: MessageView }) {
  const { senderName, senderType, to, content, attachments, timestamp } = message
  return (
    <li>
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        <bdi className="font-medium text-ink">{senderName}</bdi>
        {to ? <Badge tone="caution">{t(`only.${to}`)}</Badge> : <span>({t(`sender.${senderType}`)})</span>}
        <DateTime value={timestamp} />
      </p>
      <TypedText>{content}</TypedText>
      {attachments && <AttachedFiles orderId={orderId} files={attachments} />}
    </li>
  )
}

const readers = ['both', 'customer', 'researcher'] as const
type Readers = (typeof readers)[number]

function Reply({ orderId }: { orderId: string }) {
  const { text: content, type, forget } = useKeptText(`as-callslip:${orderId}`)
  // With the text: what was written to one side is not for the other.
  const toName = `as-callslip-to:${orderId}`
  const [to, setTo] = useState<Readers>(() => readers.find((one) => one === keptText(toName)) ?? 'both')
  useKeeping(toName, content === '' ? '' : to)
  const [missing, setMissing] = useState(false)
  const write = useMutation({
    ...useApi().send(writeAsCallslip, { orderId }),
    onSuccess: (_result, sent) => forget(sent.content),
  })
  if (!useMay()(writeAsCallslip)) return null
  const isEmpty = content.trim() === ''
  const submit = () => {
    setMissing(isEmpty)
    if (!isEmpty && !write.isPending) write.mutate({ content, to })
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-3 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Field label={t('whoReadsIt')} hint={t('whoeverReadsItGetsAMail')}>
        <Select
          value={to}
          onChange={({ target }) => setTo(readers.find((one) => one === target.value) ?? 'both')}
          options={readers.map((value) => ({ value, label: t(`reader.${value}`) }))}
          className="sm:max-w-sm"
        />
      </Field>
      <Field label={t('writeAsCallslip')} error={missing && isEmpty ? t('writeSomethingFirst') : undefined}>
        <Textarea
          rows={3}
          value={content}
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
          }}
        />
      </Field>
      {write.isError && (
        <Banner tone="danger" role="alert">
          {failureText(write.error)}
        </Banner>
      )}
      <Button type="submit" className="self-end" pending={write.isPending}>
        {t('send')}
      </Button>
    </form>
  )
}
