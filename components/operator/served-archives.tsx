import { Link } from '#components/ui/link.tsx'
import type { ApplicantView } from '#lib/researchers/schema.ts'
import { catalogue } from '#lib/words/en/operator-archives.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** The archives of a profile: those of the directory lead there, others stand as they were written. */
export function ServedArchives({
  of: { archives, knownArchives },
}: {
  of: Pick<ApplicantView, 'archives' | 'knownArchives'>
}) {
  if (archives.length === 0) return t('noneNamed')
  return (
    <ul>
      {archives.map((value) => {
        const known = knownArchives.find(({ id }) => id === value)
        return (
          <li key={value}>
            {known ? (
              <Link className="text-link" href={`/operator/archives/${known.id}`}>
                <bdi>{known.name}</bdi>, <bdi>{known.city}</bdi>
              </Link>
            ) : (
              <bdi>{value}</bdi>
            )}
          </li>
        )
      })}
    </ul>
  )
}
