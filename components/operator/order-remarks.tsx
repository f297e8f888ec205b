'use client'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { PagedList } from '#components/found/paged-list.tsx'
import { NoteForm } from '#components/orders/note-form.tsx'
import { Button } from '#components/ui/button.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { newestFirst } from '#lib/browser/api.ts'
import { failureText } from '#lib/browser/failure-text.ts'
import { useMay } from '#lib/browser/may.ts'
import { listRemarks, removeRemark, writeRemark } from '#lib/dossiers/operations.ts'
import type { RemarkView } from '#lib/dossiers/schema.ts'
import { catalogue } from '#lib/words/en/operator-order-file.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What operators write about an order for each other. */
export function OrderRemarks({ orderId }: { orderId: string }) {
  const api = useApi()
  const query = useInfiniteQuery(api.askPages(listRemarks, { orderId }, newestFirst))
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
      {may(writeRemark) && (
        <NoteForm
          name={`remark:${orderId}`}
          options={api.send(writeRemark, { orderId })}
          label={t('aNoteForOperators')}
          hint={t('neitherSideReadsIt')}
          add={t('addTheNote')}
        />
      )}
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
