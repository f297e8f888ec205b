import { Badge } from '#components/ui/badge.tsx'
import { Timeline } from '#components/ui/timeline.tsx'
import { eventSentence, eventWords } from '#lib/events/event-words.ts'
import type { EventType } from '#lib/events/event-types.ts'
import { catalogue } from '#lib/words/en/landing.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const customer = { type: 'customer', name: 'Élise' }
const researcher = { type: 'researcher', name: 'Camille' }
const house = { type: 'system', name: 'Callslip' }

// The very events that the API and the webhooks tell of; the names and days are made up, and the page says so.
const course = (): { day: string; type: EventType; actor: typeof customer; detail?: string }[] => [
  { day: t('monday'), type: 'order.created', actor: customer, detail: t('birthRecordArchivesDeParis') },
  { day: t('monday'), type: 'offer.created', actor: researcher, detail: t('iAmAtTheReading') },
  { day: t('monday'), type: 'offer.selected', actor: customer },
  { day: t('monday'), type: 'payment.authorized', actor: house },
  { day: t('tuesday'), type: 'order.started', actor: researcher },
  { day: t('tuesday'), type: 'payment.captured', actor: house },
  { day: t('thursday'), type: 'order.delivered', actor: researcher, detail: t('birthRecordPdfAndA') },
  { day: t('friday'), type: 'order.completed', actor: customer },
  { day: t('friday'), type: 'payment.transferred', actor: house },
]

export function ExampleOrder() {
  return (
    <div>
      <div className="mb-6 flex flex-wrap items-center gap-3">
        <h2 className="text-3xl">{t('anOrdersWeek')}</h2>
        <Badge>{t('example')}</Badge>
      </div>
      <Timeline
        label={t('whatHappensToAnOrder')}
        items={course().map(({ day, type, actor, detail }, i) => ({
          id: `${i}`,
          title: eventSentence(type, actor),
          detail,
          time: day,
          tone: eventWords[type].tone ?? 'neutral',
        }))}
      />
    </div>
  )
}
