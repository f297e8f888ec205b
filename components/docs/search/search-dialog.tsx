'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { excerptOf, Highlighted } from '#components/docs/search/highlighted.tsx'
import { PaletteFrame, PaletteItem } from '#components/palette/palette-frame.tsx'
import { loadSearch, type SearchHit } from '#lib/browser/docs-search.ts'
import { catalogue } from '#lib/words/en/docs-search.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Find = Awaited<ReturnType<typeof loadSearch>>

const kinds = (): Record<string, string> => ({
  guide: t('guide'),
  endpoint: t('endpoint'),
  error: t('error'),
  event: t('event'),
  object: t('object'),
})

const beginnings = () => [
  { href: '/docs', label: t('overview') },
  { href: '/docs/api', label: t('allEndpoints') },
  { href: '/docs/errors', label: t('allErrors') },
  { href: '/docs/webhooks#all-events', label: t('allEvents') },
]

/** Everything in the documentation, by a few letters. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState('')
  const [find, setFind] = useState<Find | 'failed'>()
  useEffect(() => {
    loadSearch().then(
      (loaded) => setFind(() => loaded),
      () => setFind('failed'),
    )
  }, [])
  const router = useRouter()
  const go = (href: string) => {
    onClose()
    router.push(href)
  }
  const typed = text.trim()
  const hits = typeof find === 'function' && typed !== '' ? find(typed) : []
  const settled = typeof find === 'function' && typed !== ''
  const values = hits.length > 0 ? hits.map(({ id }) => String(id)) : beginnings().map(({ href }) => href)
  const noteOf = () => {
    if (find === 'failed') return t('theIndexCouldNot')
    return settled && hits.length === 0 ? t('nothingFound', { text: typed }) : undefined
  }
  return (
    <PaletteFrame
      title={t('searchTheDocumentation')}
      placeholder={t('wordErrorPathEvent')}
      text={text}
      onText={(typedNow) => {
        setText(typedNow)
        setChosen('')
      }}
      // The first of a list that has come or changed, until the arrows leave it.
      chosen={values.includes(chosen) ? chosen : (values[0] ?? '')}
      onChosen={setChosen}
      onClose={onClose}
      note={noteOf()}
      status={settled ? t('found', { count: hits.length }) : ''}
    >
      {hits.map((hit) => (
        <Hit key={hit.id} hit={hit} go={go} />
      ))}
      {hits.length === 0 &&
        beginnings().map(({ href, label }) => (
          <PaletteItem key={href} value={href} onSelect={() => go(href)}>
            {label}
          </PaletteItem>
        ))}
    </PaletteFrame>
  )
}

const Hit = ({ hit, go }: { hit: SearchHit; go: (href: string) => void }) => (
  <PaletteItem value={String(hit.id)} onSelect={() => go(hit.href)}>
    <span className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span className={hit.kind === 'guide' || hit.kind === 'endpoint' ? 'font-medium' : 'font-card'}>
        <Highlighted text={hit.title} terms={hit.terms} />
      </span>
      <span className="text-xs text-ink-soft">
        {kinds()[hit.kind]} {hit.kind === 'error' && hit.place}
      </span>
    </span>
    {hit.place !== '' && hit.kind !== 'error' && (
      <span className="block text-sm text-ink-soft">
        <Highlighted text={hit.place} terms={hit.terms} />
      </span>
    )}
    <span className="block text-sm text-ink-soft">
      <Highlighted text={excerptOf(hit.text, hit.terms)} terms={hit.terms} />
    </span>
  </PaletteItem>
)
