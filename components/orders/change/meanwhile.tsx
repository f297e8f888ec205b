import { Banner } from '#components/ui/banner.tsx'
import { memberWords, type ChangeableMember } from '#lib/changes/members.ts'
import { catalogue } from '#lib/words/en/orders-change.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** `theirs`: what others have changed since the form was opened; `both`: of that, what was typed here as well. */
export type Changes = { theirs: readonly ChangeableMember[]; both: readonly ChangeableMember[] }

const said = (members: readonly ChangeableMember[]) => members.map((member) => memberWords()[member]).join(', ')

export const Meanwhile = ({ theirs, both }: Changes) => (
  <Banner tone="caution" role="alert" title={t('theOrderWasChangedMeanwhile')}>
    {theirs.length > 0 && t('othersHaveChanged', { members: said(theirs) })} {t('whatYouHaveTypedIsStill')}{' '}
    {both.length > 0 && t('youToo', { members: said(both) })}
  </Banner>
)
