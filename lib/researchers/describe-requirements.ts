import { catalogue } from '#lib/words/en/research-profile.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)
const words = (): readonly (readonly [RegExp, string])[] => [
  [/^external_account/, t('aBankAccountThatYou')],
  [/^tos_acceptance/, t('yourAgreementToTheProviders')],
  [/verification\.(additional_)?document/, t('aPhotographOfYourIdentity')],
  [/^(company|owners|directors)\b/, t('detailsOfYourCompany')],
  [/\.(address|registered_address)\b/, t('yourAddress')],
  [/\.dob\b/, t('yourDateOfBirth')],
  [/\.(first_name|last_name|name)\b/, t('yourFullName')],
  [/\.(email|phone)\b/, t('anEMailAddressAnd')],
  [/\.(id_number|ssn_last_4|tax_id)\b/, t('aTaxOrIdentityNumber')],
  [/^business_profile/, t('aDescriptionOfWhatYou')],
  [/^representative\b/, t('detailsOfYourCompany')],
]

/** The provider's requirement codes (`individual.dob.day`) in words, each once. Source: Stripe's list of required verification information. */
export const describeRequirements = (codes: readonly string[]): string[] => [
  ...new Set(
    codes.map(
      (code) =>
        words().find(([pattern]) => pattern.test(code))?.[1] ??
        t('moreDetails', { code: code.replaceAll(/[._]/g, ' ') }),
    ),
  ),
]
