'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type RefObject } from 'react'
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

type Readers = { chosen: OfferView | undefined; options: readonly { value: string; label: string }[] }

/** Who may be written to: the researcher of the chosen offer, or any of those there are; undefined while that isn't known. */
function readersOf({ order: { selectedOfferId } }: OrderView, offers?: readonly OfferView[]): Readers | undefined {
  const chosen = offers?.find(({ id }) => id === selectedOfferId)
  if (chosen) return { chosen, options: [{ value: chosen.researcherId, label: chosen.researcherName }] }
  if (!offers || selectedOfferId !== undefined) return undefined
  return { chosen, options: [{ value: everyone, label: t('everyResearcher') }, ...researchersOf(offers)] }
}

type Props = { order: OrderView; recipient: Recipient }

/** Writes a message. What is typed is kept until it has been handed to the outbox. */
export function Composer({ order, recipient }: Props) {
  const { to, setTo, asked } = recipient
  const select = useRef<HTMLSelectElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (asked) field.current?.focus()
  }, [asked])
  const files = useAttached(`message:${order.id}`)
  // By name also where an offer is chosen: should another be by the time that it arrives, it is refused and reaches nobody.
  const { content, issue, type, send: sendNow } = useMessage(order.id, to === everyone ? undefined : to)
  const isBegun = content !== '' || files.attached.length > 0
  const { readers, isLost } = useReaders(order, recipient, isBegun)
  useKeeping(recipientKey(order.id), content === '' ? everyone : to)
  const [question, setQuestion] = useState(false)
  const send = () => {
    if (isLost) return select.current?.focus()
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
      {readers && <To ref={select} readers={readers} value={to} isLost={isLost} onChange={setTo} />}
      <Field label={t('message')} hint={<ByKeys />} error={issue}>
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

/** Not where one writes by touch. */
const ByKeys = () => <span className="pointer-coarse:hidden">{t('ctrlEnterSendsIt')}</span>

/**
 * Who may be written to, and whether somebody has to say so anew: what was begun to one researcher goes to nobody else because
 * their offer is gone, or another one was chosen meanwhile.
 */
function useReaders(order: OrderView, { to, setTo }: Recipient, isBegun: boolean) {
  const readers = readersOf(order, useQuery(useApi().ask(listOffers, { orderId: order.id })).data)
  const chosen = readers?.chosen
  const reader = chosen?.researcherId
  // Begun to whoever is said to read it: with its text or with a file, and also where that is read only after the first letter.
  useEffect(() => {
    if (reader === undefined) return
    if (!isBegun) setTo(everyone)
    else if (to === everyone) setTo(reader)
  }, [reader, isBegun, to, setTo])
  const isThere = to === everyone || readers === undefined || readers.options.some(({ value }) => value === to)
  return { readers, isLost: !isThere && (isBegun || chosen === undefined) }
}

function useMessage(orderId: string, researcherId: string | undefined) {
  const api = useApi()
  const client = useQueryClient()
  const { text: content, type: keep } = useKeptText(`message:${orderId}`)
  const [issue, setIssue] = useState<string>()
  const sentAt = useRef(-Infinity)
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
      // The second tap of two: its message is gone already, and nothing was forgotten.
      if (content === '' && performance.now() - sentAt.current < 1_000) return false
      setIssue(content.trim() === '' ? t('writeSomethingFirst') : sentence(parsed.error.issues[0]?.message))
      return false
    }
    type('')
    sentAt.current = performance.now()
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
  ref: RefObject<HTMLSelectElement | null>
  readers: Readers
  value: string
  /** Whoever it was begun to doesn't read it any more: somebody has to say who shall. */
  isLost: boolean
  onChange: (value: string) => void
}

function To({ ref, readers: { chosen, options }, value, isLost, onChange }: ToProps) {
  if (!isLost && chosen)
    return <p className="text-sm text-ink-soft">{t('readsThis', { researcherName: chosen.researcherName })}</p>
  if (!isLost && options.length === 1) return <p className="text-sm text-ink-soft">{t('nobodyHasMadeAnOffer')}</p>
  const lost = { value, label: t('whomYouWereWritingTo'), disabled: true }
  const issue = chosen ? t('anotherIsChosen', { researcherName: chosen.researcherName }) : t('theirOfferIsGone')
  return (
    <Field label={t('to')} error={isLost ? issue : undefined} className="sm:max-w-xs">
      <Select
        ref={ref}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        options={isLost ? [lost, ...options] : options}
      />
    </Field>
  )
}
