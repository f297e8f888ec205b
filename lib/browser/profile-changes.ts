import type { ResearchProfileView, UpdateProfileInput } from '#lib/researchers/schema.ts'
import { withoutAbsent } from '#lib/view.ts'

type Profile = NonNullable<ResearchProfileView['profile']>
/** What is typed of a profile; a form knows an empty text where the API knows an absent member. */
export type ProfileValues = Record<(typeof texts)[number], string> & Record<(typeof lists)[number], string[]>

const texts = ['name', 'bio'] as const
const lists = ['languages', 'countries', 'archives'] as const

export const profileValuesOf = ({ name, bio = '', languages, countries, archives }: Profile): ProfileValues => ({
  ...{ name, bio, languages, countries, archives },
})

/** The list by now, without what was taken out of the one of then, and with what was put into it. */
const layOver = (was: readonly string[], typed: readonly string[], now: readonly string[]): string[] => [
  ...now.filter((one) => typed.includes(one) || !was.includes(one)),
  ...typed.filter((one) => !was.includes(one) && !now.includes(one)),
]
const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((member) => other.includes(member))

/** What was typed over `was`, and nothing else: on another page more may have been added since, and is there `now`. */
export function changesOfProfile(was: ProfileValues, typed: ProfileValues, now: ProfileValues): UpdateProfileInput {
  return Object.fromEntries([
    ...texts.flatMap((member) => (typed[member] === was[member] ? [] : [[member, typed[member]]])),
    ...lists.flatMap((member) =>
      isSame(typed[member], was[member]) ? [] : [[member, layOver(was[member], typed[member], now[member])]],
    ),
  ])
}

/** What a form holds of a profile that was saved as it was `sent`: that, with what was typed over it while the request ran. */
export const typedSince = (sent: ProfileValues, typed: ProfileValues, saved: ProfileValues): ProfileValues => ({
  ...saved,
  ...withoutAbsent(changesOfProfile(sent, typed, saved)),
})
