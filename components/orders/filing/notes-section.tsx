'use client'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { PagedList } from '#components/found/paged-list.tsx'
import { NoteForm } from '#components/orders/note-form.tsx'
import { Button } from '#components/ui/button.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { newestFirst } from '#lib/browser/api.ts'
import { asFailure } from '#lib/browser/failure.ts'
import { useMay } from '#lib/browser/may.ts'
import { listNotes, removeNote, writeNote } from '#lib/notes/operations.ts'
import type { NoteView } from '#lib/notes/schema.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { catalogue } from '#lib/words/en/orders-filing.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What the client's people write about an order for each other. */
export function NotesSection({ order }: { order: OrderView }) {
  const api = useApi()
  const query = useInfiniteQuery(api.askPages(listNotes, { orderId: order.id }, newestFirst))
  const may = useMay()
  return (
    <section aria-label={t('notes')} className="flex max-w-3xl flex-col gap-5">
      {may(writeNote) && (
        <NoteForm
          name={`note:${order.id}`}
          options={api.send(writeNote, { orderId: order.id })}
          label={t('aNoteOnThisOrder')}
          hint={t('theResearcherAndCallslipDont')}
          add={t('addTheNote')}
        />
      )}
      <PagedList
        query={query}
        noun={t('notes2')}
        empty={<EmptyState title={t('noNotes')}>{t('onlyYouAndThoseWho')}</EmptyState>}
      >
        {(rows) => (
          <ul aria-label={t('notes')} className="flex flex-col gap-3">
            {rows.map((note) => (
              <Note key={note.id} orderId={order.id} note={note} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}

function Note({ orderId, note }: { orderId: string; note: NoteView }) {
  const remove = useMutation(useApi().send(removeNote, { orderId }))
  const may = useMay()
  return (
    <li className="rounded-card border border-line bg-sheet p-4">
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
        <span>
          <span dir="auto">{note.yours ? t('you2') : note.author}</span>, <DateTime value={note.createdAt} />
        </span>
        {may(removeNote) && (
          <Button
            look="quiet"
            size="sm"
            className="-my-2"
            pending={remove.isPending}
            onClick={() => remove.mutate({ noteId: note.id })}
          >
            {t('remove')}
          </Button>
        )}
      </div>
      <TypedText className="mt-1">{note.text}</TypedText>
      {remove.isError && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {asFailure(remove.error).message}
        </p>
      )}
    </li>
  )
}
