'use client'
import { Fragment, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactElement } from 'react'
import { Bubble, type Voice } from '#components/messages/bubble.tsx'
import { Button } from '#components/ui/button.tsx'
import { dateFormat } from '#lib/formats.ts'
import { useReader, type Reader } from '#components/ui/locale.ts'
import type { MessageView } from '#lib/messages/schema.ts'
import { catalogue } from '#lib/words/en/messages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  orderId: string
  /** Oldest first. */
  messages: readonly MessageView[]
  voice: Voice
  empty: string
  unread: number
  outgoing: readonly ReactElement[]
  hasEarlier: boolean
  loadingEarlier: boolean
  onEarlier: () => void
  /** The end of the thread is on a screen that somebody looks at. */
  onSeen: () => void
}

const dayOf = (timestamp: string, { locale, timeZone }: Reader) =>
  dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(
    new Date(timestamp),
  )

/** The first of the newest `unread` messages from the other side. */
const firstUnread = (messages: readonly MessageView[], unread: number, { isOurs }: Voice) =>
  unread === 0 ? undefined : messages.filter((message) => !isOurs(message)).at(-unread)?.id

export function Thread(props: Props) {
  const { orderId, messages, voice, empty, unread, outgoing, hasEarlier, loadingEarlier, onEarlier, onSeen } = props
  const reader = useReader()
  // Where "new" began when the thread was opened; it stays while one reads, though the API knows better by then.
  const [mark] = useState(() => firstUnread(messages, unread, voice))
  const last = outgoing.at(-1)?.key ?? messages.at(-1)?.id
  const { log, end } = useEndInSight(last, unread, onSeen)
  if (messages.length === 0 && outgoing.length === 0) {
    return <p className="rounded-card border border-dashed border-edge px-6 py-10 text-center text-ink-soft">{empty}</p>
  }
  return (
    <div
      ref={log}
      role="log"
      aria-label={t('conversation')}
      tabIndex={0}
      className="flex max-h-[60dvh] flex-col gap-3 overflow-y-auto rounded-card border border-line bg-well p-3 focus-visible:-outline-offset-2 sm:p-5 print:max-h-none print:overflow-visible"
    >
      {hasEarlier && (
        <Button look="secondary" size="sm" className="self-center" pending={loadingEarlier} onClick={onEarlier}>
          {loadingEarlier ? t('loading') : t('earlierMessages')}
        </Button>
      )}
      {messages.map((message, i) => {
        const before = messages[i - 1]
        const day = dayOf(message.timestamp, reader)
        return (
          <Fragment key={message.id}>
            {(!before || dayOf(before.timestamp, reader) !== day) && <Divider>{day}</Divider>}
            {mark === message.id && <Divider accent>{t('new')}</Divider>}
            <Bubble orderId={orderId} message={message} voice={voice} />
          </Fragment>
        )
      })}
      {outgoing}
      <div ref={end} className="h-px shrink-0" />
    </div>
  )
}

function Divider({ accent = false, children }: { accent?: boolean; children: string }) {
  return (
    <div
      role="separator"
      aria-label={children}
      className={
        accent
          ? 'flex items-center gap-3 text-sm font-medium text-accent'
          : 'flex items-center gap-3 text-sm text-ink-soft'
      }
    >
      <span className={accent ? 'h-px grow bg-accent' : 'h-px grow bg-line'} />
      {children}
      <span className={accent ? 'h-px grow bg-accent' : 'h-px grow bg-line'} />
    </div>
  )
}

/** Opens the thread at its end, follows it there while one reads the end, and says when the end has been seen. */
function useEndInSight(last: string | undefined, unread: number, onSeen: () => void) {
  const log = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  const tell = useEffectEvent(() => {
    if (!document.hidden && atEnd.current) onSeen()
  })
  useLayoutEffect(() => {
    if (atEnd.current && log.current) log.current.scrollTop = log.current.scrollHeight
  }, [last])
  useEffect(() => {
    if (!end.current || !log.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        atEnd.current = entry?.isIntersecting ?? false
        tell()
      },
      // Some slack, so that a line's height of scrolling doesn't count as leaving.
      { root: log.current, rootMargin: '80px' },
    )
    observer.observe(end.current)
    const look = () => tell()
    document.addEventListener('visibilitychange', look)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', look)
    }
    // Also when the count comes after the message it counts.
  }, [last, unread])
  return { log, end }
}
