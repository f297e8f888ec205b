import { Money } from '#components/ui/money.tsx'
import { rich } from '#components/ui/rich.tsx'
import type { LandingFigures } from '#lib/figures/get-landing-figures.ts'
import { catalogue } from '#lib/words/en/landing.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What orders came to, archive by archive; or that there is nothing to go by yet. */
export function RealPrices({ archives }: Pick<LandingFigures, 'archives'>) {
  return (
    <div className="mt-10">
      <h3 className="mb-3 text-xl">{t('whatRealOrdersCost')}</h3>
      <p className="max-w-prose text-sm text-ink-soft">
        {archives.length === 0 ? t('noPricesYet') : t('theMiddleHalfOfTheNewest')}
      </p>
      {archives.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {archives.map(({ name, city, currency, low, high, days, orders }) => (
            <li key={`${name} ${currency}`} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
              <span>
                <bdi>{name}</bdi>
                {!name.includes(city) && (
                  <span className="text-ink-soft">
                    , <bdi>{city}</bdi>
                  </span>
                )}
              </span>
              <span className="sm:text-right">
                <span className="font-medium">
                  {rich(t, 'fromTo', {
                    low: <Money amount={low} currency={currency} />,
                    high: <Money amount={high} currency={currency} />,
                  })}
                </span>
                <span className="block text-sm text-ink-soft">{t('inTheMiddleAfterDays', { days, orders })}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
