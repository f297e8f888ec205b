'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { AttachField } from '#components/attachments/attach-field.tsx'
import { useAttached } from '#components/attachments/use-attached.ts'
import { AsQuestion } from '#components/messages/as-question.tsx'
import { everyone, recipientKey, type Recipient } from '#components/messages/use-recipient.ts'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Select, Textarea } from '#components/ui/input.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { refresh } from '#lib/browser/keys.ts'
import { sentence } from '#lib/browser/form.ts'
import { sendMessage } from '#lib/browser/outbox.ts'
import { useKeeping, useKeptText } from '#lib/browser/use-kept-text.ts'
import { mostOfMessage, type AttachmentView } from '#lib/files/schema.ts'
import { postMessageInput } from '#lib/messages/schema.ts'
import { listOffers } from '#lib/offers/operations.ts'
import type { OfferView } from '#lib/offers/schema.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { catalogue } from '#lib/words/en/messages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Whom one can write to before an offer is chosen: each researcher once, whatever became of the offer. */
const researchersOf = (offers: readonly OfferView[]) =>
  [...new Map(offers.map(({ researcherId, researcherName }) => [researcherId, researcherName]))].map(
    ([value, label]) => ({ value, label }),
  )

type Props = { order: OrderView; recipient: Recipient }

/** Writes a message. What is typed is kept until it has been handed to the outbox. */
export function Composer({ order, recipient }: Props) {
  const offers = useQuery(useApi().ask(listOffers, { orderId: order.id })).data
  const chosen = offers?.find(({ id }) => id === order.order.selectedOfferId)
  const researchers = researchersOf(offers ?? [])
  // Not to everyone while it isn't known yet whether one can still write to them.
  const reaches = offers === undefined || researchers.some(({ value }) => value === recipient.to)
  const to = reaches ? recipient.to : everyone
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (recipient.asked) field.current?.focus()
  }, [recipient.asked])
  const files = useAttached(`message:${order.id}`)
  const { content, issue, type, send: sendNow } = useMessage(order.id, chosen || to === everyone ? undefined : to)
  useKeeping(recipientKey(order.id), content === '' ? everyone : to)
  const [question, setQuestion] = useState(false)
  const send = () => {
    if (files.isComing() || !sendNow(question && order.status === 'in_progress', files.attached)) return
    setQuestion(false)
    files.drop(files.attached.map(({ id }) => id))
    field.current?.focus()
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <To chosen={chosen} researchers={researchers} value={to} onChange={recipient.setTo} />
      <Field label={t('message')} hint={t('ctrlEnterSendsIt')} error={issue}>
        <Textarea
          ref={field}
          rows={3}
          value={content}
          className="max-h-80"
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            send()
          }}
        />
      </Field>
      <AttachField {...files.field} most={mostOfMessage} hint={t('picturesAndPdfsUpTo')} />
      {order.status === 'in_progress' && <AsQuestion by="customer" checked={question} onChange={setQuestion} />}
      <Button type="submit" className="self-end">
        {t('send')}
      </Button>
    </form>
  )
}

function useMessage(orderId: string, researcherId: string | undefined) {
  const api = useApi()
  const client = useQueryClient()
  const { text: content, type: keep } = useKeptText(`message:${orderId}`)
  const [issue, setIssue] = useState<string>()
  const type = (text: string) => {
    keep(text)
    setIssue(undefined)
  }
  const send = (question: boolean, attachments: readonly AttachmentView[]): boolean => {
    const message = {
      content,
      ...(question ? { question } : {}),
      ...(researcherId === undefined ? {} : { researcherId }),
    }
    const parsed = postMessageInput.safeParse(message)
    if (!parsed.success) {
      setIssue(content.trim() === '' ? t('writeSomethingFirst') : sentence(parsed.error.issues[0]?.message))
      return false
    }
    type('')
    // A question, or the answer to one, moves the order too.
    void sendMessage(api, orderId, {
      ...message,
      ...(attachments.length > 0 ? { attachments: attachments.map(({ id, name: file }) => ({ id, name: file })) } : {}),
    }).then(() => refresh(client, ['/orders/{orderId}'], { orderId }))
    return true
  }
  return { content, issue, type, send }
}

type ToProps = {
  chosen: OfferView | undefined
  researchers: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

function To({ chosen, researchers, value, onChange }: ToProps) {
  if (chosen)
    return <p className="text-sm text-ink-soft">{t('readsThis', { researcherName: chosen.researcherName })}</p>
  if (researchers.length === 0) {
    return <p className="text-sm text-ink-soft">{t('nobodyHasMadeAnOffer')}</p>
  }
  return (
    <Field label={t('to')} className="sm:max-w-xs">
      <Select
        value={value}
        onChange={({ target }) => onChange(target.value)}
        options={[{ value: everyone, label: t('everyResearcher') }, ...researchers]}
      />
    </Field>
  )
}
