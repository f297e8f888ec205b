/** The occasions that are mailed; each can be switched off, by person. What concerns the account itself always comes. */
export const mailOccasions = ['offers', 'payment', 'messages', 'delivery', 'hold', 'webhooks'] as const
/** Those of them that come up for whoever researches. */
export const researchOccasions = ['messages', 'delivery'] as const
export type MailOccasion = (typeof mailOccasions)[number]
/** The occasions that a person's devices may be told of: `other` is what is mailed in any case, a refund say. */
export const pushOccasions = ['offers', 'payment', 'messages', 'delivery', 'hold', 'other'] as const
export type PushOccasion = (typeof pushOccasions)[number]
