import { RadioCards } from '#components/ui/radio-cards.tsx'
import { memberRoles, roleWords, type MemberRole } from '#lib/clients/roles.ts'

type Props<R extends MemberRole> = {
  legend: string
  /** Those there are to choose from; all where nothing is said. */
  roles?: readonly R[]
  selected: NoInfer<R>
  onChange: (role: R) => void
}

/** One of the roles, each with what it is for. */
export const RoleFields = <R extends MemberRole = MemberRole>({
  legend,
  roles = memberRoles as readonly MemberRole[] as readonly R[], // R is all of them where none are given
  selected,
  onChange,
}: Props<R>) => (
  <RadioCards
    legend={legend}
    name="role"
    options={roles.map((role) => ({
      value: role,
      label: roleWords()[role].label,
      description: roleWords()[role].hint,
    }))}
    selected={selected}
    onChange={({ target }) => onChange(roles.find((role) => role === target.value) ?? selected)}
  />
)
