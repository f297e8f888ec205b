'use client'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { PagedList } from '#components/found/paged-list.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { Field } from '#components/ui/field.tsx'
import { Textarea } from '#components/ui/input.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { newestFirst } from '#lib/browser/api.ts'
import { failureText } from '#lib/browser/failure-text.ts'
import { keepText, keptText } from '#lib/browser/kept-text.ts'
import { useMay } from '#lib/browser/may.ts'
import { listRemarks, removeRemark, writeRemark } from '#lib/dossiers/operations.ts'
import type { RemarkView } from '#lib/dossiers/schema.ts'
import { catalogue } from '#lib/words/en/operator-order-file.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What operators write about an order for each other. */
export function OrderRemarks({ orderId }: { orderId: string }) {
  const query = useInfiniteQuery(useApi().askPages(listRemarks, { orderId }, newestFirst))
  const may = useMay()
  return (
    <>
      <PagedList query={query} noun={t('remarksNoun')} empty={<p className="text-ink-soft">{t('noRemarks')}</p>}>
        {(rows) => (
          <ul aria-label={t('remarks')} className="flex flex-col gap-3">
            {rows.map((remark) => (
              <Remark key={remark.id} orderId={orderId} remark={remark} />
            ))}
          </ul>
        )}
      </PagedList>
      {may(writeRemark) && <RemarkForm orderId={orderId} />}
    </>
  )
}

function Remark({ orderId, remark }: { orderId: string; remark: RemarkView }) {
  const remove = useMutation(useApi().send(removeRemark, { orderId }))
  return (
    <li className="rounded-card border border-line bg-well p-3">
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
        <span>
          <bdi>{remark.author ?? t('aFormerOperator')}</bdi>, <DateTime value={remark.createdAt} />
        </span>
        <Button
          look="quiet"
          size="sm"
          className="-my-2 text-danger"
          pending={remove.isPending}
          onClick={() => remove.mutate({ remarkId: remark.id })}
        >
          {t('remove')}
        </Button>
      </div>
      <TypedText className="mt-1">{remark.text}</TypedText>
      {remove.isError && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {failureText(remove.error)}
        </p>
      )}
    </li>
  )
}

function RemarkForm({ orderId }: { orderId: string }) {
  const name = `remark:${orderId}`
  const [text, setText] = useState(() => keptText(name))
  const type = (next: string) => {
    setText(next)
    keepText(name, next)
  }
  const write = useMutation({ ...useApi().send(writeRemark, { orderId }), onSuccess: () => type('') })
  const send = () => {
    if (text.trim() !== '' && !write.isPending) write.mutate({ text })
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
      <Field label={t('aNoteForOperators')} hint={t('neitherSideReadsIt')} optional="unsaid">
        <Textarea
          rows={2}
          maxLength={5000}
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
          }}
        />
      </Field>
      {write.isError && (
        <Banner tone="danger" role="alert">
          {failureText(write.error)}
        </Banner>
      )}
      <Button type="submit" look="secondary" className="self-end" pending={write.isPending}>
        {t('addTheNote')}
      </Button>
    </form>
  )
}
