'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { PagedList } from '#components/found/paged-list.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { rich } from '#components/ui/rich.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { listOrderMails } from '#lib/dossiers/operations.ts'
import type { OrderMailView } from '#lib/dossiers/schema.ts'
import { catalogue } from '#lib/words/en/operator-order-file.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** The mails about an order, whoever they went to, the newest first. */
export function OrderMails({ orderId }: { orderId: string }) {
  const query = useInfiniteQuery(useApi().askPages(listOrderMails, { orderId }, { limit: 25 }))
  return (
    <PagedList query={query} noun={t('mailsNoun')} empty={<p className="text-ink-soft">{t('noMails')}</p>}>
      {(mails) => (
        <>
          <ul aria-label={t('mails')} className="flex flex-col gap-2">
            {mails.map((mail) => (
              <Mail key={mail.id} mail={mail} />
            ))}
          </ul>
          <p className="mt-3 text-sm text-ink-soft">{t('linksAreCut')}</p>
        </>
      )}
    </PagedList>
  )
}

function Mail({ mail: { to, subject, text, createdAt, sentAt, refused } }: { mail: OrderMailView }) {
  return (
    <li className="rounded-card border border-line p-3">
      <p dir="auto" className="font-medium wrap-anywhere">
        {subject}
      </p>
      <p className="text-sm wrap-anywhere text-ink-soft">
        {rich(t, 'mailTo', { to: <bdi>{to}</bdi> })}, <DateTime value={sentAt ?? createdAt} />
        {sentAt === undefined && refused === undefined && <> ({t('notSentYet')})</>}
      </p>
      {refused !== undefined && (
        <p className="text-sm wrap-anywhere text-danger">
          {rich(t, 'refusedForGood', { reason: <bdi>{refused}</bdi> })}
        </p>
      )}
      {text === undefined ? (
        <p className="text-sm text-ink-soft">{t('theTextIsForgotten')}</p>
      ) : (
        <details className="text-sm">
          <summary className="inline-flex min-h-8 cursor-pointer items-center font-medium">{t('readIt')}</summary>
          <p dir="auto" className="mt-2 max-w-prose border-s-2 border-line ps-3 wrap-anywhere whitespace-pre-wrap">
            {text}
          </p>
        </details>
      )}
    </li>
  )
}
