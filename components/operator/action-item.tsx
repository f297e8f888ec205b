import { ActionDetails } from '#components/operator/action-details.tsx'
import { Link } from '#components/ui/link.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { useMay } from '#lib/browser/may.ts'
import type { ActionView } from '#lib/operators/actions-schema.ts'
import { getPerson } from '#lib/people/operations.ts'
import { catalogue } from '#lib/words/en/operator-audit.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** One entry of the audit log: who did what, to whom, why, from where, and what it changed. */
export function ActionItem({ action: row }: { action: ActionView }) {
  const { actor, kind, summary, environment, reason, createdAt, forgotten } = row
  return (
    <li className="flex flex-col gap-1.5 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-2 gap-y-1">
          <bdi className="font-medium wrap-anywhere">{actor.name}</bdi>
          {actor.role && <span className="text-sm text-ink-soft">{t(`roles.${actor.role}`)}</span>}
          {environment && (
            <Badge tone={environment === 'production' ? 'accent' : 'info'}>{t(`environments.${environment}`)}</Badge>
          )}
          <Place {...row} />
        </p>
        <p className="text-sm whitespace-nowrap text-ink-soft">
          <DateTime value={createdAt} />
        </p>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
        <span className={kind === 'refusal' ? 'text-danger' : undefined}>{summary}</span>
        <Target {...row} />
      </p>
      {reason && (
        <p dir="auto" className="wrap-anywhere">
          “{reason}”
        </p>
      )}
      <Second {...row} />
      {forgotten && <p className="text-sm text-ink-soft">{t('whatWasSaidHereIs')}</p>}
      <ActionDetails action={row} />
    </li>
  )
}

/** Who else stands behind it, where it wants two. */
function Second({ approval, withoutSecond }: ActionView) {
  if (approval) return <p className="text-sm">{t('askedForByAgreedTo', { name: approval.askedBy.name })}</p>
  return withoutSecond ? <p className="text-sm">{t('itWantsTwoOperatorsAnd')}</p> : null
}

const pages = {
  user: '/operator/people',
  order: '/operator/orders',
  client: '/operator/clients',
  researcher: '/operator/researchers',
  archive: '/operator/archives',
} as const

/** What it was done to, unless the sentence has said so: whoever signs in does it to nobody else. */
function Target({ actor, target: { type, id, name, page }, action, environment }: ActionView) {
  const mayOpenPerson = useMay()(getPerson)
  if (
    id === actor.id ||
    /^archive\.(preview_|revert_)?import$/.test(action) ||
    action === 'standing_decision.personal_accounts'
  )
    return null
  if (type === 'operation')
    return (
      <span translate="no" className="font-card text-sm wrap-anywhere text-ink-soft">
        {name}
      </span>
    )
  if (!page || (page.of === 'user' && !mayOpenPerson)) return <bdi className="wrap-anywhere text-ink-soft">{name}</bdi>
  const search = environment ? `?environment=${environment}` : ''
  return (
    <Link className="wrap-anywhere text-link" href={`${pages[page.of]}/${page.id}${search}`}>
      <bdi>{name}</bdi>
    </Link>
  )
}

function Place({ network, agent }: ActionView) {
  if (!network && !agent) return null
  return (
    <span className="text-sm text-ink-soft">
      {network && agent
        ? t('fromNetworkWith', { network, agent })
        : network
          ? t('fromNetwork', { network })
          : t('with', { agent: agent ?? '' })}
    </span>
  )
}
