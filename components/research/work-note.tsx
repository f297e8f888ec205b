'use client'
import type { ReactNode } from 'react'
import { Banner } from '#components/ui/banner.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/research-board.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const outcomes = () => ({ found: t('found'), partial: t('partlyFound'), not_found: t('notFound') })

/** What the state of an order means for this researcher, where no form below says it. */
export function WorkNote({ order }: { order: ResearchOrderView }) {
  const note = noteOf(order)
  return note && <Banner {...note} />
}

type Note = { tone: 'info' | 'caution' | 'neutral'; title: string; children?: ReactNode }

function noteOf({
  status,
  mine,
  reviewState,
  outcome,
  deliveredAt,
  acceptanceEndsAt,
  openCaseId,
  question,
}: ResearchOrderView): Note | undefined {
  if (status === 'withdrawn') return { tone: 'neutral', title: t('theCustomerHasWithdrawnThis') }
  if (status === 'cancelled') return { tone: 'neutral', title: t('anOperatorHasCancelledThis') }
  if (!mine)
    return status === 'open'
      ? undefined
      : {
          tone: 'neutral',
          title: t('anotherOfferWasChosen'),
          children: t('ifItsPaymentFailsThe'),
        }
  if (status === 'awaiting_payment')
    return {
      tone: 'info',
      title: t('yourOfferWasChosen'),
      children: t('theCustomerHasYetTo'),
    }
  if (openCaseId !== undefined)
    return {
      tone: 'caution',
      title: t('theCustomerReportedAProblem'),
      children: t('callslipDecidesOnItSay'),
    }
  if (question) return questionNote(question)
  if (reviewState)
    return {
      tone: 'caution',
      title: t('theCustomerAsksForChanges'),
      children: t('whatTheyWantStandsIn'),
    }
  if (status === 'delivered' && outcome) {
    return {
      tone: 'info',
      title: t('delivered', { outcome: outcomes()[outcome].toLowerCase() }),
      children: (
        <>
          {t('handedOver')} {deliveredAt && <DateTime value={deliveredAt} />}
          {t('theCustomerAcceptsIt')}
          {acceptanceEndsAt && rich(t, 'orItCompletesByItself', { dateTime: <DateTime value={acceptanceEndsAt} /> })}.
        </>
      ),
    }
  }
  return undefined
}

const questionNote = ({ by, since }: NonNullable<ResearchOrderView['question']>): Note =>
  by === 'customer'
    ? {
        tone: 'caution',
        title: t('theCustomerWaitsForYour'),
        children: rich(t, 'askedThePromisedDateStays', { dateTime: <DateTime value={since} /> }),
      }
    : {
        tone: 'info',
        title: t('yourQuestionWaitsForAn'),
        children: rich(t, 'askedUntilTheCustomerWrites', { dateTime: <DateTime value={since} /> }),
      }
