/** Whether nothing of a text can be seen: spaces, joiners and marks alone, as they come along with what is copied, fill no field. */
export const isBlank = (text: string) => !/[^\p{DI}\s\u2800]/u.test(text)
