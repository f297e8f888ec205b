import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Money } from '#components/ui/money.tsx'
import { rich } from '#components/ui/rich.tsx'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'
import { catalogue } from '#lib/words/en/research.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** The order says something else than when one began: nothing is promised for it before it was read. */
export const ChangedMeanwhile = ({ order, onRead }: { order: ResearchOrderView; onRead: () => void }) => (
  <Banner
    tone="caution"
    role="alert"
    title={t('theCustomerHasChangedThe')}
    action={
      <Button look="secondary" onClick={onRead}>
        {t('iHaveReadItAgain')}
      </Button>
    }
  >
    <p>{t('readItAgainBeforeYou')}</p>
    {order.fixedPrice !== undefined && (
      <p className="mt-1 font-medium">
        {rich(t, 'theFixedPriceIsNow', { money: <Money amount={order.fixedPrice} currency={order.currency} /> })}
      </p>
    )}
  </Banner>
)
