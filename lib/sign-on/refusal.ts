import { catalogue } from '#lib/words/en/sign-on.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)
/** Why a sign-in at an organisation came to nothing, in words for the person; the page is led to by the name. */
export const refusals = () =>
  ({
    begin_again: t('thatTookTooLongOr'),
    too_many: t('thatWasTriedTooOften'),
    refused: t('yourOrganisationsSignInDid'),
    unreachable: t('yourOrganisationsSignInIs'),
    no_address: t('yourOrganisationsSignInGave'),
    unverified: t('yourOrganisationsSignInHas'),
    foreign_address: t('yourAddressIsNotOf'),
    personal_account: t('thatGoogleAccountIsNot'),
    not_member: t('thereIsAnAccountWith'),
    known_otherwise: t('somebodyElseOfYourOrganisation'),
    removed: t('yourMembershipHasEndedOnly'),
    somebody_else: t('thatWasAnotherPersonThan'),
    not_asked: t('yourOrganisationsSignInDidNot'),
  }) as const
export type Refusal = keyof ReturnType<typeof refusals>

export const sentenceOf = (name: string): string =>
  Object.hasOwn(refusals(), name) ? refusals()[name as Refusal] : refusals().begin_again
