const words: readonly (readonly [RegExp, string])[] = [
  [/^external_account/, 'A bank account that you are paid to'],
  [/^tos_acceptance/, "Your agreement to the provider's terms"],
  [/verification\.(additional_)?document/, 'A photograph of your identity document'],
  [/^(company|owners|directors)\b/, 'Details of your company'],
  [/\.(address|registered_address)\b/, 'Your address'],
  [/\.dob\b/, 'Your date of birth'],
  [/\.(first_name|last_name|name)\b/, 'Your full name'],
  [/\.(email|phone)\b/, 'An e-mail address and telephone number'],
  [/\.(id_number|ssn_last_4|tax_id)\b/, 'A tax or identity number'],
  [/^business_profile/, 'A description of what you do'],
  [/^representative\b/, 'Details of your company'],
]

/** The provider's requirement codes (`individual.dob.day`) in words, each once. Source: Stripe's list of required verification information. */
export const describeRequirements = (codes: readonly string[]): string[] => [
  ...new Set(
    codes.map(
      (code) => words.find(([pattern]) => pattern.test(code))?.[1] ?? `More details (${code.replaceAll(/[._]/g, ' ')})`,
    ),
  ),
]
