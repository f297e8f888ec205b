import { RadioCards } from '#components/ui/radio-cards.tsx'
import { memberRoles, roleWords, type MemberRole } from '#lib/clients/roles.ts'

type Props = {
  legend: string
  selected: MemberRole
  onChange: (role: MemberRole) => void
}

/** One of the roles, each with what it is for. */
export const RoleFields = ({ legend, selected, onChange }: Props) => (
  <RadioCards
    legend={legend}
    name="role"
    options={memberRoles.map((role) => ({
      value: role,
      label: roleWords[role].label,
      description: roleWords[role].hint,
    }))}
    selected={selected}
    onChange={({ target }) => onChange(memberRoles.find((role) => role === target.value) ?? selected)}
  />
)
