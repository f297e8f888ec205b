'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Select, Textarea } from '#components/ui/input.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { refresh } from '#lib/browser/keys.ts'
import { sentence } from '#lib/browser/form.ts'
import { keepText, keptText } from '#lib/browser/kept-text.ts'
import { sendMessage } from '#lib/browser/outbox.ts'
import { listMessages } from '#lib/messages/operations.ts'
import { postMessageInput } from '#lib/messages/schema.ts'
import { listOffers } from '#lib/offers/operations.ts'
import type { OfferView } from '#lib/offers/schema.ts'
import type { OrderView } from '#lib/orders/schema.ts'

const everyone = ''

/** Whom one can write to before an offer is chosen: each researcher once, whatever became of the offer. */
const researchersOf = (offers: readonly OfferView[]) =>
  [...new Map(offers.map(({ researcherId, researcherName }) => [researcherId, researcherName]))].map(
    ([value, label]) => ({ value, label }),
  )

type Props = { order: OrderView; researcherId: string | undefined }

/** Writes a message. What is typed is kept until it has been handed to the outbox. */
export function Composer({ order, researcherId }: Props) {
  const api = useApi()
  const client = useQueryClient()
  const offers = useQuery(api.ask(listOffers, { orderId: order.id })).data ?? []
  const name = `message:${order.id}`
  const [content, setContent] = useState(() => keptText(name))
  const [to, setTo] = useState(researcherId ?? everyone)
  const [fault, setFault] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    // Somebody asked to write to this researcher.
    if (researcherId !== undefined) field.current?.focus()
  }, [researcherId])

  const chosen = offers.find(({ id }) => id === order.order.selectedOfferId)
  const researchers = researchersOf(offers)
  const recipient = chosen || to === everyone ? undefined : to
  const type = (text: string) => {
    setContent(text)
    setFault(undefined)
    keepText(name, text)
  }
  const send = () => {
    const parsed = postMessageInput.safeParse({
      content,
      ...(recipient === undefined ? {} : { researcherId: recipient }),
    })
    if (!parsed.success) {
      setFault(content.trim() === '' ? 'Write something first.' : sentence(parsed.error.issues[0]?.message))
      field.current?.focus()
      return
    }
    type('')
    void sendMessage(api, order.id, { content, ...(recipient === undefined ? {} : { researcherId: recipient }) }).then(
      () => refresh(client, [listMessages.path], { orderId: order.id }),
    )
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
      {chosen ? (
        <p className="text-sm text-ink-soft">{chosen.researcherName} reads this.</p>
      ) : researchers.length === 0 ? (
        <p className="text-sm text-ink-soft">
          Nobody has made an offer yet; whoever does will read what you write here.
        </p>
      ) : (
        <Field label="To" className="sm:max-w-xs">
          <Select
            value={to}
            onChange={({ target }) => setTo(target.value)}
            options={[{ value: everyone, label: 'Everyone who made an offer' }, ...researchers]}
          />
        </Field>
      )}
      <Field label="Message" hint="Ctrl + Enter sends it." error={fault}>
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
      <Button type="submit" className="self-end">
        Send
      </Button>
    </form>
  )
}
