import { Banner } from '#components/ui/banner.tsx'
import type { Changes } from '#lib/browser/order-changes.ts'
import { memberWords, type ChangeableMember } from '#lib/changes/members.ts'
import { catalogue } from '#lib/words/en/orders-change.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const said = (members: readonly ChangeableMember[]) => members.map((member) => memberWords()[member]).join(', ')

export const Meanwhile = ({ theirs, both }: Changes) => (
  <Banner tone="caution" role="alert" title={t('theOrderWasChangedMeanwhile')}>
    {theirs.length > 0 && t('othersHaveChanged', { members: said(theirs) })} {t('whatYouHaveTypedIsStill')}{' '}
    {both.length > 0 && t('youToo', { members: said(both) })}
  </Banner>
)
