'use client'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { Button } from '#components/ui/button.tsx'
import { CalendarDate } from '#components/ui/date-time.tsx'
import { AlertDialog, Dialog } from '#components/ui/lazy-dialog.tsx'
import { Link } from '#components/ui/link.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { toast } from '#components/ui/toast.ts'
import { TypedText } from '#components/ui/typed-text.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { removeVisit } from '#lib/visits/operations.ts'
import type { ShelfListView, VisitView } from '#lib/visits/schema.ts'
import { catalogue } from '#lib/words/en/research-visits.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const ChangeForm = dynamic(() => import('#components/visits/change-form.tsx').then((module) => module.ChangeForm), {
  ssr: false,
  loading: () => <Skeleton className="h-56" />,
})

async function saveCalendarFile(visit: VisitView): Promise<void> {
  const [{ toCalendarFile }, { saveAs }] = await Promise.all([
    import('#lib/visits/calendar-file.ts'),
    import('#lib/browser/download.ts'),
  ])
  const url = new URL(`/research/visits/${visit.id}`, location.origin)
  const file = toCalendarFile(visit, { title: t('visitTo', { place: visit.place }), url, now: new Date() })
  saveAs(`${visit.day}.ics`, new Blob([file], { type: 'text/calendar;charset=utf-8' }))
}

/** Which day it is, where, and what can be done with it. */
export function ShelfHead({ list: { visit } }: { list: ShelfListView }) {
  const [open, setOpen] = useState<'change' | 'remove'>()
  const close = () => setOpen(undefined)
  return (
    <div className="mb-6 flex flex-col gap-2">
      <p data-print="hide">
        <Link href="/research/visits" className="text-link">
          {t('backToVisits')}
        </Link>
      </p>
      <h1 className="text-3xl break-words">
        <bdi>{visit.place}</bdi>
      </h1>
      <p className="text-lg">
        <CalendarDate value={visit.day} weekday />
        {visit.city !== undefined && (
          <>
            , <bdi>{visit.city}</bdi>
          </>
        )}
      </p>
      {visit.note !== undefined && <TypedText className="max-w-prose text-ink-soft">{visit.note}</TypedText>}
      <div data-print="hide" className="flex flex-wrap gap-2">
        <Button look="secondary" size="sm" onClick={() => print()}>
          {t('printTheList')}
        </Button>
        <Button look="secondary" size="sm" onClick={() => void saveCalendarFile(visit)}>
          {t('intoYourCalendar')}
        </Button>
        <Button look="quiet" size="sm" onClick={() => setOpen('change')}>
          {t('changeTheDay')}
        </Button>
        <Button look="quiet" size="sm" onClick={() => setOpen('remove')}>
          {t('removeTheVisit')}
        </Button>
      </div>
      <Dialog open={open === 'change'} onOpenChange={close} title={t('changeDayOrNote')}>
        {open === 'change' && <ChangeForm visit={visit} onDone={close} />}
      </Dialog>
      <Remove visit={visit} open={open === 'remove'} onClose={close} />
    </div>
  )
}

function Remove({ visit, open, onClose }: { visit: VisitView; open: boolean; onClose: () => void }) {
  const router = useRouter()
  const remove = useMutation({
    ...useApi().send(removeVisit, { visitId: visit.id }),
    onSuccess: async () => {
      toast.success(t('theVisitIsRemoved'))
      await import('#lib/browser/visit-copy.ts').then(({ dropCopy }) => dropCopy(visit.id)).catch(() => {})
      router.push('/research/visits')
    },
    onError: (error) => toast.error(asFailure(error).message),
  })
  return (
    <AlertDialog
      open={open}
      onOpenChange={onClose}
      title={t('removeThisVisit')}
      description={t('itsMarksGo')}
      confirm={t('removeTheVisit')}
      look="danger"
      pending={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  )
}
