/**
 * Whether an organisation's people sign in at Google, which is known by its issuer: one for the whole world, whoever it lets
 * in. It asks nobody again, whatever it is told, so there is no proof to be had from it.
 */
export const isGoogle = (issuer: string): boolean => issuer === 'https://accounts.google.com'
