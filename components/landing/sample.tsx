import { Button } from '#components/ui/button.tsx'
import { rich } from '#components/ui/rich.tsx'
import { listFormat, nameFormat } from '#lib/formats.ts'
import { catalogue } from '#lib/words/en/landing.ts'
import { currentLocale } from '#lib/words/locale.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const file = '/sample/delivery.pdf'

/** What is delivered, to look at; and who does it. `languages`: codes of what researchers read. */
export function Sample({ languages }: { languages: readonly string[] }) {
  return (
    <section className="mx-auto grid max-w-6xl gap-10 px-4 py-12 sm:px-6 sm:py-16 lg:grid-cols-[2fr_3fr]">
      <figure className="max-w-sm">
        <a href={file} className="block">
          <img
            src="/sample/page-360.webp"
            srcSet="/sample/page-360.webp 360w, /sample/page-720.webp 720w"
            sizes="(min-width: 30rem) 384px, 92vw"
            width={720}
            height={1018}
            loading="lazy"
            decoding="async"
            alt={t('aSampleDelivery')}
            className="h-auto w-full rounded-card border border-line shadow-sheet"
          />
        </a>
        <figcaption className="mt-3 text-sm text-ink-soft">{t('aSampleWeDrew')}</figcaption>
      </figure>
      <div>
        <h2 className="mb-3 text-3xl">{t('whatYouReceive')}</h2>
        <p className="max-w-prose text-ink-soft">{t('scansOfThePages')}</p>
        <Button asChild look="secondary" className="mt-6">
          <a href={file}>{t('openTheSample')}</a>
        </Button>
        <h2 className="mt-12 mb-3 text-3xl">{t('whoSearches')}</h2>
        <p className="max-w-prose text-ink-soft">{t('peopleWhoGoThere')}</p>
        {languages.length > 0 && (
          <p className="mt-3 max-w-prose">
            {rich(t, 'ourResearchersRead', { languages: <bdi>{inWords(languages)}</bdi> })}
          </p>
        )}
      </div>
    </section>
  )
}

/** In the language of the sentence around them. */
function inWords(languages: readonly string[]): string {
  const locale = currentLocale()
  return listFormat(locale).format(languages.map((code) => nameFormat(locale, 'language').of(code) ?? code))
}
