/** The occasions that are mailed; each can be switched off, by person. What concerns the account itself always comes. */
export const mailOccasions = ['offers', 'payment', 'messages', 'delivery', 'hold'] as const
export type MailOccasion = (typeof mailOccasions)[number]
