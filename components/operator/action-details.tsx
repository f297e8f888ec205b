import type { ActionView } from '#lib/operators/actions-schema.ts'
import { catalogue } from '#lib/words/en/operator-audit.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

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

/** What an entry kept of before and after, in the API's names, and where it stands in the chain; folded up. */
export function ActionDetails({ action: row }: { action: ActionView }) {
  const { position, hash } = row
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer text-ink-soft">{t('details')}</summary>
      <div className="flex flex-col gap-1.5 pt-1.5">
        <Change {...row} />
        <p className="font-card text-ink-soft break-all">{t('fingerprint', { position, hash })}</p>
      </div>
    </details>
  )
}

/** Only what differs: the rest of what was kept says nothing about the act. */
function Change({ before, after, forgotten }: ActionView) {
  const [old, fresh] = [flat(before), flat(after)]
  const names = [...new Set([...Object.keys(old), ...Object.keys(fresh)])].filter(
    (name) => asText(old[name]) !== asText(fresh[name]),
  )
  // Two views of one thing: what the later one lacks is gone. Otherwise before and after tell of different things.
  const comparable = Object.keys(fresh).some((name) => name in old)
  if (before === undefined && after === undefined) return null
  if (names.length === 0) return forgotten ? null : <p className="text-ink-soft">{t('nothingChanged')}</p>
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-0.5">
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
