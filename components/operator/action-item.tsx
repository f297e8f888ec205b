import { Link } from '#components/ui/link.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import type { ActionView } from '#lib/operators/schema.ts'
import { catalogue } from '#lib/words/en/operator-queue.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** One line of the audit log: who did what to whom, why, and what it changed. */
export function ActionItem({ action: row }: { action: ActionView }) {
  const { action, operator, environment, reason, createdAt } = row
  return (
    <li className="flex flex-col gap-1.5 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          <bdi className="font-medium">{operator.name}</bdi>
          <span className="font-card">{action}</span>
          <Target {...row} />
          {environment && (
            <Badge tone={environment === 'production' ? 'accent' : 'info'}>
              <span translate="no">{environment}</span>
            </Badge>
          )}
        </p>
        <p className="text-sm text-ink-soft">
          <DateTime value={createdAt} />
        </p>
      </div>
      {reason && <p dir="auto">“{reason}”</p>}
      <Second {...row} />
      <Change {...row} />
    </li>
  )
}

/** Who else stands behind it, where it wants two. */
function Second({ approval, withoutSecond }: ActionView) {
  if (approval) return <p className="text-sm">{t('askedForByAgreedTo', { name: approval.askedBy.name })}</p>
  return withoutSecond ? <p className="text-sm">{t('itWantsTwoOperatorsAnd')}</p> : null
}

const pages: Record<string, string> = {
  user: 'people',
  order: 'orders',
  client: 'clients',
  researcher: 'researchers',
  archive: 'archives',
}

function Target({ action, targetType, targetId }: ActionView) {
  const text = <span className="font-card text-sm break-all">{targetId}</span>
  const page = pages[targetType]
  // An import has touched many archives; its id is its own.
  if (!page || action === 'archive.import' || targetId.startsWith('inv_')) return text
  return (
    <Link className="text-link" href={`/operator/${page}/${targetId}`}>
      {text}
    </Link>
  )
}

type Members = Record<string, unknown>
const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What was kept, member by member: `into.name`, not a heap of JSON. */
const flat = (value: unknown, prefix = ''): Members =>
  isMembers(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([name, member]) =>
          isMembers(member) ? Object.entries(flat(member, `${prefix}${name}.`)) : [[prefix + name, member] as const],
        ),
      )
    : {}

const asText = (value: unknown) =>
  value === null || value === undefined
    ? t('noValue')
    : Array.isArray(value)
      ? value.join(', ') || t('noValue')
      : String(value)

/** Only what differs: the rest of what was kept says nothing about the act. */
function Change({ before, after }: ActionView) {
  const [old, fresh] = [flat(before), flat(after)]
  const names = [...new Set([...Object.keys(old), ...Object.keys(fresh)])].filter(
    (name) => asText(old[name]) !== asText(fresh[name]),
  )
  // Two views of one thing: what the later one lacks is gone. Otherwise before and after tell of different things.
  const comparable = Object.keys(fresh).some((name) => name in old)
  if (names.length === 0) return <p className="text-sm text-ink-soft">{t('nothingChanged')}</p>
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-0.5 text-sm">
      {names.map((name) => (
        <li key={name} translate="no" className="wrap-anywhere">
          <span className="text-ink-soft">{name}</span>{' '}
          {!(name in old) ? (
            asText(fresh[name])
          ) : !(name in fresh) && !comparable ? (
            asText(old[name])
          ) : (
            <>
              <s>{asText(old[name])}</s> → {asText(fresh[name])}
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
